"""Abilities and what they are made of: triggers, limits, conditions, amounts, effects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from rulebound.kernel.fields import Kept
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Text

S = TypeVar("S")
M = TypeVar("M")

# When an ability takes effect. The first seven are the steps of a window, see windows.py.
WOULD: Final = "would"
CANCEL: Final = "cancel"
FORCED_INTERRUPT: Final = "forced-interrupt"
INTERRUPT: Final = "interrupt"
FORCED_RESPONSE: Final = "forced-response"
RESPONSE: Final = "response"
ACTION: Final = "action"
RESOURCE: Final = "resource"
WHEN_REVEALED: Final = "when-revealed"
WHEN_DEFEATED: Final = "when-defeated"
BOOST: Final = "boost"
SPECIAL: Final = "special"
SETUP: Final = "setup"
SHADOW: Final = "shadow"
TRAVEL: Final = "travel"
RESOLUTION: Final = "resolution"

FORCED: Final = frozenset((WOULD, FORCED_INTERRUPT, FORCED_RESPONSE))
"""Abilities that the game itself carries out at their moment; nobody may decline."""
ASKED: Final = (CANCEL, INTERRUPT, RESPONSE)
"""The steps in which players may use abilities, also those of cards in their hands."""


class Definition(Kept):
    """Part of a printed card: shared by all copies, never changed, told in words by itself."""

    __slots__ = ()
    UNCHANGING: ClassVar = True

    def text(self) -> Text:
        """What it says, put into words by the same object that does it.

        A word that each game has for itself (its traits, its numbers) is `own-…`: see `LcgPrinted.words`.
        """
        raise NotImplementedError  # pragma: no cover

    def parts(self) -> Sequence[object]:
        """What it is made of, as far as those are definitions too."""
        return ()

    def __reduce_ex__(self, protocol: Any) -> Any:
        """A pickled state names the place on a card where a definition stands and does not copy it."""
        place = PLACES.get(self)
        return object.__reduce_ex__(self, protocol) if place is None else place


PLACES: Final[dict[Definition, tuple[Callable[[str, str, int], Definition], tuple[str, str, int]]]] = {}
"""Where each definition stands that is printed on a card: what finds it there, and with which arguments."""


def walk(part: object) -> Iterator[Definition]:
    """A definition and all that it is made of."""
    if isinstance(part, Definition):
        yield part
        for inner in part.parts():
            yield from walk(inner)


class Limit(Definition):
    """How often an ability may be used in a period: each copy for itself, or all copies of a title together.

    With `each_player` the uses of every player are counted apart.
    """

    __slots__ = ("each_player", "keys", "period", "times", "together")

    def __init__(
        self, times: int = 1, period: str = "round", *, together: bool = False, each_player: bool = False
    ) -> None:
        self.times = times
        self.period = period
        self.together = together  # "max", not "limit"
        self.each_player = each_player
        self.keys: dict[tuple[int, str, int, int], str] = {}  # put together once: asked at every choice

    def key(self, card: int, code: str, number: int, seat: int) -> str:
        """What is counted: the uses of this copy, face by face, or of every card with this title."""
        key = f"{self.period}:{code}:{number}" if self.together else f"{self.period}:{card}:{code}:{number}"
        if self.each_player:
            key = f"{key}/{seat}"
        self.keys[card, code, number, seat] = key
        return key

    @staticmethod
    def is_of(key: str, card: int) -> bool:
        """Whether the uses counted there are those of this copy."""
        parts = key.split(":")
        return len(parts) == 4 and parts[1] == str(card)

    def text(self) -> Text:
        kind = "limit-each" if self.each_player and not self.together else "max" if self.together else "limit"
        return Text(f"lcg-{kind}-{self.period}", {"n": self.times})


class When(Definition):
    """A triggering condition: the kind of event, and what must be true of it."""

    __slots__ = ("kind", "words")

    def __init__(self, kind: str, words: str) -> None:
        self.kind = kind
        self.words = words


class Condition(Definition, Generic[S, M]):
    """Something that is so or not."""

    __slots__ = ()

    def holds(self, s: S, m: M) -> bool:
        raise NotImplementedError  # pragma: no cover


class Amount(Definition, Generic[S, M]):
    """A number that depends on the game."""

    __slots__ = ()

    def value(self, s: S, m: M) -> int:
        raise NotImplementedError  # pragma: no cover


Claim: TypeAlias = tuple[str, int, int, int]
"""What a cost uses up: what it is, of which card or player, how much is there, how much the cost takes."""


class Effect(Definition, Generic[S, M]):
    """Something an ability does, or something that is done to use it: the same deed before the arrow and after it.

    One that asks nobody is a plain function, `happen`; one that asks is a coroutine, `run`. Both say whether it could
    be done completely, which "then" asks.
    """

    __slots__ = ()
    billed: ClassVar[bool] = False  # as a cost it is part of the bill, which is paid as one

    def label(self) -> str:
        """The word with which it marks the whole ability: "attack" or "thwart"."""
        return ""

    def can(self, s: S, m: M) -> bool:
        """Whether it would change the game."""
        return True

    def decide(self, s: S, m: M) -> Flow[None]:
        """Make its choices before the ability begins, and keep them in the moment."""
        return
        yield

    def happen(self, s: S, m: M) -> bool:
        raise NotImplementedError  # pragma: no cover

    def run(self, s: S, m: M) -> Flow[bool]:
        return self.happen(s, m)
        yield

    def stirs(self, s: S, m: M) -> int:
        """What more comes of it, if several players do it at one moment: see simultaneous.py."""
        return 0

    # --- as a cost ----------------------------------------------------------------------------------------

    def claim(self, s: S, m: M) -> Claim | None:
        """What it uses up as a cost, so that no other cost can have it."""
        return None

    def payable(self, s: S, m: M) -> bool:
        """Whether a cost that claims nothing can be paid."""
        return self.can(s, m)

    def affordable(self, s: S, m: M) -> bool:
        """Whether it can be paid, if nothing else is."""
        claim = self.claim(s, m)
        return self.payable(s, m) if claim is None else claim[3] <= claim[2]

    def tires(self) -> bool:
        """Whether it exhausts the card that it stands on: then nobody need ask more of one that is exhausted."""
        return False

    def settle(self, s: S, m: M) -> None:
        """The bill has been paid that it is part of."""


class Ability(Definition):
    """A trigger, a condition, costs before the arrow, effects after it."""

    __slots__ = ("anyone", "costs", "effects", "forced", "label", "limit", "name", "phase", "timing", "tires", "when")

    def __init__(
        self,
        timing: str,
        effects: Sequence[Effect[Any, Any]] = (),
        *,
        when: When | None = None,
        costs: Sequence[Effect[Any, Any]] = (),
        limit: Limit | None = None,
        label: str = "",
        name: str = "",
    ) -> None:
        for effect in effects:
            label = label or effect.label()
        self.timing = timing
        self.forced = timing in FORCED
        self.effects = tuple(effects)
        self.when = when
        self.costs = tuple(costs)
        self.tires = any(cost.tires() for cost in costs)  # its own card must be ready
        self.limit = limit
        self.label = label  # "attack", "thwart", "defense" in brackets after the trigger
        self.name = name
        self.phase = ""  # to which its trigger confines it
        self.anyone = False  # every player may use it, whoever controls the card

    def parts(self) -> Sequence[object]:
        return (*self.costs, *self.effects)

    def head(self) -> Text:
        """The bold words before the colon."""
        return Text(f"own-ability-{self.timing}", {"label": self.label or "none"})

    def body(self) -> list[Text]:
        return [effect.text() for effect in self.effects]

    def occasion(self, when: When, body: Text) -> Text:
        """When it happens, then what."""
        return Text(f"lcg-ability-when-{self.timing}", {"when": when.text(), "body": body})

    def text(self) -> Text:
        """The bold trigger, the condition, the costs before the arrow, the effects, the limit."""
        effects = self.body() or [cost.text() for cost in self.costs]
        said = Text("lcg-ability-effects", {"effects": effects})
        if self.costs and self.effects:
            said = Text("lcg-ability-costs", {"costs": [cost.text() for cost in self.costs], "effects": effects})
        if self.when is not None:
            said = self.occasion(self.when, said)
        said = Text("lcg-ability", {"head": self.head(), "body": said})
        if self.limit is not None:
            said = Text("lcg-ability-limited", {"text": said, "limit": self.limit.text()})
        if self.name:
            said = Text("lcg-ability-named", {"name": self.name, "text": said})
        return said
