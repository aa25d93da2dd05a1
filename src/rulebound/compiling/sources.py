"""Which modules are compiled, in which groups, and what mypyc is told that the source does not say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rulebound.compiled import PARTS

OPEN: Final = "@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)"
"""Said of every class: card packs and players in plain Python can build on it, and its objects can be pickled."""
FUTURE: Final = "from __future__ import annotations"


def groups(package: Path) -> dict[str, list[Path]]:
    """The modules that are compiled, by the package whose library they are in: one library for each game."""
    games = [folder.parent for folder in sorted(package.glob("games/*/__init__.py"))]
    homes = [*(package / part for part in PARTS if part != "games"), *games]
    modules = {home: sorted(home.rglob("*.py")) for home in homes}
    plain = plain_modules([path for paths in modules.values() for path in paths])
    return {
        home.relative_to(package).as_posix(): [path for path in paths if path not in plain]
        for home, paths in modules.items()
    }


def plain_modules(paths: list[Path]) -> set[Path]:
    """Packages, cards and positions (read once), data for the wire that msgspec makes, and what builds on it."""
    found = {path: list(classes(path.read_text(encoding="utf-8"))) for path in paths}
    plain = {path for path in paths if path.name == "__init__.py" or path.parent.name in ("cards", "positions")}
    plain |= {path for path, kinds in found.items() if any(is_struct(kind) for kind in kinds)}
    names = {kind.name for path in plain for kind in found[path]}
    return plain | {path for path, kinds in found.items() if any(names & bases(kind) for kind in kinds)}


def bases(kind: ast.ClassDef) -> set[str]:
    """The names of the classes on which one is built."""
    return {ast.unparse(base).partition("[")[0] for base in kind.bases}


def is_struct(kind: ast.ClassDef) -> bool:
    return bool(kind.keywords) or "msgspec.Struct" in bases(kind)


def classes(text: str) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef))


def opened(text: str) -> str:
    """The source with every class marked as open. Each line stays where it is: tracebacks name the right one."""
    lines = text.split("\n")
    marked = False
    for kind in classes(text):
        if bases(kind) & {"NamedTuple", "Protocol"}:
            continue
        before = min([kind.lineno, *(decorator.lineno for decorator in kind.decorator_list)]) - 2
        assert not lines[before].strip(), f"an empty line is missing before {kind.name}"
        lines[before] = " " * kind.col_offset + OPEN
        marked = True
    if marked:
        lines[lines.index(FUTURE)] += "; from mypy_extensions import mypyc_attr"
    return "\n".join(lines)
