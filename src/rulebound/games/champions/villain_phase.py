"""The villain phase (Фаза лиходія): threat, activations, encounter cards dealt and revealed, the first player token."""

from __future__ import annotations

from rulebound.games.champions.activation import activate
from rulebound.games.champions.encounter import reveal
from rulebound.games.champions.piles import deal_encounter_card
from rulebound.games.champions.state import ChampionsCard, ChampionsState, Player
from rulebound.games.champions.threat import place_threat
from rulebound.kernel.flow import Flow, choose
from rulebound.lcg.events import END_OF_PHASE, END_OF_ROUND, Deed
from rulebound.lcg.simultaneous import unlike
from rulebound.lcg.windows import happen, moment


def villain_threat(s: ChampionsState) -> Flow[str]:
    """Step one. champions.villain_phase.step_one_threat: the acceleration field, tokens and icons.

    champions.round.villain_step_order
    """
    s.log.say("villain-phase", "champions.round.villain_phase_second")
    scheme = s.main_scheme
    amount = scheme.printed.acceleration.at(s.starters)  # champions.main_scheme.step_one_threat
    amount += s.acceleration  # champions.acceleration_token.raises_step_one_threat
    amount += s.icons("acceleration")  # champions.acceleration_icon.adds_one_each
    yield from place_threat(s, scheme, amount, step_one=True, rule="champions.villain_phase.step_one_threat")
    s.waiting = tuple(s.order())
    return "villain_activates"


def villain_activates(s: ChampionsState) -> Flow[str]:
    """Step two, for one player: the villain, then that player's minions. champions.activation.once_per_player"""
    player = s.next_waiting()
    if player is None:
        return "deal_encounter_cards"
    yield from activate(s, s.villain, player.seat)
    yield from minions_activate(s, player)
    return "villain_activates"


def minions_activate(s: ChampionsState, player: Player) -> Flow[None]:
    """One at a time, in the order the player picks.

    champions.minion.activates_after_villain

    One that engages the player meanwhile activates too.
    """
    rule = "champions.minion.activates_after_villain"
    done: list[ChampionsCard] = []
    while waiting := [minion for minion in player.engaged.cards if minion not in done]:
        minion = yield from choose(s, player.seat, "activate", unlike(waiting), rule)
        assert minion is not None
        done.append(minion)
        yield from activate(s, minion, player.seat)
        done = [one for one in done if one.in_play]  # if it comes back it is another


def deal_encounter_cards(s: ChampionsState) -> Flow[str]:
    """Step three. champions.villain_phase.step_three_deal; hazard icons add cards one by one in player order."""
    players = s.in_order()
    for player in players:
        deal_encounter_card(s, player, "champions.villain_phase.step_three_deal")
    for n in range(s.icons("hazard")):  # champions.hazard.extra_encounter_card, champions.hazard.dealt_in_player_order
        # champions.player_order.sequence_continues
        deal_encounter_card(s, players[n % len(players)], "champions.hazard.extra_encounter_card")
    s.waiting = tuple(s.order())
    return "reveal_encounter_cards"
    yield


def reveal_encounter_cards(s: ChampionsState) -> Flow[str]:
    """Step four, one card. champions.reveal.one_by_one_in_player_order, champions.reveal.one_at_a_time

    champions.deal_encounter.queue_in_steps_three_and_four: a card dealt meanwhile is revealed too.
    """
    while anything_dealt(s):
        if not s.waiting:
            s.waiting = tuple(s.order())  # once more round the table, for cards dealt to those who had finished
        player = s.players[s.waiting[0]]
        if player.dealt.cards:
            yield from reveal(s, player.dealt.cards[0], player.seat)
            return "reveal_encounter_cards"
        s.waiting = s.waiting[1:]
    return "end_round"


def anything_dealt(s: ChampionsState) -> bool:
    """Whether a player has still a card to reveal."""
    for player in s.players:  # noqa: SIM110 (asked before every card)
        if player.dealt.cards:
            return True
    return False


def end_round(s: ChampionsState) -> Flow[str]:
    """Step five. champions.first_player.token_passes_clockwise"""
    heir = s.next_player(s.first)
    assert heir is not None
    s.first = heir.seat
    s.log.say("first-player", "champions.first_player.token_passes_clockwise", player=heir)
    s.end_period("phase", "round")
    if s.heard(END_OF_PHASE):
        yield from happen(s, Deed(END_OF_PHASE, None), moment())
    if s.heard(END_OF_ROUND):
        yield from happen(s, Deed(END_OF_ROUND, None), moment())
    return "start_round"
