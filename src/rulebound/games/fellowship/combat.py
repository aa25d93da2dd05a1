"""Phase VI, combat (Фаза бою): shadow cards, the attacks of the enemies, the attacks of the players."""

from __future__ import annotations

from rulebound.games.fellowship.defense import enemy_attacks, may_attack
from rulebound.games.fellowship.offense import declare_attack
from rulebound.games.fellowship.phases import begin_phase, end_phase
from rulebound.games.fellowship.shadows import deal_shadows, discard_shadows
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.flow import Flow, choose
from rulebound.lcg.simultaneous import unlike


def begin_combat(s: FellowshipState) -> Flow[str]:
    """6.1 The combat phase begins: fellowship.step.6_1"""
    yield from begin_phase(s, "combat", "fellowship.step.6_1")
    s.struck = ()
    return "deal_shadow_cards"


def deal_shadow_cards(s: FellowshipState) -> Flow[str]:
    """6.2 To the enemies of one player after the other: fellowship.step.6_2_player_order"""
    player = s.next_waiting()
    if player is None:
        return "shadow_actions"  # fellowship.window.after_6_2
    yield from deal_shadows(s, player.seat)
    return "deal_shadow_cards"


def begin_enemy_attacks(s: FellowshipState) -> Flow[str]:
    """6.3 fellowship.step.6_3"""
    s.waiting = tuple(s.order())
    return _next(s, "enemy_attack", "begin_player_attacks")
    yield


def _next(s: FellowshipState, step: str, following: str) -> str:
    """6.5, 6.9 The next player is active, until all have been: fellowship.step.6_5, fellowship.step.6_9"""
    player = s.next_waiting()
    s.active = -1 if player is None else player.seat
    return following if player is None else step


def enemy_attack(s: FellowshipState) -> Flow[str]:
    """6.4 The active player chooses which of the engaged enemies attacks next; all that can must.

    fellowship.step.6_4a_choose, fellowship.step.6_4a_eligible, fellowship.step.6_4a_mandatory
    """
    player = s.players[s.active]
    able = [enemy for enemy in player.engaged.cards if not enemy.attacked and may_attack(s, enemy, player.seat)]
    if player.out or not able:
        return _next(s, "enemy_attack", "begin_player_attacks")
    enemy = yield from choose(s, player.seat, "enemy", unlike(able), "fellowship.step.6_4a_choose")
    assert enemy is not None
    yield from enemy_attacks(s, enemy, player.seat)
    return "enemy_attack"


def begin_player_attacks(s: FellowshipState) -> Flow[str]:
    """6.6, 6.7 Only after every enemy has had its attack: fellowship.combat.player_attack_after_all_enemies"""
    s.waiting = tuple(s.order())
    return _next(s, "player_attack", "end_combat")
    yield


def player_attack(s: FellowshipState) -> Flow[str]:
    """6.8 The active player declares an attack, as long as one can and shall be declared.

    fellowship.step.6_8a_repeat
    """
    player = s.players[s.active]
    more = False
    if not player.out:
        more = yield from declare_attack(s, player.seat)
    return "player_attack" if more else _next(s, "player_attack", "end_combat")


def end_combat(s: FellowshipState) -> Flow[str]:
    """6.10, 6.11 All shadow cards are discarded: fellowship.step.6_11"""
    discard_shadows(s, s.shadows.cards[:], "fellowship.step.6_11")
    yield from end_phase(s, "fellowship.step.6_11")
    return "ready_cards"
