"""`./rulebound compile` and what the program makes of it: what is found, what is stale, what is missing."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import rulebound
from rulebound.compiled import FOLDER, KEY, PLAIN, key_of
from rulebound.compiling import build
from rulebound.compiling.sources import OPEN, groups, opened
from tests.cli.command import Command

PACKAGE = Path(rulebound.__file__).parent
COMPILED = [path for modules in groups(PACKAGE).values() for path in modules]
WHERE = "import rulebound.kernel.match as m, rulebound.table as t; print(m.__file__); print(t.__file__)"


# --- what is compiled ------------------------------------------------------------------------------------------


def test_every_game_has_a_library_of_its_own_and_only_data_stays_plain():
    found = groups(PACKAGE)
    assert {f"games/{path.parent.name}" for path in PACKAGE.glob("games/*/rules.toml")} < set(found)
    compiled = {path.relative_to(PACKAGE).as_posix() for path in COMPILED}
    assert {"kernel/match.py", "lcg/windows.py", "games/champions/damage.py", "players/heuristic.py"} <= compiled
    assert {"kernel/choice.py", "lcg/moment.py", "games/champions/setup.py"} <= compiled
    assert not compiled & {"kernel/text.py", "games/champions/before.py", "games/fellowship/campaign_sheet.py"}
    assert not [path for path in compiled if path.endswith("__init__.py") or "/cards/" in path or "/positions/" in path]


def test_an_open_class_stands_on_the_line_where_it_stood():
    for path in COMPILED:
        text = path.read_text(encoding="utf-8")
        before, after = text.split("\n"), opened(text).split("\n")
        changed = [new for old, new in zip(before, after, strict=True) if old != new]
        assert all(line.strip() == OPEN or line.endswith("mypyc_attr") for line in changed), path


def test_a_function_inside_another_has_a_name_of_one_word():
    """By which a seal calls it, compiled or not."""
    for path in COMPILED:
        for outer in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(outer, ast.FunctionDef):
                inner = [
                    node.name for node in ast.walk(outer) if isinstance(node, ast.FunctionDef) and node is not outer
                ]
                assert not [name for name in inner if "_" in name], path


# --- what is found ------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder as `compile` leaves it, but for the machine code."""
    for part in ("kernel", "table"):
        (tmp_path / "rulebound" / part).mkdir(parents=True)
        (tmp_path / "rulebound" / part / "__init__.py").write_text("")
    (tmp_path / "rulebound" / "table").rename(tmp_path / "not-compiled")
    (tmp_path / "rulebound" / "kernel" / "match.py").write_text("")
    (tmp_path / KEY).write_text(key_of(PACKAGE))
    return tmp_path


def asked(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if name not in (FOLDER, PLAIN)}
    return subprocess.run(
        [sys.executable, *command], env={**plain, **environment}, capture_output=True, text=True, check=True
    )


def test_compiled_packages_come_before_the_source_and_the_rest_is_found_there(folder):
    kernel, table = asked("-c", WHERE, **{FOLDER: str(folder)}).stdout.split()
    assert Path(kernel) == folder / "rulebound" / "kernel" / "match.py"
    assert Path(table).parent == PACKAGE / "table"


def test_who_wants_plain_python_gets_it(folder):
    kernel, _ = asked("-c", WHERE, **{FOLDER: str(folder), PLAIN: "1"}).stdout.split()
    assert Path(kernel) == PACKAGE / "kernel" / "match.py"


def test_what_was_compiled_of_another_source_is_not_used_and_it_is_said_once(folder):
    (folder / KEY).write_text("another")
    kernel, _ = asked("-c", WHERE, **{FOLDER: str(folder)}).stdout.split()
    assert Path(kernel) == PACKAGE / "kernel" / "match.py"
    said = asked("-m", "rulebound", "--version", **{FOLDER: str(folder), "LANG": "C.UTF-8"}).stderr.splitlines()
    assert [line.startswith("The source has changed since it was compiled") for line in said] == [True]
    assert asked("-m", "rulebound", "--plain", "--version", **{FOLDER: str(folder)}).stderr == ""


def test_any_file_of_the_rules_makes_another_key(tmp_path):
    for part in ("kernel", "games/toy"):
        (tmp_path / part).mkdir(parents=True)
    rules = tmp_path / "games" / "toy" / "rules.toml"
    rules.write_text("1")
    before = key_of(tmp_path)
    assert key_of(tmp_path) == before
    rules.write_text("2")
    assert key_of(tmp_path) != before
    rules.rename(rules.with_name("other.toml"))
    assert len({before, key_of(tmp_path)}) == 2


# --- what is missing ----------------------------------------------------------------------------------------------


def test_without_a_compiler_there_is_one_sentence(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "has_compiler", lambda: False)
    monkeypatch.setattr("rulebound.commands.compile.COMPILED", "nowhere")
    assert command("compile").complaint.startswith("There is no C compiler here")
