"""Zasady turniejowe: two games with swapped roles, what is noted of each, and who wins the match."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.cards import HEROES
from tests.civilwar_table import Table, codes, new_game

HEROES_2X2 = ("captain_america", "iron_man", "tigra", "goliath")
HEROES_3X3 = (*HEROES_2X2, "spectrum", "wonder_man")


def begun(seed: int = 1, teams: str = "2x2", **setup: object) -> Table:
    """The first game is laid out; Blue is about to name its first hero."""
    heroes = HEROES_2X2 if teams == "2x2" else HEROES_3X3
    t = new_game(seed, mode="tournament", teams=teams, **setup)
    return t.until("draft").until("next-hero", *(f"draft/{hero}" for hero in heroes))


def end_game(t: Table, turns: int = 0, cells: int = 0) -> Table:
    """The game ends here: Blue has completed the fifth mission with so many cards, or it has run out of them."""
    s = t.s
    team = s.teams[s.blue]
    team.order = team.heroes[:]
    hero = s.heroes[team.heroes[0]]
    s.active = hero.number
    spare = [card for number in team.heroes for card in s.heroes[number].deck.cards]
    for card in spare[:turns]:
        s.move(card, team.story)
    for cell in s.cells.cards[:cells]:
        s.move(cell, s.cell_discard)
    if turns:
        s.missions_done = 4
        for place in s.ring:
            place.danger = place.endangered_civilians = place.endangered_thugs = 0
        for one in s.heroes:
            one.danger = 0
        s.placed, s.step = 0, "end_turn"
    else:
        for card in [*hero.hand.cards, *hero.deck.cards]:
            s.move(card, s.removed)
        s.step = "start_turn"
    t.put_anew()
    if not t.over and t.prompt == "end-of-turn":
        t.answer("end-of-turn", "decline")
    return t


def second(seed: int = 1, turns: int = 0, cells: int = 0, teams: str = "2x2") -> Table:
    """The first game has ended so, the second is laid out."""
    return end_game(begun(seed, teams), turns, cells).until("next-hero")


# --- two games ------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.tournament.same_setup")
@pytest.mark.parametrize("turns", [0, 9])
def test_after_the_first_game_comes_a_second_and_after_that_no_third(turns):
    t = second(turns=turns)
    assert (t.s.game_number, t.over) == (2, False)
    end_game(t)
    assert t.over
    assert len(t.lines("game-over")) == 2


@pytest.mark.rule("civilwar.tournament.same_heroes")
@pytest.mark.parametrize("teams", ["2x2", "3x3"])
def test_each_team_has_the_same_heroes_with_full_decks_again(teams):
    t = begun(teams=teams)
    before = [(hero.side, hero.sheet.code) for hero in t.s.heroes]
    hero = t.s.heroes[0]
    hero.ko, hero.tokens, hero.crisis, hero.stun, hero.shields = False, [1, 1, 1, 1], 2, 1, 0
    hero.active_shields, hero.warded, hero.charges = 0, True, [True, True]
    end_game(t, 7).until("next-hero")
    assert [(one.side, one.sheet.code) for one in t.s.heroes] == before
    for one in t.s.heroes:
        found = sorted([*codes(one.deck), *codes(one.hand)])
        assert found == [card.code for card in HEROES[one.sheet.code].cards if not card.is_double_wild]
        assert (len(one.hand), one.tokens, one.crisis, one.stun, one.warded) == (3, [0] * 4, 0, 0, False)
        assert one.charges == [False, False]
    assert [len(team.story) for team in t.s.teams] == [0, 0]
    assert t.s.missions_done == 0


@pytest.mark.rule("civilwar.tournament.same_layout")
def test_the_ring_is_the_same_with_its_printed_tokens_and_control():
    t = begun()
    ring = [place.tile.code for place in t.s.ring]
    for place in t.s.ring:
        place.control, place.civilians, place.thugs = 0, 0, 0
    end_game(t)
    t.until("next-hero")
    assert [place.tile.code for place in t.s.ring] == ring
    assert [t.controls(at) for at in range(6)] == ["blue", "red"] * 3
    assert sum(place.civilians + place.thugs for place in t.s.ring) > 0


@pytest.mark.rule("civilwar.tournament.same_cells")
@pytest.mark.parametrize("seed", range(3))
def test_the_same_five_cells_belong_to_the_new_red_team(seed):
    t = begun(seed)
    cells = sorted(codes(t.s.cells))
    end_game(t, cells=3).until("next-hero")
    assert sorted(codes(t.s.cells)) == cells
    assert len(t.s.cell_discard) == 0
    assert "" not in t.faces("cells", t.s.captain(t.s.red))
    assert t.faces("cells", t.s.captain(t.s.blue)) == [""] * 5


@pytest.mark.rule("civilwar.tournament.same_missions")
def test_the_same_five_missions_come_in_an_order_of_their_own():
    orders = []
    for seed in range(6):
        t = begun(seed)
        first = [*codes(t.s.mission), *codes(t.s.mission_deck)[::-1]]
        end_game(t).until("next-hero")
        second_order = [*codes(t.s.mission), *codes(t.s.mission_deck)[::-1]]
        assert sorted(second_order) == sorted(first)
        orders.append(second_order == first)
    assert not all(orders)


@pytest.mark.rule("civilwar.tournament.swap_roles")
@pytest.mark.parametrize("seed", range(3))
def test_the_teams_swap_colours_and_roles(seed):
    t = begun(seed)
    blue = t.s.blue
    end_game(t, 8).until("next-hero")
    assert (t.s.red, t.s.blue) == (blue, 1 - blue)
    assert {(hero.position, hero.shields) for hero in t.s.heroes if hero.side == blue} == {(3, 1)}
    assert {(hero.position, hero.shields) for hero in t.s.heroes if hero.side != blue} == {(0, 2)}
    assert t.choice.seat == t.s.captain(1 - blue)


@pytest.mark.rule("civilwar.tournament.no_limit")
def test_the_first_game_has_no_limit_of_turns():
    t = begun(teams="3x3")
    s = t.s
    for hero in s.of_side(s.blue):
        for card in hero.deck.cards[:7]:
            s.move(card, s.teams[s.blue].story)
    assert len(s.teams[s.blue].story) > 20
    s.missions_done, s.leads, s.step = 4, s.blue, "choose_hero"
    t.put_anew().until("play")
    assert t.s.game_number == 1
    assert not t.said("game-over")


@pytest.mark.rule("civilwar.tournament.no_limit")
def test_nor_has_the_second_if_blue_failed_in_the_first():
    t = played(second(), 18)
    t.until("next-hero")
    assert (t.s.game_number, t.over) == (2, False)


def played(t: Table, cards: int) -> Table:
    """Blue has just ended the turn of its n-th card, and has not completed five missions."""
    s = t.s
    team = s.teams[s.blue]
    s.active = team.heroes[0]
    team.order = team.heroes[:1]
    for card in [card for number in team.heroes for card in s.heroes[number].deck.cards][:cards]:
        s.move(card, team.story)
    for number in team.heroes:
        for card in s.heroes[number].hand.cards[: max(0, cards - len(team.story))]:
            s.move(card, team.story)
    assert len(team.story) == cards
    s.missions_done, s.step = 4, "after_turn"
    return t.put_anew()


# --- the end of the second game -------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.tournament.stop_game_two")
def test_the_second_game_ends_with_the_turn_in_which_blue_cannot_be_faster():
    t = played(second(turns=13), 13)
    assert t.said("game-over", rule="civilwar.tournament.stop_game_two")
    assert t.over
    assert not t.said("turn", hero="tigra")


@pytest.mark.rule("civilwar.tournament.stop_game_two")
def test_with_a_turn_left_it_goes_on():
    t = played(second(turns=13), 12)
    assert not t.over


@pytest.mark.rule("civilwar.tournament.stop_game_two")
def test_the_first_game_is_not_stopped_and_neither_after_a_turn_of_red():
    assert not played(begun(), 13).over
    t = second(turns=3)
    s = t.s
    for card in s.of_side(s.blue)[0].deck.cards[:3]:
        s.move(card, s.teams[s.blue].story)
    s.active, s.step = s.teams[s.red].heroes[0], "after_turn"
    s.teams[s.red].order = s.teams[s.red].heroes[:1]
    assert not t.put_anew().over


@pytest.mark.rule("civilwar.tournament.stop_game_two", "civilwar.tournament.tie_cells")
def test_who_is_done_with_the_very_last_turn_has_as_many():
    t = end_game(second(turns=9, cells=2), turns=9, cells=1)
    assert [team.finished for team in t.s.teams] == [9, 9]
    assert t.result.rule == "civilwar.tournament.tie_cells"


# --- what is noted --------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.tournament.record")
@pytest.mark.parametrize("turns", [0, 13])
def test_the_number_of_turns_of_blue_is_noted_and_none_if_it_failed(turns):
    t = begun()
    blue = t.s.blue
    end_game(t, turns).until("next-hero")
    assert (t.s.teams[blue].finished, t.s.teams[1 - blue].finished) == (turns, 0)
    assert t.said("game-noted", n=turns)


@pytest.mark.rule("civilwar.tournament.record_cells")
def test_the_discarded_cells_are_noted_for_red_and_prepared_ones_are_not():
    t = begun()
    red = t.s.red
    t.s.move(t.s.cells.cards[0], t.s.cell_zones[1])
    end_game(t, cells=3).until("next-hero")
    assert (t.s.teams[red].imprisoned, t.s.teams[1 - red].imprisoned) == (3, 0)
    assert t.said("cells-noted", n=3)


# --- who wins -------------------------------------------------------------------------------------------------


def match_of(seed: int, first: tuple[int, int], then: tuple[int, int]) -> tuple[int, int, str]:
    """Turns of Blue and cells of Red in both games: which side was Blue first, which won, by which rule."""
    t = begun(seed)
    blue = t.s.blue
    end_game(t, *first).until("next-hero")
    end_game(t, *then)
    return blue, t.s.players[t.result.winners[0]].side, t.result.rule


@pytest.mark.rule("civilwar.tournament.winner")
@pytest.mark.parametrize("seed", range(2, 5))
def test_fewer_turns_win_and_who_finished_beats_who_did_not(seed):
    blue, winner, rule = match_of(seed, (13, 0), (12, 5))
    assert (winner, rule) == (1 - blue, "civilwar.tournament.winner")
    assert match_of(seed, (13, 0), (0, 5)) == (blue, blue, "civilwar.tournament.winner")
    assert match_of(seed, (0, 5), (15, 0)) == (blue, 1 - blue, "civilwar.tournament.winner")


@pytest.mark.rule("civilwar.tournament.tie_cells")
@pytest.mark.parametrize(("cells", "later", "first_red"), [(4, 2, True), (2, 4, False)])
def test_with_equal_turns_more_cells_as_red_win(cells, later, first_red):
    blue, winner, rule = match_of(1, (13, cells), (13, later))
    assert rule == "civilwar.tournament.tie_cells"
    assert (winner == 1 - blue) is first_red


@pytest.mark.rule("civilwar.tournament.tie_cells_none_done")
@pytest.mark.parametrize(("cells", "later", "first_red"), [(3, 2, True), (2, 3, False)])
def test_if_nobody_finished_more_cells_as_red_win(cells, later, first_red):
    blue, winner, rule = match_of(1, (0, cells), (0, later))
    assert rule == "civilwar.tournament.tie_cells_none_done"
    assert (winner == 1 - blue) is first_red


@pytest.mark.rule("civilwar.tournament.tie_red_second")
@pytest.mark.parametrize("turns", [0, 11])
@pytest.mark.parametrize("seed", range(3))
def test_if_all_is_equal_the_team_that_was_red_in_the_second_game_wins(seed, turns):
    assert match_of(seed, (turns, 2), (turns, 2))[1:] == (
        begun(seed).s.blue,
        "civilwar.tournament.tie_red_second",
    )
