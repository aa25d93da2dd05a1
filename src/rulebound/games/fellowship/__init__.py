"""The Lord of the Rings: The Card Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulebound.games.fellowship import action_windows, areas, questions, setup
from rulebound.games.fellowship.action_windows import explain
from rulebound.games.fellowship.campaign_sheet import CAMPAIGNS
from rulebound.games.fellowship.deckbuilding import DECKS, decks
from rulebound.games.fellowship.judge import JUDGE
from rulebound.games.fellowship.mind import FellowshipMind
from rulebound.games.fellowship.positions import POSITIONS
from rulebound.games.fellowship.printed import SETS
from rulebound.games.fellowship.promises import everyone_once, phases_in_order
from rulebound.games.fellowship.state import FellowshipState
from rulebound.games.fellowship.steps import STEPS
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.game import Game
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, Face, Verdict
from rulebound.lcg.windows import costs_nothing


class Fellowship(Game[FellowshipState]):
    """1 to 4 players together on a quest."""

    id = "fellowship"
    book_language = "uk"
    cooperative = True
    opening = setup
    steps = STEPS
    decks = DECKS
    campaigns = CAMPAIGNS
    mind = FellowshipMind()
    positions = POSITIONS

    def areas(self, s: FellowshipState, seat: int | None) -> list[AreaView]:
        return areas.areas(s, seat)

    def arrows(self, s: FellowshipState) -> list[tuple[Thing, Thing, str]]:
        return areas.arrows(s)

    def facts(self, s: FellowshipState, choice: Choice) -> dict[str, Arg]:
        return questions.facts(s, choice)

    def notes(self, s: FellowshipState, choice: Choice, option: Option) -> list[Text]:
        return questions.notes(s, choice, option)

    def is_free(self, choice: Choice, option: Option) -> bool:
        return costs_nothing(choice, option)

    def why_not(self, s: FellowshipState, seat: int, thing: Thing) -> list[Verdict]:
        return explain(s, seat, thing) or []

    def wishes(self, s: FellowshipState, seat: int) -> list[str]:
        return action_windows.wishes(s, seat)

    def hear(self, s: FellowshipState, seat: int, wish: str) -> None:
        action_windows.hear(s, seat, wish)

    def faces(self) -> list[Face]:
        return [printed.face for one in SETS.values() for printed in one.faces()]

    def faults(self, s: FellowshipState, choices: Mapping[int, Choice]) -> list[str]:
        """Nobody who is out is asked; in a window between two steps nothing is under way."""
        found = [f"{choices[seat].prompt} asks seat {seat}, who is out" for seat in choices if s.players[seat].out]
        if s.step.endswith("_actions") and all(choice.prompt == "action" for choice in choices.values()):
            found += s.faults() if s.attacks else s.under_way() + s.faults()
        return found

    def course_faults(self, s: FellowshipState) -> list[str]:
        return phases_in_order(s.log.lines) + everyone_once(s.log.lines, s.seats)

    def setups(self) -> list[dict[str, Any]]:
        """Every scenario in both modes, every deck of the box, one to four players; the last few by lot."""
        own = [*decks()]
        found: list[dict[str, Any]] = []
        for scenario in setup.scenarios():
            for mode in ("normal", "easy"):
                for players in range(1, 5):
                    turned = own[len(found) % len(own) :] + own
                    team = _without_the_same_hero(turned, players)
                    found.append({"scenario": scenario, "mode": mode, "decks": team})
        return found + [self.setup_by_lot(Chance(seed)) for seed in range(4)]

    def setup_by_lot(self, chance: Chance) -> dict[str, Any]:
        return setup.setup_by_lot(chance)


def _without_the_same_hero(names: list[str], players: int) -> list[str]:
    """So many decks of which no two have the same hero, as far as there are."""
    team: list[str] = []
    seen: set[str] = set()
    for name in dict.fromkeys(names):
        heroes = set(decks()[name].heroes)
        if len(team) < players and not heroes & seen:
            team.append(name)
            seen |= heroes
    return team


FellowshipState.judge = JUDGE
GAME: Final = Fellowship()
