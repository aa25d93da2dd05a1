"""A tiny vocabulary for positions of The Lord of the Rings: set the table, act, see.

    t = table(heroes=[["gimli", "eowyn"], ["aragorn"]], staging=["forest_spider"], hand=["feint"], first=1)
    t.pools(gimli=1)
    t.play("feint", phase="combat")                     # an opportunity of that player in a window of that phase
    t.enemy_attacks("king_spider", "p1>defend/aragorn", seat=1)
    t.quest("eowyn", "aragorn")                         # characters commit, then the quest is resolved
    assert t.progress() == 2
    assert t.threat(1) == 12

A position stands in the planning phase of the first round, the first player active: hands, staging area and areas as
given, no resources, nothing else in play. Names are those of the cards without accents: `theodred`, `gloin`.
See `rulebound.testing.table` for answers and questions, `rulebound.testing.lcg_table` for zones and what lies on cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.action_windows import open_window, opportunity, ways_to_use, window_options
from rulebound.games.fellowship.campaign import Campaign, next_setup
from rulebound.games.fellowship.damage import deal_damage
from rulebound.games.fellowship.defense import enemy_attacks
from rulebound.games.fellowship.elimination import eliminate, raise_threat
from rulebound.games.fellowship.encounter import put_into_staging, reveal
from rulebound.games.fellowship.engagement import engage_enemy
from rulebound.games.fellowship.events import Attack
from rulebound.games.fellowship.numbers import (
    attack_strength,
    committed_willpower,
    defense_strength,
    keyword,
    remaining,
    staged_threat,
    threat_strength,
    willpower,
)
from rulebound.games.fellowship.offense import player_attacks
from rulebound.games.fellowship.positions.laying import PHASES, opened
from rulebound.games.fellowship.positions.laying import deck as deck
from rulebound.games.fellowship.positions.laying import printed as printed
from rulebound.games.fellowship.printed import PLAYER_KINDS, FellowshipPrinted
from rulebound.games.fellowship.progress import open_stage, place_on_quest, place_progress
from rulebound.games.fellowship.quest import commit_characters, resolve_quest
from rulebound.games.fellowship.shadows import deal_shadow
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.travel import travel_to
from rulebound.games.fellowship.victory import ScoreSheet, score_sheet
from rulebound.kernel.flow import Flow
from rulebound.kernel.match import Match
from rulebound.kernel.position import lead
from rulebound.kernel.position import snake as snake
from rulebound.kernel.text import Text
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.state import Lasting, LcgPrinted
from rulebound.testing.lcg_table import LcgTable

QUIET_SHADOW = "enchanted_stream"  # a card without a shadow effect


def _names_of(stage: FellowshipPrinted) -> tuple[str, ...]:
    """How tests call a stage that shows its A side: `122b`, `122`, `beorns_path`."""
    assert stage.other is not None
    return stage.other.code, stage.other.code.rstrip("b"), snake(stage.other.plain)


class Table(LcgTable[FellowshipState, FellowshipCard]):
    """A position in the planning phase, with hands and table as the test wants them."""

    phases = PHASES
    declines = (
        "done", "pass", "decline", "stay", "no-engage", "no-defense", "no-attack", "keep", "leave-it", "keep-heroes",
        "go-without", "leave-wounds", "take-along",
    )  # fmt: skip

    # --- cards ----------------------------------------------------------------------------------------------------

    def printed(self, name: str) -> FellowshipPrinted:
        return printed(name)

    def called(self, thing: object) -> str:
        return snake(thing.printed.plain) if isinstance(thing, FellowshipCard) else super().called(thing)

    def in_tests(self, text: Text) -> str:
        return snake(text.plain) if text.plain else text.id

    def make(self, printed: LcgPrinted, seat: int) -> FellowshipCard:
        assert isinstance(printed, FellowshipPrinted)
        return FellowshipCard(len(self.s.cards), printed, seat if printed.kind in PLAYER_KINDS else None)

    def lay(self, card: str | LcgPrinted, zone: str, seat: int = 0) -> FellowshipCard:
        """A card from outside; a deck tells at setup whether its cards are used from the discard pile."""
        made = super().lay(card, zone, seat)
        if made.printed.from_discard:
            self.s.players[seat].buried = True
        return made

    def copies(self, name: str) -> list[FellowshipCard]:
        """Also `quest` and `location`, the active one."""
        if name == "quest":
            return [self.s.quest]
        if name == "location":
            return list(self.s.active_zone.cards)
        return super().copies(name)

    # --- setting the table ------------------------------------------------------------------------------------------

    def put(
        self,
        card: str | FellowshipPrinted,
        *answers: str,
        seat: int = 0,
        on: str | FellowshipCard = "",
        engaged: int | None = None,
        active: bool = False,
    ) -> FellowshipCard:
        """A card into play, without any responses: an encounter card into the staging area unless it is said where."""
        kind = card.kind if isinstance(card, FellowshipPrinted) else printed(card).kind
        theirs = kind in PLAYER_KINDS
        came = self.fetch(card, "playing" if theirs else "revealing", seat, out_of="deck" if theirs else "encounter")
        self.quietly(self.entering(came, seat, self.card(on) if on else None), *answers)
        if engaged is not None:
            self.quietly(engage_enemy(self.s, came, engaged, "fellowship.engaged.mutual"))
        if active:
            self.s.move(came, self.s.active_zone)
        return came

    def entering(self, card: FellowshipCard, seat: int, host: FellowshipCard | None) -> Flow[Any]:
        s = self.s
        if card.printed.kind not in PLAYER_KINDS:
            return put_into_staging(s, card)
        area = s.players[seat if host is None or host.controller is None else host.controller].area
        return enter_play(s, card, area, seat, host=host)

    def on_top(self, *names: str | FellowshipPrinted) -> None:
        """The next cards of the encounter deck, the first on top."""
        for name in reversed(names):
            self.lay(name, "encounter")

    def pools(self, **resources: int) -> None:
        """So many resources on these heroes."""
        for name, n in resources.items():
            self.card(name).resources = n

    def dial(self, *threats: int) -> None:
        """The threat of the players, from seat 0."""
        for player, threat in zip(self.s.players, threats, strict=False):
            player.threat = threat

    def left(self, name: str | FellowshipCard, hit_points: int) -> None:
        """A character or enemy has so many hit points left."""
        card = self.card(name)
        card.damage = remaining(self.s, card) + card.damage - hit_points

    def gets(self, name: str | FellowshipCard, stat: str, n: int, period: str = "phase") -> None:
        """A card has so much more of something, as long as is said."""
        self.s.lasting = (*self.s.lasting, Lasting(stat, n, period, "card", 0, self.card(name).id))

    def at(self, phase: str, active: int | None = None) -> None:
        """It is that phase, and that player is active."""
        self.s.phase = phase
        self.s.active = self.s.first if active is None else active

    def commits(self, *names: str) -> None:
        """Characters are committed, without their responses."""
        for name in names:
            self.quietly(commit_characters(self.s, self._whose(name, None), [self.card(name)]))

    def _whose(self, name: str, seat: int | None) -> int:
        """The seat that is meant, or who controls the card."""
        if seat is not None:
            return seat
        controller = self.card(name).controller
        return self.s.first if controller is None else controller

    # --- acting -------------------------------------------------------------------------------------------------------

    def act(
        self,
        act: str,
        name: str = "",
        *answers: str,
        seat: int | None = None,
        until: str = "",
        phase: str = "planning",
    ) -> None:
        """An opportunity in an action window of that phase; in planning that player is the active one."""
        user = self._whose(name, seat)
        self.at(phase, user)
        assert self.can(act, name, seat, phase), f"{act} {name} is not possible: {self.why_not(act, name, seat, phase)}"
        prompt = "planning" if phase == "planning" else "action"
        self.run(self._opportunity(user), f"p{user}>{prompt}/{act}:{name}", *answers, until=until)

    def _opportunity(self, seat: int) -> Flow[None]:
        s = self.s
        outer = s.open, s.turn, s.passes
        open_window(s, "test")
        s.turn = seat
        yield from opportunity(s, True, False)
        s.open, s.turn, s.passes = outer

    def play(self, name: str, *answers: str, seat: int | None = None, until: str = "", phase: str = "planning") -> None:
        """Play a card from hand, an event in the window of any phase."""
        self.act("play", name, *answers, seat=seat, until=until, phase=phase)

    def use(self, name: str, *answers: str, seat: int | None = None, until: str = "", phase: str = "planning") -> None:
        """Use an action of a card in play."""
        self.act("use", name, *answers, seat=seat, until=until, phase=phase)

    def reveal(self, name: str | FellowshipPrinted, *answers: str, seat: int = -1, until: str = "") -> FellowshipCard:
        """An encounter card is revealed from the deck, in the quest phase."""
        self.s.phase = "quest"
        card = self.lay(name, "revealing")
        self.run(reveal(self.s, card, seat), *answers, until=until)
        return card

    def commit(self, *names: str, answers: Sequence[str] = (), until: str = "") -> None:
        """Characters of one player commit, with their responses."""
        self.s.phase = "quest"
        seat = self._whose(names[0], None)
        self.run(commit_characters(self.s, seat, [self.card(name) for name in names]), *answers, until=until)

    def quest(self, *names: str, answers: Sequence[str] = ()) -> None:
        """These characters are committed quietly, nothing is staged, and the quest is resolved."""
        self.s.phase = "quest"
        self.commits(*names)
        self.run(resolve_quest(self.s), *answers)

    def travel(self, name: str, *answers: str, until: str = "") -> None:
        self.s.phase = "travel"
        self.run(travel_to(self.s, self.card(name)), *answers, until=until)

    def engage(self, name: str, *answers: str, seat: int = 0, until: str = "") -> None:
        """An enemy engages a player, with all that comes of it."""
        self.run(engage_enemy(self.s, self.card(name), seat, "fellowship.engaged.mutual"), *answers, until=until)

    def enemy_attacks(
        self, name: str | FellowshipCard, *answers: str, seat: int | None = None,
        shadow: str | FellowshipPrinted = QUIET_SHADOW, against: str = "", until: str = "",
    ) -> Attack | None:  # fmt: skip
        """An engaged enemy attacks in the combat phase, perhaps one character, with that shadow card; "" is none."""
        s = self.s
        enemy = self.card(name)
        self.at("combat", enemy.engaged if seat is None else seat)
        if shadow:
            self.on_top(shadow)
            self.quietly(deal_shadow(s, enemy, "fellowship.step.6_2_one_each", s.active))
        target = self.card(against) if against else None
        made: Attack | None = self.run(enemy_attacks(s, enemy, s.active, target), *answers, until=until)
        return made

    def attack(self, target: str, *attackers: str, answers: Sequence[str] = (), until: str = "") -> Attack | None:
        """These characters attack an enemy in the combat phase."""
        seat = self._whose(attackers[0], None)
        self.at("combat", seat)
        cards = [self.card(name) for name in attackers]
        made: Attack | None = self.run(player_attacks(self.s, seat, self.card(target), cards), *answers, until=until)
        return made

    def hurt(self, name: str, n: int, *answers: str, by: str = "", until: str = "") -> int:
        """Damage that comes of nothing in particular."""
        source = self.card(by) if by else None
        return self.run(deal_damage(self.s, {self.card(name): n}, source), *answers, until=until) or 0

    def hurt_all(self, n: int, *names: str, answers: Sequence[str] = ()) -> int:
        """Damage to several cards at one moment."""
        return self.run(deal_damage(self.s, {self.card(name): n for name in names}), *answers) or 0

    def stage(self, name: str, *answers: str, until: str = "") -> None:
        """That stage, by its number or the name of its B side, is revealed; earlier ones are gone, of two the other."""
        s = self.s
        s.deactivate(s.quest)
        s.quest.clear()
        s.move(s.quest, s.removed)
        stages = s.quest_deck.cards[:]
        (wanted,) = [card for card in stages if name in _names_of(card.printed)]
        for card in stages:
            if card is not wanted and card.printed.stage <= wanted.printed.stage:
                s.move(card, s.removed)
        self.run(open_stage(s), *answers, until=until)

    def makes_progress(self, n: int, on: str = "", *answers: str) -> None:
        """Progress for the current quest, or on a card."""
        if on:
            self.run(place_progress(self.s, self.card(on), n, "fellowship.explored.in_staging"), *answers)
        else:
            self.run(place_on_quest(self.s, n, "fellowship.step.3_4_success"), *answers)

    def enters(self, card: str | FellowshipCard, *answers: str, seat: int = 0, on: str = "", until: str = "") -> None:
        """A card enters play, and all may respond."""
        self.run(self.entering(self.card(card), seat, self.card(on) if on else None), *answers, until=until)

    def leaves(self, card: str | FellowshipCard, *answers: str) -> None:
        """A card is discarded from play."""
        self.run(self.s.judge.discard_from_play(self.s, self.card(card)), *answers)

    def step(self, name: str, *answers: str, until: str = "") -> str:
        """A whole step of the round; the name of the next one."""
        self._at_step(name)
        return self.run(self.game.steps[name](self.s), *answers, until=until) or self.s.step

    def steps(self, steps: Sequence[str], *answers: str, until: str = "") -> None:
        self._at_step(steps[0])
        super().steps(steps, *answers, until=until)

    def _at_step(self, name: str) -> None:
        """It is the phase of that step."""
        self.s.step = name
        self.s.waiting = tuple(self.s.order())
        self.s.open = ""
        for phase, steps in self.phases.items():
            if name in steps[1:]:
                self.s.phase = phase

    def raises(self, n: int, seat: int = 0) -> None:
        self.run(self._raising(n, seat))

    def _raising(self, n: int, seat: int) -> Flow[None]:
        raise_threat(self.s, seat, n, "fellowship.step.7_3")
        return
        yield

    def eliminates(self, seat: int) -> None:
        self.run(self._eliminating(seat))

    def _eliminating(self, seat: int) -> Flow[None]:
        eliminate(self.s, seat)
        return
        yield

    # --- seeing -------------------------------------------------------------------------------------------------------

    def can(self, act: str, name: str = "", seat: int | None = None, phase: str = "planning") -> bool:
        """Whether that player could do this with an opportunity in a window of that phase."""
        return any(self._is(option, f"{act}:{name}") for option in self._offers(name, seat, phase))

    def _offers(self, name: str, seat: int | None, phase: str) -> list[Any]:
        s = self.s
        user = self._whose(name, seat)
        self.at(phase, user)
        outer, s.open = s.open, "test"
        options = window_options(s, s.players[user])
        s.open = outer
        return options

    def why_not(self, act: str, name: str, seat: int | None = None, phase: str = "planning") -> list[str]:
        """The rules that stand against it, those of the nearest way."""
        s = self.s
        user = self._whose(name, seat)
        self.at(phase, user)
        outer, s.open = s.open, "test"
        ways = [verdicts for way, verdicts in ways_to_use(s, user, self.card(name)) if way == act]
        s.open = outer
        unmet = [[verdict.rule for verdict in verdicts if not verdict.met] for verdicts in ways]
        return min(unmet, key=len, default=["no way"])

    def threat(self, seat: int = 0) -> int:
        return self.s.players[seat].threat

    @property
    def threats(self) -> list[int]:
        """The dials of all players."""
        return [player.threat for player in self.s.players]

    def progress(self, name: str = "quest") -> int:
        return self.card(name).progress

    def resources(self, name: str) -> int:
        return self.card(name).resources

    def hit_points(self, name: str | FellowshipCard) -> int:
        return remaining(self.s, self.card(name))

    def willpower(self, name: str | FellowshipCard) -> int:
        return willpower(self.s, self.card(name))

    def strength(self, name: str | FellowshipCard) -> int:
        return attack_strength(self.s, self.card(name))

    def defense(self, name: str | FellowshipCard) -> int:
        return defense_strength(self.s, self.card(name))

    def menace(self, name: str | FellowshipCard) -> int:
        """The threat strength of an encounter card."""
        return threat_strength(self.s, self.card(name))

    def keyword(self, name: str | FellowshipCard, word: str) -> int:
        return keyword(self.s, self.card(name), word)

    @property
    def committed(self) -> int:
        """The willpower of all committed characters."""
        return committed_willpower(self.s)

    @property
    def staged(self) -> int:
        """The threat in the staging area."""
        return staged_threat(self.s)

    def engaged(self, seat: int = 0) -> list[str]:
        return self.names(self.s.players[seat].engaged.cards)

    def staging(self) -> list[str]:
        return self.names(self.s.staging.cards)

    def shadows(self, name: str) -> int:
        """How many shadow cards an enemy has."""
        return len(self.s.shadows_of(self.card(name)))

    def is_committed(self, name: str) -> bool:
        return self.card(name).committed

    def discarded(self, name: str | FellowshipCard) -> bool:
        return self.zone(name) in ("discard", "encounter-discard")

    def windows(self) -> list[str]:
        """The seats that were asked for actions, in their order: `p1`."""
        return [f"p{choice.seat}" for choice in self.asked if choice.prompt in ("action", "planning")]

    def won(self) -> bool:
        """Whether it is over and the players have won."""
        return bool(self.result.winners)

    @property
    def sheet(self) -> ScoreSheet:
        return score_sheet(self.s)


def at(position: str, answers: int | None = None) -> Table:
    """A position of the rulebook, after all or some of the answers that lead on."""
    return Table(GAME, lead(Match(GAME, {"position": position}), GAME.positions[position].answers[:answers]))


def begun(*heroes: Sequence[str], scenario: str = "mirkwood", first: int = 0, seed: int = 1) -> Table:
    """A game after its setup, with all that came of it, at the first question of the first round."""
    t = Table(GAME, Match(GAME, {"decks": [deck(*names) for names in heroes], "scenario": scenario}, seed))
    return t.until("planning", *([f"first/p{first}"] if len(heroes) > 1 else []))


def table(
    decks: Sequence[str] = ("leadership",),
    *,
    heroes: Sequence[Sequence[str]] = (),
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    in_play: Sequence[str] = (),
    staging: Sequence[str] = (),
    engaged: Sequence[str] = (),
    active: str = "",
    scenario: str = "mirkwood",
    mode: str = "normal",
    first: int = 0,
    seed: int = 1,
    campaign: Campaign | None = None,
) -> Table:
    """A game in the first round: `heroes` are those of each seat, else the named decks; `engaged` are with seat 0."""
    given: list[str | dict[str, int]] = [deck(*names) for names in heroes]
    given = given or list(decks)
    setup: dict[str, Any] = {"decks": given, "scenario": scenario, "mode": mode}
    s = opened(setup if campaign is None else next_setup(campaign), first, seed)
    t = Table(GAME, s)
    t.at("planning")
    for seat, cards in {0: hand, **(hands or {})}.items():
        t.hold(*cards, seat=seat)
    for name in in_play:
        t.put(name)
    for name in staging:
        t.put(name)
    for name in engaged:
        t.put(name, engaged=0)
    if active:
        t.put(active, active=True)
    return t
