"""How effects are joined: if, then, choose one, in order; and effects with a coroutine of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from rulebound.games.champions.amounts import PaidWith
from rulebound.games.champions.effects.fighting import NO_CARES, says
from rulebound.games.champions.initiating import use
from rulebound.games.champions.moments import Ability, Condition, Effect, Moment, can_any, run_all
from rulebound.games.champions.payment import can_pay, pay, pool_text
from rulebound.games.champions.printed import pool
from rulebound.games.champions.simultaneous import next_of
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.targets import YOU, Who
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import SPECIAL

Run: TypeAlias = Callable[[ChampionsState, Moment], Flow[bool]]
Can: TypeAlias = Callable[[ChampionsState, Moment], bool]


class When(Effect):
    """If something is so, do this, otherwise perhaps that."""

    __slots__ = ("condition", "effects", "otherwise")

    def __init__(self, condition: Condition, *effects: Effect, otherwise: Sequence[Effect] = ()) -> None:
        self.condition = condition
        self.effects = effects
        self.otherwise = tuple(otherwise)

    @property
    def cares(self) -> frozenset[int]:
        return self.condition.kinds if isinstance(self.condition, PaidWith) else NO_CARES

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return can_any(s, self.effects if self.condition.holds(s, m) else self.otherwise, m)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        done = yield from run_all(s, self.effects if self.condition.holds(s, m) else self.otherwise, m)
        return done

    def text(self) -> Text:
        said = says("if", condition=self.condition.text(), effects=[effect.text() for effect in self.effects])
        if self.otherwise:
            return says("if-otherwise", said=said, otherwise=[effect.text() for effect in self.otherwise])
        return said


class Then(Effect):
    """champions.then.requires_full_resolution, champions.then.must_follow"""

    __slots__ = ("after", "first")

    def __init__(self, first: Effect, *after: Effect) -> None:
        self.first = first
        self.after = after

    @property
    def label(self) -> str:  # type: ignore[override]
        return self.first.label

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return self.first.can(s, m)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        done = yield from self.first.run(s, m)
        if done:
            done = yield from run_all(s, self.after, m)
        return done

    def text(self) -> Text:
        return says("then", first=self.first.text(), after=[effect.text() for effect in self.after])


class Branch:
    """One of the things to choose from: its key in the options, and what it does."""

    __slots__ = ("effects", "key")
    UNCHANGING = True

    def __init__(self, key: str, *effects: Effect) -> None:
        self.key = key
        self.effects = effects


class ChooseOne(Effect):
    """champions.choose.choice_required: one branch that can change the game, if there is one."""

    __slots__ = ("branches", "who")

    def __init__(self, *branches: Branch, who: Who = YOU) -> None:
        self.branches = branches
        self.who = who

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(can_any(s, branch.effects, m) for branch in self.branches)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        waiting = [s.players[seat] for seat in seats]
        while waiting := [player for player in waiting if not player.out]:
            player = yield from next_of(s, waiting, lambda one: self._stirs_for(s, one.seat, m), m.card)
            waiting.remove(player)
            each = Moment(m.card, player.seat, m.ability, m.event)
            each.paid = m.paid
            yield from self._one(s, each)
        return True

    def _stirs_for(self, s: ChampionsState, seat: int, m: Moment) -> int:
        each = Moment(m.card, seat, m.ability, m.event)
        return max(effect.stirs(s, each) for branch in self.branches for effect in branch.effects)

    def _one(self, s: ChampionsState, m: Moment) -> Flow[None]:
        able = [branch for branch in self.branches if can_any(s, branch.effects, m)]
        if not able:
            return
        options = [Option("branch", branch.key) for branch in able]
        taken = yield from ask(Choice(m.seat, "choose-one", options, "champions.choose.choice_required", about=m.card))
        yield from run_all(s, able[options.index(taken)].effects, m)

    def text(self) -> Text:
        branches = [says("branch", effects=[effect.text() for effect in branch.effects]) for branch in self.branches]
        return says("choose-one", by=self.who.words, who=self.who.text(), branches=branches)


class May(Effect):
    """champions.may.named_player: that player resolves this or does not; champions.may.default_controller: else you."""

    __slots__ = ("effects", "who")

    def __init__(self, *effects: Effect, who: Who = YOU) -> None:
        self.effects = effects
        self.who = who

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(can_any(s, self.effects, self._moment(m, seat)) for seat in self.who.all(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        whole = True
        for seat in seats:
            if not s.players[seat].out:
                done = yield from self._offer(s, self._moment(m, seat))
                whole = whole and done
        return whole

    def _moment(self, m: Moment, seat: int) -> Moment:
        return Moment(m.card, seat, m.ability, m.event)

    def _offer(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        if not can_any(s, self.effects, m):
            return False
        options = [Option("resolve", m.card), Option("pass")]
        rule = f"champions.may.{'default_controller' if self.who is YOU else 'named_player'}"
        taken = yield from ask(Choice(m.seat, "may", options, rule, about=m.card))
        if taken is options[-1]:
            return False
        done = yield from run_all(s, self.effects, m)
        return done

    def text(self) -> Text:
        return says("may", by=self.who.words, who=self.who.text(), effects=[effect.text() for effect in self.effects])


class SpendResources(Effect):
    """As a branch or an effect of an encounter card: generate and spend these resources."""

    __slots__ = ("bill",)

    def __init__(self, resources: str) -> None:
        self.bill = pool(resources)

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return can_pay(s, m, self.bill)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        paid = yield from pay(s, m, self.bill)
        return paid

    def text(self) -> Text:
        return says("spend", resources=pool_text(self.bill))


class ForEachPlayer(Effect):
    """Each player in player order resolves this for themselves."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(can_any(s, self.effects, Moment(m.card, seat, m.ability, m.event)) for seat in s.order())

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        for seat in s.order():
            if not s.players[seat].out:
                yield from run_all(s, self.effects, Moment(m.card, seat, m.ability, m.event))
        return True

    def text(self) -> Text:
        return says("each-player", effects=[effect.text() for effect in self.effects])


class ResolveSpecials(Effect):
    """champions.special.only_when_referenced: the Special abilities of your upgrades with a trait, in any order."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def _waiting(self, s: ChampionsState, m: Moment) -> list[tuple[Moment, Ability]]:
        found = []
        for card in s.controlled(m.seat):
            if self.trait in card.printed.traits:
                for ability in card.printed.abilities:
                    if ability.timing == SPECIAL:
                        assert isinstance(ability, Ability)
                        found.append((Moment(card, m.seat, ability), ability))
        return found

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(can_any(s, ability.effects, each) for each, ability in self._waiting(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        waiting = self._waiting(s, m)
        while waiting:
            options = [Option("resolve", each.card) for each, _ in waiting]
            rule = "champions.special.only_when_referenced"
            taken = yield from ask(Choice(m.seat, "sequence", options, rule, about=m.card))
            each, _ability = waiting.pop(options.index(taken))
            each.final = not waiting
            if each.card.in_play:
                yield from use(s, each)
        return True

    def text(self) -> Text:
        return says("resolve-specials", trait=Text(f"champions-trait-{self.trait}"))


class Own(Effect):
    """An effect with a coroutine of its own beside the card; its text is a message of its own."""

    __slots__ = ("may", "own_label", "runs", "words")

    def __init__(self, words: str, run: Run, can: Can | None = None, label: str = "") -> None:
        self.words = words
        self.runs = run
        self.may = can
        self.own_label = label

    @property
    def label(self) -> str:  # type: ignore[override]
        return self.own_label

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return self.may is None or self.may(s, m)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        done = yield from self.runs(s, m)
        return done

    def text(self) -> Text:
        return says(self.words)
