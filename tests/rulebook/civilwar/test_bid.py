"""Deklaracja: in how many cards a team will complete five missions, and who plays Blue."""

from __future__ import annotations

import pytest

from rulebound.i18n import Language
from rulebound.kernel.text import Refused, Text
from tests.civilwar_table import Table, new_game


def auction(seed: int = 1, **setup: object) -> Table:
    return new_game(seed, mode="registration", auction=True, **setup)


def first_bidder(seed: int, **setup: object) -> int:
    return auction(seed, **setup).choice.seat


@pytest.mark.rule("civilwar.bid.heroes_first")
def test_both_teams_have_their_heroes_when_the_bid_begins():
    t = auction(blue=["goliath", "spectrum"], red=["tigra", "wonder_man"])
    assert t.prompt == "bid"
    assert [hero.sheet.code for hero in t.s.heroes] == ["goliath", "spectrum", "tigra", "wonder_man"]
    with pytest.raises(Refused, match="civilwar-refused-heroes"):
        auction(blue=["goliath"], red=["tigra", "wonder_man"])


@pytest.mark.rule("civilwar.bid.first_bidder")
def test_chance_names_the_team_that_bids_first():
    found = [first_bidder(seed) for seed in range(40)]
    assert set(found) == {0, 1}
    assert found == [first_bidder(seed) for seed in range(40)]
    assert 10 < sum(found) < 30


@pytest.mark.rule("civilwar.bid.first_bidder")
def test_the_first_seat_of_a_team_bids_for_it():
    found = {first_bidder(seed, teams="3x3", blue_players=3, red_players=2) for seed in range(20)}
    assert found == {0, 3}


@pytest.mark.rule("civilwar.bid.meaning")
def test_the_last_bid_is_the_number_of_cards_that_blue_may_use():
    t = auction()
    for bid in ("14", "13", "pass"):
        t.answer("bid", bid)
    t.until("play")
    assert t.s.limit == 13
    assert [(one.value, one.most) for one in t.shown("prison").counters if one.id == "cards-used"] == [(0, 13)]


@pytest.mark.rule("civilwar.bid.lower")
def test_teams_bid_in_turns_and_each_lower_than_the_last():
    t = auction()
    first = t.choice.seat
    t.answer("bid", "15")
    assert t.choice.seat == 1 - first
    assert t.options() == [*(f"bid:{n}" for n in range(14, 0, -1)), "pass"]
    for number in ("15", "16"):
        assert t.refused("bid", number)
    t.answer("bid", "12")
    assert t.choice.seat == first
    assert t.options()[0] == "bid:11"


@pytest.mark.rule("civilwar.bid.passer_red", "civilwar.bid.bidder_blue")
@pytest.mark.parametrize("bids", [["15"], ["16", "15"], ["16", "15", "14"]])
def test_who_passes_plays_red_and_the_other_team_blue_with_the_last_number(bids):
    t = auction(3)
    for bid in bids:
        t.answer("bid", bid)
    passer = t.choice.seat
    t.answer("bid", "pass")
    t.until("play")
    assert (t.s.red, t.s.blue, t.s.limit) == (passer, 1 - passer, int(bids[-1]))
    assert [hero.position for hero in t.s.heroes if hero.side == passer] == [3, 3]
    assert t.prompts().count("bid") == len(bids) + 1


@pytest.mark.rule("civilwar.bid.bidder_blue")
def test_the_second_team_can_become_blue_too():
    blue = set()
    for seed in range(6):
        t = auction(seed)
        t.answer("bid", "20")
        t.answer("bid", "pass")
        t.until("play")
        blue.add((t.s.blue, t.s.hero.side))
    assert blue == {(0, 0), (1, 1)}


@pytest.mark.rule("civilwar.bid.first_must_bid")
def test_the_first_team_must_name_a_number_and_nobody_names_zero():
    t = auction()
    assert not t.can("pass")
    assert t.options() == [f"bid:{n}" for n in range(33, 0, -1)]
    assert t.refused("pass")
    assert t.refused("bid", "0")
    t.answer("bid", "2")
    assert t.options() == ["bid:1", "pass"]


def asks(t: Table) -> str:
    return Language.load("en").text(Text(f"civilwar-ask-{t.prompt}", t.choice.facts()))


@pytest.mark.rule("civilwar.bid.advice")
def test_the_question_advises_and_forbids_nothing():
    t = auction()
    assert "About 3 per Mission" in asks(t)
    assert "above 15" in asks(t)
    t.answer("bid", "15")
    assert "not go below 12" in asks(t)
    t.answer("bid", "11")
    assert t.s.limit == 11


@pytest.mark.rule("civilwar.bid.meaning")
def test_without_an_auction_the_number_stands_in_the_setup():
    assert new_game(mode="registration", bid=17).s.limit == 17
    assert new_game(mode="registration").s.limit == 11
    assert new_game(mode="registration", teams="3x3").s.limit == 11
    for bid in (-1, 34):
        with pytest.raises(Refused, match="civilwar-refused-bid"):
            new_game(mode="registration", bid=bid)
