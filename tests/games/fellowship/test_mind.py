"""How positions are judged, and what a computer player does without much thought."""

from __future__ import annotations

from itertools import pairwise

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.mind.habits import habit, kept_back
from rulebound.games.fellowship.mind.value import value
from rulebound.kernel.match import Match
from rulebound.players import Chair, make_player
from tests.fellowship_table import Table, table

TRIO = [["aragorn", "theodred"], ["gimli", "legolas"], ["eowyn", "eleanor"]]


def stay(t: Table, seat: int) -> list[str]:
    """Who is kept back from the quest."""
    return sorted(card.printed.plain for card in kept_back(t.s, seat, t.s.characters_of(seat)))


def test_threat_makes_things_worse_and_each_point_more_than_the_one_before():
    worths = []
    for threat in (20, 30, 40, 48):
        t = table(heroes=TRIO, first=2)
        t.dial(20, threat, 20)
        worths.append(value(t.s, 0))
    falls = [(a - b) / n for (a, b), n in zip(pairwise(worths), (10, 10, 8), strict=True)]
    assert worths == sorted(worths, reverse=True)
    assert falls == sorted(falls)


def test_enemies_make_things_worse_wherever_they_stand():
    calm, staged, fighting = (
        table(heroes=TRIO, first=2),
        table(heroes=TRIO, first=2, staging=["forest_spider"]),
        table(heroes=TRIO, first=2, engaged=["forest_spider"]),
    )
    assert value(staged.s, 1) < value(calm.s, 1) > value(fighting.s, 1)


def test_an_ally_a_wound_and_a_fallen_hero_are_felt():
    t = table(heroes=TRIO, first=1)
    alone = value(t.s, 0)
    t.put("guard_of_the_citadel", seat=1)
    helped = value(t.s, 0)
    t.left("legolas", 1)
    wounded = value(t.s, 0)
    t.leaves("legolas")
    assert alone < helped > wounded > value(t.s, 0)


def test_who_is_no_fighter_goes_on_the_quest_and_somebody_stays_for_the_enemy():
    t = table(heroes=TRIO, first=1, engaged=["forest_spider"])
    assert "Aragorn" in stay(t, 0)
    assert "Éowyn" not in stay(t, 2)


def test_the_habit_plays_allies_before_attachments_and_keeps_events():
    t = table(heroes=[["aragorn", "theodred"]], hand=["sneak_attack", "steward_of_gondor", "guard_of_the_citadel"])
    t.pools(aragorn=5, theodred=5)
    t.phase("planning", until="planning")
    taken = habit(t.s, t.match.choices[0])
    assert taken is not None
    assert t.options()[taken] == "play:guard_of_the_citadel"


def test_the_computer_wins_what_chance_hardly_ever_wins():
    """Nothing but the same seeds for both; the figures of many games stand in docs."""
    reached = {}
    for name in ("heuristic", "random"):
        match = Match(GAME, {"scenario": "mirkwood", "mode": "easy", "decks": ["leadership"]}, 11, log=False)
        player, chair = make_player(name, 1), Chair(match, 0)
        while match.choices and match.state.round < 5:
            match.answer(0, player.decide(chair))
        reached[name] = 0.0 if match.state.result is not None else value(match.state, 0)
    assert reached["heuristic"] > reached["random"]
