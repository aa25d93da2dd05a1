"""The arrows on the table show whom an attack will hit."""

from __future__ import annotations

from rulebound.games.champions import GAME
from rulebound.games.champions.powers import make_attack
from rulebound.games.champions.state import ChampionsState
from tests.champions_table import Table, table


def arrows(t: Table, s: ChampionsState) -> list[tuple[str, str, str]]:
    return [(t.called(by), t.called(on), kind) for by, on, kind in GAME.arrows(s)]


def test_an_attack_points_at_the_hero_then_at_who_defends_and_in_the_end_at_nobody():
    t = table("captain_marvel", villain="klaw", in_play=["mockingbird"], hand=["energy"])
    t.on_top("android_efficiency", "android_efficiency")  # its boost ability asks something
    t.villain_attacks(boost="", until="defend")
    assert arrows(t, t.s) == [("klaw", "captain_marvel", "attack")]
    t.answer("defend", "mockingbird")
    assert arrows(t, t.s) == [("klaw", "mockingbird", "attack")]
    assert arrows(t, t.s.clone()) == arrows(t, t.s)
    t.give("choose-one/drone", "choose-one/drone")
    assert arrows(t, t.s) == []


def test_an_attack_of_a_hero_points_at_its_enemy_while_both_are_there():
    t = table("captain_marvel", in_play=["cosmic_flight"], engaged=["whiplash"])  # it retaliates: a choice opens
    t.run(make_attack(t.s, t.card("captain_marvel"), t.card("whiplash"), 2, 0), until="interrupt-damage")
    assert arrows(t, t.s) == [("captain_marvel", "whiplash", "attack")]
    t.card("whiplash").in_play = False
    assert arrows(t, t.s) == []
    t.card("whiplash").in_play = True
    t.answer("interrupt-damage", "pass")
    assert arrows(t, t.s) == []
