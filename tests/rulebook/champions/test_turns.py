"""Хід гравця, фаза гравців, фаза лиходія with three heroes: what is offered, why something is not, what ends when."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.encounter import engage
from rulebound.games.champions.forms import change_form
from rulebound.games.champions.piles import (
    discard_encounter_until,
    make_deck,
    make_encounter_deck,
    need_encounter_cards,
    top_encounter_card,
)
from rulebound.games.champions.player_phase import explain
from rulebound.games.champions.printed import ally, main_scheme, support, two_sides, upgrade
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.threat import place_threat, remove_threat
from rulebound.games.champions.villain_phase import minions_activate
from rulebound.games.champions.words import (
    END_OF_PHASE,
    END_OF_ROUND,
    THE_VILLAIN,
    THIS,
    THREAT_PLACED_HERE_IN_STEP_ONE,
    YOUR_HERO,
    YOUR_IDENTITY,
    action,
    alter_ego_action,
    cannot,
    deal,
    discard_top_keep,
    draw,
    forced_response,
    gets,
    heal,
    later,
    may_play,
)
from rulebound.kernel.chance import Chance
from rulebound.kernel.flow import GameOver
from rulebound.kernel.match import Match
from rulebound.lcg.in_play import leave_play
from tests.champions_made_up import THREE, code, law
from tests.champions_table import Table, table


def three(**more: object) -> Table:
    """The turn of seat 0, while seat 2 is first."""
    t = table(heroes=THREE, first=2, **more)  # type: ignore[arg-type]
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
    assert [zone.name for zone in s.zones if not zone.in_game] == ["removed"]


@pytest.mark.rule("champions.player_order.first_then_clockwise", "champions.player_order.next_player")
def test_the_order_of_players_begins_with_the_first_and_goes_round():
    t = three()
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
    t = three(hand=["tenacity", "first_aid", "energy"], in_play=["mockingbird"], threat=1)
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
    t = three(form="alter-ego", in_play=["mockingbird"])
    assert t.options(0) == ["change-form:peter_parker", "attack:mockingbird", "ask:p1", "end-turn"]
    t.card("p0").damage = 2
    t.card("main_scheme").threat = 1
    expected = ["change-form:peter_parker", "recover:peter_parker", "attack:mockingbird", "thwart:mockingbird"]
    assert t.options(0)[:-2] == expected
    t.act("recover", "peter_parker")
    assert (t.damage("p0"), t.exhausted("p0")) == (0, True)


@pytest.mark.rule("champions.dash.power_unusable", "champions.confused.player_thwart_replaced")
def test_without_a_number_there_is_no_power_and_confused_one_may_thwart_for_nothing():
    t = three()
    t.put(ally(code(), "Brute", cost=0, atk=2, hit_points=2))
    t.put(ally(code(), "Clerk", cost=0, thw=2, hit_points=2))
    assert "thwart:brute" not in t.options(0)
    assert "attack:clerk" not in t.options(0)
    assert "thwart:clerk" not in t.options(0), "there is no threat"
    t.card("clerk").confused = True
    assert "thwart:clerk" in t.options(0)


@pytest.mark.rule("champions.player_turn.ask_other_player", "champions.peril.no_consulting")
def test_others_can_be_asked_who_may_have_something():
    t = three()
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
    t = three()
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
    t = three()
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
    t = three()
    zone = t.s.players[1].engaged if where == "engaged" else getattr(t.s, where)
    face = support(code(), "Lever", cost=0, does=action(draw(1)))
    card = t.lay(face, "playing")
    t.s.move(card, zone)
    card.owner = card.controller = None
    card.in_play = True
    seen = [any("lever" in one for one in t.options(seat)) for seat in range(3)]
    assert seen == ([False, True, False] if where == "engaged" else [True] * 3)
    assert [t.ways(card, seat) != [] for seat in range(3)] == [True] * 3


@pytest.mark.rule("champions.form.change_once_per_round", "champions.player_turn.any_order_any_number")
def test_form_is_changed_once_in_the_own_turn():
    t = three()
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
    t = three()
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
    t = three(hand=["uppercut", "energy"])
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
    t = three(hand=["tenacity", "first_aid"], in_play=["mockingbird"])
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
    t = three(form="alter-ego")
    assert t.ways("peter_parker") == ["attack", "thwart", "recover", "change-form"]


def test_nobody_uses_what_lies_face_down():
    t = table(villain="ultron")
    drone = t.drone("vision")
    assert t.ways(drone) == []
    assert not any("vision" in one for one in t.options(0))


@pytest.mark.rule("champions.play_permission.optional_exception")
def test_what_may_be_played_from_the_discard_pile_is_offered():
    t = three()
    t.lay("mockingbird", "discard")
    t.lay("mockingbird", "discard", seat=1)
    for name in ("energy", "genius"):
        t.hold(name)
    assert t.ways("mockingbird") == []
    t.put(support(code(), "Graveyard", cost=0, always=may_play("ally")))
    assert "play:mockingbird" in t.options(0)
    assert t.ways("mockingbird") == ["play"]
    assert "play:mockingbird" not in t.options(1)


# --- decks that run out -----------------------------------------------------------------------------------------


@pytest.mark.rule("champions.player_deck_empty.reshuffle", "champions.player_deck_empty.encounter_card_penalty")
def test_no_deck_is_made_of_nothing_or_for_nobody():
    t = three()
    player = t.s.players[1]
    t.empty("deck", "discard", seat=1)
    assert make_deck(t.s, player)
    assert (len(player.discard), len(player.dealt)) == (0, 1)
    assert not any(card.known for card in player.deck.cards)
    assert not make_deck(t.s, player), "there is no discard pile"
    assert len(player.dealt) == 1
    t.lay("energy", "discard", seat=1)
    player.out = True
    assert not make_deck(t.s, player)
    assert t.deal_encounter(1) is None
    assert (len(player.discard), len(player.dealt)) == (1, 1)


@pytest.mark.rule("champions.encounter_deck_empty.reshuffle", "champions.encounter_deck_empty.acceleration_token")
@pytest.mark.rule("champions.encounter_deck_empty.no_cards_left")
def test_every_empty_encounter_deck_brings_a_token_and_none_at_all_the_end():
    t = three()
    t.empty("encounter", "removed")
    make_encounter_deck(t.s)
    assert t.acceleration == 0, "of nothing no deck is made"
    with pytest.raises(GameOver):
        need_encounter_cards(t.s)
    for name in ("advance", "assault"):
        t.lay(name, "encounter-discard")
    need_encounter_cards(t.s)
    assert (len(t.lying("encounter")), t.acceleration) == (2, 1)
    need_encounter_cards(t.s)
    assert t.acceleration == 1
    first = top_encounter_card(t.s, t.s.encounter_discard)
    assert len(t.lying("encounter")) == 1
    second = top_encounter_card(t.s, t.s.boosts)
    assert {first, second} == {t.card("advance"), t.card("assault")}
    assert (t.s.encounter.cards, t.acceleration) == ([first], 2), "made anew at once"


@pytest.mark.rule(
    "champions.encounter_deck_empty.search_fails", "champions.encounter_deck_empty.new_deck_not_discarded"
)
def test_a_card_found_at_the_bottom_stays_out_of_the_new_deck():
    t = three()
    t.empty("encounter", "removed")
    t.on_top("advance", "shocker")
    card = discard_encounter_until(t.s, lambda printed: printed.kind == "minion")
    assert card is t.card("shocker")
    assert t.lying("encounter") == ["advance"]
    assert t.acceleration == 1
    t.on_top("sandman")
    card = discard_encounter_until(t.s, lambda printed: printed.kind == "minion")
    assert card is t.card("sandman")
    assert t.lies(card, "encounter-discard")
    assert t.acceleration == 1
    assert discard_encounter_until(t.s, lambda printed: False) is None
    assert t.acceleration == 2
    assert len(t.lying("encounter")) == 2


def test_what_a_new_deck_was_made_of_does_not_come_to_the_hand():
    t = three()
    t.empty("deck", "removed", seat=1)
    t.on_deck("energy", seat=1)
    t.resolve(discard_top_keep(2, "energy"), by="villain", seat=1)
    assert t.hand(1) == []
    assert t.lying("deck", seat=1) == ["energy"]


# --- schemes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.game_end.villain_wins", "champions.main_scheme.advances_at_target")
def test_the_game_is_lost_by_what_the_stage_says_or_when_there_is_no_other():
    for villain, stage in (("ultron", "1B"), ("klaw", "1B")):
        t = table(heroes=THREE, villain=villain)
        assert t.scheme_stage == stage
        loses = main_scheme(code(), "Doom", stage="1B", target_threat=1, loses=True)
        if villain == "ultron":
            t.card("main_scheme").printed = loses
        else:
            t.empty("scheme-deck", "removed")
        t.advance()
        assert t.over
        assert t.result.rule == "champions.game_end.villain_wins"
    t = table(heroes=THREE, villain="klaw")
    t.card("main_scheme").printed = main_scheme(code(), "Short", stage="1B", target_threat=1)
    t.place_threat(1)
    assert not t.over
    assert t.scheme_stage == "2B"


@pytest.mark.rule("champions.threat_token.tracks_schemes")
def test_no_threat_is_no_threat_and_what_is_gone_gets_none():
    t = three()
    scheme = t.card("main_scheme")
    scheme.printed = two_sides(
        main_scheme(code(), "Trap", stage="1A"),
        main_scheme(
            code(), "Trap", stage="1B", target_threat=9, does=forced_response(THREAT_PLACED_HERE_IN_STEP_ONE, draw(1))
        ),
    ).other
    t.s.activate(scheme)
    assert t.run(place_threat(t.s, scheme, 0, step_one=True)) == 0
    assert t.hand(2) == []
    assert t.run(place_threat(t.s, scheme, 1, step_one=True)) == 1
    assert len(t.hand(2)) == 1
    gone = t.lay("breakin_takin", "encounter-discard")
    assert t.place_threat(2, on=gone) == 0
    assert gone.threat == 0
    assert t.run(remove_threat(t.s, gone, 2)) == 0
    assert not t.said("scheme-defeated")


@pytest.mark.rule("champions.crisis.protects_main_scheme", "champions.cannot.absolute")
def test_threat_can_be_removed_where_there_is_some_and_nothing_forbids_it():
    t = three(threat=2, side=["breakin_takin"])
    assert t.may_be_thwarted("main_scheme")
    t.card("main_scheme").threat = 0
    assert not t.may_be_thwarted("main_scheme")
    t.card("main_scheme").threat = 1
    t.put("crowd_control")
    assert not t.may_be_thwarted("main_scheme")
    assert t.run(remove_threat(t.s, t.card("main_scheme"), 1)) == 0
    assert t.threat() == 1
    assert t.may_be_thwarted("breakin_takin")
    t = three(threat=2)
    law(t, holds=cannot("lose-threat", THIS))
    assert t.may_be_thwarted("main_scheme")
    t.card("main_scheme").in_play = False
    assert not t.may_be_thwarted("main_scheme")


# --- phases end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.delayed_effect.before_responses", "champions.lasting.ends_before_end_of_period_abilities")
def test_the_phase_ends_before_the_round():
    t = three()
    card = t.put(upgrade(code(), "Clock", cost=0))
    for at, effect in ((END_OF_ROUND, deal(1, THE_VILLAIN)), (END_OF_PHASE, heal(1, THE_VILLAIN))):
        t.resolve(later(at, effect), by=card)
    t.card("villain").damage = 1
    t.step("end_round")
    assert t.damage("villain") == 1, "healed first, then dealt"
    assert t.s.delayed == ()


@pytest.mark.rule("champions.end_of_player_phase.ready_all", "champions.end_of_player_phase.draw_up")
def test_at_the_end_of_the_phase_all_draw_and_all_ready():
    t = three(in_play=["mockingbird"])
    for card in (*t.s.friends(), t.put("web_shooter", seat=0)):
        card.exhausted = True
    t.card("villain").exhausted = True
    t.step("end_player_phase")
    assert not any(card.exhausted for player in t.s.players for card in player.area.cards)
    assert t.sizes("hand") == [5, 5, 4]
    assert [line["player"] for line in t.lines("draws")] == ["p2", "p0", "p1"]


@pytest.mark.rule("champions.minion.activates_after_villain", "champions.in_play.new_copy")
def test_a_minion_that_comes_back_while_minions_activate_activates_again():
    t = three(engaged=["hydra_mercenary", "shocker"])
    t.run(minions_activate(t.s, t.s.players[0]), "activate/shocker", until="defend")
    leave_play(t.s, t.card("shocker"))
    while t.lines("enemy-attacks")[-1]["enemy"] == "shocker":
        t.answer("defend", "no-defense")
    assert list(engage(t.s, t.card("shocker"), 0)) == []  # it comes back, and nobody is asked
    t.finish()
    assert [line["enemy"] for line in t.lines("enemy-attacks")] == ["shocker", "hydra_mercenary", "shocker"]


# --- numbers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.hand_size.from_identity", "champions.modifiers.floor_zero")
def test_hand_size_and_its_cap():
    t = three()
    assert [t.hand_size(seat) for seat in range(3)] == [5, 5, 4]
    t.put(upgrade(code(), "Bag", cost=0, always=gets("hand", 3, YOUR_IDENTITY)))
    assert t.hand_size(0) == 8
    t.put(upgrade(code(), "Lid", cost=0, always=gets("hand-cap", 7, YOUR_IDENTITY)))
    assert [t.hand_size(seat) for seat in range(3)] == [7, 5, 4]
    t.put(upgrade(code(), "Lid Two", cost=0, always=gets("hand-cap", 2, YOUR_IDENTITY)), seat=2)
    assert t.hand_size(2) == 4, "what is printed is never capped"


@pytest.mark.rule("champions.ally_limit.three", "champions.keywords.attribute_with_rules")
def test_limits_and_keywords_are_counted_for_their_player_and_card():
    t = three()
    t.put(support(code(), "Tower", cost=0, always=gets("ally-limit", 1, YOUR_IDENTITY)), seat=1)
    assert [t.ally_limit(seat) for seat in range(3)] == [3, 4, 3]
    t.put(upgrade(code(), "Spikes", cost=0, always=gets("retaliate", 2, YOUR_HERO)), seat=1)
    assert [t.keyword(f"p{seat}", "retaliate") for seat in range(3)] == [0, 2, 0]
