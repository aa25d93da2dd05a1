"""Clash of Heroes (Pojedynek Bohaterów): rounds of four turns, events, initiative, its end."""

from __future__ import annotations

from rulebound.games.civilwar.population import check_green_spaces
from rulebound.games.civilwar.resolving import Source, perform
from rulebound.games.civilwar.scoring import LAST_SPACE, behind, end_clash
from rulebound.games.civilwar.state import CivilState
from rulebound.kernel.flow import Flow

TURNS = 4
ROUNDS = 6
"""civilwar.clash.six_rounds"""


def after_turn(s: CivilState) -> Flow[str]:
    """The end of the game, else population cards; after the fourth turn the end of the Round.

    civilwar.clash.round_four_turns, civilwar.population.none_after_last, civilwar.population.before_event
    """
    s.turn += 1
    over = s.turn == TURNS
    if over and (s.round == ROUNDS or max(team.score for team in s.teams) >= LAST_SPACE):
        rule = "civilwar.clash.last_round" if s.round == ROUNDS else "civilwar.clash.end_at_40"
        s.log.say("last-turn", rule, round=s.round)
        raise end_clash(s)
    s.leads = 1 - s.hero.side  # civilwar.clash.alternate_turns
    yield from check_green_spaces(s)
    return "end_round" if over else "choose_hero"


def end_round(s: CivilState) -> Flow[str]:
    """The old event goes, a new one is revealed; then initiative: civilwar.clash.reveal_event"""
    for old in s.event.cards[:]:
        s.move(old, s.event_discard)
        s.log.say("event-discarded", "civilwar.clash.event_discard_old", card=old)
    card = s.deal(s.event_deck, s.event)
    rule = "civilwar.clash.event_lasting" if card.printed.lasts else "civilwar.clash.event_instant"
    s.log.say("event", "civilwar.clash.reveal_event", card=card)
    yield from perform(s, Source(s.hero.side, s.hero.seat, rule, about=card), card.printed.effects)
    start_round(s)
    return "choose_hero"


def start_round(s: CivilState) -> None:
    """The team that counts as having fewer points starts the new Round with its next hero: civilwar.clash.initiative

    civilwar.clash.initiative_next_hero; so with two heroes the same one starts again (civilwar.clash.same_starter_2x2),
    with three another one (civilwar.clash.other_starter_3x3).
    """
    equal = s.teams[0].score == s.teams[1].score
    s.leads = s.starter = behind(s)
    s.round += 1
    s.turn = 0
    rule = "civilwar.clash.initiative_tie" if equal else "civilwar.clash.initiative"
    s.log.say("initiative", rule, team=s.team_name(s.leads), round=s.round)
