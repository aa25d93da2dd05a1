"""Цепочка: the order of effects, responses, and what does not use the chain."""

from __future__ import annotations

import pytest

from tests.versus_table import FOE, ME, called, table

FIVE = ["Wild Sentinel"] * 5


def in_a_fight(**more):
    return table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame"],
        hand=["Savage Beatdown", "Rising Kick"],
        foe_hand=["Sidestep"],
        row=FIVE,
        foe_row=FIVE,
        **more,
    )


@pytest.mark.rule("versus.chain.three_example", "versus.chain.resolve_last", "versus.chain.one_at_a_time")
def test_three_effects_resolve_third_second_first_with_passes_before_each():
    t = in_a_fight()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.play("Savage Beatdown", "Sentinel Siege-Frame")
    t.pass_(ME)
    t.play("foe Sidestep", "foe Sentinel Carrier-Frame")
    t.pass_(FOE)
    t.play("Rising Kick", "Sentinel Siege-Frame")
    assert t.chain == ["plot-twist"] * 3
    assert t.strength("Sentinel Siege-Frame")[0] == 7
    t.resolve()
    assert t.strength("Sentinel Siege-Frame")[0] == 7 + 3
    assert t.strength("foe Sentinel Carrier-Frame")[1] == 10
    t.resolve()
    assert t.strength("foe Sentinel Carrier-Frame")[1] == 10 + 3
    t.resolve()
    assert t.strength("Sentinel Siege-Frame")[0] == 7 + 3 + 5
    assert t.chain == []


@pytest.mark.rule("versus.priority.pass")
def test_the_other_player_may_respond_after_a_pass():
    t = in_a_fight()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.play("Savage Beatdown", "Sentinel Siege-Frame")
    assert t.choice.seat == ME
    t.pass_(ME)
    assert t.choice.seat == FOE
    assert t.can("play", "foe Sidestep")


@pytest.mark.rule("versus.priority.keep")
def test_who_puts_an_effect_on_the_chain_gets_priority_again():
    t = in_a_fight()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.play("Savage Beatdown", "Sentinel Siege-Frame")
    assert t.choice.seat == ME
    t.play("Rising Kick", "Sentinel Siege-Frame")
    assert t.chain == ["plot-twist", "plot-twist"]


@pytest.mark.rule("versus.priority.pass_reset")
def test_an_added_effect_starts_the_count_of_passes_again():
    t = in_a_fight()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.play("Savage Beatdown", "Sentinel Siege-Frame")
    t.pass_(ME)
    t.play("foe Sidestep", "foe Sentinel Carrier-Frame")
    t.pass_(FOE)
    assert t.choice.seat == ME
    assert len(t.chain) == 2


@pytest.mark.rule("versus.chain.new_between")
def test_new_effects_may_be_added_between_two_resolutions():
    t = in_a_fight()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.play("Savage Beatdown", "Sentinel Siege-Frame")
    t.pass_(ME)
    t.play("foe Sidestep", "foe Sentinel Carrier-Frame")
    t.resolve()
    assert t.choice.seat == ME  # versus.priority.after_resolution
    t.play("Rising Kick", "Sentinel Siege-Frame")
    assert len(t.chain) == 2


@pytest.mark.rule("versus.chain.events", "versus.combat.response_before_exhaust")
def test_declaring_an_attack_puts_a_proposal_on_the_chain():
    t = in_a_fight()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame", begin=False)
    assert t.chain == ["attack"]
    assert not t.exhausted("Sentinel Siege-Frame")


@pytest.mark.rule("versus.chain.own_actions_empty")
def test_no_attack_is_declared_while_an_effect_is_on_the_chain():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"],
        foe_front=["Wild Sentinel"],
        row=FIVE,
        hand=["Danger Drill"],
    )
    t.play("Danger Drill")
    assert not t.can("attack", "Sentinel Siege-Frame")
    assert "versus.chain.own_actions_empty" in t.why_not("attack", "Sentinel Siege-Frame")


@pytest.mark.rule("versus.chain.off_chain_actions", "versus.location.flip_off_chain", "versus.priority.action_resets")
def test_flipping_a_location_happens_at_once_and_keeps_priority():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"], row=["Borderland Village", "Wild Sentinel"])
    t.do("flip", "Borderland Village")
    assert t.chain == []
    assert t.card("Borderland Village").now.face_up
    assert t.choice.seat == ME
    assert t.s.passes == 0


@pytest.mark.rule("versus.priority.action_resets")
def test_after_an_action_off_the_chain_both_must_pass_again():
    t = table(front=["Nimrod"], foe_front=["Wild Sentinel"], foe_row=["Borderland Village", "Wild Sentinel"])
    t.pass_(ME)
    t.do("flip", "foe Borderland Village")
    t.pass_(FOE)
    assert (t.active, t.choice.seat) == (ME, ME)
    t.pass_(ME)
    assert t.active == FOE


@pytest.mark.rule("versus.chain.empty_pass_advances")
def test_passes_on_an_empty_chain_end_the_step():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"])
    t.both_pass()
    assert (t.stage, t.active) == ("attack", FOE)


@pytest.mark.rule("versus.power.negate", "versus.plot_twist.hand_pending")
def test_a_negated_effect_leaves_the_chain_and_does_not_happen():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame"],
        hand=["Savage Beatdown"],
        foe_hand=["Counterplan"],
        row=FIVE,
        foe_row=FIVE,
        endurance=(2, 50),
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.play("Savage Beatdown", "Sentinel Siege-Frame")
    assert t.where("Savage Beatdown") == "pending"
    t.pass_(ME)
    t.play("foe Counterplan", t.s.chain[-1].key)
    t.resolve()
    assert t.chain == []
    assert t.where("Savage Beatdown") == "ko"
    assert t.strength("Sentinel Siege-Frame")[0] == 7


EVENTS = {
    "recruit": ("recruit", "recruit", "Toad"),
    "plot-twist": ("attack", "play", "Danger Drill"),
    "power": ("attack", "use", "Orbital Foundry"),
    "attack": ("attack", "attack", "Sentinel Siege-Frame"),
}


@pytest.mark.rule("versus.chain.respond", "versus.chain.events")
@pytest.mark.parametrize("windows", ["some", "all"])
@pytest.mark.parametrize("event", EVENTS)
def test_the_other_player_may_answer_each_event_with_a_plot_twist_or_a_power(event, windows):
    stage, act, card = EVENTS[event]
    t = table(
        stage=stage,
        windows=windows,
        front=["Sentinel Siege-Frame"],
        hand=["Toad", "Danger Drill"],
        row=FIVE,
        face_up=["Orbital Foundry"],
        foe_front=["Nimrod"],
        foe_hand=["Danger Drill"],
        foe_row=FIVE,
        foe_face_up=["Borderland Village"],
    )
    t.do(act, card)
    if event == "power":
        t.answer("discard", "Toad")
    if windows == "all":
        t.pass_(ME)
    assert (t.choice.seat, t.prompt, t.chain) == (FOE, "respond", [event])
    assert t.can("play", "foe Danger Drill")
    t.do("use", "foe Borderland Village")
    assert t.chain == [event, "power"]
    t.resolve()
    assert t.endurance(FOE) == 51  # the answer first
    assert t.chain == [event]


@pytest.mark.rule("versus.chain.first_object")
def test_effects_stand_on_the_chain_in_the_order_in_which_they_were_made():
    t = in_a_fight()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.play("Savage Beatdown", "Sentinel Siege-Frame")
    assert t.sources == ["Savage Beatdown"]
    t.pass_(ME)
    t.play("foe Sidestep", "foe Sentinel Carrier-Frame")
    t.pass_(FOE)
    t.play("Rising Kick", "Sentinel Siege-Frame")
    order = ["Savage Beatdown", "Sidestep", "Rising Kick"]
    assert t.sources == order
    shown = next(area for area in t.match.view(FOE).areas if area.id == "middle").places
    assert [(place.number, called(place.cards[0].face)) for place in shown] == list(enumerate(order, 1))
