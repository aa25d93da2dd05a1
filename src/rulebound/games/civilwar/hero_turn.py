"""A hero's turn: start, draw, play, act, end of turn (civilwar.turn.order)."""

from __future__ import annotations

from functools import partial

from rulebound.games.civilwar import clash, missions
from rulebound.games.civilwar.actions import USING_PLACE
from rulebound.games.civilwar.actions import act as take_action
from rulebound.games.civilwar.control import flip
from rulebound.games.civilwar.damage import RECOVERY, draw, knock_out, recover
from rulebound.games.civilwar.printed import text_of
from rulebound.games.civilwar.registration import check_ends, nothing_to_discard
from rulebound.games.civilwar.resolving import Source, perform, usable
from rulebound.games.civilwar.state import CLASH, NOWHERE, REGISTRATION, CivilState, Hero, Location
from rulebound.games.civilwar.tournament import check_stop
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, choose, pick
from rulebound.kernel.requirements import legal, verdicts
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict

ORDER = "civilwar.clash.team_order_choice"


def choose_hero(s: CivilState) -> Flow[str]:
    """Whose turn it is: the next of the team in its cyclic order, which its first turns fix.

    civilwar.clash.hero_order, civilwar.clash.team_order_choice, civilwar.registration.hero_order
    """
    side = s.leads
    if s.mode == REGISTRATION:
        check_ends(s, side, ())
    team = s.teams[side]
    if len(team.order) < len(team.heroes):
        rule = ORDER
        if s.active == NOWHERE:
            clash_rule, other = "civilwar.setup_clash.starting_hero", "civilwar.setup_registration.first_hero"
            rule = clash_rule if s.mode == CLASH else other
        fresh = [s.heroes[number] for number in team.heroes if number not in team.order]
        hero = yield from choose(s, s.speaks(side), "next-hero", fresh, rule)
        assert hero is not None
        team.order.append(hero.number)
    else:
        hero = s.heroes[team.order[team.turns % len(team.order)]]
    s.active = hero.number
    return "start_turn"


def start_turn(s: CivilState) -> Flow[str]:
    """Stand up if KO'd, lose the Invulnerable token, draw; in a cell it is the same.

    civilwar.storyline.base_turns, civilwar.prison.start_in_cell, civilwar.setup_clash.summary_card
    """
    hero = s.hero
    if s.mode == REGISTRATION:
        check_ends(s, NOWHERE, (hero,))
    elif s.turn == 0:
        s.summary = hero.number
        s.log.say("summary", "civilwar.clash.summary_each_round", hero=hero)
    s.log.say("turn", "civilwar.turn.order", hero=hero)
    s.used_gear = False
    recovers = hero.ko
    if recovers:
        recover(s, hero)
    hero.warded = False  # civilwar.damage.invulnerable_expires
    draw(s, hero, RECOVERY if recovers else 1, "civilwar.damage.recovery" if recovers else "civilwar.turn.draw")
    return "play_card"
    yield


def act(s: CivilState) -> Flow[str]:
    """One action after the other, in any order; whoever is KO'd loses the rest: civilwar.damage.ko_own_turn"""
    goes_on = yield from take_action(s)
    return "act" if goes_on and not s.hero.ko else "end_turn"


def end_turn(s: CivilState) -> Flow[str]:
    """The effect of the location is the very last step; then Stun and protection expire: civilwar.turn.end_effect

    Whoever has played the last card and drawn none is KO'd: civilwar.damage.ko_after_last_card
    """
    hero = s.hero
    s.pool = [0, 0, 0, 0]  # civilwar.turn.unused_lost
    s.special = False
    if not hero.ko and not hero.jailed:
        yield from end_of_turn_effect(s, hero)
    if hero.stun:
        hero.stun = 0
        s.log.say("stun-gone", "civilwar.keyword.stun_discard", hero=hero)
    if not hero.ko and not hero.hand.cards:
        yield from knock_out(s, hero, "civilwar.damage.ko_after_last_card")
    for other in s.heroes:
        if other.side != hero.side:  # protected in one Enemy turn: civilwar.terms.villain_turn
            other.guards_damage = other.guards_crisis = False
    s.teams[hero.side].turns += 1
    nothing_to_discard(s, hero.side)
    s.log.say("turn-over", "civilwar.turn.order", hero=hero)
    return "after_turn"


def end_of_turn_effect(s: CivilState, hero: Hero) -> Flow[None]:
    """Optional and only with control, or mandatory for both teams.

    civilwar.location.eot_needs_control, civilwar.location.mandatory_eot_both
    """
    place = s.ring[hero.position]
    tile = place.tile
    own = place.control == hero.side
    rule = "civilwar.location.mandatory_eot_both" if tile.mandatory else "civilwar.location.eot_optional"
    source = Source.of(hero, rule, place)
    if tile.mandatory:
        if not usable(s, source, tile.effects):
            return
    elif not legal(USING_PLACE, s, hero.seat, place):
        return
    else:
        offered = {Option("use-place", place): True, Option("decline"): False}
        wanted = yield from pick(
            hero.seat, "end-of-turn", offered, rule, about=place,
            args=lambda: {"place": tile.name, "does": text_of(tile.effects)},
            explain=partial(why_place, s, hero.seat),
        )  # fmt: skip
        if not wanted:
            return
    s.log.say("uses-place", rule, hero=hero, place=place)
    yield from perform(s, source, tile.effects)
    if s.mode == REGISTRATION and own:  # civilwar.control.mandatory_no_flip
        flip(s, place, "civilwar.control.flip_on_use")


def why_place(s: CivilState, seat: int, thing: Thing) -> list[Verdict] | None:
    """What stands for and against a location whose effect could be used now."""
    return verdicts(USING_PLACE, s, seat, thing) if isinstance(thing, Location) else None


def after_turn(s: CivilState) -> Flow[str]:
    """Between two turns: population, events and initiative, or the next mission: civilwar.registration.no_rounds"""
    if s.mode == CLASH:
        following = yield from clash.after_turn(s)
        return following
    side = s.hero.side
    check_stop(s, side)
    s.leads = 1 - side  # civilwar.registration.alternate
    if s.mission_done:
        yield from missions.next_mission(s)
    return "choose_hero"
