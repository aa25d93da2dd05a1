"""How the card language says what a card does and whom it means, on made-up events of Marvel Champions."""

from __future__ import annotations

from typing import Any

from rulebound.games.champions.printed import event
from rulebound.games.champions.words import (
    ALLY,
    IN_HERO_FORM,
    MINION,
    THE_VILLAIN,
    Absent,
    InPlay,
    Times,
    a_chosen,
    action,
    aim,
    all_of,
    an,
    deal,
    draw,
    each,
    if_,
    instead_if,
    ready,
    stun,
    that,
)
from rulebound.i18n import Language
from rulebound.kernel.text import Text
from rulebound.lcg.moments import number
from tests.champions_made_up import ME, bare, code, do, moment


def said(*effects: Any) -> str:
    face = event(code(), "Word", cost=0, does=action(*effects)).face
    return " ".join(Language.load("en").text(text) for text in face.text)


def test_a_trait_stands_beside_its_noun_and_other_qualities_before_it():
    assert "an exhausted Avenger ally" in said(ready(an(ALLY.exhausted.with_trait("avenger"))))
    assert "a facedown Drone minion" in said(stun(an(MINION.facedown.with_trait("drone"))))


def test_a_target_that_may_be_another_is_spoken_of_by_what_it_is_at_first():
    either = instead_if(an(ALLY.ready), each(MINION), IN_HERO_FORM)
    assert either.noun.text() == ALLY.ready.text()
    assert either.counted() == each(ALLY.ready).text()
    assert "that ally" in said(aim(ready(either), draw(1)))
    assert "ally" in said(if_(Absent(either), draw(1)))
    assert "an ally" in said(ready(instead_if(an(ALLY), THE_VILLAIN, IN_HERO_FORM)))


def test_a_target_that_may_be_another_is_the_other_if_something_is_so():
    t = bare(in_play=["black_cat"], engaged=["shocker"])
    either = instead_if(each(ALLY), each(MINION), IN_HERO_FORM)
    do(t, deal(1, either))
    t.turn_over(ME)
    do(t, deal(1, either))
    assert (t.damage("black_cat"), t.damage("shocker")) == (1, 1)


def test_what_was_picked_is_all_of_it():
    t = bare(engaged=["shocker", "vulture", "hydra_mercenary"])
    m = moment(t)
    m.keep("it", [t.card("shocker"), t.card("vulture")])
    t.run(deal(1, that("it", MINION)).run(t.s, m))
    assert [t.damage(name) for name in ("shocker", "vulture", "hydra_mercenary")] == [1, 1, 0]
    assert t.prompts() == []


def test_a_list_is_spoken_of_by_what_it_names_first():
    assert all_of(an(ALLY), each(MINION)).counted() == each(ALLY).text()


def test_a_number_is_said_as_it_is_and_an_amount_in_words():
    assert number(3) == 3
    each_minion = Times(1, InPlay(each(MINION)))
    assert number(each_minion) == each_minion.text()
    assert isinstance(number(each_minion), Text)
    assert "minion" in said(deal(each_minion, a_chosen(ALLY)))
