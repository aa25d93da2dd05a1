"""Phase V, encounters (Нагода вступити в бій, перевірка агресивності): players engage enemies and enemies players."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.events import ENGAGE
from rulebound.games.fellowship.numbers import engagement_cost
from rulebound.games.fellowship.phases import begin_phase, end_phase
from rulebound.games.fellowship.printed import ENEMY
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState, Player
from rulebound.kernel.flow import NOTHING, Flow, choose
from rulebound.kernel.requirements import Requirement, requirement
from rulebound.lcg.events import Deed
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.simultaneous import unlike
from rulebound.lcg.windows import aftermath


def begin_encounter(s: FellowshipState) -> Flow[str]:
    """5.1 The encounter phase begins: fellowship.step.5_1"""
    yield from begin_phase(s, "encounter", "fellowship.step.5_1")
    return "engage"


@requirement("fellowship.staging.enemy_threat")
def is_staged_enemy(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    return card.place is s.staging.place and card.kind == ENEMY


@requirement("fellowship.cannot.absolute")
def may_be_engaged(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    return not cannot(s, "be-engaged-by-choice", card)


ENGAGING: Final[tuple[Requirement[FellowshipState, FellowshipCard], ...]] = (is_staged_enemy, may_be_engaged)


def engage(s: FellowshipState) -> Flow[str]:
    """5.2 One player may engage one enemy, whatever its engagement cost.

    fellowship.step.5_2, fellowship.optional_engage.optional, fellowship.optional_engage.cost_irrelevant
    """
    player = s.next_waiting()
    if player is None:
        return "engage_actions"  # fellowship.window.after_5_2
    there = [*s.staging.cards, *s.engaged()]
    enemy = yield from choose(
        s, player.seat, "engage", there, "fellowship.step.5_2", needs=ENGAGING, decline="no-engage"
    )
    if enemy is not None:
        yield from engage_enemy(s, enemy, player.seat, "fellowship.step.5_2")
    return "engage"


def check_engagement(s: FellowshipState) -> Flow[str]:
    """5.3 One check of each player in turn, until no enemy in the staging area can engage anybody.

    fellowship.step.5_3_sequence, fellowship.step.5_3_end, fellowship.engagement.pass_not_final
    """
    engaged = False
    if not cannot(s, "make-engagement-checks", s.quest):
        for player in s.in_order():
            if not player.out:
                met = yield from check(s, player)
                engaged = engaged or met
    return "check_engagement" if engaged else "check_actions"  # fellowship.window.after_5_3


def check(s: FellowshipState, player: Player) -> Flow[bool]:
    """The enemy with the highest engagement cost that is not above the player's threat; one at most.

    fellowship.engagement.compare, fellowship.engagement.highest_first, fellowship.step.5_3_one_per_check
    """
    able = [
        card for card in s.staged(ENEMY) if engagement_cost(s, card) <= player.threat and not cannot(s, "engage", card)
    ]
    if not able:
        return False
    highest = max(engagement_cost(s, card) for card in able)
    first = unlike([card for card in able if engagement_cost(s, card) == highest])
    enemy = yield from choose(s, player.seat, "engage", first, "fellowship.engagement.highest_first", prompt="check")
    assert enemy is not None
    yield from engage_enemy(s, enemy, player.seat, "fellowship.engagement.compare")
    return True


def engage_enemy(s: FellowshipState, enemy: FellowshipCard, seat: int, rule: str) -> Flow[None]:
    """It comes to the player's area, however that came about, and each is engaged with the other.

    fellowship.engaged.mutual, fellowship.engaged.until
    """
    player = s.players[seat]
    if player.out or not enemy.in_play or player.engaged.holds(enemy):
        return NOTHING
    s.move(enemy, player.engaged)
    enemy.engaged = seat
    s.log.say("engages", rule, card=enemy, player=player)
    return aftermath(s, [Deed(ENGAGE, enemy, seat)])


def end_encounter(s: FellowshipState) -> Flow[str]:
    """5.4 The encounter phase ends: fellowship.step.5_4"""
    yield from end_phase(s, "fellowship.step.5_4")
    return "begin_combat"
