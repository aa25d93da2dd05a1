"""Against opponents."""

from __future__ import annotations

from rulebound.games.guardians import hands
from rulebound.games.guardians.damage import Moment, damage, stance_protects
from rulebound.games.guardians.state import GuardiansState, Player
from rulebound.games.guardians.words.effect import Counted, an_opponent, says, up_to_opponents
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text


class DamageOne(Counted):
    """Deal n damage to one chosen opponent."""

    __slots__ = ("rule", "source")

    def __init__(self, n: int, source: str, rule: str) -> None:
        super().__init__(n)
        self.source = source
        self.rule = rule

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        target = yield from an_opponent(s, player, self.source, self.rule, self.n)
        yield from damage(s, [target], self.n, self.source, player)

    def text(self) -> Text:
        return says("damage-one", n=self.n)


class DamageUpTo(Counted):
    """Deal n damage to each of up to so many different opponents, at once."""

    __slots__ = ("most", "rule", "source")

    def __init__(self, n: int, most: int, source: str, rule: str) -> None:
        super().__init__(n)
        self.most = most
        self.source = source
        self.rule = rule

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        targets = yield from up_to_opponents(s, player, self.source, self.most, self.rule, self.n)
        yield from damage(s, targets, self.n, self.source, player)

    def text(self) -> Text:
        return says("damage-up-to", n=self.n, most=self.most)


class DamageNeighbours(Counted):
    """Deal n damage to the nearest opponent in battle on the left and the nearest on the right."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        ring = s.opponents(player)
        yield from damage(s, {ring[0], ring[-1]}, self.n, "hero", player)

    def text(self) -> Text:
        return says("damage-neighbours", n=self.n)


class TheyDiscard(Counted):
    """A chosen opponent discards n cards by lot; `source` is what the stance may protect from."""

    __slots__ = ("source",)

    def __init__(self, n: int, source: str) -> None:
        super().__init__(n)
        self.source = source

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        rule = "guardians.effect.tackle_suppress_may_target_empty"
        target = yield from an_opponent(s, player, "make-discard", rule, self.n)
        if stance_protects(s, target, self.source, player):
            s.log.say("stance-holds", "guardians.effect.stance_protects_shot", player=target)
            return
        hands.discard_random(s, target, self.n, player)

    def text(self) -> Text:
        return says("they-discard", n=self.n)


class CulpritDiscards(Counted):
    """The opponent who caused this discards n cards by lot."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        assert moment.by is not None
        hands.discard_random(s, moment.by, self.n, player)
        return
        yield

    def text(self) -> Text:
        return says("culprit-discards", n=self.n)


class Stun(Counted):
    """Name an opponent and a technique: who has it discards one and takes n damage, who lacks it shows the hand."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        rule = "guardians.effect.stun_show_hand"
        target = yield from an_opponent(s, player, "stun", rule)
        tactic = yield from choose(s, player.seat, "name", s.tactics, rule)
        assert tactic is not None
        s.log.say("names", rule, player=player, target=target, technique=tactic)
        if s.ability(target).guards_hand:
            s.log.say("guards-hand", "guardians.hero.passive_always_on", player=target)
        elif hands.discard_named(s, target, tactic.technique):
            yield from damage(s, [target], self.n, "stun", player)
        else:
            hands.show_hand(s, target, EVERYONE, rule)

    def text(self) -> Text:
        return says("stun", n=self.n)


class ReadMind(Counted):
    """A chosen opponent shows you the hand and discards n by lot; if any was discarded, draw 1."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        rule = "guardians.hero.unique_ability"
        target = yield from an_opponent(s, player, "read-mind", rule)
        if not s.ability(target).guards_hand:
            hands.show_hand(s, target, 1 << player.seat, rule)
        if hands.discard_random(s, target, self.n, player):
            hands.draw(s, player, 1)

    def text(self) -> Text:
        return says("read-mind", n=self.n)


class SufferKnockout(Counted):
    """Take n damage from a Knockout instead of leaving."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from damage(s, [player], self.n, "knockout", None)

    def text(self) -> Text:
        return says("suffer-knockout", n=self.n)
