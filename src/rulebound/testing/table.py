"""One test table for all games: set a position, act as a player would, see.

A game has a subclass with its own words, and a function that sets a position:

    class Table(testing.table.Table[ChampionsState]):
        def damage(self, name: str) -> int:
            return self.card(name).damage

    t = table(hand=["haymaker", "strength"], in_play=["mockingbird"])   # three lines to set the table,
    t.play("haymaker", "pay/strength", "attack/rhino")                  # one to act,
    assert t.damage("rhino") == 3                                       # one or two to see

**Cards** go by the names that the game's tests use (`called`); `tac_team#2` is the second of two copies.

**An answer names the question that it belongs to**: `prompt/option`, where the option is what is done (`pass`), what
it is done to (`mockingbird`), or both (`spend:energy`). `p1>defend/mockingbird` is the answer of seat 1 and of nobody
else. `?defend/mockingbird` may go unasked. An answer that no question asked for fails the test, and so does one that
its question does not offer. `answer` takes the same in two words: `t.answer("defend", "mockingbird")`.

**Acting.** `play`, and whatever else a game has words for, take an option of the open choice and give the answers that
follow. `run` lets a rule happen here and now, whatever step it is. `until` lets time pass up to a question, where a
test can look around; `phase` plays a whole phase from its beginning. Where a test gives no answer, `idle` decides: a
game says there what passes quietly.
"""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, NamedTuple, NoReturn, Self, TypeVar

from rulebound.i18n import Language
from rulebound.kernel.cards import Card, State
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow
from rulebound.kernel.game import Game
from rulebound.kernel.log import Line, Log, Mention
from rulebound.kernel.match import Match
from rulebound.kernel.position import snake
from rulebound.kernel.text import Refused, Text
from rulebound.kernel.things import Seat, Thing
from rulebound.kernel.view import CardView, Result, Verdict

S = TypeVar("S", bound=State)
T = TypeVar("T")

_SPELLED = re.compile(r"(\?)?(?:p(\d+)>)?([a-z-]+)/(.+)")


class Answer(NamedTuple):
    """What a test answers, to which question, and whose answer it is."""

    prompt: str
    option: str
    seat: int | None = None
    maybe: bool = False  # may go unasked

    @staticmethod
    def read(spelled: str) -> Answer:
        """`?p1>defend/mockingbird`: see the heading of this module."""
        found = _SPELLED.fullmatch(spelled)
        assert found is not None, f"{spelled!r} does not name the question that it answers: prompt/option"
        maybe, seat, prompt, option = found.groups()
        return Answer(prompt, option, None if seat is None else int(seat), maybe is not None)

    def __str__(self) -> str:
        seat = "" if self.seat is None else f"p{self.seat}>"
        return f"{'?' * self.maybe}{seat}{self.prompt}/{self.option}"


class _AtRest(Exception):
    """The rule that a test has let happen is over; the game has not gone on yet."""


class Table(Generic[S]):
    """A match from a position, spoken to in the words of its game.

    Between two deeds of a test nothing moves: after `run` and `phase` the game stands still, and goes on from its step
    only when the test asks for the open choice.
    """

    phases: ClassVar[Mapping[str, Sequence[str]]] = {}
    """The steps of each phase, for `phase`."""
    patient: ClassVar[bool] = False
    """Whether what comes up between two answers of a test passes quietly; else each answers the very next question."""

    def __init__(self, game: Game[S], at: Match[S] | S) -> None:
        """A match at its choice, or a position in which nobody has been asked yet."""
        self.game = game
        self.asked: list[Choice] = []
        """Every choice that was put since the table was set, the open ones last."""
        self._match: Match[S] | None = at if isinstance(at, Match) else None
        self._s: S = at.state if isinstance(at, Match) else at
        self._under_way = False  # a rule that `run` has begun stands at a question
        if self._match is None:
            self._s.log = Log(self._s.seats)
        self.log = self._s.log
        self._seen()

    # --- what a game says in its own words -----------------------------------------------------------------------

    def called(self, thing: object) -> str:
        """How tests call a thing: a card `breakin_takin`, a player `p1`, all else as records do."""
        if isinstance(thing, Card):
            return snake(thing.printed.name.plain)
        return thing.key if isinstance(thing, Thing) else str(thing)

    def rank(self, card: Any) -> Any:
        """Which of several cards of a name is meant: the lowest, or `#2` the one after that."""
        return card.id

    def idle(self, choice: Choice) -> Option | None:
        """What a player takes when the test says nothing; None if the test must say something."""
        return next((option for option in choice.options if option.act in ("done", "pass", "decline")), None)

    def moved(self) -> None:
        """The game has gone on: what follows at once, without a word of the test."""

    # --- where the match stands ----------------------------------------------------------------------------------

    @property
    def s(self) -> S:
        return self._s if self._match is None else self._match.state

    @property
    def match(self) -> Match[S]:
        """The match at its open choice: a game that stood still goes on with its step."""
        self._go_on()
        assert self._match is not None
        return self._match

    def _go_on(self) -> None:
        if self._match is None and not self.over:
            self._open(self.game)

    @property
    def choices(self) -> list[Choice]:
        """The open choices."""
        return list(self.match.choices.values())

    @property
    def choice(self) -> Choice:
        """The only open choice."""
        assert len(self.choices) == 1, f"open are {self.choices}"
        return self.choices[0]

    @property
    def prompt(self) -> str:
        return self.choice.prompt

    @property
    def over(self) -> bool:
        return self.s.result is not None

    @property
    def result(self) -> Result:
        """How it ended."""
        assert self.s.result is not None, f"it is not over: {self._match}"
        return self.s.result

    def prompts(self, seat: int | None = None) -> list[str]:
        """All that was asked, or all that one seat was asked."""
        return [choice.prompt for choice in self.asked if seat in (None, choice.seat)]

    def who(self, prompt: str = "") -> list[int]:
        """The seats that were asked, or asked that, in their order."""
        return [choice.seat for choice in self.asked if prompt in ("", choice.prompt)]

    def question(self, prompt: str) -> Choice:
        """The last question of that name."""
        found = [choice for choice in self.asked if choice.prompt == prompt]
        assert found, f"nobody was asked {prompt}: {self.prompts()}"
        return found[-1]

    def _open(self, game: Game[S]) -> None:
        """A match from here; the log goes on."""
        s = self.s
        before = self.log
        self._match = None
        try:
            with self._to_rest(s):
                self._match = Match.at(game, s)
        finally:
            if s.log is not before:
                before.lines += s.log.lines
                s.log = before
        self._seen()

    @contextmanager
    def _to_rest(self, s: S) -> Iterator[None]:
        try:
            yield
        except _AtRest:
            self._match, self._s = None, s
            self._under_way = False

    def _seen(self) -> None:
        """Remember what is asked now; nothing may be broken at a choice."""
        if self._match is not None:
            faults = self.game.faults(self.s, self._match.choices)
            assert faults == [], faults
            known = [id(choice) for choice in self.asked]
            self.asked += [choice for choice in self._match.choices.values() if id(choice) not in known]
            self.moved()

    # --- cards ---------------------------------------------------------------------------------------------------

    def card(self, name: str | Card[Any]) -> Any:
        """The card of that name, `#2` the second of them; a card itself is what it is."""
        if isinstance(name, Card):
            return name
        one, _, copy = name.partition("#")
        found = self.copies(one)
        assert len(found) >= int(copy or 1), f"{name} is not in this game"
        return found[int(copy or 1) - 1]

    def copies(self, name: str) -> list[Any]:
        """All cards of that name, the one that is meant first."""
        found = [card for card in self.s.cards if name in (self.called(card), card.printed.code)]
        return sorted(found, key=self.rank)

    def find(self, name: str) -> Thing:
        """What a test calls so: a player, or a card."""
        for thing in self.s.things():
            if isinstance(thing, Seat) and self.called(thing) == name:
                return thing
        card: Thing = self.card(name)
        return card

    def names(self, things: Sequence[object]) -> list[str]:
        return [self.called(thing) for thing in things]

    # --- acting --------------------------------------------------------------------------------------------------

    def answer(self, prompt: str, option: str | int, *, seat: int | None = None, maybe: bool = False) -> Self:
        """Whoever is asked exactly this takes an option; with `maybe` nobody needs to be asked."""
        return self.give(Answer(prompt, str(option), seat, maybe))

    def give(self, *answers: Answer | str) -> Self:
        """Answers, one after the other, each to the question that it names."""
        self._go_on()
        self._give(answers, self.patient)
        return self

    def _give(self, answers: Sequence[Answer | str], patient: bool) -> None:
        left = [Answer.read(one) if isinstance(one, str) else one for one in answers]
        while left and self._asks():
            if self._give_one(left):
                continue
            if all(one.maybe for one in left):
                return
            quiet = self.idle(self.choice) if patient and len(self.choices) == 1 else None
            if quiet is None:
                self._fail(f"not {left[0]}")
            self._take(self.choice, quiet)
        unasked = [str(one) for one in left if not one.maybe]
        assert not unasked, f"nobody asked for {unasked}; asked were {self.prompts()}"

    def _asks(self) -> bool:
        """Whether somebody is asked: it is not over, and does not stand still."""
        return not self.over and self._match is not None

    def _give_one(self, left: list[Answer]) -> bool:
        """Give the next answer to an open question, passing over those that may go unasked."""
        for number, one in enumerate(left):
            for choice in self.choices:
                if one.prompt == choice.prompt and one.seat in (None, choice.seat):
                    option = self._offered(choice, one.option)
                    if option is None:
                        self._fail(f"there is no {one}")
                    del left[: number + 1]
                    self._take(choice, option)
                    return True
            if not one.maybe:
                return False
        return False

    def _take(self, choice: Choice, option: Option) -> None:
        match = self.match
        with self._to_rest(match.state):
            match.answer(choice.seat, option)
        self._seen()

    def _fail(self, why: str) -> NoReturn:
        asked = [
            f"seat {choice.seat} is asked {choice.prompt}: {', '.join(map(self._spelled, choice.options))}"
            for choice in self.choices
        ]
        raise AssertionError(f"{why}; {'; '.join(asked)}")

    def _offered(self, choice: Choice, wanted: str) -> Option | None:
        """The option that a test calls so: with the card that is meant by the name, else with another copy of it."""
        fits = [option for option in choice.options if self._is(option, wanted)]
        meant = self.copies(wanted.rpartition(":")[2])[:1] if len(fits) > 1 else []
        return next((option for option in fits if option.on in meant), fits[0] if fits else None)

    def _is(self, option: Option, wanted: str) -> bool:
        act, colon, name = wanted.rpartition(":")
        if "#" in name:
            return option.on is self.card(name) and act in ("", option.verb)
        return wanted in (option.verb, self._spelled(option)) or (not colon and self._is_on(option, wanted))

    def _is_on(self, option: Option, wanted: str) -> bool:
        return option.on is not None and self.called(option.on) == wanted

    def _spelled(self, option: Option) -> str:
        return option.verb if option.on is None else f"{option.verb}:{self.called(option.on)}"

    def act(self, act: str, name: str = "", *answers: str, seat: int | None = None, until: str = "") -> None:
        """Whoever may do this now does it, with the answers that follow; with `until` up to that question."""
        wanted = f"{act}:{name}" if name else act
        for choice in self.choices:
            option = self._offered(choice, wanted) if seat in (None, choice.seat) else None
            if option is not None:
                self._take(choice, option)
                self.give(*answers)
                if until:
                    self.until(until)
                return
        self._fail(f"nobody may {wanted}{f' because of {self.why_not(act, name, seat)}' if name else ''}")

    def refused(self, act: str, name: str = "") -> str:
        """Whoever is asked does this all the same and is refused: the id of the sentence. Nothing changes."""
        before = pickle.dumps(self.s)
        known = bool(self.copies(name.partition("#")[0]))
        on = f":{self.find(name).key_for(self.choice.seat, self.s.zones) if known else name}"
        try:
            self.match.answer(self.choice.seat, act + (on if name else ""))
        except Refused as refusal:
            assert pickle.dumps(self.s) == before, "a refusal has changed something"
            return refusal.text.id
        raise AssertionError(f"nobody minds: {act} {name}")

    def put_anew(self) -> Self:
        """The step begins anew, and asks with regard to what the test has changed by hand."""
        self._open(self.game)
        return self

    def play(self, name: str, *answers: str, seat: int | None = None, until: str = "") -> None:
        """Play a card, with the answers that follow."""
        self.act("play", name, *answers, seat=seat, until=until)

    def run(self, rule: Flow[T], *answers: str, until: str = "") -> Any:
        """Let a rule happen here and now; what it returns. With `until` it stops at that question.

        The game then stands still, in the step in which it was.
        """
        came: list[T] = []
        self._stage(lambda: self._led(rule, came))
        self._give(answers, self.patient)
        if until:
            self._until(until, None)
        else:
            self.finish()
        return came[0] if came else None

    def _led(self, rule: Flow[T], came: list[T]) -> Flow[str]:
        came.append((yield from rule))
        raise _AtRest

    def _stage(self, rule: Callable[[], Flow[str]]) -> None:
        """A match in which this happens in place of the step that it is."""
        assert not (self._under_way and self._asks()), f"another rule stands at {self.choices}: finish it first"
        self._under_way = True
        game = copy.copy(self.game)
        game.steps = {**self.game.steps, self.s.step: lambda s: rule()}
        self._open(game)

    def finish(self) -> None:
        """Let the rest of what `run` has begun happen; whoever is asked passes quietly."""
        while self._asks():
            self._pass()

    def until(self, prompt: str, *answers: str, seat: int | None = None) -> Self:
        """Let time pass until somebody, or this seat, is asked that; answers are given as their questions come."""
        self._go_on()
        self._give(answers, patient=True)
        self._until(prompt, seat)
        return self

    def _until(self, prompt: str, seat: int | None) -> None:
        while self._asks():
            if any(choice.prompt == prompt and seat in (None, choice.seat) for choice in self.choices):
                return
            self._pass()
        raise AssertionError(f"nobody was asked {prompt}: {self.prompts()}")

    def _pass(self) -> None:
        choice = self.choices[0]
        quiet = self.idle(choice)
        if quiet is None:
            self._fail("the test does not say what")
        self._take(choice, quiet)

    def phase(self, name: str, *answers: str, until: str = "") -> None:
        """A whole phase from its beginning, whatever step it is now; the game then stands before the next one."""
        self.steps(self.phases[name], *answers, until=until)

    def steps(self, steps: Sequence[str], *answers: str, until: str = "") -> None:
        """These steps from the first on, until another one comes; the game then stands before it."""
        self.run(self._steps(steps), *answers, until=until)

    def _steps(self, steps: Sequence[str]) -> Flow[None]:
        s = self.s
        s.step = steps[0]
        while s.step in steps:
            s.step = yield from self.game.steps[s.step](s)

    # --- seeing --------------------------------------------------------------------------------------------------

    def options(self, seat: int | None = None) -> list[str]:
        """What is offered now, `act:name`, to all or to one seat."""
        return [self._spelled(o) for choice in self.choices if seat in (None, choice.seat) for o in choice.options]

    def offered(self, prompt: str) -> list[str]:
        """What the last question of that name offered, `act:name`."""
        return [self._spelled(option) for option in self.question(prompt).options]

    def can(self, act: str, name: str = "", seat: int | None = None) -> bool:
        """Whether somebody, or this seat, may do this now."""
        wanted = f"{act}:{name}" if name else act
        return any(self._offered(choice, wanted) for choice in self.choices if seat in (None, choice.seat))

    def why_not(self, act: str, name: str, seat: int | None = None) -> list[str]:
        """The rules that stand against doing this, of whoever is asked or of this seat; none if it can be done."""
        unmet = [verdict.rule for verdict in self.verdicts(act, name, seat) if not verdict.met]
        assert bool(unmet) != self.can(act, name, seat), f"{act} {name}: {unmet}, but {self.options()}"
        return unmet

    def verdicts(self, act: str, name: str, seat: int | None) -> list[Verdict]:
        """What is demanded of this."""
        asked = [choice.seat for choice in self.choices]
        return self.match.why_not(next(iter(asked), 0) if seat is None else seat, self.find(name))

    def seen(self, viewer: int | None, zone: str, of: int | None = None) -> list[CardView]:
        """The cards of a zone as a seat or a spectator sees them: of the common one, or of a player's."""
        found = [one for area in self.game.areas(self.s, viewer) for one in area.zones if one.id == zone]
        mine = [one for one in found if one.owner == of]
        assert len(mine) == 1, f"{len(mine)} zones are called {zone}"
        return mine[0].cards

    def lines(self, what: str) -> list[dict[str, str]]:
        """The lines of that kind in the log, each with its rule and what its arguments are called."""
        return [self._line(line) for line in self.log.lines if line.what == what]

    def _line(self, line: Line) -> dict[str, str]:
        return {"rule": line.rule} | {name: self._told(arg) for name, arg in line.args.items()}

    def _told(self, arg: object) -> str:
        if isinstance(arg, list):
            return ", ".join(self._told(one) for one in arg)
        text = arg.open if isinstance(arg, Mention) else arg
        if isinstance(text, Text):
            n = text.args.get("n")
            return self.in_tests(text) if not isinstance(n, int) or text.id != "seat" else f"p{n - 1}"
        return str(text)

    def in_tests(self, text: Text) -> str:
        """How tests call what a line of the log names."""
        return snake(text.plain) if text.plain else text.id

    def course(self, *whats: str) -> list[str]:
        """What happened, in its order: the kinds of all lines, or of those among these."""
        return [line.what for line in self.log.lines if not whats or line.what in whats]

    def said(self, what: str, **args: object) -> bool:
        """Whether the log has such a line, with these arguments: `t.said("draws", player="p1", n=2)`."""
        wanted = {name: str(arg) for name, arg in args.items()}
        return any(wanted.items() <= line.items() for line in self.lines(what))

    def cited(self, rule: str) -> bool:
        """Whether a line of the log names that rule."""
        return any(line.rule == rule for line in self.log.lines)

    def told(self, seat: int | None = None) -> list[str]:
        """The log as that seat, or a spectator, reads it in English."""
        return [Language.load("en").text(line.view(seat).text) for line in self.log.lines]
