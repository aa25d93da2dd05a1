"""Choosing cards (Выбор карт): all players lay one technique at the same time, face down."""

from __future__ import annotations

from rulebound.games.guardians.leaving import NO_CARDS, BattleOver, leave
from rulebound.games.guardians.state import GuardiansState, Player, TechniqueCard
from rulebound.games.guardians.victory import end_battle
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, pick_together
from rulebound.kernel.requirements import requirement, verdicts
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict


@requirement("guardians.selection.simultaneous")
def is_in_your_hand(s: GuardiansState, seat: int, card: TechniqueCard) -> bool:
    return s.players[seat].hand.holds(card)


@requirement("guardians.elimination.no_lay_no_act")
def your_hero_is_in_battle(s: GuardiansState, seat: int, card: TechniqueCard) -> bool:
    return s.players[seat].in_battle


@requirement("guardians.flow.stage_four_phases")
def it_is_the_select_phase(s: GuardiansState, seat: int, card: TechniqueCard) -> bool:
    return s.step == "select"


LAYING = (is_in_your_hand, your_hero_is_in_battle, it_is_the_select_phase)


def select(s: GuardiansState) -> Flow[str]:
    """Phase 1 of a stage. Who has nothing to lay leaves, all such heroes together.

    Only here does an empty hand matter: guardians.elimination.last_card_safe,
    guardians.effect.empty_hand_stays_until_lay
    """
    s.stage += 1
    s.log.say("phase-select", "guardians.flow.stage_four_phases", round=s.round, stage=s.stage)
    try:
        # guardians.elimination.simultaneous_cannot_lay
        leave(s, [player for player in s.fighting() if not player.hand.cards], NO_CARDS)
    except BattleOver as over:
        return end_battle(s, over)

    fighting = s.fighting()
    laid = yield from pick_together([(_choose_a_card(s, player), player.hand.cards[:]) for player in fighting])
    for player in fighting:
        lay(s, player, laid[player.seat])
        player.acted = False
    s.log.say("phase-act", "guardians.selection.act_when_all_laid")
    return "act"


def _choose_a_card(s: GuardiansState, player: Player) -> Choice:
    seat = player.seat

    def explain(thing: Thing) -> list[Verdict] | None:
        return verdicts(LAYING, s, seat, thing) if isinstance(thing, TechniqueCard) else None

    # Any card of the hand, a too low one as well: guardians.selection.illegal_out_on_reveal
    options = [Option("lay", card) for card in player.hand.cards]
    return Choice(seat, "lay", options, "guardians.selection.simultaneous", explain=explain)


def lay(s: GuardiansState, player: Player, card: TechniqueCard) -> None:
    """Nobody else can tell which of the hand cards it was: guardians.selection.face_down_right_end"""
    s.mix(player.hand.cards, 1 << player.seat)
    s.move(card, player.series)
    s.log.say("lays", "guardians.selection.face_down_right_end", player=player, card=card)
