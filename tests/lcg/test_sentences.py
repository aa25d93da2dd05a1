"""How effects are joined to sentences, on a table of Marvel Champions.

For the second of three players: what each does, how much it did, whether it was done completely, and when it would
change nothing.
"""

from __future__ import annotations

from typing import Any

from rulebound.games.champions.elimination import eliminate
from rulebound.games.champions.printed import event, support
from rulebound.games.champions.words import (
    ALLY,
    EACH_PLAYER,
    ENEMY,
    IN_HERO_FORM,
    MINION,
    SUPPORT,
    THAT_PLAYER,
    THIS,
    YOUR_IDENTITY,
    action,
    aim,
    an,
    attack,
    branch,
    choose_one,
    choose_player,
    deal,
    draw,
    each_player,
    exhaust,
    heal,
    if_,
    interrupt,
    may,
    own,
    ready,
    stun,
    then,
)
from rulebound.lcg.events import PLAY
from tests.champions_made_up import ME, always, bare, can, code, do, hands, lay, moment

# --- sentences --------------------------------------------------------------------------------------------------


def test_if_and_otherwise():
    t = bare()
    t.on_deck("energy", "genius", seat=ME)
    effect = if_(IN_HERO_FORM, draw(1), otherwise=[heal(1, YOUR_IDENTITY)])
    assert can(t, effect)
    assert do(t, effect)[0]
    assert hands(t) == [0, 1, 0]
    hero = t.s.identity(ME)
    assert hero.printed.other is not None
    hero.printed = hero.printed.other
    assert not can(t, effect)
    assert not do(t, effect)[0]
    hero.damage = 1
    assert can(t, effect)
    assert do(t, effect)[0]
    assert (hero.damage, hands(t)) == (0, [0, 1, 0])
    assert not can(t, if_(IN_HERO_FORM, draw(1)))
    assert do(t, if_(IN_HERO_FORM, draw(1)))[0], "nothing is all of nothing"


def test_then_follows_only_what_was_done():
    t = bare()
    t.on_deck("energy", "genius", seat=ME)
    effect = then(heal(1, YOUR_IDENTITY), draw(1))
    assert not can(t, effect)
    assert not do(t, effect)[0]
    assert hands(t) == [0, 0, 0]
    t.s.identity(ME).damage = 1
    assert can(t, effect)
    assert do(t, effect)[0]
    assert hands(t) == [0, 1, 0]
    assert then(attack(1, an(ENEMY)), draw(1)).label() == "attack"
    t.s.identity(ME).damage = 1
    assert not do(t, then(heal(1, YOUR_IDENTITY), heal(1, YOUR_IDENTITY)))[0], "the second was not done"


def test_the_target_of_what_comes_first_is_decided_before_an_ability_begins():
    t = bare(engaged=["shocker", "vulture"])
    effect = then(deal(2, an(MINION)), draw(1))
    m = moment(t)
    t.run(effect.decide(t.s, m), "p1>damage/shocker")
    t.run(effect.run(t.s, m))
    assert (t.damage("shocker"), t.prompts()) == (2, ["damage"])


def test_a_target_is_chosen_before_what_comes_first():
    t = bare(engaged=["shocker", "vulture"])
    t.on_deck("energy", seat=ME)
    effect = aim(deal(2, an(MINION)), draw(1))
    assert can(t, effect)
    assert do(t, effect, "p1>damage/vulture")[0]
    assert (t.damage("vulture"), hands(t)) == (2, [0, 1, 0])
    assert not can(t, aim(stun(an(SUPPORT)), draw(1)))
    assert aim(attack(1, an(ENEMY)), draw(1)).label() == "attack"
    m = moment(t)
    t.run(effect.decide(t.s, m), "p1>damage/shocker")
    t.run(effect.run(t.s, m))
    assert t.damage("shocker") == 2, "as it was decided"
    assert t.prompts() == ["damage", "damage"]
    t = bare(engaged=["shocker", "vulture"])
    t.on_deck("energy", seat=ME)
    t.run(effect.run(t.s, moment(t)), until="damage")
    assert hands(t) == [0, 0, 0], "the target is chosen first"


def test_one_thing_is_chosen_of_those_that_change_something():
    t = bare()
    for seat in range(3):
        t.on_deck("energy", seat=seat)
    effect = choose_one(branch("heal", heal(1, YOUR_IDENTITY)), branch("draw", draw(1)))
    assert can(t, effect)
    assert do(t, effect)[0]
    assert hands(t) == [0, 1, 0]
    assert t.asked == []
    assert not can(t, effect)
    assert do(t, effect)[0]
    every = choose_one(branch("heal", heal(1, YOUR_IDENTITY)), branch("draw", draw(1)), who=EACH_PLAYER)
    for seat in range(3):
        t.s.identity(seat).damage = 1
    do(t, every, "p2>choose-one/branch:draw", "p0>choose-one/branch:heal")
    assert hands(t) == [0, 1, 1]
    assert [t.s.identity(seat).damage for seat in range(3)] == [0, 0, 1]


def test_who_may_is_asked_and_may_pass():
    t = bare()
    for seat in range(3):
        t.on_deck("energy", seat=seat)
    assert do(t, may(draw(1)), "p1>may/resolve")[0]
    assert hands(t) == [0, 1, 0]
    assert not do(t, may(draw(1)))[0], "it would change nothing"
    assert len(t.asked) == 1
    assert not can(t, may(draw(1)))
    every = may(draw(1), who=EACH_PLAYER)
    assert can(t, every)
    assert not do(t, every, "p2>may/pass", "p0>may/resolve")[0]
    assert hands(t) == [1, 1, 0]
    assert [choice.rule for choice in t.asked] == ["champions.may.default_controller"] + [
        "champions.may.named_player"
    ] * 2
    t.s.players[2].out = True
    t.asked.clear()
    do(t, every)
    assert t.asked == []
    t.on_deck("energy", seat=ME)
    assert not do(t, may(draw(1)), "p1>may/pass")[0]


def test_each_player_is_you_in_turn():
    t = bare()
    for seat in (0, 2):
        t.on_deck("energy", seat=seat)
    effect = each_player(draw(1), deal(1, YOUR_IDENTITY))
    assert can(t, effect)
    assert do(t, effect)[0]
    assert hands(t) == [1, 0, 1]
    assert [t.s.identity(seat).damage for seat in range(3)] == [1, 1, 1]
    assert [line["card"] for line in t.lines("damaged")] == ["she_hulk", "spider_man", "captain_marvel"]
    assert not can(t, each_player(draw(1)))


def test_a_player_is_chosen_for_whom_it_changes_something():
    t = bare()
    effect = choose_player(draw(1, THAT_PLAYER))
    assert not can(t, effect)
    assert not do(t, effect)[0]
    for seat in (0, 2):
        t.on_deck("energy", "genius", seat=seat)
    assert can(t, effect)
    done, m = do(t, effect, "p1>choose/p0")
    assert (done, hands(t), m.that) == (True, [1, 0, 0], 0)
    assert [option.on.key for option in t.asked[-1].options] == ["p2", "p0"]
    m = moment(t)
    effect.can(t.s, m)
    assert m.that == -1


def test_an_effect_of_its_own():
    t = bare()
    ran: list[int] = []

    def run(s: Any, m: Any) -> Any:
        ran.append(m.seat)
        return m.seat == ME
        yield

    effect = own("rob", run, lambda s, m: m.seat == ME, "thwart")
    assert can(t, effect)
    assert not can(t, effect, seat=0)
    assert can(t, own("rob", run), seat=0)
    assert do(t, effect)[0]
    assert not do(t, effect, seat=0)[0]
    assert ran == [ME, 0]
    assert effect.label() == "thwart"


# --- moments ----------------------------------------------------------------------------------------------------


def test_a_moment_of_another_player_shares_what_was_paid_and_picked():
    t = bare()
    m = moment(t)
    m.that, m.paid, m.x = 2, (1, 0, 0, 0), 4
    m.keep("it", [t.s.villain])
    assert m.twin(ME) is m
    twin = m.twin(0)
    assert (twin.seat, twin.that, twin.paid, twin.x, twin.picked("it")) == (0, 2, (1, 0, 0, 0), 4, [t.s.villain])
    assert (m.seat, twin.card, twin.event, twin.ability) == (ME, m.card, m.event, m.ability)
    fresh = moment(t)
    assert (fresh.that, fresh.paying, fresh.x, fresh.count, fresh.final, fresh.made) == (-1, False, 0, 0, False, None)
    assert (fresh.buys, fresh.paid, fresh.picks, fresh.decided) == (fresh.card, (0, 0, 0, 0), None, None)
    assert fresh.picked("it") == []


def test_who_is_out_has_nothing_done_for_them():
    t = bare()
    t.on_deck("energy", seat=0)
    eliminate(t.s, ME)
    assert do(t, draw(1))[1].count == 0
    assert do(t, draw(1, EACH_PLAYER))[1].count == 1


def test_only_the_first_effect_is_decided_before_an_ability_begins():
    t = bare(engaged=["shocker", "vulture"])
    for name in ("black_cat", "tigra"):
        t.put(name, seat=0).exhausted = True
    face = event(code(), "Wave", cost=0, does=action(stun(an(MINION)), ready(an(ALLY))))
    t.lay(face, "hand")
    lay(t, support(code(), "Critic", cost=0, does=interrupt(always(PLAY), draw(1), cost=exhaust(THIS))))
    t.on_deck("energy")
    t.play("wave", "stunned/shocker", "interrupt-play/use:critic", "ready/tigra")
    assert t.prompts() == ["stunned", "interrupt-play", "ready"]
