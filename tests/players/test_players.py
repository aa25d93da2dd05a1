"""Players sit on a chair: they answer from it, and cannot reach the match behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rulebound.kernel.cards import Card, State
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from rulebound.players import Chair, make_player, play_out, player_names

GUARDIANS = load_game("guardians")
PLAYERS = ["random", "heuristic", "search:24"]


def a_match(seed: int = 1, players: int = 3, answers: int = 0, **kinds: Any) -> Match[Any]:
    match = Match(GUARDIANS, {"players": players}, seed, **kinds)
    chance = Chance(seed)
    for _ in range(answers):
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, chance.below(len(choice.options)))
    return match


def reachable(thing: object, seen: set[int]) -> Iterator[object]:
    """Everything that plain attributes and items lead to, methods and closures apart."""
    if id(thing) in seen or isinstance(thing, str | int | float | type) or callable(thing):
        return
    seen.add(id(thing))
    yield thing
    if isinstance(thing, dict):
        inner = list(thing.values())
    elif isinstance(thing, list | tuple | set):
        inner = list(thing)
    elif isinstance(thing, msgspec.Struct):
        inner = list(msgspec.structs.asdict(thing).values())
    else:
        inner = [getattr(thing, name, None) for name in dir(thing) if not name.startswith("__")]
    for item in inner:
        yield from reachable(item, seen)


@pytest.mark.parametrize("answers", [0, 20, 40])
def test_no_attribute_of_a_chair_leads_to_the_match_or_its_cards(answers):
    match = a_match(answers=answers)
    for seat in match.choices:
        found = list(reachable(Chair(match, seat), set()))
        assert found
        assert not [thing for thing in found if isinstance(thing, Match | State | Card)]


def test_a_chair_has_no_way_to_fork_or_answer():
    chair = Chair(a_match(), 0)
    public = {name for name in dir(chair) if not name.startswith("_")}
    assert public == {"choice", "game", "imagine", "mind", "options", "seat", "view"}


def test_a_chair_shows_what_its_seat_is_asked():
    match = a_match()
    seat = next(iter(match.choices))
    chair = Chair(match, seat)
    assert chair.game == "guardians"
    assert chair.options == len(match.choices[seat].options)
    assert chair.choice is not None
    assert [option.key for option in chair.choice.options] == match.choices[seat].keys
    assert chair.view() == match.view(seat)


def test_a_chair_whose_seat_has_nothing_to_decide_has_no_options():
    match = a_match()
    match.answer(0, 0)
    assert Chair(match, 0).options == 0
    assert Chair(match, 1).options == 2


def test_the_same_chance_imagines_the_same_match_and_never_the_real_one():
    match = a_match(answers=30)
    chair = Chair(match, next(iter(match.choices)))
    first, again, other = chair.imagine(Chance(5)), chair.imagine(Chance(5)), chair.imagine(Chance(6))
    cards = [[card.printed for card in m.state.cards] for m in (first, again, other)]
    assert cards[0] == cards[1] != cards[2]
    assert first is not match
    assert first.state is not match.state
    with pytest.raises(Refused):
        first.fork()


def play(names: list[str], seed: int, **kinds: Any) -> list[tuple[int, str]]:
    match = a_match(seed, len(names), **kinds)
    play_out(match, [make_player(name, f"{seed}/{seat}") for seat, name in enumerate(names)])
    assert match.result is not None
    return match.record().answers


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_decides_the_same_again_with_the_same_seed(name):
    assert play([name, "random"], 7) == play([name, "random"], 7)


@pytest.mark.parametrize("name", PLAYERS)
def test_thinking_does_not_change_the_match(name):
    match = a_match(answers=25)
    seat = next(iter(match.choices))
    before = msgspec.json.encode([match.view(s) for s in (None, 0, 1, 2)])
    drawn = match.state.chance.drawn
    option = make_player(name, 3).decide(Chair(match, seat))
    assert 0 <= option < len(match.choices[seat].options)
    assert msgspec.json.encode([match.view(s) for s in (None, 0, 1, 2)]) == before
    assert match.state.chance.drawn == drawn


def test_what_others_have_picked_in_secret_does_not_reach_a_player():
    """Whoever decides last of several at once decides the same whatever the others have laid."""
    match = a_match(seed=4)
    chance = Chance(4)
    while len(match.choices) < 3 or match.choices[0].prompt != "lay":
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, chance.below(len(choice.options)))
    decisions: dict[str, set[int]] = {"heuristic": set(), "search:40": set()}
    for first, second in ((0, 0), (1, 0), (0, 1), (2, 2)):
        fork = match.fork()
        fork.answer(0, first)
        fork.answer(1, second)
        chair = Chair(fork, 2)
        assert set(chair.imagine(Chance(1)).choices) == {0, 1, 2}
        for name, decided in decisions.items():
            decided.add(make_player(name, 9).decide(chair))
    assert [len(decided) for decided in decisions.values()] == [1, 1]


def test_random_players_need_no_copies():
    match = a_match(2, 4, quiet=True)
    play_out(match, [make_player("random", seat) for seat in range(4)])
    assert match.result is not None


def test_a_match_without_a_log_is_enough_for_every_player():
    match = Match(GUARDIANS, {"players": 2}, 3, log=False)
    play_out(match, [make_player("heuristic", 0), make_player("heuristic", 1)])
    assert match.result is not None


def test_the_heuristic_player_beats_the_random_one():
    """A smoke test; `rulebound compare` measures it over a thousand games."""
    won = 0
    for seed in range(8):
        names = ["random", "random"]
        names[seed % 2] = "heuristic"
        match = a_match(seed, 2, log=False)
        play_out(match, [make_player(name, f"{seed}/{seat}") for seat, name in enumerate(names)])
        assert match.result is not None
        won += match.result.winners == [seed % 2]
    assert won >= 6


def test_an_unknown_player_is_refused_with_the_names_there_are():
    with pytest.raises(Refused) as refused:
        make_player("oracle")
    assert refused.value.text.id == "refused-player"
    assert refused.value.text.args == {"player": "oracle", "players": ", ".join(player_names())}
