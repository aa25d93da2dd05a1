"""Plays a campaign anew and writes it down: `python tests/games/fellowship/records/make_campaign.py [TRIES]`.

Two players who look into the cards: at the beginning of each round a number of rounds are tried, by habit and a little
by chance, and the one that leads to the best table is played. A scenario that is lost TRIES times ends it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.campaign_sheet import CAMPAIGNS
from rulebound.games.fellowship.numbers import staged_threat
from rulebound.games.fellowship.printed import ALLY, HERO, OBJECTIVE, OBJECTIVE_ALLY
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.campaign import CampaignFile, begin_file
from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match

DECKS: Final = ("leadership_and_spirit", "lore_and_tactics")
FILE: Final = Path(__file__).parent / "campaign.json"
ROUNDS_TRIED: Final = 30
WON: Final = 1e6


def worth(match: Match[FellowshipState]) -> float:
    """How good a table is for the players."""
    s = match.state
    if match.result is not None:
        return WON if match.result.winners else -WON
    total = -11.0 * staged_threat(s) + 350 * s.quest.printed.stage + 16 * s.quest.progress
    for player in s.players:
        total -= 400 if player.out else 4 * player.threat
        values = {HERO: 220, ALLY: 30, OBJECTIVE_ALLY: 60, OBJECTIVE: 180}
        total += sum(values.get(card.printed.kind, 12) - 14 * card.damage for card in player.area.cards)
        total -= sum(18 + 5 * (enemy.shown.hit_points - enemy.damage) for enemy in player.engaged.cards)
    return total


def play_on(match: Match[FellowshipState], upto: int, dice: Chance, noise: int) -> Match[FellowshipState]:
    """To the beginning of that round, by habit; one answer in `noise` is left to chance."""
    while match.choices and match.state.round < upto:
        seat, choice = next(iter(match.choices.items()))
        usual = GAME.mind.habit(match.state, choice)
        by_chance = usual is None or (match.state.round > 0 and dice.below(noise) == 0)
        match.answer(seat, dice.below(len(choice.options)) if by_chance or usual is None else usual)
    return match


def play(file: CampaignFile, seed: int) -> Match[FellowshipState]:
    dice = Chance(seed)
    match: Match[FellowshipState] = Match(GAME, CAMPAIGNS.next_setup(CAMPAIGNS.read(file.log)), seed)
    play_on(match, 1, dice, 1)
    while match.choices:
        upto = match.state.round + 1
        tried = [play_on(match.fork(), upto, dice, 4 + number % 12) for number in range(ROUNDS_TRIED)]
        match = max(tried, key=worth)
    return match


def main(tries: int) -> None:
    log = CAMPAIGNS.begin(DECKS, mode="easy")
    file = begin_file(GAME, log)
    for seed in range(1, 1000):
        match = play(file, seed)
        lost = CAMPAIGNS.log_of(match.state).lost
        print(CAMPAIGNS.read(file.log).scenario, seed, match.result, match.state.round, flush=True)
        if not lost or seed % tries == 0:  # a lost try is left out, except the last one
            file = file.with_match(GAME, match)
            file.save(FILE)
        if CAMPAIGNS.is_over(CAMPAIGNS.read(file.log)) or CAMPAIGNS.read(file.log).lost:
            return


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
