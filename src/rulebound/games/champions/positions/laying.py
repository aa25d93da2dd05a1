"""A position of Champions is laid out: the first turn of a game, with hands and table as they are wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rulebound.games.champions.encounter import engage, put_side_scheme
from rulebound.games.champions.printed import ATTACHMENT, MINION, PLAYER_KINDS, SETS, SIDE_SCHEME, ChampionsPrinted
from rulebound.games.champions.state import CardZone, ChampionsCard, ChampionsState
from rulebound.kernel.flow import Flow
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.laying import unheard


@cache
def opened(team: tuple[str, ...], villain: str, mode: str, first: int, seed: int) -> ChampionsState:
    """The first turn of such a game, hands and what the scenario has brought laid back; to be cloned."""
    setup = {"heroes": list(team), "villain": villain, "mode": mode, "doubles": len(set(team)) < len(team)}
    match: Match[ChampionsState] = Match(load_game("champions"), setup, seed)
    while match.state.step != "turn":
        seat, choice = next(iter(match.choices.items()))
        usual = choice.options[first] if choice.prompt == "first" else choice.options[0]
        match.answer(seat, next((o for o in choice.options if o.act == "done"), usual))
    s = match.state
    for player in s.players:
        for card in player.hand.cards[:]:
            s.move(card, player.deck)
    for card in [*s.side_zone.cards, *s.minions()]:
        card.in_play = False
        s.deactivate(card)
        card.clear()
        s.move(card, s.encounter if card.owner is None else s.players[card.owner].deck)
    return s


def lay_out(
    *heroes: str,
    hand: Sequence[str] = (),
    in_play: Sequence[str] = (),
    engaged: Sequence[str] = (),
    side: Sequence[str] = (),
    on_top: Sequence[str] = (),
    villain: str = "rhino",
    mode: str = "standard",
    form: str = "hero",
    threat: int = 0,
    damage: Mapping[str, int] | None = None,
    tough: Sequence[str] = (),
    stunned: Sequence[str] = (),
    confused: Sequence[str] = (),
    exhausted: Sequence[str] = (),
    deck: int | None = None,
    first: int = 0,
    seed: int = 1,
) -> ChampionsState:
    """The first player's turn, by codes of cards: what is held and in play is the first seat's.

    `on_top` are the next cards of the encounter deck. `damage`, `tough` and so on are of cards in play. With `deck` all
    but so many cards of the first seat's deck lie in the discard pile.
    """
    s = opened(heroes or ("spider_man",), villain, mode, first, seed).clone()
    for player in s.players:
        if form == "hero":
            turn_over(s, player.seat)
    s.main_scheme.threat = threat
    s.villain.stunned = s.villain.confused = s.villain.tough = False
    player = s.players[0]
    for code in (*in_play, *engaged, *side):
        put_into_play(s, code)
    for code in hand:
        s.move(_fetched(s, code, player.deck), player.hand)
    for code in reversed(on_top):
        card = _fetched(s, code, s.encounter)
        s.move(card, s.encounter)
    by_code = {card.printed.code: card for card in s.cards if card.in_play}
    for code, n in (damage or {}).items():
        by_code[code].damage = n
    for code in tough:
        by_code[code].tough = True
    for code in stunned:
        by_code[code].stunned = True
    for code in confused:
        by_code[code].confused = True
    for code in exhausted:
        by_code[code].exhausted = True
    if deck is not None:
        for card in player.deck.cards[deck:]:
            s.move(card, player.discard)
    return s


def turn_over(s: ChampionsState, seat: int) -> None:
    """The other side of an identity, without its responses."""
    identity = s.identity(seat)
    assert identity.printed.other is not None
    s.deactivate(identity)
    identity.printed = identity.printed.other
    s.activate(identity)


def put_into_play(s: ChampionsState, code: str) -> ChampionsCard:
    """A card into play on the first seat's side, without any responses and without its When Revealed."""
    player = s.players[0]
    theirs = _printed(code).kind in PLAYER_KINDS
    card = _fetched(s, code, player.deck if theirs else s.encounter)
    s.move(card, s.playing if theirs else s.revealing)
    with unheard(s):
        _happens(_entering(s, card, theirs))
    return card


def _entering(s: ChampionsState, card: ChampionsCard, theirs: bool) -> Flow[Any]:
    if theirs:
        return enter_play(s, card, s.players[0].area, 0)
    if card.printed.kind == MINION:
        return engage(s, card, 0)
    if card.printed.kind == SIDE_SCHEME:
        return put_side_scheme(s, card, 0)
    host = s.villain if card.printed.kind == ATTACHMENT else None
    return enter_play(s, card, s.attachments if host else s.environments, 0, host=host)


def _happens(flow: Flow[Any]) -> None:
    """All of it, without a question: a position that would ask something here must be laid otherwise."""
    for asked in flow:
        raise ValueError(f"somebody is asked {asked}")


def _printed(code: str) -> ChampionsPrinted:
    return next(face for one in SETS.values() for face in one.faces() if face.code == code)


def _fetched(s: ChampionsState, code: str, zone: CardZone) -> ChampionsCard:
    """A card of that code out of a deck, or else one from outside the game."""
    for card in zone.cards:
        if card.printed.code == code:
            return card
    printed = _printed(code)
    theirs = printed.kind in PLAYER_KINDS
    card = ChampionsCard(len(s.cards), printed, 0 if theirs else None)
    s.add_card(card, zone)
    if theirs:  # a deck tells at setup which events its cards can answer; this card came later
        s.expect_from_hands([printed])
    return card
