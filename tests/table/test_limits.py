"""The limits are those that a host reads of."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from rulebound.kernel.text import Refused
from rulebound.table.limits import LONGEST, Limits
from rulebound.table.server import serve

PAGE = Path(__file__).parents[2] / "docs" / "host.md"


def test_the_limits_are_those_that_the_page_for_hosts_names():
    named = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", PAGE.read_text(encoding="utf-8"), re.M))
    limits = msgspec.structs.asdict(Limits())
    assert len(named) > 20
    assert {name: limits[name] for name in named} == {name: float(number) for name, number in named.items()}
    Limits().must_fit([{"any": limits["deck"]}])


def test_the_limits_let_a_match_be_kept_for_a_hundred_years_and_no_longer(tmp_path):
    assert LONGEST == 100 * 365
    with pytest.raises(Refused) as refused:
        serve(data=tmp_path, limits=Limits(keep=LONGEST + 1))
    assert refused.value.text.args == {"days": LONGEST + 1, "most": LONGEST}
