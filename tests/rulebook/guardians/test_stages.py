"""Ход игры, Выбор карт: rounds of three stages, and cards laid face down at the same time."""

import pytest

from tests.guardians_table import table


@pytest.mark.rule("guardians.flow.round_three_stages")
def test_after_three_stages_the_next_one_belongs_to_a_new_round():
    t = table(hands={seat: ["trick"] * 2 for seat in range(3)}, deck=["trick"])
    stages = []
    for _ in range(4):
        stages.append((t.round, t.stage))
        t.play_stage()
    assert stages == [(1, 1), (1, 2), (1, 3), (2, 1)]
    assert (t.counter(0, None, "round"), t.counter(0, None, "stage")) == (2, 2)


@pytest.mark.rule("guardians.flow.stage_four_phases")
def test_a_stage_has_its_four_phases_once_each_and_in_order():
    t = table().play_stage()
    phases = [line.what for line in t.match.log if line.what.startswith("phase-")]
    assert phases[:4] == ["phase-select", "phase-act", "phase-battle-end", "phase-round-end"]
    assert phases[4:] == ["phase-select"]


@pytest.mark.rule("guardians.flow.stage_four_phases")
def test_a_card_cannot_be_laid_in_the_act_phase():
    t = table(lay={}, hands={1: ["shot", "melee"]})
    assert t.deciding == [0]
    assert t.why_not("lay", "shot", seat=1)[1:] == ["guardians.flow.stage_four_phases"]


@pytest.mark.rule("guardians.selection.simultaneous")
def test_nobody_sees_a_choice_before_all_have_made_theirs():
    t = table(hands={0: ["trick", "shot"], 1: ["melee", "shot"], 2: ["trick", "ambush"]})
    assert t.deciding == [0, 1, 2]
    before = {viewer: t.match.view(viewer).areas for viewer in (1, 2, None)}
    t.match.answer(0, 1)
    assert {viewer: t.match.view(viewer).areas for viewer in (1, 2, None)} == before
    t.match.answer(1, 0)
    assert t.deciding == [2]
    assert [t.series(seat) for seat in range(3)] == [[], [], []]
    assert t.match.view(2).areas == before[2]
    assert t.revealed == []
    assert t.match.view(0).choices[0].options == []  # who waits is not told what the other may choose


@pytest.mark.rule("guardians.selection.simultaneous")
def test_only_cards_of_the_own_hand_can_be_laid():
    t = table(hands={0: ["trick", "shot"], 1: ["melee", "shot"]}, series={0: ["trick"], 1: ["trick"]})
    assert t.offers(0) == ["trick", "shot"]
    of_another = t.match.why_not(0, t.player(1).series.cards[0])
    assert [verdict.rule for verdict in of_another if not verdict.met] == ["guardians.selection.simultaneous"]
    assert t.why_not("lay", "shot", seat=0) == []


@pytest.mark.rule("guardians.selection.face_down_right_end")
def test_the_card_is_laid_face_down_at_the_right_end_of_the_series():
    t = table(series={1: ["defence", "arsenal"]}, lay={1: "planning"}, hands={1: ["shot"]})
    assert t.series(1) == ["defence", "arsenal", "planning"]
    assert t.faces(1, 1, "series") == ["defence", "arsenal", "planning"]
    for viewer in (0, 2, None):
        assert t.faces(viewer, 1, "series") == ["defence", "arsenal", None]


@pytest.mark.rule("guardians.selection.face_down_right_end")
def test_nobody_can_tell_which_known_card_was_laid():
    t = table(hands={0: ["shot"], 1: ["shot", "melee"], 2: ["trick"]}, step="draft", round=0)
    t.s.show(t.held(1, "shot"), -1)
    assert t.faces(0, 1) == ["shot", None]
    t.lay({1: "melee"})
    assert t.faces(0, 1) == [None]
    assert t.faces(0, 1, "series") == [None]


@pytest.mark.rule("guardians.selection.non_decreasing")
@pytest.mark.parametrize(("number", "stays"), [("defence", False), ("ambush", True), ("planning", True)])
def test_a_played_number_must_not_be_lower_than_the_one_on_its_left(number, stays):
    t = table(series={0: ["ambush"]}, lay={0: number})
    assert t.out(0) is not stays
    assert (t.deciding == [0]) is stays


@pytest.mark.rule("guardians.selection.illegal_out_on_reveal")
def test_a_too_low_card_may_be_laid_and_puts_out_only_when_revealed():
    t = table(series={1: ["arsenal"]}, hands={1: ["defence", "trick"]})
    assert t.offers(1) == ["defence", "trick"]
    assert t.why_not("lay", "defence", seat=1) == []
    t.lay({1: "defence"})
    assert t.deciding == [0]
    assert not t.out(1)
    t.perform("breather")
    assert t.out(1)


@pytest.mark.rule("guardians.selection.act_when_all_laid")
def test_the_act_phase_starts_when_everyone_has_laid():
    t = table(4)
    for seat in (3, 1, 0):
        t.match.answer(seat, 0)
    assert t.revealed == []
    assert t.deciding == [2]
    t.match.answer(2, 0)
    assert t.revealed == [0]
    assert (t.deciding, t.prompt) == ([0], "act")


@pytest.mark.rule("guardians.flow.battle_end_check")
def test_with_two_heroes_left_nobody_wins_and_the_round_end_is_checked():
    t = table(series={2: ["melee"]}, lay={2: "trick"}).play_on()
    assert t.in_battle == [0, 1]
    assert t.wins == [0, 0, 0]
    whats = [line.what for line in t.match.log]
    assert whats.index("phase-round-end") == whats.index("phase-battle-end") + 1
    assert t.deciding == [0, 1]


@pytest.mark.rule("guardians.flow.round_end_clear_series")
def test_after_stage_three_all_series_go_to_the_discard():
    series = {seat: ["trick", "trick"] for seat in range(3)}
    t = table(series=series, lay=dict.fromkeys(range(3), "shot")).play_on()
    assert [t.series(seat) for seat in range(3)] == [[], [], []]
    assert sorted(t.discard) == ["shot"] * 3 + ["trick"] * 6


@pytest.mark.rule("guardians.flow.round_end_clear_series")
def test_after_stage_two_the_series_stay():
    t = table(series={seat: ["trick"] for seat in range(3)}, lay={}).play_on()
    assert [t.series(seat) for seat in range(3)] == [["trick", "trick"]] * 3
    assert t.discard == []


@pytest.mark.rule("guardians.flow.new_round")
def test_the_first_card_of_a_new_round_may_be_as_low_as_it_likes():
    series = {seat: ["melee", "melee"] for seat in range(2)}
    t = table(2, series=series, lay={}, hands={seat: ["trick", "trick"] for seat in range(2)}, energy={0: 6, 1: 6})
    t.play_on()
    assert (t.round, t.stage) == (2, 1)
    t.lay()
    assert t.in_battle == [0, 1]
    assert t.offers() == ["tackle", "false_trail"]
