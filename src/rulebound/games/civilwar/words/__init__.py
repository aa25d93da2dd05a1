"""The words in which cards are written: a card file imports them all and nothing else (docs/add-a-card.md)."""

from __future__ import annotations

from rulebound.games.civilwar.printed import Cell, Equipment, Event, LocationTile, Mission, Population
from rulebound.games.civilwar.words.conditions import Alone, ChooseOne, HandOf, Pay, Search
from rulebound.games.civilwar.words.heroes import (
    Charge,
    Damage,
    Delay,
    Discard,
    Draw,
    DrawTo,
    Gain,
    Go,
    Guard,
    Ready,
    Strip,
    StripShield,
    Stun,
    Token,
    Ward,
)
from rulebound.games.civilwar.words.places import Add, Defeat, Flip, MoveTokens, PullThugs, Rescue, Strike
from rulebound.games.civilwar.words.vocabulary import hero, special
from rulebound.games.civilwar.words.who import (
    ADJACENT,
    ALLY,
    ANY_BLUE_HERO,
    ANYWHERE,
    BLUE_HERO,
    EACH_BEHIND,
    EACH_BLUE,
    EACH_ENEMY_HERE,
    EACH_RED,
    ENEMY_ADJACENT,
    ENEMY_HERE,
    ENEMY_NEAR,
    EVERY_BLUE,
    EVERYONE,
    HERE,
    HERO,
    HERO_HERE,
    HEROES_HERE,
    NEAR,
    ONE_ADJACENT,
    OPPOSITE,
    OTHER_WITH_ENEMY,
    SELF,
)

__all__ = [
    "ADJACENT", "ALLY", "ANYWHERE", "ANY_BLUE_HERO", "BLUE_HERO", "EACH_BEHIND", "EACH_BLUE", "EACH_ENEMY_HERE",
    "EACH_RED", "ENEMY_ADJACENT", "ENEMY_HERE", "ENEMY_NEAR", "EVERYONE", "EVERY_BLUE", "HERE", "HERO", "HEROES_HERE",
    "HERO_HERE", "NEAR", "ONE_ADJACENT", "OPPOSITE", "OTHER_WITH_ENEMY", "SELF", "Add", "Alone", "Cell", "Charge",
    "ChooseOne", "Damage", "Defeat", "Delay", "Discard", "Draw", "DrawTo", "Equipment", "Event", "Flip", "Gain", "Go",
    "Guard", "HandOf", "LocationTile", "Mission", "MoveTokens", "Pay", "Population", "PullThugs", "Ready", "Rescue",
    "Search", "Strike", "Strip", "StripShield", "Stun", "Token", "Ward", "hero", "special",
]  # fmt: skip
