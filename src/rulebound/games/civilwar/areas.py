"""The table as a seat sees it: the ring, both storylines, score track or prison, heroes, whose turn comes next."""

from __future__ import annotations

from typing import Any

from rulebound.games.civilwar.clash import ROUNDS, TURNS
from rulebound.games.civilwar.printed import SYMBOLS
from rulebound.games.civilwar.scoring import GREEN_SPACES, LAST_SPACE, behind
from rulebound.games.civilwar.state import (
    BLUE_ARROW,
    CLASH,
    DANGER_TOKENS,
    MISSIONS,
    NOWHERE,
    RED_ARROW,
    SPACES,
    CivilState,
    Hero,
    Location,
    Player,
)
from rulebound.kernel.cards import Zone
from rulebound.kernel.game import card_view
from rulebound.kernel.text import Text
from rulebound.kernel.view import AreaView, CardView, Counter, PlaceView, ZoneView

BEFORE = ("pick_locations", "ban_locations", "draft_heroes")


def areas(s: CivilState, seat: int | None) -> list[AreaView]:
    """People and heroes of the other side first, the middle, the viewer's own last."""
    own_side = s.players[seat].side if seat is not None else s.red
    found = [_player(s, player, seat) for player in s.players]
    if s.step in BEFORE:
        found.append(_draft(s, seat))
    if not s.ring:
        return found + [_hero(s, hero, seat) for hero in s.heroes]
    found += [_hero(s, hero, seat) for hero in s.of_side(1 - own_side)]
    found.append(_ring(s))
    found.append(_clash(s, seat) if s.mode == CLASH else _registration(s, seat))
    found += [_storyline(s, side, seat) for side in (s.blue, s.red)]
    found.append(_turn(s))
    found += [_hero(s, hero, seat) for hero in s.of_side(own_side)]
    return found


def _player(s: CivilState, player: Player, seat: int | None) -> AreaView:
    return AreaView(
        id=f"player-{player.seat}",
        kind="own" if player.seat == seat else "player",
        key=player.key,
        owner=player.seat,
        marks=[s.colour(player.side)],
    )


def _draft(s: CivilState, seat: int | None) -> AreaView:
    """What can be picked; what a team has picked in secret is shown to that team alone."""
    side = None if seat is None else s.players[seat].side
    places = []
    for candidate in s.candidates:
        code = candidate.key
        marks = []
        for team in s.teams:
            known = s.step == "ban_locations" or team.side == side
            heroes = [s.heroes[number].sheet.code for number in team.heroes]
            if (s.step == "draft_heroes" and code in heroes) or (
                s.step != "draft_heroes" and known and code in team.picks
            ):
                marks.append(s.colour(team.side))
        places.append(PlaceView(candidate.key, candidate.printed.name, text=candidate.printed.face.text, marks=marks))
    drafted = [Counter("drafted", s.drafted, 2 * s.size)] if s.step == "draft_heroes" else []
    return AreaView("draft", "draft", counters=drafted, places=places)


def _ring(s: CivilState) -> AreaView:
    return AreaView("ring", "ring", places=[_location(s, place) for place in s.ring])


def _location(s: CivilState, place: Location) -> PlaceView:
    marks = [s.colour(place.control)]
    if place.position == BLUE_ARROW:
        marks.append("blue-arrow")
    if place.position == RED_ARROW:
        marks.append("red-arrow")
    counters = [
        Counter("slots", len(place.tile.slots)),
        Counter("civilians", place.civilians),
        Counter("thugs", place.thugs),
    ]
    if s.mode == CLASH:
        counters.append(Counter("approval", place.approval, 2))
    else:
        counters += [
            Counter("danger", place.danger),
            Counter("endangered-civilians", place.endangered_civilians),
            Counter("endangered-thugs", place.endangered_thugs),
        ]
    return PlaceView(place.key, place.tile.name, None, place.tile.face.text, marks, counters)


def _zone(zone: Zone[Any], layout: str, seat: int | None, id: str = "") -> ZoneView:
    views = [] if layout == "deck" else [card_view(card, seat) for card in zone.cards]
    return ZoneView(id or zone.name, "pile" if layout == "deck" else layout, len(zone), views, zone.owner)


def _hero(s: CivilState, hero: Hero, seat: int | None) -> AreaView:
    """A standee with all that lies in front of the hero; how many cards are in hand is open to all."""
    flags = {
        "active": s.active == hero.number and is_turning(s),
        "ko": hero.ko,
        "jailed": hero.jailed,
        "invulnerable": hero.warded,
        "guarded": hero.guards_damage or hero.guards_crisis,
        "stunned": hero.stun > 0,
        "summary": s.summary == hero.number,
    }
    counters = [
        Counter("hand", len(hero.hand)),
        Counter("deck", len(hero.deck)),
        Counter("shields", hero.active_shields, hero.shields),
        *(Counter(f"token-{SYMBOLS[i]}", n) for i, n in enumerate(hero.tokens) if n),
        *(Counter(id, n) for id, n in (("crisis", hero.crisis), ("stun", hero.stun), ("danger", hero.danger)) if n),
    ]
    gear = [card_view(card, seat, counters=_charges(hero)) for card in hero.gear.cards]
    return AreaView(
        id=f"hero-{hero.number}",
        kind="own-hero" if hero.seat == seat else "hero",
        key=hero.key,
        owner=hero.seat,
        at=SPACES[hero.cell].key if hero.jailed else s.ring[hero.position].key if s.ring else "",
        marks=[s.colour(hero.side), *(mark for mark, holds in flags.items() if holds)],
        counters=counters,
        zones=[
            _zone(hero.hand, "row" if hero.seat == seat else "fan", seat),
            _zone(hero.deck, "deck", seat),
            ZoneView("equipment", "row", len(gear), gear, hero.seat),
        ],
        places=[PlaceView(hero.key, hero.sheet.name)],
    )


def _charges(hero: Hero) -> list[Counter]:
    gear = hero.equipment
    assert gear is not None
    return [Counter(f"slot-{SYMBOLS[kind]}", int(full), 1) for kind, full in zip(gear.slots, hero.charges, strict=True)]


def _storyline(s: CivilState, side: int, seat: int | None) -> AreaView:
    """Each starts at its own end of the table: civilwar.storyline.opposite_ends"""
    team = s.teams[side]
    colour = s.colour(side)
    cards = [card_view(card, seat, marks=["face-down"] if card.facedown else []) for card in team.story.cards]
    counters = [Counter("turns", team.turns)]
    counters += [
        Counter(f"delayed-{SYMBOLS[symbol]}", team.delayed.count(symbol)) for symbol in sorted(set(team.delayed))
    ]
    return AreaView(
        f"storyline-{colour}", "storyline", marks=[colour], counters=counters,
        zones=[ZoneView("storyline", "row", len(cards), cards)],
    )  # fmt: skip


def _phase(s: CivilState) -> list[str]:
    """The part of the hero's turn that it is: civilwar.turn.order"""
    phase = {"start_turn": "draw", "play_card": "play", "act": "act", "end_turn": "end"}.get(s.step)
    return [] if phase is None else [f"phase-{phase}"]


def _clash(s: CivilState, seat: int | None) -> AreaView:
    """Score track with both trackers, rounds, event, population."""
    blue, red = s.teams[s.blue], s.teams[s.red]
    marks = [f"behind-{s.colour(behind(s))}"] if s.on_top != NOWHERE else []
    if blue.score == red.score and s.on_top != NOWHERE:
        marks.append(f"top-{s.colour(s.on_top)}")
    following = next((space for space in GREEN_SPACES if space > max(blue.score, red.score)), 0)
    return AreaView(
        "track", "common", marks=[*marks, *_phase(s)],
        counters=[
            Counter("score-blue", blue.score, LAST_SPACE),
            Counter("score-red", red.score, LAST_SPACE),
            Counter("round", s.round, ROUNDS),
            Counter("round-turn", s.turn, TURNS),
            Counter("next-green", following),
        ],
        zones=[
            _zone(s.event, "row", seat),
            _zone(s.event_deck, "deck", seat),
            _zone(s.event_discard, "pile", seat),
            _zone(s.population, "deck", seat),
            _zone(s.population_discard, "pile", seat),
        ],
    )  # fmt: skip


def _registration(s: CivilState, seat: int | None) -> AreaView:
    """The prison with its cells, the mission, the declared number: civilwar.setup_registration.mission_no_peek"""
    mission = s.mission.cards[0].printed if s.mission.cards else None
    need = min(mission.need, s.placed) if mission is not None else 0
    places = []
    for space in SPACES:
        prisoner = s.prisoner(space.index)
        cards: list[CardView] = [card_view(card, seat) for card in s.cell_zones[space.index].cards]
        marks = ["prepared"] if cards else ["occupied"] if prisoner is not None else ["free"]
        exits = Text("civilwar-exits", {"places": [s.ring[at].tile.name for at in space.exits]})
        places.append(PlaceView(space.key, space.name_for(seat), text=[exits], marks=marks, cards=cards))
    return AreaView(
        "prison", "common", marks=_phase(s),
        counters=[
            Counter("missions", s.missions_done, MISSIONS),
            Counter("progress", s.progress, need),
            Counter("cards-used", len(s.teams[s.blue].story), s.limit or None),
            Counter("danger-supply", s.danger_supply, DANGER_TOKENS),
            *([Counter("game", s.game_number, 2)] if s.tournament else []),
            *([Counter("to-beat", s.teams[s.red].finished)] if s.game_number == 2 else []),
        ],
        zones=[
            _zone(s.mission, "row", seat),
            _zone(s.mission_deck, "deck", seat),
            _zone(s.mission_discard, "pile", seat),
            _zone(s.cells, "fan", seat),
            _zone(s.cell_discard, "pile", seat),
            _zone(s.removed, "pile", seat),
            _zone(s.population, "deck", seat),
            _zone(s.population_discard, "pile", seat),
        ],
        places=places,
    )  # fmt: skip


def _turn(s: CivilState) -> AreaView:
    """The actions that are left; who has had a turn in this Round, whose turn it is, whose come next."""
    counters = [Counter(f"pool-{SYMBOLS[i]}", n) for i, n in enumerate(s.pool) if n]
    places = [PlaceView(hero.key, hero.sheet.name, marks=[s.colour(hero.side), "taken"]) for hero in taken(s)]
    if is_turning(s):
        places.append(PlaceView(s.hero.key, s.hero.sheet.name, marks=[s.colour(s.hero.side), "now"]))
    places += [
        PlaceView("" if hero is None else hero.key, s.team_name(side) if hero is None else hero.sheet.name,
                  marks=[s.colour(side)])
        for side, hero in upcoming(s)
    ]  # fmt: skip
    marks = ["special-left"] if s.special else []
    return AreaView("turn", "turn", marks=marks, counters=counters, places=places)


def is_turning(s: CivilState) -> bool:
    """Whether a hero's turn is going on, not what lies between two turns."""
    return s.active != NOWHERE and s.result is None and s.step in ("start_turn", "play_card", "act", "end_turn")


def taken(s: CivilState) -> list[Hero]:
    """Who has had a turn in this Round, in their order: civilwar.clash.alternate_turns"""
    if s.mode != CLASH:
        return []
    sides = [s.starter if number % 2 == 0 else 1 - s.starter for number in range(s.turn)]
    found = []
    for number, side in enumerate(sides):
        team = s.teams[side]
        since = sides[number:].count(side)  # so many turns of this team ago
        if team.order:  # in a position that was made up there may be none
            found.append(s.heroes[team.order[(team.turns - since) % len(team.order)]])
    return found


def upcoming(s: CivilState) -> list[tuple[int, Hero | None]]:
    """The next turns as far as they are certain: to the end of the Round, or four; None where a team chooses."""
    turning = is_turning(s)
    side = 1 - s.hero.side if turning else s.leads
    if side == NOWHERE:
        return []
    more = TURNS - s.turn - turning if s.mode == CLASH else TURNS
    turns = [team.turns for team in s.teams]
    if turning:
        turns[s.hero.side] += 1
    found: list[tuple[int, Hero | None]] = []
    for _ in range(more):
        team = s.teams[side]
        at = turns[side] % len(team.heroes)
        order = team.order
        if len(order) == len(team.heroes) - 1:  # the last one left needs no choice
            order = [hero.number for hero in s.of_side(side)]
        known = len(order) == len(team.heroes) or turns[side] < len(order)
        found.append((side, s.heroes[order[at]] if known else None))
        turns[side] += 1
        side = 1 - side
    return found
