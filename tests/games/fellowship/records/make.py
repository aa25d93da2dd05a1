"""Plays the recorded games anew: `python tests/games/fellowship/records/make.py NAME [SEED [TRIES]]`.

Players who look into the cards: each round is tried many times from the best tables of the round before, by habit and
a little by chance, and the best few tables are gone on with. What they come to in the end is written down.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.numbers import (
    attack_strength,
    defense_strength,
    remaining,
    staged_threat,
    willpower,
)
from rulebound.games.fellowship.printed import HERO, OBJECTIVE
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match

RECORDS: Final = Path(__file__).parent
SETUPS: Final[dict[str, dict[str, Any]]] = {
    "mirkwood": {"scenario": "mirkwood", "decks": ["tactics", "leadership", "spirit"]},
    "anduin": {"scenario": "anduin", "decks": ["leadership_and_spirit", "lore_and_tactics"]},
    "dol_guldur": {"scenario": "dol_guldur", "decks": ["leadership_and_spirit", "lore_and_tactics"], "mode": "easy"},
}
KEPT: Final = 8
"""Tables that are gone on with after each round."""
TRIED: Final = 14
"""How often the next round is tried from each of them."""
MOST_ROUNDS: Final = 25
WON: Final = 1e6


def worth(match: Match[FellowshipState]) -> float:
    """How good a table is for the players."""
    s = match.state
    if match.result is not None:
        return WON - s.round if match.result.winners else -WON
    total = -11.0 * staged_threat(s) + 350 * s.quest.printed.stage + 14 * min(s.quest.progress, 20)
    for player in s.players:
        total -= 400 if player.out else 4 * player.threat + 1.5 * max(0, player.threat - 38) ** 2
        for card in player.area.cards:
            if card.captive:
                total -= 250
            elif card.printed.is_character:
                strength = 8 * willpower(s, card) + 7 * attack_strength(s, card) + 4 * defense_strength(s, card)
                total += strength + (200 if card.printed.kind == HERO else 20) - 14 * card.damage + 3 * card.resources
            else:
                total += (220 if s.quest.printed.stage > 1 else 90) if card.printed.kind == OBJECTIVE else 20
        total += 4 * len(player.hand.cards)
    for enemy in s.enemies():
        total -= 14 + 5 * remaining(s, enemy) + 4 * attack_strength(s, enemy)
    return total


def play_on(match: Match[FellowshipState], upto: int, dice: Chance, noise: int) -> Match[FellowshipState]:
    """To the beginning of that round, by habit; one answer in `noise` is left to chance."""
    while match.choices and match.state.round < upto:
        seat, choice = next(iter(match.choices.items()))
        usual = GAME.mind.habit(match.state, choice)
        if usual is None or (match.state.round > 0 and dice.below(noise) == 0):
            usual = dice.below(len(choice.options))
        match.answer(seat, usual)
    return match


def play(setup: dict[str, Any], seed: int) -> Match[FellowshipState]:
    dice = Chance(seed)
    start: Match[FellowshipState] = Match(GAME, setup, seed)
    best = [play_on(start, 1, dice, 1)]
    for upto in range(2, MOST_ROUNDS):
        tried = [play_on(one.fork(), upto, dice, 3 + number % 12) for one in best for number in range(TRIED)]
        tried.sort(key=worth, reverse=True)
        best = list({worth(one): one for one in tried}.values())[:KEPT]
        s = best[0].state
        table = [(player.threat, len(player.area.cards)) for player in s.players]
        print(seed, upto, round(worth(best[0])), s.quest.printed.stage, s.quest.progress, table, file=sys.stderr)
        if best[0].result is not None:
            break
    return best[0]


def main(name: str, seed: int, tries: int) -> None:
    """The first game that is won, or the last of so many."""
    for number in range(seed, seed + tries):
        match = play(SETUPS[name], number)
        if match.result is not None and match.result.winners:
            break
    match.record().save(RECORDS / f"{name}.json")
    print(name, number, match.result, match.state.round, len(match.log), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1, int(sys.argv[3]) if len(sys.argv) > 3 else 20)
