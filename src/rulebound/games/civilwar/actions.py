"""Actions: what the active hero can do with symbols, tokens, its Special Effect and its equipment.

Every deed is a list of requirements; the same list offers it and says why it is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from rulebound.games.civilwar.control import approve
from rulebound.games.civilwar.damage import damage
from rulebound.games.civilwar.equipment import charge, slot_for, use
from rulebound.games.civilwar.printed import ATTACK, HEROIC, MOVE, SYMBOLS, WILD
from rulebound.games.civilwar.prison import capture, escape, is_free_space
from rulebound.games.civilwar.registration import discard_danger
from rulebound.games.civilwar.resolving import Source, perform, usable
from rulebound.games.civilwar.ring import NEIGHBOURS, enter, may_be_taken, take_from, there_are
from rulebound.games.civilwar.state import (
    CLASH,
    REGISTRATION,
    SPACES,
    CivilState,
    Crowd,
    Hero,
    Location,
    StoryCard,
)
from rulebound.kernel.cards import Card
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose, pick
from rulebound.kernel.requirements import Requirement, legal, requirement, verdicts
from rulebound.kernel.text import Text
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict

SPECIAL_RULE: Final = "civilwar.turn.special_once"


# --- what an action is paid with ------------------------------------------------------------------------------


def actions_left(s: CivilState, hero: Hero, symbol: int) -> int:
    """How many such actions the hero has: symbols and its own tokens, Wild ones too.

    civilwar.action.wild, civilwar.prison.escape_wild, civilwar.token.own_turn
    """
    pool, tokens = s.pool, hero.tokens
    return pool[symbol] + pool[WILD] + tokens[symbol] + tokens[WILD]


def spend(s: CivilState, hero: Hero, symbol: int) -> Flow[None]:
    """One action: its own symbol if there is one, else a Wild symbol or a token of its kind, then a Wild token.

    A symbol is lost at the end of the turn and a Wild token can do more, so only Wild symbol or token is a question.
    civilwar.token.spend, civilwar.turn.any_order
    """
    pool, tokens = s.pool, hero.tokens
    if pool[symbol]:
        pool[symbol] -= 1
        return
    by_token = tokens[symbol] > 0
    if by_token and pool[WILD]:
        offered = {Option("spend-wild"): False, Option("spend-token"): True}
        by_token = yield from pick(hero.seat, "spend", offered, "civilwar.token.spend")
    if by_token:
        tokens[symbol] -= 1
    elif pool[WILD]:
        pool[WILD] -= 1
    else:
        tokens[WILD] -= 1


# --- requirements ---------------------------------------------------------------------------------------------


@requirement("civilwar.action.move")
def has_move(s: CivilState, seat: int, thing: Thing) -> bool:
    return actions_left(s, s.hero, MOVE) > 0


@requirement("civilwar.terms.attack_enemy")
def has_attack(s: CivilState, seat: int, thing: Thing) -> bool:
    return actions_left(s, s.hero, ATTACK) > 0


@requirement("civilwar.action.heroic_rescue")
def has_heroic(s: CivilState, seat: int, thing: Thing) -> bool:
    return actions_left(s, s.hero, HEROIC) > 0


HAS: Final[tuple[Requirement[CivilState, Thing], ...]] = (has_move, has_attack, has_heroic)


@requirement("civilwar.prison.no_actions")
def is_out_of_cell(s: CivilState, seat: int, thing: Thing) -> bool:
    return not s.hero.jailed


@requirement("civilwar.prison.no_move")
def can_walk(s: CivilState, seat: int, place: Location) -> bool:
    return not s.hero.jailed


@requirement("civilwar.board.ring")
def is_adjacent(s: CivilState, seat: int, place: Location) -> bool:
    return not s.hero.jailed and place.position in NEIGHBOURS[s.hero.position]


@requirement("civilwar.action.attack_here_only")
def is_in_your_location(s: CivilState, seat: int, crowd: Crowd) -> bool:
    return crowd.position == s.hero.position


@requirement("civilwar.action.heroic_rescue")
def somebody_is_there(s: CivilState, seat: int, crowd: Crowd) -> bool:
    return there_are(s, crowd) > 0


@requirement("civilwar.terms.enemies")
def is_an_enemy(s: CivilState, seat: int, hero: Hero) -> bool:
    return hero.side != s.hero.side


@requirement("civilwar.action.attack_here_only")
def is_with_you(s: CivilState, seat: int, hero: Hero) -> bool:
    return hero.position == s.hero.position and not hero.jailed


@requirement("civilwar.damage.ko_ignored")
def is_not_knocked_out(s: CivilState, seat: int, hero: Hero) -> bool:
    return not hero.ko


@requirement("civilwar.approval.mode")
def approval_is_used(s: CivilState, seat: int, place: Location) -> bool:
    return s.mode == CLASH


@requirement("civilwar.approval.place")
def is_where_you_are(s: CivilState, seat: int, place: Location) -> bool:
    return place.position == s.hero.position


@requirement("civilwar.approval.not_own_location")
def is_controlled_by_enemies(s: CivilState, seat: int, place: Location) -> bool:
    return place.control != s.hero.side


@requirement("civilwar.turn.end_effect")
def your_turn_is_ending(s: CivilState, seat: int, place: Location) -> bool:
    """Its effect is the very last step of the turn."""
    return s.step == "end_turn"


@requirement("civilwar.turn.end_effect_no_chain")
def you_end_your_turn_there(s: CivilState, seat: int, place: Location) -> bool:
    return place.position == s.hero.position


@requirement("civilwar.location.eot_needs_control")
def your_team_controls_it(s: CivilState, seat: int, place: Location) -> bool:
    return place.control == s.hero.side


@requirement("civilwar.location.eot_optional")
def place_does_something(s: CivilState, seat: int, place: Location) -> bool:
    return usable(s, Source.of(s.hero, "civilwar.location.eot_optional"), place.tile.effects)


USING_PLACE: Final[tuple[Requirement[CivilState, Any], ...]] = (
    your_turn_is_ending,
    you_end_your_turn_there,
    your_team_controls_it,
    place_does_something,
)
"""The optional End of Turn effect of a location."""


@requirement("civilwar.danger.only_by_mission")
def mission_wants_an_action(s: CivilState, seat: int, place: Location) -> bool:
    return s.task is not None and s.task.how in SYMBOLS


@requirement("civilwar.danger.only_by_mission")
def has_what_the_mission_wants(s: CivilState, seat: int, place: Location) -> bool:
    task = s.task
    return task is not None and task.how in SYMBOLS and actions_left(s, s.hero, SYMBOLS.index(task.how)) > 0


@requirement("civilwar.danger.red_cannot_remove")
def you_are_blue(s: CivilState, seat: int, thing: Thing) -> bool:
    return s.hero.side == s.blue


@requirement("civilwar.danger.only_by_mission")
def danger_lies_there(s: CivilState, seat: int, place: Location) -> bool:
    return place.danger > 0


@requirement("civilwar.setup.own_equipment")
def is_your_equipment(s: CivilState, seat: int, card: Card[Any]) -> bool:
    return s.hero.gear.holds(card)


@requirement("civilwar.equipment.use")
def is_fully_charged(s: CivilState, seat: int, card: Card[Any]) -> bool:
    return all(s.hero.charges) and bool(s.hero.charges)


@requirement("civilwar.equipment.use")
def was_not_used_this_turn(s: CivilState, seat: int, card: Card[Any]) -> bool:
    return not s.used_gear


@requirement("civilwar.prison.no_equipment_use")
def can_use_equipment(s: CivilState, seat: int, card: Card[Any]) -> bool:
    return not s.hero.jailed


@requirement("civilwar.prison.no_equipment_charge")
def can_charge_equipment(s: CivilState, seat: int, card: Card[Any]) -> bool:
    return not s.hero.jailed


def _takes(symbol: int) -> Requirement[CivilState, Card[Any]]:
    def holds(s: CivilState, seat: int, card: Card[Any]) -> bool:
        return s.hero.gear.holds(card) and slot_for(s.hero, symbol) >= 0

    return Requirement("civilwar.equipment.charge", f"takes_{SYMBOLS[symbol]}", holds)


@requirement("civilwar.equipment.use")
def equipment_does_something(s: CivilState, seat: int, card: Card[Any]) -> bool:
    hero = s.hero
    return hero.gear.holds(card) and usable(s, Source.of(hero, "civilwar.equipment.use"), card.printed.effects)


@requirement("civilwar.turn.previous_effect_not")
def was_just_played(s: CivilState, seat: int, card: StoryCard) -> bool:
    story = s.teams[s.hero.side].story.cards
    return bool(story) and story[-1] is card


@requirement("civilwar.turn.special_once")
def special_is_left(s: CivilState, seat: int, card: StoryCard) -> bool:
    return s.special


@requirement("civilwar.keyword.stun")
def is_not_stunned(s: CivilState, seat: int, card: StoryCard) -> bool:
    return not s.hero.stun


@requirement("civilwar.prison.no_special")
def special_is_not_void(s: CivilState, seat: int, card: StoryCard) -> bool:
    return not s.hero.jailed


@requirement("civilwar.turn.special_optional")
def special_does_something(s: CivilState, seat: int, card: StoryCard) -> bool:
    return usable(s, Source.of(s.hero, SPECIAL_RULE), card.printed.effects)


@requirement("civilwar.prison.crisis_action")
def you_are_red(s: CivilState, seat: int, thing: Thing) -> bool:
    return s.hero.side == s.red


@requirement("civilwar.prison.prepare_cell")
def is_available(s: CivilState, seat: int, card: Card[Any]) -> bool:
    return s.cells.holds(card)


@requirement("civilwar.prison.free_space")
def a_space_is_free(s: CivilState, seat: int, card: Card[Any]) -> bool:
    return any(is_free_space.holds(s, seat, space) for space in SPACES)


@requirement("civilwar.prison.escape_by_self_or_ally")
def is_your_team_mate(s: CivilState, seat: int, hero: Hero) -> bool:
    return hero.side == s.hero.side == s.blue


@requirement("civilwar.prison.escape_location")
def is_in_a_cell(s: CivilState, seat: int, hero: Hero) -> bool:
    return hero.jailed


@requirement("civilwar.prison.escape_when_standing")
def stands_in_the_cell(s: CivilState, seat: int, hero: Hero) -> bool:
    return not hero.ko


@requirement("civilwar.prison.escape_by_self_or_ally")
def helper_is_free(s: CivilState, seat: int, hero: Hero) -> bool:
    return hero is s.hero or not s.hero.jailed


def _has_two(symbol: int) -> Requirement[CivilState, Hero]:
    def holds(s: CivilState, seat: int, hero: Hero) -> bool:
        return actions_left(s, s.hero, symbol) > 1

    return Requirement("civilwar.prison.escape_cost", f"has_two_{SYMBOLS[symbol]}", holds)


# --- deeds ----------------------------------------------------------------------------------------------------


class Deed:
    """Something the active hero can do to a thing: what it spends, what it demands, what happens."""

    __slots__ = ("act", "needs", "run")

    def __init__(
        self, act: str, needs: tuple[Requirement[CivilState, Any], ...], run: Callable[[CivilState, Any], Flow[None]]
    ) -> None:
        self.act = act
        self.needs = tuple(needs)
        self.run = run


def _move(s: CivilState, place: Location) -> Flow[None]:
    yield from spend(s, s.hero, MOVE)
    yield from enter(s, s.hero, place.position, "civilwar.action.move")


def _rescue(s: CivilState, crowd: Crowd) -> Flow[None]:
    yield from spend(s, s.hero, HEROIC)
    yield from take_from(s, s.hero.side, s.hero.seat, crowd)


def _attack_thug(s: CivilState, crowd: Crowd) -> Flow[None]:
    yield from spend(s, s.hero, ATTACK)
    yield from take_from(s, s.hero.side, s.hero.seat, crowd)


def _attack(s: CivilState, enemy: Hero) -> Flow[None]:
    """An Invulnerable Enemy may be attacked as well: civilwar.damage.invulnerable_target"""
    hero = s.hero
    yield from spend(s, hero, ATTACK)
    s.log.say("attacks", "civilwar.terms.attack_enemy", hero=hero, enemy=enemy)
    yield from damage(s, enemy, 1, hero.side)


def _approve(s: CivilState, place: Location) -> Flow[None]:
    yield from spend(s, s.hero, HEROIC)
    approve(s, place, "civilwar.approval.place")


def _serve_mission(s: CivilState, place: Location) -> Flow[None]:
    task = s.task
    assert task is not None
    yield from spend(s, s.hero, SYMBOLS.index(task.how))
    place.danger -= 1
    discard_danger(s)


def _charge(symbol: int) -> Callable[[CivilState, Card[Any]], Flow[None]]:
    def run(s: CivilState, card: Card[Any]) -> Flow[None]:
        slot = slot_for(s.hero, symbol)
        yield from spend(s, s.hero, symbol)
        charge(s, s.hero, slot, "civilwar.equipment.charge")

    return run


def _use(s: CivilState, card: Card[Any]) -> Flow[None]:
    yield from use(s, s.hero)


def _special(s: CivilState, card: StoryCard) -> Flow[None]:
    hero = s.hero
    s.special = False
    s.log.say("special", SPECIAL_RULE, hero=hero, card=card)
    yield from perform(s, Source.of(hero, SPECIAL_RULE, card), card.printed.effects)


def _capture(s: CivilState, hero: Hero) -> Flow[None]:
    yield from spend(s, s.hero, HEROIC)
    capture(s, hero)


def _prepare(s: CivilState, card: Card[Any]) -> Flow[None]:
    """Face down on a free space; the active hero decides which card.

    civilwar.prison.choose_cell_card, civilwar.prison.cell_face_down
    """
    yield from spend(s, s.hero, HEROIC)
    rule = "civilwar.prison.prepare_cell"
    space = yield from choose(s, s.hero.seat, "space", SPACES, rule, needs=(is_free_space,))
    assert space is not None
    s.move(card, s.cell_zones[space.index])
    s.log.say("prepares", rule, hero=s.hero, cell=space)


def _escape(symbol: int) -> Callable[[CivilState, Hero], Flow[None]]:
    def run(s: CivilState, prisoner: Hero) -> Flow[None]:
        hero = s.hero
        yield from spend(s, hero, symbol)
        yield from spend(s, hero, symbol)
        if prisoner is hero:
            s.log.say("breaks-out", "civilwar.prison.escape_cost", hero=hero)
        else:
            s.log.say("frees", "civilwar.prison.escape_cost", hero=hero, prisoner=prisoner)
        yield from escape(s, prisoner)

    return run


WALK: Final = Deed("move", (has_move, can_walk, is_adjacent), _move)
RESCUE: Final = Deed(
    "rescue", (has_heroic, is_out_of_cell, is_in_your_location, somebody_is_there, may_be_taken), _rescue
)
ATTACK_THUG: Final = Deed(
    "attack", (has_attack, is_out_of_cell, is_in_your_location, somebody_is_there, may_be_taken), _attack_thug
)
ATTACK_HERO: Final = Deed("attack", (has_attack, is_out_of_cell, is_an_enemy, is_with_you, is_not_knocked_out), _attack)
APPROVE: Final = Deed(
    "approve", (has_heroic, is_out_of_cell, approval_is_used, is_where_you_are, is_controlled_by_enemies), _approve
)
MISSION: Final = Deed(
    "mission",
    (
        you_are_blue,
        is_out_of_cell,
        mission_wants_an_action,
        has_what_the_mission_wants,
        is_where_you_are,
        danger_lies_there,
    ),
    _serve_mission,
)
USE: Final = Deed(
    "use",
    (is_your_equipment, can_use_equipment, is_fully_charged, was_not_used_this_turn, equipment_does_something),
    _use,
)
CHARGES: Final = tuple(
    Deed(
        f"charge-{SYMBOLS[symbol]}",
        (is_your_equipment, can_charge_equipment, HAS[symbol], _takes(symbol)),
        _charge(symbol),
    )
    for symbol in range(WILD)
)
SPECIAL: Final = Deed(
    "special",
    (was_just_played, special_is_left, is_not_stunned, special_is_not_void, special_does_something),
    _special,
)
CAPTURE: Final = Deed("capture", (you_are_red, has_heroic, is_an_enemy, is_with_you, is_not_knocked_out), _capture)
PREPARE: Final = Deed("prepare", (you_are_red, has_heroic, is_available, a_space_is_free), _prepare)
ESCAPES: Final = tuple(
    Deed(
        f"escape-{SYMBOLS[symbol]}",
        (is_your_team_mate, is_in_a_cell, stands_in_the_cell, helper_is_free, _has_two(symbol)),
        _escape(symbol),
    )
    for symbol in range(WILD)
)


def deeds_for(s: CivilState, thing: Thing) -> Sequence[Deed]:
    """What can ever be done to such a thing in this mode."""
    registration = s.mode == REGISTRATION
    if isinstance(thing, Location):
        return (WALK, MISSION) if registration else (WALK, APPROVE)
    if isinstance(thing, Crowd):
        return (ATTACK_THUG,) if thing.thugs else (RESCUE,)
    if isinstance(thing, Hero):
        return (ATTACK_HERO, CAPTURE, *ESCAPES) if registration else (ATTACK_HERO,)
    if isinstance(thing, StoryCard):
        return (SPECIAL,)
    if isinstance(thing, Card):
        back = thing.printed.back
        return (USE, *CHARGES) if back == "equipment" else (PREPARE,) if back == "cell" else ()
    return ()


def offers(s: CivilState, hero: Hero) -> dict[Option, tuple[Deed, Thing]]:
    """Everything the hero may do now, and to end the turn (which stands for no deed)."""
    found: dict[Option, tuple[Deed, Thing]] = {}
    seat = hero.seat
    for deed, thing in _near(s, hero):
        if legal(deed.needs, s, seat, thing):
            found[Option(deed.act, thing)] = (deed, thing)
    return found


def _near(s: CivilState, hero: Hero) -> list[tuple[Deed, Thing]]:
    """What is worth asking about: the rest fails its first requirements anyhow."""
    near: list[tuple[Deed, Thing]] = []
    registration = s.mode == REGISTRATION
    if not hero.jailed:
        ring = s.ring
        place = ring[hero.position]
        moves = actions_left(s, hero, MOVE)
        attacks = actions_left(s, hero, ATTACK)
        heroics = actions_left(s, hero, HEROIC)
        if moves:
            near += [(WALK, ring[position]) for position in NEIGHBOURS[hero.position]]
        if heroics and place.civilians:
            near.append((RESCUE, place.civilian_crowd))
        if attacks:
            if place.thugs:
                near.append((ATTACK_THUG, place.thug_crowd))
            near += [(ATTACK_HERO, one) for one in s.heroes if one.position == hero.position and one.side != hero.side]
        if registration:
            near.append((MISSION, place))
        elif heroics:
            near.append((APPROVE, place))
        if s.special:
            near.append((SPECIAL, s.teams[hero.side].story.cards[-1]))
        if hero.gear.cards:
            gear = hero.gear.cards[0]
            near.append((USE, gear))
            near += [(CHARGES[symbol], gear) for symbol, left in enumerate((moves, attacks, heroics)) if left]
    if registration:
        if hero.side == s.red:
            near += [(CAPTURE, enemy) for enemy in s.heroes if enemy.position == hero.position and enemy is not hero]
            near += [(PREPARE, card) for card in s.cells.cards]
        else:
            near += [(deed, mate) for mate in s.heroes if mate.jailed for deed in ESCAPES]
    return near


def act(s: CivilState) -> Flow[bool]:
    """One deed of the hero's choice; False when the turn is over: civilwar.turn.any_order"""
    hero = s.hero
    offered = offers(s, hero)
    choice = Choice(
        hero.seat, "act", [*offered, Option("end")], "civilwar.turn.any_order", args={"hero": hero.sheet.name},
        explain=partial(why, s, hero.seat),
    )  # fmt: skip
    taken = yield from ask(choice)
    if taken not in offered:
        return False
    deed, thing = offered[taken]
    yield from deed.run(s, thing)
    return True


def why(s: CivilState, seat: int, thing: Thing) -> list[Verdict]:
    """The requirements of a deed that is possible now; if none is, those of all that the thing is for."""
    ways = [verdicts(deed.needs, s, seat, thing) for deed in deeds_for(s, thing)]
    if isinstance(thing, Location):
        ways.append(verdicts(USING_PLACE, s, seat, thing))
    for way in ways:
        if all(verdict.met for verdict in way):
            return way
    found: list[Verdict] = []
    for way in ways:
        found += [verdict for verdict in way if verdict not in found]
    if not found:
        return [Verdict(Text("civilwar-needs-a-use"), "civilwar.turn.any_order", False)]
    return sorted(found, key=lambda verdict: verdict.met)
