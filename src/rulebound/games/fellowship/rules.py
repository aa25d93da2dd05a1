"""The rules of this game that the card language of living card games cites, see lcg/."""

from __future__ import annotations

from typing import Final

from rulebound.lcg.events import DAMAGE
from rulebound.lcg.rules import Rules

RULES: Final = Rules(
    # Windows, lcg/windows.py: fellowship.response.several, fellowship.response.closed,
    # fellowship.response.when_before_after, fellowship.order.when_then_after, fellowship.when.definition,
    # fellowship.after.definition, fellowship.forced.one_after_another, fellowship.forced.every_time,
    # fellowship.forced.before_optional, fellowship.delayed.before_responses, fellowship.trigger.definition,
    # fellowship.trigger.shared_window, fellowship.replacement.last_wins, fellowship.cancel.priority,
    # fellowship.player_order.wraps, fellowship.ability.optional
    interrupt="fellowship.order.three_layers",
    response="fellowship.response.round_robin",
    # There is no option to pass: fellowship.ability.mandatory, fellowship.triggered.automatic
    forced="fellowship.forced.order_first_player",
    simultaneous="fellowship.first_player.orders_simultaneous",
    # Using abilities, lcg/initiating.py: fellowship.play.targets_after_payment, fellowship.play.response_between_steps,
    # fellowship.limit.cancel_counts, fellowship.event.sequence, fellowship.cancel.cost_stays,
    # fellowship.cancel.event_discarded, fellowship.cost.simultaneous, fellowship.cost.to_separates,
    # fellowship.to.cost_unpaid, fellowship.delayed.not_new_ability, fellowship.effect.elements_not_effect
    play="fellowship.play.sequence",
    use="fellowship.ability.optional",
    must="fellowship.ability.mandatory",
    # Targets, lcg/targets.py: fellowship.choose.means_target, fellowship.ability.only_in_play_targets,
    # fellowship.self_reference, fellowship.qualifier.distributes, fellowship.choose.no_target
    choose="fellowship.choose.controller",
    # Sentences, lcg/effects/sentences.py: fellowship.then.sequence, fellowship.then.must_attempt, fellowship.then.fails
    choose_one="fellowship.effect.choose_one_must_change",
    may="fellowship.may.option",
    another_may="fellowship.may.option",
    sentences="fellowship.ability.sentence_by_sentence",
    discard_as_cost="fellowship.cost.own_out_of_play",
    # Cards come and go, lcg/in_play.py: fellowship.ready.enters_ready, fellowship.constant.definition,
    # fellowship.ability.from_play_only, fellowship.control.initial, fellowship.exhaust.abilities_active
    enter="fellowship.enters_play.definition",
    # fellowship.attachment.host_leaves, fellowship.control.leaves_to_owner, fellowship.control.physical_move
    leave="fellowship.leaves_play.definition",
    # fellowship.put_into_play.no_cost, fellowship.put_into_play.not_played, fellowship.put_into_play.no_restrictions
    attach="fellowship.play.attachment_legal_host",
    # fellowship.control.state_kept, fellowship.control.attachments_follow, fellowship.control.duration
    take_control="fellowship.control.current",
    remove_from_game="fellowship.removed.definition",  # fellowship.removed.duration
    # Piles, lcg/piles.py: fellowship.draw.simultaneous, fellowship.draw.unlimited, fellowship.draw.no_hand_limit
    draw="fellowship.draw.from_top",
    discard_top="fellowship.discard.home",
    search="fellowship.search.may_take",  # fellowship.search.look_all, fellowship.search.not_leaving
    ready="fellowship.ready.ready_effect",
    # fellowship.attachment.independent_state, fellowship.exhaust.not_twice
    exhaust="fellowship.state.ready_or_exhausted",
    heal="fellowship.damage.heal",
    cancel="fellowship.cancel.no_longer_imminent",  # fellowship.cancel.treachery_discarded
    replace="fellowship.replacement.definition",
    prevent={DAMAGE: "fellowship.damage.steps"},
)
"""What else of the language enforces rules of this book:

lasting and delayed effects (fellowship.lasting.survives_source, fellowship.lasting.player_snapshot,
fellowship.lasting.ends_before_end_triggers, fellowship.delayed.definition, fellowship.effect.expiry_not_effect),
constants and numbers (fellowship.constant.stack, fellowship.constant.conditional, fellowship.cannot.absolute,
fellowship.modifier.continuous, fellowship.modifier.recalculate_from_base, fellowship.modifier.order,
fellowship.modifier.set_overrides, fellowship.modifier.set_last_wins, fellowship.modifier.floor_zero,
fellowship.modifier.no_negative_things, fellowship.modifier.round_up, fellowship.gain.not_printed,
fellowship.trait.no_effect, fellowship.base.definition, fellowship.printed.definition).
"""
