"""Location control and public approval (Kontrola Lokacji, Społeczna Aprobata)."""

from __future__ import annotations

from rulebound.games.civilwar.scoring import score_control
from rulebound.games.civilwar.state import CLASH, CivilState, Location

APPROVALS = 2


def flip(s: CivilState, place: Location, rule: str) -> None:
    """Turn a control token over; a single approval token there is discarded: civilwar.approval.reset_on_flip"""
    place.control = 1 - place.control
    place.approval = 0
    s.log.say("flips", rule, place=place, team=s.team_name(place.control))
    score_control(s, place.control)


def approve(s: CivilState, place: Location, rule: str) -> None:
    """One Heroic token more; with the second both go and the location changes hands at once.

    civilwar.approval.flip_at_two, civilwar.approval.immediate_use
    """
    s.log.say("approves", rule, place=place, team=s.team_name(1 - place.control))
    place.approval += 1  # it stays there: civilwar.approval.persist
    if place.approval == APPROVALS:
        flip(s, place, "civilwar.approval.flip_at_two")


def swap_control(s: CivilState, one: Location, other: Location) -> None:
    """Exchange two control tokens, which is no flip: civilwar.keyword.threat_swap, civilwar.keyword.swap_no_score"""
    one.control, other.control = other.control, one.control
    s.log.say("swaps-control", "civilwar.keyword.threat_swap", one=one, other=other)


def approval_used(s: CivilState) -> bool:
    """In Clash of Heroes only: civilwar.approval.mode"""
    return s.mode == CLASH
