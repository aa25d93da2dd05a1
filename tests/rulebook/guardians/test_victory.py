"""Победа в бою, Конец игры."""

import pytest

from tests.guardians_table import table


@pytest.mark.rule("guardians.victory.simultaneous_all_win")
def test_the_last_heroes_who_cannot_lay_all_win():
    t = table(hands={0: [], 1: []}, out=[2])
    assert t.wins == [1, 1, 0]
    assert t.battle == 2
    assert t.left == [(0, "guardians.elimination.cannot_lay"), (1, "guardians.elimination.cannot_lay")]
    assert t.cited("guardians.victory.simultaneous_all_win")


@pytest.mark.rule("guardians.victory.simultaneous_all_win")
def test_who_had_left_with_an_empty_hand_does_not_win_with_them():
    t = table(hands={0: [], 1: [], 2: []}, out=[1])
    assert t.wins == [1, 0, 1]


@pytest.mark.rule("guardians.victory.simultaneous_effect_all_win")
def test_the_last_heroes_put_out_by_one_effect_all_win():
    t = table(battlefield="death", step="start_round", round=1, energy={0: 1, 1: 1}, out=[2])
    assert t.wins == [1, 1, 0]
    assert t.battle == 2
    assert t.cited("guardians.victory.simultaneous_effect_all_win")


@pytest.mark.rule("guardians.victory.unrevealed_card_ignored")
def test_a_hero_whose_turn_has_not_come_can_win_with_a_card_that_would_put_it_out():
    t = table(2, lay={0: "melee", 1: "trick"}, series={1: ["shot"]}, knockouts=["melee"])
    assert t.wins == [0, 1]
    assert t.revealed == [0]


@pytest.mark.rule("guardians.victory.add_win")
def test_the_winner_counts_one_win_more():
    t = table(lay={0: "shot"}, energy={1: 1, 2: 1}, wins=[1, 0, 2]).perform("shoot_to_kill", "shot/1", "shot/2")
    assert t.wins == [2, 0, 2]
    assert [t.counter(1, seat, "wins") for seat in range(3)] == [2, 0, 2]


@pytest.mark.rule("guardians.victory.winner_series_discarded")
def test_when_a_battle_ends_all_series_go_to_the_discard_and_hands_stay():
    hand = ["trick", "ambush", "ambush"]
    t = table(2, first=0, series={1: ["defence", "arsenal"]}, lay={0: "melee", 1: "shot"}, hands={1: hand},
              knockouts=["melee"])  # fmt: skip
    assert t.wins == [0, 1]
    assert t.discard == ["melee", "defence", "arsenal", "shot"]
    assert t.hand(1)[:3] == hand
    assert t.hand_sizes[1] == 5
    assert all(card.visible_to(None) for card in t.s.discard.cards)


@pytest.mark.rule("guardians.victory.winner_series_discarded")
def test_a_turned_defence_of_the_winner_is_turned_back():
    t = table(2, stance=[1], lay={0: "melee"}, knockouts=["melee"])
    assert t.wins == [0, 1]
    assert not any(getattr(card, "turned", False) for card in t.s.cards)


@pytest.mark.rule("guardians.victory.third_win")
def test_the_third_win_wins_the_game_at_once():
    t = table(2, lay={0: "melee"}, energy={1: 2}, wins=[2, 2]).perform("hail_of_blows")
    assert t.winners == [0]
    assert t.wins == [3, 2]
    assert t.battle == 1
    assert t.match.choices == {}
    assert t.in_battle == []
    assert t.result.scores == [1.0, 0.0]
    assert t.result.rule == "guardians.victory.third_win"
    assert t.why_not("hail", "1", seat=0) == ["guardians.victory.third_win"]


@pytest.mark.rule("guardians.victory.third_win")
def test_two_wins_are_not_enough():
    t = table(2, lay={0: "melee"}, energy={1: 2}, wins=[1, 2]).perform("hail_of_blows")
    assert t.winners is None


@pytest.mark.rule("guardians.victory.tie_first_player")
def test_of_several_third_wins_the_first_players_counts():
    t = table(first=1, hands={0: [], 1: []}, out=[2], wins=[2, 2, 0])
    assert t.wins == [3, 3, 0]
    assert t.winners == [1]
    assert t.result.rule == "guardians.victory.tie_first_player"


@pytest.mark.rule("guardians.victory.tie_nearest_clockwise")
def test_else_the_contender_nearest_clockwise_from_the_first_player_wins():
    t = table(4, first=1, hands={0: [], 3: []}, out=[1, 2], wins=[2, 0, 0, 2])
    assert t.winners == [3]
    assert t.result.rule == "guardians.victory.tie_nearest_clockwise"


@pytest.mark.rule("guardians.victory.tie_nearest_clockwise")
def test_who_wins_the_battle_but_not_the_third_time_is_no_contender():
    t = table(first=1, hands={0: [], 1: [], 2: []}, wins=[2, 1, 2])
    assert t.wins == [3, 2, 3]
    assert t.winners == [2]


def tie(**position):
    """Seats 0 and 1 have just won their third battle together; the next one is ready to begin, if there is one."""
    wins = position.pop("wins", [2, 2, 0, 0])
    fields = ["hala", "sovereign"]
    t = table(4, hands={0: [], 1: []}, out=[2, 3], wins=wins, next_battlefields=fields, **position)
    assert t.wins[:2] == [3, 3]
    return t


@pytest.mark.rule("guardians.victory.variant_four_wins")
def test_with_the_variant_a_tie_goes_on_to_a_fourth_win():
    t = tie(variant="four_wins")
    assert (t.winners, t.battle, t.in_battle) == (None, 2, [0, 1, 2, 3])
    t = t.draft_all().empty_hands(0, 2, 3)
    assert (t.wins, t.winners) == ([3, 4, 0, 0], [1])
    assert t.result.rule == "guardians.victory.variant_four_wins"


@pytest.mark.rule("guardians.victory.variant_four_wins")
def test_after_the_tie_the_third_win_of_another_is_not_enough():
    t = tie(variant="four_wins", wins=[2, 2, 2, 0]).draft_all().empty_hands(0, 1, 3)
    assert (t.wins, t.winners) == ([3, 3, 3, 0], None)


@pytest.mark.rule("guardians.victory.variant_four_wins")
def test_a_new_tie_at_four_is_broken_as_printed():
    t = tie(variant="four_wins", first=1).draft_all().empty_hands(0, 1, 2, 3)
    assert t.wins == [4, 4, 1, 1]
    assert t.winners == [1]


@pytest.mark.rule("guardians.victory.variant_four_wins")
def test_without_a_tie_or_without_the_variant_three_wins_are_enough():
    t = table(2, lay={0: "melee"}, energy={1: 1}, wins=[2, 1], variant="four_wins").perform("hail_of_blows")
    assert t.winners == [0]
    assert tie(first=3).winners == [0]


@pytest.mark.rule("guardians.victory.variant_deciding_battle")
def test_with_the_variant_only_the_contenders_fight_a_deciding_battle():
    t = tie(first=2, variant="deciding_battle")
    assert (t.winners, t.battle, t.in_battle) == (None, 2, [0, 1])
    assert t.battlefield == "hala"
    assert len(t.layout) == 6  # the draft table for two heroes
    assert t.hand_sizes == [5, 5, 3, 3]  # the others only look on
    order = []
    while len(t.choices) == 1:
        order.append(t.deciding[0])
        t.answer("draft", t.offers()[0])
    assert order == [1, 0, 1, 0]
    assert t.deciding == [0, 1]


@pytest.mark.rule("guardians.victory.variant_deciding_battle")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_of_the_deciding_battle_wins_the_game(winner):
    t = tie(first=2, variant="deciding_battle").draft_all().empty_hands(1 - winner)
    assert t.winners == [winner]
    assert t.result.rule == "guardians.victory.variant_deciding_battle"


@pytest.mark.rule("guardians.victory.variant_deciding_battle")
@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (3, 0)])
def test_a_new_tie_in_the_deciding_battle_is_broken_as_printed(first, winner):
    t = tie(first=first, variant="deciding_battle").draft_all().empty_hands(0, 1)
    assert t.wins == [4, 4, 0, 0]
    assert t.winners == [winner]
