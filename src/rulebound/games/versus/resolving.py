"""Resolving (Осуществление): the last effect of the chain happens and leaves it."""

from __future__ import annotations

from rulebound.games.versus.chain import put_away
from rulebound.games.versus.combat import begin_attack, check_attack
from rulebound.games.versus.power_up import become_powered_up
from rulebound.games.versus.recruiting import enter_play
from rulebound.games.versus.reinforcement import become_reinforced
from rulebound.games.versus.state import ChainEffect, VersusCard, VersusState
from rulebound.games.versus.victory import check_decks
from rulebound.kernel.flow import Flow


def resolve(s: VersusState) -> Flow[str]:
    """The last effect happens, one at a time, then everyone may act again.

    versus.chain.resolve_last, versus.chain.one_at_a_time, versus.chain.three_example, versus.chain.new_between
    """
    effect = s.chain.pop()
    s.log.say("resolves", "versus.chain.resolve_last", effect=effect)
    if effect.kind == "recruit":
        yield from enter_play(s, effect)
    elif effect.kind == "attack":
        begin_attack(s, effect)
    elif effect.kind == "reinforcement":
        become_reinforced(s, effect)
    elif effect.kind == "power-up":
        become_powered_up(s, effect)
    else:
        yield from carry_out(s, effect)
    put_away(s, effect)
    check_decks(s)
    check_attack(s)
    s.priority = s.leader  # versus.priority.after_resolution, versus.priority.outside_step
    return "priority"


def carry_out(s: VersusState, effect: ChainEffect) -> Flow[None]:
    """It does not matter what has become of the source: versus.stun.power_on_chain"""
    power = effect.power
    it: list[VersusCard] = []
    if power.target is not None:
        it = power.target.still(s, effect)
        if effect.targets and not it and not power.target.is_on_chain(s, effect):  # versus.power.target_illegal
            s.log.say("fizzles", "versus.power.target_illegal")
            start_ongoing(s, effect)
            return
    said = len(s.log.lines)
    for part in power.effects:  # versus.plot_twist.ongoing_first_part
        yield from part.run(s, effect, it)
    start_ongoing(s, effect)
    if len(s.log.lines) == said:
        s.log.say("no-effect", effect.rule)


def start_ongoing(s: VersusState, effect: ChainEffect) -> None:
    """The ongoing part of a plot twist begins in the row, and not from the hand.

    versus.plot_twist.ongoing_starts, versus.plot_twist.ongoing_from_hand
    """
    card = s.card(effect.source)
    if effect.from_row and card.printed.ongoing and card.where == "resources" and card.now.face_up:
        card.now.ongoing = True
        s.texts_change()
        s.log.say("ongoing", "versus.plot_twist.ongoing_starts", card=card)
