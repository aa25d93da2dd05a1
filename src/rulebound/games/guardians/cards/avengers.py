"""Avengers box: ten heroes, twelve battlefields. Their abilities and effects are house (guardians_set.md)."""

from __future__ import annotations

from typing import Final

from rulebound.games.guardians.words import *


def hero(code: str, name: str, ability: Ability) -> Hero:
    return Hero(code, name, AVENGERS, ability)


AVENGERS_HEROES: Final = (
    hero("iron_man", "Iron Man", Ability(after_action=[Gain(1)])),
    hero("captain_america", "Captain America", Ability(prevents_damage=True)),
    hero("thor", "Thor", Ability(after_action=[DamageUpTo(1, 3, "hero", "guardians.hero.unique_ability")])),
    hero("hawkeye", "Hawkeye", Ability(after_action=[PlaceKnockout(), Draw(1)])),
    hero("doctor_strange", "Doctor Strange", Ability(before_reveal=[SwapLaid(), Draw(1)], needs_hand=True)),
    hero("hulk", "Hulk", Ability(when_hurt=[Draw(1)])),
    hero("black_widow", "Black Widow", Ability(guards_hand=True)),
    hero("spider_man", "Spider-Man", Ability(survives_knockout=[SufferKnockout(1), Draw(1)])),
    hero("black_panther", "Black Panther", Ability(caps_damage=1, when_capped=[Draw(1)])),
    hero("captain_marvel", "Captain Marvel", Ability(when_gaining=[Draw(1)])),
)

AVENGERS_BATTLEFIELDS: Final = (
    Battlefield("tower", "Stark Tower", AVENGERS, terms=Terms(hand_size=6)),
    Battlefield("helicarrier", "Helicarrier", AVENGERS, round_end=[PassFirstPlayer()]),
    Battlefield("wakanda", "Wakanda", AVENGERS, terms=Terms(first_damage_less=1)),
    Battlefield("asgard", "Asgard", AVENGERS, terms=Terms(stages=4)),
    Battlefield("sanctum", "Sanctum Sanctorum", AVENGERS, terms=Terms(falling=True)),
    Battlefield("savage_land", "Savage Land", AVENGERS, round_start=[RandomTrap()]),
    Battlefield("latveria", "Latveria", AVENGERS, round_start=[RandomKnockout()]),
    Battlefield("hydra", "Hydra Base", AVENGERS, terms=Terms(discard_bonus=1)),
    Battlefield("manhattan", "Streets of Manhattan", AVENGERS, terms=Terms(clockwise=False)),
    Battlefield("mansion", "Avengers Mansion", AVENGERS, round_start=[RefreshHeroes()], only_round=2),
    Battlefield("quantum", "Quantum Realm", AVENGERS, round_start=[PassCards()], from_round=2),
    Battlefield("raft", "The Raft", AVENGERS, terms=Terms(abilities=False)),
)
