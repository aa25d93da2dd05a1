"""The page's types, made from the structs of the wire: `python -m rulebound.table.typescript > web/src/wire.ts`."""

from __future__ import annotations

import json
import sys
import typing
from typing import Any

import msgspec
from msgspec import inspect

from rulebound.table import wire

HEAD = "// Made by `python -m rulebound.table.typescript` from src/rulebound/table/wire. Do not edit.\n"

ALONE = (
    wire.Problem, wire.Lobby, wire.Today, wire.SetupQuestion, wire.SetupAnswer, wire.NewMatch, wire.LoadMatch,
    wire.Created,
    wire.NewCampaign, wire.LoadCampaign, wire.AfterMatch, wire.CampaignNow,
    wire.Guest, wire.Invitation, wire.Join, wire.FreeSeat, wire.Removal, wire.Removed, wire.Mine, wire.Summary,
    wire.RuleView, wire.RulebookView, wire.PositionBoards, wire.CardList, wire.DeckShelf, wire.DeckList, wire.Judged,
    wire.DeckText, wire.DeckSaid, wire.DeckWish, wire.DeckFile, wire.KeptDeck, wire.AskJudgement, wire.Judging,
)  # fmt: skip
"""What is sent over HTTP; the messages of the socket are found through their unions."""


def typescript() -> str:
    """The whole file: one interface for each struct, in the order in which they are first needed."""
    found: dict[str, type[msgspec.Struct]] = {}
    for root in (*ALONE, *typing.get_args(wire.FromPage), *typing.get_args(wire.FromServer)):
        _collect(inspect.type_info(root), found)
    parts = [HEAD, *(_interface(name, struct) for name, struct in found.items())]
    for union in ("FromPage", "FromServer"):
        members = [member.__name__ for member in typing.get_args(getattr(wire, union))]
        parts.append(f"export type {union} =\n" + "".join(f"  | {name}\n" for name in members).rstrip() + ";\n")
    return "\n".join(parts)


def _collect(info: inspect.Type, found: dict[str, type[msgspec.Struct]]) -> None:
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info.cls
        for field in info.fields:
            _collect(field.type, found)
    elif isinstance(info, inspect.UnionType):
        for part in info.types:
            _collect(part, found)
    elif isinstance(info, inspect.ListType):
        _collect(info.item_type, found)
    elif isinstance(info, inspect.DictType):
        _collect(info.value_type, found)
    elif isinstance(info, inspect.TupleType):
        for part in info.item_types:
            _collect(part, found)


def _interface(name: str, struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    # What the page sends may leave out every default; what it receives lacks them only where they are omitted.
    lines = [f"/** {(struct.__doc__ or '').strip().splitlines()[0]} */", f"export interface {name} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    sent = name in SENT
    for field in info.fields:
        may_miss = not field.required and (sent or struct.__struct_config__.omit_defaults)
        lines.append(f"  {field.encode_name}{'?' if may_miss else ''}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _sent() -> set[str]:
    """The structs that travel from the page to the server."""
    found: dict[str, type[msgspec.Struct]] = {}
    roots: tuple[Any, ...] = (
        wire.SetupQuestion, wire.NewMatch, wire.LoadMatch, wire.Guest, wire.Join, wire.FreeSeat, wire.Removal,
        wire.Mine, wire.DeckList, wire.DeckText, wire.DeckWish,
    )  # fmt: skip
    for root in (*roots, *typing.get_args(wire.FromPage)):
        _collect(inspect.type_info(root), found)
    return set(found)


SENT = _sent()


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType():
            return info.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(_type(part) for part in info.types))
        case inspect.ListType():
            item = _type(info.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(part) for part in info.item_types)}]"
        case inspect.DictType():
            return f"{{ [key: string]: {_type(info.value_type)} }}"
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case _:
            raise TypeError(f"{info} has no TypeScript type yet")


if __name__ == "__main__":
    sys.stdout.write(typescript())
