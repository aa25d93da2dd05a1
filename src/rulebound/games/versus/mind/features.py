"""What counts in a position: endurance, the formation, cards, and what the attack will bring."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.formation import Slot
from rulebound.games.versus.mind.weights import WEIGHTS
from rulebound.games.versus.numbers import atk, defense
from rulebound.games.versus.state import FRONT, NONE, SUPPORT, Player, VersusCard, VersusState
from rulebound.kernel.mind import weigh

READINESS: Final = 0.2
"""What a ready attacker is worth for each point of ATK while it may still attack in this turn."""


def features(s: VersusState, seat: int) -> dict[str, float]:
    """What the seat has more than the other, what the attack will bring, and what only the seat itself knows."""
    mine = s.players[seat]
    own, theirs = count(s, mine), count(s, s.players[1 - seat])
    found = {name: own[name] - theirs[name] for name in own}
    found["attack"] = prospects(s, seat)
    found["plans"] = plans(s, mine)
    return found


def count(s: VersusState, player: Player, entering: tuple[VersusCard, Slot] | None = None) -> dict[str, float]:
    """What everybody can see of a player."""
    endurance = player.endurance
    hand, row = len(player.hand), len(player.resources)
    found = {
        "endurance": float(endurance) if endurance > 15 else 1.6 * endurance - 9.0,  # the last points are dear
        "hand": min(hand, 8) + 0.22 * max(0, hand - 8),
        "resources": min(row, 8) + 0.17 * max(0, row - 8),
        "equipment": float(len(player.equipment)),
        **formation(s, player, entering),
    }
    for effect in s.chain:
        if effect.seat == player.seat and effect.kind == "recruit":
            found["characters"] += effect.printed.cost + 0.75
    return found


def worth(s: VersusState, player: Player, entering: tuple[VersusCard, Slot] | None = None) -> float:
    """What everybody can see of a player, weighed."""
    return weigh(WEIGHTS, count(s, player, entering))


def formation(s: VersusState, player: Player, entering: tuple[VersusCard, Slot] | None = None) -> dict[str, float]:
    """The characters, each on its place. Of the stunned ones only the dearest will recover."""
    places = {(card.now.row, card.now.column): card for card in player.characters.cards}
    if entering is not None:
        places[entering[1].row, entering[1].column] = entering[0]
    foes = [(c.printed.atk, c.printed.flight) for c in s.players[1 - player.seat].characters.cards if not c.now.stunned]
    standing = exposed = ready = covered = 0.0
    fallen = [0]
    for (row, column), card in places.items():
        cost = card.printed.cost
        if card.now.stunned:
            fallen.append(cost)
            continue
        standing += cost + 0.75
        exposed += danger(card, row, column, places, foes)
        if not card.now.exhausted:
            if row == FRONT or card.printed.range:
                ready += card.printed.atk
            covered += row == SUPPORT
    dearest = max(fallen)
    return {
        "characters": standing,
        "danger": exposed,
        "ready": ready,
        "support": covered,
        "stunned": dearest + 0.07 * (sum(fallen) - dearest),
    }


def danger(
    card: VersusCard, row: int, column: int, places: dict[tuple[int, int], VersusCard], foes: list[tuple[int, bool]]
) -> float:
    """What the strongest foe that can reach this place would do, in points of endurance."""
    ahead = places.get((FRONT, column)) if row == SUPPORT else None
    covered = ahead is not None and not ahead.now.stunned
    worst = 0.0
    backed = False
    for place in ((SUPPORT, column), (SUPPORT, column - 1), (SUPPORT, column + 1)):
        if place[1] == column or row == SUPPORT:
            other = places.get(place)
            if other is not None and other is not card and set(other.printed.teams) & set(card.printed.teams):
                backed = True
    for power, flight in foes:
        if covered and not flight:
            continue
        margin = power - card.printed.defense
        if margin >= 0:
            worst = max(worst, 2.0 * card.printed.cost + 1.5 + (0.2 if backed else 0.8) * margin)
    return worst


def plans(s: VersusState, player: Player) -> float:
    """What only the player knows: characters for the next turns, plot twists in the row, how it wants to be asked."""
    points = len(player.resources)
    recruits_now = s.active == player.seat and (s.stage == "recruit" or (s.stage == "resource" and s.placed))
    first = points if recruits_now else points + 1
    wanted = {first, first + 1, first + 2} if s.stage else {2, 3, 4}
    titles = {card.printed.title for card in player.characters.cards}
    total = 0.0
    for card in player.hand.cards:
        printed = card.printed
        if printed.kind == "character":
            if printed.cost in wanted and not (printed.unique and printed.title in titles):
                wanted.discard(printed.cost)
                total += 0.8
            elif printed.cost > points + 3:
                total -= 0.2
        elif printed.kind == "location":
            total -= 0.3  # it belongs into the row
    for card in player.resources.cards:
        if not card.now.face_up and card.printed.kind in ("plot-twist", "location"):
            total += 0.5
        elif card.now.face_up and card.printed.kind == "location":
            total += 0.9
        elif card.now.ongoing:
            total += 1.2
    if player.passing:
        total -= 0.5
    if player.asks_all:
        total -= 0.2
    return total - 0.02 * s.moves


# --- attacks ------------------------------------------------------------------------------------------------


def prospects(s: VersusState, seat: int) -> float:
    """What the attack in progress, or the one being declared or proposed, will bring to the seat."""
    attack = s.attack
    if attack is not None:
        on = None if attack.defender == NONE else s.card(attack.defender)
        fight = fight_value(s, [s.card(id) for id in attack.attackers], on)
        return fight if attack.seat == seat else -fight
    for effect in reversed(s.chain):
        if effect.kind == "attack":
            target = effect.targets[0]
            fight = fight_value(s, [s.card(id) for id in effect.attackers], None if target == NONE else s.card(target))
            return fight if effect.seat == seat else -fight
    return 0.0


def fight_value(s: VersusState, attackers: list[VersusCard], defender: VersusCard | None) -> float:
    """The attacker's gain if nothing more happens."""
    total = sum(atk(s, card) for card in attackers)
    if defender is None:
        return float(total)
    if not defender.is_character or defender.now.stunned:
        return 0.0
    margin = total - defense(s, defender)
    if margin >= 0:
        gain = stun_loss(s, defender) + (0 if defender.now.reinforced else margin)
    else:
        gain = 0.2 * margin
    back = atk(s, defender)
    struck = [card for card in attackers if back >= defense(s, card)]
    if struck:
        gain -= max(stun_loss(s, card) for card in struck)
    return gain


def stun_loss(s: VersusState, card: VersusCard) -> float:
    """What its stun costs a player: endurance, and the character itself if a dearer one recovers."""
    cost = card.printed.cost
    dearest = 0
    for other in s.players[card.controller].characters.cards:
        if other.now.stunned and other is not card and other.printed.cost > dearest:
            dearest = other.printed.cost
    lost = min(cost, dearest)
    return cost + 0.5 * (cost - lost) + 1.5 + 2.0 * lost
