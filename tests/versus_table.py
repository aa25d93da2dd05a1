"""A tiny vocabulary for tests of VS System: lay the table, act as a seat, look.

    t = table(front=["Sentinel Siege-Frame"], hand=["Toad"], foe_front=["Polaris"])   # seat 0 has its attack step
    t.attack("Sentinel Siege-Frame", "foe Polaris")                                   # proposed, begun
    t.conclude()
    assert t.stunned("foe Polaris")

Cards are called by their name, with the version where there are several ("Wolverine, Weapon Instinct"); "foe Polaris"
is the opponent's, "Wild Sentinel#2" the second copy. Gaps in a row are None. Both seats are asked in every window of
priority unless `windows="some"`. `do` acts in such a window; for answers see `rulebound.testing.table`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Literal

from rulebound.games.versus import GAME, cardpool
from rulebound.games.versus.leaving import enter
from rulebound.games.versus.numbers import strength
from rulebound.games.versus.printed import Print
from rulebound.games.versus.setup import LAST_TURN
from rulebound.games.versus.state import FRONT, NONE, SUPPORT, VersusCard, VersusState
from rulebound.games.versus.turn import begin
from rulebound.kernel.cards import EVERYONE, Card, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.match import Match
from rulebound.kernel.view import Face
from rulebound.testing import table as testing
from rulebound.testing.table import Answer

Row = Sequence[str | None]
ME, FOE = 0, 1
WINDOWS = ("draw", "resource", "recruit", "formation", "attack", "recovery", "respond", "fight")
"""The questions of a window of priority: versus.priority.options."""

_VERSIONS = Counter(card.title for card in cardpool.cards())
NAMES = {c.code: f"{c.title}, {c.version}" if _VERSIONS[c.title] > 1 else c.title for c in cardpool.cards()}
CODES = {name: code for code, name in NAMES.items()}


def card_named(name: str) -> Print:
    if name in CODES:
        return cardpool.printed(CODES[name])
    return next(card for card in cardpool.cards() if card.title == name)  # a card made for one test


def called(card: Print | Face) -> str:
    """The name by which tests call a card."""
    return NAMES[card.code]


def deck_of(names: dict[str, int]) -> dict[str, int]:
    """A deck list as players write it: code -> copies."""
    return {CODES.get(name, name): n for name, n in names.items()}


def find(s: VersusState, name: str) -> VersusCard:
    """A card by its name, with "foe " for the opponent's and "#2" for the second copy."""
    owner = FOE if name.startswith("foe ") else ME
    one, _, copy = name.removeprefix("foe ").partition("#")
    found = [c for c in s.cards if c.owner == owner and c.printed is card_named(one)]
    return found[int(copy or 1) - 1]


class Table(testing.Table[VersusState]):
    """A match from a position that was laid by hand. Seat 0 is "me", seat 1 the foe."""

    # --- cards ---------------------------------------------------------------------------------------

    def called(self, thing: object) -> str:
        """A card by its name, "foe Polaris" the opponent's; a named card by its name too."""
        if isinstance(thing, VersusCard):
            name = NAMES.get(thing.printed.code, thing.printed.title)
            return f"foe {name}" if thing.owner == FOE else name
        word = super().called(thing)
        return NAMES.get(word, word)

    def card(self, name: str | Card[Any]) -> VersusCard:
        card: VersusCard = super().card(name)
        return card

    def idle(self, choice: Choice) -> Option | None:
        return next((option for option in choice.options if option.act == "pass"), None)

    # --- looking ---------------------------------------------------------------------------------------

    def where(self, name: str) -> str:
        return self.card(name).where

    def stunned(self, name: str) -> bool:
        return self.card(name).now.stunned

    def exhausted(self, name: str) -> bool:
        return self.card(name).now.exhausted

    def place(self, name: str) -> tuple[int, int]:
        """The row and the column of a character."""
        return self.card(name).now.row, self.card(name).now.column

    def bearer(self, name: str) -> str:
        """Who bears an equipment."""
        return self.called(self.s.bearer(self.card(name)))

    def strength(self, name: str) -> tuple[int, int]:
        return strength(self.s, self.card(name))

    def endurance(self, seat: int) -> int:
        return self.s.players[seat].endurance

    def points(self, seat: int = ME) -> int:
        """The resource points that are left."""
        return self.s.players[seat].points

    def pile(self, zone: str, seat: int = ME) -> Zone[VersusCard]:
        """A zone of a player: hand, deck, ko, resources, characters, equipment."""
        found: Zone[VersusCard] = getattr(self.s.players[seat], zone)
        return found

    def lying(self, zone: str, seat: int = ME) -> list[str]:
        """The cards of a zone of a player, in their order; the top of a deck is its last. None is called a foe's."""
        return [self.called(card).removeprefix("foe ") for card in self.pile(zone, seat).cards]

    def size(self, zone: str, seat: int = ME) -> int:
        return len(self.pile(zone, seat))

    def hand(self, seat: int = ME) -> list[str]:
        return self.lying("hand", seat)

    @property
    def stage(self) -> str:
        """The step that it is."""
        return self.s.stage

    @property
    def active(self) -> int:
        """Whose step it is."""
        return self.s.active

    @property
    def turn(self) -> int:
        return self.s.turn

    @property
    def initiative(self) -> int:
        return self.s.initiative

    @property
    def chain(self) -> list[str]:
        """The kinds of the effects on the chain, the first one first."""
        return [effect.kind for effect in self.s.chain]

    @property
    def sources(self) -> list[str]:
        """The cards of the effects on the chain, the first one first."""
        return [called(effect.printed) for effect in self.s.chain]

    @property
    def targets(self) -> list[str]:
        """What the last effect on the chain aims at."""
        return self.names([self.s.card(id) for id in self.s.chain[-1].targets])

    @property
    def attackers(self) -> list[str] | None:
        """Who attacks now; None if there is no attack."""
        return None if self.s.attack is None else self.names([self.s.card(id) for id in self.s.attack.attackers])

    def attacking(self, name: str) -> bool:
        return self.s.attacking(self.card(name))

    def defending(self, name: str) -> bool:
        return self.s.defending(self.card(name))

    def rules(self) -> list[str]:
        """The rules that the lines of the log name, in their order."""
        return [line.rule for line in self.match.log]

    def rule_of(self, line: str) -> str:
        """The rule of the last line that says this."""
        return [one.rule for told, one in zip(self.told(), self.match.log, strict=True) if told == line][-1]

    # --- acting ------------------------------------------------------------------------------------------

    def do(self, act: str, name: str = "") -> None:
        """Whoever has priority acts, with a card or without."""
        assert self.prompt in WINDOWS, f"the question is {self.prompt}"
        self.act(act, name)

    def pass_(self, seat: int | None = None) -> None:
        if seat is not None:
            assert self.choice.seat == seat, f"seat {self.choice.seat} is asked"
        self.do("pass")

    def both_pass(self) -> None:
        self.pass_()
        self.pass_()

    def resolve(self) -> None:
        """Both pass until the chain is one effect shorter."""
        length = len(self.s.chain)
        assert length
        while len(self.s.chain) >= length and self.can("pass"):
            self.pass_()

    def resolve_all(self) -> None:
        while self.s.chain and self.can("pass"):
            self.pass_()

    def attack(self, attacker: str, defender: str = "", *helpers: str, begin: bool = True) -> None:
        """Declare an attack; `begin` lets the proposal resolve."""
        self.do("attack", attacker)
        if self.prompt == "attack-whom":
            self.answer("attack-whom", defender)
        for helper in helpers:
            self.answer("join", helper)
        if self.prompt == "join":
            self.answer("join", "done")
        if self.s.chain:
            assert self.s.chain[-1].targets == (self.card(defender).id if defender else NONE,), (
                "another one is attacked"
            )
        if begin:
            self.resolve_all()

    def conclude(self) -> None:
        """Nobody does anything more: the attack concludes."""
        while self.s.attack is not None and self.can("pass"):
            self.pass_()

    def play(self, name: str, *targets: str, seat: int | None = None, until: str = "") -> None:
        """Play a plot twist at these targets; an only possible one is not asked for."""
        assert self.prompt in WINDOWS, f"the question is {self.prompt}"
        self.act("play", name, seat=seat)
        for target in targets:
            self.answer("target", target, maybe=True)
        if targets and self.s.chain and self.prompt != "target":  # it may have resolved, or aim at more
            aims = [self.card(t).id if self.copies(t.partition("#")[0]) else int(t[1:]) for t in targets]
            assert list(self.s.chain[-1].targets) == aims, "it aims at something else"
        if until:
            self.until(until)

    def reach(self, stage: str, seat: int | None = None, *answers: str) -> None:
        """Both pass until that step has come, or that step of a player; answers are given as their questions come."""
        self._pass_while(lambda: self.stage != stage or seat not in (None, self.active), answers)

    def next_step(self, *answers: str) -> None:
        """Both pass until the step or phase is over; answers are given as their questions come."""
        before = self.stage, self.active
        self._pass_while(lambda: (self.stage, self.active) == before, answers)

    def _pass_while(self, holds: Callable[[], bool], answers: Sequence[str]) -> None:
        left = [Answer.read(answer) for answer in answers]
        last = self.turn + 3
        while not self.over and holds():
            assert self.turn < last, f"it is turn {self.turn} already"
            if left and left[0].prompt == self.prompt:
                self.give(left.pop(0))
            else:
                self._pass()
        assert not left, f"nobody asked for {left}"


MAGNETO = "Magneto, Asteroid Sovereign"  # discard two cards -> stun target opposing character of cost 4 or less


def foe_magneto_stuns(t: Table, name: str) -> None:
    """The foe, who has priority and two Wild Sentinels in hand, uses Magneto."""
    t.do("use", f"foe {MAGNETO}")
    for _ in range(2):
        t.answer("discard", "foe Wild Sentinel", seat=FOE, maybe=True)
    t.answer("target", name, maybe=True)
    t.resolve()
    assert t.stunned(name)


def table(
    *,
    front: Row = (),
    support: Row = (),
    hand: Sequence[str] = (),
    row: Sequence[str] = (),
    face_up: Sequence[str] = (),
    ko: Sequence[str] = (),
    deck: Sequence[str] = (),
    foe_front: Row = (),
    foe_support: Row = (),
    foe_hand: Sequence[str] = (),
    foe_row: Sequence[str] = (),
    foe_face_up: Sequence[str] = (),
    foe_ko: Sequence[str] = (),
    foe_deck: Sequence[str] = (),
    gear: dict[str, str] | None = None,
    stunned: Sequence[str] = (),
    exhausted: Sequence[str] = (),
    endurance: tuple[int, int] = (50, 50),
    stage: str = "attack",
    active: int = ME,
    initiative: int = ME,
    turn: int = 3,
    windows: Literal["some", "all"] = "all",
) -> Table:
    """The given cards on the table, at the start of a step of seat `active`.

    The decks hold the given cards on top (the first one on top) and ten cards that matter to nobody.
    """
    s = VersusState(Chance(1))
    lay = [
        (front, support, hand, row, face_up, ko, deck),
        (foe_front, foe_support, foe_hand, foe_row, foe_face_up, foe_ko, foe_deck),
    ]
    for player, (ahead, behind, held, down, up, pile, top) in zip(s.players, lay, strict=True):
        seat = player.seat
        player.endurance = endurance[seat]
        player.asks_all = windows == "all"

        def new(name: str, seat: int = seat) -> VersusCard:
            return s.add_card(VersusCard(len(s.cards), card_named(name), seat), s.players[seat].deck)

        for where, names in ((FRONT, ahead), (SUPPORT, behind)):
            for column, name in enumerate(names):
                if name is not None:
                    card = new(name)
                    enter(s, card, player.characters)
                    card.now.row = where
                    card.now.column = column
        for names, is_up in ((down, False), (up, True)):
            for name in names:
                card = new(name)
                enter(s, card, player.resources)
                card.now.face_up = is_up
                card.now.ongoing = is_up and bool(card.printed.ongoing)
                if is_up:
                    s.show(card, EVERYONE)
        for name in held:
            s.move(new(name), player.hand)
        for name in pile:
            s.move(new(name), player.ko)
        for name in ["Mercenary Squad"] * 10 + list(reversed(top)):
            new(name)
    s.turn = turn
    s.last_turn = LAST_TURN
    s.initiative = initiative
    for bearer, name in (gear or {}).items():
        carrier = find(s, bearer)
        seat = carrier.owner
        card = s.add_card(VersusCard(len(s.cards), card_named(name), seat), s.players[seat].deck)
        enter(s, card, s.players[seat].equipment)
        card.now.gear = carrier.id
        carrier.now.gear = card.id
    for name in stunned:
        find(s, name).now.stunned = True
    for name in (*stunned, *exhausted):
        find(s, name).now.exhausted = True
    begin(s, stage, active)
    s.step = "priority"
    return Table(GAME, Match.at(GAME, s))
