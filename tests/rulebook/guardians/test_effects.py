"""Пояснения к эффектам карт: drawing, discarding, damage, energy, and the named actions."""

import pytest

from tests.guardians_table import NUMBERS, table


@pytest.mark.rule("guardians.effect.draw_x")
def test_drawing_moves_cards_from_the_deck_to_the_hand():
    t = table(lay={0: "arsenal"}, hands={0: ["trick"] * 3}, deck=["shot", "melee"])
    size = len(t.deck)
    t.perform("resupply")
    assert t.hand(0) == ["trick", "trick", "trick", "shot", "melee"]
    assert len(t.deck) == size - 2
    assert t.faces(1, 0) == [None] * 5


@pytest.mark.rule("guardians.effect.draw_x")
@pytest.mark.parametrize(("round", "guard", "drawn"), [(8, True, 2), (9, True, 0), (12, True, 0), (9, False, 2)])
def test_the_stall_guard_stops_drawing_from_round_nine_on(round, guard, drawn):
    t = table(lay={0: "arsenal"}, hands={0: ["trick"]}, round=round, stall_guard=guard).perform("resupply")
    assert len(t.hand(0)) == 1 + drawn


@pytest.mark.rule("guardians.effect.reshuffle_discard")
def test_when_the_deck_runs_out_the_discard_becomes_the_deck():
    t = table(lay={0: "arsenal"}, hands={0: []}, deck=["shot"], discard=["melee"] * 5 + ["ambush"] * 5, rest=2)
    t.perform("resupply")
    assert t.hand(0)[0] == "shot"
    assert len(t.hand(0)) == 2
    assert (len(t.deck), t.discard) == (9, [])
    assert not any(card.visible_to(0) for card in t.s.deck.cards)


@pytest.mark.rule("guardians.effect.reshuffle_discard")
def test_the_new_deck_is_shuffled():
    discard = ["melee"] * 5 + ["ambush"] * 5
    drawn = {table(lay={0: "arsenal"}, hands={0: []}, deck=["shot"], discard=discard, rest=2, seed=seed)
             .perform("resupply").hand(0)[1] for seed in range(12)}  # fmt: skip
    assert drawn == {"melee", "ambush"}


@pytest.mark.rule("guardians.effect.reshuffle_discard")
def test_the_discard_is_also_shuffled_while_hands_are_refilled_and_the_draft_is_laid_out():
    t = table(2, step="prepare_battle", hands={0: ["trick"] * 3, 1: ["trick"] * 4}, deck=["shot"], rest="discard")
    assert t.hand_sizes == [5, 5]
    assert len(t.layout) == 6
    assert (len(t.deck), t.discard) == (49 - 10 - 6, [])


@pytest.mark.rule("guardians.effect.draw_x")
def test_with_nothing_left_to_draw_what_is_there_is_taken():
    t = table(lay={0: "arsenal"}, hands={0: []}, deck=["shot"], rest=2).perform("resupply")
    assert t.hand(0) == ["shot"]
    assert (t.deck, t.discard) == ([], [])


def museum(**position):
    """The end of a draft in the Collector's Museum, where all players get a Defence."""
    return table(4, battlefield="museum", step="draft", round=0, **position)


@pytest.mark.rule("guardians.effect.give_named_technique_search")
def test_all_players_get_a_copy_searched_in_deck_and_discard():
    hands = {seat: ["trick"] for seat in range(4)} | {0: ["defence"] * 3}
    t = museum(hands=hands, discard=["defence"] * 3 + ["melee"])
    assert [t.hand(seat).count("defence") for seat in range(4)] == [4, 1, 1, 1]
    assert t.hand_sizes == [4, 2, 2, 2]
    assert t.discard == ["melee"]
    assert "defence" not in t.deck
    assert t.faces(1, 0)[-1] == "defence"


@pytest.mark.rule("guardians.effect.give_named_technique_shuffle")
def test_after_the_search_the_deck_is_shuffled():
    hands = {seat: ["trick"] for seat in range(4)}
    rest = [code for code in NUMBERS for _ in range(3 if code == "trick" else 7)]
    decks = [museum(hands=hands, deck=rest, seed=seed).deck for seed in (1, 2)]
    assert sorted(decks[0]) == sorted(decks[1])
    assert decks[0] != decks[1]


@pytest.mark.rule("guardians.effect.give_named_technique_short")
def test_too_few_copies_go_round_counter_clockwise_from_the_right_of_the_first_player():
    hands = {seat: ["trick"] for seat in range(4)} | {2: ["defence"] * 5}
    t = museum(hands=hands, first=1)
    assert t.hand_sizes == [2, 1, 5, 2]
    assert [seat for _, seat in t.happened("is-given")] == [0, 3]


@pytest.mark.rule("guardians.effect.discard_random")
def test_cards_are_discarded_by_lot_and_nobody_is_asked():
    hand = ["trick", "defence", "ambush", "arsenal", "planning"]
    lost = set()
    for seed in range(25):
        t = table(2, lay={0: "shot"}, hands={1: hand}, seed=seed).perform("suppressive_fire")
        assert t.deciding == [1]  # seat 1 acts: nothing was asked about the discard
        assert t.prompt == "act"
        assert len(t.hand(1)) == 3
        assert sorted([*t.hand(1), *t.discard]) == sorted(hand)
        lost |= set(t.discard)
    assert lost == set(hand)


@pytest.mark.rule("guardians.effect.discard_fewer")
def test_with_fewer_cards_all_are_lost():
    t = table(lay={0: "shot"}, hands={1: ["melee"]}).perform("suppressive_fire", "make-discard/1")
    assert t.hand(1) == []
    assert not t.out(1)


@pytest.mark.rule("guardians.effect.discard_none", "guardians.effect.tackle_suppress_empty_hand")
@pytest.mark.parametrize(("technique", "action"), [("trick", "tackle"), ("shot", "suppressive_fire")])
def test_without_cards_nothing_is_lost(technique, action):
    t = table(lay={0: technique}, hands={1: []})
    t.perform(action, "make-discard/1")
    assert t.discard == []
    assert t.happened("discards") == []
    assert t.in_battle == [0, 1, 2]
    assert t.energies == [3, 3, 3]
    assert t.deciding == [1]


@pytest.mark.rule("guardians.effect.tackle_suppress_may_target_empty")
@pytest.mark.parametrize(("technique", "action"), [("trick", "tackle"), ("shot", "suppressive_fire")])
def test_who_holds_no_cards_may_still_be_chosen(technique, action):
    t = table(lay={0: technique}, hands={1: []}).perform(action)
    assert t.offers() == [1, 2]


@pytest.mark.rule("guardians.effect.damage_x", "guardians.effect.hail_of_blows_two")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (3, 1)])
def test_hail_of_blows_costs_one_chosen_hero_two_energy(before, after):
    t = table(lay={0: "melee"}, energy={1: before}).perform("hail_of_blows")
    assert t.offers() == [1, 2]
    t.answer("hail", 1)
    assert t.energies == [3, after, 3]


@pytest.mark.rule("guardians.effect.gain_energy")
def test_gaining_raises_energy():
    assert table(lay={0: "defence"}, energy={0: 4}).perform("breather").energy(0) == 5


@pytest.mark.rule("guardians.effect.shoot_to_kill")
def test_shoot_to_kill_removes_a_hero_at_one_energy():
    t = table(lay={0: "shot"}, energy={1: 1}).perform("shoot_to_kill", "shot/1", "shot/done")
    assert t.out(1)
    assert t.energies == [3, 0, 3]


@pytest.mark.rule("guardians.effect.stun_show_hand")
def test_who_lacks_the_named_technique_shows_the_hand_to_all():
    t = table(lay={0: "ambush"}, hands={1: ["trick", "melee"]}).perform("stun", "stun/1")
    assert t.offers() == list(NUMBERS)
    assert t.faces(2, 1) == [None, None]
    t.answer("name", "shot")
    assert [t.faces(viewer, 1) for viewer in (0, 2, None)] == [["trick", "melee"]] * 3
    assert t.energy(1) == 3
    assert t.discard == []


@pytest.mark.rule("guardians.effect.stun_show_hand")
def test_only_the_hand_of_that_moment_is_shown():
    t = table(lay={0: "ambush", 1: "trick"}, hands={1: ["trick", "melee"]}, deck=["shot"]).perform(
        "stun", "stun/1", "name/shot"
    )
    t.perform("false_trail")
    assert t.hand(1) == ["trick", "melee", "shot"]
    assert t.faces(0, 1) == ["trick", "melee", None]
    t.play_on().lay({1: "trick"})
    assert t.faces(0, 1) == [None, None]
