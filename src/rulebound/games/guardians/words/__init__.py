"""The words in which cards are written: a card file imports them all and nothing else (docs/add-a-card.md)."""

from __future__ import annotations

from rulebound.games.guardians.printed import AVENGERS, GUARDIANS, Ability, Action, Battlefield, Hero, Technique, Terms
from rulebound.games.guardians.words.on_tactics import (
    PlaceKnockout,
    RemoveKnockout,
    RemoveTrap,
    SetOrRemoveTraps,
    SetTrap,
)
from rulebound.games.guardians.words.opponents import (
    CulpritDiscards,
    DamageNeighbours,
    DamageOne,
    DamageUpTo,
    ReadMind,
    Stun,
    SufferKnockout,
    TheyDiscard,
)
from rulebound.games.guardians.words.own import Draw, Gain, OtherAction, SeizeInitiative, SwapLaid, TakeStance
from rulebound.games.guardians.words.whole_table import (
    DamageAll,
    EachHero,
    GiveTechnique,
    PassCards,
    PassFirstPlayer,
    RandomKnockout,
    RandomTrap,
    RefreshHeroes,
    TrapsOn,
)

__all__ = [
    "AVENGERS", "GUARDIANS", "Ability", "Action", "Battlefield", "CulpritDiscards", "DamageAll", "DamageNeighbours",
    "DamageOne", "DamageUpTo", "Draw", "EachHero", "Gain", "GiveTechnique", "Hero", "OtherAction", "PassCards",
    "PassFirstPlayer", "PlaceKnockout", "RandomKnockout", "RandomTrap", "ReadMind", "RefreshHeroes",
    "RemoveKnockout", "RemoveTrap", "SeizeInitiative", "SetOrRemoveTraps", "SetTrap", "Stun", "SufferKnockout",
    "SwapLaid", "TakeStance", "Technique", "Terms", "TheyDiscard", "TrapsOn",
]  # fmt: skip
