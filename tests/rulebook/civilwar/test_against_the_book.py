"""What the register says since it was held against the Polish book and the publisher's rulings."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.resolving import Source
from rulebound.games.civilwar.triggers import ENEMY_KO
from rulebound.games.civilwar.words import AidThreat, Token, hero, special
from rulebound.games.civilwar.words.who import NEAR
from rulebound.kernel.text import Refused
from tests.civilwar_table import new_game, table


@pytest.mark.rule("civilwar.setup.universal_equipment")
def test_the_universal_equipment_is_offered_with_the_opening_hand_known():
    t = new_game(1, blue=["base_wasp", "base_falcon"], red=["iron_man", "tigra"])
    assert t.prompts() == ["equip"]
    assert [len(one.hand.cards) for one in t.s.heroes] == [3, 3, 3, 3]
    assert t.options() == ["equip:field_kit", "decline"]
    t.give("equip/decline", "equip/field_kit")
    assert [one.sheet.code for one in t.s.heroes if one.equipment is not None] == ["base_falcon", "iron_man", "tigra"]


@pytest.mark.rule("civilwar.balance.keep_double_wild")
def test_only_the_clash_of_heroes_is_balanced_by_double_wild_cards():
    t = new_game(1, balance="blue")
    held = [sum(card.printed.is_double_wild for card in t.s.cards if getattr(card, "owner", -1) == n) for n in range(4)]
    kept = [len(one.hand.cards) + len(one.deck.cards) for one in t.s.heroes]
    assert (held, kept) == ([1, 1, 1, 1], [12, 12, 11, 11])
    for mode in ("registration", "tournament"):
        with pytest.raises(Refused) as refused:
            new_game(1, mode=mode, balance="blue")
        assert refused.value.text.id == "civilwar-refused-balance"


@pytest.mark.rule("civilwar.tournament.steps_before_setup")
def test_a_tournament_names_blue_then_locations_then_heroes_before_anything_is_laid_out():
    t = new_game(2, mode="tournament")
    asked = []
    while t.s.step in ("pick_locations", "ban_locations", "draft_heroes"):
        prompt = t.choices[0].prompt
        asked += [prompt] if asked[-1:] != [prompt] else []
        assert not t.s.ring
        assert not t.s.heroes or prompt == "draft"
        seat = min(t.match.choices)
        t.match.answer(seat, 0)
    assert asked == ["pick", "ban", "draft"]
    told = [line.what for line in t.log.lines]
    assert [told.index(what) for what in ("first-blue", "shows", "bans", "drafts", "laid-out")] == sorted(
        told.index(what) for what in ("first-blue", "shows", "bans", "drafts", "laid-out")
    )


@pytest.mark.rule("civilwar.prison.escape_continue")
def test_whoever_breaks_out_ends_the_turn_in_the_new_location_with_its_effect():
    t = table(
        "kate_bishop", mode="registration", hands={"kate_bishop": ["07", "01"]}, jailed={"kate_bishop": "b"},
        mission="safe_houses", control={3: "blue", 2: "blue"},
        ring=["sokovia", "the_raft", "garrett_castle", "avengers_mansion", "helicarrier", "times_square"],
    )  # fmt: skip
    t.play("07")
    t.act("escape-heroic", "kate_bishop", "exit/l3")
    t.end("end-of-turn/use-place")
    assert t.said("uses-place", place="avengers_mansion")
    assert len(t.hand("kate_bishop")) == 3


@pytest.mark.rule("civilwar.prison.no_special")
@pytest.mark.parametrize(("cell", "tokens"), [({}, "W"), ({"test_archer": "a"}, "")])
def test_an_earlier_card_of_a_prisoner_answers_nothing_until_its_hero_is_free(cell, tokens):
    archer = hero(
        "test_archer", "Archer", "blue", "M MA MA AA AA H HH W WW M",
        special("M", "Test", when={ENEMY_KO: [Token("W")]}), special("H", "Other", Token("M")),
    )  # fmt: skip
    t = table(
        "captain_america", mode="registration", sheets={"kate_bishop": archer}, jailed=cell,
        hands={"captain_america": ["04", "01"], "iron_man": ["01"]}, at={"captain_america": 3},
        shields={"iron_man": 0}, story={"blue": ["test_archer_11"]}, mission="safe_houses",
    )  # fmt: skip
    t.play("04")
    t.act("attack", "iron_man", "p0>reward/reward-move:captain_america", "p0>reward/reward-move:captain_america")
    assert t.hero("iron_man").ko
    assert t.tokens("test_archer") == tokens


@pytest.mark.rule("civilwar.keyword.threat_add")
def test_tokens_for_a_threat_go_only_where_enemies_control_and_stop_when_the_location_is_won():
    t = table("captain_america", at={"captain_america": 1}, control={0: "blue", 1: "red", 2: "blue"}, approval={1: 1})
    source = Source.of(t.hero("captain_america"), "civilwar.special.use")
    assert [place.position for place in AidThreat(1, NEAR).places(t.s, source)] == [1]
    t.run(AidThreat(3, NEAR).run(t.s, source))
    assert t.controls(1) == "blue"
    assert [place.approval for place in t.s.ring] == [0] * 6
    assert not AidThreat(1, NEAR).can(t.s, source)
