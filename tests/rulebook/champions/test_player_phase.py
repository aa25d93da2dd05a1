"""Фаза гравців, хід гравця, кінець фази гравців, розмір руки, узяти карти."""

from __future__ import annotations

import pytest

from tests.champions_table import Table, table

TWO = ["spider_man", "captain_marvel"]


def acts(t: Table, name: str = "", seat: int = 0) -> set[str]:
    """What the player may do with a card of that name."""
    found = [option.partition(":") for option in t.options(seat)]
    return {act for act, _, on in found if name in ("", on)}


@pytest.mark.rule("champions.player_phase.one_turn_each", "champions.player_phase.end_steps_after_all_turns")
def test_every_player_has_one_turn_before_anybody_readies():
    t = table(heroes=[*TWO, "she_hulk"])
    t.card("spider_man").exhausted = True
    assert t.step("turn", "turn/end-turn") == "turn"
    assert t.active == 1
    assert t.exhausted("spider_man")
    assert t.step("turn", "turn/end-turn") == "turn"
    assert t.active == 2
    assert t.step("turn", "turn/end-turn") == "end_player_phase"


@pytest.mark.rule("champions.player_turn.any_order_any_number")
def test_a_turn_may_mix_cards_attacks_and_allies():
    t = table(hand=["haymaker", "energy", "first_aid", "genius"], in_play=["mockingbird"])
    t.card("spider_man").damage = 2
    t.play("haymaker", "pay/spend:energy")
    t.attack("spider_man", "rhino")
    t.play("first_aid", "heal/heal:spider_man")
    t.attack("mockingbird", "rhino")
    assert t.damage("rhino") == 3 + 2 + 1
    assert "change-form" in acts(t)


@pytest.mark.rule("champions.player_turn.play_permanents")
def test_only_the_active_player_plays_allies_upgrades_and_supports():
    t = table(heroes=TWO, hand=["mockingbird", "energy", "genius"])
    for name in ("nick_fury", "energy", "genius", "strength"):
        t.lay(name, "hand", seat=1)
    assert "play" in acts(t, "mockingbird")
    t.act("ask", "p1", "asked/pass")
    assert [option.act for option in t.asked[-1].options] == ["pass"]  # an ally is no Action


@pytest.mark.rule("champions.player_turn.basic_powers_by_form", "champions.recover.alter_ego_only")
def test_basic_powers_belong_to_a_form():
    t = table(threat=3)
    t.card("spider_man").damage = 2
    assert acts(t, "spider_man") == {"attack", "thwart", "change-form"}
    t = table(threat=3, form="alter-ego")
    t.card("p0").damage = 2
    assert acts(t, "peter_parker") == {"recover", "change-form"}


@pytest.mark.rule("champions.player_turn.use_allies")
def test_allies_act_in_either_form():
    t = table(threat=3, form="alter-ego", in_play=["mockingbird"])
    assert acts(t, "mockingbird") == {"attack", "thwart"}


@pytest.mark.rule("champions.player_turn.trigger_actions")
def test_actions_of_encounter_cards_may_be_used():
    t = table(hand=["strength", "uppercut"], in_play=["enhanced_ivory_horn"])
    assert "use" in acts(t, "enhanced_ivory_horn")


@pytest.mark.rule("champions.player_turn.ask_other_player", "champions.player_turn.other_may_offer")
def test_another_player_may_use_an_action_when_asked():
    t = table(heroes=TWO)
    t.put("avengers_mansion", seat=1)
    before = len(t.hand())
    t.act("ask", "p1", "asked/use:avengers_mansion", "choose/choose:p0")
    assert t.exhausted("avengers_mansion")
    assert len(t.hand()) == before + 1


@pytest.mark.rule("champions.player_turn.asked_player_decides")
def test_the_asked_player_may_refuse():
    t = table(heroes=TWO)
    t.put("avengers_mansion", seat=1)
    t.act("ask", "p1", "asked/pass")
    assert not t.exhausted("avengers_mansion")
    assert "ask" not in acts(t)


# --- the end of the phase ---------------------------------------------------------------------------------


@pytest.mark.rule("champions.end_of_player_phase.step_order", "champions.end_of_player_phase.ready_all")
def test_the_phase_ends_with_discarding_drawing_and_readying():
    t = table(hand=["energy"], in_play=["mockingbird", "helicarrier"])
    cards = [t.card(name) for name in ("spider_man", "mockingbird", "helicarrier")]
    for card in cards:
        card.exhausted = True
    t.step("end_player_phase", "discard/discard:energy")
    order = t.course("discards", "draws", "ready")
    assert order == ["discards", "draws", "ready"]
    assert not any(card.exhausted for card in cards)


@pytest.mark.rule("champions.end_of_player_phase.optional_discard", "champions.end_of_player_phase.draw_up")
@pytest.mark.rule("champions.hand_size.from_identity")
@pytest.mark.parametrize(("form", "size"), [("hero", 5), ("alter-ego", 6)])
def test_everybody_may_discard_and_draws_up_to_the_hand_size(form, size):
    t = table(form=form, hand=["energy", "genius", "strength", "haymaker"])
    t.step("end_player_phase", "discard/discard:energy", "discard/discard:genius")
    assert len(t.hand()) == size
    assert {"strength", "haymaker"} <= set(t.hand())
    assert len(t.lying("discard")) == 2


@pytest.mark.rule("champions.end_of_player_phase.excess_discard", "champions.end_of_player_phase.player_picks_discards")
@pytest.mark.rule("champions.hand_size.checked_end_of_player_phase")
def test_who_holds_too_many_cards_picks_what_to_discard():
    t = table(hand=["energy", "genius", "strength", "haymaker", "first_aid", "emergency", "tenacity"])
    assert len(t.hand()) == 7  # in the turn nobody counts
    held = t.pile("hand").cards[:]
    t.step("end_player_phase", "discard-down/discard:tenacity", "discard-down/discard:haymaker")
    assert [option.on for option in t.asked[0].options] == held  # any of them, and no way to keep them all
    assert [option.on for option in t.asked[1].options] == held[:-1]
    assert len(t.hand()) == 5
    assert not {"tenacity", "haymaker"} & set(t.hand())


@pytest.mark.rule(
    "champions.end_of_player_phase.optional_discard", "champions.end_of_player_phase.player_picks_discards"
)
def test_any_card_of_the_hand_may_be_discarded_or_none():
    t = table(hand=["energy", "genius", "strength"])
    t.step("end_player_phase", "discard/discard:strength", "discard/done")
    first = [t.called(option.on) if option.on else option.act for option in t.asked[0].options]
    assert first == ["energy", "genius", "strength", "done"]
    assert t.lying("discard") == ["strength"]


@pytest.mark.rule("champions.draw.from_top", "champions.draw.to_hand", "champions.draw.together")
def test_cards_are_drawn_from_the_top_one_like_many():
    t = table()
    t.on_deck("energy", "genius", "strength")
    t.draw(1)
    assert t.hand() == ["energy"]
    t.draw(2)
    assert t.hand() == ["energy", "genius", "strength"]


@pytest.mark.rule("champions.active_player.definition")
def test_only_in_a_turn_there_is_an_active_player():
    t = table(heroes=TWO)
    t.step("turn", "turn/end-turn")
    assert t.active == 1
    t.step("turn", "turn/end-turn")
    assert t.active is None
