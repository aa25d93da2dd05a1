"""Состав игры: what lies in the box."""

from collections import Counter

import pytest

from rulebound.games.guardians import GAME, cards
from rulebound.games.guardians.teams import team_cards
from rulebound.kernel.text import Refused
from tests.guardians_table import BOX, codes, new_game, table


@pytest.mark.rule("guardians.components.technique_deck")
def test_the_deck_of_one_box_has_seven_copies_of_seven_techniques():
    t = new_game(players=3)
    assert len(t.deck) == 49
    assert Counter(t.deck) == {technique.code: 7 for technique in cards.TECHNIQUES}


@pytest.mark.rule("guardians.components.hero_cards")
def test_one_box_has_ten_different_heroes():
    t = new_game(players=4)
    pool = [*codes(t.s.box), *(code for player in t.s.players for code in codes(player.dealt))]
    assert len(pool) == len(set(pool)) == 10
    assert {BOX[code] for code in pool} == {"guardians"}


@pytest.mark.rule("guardians.components.tactic_cards")
def test_the_tactics_show_every_technique_and_have_two_sides():
    t = table(traps=["shot"])
    places = t.area(0, None).places
    assert [place.name for place in places] == [technique.name for technique in cards.TECHNIQUES]
    assert [place.marks for place in places if place.name.id == "guardians-card-shot"] == [["trap"]]
    assert all(place.marks == [] for place in places if place.name.id != "guardians-card-shot")


@pytest.mark.rule("guardians.components.tactic_number")
def test_a_tactic_carries_the_number_of_its_technique():
    t = table(hands={0: [technique.code for technique in cards.TECHNIQUES]})
    numbers = [place.number for place in t.area(0, None).places]
    assert numbers == [t.held(0, technique.code).number for technique in cards.TECHNIQUES] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("guardians.components.knockout_cards")
def test_knockouts_in_the_stack_and_on_tactics_are_seven_at_any_time():
    t = table(lay={0: "planning", 1: "melee"}, knockouts=["trick"])
    assert (t.stack, t.knockouts) == (6, ["trick"])
    t.perform("feint_manoeuvre", "place-knockout/shot")
    assert (t.stack, t.knockouts) == (5, ["trick", "shot"])
    assert t.counter(0, None, "knockouts") == 5
    assert table(both=True).stack == 7


@pytest.mark.rule("guardians.components.team_cards")
def test_one_box_has_two_red_and_two_blue_team_cards():
    assert Counter(card.colour for card in team_cards(4)) == {"red": 2, "blue": 2}


@pytest.mark.rule("guardians.components.energy_cards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_of_one_box_has_one_energy_card(players):
    t = new_game(players=players)
    for seat in range(players):
        counters = [counter.id for counter in t.area(None, seat).counters]
        assert counters.count("energy") == counters.count("wins") == 1


@pytest.mark.rule("guardians.components.energy_cards")
def test_four_energy_cards_seat_four_and_both_boxes_eight():
    with pytest.raises(Refused):
        new_game(players=5)
    assert len(new_game(players=8, boxes="both").s.players) == 8


@pytest.mark.rule("guardians.components.reference_cards")
def test_every_player_can_read_the_rules_and_what_each_technique_does():
    assert "4 reference cards" in GAME.rulebook["guardians.components.reference_cards"].statement
    assert len(GAME.rulebook) == 162
    for seat in range(3):
        assert [len(place.text) for place in table().area(seat, None).places] == [2] * 7


@pytest.mark.rule("guardians.components.battlefield_cards")
def test_one_box_has_twelve_battlefields():
    t = new_game(players=3)
    assert len(set(codes(t.s.battlefield_deck))) == len(t.s.battlefield_deck) == 12


@pytest.mark.rule("guardians.components.first_player_card")
@pytest.mark.parametrize("setup", [{"players": 4}, {"players": 8, "boxes": "both"}])
def test_exactly_one_player_holds_the_first_player_card(setup):
    t = new_game(**setup)
    holders = [seat for seat in range(setup["players"]) if "first-player" in t.area(None, seat).marks]
    assert holders == [t.first]


@pytest.mark.rule("guardians.components.first_player_card")
def test_a_seized_first_player_card_has_left_its_old_holder():
    t = table(lay={0: "trick", 1: "ambush"}, first=0).perform("false_trail").perform("seize_initiative")
    assert [seat for seat in range(3) if "first-player" in t.area(2, seat).marks] == [1]
