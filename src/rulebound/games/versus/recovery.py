"""The recovery phase (Фаза восстановления): check endurance, recover one, KO the rest, ready, pass initiative."""

from __future__ import annotations

from rulebound.games.versus.leaving import ko
from rulebound.games.versus.state import NOWHERE, VersusState
from rulebound.games.versus.stunning import make_ready, recover
from rulebound.games.versus.victory import check_endurance
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick


def recovery(s: VersusState) -> Flow[str]:
    """All in order, and nobody gets priority between these actions.

    versus.recovery.order, versus.recovery.start_window
    """
    check_endurance(s)
    yield from recover_one_each(s)
    ready_all(s)
    end_turn(s)
    return "draw"


def recover_one_each(s: VersusState) -> Flow[None]:
    """Everyone must recover one stunned character, who has the initiative first; the rest is KO'd.

    versus.recovery.initiative_chooses_first, versus.recovery.mandatory, versus.recovery.ko_rest
    """
    chosen: list[int] = []
    for seat in (s.initiative, 1 - s.initiative):
        stunned = [card for card in s.players[seat].characters.cards if card.now.stunned]
        if not stunned:
            continue
        offered = {Option("recover", card): card.id for card in stunned}
        chosen.append((yield from pick(seat, "recover", offered, "versus.recovery.choose_one")))
    for id in chosen:
        recover(s, s.card(id), "versus.recovery.choose_one")
    for player in s.players:
        for card in [c for c in player.characters.cards if c.now.stunned]:
            ko(s, card, "versus.recovery.ko_rest")


def ready_all(s: VersusState) -> None:
    """All cards are readied, unless a card says otherwise: versus.recovery.ready_all, versus.golden.card_over_rule"""
    for player in s.players:
        for zone in (player.characters, player.equipment, player.resources):
            for card in zone.cards:
                if card.now.exhausted and not (s.team_attackers_stay_exhausted and card.now.team_attacked):
                    make_ready(s, card, "versus.recovery.ready_all")


def end_turn(s: VersusState) -> None:
    """What was for this turn ends, and the initiative passes.

    versus.recovery.initiative_passes, versus.power.this_turn_duration
    """
    for card in s.cards:
        now = s.card(card.id).now
        if now is not NOWHERE:
            now.end_of_turn()
    s.team_attackers_stay_exhausted = False
    s.delayed = []
    s.initiative = 1 - s.initiative
    s.log.say("turn-ends", "versus.recovery.initiative_passes", player=s.players[s.initiative])
