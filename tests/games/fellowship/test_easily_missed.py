"""What is easily missed: other controllers, cards that have left meanwhile, an attack inside another, small numbers."""

from __future__ import annotations

from typing import Any

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.action_windows import act, hear, wishes
from rulebound.games.fellowship.campaign import pool_cards
from rulebound.games.fellowship.captivity import take_prisoner
from rulebound.games.fellowship.damage import discard_from_play
from rulebound.games.fellowship.deckbuilding import decks
from rulebound.games.fellowship.defense import defend
from rulebound.games.fellowship.events import ATTACK, DEFEND, DISCARDED, ENEMY_ATTACK, Attack, InAttack
from rulebound.games.fellowship.in_play import take_out
from rulebound.games.fellowship.initiating import source_is_there
from rulebound.games.fellowship.playing import in_hand
from rulebound.games.fellowship.printed import ANSWERS, KEYWORDS, TRIGGERS, misprints
from rulebound.games.fellowship.progress import place_progress
from rulebound.games.fellowship.quest import is_own_character
from rulebound.games.fellowship.resources import _may_spend, numbers_for_x, pay_bill
from rulebound.games.fellowship.state import NO_ENEMY
from rulebound.games.fellowship.tally import fight, to_reveal
from rulebound.games.fellowship.words import (
    ALLY,
    COST_X,
    ENEMY,
    HERO,
    THE_ATTACKED_ENEMY,
    THE_ATTACKING_ENEMY,
    YOU,
    X,
    action,
    attack_as_shadow,
    choose_another_player,
    committed,
    each,
    forced,
    keep_from_attacking,
    leave_quest,
    look_at_deck,
    named,
    of_sphere,
    players_cannot,
    raise_threat,
    reduce_threat,
    remove_progress,
    return_to_staging,
    shadow,
    take_to_hand,
    when_revealed,
)
from rulebound.kernel.choice import Option
from rulebound.kernel.requirements import legal
from rulebound.lcg.abilities import Ability
from rulebound.lcg.events import ENTER, Deed
from rulebound.lcg.moment import Moment
from tests.fellowship_made_up import always, foe, friend, law, three, trick
from tests.fellowship_table import printed, table


def test_whoever_controls_a_card_uses_what_is_forced_on_it_whoever_owns_it():
    t = three()
    t.put(friend(forced(always(ENTER), raise_threat(3)), name="Herald"), seat=0)
    t.take_control("herald", 2)
    t.enters(t.hold(friend(name="Guest"), seat=1)[0], seat=1)
    assert t.threats == [10, 10, 13]
    herald = t.card("herald")
    assert t.s.judge.user_of(t.s, herald, Deed(ENTER, t.card("guest"), 1)) == 2
    assert t.s.clone().cards[herald.id].owner == 0


def test_a_card_of_the_scenario_that_somebody_controls_leaves_as_one_of_that_player():
    t = three()
    prize = law(t, name="Prize")
    prize.controller = 2
    assert take_out(t.s, prize, DISCARDED).seat == 2


def test_what_goes_elsewhere_than_to_a_discard_pile_is_not_put_in_order():
    t = three()
    for name in ("One", "Two"):
        t.put(friend(name=name), seat=1)
    cards = [t.card("one"), t.card("two")]
    t.run(discard_from_play(t.s, cards, t.s.removed))
    assert t.lying("removed")[-2:] == ["one", "two"]


def test_whoever_looks_at_the_top_of_a_deck_learns_the_cards_and_nobody_else_does():
    t = three()
    t.on_deck("gandalf", "faramir", "gandalf", seat=2)
    top = t.pile("deck", 2).cards[-3:]
    t.resolve(look_at_deck(3), "p1>choose/p2", by="aragorn", seat=1, until="take")
    assert [[card.visible_to(seat) for seat in range(3)] for card in top] == [[False, True, False]] * 3


def test_where_nobody_has_a_deck_nothing_is_looked_at():
    t = three()
    for seat in range(3):
        t.empty("deck", "removed", seat)
    assert not t.could(look_at_deck(3), by="aragorn", seat=1)
    assert t.resolve(look_at_deck(3), by="aragorn", seat=1) is False


def test_what_is_revealed_in_place_of_a_guard_is_revealed_for_the_same_player():
    t = three()
    t.on_top("dungeon_torch", foe(when_revealed(raise_threat(4)), name="Sniffer"))
    t.reveal("gandalfs_map", seat=2)
    assert t.host("sniffer") == "gandalfs_map"
    assert t.threats == [10, 10, 14]


def test_an_attack_around_an_attack_still_goes_on_when_somebody_defends():
    t = three()
    inner, outer = t.put("hill_troll", engaged=1), t.put("wargs", engaged=0)
    t.s.attacks = ((outer.id, t.card("gimli").id), (inner.id, -2))
    t.run(defend(t.s, Attack(ENEMY_ATTACK, inner, None, 1), [t.card("aragorn")]))
    assert t.s.attacks == ((outer.id, t.card("gimli").id), (inner.id, t.card("aragorn").id))


def test_who_has_left_play_no_longer_stands_in_the_fight():
    t = three()
    troll = t.put("hill_troll", engaged=1)
    helper = t.put(friend(name="Helper"), seat=1)
    t.s.attacks = ((troll.id, t.card("aragorn").id), (troll.id, helper.id))
    seen = fight(t.s)
    assert seen is not None
    assert seen.defenders == [t.card("aragorn"), helper]
    take_out(t.s, helper, DISCARDED)
    seen = fight(t.s)
    assert seen is not None
    assert seen.defenders == [t.card("aragorn")]
    t.s.attacks = ((t.card("aragorn").id, troll.id), (helper.id, troll.id))
    seen = fight(t.s)
    assert seen is not None
    assert (seen.attackers, seen.defenders) == ([t.card("aragorn")], [troll])


def test_a_hero_is_of_every_sphere_whose_icon_it_has():
    t = three()
    spirit = each(of_sphere(HERO, "spirit"))
    assert sorted(t.candidates(spirit, by="gimli")) == ["eleanor", "eowyn"]
    t.put("celebrians_stone", seat=1, on="aragorn")
    assert sorted(t.candidates(spirit, by="gimli")) == ["aragorn", "eleanor", "eowyn"]
    assert not t.candidates(each(of_sphere(ALLY, "spirit")), by="gimli")


def test_a_cost_of_threat_is_claimed_of_whoever_uses_it():
    t = three()
    moment: Moment[Any] = Moment(t.card("eowyn"), 2)
    assert reduce_threat(4).claim(t.s, moment) == ("threat", 2, 10, 4)
    assert reduce_threat(4, YOU).claim(t.s, moment) == ("threat", 2, 10, 4)


def test_what_has_a_trigger_is_no_constant_ability():
    assert misprints(foe(holds=[Ability("action")])) == ["fellowship.constant.definition"]


def test_of_two_equal_scores_neither_is_better():
    sheet = three().sheet
    assert not sheet < sheet


def test_who_goes_on_the_quest_is_in_no_fight():
    t = three()
    troll = t.put("hill_troll", engaged=1)
    t.s.declared = ((t.card("eowyn").id, NO_ENEMY),)
    assert fight(t.s) is None
    t.s.declared = ((t.card("eowyn").id, NO_ENEMY), (t.card("aragorn").id, troll.id))
    t.s.attacks = ((t.card("theodred").id, troll.id),)
    seen = fight(t.s)
    assert seen is not None
    assert seen.attackers == [t.card("theodred"), t.card("aragorn")]
    t.s.attacks = ()
    t.put("wargs")
    assert fight(t.s) == ([t.card("aragorn")], [troll])


def test_while_cards_are_revealed_those_still_to_come_are_counted():
    t = three()
    t.s.step, t.s.waiting = "stage", (2, 0)
    assert to_reveal(t.s) == 2
    t.s.step = "resolve"
    assert to_reveal(t.s) == 0


def test_a_prisoner_is_nobody_s_character():
    t = three()
    assert legal([is_own_character], t.s, 2, t.card("eowyn"))
    take_prisoner(t.s, t.card("eowyn"))
    assert not legal([is_own_character], t.s, 2, t.card("eowyn"))


def test_a_card_of_somebody_who_is_out_comes_to_no_hand():
    t = three()
    card = t.lay("gandalf", "discard", seat=2)
    take = take_to_hand(named("Gandalf"))
    moment: Moment[Any] = Moment(t.card("aragorn"), 1)
    assert take.useful(t.s, moment, card)
    t.s.players[2].out = True
    assert not take.useful(t.s, moment, card)
    assert not take.useful(t.s, moment, t.lay("wargs", "encounter-discard"))


def test_what_is_attached_to_a_card_of_the_scenario_concerns_whoever_controls_that():
    t = three()
    prize = law(t, name="Prize")
    prize.controller = 2
    charm = t.lay(foe(name="Parasite"), "staging")
    charm.host = prize.id
    assert t.s.concerned(charm) == 2
    prize.controller = None
    assert t.s.concerned(charm) == t.first


def test_whoever_draws_nothing_or_is_out_is_not_told_that_nobody_may_draw():
    t = three()
    law(t, holds=players_cannot("draw"))
    drawn = [t.s.judge.drawn(t.s, t.s.players[2], n) for n in (0, 2)]
    assert (drawn, len(t.lines("cannot-draw"))) == ([0, 0], 1)
    t.s.players[2].out = True
    assert t.s.judge.drawn(t.s, t.s.players[2], 2) == 2
    assert len(t.lines("cannot-draw")) == 1


def test_a_token_may_come_from_a_hero_only_if_enough_others_can_still_pay():
    t = three()
    t.pools(gimli=2, legolas=0, aragorn=1)
    heroes = [t.card(name) for name in ("gimli", "legolas", "aragorn")]
    assert not _may_spend(heroes, {}, heroes[0], 3, 3), "Legolas has none"
    assert _may_spend(heroes, {}, heroes[0], 3, 2)
    assert not _may_spend(heroes, {}, heroes[1], 3, 0)
    assert not _may_spend(heroes, {heroes[0]: 2}, heroes[0], 1, 0)


def test_an_enemy_of_seat_0_concerns_that_player_and_not_the_first():
    t = three(engaged=["wargs"])
    assert t.s.concerned(t.card("wargs")) == 0
    assert t.s.concerned(t.put("hill_troll", engaged=2)) == 2
    assert t.s.concerned(t.put("king_spider")) == 1


def test_a_boon_and_a_burden_show_what_they_are_in_place_of_a_sphere():
    kinds = {card.pool: card.face.faction for card in pool_cards().values()}
    assert kinds == {"boon": "boon", "burden": "burden"}
    assert [printed(name).face.faction for name in ("feint", "wargs")] == ["tactics", "encounter"]


def test_who_falls_with_the_last_hero_of_a_player_stays_where_the_elimination_has_put_it():
    t = three()
    for name in ("Weak", "Strong"):
        t.put(friend(name=name), seat=2)
    for name in ("eowyn", "eleanor", "weak"):
        t.left(name, 1)
    t.hurt_all(1, "eowyn", "eleanor", "weak", answers=["p2>discard-first/eowyn", "p2>discard-first/eleanor"])
    assert t.fallen == [2]
    assert t.lying("discard", 2)[-2:] == ["weak", "strong"]


def test_an_attack_of_an_enemy_is_on_no_enemy_and_one_of_characters_by_none():
    t = three()
    troll, aragorn = t.put("hill_troll", engaged=1), t.card("aragorn")
    theirs, ours = Attack(ENEMY_ATTACK, troll, None, 1), Attack(ATTACK, None, troll, 1)
    found = [
        [
            target.candidates(t.s, Moment(aragorn, 1, event=event))
            for target in (THE_ATTACKING_ENEMY, THE_ATTACKED_ENEMY)
        ]
        for event in (theirs, InAttack(DEFEND, aragorn, 1, troll, theirs), ours, Deed(ENTER, troll, 1))
    ]
    assert found == [[[troll], []], [[troll], []], [[], [troll]], [[], []]]


def test_an_enemy_that_was_a_shadow_card_goes_back_to_the_deck_once():
    t = three()
    card = t.lay("wargs", "beside")
    assert t.resolve(attack_as_shadow.back, by=card) is True
    assert t.s.encounter.cards[-1] is card
    assert t.resolve(attack_as_shadow.back, by=card) is False


def test_a_card_may_have_every_keyword_and_none_that_there_is_not():
    words = " ".join(KEYWORDS)
    assert misprints(foe(keywords=words, pool="burden")) == []
    assert misprints(foe(keywords="surge hasty")) == ["fellowship.keyword.list"]


def test_a_card_may_have_abilities_of_every_sort_and_none_that_there_is_not():
    every = [Ability(timing) for timing in sorted(TRIGGERS)] + [
        Ability(one, when=always(ENTER)) for one in sorted(ANSWERS)
    ]
    assert misprints(foe(*every)) == []
    assert misprints(foe(Ability("action"), Ability("haste"))) == ["fellowship.ability.types"]


def test_the_conformance_suite_tries_every_number_of_players_without_a_hero_twice():
    found = [one["decks"] for one in GAME.setups()[8:12]]
    assert [len(team) for team in found] == [1, 2, 3, 4]
    heroes = [[code for name in team for code in decks()[name].heroes] for team in found]
    assert all(len(set(team)) == len(team) for team in heroes)


def test_of_cards_that_come_back_in_another_order_only_who_ordered_them_knows_which_is_which():
    t = three()
    t.on_deck("gandalf", "faramir", "beorn", "gleowine", "feint", seat=2)
    top = t.pile("deck", 2).cards[-5:][::-1]
    for card in top[:4]:
        t.s.show(card, 1 << 0)
    t.resolve(look_at_deck(3), "p1>choose/p2", "p1>take/faramir", "p1>put-back/gandalf", by="aragorn", seat=1)
    assert t.lying("deck", 2)[-4:] == ["feint", "gleowine", "gandalf", "beorn"]
    assert [[t.known(card, seat) for seat in range(3)] for card in top] == [
        [False, True, False],
        [True, True, True],  # taken: seat 0 has seen it go
        [False, True, False],
        [True, False, False],  # still the third card: nobody has touched it
        [False, False, False],
    ]


def test_who_asks_which_numbers_x_can_be_leaves_no_x_behind():
    t = three()
    card = t.hold(trick(action(look_at_deck(X)), cost=COST_X), seat=1)[0]
    t.pools(aragorn=2)
    moment: Moment[Any] = Moment(card, 1, card.printed.abilities[0])
    assert (numbers_for_x(t.s, moment), moment.x) == ([1, 2], 0)


def test_what_x_cannot_be_is_not_paid():
    t = three()
    card = t.hold(trick(action(look_at_deck(X)), cost=COST_X), seat=1)[0]
    for seat in range(3):
        t.empty("deck", "removed", seat)
    assert t.run(pay_bill(t.s, Moment(card, 1, card.printed.abilities[0]), COST_X)) is False


def test_nobody_plays_a_card_out_of_the_hand_of_another():
    t = three(hands={2: ["gandalf", "feint"]})
    ally, event = t.card("gandalf"), t.card("feint")
    assert [legal((in_hand,), t.s, seat, Moment(ally, seat)) for seat in range(3)] == [False, False, True]
    able = [legal((source_is_there,), t.s, seat, Moment(event, seat, event.printed.abilities[0])) for seat in range(3)]
    assert able == [False, False, True]


def test_whoever_stops_passing_is_asked_again_and_nobody_else():
    t = three()
    for player in t.s.players:
        player.passing = True
    hear(t.s, 2, "stop-passing")
    assert [player.passing for player in t.s.players] == [True, True, False]
    assert [wishes(t.s, seat) for seat in range(3)] == [["stop-passing"], ["stop-passing"], []]


def test_how_many_cards_it_was_done_to_is_counted():
    t = three(engaged=["wargs", "hill_troll"])
    t.commits("aragorn", "eowyn")
    t.lay("gandalf", "discard", seat=1)
    counts = []
    for effect in (
        keep_from_attacking(each(ENEMY)),
        return_to_staging(each(ENEMY)),
        leave_quest(each(committed(HERO))),
        take_to_hand(each(ALLY.in_your_discard_pile)),
    ):
        moment: Moment[Any] = Moment(t.card("aragorn"), 1)
        t.run(effect.run(t.s, moment))
        counts.append(moment.count)
    assert counts == [2, 2, 2, 1]


def test_what_attacks_as_a_shadow_card_waits_for_the_end_of_the_phase_for_whom_it_attacked():
    t = three()
    t.put("hill_troll", engaged=2)
    lurker = foe(shadow(attack_as_shadow), name="Lurker")
    t.enemy_attacks("hill_troll", "p2>defend/eowyn", "p2>attack-damage/eleanor", shadow=lurker, seat=2)
    assert [(one.at, one.card, one.seat) for one in t.s.delayed] == [("end-of-phase", t.card("lurker").id, 2)]


def test_where_no_other_player_is_left_none_is_chosen():
    t = table(heroes=[["gimli"]])
    assert t.resolve(choose_another_player(raise_threat(3)), by="gimli") is False
    assert t.threats == [t.threat(0)]


def test_looking_at_no_card_of_a_deck_is_nothing():
    t = three()
    assert not t.could(look_at_deck(0), by="aragorn", seat=1)
    assert t.resolve(look_at_deck(0), "p1>choose/p2", by="aragorn", seat=1) is False


def test_a_single_token_of_progress_can_be_taken_off_and_none_cannot():
    t = three()
    assert not t.could(remove_progress(1), by="aragorn", seat=1)
    t.makes_progress(1)
    assert t.could(remove_progress(1), by="aragorn", seat=1)


def test_no_progress_is_not_spoken_of_and_none_lies_on_what_is_not_in_play():
    t = three()
    gate = t.lay("forest_gate", "encounter-discard")
    t.makes_progress(0)
    t.run(place_progress(t.s, gate, 2, "fellowship.explored.in_staging"))
    assert (t.lines("progress"), gate.progress) == ([], 0)


def test_an_event_that_may_be_played_at_will_is_not_counted():
    t = three()
    t.hold(trick(action(raise_threat(1))), seat=1)
    t.play("trick", seat=1)
    assert (t.threat(1), t.s.used) == (11, {})


def test_in_an_imagined_game_another_card_may_lie_there_and_then_nothing_happens():
    t = three()
    t.run(act(t.s, 1, Option("use", t.card("gimli"))))
    assert t.course() == []
