"""Хід гравця, фаза гравців with three heroes: what is offered, why something is not, what ends when."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.encounter import engage
from rulebound.games.champions.forms import change_form
from rulebound.games.champions.player_phase import explain
from rulebound.games.champions.printed import ally, minion, support, upgrade
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.villain_phase import minions_activate
from rulebound.games.champions.words import (
    END_OF_PHASE,
    END_OF_ROUND,
    THE_VILLAIN,
    action,
    alter_ego_action,
    deal,
    draw,
    heal,
    later,
    may_play,
)
from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match
from rulebound.lcg.in_play import leave_play
from tests.champions_made_up import THREE, code, three
from tests.champions_table import Table, table


def turn_of_the_second(**more: Any) -> Table:
    """Seat 2 is first, seat 0 has its turn."""
    t = three(**more)
    t.active = 0
    return t


# --- a new table ------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.supply.unlimited", "champions.setup.step07_tokens_and_status")
def test_at_first_nothing_has_happened():
    s = ChampionsState(3, Chance(1))
    assert (s.first, s.active, s.locked_to, s.happening, s.acceleration, s.round, s.starters) == (0, -1, -1, 0, 0, 0, 3)
    assert (s.lasting, s.delayed, s.returning, s.attacks, s.waiting) == ((), (), (), (), ())
    assert (s.listeners, s.constants, s.used, s.hand_kinds) == ({}, {}, {}, frozenset())
    for seat, player in enumerate(s.players):
        assert (player.seat, player.identity_id, player.changed_form, player.declined, player.out) == (
            seat, -1, False, False, False,
        )  # fmt: skip
    assert [zone.name for zone in s.zones if not zone.place.in_game] == ["removed"]


@pytest.mark.rule("champions.player_order.first_then_clockwise", "champions.player_order.next_player")
def test_the_order_of_players_begins_with_the_first_and_goes_round():
    t = turn_of_the_second()
    assert t.order == [player.seat for player in t.s.in_order()] == [2, 0, 1]
    assert [t.s.next_player(seat).seat for seat in range(3)] == [1, 2, 0]
    t.s.players[0].out = True
    assert t.order == [2, 1]
    assert [t.s.next_player(seat).seat for seat in range(3)] == [1, 2, 1]
    t.s.players[1].out = True
    assert t.s.next_player(2) is t.s.players[2]
    t.s.players[2].out = True
    assert t.s.next_player(2) is None
    t.s.waiting = (0, 1, 2)
    assert t.s.next_waiting() is None
    assert t.s.waiting == ()


@pytest.mark.rule("champions.setup.step12_draw_hand", "champions.setup.step13_mulligan")
def test_hands_are_drawn_and_exchanged_from_the_first_player_on():
    match: Match[ChampionsState] = Match(GAME, {"heroes": THREE}, 1)
    match.answer(0, 1)  # seat 1 is first
    asked = []
    while match.state.step == "mulligan":
        ((seat, choice),) = match.choices.items()
        asked.append(seat)
        match.answer(seat, len(choice.options) - 1)
    assert asked == [1, 2, 0]
    drew = [line.seat("player") for line in match.log if line.rule == "champions.setup.step12_draw_hand"]
    assert drew == [1, 2, 0]


# --- what is offered --------------------------------------------------------------------------------------------


def test_a_turn_offers_all_that_can_be_done_and_ends_with_its_end():
    t = turn_of_the_second(hand=["tenacity", "first_aid", "energy"], in_play=["mockingbird"], threat=1)
    assert t.options(0) == [
        "play:tenacity", "change-form:spider_man", "attack:spider_man", "thwart:spider_man", "attack:mockingbird",
        "thwart:mockingbird", "end-turn",
    ]  # fmt: skip
    t.hurt("spider_man", 1)
    t.card("mockingbird").exhausted = True
    t.card("p0").exhausted = True
    assert t.options(0) == ["play:tenacity", "play:first_aid", "change-form:spider_man", "end-turn"]


@pytest.mark.rule("champions.recover.alter_ego_only", "champions.player_turn.basic_powers_by_form")
def test_an_alter_ego_recovers_and_its_allies_fight():
    t = turn_of_the_second(form="alter-ego", in_play=["mockingbird"])
    assert t.options(0) == ["change-form:peter_parker", "attack:mockingbird", "ask:p1", "end-turn"]
    t.card("p0").damage = 2
    t.card("main_scheme").threat = 1
    expected = ["change-form:peter_parker", "recover:peter_parker", "attack:mockingbird", "thwart:mockingbird"]
    assert t.options(0)[:-2] == expected
    t.act("recover", "peter_parker")
    assert (t.damage("p0"), t.exhausted("p0")) == (0, True)


@pytest.mark.rule("champions.dash.power_unusable", "champions.confused.player_thwart_replaced")
def test_without_a_number_there_is_no_power_and_confused_one_may_thwart_for_nothing():
    t = turn_of_the_second()
    t.put(ally(code(), "Brute", cost=0, atk=2, hit_points=2))
    t.put(ally(code(), "Clerk", cost=0, thw=2, hit_points=2))
    assert "thwart:brute" not in t.options(0)
    assert "attack:clerk" not in t.options(0)
    assert "thwart:clerk" not in t.options(0), "there is no threat"
    t.card("clerk").confused = True
    assert "thwart:clerk" in t.options(0)


@pytest.mark.rule("champions.player_turn.ask_other_player", "champions.peril.no_consulting")
def test_others_can_be_asked_who_may_have_something():
    t = turn_of_the_second()
    assert t.options(0) == ["change-form:spider_man", "attack:spider_man", "end-turn"]
    for seat in (1, 2):
        t.hold("energy", seat=seat)
    assert t.options(0)[-3:] == ["ask:p1", "ask:p2", "end-turn"]
    t.s.players[1].declined = True
    assert t.options(0)[-2:] == ["ask:p2", "end-turn"]
    t.s.players[1].declined = False
    t.s.locked_to = 1
    assert [one for one in t.options(0) if one.startswith("ask")] == ["ask:p1"]
    t.s.locked_to = -1
    t.eliminate(2)
    assert [one for one in t.options(0) if one.startswith("ask")] == ["ask:p1"]


@pytest.mark.rule("champions.player_turn.asked_player_decides", "champions.player_turn.other_may_offer")
def test_who_is_asked_uses_an_action_of_their_own_or_declines():
    t = turn_of_the_second()
    t.put(support(code(), "Radio", cost=0, does=(action(draw(1)), action(deal(1, THE_VILLAIN)))), seat=1)
    t.hold("energy", seat=1)
    t.act("ask", "p1", "p1>asked/use-2:radio")
    assert t.damage("rhino") == 1
    assert t.declined() == []
    t.act("ask", "p1", "p1>asked/pass")
    assert t.declined() == [1]
    t.hurt("captain_marvel", 1)
    for name in ("first_aid", "energy"):
        t.hold(name, seat=1)
    t.act("attack", "spider_man")
    t.act("ask", "p1", "p1>asked/play:first_aid", "pay/spend:energy", "heal/captain_marvel")
    assert t.damage("captain_marvel") == 0


@pytest.mark.rule("champions.player_turn.trigger_actions")
def test_a_card_with_several_actions_numbers_them():
    t = turn_of_the_second()
    t.put(
        support(
            code(), "Radio", cost=0, does=(action(draw(1)), alter_ego_action(draw(3)), action(deal(1, THE_VILLAIN)))
        ),
    )
    assert [one for one in t.options(0) if "radio" in one] == ["use-1:radio", "use-3:radio"]
    t.act("use-3", "radio")
    assert (t.damage("rhino"), len(t.hand())) == (1, 0)
    t.act("use-1", "radio")
    assert len(t.hand()) == 1


@pytest.mark.rule("champions.player_turn.trigger_actions")
@pytest.mark.parametrize("where", ["side_zone", "environments", "main_zone", "villain_zone", "attachments", "engaged"])
def test_actions_of_faceup_encounter_cards_are_everyones_and_of_minions_their_players(where):
    t = turn_of_the_second()
    zone = t.s.players[1].engaged if where == "engaged" else getattr(t.s, where)
    face = support(code(), "Lever", cost=0, does=action(draw(1)))
    card = t.lay(face, "playing")
    t.s.move(card, zone)
    card.owner = card.controller = None
    card.in_play = True
    seen = [any("lever" in one for one in t.options(seat)) for seat in range(3)]
    assert seen == ([False, True, False] if where == "engaged" else [True] * 3)
    assert [t.ways(card, seat) != [] for seat in range(3)] == [True] * 3


@pytest.mark.rule("champions.player_turn.trigger_actions")
def test_an_action_of_a_minion_is_done_for_the_player_it_is_engaged_with():
    t = turn_of_the_second()
    t.put(minion(code(), "Traitor", hit_points=3, does=action(draw(1))), seat=1)
    t.on_deck("energy", seat=1)
    for seat in (0, 2):
        t.empty("deck", "removed", seat=seat)
    assert "use:traitor" in t.options(1)


@pytest.mark.rule("champions.form.change_once_per_round", "champions.player_turn.any_order_any_number")
def test_form_is_changed_once_in_the_own_turn():
    t = turn_of_the_second()
    t.change_form()
    assert "change-form:peter_parker" not in t.options(0)
    assert "change-form:captain_marvel" not in t.options(1), "it is not her turn"
    assert t.why_not("change-form", "captain_marvel", seat=1) == ["champions.form.change_once_per_round"]
    t.active = 1
    assert "change-form:captain_marvel" in t.options(1)
    assert [line["rule"] for line in t.lines("changes-form")] == ["champions.form.change_once_per_round"]
    t.run(change_form(t.s, 0))
    assert t.lines("changes-form")[-1]["rule"] == "champions.form.ability_change_is_free"


def test_a_turn_begins_with_nothing_done_and_things_done_open_questions_again():
    t = turn_of_the_second()
    for player in t.s.players:
        player.changed_form = player.declined = True
    t.gets("p0", "atk", 1, "turn")
    t.s.waiting = (1, 2)
    t.step("turn", "turn/end-turn")
    assert t.active == 1
    assert not any(player.changed_form or player.declined for player in t.s.players)
    assert t.s.lasting == ()
    for player in t.s.players:
        player.declined = True
    t.active = 0
    t.attack("spider_man", "rhino")
    assert t.declined() == []


# --- why not ----------------------------------------------------------------------------------------------------


def why(t: Table, name: str, seat: int = 0) -> list[tuple[str, bool]]:
    verdicts = explain(t.s, seat, t.card(name)) or []
    assert GAME.why_not(t.s, seat, t.card(name)) == verdicts
    return [(verdict.rule.removeprefix("champions."), verdict.met) for verdict in verdicts]


def test_the_nearest_way_to_use_a_card_says_what_stops_it():
    t = turn_of_the_second(hand=["uppercut", "energy"])
    assert why(t, "uppercut")[0] == ("resource.at_least_cost", False)
    assert all(met for _, met in why(t, "uppercut")[1:])
    assert why(t, "energy")[:2] == [
        ("resource_card.discard_to_generate", False),
        ("player_turn.play_permanents", False),
    ]
    t.card("p0").exhausted = True
    assert why(t, "spider_man") == [("form.change_once_per_round", True)], "the form can still be changed"
    assert explain(t.s, 0, t.s.players[1]) is None
    assert explain(t.s, 0, t.card("main_scheme")) is None
    assert GAME.why_not(t.s, 0, t.card("main_scheme")) == []


def test_ways_to_use_are_those_of_the_own_cards_and_of_the_scenario():
    t = turn_of_the_second(hand=["tenacity", "first_aid"], in_play=["mockingbird"])
    t.put("vision", seat=1)

    assert t.ways("tenacity") == ["play"]
    assert t.ways("first_aid") == ["play"]
    assert t.ways("mockingbird") == ["use", "attack", "thwart"]
    assert t.ways("spider_man") == ["use", "attack", "thwart", "change-form"]
    assert t.ways("vision") == []
    assert t.ways("vision", 1) == ["use", "attack", "thwart"]
    t.card("vision").controller = 2
    assert t.ways("vision", 2) == ["use", "attack", "thwart"]
    assert t.ways("vision", 1) == []
    assert t.ways("first_aid", 1) == []
    t.lay("haymaker", "discard")
    assert t.ways("haymaker") == [], "it lies in the discard pile"
    t = turn_of_the_second(form="alter-ego")
    assert t.ways("peter_parker") == ["attack", "thwart", "recover", "change-form"]


def test_nobody_uses_what_lies_face_down():
    t = table(villain="ultron")
    drone = t.drone("vision")
    assert t.ways(drone) == []
    assert not any("vision" in one for one in t.options(0))


@pytest.mark.rule("champions.play_permission.optional_exception")
def test_what_may_be_played_from_the_discard_pile_is_offered():
    t = turn_of_the_second()
    t.lay("mockingbird", "discard")
    t.lay("mockingbird", "discard", seat=1)
    for name in ("energy", "genius"):
        t.hold(name)
    assert t.ways("mockingbird") == []
    t.put(support(code(), "Graveyard", cost=0, always=may_play("ally")))
    assert "play:mockingbird" in t.options(0)
    assert t.ways("mockingbird") == ["play"]
    assert "play:mockingbird" not in t.options(1)


# --- phases end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.delayed_effect.before_responses", "champions.lasting.ends_before_end_of_period_abilities")
def test_the_phase_ends_before_the_round():
    t = turn_of_the_second()
    card = t.put(upgrade(code(), "Clock", cost=0))
    for at, effect in ((END_OF_ROUND, deal(1, THE_VILLAIN)), (END_OF_PHASE, heal(1, THE_VILLAIN))):
        t.resolve(later(at, effect), by=card)
    t.card("villain").damage = 1
    t.step("end_round")
    assert t.damage("villain") == 1, "healed first, then dealt"
    assert t.s.delayed == ()


@pytest.mark.rule("champions.end_of_player_phase.ready_all", "champions.end_of_player_phase.draw_up")
def test_at_the_end_of_the_phase_all_draw_and_all_ready():
    t = turn_of_the_second(in_play=["mockingbird"])
    for card in (*t.s.friends(), t.put("web_shooter", seat=0)):
        card.exhausted = True
    t.card("villain").exhausted = True
    t.step("end_player_phase")
    assert not any(card.exhausted for player in t.s.players for card in player.area.cards)
    assert t.sizes("hand") == [5, 5, 4]
    assert [line["player"] for line in t.lines("draws")] == ["p2", "p0", "p1"]


@pytest.mark.rule("champions.minion.activates_after_villain", "champions.in_play.new_copy")
def test_a_minion_that_comes_back_while_minions_activate_activates_again():
    t = turn_of_the_second(engaged=["hydra_mercenary", "shocker"])
    t.run(minions_activate(t.s, t.s.players[0]), "activate/shocker", until="defend")
    leave_play(t.s, t.card("shocker"))
    while t.lines("enemy-attacks")[-1]["enemy"] == "shocker":
        t.answer("defend", "no-defense")
    assert list(engage(t.s, t.card("shocker"), 0)) == []  # it comes back, and nobody is asked
    t.finish()
    assert [line["enemy"] for line in t.lines("enemy-attacks")] == ["shocker", "hydra_mercenary", "shocker"]
