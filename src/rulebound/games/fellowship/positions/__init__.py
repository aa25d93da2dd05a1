"""Positions that explain the rules of The Lord of the Rings: the rulebook's examples, one or more for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import structs

from rulebound.games.fellowship.before import Setup
from rulebound.games.fellowship.campaign import Completed, Earned, begin, next_setup
from rulebound.games.fellowship.positions.laying import CARDS, lay_out
from rulebound.games.fellowship.setup import start
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.chance import Chance
from rulebound.kernel.position import Position


def _shows(*rules: str) -> tuple[str, ...]:
    return tuple(f"fellowship.{rule}" for rule in rules)


def _from(*heroes: tuple[str, ...], **laid: Any) -> partial[FellowshipState]:
    return partial(lay_out, *heroes, **laid)


def _before_setup() -> FellowshipState:
    return start(Setup(decks=["leadership", "spirit"]), Chance(1))


def _second_scenario() -> FellowshipState:
    """Two players have won the first one; Theodred has fallen."""
    log = begin([(["1", "2"], CARDS), (["4"], CARDS)])
    taras = structs.replace(log.players[0], heroes=["1"], missing=["2"])
    won = Completed("mirkwood", 100, [0, 0], [8, 0], [0, 0], 5, 0, 0)
    log = structs.replace(log, players=[taras, log.players[1]], completed=[won], fallen=["2"], pool=[Earned("132", 0)])
    return start(msgspec.convert(next_setup(log), Setup), Chance(1))


TWO: Final = (("eowyn",), ("aragorn",))
"""The players of the book's examples, Taras and Iryna."""

POSITIONS: Final[Mapping[str, Position[FellowshipState]]] = {
    # Золоті правила
    "dunhere": Position(  # Characters attack enemies engaged with their player, but his card says more.
        _shows("golden.card_over_rules", "attack.meaning", "combat.player_attack_after_all_enemies"),
        _from(
            ("dunhere", "gimli"), staging=["black_forest_bats"], engaged={0: ["king_spider"]},
            step="begin_player_attacks",
        ),
        "attack/black_forest_bats",
    ),
    # Приготування
    "passage_setup": Position(
        _shows(
            "example.passage_setup", "setup.first_player", "mulligan.once", "setup.opening_hand", "search.may_take",
        ),
        _before_setup,
        "first/p1", "p1>mulligan/keep", "p0>mulligan/keep",
        example=True,
    ),
    # Раунд
    "window": Position(  # The second player is first: whoever passes may act after all if somebody else does.
        _shows(
            "window.first_player_first", "window.pass_not_final", "window.closes_on_consecutive_passes",
            "action.only_in_window", "limit.per_phase_round",
        ),
        _from(
            ("beravor",), ("eowyn",), ("denethor",), first=1, hands={1: ["feint"]}, step="quest_actions",
        ),
        "p1>action/pass", "p2>action/use:denethor", "p2>sink/leave-it", "p0>action/pass", "p1>action/use:eowyn",
    ),
    # Планування
    "collecting": Position(
        _shows(
            "resource.flow", "step.1_2", "step.1_3", "resource.pool_per_hero", "hero.provides_resources",
            "draw.from_top",
        ),
        _from(("gloin", "eowyn"), hand=["feint"], resources={"gloin": 1}, step="refresh_actions"),
        "action/pass",
    ),
    "payment": Position(  # The book's example: two of Eowyn's and two of Eleanor's resources pay for a Spirit card.
        _shows(
            "example.payment", "match.required", "cost.multi_hero_payment", "play.ally_placement",
            "ally.played_from_hand",
        ),
        _from(
            ("gloin", "eowyn", "eleanor"), hand=["northern_tracker"],
            resources={"gloin": 3, "eowyn": 2, "eleanor": 2},
        ),
        "planning/play:northern_tracker",
        example=True,
    ),
    # Пригоди
    "quest_resolution": Position(  # The book's example: seven against seven, until Eowyn does more.
        _shows(
            "example.quest_resolution", "step.3_4_compare", "step.3_4_success", "step.3_2_exhaust",
            "willpower.contribution",
        ),
        _from(
            *TWO, hand=["feint"], allies={1: ["guard_of_the_citadel"]}, staging=["gladden_fields"],
            on_top=["king_spider", "enchanted_stream"], step="commit",
        ),
        "p0>commit/eowyn", "p1>commit/aragorn", "p1>commit/guard_of_the_citadel", "p0>action/use:eowyn",
        example=True,
    ),
    "king_spider": Position(  # The book's example, with the third player first.
        _shows("example.king_spider", "staging.card_sequence", "step.3_3_when_revealed", "player_order.wraps"),
        _from(
            ("gimli",), ("eowyn", "eleanor"), ("aragorn",), first=2,
            on_top=["king_spider", "old_forest_road", "old_forest_road"], step="commit",
        ),
        "p2>commit/done", "p0>commit/done", "p1>commit/done", "p1>exhaust/eleanor",
        seat=1, example=True,
    ),
    "advance": Position(  # What is more than the quest needs is lost.
        _shows("quest.advance_immediately", "quest.no_carry_over", "quest.completed_stage_removed"),
        _from(("eowyn",), hand=["feint"], committed=["eowyn"], progress=6, step="staging_actions"),
        "action/pass",
    ),
    # Подорож
    "travel": Position(
        _shows("travel.effect_is_cost", "step.4_2_first_player", "step.4_2_one", "location.moved_out_of_staging"),
        _from(
            ("gimli", "thalin"), ("aragorn",), step="begin_travel",
            staging=["great_forest_web", "old_forest_road", "forest_spider"],
        ),
        "p0>travel/great_forest_web", "p0>exhaust/thalin",
    ),
    "buffer": Position(  # The active location takes the progress first, and what is left goes on to the quest.
        _shows("location.buffer", "location.buffer_overflow", "explored.threshold"),
        _from(
            ("eowyn", "aragorn"), hand=["feint"], active="enchanted_stream", staging=["forest_spider"],
            committed=["eowyn", "aragorn"], step="staging_actions",
        ),
        "action/pass",
    ),
    # Зустрічі
    "engagement": Position(  # The book's example.
        _shows(
            "example.engagement_first", "example.engagement_second", "engagement.highest_first",
            "engagement.compare", "engagement.pass_not_final", "step.5_3_sequence",
        ),
        _from(
            ("gimli",), ("aragorn",), threat=[24, 35], step="engage",
            staging=["king_spider", "ungoliants_spawn", "forest_spider", "goblin_sniper"],
        ),
        "p0>engage/no-engage", "p1>engage/no-engage",
        example=True,
    ),
    # Бій
    "defence": Position(  # The book's example: the Spawn against the Archer, then the Spider undefended.
        _shows(
            "example.defence_shadow_boost", "example.defence_choice_of_order", "example.undefended_single_hero",
            "combat.no_overflow", "combat.undefended_hero_only", "step.6_4_2",
        ),
        _from(
            ("gimli",), ("aragorn",), allies={1: ["silverlode_archer"]}, step="begin_combat",
            engaged={1: ["forest_spider", "ungoliants_spawn"]}, on_top=["east_bight_patrol", "enchanted_stream"],
        ),
        "p1>enemy/ungoliants_spawn", "p1>defend/silverlode_archer", "p1>defend/no-defense",
        seat=1, example=True,
    ),
    "attack": Position(  # The book's example: Glorfindel alone, then Legolas with the Spearman.
        _shows("example.attack_kill", "example.attack_survive", "step.6_8_2", "damage.accumulates", "step.6_8a_repeat"),
        _from(
            ("glorfindel", "legolas", "gimli"), in_play=["gondorian_spearman"], step="begin_player_attacks",
            engaged={0: ["dol_guldur_orcs", "dol_guldur_beastmaster", "black_forest_bats"]},
        ),
        "attack/dol_guldur_orcs", "attackers/glorfindel", "attackers/done",
        "attack/dol_guldur_beastmaster", "attackers/legolas", "attackers/gondorian_spearman",
        "attackers/done",
        example=True,
    ),
    # Відпочинок
    "refresh": Position(
        _shows("step.7_2", "step.7_3", "step.7_4", "next_player.definition"),
        _from(
            ("gimli",), ("aragorn",), ("eowyn",), first=2, threat=[30, 28, 27], exhausted=["gimli", "eowyn"],
            engaged={1: ["king_spider"]}, step="begin_player_attacks",
        ),
        "p1>attack/no-attack",
    ),
    # Персонажі
    "enchanted_stream": Position(  # The book's example: at this location nobody draws.
        _shows("example.enchanted_stream", "cannot.absolute", "constant.definition"),
        _from(("eowyn",), ("aragorn",), hand=["feint"], active="enchanted_stream", step="refresh_actions"),
        "action/pass",
        example=True,
    ),
    "attachment": Position(
        _shows("attachment.other_players_character", "play.attachment_attached", "attachment.control_passes"),
        _from(
            ("theodred",), ("gimli",), hand=["steward_of_gondor"], resources={"theodred": 2},
        ),
        "planning/play:steward_of_gondor", "attach/gimli",
    ),
    "unique": Position(  # There is a Steward of Gondor already, whoever controls him.
        _shows("unique.group_limit"),
        _from(
            ("theodred",), ("gimli",), hand=["steward_of_gondor"], attached={"gimli": ["steward_of_gondor"]},
            resources={"theodred": 2},
        ),
    ),
    # Ключові слова
    "sentinel": Position(  # Aragorn defends for somebody else.
        _shows("sentinel.defend_other", "sentinel.after_undefended", "defending_player.sentinel"),
        _from(
            ("gimli",), ("aragorn",), engaged={0: ["king_spider"]}, on_top=["enchanted_stream"], step="begin_combat",
        ),
        "p0>defend/no-defense", "p1>defend/aragorn",
    ),
    "ranged": Position(  # Legolas helps against an enemy of somebody else.
        _shows("ranged.any_engaged_enemy", "ranged.normal_requirements", "step.6_8b_all_ranged"),
        _from(("gimli",), ("legolas", "thalin"), first=1, engaged={0: ["king_spider"]}, step="begin_player_attacks"),
        "p1>attack/king_spider",
        seat=1,
    ),
    "surge": Position(  # Doomed raises everybody's threat, surge brings another card.
        _shows("doomed.each_player", "surge.reveal_one", "surge.timing"),
        _from(
            ("gimli",), ("aragorn",), threat=[20, 25], step="commit",
            on_top=["endless_caverns", "old_forest_road", "old_forest_road"],
        ),
        "p0>commit/gimli", "p1>commit/aragorn",
    ),
    # Властивості
    "response": Position(  # The book's example: Aragorn is committed and pays to be ready again.
        _shows("response.aragorn_example", "response.after_trigger", "ability.optional", "ready.ready_effect"),
        _from(("aragorn", "eowyn"), resources={"aragorn": 1}, step="commit"),
        "commit/aragorn", "commit/done", "response-commit/use:aragorn",
        example=True,
    ),
    "forced": Position(
        _shows("forced.every_time", "ability.mandatory", "optional_engage.cost_irrelevant", "engaged.mutual"),
        _from(("gimli",), threat=[20], staging=["forest_spider"], step="engage"),
        "engage/forest_spider",
    ),
    # Ефекти
    "cancel": Position(
        _shows(
            "cancel.priority", "cancel.treachery_discarded", "cancel.cost_stays", "treachery.immediate",
            "event.sequence",
        ),
        _from(
            ("eowyn", "gimli"), hand=["a_test_of_will"], resources={"eowyn": 1}, staging=["forest_spider"],
            on_top=["the_necromancers_reach"], step="commit",
        ),
        "commit/gimli", "commit/done", "cancel-reveal/use:a_test_of_will",
    ),
    # Ігрові зони
    "control": Position(
        _shows("control.current", "control.owner", "control.physical_move", "control.state_kept"),
        _from(
            ("eowyn",), ("gimli",), in_play=["wandering_took"], threat=[30, 22], exhausted=["wandering_took"],
        ),
        "planning/use:wandering_took",
    ),
    # Кінець гри
    "eliminated": Position(  # The second of three players reaches 50.
        _shows(
            "elimination.causes", "elimination.enemies_return", "elimination.others_continue",
            "threat.elimination_level",
        ),
        _from(
            ("gimli",), ("aragorn",), ("eowyn",), first=1, threat=[30, 49, 28], engaged={1: ["forest_spider"]},
            step="begin_player_attacks",
        ),
        "p1>attack/no-attack",
    ),
    # Кампанія
    "campaign": Position(  # A hero has fallen in the first scenario; before the second one another takes the place.
        _shows("heroes.replace_fallen", "heroes.fallen_banned", "heroes.replace_fallen_penalty", "setup_steps.4"),
        _second_scenario,
        "replace-fallen/take:gloin", "p0>change-hero/keep-heroes", "p1>change-hero/keep-heroes",
        "p0>take-boon/take-along",
    ),
    # Карти
    "cards": Position(  # One card of each type, to be looked at.
        _shows(
            "card_type.list", "encounter_card.threat", "encounter_card.engagement_cost", "player_card.cost",
            "quest_card.quest_points",
        ),
        _from(
            ("aragorn", "eowyn", "gimli"), hand=["feint", "steward_of_gondor"], in_play=["gandalf"],
            attached={"aragorn": ["celebrians_stone"]}, staging=["forest_spider", "great_forest_web"],
            resources={"aragorn": 2, "gimli": 1},
        ),
    ),
}  # fmt: skip
