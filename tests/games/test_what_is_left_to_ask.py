"""Short lists of requirements: for options whose place answers the rest, for cards that can fail only some of them."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions import initiating as champions
from rulebound.games.champions import playing as champions_playing
from rulebound.games.fellowship import initiating as fellowship
from rulebound.games.fellowship import playing as permanents
from rulebound.games.versus import playing as versus
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.requirements import Demands
from rulebound.lcg.abilities import ACTION, Ability
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import AnyCard

FELLOWSHIP = {"may-decide", "right-moment", "right-phase", "window-open", "source-is-there"}
SHORT: list[tuple[tuple[Any, ...], tuple[Any, ...], set[str]]] = [
    (champions.ACTING, champions.USING, {"right-moment", "game-has-begun", "not-locked-out"}),
    (
        champions_playing.PLAYING_IN_TURN,
        champions_playing.PLAYING,
        {"is-no-resource-card", "can-be-played", "not-locked-out"},
    ),
    (fellowship.ACTING_IN_PLAY, fellowship.USING_IN_PLAY, FELLOWSHIP),
    (fellowship.ACTING_FROM_HAND, fellowship.USING, FELLOWSHIP),
    (permanents.PLAYING_FROM_HAND, permanents.PLAYING, {"is-active", "in-hand", "planning-window"}),
    (versus.READY_TO_PLAY, versus.PLAYING, {"is-a-plot-twist", "is-in-your-hand-or-row", "was-not-played-yet"}),
    (versus.READY_TO_USE, versus.USING, {"is-in-play-for-you", "has-a-payment-power"}),
]


@pytest.mark.parametrize(("short", "full", "answered"), SHORT)
def test_only_what_the_place_answers_is_left_out(short: tuple[Any, ...], full: tuple[Any, ...], answered: set[str]):
    left_out = {need.text.partition("-needs-")[2] for need in full if need not in short}
    assert set(short) <= set(full)
    assert left_out == answered


UNTOUCHED = [-1, 0, 0, None, None, None]
"""What a moment remembers of questions that were asked about it: nothing."""

Lists = dict[str, Demands[Any, Any]]
IN_PLAY: Lists = {"champions": champions.ACTING_IN_PLAY, "fellowship": fellowship.USABLE_IN_PLAY}
FROM_HAND: Lists = {"champions": champions.ACTING_FROM_HAND, "fellowship": fellowship.USABLE_FROM_HAND}
PLAYABLE: Lists = {"champions": champions_playing.PLAYABLE, "fellowship": permanents.PLAYABLE}
PERMANENTS = {"champions": champions_playing.PERMANENTS, "fellowship": permanents.PERMANENTS}


def asked_in(game: str, s: Any, seat: int) -> list[tuple[Demands[Any, Any], AnyCard, Ability | None]]:
    """What is held against which lists when a player is asked what to do."""
    found: list[tuple[Demands[Any, Any], AnyCard, Ability | None]] = []
    for card in s.players[seat].hand.cards:
        if card.printed.kind in PERMANENTS[game]:
            found.append((PLAYABLE[game], card, None))
        elif s.usable_from_hand(card):
            found += [(FROM_HAND[game], card, ability) for _, ability in card.printed.actions]
    for id, number in s.listeners.get(ACTION, ()):
        found.append((IN_PLAY[game], s.cards[id], s.cards[id].printed.abilities[number]))
    return found


@pytest.mark.parametrize("game", ["champions", "fellowship"])
def test_what_a_card_is_not_asked_it_could_not_fail(game: str):
    """Whatever is left out for a card, by what is printed on it, holds in any position; and asking changes nothing."""
    spared = failed = 0
    for seed in range(3):
        match = Match(load_game(game), load_game(game).setups()[1], seed, quiet=True)
        chance = Chance(seed)
        while match.choices:
            s: Any = match.state
            ((seat, choice),) = match.choices.items()
            for demands, card, ability in asked_in(game, s, seat):
                m = Moment(card, seat, ability)
                unmet = [need for need in demands.needs if not need.holds(s, seat, m)]
                assert demands.met(s, seat, m, card.printed if ability is None else ability) == (not unmet)
                assert not [need.text for need in unmet if need.concerns is not None and not need.concerns(m)]
                assert [getattr(m, name) for name in ("that", "x", "count", "bought", "picks", "decided")] == UNTOUCHED
                spared += sum(need.concerns is not None and not need.concerns(m) for need in demands.needs)
                failed += len(unmet)
            match.answer(seat, chance.below(len(choice.options)))
    assert spared > 1000
    assert failed > 500
