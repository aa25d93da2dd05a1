"""The end of the game and its score (Перемога у грі, підрахунок очок): all win together or all lose together."""

from __future__ import annotations

import msgspec

from rulebound.games.fellowship.campaign import Campaign, Completed
from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.resolution import resolve_loss, resolve_win
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.flow import GameOver
from rulebound.kernel.text import Text
from rulebound.kernel.view import Result

ELIMINATION_LEVEL = 50
"""fellowship.threat.elimination_level"""


def players_win(s: FellowshipState, rule: str = "fellowship.win.last_stage") -> GameOver:
    """All win, the eliminated too: fellowship.core.cooperative"""
    sheet = score_sheet(s)
    s.log.say("won", rule, n=sheet.total)
    if s.campaign is not None:
        resolve_win(s, _completed(sheet, s.campaign))
    return GameOver(
        Result(list(range(s.seats)), [1.0] * s.seats, Text("fellowship-result-won", {"n": sheet.total}), rule)
    )


def players_lose(s: FellowshipState, rule: str = "fellowship.elimination.all_out") -> GameOver:
    """Nothing is counted then: fellowship.score.only_on_win"""
    s.log.say("lost", rule)
    resolve_loss(s)
    return GameOver(Result([], [0.0] * s.seats, Text("fellowship-result-lost"), rule))


# --- the score sheet --------------------------------------------------------------------------------------


class PlayerScore(msgspec.Struct, frozen=True):
    """One line of the score sheet."""

    seat: int
    threat: int
    fallen: int  # the threat cost of the heroes that are dead
    damage: int  # on those that live

    @property
    def result(self) -> int:
        return self.threat + self.fallen + self.damage


class ScoreSheet(msgspec.Struct, frozen=True):
    """As the rulebook lays it out; a lower score is better.

    fellowship.score.sheet_fields, fellowship.score.lower_is_better
    """

    scenario: str
    easy: bool  # fellowship.mode.scoring_any
    players: list[PlayerScore]
    rounds: int
    victory: int

    @property
    def sum(self) -> int:
        """The personal results of all players: fellowship.score.base"""
        return sum(line.result for line in self.players)

    @property
    def total(self) -> int:
        """With 10 for each round, less the victory points: fellowship.score.rounds, fellowship.score.victory_points"""
        return self.sum + 10 * self.rounds - self.victory

    def __lt__(self, other: ScoreSheet) -> bool:
        """The best of several games comes first, which is the one with the lowest score."""
        return self.total < other.total


def score_sheet(s: FellowshipState) -> ScoreSheet:
    """The round in which the game is won is not completed: fellowship.score.rounds"""
    lines = []
    for player in s.players:
        heroes = [card for card in s.cards if card.printed.kind == HERO and s.owner_of(card) is player]
        fallen = sum(card.printed.threat_cost for card in heroes if not card.in_play)
        damage = sum(card.damage for card in heroes)  # who has fallen has none
        threat = ELIMINATION_LEVEL if player.out else player.threat  # fellowship.score.eliminated_threat
        lines.append(PlayerScore(player.seat, threat, fallen, damage))
    victory = sum(card.printed.victory for card in s.victory.cards)  # fellowship.victory.points_count
    return ScoreSheet(s.scenario, s.easy, lines, max(0, s.round - 1), victory)


def _completed(sheet: ScoreSheet, log: Campaign) -> Completed:
    """The line of the campaign log: fellowship.log.record_each_scenario"""
    return Completed(
        scenario=sheet.scenario,
        score=sheet.total,
        threat=[line.threat for line in sheet.players],
        fallen=[line.fallen for line in sheet.players],
        damage=[line.damage for line in sheet.players],
        rounds=sheet.rounds,
        victory=sheet.victory,
        lost=log.lost,
    )
