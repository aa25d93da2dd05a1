"""Acting (Выполнение действий): in turn, each hero reveals the laid technique and performs one of its two actions."""

from __future__ import annotations

from rulebound.games.guardians.damage import Moment, damage, offer_ability, perform
from rulebound.games.guardians.hands import stalled
from rulebound.games.guardians.leaving import KNOCKOUT, LOW_NUMBER, BattleOver, clear_series, leave
from rulebound.games.guardians.state import GuardiansState, Player, TechniqueCard
from rulebound.games.guardians.tactics import BY_BATTLEFIELD, return_knockout
from rulebound.games.guardians.victory import end_battle
from rulebound.games.guardians.words.whole_table import run_all
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.flow import Flow, choose


def act(s: GuardiansState) -> Flow[str]:
    """One hero's turn; after the last one the checks of the end of battle and round."""
    player = next_to_act(s)
    if player is None:
        return check_ends(s)
    rule = why_now(s, player) if s.log.on else ""
    player.acted = True
    try:
        yield from take_turn(s, player, rule)
    except BattleOver as over:
        return end_battle(s, over)
    return "act"


def next_to_act(s: GuardiansState) -> Player | None:
    """From the first player on, the nearest hero in battle that has not acted: guardians.action.clockwise_order.

    guardians.action.first_player_reveals_first, guardians.first_player.out_left_starts. Whoever seizes the initiative
    is acting, so the search goes on to that hero's left (guardians.effect.initiative_skip_acted). A first player who
    is out keeps the card (guardians.first_player.out_keeps_card).
    """
    ring = s.from_first()
    if not s.terms.clockwise:
        ring = [ring[0], *ring[:0:-1]]
    for player in ring:
        if player.in_battle and not player.acted:  # guardians.elimination.out_no_action
            return player
    return None


def why_now(s: GuardiansState, player: Player) -> str:
    """The rule by which it is this player's turn to reveal."""
    if not any(other.acted for other in s.players):
        if player.seat == s.first:
            return "guardians.action.first_player_reveals_first"
        if s.terms.clockwise:
            return "guardians.first_player.out_left_starts"
    return "guardians.action.clockwise_order" if s.terms.clockwise else BY_BATTLEFIELD


def take_turn(s: GuardiansState, player: Player, rule: str) -> Flow[None]:
    """Reveal, then number, Knockout, trap, the hero's own, the action: guardians.action.reveal_check_order"""
    ready = s.ready_ability(player)
    if ready.before_reveal and (player.hand.cards or not ready.needs_hand):
        used = yield from offer_ability(s, player, "before-reveal")
        if used:
            yield from perform(s, player, ready.before_reveal, Moment())
    card = player.series.cards[-1]
    s.show(card, EVERYONE)
    s.log.say("reveals", rule, player=player, card=card)

    if not number_fits(s, player, card):
        leave(s, [player], LOW_NUMBER)
        return
    survived = yield from pass_knockout(s, player, card)
    if not survived:
        return
    yield from pass_trap(s, player, card)
    if not player.in_battle:  # guardians.effect.lethal_trap_no_action
        return
    on_reveal = s.ability(player).on_reveal.get(card.printed.code)
    if on_reveal:
        yield from perform(s, player, on_reveal, Moment(card.id))
    yield from perform_action(s, player, card)


def number_fits(s: GuardiansState, player: Player, card: TechniqueCard) -> bool:
    """Numbers in a series never fall; some heroes may miss it once a round: guardians.selection.non_decreasing"""
    short = falls_short(s, player, card.number, len(player.series.cards) - 1)
    if short <= 0:
        return True
    if short == s.ability(player).forgives and not player.forgave:
        player.forgave = True
        s.log.say("forgiven", "guardians.hero.passive_always_on", player=player, card=card)
        return True
    return False


def falls_short(s: GuardiansState, player: Player, number: int, at: int) -> int:
    """By how much a number misses what the card on its left demands; 0 or less if it fits."""
    if at == 0:
        return 0  # guardians.flow.new_round: no limit on the first card
    left = player.series.cards[at - 1].number
    return number - left if s.terms.falling else left - number


def pass_knockout(s: GuardiansState, player: Player, card: TechniqueCard) -> Flow[bool]:
    """Out, unless an earlier stance or the hero's own ability helps: guardians.knockout.triggered

    It goes back to the stack, so only the first hero is caught (guardians.knockout.first_hero_only), who does not
    act (guardians.effect.knockout_no_action).
    """
    tactic = s.tactic(card)
    if not tactic.knockout:
        return True
    return_knockout(s, tactic, "guardians.knockout.returns_to_stack")
    # The card is revealed but not turned yet, so only an earlier Defence can protect:
    # guardians.effect.stance_protects_knockout, guardians.effect.stance_not_against_own_card
    if "knockout" in s.terms.stance_protects and player.in_stance:
        s.log.say("stance-holds", "guardians.effect.stance_knockout_returned", player=player)
        return True
    survives = s.ability(player).survives_knockout
    if survives:
        yield from perform(s, player, survives, Moment(card.id))
        return player.in_battle
    leave(s, [player], KNOCKOUT)
    return False


def pass_trap(s: GuardiansState, player: Player, card: TechniqueCard) -> Flow[None]:
    """A trap hurts before the action, and stays: guardians.effect.trap_before_action, guardians.trap.stays

    Also if the card could remove it: guardians.effect.trap_before_own_removal,
    guardians.effect.explosives_vantage_own_trap, guardians.effect.vantage_own_trap
    """
    if s.tactic(card).trapped:
        s.log.say("trap-springs", "guardians.trap.hits_any_hero", player=player, card=card)
        yield from damage(s, [player], s.terms.trap_damage, "trap", None)


def perform_action(s: GuardiansState, player: Player, card: TechniqueCard) -> Flow[None]:
    """One of the two actions, then the window for abilities after one's own action: guardians.action.one_of_two"""
    actions = card.printed.actions
    action = yield from choose(s, player.seat, "act", actions, "guardians.action.one_of_two", about=card)
    assert action is not None
    s.log.say("acts", "guardians.action.one_of_two", player=player, action=action)
    moment = Moment(card.id, actions.index(action))
    yield from perform(s, player, action.effects, moment)
    ready = s.ready_ability(player)
    if ready.after_action:
        used = yield from offer_ability(s, player, "after-action")
        if used:
            yield from perform(s, player, ready.after_action, moment)


def check_ends(s: GuardiansState) -> str:
    """Phases 3 and 4: the battle goes on with two sides in it; after the last stage the round ends."""
    # A battle that is won has ended at once (leaving.py): whoever comes here fights on.
    s.log.say("phase-battle-end", "guardians.flow.battle_end_check")
    if s.stage < s.terms.stages:
        s.log.say("phase-round-end", "guardians.flow.stage_four_phases", stage=s.stage)
        return "select"
    s.log.say("phase-round-end", "guardians.flow.round_three_stages", stage=s.stage)
    for player in s.fighting():
        clear_series(s, player)
        player.forgave = False
    s.log.say("round-over", "guardians.flow.round_end_clear_series", round=s.round)
    return "end_round"


def end_round(s: GuardiansState) -> Flow[str]:
    """What the battlefield does at the end of a round; nothing else happens, and nobody passes the first-player card.

    guardians.first_player.card_not_passed
    """
    if s.field is not None:
        yield from run_all(s, s.field.round_end)
    return "start_round"


def start_round(s: GuardiansState) -> Flow[str]:
    """A new round begins, with what the battlefield does at its start: guardians.flow.new_round"""
    s.round += 1
    s.stage = 0
    s.log.say("round", "guardians.flow.new_round", round=s.round)
    if stalled(s):
        s.log.say("stall-guard", "guardians.effect.stall_guard")
    try:
        if s.field is not None and s.field.starts_round(s.round):
            yield from run_all(s, s.field.round_start)
    except BattleOver as over:
        return end_battle(s, over)
    return "select"
