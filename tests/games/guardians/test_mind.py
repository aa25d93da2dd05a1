"""What computer players take for granted in a battle: nobody lays a card that puts the own hero out."""

from __future__ import annotations

from rulebound.games.guardians import GAME
from rulebound.kernel.chance import Chance
from rulebound.players import Budget, Chair, think
from tests.guardians_table import NUMBERS, table

MIND = GAME.mind
LOW, MIDDLE, HIGH = sorted(NUMBERS, key=NUMBERS.__getitem__)[1:6:2]


def sensible(t, seat=0):
    choice = t.match.choices[seat]
    found = MIND.tempting(t.s, choice)
    return None if found is None else sorted(choice.options[number].on.printed.code for number in found)


def test_a_number_that_falls_is_not_laid():
    t = table(series={0: [MIDDLE]}, hands={0: [LOW, MIDDLE, HIGH]})
    assert sensible(t) == sorted([MIDDLE, HIGH])


def test_a_knockout_is_not_laid_without_a_stance():
    t = table(hands={0: ["trick", "shot"]}, knockouts=["shot"])
    assert sensible(t) == ["trick"]


def test_who_can_only_leave_may_lay_anything():
    t = table(hands={0: ["shot", "shot"]}, knockouts=["shot"])
    assert sensible(t) is None


def test_a_search_plays_the_battle_to_its_end_and_not_the_next_one():
    t = table()
    choice = t.match.choices[0]
    since = MIND.clock(t.s)
    assert not MIND.foreseen(t.s, choice, since)
    t.s.battle += 1
    assert MIND.foreseen(t.s, choice, since)


def test_a_search_lays_no_card_that_puts_its_hero_out():
    t = table(series={0: [MIDDLE]}, hands={0: [LOW, MIDDLE, HIGH]})
    thought = think(Chair(t.match, 0), Budget(plays=60), Chance(1))
    assert [t.match.choices[0].options[j.option].on.printed.code for j in thought.options] == [MIDDLE, HIGH]
