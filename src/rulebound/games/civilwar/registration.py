"""Registration Clash (Starcie Rejestracyjne): the bid, Danger tokens, its three ends."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.civilwar.scoring import GameEnds
from rulebound.games.civilwar.state import (
    MISSIONS,
    REGISTRATION,
    CivilState,
    Hero,
)
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick

HIGHEST_BID = 33
"""As many cards as three heroes have."""


# --- the bid --------------------------------------------------------------------------------------------------


def bid(s: CivilState) -> Flow[str]:
    """One team names a number lower than the last, or passes and plays Red: civilwar.bid.lower

    The question tells what is wise (civilwar.bid.advice); every lower number may be named.
    """
    if s.limit == 0:
        s.bidder = s.chance.below(2)  # civilwar.bid.first_bidder
        s.log.say("bids-first", "civilwar.bid.first_bidder", side=s.bidder + 1)
    highest = s.limit - 1 if s.limit else HIGHEST_BID
    offered = {Option("bid", number): number for number in range(highest, 0, -1)}
    if s.limit:  # civilwar.bid.first_must_bid
        offered[Option("pass")] = 0
    number = yield from pick(s.captain(s.bidder), "bid", offered, "civilwar.bid.lower", args={"last": s.limit})
    if number:
        s.limit = number
        s.log.say("bids", "civilwar.bid.meaning", side=s.bidder + 1, n=number)
        s.bidder = 1 - s.bidder
        return "bid"
    s.blue = 1 - s.bidder  # civilwar.bid.passer_red, civilwar.bid.bidder_blue
    s.log.say("passes", "civilwar.bid.passer_red", side=s.bidder + 1, n=s.limit)
    return "lay_out"


# --- Danger tokens ---------------------------------------------------------------------------------------------


def discard_danger(s: CivilState) -> None:
    """One Danger token less; the mission is complete with as many as it needs, or all that were placed."""
    s.progress += 1
    mission = s.task
    assert mission is not None
    s.log.say("danger-gone", "civilwar.danger.only_by_mission", n=s.progress, need=min(mission.need, s.placed))
    if s.progress >= min(mission.need, s.placed):
        complete(s, "civilwar.mission.complete_any_turn")


def damage_danger(s: CivilState, hero: Hero, by: int) -> None:
    """Damage that Blue deals to a Red hero with Danger, where the mission is about that."""
    if hero.danger and by == s.blue and s.task is not None and s.task.how == "damage":
        hero.danger -= 1
        discard_danger(s)


def complete(s: CivilState, rule: str) -> None:
    """The mission is done and its Danger goes back; the fifth ends the game at once, without a population card.

    civilwar.danger.clear_on_completion, civilwar.registration.end_fifth_mission,
    civilwar.mission.no_population_after_fifth
    """
    s.mission_done = True
    s.missions_done += 1
    for place in s.ring:
        place.danger = place.endangered_civilians = place.endangered_thugs = 0
    for hero in s.heroes:
        hero.danger = 0
    s.log.say("mission-done", rule, card=s.mission.cards[0], n=s.missions_done)
    if s.missions_done == MISSIONS:
        s.teams[s.blue].finished = len(s.teams[s.blue].story.cards)
        raise GameEnds(s.blue, "civilwar.registration.win_blue")


def nothing_to_discard(s: CivilState, side: int) -> None:
    """A mission without any Danger is completed at the end of a Blue turn: civilwar.danger.none_placed"""
    if s.mode == REGISTRATION and side == s.blue and s.placed == 0 and s.task is not None:
        complete(s, "civilwar.danger.none_placed")


def check_ends(s: CivilState, side: int, heroes: Sequence[Hero]) -> None:
    """Before a turn: the declared number is exceeded, or the hero has no card at all.

    civilwar.registration.end_limit, civilwar.registration.end_no_cards
    """
    if side == s.blue and s.limit and len(s.teams[side].story.cards) >= s.limit:
        raise GameEnds(s.red, "civilwar.registration.win_red")
    for hero in heroes:
        if not hero.hand.cards and not hero.deck.cards:
            raise GameEnds(s.red, "civilwar.registration.no_cards_red")
