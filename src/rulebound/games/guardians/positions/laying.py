"""A position of Guardians is laid out: everything that can lie on the table, by the codes of the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulebound.games.guardians import cards
from rulebound.games.guardians.printed import GUARDIANS
from rulebound.games.guardians.setup import Setup, start
from rulebound.games.guardians.state import GuardiansState
from rulebound.games.guardians.tactics import place_knockout
from rulebound.games.guardians.teams import SYMBOLS, deal_team_cards, form_teams
from rulebound.kernel.cards import EVERYONE, Zone
from rulebound.kernel.chance import Chance

BYSTANDERS: Final = (
    "star_lord", "rocket", "mantis", "yondu", "iron_man", "thor", "hawkeye", "doctor_strange", "captain_america",
)  # fmt: skip
"""Heroes with active abilities, for the seats that are given none."""
BOX: Final = {card.code: card.box for card in (*cards.HEROES, *cards.BATTLEFIELDS)}


def lay_out(
    seats: int = 3,
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    series: Mapping[int, Sequence[str]] | None = None,
    stance: Sequence[int] = (),
    lay: Mapping[int, str] | None = None,
    energy: Mapping[int, int] | None = None,
    first: int = 0,
    heroes: Mapping[int, str] | None = None,
    used: Sequence[int] = (),
    out: Sequence[int] = (),
    traps: Sequence[str] = (),
    knockouts: Sequence[str] = (),
    battlefield: str | None = None,
    next_battlefields: Sequence[str] = (),
    teams: Sequence[Sequence[int]] = (),
    wins: Sequence[int] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    rest: str | int = "deck",
    battle: int = 1,
    round: int = 1,
    step: str = "select",
    both: bool = False,
    seed: int = 1,
    **setup: Any,
) -> GuardiansState:
    """The state before a step, by default before cards are laid in round 1 of battle 1.

    `series` are revealed cards, with a turned Defence for the seats in `stance`. `deck` are its top cards, the next
    to draw first; below them lies the `rest`, unless that is "discard" or the hand of a seat. `lay` is what everybody
    can lay now, else one that is allowed; `hands` are what they hold besides.
    Before a stage or a round, who is given no hand holds Defence, Arsenal and Planning.
    """
    named_cards = [*(heroes or {}).values(), *([battlefield] if battlefield else []), *next_battlefields]
    both = both or seats > 4 or any(BOX[code] != GUARDIANS for code in named_cards)
    s = start(Setup(players=seats, boxes="both" if both else "guardians", teams=len(teams), **setup), Chance(seed))
    s.shuffle(s.deck)
    s.shuffle(s.battlefield_deck)
    if teams:
        _make_teams(s, teams)
    _give_heroes(s, heroes or {}, used)
    s.first = first
    s.battle = battle
    s.round = round
    s.step = step
    for seat, player in enumerate(s.players):
        player.in_battle = seat not in out
        player.energy = (energy or {}).get(seat, 3 if player.in_battle else 0)
    spare = ["defence", "arsenal", "planning"] if step in ("select", "start_round", "end_round") else []
    hands = dict.fromkeys(range(seats), spare) | dict(hands or {})
    _lay_out_cards(s, hands, series or {}, stance, lay)
    s.stage = max(len(player.series) for player in s.players)
    _stack_deck(s, deck, discard, rest)
    if battlefield:
        s.move(_find(s.battlefield_deck, battlefield), s.battlefield)
        s.terms = s.battlefield.cards[0].printed.terms
    for code in reversed(next_battlefields):
        s.move(_find(s.battlefield_deck, code), s.battlefield_deck)
    for tactic in s.tactics:
        tactic.trapped = tactic.technique.code in traps
        if tactic.technique.code in knockouts:
            place_knockout(s, tactic)
    s.wins[:] = list(wins) or s.wins
    return s


def _make_teams(s: GuardiansState, teams: Sequence[Sequence[int]]) -> None:
    """The real cards and the real grouping, with the lot decided."""
    symbols = sorted(SYMBOLS, reverse=True) if len(teams) > 2 else [("red", GUARDIANS), ("blue", GUARDIANS)]
    if len(teams) == 3:
        symbols.pop()
    deal_team_cards(s)
    for symbol, seats in zip(symbols, teams, strict=True):
        for seat in seats:
            s.team_cards[seat].cards[0].printed = SYMBOLS[symbol]
    form_teams(s)


def _give_heroes(s: GuardiansState, heroes: Mapping[int, str], used: Sequence[int]) -> None:
    free = [code for code in BYSTANDERS if code not in heroes.values()]
    for player in s.players:
        code = heroes.get(player.seat) or free.pop(0)
        s.move(_find(s.box, code), player.hero)
        player.hero_card.used = player.seat in used


def _lay_out_cards(
    s: GuardiansState,
    hands: Mapping[int, Sequence[str]],
    series: Mapping[int, Sequence[str]],
    stance: Sequence[int],
    lay: Mapping[int, str] | None,
) -> None:
    for player in s.players:
        seat = player.seat
        lain = list(series.get(seat, ()))
        if seat in stance and "defence" not in lain:
            lain.insert(0, "defence")
        for code in lain:
            card = _find(s.deck, code)
            s.move(card, player.series)
            s.show(card, EVERYONE)
            card.turned = code == "defence" and seat in stance
        to_lay = [lay.get(seat, (lain or ["trick"])[-1])] if lay is not None and player.in_battle else []
        for code in [*to_lay, *hands[seat]]:
            s.move(_find(s.deck, code), player.hand)


def _stack_deck(s: GuardiansState, deck: Sequence[str], discard: Sequence[str], rest: str | int) -> None:
    for code in discard:
        s.move(_find(s.deck, code), s.discard)
    others = s.deck.cards[:]
    top = []
    for code in deck:
        top.append(next(card for card in others if card.printed.code == code))
        others.remove(top[-1])
    if rest != "deck":
        for card in others:
            s.move(card, s.discard if rest == "discard" else s.players[int(rest)].hand)
    for card in reversed(top):
        s.move(card, s.deck)


def _find(zone: Zone[Any], code: str) -> Any:
    return next(card for card in zone.cards if card.printed.code == code)
