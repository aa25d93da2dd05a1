"""Doom: an army of robots and three Dr. Dooms, search, exhaustion, negation."""

from rulebound.games.versus.words import *

TEAM = "doom"

CARDS = (
    character(
        "VS-067", "Boris, Personal Servant of Dr. Doom", 1, (1, 1), team=TEAM, house=("stats", "text"),
        powers=[when("enters", Search(card("plot-twist")))],
    ),
    character("VS-068", "Castle Servitor, Army", 1, (2, 1), team=TEAM),
    character(
        "VS-069", "Puppet Master, Philip Masters", 2, (1, 2), team=TEAM, house=("stats", "icons", "team"),
        powers=[pays(Activate(), Exhaust(), target=target("opposing"))],
    ),
    character("VS-070", "Border Guard-Bot, Army", 2, (3, 2), team=TEAM),
    character("VS-071", "Border Siege-Bot, Army", 3, (4, 3), "R", team=TEAM),
    character(
        "VS-072", "Darkoth, Bound Revenant", 3, (4, 4), team=TEAM,
        powers=[pays(Endurance(2), ModifyThis(atk=2), only="while-attacking")],
    ),
    character(
        "VS-073", "Dr. Doom, Armored Tyrant", 4, (7, 6), "R", team=TEAM,
        powers=[pays([Activate(), Discard()], Negate(), target=ChainTarget("plot-twist"))],
    ),
    character(
        "VS-074", "Decoy-Bot, Army", 4, (6, 7), team=TEAM,
        powers=[pays(KoThis(), Recover(), target=target("own", team=TEAM, stunned=True, least_cost=4))],
    ),
    character(
        "VS-075", "Sub-Mariner, Surging Prince", 5, (9, 8), "F", team=TEAM, powers=[when("attacks", Drain(1, "richer"))]
    ),
    character("VS-076", "Colossus-Bot, Army", 5, (9, 9), team=TEAM),
    character("VS-077", "Darkoth, Unchained", 5, (10, 8), "F", team=TEAM, powers=[when("recovery", DrainSelf(1))]),
    character(
        "VS-078", "Dr. Doom, Sorcerer Regent", 6, (11, 12), "FR", team=TEAM,
        powers=[when("own-attack-step", Exhaust(3), target=target("opposing", most_cost=5))],
    ),
    character("VS-079", "Executioner-Bot, Army", 6, (12, 11), "R", team=TEAM),
    character(
        "VS-080", "Sub-Mariner, Reluctant Ally", 7, (15, 14), "F", team=TEAM,
        powers=[when("breakthrough", KoResource(), target=Target(Who("resource", "opposing")))],
    ),
    character("VS-081", "Dr. Doom, World Emperor", 8, (17, 18), "FR", team=TEAM, powers=[when("enters", Drain(4))]),
    character(
        "VS-082", "Court Hypnotist, Silent Advisor", 4, (6, 6), "R", team=TEAM,
        powers=[pays(Activate(), LoseTeams(), target=target("opposing", stunned=False))],
    ),
    plot_twist("VS-083", "Mask of Many", 2, Search(card("character", title="Dr. Doom"))),
    plot_twist("VS-084", "Stasis Hex", 3, Exhaust(), target=target("opposing", role="idle")),
    plot_twist(
        "VS-085", "Iron Decree", 4, Draw(1), ongoing=[Bonus(who("own", team=TEAM, role="defender"), defense=1)]
    ),
    location(
        "VS-086", "Castle Throne Hall", 3,
        powers=[pays(Activate(), Modify(1, 1), target=target("own", team=TEAM, role="fighting"))],
    ),
    location("VS-087", "Borderland Village", 2, powers=[pays(Activate(), Gain(1))]),
    equipment("VS-088", "Gauntlet of Command", 1, continuous=[Bonus(who(role="bearer"), 1, 1)]),
)
