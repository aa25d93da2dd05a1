"""Bomb Scare: the modular set recommended for Rhino."""

from __future__ import annotations

from rulebound.games.champions.amounts import NOTHING_WAS_DONE, Exists, PerPlayer, ThreatOn
from rulebound.games.champions.printed import CardSet, minion, side_scheme, treachery
from rulebound.games.champions.targets import A_HERO_OR_ALLY, THE_MAIN_SCHEME, THIS, YOUR_IDENTITY, Named
from rulebound.games.champions.vocabulary import (
    assign_damage,
    branch,
    choose_one,
    confuse,
    deal,
    if_,
    place_threat,
    surge,
    when_revealed,
)

bomb_scare = side_scheme(
    "01109", "Bomb Scare", start_threat=2, icons="acceleration", boost=2,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)  # fmt: skip
hydra_bomber = minion(
    "01110", "Hydra Bomber", atk=1, sch=1, hit_points=2, boost=1, traits="hydra", copies=2,
    does=when_revealed(
        choose_one(branch("damage", deal(2, YOUR_IDENTITY)), branch("threat", place_threat(1, THE_MAIN_SCHEME)))
    ),
)  # fmt: skip
explosion = treachery(
    "01111", "Explosion", boost=2,
    does=when_revealed(
        if_(
            Exists(Named("Bomb Scare")), assign_damage(ThreatOn("Bomb Scare"), A_HERO_OR_ALLY), otherwise=[surge]
        )
    ),
)  # fmt: skip
false_alarm = treachery(
    "01112", "False Alarm", boost=1, copies=2,
    does=when_revealed(confuse(YOUR_IDENTITY), if_(NOTHING_WAS_DONE, surge)),
)  # fmt: skip

BOMB_SCARE = CardSet("bomb_scare", "modular", [bomb_scare, hydra_bomber, explosion, false_alarm])
