"""What would go wrong quietly: beginnings, the edges of a question, what happens a moment too late."""

from __future__ import annotations

import pytest
from msgspec import structs

from rulebound.games.fellowship.campaign import Completed, won
from rulebound.games.fellowship.campaign_sheet import CAMPAIGNS
from rulebound.games.fellowship.deckbuilding import FellowshipDeck, deck_problems
from rulebound.games.fellowship.events import DECLARE, EXPLORED
from rulebound.games.fellowship.in_play import take_out
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.tally import fight
from rulebound.games.fellowship.words import (
    EACH_PLAYER,
    HERO,
    STAGING_IS_EMPTY,
    THE_QUEST,
    THIS_IS_DESTROYED,
    YOU,
    an,
    cannot,
    forced,
    location,
    many_defenders,
    put_hero_into_play,
    quest,
    raise_threat,
    response,
    setup,
    two_sides,
    wins_when,
)
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Refused
from rulebound.lcg.moment import Moment
from tests.fellowship_campaign import CARDS, campaign, codes
from tests.fellowship_made_up import always, code, foe, friend, gift, leader, three
from tests.fellowship_made_up_costs import stranger
from tests.fellowship_table import deck, printed, table

# --- beginnings -------------------------------------------------------------------------------------------------


def test_on_a_new_table_nothing_has_happened():
    s = FellowshipState(3, Chance(1), "anduin", easy=True)
    assert (s.scenario, s.easy, s.starters, s.step, s.campaign) == ("anduin", True, 3, "set_up", None)
    assert (s.round, s.phase, s.open, s.turn, s.passes) == (0, "", "", 0, 0)
    assert (s.attacks, s.declared, s.struck, s.landed, s.allies_played, s.tally) == ((), (), (), False, 0, 0)
    assert [(one.seat, one.threat, one.passing, one.wiles, one.buried, one.out) for one in s.players] == [
        (seat, 0, False, (), False, False) for seat in range(3)
    ]
    assert {zone.name for zone in s.zones if not zone.place.in_game} == {"removed", "at-home"}


def test_on_a_new_card_nothing_lies():
    card = FellowshipCard(4, printed("wargs"), None)
    assert (card.resources, card.progress, card.damage, card.counters) == (0, 0, 0, 0)
    assert (card.committed, card.attacked, card.captive, card.exhausted, card.in_play) == (False,) * 5
    assert (card.engaged, card.host, card.attached, card.facedown_as) == (-1, -1, (), None)


def test_a_stage_that_is_in_no_set_has_no_sets_for_its_deck():
    stage = two_sides(quest(code(), "Alone", stage=1), quest(code(), "Alone", stage=1))
    assert (stage.encounter_sets, stage.set, stage.face.set) == ((), "", "")


# --- campaigns --------------------------------------------------------------------------------------------------


def test_a_campaign_begins_after_another_only_when_that_is_over():
    lists = ["leadership", "spirit"]
    log = CAMPAIGNS.begin(lists, names=["Ann", "Mira"], mode="easy", expert=True)
    assert ([player.name for player in log.players], log.mode, log.expert) == (["Ann", "Mira"], "easy", True)
    assert [player.heroes for player in log.players] == [["1", "2", "3"], ["7", "8", "9"]]
    assert CAMPAIGNS.begin(lists).mode == "normal"
    assert CAMPAIGNS.begin([deck("gimli"), "lore"]).players[0].heroes == ["4"]
    assert CAMPAIGNS.begin(lists, after=campaign(["aragorn"], won=3)).completed == []
    for wrong, more in (
        ("fellowship-refused-campaign-not-over", {"after": campaign(["aragorn"], won=2)}),
        ("fellowship-refused-campaign-no-mode", {"mode": "hard"}),
    ):
        with pytest.raises(Refused) as refusal:
            CAMPAIGNS.begin(lists, **more)
        assert refusal.value.text.id == wrong


def test_campaigns_by_lot_are_of_every_kind():
    found = [CAMPAIGNS.begin_by_lot(Chance(seed)) for seed in range(60)]
    assert {len(log.players) for log in found} == {1, 2, 3, 4}
    assert {(log.expert, log.mode) for log in found} == {(e, m) for e in (False, True) for m in ("normal", "easy")}
    for log in found:
        taken = [hero for player in log.players for hero in player.heroes]
        assert len(set(taken)) == len(taken)


@pytest.mark.rule("fellowship.expert.damage_kept")
def test_wounds_that_were_healed_are_gone_and_those_of_heroes_who_stayed_at_home_are_not():
    log = campaign(["aragorn", "theodred"], ["gimli"], won=1, expert=True, wounds={"aragorn": 2, "eowyn": 1})
    (aragorn, theodred, eowyn) = codes("aragorn", "theodred", "eowyn")
    after = won(log, Completed("anduin", 1, [0] * 2, [0] * 2, [0] * 2, 1, 0, 0), [], {aragorn: 0, theodred: 3})
    assert after.wounds == {eowyn: 1, theodred: 3}


@pytest.mark.rule("fellowship.unique.group_limit")
def test_a_deck_names_no_hero_twice():
    assert [rule for rule, _ in deck_problems(FellowshipDeck(heroes=["1", "1"], cards=CARDS))] == [
        "fellowship.unique.group_limit"
    ]
    assert deck_problems(FellowshipDeck(heroes=["1", "2"], cards=CARDS)) == []


# --- stages and locations -----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.quest.enters_side_a")
def test_the_setup_of_a_stage_is_carried_out_by_the_first_player():
    t = three()
    t.lay(
        two_sides(quest(code(), "New", stage=2, does=setup(raise_threat(4))), quest(code(), "New", stage=2)),
        "quest-deck",
    )
    t.makes_progress(8)
    assert t.threats == [10, 14, 10]


@pytest.mark.rule("fellowship.win.extra_conditions")
def test_a_stage_under_whose_words_the_players_have_won_ends_the_game_as_it_is_turned():
    t = three()
    last = quest(code(), "Last", stage=2, always=wins_when(STAGING_IS_EMPTY))
    t.lay(two_sides(quest(code(), "Last", stage=2), last), "quest-deck")
    t.makes_progress(8)
    assert t.won()


@pytest.mark.rule("fellowship.quest.advance_immediately")
def test_a_stage_that_waited_for_a_location_is_complete_when_that_is_explored_as_the_players_arrive():
    t = three()
    t.put(location(code(), "Gate", threat=1, quest_points=2, always=cannot("be-defeated", THE_QUEST)))
    t.card("gate").progress = 2
    t.s.quest.progress = 8
    t.travel("gate")
    assert t.course("explored", "stage-defeated") == ["explored", "stage-defeated"]


# --- players and heroes -------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.active_player.definition")
def test_after_the_planning_phase_nobody_is_active():
    t = three()
    t.phase("planning")
    assert t.s.active == -1
    assert [area.marks for area in t.game.areas(t.s, None)[1:]] == [[], ["first-player"], []]


def test_a_hero_of_who_is_out_does_not_come_back():
    t = three()
    hero = t.lay(leader(), "discard", seat=2)
    back = put_hero_into_play(an(HERO))
    assert back.useful(t.s, Moment(t.card("aragorn"), 1), hero)
    t.s.players[2].out = True
    assert not back.useful(t.s, Moment(t.card("aragorn"), 1), hero)


@pytest.mark.rule("fellowship.elimination.no_heroes")
def test_a_player_is_eliminated_once_whatever_leaves_play_afterwards():
    t = three(staging=["forest_gate"])
    t.eliminates(2)
    take_out(t.s, t.card("forest_gate"), EXPLORED)
    assert len(t.lines("eliminated")) == 1


@pytest.mark.rule("fellowship.match.zero_cost", "fellowship.neutral.no_sphere")
def test_a_neutral_card_that_costs_nothing_needs_no_hero_at_all():
    t = three()
    t.hold(friend(name="Volunteer"), friend(name="Sage", sphere="lore"), seat=2)
    for name in ("eowyn", "eleanor"):
        t.card(name).captive = True
    assert t.why_not("play", "sage", seat=2) == ["fellowship.match.required"]
    assert t.can("play", "volunteer", seat=2)


@pytest.mark.rule("fellowship.forced.active_at_trigger")
def test_what_is_forced_on_a_card_of_who_is_out_by_the_same_blow_still_happens():
    t = table(heroes=[["gimli"], ["aragorn"], ["eowyn"]], first=1)
    t.dial(10, 10, 10)
    t.put(friend(forced(THIS_IS_DESTROYED, raise_threat(3, EACH_PLAYER)), name="Herald"), seat=2)
    for name in ("eowyn", "herald"):
        t.left(name, 1)
    t.hurt_all(1, "eowyn", "herald", answers=["p2>discard-first/eowyn"])
    assert t.fallen == [2]
    assert t.threats[:2] == [13, 13]


@pytest.mark.rule("fellowship.unique.encounter_version")
def test_an_encounter_card_that_is_not_unique_sends_nobody_away():
    t = three()
    t.reveal(foe(name="Gimli"))
    assert [t.in_play(one) for one in t.copies("gimli")] == [True, True]


# --- attacks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.multi_defence.sum")
def test_of_many_defenders_each_is_picked_once():
    t = three()
    t.put("hill_troll", engaged=2)
    t.resolve(many_defenders(YOU), by="eowyn", seat=2)
    t.enemy_attacks("hill_troll", "p2>defend/eowyn", until="defend")
    assert t.options(2) == ["defend:eleanor", "done"]
    assert t.s.declared == ((t.card("eowyn").id, t.card("hill_troll").id),)


@pytest.mark.rule("fellowship.defending_player.specific_character")
def test_who_controls_the_attacked_character_is_attacked_whoever_owns_it():
    t = three()
    t.put("hill_troll", engaged=0)
    guest = t.put(stranger("Guest"))
    guest.controller = 2
    t.s.move(guest, t.s.players[2].area)
    attack = t.enemy_attacks("hill_troll", against="guest", seat=0)
    assert attack is not None
    assert attack.seat == 2


@pytest.mark.rule("fellowship.step.6_8_1")
def test_who_helps_from_afar_is_in_the_fight_when_that_is_answered():
    t = three()
    t.put("hill_troll", engaged=1)
    gift(t, response(always(DECLARE), raise_threat(1)), seat=0, on="legolas")
    t.s.players[1].passing = True
    t.attack(
        "hill_troll", "aragorn", answers=["p0>response-declare/pass", "p0>attackers/legolas"], until="response-declare"
    )
    seen = fight(t.s)
    assert seen is not None
    assert seen.attackers == [t.card("aragorn"), t.card("legolas")]


def test_a_log_that_cannot_be_is_refused_and_one_that_can_is_not():
    log = campaign(["aragorn"], ["gimli"], won=1)
    CAMPAIGNS.check(log)
    with pytest.raises(Refused) as refusal:
        CAMPAIGNS.check(structs.replace(log, prisoner="nobody"))
    assert refusal.value.text.id == "fellowship-refused-log"
