"""A hero's own cards and energy."""

from __future__ import annotations

from rulebound.games.guardians import hands
from rulebound.games.guardians.damage import Moment, damage, gain, perform
from rulebound.games.guardians.state import GuardiansState, Player, TechniqueCard
from rulebound.games.guardians.words.effect import Counted, Effect, says
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text


class Draw(Counted):
    """Draw n techniques."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        hands.draw(s, player, self.n)
        return
        yield

    def text(self) -> Text:
        return says("draw", n=self.n)


class Gain(Counted):
    """Gain n energy."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from gain(s, player, self.n)

    def text(self) -> Text:
        return says("gain", n=self.n)


class TakeStance(Effect):
    """Turn this card; while it lies turned in the series, it protects: guardians.effect.stance_marker"""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        card = s.cards[moment.card]
        assert isinstance(card, TechniqueCard)
        card.turned = True
        s.log.say("stance", "guardians.effect.stance_marker", player=player, card=card)
        return
        yield

    def text(self) -> Text:
        return says("stance")


class OtherAction(Effect):
    """Perform the other action of the card just played, without a new check of number, Knockout or trap."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        card = s.cards[moment.card]
        assert isinstance(card, TechniqueCard)
        other = 1 - moment.action
        action = card.printed.actions[other]
        s.log.say("acts", "guardians.action.one_of_two", player=player, action=action)
        yield from perform(s, player, action.effects, Moment(moment.card, other))

    def text(self) -> Text:
        return says("other-action")


class SwapLaid(Effect):
    """Take the laid card back to the hand and lay another one."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        laid = player.series.cards[-1]
        rule = "guardians.selection.face_down_right_end"
        other = yield from choose(s, player.seat, "swap", player.hand.cards[:], rule)
        assert other is not None
        s.move(laid, player.hand)
        s.move(other, player.series)
        s.mix([*player.hand.cards, other], 1 << player.seat)
        s.log.say("swaps", rule, player=player)

    def text(self) -> Text:
        return says("swap-laid")


class SeizeInitiative(Effect):
    """Take the first-player card; its old holder takes damage: guardians.first_player.only_by_initiative"""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        old = s.players[s.first]
        s.first = player.seat
        s.log.say("takes-first", "guardians.first_player.only_by_initiative", player=player)
        if not old.in_battle:  # guardians.effect.initiative_when_first_out
            return
        if s.initiative_heals:
            yield from gain(s, old, 1)
        else:
            yield from damage(s, [old], 1, "initiative", player)

    def text(self) -> Text:
        return says("seize-initiative")
