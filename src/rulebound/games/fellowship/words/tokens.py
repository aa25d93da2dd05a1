"""Effects of this game on resources, threat and progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.games.fellowship.abilities import FellowshipMoment
from rulebound.games.fellowship.elimination import raise_threat, reduce_threat
from rulebound.games.fellowship.progress import place_on_quest, place_progress, remove_progress
from rulebound.games.fellowship.resources import gain_resources, spend
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.words.nouns import THE_QUEST, FellowshipTarget
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Arg, Text
from rulebound.lcg.abilities import Claim
from rulebound.lcg.effects.cards import ByPlayers, SoMuchByPlayers
from rulebound.lcg.effects.deeds import OnCards, says_much
from rulebound.lcg.moments import Count, worth
from rulebound.lcg.state import Lasting, LcgPlayer
from rulebound.lcg.targets import THIS, YOU, Players


def says(what: str, **args: Arg) -> Text:
    return Text(f"fellowship-effect-{what}", args)


OnFellowshipCards = OnCards[FellowshipState, FellowshipCard]


THERE: Final = 1
"""That it is there is all that counts: how much it is nobody asks."""
NOBODY_S: Final = -1
"""Of no player, on no card."""


def lasts_on(
    s: FellowshipState, card: FellowshipCard, stat: str, n: int, period: str, source: FellowshipCard | None = None
) -> None:
    """For a while a card has so much more of something, whoever has made it so."""
    made_by = NOBODY_S if source is None else source.id
    s.lasting = (*s.lasting, Lasting(stat, n, period, "card", NOBODY_S, card.id, made_by))


# --- resources --------------------------------------------------------------------------------------------


class AddResources(OnFellowshipCards):
    """Resources come to the pool of a hero, or as tokens on another card: fellowship.gain.resources"""

    __slots__ = ("n",)

    def __init__(self, n: Count, target: FellowshipTarget) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        n = worth(self.n, s, m)
        gain_resources(s, card, n)
        return n

    def text(self) -> Text:
        return says_much("fellowship-effect-add-resources", self.n, target=self.target.text())


class Spend(OnFellowshipCards):
    """Resources are paid from the pool of one hero."""

    __slots__ = ("n",)

    def __init__(self, n: int, target: FellowshipTarget = THIS) -> None:
        super().__init__(target)
        self.n = n

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.resources >= self.n

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        spend(s, card, self.n)
        return self.n

    def claim(self, s: FellowshipState, m: FellowshipMoment) -> Claim | None:
        card = self._only(s, m)
        return None if card is None else ("resources", card.id, card.resources, self.n)

    def text(self) -> Text:
        return says("spend", n=self.n, target=self.target.text())


# --- threat -----------------------------------------------------------------------------------------------


class RaiseThreat(SoMuchByPlayers):
    """Players raise their threat."""

    __slots__ = ()

    def for_player(self, s: Any, m: Any, player: LcgPlayer[Any]) -> int:
        n = worth(self.n, s, m.twin(player.seat))
        raise_threat(s, player.seat, n, s.rules.sentences)
        return n

    def text(self) -> Text:
        return says_much("fellowship-effect-raise-threat", self.n, by=self.who.words, who=self.who.text())


class ReduceThreat(ByPlayers):
    """Players reduce their threat, not below zero: fellowship.threat.floor"""

    __slots__ = ("n",)

    def __init__(self, n: int, who: Players = YOU) -> None:
        super().__init__(who)
        self.n = n

    def can_for(self, s: Any, m: Any, player: LcgPlayer[Any]) -> bool:
        return bool(s.players[player.seat].threat)

    def for_player(self, s: Any, m: Any, player: LcgPlayer[Any]) -> int:
        return reduce_threat(s, player.seat, self.n, s.rules.sentences)

    def claim(self, s: Any, m: Any) -> Claim | None:
        return ("threat", m.seat, s.players[m.seat].threat, self.n) if self.who is YOU else None

    def text(self) -> Text:
        return says("reduce-threat", n=self.n, by=self.who.words, who=self.who.text())


# --- progress ---------------------------------------------------------------------------------------------


class PlaceProgress(OnFellowshipCards):
    """Progress on the current quest, with the active location before it, or on locations."""

    __slots__ = ("n",)
    act = "progress"

    def __init__(self, n: Count, target: FellowshipTarget = THE_QUEST) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        n = worth(self.n, s, m)
        for card in cards:
            if self.target is THE_QUEST:
                yield from place_on_quest(s, n, s.rules.sentences)
            else:
                yield from place_progress(s, card, n, s.rules.sentences)
        return n * len(cards)

    def text(self) -> Text:
        return says_much("fellowship-effect-place-progress", self.n, target=self.target.text())


class RemoveProgress(OnFellowshipCards):
    """Progress is taken off the current quest, as far as there is some."""

    __slots__ = ("n",)

    def __init__(self, n: Count, target: FellowshipTarget = THE_QUEST) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.progress > 0

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        return remove_progress(s, card, worth(self.n, s, m), s.rules.sentences)

    def text(self) -> Text:
        return says_much("fellowship-effect-remove-progress", self.n, target=self.target.text())


class LeaveQuest(OnFellowshipCards):
    """Characters are no longer committed to the quest; they stay exhausted."""

    __slots__ = ()

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.committed

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        card.committed = False
        s.log.say("leaves-quest", "fellowship.step.3_4_stay_committed", card=card)
        return 1

    def text(self) -> Text:
        return says("leave-quest", target=self.target.text())
