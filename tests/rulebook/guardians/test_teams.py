"""Командная игра."""

from collections import Counter

import pytest

from rulebound.games.guardians.setup import Setup, start
from rulebound.games.guardians.teams import deal_team_cards, form_teams, prepare_team_cards
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Refused
from tests.guardians_table import after_set_up, new_game, table

RED, BLUE = 0, 1
TWO = [[0, 2], [1, 3]]  # red sits at 0 and 2, blue at 1 and 3


def dealt(seed=1, **setup):
    """A state whose team cards are dealt and not shown yet."""
    s = start(Setup(boxes="both" if setup["players"] > 4 else "guardians", **setup), Chance(seed))
    deal_team_cards(s)
    return s


def symbols(s):
    return [(zone.cards[0].printed.colour, zone.cards[0].printed.box) for zone in s.team_cards]


@pytest.mark.rule("guardians.team.four_two_teams", "guardians.team.same_colour_same_team")
@pytest.mark.parametrize("seed", range(6))
def test_four_players_make_two_teams_by_the_colour_of_their_cards(seed):
    s = after_set_up(seed, players=4, teams=2)
    colours = [colour for colour, _ in symbols(s)]
    assert Counter(colours) == {"red": 2, "blue": 2}
    assert [player.side for player in s.players] == [RED if colour == "red" else BLUE for colour in colours]


@pytest.mark.rule("guardians.team.player_counts")
def test_the_counts_of_players_and_teams_that_exist():
    for players, teams in [(4, 2), (6, 2), (6, 3), (8, 2), (8, 4)]:
        assert new_game(players=players, teams=teams, boxes="both").s.teams == teams
    refused = [(players, 2) for players in (2, 3, 5, 7)]
    refused += [(8, 3), (6, 4), (4, 4), (4, 3), (4, 1), (6, 6), (2, 1)]
    for players, teams in refused:
        with pytest.raises(Refused, match="guardians-refused-teams"):
            new_game(players=players, teams=teams, boxes="both")


@pytest.mark.rule("guardians.team.deal_team_cards")
def test_every_player_is_dealt_one_team_card_face_down_by_lot():
    s = dealt(players=4, teams=2)
    assert [len(zone) for zone in s.team_cards] == [1, 1, 1, 1]
    for seat, zone in enumerate(s.team_cards):
        assert [viewer for viewer in range(4) if zone.cards[0].visible_to(viewer)] == [seat]
    form_teams(s)
    assert all(zone.cards[0].visible_to(None) for zone in s.team_cards)
    deals = [tuple(symbols(dealt(seed, players=4, teams=2))) for seed in range(20)]
    assert len(set(deals)) > 3
    assert deals[:3] == [tuple(symbols(dealt(seed, players=4, teams=2))) for seed in range(3)]


@pytest.mark.rule("guardians.team.same_colour_same_team")
def test_two_red_cards_are_one_team():
    t = table(4, teams=[[0, 1], [2, 3]], lay={})
    assert [player.side for player in t.s.players] == [RED, RED, BLUE, BLUE]
    assert t.counter(0, 1, "team") == t.counter(0, 0, "team") != t.counter(0, 2, "team")


@pytest.mark.rule("guardians.team.alternate_seating")
@pytest.mark.parametrize("teams", [TWO, [[0, 1], [2, 3]], [[1, 3], [0, 2]]])
def test_team_mates_sit_opposite_each_other(teams):
    t = table(4, teams=teams, lay={})
    sides = [t.player(seat).side for seat in t.s.circle]
    assert sides == [RED, BLUE, RED, BLUE]
    t.play_on()
    at = t.s.circle.index(t.first)
    assert t.revealed == t.s.circle[at:] + t.s.circle[:at]


@pytest.mark.rule("guardians.team.battle_ends_one_team", "guardians.team.team_wins_battle")
def test_the_battle_ends_when_one_team_is_left_and_counts_once():
    t = table(4, teams=TWO, lay={0: "melee"}, out=[3], energy={1: 2}, wins=[1, 1]).perform("hail_of_blows")
    assert t.wins == [2, 1]
    assert [t.counter(None, seat, "wins") for seat in range(4)] == [2, 1, 2, 1]
    assert t.battle == 2
    assert t.cited("guardians.team.battle_ends_one_team")


@pytest.mark.rule("guardians.team.battle_ends_one_team")
def test_one_hero_of_each_team_fight_on():
    t = table(4, teams=TWO, first=2, lay={2: "shot"}, series={2: ["melee"]}, out=[3])
    assert t.in_battle == [0, 1]
    assert t.wins == [0, 0]
    assert t.deciding == [0]


@pytest.mark.rule("guardians.team.simultaneous_both_win")
def test_teams_whose_last_heroes_leave_together_both_win():
    t = table(4, teams=TWO, hands={0: [], 1: []}, out=[2, 3])
    assert t.wins == [1, 1]
    assert t.cited("guardians.team.simultaneous_both_win")


@pytest.mark.rule("guardians.team.simultaneous_both_win")
def test_a_team_that_had_left_before_does_not_win():
    t = table(6, teams=[[0, 3], [1, 4], [2, 5]], hands={0: [], 1: []}, out=[2, 3, 4, 5])
    assert t.wins == [1, 1, 0]


@pytest.mark.rule("guardians.team.third_win")
def test_a_team_with_its_third_win_wins_the_game():
    t = table(4, teams=TWO, lay={0: "melee"}, out=[3], energy={1: 2}, wins=[2, 2]).perform("hail_of_blows")
    assert t.winners == [0, 2]
    assert t.match.result.scores == [1.0, 0.0, 1.0, 0.0]
    assert t.result.rule == "guardians.team.third_win"


@pytest.mark.rule("guardians.team.tie_first_player_team")
@pytest.mark.parametrize(("first", "winners"), [(3, [1, 3]), (2, [0, 2])])
def test_of_two_third_wins_that_of_the_first_players_team_counts(first, winners):
    t = table(4, teams=TWO, first=first, hands={0: [], 1: []}, out=[2, 3], wins=[2, 2])
    assert t.wins == [3, 3]
    assert t.winners == winners
    assert t.result.rule == "guardians.team.tie_first_player_team"


@pytest.mark.rule("guardians.team.tie_first_player_team")
def test_with_three_teams_the_nearest_clockwise_of_the_tied_teams_wins():
    t = table(6, teams=[[0, 3], [1, 4], [2, 5]], first=0, hands={1: [], 2: []}, out=[0, 3, 4, 5], wins=[0, 2, 2])
    assert t.winners == [1, 4]


@pytest.mark.rule("guardians.team.six_eight_mix_cards")
@pytest.mark.parametrize(("players", "teams"), [(6, 2), (6, 3), (8, 2), (8, 4)])
def test_the_team_cards_of_both_boxes_are_mixed_blind(players, teams):
    s = dealt(players=players, teams=teams)
    assert [len(zone) for zone in s.team_cards] == [1] * players
    assert len({zone.cards[0].printed.back for zone in s.team_cards}) == 1
    assert len({tuple(symbols(dealt(seed, players=players, teams=teams))) for seed in range(8)}) > 4
    if players == 8:
        assert sorted(symbols(s)) == sorted(2 * [(c, b) for c in ("red", "blue") for b in ("guardians", "avengers")])


@pytest.mark.rule("guardians.team.two_teams_by_colour")
def test_two_teams_of_eight_are_made_by_colour_whatever_the_backs():
    s = after_set_up(players=8, teams=2, boxes="both")
    for player, (colour, _) in zip(s.players, symbols(s), strict=True):
        assert player.side == (RED if colour == "red" else BLUE)
    assert Counter(player.side for player in s.players) == {RED: 4, BLUE: 4}


@pytest.mark.rule("guardians.team.six_two_teams_remove")
def test_for_two_teams_of_six_one_red_and_one_blue_card_are_removed():
    removed = set()
    for seed in range(12):
        cards = prepare_team_cards(start(Setup(players=6, teams=2, boxes="both"), Chance(seed)))
        assert Counter(card.colour for card in cards) == {"red": 3, "blue": 3}
        removed.add(tuple(sorted(Counter((card.colour, card.box) for card in cards).items())))
    assert len(removed) > 1  # any one of each colour


@pytest.mark.rule("guardians.team.three_four_by_colour_and_back")
def test_four_teams_are_made_by_colour_and_back():
    s = after_set_up(players=8, teams=4, boxes="both")
    groups = {}
    for player, symbol in zip(s.players, symbols(s), strict=True):
        groups.setdefault(symbol, set()).add(player.side)
    assert {symbol: len(sides) for symbol, sides in groups.items()} == dict.fromkeys(groups, 1)
    assert set(groups) == {(c, b) for c in ("red", "blue") for b in ("guardians", "avengers")}
    assert sorted(Counter(player.side for player in s.players).values()) == [2, 2, 2, 2]


@pytest.mark.rule("guardians.team.six_three_teams_remove")
def test_for_three_teams_of_six_two_equal_cards_are_removed():
    gone = set()
    for seed in range(12):
        cards = prepare_team_cards(start(Setup(players=6, teams=3, boxes="both"), Chance(seed)))
        groups = Counter((card.colour, card.box) for card in cards)
        assert sorted(groups.values()) == [2, 2, 2]
        gone |= {(c, b) for c in ("red", "blue") for b in ("guardians", "avengers")} - set(groups)
    assert len(gone) > 1


@pytest.mark.rule("guardians.team.rotation_seating")
@pytest.mark.parametrize(
    ("players", "teams", "sides"),
    [
        (6, 3, [0, 1, 2, 0, 1, 2]), (6, 2, [0, 1, 0, 1, 0, 1]), (8, 2, [0, 1] * 4), (8, 4, [0, 1, 2, 3, 0, 1, 2, 3]),
    ],
)  # fmt: skip
def test_the_teams_sit_in_rotation(players, teams, sides):
    s = after_set_up(players=players, teams=teams, boxes="both")
    assert [s.players[seat].side for seat in s.circle] == sides
    assert sorted(s.circle) == list(range(players))


@pytest.mark.rule("guardians.effect.all_opponents_scope")
def test_opponents_are_neither_oneself_nor_team_mates_nor_heroes_who_have_left():
    t = table(4, teams=TWO)
    assert [player.seat for player in t.s.opponents(t.player(0))] == [1, 3]
    t = table(4, out=[2])
    assert [player.seat for player in t.s.opponents(t.player(0))] == [1, 3]
    t = table(4)
    assert [player.seat for player in t.s.opponents(t.player(0))] == [1, 2, 3]


@pytest.mark.rule("guardians.effect.all_opponents_scope")
def test_team_mates_are_not_offered_as_targets():
    t = table(4, teams=TWO, lay={0: "shot"}).perform("shoot_to_kill")
    assert t.offers() == [1, 3, "done"]
    assert t.why_not("shot", "2") == ["guardians.effect.all_opponents_scope"]


@pytest.mark.rule("guardians.team.battle_ends_one_team")
def test_hands_are_hidden_from_team_mates_too():
    t = table(4, teams=TWO)
    assert t.faces(2, 0) == [None, None, None]
