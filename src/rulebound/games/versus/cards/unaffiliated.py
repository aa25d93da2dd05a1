"""Cards of no team, for every deck."""

from rulebound.games.versus.words import *

CARDS = (
    character("VS-089", "Street Informant, Ear to the Ground", 1, (1, 1), powers=[when("stunned", Draw(1))]),
    character("VS-090", "Masked Drifter, Nobody's Ally", 3, (4, 4), powers=[when("enters", Draw(1))]),
    character("VS-091", "Mercenary Squad, Army", 2, (3, 2)),
    plot_twist("VS-092", "Savage Beatdown", 4, Modify(atk=5), target=target(role="attacker"), house=("text",)),
    plot_twist("VS-093", "Overload", 3, Stun(), target=target(stunned=False, overloaded=True), house=("cost",)),
    plot_twist("VS-094", "Friendly Fire", 2, TeamAttackersStayExhausted(), house=("cost",)),
    plot_twist("VS-095", "Sidestep", 2, Modify(defense=3), target=target(role="defender")),
    plot_twist("VS-096", "Rising Kick", 3, Modify(atk=3, flight="turn"), target=target(role="attacker")),
    plot_twist(
        "VS-097", "Finish Them", 3, Ko(), costs=[ExhaustCharacters(who("own"))], only="combat",
        target=target("opposing", stunned=True),
    ),
    plot_twist("VS-098", "Counterplan", 3, Negate(3), target=ChainTarget("plot-twist")),
    plot_twist("VS-099", "Exposed Flank", 2, LoseReinforcement(), target=target(role="defender")),
    plot_twist("VS-100", "Seize the Ground", 4, TakeControl(), target=Target(Who("location", "opposing"))),
    plot_twist(
        "VS-101", "Scrap the Works", 4, KoResource(replaceable=True), target=Target(Who("resource", "opposing")),
    ),
    plot_twist(
        "VS-102", "Second Effort", 5, Ready(),
        target=target("own", exhausted=True, stunned=False, most_cost=4, role="not-attacking"),
    ),
    location(
        "VS-103", "Metropolis", 2, unique=False, house=(), powers=[when("flipped", ChooseTeams(2))],
        continuous=[TeamUp()],
    ),
    location("VS-104", "Quiet Crossroads", 1, powers=[pays([Activate(), Endurance(1)], PeekTop())]),
    equipment(
        "VS-105", "War Wagon", 3, house=("cost",),
        powers=[pays(ExhaustEquipped(), Ko(drains=True), target=target("opposing", stunned=True))],
    ),
    equipment(
        "VS-106", "Field Kit", 1, continuous=[Bonus(who(role="bearer"), defense=1)],
        powers=[when("bearer-stunned", Draw(1))],
    ),
)
