"""Описание карт: what is printed on a card, and what it means."""

from __future__ import annotations

import pytest

from rulebound.games.versus import cardpool
from rulebound.games.versus.numbers import atk, defense, keywords, shared_team
from rulebound.games.versus.printed import Print, rarity_of, read_collector_number
from rulebound.games.versus.state import FLIGHT, RANGE
from rulebound.i18n import Language
from rulebound.kernel.fields import fields_of
from rulebound.kernel.text import Refused
from rulebound.kernel.view import Face, Stat
from tests.versus_table import called, named, table

POOL = cardpool.cards()
CHARACTERS = [c for c in POOL if c.kind == "character"]
TWISTS = [c for c in POOL if c.kind == "plot-twist"]


@pytest.mark.rule("versus.anatomy.four_types")
def test_every_card_is_of_one_of_four_types():
    counts = dict.fromkeys(("character", "equipment", "location", "plot-twist"), 0)
    for printed in POOL:
        counts[printed.kind] += 1  # any other type is a KeyError
        assert printed.face.kind == printed.kind
    assert sum(counts.values()) == 106
    assert all(counts.values())


@pytest.mark.rule("versus.anatomy.four_types")
def test_only_a_plot_twist_is_played():
    t = table(
        hand=["Plasma Cannon Mount", "Orbital Foundry", "Sentinel Siege-Frame", "Danger Drill"],
        row=["Wild Sentinel"] * 5,
        front=["Sentinel Siege-Frame"],
    )
    assert [o for o in t.options() if o.startswith("play:")] == ["play:Danger Drill"]


@pytest.mark.rule("versus.anatomy.name")
@pytest.mark.parametrize("printed", POOL, ids=lambda c: c.code)
def test_every_card_has_a_name(printed):
    assert printed.title.strip()
    assert printed.face.name.plain == printed.title


@pytest.mark.rule("versus.anatomy.recruit_cost")
def test_characters_and_equipment_have_a_recruit_cost_and_the_rest_has_none():
    for printed in POOL:
        gem = printed.face.gem
        assert gem is not None
        assert (gem.icon == "cost") == (printed.kind in ("character", "equipment"))
        assert (gem.value, gem.value >= 1) == (printed.cost, True)


@pytest.mark.rule("versus.anatomy.recruit_cost")
@pytest.mark.parametrize(("resources", "left"), [(5, 1), (4, 0), (3, None)])
def test_recruiting_takes_exactly_the_cost(resources, left):
    t = table(stage="recruit", hand=["Sentinel Siege-Frame"], row=["Wild Sentinel"] * resources)  # cost 4
    assert t.can("recruit", "Sentinel Siege-Frame") == (left is not None)
    if left is None:
        assert t.why_not("recruit", "Sentinel Siege-Frame") == ["versus.recruit.points"]
        return
    t.do("recruit", "Sentinel Siege-Frame")
    assert t.points() == left


@pytest.mark.rule("versus.anatomy.recruit_cost")
def test_a_plot_twist_and_a_location_are_not_recruited():
    t = table(stage="recruit", hand=["Danger Drill", "Orbital Foundry"], row=["Wild Sentinel"] * 5)
    assert not t.can("recruit", "Danger Drill")
    assert not t.can("recruit", "Orbital Foundry")


@pytest.mark.rule("versus.anatomy.version")
def test_versions_tell_characters_of_one_name_apart():
    dooms = [c for c in CHARACTERS if c.title == "Dr. Doom"]
    assert len(dooms) == 3
    assert len({c.identity for c in dooms}) == 3
    assert all(c.version for c in CHARACTERS)
    assert len({c.identity for c in CHARACTERS}) == len(CHARACTERS)
    assert not any(c.version for c in POOL if c.kind != "character")


@pytest.mark.rule("versus.anatomy.team")
@pytest.mark.parametrize(
    ("pair", "share"),
    [
        (["Street Informant", "Masked Drifter"], False),  # no team at all
        (["Bishop", "Colossus"], True),  # X-Men
        (["Bishop", "Sentinel Siege-Frame"], False),  # X-Men and Sentinel
        (["Bishop", "Masked Drifter"], False),  # X-Men and no team
    ],
)
def test_two_characters_share_a_printed_team_or_none(pair, share):
    t = table(front=pair)
    assert shared_team(t.s, t.card(pair[0]), t.card(pair[1])) == share


@pytest.mark.rule("versus.anatomy.team")
def test_only_characters_belong_to_a_team():
    assert not any(c.teams for c in POOL if c.kind != "character")
    assert {team for c in CHARACTERS for team in c.teams} == {"sentinel", "x-men", "brotherhood", "doom"}


@pytest.mark.rule("versus.anatomy.flight_icon", "versus.anatomy.range_icon")
@pytest.mark.parametrize(
    ("code", "has", "icons"),
    [
        ("Sentinel Carrier-Frame", FLIGHT, ["flight"]),
        ("Sentinel Tracker-Frame", RANGE, ["range"]),
        ("Sentinel Mark II", FLIGHT | RANGE, ["flight", "range"]),
        ("Sentinel Siege-Frame", 0, []),
    ],
)
def test_icons_give_flight_and_range(code, has, icons):
    t = table(front=[code])
    assert keywords(t.s, t.card(code)) == has
    assert t.card(code).printed.face.icons == icons


@pytest.mark.rule("versus.anatomy.atk", "versus.anatomy.def")
def test_a_character_has_its_printed_atk_and_def():
    t = table(front=["Sentinel Mark II"])
    assert atk(t.s, t.card("Sentinel Mark II")) == 4
    assert defense(t.s, t.card("Sentinel Mark II")) == 3
    assert [(stat.icon, stat.value) for stat in t.card("Sentinel Mark II").printed.face.stats] == [
        ("atk", 4),
        ("def", 3),
    ]


@pytest.mark.rule("versus.anatomy.threshold_cost")
@pytest.mark.parametrize("printed", [c for c in POOL if c.kind in ("plot-twist", "location")], ids=lambda c: c.code)
def test_plot_twists_and_locations_have_a_threshold_instead(printed):
    gem = printed.face.gem
    assert gem is not None
    assert (gem.icon, gem.value) == ("threshold", printed.cost)
    assert not printed.recruitable


@pytest.mark.rule("versus.anatomy.ongoing_icon")
def test_the_ongoing_icon_marks_plot_twists_with_an_ongoing_part():
    marked = {called(c) for c in POOL if "ongoing" in c.face.icons}
    assert marked == {"Registration Order", "Danger Drill", "Mutant Supremacy", "Iron Decree"}
    assert marked == {called(c) for c in TWISTS if any(line.id == "versus-text-ongoing" for line in c.face.text)}


class WithFlavor(Print):
    """A prepared card with flavor text."""

    __slots__ = ("flavor",)


@pytest.mark.rule("versus.anatomy.flavor_text")
def test_flavor_text_changes_nothing():
    spoken = WithFlavor("VS-950", "Siege-Frame", "character", 4, version="Army", atk=7, defense=6, team="sentinel")
    spoken.flavor = "Draw a card. Ongoing: you win the game."
    silent = Print("VS-951", "Siege-Frame", "character", 4, version="Army", atk=7, defense=6, team="sentinel")
    told = []
    for printed in (spoken, silent):
        t = table(
            front=["Sentinel Siege-Frame"], foe_front=["Sentinel Mark II"], foe_support=["Sentinel Bulwark-Frame"]
        )
        t.card("Sentinel Siege-Frame").printed = printed
        t.do("attack", "Siege-Frame")
        t.resolve_all()
        t.conclude()
        assert t.stunned("foe Sentinel Mark II")
        told.append(([(line.what, line.rule) for line in t.match.log], t.endurance(0), t.endurance(1), printed.text()))
    assert told[0] == told[1]
    assert not any("flavor" in field for field in (*fields_of(Print), *Face.__struct_fields__))


@pytest.mark.rule("versus.anatomy.collector_number")
def test_a_collector_number_is_a_set_and_a_number():
    assert read_collector_number("DJL-022") == ("DJL", 22)
    assert named("Wild Sentinel").collector_number == "VSH-001"
    assert read_collector_number("VSH-001") == ("VSH", 1)
    assert [read_collector_number(c.collector_number) for c in POOL] == [("VSH", n) for n in range(1, 107)]
    assert {c.face.set for c in POOL} == {"VSH"}


@pytest.mark.rule("versus.anatomy.collector_number")
@pytest.mark.parametrize("written", ["Wild Sentinel", "VSH001", "VSH-", "V5H-001", ""])
def test_nothing_else_is_a_collector_number(written):
    with pytest.raises(Refused):
        read_collector_number(written)


@pytest.mark.rule("versus.anatomy.rarity_colour")
def test_white_is_common_silver_uncommon_gold_rare():
    assert [rarity_of(colour) for colour in ("white", "silver", "gold")] == ["common", "uncommon", "rare"]
    with pytest.raises(Refused):
        rarity_of("red")
    assert {c.rarity for c in POOL} == {"common"}
    assert Print("VS-952", "Prepared", "location", 1, colour="gold").rarity == "rare"


@pytest.mark.rule("versus.anatomy.recruit_cost")
@pytest.mark.parametrize(("card", "cost"), [("Sentinel Siege-Frame", 4), ("War Wagon", 3)])
def test_recruiting_takes_the_printed_number_of_points_and_no_fewer(card, cost):
    assert named(card).face.gem == Stat("cost", cost)
    for points, left in ((5, 5 - cost), (cost, 0), (cost - 1, None)):
        t = table(stage="recruit", hand=[card], row=["Wild Sentinel"] * points, front=["Nimrod"])
        if left is None:
            assert not t.can("recruit", card)
            assert t.why_not("recruit", card) == ["versus.recruit.points"]
        else:
            t.do("recruit", card)
            assert t.points() == left


@pytest.mark.rule("versus.anatomy.version")
def test_two_versions_of_a_name_are_told_apart_by_their_version_line():
    tyrant, regent = named("Dr. Doom, Armored Tyrant"), named("Dr. Doom, Sorcerer Regent")
    assert tyrant.title == regent.title
    assert tyrant is not regent
    assert tyrant.identity != regent.identity
    said = [Language.load("en").text(card.told) for card in (tyrant, regent, named("Toad"))]
    assert said == ["Dr. Doom (Armored Tyrant)", "Dr. Doom (Sorcerer Regent)", "Toad"]
    assert [Language.load("en").text(card.face.subname) for card in (tyrant, regent)] == [
        "Armored Tyrant",
        "Sorcerer Regent",
    ]


@pytest.mark.parametrize("printed", POOL, ids=lambda c: c.code)
def test_only_what_a_card_has_is_marked_as_designed_for_this_project(printed):
    has = {"name", "cost", "text"} | ({"version", "stats", "icons", "team"} if printed.kind == "character" else set())
    assert set(printed.house) <= has
