"""Encounter cards (Відкрити, випробування, лихо, навала, стережений): revealed one at a time and placed by type."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.fellowship.damage import discard_from_play, settle
from rulebound.games.fellowship.elimination import raise_threat
from rulebound.games.fellowship.events import Reveal
from rulebound.games.fellowship.numbers import keyword
from rulebound.games.fellowship.printed import ENEMY, LOCATION, OBJECTIVE, OBJECTIVE_ALLY, FellowshipPrinted
from rulebound.games.fellowship.progress import check_stage
from rulebound.games.fellowship.state import CardZone, FellowshipCard, FellowshipState
from rulebound.kernel.flow import Flow
from rulebound.lcg.abilities import WHEN_REVEALED
from rulebound.lcg.in_play import enter_play, is_copy
from rulebound.lcg.initiating import run_printed
from rulebound.lcg.windows import happen


def need_encounter_card(s: FellowshipState) -> bool:
    """Whether there is a card to reveal; in the quest phase an empty deck is made anew from the discard pile.

    fellowship.empty.encounter_deck_quest
    """
    if not s.encounter.cards and s.phase == "quest" and s.encounter_discard.cards:
        for card in s.encounter_discard.cards[:]:
            s.move(card, s.encounter)
        s.shuffle(s.encounter)
        s.log.say("encounter-deck-made", "fellowship.empty.encounter_deck_quest")
    return bool(s.encounter.cards)


def reveal_top(s: FellowshipState, seat: int = -1, *, guarding: FellowshipCard | None = None) -> Flow[bool]:
    """Take the top card of the encounter deck and turn it up: fellowship.reveal.definition"""
    if not need_encounter_card(s):
        return False
    yield from reveal(s, s.deal(s.encounter, s.revealing), seat, guarding=guarding)
    return True


def reveal(
    s: FellowshipState,
    card: FellowshipCard,
    seat: int = -1,
    *,
    guarding: FellowshipCard | None = None,
) -> Flow[None]:
    """Staging of one card off the deck: turn it up, keywords and When Revealed, place it; surge comes last.

    fellowship.staging.card_sequence, fellowship.surge.timing
    """
    if seat < 0 or s.players[seat].out:
        seat = s.first
    s.log.say("reveals", "fellowship.reveal.definition", card=card)
    event = Reveal(card, seat)
    surges = keyword(s, card, "surge")
    yield from happen(s, event, _stage(s, event, guarding))
    if card.in_play:  # fellowship.modifier.no_negative_things: what it has gained or lost where it lies now
        surges = keyword(s, card, "surge")
    if s.revealing.holds(card):  # fellowship.treachery.immediate, fellowship.cancel.treachery_discarded
        s.move(card, s.encounter_discard)
    if event.replaced:
        yield from reveal_top(s, seat, guarding=guarding)
    for _ in range(surges + event.gains_surge):  # fellowship.surge.reveal_one, fellowship.surge.each_instance
        s.log.say("surge", "fellowship.surge.reveal_one", card=card)
        yield from reveal_top(s, seat)


def _stage(s: FellowshipState, event: Reveal, guarding: FellowshipCard | None) -> Flow[None]:
    """Doomed, When Revealed, then its place; nothing more of an enemy that was destroyed as it was revealed."""
    card = event.on
    assert card is not None
    if not s.revealing.holds(card):
        return
    doom(s, card)
    if not event.cancelled:
        yield from run_printed(s, card, WHEN_REVEALED, event.seat, event)
        yield from settle(s)
    if not s.revealing.holds(card) or event.replaced:
        return
    kind = card.printed.kind
    if kind in (ENEMY, LOCATION, OBJECTIVE, OBJECTIVE_ALLY):
        yield from put_into_staging(s, card, guarding)
    if kind == OBJECTIVE and guarding is not None:
        # fellowship.guarded.objective, fellowship.guarded.chain: it guards nothing, the next card does, before its own
        yield from reveal_top(s, event.seat, guarding=guarding)
    if card.printed.keywords.get("guarded"):
        yield from guard(s, card, event.seat)


def doom(s: FellowshipState, card: FellowshipCard) -> None:
    """Each player raises threat, whenever such a card is revealed: fellowship.doomed.each_player"""
    n = keyword(s, card, "doomed")
    for seat in s.order():
        raise_threat(s, seat, n, "fellowship.doomed.each_player")


def put_into_staging(s: FellowshipState, card: FellowshipCard, guarding: FellowshipCard | None = None) -> Flow[None]:
    """It enters play in the staging area, perhaps attached to the objective that it guards.

    fellowship.staging.placed_by_type, fellowship.guarded.enemy_attached, fellowship.guarded.location_attached
    """
    host = guarding if guarding is not None and guarding.in_play and card.printed.kind in (ENEMY, LOCATION) else None
    yield from enter_play(s, card, s.staging, s.first, host=host)
    if host is not None:
        s.log.say("guards", "fellowship.guarded.attach_next", card=card, on=host)
    if card.printed.unique:  # fellowship.unique.encounter_version
        own = [one for player in s.players for one in player.area.cards if is_copy(card, one)]
        yield from discard_from_play(s, own)
    yield from check_stage(s)


def join_first_player(s: FellowshipState, card: FellowshipCard) -> Flow[None]:
    """A card of the scenario enters play under the first player's control."""
    card.controller = s.first
    yield from enter_play(s, card, s.players[s.first].area, s.first)


def guard(s: FellowshipState, card: FellowshipCard, seat: int) -> Flow[None]:
    """The next card is revealed and attached to it; a treachery is resolved and leaves it without a guard.

    fellowship.guarded.attach_next, fellowship.guarded.treachery
    """
    yield from reveal_top(s, seat, guarding=card)


def searched(s: FellowshipState, fits: Callable[[FellowshipPrinted], bool], *zones: CardZone) -> list[FellowshipCard]:
    """The cards of a sort in the encounter deck and other places, one of each title and face; none of them moves.

    fellowship.search.look_all, fellowship.search.not_leaving
    """
    found: dict[str, FellowshipCard] = {}
    for zone in zones or (s.encounter,):
        for card in zone.cards:
            if fits(card.printed):
                found.setdefault(card.printed.code, card)
    return list(found.values())
