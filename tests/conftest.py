"""Shared by all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebound.kernel import cards


@pytest.fixture(autouse=True)
def printed_as_before() -> Iterator[None]:
    """A card that a test makes up under the code of a real one is forgotten with the test."""
    before = cards._PRINTED.copy()
    yield
    cards._PRINTED.update(before)
