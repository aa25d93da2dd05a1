"""A game in which only who peeks wins: guess the hidden card for all, or take a little more than a guess is worth."""

from __future__ import annotations

from typing import Any

import msgspec

from rulebound.kernel.cards import NOBODY, Card, Printed, State, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, GameOver, ask
from rulebound.kernel.game import Game
from rulebound.kernel.rulebook import Rule, Rulebook
from rulebound.kernel.text import Text
from rulebound.kernel.view import AreaView, Face, Result

COLOURS = [Printed("guess", colour, colour, "colour") for colour in ("red", "green", "blue", "white")]
SAFE = 0.5
"""What somebody gets who does not guess; a guess is worth a quarter."""


class GuessState(State):
    __slots__ = ("deck",)

    def __init__(self, chance: Chance) -> None:
        super().__init__(1, chance, "guess")
        self.deck: Zone[Card[Any]] = self.add_zone(Zone("deck", NOBODY))
        for printed in COLOURS:
            self.add_card(Card(len(self.cards), printed), self.deck)
        self.shuffle(self.deck)

    def clone(self) -> GuessState:
        copy = super().clone()
        assert isinstance(copy, GuessState)
        copy.deck = copy.zones[self.deck.id]
        return copy


def guess(s: GuessState) -> Flow[str]:
    options = [Option("safe"), *(Option("guess", printed.code) for printed in COLOURS)]
    taken = yield from ask(Choice(0, "guess", options, "guess.play.guess"))
    right = 1.0 if taken.on == s.deck.cards[-1].printed.code else 0.0
    score = SAFE if taken.act == "safe" else right
    raise GameOver(Result([0] if score == 1 else [], [score], Text("guess-result"), "guess.play.guess"))


class Setup(msgspec.Struct, frozen=True):
    pass


class Opening:
    Setup: type[msgspec.Struct] = Setup

    def check_setup(self, setup: Any) -> None:
        pass

    def start(self, setup: Any, chance: Chance) -> GuessState:
        return GuessState(chance)


class Guess(Game[GuessState]):
    id = "guess"
    opening: Any = Opening()
    steps = {"guess": guess}  # noqa: RUF012

    @property
    def rulebook(self) -> Rulebook:
        return Rulebook("guess", [Rule("guess.play.guess", "Play", "play", "guess", "guess")])

    def areas(self, s: GuessState, seat: int | None) -> list[AreaView]:
        return []

    def faces(self) -> list[Face]:
        return []


GUESS = Guess()
