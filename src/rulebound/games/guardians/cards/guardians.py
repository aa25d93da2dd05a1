"""Guardians box: ten heroes, twelve battlefields. Their abilities and effects are house (guardians_set.md)."""

from __future__ import annotations

from typing import Final

from rulebound.games.guardians.words import *


def hero(code: str, name: str, ability: Ability) -> Hero:
    return Hero(code, name, GUARDIANS, ability)


GUARDIANS_HEROES: Final = (
    hero("star_lord", "Star-Lord", Ability(after_action=[Draw(1), OtherAction()])),
    hero("rocket", "Rocket", Ability(after_action=[SetTrap(), Draw(2)])),
    hero("mantis", "Mantis", Ability(before_reveal=[ReadMind(1)])),
    hero("yondu", "Yondu", Ability(after_action=[DamageNeighbours(1)])),
    hero("adam_warlock", "Adam Warlock", Ability(cheats_death=1)),
    hero("gamora", "Gamora", Ability(ignores_stance=True, when_hurting=[Draw(1)])),
    hero("drax", "Drax", Ability(prevents_first_trap=True, on_reveal={"melee": [Draw(1)]})),
    hero("groot", "Groot", Ability(on_reveal={"defence": [Gain(1)], "arsenal": [Gain(1)]})),
    hero("nebula", "Nebula", Ability(when_hurt_by_opponent=[CulpritDiscards(1), Draw(1)])),
    hero("cosmo", "Cosmo", Ability(forgives=1)),
)

GUARDIANS_BATTLEFIELDS: Final = (
    Battlefield("knowhere", "Knowhere", GUARDIANS, terms=Terms(start_energy=4)),
    Battlefield("xandar", "Xandar", GUARDIANS, round_start=[EachHero(Draw(1))]),
    Battlefield("kyln", "The Kyln", GUARDIANS, terms=Terms(knockouts_are_traps=True)),
    Battlefield("morag", "Morag", GUARDIANS, after_draft=[TrapsOn("ambush", "shot")]),
    Battlefield("ego", "Ego", GUARDIANS, round_end=[EachHero(Gain(1))]),
    Battlefield("sovereign", "The Sovereign", GUARDIANS, terms=Terms(trap_damage=2)),
    Battlefield("contraxia", "Contraxia", GUARDIANS, terms=Terms(draft_passes=3)),
    Battlefield("sanctuary", "Sanctuary", GUARDIANS, terms=Terms(start_energy=2)),
    Battlefield("hala", "Hala", GUARDIANS, terms=Terms(stance_protects=frozenset({"knockout"}))),
    Battlefield("sakaar", "Grandmaster's Arena", GUARDIANS, terms=Terms(gains_for_outs=1)),
    Battlefield("museum", "Collector's Museum", GUARDIANS, after_draft=[GiveTechnique("defence")]),
    Battlefield("death", "Realm of Death", GUARDIANS, round_start=[DamageAll(1)], from_round=2),
)
