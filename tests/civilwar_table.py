"""A table for tests of Civil War: set a position for any hero of any team, act as a player would, see.

    t = table(active="iron_man", hands={"iron_man": ["02", "05"]}, at={"iron_man": 2, "tigra": 3}, folk={2: "CT"})
    t.play("02")               # iron_man_02: the hero's card by its number, its code or its title in snake case
    t.act("attack", "captain_america", "p0>lose/captain_america_01")
    assert t.shields("captain_america") == 0

**Setting** (all by hero code, ring position 0 to 5 or colour; what is not named is as after the setup): `active` whose
turn it is (before playing a card, unless `step` says otherwise), `hands`, `decks` (the next cards to draw, the top one
first; `rest=[]`: nothing below), `at` ring positions, `jailed` hero -> "a", "b", "c", `ko`, `tokens` "MAHW",
`charges` number of filled slots, `shields` hero -> active ones (`lost` hero -> removed ones), `crisis`, `stun`,
`warded`, `guarded`, `control` position -> colour, `folk` position -> "CCT" (small letters carry Danger: "ct"), `danger`
position or hero -> tokens, `approval`, `score` (blue, red) and `on_top` colour, `greens`, `round`, `turn`, `event`,
`events` (the next), `population` (next numbers), `mission`, `missions` (next ones), `done` missions completed, `placed`
and `progress` of the mission, `prepared` space -> cell, `cells` available ones, `story` colour -> cards played so far,
`order` colour -> heroes, `limit`, `ring` six location codes, `seats` "one" per team or "all" (each hero a seat), plus
all of the game's own setup (mode, teams, blue, red ...).

**Acting**: `play` a card, `act(act, on)` one deed (`move`, `rescue`, `attack`, `approve`, `mission`, `charge-move`,
`use`, `special`, `capture`, `prepare`, `escape-heroic`, `end`), with the answers that follow; `end()` the turn. Things
are called: heroes and cards by code, locations by code or `l2`, the thugs and civilians of a place `l2t` and `l2c`,
cell spaces `cell-a`. `run(flow)`, `until`, `answer`, `can`, `why_not`, `said` ... as in `rulebound.testing.table`.

**Seeing**: `hero`, `place`, `hand`, `deck`, `shields`, `tokens`, `where`, `score`, `controls`, `pool`, `on_story`,
`folk` of a place, `shown` an area of the view (`marks` of a hero in it), `faces` of a zone as somebody sees them (an
empty name is a back), `turns` who has begun one so far.

**Cards**: `special_of("tigra", "11")` is a table at which that hero has used the Special Effect of that card.

**Made up**: `tiles` and `sheets`; `with_special("tigra", Damage(2, ENEMY_HERE))` is a sheet whose card 10 does that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.games.civilwar import GAME, cards
from rulebound.games.civilwar.printed import LETTERS, HeroCard, HeroSheet, LocationTile
from rulebound.games.civilwar.setup import Setup, lay_ring, prepare_clash, prepare_registration, start
from rulebound.games.civilwar.state import CLASH, NOWHERE, CivilState, Hero, Location, StoryCard
from rulebound.games.civilwar.words.effect import Effect
from rulebound.kernel.cards import Card, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.match import Match
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView
from rulebound.testing import table as testing
from rulebound.testing.table import snake

QUIET = ("end", "decline", "done", "pass")
SPACES = "abc"
BLUE = ("captain_america", "kate_bishop", "spectrum", "goliath")
RED = ("iron_man", "tigra", "wonder_man", "yellowjacket")


class Table(testing.Table[CivilState]):
    """A match from a position, in the words of Civil War."""

    def __init__(self, at: Match[CivilState] | CivilState) -> None:
        super().__init__(GAME, at)

    def called(self, thing: object) -> str:
        if isinstance(thing, Hero):
            return thing.sheet.code
        if isinstance(thing, Location):
            return thing.tile.code
        if isinstance(thing, Card):
            code: str = thing.printed.code
            return code
        return super().called(thing)

    def _is_on(self, option: Option, wanted: str) -> bool:
        on = option.on
        if isinstance(on, StoryCard):
            number, title = on.printed.code.rpartition("_")[2], snake(on.printed.name.plain)
            return wanted in (on.printed.code, number, title)
        if isinstance(on, Thing) and on.key == wanted:
            return True
        return super()._is_on(option, wanted)

    def _is(self, option: Option, wanted: str) -> bool:
        act, colon, name = wanted.rpartition(":")
        return super()._is(option, wanted) or (bool(colon) and act == option.verb and self._is_on(option, name))

    def copies(self, name: str) -> list[Any]:
        found = [card for card in self.s.cards if name == card.printed.code]
        return found or super().copies(name)

    def find(self, name: str) -> Thing:
        for thing in self.s.things():
            if not isinstance(thing, Card) and name in (thing.key, self.called(thing)):
                return thing
        return super().find(name)

    def idle(self, choice: Choice) -> Option | None:
        """Whoever is not told to do anything ends the turn, declines, or takes what is named first."""
        return next((option for option in choice.options if option.act in QUIET), choice.options[0])

    # --- acting ----------------------------------------------------------------------------------------------------

    def play(self, name: str, *answers: str, seat: int | None = None, until: str = "") -> None:
        """Play a card; the only one in hand is played without asking."""
        if any(choice.prompt == "play" for choice in self.choices):
            super().play(name, *answers, seat=seat, until=until)
            return
        last = self.s.teams[self.s.hero.side].story.cards[-1].printed
        assert name in (last.code, last.code.rpartition("_")[2], snake(last.name.plain)), f"{last.code} was played"
        self.give(*answers)
        if until:
            self.until(until)

    def end(self, *answers: str) -> None:
        """The active hero ends the turn, if it is asked at all."""
        if self.s.step == "act":
            self.act("end", "", *answers)
        else:
            self.give(*answers)

    # --- seeing ----------------------------------------------------------------------------------------------------

    def hero(self, code: str) -> Hero:
        return next(hero for hero in self.s.heroes if hero.sheet.code == code)

    def place(self, position: int) -> Location:
        return self.s.ring[position]

    def hand(self, code: str) -> list[str]:
        return codes(self.hero(code).hand)

    def deck(self, code: str) -> list[str]:
        """From the top to the bottom."""
        return codes(self.hero(code).deck)[::-1]

    def shields(self, code: str) -> int:
        return self.hero(code).active_shields

    def tokens(self, code: str) -> str:
        return "".join(letter * n for letter, n in zip(LETTERS, self.hero(code).tokens, strict=True))

    def where(self, code: str) -> int | str:
        """The ring position, or the cell."""
        hero = self.hero(code)
        return SPACES[hero.cell] if hero.jailed else hero.position

    @property
    def pool(self) -> str:
        return "".join(letter * n for letter, n in zip(LETTERS, self.s.pool, strict=True))

    @property
    def score(self) -> tuple[int, int]:
        """Of Blue and of Red."""
        return self.s.teams[self.s.blue].score, self.s.teams[self.s.red].score

    def controls(self, position: int) -> str:
        return self.s.colour(self.s.ring[position].control)

    def on_story(self, colour: str) -> list[str]:
        return codes(self.s.teams[side_of(self.s, colour)].story)

    @property
    def active(self) -> str:
        return self.s.hero.sheet.code

    @property
    def turns(self) -> list[str]:
        """Whose turns have begun, in their order."""
        return [line["hero"] for line in self.lines("turn")]

    def folk(self, position: int) -> str:
        """Who is in the slots of a place: `CCT`."""
        place = self.s.ring[position]
        return "C" * place.civilians + "T" * place.thugs

    def shown(self, area: str, viewer: int | None = None) -> AreaView:
        """An area of the table as a seat or a spectator sees it."""
        return next(one for one in self.game.areas(self.s, viewer) if one.id == area)

    def faces(self, zone: str, viewer: int | None = None) -> list[str]:
        """The cards of a zone, or of a cell space, by code; those that the viewer does not know are empty names."""
        spaces = [one for area in self.game.areas(self.s, viewer) for one in area.places if one.key == zone]
        seen = spaces[0].cards if spaces else self.seen(viewer, zone)
        return [card.face.code if card.face is not None else "" for card in seen]

    def marks(self, code: str) -> list[str]:
        """What everybody sees of a hero: colour, KO, Summary card ..."""
        return self.shown(f"hero-{self.hero(code).number}").marks


def with_special(
    code: str, *effects: Effect, letters: str = "M", when: Mapping[str, Sequence[Effect]] | None = None
) -> dict[str, HeroSheet]:
    """For `sheets`: the hero's card 10 is a made-up one with these symbols and effects; `when` answers to Enemies."""
    sheet = cards.HEROES[code]
    made_up = HeroCard(code, 10, letters, "Made Up", effects, when)
    return {code: HeroSheet(code, sheet.name.plain, [*sheet.cards[:9], made_up, *sheet.cards[10:]])}


def special_of(hero: str, card: str, *answers: str, until: str = "", **setting: Any) -> Table:
    """A hero plays this card for its Special Effect, in the team for which the box means it (else Blue).

    Captain America or Tigra is the team-mate, and Iron Man or Kate Bishop one of the two Enemies.
    """
    red = cards.HEROES[hero].home == "red"
    mate = next(one for one in (("tigra", "iron_man") if red else ("captain_america", "goliath")) if one != hero)
    teams = {"red": [hero, mate]} if red else {"blue": [hero, mate], "red": ["iron_man", "tigra"]}
    hands = {hero: [card, "01", "02"], **setting.pop("hands", {})}
    t = table(hero, hands=hands, **{**teams, **setting})
    t.play(card)
    t.act("special", f"{hero}_{card}", *answers, until=until)
    return t


def codes(zone: Zone[Any]) -> list[str]:
    return [card.printed.code for card in zone.cards]


def side_of(s: CivilState, colour: str) -> int:
    return s.blue if colour == "blue" else s.red


def new_game(seed: int | str = 1, **setup: Any) -> Table:
    """A game from the very beginning."""
    return Table(Match(GAME, with_teams(setup), seed))


def with_teams(setup: dict[str, Any]) -> dict[str, Any]:
    """The heroes of the tests, who need not be those that the box suggests."""
    if setup.get("mode") == "tournament":
        return setup
    size = 3 if setup.get("teams") == "3x3" else 2
    blue = [hero for hero in BLUE if hero not in setup.get("red", ())]
    red = [hero for hero in RED if hero not in setup.get("blue", ())]
    return {"blue": blue[:size], "red": red[:size], **setup}


def table(
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
) -> Table:
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
    assert s.faults() == [], s.faults()
    return Table(s)


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
    assert found, f"{hero.sheet.code} has no {name} in the deck: {codes(hero.deck)}"
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
    for name in (*([mission] if mission else []), *missions):
        card = _find(s, name)
        if s.removed.holds(card):
            other = next(one for one in s.mission_deck.cards if one.printed.code not in (mission, *missions))
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


__all__ = ["Table", "cards", "new_game", "special_of", "table", "with_special"]
