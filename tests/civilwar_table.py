"""A table for tests of Civil War: set a position for any hero of any team, act as a player would, see.

    t = table(active="iron_man", hands={"iron_man": ["02", "05"]}, at={"iron_man": 2, "tigra": 3}, folk={2: "CT"})
    t.play("02")               # iron_man_02: the hero's card by its number, its code or its title in snake case
    t.act("attack", "captain_america", "p0>lose/captain_america_01")
    assert t.shields("captain_america") == 0

**Setting**: see `rulebound.games.civilwar.positions.laying`.

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
from rulebound.games.civilwar.positions.laying import BLUE as BLUE
from rulebound.games.civilwar.positions.laying import RED as RED
from rulebound.games.civilwar.positions.laying import SPACES, lay_out, side_of, with_teams
from rulebound.games.civilwar.printed import LETTERS, HeroCard, HeroSheet
from rulebound.games.civilwar.state import CivilState, Hero, Location, StoryCard
from rulebound.games.civilwar.words.effect import Effect
from rulebound.kernel.cards import Card, Zone
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.match import Match
from rulebound.kernel.position import lead, snake
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView
from rulebound.testing import table as testing

QUIET = ("end", "decline", "done", "pass")


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


def new_game(seed: int | str = 1, **setup: Any) -> Table:
    """A game from the very beginning."""
    return Table(Match(GAME, with_teams(setup), seed))


def table(active: str = "", **laid: Any) -> Table:
    """A position, by default before the first Blue hero plays a card: see `positions.laying`."""
    s = lay_out(active, **laid)
    assert s.faults() == [], s.faults()
    return Table(s)


def at(position: str, answers: int | None = None) -> Table:
    """A position of the rulebook, after all or some of the answers that lead on."""
    return Table(lead(Match(GAME, {"position": position}), GAME.positions[position].answers[:answers]))


__all__ = ["Table", "at", "cards", "new_game", "special_of", "table", "with_special"]
