"""Effects of this game in combat: engagement, shadow cards, attacks and what keeps enemies from them."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.defense import CANNOT_ATTACK, MANY_DEFENDERS, enemy_attacks
from rulebound.games.fellowship.elimination import return_to_staging
from rulebound.games.fellowship.engagement import engage_enemy
from rulebound.games.fellowship.events import Attack, InAttack
from rulebound.games.fellowship.numbers import NO_DEFENSE, keyword
from rulebound.games.fellowship.offense import STAGING_ATTACK, player_attacks
from rulebound.games.fellowship.shadows import deal_shadow, discard_shadows
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.words.nouns import THE_DEALT_SHADOW, FellowshipNoun, FellowshipTarget
from rulebound.games.fellowship.words.tokens import NOBODY_S, THERE, OnFellowshipCards, lasts_on, says
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text
from rulebound.lcg.effects.deeds import says_much
from rulebound.lcg.events import END_OF_PHASE
from rulebound.lcg.modifiers import cannot, modified
from rulebound.lcg.moments import Count, worth
from rulebound.lcg.state import Delayed, Lasting
from rulebound.lcg.targets import THAT_PLAYER, THIS, Noun, Players


class Engage(OnFellowshipCards):
    """You engage an enemy, wherever it is: fellowship.engaged.mutual"""

    __slots__ = ()
    act = "engage"

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.in_play and card.engaged != m.seat  # fellowship.move.not_same_place

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        for card in cards:
            yield from engage_enemy(s, card, m.seat, s.rules.sentences)
        return len(cards)

    def text(self) -> Text:
        return says("engage", target=self.target.text())


class ReturnToStaging(OnFellowshipCards):
    """An engaged enemy goes back to the staging area."""

    __slots__ = ()

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.engaged >= 0

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        return_to_staging(s, card, s.rules.sentences)
        return 1

    def text(self) -> Text:
        return says("return-to-staging", target=self.target.text())


class KeepFromAttacking(OnFellowshipCards):
    """Enemies cannot attack the players they are engaged with, to the end of the phase.

    fellowship.lasting.player_snapshot: those that are engaged now.
    """

    __slots__ = ()

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.engaged >= 0

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        s.lasting = (*s.lasting, Lasting(CANNOT_ATTACK, THERE, "phase", "card", card.engaged, card.id, m.card.id))
        return 1

    def text(self) -> Text:
        return says("keep-from-attacking", target=self.target.text())


class ManyDefenders(FellowshipEffect):
    """A player may declare any number of defenders against each enemy, to the end of the phase."""

    __slots__ = ("who",)

    def __init__(self, who: Players = THAT_PLAYER) -> None:
        self.who = who

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        made = (Lasting(MANY_DEFENDERS, THERE, "phase", "player", seat, NOBODY_S) for seat in seats)
        s.lasting = (*s.lasting, *made)
        return True

    def text(self) -> Text:
        return says("many-defenders", who=self.who.text())


class AttackBonus(FellowshipEffect):
    """The attacking enemy gets so much more attack for this attack, counted now."""

    __slots__ = ("n",)

    def __init__(self, n: Count) -> None:
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n,)

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        attack = m.event
        assert isinstance(attack, Attack)
        assert attack.by is not None
        lasts_on(s, attack.by, "attack", worth(self.n, s, m), "attack", m.card)
        return True

    def text(self) -> Text:
        return says_much("fellowship-effect-attack-bonus", self.n)


class IgnoreDefense(FellowshipEffect):
    """The defending character does not count its defense in this attack."""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        attack = m.event
        assert isinstance(attack, Attack)
        assert attack.by is not None
        lasts_on(s, attack.by, NO_DEFENSE, THERE, "attack")
        return True

    def text(self) -> Text:
        return says("ignore-defense")


class DealShadow(OnFellowshipCards):
    """An enemy is dealt so many more shadow cards."""

    __slots__ = ("n",)

    def __init__(self, n: Count = 1, target: FellowshipTarget = THIS) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        for card in cards:
            against = m.event.seat if isinstance(m.event, Attack) else card.engaged
            for _ in range(worth(self.n, s, m)):
                yield from deal_shadow(s, card, s.rules.sentences, against)
        return len(cards)

    def text(self) -> Text:
        return says_much("fellowship-effect-deal-shadow", self.n, target=self.target.text())


class LookAtShadow(FellowshipEffect):
    """Look at the shadow card that was just dealt."""

    __slots__ = ()

    def _card(self, s: FellowshipState, m: FellowshipMoment) -> FellowshipCard | None:
        return next((card for card in THE_DEALT_SHADOW.candidates(s, m) if s.shadows.holds(card)), None)

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        card = self._card(s, m)
        return card is not None and not card.visible_to(m.seat)

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        card = self._card(s, m)
        if card is None:
            return False
        s.show(card, 1 << m.seat)
        s.log.say("looks", s.rules.search, player=s.players[m.seat], card=card)
        return True

    def text(self) -> Text:
        return says("look-at-shadow")


class EnemyAttacks(OnFellowshipCards):
    """Enemies attack you, outside the order of the combat phase too: fellowship.attack.enemy_outside_combat"""

    __slots__ = ()

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        for card in cards:
            yield from enemy_attacks(s, card, m.seat)
        return len(cards)

    def text(self) -> Text:
        return says("enemy-attacks", target=self.target.text())


class AttackAsShadow(FellowshipEffect):
    """This shadow card attacks the defending player itself, with a shadow card of its own; it never enters play.

    When combat is over it goes back to the top of the encounter deck.
    """

    __slots__ = ("back",)

    def __init__(self) -> None:
        self.back = BackOnTop()

    def parts(self) -> Sequence[object]:
        return (self.back,)

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        card = m.card
        if s.phase == "combat":  # in another phase every attack has one anyway
            yield from deal_shadow(s, card, s.rules.sentences, m.seat)
        yield from enemy_attacks(s, card, m.seat)
        discard_shadows(s, s.shadows_of(card), s.rules.sentences)
        if s.shadows.holds(card):
            card.host = -1
            card.attacked = False
            s.move(card, s.beside)
            s.delayed = (*s.delayed, Delayed(END_OF_PHASE, self.back, card.id, m.seat))
        return True

    def text(self) -> Text:
        return says("attack-as-shadow")


class BackOnTop(FellowshipEffect):
    """This card goes back to the top of the encounter deck."""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        if not s.beside.holds(m.card):
            return False
        s.move(m.card, s.encounter)
        s.log.say("back-on-top", s.rules.sentences, card=m.card)
        return True

    def text(self) -> Text:
        return says("back-on-top")


# --- an attack by an ability ------------------------------------------------------------------------------


def able_to_attack(noun: FellowshipNoun) -> FellowshipNoun:
    """Those that could attack some enemy now."""
    find = noun.find

    def able(s: FellowshipState, m: FellowshipMoment) -> list[FellowshipCard]:
        return [card for card in find(s, m) if eligible(s, m.seat, card)]

    return Noun(noun.said, able, None, noun.kinds)


def eligible(s: FellowshipState, seat: int, card: FellowshipCard) -> list[FellowshipCard]:
    """The enemies that this character could attack alone, ready or not: it is exhausted as the cost."""
    if cannot(s, "attack", card):
        return []
    found = []
    for enemy in s.enemies():
        ranged = enemy.engaged >= 0 and keyword(s, card, "ranged") > 0
        staged = s.staging.holds(enemy) and modified(s, card, STAGING_ATTACK, 0) > 0
        if enemy.engaged == seat or ranged or staged:
            found.append(enemy)
    return found


class AttackWith(FellowshipEffect):
    """The character that was picked attacks an eligible enemy at once; nobody joins it.

    fellowship.attack.player_outside_combat
    """

    __slots__ = ("pick",)

    def __init__(self, pick: str) -> None:
        self.pick = pick

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return any(eligible(s, m.seat, card) for card in s.characters_of(m.seat))

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        for card in m.picked(self.pick):
            if not card.in_play:
                continue
            enemy = yield from choose(s, m.seat, "attack", eligible(s, m.seat, card), s.rules.choose, about=card)
            if enemy is not None:
                yield from player_attacks(s, m.seat, enemy, [card], alone=True)
                return True
        return False

    def text(self) -> Text:
        return says("attack-with")


class CancelShadow(FellowshipEffect):
    """The shadow effect that was just triggered is cancelled: fellowship.cancel.priority"""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        assert isinstance(m.event, InAttack)
        m.event.changed = True
        s.log.say("cancelled", s.rules.cancel, card=m.event.on or m.card)
        return True

    def text(self) -> Text:
        return says("cancel-shadow")
