"""The state of a game: two teams of heroes, the ring of locations, decks, prison, and whose turn it is."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Final

from rulebound.games.civilwar.printed import (
    Cell,
    Equipment,
    Event,
    HeroCard,
    HeroSheet,
    LocationTile,
    Mission,
    Population,
)
from rulebound.kernel.cards import EVERYONE, NOBODY, Card, State, Zone, seats_mask
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Text
from rulebound.kernel.things import Seat, Thing

BLUE_ARROW: Final = 0
RED_ARROW: Final = 3
RING: Final = 6
NOWHERE: Final = -1
DANGER_TOKENS: Final = 6
MISSIONS: Final = 5
"""So many missions are played, and win the game."""

CLASH: Final = "clash"
REGISTRATION: Final = "registration"
TOURNAMENT: Final = "tournament"


class StoryCard(Card[HeroCard]):
    """A hero card; it belongs to one hero for the whole game."""

    __slots__ = ("facedown", "owner")

    def __init__(self, id: int, printed: HeroCard, owner: int) -> None:
        super().__init__(id, printed)
        self.owner = owner
        self.facedown = False  # gives neither symbols nor effect: civilwar.turn.facedown_card

    def name_for(self, seat: int | None) -> Text:
        return self.printed.told if self.visible_to(seat) else super().name_for(seat)

    def clone(self) -> StoryCard:
        copy = StoryCard.__new__(StoryCard)
        copy.id = self.id
        copy.tag = self.tag
        copy.printed = self.printed
        copy.known = self.known
        copy.place = self.place
        copy.owner = self.owner
        copy.facedown = self.facedown
        return copy


class Crowd(Thing):
    """The civilians or the thugs of one location, to point at; how many there are is told by the location."""

    UNCHANGING: ClassVar = True
    __slots__ = ("place", "position", "thugs")

    def __init__(self, position: int, thugs: bool, place: Text) -> None:
        self.position = position
        self.thugs = thugs
        self.place = place

    @property
    def key(self) -> str:
        return f"l{self.position}{'t' if self.thugs else 'c'}"

    def name_for(self, seat: int | None) -> Text:
        return Text("civilwar-thug-in" if self.thugs else "civilwar-civilian-in", {"place": self.place})


class Location(Thing):
    """One of the six locations: tokens in its slots, who controls it, approval, Danger.

    The first `endangered_…` of its civilians and thugs carry a Danger token. Slots: civilwar.board.slots
    """

    __slots__ = (
        "approval", "civilian_crowd", "civilians", "control", "danger", "endangered_civilians", "endangered_thugs",
        "position", "thug_crowd", "thugs", "tile",
    )  # fmt: skip

    def __init__(self, position: int, tile: LocationTile, control: int) -> None:
        self.position = position
        self.tile = tile
        self.civilians = tile.slots.count("C")
        self.thugs = tile.slots.count("T")
        self.endangered_civilians = 0
        self.endangered_thugs = 0
        self.danger = 0
        self.control = control
        self.approval = 0
        self.civilian_crowd = Crowd(position, False, tile.name)
        self.thug_crowd = Crowd(position, True, tile.name)

    def clone(self) -> Location:
        copy = Location.__new__(Location)
        copy.position = self.position
        copy.tile = self.tile
        copy.civilians = self.civilians
        copy.thugs = self.thugs
        copy.endangered_civilians = self.endangered_civilians
        copy.endangered_thugs = self.endangered_thugs
        copy.danger = self.danger
        copy.control = self.control
        copy.approval = self.approval
        copy.civilian_crowd = self.civilian_crowd
        copy.thug_crowd = self.thug_crowd
        return copy

    @property
    def empty_slots(self) -> int:
        return len(self.tile.slots) - self.civilians - self.thugs

    @property
    def all_danger(self) -> int:
        return self.danger + self.endangered_civilians + self.endangered_thugs

    @property
    def key(self) -> str:
        return f"l{self.position}"

    def name_for(self, seat: int | None) -> Text:
        return self.tile.name

    def details(self) -> list[Text]:
        return self.tile.face.text


class Space(Thing):
    """A cell space of the prison, with the two locations to which one escapes from it."""

    UNCHANGING: ClassVar = True
    __slots__ = ("exits", "index")

    def __init__(self, index: int, exits: tuple[int, int]) -> None:
        self.index = index
        self.exits = exits

    @property
    def key(self) -> str:
        return f"cell-{'abc'[self.index]}"

    def name_for(self, seat: int | None) -> Text:
        return Text("civilwar-cell-space", {"letter": "ABC"[self.index]})


SPACES: Final = (Space(0, (0, 1)), Space(1, (2, 3)), Space(2, (4, 5)))


class Candidate(Thing):
    """A location or a hero that a team may choose before a tournament."""

    UNCHANGING: ClassVar = True
    __slots__ = ("printed",)

    def __init__(self, printed: LocationTile | HeroSheet) -> None:
        self.printed = printed

    @property
    def key(self) -> str:
        return self.printed.code

    def name_for(self, seat: int | None) -> Text:
        return self.printed.name

    def details(self) -> list[Text]:
        return self.printed.face.text


class Player(Seat):
    """Somebody who plays one hero or several of one team."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def clone(self) -> Player:
        copy = Player.__new__(Player)
        copy.seat = self.seat
        copy.side = self.side
        return copy


class Hero(Thing):
    """A figure with its deck and hand, Shields, tokens and equipment."""

    __slots__ = (
        "active_shields", "cell", "charges", "crisis", "danger", "deck", "gear", "guards_crisis", "guards_damage",
        "hand", "ko", "number", "position", "seat", "sheet", "shields", "side", "stun", "tokens", "warded",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        side: int,
        seat: int,
        sheet: HeroSheet,
        deck: Zone[StoryCard],
        hand: Zone[StoryCard],
        gear: Zone[Card[Equipment]],
    ) -> None:
        self.number = number
        self.side = side
        self.seat = seat
        self.sheet = sheet
        self.deck = deck
        self.hand = hand
        self.gear = gear
        self.rest()

    def rest(self) -> None:
        """As before a game: nothing in front of the hero but its deck."""
        self.position = NOWHERE
        self.cell = NOWHERE
        self.ko = False
        self.shields = 0
        self.active_shields = 0
        self.tokens = [0, 0, 0, 0]
        self.charges: list[bool] = []
        self.crisis = 0
        self.stun = 0
        self.warded = False
        self.guards_damage = False
        self.guards_crisis = False
        self.danger = 0

    def clone(self, zones: list[Zone[Any]]) -> Hero:
        copy = Hero.__new__(Hero)
        copy.number = self.number
        copy.side = self.side
        copy.seat = self.seat
        copy.sheet = self.sheet
        copy.deck = zones[self.deck.id]
        copy.hand = zones[self.hand.id]
        copy.gear = zones[self.gear.id]
        copy.position = self.position
        copy.cell = self.cell
        copy.ko = self.ko
        copy.shields = self.shields
        copy.active_shields = self.active_shields
        copy.tokens = self.tokens[:]
        copy.charges = self.charges[:]
        copy.crisis = self.crisis
        copy.stun = self.stun
        copy.warded = self.warded
        copy.guards_damage = self.guards_damage
        copy.guards_crisis = self.guards_crisis
        copy.danger = self.danger
        return copy

    @property
    def key(self) -> str:
        return f"h{self.number}"

    def name_for(self, seat: int | None) -> Text:
        return self.sheet.name

    @property
    def jailed(self) -> bool:
        return self.cell != NOWHERE

    @property
    def equipment(self) -> Equipment | None:
        return self.gear.cards[0].printed if self.gear.cards else None


class Team:
    """One side: its heroes and the order in which they act, its storyline and score.

    In a tournament and after a bid the sides change colours: `CivilState.blue` tells which side plays Blue.
    """

    __slots__ = (
        "accelerated", "blinded", "delayed", "finished", "heroes", "imprisoned", "order", "picks", "score", "side",
        "spared", "story", "turns",
    )  # fmt: skip

    def __init__(self, side: int, story: Zone[StoryCard]) -> None:
        self.side = side
        self.story = story
        self.heroes: list[int] = []
        self.picks: list[str] = []  # the locations chosen in secret before a tournament
        self.finished = 0  # in how many turns it has completed five missions as Team Blue; 0: it has not
        self.imprisoned = 0  # cell cards discarded when it was Team Red
        self.rest()

    def rest(self) -> None:
        self.order: list[int] = []
        self.turns = 0
        self.score = 0
        self.delayed: list[int] = []  # symbols of the previous card that its next turn goes without
        self.blinded = False  # its next turn goes without all of them
        self.accelerated = 0  # so many of them may be used twice in its next turn
        self.spared = 0  # so many thugs fewer with the next population card

    def clone(self, zones: list[Zone[Any]]) -> Team:
        copy = Team.__new__(Team)
        copy.side = self.side
        copy.story = zones[self.story.id]
        copy.heroes = self.heroes[:]
        copy.picks = self.picks[:]
        copy.finished = self.finished
        copy.imprisoned = self.imprisoned
        copy.order = self.order[:]
        copy.turns = self.turns
        copy.score = self.score
        copy.delayed = self.delayed[:]
        copy.blinded = self.blinded
        copy.accelerated = self.accelerated
        copy.spared = self.spared
        return copy


class CivilState(State):
    """A game of two teams."""

    __slots__ = (
        "active", "balance", "bidder", "blue", "candidates", "cell_discard", "cell_zones", "cells", "drafted", "event",
        "event_box", "event_deck", "event_discard", "fallen", "game_number", "gear_box", "greens", "heroes",
        "leads", "limit", "mission", "mission_deck", "mission_discard", "mission_done", "missions_done", "mode",
        "on_top", "placed", "players", "pool", "population", "population_discard", "progress", "removed", "ring",
        "round", "size", "special", "springing", "starter", "summary", "teams", "tiles", "tournament", "turn",
        "universal", "used_gear",
    )  # fmt: skip

    def __init__(self, chance: Chance, mode: str, size: int, people: tuple[int, int], first_step: str) -> None:
        super().__init__(sum(people), chance, first_step)
        self.mode = CLASH if mode == CLASH else REGISTRATION
        self.tournament = mode == TOURNAMENT
        self.size = size
        self.players = [Player(seat, 0 if seat < people[0] else 1) for seat in range(self.seats)]
        self.blue = 0
        self.event_box: Zone[Card[Event]] = self.add_zone(Zone("event-box", NOBODY, in_game=False))
        self.gear_box: Zone[Card[Equipment]] = self.add_zone(Zone("gear-box", EVERYONE, in_game=False))
        self.removed: Zone[Card[Any]] = self.add_zone(Zone("removed", EVERYONE, in_game=False))
        self.population: Zone[Card[Population]] = self.add_zone(Zone("population", NOBODY))
        self.population_discard: Zone[Card[Population]] = self.add_zone(Zone("population-discard", EVERYONE))
        self.event_deck: Zone[Card[Event]] = self.add_zone(Zone("event-deck", NOBODY))
        self.event: Zone[Card[Event]] = self.add_zone(Zone("event", EVERYONE))
        self.event_discard: Zone[Card[Event]] = self.add_zone(Zone("event-discard", EVERYONE))
        self.mission_deck: Zone[Card[Mission]] = self.add_zone(Zone("mission-deck", NOBODY))
        self.mission: Zone[Card[Mission]] = self.add_zone(Zone("mission", EVERYONE))
        self.mission_discard: Zone[Card[Mission]] = self.add_zone(Zone("mission-discard", EVERYONE))
        self.cells: Zone[Card[Cell]] = self.add_zone(Zone("cells", NOBODY))
        self.cell_zones: list[Zone[Card[Cell]]] = [self.add_zone(Zone(space.key, NOBODY)) for space in SPACES]
        self.cell_discard: Zone[Card[Cell]] = self.add_zone(Zone("cell-discard", EVERYONE))
        self.teams = [Team(side, self.add_zone(Zone("storyline", EVERYONE))) for side in (0, 1)]
        self.heroes: list[Hero] = []
        self.ring: list[Location] = []
        self.candidates: tuple[Candidate, ...] = ()  # what can be chosen before a tournament
        self.tiles: list[str] = []  # the locations of the game, until they are laid out
        self.balance = NOWHERE  # the side that keeps its double-Wild cards
        self.universal = True  # whether the universal equipment is offered
        self.starter = NOWHERE  # the side that starts a Clash or its current Round; until then: named in the setup
        self.bidder = 0  # the side that bids next
        self.limit = 0  # the declared number; 0: none
        self.drafted = 0
        self.game_number = 1
        self.rest()

    def rest(self) -> None:
        """As before a game, whatever was played before."""
        self.active = NOWHERE
        self.leads = NOWHERE  # the side whose turn comes next
        self.pool = [0, 0, 0, 0]  # actions of this turn that are not tokens
        self.special = False  # whether the Special Effect may still be used
        self.used_gear = False
        self.turn = 0  # of the Round
        self.round = 1
        self.summary = NOWHERE  # the hero with the Summary card
        self.on_top = NOWHERE  # whose tracker lies on the other, if both are on one space
        self.greens = 0  # green spaces reached so far
        self.missions_done = 0
        self.mission_done = False  # in this turn
        self.placed = 0  # Danger of this mission
        self.progress = 0  # of it, discarded
        self.springing = False  # a Trap is being resolved
        self.fallen: list[int] = []  # Blue heroes knocked out by it, whose cells are still to come

    def clone(self) -> CivilState:
        copy = super().clone()
        assert isinstance(copy, CivilState)
        zones = copy.zones
        copy.mode = self.mode
        copy.tournament = self.tournament
        copy.size = self.size
        copy.players = [player.clone() for player in self.players]
        copy.blue = self.blue
        copy.event_box = zones[self.event_box.id]
        copy.gear_box = zones[self.gear_box.id]
        copy.removed = zones[self.removed.id]
        copy.population = zones[self.population.id]
        copy.population_discard = zones[self.population_discard.id]
        copy.event_deck = zones[self.event_deck.id]
        copy.event = zones[self.event.id]
        copy.event_discard = zones[self.event_discard.id]
        copy.mission_deck = zones[self.mission_deck.id]
        copy.mission = zones[self.mission.id]
        copy.mission_discard = zones[self.mission_discard.id]
        copy.cells = zones[self.cells.id]
        copy.cell_zones = [zones[zone.id] for zone in self.cell_zones]
        copy.cell_discard = zones[self.cell_discard.id]
        copy.teams = [team.clone(zones) for team in self.teams]
        copy.heroes = [hero.clone(zones) for hero in self.heroes]
        copy.ring = [location.clone() for location in self.ring]
        copy.candidates = self.candidates
        copy.tiles = self.tiles[:]
        copy.balance = self.balance
        copy.universal = self.universal
        copy.starter = self.starter
        copy.bidder = self.bidder
        copy.limit = self.limit
        copy.drafted = self.drafted
        copy.game_number = self.game_number
        copy.active = self.active
        copy.leads = self.leads
        copy.pool = self.pool[:]
        copy.special = self.special
        copy.used_gear = self.used_gear
        copy.turn = self.turn
        copy.round = self.round
        copy.summary = self.summary
        copy.on_top = self.on_top
        copy.greens = self.greens
        copy.missions_done = self.missions_done
        copy.mission_done = self.mission_done
        copy.placed = self.placed
        copy.progress = self.progress
        copy.springing = self.springing
        copy.fallen = self.fallen[:]
        return copy

    # --- teams ----------------------------------------------------------------------------------------

    @property
    def red(self) -> int:
        return 1 - self.blue

    @property
    def hero(self) -> Hero:
        """The active hero."""
        return self.heroes[self.active]

    def colour(self, side: int) -> str:
        return "blue" if side == self.blue else "red"

    def team_name(self, side: int) -> Text:
        return Text(f"civilwar-team-{self.colour(side)}")

    def of_side(self, side: int) -> list[Hero]:
        """The heroes of a side in their turn order: civilwar.clash.hero_order

        Before all have acted, those who have not follow in the order of the team's list.
        """
        team = self.teams[side]
        order = team.order
        heroes = self.heroes
        if len(order) == len(team.heroes):
            return [heroes[number] for number in order]
        return [heroes[number] for number in [*order, *(n for n in team.heroes if n not in order)]]

    def speaks(self, side: int) -> int:
        """The seat that decides for a side: the active hero's, else that of the first in turn order."""
        if self.active != NOWHERE and self.heroes[self.active].side == side:
            return self.heroes[self.active].seat
        heroes = self.of_side(side)
        return heroes[0].seat if heroes else self.captain(side)

    def captain(self, side: int) -> int:
        """The first seat of a side, which speaks for it before a game."""
        return next(player.seat for player in self.players if player.side == side)

    def mask(self, side: int) -> int:
        """The seats of a side, as a mask of knowledge."""
        return seats_mask(player.seat for player in self.players if player.side == side)

    def standing_at(self, position: int, side: int) -> list[Hero]:
        """Heroes of a side who stand in a location; who is KO'd is ignored: civilwar.damage.ko_ignored"""
        return [hero for hero in self.heroes if hero.position == position and hero.side == side and not hero.ko]

    def somebody_at(self, position: int, side: int) -> bool:
        for hero in self.heroes:  # noqa: SIM110 (asked for every location that one may go to)
            if hero.position == position and hero.side == side and not hero.ko:
                return True
        return False

    # --- prison and danger ----------------------------------------------------------------------------

    def prisoner(self, space: int) -> Hero | None:
        for hero in self.heroes:
            if hero.cell == space:
                return hero
        return None

    @property
    def danger_supply(self) -> int:
        """Of the six Danger tokens those that lie nowhere: civilwar.setup_registration.danger_supply"""
        placed = sum(location.all_danger for location in self.ring) + sum(hero.danger for hero in self.heroes)
        return DANGER_TOKENS - placed

    @property
    def task(self) -> Mission | None:
        """The active mission, while it is not completed: civilwar.mission.one_active"""
        return self.mission.cards[0].printed if self.mission.cards and not self.mission_done else None

    # --- what can be pointed at -----------------------------------------------------------------------

    def pool_of(self, card: Card[Any]) -> Hashable:
        return (card.printed.back, card.owner) if isinstance(card, StoryCard) else card.printed.back

    def things(self) -> Sequence[Thing]:
        crowds = [crowd for place in self.ring for crowd in (place.civilian_crowd, place.thug_crowd)]
        spaces = SPACES if self.mode == REGISTRATION else ()
        return [*self.candidates, *self.ring, *crowds, *self.heroes, *spaces, *self.players, *self.cards]

    def faults(self) -> list[str]:
        found = super().faults()
        for place in self.ring:
            if place.empty_slots < 0 or place.thugs < 0 or place.civilians < 0:
                found.append(f"{place.key} holds {place.civilians} civilians and {place.thugs} thugs")
            if place.endangered_thugs > place.thugs or place.endangered_civilians > place.civilians:
                found.append(f"more Danger than people at {place.key}")
            if place.approval not in (0, 1):
                found.append(f"{place.approval} approval tokens at {place.key}")
        if self.danger_supply < 0:
            found.append("more than six Danger tokens")
        for hero in self.heroes:
            if not 0 <= hero.active_shields <= hero.shields <= 2:
                found.append(f"{hero.key} has {hero.active_shields} of {hero.shields} Shields")
            if hero.ko and hero.hand.cards:
                found.append(f"{hero.key} lies KO'd with cards in hand")
            if self.ring and (hero.position == NOWHERE) == (hero.cell == NOWHERE):
                found.append(f"{hero.key} is at {hero.position} and in cell {hero.cell}")
            if min(hero.tokens) < 0 or min(self.pool) < 0:
                found.append(f"{hero.key} has {hero.tokens}, the pool {self.pool}")
        for space in SPACES:
            inside = [hero for hero in self.heroes if hero.cell == space.index]
            if len(inside) + len(self.cell_zones[space.index]) > 1 and not self.springing:
                found.append(f"{space.key} is taken twice")
        return found
