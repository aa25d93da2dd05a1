"""Numbers and conditions that depend on the game."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.champions.events import Attack, Deed
from rulebound.games.champions.moments import Amount, Condition, Count, Moment, number, worth
from rulebound.games.champions.numbers import attack_power, has_trait, remaining
from rulebound.games.champions.printed import RESOURCES
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.targets import Target
from rulebound.kernel.text import Arg, Text


class Counted(Amount):
    """A number that a function reads off the table."""

    __slots__ = ("read", "words")

    def __init__(self, words: str, read: Callable[[ChampionsState, Moment], int]) -> None:
        self.words = words
        self.read = read

    def value(self, s: ChampionsState, m: Moment) -> int:
        return self.read(s, m)

    def text(self) -> Text:
        return Text(f"champions-amount-{self.words}")


class Times(Amount):
    """So much for each of something, to a maximum."""

    __slots__ = ("each", "most", "n", "plus")

    def __init__(self, n: int, each: Amount, most: int = 0, plus: int = 0) -> None:
        self.n = n
        self.each = each
        self.most = most
        self.plus = plus

    def value(self, s: ChampionsState, m: Moment) -> int:
        total = self.plus + self.n * self.each.value(s, m)
        return min(total, self.most) if self.most else total

    def text(self) -> Text:
        said = Text("champions-amount-times", {"n": self.n, "each": self.each.text()})
        if self.plus:
            said = Text("champions-amount-plus", {"plus": self.plus, "said": said})
        return Text("champions-amount-most", {"most": self.most, "said": said}) if self.most else said


class Instead(Amount):
    """One number, or another one instead if something is so."""

    __slots__ = ("condition", "n", "other")

    def __init__(self, n: Count, other: Count, condition: Condition) -> None:
        self.n = n
        self.other = other
        self.condition = condition

    @property
    def cares(self) -> frozenset[int]:
        return self.condition.kinds if isinstance(self.condition, PaidWith) else frozenset()

    def value(self, s: ChampionsState, m: Moment) -> int:
        return worth(self.other if self.condition.holds(s, m) else self.n, s, m)

    def text(self) -> Text:
        args: dict[str, Arg] = {"n": number(self.n), "other": number(self.other), "condition": self.condition.text()}
        return Text("champions-amount-instead", args)


class PerPlayer(Amount):
    """champions.per_player.multiplies_by_starters"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def value(self, s: ChampionsState, m: Moment) -> int:
        return self.n * s.starters

    def text(self) -> Text:
        return Text("champions-amount-per-player", {"n": self.n})


class InPlay(Amount):
    """How many cards of a kind there are."""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def value(self, s: ChampionsState, m: Moment) -> int:
        return len(self.target.candidates(s, m))

    def text(self) -> Text:
        return self.target.counted()


class ThreatOn(Amount):
    """The threat on the scheme of a title."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        self.title = title

    def value(self, s: ChampionsState, m: Moment) -> int:
        card = s.named(self.title)
        return 0 if card is None else card.threat

    def text(self) -> Text:
        return Text("champions-amount-threat-on", {"title": self.title})


def _x(s: ChampionsState, m: Moment) -> int:
    return m.x


def _done(s: ChampionsState, m: Moment) -> int:
    return m.count


def _counters(s: ChampionsState, m: Moment) -> int:
    """Of a card that was discarded as a cost, those that lay on it."""
    return m.card.counters if m.card.in_play else m.x


def _sustained(s: ChampionsState, m: Moment) -> int:
    """champions.sustained_damage.definition"""
    return s.identity(m.seat).damage


def _atk(s: ChampionsState, m: Moment) -> int:
    return attack_power(s, s.identity(m.seat))


def _attack_damage(s: ChampionsState, m: Moment) -> int:
    return m.attack.dealt if m.attack is not None else 0


def _remaining(s: ChampionsState, m: Moment) -> int:
    return remaining(s, m.card)


CARDS_DISCARDED = Counted("cards-discarded", _x)  # as a cost
X = Counted("x", _x)  # what a cost fixed: cards discarded, counters, resources
THAT_MANY = Counted("that-many", _done)  # what the effect before did
DAMAGE_OF_THE_ATTACK = Counted("damage-of-the-attack", _attack_damage)  # the one the effect before made
THREAT_PLACED = Counted("threat-placed", _done)  # by the scheme the effect before made
COUNTERS_HERE = Counted("counters-here", _counters)
DAMAGE_YOU_HAVE_SUSTAINED = Counted("damage-sustained", _sustained)
YOUR_HEROS_ATK = Counted("your-heros-atk", _atk)
REMAINING_HIT_POINTS = Counted("remaining-hit-points", _remaining)


# --- conditions -------------------------------------------------------------------------------------------


class If(Condition):
    """Something a function sees on the table."""

    __slots__ = ("see", "words")

    def __init__(self, words: str, see: Callable[[ChampionsState, Moment], bool]) -> None:
        self.words = words
        self.see = see

    def holds(self, s: ChampionsState, m: Moment) -> bool:
        return self.see(s, m)

    def text(self) -> Text:
        return Text(f"champions-if-{self.words}")


class Not(Condition):
    __slots__ = ("of",)

    def __init__(self, of: Condition) -> None:
        self.of = of

    def holds(self, s: ChampionsState, m: Moment) -> bool:
        return not self.of.holds(s, m)

    def text(self) -> Text:
        return Text("champions-if-not", {"of": self.of.text()})


class YouHaveTrait(Condition):
    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def holds(self, s: ChampionsState, m: Moment) -> bool:
        return has_trait(s, s.identity(m.seat), self.trait)

    def text(self) -> Text:
        return Text("champions-if-trait", {"trait": Text(f"champions-trait-{self.trait}")})


class PaidWith(Condition):
    """If a resource of this type was spent on the card: a wild one counts as what it was declared to be."""

    __slots__ = ("kind", "kinds")

    def __init__(self, resource: str) -> None:
        self.kind = RESOURCES.index(resource)
        self.kinds = frozenset((self.kind,))

    def holds(self, s: ChampionsState, m: Moment) -> bool:
        return m.paid[self.kind] > 0

    def text(self) -> Text:
        return Text("champions-if-paid-with", {"resource": Text(f"champions-resource-{RESOURCES[self.kind]}")})


class Exists(Condition):
    """If there is such a card in play."""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def holds(self, s: ChampionsState, m: Moment) -> bool:
        return bool(self.target.candidates(s, m))

    def text(self) -> Text:
        return Text("champions-if-exists", {"target": self.target.text()})


class Absent(Condition):
    """If there is no such card in play."""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def holds(self, s: ChampionsState, m: Moment) -> bool:
        return not self.target.candidates(s, m)

    def text(self) -> Text:
        return Text("champions-if-absent", {"target": self.target.text()})


def _nothing_done(s: ChampionsState, m: Moment) -> bool:
    return m.count == 0


def _final(s: ChampionsState, m: Moment) -> bool:
    return m.final


def _alter_ego(s: ChampionsState, m: Moment) -> bool:
    return not s.is_hero(m.seat)


def _hero(s: ChampionsState, m: Moment) -> bool:
    return s.is_hero(m.seat)


def _no_minions(s: ChampionsState, m: Moment) -> bool:
    return not s.minions()


def _undefended(s: ChampionsState, m: Moment) -> bool:
    """champions.enemy_attack.undefended_definition"""
    return isinstance(m.event, Attack) and not m.event.defended


def _attack_dealt(s: ChampionsState, m: Moment) -> bool:
    return m.attack is not None and m.attack.dealt > 0


def _damaged_you(s: ChampionsState, m: Moment) -> bool:
    return isinstance(m.event, Attack) and s.identity(m.seat) in m.event.damaged


def _that_in_play(s: ChampionsState, m: Moment) -> bool:
    return isinstance(m.event, Deed) and m.event.on is not None and m.event.on.in_play


NOTHING_WAS_DONE = If("nothing-was-done", _nothing_done)
NO_ATTACK_WAS_MADE = If("no-attack-was-made", _nothing_done)
FINAL_STEP = If("final-step", _final)
IN_ALTER_EGO_FORM = If("alter-ego-form", _alter_ego)
IN_HERO_FORM = If("hero-form", _hero)
NO_MINIONS = If("no-minions", _no_minions)
UNDEFENDED = If("undefended", _undefended)
THE_ATTACK_DEALT_DAMAGE = If("attack-dealt-damage", _attack_dealt)
THIS_ACTIVATION_DAMAGED_YOU = If("activation-damaged-you", _damaged_you)
AERIAL = YouHaveTrait("aerial")
