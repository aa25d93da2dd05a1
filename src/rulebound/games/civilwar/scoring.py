"""Scoring (Punktacja): the trackers of the two teams, and who wins a Clash of Heroes."""

from __future__ import annotations

from typing import Final

from rulebound.games.civilwar.state import CLASH, CivilState

GREEN_SPACES: Final = (4, 8, 12, 16, 20, 24, 28, 32, 36)
LAST_SPACE: Final = 40
FOR_KO: Final = 5
FOR_CONTROL: Final = 1


class GameEnds(Exception):
    """A game is over: the side that has won it, and the rule by which."""

    def __init__(self, winner: int, rule: str) -> None:
        super().__init__(rule)
        self.winner = winner
        self.rule = rule


def score(s: CivilState, side: int, points: int, rule: str) -> None:
    """Move a tracker at once: civilwar.scoring.immediate

    On an occupied space it comes to lie on top (civilwar.scoring.stack_on_top); points above 40 count too
    (civilwar.scoring.past_40).
    """
    if s.mode != CLASH or points <= 0:
        return
    team = s.teams[side]
    team.score += points
    if team.score == s.teams[1 - side].score:
        s.on_top = side
    s.log.say("scores", rule, team=s.team_name(side), n=points, score=team.score)


def score_ko(s: CivilState, side: int) -> None:
    """A knock-out brings the other team five spaces, whatever caused it.

    civilwar.scoring.ko_any_cause; a lasting event may change it.
    """
    bonus = s.event.cards[0].printed.ko_bonus if s.event.cards else 0
    score(s, 1 - side, FOR_KO + bonus, "civilwar.scoring.ko")


def score_control(s: CivilState, side: int) -> None:
    bonus = s.event.cards[0].printed.control_bonus if s.event.cards else 0
    score(s, side, FOR_CONTROL + bonus, "civilwar.scoring.control")


def behind(s: CivilState) -> int:
    """The team with fewer points; if they are equal, the one whose tracker lies on top.

    civilwar.clash.initiative, civilwar.clash.initiative_tie
    """
    first, second = s.teams
    if first.score != second.score:
        return 0 if first.score < second.score else 1
    return s.on_top


def end_clash(s: CivilState) -> GameEnds:
    """The team further along wins; then more locations; then the tracker at the bottom."""
    first, second = s.teams
    if first.score != second.score:
        return GameEnds(0 if first.score > second.score else 1, "civilwar.scoring.winner")
    controlled = sum(place.control == 0 for place in s.ring)
    if 2 * controlled != len(s.ring):
        return GameEnds(0 if 2 * controlled > len(s.ring) else 1, "civilwar.scoring.tie_locations")
    return GameEnds(1 - s.on_top, "civilwar.scoring.tie_bottom")
