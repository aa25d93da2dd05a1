"""Building decks (Створення колод): how a deck is built, and the decks that come with the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from rulebound.games.fellowship.printed import DECK_KINDS, HERO, NEUTRAL, SETS, FellowshipPrinted
from rulebound.kernel.chance import Chance
from rulebound.kernel.decks import Deck, DeckBuilding, Problem, cards_by_lot
from rulebound.kernel.text import Text, refuse

LEAST: Final = 50
MOST_COPIES: Final = 3
MOST_HEROES: Final = 3


class FellowshipDeck(Deck, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck list names its heroes too."""

    heroes: list[str]


Wrong = Callable[[Mapping[FellowshipPrinted, int]], Text | None]


@cache
def player_cards() -> dict[str, FellowshipPrinted]:
    """Every card that a self-made deck may hold, by code; boons must be earned: fellowship.boon.earned_only"""
    return {card.code: card for one in SETS.values() for card in one.cards if card.kind in DECK_KINDS and not card.pool}


@cache
def heroes() -> dict[str, FellowshipPrinted]:
    return {card.code: card for one in SETS.values() for card in one.cards if card.kind == HERO}


class FellowshipDecks(DeckBuilding[FellowshipDeck]):
    """The rules for decks; the starter decks of the box are legal as printed."""

    __slots__ = ()
    most_leaders: ClassVar[int] = MOST_HEROES

    def problems(self, deck: FellowshipDeck) -> list[Problem]:
        return deck_problems(deck)

    def knows(self, code: str) -> bool:
        return code in player_cards()

    def by_lot(self, chance: Chance) -> FellowshipDeck:
        return random_deck(chance)

    def leaders(self) -> list[str]:
        return list(heroes())

    def led_by(self, deck: FellowshipDeck) -> list[str]:
        return deck.heroes

    def deck_of(self, leaders: Sequence[str], cards: Mapping[str, int], name: str = "") -> FellowshipDeck:
        return FellowshipDeck(heroes=list(leaders), cards=dict(cards), name=name)


DECKS: Final = FellowshipDecks(FellowshipDeck, Path(__file__).parent / "decks")


def decks() -> dict[str, FellowshipDeck]:
    """The decks that come with the game."""
    return DECKS.built_in()


def deck_of(cards: Mapping[str, int]) -> FellowshipDeck:
    """A deck given as one list of cards, heroes among them."""
    return FellowshipDeck(
        heroes=[code for code in cards if code in heroes()],
        cards={code: n for code, n in cards.items() if code not in heroes()},
    )


def check_deck(deck: FellowshipDeck, *, campaign: bool = False) -> None:
    """Refuse a deck that breaks a rule, with the first thing that is wrong."""
    problems = deck_problems(deck, campaign=campaign)
    if problems:
        raise refuse("fellowship-refused-deck", problem=problems[0][1])


def deck_problems(deck: FellowshipDeck, *, campaign: bool = False) -> list[Problem]:
    """All rules that a deck breaks, with the rule ids; a list of the box breaks none.

    fellowship.starter.legal_as_printed; in a campaign the log decides about the heroes, and the cards of a list of the
    box stay legal when a hero has fallen or was changed.
    """
    if any(deck.cards == own.cards and (campaign or deck.heroes == own.heroes) for own in decks().values()):
        return []
    found: list[Problem] = []
    strangers = [code for code in deck.heroes if code not in heroes()]
    if strangers:
        return [("fellowship.hero.one_to_three", Text("fellowship-deck-hero", {"code": strangers[0]}))]
    n = len(deck.heroes)
    if not (0 if campaign else 1) <= n <= MOST_HEROES:
        found.append(("fellowship.hero.one_to_three", Text("fellowship-deck-heroes", {"n": n, "most": MOST_HEROES})))
    if len(set(deck.heroes)) < n:
        found.append(("fellowship.unique.group_limit", Text("fellowship-deck-same-hero")))
    unknown = [code for code in deck.cards if code not in player_cards()]
    if unknown:
        found.append(("fellowship.player_deck.shuffled", Text("fellowship-deck-unknown", {"code": unknown[0]})))
        return found
    cards = {player_cards()[code]: n for code, n in deck.cards.items()}
    for rule, check in RULES:
        wrong = check(cards)
        if wrong is not None:
            found.append((rule, wrong))
    return found


def _size(cards: Mapping[FellowshipPrinted, int]) -> Text | None:
    """There is only a minimum: fellowship.deck.no_maximum"""
    n = sum(cards.values())
    return None if n >= LEAST else Text("fellowship-deck-size", {"n": n, "least": LEAST})


def _three_copies(cards: Mapping[FellowshipPrinted, int]) -> Text | None:
    """By title: fellowship.copy.by_title"""
    titles: dict[str, int] = {}
    for card, n in cards.items():
        titles[card.plain] = titles.get(card.plain, 0) + n
        if titles[card.plain] > MOST_COPIES:
            return Text("fellowship-deck-copies", {"card": card.name, "n": MOST_COPIES})
    return None


RULES: Final[tuple[tuple[str, Wrong], ...]] = (
    ("fellowship.deck.minimum_50", _size),
    ("fellowship.deck.three_copies", _three_copies),
)
"""Within these limits any mix is legal: fellowship.deck.free_mix"""


def decks_by_lot(chance: Chance, most: int) -> list[FellowshipDeck]:
    """Legal decks for one to so many players, of whom no two have the same hero."""
    found: list[FellowshipDeck] = []
    for _ in range(1 + chance.below(most)):
        found.append(random_deck(chance, frozenset(code for deck in found for code in deck.heroes)))
    return found


def random_deck(chance: Chance, taken: frozenset[str] = frozenset()) -> FellowshipDeck:
    """A legal deck by lot: one to three heroes that nobody else has, cards of their spheres first, 50 or a few more."""
    free = [code for code in sorted(heroes()) if code not in taken]
    own = chance.sample(free, 1 + chance.below(MOST_HEROES))
    spheres = {heroes()[code].sphere for code in own} | {NEUTRAL}
    pool = [card.code for card in player_cards().values() if card.sphere in spheres]
    others = [card.code for card in player_cards().values() if card.sphere not in spheres]
    size = LEAST + chance.below(6)
    heap = [code for code in pool for _ in range(MOST_COPIES)]
    if len(heap) < size:
        heap += [code for code in others for _ in range(MOST_COPIES)]
    return FellowshipDeck(heroes=own, cards=cards_by_lot(heap, min(size, len(heap)), chance))
