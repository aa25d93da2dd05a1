"""What a seat is told: marks, notes on options, refusals, the value of a position, the choices before a game."""

import msgspec
import pytest

from rulebound.games.guardians import GAME
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Refused
from tests.guardians_table import new_game, table


def notes(t, seat, code):
    choice = t.match.view(seat).choices[[c.seat for c in t.match.view(seat).choices].index(seat)]
    on = t.held(seat, code).key
    return [(note.id.removeprefix("guardians-note-"), *note.args.values()) for option in choice.options
            if option.on == on for note in option.notes]  # fmt: skip


def test_a_card_to_lay_carries_what_would_happen_to_it():
    t = table(series={0: ["planning"]}, hands={0: ["trick", "planning", "shot", "melee"]},
              traps=["shot", "melee"], knockouts=["melee"])  # fmt: skip
    assert notes(t, 0, "trick") == [("out",)]
    assert notes(t, 0, "planning") == []
    assert notes(t, 0, "shot") == [("trap", 1)]
    assert notes(t, 0, "melee") == [("knockout",), ("trap", 1)]


def test_a_stance_and_cosmos_nose_change_the_notes():
    t = table(stance=[0], hands={0: ["trick", "melee"]}, knockouts=["melee"])
    assert notes(t, 0, "melee") == [("stance",)]
    t = table(heroes={0: "cosmo"}, series={0: ["planning"]}, hands={0: ["arsenal", "ambush"]})
    assert notes(t, 0, "arsenal") == []
    assert notes(t, 0, "ambush") == [("out",)]
    t.player(0).forgave = True
    assert notes(t, 0, "arsenal") == [("out",)]


def test_notes_of_a_swap_compare_with_the_card_left_of_the_laid_one():
    t = table(heroes={0: "doctor_strange"}, series={0: ["planning"]}, lay={0: "melee"},
              hands={0: ["shot", "trick"]}).use("before-reveal")  # fmt: skip
    assert notes(t, 0, "shot") == []
    assert notes(t, 0, "trick") == [("out",)]


def test_the_own_area_comes_last_and_the_others_clockwise_before_it():
    t = table(4)
    assert [area.id for area in t.match.view(1).areas] == ["player-2", "player-3", "player-0", "middle", "player-1"]
    assert [area.kind for area in t.match.view(1).areas] == ["player"] * 3 + ["common", "own"]
    spectator = ["player-0", "player-1", "player-2", "player-3", "middle"]
    assert [area.id for area in t.match.view(None).areas] == spectator
    assert [area.owner for area in t.match.view(1).areas] == [2, 3, 0, None, 1]
    for own in (t, new_game(players=4)):
        owners = [{zone.owner for zone in own.area(1, seat).zones} for seat in range(4)]
        assert owners == [{0}, {1}, {2}, {3}]


@pytest.mark.rule("guardians.team.same_colour_same_team")
def test_a_player_of_a_team_shows_its_number():
    t = table(4, teams=[[0, 3], [1, 2]], wins=[2, 1])
    assert [t.counter(2, seat, "team") for seat in range(4)] == [1, 2, 2, 1]
    assert [t.counter(2, seat, "wins") for seat in range(4)] == [2, 1, 1, 2]
    assert "team" not in [counter.id for counter in table(4).area(0, 1).counters]


def test_a_hero_who_has_left_is_marked():
    t = table(out=[1], first=2)
    assert [t.area(0, seat).marks for seat in range(3)] == [[], ["out"], ["first-player"]]
    assert new_game(players=2).area(0, 1).marks in ([], ["first-player"])  # before the first battle nobody is out


def test_the_discard_lies_open_and_the_deck_does_not():
    t = table(discard=["shot", "melee"])
    assert [view.face.code for view in t.seen(1, "discard", None)] == ["shot", "melee"]
    assert t.seen(1, "deck", None) == []


def test_nothing_hidden_changes_when_what_a_seat_cannot_see_is_dealt_anew():
    t = table(4, hands={seat: ["trick", "shot", "melee"] for seat in range(4)}, both=True, lay={})
    before = t.match.view(2)
    other = t.match.imagine(2, Chance(7)).view(2)
    assert other.areas == before.areas


def test_a_better_position_is_worth_more():
    def worth(seat=0, **position):
        return GAME.mind.value(table(**position).s, seat)

    assert worth(energy={0: 5}) > worth() > worth(energy={0: 1})
    assert worth(wins=[2, 0, 0]) > worth() > worth(wins=[0, 2, 0])
    assert worth() > worth(out=[0])
    assert all(0 <= worth(seat, wins=[2, 0, 1], energy={1: 1}) <= 1 for seat in range(3))
    t = table(2, lay={0: "melee"}, energy={1: 2}, wins=[2, 2]).perform("hail_of_blows")
    assert [GAME.mind.value(t.s, seat) for seat in (0, 1)] == [1.0, 0.0]


def test_every_setup_of_the_game_can_be_played():
    for setup in GAME.setups():
        assert new_game(**setup).deciding == list(range(setup["players"]))


def test_what_is_offered_before_a_game_begins_with_the_printed_rules():
    defaults = {option.id: option.default for option in GAME.options()}
    assert defaults == msgspec.to_builtins(GAME.opening.Setup())
    assert defaults == {
        "players": 3, "boxes": "guardians", "teams": 0, "variant": "", "stall_guard": False,
        "initiative_icon": "damage",
    }  # fmt: skip
    assert all(option.default in option.values for option in GAME.options())


@pytest.mark.rule("guardians.team.player_counts", "guardians.battle_setup.five_plus_needs_both_boxes")
def test_whatever_is_offered_before_a_game_can_be_played_in_some_game():
    values = {option.id: option.values for option in GAME.options()}
    assert values["players"] == list(range(2, 9))
    assert values["boxes"] == ["guardians", "both"]
    assert values["teams"] == sorted({0, *(setup["teams"] for setup in GAME.setups() if "teams" in setup)})
    for id, offered in values.items():
        for value in offered:
            players = {2: 4, 3: 6, 4: 8}.get(value, 3) if id == "teams" else 3
            assert new_game(**{"players": players, "boxes": "both", id: value}).deciding


@pytest.mark.parametrize(
    "wrong", [{"players": "many"}, {"boxes": "avengers"}, {"variant": "five_wins"}, {"colour": "red"}, {"teams": 2}]
)
def test_a_setup_that_cannot_be_is_refused(wrong):
    with pytest.raises(Refused):
        new_game(**wrong)


def test_broken_states_are_found():
    t = table(stance=[0])
    assert t.s.faults() == []
    t.s.knockouts = 6
    t.player(0).in_battle = False
    t.player(1).energy = 7
    t.player(2).energy = 0
    assert len(t.s.faults()) == 4
