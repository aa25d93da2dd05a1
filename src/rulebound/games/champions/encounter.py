"""Encounter cards (Розкрити, лукавство, посіпака, зобов'язання, наступ): revealed and resolved by their type."""

from __future__ import annotations

from rulebound.games.champions.activation import enemy_attacks
from rulebound.games.champions.numbers import keyword
from rulebound.games.champions.piles import top_encounter_card
from rulebound.games.champions.printed import ATTACHMENT, MINION, OBLIGATION, SIDE_SCHEME, TREACHERY
from rulebound.games.champions.state import ChampionsCard, ChampionsState, Player
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.flow import Flow, choose
from rulebound.lcg.abilities import WHEN_REVEALED
from rulebound.lcg.events import Reveal
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.initiating import run_printed
from rulebound.lcg.moment import Moment
from rulebound.lcg.windows import happen


def reveal_top(s: ChampionsState, seat: int) -> Flow[None]:
    """Reveal the top card of the encounter deck."""
    if s.players[seat].out:
        return
    yield from reveal(s, top_encounter_card(s, s.revealing), seat)


def reveal(s: ChampionsState, card: ChampionsCard, seat: int, *, from_deck: bool = True) -> Flow[None]:
    """A card is turned face up and all of it carried out; with surge another one follows.

    champions.reveal.turn_up_and_resolve
    champions.reveal.by_card_text: wherever it comes from.
    champions.player_elimination.current_effect_finishes: the first player reveals it for one who has just fallen.
    """
    if s.players[seat].out:
        seat = s.first
    s.move(card, s.revealing)
    s.show(card, EVERYONE)
    s.log.say("reveals", "champions.reveal.turn_up_and_resolve", player=s.players[seat], card=card)
    event = Reveal(card, seat, from_deck)
    locked = s.locked_to
    if card.printed.keywords.get("peril"):
        s.locked_to = seat  # champions.peril.others_locked_out
    event.surge = bool(card.printed.keywords.get("surge"))
    yield from happen(s, event, resolve_card(s, event))
    if s.revealing.holds(card):
        # champions.treachery.discard_after, champions.cancel.treachery_counts_as_revealed
        s.move(card, s.encounter_discard)
    s.locked_to = locked
    # champions.surge.finish_first_card, champions.surge.reveal_another
    if event.surge and not s.players[event.seat].out:
        s.log.say("surge", "champions.surge.reveal_another", player=s.players[event.seat])
        yield from reveal_top(s, event.seat)


def resolve_card(s: ChampionsState, event: Reveal[ChampionsCard]) -> Flow[None]:
    """What becomes of a revealed card depends on its type: champions.reveal.dispatch_by_type"""
    card = event.on
    assert card is not None
    kind = card.printed.kind
    if kind == TREACHERY:  # champions.treachery.revealer_resolves
        yield from run_printed(s, card, WHEN_REVEALED, event.seat, event)
    elif kind == OBLIGATION:
        yield from resolve_obligation(s, event, card)
    elif kind == MINION:
        yield from engage(s, card, event.seat)
        yield from run_printed(s, card, WHEN_REVEALED, event.seat, event)
        yield from quickstrike(s, card)
    elif kind == ATTACHMENT:
        yield from attach(s, event, card)
    elif kind == SIDE_SCHEME:
        yield from put_side_scheme(s, card, event.seat)
        yield from run_printed(s, card, WHEN_REVEALED, event.seat, event)
    else:  # champions.environment.enters_by_villain
        yield from enter_play(s, card, s.environments, event.seat)
        yield from run_printed(s, card, WHEN_REVEALED, event.seat, event)


def engage(s: ChampionsState, card: ChampionsCard, seat: int) -> Flow[None]:
    """A minion comes into play engaged with the player who resolves it.

    champions.engaged.minion_engages_on_entering, champions.engaged.resolver_by_default,
    champions.engaged.stays_until_ability
    """
    rule = "champions.engaged.minion_engages_on_entering"
    player = s.players[seat]
    if player.out:
        heir = s.next_player(seat)
        assert heir is not None
        player, rule = heir, "champions.player_elimination.minions_move_clockwise"
    card.engaged = player.seat
    yield from enter_play(s, card, player.engaged, player.seat)
    s.log.say("engages", rule, card=card, player=player)


def quickstrike(s: ChampionsState, card: ChampionsCard) -> Flow[None]:
    """A quick minion attacks the hero at once.

    champions.quickstrike.attacks_on_engaging, champions.quickstrike.not_in_alter_ego
    """
    if card.in_play and keyword(s, card, "quickstrike") and s.is_hero(card.engaged):
        s.log.say("quickstrike", "champions.quickstrike.attacks_on_engaging", card=card)
        yield from enemy_attacks(s, card, card.engaged, rule="champions.quickstrike.attacks_on_engaging")


def put_minion_into_play(s: ChampionsState, card: ChampionsCard, seat: int) -> Flow[None]:
    """A minion enters play by an effect: it engages the player, and strikes if it is quick."""
    yield from engage(s, card, seat)
    yield from quickstrike(s, card)


def put_side_scheme(s: ChampionsState, card: ChampionsCard, seat: int) -> Flow[None]:
    """A side scheme comes beside the main scheme with its starting threat.

    champions.side_scheme.enters_by_main_scheme, champions.side_scheme.starting_threat
    """
    yield from enter_play(s, card, s.side_zone, seat)


def attach(s: ChampionsState, event: Reveal[ChampionsCard], card: ChampionsCard) -> Flow[None]:
    """It is attached to what it says, or discarded if there is no such card.

    champions.attach.checked_only_once, champions.attach.failed_check_discard
    """
    to = card.printed.attaches_to
    assert to is not None
    hosts = to.candidates(s, Moment(card, event.seat, None, event))
    # champions.first_player.picks_encounter_target
    host = yield from choose(s, s.first, "attach", hosts, "champions.first_player.picks_encounter_target", about=card)
    if host is None:
        s.log.say("attach-fails", "champions.attach.failed_check_discard", card=card)
    else:
        yield from enter_play(s, card, s.attachments, event.seat, host=host)
    yield from run_printed(s, card, WHEN_REVEALED, event.seat, event)


def resolve_obligation(s: ChampionsState, event: Reveal[ChampionsCard], card: ChampionsCard) -> Flow[None]:
    """It goes to the player of its hero, who decides.

    champions.obligation.given_to_linked_player, champions.obligation.linked_player_decides
    """
    player = linked_player(s, card)
    if player is not None and player.out:
        # champions.obligation.linked_hero_eliminated, champions.obligation.linked_hero_eliminated_extra_card
        s.log.say("obligation-ignored", "champions.obligation.linked_hero_eliminated", card=card)
        s.move(card, s.removed)
        yield from reveal_top(s, event.seat)
        return
    seat = event.seat if player is None else player.seat  # champions.obligation.no_linked_hero
    yield from run_printed(s, card, WHEN_REVEALED, seat, event)


def linked_player(s: ChampionsState, card: ChampionsCard) -> Player | None:
    for player in s.players:
        if s.identity(player.seat).printed.set == card.printed.hero:
            return player
    return None
