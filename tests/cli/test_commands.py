"""Every command: what it does, and one sentence for each bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rulebound.commands.judge as commands_judge
import rulebound.players.judge as judging
import rulebound.testing.proof
from rulebound.games.guardians import GAME
from rulebound.kernel.match import Match
from rulebound.table.limits import Limits
from rulebound.testing.conformance import Failure, Report
from rulebound.testing.proof import marked_tests
from tests.cli.command import Command
from tests.kernel.toy import TOY, Opening, Toy

COMMANDS = (
    "table",
    "play",
    "resume",
    "replay",
    "judge",
    "campaign",
    "rules",
    "cards",
    "deck",
    "conformance",
    "compare",
    "tournament",
    "tune",
    "bench",
    "compile",
    "backup",
    "restore",
    "admin",
    "load",
    "soak",
)


# --- help and first steps ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "uk", "ru", "pl"])
def test_every_command_has_help_with_an_example_in_every_language(command: Command, name: str, lang: str) -> None:
    shown = command(f"{name} --help --lang {lang}")
    assert shown.code == 0
    assert f"rulebound {name} " in shown.out
    assert "cli-" not in shown.out, "a message is missing"
    assert ("Example" in shown.out) == (lang == "en")


def test_help_lists_the_commands(command: Command) -> None:
    shown = command("--help").out
    assert all(f"  {name} " in shown for name in COMMANDS)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the table was started with, instead of starting it."""
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr("rulebound.table.server.serve", lambda *given: calls.append(given))
    return calls


def test_plain_rulebound_opens_the_table(command: Command, served: list[tuple[object, ...]]) -> None:
    assert command("").code == 0
    assert [(host, port, database, browser) for host, port, database, _, browser, *_ in served] == [
        ("127.0.0.1", 8420, "", True)
    ]


def test_the_table_listens_where_it_is_told(command: Command, served: list[tuple[object, ...]], tmp_path: Path) -> None:
    assert command(f"table --host 0.0.0.0 --port 80 --data {tmp_path} --keep 7 --no-browser").code == 0
    assert served == [("0.0.0.0", 80, "", tmp_path, False, "", Limits(keep=7), False, ())]
    assert command("table --name table.example.org --name games.example.org").code == 0
    assert served.pop()[6] == Limits(hosts=["table.example.org", "games.example.org"])
    assert command("table --lang xx").code == 2
    assert command("table --port many").code == 2
    assert len(served) == 1


def test_help_of_a_game_shows_its_options(command: Command) -> None:
    shown = command("play guardians --help").out
    assert "--players" in shown
    assert "2, 3, 4, 5, 6, 7, 8 (normally 3)" in shown
    assert "--stall-guard" in shown
    assert "rulebound play guardians --players" in shown.split("Example: ")[1]


def test_a_game_without_options_says_so(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.kernel.game.game_names", lambda: ["toy"])
    monkeypatch.setattr("rulebound.kernel.game.load_game", lambda name: TOY)
    monkeypatch.setattr(Opening, "setup_options", lambda self: [])
    assert command("play toy --help").out.endswith("The game toy has no options.\n")
    assert command("play toy --seats 2").complaint == "The game toy has no options."


def test_a_game_without_an_example_shows_its_options(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.kernel.game.game_names", lambda: ["toy"])
    monkeypatch.setattr("rulebound.kernel.game.load_game", lambda name: TOY)
    monkeypatch.setattr(Toy, "setups", lambda self: [{}])
    assert "2, 3, 4 (normally 2)" in command("play toy --help").out


def test_a_list_that_is_empty_if_nobody_says_otherwise_names_no_default(command: Command) -> None:
    out = " ".join(command("play civilwar --help").out.split())
    assert "captain_america, kate_bishop, spectrum" in out
    assert "normally )" not in out


def test_the_version(command: Command) -> None:
    assert command("--version").out == f"rulebound {rulebound.__version__}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("dance", "There is no command “dance”. The commands are: table, play, "),
        ("cards", "GAME is missing"),
        ("cards guardians --tempo 3", "There is no option --tempo here"),
        ("cards guardians --lang", "--lang needs a value after it."),
        ("cards guardians --lang xx", "There is no language “xx”. The languages are: en"),
        ("cards guardians extra", "This command cannot be understood: "),
        ("cards chess", "There is no game “chess”. The games are: champions, civilwar, fellowship, guardians"),
        ("rules chess", "There is no game “chess”."),
        ("conformance chess", "There is no game “chess”."),
        ("conformance guardians --matches many", "--matches needs a number."),
        ("conformance guardians --matches 0", "--matches must be at least 1, not 0."),
        ("compare chess", "There is no game “chess”."),
        ("compare guardians --players nobody,random", "There is no player “nobody”. Who can play: random, easy, fair"),
        ("compare guardians --games 0", "0 games cannot be played"),
        ("tune chess", "There is no game “chess”."),
        ("tune guardians --games 3", "3 games tell too little: play at least 10."),
        ("tune guardians --player nobody", "There is no player “nobody”."),
        ("compare guardians --setup players", "“players” sets no option of the game"),
        ("compare guardians --setup colour=red", "The game guardians has no option --colour."),
        ("bench chess", "There is no game “chess”."),
        ("bench guardians --seconds 0", "--seconds must be more than 0"),
        ("play", "Which game? The games are: champions, civilwar, fellowship, guardians"),
        ("play chess", "There is no game “chess”. The games are: champions, civilwar, fellowship, guardians"),
        ("play guardians chess", "One game at a time: “chess” is one word too many."),
        ("play guardians --players 1", "One player cannot play this game: it is for 2 to 8."),
        ("play guardians --players 9", "9 players cannot play this game: it is for 2 to 8."),
        ("play guardians --players six", "--players cannot be “six”: choose one of 2, 3, 4, 5, 6, 7, 8."),
        ("play guardians --players 6", "6 players need both boxes"),
        ("play guardians --players 6 --boxes both --teams 4", "6 players cannot"),
        ("play guardians --players=5 --boxes=both --teams=2", "5 players cannot"),
        ("play guardians --boxes three", "--boxes cannot be “three”: choose one of guardians, both."),
        ("play guardians --stall-guard maybe", "--stall-guard cannot be “maybe”: choose one of yes, no."),
        (
            "play guardians --colour red",
            "The game guardians has no option --colour. Its options are: --players, --boxes",
        ),
        ("play guardians --boxes", "--boxes needs a value after it."),
        ("play guardians --boxes --teams 2", "--boxes needs a value after it."),
        ("play guardians -p 4", "There is no option -p: options begin with two dashes"),
        ("play guardians --seat 4", "There is no player 4 here: the game has players 1 to 3."),
        ("play guardians --seat x", "--seat needs a number."),
        ("play guardians --with nobody", "There is no player “nobody”. Who can play: human, random, easy, fair"),
        ("play guardians --with random,random,random", "There are 2 other players, but --with names 3"),
        ("play civilwar --locations the_raft,stark_labs", "Stark Labs is banned: it does not work in these modes."),
        ("play civilwar --locations thanos_6", "Thanos Location 6 is banned: it does not work in these modes."),
        ("play civilwar --locations the_raft,atlantis", "--locations cannot be “atlantis”: choose one of avengers_mou"),
        ("play civilwar --blue tigra,thor", "--blue cannot be “thor”: choose one of captain_america, kate_bishop"),
        ("play civilwar --blue tigra", "Team Blue has 1 hero, but 2 are needed."),
        ("play civilwar --red tigra,tigra", "Tigra is chosen twice, but there is one of each."),
        ("play civilwar --blue tigra,goliath --red tigra,spectrum", "Tigra is chosen twice, but there is one of each."),
        ("play civilwar --locations the_raft,sokovia", "The ring needs 6 different locations, not 2."),
        ("play civilwar --mode tournament --red tigra,goliath", "In a tournament locations and heroes are chosen"),
        ("play civilwar --blue-players 3", "3 people cannot play Team Blue: with 2 heroes it is for 1 to 2."),
        ("play civilwar --mode registration --bid 40", "40 is no number to declare: it is from 1 to 33"),
        ("resume", "FILE is missing"),
        ("resume nowhere.json", "The file nowhere.json cannot be used: No such file or directory."),
        ("replay nowhere.json", "The file nowhere.json cannot be used: No such file or directory."),
        ("replay .", "cannot be used: Is a directory."),
    ],
)
def test_bad_input_gets_one_sentence(command: Command, words: str, sentence: str) -> None:
    assert sentence in command(words).complaint


def test_the_language_may_stand_before_the_command(command: Command) -> None:
    after = command("cards guardians --lang ru")
    assert command("--lang ru cards guardians").out == after.out != command("cards guardians").out
    assert command("--lang xx cards guardians").code == 2


def test_bad_input_is_explained_in_the_users_language(command: Command) -> None:
    assert "Nie ma polecenia „dance”" in command("dance --lang pl").complaint
    assert command("play guardians --players 9 --lang ru").complaint == "В эту игру играют от 2 до 8 игроков, а не 9."


@pytest.mark.parametrize("verb", ["resume", "replay"])
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("{", "This is not a saved match as Rulebound writes it: "),
        ("[1, 2]", "This is not a saved match as Rulebound writes it: "),
        ("\0\1\2", "This is not a saved match as Rulebound writes it: "),
        ({"format": 99}, "This match was saved in format 99, but this version of Rulebound reads format 2."),
        ({"game": "chess"}, "There is no game “chess”. The games are: champions, civilwar, fellowship, guardians"),
        ({"colour": "red"}, "This is not a saved match as Rulebound writes it: "),
        ({"answers": [[7]]}, "This is not a saved match as Rulebound writes it: "),
        ({"setup": {"players": 9}}, "9 players cannot play this game"),
        ({"setup": {"colour": "red"}}, "The game guardians has no option “colour”."),
    ],
)
def test_broken_and_foreign_files(command: Command, verb: str, change: str | dict[str, Any], sentence: str) -> None:
    record = json.loads(Match(GAME, {"players": 2}, 1).record().to_json())
    Path("file.json").write_text(change if isinstance(change, str) else json.dumps(record | change))
    assert sentence in command(f"{verb} file.json").complaint


def test_a_mistake_of_ours_is_one_sentence_too(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.terminal.board.full_card", lambda *_: 1 / 0)
    failed = command("cards guardians")
    assert failed.code == 1
    assert "it is a mistake in Rulebound: ZeroDivisionError" in failed.err
    monkeypatch.setenv("RULEBOUND_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        command("cards guardians")


# --- cards and rules ------------------------------------------------------------------------------------


def test_cards(command: Command) -> None:
    shown = command("cards guardians")
    assert shown.code == 0
    assert "Trick  Technique, Number 1, 7 copies" in shown.out
    assert "Draw 2 cards" in shown.out
    assert "made for this project" in shown.out
    assert "Уловка" in command("cards guardians --lang ru").out


@pytest.mark.parametrize(("game", "cards", "faces"), [("champions", 336, 209), ("fellowship", 313, 151)])
def test_a_card_with_two_sides_is_counted_once(command: Command, game: str, cards: int, faces: int) -> None:
    assert command(f"cards {game}").out.splitlines()[-1] == f"{cards} cards of {faces} kinds."


def test_cards_as_json(command: Command) -> None:
    cards = command("cards guardians --json").json
    assert len(cards) == len(GAME.faces())
    trick = next(card for card in cards if card["code"] == "trick")
    assert (trick["name"], trick["copies"], trick["gem"]["value"]) == ("Trick", 7, 1)
    assert trick["text"][1] == "False Trail: Draw 1 card."
    assert "number" in trick["house"]


def test_rules_as_json_names_places_and_tests(command: Command) -> None:
    proof = command("rules guardians --json").json
    assert len(proof["rules"]) == len(GAME.rulebook)
    rule = next(rule for rule in proof["rules"] if rule["id"] == "guardians.selection.simultaneous")
    assert any(place.startswith("src/rulebound/games/guardians/selection.py:") for place in rule["enforced"])
    assert proof["unknown"] == []


def test_rules(command: Command) -> None:
    shown = command("rules guardians")
    assert shown.code == 0
    assert "guardians.victory.third_win" in shown.out
    assert "enforced: src/rulebound/games/guardians/victory.py:" in shown.out
    assert "Trzecie zwycięstwo wygrywa grę" in command("rules guardians --lang pl").out


def test_rules_say_in_full_what_they_say_in_the_language_that_is_read(command: Command) -> None:
    told = " ".join(command("rules champions --lang uk").out.split())
    assert "Поки на гравця нападає посіпака-охоронець, цей гравець не може атакувати лиходія." in told
    assert GAME.rulebook["guardians.victory.third_win"].statement in command("rules guardians").out


def _tests_that_mark(folder: Path, monkeypatch: pytest.MonkeyPatch, *ids: str) -> None:
    tests = folder / "tests"
    tests.mkdir()
    marks = ", ".join(f'"{id}"' for id in ids)
    (tests / "test_all.py").write_text(f"import pytest\n\n@pytest.mark.rule({marks})\ndef test_all():\n    pass\n")
    monkeypatch.setattr(rulebound.testing.proof, "tests_folder", lambda: tests)


def test_check_passes_when_every_rule_is_proven(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _tests_that_mark(tmp_path, monkeypatch, *GAME.rulebook.rules)
    checked = command("rules guardians --check")
    assert checked.code == 0
    assert "nothing is missing" in checked.out


def test_check_fails_on_a_rule_without_a_test(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten, *rest = [rule.id for rule in GAME.rulebook if rule.testable]
    _tests_that_mark(tmp_path, monkeypatch, *rest)
    checked = command("rules guardians --check")
    assert checked.code == 1
    assert f"✗ {forgotten} has no test" in checked.out
    assert "1 fault." in checked.out
    assert command("rules guardians --check --json").json["unproven"] == [forgotten]


def test_a_game_in_the_making_lists_the_proofs_it_owes_and_none_that_it_has(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owed, proven, *rest = [rule.id for rule in GAME.rulebook if rule.testable]
    _tests_that_mark(tmp_path, monkeypatch, proven, *rest)
    monkeypatch.setattr("rulebound.testing.proof.awaited_proofs", lambda folder: [owed])
    checked = command("rules guardians --check")
    assert checked.code == 0
    assert "proofs of 1 rules are still to come" in checked.out
    monkeypatch.setattr("rulebound.testing.proof.awaited_proofs", lambda folder: [owed, proven])
    checked = command("rules guardians --check")
    assert checked.code == 1
    assert f"✗ {proven} is listed as not yet proven" in checked.out


def test_check_fails_on_a_test_of_a_rule_that_does_not_exist(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _tests_that_mark(tmp_path, monkeypatch, *GAME.rulebook.rules, "guardians.dance.polka", "chess.castling.queenside")
    checked = command("rules guardians --check")
    assert checked.code == 1
    assert "guardians.dance.polka is named but is no rule: tests/test_all.py::test_all" in checked.out.replace(
        "\n", " "
    )
    assert "castling" not in checked.out


def test_check_needs_the_tests(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebound.testing.proof, "tests_folder", lambda: None)
    assert "The tests are not here" in command("rules guardians --check").complaint
    shown = command("rules guardians")
    assert shown.code == 0
    assert "The tests are not here" in shown.err


def test_marks_are_found_on_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_marks.py").write_text(
        "import pytest\n"
        "from pytest import mark\n"
        'pytestmark = pytest.mark.rule("g.a.module")\n'
        '@mark.rule("g.a.one", "g.a.two")\n'
        "def test_f(): ...\n"
        '@pytest.mark.rule("g.a.class")\n'
        "class TestC:\n"
        '    @pytest.mark.rule("g.a.method")\n'
        '    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("g.a.param"))])\n'
        "    def test_m(self, x): ...\n"
    )
    file = "tests/test_marks.py"
    assert marked_tests(tests, "g") == {
        "g.a.module": [file],
        "g.a.one": [f"{file}::test_f"],
        "g.a.two": [f"{file}::test_f"],
        "g.a.class": [f"{file}::TestC"],
        "g.a.method": [f"{file}::TestC::test_m"],
        "g.a.param": [f"{file}::TestC::test_m"],
    }


# --- the long commands --------------------------------------------------------------------------------------


@pytest.fixture
def one_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    """The long commands go through all setups of a game; one is enough to see that they work."""
    monkeypatch.setattr(type(GAME), "setups", lambda _: [{"players": 2}])


@pytest.mark.usefixtures("one_setup")
def test_conformance(command: Command) -> None:
    report = command("conformance guardians --matches 2 --seed 5 --workers 1 --json")
    assert report.code == 0
    assert report.err == "", "no progress when piped"
    assert report.json["failures"] == []
    assert report.json["matches"] == 2
    drawn = command("conformance guardians --matches 0 --by-lot 1 --workers 1 --json")
    assert (drawn.code, drawn.json["matches"]) == (0, 1)
    assert command("conformance guardians --matches 0").code == 2


def test_a_failure_of_conformance_names_the_record_and_how_to_replay_it(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    failure = Failure("every match ends", "it went on", {"players": 2}, 7, None, "conformance/guardians-7.json")
    report = Report("guardians", 1, 20, [failure])
    monkeypatch.setattr("rulebound.testing.conformance.conform", lambda *_, **__: report)
    failed = command("conformance guardians --matches 1")
    assert failed.code == 1
    assert "every match ends" in failed.out
    assert "rulebound replay conformance/guardians-7.json" in failed.out
    assert command("conformance guardians --json").code == 1


def test_compare(command: Command) -> None:
    words = "compare guardians --players random --games 4 --setup players=2 --seed 3 --workers 1"
    found = command(f"{words} --json")
    assert found.code == 0
    assert found.err == ""
    assert found.json["games"] == 4
    assert "random" in command(words).out


def test_tune(command: Command) -> None:
    words = "tune guardians --games 10 --setup players=2 --seed 3 --workers 1"
    found = command(f"{words} --json")
    assert found.code == 0
    assert found.err == ""
    assert found.json["features"][0]["name"] == "battles"
    shown = command(words).out
    assert "battles won" in shown
    assert "WEIGHTS: Final = {" in shown


def test_compare_together(command: Command) -> None:
    words = "compare champions --players random --games 2 --setup heroes=iron_man,she_hulk --setup modular=bomb_scare"
    found = command(f"{words} --workers 1 --json")
    assert found.code == 0
    assert found.json["setup"] == {"heroes": ["iron_man", "she_hulk"], "modular": ["bomb_scare"]}
    assert found.json["players"][0]["fair"] is None
    assert command("compare champions --games 2 --setup heroes=iron_man,thor").code == 2
    assert command("compare champions --players random --games 1 --setup heroes=iron_man --workers 1").code == 0


@pytest.mark.usefixtures("one_setup")
def test_bench(command: Command) -> None:
    found = command("bench guardians --seconds 0.01 --json")
    assert found.code == 0
    assert found.json["speeds"][0]["game"] == "guardians"


# --- as a program ---------------------------------------------------------------------------------------------


def _program(*words: str, typed: str = "", cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rulebound", *words], input=typed, capture_output=True, text=True, cwd=cwd, timeout=60
    )


def test_the_program_itself(tmp_path: Path) -> None:
    refused = _program("play", "guardians", "--players", "1", "--lang", "en", cwd=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "One player cannot play this game: it is for 2 to 8.\n"
    played = _program(
        "play", "guardians", "--players", "2", "--seed", "1", "--with", "random", "--lang", "en",
        typed="1\n" * 300, cwd=tmp_path,
    )  # fmt: skip
    assert played.returncode == 0
    assert "The game is over." in played.stdout


def test_a_tournament_prints_a_table_or_data(command: Command) -> None:
    words = "tournament guardians --players random,heuristic --games 2 --setup players=2 --workers 1"
    shown = command(words)
    assert shown.code == 0
    assert "Tournament of guardians: 2 games of each pair, seed 1" in shown.out
    assert "Points of each row against" in shown.out
    found = command(f"{words} --json").json
    assert [one["name"] for one in found["players"]] == ["heuristic", "random"]
    assert "even number" in command("tournament guardians --games 3").complaint


def test_help_does_not_wait_for_the_rules():
    loaded = "import rulebound.cli, sys; print(*[name for name in sys.modules if name.startswith('rulebound.')])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    names = done.stdout.split()
    assert "rulebound.commands.judge" in names
    rules = ("rulebound.kernel.match", "rulebound.games", "rulebound.players")
    assert not [name for name in names if name.startswith(rules)]


def test_a_judge_is_told_as_many_games_as_judging_itself_takes():
    assert commands_judge.PLAYS == judging.PLAYS
