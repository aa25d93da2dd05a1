"""A tiny vocabulary for positions of Marvel Champions: set the table, act, see.

    t = table(heroes=["spider_man", "she_hulk"], hand=["haymaker", "strength"], engaged=["sandman"], first=1)
    t.play("haymaker", "attack/sandman")           # a card is played in the turn of its player
    t.villain_attacks("p1>defend/she_hulk", atk=3, seat=1)
    assert t.damage("sandman") == 3
    assert t.damage("p1") == 0                     # p1: the identity of seat 1, whichever side is up

See `rulebound.testing.table` for answers and questions, `rulebound.testing.lcg_table` for zones and what lies on cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.games.champions import GAME
from rulebound.games.champions.activation import enemy_attacks, enemy_schemes
from rulebound.games.champions.cards.ultron import A_FACEDOWN_DRONE
from rulebound.games.champions.damage import deal_damage
from rulebound.games.champions.elimination import eliminate
from rulebound.games.champions.encounter import engage, put_minion_into_play, put_side_scheme, reveal
from rulebound.games.champions.numbers import (
    ally_limit,
    attack_power,
    defense_power,
    hand_size,
    keyword,
    maximum_hit_points,
    remaining,
    scheme_power,
    thwart_power,
)
from rulebound.games.champions.piles import deal_encounter_card
from rulebound.games.champions.player_phase import turn_options, ways_to_use
from rulebound.games.champions.positions.laying import opened, turn_over
from rulebound.games.champions.powers import attackable
from rulebound.games.champions.printed import ATTACHMENT, MINION, PLAYER_KINDS, SETS, SIDE_SCHEME, ChampionsPrinted
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.threat import advance_main_scheme, can_be_thwarted, place_threat
from rulebound.games.champions.words.scenario import put_face_down
from rulebound.kernel.flow import Flow
from rulebound.kernel.match import Match
from rulebound.kernel.position import lead
from rulebound.kernel.position import snake as snake
from rulebound.kernel.view import Verdict
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.state import Lasting, LcgPrinted
from rulebound.testing.lcg_table import LcgTable
from rulebound.testing.table import Answer

QUIET_BOOST = "advance"  # a card without boost icons


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


class Table(LcgTable[ChampionsState, ChampionsCard]):
    """A position: in the first player's turn, hand and table as the test wants them."""

    phases = {  # noqa: RUF012
        "player": ("start_round", "turn", "end_player_phase"),
        "villain": (
            "villain_threat", "villain_activates", "deal_encounter_cards", "reveal_encounter_cards", "end_round",
        ),
    }  # fmt: skip
    declines = ("done", "pass", "no-defense", "end-turn")

    # --- cards ----------------------------------------------------------------------------------------------------

    def printed(self, name: str) -> ChampionsPrinted:
        return printed(name)

    def make(self, printed: LcgPrinted, seat: int) -> ChampionsCard:
        assert isinstance(printed, ChampionsPrinted)
        owner = seat if printed.kind in PLAYER_KINDS else None
        return ChampionsCard(len(self.s.cards), printed, owner)

    def copies(self, name: str) -> list[ChampionsCard]:
        """Also `p1`, the identity of that seat, `villain`, `main_scheme`, and an identity by its other side."""
        if name in ("villain", "main_scheme"):
            return [self.s.villain if name == "villain" else self.s.main_scheme]
        if self._is_seat(name):
            return [self.s.identity(int(name[1:]))]
        other = [card for card in self.s.cards if card.in_play and card.printed.other is not None]
        return super().copies(name) or [card for card in other if snake(card.printed.other.plain) == name]  # type: ignore[union-attr]

    # --- setting the table ------------------------------------------------------------------------------------------

    def put(
        self, card: str | ChampionsPrinted, *answers: str, seat: int = 0, on: str | ChampionsCard = ""
    ) -> ChampionsCard:
        """A card into play, without any responses and without its When Revealed."""
        kind = card.kind if isinstance(card, ChampionsPrinted) else printed(card).kind
        theirs = kind in PLAYER_KINDS
        came = self.fetch(card, "playing" if theirs else "revealing", seat, out_of="deck" if theirs else "encounter")
        self.quietly(self.entering(came, seat, self.card(on) if on else None), *answers)
        return came

    def entering(self, card: ChampionsCard, seat: int, host: ChampionsCard | None) -> Flow[Any]:
        s = self.s
        if card.printed.kind in PLAYER_KINDS:
            return enter_play(s, card, s.players[seat].area, seat, host=host)
        if card.printed.kind == MINION:
            return engage(s, card, seat)
        if card.printed.kind == SIDE_SCHEME:
            return put_side_scheme(s, card, seat)
        if card.printed.kind == ATTACHMENT:
            return enter_play(s, card, s.attachments, seat, host=host or s.villain)
        return enter_play(s, card, s.environments, seat)

    def on_top(self, *names: str | ChampionsPrinted) -> None:
        """The next cards of the encounter deck, the first on top."""
        for name in reversed(names):
            self.lay(name, "encounter")

    def drone(self, name: str = "energy", seat: int = 0) -> ChampionsCard:
        """A player card of that name face down as a Drone, engaged with its owner."""
        self.on_deck(name, seat=seat)
        self.run(put_face_down(self.s, seat, A_FACEDOWN_DRONE))
        return self.s.players[seat].engaged.cards[-1]

    def turn_over(self, seat: int) -> None:
        """The other side of an identity, without its responses."""
        turn_over(self.s, seat)

    def at_stage(self, stage: str) -> None:
        """The villain's stages before this one are beaten."""
        while self.villain_stage != stage:
            self.hurt("villain", self.hit_points("villain"))

    def left(self, name: str | ChampionsCard, hit_points: int) -> None:
        """A character has so many hit points left."""
        card = self.card(name)
        card.damage = maximum_hit_points(self.s, card) - hit_points

    def gets(self, name: str | ChampionsCard, stat: str, n: int, period: str = "attack") -> None:
        """A card has so much more of something, until an attack is over or as long as is said."""
        self.s.lasting = (*self.s.lasting, Lasting(stat, n, period, "card", 0, self.card(name).id))

    # --- acting -------------------------------------------------------------------------------------------------------

    def act(self, act: str, name: str = "", *answers: str, seat: int | None = None, until: str = "") -> None:
        """An option of the turn of whoever controls the card, unless a seat is named."""
        s = self.s
        s.active = self.whose(name, seat)
        assert self.can(act, name), f"{act} {name} is not possible: {self.why_not(act, name)}"
        before = len(self.asked)
        taken = str(Answer("turn", f"{act}:{name}" if name else act))
        self.run(self.game.steps["turn"](s), taken, *answers, until=until)
        del self.asked[before]

    def use(self, name: str, *answers: str, seat: int | None = None, until: str = "") -> None:
        self.act("use", name, *answers, seat=seat, until=until)

    def attack(self, name: str, target: str, *answers: str, seat: int | None = None) -> None:
        """A basic attack on that enemy; an only possible one is not asked for."""
        aims = attackable(self.s, self.whose(name, seat))
        asked = len(aims) > 1 and not self.card(name).stunned
        assert asked or self.card(name).stunned or aims == [self.card(target)], f"{target} is not attacked but {aims}"
        self.act("attack", name, *([f"attack/{target}"] if asked else []), *answers, seat=seat)

    def thwart(self, name: str, *answers: str, seat: int | None = None) -> None:
        self.act("thwart", name, *answers, seat=seat)

    def change_form(self, *answers: str, seat: int = 0) -> None:
        self.act("change-form", self.called(self.s.identity(seat)), *answers)

    def villain_attacks(
        self,
        *answers: str,
        atk: int | None = None,
        overkill: bool = False,
        defender: str = "",
        boost: str = QUIET_BOOST,
        seat: int = 0,
        until: str = "",
    ) -> Any:
        """The villain attacks a player, with an ATK of its own and a boost card without icons unless one is named."""
        s = self.s
        if boost:
            self.on_top(boost)
        if atk is not None:
            self.gets("villain", "atk", atk - attack_power(s, s.villain))
        if overkill:
            self.gets("villain", "overkill", 1)
        defends = [f"defend/defend:{defender}"] if defender else []
        return self.run(enemy_attacks(s, s.villain, seat), *defends, *answers, until=until)

    def minion_attacks(self, name: str | ChampionsCard, *answers: str, seat: int | None = None, until: str = "") -> Any:
        """A minion attacks the player with whom it is engaged, or another one."""
        card = self.card(name)
        return self.run(enemy_attacks(self.s, card, card.engaged if seat is None else seat), *answers, until=until)

    def villain_schemes(
        self, *answers: str, boost: str = QUIET_BOOST, sch: int | None = None, seat: int = 0, until: str = ""
    ) -> Any:
        s = self.s
        if boost:
            self.on_top(boost)
        if sch is not None:
            self.gets("villain", "sch", sch - scheme_power(s, s.villain))
        return self.run(enemy_schemes(s, s.villain, seat), *answers, until=until)

    def minion_schemes(self, name: str | ChampionsCard, *answers: str) -> Any:
        card = self.card(name)
        return self.run(enemy_schemes(self.s, card, card.engaged), *answers)

    def reveal(self, card: str | ChampionsPrinted, *answers: str, seat: int = 0, until: str = "") -> ChampionsCard:
        """An encounter card of that name is revealed from the deck."""
        came = self.lay(card, "revealing")
        self.run(reveal(self.s, came, seat), *answers, until=until)
        return came

    def enters(self, card: str | ChampionsCard, *answers: str, seat: int = 0, on: str = "", until: str = "") -> None:
        """A card is put into play, and all may respond."""
        came = self.card(card)
        if came.printed.kind == MINION:
            self.run(put_minion_into_play(self.s, came, seat), *answers, until=until)
        else:
            self.run(self.entering(came, seat, self.card(on) if on else None), *answers, until=until)

    def leaves(self, card: str | ChampionsCard, *answers: str) -> None:
        """A card is discarded from play."""
        self.run(self.s.judge.discard_from_play(self.s, self.card(card)), *answers)

    def hurt(self, name: str | ChampionsCard, n: int, *answers: str) -> Any:
        """Damage is dealt to a character, by nothing in particular; what came of it."""
        return self.run(deal_damage(self.s, self.card(name), n), *answers)

    def place_threat(self, n: int, *answers: str, on: str | ChampionsCard = "main_scheme", until: str = "") -> Any:
        """Threat is placed on a scheme, by nothing in particular; how much it was."""
        return self.run(place_threat(self.s, self.card(on), n), *answers, until=until)

    def deal_encounter(self, seat: int = 0) -> ChampionsCard | None:
        """A player is dealt the next encounter card."""
        return deal_encounter_card(self.s, self.s.players[seat])

    def advance(self, *answers: str) -> None:
        """The main scheme advances."""
        self.run(advance_main_scheme(self.s), *answers)

    def eliminate(self, seat: int) -> None:
        eliminate(self.s, seat)

    def step(self, name: str, *answers: str, until: str = "") -> str:
        """A whole step of the round; the name of the next one."""
        self.s.step = name
        return self.run(self.game.steps[name](self.s), *answers, until=until) or self.s.step

    def step_two(self, *answers: str) -> None:
        """Step two of the villain phase from its beginning: the villain and the minions activate."""
        self.s.waiting = tuple(self.s.order())
        self.steps(["villain_activates"], *answers)

    def step_four(self, *answers: str, until: str = "") -> None:
        """Step four of the villain phase from its beginning: all reveal what they were dealt."""
        self.s.waiting = tuple(self.s.order())
        self.steps(["reveal_encounter_cards"], *answers, until=until)

    def whole_turns(self, *answers: str) -> list[int]:
        """All turns of a player phase from its beginning, each ended at once unless the answers say otherwise."""
        seats: list[int] = []
        self.run(self._whole_turns(seats), *answers)
        return seats

    def _whole_turns(self, seats: list[int]) -> Flow[None]:
        following = yield from self.game.steps["start_round"](self.s)
        while following == "turn":
            if self.s.active not in seats[-1:]:
                seats.append(self.s.active)
            following = yield from self.game.steps["turn"](self.s)

    # --- seeing -----------------------------------------------------------------------------------------------------

    def whose(self, name: str = "", seat: int | None = None) -> int:
        """Who would act: that seat, else whoever controls the card, else the one whose turn it is."""
        controller = self.card(name).controller if name and seat is None and not self._is_seat(name) else seat
        return max(self.s.active, 0) if controller is None else int(controller)

    def _is_seat(self, name: str) -> bool:
        return name in [f"p{seat}" for seat in range(self.s.seats)]

    def options(self, seat: int | None = None) -> list[str]:
        """What the player may do in a turn."""
        return [self._spelled(option) for option in turn_options(self.s, self.s.players[self.whose(seat=seat)])]

    def can(self, act: str, name: str = "", seat: int | None = None) -> bool:
        wanted = f"{act}:{name}" if name else act
        return any(self._is(option, wanted) for option in turn_options(self.s, self.s.players[self.whose(name, seat)]))

    def ways(self, name: str | ChampionsCard, seat: int = 0) -> list[str]:
        """How a player could ever use a card."""
        return [act for act, _ in ways_to_use(self.s, seat, self.card(name))]

    def verdicts(self, act: str, name: str, seat: int | None) -> list[Verdict]:
        ways = ways_to_use(self.s, self.whose(name, seat), self.card(name))
        found = [verdicts for way, verdicts in ways if way == act]
        assert found, f"there is no way ever to {act} {name}"
        return min(found, key=lambda verdicts: sum(not verdict.met for verdict in verdicts))

    @property
    def active(self) -> int | None:
        """Whose turn it is, if it is anybody's."""
        return self.s.active if self.s.active >= 0 else None

    @active.setter
    def active(self, seat: int) -> None:
        self.s.active = seat

    def is_hero(self, seat: int = 0) -> bool:
        return self.s.is_hero(seat)

    def hit_points(self, name: str | ChampionsCard) -> int:
        return remaining(self.s, self.card(name))

    def atk(self, name: str | ChampionsCard) -> int:
        return attack_power(self.s, self.card(name))

    def thw(self, name: str | ChampionsCard) -> int:
        return thwart_power(self.s, self.card(name))

    def defense(self, name: str | ChampionsCard) -> int:
        return defense_power(self.s, self.card(name))

    def sch(self, name: str | ChampionsCard) -> int:
        return scheme_power(self.s, self.card(name))

    def maximum(self, name: str | ChampionsCard) -> int:
        """The hit points of a character without any damage."""
        return maximum_hit_points(self.s, self.card(name))

    def threat(self, name: str | ChampionsCard = "main_scheme") -> int:
        return self.card(name).threat

    def stunned(self, name: str | ChampionsCard) -> bool:
        return self.card(name).stunned

    def confused(self, name: str | ChampionsCard) -> bool:
        return self.card(name).confused

    def tough(self, name: str | ChampionsCard) -> bool:
        return self.card(name).tough

    def attackable(self, seat: int = 0) -> list[str]:
        """The enemies that a player may attack."""
        return self.names(attackable(self.s, seat))

    def engaged(self, seat: int = 0) -> list[str]:
        """The minions that are engaged with a player."""
        return self.lying("engaged", seat)

    def engaged_with(self, name: str | ChampionsCard) -> int:
        """The player with whom a minion is engaged."""
        return self.card(name).engaged

    def drones(self, seat: int = 0) -> int:
        return sum(card.facedown_as is not None for card in self.s.players[seat].engaged.cards)

    def discarded(self, name: str | ChampionsCard) -> bool:
        return self.zone(name) in ("discard", "encounter-discard")

    @property
    def villain_stage(self) -> str:
        return self.s.villain.printed.stage

    @property
    def scheme_stage(self) -> str:
        return self.s.main_scheme.printed.stage

    @property
    def acceleration(self) -> int:
        """The acceleration tokens beside the scheme deck."""
        return self.s.acceleration

    @acceleration.setter
    def acceleration(self, tokens: int) -> None:
        self.s.acceleration = tokens

    def icons(self, icon: str) -> int:
        """Crisis, hazard or acceleration icons in play."""
        return self.s.icons(icon)

    def ally_limit(self, seat: int = 0) -> int:
        return ally_limit(self.s, seat)

    def keyword(self, name: str | ChampionsCard, word: str) -> int:
        """How much of a keyword a card has."""
        return keyword(self.s, self.card(name), word)

    def may_be_thwarted(self, name: str | ChampionsCard) -> bool:
        return can_be_thwarted(self.s, self.card(name))

    def declined(self) -> list[int]:
        """The players who were asked for an action and do not want to."""
        return [player.seat for player in self.s.players if player.declined]

    @property
    def order(self) -> list[int]:
        """The players in player order."""
        return self.s.order()

    def hand_size(self, seat: int = 0) -> int:
        return hand_size(self.s, seat)

    def at_rest(self) -> bool:
        """Whether nothing lies where it cannot stay, and nothing with one who is out."""
        passing = (self.s.revealing, self.s.boosts, self.s.playing, self.s.aside)
        return self.s.faults() == [] and not any(zone.cards for zone in passing)

    def won(self) -> bool:
        """Whether it is over and the players have won."""
        return bool(self.result.winners)


def at(position: str, answers: int | None = None) -> Table:
    """A position of the rulebook, after all or some of the answers that lead on."""
    match = Match(GAME, {"position": position})
    return Table(GAME, lead(match, GAME.positions[position].answers[:answers]))


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
    stage: str = "",
    threat: int = 0,
    first: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    areas: Mapping[int, Sequence[str]] | None = None,
    forms: Mapping[int, str] | None = None,
    seed: int = 1,
) -> Table:
    """A game in the first player's first turn: hands as given, everyone in the form given, nothing else in play.

    `hand`, `in_play` and `engaged` are those of seat 0; `hands`, `areas` (engaged minions too) and `forms` those of any
    seat. With `stage` the villain's stages before it have been beaten.
    """
    s = opened(tuple(heroes) or (hero,), villain, mode, first, seed).clone()
    t = Table(GAME, s)
    for player in s.players:
        if (forms or {}).get(player.seat, form) == "hero":
            t.turn_over(player.seat)
    s.main_scheme.threat = threat
    s.villain.stunned = s.villain.confused = s.villain.tough = False
    for name in (*in_play, *engaged, *side):
        t.put(name)
    for seat, names in (areas or {}).items():
        for name in names:
            t.put(name, seat=seat)
    for seat, names in {0: hand, **(hands or {})}.items():
        t.hold(*names, seat=seat)
    if stage:
        t.at_stage(stage)
    t.asked.clear()
    t.log.lines.clear()
    return t
