"""Effects on what characters can do: ATK, DEF, flight, range, teams, reinforcement; and the conditions they read."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.versus.numbers import gain_keywords, has_range, modify
from rulebound.games.versus.printed import says, stats_text
from rulebound.games.versus.state import FLIGHT, RANGE, ChainEffect, VersusCard, VersusState
from rulebound.games.versus.words.effects.effect import Counted, Effect, aimed
from rulebound.games.versus.words.targets import Target
from rulebound.games.versus.words.who import Who
from rulebound.kernel.text import Text


class Condition:
    """Something that holds or not."""

    __slots__ = ()

    def holds(self, s: VersusState, effect: ChainEffect, it: VersusCard) -> bool:
        raise NotImplementedError  # pragma: no cover

    def text(self) -> Text:
        return says(f"if-{self.name}")

    name = ""


class AnotherHasRange(Condition):
    """You control another character that has range."""

    __slots__ = ()
    name = "another-has-range"

    def holds(self, s: VersusState, effect: ChainEffect, it: VersusCard) -> bool:
        return any(c is not it and has_range(s, c) for c in s.players[effect.seat].characters.cards)


class AttacksAlone(Condition):
    """It is the only attacker."""

    __slots__ = ()
    name = "attacks-alone"

    def holds(self, s: VersusState, effect: ChainEffect, it: VersusCard) -> bool:
        return s.attack is not None and s.attack.attackers == [it.id]


class Modify(Effect):
    """It gets so much ATK and DEF, and perhaps a keyword."""

    __slots__ = ("atk", "better", "defense", "flight", "instead", "until")

    def __init__(
        self,
        atk: int = 0,
        defense: int = 0,
        *,
        until: str = "attack",
        flight: str = "",
        instead: int = 0,
        better: Condition | None = None,
    ) -> None:
        self.atk = atk
        self.defense = defense
        self.until = until
        self.flight = flight  # until when it has flight: attack, turn
        self.instead = instead  # added to each nonzero value if the condition holds
        self.better = better

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            more = self.instead if self.better is not None and self.better.holds(s, effect, card) else 0
            gains = self.atk + more * (self.atk != 0), self.defense + more * (self.defense != 0)
            modify(s, card, *gains, self.until, effect.rule)
            if self.flight:
                gain_keywords(s, card, FLIGHT, self.flight, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        stats = stats_text(self.atk, self.defense)
        does = says("modify", it=aimed(it), stats=stats, until=self.until, flight=self.flight or "no")
        if self.better is None:
            return does
        more = self.instead
        instead = stats_text(self.atk and self.atk + more, self.defense and self.defense + more)
        return says("modify-or", does=does, instead=instead, better=self.better.text())


class ModifyThis(Effect):
    """This card gets so much ATK and DEF."""

    __slots__ = ("atk", "defense", "until")

    def __init__(self, atk: int = 0, defense: int = 0, until: str = "attack") -> None:
        self.atk = atk
        self.defense = defense
        self.until = until

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.source)
        if effect.means(card):
            modify(s, card, self.atk, self.defense, self.until, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("modify", it=says("this"), flight="no", stats=stats_text(self.atk, self.defense), until=self.until)


class ModifyAll(Effect):
    """Every such character gets so much ATK and DEF."""

    __slots__ = ("atk", "defense", "until", "who")

    def __init__(self, who: Who, atk: int = 0, defense: int = 0, until: str = "attack") -> None:
        self.who = who
        self.atk = atk
        self.defense = defense
        self.until = until

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in self.who.all(s, effect.seat, s.card(effect.source)):
            modify(s, card, self.atk, self.defense, self.until, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says(
            "modify",
            it=says("each", noun=self.who.text()),
            flight="no",
            stats=stats_text(self.atk, self.defense),
            until=self.until,
        )


class StrengthenReinforced(Counted):
    """The defender that this card reinforced gets so much DEF this attack."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.about)
        if s.defending(card):
            modify(s, card, 0, self.n, "attack", effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("strengthen-reinforced", n=self.n)


class BorrowKeywords(Counted):
    """This card gains the flight and range that the stunned character had, and so much DEF, this turn."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.source)
        if effect.means(card):
            gain_keywords(s, card, effect.n, "turn", effect.rule)
            modify(s, card, 0, self.n, "turn", effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("borrow-keywords", n=self.n)


class Suppress(Effect):
    """It loses flight and range and its payment powers cannot be used this turn."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            card.now.loses_turn = FLIGHT | RANGE
            card.now.no_powers = True
            s.log.say("suppressed", effect.rule, card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("suppress", it=aimed(it))


class LoseTeams(Effect):
    """It loses its team affiliations this turn."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            card.now.no_teams = True
            s.log.say("loses-teams", effect.rule, card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("lose-teams", it=aimed(it))


class LoseReinforcement(Effect):
    """It loses reinforcement and cannot become reinforced this attack."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            card.now.reinforced = False
            card.now.no_reinforcement = True
            s.log.say("no-reinforcement", effect.rule, card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("lose-reinforcement", it=aimed(it))
