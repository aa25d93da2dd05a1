"""The combat phase (Фаза сражения): declaring attacks, team attacks, their conclusion, and the difficult situations."""

from __future__ import annotations

from rulebound.games.versus.chain import put
from rulebound.games.versus.formation import is_protected
from rulebound.games.versus.leaving import lose
from rulebound.games.versus.numbers import ATTACKING, atk, defense, flies, has_range, keywords, teams, working
from rulebound.games.versus.state import (
    FRONT,
    NONE,
    Attack,
    ChainEffect,
    Player,
    VersusCard,
    VersusState,
)
from rulebound.games.versus.stunning import become_stunned, can_be_stunned, is_replaced, make_ready
from rulebound.games.versus.triggers import happens
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.requirements import legal, requirement, verdicts
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict

# --- who may attack ---------------------------------------------------------------------------------------


@requirement("versus.combat.own_step_only")
def it_is_your_attack_step(s: VersusState, seat: int, card: VersusCard) -> bool:
    return s.stage == "attack" and s.active == seat


@requirement("versus.combat.one_at_a_time")
def no_attack_is_in_progress(s: VersusState, seat: int, card: VersusCard) -> bool:
    return s.attack is None


@requirement("versus.chain.own_actions_empty")
def the_chain_is_empty(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not s.chain


@requirement("versus.combat.declare")
def is_your_character(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.is_character and card.controller == seat


@requirement("versus.stun.counts_exhausted")
def is_not_stunned(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not card.now.stunned


@requirement("versus.anatomy.ready_uses")
def is_ready(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not card.now.exhausted


@requirement("versus.combat.range")
def is_in_front_or_has_range(s: VersusState, seat: int, card: VersusCard) -> bool:
    """Flight alone is not enough: versus.combat.flight_support"""
    return card.now.row == FRONT or has_range(s, card)


@requirement("versus.combat.declare_defender")
def has_somebody_to_attack(s: VersusState, seat: int, card: VersusCard) -> bool:
    if is_open_to_attack(s, 1 - seat):
        return True
    return any(may_attack(s, card, other) for other in s.players[1 - seat].characters.cards)


ABLE = (is_your_character, is_not_stunned, is_ready, is_in_front_or_has_range)
# versus.combat.direct_position, versus.combat.direct_exhausts, versus.combat.more_attacks: the same for every attack
DECLARING = (*ABLE, it_is_your_attack_step, no_attack_is_in_progress, the_chain_is_empty, has_somebody_to_attack)


# --- who may be attacked -----------------------------------------------------------------------------------


def is_open_to_attack(s: VersusState, seat: int) -> bool:
    """A player without a character that is not stunned: versus.combat.direct"""
    for card in s.players[seat].characters.cards:  # noqa: SIM110 (asked for every attacker)
        if not card.now.stunned:
            return False
    return True


def may_attack(s: VersusState, attacker: VersusCard, other: VersusCard) -> bool:
    """Nobody stunned; somebody protected only with flight or range, as the places demand.

    versus.combat.no_stunned_target, versus.combat.protected_not_attacked, versus.combat.flight,
    versus.combat.range_protected, versus.combat.flight_and_range
    """
    if other.now.stunned or (is_protected(s, other) and not flies(s, attacker)):
        return False
    return not is_guarded(s, attacker, other)


def is_guarded(s: VersusState, attacker: VersusCard, other: VersusCard) -> bool:
    for source, seat, text in working(s, ATTACKING):
        if seat == other.controller and text.forbids_attack(s, source, seat, attacker, other):
            return True
    return False


@requirement("versus.combat.declare")
def an_attack_is_being_declared(s: VersusState, seat: int, card: VersusCard) -> bool:
    return bool(s.declared) and s.active == seat


@requirement("versus.combat.declare_defender")
def is_opposing_character(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.is_character and card.controller != seat


@requirement("versus.combat.no_stunned_target")
def can_be_fought(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not card.now.stunned


@requirement("versus.combat.protected_not_attacked")
def is_unprotected_or_you_fly(s: VersusState, seat: int, card: VersusCard) -> bool:
    attackers = [s.card(id) for id in s.declared]
    return not is_protected(s, card) or (bool(attackers) and all(flies(s, a) for a in attackers))


@requirement("versus.combat.illegal_declaration_refused")
def nobody_guards_it(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not any(is_guarded(s, s.card(id), card) for id in s.declared)


TARGETS = (
    an_attack_is_being_declared,
    is_opposing_character,
    can_be_fought,
    is_unprotected_or_you_fly,
    nobody_guards_it,
)


# --- team attacks ---------------------------------------------------------------------------------------------


@requirement("versus.team_attack.shared_team")
def shares_a_team_with_all(s: VersusState, seat: int, card: VersusCard) -> bool:
    """One affiliation common to all: versus.team_attack.multi_team"""
    common = set(teams(s, card))
    for id in s.declared:
        common &= set(teams(s, s.card(id)))
    return bool(common)


@requirement("versus.team_attack.each_legal")
def could_attack_it_alone(s: VersusState, seat: int, card: VersusCard) -> bool:
    return s.declared_on == NONE or may_attack(s, card, s.card(s.declared_on))


@requirement("versus.team_attack.definition")
def is_not_in_it_yet(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.id not in s.declared


JOINING = (is_not_in_it_yet, *ABLE, shares_a_team_with_all, could_attack_it_alone)


# --- declaring ------------------------------------------------------------------------------------------------


def declare(s: VersusState, seat: int, attacker: VersusCard) -> Flow[None]:
    """Attacker, defender or player, helpers; then the proposal goes on the chain: versus.combat.declare"""
    s.declared = [attacker.id]
    s.declared_on = NONE
    target = yield from choose_defender(s, seat, attacker)
    s.declared_on = target
    yield from choose_helpers(s, seat)
    attackers = tuple(s.declared)
    s.declared = []
    s.declared_on = NONE
    s.log.say(
        "declares", "versus.combat.declare" if len(attackers) == 1 else "versus.team_attack.definition",
        player=s.players[seat], attackers=[s.card(id) for id in attackers], defender=attacked(s, seat, target),
    )  # fmt: skip
    # versus.combat.response_before_exhaust: nobody is exhausted yet
    put(s, "attack", seat, attacker, "versus.combat.response_before_exhaust", targets=(target,), attackers=attackers)


def attacked(s: VersusState, seat: int, target: int) -> Thing:
    """The defender of an attack by that seat, or the player."""
    return s.players[1 - seat] if target == NONE else s.card(target)


def choose_defender(s: VersusState, seat: int, attacker: VersusCard) -> Flow[int]:
    """An opposing character that this one may attack, or the player if nobody stands."""
    other = s.players[1 - seat]
    if is_open_to_attack(s, 1 - seat):
        return NONE  # versus.combat.direct

    def explain(thing: Thing) -> list[Verdict] | None:
        return verdicts(TARGETS, s, seat, thing) if isinstance(thing, VersusCard) else None

    offered = {Option("defend", card): card.id for card in other.characters.cards if legal(TARGETS, s, seat, card)}
    rule = "versus.combat.declare_defender"
    return (yield from pick(seat, "attack-whom", offered, rule, about=attacker, explain=explain))


def choose_helpers(s: VersusState, seat: int) -> Flow[None]:
    """Any number of characters of one team against one defender: versus.team_attack.definition"""

    def explain(thing: Thing) -> list[Verdict] | None:
        return verdicts(JOINING, s, seat, thing) if isinstance(thing, VersusCard) else None

    while True:
        helpers = [card for card in s.players[seat].characters.cards if legal(JOINING, s, seat, card)]
        offered = {Option("done"): NONE} | {Option("join", card): card.id for card in helpers}
        helper = yield from pick(seat, "join", offered, "versus.team_attack.definition", explain=explain)
        if helper == NONE:
            return
        s.declared.append(helper)


# --- the attack begins -----------------------------------------------------------------------------------------


def begin_attack(s: VersusState, proposal: ChainEffect) -> None:
    """Who is still legal is exhausted and attacks: versus.combat.illegal_cancel, versus.team_attack.partial_illegal"""
    seat = proposal.seat
    (target,) = proposal.targets
    attackers = still_legal(s, seat, proposal, target)
    if not attackers:
        s.log.say("cancelled", "versus.combat.illegal_cancel", effect=proposal)
        return
    for card in attackers:
        card.now.exhausted = True  # versus.combat.begins_on_exhaust, versus.team_attack.exhaust_all
    s.attack = Attack(seat, [card.id for card in attackers], target)
    s.log.say("attack", "versus.combat.begins_on_exhaust", attackers=attackers, defender=attacked(s, seat, target))
    for card in attackers:
        if s.attack.team:
            card.now.team_attacked = True
        happens(s, card, "attacks", target)  # versus.combat.becomes_attacker
    if target != NONE:
        happens(s, s.card(target), "defends", proposal.source)  # versus.combat.becomes_defender


def still_legal(s: VersusState, seat: int, proposal: ChainEffect, target: int) -> list[VersusCard]:
    """Those declared attackers that may attack now; helpers must still share a team with the rest."""
    if target == NONE:
        if not is_open_to_attack(s, 1 - seat):
            return []
    elif not proposal.means(s.card(target)):
        return []
    able = []
    for id in proposal.attackers:
        card = s.card(id)
        if not proposal.means(card) or not legal(ABLE, s, seat, card):
            continue
        if target == NONE or may_attack(s, card, s.card(target)):
            able.append(card)
    # Keep the largest group with one team, the one of the first declared attacker if there are several.
    groups = [[card for card in able if team in teams(s, card)] for first in able for team in teams(s, first)]
    best = max(groups, key=len, default=[])
    return best if len(best) > 1 else able[:1]


# --- the attack in progress ---------------------------------------------------------------------------------------


def check_attack(s: VersusState) -> None:
    """An attack without attacker or defender is cancelled; a team attack goes on with the rest of the team.

    versus.combat.no_attacker_cancels, versus.combat.defender_leaves, versus.team_attack.continues
    Nothing else is checked any more: versus.combat.legal_after_start
    """
    attack = s.attack
    if attack is None:
        return
    if attack.defender_out:
        s.log.say("attack-off", "versus.combat.defender_leaves")
        attackers = [s.card(id) for id in attack.attackers]
        end_attack(s)
        for card in attackers:  # versus.combat.attackers_ready_again
            make_ready(s, card, "versus.combat.attackers_ready_again")
    elif not attack.attackers:
        s.log.say("attack-off", "versus.combat.no_attacker_cancels")
        end_attack(s)


def end_attack(s: VersusState) -> None:
    """Nobody is attacker or defender any more: versus.combat.ends"""
    s.attack = None
    for player in s.players:
        for card in player.characters.cards:
            card.now.end_of_attack()


def total_atk(s: VersusState, attack: Attack) -> int:
    """The ATK of all attackers that are left is added: versus.team_attack.sum, versus.team_attack.dropped_atk"""
    return sum(atk(s, s.card(id)) for id in attack.attackers)


def conclude(s: VersusState) -> Flow[str]:
    """Both have passed on an empty chain; ATK and DEF are compared: versus.combat.window"""
    attack = s.attack
    assert attack is not None
    if attack.defender == NONE:
        conclude_direct(s, attack, s.players[attack.attacked])
    else:
        yield from conclude_fight(s, attack, s.card(attack.defender))
    end_attack(s)
    s.priority = s.leader
    return "priority"


def conclude_direct(s: VersusState, attack: Attack, player: Player) -> None:
    """A direct attack costs the player as much endurance as the ATK; nobody strikes back.

    versus.combat.direct_loss, versus.combat.direct_is_breakthrough, versus.team_attack.direct,
    versus.team_attack.direct_no_back, versus.combat.direct_late_character
    """
    amount = total_atk(s, attack)
    rule = "versus.team_attack.direct" if len(attack.attackers) > 1 else "versus.combat.direct_loss"
    s.log.say("strikes-player", rule, attackers=[s.card(id) for id in attack.attackers], player=player, atk=amount)
    lose(s, player.seat, amount, "versus.combat.direct_loss")
    if amount:
        for id in attack.attackers:
            happens(s, s.card(id), "breakthrough", NONE, amount)


def conclude_fight(s: VersusState, attack: Attack, defender: VersusCard) -> Flow[None]:
    """Both comparisons use the values of this moment: versus.combat.simultaneous

    Otherwise nothing happens to them: versus.combat.compare_less, versus.combat.back_less
    Stun loss and breakthrough add up: versus.combat.breakthrough_plus_stun, versus.reinforcement.stun_loss_stays
    """
    margin = total_atk(s, attack) - defense(s, defender)
    struck = yield from choose_struck(s, attack, defender)
    stuns_back = atk(s, defender) >= defense(s, struck)  # versus.combat.back_stun, versus.team_attack.back_stun
    if s.log.on:
        say_comparison(s, attack, defender, struck)
    seen = {card.id: keywords(s, card) for card in (defender, struck)}
    reinforced = defender.now.reinforced

    fallen: list[VersusCard] = []
    # versus.combat.compare_equal, versus.combat.compare_greater
    for card, beaten in ((defender, margin >= 0), (struck, stuns_back)):
        if beaten and can_be_stunned(s, card, "combat"):
            fallen.append(card)
        elif beaten:
            s.log.say("cannot-be-stunned", "versus.golden.cannot_wins", card=card)
    if margin < 0 and not stuns_back:
        s.log.say("nobody-stunned", "versus.combat.compare_less")
    stunned: list[VersusCard] = []
    for card in fallen:
        replaced = yield from is_replaced(s, card)
        if not replaced:
            stunned.append(card)
    part = [s.card(id) for id in attack.attackers]
    for card in stunned:
        become_stunned(s, card)
        for foe in [*part, defender]:
            if foe.controller != card.controller:
                happens(s, foe, "stuns", card.id, seen[card.id])
    breaks = 0
    if defender in stunned:  # versus.combat.breakthrough_needs_stun
        breaks = max(0, margin)
    if breaks and reinforced:
        s.log.say("no-breakthrough", "versus.reinforcement.prevents_breakthrough", card=defender, n=breaks)
    elif breaks:  # versus.combat.breakthrough, versus.team_attack.breakthrough; versus.combat.no_breakthrough_back
        lose(s, attack.attacked, breaks, "versus.combat.breakthrough")
        for card in part:
            happens(s, card, "breakthrough", defender.id, breaks)
            if breaks >= 3:
                happens(s, card, "big-breakthrough", defender.id, breaks)


def say_comparison(s: VersusState, attack: Attack, defender: VersusCard, struck: VersusCard) -> None:
    """Who strikes whom, with the numbers that decide it."""
    total, wall = total_atk(s, attack), defense(s, defender)
    team = len(attack.attackers) > 1
    s.log.say(
        "compares", "versus.team_attack.sum" if team else comparison(total, wall), defender=defender,
        attackers=[s.card(id) for id in attack.attackers], atk=total, defense=wall,
    )  # fmt: skip
    back, wall = atk(s, defender), defense(s, struck)
    one = "versus.combat.back_less" if back < wall else "versus.combat.back_stun"
    s.log.say(
        "strikes-back", "versus.team_attack.choose_one" if team else one, defender=defender, card=struck, atk=back,
        defense=wall,
    )  # fmt: skip


def comparison(atk: int, defense: int) -> str:
    """The rule for an ATK that is less than, equal to or greater than a DEF."""
    if atk < defense:
        return "versus.combat.compare_less"
    return "versus.combat.compare_equal" if atk == defense else "versus.combat.compare_greater"


def choose_struck(s: VersusState, attack: Attack, defender: VersusCard) -> Flow[VersusCard]:
    """Picked by the defender's controller: versus.team_attack.choose_one, versus.team_attack.back_regardless"""
    offered = {Option("strike", s.card(id)): s.card(id) for id in attack.attackers}
    return (yield from pick(attack.attacked, "strike", offered, "versus.team_attack.choose_one", about=defender))
