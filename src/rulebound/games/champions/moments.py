"""What an effect knows when it runs, and what all effects, costs, targets, amounts and conditions have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from rulebound.games.champions.printed import NOTHING, Pool
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Arg, Text
from rulebound.lcg import abilities as lcg
from rulebound.lcg.abilities import Definition
from rulebound.lcg.state import Event

if TYPE_CHECKING:
    from rulebound.games.champions.events import Attack


class Moment:
    """One use of an ability: whose card, who resolves it ("you"), what it answers, how it was paid."""

    __slots__ = (
        "ability", "attack", "buys", "card", "chosen", "count", "decided", "event", "final", "paid", "seat", "x",
    )  # fmt: skip

    def __init__(
        self, card: ChampionsCard, seat: int, ability: Ability | None = None, event: Event | None = None
    ) -> None:
        self.card = card
        self.seat = seat
        self.ability = ability
        self.event = event
        self.paid: Pool = NOTHING  # the resources spent on it, wild ones as what they stood for
        self.buys = card  # what is paid for, if another card than this
        self.x = 0  # the number a cost fixed
        self.chosen: list[ChampionsCard] = []  # targets so far
        self.decided: list[tuple[Definition, list[ChampionsCard]]] = []  # choices made before the ability begins
        self.count = 0  # how much the effect before this one really did
        self.final = False  # the final step of a sequence
        self.attack: Attack | None = None  # the attack this moment made


class Condition(Definition):
    """Something that is so or not."""

    __slots__ = ()

    def holds(self, s: ChampionsState, m: Moment) -> bool:
        raise NotImplementedError  # pragma: no cover


class Amount(Definition):
    """A number that depends on the game."""

    __slots__ = ()

    def value(self, s: ChampionsState, m: Moment) -> int:
        raise NotImplementedError  # pragma: no cover


Count: TypeAlias = "int | Amount"


def worth(n: Count, s: ChampionsState, m: Moment) -> int:
    return n if isinstance(n, int) else n.value(s, m)


def number(n: Count) -> Arg:
    """The words for an amount."""
    return n if isinstance(n, int) else n.text()


class Effect(Definition):
    """Something an ability does. `run` says whether it could be done completely, which "then" asks."""

    __slots__ = ()
    label = ""  # "attack" or "thwart": marks the whole ability

    def can(self, s: ChampionsState, m: Moment) -> bool:
        """Whether it would change the game: champions.ability.must_change_game"""
        return True

    def decide(self, s: ChampionsState, m: Moment) -> Flow[None]:
        """Make the choices before the ability begins to resolve, and keep them in `m.decided`."""
        return
        yield

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        raise NotImplementedError  # pragma: no cover

    def stirs(self, s: ChampionsState, m: Moment) -> int:
        """What more comes of it, if several players do it at one moment: see simultaneous.py."""
        return 0


HAND: Final = "hand"
Claim: TypeAlias = tuple[str, int, int, int]
"""What a cost uses up: what it is, of which card or player, how much is there, how much the cost takes."""


class Cost(Definition):
    """Something that is done to use an ability."""

    __slots__ = ()
    bill: Pool = NOTHING  # energy, mental, physical, any

    def claim(self, s: ChampionsState, m: Moment) -> Claim | None:
        """What it uses up, so that no other cost can have it."""
        return None

    def payable(self, s: ChampionsState, m: Moment) -> bool:
        """Whether a cost that claims nothing can be paid."""
        return True

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        raise NotImplementedError  # pragma: no cover


def payable_together(s: ChampionsState, *parts: tuple[Moment, Sequence[Cost]]) -> bool:
    """champions.cost.multiple_paid_together: what one cost takes is not there for another."""
    taken: dict[tuple[str, int], int] = {}
    for m, costs in parts:
        for cost in costs:
            claim = cost.claim(s, m)
            if claim is None:
                if not cost.payable(s, m):
                    return False
                continue
            what, whose, there, n = claim
            n += taken.get((what, whose), 0)
            if n > there:
                return False
            taken[what, whose] = n
    return True


class Ability(lcg.Ability):
    """An ability of this game: a trigger that may name a form, costs before the arrow, effects after it.

    champions.cost.arrow_separates
    """

    __slots__ = ("bill", "costs", "effects", "form", "gives", "name")

    def __init__(
        self,
        timing: str,
        effects: Sequence[Effect],
        *,
        when: lcg.When | None = None,
        costs: Sequence[Cost] = (),
        form: str = "",
        limit: lcg.Limit | None = None,
        label: str = "",
        name: str = "",
        gives: Definition | None = None,
    ) -> None:
        for effect in effects:
            label = label or effect.label
        super().__init__(timing, when, limit, label)
        self.effects = tuple(effects)
        self.costs = tuple(costs)
        self.form = form  # "hero" or "alter-ego": the word before the trigger
        self.name = name
        self.gives = gives  # of a resource ability: what it generates
        bill = [0, 0, 0, 0]
        for cost in costs:
            for i, n in enumerate(cost.bill):
                bill[i] += n
        self.bill: Pool = (bill[0], bill[1], bill[2], bill[3])

    def text(self) -> Text:
        """The bold trigger with form and label, the condition, the costs before the arrow, the effects, the limit.

        champions.trigger.bold_text_before_colon
        """
        head = Text(f"champions-ability-{self.timing}", {"form": self.form or "any", "label": self.label or "none"})
        effects: Arg = [effect.text() for effect in self.effects]
        if self.gives is not None:
            effects = [self.gives.text()]
        body = Text("champions-ability-effects", {"effects": effects})
        if self.costs:
            body = Text("champions-ability-costs", {"costs": [cost.text() for cost in self.costs], "effects": effects})
        if self.when is not None:
            body = Text(f"champions-ability-when-{self.timing}", {"when": self.when.text(), "body": body})
        said = Text("champions-ability", {"head": head, "body": body})
        if self.limit is not None:
            said = Text("champions-ability-limited", {"text": said, "limit": self.limit.text()})
        if self.name:
            said = Text("champions-ability-named", {"name": self.name, "text": said})
        return said


def run_all(s: ChampionsState, effects: Sequence[Effect], m: Moment) -> Flow[bool]:
    """champions.ability.sentences_in_order"""
    whole = True
    for effect in effects:
        done = yield from effect.run(s, m)
        whole = whole and done
    return whole


def can_any(s: ChampionsState, effects: Sequence[Effect], m: Moment) -> bool:
    for effect in effects:  # noqa: SIM110 (a generator here would cost more than the loop)
        if effect.can(s, m):
            return True
    return False
