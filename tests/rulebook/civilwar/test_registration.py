"""Kolejność tur i zwycięstwo: turns of a Registration Clash, its three ends, who wins."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rulebound.games.civilwar.words import ENEMY_HERE, Damage
from tests.civilwar_table import Table, new_game, table, with_special

QUIETLY = ("act/end", "?end-of-turn/decline")
TEAMS = {"blue": ["captain_america", "kate_bishop"], "red": ["iron_man", "tigra"]}


def turns(t: Table, n: int) -> list[str]:
    """Whose turns come next, if everybody plays the first card and does nothing."""
    found: list[str] = []
    for _ in range(n):
        t.until("play")
        found.append(t.active)
        t.answer("play", t.hand(t.active)[0].rpartition("_")[2])
    return found


@pytest.mark.rule("civilwar.registration.alternate")
def test_the_teams_take_turns_one_hero_each():
    t = new_game(2, mode="registration", teams="3x3")
    sides = [t.hero(code).side for code in turns(t, 6)]
    assert [t.s.colour(side) for side in sides] == ["blue", "red"] * 3


@pytest.mark.rule("civilwar.registration.alternate")
def test_a_mission_completed_by_blue_changes_nothing_of_the_order():
    t = ready(mission="safe_houses", danger={1: 1}, progress=1, placed=2)
    t.play("06")
    t.act("mission", "l1", "act/end")
    t.until("play")
    assert t.active == "iron_man"


@pytest.mark.rule("civilwar.registration.hero_order")
def test_the_heroes_of_a_team_act_in_a_fixed_order():
    t = new_game(2, mode="registration", teams="3x3").until("next-hero")
    t.answer("next-hero", "spectrum")
    order = turns(t, 12)
    for side in (0, 1):
        mine = [code for code in order if t.hero(code).side == side]
        assert mine[:3] == mine[3:]
        assert len(set(mine)) == 3
    assert order[0] == "spectrum"


@pytest.mark.rule("civilwar.registration.no_rounds")
def test_there_are_no_rounds_events_initiative_or_points():
    t = new_game(4, mode="registration")
    turns(t, 6)
    assert not t.s.event_deck.cards
    assert t.course("event", "initiative", "summary", "scores", "green-space") == []
    assert (t.s.round, t.s.turn, t.score) == (1, 0, (0, 0))
    assert [area.id for area in t.game.areas(t.s, 0) if area.id == "track"] == []


@pytest.mark.rule("civilwar.registration.no_rounds")
def test_what_would_score_in_a_clash_scores_nothing():
    t = ready(at={"captain_america": 2}, folk={2: "C"}, mission="safe_houses")
    t.play("06")
    t.act("rescue", "l2c")
    assert (t.folk(2), t.score) == ("", (0, 0))


def ready(active: str = "captain_america", hand: Sequence[str] = ("06", "04", "01"), **more: object) -> Table:
    """A Blue hero next to the start of Blue, in a Registration Clash."""
    at = {"captain_america": 1, **more.pop("at", {})}  # type: ignore[dict-item]
    hands = {active: list(hand), **more.pop("hands", {})}  # type: ignore[dict-item]
    return table(active, mode="registration", hands=hands, at=at, order=TEAMS, **more)


@pytest.mark.rule("civilwar.registration.end_fifth_mission", "civilwar.mission.no_population_after_fifth")
def test_the_fifth_mission_ends_the_game_in_the_middle_of_a_turn():
    t = ready(mission="safe_houses", danger={1: 1}, progress=1, placed=2, done=4, limit=20)
    before = len(t.s.population)
    t.play("06")
    t.act("mission", "l1")
    assert (t.result.winners, t.result.rule) == ([0], "civilwar.registration.win_blue")
    assert t.pool == "H"
    assert len(t.s.population) == before
    assert not t.said("turn-over")


@pytest.mark.rule("civilwar.registration.end_fifth_mission")
def test_the_fourth_does_not():
    t = ready(mission="safe_houses", danger={1: 1}, progress=1, placed=2, done=3, limit=20)
    t.play("06")
    t.act("mission", "l1")
    assert not t.over
    assert t.s.missions_done == 4


@pytest.mark.rule("civilwar.registration.end_limit", "civilwar.registration.win_red")
def test_after_the_last_card_of_blue_red_still_has_its_turn():
    t = ready(limit=2, story={"blue": ["kate_bishop_01"]}, done=4, mission="safe_houses", danger={2: 1})
    t.play("06", *QUIETLY)
    t.until("play")
    assert (t.active, len(t.on_story("blue"))) == ("iron_man", 2)
    t.play("01", *QUIETLY)
    assert (t.result.winners, t.result.rule) == ([1], "civilwar.registration.win_red")
    assert t.turns == ["iron_man"], "and no third Blue turn"


@pytest.mark.rule("civilwar.registration.end_no_cards", "civilwar.registration.no_cards_red")
@pytest.mark.parametrize("empty", ["captain_america", "iron_man"])
def test_a_hero_who_starts_a_turn_without_any_card_ends_the_game_and_red_wins(empty):
    t = table(
        empty, step="start_turn", mode="registration", hands={empty: []}, decks={empty: []}, rest=[], done=4,
        mission="safe_houses", limit=30,
    )  # fmt: skip
    t.match  # noqa: B018 (the turn starts)
    assert (t.result.winners, t.result.rule) == ([1], "civilwar.registration.no_cards_red")
    assert not t.said("turn")


@pytest.mark.rule("civilwar.registration.end_no_cards")
@pytest.mark.parametrize(("hand", "deck"), [(["01"], []), ([], ["01"])])
def test_one_card_in_hand_or_deck_is_enough_to_go_on(hand, deck):
    t = table(
        "kate_bishop", step="start_turn", mode="registration", hands={"kate_bishop": hand},
        decks={"kate_bishop": deck}, rest=[], mission="safe_houses",
    )  # fmt: skip
    t.until("act")
    assert t.on_story("blue") == ["kate_bishop_01"]


@pytest.mark.rule("civilwar.registration.end_no_cards")
def test_another_hero_without_cards_does_not_matter_before_its_turn():
    t = table(
        "captain_america", step="start_turn", mode="registration", ko=["kate_bishop"], hands={"kate_bishop": []},
        decks={"kate_bishop": []}, rest=[], mission="safe_houses",
    )  # fmt: skip
    assert t.prompt == "play"


@pytest.mark.rule("civilwar.registration.win_blue")
def test_blue_wins_with_the_very_last_card():
    t = ready(mission="safe_houses", danger={1: 1}, progress=1, placed=2, done=4, limit=2,
              story={"blue": ["kate_bishop_01"]})  # fmt: skip
    t.play("06")
    t.act("mission", "l1")
    assert t.result.rule == "civilwar.registration.win_blue"


@pytest.mark.rule("civilwar.registration.win_blue", "civilwar.mission.complete_any_turn")
def test_blue_wins_in_the_turn_of_red_after_its_last_card():
    """A made-up card of Captain America hurts whoever enters his location."""
    sheets = with_special("captain_america", when={"enemy-enters": [Damage(1, ENEMY_HERE)]})
    t = table(
        "iron_man", mode="registration", hands={"iron_man": ["01", "02"]}, sheets=sheets, limit=1, done=4,
        story={"blue": ["captain_america_10"]}, at={"iron_man": 2, "captain_america": 1}, mission="turn_the_tables",
        danger={"iron_man": 1}, progress=1, placed=2,
    )  # fmt: skip
    t.play("01")
    t.act("move", "l1")
    assert (t.result.winners, t.result.rule) == ([0], "civilwar.registration.win_blue")


@pytest.mark.rule("civilwar.registration.jail_turn_counts")
def test_a_card_played_in_a_cell_counts_towards_the_limit():
    t = table(
        "kate_bishop", mode="registration", jailed={"kate_bishop": "a"}, hands={"kate_bishop": ["01", "02"]},
        story={"blue": ["captain_america_01"]}, limit=2, mission="safe_houses", danger={1: 1}, order=TEAMS,
    )  # fmt: skip
    t.play("01", "act/end")
    assert len(t.on_story("blue")) == 2
    t.until("play").play("01", *QUIETLY)
    assert t.result.rule == "civilwar.registration.win_red"
