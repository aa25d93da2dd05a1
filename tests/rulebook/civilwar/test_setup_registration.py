"""Przygotowanie do gry, Starcie Rejestracyjne: Shields, missions, cells, Danger, who begins."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.cards import CELLS, MISSIONS
from tests.civilwar_table import codes, new_game, table

CELL_CODES = {cell.code for cell in CELLS}
MISSION_CODES = {mission.code for mission in MISSIONS}


@pytest.mark.rule("civilwar.setup_registration.shields")
@pytest.mark.parametrize("teams", ["2x2", "3x3"])
def test_red_heroes_have_one_active_shield_and_blue_ones_two(teams):
    t = new_game(mode="registration", teams=teams).until("next-hero")
    size = int(teams[0])
    assert [(hero.shields, hero.active_shields) for hero in t.s.heroes] == [(2, 2)] * size + [(1, 1)] * size
    assert {hero.shields for hero in new_game().until("next-hero").s.heroes} == {1}


@pytest.mark.rule("civilwar.setup_registration.mission_remove")
def test_one_mission_is_shown_to_all_and_removed():
    t = new_game(mode="registration").until("next-hero")
    gone = [code for code in codes(t.s.removed) if code in MISSION_CODES]
    assert len(gone) == 1
    assert t.said("removed", card=gone[0])
    for viewer in (0, 1, None):
        assert gone[0] in t.faces("removed", viewer)
    left = [*codes(t.s.mission_deck), *codes(t.s.mission)]
    assert sorted([*left, *gone]) == sorted(MISSION_CODES)
    assert len(left) == 5


@pytest.mark.rule("civilwar.setup_registration.mission_remove")
def test_which_mission_goes_is_chance():
    gone = {codes(new_game(seed, mode="registration").until("next-hero").s.removed)[-2] for seed in range(8)}
    assert len(gone) > 2


@pytest.mark.rule("civilwar.setup_registration.mission_no_peek")
def test_nobody_sees_more_of_the_mission_deck_than_its_number():
    t = new_game(mode="registration", teams="3x3", blue_players=3, red_players=3).until("play")
    for viewer in (*range(6), None):
        assert t.seen(viewer, "mission-deck") == []
    assert all(card.known == 0 for card in t.s.mission_deck.cards)
    deck = next(zone for zone in t.shown("prison", 0).zones if zone.id == "mission-deck")
    assert deck.count == 4


@pytest.mark.rule("civilwar.setup_registration.cell_remove")
def test_one_cell_is_shown_to_all_and_removed_and_red_has_the_other_five():
    t = new_game(mode="registration").until("next-hero")
    gone = [code for code in codes(t.s.removed) if code in CELL_CODES]
    assert len(gone) == 1
    assert t.said("removed", card=gone[0])
    assert gone[0] in t.faces("removed", 0)
    assert sorted([*codes(t.s.cells), *gone]) == sorted(CELL_CODES)
    assert [len(zone) for zone in t.s.cell_zones] == [0, 0, 0]


@pytest.mark.rule("civilwar.setup_registration.cells_peek")
def test_every_player_of_red_sees_the_available_cells_and_blue_only_how_many_there_are():
    t = new_game(mode="registration", teams="3x3", blue_players=2, red_players=3).until("play")
    assert t.s.hero.side == t.s.blue
    for viewer in (2, 3, 4):
        assert sorted(t.faces("cells", viewer)) == sorted(codes(t.s.cells))
    for viewer in (0, 1, None):
        assert t.faces("cells", viewer) == [""] * 5


@pytest.mark.rule("civilwar.setup_registration.cells_peek")
def test_the_team_that_became_red_by_the_bid_sees_the_cells():
    t = new_game(3, mode="registration", auction=True)
    t.answer("bid", "15")
    red = t.choice.seat
    t.answer("bid", "pass")
    t.until("play")
    assert t.faces("cells", 1 - red) == [""] * 5
    assert "" not in t.faces("cells", red)


@pytest.mark.rule("civilwar.setup_registration.danger_supply")
def test_six_danger_tokens_lie_in_the_supply_before_the_first_mission():
    t = table("captain_america", step="first_turn", mode="registration", missions=["safe_houses"])
    t.s.move(t.s.mission.cards[0], t.s.mission_deck)
    t.s.mission_deck.cards.sort(key=lambda card: card.printed.code == "safe_houses")
    assert t.s.danger_supply == 6
    assert [place.all_danger for place in t.s.ring] == [0] * 6
    t.until("next-hero")
    assert t.s.danger_supply == 1


@pytest.mark.rule("civilwar.setup_registration.first_mission")
def test_the_first_mission_is_revealed_after_the_first_population_card():
    t = new_game(mode="registration").until("next-hero")
    assert t.course("population", "mission", "danger") == ["population", "mission", "danger"]
    assert (len(t.s.mission), len(t.s.mission_deck)) == (1, 4)
    assert t.faces("mission", None) == codes(t.s.mission)
    assert t.s.placed == 6 - t.s.danger_supply > 0


@pytest.mark.rule("civilwar.setup_registration.first_hero")
@pytest.mark.parametrize("first", ["captain_america", "kate_bishop", "spectrum"])
def test_blue_chooses_who_takes_the_first_turn(first):
    t = new_game(mode="registration", teams="3x3", blue_players=2, red_players=3).until("next-hero")
    assert t.choice.seat == 0
    assert t.choice.rule == "civilwar.setup_registration.first_hero"
    assert [name.split(":")[1] for name in t.options()] == ["captain_america", "kate_bishop", "spectrum"]
    t.answer("next-hero", first)
    t.until("play")
    assert t.active == first
