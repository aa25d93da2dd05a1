"""Positions that explain the rules of VS System: the rulebook's examples, and one or more for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from rulebound.games.versus.positions.laying import FOE, lay_out
from rulebound.games.versus.setup import Setup, start
from rulebound.games.versus.state import VersusState
from rulebound.kernel.chance import Chance
from rulebound.kernel.position import Position


def _shows(*rules: str) -> tuple[str, ...]:
    return tuple(f"versus.{rule}" for rule in rules)


def _from(**laid: Any) -> partial[VersusState]:
    return partial(lay_out, **laid)


def _before_setup() -> VersusState:
    return start(Setup(cut=True), Chance(1))


SIX: Final = ("Wild Sentinel",) * 6
"""A row of resources, so that plot twists can be played."""

POSITIONS: Final[Mapping[str, Position[VersusState]]] = {
    # Начало игры, Золотое правило, Цель игры
    "friendly_fire": Position(  # The book's example: who took part in a team attack stays exhausted.
        _shows("golden.card_over_rule", "recovery.ready_all", "team_attack.exhaust_all"),
        _from(
            front=["Wild Sentinel", "Sentinel Mark I", "Nimrod"], foe_front=["Border Guard-Bot", "Decoy-Bot"],
            hand=["Shield Matrix"], foe_row=SIX, foe_hand=["Friendly Fire", "Sidestep"],
        ),
        "p0>attack/wild_sentinel", "attack-whom/border_guard_bot", "join/sentinel_mark_i", "join/done",
        "p1>respond/play:friendly_fire", "p0>respond/pass", "strike/sentinel_mark_i",
        "p0>attack/pass", "p1>attack/pass", "p0>recovery/pass", "p1>recovery/pass",
        example=True,
    ),
    "setting_up": Position(
        _shows("setup.mulligan", "setup.opening_hand", "setup.random_chooser", "setup.cut"),
        _before_setup,
        "initiative/p1", "p0>cut/leave", "p1>cut/cut:middle", "p1>mulligan/keep", "p0>mulligan/keep",
    ),
    "end_of_game": Position(  # At the end of the turn both are below zero: nearer to it wins.
        _shows("victory.both_below", "victory.check_time", "combat.direct_loss"),
        _from(
            front=["Nimrod", "Bastion"], endurance=(-2, 8), hand=["Shield Matrix"], foe_front=["Castle Servitor"],
            stunned=["foe Castle Servitor"],
        ),
        "attack/bastion", "fight/pass", "attack/pass",
    ),
    # Карты
    "uniqueness": Position(
        _shows("uniqueness.any_version", "uniqueness.owner_pile", "uniqueness.no_stun_loss"),
        _from(
            front=["Wolverine, Weapon Instinct"], hand=["Wolverine, The Best at What He Does", "Nightcrawler"],
            row=SIX[:5], stage="recruit",
        ),
        "recruit/wolverine", "place/f1",
    ),
    "equipment": Position(
        _shows("equipment.attach", "equipment.recruit", "equipment.one_each"),
        _from(
            front=["Cyclops"], support=["Forge"], gear={"Forge": "Field Kit"}, hand=["Blackbird", "Field Kit"],
            row=SIX[:4], stage="recruit",
        ),
        "recruit/blackbird",
    ),
    "location": Position(
        _shows("location.flip_in_row_only", "location.threshold", "location.no_points", "power.activate"),
        _from(row=["Borderland Village", "Wild Sentinel"], front=["Decoy-Bot"], hand=["Boris"], endurance=(40, 50)),
        "attack/flip:borderland_village", "attack/use:borderland_village",
    ),
    "ongoing": Position(
        _shows("plot_twist.ongoing_starts", "plot_twist.from_row", "plot_twist.row_stays_resource"),
        _from(
            front=["Pyro"], hand=["Toad"], row=["Mutant Supremacy", *SIX[:3]], foe_front=["Border Guard-Bot"],
        ),
        "attack/play:mutant_supremacy", "attack/attack:pyro", "fight/pass",
    ),
    # Структура хода
    "resource": Position(
        _shows("build.resource_one_per_turn", "build.resource_face_down", "build.resource_rightmost"),
        _from(front=["Pyro"], row=["Toad", "Lorelei"], hand=["Lost City", "Sidestep"], stage="resource"),
        "resource/lost_city",
    ),
    "recruit": Position(
        _shows("recruit.points", "recruit.paid_on_announcement", "recruit.many", "recruit.slot_choice"),
        _from(row=SIX[:4], hand=["Darkoth, Bound Revenant", "Castle Servitor", "Boris"], stage="recruit"),
        "recruit/darkoth", "place/f0", "recruit/castle_servitor", "place/s0",
    ),
    "formation": Position(
        _shows("formation.move", "formation.any_state", "combat.protected"),
        _from(front=["Nightcrawler"], support=[None, "Bishop"], hand=["Forge"], stage="formation"),
        "formation/move:bishop", "place/s0",
    ),
    "recovery": Position(
        _shows("recovery.choose_one", "recovery.ko_rest", "recovery.initiative_passes"),
        _from(
            front=["Nimrod", "Bastion", "Wild Sentinel"], stunned=["Bastion", "Wild Sentinel"], hand=["Sidestep"],
            stage="recovery", active=-1,
        ),
        "recovery/pass", "recover/bastion",
    ),
    # Фаза сражения
    "breakthrough": Position(  # The book's numbers: ATK 5 against DEF 2.
        _shows("combat.breakthrough", "combat.breakthrough_plus_stun", "combat.compare_greater", "combat.back_less"),
        _from(front=["Wolverine, Weapon Instinct"], hand=["Forge"], foe_front=["Border Guard-Bot"]),
        "attack/wolverine", "fight/pass",
        example=True,
    ),
    "both_stunned": Position(
        _shows("combat.simultaneous", "combat.compare_equal", "combat.back_stun", "stun.endurance_loss"),
        _from(
            front=["Masked Drifter"], hand=["Toad"], foe_front=["Darkoth, Bound Revenant"], foe_hand=["Boris"],
        ),
        "attack/masked_drifter", "p0>fight/pass", "p1>fight/pass",
    ),
    "protected": Position(  # Somebody in front protects Polaris from all but those who fly.
        _shows("combat.protected_not_attacked", "combat.flight", "combat.range", "combat.flight_and_range"),
        _from(
            front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"], support=["Nimrod"], hand=["Sidestep"],
            foe_front=["Mercenary Squad"], foe_support=["Havok"],
        ),
        "attack/sentinel_carrier_frame", "attack-whom/havok", "join/done", "p0>fight/pass", "p1>fight/pass",
    ),
    "direct": Position(
        _shows("combat.direct", "combat.direct_loss", "combat.direct_is_breakthrough"),
        _from(
            front=["Psylocke"], hand=["Forge"], foe_front=["Pyro"], stunned=["foe Pyro"], foe_hand=["Toad"],
        ),
        "attack/psylocke", "p0>fight/pass", "p1>fight/pass", "discard/toad",
    ),
    "no_attack_left": Position(  # The defender has left the attack: the attacker is ready again.
        _shows("combat.defender_leaves", "combat.attackers_ready_again", "power.payment_costs"),
        _from(
            front=["Nimrod"], hand=["Sidestep"], foe_front=["Decoy-Bot", "Colossus-Bot"], stunned=["foe Colossus-Bot"],
            foe_hand=["Boris"], attack=("Nimrod", "foe Decoy-Bot"),
        ),
        "p0>fight/pass", "p1>fight/use:decoy_bot", "p0>respond/pass",
        seat=FOE,
    ),
    "team_attack": Position(
        _shows("team_attack.sum", "team_attack.choose_one", "team_attack.shared_team", "team_attack.back_stun"),
        _from(
            front=["Sentinel Siege-Frame", "Sentinel Mark II", "Mercenary Squad"], hand=["Sidestep"],
            foe_front=["Colossus-Bot"], foe_hand=["Boris"], initiative=FOE,
        ),
        "p0>attack/sentinel_siege_frame", "join/sentinel_mark_ii", "p1>respond/pass", "p0>fight/pass",
        "p1>fight/pass", "strike/sentinel_mark_ii",
    ),
    "reinforcement": Position(  # The formation that the book draws.
        _shows(
            "reinforcement.adjacent", "reinforcement.prevents_breakthrough", "reinforcement.example_nimrod",
            "reinforcement.ready_only", "reinforcement.not_self",
        ),
        _from(
            front=["Sentinel Omega-Frame"], hand=["Sidestep"], exhausted=["foe Wild Sentinel"],
            foe_front=[None, "Bastion", "Sentinel Mark IV"],
            foe_support=["Nimrod", "Sentinel Mark II", "Wild Sentinel"],
            attack=("Sentinel Omega-Frame", "foe Bastion"),
        ),
        "p0>fight/pass", "p1>fight/reinforce:sentinel_mark_ii",
        "p0>respond/pass", "p0>fight/pass",
        seat=FOE, example=True,
    ),
    "power_up": Position(  # Another Dr. Doom in hand makes this one stronger, whatever the version.
        _shows("power_up.discard_same_name", "power_up.version_irrelevant", "power_up.bonus"),
        _from(
            front=["Dr. Doom, Armored Tyrant"], hand=["Dr. Doom, World Emperor", "Boris"],
            foe_front=["Blob, Immovable Mass"],
        ),
        "attack/dr_doom", "fight/power-up:dr_doom", "fight/pass",
    ),
    # Способности, Цепочка, Приоритет
    "payment": Position(
        _shows("power.payment_arrow", "power.activate", "power.this_turn_duration"),
        _from(
            front=["Wolverine, Weapon Instinct"], support=["Havok"], hand=["Forge"],
            foe_front=["Sentinel Bulwark-Frame"],
        ),
        "attack/use:havok", "attack/attack:wolverine", "fight/pass",
    ),
    "triggered": Position(
        _shows("power.triggered_auto", "power.triggered_words", "recruit.on_chain"),
        _from(
            row=["Toad", "Lorelei", "Pyro"], hand=["Masked Drifter", "Toad"], stage="recruit", deck=["Lost City"],
        ),
        "recruit/masked_drifter", "place/f0",
    ),
    "chain": Position(  # The book's drawing: played first, second, third; resolved third, second, first.
        _shows("chain.three_example", "chain.resolve_last", "chain.one_at_a_time", "priority.pass"),
        _from(
            front=["Sentinel Siege-Frame"], hand=["Savage Beatdown", "Rising Kick"], row=SIX[:5],
            foe_front=["Sentinel Carrier-Frame"], foe_hand=["Sidestep"], foe_row=SIX[:5],
        ),
        "attack/sentinel_siege_frame", "p0>fight/play:savage_beatdown", "p1>respond/play:sidestep",
        "p0>respond/play:rising_kick", "p1>respond/pass", "p0>respond/pass", "p0>fight/pass", "p1>fight/pass",
        example=True,
    ),
    "negate": Position(  # The answer to an answer happens before it.
        _shows("power.negate", "power.unless", "priority.options", "chain.respond"),
        _from(
            front=["Cyclops"], hand=["Fastball Throw"], row=SIX[:5], foe_front=["Bastion"], foe_hand=["Counterplan"],
            foe_row=SIX[:5], endurance=(20, 20),
        ),
        "attack/cyclops", "p0>fight/play:fastball_throw", "p1>respond/play:counterplan", "p0>respond/pass",
        "pay/decline",
    ),
}  # fmt: skip
