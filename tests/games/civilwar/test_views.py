"""The table of Civil War as people see it: heroes, ring, storylines, track or prison, whose turns come next."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.civilwar.state import StoryCard
from rulebound.kernel.chance import Chance
from rulebound.kernel.view import AreaView, PlaceView
from tests.civilwar_table import Table, new_game, table


def numbers(of: AreaView | PlaceView) -> dict[str, Any]:
    """All counters: the value, or the value and its most."""
    return {one.id: one.value if one.most is None else (one.value, one.most) for one in of.counters}


def hero(t: Table, code: str, viewer: int | None = None) -> AreaView:
    return t.shown(f"hero-{t.hero(code).number}", viewer)


def zone(area: AreaView, id: str) -> Any:
    return next(one for one in area.zones if one.id == id)


@pytest.mark.parametrize(("viewer", "own"), [(0, "blue"), (1, "red"), (None, "red")])
def test_the_viewers_own_heroes_come_last(viewer, own):
    t = table()
    other = "blue" if own == "red" else "red"
    told = [area.marks[0] if area.id.startswith("hero-") else area.id for area in t.game.areas(t.s, viewer)]
    middle = ["ring", "track", "storyline-blue", "storyline-red", "turn"]
    assert told == ["player-0", "player-1", other, other, *middle, own, own]


def test_people_are_shown_with_their_colours_and_the_viewer_is_known():
    t = table(teams="3x3", seats="all")
    people = [area for area in t.game.areas(t.s, 4) if area.id.startswith("player-")]
    assert [area.marks for area in people] == [["blue"]] * 3 + [["red"]] * 3
    assert [area.kind for area in people] == ["player"] * 4 + ["own", "player"]
    assert [area.owner for area in people] == [0, 1, 2, 3, 4, 5]
    for one in t.s.heroes:
        area = t.shown(f"hero-{one.number}", 4)
        assert area.kind == ("own-hero" if one.seat == 4 else "hero")
        assert [area.owner, *(zone.owner for zone in area.zones)] == [one.seat] * 4
        assert [zone.layout for zone in area.zones] == ["row" if one.seat == 4 else "fan", "pile", "row"]


def test_what_lies_in_front_of_a_hero_is_told():
    t = table(
        "tigra", mode="registration", tokens={"kate_bishop": "MHH"}, crisis={"kate_bishop": 2}, stun={"kate_bishop": 1},
        shields={"kate_bishop": 1}, charges={"kate_bishop": 1}, at={"kate_bishop": 4}, mission="turn_the_tables",
        danger={"iron_man": 2}, lost={"captain_america": 1},
    )  # fmt: skip
    kate = hero(t, "kate_bishop")
    assert numbers(kate) == {
        "hand": 3, "deck": 8, "shields": (1, 2), "token-move": 1, "token-heroic": 2, "crisis": 2, "stun": 1,
    }  # fmt: skip
    assert kate.at == "l4"
    assert numbers(hero(t, "captain_america"))["shields"] == (1, 1)
    assert numbers(hero(t, "iron_man"))["danger"] == 2
    gear = zone(kate, "equipment").cards[0]
    assert [(one.id, one.value, one.most) for one in gear.counters] == [("slot-move", 1, 1), ("slot-attack", 0, 1)]


@pytest.mark.parametrize(("position", "mark"), [
    ({"ko": ["kate_bishop"]}, "ko"), ({"jailed": {"kate_bishop": "b"}}, "jailed"),
    ({"warded": ["kate_bishop"]}, "invulnerable"), ({"guarded": ["kate_bishop"]}, "guarded"),
    ({"stun": {"kate_bishop": 1}}, "stunned"), ({"active": "kate_bishop"}, "active"),
])  # fmt: skip
def test_the_state_of_a_hero_is_marked(position, mark):
    t = table(mode="registration", **{"active": "tigra", **position})
    assert mark in t.marks("kate_bishop")
    assert mark not in table("tigra", mode="registration").marks("kate_bishop")
    assert mark not in t.marks("captain_america")


def test_a_prisoner_is_in_a_cell_and_in_no_location():
    t = table("tigra", mode="registration", jailed={"kate_bishop": "c"})
    assert hero(t, "kate_bishop").at == "cell-c"
    cells = t.shown("prison").places
    assert [place.marks for place in cells] == [["free"], ["free"], ["occupied"]]
    exits = [[name for line in cell.text for name in line.args["places"]] for cell in cells]
    assert exits == [[t.place(at).tile.name, t.place(at + 1).tile.name] for at in (0, 2, 4)]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_hands_are_for_their_players_and_decks_for_nobody(viewer):
    t = table()
    for one in t.s.heroes:
        area = t.shown(f"hero-{one.number}", viewer)
        seen = [card.face is not None for card in zone(area, "hand").cards]
        assert seen == [viewer == one.seat] * 3
        assert (zone(area, "deck").count, zone(area, "deck").cards) == (8, [])


def test_each_location_tells_its_slots_and_who_is_there():
    t = table(folk={1: "CTT"}, approval={1: 1})
    place = t.shown("ring").places[1]
    assert numbers(place) == {"slots": 4, "civilians": 1, "thugs": 2, "approval": (1, 2)}
    r = table("tigra", mode="registration", mission="safe_houses", danger={1: 1}, folk={1: "Cct"})
    assert numbers(r.shown("ring").places[1]) == {
        "slots": 4, "civilians": 2, "thugs": 1, "danger": 1, "endangered-civilians": 1, "endangered-thugs": 1,
    }  # fmt: skip


def test_a_storyline_tells_its_turns_what_was_delayed_and_what_lies_face_down():
    t = table("tigra", story={"red": ["iron_man_05", "iron_man_02"]}, order={"red": ["iron_man", "tigra"]})
    t.s.teams[t.s.red].delayed = [1, 0, 1]
    t.card("iron_man_05").facedown = True
    area = t.shown("storyline-red")
    assert numbers(area) == {"turns": 1, "delayed-move": 1, "delayed-attack": 2}
    assert [card.marks for card in area.zones[0].cards] == [["face-down"], []]


@pytest.mark.parametrize(("score", "on_top", "marks", "green"), [
    ((3, 7), "red", ["behind-blue"], 8), ((8, 7), "red", ["behind-red"], 12),
    ((5, 5), "blue", ["behind-blue", "top-blue"], 8), ((36, 2), "red", ["behind-red"], 0),
])  # fmt: skip
def test_the_track_tells_who_is_behind_and_the_next_green_space(score, on_top, marks, green):
    t = table(score=score, on_top=on_top, round=3, turn=2, event="ceasefire")
    track = t.shown("track")
    assert [mark for mark in track.marks if mark.startswith(("behind", "top"))] == marks
    assert numbers(track) == {
        "score-blue": (score[0], 40), "score-red": (score[1], 40), "round": (3, 6), "round-turn": (2, 4),
        "next-green": green,
    }  # fmt: skip
    assert [card.face.code for card in zone(track, "event").cards] == ["ceasefire"]
    assert zone(track, "event-deck").cards == zone(track, "population").cards == []


def test_the_prison_tells_missions_progress_and_the_cards_that_are_left():
    t = table(
        "tigra", mode="registration", mission="safe_houses", danger={1: 1, 2: 1}, progress=1, placed=3, done=2,
        limit=12, story={"blue": ["kate_bishop_01", "captain_america_01"]}, prepared={"a": "ambush"},
    )  # fmt: skip
    assert numbers(t.shown("prison")) == {
        "missions": (2, 5), "progress": (1, 2), "cards-used": (2, 12), "danger-supply": (4, 6),
    }  # fmt: skip
    assert t.shown("prison").places[0].marks == ["prepared"]
    known = {viewer: t.shown("prison", viewer).places[0].cards[0].face is not None for viewer in (None, 0, 1)}
    assert known == {None: False, 0: False, 1: True}


def test_a_tournament_tells_which_game_it_is_and_in_the_second_what_is_to_beat():
    t = table("tigra", mode="registration", mission="safe_houses", limit=0)
    assert numbers(t.shown("prison"))["cards-used"] == 0
    assert "game" not in numbers(t.shown("prison"))
    t.s.tournament = True
    assert numbers(t.shown("prison"))["game"] == (1, 2)
    assert "to-beat" not in numbers(t.shown("prison"))
    t.s.game_number, t.s.teams[t.s.red].finished = 2, 13
    assert numbers(t.shown("prison"))["game"] == (2, 2)
    assert numbers(t.shown("prison"))["to-beat"] == 13


def picked(t: Table, viewer: int | None) -> dict[str, list[str]]:
    """What is marked among the candidates."""
    return {place.key: place.marks for place in t.shown("draft", viewer).places if place.marks}


def test_what_a_team_picks_in_secret_is_shown_to_that_team_until_all_is_open():
    t = new_game(1, mode="tournament")
    t.s.teams[0].picks, t.s.teams[1].picks = ["sokovia", "the_raft"], ["sokovia"]
    own = [t.s.colour(0), t.s.colour(1)]
    assert picked(t, 0) == {"sokovia": [own[0]], "the_raft": [own[0]]}
    assert picked(t, 1) == {"sokovia": [own[1]]}
    assert picked(t, None) == {}
    t.s.step = "ban_locations"
    assert [picked(t, viewer) for viewer in (None, 0, 1)] == [{"sokovia": own, "the_raft": [own[0]]}] * 3


@pytest.mark.parametrize("seat", [0, 1])
def test_who_thinks_ahead_does_not_know_what_the_other_team_has_picked(seat):
    t = new_game(1, mode="tournament")
    for place in ("pick:sokovia", "pick:the_raft"):
        for one in (0, 1):
            t.answer("pick", place, seat=one)
    thought = [t.match.imagine(seat, Chance(n)).state.teams for n in range(12)]
    assert {tuple(teams[seat].picks) for teams in thought} == {("sokovia", "the_raft")}
    assert len({tuple(teams[1 - seat].picks) for teams in thought}) > 6
    assert {len(teams[1 - seat].picks) for teams in thought} == {2}


def test_heroes_that_were_announced_are_shown_to_all():
    t = new_game(1, mode="tournament").until("draft")
    first = t.options()[2]
    t.answer("draft", first)
    announced = first.partition(":")[2]
    assert [picked(t, viewer) for viewer in (None, 0, 1)] == [{announced: ["blue"]}] * 3


def test_the_actions_that_are_left_are_told():
    t = table("tigra", hands={"tigra": ["11", "01"]})
    t.play("11")
    assert (numbers(t.shown("turn")), t.shown("turn").marks) == ({"pool-attack": 1}, ["special-left"])
    t.act("special", "tigra_11")
    assert (numbers(t.shown("turn")), t.shown("turn").marks) == ({"pool-attack": 3}, [])


def following(t: Table) -> list[str]:
    """The turns to come: heroes, or the colour of a team that will choose."""
    return turns(t, "")


def turns(t: Table, when: str) -> list[str]:
    """The turns that are taken, or that is now, or those to come."""
    names = {one.key: one.sheet.code for one in t.s.heroes}
    places = t.shown("turn").places
    return [names.get(place.key, place.marks[0]) for place in places if when == "".join(place.marks[1:])]


@pytest.mark.parametrize(("turn", "after"), [
    (0, ["tigra", "kate_bishop", "iron_man"]), (1, ["tigra", "kate_bishop"]), (3, []),
])  # fmt: skip
def test_the_next_turns_of_the_round_are_told(turn, after):
    order = {"blue": ["captain_america", "kate_bishop"], "red": ["tigra", "iron_man"]}
    assert following(table("captain_america", turn=turn, order=order)) == after


def test_where_a_team_will_choose_its_colour_is_told_and_the_last_one_left_is_known():
    order = {"blue": ["captain_america"], "red": ["tigra", "iron_man"]}
    t = table("captain_america", teams="3x3", order=order)
    assert following(t) == ["tigra", "blue", "iron_man"]
    t.s.teams[t.s.red].turns = 2
    assert following(t) == ["wonder_man", "blue", "tigra"]


def test_in_a_registration_clash_the_next_four_turns_are_told():
    order = {"blue": ["captain_america", "kate_bishop"], "red": ["tigra", "iron_man"]}
    t = table("tigra", mode="registration", order=order)
    assert following(t) == ["captain_america", "iron_man", "kate_bishop", "tigra"]


def test_in_a_round_of_three_against_three_it_is_told_who_has_had_a_turn_and_whose_it_is():
    t = new_game(3, teams="3x3", starting_team="red")
    took: list[str] = []
    while t.s.round < 4:
        if t.s.step == "play_card":
            took.append(t.s.hero.sheet.code)
            before = took[len(took) - 1 - t.s.turn : -1]
            assert turns(t, "taken") == before
            assert turns(t, "now") == took[-1:]
            assert len(before) + 1 + len(following(t)) == 4
        elif t.s.step == "choose_hero":
            assert turns(t, "now") == []
            assert not any("active" in t.marks(hero.sheet.code) for hero in t.s.heroes)
        seat, choice = next(iter(t.match.choices.items()))
        t.match.answer(seat, choice.options[-1])
    assert len(set(took)) == 6


def test_before_anybody_has_chosen_a_hero_nobody_has_had_a_turn():
    assert turns(new_game(), "taken") == turns(new_game(mode="registration"), "taken") == []


def test_whoever_imagines_deals_every_hero_cards_of_that_hero_alone():
    t = new_game(3, teams="3x3")
    dealt = [t.match.imagine(0, Chance(seed)).state for seed in range(3)]
    for s in dealt:
        own = [card for card in s.cards if isinstance(card, StoryCard)]
        assert all(card.printed.hero == s.heroes[card.owner].sheet.code for card in own)
    assert len({tuple(card.printed.code for card in s.cards) for s in dealt}) == 3


def test_whoever_is_not_asked_is_told_whose_turn_it_is_and_nothing_of_another_heros_actions():
    """Captain America stands in the location that is asked about; it is Tigra's turn elsewhere."""
    t = table("tigra", seats="all", hands={"tigra": ["03", "01"]}, at={"captain_america": 0, "tigra": 3})
    t.play("03")
    asked = t.hero("tigra").seat
    for seat in range(4):
        told = [verdict.text.id for verdict in t.match.why_not(seat, "l0")]
        if seat == asked:
            assert "why-not-turn" not in told
            assert len(told) > 1
        else:
            assert told == ["why-not-turn"]
