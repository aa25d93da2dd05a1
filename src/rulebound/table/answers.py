"""What requests are answered with when something is wrong, for the document of the server."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from rulebound.kernel.text import Refused
from rulebound.table import wire


def _spec(description: str) -> ResponseSpec:
    """An answer of the document that says what is wrong; made-up examples would change it from day to day."""
    return ResponseSpec(wire.Problem, description=description, generate_examples=False)


REFUSED = {
    400: _spec("Refused: what is wrong, in one sentence"),
    413: _spec("Too large"),
    429: _spec("Too often"),
}
NOT_FOUND = {404: _spec("There is no such thing")}


class NotFound(Refused):
    """What was asked for by its name is not there."""
