"""The wire is defined once: the page's types and the OpenAPI document follow from it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance

from rulebound.table import wire
from rulebound.table.server import openapi
from rulebound.table.typescript import typescript
from tests.table.guest import Server

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_current():
    made = (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert made == typescript(), "run: python -m rulebound.table.typescript > web/src/wire.ts"


def test_the_types_name_every_message_of_the_socket():
    types = typescript()
    assert 'type: "answer";' in types
    assert "export type FromServer =" in types
    assert "  prompt?: Text | null;" in types


@pytest.mark.parametrize(
    ("token", "fits"),
    [
        ("a" * 15, False),
        ("a" * 16, True),
        ("a" * 64, True),
        ("a" * 65, False),
        ("a" * 16 + "!", False),
        ("-_" * 8, True),
    ],
)
def test_a_secret_is_neither_short_nor_long_and_of_letters(token, fits):
    try:
        msgspec.convert({"type": "hello", "token": token}, wire.Hello)
    except msgspec.ValidationError:
        assert not fits
    else:
        assert fits


def test_what_is_not_said_is_not_so():
    """A page or a server that leaves a field out means no, nothing and none."""
    known = [one for one in vars(wire).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    structs = [one for one in known if one.__module__.startswith(wire.__name__)]
    fields = [(one.__name__, field) for one in structs for field in msgspec.structs.fields(one)]
    left_out = {f"{name}.{field.name}": field.default for name, field in fields}
    assert len(left_out) > 100
    assert {name for name, default in left_out.items() if default is not msgspec.NODEFAULT and default} == set()


@pytest.mark.parametrize(
    ("words", "fitting", "too_much"),
    [
        (wire.Name, ["", "n" * 40], ["n" * 41]),
        (wire.Word, ["w", "w" * 80], ["", "w" * 81]),
        (wire.SeatNumber, [0, 15], [-1, 16]),
        (wire.Count, [0, 1_000_000], [-1, 1_000_001]),
    ],
)
def test_words_and_numbers_have_their_bounds(words, fitting, too_much):
    assert [msgspec.convert(one, words) for one in fitting] == fitting
    for one in too_much:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(one, words)


schema = schemathesis.openapi.from_dict(openapi())


# Other tests have connections open, each of which draws a random number for its ping; that disturbs nothing here.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@schema.parametrize()
@settings(max_examples=30, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_server_keeps_to_its_openapi_document(case, server: Server):
    """Whatever is sent: status and body are as the document says, and nothing breaks.

    A request of the right form may still ask for what the rules of a game refuse.
    """
    response = case.call_and_validate(base_url=server.url, timeout=60, excluded_checks=[positive_data_acceptance])
    assert response.status_code < 500
