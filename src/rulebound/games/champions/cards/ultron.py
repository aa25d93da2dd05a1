"""Ultron: his drones are made of the players' own cards."""

from __future__ import annotations

from rulebound.games.champions.amounts import (
    DAMAGE_OF_THE_ATTACK,
    NO_ATTACK_WAS_MADE,
    NOTHING_WAS_DONE,
    THREAT_PLACED,
    Exists,
    InPlay,
    Times,
)
from rulebound.games.champions.constant import Cannot, Gets
from rulebound.games.champions.costs import EXHAUST_YOUR_IDENTITY, Spend
from rulebound.games.champions.events import Deed
from rulebound.games.champions.moments import Moment
from rulebound.games.champions.piles import discard_pile
from rulebound.games.champions.printed import (
    CardSet,
    ChampionsPrinted,
    attachment,
    environment,
    main_scheme,
    minion,
    per_player,
    side_scheme,
    treachery,
    two_sides,
    villain,
)
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.targets import (
    A_DRONE,
    EACH_DRONE,
    EACH_DRONE_ENGAGED_WITH_YOU,
    EACH_FACEDOWN_DRONE,
    EACH_PLAYER,
    EACH_SIDE_SCHEME,
    HOST,
    THE_ENGAGED_PLAYER,
    THE_FIRST_PLAYER,
    THE_MAIN_SCHEME,
    THIS,
    Named,
)
from rulebound.games.champions.triggers import (
    A_FACEDOWN_DRONE_IS_DEFEATED,
    HOST_SCHEMES,
    THIS_ATTACKS_YOU,
    THIS_IS_DEFEATED,
    THREAT_PLACED_HERE_IN_STEP_ONE,
)
from rulebound.games.champions.vocabulary import (
    boost,
    branch,
    choose_one,
    discard,
    discard_top,
    drone,
    enemy_attacks,
    enemy_schemes,
    find,
    forced_interrupt,
    forced_response,
    heal,
    hero_action,
    if_,
    lasts,
    own,
    place_threat,
    setup,
    spend_resources,
    surge,
    when_revealed,
)
from rulebound.kernel.flow import Flow

ULTRON_CARD = Named("Ultron")


def give_back(s: ChampionsState, m: Moment) -> Flow[bool]:
    """To the owner, whoever fought it."""
    assert isinstance(m.event, Deed)
    assert m.event.on is not None
    s.move(m.event.on, discard_pile(s, m.event.on))
    return True
    yield


def lies_elsewhere(s: ChampionsState, m: Moment) -> bool:
    """champions.control.leaves_play_to_owner has brought it there already, unless something took it elsewhere."""
    event = m.event
    return isinstance(event, Deed) and event.on is not None and event.on.zone is not discard_pile(s, event.on)


ultron_1 = villain(
    "01134", "Ultron", stage="I", atk=2, sch=1, hit_points=per_player(17), star="atk", traits="android",
    does=forced_response(
        THIS_ATTACKS_YOU, choose_one(branch("threat", place_threat(1, THE_MAIN_SCHEME)), branch("drone", drone()))
    ),
)  # fmt: skip
ultron_2 = villain(
    "01135", "Ultron", stage="II", atk=2, sch=2, hit_points=per_player(22), star="atk", traits="android",
    does=forced_interrupt(
        THIS_ATTACKS_YOU, drone(), lasts("atk", Times(1, InPlay(EACH_DRONE_ENGAGED_WITH_YOU)), THIS, "attack")
    ),
)  # fmt: skip
ultron_3 = villain(
    "01136", "Ultron", stage="III", atk=4, sch=2, hit_points=per_player(27), traits="android",
    always=(
        Gets("atk", 1, EACH_DRONE), Gets("hp", 1, EACH_DRONE), Cannot("take-damage", THIS, Exists(A_DRONE)),
    ),
    does=when_revealed(find("Ultron's Imperative")),
)  # fmt: skip

the_crimson_cowl = two_sides(
    main_scheme("01137a", "The Crimson Cowl", stage="1A", does=setup(find("Ultron Drones", put=True))),
    main_scheme(
        "01137b", "The Crimson Cowl", stage="1B", acceleration=per_player(1), target_threat=per_player(3),
        does=when_revealed(drone(EACH_PLAYER)),
    ),
)  # fmt: skip
assault_on_norad = two_sides(
    main_scheme("01138a", "Assault on NORAD", stage="2A", does=when_revealed(drone(EACH_PLAYER))),
    main_scheme(
        "01138b", "Assault on NORAD", stage="2B", acceleration=per_player(1), target_threat=per_player(10),
        does=forced_response(
            THREAT_PLACED_HERE_IN_STEP_ONE,
            choose_one(branch("threat", place_threat(2, THIS)), branch("drone", drone()), who=EACH_PLAYER),
        ),
    ),
)  # fmt: skip
countdown_to_oblivion = two_sides(
    main_scheme("01139a", "Countdown to Oblivion", stage="3A", does=when_revealed(drone(EACH_PLAYER))),
    main_scheme(
        "01139b", "Countdown to Oblivion", stage="3B", acceleration=per_player(1), target_threat=per_player(5),
        always=Cannot("lose-threat", THIS), loses=True,
    ),
)  # fmt: skip

ultron_drones = environment(
    "01140", "Ultron Drones",
    always=(
        Gets("base-sch", 1, EACH_FACEDOWN_DRONE, how="set"), Gets("base-atk", 1, EACH_FACEDOWN_DRONE, how="set"),
        Gets("base-hp", 1, EACH_FACEDOWN_DRONE, how="set"),
    ),
    does=forced_response(A_FACEDOWN_DRONE_IS_DEFEATED, own("drone-to-owner", give_back, lies_elsewhere)),
)  # fmt: skip
program_transmitter = attachment(
    "01141", "Program Transmitter", attaches_to=ULTRON_CARD, sch=1, star="sch", boost=1, traits="item tech",
    always=Gets("sch", 1, HOST),
    does=(
        forced_response(HOST_SCHEMES, place_threat(1, EACH_SIDE_SCHEME)),
        hero_action(discard(THIS), cost=(EXHAUST_YOUR_IDENTITY, Spend("mental 2"))),
    ),
)  # fmt: skip
upgraded_drones = attachment(
    "01142", "Upgraded Drones", attaches_to=Named("Ultron Drones"), traits="condition", copies=2,
    always=(Gets("atk", 1, EACH_FACEDOWN_DRONE), Gets("hp", 1, EACH_FACEDOWN_DRONE)),
    does=hero_action(discard(THIS), cost=Spend("energy mental physical")),
)  # fmt: skip
advanced_ultron_drone = minion(
    "01143", "Advanced Ultron Drone", atk=1, sch=1, hit_points=4, boost=2, traits="drone", keywords="guard", copies=3,
    does=forced_interrupt(THIS_IS_DEFEATED, drone(THE_ENGAGED_PLAYER)),
)  # fmt: skip


def android_efficiency(code: str, resource: str) -> ChampionsPrinted:
    """Three cards of one title, each with a resource of its own."""
    return treachery(
        code, "Android Efficiency",
        does=(
            when_revealed(drone(EACH_PLAYER)),
            boost(choose_one(branch("spend", spend_resources(resource)), branch("drone", drone()))),
        ),
    )  # fmt: skip


rage_of_ultron = treachery(
    "01145", "Rage of Ultron", boost=2, copies=2,
    does=(
        when_revealed(enemy_schemes(ULTRON_CARD), discard_top(THREAT_PLACED), form="alter-ego"),
        when_revealed(enemy_attacks(ULTRON_CARD), discard_top(DAMAGE_OF_THE_ATTACK), form="hero"),
    ),
)  # fmt: skip
repair_sequence = treachery(
    "01146", "Repair Sequence", boost=1, copies=2,
    does=(
        when_revealed(
            heal(Times(2, InPlay(EACH_DRONE_ENGAGED_WITH_YOU)), ULTRON_CARD), if_(NOTHING_WAS_DONE, surge)
        ),
        boost(heal(Times(1, InPlay(EACH_DRONE_ENGAGED_WITH_YOU)), ULTRON_CARD)),
    ),
)  # fmt: skip
swarm_attack = treachery(
    "01147", "Swarm Attack", boost=1, copies=2,
    does=when_revealed(
        enemy_attacks(EACH_DRONE_ENGAGED_WITH_YOU, engaged=True), if_(NO_ATTACK_WAS_MADE, drone())
    ),
)  # fmt: skip
drone_factory = side_scheme(
    "01148", "Drone Factory", start_threat=4, icons="acceleration", boost=2,
    does=when_revealed(drone(EACH_PLAYER), place_threat(Times(1, InPlay(EACH_DRONE)), THIS)),
)  # fmt: skip
invasive_ai = side_scheme(
    "01149", "Invasive AI", start_threat=per_player(3), icons="hazard", boost=3,
    does=when_revealed(discard_top(3, EACH_PLAYER)),
)  # fmt: skip
ultrons_imperative = side_scheme(
    "01150", "Ultron's Imperative", start_threat=per_player(2), icons="hazard", boost=3,
    does=when_revealed(drone(THE_FIRST_PLAYER, 2)),
)  # fmt: skip

ULTRON = CardSet(
    "ultron", "villain",
    [
        ultron_drones, program_transmitter, upgraded_drones, advanced_ultron_drone,
        android_efficiency("01144a", "energy"), android_efficiency("01144b", "mental"),
        android_efficiency("01144c", "physical"), rage_of_ultron, repair_sequence, swarm_attack, drone_factory,
        invasive_ai, ultrons_imperative,
    ],
    villains=[ultron_1, ultron_2, ultron_3], stages=[the_crimson_cowl, assault_on_norad, countdown_to_oblivion],
    modular="under_attack",
)  # fmt: skip
