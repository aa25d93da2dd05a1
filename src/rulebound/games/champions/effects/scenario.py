"""Effects of the scenario: threat, enemy activations, encounter cards, boost cards, drones, nemeses."""

from __future__ import annotations

from rulebound.games.champions.activation import enemy_attacks, enemy_schemes
from rulebound.games.champions.damage import deal_damage
from rulebound.games.champions.effects.fighting import says, says_much
from rulebound.games.champions.encounter import engage, put_minion_into_play, put_side_scheme, reveal, reveal_top
from rulebound.games.champions.entering import enter_play
from rulebound.games.champions.events import Attack, Reveal, Scheme, Threat
from rulebound.games.champions.moments import Count, Effect, Moment, worth
from rulebound.games.champions.piles import deal_encounter_card, discard_encounter_until, make_deck
from rulebound.games.champions.printed import ENVIRONMENT, MINION, SIDE_SCHEME
from rulebound.games.champions.simultaneous import NOTHING, SOMETHING, next_of, stir_of_threat
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.targets import THE_VILLAIN, YOU, Target, Who
from rulebound.games.champions.threat import place_threat
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import WHEN_REVEALED


class PlaceThreat(Effect):
    __slots__ = ("n", "target")

    def __init__(self, n: Count, target: Target) -> None:
        self.n = n
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(card.in_play for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        amount = worth(self.n, s, m)
        cards = yield from self.target.picks(s, m, "threat", lambda card: card.in_play)
        m.count = 0
        waiting = cards[:]
        while waiting:
            card = yield from next_of(s, waiting, lambda one: stir_of_threat(s, one, amount, m.card), m.card)
            waiting.remove(card)
            m.count += yield from place_threat(s, card, amount, m.card)
        return bool(cards)

    def stirs(self, s: ChampionsState, m: Moment) -> int:
        amount = worth(self.n, s, m)
        return max((stir_of_threat(s, card, amount, m.card) for card in self.target.candidates(s, m)), default=0)

    def text(self) -> Text:
        return says_much("place-threat", self.n, target=self.target.text())


class AddAcceleration(Effect):
    """Give the main scheme an acceleration token."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        s.acceleration += 1
        s.log.say("acceleration", "champions.acceleration_token.raises_step_one_threat", n=s.acceleration)
        return True
        yield

    def text(self) -> Text:
        return says("acceleration")


class Surge(Effect):
    """This card gains surge."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        if isinstance(m.event, Reveal):
            m.event.surge = True
        return True
        yield

    def text(self) -> Text:
        return says("surge")


class EnemyAttacks(Effect):
    """champions.attack.enemy_extra_attack_explicit: enemies attack you, or the players they are engaged with."""

    __slots__ = ("engaged", "target")

    def __init__(self, target: Target = THE_VILLAIN, *, engaged: bool = False) -> None:
        self.target = target
        self.engaged = engaged  # each attacks the hero it is engaged with

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return bool(self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        made = 0
        waiting = self.target.candidates(s, m)
        while waiting := [enemy for enemy in waiting if self._attacks(s, enemy, m)]:
            enemy = yield from next_of(s, waiting, lambda one: NOTHING if one.stunned else SOMETHING, m.card)
            waiting.remove(enemy)
            attack = yield from enemy_attacks(s, enemy, self._against(enemy, m))
            if attack is not None:
                m.attack = attack
                made += 1
        m.count = made
        return made > 0

    def _against(self, enemy: ChampionsCard, m: Moment) -> int:
        return enemy.engaged if self.engaged and enemy.engaged >= 0 else m.seat

    def _attacks(self, s: ChampionsState, enemy: ChampionsCard, m: Moment) -> bool:
        seat = self._against(enemy, m)
        return enemy.in_play and not s.players[seat].out and (not self.engaged or s.is_hero(seat))

    def text(self) -> Text:
        return says("enemy-attacks-engaged" if self.engaged else "enemy-attacks", target=self.target.text())


class EnemySchemes(Effect):
    """An enemy schemes; m.count is the threat placed."""

    __slots__ = ("target",)

    def __init__(self, target: Target = THE_VILLAIN) -> None:
        self.target = target

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        m.count = 0
        waiting = self.target.candidates(s, m)
        while waiting:
            enemy = yield from next_of(s, waiting, lambda one: NOTHING if one.confused else SOMETHING, m.card)
            waiting.remove(enemy)
            scheme = yield from enemy_schemes(s, enemy, m.seat)
            m.count += scheme.amount if scheme is not None else 0
        return True

    def text(self) -> Text:
        return says("enemy-schemes", target=self.target.text())


class ExtraBoost(Effect):
    """Give the enemy another boost card for this activation."""

    __slots__ = ()

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return isinstance(m.event, Attack | Scheme)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        if isinstance(m.event, Attack | Scheme):
            m.event.extra += 1
        return True
        yield

    def text(self) -> Text:
        return says("extra-boost")


class GainOverkill(Effect):
    """The attack gains overkill."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        assert isinstance(m.event, Attack)
        m.event.overkill = True
        return True
        yield

    def text(self) -> Text:
        return says("gain-overkill")


class LessThreat(Effect):
    """Reduce the threat that a scheming enemy places."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        assert isinstance(m.event, Scheme)
        m.event.less += self.n
        return True
        yield

    def text(self) -> Text:
        return says("less-threat", n=self.n)


class InsteadOfAttack(Effect):
    """champions.replacement.resolves_instead: the attack does not take place."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        assert m.event is not None
        m.event.changed = True
        s.log.say("replaced", "champions.replacement.resolves_instead", card=m.card)
        return True
        yield

    def text(self) -> Text:
        return says("instead")


class CancelReveal(Effect):
    """champions.cancel.stops_initiation: the effects of a revealed card; it still counts as revealed."""

    __slots__ = ("discards",)

    def __init__(self, *, discards: bool = False) -> None:
        self.discards = discards  # the whole card, whatever its type, and its surge with it

    def can(self, s: ChampionsState, m: Moment) -> bool:
        """champions.trigger.quoted_trigger_is_reference: "When Revealed" means any card that has this trigger."""
        event = m.event
        if self.discards or not isinstance(event, Reveal):
            return True
        assert event.on is not None
        return any(ability.timing == WHEN_REVEALED for ability in event.on.printed.abilities)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        event = m.event
        assert isinstance(event, Reveal)
        assert event.on is not None
        event.changed = True
        if self.discards:
            event.surge = False
            s.move(event.on, s.encounter_discard)
        s.log.say("cancelled", "champions.cancel.stops_initiation", card=event.on)
        return True
        yield

    def text(self) -> Text:
        return says("cancel-card" if self.discards else "cancel-when-revealed")


class TakeThreatAsDamage(Effect):
    """Threat that would be placed is dealt to you as damage instead."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        event = m.event
        assert isinstance(event, Threat)
        event.instead = self._take(s, m, event)  # champions.replacement.most_recent_wins
        s.log.say("replaced", "champions.replacement.resolves_instead", card=m.card)
        return True
        yield

    def _take(self, s: ChampionsState, m: Moment, event: Threat) -> Flow[None]:
        """champions.replacement.applies_at_condition"""
        yield from deal_damage(s, s.identity(m.seat), event.amount, m.card)

    def text(self) -> Text:
        return says("take-threat-as-damage")


class RevealTop(Effect):
    """Reveal the top card of the encounter deck."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        yield from reveal_top(s, m.seat)
        return True

    def text(self) -> Text:
        return says("reveal-top")


class DealEncounter(Effect):
    """champions.deal_encounter.ability_takes_top_card"""

    __slots__ = ("who",)

    def __init__(self, who: Who = YOU) -> None:
        self.who = who

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        for seat in seats:
            deal_encounter_card(s, s.players[seat])
        return True

    def text(self) -> Text:
        return says("deal-encounter", by=self.who.words, who=self.who.text())


class FindAndReveal(Effect):
    """Search the encounter deck and discard pile for a card by title, reveal it or put it into play, shuffle."""

    __slots__ = ("engaged", "put", "title", "trait")

    def __init__(self, title: str = "", *, trait: str = "", put: bool = False, engaged: bool = False) -> None:
        self.title = title
        self.trait = trait
        self.put = put
        self.engaged = engaged  # it is a minion: it comes engaged with you

    def _fits(self, card: ChampionsCard) -> bool:
        if self.title:
            return card.printed.plain == self.title
        return card.printed.kind == MINION and self.trait in card.printed.traits

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        found = [card for zone in (s.encounter, s.encounter_discard) for card in zone.cards if self._fits(card)]
        m.count = len(found[:1])
        if not found:
            s.shuffle(s.encounter)
            return False
        card = found[0]
        if len({one.printed.code for one in found}) > 1:  # champions.search.choose_one_of_many
            for one in found:
                s.show(one, EVERYONE)
            picked = yield from choose(s, m.seat, "choose", found, "champions.search.choose_one_of_many", about=m.card)
            assert picked is not None
            card = picked
        s.move(card, s.revealing)
        s.shuffle(s.encounter)
        s.log.say("finds", "champions.search.found_card_to_named_place", player=s.players[m.seat], card=card)
        if not self.put:
            yield from reveal(s, card, m.seat, from_deck=False)
        elif card.printed.kind == MINION:
            yield from put_minion_into_play(s, card, m.seat)
        elif card.printed.kind == ENVIRONMENT:
            yield from enter_play(s, card, s.environments, m.seat)
        else:
            yield from put_side_scheme(s, card, m.seat)
        return True

    def text(self) -> Text:
        verb = "put" if self.put else "reveal"
        if self.engaged:
            return says("find-put-engaged", title=self.title)
        if self.title:
            return says(f"find-{verb}", title=self.title)
        return says(f"find-{verb}-trait", trait=Text(f"champions-trait-{self.trait}"))


class DiscardUntil(Effect):
    """Discard from the encounter deck until such a card comes; a minion engages, a side scheme is revealed."""

    __slots__ = ("kind", "trait", "who")

    def __init__(self, kind: str, who: Who, trait: str = "") -> None:
        self.kind = kind
        self.who = who
        self.trait = trait

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        seats = (yield from self.who.seats(s, m)) or [s.first]
        card = discard_encounter_until(s, (self.kind,), self.trait)
        m.count = 0 if card is None else 1
        if card is None:
            return False
        s.log.say("finds", "champions.search.found_card_to_named_place", player=s.players[seats[0]], card=card)
        if self.kind == SIDE_SCHEME:
            yield from reveal(s, card, seats[0], from_deck=False)
        else:
            yield from put_minion_into_play(s, card, seats[0])
        return True

    def text(self) -> Text:
        if self.trait:
            trait = Text(f"champions-trait-{self.trait}")
            return says(f"discard-until-{self.kind}-trait", trait=trait, who=self.who.text())
        return says(f"discard-until-{self.kind}", who=self.who.text())


class TopCardBecomesDrone(Effect):
    """champions.card_types.change_replaces: the top card of a deck enters play face down as a Drone minion."""

    __slots__ = ("n", "who")

    def __init__(self, who: Who = YOU, n: int = 1) -> None:
        self.who = who
        self.n = n

    def can(self, s: ChampionsState, m: Moment) -> bool:
        decks = [s.players[seat] for seat in self.who.all(s, m)]
        return any(player.deck.cards or player.discard.cards for player in decks)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        for seat in seats:
            for _ in range(self.n):
                yield from make_drone(s, seat)
        return True

    def text(self) -> Text:
        return says("drone", n=self.n, by=self.who.words, who=self.who.text())


def make_drone(s: ChampionsState, seat: int) -> Flow[None]:
    player = s.players[seat]
    if player.out or not (player.deck.cards or make_deck(s, player)):
        return
    card = player.deck.cards[-1]
    card.drone = True
    card.controller = None  # champions.control.scenario_cards
    yield from engage(s, card, seat)
    if not player.deck.cards:
        make_deck(s, player)


class PutThisIntoPlay(Effect):
    """champions.put_into_play.no_cost: this minion, wherever it lies, engages you."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        yield from put_minion_into_play(s, m.card, m.seat)
        return True

    def text(self) -> Text:
        return says("put-this-into-play")


class NemesisComes(Effect):
    """champions.nemesis.enters_by_encounter_card: your own set; m.count says whether its minion entered."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        player = s.players[m.seat]
        m.count = 0
        for kind in (MINION, SIDE_SCHEME):
            for card in [one for one in player.nemesis.cards if one.printed.kind == kind]:
                s.move(card, s.revealing)
                if kind == MINION:
                    m.count += 1
                yield from reveal(s, card, m.seat, from_deck=False)
        for card in player.nemesis.cards[:]:
            s.move(card, s.encounter)
        s.shuffle(s.encounter)
        return m.count > 0

    def text(self) -> Text:
        return says("nemesis")
