"""A position of Civil War is laid out, for any hero of any team.

All by hero code, ring position 0 to 5 or colour; what is not named is as after the setup: `active` whose
turn it is (before playing a card, unless `step` says otherwise), `hands`, `decks` (the next cards to draw, the top one
first; `rest=[]`: nothing below), `at` ring positions, `jailed` hero -> "a", "b", "c", `ko`, `tokens` "MAHW",
`charges` number of filled slots, `shields` hero -> active ones (`lost` hero -> removed ones), `crisis`, `stun`,
`warded`, `guarded`, `control` position -> colour, `folk` position -> "CCT" (small letters carry Danger: "ct"), `danger`
position or hero -> tokens, `approval`, `score` (blue, red) and `on_top` colour, `greens`, `round`, `turn`, `event`,
`events` (the next), `population` (next numbers), `mission`, `missions` (next ones), `done` missions completed, `placed`
and `progress` of the mission, `prepared` space -> cell, `cells` available ones, `story` colour -> cards played so far,
`order` colour -> heroes, `limit`, `ring` six location codes, `seats` "one" per team or "all" (each hero a seat), plus
all of the game's own setup (mode, teams, blue, red ...).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulebound.games.civilwar.printed import LETTERS, HeroSheet, LocationTile
from rulebound.games.civilwar.setup import Setup, lay_ring, prepare_clash, prepare_registration, start
from rulebound.games.civilwar.state import CLASH, NOWHERE, CivilState, Hero, Location, StoryCard
from rulebound.kernel.cards import Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.position import snake

SPACES: Final = "abc"
BLUE: Final = ("captain_america", "kate_bishop", "spectrum", "goliath")
RED: Final = ("iron_man", "tigra", "wonder_man", "yellowjacket")


def lay_out(
    active: str = "",
    *,
    step: str = "play_card",
    hands: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    rest: Sequence[str] | None = None,
    at: Mapping[str, int] | None = None,
    jailed: Mapping[str, str] | None = None,
    ko: Sequence[str] = (),
    tokens: Mapping[str, str] | None = None,
    charges: Mapping[str, int] | None = None,
    shields: Mapping[str, int] | None = None,
    lost: Mapping[str, int] | None = None,
    crisis: Mapping[str, int] | None = None,
    stun: Mapping[str, int] | None = None,
    warded: Sequence[str] = (),
    guarded: Sequence[str] = (),
    control: Mapping[int, str] | None = None,
    folk: Mapping[int, str] | None = None,
    danger: Mapping[int | str, int] | None = None,
    approval: Mapping[int, int] | None = None,
    score: tuple[int, int] = (0, 0),
    on_top: str = "red",
    greens: int | None = None,
    round: int = 1,
    turn: int = 0,
    event: str = "",
    events: Sequence[str] = (),
    population: Sequence[int] = (),
    mission: str = "",
    missions: Sequence[str] = (),
    done: int = 0,
    placed: int | None = None,
    progress: int = 0,
    prepared: Mapping[str, str] | None = None,
    cells: Sequence[str] | None = None,
    story: Mapping[str, Sequence[str]] | None = None,
    order: Mapping[str, Sequence[str]] | None = None,
    limit: int | None = None,
    ring: Sequence[str] = (),
    tiles: Mapping[int, LocationTile] | None = None,
    sheets: Mapping[str, HeroSheet] | None = None,
    seats: str = "one",
    seed: int = 1,
    **setup: Any,
) -> CivilState:
    """A position, by default before the first Blue hero plays a card; see the heading of this module.

    `tiles` puts locations that no box has into the ring, `sheets` gives heroes other cards (test data).
    """
    size = 3 if setup.get("teams") == "3x3" else 2
    people = {"blue_players": size, "red_players": size} if seats == "all" else {}
    s = start(Setup(**{**people, **with_teams(setup)}), Chance(seed))
    s.tiles = list(ring) or s.tiles
    lay_ring(s)
    for position, tile in (tiles or {}).items():
        s.ring[position] = Location(position, tile, s.ring[position].control)
    _deal_out(s, dict(hands or {}), dict(decks or {}), rest, story or {}, sheets or {})
    if s.mode == CLASH:
        s.starter = s.blue
        prepare_clash(s)
        _stack(s, s.event_deck, s.event_box, [*events])
        if event:
            s.move(_find(s, event), s.event)
    else:
        prepare_registration(s)
        _lay_registration(s, mission, missions, prepared or {}, cells)
    s.shuffle(s.population)
    for number in reversed(population):
        s.move(_find(s, f"population_{number:02}"), s.population)
    _place_heroes(s, at or {}, jailed or {}, ko, shields or {}, lost or {}, tokens or {}, charges or {})
    _mark(s, crisis or {}, stun or {}, warded, guarded)
    for position, colour in (control or {}).items():
        s.ring[position].control = side_of(s, colour)
    for position, people_there in (folk or {}).items():
        _fill(s.ring[position], people_there)
    for position, n in (approval or {}).items():
        s.ring[position].approval = n
    for on, n in (danger or {}).items():
        if isinstance(on, int):
            s.ring[on].danger = n
        else:
            next(hero for hero in s.heroes if hero.sheet.code == on).danger = n
    s.teams[s.blue].score, s.teams[s.red].score = score
    s.on_top = side_of(s, on_top)
    s.greens = sum(space <= max(score) for space in range(4, 40, 4)) if greens is None else greens
    s.round, s.turn, s.missions_done, s.progress = round, turn, done, progress
    s.placed = 6 - s.danger_supply + progress if placed is None else placed
    s.limit = s.limit if limit is None else limit
    hero = next((one for one in s.heroes if one.sheet.code == active), s.heroes[s.teams[s.blue].heroes[0]])
    _begin(s, hero, order or {})
    s.step = step
    return s


def with_teams(setup: dict[str, Any]) -> dict[str, Any]:
    """The heroes of these positions, who need not be those that the box suggests."""
    if setup.get("mode") == "tournament":
        return setup
    size = 3 if setup.get("teams") == "3x3" else 2
    blue = [hero for hero in BLUE if hero not in setup.get("red", ())]
    red = [hero for hero in RED if hero not in setup.get("blue", ())]
    return {"blue": blue[:size], "red": red[:size], **setup}


def _begin(s: CivilState, hero: Hero, order: Mapping[str, Sequence[str]]) -> None:
    """Whose turn it is; the order of the teams is fixed as far as the test says or the turn demands."""
    numbers = {(one.side, one.sheet.code): one.number for one in s.heroes}
    for colour, named in order.items():
        side = side_of(s, colour)
        s.teams[side].order = [numbers[side, code] for code in named]
    s.active = hero.number
    s.leads = hero.side
    team = s.teams[hero.side]
    if hero.number not in team.order:
        team.order.append(hero.number)
    team.turns = team.order.index(hero.number)
    if s.mode == CLASH:
        s.starter = hero.side if s.turn % 2 == 0 else 1 - hero.side


def _deal_out(
    s: CivilState,
    hands: dict[str, Sequence[str]],
    decks: dict[str, Sequence[str]],
    rest: Sequence[str] | None,
    story: Mapping[str, Sequence[str]],
    sheets: Mapping[str, HeroSheet],
) -> None:
    for hero in s.heroes:
        code = hero.sheet.code
        if code in sheets:
            hero.sheet = sheets[code]
            for card, printed in zip(hero.deck.cards, sheets[code].cards, strict=True):
                card.printed = printed
        double = next((card for card in hero.deck.cards if card.printed.is_double_wild), None)
        if double is not None and s.balance != hero.side:
            s.move(double, s.removed)
    for colour, played in story.items():
        for code in played:
            s.move(_find(s, code), s.teams[side_of(s, colour)].story)
    for hero in s.heroes:
        code = hero.sheet.code
        free = [card for card in hero.deck.cards if card.printed.code.rpartition("_")[2] not in decks.get(code, ())]
        for name in hands.get(code, [card.printed.code for card in free[:3]]):
            s.move(_own(hero, name), hero.hand)
        s.chance.shuffle(hero.deck.cards)
        if rest is not None and code in decks:
            keep = [_own(hero, name) for name in (*decks[code], *rest)]
            for card in hero.deck.cards[:]:
                if card not in keep:
                    s.move(card, s.removed)
        for name in reversed(decks.get(code, ())):
            card = _own(hero, name)
            hero.deck.cards.remove(card)
            hero.deck.cards.append(card)


def _own(hero: Hero, name: str) -> StoryCard:
    found = [
        card
        for card in hero.deck.cards
        if name in (card.printed.code, card.printed.code.rpartition("_")[2], snake(card.printed.name.plain))
    ]
    assert found, f"{hero.sheet.code} has no {name} in the deck: {[card.printed.code for card in hero.deck.cards]}"
    return found[0]


def _find(s: CivilState, code: str) -> Any:
    return next(card for card in s.cards if card.printed.code == code)


def _stack(s: CivilState, deck: Zone[Any], box: Zone[Any], names: Sequence[str]) -> None:
    """These are the next cards of the deck; one that lay in the box changes places with the lowest."""
    for name in reversed(names):
        card = _find(s, name)
        if box.holds(card):
            s.move(next(one for one in deck.cards if one.printed.code not in names), box)
        s.move(card, deck)


def _lay_registration(
    s: CivilState,
    mission: str,
    missions: Sequence[str],
    prepared: Mapping[str, str],
    cells: Sequence[str] | None,
) -> None:
    """Missions and cells as named; what was removed changes places with one that nobody has named."""
    coming = [*([mission] if mission else []), *missions]
    for name in coming:
        card = _find(s, name)
        if s.removed.holds(card):
            other = next(one for one in s.mission_deck.cards if one.printed.code not in coming)
            s.move(other, s.removed)
            s.move(card, s.mission_deck)
    for name in reversed(missions):
        s.move(_find(s, name), s.mission_deck)
    if mission:
        s.move(_find(s, mission), s.mission)
    else:
        s.deal(s.mission_deck, s.mission)
    wanted = [*prepared.values(), *(cells or ())]
    for name in wanted:
        card = _find(s, name)
        if s.removed.holds(card):
            s.move(next(one for one in s.cells.cards if one.printed.code not in wanted), s.removed)
            card.known = 0
            s.move(card, s.cells)
    for space, name in prepared.items():
        s.move(_find(s, name), s.cell_zones[SPACES.index(space)])
    if cells is not None:
        for card in s.cells.cards[:]:
            if card.printed.code not in cells:
                s.move(card, s.cell_discard)


def _place_heroes(
    s: CivilState,
    at: Mapping[str, int],
    jailed: Mapping[str, str],
    ko: Sequence[str],
    shields: Mapping[str, int],
    lost: Mapping[str, int],
    tokens: Mapping[str, str],
    charges: Mapping[str, int],
) -> None:
    for hero in s.heroes:
        code = hero.sheet.code
        hero.position = at.get(code, hero.position)
        if code in jailed:
            hero.position, hero.cell = NOWHERE, SPACES.index(jailed[code])
        hero.shields -= lost.get(code, 0)
        hero.active_shields = min(hero.shields, shields.get(code, hero.shields))
        hero.tokens = [tokens.get(code, "").count(letter) for letter in LETTERS]
        full = charges.get(code, 0)
        hero.charges = [number < full for number in range(len(hero.charges))]
        if code in ko:
            hero.ko = True
            for card in hero.hand.cards[:]:
                s.move(card, hero.deck)


def _mark(
    s: CivilState, crisis: Mapping[str, int], stun: Mapping[str, int], warded: Sequence[str], guarded: Sequence[str]
) -> None:
    for hero in s.heroes:
        code = hero.sheet.code
        hero.crisis = crisis.get(code, 0)
        hero.stun = stun.get(code, 0)
        hero.warded = code in warded
        hero.guards_damage = hero.guards_crisis = code in guarded


def _fill(place: Location, people: str) -> None:
    """Civilians and thugs in the slots; small letters carry Danger."""
    place.civilians = people.upper().count("C")
    place.thugs = people.upper().count("T")
    place.endangered_civilians = people.count("c")
    place.endangered_thugs = people.count("t")


def side_of(s: CivilState, colour: str) -> int:
    return s.blue if colour == "blue" else s.red
