"""The state of a game: players with their areas, the scenario's side of the table, and where in the round we are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from rulebound.games.champions.printed import (
    ALLY,
    ALTER_EGO,
    EVENT,
    HERO,
    SUPPORT,
    UPGRADE,
    ChampionsPrinted,
)
from rulebound.games.champions.rules import RULES
from rulebound.kernel.cards import EVERYONE, NOBODY, Zone
from rulebound.kernel.chance import Chance
from rulebound.lcg.state import Lasting, LcgCard, LcgPlayer, LcgState


class ChampionsCard(LcgCard[ChampionsPrinted]):
    """A card with what lies on it: numbers, of which there are always enough (champions.supply.unlimited)."""

    __slots__ = ("confused", "engaged", "other_counters", "stunned", "threat", "tough")

    def __init__(self, id: int, printed: ChampionsPrinted, owner: int | None) -> None:
        super().__init__(id, printed, owner)  # champions.setup.step07_tokens_and_status: nothing lies on it yet
        self.other_counters: tuple[tuple[str, int], ...] = ()  # of types that are not its own
        self.threat = 0
        self.stunned = False
        self.confused = False
        self.tough = False
        self.engaged = -1  # the player this minion is engaged with

    def clone(self) -> ChampionsCard:
        copy = ChampionsCard.__new__(ChampionsCard)
        copy.id = self.id
        copy.tag = self.tag
        copy.printed = self.printed
        copy.known = self.known
        copy.place = self.place
        copy.owner = self.owner
        copy.controller = self.controller
        copy.in_play = self.in_play
        copy.exhausted = self.exhausted
        copy.damage = self.damage
        copy.counters = self.counters
        copy.other_counters = self.other_counters
        copy.host = self.host
        copy.attached = self.attached
        copy.facedown_as = self.facedown_as
        copy.threat = self.threat
        copy.stunned = self.stunned
        copy.confused = self.confused
        copy.tough = self.tough
        copy.engaged = self.engaged
        return copy

    @property
    def look(self) -> tuple[object, ...]:
        """All that tells a card in play from another; of a facedown one only whose it is and who has seen it."""
        face = self.printed.code if self.facedown_as is None else (self.owner, self.known)
        status = (self.stunned, self.confused, self.tough, self.exhausted)
        counters = (self.counters, self.other_counters)
        return face, self.engaged, self.controller, self.damage, self.threat, self.attached, counters, status

    def add_counters(self, n: int, kind: str) -> None:
        """Each type is counted for itself, and only abilities ask how many there are.

        champions.all_purpose_counter.named_types, champions.all_purpose_counter.no_inherent_rules
        """
        if kind == self.printed.counter:
            self.counters += n
        else:
            others = dict(self.other_counters)
            others[kind] = others.get(kind, 0) + n
            self.other_counters = tuple(others.items())

    def clear(self) -> None:
        """A card that leaves play forgets all that was on it."""
        self.controller = self.owner  # champions.control.own_out_of_play_zones
        self.in_play = False
        self.exhausted = False
        self.damage = 0
        self.counters = 0
        self.other_counters = ()
        self.threat = 0
        self.stunned = False
        self.confused = False
        self.tough = False
        self.engaged = -1
        self.facedown_as = None


CardZone: TypeAlias = "Zone[ChampionsCard]"


class Player(LcgPlayer[ChampionsCard]):
    """A seat with identity, deck, hand, play area, engaged minions and dealt encounter cards."""

    __slots__ = ("changed_form", "dealt", "declined", "engaged", "identity_id", "nemesis")

    def __init__(self, seat: int, s: ChampionsState) -> None:
        super().__init__(seat, s)  # champions.discussion.hand_not_forced: only its player sees a hand
        self.identity_id = -1
        self.engaged: CardZone = s.add_zone(Zone("engaged", NOBODY, seat))
        self.dealt: CardZone = s.add_zone(Zone("dealt", NOBODY, seat))
        self.nemesis: CardZone = s.add_zone(Zone("nemesis", EVERYONE, seat))
        self.changed_form = False  # in this turn
        self.declined = False  # was asked for an action and does not want to, until something else is done

    def clone(self, zones: list[Zone[Any]]) -> Player:
        copy = Player.__new__(Player)
        copy.seat = self.seat
        copy.identity_id = self.identity_id
        copy.deck = zones[self.deck.id]
        copy.hand = zones[self.hand.id]
        copy.discard = zones[self.discard.id]
        copy.area = zones[self.area.id]
        copy.engaged = zones[self.engaged.id]
        copy.dealt = zones[self.dealt.id]
        copy.nemesis = zones[self.nemesis.id]
        copy.changed_form = self.changed_form
        copy.declined = self.declined
        copy.out = self.out
        return copy


class ChampionsState(LcgState[ChampionsCard]):
    """All of a game of Marvel Champions between two choices."""

    __slots__ = (
        "acceleration", "attachments", "attacks", "boosts", "encounter", "encounter_discard", "environments",
        "main_zone", "revealing", "round", "scheme_deck", "side_zone", "starters", "under", "villain_deck",
        "villain_zone",
    )  # fmt: skip

    rules = RULES
    players: list[Player]  # type: ignore[assignment]

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, "set_up")
        self.players = [Player(seat, self) for seat in range(seats)]
        self.villain_zone: CardZone = self.add_zone(Zone("villain", EVERYONE))
        self.villain_deck: CardZone = self.add_zone(Zone("villain-deck", EVERYONE))
        self.main_zone: CardZone = self.add_zone(Zone("main-scheme", EVERYONE))
        self.scheme_deck: CardZone = self.add_zone(Zone("scheme-deck", EVERYONE))
        self.side_zone: CardZone = self.add_zone(Zone("side-schemes", EVERYONE))
        self.environments: CardZone = self.add_zone(Zone("environments", EVERYONE))
        self.attachments: CardZone = self.add_zone(Zone("attachments", EVERYONE))
        self.encounter: CardZone = self.add_zone(Zone("encounter", NOBODY))
        self.encounter_discard: CardZone = self.add_zone(Zone("encounter-discard", EVERYONE))
        self.boosts: CardZone = self.add_zone(Zone("boosts", NOBODY))
        self.revealing: CardZone = self.add_zone(Zone("revealing", EVERYONE))
        self.playing = self.add_zone(Zone("playing", EVERYONE))
        self.aside = self.add_zone(Zone("aside", EVERYONE))  # on the way back to its owner
        self.under: CardZone = self.add_zone(Zone("under", NOBODY))  # face down under a card; `host` says which
        # champions.remove_from_game.no_interaction, champions.remove_from_game.permanent_by_default
        self.removed = self.add_zone(Zone("removed", EVERYONE, in_game=False))
        self.starters = seats  # champions.per_player.elimination_no_effect
        # champions.main_scheme.acceleration_tokens_carried: they belong to the scheme deck and outlive its stages
        self.acceleration = 0  # tokens
        self.round = 0
        self.attacks: tuple[tuple[int, int], ...] = ()  # those not over yet: ids of the attacker and the attacked
        # Who still has a turn, an activation in step two, or cards to reveal: settled when that begins.

    def clone(self) -> ChampionsState:
        copy = super().clone()
        assert isinstance(copy, ChampionsState)
        zones = copy.zones
        copy.players = [player.clone(zones) for player in self.players]
        copy.villain_zone = zones[self.villain_zone.id]
        copy.villain_deck = zones[self.villain_deck.id]
        copy.main_zone = zones[self.main_zone.id]
        copy.scheme_deck = zones[self.scheme_deck.id]
        copy.side_zone = zones[self.side_zone.id]
        copy.environments = zones[self.environments.id]
        copy.attachments = zones[self.attachments.id]
        copy.encounter = zones[self.encounter.id]
        copy.encounter_discard = zones[self.encounter_discard.id]
        copy.boosts = zones[self.boosts.id]
        copy.revealing = zones[self.revealing.id]
        copy.under = zones[self.under.id]
        copy.starters = self.starters
        copy.acceleration = self.acceleration
        copy.round = self.round
        copy.attacks = self.attacks
        return copy

    # --- players ------------------------------------------------------------------------------------------

    def in_order(self) -> list[Player]:
        """From the first player clockwise, without the eliminated: champions.player_order.first_then_clockwise"""
        players = self.players
        if self.first:
            players = players[self.first :] + players[: self.first]
        return [player for player in players if not player.out]

    def next_player(self, seat: int) -> Player | None:
        """Clockwise, among those still in the game: champions.player_order.next_player"""
        for i in range(1, self.seats + 1):
            player = self.players[(seat + i) % self.seats]
            if not player.out:
                return player
        return None

    def next_waiting(self) -> Player | None:
        """Whose turn or activation comes next; the eliminated have none."""
        seat = self.next_seat_waiting()
        return self.players[seat] if seat >= 0 else None

    def usable_from_hand(self, card: ChampionsCard) -> bool:
        """Events, and nothing else: champions.ability.usable_only_from_play, champions.ability.events_from_hand"""
        return card.printed.kind == EVENT

    def discard_pile(self, card: ChampionsCard) -> CardZone:
        """Every card goes to the discard pile of its owner: champions.control.leaves_play_to_owner"""
        return self.encounter_discard if card.owner is None else self.players[card.owner].discard

    def under_card(self, card: ChampionsCard) -> list[ChampionsCard]:
        return [one for one in self.under.cards if one.host == card.id]

    def concerned(self, card: ChampionsCard) -> int:
        """The player with whom a minion is engaged, else the first player."""
        return card.engaged if card.engaged >= 0 else self.first

    def identity(self, seat: int) -> ChampionsCard:
        return self.cards[self.players[seat].identity_id]

    def is_hero(self, seat: int) -> bool:
        """Whether the hero is up: champions.form.faceup_side"""
        return self.cards[self.players[seat].identity_id].printed.kind == HERO

    # --- cards on the table -------------------------------------------------------------------------------

    @property
    def villain(self) -> ChampionsCard:
        (villain,) = self.villain_zone.cards
        return villain

    @property
    def main_scheme(self) -> ChampionsCard:
        (scheme,) = self.main_zone.cards
        return scheme

    def minions(self) -> list[ChampionsCard]:
        found: list[ChampionsCard] = []
        for player in self.in_order():
            found += player.engaged.cards
        return found

    def enemies(self) -> list[ChampionsCard]:
        """The villain and all minions: champions.enemy.villain_or_minion"""
        return [*self.villain_zone.cards, *self.minions()]

    def allies_of(self, seat: int) -> list[ChampionsCard]:
        return [card for card in self.players[seat].area.cards if card.printed.kind == ALLY]

    def characters_of(self, seat: int) -> list[ChampionsCard]:
        """The identity and the allies of a player."""
        player = self.players[seat]
        found = [self.cards[player.identity_id]]
        for card in player.area.cards:
            if card.printed.kind == ALLY:
                found.append(card)  # noqa: PERF401 (asked at every choice; a comprehension costs more)
        return found

    def friends(self) -> list[ChampionsCard]:
        """The characters of all players: champions.friendly.player_controlled"""
        found: list[ChampionsCard] = []
        for seat in self.order():
            found += self.characters_of(seat)
        return found

    def side_schemes(self) -> list[ChampionsCard]:
        return list(self.side_zone.cards)

    def schemes(self) -> list[ChampionsCard]:
        return [*self.main_zone.cards, *self.side_schemes()]

    def controlled(self, seat: int, *kinds: str) -> list[ChampionsCard]:
        """The cards in play under a player's control, of these types."""
        return [
            card for card in self.players[seat].area.cards if card.printed.kind in (kinds or (UPGRADE, SUPPORT, ALLY))
        ]

    def in_play(self) -> Iterator[ChampionsCard]:
        """The cards that were played, the villain and the main scheme on top; no other zone is in play.

        champions.in_play.played_cards, champions.in_play.top_villain_and_main_scheme,
        champions.out_of_play.player_zones, champions.out_of_play.scenario_zones,
        champions.out_of_play.removed_and_set_aside, champions.out_of_play.events_and_treacheries
        """
        for zone in (self.villain_zone, self.main_zone, self.side_zone, self.environments, self.attachments):
            yield from zone.cards
        for player in self.players:
            yield from (*player.area.cards, *player.engaged.cards)

    def named(self, title: str) -> ChampionsCard | None:
        """The card of that title in play, if there is one."""
        return next(iter(self.titled(title)), None)

    def icons(self, icon: str) -> int:
        """Crisis, hazard and acceleration icons in play: champions.side_scheme.icons"""
        found = 0
        for card in self.side_zone.cards:
            found += card.printed.icons.get(icon, 0)
        return found

    def covers(self, lasting: Lasting, card: ChampionsCard) -> bool:
        """Whether a lasting effect applies to the card, asked anew each time.

        champions.lasting.affects_later_cards, champions.lasting.affects_newly_eligible
        """
        if lasting.scope == "card":
            return card.id == lasting.card
        of_player = card.controller == lasting.seat and card.printed.kind in (HERO, ALTER_EGO, ALLY)
        return lasting.scope == "characters" and of_player

    def under_way(self) -> list[str]:
        """What is not over yet: nothing, when a player is asked what to do in a turn."""
        zones = (self.revealing, self.boosts, self.playing, self.aside)
        found = [f"{card} lies in {zone.name}" for zone in zones for card in zone.cards]
        if self.attacks or self.happening or self.returning:
            found.append(f"{len(self.attacks)} attacks, {self.happening} events, {len(self.returning)} ways home")
        if self.locked_to >= 0:
            found.append(f"only seat {self.locked_to} may act")
        return found

    def faults(self) -> list[str]:
        found = super().faults()
        in_play = set(self.in_play())
        for card in self.cards:
            zone = card.place.name
            if card.host >= 0 and zone != "under" and card.id not in self.cards[card.host].attached:
                found.append(f"{card} is attached to a card that does not know it")
            if card.of_scenario != (card.printed.back == "encounter"):
                found.append(f"{card} belongs to {card.owner}")
            if card.in_play != (card in in_play):
                found.append(f"{card} in {zone} says in_play={card.in_play}")
        if self.result is not None:
            return found  # who falls last leaves everything lying
        for player in self.players:  # champions.player_elimination.own_cards_discarded and what follows it
            if player.out:
                zones = (player.hand, player.deck, player.area, player.engaged, player.dealt)
                found += [f"{card} lies with seat {player.seat}, who is out" for zone in zones for card in zone.cards]
        if self.players[self.first].out:
            found.append(f"seat {self.first} is out and has the first player token")
        return found
