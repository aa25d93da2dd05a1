"""Languages: the Fluent catalogues that turn a Text into words, only where somebody reads them.

A catalogue is `<language>/<part>.ftl`. The ids in it begin with the name of the part (`guardians-log-draws` is in
guardians.ftl): it is read when the first of its messages is wanted. The titles of a game's rules are a part of their
own, `<game>.rules.ftl` (with those of chapters and topics), read when the first title is wanted; what rules say in full
stands in `<game>.statements.ftl`, in English in the register. The parts of the shell have ids of all kinds and are read
with the first message.

Code hands a noun phrase over as a nested Text and never names a case: the sentence chooses it. A phrase has its cases
as attributes of its message, put down once, and hands them on to the phrase it is made of:

    champions-noun-enemy = ворог
        .acc = ворога
        .dat = ворогові
        .gender = m
    lcg-each = { GENDER($noun) ->
            [f] кожна
           *[m] кожен
        } { $noun }
        .acc = …
        .gender = { GENDER($noun) }
    champions-effect-stun = оглушіть { CASE($whom, "acc") }

`{ $whom }` is the value of its message, which is the nominative. `CASE($whom, "acc")` is its attribute `.acc`, or its
value where there is no such attribute: a card's name has no cases. Our catalogues call them acc, gen, dat, ins, loc;
pl, pl-acc, pl-gen … for more than one; few and many for what stands after 2 and after 5; third for what others do
("draw" for you, "draws" for them) and after for what they have done; inner for what follows a word of its own sentence
("then draw a card if …"). An amount that has to be explained is said with
what it counts, as its damage, threat or cards: "2 damage", and in English its tail: "for each minion".
`GENDER($whom)` is its attribute `.gender`: m, f, n or pl, and `mi` for what is masculine without being alive; m where
there is none. `PERSON($who)` is `you` if that is the player who reads (`Language.read_by`), and `other` for everybody
else: "You draw a card", "Mira draws a card". Where a sentence asks for a case of whoever reads, it gets that of
"you"; where it asks for nothing, their name and who they are: "Mira (you)", the message `seat-you`. A list hands the
case on to each of its items, and is pl if it has several. `CAPITAL` begins a sentence with whatever stands in it:
`CAPITAL(CASE($whom, "dat"))`; `SIGNED($n)` is a number with its sign. A name that ends with a mark of its own
("Wakanda Forever!", "M.O.D.O.K.") has no full stop after it. The page does the same: web/src/words/language.ts.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Junk

from rulebound.kernel.text import Arg, Text, refuse

ENGLISH: Final = "en"
MASCULINE: Final = "m"
PLURAL: Final = "pl"
SEAT: Final = "seat"
READER: Final = "seat-you"
"""What whoever reads is called, by their name; its attributes are the cases of "you"."""
SHELL: Final = ("shell", "lab", "table", "terminal")
RULE_WORDS: Final = ("statement", "note", "reason")
"""What is said of a rule at length."""

_FOLDER: Final = Path(__file__).parent


class Language:
    """One language; what its catalogues do not say is said in English."""

    __slots__ = ("_bundle", "_fallback", "_known", "_messages", "_parts", "_reader", "_shell", "code", "problems")

    def __init__(self, code: str, folder: Path, fallback: Language | None) -> None:
        self.code = code
        self.problems: list[str] = []
        """What is wrong with the catalogues, as far as it has come to light: broken syntax, a variable not given."""
        self._bundle = FluentBundle([code], use_isolating=False, functions=_FUNCTIONS)
        parts = {path.stem: path for path in folder.glob("*.ftl")}
        self._shell = [parts.pop(part) for part in SHELL if part in parts]  # not read yet
        self._parts: dict[str, Path | None] = {**parts}  # None once it is read
        self._fallback = fallback
        self._reader: int | None = None
        self._messages: dict[str, Message] = {}  # as far as they were wanted
        self._known: dict[str, _Phrase] = {}  # messages without variables: most of them names, wanted again and again

    @staticmethod
    @cache
    def load(code: str) -> Language:
        """A language by its code; one that nobody has translated is refused."""
        if code not in languages():
            raise refuse("refused-language", language=code, languages=", ".join(languages()))
        return Language(code, _FOLDER / code, None if code == ENGLISH else Language.load(ENGLISH))

    def read_by(self, seat: int | None) -> Language:
        """The same language for one player, who is "you" in it."""
        reading = copy(self)
        reading._reader = seat
        return reading

    def has(self, id: str) -> bool:
        """Whether this language itself knows the message."""
        while self._shell:
            self._read(self._shell.pop())
        for name in _parts_of(id):
            part = self._parts.get(name)
            if part is not None and not self._bundle.has_message(id):
                self._parts[name] = None
                self._read(part)
        return self._bundle.has_message(id)

    def text(self, text: Text) -> str:
        """A text in words. A message that neither this language nor English knows is its plain name, or its id."""
        return _stopped_once(self._phrase(text).form(""))

    def _phrase(self, text: Text) -> _Phrase:
        if text.args:
            return _Phrase(self, text)
        known = self._known.get(text.id)
        if known is None:
            known = _Phrase(self, text)
            if self._knows(text.id):
                self._known[text.id] = known
        return known

    def _words(self, name: str, arg: Arg) -> FluentType | str:
        if isinstance(arg, Text):
            return self._phrase(arg)
        if isinstance(arg, str):
            return arg
        if isinstance(arg, list):
            return _Phrases(self, name, [self._phrase(item) for item in arg])
        return _Number(arg)

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
            times = [(item, n, self._say(id, {"n": _Number(n), "item": item}, "times")) for item, n in count.items()]
            if all(many is not None for _, _, many in times):
                items = [many or item if n > 1 else item for item, n, many in times]
        if not items:
            return self._say(id, {}, "none") or ""
        joined = items[0]
        for item in items[1:-1]:
            joined = self._say(id, {"before": joined, "next": item}) or ""
        if len(items) > 1:
            joined = self._say(id, {"before": joined, "next": items[-1]}, "last") or ""
        return joined

    def _knows(self, id: str) -> bool:
        return id in self._messages or self.has(id) or (self._fallback is not None and self._fallback.has(id))

    def _say(self, id: str, args: dict[str, Any], attribute: str = "") -> str | None:
        """The message, or one of its attributes, in this language or else in English; None if there is none."""
        message = self._messages.get(id)
        if message is None:
            if not self.has(id):
                return None if self._fallback is None else self._fallback._say(id, args, attribute)
            message = self._messages[id] = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        errors: list[Exception] = []
        try:  # as FluentBundle.format_pattern does, but what comes here is Fluent's own already
            said = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(args)))
        except ValueError as too_long:
            errors.append(too_long)
            said = "…"
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


def _parts_of(id: str) -> Sequence[str]:
    """Where a message can be, first where it is cheap to look."""
    name, _, rest = id.partition("-")
    kind = rest.partition("-")[0]
    if kind in ("rule", "chapter", "topic"):
        return (f"{name}.rules", name)
    if kind in RULE_WORDS:
        return (name, f"{name}.statements")  # a card has notes too
    return (name,)


class _Number(FluentInt):
    """An argument that is counted: its digits and nothing else."""

    def format(self, locale: object) -> str:
        return int.__str__(self)


class _Noun(FluentType):
    """An argument that has cases: the sentence that it stands in chooses one."""

    __slots__ = ("_forms",)
    _forms: dict[str, str]  # as far as they were wanted

    def form(self, attribute: str) -> str:
        """One of its cases, or the nominative, which is called ""."""
        said = self._forms.get(attribute)
        if said is None:
            said = self._forms[attribute] = self._say(attribute)
        return said

    def _say(self, attribute: str) -> str:
        raise NotImplementedError  # pragma: no cover

    def gender(self) -> str:
        raise NotImplementedError  # pragma: no cover

    def reads(self) -> bool:
        """Whether this is the player who reads."""
        raise NotImplementedError  # pragma: no cover

    def format(self, locale: object) -> str:
        return self.form("")

    def __str__(self) -> str:
        return self.form("")


class _Phrase(_Noun):
    """A text inside a text."""

    __slots__ = ("_args", "_language", "_text")

    def __init__(self, language: Language, text: Text) -> None:
        self._forms = {}
        self._language = language
        self._text = text
        self._args = {name: language._words(name, arg) for name, arg in text.args.items()}

    def reads(self) -> bool:
        reader = self._language._reader
        return reader is not None and self._text.id == SEAT and self._text.args["n"] == reader + 1

    def _say(self, attribute: str) -> str:
        said = self._language._say(self._text.id, self._args, attribute)
        if self.reads():
            said = self._language._say(READER, {"name": said}, attribute) or said
        if said is None:
            said = self.form("") if attribute else self._text.plain or self._text.id
        return said

    def gender(self) -> str:
        said = self._forms.get("gender")
        if said is None:
            said = self._language._say(self._text.id, self._args, "gender") or MASCULINE
            self._forms["gender"] = said
        return said


class _Phrases(_Noun):
    """A list of texts inside a text."""

    __slots__ = ("_items", "_language", "_name")

    def __init__(self, language: Language, name: str, items: list[_Phrase]) -> None:
        self._forms = {}
        self._language = language
        self._name = name
        self._items = items

    def _say(self, attribute: str) -> str:
        return self._language._join(self._name, [item.form(attribute) for item in self._items])

    def gender(self) -> str:
        return self._items[0].gender() if len(self._items) == 1 else PLURAL

    def reads(self) -> bool:
        return len(self._items) == 1 and self._items[0].reads()


def _case(words: object, case: str) -> str:
    """CASE($x, "acc"): a noun phrase in the case that the sentence wants."""
    return words.form(case) if isinstance(words, _Noun) else str(words)


def _gender(words: object) -> str:
    """GENDER($x): what the words beside a noun phrase have to agree with."""
    return words.gender() if isinstance(words, _Noun) else MASCULINE


def _person(words: object) -> str:
    """PERSON($x): whether a sentence speaks to whoever reads it, or of somebody else."""
    return "you" if isinstance(words, _Noun) and words.reads() else "other"


def _capital(words: object) -> str:
    """CAPITAL($x): how a sentence begins."""
    said = str(words)
    return said[:1].upper() + said[1:]


def _an(words: object) -> str:
    """AN($x), for English: with the indefinite article."""
    said = str(words)
    return f"an {said}" if said[:1].lower() in "aeiou" or said.startswith("X-") else f"a {said}"


def _signed(n: object) -> str:
    """SIGNED($n): a number with its sign."""
    said = str(n)
    return f"−{said[1:]}" if said.startswith("-") else f"+{said}"


def _stopped_once(said: str) -> str:
    """No full stop after a name that ends with a mark of its own."""
    return _STOPPED.sub(r"\1", said) if "!." in said or "?." in said or ".." in said else said


_STOPPED: Final = re.compile(r"([.!?])\.(?=\s|$)")

_FUNCTIONS: Final[dict[str, Any]] = {
    "CAPITAL": _capital, "AN": _an, "CASE": _case, "GENDER": _gender, "PERSON": _person,
    "SIGNED": _signed,
}  # fmt: skip


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
    words = rule.partition(".")[2].replace(".", ": ").replace("_", " ")
    return Text(_of_rule("rule", rule), plain=_capital(words))


def rule_words(kind: str, rule: str, english: str = "") -> Text:
    """A rule's statement, note or reason at length: English is what the register says."""
    return Text(_of_rule(kind, rule), plain=english)


def _of_rule(kind: str, rule: str) -> str:
    game, _, rest = rule.partition(".")
    return f"{game}-{kind}-{rest.replace('.', '-').replace('_', '-')}"
