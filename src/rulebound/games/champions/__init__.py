"""Marvel Champions: The Card Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulebound.games.champions import areas, setup
from rulebound.games.champions.deckbuilding import DECKS
from rulebound.games.champions.judge import JUDGE
from rulebound.games.champions.mind import ChampionsMind
from rulebound.games.champions.numbers import defense_power, hand_size, remaining
from rulebound.games.champions.player_phase import explain
from rulebound.games.champions.positions import POSITIONS
from rulebound.games.champions.printed import HERO, SETS, VILLAIN
from rulebound.games.champions.promises import everyone_once, in_force
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.steps import STEPS
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.game import Game
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, Face, Verdict
from rulebound.lcg.windows import costs_nothing

TELLING_THEIR_CARD: Final = frozenset(("attach", "give", "may-change-form", "wild", "sequence", "assign"))
"""Questions that a card asks, whichever it is."""


class Champions(Game[ChampionsState]):
    """1 to 4 heroes together against a villain."""

    id = "champions"
    version = "2"
    book_language = "uk"
    cooperative = True
    opening = setup
    steps = STEPS
    decks = DECKS
    mind = ChampionsMind()
    positions = POSITIONS

    def areas(self, s: ChampionsState, seat: int | None) -> list[AreaView]:
        return areas.areas(s, seat)

    def arrows(self, s: ChampionsState) -> list[tuple[Thing, Thing, str]]:
        return areas.arrows(s)

    def is_free(self, choice: Choice, option: Option) -> bool:
        return costs_nothing(choice, option)

    def facts(self, s: ChampionsState, choice: Choice) -> dict[str, Arg]:
        """From which card a question comes that does not say it, and how many cards have to go."""
        card, prompt = choice.about, choice.prompt
        if prompt == "discard-down":
            return {"n": len(s.players[choice.seat].hand) - hand_size(s, choice.seat)}
        if prompt == "discard" and card is None:
            return {"told": 0, "by": "", "deeds": []}  # at the end of the turn no card tells to
        if card is None or prompt not in TELLING_THEIR_CARD:
            return {}
        return {"by": card.name_for(choice.seat)}

    def notes(self, s: ChampionsState, choice: Choice, option: Option) -> list[Text]:
        """What one compares before one decides: how well somebody defends, how much an enemy or a scheme has left."""
        card = option.on
        if not isinstance(card, ChampionsCard):
            return []
        if choice.prompt == "defend" and card.kind == HERO:
            return [Text("champions-note-defense", {"n": defense_power(s, card)})]
        if choice.prompt in ("attack", "defend", "damage"):
            return [Text("champions-note-hit-points", {"n": remaining(s, card)})] if card.shown.is_character else []
        return [Text("champions-note-threat", {"n": card.threat})] if choice.prompt == "thwart" else []

    def why_not(self, s: ChampionsState, seat: int, thing: Thing) -> list[Verdict]:
        return explain(s, seat, thing) or []

    def faces(self) -> list[Face]:
        return [printed.face for one in SETS.values() for printed in one.faces()]

    def faults(self, s: ChampionsState, choices: Mapping[int, Choice]) -> list[str]:
        """Nobody who is out is asked; in a turn, before anything is done, nothing is under way."""
        found = [f"{choices[seat].prompt} asks seat {seat}, who is out" for seat in choices if s.players[seat].out]
        if any(choice.prompt == "turn" for choice in choices.values()):
            found += s.under_way() + s.faults()
        return found

    def in_force(self, s: ChampionsState, rule: str) -> bool:
        return in_force(s, rule)

    def course_faults(self, s: ChampionsState) -> list[str]:
        villains = {card.printed.name.id for card in s.cards if card.printed.kind == VILLAIN}
        return everyone_once(s.log.lines, s.seats, villains)

    def setups(self) -> list[dict[str, Any]]:
        """Every hero, every villain in both modes, one to four players, every modular set, several, unseen ones.

        The last few have legal decks by lot.
        """
        heroes = setup.sets_of("hero")
        found: list[dict[str, Any]] = []
        for villain in setup.sets_of("villain"):
            for mode in ("standard", "expert"):
                for players in range(1, 5):
                    turned = heroes[len(found) % len(heroes) :] + heroes
                    found.append({"heroes": turned[:players], "villain": villain, "mode": mode})
        found += [{"heroes": [hero], "modular": ["random"]} for hero in heroes]
        modular = setup.sets_of("modular")
        for villain in setup.sets_of("villain"):  # champions.modular_set.swap, champions.modular_set.several_allowed
            found += [{"villain": villain, "modular": [one]} for one in modular]
            found.append({"villain": villain, "mode": "expert", "modular": modular})
            found.append({"villain": villain, "modular": [setup.RANDOM, setup.RANDOM]})
        return found + [self.setup_by_lot(Chance(seed)) for seed in range(4)]

    def setup_by_lot(self, chance: Chance) -> dict[str, Any]:
        return setup.setup_by_lot(chance)


ChampionsState.judge = JUDGE
GAME: Final = Champions()
