"""The limits are those that a host reads of."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from rulebound.kernel.text import Refused
from rulebound.table import limits
from rulebound.table.limits import LONGEST, MAY_BE_NOTHING, Bucket, Limits, home_of, read_limits
from rulebound.table.server import serve

PAGE = Path(__file__).parents[2] / "docs" / "host.md"


def test_the_limits_are_those_that_the_page_for_hosts_names():
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| ([\d., ]+) \|", PAGE.read_text(encoding="utf-8"), re.M)
    named: dict[str, object] = {}
    for names, numbers in rows:
        named |= zip(re.findall(r"\w+", names), map(float, numbers.split(", ")), strict=True)
    there = msgspec.structs.asdict(Limits())
    assert there.pop("hosts") == [], "names, not a number"
    assert named == there
    Limits().must_fit([{"any": there["deck"]}])


def test_the_limits_let_a_match_be_kept_for_a_hundred_years_and_no_longer(tmp_path):
    assert LONGEST == 100 * 365
    with pytest.raises(Refused) as refused:
        serve(data=tmp_path, limits=Limits(keep=LONGEST + 1))
    assert refused.value.text.args == {"days": LONGEST + 1, "most": LONGEST}


SMALL = Limits(entries=3, deck=5, values=9)


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ([1] * 3, None), ([1] * 4, {"n": 4, "most": 3}), ({"x": [1] * 4}, {"n": 4, "most": 3}),
        (dict.fromkeys("abcde", 1), None), (dict.fromkeys("abcdef", 1), {"n": 6, "most": 3}),
        ([[1, 1], [1, 1], 1], None), ([[1, 1], [1, 1], [1]], None), ([[1, 1], [1, 1], [1, 1]], {"n": 10, "most": 9}),
        ("a long word", None), (7, None),
    ],
)  # fmt: skip
def test_the_limits_of_a_setup_are_met_exactly(setup, told):
    if told is None:
        SMALL.must_be_short(setup)
        assert setup
        return
    with pytest.raises(Refused) as refused:
        SMALL.must_be_short(setup)
    assert (refused.value.text.id, refused.value.text.args) == ("refused-setup-long", told)


def test_the_limits_of_a_deck_count_its_copies():
    SMALL.must_fit([{"a": 2, "b": 3}, "a name", {}])
    with pytest.raises(Refused) as refused:
        SMALL.must_fit(["a name", {"a": 2, "b": 4}])
    assert (refused.value.text.id, refused.value.text.args) == ("refused-deck-size", {"n": 6, "most": 5})


def test_the_limits_of_a_bucket_hold_for_what_costs_more_than_it_holds(monkeypatch):
    clock = [10.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    bucket = Bucket(4, 2)
    assert (bucket.take(9), bucket.drops) == (True, 0)
    clock[0] += 1.5
    assert (bucket.take(9), bucket.drops) == (False, 3)
    clock[0] += 0.5
    assert (bucket.take(4), bucket.drops) == (True, 0)
    clock[0] += 1
    assert (bucket.take(2), bucket.take()) == (True, False)


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"), ("2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"), ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"), ("nobody", "nobody"),
    ],
)  # fmt: skip
def test_the_limits_count_households(address, home):
    assert home_of(address) == home


# --- other limits than usual -----------------------------------------------------------------------------------


def test_a_host_gives_limits_by_their_names():
    limits = read_limits('{"matches": 200, "pace": 0, "hosts": ["table.example.org"]}')
    assert limits == Limits(matches=200, pace=0, hosts=["table.example.org"])
    assert read_limits("{}") == Limits()


@pytest.mark.attack
@pytest.mark.parametrize(
    ("given", "id", "args"),
    [
        ('{"matchs": 200}', "refused-limit-unknown", {"name": "matchs"}),
        ('{"matches": -1}', "refused-limit-negative", {"name": "matches", "value": "-1"}),
        ('{"pace": -0.5}', "refused-limit-negative", {"name": "pace", "value": "-0.5"}),
        ('{"connections": 0}', "refused-limit-nothing", {"name": "connections"}),
        ('{"messages_per_second": 0}', "refused-limit-nothing", {"name": "messages_per_second"}),
        ('{"matches": "many"}', "refused-limits", None),
        ('{"matches": true}', "refused-limits", None),
        ('["matches"]', "refused-limits", None),
        ("nonsense", "refused-limits", None),
        ("[" * 100_000, "refused-limits", None),
    ],
)
def test_a_limit_that_makes_no_sense_is_refused_with_a_sentence(given, id, args):
    with pytest.raises(Refused) as refused:
        read_limits(given)
    assert refused.value.text.id == id
    assert args is None or refused.value.text.args == args


def test_every_limit_that_may_be_nothing_is_one():
    assert set(Limits.__struct_fields__) >= MAY_BE_NOTHING
    for name in MAY_BE_NOTHING:
        assert msgspec.structs.asdict(read_limits(f'{{"{name}": 0}}'))[name] == 0


def test_the_server_says_what_is_wrong_with_its_limits(tmp_path):
    command = [sys.executable, "-P", "-m", "rulebound.table", "--data", str(tmp_path), "--limits", '{"answer": 3}']
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    assert done.returncode == 1
    assert done.stderr == "There is no limit called “answer”: docs/host.md says which there are.\n"
