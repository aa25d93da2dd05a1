"""Values (Значения) of a character now: teams, flight and range, ATK and DEF, and how they change for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.versus.printed import stats_text
from rulebound.games.versus.state import FLIGHT, RANGE, VersusCard, VersusState

if TYPE_CHECKING:
    from rulebound.games.versus.words.continuous import Continuous

# --- which texts work now ---------------------------------------------------------------------------------

STATS = 1
KEYWORDS = 2
TEAM = 4
STUNNING = 8
TARGETING = 16
ATTACKING = 32
POWERING = 64


def working(s: VersusState, what: int) -> list[tuple[VersusCard, int, Continuous]]:
    """The texts of one sort that work now, with their card and its controller: versus.power.continuous

    versus.stun.text_inactive, versus.equipment.stunned_inactive, versus.location.must_be_face_up,
    versus.plot_twist.ongoing_duration, versus.plot_twist.row_inert
    """
    found = s.texts.get(what)
    if found is None:
        found = s.texts[what] = look_for_texts(s, what)
    return found


def look_for_texts(s: VersusState, what: int) -> list[tuple[VersusCard, int, Continuous]]:
    """The same from the table as it lies; what is found is kept until a card comes, goes, turns or is stunned."""
    found: list[tuple[VersusCard, int, Continuous]] = []
    if not s.sorts & what:
        return found
    for player in s.players:
        seat = player.seat
        for card in player.characters.cards:
            if card.printed.answers & what and not card.now.stunned:
                for text in card.printed.continuous:
                    if text.what & what:
                        found.append((card, seat, text))  # noqa: PERF401 (asked for every character of every target)
        for card in player.equipment.cards:
            if card.printed.answers & what and not s.bearer(card).now.stunned:
                for text in card.printed.continuous:
                    if text.what & what:
                        found.append((card, seat, text))  # noqa: PERF401 (asked for every character of every target)
        for card in player.resources.cards:
            if card.printed.answers & what and card.now.face_up:
                for text in card.printed.ongoing if card.now.ongoing else card.printed.continuous:
                    if text.what & what:
                        found.append((card, seat, text))  # noqa: PERF401
    return found


# --- what holds for a character ------------------------------------------------------------------------------


def teams(s: VersusState, card: VersusCard) -> tuple[str, ...]:
    """The affiliations, stunned or not; joined teams until nothing changes.

    versus.anatomy.team, versus.stun.keeps_identity
    """
    if card.now.no_teams:
        return ()
    own = card.printed.teams
    joined = [source.now.teams for source, seat, _ in working(s, TEAM) if seat == card.controller]
    if not joined or not own:
        return own
    found = set(own)
    changed = True
    while changed:
        changed = False
        for pair in joined:
            if len(pair) == 2 and (pair[0] in found) != (pair[1] in found):
                found.update(pair)
                changed = True
    return tuple(sorted(found))


def shared_team(s: VersusState, a: VersusCard, b: VersusCard) -> bool:
    mine = teams(s, a)
    return bool(mine) and any(team in mine for team in teams(s, b))


def keywords(s: VersusState, card: VersusCard) -> int:
    """FLIGHT and RANGE as bits: printed or granted, unless something takes it away (versus.golden.cannot_wins)."""
    now = card.now
    if now.stunned:
        return 0  # versus.stun.loses_powers
    printed = card.printed
    found = (FLIGHT if printed.flight else 0) | (RANGE if printed.range else 0) | now.gains_turn | now.gains_attack
    lost = now.loses_turn
    for source, seat, text in working(s, KEYWORDS):
        found |= text.grants(s, source, seat, card)
        lost |= text.takes(s, source, seat, card)
    return found & ~lost


def flies(s: VersusState, card: VersusCard) -> bool:
    return keywords(s, card) & FLIGHT != 0


def has_range(s: VersusState, card: VersusCard) -> bool:
    return keywords(s, card) & RANGE != 0


def strength(s: VersusState, card: VersusCard) -> tuple[int, int]:
    """ATK and DEF with all modifiers, as they are added up: they may be below zero."""
    now = card.now
    atk = card.printed.atk + now.atk_turn + now.atk_attack
    defense = card.printed.defense + now.def_turn + now.def_attack
    for source, seat, text in working(s, STATS):
        more = text.bonus(s, source, seat, card)
        if more is not None:
            atk += more[0]
            defense += more[1]
    return atk, defense


def atk(s: VersusState, card: VersusCard) -> int:
    """ATK, below zero counts as zero: versus.anatomy.atk, versus.combat.negative"""
    return max(0, strength(s, card)[0])


def defense(s: VersusState, card: VersusCard) -> int:
    """DEF, below zero counts as zero: versus.anatomy.def, versus.combat.negative"""
    return max(0, strength(s, card)[1])


def modify(s: VersusState, card: VersusCard, atk: int, defense: int, until: str, rule: str) -> None:
    """So much more or less for this attack or turn; several add up.

    versus.power.this_turn_duration, versus.power.this_attack_duration
    """
    now = card.now
    if until == "turn":
        now.atk_turn += atk
        now.def_turn += defense
    elif s.attack is not None:
        now.atk_attack += atk
        now.def_attack += defense
    if s.log.on:
        s.log.say("modified", rule, card=card, stats=stats_text(atk, defense), until=until)


def gain_keywords(s: VersusState, card: VersusCard, keywords: int, until: str, rule: str) -> None:
    """FLIGHT and RANGE as bits, until the end of the attack or of the turn."""
    if until == "turn":
        card.now.gains_turn |= keywords
    elif s.attack is not None:
        card.now.gains_attack |= keywords
    for keyword, name in ((FLIGHT, "flight"), (RANGE, "range")):
        if keywords & keyword:
            s.log.say("gains-keyword", rule, card=card, keyword=name, until=until)
