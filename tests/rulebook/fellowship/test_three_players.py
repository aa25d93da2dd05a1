"""Order, elimination and that player, with three players and a first player other than seat 0."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship import GAME
from tests.fellowship_table import table

TRIO = [["gimli", "legolas"], ["aragorn", "theodred"], ["eowyn", "eleanor"]]


@pytest.mark.rule("fellowship.window.first_player_first", "fellowship.player_order.definition",
                  "fellowship.window.closes_on_consecutive_passes")  # fmt: skip
def test_in_a_window_the_first_player_is_asked_first_then_clockwise():
    t = table(heroes=TRIO, first=1, hands={seat: ["feint", "ever_vigilant"] for seat in range(3)})
    t.steps(["commit_actions"])
    assert t.windows() == ["p1", "p2", "p0"]


@pytest.mark.rule("fellowship.window.pass_not_final")
def test_who_has_passed_may_still_act_when_somebody_else_has_acted():
    t = table(heroes=TRIO, first=1, hands={seat: ["feint", "ever_vigilant"] for seat in range(3)})
    t.steps(
        ["commit_actions"], "p1>action/pass", "p2>action/use:eowyn", "discard-cost/feint", "p0>action/pass",
        "p1>action/use:eowyn", "discard-cost/feint",
    )  # fmt: skip
    assert t.willpower("eowyn") == 6
    assert t.windows()[:4] == ["p1", "p2", "p0", "p1"]


@pytest.mark.rule("fellowship.elimination.enemies_return", "fellowship.elimination.cards_to_discard",
                  "fellowship.elimination.deck_to_discard", "fellowship.first_player.eliminated",
                  "fellowship.elimination.others_continue")  # fmt: skip
def test_who_reaches_fifty_is_out_and_the_others_go_on():
    t = table(heroes=TRIO, first=1, hands={1: ["feint"]})
    t.put("king_spider", engaged=1)
    t.hurt("king_spider", 1)
    t.dial(20, 49, 20)
    t.s.players[1].passing = True
    t.raises(1, seat=1)
    assert t.fallen == [1]
    assert t.first == 2
    assert t.zone("king_spider") == "staging"
    assert t.damage("king_spider") == 1
    assert [len(t.pile(zone, 1)) for zone in ("hand", "deck", "area")] == [0, 0, 0]
    assert GAME.wishes(t.s, 1) == []
    assert t.zone("aragorn") == "discard"
    assert not t.over


@pytest.mark.rule("fellowship.elimination.fewer_reveals", "fellowship.step.3_3_reveal")
def test_one_card_less_is_revealed_for_who_is_out():
    t = table(heroes=TRIO, first=1)
    t.eliminates(0)
    t.on_top("old_forest_road", "forest_gate", "enchanted_stream")
    t.steps(["begin_staging", "stage"])
    assert t.staging() == ["old_forest_road", "forest_gate"]


@pytest.mark.rule("fellowship.elimination.no_heroes")
def test_who_loses_the_last_hero_in_an_attack_is_out_and_the_attack_is_over():
    t = table(heroes=[["gimli"], ["aragorn"], ["eowyn"]], first=1)
    t.put("king_spider", engaged=2)
    t.left("eowyn", 1)
    t.enemy_attacks("king_spider", "defend/no-defense")
    assert t.fallen == [2]
    assert t.zone("king_spider") == "staging"
    assert t.zone("eowyn") == "discard"


@pytest.mark.rule("fellowship.elimination.all_out", "fellowship.core.cooperative")
def test_when_all_are_out_all_have_lost():
    assert GAME.cooperative
    t = table(heroes=TRIO, first=1)
    t.eliminates(1)
    t.eliminates(2)
    t.eliminates(0)
    assert t.over
    assert t.result.winners == []
    assert t.result.scores == [0.0, 0.0, 0.0]


@pytest.mark.rule("fellowship.step.3_4_failure")
def test_after_failing_every_player_raises_threat_by_the_difference():
    t = table(heroes=TRIO, staging=["ungoliants_spawn", "necromancers_pass"], first=2)
    before = t.threats
    t.quest("eowyn")
    assert t.threats == [threat + 2 for threat in before]


@pytest.mark.rule("fellowship.doomed.each_player")
def test_doomed_raises_every_dial():
    t = table(heroes=TRIO, first=1)
    t.dial(25, 30, 40)
    t.reveal("cavern_guardian")
    assert t.threats == [26, 31, 41]


@pytest.mark.rule("fellowship.sentinel.defend_other", "fellowship.sentinel.after_undefended",
                  "fellowship.defending_player.sentinel")  # fmt: skip
def test_a_sentinel_defends_another_player_who_declines_and_that_player_stays_the_defending_one():
    t = table(heroes=TRIO, first=1)
    t.put("king_spider", engaged=0)
    before = t.threats
    t.enemy_attacks("king_spider", "p0>defend/no-defense", "p1>defend/aragorn", shadow="ungoliants_spawn")
    assert t.damage("aragorn") == 1
    assert t.threats == [before[0] + 4, before[1], before[2]]


@pytest.mark.rule("fellowship.step.6_8_1", "fellowship.ranged.any_engaged_enemy", "fellowship.ranged.both_times")
def test_ranged_characters_of_others_join_an_attack():
    t = table(heroes=TRIO, first=1)
    t.put("dol_guldur_beastmaster", engaged=1)
    t.attack("dol_guldur_beastmaster", "aragorn", answers=["p0>attackers/legolas"])
    assert t.said("strikes", enemy="dol_guldur_beastmaster", n=6, damage=5)


@pytest.mark.rule("fellowship.step.7_4", "fellowship.step.7_3", "fellowship.step.7_2")
def test_the_refresh_phase_readies_raises_and_passes_the_token():
    t = table(heroes=TRIO, first=2)
    t.card("gimli").exhausted = True
    before = t.threats
    t.phase("refresh")
    assert not t.exhausted("gimli")
    assert t.threats == [threat + 1 for threat in before]
    assert t.first == 0
