"""Sentinels: machines of one army, strong in reinforcement and in numbers."""

from rulebound.games.versus.words import *

TEAM = "sentinel"
SENTINEL_CARD = card("character", team=TEAM)
ARMY_SENTINEL_CARD = card("character", team=TEAM, army=True)

CARDS = (
    character("VS-001", "Wild Sentinel, Army", 1, (2, 1), team=TEAM, house=("icons", "text")),
    character(
        "VS-002", "Boliver Trask, Creator of the Sentinel Program", 1, (1, 1), team=TEAM, house=("stats", "team"),
        powers=[when("enters", Search(ARMY_SENTINEL_CARD))],
    ),
    character(
        "VS-003", "Sentinel Mark I, Army", 2, (2, 2), team=TEAM, house=("icons", "text"),
        continuous=[Bonus(who(role="self-attacking"), atk=1)],
    ),
    character("VS-004", "Sentinel Tracker-Frame, Army", 2, (2, 3), "R", team=TEAM),
    character(
        "VS-005", "Sentinel Mark II, Army", 3, (4, 3), "FR", team=TEAM, house=("text",),
        powers=[pays(Discard(SENTINEL_CARD), Negate(), target=ChainTarget("activated", opposing_character=True))],
    ),
    character(
        "VS-006", "Sentinel Bulwark-Frame, Army", 3, (3, 5), team=TEAM,
        powers=[when("reinforces", StrengthenReinforced(2))],
    ),
    character(
        "VS-007", "Sentinel Mark IV, Army", 4, (5, 6), "FR", team=TEAM, house=("icons", "text"),
        powers=[pays(ExhaustCharacters(who("own", army=True), 2), Modify(defense=-2), target=target(role="defender"))],
    ),
    character("VS-008", "Sentinel Siege-Frame, Army", 4, (7, 6), team=TEAM),
    character(
        "VS-009", "Nimrod, Adaptive Hunter", 5, (9, 8), "FR", team=TEAM,
        powers=[when("stunned", MayDiscardTo(SENTINEL_CARD, RecoverThis()))],
    ),
    character("VS-010", "Sentinel Carrier-Frame, Army", 5, (8, 10), "F", team=TEAM),
    character(
        "VS-011", "Bastion, Zero Tolerance Commander", 6, (11, 12), team=TEAM,
        powers=[pays(Discard(SENTINEL_CARD), Modify(1, 1), target=target("own", team=TEAM, role="fighting"))],
    ),
    character(
        "VS-012", "Master Mold, Prototype Shell", 6, (12, 11), "R", team=TEAM,
        continuous=[Bonus(who("own", army=True, other=True, role="defender"), defense=1)],
    ),
    character(
        "VS-013", "Master Mold, Factory Core", 7, (13, 15), "R", team=TEAM,
        powers=[when("own-recruit-step", PutIntoPlay(card("character", title="Wild Sentinel")))],
    ),
    character("VS-014", "Sentinel Omega-Frame, Army", 8, (17, 17), "FR", team=TEAM),
    plot_twist("VS-015", "Salvage Protocol", 3, ReturnToHand(), target=PileTarget(ARMY_SENTINEL_CARD, 0, 2)),
    plot_twist("VS-016", "Focused Barrage", 3, ModifyAll(who("own", team=TEAM, role="attacker"), atk=2)),
    plot_twist(
        "VS-017", "Shield Matrix", 2, Modify(defense=3, instead=1, better=AnotherHasRange()),
        target=target("own", team=TEAM, role="defender"),
    ),
    plot_twist(
        "VS-018", "Registration Order", 4, ChooseTeams(1),
        ongoing=[Bonus(who("own", team=TEAM, role="attacking-chosen-team"), atk=1)],
    ),
    location("VS-019", "Orbital Foundry", 3, powers=[pays([Activate(), Discard()], Search(ARMY_SENTINEL_CARD))]),
    location(
        "VS-020", "Hidden Assembly Plant", 2, continuous=[Bonus(who("own", army=True, role="reinforced"), defense=1)]
    ),
    equipment(
        "VS-021", "Plasma Cannon Mount", 1,
        continuous=[Bonus(who(role="bearer"), atk=1), Grant(who(role="bearer"), RANGE)],
    ),
    equipment(
        "VS-022", "Inhibitor Array", 2, unique=True,
        powers=[pays(ExhaustEquipped(), Suppress(), target=target("opposing"))],
    ),
)
