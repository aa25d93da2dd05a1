"""Languages: the Fluent catalogues that turn a Text into words, only where somebody reads them.

A catalogue is `<language>/<part>.ftl`. A game's part bears its name and so do the ids in it (`guardians-log-draws` is
in guardians.ftl): it is read when the first of its messages is wanted. The titles of its rules are a part of their own,
`<game>.rules.ftl`, read when the first title is wanted. All other parts are read with the first message.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from rulebound.kernel.game import game_names
from rulebound.kernel.text import Arg, Text, refuse

ENGLISH: Final = "en"

_FOLDER: Final = Path(__file__).parent


class Language:
    """One language; what its catalogues do not say is said in English."""

    __slots__ = ("_bundle", "_fallback", "_games", "_known", "_shell", "code", "problems")

    def __init__(self, code: str, folder: Path, fallback: Language | None) -> None:
        self.code = code
        self.problems: list[str] = []
        """What is wrong with the catalogues, as far as it has come to light: broken syntax, a variable not given."""
        self._bundle = FluentBundle([code], use_isolating=False, functions=_FUNCTIONS)
        parts = {path.stem: path for path in folder.glob("*.ftl")}
        games = [part for game in game_names() for part in (game, f"{game}.rules") if part in parts]
        self._games = {part: parts.pop(part) for part in games}  # not read yet
        self._shell = list(parts.values())  # not read yet
        self._fallback = fallback
        self._known: dict[str, str] = {}  # messages without variables: most of them names, wanted again and again

    @staticmethod
    @cache
    def load(code: str) -> Language:
        """A language by its code; one that nobody has translated is refused."""
        if code not in languages():
            raise refuse("refused-language", language=code, languages=", ".join(languages()))
        return Language(code, _FOLDER / code, None if code == ENGLISH else Language.load(ENGLISH))

    def has(self, id: str) -> bool:
        """Whether this language itself knows the message."""
        while self._shell:
            self._read(self._shell.pop())
        game, _, rest = id.partition("-")
        part = self._games.pop(f"{game}.rules" if rest.startswith("rule-") else game, None)
        if part is not None:
            self._read(part)
        return self._bundle.has_message(id)

    def text(self, text: Text) -> str:
        """A text in words. A message that neither this language nor English knows is its plain name, or its id."""
        if not text.args:
            known = self._known.get(text.id)
            if known is not None:
                return known
        args = {name: self._words(name, arg) for name, arg in text.args.items()}
        said = self._say(text.id, args)
        if said is None:
            return text.plain or text.id
        if not text.args:
            self._known[text.id] = said
        return said

    def _words(self, name: str, arg: Arg) -> str | int:
        if isinstance(arg, Text):
            return self.text(arg)
        if isinstance(arg, list):
            return self._join(name, [self.text(item) for item in arg])
        return arg

    def _join(self, name: str, items: list[str]) -> str:
        """A list in words, by the message `list-<name of the argument>` or else `list`.

        The message puts two items together, its `.last` the last one to the rest; its `.times`, where it has
        one, tells equal items once with their number, and `.none` stands for no items at all.
        """
        id = f"list-{name}"
        if not self._knows(id):
            id = "list"
        count = Counter(items)
        if len(count) < len(items):
            counted = [self._say(id, {"n": n, "item": item}, "times") if n > 1 else item for item, n in count.items()]
            if None not in counted:
                items = [item or "" for item in counted]
        if not items:
            return self._say(id, {}, "none") or ""
        joined = items[0]
        for item in items[1:-1]:
            joined = self._say(id, {"before": joined, "next": item}) or ""
        if len(items) > 1:
            joined = self._say(id, {"before": joined, "next": items[-1]}, "last") or ""
        return joined

    def _knows(self, id: str) -> bool:
        return self.has(id) or (self._fallback is not None and self._fallback.has(id))

    def _say(self, id: str, args: dict[str, str | int], attribute: str = "") -> str | None:
        """The message, or one of its attributes, in this language or else in English; None if there is none."""
        if not self.has(id):
            return None if self._fallback is None else self._fallback._say(id, args, attribute)
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, args)
        for error in errors:
            self._note(f"{id}: {error}")
        return str(said)

    def _read(self, path: Path) -> None:
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                self._note(f"{path.name}: {(entry.content or '').strip().splitlines()[0]}")
        self._bundle.add_resource(resource)

    def _note(self, problem: str) -> None:
        if problem not in self.problems:
            self.problems.append(problem)


def _capital(words: object) -> str:
    """CAPITAL($x): how a sentence begins."""
    said = str(words)
    return said[:1].upper() + said[1:]


def _an(words: object) -> str:
    """AN($x), for English: with the indefinite article."""
    said = str(words)
    return f"an {said}" if said[:1].lower() in "aeiou" or said.startswith("X-") else f"a {said}"


_FUNCTIONS: Final[dict[str, Any]] = {"CAPITAL": _capital, "AN": _an}


@cache
def languages() -> list[str]:
    """The codes of all languages, English first."""
    found = {folder.name for folder in _FOLDER.iterdir() if (folder / "shell.ftl").exists()}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def pick_language(wanted: str | None = None) -> Language:
    """The language that was asked for, else that of the environment, else English. `uk_UA.UTF-8` is `uk`."""
    if wanted:
        return Language.load(_code(wanted))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(variable)
        if locale:  # the first one that is set decides
            return Language.load(_code(locale) if _code(locale) in languages() else ENGLISH)
    return Language.load(ENGLISH)


def _code(locale: str) -> str:
    return locale.replace("-", "_").replace(".", "_").partition("_")[0].lower()


def term(game: str, kind: str, id: str | int | bool) -> Text:
    """The name of a zone, counter, mark, step, option …: `<game>-<kind>-<id>`. Without a message it is the id itself.

    A value of a setup option is `term(game, f"option-{option}", value)`; an empty one is called "none".
    """
    word = str(id).lower() or "none"
    return Text(f"{game}-{kind}-{word}".replace("_", "-"), plain=word.replace("_", " ").replace("-", " "))


def rule_title(rule: str) -> Text:
    """What a rule says in a nutshell: `<game>-rule-<rest of its id>`. Without a message it is made of the id."""
    game, _, rest = rule.partition(".")
    words = rest.replace(".", ": ").replace("_", " ")
    return Text(f"{game}-rule-{rest.replace('.', '-').replace('_', '-')}", plain=_capital(words))
