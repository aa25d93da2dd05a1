"""Запобігти, заміна, не можна: what does not happen, and what happens instead."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import upgrade
from rulebound.games.champions.words import draw, interrupt, prevent
from rulebound.games.champions.words.triggers import THREAT_WOULD_BE_PLACED
from tests.champions_table import table

lookout = upgrade("made-up-81", "Lookout", does=interrupt(THREAT_WOULD_BE_PLACED, prevent(1), draw(1)))


@pytest.mark.rule("champions.replacement.applies_at_condition")
@pytest.mark.parametrize("order", [("great_responsibility", "lookout"), ("lookout", "great_responsibility")])
def test_a_replacement_waits_for_all_interrupts(order):
    t = table(hand=["great_responsibility"])
    t.put(lookout)
    t.place_threat(3, *[f"interrupt-threat/{name}" for name in order])
    assert t.threat() == 0
    assert t.damage("spider_man") == 2  # of three threat the lookout prevented one, before or after
    said = t.course()
    assert max(said.index("draws"), said.index("plays")) < said.index("damaged")
    assert t.discarded("great_responsibility")


@pytest.mark.rule("champions.replacement.most_recent_wins")
def test_of_two_replacements_the_latest_counts():
    t = table(heroes=["captain_marvel", "spider_man"])
    for seat in (0, 1):
        t.lay("great_responsibility", "hand", seat=seat)
    t.place_threat(2, "p0>interrupt-threat/use", "p1>interrupt-threat/use")
    assert (t.damage("captain_marvel"), t.damage("spider_man"), t.threat()) == (0, 2, 0)


@pytest.mark.rule(
    "champions.prevent.damage", "champions.defend.labelled_ability", "champions.defend.labelled_no_exhaust"
)
def test_backflip_prevents_defends_and_exhausts_nobody():
    t = table(hand=["backflip", "energy"])
    attack = t.villain_attacks("interrupt-damage/use:backflip")
    assert t.damage("spider_man") == 0
    assert attack.defended
    assert not t.exhausted("spider_man")
    t = table(hand=["backflip", "energy"])
    t.card("spider_man").exhausted = True
    t.villain_attacks("interrupt-damage/use:backflip")
    assert t.damage("spider_man") == 0


@pytest.mark.rule("champions.prevent.threat")
def test_jennifer_walters_prevents_threat():
    t = table(hero="she_hulk", form="alter-ego")
    t.villain_schemes("interrupt-threat/use:jennifer_walters", sch=3)
    assert t.threat() == 2


@pytest.mark.rule("champions.replacement.resolves_instead")
def test_webbed_up_takes_the_place_of_an_attack():
    t = table()
    t.put("webbed_up", on="rhino")
    before = len(t.lying("encounter"))
    t.villain_attacks(boost="")
    assert t.discarded("webbed_up")
    assert t.damage("spider_man") == 0
    assert len(t.lying("encounter")) == before


@pytest.mark.rule("champions.cannot.absolute")
def test_cannot_is_stronger_than_any_effect():
    t = table(hand=["haymaker", "energy"], engaged=["madame_hydra"], side=["legions_of_hydra"])
    t.attack("spider_man", "madame_hydra")
    t.hurt("madame_hydra", 9)
    assert t.damage("madame_hydra") == 0
