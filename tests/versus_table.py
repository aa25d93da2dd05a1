"""A tiny vocabulary for tests of VS System: lay the table, act as a seat, look.

    t = table(front=["Sentinel Siege-Frame"], hand=["Toad"], foe_front=["Polaris"])   # seat 0 has its attack step
    t.attack("Sentinel Siege-Frame", "foe Polaris")                                   # proposed, begun
    t.conclude()
    assert t.stunned("foe Polaris")

Cards are called by their name, with the version where there are several ("Wolverine, Weapon Instinct"); "foe Polaris"
is the opponent's, "Wild Sentinel#2" the second copy. Gaps in a row are None. Both seats are asked in every window of
priority unless `windows="some"`. `do` acts in such a window, `answer` names the question that it answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from rulebound.games.versus import GAME, cardpool
from rulebound.games.versus.leaving import enter
from rulebound.games.versus.numbers import strength
from rulebound.games.versus.printed import Print
from rulebound.games.versus.setup import LAST_TURN
from rulebound.games.versus.state import FRONT, NONE, SUPPORT, VersusCard, VersusState
from rulebound.games.versus.turn import begin
from rulebound.i18n import Language
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice
from rulebound.kernel.match import Match
from rulebound.kernel.view import Face

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


def is_card(name: str) -> bool:
    one = name.removeprefix("foe ").partition("#")[0]
    return one in CODES or any(card.title == one for card in cardpool.cards())


def find(s: VersusState, name: str) -> VersusCard:
    """A card by its name, with "foe " for the opponent's and "#2" for the second copy."""
    owner = FOE if name.startswith("foe ") else ME
    one, _, copy = name.removeprefix("foe ").partition("#")
    found = [c for c in s.cards if isinstance(c, VersusCard) and c.owner == owner and c.printed is card_named(one)]
    return found[int(copy or 1) - 1]


class Table:
    """A match from a position that was laid by hand. Seat 0 is "me", seat 1 the foe."""

    def __init__(self, match: Match[VersusState]) -> None:
        self.match = match

    @property
    def s(self) -> VersusState:
        return self.match.state

    # --- looking ---------------------------------------------------------------------------------------

    def card(self, name: str) -> VersusCard:
        return find(self.s, name)

    def where(self, name: str) -> str:
        return self.card(name).where

    def stunned(self, name: str) -> bool:
        return self.card(name).now.stunned

    def exhausted(self, name: str) -> bool:
        return self.card(name).now.exhausted

    def place(self, name: str) -> tuple[int, int]:
        """The row and the column of a character."""
        return self.card(name).now.row, self.card(name).now.column

    def strength(self, name: str) -> tuple[int, int]:
        return strength(self.s, self.card(name))

    def endurance(self, seat: int) -> int:
        return self.s.players[seat].endurance

    @property
    def chain(self) -> list[str]:
        """The kinds of the effects on the chain, the first one first."""
        return [effect.kind for effect in self.s.chain]

    @property
    def asked(self) -> Choice:
        (choice,) = self.match.choices.values()
        return choice

    def options(self) -> list[str]:
        return self.asked.keys

    def can(self, act: str, name: str) -> bool:
        """Whether the seat that is asked now may do this with the card."""
        return f"{act}:{self.card(name).key}" in self.options()

    def why_not(self, seat: int, name: str) -> list[str]:
        """The rules that stand against using the card."""
        return [v.rule for v in self.match.why_not(seat, self.card(name).key) if not v.met]

    def told(self, seat: int | None = None) -> list[str]:
        """The log as that seat, or a spectator, reads it in English."""
        return [Language.load("en").text(line.text) for line in self.match.view(seat).log]

    def rules(self) -> list[str]:
        """The rules that the lines of the log name, in their order."""
        return [line.rule for line in self.match.log]

    def cited(self, line: str) -> str:
        """The rule of the last line that says this."""
        said = zip(self.told(), self.match.view(None).log, strict=True)
        return [one.rule for told, one in said if told == line][-1]

    # --- acting ------------------------------------------------------------------------------------------

    def do(self, act: str, on: str | None = None) -> None:
        """Whoever has priority acts, with a card or without."""
        assert self.asked.prompt in WINDOWS, f"the question is {self.asked.prompt}"
        self._take(act, on)

    def answer(self, prompt: str, act: str, on: str | None = None) -> None:
        """Whoever is asked exactly this takes an option: an act, or an act on a card or another word."""
        assert self.asked.prompt == prompt, f"the question is {self.asked.prompt}"
        self._take(act, on)

    def _take(self, act: str, on: str | None) -> None:
        key = act
        if on is not None:
            if act == "name":
                on = CODES[on]
            elif is_card(on):
                on = self.card(on).key
            key = f"{act}:{on}"
        self.match.answer(self.asked.seat, key)

    def pass_(self, seat: int | None = None) -> None:
        if seat is not None:
            assert self.asked.seat == seat, f"seat {self.asked.seat} is asked"
        self.do("pass")

    def both_pass(self) -> None:
        self.pass_()
        self.pass_()

    def resolve(self) -> None:
        """Both pass until the chain is one effect shorter."""
        length = len(self.s.chain)
        assert length
        while len(self.s.chain) >= length and "pass" in self.options():
            self.pass_()

    def resolve_all(self) -> None:
        while self.s.chain and "pass" in self.options():
            self.pass_()

    def attack(self, attacker: str, defender: str = "", *helpers: str, begin: bool = True) -> None:
        """Declare an attack; `begin` lets the proposal resolve."""
        self.do("attack", attacker)
        if self.asked.prompt == "attack-whom":
            self.answer("attack-whom", "defend", defender)
        for helper in helpers:
            self.answer("join", "join", helper)
        if self.asked.prompt == "join":
            self.answer("join", "done")
        if self.s.chain:
            assert self.s.chain[-1].targets == (self.card(defender).id if defender else NONE,), (
                "another one is attacked"
            )
        if begin:
            self.resolve_all()

    def conclude(self) -> None:
        """Nobody does anything more: the attack concludes."""
        while self.s.attack is not None and "pass" in self.options():
            self.pass_()

    def play(self, name: str, *targets: str) -> None:
        """Play a plot twist at these targets; an only possible one is not asked for."""
        self.do("play", name)
        for target in targets:
            if self.asked.prompt == "target":
                self.answer("target", "target", target)
        if targets and self.s.chain and self.asked.prompt != "target":  # it may have resolved, or aim at more
            aims = [self.card(t).id if is_card(t) else int(t[1:]) for t in targets]
            assert list(self.s.chain[-1].targets) == aims, "it aims at something else"

    def next_step(self) -> None:
        """Both pass until the step or phase is over."""
        stage, active = self.s.stage, self.s.active
        while self.match.choices and (self.s.stage, self.s.active) == (stage, active):
            self.pass_() if "pass" in self.options() else self.match.answer(self.asked.seat, 0)

    def until(self, stage: str, seat: int | None = None) -> None:
        """Pass on until that step."""
        for _ in range(30):  # three turns
            if self.s.stage == stage and seat in (None, self.s.active):
                return
            self.next_step()
        raise AssertionError(f"no step {stage} of seat {seat}")


MAGNETO = "Magneto, Asteroid Sovereign"  # discard two cards -> stun target opposing character of cost 4 or less


def foe_magneto_stuns(t: Table, name: str) -> None:
    """The foe, who has priority and two Wild Sentinels in hand, uses Magneto."""
    t.do("use", f"foe {MAGNETO}")
    hand = t.s.players[FOE].hand.cards
    while t.asked.prompt == "discard":
        t.match.answer(FOE, f"discard:{hand[0].key}")
    if t.asked.prompt == "target":
        t.answer("target", "target", name)
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
    return Table(Match.at(GAME, s))
