"""Розкрити, здати карту сутички, зобов'язання, наступ, ризик, колода сутичок: encounter cards and their deck."""

from __future__ import annotations

import pytest

from rulebound.games.champions.events import ENEMY_ATTACK
from rulebound.games.champions.player_phase import ways_to_use
from rulebound.games.champions.printed import support, treachery
from rulebound.games.champions.words import (
    branch,
    choose_one,
    deal,
    draw,
    each,
    enemy_attacks,
    interrupt,
    stun,
    when_revealed,
)
from rulebound.games.champions.words.nouns import MINION, YOUR_IDENTITY
from tests.champions_made_up import always
from tests.champions_table import Table, table

TWO = ["captain_marvel", "spider_man"]

perilous = treachery("peril", "Perilous", keywords="peril", does=when_revealed(deal(1, YOUR_IDENTITY)))


# --- dealing and revealing --------------------------------------------------------------------------------


@pytest.mark.rule("champions.deal_encounter.ability_takes_top_card", "champions.deal_encounter.not_revealed_yet")
@pytest.mark.rule("champions.when_defeated.automatic")
def test_a_dealt_card_is_the_top_card_and_lies_face_down():
    t = table(engaged=["hydra_soldier"])
    t.on_top("shocker")
    t.hurt("hydra_soldier", 4)
    assert t.lying("dealt") == ["shocker"]
    assert t.card("shocker").known == 0
    assert t.prompts() == []
    t.step("reveal_encounter_cards")
    assert t.in_play("shocker")


@pytest.mark.rule("champions.deal_encounter.queue_in_steps_three_and_four")
def test_a_card_dealt_in_step_four_is_revealed_in_it():
    t = table(heroes=TWO)
    t.on_top("hydra_mercenary")
    t.deal_encounter(1)
    t.step("reveal_encounter_cards")
    t.on_top("shocker")
    t.deal_encounter()  # player 1 has revealed everything already
    assert t.step("reveal_encounter_cards") == "reveal_encounter_cards"
    assert t.in_play("shocker")
    assert t.step("reveal_encounter_cards") == "end_round"


@pytest.mark.rule("champions.reveal.one_by_one_in_player_order")
def test_players_reveal_all_their_cards_in_player_order():
    t = table(heroes=TWO)
    t.on_top("sandman", "shocker", "hydra_mercenary")
    for seat in (0, 0, 1):
        t.deal_encounter(seat)
    t.step_four()
    assert [line["player"] for line in t.lines("reveals")] == ["p0", "p0", "p1"]


@pytest.mark.rule("champions.reveal.one_at_a_time")
def test_the_second_card_stays_face_down_while_the_first_resolves():
    t = table()
    t.on_top("hydra_bomber", "shocker")
    for _ in range(2):
        t.deal_encounter()
    t.step_four(until="choose-one")
    assert t.lying("dealt") == ["shocker"]
    assert t.card("shocker").known == 0


@pytest.mark.rule("champions.reveal.turn_up_and_resolve", "champions.surge.finish_first_card")
def test_a_revealed_card_is_turned_up_and_all_of_it_done():
    t = table()
    t.on_top("hydra_mercenary")
    card = t.reveal("exhaustion")
    assert card.known == -1
    order = t.course("reveals", "exhausts", "surge", "engages")
    assert order == ["reveals", "exhausts", "surge", "reveals", "engages"]


@pytest.mark.rule("champions.reveal.dispatch_by_type", "champions.side_scheme.enters_by_main_scheme")
@pytest.mark.rule("champions.environment.enters_by_villain")
@pytest.mark.parametrize(
    ("name", "zone"),
    [
        ("enhanced_ivory_horn", "attachments"),
        ("sandman", "engaged"),
        ("im_tough", "encounter-discard"),
        ("ultron_drones", "environments"),
        ("crowd_control", "side-schemes"),
    ],
)
def test_every_type_of_card_has_its_place(name, zone):
    t = table()
    card = t.reveal(name)
    assert t.zone(card) == zone
    assert card.controller is None


@pytest.mark.rule("champions.reveal.by_card_text", "champions.side_scheme.starting_threat")
def test_a_card_found_and_revealed_resolves_like_any_other():
    t = table()
    t.hurt("rhino", 14)
    assert t.in_play("breakin_takin")
    assert t.threat("breakin_takin") == 2 + 1


@pytest.mark.rule("champions.treachery.revealer_resolves")
def test_who_reveals_a_treachery_resolves_it():
    t = table(heroes=TWO, villain="klaw")
    t.reveal("sound_manipulation", seat=1)
    assert [t.damage(f"p{seat}") for seat in (0, 1)] == [0, 2]


@pytest.mark.rule("champions.treachery.discard_after")
def test_a_treachery_is_discarded_resolved_or_cancelled():
    t = table(hand=["enhanced_spider_sense", "energy"])
    t.on_top("advance")
    cancelled = t.reveal("stampede", "interrupt-reveal/use:enhanced_spider_sense")
    assert t.damage("spider_man") == 0
    t.on_top("advance")
    resolved = t.reveal("stampede")
    assert t.damage("spider_man") == 2
    assert t.lies(cancelled, "encounter-discard")
    assert t.lies(resolved, "encounter-discard")


@pytest.mark.rule("champions.treachery.discard_after", "champions.encounter_deck_empty.reshuffle")
def test_a_treachery_lies_on_the_table_until_its_attack_is_over():
    t = table()
    for card in t.s.encounter.cards[:]:
        t.s.move(card, t.s.removed)
    t.lay("shocker", "encounter-discard")
    t.lay("advance", "encounter")
    assault = t.reveal("assault")  # the last card of the deck is its boost card
    assert t.said("encounter-deck-made")
    assert [card.printed.plain for card in t.s.encounter.cards] == ["Shocker"]
    assert t.s.encounter_discard.cards[-1] is assault


@pytest.mark.rule("champions.engaged.minion_engages_on_entering", "champions.engaged.resolver_by_default")
def test_a_minion_engages_who_reveals_it():
    t = table(heroes=TWO)
    t.reveal("sandman", seat=1)
    assert t.engaged_with("sandman") == 1
    assert t.lies("sandman", "engaged", seat=1)


@pytest.mark.rule("champions.environment.active_in_play", "champions.environment.stays_in_play")
def test_an_environment_stays_and_applies():
    t = table(villain="ultron")
    card = t.drone()
    t.reveal("ultron_drones")
    assert t.lying("environments") == ["ultron_drones", "ultron_drones"]
    numbers = (t.sch(card), t.atk(card), t.maximum(card))
    assert numbers == (1, 1, 1)  # a base value is set, not added to


# --- peril ------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.peril.others_locked_out")
def test_with_peril_only_the_revealer_may_act():
    t = table(heroes=["spider_man", "spider_man"], hand=["enhanced_spider_sense", "energy"])
    t.hold("enhanced_spider_sense", "energy", seat=1)
    t.reveal("stampede")
    assert t.who("interrupt-reveal") == [0, 1]
    t.asked.clear()
    t.reveal(perilous)
    assert t.who("interrupt-reveal") == [0]
    t.reveal("stampede")
    assert t.who("interrupt-reveal") == [0, 0, 1]  # it was for that card alone


cave_in = treachery("made-up-63", "Cave-In", keywords="peril", does=when_revealed(deal(9, each(MINION))))


@pytest.mark.rule("champions.peril.others_locked_out", "champions.trigger.game_resolves_at_moment")
def test_peril_does_not_stop_what_is_forced():
    t = table(heroes=TWO, engaged=["shocker"], threat=5)
    t.put("spider_tracer", seat=0, on="shocker")
    t.reveal(cave_in, seat=1)
    assert t.discarded("shocker")
    assert t.threat() == 5 - 3


dilemma = treachery(
    "made-up-62", "Dilemma", keywords="peril",
    does=when_revealed(choose_one(branch("stun", stun(YOUR_IDENTITY)), branch("damage", deal(2, YOUR_IDENTITY)))),
)  # fmt: skip


def open_to_others(t: Table, seat: int) -> set[str]:
    """The rules that keep a seat from using its cards now; nothing unmet is written as an empty word."""
    player = t.s.players[seat]
    ways = [way for card in (*player.hand.cards, *player.area.cards) for way in ways_to_use(t.s, seat, card)]
    uses = [verdicts for act, verdicts in ways if act in ("use", "play")]
    return {next((v.rule for v in verdicts if not v.met and "peril" in v.rule), "") for verdicts in uses}


@pytest.mark.rule("champions.peril.no_consulting", "champions.peril.others_locked_out")
@pytest.mark.parametrize("revealer", [0, 1])
def test_whoever_resolves_a_card_with_peril_is_alone_with_it(revealer):
    """What the software can close: asking others for an action, their cards and abilities, a look at their hands."""
    other = 1 - revealer
    t = table(heroes=TWO)
    for seat in (0, 1):
        t.put("avengers_mansion", seat=seat)
        t.lay("first_aid", "hand", seat=seat)
        t.lay("energy", "hand", seat=seat)
    t.lay(dilemma, "dealt", seat=revealer)
    assert t.can("ask", f"p{other}", seat=revealer)
    assert open_to_others(t, other) == {""}
    t.step_four(until="choose-one")
    assert t.choice.seat == revealer
    assert not t.can("ask", f"p{other}", seat=revealer)
    assert open_to_others(t, other) == {"champions.peril.others_locked_out"}
    assert open_to_others(t, revealer) == {""}
    assert [(card.key, card.face) for card in t.seen(revealer, "hand", of=other)] == [("", None)] * 2
    t.answer("choose-one", "damage")
    assert t.damage(f"p{revealer}") == 2
    assert t.can("ask", f"p{other}", seat=revealer)
    assert open_to_others(t, other) == {""}


guide = support("made-up-65", "Guide", does=interrupt(always(ENEMY_ATTACK), draw(1)))
ambush = treachery("made-up-63", "Ambush", does=when_revealed(enemy_attacks()))
alone = treachery("made-up-64", "Ambush alone", keywords="peril", does=when_revealed(enemy_attacks()))


@pytest.mark.rule("champions.peril.no_consulting", "champions.peril.others_locked_out")
@pytest.mark.parametrize(("treachery", "seats"), [(ambush, {0, 1}), (alone, {0})], ids=["without", "with"])
def test_what_a_card_with_peril_sets_off_is_answered_by_its_player_only(treachery, seats):
    """The villain attacks because of it, which both players could answer."""
    t = table(heroes=TWO)
    for seat in (0, 1):
        t.put(guide, seat=seat)
    t.on_top("advance")
    t.reveal(treachery)
    assert set(t.who("interrupt-enemy-attack")) == seats


# --- obligations and nemeses ------------------------------------------------------------------------------


@pytest.mark.rule("champions.obligation.linked_player_decides")
def test_the_player_of_the_linked_hero_decides():
    t = table(heroes=TWO)
    t.reveal("eviction_notice", seat=0)
    assert set(t.who()) == {1}


@pytest.mark.rule(
    "champions.obligation.linked_hero_eliminated", "champions.obligation.linked_hero_eliminated_extra_card"
)
def test_the_obligation_of_an_eliminated_hero_is_removed_for_another_card():
    t = table(heroes=TWO)
    t.hurt("p1", 99)
    t.asked.clear()
    t.on_top("hydra_mercenary")
    card = t.reveal("eviction_notice", seat=0)
    assert t.prompts() == []
    assert t.lies(card, "removed")
    assert t.in_play("hydra_mercenary")
    t.on_top(dilemma)
    card = t.reveal("eviction_notice", seat=0, until="choose-one")
    assert t.lies(card, "removed"), "before the other card is revealed"


@pytest.mark.rule("champions.obligation.no_linked_hero")
def test_without_the_linked_hero_the_revealer_decides():
    t = table(hero="captain_marvel")
    t.reveal("eviction_notice")
    assert set(t.who()) == {0}


@pytest.mark.rule("champions.nemesis.enters_by_encounter_card")
def test_the_own_nemesis_comes_and_no_other():
    t = table(heroes=TWO, form="alter-ego")
    t.reveal("shadow_of_the_past", seat=1)
    assert t.engaged_with("vulture") == 1
    assert t.in_play("highway_robbery")
    assert len(t.lying("nemesis")) == 5


# --- the encounter deck runs out --------------------------------------------------------------------------


@pytest.mark.rule("champions.encounter_deck_empty.reshuffle")
def test_an_empty_encounter_deck_is_made_anew_at_once():
    t = table()
    t.empty("encounter", "removed")
    t.lay("shocker", "encounter-discard")
    t.lay("sandman", "encounter-discard")
    t.on_top("advance")
    t.deal_encounter()
    assert set(t.lying("encounter")) == {"shocker", "sandman"}
    assert t.lying("encounter-discard") == []
    assert all(card.known == 0 for card in t.pile("encounter").cards)


@pytest.mark.rule("champions.encounter_deck_empty.search_fails")
@pytest.mark.rule("champions.encounter_deck_empty.new_deck_not_discarded")
def test_a_search_ends_with_the_deck():
    t = table()
    t.empty("encounter", "removed")
    t.empty("encounter-discard", "removed")
    t.lay("melter", "encounter-discard")
    t.on_top("advance", "sandman")
    t.reveal("the_masters_of_evil")
    assert t.engaged() == []
    assert t.acceleration == 1
    assert sorted(t.lying("encounter")) == ["advance", "melter", "sandman"]
