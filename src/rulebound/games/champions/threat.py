"""Threat and schemes (Загроза, основний план, побічний план): threat is placed on schemes and removed from them."""

from __future__ import annotations

from rulebound.games.champions.events import Defeat, Threat
from rulebound.games.champions.in_play import start_with_threat
from rulebound.games.champions.printed import MAIN_SCHEME
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.victory import villain_wins
from rulebound.kernel.flow import Flow
from rulebound.kernel.requirements import legal, requirement
from rulebound.lcg.abilities import WHEN_DEFEATED, WHEN_REVEALED
from rulebound.lcg.initiating import run_printed
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.windows import happen


@requirement("champions.crisis.protects_main_scheme")
def no_crisis(s: ChampionsState, seat: int, scheme: ChampionsCard) -> bool:
    """While a crisis icon is in play, no threat is removed from the main scheme."""
    return scheme.printed.kind != MAIN_SCHEME or not s.icons("crisis")


@requirement("champions.thwart.hero_basic_amount")
def has_threat(s: ChampionsState, seat: int, scheme: ChampionsCard) -> bool:
    """Removing threat where none lies would change nothing."""
    return scheme.threat > 0


@requirement("champions.cannot.absolute")
def may_lose_threat(s: ChampionsState, seat: int, scheme: ChampionsCard) -> bool:
    """A scheme may say that threat cannot be removed from it."""
    return not cannot(s, "lose-threat", scheme)


THWARTABLE = (no_crisis, has_threat, may_lose_threat)


def can_be_thwarted(s: ChampionsState, scheme: ChampionsCard) -> bool:
    return scheme.in_play and legal(THWARTABLE, s, s.first, scheme)


def place_threat(
    s: ChampionsState,
    scheme: ChampionsCard,
    amount: int,
    by: ChampionsCard | None = None,
    *,
    step_one: bool = False,
    rule: str = "champions.threat_token.tracks_schemes",
) -> Flow[int]:
    """Place threat on a scheme; how much was placed in the end."""
    threat = Threat(scheme, amount, by, step_one)
    if amount <= 0 or not scheme.in_play:
        return 0
    yield from happen(s, threat, _place(s, threat, rule))
    return 0 if threat.changed else threat.amount


def _place(s: ChampionsState, threat: Threat, rule: str) -> Flow[None]:
    scheme = threat.on
    assert scheme is not None
    if not scheme.in_play:
        return
    scheme.threat += threat.amount
    s.log.say("threat-placed", rule, scheme=scheme, n=threat.amount)
    yield from check_main_scheme(s)


def check_main_scheme(s: ChampionsState) -> Flow[None]:
    """The main scheme advances at its target; an A side, which is only read through, has none.

    champions.main_scheme.advances_at_target
    """
    scheme = s.main_scheme
    target = scheme.printed.target_threat.at(s.starters)  # champions.target_threat.definition
    if 0 < target <= scheme.threat:
        yield from advance_main_scheme(s)


def advance_main_scheme(s: ChampionsState) -> Flow[None]:
    """The completed stage is taken off; the next one's A side, then its B side; threat beyond the target is lost."""
    old = s.main_scheme
    s.log.say("scheme-completed", "champions.main_scheme.advances_at_target", scheme=old)
    yield from run_printed(s, old, WHEN_DEFEATED, s.first)
    if old.printed.loses or not s.scheme_deck.cards:
        raise villain_wins(s, "champions.game_end.villain_wins")
    s.deactivate(old)
    old.clear()
    s.move(old, s.removed)  # champions.main_scheme.old_stage_removed
    new = s.scheme_deck.cards[-1]
    s.move(new, s.main_zone)
    new.in_play = True
    yield from open_stage(s, new)


def open_stage(s: ChampionsState, scheme: ChampionsCard) -> Flow[None]:
    """A new stage: its A side, then its B side with the starting threat.

    champions.main_scheme.new_stage_when_revealed, champions.main_scheme.excess_not_carried
    """
    yield from run_printed(s, scheme, WHEN_REVEALED, s.first)
    assert scheme.printed.other is not None
    scheme.printed = scheme.printed.other
    s.activate(scheme)
    s.log.say("scheme-stage", "champions.main_scheme.new_stage_when_revealed", scheme=scheme)
    start_with_threat(s, scheme, "champions.main_scheme.starting_threat")
    yield from run_printed(s, scheme, WHEN_REVEALED, s.first)


def remove_threat(s: ChampionsState, scheme: ChampionsCard, amount: int, by: ChampionsCard | None = None) -> Flow[int]:
    """Take threat off a scheme; a side scheme without threat is defeated. How much was removed.

    champions.side_scheme.thwartable, champions.side_scheme.stays_while_threat
    """
    if not can_be_thwarted(s, scheme):
        return 0
    removed = min(amount, scheme.threat)
    scheme.threat -= removed
    s.log.say("threat-removed", "champions.threat_token.tracks_schemes", scheme=scheme, n=removed)
    if scheme.threat == 0 and scheme.printed.kind != MAIN_SCHEME:
        event = Defeat(scheme, by, None)
        yield from happen(s, event, _defeat_side_scheme(s, scheme))
    return removed


def _defeat_side_scheme(s: ChampionsState, scheme: ChampionsCard) -> Flow[None]:
    """A side scheme without threat is defeated: champions.side_scheme.defeated_without_threat"""
    s.log.say("scheme-defeated", "champions.side_scheme.defeated_without_threat", scheme=scheme)
    yield from run_printed(s, scheme, WHEN_DEFEATED, s.first)
    if scheme.in_play:
        yield from s.judge.discard_from_play(s, scheme)
