"""The table as a seat sees it: the quest and the staging area on top, then the players, the own area last."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from rulebound.games.fellowship import tally
from rulebound.games.fellowship.numbers import (
    attack_strength,
    defense_strength,
    engagement_cost,
    quest_points,
    remaining,
    threat_strength,
    willpower,
)
from rulebound.games.fellowship.printed import ENEMY, HERO
from rulebound.games.fellowship.state import NO_ENEMY, CardZone, FellowshipCard, FellowshipState, Player, is_attachment
from rulebound.games.fellowship.victory import ELIMINATION_LEVEL, score_sheet
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.game import card_view
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, CardView, Counter, PlaceView, Stat, ZoneView


def areas(s: FellowshipState, seat: int | None) -> list[AreaView]:
    others = [player for player in s.players if player.seat != seat]
    own = [] if seat is None else [s.players[seat]]
    found = [_scenario(s, seat), *(_player(s, player, seat) for player in [*others, *own])]
    if s.result is not None and s.result.winners:
        found.append(_score(s, seat))
    return found


def arrows(s: FellowshipState) -> list[tuple[Thing, Thing, str]]:
    """From each attacker to whom its attack will hit: the defender, once there is one; before that the player.

    And from those whom a player has picked so far to the enemy that they will attack.
    """
    found: list[tuple[Thing, Thing, str]] = []
    for by, on in s.attacks:
        attacker = s.cards[by]
        target: Thing = s.cards[on] if on >= 0 else s.players[-1 - on]
        if attacker.in_play and (not isinstance(target, FellowshipCard) or target.in_play):
            found.append((attacker, target, "attack"))
    attacking = {by for by, _ in s.attacks}
    for picked, enemy in s.declared:
        if enemy != NO_ENEMY and enemy not in attacking:
            found.append((s.cards[picked], s.cards[enemy], "proposal"))
    return found


def _scenario(s: FellowshipState, seat: int | None) -> AreaView:
    """What the group does and what stands against it: fellowship.zone.areas"""
    counters = [Counter("round", s.round), *tally.counters(s)]
    staged = [card for card in s.staging.cards if s.host_of(card) is None]  # guards lie with their objective
    zones = [
        _closed("encounter-deck", s.encounter),
        _pile("encounter-discard", s.encounter_discard),
        _row(s, "quest", [*s.quest_zone.cards, *s.campaign_zone.cards], seat),
        _row(s, "active-location", s.active_zone.cards, seat),
        _row(s, "staging", staged, seat),
        _row(s, "revealing", [*s.revealing.cards, *s.playing.cards, *s.aside.cards], seat),
        _row(s, "beside", s.at_home.cards if s.step == "muster" else s.beside.cards, seat),
        ZoneView("quest-deck", "pile", len(s.quest_deck)),
        _pile("victory", s.victory),
        _pile("removed", s.removed),
    ]
    marks = [] if not s.phase else [f"phase-{s.phase}"]
    if s.landed:
        marks.append("landed")
    return AreaView("scenario", "enemy", marks=marks, counters=counters, zones=zones)


def _player(s: FellowshipState, player: Player, seat: int | None) -> AreaView:
    marks = []
    if s.first == player.seat:
        marks.append("first-player")
    if s.active == player.seat:
        marks.append("active")
    if player.out:
        marks.append("out")
    elif player.passing:
        marks.append("passing")
    if s.step == "commit" and player.seat in s.waiting:
        marks.append("commits-later")
    counters = [] if player.out else [Counter("threat", player.threat, ELIMINATION_LEVEL)]
    own = player.area.cards
    loose = [card for card in own if is_attachment(card) and card.host < 0]
    zones = [
        _row(s, "engaged", player.engaged.cards, seat, player.seat),
        _row(s, "heroes", [card for card in own if card.printed.kind == HERO], seat, player.seat),
        _row(s, "allies", [c for c in own if c.printed.is_character and c.printed.kind != HERO], seat, player.seat),
        _row(s, "on-deck", loose, seat, player.seat),
        ZoneView("hand", "fan", len(player.hand), [card_view(c, seat) for c in player.hand.cards], player.seat),
        _closed("deck", player.deck, player.seat),
        _pile("discard", player.discard, player.seat),
    ]
    kind = "own" if player.seat == seat else "player"
    return AreaView(f"player-{player.seat}", kind, player.key, player.seat, marks, counters, zones)


def _score(s: FellowshipState, seat: int | None) -> AreaView:
    """The score sheet, once the game is won: fellowship.score.sheet_fields"""
    sheet = score_sheet(s)
    lines = [
        PlaceView(
            f"score-{line.seat + 1}",
            s.players[line.seat].name_for(seat),
            counters=[
                Counter("threat", line.threat),
                Counter("score-fallen", line.fallen),
                Counter("damage", line.damage),
                Counter("score-result", line.result),
            ],
        )
        for line in sheet.players
    ]
    counters = [
        Counter("score-sum", sheet.sum),
        Counter("score-rounds", 10 * sheet.rounds),
        Counter("score-victory", sheet.victory),
        Counter("score-total", sheet.total),
    ]
    return AreaView("score", "score", counters=counters, places=lines)


def _row(
    s: FellowshipState, id: str, cards: Sequence[FellowshipCard], seat: int | None, owner: int | None = None
) -> ZoneView:
    return ZoneView(id, "row", len(cards), [_card(s, card, seat) for card in cards], owner)


def _pile(id: str, zone: CardZone, owner: int | None = None) -> ZoneView:
    """A pile that lies face up."""
    return ZoneView(id, "pile", len(zone), [card_view(card, None) for card in zone.cards], owner)


def _closed(id: str, zone: CardZone, owner: int | None = None) -> ZoneView:
    """A pile of which nobody sees more than its size."""
    return ZoneView(id, "pile", len(zone), [], owner)


def _card(s: FellowshipState, card: FellowshipCard, seat: int | None) -> CardView:
    """With what is attached to it, its guards, and its shadow cards behind them."""
    attached = [_card(s, s.cards[id], seat) for id in card.attached]
    if card.kind == ENEMY:
        attached += [card_view(one, seat, marks=_shadow_marks(one)) for one in s.shadows_of(card)]
    shown = {"stats": _stats(s, card), "marks": _marks(s, card), "counters": _counters(s, card), "attached": attached}
    seen = card_view(card, seat, **shown)
    if card.facedown_as is None:
        return seen
    return structs.replace(seen, key=card.key_for(seat, s.zones), **shown)  # everyone sees the enemy, few the card


def _shadow_marks(card: FellowshipCard) -> list[str]:
    """Who has looked at it knows it while it lies face down: fellowship.shadow.face_down_hidden"""
    return ["shadow"] if card.known == EVERYONE else ["shadow", "face-down"]


def _marks(s: FellowshipState, card: FellowshipCard) -> list[str]:
    """A card is ready or exhausted, and what else everybody sees: fellowship.state.ready_or_exhausted"""
    marks = ["exhausted"] if card.exhausted else []
    if any(card.id == picked for picked, _ in s.declared):
        marks.append("picked")
    if any(card.id == by for by, _ in s.attacks):
        marks.append("attacker")
    elif card.printed.is_character and any(card.id == on for _, on in s.attacks):
        marks.append("defender")
    if card.committed:
        marks.append("committed")
    if card.captive:
        marks.append("captive")
    if card.facedown_as is not None:
        marks.append(card.facedown_as.code)
    return marks


def _counters(s: FellowshipState, card: FellowshipCard) -> list[Counter]:
    found = []
    if card.damage:
        found.append(Counter("damage", card.damage))
    if card.kind == HERO or card.resources:
        found.append(Counter("resources", card.resources))
    if card.in_play and quest_points(s, card):
        found.append(Counter("progress", card.progress, quest_points(s, card)))
    return found


def _stats(s: FellowshipState, card: FellowshipCard) -> list[Stat]:
    """The numbers as they are now, with the printed one where it differs."""
    if not card.in_play:
        return []
    shown = card.shown
    now = [
        ("engagement", shown.engagement, engagement_cost),
        ("threat", shown.threat, threat_strength),
        ("willpower", shown.willpower, willpower),
        ("attack", shown.attack, attack_strength),
        ("defense", shown.defense, defense_strength),
        ("hit-points", shown.hit_points or None, remaining),
    ]
    stats = []
    for icon, base, count in now:
        if base is not None:
            value = count(s, card)
            stats.append(Stat(icon, value, base if value != base else None))
    return stats
