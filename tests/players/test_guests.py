"""Players of somebody else's: found by file or entry point, and told off in one sentence."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from rulebound.players import Chair, PlayerFailed, find_player, make_player, play_out, player_names
from rulebound.players.guests import Guest, installed

GUARDIANS = load_game("guardians")
HEAD = "from rulebound.players import Chair, Player\n\n\n"


def written(folder: Path, *lines: str, file: str = "mine.py") -> str:
    """A file with these lines."""
    path = folder / file
    path.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def deciding(folder: Path, *deed: str, file: str = "mine.py") -> str:
    """A file with one player, which decides so."""
    lines = [f"        {line}" for line in deed]
    return written(folder, "class Mine(Player):", "    def decide(self, chair: Chair) -> int:", *lines, file=file)


def decide(name: str) -> int:
    match: Match[Any] = Match(GUARDIANS, {"players": 2}, 3)
    return make_player(name, 1).decide(Chair(match, next(iter(match.choices))))


def complaint(name: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as refused:
        decide(name)
    return refused.value.text.id, dict(refused.value.text.args)


def test_a_player_in_a_file_plays_a_whole_match_with_its_seed_and_what_lies_beside_it(tmp_path):
    (tmp_path / "beside_mine.py").write_text("LAST = -1\n", encoding="utf-8")
    name = deciding(
        tmp_path,
        "import beside_mine",
        "return [*range(chair.options)][beside_mine.LAST] if self.chance.below(2) else 0",
    )

    def answers(seed: int) -> list[tuple[int, str]]:
        match: Match[Any] = Match(GUARDIANS, {"players": 2}, 3)
        play_out(match, [make_player(name, seed), make_player("random", 5)])
        assert match.result is not None
        return match.record().answers

    assert answers(1) == answers(1) != answers(2)


def test_a_file_is_known_by_its_path_and_read_once(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    deciding(tmp_path, "return 0")
    kind = find_player("./mine.py")
    assert kind.__name__ == "Mine"
    assert find_player("mine.py") is find_player(str(tmp_path / "mine.py")) is find_player("mine.py:Mine") is kind
    assert kind.imagines
    assert "mine" not in str(player_names())


def test_which_of_several_is_said_after_the_file(tmp_path):
    name = written(
        tmp_path,
        "class Meek(Player):",
        "    def decide(self, chair: Chair) -> int:",
        "        return 0",
        "class Bold(Meek):",
        "    def decide(self, chair: Chair) -> int:",
        "        return 1",
    )
    assert (decide(f"{name}:Meek"), decide(f"{name}:Bold")) == (0, 1)
    assert complaint(name) == (
        "refused-player-several",
        {"file": name, "players": "Meek, Bold", "first": "Meek"},
    )
    assert complaint(f"{name}:Rash") == (
        "refused-player-class",
        {"file": name, "player": "Rash", "players": "Meek, Bold"},
    )


def test_a_file_that_is_no_player_is_refused(tmp_path):
    gone = str(tmp_path / "gone.py")
    assert complaint(gone) == ("refused-player-file-missing", {"file": gone})
    empty = written(tmp_path, "LAST = 1", file="empty.py")
    assert complaint(empty)[0] == "refused-player-none"
    broken = written(tmp_path, "LAST = 1", "LAST / 0", file="broken.py")
    told = {"place": "broken.py:5", "problem": "ZeroDivisionError: division by zero."}
    assert complaint(broken) == ("refused-player-file", told)
    assert complaint(broken)[0] == "refused-player-file", "again, for it was not read to its end"
    nonsense = tmp_path / "nonsense.py"
    nonsense.write_text("def (", encoding="utf-8")
    assert "SyntaxError" in complaint(str(nonsense))[1]["problem"]


@pytest.mark.parametrize("answer", ["None", "'keep'", "-1", "chair.options", "0.5"])
def test_an_answer_that_is_no_option_is_told(tmp_path, answer):
    id, args = complaint(deciding(tmp_path, f"return {answer}"))
    assert (id, args["last"]) == ("refused-player-answer", 1)


def test_what_counts_as_a_number_is_one(tmp_path):
    assert decide(deciding(tmp_path, "class One:", "    def __index__(self): return 1", "return One()")) == 1


def test_a_player_that_falls_is_told_with_the_line(tmp_path):
    fall = deciding(tmp_path, "return self.fall()", "", "# and then")
    assert complaint(fall) == (
        "refused-player-failed",
        {"player": fall, "place": "mine.py:6", "problem": "AttributeError: 'Mine' object has no attribute 'fall'."},
    )
    deed = ("from rulebound.kernel.text import refuse", "raise refuse('refused-chance', given='7')")
    refused = deciding(tmp_path, *deed, file="refused.py")
    id, args = complaint(refused)
    assert (id, args["problem"].id) == ("refused-player-failed", "refused-chance")
    unseated = written(tmp_path, "class Mine(Player):", "    def __init__(self):", "        pass", file="unseated.py")
    id, args = complaint(unseated)
    assert id == "refused-player-failed"
    assert "positional argument" in args["problem"]


class Hurried(Guest):
    longest = 0.05


def hurry(name: str) -> str:
    match: Match[Any] = Match(GUARDIANS, {"players": 2}, 3)
    with pytest.raises(PlayerFailed) as failed:
        Hurried(find_player(name), name).decide(Chair(match, next(iter(match.choices))))
    return failed.value.text.id


def test_a_player_that_thinks_for_ever_is_ended(tmp_path):
    """Also one that catches everything, and one that waits for something."""
    endless = ["while True:", "    try:", "        chair.options", "    except Exception:", "        pass"]
    assert hurry(deciding(tmp_path, *endless)) == "refused-player-too-long"
    waiting = deciding(tmp_path, "import threading", "threading.Event().wait()", file="waiting.py")
    assert hurry(waiting) == "refused-player-too-long"
    assert Guest.longest == 60.0


def test_a_failure_is_a_refusal_that_crosses_processes():
    failed = pickle.loads(pickle.dumps(PlayerFailed(Text("refused-player-failed", {"player": "x"}))))
    assert (type(failed), failed.text.args) == (PlayerFailed, {"player": "x"})


@pytest.fixture
def brought(tmp_path, monkeypatch):
    """A package with two players, one of which is none."""
    (tmp_path / "brought_along.py").write_text(
        HEAD + "class Mine(Player):\n    def decide(self, chair: Chair) -> int:\n        return 1\n\n\nLAST = 1\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    about = tmp_path / "brought_along-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: brought-along\nVersion: 1\n", encoding="utf-8")
    points = {"brought": "Mine", "none": "LAST", "gone": "Nobody", "random": "Mine"}
    lines = [f"{name} = brought_along:{what}" for name, what in points.items()]
    (about / "entry_points.txt").write_text("\n".join(["[rulebound.players]", *lines, ""]), encoding="utf-8")
    installed.cache_clear()
    yield
    installed.cache_clear()


def test_an_installed_player_has_a_name_like_ours(brought):
    assert player_names()[-3:] == ["brought", "none", "gone"]
    assert player_names().count("random") == 1
    assert decide("brought") == 1
    assert find_player("random").__name__ == "RandomPlayer", "nobody takes the name of one of ours"
    assert complaint("none")[0] == "refused-player-none"
    assert complaint("gone")[0] == "refused-player-file"
