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
from rulebound.games.versus.numbers import strength
from rulebound.games.versus.positions.laying import FOE as FOE
from rulebound.games.versus.positions.laying import ME as ME
from rulebound.games.versus.positions.laying import lay_out
from rulebound.games.versus.positions.laying import named as named
from rulebound.games.versus.printed import Print
from rulebound.games.versus.state import NONE, VersusCard, VersusState
from rulebound.kernel.cards import Card, Zone
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.match import Match
from rulebound.kernel.position import lead
from rulebound.kernel.view import Face
from rulebound.testing import table as testing
from rulebound.testing.table import Answer

WINDOWS = ("draw", "resource", "recruit", "formation", "attack", "recovery", "respond", "fight")
"""The questions of a window of priority: versus.priority.options."""

_VERSIONS = Counter(card.title for card in cardpool.cards())
NAMES = {c.code: f"{c.title}, {c.version}" if _VERSIONS[c.title] > 1 else c.title for c in cardpool.cards()}
CODES = {name: code for code, name in NAMES.items()}


def called(card: Print | Face) -> str:
    """The name by which tests call a card."""
    return NAMES[card.code]


def deck_of(names: dict[str, int]) -> dict[str, int]:
    """A deck list as players write it: code -> copies."""
    return {CODES.get(name, name): n for name, n in names.items()}


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


def table(*, windows: Literal["some", "all"] = "all", **laid: Any) -> Table:
    """The given cards on the table, at the start of a step: see `positions.laying.lay_out`."""
    return Table(GAME, Match.at(GAME, lay_out(windows=windows, **laid)))


def at(position: str, answers: int | None = None) -> Table:
    """A position of the rulebook, after all or some of the answers that lead on."""
    return Table(GAME, lead(Match(GAME, {"position": position}), GAME.positions[position].answers[:answers]))
