"""Initiating abilities, playing cards (Ініціювання властивостей, розіграш карт): what this game demands and pays."""

from __future__ import annotations

from typing import Final

from rulebound.games.champions.abilities import ChampionsAbility, ChampionsMoment
from rulebound.games.champions.events import Attack, Damage
from rulebound.games.champions.numbers import play_cost
from rulebound.games.champions.payment import can_pay, plus, wealth
from rulebound.games.champions.printed import ALLY, NOTHING, Pool
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.flow import Flow
from rulebound.kernel.requirements import Demands, Requirement, requirement
from rulebound.kernel.text import Arg
from rulebound.lcg import initiating
from rulebound.lcg.abilities import Ability
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import run_all
from rulebound.lcg.state import Event

# --- what an ability needs --------------------------------------------------------------------------------


@requirement(
    "champions.trigger.form_word_required",
    facts=lambda s, seat, m: {"form": m.ability.form or "any"},
    concerns=lambda m: bool(m.ability.form),
)
def right_form(s: ChampionsState, seat: int, m: ChampionsMoment) -> bool:
    """An ability that names a form is used in that form only."""
    ability = m.ability
    assert isinstance(ability, ChampionsAbility)
    return not ability.form or (ability.form == "hero") == s.is_hero(seat)


@requirement("champions.setup.only_setup_abilities")
def game_has_begun(s: ChampionsState, seat: int, m: ChampionsMoment) -> bool:
    """Before the first round players use no abilities; those that say "Setup" happen by themselves."""
    return s.round > 0 or m.card.of_scenario


def _bill_facts(s: ChampionsState, seat: int, m: ChampionsMoment) -> dict[str, Arg]:
    return {"cost": sum(bill_of(s, m)), "have": sum(wealth(s, m))}


def _is_paid_for(m: ChampionsMoment) -> bool:
    """Whether it may have a bill: it has a price of its own, or the card has one and is played."""
    own = m.ability.bill if isinstance(m.ability, ChampionsAbility) else NOTHING
    return own != NOTHING or (m.card.printed.cost is not None and not m.card.in_play)


@requirement("champions.resource.at_least_cost", facts=_bill_facts, concerns=_is_paid_for)
def resources_suffice(s: ChampionsState, seat: int, m: ChampionsMoment) -> bool:
    """The player can generate what it costs, with what its other costs leave."""
    return can_pay(s, m, bill_of(s, m), () if m.ability is None else m.ability.costs)


not_locked_out: Final[Requirement[ChampionsState, ChampionsMoment]] = requirement("champions.peril.others_locked_out")(
    initiating.not_locked_out  # champions.peril.no_consulting
)
right_moment: Final[Requirement[ChampionsState, ChampionsMoment]] = requirement(
    "champions.triggering_condition.definition"
)(initiating.right_moment)
limit_left: Final[Requirement[ChampionsState, ChampionsMoment]] = requirement(
    "champions.limit.per_copy", concerns=initiating.is_limited
)(
    initiating.limit_left  # champions.max.all_copies_all_players, champions.max.ability_total
)
changes_the_game: Final[Requirement[ChampionsState, ChampionsMoment]] = requirement(
    "champions.ability.must_change_game"
)(
    # champions.ability.change_check_ignores_cost, champions.ability.change_check_ignores_later,
    # champions.event.must_change_game, champions.choose.no_option_no_initiation, champions.cost.no_change_no_payment
    initiating.changes_the_game
)
costs_payable: Final[Requirement[ChampionsState, ChampionsMoment]] = requirement(
    "champions.cost.ability_cost_before_effect", concerns=initiating.has_costs
)(initiating.costs_payable)

USING: Final[tuple[Requirement[ChampionsState, ChampionsMoment], ...]] = (
    right_moment,
    right_form,
    limit_left,
    costs_payable,
    changes_the_game,
    resources_suffice,
    game_has_begun,
    not_locked_out,
)
"""All that using an ability demands.

champions.initiation.check_restrictions, champions.initiation.both_checks_pass,
champions.play_restriction.all_must_be_met
"""

ACTING: Final = tuple([need for need in USING if need not in (right_moment, game_has_begun, not_locked_out)])
"""What is left to ask of an action in the player phase: nobody is locked out, for no card is being resolved."""

ACTING_IN_PLAY: Final = Demands(ACTING)
ACTING_FROM_HAND: Final = Demands(ACTING)
"""The same, for abilities of cards in play and for events in hand: only those have a price as cards."""
_USING_IN_PLAY: Final = Demands(USING)
_USING_OUT_OF_PLAY: Final = Demands(USING)


def may_use(s: ChampionsState, card: ChampionsCard, ability: Ability, seat: int, event: Event | None = None) -> bool:
    """Whether the seat may use the ability now."""
    using = _USING_IN_PLAY if card.in_play else _USING_OUT_OF_PLAY
    return using.met(s, seat, Moment(card, seat, ability, event), ability)


def bill_of(s: ChampionsState, m: ChampionsMoment) -> Pool:
    """What must be generated for an ability, or for a card from hand: champions.initiation.determine_cost"""
    bill = m.ability.bill if isinstance(m.ability, ChampionsAbility) else NOTHING
    if m.card.printed.cost is not None and not m.card.in_play:
        cost = play_cost(s, m.seat, m.card.printed)
        return plus(bill, (0, 0, 0, cost)) if bill != NOTHING else (0, 0, 0, cost)
    return bill


def spend_reductions(s: ChampionsState, seat: int) -> None:
    """The next card a player plays is cheaper, and only that one."""
    s.lasting = tuple(one for one in s.lasting if one.stat != "cost" or one.seat != seat)


# --- what it does -----------------------------------------------------------------------------------------


def actor(s: ChampionsState, m: ChampionsMoment) -> ChampionsCard:
    """Who attacks or thwarts by an ability: the ally that has it, otherwise the player's identity."""
    return m.card if m.card.printed.kind == ALLY else s.identity(m.seat)


def resolve(s: ChampionsState, m: ChampionsMoment) -> Flow[None]:
    """Carry out the effects; a stunned or confused character loses the card instead of attacking or thwarting."""
    assert m.ability is not None
    label = m.ability.label
    if label:
        who = actor(s, m)
        if label == "attack" and who.stunned:
            who.stunned = False  # champions.stunned.player_attack_replaced, champions.stunned.cost_still_paid
            s.log.say("stun-lost", "champions.stunned.player_attack_replaced", card=who)
            return
        if label == "thwart" and who.confused:
            who.confused = False  # champions.confused.player_thwart_replaced, champions.confused.cost_still_paid
            s.log.say("confusion-lost", "champions.confused.player_thwart_replaced", card=who)
            return
        if label == "defense":
            defend_by_ability(m)
    yield from run_all(s, m.ability.effects, m)


def defend_by_ability(m: ChampionsMoment) -> None:
    """It makes that player the defender, without DEF and without exhausting: champions.defend.labelled_ability

    champions.defend.labelled_no_exhaust
    """
    event = m.event
    attack = event.attack if isinstance(event, Damage) else event
    if isinstance(attack, Attack):
        attack.defended = True
