"""`?`: what is asked and by which rule, what an option does, what a card says, and why something is not possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from rulebound.i18n import rule_title, rule_words
from rulebound.kernel.match import Match
from rulebound.kernel.parting import BESIDE
from rulebound.kernel.text import refuse
from rulebound.kernel.view import ChoiceView, OptionView, Verdict, View
from rulebound.terminal.board import NAME, QUIET, RISK, full_card, indented
from rulebound.terminal.layout import hang
from rulebound.terminal.screen import Screen
from rulebound.terminal.things import Seen, find_things, things_of

MOST_NAMES = 8
MET = "green"


class Explainer:
    """Answers the questions of one seat at one moment."""

    __slots__ = ("match", "screen", "seat", "things", "view")

    def __init__(self, match: Match[Any], view: View, screen: Screen) -> None:
        self.match = match
        self.view = view
        self.seat = view.seat
        self.screen = screen
        self.things = things_of(view, screen)

    def explain(self, what: str) -> Iterator[RenderableType]:
        """Nothing, the number of an option, a rule, or the key or name of something on the table."""
        choice = self._choice()
        if not what:
            yield from self._choice_words(choice)
        elif what.isdecimal():
            yield from self._option(choice, int(what))
        elif what in self.match.game.rulebook or what in BESIDE:
            yield from self.rule(what)
        else:
            yield from self._thing(what)

    def _choice(self) -> ChoiceView | None:
        return next((choice for choice in self.view.choices if choice.seat == self.seat), None)

    # --- the choice and its options -----------------------------------------------------------------

    def _choice_words(self, choice: ChoiceView | None) -> Iterator[RenderableType]:
        if choice is not None:
            yield from self.rule(choice.rule)
            about = self._by_key(choice.about)
            if about is not None and about.face is not None:
                yield from full_card(about.face, self.view.game, self.screen)
        yield Line(self.screen.words("terminal-help"))

    def _option(self, choice: ChoiceView | None, number: int) -> Iterator[RenderableType]:
        options = choice.options if choice is not None else []
        if choice is None or not 1 <= number <= len(options):
            raise refuse("refused-option-number", number=number, last=len(options))
        option = options[number - 1]
        yield Line(f"{number}  {self.screen.text(option.text)}", NAME)
        for note in option.notes:
            yield from indented(Line(f"! {self.screen.text(note)}", RISK), self.screen)
        for text in option.details:
            yield from indented(Line(self.screen.text(text)), self.screen)
        target = self._by_key(option.on) or (None if option.details else self._by_key(choice.about))
        if target is not None:
            yield from self._what_it_says(target)
        yield from self.rule(choice.rule)

    def _by_key(self, key: str) -> Seen | None:
        return next((seen for seen in self.things if key and seen.key == key), None)

    # --- things ---------------------------------------------------------------------------------------

    def _thing(self, what: str) -> Iterator[RenderableType]:
        found = find_things(what, self.things)
        names = list(dict.fromkeys(seen.name for seen in found))
        if not found:
            yield from self._not_on_the_table(what)
            return
        if len(names) > 1:
            raise refuse("terminal-which", names=", ".join(names[:MOST_NAMES]))
        said = next((seen for seen in found if seen.face is not None), found[0])
        yield from self._what_it_says(said)
        # Copies in one zone stand under the same requirements: one of them speaks for all.
        for where in dict.fromkeys(seen.where for seen in found):
            yield from self._why_not([seen for seen in found if seen.where == where])

    def _what_it_says(self, seen: Seen) -> Iterator[RenderableType]:
        if seen.face is not None:
            yield from full_card(seen.face, self.view.game, self.screen)
            return
        yield Line(seen.name, NAME)
        for line in seen.lines:
            yield from indented(Line(self.screen.text(line)), self.screen)

    def _not_on_the_table(self, what: str) -> Iterator[RenderableType]:
        """A card of the game that nobody has shown can still be read, as in the printed list of cards."""
        faces = self.match.game.faces()
        names = [self.screen.text(face.name).casefold() for face in faces]
        wanted = what.casefold()
        for face, name in zip(faces, names, strict=True):
            if name == wanted or (wanted not in names and name.startswith(wanted)):
                yield from full_card(face, self.view.game, self.screen)
                yield Line(self.screen.words("terminal-not-here"))
                return
        raise refuse("terminal-unknown-thing", name=what)

    # --- why and why not --------------------------------------------------------------------------------

    def _why_not(self, copies: list[Seen]) -> Iterator[RenderableType]:
        first = copies[0]
        where = f"{first.where or first.name} ({', '.join(seen.key for seen in copies[:MOST_NAMES])})"
        if self.seat is None:
            yield Line(where, QUIET)
            return
        numbers = self._options_on({seen.key for seen in copies})
        if numbers:
            yield Line(self.screen.words("terminal-possible", where=where, options=", ".join(numbers)))
        else:
            yield Line(self.screen.words("terminal-not-possible", where=where))
        for verdict in self.match.why_not(self.seat, first.key):
            yield from self._verdict(verdict)

    def _options_on(self, keys: set[str]) -> list[str]:
        choice = self._choice()
        options: list[OptionView] = choice.options if choice is not None else []
        return [str(number) for number, option in enumerate(options, 1) if option.on in keys]

    def _verdict(self, verdict: Verdict) -> list[Line]:
        sign = Line("").append("  ✓ " if verdict.met else "  ✗ ", MET if verdict.met else RISK)
        words = Line("").append(self.screen.text(verdict.text)).append(f"  {verdict.rule}", QUIET)
        return hang(sign, [words], self.screen.console)

    def rule(self, id: str) -> Iterator[RenderableType]:
        """A rule of the book: its title and id, what it says, its section; or one of the table itself."""
        if id in BESIDE:
            yield from indented(Line("").append(self._stated(id)).append(f"  {id}", QUIET), self.screen)
            return
        rule = self.match.game.rulebook[id]
        yield Line("").append(self.screen.text(rule_title(id)), NAME).append(f"  {id}", QUIET)
        yield from indented(
            Line("").append(self._stated(id, rule.statement)).append(f"  § {rule.section}", QUIET), self.screen
        )

    def _stated(self, rule: str, english: str = "") -> str:
        return self.screen.text(rule_words("statement", rule, english))
