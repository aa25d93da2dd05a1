"""The table as a seat sees it: which card lies in which row, what is marked, and what nobody is shown."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.words.scenario import put_face_down
from rulebound.kernel.view import AreaView, CardView, ZoneView
from tests.fellowship_campaign import campaign, set_out
from tests.fellowship_made_up import TRIO, foe, gift
from tests.fellowship_table import Table, printed, table


def area(t: Table, name: str, seat: int | None = None) -> AreaView:
    return next(one for one in GAME.areas(t.s, seat) if one.id == name)


def row(t: Table, name: str, zone: str, seat: int | None = None) -> ZoneView:
    return next(one for one in area(t, name, seat).zones if one.id == zone)


def names(t: Table, name: str, zone: str, seat: int | None = None) -> list[str]:
    keys = {card.key: t.called(card) for card in t.s.cards}
    return [keys.get(card.key, "?") for card in row(t, name, zone, seat).cards]


def seen(t: Table, name: str, seat: int | None = None) -> CardView:
    """A card as that seat sees it, wherever it lies."""
    cards = [card for one in GAME.areas(t.s, seat) for zone in one.zones for card in zone.cards]
    cards += [below for card in cards for below in card.attached]
    return next(card for card in cards if card.key == t.card(name).key)


# --- areas ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.zone.areas")
def test_the_own_area_comes_last_and_is_called_so():
    t = table(heroes=TRIO, first=1)
    for seat, order in ((None, [0, 1, 2]), (0, [1, 2, 0]), (1, [0, 2, 1])):
        areas = GAME.areas(t.s, seat)
        assert [one.id for one in areas] == ["scenario", *(f"player-{n}" for n in order)]
        assert [one.kind for one in areas[1:]] == ["own" if n == seat else "player" for n in order]
        assert [one.owner for one in areas] == [None, *order]


@pytest.mark.rule("fellowship.zone.areas")
def test_every_card_of_the_scenario_lies_in_its_row():
    t = table(heroes=TRIO, first=1, staging=["forest_spider", "old_forest_road"], active="forest_gate")
    for name, zone in (
        ("wolf_rider", "revealing"), ("feint", "playing"), ("gandalf", "aside"), ("mendor", "beside"),
        ("hill_troll", "victory"), ("evil_storm", "encounter-discard"), ("gleowine", "removed"),
    ):  # fmt: skip
        t.lay(name, zone)
    assert names(t, "scenario", "quest") == [t.called(t.s.quest)]
    assert names(t, "scenario", "staging") == ["forest_spider", "old_forest_road"]
    assert names(t, "scenario", "active-location") == ["forest_gate"]
    assert names(t, "scenario", "revealing") == ["wolf_rider", "feint", "gandalf"]
    assert names(t, "scenario", "beside") == ["mendor"]
    assert names(t, "scenario", "victory") == ["hill_troll"]
    assert names(t, "scenario", "encounter-discard") == ["evil_storm"]
    assert names(t, "scenario", "removed")[-1:] == ["gleowine"]
    assert row(t, "scenario", "quest-deck").count == len(t.s.quest_deck) > 0
    assert row(t, "scenario", "encounter-deck").count == len(t.s.encounter) > 0


@pytest.mark.rule("fellowship.zone.areas")
def test_the_cards_of_a_player_lie_in_rows_by_type():
    t = table(heroes=TRIO, first=1, hands={1: ["feint"]})
    t.put("gandalf", seat=1)
    t.put("hill_troll", engaged=1)
    t.put("steward_of_gondor", seat=1, on="theodred")
    t.lay("gleowine", "discard", 1)
    curse = t.lay("despair", "area", 1)
    curse.in_play = True
    for seat in (None, 0, 1, 2):
        assert names(t, "player-1", "engaged", seat) == ["hill_troll"]
        assert names(t, "player-1", "heroes", seat) == ["aragorn", "theodred"]
        assert names(t, "player-1", "allies", seat) == ["gandalf"]
        assert names(t, "player-1", "on-deck", seat) == ["despair"]
        assert names(t, "player-1", "discard", seat) == ["gleowine"]
        assert row(t, "player-1", "deck", seat).cards == []
        assert names(t, "player-1", "hand", seat) == (["feint"] if seat == 1 else ["?"])
    assert [one.key for one in seen(t, "theodred").attached] == [t.card("steward_of_gondor").key]
    assert t.put("dark_knowledge", on=t.s.cards[0]).host == 0
    assert names(t, "player-0", "on-deck") == []
    assert {zone.owner for zone in area(t, "player-1").zones} == {1}


@pytest.mark.rule("fellowship.setup_steps.2")
def test_while_heroes_are_chosen_those_who_stay_at_home_lie_there_to_be_taken():
    log = campaign(["aragorn", "theodred"], ["gimli"], won=1, fallen=["theodred"])
    t = set_out(log, until="replace-fallen")
    home = names(t, "scenario", "beside")
    assert "gloin" in home
    assert "theodred" in home  # the page shows all who are not played; who has fallen is no option
    assert "aragorn" not in home


# --- marks and counters -----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.core.threat_dial_per_player")
def test_a_player_is_marked_and_has_a_dial_while_in_the_game():
    t = table(heroes=TRIO, first=1)
    t.dial(7, 8, 9)
    t.s.players[0].passing = True
    t.eliminates(2)
    assert [area(t, f"player-{seat}").marks for seat in range(3)] == [["passing"], ["first-player", "active"], ["out"]]
    dials = [[(one.id, one.value, one.most) for one in area(t, f"player-{seat}").counters] for seat in range(3)]
    assert dials == [[("threat", 7, 50)], [("threat", 8, 50)], []]


@pytest.mark.rule("fellowship.step.3_2_order")
def test_only_while_characters_commit_somebody_commits_later():
    t = table(heroes=TRIO, first=1)
    t.s.waiting = (2, 0)
    for step, marked in (("commit", [0, 2]), ("engage", [])):
        t.s.step = step
        assert [one.owner for one in GAME.areas(t.s, None) if "commits-later" in one.marks] == marked


def test_the_phase_and_the_round_are_told_and_in_setup_there_is_none():
    t = table(heroes=TRIO)
    t.s.round = 4
    assert area(t, "scenario").marks == ["phase-planning"]
    assert [one.value for one in area(t, "scenario").counters if one.id == "round"] == [4]
    t.s.landed = True
    assert area(t, "scenario").marks == ["phase-planning", "landed"]
    t.s.phase = ""
    assert area(t, "scenario").marks == ["landed"]


@pytest.mark.rule("fellowship.state.ready_or_exhausted")
def test_what_is_so_of_a_card_is_marked():
    t = table(heroes=TRIO, first=1, engaged=["hill_troll"])
    assert seen(t, "gimli").marks == []
    for name, mark in (("exhausted", "exhausted"), ("committed", "committed"), ("captive", "captive")):
        setattr(t.card("gimli"), name, True)
        assert seen(t, "gimli").marks == [mark]
        setattr(t.card("gimli"), name, False)
    troll, gimli, legolas = (t.card(name).id for name in ("hill_troll", "gimli", "legolas"))
    t.s.attacks = ((troll, gimli),)
    t.s.declared = ((legolas, troll),)
    marks = [seen(t, name).marks for name in ("hill_troll", "gimli", "legolas", "aragorn")]
    assert marks == [["attacker"], ["defender"], ["picked"], []]
    t.s.attacks = ((gimli, troll),)
    assert [seen(t, name).marks for name in ("hill_troll", "gimli")] == [[], ["attacker"]]


def test_a_number_that_is_not_the_printed_one_is_told_with_it():
    t = table(heroes=[["legolas"]], staging=["forest_spider", "great_forest_web"])
    t.gets("legolas", "willpower", 2)
    t.card("legolas").damage = 1
    t.card("great_forest_web").progress = 1
    legolas = printed("legolas")
    stats = {stat.icon: (stat.value, stat.base) for stat in seen(t, "legolas").stats}
    assert stats["willpower"] == ((legolas.willpower or 0) + 2, legolas.willpower)
    assert stats["hit-points"] == (legolas.hit_points - 1, legolas.hit_points)
    assert stats["attack"] == (legolas.attack, None)
    web = [(one.id, one.value, one.most) for one in seen(t, "great_forest_web").counters]
    assert web == [("progress", 1, printed("great_forest_web").quest_points)]
    assert [one.id for one in seen(t, "forest_spider").counters] == []


def test_out_of_play_a_card_has_neither_numbers_nor_progress():
    t = table(heroes=[["gimli"]])
    t.lay("great_forest_web", "revealing")
    card = seen(t, "great_forest_web")
    assert (card.stats, card.counters) == ([], [])


# --- what lies face down ----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.card_type.change", "fellowship.talk.no_peeking")
def test_of_a_card_that_lies_face_down_as_an_enemy_everyone_sees_the_enemy_and_who_knows_it_the_card():
    t = table(heroes=TRIO, first=1)
    orc = foe(name="Orc", attack=2, defense=1, hit_points=2)
    t.s.shuffle(t.s.players[2].deck)
    card = t.s.players[2].deck.cards[-1]
    t.run(put_face_down(t.s, 2, orc))
    t.hurt(card, 1)
    for seat in (None, 0, 1, 2):
        (shown,) = row(t, "player-2", "engaged", seat).cards
        assert (shown.face, shown.key) == (None, f"z{card.place.id}.0"), "by its place, not by what it is"
        assert [(stat.icon, stat.value) for stat in shown.stats if stat.icon in ("attack", "hit-points")] == [
            ("attack", 2), ("hit-points", 1),
        ]  # fmt: skip
        assert shown.marks == [orc.code]
        assert [(one.id, one.value) for one in shown.counters] == [("damage", 1)]
    t.s.show(card, 1 << 0)
    views = [row(t, "player-2", "engaged", seat).cards[0] for seat in (0, 1)]
    assert [view.face is not None for view in views] == [True, False]
    assert [view.marks for view in views] == [[orc.code]] * 2


@pytest.mark.rule("fellowship.shadow.face_down_hidden", "fellowship.talk.no_peeking")
def test_a_shadow_card_lies_with_its_enemy_and_is_seen_by_who_has_looked_and_then_by_all():
    t = table(heroes=TRIO, first=1)
    t.put("hill_troll", engaged=1)
    t.on_top("evil_storm")
    t.steps(["begin_combat", "deal_shadow_cards"])
    (card,) = t.s.shadows.cards
    t.s.show(card, 1 << 2)
    for seat in (None, 0, 1, 2):
        (below,) = seen(t, "hill_troll", seat).attached
        assert (below.face is not None) is (seat == 2)
        assert below.marks == (["shadow", "face-down"] if seat == 2 else [])
    t.s.show(card, -1)
    assert [seen(t, "hill_troll", seat).attached[0].marks for seat in (None, 0)] == [["shadow"]] * 2


def test_only_an_enemy_has_shadow_cards_below_it():
    t = table(heroes=TRIO, first=1)
    gift(t, seat=1)
    t.on_top("evil_storm")
    t.s.deal(t.s.encounter, t.s.shadows).host = t.card("aragorn").id
    assert [one.key for one in seen(t, "aragorn").attached] == [t.card("gift").key]


# --- arrows -----------------------------------------------------------------------------------------------------


def arrows(t: Table) -> list[tuple[str, str, str]]:
    return [(t.called(by), t.called(on), kind) for by, on, kind in GAME.arrows(t.s)]


def test_arrows_go_to_what_is_still_there_and_proposals_not_to_an_enemy_that_attacks():
    t = table(heroes=TRIO, first=1, engaged=["hill_troll", "wargs"])
    troll, wargs, gimli, legolas = (t.card(name) for name in ("hill_troll", "wargs", "gimli", "legolas"))
    t.s.attacks = ((troll.id, -1 - 2),)
    assert arrows(t) == [("hill_troll", "p2", "attack")]
    t.s.attacks = ((troll.id, gimli.id),)
    t.s.declared = ((legolas.id, troll.id), (gimli.id, wargs.id))
    assert arrows(t) == [("hill_troll", "gimli", "attack"), ("gimli", "wargs", "proposal")]
    t.s.declared = ((legolas.id, -1),)
    assert arrows(t) == [("hill_troll", "gimli", "attack")]
    gimli.in_play = False
    assert arrows(t) == []
    gimli.in_play, troll.in_play = True, False
    assert arrows(t) == []
