"""Effects that last for a while, wait for a later moment, or change what is about to happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import WHEN_REVEALED, Amount, Effect
from rulebound.lcg.amounts import Times
from rulebound.lcg.effects.deeds import says
from rulebound.lcg.events import END_OF_PHASE, END_OF_ROUND, Deed, Reveal
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import Count, number, run_all, worth
from rulebound.lcg.state import BLANK, AnyCard, Delayed, Lasting, LcgState
from rulebound.lcg.targets import Players, Target

ACTIVATION: Final = "activation"
"""The end of the attack or scheme that is going on."""


def changes_of(stats: Sequence[str], n: Count) -> list[Text]:
    """What becomes of the numbers; of the second and those after it the verb need not be said again."""
    return [Text(f"own-change-{stat}", {"n": number(n), "more": int(i > 0)}) for i, stat in enumerate(stats)]


class Lasts(Effect[Any, Any]):
    """For a while, a number of a card or of all characters of a player; `stat` may name several: "thw atk"."""

    __slots__ = ("n", "period", "stats", "whose")

    def __init__(self, stat: str, n: Count, whose: Target[Any, Any] | Players, period: str = "phase") -> None:
        self.stats = stat.split()
        self.n = n
        self.whose = whose
        self.period = period

    def parts(self) -> Sequence[object]:
        return (self.n,)

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        """In its period, and if there is a card that it can be done to."""
        judge = s.judge
        if not judge.in_period(s, m, self.period):
            return False
        if isinstance(self.whose, Players):
            return True
        for card in self.whose.candidates(s, m):  # noqa: SIM110
            if judge.reaches(s, m, card):
                return True
        return False

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        if isinstance(self.whose, Players):
            seats = yield from self.whose.seats(s, m)
            scope = "cost" if self.stats == ["cost"] else "characters"
            made = [self._made(stat, scope, seat, -1, m) for seat in seats for stat in self.stats]
        else:
            cards = yield from self.whose.picks(s, m, "choose", lambda card: s.judge.reaches(s, m, card), self)
            made = [self._made(stat, "card", m.seat, card.id, m) for card in cards for stat in self.stats]
        s.lasting = (*s.lasting, *made)
        s.blanks = s.blanks or BLANK in self.stats
        return True

    def _made(self, stat: str, scope: str, seat: int, card: int, m: Moment[Any]) -> Lasting:
        if isinstance(self.n, int):
            return Lasting(stat, self.n, self.period, scope, seat, card, m.card.id)
        return LastingAmount(stat, self.n, self.period, scope, seat, card, m.card.id)

    def text(self) -> Text:
        whose = self.whose.text()
        stat = self.stats[0]
        if stat.startswith("trait-"):
            return says(f"gains-trait-{self.period}", trait=Text(f"own-{stat}"), target=whose)
        if stat == "cost":
            return says("cheaper", n=-self.n if isinstance(self.n, int) else self.n.text(), by=whose)
        if isinstance(self.whose, Players):
            whose = Text("lcg-characters-of", {"who": whose})
        n = self.n.n if isinstance(self.n, Times) else self.n
        changes = changes_of(self.stats, n)
        said = says(f"lasts-{self.period}", changes=changes, target=whose)
        if isinstance(self.n, Times):
            return Text("lcg-gets-for", {"said": said, "each": self.n.each.text()})
        return said


class LastingAmount(Lasting):
    """A lasting effect whose number follows the game."""

    __slots__ = ("of",)

    def __init__(
        self, stat: str, of: Amount[Any, Any], period: str, scope: str, seat: int, card: int, source: int
    ) -> None:
        super().__init__(stat, 0, period, scope, seat, card, source)
        self.of = of

    def worth(self, s: LcgState[Any]) -> int:
        return self.of.value(s, Moment(s.cards[self.source], self.seat))


class LastingFor(Lasting):
    """A lasting effect on all cards that fit at the time when somebody asks, also those that come later."""

    __slots__ = ("target",)

    def __init__(self, stat: str, amount: int, period: str, seat: int, source: int, target: Target[Any, Any]) -> None:
        super().__init__(stat, amount, period, "target", seat, -1, source)
        self.target = target

    def reaches(self, s: LcgState[Any], card: AnyCard) -> bool:
        return card in self.target.candidates(s, Moment(s.cards[self.source], self.seat))


class LastsForAll(Effect[Any, Any]):
    """For a while, a number of every card of a target, also of those that come to fit it later."""

    __slots__ = ("n", "period", "stats", "target")

    def __init__(self, stat: str, n: Count, target: Target[Any, Any], period: str = "phase") -> None:
        self.stats = stat.split()
        self.n = n
        self.target = target
        self.period = period

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return s.judge.in_period(s, m, self.period)

    def happen(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        n = worth(self.n, s, m)
        made = [LastingFor(stat, n, self.period, m.seat, m.card.id, self.target) for stat in self.stats]
        m.count = len(self.target.candidates(s, m))
        s.lasting = (*s.lasting, *made)
        s.blanks = s.blanks or BLANK in self.stats
        return True

    def text(self) -> Text:
        changes = changes_of(self.stats, self.n)
        return says(f"lasts-{self.period}", changes=changes, target=self.target.text())


class Later(Effect[Any, Any]):
    """Something that will happen at a later moment."""

    __slots__ = ("at", "effect")

    def __init__(self, at: str, effect: Effect[Any, Any]) -> None:
        self.at = at
        self.effect = effect

    def parts(self) -> Sequence[object]:
        return (self.effect,)

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        """On its own it changes the game only if there is something to do it to; an activation tells in its end."""
        return self.at == ACTIVATION or self.effect.can(s, m)

    def happen(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        at = self.at
        if at == ACTIVATION:
            assert m.event is not None
            at = m.event.kind
        named = (m.picks or {}).items()
        picks = tuple((name, id) for name, cards in named for id in ([card.id for card in cards] or [-1]))
        s.delayed = (*s.delayed, Delayed(at, self.effect, m.card.id, m.seat, picks))
        return True

    def text(self) -> Text:
        whose = "lcg" if self.at in (END_OF_PHASE, END_OF_ROUND) else "own"
        return Text(f"{whose}-effect-later-{self.at}", {"effect": self.effect.text()})


class Prevent(Effect[Any, Any]):
    """So much of what is about to come does not come, or all of it."""

    __slots__ = ("n", "of")

    def __init__(self, n: int = 0, of: str = "damage") -> None:
        self.n = n  # 0 is all
        self.of = of

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        event = m.event
        return isinstance(event, Deed) and event.kind in s.rules.prevent and event.amount > 0

    def happen(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        event = m.event
        assert isinstance(event, Deed)
        stopped = min(self.n, event.amount) if self.n else event.amount
        event.amount -= stopped
        s.log.say("prevents", s.rules.prevent[event.kind], n=stopped, of=self.of)
        if event.amount <= 0:
            event.changed = True
        return True

    def text(self) -> Text:
        return says("prevent", n=self.n, of=self.of) if self.n else says("prevent-all", of=self.of)


class DoesNotHappen(Effect[Any, Any]):
    """What was about to happen does not take place."""

    __slots__ = ()

    def happen(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        assert m.event is not None
        m.event.changed = True
        s.log.say("replaced", s.rules.replace, card=m.card)
        return True

    def text(self) -> Text:
        return says("does-not-happen")


class HappensInstead(Effect[Any, Any]):
    """This happens in place of what was about to happen, when all have answered; of several such the last one."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect[Any, Any]) -> None:
        self.effects = effects

    def parts(self) -> Sequence[object]:
        return self.effects

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return m.event is not None and not m.event.changed

    def happen(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        assert m.event is not None
        m.event.instead = self._in_its_place(s, m)
        return True

    def _in_its_place(self, s: LcgState[Any], m: Moment[Any]) -> Flow[None]:
        s.log.say("replaced", s.rules.replace, card=m.card)
        yield from run_all(s, self.effects, m)

    def text(self) -> Text:
        return says("instead", deeds=[effect.text() for effect in self.effects])


class CancelReveal(Effect[Any, Any]):
    """Cancel the effects of a revealed card; it still counts as revealed."""

    __slots__ = ("discards",)

    def __init__(self, *, discards: bool = False) -> None:
        self.discards = discards  # the whole card, whatever its type, and its surge with it

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        """The words "When Revealed" mean any card that has this trigger."""
        event = m.event
        if self.discards or not isinstance(event, Reveal):
            return True
        assert event.on is not None
        return any(ability.timing == WHEN_REVEALED for ability in event.on.printed.abilities)

    def happen(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        event = m.event
        assert isinstance(event, Reveal)
        assert event.on is not None
        event.changed = True
        if self.discards:
            event.surge = False
            s.move(event.on, s.discard_pile(event.on))
        s.log.say("cancelled", s.rules.cancel, card=event.on)
        return True

    def text(self) -> Text:
        return says("cancel-card" if self.discards else "cancel-when-revealed")
