"""What an effect aims at: described on the card, chosen when it is announced, checked again when it resolves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rulebound.games.versus.printed import Print, says
from rulebound.games.versus.state import ChainEffect, VersusCard, VersusState
from rulebound.games.versus.targets import may_be_targeted
from rulebound.games.versus.words.who import Who
from rulebound.kernel.text import Text


class Target:
    """So many cards in play that fit a description."""

    __slots__ = ("least", "most", "who")
    of_chain: ClassVar[bool] = False

    def __init__(self, who: Who, least: int = 1, most: int = 1) -> None:
        self.who = who
        self.least = least
        self.most = most

    def things(self, s: VersusState, seat: int, source: VersusCard) -> Iterator[VersusCard | ChainEffect]:
        """What may be chosen now."""
        for card in self.who.candidates(s, seat):
            if self.who.describes(s, source, card) and may_be_targeted(s, card, seat):
                yield card

    def possible(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        """Whether there are enough: no more are looked for."""
        missing = self.least
        if missing <= 0:
            return True
        for card in self.who.candidates(s, seat):
            if self.who.describes(s, source, card) and may_be_targeted(s, card, seat):
                missing -= 1
                if missing == 0:
                    return True
        return False

    def numbers_now(self, paid: Sequence[Print]) -> tuple[int, int]:
        """How many at least and at most, after what was paid."""
        return self.least, self.most

    def still(self, s: VersusState, effect: ChainEffect) -> list[VersusCard]:
        """Those that are still legal: versus.power.target_illegal, versus.power.target_some_illegal"""
        source = s.card(effect.source)
        return [
            card
            for card in (s.card(id) for id in effect.targets)
            if effect.means(card)
            and self.who.matches(s, effect.seat, source, card)
            and may_be_targeted(s, card, effect.seat)
        ]

    def is_on_chain(self, s: VersusState, effect: ChainEffect) -> bool:
        """Whether it aims at effects and one of them still waits."""
        return False

    def text(self) -> Text:
        """In words: "target stunned character you control"; several are counted."""
        if self.most > 1:
            return says("targets", noun=self.who.text(), n=self.most)
        return says("target", noun=self.who.text())


class PileTarget(Target):
    """Cards in one's own KO'd pile; a matching payment makes it "up to" one more."""

    __slots__ = ("more_if_paid",)

    def __init__(self, who: Who, least: int = 1, most: int = 1, more_if_paid: Who | None = None) -> None:
        super().__init__(who, least, most)
        self.more_if_paid = more_if_paid

    def things(self, s: VersusState, seat: int, source: VersusCard) -> Iterator[VersusCard | ChainEffect]:
        return (card for card in s.players[seat].ko.cards if self.who.fits(card.printed))

    def possible(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        return len([*self.things(s, seat, source)]) >= self.least

    def numbers_now(self, paid: Sequence[Print]) -> tuple[int, int]:
        if self.more_if_paid is not None and any(self.more_if_paid.fits(printed) for printed in paid):
            return 0, self.most + 1
        return self.least, self.most

    def still(self, s: VersusState, effect: ChainEffect) -> list[VersusCard]:
        pile = s.players[effect.seat].ko.cards
        return [card for card in (s.card(id) for id in effect.targets) if effect.means(card) and card in pile]

    def text(self) -> Text:
        if self.most > 1:
            said = says("targets-up-to", noun=self.who.card_text(), n=self.most)
        else:
            said = says("target", noun=self.who.card_text())
        said = says("from-pile", noun=said)
        if self.more_if_paid is not None:
            said = says("or-two", noun=said, paid=self.more_if_paid.card_text())
        return said


class ChainTarget(Target):
    """An effect on the chain: of a plot twist, of an activated power, of a triggered power."""

    __slots__ = ("kind", "opposing_character")
    of_chain = True

    def __init__(self, kind: str, *, opposing_character: bool = False) -> None:
        super().__init__(Who())
        self.kind = kind  # plot-twist, activated, trigger
        self.opposing_character = opposing_character

    def is_meant(self, seat: int, effect: ChainEffect) -> bool:
        if self.opposing_character and (effect.seat == seat or effect.controlled != "character"):
            return False
        if self.kind == "activated":
            return effect.kind == "power" and effect.power.activates
        return effect.kind == self.kind

    def things(self, s: VersusState, seat: int, source: VersusCard) -> Iterator[VersusCard | ChainEffect]:
        return (effect for effect in s.chain if self.is_meant(seat, effect))

    def possible(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        return len([*self.things(s, seat, source)]) >= self.least

    def still(self, s: VersusState, effect: ChainEffect) -> list[VersusCard]:
        return []

    def is_on_chain(self, s: VersusState, effect: ChainEffect) -> bool:
        return any(other.number in effect.targets for other in s.chain)

    def text(self) -> Text:
        opposing = "yes" if self.opposing_character else "no"
        return says("target-chain", kind=self.kind, opposing=opposing)
