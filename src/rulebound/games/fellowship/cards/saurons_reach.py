"""Sauron's Reach: an encounter set."""

from rulebound.games.fellowship.words import *

SET = encounter_set

eastern_crows = enemy(
    "115", "Eastern Crows", easy=1, engagement=30, threat=1, attack=1, defense=0, hit_points=1, traits="creature",
    keywords="surge",
    does=(
        forced(THIS_IS_DESTROYED, shuffle_into_owners_deck(THIS)),
        shadow(attack_bonus(Instead(1, 2, ThreatAtLeast(35)))),
    ),
)
evil_storm = treachery(
    "116", "Evil Storm", easy=2, does=when_revealed(deal(1, each(at_threat(CHARACTER, 35))))
)
pursued_by_shadow = treachery(
    "117", "Pursued by Shadow", copies=2,
    does=(
        when_revealed(each_player(raise_threat(Times(1, InPlay(each(not_committed(CHARACTER.you_control))))))),
        shadow(
            if_(
                Exists(an(ALLY.you_control.exhausted)), return_to_hand(a_chosen(ALLY.you_control.exhausted)),
                otherwise=[raise_threat(3)],
            )
        ),
    ),
)
treacherous_fog = treachery(
    "118", "Treacherous Fog", copies=2,
    does=when_revealed(
        then(
            lasts_for_all("threat", 1, each(in_staging(LOCATION))),
            each_player(if_(ThreatAtLeast(35), discard_cards(1))),
        )
    ),
)
