"""Building a deck (Правила составления колоды): what a deck may hold, and the decks that come with the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rulebound.games.versus import cardpool
from rulebound.kernel.chance import Chance
from rulebound.kernel.decks import Deck, DeckBuilding, Problem, cards_by_lot
from rulebound.kernel.text import Text, refuse

SMALLEST: Final = 60  # versus.deck.minimum_60
STARTER: Final = 40  # versus.deck.starter_40
COPIES: Final = 4  # versus.deck.four_copies


class VersusDeck(Deck, frozen=True, forbid_unknown_fields=True):
    """A deck list may say which card stands for it, and of which team it is."""

    leader: str = ""
    team: str = ""


class VersusDecks(DeckBuilding[VersusDeck]):
    """Sixty cards, or a starter of forty."""

    __slots__ = ()

    def problems(self, deck: VersusDeck) -> list[Problem]:
        return problems(deck.cards, starter=deck.size == STARTER)

    def knows(self, code: str) -> bool:
        return cardpool.knows(code)

    def by_lot(self, chance: Chance) -> VersusDeck:
        return VersusDeck(random_deck(chance))


DECKS: Final = VersusDecks(VersusDeck, Path(__file__).parent / "decks")


def deck_names() -> list[str]:
    """The decks that come with the game: the starters first."""
    return sorted(DECKS.built_in(), key=lambda name: DECKS.built_in()[name].size)


def built_in(name: str) -> VersusDeck:
    """A deck of the game."""
    if name not in DECKS.built_in():
        raise refuse("versus-refused-deck-name", deck=name, decks=", ".join(deck_names()))
    return DECKS.built_in()[name]


def size(deck: Mapping[str, int]) -> int:
    return sum(deck.values())


def problems(deck: Mapping[str, int], *, starter: bool = False) -> list[Problem]:
    """What is wrong with a deck; versus.deck.copies_apply_to_starter"""
    found: list[Problem] = []
    copies: Counter[tuple[str, str]] = Counter()
    for code, n in deck.items():
        if not cardpool.knows(code):  # versus.deck.any_vs_card
            found.append(("versus.deck.any_vs_card", Text("versus-deck-unknown", {"card": code})))
            continue
        if n < 1:
            found.append(("versus.deck.any_vs_card", Text("versus-deck-number", {"card": code, "n": n})))
        printed = cardpool.printed(code)
        if not printed.army:  # versus.deck.army_unlimited
            copies[printed.identity] += n
    total = size(deck)
    if starter and total != STARTER:
        found.append(("versus.deck.starter_40", Text("versus-deck-starter-size", {"n": total, "right": STARTER})))
    if not starter and total < SMALLEST:  # versus.deck.no_maximum
        found.append(("versus.deck.minimum_60", Text("versus-deck-too-small", {"n": total, "least": SMALLEST})))
    for (title, version), n in copies.items():
        if n > COPIES:  # versus.deck.four_per_version
            said = Text("versus-deck-copies", {"card": f"{title}, {version}" if version else title, "n": n})
            found.append(("versus.deck.four_per_version" if version else "versus.deck.four_copies", said))
    return found


def random_deck(chance: Chance) -> dict[str, int]:
    """A legal deck of 60 cards by lot: for tests and for the adventurous."""
    heap = [card.code for card in cardpool.cards() for _ in range(2 * COPIES if card.army else COPIES)]
    return cards_by_lot(heap, SMALLEST, chance)
