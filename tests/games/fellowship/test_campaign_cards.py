"""The cards of the campaign: what each of them does at a table of three, the first player not seat 0."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.captivity import capture
from rulebound.games.fellowship.state import FellowshipState
from rulebound.games.fellowship.words import attach_aside, forced
from rulebound.games.fellowship.words.campaign import attach_for_good
from rulebound.lcg.events import ENTER, Deed
from rulebound.lcg.triggers import On
from tests.fellowship_campaign import campaign, log_of, names, pool, set_out, wins
from tests.fellowship_facts import facts_of
from tests.fellowship_made_up import law
from tests.fellowship_table import Table, printed, table

THREE = (["aragorn", "theodred"], ["gimli", "legolas"], ["eowyn"])
FACTS = [
    "129a campaign Passage Through Mirkwood; x1",
    "129b campaign Passage Through Mirkwood; x1",
    "130a campaign Journey Along the Anduin; x1",
    "130b campaign Journey Along the Anduin; x1",
    "131a campaign Escape from Dol Guldur; x1",
    "131b campaign Escape from Dol Guldur; x1",
    "132 event Mendor's Support; cost 0; x4",
    "133 attachment Valor; cost 0; permanent; condition; x4",
    "134 attachment Appointed by Fate; cost 0; condition; x1",
    "135 objective-ally Mendor unique; cost 0; 1 1 1 3; ranged; scout silvan; x1",
    "136 enemy Ungoliant's Swarm; engagement 33; 3 2 2 5; creature spider; shadow; x1",
    "137 treachery Lingering Venom; surge; shadow; x1",
    "138 treachery Scarred; permanent; x4",
]


def anduin(**more: object) -> Table:
    return table(campaign=campaign(*THREE, won=1), first=1, **more)  # type: ignore[arg-type]


def dol_guldur(prisoner: str = "aragorn", *, valor: str = "") -> Table:
    held = [("valor", None, valor)] if valor else []
    return table(campaign=campaign(*THREE, won=2, prisoner=prisoner, pool=held), first=1)


def test_the_facts_of_the_campaign():
    assert facts_of("campaign") == FACTS


# --- 129: Passage Through Mirkwood --------------------------------------------------------------------------


@pytest.mark.parametrize(("won", "over"), [(0, True), (1, True), (2, False)])
def test_129_130_the_players_lose_when_mendor_leaves_play(won, over):
    t = table(campaign=campaign(*THREE, won=won), first=1)
    mendor = t.card("mendor")
    mendor.captive = False
    t.hurt("mendor", 3)
    assert t.over is over
    assert t.zone(mendor) == "removed"
    if over:
        assert not t.won()
        assert log_of(t).lost == 1


def test_129_each_player_earns_the_support_of_mendor_also_who_is_out():
    t = set_out(campaign(*THREE), first=1)
    t.eliminates(0)
    assert pool(wins(t)) == ["mendors_support/p0", "mendors_support/p1", "mendors_support/p2"]


# --- 130: Journey Along the Anduin --------------------------------------------------------------------------


def test_130_each_player_attaches_valor_when_a_hill_troll_is_defeated_if_the_players_want_it():
    t = anduin(engaged=["hill_troll"])
    t.hurt("hill_troll", 9)
    assert t.lying("beside").count("valor") == 4
    t.put("hill_troll")
    use = ["p1>response-defeat/journey_along_the_anduin", "p1>attach/gimli", "p0>attach/aragorn"]
    t.hurt("hill_troll", 9, *use)
    assert t.attached("eowyn") == ["valor"]
    t.put("hill_troll")  # one copy is left, and no hero has two
    t.hurt("hill_troll", 9, "p1>response-defeat/journey_along_the_anduin")
    assert [t.attached(name) for name in ("gimli", "legolas", "theodred")] == [["valor"], ["valor"], []]


def test_130_a_hill_troll_that_destroys_a_character_scars_a_hero_of_each_player_once():
    t = anduin(engaged=["hill_troll"], in_play=["guard_of_the_citadel"])
    t.enemy_attacks("hill_troll", "defend/guard_of_the_citadel", "p1>attach/legolas", "p0>attach/theodred", shadow="")
    assert [t.attached(name) for name in ("legolas", "theodred", "eowyn")] == [["scarred"]] * 3
    t.put("guard_of_the_citadel")
    t.enemy_attacks("hill_troll", "defend/guard_of_the_citadel", shadow="")
    assert t.lying("beside").count("scarred") == 1


def test_130_the_hero_with_the_most_damage_is_recorded_as_the_prisoner():
    t = anduin()
    t.hurt("gimli", 1)
    t.hurt("theodred", 2)
    assert names([wins(t).prisoner]) == ["theodred"]


def test_130_of_several_with_the_most_damage_chance_decides():
    found = set()
    for seed in range(12):
        t = table(campaign=campaign(*THREE, won=1), first=1, seed=seed)
        t.hurt_all(1, "gimli", "eowyn")
        found |= {*names([wins(t).prisoner])}
    assert found == {"gimli", "eowyn"}


# --- 131: Escape from Dol Guldur ----------------------------------------------------------------------------


def test_131_the_prisoner_of_the_log_is_taken_with_attached_cards_and_mendor():
    t = dol_guldur("theodred", valor="theodred")
    assert [t.card(name).captive for name in ("theodred", "valor", "mendor", "aragorn")] == [True, True, True, False]
    assert t.in_play("mendor")
    assert not t.s.characters_of(1)[2:]
    assert t.s.campaign_zone.cards[0].printed.code == "131b"


def test_131_chance_decides_if_nobody_plays_the_prisoner_any_more():
    t = table(campaign=campaign(*THREE, won=2, prisoner="beravor"), first=1)
    captive = [card for player in t.s.players for card in player.area.cards if card.captive]
    assert len([card for card in captive if card.printed.kind == "hero"]) == 1


def test_131_a_rescue_turns_up_the_cards_attached_to_the_hero_and_leaves_mendor():
    t = dol_guldur("theodred", valor="theodred")
    t.s.quest.printed = next(card.printed.other for card in t.s.quest_deck.cards if card.printed.stage == 2)
    t.s.activate(t.s.quest)
    t.makes_progress(1, "", "p1>response-progress/use")
    assert [t.card(name).captive for name in ("theodred", "valor", "mendor")] == [False, False, True]
    assert (t.damage("theodred"), t.damage("mendor")) == (1, 0)


def test_131_the_first_objective_that_is_claimed_frees_mendor_with_one_damage():
    t = dol_guldur()
    t.put(printed("gandalfs_map"))
    t.use("gandalfs_map", "attach/gimli", "p1>response-claim/escape_from_dol_guldur", seat=1)
    assert not t.card("mendor").captive
    assert t.damage("mendor") == 1


def test_131_the_second_objective_frees_nobody():
    t = dol_guldur()
    for name in ("gandalfs_map", "dungeon_torch"):
        t.put(printed(name))
        t.use(name, "attach/gimli", seat=1)
    assert t.prompts().count("response-claim") == 1
    assert t.card("mendor").captive


def test_131_appointed_by_fate_goes_to_a_hero_of_the_first_players_choice():
    t = set_out(campaign(*THREE, won=2, prisoner="gimli"), first=2, after=["p2>attach/aragorn"])
    assert t.attached("aragorn") == ["appointed_by_fate"]
    assert t.controller("appointed_by_fate") == 0


def test_131_a_hero_is_still_taken_by_chance_without_a_campaign():
    t = table(heroes=THREE, scenario="mirkwood", first=1)
    t.run(capture(t.s))
    assert sum(card.captive for player in t.s.players for card in player.area.cards) == 1


# --- boons --------------------------------------------------------------------------------------------------


def test_132_mendors_support_strengthens_mendor_to_the_end_of_the_round_once_a_round():
    t = table(campaign=campaign(*THREE), first=1, hands={0: ["mendors_support"], 2: ["mendors_support"]})
    t.play("mendors_support", seat=0)
    assert [t.willpower("mendor"), t.strength("mendor"), t.defense("mendor")] == [3, 3, 3]
    assert not t.can("play", "mendors_support#2", seat=2)
    t.phase("end")
    assert t.willpower("mendor") == 1


def test_133_valor_heals_its_hero_and_hurts_the_enemy_when_the_hero_attacks():
    log = campaign(*THREE, won=1, pool=[("valor", None, "gimli")])
    t = table(campaign=log, first=1, engaged=["hill_troll"])
    t.hurt("gimli", 2)
    t.engage("hill_troll", seat=1)
    t.attack("hill_troll", "gimli", answers=["p1>response-declare/valor"])
    assert t.damage("gimli") == 1
    assert t.exhausted("valor")
    assert t.damage("hill_troll") == 1


def test_134_appointed_by_fate_brings_its_hero_one_more_resource():
    t = set_out(campaign(*THREE, won=2, prisoner="gimli"), first=2, after=["p2>attach/eowyn"])
    assert [t.resources(name) for name in ("eowyn", "aragorn")] == [2, 1]


def test_135_mendor_readies_after_a_stage_and_each_player_draws():
    t = set_out(campaign(*THREE), first=1)
    t.card("mendor").exhausted = True
    held = t.sizes("hand")
    t.makes_progress(8, "", "p1>response-stage/mendor")
    assert not t.exhausted("mendor")
    assert t.sizes("hand") == [n + 1 for n in held]


def test_135_mendor_who_is_ready_draws_nothing():
    t = set_out(campaign(*THREE), first=1)
    t.makes_progress(8)
    assert "response-stage" not in t.prompts()


def test_135_mendor_follows_the_first_player_and_survives_the_elimination_of_one():
    t = set_out(campaign(*THREE), first=1)
    t.step("pass_first_player")
    assert t.controller("mendor") == 2
    t.eliminates(2)
    assert (t.controller("mendor"), t.over) == (0, False)


# --- burdens ------------------------------------------------------------------------------------------------


def test_136_ungoliants_swarm_exhausts_two_characters_of_whom_it_engages():
    t = table(heroes=[["aragorn"], ["gimli", "legolas", "thalin"]], staging=["ungoliants_swarm"])
    t.engage("ungoliants_swarm", "p1>exhaust/gimli", "p1>exhaust/thalin", seat=1)
    assert [t.exhausted(name) for name in ("gimli", "legolas", "thalin", "aragorn")] == [True, False, True, False]


def test_136_as_a_shadow_card_it_comes_into_play_engaged():
    t = table(heroes=[["aragorn"], ["gimli"]], staging=["dol_guldur_orcs"], first=1)
    t.engage("dol_guldur_orcs", seat=1)
    t.enemy_attacks("dol_guldur_orcs", shadow="ungoliants_swarm")
    assert t.engaged(1) == ["dol_guldur_orcs", "ungoliants_swarm"]
    assert t.host("ungoliants_swarm") == ""


def test_137_lingering_venom_lets_each_player_choose():
    t = table(heroes=THREE, first=1)
    t.hurt_all(1, "aragorn", "gimli", "eowyn")
    t.on_top("forest_gate")
    t.reveal(
        "lingering_venom", "p1>choose-one/exhaust-damaged", "p2>choose-one/damage", "p0>choose-one/exhaust-damaged"
    )
    assert [t.exhausted(name) for name in ("aragorn", "theodred", "gimli", "legolas", "eowyn")] == [
        True, False, True, False, False,
    ]  # fmt: skip
    assert t.discarded("eowyn")
    assert "forest_gate" in t.staging()


def test_137_as_a_shadow_card_it_exhausts_the_damaged_of_the_defending_player():
    t = table(heroes=[["aragorn"], ["gimli", "legolas"]], staging=["dol_guldur_orcs"])
    t.hurt_all(1, "aragorn", "legolas")
    t.engage("dol_guldur_orcs", seat=1)
    t.enemy_attacks("dol_guldur_orcs", "attack-damage/gimli", shadow="lingering_venom")
    assert [t.exhausted(name) for name in ("aragorn", "gimli", "legolas")] == [False, False, True]


def test_138_scarred_raises_the_threat_of_its_player_when_a_character_of_that_player_falls():
    log = campaign(*THREE, won=1, pool=[("scarred", None, "theodred")])
    t = table(campaign=log, first=1)
    t.dial(20, 20, 20)
    t.hurt("legolas", 9)
    assert t.threats == [20, 20, 20]
    t.put("guard_of_the_citadel")
    t.hurt("guard_of_the_citadel", 9)
    assert t.threats == [21, 20, 20]


def test_138_scarred_hears_its_own_hero_fall():
    t = table(campaign=campaign(*THREE, won=1, pool=[("scarred", None, "theodred")]), first=1)
    t.dial(20, 20, 20)
    t.hurt("theodred", 9)
    assert t.threats == [21, 20, 20]
    assert pool(wins(t)) == []


# --- an event that came to light with Mendor ----------------------------------------------------------------


def test_sneak_attack_returns_nobody_else_if_its_ally_is_gone():
    t = table(campaign=campaign(*THREE), first=0, hand=["sneak_attack", "snowbourn_scout"], in_play=["son_of_arnor"])
    t.pools(aragorn=1)
    t.play("sneak_attack", phase="quest")
    t.leaves("snowbourn_scout")
    t.step("end_quest")
    assert t.in_play("son_of_arnor")
    assert t.in_play("mendor")


def test_133_a_hero_whom_another_player_has_taken_over_has_valor_with_that_player():
    t = anduin()
    t.take_control("aragorn", 2)
    t.run(attach_for_good(t.s, t.card("valor"), t.card("aragorn")))
    assert (t.host("valor"), t.controller("valor"), t.card("valor").owner) == ("aragorn", 2, 2)


def test_131_mendor_is_no_ally_of_anybody_while_he_is_held():
    t = dol_guldur()
    assert [t.names(t.s.allies_of(seat)) for seat in range(3)] == [[], [], []]
    t.card("mendor").captive = False
    assert t.names(t.s.allies_of(1)) == ["mendor"]


def test_what_does_not_lie_aside_is_attached_to_nobody():
    t = table(heroes=[["gimli"], ["aragorn"], ["eowyn"]], first=1)
    assert t.resolve(attach_aside("Valor"), by="gimli") is False
    t.lay("valor", "beside")
    assert t.resolve(attach_aside("Valor"), by="gimli") is True
    assert [t.attached(name) for name in ("gimli", "aragorn", "eowyn")] == [[], ["valor"], []]
    assert t.resolve(attach_aside("Valor", by_first=True), by="gimli") is False


class NoteHost(FellowshipEffect):
    """Notes to what a card that enters play is attached."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        assert isinstance(m.event, Deed)
        assert m.event.on is not None
        self.seen.append(m.event.on.host)
        return True


@pytest.mark.parametrize(("card", "zone", "seat"), [("ungoliants_swarm", "engaged", 2), ("iron_shackles", "area", 1)])
def test_a_shadow_card_that_enters_play_lies_with_no_enemy_any_more(card, zone, seat):
    note = NoteHost()
    t = table(heroes=[["gimli"], ["aragorn"], ["eowyn"]], first=1)
    t.put("wargs", engaged=2)
    law(t, forced(On(ENTER, "this-attacks", lambda s, e, card, seat: True), note))
    t.enemy_attacks("wargs", "p2>defend/eowyn", shadow=card)
    assert note.seen == [-1]
    assert t.shadows("wargs") == 0
    assert t.lies(card, zone, seat=seat)
