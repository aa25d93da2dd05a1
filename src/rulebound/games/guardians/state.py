"""The state of a game: players, tactics, zones, and where in the battle we are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rulebound.games.guardians.printed import (
    NO_ABILITY,
    NORMAL,
    Ability,
    Battlefield,
    Hero,
    TeamSymbol,
    Technique,
    Terms,
)
from rulebound.kernel.cards import EVERYONE, NOBODY, Card, State, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Text
from rulebound.kernel.things import Seat, Thing

KNOCKOUTS: Final = 7  # guardians.components.knockout_cards; all in the stack at first: guardians.setup.knockout_stack
MOST_ENERGY: Final = 6


class TechniqueCard(Card[Technique]):
    """A technique card; turned by 90 degrees while it gives the defensive stance."""

    __slots__ = ("turned",)

    def __init__(self, id: int, printed: Technique) -> None:
        super().__init__(id, printed)
        self.turned = False

    def clone(self) -> TechniqueCard:
        copy = TechniqueCard.__new__(TechniqueCard)
        copy.id = self.id
        copy.tag = self.tag
        copy.printed = self.printed
        copy.known = self.known
        copy.place = self.place
        copy.turned = self.turned
        return copy

    @property
    def number(self) -> int:
        return self.printed.number


class HeroCard(Card[Hero]):
    """A hero card; `used` while it lies face down because its active ability was used."""

    __slots__ = ("used",)

    def __init__(self, id: int, printed: Hero) -> None:
        super().__init__(id, printed)
        self.used = False

    def clone(self) -> HeroCard:
        copy = HeroCard.__new__(HeroCard)
        copy.id = self.id
        copy.tag = self.tag
        copy.printed = self.printed
        copy.known = self.known
        copy.place = self.place
        copy.used = self.used
        return copy


class Tactic(Thing):
    """One of the seven tactics: number side or trap side up, with or without a Knockout on it.

    Its number is that of its technique (guardians.components.tactic_number); a Knockout may lie on a trap
    (guardians.effect.knockout_over_trap).
    """

    __slots__ = ("knockout", "technique", "trapped")

    def __init__(self, technique: Technique) -> None:
        self.technique = technique
        self.trapped = False
        self.knockout = False

    def clone(self) -> Tactic:
        copy = Tactic.__new__(Tactic)
        copy.technique = self.technique
        copy.trapped = self.trapped
        copy.knockout = self.knockout
        return copy

    @property
    def key(self) -> str:
        return f"t{self.technique.number}"

    def name_for(self, seat: int | None) -> Text:
        return self.technique.name


class Player(Seat):
    """A seat with its hero, energy, hand and series."""

    __slots__ = (
        "acted", "dealt", "energy", "forgave", "hand", "hero", "in_battle", "series", "shielded", "side",
        "trap_spared",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        hand: Zone[TechniqueCard],
        series: Zone[TechniqueCard],
        hero: Zone[HeroCard],
        dealt: Zone[HeroCard],
    ) -> None:
        super().__init__(seat)
        self.side = seat  # the team; without teams everyone is a side of their own
        self.hand = hand
        self.series = series
        self.hero = hero
        self.dealt = dealt
        self.energy = 3  # guardians.setup.energy_three, on one energy card each: guardians.components.energy_cards
        self.in_battle = False
        self.acted = False  # in this stage
        self.forgave = False  # a card of the wrong number, in this round
        self.trap_spared = False  # in this battle
        self.shielded = False  # the battlefield has lessened a damage to this hero in this battle

    def clone(self, zones: list[Zone[Any]]) -> Player:
        copy = Player.__new__(Player)
        copy.seat = self.seat
        copy.side = self.side
        copy.hand = zones[self.hand.id]
        copy.series = zones[self.series.id]
        copy.hero = zones[self.hero.id]
        copy.dealt = zones[self.dealt.id]
        copy.energy = self.energy
        copy.in_battle = self.in_battle
        copy.acted = self.acted
        copy.forgave = self.forgave
        copy.trap_spared = self.trap_spared
        copy.shielded = self.shielded
        return copy

    @property
    def hero_card(self) -> HeroCard:
        return self.hero.cards[0]

    @property
    def in_stance(self) -> bool:
        """As long as a turned Defence lies in the series: guardians.effect.stance_duration"""
        for card in self.series.cards:  # noqa: SIM110 (asked for every target of every action)
            if card.turned:
                return True
        return False


class GuardiansState(State):
    """A game of battles. `circle` is the order of seats round the table, clockwise."""

    __slots__ = (
        "battle",
        "battlefield",
        "battlefield_deck",
        "battlefield_discard",
        "box",
        "circle",
        "contenders",
        "deck",
        "discard",
        "drafted",
        "first",
        "initiative_heals",
        "knockouts",
        "layout",
        "players",
        "round",
        "stage",
        "stall_guard",
        "tactics",
        "team_cards",
        "teams",
        "terms",
        "to_win",
        "variant",
        "wins",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        chance: Chance,
        techniques: Sequence[Technique],
        *,
        teams: int,
        variant: str,
        stall_guard: bool,
        initiative_heals: bool,
    ) -> None:
        super().__init__(seats, chance, "set_up")
        self.deck: Zone[TechniqueCard] = self.add_zone(Zone("deck", NOBODY))
        self.discard: Zone[TechniqueCard] = self.add_zone(Zone("discard", EVERYONE))
        self.layout: Zone[TechniqueCard] = self.add_zone(Zone("layout", EVERYONE))
        self.battlefield_deck: Zone[Card[Battlefield]] = self.add_zone(Zone("battlefield-deck", NOBODY))
        self.battlefield_discard: Zone[Card[Battlefield]] = self.add_zone(Zone("battlefield-discard", EVERYONE))
        self.battlefield: Zone[Card[Battlefield]] = self.add_zone(Zone("battlefield", EVERYONE))
        self.box: Zone[HeroCard] = self.add_zone(Zone("box", NOBODY, in_game=False))
        self.team_cards: list[Zone[Card[TeamSymbol]]] = []
        self.players: list[Player] = []
        for seat in range(seats):
            hand: Zone[TechniqueCard] = self.add_zone(Zone("hand", 1 << seat, seat))
            series: Zone[TechniqueCard] = self.add_zone(Zone("series", 1 << seat, seat))
            hero: Zone[HeroCard] = self.add_zone(Zone("hero", EVERYONE, seat))
            dealt: Zone[HeroCard] = self.add_zone(Zone("dealt", 1 << seat, seat))
            self.players.append(Player(seat, hand, series, hero, dealt))
        # guardians.components.tactic_cards, guardians.setup.tactics_number_side
        self.tactics = [Tactic(technique) for technique in techniques]
        self.knockouts = KNOCKOUTS
        self.circle = list(range(seats))
        self.teams = teams
        self.wins = [0] * seats  # by side; guardians.setup.energy_card_zero_wins
        self.first = 0  # who holds the one first-player card: guardians.components.first_player_card
        self.battle = 0
        self.round = 0
        self.stage = 0
        self.drafted = 0  # picks made in this draft
        self.terms: Terms = NORMAL
        self.contenders: list[int] = []  # the sides that fight a deciding battle; empty otherwise
        self.to_win = 3
        self.variant = variant
        self.stall_guard = stall_guard
        self.initiative_heals = initiative_heals

    def clone(self) -> GuardiansState:
        copy = super().clone()
        assert isinstance(copy, GuardiansState)
        zones = copy.zones
        copy.deck = zones[self.deck.id]
        copy.discard = zones[self.discard.id]
        copy.layout = zones[self.layout.id]
        copy.battlefield_deck = zones[self.battlefield_deck.id]
        copy.battlefield_discard = zones[self.battlefield_discard.id]
        copy.battlefield = zones[self.battlefield.id]
        copy.box = zones[self.box.id]
        copy.team_cards = [zones[zone.id] for zone in self.team_cards]
        copy.players = [player.clone(zones) for player in self.players]
        copy.tactics = [tactic.clone() for tactic in self.tactics]
        copy.knockouts = self.knockouts
        copy.circle = self.circle[:]
        copy.teams = self.teams
        copy.wins = self.wins[:]
        copy.first = self.first
        copy.battle = self.battle
        copy.round = self.round
        copy.stage = self.stage
        copy.drafted = self.drafted
        copy.terms = self.terms
        copy.contenders = self.contenders[:]
        copy.to_win = self.to_win
        copy.variant = self.variant
        copy.stall_guard = self.stall_guard
        copy.initiative_heals = self.initiative_heals
        return copy

    # --- the table ------------------------------------------------------------------------------------

    def clockwise(self, start: int) -> list[Player]:
        """All players round the table, clockwise from that seat."""
        circle = self.circle
        at = circle.index(start)
        players = self.players
        return [players[seat] for seat in circle[at:] + circle[:at]]

    def from_first(self) -> list[Player]:
        """All players from the holder of the first-player card clockwise, also when that hero is out."""
        return self.clockwise(self.first)

    def fighting(self) -> list[Player]:
        """The heroes in battle, from the first player clockwise."""
        circle = self.circle
        at = circle.index(self.first)
        players = self.players
        return [player for seat in circle[at:] + circle[:at] if (player := players[seat]).in_battle]

    def opponents(self, player: Player) -> list[Player]:
        """Heroes in battle of other teams, clockwise from the player's left: guardians.effect.all_opponents_scope"""
        return [p for p in self.clockwise(player.seat) if p.in_battle and p.side != player.side]

    def tactic(self, card: TechniqueCard) -> Tactic:
        """The tactic with the same name."""
        return self.tactics[card.printed.number - 1]

    def ability(self, player: Player) -> Ability:
        """The hero's ability, if abilities work in this battle and the hero is in it."""
        if not player.in_battle or not self.terms.abilities:
            return NO_ABILITY
        return player.hero.cards[0].printed.ability

    def ready_ability(self, player: Player) -> Ability:
        """The ability of a hero whose card lies face up; guardians.hero.active_once_per_battle."""
        return NO_ABILITY if player.hero.cards[0].used else self.ability(player)

    @property
    def field(self) -> Battlefield | None:
        return self.battlefield.cards[0].printed if self.battlefield.cards else None

    def things(self) -> Sequence[Thing]:
        return [*self.tactics, *self.players, *self.cards]

    def faults(self) -> list[str]:
        found = super().faults()
        if self.knockouts + sum(t.knockout for t in self.tactics) != KNOCKOUTS:
            found.append("the Knockouts do not add up to 7")
        for player in self.players:
            if not 0 <= player.energy <= MOST_ENERGY:
                found.append(f"seat {player.seat} has {player.energy} energy")
            if player.in_battle and player.energy == 0:
                found.append(f"seat {player.seat} fights without energy")
            if not player.in_battle and player.series.cards:
                found.append(f"seat {player.seat} is out but its series lies")
        return found


def sides_of(players: Iterable[Player]) -> set[int]:
    """The teams to which these players belong."""
    return {player.side for player in players}
