"""The table as a seat sees it: two mirrored halves with formation and resource row, the attack, the chain."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.versus.combat import is_open_to_attack, total_atk
from rulebound.games.versus.formation import is_protected, last_column, slot, standing_at
from rulebound.games.versus.numbers import atk, defense, keywords
from rulebound.games.versus.state import (
    FLIGHT,
    FRONT,
    NONE,
    RANGE,
    SUPPORT,
    ChainEffect,
    Player,
    VersusCard,
    VersusState,
)
from rulebound.games.versus.stunning import can_be_stunned
from rulebound.kernel.game import card_view
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, CardView, Counter, PlaceView, Stat, ZoneView


def areas(s: VersusState, seat: int | None) -> list[AreaView]:
    """The opponent above, the attack and the chain in the middle, the viewer's own half below."""
    own = 0 if seat is None else seat
    return [_half(s, s.players[1 - own], seat), _middle(s, seat), _half(s, s.players[own], seat)]


def arrows(s: VersusState) -> list[tuple[Thing, Thing, str]]:
    """The attack, one that is only declared or proposed, and what the effects of the chain aim at."""
    found: list[tuple[Thing, Thing, str]] = []
    attack = s.attack
    if attack is not None and not attack.defender_out:
        found += _aimed(s, attack.attackers, attack.defender, attack.attacked, "attack")
    if s.declared and (s.declared_on != NONE or is_open_to_attack(s, 1 - s.active)):
        found += _aimed(s, s.declared, s.declared_on, 1 - s.active, "proposal")
    for effect in s.chain:
        if effect.kind == "attack":
            (target,) = effect.targets
            found += _aimed(s, effect.attackers, target, 1 - effect.seat, "proposal")
        else:
            found += [(effect, thing, "target") for thing in _targets(s, effect)]
    return found


def _aimed(
    s: VersusState, attackers: Sequence[int], defender: int, attacked: int, kind: str
) -> list[tuple[Thing, Thing, str]]:
    on: Thing = s.players[attacked] if defender == NONE else s.card(defender)
    return [(s.card(id), on, kind) for id in attackers]


def _targets(s: VersusState, effect: ChainEffect) -> list[Thing]:
    target = None if effect.index == NONE else effect.power.target
    if target is not None and target.of_chain:
        return [other for other in s.chain if other.number in effect.targets]
    return [s.card(id) for id in effect.targets]


def _half(s: VersusState, player: Player, seat: int | None) -> AreaView:
    marks = []
    if s.initiative == player.seat and s.step != "set_up":  # nobody has it before it is chosen
        marks.append("initiative")  # versus.setup.initiative_marked
    if s.active == player.seat:
        marks.append("active")
    if s.stage and s.priority == player.seat:
        marks.append("priority")
    if player.seat == seat and player.passing:
        marks.append(f"passing-{player.passing}")
    counters = [Counter("endurance", player.endurance)]  # versus.setup.endurance_shown
    if s.active == player.seat and s.stage == "recruit":
        counters.append(Counter("points", player.points))
    return AreaView(
        id=f"player-{player.seat}",
        kind="own" if player.seat == seat else "player",
        key=player.key,
        owner=player.seat,
        marks=marks,
        counters=counters,
        zones=[
            ZoneView(
                "resources",
                "row",
                len(player.resources),
                [_resource(c, seat) for c in player.resources.cards],
                player.seat,
            ),
            ZoneView("hand", "fan", len(player.hand), [card_view(c, seat) for c in player.hand.cards], player.seat),
            ZoneView("deck", "pile", len(player.deck), owner=player.seat),
            ZoneView("ko", "pile", len(player.ko), [card_view(c, seat) for c in player.ko.cards], player.seat),
        ],
        places=_formation(s, player, seat),
    )


def _formation(s: VersusState, player: Player, seat: int | None) -> list[PlaceView]:
    """At least four columns; both rows, the front row first. The viewer's own places are what options point at."""
    places = []
    for row in (FRONT, SUPPORT):
        for column in range(max(4, last_column(player) + 1)):
            at = slot(row, column)
            card = standing_at(player, row, column)
            places.append(
                PlaceView(
                    at.key if player.seat == seat else f"{player.key}-{at.key}",
                    at.name_for(seat),
                    marks=["front" if row == FRONT else "support"],
                    cards=[] if card is None else [_character(s, card, seat)],
                )
            )
    return places


def _character(s: VersusState, card: VersusCard, seat: int | None) -> CardView:
    now = card.now
    has = keywords(s, card)
    marks = [
        mark
        for mark, on in (
            ("stunned", now.stunned),
            ("exhausted", now.exhausted),
            ("attacker", s.attacking(card)),
            ("defender", s.defending(card)),
            ("reinforced", now.reinforced),
            ("protected", is_protected(s, card)),
            ("flight", has & FLIGHT != 0),
            ("range", has & RANGE != 0),
        )
        if on
    ]
    stats = [_stat("atk", atk(s, card), card.printed.atk), _stat("def", defense(s, card), card.printed.defense)]
    gear = [] if now.gear == NONE else [card_view(s.card(now.gear), seat)]
    return card_view(card, seat, marks=marks, stats=stats, attached=gear)


def _stat(icon: str, value: int, printed: int) -> Stat:
    return Stat(icon, value, printed if printed != value else None)


def _resource(card: VersusCard, seat: int | None) -> CardView:
    marks = []
    if not card.now.face_up:
        marks.append("face-down")
    if card.now.exhausted:
        marks.append("exhausted")
    if card.now.ongoing:
        marks.append("ongoing")
    marks += [f"team-{team}" for team in card.now.teams]
    if not card.visible_to(seat):
        return CardView(card.printed.back, marks=marks)
    return card_view(card, seat, marks=marks)


def _breakthrough(s: VersusState, total: int, defender: VersusCard) -> int:
    """What the attack would cost its player if it ended now: versus.combat.breakthrough_needs_stun."""
    if defender.now.reinforced or not can_be_stunned(s, defender, "combat"):
        return 0
    return max(0, total - defense(s, defender))


def _middle(s: VersusState, seat: int | None) -> AreaView:
    counters = [Counter("turn", s.turn)]
    attack = s.attack
    if attack is not None:
        total = total_atk(s, attack)
        counters.append(Counter("attack", total))
        if attack.defender == NONE:
            counters.append(Counter("breakthrough", total))  # versus.combat.direct_is_breakthrough
        elif not attack.defender_out:
            defender = s.card(attack.defender)
            counters.append(Counter("defense", defense(s, defender)))
            counters.append(Counter("back", atk(s, defender)))
            counters.append(Counter("breakthrough", _breakthrough(s, total, defender)))
    chain = [
        PlaceView(
            effect.key,
            effect.name_for(seat),
            number,
            effect.power.text() if effect.index != NONE else [],
            [effect.kind, f"seat-{effect.seat + 1}"],
            cards=[card_view(s.card(effect.source), seat)],
        )
        for number, effect in enumerate(s.chain, 1)
    ]
    marks = [s.stage] if s.stage else []
    return AreaView("middle", "common", marks=marks, counters=counters, places=chain)
