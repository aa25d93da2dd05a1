"""The state of a duel: formations, resource rows, the chain, the attack in progress, and whose step it is."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.games.versus.printed import Power, Print
from rulebound.kernel.cards import EVERYONE, NOBODY, C, Card, State, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Text
from rulebound.kernel.things import Seat, Thing

if TYPE_CHECKING:
    from rulebound.games.versus.words.continuous import Continuous

ENDURANCE: Final = 50  # versus.setup.endurance_50
FRONT: Final = 0
SUPPORT: Final = 1
FLIGHT: Final = 1
RANGE: Final = 2
NONE: Final = -1


class InPlay:
    """What holds for a card while it is in play; a card that leaves and comes back starts anew."""

    __slots__ = (
        "atk_attack", "atk_turn", "column", "def_attack", "def_turn", "exhausted", "face_up", "gains_attack",
        "gains_turn", "gear", "loses_turn", "no_powers", "no_reinforcement", "no_teams", "ongoing", "reinforced",
        "row", "stunned", "team_attacked", "teams", "used",
    )  # fmt: skip

    def __init__(self) -> None:
        self.row = FRONT  # versus.anatomy.rows
        self.column = 0
        self.exhausted = False  # versus.anatomy.enter_ready_character, versus.anatomy.enter_ready_resource
        self.stunned = False
        self.face_up = True
        self.gear = NONE  # a character's equipment, or the bearer of an equipment: card ids
        self.atk_turn = 0
        self.def_turn = 0
        self.atk_attack = 0
        self.def_attack = 0
        self.gains_turn = 0  # FLIGHT and RANGE as bits
        self.gains_attack = 0
        self.loses_turn = 0
        self.no_powers = False  # this turn
        self.no_teams = False  # this turn
        self.reinforced = False
        self.no_reinforcement = False  # this attack
        self.team_attacked = False  # this turn
        self.used = 0  # powers used up for this turn, as bits
        self.ongoing = False  # the ongoing part of a plot twist has started
        self.teams: tuple[str, ...] = ()  # chosen for this card

    def clone(self) -> InPlay:
        copy = InPlay.__new__(InPlay)
        copy.row = self.row
        copy.column = self.column
        copy.exhausted = self.exhausted
        copy.stunned = self.stunned
        copy.face_up = self.face_up
        copy.gear = self.gear
        copy.atk_turn = self.atk_turn
        copy.def_turn = self.def_turn
        copy.atk_attack = self.atk_attack
        copy.def_attack = self.def_attack
        copy.gains_turn = self.gains_turn
        copy.gains_attack = self.gains_attack
        copy.loses_turn = self.loses_turn
        copy.no_powers = self.no_powers
        copy.no_teams = self.no_teams
        copy.reinforced = self.reinforced
        copy.no_reinforcement = self.no_reinforcement
        copy.team_attacked = self.team_attacked
        copy.used = self.used
        copy.ongoing = self.ongoing
        copy.teams = self.teams
        return copy

    def end_of_attack(self) -> None:
        """What was for this attack is over.

        versus.power.this_attack_duration, versus.reinforcement.duration, versus.power_up.duration
        """
        self.atk_attack = self.def_attack = self.gains_attack = 0
        self.reinforced = self.no_reinforcement = False

    def end_of_turn(self) -> None:
        """What was for this turn is over: versus.power.this_turn_duration"""
        self.atk_turn = self.def_turn = self.gains_turn = self.loses_turn = self.used = 0
        self.no_powers = self.no_teams = self.team_attacked = False


class Nowhere(InPlay):
    """For all cards that are not in play; never changed."""

    __slots__ = ()
    UNCHANGING: ClassVar = True

    def __reduce__(self) -> str:
        return "NOWHERE"  # a pickled state names it


NOWHERE: Final = Nowhere()


class VersusCard(Card[Print]):
    """A card of somebody's deck (versus.anatomy.ko: that player is its owner, whoever controls it)."""

    __slots__ = ("life", "now", "owner")

    def __init__(self, id: int, printed: Print, owner: int) -> None:
        super().__init__(id, printed)
        self.owner = owner
        self.now: InPlay = NOWHERE
        self.life = 0  # counts its moves: whoever leaves and comes back is another card to every effect

    def clone(self) -> VersusCard:
        copy = VersusCard.__new__(VersusCard)
        copy.id = self.id
        copy.tag = self.tag
        copy.printed = self.printed
        copy.known = self.known
        copy.place = self.place
        copy.owner = self.owner
        copy.life = self.life
        now = self.now
        copy.now = now if now is NOWHERE else now.clone()
        return copy

    def name_for(self, seat: int | None) -> Text:
        return self.printed.told if self.visible_to(seat) else super().name_for(seat)

    def called(self, seat: int | None) -> Text:
        """A character stands there: of those with one name there is one on a side, or they are equal."""
        return self.printed.name if self.is_character else self.name_for(seat)

    @property
    def controller(self) -> int:
        """The player on whose side it is: versus.anatomy.controller"""
        owner = self.place.owner
        assert owner is not None
        return owner

    @property
    def where(self) -> str:
        return self.place.name

    @property
    def is_character(self) -> bool:
        """A character card elsewhere is no character: versus.anatomy.resource_not_character"""
        return self.where == "characters"


AIMLESS: Final = frozenset({"recruit", "plot-twist", "power", "trigger"})
"""Effects that can be called without at what they aim."""


class ChainEffect(Thing):
    """One object of the chain. It never changes: who made it, from which card, at what it aims."""

    __slots__ = (
        "about", "aims", "attackers", "by", "controlled", "from_row", "index", "kind", "n", "number", "printed", "seat",
        "seen", "source", "targets",
    )  # fmt: skip
    UNCHANGING: ClassVar = True

    def __init__(
        self,
        number: int,
        kind: str,
        seat: int,
        source: int,
        printed: Print,
        *,
        index: int = NONE,
        targets: tuple[int, ...] = (),
        attackers: tuple[int, ...] = (),
        about: int = NONE,
        n: int = 0,
        from_row: bool = False,
        controlled: str = "",
        seen: tuple[tuple[int, int], ...] = (),
        by: tuple[Text, ...] = (),
        aims: tuple[Text, ...] = (),
    ) -> None:
        self.number = number
        self.kind = kind  # recruit, plot-twist, power, trigger, attack, reinforcement, power-up
        self.seat = seat
        self.source = source
        self.printed = printed
        self.index = index  # of the power on the printed card
        self.targets = targets  # ids of cards, or numbers of chain effects
        self.attackers = attackers
        self.about = about  # the card that an event happened to
        self.n = n  # its amount
        self.from_row = from_row
        self.controlled = controlled  # "character" if the source was a character when announced
        self.seen = seen  # the cards it is about, each with its life when it was announced
        self.by = by  # who makes it and what it aims at, as everybody may call them
        self.aims = aims

    @property
    def power(self) -> Power:
        return self.printed.powers[self.index]

    @property
    def rule(self) -> str:
        """The rule that makes the text of its card happen."""
        if self.kind == "plot-twist":
            return "versus.plot_twist.from_row" if self.from_row else "versus.plot_twist.from_hand"
        return "versus.power.payment_arrow" if self.kind == "power" else "versus.power.triggered_auto"

    def means(self, card: VersusCard) -> bool:
        """Whether this is still the card it was about: versus.power.left_and_back"""
        return (card.id, card.life) in self.seen

    @property
    def key(self) -> str:
        return f"e{self.number}"

    def name_for(self, seat: int | None) -> Text:
        if self.kind == "attack" and self.targets == (NONE,):
            return Text("versus-effect-direct-attack", {"card": [*self.by], "player": self.aims[0]})
        return Text(f"versus-effect-{self.kind}", {"card": [*self.by], "n": len(self.aims), "aims": [*self.aims]})

    def called(self, seat: int | None) -> Text:
        """Without its own aim, which stands where it lies."""
        if self.kind in AIMLESS:
            return Text(f"versus-effect-{self.kind}", {"card": [*self.by], "n": 0, "aims": []})
        return self.name_for(seat)


class Trigger:
    """A power that has triggered and waits to be put on the chain. It never changes."""

    __slots__ = ("about", "index", "n", "printed", "seat", "seen", "source")
    UNCHANGING: ClassVar = True

    def __init__(
        self, seat: int, source: int, printed: Print, index: int, about: int, n: int, seen: tuple[tuple[int, int], ...]
    ) -> None:
        self.seat = seat
        self.source = source
        self.printed = printed
        self.index = index
        self.about = about
        self.n = n
        self.seen = seen


class Attack:
    """An attack that has begun. Who drops out is taken off the list and does not come back."""

    __slots__ = ("attacked", "attackers", "defender", "defender_out", "seat", "team")

    def __init__(self, seat: int, attackers: Sequence[int], defender: int) -> None:
        self.seat = seat
        self.attacked = 1 - seat
        self.attackers = list(attackers)
        self.defender = defender  # NONE for an attack on the player
        self.defender_out = False
        self.team = len(attackers) > 1  # versus.team_attack.definition

    def clone(self) -> Attack:
        copy = Attack.__new__(Attack)
        copy.seat = self.seat
        copy.attacked = self.attacked
        copy.attackers = self.attackers[:]
        copy.defender = self.defender
        copy.defender_out = self.defender_out
        copy.team = self.team
        return copy


class Player(Seat):
    """A seat: endurance, zones, and how often this player wants to be asked."""

    __slots__ = (
        "asks_all", "characters", "deck", "endurance", "equipment", "hand", "ko", "passing", "pending", "points",
        "ran_out", "resources",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(seat)
        self.endurance = ENDURANCE
        self.points = 0
        self.passing = ""  # "", "event", "attack", "turn": see priority.py
        self.asks_all = False
        self.ran_out = False  # had to draw more cards than the deck held

        def zone(name: str, sees: int) -> Zone[VersusCard]:
            return s.add_zone(Zone(name, sees, seat))

        self.deck = zone("deck", NOBODY)  # versus.anatomy.deck_hidden
        self.hand = zone("hand", 1 << seat)  # versus.anatomy.hand_hidden, versus.anatomy.hand_unlimited
        self.ko = zone("ko", EVERYONE)  # versus.anatomy.ko_pile_face_up
        self.characters = zone("characters", EVERYONE)  # front and support row, versus.stun.visible
        self.equipment = zone("equipment", EVERYONE)
        # versus.anatomy.resource_peek_own, versus.anatomy.resource_hidden_from_opponent
        self.resources = zone("resources", 1 << seat)
        self.pending = zone("pending", EVERYONE)  # cards whose effect is on the chain

    def clone(self, zones: list[Zone[Any]]) -> Player:
        copy = Player.__new__(Player)
        copy.seat = self.seat
        copy.endurance = self.endurance
        copy.points = self.points
        copy.passing = self.passing
        copy.asks_all = self.asks_all
        copy.ran_out = self.ran_out
        copy.deck = zones[self.deck.id]
        copy.hand = zones[self.hand.id]
        copy.ko = zones[self.ko.id]
        copy.characters = zones[self.characters.id]
        copy.equipment = zones[self.equipment.id]
        copy.resources = zones[self.resources.id]
        copy.pending = zones[self.pending.id]
        return copy


class VersusState(State):
    """A duel of two (versus.setup.two_players)."""

    __slots__ = (
        "active", "attack", "can_concede", "chain", "declared", "declared_on", "delayed", "empty_deck_loses",
        "initiative", "last_turn", "moves", "passes", "pending", "placed", "players", "priority", "serial", "sorts",
        "stage", "team_attackers_stay_exhausted", "texts", "turn", "uncut",
    )  # fmt: skip

    derived = ("sorts", "texts")
    passing = ("texts",)
    cards: list[VersusCard]  # type: ignore[assignment]

    def __init__(self, chance: Chance) -> None:
        super().__init__(2, chance, "set_up")
        self.players = [Player(self, 0), Player(self, 1)]
        self.turn = 0
        self.initiative = 0
        self.stage = ""  # draw, resource, recruit, formation, attack, recovery
        self.active = NONE  # who performs the current step; NONE outside a step
        self.priority = 0
        self.passes = 0
        self.chain: list[ChainEffect] = []
        self.serial = 0  # of chain effects
        self.pending: list[Trigger] = []
        self.delayed: list[Trigger] = []  # until the start of this turn's recovery phase
        self.attack: Attack | None = None
        self.declared: list[int] = []  # attackers named so far in a declaration
        self.declared_on = NONE  # the defender named in it
        self.placed = False  # a resource, in this resource step
        self.moves = 0  # in this formation step
        self.team_attackers_stay_exhausted = False  # this turn
        self.uncut = False  # nobody is asked to cut a deck; so said because seals of the past know of no such thing
        self.can_concede = False
        self.empty_deck_loses = False
        self.last_turn = 0  # versus.victory.turn_limit; 0 for none
        self.sorts = 0  # what continuous texts of this match answer at all, as bits: see `Continuous.what`
        self.texts: dict[int, list[tuple[VersusCard, int, Continuous]]] = {}  # those that work now: `numbers.working`

    def texts_change(self) -> None:
        """A card came into play or left it, was stunned, recovered or turned: other texts may work now."""
        if self.texts:
            self.texts = {}

    def add_card(self, card: C, zone: Zone[C]) -> C:
        self.sorts |= card.printed.answers
        return super().add_card(card, zone)

    def clone(self) -> VersusState:
        copy = super().clone()
        assert isinstance(copy, VersusState)
        zones = copy.zones
        copy.players = [player.clone(zones) for player in self.players]
        copy.turn = self.turn
        copy.sorts = self.sorts
        copy.texts = {}
        copy.initiative = self.initiative
        copy.stage = self.stage
        copy.active = self.active
        copy.priority = self.priority
        copy.passes = self.passes
        copy.chain = self.chain[:]
        copy.serial = self.serial
        copy.pending = self.pending[:]
        copy.delayed = self.delayed[:]
        copy.attack = None if self.attack is None else self.attack.clone()
        copy.declared = self.declared[:]
        copy.declared_on = self.declared_on
        copy.placed = self.placed
        copy.moves = self.moves
        copy.team_attackers_stay_exhausted = self.team_attackers_stay_exhausted
        copy.uncut = self.uncut
        copy.can_concede = self.can_concede
        copy.empty_deck_loses = self.empty_deck_loses
        copy.last_turn = self.last_turn
        return copy

    def pool_of(self, card: Card[Any]) -> Hashable:
        """All cards share one back, but nobody holds a card of the other deck (versus.deck.any_vs_card)."""
        assert isinstance(card, VersusCard)
        return card.owner

    # --- the table ---------------------------------------------------------------------------------

    def card(self, id: int) -> VersusCard:
        return self.cards[id]

    @property
    def leader(self) -> int:
        """Who performs the step, else initiative: versus.priority.after_resolution, versus.priority.outside_step"""
        return self.initiative if self.active == NONE else self.active

    def attacking(self, card: VersusCard) -> bool:
        attack = self.attack
        return attack is not None and card.id in attack.attackers

    def defending(self, card: VersusCard) -> bool:
        attack = self.attack
        return attack is not None and attack.defender == card.id and not attack.defender_out

    def bearer(self, equipment: VersusCard) -> VersusCard:
        return self.card(equipment.now.gear)

    def things(self) -> Sequence[Thing]:
        return [*self.cards, *self.players, *self.chain]

    def faults(self) -> list[str]:
        found = super().faults()
        slots: set[tuple[int, int, int]] = set()
        for player in self.players:
            for card in player.characters.cards:
                slot = (player.seat, card.now.row, card.now.column)
                if slot in slots:
                    found.append(f"two characters stand at {slot}")
                slots.add(slot)
                if card.now.stunned and not card.now.exhausted:
                    found.append(f"{card} is stunned but ready")
                if card.now.gear != NONE and self.card(card.now.gear).now.gear != card.id:
                    found.append(f"{card} and its equipment do not fit")
            for card in player.equipment.cards:
                if self.bearer(card).now.gear != card.id:
                    found.append(f"{card} is carried by nobody")
            for zone in (player.deck, player.hand, player.ko, player.pending):
                found += [f"{card} in {zone.name} is in play" for card in zone.cards if card.now is not NOWHERE]
            for zone in (player.characters, player.equipment, player.resources):
                found += [f"{card} in {zone.name} is not in play" for card in zone.cards if card.now is NOWHERE]
            for card in player.resources.cards:
                if card.now.face_up and card.known != EVERYONE:
                    found.append(f"{card} lies face up but not all know it")
        return found
