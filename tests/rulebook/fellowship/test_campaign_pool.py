"""Campaign cards, boons and burdens (Карти кампанії, підтримки, труднощів): the pool, permanent cards, the setup."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.campaign import next_setup
from rulebound.games.fellowship.printed import SETS, CardSet, ally, attachment, event, objective, objective_ally
from rulebound.games.fellowship.setup import scenarios
from rulebound.games.fellowship.words import HOST, gets
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from tests.fellowship_campaign import campaign, codes, log_of, loses, pool, set_out, wins
from tests.fellowship_table import Table, deck, table

THREE = (["aragorn", "theodred"], ["gimli", "legolas"], ["eowyn"])
OF_THE_CAMPAIGN = {face.code for face in SETS["campaign"].faces()}


@pytest.fixture
def made_up() -> Iterator[None]:
    """Boons and burdens such as this box does not have: a burden for a deck, two cards with the setup keyword."""
    CardSet(
        "made_up_pool",
        "campaign",
        [
            event("m1", "Weary", pool="burden", sphere="neutral", cost=0),
            attachment("m2", "Star", pool="boon", sphere="neutral", cost=0, keywords="setup"),
            ally(
                "m4", "Herald", pool="boon", sphere="neutral", cost=1, keywords="setup", willpower=1, attack=0,
                defense=0, hit_points=2,
            ),
            attachment(
                "m5", "Vigor", pool="boon", sphere="neutral", cost=0, keywords="permanent",
                always=gets("hit-points", 2, HOST),
            ),
            objective("m6", "Relic", pool="burden", keywords="setup"),
            objective_ally(
                "m3", "Guide", pool="boon", keywords="setup", willpower=1, attack=0, defense=0, hit_points=2,
                follows_first=True,
            ),
        ],
    )  # fmt: skip
    yield
    del SETS["made_up_pool"]


def encounter_deck(scenario: str) -> set[str]:
    """Every encounter card of a game without a campaign, before its setup text is carried out."""
    match = Match(GAME, {"scenario": scenario})
    return {card.printed.code for card in match.state.encounter.cards}


def before_the_scenario(t: Table) -> int:
    return len(t.s.encounter)


# --- three types of cards -----------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.card_types.three", "fellowship.permanent.campaign_only")
@pytest.mark.parametrize("scenario", ["mirkwood", "anduin", "dol_guldur"])
def test_a_standard_game_has_none_of_the_cards_of_the_campaign(scenario):
    match = Match(GAME, {"scenario": scenario, "decks": ["leadership", "spirit"]})
    assert not OF_THE_CAMPAIGN & {card.printed.code for card in match.state.cards}
    assert len(OF_THE_CAMPAIGN) == 13


@pytest.mark.rule("fellowship.burden.set_icon")
def test_burdens_belong_to_no_encounter_set():
    sizes = [len(Match(GAME, {"scenario": name}).state.encounter) for name in scenarios()]
    assert sizes == [36, 47, 41]
    assert not any(encounter_deck(name) & set(codes("ungoliants_swarm", "scarred")) for name in scenarios())


@pytest.mark.rule("fellowship.burden.added_when_told", "fellowship.setup_steps.8")
@pytest.mark.parametrize(("burdens", "size"), [([], 47), (["ungoliants_swarm"], 48),
                                               (["ungoliants_swarm", "lingering_venom"], 49)])  # fmt: skip
def test_burdens_of_the_pool_are_shuffled_into_the_encounter_deck_and_no_others(burdens, size):
    held = [*((name, None, "") for name in burdens), ("scarred", None, "gimli")]
    t = set_out(campaign(*THREE, won=1, pool=held), first=1, until="mulligan")
    assert before_the_scenario(t) == size
    assert all(t.zone(name) == "encounter" for name in burdens)
    assert t.host("scarred") == "gimli"


# --- campaign cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.campaign_card.setup")
def test_the_campaign_card_lies_beside_the_quest_deck_and_its_setup_is_carried_out_once():
    t = set_out(campaign(*THREE), first=1)
    assert t.lying("campaign") == ["passage_through_mirkwood"]
    assert [t.controller(card) for card in t.copies("mendor")] == [1]
    assert t.course("enters").count("mendor enters") <= 1


@pytest.mark.rule("fellowship.campaign_card.resolution", "fellowship.pool.definition")
@pytest.mark.parametrize(("stage", "burden"), [("122b", "ungoliants_swarm"), ("121b", "lingering_venom")])
def test_a_win_turns_the_campaign_card_over_and_the_pool_lists_what_was_earned(stage, burden):
    t = set_out(campaign(*THREE), first=1)
    t.eliminates(2)
    stage_card = next(card for card in t.s.cards if card.printed.other and card.printed.other.code == stage)
    t.s.quest.printed = stage_card.printed.other
    after = wins(t)
    assert t.s.campaign_zone.cards[0].printed.side == "B"
    assert pool(after) == [*(f"mendors_support/p{seat}" for seat in range(3)), burden]


@pytest.mark.rule("fellowship.campaign_card.resolution")
def test_the_campaign_card_is_followed_when_the_last_stage_is_completed():
    t = set_out(campaign(*THREE), first=1)
    for card in t.s.quest_deck.cards[:]:
        t.move(card, "removed")
    t.makes_progress(8)
    assert t.won()
    assert pool(log_of(t)) == [f"mendors_support/p{seat}" for seat in range(3)]
    assert log_of(t).scenario == "anduin"


@pytest.mark.rule("fellowship.campaign_card.resolution")
def test_after_a_loss_nothing_is_earned():
    t = set_out(campaign(*THREE), first=1)
    assert pool(loses(t)) == []
    assert t.s.campaign_zone.cards[0].printed.side == "A"


# --- boons in decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.boon.earned_only")
def test_a_boon_cannot_be_in_a_deck_before_it_is_earned():
    own = [{**deck("gimli"), "132": 1}]
    for setup in ({"decks": own}, next_setup(campaign(["gimli"]), own)):
        with pytest.raises(Refused) as refusal:
            GAME.read_setup(setup)
        assert refusal.value.text.id == "fellowship-refused-deck"
    assert "mendors_support" not in set_out(campaign(["gimli"])).names(Match(GAME).state.cards)
    assert set_out(campaign(["gimli"])).in_play("mendor")


@pytest.mark.rule("fellowship.pool.player_boon_may", "fellowship.setup_steps.7")
@pytest.mark.parametrize(("answer", "size"), [("take-along", 52), ("leave-behind", 51)])
def test_a_boon_of_the_pool_may_be_taken_into_the_deck_before_hands_are_drawn(answer, size):
    log = campaign(*THREE, won=1, pool=[("mendors_support", 1, ""), ("valor", None, "gimli")])
    t = set_out(log, f"p1>take-boon/{answer}", first=2, until="first")
    assert t.sizes("deck") == [51, size, 51]
    t.until("mulligan", "first/p2")
    assert t.attached("gimli") == ["valor"]
    assert [len(t.s.players[1].hand), len(t.s.players[1].deck)] == [6, size - 6]


@pytest.mark.rule("fellowship.pool.boon_not_counted")
@pytest.mark.parametrize(("cards", "legal"), [(50, True), (49, False)])
def test_a_boon_does_not_count_for_the_size_of_the_deck(cards, legal):
    own = {**dict.fromkeys(codes("gimli"), 1), **{str(n): 3 for n in range(13, 29)}, "29": cards - 48}
    log = campaign(["gimli"], won=1, pool=[("mendors_support", 0, "")])
    if legal:
        assert len(set_out(log, decks=[own], until="mulligan").s.players[0].deck) == cards + 1 - 6
        return
    with pytest.raises(Refused) as refusal:
        set_out(log, decks=[own])
    assert refusal.value.text.id == "fellowship-refused-deck"


@pytest.mark.rule("fellowship.pool.player_burden_must", "fellowship.pool.burden_not_counted")
def test_a_burden_with_the_back_of_player_cards_must_be_in_the_deck(made_up):
    log = campaign(*THREE, won=1, pool=[("weary", 1, "")])
    t = set_out(log, first=2, until="first")
    assert "take-boon" not in t.prompts()
    assert t.sizes("deck") == [51, 52, 51]
    thin = {**dict.fromkeys(codes("eowyn"), 1), **{str(n): 3 for n in range(13, 29)}, "29": 1}
    with pytest.raises(Refused):
        set_out(campaign(["eowyn"], won=1, pool=[("weary", 0, "")]), decks=[thin])


@pytest.mark.rule("fellowship.setup_steps.6")
def test_cards_of_the_pool_with_the_setup_keyword_are_in_play_before_the_first_round(made_up):
    t = set_out(campaign(*THREE, won=1, pool=[("guide", None, "")]), first=2, until="mulligan")
    assert t.in_play("guide")
    assert t.controller("guide") == 2
    assert t.lies("guide", "area", seat=2)
    assert before_the_scenario(t) == 47
    t = set_out(campaign(*THREE, won=1, pool=[("guide", 1, "")]), first=2, until="mulligan")
    assert len(t.copies("guide")) == 1


@pytest.mark.rule("fellowship.setup_steps.6", "fellowship.quest.advance_immediately")
def test_a_card_of_the_scenario_with_the_setup_keyword_lies_in_the_staging_area_before_there_is_a_quest(made_up):
    t = set_out(campaign(*THREE, won=1, pool=[("relic", None, "")]), first=2, until="mulligan")
    assert (t.zone("relic"), t.in_play("relic"), t.controller("relic")) == ("staging", True, None)
    assert t.lying("quest") == []


@pytest.mark.rule("fellowship.setup_steps.6")
@pytest.mark.parametrize(("whose", "seat"), [(1, 1), (None, 2)])
def test_a_card_of_one_player_with_the_setup_keyword_is_that_players(made_up, whose, seat):
    t = set_out(campaign(*THREE, won=1, pool=[("herald", whose, "")]), first=2, until="mulligan")
    (herald,) = t.copies("herald")
    assert (herald.owner, herald.controller, t.s.players[seat].area.holds(herald)) == (seat, seat, True)
    assert [t.resources(hero.printed.code) for hero in t.s.heroes_of(seat)] == [0] * len(t.s.heroes_of(seat))


# --- permanent cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.setup_steps.5", "fellowship.setup_steps.4")
def test_permanent_cards_are_attached_to_their_heroes_before_hands_are_drawn():
    log = campaign(*THREE, won=1, threat=2, pool=[("valor", None, "aragorn"), ("scarred", None, "legolas")])
    t = set_out(log, first=1, until="mulligan")
    assert [t.attached(name) for name in ("aragorn", "legolas", "gimli")] == [["valor"], ["scarred"], []]
    assert [t.s.cards[t.card(name).attached[0]].owner for name in ("aragorn", "legolas")] == [0, None]
    assert t.sizes("hand") == [6, 6, 6]
    assert t.threats == [12 + 8 + 2, 11 + 9 + 2, 9 + 2]
    assert [t.resources(name) for name in ("aragorn", "theodred")] == [0, 0]


@pytest.mark.rule("fellowship.permanent.when_added", "fellowship.pool.permanent_note")
def test_valor_and_scarred_lie_aside_until_a_hill_troll_brings_them_and_stay_with_their_heroes():
    t = table(campaign=campaign(*THREE, won=1), first=1, engaged=["hill_troll"])
    assert [t.lying("beside").count(name) for name in ("valor", "scarred")] == [4, 4]
    t.hurt("hill_troll", 9, "p1>response-defeat/journey_along_the_anduin", "p1>attach/legolas", "p0>attach/aragorn")
    assert [t.attached(name) for name in ("legolas", "eowyn", "aragorn")] == [["valor"]] * 3
    assert pool(log_of(t)) == []
    after = wins(t)
    assert sorted(pool(after)) == ["valor@aragorn", "valor@eowyn", "valor@legolas"]


@pytest.mark.rule("fellowship.permanent.cannot_be_removed")
def test_no_encounter_card_removes_a_permanent_card():
    log = campaign(*THREE, won=1, pool=[("valor", None, "aragorn")])
    t = table(campaign=log, first=1, engaged=["dol_guldur_orcs"])
    t.enemy_attacks("dol_guldur_orcs", "attack-damage/theodred", shadow="forest_spider")
    assert t.attached("aragorn") == ["valor"]
    t.put("steward_of_gondor", on="aragorn")
    t.enemy_attacks("dol_guldur_orcs", "attack-damage/theodred", shadow="forest_spider")
    assert t.attached("aragorn") == ["valor"]


@pytest.mark.rule("fellowship.permanent.not_by_player")
def test_no_player_removes_a_permanent_card():
    log = campaign(*THREE, won=1, pool=[("valor", None, "aragorn")])
    t = table(campaign=log, first=1)
    t.enters(t.hold("miner_of_the_iron_hills", seat=1)[0], seat=1)
    assert "response-enter" not in t.prompts()
    t.put("appointed_by_fate", on="gimli")  # a condition that is not permanent
    t.enters(t.hold("miner_of_the_iron_hills", seat=1)[0], "response-enter/miner_of_the_iron_hills", seat=1)
    assert (t.attached("aragorn"), t.attached("gimli")) == (["valor"], [])


@pytest.mark.rule("fellowship.setup_steps.5", "fellowship.expert.damage_placed")
@pytest.mark.parametrize(("wounds", "placed"), [(9, 6), (6, 6), (2, 2)])
def test_wounds_are_placed_when_permanent_cards_have_raised_the_hit_points(made_up, wounds, placed):
    log = campaign(*THREE, won=1, expert=True, wounds={"aragorn": wounds}, pool=[("vigor", 0, "aragorn")])
    t = set_out(log, first=1, until="mulligan")
    assert (t.attached("aragorn"), t.damage("aragorn")) == (["vigor"], placed)


@pytest.mark.rule("fellowship.pool.player_burden_must", "fellowship.setup_steps.7")
def test_what_has_the_back_of_encounter_cards_comes_into_no_players_deck():
    log = campaign(*THREE, won=1, pool=[("ungoliants_swarm", 1, "")])
    t = set_out(log, first=2, until="first")
    assert t.sizes("deck") == [51, 51, 51]
