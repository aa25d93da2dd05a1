"""From every rule to the lines that enforce it and the tests that prove it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rulebound.kernel.game import Game
from rulebound.terminal.program import checkout


class Traced(msgspec.Struct, frozen=True):
    """A rule with where it is named in the program and in the tests."""

    id: str
    section: str
    statement: str
    enforced: list[str]
    tests: list[str]
    testable: bool
    reason: str


class Unknown(msgspec.Struct, frozen=True):
    """An id that no register knows, and where somebody wrote it."""

    id: str
    places: list[str]


class Proof(msgspec.Struct, frozen=True):
    """All rules of a game, and what is missing."""

    game: str
    rules: list[Traced]
    unproven: list[str]
    unknown: list[Unknown]
    awaited: list[str] = []
    """Rules of a game in the making whose proofs are still to come: listed in its `unproven.txt`."""
    stale: list[str] = []
    """What is listed there although it is proven, or is no rule."""

    @property
    def faults(self) -> int:
        return len(self.unproven) + len(self.unknown) + len(self.stale)


def trace(game: Game[Any], tests: Path | None) -> Proof:
    book = game.rulebook
    source = game.folder.parents[1]
    cited: dict[str, list[str]] = {}
    for folder in (game.folder, source / "lcg"):
        for id, places in book.citations(folder).items():
            inside = folder.relative_to(source).as_posix()
            cited.setdefault(id, []).extend(f"src/rulebound/{inside}/{place}" for place in places)
    marked = marked_tests(tests, game.id) if tests is not None else {}
    rules = [
        Traced(
            rule.id, rule.section, rule.statement, cited.get(rule.id, []), marked.get(rule.id, []),
            rule.testable, rule.reason,
        )
        for rule in book
    ]  # fmt: skip
    missing = [rule.id for rule in rules if tests is not None and rule.testable and not rule.tests]
    awaited = awaited_proofs(game.folder) if tests is not None else []
    unproven = [id for id in missing if id not in awaited]
    stale = [id for id in awaited if id not in missing]
    named = {id: [*cited.get(id, []), *marked.get(id, [])] for id in [*cited, *marked]}
    unknown = [Unknown(id, places) for id, places in sorted(named.items()) if id not in book]
    return Proof(game.id, rules, unproven, unknown, [id for id in awaited if id in missing], stale)


def awaited_proofs(folder: Path) -> list[str]:
    """What a game in the making owes: the list only ever gets shorter, and goes with its last line."""
    path = folder / "unproven.txt"
    return path.read_text(encoding="utf-8").split() if path.exists() else []


def tests_folder() -> Path | None:
    """The tests of the clone; an installed program has none."""
    root = checkout()
    return root / "tests" if root is not None and (root / "tests").is_dir() else None


def marked_tests(folder: Path, game: str) -> dict[str, list[str]]:
    """Rule id -> the tests marked with it, as pytest names them."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.rule" not in text:
            continue
        file = path.relative_to(folder.parent).as_posix()
        for id, name in _marks(ast.parse(text, str(path)), ""):
            if id.startswith(f"{game}."):
                found.setdefault(id, []).append(f"{file}::{name}" if name else file)
    return found


def _marks(node: ast.AST, inside: str) -> Iterator[tuple[str, str]]:
    """Every `pytest.mark.rule("id", ...)` with the test, class or (without a name) the file that it marks."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        inside = f"{inside}::{node.name}" if inside else node.name
    if isinstance(node, ast.Call) and _is_mark(node.func):
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value, inside
    for child in ast.iter_child_nodes(node):
        yield from _marks(child, inside)


def _is_mark(func: ast.expr) -> bool:
    """`pytest.mark.rule` or `mark.rule`."""
    if not isinstance(func, ast.Attribute) or func.attr != "rule":
        return False
    of = func.value
    return (isinstance(of, ast.Attribute) and of.attr == "mark") or (isinstance(of, ast.Name) and of.id == "mark")
