"""Przygotowanie turniejowe: locations are picked and discarded, heroes announced, then two games are laid out."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.cards import HEROES, LOCATIONS
from rulebound.games.civilwar.setup import BANNED
from rulebound.kernel.text import Refused
from tests.civilwar_table import Table, codes, new_game

FOUR = ["avengers_mountain", "washington_dc", "the_raft", "sokovia"]
OTHER_FOUR = ["bar_with_no_name", "garrett_castle", "helicarrier", "sokovia"]


def picked(seed: int = 1, **setup: object) -> Table:
    """Team 1 has picked FOUR and team 2 OTHER_FOUR."""
    t = new_game(seed, mode="tournament", **setup)
    captains = [t.s.captain(0), t.s.captain(1)]
    for one, other in zip(FOUR, OTHER_FOUR, strict=True):
        t.answer("pick", one, seat=captains[0])
        t.answer("pick", other, seat=captains[1])
    return t


def banned(seed: int = 1, **setup: object) -> Table:
    """Sokovia stays twice: team 1 discards Helicarrier, team 2 The Raft."""
    t = picked(seed, **setup)
    for _ in range(2):
        t.answer("ban", "helicarrier" if t.s.players[t.choice.seat].side == 0 else "the_raft")
    return t


def laid_out(*heroes: str, seed: int = 1, **setup: object) -> Table:
    """These heroes have been announced, in their order; the first choice of the game itself is open."""
    t = banned(seed, **setup)
    for hero in heroes:
        t.answer("draft", hero)
    return t.until("next-hero")


TWO = ("captain_america", "iron_man", "tigra", "goliath")


@pytest.mark.rule("civilwar.tournament.first_blue_random")
def test_chance_says_who_plays_blue_first_and_nobody_bids():
    found = [new_game(seed, mode="tournament").s.blue for seed in range(20)]
    assert set(found) == {0, 1}
    assert found == [new_game(seed, mode="tournament").s.blue for seed in range(20)]
    t = laid_out(*TWO)
    assert "bid" not in t.prompts()
    assert t.s.limit == 0


@pytest.mark.rule("civilwar.tournament.pick_four")
def test_each_team_picks_four_different_allowed_locations():
    t = new_game(mode="tournament")
    assert [choice.seat for choice in t.choices] == [0, 1]
    for number, place in enumerate(FOUR):
        left = [code for code in LOCATIONS if code not in FOUR[:number]]
        assert [option.split(":")[1] for option in t.options(seat=0)] == left
        t.answer("pick", place, seat=0)
        t.answer("pick", OTHER_FOUR[number], seat=1)
    assert t.prompt == "ban"
    assert [team.picks for team in t.s.teams] == [FOUR, OTHER_FOUR]


@pytest.mark.rule("civilwar.tournament.pick_four")
def test_a_banned_location_is_not_among_those_to_pick():
    t = new_game(mode="tournament")
    assert not {option.split(":")[1] for option in t.options(seat=0)} & set(BANNED)
    with pytest.raises(Refused):
        t.match.answer(0, "pick:stark_labs")


@pytest.mark.rule("civilwar.tournament.pick_four")
def test_the_first_seat_of_each_team_picks():
    t = new_game(mode="tournament", teams="3x3", blue_players=3, red_players=2)
    assert [choice.seat for choice in t.choices] == [0, 3]


@pytest.mark.rule("civilwar.tournament.reveal_order")
def test_no_team_sees_what_the_other_picks_before_both_show_it():
    t = new_game(mode="tournament")
    t.answer("pick", "sokovia", seat=0)
    t.answer("pick", "helicarrier", seat=1)
    own = t.s.colour(0)
    marks = [{p.key: p.marks for p in t.shown("draft", viewer).places} for viewer in (0, 1, None)]
    assert [one["sokovia"] for one in marks] == [[own], [], []]
    assert not t.said("shows")
    assert not any("Sokovia" in line for line in t.told(1))
    t = picked()
    assert sorted(t.shown("draft", 1).places[3].marks) == ["blue", "red"]


@pytest.mark.rule("civilwar.tournament.reveal_order")
@pytest.mark.parametrize("blue", [0, 1])
def test_the_first_blue_team_shows_its_locations_first(blue):
    t = picked(next(seed for seed in range(20) if new_game(seed, mode="tournament").s.blue == blue))
    shown = [line["places"].split(", ") for line in t.lines("shows")]
    assert shown == ([FOUR, OTHER_FOUR] if blue == 0 else [OTHER_FOUR, FOUR])


@pytest.mark.rule("civilwar.tournament.ban_one")
@pytest.mark.parametrize("seed", range(4))
def test_each_team_discards_one_of_the_others_the_first_blue_team_first(seed):
    t = picked(seed)
    lists = [FOUR, OTHER_FOUR]
    for side in (t.s.blue, t.s.red):
        assert t.choice.seat == t.s.captain(side)
        assert [option.split(":")[1] for option in t.options()] == lists[1 - side]
        t.answer("ban", lists[1 - side][1])
    assert [team.picks for team in t.s.teams] == [[one for one in mine if one != mine[1]] for mine in lists]
    assert t.prompt == "draft"


@pytest.mark.rule("civilwar.tournament.six_remain", "civilwar.tournament.location_copies")
def test_the_six_that_remain_are_laid_out_by_lot_two_copies_of_one_among_them():
    rest = ["avengers_mountain", "washington_dc", "sokovia", "bar_with_no_name", "garrett_castle", "sokovia"]
    rings = [[place.tile.code for place in laid_out(*TWO, seed=seed).s.ring] for seed in range(4)]
    assert all(sorted(ring) == sorted(rest) for ring in rings)
    assert len({tuple(ring) for ring in rings}) > 1
    assert rings[0] == [place.tile.code for place in laid_out(*TWO, seed=0).s.ring]


@pytest.mark.rule("civilwar.tournament.location_copies")
def test_each_copy_has_its_own_tokens_and_control():
    t = laid_out(*TWO)
    one, other = [place for place in t.s.ring if place.tile.code == "sokovia"]
    before = (other.civilians, other.thugs, other.control)
    one.civilians, one.thugs, one.control = 0, 0, 1 - one.control
    assert (other.civilians, other.thugs, other.control) == before
    assert one.key != other.key


@pytest.mark.rule("civilwar.tournament.draft")
@pytest.mark.parametrize(("teams", "order"), [("2x2", "BRRB"), ("3x3", "BRRBBR")])
def test_heroes_are_announced_in_the_order_of_the_book(teams, order):
    t = banned(teams=teams)
    found = ""
    for hero in ("captain_america", "iron_man", "tigra", "goliath", "spectrum", "wonder_man")[: len(order)]:
        found += "B" if t.s.players[t.choice.seat].side == t.s.blue else "R"
        t.answer("draft", hero)
    assert found == order
    t.until("next-hero")
    blue = [hero.sheet.code for hero in t.s.heroes if hero.side == t.s.blue]
    assert blue == (["captain_america", "goliath"] if teams == "2x2" else ["captain_america", "goliath", "spectrum"])


@pytest.mark.rule("civilwar.tournament.no_twins", "civilwar.tournament.same_hero_both_teams")
def test_no_hero_twice_in_one_team_but_a_copy_in_each():
    t = banned()
    t.answer("draft", "iron_man")
    t.answer("draft", "iron_man")
    assert not t.can("draft", "iron_man")
    with pytest.raises(Refused):
        t.match.answer(t.choice.seat, "draft:iron_man")
    assert len(t.options()) == len(HEROES) - 1
    t.answer("draft", "tigra")
    t.answer("draft", "goliath")
    t.until("next-hero")
    pair = [hero for hero in t.s.heroes if hero.sheet.code == "iron_man"]
    assert [hero.side for hero in pair] == [t.s.blue, t.s.red]
    assert [len(hero.deck) + len(hero.hand) for hero in pair] == [11, 11]
    assert all(card.owner == hero.number for hero in pair for card in (*hero.deck.cards, *hero.hand.cards))
    assert [codes(hero.gear) for hero in pair] == [["extremis_armor"]] * 2


@pytest.mark.rule("civilwar.tournament.variants_allowed")
def test_two_variants_of_a_character_may_be_in_one_team():
    t = banned()
    for hero in ("captain_america", "iron_man", "base_iron_man", "base_captain_america"):
        t.answer("draft", hero)
    t.until("next-hero")
    red = [hero.sheet.code for hero in t.s.heroes if hero.side == t.s.red]
    assert red == ["iron_man", "base_iron_man"]


@pytest.mark.rule("civilwar.tournament.no_team_cards")
@pytest.mark.parametrize("mode", ["tournament", "registration"])
def test_team_cards_are_refused(mode):
    with pytest.raises(Refused, match="civilwar-refused-team-cards"):
        new_game(mode=mode, team_cards=["avengers"])


@pytest.mark.rule("civilwar.tournament.pick_four", "civilwar.tournament.draft")
@pytest.mark.parametrize("named", [{"locations": FOUR}, {"blue": ["goliath", "spectrum"]}, {"red": ["tigra"]}])
def test_what_is_chosen_in_a_tournament_is_not_chosen_in_its_setup(named):
    with pytest.raises(Refused, match="civilwar-refused-tournament-choice"):
        new_game(mode="tournament", **named)
