"""The mutator, tried on a toy module: it finds places, breaks one at a time and tells what nobody noticed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import cast

import pytest

from tools.mutate import areas as where
from tools.mutate.areas import areas, draw
from tools.mutate.breaks import Break, compiles, named_constants, sites_of
from tools.mutate.by_hand import LIST, by_hand
from tools.mutate.forks import in_parallel
from tools.mutate.trial import FAILED, Seen, Tried, all_others, broken_copy, exchange, order

TOY = '''"""A toy."""

from __future__ import annotations

MOST = 6
LIMIT = "guardians.energy.max_six"


class Purse:
    def gain(self, s, player, target, n):
        """guardians.effect.gain_energy"""
        if n > 0 and player.alive:  # guardians.energy.max_six
            player.energy = min(MOST, player.energy + n)
            s.log.say("gains", "guardians.effect.gain_energy", n=n + 1)
        for one in s.fighting():
            yield from one.look(player)
        return player.energy == 3

    def limit(self):
        return self.rest(LIMIT, 2)

    def text(self):
        return Text("energy", n=1 + 1)

    def __repr__(self):
        return str(1 + 1)
'''


def found(source: str = TOY) -> list[Break]:
    constants = named_constants([source])
    return [change for ways in sites_of("src/toy.py", source.encode(), constants) for change in ways]


def applied(change: Break, source: str = TOY) -> list[str]:
    """The lines that a break changes, as they read afterwards."""
    new = change.applied(source.encode()).decode().splitlines()
    return [line.strip() for line in new if line not in source.splitlines()]


def test_a_toy_is_broken_in_every_way():
    said = {(change.kind, *applied(change)) for change in found()}
    assert ("comparison", "if (n >= 0) and player.alive:  # guardians.energy.max_six") in said
    assert ("and/or", "if (n > 0 or player.alive):  # guardians.energy.max_six") in said
    assert ("dropped condition", "if (n > 0):  # guardians.energy.max_six") in said
    assert ("dropped condition", "if True:  # guardians.energy.max_six") in said
    assert ("opposite", "player.energy = max(MOST, player.energy + n)") in said
    assert ("changed sign", "player.energy = min(MOST, (player.energy - n))") in said
    assert ("dropped statement", "pass") in said
    assert ("dropped step", "yield from ()") in said
    assert ("changed order", "for one in reversed(list(s.fighting())):") in said
    assert ("wrong seat", "yield from one.look(target)") in said
    assert ("off by one", "return player.energy == 4") in said
    assert ("off by one", "MOST = 7") in said


def test_what_only_another_system_runs_is_left_alone():
    source = 'def f():\n    if sys.platform == "win32":\n        a()\n    else:\n        b()\n'
    assert {change.line for change in found(source)} == {5}


def test_what_is_only_said_is_left_alone():
    lines = TOY.splitlines()
    broken = {lines[change.line - 1].strip() for change in found()}
    assert not [line for line in broken if "say" in line or "Text" in line or "str(" in line]


@pytest.mark.parametrize(
    ("one", "two", "swapped"),
    [
        ("villain.damage = 0", "s.move(other, s.removed)", False),
        ("attack.dealt += n", "attack.damaged.append(card)", False),
        ("player.out = True", "s.leave(player)", True),
        ("waiting.remove(card)", "s.move(card, zone)", True),
        ("waiting.remove(card)", "done.append(card)", False),
        ("card.place = place", "to.cards.append(card)", False),
        ("card = s.top", "to.cards.append(card)", False),
        ("s.top = card", "to.cards.append(s.top.next)", True),
        ("waiting.remove(card)", "waiting.append(card)", True),
        ("card.threat = 0", "yield from look(s)", True),
        ("s.used = {}", "s.move(card, zone)", True),
    ],
)
def test_deeds_to_different_things_may_come_in_any_order(one, two, swapped):
    source = f"def deed(s, card):\n    {one}\n    {two}\n"
    assert ("changed order" in {change.kind for change in found(source)}) == swapped


@pytest.mark.parametrize(
    ("asked", "dropped"),
    [
        ("card is not None and card.ready", ["card is not None"]),
        ("isinstance(card, Card) and card.ready", ["isinstance(card, Card)"]),
        ("card is not None and other.ready", ["other.ready", "card is not None"]),
        ("card.ready and other.ready", ["other.ready", "card.ready"]),
    ],
)
def test_what_only_narrows_a_type_is_not_left_out(asked, dropped):
    source = f"def deed(card, other):\n    return {asked}\n"
    ways = [applied(change, source)[0] for change in found(source) if change.kind == "dropped condition"]
    assert ways == [f"return ({left})" for left in dropped]


def test_the_only_one_is_first_and_last():
    source = "def only(found):\n    return found[0] if len(found) == 1 else found[0]\n"
    assert "changed order" not in {change.kind for change in found(source)}
    asked = "def only(found, all):\n    if {} and all:\n        return found[0]\n"
    assert "changed order" not in {change.kind for change in found(asked.format("len(found) == 1"))}
    assert "changed order" in {change.kind for change in found(asked.format("len(found) > 1"))}
    assert "changed order" in {change.kind for change in found("def first(found):\n    return found[0]\n")}


def test_nobody_is_as_good_as_nobody_else():
    ways = [applied(change, source)[0] for source in ["def who():\n    return -1\n"] for change in found(source)]
    assert ways == ["return 0"]


def test_every_break_is_a_program_and_changes_one_place():
    for change in found():
        assert compiles(TOY.encode(), change)
        assert len(applied(change)) <= 1 or change.kind == "changed order"


def test_the_nearest_rules_come_first():
    rules = {change.line: change.rules for change in found() if change.function == "Purse.gain"}
    assert rules[12] == ("guardians.energy.max_six", "guardians.effect.gain_energy")  # on the line, then above it
    assert rules[17] == ("guardians.effect.gain_energy", "guardians.energy.max_six")
    assert {change.rules for change in found() if change.function == "Purse.limit"} == {("guardians.energy.max_six",)}


def test_tests_with_the_mark_run_before_those_that_only_come_by():
    change = next(change for change in found() if change.line == 12)
    place = ("src/toy.py", "Purse.gain")
    wide = Seen("wide", frozenset(), frozenset({place, ("src/toy.py", "other")}), 0.1, True)
    narrow = Seen("narrow", frozenset(), frozenset({place}), 0.1, True)
    marked = Seen("marked", frozenset({"guardians.effect.gain_energy"}), frozenset({place}), 0.1, True)
    nearest = Seen("nearest", frozenset({"guardians.energy.max_six"}), frozenset(), 0.1, True)
    failing = Seen("failing", frozenset({"guardians.energy.max_six"}), frozenset({place}), 0.1, False)
    apart = Seen("apart", frozenset(), frozenset({("src/toy.py", "other")}), 0.1, True)
    everything = [wide, narrow, marked, nearest, failing, apart]
    assert [test.id for test in order(change, everything)] == ["nearest", "marked", "narrow", "wide"]
    assert order(change, everything, module=True)[-1] == apart
    process = Seen("process", frozenset(), frozenset(), 9.0, True)
    many = [narrow._replace(id=f"narrow{number}") for number in range(5)]
    assert process not in order(change, [*many, process], servers=True)
    assert order(change, [*many[1:], process], servers=True)[-1] == process
    assert order(change, [apart, process], servers=True) == [process]


def test_what_a_module_defines_is_tried_with_all_other_tests_the_quickest_first():
    change = next(change for change in found() if change.line == 12)
    slow, quick = (Seen(id, frozenset(), frozenset(), seconds, True) for id, seconds in [("slow", 2.0), ("quick", 0.1)])
    of_toy = Seen("test_toy.py::slow", frozenset(), frozenset(), 3.0, True)
    tried = Seen("tried", frozenset(), frozenset(), 0.1, True)
    failing = Seen("failing", frozenset(), frozenset(), 0.1, False)
    assert all_others(change, [slow, quick, tried, failing, of_toy], [tried]) == [of_toy, quick, slow]


def test_the_same_seed_breaks_the_same_places():
    area = areas()["guardians"]
    assert draw(area, 20, 1) == draw(area, 20, 1) != draw(area, 20, 2)
    assert all("cards/" not in change.path for change in draw(area, 50, 1))
    assert all("cards/" in change.path for change in draw(area, 50, 1, cards=True))
    rule = "guardians.trap.set_flips_tactic"
    assert all(rule in change.rules for change in draw(area, 5, 1, rule=rule))


def test_what_people_thought_of_can_still_be_broken():
    found = [change for area in areas().values() for change in by_hand(area)]
    assert len(found) == LIST.read_text().count("[[break]]"), "every entry is of one area"
    assert all(compiles((where.ROOT / change.path).read_bytes(), change) for change in found)
    assert {change.function for change in found} >= {"Mention.text_for", "eliminate"}


def test_a_list_that_names_what_is_not_there_says_so(tmp_path):
    entry = '[[break]]\nsays = "A rule"\nfile = "kernel/log.py"\nold = "no such line"\nnew = ""\n'
    (tmp_path / "list.toml").write_text(entry)
    with pytest.raises(SystemExit, match="A rule: what is to be broken stands 0 times in"):
        by_hand(areas()["kernel"], tmp_path / "list.toml")


def test_code_is_exchanged_in_a_living_function(tmp_path, monkeypatch):
    (tmp_path / "toy.py").write_text("def most():\n    return 3\n")
    monkeypatch.setattr("tools.mutate.trial.ROOT", tmp_path)
    scope: dict[str, object] = {}
    exec(compile("def most():\n    return 3\n", "toy.py", "exec"), scope)
    most = scope["most"]
    change = sites_of("toy.py", b"def most():\n    return 3\n", {})[0][0]
    assert exchange(change, {("toy.py", "most", 1): [most]})
    assert most() == 4
    assert not exchange(change, {})


def test_a_copy_of_links_holds_the_broken_module_and_the_clone_is_untouched():
    change = draw(areas()["guardians"], 1, 1)[0]
    before = (where.ROOT / change.path).read_bytes()
    with broken_copy(change) as copy:
        assert (copy / change.path).read_bytes() == change.applied(before)
        assert (copy / "src/rulebound/kernel").resolve() == (where.ROOT / "src/rulebound/kernel").resolve()
        assert os.environ["PYTHONPATH"] == str(copy / "src")
    assert (where.ROOT / change.path).read_bytes() == before
    assert not copy.exists()


def test_work_in_forks_comes_back_and_what_hangs_is_ended():
    def work(n: int) -> int:
        if n == 2:
            time.sleep(60)
        if n == 3:
            os._exit(1)
        if n == 5:
            raise OSError("no room")
        return n * n

    ended = [(0, 1), (1, -1), (2, -2), (3, 16), (4, -3)]
    assert sorted(in_parallel([1, 2, 3, 4, 5], 2, 3.0, work, -1, -2, -3)) == ended
    assert not cast(Tried, FAILED).noticed, "what was not tried was not noticed"


@pytest.fixture
def small() -> list[str]:
    """The command as the launcher calls it, for few places of one game."""
    tests = ["--tests", "tests/rulebook/guardians/test_traps.py"]
    return [sys.executable, "-m", "tools.mutate", "guardians", "--jobs", "1", *tests]


def test_a_rule_is_broken_and_its_tests_notice(small):
    one = ["--rule", "guardians.trap.set_flips_tactic", "--file", "guardians/tactics.py", "--rules", "2", "--json"]
    done = subprocess.run([*small, *one], cwd=where.ROOT, capture_output=True, text=True, check=True)
    assert '"outcome": "noticed"' in done.stdout
    assert '"survived"' not in done.stdout


def test_nothing_to_break_is_said(small):
    done = subprocess.run([*small, "--rule", "guardians.no.such_rule"], cwd=where.ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, "There is nothing to break.\n")
