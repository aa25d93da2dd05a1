"""The nouns of this game: what cards call one another, and where such cards are found."""

from __future__ import annotations

from typing import Final, TypeAlias

from rulebound.games.champions import printed as p
from rulebound.games.champions.abilities import ChampionsMoment
from rulebound.games.champions.printed import RESOURCES, ChampionsPrinted
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.text import Text
from rulebound.lcg.moment import Moment
from rulebound.lcg.targets import Noun, Players, Target, about_event, by_event, the, your

__all__ = (
    "ALLY", "CARD", "CHARACTER", "ENEMY", "FRIENDLY_CHARACTER", "HERO", "HEROES_AND_ALLIES", "MINION", "SCHEME",
    "SIDE_SCHEME", "SUPPORT", "THAT_MINION", "THE_ATTACKED_ENEMY", "THE_ATTACKER", "THE_ENGAGED_PLAYER",
    "THE_MAIN_SCHEME", "THE_VILLAIN", "UPGRADE", "UPGRADE_OR_SUPPORT", "VILLAIN", "YOUR_ALTER_EGO", "YOUR_HERO",
    "YOUR_IDENTITY", "toughest", "with_resource",
)  # fmt: skip

Cards: TypeAlias = list[ChampionsCard]
ChampionsNoun: TypeAlias = Noun[ChampionsState, ChampionsCard]
ChampionsTarget: TypeAlias = Target[ChampionsState, ChampionsCard]


def said(word: str) -> Text:
    return Text(f"champions-noun-{word}")


# --- enemies ----------------------------------------------------------------------------------------------


def _engaged(s: ChampionsState, seat: int) -> Cards:
    return s.players[seat].engaged.cards[:]


ENEMY: Final[ChampionsNoun] = Noun(said("enemy"), lambda s, m: s.enemies())
MINION: Final[ChampionsNoun] = Noun(said("minion"), lambda s, m: s.minions(), _engaged, frozenset((p.MINION,)))
VILLAIN: Final[ChampionsNoun] = Noun(said("villain"), lambda s, m: [s.villain], kinds=frozenset((p.VILLAIN,)))


def toughest(noun: ChampionsNoun) -> ChampionsNoun:
    """Those with the highest printed hit points: champions.printed.physical_value"""
    find = noun.find

    def most(s: ChampionsState, m: ChampionsMoment) -> Cards:
        found = find(s, m)
        best = max((card.shown.hit_points.at(s.starters) for card in found), default=0)
        return [card for card in found if card.shown.hit_points.at(s.starters) == best]

    return Noun(Text("champions-toughest", {"noun": noun.said}), most)


# --- players' cards ---------------------------------------------------------------------------------------


def _allies(s: ChampionsState, m: ChampionsMoment) -> Cards:
    return [card for seat in s.order() for card in s.allies_of(seat)]


def _heroes(s: ChampionsState, m: ChampionsMoment) -> Cards:
    return [s.identity(seat) for seat in s.order() if s.is_hero(seat)]


def _your_identity(s: ChampionsState, m: ChampionsMoment) -> Cards:
    player = s.players[m.seat]
    return [] if player.out else [s.cards[player.identity_id]]


def _your_hero(s: ChampionsState, m: ChampionsMoment) -> Cards:
    """An alter-ego is no hero: champions.form.alter_ego_ignores_hero_text"""
    player = s.players[m.seat]
    identity = s.cards[player.identity_id]
    return [identity] if identity.printed.kind == p.HERO and not player.out else []


def _your_alter_ego(s: ChampionsState, m: ChampionsMoment) -> Cards:
    """A hero is no alter-ego: champions.form.hero_ignores_alter_ego_text"""
    return [] if s.is_hero(m.seat) or s.players[m.seat].out else [s.identity(m.seat)]


def _heroes_and_allies(s: ChampionsState, m: ChampionsMoment) -> Cards:
    return [card for card in s.friends() if card.printed.kind in (p.HERO, p.ALLY)]


def _controlled(*kinds: str) -> ChampionsNoun:
    """Cards in the play areas of players."""

    def find(s: ChampionsState, m: ChampionsMoment) -> Cards:
        return [card for seat in s.order() for card in s.controlled(seat, *kinds)]

    def of(s: ChampionsState, seat: int) -> Cards:
        return s.controlled(seat, *kinds)

    return Noun(said("-or-".join(kinds)), find, of, frozenset(kinds))


CHARACTER: Final[ChampionsNoun] = Noun(
    said("character"),
    lambda s, m: [*s.friends(), *s.enemies()],
    lambda s, seat: [] if s.players[seat].out else s.characters_of(seat),
)
FRIENDLY_CHARACTER: Final[ChampionsNoun] = Noun(said("friendly-character"), lambda s, m: s.friends())
HERO: Final[ChampionsNoun] = Noun(said("hero"), _heroes)
HEROES_AND_ALLIES: Final[ChampionsNoun] = Noun(said("heroes-and-allies"), _heroes_and_allies)
ALLY: Final[ChampionsNoun] = Noun(said("ally"), _allies, lambda s, seat: s.allies_of(seat), frozenset((p.ALLY,)))
UPGRADE: Final = _controlled(p.UPGRADE)
SUPPORT: Final = _controlled(p.SUPPORT)
UPGRADE_OR_SUPPORT: Final = _controlled(p.UPGRADE, p.SUPPORT)

YOUR_IDENTITY: Final[ChampionsTarget] = your(Noun(said("identity"), _your_identity))
YOUR_HERO: Final[ChampionsTarget] = your(Noun(said("hero"), _your_hero))
YOUR_ALTER_EGO: Final[ChampionsTarget] = your(Noun(said("alter-ego"), _your_alter_ego))


# --- schemes ----------------------------------------------------------------------------------------------

SCHEME: Final[ChampionsNoun] = Noun(said("scheme"), lambda s, m: s.schemes())
SIDE_SCHEME: Final[ChampionsNoun] = Noun(
    said("side-scheme"), lambda s, m: s.side_schemes(), kinds=frozenset((p.SIDE_SCHEME,))
)
THE_MAIN_SCHEME: Final[ChampionsTarget] = the(Noun(said("main-scheme"), lambda s, m: [s.main_scheme]))
THE_VILLAIN: Final[ChampionsTarget] = the(VILLAIN)


# --- what an event is about -------------------------------------------------------------------------------

THAT_MINION: Final[ChampionsTarget] = Target("lcg-that", Noun(said("minion"), about_event))
THE_ATTACKED_ENEMY: Final[ChampionsTarget] = the(Noun(said("attacked-enemy"), about_event))
THE_ATTACKER: Final[ChampionsTarget] = the(Noun(said("attacker"), by_event))


# --- cards out of play ------------------------------------------------------------------------------------


def _nowhere(s: ChampionsState, m: Moment[ChampionsCard]) -> Cards:
    return []


CARD: Final[ChampionsNoun] = Noun(said("card"), _nowhere)


def with_resource(noun: ChampionsNoun, resource: str) -> ChampionsNoun:
    """Cards with a printed resource of this type: champions.wild.only_wild_outside_payment"""
    kind = RESOURCES.index(resource)

    def fits(printed: ChampionsPrinted) -> bool:
        return printed.gives[kind] > 0

    words = Text("champions-with-resource", {"noun": noun.said, "resource": Text(f"champions-resource-{resource}")})
    return Noun(words, noun.find, None, noun.kinds, noun.traits, fits)


# --- players ----------------------------------------------------------------------------------------------


class EngagedPlayer(Players):
    """The player with whom this minion is engaged."""

    __slots__ = ()

    def all(self, s: ChampionsState, m: Moment[ChampionsCard]) -> list[int]:  # type: ignore[override]
        return [m.card.engaged if m.card.engaged >= 0 else m.seat]


THE_ENGAGED_PLAYER: Final = EngagedPlayer("engaged")
