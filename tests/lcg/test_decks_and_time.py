"""Deeds to decks and hands, what lasts and what comes later, on a table of Marvel Champions.

For the second of three players: what each does, how much it did, whether it was done completely, and when it would
change nothing.
"""

from __future__ import annotations

import pytest

from rulebound.games.champions.events import ENEMY_ATTACK, Attack, Damage, Threat
from rulebound.games.champions.numbers import attack_power, play_cost, thwart_power
from rulebound.games.champions.printed import support
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import (
    A_PLAYER,
    ALLY,
    EACH_PLAYER,
    END_OF_PHASE,
    ENEMY,
    MINION,
    SUPPORT,
    THE_FIRST_PLAYER,
    THIS,
    YOU,
    YOUR_HERO,
    InPlay,
    Times,
    add_counters,
    an,
    cancel_reveal,
    deal,
    discard_cards,
    discard_hand,
    discard_random,
    discard_top,
    does_not_happen,
    draw,
    each,
    environment,
    forced_response,
    lasts,
    later,
    look_at_top,
    prevent,
    remove_counters,
    remove_from_game,
    return_topmost,
    search_deck,
    that,
    when_revealed,
)
from rulebound.lcg.effects.lasting import ACTIVATION, LastsForAll
from rulebound.lcg.events import DAMAGE, PLAY, Deed, Reveal
from rulebound.lcg.moments import DISCARDED, HAND
from rulebound.lcg.piles import draw as draw_cards
from rulebound.lcg.piles import take_to_hand
from tests.champions_made_up import ME, always, bare, can, code, do, hands, moment, names

# --- decks and hands --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("out", "said"), [(False, "takes"), (True, "discards")])
def test_what_comes_to_the_hand_of_one_who_is_out_is_discarded_and_said_so(out, said):
    t = bare()
    card = t.lay("energy", "discard", seat=ME)
    t.s.players[ME].out = out
    take_to_hand(t.s, t.s.players[ME], [card], "champions.draw.to_hand")
    assert (t.s.players[ME].discard if out else t.s.players[ME].hand).holds(card)
    assert t.s.log.lines[-1].what == said


def test_players_draw():
    t = bare()
    for seat in range(3):
        t.on_deck("energy", "genius", seat=seat)
    done, m = do(t, draw(1))
    assert (done, m.count, hands(t)) == (True, 1, [0, 1, 0])
    done, m = do(t, draw(1, EACH_PLAYER))
    assert (m.count, hands(t)) == (3, [1, 2, 1])
    done, m = do(t, draw(1, THE_FIRST_PLAYER))
    assert hands(t) == [1, 2, 2]
    assert not can(t, draw(1)), "there is nothing left"
    done, m = do(t, draw(1))
    assert (done, m.count) == (False, 0)
    assert can(t, draw(1, EACH_PLAYER))
    t.lay("energy", "discard", seat=ME)
    assert can(t, draw(1)), "a new deck is made"
    done, m = do(t, draw(1, A_PLAYER), "p1>choose/p0")
    assert hands(t)[0] == 2
    t.on_deck("energy", seat=2)
    t.s.players[2].out = True
    assert draw_cards(t.s, t.s.players[2], 1) == 0, "nobody is there to draw"


def test_cards_are_discarded_from_the_top():
    t = bare()
    assert not can(t, discard_top(2))
    t.on_deck("energy", "genius", "strength", seat=ME)
    assert can(t, discard_top(2))
    done, m = do(t, discard_top(2))
    assert (done, m.count) == (True, 2)
    assert names(m.picked(DISCARDED)) == ["energy", "genius"] == names(t.s.players[ME].discard.cards)
    done, m = do(t, discard_top(2))
    assert (done, m.count) == (True, 1)
    assert len(t.s.players[ME].deck) == 3, "made anew, and not discarded from"
    done, m = do(bare(), discard_top(2))
    assert (done, m.count) == (False, 0)


def test_cards_are_discarded_from_hands():
    t = bare()
    assert not can(t, discard_random(1))
    assert not do(t, discard_random(1))[0]
    for seat in range(3):
        for name in ("energy", "hawkeye"):
            t.lay(name, "hand", seat=seat)
    assert can(t, discard_random(1))
    done, m = do(t, discard_random(1))
    assert (done, m.count, hands(t), len(m.picked(DISCARDED))) == (True, 1, [2, 1, 2], 1)
    done, m = do(t, discard_random(3, EACH_PLAYER))
    assert (m.count, hands(t)) == (5, [0, 0, 0])
    for name in ("energy", "hawkeye", "black_cat"):
        t.lay(name, "hand", seat=ME)
    done, m = do(t, discard_hand(ALLY))
    assert (done, m.count, t.hand(ME), len(m.picked(DISCARDED))) == (True, 2, ["energy"], 2)
    assert not do(t, discard_hand(ALLY))[0]
    m = moment(t)
    assert [t.run(discard_random(1).run(t.s, m)) for _ in range(2)] == [True, False]
    assert m.count == 0, "the second time nothing was left"


def test_you_choose_what_you_discard():
    t = bare()
    assert not can(t, discard_cards(1))
    for name in ("energy", "genius", "strength"):
        t.lay(name, "hand", seat=ME)
    assert can(t, discard_cards(1))
    done, m = do(t, discard_cards(2), "p1>discard-cost/genius", "p1>discard-cost/energy")
    assert (done, m.count, m.x, t.hand(ME)) == (True, 2, 0, ["strength"])
    assert names(m.picked(DISCARDED)) == ["genius", "energy"]
    assert [choice.rule for choice in t.asked] == ["champions.ability.sentences_in_order"] * 2
    card = t.s.players[ME].hand.cards[0]
    assert not can(t, discard_cards(1), by=card), "not the card itself"
    assert discard_cards(2).claim(t.s, moment(t, card)) == (HAND, ME, 0, 2)
    assert discard_cards(2, upto=True).claim(t.s, moment(t)) == (HAND, ME, 1, 1)
    done, m = do(t, discard_cards(3))
    assert (done, m.count) == (True, 1)
    assert not do(t, discard_cards(1))[0]


def test_up_to_so_many_are_discarded_and_x_is_how_many():
    t = bare()
    for name in ("energy", "genius", "strength"):
        t.lay(name, "hand", seat=ME)
    m = moment(t)
    m.paying = True
    done = t.run(
        discard_cards(3, upto=True).run(t.s, m),
        "p1>discard-cost/genius",
        "p1>discard-cost/energy",
        "p1>discard-cost/done",
    )
    assert (done, m.count, m.x, t.hand(ME)) == (True, 2, 2, ["strength"])
    assert [option.act for option in t.asked[0].options] == ["discard"] * 3, "at least one"
    assert t.asked[0].rule == "champions.cost.own_out_of_play_only"


def test_the_topmost_card_of_a_sort_comes_back():
    t = bare()
    effect = return_topmost(ALLY, A_PLAYER)
    assert not can(t, effect)
    assert not do(t, effect)[0]
    for seat in (0, ME):
        for name in ("hawkeye", "black_cat", "energy"):
            t.lay(name, "discard", seat=seat)
    assert can(t, effect)
    assert do(t, effect, "p1>choose/p0")[0]
    assert t.hand(0) == ["black_cat"]
    assert do(t, return_topmost(ALLY))[0]
    assert t.hand(ME) == ["black_cat"]


def test_a_deck_is_searched_and_shuffled():
    t = bare()
    effect = search_deck(an(ALLY))
    assert not can(t, effect)
    t.on_deck("energy", "hawkeye", "black_cat", "genius", seat=ME)
    assert can(t, effect)
    seen: list[bool] = []
    flow = effect.run(t.s, moment(t))
    choice = flow.send(None)
    seen += [card.visible_to(ME) and not card.visible_to(0) for card in t.s.players[ME].deck.cards]
    assert all(seen)
    assert choice.seat == ME
    assert names([option.on for option in choice.options]) == ["black_cat", "hawkeye"]
    with pytest.raises(StopIteration) as stopped:
        flow.send(choice.options[1])
    assert stopped.value.value is True
    assert t.hand(ME) == ["hawkeye"]
    assert not any(card.known for card in t.s.players[ME].deck.cards)
    assert not do(t, search_deck(an(SUPPORT)))[0]


def test_one_of_the_top_cards_is_taken_and_the_others_discarded():
    t = bare()
    effect = look_at_top(2)
    assert not can(t, effect)
    t.on_deck("energy", "hawkeye", "genius", seat=ME)
    assert can(t, effect)
    assert do(t, effect, "p1>take/hawkeye")[0]
    assert names([option.on for option in t.asked[0].options]) == ["energy", "hawkeye"]
    assert (t.hand(ME), names(t.s.players[ME].discard.cards)) == (["hawkeye"], ["energy"])
    assert do(t, effect)[0], "the last card"
    assert t.hand(ME) == ["hawkeye", "genius"]
    assert names(t.s.players[ME].deck.cards) == ["energy"], "a new deck"
    t = bare()
    t.on_deck("energy", "hawkeye", "genius", seat=ME)
    do(t, look_at_top(3), "p1>take/hawkeye")
    assert sorted(names(t.s.players[ME].deck.cards)) == ["energy", "genius"], "of what was discarded too"
    assert [line.what for line in t.log.lines if line.what in ("takes", "discards")] == ["takes", "discards"]


def test_a_card_is_removed_from_the_game_in_play_or_not():
    t = bare()
    card = t.put("hawkeye", seat=ME)
    assert do(t, remove_from_game, by=card)[0]
    assert (card.place, card.in_play) == (t.s.removed.place, False)
    other = t.lay("energy", "discard", seat=ME)
    assert do(t, remove_from_game, by=other)[0]
    assert t.s.removed.holds(other)


def test_counters_are_put_on_and_taken_off():
    t = bare()
    card = t.put("web_shooter", seat=ME)
    assert do(t, add_counters(2, "web"), by=card)[0]
    assert card.counters == 5
    assert do(t, add_counters(2), by=card)[0]
    assert (card.counters, card.other_counters) == (5, (("all-purpose", 2),))
    assert can(t, remove_counters(4), by=card)
    done, m = do(t, remove_counters(4), by=card)
    assert (done, m.count, card.counters) == (True, 4, 1)
    done, m = do(t, remove_counters(4), by=card)
    assert (done, m.count, card.counters) == (False, 1, 0)
    assert not can(t, remove_counters(1), by=card)
    assert remove_counters(2).claim(t.s, moment(t, card)) == ("counters", card.id, 0, 2)


# --- what lasts and what comes later ----------------------------------------------------------------------------


def test_what_lasts_for_all_characters_of_a_player():
    t = bare()
    t.put("hawkeye", seat=ME)
    assert do(t, lasts("thw atk", 1, YOU))[0]
    powers = [attack_power(t.s, card) for card in (t.s.identity(0), t.s.identity(ME), t.card("hawkeye"))]
    assert powers == [2, 3, 2]
    assert thwart_power(t.s, t.card("hawkeye")) == 2
    assert {(one.scope, one.seat, one.period) for one in t.s.lasting} == {("characters", ME, "phase")}
    t.s.end_period("round")
    assert len(t.s.lasting) == 2
    t.s.end_period("phase")
    assert t.s.lasting == ()


def test_what_lasts_for_chosen_cards_and_for_costs():
    t = bare(engaged=["shocker", "vulture"])
    assert do(t, lasts("atk", 2, an(MINION), "round"), "p1>choose/vulture")[0]
    assert [attack_power(t.s, t.card(name)) for name in ("shocker", "vulture")] == [2, 5]
    do(t, lasts("cost", -1, YOU))
    face = support(code(), "Thing", cost=2)
    assert [play_cost(t.s, seat, face) for seat in range(3)] == [2, 1, 2]
    do(t, lasts("cost", Times(-1, InPlay(each(MINION))), THE_FIRST_PLAYER))
    assert [play_cost(t.s, seat, face) for seat in range(3)] == [2, 1, 0], "one for each minion"
    do(t, lasts("atk", Times(1, InPlay(each(MINION))), YOUR_HERO))
    assert attack_power(t.s, t.s.identity(ME)) == 4
    t.put("hydra_mercenary", seat=0)
    assert attack_power(t.s, t.s.identity(ME)) == 5, "it follows the game"


def test_what_lasts_for_a_card_ends_when_it_leaves_play_and_lasts_for_the_others():
    t = bare(in_play=["black_cat", "tigra"])
    do(t, lasts("atk", 2, each(ALLY)))
    do(t, lasts("thw", 1, YOU))
    t.leaves("tigra")
    assert [(one.scope, one.card) for one in t.s.lasting] == [("card", t.card("black_cat").id), ("characters", -1)]


def test_what_lasts_for_all_counts_those_that_it_reaches_now():
    t = bare(in_play=["black_cat", "tigra"])
    done, m = do(t, LastsForAll("thw atk", 1, each(ALLY), "round"))
    assert (done, m.count) == (True, 2)
    assert [(one.stat, one.amount, one.period, one.seat) for one in t.s.lasting] == [
        ("thw", 1, "round", ME), ("atk", 1, "round", ME),
    ]  # fmt: skip
    assert do(t, LastsForAll("atk", 1, each(MINION)))[1].count == 0
    assert t.s.lasting[-1].period == "phase"


def test_what_comes_later_must_have_something_to_do_unless_it_waits_for_the_end_of_an_activation():
    t = bare()
    assert not can(t, later(END_OF_PHASE, deal(1, an(MINION))))
    assert can(t, later(ACTIVATION, deal(1, an(MINION))))
    t.put("shocker", seat=ME)
    assert can(t, later(END_OF_PHASE, deal(1, an(MINION))))


def test_what_lasts_for_an_attack_begins_in_one():
    t = bare()
    blow = Attack(ENEMY_ATTACK, t.s.villain, t.s.identity(0), 0)
    assert not can(t, lasts("atk", 1, THIS, "attack"))
    assert can(t, lasts("atk", 1, THIS, "attack"), event=blow)
    assert can(t, lasts("atk", 1, THIS, "phase"))


def test_later_means_at_its_moment_with_what_was_picked():
    t = bare(engaged=["shocker", "vulture"])
    m = moment(t)
    m.keep("it", [t.card("vulture")])
    t.run(later(END_OF_PHASE, deal(1, that("it", MINION))).run(t.s, m))
    assert [(one.at, one.seat, one.card) for one in t.s.delayed] == [(END_OF_PHASE, ME, t.s.villain.id)]
    blow = Attack(ENEMY_ATTACK, t.s.villain, t.s.identity(0), 0)
    assert do(t, later(ACTIVATION, draw(1)), event=blow)[0]
    assert t.s.delayed[1].at == ENEMY_ATTACK
    t.step("end_player_phase")
    assert (t.damage("vulture"), t.damage("shocker")) == (1, 0)
    assert len(t.s.delayed) == 1


def test_what_was_picked_for_later_may_be_the_first_card_of_all():
    t = bare()
    hero = t.card("p0")
    m = moment(t)
    m.keep("it", [hero])
    t.run(later(END_OF_PHASE, deal(1, that("it", ENEMY))).run(t.s, m))
    t.step("end_player_phase")
    assert (hero.id, hero.damage, t.damage("villain")) == (0, 1, 0)


def test_if_nothing_was_picked_for_later_nothing_is_done_then():
    t = bare(engaged=["shocker"])
    m = moment(t)
    m.keep("it", [])
    t.run(later(END_OF_PHASE, deal(1, that("it", ENEMY))).run(t.s, m))
    t.step("end_player_phase")
    assert (t.damage("p0"), t.damage("villain"), t.damage("shocker")) == (0, 0, 0)


def test_something_is_prevented_or_all_of_it():
    t = bare()
    hit = Damage(t.s.identity(ME), 3, None, None)
    assert can(t, prevent(2), event=hit)
    assert do(t, prevent(2), event=hit)[0]
    assert (hit.amount, hit.changed) == (1, False)
    do(t, prevent(2), event=hit)
    assert (hit.amount, hit.changed) == (0, True)
    assert not can(t, prevent(2), event=hit)
    assert [line["n"] for line in t.lines("prevents")] == ["2", "1"]
    plan = Threat(t.s.main_scheme, 4, None, False)
    do(t, prevent(of="threat"), event=plan)
    assert (plan.amount, plan.changed) == (0, True)
    assert t.lines("prevents")[-1]["rule"] == "champions.prevent.threat"
    assert not can(t, prevent(1), event=Deed(PLAY, None, 0, None, 3))
    assert not can(t, prevent(1))


def test_what_was_about_to_happen_does_not_and_what_is_revealed_is_cancelled():
    t = bare()
    deed: Deed[ChampionsCard] = Deed(PLAY, None)
    assert do(t, does_not_happen, event=deed)[0]
    assert deed.changed
    for discards in (False, True):
        card = t.lay("advance", "revealing")
        revealed: Reveal[ChampionsCard] = Reveal(card, ME, True)
        revealed.surge = True
        assert can(t, cancel_reveal(discards=discards), event=revealed)
        assert do(t, cancel_reveal(discards=discards), event=revealed)[0]
        assert (revealed.changed, revealed.surge) == (True, not discards)
        assert (t.s.encounter_discard if discards else t.s.revealing).holds(card)
    silent: Reveal[ChampionsCard] = Reveal(t.lay("hydra_mercenary", "revealing"), ME, True)
    assert not can(t, cancel_reveal(), event=silent), "it says nothing for when it is revealed"
    assert can(t, cancel_reveal(discards=True), event=silent)
    also = environment(code(), "Law", does=[forced_response(always(DAMAGE), draw(1)), when_revealed(draw(1))])
    assert can(t, cancel_reveal(), event=Reveal(t.lay(also, "revealing"), ME, True)), "whatever else it says"
    assert can(t, cancel_reveal())


def test_who_looks_at_the_top_cards_sees_them_and_nobody_else():
    t = bare()
    t.on_deck("energy", "hawkeye", "genius", seat=ME)
    t.resolve(look_at_top(2), by="villain", seat=ME, until="take")
    seen = [[card.visible_to(seat) for seat in range(3)] for card in t.s.players[ME].deck.cards]
    assert seen == [[False] * 3, [False, True, False], [False, True, False]]
