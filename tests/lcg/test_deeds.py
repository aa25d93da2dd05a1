"""Deeds to cards, and whom they are done to, on a table of Marvel Champions.

For the second of three players: what each does, how much it did, whether it was done completely, and when it would
change nothing.
"""

from __future__ import annotations

from rulebound.games.champions.printed import attachment, event, support, upgrade
from rulebound.games.champions.words import (
    ALLY,
    CARD,
    ENEMY,
    FRIENDLY_CHARACTER,
    MINION,
    SUPPORT,
    THAT_PLAYER,
    THE_VILLAIN,
    THIS,
    UPGRADE,
    YOUR_IDENTITY,
    action,
    an,
    deal,
    different_titles,
    discard,
    does_not_happen,
    draw,
    each,
    exhaust,
    forced_response,
    heal,
    may_play,
    named,
    put_into_play,
    ready,
    response,
    return_to_hand,
    shuffle_into_deck,
    stun,
    take_control,
    that,
    up_to,
    would,
)
from rulebound.lcg.effects.deeds import heal as heal_now
from rulebound.lcg.events import DAMAGE, PAY, USE, Deed
from rulebound.lcg.in_play import may_enter, place
from rulebound.lcg.in_play import put_into_play as put
from rulebound.lcg.in_play import take_control as control
from rulebound.lcg.initiating import pay_all, use
from rulebound.lcg.modifiers import permitted
from rulebound.lcg.moment import Moment
from rulebound.lcg.simultaneous import forces
from rulebound.lcg.triggers import On
from tests.champions_made_up import ME, always, bare, can, code, do, hands, law, lay, moment, names

# --- deeds to cards ---------------------------------------------------------------------------------------------


def test_cards_are_readied_and_exhausted_as_far_as_that_changes_them():
    t = bare()
    ally = t.put("hawkeye", seat=ME)
    assert not can(t, ready(an(ALLY)))
    assert can(t, exhaust(an(ALLY)))
    done, m = do(t, exhaust(an(ALLY)))
    assert (done, m.count, ally.exhausted) == (True, 1, True)
    assert t.said("exhausts")
    done, m = do(t, exhaust(an(ALLY)))
    assert (done, m.count) == (False, 0)
    assert can(t, ready(an(ALLY)))
    done, m = do(t, ready(an(ALLY)))
    assert (done, m.count, ally.exhausted) == (True, 1, False)
    assert not do(t, ready(an(ALLY)))[0]
    m = moment(t)
    m.paying = True
    t.log.lines.clear()
    t.run(exhaust(an(ALLY)).run(t.s, m))
    assert not t.said("exhausts"), "what is used tells it"


def test_damage_is_healed_as_far_as_there_is_some():
    t = bare()
    t.s.identity(ME).damage = 3
    assert can(t, heal(2, YOUR_IDENTITY))
    done, m = do(t, heal(2, YOUR_IDENTITY))
    assert (done, m.count, t.s.identity(ME).damage) == (True, 2, 1)
    done, m = do(t, heal(2, YOUR_IDENTITY))
    assert (done, m.count, t.s.identity(ME).damage) == (True, 1, 0)
    assert not can(t, heal(2, YOUR_IDENTITY))
    done, m = do(t, heal(2, YOUR_IDENTITY))
    assert (done, m.count) == (False, 0)
    t.s.identity(ME).damage = 4
    assert do(t, heal(None, YOUR_IDENTITY))[1].count == 4
    assert len(t.lines("healed")) == 3
    assert [heal_now(t.s, t.s.villain, n) for n in (0, 2, -1)] == [0, 0, 0]
    t.s.villain.damage = 3
    assert [heal_now(t.s, t.s.villain, n) for n in (0, -1, 2)] == [0, 0, 2]
    assert len(t.lines("healed")) == 4


def test_cards_leave_play_and_return():
    t = bare()
    t.put("hawkeye", seat=ME)
    t.put("black_cat", seat=0)
    done, m = do(t, return_to_hand(an(ALLY)), "p1>return/black_cat")
    assert (done, m.count, t.hand(0)) == (True, 1, ["black_cat"])
    done, m = do(t, discard(each(ALLY)))
    assert (done, m.count) == (True, 1)
    assert t.discarded("hawkeye")
    done, m = do(t, discard(each(ALLY)))
    assert (done, m.count) == (False, 0)
    held = t.lay("mockingbird", "hand", seat=ME)
    assert not can(t, discard(THIS), by=held), "it is not in play"
    assert not can(t, return_to_hand(), by=held)
    gone = t.put("tigra", seat=2)
    t.s.players[2].out = True
    do(t, return_to_hand(), by=gone)
    assert t.s.players[2].discard.holds(gone), "nobody holds it"
    assert [line["player"] for line in t.lines("takes")] == ["p0"], "the first of the two only"


def test_x_is_how_many_counters_lay_on_the_card_that_was_discarded():
    t = bare()
    card = t.put("web_shooter", seat=ME)
    _, m = do(t, discard(THIS), by=card)
    assert m.x == 3
    other = t.put("web_shooter", seat=ME)
    _, m = do(t, discard(named("Web-Shooter")), by=t.s.villain)
    assert m.x == 0
    assert not other.in_play


def test_cards_are_put_into_play_under_your_control_and_taken_over():
    t = bare()
    t.lay("hawkeye", "hand", seat=ME)
    effect = put_into_play(an(ALLY.in_your_hand))
    assert can(t, effect)
    done, m = do(t, effect)
    assert (done, m.count) == (True, 1)
    assert t.s.players[ME].area.holds(t.card("hawkeye"))
    t.lay("hawkeye", "hand", seat=ME)
    assert not can(t, effect), "it is unique"
    assert not do(t, effect)[0]
    t.put("black_cat", seat=0)
    assert can(t, take_control(an(ALLY)))
    done, m = do(t, take_control(an(ALLY)))
    assert (done, m.count, t.card("black_cat").controller) == (True, 1, ME)
    assert t.s.players[ME].area.holds(t.card("black_cat"))
    assert not can(t, take_control(an(ALLY)))
    assert not do(t, take_control(an(ALLY)))[0]


def test_an_attachment_that_is_put_into_play_needs_a_host():
    t = bare()
    cape = upgrade(code(), "Cape", cost=0, attaches_to=an(ALLY), max_per="host")
    for _ in range(2):
        t.lay(cape, "hand", seat=ME)
    effect = put_into_play(an(UPGRADE.in_your_hand))
    done, m = do(t, effect, "p1>choose/cape")
    assert (done, m.count, hands(t)) == (False, 0, [0, 2, 0])
    ally = t.put("hawkeye", seat=0)
    done, m = do(t, effect, "p1>choose/cape")
    assert (done, m.count) == (True, 1)
    assert len(ally.attached) == 1
    assert hands(t) == [0, 1, 0]
    do(t, effect)
    assert hands(t) == [0, 1, 0], "one for each host"
    other = t.put("black_cat", seat=0)
    do(t, effect)
    assert len(other.attached) == 1


def test_cards_of_your_pile_are_shuffled_into_your_deck():
    t = bare()
    for name in ("energy", "genius", "hawkeye"):
        t.lay(name, "discard", seat=ME)
    effect = shuffle_into_deck(different_titles(2, CARD.in_your_discard_pile))
    assert can(t, effect)
    done, m = do(t, effect, "p1>choose/hawkeye", "p1>choose/energy")
    assert (done, m.count) == (True, 2)
    assert sorted(names(t.s.players[ME].deck.cards)) == ["energy", "hawkeye"]
    assert all(card.known == 0 for card in t.s.players[ME].deck.cards)
    assert names(t.s.players[ME].discard.cards) == ["genius"]
    assert t.lines("shuffled-in")[0]["player"] == "p1"


# --- targets ----------------------------------------------------------------------------------------------------


def test_of_several_one_is_chosen_and_each_is_everyone():
    t = bare(engaged=["shocker", "vulture"])
    done, m = do(t, stun(an(MINION)), "p1>stunned/vulture")
    assert (done, m.count) == (True, 1)
    assert [t.card(name).stunned for name in ("shocker", "vulture")] == [False, True]
    do(t, stun(an(MINION)))
    assert t.card("shocker").stunned, "the only one that it would change"
    assert t.prompts() == ["stunned"]


def test_up_to_so_many_are_chosen_one_by_one():
    t = bare(engaged=["shocker", "vulture", "hydra_mercenary"])
    do(t, stun(up_to(2, MINION)), "p1>stunned/vulture", "p1>stunned/done")
    assert [t.card(name).stunned for name in ("shocker", "vulture", "hydra_mercenary")] == [False, True, False]
    do(t, stun(up_to(2, MINION)), "p1>stunned/shocker", "p1>stunned/hydra_mercenary")
    first, second = t.asked[-2:]
    assert [option.act for option in first.options] == ["stunned"] * 2
    assert [option.act for option in second.options] == ["stunned", "done"]
    assert t.card("hydra_mercenary").stunned


def test_different_titles_offer_one_of_each_and_none_twice():
    t = bare()
    for name in ("energy", "energy", "genius"):
        t.lay(name, "discard", seat=ME)
    do(t, shuffle_into_deck(different_titles(3, CARD.in_your_discard_pile)), "p1>choose/energy", "p1>choose/genius")
    assert len(t.asked[0].options) == 2
    assert sorted(names(t.s.players[ME].deck.cards)) == ["energy", "genius"]


def test_what_was_picked_is_remembered():
    t = bare(engaged=["shocker", "vulture"])
    m = moment(t)
    t.run(stun(an(MINION, "it")).run(t.s, m), "p1>stunned/vulture")
    assert names(m.picked("it")) == ["vulture"]
    t.run(deal(1, that("it", MINION)).run(t.s, m))
    assert (t.damage("vulture"), t.damage("shocker")) == (1, 0)
    assert names(that("it", MINION).candidates(t.s, moment(t))) == ["shocker", "vulture"], "it could be any"


def test_a_choice_made_before_holds_while_it_still_changes_something():
    t = bare(engaged=["shocker", "vulture"])
    effect = stun(an(MINION))
    m = moment(t)
    t.run(effect.decide(t.s, m), "p1>stunned/vulture")
    t.run(effect.run(t.s, m))
    assert t.card("vulture").stunned
    assert m.decision(effect) is None, "it held once"
    other = moment(t)
    other.decide(effect, [t.card("vulture")])
    t.run(effect.run(t.s, other))
    assert t.card("shocker").stunned, "the chosen one is stunned already: another is taken"


# --- costs ------------------------------------------------------------------------------------------------------


def test_a_deed_as_a_cost_claims_what_it_uses_up():
    t = bare()
    card = t.put("hawkeye", seat=ME)
    m = moment(t, card)
    assert exhaust(THIS).claim(t.s, m) == ("ready", card.id, 1, 1)
    assert discard(THIS).claim(t.s, m) == ("in-play", card.id, 1, 1)
    card.damage = 2
    assert heal(1, THIS).claim(t.s, m) == ("damage", card.id, 2, 1)
    assert heal(None, THIS).claim(t.s, m) is None
    card.exhausted = True
    assert exhaust(THIS).claim(t.s, m) == ("ready", card.id, 0, 1)
    card.in_play = card.exhausted = False
    assert exhaust(THIS).claim(t.s, m) == ("ready", card.id, 0, 1)
    assert discard(THIS).claim(t.s, m) == ("in-play", card.id, 0, 1)
    for effect in (exhaust(an(FRIENDLY_CHARACTER)), discard(an(FRIENDLY_CHARACTER)), heal(1, an(FRIENDLY_CHARACTER))):
        assert effect.claim(t.s, m) is None, "there is a choice"
    assert draw(1).claim(t.s, m) is None
    assert draw(1).payable(t.s, m) is False
    t.on_deck("energy", seat=ME)
    assert draw(1).payable(t.s, m) is True


def test_what_damage_stirs_up_is_the_most_that_it_does():
    t = bare(engaged=["shocker", "hydra_mercenary"])
    assert deal(1, each(ENEMY)).stirs(t.s, moment(t)) == 0
    assert deal(99, each(ENEMY)).stirs(t.s, moment(t)) == 2, "the villain falls, and minions too"
    assert deal(99, an(SUPPORT)).stirs(t.s, moment(t)) == 0


def test_a_card_that_has_left_play_is_listed_nowhere():
    t = bare()
    before = (dict(t.s.listeners), dict(t.s.constants))
    card = t.put("hawkeye", seat=ME)
    cape = t.put("inspired", seat=ME, on="hawkeye")
    assert (t.s.listeners, t.s.constants) != before
    t.run(discard(THIS).run(t.s, moment(t, card)))
    assert not cape.in_play
    assert (t.s.listeners, t.s.constants) == before


def test_of_cards_that_were_chosen_before_and_have_left_only_the_others_are_left():
    t = bare(in_play=["black_cat", "tigra"])
    effect = discard(each(ALLY))
    m = moment(t)
    t.run(effect.decide(t.s, m))
    t.leaves("tigra")
    t.log.lines.clear()
    assert t.run(effect.run(t.s, m))
    assert [line["card"] for line in t.lines("leaves")] == ["black_cat"]


def test_what_happens_to_several_happens_in_their_order():
    t = bare(engaged=["shocker", "hydra_mercenary", "vulture"])
    do(t, deal(1, each(MINION)))
    assert [line["card"] for line in t.lines("damaged")] == ["shocker", "hydra_mercenary", "vulture"]


def test_no_more_are_asked_for_than_may_be_chosen():
    t = bare(engaged=["shocker", "vulture", "hydra_mercenary"])
    do(t, stun(up_to(2, MINION)), "p1>stunned/vulture", "p1>stunned/shocker")
    assert t.prompts() == ["stunned", "stunned"]
    assert not t.stunned("hydra_mercenary")


def test_two_cards_of_one_title_do_not_go_together_whatever_else_was_taken():
    t = bare()
    one, two = (event(code(), "Same", cost=0) for _ in range(2))
    other = event(code(), "Other", cost=0)
    cards = [t.lay(face, "discard", seat=ME) for face in (one, two, other)]
    target = different_titles(3, CARD.in_your_discard_pile)
    assert len(target.candidates(t.s, moment(t))) == 3
    assert not target.goes_with(cards[1], [cards[0], cards[2]])
    assert target.goes_with(cards[2], [cards[0]])


def test_a_card_that_leaves_the_first_identity_is_forgotten_by_it():
    t = bare()
    cape = lay(t, upgrade(code(), "Cape", cost=0), on=t.card("p0"))
    assert (t.card("p0").id, t.card("p0").attached) == (0, (cape.id,))
    assert t.lines("attached")[-1]["card"] == "cape"
    t.leaves(cape)
    assert t.card("p0").attached == ()


def test_an_ability_of_a_card_is_offered_to_whoever_controls_it():
    t = bare()
    card = lay(t, support(code(), "Radio", cost=0, does=response(always(DAMAGE), draw(1))))
    t.on_deck("energy", seat=2)
    card.controller = 2
    t.hurt("villain", 1, "p2>response-damage/use:radio")
    assert hands(t) == [0, 0, 1]


def test_using_an_ability_concerns_its_user_and_an_unpaid_event_goes_back_to_its_hand():
    t = bare()
    law(t, forced_response(always(USE), draw(1, THAT_PLAYER)))
    lay(t, support(code(), "Radio", cost=0, does=action(deal(1, THE_VILLAIN))), 1)
    t.on_deck("energy", seat=1)
    t.use("radio", seat=1)
    assert hands(t) == [0, 1, 0]
    (blast,) = t.hold(event(code(), "Blast", cost=3, does=action(deal(1, THE_VILLAIN))), seat=1)
    t.run(use(t.s, Moment(blast, 1, blast.printed.abilities[0])))
    assert t.lies(blast, "hand", seat=1)
    assert t.damage("villain") == 1


def test_what_cannot_be_paid_because_paying_does_not_happen_is_not_played():
    t = bare()
    law(t, would(always(PAY), does_not_happen))
    (blast,) = t.hold(event(code(), "Blast", cost=1, does=action(deal(1, THE_VILLAIN))), seat=ME)
    t.run(use(t.s, Moment(blast, ME, blast.printed.abilities[0])))
    assert (t.lies(blast, "hand", seat=ME), t.damage("villain")) == (True, 0)


def test_what_cannot_be_done_before_the_arrow_is_not_paid():
    t = bare()
    card = lay(t, support(code(), "Radio", cost=0, does=action(deal(1, THE_VILLAIN), cost=exhaust(THIS))), ME)
    card.exhausted = True
    assert not t.run(pay_all(t.s, Moment(card, ME, card.printed.abilities[0]), ()))
    card.exhausted = False
    assert t.run(pay_all(t.s, Moment(card, ME, card.printed.abilities[0]), ()))
    assert card.exhausted


def test_a_card_of_a_player_that_lies_beside_no_player_stays_in_its_hands():
    t = bare()
    card = t.put("hawkeye", seat=ME)
    place(t.s, card, t.s.environments)
    assert (card.controller, card.in_play) == (ME, True)
    stray = t.lay("tigra", "hand", seat=ME)
    stray.controller = None
    place(t.s, stray, t.s.players[0].area)
    assert stray.controller == 0, "a card of a player that nobody controlled"


def test_only_a_unique_card_waits_until_the_other_of_its_title_is_gone():
    t = bare()
    lay(t, support(code(), "Radio", cost=0, unique=True), ME)
    second, plain = (support(code(), "Radio", cost=0, unique=unique) for unique in (True, False))
    assert not may_enter(t.s, t.lay(second, "hand", seat=ME))
    assert may_enter(t.s, t.lay(plain, "hand", seat=ME))


def test_only_what_is_forced_makes_the_order_matter():
    t = bare()
    hit = Deed(DAMAGE, t.card("villain"), ME)
    law(t, response(always(DAMAGE), draw(1)))
    assert not forces(t.s, hit)
    law(t, forced_response(On(DAMAGE, "this-attacks", lambda s, e, card, seat: e.seat == 0), draw(1)))
    assert not forces(t.s, hit)
    law(t, forced_response(always(DAMAGE), draw(1)))
    assert forces(t.s, hit)


def test_what_a_scenario_attached_goes_along_if_it_lies_with_the_player_and_is_nobodys_all_the_same():
    t = bare()
    ally = t.put("hawkeye", seat=0)
    beside, along = (lay(t, attachment(code(), "Weight"), on=ally) for _ in range(2))
    t.s.move(along, t.s.players[0].area)
    stray = lay(t, upgrade(code(), "Stray", cost=0), on=ally)
    stray.controller = None
    t.run(control(t.s, ally, ME))
    assert (stray.place, stray.controller) == (t.s.players[ME].area.place, None)
    assert [card.place.name for card in (ally, along, beside)] == ["area", "area", "attachments"]
    assert t.s.players[ME].area.holds(ally)
    assert [card.controller for card in (ally, along, beside)] == [ME, None, None]


def test_a_card_that_lies_face_down_in_play_has_no_title():
    t = bare()
    t.on_deck("hawkeye", seat=ME)
    drone = t.drone("hawkeye", seat=ME)
    assert drone.printed.plain == "Hawkeye"
    assert t.s.titled("Hawkeye") == []
    ally = t.put("hawkeye", seat=0)
    assert t.s.titled("Hawkeye") == [ally]


def test_a_unique_card_whose_copy_is_in_play_is_not_put_into_play():
    t = bare()
    lay(t, support(code(), "Radio", cost=0, unique=True), ME)
    second = t.lay(support(code(), "Radio", cost=0, unique=True), "hand", seat=ME)
    assert t.run(put(t.s, second, ME)) is False
    assert t.lies(second, "hand", seat=ME)


def test_a_card_that_may_be_played_for_two_reasons_is_offered_once():
    t = bare()
    radios = [lay(t, support(code(), "Radio", cost=0, always=may_play("ally")), ME) for _ in range(2)]
    card = t.lay("tigra", "discard", seat=ME)
    t.lay("energy", "discard", seat=ME)
    assert permitted(t.s, ME) == [card]
    assert permitted(t.s, 0) == []
    for radio in radios:
        t.run(control(t.s, radio, 0))
    assert permitted(t.s, ME) == [], "another player has what allows it"
