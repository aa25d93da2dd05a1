"""Decks, hands and discard piles: drawing and discarding, and what happens when a deck runs out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rulebound.lcg.state import AnyCard, LcgPlayer, LcgState

C = TypeVar("C", bound=AnyCard)


def draw(s: LcgState[Any], player: LcgPlayer[Any], n: int, rule: str = "") -> int:
    """The top cards of a player's deck come to the hand; drawing goes on if an empty deck is made anew."""
    drawn = 0
    n = s.judge.drawn(s, player, n)
    while drawn < n and not player.out:
        if not player.deck.cards and not s.judge.deck_empty(s, player):
            break
        s.deal(player.deck, player.hand)
        drawn += 1
        if not player.deck.cards:
            s.judge.deck_empty(s, player)
    if drawn:
        s.log.say("draws", rule or s.rules.draw, player=player, n=drawn)
    return drawn


def discard_top(s: LcgState[C], player: LcgPlayer[C], n: int) -> list[C]:
    """The top cards of a player's deck; none of a deck that was made anew meanwhile."""
    gone: list[C] = []
    while len(gone) < n and player.deck.cards:
        gone.append(s.deal(player.deck, player.discard))
    if gone:
        s.log.say("discards-top", s.rules.discard_top, player=player, cards=gone)
    if not player.deck.cards:
        s.judge.deck_empty(s, player)
    return gone


def discard_from_hand(s: LcgState[C], player: LcgPlayer[C], cards: Sequence[C], rule: str) -> None:
    for card in cards:
        s.move(card, s.discard_pile(card))
    if cards:
        s.log.say("discards", rule, player=player, cards=cards)


def take_to_hand(s: LcgState[C], player: LcgPlayer[C], cards: Sequence[C], rule: str) -> None:
    """Cards come to a hand from somewhere else than the deck; of one who is out they go to the discard pile."""
    for card in cards:
        s.move(card, player.discard if player.out else player.hand)
    if cards and player.out:
        s.log.say("discards", rule, player=player, cards=cards)
    elif cards:
        s.log.say("takes", rule, player=player, cards=cards)
