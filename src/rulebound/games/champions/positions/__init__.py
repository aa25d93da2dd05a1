"""Positions that explain the rules of Champions, one or more for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from rulebound.games.champions.positions.laying import lay_out
from rulebound.games.champions.setup import Setup, start
from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.chance import Chance
from rulebound.kernel.position import Position


def _shows(*rules: str) -> tuple[str, ...]:
    return tuple(f"champions.{rule}" for rule in rules)


def _from(*heroes: str, **laid: Any) -> partial[ChampionsState]:
    return partial(lay_out, *heroes, **laid)


def _before_setup() -> ChampionsState:
    return start(Setup(heroes=["spider_man"]), Chance(1))


POSITIONS: Final[Mapping[str, Position[ChampionsState]]] = {
    "fourth_ally": Position(  # The Triskelion lets its controller keep a fourth ally.
        _shows("golden.card_over_rulebooks", "ally_limit.three", "play.pay_and_place"),
        _from(in_play=["01073", "01083", "01002", "01067"], hand=["01066", "01088", "01089"]),
        "turn/play:hawkeye",
    ),
    "setting_up": Position(
        _shows("setup.step13_mulligan", "setup.step12_draw_hand", "setup.step08_villain"),
        _before_setup,
        "mulligan/done",
    ),
    "end_of_turn": Position(
        _shows("end_of_player_phase.ready_all", "end_of_player_phase.draw_up", "round.villain_phase_second"),
        _from(hand=["01088"], exhausted=["01001b"], on_top=["01186", "01109"], form="alter-ego"),
        "turn/end-turn", "discard/done",
    ),
    "paying": Position(
        _shows(
            "resource.at_least_cost", "resource.discard_from_hand", "resource.excess_lost", "attack.labelled_ability",
            "attack.labelled_no_exhaust",
        ),
        _from(hand=["01005", "01088", "01090", "01003"]),
        "turn/play:swinging_web_kick", "pay/energy", "pay/strength", "pay/done",
    ),
    "basic_attack": Position(
        _shows("attack.hero_basic_damage", "attack.hero_basic_exhausts"),
        _from(),
        "turn/attack:spider_man",
    ),
    "change_form": Position(
        _shows("form.change_once_per_round", "form.exactly_one"),
        _from(form="alter-ego"),
        "turn/change-form:peter_parker",
    ),
    "enemy_attack": Position(
        _shows(
            "enemy_attack.step_order", "enemy_attack.defender_must_exhaust", "enemy_attack.boost_icons_raise_atk",
            "enemy_attack.hero_defender_reduces_by_def",
        ),
        _from(on_top=["01102", "01186"]),
        "turn/end-turn", "defend/defend:spider_man",
    ),
    "tough": Position(
        _shows("tough.damage_replaced"),
        _from(tough=["01094"], hand=["01087", "01088"]),
        "turn/attack:spider_man",
    ),
    "crisis": Position(  # Only the side scheme can be thwarted, and without threat it is gone.
        _shows("crisis.protects_main_scheme", "side_scheme.defeated_without_threat", "thwart.hero_basic_amount"),
        _from("captain_marvel", side=["01108"], threat=3),
        "turn/thwart:captain_marvel",
    ),
    "treachery": Position(
        _shows("reveal.turn_up_and_resolve", "treachery.revealer_resolves", "activation.alter_ego_scheme"),
        _from(form="alter-ego", on_top=["01186", "01186"]),
        "turn/end-turn",
    ),
    "overkill": Position(  # Rhino charges for 5, Mockingbird has 3 hit points: 2 go on to the hero.
        _shows("overkill.ally_defender"),
        _from(in_play=["01083", "01099"], on_top=["01186", "01109"]),
        "turn/end-turn", "defend/defend:mockingbird",
    ),
    "guard": Position(  # The Soldier keeps Rhino from being attacked.
        _shows("guard.villain_cannot_be_attacked"),
        _from(engaged=["01182"]),
        "turn/attack:spider_man",
    ),
    "interrupt": Position(
        _shows(
            "interrupt.resolves_before_condition", "interrupt.trigger_type", "prevent.damage",
            "defend.labelled_ability", "defend.labelled_no_exhaust",
        ),
        _from(hand=["01003"], on_top=["01186", "01109"]),
        "turn/end-turn", "discard/done", "interrupt-damage/use:backflip",
    ),
    "stunned": Position(
        _shows("stunned.player_attack_replaced", "replacement.resolves_instead"),
        _from(stunned=["01001a"]),
        "turn/attack:spider_man",
    ),
    "confused": Position(  # The cost of the attempt is paid all the same.
        _shows("confused.player_thwart_replaced", "confused.cost_still_paid"),
        _from(confused=["01001a"], threat=3),
        "turn/thwart:spider_man",
    ),
    "retaliate": Position(
        _shows("retaliate.damage_after_attack", "retaliate.must_survive"),
        _from("black_panther", engaged=["01172"]),
        "turn/attack:black_panther", "attack/whiplash",
    ),
    "recover": Position(
        _shows("recover.amount", "recover.exhausts", "recover.alter_ego_only"),
        _from(form="alter-ego", damage={"01001b": 5}),
        "turn/recover:peter_parker",
    ),
    "search": Position(  # Shuri finds an upgrade.
        _shows("search.found_card_to_named_place", "search.look_at_whole_zone", "search.shuffle_after_whole_deck"),
        _from("black_panther", hand=["01041", "01088"]),
        "turn/play:shuri", "response-enter/use:shuri", "take/panther_claws",
    ),
    "eliminated": Position(  # The second player is first; the third of three falls, and the others go on.
        _shows(
            "player_elimination.identity_defeated", "player_elimination.minions_move_clockwise",
            "player_elimination.others_continue", "activation.once_per_player",
        ),
        _from(
            "spider_man", "captain_marvel", "iron_man", first=1, damage={"01001a": 9}, engaged=["01182"],
            on_top=["01186", "01186", "01106", "01109", "01108"],
        ),
        "p1>turn/end-turn", "p2>turn/end-turn", "p0>turn/end-turn", "p1>defend/defend:captain_marvel",
        "p0>interrupt-enemy-attack/pass", "p0>defend/no-defense", "p2>defend/no-defense",
    ),
    "empty_deck": Position(
        _shows("player_deck_empty.reshuffle", "player_deck_empty.encounter_card_penalty"),
        _from(deck=0),
        "turn/end-turn",
    ),
    "next_stage": Position(
        _shows("villain_defeat.next_stage_revealed", "villain_defeat.excess_damage_lost"),
        _from(damage={"01094": 13}),
        "turn/attack:spider_man",
    ),
    "defeat": Position(  # One threat more, and the scheme of the villain is done.
        _shows("game_end.villain_wins", "main_scheme.advances_at_target"),
        _from(threat=6, form="alter-ego", on_top=["01186"]),
        "turn/end-turn",
    ),
    "unique": Position(  # A second Aunt May cannot be played while the first is there.
        _shows("unique.one_in_play"),
        _from(form="alter-ego", in_play=["01006"], hand=["01006", "01090", "01088"]),
    ),
}  # fmt: skip
