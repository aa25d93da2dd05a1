"""Abilities (Властивість) of this game: their trigger may name a form, and their bill is paid in resources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from rulebound.games.champions.printed import NOTHING, RESOURCES, Pool
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Ability, Condition, Definition, Effect, Limit, When, walk
from rulebound.lcg.moment import Moment

ChampionsMoment: TypeAlias = Moment[ChampionsCard]
ChampionsEffect: TypeAlias = Effect[ChampionsState, ChampionsMoment]


class Billed(ChampionsEffect):
    """A deed that is paid in resources: as a cost its bill is paid as one with all the others of the ability."""

    __slots__ = ("resources",)
    billed = True

    def __init__(self, resources: Pool) -> None:
        self.resources = resources  # energy, mental, physical, any


class PaidWith(Condition[ChampionsState, ChampionsMoment]):
    """If a resource of this type was spent on the card: a wild one counts as what it was declared to be."""

    __slots__ = ("kind",)

    def __init__(self, resource: str) -> None:
        self.kind = RESOURCES.index(resource)

    def holds(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return m.paid[self.kind] > 0

    def text(self) -> Text:
        return Text("champions-if-paid-with", {"resource": Text(f"champions-resource-{RESOURCES[self.kind]}")})


class ChampionsAbility(Ability):
    """An ability whose trigger may name a form; a resource ability generates something."""

    __slots__ = ("bill", "cares", "form", "gives")

    def __init__(
        self,
        timing: str,
        effects: Sequence[Effect[Any, Any]] = (),
        *,
        when: When | None = None,
        costs: Sequence[Effect[Any, Any]] = (),
        form: str = "",
        limit: Limit | None = None,
        label: str = "",
        name: str = "",
        gives: Definition | None = None,
    ) -> None:
        super().__init__(timing, effects, when=when, costs=costs, limit=limit, label=label, name=name)
        self.form = form  # "hero" or "alter-ego": the word before the trigger
        self.gives = gives  # of a resource ability: what it generates
        bill = [0, 0, 0, 0]
        for cost in costs:
            if isinstance(cost, Billed):
                for i, n in enumerate(cost.resources):
                    bill[i] += n
        self.bill: Pool = (bill[0], bill[1], bill[2], bill[3]) if any(bill) else NOTHING
        parts = [part for effect in effects for part in walk(effect)]
        self.cares = frozenset(part.kind for part in parts if isinstance(part, PaidWith))
        """The types of resources that its effects ask for: only then a wild one is asked what it stands for."""

    def head(self) -> Text:
        args = {"form": self.form or "any", "label": self.label or "none"}
        return Text(f"champions-ability-{self.timing}", {**args})

    def body(self) -> list[Text]:
        return super().body() if self.gives is None else [self.gives.text()]
