"""Увійти в гру, вийти з гри, основний план: cards that come and go, and what is resolved by whom when they do."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.damage import deal_damage
from rulebound.games.champions.encounter import reveal
from rulebound.games.champions.events import Attack, Defeat
from rulebound.games.champions.numbers import remaining
from rulebound.games.champions.playing import play
from rulebound.games.champions.printed import SETS, ally, attachment, minion, support, upgrade
from rulebound.games.champions.setup import Setup, start
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.status import give_status
from rulebound.games.champions.words import (
    ALLY,
    ENCOUNTER_CARD_REVEALED,
    END_OF_PHASE,
    END_OF_ROUND,
    MINION,
    SIDE_SCHEME,
    THAT_PLAYER,
    THE_VILLAIN,
    THIS,
    VILLAIN_ATTACKS_YOU,
    YOU,
    YOUR_HEROS_ATK,
    YOUR_IDENTITY,
    action,
    an,
    attack,
    deal,
    discard,
    discard_until,
    draw,
    each,
    enemy_attacks,
    exhaust,
    find,
    forced_response,
    gets,
    interrupt,
    later,
    named,
    nemesis_comes,
    place_threat,
    resolve_specials,
    return_to_hand,
    setup,
    special,
    when_defeated,
    when_revealed,
)
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice
from rulebound.kernel.match import Match
from rulebound.lcg.events import ENTER, PAY
from rulebound.lcg.in_play import leave_play, take_control
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import Lasting
from tests.champions_made_up import THREE, always, code, damages, hands, law, lay, three
from tests.champions_table import printed


@pytest.mark.rule("champions.villain_defeat.excess_damage_lost", "champions.overkill.minion_to_villain")
def test_overkill_is_for_minions_and_not_for_the_next_stage():
    t = three(engaged=["hydra_mercenary"])
    m: Moment[ChampionsCard] = Moment(t.lay("uppercut", "playing"), 0)
    assert t.run(attack(5, an(MINION), overkill=True).run(t.s, m))
    assert isinstance(m.made, Attack)
    assert m.made.defeated == ["minion"]
    assert t.s.villain.damage == 2
    t.s.villain.damage = remaining(t.s, t.s.villain) + 2 - 1
    t.run(attack(5, THE_VILLAIN, overkill=True).run(t.s, m))
    assert (t.s.villain.printed.stage, t.s.villain.damage) == ("II", 0)


@pytest.mark.rule("champions.engaged.minion_engages_on_entering", "champions.enters_play.any_route")
@pytest.mark.parametrize("name", ["shocker", "charge", "breakin_takin", "ultron_drones"])
@pytest.mark.parametrize("way", ["reveal", "find"])
def test_what_enters_play_concerns_the_player_who_brings_it(name, way):
    t = three()
    law(t, forced_response(always(ENTER), draw(1, THAT_PLAYER)))
    card = t.lay(name, "encounter")
    target = named(card.printed.plain)
    flow = (
        reveal(t.s, card, 1) if way == "reveal" else find(target, put=name != "charge").run(t.s, Moment(t.s.villain, 1))
    )
    t.run(flow)
    assert hands(t) == [0, 1, 0]


@pytest.mark.rule("champions.remaining_hit_points.zero_defeats")
def test_a_defeat_by_nobody_concerns_nobody():
    t = three(engaged=["shocker"])
    law(t, forced_response(always("defeat"), draw(1)))
    t.hurt("shocker", 9)
    assert hands(t) == [0, 0, 1], "the first player draws"
    t.put("sandman", seat=0).tough = False
    t.run(deal_damage(t.s, t.card("sandman"), 9, t.s.identity(1)))
    assert hands(t) == [0, 1, 1]


@pytest.mark.rule("champions.nemesis.enters_by_encounter_card")
@pytest.mark.parametrize("effect", [nemesis_comes, find(an(SIDE_SCHEME)), discard_until(an(SIDE_SCHEME), YOU)])
def test_what_is_looked_for_is_not_revealed_from_the_deck(effect):
    t = three()
    law(t, forced_response(ENCOUNTER_CARD_REVEALED, deal(1, THE_VILLAIN)))
    t.on_top("breakin_takin")
    t.s.show(t.s.encounter.cards[0], 1)
    t.run(effect.run(t.s, Moment(t.s.villain, 0)), "?choose/breakin_takin")
    assert t.s.villain.damage == 0
    assert any(card.known for card in t.s.encounter.cards) == (effect.__class__.__name__ == "DiscardUntil")
    t.reveal("shocker")
    assert t.s.villain.damage == 1


def test_only_obligations_come_from_the_box_to_the_encounter_deck():
    s = start(Setup(), Chance(1))
    card = s.add_card(ChampionsCard(len(s.cards), printed("shocker"), None), s.removed)
    match = Match.at(GAME, s)
    while match.state.round == 0:
        ((seat, choice),) = match.choices.items()
        match.answer(seat, len(choice.options) - 1)
    assert match.state.removed.holds(card)
    assert [one for one in match.state.removed.cards if one.printed.hero] == []


def test_the_choice_of_a_turn_says_why_not_for_the_one_who_is_asked():
    t = three(hand=["uppercut"])
    t.s.active = 0
    choice = GAME.steps["turn"](t.s).send(None)
    assert isinstance(choice, Choice)
    assert choice.explain is not None
    (first, *_) = choice.explain(t.card("uppercut")) or []
    assert (first.rule, first.met) == ("champions.resource.at_least_cost", False)


@pytest.mark.rule("champions.defend.labelled_ability")
@pytest.mark.parametrize("label", ["", "defense"])
def test_only_an_ability_that_says_so_defends(label):
    t = three()
    lay(t, support(code(), "Radio", cost=0, does=interrupt(VILLAIN_ATTACKS_YOU, draw(1), label=label)))
    attack = t.villain_attacks("interrupt-enemy-attack/use:radio")
    assert attack.defended == (label == "defense")


@pytest.mark.rule("champions.remaining_hit_points.zero_defeats")
def test_who_controls_what_defeats_a_card_has_defeated_it():
    t = three(engaged=["shocker"], in_play=["mockingbird"])
    ally_card = t.card("mockingbird")
    ally_card.controller = 1
    assert Defeat(t.card("shocker"), ally_card, None).seat == 1
    assert Defeat(t.card("shocker"), t.s.villain, None).seat == -1


@pytest.mark.rule("champions.when_defeated.automatic", "champions.defeat.card_discarded")
def test_a_card_that_saves_itself_when_defeated_is_not_discarded():
    t = three()
    card = lay(t, ally(code(), "Ghost", cost=0, hit_points=1, does=when_defeated(return_to_hand())))
    t.hurt("ghost", 1)
    assert t.s.players[0].hand.holds(card)


@pytest.mark.rule("champions.villain.stages_in_sequence")
def test_the_next_stage_is_the_one_on_top():
    t = three()
    last = t.s.add_card(ChampionsCard(len(t.s.cards), SETS["rhino"].villains[2], None), t.s.villain_deck)
    t.s.villain_deck.cards.reverse()
    assert t.s.villain_deck.cards[0] is last
    t.hurt("rhino", 99)
    assert t.s.villain.printed.stage == "II"


@pytest.mark.rule("champions.status.placed_from_supply", "champions.ability.in_play_only")
def test_what_is_not_in_play_gets_no_status_card():
    t = three(hand=["mockingbird"])
    assert not give_status(t.s, t.card("mockingbird"), "stunned")
    assert not t.card("mockingbird").stunned


@pytest.mark.rule("champions.initiation.pay_or_abort")
def test_a_permanent_that_cannot_be_paid_goes_back_where_it_came_from():
    t = three(hand=["tenacity"])
    t.run(play(t.s, t.card("tenacity"), 0))
    assert t.hand() == ["tenacity"]


@pytest.mark.rule("champions.lasting.ends_before_end_of_period_abilities")
def test_what_lasts_for_the_round_is_over_when_its_end_is_looked_at():
    for at in (END_OF_PHASE, END_OF_ROUND):
        t = three()
        t.s.lasting = (Lasting("atk", 5, "round", "characters", 0, -1),)
        t.run(later(at, deal(YOUR_HEROS_ATK, THE_VILLAIN)).run(t.s, Moment(t.s.identity(0), 0)))
        t.step("end_round")
        assert t.s.villain.damage == 2


def test_the_villain_attacks_you_though_it_is_engaged_with_nobody():
    t = three()
    t.on_top("advance")
    t.run(enemy_attacks(THE_VILLAIN, engaged=True).run(t.s, Moment(t.s.villain, 1)))
    assert damages(t) == [0, 2, 0]


@pytest.mark.rule("champions.in_play.leaving")
def test_what_lies_under_a_card_is_discarded_with_it():
    t = three(side=["breakin_takin"])
    card = t.lay("energy", "under", seat=1)
    card.host = t.card("breakin_takin").id
    leave_play(t.s, t.card("breakin_takin"))
    assert (card.place, card.host) == (t.s.players[1].discard.place, -1)


@pytest.mark.rule("champions.uses.discard_after_last")
def test_a_card_with_uses_that_discards_itself_leaves_once():
    t = three()
    lay(t, support(code(), "Match", cost=0, uses=2, does=action(draw(1), cost=discard(THIS))))
    t.log.lines.clear()
    t.use("match")
    assert len(t.lines("leaves")) == 1


@pytest.mark.rule("champions.restricted.max_two", "champions.restricted.discard_down_immediately")
def test_limits_are_kept_by_who_controls_the_card_that_has_come():
    t = three()
    face = upgrade(code(), "Sword", cost=0, keywords="restricted", any_player=True)
    for _ in range(2):
        lay(t, face, 1)
    t.hold(upgrade(code(), "Shield", cost=0, keywords="restricted", any_player=True))
    t.play("shield", "give/p1", "p1>restricted/shield")
    assert t.discarded("shield")
    assert len([card for card in t.s.players[1].area.cards if card.printed is face]) == 2


@pytest.mark.rule("champions.initiation.interrupt_to_any_step", "champions.initiation.response_to_any_step")
def test_a_payment_concerns_the_player_who_pays():
    t = three()
    law(t, forced_response(always(PAY), draw(1, THAT_PLAYER)))
    t.hold("tenacity", seat=1)
    t.hold("energy", seat=1)
    t.s.active = 1
    t.act("play", "tenacity", seat=1)
    assert hands(t) == [0, 1, 0]


@pytest.mark.rule("champions.cost.ability_cost_before_effect")
def test_what_is_done_after_the_arrow_is_told_though_it_was_a_cost_before():
    t = three()
    t.put("mockingbird", seat=0)
    lay(t, support(code(), "Bell", cost=0, does=action(exhaust(an(ALLY)), cost=exhaust(THIS))))
    t.use("bell")
    assert [line["card"] for line in t.lines("exhausts")] == ["mockingbird"]


@pytest.mark.rule("champions.setup.step13_mulligan")
def test_who_keeps_the_hand_discards_nothing():
    match: Match[ChampionsState] = Match(GAME, {}, 1)
    match.answer(0, "done")
    assert [line for line in match.log if line.what == "discards"] == []


@pytest.mark.rule("champions.setup.step10_scheme_setup", "champions.setup.step12_draw_hand")
def test_the_first_player_sets_the_scheme_up_and_all_draw_their_own_hand_size(monkeypatch):
    monkeypatch.setattr(SETS["rhino"].stages[0], "abilities", (setup(deal(1, YOUR_IDENTITY)),))
    monkeypatch.setattr(SETS["she_hulk"].identity.other, "hand_size", 4)
    match: Match[ChampionsState] = Match(GAME, {"heroes": THREE}, 1)
    match.answer(0, 1)
    s = match.state
    assert [s.identity(seat).damage for seat in range(3)] == [0, 1, 0]
    drew = {line.seat("player"): line.args["n"] for line in match.log if line.what == "draws"}
    assert drew == {1: 6, 2: 4, 0: 6}


@pytest.mark.rule("champions.attach.on_entering_play")
def test_an_attachment_for_you_is_attached_to_who_reveals_it():
    t = three()
    card = t.lay("advance", "encounter")
    card.printed = attachment(code(), "Chains", attaches_to=YOUR_IDENTITY)
    t.run(reveal(t.s, card, 0))
    assert t.s.host_of(card) is t.s.identity(0)


@pytest.mark.rule("champions.quickstrike.attacks_on_engaging", "champions.when_revealed.triggers_on_reveal")
def test_a_quick_minion_strikes_after_its_when_revealed():
    t = three()
    face = minion(
        code(), "Flash", hit_points=2, atk=1, sch=1, keywords="quickstrike", does=when_revealed(deal(2, YOUR_IDENTITY))
    )
    t.reveal(face, seat=1)
    assert [line["n"] for line in t.lines("damaged")] == ["2", "1"]


@pytest.mark.rule("champions.ally_limit.three", "champions.control.changes_only_by_ability")
def test_who_controlled_what_raised_the_ally_limit_has_one_ally_too_many():
    t = three()
    tower = lay(t, support(code(), "Tower", cost=0, always=gets("ally-limit", 1, YOUR_IDENTITY)))
    t.run(take_control(t.s, tower, 1))
    for name in ("mockingbird", "hawkeye", "tigra", "vision"):
        t.put(name, seat=1)
    t.leaves(tower, "p1>ally-limit/tigra")
    assert t.discarded("tigra")


@pytest.mark.rule("champions.special.only_when_referenced")
def test_the_special_ability_of_a_card_that_has_left_is_not_resolved():
    t = three()
    first = upgrade(code(), "First", cost=0, traits="suit", does=special(discard(named("Second"))))
    second = upgrade(code(), "Second", cost=0, traits="suit", does=special(draw(1)))
    for face in (first, second):
        lay(t, face)
    t.resolve(resolve_specials("suit"), "sequence/first", by="villain")
    assert t.discarded("second")
    assert hands(t) == [0, 0, 0]


def test_threat_on_nothing_stirs_nothing():
    t = three()
    assert place_threat(1, each(SIDE_SCHEME)).stirs(t.s, Moment(t.card("villain"), 0)) == 0
