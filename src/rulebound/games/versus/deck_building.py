"""Правила составления колоды: what a deck may hold, and the decks that come with the game."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulebound.games.versus import cardpool
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Text, refuse

SMALLEST: Final = 60  # versus.deck.minimum_60
STARTER: Final = 40  # versus.deck.starter_40
COPIES: Final = 4  # versus.deck.four_copies

FOLDER: Final = Path(__file__).parent / "decks"


def deck_names() -> list[str]:
    """The decks that come with the game: the starters first."""
    return ["march-of-iron", "first-class", "sentinels", "x-men", "brotherhood", "doom"]


@cache
def built_in(name: str) -> dict[str, int]:
    """A deck of the game: code -> copies."""
    if name not in deck_names():
        raise refuse("versus-refused-deck-name", deck=name, decks=", ".join(deck_names()))
    cards: dict[str, int] = _read(name)["cards"]
    return cards


def leader(name: str) -> str:
    """The card that stands for a deck of the game."""
    return str(_read(name)["leader"])


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def size(deck: Mapping[str, int]) -> int:
    return sum(deck.values())


def faults(deck: Mapping[str, int], *, starter: bool = False) -> list[Text]:
    """What is wrong with a deck, a sentence each; versus.deck.copies_apply_to_starter"""
    found: list[Text] = []
    copies: Counter[tuple[str, str]] = Counter()
    for code, n in deck.items():
        if not cardpool.knows(code):  # versus.deck.any_vs_card
            found.append(Text("versus-deck-unknown", {"card": code}))
            continue
        if n < 1:
            found.append(Text("versus-deck-number", {"card": code, "n": n}))
        printed = cardpool.printed(code)
        if not printed.army:  # versus.deck.army_unlimited
            copies[printed.identity] += n
    total = size(deck)
    if starter and total != STARTER:
        found.append(Text("versus-deck-starter-size", {"n": total, "right": STARTER}))
    if not starter and total < SMALLEST:  # versus.deck.no_maximum
        found.append(Text("versus-deck-too-small", {"n": total, "least": SMALLEST}))
    for (title, version), n in copies.items():
        if n > COPIES:  # versus.deck.four_per_version
            found.append(Text("versus-deck-copies", {"card": f"{title}, {version}" if version else title, "n": n}))
    return found


def random_deck(chance: Chance) -> dict[str, int]:
    """A legal deck of 60 cards by lot: for tests and for the adventurous."""
    deck: Counter[str] = Counter()
    copies: Counter[tuple[str, str]] = Counter()
    pool = cardpool.cards()
    while size(deck) < SMALLEST:
        printed = chance.pick(pool)
        if printed.army or copies[printed.identity] < COPIES:
            deck[printed.code] += 1
            copies[printed.identity] += 1
    return dict(sorted(deck.items()))
