"""Effects of the scenario: enemy activations, encounter cards, boost cards, facedown minions, nemeses."""

from __future__ import annotations

from functools import partial

from rulebound.games.champions.abilities import ChampionsEffect, ChampionsMoment
from rulebound.games.champions.activation import enemy_attacks, enemy_schemes
from rulebound.games.champions.damage import deal_damage
from rulebound.games.champions.encounter import engage, put_minion_into_play, put_side_scheme, reveal, reveal_top
from rulebound.games.champions.events import Attack, Scheme, Threat
from rulebound.games.champions.piles import deal_encounter_card, discard_encounter_until, make_deck, top_encounter_card
from rulebound.games.champions.printed import ENVIRONMENT, MINION, SIDE_SCHEME, ChampionsPrinted, trait_name
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.words.cards import says
from rulebound.games.champions.words.nouns import THE_VILLAIN, ChampionsTarget
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text
from rulebound.lcg.events import Deed, Reveal
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.moments import DISCARDED
from rulebound.lcg.simultaneous import NOTHING, SOMETHING, next_of
from rulebound.lcg.targets import YOU, Players, asking


class AddAcceleration(ChampionsEffect):
    """Give the main scheme an acceleration token."""

    __slots__ = ()

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        s.acceleration += 1
        s.log.say("acceleration", "champions.acceleration_token.raises_step_one_threat", n=s.acceleration)
        return True

    def text(self) -> Text:
        return says("acceleration")


class Surge(ChampionsEffect):
    """This card gains surge."""

    __slots__ = ()

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        if isinstance(m.event, Reveal):
            m.event.surge = True
        return True

    def text(self) -> Text:
        return says("surge")


class EnemyAttacks(ChampionsEffect):
    """Enemies attack you, or the players they are engaged with: champions.attack.enemy_extra_attack_explicit"""

    __slots__ = ("engaged", "target")

    def __init__(self, target: ChampionsTarget = THE_VILLAIN, *, engaged: bool = False) -> None:
        self.target = target
        self.engaged = engaged  # each attacks the hero it is engaged with

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return bool(self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        made = 0
        waiting = self.target.candidates(s, m)
        while waiting := [enemy for enemy in waiting if self._attacks(s, enemy, m)]:
            enemy = yield from next_of(s, waiting, lambda one: NOTHING if one.stunned else SOMETHING, m.card)
            waiting.remove(enemy)
            attack = yield from enemy_attacks(s, enemy, self._against(enemy, m))
            if attack is not None:
                m.made = attack
                made += 1
        m.count = made
        return made > 0

    def _against(self, enemy: ChampionsCard, m: ChampionsMoment) -> int:
        return enemy.engaged if self.engaged and enemy.engaged >= 0 else m.seat

    def _attacks(self, s: ChampionsState, enemy: ChampionsCard, m: ChampionsMoment) -> bool:
        seat = self._against(enemy, m)
        return enemy.in_play and not s.players[seat].out and (not self.engaged or s.is_hero(seat))

    def text(self) -> Text:
        return says("enemy-attacks-engaged" if self.engaged else "enemy-attacks", target=self.target.text())


class EnemySchemes(ChampionsEffect):
    """An enemy schemes; m.count is the threat placed."""

    __slots__ = ("target",)

    def __init__(self, target: ChampionsTarget = THE_VILLAIN) -> None:
        self.target = target

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
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


class ExtraBoost(ChampionsEffect):
    """Give the enemy another boost card for this activation."""

    __slots__ = ()

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return isinstance(m.event, Attack | Scheme)

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        if isinstance(m.event, Attack | Scheme):
            m.event.extra += 1
        return True

    def text(self) -> Text:
        return says("extra-boost")


class GainOverkill(ChampionsEffect):
    """The attack gains overkill."""

    __slots__ = ()

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        assert isinstance(m.event, Attack)
        m.event.overkill = True
        return True

    def text(self) -> Text:
        return says("gain-overkill")


class LessThreat(ChampionsEffect):
    """Reduce the threat that a scheming enemy places."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        assert isinstance(m.event, Scheme)
        m.event.less += self.n
        return True

    def text(self) -> Text:
        return says("less-threat", n=self.n)


class TakeThreatAsDamage(ChampionsEffect):
    """Threat that would be placed is dealt to you as damage instead."""

    __slots__ = ()

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        event = m.event
        assert isinstance(event, Threat)
        event.instead = self._take(s, m, event)  # champions.replacement.most_recent_wins
        s.log.say("replaced", s.rules.replace, card=m.card)
        return True

    def _take(self, s: ChampionsState, m: ChampionsMoment, event: Threat) -> Flow[None]:
        """What happens in its place, when the condition comes: champions.replacement.applies_at_condition"""
        yield from deal_damage(s, s.identity(m.seat), event.amount, m.card)

    def text(self) -> Text:
        return says("take-threat-as-damage")


class RevealTop(ChampionsEffect):
    """Reveal the top card of the encounter deck."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        yield from reveal_top(s, m.seat)
        return True

    def text(self) -> Text:
        return says("reveal-top")


class DealEncounter(ChampionsEffect):
    """Players are dealt an encounter card face down: champions.deal_encounter.ability_takes_top_card"""

    __slots__ = ("who",)

    def __init__(self, who: Players = YOU) -> None:
        self.who = who

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        for seat in seats:
            deal_encounter_card(s, s.players[seat])
        return True

    def text(self) -> Text:
        return says("deal-encounter", by=self.who.words, who=self.who.text())


class FindAndReveal(ChampionsEffect):
    """Search the encounter deck and discard pile for a card, reveal it or put it into play, shuffle."""

    __slots__ = ("engaged", "put", "target")

    def __init__(self, target: ChampionsTarget, *, put: bool = False, engaged: bool = False) -> None:
        self.target = target
        self.put = put or engaged
        self.engaged = engaged  # it is a minion: it comes engaged with you

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        fits = self.target.noun.fits
        found = [card for zone in (s.encounter, s.encounter_discard) for card in zone.cards if fits(card.printed)]
        m.count = len(found[:1])
        if not found:
            s.shuffle(s.encounter)
            return False
        card = found[0]
        if len({one.printed.code for one in found}) > 1:  # champions.search.choose_one_of_many
            for one in found:
                s.show(one, EVERYONE)
            rule, args = "champions.search.choose_one_of_many", partial(asking, m, m.seat, self)
            picked = yield from choose(s, m.seat, "choose", found, rule, about=m.card, args=args)
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
        how = "engaged" if self.engaged else "put" if self.put else "reveal"
        return says(f"find-{how}", target=self.target.text())


class DiscardUntil(ChampionsEffect):
    """Discard from the encounter deck until such a card comes; a minion engages, a side scheme is revealed."""

    __slots__ = ("target", "who")

    def __init__(self, target: ChampionsTarget, who: Players) -> None:
        self.target = target
        self.who = who

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        (seat,) = (yield from self.who.seats(s, m)) or [s.first]
        card = discard_encounter_until(s, self.target.noun.fits)
        m.count = 0 if card is None else 1
        if card is None:
            return False
        s.log.say("finds", "champions.search.found_card_to_named_place", player=s.players[seat], card=card)
        if card.printed.kind == SIDE_SCHEME:
            yield from reveal(s, card, seat, from_deck=False)
        else:
            yield from put_minion_into_play(s, card, seat)
        return True

    def text(self) -> Text:
        if SIDE_SCHEME in self.target.noun.kinds:
            return says("discard-until-revealed", target=self.target.text())
        return says("discard-until-engaged", target=self.target.text(), who=self.who.text())


class FaceDown(ChampionsEffect):
    """The top card of a deck enters play face down as a minion: champions.card_types.change_replaces"""

    __slots__ = ("counts_as", "n", "who")

    def __init__(self, counts_as: ChampionsPrinted, who: Players = YOU, n: int = 1) -> None:
        self.counts_as = counts_as
        self.who = who
        self.n = n

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        decks = [s.players[seat] for seat in self.who.all(s, m)]
        return any(player.deck.cards or player.discard.cards for player in decks)

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        for seat in seats:
            for _ in range(self.n):
                yield from put_face_down(s, seat, self.counts_as)
        return True

    def text(self) -> Text:
        (trait,) = self.counts_as.traits
        return says("face-down", n=self.n, by=self.who.words, who=self.who.text(), trait=trait_name(trait))


def put_face_down(s: ChampionsState, seat: int, counts_as: ChampionsPrinted) -> Flow[None]:
    """The top card of a player's deck engages the player as what it counts as."""
    player = s.players[seat]
    if player.out or not (player.deck.cards or make_deck(s, player)):
        return
    card = player.deck.cards[-1]
    card.facedown_as = counts_as
    card.controller = None  # champions.control.scenario_cards
    yield from engage(s, card, seat)
    if not player.deck.cards:
        make_deck(s, player)


class ToOwnersDiscard(ChampionsEffect):
    """The card of the event goes to its owner's discard pile, unless it lies there already.

    champions.control.leaves_play_to_owner has brought it there, unless something took it elsewhere.
    """

    __slots__ = ()

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        event = m.event
        return isinstance(event, Deed) and event.on is not None and not s.discard_pile(event.on).holds(event.on)

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        assert isinstance(m.event, Deed)
        assert m.event.on is not None
        s.move(m.event.on, s.discard_pile(m.event.on))
        return True

    def text(self) -> Text:
        return says("to-owners-discard")


class AlsoAttack(ChampionsEffect):
    """One activation, an attack on every other hero too at once, each with its own defender."""

    __slots__ = ()

    def _others(self, s: ChampionsState, m: ChampionsMoment) -> list[int]:
        assert isinstance(m.event, Attack)
        return [seat for seat in s.order() if seat != m.event.seat and s.is_hero(seat)]

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return bool(self._others(s, m))

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        assert isinstance(m.event, Attack)
        m.event.others = self._others(s, m)
        return True

    def text(self) -> Text:
        return says("also-attack")


class DiscardEncounter(ChampionsEffect):
    """Discard the top card of the encounter deck: it is picked as DISCARDED."""

    __slots__ = ()

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        card = top_encounter_card(s, s.encounter_discard)
        s.log.say("discards-encounter", s.rules.sentences, card=card)
        m.keep(DISCARDED, [card])
        return True

    def text(self) -> Text:
        return says("discard-encounter")


class PutThisIntoPlay(ChampionsEffect):
    """This minion, wherever it lies, engages you: champions.put_into_play.no_cost"""

    __slots__ = ()

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        yield from put_minion_into_play(s, m.card, m.seat)
        return True

    def text(self) -> Text:
        return says("put-this-into-play")


class NemesisComes(ChampionsEffect):
    """Your own set; m.count says whether its minion entered: champions.nemesis.enters_by_encounter_card"""

    __slots__ = ()

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        player = s.players[m.seat]
        m.count = 0
        for kind in (MINION, SIDE_SCHEME):
            for card in [one for one in player.nemesis.cards if one.printed.kind == kind]:
                if kind == MINION:
                    m.count += 1
                yield from reveal(s, card, m.seat, from_deck=False)
        others = player.nemesis.cards[:]
        for card in others:
            s.move(card, s.encounter)
        if others:
            s.log.say("nemesis-shuffled", "champions.nemesis.enters_by_encounter_card", cards=others)
        s.shuffle(s.encounter)
        return m.count > 0

    def text(self) -> Text:
        return says("nemesis")
