"""Legions of Hydra: a modular set."""

from __future__ import annotations

from rulebound.games.champions.amounts import Absent, Exists, InPlay, Times
from rulebound.games.champions.constant import Cannot
from rulebound.games.champions.printed import CardSet, minion, side_scheme
from rulebound.games.champions.targets import EACH_ENEMY, THE_ENGAGED_PLAYER, THIS, Named, Trait
from rulebound.games.champions.triggers import THIS_ATTACKS, THIS_SCHEMES
from rulebound.games.champions.vocabulary import (
    deal_encounter,
    find,
    forced_response,
    if_,
    place_threat,
    when_defeated,
    when_revealed,
)

LEGIONS_CARD = Named("Legions of Hydra")

legions_of_hydra = side_scheme(
    "01180", "Legions of Hydra", start_threat=3, icons="hazard", boost=3, copies=2,
    does=when_revealed(
        if_(Absent(Named("Madame Hydra")), find("Madame Hydra", put=True, engaged=True)),
        place_threat(Times(2, InPlay(Trait(EACH_ENEMY, "hydra"))), THIS),
    ),
)  # fmt: skip
madame_hydra = minion(
    "01181", "Madame Hydra", unique=True, atk=2, sch=2, hit_points=6, star="atk sch", boost=2, traits="elite hydra",
    always=Cannot("take-damage", THIS, Exists(LEGIONS_CARD)),
    does=(
        forced_response(THIS_SCHEMES, place_threat(2, LEGIONS_CARD)),
        forced_response(THIS_ATTACKS, place_threat(2, LEGIONS_CARD)),
    ),
)  # fmt: skip
hydra_soldier = minion(
    "01182", "Hydra Soldier", atk=2, sch=1, hit_points=4, boost=1, traits="hydra", keywords="guard", copies=3,
    does=when_defeated(deal_encounter(THE_ENGAGED_PLAYER)),
)  # fmt: skip

LEGIONS_OF_HYDRA = CardSet("legions_of_hydra", "modular", [legions_of_hydra, madame_hydra, hydra_soldier])
