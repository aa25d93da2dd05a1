"""How effects are joined: if, then, choose one, may, for a player; and effects with a coroutine of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, TypeAlias

from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Condition, Effect
from rulebound.lcg.effects.deeds import OnCards, says
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import can_any, run_all
from rulebound.lcg.simultaneous import next_of
from rulebound.lcg.state import LcgCard, LcgState
from rulebound.lcg.targets import YOU, Players, asking, bare

Deed: TypeAlias = Effect[Any, Any]


def texts(effects: Sequence[Deed]) -> list[Text]:
    return [effect.text() for effect in effects]


class If(Effect[Any, Any]):
    """If something is so, do this, otherwise perhaps that."""

    __slots__ = ("condition", "effects", "otherwise")

    def __init__(self, condition: Condition[Any, Any], *effects: Deed, otherwise: Sequence[Deed] = ()) -> None:
        self.condition = condition
        self.effects = effects
        self.otherwise = tuple(otherwise)

    def parts(self) -> Sequence[object]:
        return (self.condition, *self.effects, *self.otherwise)

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return can_any(s, self.effects if self.condition.holds(s, m) else self.otherwise, m)

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        done = yield from run_all(s, self.effects if self.condition.holds(s, m) else self.otherwise, m)
        return done

    def text(self) -> Text:
        said = says("if", condition=self.condition.text(), deeds=texts(self.effects))
        return says("if-otherwise", said=said, otherwise=texts(self.otherwise)) if self.otherwise else said


class Then(Effect[Any, Any]):
    """What follows is done only if the first was done completely; and it must be done."""

    __slots__ = ("after", "first")

    def __init__(self, first: Deed, *after: Deed) -> None:
        self.first = first
        self.after = after

    def label(self) -> str:
        return self.first.label()

    def parts(self) -> Sequence[object]:
        return (self.first, *self.after)

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return self.first.can(s, m)

    def decide(self, s: LcgState[Any], m: Moment[Any]) -> Flow[None]:
        yield from self.first.decide(s, m)

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        done = yield from self.first.run(s, m)
        if done:
            done = yield from run_all(s, self.after, m)
        return done

    def text(self) -> Text:
        return says("then", first=self.first.text(), after=texts(self.after))


class Aim(Effect[Any, Any]):
    """The target of a deed is chosen, something else comes before it, then the deed is done."""

    __slots__ = ("before", "deed")

    def __init__(self, deed: OnCards[Any, Any], *before: Deed) -> None:
        self.deed = deed
        self.before = before

    def label(self) -> str:
        return self.deed.label()

    def parts(self) -> Sequence[object]:
        return (*self.before, self.deed)

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return self.deed.can(s, m)

    def decide(self, s: LcgState[Any], m: Moment[Any]) -> Flow[None]:
        yield from self.deed.decide(s, m)

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        if m.decided is None:
            yield from self.deed.decide(s, m)
        yield from run_all(s, self.before, m)
        done = yield from self.deed.run(s, m)
        return done

    def text(self) -> Text:
        deed = self.deed.text()
        that = Text("lcg-that", {"noun": bare(self.deed.target.noun.text())})
        deed = Text(deed.id, {**deed.args, "target": that})
        return says("aim", target=self.deed.target.text(), before=texts(self.before), deed=deed)


class Branch:
    """One of the things to choose from: its key in the options, and what it does."""

    __slots__ = ("effects", "key")
    UNCHANGING: ClassVar = True

    def __init__(self, key: str, *effects: Deed) -> None:
        self.key = key
        self.effects = effects


class Way(Option):
    """A branch that may be chosen, with what it does in the words of the card."""

    __slots__ = ("card", "effects")

    def __init__(self, branch: Branch, card: LcgCard[Any]) -> None:
        super().__init__("branch", branch.key)
        self.card = card
        self.effects = branch.effects

    def details(self) -> list[Text]:
        said = says("branch", deeds=texts(self.effects))
        return [self.card.printed.words(Text("lcg-constant", {"said": said}))]


class ChooseOne(Effect[Any, Any]):
    """One branch that can change the game, if there is one: who must choose cannot choose nothing."""

    __slots__ = ("branches", "who")

    def __init__(self, *branches: Branch, who: Players = YOU) -> None:
        self.branches = branches
        self.who = who

    def parts(self) -> Sequence[object]:
        return [effect for branch in self.branches for effect in branch.effects]

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return any(can_any(s, branch.effects, m) for branch in self.branches)

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        waiting = [s.players[seat] for seat in seats]
        while waiting := [player for player in waiting if not player.out]:
            player = yield from next_of(s, waiting, lambda one: self._stirs_for(s, one.seat, m), m.card)
            waiting.remove(player)
            yield from self._one(s, m.twin(player.seat))
        return True

    def _stirs_for(self, s: LcgState[Any], seat: int, m: Moment[Any]) -> int:
        each = m.twin(seat)
        return max(effect.stirs(s, each) for branch in self.branches for effect in branch.effects)

    def _one(self, s: LcgState[Any], m: Moment[Any]) -> Flow[None]:
        able = [branch for branch in self.branches if can_any(s, branch.effects, m)]
        if not able:
            return
        options: list[Option] = [Way(branch, m.card) for branch in able]
        args = partial(asking, m, m.seat)
        taken = yield from ask(Choice(m.seat, "choose-one", options, s.rules.choose_one, about=m.card, args=args))
        yield from run_all(s, able[options.index(taken)].effects, m)

    def text(self) -> Text:
        branches = [says("branch", deeds=texts(branch.effects)) for branch in self.branches]
        return says("choose-one", by=self.who.words, who=self.who.text(), branches=branches)


class May(Effect[Any, Any]):
    """A player resolves this or does not: the one that is named, or else you."""

    __slots__ = ("effects", "who")

    def __init__(self, *effects: Deed, who: Players = YOU) -> None:
        self.effects = effects
        self.who = who

    def parts(self) -> Sequence[object]:
        return self.effects

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return any(can_any(s, self.effects, m.twin(seat)) for seat in self.who.all(s, m))

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        whole = True
        for seat in seats:
            if not s.players[seat].out:
                done = yield from self._offer(s, m.twin(seat))
                whole = whole and done
        return whole

    def _offer(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        if not can_any(s, self.effects, m):
            return False
        options = [Option("resolve", m.card), Option("pass")]
        rule = s.rules.may if self.who is YOU else s.rules.another_may
        args = partial(asking, m, m.seat, *self.effects)
        taken = yield from ask(Choice(m.seat, "may", options, rule, about=m.card, args=args))
        if taken is options[-1]:
            return False
        done = yield from run_all(s, self.effects, m)
        return done

    def text(self) -> Text:
        return says("may", by=self.who.words, who=self.who.text(), deeds=texts(self.effects))


class EachPlayer(Effect[Any, Any]):
    """Each player in player order resolves this as "you"."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Deed) -> None:
        self.effects = effects

    def parts(self) -> Sequence[object]:
        return self.effects

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return any(can_any(s, self.effects, m.twin(seat)) for seat in s.order())

    def payable(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        """As a cost: by every player."""
        return all(effect.payable(s, m.twin(seat)) for seat in s.order() for effect in self.effects)

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        for seat in s.order():
            if not s.players[seat].out:
                yield from run_all(s, self.effects, m.twin(seat))
        return True

    def text(self) -> Text:
        return says("each-player", deeds=texts(self.effects))


class ChoosePlayer(Effect[Any, Any]):
    """Choose a player, whom the effects call "that player": one for whom they would change the game."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Deed) -> None:
        self.effects = effects

    def parts(self) -> Sequence[object]:
        return self.effects

    def _able(self, s: LcgState[Any], m: Moment[Any]) -> list[int]:
        found = []
        for seat in s.order():
            m.that = seat
            if can_any(s, self.effects, m):
                found.append(seat)
        m.that = -1
        return found

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        able = False
        for seat in s.order():
            m.that = seat
            if can_any(s, self.effects, m):
                able = True
                break
        m.that = -1
        return able

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        able = [s.players[seat] for seat in self._able(s, m)]
        args = partial(asking, m, m.seat, *self.effects)
        player = yield from choose(s, m.seat, "choose", able, s.rules.choose, about=m.card, args=args)
        if player is None:
            return False
        m.that = player.seat
        done = yield from run_all(s, self.effects, m)
        return done

    def text(self) -> Text:
        return says("choose-player", deeds=texts(self.effects))


Run: TypeAlias = Callable[[Any, Any], Flow[bool]]
Can: TypeAlias = Callable[[Any, Any], bool]


class Own(Effect[Any, Any]):
    """An effect with a coroutine of its own beside the card; its text is a message of its own."""

    __slots__ = ("may", "own_label", "runs", "words")

    def __init__(self, words: str, run: Run, can: Can | None = None, label: str = "") -> None:
        self.words = words
        self.runs = run
        self.may = can
        self.own_label = label

    def label(self) -> str:
        return self.own_label

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return self.may is None or self.may(s, m)

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        done = yield from self.runs(s, m)
        return done

    def text(self) -> Text:
        return Text(f"own-effect-{self.words}")
