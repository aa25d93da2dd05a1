"""Players, minds, cards and effects of somebody else's, in plain Python: they fit, compiled or not."""

from __future__ import annotations

import pickle
from typing import Any

from rulebound.games.champions.printed import ChampionsPrinted
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import action, draw, then
from rulebound.games.guardians import GAME as GUARDIANS
from rulebound.kernel.match import Match
from rulebound.kernel.mind import Mind
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import ACTION, Effect
from rulebound.lcg.state import Delayed
from rulebound.players import Chair, HeuristicPlayer, Player, play_out
from rulebound.testing.graphs import differences
from tests.champions_made_up import ME, bare, can, code, do, three


class Last(Player):
    """Takes the last option, and remembers what it was asked."""

    name = "last"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.asked: list[str] = []

    def decide(self, chair: Chair) -> int:
        choice = chair.choice
        assert choice is not None
        self.asked.append(choice.rule)
        return chair.options - 1


def test_a_player_of_somebody_elses_plays_a_whole_match():
    match: Match[Any] = Match(GUARDIANS, {"players": 3}, 5)
    players = [Last(), HeuristicPlayer(1), Last()]
    play_out(match, players)
    assert match.result is not None
    assert all(player.asked for player in players if isinstance(player, Last))
    assert {given.seat for given in match._given or ()} == {0, 1, 2}


class Stubborn(Mind[Any]):
    """Always the last option, without a thought."""

    deals = 7
    routines = frozenset({"select", "act"})

    def habit(self, s: Any, choice: Any) -> int:
        return len(choice.options) - 1


def test_a_mind_of_somebody_elses_is_asked(monkeypatch):
    monkeypatch.setattr(GUARDIANS, "mind", Stubborn())
    match: Match[Any] = Match(GUARDIANS, {"players": 2}, 5)
    seat, choice = next((seat, choice) for seat, choice in match.choices.items())
    monkeypatch.setattr(Stubborn, "routines", frozenset({choice.prompt}))
    assert (GUARDIANS.mind.deals, GUARDIANS.mind.trust) == (7, 0.0)
    assert HeuristicPlayer(3).decide(Chair(match, seat)) == len(choice.options) - 1


class Feed(Effect[Any, Any]):
    """So many cards of a deck go under it, and it counts them."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Any, m: Any) -> bool:
        return bool(s.players[m.seat].deck.cards)

    def happen(self, s: Any, m: Any) -> bool:
        for _ in range(self.n):
            s.deal(s.players[m.seat].deck, s.players[m.seat].discard)
        return True

    def text(self) -> Text:
        return Text("own-feed", {"n": self.n})


class Shiny(ChampionsPrinted):
    """A card with a fact that no other has."""

    __slots__ = ("shine",)


class Marked(ChampionsCard):
    """A card object that counts something of its own."""

    __slots__ = ("marks",)

    def __init__(self, id: int, printed: ChampionsPrinted, owner: int | None) -> None:
        super().__init__(id, printed, owner)
        self.marks = 3

    def clone(self) -> Marked:
        copy = Marked(self.id, self.printed, self.owner)
        for name in (
            "tag",
            "known",
            "place",
            "controller",
            "in_play",
            "exhausted",
            "damage",
            "counters",
            "host",
            "attached",
        ):
            setattr(copy, name, getattr(self, name))
        copy.marks = self.marks
        return copy


def test_an_effect_of_somebody_elses_is_part_of_a_sentence():
    t = three()
    deck = t.sizes("deck")[ME]
    done, _ = do(t, then(Feed(2), draw(1)))
    assert done
    assert t.sizes("deck")[ME] == deck - 3
    assert not can(bare(), then(Feed(2), draw(1)))


def test_a_card_of_somebody_elses_is_cloned_and_pickled_with_what_it_counts():
    printed = Shiny("event", code(), "Glow", cost=0, does=action(Feed(1), draw(1)))
    printed.shine = 9
    t = three()
    card = t.s.add_card(Marked(len(t.s.cards), printed, ME), t.s.players[ME].hand)
    card.marks = 5
    t.s.delayed = (Delayed("end", printed.abilities[0].effects[0], card.id, ME), Delayed("end", Feed(4), card.id, ME))
    copy = t.s.clone()
    thawed = pickle.loads(pickle.dumps(copy))
    for other in (copy, thawed):
        twin = other.cards[card.id]
        assert (type(twin), twin.marks, twin.printed.shine) == (Marked, 5, 9)
        assert [type(one.effect) for one in other.delayed] == [Feed, Feed]
        assert other.delayed[1].effect.n == 4
    assert thawed.delayed[0].effect is printed.abilities[0].effects[0]
    assert [found for found in differences(t.s, copy) if "log" not in found] == []
    assert printed.abilities[0].timing == ACTION
