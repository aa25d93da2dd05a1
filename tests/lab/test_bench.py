"""The shape of a benchmark; what the clock says is nobody's business here."""

from __future__ import annotations

import msgspec
import pytest

from rulebound.kernel.text import Refused
from rulebound.lab import peers
from rulebound.lab.bench import Bench, bench, measure_peer
from rulebound.lab.peers import Peer
from rulebound.lab.tables import bench_table, how_to_get_peers, setup_words


def a_bench() -> Bench:
    return bench(["guardians"], seconds=0.001, moments=3, setups=[{"players": 2}, {"players": 4, "teams": 2}])


def test_every_setup_is_measured(monkeypatch):
    monkeypatch.setattr(peers, "installed", list)
    found = a_bench()
    assert [speed.setup for speed in found.speeds] == [{"players": 2}, {"players": 4, "teams": 2}]
    for speed in found.speeds:
        assert speed.game == "guardians"
        assert speed.moments == 3
        assert min(speed.decisions, speed.games, speed.fork, speed.imagine, speed.view) > 0
    assert found.peers == []
    assert how_to_get_peers().id == "bench-no-peers"
    assert msgspec.json.decode(msgspec.json.encode(found), type=Bench) == found


def test_all_setups_of_a_game_by_default_with_progress(monkeypatch):
    monkeypatch.setattr(peers, "installed", list)
    seen: list[tuple[int, int]] = []
    found = bench(["guardians"], seconds=0.001, moments=1, progress=lambda done, all: seen.append((done, all)))
    assert len(found.speeds) > 10
    assert seen == [(n + 1, len(found.speeds)) for n in range(len(found.speeds))]


class Counting(Peer):
    """A peer that needs nothing installed: a game of ten decisions."""

    engine = "ours"

    def __init__(self) -> None:
        self.game = "counting"
        self.language = "Python"

    def play(self, seed: int) -> int:
        return 10

    def middle(self, seed: int, share: float) -> peers.Clonable:
        return Count(int(10 * share))


class Count:
    def __init__(self, n: int) -> None:
        self.n = n

    def clone(self) -> Count:
        return Count(self.n)


def test_a_peer_stands_in_the_same_table(monkeypatch):
    monkeypatch.setattr(peers, "installed", lambda: [Counting()])
    found = a_bench()
    (peer,) = found.peers
    assert (peer.engine, peer.game, peer.language, peer.moments) == ("ours", "counting", "Python", 3)
    assert peer.decisions == pytest.approx(10 * peer.games)
    assert peer.clone > 0
    table = bench_table(found, lambda text: text.plain or text.id)
    assert table.row_count == 3
    slowest = min(speed.decisions for speed in found.speeds)
    assert list(table.columns[-1].cells)[-1] == f"{slowest / peer.decisions:.1f}"


def test_open_spiel_is_measured_where_it_is_installed():
    for peer in peers.installed():
        found = measure_peer(peer, seconds=0.001, moments=3)
        assert found.engine == "open_spiel"
        assert min(found.decisions, found.games, found.clone) > 0


def test_an_unknown_game_is_refused():
    with pytest.raises(Refused):
        bench(["chess"])


def test_a_setup_is_told_as_one_types_it():
    assert setup_words({"players": 4, "teams": 2}) == "players=4 teams=2"
    assert setup_words({"decks": ["doom", {"VS-001": 4}]}) == "decks=doom,deck"
