"""The state of a game: players with their areas, the scenario's side of the table, and where in the round we are."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from rulebound.games.fellowship.campaign import Campaign
from rulebound.games.fellowship.printed import ATTACHMENT, CHARACTERS, ENEMY, EVENT, HERO, LOCATION, OBJECTIVE
from rulebound.games.fellowship.printed import FellowshipPrinted as Printed
from rulebound.games.fellowship.rules import RULES
from rulebound.kernel.cards import EVERYONE, NOBODY, Card, Zone
from rulebound.kernel.chance import Chance
from rulebound.lcg.abilities import CANCEL, FORCED_INTERRUPT, INTERRUPT, WOULD
from rulebound.lcg.modifiers import CANNOT, cannot
from rulebound.lcg.state import Lasting, LcgCard, LcgPlayer, LcgState

MUSTERING: Final = ("muster", "recover")
"""The steps of a campaign before the heroes are put into play."""
PHASES: Final = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
"""fellowship.round.phase_order"""
IMMUNITY: Final = CANNOT.name("be-affected")
"""The constant ability of a card that is immune to others: fellowship.immune.definition"""
NO_ENEMY: Final = -1
"""Against nobody: what a character that is picked for the quest is declared against."""


class FellowshipCard(LcgCard[Printed]):
    """A card with what lies on it: numbers, of which there are always enough (fellowship.tokens.unlimited)."""

    __slots__ = ("attacked", "captive", "committed", "engaged", "progress", "resources")

    def __init__(self, id: int, printed: Printed, owner: int | None) -> None:
        super().__init__(id, printed, owner)  # fellowship.setup.token_pool: nothing lies on it yet
        self.resources = 0  # fellowship.resource.pool_per_hero; some enemies collect them too
        self.progress = 0
        self.committed = False  # to the quest
        self.engaged = -1  # the player this enemy is engaged with
        self.attacked = False  # this enemy, in this round
        self.captive = False  # lies face down until it is rescued, and can do and suffer nothing

    def clone(self) -> FellowshipCard:
        copy = FellowshipCard.__new__(FellowshipCard)
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
        copy.host = self.host
        copy.attached = self.attached
        copy.facedown_as = self.facedown_as
        copy.resources = self.resources
        copy.progress = self.progress
        copy.committed = self.committed
        copy.engaged = self.engaged
        copy.attacked = self.attacked
        copy.captive = self.captive
        return copy

    @property
    def look(self) -> tuple[object, ...]:
        """All that tells a card in play from another; of a facedown one only whose it is and who has seen it."""
        face = self.printed.code if self.facedown_as is None else (self.owner, self.known)
        tokens = (self.damage, self.resources, self.progress)
        marks = (self.exhausted, self.committed, self.attacked, self.captive)
        return face, self.engaged, self.controller, self.attached, self.host, tokens, marks

    def clear(self) -> None:
        """A card that leaves play forgets all that was on it."""
        self.controller = self.owner  # fellowship.control.out_of_play_own
        self.in_play = False
        self.exhausted = False
        self.damage = 0
        self.counters = 0
        self.resources = 0
        self.progress = 0
        self.committed = False
        self.engaged = -1
        self.attacked = False
        self.captive = False
        self.facedown_as = None


CardZone: TypeAlias = "Zone[FellowshipCard]"


class Player(LcgPlayer[FellowshipCard]):
    """A seat with heroes and allies in its area, engaged enemies, deck, hand, discard pile and a threat dial."""

    __slots__ = ("buried", "engaged", "passing", "threat", "wiles")

    def __init__(self, seat: int, s: FellowshipState) -> None:
        super().__init__(seat, s)  # fellowship.talk.no_peeking: only its player sees a hand
        self.engaged: CardZone = s.add_zone(Zone("engaged", NOBODY, seat))
        self.threat = 0  # fellowship.core.threat_dial_per_player
        self.passing = False  # passes all action windows to the end of the phase
        self.wiles: tuple[Printed, ...] = ()  # the events of the deck list, which everyone may know
        self.buried = False  # a card of the deck list is used while it lies in the discard pile

    def clone(self, zones: list[Zone[Any]]) -> Player:
        copy = Player.__new__(Player)
        copy.seat = self.seat
        copy.deck = zones[self.deck.id]
        copy.hand = zones[self.hand.id]
        copy.discard = zones[self.discard.id]
        copy.area = zones[self.area.id]
        copy.engaged = zones[self.engaged.id]
        copy.threat = self.threat
        copy.passing = self.passing
        copy.wiles = self.wiles
        copy.buried = self.buried
        copy.out = self.out
        return copy


class FellowshipState(LcgState[FellowshipCard]):
    """All of a game of The Lord of the Rings between two choices."""

    __slots__ = (
        "active_zone", "allies_played", "at_home", "attacks", "beside", "campaign", "campaign_zone", "declared", "easy",
        "encounter", "encounter_discard", "landed", "open", "passes", "phase", "quest_deck", "quest_zone", "revealing",
        "round", "scenario", "shadows", "staging", "starters", "struck", "tally", "turn", "victory",
    )  # fmt: skip

    interrupts = (CANCEL, WOULD, FORCED_INTERRUPT, INTERRUPT)
    rules = RULES
    players: list[Player]  # type: ignore[assignment]

    def __init__(self, seats: int, chance: Chance, scenario: str, *, easy: bool) -> None:
        """Every place for cards that the book's picture shows: fellowship.zone.areas"""
        super().__init__(seats, chance, "set_up")
        self.players = [Player(seat, self) for seat in range(seats)]
        self.quest_zone: CardZone = self.add_zone(Zone("quest", EVERYONE))
        self.quest_deck: CardZone = self.add_zone(Zone("quest-deck", EVERYONE))
        self.active_zone: CardZone = self.add_zone(Zone("active-location", EVERYONE))
        self.staging: CardZone = self.add_zone(Zone("staging", EVERYONE))
        self.encounter: CardZone = self.add_zone(Zone("encounter", NOBODY))
        self.encounter_discard: CardZone = self.add_zone(Zone("encounter-discard", EVERYONE))
        self.shadows: CardZone = self.add_zone(Zone("shadows", NOBODY))  # `host` says at which enemy
        self.revealing: CardZone = self.add_zone(Zone("revealing", EVERYONE))
        self.playing = self.add_zone(Zone("playing", EVERYONE))
        self.aside = self.add_zone(Zone("aside", EVERYONE))  # on the way back to its owner
        self.beside: CardZone = self.add_zone(Zone("beside", EVERYONE))  # set aside by the scenario
        self.campaign_zone: CardZone = self.add_zone(Zone("campaign", EVERYONE))
        self.victory: CardZone = self.add_zone(Zone("victory", EVERYONE))  # fellowship.discard.open
        self.removed = self.add_zone(Zone("removed", EVERYONE, in_game=False))
        self.at_home: CardZone = self.add_zone(Zone("at-home", EVERYONE, in_game=False))  # heroes nobody plays
        self.campaign: Campaign | None = None  # the log of the campaign that this game belongs to
        self.scenario = scenario
        self.easy = easy
        self.starters = seats
        self.round = 0
        self.phase = ""  # "" is setup
        self.open = ""  # the action window that is open now: after which step of the book
        self.turn = 0  # who has the next opportunity in it
        self.passes = 0
        self.attacks: tuple[tuple[int, int], ...] = ()  # those not over yet: ids of the attacker and the attacked
        self.declared: tuple[tuple[int, int], ...] = ()  # picked so far: characters, each with its enemy
        self.landed = False  # the innermost attack has dealt its damage
        self.struck: tuple[tuple[int, int], ...] = ()  # in this phase: enemy, and the seat that declared its attack
        self.allies_played = 0  # in this round, by all players
        self.tally = 0  # willpower less threat at the last quest resolution

    def clone(self) -> FellowshipState:
        copy = super().clone()
        assert isinstance(copy, FellowshipState)
        zones = copy.zones
        copy.players = [player.clone(zones) for player in self.players]
        copy.quest_zone = zones[self.quest_zone.id]
        copy.quest_deck = zones[self.quest_deck.id]
        copy.active_zone = zones[self.active_zone.id]
        copy.staging = zones[self.staging.id]
        copy.encounter = zones[self.encounter.id]
        copy.encounter_discard = zones[self.encounter_discard.id]
        copy.shadows = zones[self.shadows.id]
        copy.revealing = zones[self.revealing.id]
        copy.beside = zones[self.beside.id]
        copy.campaign_zone = zones[self.campaign_zone.id]
        copy.victory = zones[self.victory.id]
        copy.at_home = zones[self.at_home.id]
        copy.campaign = self.campaign
        copy.scenario = self.scenario
        copy.easy = self.easy
        copy.starters = self.starters
        copy.round = self.round
        copy.phase = self.phase
        copy.open = self.open
        copy.turn = self.turn
        copy.passes = self.passes
        copy.attacks = self.attacks
        copy.declared = self.declared
        copy.landed = self.landed
        copy.struck = self.struck
        copy.allies_played = self.allies_played
        copy.tally = self.tally
        return copy

    # --- what comes to the table --------------------------------------------------------------------------

    def lay(self, printed: Printed, zone: CardZone, owner: int | None) -> FellowshipCard:
        """A card out of the box into a zone."""
        return self.add_card(FellowshipCard(len(self.cards), printed, owner), zone)

    def lay_all(self, faces: Sequence[Printed], zone: CardZone, owner: int | None) -> None:
        """A card for each of these faces, out of the box into a zone."""
        if faces:
            self.add_cards(FellowshipCard(0, faces[0], owner), faces, zone)

    def list_wiles(self, player: Player) -> None:
        """The events of a deck, and the kinds of what its cards may answer from the hand; everyone may know them."""
        faces = {card.printed for card in player.deck.cards}
        wiles = {one for one in faces if one.kind == EVENT or one.from_hand or one.also_in}
        player.wiles = tuple(sorted(wiles, key=lambda one: one.code))
        player.buried = any(one.from_discard for one in faces)
        self.expect_from_hands(player.wiles)

    # --- players ------------------------------------------------------------------------------------------

    def in_order(self) -> list[Player]:
        """From the first player clockwise, without the eliminated: fellowship.player_order.definition"""
        return [self.players[seat] for seat in self.order()]

    def next_player(self, seat: int) -> Player | None:
        """Clockwise, among the others still in the game.

        fellowship.next_player.definition, fellowship.next_player.solo
        """
        for i in range(1, self.seats):
            player = self.players[(seat + i) % self.seats]
            if not player.out:
                return player
        return None

    def next_waiting(self) -> Player | None:
        """Whose turn comes next in this step; the eliminated have none."""
        seat = self.next_seat_waiting()
        return self.players[seat] if seat >= 0 else None

    def usable_from_hand(self, card: FellowshipCard) -> bool:
        """Events, and what says so itself.

        fellowship.ability.events_from_out_of_play, fellowship.action.source_out_of_play
        """
        return card.printed.kind == EVENT or card.printed.from_hand

    def played_to_use(self, card: FellowshipCard) -> bool:
        return card.printed.kind == EVENT

    def discard_pile(self, card: FellowshipCard) -> CardZone:
        """The pile of the deck it belongs to: fellowship.discard.home, fellowship.discard.separate"""
        owner = self.owner_of(card)
        return self.encounter_discard if owner is None else owner.discard

    def owner_of(self, card: FellowshipCard) -> Player | None:
        """The player to whom it goes home, whoever controls it; a card of the scenario has none."""
        return None if card.owner is None else self.players[card.owner]

    def pool_of(self, card: Card[Any]) -> Hashable:
        """Each deck is a pool of its own, for everyone may know the lists; heroes are never face down."""
        assert isinstance(card, FellowshipCard)
        return card.owner, card.printed.back, card.printed.kind == HERO

    def concerned(self, card: FellowshipCard) -> int:
        """The player who has the host, or beside whom it lies, an engaged enemy too; else the first player."""
        host = self.host_of(card)
        if host is not None and host.controller is not None:
            return host.controller
        beside = card.place.owner
        return self.first if beside is None else beside

    # --- cards on the table -------------------------------------------------------------------------------

    @property
    def quest(self) -> FellowshipCard:
        """The stage that the players are trying to complete: fellowship.current_quest.definition"""
        (stage,) = self.quest_zone.cards
        return stage

    @property
    def location(self) -> FellowshipCard | None:
        """The active location."""
        return next(iter(self.active_zone.cards), None)

    def heroes_of(self, seat: int) -> list[FellowshipCard]:
        """Heroes face up under a player's control."""
        return [card for card in self.players[seat].area.cards if card.printed.kind == HERO and not card.captive]

    def heroes(self) -> list[FellowshipCard]:
        """Those of all players, by seat."""
        return [hero for seat in range(self.seats) for hero in self.heroes_of(seat)]

    def allies_of(self, seat: int) -> list[FellowshipCard]:
        """Allies, those among the objectives too."""
        return [
            card
            for card in self.players[seat].area.cards
            if card.printed.kind in CHARACTERS and card.printed.kind != HERO and not card.captive
        ]

    def characters_of(self, seat: int) -> list[FellowshipCard]:
        """Heroes and allies face up under a player's control: fellowship.character.two_types"""
        return [card for card in self.players[seat].area.cards if card.printed.is_character and not card.captive]

    def characters(self) -> list[FellowshipCard]:
        found: list[FellowshipCard] = []
        for seat in self.order():
            found += self.characters_of(seat)
        return found

    def committed(self) -> list[FellowshipCard]:
        return [card for player in self.players for card in player.area.cards if card.committed]

    def attachments_of(self, seat: int) -> list[FellowshipCard]:
        """Attachments under a player's control, claimed objectives among them."""
        return [card for card in self.players[seat].area.cards if is_attachment(card) and card.controller == seat]

    def attachments(self) -> list[FellowshipCard]:
        """Everything that is attached to something, whoever controls it; guards are not attachments."""
        return [card for player in self.players for card in player.area.cards if is_attachment(card)]

    def turn_over(self, card: FellowshipCard, rule: str) -> None:
        """A quest or campaign card shows its other side."""
        other = card.printed.other
        assert other is not None
        self.deactivate(card)
        card.printed = other
        self.activate(card)
        self.log.say("turned-over", rule, card=card)

    def engaged(self) -> list[FellowshipCard]:
        """The enemies engaged with all players, in player order: fellowship.engaged.mutual"""
        found: list[FellowshipCard] = []
        for seat in self.order():
            found += self.players[seat].engaged.cards
        return found

    def staged(self, kind: str) -> list[FellowshipCard]:
        return [card for card in self.staging.cards if (card.facedown_as or card.printed).kind == kind]

    def enemies(self) -> list[FellowshipCard]:
        return [*self.staged(ENEMY), *self.engaged()]

    def locations(self) -> list[FellowshipCard]:
        return [*self.staged(LOCATION), *self.active_zone.cards]

    def guards_of(self, objective: FellowshipCard) -> list[FellowshipCard]:
        """The encounter cards attached to an objective."""
        return [self.cards[id] for id in objective.attached]

    def shadows_of(self, enemy: FellowshipCard) -> list[FellowshipCard]:
        """In the order in which they were dealt."""
        return [card for card in self.shadows.cards if card.host == enemy.id]

    def under_card(self, card: FellowshipCard) -> list[FellowshipCard]:
        """An enemy that leaves play loses its shadow cards: fellowship.shadow.leaves_with_enemy"""
        return self.shadows_of(card)

    def in_play(self) -> Iterator[FellowshipCard]:
        """Face-up cards in the staging area and the players' areas, the quest, the active location.

        fellowship.in_play.definition, fellowship.out_of_play.definition, fellowship.in_play.shadow_not
        """
        for zone in self.where_unique():
            yield from zone.cards

    def where_unique(self) -> list[CardZone]:
        """All zones in play, whoever controls what lies there: fellowship.unique.group_limit"""
        zones = [self.quest_zone, self.active_zone, self.staging, self.campaign_zone]
        for player in self.players:
            zones.append(player.area)
            zones.append(player.engaged)
        return zones

    def covers(self, lasting: Lasting, card: FellowshipCard) -> bool:
        """Whether a lasting effect applies to the card as things stand now."""
        if lasting.scope == "table":
            return card is self.quest  # what belongs to no card is asked of the quest
        if not lasting.reaches(self, card):
            return False
        # fellowship.immune.lasting_rechecked: though the card was not immune when it began
        return lasting.source < 0 or not self.immune(card, self.cards[lasting.source])

    def immune(self, card: FellowshipCard, source: FellowshipCard) -> bool:
        """Whether what comes from `source` does nothing to the card: fellowship.immune.definition"""
        return cannot(self, "be-affected", card, source)

    # --- what must never be -------------------------------------------------------------------------------

    def under_way(self) -> list[str]:
        """What is not over yet: nothing, between two steps."""
        zones = (self.revealing, self.playing, self.aside)
        found = [f"{card} lies in {zone.name}" for zone in zones for card in zone.cards]
        if self.attacks or self.declared or self.happening or self.returning:
            fights = f"{len(self.attacks)} attacks, {len(self.declared)} declared"
            found.append(f"{fights}, {self.happening} events, {len(self.returning)} ways home")
        return found

    def faults(self) -> list[str]:
        found = super().faults()
        in_play = set(self.in_play())
        for card in self.cards:
            zone = card.place.name
            if card.host >= 0 and zone != "shadows" and card.id not in self.cards[card.host].attached:
                found.append(f"{card} is attached to a card that does not know it")
            if card.in_play != (card in in_play) and self.step not in MUSTERING:
                found.append(f"{card} in {zone} says in_play={card.in_play}")
            if (card.engaged >= 0) != (zone == "engaged"):
                found.append(f"{card} in {zone} says engaged={card.engaged}")
        if len(self.active_zone.cards) > 1:
            found.append("two locations are active")  # fellowship.location.only_one_active
        if self.result is not None:
            return found  # who falls last leaves everything lying
        for player in self.players:  # fellowship.elimination.cards_to_discard and what follows it
            if player.out:
                zones = (player.hand, player.deck, player.area, player.engaged)
                found += [f"{card} lies with seat {player.seat}, who is out" for zone in zones for card in zone.cards]
        if self.players[self.first].out:
            found.append(f"seat {self.first} is out and has the first player token")
        return found


def is_attachment(card: FellowshipCard) -> bool:
    """An attachment, or what counts as one: attached to a card, or to a deck."""
    if card.captive:
        return False  # turned face down with its hero
    return card.printed.kind == ATTACHMENT or (
        card.printed.kind in ("treachery", OBJECTIVE) and card.place.name == "area"
    )
