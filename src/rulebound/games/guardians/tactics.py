"""Knockouts and traps (Карты «Нокаут», Ловушки): what lies on the seven tactics."""

from __future__ import annotations

from typing import Final

from rulebound.games.guardians.state import GuardiansState, Player, Tactic
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.requirements import Requirement, requirement


@requirement("guardians.trap.set_flips_tactic")
def shows_number(s: GuardiansState, seat: int, tactic: Tactic) -> bool:
    """Only a tactic with its number side up can be turned to its trap."""
    return not tactic.trapped


@requirement("guardians.trap.remove_flips_back")
def shows_trap(s: GuardiansState, seat: int, tactic: Tactic) -> bool:
    """Only a tactic with its trap side up can be turned back."""
    return tactic.trapped


@requirement("guardians.knockout.one_per_tactic")
def has_no_knockout(s: GuardiansState, seat: int, tactic: Tactic) -> bool:
    """At most one Knockout lies on a tactic; a trap under it does not matter."""
    return not tactic.knockout


@requirement("guardians.knockout.remove_any")
def has_knockout(s: GuardiansState, seat: int, tactic: Tactic) -> bool:
    """A Knockout is taken from where one lies."""
    return tactic.knockout


BY_BATTLEFIELD: Final = "guardians.battlefield.changes_one_battle"
"""By which rule something happens that no player does."""


def set_trap(s: GuardiansState, tactic: Tactic, rule: str = "guardians.trap.set_flips_tactic") -> None:
    tactic.trapped = True
    s.log.say("trap-set", rule, tactic=tactic)


def remove_trap(s: GuardiansState, tactic: Tactic, rule: str = "guardians.trap.remove_flips_back") -> None:
    tactic.trapped = False
    s.log.say("trap-removed", rule, tactic=tactic)


def place_knockout(s: GuardiansState, tactic: Tactic, rule: str = "guardians.knockout.place_any_free") -> None:
    tactic.knockout = True
    s.knockouts -= 1
    s.log.say("knockout-placed", rule, tactic=tactic)


def return_knockout(s: GuardiansState, tactic: Tactic, rule: str) -> None:
    """Back to the stack."""
    tactic.knockout = False
    s.knockouts += 1
    s.log.say("knockout-returned", rule, tactic=tactic)


def set_trap_of_choice(s: GuardiansState, player: Player, decline: str = "") -> Flow[bool]:
    tactic = yield from _choose_tactic(s, player, "set-trap", shows_number, decline)
    if tactic is not None:
        set_trap(s, tactic)
    return tactic is not None


def remove_trap_of_choice(s: GuardiansState, player: Player, decline: str = "") -> Flow[bool]:
    tactic = yield from _choose_tactic(s, player, "remove-trap", shows_trap, decline)
    if tactic is not None:
        remove_trap(s, tactic)
    return tactic is not None


def place_knockout_of_choice(s: GuardiansState, player: Player) -> Flow[bool]:
    """On any free tactic; on a battlefield without Knockouts a trap is set instead.

    guardians.knockout.place_any_free
    """
    if s.terms.knockouts_are_traps:
        placed = yield from set_trap_of_choice(s, player)
        return placed
    tactic = yield from _choose_tactic(s, player, "place-knockout", has_no_knockout, "")
    if tactic is not None:
        place_knockout(s, tactic)
    return tactic is not None


def remove_knockout_of_choice(s: GuardiansState, player: Player, decline: str = "") -> Flow[bool]:
    tactic = yield from _choose_tactic(s, player, "remove-knockout", has_knockout, decline)
    if tactic is not None:
        return_knockout(s, tactic, "guardians.knockout.remove_any")
    return tactic is not None


def _choose_tactic(
    s: GuardiansState,
    player: Player,
    act: str,
    need: Requirement[GuardiansState, Tactic],
    decline: str,
) -> Flow[Tactic | None]:
    tactic = yield from choose(s, player.seat, act, s.tactics, need.rule, needs=(need,), decline=decline)
    return tactic
