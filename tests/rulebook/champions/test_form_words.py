"""The words "Hero" and "Alter-Ego": every card that has one, and what it keeps the other form from."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.champions.abilities import ChampionsAbility, ChampionsMoment
from rulebound.games.champions.initiating import USING
from rulebound.games.champions.payment import resource_abilities
from rulebound.games.champions.playing import PLAYING
from rulebound.games.champions.printed import ALTER_EGO, HERO, SETS
from rulebound.kernel.requirements import verdicts
from rulebound.lcg.abilities import RESOURCE, WHEN_REVEALED, Effect
from rulebound.lcg.initiating import run_printed
from tests.champions_table import printed, table

# As printed, ability by ability in the order of the card.
HERO_ABILITY: Final = [
    "01004", "01005", "01008", "01012", "01013", "01017", "01018", "01021", "01022", "01027", "01031", "01032",
    "01035", "01037", "01038", "01039", "01043a", "01043b", "01043c", "01043d", "01053", "01054", "01060", "01061",
    "01070", "01078", "01087", "01093", "01100", "01118", "01119", "01141", "01142", "01152", "01153",
]  # fmt: skip
ALTER_EGO_ABILITY: Final = ["01006", "01023", "01026", "01034", "01042", "01045"]
# When Revealed (Alter-Ego), When Revealed (Hero)
ONE_FOR_EACH: Final = ["01106", "01122", "01124", "01145", "01187", "01189"]
PLAYED_AS_HERO: Final = ["01009"]

FORMS: Final = {code: [HERO] for code in HERO_ABILITY} | {code: [ALTER_EGO] for code in ALTER_EGO_ABILITY}
WORDS: Final = [(code, form) for code, forms in FORMS.items() for form in forms]


@pytest.mark.rule("champions.trigger.form_word_required", "champions.trigger.bold_text_before_colon")
def test_these_cards_name_a_form_and_no_others():
    found = {}
    for face in (face for one in SETS.values() for face in one.faces()):
        forms = [ability.form for ability in face.abilities if isinstance(ability, ChampionsAbility) and ability.form]
        if forms:
            found[face.code] = forms
    assert found == FORMS | {code: [ALTER_EGO, HERO] for code in ONE_FOR_EACH}
    only = {face.code: face.needs_form for one in SETS.values() for face in one.faces() if face.needs_form}
    assert only == dict.fromkeys(PLAYED_AS_HERO, HERO)


def worded(code: str) -> ChampionsAbility:
    return next(a for a in printed(code).abilities if isinstance(a, ChampionsAbility) and a.form)


@pytest.mark.rule("champions.trigger.form_word_required", "champions.form.faceup_side")
@pytest.mark.rule("champions.form.alter_ego_ignores_hero_text", "champions.form.hero_ignores_alter_ego_text")
@pytest.mark.parametrize(("code", "form"), WORDS)
def test_an_ability_is_used_in_the_form_that_it_names(code, form):
    for current in (HERO, ALTER_EGO):
        t = table(form="hero" if current == HERO else "alter-ego")
        card = t.lay(code, "hand" if printed(code).kind == "event" else "area")
        card.in_play = t.lies(card, "area")
        card.counters = 1
        m = ChampionsMoment(card, 0, worded(code))
        if worded(code).timing == RESOURCE:
            paying = ChampionsMoment(t.lay("haymaker", "hand"), 0)
            usable = m.card in [use.card for use in resource_abilities(t.s, paying)]
        else:
            said = [one for one in verdicts(USING, t.s, 0, m) if one.rule == "champions.trigger.form_word_required"]
            usable = all(one.met for one in said)
        assert usable == (current == form)


class Told(Effect[Any, Any]):
    """Does nothing but tell for which form it was carried out."""

    __slots__ = ("form", "ran")

    def __init__(self, ran: list[str], form: str) -> None:
        self.ran = ran
        self.form = form

    def happen(self, s, m):
        self.ran.append(self.form)
        return True


@pytest.mark.rule("champions.trigger.form_word_required", "champions.when_revealed.triggers_on_reveal")
@pytest.mark.parametrize("form", [HERO, ALTER_EGO])
@pytest.mark.parametrize("code", ONE_FOR_EACH)
def test_what_is_revealed_does_only_what_it_says_for_the_form(monkeypatch, code, form):
    t = table(heroes=["spider_man", "captain_marvel"], form="hero" if form == HERO else "alter-ego")
    t.turn_over(1)  # the form of somebody else does not count
    card = t.lay(code, "revealing")
    ran: list[str] = []
    for ability in card.printed.abilities:
        monkeypatch.setattr(ability, "effects", (Told(ran, ability.form),))
    t.run(run_printed(t.s, card, WHEN_REVEALED, 0))
    assert ran == [form]


@pytest.mark.rule("champions.play_restriction.all_must_be_met")
@pytest.mark.parametrize("code", PLAYED_AS_HERO)
def test_a_card_for_heroes_is_played_as_a_hero(code):
    for current in (HERO, ALTER_EGO):
        t = table(form="hero" if current == HERO else "alter-ego")
        m = ChampionsMoment(t.lay(code, "hand"), 0)
        said = [one for one in verdicts(PLAYING, t.s, 0, m) if one.rule == "champions.play_restriction.all_must_be_met"]
        assert [one.met for one in said] == [current == HERO]
