"""The catalogues as data, and every message id that the code can ask for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Junk, Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import rulebound
from rulebound.i18n import languages, term
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import END, Game, game_names, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Text
from rulebound.kernel.view import AreaView, CardView, Counter, Face, PlaceView, Stat, ZoneView

SOURCE = Path(rulebound.__file__).parent
CATALOGUES = SOURCE / "i18n"


_SINGULAR = ("gen", "dat", "acc", "ins", "loc")
CASES = {*_SINGULAR, "pl", *(f"pl-{case}" for case in _SINGULAR), "few", "many", "third", "gender"}
CASES |= {"damage", "threat", "cards", "tail", "after", "inner"}
"""The attributes that a noun phrase or an amount may have, in each language its own."""


class Entry:
    """One message of a catalogue: what it says and which variables it uses, attributes included."""

    def __init__(self, message: Message) -> None:
        self.id = message.id.name
        patterns = [p for p in (message.value, *(a.value for a in message.attributes)) if p is not None]
        self.attributes = {attribute.id.name for attribute in message.attributes}
        self.variables = {name for pattern in patterns for name in _variables(pattern)}
        self.empty = not patterns or any(not _source(pattern).strip(' {}"') for pattern in patterns)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def _variables(pattern: Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.found


def _source(pattern: Pattern) -> str:
    message = FluentResource("x = y").body[0]
    assert isinstance(message, Message)
    message.value = pattern
    return FluentSerializer().serialize_entry(message).removeprefix("x =")


TITLES = ".rules"
"""How the part of a game with the titles of its rules ends: guardians.rules."""
STATEMENTS = ".statements"
"""And the one with what they say in full, which for English stands in the register."""


def parts(language: str) -> list[str]:
    return sorted(path.stem for path in (CATALOGUES / language).glob("*.ftl"))


def game_of(part: str) -> str:
    """The game that a part belongs to, or nothing."""
    game = part.removesuffix(TITLES).removesuffix(STATEMENTS)
    return game if game in game_names() else ""


def languages_of(part: str) -> list[str]:
    return [language for language in languages() if part in parts(language)]


def read(language: str, part: str) -> list[Entry]:
    body = FluentResource((CATALOGUES / language / f"{part}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, Junk)]
    assert not junk, f"{language}/{part}.ftl: {junk}"
    return [Entry(entry) for entry in body if isinstance(entry, Message)]


# --- ids that stand in the source ---------------------------------------------------------------------------


def ids_in_source(path: Path) -> Iterator[str]:
    """Every id that a module spells out: texts, refusals, log lines, prompts, options, requirements."""
    folders = path.relative_to(SOURCE).parts
    game = folders[1] if folders[0] == "games" and len(folders) > 2 else ""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield from _ids_of_call(node, game)
        elif isinstance(node, ast.FunctionDef) and game:
            needs = [d for d in node.decorator_list if isinstance(d, ast.Call) and _name(d.func) == "requirement"]
            if needs:
                yield f"{game}-needs-{node.name.replace('_', '-')}"


def _ids_of_call(call: ast.Call, game: str) -> Iterator[str]:
    name = _name(call.func)
    words = [arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else "" for arg in call.args]
    named = {k.arg: str(k.value.value) for k in call.keywords if isinstance(k.value, ast.Constant)}
    if name in ("Text", "refuse") and words and words[0]:
        yield words[0]
    if not game:
        return
    if name == "say" and words and words[0]:
        yield f"{game}-log-{words[0]}"
    elif name == "Choice" and len(words) > 1 and words[1]:
        yield f"{game}-ask-{words[1]}"
    elif name == "Option" and words and words[0]:
        yield f"{game}-do-{words[0]}"
    elif name == "choose" and len(words) > 2:
        if words[2]:
            yield f"{game}-do-{words[2]}"
        if words[2] or named.get("prompt"):
            yield f"{game}-ask-{named.get('prompt', words[2])}"
        if named.get("decline"):
            yield f"{game}-do-{named['decline']}"


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


# --- texts that a game shows ----------------------------------------------------------------------------------


@cache
def shown(game: str) -> dict[str, Text]:
    return texts_shown(load_game(game))


def texts_shown(game: Game[Any], seeds: int = 1) -> dict[str, Text]:
    """Every text of the cards, the setup options and some random matches, one for each id."""
    shown = Shown(game)
    for face in game.faces():
        shown.add(face)
    for step in (*game.steps, END):
        shown.name("step", step)
    for option in game.options():
        shown.name("option", option.id)
        for value in option.values:
            if isinstance(value, bool | str):  # a number needs no words
                shown.name(f"option-{option.id}", value)
    for number, setup in enumerate(game.setups()):
        for seed in range(seeds):
            _play(Match(game, setup, seed), Chance(number * seeds + seed), shown)
    return shown.texts


def _play(match: Match[Any], chance: Chance, shown: Shown) -> None:
    seats = match.state.seats
    while match.choices:
        asked = chance.pick(sorted(match.choices))
        shown.add(match.view(asked, since=len(match.log)).choices)
        if match.answers % 25 == 0:
            viewer = chance.below(seats)
            shown.add(match.view(viewer, since=len(match.log)))
            for thing in match.state.things():
                if thing.visible_to(viewer):
                    shown.add(match.why_not(viewer, thing.key))
        match.answer(asked, chance.below(len(match.choices[asked].options)))
    for seat in (None, *range(seats)):
        shown.add(match.view(seat))


class Shown:
    """The texts in some plain data, and the names that a reader sees for its marks, zones, counters …"""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game.id
        self.texts: dict[str, Text] = {}

    def name(self, kind: str, *ids: str | bool) -> None:
        for id in ids:
            text = Text(term(self.game, kind, id).id)  # without its plain word: a catalogue must know it
            self.texts.setdefault(text.id, text)

    def add(self, value: object) -> None:
        if isinstance(value, Text):
            self.texts.setdefault(value.id, value)
            value = list(value.args.values())
        if isinstance(value, list):
            for item in value:
                self.add(item)
        elif isinstance(value, msgspec.Struct):
            self._add_names(value)
            for field in value.__struct_fields__:
                self.add(getattr(value, field))

    def _add_names(self, value: msgspec.Struct) -> None:
        if isinstance(value, Stat):
            self.name("stat", value.icon)
        elif isinstance(value, Counter):
            self.name("counter", value.id)
        elif isinstance(value, ZoneView):
            self.name("zone", value.id)
        elif isinstance(value, PlaceView):
            self.name("mark", *value.marks)
        elif isinstance(value, AreaView):
            self.name("mark", *value.marks)
            if value.owner is None:
                self.name("area", value.id)
        elif isinstance(value, CardView):
            self.name("back", value.back)
            self.name("mark", *value.marks)
        elif isinstance(value, Face):
            self.name("kind", value.kind)
            self.name("set", *filter(None, [value.set]))
            self.name("faction", *filter(None, [value.faction]))
            self.name("icon", *value.icons)
            self.name("house", *value.house)
