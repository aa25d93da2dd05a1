"""The rulebook as a page shows it: every rule with what else is decided beside it and the cards that are about it.

Both are read off the source of the game, where every decision names its rule: rules that one function cites belong
together, and a card is about the rules that the words cite of which it is made.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from rulebound.kernel.game import Game, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.position import POSITION, Position, lead
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.text import Text
from rulebound.kernel.view import ChoiceView, View
from rulebound.table.wire.rules import (
    ChapterView,
    PositionBoards,
    PositionView,
    RulebookView,
    RuleEntry,
    TopicView,
)

MOST_RELATED: Final = 6
MOST_CITED: Final = 12
"""A function that cites more than these rules is an overview, and says little about any of them."""

KEYWORDS: Final = "keywords"
"""The chapter whose topics are words that stand on cards."""


@cache
def living_rulebook(game: str) -> RulebookView:
    """All of a game's rulebook; an unknown game is refused."""
    of = load_game(game)
    book = of.rulebook
    beside, about = rules_beside(book, of.folder), cards_about(of)
    rules = [
        RuleEntry(
            rule.id, rule.section, rule.statement, rule.note, rule.decision == "house", not rule.testable, rule.reason,
            beside.get(rule.id, []), about.get(rule.id, []),
        )
        for rule in book
    ]  # fmt: skip
    chapters = [ChapterView(c.id, [TopicView(topic.id, topic.rules) for topic in c.topics]) for c in book.chapters]
    return RulebookView(game, of.book_language, chapters, rules, [_shown(of, id) for id in of.positions])


def _shown(game: Game[Any], id: str) -> PositionView:
    """A position, and what happens in it."""
    position = game.positions[id]
    match = Match(game, {POSITION: id})
    steps = [lines for lines in _told(match, position) if lines]
    return PositionView(
        id,
        list(position.rules),
        position.seat,
        match.state.seats,
        match.record(),
        steps,
        position.example,
    )


def _told(match: Match[Any], position: Position[Any]) -> Iterator[list[Text]]:
    """What is told before anybody is asked, and by each of the answers that lead on."""
    told = 0
    for answer in (None, *position.answers):
        if answer is not None:
            lead(match, [answer])
        yield [line.view(position.seat).text for line in match.log[told:]]
        told = len(match.log)


@cache
def position_boards(game: str, id: str) -> PositionBoards:
    """The table of a position before its first step and after each; an unknown one is refused."""
    of = load_game(game)
    match = Match(of, {POSITION: id})
    position = of.positions[id]
    boards: list[View] = []
    for lines in _told(match, position):
        if not boards:
            boards.append(_laid(of, position) if lines else _board(match, position.seat))
        if lines:
            boards.append(_board(match, position.seat))
    return PositionBoards(game, id, boards)


def _laid(game: Game[Any], position: Position[Any]) -> View:
    """The table before anything has happened."""
    state = position.lay()
    return View(game.id, position.seat, state.seats, state.step, 0, game.areas(state, position.seat))


def _board(match: Match[Any], seat: int) -> View:
    """The table as a seat sees it now, without what it is asked and told."""
    view = match.view(seat, len(match.log))
    asked = [ChoiceView(choice.seat, choice.rule) for choice in view.choices]
    return msgspec.structs.replace(view, choices=asked, wishes=[])


def rules_beside(book: Rulebook, folder: Path) -> dict[str, list[str]]:
    """For each rule those of other topics that are decided in the same functions, the closest first."""
    page_of = {id: topic.id for chapter in book.chapters for topic in chapter.topics for id in topic.rules}
    order = {rule.id: number for number, rule in enumerate(book)}
    together: dict[str, Counter[str]] = {id: Counter() for id in order}
    for path in sorted(folder.rglob("*.py")):
        for source in _functions(path):
            cited = _cited(source, book)
            if len(cited) <= MOST_CITED:
                for id in cited:
                    together[id].update(other for other in cited if page_of.get(other) != page_of.get(id))
    return {
        id: sorted(others, key=lambda other: (-others[other], order[other]))[:MOST_RELATED]
        for id, others in together.items()
    }


def cards_about(game: Game[Any]) -> dict[str, list[str]]:
    """For each rule the codes of the cards that are made of words that cite it, or that wear its keyword."""
    book = game.rulebook
    codes = {face.code for face in game.faces()}
    words = _rules_of_words(book, game.folder)
    worn = {
        topic.id: topic.rules
        for chapter in book.chapters
        if chapter.id == KEYWORDS
        for topic in chapter.topics
        if topic.id != KEYWORDS
    }
    found: dict[str, dict[str, None]] = {}
    for path in sorted(game.folder.glob("cards/*.py")):
        for call in _cards(ast.parse(path.read_text(encoding="utf-8")), codes):
            source = ast.unparse(call)
            names = {node.id for node in ast.walk(call) if isinstance(node, ast.Name)}
            rules = set(_cited(source, book)).union(*(words.get(name, ()) for name in names))
            rules.update(rule for keyword in _keywords(call) for rule in worn.get(keyword, ()))
            for rule in rules:
                found.setdefault(rule, {})[_code(call)] = None
    return {rule: list(codes) for rule, codes in found.items()}


def _cards(tree: ast.Module, codes: set[str]) -> Iterator[ast.Call]:
    """The calls that name the code of a card first: `event("01005", …)`, also in a list or as one of two sides."""
    return (call for call in ast.walk(tree) if isinstance(call, ast.Call) and _code(call) in codes)


def _code(call: ast.Call) -> str:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def _keywords(call: ast.Call) -> list[str]:
    """`keywords="guard toughness"`, and what a keyword of its own says: `uses=3`."""
    named = [keyword.arg or "" for keyword in call.keywords]
    for keyword in call.keywords:
        if keyword.arg == KEYWORDS and isinstance(keyword.value, ast.Constant):
            named += re.split(r"[^a-z_]+", str(keyword.value.value))
    return named


def _rules_of_words(book: Rulebook, folder: Path) -> dict[str, set[str]]:
    """For each word of the card language the rules that it cites, also by the words that it is a shorthand for."""
    pieces = [piece for path in sorted(folder.glob("words/**/*.py")) for piece in _words(path)]
    rules = {name: set(_cited(source, book)) for name, source in pieces}
    known = dict(rules)
    for name, source in pieces:
        uses = set(re.findall(r"\b[A-Z][A-Za-z]+\b", source)) & known.keys()
        rules[name] = known[name].union(*(known[other] for other in uses))
    return rules


def _words(path: Path) -> Iterator[tuple[str, str]]:
    """The functions, classes and constants of a module with their source."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, "\n".join(lines[node.lineno - 1 : node.end_lineno])
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, "\n".join(lines[node.lineno - 1 : node.end_lineno])


def _functions(path: Path) -> Iterator[str]:
    """The source of every function of a module, methods too."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            yield "\n".join(lines[node.lineno - 1 : node.end_lineno])


def _cited(source: str, book: Rulebook) -> list[str]:
    """The rules that a piece of source names, each once."""
    found = re.findall(rf"(?<![\w.-]){book.game}(?:\.[a-z0-9_]+){{2,}}", source)
    return [id for id in dict.fromkeys(found) if id in book]
