"""The conformance suite: what every game must pass, played out in seeded random matches (DESIGN §6)."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import zip_longest
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from rulebound.kernel.cards import Card, Printed, State
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game, load_game
from rulebound.kernel.log import Log, LogArg
from rulebound.kernel.match import Match, UndoPoint
from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused, Text
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, CardView, View
from rulebound.players import Budget, Chair, think
from rulebound.testing.graphs import differences

MOST_ANSWERS = 20_000
"""No match of any game is longer; one that is runs forever."""
PROBES = 4
"""Positions per match that are examined closely."""
LOOKING = 2
"""Seats, drawn by lot, through whose eyes such a position is examined."""
SHADOWED = 40
"""So many answers long a fork is played beside its original."""
THOUGHTS = 2
"""Decisions of a match that are thought over twice: as it is, and with everything hidden dealt anew."""
TRIED = 3
"""So many options, drawn by lot, are tried in them,"""
TINY = Budget(plays=9)
"""and so often."""
MANY = 12
"""So many shuffled cards never come to lie as they lay, and their tags never all come back to them."""
UNLIKE = 5
"""With so many different cards that a seat cannot tell apart, three imaginations are never all the same."""


class Failure(msgspec.Struct, frozen=True):
    """A match that broke a promise; `record` reproduces it."""

    promise: str
    detail: str
    setup: dict[str, Any]
    seed: int
    record: Record | None
    file: str = ""


class Report(msgspec.Struct, frozen=True):
    """What a run of the suite found."""

    game: str
    matches: int
    answers: int
    failures: list[Failure]
    campaigns: int = 0


class Broken(Exception):
    """A promise that did not hold."""

    def __init__(self, promise: str, detail: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise = promise
        self.detail = detail


def conform(
    game: Game[Any],
    matches: int = 100,
    seed: int = 1,
    *,
    setups: list[dict[str, Any]] | None = None,
    by_lot: int = 0,
    workers: int = 1,
    folder: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play that many random matches with each setup (the game's own list if none is given).

    Then so many more by lot: each with another setup, where a game has decks with legal ones that nobody has built.
    """
    tasks = [
        (game.id, setup, seed * 1_000_003 + number)
        for setup in (game.setups() if setups is None else setups)
        for number in range(matches)
    ]
    for number in range(by_lot):
        drawn = seed * 1_000_003 + number
        tasks.append((game.id, game.setup_by_lot(Chance(drawn)), drawn))
    answers = 0
    failures: list[Failure] = []
    for done, (length, failure) in enumerate(_play_all(tasks, workers), 1):
        answers += length
        if failure is not None:
            failures.append(save_failure(failure, game.id, folder))
        if progress is not None:
            progress(done, len(tasks))
    return Report(game.id, len(tasks), answers, failures)


_Task = tuple[str, dict[str, Any], int]
_Outcome = tuple[int, Failure | None]


def _play_all(tasks: list[_Task], workers: int) -> Iterator[_Outcome]:
    if workers == 1:
        yield from map(_play_task, tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_task, tasks, chunksize=8)


def _play_task(task: _Task) -> _Outcome:
    game, setup, seed = task
    return Examination(load_game(game), setup, seed).run()


def save_failure(failure: Failure, game: str, folder: Path | None) -> Failure:
    """A failing match is kept as a record, so that it can be looked at again."""
    if folder is None or failure.record is None:
        return failure
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{failure.seed}.json"
    failure.record.save(path)
    return msgspec.structs.replace(failure, file=str(path))


PEEK_PROMISE = "a player decides the same with everything hidden dealt anew"
LOG_PROMISE = "the log names no card to a seat that does not know it"
SHUFFLE_PROMISE = "a shuffle forgets"


CHAPTER_PROMISE = "a line of the log cites a rule that is in force"


class Witness(Log):
    """A log that looks, as a line is written, whether every seat reads only what it knows, and if its rule can be."""

    __slots__ = ("fault", "game", "said", "state", "wrong")

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(state.seats)
        self.answers = state.log.answers
        self.lines = state.log.lines
        self.game = game
        self.state = state
        self.fault = ""
        self.wrong = ""
        self.said = ""  # the answer that led to what is written now: who names a card aloud tells no secret
        state.log = self

    def say(self, what: str, rule: str, **args: LogArg) -> None:
        super().say(what, rule, **args)
        if not self.wrong and not self.game.in_force(self.state, rule):
            self.wrong = f"{what} cites {rule} in the step {self.state.step}"
        things = [arg for arg in args.values() if isinstance(arg, Thing)]
        for several in args.values():
            if isinstance(several, Sequence) and not isinstance(several, str):
                things += [one for one in several if isinstance(one, Thing)]
        for seat in [*range(self.seats), None]:
            named = {id for id in _ids(self.lines[-1].view(seat).text) if "-card-" in id}
            named -= {thing.name_for(seat).id for thing in things}
            named = {id for id in named if id.rpartition("-card-")[2] not in self.said}
            if named and not self.fault and named & _names_unknown(self.state, seat):
                self.fault = f"seat {seat} reads {sorted(named)} in {what}"

    def __reduce__(self) -> tuple[type[Log], tuple[int]]:
        """Nobody needs a witness in another process."""
        return Log, (self.seats,)

    def testify(self) -> None:
        _check(not self.fault, LOG_PROMISE, self.fault)
        _check(not self.wrong, CHAPTER_PROMISE, self.wrong)


class Examination:
    """One random match, examined on its way."""

    def __init__(self, game: Game[Any], setup: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.setup = dict(setup)
        self.seed = seed
        self.dice = Chance(seed ^ 0x5DEECE66D)  # the players' own chance, apart from the game's
        self.rules = game.rulebook
        self.match: Match[Any] | None = None
        self.cited = 0  # log lines checked so far
        self.thoughts = 0  # decisions that were thought over twice so far
        self.shadows: list[tuple[int, Match[Any]]] = []  # forks that get the same answers until that many are given

    def run(self) -> _Outcome:
        """Play to the end; the first broken promise is the outcome."""
        try:
            self.match = match = Match(self.game, self.setup, self.seed)
            self._read_the_beginning(match)
            self._play(match)
            self._same_record_same_log(match)
        except Broken as broken:
            return self._failed(broken.promise, broken.detail)
        except Refused as refused:
            return self._failed("no option fails", f"{refused.text}")
        except Exception as error:
            return self._failed("no option fails", f"{type(error).__name__}: {error}")
        return match.answers, None

    def _failed(self, promise: str, detail: str) -> _Outcome:
        record = None if self.match is None else self.match.record()
        failure = Failure(promise, detail[:600], self.setup, self.seed, record)
        return (0 if record is None else len(record.answers)), failure

    def _play(self, match: Match[Any]) -> None:
        probes = {self.dice.below(60 * (i + 1) ** 2) for i in range(PROBES)}
        witness = Witness(self.game, match.state)
        while match.choices:
            number = match.answers
            _check(number < MOST_ANSWERS, "every match ends", f"{number} answers and no end")
            self._sound_choices(match)
            if number in probes:
                self._examine(match)
                self.shadows.append((number + SHADOWED, match.fork()))
            self._wish_for_something(match)
            seat = self.dice.pick(sorted(match.choices))
            option = self.dice.below(len(match.choices[seat].options))
            before = (match.state.clone(), _table(match, seat)) if number in probes else None
            known, luck = _knowledge(match.state), match.state.chance.seed
            witness.said = match.choices[seat].keys[option]
            match.answer(seat, option)
            self._no_way_back_from_what_was_seen(match, seat, known, luck)
            if before is not None and self._undo_and_redo(match, seat, option, *before):
                witness = Witness(self.game, match.state)
            witness.testify()
            self._shadow(match)
        _check(match.result is not None, "every match ends", "it stopped without a result")
        faults = self.game.course_faults(match.state)
        _check(not faults, "everyone has had their due", "; ".join(faults))
        self._sound_state(match)
        self._shadow(match)

    def _shadow(self, match: Match[Any]) -> None:
        """Forks are given what was said to their original, for a while; then the two are compared."""
        for until, copy in self.shadows[:]:
            for seat, key in match.record().answers[copy.answers :]:
                copy.follow(seat, key)
            if match.answers >= until or not match.choices:
                self._same_log(match, copy, "a fork played with the same answers gives the same log")
                self.shadows.remove((until, copy))

    def _wish_for_something(self, match: Match[Any]) -> None:
        """Now and then a seat says how it wants to be asked."""
        seat = self.dice.below(match.state.seats)
        wishes = self.game.wishes(match.state, seat)
        if wishes and self.dice.below(20) == 0:
            match.tell(seat, self.dice.pick(wishes))

    # --- what is looked at ------------------------------------------------------------------------------

    def examine(self, match: Match[Any]) -> None:
        """One point of a match, from all sides; a broken promise is raised."""
        self._sound_choices(match)
        self._read_the_beginning(match)
        self._examine(match)

    def _sound_choices(self, match: Match[Any]) -> None:
        for seat, choice in match.choices.items():
            keys = choice.keys
            _check(bool(keys), "every choice has an option", choice.prompt)
            _check(len(keys) == len(set(keys)), "options have keys of their own", f"{choice.prompt}: {keys}")
            _check(seat == choice.seat, "a choice is put to its own seat", choice.prompt)
            _check(choice.rule in self.rules, "choices cite rules that exist", choice.rule)
            for option, key in zip(choice.options, keys, strict=True):
                if isinstance(option.on, Card) and not option.on.visible_to(seat):
                    told = key.endswith((option.on.key, option.on.old_key))
                    _check(not told, "no option names a card that its seat does not know", f"seat {seat}: {key}")
        faults = self.game.faults(match.state, match.choices)
        _check(not faults, "the game keeps its own promises at every choice", "; ".join(faults))
        for line in match.log[self.cited :]:
            _check(line.rule in self.rules, "log lines cite rules that exist", f"{line.what}: {line.rule}")
        self.cited = len(match.log)

    def _read_the_beginning(self, match: Match[Any]) -> None:
        """Lines that were written before the first choice; later ones have a witness."""
        for seat in range(match.state.seats):
            unknown = _names_unknown(match.state, seat)
            for line in match.log:
                told = unknown & set(_ids(line.view(seat).text))
                _check(not told, LOG_PROMISE, f"seat {seat} reads {sorted(told)} in {line.what}")

    def _sound_state(self, match: Match[Any]) -> None:
        faults = match.state.faults()
        _check(not faults, "every card is in exactly one zone and the table is sound", "; ".join(faults))

    def _examine(self, match: Match[Any]) -> None:
        self._sound_state(match)
        found = differences(match.state, match.state.clone())
        _check(not found, "a clone is complete and shares nothing that changes", "; ".join(found[:5]))
        thawed = pickle.loads(pickle.dumps(match.state.clone()))  # without the log and whoever reads it
        found = differences(match.state, thawed)
        _check(not found, "a state survives pickling", "; ".join(found[:5]))
        self._forks_leave_the_original_alone(match)
        self._a_shuffle_forgets(match.state.clone())
        looking = self.dice.sample(range(match.state.seats), LOOKING)
        for seat in [*looking, None]:
            view = match.view(seat)
            again = msgspec.json.decode(msgspec.json.encode(view), type=View)
            _check(again == view, "views survive JSON", f"seat {seat}")
            self._nothing_hidden(match, view)
        record = match.record()
        _check(Record.from_json(record.to_json()) == record, "records survive JSON", "")
        for seat in looking:
            self._imagines(match, seat)
            self._explains(match, seat)

    def _a_shuffle_forgets(self, s: State) -> None:
        """After a shuffle nobody knows a card, and neither its place nor its key tells which one it was."""
        large = [zone for zone in s.zones if len(zone) >= MANY]
        if not large:
            return
        zone = self.dice.pick(large)
        before = [(card.id, card.tag) for card in zone.cards]
        s.shuffle(zone)
        after = [(card.id, card.tag) for card in zone.cards]
        known = [card for card in zone.cards if card.known]
        _check(not known, SHUFFLE_PROMISE, f"{known[:1]} is still known")
        for what, told in (("place", 0), ("key", 1)):
            same = [one[told] for one in before] == [one[told] for one in after]
            _check(not same, SHUFFLE_PROMISE, f"every {what} in {zone.name} is as before")
        _check(dict(before) != dict(after), SHUFFLE_PROMISE, f"the keys in {zone.name} went with the cards")

    def _nothing_hidden(self, match: Match[Any], view: View) -> None:
        """No view holds the key or the face of a card that its seat does not know."""
        shown = [card for area in view.areas for card in _cards_of(area)]
        hidden = {card.key for card in match.state.cards if not card.visible_to(view.seat)}
        leaked = [card.key for card in shown if card.key in hidden or (card.face is not None and not card.key)]
        leaked += [o.on for choice in view.choices for o in choice.options if o.on in hidden]
        leaked += [key for arrow in view.arrows for key in (arrow.by, arrow.on) if key in hidden]
        _check(not leaked, "nothing hidden is in a view", f"seat {view.seat}: {leaked}")
        open_choices = [c.seat for c in view.choices if c.options and c.seat != view.seat]
        _check(not open_choices, "a view has only its seat's options", f"seat {view.seat} sees those of {open_choices}")

    def _imagines(self, match: Match[Any], seat: int) -> None:
        """Imagining changes nothing the seat can see, deals the rest anew, and what is imagined can be played."""
        original = _table(match, seat)
        imagined = [match.imagine(seat, Chance(self.dice.number())) for _ in range(3)]
        first = imagined[0]
        view = first.view(seat)
        same = view.areas == original.areas and view.arrows == original.arrows
        _check(same, "view(seat) is unchanged by imagine(seat)", f"seat {seat}")
        mine = [c for c in original.choices if c.seat == seat]
        _check(mine == [c for c in view.choices if c.seat == seat], "imagine keeps the seat's options", f"seat {seat}")
        offered = {tuple(one.choices[seat].keys) if seat in one.choices else None for one in (match, *imagined)}
        _check(len(offered) == 1, "imagine keeps the seat's options", f"seat {seat}: {offered}")
        _check(_table(match, seat) == original, "imagine never touches the original", f"seat {seat}")
        _check(not first.state.faults(), "an imagined table is sound", "; ".join(first.state.faults()))
        self._deals_anew(match, seat, imagined)
        self._asks_the_same_anew(match, seat)
        self._thinks_the_same_anew(match, seat)
        for _ in range(25):
            if not first.choices:
                break
            who = self.dice.pick(sorted(first.choices))
            first.answer(who, self.dice.below(len(first.choices[who].options)))

    def _deals_anew(self, match: Match[Any], seat: int, imagined: list[Match[Any]]) -> None:
        """What the seat knows is as it is; what it does not know is not, and the future is another one too."""
        unknown: dict[Hashable, set[Printed]] = {}
        for card in match.state.cards:
            if card.visible_to(seat):
                kept = all(one.state.cards[card.id].printed is card.printed for one in imagined)
                _check(kept, "imagine keeps what the seat knows", f"seat {seat}: {card}")
            else:
                unknown.setdefault(match.state.pool_of(card), set()).add(card.printed)
        deals = {tuple(card.printed.code for card in one.state.cards) for one in (match, *imagined)}
        enough = any(len(printed) >= UNLIKE for printed in unknown.values())
        _check(not enough or len(deals) > 2, "imagine deals anew what the seat does not know", f"seat {seat}")
        told = any(one.state.chance.seed == match.state.chance.seed for one in imagined)
        _check(not told, "imagine does not know what chance will say", f"seat {seat}")

    def _asks_the_same_anew(self, match: Match[Any], seat: int) -> None:
        """The rules offer a seat the same, whatever the cards are that it does not know."""
        choice = match.choices.get(seat)
        if choice is None:
            return
        anew = match.ask_anew(seat, Chance(self.dice.number()))
        if anew is not None and anew.prompt == choice.prompt:
            _check(anew.keys == choice.keys, "options tell nothing of what is hidden", f"{choice} but now {anew}")

    def _thinks_the_same_anew(self, match: Match[Any], seat: int) -> None:
        """A player that searches decides the same, whatever the cards are that its seat does not know."""
        choice = match.choices.get(seat)
        other = None if choice is None else match.otherwise(seat, Chance(self.dice.number()))
        if choice is None or other is None or seat not in other.choices or other.choices[seat].keys != choice.keys:
            return
        chance = Chance(self.dice.number())
        worlds = [one.imagine(seat, chance.clone()).seal() for one in (match, other)]
        _check(worlds[0] == worlds[1], PEEK_PROMISE, f"seat {seat} imagines another table at {choice}")
        if self.thoughts < THOUGHTS:
            self.thoughts += 1
            options = sorted(self.dice.sample(range(len(choice.options)), TRIED))
            one, anew = (think(Chair(table, seat), TINY, chance.clone(), options) for table in (match, other))
            _check(one == anew, PEEK_PROMISE, f"seat {seat} finds {one} and then {anew} at {choice}")

    def _explains(self, match: Match[Any], seat: int) -> None:
        """Every visible thing has its why-not: nothing unmet for an option, rules that exist."""
        choice = match.choices.get(seat)
        offered = {id(option.on) for option in choice.options} if choice is not None else set()
        for thing in match.state.things():
            if not thing.visible_to(seat) or _is_in_the_box(thing):
                continue
            verdicts = match.why_not(seat, thing)
            unmet = [verdict for verdict in verdicts if not verdict.met]
            for verdict in verdicts:
                _check(verdict.rule in self.rules, "requirements cite rules that exist", verdict.rule)
            if id(thing) in offered:
                _check(not unmet, "an option has no unmet requirement", f"{thing.key}: {unmet}")
            else:
                _check(bool(unmet), "what is no option has an unmet requirement", f"{thing.key} for seat {seat}")

    def _forks_leave_the_original_alone(self, match: Match[Any]) -> None:
        before = _tables(match)
        fork = match.fork()
        for _ in range(12):
            if not fork.choices:
                break
            seat = self.dice.pick(sorted(fork.choices))
            fork.answer(seat, self.dice.below(len(fork.choices[seat].options)))
        _check(_tables(match) == before, "a fork never touches the original", "")

    def _no_way_back_from_what_was_seen(self, match: Match[Any], seat: int, known: list[int], luck: int) -> None:
        """Once a seat has learned a card or chance has spoken, an answer stays given."""
        everybody = (1 << match.state.seats) - 1
        now = _knowledge(match.state)
        seen = any(after & ~before & everybody for before, after in zip_longest(known, now, fillvalue=0))
        if seen or match.state.chance.seed != luck:
            point = _undo_point(match, seat)
            _check(point is None, "what was seen or drawn is not taken back", f"seat {seat} after {match.answers}")

    def _undo_and_redo(self, match: Match[Any], seat: int, option: int, position: State, before: View) -> bool:
        """Whether the answer could be taken back; it was given again."""
        point = _undo_point(match, seat)
        if point is None or point.others or point.answers != match.answers - 1:  # a payment goes back further
            return False
        now, redone = match.state.clone(), _tables(match)
        match.undo(seat)
        _check(_table(match, seat) == before, "undo goes back to the same view", f"seat {seat}")
        found = differences(position, match.state)
        _check(not found, "undo goes back to the same position", "; ".join(found[:5]))
        match.answer(seat, option)
        _check(_tables(match) == redone, "undo then redo gives the same view", f"seat {seat}")
        found = differences(now, match.state)
        _check(not found, "undo then redo gives the same position", "; ".join(found[:5]))
        return True

    def _same_record_same_log(self, match: Match[Any]) -> None:
        self._same_log(match, Match.replay(self.game, match.record()), "same record, same log")

    def _same_log(self, match: Match[Any], other: Match[Any], promise: str) -> None:
        _check(_tables(match) == _tables(other), promise, "the tables differ")
        for seat in (self.dice.below(match.state.seats), None):
            _check(match.view(seat).log == other.view(seat).log, promise, f"as seat {seat} reads it")


def _table(match: Match[Any], seat: int | None) -> View:
    """What a seat sees, without the lines of the log."""
    return match.view(seat, since=len(match.log))


def _tables(match: Match[Any]) -> list[View]:
    return [_table(match, seat) for seat in [*range(match.state.seats), None]]


def _knowledge(s: State) -> list[int]:
    return [card.known for card in s.cards]


def _undo_point(match: Match[Any], seat: int) -> UndoPoint | None:
    try:
        return match.undo_point(seat)
    except Refused:
        return None


def _names_unknown(s: State, seat: int | None) -> set[str]:
    """Names of cards in the game of which the seat knows no copy."""
    known = {card.printed.name.id for card in s.cards if card.visible_to(seat)}
    return {card.printed.name.id for card in s.cards} - known


def _ids(text: Text) -> Iterator[str]:
    """A message and all that stand in it."""
    yield text.id
    for arg in text.args.values():
        for one in arg if isinstance(arg, list) else [arg]:
            if isinstance(one, Text):
                yield from _ids(one)


def _check(holds: bool, promise: str, detail: str) -> None:
    if not holds:
        raise Broken(promise, detail)


def _cards_of(area: AreaView) -> Iterator[CardView]:
    for zone in area.zones:
        yield from _with_attached(zone.cards)
    for place in area.places:
        yield from _with_attached(place.cards)


def _with_attached(cards: list[CardView]) -> Iterator[CardView]:
    for card in cards:
        yield card
        yield from _with_attached(card.attached)


def _is_in_the_box(thing: Thing) -> bool:
    return isinstance(thing, Card) and not thing.place.in_game
