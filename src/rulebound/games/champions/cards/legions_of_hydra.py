"""Legions of Hydra: a modular set."""

from rulebound.games.champions.words import *

SET = modular_set

LEGIONS_CARD = named("Legions of Hydra")

legions_of_hydra = side_scheme(
    "01180", "Legions of Hydra", start_threat=3, icons="hazard", boost=3, copies=2,
    does=when_revealed(
        if_(Absent(named("Madame Hydra")), find(named("Madame Hydra"), engaged=True)),
        place_threat(Times(2, InPlay(each(ENEMY.with_trait("hydra")))), THIS),
    ),
)
madame_hydra = minion(
    "01181", "Madame Hydra", unique=True, atk=2, sch=2, hit_points=6, star="atk sch", boost=2, traits="elite hydra",
    always=cannot("take-damage", THIS, Exists(LEGIONS_CARD)),
    does=(
        forced_response(THIS_SCHEMES, place_threat(2, LEGIONS_CARD)),
        forced_response(THIS_ATTACKS, place_threat(2, LEGIONS_CARD)),
    ),
)
hydra_soldier = minion(
    "01182", "Hydra Soldier", atk=2, sch=1, hit_points=4, boost=1, traits="hydra", keywords="guard", copies=3,
    does=when_defeated(deal_encounter(THE_ENGAGED_PLAYER)),
)
