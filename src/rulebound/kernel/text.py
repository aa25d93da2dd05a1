"""Words as data: a message id with its arguments, put into a language only where somebody reads it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Arg: TypeAlias = "str | int | Text | list[Text]"


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """One message of the Fluent catalogues; `plain` is shown where no catalogue knows the id (names of cards)."""

    id: str
    args: dict[str, Arg] = {}
    plain: str = ""


class Refused(Exception):
    """Something that cannot be: one clear sentence about what is wrong and what would be right."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.plain or f"{text.id} {text.args}" if text.args else text.plain or text.id)
        self.text = text

    def __reduce__(self) -> tuple[type[Refused], tuple[Text]]:
        """A refusal crosses from a worker process whole."""
        return type(self), (self.text,)


def seated(seat: int) -> Text:
    """Whoever sits there: a table that knows names puts in the name, or “you”."""
    return Text("seat", {"n": seat + 1})


def refuse(id: str, **args: Arg) -> Refused:
    """`raise refuse("no-such-option", option=...)`"""
    return Refused(Text(id, args))
