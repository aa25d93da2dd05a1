"""Фаза восстановления: its window and its order."""

from __future__ import annotations

import pytest

from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


@pytest.mark.rule("versus.recovery.order")
def test_check_recover_ko_ready_initiative_next_draw_phase():
    t = table(
        stage="recovery",
        active=-1,
        front=["Sentinel Siege-Frame", "Sentinel Mark II"],
        stunned=["Sentinel Siege-Frame", "Sentinel Mark II"],
        endurance=(-2, -2),
    )
    seen = len(t.match.log)
    t.both_pass()
    t.answer("recover", "Sentinel Siege-Frame")
    told = [line.what for line in t.match.log[seen:] if line.what not in ("passes", "draws")]
    assert told == ["extra-turn", "recovers", "ko", "readies", "turn-ends", "turn"]
    assert (t.stage, t.turn) == ("draw", 4)


@pytest.mark.rule("versus.recovery.order")
def test_who_loses_at_the_check_recovers_nobody_any_more():
    t = table(
        stage="recovery",
        active=-1,
        front=["Sentinel Siege-Frame", "Sentinel Mark II"],
        stunned=["Sentinel Siege-Frame", "Sentinel Mark II"],
        endurance=(0, 1),
    )
    t.both_pass()
    assert t.match.result is not None
    assert t.match.choices == {}
    assert t.stunned("Sentinel Siege-Frame")
    assert t.where("Sentinel Mark II") == "characters"


@pytest.mark.rule("versus.recovery.mandatory")
def test_a_player_with_stunned_characters_must_recover_one():
    t = table(
        stage="recovery",
        active=-1,
        front=["Sentinel Siege-Frame", "Sentinel Mark II"],
        stunned=["Sentinel Siege-Frame", "Sentinel Mark II"],
    )
    t.both_pass()
    assert t.prompt == "recover"
    assert t.options() == [f"recover:{name}" for name in ("Sentinel Siege-Frame", "Sentinel Mark II")]


@pytest.mark.rule("versus.recovery.mandatory")
def test_the_only_stunned_character_recovers_without_a_question():
    t = table(stage="recovery", active=-1, front=["Sentinel Siege-Frame"], stunned=["Sentinel Siege-Frame"])
    t.both_pass()
    assert t.turn == 4
    assert not t.stunned("Sentinel Siege-Frame")
    assert t.where("Sentinel Siege-Frame") == "characters"


@pytest.mark.rule("versus.recovery.ready_all")
def test_recovered_characters_and_activated_locations_are_ready_again():
    t = table(
        stage="attack",
        active=FOE,
        front=["Sentinel Siege-Frame", "Sentinel Mark II"],
        exhausted=["Sentinel Mark II"],
        stunned=["Sentinel Siege-Frame"],
        face_up=["Borderland Village"],
        row=["Wild Sentinel"],
        foe_front=["Sentinel Mark I"],
    )
    t.pass_(FOE)
    t.do("use", "Borderland Village")
    t.resolve()
    assert t.exhausted("Borderland Village")
    t.reach("recovery")
    t.both_pass()
    assert not any(t.exhausted(name) for name in ("Sentinel Siege-Frame", "Sentinel Mark II", "Borderland Village"))


@pytest.mark.rule("versus.recovery.initiative_passes")
@pytest.mark.parametrize("now", [ME, FOE])
def test_the_initiative_passes_at_the_end_of_a_turn(now):
    t = table(stage="recovery", active=-1, initiative=now)
    t.both_pass()
    assert (t.turn, t.initiative) == (4, 1 - now)
    t.reach("recovery")
    t.both_pass()
    assert (t.turn, t.initiative) == (5, now)


@pytest.mark.rule("versus.recovery.start_window")
def test_both_have_priority_before_the_check_and_may_still_be_saved():
    t = table(stage="attack", active=FOE, row=["Wild Sentinel"], face_up=["Borderland Village"], endurance=(0, 20))
    t.both_pass()
    assert (t.stage, t.choice.seat) == ("recovery", ME)
    t.pass_(ME)
    assert (t.stage, t.choice.seat) == ("recovery", FOE)
    t = table(stage="recovery", active=-1, row=["Wild Sentinel"], face_up=["Borderland Village"], endurance=(0, 20))
    t.do("use", "Borderland Village")
    t.resolve()
    assert t.endurance(ME) == 1
    t.both_pass()
    assert t.match.result is None
    assert t.turn == 4


@pytest.mark.rule("versus.recovery.start_window")
def test_nobody_has_priority_between_the_check_and_the_ko():
    stunned = ["Bishop", "Psylocke", "foe Sentinel Carrier-Frame", "foe Sentinel Bulwark-Frame"]
    t = table(
        stage="recovery",
        active=-1,
        front=["Bishop", "Psylocke"],
        foe_front=["Sentinel Carrier-Frame", "Sentinel Bulwark-Frame"],
        stunned=stunned,
        hand=["Stand Together"],
        row=FIVE,
    )
    assert t.can("play", "Stand Together")
    t.both_pass()
    prompts = []
    while t.turn == 3:
        prompts.append((t.choice.seat, t.prompt))
        t.match.answer(t.choice.seat, 0)
    assert prompts == [(ME, "recover"), (FOE, "recover")]
    assert (t.where("Psylocke"), t.where("foe Sentinel Bulwark-Frame")) == ("ko", "ko")


@pytest.mark.rule("versus.victory.gain_no_cap")
def test_endurance_may_grow_above_fifty():
    t = table(row=["Wild Sentinel"], face_up=["Borderland Village"], endurance=(50, 50))
    t.do("use", "Borderland Village")
    t.resolve()
    assert t.endurance(ME) == 51
