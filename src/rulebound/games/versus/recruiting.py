"""The recruit step (Этап найма): characters and equipment for resource points."""

from __future__ import annotations

from rulebound.games.versus.chain import put
from rulebound.games.versus.formation import choose_slot, place_of, stand
from rulebound.games.versus.leaving import enter, shift
from rulebound.games.versus.resources import is_in_your_hand, nothing_is_on_the_chain
from rulebound.games.versus.state import NONE, ChainEffect, VersusCard, VersusState
from rulebound.games.versus.triggers import happens
from rulebound.games.versus.uniqueness import apply_uniqueness
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.requirements import requirement
from rulebound.kernel.text import Arg


def _points(s: VersusState, seat: int, card: VersusCard) -> dict[str, Arg]:
    return {"needs": card.printed.cost, "has": s.players[seat].points}


@requirement("versus.anatomy.recruit_cost")
def can_be_recruited(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.printed.recruitable


@requirement("versus.recruit.own_step_only")
def it_is_your_recruit_step(s: VersusState, seat: int, card: VersusCard) -> bool:
    return s.stage == "recruit" and s.active == seat


@requirement("versus.recruit.points", _points)
def you_have_the_points(s: VersusState, seat: int, card: VersusCard) -> bool:
    return s.players[seat].points >= card.printed.cost


@requirement("versus.equipment.one_each")
def somebody_can_carry_it(s: VersusState, seat: int, card: VersusCard) -> bool:
    """Equipment goes to an own character without any, stunned or not.

    versus.equipment.own_character, versus.equipment.stunned_bearer
    """
    if card.printed.kind != "equipment":
        return True
    return any(other.now.gear == NONE for other in s.players[seat].characters.cards)


RECRUITING = (
    can_be_recruited, you_have_the_points, is_in_your_hand, it_is_your_recruit_step, nothing_is_on_the_chain,
    somebody_can_carry_it,
)  # fmt: skip


def recruit(s: VersusState, seat: int, card: VersusCard) -> Flow[None]:
    """A character or equipment is paid for and put on the chain, as many as the points allow.

    versus.recruit.on_chain, versus.recruit.paid_on_announcement, versus.recruit.many, versus.equipment.recruit,
    versus.equipment.attach
    """
    player = s.players[seat]
    targets: tuple[int, ...] = ()
    if card.printed.kind == "equipment":
        bearers = {Option("equip", c): c.id for c in player.characters.cards if c.now.gear == NONE}
        bearer = yield from pick(seat, "equip", bearers, "versus.equipment.attach", about=card)
        targets = (bearer,)
    player.points -= card.printed.cost
    shift(s, card, player.pending)
    s.log.say(
        "recruits", "versus.recruit.paid_on_announcement", player=player, card=card, n=card.printed.cost,
        left=player.points,
    )  # fmt: skip
    put(s, "recruit", seat, card, "versus.recruit.on_chain", targets=targets)


def enter_play(s: VersusState, effect: ChainEffect) -> Flow[None]:
    """The recruited card enters play, in a slot of the player's choice or behind its character.

    versus.equipment.no_slot, versus.equipment.no_move: what carries it never changes. A character may act at once
    (versus.recruit.no_sickness).
    """
    card = s.card(effect.source)
    player = s.players[effect.seat]
    if card.printed.kind == "equipment":
        (target,) = effect.targets
        bearer = s.card(target)
        if not effect.means(bearer) or bearer.now.gear != NONE:
            s.log.say("no-bearer", "versus.equipment.target_gone", card=card)
            return  # chain.put_away moves it to the KO'd pile
        enter(s, card, player.equipment)
        card.now.gear = bearer.id
        bearer.now.gear = card.id
        s.log.say("equips", "versus.equipment.attach", card=card, bearer=bearer)
    else:
        at = yield from choose_slot(s, card, effect.seat, "versus.recruit.slot_choice")
        enter(s, card, player.characters)
        stand(s, card, at)
        s.log.say("enters", "versus.recruit.row_choice", card=card, to=place_of(card))
    apply_uniqueness(s, card)
    happens(s, card, "enters")
