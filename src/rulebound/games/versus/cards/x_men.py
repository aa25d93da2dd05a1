"""X-Men: flyers and range, team attacks, recovery."""

from rulebound.games.versus.words import *

TEAM = "x-men"

CARDS = (
    character(
        "VS-023", "Longshot, Rebel Freedom Fighter", 1, (2, 1), team=TEAM, house=("icons",),
        powers=[pays(Activate(), NameAndReveal())],
    ),
    character(
        "VS-024", "Moira MacTaggert, Island Physician", 1, (1, 1), team=TEAM,
        powers=[
            pays([Activate(), Endurance(2)], Recover(), target=target("own", team=TEAM, stunned=True, most_cost=3))
        ],
    ),
    character(
        "VS-025", "Bishop, Charged Veteran", 2, (3, 2), "R", team=TEAM,
        powers=[when("defends", ModifyThis(atk=1, until="turn"))],
    ),
    character(
        "VS-026", "Nightcrawler, Shadow Step", 2, (2, 2), "F", team=TEAM,
        continuous=[CannotBeStunned(who(role="self-attacking"))],
    ),
    character(
        "VS-027", "Forge, Workshop Master", 2, (2, 3), team=TEAM,
        powers=[pays(ReturnThis(), Search(card("equipment")))],
    ),
    character(
        "VS-028", "Psylocke, Mind Blade", 3, (4, 3), "R", team=TEAM,
        powers=[when("breakthrough", OpponentDiscards(1))],
    ),
    character("VS-029", "Wolverine, Weapon Instinct", 3, (5, 4), team=TEAM, continuous=[FallsBack(3)]),
    character(
        "VS-030", "Polaris, Lorna Dane", 4, (7, 7), "FR", team=TEAM, house=("team",),
        continuous=[Ground(who("opposing"))],
    ),
    character(
        "VS-031", "Storm, Sky Sovereign", 4, (6, 6), "FR", team=TEAM,
        continuous=[Grant(who("own", team=TEAM, other=True), FLIGHT)],
    ),
    character(
        "VS-032", "Havok, Plasma Conduit", 4, (7, 5), "R", team=TEAM,
        powers=[pays(Activate(), Modify(defense=-2, until="turn"), target=target("opposing"))],
    ),
    character(
        "VS-033", "Cyclops, Field Leader", 5, (9, 8), "R", team=TEAM,
        continuous=[Bonus(who(role="attacking-with-this"), atk=1)],
    ),
    character(
        "VS-034", "Wolverine, The Best at What He Does", 5, (11, 7), team=TEAM, house=("cost", "icons", "text"),
        powers=[when("recovery", RecoverThis(), stunned=True)],
    ),
    character(
        "VS-035", "Archangel, Razor Wing", 5, (8, 9), "F", team=TEAM,
        continuous=[
            CannotBeStunned(who("own", team=TEAM, role="attacker", keyword="flight"), against=who(keyword="grounded"))
        ],
    ),
    character(
        "VS-036", "Rogue, Borrowed Might", 6, (12, 11), "F", team=TEAM, powers=[when("stuns", BorrowKeywords(1))]
    ),
    character(
        "VS-037", "Storm, Tempest Crown", 7, (14, 13), "FR", team=TEAM,
        powers=[when("enters", Modify(atk=-3, until="turn"), target=target("opposing"))],
    ),
    character(
        "VS-038", "Colossus, Living Steel", 7, (14, 15), team=TEAM,
        continuous=[CannotBeStunned(who(role="self"), by="plot-twist")],
    ),
    character(
        "VS-039", "Professor X, Guiding Mind", 8, (14, 18), "R", team=TEAM,
        powers=[when("own-attack-step", Exhaust(), target=target("opposing", most_cost=6))],
    ),
    plot_twist(
        "VS-040", "Fastball Throw", 3, Modify(atk=3, flight="attack"), target=target(team=TEAM, role="attacker")
    ),
    plot_twist(
        "VS-041", "Stand Together", 4, Recover(), costs=[Endurance(2)], target=target("own", team=TEAM, stunned=True)
    ),
    plot_twist(
        "VS-042", "Danger Drill", 3, Draw(1), ongoing=[Bonus(who("own", team=TEAM, role="reinforced"), defense=1)]
    ),
    location(
        "VS-043", "Hillside Campus", 3,
        powers=[
            pays(
                [Activate(), Discard()], Ready(),
                target=target("own", team=TEAM, exhausted=True, stunned=False, most_cost=2),
            )
        ],
    ),
    equipment(
        "VS-044", "Blackbird", 2, house=("text",),
        continuous=[Grant(who("own"), FLIGHT), Bonus(who(team=TEAM, role="bearer"), 2, 2)],
    ),
)
