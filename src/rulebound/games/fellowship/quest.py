"""Phase III, quests (Фаза пригод): characters commit, encounter cards are staged, willpower is held against threat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.fellowship.elimination import raise_threat
from rulebound.games.fellowship.encounter import reveal_top
from rulebound.games.fellowship.events import COMMIT, QUESTED
from rulebound.games.fellowship.numbers import cards_to_reveal, committed_willpower, staged_threat
from rulebound.games.fellowship.phases import begin_phase, end_phase
from rulebound.games.fellowship.progress import place_on_quest
from rulebound.games.fellowship.state import NO_ENEMY, FellowshipCard, FellowshipState, Player
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import NOTHING, Flow, ask
from rulebound.kernel.requirements import Requirement, legal, requirement, verdicts
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict
from rulebound.lcg.events import Deed
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.windows import aftermath


def begin_quest(s: FellowshipState) -> Flow[str]:
    """3.1 The quest phase begins: fellowship.step.3_1"""
    yield from begin_phase(s, "quest", "fellowship.step.3_1")
    return "quest_actions"  # fellowship.window.after_3_1


# --- committing characters --------------------------------------------------------------------------------


@requirement("fellowship.character.two_types")
def is_own_character(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    """A hero or an ally under the player's control, in play and face up."""
    return card.in_play and card.printed.is_character and card.controller == seat and not card.captive


@requirement("fellowship.exhaust.not_twice")
def is_ready(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    return not card.exhausted


@requirement("fellowship.cannot.absolute")
def may_commit(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    return not card.committed and not cannot(s, "commit", card)


COMMITTING: Final[tuple[Requirement[FellowshipState, FellowshipCard], ...]] = (is_own_character, is_ready, may_commit)


def commit(s: FellowshipState) -> Flow[str]:
    """3.2 One player commits any number of characters: fellowship.step.3_2_order"""
    player = s.next_waiting()
    if player is None:
        return "commit_actions"  # fellowship.window.after_3_2
    picked = yield from _pick_characters(s, player)
    yield from commit_characters(s, player.seat, picked)
    return "commit"


def _pick_characters(s: FellowshipState, player: Player) -> Flow[list[FellowshipCard]]:
    """One after the other; they commit together when the player is done."""
    seat = player.seat
    picked: list[FellowshipCard] = []
    able = [card for card in s.characters_of(seat) if legal(COMMITTING, s, seat, card)]
    while able:
        options = [Option("commit", card) for card in able]
        options.append(Option("done"))
        choice = Choice(
            seat, "commit", options, "fellowship.step.3_2_order",
            explain=lambda thing: _why_not_commit(s, seat, thing, picked),
        )  # fmt: skip
        taken = yield from ask(choice)
        if taken is options[-1]:
            break
        card = able[options.index(taken)]
        able.remove(card)
        picked.append(card)
        s.declared += ((card.id, NO_ENEMY),)
    s.declared = ()
    return picked


def _why_not_commit(
    s: FellowshipState, seat: int, thing: Thing, picked: Sequence[FellowshipCard]
) -> list[Verdict] | None:
    if not isinstance(thing, FellowshipCard) or thing in picked:
        return None
    return verdicts(COMMITTING, s, seat, thing)


def commit_characters(s: FellowshipState, seat: int, cards: Sequence[FellowshipCard]) -> Flow[None]:
    """They exhaust and are committed, all at one moment: fellowship.step.3_2_exhaust"""
    for card in cards:
        card.exhausted = True
        card.committed = True
    if not cards:
        return NOTHING
    s.log.say("commits", "fellowship.step.3_2_order", player=s.players[seat], cards=cards)
    return aftermath(s, [Deed(COMMIT, card, seat) for card in cards])


# --- staging ----------------------------------------------------------------------------------------------


def begin_staging(s: FellowshipState) -> Flow[str]:
    """3.3 How many cards are revealed is known before the first: fellowship.staging.always"""
    n = 0 if cannot(s, "stage", s.quest) else cards_to_reveal(s)
    order = s.order()
    s.waiting = tuple(order[i % len(order)] for i in range(n))
    return "stage"
    yield


def stage(s: FellowshipState) -> Flow[str]:
    """One card at a time, and all of it before the next; nobody acts in between.

    fellowship.step.3_3_reveal, fellowship.step.3_3_when_revealed, fellowship.window.none_between_reveals,
    fellowship.elimination.fewer_reveals
    """
    player = s.next_waiting()
    if player is None:
        return "staging_actions"  # fellowship.window.after_3_3
    yield from reveal_top(s, player.seat)
    return "stage"


# --- resolution -------------------------------------------------------------------------------------------


def resolve_quest(s: FellowshipState) -> Flow[str]:
    """3.4 Willpower committed against threat in the staging area: fellowship.step.3_4_compare"""
    power, threat = committed_willpower(s), staged_threat(s)
    s.tally = power - threat
    s.log.say("quest-resolved", "fellowship.step.3_4_compare", willpower=power, threat=threat)
    if s.tally > 0:
        yield from place_on_quest(s, s.tally, "fellowship.step.3_4_success")
    elif s.tally < 0:
        for seat in s.order():
            raise_threat(s, seat, threat - power, "fellowship.step.3_4_failure")
    else:
        s.log.say("quest-tied", "fellowship.step.3_4_tie")
    yield from aftermath(s, [Deed(QUESTED, None, amount=s.tally)])
    return "resolution_actions"  # fellowship.window.after_3_4


def end_quest(s: FellowshipState) -> Flow[str]:
    """3.5 The characters are committed no longer; they stay exhausted.

    fellowship.step.3_4_stay_committed, fellowship.step.3_4_not_readied
    """
    yield from end_phase(s, "fellowship.step.3_5")
    for card in s.committed():
        card.committed = False
    return "begin_travel"
