"""Short phrases to the others at a table: never free text, now and then, heard by all."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from rulebound.i18n import Language, languages
from rulebound.kernel.text import Refused, Text
from rulebound.table import wire
from rulebound.table.neighbours import Note
from rulebound.table.visitor import Visitor
from tests.table.alone import PERSON, Alone


def heard(visitor: Visitor) -> list[Any]:
    return [(said["seat"], said["phrase"]) for said in map(json.loads, visitor.replies()) if said["type"] == "spoken"]


def test_a_phrase_is_heard_by_everybody_here_and_elsewhere():
    alone = Alone(PERSON, PERSON)
    me, other, watching = alone.enter(0), alone.enter(1), alone.enter()
    alone.table.speak(me, 0, "thanks")
    assert [heard(one) for one in (me, other, watching)] == [[(0, "thanks")]] * 3
    assert alone.neighbours.notes[-1].spoken == wire.Spoken(seat=0, phrase="thanks")


def test_a_phrase_said_in_another_process_is_heard_too():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me = alone.enter(0)
        alone.table.hear(Note("p", "m", [1], 0, turn=0, spoken=wire.Spoken(seat=1, phrase="luck")))
        assert heard(me) == [(1, "luck")]

    asyncio.run(run())


def test_nobody_speaks_for_another_and_a_spectator_is_silent():
    alone = Alone(PERSON, PERSON)
    me, watching = alone.enter(0), alone.enter()
    for who, seat in ((me, 1), (watching, 0)):
        with pytest.raises(Refused) as wrong:
            alone.table.speak(who, seat, "hello")
        assert wrong.value.text.id.startswith("refused-")
    assert heard(me) == []


def test_a_seat_speaks_now_and_then():
    alone = Alone(PERSON, PERSON, phrases_at_once=2, phrases_per_second=0)
    me, other = alone.enter(0), alone.enter(1)
    alone.table.speak(me, 0, "hello")
    alone.table.speak(me, 0, "hello")
    with pytest.raises(Refused) as wrong:
        alone.table.speak(me, 0, "hello")
    assert wrong.value.text.id == "refused-too-often"
    alone.table.speak(other, 1, "hello")
    assert heard(me) == [(0, "hello")] * 2 + [(1, "hello")]


def test_free_text_is_no_phrase():
    said = msgspec.json.encode({"type": "speak", "seat": 0, "phrase": "come here or else"})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=wire.FromPage)


@pytest.mark.parametrize("code", languages())
def test_every_phrase_has_words(code: str):
    language = Language.load(code)
    phrases = wire.Phrase.__args__  # type: ignore[attr-defined]
    words = [language.text(Text(f"play-say-{phrase}")) for phrase in phrases]
    assert all(language.has(f"play-say-{phrase}") for phrase in phrases)
    assert len(set(words)) == len(phrases) == 14
