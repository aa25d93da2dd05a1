"""Progress (Активна локація, досліджений, проходження пригод): on locations and stages, and what it completes."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.events import EXPLORED, PROGRESS, STAGE
from rulebound.games.fellowship.in_play import take_out
from rulebound.games.fellowship.numbers import quest_points
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.victory import players_lose, players_win
from rulebound.kernel.flow import NOTHING, Flow
from rulebound.lcg.abilities import SETUP, WHEN_REVEALED
from rulebound.lcg.events import Deed
from rulebound.lcg.initiating import run_printed
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.windows import aftermath, happen, moment

WIN: Final = "win"
LOSE: Final = "lose"
"""Constant abilities that end the game while their condition is true: fellowship.win.extra_conditions"""


def place_on_quest(s: FellowshipState, n: int, rule: str) -> Flow[None]:
    """Progress for the current quest goes to the active location first; the rest of the same effect to the quest.

    fellowship.location.buffer, fellowship.location.buffer_overflow, fellowship.step.3_4_active_location
    """
    location = s.location
    first = 0
    if location is not None:
        first = min(n, max(0, quest_points(s, location) - location.progress))
        yield from place_progress(s, location, first, "fellowship.location.buffer")
    yield from place_progress(s, s.quest, n - first, rule)


def place_progress(s: FellowshipState, card: FellowshipCard, n: int, rule: str) -> Flow[None]:
    """On a location, wherever it lies, or on the quest; then what is complete is done.

    fellowship.explored.in_staging
    """
    if n <= 0 or not card.in_play:
        return
    card.progress += n
    s.log.say("progress", rule, card=card, n=n)
    yield from aftermath(s, [Deed(PROGRESS, card, amount=n)])
    if card is not s.quest:
        yield from explore(s, card)
    yield from check_stage(s)


def remove_progress(s: FellowshipState, card: FellowshipCard, n: int, rule: str) -> int:
    """Progress is taken off a card, as far as there is some."""
    less = min(n, card.progress)
    if less > 0:
        card.progress -= less
        s.log.say("progress-removed", rule, card=card, n=less)
    return less


def explore(s: FellowshipState, location: FellowshipCard) -> Flow[None]:
    """A location with all its quest points is explored and leaves play; it is not discarded.

    fellowship.explored.threshold, fellowship.explored.not_discarded
    """
    if not location.in_play or location.progress < quest_points(s, location):
        return NOTHING
    s.log.say("explored", "fellowship.explored.threshold", card=location)
    return aftermath(s, [take_out(s, location, EXPLORED)])


# --- stages -----------------------------------------------------------------------------------------------


def check_stage(s: FellowshipState) -> Flow[None]:
    """As soon as a stage has its progress and nothing forbids it, it is complete.

    fellowship.quest.advance_immediately; asked anew whenever something has left play or was gained that may have
    stood in the way. And whether the players have won or lost by what a card says.
    """
    if WIN in s.constants or LOSE in s.constants:
        check_end(s)
    if not s.quest_zone.cards:
        return NOTHING
    stage = s.quest
    points = quest_points(s, stage)
    if points and stage.progress >= points and stage.printed.side == "B" and not cannot(s, "be-defeated", stage):
        return advance(s)
    return NOTHING


def check_end(s: FellowshipState) -> None:
    """The game ends at once when a card says so: fellowship.win.extra_conditions"""
    for word in (WIN, LOSE):
        for id, number in s.constants.get(word, ()):
            card = s.cards[id]
            if card.printed.modifiers[number].applies(s, card, card):
                rule = "fellowship.win.extra_conditions"
                raise players_win(s, rule) if word == WIN else players_lose(s, rule)


def advance(s: FellowshipState) -> Flow[None]:
    """The stage is removed and the next one is revealed; after the last the players have won.

    fellowship.quest.completed_stage_removed, fellowship.quest.no_carry_over, fellowship.win.last_stage
    """
    stage = s.quest
    s.log.say("stage-defeated", "fellowship.quest.completed_stage_removed", card=stage)
    yield from happen(s, Deed(STAGE, stage), moment())
    if not s.quest_deck.cards:
        raise players_win(s)
    s.deactivate(stage)
    stage.clear()
    s.move(stage, s.removed)
    yield from open_stage(s)


def open_stage(s: FellowshipState) -> Flow[None]:
    """The next quest card comes with side A up; all of it is carried out, then it is turned to side B.

    fellowship.quest.enters_side_a, fellowship.quest.side_a_then_flip, fellowship.quest_deck.sequence
    """
    stage = s.quest_deck.cards[-1]
    s.move(stage, s.quest_zone)
    stage.in_play = True
    s.activate(stage)
    s.log.say("stage-revealed", "fellowship.quest.enters_side_a", card=stage)
    yield from run_printed(s, stage, SETUP, s.first)
    yield from run_printed(s, stage, WHEN_REVEALED, s.first)
    s.turn_over(stage, "fellowship.quest.side_a_then_flip")
    yield from run_printed(s, stage, WHEN_REVEALED, s.first)
    yield from check_stage(s)
