"""One game at the keyboard: show the board, ask, take the answer, let the computer players answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rich.rule import Rule
from rich.text import Text as Line

from rulebound.kernel.chance import Chance, seed_of
from rulebound.kernel.match import WISH, Match
from rulebound.kernel.parting import partings
from rulebound.kernel.text import Refused, Text, refuse
from rulebound.kernel.view import ChoiceView, LogView, OptionView, View
from rulebound.players import Budget, Chair, PlayerFailed, make_player
from rulebound.players.advice import advise, in_words
from rulebound.players.reasons import purpose
from rulebound.terminal.board import DECIDE, QUIET, RISK, TELLING, Board, indented
from rulebound.terminal.explain import Explainer
from rulebound.terminal.layout import hang, in_columns
from rulebound.terminal.save import SaveFile
from rulebound.terminal.screen import InputEnded, Screen
from rulebound.terminal.seating import Seating
from rulebound.terminal.things import Seen, seat_name, things_of

OVER, FAILED, INPUT_ENDED = 0, 1, 3
"""Exit codes: played to the end or left by the player; a computer player failed; the input ended before."""
LOG_LINES = 40
ADVISER = "heuristic"
"""Who plays on for somebody who has given up."""
HINT = Budget(plays=300)
"""How much thought a hint is worth; the same game has the same hints."""


class Quit(Exception):
    """The player leaves the table."""


class TerminalGame:
    """People at one keyboard and computer players, until it is over or somebody quits."""

    __slots__ = ("_at", "_heard", "_plans", "_players", "file", "match", "screen", "seating")

    def __init__(self, match: Match[Any], seating: Seating, screen: Screen, file: SaveFile) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.file = file
        self._players = seating.make_players(match.seed)
        self._heard = dict.fromkeys(seating.people, 0)  # how much of the log each person has read
        self._plans: dict[int, Text] = {}  # what computer partners are after, until a person has read it
        self._at: int | None = None  # who sits before the screen

    def play(self) -> int:
        """To the end, or to where the input ends; returns the exit code."""
        try:
            while self.match.choices:
                self._next_choice()
            self._show_end()
        except Quit:
            pass
        except InputEnded:
            if self.match.choices:
                return self._save_for_later("terminal-input-ended")
        except PlayerFailed as failed:
            self.screen.warn(failed.text)
            self._save_for_later("terminal-saved")
            return FAILED
        return OVER

    def _next_choice(self) -> None:
        """People first; what the computers decide at the same time is put before the last person's answer.

        So a person can take an answer back as long as the rules of undo allow it.
        """
        waiting = list(self.match.choices)
        people = [seat for seat in waiting if self._is_person(seat)]
        if not people:
            self._answer_computers(waiting)
            return
        answer = self._ask(people[0])
        if answer is None:  # something was undone
            return
        if len(people) == 1:
            self._answer_computers([seat for seat in waiting if seat != people[0]])
        self.match.answer(people[0], answer)

    def _is_person(self, seat: int) -> bool:
        """Whoever has given up is asked no more."""
        return seat in self.seating.people and seat not in self.match.state.gone

    def _answer_computers(self, seats: list[int]) -> None:
        for seat in seats:
            if seat not in self._players:  # of somebody who has given up
                self._players[seat] = make_player(ADVISER, f"{self.match.seed}/{seat}")
            chair = Chair(self.match, seat)
            number = self._players[seat].decide(chair)
            if self.match.game.cooperative:
                why = purpose(chair, number, Chance(seed_of(f"{self.match.seed}/plan/{self.match.answers}")))
                self._plans |= {seat: Text("advice-plan", {"why": why})} if why else {}
            self.match.answer(seat, number)

    # --- asking a person ----------------------------------------------------------------------------

    def _ask(self, seat: int) -> int | None:
        """The number of the option that the person takes; None after an undo."""
        self._hand_over(seat)
        view = self.match.view(seat, self._heard[seat])
        self._show_news(view)
        self._heard[seat] = len(self.match.log)
        self._show_board(view)
        choice = self._show_choice(view)
        while True:
            typed = self.screen.ask()
            try:
                taken = self._read(typed, seat, view, choice)
            except Refused as refused:
                self.screen.show(Line(self.screen.text(refused.text), RISK))
                continue
            if taken is not None:
                return taken
            if self.match.answers != view.answers:
                return None

    def _read(self, typed: str, seat: int, view: View, choice: ChoiceView) -> int | None:
        """An option by number or key, or one of the other commands."""
        keys = [option.key for option in choice.options]
        if typed.isdecimal():
            return self.match.choices[seat].find(int(typed) - 1)
        if typed in keys:
            return keys.index(typed)
        if typed in [wish.key for wish in view.wishes]:
            self.match.tell(seat, typed.removeprefix(WISH))
            return None
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if command.startswith("?"):  # `?3` is as good as `? 3`
            self.screen.show(*Explainer(self.match, view, self.screen).explain(typed[1:].strip()))
            return None
        commands: dict[str, Callable[[], None]] = {
            "": lambda: self._show_again(view),
            "b": lambda: self._show_again(view),
            "u": lambda: self._undo(seat),
            "s": lambda: self._save(rest),
            "l": lambda: self._show_log(seat, rest),
            "h": lambda: self._hint(seat, choice),
            "c": lambda: self._concede(seat),
            "q": self._quit,
        }
        if command.lower() not in commands:
            raise refuse("terminal-wrong", typed=typed, last=len(keys))
        commands[command.lower()]()
        return None

    def _hand_over(self, seat: int) -> None:
        """Another person sits down: hide what the previous one could see."""
        if len(self.seating.people) > 1 and self._at != seat:
            if self._at is not None:
                self.screen.wipe()
            name = self.screen.words("seat", n=seat + 1)
            if self.screen.is_typed:
                self.screen.ask(self.screen.words("terminal-sit-down", seat=name) + " ")
                self.screen.wipe()
        self._at = seat

    # --- showing --------------------------------------------------------------------------------------

    def _show_news(self, view: View) -> None:
        if view.log:
            self.screen.blank()
            self.screen.show(Rule(self.screen.words("terminal-news"), align="left", style=QUIET))
            self.screen.show(*log_lines(view.log, self.screen.read_by(view.seat)))
        for seat, plan in sorted(self._plans.items()):
            name = seat_name(seat, view.seat, self.screen)
            self.screen.show(*hang(Line(f" {name}: ", QUIET), [Line(self.screen.text(plan))], self.screen.console))
        self._plans.clear()

    def _show_board(self, view: View) -> None:
        self.screen.blank()
        self.screen.show(*Board(view, self.screen).draw())

    def _show_again(self, view: View) -> None:
        self._show_board(view)
        self._show_choice(view)

    def _show_choice(self, view: View) -> ChoiceView:
        choice = next(choice for choice in view.choices if choice.seat == view.seat)
        things = {seen.key: seen for seen in things_of(view, self.screen)}
        prompt = self.screen.text(choice.prompt) if choice.prompt is not None else ""
        who = f"{self.screen.words('seat', n=choice.seat + 1)}: " if len(self.seating.people) > 1 else ""
        title = Line("").append(f"{who}{prompt}", DECIDE)
        rule = Line(choice.rule, QUIET)
        if title.cell_len + rule.cell_len + 4 <= self.screen.width:
            title += Line("  ") + rule
            rule = Line("")
        self.screen.show(Rule(title, align="left", characters="═", style="yellow"))
        if rule:
            self.screen.show(*indented(rule, self.screen))
        about = things.get(choice.about)
        told = any(option.details for option in choice.options)
        if about is not None and about.face is not None and not told:
            for line in about.face.text:
                self.screen.show(*indented(Line(self.screen.text(line), TELLING), self.screen))
        self.screen.show(*_option_list(choice.options, things, self.screen))
        for wish in view.wishes:  # may be said instead of an answer
            self.screen.show(*indented(Line(f"{wish.key}  {self.screen.text(wish.text)}", QUIET), self.screen))
        self.screen.say("terminal-commands", style=QUIET)
        return choice

    def _show_log(self, seat: int, how_many: str) -> None:
        if how_many and not how_many.isdecimal():
            raise refuse("terminal-wrong-log", typed=how_many)
        lines = self.match.view(seat).log[-int(how_many or LOG_LINES) :]
        self.screen.show(*log_lines(lines, self.screen.read_by(seat), rules=True))

    def _show_end(self) -> None:
        for seat in sorted(self.seating.people) if len(self.seating.people) == 1 else [None]:
            view = self.match.view(seat, self._heard[seat] if seat is not None else min(self._heard.values()))
            self._show_news(view)
            self._show_board(view)
        show_result(self.match, view, self.screen)
        self.screen.say("terminal-end-save", style=DECIDE)
        while True:
            typed = self.screen.ask()
            command, _, rest = typed.partition(" ")
            try:
                if command in ("", "q"):
                    return
                elif command == "s":
                    self._save(rest.strip())
                elif command == "l":
                    self._show_log(self.seating.seat, rest.strip())
                elif self.screen.is_typed:
                    raise refuse("terminal-wrong-end", typed=typed)
                else:  # the rest of a script that expected a longer game
                    return
            except Refused as refused:
                self.screen.show(Line(self.screen.text(refused.text), RISK))

    # --- the other commands -----------------------------------------------------------------------------

    def _undo(self, seat: int) -> None:
        self.match.undo(seat)
        for person in self._heard:
            self._heard[person] = min(self._heard[person], len(self.match.log))
        self.screen.say("terminal-undone", style=DECIDE)

    def _concede(self, seat: int) -> None:
        """Give up, if that is really meant; a computer player answers for the seat if the game goes on without it."""
        answer = self.screen.ask(self.screen.words("terminal-concede") + " ")
        if not answer or not is_yes(answer, self.screen):
            return
        match = self.match
        parted = partings(match.game.sides(match.state), self.seating.people, match.state.gone, seat, "concede")
        for other, word in parted:
            if match.choices:
                match.part(other, word)

    def _hint(self, seat: int, choice: ChoiceView) -> None:
        """The best options with their chances, and why."""
        chair = Chair(self.match, seat)
        chance = Chance(seed_of(f"{self.match.seed}/hint/{self.match.answers}"))
        advised = in_words(chair, advise(chair, HINT, chance))
        keys = [option.key for option in choice.options]
        for one in advised.options:
            number = keys.index(one.key)
            worth = f"{one.chance:>5.0%} ±{2 * one.error:.0%}" if one.plays else ""
            line = Line("").append(f"{number + 1:>4} ", DECIDE).append(self.screen.text(choice.options[number].text))
            self.screen.show(line.append(f"  {worth}", QUIET))
        self.screen.show(Line(self.screen.text(advised.text), TELLING))

    def _save(self, file: str) -> None:
        path = self.file.save(self.match, file)
        if self.match.choices:
            self.screen.say("terminal-saved", file=str(path), resume=self.file.go_on(self.seating))
        else:
            self.screen.say("terminal-saved-end", file=str(path), replay=self.file.watch(path))

    def _quit(self) -> None:
        """Leave; the game is kept unless the player says no."""
        answer = self.screen.ask(self.screen.words("terminal-quit") + " ")
        if not _is_no(answer, self.screen):
            self._save("" if is_yes(answer, self.screen) else answer)
        raise Quit

    def _save_for_later(self, told: str) -> int:
        path = self.file.save(self.match)
        self.screen.warn(Text(told, {"file": str(path), "resume": self.file.go_on(self.seating)}))
        return INPUT_ENDED


def show_result(match: Match[Any], view: View, screen: Screen) -> None:
    """Who has won, and by which rule."""
    result = match.result
    assert result is not None
    told = screen.read_by(view.seat).text(result.text)
    screen.show(Rule(Line(told, DECIDE), align="left", characters="═", style="yellow"))
    if result.winners:
        names = ", ".join(seat_name(seat, view.seat, screen) for seat in result.winners)
        screen.say("terminal-winners", n=len(result.winners), names=names)
    screen.show(*Explainer(match, view, screen).rule(result.rule))


def log_lines(lines: Iterable[LogView], screen: Screen, *, rules: bool = False) -> Iterator[Line]:
    """Lines with a dot before them, and the rule that made it happen where that is wanted."""
    for line in lines:
        told = Line("").append(screen.text(line.text))
        if rules:
            told.append(f"  {line.rule}", QUIET)
        yield from hang(Line(" · "), [told], screen.console)


def _option_list(options: list[OptionView], things: dict[str, Seen], screen: Screen) -> list[Line]:
    """The options by number, each with the number printed on its card and what to know before taking it."""
    items = []
    for number, option in enumerate(options, 1):
        item = Line("").append(f"{number:>4} ", DECIDE).append(screen.text(option.text))
        target = things.get(option.on)
        if target is not None and target.face is not None and target.face.gem is not None:
            item.append(f" ({target.face.gem.value})")
        for note in option.notes:
            item.append(f"  ! {screen.text(note)}", RISK)
        items.append(item)
    if not any(option.details for option in options):
        return in_columns(items, screen.width)
    lines = []
    for item, option in zip(items, options, strict=True):
        details = [Line(screen.text(text), TELLING) for text in option.details]
        lines += [item, *hang(Line("       "), details, screen.console)]
    return lines


def is_yes(answer: str, screen: Screen) -> bool:
    return answer.lower() in ("", "y", "yes", *screen.words("terminal-yes").split())


def _is_no(answer: str, screen: Screen) -> bool:
    return answer.lower() in ("n", "no", *screen.words("terminal-no").split())
