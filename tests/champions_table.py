"""A tiny vocabulary for positions of Marvel Champions: set the table, act, see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rulebound.games.champions import GAME
from rulebound.games.champions.activation import enemy_attacks, enemy_schemes
from rulebound.games.champions.cards.ultron import A_FACEDOWN_DRONE
from rulebound.games.champions.damage import deal_damage
from rulebound.games.champions.encounter import engage, put_side_scheme, reveal
from rulebound.games.champions.numbers import attack_power, remaining, scheme_power
from rulebound.games.champions.player_phase import take_turn_option, turn_options, ways_to_use
from rulebound.games.champions.powers import attackable
from rulebound.games.champions.printed import (
    ALLY,
    ATTACHMENT,
    MINION,
    SETS,
    SIDE_SCHEME,
    SUPPORT,
    UPGRADE,
    ChampionsPrinted,
)
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.words.scenario import put_face_down
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, GameOver
from rulebound.kernel.log import Log
from rulebound.kernel.match import Match
from rulebound.kernel.text import Text
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.state import Lasting

QUIET_BOOST = "advance"  # a card without boost icons
DECLINES = ("done", "pass", "no-defense")
NAMED = re.compile(r"(?:p(\d)>)?(?:([a-z-]+)/)?(.+)")  # seat that is asked, prompt, option


def snake(name: str) -> str:
    """`Breakin' & Takin'` is called `breakin_takin` in tests."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def printed(name: str) -> ChampionsPrinted:
    """A card by its code or its name in snake case."""
    faces = [face for one in SETS.values() for face in one.faces()]
    found = [face for face in faces if name in (face.code, snake(face.plain))]
    assert found, f"no card is called {name}"
    return found[0]


def facts(name: str) -> dict[str, str]:
    """The printed facts of the encounter cards of a set, one line for each face, to compare with the box."""
    return {face.code: _facts(face) for face in SETS[name].faces()}


def _facts(face: ChampionsPrinted) -> str:
    words = [face.plain, face.kind, face.stage] + (["unique"] if face.unique else [])
    for word, value in (("ATK", face.atk), ("SCH", face.sch)):
        if value is not None:
            words.append(f"{word} {value}{'*' if word.lower() in face.star.split() else ''}")
    for word, number in (
        ("hit points", face.hit_points),
        ("starts", face.start_threat),
        ("each round", face.acceleration),
        ("target", face.target_threat),
    ):
        if number.per or number.fixed:
            words.append(f"{word} {number.fixed or number.per}{' per player' if number.per else ''}")
    if face.boost or face.boosts:
        words.append(f"boost {face.boost}{'*' if face.boosts else ''}")
    words += [f"{n} {icon}" for icon, n in face.icons.items()]
    words += sorted(face.traits) + ([f"{face.copies} copies"] if face.copies > 1 else [])
    return ", ".join(word for word in words if word)


def _called(arg: Any) -> str:
    """How a test calls what a line of the log is about: `rhino`, `p1`, 3."""
    text = getattr(arg, "open", arg)
    if isinstance(text, Text):
        return snake(text.plain) if text.plain else f"p{text.args['n'] - 1}" if "n" in text.args else text.id  # type: ignore[operator]
    return str(text)


class Table:
    """A position: in the first player's turn, hand and table as the test wants them."""

    def __init__(self, s: ChampionsState) -> None:
        self.s = s
        self.over = False
        self.asked: list[Choice] = []
        self.log = s.log = Log(s.seats)
        self.touched: list[ChampionsCard] = []  # the cards the test has named: these are meant when it names them again

    # --- setting the table ------------------------------------------------------------------------------------

    def new(self, name: str, zone: Any, owner: int | None) -> ChampionsCard:
        """A card from outside the game."""
        card: ChampionsCard = self.s.add_card(ChampionsCard(len(self.s.cards), printed(name), owner), zone)
        self.touched.append(card)
        # A deck tells at setup which events its cards can answer; this card came later.
        self.s.hand_kinds |= {a.when.kind for a in card.printed.abilities if a.when is not None and owner is not None}
        return card

    def take(self, name: str, zone: Any, owner: int | None) -> ChampionsCard:
        """The card of that name out of a deck, or a new one."""
        decks = [self.s.encounter] if owner is None else [self.s.players[owner].deck]
        for deck in decks:
            for card in deck.cards:
                if snake(card.printed.plain) == name or card.printed.code == name:
                    self.s.move(card, zone)
                    self.touched.append(card)
                    return card
        return self.new(name, zone, owner)

    def put(self, name: str, seat: int = 0, on: str = "") -> ChampionsCard:
        """A card into play, without its responses and When Revealed."""
        kind = printed(name).kind
        s = self.s
        host = self.card(on) if on else None
        if kind in (ALLY, UPGRADE, SUPPORT):
            card = self.take(name, s.playing, seat)
            self.quietly(enter_play(s, card, s.players[seat].area, seat, host=host))
        elif kind == MINION:
            card = self.take(name, s.revealing, None)
            self.quietly(engage(s, card, seat))
        elif kind == SIDE_SCHEME:
            card = self.take(name, s.revealing, None)
            self.quietly(put_side_scheme(s, card, seat))
        elif kind == ATTACHMENT:
            card = self.take(name, s.revealing, None)
            self.quietly(enter_play(s, card, s.attachments, seat, host=host or s.villain))
        else:
            card = self.take(name, s.revealing, None)
            self.quietly(enter_play(s, card, s.environments, seat))
        return card

    def drone(self, name: str = "energy", seat: int = 0) -> ChampionsCard:
        """A player card of that name face down as a Drone, engaged with its owner."""
        self.on_deck(name, seat=seat)
        self.run(put_face_down(self.s, seat, A_FACEDOWN_DRONE))
        return self.s.players[seat].engaged.cards[-1]

    def drones(self, seat: int = 0) -> int:
        return sum(card.facedown_as is not None for card in self.s.players[seat].engaged.cards)

    def quietly(self, flow: Flow[Any]) -> None:
        """Let something happen while nobody responds."""
        hand, listeners = self.s.hand_kinds, self.s.listeners
        self.s.hand_kinds, self.s.listeners = frozenset(), {}
        self.run(flow)
        self.s.hand_kinds = hand
        for kind, entries in self.s.listeners.items():
            listeners[kind] = (*listeners.get(kind, ()), *entries)
        self.s.listeners = listeners

    def on_top(self, *names: str) -> None:
        """The next cards of the encounter deck, the first on top."""
        for name in reversed(names):
            self.new(name, self.s.encounter, None)

    def on_deck(self, *names: str, seat: int = 0) -> None:
        """The next cards of a player's deck, the first on top."""
        for name in reversed(names):
            self.new(name, self.s.players[seat].deck, seat)

    # --- acting -------------------------------------------------------------------------------------------------

    def run(self, flow: Flow[Any], *answers: str) -> Any:
        """Run a rule; choices are answered in order, each answer by the first choice that offers it.

        An answer may name its prompt, and the seat that is asked: `pay/spend:energy`, `p1>defend/mockingbird`. Then it
        is given to that question and no other, which must offer it. What is left is declined, or else the first option
        is taken.
        """
        left = list(answers)
        taken: Option | None = None
        try:
            while True:
                choice = flow.send(taken)
                assert isinstance(choice, Choice)
                assert not self.s.players[choice.seat].out, f"{choice.prompt} asks seat {choice.seat}, who is out"
                self.asked.append(choice)
                taken = self._answer(choice, left)
        except StopIteration as done:
            assert not left, f"nobody asked for {left}"
            return done.value
        except GameOver as over:
            self.s.result = over.result
            self.over = True
            return None

    def _answer(self, choice: Choice, left: list[str]) -> Option:
        seat, prompt, answer = NAMED.fullmatch(left[0]).groups() if left else ("", "", "")  # type: ignore[union-attr]
        if answer and prompt in (None, choice.prompt) and seat in (None, str(choice.seat)):
            for option in choice.options:
                if self._is(option, answer):
                    left.pop(0)
                    return option
            assert prompt is None, f"{choice.prompt} of seat {choice.seat} offers no {answer}: {choice.options}"
        for option in choice.options:
            if option.act in DECLINES:
                return option
        return choice.options[-1] if choice.prompt == "turn" else choice.options[0]

    def _is(self, option: Option, answer: str) -> bool:
        on = snake(option.on.printed.plain) if isinstance(option.on, ChampionsCard) else str(option.on)
        if not isinstance(option.on, ChampionsCard) and hasattr(option.on, "key"):
            on = option.on.key  # type: ignore[union-attr]
        return answer in (option.verb, on, f"{option.verb}:{on}")

    def act(self, act: str, name: str, *answers: str, seat: int = 0) -> None:
        """An option of the turn."""
        option = self._option(act, name, seat)
        assert option is not None, f"{act} {name} is not possible: {self.why_not(act, name, seat=seat)}"
        self.run(take_turn_option(self.s, self.s.players[seat], option), *answers)

    def _option(self, act: str, name: str, seat: int) -> Option | None:
        for option in turn_options(self.s, self.s.players[seat]):
            if option.verb == act and self._is(option, name):
                return option
        return None

    def play(self, name: str, *answers: str, seat: int = 0) -> None:
        self.act("play", name, *answers, seat=seat)

    def use(self, name: str, *answers: str, seat: int = 0) -> None:
        self.act("use", name, *answers, seat=seat)

    def attack(self, name: str, target: str, *answers: str, seat: int = 0) -> None:
        several = len(attackable(self.s, seat)) > 1 and not self.card(name).stunned
        self.act("attack", name, *([target] if several else []), *answers, seat=seat)

    def thwart(self, name: str, *answers: str, seat: int = 0) -> None:
        self.act("thwart", name, *answers, seat=seat)

    def change_form(self, *answers: str, seat: int = 0) -> None:
        self.act("change-form", snake(self.s.identity(seat).printed.plain), *answers, seat=seat)

    def villain_attacks(
        self,
        *answers: str,
        atk: int | None = None,
        overkill: bool = False,
        defender: str = "",
        boost: str = QUIET_BOOST,
        seat: int = 0,
    ) -> Any:
        """The villain attacks a player, with an ATK of its own and a boost card without icons unless one is named."""
        s = self.s
        if boost:
            self.on_top(boost)
        if atk is not None:
            more = atk - attack_power(s, s.villain)
            s.lasting = (*s.lasting, Lasting("atk", more, "attack", "card", 0, s.villain.id))
        if overkill:
            s.lasting = (*s.lasting, Lasting("overkill", 1, "attack", "card", 0, s.villain.id))
        return self.run(enemy_attacks(s, s.villain, seat), *([f"defend:{defender}"] if defender else []), *answers)

    def minion_attacks(self, name: str, *answers: str, seat: int = 0) -> Any:
        return self.run(enemy_attacks(self.s, self.card(name), seat), *answers)

    def villain_schemes(self, *answers: str, boost: str = QUIET_BOOST, sch: int | None = None, seat: int = 0) -> Any:
        if boost:
            self.on_top(boost)
        if sch is not None:
            more = sch - scheme_power(self.s, self.s.villain)
            self.s.lasting = (*self.s.lasting, Lasting("sch", more, "attack", "card", 0, self.s.villain.id))
        return self.run(enemy_schemes(self.s, self.s.villain, seat), *answers)

    def reveal(self, name: str, *answers: str, seat: int = 0) -> ChampionsCard:
        """An encounter card of that name is revealed from the deck."""
        card = self.new(name, self.s.revealing, None)
        self.run(reveal(self.s, card, seat), *answers)
        return card

    def hurt(self, name: str, n: int, *answers: str) -> None:
        self.run(deal_damage(self.s, self.card(name), n), *answers)

    def step(self, name: str, *answers: str) -> str:
        """A whole step of the round; the name of the next one."""
        self.s.step = name
        following: str = self.run(GAME.steps[name](self.s), *answers)
        return following

    def step_two(self, *answers: str) -> None:
        """Step two of the villain phase from its beginning: the villain and the minions activate."""
        self.s.waiting = tuple(self.s.order())
        self.run(self._step_two(), *answers)

    def _step_two(self) -> Flow[None]:
        following = self.s.step = "villain_activates"
        while following == "villain_activates":
            following = yield from GAME.steps[following](self.s)

    def whole_turns(self, *answers: str) -> list[int]:
        """All turns of a player phase from its beginning, each ended at once unless the answers say otherwise."""
        seats: list[int] = []
        self.run(self._whole_turns(seats), *answers)
        return seats

    def _whole_turns(self, seats: list[int]) -> Flow[None]:
        following = yield from GAME.steps["start_round"](self.s)
        while following == "turn":
            if self.s.active not in seats[-1:]:
                seats.append(self.s.active)
            following = yield from GAME.steps["turn"](self.s)

    # --- seeing ---------------------------------------------------------------------------------------------------

    def card(self, name: str, seat: int | None = None) -> ChampionsCard:
        """The card of that name: in play if there is one, else the one that the test has set up."""
        found = [
            card
            for card in self.s.cards
            if name in (card.printed.code, snake(card.printed.plain)) and (seat is None or card.owner == seat)
        ]
        if not found:
            other = [card for card in self.s.cards if card.printed.other is not None and card.in_play]
            found = [card for card in other if card.printed.other and snake(card.printed.other.plain) == name]
        assert found, f"{name} is not in this game"
        return min(found, key=lambda card: (not card.in_play, card not in self.touched))

    def can(self, act: str, name: str, seat: int = 0) -> bool:
        return self._option(act, name, seat) is not None

    def why_not(self, act: str, name: str, seat: int = 0) -> str:
        """The first rule that stands against using the card; empty if nothing does."""
        for way, verdicts in ways_to_use(self.s, seat, self.card(name)):
            unmet = [verdict.rule for verdict in verdicts if not verdict.met]
            if unmet and way == act:
                return unmet[0]
        return ""

    def damage(self, name: str) -> int:
        return self.card(name).damage

    def hit_points(self, name: str) -> int:
        return remaining(self.s, self.card(name))

    def threat(self, name: str = "") -> int:
        return self.card(name).threat if name else self.s.main_scheme.threat

    def in_play(self, name: str) -> bool:
        return self.card(name).in_play

    def zone(self, name: str) -> str:
        zone = self.card(name).zone
        return zone.name if zone is not None else ""

    def discarded(self, name: str) -> bool:
        return self.zone(name) in ("discard", "encounter-discard")

    def hand(self, seat: int = 0) -> list[str]:
        return [snake(card.printed.plain) for card in self.s.players[seat].hand.cards]

    def said(self, what: str) -> bool:
        """Whether the log has such a line."""
        return any(line.what == what for line in self.log.lines)

    def prompts(self, seat: int | None = None) -> list[str]:
        return [choice.prompt for choice in self.asked if seat in (None, choice.seat)]

    def lines(self, what: str) -> list[dict[str, str]]:
        """The lines of that kind in the log, each with its rule and what its arguments are called."""
        found = [line for line in self.log.lines if line.what == what]
        return [{"rule": line.rule} | {name: _called(arg) for name, arg in line.args.items()} for line in found]


def table(
    hero: str = "spider_man",
    hand: Sequence[str] = (),
    in_play: Sequence[str] = (),
    engaged: Sequence[str] = (),
    side: Sequence[str] = (),
    villain: str = "rhino",
    *,
    heroes: Sequence[str] = (),
    form: str = "hero",
    mode: str = "standard",
    threat: int = 0,
    first: int = 0,
    seed: int = 1,
) -> Table:
    """A game in the first player's first turn: hands as given, everyone in the form given, nothing else in play."""
    team = list(heroes) or [hero]
    setup = {"heroes": team, "villain": villain, "mode": mode, "doubles": len(set(team)) < len(team)}
    match = Match(GAME, setup, seed)
    while match.state.step != "turn":
        seat, choice = next(iter(match.choices.items()))
        usual = choice.options[first] if choice.prompt == "first" else choice.options[0]
        match.answer(seat, next((o for o in choice.options if o.act == "done"), usual))
    s = match.state
    for player in s.players:
        for card in player.hand.cards[:]:
            s.move(card, player.deck)
    for card in [*s.side_zone.cards, *s.minions()]:
        card.in_play = False
        s.deactivate(card)
        card.clear()
        s.move(card, s.encounter if card.owner is None else s.players[card.owner].deck)
    t = Table(s)
    for player in s.players:
        if form == "hero":
            identity = s.identity(player.seat)
            s.deactivate(identity)
            assert identity.printed.other is not None
            identity.printed = identity.printed.other
            s.activate(identity)
    s.main_scheme.threat = threat
    s.villain.stunned = s.villain.confused = s.villain.tough = False
    for name in in_play:
        t.put(name)
    for name in engaged:
        t.put(name)
    for name in side:
        t.put(name)
    for name in hand:
        t.take(name, s.players[0].hand, 0)
    t.asked.clear()
    return t
