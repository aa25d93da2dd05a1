"""Avengers box: ten heroes, twelve battlefields. What they do was designed for this project."""

from rulebound.games.guardians.words import *

AVENGERS_HEROES = (
    Hero("iron_man", "Iron Man", AVENGERS, Ability(after_action=[Gain(1)])),
    Hero("captain_america", "Captain America", AVENGERS, Ability(prevents_damage=True)),
    Hero("thor", "Thor", AVENGERS, Ability(after_action=[DamageUpTo(1, 3, "hero", "guardians.hero.unique_ability")])),
    Hero("hawkeye", "Hawkeye", AVENGERS, Ability(after_action=[PlaceKnockout(), Draw(1)])),
    Hero("doctor_strange", "Doctor Strange", AVENGERS, Ability(before_reveal=[SwapLaid(), Draw(1)], needs_hand=True)),
    Hero("hulk", "Hulk", AVENGERS, Ability(when_hurt=[Draw(1)])),
    Hero("black_widow", "Black Widow", AVENGERS, Ability(guards_hand=True)),
    Hero("spider_man", "Spider-Man", AVENGERS, Ability(survives_knockout=[SufferKnockout(1), Draw(1)])),
    Hero("black_panther", "Black Panther", AVENGERS, Ability(caps_damage=1, when_capped=[Draw(1)])),
    Hero("captain_marvel", "Captain Marvel", AVENGERS, Ability(when_gaining=[Draw(1)])),
)

AVENGERS_BATTLEFIELDS = (
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
