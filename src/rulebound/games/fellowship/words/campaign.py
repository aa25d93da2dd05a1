"""Effects of the campaign's cards: what is set aside, who is taken prisoner, what is written into the log."""

from __future__ import annotations

from typing import ClassVar

from msgspec import structs

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.campaign import Campaign, earned, pool_card
from rulebound.games.fellowship.captivity import RULE as CARD_OVER_RULES
from rulebound.games.fellowship.captivity import capture_instead, free, take_prisoner
from rulebound.games.fellowship.encounter import join_first_player
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.words.amounts import FellowshipCondition
from rulebound.games.fellowship.words.tokens import says
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text
from rulebound.lcg.events import Deed
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.targets import EACH_PLAYER, Players


def log_of(s: FellowshipState) -> Campaign:
    assert s.campaign is not None
    return s.campaign


class OfTitle(FellowshipEffect):
    """Something done with the copies of a boon or burden."""

    __slots__ = ("title",)
    words: ClassVar[str] = ""

    def __init__(self, title: str) -> None:
        self.title = title

    def lying_aside(self, s: FellowshipState) -> list[FellowshipCard]:
        return [card for card in s.beside.cards if card.printed.plain == self.title]

    def text(self) -> Text:
        return says(self.words, title=self.title)


# --- set aside ---------------------------------------------------------------------------------------------


class PutAsideIntoPlay(OfTitle):
    """A card that was set aside enters play under the first player's control: fellowship.boon.earned_only"""

    __slots__ = ()
    words = "put-aside-into-play"

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        cards = self.lying_aside(s)
        if not cards:
            return False
        yield from join_first_player(s, cards.pop())
        return True


class SetCopiesAside(OfTitle):
    """All copies of a card lie beside the quest deck, out of play: fellowship.permanent.when_added"""

    __slots__ = ()
    words = "set-copies-aside"

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        for card in self.lying_aside(s):
            s.log.say("set-aside", s.rules.sentences, card=card)
        return True


class AttachAside(OfTitle):
    """Each player attaches a copy that was set aside to a hero of their own, in player order, while there are copies.

    With `by_first` it is one copy, on any hero that the first player chooses.
    """

    __slots__ = ("by_first",)

    def __init__(self, title: str, *, by_first: bool = False) -> None:
        super().__init__(title)
        self.by_first = by_first

    def _hosts(self, s: FellowshipState, seat: int) -> list[FellowshipCard]:
        """One copy of a title at most on each."""
        heroes = [hero for one in (s.order() if self.by_first else [seat]) for hero in s.heroes_of(one)]
        return [hero for hero in heroes if all(s.cards[id].printed.plain != self.title for id in hero.attached)]

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return bool(self.lying_aside(s)) and any(self._hosts(s, seat) for seat in s.order())

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        done = False
        for seat in [s.first] if self.by_first else s.order():
            copies, hosts = self.lying_aside(s), self._hosts(s, seat)
            if not copies or not hosts:
                continue
            card = copies.pop()
            host = yield from choose(s, seat, "attach", hosts, s.rules.attach, about=card)
            assert host is not None
            yield from attach_for_good(s, card, host)
            done = True
        return done

    def text(self) -> Text:
        if self.by_first:
            return says("attach-by-first", title=self.title)
        return says("attach-aside", title=self.title, who=EACH_PLAYER.text())


def attach_for_good(s: FellowshipState, card: FellowshipCard, host: FellowshipCard) -> Flow[None]:
    """A card of the campaign is attached to a hero; one with the back of player cards is its controller's own."""
    seat = host.controller
    assert seat is not None
    if card.printed.back == host.printed.back:
        card.owner = seat
    yield from enter_play(s, card, s.players[seat].area, seat, host=host)


# --- prisoners ---------------------------------------------------------------------------------------------


class CapturePrisoner(FellowshipEffect):
    """The prisoner of the campaign log is taken instead, and the cards attached to that hero lie face down."""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        assert isinstance(m.event, Deed)
        capture_instead(s, m.event, log_of(s).prisoner)
        return True

    def text(self) -> Text:
        return says("capture-prisoner")


class CaptureToo(OfTitle):
    """Another character is taken prisoner as well, and does not leave play by it."""

    __slots__ = ()
    words = "capture-too"

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        for card in s.titled(self.title):
            take_prisoner(s, card)
        return True


class FreeCaptive(OfTitle):
    """That character is turned face up again, with so much damage."""

    __slots__ = ("n",)

    def __init__(self, title: str, n: int) -> None:
        super().__init__(title)
        self.n = n

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return any(card.captive for card in s.titled(self.title))

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        for card in s.titled(self.title):
            free(s, card, self.n)
        return True

    def text(self) -> Text:
        return says("free-captive", title=self.title, n=self.n)


class TurnThisOver(FellowshipEffect):
    """This card shows its other side."""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        s.turn_over(m.card, CARD_OVER_RULES)
        return True

    def text(self) -> Text:
        return says("turn-this-over")


# --- into the log ------------------------------------------------------------------------------------------


class Earn(OfTitle):
    """A boon or burden is added to the campaign pool, for each player one if it is theirs.

    fellowship.pool.definition
    """

    __slots__ = ("who",)

    def __init__(self, title: str, who: Players | None = None) -> None:
        super().__init__(title)
        self.who = who

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        code = pool_card(self.title).code
        for seat in [None] if self.who is None else range(s.seats):  # who was eliminated has won too
            s.campaign = earned(log_of(s), code, seat)
        return True

    def text(self) -> Text:
        return says("earn", title=self.title) if self.who is None else says("each-earns", title=self.title)


class EarnAttached(OfTitle):
    """Each copy in play is added to the pool with the name of its hero: fellowship.pool.permanent_note"""

    __slots__ = ()
    words = "earn-attached"

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        for player in s.players:
            for card in player.area.cards:
                if card.printed.plain == self.title and card.host >= 0:
                    s.campaign = earned(log_of(s), card.printed.code, None, s.cards[card.host].printed.code)
        return True


class RecordPrisoner(FellowshipEffect):
    """The hero with the most damage is recorded as the prisoner; chance decides between several."""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        most = max(hero.damage for hero in s.heroes())
        hurt = [hero for hero in s.heroes() if hero.damage == most]
        s.campaign = structs.replace(log_of(s), prisoner=s.chance.pick(hurt).printed.code)
        return True

    def text(self) -> Text:
        return says("record-prisoner")


class Bequeath(OfTitle):
    """A boon comes over into the next campaign: fellowship.campaign.resolution_exception"""

    __slots__ = ()
    words = "bequeath"

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        log = log_of(s)
        s.campaign = structs.replace(log, legacy=[*log.legacy, pool_card(self.title).code])
        return True


class StageWas(FellowshipCondition):
    """If the players won at the stage of this title."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        self.title = title

    def holds(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return bool(s.quest_zone.cards) and s.quest.printed.plain == self.title

    def text(self) -> Text:
        return Text("fellowship-if-stage-was", {"title": self.title})
