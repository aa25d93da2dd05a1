"""Tuning: weights fitted to self-play, the same for the same seed, measured on games that were held out."""

from __future__ import annotations

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.mind import Mind
from rulebound.kernel.text import Refused
from rulebound.lab import tune as lab
from rulebound.lab.regression import Quality
from rulebound.lab.tables import tuning_tables
from rulebound.lab.tune import Tuning, Weighed, source, tune, watch
from rulebound.players import RandomPlayer

FOUND = Tuning(
    "champions", {}, "habit", 1, 10, 0.3, 50, 12, Quality(0.7, 0.5), Quality(0.4, 0.875),
    [Weighed("even", 0.0, -1.23456, 0.1), Weighed("room", 0.7, 0.98765, 0.05)],
)  # fmt: skip


def test_the_number_of_workers_changes_nothing_and_the_seed_does():
    alone = tune("guardians", 10, "a", {"players": 2}, workers=1)
    assert tune("guardians", 10, "a", {"players": 2}, workers=2) == alone
    assert tune("guardians", 10, "b", {"players": 2}, workers=1) != alone
    assert [one.name for one in alone.features] == ["battles", "strength"]
    assert 0 < alone.held_out < alone.positions


def test_who_has_won_more_battles_is_found_to_win():
    done: list[tuple[int, int]] = []
    found = tune("guardians", 120, 1, {"players": 2}, workers=1, progress=lambda n, of: done.append((n, of)))
    assert found.after.log_loss < 0.69
    assert found.features[0].after > 0 < found.features[0].error
    assert done[-1] == (120, 120)


def test_where_all_play_for_one_side_the_even_odds_are_fitted_too():
    names = lab.feature_names(load_game("champions"))
    assert names[0] == "even"
    seen, won = watch("champions", names, {"heroes": ["she_hulk"], "villain": "rhino"}, "habit", 1, 3)
    assert {one.score for one in seen} == {float(won)}
    assert {one.game for one in seen} == {3}
    assert all(one.numbers[0] == 1.0 for one in seen)
    rounds = [one.numbers[names.index("villain")] for one in seen]
    assert rounds[0] == 14.0
    assert len(rounds) > 2


def test_any_player_can_play_the_games(monkeypatch):
    asked = []
    decide = RandomPlayer.decide
    monkeypatch.setattr(RandomPlayer, "decide", lambda self, chair: asked.append(1) or decide(self, chair))
    assert tune("guardians", 10, 1, {"players": 2}, "random", workers=1).player == "random"
    assert len(asked) > 100


def test_what_cannot_be_tuned_is_refused(monkeypatch):
    with pytest.raises(Refused, match="refused-tune-games"):
        tune("guardians", 9)
    with pytest.raises(Refused, match="refused-player"):
        tune("guardians", 10, player="nobody")
    monkeypatch.setattr(load_game("guardians"), "mind", Mind())
    with pytest.raises(Refused, match="refused-tune-mind"):
        tune("guardians", 10)


def test_the_weights_are_written_as_the_mind_keeps_them():
    kept: dict[str, object] = {}
    exec(source(FOUND), kept)
    assert kept["EVEN"] == -1.23
    assert kept["WEIGHTS"] == {"room": 0.988}


def test_a_game_that_keeps_no_table_is_not_written(tmp_path, monkeypatch):
    monkeypatch.setattr(lab.rulebound, "__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(Refused, match="refused-tune-write"):
        lab.write(FOUND)
    kept = tmp_path / "games" / "champions" / "mind" / "weights.py"
    kept.parent.mkdir(parents=True)
    kept.touch()
    lab.write(FOUND)
    assert kept.read_text(encoding="utf-8") == source(FOUND)


def test_the_tables_show_before_and_after_and_every_feature():
    quality, weights = tuning_tables(FOUND, lambda text: text.id)
    rows = [list(row) for row in zip(*(map(str, column.cells) for column in quality.columns), strict=True)]
    assert rows == [["tune-before", "0.7000", "50.0%", "12"], ["tune-after", "0.4000", "87.5%", "12"]]
    rows = [list(row) for row in zip(*(map(str, column.cells) for column in weights.columns), strict=True)]
    assert rows == [["tune-even", "0", "-1.23", "± 0.1"], ["champions-feature-room", "0.7", "0.988", "± 0.05"]]
