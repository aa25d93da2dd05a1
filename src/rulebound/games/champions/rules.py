"""The rules of this game that the card language of living card games cites, see lcg/."""

from __future__ import annotations

from typing import Final

from rulebound.lcg.rules import Rules

RULES: Final = Rules(
    # Windows, lcg/windows.py: champions.interrupt.resolves_before_condition, champions.interrupt.many_per_condition,
    # champions.interrupt.all_pass_resolves, champions.interrupt.changed_condition_blocks_rest,
    # champions.forced.interrupt_priority, champions.forced.response_priority,
    # champions.forced.one_completes_before_next, champions.delayed_effect.before_responses,
    # champions.response.resolves_after_condition, champions.response.many_per_condition,
    # champions.response.all_pass_closes, champions.triggering_condition.shared_windows,
    # champions.triggering_condition.any_order_in_window, champions.after.event_just_finished,
    # champions.player_order.sequence_continues, champions.ability.optional_types
    interrupt="champions.interrupt.player_order",
    response="champions.response.player_order",
    # There is no option to pass: champions.trigger.forced_not_optional, champions.ability.mandatory_types
    forced="champions.forced.first_player_orders",
    simultaneous="champions.simultaneous.first_player_orders",
    # Using abilities, lcg/initiating.py: champions.initiation.declare_first, champions.limit.cancelled_counts,
    # champions.max.cancelled_counts, champions.initiation.begins_after_choices,
    # champions.initiation.event_discarded_after_effects, champions.cancel.event_counts_as_played,
    # champions.play.events_do_not_enter_play, champions.initiation.source_leaving_play,
    # champions.cancel.cost_still_paid, champions.initiation.interrupt_to_any_step,
    # champions.initiation.response_to_any_step, champions.cost.multiple_paid_together,
    # champions.initiation.pay_or_abort, champions.initiation.source_loss_breaks_cost,
    # champions.trigger.game_resolves_at_moment, champions.delayed_effect.automatic,
    # champions.delayed_effect.not_a_new_initiation, champions.cost.arrow_separates,
    # champions.trigger.bold_text_before_colon
    play="champions.event.voluntary",
    use="champions.ability.controller_decides_optional",
    must="champions.trigger.forced_not_optional",
    # Targets, lcg/targets.py: champions.ability.in_play_only, champions.ability.self_reference_one_copy,
    # champions.choose.must_change_game, champions.qualifier.applies_to_each_item,
    # champions.upgrade.attached_modifies_host, champions.attachment.modifies_villain_stats
    choose="champions.choose.resolver_decides",
    # Sentences, lcg/effects/sentences.py: champions.then.requires_full_resolution, champions.then.must_follow
    choose_one="champions.choose.choice_required",
    may="champions.may.default_controller",
    another_may="champions.may.named_player",
    sentences="champions.ability.sentences_in_order",
    discard_as_cost="champions.cost.own_out_of_play_only",
    # Cards come and go, lcg/in_play.py: champions.ready.enters_ready, champions.constant.active_in_play,
    # champions.ability.usable_only_from_play, champions.upgrade.active_while_in_play,
    # champions.support.stays_and_active, champions.environment.active_in_play, champions.control.enters_under_owner,
    # champions.put_into_play.controller_area, champions.attach.on_entering_play, champions.attach.placement,
    # champions.card_types.change_replaces, champions.exhaust.abilities_stay_active
    enter="champions.enters_play.any_route",
    # champions.attach.host_leaves_discard. There is no other way out, so cards stay until something discards them:
    # champions.ally.stays_in_play, champions.upgrade.stays_until_removed, champions.support.stays_in_play,
    # champions.minion.stays_in_play, champions.environment.stays_in_play, champions.attach.stays_until_removed.
    # champions.in_play.new_copy: what was made for a card is gone with it.
    # champions.control.leaves_play_after_event, champions.control.new_location_untouchable
    leave="champions.in_play.leaving",
    # champions.put_into_play.no_cost, champions.put_into_play.not_played, champions.attach.failed_check_stays,
    # champions.put_into_play.ignores_play_restrictions: what playing demands is not asked;
    # champions.put_into_play.same_placement_rules: what is attached needs something to be attached to;
    # champions.max.per_player: with "max 1 per host" those that have none of this title yet.
    attach="champions.attach.on_entering_play",
    # champions.control.moves_to_new_area, champions.control.duration_default,
    # champions.control.character_keeps_state, champions.control.attached_cards_follow
    take_control="champions.control.changes_only_by_ability",
    remove_from_game="champions.remove_from_game.set_aside",
    # Piles, lcg/piles.py: champions.draw.to_hand, champions.draw.together, champions.player_deck_empty.draw_continues
    draw="champions.draw.from_top",
    discard_top="champions.ability.sentences_in_order",  # champions.player_deck_empty.discard_stops
    # champions.search.look_at_whole_zone, champions.search.cards_stay_in_zone,
    # champions.search.shuffle_after_whole_deck
    search="champions.search.choose_one_of_many",
    ready="champions.ready.readying",
    # champions.attach.independent_exhaust, champions.exhaust.cost_needs_ready_card
    exhaust="champions.exhaust.state_change",
    heal="champions.heal.by_ability_reduces_damage",  # champions.heal.cap_at_maximum
    # champions.trigger.quoted_trigger_is_reference: "When Revealed" means any card that has this trigger
    cancel="champions.cancel.stops_initiation",
    replace="champions.replacement.resolves_instead",
    prevent={"damage": "champions.prevent.damage", "threat": "champions.prevent.threat"},
)
"""What else of the language enforces rules of this book:

counters (champions.uses.counter_pays_ability, champions.uses.spent_counter_to_supply,
champions.counter.placed_when_used),
lasting and delayed effects (champions.lasting.treated_as_constant, champions.lasting.outlives_source,
champions.lasting.initiated_only_in_period, champions.delayed_effect.future_point),
constants and numbers (champions.constant.copies_stack, champions.constant.definition,
champions.constant.conditional_checked_continuously, champions.upgrade.modifies_identity, champions.cannot.absolute,
champions.play_permission.optional_exception, champions.modifiers.recalculate_from_base,
champions.base_value.usually_printed, champions.base_value.before_modifiers, champions.modifiers.continuous,
champions.modifiers.add_before_multiply, champions.modifiers.set_overrides, champions.modifiers.latest_set_wins,
champions.modifiers.floor_zero, champions.modifiers.no_negative_while_summing, champions.modifiers.round_up,
champions.gain.stat_while_active, champions.gain.reverts_when_inactive, champions.gain.functions_as_if_had,
champions.gain.not_printed, champions.trait.no_own_effect, champions.first_player.token_marks).
"""
