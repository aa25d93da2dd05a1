"""Przygotowanie do gry: the table of both modes, what belongs to Clash of Heroes, and balancing."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from rulebound.games.civilwar import GAME, cards
from rulebound.games.civilwar.population import draw_population
from rulebound.games.civilwar.setup import Setup, setup_options
from rulebound.i18n import Language
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from tests.civilwar_table import Table, codes, new_game, table, with_special

MODES = ("clash", "registration")
OWN = [tile.code for tile in cards.OWN_LOCATIONS]
OTHERS = ["avengers_mansion", "helicarrier", "times_square", "nypd_hq", "avengers_tower", "central_park"]


def ring(t: Table) -> list[str]:
    return [place.tile.code for place in t.s.ring]


def cards_with(t: Table, code: str) -> list[str]:
    """The hero's hand and deck, in order of their numbers."""
    return sorted([*t.hand(code), *t.deck(code)])


# --- both modes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.setup.board_side")
def test_the_side_of_the_board_is_that_of_the_mode():
    clash, registration = new_game(mode="clash"), new_game(mode="registration")
    sides = [
        [area.id for area in t.game.areas(t.s, None) if area.id in ("track", "prison")] for t in (clash, registration)
    ]
    assert sides == [["track"], ["prison"]]
    assert [counter.id for counter in clash.shown("track").counters][:2] == ["score-blue", "score-red"]
    assert [place.key for place in registration.shown("prison").places] == ["cell-a", "cell-b", "cell-c"]


@pytest.mark.rule("civilwar.setup.shuffle_locations")
@pytest.mark.parametrize("mode", MODES)
def test_the_locations_are_laid_round_the_board_by_lot(mode):
    orders = [ring(new_game(seed, mode=mode)) for seed in range(12)]
    assert len({tuple(order) for order in orders}) > 8
    assert orders == [ring(new_game(seed, mode=mode)) for seed in range(12)]
    assert all(sorted(order) == sorted(OWN) for order in orders)


@pytest.mark.rule("civilwar.setup.location_tokens")
@pytest.mark.parametrize("mode", MODES)
def test_each_location_gets_the_tokens_of_its_slots(mode):
    t = table(mode=mode)
    assert [t.folk(position) for position in range(6)] == ["C", "CT", "TT", "CT", "T", "CC"]
    assert [place.empty_slots for place in t.s.ring] == [2, 2, 2, 2, 2, 2]


@pytest.mark.rule("civilwar.setup.location_choice")
@pytest.mark.parametrize("mode", MODES)
def test_any_six_different_locations_may_be_used(mode):
    mixed = [*OWN[:3], *OTHERS[:3]]
    assert sorted(ring(new_game(mode=mode, locations=mixed))) == sorted(mixed)


@pytest.mark.rule("civilwar.setup.location_choice")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (OWN[:5], "civilwar-refused-locations"),
        ([*OWN, OTHERS[0]], "civilwar-refused-locations"),
        ([*OWN[:5], OWN[0]], "civilwar-refused-locations"),
        ([*OWN[:5], "atlantis"], "civilwar-refused-location"),
        ([*OWN[:5], "hala"], "civilwar-refused-banned"),
    ],
)
def test_five_seven_twice_the_same_unknown_or_banned_locations_are_refused(wrong, why):
    with pytest.raises(Refused) as refused:
        new_game(locations=wrong)
    assert refused.value.text.id == why


@pytest.mark.rule("civilwar.setup.bases")
@pytest.mark.parametrize("mode", MODES)
def test_each_figure_shows_the_colour_of_its_team(mode):
    t = new_game(mode=mode, teams="3x3")
    colours = {hero.sheet.code: t.marks(hero.sheet.code)[0] for hero in t.s.heroes}
    assert colours == {
        "captain_america": "blue", "kate_bishop": "blue", "spectrum": "blue",
        "iron_man": "red", "tigra": "red", "wonder_man": "red",
    }  # fmt: skip


@pytest.mark.rule("civilwar.setup.start_locations")
@pytest.mark.parametrize("mode", MODES)
def test_the_teams_start_at_the_arrows_of_their_colours(mode):
    t = new_game(mode=mode, teams="3x3")
    assert [t.where(code) for code in ("captain_america", "kate_bishop", "spectrum")] == [0, 0, 0]
    assert [t.where(code) for code in ("iron_man", "tigra", "wonder_man")] == [3, 3, 3]
    arrows = [[mark for mark in place.marks if mark.endswith("arrow")] for place in t.shown("ring").places]
    assert arrows == [["blue-arrow"], [], [], ["red-arrow"], [], []]


@pytest.mark.rule("civilwar.setup.control_blue", "civilwar.setup.control_place")
@pytest.mark.parametrize("mode", MODES)
def test_blue_controls_its_start_and_both_neighbours_of_the_red_one(mode):
    t = new_game(mode=mode)
    assert [t.controls(position) for position in range(6)] == ["blue", "red", "blue", "red", "blue", "red"]


@pytest.mark.rule("civilwar.setup.control_place")
@pytest.mark.parametrize("mode", MODES)
def test_where_a_threat_would_be_a_control_token_lies(mode):
    t = new_game(mode=mode)
    places = t.shown("ring").places
    assert all(len([mark for mark in place.marks if mark in ("blue", "red")]) == 1 for place in places)
    assert all(not place.cards for place in places)
    assert "threat" not in {card.printed.back for card in t.s.cards}


@pytest.mark.rule("civilwar.setup.remove_double_wild")
@pytest.mark.parametrize("mode", MODES)
def test_the_double_wild_card_leaves_the_game(mode):
    t = new_game(mode=mode, teams="3x3")
    for hero in t.s.heroes:
        code = hero.sheet.code
        assert cards_with(t, code) == [f"{code}_{number:02}" for number in range(1, 13) if number != 9]
        double = t.card(f"{code}_09")
        assert double.printed.is_double_wild
        assert not double.place.in_game


@pytest.mark.rule("civilwar.setup.remove_double_wild")
def test_of_two_double_wild_cards_only_one_leaves(monkeypatch):
    monkeypatch.setitem(cards.HEROES, "tigra", with_special("tigra", letters="WW")["tigra"])
    t = new_game()
    held = [t.card(code).printed for code in cards_with(t, "tigra")]
    assert (len(held), sum(card.is_double_wild for card in held)) == (11, 1)


@pytest.mark.rule("civilwar.setup.remove_without_equipment", "civilwar.setup.universal_equipment")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("answer", ["equip", "decline"])
def test_it_leaves_the_game_with_and_without_equipment(mode, answer):
    t = new_game(mode=mode, blue=["base_wasp", "kate_bishop"]).answer("equip", answer, seat=0)
    assert codes(t.hero("base_wasp").gear) == (["field_kit"] if answer == "equip" else [])
    t.until("next-hero")
    assert len(cards_with(t, "base_wasp")) == 11
    assert "base_wasp_09" not in cards_with(t, "base_wasp")


@pytest.mark.rule("civilwar.setup.opening_hand")
@pytest.mark.parametrize("mode", MODES)
def test_each_hero_draws_three_of_a_shuffled_deck(mode):
    hands = []
    for seed in range(8):
        t = new_game(seed, mode=mode)
        assert [(len(hero.hand), len(hero.deck)) for hero in t.s.heroes] == [(3, 8)] * 4
        hands.append([t.hand(hero.sheet.code) for hero in t.s.heroes])
    for number in range(4):
        assert len({tuple(hand[number]) for hand in hands}) > 4
    assert hands[3] == [codes(hero.hand) for hero in new_game(3, mode=mode).s.heroes]


@pytest.mark.rule("civilwar.setup.opening_hand")
def test_only_the_player_of_a_hero_sees_its_hand_and_nobody_a_deck():
    t = new_game(teams="3x3", blue_players=3, red_players=3)
    for hero in t.s.heroes:
        seers = [seat for seat in (None, *range(6)) if any(card.face for card in t.seen(seat, "hand", of=hero.seat))]
        assert seers == [hero.seat]
        assert all(card.known == 0 for card in hero.deck.cards)


@pytest.mark.rule("civilwar.setup.own_equipment")
@pytest.mark.parametrize("mode", MODES)
def test_a_hero_with_own_equipment_has_it_uncharged(mode):
    t = new_game(mode=mode, teams="3x3", blue=["captain_america", "base_wasp", "goliath"], universal_equipment=False)
    gear = {hero.sheet.code: codes(hero.gear) for hero in t.s.heroes}
    assert gear == {
        "captain_america": ["vibranium_shield"], "base_wasp": [], "goliath": ["pym_reservoir"],
        "iron_man": ["extremis_armor"], "tigra": ["cat_amulet"], "wonder_man": ["ionic_belt"],
    }  # fmt: skip
    assert [t.hero(code).charges for code in ("captain_america", "iron_man")] == [[False, False]] * 2
    assert "equip" not in t.prompts()


@pytest.mark.rule("civilwar.setup.universal_equipment")
@pytest.mark.parametrize("mode", MODES)
def test_the_universal_equipment_is_offered_to_whoever_has_none_while_it_is_there(mode):
    heroes = {"blue": ["captain_america", "base_wasp"], "red": ["base_falcon", "base_iron_man"]}
    t = new_game(mode=mode, **heroes, red_players=2)
    t.answer("equip", "decline", seat=1).answer("equip", "decline", seat=0).answer("equip", "equip", seat=2)
    assert [codes(hero.gear) for hero in t.s.heroes] == [["vibranium_shield"], [], [], ["field_kit"]]
    assert t.hero("base_iron_man").charges == [False, False]
    first = new_game(mode=mode, **heroes).answer("equip", "equip", seat=1)
    assert first.prompts().count("equip") == 1
    assert codes(first.hero("base_falcon").gear) == ["field_kit"]


@pytest.mark.rule("civilwar.setup.universal_equipment")
def test_nobody_is_asked_where_all_have_equipment_of_their_own():
    assert "equip" not in new_game().prompts()


@pytest.mark.rule("civilwar.setup.population_arrows", "civilwar.population.add_tokens")
@pytest.mark.parametrize(
    ("number", "after"),
    [
        (1, ["C", "T", "", "C", "T", ""]),
        (2, ["", "C", "T", "", "C", "T"]),
        (3, ["T", "", "C", "T", "", "C"]),
        (6, ["CC", "", "", "CC", "", ""]),
        (7, ["", "TT", "", "", "TT", ""]),
        (12, ["", "", "CT", "", "", "CT"]),
    ],
)
def test_a_population_card_counts_clockwise_from_both_arrows(number, after):
    t = table(step="act", folk=dict.fromkeys(range(6), ""), population=[number])
    t.run(draw_population(t.s))
    assert [t.folk(position) for position in range(6)] == after


@pytest.mark.rule("civilwar.setup.population")
@pytest.mark.parametrize("mode", MODES)
def test_one_population_card_is_drawn_and_resolved_at_setup(mode):
    firsts = set()
    for seed in range(8):
        t = new_game(seed, mode=mode)
        assert (len(t.s.population), len(t.s.population_discard)) == (11, 1)
        assert t.course("population", "mission", "turn")[0] == "population"
        firsts |= set(codes(t.s.population_discard))
    assert len(firsts) > 3


@pytest.mark.rule("civilwar.setup.population")
def test_those_of_the_first_card_join_those_of_the_slots():
    t = new_game(4)
    comes = [""] * 6
    for kind, n, k in t.s.population_discard.cards[0].printed.entries:
        for arrow in (0, 3):
            comes[(arrow + k) % 6] += kind * n
    after = ["".join(sorted(place.tile.slots.strip("-") + more)) for place, more in zip(t.s.ring, comes, strict=True)]
    assert [t.folk(position) for position in range(6)] == after


def test_what_a_person_may_choose_before_a_game_can_be_played():
    options = {option.id: option for option in setup_options()}
    assert [option.id for option in options.values() if option.many] == ["blue", "red", "locations"]
    assert {name: option.default for name, option in options.items()}.items() <= asdict(Setup()).items()
    assert options["auction"].values == [False, True]
    assert options["blue_players"].values == options["red_players"].values == [1, 2, 3]
    assert (options["bid"].values[0], options["bid"].values[1], options["bid"].values[-1]) == (0, 10, 20)
    for name in ("mode", "teams", "bid", "auction", "balance", "starting_team", "universal_equipment"):
        for value in options[name].values:
            mode = {} if name in ("mode", "balance", "starting_team") else {"mode": "registration"}
            assert new_game(**{name: value}, **mode).match.choices
    assert sorted(options["locations"].values) == sorted([*OWN, *OTHERS])
    assert sorted(options["blue"].values) == sorted(options["red"].values) == sorted(cards.HEROES)
    assert sorted(options["locations"].values[:6]) == sorted(new_game().s.tiles), "those of the box come first"


def test_what_belongs_to_one_way_to_play_is_not_asked_in_another():
    def asked(**said: object) -> set[str]:
        said = {option.id: option.default for option in setup_options()} | said
        return {one.id for one in setup_options() if all(said[other] in values for other, values in one.only.items())}

    always = {"mode", "teams", "blue_players", "red_players", "universal_equipment"}
    parts = {"blue", "red", "locations"}
    assert asked() == always | parts | {"balance", "starting_team"}
    assert asked(mode="registration") == always | parts | {"auction", "bid"}
    assert asked(mode="registration", auction=True) == always | parts | {"auction"}
    assert asked(mode="tournament", auction=False) == always


@pytest.mark.parametrize(("teams", "size"), [("2x2", 2), ("3x3", 3)])
@pytest.mark.parametrize("taken", [[], ["yellowjacket", "goliath", "tigra"]])
def test_the_heroes_offered_first_are_those_who_play_if_nobody_says_otherwise(teams, size, taken):
    options = {option.id: option for option in setup_options()}
    blue = taken[:size]
    s = Match(GAME, {"teams": teams, "blue": blue}, seed=1).state
    fit = [code for code in options["red"].values if code not in blue]
    assert [hero.sheet.code for hero in s.of_side(s.red)] == fit[:size]
    assert [hero.sheet.code for hero in s.of_side(s.blue)] == (blue or options["blue"].values[:size])


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_the_number_that_is_declared_if_nobody_says_otherwise_is_told(language):
    numbers = [new_game(mode="registration", teams=teams).s.limit for teams in ("2x2", "3x3")]
    usual = Language.load(language).text(Text("civilwar-option-bid-0"))
    assert usual.split(",")[0] == str(numbers[0])
    assert len(set(numbers)) == 1


# --- Clash of Heroes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.setup_clash.trackers_zero")
def test_both_trackers_start_on_zero():
    counters = {counter.id: counter.value for counter in new_game().shown("track").counters}
    assert (counters["score-blue"], counters["score-red"]) == (0, 0)


@pytest.mark.rule("civilwar.setup_clash.choose_heroes")
def test_each_team_chooses_its_own_heroes():
    t = new_game(blue=["goliath", "tigra"], red=["captain_america", "yellowjacket"])
    assert [hero.sheet.code for hero in t.s.of_side(t.s.blue)] == ["goliath", "tigra"]
    assert [hero.sheet.code for hero in t.s.of_side(t.s.red)] == ["captain_america", "yellowjacket"]


@pytest.mark.rule("civilwar.setup_clash.choose_heroes")
@pytest.mark.parametrize(("colour", "wrong", "why"), [
    ("blue", ["goliath"], "civilwar-refused-heroes"),
    ("red", ["tigra"], "civilwar-refused-heroes"),
    ("blue", ["goliath", "spectrum", "kate_bishop"], "civilwar-refused-heroes"),
    ("blue", ["goliath", "goliath"], "civilwar-refused-hero-twice"),
    ("red", ["goliath", "galactus"], "civilwar-refused-hero"),
])  # fmt: skip
def test_too_few_too_many_or_the_same_hero_twice_are_refused(colour, wrong, why):
    with pytest.raises(Refused) as refused:
        new_game(**{colour: wrong})
    assert refused.value.text.id == why


@pytest.mark.rule("civilwar.setup_clash.choose_heroes")
def test_a_hero_of_the_other_team_is_taken():
    with pytest.raises(Refused, match="civilwar-refused-hero-twice"):
        new_game(blue=["goliath", "tigra"], red=["tigra", "iron_man"])


@pytest.mark.rule("civilwar.setup_clash.choose_heroes")
def test_a_team_that_names_nobody_takes_heroes_whom_the_other_has_left():
    t = new_game(red=["captain_america", "kate_bishop"])
    assert [hero.sheet.code for hero in t.s.of_side(t.s.blue)] == ["spectrum", "goliath"]


@pytest.mark.rule("civilwar.setup_clash.one_shield")
def test_each_hero_of_a_clash_has_one_active_shield():
    t = new_game(teams="3x3")
    assert [(hero.shields, hero.active_shields) for hero in t.s.heroes] == [(1, 1)] * 6


@pytest.mark.rule("civilwar.setup_clash.event_remove_one")
def test_one_event_is_removed_unseen_and_five_lie_face_down():
    removed = set()
    for seed in range(12):
        t = new_game(seed)
        assert len(t.s.event_deck) == 5
        assert all(card.known == 0 for card in (*t.s.event_deck.cards, *t.s.event_box.cards))
        removed |= set(codes(t.s.event_box))
        assert not t.s.event_box.place.in_game
    assert len(removed) > 3


@pytest.mark.rule("civilwar.setup_clash.no_event_at_start")
def test_no_event_is_active_in_the_first_round():
    t = new_game().until("act")
    assert (t.s.round, codes(t.s.event), codes(t.s.event_discard)) == (1, [], [])


@pytest.mark.rule("civilwar.setup_clash.starting_team")
@pytest.mark.parametrize(("colour", "seat"), [("blue", 0), ("red", 1)])
def test_the_team_that_is_named_starts(colour, seat):
    for number in range(4):
        t = new_game(number, starting_team=colour)
        assert (t.prompt, t.choice.seat) == ("next-hero", seat)


@pytest.mark.rule("civilwar.setup_clash.starting_team")
def test_where_none_is_named_the_lot_decides():
    seats = [new_game(seed).choice.seat for seed in range(12)]
    assert set(seats) == {0, 1}
    assert seats == [new_game(seed).choice.seat for seed in range(12)]


@pytest.mark.rule("civilwar.setup_clash.starting_hero", "civilwar.setup_clash.summary_card")
@pytest.mark.parametrize("first", ["iron_man", "tigra", "wonder_man"])
def test_the_starting_team_names_its_first_hero_who_takes_the_summary_card(first):
    t = new_game(teams="3x3", starting_team="red")
    assert t.options() == ["next-hero:iron_man", "next-hero:tigra", "next-hero:wonder_man"]
    t.answer("next-hero", first)
    assert t.active == first
    assert [hero.sheet.code for hero in t.s.heroes if "summary" in t.marks(hero.sheet.code)] == [first]


@pytest.mark.rule("civilwar.balance.keep_double_wild")
@pytest.mark.parametrize(("colour", "blue", "red"), [("", 11, 11), ("blue", 12, 11), ("red", 11, 12)])
def test_the_less_experienced_team_may_keep_its_double_wild_cards(colour, blue, red):
    t = new_game(balance=colour)
    held = {code: cards_with(t, code) for code in ("captain_america", "kate_bishop", "iron_man", "tigra")}
    assert [len(cards) for cards in held.values()] == [blue, blue, red, red]
    assert [f"{code}_09" in cards for code, cards in held.items()] == [blue == 12, blue == 12, red == 12, red == 12]
