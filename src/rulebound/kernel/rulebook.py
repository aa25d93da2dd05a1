"""The register of a game's rules: every obligation of the printed rulebook with an id and a check."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from rulebound.kernel.text import Refused, refuse

Contents: TypeAlias = dict[str, dict[str, list[str]]]
"""Chapter -> page -> how the ids on it begin: `step.6_4` is the beginning of `step.6_4_1_exhaust`."""


class Rule(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One obligation, in our own words."""

    id: str
    section: str  # the heading in the rulebook
    kind: str
    statement: str
    check: str
    note: str = ""  # which reading holds where the source is torn or silent
    decision: str = ""  # "house": decided for this project
    testable: bool = True
    reason: str = ""  # why it cannot be tested, or why it was decided so


class Topic(msgspec.Struct, frozen=True):
    """One page of the rulebook: a step or a term, with its rules in the order of the register."""

    id: str
    rules: list[str]


class Chapter(msgspec.Struct, frozen=True):
    """Topics that belong together."""

    id: str
    topics: list[Topic]


class Rulebook:
    """All rules of one game, by id, and as a book: in chapters."""

    def __init__(self, game: str, rules: list[Rule], contents: Contents | None = None) -> None:
        self.game = game
        self.rules = {rule.id: rule for rule in rules}
        if len(self.rules) != len(rules):
            twice = sorted({r.id for r in rules if sum(q.id == r.id for q in rules) > 1})
            raise refuse("refused-register", game=game, problem=f"listed twice: {', '.join(twice)}")
        for rule in rules:
            if not rule.id.startswith(f"{game}."):
                raise refuse("refused-register", game=game, problem=f"{rule.id} is not a rule of {game}")
            if not rule.testable and not rule.reason:
                raise refuse("refused-register", game=game, problem=f"{rule.id} is not testable and gives no reason")
        self.chapters: list[Chapter] = [] if contents is None else self._laid_out(contents)

    @staticmethod
    @cache
    def load(path: Path) -> Rulebook:
        """Read a rules.toml; a broken one is refused with the place."""
        game = path.parent.name
        try:
            entries = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
            contents = path.with_name("chapters.toml")
            chapters = tomllib.loads(contents.read_text(encoding="utf-8")) if contents.exists() else None
            return Rulebook(
                game, msgspec.convert(entries, list[Rule]), chapters and msgspec.convert(chapters, Contents)
            )
        except (OSError, tomllib.TOMLDecodeError, KeyError, msgspec.ValidationError) as wrong:
            raise refuse("refused-register", game=game, problem=str(wrong)) from None

    def __getitem__(self, id: str) -> Rule:
        if id not in self.rules:
            raise refuse("refused-rule", rule=id, game=self.game)
        return self.rules[id]

    def __contains__(self, id: object) -> bool:
        return id in self.rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def _laid_out(self, contents: Contents) -> list[Chapter]:
        """Every rule on its page: that of the longest beginning that fits. None is left over, no page is empty."""
        page_of: dict[str, str] = {}
        for topic, beginnings in ((topic, b) for chapter in contents.values() for topic, b in chapter.items()):
            for beginning in beginnings:
                if beginning in page_of:
                    raise self._broken(f"{beginning} stands on two pages")
                page_of[beginning] = topic
        pages: dict[str, list[str]] = {topic: [] for chapter in contents.values() for topic in chapter}
        if len(pages) != sum(map(len, contents.values())):
            raise self._broken("two pages of chapters.toml have the same name")
        used = set()
        for id in self.rules:
            fits = [beginning for beginning in page_of if _begins(id.partition(".")[2], beginning)]
            if not fits:
                raise self._broken(f"{id} is on no page of chapters.toml")
            longest = max(fits, key=len)
            used.add(longest)
            pages[page_of[longest]].append(id)
        if len(used) != len(page_of):
            raise self._broken(f"no rule begins with {', '.join(sorted(page_of.keys() - used))}")
        return [Chapter(id, [Topic(topic, pages[topic]) for topic in topics]) for id, topics in contents.items()]

    def _broken(self, problem: str) -> Refused:
        return refuse("refused-register", game=self.game, problem=problem)

    def citations(self, folder: Path) -> dict[str, list[str]]:
        """Where the files of a folder name a rule: id -> ["setup.py:12", ...]. Unknown ids are included."""
        # A module path (rulebound.games.guardians.cards) is no citation: nothing may stand before the id.
        pattern = re.compile(rf"(?<![\w.-]){self.game}(?:\.[a-z0-9_]+){{2,}}")
        found: dict[str, list[str]] = {}
        for path in sorted(folder.rglob("*.py")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for match in pattern.finditer(line):
                    found.setdefault(match.group(), []).append(f"{path.relative_to(folder)}:{number}")
        return found


def _begins(rest: str, beginning: str) -> bool:
    """Whole words only: `attack` is no beginning of `attacker.leaves`."""
    return rest == beginning or rest.startswith(f"{beginning}{'_' if '.' in beginning else '.'}")
