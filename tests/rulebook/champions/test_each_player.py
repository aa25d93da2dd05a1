"""Three heroes, and the first player is not seat 0: that player, each player, clockwise, the first player."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import environment, minion
from rulebound.games.champions.words import cannot, draw, gets, when_defeated
from rulebound.games.champions.words.nouns import YOUR_HERO
from tests.champions_table import table

THREE = ["spider_man", "captain_marvel", "she_hulk"]


# --- that player, each player, clockwise ----------------------------------------------------------------------


TUTOR = minion("made-up-30", "Tutor", atk=0, sch=0, hit_points=1, does=when_defeated(draw(1)))
BELL = environment("made-up-31", "Bell", always=gets("atk", 1, YOUR_HERO))
BANNER = environment("made-up-32", "Banner", always=cannot("take-damage", YOUR_HERO))


@pytest.mark.rule("champions.surge.reveal_another", "champions.surge.finish_first_card")
def test_whoever_revealed_a_card_with_surge_reveals_the_next():
    t = table(heroes=THREE, first=1, form="alter-ego")
    t.on_top("hydra_mercenary")
    t.reveal("assault", seat=2)
    assert [line["player"] for line in t.lines("reveals")] == ["p2", "p2"]
    assert t.lines("surge") == [{"rule": "champions.surge.reveal_another", "player": "p2"}]
    assert t.engaged_with("hydra_mercenary") == 2
    assert not t.in_play("assault")


@pytest.mark.rule("champions.when_defeated.automatic", "champions.engaged.stays_until_ability")
def test_the_player_engaged_with_a_minion_resolves_its_when_defeated():
    t = table(heroes=THREE, first=1)
    t.put(TUTOR, seat=2)
    t.attack("spider_man", "tutor")
    assert t.sizes("hand") == [0, 0, 1]
    assert t.prompts() == ["attack"]  # nobody decides about it
    t.put("hydra_soldier", seat=2)
    t.card("p0").exhausted = False
    t.card("hydra_soldier").damage = 3
    t.attack("spider_man", "hydra_soldier")
    assert t.sizes("dealt") == [0, 0, 1]


@pytest.mark.rule("champions.engaged.stays_until_ability", "champions.first_player.token_passes_clockwise")
def test_a_minion_stays_engaged_whoever_fights_it_and_whoever_is_first():
    t = table(heroes=THREE, first=2)
    t.put("sandman", seat=1)
    t.attack("spider_man", "sandman")
    t.step("end_round")
    assert t.first == 0
    t.step_two()
    t.change_form(seat=1)
    assert t.engaged_with("sandman") == 1
    assert t.lies("sandman", "engaged", seat=1)


@pytest.mark.rule(
    "champions.player_elimination.minions_move_clockwise", "champions.player_elimination.minions_keep_state"
)
@pytest.mark.parametrize(("falls", "gone", "heir"), [(0, None, 1), (1, None, 2), (2, None, 0), (1, 2, 0), (2, 0, 1)])
def test_minions_go_to_the_next_living_player_clockwise(falls, gone, heir):
    t = table(heroes=THREE, first=1)
    if gone is not None:
        t.eliminate(gone)
    t.put("sandman", seat=falls)
    t.card("sandman").damage, t.card("sandman").stunned = 1, True
    t.eliminate(falls)
    sandman = t.card("sandman")
    assert sandman.engaged == heir
    assert t.lies(sandman, "engaged", seat=heir)
    assert (sandman.damage, sandman.stunned, sandman.tough, sandman.confused) == (1, True, True, False)
    assert t.at_rest()


@pytest.mark.rule("champions.first_player.eliminated_passes_token", "champions.player_order.next_player")
@pytest.mark.parametrize(("first", "gone", "heir"), [(0, None, 1), (2, None, 0), (1, 2, 0)])
def test_the_token_goes_to_the_next_living_player_clockwise(first, gone, heir):
    t = table(heroes=THREE, first=first)
    if gone is not None:
        t.eliminate(gone)
    t.eliminate(first)
    assert t.first == heir


@pytest.mark.rule("champions.initiation.determine_cost")
def test_what_makes_a_card_of_another_player_cheaper_is_not_for_me():
    t = table(heroes=THREE, hand=["haymaker", "first_aid"], first=1)  # costs 2, and one card to pay with
    t.put("helicarrier", seat=1)
    t.use("helicarrier", "p1>choose/p2", seat=1)
    assert not t.can("play", "haymaker")
    t.card("helicarrier").exhausted = False
    t.use("helicarrier", "p1>choose/p0", seat=1)
    t.play("haymaker")
    assert t.damage("rhino") == 3
    assert [one.seat for one in t.s.lasting if one.stat == "cost"] == [2]  # mine is used up, theirs waits


@pytest.mark.rule("champions.interrupt.all_pass_resolves", "champions.interrupt.player_order")
@pytest.mark.rule("champions.player_order.sequence_continues")
def test_a_window_closes_when_all_have_passed_in_sequence():
    t = table(heroes=THREE, first=1)
    for seat in (1, 2, 2):
        t.lay("emergency", "hand", seat=seat)
    t.villain_schemes("p2>interrupt-enemy-scheme/use:emergency")
    assert t.who() == [1, 2, 1, 2]  # whoever uses one may use another, all are asked again


@pytest.mark.rule("champions.constant.conditional_checked_continuously", "champions.first_player.token_marks")
def test_you_on_a_card_of_the_scenario_is_the_first_player():
    t = table(heroes=THREE, first=1)
    t.put(BELL)
    power = [t.atk(f"p{seat}") for seat in range(3)]
    t.first = 2
    assert power == [2, 2 + 1, 3]
    assert [t.atk(f"p{seat}") for seat in range(3)] == [2, 2, 3 + 1]
    t.put(BANNER)
    for seat in range(3):
        t.hurt(f"p{seat}", 1)
    assert [t.damage(f"p{seat}") for seat in range(3)] == [1, 1, 0]
    t.first = 0
    t.hurt("p0", 1)
    assert t.damage("p0") == 1


@pytest.mark.rule("champions.player_turn.asked_player_decides", "champions.player_turn.other_may_offer")
def test_who_declined_may_be_asked_again_when_something_was_done():
    t = table(heroes=THREE, first=1)
    for seat in (0, 2):
        t.lay("first_aid", "hand", seat=seat)
    t.act("ask", "p0", "p0>asked/pass", seat=1)
    assert [t.can("ask", f"p{seat}", seat=1) for seat in (0, 2)] == [False, True]
    t.act("ask", "p2", "p2>asked/pass", seat=1)
    assert [t.can("ask", f"p{seat}", seat=1) for seat in (0, 2)] == [False, False]
    t.attack("captain_marvel", "rhino", seat=1)
    assert [t.can("ask", f"p{seat}", seat=1) for seat in (0, 2)] == [True, True]


@pytest.mark.rule("champions.triggering_condition.definition", "champions.response.player_order")
def test_only_the_player_who_defeats_a_minion_may_respond_to_it():
    t = table(heroes=THREE, first=1, threat=3)
    for seat in range(3):
        t.put("interrogation_room", seat=seat)
    t.put("hydra_bomber", seat=1)
    t.attack("spider_man", "hydra_bomber")
    assert t.who("response-defeat") == [0]


@pytest.mark.rule("champions.ability.sentences_in_order")
def test_the_vultures_plans_count_each_kind_of_resource_once_over_all_hands():
    t = table(heroes=THREE, first=1)
    for seat, name in enumerate(("energy", "uppercut", "haymaker")):  # energy twice, and physical
        t.lay(name, "hand", seat=seat)
    t.reveal("the_vultures_plans", seat=2)
    assert t.sizes("hand") == [0, 0, 0]
    assert t.threat() == 2


@pytest.mark.rule("champions.hazard.dealt_in_player_order", "champions.villain_phase.step_three_deal")
@pytest.mark.rule("champions.side_scheme.icons", "champions.hazard.extra_encounter_card")
def test_hazard_icons_deal_one_card_each_from_the_first_player_on():
    t = table(heroes=THREE, first=1, side=["breakin_takin", "illegal_arms_factory"])
    t.step("deal_encounter_cards")
    assert t.sizes("dealt") == [1, 2, 2]


@pytest.mark.rule("champions.side_scheme.icons", "champions.acceleration_icon.adds_one_each")
@pytest.mark.rule("champions.crisis.protects_main_scheme")
def test_every_icon_in_play_counts_and_no_other():
    t = table(side=["bomb_scare", "drone_factory", "breakin_takin"], threat=1)
    t.step("villain_threat")
    assert t.threat() == 1 + 1 + 2
    assert t.can("thwart", "spider_man")
    t.thwart("spider_man", "thwart/the_break_in")
    t.card("spider_man").exhausted = False
    t.put("crowd_control")
    t.thwart("spider_man", "thwart/crowd_control")
    assert "thwart:the_break_in" not in t.offered("thwart")


@pytest.mark.rule("champions.reveal.one_by_one_in_player_order")
def test_cards_are_revealed_in_player_order_from_the_first_player():
    t = table(heroes=THREE, first=2)
    t.on_top("shocker", "sandman", "hydra_mercenary")
    t.step("deal_encounter_cards")
    t.step_four()
    assert [(line["player"], line["card"]) for line in t.lines("reveals")][:3] == [
        ("p2", "shocker"), ("p0", "sandman"), ("p1", "hydra_mercenary"),
    ]  # fmt: skip


@pytest.mark.rule("champions.reveal.one_by_one_in_player_order")
@pytest.mark.rule("champions.deal_encounter.queue_in_steps_three_and_four")
def test_a_card_dealt_to_one_who_has_finished_waits_until_all_have():
    t = table(heroes=THREE, villain="ultron", first=2)
    t.on_top("shocker", "invasive_ai", "sandman", "hydra_mercenary", "hydra_bomber")
    t.step("deal_encounter_cards")
    t.move("hydra_mercenary", "dealt", seat=0)
    t.empty("deck", "discard", seat=2, leave=3)  # Invasive AI empties that deck, which brings an encounter card
    t.step_four("p2>choose-one/damage")
    revealed = [(line["player"], line["card"]) for line in t.lines("reveals")]
    assert revealed == [
        ("p2", "shocker"), ("p0", "invasive_ai"), ("p0", "hydra_mercenary"), ("p1", "sandman"), ("p2", "hydra_bomber"),
    ]  # fmt: skip
    assert t.sizes("dealt") == [0, 0, 0]


@pytest.mark.rule("champions.activation.once_per_player", "champions.player_order.first_then_clockwise")
def test_the_villain_phase_goes_from_the_first_player_on():
    t = table(heroes=THREE, first=2)
    t.steps(["villain_threat", "villain_activates"])
    assert [line["player"] for line in t.lines("enemy-attacks")] == ["p2", "p0", "p1"]


@pytest.mark.rule("champions.first_player.picks_encounter_target", "champions.attach.on_entering_play")
def test_the_first_player_picks_for_an_encounter_card_whoever_reveals_it():
    t = table(heroes=THREE, first=1)
    t.put("hydra_mercenary", seat=0)
    t.put("shocker", seat=2)
    t.on_top("sandman")
    t.reveal("biomechanical_upgrades", "p1>attach/shocker", seat=2)
    assert t.host("biomechanical_upgrades") == "shocker"


@pytest.mark.rule("champions.end_of_player_phase.step_order", "champions.player_order.first_then_clockwise")
def test_the_phase_ends_for_all_players_from_the_first_on():
    t = table(heroes=THREE, first=1)
    for seat in range(3):
        t.lay("energy", "hand", seat=seat)
    t.step("end_player_phase")
    assert t.who("discard") == [1, 2, 0]
    assert [line["player"] for line in t.lines("draws")] == ["p1", "p2", "p0"]


@pytest.mark.rule("champions.obligation.given_to_linked_player", "champions.obligation.linked_player_decides")
def test_an_obligation_asks_its_hero_whoever_reveals_it():
    t = table(heroes=THREE, first=1)
    t.reveal("eviction_notice", "p0>may-change-form/change-form", "p0>choose-one/exhaust", seat=2)
    assert t.exhausted("peter_parker")
    assert t.prompts(2) == []
