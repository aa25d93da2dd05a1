"""Positions that explain the rules of Civil War: the rulebook's examples, and one or more for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from rulebound.games.civilwar.positions.laying import BLUE, RED, lay_out
from rulebound.games.civilwar.setup import Setup, start
from rulebound.games.civilwar.state import REGISTRATION, TOURNAMENT, CivilState
from rulebound.kernel.chance import Chance
from rulebound.kernel.position import Position

RING: Final = ("times_square", "nypd_hq", "washington_dc", "avengers_mansion", "central_park", "helicarrier")
"""Team Blue starts in the first of them, Team Red in the fourth."""
ROOMY: Final = ("avengers_mansion", "the_raft", "garrett_castle", "avengers_tower", "bar_with_no_name", "sokovia")
"""No first card of the population is too many for them."""
NOBODY: Final = dict.fromkeys(range(6), "")
BLUE_PAIR: Final = ["captain_america", "kate_bishop"]
RED_PAIR: Final = ["iron_man", "tigra"]
PAIRS: Final = {"blue": BLUE_PAIR, "red": RED_PAIR}


def _shows(*rules: str) -> tuple[str, ...]:
    return tuple(f"civilwar.{rule}" for rule in rules)


def _from(active: str, **laid: Any) -> partial[CivilState]:
    return partial(lay_out, active, **{"ring": RING, "folk": NOBODY, "order": PAIRS} | laid)


def _new(**setup: Any) -> CivilState:
    return start(Setup(**setup), Chance(1))


def _before_setup() -> CivilState:
    return _new(blue=[*BLUE[:2]], red=[*RED[:2]], locations=[*ROOMY])


def _before_the_bid() -> CivilState:
    return _new(mode=REGISTRATION, auction=True, blue=[*BLUE[:2]], red=[*RED[:2]], locations=[*ROOMY])


def _before_the_tournament() -> CivilState:
    return _new(mode=TOURNAMENT)


POSITIONS: Final[Mapping[str, Position[CivilState]]] = {
    # Ważne terminy, Tarcze
    "enemies": Position(  # The first damage turns the Shield over, the second one costs a card.
        _shows("terms.attack_enemy", "terms.enemies", "shield.must_flip", "damage.card_to_bottom"),
        _from(
            "captain_america", at={"captain_america": 2, "iron_man": 2, "kate_bishop": 2},
            hands={"captain_america": ["04", "01"], "iron_man": ["01", "06"]},
        ),
        "play/captain_america_04", "act/attack:iron_man", "act/attack:iron_man", "p1>lose/iron_man_01",
    ),
    # Przygotowanie do gry
    "setting_up": Position(
        _shows("setup_clash.starting_hero", "setup.opening_hand", "setup_clash.one_shield", "setup.control_place"),
        _before_setup,
        "next-hero/kate_bishop",
    ),
    "bid": Position(
        _shows("bid.lower", "bid.first_must_bid", "bid.passer_red", "bid.bidder_blue"),
        _before_the_bid,
        "bid/bid:13", "bid/bid:11", "bid/pass",
    ),
    # Tura Bohatera
    "storyline": Position(  # Attack, attack from the card played now; heroic, heroic from the one before it.
        _shows("turn.previous_symbols", "turn.own_symbols", "turn.any_order", "storyline.previous_symbols_own"),
        _from(
            "captain_america", folk={**NOBODY, 0: "C", 1: "T"}, hands={"captain_america": ["03", "01"]},
            story={"blue": ["kate_bishop_06"], "red": ["iron_man_04"]},
        ),
        "play/captain_america_03", "act/rescue:l0c", "act/move:nypd_hq", "act/attack:l1t",
    ),
    "tokens": Position(
        _shows("token.spend", "token.keep", "action.wild"),
        _from(
            "spectrum", blue=["spectrum", "captain_america"], order={}, tokens={"spectrum": "AM"},
            folk={**NOBODY, 0: "T", 1: "C"}, hands={"spectrum": ["07", "01"]},
        ),
        "play/spectrum_07", "act/attack:l0t", "spend/spend-token", "act/move:nypd_hq", "spend/spend-token",
        "act/rescue:l1c",
    ),
    "equipment": Position(
        _shows("equipment.charge", "equipment.use", "equipment.keep"),
        _from(
            "captain_america", charges={"captain_america": 1}, shields={"captain_america": 0},
            at={"captain_america": 2, "tigra": 1}, hands={"captain_america": ["05", "01"], "tigra": ["01"]},
        ),
        "play/captain_america_05", "act/charge-heroic:vibranium_shield", "act/use:vibranium_shield",
        "ready/captain_america", "strike/tigra",
    ),
    # Plansza: Społeczna Aprobata, Populacja, Zatłoczenie
    "approval": Position(  # The book's example: two Heroic actions of Red in a Location that Blue controls.
        _shows("approval.flip_at_two", "approval.place", "approval.immediate_use", "location.eot_needs_control"),
        _from(
            "iron_man", at={"iron_man": 1}, control={1: "blue"}, folk={**NOBODY, 1: "T"},
            hands={"iron_man": ["07", "01"]},
        ),
        "play/iron_man_07", "act/approve:nypd_hq", "act/approve:nypd_hq", "end-of-turn/use-place",
        "defeat/l1t",
        example=True,
    ),
    "population": Position(  # The fourth point: a card of the population comes, and one place is full.
        _shows("population.one_per_space", "population.green_check", "board.overflow_once", "location.overflow_damage"),
        _from(
            "captain_america", at={"captain_america": 1}, score=(3, 1), population=[6],
            folk={**NOBODY, 0: "TTTT", 1: "C"}, control={0: "blue", 1: "red"}, hands={"captain_america": ["05", "01"]},
        ),
        "play/captain_america_05", "act/rescue:l1c", "p0>overflow/kate_bishop",
    ),
    # Obrażenia
    "knocked_out": Position(
        _shows("damage.ko", "scoring.ko", "scoring.ko_any_cause"),
        _from(
            "iron_man", at={"iron_man": 5, "kate_bishop": 5}, shields={"kate_bishop": 0},
            hands={"iron_man": ["04", "01"], "kate_bishop": ["01"]},
        ),
        "play/iron_man_04", "act/attack:kate_bishop",
    ),
    "standing_up": Position(
        _shows("damage.recovery", "shield.recover_on_stand", "damage.ko_ignored"),
        _from(
            "tigra", turn=2, ko=["captain_america"], shields={"captain_america": 0}, at={"tigra": 4},
            control={4: "blue"}, hands={"tigra": ["01", "02"]},
        ),
        "play/tigra_01", "act/end",
    ),
    # Pojedynek Bohaterów
    "initiative": Position(  # The book's drawing: Red has begun the first round, Blue takes the initiative.
        _shows("clash.initiative", "clash.reveal_event", "clash.round_four_turns", "clash.initiative_next_hero"),
        _from(
            "kate_bishop", turn=3, score=(0, 3), events=["resupply"], hands={"kate_bishop": ["01", "02"]},
            at={"kate_bishop": 4}, control={4: "red"}, shields={"captain_america": 0},
        ),
        "play/kate_bishop_01", "act/end",
        example=True,
    ),
    "three_heroes": Position(  # In a team of three another hero begins, even if the initiative stays.
        _shows("clash.other_starter_3x3", "clash.hero_order", "clash.alternate_turns"),
        _from(
            "kate_bishop", teams="3x3", seats="all", turn=3, score=(4, 2), events=["ceasefire"], control={4: "red"},
            at={"kate_bishop": 4}, hands={"kate_bishop": ["01", "02"]}, order=PAIRS,
        ),
        "play/kate_bishop_01", "act/end",
        seat=1,
    ),
    "forty": Position(
        _shows("scoring.winner", "clash.end_at_40", "scoring.civilian", "population.none_after_last"),
        _from(
            "captain_america", turn=3, round=4, score=(39, 31), folk={**NOBODY, 5: "C"}, at={"captain_america": 5},
            control={5: "red"}, hands={"captain_america": ["05", "01"]},
        ),
        "play/captain_america_05", "act/rescue:l5c",
    ),
    # Konflikt o Rejestrację
    "mission": Position(
        _shows("mission.replace", "mission.complete_any_turn", "mission.population_after"),
        _from(
            "captain_america", mode=REGISTRATION, mission="safe_houses", danger={1: 1, 2: 1}, progress=1, placed=5,
            at={"captain_america": 1}, control={1: "red"}, hands={"captain_america": ["05", "01"]},
            missions=["secret_couriers"], population=[8],
        ),
        "play/captain_america_05", "act/mission:nypd_hq",
    ),
    "danger": Position(  # The book's example: three Thugs in two Locations, and all of them are in Danger.
        _shows("danger.as_far_as_possible", "registration.alternate"),
        _from(
            "captain_america", mode=REGISTRATION, mission="safe_houses", danger={1: 1}, progress=1, placed=5,
            at={"captain_america": 1}, control={1: "red"}, hands={"captain_america": ["05", "01"]},
            folk={**NOBODY, 0: "T"}, missions=["clear_the_streets"], population=[8],
        ),
        "play/captain_america_05", "act/mission:nypd_hq",
        example=True,
    ),
    "control": Position(
        _shows("control.flip_on_use", "location.eot_optional"),
        _from(
            "captain_america", mode=REGISTRATION, mission="safe_houses", danger={2: 1}, at={"captain_america": 3},
            control={3: "blue"}, hands={"captain_america": ["01", "02"]},
        ),
        "play/captain_america_01", "act/end", "end-of-turn/use-place",
    ),
    "prison": Position(  # The book's example: Kate Bishop, two prepared cells, a Crisis token.
        _shows(
            "prison.ko_to_cell", "prison.trap_with_crisis", "prison.trap_other_target", "prison.crisis_discard",
            "prison.trap_discard",
        ),
        _from(
            "iron_man", mode=REGISTRATION, mission="safe_houses", danger={1: 1}, crisis={"kate_bishop": 1},
            prepared={"a": "power_dampener", "c": "ambush"}, at={"iron_man": 2, "kate_bishop": 2},
            shields={"kate_bishop": 0}, hands={"iron_man": ["04", "01"], "kate_bishop": ["01"]},
        ),
        "play/iron_man_04", "act/attack:kate_bishop", "p1>jail/cell-a", "strip-shield/captain_america",
        seat=1, example=True,
    ),
    "escape": Position(
        _shows("prison.escape_cost", "prison.escape_location", "prison.escape_continue", "prison.no_special"),
        _from(
            "kate_bishop", mode=REGISTRATION, mission="safe_houses", danger={1: 1}, jailed={"kate_bishop": "b"},
            story={"blue": ["captain_america_05"]}, hands={"kate_bishop": ["07", "10"]}, folk={**NOBODY, 3: "C"},
        ),
        "play/kate_bishop_07", "act/escape-heroic:kate_bishop", "exit/avengers_mansion", "act/rescue:l3c",
    ),
    # Słowa kluczowe
    "stunned": Position(
        _shows("keyword.stun", "keyword.stun_discard", "turn.special_once"),
        _from(
            "wonder_man", red=["wonder_man", "iron_man"], order={}, stun={"wonder_man": 1}, control={3: "blue"},
            hands={"wonder_man": ["12", "01"]},
        ),
        "play/wonder_man_12", "act/end",
    ),
    # Turniej
    "tournament": Position(
        _shows("tournament.pick_four", "tournament.reveal_order", "tournament.ban_one"),
        _before_the_tournament,
        "p0>pick/sokovia", "p1>pick/sokovia", "p0>pick/the_raft", "p1>pick/helicarrier", "p0>pick/times_square",
        "p1>pick/washington_dc", "p0>pick/nypd_hq", "p1>pick/central_park", "p1>ban/the_raft",
    ),
}  # fmt: skip
