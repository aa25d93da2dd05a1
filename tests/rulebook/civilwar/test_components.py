"""Komponenty, tryby, zakazane Lokacje, kompatybilność: what is in the box, and which games it allows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebound.games.civilwar import cards
from rulebound.games.civilwar.setup import BANNED
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Refused
from tests.civilwar_table import Table, new_game, table

MODES = ("clash", "registration")
OWN = [tile.code for tile in cards.OWN_LOCATIONS]


def by_lot(mode: str, answers: int) -> Iterator[Table]:
    """A game in which everybody answers by lot, looked at after each answer."""
    t, dice = new_game(3, mode=mode), Chance(3)
    for _ in range(answers):
        seat = dice.pick(sorted(t.match.choices))
        t.match.answer(seat, dice.below(len(t.match.choices[seat].options)))
        yield t


def cards_of(t: Table, back: str) -> list[str]:
    return [card.printed.code for card in t.s.cards if card.printed.back == back]


@pytest.mark.rule("civilwar.components.hero_cards")
def test_the_box_has_eight_heroes_with_twelve_cards_each():
    names = [sheet.name.plain for sheet in cards.OWN_HEROES]
    assert sorted(names) == [
        "Captain America", "Goliath", "Iron Man", "Kate Bishop", "Spectrum", "Tigra", "Wonder Man", "Yellowjacket",
    ]  # fmt: skip
    assert [len(sheet.cards) for sheet in cards.OWN_HEROES] == [12] * 8
    assert len({card.code for sheet in cards.OWN_HEROES for card in sheet.cards}) == 96


@pytest.mark.rule("civilwar.components.equipment")
def test_there_are_nine_pieces_of_equipment_one_for_each_hero_and_a_universal_one():
    assert len({card.code for card in cards.EQUIPMENT}) == 9
    assert sorted(card.hero for card in cards.EQUIPMENT) == sorted(["", *(sheet.code for sheet in cards.OWN_HEROES)])


@pytest.mark.rule("civilwar.components.locations")
@pytest.mark.parametrize("mode", MODES)
def test_both_modes_are_played_with_the_six_locations_of_the_box(mode):
    assert len(OWN) == 6
    for t in (new_game(mode=mode), new_game(mode=mode, locations=OWN)):
        assert sorted(place.tile.code for place in t.s.ring) == sorted(OWN)


@pytest.mark.rule("civilwar.components.population_cards")
@pytest.mark.parametrize("mode", MODES)
def test_the_population_deck_of_both_modes_is_made_of_all_twelve_cards(mode):
    t = new_game(mode=mode)
    deck = [card.printed.code for card in (*t.s.population.cards, *t.s.population_discard.cards)]
    assert sorted(deck) == [f"population_{number:02}" for number in range(1, 13)]


@pytest.mark.rule("civilwar.components.control_tokens")
@pytest.mark.parametrize("mode", MODES)
def test_each_location_has_one_control_token_at_all_times(mode):
    for t in by_lot(mode, 60):
        tokens = [[mark for mark in place.marks if mark in ("blue", "red")] for place in t.shown("ring").places]
        assert [len(shown) for shown in tokens] == [1] * 6


@pytest.mark.rule("civilwar.components.bases")
@pytest.mark.parametrize("mode", MODES)
def test_there_are_three_bases_of_each_colour(mode):
    t = new_game(mode=mode, teams="3x3")
    colours = [t.shown(f"hero-{number}").marks[0] for number in range(6)]
    assert sorted(colours) == ["blue"] * 3 + ["red"] * 3
    four = ["captain_america", "kate_bishop", "spectrum", "goliath"]
    with pytest.raises(Refused, match="civilwar-refused-heroes"):
        new_game(mode=mode, teams="3x3", blue=four)


@pytest.mark.rule("civilwar.components.shield_tokens")
def test_nine_shields_are_enough_for_the_largest_game():
    t = new_game(mode="registration", teams="3x3")
    assert sum(hero.shields for hero in t.s.heroes) == 9
    assert all(hero.active_shields == hero.shields for hero in t.s.heroes)


@pytest.mark.rule("civilwar.components.mode_parts")
def test_events_trackers_and_the_summary_card_belong_to_clash_alone():
    t = new_game(mode="clash")
    assert (len(cards_of(t, "event")), len(t.s.event_deck), len(t.s.event_box)) == (6, 5, 1)
    trackers = [counter.id for counter in t.shown("track").counters if counter.id.startswith("score-")]
    assert trackers == ["score-blue", "score-red"]
    t.until("play")
    assert ["summary" in t.marks(hero.sheet.code) for hero in t.s.heroes].count(True) == 1
    other = new_game(mode="registration").until("play")
    assert cards_of(other, "event") == []
    assert "track" not in [area.id for area in other.game.areas(other.s, None)]
    assert not any("summary" in other.marks(hero.sheet.code) for hero in other.s.heroes)


@pytest.mark.rule("civilwar.components.registration_parts")
def test_missions_cells_and_danger_belong_to_registration_alone():
    t = new_game(mode="registration")
    assert [len(set(cards_of(t, back))) for back in ("mission", "cell")] == [6, 6]
    assert sorted(card.printed.back for card in t.s.removed.cards if card.printed.back != "hero") == ["cell", "mission"]
    for look in by_lot("registration", 80):
        supply = next(c.value for c in look.shown("prison").counters if c.id == "danger-supply")
        on_board = sum(place.all_danger for place in look.s.ring) + sum(hero.danger for hero in look.s.heroes)
        assert supply >= 0
        assert supply + on_board == 6
    clash = new_game(mode="clash")
    assert cards_of(clash, "mission") == cards_of(clash, "cell") == []
    assert "prison" not in [area.id for area in clash.game.areas(clash.s, None)]


@pytest.mark.rule("civilwar.modes.two_modes")
def test_there_is_no_other_mode():
    for mode in MODES:
        assert new_game(mode=mode).s.mode == mode
    with pytest.raises(Refused):
        new_game(mode="campaign")


@pytest.mark.rule("civilwar.modes.no_villain")
@pytest.mark.parametrize("mode", MODES)
def test_only_heroes_take_turns_and_there_is_no_card_of_a_villain(mode):
    t = list(by_lot(mode, 80))[-1]
    known = {"hero", "equipment", "population", "event", "mission", "cell"}
    assert {card.printed.back for card in t.s.cards} <= known
    heroes = {hero.sheet.code for hero in t.s.heroes}
    assert len(t.turns) > 4
    assert set(t.turns) == heroes
    assert all(turn.key in {hero.key for hero in t.s.heroes} for turn in t.shown("turn").places if turn.key)


@pytest.mark.rule("civilwar.modes.two_teams")
@pytest.mark.parametrize("mode", MODES)
def test_every_hero_belongs_to_one_of_two_teams(mode):
    t = new_game(mode=mode)
    of = {code: [mark for mark in t.marks(code) if mark in ("blue", "red")] for code in ("kate_bishop", "tigra")}
    assert of == {"kate_bishop": ["blue"], "tigra": ["red"]}
    assert sorted(player.side for player in t.s.players) == [0, 1]


@pytest.mark.rule("civilwar.modes.team_size")
def test_teams_have_two_or_three_heroes_each():
    sizes = {teams: [len(team.heroes) for team in new_game(teams=teams).s.teams] for teams in ("2x2", "3x3")}
    assert sizes == {"2x2": [2, 2], "3x3": [3, 3]}


@pytest.mark.rule("civilwar.modes.team_size")
@pytest.mark.parametrize(
    "wrong",
    [
        {"teams": "1x1"},
        {"teams": "2x3"},
        {"teams": "4x4"},
        {"blue": ["goliath"]},
        {"red": ["tigra", "iron_man", "wonder_man"]},
        {"teams": "3x3", "blue": ["goliath", "spectrum"]},
    ],
)
def test_other_sizes_are_refused(wrong):
    with pytest.raises(Refused):
        new_game(**wrong)


@pytest.mark.rule("civilwar.modes.team_size")
@pytest.mark.parametrize(("teams", "most"), [("2x2", 2), ("3x3", 3)])
@pytest.mark.parametrize("colour", ["blue", "red"])
def test_a_team_is_played_by_one_person_up_to_one_for_each_hero(teams, most, colour):
    for people in range(1, most + 1):
        t = new_game(teams=teams, **{f"{colour}_players": people})
        heroes = t.s.of_side(0 if colour == "blue" else 1)
        assert len({hero.seat for hero in heroes}) == people
    for people in (0, most + 1):
        with pytest.raises(Refused, match="civilwar-refused-players"):
            new_game(teams=teams, **{f"{colour}_players": people})


@pytest.mark.rule("civilwar.banned.rule", "civilwar.setup.location_choice")
@pytest.mark.parametrize("mode", MODES)
def test_a_banned_location_is_refused_by_its_name(mode):
    with pytest.raises(Refused, match="civilwar-refused-banned") as refused:
        new_game(mode=mode, locations=[*OWN[:5], "stark_labs"])
    assert refused.value.text.args["place"] == "Stark Labs"


@pytest.mark.rule("civilwar.banned.list")
def test_fourteen_locations_and_the_six_of_thanos_are_banned():
    named = [name for code, name in BANNED.items() if not code.startswith("thanos")]
    assert named == [
        "S.H.I.E.L.D. Headquarters", "Stark Labs", "Great Mound", "Hala", "Mojoverse", "Hellfire Club Building",
        "The Danger Room", "Morlock Tunnels", "Statue of Liberty", "Dark Beast Laboratory",
        "The Core (Seattle Slave Camp)", "Camp Hammond", "Harvester of Sorrow", "Monster Isle",
    ]  # fmt: skip
    assert len(BANNED) == 14 + 6


@pytest.mark.rule("civilwar.banned.list")
@pytest.mark.parametrize("mode", MODES)
def test_each_of_them_is_refused_and_none_of_them_is_offered(mode):
    for code in BANNED:
        with pytest.raises(Refused, match="civilwar-refused-banned"):
            new_game(mode=mode, locations=[code, *OWN[:5]])
    assert not set(BANNED) & set(cards.LOCATIONS)


@pytest.mark.rule("civilwar.compatibility.no_other_variant")
@pytest.mark.parametrize("mode", MODES)
def test_no_other_variant_goes_with_these_modes(mode):
    with pytest.raises(Refused, match="civilwar-refused-variant"):
        new_game(mode=mode, variant="takeover")
    with pytest.raises(Refused):
        new_game(mode=["clash", "registration"])


@pytest.mark.rule("civilwar.compatibility.no_companions")
@pytest.mark.parametrize("mode", MODES)
def test_companion_cards_are_refused(mode):
    with pytest.raises(Refused, match="civilwar-refused-companions"):
        new_game(mode=mode, companions=["lockjaw"])


@pytest.mark.rule("civilwar.compatibility.mix_content")
@pytest.mark.parametrize("mode", MODES)
def test_heroes_and_locations_of_other_sets_play_along(mode):
    places = ["helicarrier", "times_square", "nypd_hq", "sokovia", "the_raft", "central_park"]
    t = new_game(mode=mode, blue=["goliath", "base_wasp"], locations=places, universal_equipment=False)
    assert t.hero("base_wasp").gear.cards == []
    assert sorted(place.tile.code for place in t.s.ring) == sorted(places)


@pytest.mark.rule("civilwar.compatibility.mix_content")
def test_a_hero_of_another_set_fights_like_any_other():
    t = table("base_falcon", hands={"base_falcon": ["10"]}, red=["base_falcon", "tigra"], at={"base_falcon": 3})
    t.play("10")
    t.act("special", "base_falcon_10", "go/l0", "strike/captain_america")
    assert (t.where("base_falcon"), t.shields("captain_america")) == (0, 0)
