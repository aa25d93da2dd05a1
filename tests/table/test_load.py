"""The load and the soak themselves work: small ones have no errors, and what they look for they would find."""

from __future__ import annotations

import msgspec
import pytest

from rulebound.kernel.text import Refused
from rulebound.testing import load, soak
from rulebound.testing.crowd import MIX, Crowd, Guest, _Told, _View
from rulebound.testing.soak import missing, must_be_victims, unexpected
from tests.cli.command import Command


def test_a_small_load_of_all_games_has_no_errors_and_games_end(command: Command):
    played = command("load --matches 5 --seconds 4 --think 0.05 --length 6 --json")
    report = msgspec.json.decode(played.out, type=load.Report)
    assert (played.code, report.errors) == (0, 0), report.first_errors
    assert set(report.wish.games) == {"champions", "civilwar", "fellowship", "guardians", "versus"}
    assert report.wish.compress
    assert report.finished + report.conceded > 0
    assert report.begun > 0
    assert report.events >= report.answers > 20
    assert 0 < report.median_ms <= report.p99_ms <= report.worst_ms
    assert min(report.server_cpu, report.server_mb, report.files, report.views) > 0


def test_two_processes_share_their_matches_and_a_killed_one_costs_nobody_a_game():
    """Its visitors are back at the other, everything acknowledged is stored, and every game goes on. How soon they are
    back is measured by `rulebound soak` on a machine of its own."""
    wish = soak.Wish(kills=2, matches=5, connections=3, think=0.1, processes=2, postgres=True, back=soak.PATIENCE)
    report = soak.soak(wish)
    assert report.errors == 0, report.first_errors
    assert report.killed == {"server": 2}
    assert (report.lost, report.replayed) == (0, report.matches)
    assert report.acknowledged > 20
    assert report.returns > 0
    assert report.compared > 0


@pytest.mark.parametrize("victims", [("server",), ("postgres", "redis")])
def test_a_short_soak_loses_nothing_that_was_acknowledged(victims):
    wish = soak.Wish(kills=2, victims=victims, matches=4, connections=2, think=0.1, postgres=victims != ("server",))
    report = soak.soak(wish)
    assert report.errors == 0, report.first_errors
    assert sum(report.killed.values()) == 2
    assert (report.lost, report.replayed) == (0, report.matches)
    assert report.is_good
    assert report.acknowledged > 10


# --- what they would find -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stored", "lost"),
    [
        ([(0, "a"), (1, "x"), (0, "b"), (1, "c")], 0),
        ([(0, "a"), (0, "b")], 1),
        ([(0, "b"), (0, "a"), (1, "c")], 2),
        ([(1, "a"), (1, "b"), (1, "c")], 3),
        ([], 3),
    ],
)
def test_an_answer_that_is_not_stored_in_its_place_is_missed(stored, lost):
    assert missing([(0, "a"), (0, "b"), (1, "c")], stored) == lost


def table_message(turn: int, **view: object) -> bytes:
    return msgspec.json.encode({"type": "table", "turn": turn, "view": {"step": "s", "log": [turn], **view}})


def seen_again(turn: int, **view: object) -> list[str]:
    """What a guest complains of who was cut off at turn 5 and sees this when it is back."""
    crowd = Crowd(["http://x"], careful=True)
    guest = Guest(crowd, "token", 0, 0)
    guest._see(_Told("table", turn=5), _View(), table_message(5))
    crowd.expecting = True
    guest._lose("killed")
    guest._see(_Told("table", turn=turn), _View(), table_message(turn, **view))
    assert len(crowd.returns) == 1
    return crowd.faults.first


def test_a_guest_who_is_back_notices_what_was_taken_back_or_has_changed():
    assert seen_again(5) == []
    assert seen_again(5, log=[]) == [], "the log is sent again from where the guest has it"
    assert seen_again(6) == []
    assert seen_again(4) == ["back at turn 4 after 5 was seen"]
    assert seen_again(5, step="another") == ["another position at turn 5"]


def test_a_line_that_breaks_by_itself_is_an_error():
    crowd = Crowd(["http://x"])
    Guest(crowd, "token", 0, 0)._lose("ConnectionResetError")
    assert crowd.faults.first == ["a line broke: ConnectionResetError"]


def test_what_a_server_says_of_a_storage_that_was_killed_is_right_and_all_else_is_an_error():
    trace = "Traceback (most recent call last):\n  File x\n    y\n"
    said = f"{trace}rulebound.table.storage.StorageLost: gone\nnext\n{trace}KeyError: 3\n"
    assert unexpected(said) == ["KeyError: 3"]


def test_the_crowd_plays_every_game_with_two_people_and_more():
    from rulebound.kernel.game import game_names, load_game
    from rulebound.kernel.match import Match

    assert set(MIX) == set(game_names())
    for name, setups in MIX.items():
        assert all(Match(load_game(name), setup, 1).state.seats >= 2 for setup in setups)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("load --matches 0", "at least 1 match"),
        ("load --connections 1", "2 to 100 connections"),
        ("load --seconds 0", "more than 0 seconds"),
        ("load --games chess", "“chess” is none of the games"),
        ("load --processes 2", "Several processes need PostgreSQL and Redis"),
        ("load --processes 17 --postgres", "1 to 16 processes, not 17"),
        ("soak", "--minutes"),
        ("soak --kills -1", "neither can be below 0"),
        ("soak --kills 1 --victims nobody", "“nobody” cannot be killed"),
        ("soak --kills 1 --victims server,redis", "There is no redis to kill on SQLite"),
    ],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(command: Command, words, said):
    assert said in command(words).complaint


def test_a_program_that_is_missing_is_named_with_its_package(monkeypatch):
    from rulebound.testing import throwaway

    monkeypatch.setattr(throwaway.shutil, "which", lambda name, path="": None)
    with pytest.raises(Refused) as refused:
        throwaway.program("nginx")
    assert refused.value.text.args == {"program": "nginx", "package": "nginx-light"}
    must_be_victims(["server"], postgres=False)
