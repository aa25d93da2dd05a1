"""Cards of no team, card by card: facts first, then at least one position for every text."""

from __future__ import annotations

import pytest

from rulebound.games.versus.deck_building import built_in
from rulebound.games.versus.numbers import teams
from tests.versus_table import CODES, FOE, ME, called, named, table

FIVE = ["Wild Sentinel"] * 5

FACTS = [
    ("Street Informant", "Street Informant", "Ear to the Ground", "character", 1, (1, 1), {"brotherhood": 1}),
    ("Masked Drifter", "Masked Drifter", "Nobody's Ally", "character", 3, (4, 4), {"x-men": 1}),
    ("Mercenary Squad", "Mercenary Squad", "Army", "character", 2, (3, 2), {"doom": 1}),
    (
        "Savage Beatdown",
        "Savage Beatdown",
        "",
        "plot-twist",
        4,
        (0, 0),
        {"sentinels": 4, "x-men": 2, "doom": 1, "march-of-iron": 2},
    ),
    ("Overload", "Overload", "", "plot-twist", 3, (0, 0), {"x-men": 1, "doom": 1, "first-class": 1}),
    ("Friendly Fire", "Friendly Fire", "", "plot-twist", 2, (0, 0), {"first-class": 1}),
    (
        "Sidestep",
        "Sidestep",
        "",
        "plot-twist",
        2,
        (0, 0),
        {"sentinels": 2, "x-men": 3, "brotherhood": 2, "doom": 2, "march-of-iron": 2, "first-class": 2},
    ),
    ("Rising Kick", "Rising Kick", "", "plot-twist", 3, (0, 0), {"sentinels": 1}),
    ("Finish Them", "Finish Them", "", "plot-twist", 3, (0, 0), {"brotherhood": 1}),
    ("Counterplan", "Counterplan", "", "plot-twist", 3, (0, 0), {"brotherhood": 1, "doom": 1}),
    ("Exposed Flank", "Exposed Flank", "", "plot-twist", 2, (0, 0), {"doom": 1}),
    ("Seize the Ground", "Seize the Ground", "", "plot-twist", 4, (0, 0), {"doom": 1}),
    ("Scrap the Works", "Scrap the Works", "", "plot-twist", 4, (0, 0), {"doom": 1}),
    ("Second Effort", "Second Effort", "", "plot-twist", 5, (0, 0), {"brotherhood": 1}),
    ("Metropolis", "Metropolis", "", "location", 2, (0, 0), {}),
    ("Quiet Crossroads", "Quiet Crossroads", "", "location", 1, (0, 0), {"doom": 1}),
    ("War Wagon", "War Wagon", "", "equipment", 3, (0, 0), {"doom": 1}),
    ("Field Kit", "Field Kit", "", "equipment", 1, (0, 0), {"x-men": 1}),
]
DECKS = ("sentinels", "x-men", "brotherhood", "doom", "march-of-iron", "first-class")


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact[0])
def test_facts(fact):
    code, title, version, kind, cost, stats, copies = fact
    card = named(code)
    assert (card.title, card.version, card.kind, card.cost) == (title, version, kind, cost)
    assert (card.atk, card.defense) == stats
    assert not card.flight
    assert not card.range
    assert card.teams == ()
    assert card.unique == (code in ("Street Informant", "Masked Drifter", "Quiet Crossroads"))
    assert {deck: built_in(deck).cards[CODES[code]] for deck in DECKS if CODES[code] in built_in(deck).cards} == copies


def test_street_informant_draws_a_card_when_stunned():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Street Informant"])
    t.attack("Sentinel Siege-Frame", "foe Street Informant")
    t.conclude()
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.size("hand", FOE) == 1


def test_masked_drifter_draws_a_card_and_has_no_friends():
    t = table(
        stage="recruit",
        front=["Sentinel Siege-Frame"],
        hand=["Masked Drifter"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
    )
    t.do("recruit", "Masked Drifter")
    t.resolve_all()
    t.answer("place", "s0")
    t.resolve()
    assert t.size("hand") == 1
    t.reach("attack", ME)
    t.do("attack", "Sentinel Siege-Frame")
    assert t.prompt != "join"  # nobody shares a team with the drifter


def test_mercenary_squads_have_no_text_and_share_no_team_even_with_each_other():
    assert named("Mercenary Squad").text() == []
    t = table(front=["Mercenary Squad", "Mercenary Squad"], foe_front=["Sentinel Omega-Frame"])
    t.do("attack", "Mercenary Squad")
    assert t.prompt != "join"
    assert t.where("Mercenary Squad#2") == "characters"  # Army: both may stay


def test_savage_beatdown_strengthens_any_attacker_for_this_attack():
    t = table(
        front=["Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"], hand=["Savage Beatdown"], row=FIVE[:4]
    )
    assert not t.can("play", "Savage Beatdown")  # nobody attacks
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    t.play("Savage Beatdown")
    t.resolve()
    assert t.strength("Sentinel Siege-Frame") == (12, 6)
    t.conclude()
    assert t.card("Sentinel Siege-Frame").now.atk_attack == 0


def test_savage_beatdown_needs_four_resources():
    t = table(
        front=["Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"], hand=["Savage Beatdown"], row=FIVE[:3]
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    assert not t.can("play", "Savage Beatdown")
    assert t.why_not("play", "Savage Beatdown") == ["versus.plot_twist.threshold"]
    t = table(front=["Sentinel Siege-Frame"], row=["Savage Beatdown", "Wild Sentinel"])
    unmet = [verdict.rule for verdict in t.match.why_not(ME, t.card("Savage Beatdown")) if not verdict.met]
    assert "versus.plot_twist.threshold" in unmet, "from the row of resources too"


def overload(atk_more: int):
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"], foe_hand=["Overload"], foe_row=FIVE)
    t.card("Sentinel Siege-Frame").now.atk_turn = atk_more
    t.pass_(ME)
    return t


def test_overload_stuns_whoever_has_twice_the_printed_atk():
    assert not overload(6).can("play", "foe Overload")
    t = overload(7)
    t.play("foe Overload")
    t.resolve()
    assert t.stunned("Sentinel Siege-Frame")
    assert t.endurance(ME) == 50 - 4


def test_overload_looks_again_when_it_resolves():
    t = overload(7)
    t.play("foe Overload")
    t.card("Sentinel Siege-Frame").now.atk_turn = 0
    t.resolve()
    assert not t.stunned("Sentinel Siege-Frame")
    assert t.where("foe Overload") == "ko"


def test_friendly_fire_keeps_team_attackers_exhausted():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Mark I", "Sentinel Carrier-Frame"],
        hand=["Friendly Fire"],
        row=FIVE,
        foe_front=["Sentinel Bulwark-Frame", "Wild Sentinel"],
        foe_support=["Sentinel Mark II"],
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Bulwark-Frame", "Sentinel Mark I")
    t.conclude()
    t.answer("strike", "Sentinel Siege-Frame")
    t.play("Friendly Fire")
    t.resolve()
    t.attack("Sentinel Carrier-Frame", "foe Wild Sentinel")
    t.conclude()
    t.reach("resource", None, "recover/foe Wild Sentinel")
    assert t.exhausted("Sentinel Siege-Frame")
    assert t.exhausted("Sentinel Mark I")
    assert not t.exhausted("Sentinel Carrier-Frame")  # attacked alone


def test_without_friendly_fire_everybody_gets_ready():
    t = table(front=["Sentinel Siege-Frame", "Sentinel Mark I"], foe_front=["Sentinel Bulwark-Frame"])
    t.attack("Sentinel Siege-Frame", "foe Sentinel Bulwark-Frame", "Sentinel Mark I")
    t.conclude()
    t.answer("strike", "Sentinel Siege-Frame")
    t.reach("resource")
    assert not t.exhausted("Sentinel Siege-Frame")
    assert not t.exhausted("Sentinel Mark I")


def test_sidestep_saves_a_defender():
    for played, stunned in ((True, False), (False, True)):
        t = table(
            front=["Sentinel Siege-Frame"],
            foe_front=["Sentinel Bulwark-Frame"],
            foe_hand=["Sidestep"],
            foe_row=FIVE[:2],
        )
        t.attack("Sentinel Siege-Frame", "foe Sentinel Bulwark-Frame")
        t.pass_(ME)
        if played:
            t.play("foe Sidestep")
            t.resolve()
            assert t.strength("foe Sentinel Bulwark-Frame") == (3, 8)
        t.conclude()
        assert t.stunned("foe Sentinel Bulwark-Frame") == stunned


def test_rising_kick_gives_atk_this_attack_and_flight_this_turn():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Omega-Frame"],
        foe_support=["Wild Sentinel"],
        hand=["Rising Kick"],
        row=FIVE,
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    t.play("Rising Kick")
    t.resolve()
    assert t.strength("Sentinel Siege-Frame") == (10, 6)
    card = t.card("Sentinel Siege-Frame")
    t.s.attack = None  # the attack is over; the flight is not
    card.now.end_of_attack()
    card.now.exhausted = False
    assert t.strength("Sentinel Siege-Frame") == (7, 6)
    t.pass_(ME)
    t.pass_(FOE)
    assert card.now.gains_turn == 1
    t.reach("resource")
    assert t.card("Sentinel Siege-Frame").now.gains_turn == 0


def test_finish_them_kos_a_stunned_opponent_for_an_exhausted_friend():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Mark I"],
        exhausted=["Sentinel Mark I"],
        hand=["Finish Them"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame", "Wild Sentinel"],
        stunned=["foe Sentinel Omega-Frame"],
    )
    t.play("Finish Them")
    t.resolve()
    assert t.exhausted("Sentinel Siege-Frame")
    assert t.where("foe Sentinel Omega-Frame") == "ko"
    assert t.endurance(FOE) == 50


def test_finish_them_is_for_the_combat_phase_and_somebody_ready():
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Finish Them"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
        stunned=["foe Sentinel Omega-Frame"],
        stage="formation",
    )
    assert t.why_not("play", "Finish Them") == ["versus.plot_twist.any_time"]
    t = table(
        front=["Sentinel Siege-Frame"],
        exhausted=["Sentinel Siege-Frame"],
        hand=["Finish Them"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
        stunned=["foe Sentinel Omega-Frame"],
    )
    assert t.why_not("play", "Finish Them") == ["versus.anatomy.ready_uses"]


def counterplan(endurance: int = 50):
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Savage Beatdown"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
        foe_hand=["Counterplan"],
        foe_row=FIVE,
        endurance=(endurance, 50),
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    t.play("Savage Beatdown")
    t.pass_(ME)
    t.play("foe Counterplan")
    t.resolve()
    return t


def test_counterplan_negates_unless_the_player_pays_three():
    t = counterplan()
    assert t.choice.seat == ME
    t.answer("pay", "decline")
    assert t.chain == []
    assert t.where("Savage Beatdown") == "ko"
    t = counterplan()
    t.answer("pay", "3")
    assert t.chain == ["plot-twist"]
    assert t.endurance(ME) == 47
    t.resolve()
    assert t.strength("Sentinel Siege-Frame")[0] == 12
    assert counterplan(2).chain == []


def test_exposed_flank_takes_reinforcement_away_for_this_attack():
    t = table(
        front=["Sentinel Omega-Frame"],
        hand=["Exposed Flank"],
        row=FIVE,
        foe_front=["Sentinel Siege-Frame"],
        foe_support=["Sentinel Bulwark-Frame", "Sentinel Mark I"],
    )
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    t.pass_(ME)
    t.do("reinforce", "foe Sentinel Bulwark-Frame")
    t.resolve_all()
    assert t.card("foe Sentinel Siege-Frame").now.reinforced
    t.play("Exposed Flank")
    t.resolve()
    t.pass_(ME)
    assert not t.can("reinforce", "foe Sentinel Bulwark-Frame")
    t.conclude()
    assert t.endurance(FOE) == 50 - 4 - (17 - 6 - 2)  # Bulwark-Frame had strengthened it


def test_a_reinforcement_in_answer_to_exposed_flank_is_in_vain():
    t = table(
        front=["Sentinel Omega-Frame"],
        hand=["Exposed Flank"],
        row=FIVE,
        foe_front=["Sentinel Siege-Frame"],
        foe_support=["Sentinel Mark I"],
    )
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    t.play("Exposed Flank")
    t.pass_(ME)
    t.do("reinforce", "foe Sentinel Mark I")
    t.resolve_all()
    assert t.exhausted("foe Sentinel Mark I")
    assert not t.card("foe Sentinel Siege-Frame").now.reinforced
    t = table(
        front=["Sentinel Omega-Frame"],
        hand=["Exposed Flank"],
        row=FIVE,
        foe_front=["Sentinel Siege-Frame"],
        foe_support=["Sentinel Mark I"],
    )
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    t.play("Exposed Flank")
    t.resolve()
    t.pass_(ME)
    assert t.why_not("reinforce", "foe Sentinel Mark I", seat=FOE) == ["versus.golden.cannot_wins"]


def test_seize_the_ground_takes_a_location():
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Seize the Ground"],
        face_up=["Borderland Village"],
        row=["Wild Sentinel", "Sentinel Mark I", "Sentinel Tracker-Frame"],
        foe_front=["Sentinel Omega-Frame"],
        foe_face_up=["Castle Throne Hall", "Mutant Supremacy"],
        foe_row=["Sentinel Mark II"],
    )
    t.play("Seize the Ground")  # one location, no question: Mutant Supremacy is a plot twist
    t.resolve()
    mine, theirs = t.s.players[ME].resources, t.s.players[FOE].resources
    assert [called(card.printed) for card in mine.cards] == [
        "Sentinel Mark I",
        "Sentinel Tracker-Frame",
        "Borderland Village",
        "Castle Throne Hall",
    ]
    assert t.where("Wild Sentinel") == "ko"  # the leftmost face-down one
    assert [called(card.printed) for card in theirs.cards] == [
        "Sentinel Mark II",
        "Mutant Supremacy",
        "Mercenary Squad",
    ]
    assert not theirs.cards[-1].now.face_up
    assert t.card("foe Castle Throne Hall").owner == FOE
    assert t.card("foe Castle Throne Hall").controller == ME


def test_seize_the_ground_takes_the_leftmost_face_down_resource_whatever_lies_before_it():
    t = table(front=["Sentinel Siege-Frame"], hand=["Seize the Ground"], face_up=["Borderland Village"], row=FIVE[:3],
              foe_front=["Sentinel Omega-Frame"], foe_face_up=["Castle Throne Hall"])  # fmt: skip
    t.s.players[ME].resources.cards.reverse()
    t.play("Seize the Ground")
    t.resolve()
    assert t.where("Borderland Village") == "resources"
    assert t.where("Wild Sentinel#3") == "ko"


def test_a_seized_location_replaces_one_of_its_name():
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Seize the Ground"],
        face_up=["Castle Throne Hall"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
        foe_face_up=["Castle Throne Hall"],
    )
    t.play("Seize the Ground")
    t.resolve()
    assert t.where("Castle Throne Hall") == "ko"
    assert t.card("foe Castle Throne Hall").controller == ME


def test_scrap_the_works_asks_nobody_who_has_no_deck():
    t = table(front=["Sentinel Siege-Frame"], hand=["Scrap the Works"], row=FIVE, foe_front=["Sentinel Omega-Frame"],
              foe_face_up=["Castle Throne Hall"])  # fmt: skip
    for card in t.s.players[FOE].deck.cards[:]:
        t.s.move(card, t.s.players[FOE].ko)
    t.play("Scrap the Works")
    t.resolve()
    assert (t.where("foe Castle Throne Hall"), t.prompt) == ("ko", "attack")


@pytest.mark.parametrize(("answer", "left"), [("replace", 3), ("decline", 2)])
def test_scrap_the_works_breaks_a_face_up_resource_that_may_be_replaced(answer, left):
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Scrap the Works"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
        foe_face_up=["Castle Throne Hall"],
        foe_row=["Sentinel Mark II", "Sentinel Bulwark-Frame"],
    )
    t.play("Scrap the Works")
    t.resolve()
    assert t.where("foe Castle Throne Hall") == "ko"
    assert t.choice.seat == FOE
    t.answer("replace", answer)
    row = t.s.players[FOE].resources.cards
    assert len(row) == left
    assert not row[-1].now.face_up
    assert row[-1].visible_to(FOE)
    assert not row[-1].visible_to(ME)


def test_second_effort_readies_a_small_character_that_is_not_attacking():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame", "Sentinel Mark I"],
        exhausted=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"],
        hand=["Second Effort"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
    )
    t.play("Second Effort")  # Carrier-Frame costs 5, Mark I is ready: no question
    t.resolve()
    assert not t.exhausted("Sentinel Siege-Frame")
    assert t.exhausted("Sentinel Carrier-Frame")


def test_second_effort_is_no_help_for_attackers_and_stunned_characters():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Mark I"],
        stunned=["Sentinel Mark I"],
        hand=["Second Effort"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    assert not t.can("play", "Second Effort")
    assert t.why_not("play", "Second Effort") == ["versus.power.target"]


def test_metropolis_joins_two_teams():
    t = table(
        front=["Sentinel Siege-Frame", "Wolverine, Weapon Instinct"],
        row=["Metropolis", "Wild Sentinel"],
        foe_front=["Sentinel Omega-Frame"],
    )
    t.do("flip", "Metropolis")
    assert t.chain == ["trigger"]
    assert teams(t.s, t.card("Sentinel Siege-Frame")) == ("sentinel",)
    t.resolve()
    t.answer("team", "sentinel")
    assert "team:sentinel" not in t.options()
    t.answer("team", "x-men")
    assert teams(t.s, t.card("Sentinel Siege-Frame")) == ("sentinel", "x-men")
    t.do("attack", "Sentinel Siege-Frame")
    assert t.can("join", "Wolverine, Weapon Instinct")


def test_metropolis_is_not_unique_and_several_join_on():
    t = table(
        front=["Sentinel Siege-Frame", "Lorelei"], row=["Metropolis", "Metropolis"], foe_front=["Sentinel Omega-Frame"]
    )
    for copy, other in (("Metropolis", "x-men"), ("Metropolis#2", "brotherhood")):
        t.do("flip", copy)
        t.resolve()
        t.answer("team", "x-men" if other == "brotherhood" else "sentinel")
        t.answer("team", other)
    assert t.where("Metropolis") == t.where("Metropolis#2") == "resources"
    assert teams(t.s, t.card("Sentinel Siege-Frame")) == ("brotherhood", "sentinel", "x-men")


def test_metropolis_helps_nobody_else():
    t = table(front=["Masked Drifter"], row=["Metropolis", "Wild Sentinel"], foe_front=["Sentinel Omega-Frame"])
    t.do("flip", "Metropolis")
    t.resolve()
    t.answer("team", "sentinel")
    t.answer("team", "x-men")
    assert teams(t.s, t.card("Masked Drifter")) == ()
    assert teams(t.s, t.card("foe Sentinel Omega-Frame")) == ("sentinel",)


@pytest.mark.parametrize(("answer", "place"), [("keep-on-top", -1), ("bottom", 0)])
def test_quiet_crossroads_looks_at_the_top_card(answer, place):
    t = table(
        front=["Sentinel Siege-Frame"],
        face_up=["Quiet Crossroads"],
        foe_front=["Sentinel Omega-Frame"],
        deck=["Savage Beatdown", "Sidestep"],
    )
    t.do("use", "Quiet Crossroads")
    assert t.endurance(ME) == 49
    t.resolve()
    assert t.card("Savage Beatdown").visible_to(ME)
    assert not t.card("Savage Beatdown").visible_to(FOE)
    t.answer("peek", f"{answer}:{'Savage Beatdown'}")
    assert t.s.players[ME].deck.cards[place] is t.card("Savage Beatdown")
    assert t.exhausted("Quiet Crossroads")


def test_quiet_crossroads_shows_the_second_player_the_own_deck():
    t = table(active=FOE, front=["Sentinel Siege-Frame"], foe_face_up=["Quiet Crossroads"],
              foe_front=["Sentinel Omega-Frame"], foe_deck=["Savage Beatdown"])  # fmt: skip
    t.do("use", "foe Quiet Crossroads")
    t.resolve()
    assert (t.choice.prompt, t.choice.seat) == ("peek", FOE)
    assert t.card("foe Savage Beatdown").visible_to(FOE)
    assert not t.card("foe Savage Beatdown").visible_to(ME)


def test_war_wagon_runs_a_stunned_opponent_over():
    t = table(
        front=["Sentinel Siege-Frame"],
        gear={"Sentinel Siege-Frame": "War Wagon"},
        foe_front=["Sentinel Omega-Frame", "Wild Sentinel"],
        stunned=["foe Sentinel Omega-Frame"],
    )
    t.do("use", "War Wagon")
    t.resolve()
    assert t.exhausted("Sentinel Siege-Frame")
    assert t.where("foe Sentinel Omega-Frame") == "ko"
    assert t.endurance(FOE) == 50 - 8


def test_war_wagon_needs_a_stunned_target_and_a_ready_driver():
    t = table(
        front=["Sentinel Siege-Frame"], gear={"Sentinel Siege-Frame": "War Wagon"}, foe_front=["Sentinel Omega-Frame"]
    )
    assert not t.can("use", "War Wagon")
    t = table(
        front=["Sentinel Siege-Frame"],
        gear={"Sentinel Siege-Frame": "War Wagon"},
        foe_front=["Sentinel Omega-Frame"],
        stunned=["foe Sentinel Omega-Frame"],
        exhausted=["Sentinel Siege-Frame"],
    )
    assert t.why_not("play", "War Wagon") == ["versus.anatomy.ready_uses"]


def test_field_kit_protects_a_little_and_draws_when_its_bearer_is_stunned():
    t = table(
        front=["Sentinel Omega-Frame"],
        foe_front=["Sentinel Siege-Frame"],
        gear={"foe Sentinel Siege-Frame": "Field Kit"},
    )
    assert t.strength("foe Sentinel Siege-Frame") == (7, 7)
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    t.conclude()
    assert t.strength("foe Sentinel Siege-Frame") == (7, 6)  # equipment of a stunned character does not work
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.size("hand", FOE) == 1
