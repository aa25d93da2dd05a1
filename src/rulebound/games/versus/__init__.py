"""VS System: a duel of two formations."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from rulebound.games.versus import areas, cardpool, cards, priority, questions, setup
from rulebound.games.versus.deck_building import DECKS, random_deck
from rulebound.games.versus.mind import VersusMind
from rulebound.games.versus.positions import POSITIONS
from rulebound.games.versus.promises import everyone_once, in_force, stale_texts
from rulebound.games.versus.state import VersusCard, VersusState
from rulebound.games.versus.steps import STEPS
from rulebound.games.versus.why import why_card
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.game import Game
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, Face, Verdict

BEFORE_CUT: Final = frozenset({"decks", "windows", "concede", "empty_deck", "turn_limit"})
"""All that a record said of a setup before cutting was a choice."""


class Versus(Game[VersusState]):
    """Two players, each with 50 endurance and a deck of their own."""

    id = "versus"
    version = "3"
    book_language = "ru"
    opening = setup
    steps = STEPS
    decks = DECKS
    mind = VersusMind()
    positions = POSITIONS

    def areas(self, s: VersusState, seat: int | None) -> list[AreaView]:
        return areas.areas(s, seat)

    def arrows(self, s: VersusState) -> list[tuple[Thing, Thing, str]]:
        return areas.arrows(s)

    def as_it_was(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """Everybody was asked to cut, when that could not be chosen."""
        return {**values, "cut": True} if values.keys() >= BEFORE_CUT and "cut" not in values else values

    def facts(self, s: VersusState, choice: Choice) -> dict[str, Arg]:
        return questions.facts(s, choice)

    def notes(self, s: VersusState, choice: Choice, option: Option) -> list[Text]:
        return questions.notes(s, choice, option)

    def why_not(self, s: VersusState, seat: int, thing: Thing) -> list[Verdict]:
        return why_card(s, seat, thing) if isinstance(thing, VersusCard) else []

    def wishes(self, s: VersusState, seat: int) -> list[str]:
        return priority.wishes(s, seat)

    def hear(self, s: VersusState, seat: int, wish: str) -> None:
        priority.hear(s, seat, wish)

    def asks_all(self, s: VersusState, seat: int) -> bool:
        return s.players[seat].asks_all

    def faces(self) -> list[Face]:
        return [card.face for card in cardpool.cards()]

    def in_force(self, s: VersusState, rule: str) -> bool:
        return in_force(s, rule)

    def faults(self, s: VersusState, choices: Mapping[int, Choice]) -> list[str]:
        return stale_texts(s)

    def course_faults(self, s: VersusState) -> list[str]:
        return everyone_once(s.log.lines)

    def setups(self) -> list[dict[str, Any]]:
        """The starters, every pair of the four decks, and legal decks by lot; some with every window asked."""
        found: list[dict[str, Any]] = [{}, {"windows": "all"}]
        found += [self.setup_by_lot(Chance(seed)) for seed in range(6)]
        teams = ["doom", "brotherhood", "sentinels", "x-men"]
        found += [{"decks": [team, team]} for team in teams]
        found += [{"decks": list(pair)} for pair in combinations(teams, 2)]
        return found

    def setup_by_lot(self, chance: Chance) -> dict[str, Any]:
        pair = [random_deck(chance), random_deck(chance)]
        windows, empty_deck = chance.pick(["all", "some", "some"]), chance.pick(["loss", "nothing", "nothing"])
        return {"decks": pair, "windows": windows, "empty_deck": empty_deck, "cut": windows == "all"}


cardpool.add(cards.ALL)
GAME: Final = Versus()
