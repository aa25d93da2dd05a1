"""Ініціювання властивостей, розіграш карт: check, determine the cost, pay, choose, resolve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.games.champions.events import PAY, PLAY, USE, Attack, Damage, Deed
from rulebound.games.champions.leaving import discard_used_up, return_to_owners
from rulebound.games.champions.moments import Ability, Cost, Effect, Moment, can_any, payable_together, run_all
from rulebound.games.champions.numbers import play_cost
from rulebound.games.champions.payment import can_pay, pay, plus, wealth
from rulebound.games.champions.piles import discard_pile
from rulebound.games.champions.printed import ALLY, EVENT, NOTHING, Pool
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.triggers import On
from rulebound.kernel.flow import Flow
from rulebound.kernel.requirements import Requirement, legal, requirement
from rulebound.kernel.text import Arg
from rulebound.lcg import abilities as lcg
from rulebound.lcg.state import Delayed, Event, LcgCard
from rulebound.lcg.windows import Timing
from rulebound.lcg.windows import happen as lcg_happen

# --- what an ability needs --------------------------------------------------------------------------------


@requirement("champions.peril.others_locked_out")
def not_locked_out(s: ChampionsState, seat: int, m: Moment) -> bool:
    """While a card with peril is resolved, only its player acts, and nobody else can be asked to.

    champions.peril.no_consulting
    """
    return s.locked_to in (-1, seat)


@requirement("champions.setup.only_setup_abilities")
def game_has_begun(s: ChampionsState, seat: int, m: Moment) -> bool:
    """Before the first round players use no abilities; those that say "Setup" happen by themselves."""
    return s.round > 0 or m.card.of_scenario


@requirement("champions.trigger.form_word_required", facts=lambda s, seat, m: {"form": m.ability.form or "any"})
def right_form(s: ChampionsState, seat: int, m: Moment) -> bool:
    """An ability that names a form is used in that form only."""
    form = m.ability.form if m.ability is not None else ""
    return not form or (form == "hero") == s.is_hero(seat)


@requirement("champions.triggering_condition.definition")
def right_moment(s: ChampionsState, seat: int, m: Moment) -> bool:
    """An interrupt or response is used at its triggering condition, an action in a turn."""
    ability = m.ability
    assert ability is not None
    if ability.when is None:
        return m.event is None
    assert isinstance(ability.when, On)
    return m.event is not None and m.event.kind == ability.when.kind and ability.when.holds(s, m.event, m.card, seat)


@requirement("champions.limit.per_copy")
def limit_left(s: ChampionsState, seat: int, m: Moment) -> bool:
    """A limit counts the uses of this copy in the period, a max those of all copies.

    champions.max.all_copies_all_players, champions.max.ability_total
    """
    ability = m.ability
    assert ability is not None
    return ability.limit is None or s.within_limit(m.card, ability.limit, ability.number)


@requirement("champions.ability.must_change_game")
def changes_the_game(s: ChampionsState, seat: int, m: Moment) -> bool:
    """The effect on its own, the cost aside, must be able to change the game.

    champions.ability.change_check_ignores_cost, champions.ability.change_check_ignores_later,
    champions.event.must_change_game, champions.choose.no_option_no_initiation, champions.cost.no_change_no_payment
    """
    assert m.ability is not None
    return can_any(s, m.ability.effects, m)


@requirement("champions.cost.ability_cost_before_effect")
def costs_payable(s: ChampionsState, seat: int, m: Moment) -> bool:
    """All that stands before the arrow can be done at one time: exhaust, counters, cards, damage."""
    return payable_together(s, (m, costs_of(m)))


def _bill_facts(s: ChampionsState, seat: int, m: Moment) -> dict[str, Arg]:
    return {"cost": sum(bill_of(s, m)), "have": sum(wealth(s, m))}


@requirement("champions.resource.at_least_cost", facts=_bill_facts)
def resources_suffice(s: ChampionsState, seat: int, m: Moment) -> bool:
    """The player can generate what it costs, with what its other costs leave."""
    return can_pay(s, m, bill_of(s, m), costs_of(m))


USING: Final[Sequence[Requirement[ChampionsState, Moment]]] = (
    right_moment,
    game_has_begun,
    right_form,
    not_locked_out,
    limit_left,
    costs_payable,
    changes_the_game,
    resources_suffice,
)
"""champions.initiation.check_restrictions, champions.initiation.both_checks_pass

champions.play_restriction.all_must_be_met
"""


def costs_of(m: Moment) -> Sequence[Cost]:
    return m.ability.costs if m.ability is not None else ()


def bill_of(s: ChampionsState, m: Moment) -> Pool:
    """champions.initiation.determine_cost: what must be generated for an ability, or for an event from hand."""
    bill = m.ability.bill if m.ability is not None else NOTHING
    if m.card.printed.cost is not None and not m.card.in_play:
        cost = play_cost(s, m.seat, m.card.printed)
        return plus(bill, (0, 0, 0, cost))
    return bill


# --- using it ---------------------------------------------------------------------------------------------


def use(s: ChampionsState, m: Moment) -> Flow[None]:
    """The steps of initiating an ability or playing an event, in the order of the book."""
    ability = m.ability
    assert ability is not None
    card = m.card
    from_hand = card.printed.kind == EVENT and not card.in_play
    if from_hand:  # champions.initiation.declare_first
        s.move(card, s.playing)  # champions.play.events_do_not_enter_play
        s.log.say("plays", "champions.event.voluntary", player=s.players[m.seat], card=card)
    elif not ability.forced:
        s.log.say("uses", "champions.ability.controller_decides_optional", player=s.players[m.seat], card=card)
    paid = yield from pay_for(s, m, cares_for(ability))
    if not paid:
        if from_hand:
            s.move(card, s.players[m.seat].hand)
        return
    if from_hand:
        spend_reductions(s, m.seat)
    if ability.limit is not None:  # champions.limit.cancelled_counts, champions.max.cancelled_counts: when initiated
        s.count_use(card, ability.limit, ability.number)
    if s.heard(PLAY if from_hand else USE):  # champions.initiation.begins_after_choices
        yield from ability.effects[0].decide(s, m)
    if from_hand:
        yield from happen(s, Deed(PLAY, card, m.seat), resolve(s, m))
        # champions.initiation.event_discarded_after_effects, champions.cancel.event_counts_as_played
        if card.zone is s.playing:
            s.move(card, discard_pile(s, card))
    else:  # champions.initiation.source_leaving_play: goes on although its card may have left play
        yield from happen(s, Deed(USE, card, m.seat), resolve(s, m))  # champions.cancel.cost_still_paid
        discard_used_up(s, card)


def pay_for(s: ChampionsState, m: Moment, cares: frozenset[int] = frozenset()) -> Flow[bool]:
    """Paying is a moment of its own, before and after which abilities may be used; False if it cannot be paid.

    champions.initiation.interrupt_to_any_step, champions.initiation.response_to_any_step
    """
    bill = bill_of(s, m)
    if bill == NOTHING or not s.heard(PAY):
        paid = yield from pay_all(s, m, bill, cares)
        return paid
    deed = Deed(PAY, m.card, m.seat)
    yield from happen(s, deed, _pay(s, m, bill, cares, deed))
    return deed.amount > 0


def _pay(s: ChampionsState, m: Moment, bill: Pool, cares: frozenset[int], deed: Deed) -> Flow[None]:
    paid = yield from pay_all(s, m, bill, cares)
    deed.amount = sum(m.paid) if paid else 0


def pay_all(s: ChampionsState, m: Moment, bill: Pool, cares: frozenset[int]) -> Flow[bool]:
    """champions.cost.multiple_paid_together: the resources and all that stands before the arrow, or nothing.

    champions.initiation.pay_or_abort; champions.initiation.source_loss_breaks_cost: without its card "exhaust this"
    cannot be paid any more.
    """
    costs = costs_of(m)
    if not payable_together(s, (m, costs)):
        return False
    paid = yield from pay(s, m, bill, cares, costs)
    if not paid:
        return False
    for cost in costs:
        yield from cost.pay(s, m)
    return True


def resolve(s: ChampionsState, m: Moment) -> Flow[None]:
    """Carry out the effects; a stunned or confused character loses the card instead of attacking or thwarting."""
    assert m.ability is not None
    label = m.ability.label
    if label and m.seat >= 0 and not m.card.of_scenario:
        actor = m.card if m.card.printed.kind == ALLY else s.identity(m.seat)
        if label == "attack" and actor.stunned:
            actor.stunned = False  # champions.stunned.player_attack_replaced, champions.stunned.cost_still_paid
            s.log.say("stun-lost", "champions.stunned.player_attack_replaced", card=actor)
            return
        if label == "thwart" and actor.confused:
            actor.confused = False  # champions.confused.player_thwart_replaced, champions.confused.cost_still_paid
            s.log.say("confusion-lost", "champions.confused.player_thwart_replaced", card=actor)
            return
        if label == "defense":
            defend_by_ability(m)
    yield from run_all(s, m.ability.effects, m)


def defend_by_ability(m: Moment) -> None:
    """champions.defend.labelled_ability: it makes that player the defender, without DEF and without exhausting.

    champions.defend.labelled_no_exhaust
    """
    event = m.event
    attack = event.attack if isinstance(event, Damage) else event
    if isinstance(attack, Attack):
        attack.defended = True


def cares_for(ability: Ability) -> frozenset[int]:
    """The resource types that the effects ask for afterwards: only then a wild resource is asked for its type."""
    kinds: frozenset[int] = frozenset()
    for effect in ability.effects:
        kinds |= getattr(effect, "cares", frozenset())
    return kinds


def spend_reductions(s: ChampionsState, seat: int) -> None:
    """The next card a player plays is cheaper, and only that one."""
    if s.lasting:
        s.lasting = tuple(one for one in s.lasting if one.stat != "cost" or one.seat != seat)


# --- windows ----------------------------------------------------------------------------------------------


class ChampionsTiming(Timing[ChampionsState]):
    """The windows of this game; their steps are those of lcg/windows.py.

    champions.interrupt.resolves_before_condition, champions.interrupt.many_per_condition,
    champions.interrupt.all_pass_resolves, champions.interrupt.changed_condition_blocks_rest,
    champions.forced.interrupt_priority, champions.forced.response_priority,
    champions.forced.one_completes_before_next, champions.delayed_effect.before_responses,
    champions.response.resolves_after_condition, champions.response.many_per_condition,
    champions.response.all_pass_closes, champions.triggering_condition.shared_windows,
    champions.triggering_condition.any_order_in_window, champions.after.event_just_finished
    """

    interrupt_rule = "champions.interrupt.player_order"
    response_rule = "champions.response.player_order"
    order_rule = "champions.forced.first_player_orders"
    simultaneous_rule = "champions.simultaneous.first_player_orders"

    def may_use(
        self, s: ChampionsState, card: LcgCard[Any], ability: lcg.Ability, seat: int, event: Event | None
    ) -> bool:
        assert isinstance(card, ChampionsCard)
        assert isinstance(ability, Ability)
        return legal(USING, s, seat, Moment(card, seat, ability, event))

    def user_of(self, s: ChampionsState, card: LcgCard[Any], event: Event) -> int:
        """The controller; for a card of the scenario the player whom the event concerns, else the first player.

        Whoever is out uses nothing: champions.player_elimination.others_continue
        """
        if card.controller is not None:
            return card.controller
        if isinstance(event, Deed) and event.seat >= 0 and not s.players[event.seat].out:
            return event.seat
        assert isinstance(card, ChampionsCard)
        return card.engaged if card.engaged >= 0 else s.first

    def use(
        self, s: ChampionsState, card: LcgCard[Any], ability: lcg.Ability, seat: int, event: Event | None
    ) -> Flow[None]:
        assert isinstance(card, ChampionsCard)
        assert isinstance(ability, Ability)
        yield from use(s, Moment(card, seat, ability, event))

    def come_due(self, s: ChampionsState, delayed: Delayed, event: Event) -> Flow[None]:
        """champions.delayed_effect.automatic, champions.delayed_effect.not_a_new_initiation"""
        assert isinstance(delayed.effect, Effect)
        yield from delayed.effect.run(s, Moment(s.cards[delayed.card], delayed.seat, None, event))


TIMING: Final = ChampionsTiming()


def happen(s: ChampionsState, event: Event, effect: Flow[None]) -> Flow[None]:
    """Let an event happen in its window."""
    s.happening += 1
    yield from lcg_happen(s, event, effect, TIMING)
    s.happening -= 1
    if s.returning and not s.happening:
        return_to_owners(s)


def run_printed(
    s: ChampionsState, card: ChampionsCard, timing: str, seat: int, event: Event | None = None
) -> Flow[None]:
    """Carry out the When Revealed, When Defeated, boost or setup abilities of a card for a player: nobody is asked.

    champions.trigger.game_resolves_at_moment, champions.ability.mandatory_types
    """
    for ability in card.printed.abilities:
        if ability.timing == timing:
            assert isinstance(ability, Ability)
            if not ability.form or (ability.form == "hero") == s.is_hero(seat):
                yield from run_all(s, ability.effects, Moment(card, seat, ability, event))
