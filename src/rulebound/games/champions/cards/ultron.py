"""Ultron: his drones are made of the players' own cards."""

from rulebound.games.champions.words import *

SET = villain_set("under_attack")

ULTRON = named("Ultron")
DRONE = MINION.with_trait("drone")
YOUR_DRONES = MINION.engaged_with(YOU).with_trait("drone")
A_FACEDOWN_DRONE = facedown_minion("Drone", traits="drone")
drone = partial(face_down, A_FACEDOWN_DRONE)

ultron_1 = villain(
    "01134", "Ultron", stage="I", atk=2, sch=1, hit_points=per_player(17), star="atk", traits="android",
    does=forced_response(
        THIS_ATTACKS_YOU, choose_one(branch("threat", place_threat(1, THE_MAIN_SCHEME)), branch("drone", drone()))
    ),
)
ultron_2 = villain(
    "01135", "Ultron", stage="II", atk=2, sch=2, hit_points=per_player(22), star="atk", traits="android",
    does=forced_interrupt(
        THIS_ATTACKS_YOU, drone(), lasts("atk", Times(1, InPlay(each(YOUR_DRONES))), THIS, "attack")
    ),
)
ultron_3 = villain(
    "01136", "Ultron", stage="III", atk=4, sch=2, hit_points=per_player(27), traits="android",
    always=(
        gets("atk", 1, each(DRONE)), gets("hp", 1, each(DRONE)), cannot("take-damage", THIS, Exists(an(DRONE))),
    ),
    does=when_revealed(find(named("Ultron's Imperative"))),
)

the_crimson_cowl = two_sides(
    main_scheme("01137a", "The Crimson Cowl", stage="1A", does=setup(find(named("Ultron Drones"), put=True))),
    main_scheme(
        "01137b", "The Crimson Cowl", stage="1B", acceleration=per_player(1), target_threat=per_player(3),
        does=when_revealed(drone(EACH_PLAYER)),
    ),
)
assault_on_norad = two_sides(
    main_scheme("01138a", "Assault on NORAD", stage="2A", does=when_revealed(drone(EACH_PLAYER))),
    main_scheme(
        "01138b", "Assault on NORAD", stage="2B", acceleration=per_player(1), target_threat=per_player(10),
        does=forced_response(
            THREAT_PLACED_HERE_IN_STEP_ONE,
            choose_one(branch("threat", place_threat(2, THIS)), branch("drone", drone()), who=EACH_PLAYER),
        ),
    ),
)
countdown_to_oblivion = two_sides(
    main_scheme("01139a", "Countdown to Oblivion", stage="3A", does=when_revealed(drone(EACH_PLAYER))),
    main_scheme(
        "01139b", "Countdown to Oblivion", stage="3B", acceleration=per_player(1), target_threat=per_player(5),
        always=cannot("lose-threat", THIS), loses=True,
    ),
)

ultron_drones = environment(
    "01140", "Ultron Drones",
    always=(
        gets("base-sch", 1, each(MINION.facedown), how="set"), gets("base-atk", 1, each(MINION.facedown), how="set"),
        gets("base-hp", 1, each(MINION.facedown), how="set"),
    ),
    does=forced_response(A_FACEDOWN_MINION_IS_DEFEATED, to_owners_discard),
)
program_transmitter = attachment(
    "01141", "Program Transmitter", attaches_to=ULTRON, sch=1, star="sch", boost=1, traits="item tech",
    always=gets("sch", 1, HOST),
    does=(
        forced_response(HOST_SCHEMES, place_threat(1, each(SIDE_SCHEME))),
        hero_action(discard(THIS), cost=(exhaust(YOUR_IDENTITY), spend("mental 2"))),
    ),
)
upgraded_drones = attachment(
    "01142", "Upgraded Drones", attaches_to=named("Ultron Drones"), traits="condition", copies=2,
    always=(gets("atk", 1, each(MINION.facedown)), gets("hp", 1, each(MINION.facedown))),
    does=hero_action(discard(THIS), cost=spend("energy mental physical")),
)
advanced_ultron_drone = minion(
    "01143", "Advanced Ultron Drone", atk=1, sch=1, hit_points=4, boost=2, traits="drone", keywords="guard", copies=3,
    does=forced_interrupt(THIS_IS_DEFEATED, drone(THE_ENGAGED_PLAYER)),
)


def android_efficiency(code: str, gives: str) -> ChampionsPrinted:
    """Three cards of one title, each with a resource of its own."""
    return treachery(
        code, "Android Efficiency",
        does=(
            when_revealed(drone(EACH_PLAYER)),
            boost(choose_one(branch("spend", spend(gives)), branch("drone", drone()))),
        ),
    )


android_efficiency_energy = android_efficiency("01144a", "energy")
android_efficiency_mental = android_efficiency("01144b", "mental")
android_efficiency_physical = android_efficiency("01144c", "physical")
rage_of_ultron = treachery(
    "01145", "Rage of Ultron", boost=2, copies=2,
    does=(
        when_revealed(enemy_schemes(ULTRON), discard_top(THREAT_PLACED), form="alter-ego"),
        when_revealed(enemy_attacks(ULTRON), discard_top(DAMAGE_OF_THE_ATTACK), form="hero"),
    ),
)
repair_sequence = treachery(
    "01146", "Repair Sequence", boost=1, copies=2,
    does=(
        when_revealed(
            heal(Times(2, InPlay(each(YOUR_DRONES))), ULTRON), if_(NOTHING_WAS_DONE, surge)
        ),
        boost(heal(Times(1, InPlay(each(YOUR_DRONES))), ULTRON)),
    ),
)
swarm_attack = treachery(
    "01147", "Swarm Attack", boost=1, copies=2,
    does=when_revealed(
        enemy_attacks(each(YOUR_DRONES), engaged=True), if_(NO_ATTACK_WAS_MADE, drone())
    ),
)
drone_factory = side_scheme(
    "01148", "Drone Factory", start_threat=4, icons="acceleration", boost=2,
    does=when_revealed(drone(EACH_PLAYER), place_threat(Times(1, InPlay(each(DRONE))), THIS)),
)
invasive_ai = side_scheme(
    "01149", "Invasive AI", start_threat=per_player(3), icons="hazard", boost=3,
    does=when_revealed(discard_top(3, EACH_PLAYER)),
)
ultrons_imperative = side_scheme(
    "01150", "Ultron's Imperative", start_threat=per_player(2), icons="hazard", boost=3,
    does=when_revealed(drone(THE_FIRST_PLAYER, 2)),
)
