"""What is in play: numbers and prohibitions, limits, who is asked in which order, and cards played from hand.

On a table of Marvel Champions, for the second of three players.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions.judge import ChampionsJudge
from rulebound.games.champions.printed import attachment, event, support, upgrade
from rulebound.games.champions.words import (
    ALLY,
    EACH_PLAYER,
    IN_HERO_FORM,
    MINION,
    SUPPORT,
    THAT_PLAYER,
    THE_VILLAIN,
    THIS,
    UPGRADE,
    YOU,
    Absent,
    a_chosen,
    action,
    an,
    deal,
    discard_random,
    draw,
    each,
    each_player,
    exhaust,
    forced_response,
    gets,
    lasts,
    ready,
    remove_from_game,
    response,
)
from rulebound.lcg.abilities import ACTION, Ability, Limit
from rulebound.lcg.amounts import CARDS_DISCARDED
from rulebound.lcg.constants import Cannot
from rulebound.lcg.events import DAMAGE, PAY, Deed, Reveal
from rulebound.lcg.in_play import enter_play, hosts, place
from rulebound.lcg.initiating import not_locked_out, use
from rulebound.lcg.modifiers import Prohibition, cannot, is_blank, modified, stat
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import payable_together
from rulebound.lcg.piles import discard_top
from rulebound.lcg.state import BLANK, Lasting, LcgPrinted
from rulebound.lcg.triggers import about_host, about_this, about_this_by_you, by_host, by_this
from rulebound.lcg.windows import aftermath
from tests.champions_made_up import ME, always, bare, can, code, do, hands, law, lay, moment, names
from tests.champions_table import Table, printed


def radio(t: Table, seat: int = ME, *does: Any) -> Any:
    """A card that may answer damage, in play."""
    return lay(t, support(code(), "Radio", cost=0, does=does or response(always(DAMAGE), draw(1))), seat)


def once() -> Any:
    return action(draw(1), limit=Limit(1, "round"))


# --- numbers ----------------------------------------------------------------------------------------------------


def test_additions_come_before_multiplications_a_set_value_overrides_and_nothing_is_below_zero():
    t = bare()
    ally = t.put("hawkeye", seat=ME)
    assert [modified(t.s, ally, "atk", base) for base in (3, 0, -2)] == [3, 0, 0]
    law(t, holds=gets("atk", 2, each(ALLY)))
    assert [modified(t.s, ally, "atk", base) for base in (3, -2, -3)] == [5, 0, 0]
    law(t, holds=gets("atk", 2, each(ALLY), how="times"))
    assert modified(t.s, ally, "atk", 3) == 10
    law(t, holds=gets("atk", 3, each(ALLY), how="divide"))
    assert modified(t.s, ally, "atk", 3) == 4, "rounded up, once"
    t.s.lasting = (Lasting("atk", 1, "phase", "card", ME, ally.id), Lasting("thw", 9, "phase", "card", ME, ally.id))
    assert modified(t.s, ally, "atk", 3) == 4
    law(t, holds=gets("atk", 7, each(ALLY), how="set"))
    assert modified(t.s, ally, "atk", 3) == 7
    assert modified(t.s, t.s.villain, "atk", 3) == 3, "no ally"


def test_a_number_is_counted_from_what_is_printed_unless_a_card_states_another_base():
    t = bare()
    ally = t.put("hawkeye", seat=ME)
    law(t, holds=gets("atk", 2, each(ALLY)))
    assert stat(t.s, ally, "atk", 1) == 3
    law(t, holds=gets("base-atk", 5, each(ALLY), how="set"))
    assert (stat(t.s, ally, "atk", 1), stat(t.s, ally, "thw", 1)) == (7, 1)


def test_what_makes_a_card_blank_silences_its_answers_and_what_it_gives():
    t = bare()
    t.on_deck("energy", "genius", seat=ME)
    card = radio(t, ME, response(always(DAMAGE), draw(1)), forced_response(always(DAMAGE), draw(1)))
    t.s.lasting, t.s.blanks = (Lasting(BLANK, 1, "phase", "card", ME, card.id),), True
    assert is_blank(t.s, card)
    t.run(aftermath(t.s, [Deed(DAMAGE, t.s.villain, ME)]))
    assert (t.asked, hands(t)) == ([], [0, 0, 0])
    t.s.end_period("phase")
    t.run(aftermath(t.s, [Deed(DAMAGE, t.s.villain, ME)]), "p1>response-damage/use:radio")
    assert hands(t) == [0, 2, 0]


def test_what_cannot_be_done_is_forbidden_for_its_cards_while_something_is_so():
    t = bare()
    ally = t.put("hawkeye", seat=ME)
    assert not cannot(t.s, "move", ally)
    law(t, holds=Cannot("move", each(ALLY), IN_HERO_FORM))
    assert cannot(t.s, "move", ally)
    assert not cannot(t.s, "move", t.s.villain)
    t.turn_over(2)
    assert not cannot(t.s, "move", ally), "the first player is no hero"


def test_a_prohibition_may_be_about_certain_sources():
    class FromVillain(Prohibition[Any, Any]):
        def applies(self, s: Any, source: Any, card: Any) -> bool:
            return True

        def forbids(self, s: Any, holder: Any, source: Any) -> bool:
            return source is s.villain

    t = bare()
    law(t, holds=FromVillain("cannot-move"))
    ally = t.put("hawkeye", seat=ME)
    assert [cannot(t.s, "move", ally, source) for source in (t.s.villain, ally, None)] == [True, False, False]


def test_what_lasts_for_a_card_reaches_no_other():
    t = bare()
    ally = t.put("hawkeye", seat=ME)
    made = Lasting("atk", 1, "phase", "card", ME, ally.id)
    assert [made.reaches(t.s, card) for card in (ally, t.s.villain)] == [True, False]
    assert not Lasting("atk", 1, "phase", "characters", ME, ally.id).reaches(t.s, ally)


# --- limits and costs -------------------------------------------------------------------------------------------


def test_what_has_no_limit_is_always_within_it():
    t = bare()
    assert t.s.within_limit(t.s.villain, Ability(ACTION), ME)


def test_how_often_a_card_was_used_is_forgotten_when_it_leaves_play_and_of_no_other():
    t = bare()
    one, two = (lay(t, support(code(), "Radio", cost=0, does=once()), ME) for _ in range(2))
    for card in (one, two):
        t.s.count_use(card, card.printed.abilities[0], ME)
    t.leaves(one)
    assert t.s.within_limit(one, one.printed.abilities[0], ME)
    assert not t.s.within_limit(two, two.printed.abilities[0], ME)


def test_each_player_must_have_what_each_player_pays():
    t = bare()
    for seat in (0, 2):
        t.lay("energy", "hand", seat=seat)
    assert not discard_random(1, EACH_PLAYER).payable(t.s, moment(t))
    t.lay("energy", "hand", seat=ME)
    assert discard_random(1, EACH_PLAYER).payable(t.s, moment(t))
    assert not discard_random(2, EACH_PLAYER).payable(t.s, moment(t))


def test_what_would_change_something_for_one_player_or_one_card_can_be_done():
    t = bare()
    t.on_deck("energy", seat=0)
    assert can(t, each_player(draw(1)))
    assert can(t, lasts("atk", 1, YOU))
    assert not can(t, lasts("atk", 1, an(ALLY)))
    assert Absent(each(ALLY)).holds(t.s, moment(t))
    t.put("hawkeye", seat=ME)
    assert can(t, lasts("atk", 1, an(ALLY)))
    assert not Absent(each(ALLY)).holds(t.s, moment(t))


def test_what_a_card_answers_concerns_it_or_its_host():
    t = bare()
    ally, other = t.put("hawkeye", seat=ME), t.put("tigra", seat=ME)
    cape = lay(t, upgrade(code(), "Cape", cost=0), on=ally)
    deeds = [Deed(DAMAGE, on, ME, by) for on, by in ((ally, other), (cape, ally), (other, cape), (None, None))]
    holds = {
        test.__name__: [test(t.s, deed, cape, ME) for deed in deeds]
        for test in (about_this, by_this, about_host, by_host, about_this_by_you)
    }
    assert holds == {
        "about_this": [False, True, False, False],
        "by_this": [False, False, True, False],
        "about_host": [True, False, False, False],
        "by_host": [False, True, False, False],
        "about_this_by_you": [False, True, False, False],
    }
    assert not about_this_by_you(t.s, deeds[1], cape, 0)


def test_a_cost_that_nothing_can_pay_is_not_payable():
    t = bare()
    m = moment(t)
    assert not exhaust(an(ALLY)).payable(t.s, m)
    assert not payable_together(t.s, (m, [draw(1)]))
    assert payable_together(t.s, (m, []))
    t.put("hawkeye", seat=ME)
    assert exhaust(an(ALLY)).payable(t.s, m)


# --- who is asked -----------------------------------------------------------------------------------------------


def test_players_are_asked_in_order_from_the_first_until_all_pass_in_sequence():
    t = bare()
    for seat in range(3):
        t.on_deck("energy", seat=seat)
        radio(t, seat)
    t.run(
        aftermath(t.s, [Deed(DAMAGE, t.s.villain, ME)]),
        "p2>response-damage/pass", "p0>response-damage/use:radio#1",
        "p1>response-damage/pass", "p2>response-damage/pass",
    )  # fmt: skip
    assert (t.who(), hands(t)) == ([2, 0, 1, 2], [1, 0, 0])


def test_from_hand_only_events_answer():
    t = bare()
    t.on_deck("energy", seat=ME)
    answer = response(always(DAMAGE), draw(1))
    flare = t.lay(event(code(), "Flare", cost=0, does=answer), "hand", seat=ME)
    t.lay(support(code(), "Radio", cost=0, does=answer), "hand", seat=ME)
    assert [card for card, _ in t.s.hand_answers(Deed(DAMAGE, t.s.villain, ME), "response", ME)] == [flare]
    t.run(aftermath(t.s, [Deed(DAMAGE, t.s.villain, ME)]), "p1>response-damage/use:flare")
    assert (t.hand(ME), t.discarded("flare")) == (["radio", "energy"], True)


def test_what_is_forced_is_told_as_such():
    t = bare()
    t.on_deck("energy", "genius", "strength", seat=ME)
    radio(t, ME, response(always(DAMAGE), draw(1)), forced_response(always(DAMAGE), draw(1)))
    t.run(aftermath(t.s, [Deed(DAMAGE, t.s.villain, ME)]))
    assert [t.said("forced"), t.said("uses")] == [True, False]
    t.run(aftermath(t.s, [Deed(DAMAGE, t.s.villain, ME)]), "p1>response-damage/use:radio")
    assert t.said("uses")


def test_which_of_its_abilities_are_actions_a_card_knows():
    face = support(code(), "Radio", cost=0, does=[response(always(DAMAGE), draw(1)), action(draw(1))])
    assert face.actions == ((1, face.abilities[1]),)


def test_while_a_card_with_peril_is_resolved_only_its_player_acts_and_what_is_forced_happens():
    t = bare()
    free, forced = Moment(t.s.villain, ME, Ability(ACTION)), Moment(t.s.villain, ME, Ability("forced-response"))
    assert not_locked_out(t.s, ME, free)
    t.s.locked_to = 0
    assert [not_locked_out(t.s, seat, free) for seat in range(3)] == [True, False, False]
    assert not_locked_out(t.s, ME, forced)
    assert not not_locked_out(t.s, ME, moment(t))


def test_you_choose_where_the_text_says_so_though_a_card_of_the_scenario_says_it():
    t = bare(engaged=["shocker", "vulture"])
    of_scenario = Deed(DAMAGE, None)
    do(t, exhaust(a_chosen(MINION)), "p1>exhaust/vulture", event=of_scenario)
    do(t, ready(an(MINION)), event=of_scenario)
    do(t, exhaust(an(MINION)), "p2>exhaust/shocker", event=of_scenario)
    assert t.who() == [1, 2]


def test_that_player_is_who_was_chosen_and_else_whom_the_event_concerns():
    t = bare()
    m = moment(t, event=Deed(DAMAGE, None, 2))
    assert THAT_PLAYER.all(t.s, m) == (2,)
    m.that = 0
    assert THAT_PLAYER.all(t.s, m) == (0,)
    assert THAT_PLAYER.all(t.s, moment(t)) == (ME,)


def test_a_card_in_play_whose_ability_is_not_paid_stays_there():
    t = bare()
    card = radio(t, ME, action(deal(1, THE_VILLAIN), cost=exhaust(THIS)))
    card.exhausted = True
    t.run(use(t.s, Moment(card, ME, card.printed.abilities[0])))
    assert (t.lies(card, "area", seat=ME), t.damage("villain")) == (True, 0)


# --- cards come and go ------------------------------------------------------------------------------------------


def test_an_event_is_discarded_after_its_effects_unless_they_took_it_elsewhere():
    t = bare()
    blast = event(code(), "Blast", cost=0, does=action(deal(1, THE_VILLAIN)))
    once = event(code(), "Once", cost=0, does=action(deal(1, THE_VILLAIN), remove_from_game))
    for face in (blast, once):
        t.lay(face, "hand")
    t.play("blast")
    t.play("once")
    assert (names(t.s.players[0].discard.cards), t.zone("once")) == (["blast"], "removed")


def test_paying_for_a_card_can_be_answered():
    t = bare()
    t.on_deck("genius")
    law(t, forced_response(always(PAY), draw(1, THAT_PLAYER)))
    for face in (event(code(), "Blast", cost=1, does=action(deal(1, THE_VILLAIN))), "energy"):
        t.lay(face, "hand")
    t.play("blast")
    assert (t.damage("villain"), t.hand(0)) == (1, ["genius"])


def test_a_cheaper_card_is_cheaper_once():
    t = bare()
    do(t, lasts("cost", -1, YOU), seat=0)
    t.lay(event(code(), "Blast", cost=1, does=action(deal(1, THE_VILLAIN))), "hand")
    t.play("blast")
    assert (t.damage("villain"), t.s.lasting) == (1, ())


def test_who_has_too_many_discards_before_anything_answers_the_card_that_came():
    t = bare()
    for name in ("black_cat", "tigra", "mockingbird"):
        t.put(name, seat=ME)
    came = t.lay("hawkeye", "hand", seat=ME)
    t.run(enter_play(t.s, came, t.s.players[ME].area, ME), "p1>ally-limit/tigra")
    assert (came.in_play, t.discarded("tigra")) == (True, True)


def test_a_card_is_attached_where_the_game_allows_it(monkeypatch):
    t = bare(in_play=["black_cat", "tigra"])
    cape = t.lay(upgrade(code(), "Cape", cost=0, attaches_to=an(ALLY)), "hand", seat=ME)
    assert names(hosts(t.s, moment(t, cape))) == ["black_cat", "tigra"]

    class OnTigra(ChampionsJudge):
        __slots__ = ()

        def may_host(self, s, host, card):
            return host is t.card("tigra")

    monkeypatch.setattr(type(t.s), "judge", OnTigra())
    assert names(hosts(t.s, moment(t, cape))) == ["tigra"]


def test_a_card_of_the_scenario_is_controlled_by_nobody_wherever_it_lies():
    t = bare()
    card = t.lay(attachment(code(), "Weight"), "revealing")
    place(t.s, card, t.s.players[0].area)
    assert (card.controller, card.in_play) == (None, True)


def test_what_is_taken_off_a_card_has_no_host():
    t = bare()
    cape = lay(t, upgrade(code(), "Cape", cost=0), on=t.card("p1"))
    t.s.detach(cape)
    assert (t.s.host_of(cape), t.card("p1").attached) == (None, ())
    t.s.detach(cape)
    assert cape.host == -1


def test_a_deck_is_made_anew_as_soon_as_its_last_card_is_drawn():
    t = bare()
    t.on_deck("energy", seat=ME)
    t.lay("genius", "discard", seat=ME)
    do(t, draw(1))
    assert (t.hand(ME), names(t.s.players[ME].deck.cards)) == (["energy"], ["genius"])


def test_what_is_discarded_from_the_top_is_told():
    t = bare()
    discard_top(t.s, t.s.players[ME], 1)
    assert t.lines("discards-top") == []
    t.on_deck("energy", "genius", seat=ME)
    discard_top(t.s, t.s.players[ME], 1)
    assert [line["player"] for line in t.lines("discards-top")] == ["p1"]


# --- words ------------------------------------------------------------------------------------------------------


def test_all_cards_of_a_title_are_found():
    t = bare(engaged=["hydra_mercenary", "hydra_mercenary", "shocker"])
    assert t.s.titled("Hydra Mercenary") == t.copies("hydra_mercenary")
    assert [len(t.s.titled(title)) for title in ("Hydra Mercenary", "Shocker", "Electro")] == [2, 1, 0]


def test_unique_cards_are_the_same_by_their_title():
    one, same, other = printed("hawkeye"), support(code(), "Hawkeye", cost=0), printed("tigra")
    assert LcgPrinted.same_card(one, same)
    assert not LcgPrinted.same_card(one, other)


def test_of_two_sorts_whose_they_are_must_be_known_of_both():
    t = bare()
    mine = lay(t, upgrade(code(), "Cape", cost=0), ME)
    lay(t, support(code(), "Radio", cost=0), 0)
    assert (UPGRADE | SUPPORT).you_control.find(t.s, moment(t)) == [mine]
    for either in (ALLY.ready | ALLY, ALLY | ALLY.ready):
        with pytest.raises(ValueError, match="say first whose"):
            _ = either.you_control


def test_an_amount_has_words_and_what_is_revealed_has_no_surge_yet():
    t = bare()
    assert CARDS_DISCARDED.text().id.startswith("lcg-")
    assert not Reveal(t.lay("advance", "revealing"), ME, True).surge
