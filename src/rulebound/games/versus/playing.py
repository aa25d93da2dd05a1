"""Plot twists and payment powers (Повороты сюжета и оплачиваемые способности): how they are used."""

from __future__ import annotations

from rulebound.games.versus.chain import put
from rulebound.games.versus.leaving import shift
from rulebound.games.versus.printed import Power
from rulebound.games.versus.resources import row_facts
from rulebound.games.versus.state import NOWHERE, ChainEffect, VersusCard, VersusState
from rulebound.games.versus.targets import choose_targets
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.flow import Flow
from rulebound.kernel.requirements import requirement, verdicts
from rulebound.kernel.text import Text
from rulebound.kernel.view import Verdict

# --- plot twists -------------------------------------------------------------------------------------------


@requirement("versus.anatomy.four_types")
def is_a_plot_twist(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.printed.kind == "plot-twist"


@requirement("versus.plot_twist.two_ways")
def is_in_your_hand_or_row(s: VersusState, seat: int, card: VersusCard) -> bool:
    """A plot twist is played from one's own hand or row: versus.plot_twist.play_from_hand"""
    player = s.players[seat]
    return player.hand.holds(card) or player.resources.holds(card)


@requirement("versus.plot_twist.row_no_turn_back")
def was_not_played_yet(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.now is NOWHERE or not card.now.face_up


@requirement("versus.plot_twist.threshold", row_facts)
def the_row_reaches_its_threshold(s: VersusState, seat: int, card: VersusCard) -> bool:
    """When it is played, from either place, and not again: versus.plot_twist.threshold_timing"""
    return len(s.players[seat].resources.cards) >= card.printed.cost


PLAYING = (the_row_reaches_its_threshold, is_a_plot_twist, is_in_your_hand_or_row, was_not_played_yet)
"""versus.plot_twist.threshold, versus.plot_twist.no_points, versus.plot_twist.any_time"""
READY_TO_PLAY = (the_row_reaches_its_threshold,)
"""What is left to ask of a plot twist that lies in the own hand, or face down in the own row."""


def play(s: VersusState, seat: int, card: VersusCard) -> Flow[None]:
    """A plot twist is turned up in the row, where it stays, or shown from the hand; its effect goes on the chain.

    versus.plot_twist.from_row, versus.plot_twist.from_hand, versus.plot_twist.on_chain,
    versus.plot_twist.row_stays_resource
    """
    player = s.players[seat]
    from_row = player.resources.holds(card)
    s.show(card, EVERYONE)
    if from_row:
        card.now.face_up = True
        s.texts_change()
        s.log.say("plays", "versus.plot_twist.from_row", player=player, card=card, place="row")
    else:
        shift(s, card, player.pending)  # versus.plot_twist.hand_pending
        s.log.say("plays", "versus.plot_twist.from_hand", player=player, card=card, place="hand")
    yield from announce(s, seat, card, card.printed.play, "plot-twist", from_row=from_row)


# --- payment powers -------------------------------------------------------------------------------------------


@requirement("versus.power.any_time")
def is_in_play_for_you(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.now is not NOWHERE and card.controller == seat


@requirement("versus.power.from_text")
def has_a_payment_power(s: VersusState, seat: int, card: VersusCard) -> bool:
    return bool(card.printed.payments)


@requirement("versus.stun.no_power_use")
def its_text_is_active(s: VersusState, seat: int, card: VersusCard) -> bool:
    """Equipment of a stunned character and a location face down do nothing.

    versus.equipment.stunned_inactive, versus.location.must_be_face_up
    """
    where = card.where
    if where == "equipment":
        return not s.bearer(card).now.stunned
    return card.now.face_up if where == "resources" else not card.now.stunned


@requirement("versus.golden.cannot_wins")
def its_powers_are_not_forbidden(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not card.now.no_powers


USING = (is_in_play_for_you, has_a_payment_power, its_text_is_active, its_powers_are_not_forbidden)
READY_TO_USE = (its_text_is_active, its_powers_are_not_forbidden)
"""What is left to ask of a card with such a power that lies on the own side."""


def use(s: VersusState, seat: int, card: VersusCard) -> Flow[None]:
    """Pay what stands before the arrow, as often as one likes; only "activate" exhausts.

    versus.power.payment_arrow, versus.power.payment_repeat, versus.power.no_activate_no_exhaust
    """
    index = next(i for i in card.printed.payments if can_announce(s, seat, card, i))
    s.log.say("uses", "versus.power.payment_arrow", player=s.players[seat], card=card)
    yield from announce(s, seat, card, index, "power")


# --- both -----------------------------------------------------------------------------------------------------


def announce(
    s: VersusState, seat: int, card: VersusCard, index: int, kind: str, *, from_row: bool = False
) -> Flow[ChainEffect]:
    """Pay all costs, choose the targets, put the effect on the chain.

    Nobody can act in between, so paying first looks the same from outside; what was paid is no target.
    """
    power = card.printed.powers[index]
    if power.once:
        card.now.used |= 1 << index
    printed = card.printed
    paid: list[VersusCard] = []
    for cost in power.costs:  # versus.power.payment_costs, versus.plot_twist.additional_cost
        more = yield from cost.pay(s, seat, card)
        paid += more
    targets: tuple[int, ...] = ()
    if power.target is not None:
        chosen = yield from choose_targets(s, power.target, seat, card, paid)
        assert chosen is not None  # can_announce has seen to it, and no cost takes the last target away
        targets = chosen
    effect = put(
        s, kind, seat, card, "versus.plot_twist.on_chain" if kind == "plot-twist" else "versus.chain.events",
        index=index, printed=printed, targets=targets, from_row=from_row,
    )  # fmt: skip
    return effect


def can_announce(s: VersusState, seat: int, card: VersusCard, index: int) -> bool:
    """Costs, restrictions and targets of one power."""
    power = card.printed.powers[index]
    if power.once and card.now.used >> index & 1:
        return False
    if power.only and not restriction_holds(s, seat, card, power):
        return False
    for cost in power.costs:
        if not cost.payable(s, seat, card):
            return False
    return power.target is None or power.target.possible(s, seat, card)


def restriction_holds(s: VersusState, seat: int, card: VersusCard, power: Power) -> bool:
    """The "use only" and "play only" lines."""
    if power.only == "combat":
        return s.stage == "attack"
    if power.only == "own-attack-step":
        return s.stage == "attack" and s.active == seat
    assert power.only == "while-attacking", power.only
    return s.attacking(card)


def announcing(s: VersusState, seat: int, card: VersusCard, index: int) -> list[Verdict]:
    """Why a power can or cannot be announced now."""
    power = card.printed.powers[index]
    found = [cost.verdict(s, seat, card) for cost in power.costs]
    if power.once:
        used = card.now.used >> index & 1 == 1
        found.append(Verdict(Text("versus-needs-once"), "versus.power.payment_repeat", not used))
    if power.only:
        holds = restriction_holds(s, seat, card, power)
        rule = "versus.plot_twist.any_time" if power.kind == "play" else "versus.power.any_time"
        found.append(Verdict(Text(f"versus-needs-only-{power.only}"), rule, holds))
    if power.target is not None:
        met = power.target.possible(s, seat, card)
        needs = Text("versus-needs-target", {"target": power.target.text()})
        found.append(Verdict(needs, "versus.power.target", met))
    return found


def why_play(s: VersusState, seat: int, card: VersusCard) -> list[Verdict]:
    found = verdicts(PLAYING, s, seat, card)
    return found + announcing(s, seat, card, card.printed.play) if card.printed.play >= 0 else found


def why_use(s: VersusState, seat: int, card: VersusCard) -> list[Verdict]:
    found = verdicts(USING, s, seat, card)
    for index in card.printed.payments:
        found += announcing(s, seat, card, index)
    return found
