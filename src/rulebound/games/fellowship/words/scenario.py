"""Effects of the scenario: encounter cards, stages, objectives, cards that lie face down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.captivity import captives, capture, rescue
from rulebound.games.fellowship.encounter import guard, put_into_staging, reveal_top, searched
from rulebound.games.fellowship.engagement import engage_enemy
from rulebound.games.fellowship.events import CLAIM, ENGAGE, Reveal
from rulebound.games.fellowship.printed import FellowshipPrinted
from rulebound.games.fellowship.progress import check_stage
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.victory import players_lose, players_win
from rulebound.games.fellowship.words.nouns import THE_MOST_THREATENED, FellowshipTarget
from rulebound.games.fellowship.words.tokens import OnFellowshipCards, says
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import WHEN_REVEALED
from rulebound.lcg.effects.deeds import says_much
from rulebound.lcg.events import Deed
from rulebound.lcg.in_play import enter_play, place
from rulebound.lcg.initiating import run_printed
from rulebound.lcg.moments import Count, worth
from rulebound.lcg.targets import EACH_PLAYER, THE_FIRST_PLAYER, Players, asking
from rulebound.lcg.windows import aftermath

# --- the encounter deck -----------------------------------------------------------------------------------


class RevealMore(FellowshipEffect):
    """So many more cards of the encounter deck are revealed."""

    __slots__ = ("n",)

    def __init__(self, n: Count = 1) -> None:
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n,)

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return bool(s.encounter.cards) or (s.phase == "quest" and bool(s.encounter_discard.cards))

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        done = 0
        for _ in range(worth(self.n, s, m)):
            shown = yield from reveal_top(s, m.seat)
            done += shown
        m.count = done
        return done > 0

    def text(self) -> Text:
        return says_much("fellowship-effect-reveal-more", self.n)


class EachRevealsTop(FellowshipEffect):
    """Each player reveals the top card of the encounter deck and adds it to the staging area."""

    __slots__ = ()

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        for seat in s.order():
            if not s.players[seat].out:
                yield from reveal_top(s, seat)
        return True

    def text(self) -> Text:
        return says("each-reveals-top")


class GainSurge(FellowshipEffect):
    """This card gains surge: fellowship.surge.each_instance"""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        if isinstance(m.event, Reveal):
            m.event.gains_surge += 1
        return True

    def text(self) -> Text:
        return says("gain-surge")


class AddToStaging(FellowshipEffect):
    """Search the encounter deck, perhaps the discard pile too, for a card and add it to the staging area.

    It is not revealed. Afterwards the encounter deck is shuffled.
    """

    __slots__ = ("also_discard", "target")

    def __init__(self, target: FellowshipTarget, *, also_discard: bool = False) -> None:
        self.target = target
        self.also_discard = also_discard

    def parts(self) -> Sequence[object]:
        return (self.target,)

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        zones = (s.encounter, s.encounter_discard) if self.also_discard else (s.encounter,)
        found = searched(s, self.target.noun.fits, *zones)
        for one in found:
            s.show(one, EVERYONE)
        args = partial(asking, m, m.seat, self)
        card = yield from choose(s, m.seat, "choose", found, s.rules.search, prompt="find", about=m.card, args=args)
        if card is not None:
            s.log.say("finds", s.rules.search, player=s.players[m.seat], card=card)
            yield from put_into_staging(s, card)
        s.shuffle(s.encounter)
        return card is not None

    def text(self) -> Text:
        return says("add-to-staging-also" if self.also_discard else "add-to-staging", target=self.target.text())


class LookAtEncounter(FellowshipEffect):
    """Look at the top card of the encounter deck, and perhaps move it to the bottom."""

    __slots__ = ("may_sink",)

    def __init__(self, *, may_sink: bool = False) -> None:
        self.may_sink = may_sink

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return bool(s.encounter.cards)

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        if not s.encounter.cards:
            return False
        card = s.encounter.cards[-1]
        s.show(card, 1 << m.seat)
        s.log.say("looks", s.rules.search, player=s.players[m.seat], card=card)
        if self.may_sink:
            options = [Option("sink", card), Option("leave-it")]
            taken = yield from ask(Choice(m.seat, "sink", options, s.rules.may, about=m.card))
            if taken is options[0]:
                s.encounter.cards.remove(card)
                s.encounter.cards.insert(0, card)
        return True

    def text(self) -> Text:
        return says("look-at-encounter-sink" if self.may_sink else "look-at-encounter")


# --- revealing --------------------------------------------------------------------------------------------


class CancelWhenRevealed(FellowshipEffect):
    """The When Revealed effects of the card are cancelled; the card itself and its keywords stay.

    fellowship.cancel.treachery_discarded; with `replaces` it is discarded and another card is revealed in its place.
    """

    __slots__ = ("replaces",)

    def __init__(self, *, replaces: bool = False) -> None:
        self.replaces = replaces

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        event = m.event
        assert isinstance(event, Reveal)
        assert event.on is not None
        event.cancelled = True
        event.replaced = event.replaced or self.replaces
        s.log.say("cancelled", s.rules.cancel, card=event.on)
        return True

    def text(self) -> Text:
        return says("cancel-and-replace" if self.replaces else "cancel-when-revealed")


class ResolveWhenRevealed(FellowshipEffect):
    """The When Revealed effect of this card is resolved, though it is a shadow card."""

    __slots__ = ()

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        yield from run_printed(s, m.card, WHEN_REVEALED, s.first, m.event)
        return True

    def text(self) -> Text:
        return says("resolve-when-revealed")


class AttachThis(FellowshipEffect):
    """This treachery is attached to a hero of the player with the highest threat, and counts as an attachment."""

    __slots__ = ("who",)

    def __init__(self, who: Players = THE_MOST_THREATENED) -> None:
        self.who = who

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        able = [s.players[seat] for seat in self.who.all(s, m)]
        rule = "fellowship.first_player.target"
        args = partial(asking, m, s.first, self)
        player = yield from choose(s, s.first, "choose", able, rule, about=m.card, args=args)
        assert player is not None
        host = yield from choose(s, player.seat, "attach", s.heroes_of(player.seat), s.rules.attach, about=m.card)
        if host is None:
            return False
        yield from enter_play(s, m.card, player.area, player.seat, host=host)
        return True

    def text(self) -> Text:
        return says("attach-this", who=self.who.text())


class AttachToDeck(FellowshipEffect):
    """This card lies on a player's deck and counts as an attachment."""

    __slots__ = ("who",)

    def __init__(self, who: Players = THE_FIRST_PLAYER) -> None:
        self.who = who

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        for seat in seats:
            m.card.host = -1  # a shadow card lies at an enemy until then
            yield from enter_play(s, m.card, s.players[seat].area, seat)
        return bool(seats)

    def text(self) -> Text:
        return says("attach-to-deck", who=self.who.text())


# --- stages and the end -----------------------------------------------------------------------------------


class NextStageAtRandom(FellowshipEffect):
    """One of the cards of the next stage by chance; the others are not used."""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        left = s.quest_deck.cards
        able = [card for card in left if card.printed.stage == min(one.printed.stage for one in left)]
        if not able:
            return False
        taken = s.chance.pick(able)
        for card in able:
            s.move(card, s.quest_deck if card is taken else s.removed)
        return True

    def text(self) -> Text:
        return says("next-stage-at-random")


class Win(FellowshipEffect):
    """The players have won: fellowship.win.extra_conditions"""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        raise players_win(s, "fellowship.win.extra_conditions")

    def text(self) -> Text:
        return says("win")


class Lose(FellowshipEffect):
    """The players have lost."""

    __slots__ = ()

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        raise players_lose(s, "fellowship.golden.card_over_rules")

    def text(self) -> Text:
        return says("lose")


# --- objectives -------------------------------------------------------------------------------------------


class ClaimThis(OnFellowshipCards):
    """This objective is claimed and attached to a hero, if no encounter card guards it.

    fellowship.objective.claim, fellowship.guarded.no_claim, fellowship.objective.controller
    """

    __slots__ = ()
    act = "attach"

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return s.staging.holds(m.card) and not m.card.attached

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        card = m.card
        for hero in cards:  # one, if any
            area = s.zone_of(hero)
            assert area.owner is not None
            card.controller = area.owner
            s.move(card, area)
            s.attach(card, hero)
            s.log.say("claims", "fellowship.objective.claim", player=s.players[area.owner], card=card)
            yield from s.judge.keep_limits(s, area.owner)
            yield from aftermath(s, [Deed(CLAIM, card, area.owner)])
            yield from check_stage(s)
        return len(cards)

    def text(self) -> Text:
        return says("claim-this", target=self.target.text())


class StageGuarded(OnFellowshipCards):
    """The objectives are searched for and placed in the staging area, then each gets its guard from a shuffled deck.

    fellowship.guarded.attach_next: also in setup.
    """

    __slots__ = ()

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        found = [card for card in s.encounter.cards if self.target.noun.fits(card.printed)]
        for card in found:
            yield from put_into_staging(s, card)
        s.shuffle(s.encounter)
        for card in found:
            yield from guard(s, card, s.first)
        return bool(found)

    def text(self) -> Text:
        return says("stage-guarded", target=self.target.text())


class Capture(FellowshipEffect):
    """A hero by chance becomes a prisoner."""

    __slots__ = ()

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        yield from capture(s)
        return True

    def text(self) -> Text:
        return says("capture")


class Rescue(FellowshipEffect):
    """The prisoner is free again, with so much damage."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return bool(captives(s))

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        yield from rescue(s, self.n)
        return True

    def text(self) -> Text:
        return says("rescue", n=self.n)


class SetAside(OnFellowshipCards):
    """Cards of the encounter deck lie face up beside the quest deck, out of play; their forced effects wait."""

    __slots__ = ()

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        for card in searched(s, self.target.noun.fits):
            s.move(card, s.beside)
            s.activate(card)
            s.log.say("set-aside", s.rules.sentences, card=card)
        return True
        yield

    def text(self) -> Text:
        return says("set-aside", target=self.target.text())


class ComeIntoStaging(FellowshipEffect):
    """This card, which was set aside, enters play in the staging area."""

    __slots__ = ()

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return s.beside.holds(m.card)

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        if not self.can(s, m):
            return False
        s.deactivate(m.card)
        yield from put_into_staging(s, m.card)
        return True

    def text(self) -> Text:
        return says("come-into-staging")


# --- face-down enemies ------------------------------------------------------------------------------------


class FaceDown(FellowshipEffect):
    """The top card of a player's deck comes face down as an enemy that has just engaged the player.

    fellowship.card_type.change
    """

    __slots__ = ("counts_as", "who")

    def __init__(self, counts_as: FellowshipPrinted, who: Players = EACH_PLAYER) -> None:
        self.counts_as = counts_as
        self.who = who

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return any(s.players[seat].deck.cards for seat in self.who.all(s, m))

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        for seat in seats:
            yield from put_face_down(s, seat, self.counts_as)
        return True

    def text(self) -> Text:
        return says(
            "face-down", by=self.who.words, who=self.who.text(), name=self.counts_as.name,
            attack=self.counts_as.attack or 0, defense=self.counts_as.defense or 0, hp=self.counts_as.hit_points,
        )  # fmt: skip


def put_face_down(s: FellowshipState, seat: int, counts_as: FellowshipPrinted) -> Flow[None]:
    """The card keeps its owner, to whose discard pile it goes in the end; nobody controls it meanwhile."""
    player = s.players[seat]
    if player.out or not player.deck.cards:
        return
    card = player.deck.cards[-1]
    card.facedown_as = counts_as
    card.controller = None
    card.engaged = seat
    place(s, card, player.engaged)
    s.log.say("engages", "fellowship.card_type.change", card=card, player=player)
    yield from aftermath(s, [Deed(ENGAGE, card, seat)])


class EngageThis(FellowshipEffect):
    """This card, dealt as a shadow card, enters play engaged with you."""

    __slots__ = ()

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        m.card.host = -1
        yield from enter_play(s, m.card, s.staging, m.seat)
        yield from engage_enemy(s, m.card, m.seat, s.rules.sentences)
        return True

    def text(self) -> Text:
        return says("engage-this")
