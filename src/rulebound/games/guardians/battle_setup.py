"""Setting up a battle (Подготовка к бою): tactics, energy and battlefield, then hands of five, then the draft."""

from __future__ import annotations

from typing import Final

from rulebound.games.guardians.hands import draw, reshuffle
from rulebound.games.guardians.state import GuardiansState, Player
from rulebound.games.guardians.tactics import remove_trap, return_knockout
from rulebound.games.guardians.words.whole_table import run_all
from rulebound.kernel.flow import Flow, choose

LEFT_OVER: Final = 2
ONE_BOX: Final = 4
"""So many players need one box and are in its table of the draft."""


def prepare_battle(s: GuardiansState) -> Flow[str]:
    """Steps 1 to 3 of the preparation; then hands are cut or filled."""
    s.battle += 1
    s.round = 0
    s.stage = 0
    s.drafted = 0
    s.log.say("battle", "guardians.overview.series_of_battles", n=s.battle)
    reset_tactics(s)
    reveal_battlefield(s)
    s.log.say("energy-reset", "guardians.battle_setup.reset_energy", n=s.terms.start_energy)
    if any(player.hero_card.used for player in s.players):
        s.log.say("refreshes", "guardians.battle_setup.unflip_active_heroes")
    for player in s.players:
        # guardians.overview.all_players_in_each_battle; only a deciding battle is for the contenders alone
        player.in_battle = not s.contenders or player.side in s.contenders
        player.energy = s.terms.start_energy  # guardians.battle_setup.reset_energy
        player.hero_card.used = False  # guardians.battle_setup.unflip_active_heroes
        player.acted = player.forgave = player.trap_spared = player.shielded = False
    return "cut_hands"
    yield


def reset_tactics(s: GuardiansState) -> None:
    """Knockouts go back to the stack and all tactics to their number side.

    guardians.battle_setup.return_knockouts, guardians.battle_setup.reset_tactics
    """
    for tactic in s.tactics:
        if tactic.knockout:
            return_knockout(s, tactic, "guardians.battle_setup.return_knockouts")
        if tactic.trapped:  # until now it worked: guardians.effect.trap_until_battle_end
            remove_trap(s, tactic, "guardians.battle_setup.reset_tactics")


def reveal_battlefield(s: GuardiansState) -> None:
    """The old battlefield is discarded and a new one revealed.

    Two players use none (guardians.two_player.no_battlefields). An empty deck is made anew from its discard.
    guardians.battle_setup.discard_old_battlefield, guardians.battle_setup.reveal_battlefield
    """
    for old in s.battlefield.cards[:]:
        s.move(old, s.battlefield_discard)
    if s.seats == 2:
        return
    if not s.battlefield_deck.cards:
        while s.battlefield_discard.cards:
            s.deal(s.battlefield_discard, s.battlefield_deck)
        s.shuffle(s.battlefield_deck)
    field = s.deal(s.battlefield_deck, s.battlefield)
    s.terms = field.printed.terms
    s.log.say("battlefield", "guardians.battle_setup.reveal_battlefield", card=field)


def cut_hands(s: GuardiansState) -> Flow[str]:
    """Hands are cut to five, one card a step, from the first player clockwise; then all draw.

    guardians.battle_setup.discard_down_to_five
    """
    rule = "guardians.battle_setup.discard_down_to_five"
    for player in s.fighting():
        over = len(player.hand) - s.terms.hand_size
        if over > 0:
            card = yield from choose(s, player.seat, "cut", player.hand.cards[:], rule, args={"n": over})
            assert card is not None
            s.move(card, s.discard)
            s.log.say("discards", rule, player=player, cards=[card])
            return "cut_hands"
    # guardians.battle_setup.refill_order, guardians.battle_setup.draw_up_to_five; in the first battle all draw five
    # (guardians.battle_setup.first_battle_draw_five). Who left the last battle refills like everyone
    # (guardians.battle_setup.out_hero_refills).
    first = s.battle == 1
    rule = "guardians.battle_setup.first_battle_draw_five" if first else "guardians.battle_setup.draw_up_to_five"
    for player in s.fighting():
        draw(s, player, s.terms.hand_size - len(player.hand), rule)
    lay_out(s)
    return "draft"


def lay_out(s: GuardiansState) -> None:
    """Two per player and two more, face up.

    guardians.battle_setup.draft_layout_base, guardians.battle_setup.draft_layout_merged
    """
    players = len(s.fighting())
    for _ in range(s.terms.draft_passes * players + LEFT_OVER):
        if not s.deck.cards:
            reshuffle(s)
            if not s.deck.cards:
                break
        s.deal(s.deck, s.layout)
    few = players <= ONE_BOX
    rule = "guardians.battle_setup.draft_layout_base" if few else "guardians.battle_setup.draft_layout_merged"
    s.log.say("lays-out", rule, cards=s.layout.cards)


def draft(s: GuardiansState) -> Flow[str]:
    """One pick: from the right of the first player counter-clockwise, as many passes as the terms say.

    guardians.battle_setup.draft_second_pass
    """
    order = draft_order(s)
    if s.drafted < s.terms.draft_passes * len(order) and s.layout.cards:
        player = order[s.drafted % len(order)]
        rule = "guardians.battle_setup.draft_counter_clockwise"
        card = yield from choose(s, player.seat, "draft", s.layout.cards[:], rule)
        assert card is not None
        s.move(card, player.hand)
        s.drafted += 1
        s.log.say("drafts", rule, player=player, card=card)
        return "draft"
    left = s.layout.cards[:]
    for card in left:  # guardians.battle_setup.draft_leftover_discard
        s.move(card, s.discard)
    s.log.say("left-over", "guardians.battle_setup.draft_leftover_discard", cards=left)
    if s.field is not None:
        yield from run_all(s, s.field.after_draft)
    return "start_round"


def draft_order(s: GuardiansState) -> list[Player]:
    """The first player picks last: guardians.battle_setup.draft_starts_right"""
    return list(reversed(s.fighting()))
