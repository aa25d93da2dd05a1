"""A tiny vocabulary for positions of Guardians: set the table, act, see.

Seats are numbers, clockwise; techniques, heroes and battlefields are their codes. Heroes that a test does not
name are bystanders: real heroes with active abilities, which they decline whenever they are asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from rulebound.games.guardians import GAME, cards
from rulebound.games.guardians.positions.laying import BOX as BOX
from rulebound.games.guardians.positions.laying import lay_out
from rulebound.games.guardians.printed import Action
from rulebound.games.guardians.setup import Setup, start
from rulebound.games.guardians.state import GuardiansState, Player, Tactic, TechniqueCard
from rulebound.kernel.cards import Card, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option, Together
from rulebound.kernel.log import Line, Mention
from rulebound.kernel.match import Match
from rulebound.kernel.position import lead
from rulebound.kernel.view import AreaView, CardView, Verdict
from rulebound.testing import table as testing
from rulebound.testing.table import Answer

QUIET = ["false_trail", "defensive_stance", "resupply", "vantage_point", "shoot_to_kill", "stun", "grapple"]
"""For every technique the action that hurts the others least: for heroes who only pass the time."""

NUMBERS = {technique.code: technique.number for technique in cards.TECHNIQUES}

Pick = str | int


class Table(testing.Table[GuardiansState]):
    """A real match, spoken to in the words of the game."""

    def __init__(self, match: Match[GuardiansState], heroes: Iterable[int] = (), battle: int = 0) -> None:
        self.heroes = set(heroes)  # seats that decide about their ability themselves
        self.set_for = battle or match.state.battle  # the battle of this table
        super().__init__(GAME, match)

    def moved(self) -> None:
        """Bystanders decline their abilities; nothing on the table may be broken."""
        assert self.s.faults() == []
        for choice in self.choices:
            if choice.seat not in self.heroes and choice.options[0].act == "use-ability":
                self.answer(choice.prompt, "decline", seat=choice.seat)
                return

    def called(self, thing: object) -> str:
        """A player by the seat, a tactic or a card by its code, an action by its id."""
        if isinstance(thing, Player):
            return str(thing.seat)
        if isinstance(thing, Tactic):
            return thing.technique.code
        if isinstance(thing, Action):
            return thing.id
        return str(thing.printed.code) if isinstance(thing, Card) else super().called(thing)

    def idle(self, choice: Choice) -> Option | None:
        """Cards are laid and drafted by a word of the test; for the rest the others pass the time."""
        if choice.prompt in ("lay", "draft", "cut"):
            return None
        offered = {named(option): option for option in reversed(choice.options)}
        words = [word for word in (*QUIET, "decline", "done") if word in offered]
        return offered[words[0]] if words else choice.options[0]

    # --- to act ---------------------------------------------------------------------------------------

    def perform(self, action: str, *answers: str) -> Self:
        """The hero whose turn it is performs an action, with what it is then asked."""
        return self._with_its_answers(Answer("act", action), answers)

    def use(self, prompt: str, *answers: str) -> Self:
        """The hero who is asked uses the ability, with what it is then asked."""
        return self._with_its_answers(Answer(prompt, "use-ability"), answers)

    def _with_its_answers(self, first: Answer, answers: Sequence[str]) -> Self:
        """All of it is decided by the one who is asked first."""
        seat = self.choice.seat
        return self.give(first, *(Answer.read(one)._replace(seat=seat) for one in answers))

    def lay(self, laid: Mapping[int, str] | None = None) -> Self:
        """All lay a card, at once: the given ones, else the lowest of the hand that fits."""
        wanted = dict(laid or {})
        while self.choices and self.choices[0].prompt == "lay":
            seat = self.choices[0].seat
            code = wanted.pop(seat) if seat in wanted else self._lowest_that_fits(seat)
            self.answer("lay", code, seat=seat)
        for seat, code in wanted.items():  # laid without asking: it was the only card
            assert self._last_laid(seat) == code, f"seat {seat} has not laid {code}"
        return self

    def _last_laid(self, seat: int) -> str:
        line = next(line for line in reversed(self.match.log) if line.what == "lays" and about(line) == seat)
        card = line.args["card"]
        assert isinstance(card, Mention)
        return card.open.id.removeprefix("guardians-card-")

    def _lowest_that_fits(self, seat: int) -> str:
        left = NUMBERS[self.series(seat)[-1]] if self.series(seat) else 0
        return min(self.hand(seat), key=lambda code: (NUMBERS[code] < left, NUMBERS[code]))

    def play_on(self) -> Self:
        """The others pass the time until cards must be laid or drafted, or the game is over."""
        while len(self.choices) == 1 and self.idle(self.choice) is not None:
            self._pass()
        return self

    def play_stage(self, laid: Mapping[int, str] | None = None) -> Self:
        """A whole stage in which nobody does anything special."""
        return self.lay(laid).play_on()

    def draft_all(self) -> Self:
        """Everybody takes the first card of the layout until the battle begins."""
        while len(self.choices) == 1 and self.prompt == "draft":
            self.answer("draft", self.offers()[0])
        return self

    def empty_hands(self, *seats: int) -> Self:
        """These seats hold nothing any more, and the stage begins."""
        for seat in seats:
            for card in self.player(seat).hand.cards[:]:
                self.s.move(card, self.s.discard)
        return self.begin("select")

    def begin(self, step: str) -> Self:
        """The same table, at the start of another step."""
        self.s.step = step
        return self.put_anew()

    # --- to see ------------------------------------------------------------------------------------------

    @property
    def deciding(self) -> list[int]:
        """The seats that must decide something now."""
        return sorted(choice.seat for choice in self.choices)

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.choice.rule

    def offers(self, seat: int | None = None) -> list[Pick]:
        """What the open choice offers, by name, in its order."""
        choice = self.choice if seat is None else self.match.choices[seat]
        return [named(option) for option in choice.options]

    def verdicts(self, act: str, name: str, seat: int | None) -> list[Verdict]:
        """What is demanded of a card to lay, of a player by the seat, or of a tactic by its technique."""
        who = self.choices[0].seat if seat is None else seat
        thing = (
            self.held(who, name) if act == "lay" else self.player(int(name)) if name.isdigit() else self.tactic(name)
        )
        return self.match.why_not(who, thing)

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def tactic(self, code: str) -> Tactic:
        return self.s.tactics[NUMBERS[code] - 1]

    def held(self, seat: int, code: str) -> TechniqueCard:
        """A card of that name in the hand, else in the series."""
        player = self.player(seat)
        for card in (*player.hand.cards, *player.series.cards):
            if card.printed.code == code:
                return card
        raise AssertionError(f"seat {seat} has no {code}: {self.hand(seat)}, {self.series(seat)}")

    def energy(self, seat: int) -> int:
        return self.player(seat).energy

    @property
    def energies(self) -> list[int]:
        return [player.energy for player in self.s.players]

    def hand(self, seat: int) -> list[str]:
        return codes(self.player(seat).hand)

    @property
    def hand_sizes(self) -> list[int]:
        return [len(player.hand) for player in self.s.players]

    def series(self, seat: int) -> list[str]:
        return codes(self.player(seat).series)

    def hero(self, seat: int) -> str:
        return self.player(seat).hero_card.printed.code

    def used(self, seat: int) -> bool:
        return self.player(seat).hero_card.used

    def in_stance(self, seat: int) -> bool:
        return self.player(seat).in_stance

    def out(self, seat: int) -> bool:
        """Whether that hero has left the battle, which must still go on."""
        assert self.battle == self.set_for or not self.player(seat).in_battle, "that battle is over"
        return not self.player(seat).in_battle

    @property
    def in_battle(self) -> list[int]:
        return [player.seat for player in self.s.players if player.in_battle]

    @property
    def traps(self) -> list[str]:
        return [tactic.technique.code for tactic in self.s.tactics if tactic.trapped]

    @property
    def knockouts(self) -> list[str]:
        return [tactic.technique.code for tactic in self.s.tactics if tactic.knockout]

    @property
    def stack(self) -> int:
        """Knockouts beside the tactics."""
        return self.s.knockouts

    @property
    def battle(self) -> int:
        return self.s.battle

    @property
    def round(self) -> int:
        return self.s.round

    @property
    def stage(self) -> int:
        return self.s.stage

    @property
    def first(self) -> int:
        return self.s.first

    @property
    def wins(self) -> list[int]:
        return self.s.wins

    @property
    def deck(self) -> list[str]:
        return codes(self.s.deck)

    @property
    def discard(self) -> list[str]:
        return codes(self.s.discard)

    @property
    def layout(self) -> list[str]:
        return codes(self.s.layout)

    @property
    def battlefield(self) -> str | None:
        return self.s.field.code if self.s.field else None

    @property
    def winners(self) -> list[int] | None:
        """The seats that have won the game; None while it goes on."""
        return self.result.winners if self.over else None

    def happened(self, *whats: str) -> list[tuple[str, int | None]]:
        """The lines of the log of some kinds, each with the seat it is about."""
        return [(line.what, about(line)) for line in self.match.log if line.what in whats]

    @property
    def revealed(self) -> list[int | None]:
        """The seats that have revealed a card, in that order."""
        return [seat for _, seat in self.happened("reveals")]

    @property
    def left(self) -> list[tuple[int | None, str]]:
        """Who has left a battle, in that order, and the rule that put them out."""
        return [(about(line), line.rule) for line in self.match.log if line.what.startswith("leaves")]

    def area(self, viewer: int | None, of: int | None) -> AreaView:
        """A player's area, or the middle, as the viewer sees it."""
        id = "middle" if of is None else f"player-{of}"
        return next(area for area in self.match.view(viewer).areas if area.id == id)

    def seen(self, viewer: int | None, zone: str, of: int | None = None) -> list[CardView]:
        return next(z for z in self.area(viewer, of).zones if z.id == zone).cards

    def faces(self, viewer: int | None, of: int, zone: str = "hand") -> list[str | None]:
        """What the viewer sees of a player's cards; None for a back."""
        return [view.face.code if view.face else None for view in self.seen(viewer, zone, of)]

    def counter(self, viewer: int | None, of: int | None, id: str) -> int:
        return next(c.value for c in self.area(viewer, of).counters if c.id == id)


def named(option: Option) -> Pick:
    """A player by the seat, a tactic or a card by its code, an action by its id, all else by the verb."""
    on = option.on
    if option.act == "use-ability":
        return option.act
    if isinstance(on, Player):
        return on.seat
    if isinstance(on, Tactic):
        return on.technique.code
    if isinstance(on, Action):
        return on.id
    if isinstance(on, Card):
        code: str = on.printed.code
        return code
    return option.act


def codes(zone: Zone[Any]) -> list[str]:
    return [card.printed.code for card in zone.cards]


def about(line: Line) -> int | None:
    player = line.args.get("player")
    if not isinstance(player, Mention):
        return None
    n = player.open.args["n"]
    assert isinstance(n, int)
    return n - 1


# --- to set the table ----------------------------------------------------------------------------------------


def new_game(seed: int | str = 1, **setup: Any) -> Table:
    """A game from the very beginning; all seats are asked which hero to keep."""
    return Table(Match(GAME, setup, seed))


def table(
    seats: int = 3,
    *,
    lay: Mapping[int, str] | None = None,
    heroes: Mapping[int, str] | None = None,
    step: str = "select",
    battle: int = 1,
    **position: Any,
) -> Table:
    """A position, by default before cards are laid in round 1 of battle 1: see `positions.laying.lay_out`.

    `lay` goes on to the act phase: everyone has laid the given card, else one that is allowed.
    """
    s = lay_out(seats, lay=lay, heroes=heroes, step=step, battle=battle, **position)
    assert s.faults() == []
    t = Table(Match.at(GAME, s), heroes or {}, battle if step == "select" else 0)
    return t if lay is None else t.lay({**_allowed(t), **lay})


def at(position: str, answers: int = 0) -> Table:
    """A position of the rulebook, after some of the answers that lead on."""
    match = Match(GAME, {"position": position})
    return Table(lead(match, GAME.positions[position].answers[:answers]), range(match.state.seats))


def _allowed(t: Table) -> dict[int, str]:
    """What seats lay that no test speaks of: the same as on its left, or the lowest."""
    return {seat: (t.series(seat) or ["trick"])[-1] for seat in t.deciding}


def after_set_up(seed: int = 1, **setup: Any) -> GuardiansState:
    """The state when the set-up of the game has ended and no battle has been prepared yet; all keep the first hero."""
    s = start(Setup(**setup), Chance(seed))
    flow = GAME.steps["set_up"](s)
    together = next(flow)
    assert isinstance(together, Together)
    try:
        flow.send({choice.seat: choice.options[0] for choice in together.choices})
    except StopIteration as done:
        s.step = done.value
    return s
