"""The table as each seat sees it: areas in their order, rows and piles, what lies on a card, and what stays hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.areas import arrows
from rulebound.games.champions.printed import upgrade
from rulebound.kernel.match import Match
from rulebound.kernel.view import AreaView, CardView, Counter, Stat, ZoneView
from tests.champions_made_up import code, lay
from tests.champions_table import Table, snake, table

THREE = ["spider_man", "captain_marvel", "she_hulk"]


def area(t: Table, id: str, seat: int | None = 0) -> AreaView:
    return next(one for one in GAME.areas(t.s, seat) if one.id == id)


def zone(t: Table, id: str, where: str = "player-0", seat: int | None = 0) -> ZoneView:
    return next(one for one in area(t, where, seat).zones if one.id == id)


def called(card: CardView) -> str:
    return snake(card.face.name.plain) if card.face else f"({card.back})"


def cards(t: Table, id: str, where: str = "player-0", seat: int | None = 0) -> list[str]:
    """What lies there, as that seat sees it."""
    found = zone(t, id, where, seat)
    assert found.count == len(found.cards)
    return [called(card) for card in found.cards]


def card(t: Table, id: str, where: str = "player-0", seat: int | None = 0) -> CardView:
    return zone(t, id, where, seat).cards[0]


# --- areas ------------------------------------------------------------------------------------------------------


def test_the_own_area_comes_last_and_the_scenario_first():
    t = table(heroes=THREE)
    seen = [(one.id, one.kind, one.key, one.owner) for one in GAME.areas(t.s, 1)]
    others = [("player-0", "player", "p0", 0), ("player-2", "player", "p2", 2)]
    assert seen == [("scenario", "enemy", "", None), *others, ("player-1", "own", "p1", 1)]
    spectator = [(one.id, one.kind) for one in GAME.areas(t.s, None)]
    assert spectator == [("scenario", "enemy"), *((f"player-{seat}", "player") for seat in range(3))]


@pytest.mark.rule("champions.first_player.token_marks", "champions.form.faceup_side")
def test_marks_tell_who_is_first_whose_turn_it_is_and_who_is_a_hero():
    t = table(heroes=THREE, first=1, form="alter-ego")
    t.active = 2
    t.change_form(seat=2)
    assert [area(t, f"player-{seat}").marks for seat in range(3)] == [
        ["alter-ego"], ["first-player", "alter-ego"], ["active", "hero"],
    ]  # fmt: skip


@pytest.mark.rule("champions.remaining_hit_points.dial_value", "champions.hit_points.identity_and_villain_dial")
def test_the_dial_shows_what_is_left_of_the_hit_points():
    t = table(heroes=THREE)
    t.hurt("she_hulk", 3)
    assert area(t, "player-2").counters == [Counter("hit-points", 12, 15)]
    assert area(t, "player-0").counters == [Counter("hit-points", 10, 10)]


def test_who_is_out_has_no_dial_and_no_identity():
    t = table(heroes=THREE)
    t.eliminate(2)
    gone = area(t, "player-2")
    assert (gone.marks, gone.counters) == (["out"], [])
    assert cards(t, "identity", "player-2") == []
    assert cards(t, "identity") == ["spider_man"]


def test_the_scenario_counts_rounds_and_acceleration_tokens():
    t = table()
    t.s.acceleration = 2
    assert area(t, "scenario").counters == [Counter("round", 1), Counter("acceleration", 2)]


# --- rows and piles ---------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.upgrade.enters_by_identity", "champions.support.play_area")
def test_every_card_lies_in_its_row():
    t = table(heroes=THREE, in_play=["mockingbird", "web_shooter", "aunt_may"], engaged=["shocker"])
    t.put("inspired", on="mockingbird")
    t.put("charge")
    rows = ["engaged", "identity", "allies", "playing", "upgrades", "supports", "dealt", "hand", "deck", "discard"]
    assert [one.id for one in area(t, "player-0").zones] == rows
    assert all(one.owner == 0 for one in area(t, "player-0").zones)
    assert [cards(t, row) for row in rows[:6]] == [
        ["shocker"], ["spider_man"], ["mockingbird"], [], ["web_shooter"], ["aunt_may"],
    ]  # fmt: skip
    assert [called(one) for one in card(t, "allies").attached] == ["inspired"]
    assert [called(one) for one in card(t, "villain", "scenario").attached] == ["charge"]
    assert [one.layout for one in area(t, "player-0").zones] == ["row"] * 7 + ["fan", "pile", "pile"]


def test_what_is_attached_to_an_identity_lies_there_and_in_no_row():
    t = table()
    lay(t, upgrade(code(), "Cape", cost=0), on=t.s.identity(0))
    assert [called(one) for one in card(t, "identity").attached] == ["cape"]
    assert cards(t, "upgrades") == []


def test_the_scenario_shows_what_is_open_and_counts_what_is_not():
    t = table(side=["breakin_takin"], villain="ultron")
    t.lay("advance", "encounter-discard")
    t.lay("gang_up", "boosts")
    t.lay("assault", "revealing")
    t.lay("energy", "playing")
    t.lay("genius", "aside")
    zones = [one.id for one in area(t, "scenario").zones]
    assert zones == [
        "encounter-deck", "encounter-discard", "villain", "boosts", "main-scheme", "side-schemes", "environments",
        "revealing", "villain-deck", "scheme-deck", "removed",
    ]  # fmt: skip
    assert all(one.owner is None for one in area(t, "scenario").zones)
    shown = ["encounter-discard", "villain", "boosts", "side-schemes", "environments", "revealing"]
    assert [cards(t, one, "scenario") for one in shown] == [
        ["advance"], ["ultron"], ["(encounter)"], ["breakin_takin"], ["ultron_drones"], ["assault", "genius"],
    ]  # fmt: skip
    assert cards(t, "playing", "player-0") == ["energy"], "what somebody plays lies on their side"
    closed = {one: zone(t, one, "scenario") for one in ("encounter-deck", "villain-deck", "scheme-deck")}
    assert {one: (found.count, found.cards) for one, found in closed.items()} == {
        "encounter-deck": (len(t.s.encounter), []), "villain-deck": (1, []), "scheme-deck": (2, []),
    }  # fmt: skip
    layouts = {one.id: one.layout for one in area(t, "scenario").zones}
    piles = [one for one, layout in layouts.items() if layout == "pile"]
    assert piles == ["encounter-deck", "encounter-discard", "villain-deck", "scheme-deck", "removed"]


@pytest.mark.rule("champions.discussion.hand_not_forced", "champions.deal_encounter.not_revealed_yet")
def test_a_hand_is_seen_by_its_player_and_dealt_cards_by_nobody():
    t = table(heroes=THREE, hand=["energy", "genius"])
    t.lay("shocker", "dealt")
    t.lay("strength", "discard")
    for seat in (0, 1, None):
        held = ["energy", "genius"] if seat == 0 else ["(player)", "(player)"]
        assert cards(t, "hand", seat=seat) == held
        assert cards(t, "dealt", seat=seat) == ["(encounter)"]
        assert cards(t, "discard", seat=seat) == ["strength"]
        assert zone(t, "deck", seat=seat).cards == []
        assert zone(t, "deck", seat=seat).count == len(t.s.players[0].deck)


# --- what lies on a card ----------------------------------------------------------------------------------------


@pytest.mark.rule("champions.ready.orientation", "champions.status.placed_from_supply")
def test_a_card_shows_its_marks():
    t = table(engaged=["shocker"])
    minion = t.card("shocker")
    assert card(t, "engaged").marks == []
    minion.exhausted = minion.stunned = minion.confused = minion.tough = True
    assert card(t, "engaged").marks == ["exhausted", "stunned", "confused", "tough"]


@pytest.mark.rule("champions.sustained_damage.token_characters", "champions.all_purpose_counter.named_types")
def test_a_card_shows_its_tokens():
    t = table(in_play=["web_shooter"], side=["breakin_takin"], engaged=["shocker"], threat=2)
    t.hurt("shocker", 1)
    t.card("web_shooter").add_counters(2, "arrow")
    assert card(t, "engaged").counters == [Counter("damage", 1)]
    assert card(t, "upgrades").counters == [Counter("web-counters", 3), Counter("arrow-counters", 2)]
    assert card(t, "main-scheme", "scenario").counters == [Counter("threat", 2, 7), Counter("stage", 1, 1)]
    villain = card(t, "villain", "scenario").counters
    assert villain == [Counter("hit-points", 14, 14), Counter("stage", 1, 2)]
    assert card(t, "side-schemes", "scenario").counters == [Counter("threat", 2)]
    assert card(t, "identity").counters == []


def test_a_card_shows_its_numbers_as_they_are_with_the_printed_ones_that_differ():
    t = table(heroes=THREE, in_play=["mockingbird"], engaged=["shocker"])
    t.put("inspired", on="mockingbird")
    t.hurt("mockingbird", 1)
    assert card(t, "allies").stats == [Stat("thwart", 2, 1), Stat("attack", 2, 1), Stat("hit-points", 2, 3)]
    assert card(t, "identity").stats == [
        Stat("thwart", 1), Stat("attack", 2), Stat("defense", 3), Stat("hit-points", 10),
    ]  # fmt: skip
    assert card(t, "engaged").stats == [Stat("attack", 2), Stat("scheme", 1), Stat("hit-points", 3)]
    assert card(t, "villain", "scenario").stats[-1] == Stat("hit-points", 42)
    alter_ego = table(form="alter-ego")
    assert card(alter_ego, "identity").stats == [Stat("recover", 3), Stat("hit-points", 10)]


def test_only_characters_in_play_show_numbers():
    t = table(hand=["mockingbird"], side=["breakin_takin"])
    t.put("charge")
    assert card(t, "hand").stats == []
    assert card(t, "side-schemes", "scenario").stats == []
    assert card(t, "villain", "scenario").attached[0].stats == []


@pytest.mark.rule("champions.card_types.change_replaces")
def test_everyone_sees_the_facedown_minion_and_nobody_the_card():
    t = table(heroes=THREE, villain="ultron")
    drone = t.drone()
    drone.known = 1 << 2  # who has looked at it before
    drone.stunned = True
    for seat in (0, 1, 2, None):
        seen = card(t, "engaged", seat=seat)
        assert called(seen) == ("energy" if seat == 2 else "(player)")
        assert seen.marks == ["drone", "stunned"]
        assert seen.stats == [Stat("attack", 1), Stat("scheme", 1), Stat("hit-points", 1)]


def test_arrows_go_from_attackers_in_play_to_what_they_will_hit():
    t = table(engaged=["shocker"])
    shocker, hero, away = t.card("shocker"), t.card("p0"), t.lay("energy", "discard")
    t.s.attacks = ((shocker.id, hero.id), (t.card("villain").id, away.id), (away.id, hero.id))
    assert arrows(t.s) == [(shocker, hero, "attack")]
    assert GAME.arrows(t.s) == arrows(t.s)


def test_what_lies_face_down_is_pointed_at_where_it_lies_and_what_is_chosen_is_said_in_words():
    """Drones are targets, attackers and hosts like others; a branch says what it does."""
    chance = random.Random(2)
    match: Match[Any] = Match(GAME, {"heroes": ["spider_man", "iron_man"], "villain": "ultron"}, seed=2)
    pointed, branches, attacks = 0, 0, 0
    while match.choices:
        seat, choice = next(iter(match.choices.items()))
        view = match.view(seat)
        rows = [zone.cards for area in view.areas for zone in area.zones if zone.layout == "row"]
        lying = {card.key for row in rows for card in row if card.face is None and card.stats}
        assert all(key.startswith("z") for key in lying)
        options = view.choices[0].options
        at = [option.on for option in options if option.key.partition(":")[2].startswith("z")]
        assert lying.issuperset(at)
        pointed += len(at)
        attacks += sum(arrow.by in lying for arrow in view.arrows)
        if choice.prompt == "choose-one":
            assert all(option.details for option in options)
            branches += 1
        match.answer(seat, chance.choice(choice.options))
    assert min(pointed, branches, attacks) > 0
