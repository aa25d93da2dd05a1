"""The campaign (Режим кампанії): scenarios one after another, heroes that stay, their price, expert mode."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import structs

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.campaign import Campaign, begin, mustered, next_setup, problem_of
from rulebound.games.fellowship.campaign_sheet import CAMPAIGNS
from rulebound.games.fellowship.deckbuilding import decks, heroes
from rulebound.games.fellowship.setup import check_setup
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from tests.fellowship_campaign import CARDS, campaign, codes, log_of, loses, names, pool, set_out, wins
from tests.fellowship_table import deck

THREE = (["aragorn", "theodred"], ["gimli", "legolas"], ["eowyn"])
ALL_TWELVE = (
    ["aragorn", "theodred", "gloin"], ["gimli", "legolas", "thalin"], ["eowyn", "eleanor", "dunhere"],
    ["denethor", "glorfindel", "beravor"],
)  # fmt: skip


def refused(log: Campaign, **changes: object) -> str:
    """The sentence with which a game of this campaign cannot begin."""
    with pytest.raises(Refused) as refusal:
        GAME.read_setup({**next_setup(log), **changes})
    return refusal.value.text.id


def noted(log: Campaign) -> bool:
    """Whether the sheet of the campaign says that heroes may be exchanged."""
    return any(line.id == "fellowship-campaign-note-change" for part in CAMPAIGNS.sheet(log) for line in part.lines)


# --- one scenario after another -----------------------------------------------------------------------------


@pytest.mark.rule("fellowship.campaign.sequence")
def test_the_scenarios_come_in_their_order_and_the_next_only_when_the_last_is_won():
    assert [campaign(*THREE, won=n).scenario for n in range(4)] == ["mirkwood", "anduin", "dol_guldur", ""]
    with pytest.raises(Refused) as refusal:
        CAMPAIGNS.next_setup(campaign(*THREE, won=3))
    assert refusal.value.text.id == "fellowship-refused-campaign-over"
    assert refused(campaign(*THREE), scenario="anduin") == "fellowship-refused-campaign-scenario"
    assert refused(campaign(*THREE, won=3), scenario="mirkwood") == "fellowship-refused-campaign-over"


@pytest.mark.rule("fellowship.campaign.loss_no_penalty", "fellowship.heroes.fallen")
def test_a_lost_scenario_is_played_again_and_costs_nothing():
    before = campaign(*THREE, won=1, threat=2, pool=[("mendors_support", 1, "")])
    t = set_out(before, first=1)
    t.hurt("gimli", 9)
    after = loses(t)
    assert (after.scenario, after.lost) == ("anduin", 1)
    assert structs.replace(after, lost=0) == before


@pytest.mark.rule("fellowship.log.record_each_scenario", "fellowship.campaign_card.resolution")
def test_a_won_scenario_is_recorded_with_its_score_and_the_next_one_is_open():
    t = set_out(campaign(*THREE, lost=2), first=1)
    t.dial(30, 31, 32)
    t.left("gimli", 3)
    after = wins(t)
    line = after.completed[0]
    assert (line.scenario, line.threat, line.damage, line.lost) == ("mirkwood", [30, 31, 32], [0, 2, 0], 2)
    assert line.score == t.sheet.total == 95
    assert (after.scenario, after.lost) == ("anduin", 0)


@pytest.mark.rule("fellowship.log.fields")
def test_the_log_keeps_all_its_fields_in_a_file():
    log = campaign(
        *THREE, won=2, lost=1, fallen=["legolas"], pool=[("valor", None, "aragorn"), ("mendors_support", 2, "")],
        wounds={"eowyn": 1}, threat=2, prisoner="gimli", expert=True,
    )  # fmt: skip
    log = structs.replace(log, legacy=codes("mendor"), mode="easy")
    assert msgspec.json.decode(msgspec.json.encode(log), type=Campaign) == log
    assert log.total == 200


@pytest.mark.rule("fellowship.log.consulted_at_setup")
def test_a_setup_reads_heroes_penalties_and_pool_from_the_log():
    log = campaign(*THREE, won=1, threat=3, pool=[("scarred", None, "eowyn"), ("mendors_support", 1, "")])
    t = set_out(log, first=2)
    assert [t.names(t.s.heroes_of(seat)) for seat in range(3)] == [list(own) for own in THREE]
    assert t.threats == [12 + 8 + 3, 11 + 9 + 3, 9 + 3]
    assert t.attached("eowyn") == ["scarred"]
    assert t.zone("mendors_support") in ("deck", "hand")


# --- the end of the campaign --------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.campaign.no_carry_over", "fellowship.campaign.resolution_exception")
@pytest.mark.parametrize("mendor", [True, False])
def test_the_next_campaign_begins_with_mendor_if_he_lived_and_else_with_nothing(mendor):
    t = set_out(campaign(*THREE, won=2, threat=4, pool=[("ungoliants_swarm", None, "")]), after=["attach/gimli"])
    if not mendor:
        t.leaves("mendor")
    after = wins(t)
    assert after.scenario == ""
    following = begin([(codes("gimli"), CARDS), (codes("aragorn"), CARDS)], after=after)
    assert pool(following) == (["mendor", "mendors_support/p0", "mendors_support/p1"] if mendor else [])
    assert (following.threat, following.fallen, following.completed) == (0, [], [])


@pytest.mark.rule("fellowship.campaign.resolution_exception")
def test_mendor_of_the_last_campaign_is_there_once_and_each_player_may_take_his_support_along():
    log = campaign(["gimli"], ["aragorn"], pool=[("mendor", None, ""), ("mendors_support", 0, "")])
    t = set_out(log, first=1)
    assert [card.place.name for card in t.copies("mendor")] == ["area"]
    assert t.controller("mendor") == 1
    assert t.zone("mendors_support") in ("deck", "hand")
    assert pool(wins(t)).count("mendors_support/p0") == 1


# --- the fellowship of heroes -------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.heroes.recorded", "fellowship.setup_steps.1")
def test_the_heroes_are_recorded_at_the_start_of_the_first_scenario():
    log = campaign(*THREE)
    decks = [deck("aragorn", "theodred"), deck("gimli", "thalin"), deck("eowyn")]
    t = set_out(log, first=1, decks=decks)
    assert [names(player.heroes) for player in log_of(t).players] == [
        ["aragorn", "theodred"], ["gimli", "thalin"], ["eowyn"],
    ]  # fmt: skip
    assert log_of(t).threat == 0


@pytest.mark.rule("fellowship.heroes.fallen", "fellowship.pool.fallen_removes_permanent")
def test_a_hero_in_the_discard_pile_has_fallen_and_loses_the_permanent_cards():
    log = campaign(*THREE, won=1, pool=[("valor", None, "theodred"), ("scarred", None, "gimli")])
    t = set_out(log, first=2)
    t.hurt("theodred", 9)
    t.eliminates(2)
    after = wins(t)
    assert names(after.fallen) == ["theodred", "eowyn"]
    assert [names(player.heroes) for player in after.players] == [["aragorn"], ["gimli", "legolas"], []]
    assert pool(after) == ["scarred@gimli"]


@pytest.mark.rule("fellowship.heroes.fallen_banned", "fellowship.setup_steps.2")
def test_nobody_may_come_with_a_fallen_hero():
    log = campaign(*THREE, won=1, fallen=["theodred"])
    others = [deck("gimli", "legolas"), deck("eowyn")]
    assert refused(log, decks=[deck("aragorn", "theodred"), *others]) == "fellowship-refused-fallen"
    swapped = [deck("aragorn"), deck("gimli", "theodred"), deck("eowyn")]
    assert refused(log, decks=swapped) == "fellowship-refused-fallen"
    t = set_out(log, until="replace-fallen")
    assert "take:theodred" not in t.options()
    assert "take:gloin" in t.options()


@pytest.mark.rule("fellowship.heroes.deck_free")
def test_the_cards_of_a_deck_may_change_between_scenarios():
    log = campaign(*THREE, won=1)
    own = {**dict.fromkeys(codes("eowyn"), 1), **{str(n): 3 for n in range(40, 57)}}
    t = set_out(log, first=1, decks=[deck("aragorn", "theodred"), deck("gimli", "legolas"), own])
    assert log_of(t).threat == 0
    assert log_of(t).players[2].cards == {str(n): 3 for n in range(40, 57)}


@pytest.mark.rule("fellowship.heroes.same_heroes", "fellowship.setup_steps.1")
@pytest.mark.parametrize(
    ("first_deck", "why"),
    [
        (["aragorn"], "fellowship-refused-other-heroes"),
        (["aragorn", "theodred", "gloin"], "fellowship-refused-other-heroes"),
        (["gloin", "thalin"], "fellowship-refused-one-change"),
    ],
)
def test_other_heroes_than_those_of_the_log_are_refused(first_deck, why):
    log = campaign(*THREE, won=1)
    decks = [deck(*first_deck), deck("gimli", "legolas"), deck("eowyn")]
    assert refused(log, decks=decks) == why


@pytest.mark.rule("fellowship.heroes.replace_fallen", "fellowship.heroes.replace_fallen_penalty")
@pytest.mark.parametrize(("answer", "heroes", "price"), [("take:gloin", ["aragorn", "gloin"], 1),
                                                         ("go-without", ["aragorn"], 0)])  # fmt: skip
def test_a_fallen_hero_may_be_replaced_at_a_price_for_all_and_need_not_be(answer, heroes, price):
    t = set_out(campaign(*THREE, won=1, fallen=["theodred"]), f"p0>replace-fallen/{answer}", first=1)
    assert names(log_of(t).players[0].heroes) == heroes
    assert t.names(t.s.heroes_of(0)) == heroes
    assert log_of(t).threat == price
    assert t.threats == [12 + (9 + 1 if price else 0), 11 + 9 + price, 9 + price]


@pytest.mark.rule("fellowship.heroes.replace_fallen")
def test_a_player_without_heroes_must_take_one():
    t = set_out(campaign(*THREE, won=1, fallen=["eowyn"]), until="replace-fallen")
    assert "go-without" not in t.options()
    assert t.choice.args == {"hero": heroes()["7"].name}


@pytest.mark.rule("fellowship.heroes.replace_fallen")
def test_a_deck_may_bring_the_new_hero_itself():
    log = campaign(*THREE, won=1, fallen=["theodred"])
    t = set_out(log, first=1, decks=[deck("aragorn", "gloin"), deck("gimli", "legolas"), deck("eowyn")])
    assert (names(log_of(t).players[0].heroes), log_of(t).threat) == (["aragorn", "gloin"], 1)
    assert "replace-fallen" not in t.prompts()
    assert t.lines("penalty-all") == [{"rule": "fellowship.setup_steps.3", "n": "1"}]


@pytest.mark.rule("fellowship.heroes.voluntary_change", "fellowship.heroes.voluntary_change_penalty")
@pytest.mark.rule("fellowship.setup_steps.3")
def test_each_player_may_exchange_one_hero_and_every_player_pays_for_each():
    changes = ["p0>change-hero/change:theodred", "p0>new-hero/take:gloin"]
    changes += ["p2>change-hero/change:eowyn", "p2>new-hero/take:theodred"]  # whom nobody plays now
    t = set_out(campaign(*THREE, won=1), *changes, first=1)
    assert [names(player.heroes) for player in log_of(t).players] == [
        ["aragorn", "gloin"], ["gimli", "legolas"], ["theodred"],
    ]  # fmt: skip
    assert log_of(t).threat == 2
    assert t.threats == [12 + 9 + 2, 11 + 9 + 2, 8 + 2]
    assert [line.fallen for line in t.sheet.players] == [0, 0, 0]  # who was exchanged has not fallen


@pytest.mark.rule("fellowship.heroes.voluntary_change")
def test_a_hero_is_exchanged_once_for_each_scenario_that_was_won():
    t = set_out(campaign(*THREE), first=1)
    assert "change-hero" not in t.prompts()
    t = set_out(campaign(*THREE, won=1), "p0>change-hero/change:theodred", "p0>new-hero/take:gloin")
    t = set_out(loses(t), first=1)
    assert t.prompts(0).count("change-hero") == 0
    assert t.prompts(1).count("change-hero") == 1
    others = [deck("aragorn", "beravor"), deck("gimli", "legolas"), deck("eowyn")]
    assert refused(loses(t), decks=others) == "fellowship-refused-one-change"
    assert [noted(campaign(*THREE, won=n)) for n in range(4)] == [False, True, True, False]
    assert set_out(wins(t), after=["attach/gimli"]).prompts(0).count("change-hero") == 1


@pytest.mark.rule("fellowship.heroes.none_left")
def test_with_no_hero_left_the_fallen_one_goes_on_and_only_its_player_pays():
    t = set_out(campaign(*ALL_TWELVE, won=1, fallen=["eleanor"]), "p2>replace-fallen/take:eleanor", first=3)
    log = log_of(t)
    assert (log.fallen, log.threat, [player.threat for player in log.players]) == ([], 0, [0, 0, 1, 0])
    assert sorted(names(log.players[2].heroes)) == ["dunhere", "eleanor", "eowyn"]
    assert t.threats == [29, 29, 9 + 7 + 8 + 1, 30]
    assert [(line["player"], line["n"]) for line in t.lines("penalty-own")] == [("p2", "1")]


# --- expert mode --------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.expert.damage_kept")
@pytest.mark.parametrize(("expert", "kept"), [(True, {"aragorn": 2, "eowyn": 1}), (False, {})])
def test_wounds_are_recorded_in_expert_mode_only(expert, kept):
    t = set_out(campaign(*THREE, expert=expert), first=1)
    t.hurt("aragorn", 2)
    t.hurt("eowyn", 1)
    assert {names([code])[0]: n for code, n in wins(t).wounds.items()} == kept


@pytest.mark.rule("fellowship.expert.damage_placed")
def test_wounds_are_placed_at_the_next_setup():
    t = set_out(campaign(*THREE, won=1, wounds={"aragorn": 2}, expert=True), first=1)
    assert [t.damage(name) for name in ("aragorn", "theodred")] == [2, 0]


@pytest.mark.rule("fellowship.expert.damage_placed")
def test_a_hero_that_lived_by_an_attachment_begins_with_one_hit_point():
    t = set_out(campaign(*THREE, won=1, wounds={"theodred": 7}, expert=True), first=1)
    assert t.hit_points("theodred") == 1


@pytest.mark.rule("fellowship.expert.heal_option", "fellowship.setup_steps.4")
def test_each_healed_hero_raises_the_starting_threat_of_its_player_alone():
    log = campaign(*THREE, won=1, threat=1, wounds={"aragorn": 2, "theodred": 1, "gimli": 3}, expert=True)
    t = set_out(log, "p0>heal-for-threat/heal:aragorn", "p0>heal-for-threat/heal:theodred", first=2)
    assert t.threats == [12 + 8 + 1 + 2, 11 + 9 + 1, 9 + 1]
    assert [t.damage(name) for name in ("aragorn", "theodred", "gimli")] == [0, 0, 3]
    assert [player.threat for player in log_of(t).players] == [2, 0, 0]


# --- what a file may not say --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"fallen": codes("gimli")}, {"prisoner": "999"}, {"pool": [{"card": "13"}]},
        {"pool": [{"card": "132", "player": 7}]}, {"wounds": {"x": 1}},
        {"pool": [{"card": "132", "player": 0, "hero": codes("gimli")[0]}]},
        {"pool": [{"card": "132", "player": 3}]}, {"pool": [{"card": "132", "player": -1}]},
        {"pool": [{"card": codes("valor")[0], "hero": "x"}]}, {"legacy": ["13"]}, {"fallen": ["x"]}, {"players": []},
        {"players": [{"heroes": codes("gimli"), "cards": {}, "missing": ["x"]}]},
        {"players": [{"heroes": codes("gimli"), "cards": {}}] * 2},
        {"players": [{"heroes": ["x"], "cards": {}}]},
        {"completed": [{**msgspec.to_builtins(campaign(*THREE, won=1).completed[0]), "scenario": "anduin"}]},
    ],
)  # fmt: skip
def test_a_log_that_cannot_be_is_refused(changes):
    log = msgspec.convert({**msgspec.to_builtins(campaign(*THREE, won=1)), **changes}, Campaign)
    assert problem_of(log)
    assert refused(log) == ("fellowship-refused-log" if log.players else "fellowship-refused-players")


@pytest.mark.parametrize(
    "changes",
    [
        {}, {"pool": [{"card": "132", "player": 0}, {"card": "132", "player": 2}]}, {"prisoner": codes("gimli")[0]},
        {"pool": [{"card": codes("valor")[0], "hero": codes("gimli")[0]}]}, {"legacy": ["132"]},
        {"fallen": codes("beravor")}, {"wounds": {codes("gimli")[0]: 2}},
        {"players": [{"heroes": codes("gimli"), "cards": {}, "missing": codes("legolas")}], "fallen": codes("legolas")},
    ],
)  # fmt: skip
def test_a_log_that_can_be_is_not(changes):
    log = msgspec.convert({**msgspec.to_builtins(campaign(*THREE, won=1)), **changes}, Campaign)
    assert problem_of(log) == ""


def test_a_campaign_goes_on_with_the_same_players_in_the_same_mode():
    log = campaign(*THREE, won=1)
    assert refused(log, decks=["leadership"]) == "fellowship-refused-campaign-players"
    assert refused(log, mode="easy") == "fellowship-refused-campaign-mode"


def test_a_starter_deck_stays_legal_when_one_of_its_heroes_has_fallen():
    log = begin([(["1", "2", "3"], GAME.decks.built_in()["leadership"].cards)])
    setup = GAME.read_setup(next_setup(structs.replace(log, lost=1)))
    check_setup(setup)
    assert Match(GAME, setup).state.campaign is not None


@pytest.mark.rule("fellowship.heroes.none_left")
def test_who_was_taken_a_moment_ago_cannot_take_a_second_place():
    heroes = [*ALL_TWELVE[:3], ["denethor", "glorfindel"]]
    log = campaign(*heroes, won=1, fallen=["eowyn", "eleanor"])
    t = set_out(log, "p2>replace-fallen/take:beravor", until="replace-fallen")
    assert t.options() == ["take:eleanor", "go-without"]


@pytest.mark.rule("fellowship.heroes.deck_free")
def test_a_deck_of_a_file_is_one_list_with_one_of_each_hero():
    deck = decks()["leadership"]
    assert CAMPAIGNS.deck_list(deck) == {**dict.fromkeys(deck.heroes, 1), **deck.cards}


@pytest.mark.rule("fellowship.log.consulted_at_setup")
def test_the_next_scenario_is_set_up_with_the_decks_of_the_last_one():
    log = campaign(*THREE, won=1)
    setup = next_setup(log)
    assert setup["decks"] == [{**dict.fromkeys(player.heroes, 1), **player.cards} for player in log.players]
    assert (setup["scenario"], setup["mode"]) == ("anduin", "normal")
    assert next_setup(log, ["leadership", "spirit", "lore"])["decks"] == ["leadership", "spirit", "lore"]


@pytest.mark.rule("fellowship.heroes.none_left", "fellowship.heroes.replace_fallen", "fellowship.setup_steps.2")
def test_who_comes_back_from_the_fallen_and_who_is_new_fill_two_places():
    everyone = list(heroes())
    back, gone, new, own = everyone[:4]
    log = begin([([own], CARDS), (everyone[4:], CARDS)])
    member = structs.replace(log.players[0], missing=[back, gone])
    log = structs.replace(log, players=[member, log.players[1]], fallen=[back, gone], lost=1)
    after = mustered(log, 0, [own, back, new])
    assert (after.players[0].missing, after.players[0].heroes) == ([], [own, back, new])
    assert (after.threat, after.players[0].threat, after.fallen) == (1, 1, [gone])


@pytest.mark.rule("fellowship.setup_steps.3", "fellowship.heroes.none_left")
def test_only_new_penalties_are_spoken_of_when_heroes_are_mustered():
    log = campaign(["aragorn", "theodred"], ["gimli"], won=1, threat=3, fallen=["theodred"])
    log = structs.replace(log, players=[structs.replace(player, threat=2) for player in log.players])
    t = set_out(log, "p0>replace-fallen/take:gloin", until="change-hero")
    assert t.options() == ["keep-heroes", "change:aragorn"]  # not who has come just now
    gloin = t.card("gloin")
    assert (gloin.owner, gloin.controller, gloin.place) == (0, 0, t.s.players[0].area.place)
    t.until("first")
    assert [line["n"] for line in t.lines("penalty-all")] == ["1"]
    assert t.lines("penalty-own") == []


@pytest.mark.rule("fellowship.heroes.voluntary_change")
def test_who_is_exchanged_is_nobodys_and_stays_at_home():
    log = campaign(["aragorn", "theodred"], ["gimli"], won=1)
    t = set_out(log, "p0>change-hero/change:theodred", "p0>new-hero/take:gloin", until="first")
    gone, came = t.card("theodred"), t.card("gloin")
    assert (gone.owner, gone.controller, gone.place) == (None, None, t.s.at_home.place)
    assert (came.owner, came.controller, came.place) == (0, 0, t.s.players[0].area.place)
    assert names(log_of(t).players[0].heroes) == ["aragorn", "gloin"]


@pytest.mark.rule("fellowship.expert.damage_placed")
def test_who_is_not_wounded_is_not_spoken_of():
    t = set_out(campaign(*THREE, won=1, wounds={"aragorn": 2}, expert=True), first=1)
    assert [line["card"] for line in t.lines("wounded")] == ["aragorn"]
