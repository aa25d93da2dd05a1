"""Initiating abilities (Активувати властивість): what this game demands of an action, a response, an event."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.abilities import FellowshipMoment, has_phase
from rulebound.games.fellowship.numbers import play_cost
from rulebound.games.fellowship.printed import PLAYER_KINDS, SPHERES, X
from rulebound.games.fellowship.resources import affordable, bill_of, has_payer, is_bought, numbers_for_x, wealth
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.requirements import Demands, Requirement, requirement
from rulebound.kernel.text import Arg, Text
from rulebound.lcg import initiating
from rulebound.lcg.abilities import ACTION, CANCEL, INTERRUPT, RESPONSE, Ability
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import Event

Need = Requirement[FellowshipState, FellowshipMoment]


@requirement("fellowship.action.only_in_window")
def window_open(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """An action is used in an action window, a response at its trigger: fellowship.response.after_trigger"""
    assert m.ability is not None
    return m.ability.timing != ACTION or bool(s.open)


@requirement(
    "fellowship.action.phase_restricted",
    facts=lambda s, seat, m: {"phase": _phase(m)},
    concerns=lambda m: bool(m.ability.phase),
)
def right_phase(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """An action named after a phase is used in that phase only."""
    assert m.ability is not None
    return has_phase(m.ability, s.phase)


def _phase(m: FellowshipMoment) -> Arg:
    phase = "" if m.ability is None else m.ability.phase
    return Text(f"fellowship-phase-{phase or 'any'}")


@requirement("fellowship.response.source_in_play")
def source_is_there(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """A player card in play, an event in hand, or where its text says; the scenario's may have left play just now.

    fellowship.action.source_in_play, fellowship.action.source_event, fellowship.action.source_encounter,
    fellowship.action.source_out_of_play, fellowship.ability.from_play_only
    """
    card = m.card
    if card.captive:
        return False
    if card.in_play:
        return not (card.printed.from_hand or card.printed.from_discard)
    if card.printed.kind not in PLAYER_KINDS:
        return True
    assert m.ability is not None
    if m.ability.forced or (s.usable_from_hand(card) and s.players[seat].hand.holds(card)):
        return True
    return card.printed.from_discard and s.players[seat].discard.holds(card)


@requirement("fellowship.choose.controller")
def may_decide(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """A player uses the own cards, and those of the scenario: fellowship.talk.own_decisions"""
    assert m.ability is not None
    return decides(seat, m.card, m.ability)


def decides(seat: int, card: FellowshipCard, ability: Ability) -> bool:
    """Whether this player is among those who may use an ability at all."""
    controller = card.controller
    return controller is None or controller == seat or ability.forced or ability.anyone


@requirement(
    "fellowship.match.required",
    facts=lambda s, seat, m: {"sphere": _sphere(m)},
    concerns=lambda m: is_bought(m) and m.card.printed.sphere in SPHERES,
)
def heroes_match(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """A hero with the icon of the card's sphere, also for a card that costs nothing: fellowship.match.zero_cost"""
    printed = m.card.printed
    return printed.sphere not in SPHERES or has_payer(s, seat, printed) or not is_bought(m)


def _sphere(m: FellowshipMoment) -> Arg:
    return Text(f"fellowship-sphere-{m.card.printed.sphere or 'none'}")


def _bill_facts(s: FellowshipState, seat: int, m: FellowshipMoment) -> dict[str, Arg]:
    bill = bill_of(s, m)
    return {"cost": 0 if bill == (X,) else sum(bill), "have": wealth(s, seat, m.card.printed)}


@requirement("fellowship.play.pay", facts=_bill_facts, concerns=is_bought)
def resources_suffice(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """The cost can be paid in full with matching resources: fellowship.ability.must_be_payable"""
    return not is_bought(m) or affordable(s, seat, m.card.printed, play_cost(s, m.card))


@requirement("fellowship.ability.must_change_state", concerns=lambda m: not m.ability.forced)
def changes_the_game(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """The effect on its own, the cost aside, must be able to change the game.

    fellowship.choose.no_target, fellowship.cost.not_payable_without_effect
    """
    assert m.ability is not None
    if m.ability.forced:
        return True
    if m.card.printed.cost == X and not m.card.in_play:
        return bool(numbers_for_x(s, m))
    for effect in m.ability.effects:  # noqa: SIM110 (asked of every ability that could be used in every window)
        if effect.can(s, m):
            return True
    return False


@requirement(
    "fellowship.restriction.all_must_hold",
    facts=lambda s, seat, m: {"n": m.card.printed.played_per_round},
    concerns=lambda m: m.card.printed.played_per_round > 0,
)
def copies_left(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """Some events may be played so many times a round by all players together."""
    most = m.card.printed.played_per_round
    return not most or s.used.get(f"round:{m.card.printed.code}", 0) < most


right_moment: Final[Need] = requirement("fellowship.trigger.definition")(initiating.right_moment)
limit_left: Final[Need] = requirement("fellowship.limit.per_phase_round", concerns=initiating.is_limited)(
    initiating.limit_left  # fellowship.limit.per_game
)
costs_payable: Final[Need] = requirement("fellowship.ability.must_be_payable", concerns=initiating.has_costs)(
    initiating.costs_payable  # fellowship.exhaust.not_twice
)

USING: Final[tuple[Need, ...]] = (
    may_decide,
    right_moment,
    right_phase,
    costs_payable,
    limit_left,
    heroes_match,
    resources_suffice,
    changes_the_game,
    copies_left,
    window_open,
    source_is_there,
)
"""All that using an ability demands: fellowship.restriction.all_must_hold, fellowship.event.when_playable

What is told quickly and often fails comes first."""

USING_IN_PLAY: Final[tuple[Need, ...]] = tuple(
    need for need in USING if need not in (copies_left, heroes_match, resources_suffice)
)
"""The same for a card in play: only what is played from a hand is paid for with resources, or counted by copies."""

ACTING_IN_PLAY: Final[tuple[Need, ...]] = (limit_left, costs_payable, changes_the_game)
"""What is left to ask of an action of a card in play, in an action window of its phase, of a player who may decide
about it; what often fails comes first."""

ACTING_FROM_HAND: Final[tuple[Need, ...]] = (
    costs_payable,
    limit_left,
    resources_suffice,
    heroes_match,
    changes_the_game,
    copies_left,
)
"""The same of a card in the player's own hand or discard pile; what often fails comes first."""

USABLE_IN_PLAY: Final = Demands(ACTING_IN_PLAY)
USABLE_FROM_HAND: Final = Demands(ACTING_FROM_HAND)
_IN_PLAY: Final = Demands(USING_IN_PLAY)
_OUT_OF_PLAY: Final = Demands(USING)


def may_use(s: FellowshipState, card: FellowshipCard, ability: Ability, seat: int, event: Event | None = None) -> bool:
    """Whether the seat may use the ability now."""
    using = _IN_PLAY if card.in_play else _OUT_OF_PLAY
    return using.met(s, seat, Moment(card, seat, ability, event), ability)


def can_be_used(ability: Ability) -> bool:
    """Whether a player ever decides about it."""
    return ability.timing in (ACTION, CANCEL, INTERRUPT, RESPONSE)


def count_copies(s: FellowshipState, card: FellowshipCard) -> None:
    """One more copy of an event was played in this round."""
    if card.printed.played_per_round:
        key = f"round:{card.printed.code}"
        s.used[key] = s.used.get(key, 0) + 1
