"""One game being played: it drives the rules, keeps what was answered, and copies itself."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from rulebound.kernel.cards import State
from rulebound.kernel.chance import Chance, seed_of
from rulebound.kernel.choice import Choice, Option, Together
from rulebound.kernel.equal import matter_of_course
from rulebound.kernel.flow import Answer, Ask, GameOver, told
from rulebound.kernel.game import END, Game, Step
from rulebound.kernel.log import SILENT, Line, Log
from rulebound.kernel.parting import WORDS, happens
from rulebound.kernel.payment import cheapest
from rulebound.kernel.record import DoesNotFit, Record
from rulebound.kernel.seal import EVERY, holds, seal_of
from rulebound.kernel.text import Arg, Refused, Text, refuse
from rulebound.kernel.things import Seat, Thing
from rulebound.kernel.view import Arrow, ChoiceView, OptionView, PaymentView, Result, Verdict, View

S = TypeVar("S", bound=State)

WISH: Final = "!"
"""How a record marks what was said without being asked."""


class Given:
    """An answer that was given, and what was known at that moment: undo goes back there or says why not."""

    __slots__ = ("drawn", "key", "of_course", "pays", "reveals", "seat")

    def __init__(
        self, seat: int, key: str, reveals: int, drawn: int, pays: bool = False, of_course: bool = False
    ) -> None:
        self.seat = seat
        self.key = key
        self.reveals = reveals
        self.drawn = drawn
        self.of_course = of_course  # there was nothing to decide, so there is nothing to go back to
        self.pays = pays  # whether it is a step of a payment, which belongs to what was answered before


class UndoPoint(NamedTuple):
    """Where the last answer of a seat can be taken back to, and which other seats have answered since."""

    answers: int
    others: frozenset[int]


class Match(Generic[S]):
    """One match. `choices` are the open ones; `answer` takes an option and runs on to the next choice.

    How a match is copied although a running coroutine cannot be: it keeps the state at the start of
    the current step (or of an earlier one, if nobody was asked since) and the answers given since; a fork
    starts that step again with the same answers.
    """

    __slots__ = (
        "_before", "_before_log", "_flow", "_forkable", "_given", "_picked", "_script", "_seals", "_setup",
        "_together", "_unasked", "answers", "choices", "game", "seed", "state",
    )  # fmt: skip

    game: Game[S]
    seed: int | str
    state: S
    answers: int
    """How many have been given."""
    choices: dict[int, Choice]
    """The open choices by seat; empty when it is over."""
    _setup: msgspec.Struct | None
    _flow: Generator[Ask | str, Answer, None]  # the current step; what it yields at its end names the next
    _together: dict[int, Choice] | None  # all choices of an open Together, the answered ones too
    _picked: dict[int, Option]  # what was answered to it so far
    _given: list[Given] | None  # all answers of a match that keeps a record
    _seals: dict[int, str]  # of positions on the way, by the number of answers
    _forkable: bool
    _before: S  # the state at the start of this or an earlier step,
    _before_log: int  # the length of the log then,
    _script: list[tuple[int, int | str]]  # and what was said since: seat, number of the option or a wish
    _unasked: int  # how many steps have ended since in which nobody was asked

    def __init__(
        self,
        game: Game[S],
        setup: Mapping[str, Any] | msgspec.Struct | None = None,
        seed: object = 0,
        *,
        log: bool = True,
        quiet: bool = False,
    ) -> None:
        """A new match, run to its first choice. A quiet one keeps no log, no record and no way back."""
        self._setup = game.read_setup(setup)
        chance = Chance(seed_of(seed))  # which refuses what is no seed
        assert isinstance(seed, int | str)
        self._open(game, game.begin(self._setup, chance), seed, log, quiet)
        self._given = None if quiet else []

    @classmethod
    def at(cls, game: Game[S], state: S, *, quiet: bool = False) -> Match[S]:
        """A match from a position that somebody set up: it can be played and forked, but has no record."""
        match: Match[S] = cls.__new__(cls)
        match._setup = None
        match._open(game, state, 0, True, quiet)
        return match

    def _open(self, game: Game[S], state: S, seed: int | str, log: bool, quiet: bool) -> None:
        self.game = game
        self.seed = seed
        self.state = state
        state.log = Log(state.seats) if log and not quiet else SILENT
        state.tagged = not quiet
        self.answers = 0
        self._given = None
        self._seals = {}
        self._forkable = not quiet
        self._together = None
        self._picked = {}
        if self._forkable:
            self._keep_state()
        self._flow = told(game.steps[state.step](state)) if self._forkable else onwards(game.steps, state)
        self._run(None)

    # --- playing --------------------------------------------------------------------------------------

    def check(self, seat: object, key: object) -> None:
        """Refuse what the seat may not say now, an answer or a wish, as `follow` would; nothing changes."""
        seat, key = _words(seat, key)
        if key.startswith(WISH):
            self._wish(seat, key.removeprefix(WISH))
        else:
            self._choice_of(seat).find(key)

    def answer(self, seat: int, option: Option | int | str) -> None:
        """Take an option (itself, its number from 0, or its key); an illegal one is refused and changes nothing."""
        choice = self.choices.get(seat) or self._choice_of(seat)  # the call only refuses
        if isinstance(option, int) and 0 <= option < len(choice.options):  # mostly it is a number
            index = option
        else:
            index = choice.find(option)
        taken = choice.options[index]
        if self._forkable:
            self._write_down(choice, seat, index)
        self.answers += 1
        if self._together is None:
            self._run(taken)
        else:
            self._take(seat, taken)
        if self._given is not None and self.answers % EVERY == 0:
            self._put_seal()

    def _write_down(self, choice: Choice, seat: int, index: int) -> None:
        """What is about to be answered: for the record, and for whoever copies the match."""
        s = self.state
        if self._given is not None:
            of_course = self.matter_of_course(choice) is not None
            key = choice.key_of(choice.options[index])
            self._given.append(Given(seat, key, s.reveals, s.chance.drawn, choice.pays is not None, of_course))
        s.log.answers = self.answers + 1
        self._script.append((seat, index))

    def matter_of_course(self, choice: Choice) -> Option | None:
        """What is taken where there is nothing to decide, unless the seat wishes to be asked all the same."""
        if self.game.asks_all(self.state, choice.seat):
            return None
        return matter_of_course(choice, self.game.mind.manners)

    def tell(self, seat: int, wish: str) -> None:
        """Say something without being asked: how the seat wants to be asked from here on (`game.wishes`)."""
        self._wish(seat, wish)
        self._note(seat, wish)

    def part(self, seat: int, word: str) -> None:
        """Something happens beside the rules: the seat concedes, was left, is stood in for (`parting.WORDS`)."""
        if not self.choices:
            raise refuse("refused-over")
        if word not in WORDS or not 0 <= seat < self.state.seats:
            raise refuse("refused-wish", wish=word, wishes=", ".join(sorted(WORDS)))
        self._note(seat, word)

    def _note(self, seat: int, said: str) -> None:
        s = self.state
        if self._given is not None:
            self._given.append(Given(seat, WISH + said, s.reveals, s.chance.drawn))
        self.answers += 1
        s.log.answers = self.answers
        if self._forkable:
            self._script.append((seat, said))
        self._hear(seat, said)
        if self.answers % EVERY == 0:
            self._put_seal()

    def _hear(self, seat: int, said: str) -> None:
        """What was said without being asked takes effect; the match may be over with it."""
        s = self.state
        if said not in WORDS:
            self.game.hear(s, seat, said)
            return
        happens(s, self.game.sides(s), seat, said)
        if s.result is not None:
            s.step = END
            self.choices = {}
            self._together = None
            self._picked = {}

    def _put_seal(self) -> None:
        """What keeps a record and a log remembers by its seal how it stood."""
        if self._given is not None and self.state.log.on:
            self._seals[self.answers] = self.seal()

    def seal(self) -> str:
        """A short hash of the position as it is now."""
        return seal_of(self.state, self.choices)

    def _wish(self, seat: int, wish: str) -> None:
        wishes = self._wishes(seat) if 0 <= seat < self.state.seats else []
        if wish not in wishes:
            raise refuse("refused-wish", wish=wish, wishes=", ".join(wishes) or "-")

    def follow(self, seat: object, key: object) -> None:
        """Do what a record says: an answer, a wish said without being asked, what happened beside the rules."""
        seat, key = _words(seat, key)
        if _is_parting(key):
            self.part(seat, key.removeprefix(WISH))
        elif key.startswith(WISH):
            self.tell(seat, key.removeprefix(WISH))
        else:
            choice = self.choices.get(seat)
            self.answer(seat, key if choice is None else choice.recall(key))

    def _take(self, seat: int, taken: Option) -> None:
        if self._together is None:
            self._run(taken)
            return
        self._picked[seat] = taken
        del self.choices[seat]
        if not self.choices:
            picked = {s: self._picked[s] for s in sorted(self._picked)}
            self._together = None
            self._picked = {}
            self._run(picked)

    def _begin_step(self) -> None:
        """Stand before the first line of the current step.

        Forks start from the last step that was asked something: those since then run by themselves.
        """
        if self._forkable:
            if self._script:
                self._keep_state()
            else:
                self._unasked += 1
        self._flow = told(self.game.steps[self.state.step](self.state))

    def _keep_state(self) -> None:
        """A copy of the state to come back to, with nothing said since."""
        self._before = self.state.clone()  # type: ignore[assignment]
        self._before_log = len(self.state.log.lines)
        self._script = []
        self._unasked = 0

    def _run(self, answer: Answer) -> None:
        """Let the rules go on until somebody must decide or it is over."""
        while True:
            try:
                asked = self._flow.send(answer)
            except GameOver as over:
                self.state.result = over.result
                self.state.step = END
                self.choices = {}
                return
            if isinstance(asked, Choice):
                asked.zones = self.state.zones
                self.choices = {asked.seat: asked}
                return
            if isinstance(asked, Together):
                for choice in asked.choices:
                    choice.zones = self.state.zones
                self.choices = {c.seat: c for c in asked.choices}
                self._together = dict(self.choices)
                return
            self.state.step = asked
            self._begin_step()
            answer = None

    @property
    def result(self) -> Result | None:
        return self.state.result

    def _choice_of(self, seat: int) -> Choice:
        choice = self.choices.get(seat)
        if choice is not None:
            return choice
        if not self.choices:
            raise refuse("refused-over")
        if self._together is not None and seat in self._together:
            raise refuse("refused-already", seats=_seats(self.choices))
        raise refuse("refused-seat", seat=_named(seat), seats=_seats(self.choices))

    def _seat(self, named: object) -> int:
        """A seat as somebody from elsewhere names it: that may be anything, and only a seat comes back."""
        if not isinstance(named, int) or not 0 <= named < self.state.seats:
            raise refuse("refused-no-seat", seat=_named(named), seats=self.state.seats)
        return named

    def __repr__(self) -> str:
        asked = ", ".join(str(choice) for choice in self.choices.values())
        return f"Match({self.game.id}, {self.answers} answers, {self.state.step}: {asked})"

    # --- copies -----------------------------------------------------------------------------------------

    def fork(self) -> Match[S]:
        """An independent copy at the same choice."""
        if not self._forkable:
            raise refuse("refused-fork")
        copy = self._twin(self.state.log.cut(self._before_log, self.answers - len(self._script)), stepwise=True)
        copy._given = None if self._given is None else list(self._given)
        copy._seals = dict(self._seals)
        copy._forkable = True
        copy._before = self._before  # never changed, so it can be shared
        copy._before_log = self._before_log
        copy._script = list(self._script)
        copy._unasked = self._unasked
        return copy

    def imagine(self, seat: object, chance: object) -> Match[S]:
        """A copy in which all that the seat cannot see is dealt anew, chance itself included.

        It remembers nothing that could be peeked at: no log, no record, no way back, and nothing of what
        the other seats have picked in secret.
        """
        if not self._forkable:
            raise refuse("refused-fork")
        seat = self._seat(seat)
        if not isinstance(chance, Chance):
            raise refuse("refused-chance", given=type(chance).__name__)
        copy = None
        if self._together is not None and len(self._script) == len(self._picked) and not self._news():
            copy = self._asked_together(seat, chance)
        if copy is None:
            copy = self._twin(SILENT, stepwise=False)
            if copy._together is not None:
                mine = {seat: copy._picked[seat]} if seat in copy._picked else {}
                copy._picked = mine
                copy.choices = {s: c for s, c in copy._together.items() if s not in mine}
            copy.state.redeal(seat, chance)
            self.game.redraw(copy.state, seat, chance)
        copy.state.chance = Chance(chance.number())
        copy.seed = 0
        return copy

    def _asked_together(self, seat: int, chance: Chance) -> Match[S] | None:
        """An imagined copy in which all are asked anew: what the others may pick can tell what they have.

        None if the seat would be asked something else.
        """
        copy = self._at_step()
        copy.state.redeal(seat, chance)
        self.game.redraw(copy.state, seat, chance)
        copy._run(None)
        assert self._together is not None
        if not _same_keys(copy.choices.get(seat), self._together.get(seat)):
            return None
        for who, said in self._script:
            copy.answers += 1
            if who == seat and isinstance(said, int):
                copy._take(seat, copy.choices[seat].options[said])
        return copy

    def _news(self) -> bool:
        """Whether a card was seen or chance has spoken since the state to come back to."""
        before, now = self._before, self.state
        return before.reveals != now.reveals or before.chance.drawn != now.chance.drawn

    def ask_anew(self, seat: int, chance: Chance) -> Choice | None:
        """What the seat would be asked now, alone, if the cards that it does not know had been others all the while."""
        other = self.otherwise(seat, chance)
        return None if other is None or self._together is not None else other.choices.get(seat)

    def otherwise(self, seat: int, chance: Chance) -> Match[S] | None:
        """The same match if the cards that the seat does not know had been others all the while.

        None if that cannot be told: since the step began somebody else has answered, a card was seen, chance has
        spoken, or the other cards lead elsewhere.
        """
        if not self._forkable:
            raise refuse("refused-fork")
        if self._news():
            return None
        if any(who != seat or isinstance(said, str) for who, said in self._script):
            return None
        copy = self._at_step()
        copy.state.redeal(seat, chance)
        self.game.redraw(copy.state, seat, chance)
        copy._forkable = True
        copy._keep_state()
        copy._run(None)
        for _, said in self._script:
            choice = copy.choices.get(seat)
            if choice is None or isinstance(said, str) or said >= len(choice.options):
                return None
            copy.answer(seat, said)
        return copy

    def _twin(self, log: Log, *, stepwise: bool) -> Match[S]:
        """A copy led to the same choice by the same answers; it can only be played on.

        Who wants to copy it in turn must know where each step ends.
        """
        copy = self._start_again(log)
        if stepwise:
            copy._begin_step()
        else:
            copy._flow = onwards(copy.game.steps, copy.state)
        copy._run(None)
        for seat, said in self._script:
            copy.answers += 1
            log.answers = copy.answers
            if isinstance(said, str):
                copy._hear(seat, said)
            else:
                copy._take(seat, copy.choices[seat].options[said])
        return copy

    def _start_again(self, log: Log) -> Match[S]:
        """A copy that stands before the step to come back to, which has not begun."""
        copy: Match[S] = Match.__new__(Match)
        copy.game = self.game
        copy.seed = self.seed
        copy._setup = self._setup
        copy._given = None
        copy._seals = {}
        copy._forkable = False
        copy._together = None
        copy._picked = {}
        copy.answers = self.answers - len(self._script)
        copy.state = self._before.clone()  # type: ignore[assignment]
        copy.state.log = log
        return copy

    def _at_step(self) -> Match[S]:
        """A copy that stands before the first line of the step that asked first: the cards were those there are."""
        copy = self._start_again(SILENT)
        copy._begin_step()
        for _ in range(self._unasked):
            step = copy._flow.send(None)
            assert isinstance(step, str)
            copy.state.step = step
            copy._begin_step()
        return copy

    # --- back -----------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Back to the seat's previous choice, if nothing new was revealed and nobody else has answered since.

        Whoever has paid for something goes back to where it was not begun.
        """
        point = self.undo_point(seat)
        if point.others:
            raise refuse("refused-undo-others", player=Seat(min(point.others)).name_for(None))
        earlier = Match.replay(self.game, self.record(final=False), point.answers)
        self.state = earlier.state
        self.answers = earlier.answers
        self.choices = earlier.choices
        self._given = earlier._given
        self._seals = earlier._seals
        self._flow = earlier._flow
        self._together = earlier._together
        self._picked = earlier._picked
        self._before = earlier._before
        self._before_log = earlier._before_log
        self._script = earlier._script
        self._unasked = earlier._unasked

    def undo_point(self, seat: int, minding: Collection[int] | None = None, *, payment: bool = False) -> UndoPoint:
        """Where taking back the seat's last answer leads, if the others who answered since do not mind.

        A payment is taken back with what it pays for, or alone if that is asked for. Refused if there is none, if a
        seat (one of those `minding`, if only they remember what they see) has learned a card since, or if chance has
        spoken.
        """
        if self._given is None:
            raise refuse("refused-record-quiet")
        others: set[int] = set()
        paying: UndoPoint | None = None
        for number in range(len(self._given) - 1, -1, -1):
            given = self._given[number]
            if _is_parting(given.key):
                raise refuse("refused-undo-parting")
            if given.seat != seat:
                others.add(given.seat)
                continue
            if paying is not None and payment and not given.pays:
                return paying
            if self._was_learned(given.reveals, seat, minding):
                raise refuse("refused-undo-revealed")
            if given.drawn != self.state.chance.drawn:
                raise refuse("refused-undo-chance")
            if given.of_course:
                continue
            point = UndoPoint(number, frozenset(others))
            if not given.pays:
                return point
            paying = point
        if paying is None:
            raise refuse("refused-undo-nothing")
        return paying

    def could_go_back(self, answers: int, seat: int, minding: Collection[int]) -> bool:
        """Whether nothing has been seen or drawn since there were so many answers, as far as undo minds it."""
        assert self._given is not None
        given = self._given[answers]
        same_luck = given.drawn == self.state.chance.drawn
        return same_luck and self.result is None and not self._was_learned(given.reveals, seat, minding)

    def _was_learned(self, reveals: int, seat: int, minding: Collection[int] | None) -> bool:
        """Whether the seat, or one that minds, has learned a card since there had been so many reveals."""
        if minding is None:
            return self.state.reveals != reveals
        s = self.state
        if self.game.cooperative:  # what one of them has shown to the others is no secret
            return s.learned[seat] > reveals or (len({seat, *minding}) > 1 and s.found > reveals)
        return any(s.learned[who] > reveals for who in {seat, *minding})

    # --- files ------------------------------------------------------------------------------------------------

    def record(self, *, final: bool = True) -> Record:
        """Game, version, setup, seed, answers, seals: the complete save file. It tells all secrets of a running match.

        Whoever does not want it as a file can do without the `final` seal.
        """
        if self._given is None:
            raise refuse("refused-record-quiet")
        assert self._setup is not None
        answers = [(given.seat, given.key) for given in self._given]
        seals = list(self._seals.items())
        if final and answers and self.answers not in self._seals and self.state.log.on:
            seals.append((self.answers, self.seal()))
        setup = msgspec.to_builtins(self._setup)
        return Record(self.game.id, self.game.version, setup, self.seed, answers, seals)

    @staticmethod
    def replay(game: Game[S], record: Record, upto: int | None = None) -> Match[S]:
        """The same match again, after all answers or the first few.

        A record that no longer fits raises DoesNotFit, which holds the last position that does.
        """
        if record.game != game.id:
            raise refuse("refused-record-game", game=game.id, other=record.game)
        match = Match(game, record.setup, record.seed)
        seals = dict(record.seals)
        proven = 0
        version: dict[str, Arg] = {"theirs": record.version, "ours": game.version}
        for number, (seat, key) in enumerate(record.answers[:upto]):
            try:
                match.follow(seat, key)
            except Refused as wrong:
                text = Text("refused-replay", {"number": number + 1, "problem": wrong.text, **version})
                raise DoesNotFit(Refused(text), match, number) from None
            if number + 1 in seals:
                if not holds(seals[number + 1], match.state, match.choices):
                    text = Text("refused-replay-differs", {"number": number + 1, "proven": proven, **version})
                    raise DoesNotFit(Refused(text), Match.replay(game, record, proven), proven)
                proven = number + 1
        return match

    # --- what can be seen -----------------------------------------------------------------------------------------

    @property
    def log(self) -> list[Line]:
        return self.state.log.lines

    def view(self, seat: int | None = None, since: int = 0) -> View:
        """What that seat, or a spectator, may see, with the log from line `since` on."""
        s = self.state
        if seat is not None:
            self._seat(seat)
        return View(
            game=self.game.id,
            seat=seat,
            seats=s.seats,
            step=s.step,
            answers=self.answers,
            areas=self.game.areas(s, seat),
            arrows=self._arrows(seat),
            choices=[self._choice_view(choice, seat) for choice in self.choices.values()],
            wishes=[self._wish_view(wish) for wish in self._wishes(seat)],
            log=[line.view(seat) for line in s.log.lines[since:]],
            log_from=since,
            result=s.result,
        )

    def _arrows(self, seat: int | None) -> list[Arrow]:
        """None from or to a thing that the seat does not see, and none once it is over."""
        if not self.choices:
            return []
        return [
            Arrow(self._pointer(by, seat), self._pointer(on, seat), kind)
            for by, on, kind in self.game.arrows(self.state)
            if by.shown_to(seat) and on.shown_to(seat)
        ]

    def _pointer(self, thing: Thing, seat: int | None) -> str:
        """How that seat points at what it sees: at what lies face down by its place."""
        return thing.key_for(seat, self.state.zones)

    def _choice_view(self, choice: Choice, seat: int | None) -> ChoiceView:
        if choice.seat != seat:
            return ChoiceView(choice.seat, choice.rule)
        return ChoiceView(
            choice.seat,
            choice.rule,
            self._question(choice),
            self._pointer(choice.about, seat) if choice.about is not None and choice.about.shown_to(seat) else "",
            [self._option_view(choice, option) for option in choice.options],
            self._payment_view(choice),
        )

    def _question(self, choice: Choice) -> Text:
        """What is asked, with its facts: they are put together now."""
        return Text(f"{self.game.id}-ask-{choice.prompt}", {**choice.facts(), **self.game.facts(self.state, choice)})

    def _payment_view(self, choice: Choice) -> PaymentView | None:
        if choice.pays is None:
            return None
        payment = choice.pays()
        options = choice.options
        rest = len(options) - len(payment.gives)  # what ends it stands last
        return PaymentView(
            list(payment.bill),
            list(payment.have),
            [list(gives) for gives in payment.gives] + [[]] * rest,
            [*payment.times, *([1] * rest)],
            payment.different,
            self.suggested_payment(choice),
        )

    def suggested_payment(self, choice: Choice) -> list[str]:
        """The keys of the options that would pay with what is needed least; none if nothing is being paid."""
        if choice.pays is None:
            return []
        options, price = choice.options, self.game.mind.price
        used = cheapest(choice.pays(), lambda source, time: price(self.state, options[source], time))
        return [choice.key_of(options[source]) for source in used]

    def _wishes(self, seat: int | None) -> list[str]:
        return [] if seat is None or not self.choices else self.game.wishes(self.state, seat)

    def _wish_view(self, wish: str) -> OptionView:
        return OptionView(WISH + wish, Text(f"{self.game.id}-do-{wish}"))

    def _option_view(self, choice: Choice, option: Option) -> OptionView:
        on = option.on
        args: dict[str, Arg] = {}
        if isinstance(on, Thing):
            args["on"] = on.called(choice.seat)
        elif on is not None:
            args["on"] = on
        text = Text(f"{self.game.id}-do-{option.verb}", args)
        notes = self.game.notes(self.state, choice, option)
        if not isinstance(on, Thing) or not on.shown_to(choice.seat):
            told = [] if isinstance(on, Thing) else option.details()
            return OptionView(choice.key_of(option), text, "", told, notes)
        free = self.game.is_free(choice, option)
        return OptionView(choice.key_of(option), text, self._pointer(on, choice.seat), option.details(), notes, free)

    def why_not(self, seat: object, what: object) -> list[Verdict]:
        """What stops the seat from using a thing now: requirements with their rules, the unmet ones first.

        Nothing unmet means that it is one of the options.
        """
        seat = self._seat(seat)
        thing = self.state.find(what) if isinstance(what, str) else what
        if not isinstance(thing, Thing) or not thing.visible_to(seat):
            raise refuse("refused-thing", key=what.key if isinstance(what, Thing) else str(what))
        if not self.choices:
            assert self.state.result is not None
            return [Verdict(Text("why-not-over"), self.state.result.rule, False)]
        choice = self.choices.get(seat)
        if choice is None:
            asked = next(iter(self.choices.values()))
            waiting = Verdict(Text("why-not-turn", {"player": Seat(asked.seat).name_for(None)}), asked.rule, False)
            return [waiting, *self.game.why_not(self.state, seat, thing)]
        found = choice.explain(thing) if choice.explain is not None else None
        if found is None:
            if any(option.on is thing for option in choice.options):
                return []
            asks = self._question(choice)
            found = [Verdict(Text("why-not-asked", {"asks": asks}), choice.rule, False)]
            found += self.game.why_not(self.state, seat, thing)
        return found


def onwards(steps: Mapping[str, Step[S]], s: S) -> Generator[Ask | str, Answer, None]:
    """One step after the other, where nobody needs to know when one ends: quicker than to begin each anew."""
    while True:
        s.step = yield from steps[s.step](s)


def _is_parting(key: str) -> bool:
    return key.startswith(WISH) and key.removeprefix(WISH) in WORDS


def _words(seat: object, key: object) -> tuple[int, str]:
    """A seat and what it says; refused if it is no answer at all, of whatever kind it is."""
    if not isinstance(seat, int) or not isinstance(key, str):
        raise refuse("refused-answer", seat=_named(seat), key=str(key))
    return seat, key


def _named(seat: object) -> int | str:
    """A seat as people count it; whatever else somebody has put in its place, in a few letters."""
    if not isinstance(seat, int):
        return str(seat)[:40]
    return seat + 1 if abs(seat) < 1_000_000 else "…"


def _same_keys(one: Choice | None, other: Choice | None) -> bool:
    """Whether a seat is asked in both, or in neither, and may answer the same."""
    if one is None or other is None:
        return one is other
    return one.keys == other.keys


def _seats(choices: Mapping[int, Choice]) -> str:
    return ", ".join(str(seat + 1) for seat in sorted(choices))
