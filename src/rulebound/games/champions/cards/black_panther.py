"""Black Panther: T'Challa, his fifteen cards, his obligation, and Killmonger."""

from rulebound.games.champions.words import *

SET = hero_set

black_panther = two_sides(
    hero(
        "01040a", "Black Panther", unique=True, thw=2, atk=2, defense=2, hit_points=11, hand_size=5,
        traits="avenger wakanda", keywords={"retaliate": 1},
    ),
    alter_ego(
        "01040b", "T'Challa", unique=True, rec=4, hit_points=11, hand_size=6, traits="king wakanda",
        does=setup(search_deck(an(UPGRADE.with_trait("black-panther"))), name="Foresight"),
    ),
)

shuri = ally(
    "01041", "Shuri", cost=2, gives="physical", thw=1, thw_hurts=1, atk=1, atk_hurts=1, hit_points=3,
    traits="genius wakanda", does=response(THIS_ENTERS_PLAY, search_deck(an(UPGRADE))),
)

ancestral_knowledge = event(
    "01042", "Ancestral Knowledge", cost=1, gives="mental",
    does=alter_ego_action(shuffle_into_deck(different_titles(3, CARD.in_your_discard_pile))),
)


def wakanda_forever(letter: str, gives: str, copies: int = 1) -> ChampionsPrinted:
    """One title on cards that differ by their resource."""
    return event(
        f"01043{letter}", "Wakanda Forever!", cost=1, gives=gives, traits="tactic", copies=copies,
        does=hero_action(resolve_specials("black-panther")),
    )


wakanda_forever_energy = wakanda_forever("a", "energy")
wakanda_forever_mental = wakanda_forever("b", "mental")
wakanda_forever_physical = wakanda_forever("c", "physical")
wakanda_forever_wild = wakanda_forever("d", "wild", copies=2)
vibranium = resource("01044", "Vibranium", gives="wild 2", copies=3)
the_golden_city = support(
    "01045", "The Golden City", unique=True, cost=2, gives="energy", traits="location wakanda",
    does=alter_ego_action(draw(2), cost=exhaust(THIS)),
)

# --- the suit and its weapons -----------------------------------------------------------------------------

ONE_OR_TWO = Instead(1, 2, FINAL_STEP)

energy_daggers = upgrade(
    "01046", "Energy Daggers", cost=2, gives="mental", traits="black-panther weapon",
    does=special(
        choose_player(deal(ONE_OR_TWO, all_of(THE_VILLAIN, each(MINION.engaged_with(THAT_PLAYER)))))
    ),
)
panther_claws = upgrade(
    "01047", "Panther Claws", cost=2, gives="energy", traits="black-panther weapon",
    does=special(attack(Instead(2, 4, FINAL_STEP), an(ENEMY))),
)
tactical_genius = upgrade(
    "01048", "Tactical Genius", cost=2, gives="physical", traits="black-panther skill",
    does=special(thwart(ONE_OR_TWO, an(SCHEME))),
)
vibranium_suit = upgrade(
    "01049", "Vibranium Suit", cost=2, gives="mental", traits="armor black-panther",
    does=special(move_damage(ONE_OR_TWO, an(ENEMY))),
)

affairs_of_state = obligation(
    "01155", "Affairs of State", hero="black_panther", boost=2,
    does=choose_duty("discard", discard(a_chosen(UPGRADE.you_control.with_trait("black-panther")))),
)

# --- Killmonger -------------------------------------------------------------------------------------------

usurp_the_throne = side_scheme("01156", "Usurp The Throne", start_threat=per_player(3), icons="hazard", boost=3)
killmonger = minion(
    "01157", "Killmonger", unique=True, atk=2, sch=2, hit_points=5, boost=2, traits="assassin elite mercenary",
    always=cannot("take-damage", THIS, from_upgrades="black-panther"),
)
heart_shaped_herb = treachery(
    "01158", "Heart-Shaped Herb", boost=1, keywords="surge",
    does=(
        when_revealed(make_tough(all_of(THE_VILLAIN, each(MINION.engaged_with(YOU))))),
        boost(make_tough(THE_VILLAIN)),
    ),
)
BOOST_ICONS_AND_ONE = Times(1, BOOST_ICONS_DISCARDED, plus=1)
ritual_combat = treachery(
    "01159", "Ritual Combat", copies=2, boost=2,
    does=when_revealed(
        then(discard_encounter, choose_one(
            branch("damage", deal(BOOST_ICONS_AND_ONE, YOUR_HERO)),
            branch("threat", place_threat(BOOST_ICONS_AND_ONE, THE_MAIN_SCHEME)),
        )),
    ),
)
