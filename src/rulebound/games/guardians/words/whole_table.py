"""What battlefields do to the whole table."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.guardians import hands
from rulebound.games.guardians.damage import Moment, damage, perform
from rulebound.games.guardians.printed import word
from rulebound.games.guardians.state import GuardiansState
from rulebound.games.guardians.tactics import BY_BATTLEFIELD, has_no_knockout, place_knockout, set_trap, shows_number
from rulebound.games.guardians.words.effect import Effect, says
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Text


class TableEffect:
    """Something that happens to the whole table."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        raise NotImplementedError  # pragma: no cover

    def text(self) -> Text:
        raise NotImplementedError  # pragma: no cover


class EachHero(TableEffect):
    """Each hero in battle does something, from the first player clockwise."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def run(self, s: GuardiansState) -> Flow[None]:
        for player in s.fighting():
            yield from perform(s, player, self.effects, Moment())

    def text(self) -> Text:
        return says("each-hero", deeds=[effect.text() for effect in self.effects])


class DamageAll(TableEffect):
    """Each hero in battle takes n damage, all at once."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: GuardiansState) -> Flow[None]:
        yield from damage(s, s.fighting(), self.n, "battlefield", None)

    def text(self) -> Text:
        return says("damage-all", n=self.n)


class TrapsOn(TableEffect):
    """Traps are set on the named techniques."""

    __slots__ = ("techniques",)

    def __init__(self, *techniques: str) -> None:
        self.techniques = techniques

    def run(self, s: GuardiansState) -> Flow[None]:
        for tactic in s.tactics:
            if tactic.technique.code in self.techniques:
                set_trap(s, tactic, BY_BATTLEFIELD)
        return
        yield

    def text(self) -> Text:
        return says("traps-on", techniques=[word("card", code) for code in self.techniques])


class RandomTrap(TableEffect):
    """One tactic by lot is turned to its trap."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        free = [tactic for tactic in s.tactics if shows_number.holds(s, 0, tactic)]
        if free:
            set_trap(s, s.chance.pick(free), BY_BATTLEFIELD)
        return
        yield

    def text(self) -> Text:
        return says("random-trap")


class RandomKnockout(TableEffect):
    """One Knockout is put on a tactic by lot."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        free = [tactic for tactic in s.tactics if has_no_knockout.holds(s, 0, tactic)]
        if free:
            place_knockout(s, s.chance.pick(free), BY_BATTLEFIELD)
        return
        yield

    def text(self) -> Text:
        return says("random-knockout")


class GiveTechnique(TableEffect):
    """Every player gets one copy of a technique."""

    __slots__ = ("technique",)

    def __init__(self, technique: str) -> None:
        self.technique = technique

    def run(self, s: GuardiansState) -> Flow[None]:
        for tactic in s.tactics:
            if tactic.technique.code == self.technique:
                hands.give_technique(s, tactic.technique)
        return
        yield

    def text(self) -> Text:
        return says("give-technique", technique=word("card", self.technique))


class PassFirstPlayer(TableEffect):
    """The first-player card goes to the next player clockwise who is in battle."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        for player in s.from_first()[1:]:
            if player.in_battle:
                s.first = player.seat
                s.log.say("takes-first", BY_BATTLEFIELD, player=player)
                break
        return
        yield

    def text(self) -> Text:
        return says("pass-first-player")


class RefreshHeroes(TableEffect):
    """Used heroes are turned face up again."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        for player in s.players:
            player.hero_card.used = False
        s.log.say("refreshes", BY_BATTLEFIELD)
        return
        yield

    def text(self) -> Text:
        return says("refresh-heroes")


class PassCards(TableEffect):
    """Each hero in battle with cards passes one by lot to the next in battle on the left, all at once."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        hands.pass_random(s, s.fighting())
        return
        yield

    def text(self) -> Text:
        return says("pass-cards")


def run_all(s: GuardiansState, effects: Sequence[TableEffect]) -> Flow[None]:
    for effect in effects:
        yield from effect.run(s)
