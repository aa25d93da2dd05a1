"""Breaks that a person thought of: by_hand.toml says what, in which file, and in what words."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.mutate.areas import PACKAGE, ROOT, Area
from tools.mutate.breaks import Break, Finder, Scope, named_constants

LIST: Final = Path(__file__).with_suffix(".toml")


def by_hand(area: Area, listed: Path = LIST) -> list[Break]:
    """Those of an area, in the order of the list; a place that is no longer there is a fault of the list."""
    sources = {path: path.read_bytes() for cards in (False, True) for path in area.sources(cards)}
    constants = named_constants(source.decode() for source in sources.values())
    found = []
    for entry in tomllib.loads(listed.read_text(encoding="utf-8"))["break"]:
        path = PACKAGE / entry["file"]
        if path in sources:
            found.append(_break(path.relative_to(ROOT).as_posix(), sources[path], entry, constants))
    return found


def _break(path: str, source: bytes, entry: Mapping[str, str], constants: Mapping[str, str]) -> Break:
    old = entry["old"].encode()
    if source.count(old) != 1:
        raise SystemExit(f"{entry['says']}: what is to be broken stands {source.count(old)} times in {path}.")
    start = source.index(old)
    finder = Finder(path, source, constants)
    line, last = source[:start].count(b"\n") + 1, source[: start + len(old)].count(b"\n") + 1
    scope = _around(finder, ast.parse(source).body, Scope(ends=last), line)
    return finder.made(start, start + len(old), line, entry["says"], entry["new"], scope, last)


def _around(finder: Finder, body: list[ast.stmt], scope: Scope, line: int) -> Scope:
    """The outermost function in which a line lies."""
    for node in body:
        if node.lineno <= line <= (node.end_lineno or node.lineno):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                return finder.function(node, scope)
            if isinstance(node, ast.ClassDef):
                return _around(finder, node.body, scope._replace(prefix=f"{scope.prefix}{node.name}."), line)
    return scope
