"""Words for whole cards: a hero's deck in one block."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulebound.games.civilwar.printed import HeroCard, HeroSheet
from rulebound.games.civilwar.words.effect import Effect


class Special:
    """A hero card with a Special Effect: symbols, title, effects."""

    __slots__ = ("effects", "letters", "title", "when")

    def __init__(
        self, letters: str, title: str, effects: tuple[Effect, ...], when: Mapping[str, Sequence[Effect]] | None
    ) -> None:
        self.letters = letters
        self.title = title
        self.effects = effects
        self.when = when


def special(letters: str, title: str, *effects: Effect, when: Mapping[str, Sequence[Effect]] | None = None) -> Special:
    """`when` holds what answers to Enemies: "enemy-ko", "enemy-enters"."""
    return Special(letters, title, effects, when)


def hero(code: str, name: str, home: str, plain: str, *specials: Special) -> HeroSheet:
    """A hero with its twelve cards: those with symbols alone, then those with a Special Effect."""
    letters = plain.split()
    cards = [HeroCard(code, number, symbols) for number, symbols in enumerate(letters, 1)]
    for number, one in enumerate(specials, len(letters) + 1):
        cards.append(HeroCard(code, number, one.letters, one.title, one.effects, one.when))
    return HeroSheet(code, name, cards, home)
