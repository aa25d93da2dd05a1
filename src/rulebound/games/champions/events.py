"""What happens in the game and can be interrupted or responded to."""

from __future__ import annotations

from rulebound.games.champions.numbers import attack_power, scheme_power
from rulebound.games.champions.printed import VILLAIN
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.text import Arg
from rulebound.kernel.things import Thing
from rulebound.lcg.events import DAMAGE, DEFEAT, Deed

ENEMY_ATTACK = "enemy-attack"
ENEMY_SCHEME = "enemy-scheme"
ATTACK = "attack"
THWART = "thwart"
THREAT = "threat"
CHANGE_FORM = "change-form"


class Attack(Deed[ChampionsCard]):
    """An attack: of an enemy against a player, or of a hero or ally against an enemy."""

    __slots__ = (
        "also",
        "basic",
        "boost",
        "damaged",
        "dealt",
        "defeated",
        "defended",
        "defender",
        "extra",
        "others",
        "overkill",
        "reduced",
    )

    def __init__(
        self, kind: str, by: ChampionsCard, on: ChampionsCard | None, seat: int, *, basic: bool = False
    ) -> None:
        super().__init__(kind, on, seat, by)
        self.also = False  # a further attack of one activation
        self.others: list[int] = []  # the seats that it is made against too, all at once
        self.basic = basic  # with the basic power, not by an ability
        self.boost = 0  # what the boost cards add
        self.extra = 0  # boost cards beyond the one
        self.defender: ChampionsCard | None = None
        self.defended = False
        self.reduced = False  # the defending hero used the basic power, so DEF counts
        self.overkill = False
        self.dealt = 0  # damage
        self.damaged: list[ChampionsCard] = []
        self.defeated: list[str] = []  # the kinds of characters it defeated

    def subject(self) -> Thing | None:
        return self.by

    def strength(self, s: ChampionsState) -> int:
        return 0 if self.by is None else attack_power(s, self.by)

    def facts(self, s: ChampionsState, seat: int) -> dict[str, Arg]:
        return {**super().facts(s, seat), "boost": _waits_for_boost(self.by)}


class Scheme(Deed[ChampionsCard]):
    """An enemy scheming; `amount` is the threat placed in the end."""

    __slots__ = ("boost", "extra", "less")

    def __init__(self, by: ChampionsCard, seat: int) -> None:
        super().__init__(ENEMY_SCHEME, None, seat, by)
        self.boost = 0
        self.extra = 0
        self.less = 0

    def subject(self) -> Thing | None:
        return self.by

    def strength(self, s: ChampionsState) -> int:
        return 0 if self.by is None else scheme_power(s, self.by)

    def facts(self, s: ChampionsState, seat: int) -> dict[str, Arg]:
        return {**super().facts(s, seat), "boost": _waits_for_boost(self.by)}


def _waits_for_boost(by: ChampionsCard | None) -> int:
    """Whether a boost card adds to what it does: 1 or 0, for a sentence."""
    return int(by is not None and by.kind == VILLAIN)


class Damage(Deed[ChampionsCard]):
    """Damage about to be dealt by `by` to `on`; `attack` if it comes from one."""

    __slots__ = ("attack", "excess", "was")

    def __init__(self, on: ChampionsCard, amount: int, by: ChampionsCard | None, attack: Attack | None) -> None:
        seat = on.controller if on.controller is not None else -1
        super().__init__(DAMAGE, on, seat, by, amount)
        self.attack = attack
        self.was = False  # dealt
        self.excess = 0  # beyond what the character had left


class Threat(Deed[ChampionsCard]):
    """Threat about to be placed on a scheme; `step_one` if by the villain phase itself."""

    __slots__ = ("step_one",)

    def __init__(self, on: ChampionsCard, amount: int, by: ChampionsCard | None, step_one: bool) -> None:
        super().__init__(THREAT, on, -1, by, amount)
        self.step_one = step_one


class Defeat(Deed[ChampionsCard]):
    """A character or scheme being defeated by a card, perhaps in an attack."""

    __slots__ = ("attack", "what")

    def __init__(self, card: ChampionsCard, by: ChampionsCard | None, attack: Attack | None) -> None:
        seat = by.controller if by is not None and by.controller is not None else -1
        super().__init__(DEFEAT, card, seat, by)
        self.attack = attack
        self.what = card.kind  # a facedown minion is no longer one when it has left play
