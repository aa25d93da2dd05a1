"""The nouns of this game: what cards call one another, and where such cards are found."""

from __future__ import annotations

from typing import Final, TypeAlias

from rulebound.games.fellowship import printed as p
from rulebound.games.fellowship.abilities import FellowshipMoment
from rulebound.games.fellowship.events import Attack, InAttack
from rulebound.games.fellowship.numbers import has_icon, keyword
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.text import Text
from rulebound.lcg.moment import Moment
from rulebound.lcg.targets import Noun, Players, Target, about_event, by_event, the

__all__ = (
    "ALLY",
    "ATTACHMENT",
    "ATTACHMENT_ON_DEFENDER",
    "CARD",
    "CHARACTER",
    "ENEMY",
    "ENGAGED_ENEMY",
    "EVENT",
    "HERO",
    "LOCATION",
    "OBJECTIVE",
    "THAT_ENEMY",
    "THAT_LOCATION",
    "THE_ACTIVE_LOCATION",
    "THE_ATTACKED_ENEMY",
    "THE_ATTACKING_ENEMY",
    "THE_DEFENDING_CHARACTER",
    "THE_MOST_THREATENED",
    "THE_NEXT_PLAYER",
    "THE_QUEST",
    "THE_THREAT_IN_STAGING",
    "at_threat",
    "committed",
    "damaged",
    "in_staging",
    "most_damaged",
    "not_committed",
    "not_engaged_with_you",
    "of_sphere",
    "with_cost_x",
    "with_keyword",
)  # fmt: skip

Cards: TypeAlias = list[FellowshipCard]
FellowshipNoun: TypeAlias = Noun[FellowshipState, FellowshipCard]
FellowshipTarget: TypeAlias = Target[FellowshipState, FellowshipCard]


def said(word: str) -> Text:
    return Text(f"fellowship-noun-{word}")


# --- players' cards ---------------------------------------------------------------------------------------


def _characters_of(s: FellowshipState, seat: int) -> Cards:
    return [] if s.players[seat].out else s.characters_of(seat)


CHARACTER: Final[FellowshipNoun] = Noun(said("character"), lambda s, m: s.characters(), _characters_of, p.CHARACTERS)
HERO: Final[FellowshipNoun] = Noun(
    said("hero"),
    lambda s, m: [card for seat in s.order() for card in s.heroes_of(seat)],
    lambda s, seat: s.heroes_of(seat),
    frozenset((p.HERO,)),
)
ALLY: Final[FellowshipNoun] = Noun(
    said("ally"),
    lambda s, m: [card for seat in s.order() for card in s.allies_of(seat)],
    lambda s, seat: s.allies_of(seat),
    frozenset((p.ALLY,)),
)
ATTACHMENT: Final[FellowshipNoun] = Noun(
    said("attachment"), lambda s, m: s.attachments(), lambda s, seat: s.attachments_of(seat), frozenset((p.ATTACHMENT,))
)
EVENT: Final[FellowshipNoun] = Noun(said("event"), lambda s, m: [], kinds=frozenset((p.EVENT,)))
CARD: Final[FellowshipNoun] = Noun(said("card"), lambda s, m: list(s.in_play()))


def committed(noun: FellowshipNoun) -> FellowshipNoun:
    """Those that are committed to the quest."""
    return noun.that("fellowship-committed", lambda s, m, card: card.committed)


def not_committed(noun: FellowshipNoun) -> FellowshipNoun:
    return noun.that("fellowship-not-committed", lambda s, m, card: not card.committed)


def damaged(noun: FellowshipNoun) -> FellowshipNoun:
    return noun.that("fellowship-damaged", lambda s, m, card: card.damage > 0)


def most_damaged(noun: FellowshipNoun) -> FellowshipNoun:
    """Those with the most damage among them."""
    find = noun.find

    def most(s: FellowshipState, m: FellowshipMoment) -> Cards:
        found = find(s, m)
        return [card for card in found if all(other.damage <= card.damage for other in found)]

    return Noun(Text("fellowship-most-damaged", {"noun": noun.said}), most)


def with_keyword(noun: FellowshipNoun, word: str) -> FellowshipNoun:
    """Those that have a keyword: "with the ranged keyword"."""
    return noun.that(
        "fellowship-with-keyword",
        lambda s, m, card: keyword(s, card, word) > 0,
        keyword=Text(f"fellowship-keyword-name-{word}"),
    )


def of_sphere(noun: FellowshipNoun, sphere: str) -> FellowshipNoun:
    """Cards of a sphere of influence; heroes by their icons."""

    def test(s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.printed.sphere == sphere or (card.kind == p.HERO and has_icon(s, card, sphere))

    found = noun.that("fellowship-of-sphere", test, sphere=Text(f"fellowship-sphere-{sphere}"))
    found.also = lambda printed: printed.sphere == sphere
    return found


def at_threat(noun: FellowshipNoun, n: int) -> FellowshipNoun:
    """Those controlled by players with so much threat or more."""
    return noun.that(
        "fellowship-at-threat",
        lambda s, m, card: card.controller is not None and s.players[card.controller].threat >= n,
        n=n,
    )


def with_cost_x(noun: FellowshipNoun) -> FellowshipNoun:
    """Cards in all discard piles with a printed cost of X; before X is fixed, any: fellowship.printed.definition"""

    def lying(s: FellowshipState, m: FellowshipMoment) -> Cards:
        return [
            card
            for seat in s.order()
            for card in s.players[seat].discard.cards
            if noun.fits(card.printed) and card.printed.cost == m.x
        ]

    return Noun(Text("fellowship-with-cost-x", {"noun": noun.said}), lying, None, noun.kinds, noun.traits, noun.also)


# --- encounter cards --------------------------------------------------------------------------------------


def _engaged_with(s: FellowshipState, seat: int) -> Cards:
    return s.players[seat].engaged.cards[:]


ENEMY: Final[FellowshipNoun] = Noun(said("enemy"), lambda s, m: s.enemies(), _engaged_with, frozenset((p.ENEMY,)))
ENGAGED_ENEMY: Final[FellowshipNoun] = Noun(
    said("engaged-enemy"), lambda s, m: s.engaged(), _engaged_with, frozenset((p.ENEMY,))
)
LOCATION: Final[FellowshipNoun] = Noun(said("location"), lambda s, m: s.locations(), kinds=frozenset((p.LOCATION,)))
OBJECTIVE: Final[FellowshipNoun] = Noun(
    said("objective"),
    lambda s, m: [card for card in s.in_play() if card.printed.kind == p.OBJECTIVE],
    kinds=frozenset((p.OBJECTIVE,)),
)


def in_staging(noun: FellowshipNoun) -> FellowshipNoun:
    """Those in the staging area; an objective there is not claimed."""
    return noun.that("fellowship-in-staging", lambda s, m, card: s.staging.holds(card))


def not_engaged_with_you(noun: FellowshipNoun) -> FellowshipNoun:
    """Enemies in the staging area or engaged with another player."""
    return noun.that("fellowship-not-engaged-with-you", lambda s, m, card: card.engaged != m.seat)


THE_QUEST: Final[FellowshipTarget] = the(Noun(said("quest"), lambda s, m: list(s.quest_zone.cards)))
THE_THREAT_IN_STAGING: Final[FellowshipTarget] = the(Noun(said("staged-threat"), lambda s, m: list(s.quest_zone.cards)))
"""Belongs to no card: it is asked of the quest."""
THE_ACTIVE_LOCATION: Final[FellowshipTarget] = the(
    Noun(said("active-location"), lambda s, m: list(s.active_zone.cards))
)


# --- what an event is about -------------------------------------------------------------------------------


def _attack_of(m: Moment[FellowshipCard]) -> Attack | None:
    event = m.event
    if isinstance(event, InAttack):
        return event.attack
    return event if isinstance(event, Attack) else None


def _attacking_enemy(s: FellowshipState, m: FellowshipMoment) -> Cards:
    attack = _attack_of(m)
    return [attack.by] if attack is not None and attack.by is not None else []


def _attacked_enemy(s: FellowshipState, m: FellowshipMoment) -> Cards:
    attack = _attack_of(m)
    return [attack.on] if attack is not None and attack.on is not None else []


def _defenders(s: FellowshipState, m: FellowshipMoment) -> Cards:
    attack = _attack_of(m)
    return [] if attack is None else [card for card in attack.defenders if card.in_play]


def _attachments_on_defenders(s: FellowshipState, m: FellowshipMoment) -> Cards:
    return [s.cards[id] for card in _defenders(s, m) for id in card.attached]


THE_ATTACKING_ENEMY: Final[FellowshipTarget] = the(Noun(said("attacking-enemy"), _attacking_enemy))
THE_ATTACKED_ENEMY: Final[FellowshipTarget] = the(Noun(said("attacked-enemy"), _attacked_enemy))
THE_DEFENDING_CHARACTER: Final[FellowshipTarget] = the(Noun(said("defending-character"), _defenders))
ATTACHMENT_ON_DEFENDER: Final[FellowshipNoun] = Noun(said("attachment-on-defender"), _attachments_on_defenders)
THAT_ENEMY: Final[FellowshipTarget] = Target("lcg-that", Noun(said("enemy"), about_event))
THAT_LOCATION: Final[FellowshipTarget] = Target("lcg-that", Noun(said("location"), about_event))
THE_DEALT_SHADOW: Final[FellowshipTarget] = the(Noun(said("shadow-card"), by_event))


# --- players ----------------------------------------------------------------------------------------------


class NextPlayer(Players):
    """The next player clockwise; alone there is none: fellowship.next_player.solo"""

    __slots__ = ()

    def all(self, s: FellowshipState, m: Moment[FellowshipCard]) -> list[int]:  # type: ignore[override]
        player = s.next_player(m.seat)
        return [] if player is None else [player.seat]


class MostThreatened(Players):
    """The player with the highest threat; of several the first player decides: fellowship.first_player.target"""

    __slots__ = ()

    def all(self, s: FellowshipState, m: Moment[FellowshipCard]) -> list[int]:  # type: ignore[override]
        order = s.order()
        most = max(s.players[seat].threat for seat in order)
        return [seat for seat in order if s.players[seat].threat == most]


THE_NEXT_PLAYER: Final = NextPlayer("next")
THE_MOST_THREATENED: Final = MostThreatened("most-threatened")
