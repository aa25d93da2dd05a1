"""Brotherhood: high ATK, endurance drained, power-ups."""

from rulebound.games.versus.words import *

TEAM = "brotherhood"
BROTHERHOOD_CARD = card("character", team=TEAM)

CARDS = (
    character(
        "VS-045", "Lorelei, Savage Land Mutate", 1, (1, 1), team=TEAM, house=("icons", "team"),
        continuous=[Bonus(who(role="attacking-this"), atk=-2)],
    ),
    character(
        "VS-046", "Toad, Swamp Leaper", 1, (2, 1), team=TEAM,
        powers=[pays(Activate(), Modify(atk=-1), target=target(role="attacker"))],
    ),
    character(
        "VS-047", "Quicksilver, Blur", 2, (3, 2), team=TEAM,
        powers=[pays(Discard(BROTHERHOOD_CARD), ReadyThis(), only="own-attack-step")],
    ),
    character("VS-048", "Pyro, Fire Sculptor", 2, (2, 2), "R", team=TEAM, powers=[when("recovery", Drain(1))]),
    character("VS-049", "Sabretooth, Savage Prowler", 3, (6, 4), team=TEAM, powers=[when("recovery", DrainSelf(2))]),
    character(
        "VS-050", "Mystique, False Face", 3, (4, 4), team=TEAM,
        powers=[pays(Activate(), Exchange(), target=target("opposing", n=2))],
    ),
    character(
        "VS-051", "Blob, Immovable Mass", 4, (5, 8), team=TEAM, continuous=[GuardsAdjacent(who("own", team=TEAM))]
    ),
    character(
        "VS-052", "Mystique, Shadow Agent", 4, (7, 6), "R", team=TEAM,
        powers=[pays(Endurance(2), Negate(), target=ChainTarget("trigger", opposing_character=True))],
    ),
    character(
        "VS-053", "Magneto, Iron Will", 5, (9, 8), "FR", team=TEAM,
        powers=[when("enters", Ko(), target=Target(Who("equipment", "opposing")))],
    ),
    character(
        "VS-054", "Quicksilver, Relentless", 5, (9, 8), team=TEAM,
        powers=[when("attacks", Drain(2, "no-ready-support"))],
    ),
    character("VS-055", "Sabretooth, Victor Creed", 6, (13, 11), team=TEAM, house=("icons", "text")),
    character(
        "VS-056", "Spiral, Freedom Force", 6, (12, 13), team=TEAM, house=("team",),
        powers=[when("big-breakthrough", StunAdjacent(5))],
    ),
    character(
        "VS-057", "Magneto, Lodestone King", 7, (14, 14), "FR", team=TEAM,
        continuous=[Bonus(who("own", team=TEAM, other=True), atk=1)],
    ),
    character("VS-058", "Blob, Landslide", 7, (13, 17), team=TEAM),
    character(
        "VS-059", "Magneto, Asteroid Sovereign", 8, (17, 17), "FR", team=TEAM,
        powers=[pays(Discard(n=2), Stun(), target=target("opposing", most_cost=4), once=True)],
    ),
    plot_twist(
        "VS-060", "War on Humanity", 4, AtRecovery(), house=("cost",),
        powers=[when("delayed", DrainFor(who("own", team=TEAM, stunned=False)))],
    ),
    plot_twist(
        "VS-061", "Mutant Supremacy", 4, Drain(1), ongoing=[Bonus(who("own", team=TEAM, role="attacker"), atk=1)]
    ),
    plot_twist(
        "VS-062", "Sudden Ambush", 2, Modify(atk=2, instead=1, better=AttacksAlone()),
        target=target(team=TEAM, role="attacker"),
    ),
    plot_twist(
        "VS-063", "Hit and Vanish", 3, RetreatReady(), costs=[Endurance(1)],
        target=target("own", team=TEAM, role="idle"),
    ),
    location("VS-064", "Lost City", 3, house=("cost",), continuous=[StrongerPowerUp(who("own", team=TEAM), 3)]),
    location(
        "VS-065", "Avalon Space Station", 4, house=("cost",),
        powers=[
            pays(
                [Activate(), Discard()], ReturnToHand(),
                target=PileTarget(card("character"), more_if_paid=BROTHERHOOD_CARD),
            )
        ],
    ),
    equipment(
        "VS-066", "Lodestone Helm", 1, unique=True,
        continuous=[Bonus(who(role="bearer"), defense=2), CannotBeTargeted(who(role="bearer"))],
    ),
)
