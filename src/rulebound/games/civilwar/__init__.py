"""Marvel United: Civil War, the modes in which two teams of heroes play against each other."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.civilwar import areas, cards, setup
from rulebound.games.civilwar.mind import CivilMind
from rulebound.games.civilwar.positions import POSITIONS
from rulebound.games.civilwar.promises import in_force, turns_in_order
from rulebound.games.civilwar.state import CivilState
from rulebound.games.civilwar.steps import STEPS
from rulebound.games.civilwar.tournament import redraw_picks
from rulebound.games.civilwar.why import why_thing
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, Face, Verdict


class CivilWar(Game[CivilState]):
    """Two teams of two or three heroes: Clash of Heroes, Registration Clash, or the tournament."""

    id = "civilwar"
    book_language = "pl"
    opening = setup
    steps = STEPS
    mind = CivilMind()
    positions = POSITIONS

    def sides(self, s: CivilState) -> list[int]:
        return [player.side for player in s.players]

    def areas(self, s: CivilState, seat: int | None) -> list[AreaView]:
        return areas.areas(s, seat)

    def why_not(self, s: CivilState, seat: int, thing: Thing) -> list[Verdict]:
        return why_thing(s, seat, thing)

    def redraw(self, s: CivilState, seat: int, chance: Chance) -> None:
        if s.step == "pick_locations":
            redraw_picks(s, s.players[seat].side, chance, list(cards.LOCATIONS))

    def faces(self) -> list[Face]:
        heroes = [card for sheet in cards.HEROES.values() for card in sheet.cards]
        places = list(cards.LOCATIONS.values())
        rest = [*cards.EQUIPMENT, *cards.EVENTS, *cards.POPULATION, *cards.MISSIONS, *cards.CELLS]
        return [printed.face for printed in (*heroes, *places, *rest)]

    def in_force(self, s: CivilState, rule: str) -> bool:
        return in_force(s, rule)

    def course_faults(self, s: CivilState) -> list[str]:
        return turns_in_order(s.log.lines)

    def setups(self) -> list[dict[str, Any]]:
        """Both modes and the tournament, both sizes, heroes and locations of the base game, several people."""
        others = ["avengers_mansion", "helicarrier", "times_square", "nypd_hq", "avengers_tower", "central_park"]
        return [
            {},
            {"teams": "3x3", "blue_players": 3, "red_players": 3},
            {"blue": ["goliath", "base_wasp"], "red": ["yellowjacket", "base_falcon"], "locations": others},
            {"balance": "blue", "starting_team": "red", "blue_players": 2},
            {"mode": "registration"},
            {"mode": "registration", "teams": "3x3", "blue_players": 3, "red_players": 2},
            {
                "mode": "registration",
                "auction": True,
                "blue": ["base_captain_america", "base_black_panther"],
                "red": ["base_iron_man", "base_captain_marvel"],
                "locations": others,
            },
            {"mode": "tournament"},
            {"mode": "tournament", "teams": "3x3", "blue_players": 2, "red_players": 3},
        ]

    def setup_by_lot(self, chance: Chance) -> dict[str, Any]:
        """Any mode, size, heroes, locations and number of people."""
        teams = chance.pick(["2x2", "3x3"])
        size = setup.SIZES[teams]
        mode = chance.pick(["clash", "registration", "registration", "tournament"])
        people = {"blue_players": 1 + chance.below(size), "red_players": 1 + chance.below(size)}
        if mode == "tournament":
            return {"mode": mode, "teams": teams, **people}
        heroes = chance.sample(list(cards.HEROES), 2 * size)
        return {
            "mode": mode, "teams": teams, **people, "blue": heroes[:size], "red": heroes[size:],
            "locations": chance.sample(list(cards.LOCATIONS), 6), "auction": chance.coin(),
            "bid": chance.pick([0, 12, 16, 20]),
            "balance": chance.pick(["", "blue", "red"]) if mode == "clash" else "",
        }  # fmt: skip


GAME: Final = CivilWar()
