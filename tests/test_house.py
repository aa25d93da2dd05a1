"""The rooms of the house: who may import whom."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulebound

SOURCE = Path(rulebound.__file__).parent
FLOORS = (
    ("compiled",),
    ("kernel",),
    ("lcg",),
    ("games",),
    ("players",),
    ("decks",),
    ("compiling", "lab", "table", "terminal"),
    ("testing",),
    ("commands",),
    ("cli",),
    ("__main__",),
)
"""From the ground up: a room may import from its own and from floors below, never from above or from beside."""
SHARED = ("i18n",)
"""Words for whoever shows something: they know the kernel's texts and nothing else."""


def floor_of(room: str) -> int:
    return next(number for number, rooms in enumerate(FLOORS) if room in rooms)


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def crossings() -> Iterator[tuple[str, str, str]]:
    """Every import from one room of the house into another: file, the room it is in, what it imports."""
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).with_suffix("").parts
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "rulebound" and len(parts) > 1:
                yield "/".join(place), place[0], ".".join(parts[1:])


def allowed(room: str, name: str) -> bool:
    other = name.split(".")[0]
    if other == room or room == "__init__" or other in ("__version__",):
        return True
    if room in SHARED:
        return other == "kernel"
    if other in SHARED:
        return floor_of(room) > floor_of("players")
    return floor_of(other) < floor_of(room)


def test_imports_point_one_way():
    assert [f"{file} imports {name}" for file, room, name in crossings() if not allowed(room, name)] == []


def test_no_game_imports_another():
    inside = [(file, name.split(".")) for file, room, name in crossings() if room == "games"]
    strangers = [
        f"{file} imports {'.'.join(parts)}"
        for file, parts in inside
        if parts[0] == "games" and len(parts) > 1 and parts[1] != file.split("/")[1]
    ]
    assert strangers == []


def test_every_room_has_its_floor():
    rooms = {path.parts[len(SOURCE.parts)].removesuffix(".py") for path in SOURCE.rglob("*.py")}
    assert rooms - {"__init__"} == {room for floor in FLOORS for room in floor} | set(SHARED)


@pytest.mark.parametrize(
    ("room", "name"),
    [("kernel", "lcg.state"), ("lcg", "games.champions"), ("table", "terminal.screen"), ("games", "players.chair"),
     ("i18n", "terminal.screen"), ("players", "testing.conformance"), ("kernel", "i18n.Language")],
)  # fmt: skip
def test_the_wrong_way_is_noticed(room, name):
    assert not allowed(room, name)


# --- card files: one import line and nothing but cards -----------------------------------------------------

LONGEST_CARD = 12
CARD_FILES = [path for path in sorted(SOURCE.glob("games/*/cards/*.py")) if path.name != "__init__.py"]


def blocks(body: ast.Module) -> Iterator[ast.expr]:
    """Every card of a file: a call with a name of its own, or one in a list."""
    for node in body.body:
        if isinstance(node, ast.Assign):
            found = node.value.elts if isinstance(node.value, ast.Tuple | ast.List) else [node.value]
            yield from (block for block in found if isinstance(block, ast.Call))


def length(node: ast.expr | ast.stmt) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def too_long(source: str) -> Iterator[str]:
    """Cards that are longer than a card may be, together with the functions of the file that they name."""
    body = ast.parse(source)
    beside = {node.name: length(node) for node in body.body if isinstance(node, ast.FunctionDef)}
    for block in blocks(body):
        named = {node.id for node in ast.walk(block) if isinstance(node, ast.Name)}
        lines = length(block) + sum(beside[name] for name in beside.keys() & named)
        if lines > LONGEST_CARD:
            yield f"{lines} lines: {ast.unparse(block)[:60]}"


def test_the_longest_card_is_twelve_lines():
    assert {
        path.name: found for path in CARD_FILES if (found := list(too_long(path.read_text(encoding="utf-8"))))
    } == {}


def test_a_card_file_has_one_import_line_and_is_left_alone_by_the_formatter():
    for path in CARD_FILES:
        source = path.read_text(encoding="utf-8")
        imported = [
            ast.unparse(node) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import | ast.ImportFrom)
        ]
        assert imported == [f"from rulebound.games.{path.parts[-3]}.words import *"], path
        assert "# fmt:" not in source, path


def test_a_long_card_is_noticed():
    card = "card(\n" + "    1,\n" * 11 + ")"
    function = "def own(s, m):\n" + "    s.run()\n" * 9
    assert len(list(too_long(f"a = {card}\nCARDS = ({card},)"))) == 2
    assert list(too_long(f"{function}a = card(\n    1, own,\n)")) == ["13 lines: card(1, own)"]
    assert list(too_long(f"{function}a = card(1, own)")) == []


# --- docstrings: what the rule says, then its ids ----------------------------------------------------------


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def test_a_docstring_begins_with_a_sentence_in_english():
    id_or_foreign = re.compile(r"[a-z]+\.[a-z_]+\.[a-z_]+|[«\"]?[^\W\d_a-zA-Z]")
    wrong = [
        (path.name, said) for path in SOURCE.rglob("*.py") for said in docstrings(path) if id_or_foreign.match(said)
    ]
    assert wrong == []


def test_every_module_says_what_it_is():
    assert [str(path) for path in SOURCE.rglob("*.py") if not next(docstrings(path))] == []
