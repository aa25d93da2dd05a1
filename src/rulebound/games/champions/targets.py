"""Вибрати: what an effect points at, one card of several by choice, or each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from rulebound.games.champions.events import Deed
from rulebound.games.champions.moments import Moment
from rulebound.games.champions.numbers import has_trait
from rulebound.games.champions.printed import ALLY, HERO, SUPPORT, UPGRADE
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Definition

Find: TypeAlias = Callable[[ChampionsState, Moment], "list[ChampionsCard]"]
Useful: TypeAlias = Callable[[ChampionsCard], bool]


class Target(Definition):
    """A kind of card to point at; `each` takes all of them, otherwise one is chosen.

    champions.ability.in_play_only: those below look for it in play.
    """

    __slots__ = ("each", "find", "words", "yours")

    def __init__(self, words: str, find: Find, *, each: bool = False, yours: bool = False) -> None:
        self.words = words
        self.find = find
        self.each = each
        self.yours = yours  # "choose": you do, even for an encounter card

    def candidates(self, s: ChampionsState, m: Moment) -> list[ChampionsCard]:
        return self.find(s, m)

    def text(self) -> Text:
        return Text(f"champions-target-{self.words}")

    def counted(self) -> Text:
        """The words after "for each"."""
        return Text(f"champions-count-{self.words}")

    def picks(self, s: ChampionsState, m: Moment, act: str, useful: Useful) -> Flow[list[ChampionsCard]]:
        """The cards an effect is done to: champions.choose.must_change_game leaves out what would change nothing."""
        for entry in m.decided:
            if entry[0] is self and all(useful(card) for card in entry[1]):
                m.decided.remove(entry)
                return entry[1]
        found = [card for card in self.candidates(s, m) if useful(card)]
        if self.each or len(found) <= 1:
            return found
        seat, rule = m.seat, "champions.choose.resolver_decides"
        if m.card.of_scenario and m.event is not None and not self.yours:
            seat, rule = s.first, "champions.first_player.picks_encounter_target"
        if s.players[seat].out:  # champions.player_elimination.current_effect_finishes
            seat = s.first
        card = yield from choose(s, seat, act, found, rule, about=m.card)
        assert card is not None
        return [card]


class Trait(Target):
    """Only those of another target that have a trait."""

    __slots__ = ("of", "trait")

    def __init__(self, of: Target, trait: str) -> None:
        super().__init__("trait", of.find, each=of.each, yours=of.yours)
        self.of = of
        self.trait = trait

    def candidates(self, s: ChampionsState, m: Moment) -> list[ChampionsCard]:
        return [card for card in self.of.candidates(s, m) if has_trait(s, card, self.trait)]

    def text(self) -> Text:
        return Text("champions-target-trait", {"of": self.of.text(), "trait": Text(f"champions-trait-{self.trait}")})

    def counted(self) -> Text:
        return Text("champions-count-trait", {"of": self.of.counted(), "trait": Text(f"champions-trait-{self.trait}")})


class Listed(Target):
    """Several targets in one list: "each character and attachment"."""

    __slots__ = ("items",)

    def __init__(self, *items: Target, each: bool = False) -> None:
        super().__init__("list", _nothing, each=each)
        self.items = items

    def candidates(self, s: ChampionsState, m: Moment) -> list[ChampionsCard]:
        found = [card for item in self.items for card in item.candidates(s, m)]
        return list(dict.fromkeys(found))

    def text(self) -> Text:
        return Text("champions-target-list", {"items": [item.text() for item in self.items]})


class ReadyOnes(Target):
    """champions.qualifier.applies_to_each_item: the word "ready" before a target, each item of a list included."""

    __slots__ = ("of",)

    def __init__(self, of: Target) -> None:
        super().__init__("ready", of.find, each=of.each, yours=of.yours)
        self.of = of

    def candidates(self, s: ChampionsState, m: Moment) -> list[ChampionsCard]:
        return [card for card in self.of.candidates(s, m) if not card.exhausted]

    def text(self) -> Text:
        return Text("champions-target-ready", {"of": self.of.text()})


class Named(Target):
    """The card of a title in play."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        super().__init__("named", _nothing)
        self.title = title

    def candidates(self, s: ChampionsState, m: Moment) -> list[ChampionsCard]:
        card = s.named(self.title)
        if card is None:
            return []
        if card.printed.copies == 1:
            return [card]
        return [one for one in s.in_play() if one.printed.plain == self.title and not one.drone]

    def text(self) -> Text:
        return Text("champions-target-named", {"title": self.title})


def _nothing(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return []


def _this(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    """champions.ability.self_reference_one_copy"""
    return [m.card]


def _host(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    """champions.upgrade.attached_modifies_host, champions.attachment.modifies_villain_stats"""
    host = s.host_of(m.card)
    return [] if host is None else [host]


def _enemies(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return s.enemies()


def _minions(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return s.minions()


def _your_minions(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return s.players[m.seat].engaged.cards[:]


def _villain(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [s.villain]


def _villain_and_your_minions(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [s.villain, *s.players[m.seat].engaged.cards]


def _toughest_minion(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return _toughest(s, s.minions())


def _toughest_free_minion(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    """Of those that have no card of this title yet."""
    title = m.card.printed.plain
    return _toughest(s, [x for x in s.minions() if all(s.cards[id].printed.plain != title for id in x.attached)])


def _toughest(s: ChampionsState, minions: list[ChampionsCard]) -> list[ChampionsCard]:
    """Those with the highest printed hit points."""
    most = max((_printed_hit_points(s, minion) for minion in minions), default=0)
    return [minion for minion in minions if _printed_hit_points(s, minion) == most]


def _printed_hit_points(s: ChampionsState, card: ChampionsCard) -> int:
    """champions.printed.physical_value"""
    return 0 if card.drone else card.printed.hit_points.at(s.starters)


def _drones(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [card for card in s.minions() if has_trait(s, card, "drone")]


def _your_drones(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [card for card in s.players[m.seat].engaged.cards if has_trait(s, card, "drone")]


def _facedown(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [card for card in s.minions() if card.drone]


def _identity(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [] if s.players[m.seat].out else [s.identity(m.seat)]


def _your_hero(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    """champions.form.alter_ego_ignores_hero_text"""
    return [s.identity(m.seat)] if s.is_hero(m.seat) and not s.players[m.seat].out else []


def _your_alter_ego(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    """champions.form.hero_ignores_alter_ego_text"""
    return [] if s.is_hero(m.seat) or s.players[m.seat].out else [s.identity(m.seat)]


def _heroes(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    """champions.identity.words_mean_current_form"""
    return [s.identity(seat) for seat in s.order() if s.is_hero(seat)]


def _heroes_and_allies(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [card for card in s.friends() if card.printed.kind in (HERO, ALLY)]


def _friends(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return s.friends()


def _characters(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [*s.friends(), *s.enemies()]


def _your_characters(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [] if s.players[m.seat].out else s.characters_of(m.seat)


def _allies(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [card for card in s.friends() if card.printed.kind == ALLY]


def _your_allies(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return s.allies_of(m.seat)


def _your_upgrades(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return s.controlled(m.seat, UPGRADE)


def _your_upgrades_and_supports(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return s.controlled(m.seat, UPGRADE, SUPPORT)


def _schemes(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return s.schemes()


def _other_schemes(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [card for card in s.schemes() if card not in m.chosen]


def _side_schemes(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return s.side_schemes()


def _main_scheme(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return [s.main_scheme]


def _that(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    event = m.event
    return [event.on] if isinstance(event, Deed) and event.on is not None else []


def _attacker(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    event = m.event
    return [event.by] if isinstance(event, Deed) and event.by is not None else []


def _chosen(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    return m.chosen[-1:]


THIS = Target("this", _this)
HOST = Target("host", _host)
THAT = Target("that", _that)  # the card of the triggering condition
THAT_MINION = Target("that-minion", _that)
THE_ATTACKED_ENEMY = Target("the-attacked-enemy", _that)
THE_ATTACKER = Target("the-attacker", _attacker)
THE_CHOSEN = Target("the-chosen", _chosen)
AN_ENEMY = Target("an-enemy", _enemies)
EACH_ENEMY = Target("each-enemy", _enemies, each=True)
A_MINION = Target("a-minion", _minions)
EACH_MINION = Target("each-minion", _minions, each=True)
EACH_MINION_ENGAGED_WITH_YOU = Target("each-minion-engaged-with-you", _your_minions, each=True)
THE_VILLAIN = Target("the-villain", _villain)
THE_VILLAIN_AND_EACH_OF_YOUR_MINIONS = Target("the-villain-and-your-minions", _villain_and_your_minions, each=True)
THE_MINION_WITH_MOST_HIT_POINTS = Target("minion-with-most-hit-points", _toughest_minion)
THE_FREE_MINION_WITH_MOST_HIT_POINTS = Target("free-minion-with-most-hit-points", _toughest_free_minion)
A_DRONE = Target("a-drone", _drones)
EACH_DRONE = Target("each-drone", _drones, each=True)
EACH_DRONE_ENGAGED_WITH_YOU = Target("each-drone-engaged-with-you", _your_drones, each=True)
EACH_FACEDOWN_DRONE = Target("each-facedown-drone", _facedown, each=True)
YOUR_IDENTITY = Target("your-identity", _identity)
YOUR_HERO = Target("your-hero", _your_hero)
YOUR_ALTER_EGO = Target("your-alter-ego", _your_alter_ego)
EACH_HERO = Target("each-hero", _heroes, each=True)
A_HERO_OR_ALLY = Target("a-hero-or-ally", _heroes_and_allies)
A_FRIENDLY_CHARACTER = Target("a-friendly-character", _friends)
EACH_FRIENDLY_CHARACTER = Target("each-friendly-character", _friends, each=True)
A_CHARACTER = Target("a-character", _characters)
EACH_CHARACTER = Target("each-character", _characters, each=True)
EACH_CHARACTER_YOU_CONTROL = Target("each-character-you-control", _your_characters, each=True)
AN_ALLY = Target("an-ally", _allies)
EACH_ALLY_YOU_CONTROL = Target("each-ally-you-control", _your_allies, each=True)
AN_UPGRADE_YOU_CONTROL = Target("an-upgrade-you-control", _your_upgrades, yours=True)
EACH_UPGRADE_YOU_CONTROL = Target("each-upgrade-you-control", _your_upgrades, each=True)
AN_UPGRADE_OR_SUPPORT_YOU_CONTROL = Target("an-upgrade-or-support-you-control", _your_upgrades_and_supports)
A_SCHEME = Target("a-scheme", _schemes)
A_DIFFERENT_SCHEME = Target("a-different-scheme", _other_schemes)
EACH_SCHEME = Target("each-scheme", _schemes, each=True)
A_SIDE_SCHEME = Target("a-side-scheme", _side_schemes)
EACH_SIDE_SCHEME = Target("each-side-scheme", _side_schemes, each=True)
THE_MAIN_SCHEME = Target("the-main-scheme", _main_scheme)


class Who(Definition):
    """Players an effect is about: you, each player, the first player, or one by choice."""

    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words = words

    def seats(self, s: ChampionsState, m: Moment) -> Flow[Sequence[int]]:
        """The players themselves; nothing is asked of one who is out (champions.player_elimination.others_continue)."""
        if self.words == "each":
            return s.order()
        if self.words == "first":
            return [s.first]
        if self.words != "one":
            seat = self._only(m)
            return [] if s.players[seat].out else [seat]
        if s.players[m.seat].out:
            return []
        player = yield from choose(s, m.seat, "choose", s.in_order(), "champions.choose.resolver_decides", about=m.card)
        return [] if player is None else [player.seat]

    def all(self, s: ChampionsState, m: Moment) -> Sequence[int]:
        """Everyone it could be."""
        if self.words == "engaged":
            return [self._only(m)]
        return [m.seat] if self.words in ("you", "that") else [s.first] if self.words == "first" else s.order()

    def _only(self, m: Moment) -> int:
        """You, the player engaged with this card, or the one whom the event concerns."""
        if self.words == "engaged" and m.card.engaged >= 0:
            return m.card.engaged
        if self.words == "that" and isinstance(m.event, Deed) and m.event.seat >= 0:
            return m.event.seat
        return m.seat

    def text(self) -> Text:
        return Text(f"champions-who-{self.words}")


YOU = Who("you")
EACH_PLAYER = Who("each")
THE_FIRST_PLAYER = Who("first")
A_PLAYER = Who("one")
THAT_PLAYER = Who("that")
THE_ENGAGED_PLAYER = Who("engaged")
