"""Effects of this game on cards and forms."""

from __future__ import annotations

from rulebound.games.champions.abilities import ChampionsAbility, ChampionsEffect, ChampionsMoment
from rulebound.games.champions.forms import change_form
from rulebound.games.champions.printed import RESOURCES
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask
from rulebound.kernel.text import Arg, Text
from rulebound.lcg.abilities import SPECIAL
from rulebound.lcg.effects.cards import DiscardTop
from rulebound.lcg.initiating import use
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import DISCARDED, Count, can_any, number
from rulebound.lcg.piles import draw, take_to_hand
from rulebound.lcg.state import LcgPlayer


def says(what: str, **args: Arg) -> Text:
    return Text(f"champions-effect-{what}", args)


class DrawUp(ChampionsEffect):
    """Draw up to the printed hand size."""

    __slots__ = ()

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        player = s.players[m.seat]
        draw(s, player, s.identity(m.seat).printed.hand_size - len(player.hand.cards))
        return True

    def text(self) -> Text:
        return says("draw-up")


class DiscardTopKeep(DiscardTop):
    """Discard from the top of your deck and take the cards with a printed resource to the hand."""

    __slots__ = ("resource",)

    def __init__(self, n: Count, resource: str) -> None:
        super().__init__(n)
        self.resource = resource

    def for_player(self, s: ChampionsState, m: ChampionsMoment, player: LcgPlayer[ChampionsCard]) -> int:
        kind = RESOURCES.index(self.resource)
        gone = super().for_player(s, m, player)
        # A deck that runs out is made anew from the discard pile: what was discarded is looked at before.
        found = [card for card in m.picked(DISCARDED) if card.printed.gives[kind] and player.discard.holds(card)]
        take_to_hand(s, player, found, s.rules.sentences)
        return gone

    def text(self) -> Text:
        return says("discard-top-keep", n=number(self.n), resource=Text(f"champions-resource-{self.resource}"))


class ChangeForm(ChampionsEffect):
    """Change your form, free of charge: champions.form.ability_change_is_free"""

    __slots__ = ("may",)

    def __init__(self, may: str = "") -> None:
        self.may = may  # "alter-ego": you may change to that form, if you are not in it

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        if self.may:  # champions.ability.may_in_mandatory
            if s.is_hero(m.seat) == (self.may == "hero"):
                return False
            options = [Option("change-form", s.identity(m.seat)), Option("pass")]
            taken = yield from ask(Choice(m.seat, "may-change-form", options, s.rules.may, about=m.card))
            if taken.act == "pass":
                return False
        yield from change_form(s, m.seat)
        return True

    def text(self) -> Text:
        return says(f"may-change-to-{self.may}" if self.may else "change-form")


class ResolveSpecials(ChampionsEffect):
    """The Special abilities of your upgrades with a trait, in any order: champions.special.only_when_referenced"""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def _waiting(self, s: ChampionsState, m: ChampionsMoment) -> list[ChampionsMoment]:
        found = []
        for card in s.controlled(m.seat):
            if self.trait in card.printed.traits:
                for ability in card.printed.abilities:
                    if ability.timing == SPECIAL:
                        assert isinstance(ability, ChampionsAbility)
                        found.append(Moment(card, m.seat, ability))
        return found

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return any(each.ability and can_any(s, each.ability.effects, each) for each in self._waiting(s, m))

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        waiting = self._waiting(s, m)
        while waiting:
            options = [Option("resolve", each.card) for each in waiting]
            rule = "champions.special.only_when_referenced"
            taken = yield from ask(Choice(m.seat, "sequence", options, rule, about=m.card))
            each = waiting.pop(options.index(taken))
            each.final = not waiting
            if each.card.in_play:
                yield from use(s, each)
        return True

    def text(self) -> Text:
        return says("resolve-specials", trait=Text(f"champions-trait-{self.trait}"))


class PutUnderThis(ChampionsEffect):
    """A random card from every hand goes face down under this card."""

    __slots__ = ()

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        for player in s.in_order():
            for card in s.chance.sample(player.hand.cards, 1):
                s.mix(player.hand.cards, 1 << player.seat)  # the others cannot tell which card it was
                s.move(card, s.under)
                card.host = m.card.id
                s.log.say("put-under", s.rules.sentences, player=player, card=card, under=m.card)
        return True

    def text(self) -> Text:
        return says("put-under-this")


class ReturnFromUnder(ChampionsEffect):
    """Every card under this one returns to its owner's hand."""

    __slots__ = ()

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        for card in s.under_card(m.card):
            assert card.owner is not None
            card.host = -1
            take_to_hand(s, s.players[card.owner], [card], s.rules.sentences)
        return True

    def text(self) -> Text:
        return says("return-from-under")
