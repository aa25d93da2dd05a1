"""Guardians box: ten heroes, twelve battlefields. What they do was designed for this project."""

from rulebound.games.guardians.words import *

GUARDIANS_HEROES = (
    Hero("star_lord", "Star-Lord", GUARDIANS, Ability(after_action=[Draw(1), OtherAction()])),
    Hero("rocket", "Rocket", GUARDIANS, Ability(after_action=[SetTrap(), Draw(2)])),
    Hero("mantis", "Mantis", GUARDIANS, Ability(before_reveal=[ReadMind(1)])),
    Hero("yondu", "Yondu", GUARDIANS, Ability(after_action=[DamageNeighbours(1)])),
    Hero("adam_warlock", "Adam Warlock", GUARDIANS, Ability(cheats_death=1)),
    Hero("gamora", "Gamora", GUARDIANS, Ability(ignores_stance=True, when_hurting=[Draw(1)])),
    Hero("drax", "Drax", GUARDIANS, Ability(prevents_first_trap=True, on_reveal={"melee": [Draw(1)]})),
    Hero("groot", "Groot", GUARDIANS, Ability(on_reveal={"defence": [Gain(1)], "arsenal": [Gain(1)]})),
    Hero("nebula", "Nebula", GUARDIANS, Ability(when_hurt_by_opponent=[CulpritDiscards(1), Draw(1)])),
    Hero("cosmo", "Cosmo", GUARDIANS, Ability(forgives=1)),
)

GUARDIANS_BATTLEFIELDS = (
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
