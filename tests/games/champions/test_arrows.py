"""The arrows on the table show whom an attack will hit."""

from __future__ import annotations

from typing import Any

from rulebound.games.champions import GAME
from rulebound.games.champions.activation import enemy_attacks
from rulebound.games.champions.powers import make_attack
from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.choice import Choice
from rulebound.kernel.flow import Flow
from tests.champions_table import table


def arrows(s: ChampionsState) -> list[tuple[str, str, str]]:
    return [(by.key, on.key, kind) for by, on, kind in GAME.arrows(s)]


def ask(flow: Flow[Any], answer: Any = None) -> Choice:
    choice = flow.send(answer)
    assert isinstance(choice, Choice)
    return choice


def finish(flow: Flow[Any], choice: Choice) -> None:
    try:
        while True:
            choice = ask(flow, choice.options[-1])
    except StopIteration:
        return


def test_an_attack_points_at_the_hero_then_at_who_defends_and_in_the_end_at_nobody():
    t = table("captain_marvel", villain="klaw", in_play=["mockingbird"], hand=["energy"])
    t.on_top("android_efficiency", "android_efficiency")  # its boost ability asks something
    villain, ally = t.s.villain, t.card("mockingbird")
    flow = enemy_attacks(t.s, villain, 0)
    choice = ask(flow)
    assert choice.prompt == "defend"
    assert arrows(t.s) == [(villain.key, t.card("captain_marvel").key, "attack")]
    choice = ask(flow, next(option for option in choice.options if option.on is ally))
    assert arrows(t.s) == [(villain.key, ally.key, "attack")]
    assert arrows(t.s.clone()) == arrows(t.s)
    finish(flow, choice)
    assert arrows(t.s) == []


def test_an_attack_of_a_hero_points_at_its_enemy_while_both_are_there():
    t = table("captain_marvel", in_play=["cosmic_flight"], engaged=["whiplash"])  # it retaliates: a choice opens
    hero, enemy = t.card("captain_marvel"), t.card("whiplash")
    flow = make_attack(t.s, hero, enemy, 2, 0)
    choice = ask(flow)
    assert arrows(t.s) == [(hero.key, enemy.key, "attack")]
    enemy.in_play = False
    assert arrows(t.s) == []
    enemy.in_play = True
    finish(flow, choice)
    assert arrows(t.s) == []
