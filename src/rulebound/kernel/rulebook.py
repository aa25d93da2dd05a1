"""The register of a game's rules: every obligation of the printed rulebook with an id and a check."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from rulebound.kernel.text import refuse


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


class Rulebook:
    """All rules of one game, by id."""

    def __init__(self, game: str, rules: list[Rule]) -> None:
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

    @staticmethod
    @cache
    def load(path: Path) -> Rulebook:
        """Read a rules.toml; a broken one is refused with the place."""
        game = path.parent.name
        try:
            entries = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
            return Rulebook(game, msgspec.convert(entries, list[Rule]))
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
