"""Подготовка к бою: tactics, energy, battlefield, hands of five, the draft."""

import pytest

from rulebound.kernel.text import Refused
from tests.guardians_table import codes, new_game, table

CALM = ["ego", "hala", "sovereign"]  # battlefields that change nothing before a battle


def prepared(seats=3, **position):
    """A table at the draft of a battle on a battlefield that changes nothing before it."""
    return table(seats, **{"step": "prepare_battle", "next_battlefields": CALM if seats > 2 else [], **position})


@pytest.mark.rule("guardians.battle_setup.return_knockouts")
def test_knockouts_left_on_tactics_go_back_to_the_stack():
    t = prepared(knockouts=["shot", "melee"])
    assert (t.knockouts, t.stack) == ([], 7)


@pytest.mark.rule("guardians.battle_setup.reset_tactics")
def test_all_tactics_are_turned_number_side_up():
    assert prepared(traps=["trick", "shot", "melee"]).traps == []


@pytest.mark.rule("guardians.battle_setup.reset_tactics", "guardians.flow.new_round")
def test_a_new_battle_begins_with_its_first_round_and_stage():
    t = prepared(round=4, battle=2)
    assert (t.battle, t.round, t.stage) == (3, 0, 0)
    t.draft_all()
    assert (t.round, t.stage) == (1, 1)
    t = t.begin("prepare_battle")
    assert (t.battle, t.round, t.stage) == (4, 0, 0)


@pytest.mark.rule("guardians.battle_setup.reset_energy")
def test_every_hero_starts_a_battle_with_three_energy():
    t = prepared(energy={0: 0, 1: 1, 2: 6}, out=[0])
    assert t.energies == [3, 3, 3]


@pytest.mark.rule("guardians.battle_setup.unflip_active_heroes")
def test_used_heroes_are_turned_face_up_and_can_be_used_again():
    t = prepared(heroes={0: "iron_man"}, used=[0])
    assert not t.used(0)
    assert t.seen(1, "hero", 0)[0].marks == []
    t.draft_all().lay()
    while t.prompt == "act":
        t.answer("act", t.offers()[1])
        while t.prompt not in ("act", "after-action"):
            t.answer(t.offers()[-1])
    assert (t.deciding, t.offers()) == ([0], ["use-ability", "decline"])


@pytest.mark.rule("guardians.battle_setup.discard_old_battlefield")
def test_the_battlefield_of_the_last_battle_is_discarded():
    t = prepared(battlefield="knowhere")
    assert codes(t.s.battlefield_discard) == ["knowhere"]
    assert codes(t.s.battlefield) == ["ego"]


@pytest.mark.rule("guardians.battle_setup.discard_old_battlefield")
def test_before_the_first_battle_no_battlefield_is_discarded():
    t = prepared(battle=0)
    assert codes(t.s.battlefield_discard) == []


@pytest.mark.rule("guardians.battle_setup.reveal_battlefield")
def test_one_battlefield_is_revealed_before_any_card_is_drawn():
    t = prepared(4)
    assert codes(t.s.battlefield) == ["ego"]
    assert codes(t.s.battlefield_deck)[-1] == "hala"
    whats = [line.what for line in t.match.log]
    assert whats.index("battlefield") < whats.index("draws") < whats.index("lays-out")
    assert [card.face.code for card in t.seen(None, "battlefield", None)] == ["ego"]


@pytest.mark.rule("guardians.battle_setup.reveal_battlefield")
def test_an_empty_battlefield_deck_is_made_anew_from_its_discard():
    t = prepared(battlefield="knowhere")
    for card in t.s.battlefield_deck.cards[:]:
        t.s.move(card, t.s.battlefield_discard)
    t = t.draft_all().begin("prepare_battle")
    assert t.battlefield is not None
    assert len(t.s.battlefield_deck) == 11
    assert not any(card.visible_to(seat) for card in t.s.battlefield_deck.cards for seat in range(3))
    assert codes(t.s.battlefield_discard) == []


@pytest.mark.rule("guardians.battle_setup.reveal_battlefield")
def test_a_battlefield_deck_made_anew_is_shuffled():
    t = table(4, step="prepare_battle", seed=3)
    while t.s.battlefield_deck.cards:
        t.s.deal(t.s.battlefield_deck, t.s.battlefield_discard)
    for old in t.s.battlefield.cards[:]:
        t.s.move(old, t.s.battlefield_discard)
    order = codes(t.s.battlefield_discard)
    t = t.begin("prepare_battle")
    assert [*codes(t.s.battlefield_deck), t.battlefield] != order[::-1]
    assert sorted([*codes(t.s.battlefield_deck), t.battlefield]) == sorted(order)


@pytest.mark.rule("guardians.battle_setup.first_battle_draw_five")
def test_everyone_draws_five_at_the_start_of_the_first_battle():
    t = prepared(4, battle=0)
    assert t.hand_sizes == [5, 5, 5, 5]
    assert len(t.deck) == 49 - 20 - 10


@pytest.mark.rule("guardians.battle_setup.discard_down_to_five")
def test_who_carries_more_than_five_discards_down_to_five_by_choice():
    hand = ["trick", "defence", "ambush", "arsenal", "planning", "shot", "melee", "melee"]
    t = prepared(hands={1: hand})
    assert (t.deciding, t.prompt, t.offers()) == ([1], "cut", hand)
    t.give("cut/melee", "cut/trick", "cut/shot")
    assert t.discard == ["melee", "trick", "shot"]
    assert t.hand(1) == ["defence", "ambush", "arsenal", "planning", "melee"]
    assert t.prompt == "draft"


@pytest.mark.rule("guardians.battle_setup.draw_up_to_five")
def test_who_has_fewer_than_five_draws_after_the_discards():
    t = prepared(hands={0: ["trick"] * 2, 1: ["melee"] * 7, 2: ["shot"] * 5})
    assert t.hand_sizes == [2, 7, 5]
    t.give("cut/melee", "cut/melee")
    assert t.hand_sizes == [5, 5, 5]
    assert t.hand(0)[:2] == ["trick", "trick"]
    assert t.happened("discards", "draws") == [("discards", 1), ("discards", 1), ("draws", 0)]


@pytest.mark.rule("guardians.battle_setup.refill_order")
def test_hands_are_adjusted_from_the_first_player_clockwise():
    hands = {0: ["melee"] * 6, 1: ["shot"] * 6, 2: ["trick"], 3: ["trick"]}
    t = prepared(4, first=1, hands=hands)
    assert t.deciding == [1]
    t.answer("cut", "shot")
    assert t.deciding == [0]
    t.answer("cut", "melee")
    assert t.happened("discards", "draws") == [("discards", 1), ("discards", 0), ("draws", 2), ("draws", 3)]


@pytest.mark.rule("guardians.battle_setup.refill_order")
def test_the_first_hands_are_drawn_from_the_first_player_clockwise():
    t = prepared(4, first=1, battle=0)
    assert [seat for _, seat in t.happened("draws")] == [1, 2, 3, 0]


@pytest.mark.rule("guardians.battle_setup.out_hero_refills")
def test_who_left_the_last_battle_keeps_the_hand_and_adjusts_it_too():
    t = prepared(4, hands={2: ["shot", "melee"], 3: ["trick"] * 7}, out=[2, 3])
    t.give("cut/trick", "cut/trick")
    assert t.hand(2)[:2] == ["shot", "melee"]
    assert t.hand_sizes == [5, 5, 5, 5]
    assert t.energies == [3, 3, 3, 3]


@pytest.mark.rule("guardians.battle_setup.draft_layout_base")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 8), (4, 10)])
def test_two_cards_per_player_and_two_more_are_laid_out(players, cards):
    t = prepared(players)
    assert t.offers() == t.layout
    assert len(t.layout) == cards
    assert all(view.face for view in t.seen(None, "layout", None))


@pytest.mark.rule("guardians.battle_setup.draft_layout_merged")
@pytest.mark.parametrize(("players", "cards"), [(5, 12), (6, 14), (7, 16), (8, 18)])
def test_the_layout_for_five_to_eight(players, cards):
    assert len(prepared(players).layout) == cards


@pytest.mark.rule(
    "guardians.battle_setup.draft_starts_right",
    "guardians.battle_setup.draft_counter_clockwise",
    "guardians.battle_setup.draft_second_pass",
    "guardians.battle_setup.draft_leftover_discard",
)
def test_the_draft_goes_twice_counter_clockwise_from_the_right_of_the_first_player():
    t = prepared(4, first=1)
    order = []
    while len(t.choices) == 1:
        seat, card = t.deciding[0], t.offers()[0]
        order.append(seat)
        t.answer("draft", card)
        assert t.hand(seat)[-1] == card
        if len(order) == 7:
            assert t.discard == []
            left = t.layout
    assert order == [0, 3, 2, 1, 0, 3, 2, 1]
    assert t.hand_sizes == [7, 7, 7, 7]
    assert (t.layout, t.discard) == ([], left[1:])
    assert len(t.discard) == 2


@pytest.mark.rule("guardians.battle_setup.draft_counter_clockwise")
def test_the_second_picks_what_the_first_has_left():
    t = prepared(2)
    before = t.layout
    t.answer("draft", before[0])
    assert t.offers() == before[1:]


@pytest.mark.rule("guardians.battle_setup.draft_leftover_discard")
def test_with_too_few_cards_what_is_there_is_laid_out_and_the_last_get_none():
    hands = {0: ["trick"] * 5, 1: ["melee"] * 5, 2: ["defence"] * 5, 3: ["arsenal"] * 5}
    t = prepared(4, first=0, hands=hands, deck=["shot"], discard=["ambush"], rest=0, out=[0], step="cut_hands")
    assert sorted(t.layout) == ["ambush", "shot"]
    t.answer("draft", "shot")
    assert (t.layout, t.discard) == ([], [])
    assert t.hand(3)[-1:] == ["shot"]
    assert t.hand(2)[-1:] == ["ambush"]
    assert t.hand_sizes[1] == 5


@pytest.mark.rule("guardians.battle_setup.five_plus_needs_both_boxes")
def test_one_box_seats_two_to_four_and_both_boxes_up_to_eight():
    for players in (2, 3, 4):
        assert new_game(players=players).deciding == list(range(players))
    for players in (5, 6, 7, 8):
        assert new_game(players=players, boxes="both").deciding == list(range(players))
        with pytest.raises(Refused, match="guardians-refused-boxes"):
            new_game(players=players)
    for players in (0, 1, 9):
        for boxes in ("guardians", "both"):
            with pytest.raises(Refused, match="guardians-refused-players"):
                new_game(players=players, boxes=boxes)
