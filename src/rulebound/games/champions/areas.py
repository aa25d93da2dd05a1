"""The table as a seat sees it: the scenario's row on top, then the players, the viewer's own area last."""

from __future__ import annotations

from msgspec import structs

from rulebound.games.champions.numbers import (
    attack_power,
    defense_power,
    maximum_hit_points,
    recover_power,
    remaining,
    scheme_power,
    thwart_power,
)
from rulebound.games.champions.printed import ALLY, MAIN_SCHEME, SIDE_SCHEME, SUPPORT, UPGRADE, VILLAIN
from rulebound.games.champions.state import CardZone, ChampionsCard, ChampionsState, Player
from rulebound.games.champions.status import CONFUSED, STUNNED, TOUGH, has_status
from rulebound.kernel.game import card_view
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, CardView, Counter, Stat, ZoneView


def areas(s: ChampionsState, seat: int | None) -> list[AreaView]:
    others = [player for player in s.players if player.seat != seat]
    own = [] if seat is None else [s.players[seat]]
    return [_scenario(s, seat), *(_player(s, player, seat) for player in [*others, *own])]


def arrows(s: ChampionsState) -> list[tuple[Thing, Thing, str]]:
    """From each attacker to whom its attack will hit: the defender, once there is one."""
    attacks = [(s.cards[by], s.cards[on]) for by, on in s.attacks]
    return [(by, on, "attack") for by, on in attacks if by.in_play and on.in_play]


def _scenario(s: ChampionsState, seat: int | None) -> AreaView:
    counters = [Counter("round", s.round), Counter("acceleration", s.acceleration)]
    zones = [
        ZoneView("encounter-deck", "pile", len(s.encounter)),
        _pile("encounter-discard", s.encounter_discard, seat),
        _row(s, "villain", s.villain_zone.cards, seat),
        ZoneView("boosts", "row", len(s.boosts), [card_view(card, seat) for card in s.boosts.cards]),
        _row(s, "main-scheme", s.main_zone.cards, seat),
        _row(s, "side-schemes", s.side_zone.cards, seat),
        _row(s, "environments", s.environments.cards, seat),
        _row(s, "revealing", [*s.revealing.cards, *_nobodys(s.playing), *s.aside.cards], seat),
        ZoneView("villain-deck", "pile", len(s.villain_deck)),
        ZoneView("scheme-deck", "pile", len(s.scheme_deck)),
        _pile("removed", s.removed, seat),
    ]
    return AreaView("scenario", "enemy", counters=counters, zones=zones)


def _nobodys(zone: CardZone) -> list[ChampionsCard]:
    """What is played and belongs to no player."""
    return [card for card in zone.cards if card.owner is None]


def _player(s: ChampionsState, player: Player, seat: int | None) -> AreaView:
    identity = s.identity(player.seat)
    marks = []
    if s.first == player.seat:
        marks.append("first-player")  # champions.first_player.token_marks
    if s.active == player.seat:
        marks.append("active")
    if player.out:
        marks.append("out")
    else:
        marks.append(identity.printed.kind)
    counters = [] if player.out else [Counter("hit-points", remaining(s, identity), maximum_hit_points(s, identity))]
    own = player.area.cards
    # champions.upgrade.enters_by_identity; of the rows with cards in play champions.support.play_area is the last
    zones = [
        _row(s, "engaged", player.engaged.cards, seat, player.seat),
        _row(s, "identity", [] if player.out else [identity], seat, player.seat),
        _row(s, "allies", [c for c in own if c.printed.kind == ALLY], seat, player.seat),
        _row(s, "playing", [c for c in s.playing.cards if c.owner == player.seat], seat, player.seat),
        _row(s, "upgrades", [c for c in own if c.printed.kind == UPGRADE and c.host < 0], seat, player.seat),
        _row(s, "supports", [c for c in own if c.printed.kind == SUPPORT], seat, player.seat),
        ZoneView("dealt", "row", len(player.dealt), [card_view(c, seat) for c in player.dealt.cards], player.seat),
        ZoneView("hand", "fan", len(player.hand), [card_view(c, seat) for c in player.hand.cards], player.seat),
        ZoneView("deck", "pile", len(player.deck), owner=player.seat),
        _pile("discard", player.discard, seat, player.seat),
    ]
    kind = "own" if player.seat == seat else "player"
    return AreaView(f"player-{player.seat}", kind, player.key, player.seat, marks, counters, zones)


def _row(
    s: ChampionsState, id: str, cards: list[ChampionsCard], seat: int | None, owner: int | None = None
) -> ZoneView:
    return ZoneView(id, "row", len(cards), [_card(s, card, seat) for card in cards], owner)


def _pile(id: str, zone: CardZone, seat: int | None, owner: int | None = None) -> ZoneView:
    return ZoneView(id, "pile", len(zone), [card_view(card, seat) for card in zone.cards], owner)


def _card(s: ChampionsState, card: ChampionsCard, seat: int | None) -> CardView:
    attached = [_card(s, s.cards[id], seat) for id in card.attached]
    shown = {"stats": _stats(s, card), "marks": _marks(card), "counters": _counters(s, card), "attached": attached}
    seen = card_view(card, seat, **shown)
    # everyone sees the facedown minion, nobody the card
    return seen if card.facedown_as is None else structs.replace(seen, key=card.key_for(seat, s.zones), **shown)


def _marks(card: ChampionsCard) -> list[str]:
    """An exhausted card lies turned, a ready one does not: champions.ready.orientation"""
    marks = ["exhausted"] if card.exhausted else []
    if card.facedown_as is not None:
        marks.append(card.facedown_as.plain.lower())
    return marks + [status for status in (STUNNED, CONFUSED, TOUGH) if has_status(card, status)]


def _counters(s: ChampionsState, card: ChampionsCard) -> list[Counter]:
    found = []
    if card.damage:
        found.append(Counter("damage", card.damage))
    if card.printed.kind == VILLAIN:
        found.append(Counter("hit-points", remaining(s, card), maximum_hit_points(s, card)))
        found.append(_stage(card, s.villain_deck))
    if card.printed.kind == MAIN_SCHEME:
        found.append(Counter("threat", card.threat, card.printed.target_threat.at(s.starters)))
        found.append(_stage(card, s.scheme_deck))
    elif card.printed.kind == SIDE_SCHEME:
        found.append(Counter("threat", card.threat))
    if card.counters:
        found.append(Counter(f"{card.printed.counter}-counters", card.counters))
    found += [Counter(f"{kind}-counters", n) for kind, n in card.other_counters]
    return found


def _stage(card: ChampionsCard, still: CardZone) -> Counter:
    """Which stage it is, and which is the last one of this game."""
    stages = [_stage_number(one.printed.stage) for one in (card, *still.cards)]
    return Counter("stage", stages[0], max(stages))


def _stage_number(stage: str) -> int:
    """`II` or `2B`."""
    return int(stage[0]) if stage[:1].isdigit() else stage.count("I")


def _stats(s: ChampionsState, card: ChampionsCard) -> list[Stat]:
    """The numbers as they are now, with the printed one where it differs."""
    printed = card.printed
    if card.facedown_as is not None:  # champions.card_types.change_replaces: what is printed stays hidden
        numbers = (("attack", attack_power), ("scheme", scheme_power), ("hit-points", remaining))
        return [Stat(icon, count(s, card)) for icon, count in numbers]
    if not card.in_play or not printed.is_character:
        return []
    now = [
        ("thwart", printed.thw, thwart_power),
        ("attack", printed.atk, attack_power),
        ("defense", printed.defense, defense_power),
        ("recover", printed.rec, recover_power),
        ("scheme", printed.sch, scheme_power),
        ("hit-points", printed.hit_points.at(s.starters), remaining),
    ]
    stats = []
    for icon, base, count in now:
        if base is not None:
            value = count(s, card)
            most = maximum_hit_points(s, card) if icon == "hit-points" else base
            stats.append(Stat(icon, value, most if value != most else None))
    return stats
