"""Whom and where a text means: heroes of a team, here or near, one or each; locations of the ring."""

from __future__ import annotations

from typing import ClassVar, Final

from rulebound.games.civilwar.resolving import Source
from rulebound.games.civilwar.ring import NEIGHBOURS, opposite
from rulebound.games.civilwar.scoring import behind
from rulebound.games.civilwar.state import NOWHERE, RING, CivilState, Hero
from rulebound.games.civilwar.words.effect import Effect
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text


class Where:
    """Some locations, seen from the hero whose effect it is: civilwar.prison.cells_not_locations"""

    UNCHANGING: ClassVar = True
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def positions(self, s: CivilState, source: Source) -> list[int]:
        name = self.name
        if name == "any":
            return list(range(RING))
        hero = source.hero
        if hero is None or hero.position == NOWHERE:
            return []
        here = hero.position
        if name == "here":
            return [here]
        if name in ("adjacent", "one-adjacent"):
            return list(NEIGHBOURS[here])
        if name == "near":
            return [here, *NEIGHBOURS[here]]
        if name == "opposite":
            return [opposite(here)]
        assert name == "other-with-enemy", name
        return [at for at in range(RING) if at != here and s.somebody_at(at, 1 - hero.side)]

    def text(self) -> Text:
        return Text(f"civilwar-where-{self.name}")


HERE: Final = Where("here")
ADJACENT: Final = Where("adjacent")
ONE_ADJACENT: Final = Where("one-adjacent")
NEAR: Final = Where("near")
OPPOSITE: Final = Where("opposite")
ANYWHERE: Final = Where("any")
OTHER_WITH_ENEMY: Final = Where("other-with-enemy")


class Who:
    """A description of heroes. `each` means all of them, else one is chosen by whose effect it is.

    Own heroes are Heroes, those of the other team Enemies, also where a card says Villain or Henchman:
    civilwar.terms.heroes, civilwar.terms.enemies, civilwar.terms.villain_henchman. Who is in a
    cell is in no location (`jailed` says that they are meant all the same); who is KO'd is never meant, unless a Trap
    says so (`fallen`).
    """

    UNCHANGING: ClassVar = True
    __slots__ = ("each", "fallen", "jailed", "most_cards", "name", "others", "team", "where")

    def __init__(
        self,
        name: str,
        team: str,
        *,
        where: Where | None = None,
        each: bool = False,
        others: bool = False,
        jailed: bool = False,
        fallen: bool = False,
        most_cards: int = 99,
    ) -> None:
        self.name = name
        self.team = team  # self, own, enemy, blue, red, behind, all
        self.where = where
        self.each = each
        self.others = others
        self.jailed = jailed
        self.fallen = fallen
        self.most_cards = most_cards  # what is said of Health means cards in hand: civilwar.keyword.health

    def heroes(self, s: CivilState, source: Source) -> list[Hero]:
        """All who are meant, team by team in turn order."""
        team = self.team
        if team == "self":
            return [source.hero] if source.hero is not None and not source.hero.ko else []
        if team == "own":
            sides = [source.side]
        elif team == "enemy":
            sides = [1 - source.side]
        elif team == "blue":
            sides = [s.blue]
        elif team == "red":
            sides = [s.red]
        elif team == "behind":
            sides = [behind(s)]
        else:
            sides = [s.blue, s.red]
        found = [hero for side in sides for hero in s.of_side(side)]
        if not self.fallen:
            found = [hero for hero in found if not hero.ko]
        if not self.jailed:
            found = [hero for hero in found if not hero.jailed]
        if self.most_cards < 99:
            found = [hero for hero in found if len(hero.hand) <= self.most_cards]
        if self.others:
            found = [hero for hero in found if hero is not source.hero]
        if self.where is not None:
            positions = self.where.positions(s, source)
            found = [hero for hero in found if hero.position in positions]
        return found

    def choose(
        self, s: CivilState, source: Source, act: str, heroes: list[Hero], deed: Effect, decline: str = ""
    ) -> Flow[list[Hero]]:
        """Those whom it happens to: each of these, or one by choice; nobody, if that may be declined."""
        if self.each or self.team == "self" or not heroes:
            return heroes
        hero = yield from choose(
            s, source.seat, act, heroes, source.rule, decline=decline, about=source.about, args=deed.telling
        )
        return [] if hero is None else [hero]

    def text(self) -> Text:
        return Text(f"civilwar-who-{self.name}")


SELF: Final = Who("self", "self", jailed=True)
ALLY: Final = Who("ally", "own", others=True, jailed=True)
HERO: Final = Who("hero", "own", jailed=True)
HERO_HERE: Final = Who("hero-here", "own", where=HERE)
HEROES_HERE: Final = Who("heroes-here", "own", where=HERE, each=True)
ENEMY_HERE: Final = Who("enemy-here", "enemy", where=HERE)
ENEMY_ADJACENT: Final = Who("enemy-adjacent", "enemy", where=ADJACENT)
ENEMY_NEAR: Final = Who("enemy-near", "enemy", where=NEAR)
EACH_ENEMY_HERE: Final = Who("each-enemy-here", "enemy", where=HERE, each=True)
BLUE_HERO: Final = Who("blue-hero", "blue")
ANY_BLUE_HERO: Final = Who("any-blue-hero", "blue", jailed=True, fallen=True)
EACH_BLUE: Final = Who("each-blue", "blue", each=True, jailed=True)
EVERY_BLUE: Final = Who("every-blue", "blue", each=True, jailed=True, fallen=True)
EACH_RED: Final = Who("each-red", "red", each=True)
EACH_BEHIND: Final = Who("each-behind", "behind", each=True, jailed=True)
EVERYONE: Final = Who("everyone", "all", each=True, jailed=True)
