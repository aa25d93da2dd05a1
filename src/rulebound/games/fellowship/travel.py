"""Phase IV, travel (Фаза подорожі): the players as a group may go to one location in the staging area."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.events import TRAVEL
from rulebound.games.fellowship.phases import begin_phase, end_phase
from rulebound.games.fellowship.printed import LOCATION
from rulebound.games.fellowship.progress import check_stage, explore
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.requirements import Requirement, requirement
from rulebound.lcg import abilities as lcg
from rulebound.lcg.events import Deed
from rulebound.lcg.initiating import pay_costs
from rulebound.lcg.modifiers import cannot, modified
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import payable
from rulebound.lcg.windows import aftermath


@requirement("fellowship.location.moved_out_of_staging")
def is_staged_location(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    """A location in the staging area; while it lies there nobody is at it: fellowship.staging.not_at_location"""
    return card.kind == LOCATION and s.staging.holds(card)


@requirement("fellowship.step.4_2_blocked")
def none_is_active(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    """No other location is active: fellowship.location.only_one_active"""
    return s.location is None


@requirement("fellowship.travel.cost_unpayable")
def travel_cost_payable(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    """What stands behind "Travel" can be done: fellowship.travel.effect_is_cost"""
    return all(
        payable(s, Moment(card, seat, ability), ability.costs)
        for ability in card.printed.abilities
        if ability.timing == lcg.TRAVEL
    )


@requirement("fellowship.cannot.absolute")
def may_be_travelled_to(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    return not cannot(s, "be-travelled-to", card)


TRAVELLING: Final[tuple[Requirement[FellowshipState, FellowshipCard], ...]] = (
    is_staged_location,
    none_is_active,
    may_be_travelled_to,
    travel_cost_payable,
)


def begin_travel(s: FellowshipState) -> Flow[str]:
    """4.1 The travel phase begins: fellowship.step.4_1"""
    yield from begin_phase(s, "travel", "fellowship.step.4_1")
    return "travel"


def travel(s: FellowshipState) -> Flow[str]:
    """4.2 The first player decides whether and where to; some locations leave no choice.

    fellowship.step.4_2_first_player, fellowship.step.4_2_optional, fellowship.step.4_2_one
    """
    there = [*s.staging.cards, *s.active_zone.cards]
    must = [card for card in there if modified(s, card, "must-travel", 0)]
    able = [card for card in must if all(need.holds(s, s.first, card) for need in TRAVELLING)]
    location = yield from choose(
        s, s.first, "travel", able or there, "fellowship.step.4_2_first_player", needs=TRAVELLING,
        decline="" if able else "stay",
    )  # fmt: skip
    if location is not None:
        yield from travel_to(s, location)
    return "travel_actions"  # fellowship.window.after_4_2


def travel_to(s: FellowshipState, location: FellowshipCard) -> Flow[None]:
    """The cost is paid, then the location is the active one."""
    for ability in location.printed.abilities:
        if ability.timing == lcg.TRAVEL:
            yield from pay_costs(s, Moment(location, s.first, ability))
    if not s.staging.holds(location) or s.location is not None:
        return
    s.move(location, s.active_zone)
    s.log.say("travels", "fellowship.location.moved_out_of_staging", card=location)
    yield from aftermath(s, [Deed(TRAVEL, location)])
    yield from explore(s, location)
    yield from check_stage(s)


def end_travel(s: FellowshipState) -> Flow[str]:
    """4.3 The travel phase ends: fellowship.step.4_3"""
    yield from end_phase(s, "fellowship.step.4_3")
    return "begin_encounter"
