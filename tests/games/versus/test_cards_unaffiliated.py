"""Cards of no team, card by card: facts first, then at least one position for every text."""

from __future__ import annotations

import pytest

from rulebound.games.versus import cardpool
from rulebound.games.versus.deck_building import built_in
from rulebound.games.versus.numbers import teams
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5

FACTS = [
    ("VS-089", "Street Informant", "Ear to the Ground", "character", 1, (1, 1), {"brotherhood": 1}),
    ("VS-090", "Masked Drifter", "Nobody's Ally", "character", 3, (4, 4), {"x-men": 1}),
    ("VS-091", "Mercenary Squad", "Army", "character", 2, (3, 2), {"doom": 1}),
    ("VS-092", "Savage Beatdown", "", "plot-twist", 4, (0, 0),
     {"sentinels": 4, "x-men": 2, "doom": 1, "march-of-iron": 2}),
    ("VS-093", "Overload", "", "plot-twist", 3, (0, 0), {"x-men": 1, "doom": 1, "first-class": 1}),
    ("VS-094", "Friendly Fire", "", "plot-twist", 2, (0, 0), {"first-class": 1}),
    ("VS-095", "Sidestep", "", "plot-twist", 2, (0, 0),
     {"sentinels": 2, "x-men": 3, "brotherhood": 2, "doom": 2, "march-of-iron": 2, "first-class": 2}),
    ("VS-096", "Rising Kick", "", "plot-twist", 3, (0, 0), {"sentinels": 1}),
    ("VS-097", "Finish Them", "", "plot-twist", 3, (0, 0), {"brotherhood": 1}),
    ("VS-098", "Counterplan", "", "plot-twist", 3, (0, 0), {"brotherhood": 1, "doom": 1}),
    ("VS-099", "Exposed Flank", "", "plot-twist", 2, (0, 0), {"doom": 1}),
    ("VS-100", "Seize the Ground", "", "plot-twist", 4, (0, 0), {"doom": 1}),
    ("VS-101", "Scrap the Works", "", "plot-twist", 4, (0, 0), {"doom": 1}),
    ("VS-102", "Second Effort", "", "plot-twist", 5, (0, 0), {"brotherhood": 1}),
    ("VS-103", "Metropolis", "", "location", 2, (0, 0), {}),
    ("VS-104", "Quiet Crossroads", "", "location", 1, (0, 0), {"doom": 1}),
    ("VS-105", "War Wagon", "", "equipment", 3, (0, 0), {"doom": 1}),
    ("VS-106", "Field Kit", "", "equipment", 1, (0, 0), {"x-men": 1}),
]  # fmt: skip
DECKS = ("sentinels", "x-men", "brotherhood", "doom", "march-of-iron", "first-class")


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact[0])
def test_facts(fact):
    code, title, version, kind, cost, stats, copies = fact
    card = cardpool.printed(code)
    assert (card.title, card.version, card.kind, card.cost) == (title, version, kind, cost)
    assert (card.atk, card.defense) == stats
    assert not card.flight
    assert not card.range
    assert card.teams == ()
    assert card.unique == (code in ("VS-089", "VS-090", "VS-104"))
    assert {deck: built_in(deck)[code] for deck in DECKS if code in built_in(deck)} == copies


def test_street_informant_draws_a_card_when_stunned():
    t = table(front=["VS-008"], foe_front=["VS-089"])
    t.attack("VS-008", "foe VS-089")
    t.conclude()
    assert t.chain == ["trigger"]
    t.resolve()
    assert len(t.s.players[FOE].hand) == 1


def test_masked_drifter_draws_a_card_and_has_no_friends():
    t = table(stage="recruit", front=["VS-008"], hand=["VS-090"], row=FIVE, foe_front=["VS-014"])
    t.do("recruit", "VS-090")
    t.resolve_all()
    t.do("place", "s0")
    t.resolve()
    assert len(t.s.players[ME].hand) == 1
    t.until("attack", ME)
    t.do("attack", "VS-008")
    assert t.asked.prompt != "join"  # nobody shares a team with the drifter


def test_mercenary_squads_have_no_text_and_share_no_team_even_with_each_other():
    assert cardpool.printed("VS-091").text() == []
    t = table(front=["VS-091", "VS-091"], foe_front=["VS-014"])
    t.do("attack", "VS-091")
    assert t.asked.prompt != "join"
    assert t.where("VS-091#2") == "characters"  # Army: both may stay


def test_savage_beatdown_strengthens_any_attacker_for_this_attack():
    t = table(front=["VS-008"], foe_front=["VS-014"], hand=["VS-092"], row=FIVE[:4])
    assert not t.can("play", "VS-092")  # nobody attacks
    t.attack("VS-008", "foe VS-014")
    t.play("VS-092")
    t.resolve()
    assert t.strength("VS-008") == (12, 6)
    t.conclude()
    assert t.card("VS-008").now.atk_attack == 0


def test_savage_beatdown_needs_four_resources():
    t = table(front=["VS-008"], foe_front=["VS-014"], hand=["VS-092"], row=FIVE[:3])
    t.attack("VS-008", "foe VS-014")
    assert not t.can("play", "VS-092")
    assert t.why_not(ME, "VS-092") == ["versus.plot_twist.threshold"]


def overload(atk_more: int):
    t = table(front=["VS-008"], foe_front=["VS-014"], foe_hand=["VS-093"], foe_row=FIVE)
    t.card("VS-008").now.atk_turn = atk_more
    t.pass_(ME)
    return t


def test_overload_stuns_whoever_has_twice_the_printed_atk():
    assert not overload(6).can("play", "foe VS-093")
    t = overload(7)
    t.play("foe VS-093")
    t.resolve()
    assert t.stunned("VS-008")
    assert t.endurance(ME) == 50 - 4


def test_overload_looks_again_when_it_resolves():
    t = overload(7)
    t.play("foe VS-093")
    t.card("VS-008").now.atk_turn = 0
    t.resolve()
    assert not t.stunned("VS-008")
    assert t.where("foe VS-093") == "ko"


def test_friendly_fire_keeps_team_attackers_exhausted():
    t = table(
        front=["VS-008", "VS-003", "VS-010"], hand=["VS-094"], row=FIVE, foe_front=["VS-006", "VS-001"],
        foe_support=["VS-005"],
    )  # fmt: skip
    t.attack("VS-008", "foe VS-006", "VS-003")
    t.conclude()
    t.do("strike", "VS-008")
    t.play("VS-094")
    t.resolve()
    t.attack("VS-010", "foe VS-001")
    t.conclude()
    t.until("resource")
    assert t.exhausted("VS-008")
    assert t.exhausted("VS-003")
    assert not t.exhausted("VS-010")  # attacked alone


def test_without_friendly_fire_everybody_gets_ready():
    t = table(front=["VS-008", "VS-003"], foe_front=["VS-006"])
    t.attack("VS-008", "foe VS-006", "VS-003")
    t.conclude()
    t.do("strike", "VS-008")
    t.until("resource")
    assert not t.exhausted("VS-008")
    assert not t.exhausted("VS-003")


def test_sidestep_saves_a_defender():
    for played, stunned in ((True, False), (False, True)):
        t = table(front=["VS-008"], foe_front=["VS-006"], foe_hand=["VS-095"], foe_row=FIVE[:2])
        t.attack("VS-008", "foe VS-006")
        t.pass_(ME)
        if played:
            t.play("foe VS-095")
            t.resolve()
            assert t.strength("foe VS-006") == (3, 8)
        t.conclude()
        assert t.stunned("foe VS-006") == stunned


def test_rising_kick_gives_atk_this_attack_and_flight_this_turn():
    t = table(front=["VS-008"], foe_front=["VS-014"], foe_support=["VS-001"], hand=["VS-096"], row=FIVE)
    t.attack("VS-008", "foe VS-014")
    t.play("VS-096")
    t.resolve()
    assert t.strength("VS-008") == (10, 6)
    card = t.card("VS-008")
    t.s.attack = None  # the attack is over; the flight is not
    card.now.end_of_attack()
    card.now.exhausted = False
    assert t.strength("VS-008") == (7, 6)
    t.pass_(ME)
    t.pass_(FOE)
    assert card.now.gains_turn == 1
    t.until("resource")
    assert t.card("VS-008").now.gains_turn == 0


def test_finish_them_kos_a_stunned_opponent_for_an_exhausted_friend():
    t = table(
        front=["VS-008", "VS-003"], exhausted=["VS-003"], hand=["VS-097"], row=FIVE, foe_front=["VS-014", "VS-001"],
        stunned=["foe VS-014"],
    )  # fmt: skip
    t.play("VS-097")
    t.resolve()
    assert t.exhausted("VS-008")
    assert t.where("foe VS-014") == "ko"
    assert t.endurance(FOE) == 50


def test_finish_them_is_for_the_combat_phase_and_somebody_ready():
    t = table(
        front=["VS-008"], hand=["VS-097"], row=FIVE, foe_front=["VS-014"], stunned=["foe VS-014"], stage="formation"
    )
    assert t.why_not(ME, "VS-097") == ["versus.plot_twist.any_time"]
    t = table(
        front=["VS-008"], exhausted=["VS-008"], hand=["VS-097"], row=FIVE, foe_front=["VS-014"], stunned=["foe VS-014"]
    )
    assert t.why_not(ME, "VS-097") == ["versus.anatomy.ready_uses"]


def counterplan(endurance: int = 50):
    t = table(
        front=["VS-008"], hand=["VS-092"], row=FIVE, foe_front=["VS-014"], foe_hand=["VS-098"], foe_row=FIVE,
        endurance=(endurance, 50),
    )  # fmt: skip
    t.attack("VS-008", "foe VS-014")
    t.play("VS-092")
    t.pass_(ME)
    t.play("foe VS-098")
    t.resolve()
    return t


def test_counterplan_negates_unless_the_player_pays_three():
    t = counterplan()
    assert t.asked.seat == ME
    t.do("decline")
    assert t.chain == []
    assert t.where("VS-092") == "ko"
    t = counterplan()
    t.do("pay", "3")
    assert t.chain == ["plot-twist"]
    assert t.endurance(ME) == 47
    t.resolve()
    assert t.strength("VS-008")[0] == 12
    assert counterplan(2).chain == []


def test_exposed_flank_takes_reinforcement_away_for_this_attack():
    t = table(front=["VS-014"], hand=["VS-099"], row=FIVE, foe_front=["VS-008"], foe_support=["VS-006", "VS-003"])
    t.attack("VS-014", "foe VS-008")
    t.pass_(ME)
    t.do("reinforce", "foe VS-006")
    t.resolve_all()
    assert t.card("foe VS-008").now.reinforced
    t.play("VS-099")
    t.resolve()
    t.pass_(ME)
    assert not t.can("reinforce", "foe VS-006")
    t.conclude()
    assert t.endurance(FOE) == 50 - 4 - (17 - 6 - 2)  # Bulwark-Frame had strengthened it


def test_a_reinforcement_in_answer_to_exposed_flank_is_in_vain():
    t = table(front=["VS-014"], hand=["VS-099"], row=FIVE, foe_front=["VS-008"], foe_support=["VS-003"])
    t.attack("VS-014", "foe VS-008")
    t.play("VS-099")
    t.pass_(ME)
    t.do("reinforce", "foe VS-003")
    t.resolve_all()
    assert t.exhausted("foe VS-003")
    assert not t.card("foe VS-008").now.reinforced
    t = table(front=["VS-014"], hand=["VS-099"], row=FIVE, foe_front=["VS-008"], foe_support=["VS-003"])
    t.attack("VS-014", "foe VS-008")
    t.play("VS-099")
    t.resolve()
    t.pass_(ME)
    assert t.why_not(FOE, "foe VS-003") == ["versus.golden.cannot_wins"]


def test_seize_the_ground_takes_a_location():
    t = table(
        front=["VS-008"], hand=["VS-100"], face_up=["VS-087"], row=["VS-001", "VS-003", "VS-004"],
        foe_front=["VS-014"], foe_face_up=["VS-086", "VS-061"], foe_row=["VS-005"],
    )  # fmt: skip
    t.play("VS-100")  # one location, no question: Mutant Supremacy is a plot twist
    t.resolve()
    mine, theirs = t.s.players[ME].resources, t.s.players[FOE].resources
    assert [card.printed.code for card in mine.cards] == ["VS-003", "VS-004", "VS-087", "VS-086"]
    assert t.where("VS-001") == "ko"  # the leftmost face-down one
    assert [card.printed.code for card in theirs.cards] == ["VS-005", "VS-061", "VS-091"]
    assert not theirs.cards[-1].now.face_up
    assert t.card("foe VS-086").owner == FOE
    assert t.card("foe VS-086").controller == ME


def test_a_seized_location_replaces_one_of_its_name():
    t = table(
        front=["VS-008"], hand=["VS-100"], face_up=["VS-086"], row=FIVE, foe_front=["VS-014"], foe_face_up=["VS-086"]
    )
    t.play("VS-100")
    t.resolve()
    assert t.where("VS-086") == "ko"
    assert t.card("foe VS-086").controller == ME


@pytest.mark.parametrize(("answer", "left"), [("replace", 3), ("decline", 2)])
def test_scrap_the_works_breaks_a_face_up_resource_that_may_be_replaced(answer, left):
    t = table(
        front=["VS-008"], hand=["VS-101"], row=FIVE, foe_front=["VS-014"], foe_face_up=["VS-086"],
        foe_row=["VS-005", "VS-006"],
    )  # fmt: skip
    t.play("VS-101")
    t.resolve()
    assert t.where("foe VS-086") == "ko"
    assert t.asked.seat == FOE
    t.do(answer)
    row = t.s.players[FOE].resources.cards
    assert len(row) == left
    assert not row[-1].now.face_up
    assert row[-1].visible_to(FOE)
    assert not row[-1].visible_to(ME)


def test_second_effort_readies_a_small_character_that_is_not_attacking():
    t = table(
        front=["VS-008", "VS-010", "VS-003"], exhausted=["VS-008", "VS-010"], hand=["VS-102"], row=FIVE,
        foe_front=["VS-014"],
    )  # fmt: skip
    t.play("VS-102")  # Carrier-Frame costs 5, Mark I is ready: no question
    t.resolve()
    assert not t.exhausted("VS-008")
    assert t.exhausted("VS-010")


def test_second_effort_is_no_help_for_attackers_and_stunned_characters():
    t = table(front=["VS-008", "VS-003"], stunned=["VS-003"], hand=["VS-102"], row=FIVE, foe_front=["VS-014"])
    t.attack("VS-008", "foe VS-014")
    assert not t.can("play", "VS-102")
    assert t.why_not(ME, "VS-102") == ["versus.power.target"]


def test_metropolis_joins_two_teams():
    t = table(front=["VS-008", "VS-029"], row=["VS-103", "VS-001"], foe_front=["VS-014"])
    t.do("flip", "VS-103")
    assert t.chain == ["trigger"]
    assert teams(t.s, t.card("VS-008")) == ("sentinel",)
    t.resolve()
    t.do("team", "sentinel")
    assert "team:sentinel" not in t.options()
    t.do("team", "x-men")
    assert teams(t.s, t.card("VS-008")) == ("sentinel", "x-men")
    t.do("attack", "VS-008")
    assert t.can("join", "VS-029")


def test_metropolis_is_not_unique_and_several_join_on():
    t = table(front=["VS-008", "VS-045"], row=["VS-103", "VS-103"], foe_front=["VS-014"])
    for copy, other in (("VS-103", "x-men"), ("VS-103#2", "brotherhood")):
        t.do("flip", copy)
        t.resolve()
        t.do("team", "x-men" if other == "brotherhood" else "sentinel")
        t.do("team", other)
    assert t.where("VS-103") == t.where("VS-103#2") == "resources"
    assert teams(t.s, t.card("VS-008")) == ("brotherhood", "sentinel", "x-men")


def test_metropolis_helps_nobody_else():
    t = table(front=["VS-090"], row=["VS-103", "VS-001"], foe_front=["VS-014"])
    t.do("flip", "VS-103")
    t.resolve()
    t.do("team", "sentinel")
    t.do("team", "x-men")
    assert teams(t.s, t.card("VS-090")) == ()
    assert teams(t.s, t.card("foe VS-014")) == ("sentinel",)


@pytest.mark.parametrize(("answer", "place"), [("keep-on-top", -1), ("bottom", 0)])
def test_quiet_crossroads_looks_at_the_top_card(answer, place):
    t = table(front=["VS-008"], face_up=["VS-104"], foe_front=["VS-014"], deck=["VS-092", "VS-095"])
    t.do("use", "VS-104")
    assert t.endurance(ME) == 49
    t.resolve()
    assert t.card("VS-092").visible_to(ME)
    assert not t.card("VS-092").visible_to(FOE)
    t.do(answer, "VS-092")
    assert t.s.players[ME].deck.cards[place] is t.card("VS-092")
    assert t.exhausted("VS-104")


def test_war_wagon_runs_a_stunned_opponent_over():
    t = table(
        front=["VS-008"], gear={"VS-008": "VS-105"}, foe_front=["VS-014", "VS-001"], stunned=["foe VS-014"],
    )  # fmt: skip
    t.do("use", "VS-105")
    t.resolve()
    assert t.exhausted("VS-008")
    assert t.where("foe VS-014") == "ko"
    assert t.endurance(FOE) == 50 - 8


def test_war_wagon_needs_a_stunned_target_and_a_ready_driver():
    t = table(front=["VS-008"], gear={"VS-008": "VS-105"}, foe_front=["VS-014"])
    assert not t.can("use", "VS-105")
    t = table(
        front=["VS-008"], gear={"VS-008": "VS-105"}, foe_front=["VS-014"], stunned=["foe VS-014"], exhausted=["VS-008"]
    )
    assert t.why_not(ME, "VS-105") == ["versus.anatomy.ready_uses"]


def test_field_kit_protects_a_little_and_draws_when_its_bearer_is_stunned():
    t = table(front=["VS-014"], foe_front=["VS-008"], gear={"foe VS-008": "VS-106"})
    assert t.strength("foe VS-008") == (7, 7)
    t.attack("VS-014", "foe VS-008")
    t.conclude()
    assert t.strength("foe VS-008") == (7, 6)  # equipment of a stunned character does not work
    assert t.chain == ["trigger"]
    t.resolve()
    assert len(t.s.players[FOE].hand) == 1
