"""The player phase (Фаза гравців, хід гравця): every player takes a turn, then all discard, draw and ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.champions.abilities import ChampionsAbility, ChampionsMoment
from rulebound.games.champions.forms import CHANGING, change_form
from rulebound.games.champions.initiating import ACTING_FROM_HAND, ACTING_IN_PLAY, USING
from rulebound.games.champions.numbers import hand_size
from rulebound.games.champions.playing import PERMANENTS, PLAYABLE, PLAYING, play
from rulebound.games.champions.powers import BASIC_POWERS, POWERS, READY_POWERS, basic_attack, basic_thwart, recover
from rulebound.games.champions.printed import ALLY, ALTER_EGO, EVENT, HERO
from rulebound.games.champions.state import ChampionsCard, ChampionsState, Player
from rulebound.kernel.choice import PASS, Choice, Option
from rulebound.kernel.flow import NOTHING, Flow, ask
from rulebound.kernel.requirements import legal, verdicts
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict
from rulebound.lcg.events import END_OF_PHASE, Deed
from rulebound.lcg.initiating import use
from rulebound.lcg.modifiers import permitted
from rulebound.lcg.moment import Moment
from rulebound.lcg.piles import discard_from_hand, draw
from rulebound.lcg.windows import Use, happen, moment, pointing

TURN_RULE: Final = "champions.player_turn.any_order_any_number"
END_TURN: Final = Option("end-turn")
DONE: Final = Option("done")


def start_round(s: ChampionsState) -> Flow[str]:
    """A round begins with the player phase, one after the other until the game ends.

    champions.round.player_phase_first, champions.round.loops
    """
    s.round += 1
    s.log.say("round", "champions.round.player_phase_first", n=s.round)
    s.waiting = tuple(s.order())
    return next_turn(s)
    yield


def begin_turn(s: ChampionsState, seat: int) -> None:
    """Whose turn it is: champions.active_player.definition"""
    s.active = seat
    for player in s.players:
        player.changed_form = False
        player.declined = False
    s.log.say("turn", "champions.player_phase.one_turn_each", player=s.players[seat])


def turn(s: ChampionsState) -> Flow[str]:
    """One action of the active player's turn."""
    player = s.players[s.active]
    if player.out:
        return next_turn(s)
    options = turn_options(s, player)
    choice = Choice(player.seat, "turn", options, TURN_RULE, explain=lambda thing: explain(s, player.seat, thing))
    taken = (yield choice) if len(options) > 1 else END_TURN
    if taken is END_TURN:
        return next_turn(s)
    assert isinstance(taken, Option)
    yield from take_turn_option(s, player, taken)
    return "turn"


def next_turn(s: ChampionsState) -> str:
    """The next player, or the end of the phase when all have had their turn.

    champions.player_phase.one_turn_each, champions.player_phase.end_steps_after_all_turns
    """
    s.end_period("turn")
    player = s.next_waiting()
    if player is None:
        s.active = -1
        return "end_player_phase"
    begin_turn(s, player.seat)
    return "turn"


# --- the options of a turn --------------------------------------------------------------------------------


def turn_options(s: ChampionsState, player: Player) -> list[Option]:
    """All that the active player may do now; ending the turn comes last.

    champions.player_turn.use_allies, champions.ally.any_number_per_turn
    """
    seat = player.seat
    options = own_options(s, player)
    identity = s.identity(seat)
    if legal(CHANGING, s, seat, identity):
        options.append(Option("change-form", identity))
    for card in s.characters_of(seat):
        if not card.exhausted:
            for act in POWERS[card.printed.kind]:
                if legal(READY_POWERS[act], s, seat, card):
                    options.append(Option(act, card))
    for other in s.players:
        if other is not player and may_act_if_asked(s, other, seat):
            options.append(Option("ask", other))  # champions.player_turn.ask_other_player
    options.append(END_TURN)
    return options


def may_act_if_asked(s: ChampionsState, other: Player, seat: int) -> bool:
    """Whether a player can be asked for an action, as far as the asking seat knows.

    Cards in hand that the seat does not know may be events or pay for something: such a player can always be asked.
    """
    if other.out or other.declined or s.locked_to not in (-1, other.seat):
        return False
    for card in other.hand.cards:
        if not card.known >> seat & 1:
            return True
    return bool(actions_when_asked(s, other))


def own_options(s: ChampionsState, player: Player) -> list[Option]:
    """Cards to play and Action abilities to trigger."""
    seat = player.seat
    options = []
    m = Moment(s.identity(seat), seat)
    for card in (*player.hand.cards, *permitted(s, seat)):
        if card.printed.kind in PERMANENTS:
            m.card = card
            if PLAYABLE.met(s, seat, m, card.printed):
                options.append(Option("play", card))
    return options + own_actions(s, player, m)


def own_actions(s: ChampionsState, player: Player, m: ChampionsMoment) -> list[Option]:
    """Actions of cards one controls, events in hand, faceup encounter cards: champions.player_turn.trigger_actions

    One moment asks for all of them.
    """
    in_play = [
        *player.area.cards, *s.attachments.cards, *s.side_zone.cards, *s.environments.cards, *s.main_zone.cards,
        *s.villain_zone.cards, *player.engaged.cards,
    ]  # fmt: skip
    return playable_events(s, player, m) + pointing("use", usable(s, in_play, m))


def actions_when_asked(s: ChampionsState, player: Player) -> list[Option]:
    """Actions of events in hand and of cards one controls, no more: champions.player_turn.ask_other_player"""
    m = Moment(s.identity(player.seat), player.seat)
    return playable_events(s, player, m) + pointing("use", usable(s, player.area.cards, m))


def playable_events(s: ChampionsState, player: Player, m: ChampionsMoment) -> list[Option]:
    """Events in hand with an action."""
    options = []
    seat = player.seat
    for card in player.hand.cards:
        if card.printed.actions and card.printed.kind == EVENT:
            m.card = card
            for _, ability in card.printed.actions:
                m.ability = ability
                if ACTING_FROM_HAND.met(s, seat, m, ability):
                    options.append(Option("play", card))
                    break
    return options


def usable(s: ChampionsState, cards: Sequence[ChampionsCard], m: ChampionsMoment) -> list[Use]:
    """The actions of these cards in play that a player may use now; what lies face down has none."""
    found = []
    seat = m.seat
    for card in cards:
        if card.printed.actions and card.facedown_as is None:
            m.card = card
            for number, ability in card.printed.actions:
                if ability.tires and card.exhausted:  # champions.exhaust.not_twice
                    continue
                m.ability = ability
                if ACTING_IN_PLAY.met(s, seat, m, ability):
                    found.append(Use(card, number))
    return found


def take_turn_option(s: ChampionsState, player: Player, option: Option) -> Flow[None]:
    """Do what was chosen."""
    on, act = option.on, option.act
    if act == "ask":
        assert isinstance(on, Player)
        return ask_for_action(s, on)
    for other in s.players:
        other.declined = False  # things have changed: they may be asked again
    if act == "change-form":
        player.changed_form = True
        return change_form(s, player.seat, "champions.form.change_once_per_round")
    assert isinstance(on, ChampionsCard)
    if act == "play":
        return play_card(s, player.seat, on)
    if act == "use":
        return use_action(s, player.seat, on, option.number)
    if act == "attack":
        return basic_attack(s, on, player.seat)
    if act == "thwart":
        return basic_thwart(s, on, player.seat)
    recover(s, on)
    return NOTHING


def play_card(s: ChampionsState, seat: int, card: ChampionsCard) -> Flow[None]:
    """An event by its action; any other card comes into play.

    In an imagined game it may be an event without one by now: then nothing comes of the choice.
    """
    if card.printed.kind != EVENT:
        return play(s, card, seat)
    for _, ability in card.printed.actions:
        return use(s, Moment(card, seat, ability))
    return NOTHING


def use_action(s: ChampionsState, seat: int, card: ChampionsCard, number: int) -> Flow[None]:
    """The one usable ability of the card, or the one whose number the option names.

    In an imagined game the hand that was to pay may have changed: then nothing comes of the choice.
    """
    for use_of in usable(s, [card], Moment(card, seat)):
        if number in (0, use_of.number + 1):
            return use(s, Moment(card, seat, use_of.ability))
    return NOTHING


def ask_for_action(s: ChampionsState, other: Player) -> Flow[None]:
    """A player who is asked uses an action ability, or does not.

    champions.player_turn.asked_player_decides, champions.player_turn.other_may_offer, champions.action.own_turn
    """
    options = actions_when_asked(s, other)
    options.append(PASS)
    rule = "champions.player_turn.asked_player_decides"
    taken = yield from ask(Choice(other.seat, "asked", options, rule, always=True))
    if taken is PASS:
        other.declined = True
    else:
        assert isinstance(taken.on, ChampionsCard)
        yield from use_action(s, other.seat, taken.on, taken.number)


# --- why not ----------------------------------------------------------------------------------------------


def explain(s: ChampionsState, seat: int, thing: Thing) -> list[Verdict] | None:
    """What stops the seat from using a card now: every way to use it with its requirements, the nearest way first."""
    if not isinstance(thing, ChampionsCard):
        return None
    ways = ways_to_use(s, seat, thing)
    if not ways:
        return None
    return min((way for _, way in ways), key=lambda way: sum(not verdict.met for verdict in way))


def ways_to_use(s: ChampionsState, seat: int, card: ChampionsCard) -> list[tuple[str, list[Verdict]]]:
    """Every way the seat could ever use this card, by the act of the option, with what it demands."""
    ways: list[tuple[str, list[Verdict]]] = []
    if card.facedown_as is not None:
        return ways  # nobody uses what lies face down
    in_hand = s.players[seat].hand.holds(card)
    if (in_hand and card.printed.kind != EVENT) or card in permitted(s, seat):
        ways.append(("play", verdicts(PLAYING, s, seat, Moment(card, seat))))
    for ability in card.printed.abilities:
        if (in_hand and s.usable_from_hand(card)) or (card.in_play and card.controller in (None, seat)):
            assert isinstance(ability, ChampionsAbility)
            if ability.timing in ("action", "interrupt", "response"):
                act = "play" if in_hand else "use"
                ways.append((act, verdicts(USING, s, seat, Moment(card, seat, ability))))
    if card.in_play and card.controller == seat and card.printed.kind in (HERO, ALTER_EGO, ALLY):
        for act, needs in BASIC_POWERS.items():
            if act != "recover" or card.printed.kind == ALTER_EGO:
                ways.append((act, verdicts(needs, s, seat, card)))
        if card.printed.kind != ALLY:
            ways.append(("change-form", verdicts(CHANGING, s, seat, card)))
    return ways


# --- the end of the phase ---------------------------------------------------------------------------------


def end_player_phase(s: ChampionsState) -> Flow[str]:
    """Discard, draw up, ready, and what ends with the phase: champions.end_of_player_phase.step_order"""
    for player in s.in_order():
        yield from discard_step(s, player)
    for player in s.in_order():
        missing = hand_size(s, player.seat) - len(player.hand.cards)
        draw(s, player, missing, "champions.end_of_player_phase.draw_up")
    for player in s.players:  # champions.end_of_player_phase.ready_all
        for card in player.area.cards:
            card.exhausted = False
    s.log.say("ready", "champions.end_of_player_phase.ready_all")
    s.end_period("phase")  # champions.lasting.ends_before_end_of_period_abilities
    if s.heard(END_OF_PHASE):
        yield from happen(s, Deed(END_OF_PHASE, None), moment())
    return "villain_threat"


def discard_step(s: ChampionsState, player: Player) -> Flow[None]:
    """Any number of cards may be discarded, and what is beyond the hand size must be.

    champions.end_of_player_phase.optional_discard, champions.end_of_player_phase.excess_discard,
    champions.end_of_player_phase.player_picks_discards, champions.hand_size.checked_end_of_player_phase
    """
    seat = player.seat
    cards = [Option("discard", card) for card in player.hand.cards]
    while cards:
        must = len(cards) > hand_size(s, seat)
        rule = f"champions.end_of_player_phase.{'excess' if must else 'optional'}_discard"
        options = cards[:] if must else [*cards, DONE]
        taken = yield from ask(Choice(seat, "discard-down" if must else "discard", options, rule))
        if not isinstance(taken.on, ChampionsCard):
            return
        cards.remove(taken)
        discard_from_hand(s, player, [taken.on], rule)
