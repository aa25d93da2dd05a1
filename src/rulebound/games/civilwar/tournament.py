"""The tournament (Zasady turniejowe): locations and heroes are chosen, then two games with swapped roles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.civilwar.scoring import GameEnds
from rulebound.games.civilwar.state import Candidate, CivilState
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, choose, pick_together

PICKS: Final = 4
DRAFT: Final = {2: "BRRB", 3: "BRRBBR"}
"""civilwar.tournament.draft: who announces the next hero."""
PICK: Final = "civilwar.tournament.pick_four"


def pick_locations(s: CivilState, candidates: Sequence[Candidate]) -> Flow[None]:
    """Both teams choose their next location of four in secret; hidden until shown.

    civilwar.tournament.pick_four, civilwar.tournament.reveal_order
    """
    offers = []
    for side in (0, 1):
        left = [candidate for candidate in candidates if candidate.key not in s.teams[side].picks]
        args = {"n": len(s.teams[side].picks) + 1}
        options = [Option("pick", candidate) for candidate in left]
        offers.append((Choice(s.captain(side), "pick", options, PICK, args=dict(args)), left))
    picked = yield from pick_together(offers)
    for side in (0, 1):
        s.teams[side].picks.append(picked[s.captain(side)].key)


def show_locations(s: CivilState, candidates: dict[str, Candidate]) -> None:
    """The first Blue team shows its choice first: civilwar.tournament.reveal_order"""
    for side in (s.blue, s.red):
        tiles = [candidates[code] for code in s.teams[side].picks]
        s.log.say("shows", "civilwar.tournament.reveal_order", team=s.team_name(side), places=tiles)


def ban(s: CivilState, side: int, candidates: dict[str, Candidate]) -> Flow[None]:
    """A team discards one of the locations that the other has chosen: civilwar.tournament.ban_one"""
    other = s.teams[1 - side]
    shown = [candidates[code] for code in other.picks]
    banned = yield from choose(s, s.captain(side), "ban", shown, "civilwar.tournament.ban_one")
    assert banned is not None
    other.picks.remove(banned.key)
    s.log.say("bans", "civilwar.tournament.ban_one", team=s.team_name(side), place=banned)


def draft(s: CivilState, candidates: Sequence[Candidate], drafted: list[list[str]]) -> Flow[str]:
    """The next hero of a team, none twice in one team: civilwar.tournament.no_twins

    civilwar.tournament.same_hero_both_teams, civilwar.tournament.variants_allowed
    """
    side = s.blue if DRAFT[s.size][s.drafted] == "B" else s.red
    left = [candidate for candidate in candidates if candidate.key not in drafted[side]]
    hero = yield from choose(s, s.captain(side), "draft", left, "civilwar.tournament.draft")
    assert hero is not None
    s.drafted += 1
    s.log.say("drafts", "civilwar.tournament.draft", team=s.team_name(side), hero=hero)
    return hero.key


def check_stop(s: CivilState, side: int) -> None:
    """The second game is over once Blue has had as many turns as the others needed; there is no other limit.

    civilwar.tournament.stop_game_two, civilwar.tournament.no_limit
    """
    if not s.tournament or s.game_number == 1 or side != s.blue:
        return
    needed = s.teams[s.red].finished
    if needed and len(s.teams[side].story.cards) >= needed:
        raise GameEnds(s.red, "civilwar.tournament.stop_game_two")


def note_game(s: CivilState) -> None:
    """What each team has done in its role: civilwar.tournament.record, civilwar.tournament.record_cells"""
    s.teams[s.red].imprisoned = len(s.cell_discard)
    turns = s.teams[s.blue].finished
    s.log.say("game-noted", "civilwar.tournament.record", team=s.team_name(s.blue), n=turns)
    s.log.say("cells-noted", "civilwar.tournament.record_cells", team=s.team_name(s.red), n=len(s.cell_discard))


def decide(s: CivilState) -> GameEnds:
    """Fewer turns win; then more cells as Red; then the team that was Red in the second game.

    civilwar.tournament.winner, civilwar.tournament.tie_cells, civilwar.tournament.tie_red_second
    """
    first, second = s.teams
    if first.finished != second.finished:
        faster = min((team for team in s.teams if team.finished), key=lambda team: team.finished)
        return GameEnds(faster.side, "civilwar.tournament.winner")
    if first.imprisoned != second.imprisoned:
        winner = 0 if first.imprisoned > second.imprisoned else 1
        none_done = "civilwar.tournament.tie_cells_none_done"
        return GameEnds(winner, "civilwar.tournament.tie_cells" if first.finished else none_done)
    return GameEnds(s.red, "civilwar.tournament.tie_red_second")


def redraw_picks(s: CivilState, side: int, chance: Chance, codes: list[str]) -> None:
    """What the other team has picked so far could be anything."""
    other = s.teams[1 - side]
    other.picks = chance.sample(codes, len(other.picks))
