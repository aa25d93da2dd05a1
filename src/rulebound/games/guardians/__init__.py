"""Guardians of the Galaxy: Battle of Superheroes."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.guardians import areas, cards, setup
from rulebound.games.guardians.mind import GuardiansMind
from rulebound.games.guardians.positions import POSITIONS
from rulebound.games.guardians.promises import everyone_once, in_force
from rulebound.games.guardians.selection import LAYING
from rulebound.games.guardians.state import GuardiansState, TechniqueCard
from rulebound.games.guardians.steps import STEPS
from rulebound.games.guardians.teams import SPLITS, SYMBOLS
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.game import Game
from rulebound.kernel.requirements import verdicts
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, Face, Verdict


class Guardians(Game[GuardiansState]):
    """2 to 8 players, free for all or in teams; whoever wins three battles first."""

    id = "guardians"
    book_language = "ru"
    opening = setup
    steps = STEPS
    mind = GuardiansMind()
    positions = POSITIONS

    def sides(self, s: GuardiansState) -> list[int]:
        return [player.side for player in s.players]

    def areas(self, s: GuardiansState, seat: int | None) -> list[AreaView]:
        return areas.areas(s, seat)

    def facts(self, s: GuardiansState, choice: Choice) -> dict[str, Arg]:
        return areas.facts(s, choice)

    def notes(self, s: GuardiansState, choice: Choice, option: Option) -> list[Text]:
        return areas.notes(s, choice, option)

    def why_not(self, s: GuardiansState, seat: int, thing: Thing) -> list[Verdict]:
        return verdicts(LAYING, s, seat, thing) if isinstance(thing, TechniqueCard) else []

    def faces(self) -> list[Face]:
        printed = [*cards.TECHNIQUES, *cards.HEROES, *cards.BATTLEFIELDS, *SYMBOLS.values()]
        return [card.face for card in printed]

    def in_force(self, s: GuardiansState, rule: str) -> bool:
        return in_force(s, rule)

    def course_faults(self, s: GuardiansState) -> list[str]:
        return everyone_once(s.log.lines)

    def setups(self) -> list[dict[str, Any]]:
        """Every number of players and every split into teams, the variants and the two-box game for few."""
        alone: list[dict[str, Any]] = [{"players": n, "boxes": "guardians" if n < 5 else "both"} for n in range(2, 9)]
        split: list[dict[str, Any]] = [
            {"players": n, "boxes": "both", "teams": t} for n, teams in SPLITS.items() for t in teams
        ]
        more: list[dict[str, Any]] = [
            {"players": 4, "teams": 2},
            {"players": 2, "boxes": "both"},
            {"players": 3, "variant": "four_wins"},
            {"players": 4, "variant": "deciding_battle", "initiative_icon": "energy"},
        ]
        return [*alone, *split, *more]


GAME: Final = Guardians()
