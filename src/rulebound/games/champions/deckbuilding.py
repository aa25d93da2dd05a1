"""Building decks (Додаток I): how a deck is built, and the decks that come with the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from rulebound.games.champions.printed import ALTER_EGO, ASPECTS, HERO, PLAYER_KINDS, SETS, CardSet, ChampionsPrinted
from rulebound.kernel.chance import Chance
from rulebound.kernel.decks import Deck, DeckBuilding, Problem, cards_by_lot
from rulebound.kernel.text import Text, refuse

LEAST: Final = 40
MOST: Final = 50

Wrong = Callable[[CardSet, Mapping[ChampionsPrinted, int]], Text | None]


class HeroDeck(Deck, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck list names its hero too."""

    hero: str


@cache
def player_cards() -> dict[str, ChampionsPrinted]:
    """Every card that can be in a deck, by code."""
    found: dict[str, ChampionsPrinted] = {}
    for one in SETS.values():
        for card in one.cards:
            if card.kind in PLAYER_KINDS and card.kind not in (HERO, ALTER_EGO):
                found[card.code] = card
    return found


class HeroDecks(DeckBuilding[HeroDeck]):
    """The rules of Appendix I; the starter decks have the name of their hero."""

    __slots__ = ()
    most_leaders: ClassVar[int] = 1

    def problems(self, deck: HeroDeck) -> list[Problem]:
        return deck_problems(deck)

    def knows(self, code: str) -> bool:
        return code in player_cards()

    def by_lot(self, chance: Chance) -> HeroDeck:
        hero = chance.pick([one.name for one in SETS.values() if one.kind == "hero"])
        return HeroDeck(hero=hero, cards=random_deck(hero, chance))

    def leaders(self) -> list[str]:
        return [one.identity.code for one in SETS.values() if one.kind == "hero"]

    def led_by(self, deck: HeroDeck) -> list[str]:
        return [one.identity.code for one in SETS.values() if one.kind == "hero" and one.name == deck.hero]

    def deck_of(self, leaders: Sequence[str], cards: Mapping[str, int], name: str = "") -> HeroDeck:
        heroes = [one.name for one in SETS.values() if one.kind == "hero" and one.identity.code in leaders]
        return HeroDeck(hero=", ".join(heroes), cards=dict(cards), name=name)

    def comes_with(self, leader: str) -> dict[str, int]:
        return next((own_cards(one) for one in SETS.values() if one.kind == "hero" and one.identity.code == leader), {})

    def seated(self, deck: HeroDeck) -> dict[str, Any]:
        return {"heroes": deck.hero, "decks": deck.cards}


DECKS: Final = HeroDecks(HeroDeck, Path(__file__).parent / "decks")


def decks() -> dict[str, HeroDeck]:
    """The decks that come with the game."""
    return DECKS.built_in()


def deck_for(hero: str) -> HeroDeck:
    """The starter deck of a hero, or else the first one that names it."""
    if hero in decks():
        return decks()[hero]
    for deck in decks().values():
        if deck.hero == hero:
            return deck
    raise refuse("champions-refused-no-deck", hero=hero)


def check_deck(deck: HeroDeck) -> None:
    """Refuse a deck that breaks a rule, with the first thing that is wrong."""
    problems = deck_problems(deck)
    if problems:
        raise refuse("champions-refused-deck", hero=deck.hero, problem=problems[0][1])


def deck_problems(deck: HeroDeck) -> list[Problem]:
    """All rules of Appendix I that a deck breaks, with the rule ids."""
    # champions.deckbuilding.one_identity: a deck names exactly one hero, whose card is not counted
    # (champions.deckbuilding.identity_not_counted)
    if not deck.hero:
        return [("champions.deckbuilding.one_identity", Text("champions-deck-no-hero"))]
    if deck.hero not in SETS or SETS[deck.hero].kind != "hero":
        return [("champions.deckbuilding.one_identity", Text("champions-deck-hero", {"hero": deck.hero}))]
    unknown = [code for code in deck.cards if code not in player_cards()]
    if unknown:
        return [
            ("champions.deckbuilding.fill_with_aspect_or_basic", Text("champions-deck-unknown", {"code": unknown[0]}))
        ]
    own = SETS[deck.hero]
    cards = {player_cards()[code]: n for code, n in deck.cards.items() if n > 0}
    found: list[Problem] = []
    for rule, check in RULES:
        wrong = check(own, cards)
        if wrong is not None:
            found.append((rule, wrong))
    return found


def own_cards(own: CardSet) -> dict[str, int]:
    """The cards of a hero's own, so many as there are."""
    return {card.code: card.copies for card in own.cards if card.kind not in (HERO, ALTER_EGO)}


def _size(own: CardSet, cards: Mapping[ChampionsPrinted, int]) -> Text | None:
    n = sum(cards.values())
    return None if LEAST <= n <= MOST else Text("champions-deck-size", {"n": n, "least": LEAST, "most": MOST})


def _own_cards(own: CardSet, cards: Mapping[ChampionsPrinted, int]) -> Text | None:
    for card in own.cards:
        if card.kind not in (HERO, ALTER_EGO) and cards.get(card, 0) != card.copies:
            return Text("champions-deck-own", {"card": card.name, "n": card.copies})
    return None


def _one_aspect(own: CardSet, cards: Mapping[ChampionsPrinted, int]) -> Text | None:
    aspects = sorted({card.aspect for card in cards if card.aspect in ASPECTS})
    if len(aspects) <= 1:
        return None
    return Text("champions-deck-aspects", {"aspects": [Text(f"champions-aspect-{aspect}") for aspect in aspects]})


def _only_fitting(own: CardSet, cards: Mapping[ChampionsPrinted, int]) -> Text | None:
    for card in cards:
        if card.aspect not in (*ASPECTS, "basic") and card.set != own.name:
            return Text("champions-deck-foreign", {"card": card.name})
    return None


def _three_copies(own: CardSet, cards: Mapping[ChampionsPrinted, int]) -> Text | None:
    """By title; identity-specific cards are exempt, their number is fixed by the hero."""
    titles: dict[str, int] = {}
    for card, n in cards.items():
        if card.set != own.name:
            titles[card.plain] = titles.get(card.plain, 0) + n
            if not card.unique and titles[card.plain] > 3:
                return Text("champions-deck-copies", {"card": card.name, "n": 3})
    return None


def _deck_limit(own: CardSet, cards: Mapping[ChampionsPrinted, int]) -> Text | None:
    for card, n in cards.items():
        most = card.max_per_deck or n
        if n > most:
            return Text("champions-deck-copies", {"card": card.name, "n": most})
    return None


def _one_unique(own: CardSet, cards: Mapping[ChampionsPrinted, int]) -> Text | None:
    identity = own.identity
    other = identity.other.plain if identity.other is not None else ""
    names = {(identity.plain, other)}
    for card, n in cards.items():
        if not card.unique:
            continue
        clash = (card.plain, card.subname) in names or (
            not card.subname and any(card.plain == name for name, _ in names)
        )
        if n > 1 or clash:
            return Text("champions-deck-unique", {"card": card.name})
        names.add((card.plain, card.subname))
    return None


def _identity_demands(own: CardSet, cards: Mapping[ChampionsPrinted, int]) -> Text | None:
    """What an identity demands of its deck: at least so many cards of a trait ("deck-<trait>": n)."""
    for face in (own.identity, own.identity.other):
        for word, n in (face.keywords if face is not None else {}).items():
            if word.startswith("deck-"):
                trait = word.removeprefix("deck-")
                have = sum(copies for card, copies in cards.items() if trait in card.traits)
                if have < n:
                    return Text("champions-deck-demand", {"n": n, "trait": Text(f"champions-trait-{trait}")})
    return None


def random_deck(hero: str, chance: Chance) -> dict[str, int]:
    """A legal deck by lot: all cards of the hero, then cards of one aspect and basic ones, 40 to 50 in all."""
    own = SETS[hero]
    given = own_cards(own)
    aspect = chance.pick(ASPECTS)
    pool = [card for card in player_cards().values() if card.aspect in (aspect, "basic")]
    copies = [card.code for card in pool for _ in range(_most_copies(own, card))]
    size = LEAST + chance.below(MOST - LEAST + 1)
    return cards_by_lot(copies, size, chance, given)


def _most_copies(own: CardSet, card: ChampionsPrinted) -> int:
    """How many copies of a card that is not the hero's own a deck can hold."""
    return max(n for n in range(4) if all(check(own, {card: n}) is None for check in (_deck_limit, _one_unique)))


RULES: Final[tuple[tuple[str, Wrong], ...]] = (
    ("champions.deckbuilding.size", _size),
    ("champions.deckbuilding.all_identity_specific_cards", _own_cards),
    ("champions.deckbuilding.one_aspect", _one_aspect),
    ("champions.deckbuilding.fill_with_aspect_or_basic", _only_fitting),
    ("champions.deckbuilding.three_copies", _three_copies),
    ("champions.max.per_deck", _deck_limit),
    ("champions.deckbuilding.one_copy_unique", _one_unique),
    ("champions.deckbuilding.identity_requirements", _identity_demands),
)
