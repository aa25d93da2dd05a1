"""The socket: one connection, one table. Whatever is sent, the answer is a message and the match goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from rulebound.kernel.text import Refused, Text, refuse, seated
from rulebound.table import metrics, wire
from rulebound.table.doorway import Homes
from rulebound.table.founding import found_from
from rulebound.table.hosting import give_seat
from rulebound.table.journal import count_refusal
from rulebound.table.limits import Buckets, Limits, home_of
from rulebound.table.lobby import rule_view
from rulebound.table.stored import Key, StorageLost
from rulebound.table.table import Table
from rulebound.table.tables import Tables
from rulebound.table.tokens import hash_of, new_token
from rulebound.table.visitor import Visitor

_log: Final = logging.getLogger("rulebound.table")
_decoder: Final[msgspec.json.Decoder[wire.FromPage]] = msgspec.json.Decoder(wire.FromPage)
_encoder: Final = msgspec.json.Encoder()


class _Re(msgspec.Struct):
    """What can be read of a message that is otherwise wrong."""

    re: wire.Count = 0


TOLD: Final = 3
LONG: Final = 5
WHOLE: Final = 10
COSTS: Final[dict[type[Any], int]] = {
    wire.AskUndo: TOLD, wire.StandIn: TOLD, wire.TakeBack: TOLD, wire.Rename: TOLD, wire.Speak: TOLD,
    wire.Look: LONG, wire.Past: LONG,
    wire.AskHint: LONG, wire.AskInvite: LONG, wire.AskSpectate: LONG, wire.GiveSeat: LONG, wire.Save: WHOLE,
    wire.Share: WHOLE, wire.GoOn: WHOLE,
}  # fmt: skip
"""How many messages one of these is worth: what is told to all, is long or thought about, is a whole match."""


def table_socket(tables: Tables, limits: Limits, founds: Buckets) -> WebsocketRouteHandler:
    talks = Buckets(limits.messages_at_once, limits.messages_per_second)
    homes = Homes(limits)

    @websocket("/api/table")
    async def at_the_table(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        home = home_of(socket.client.host) if socket.client else ""
        if not homes.enter(home):
            await _part(socket, Text("refused-full"))
            return
        try:
            with metrics.connections.one_more():
                await Conversation(socket, tables, limits, founds, talks, home).hold()
        finally:
            homes.leave(home)

    return at_the_table


async def _part(socket: WebSocket[Any, Any, Any], why: Text, re: int = 0) -> None:
    count_refusal(why)
    with contextlib.suppress(Exception):  # whoever has gone already need not hear why
        await socket.send_data(_encoder.encode(wire.RefusedMessage(re=re, text=why, closed=True)).decode())
        await socket.close(code=4000)


class Conversation:
    """What is said over one connection, in both directions."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        limits: Limits,
        founds: Buckets,
        talks: Buckets | None = None,
        home: str = "",
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.limits = limits
        self.founds = founds
        self.home = home
        self.talks = talks or Buckets(limits.messages_at_once, limits.messages_per_second)
        self.advice: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Greet, then listen and tell until one of the two hangs up."""
        try:
            table, visitor = await self._greet()
        except Refused as wrong:
            await _part(self.socket, wrong.text)
            return
        except TimeoutError:
            await _part(self.socket, Text("refused-no-hello"))
            return
        except StorageLost as lost:
            _log.error("Somebody could not be let in: the storage failed: %s", lost)
            await _part(self.socket, Text("refused-storage-read"))
            return
        except WebSocketDisconnect:
            return
        except Exception:
            _log.exception("Somebody could not be let in")
            await _part(self.socket, Text("refused-internal"))
            return
        listening = asyncio.create_task(self._listen(table, visitor))
        telling = asyncio.create_task(self._tell(table, visitor))
        try:
            await asyncio.wait((listening, telling), return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.leave(visitor)
            for task in (listening, telling, self.advice):
                if task is not None:
                    task.cancel()
            ended = await asyncio.gather(listening, telling, return_exceptions=True)
            for end in ended:
                # Who hangs up in the middle of a message, or does not read it, is simply gone.
                if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError | TimeoutError):
                    _log.error("A connection to match %s broke", table.id, exc_info=end)

    async def _greet(self) -> tuple[Table, Visitor]:
        """The first message names the secret; nothing is told before."""
        text = await asyncio.wait_for(self._receive(), self.limits.seconds_to_say_hello)
        hello = self._read(text)
        if not isinstance(hello, wire.Hello):
            raise refuse("refused-no-hello")
        key = await self.tables.storage.key(hash_of(hello.token))
        if key is None or key.kind == "invite":
            raise refuse("refused-token")
        if key.kind == "revoked":
            raise refuse("refused-revoked")
        table = await self.tables.open(key.match)
        visitor = Visitor(key, hash_of(hello.token), self.limits)
        if hello.seat is not None and hello.seat < len(table.seats) and table.may_look(key, hello.seat):
            visitor.looking = hello.seat
        if table.course.undone_at <= hello.turn <= table.course.turn:
            visitor.log_sent = hello.log
        table.enter(visitor)
        return table, visitor

    async def _receive(self) -> str:
        """One text message; bytes are refused like any other nonsense."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        return str(event.get("text") or "")

    def _read(self, text: str) -> wire.FromPage:
        if len(text) > self.limits.message:
            raise refuse("refused-too-large", most=self.limits.message)
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as wrong:
            raise refuse("refused-message", problem=str(wrong)) from None

    # --- listening ----------------------------------------------------------------------------------

    async def _listen(self, table: Table, visitor: Visitor) -> None:
        # One bucket for all connections of a browser; a link for spectators is used by many.
        bucket = self.talks.of(f"{self.home} {visitor.hash}" if visitor.is_spectator else visitor.hash)
        while True:
            text = await self._receive()
            while visitor.is_behind:
                await asyncio.sleep(0.01)
            try:
                message: wire.FromPage | None = self._read(text)
                problem = Text("refused-too-often")
            except Refused as wrong:
                message, problem = None, wrong.text
            if not bucket.take(COSTS.get(type(message), 1)):
                count_refusal(Text("refused-too-often"))
                visitor.say(wire.RefusedMessage(re=_re_of(text), text=Text("refused-too-often")))
                await asyncio.sleep(1 / self.limits.messages_per_second)
                continue
            if message is None:
                visitor.say(wire.RefusedMessage(re=_re_of(text), text=problem))
                continue
            if isinstance(message, wire.AskHint):
                # A long thought must not keep the player from deciding without it.
                if self.advice is None or self.advice.done():
                    self.advice = asyncio.create_task(self._reply(table, visitor, message))
                else:
                    visitor.say(wire.RefusedMessage(re=message.re, text=Text("refused-hint-busy")))
            elif isinstance(message, wire.GiveAnswer):
                with metrics.answer_seconds.measure():
                    await self._reply(table, visitor, message)
            else:
                await self._reply(table, visitor, message)

    async def _reply(self, table: Table, visitor: Visitor, message: wire.FromPage) -> None:
        try:
            # What has begun is brought to its end, even if whoever asked for it hangs up.
            reply: wire.FromServer = await asyncio.shield(table.start(self._do(table, visitor, message)))
        except Refused as wrong:
            reply = wire.RefusedMessage(re=message.re, text=wrong.text)
        except StorageLost:
            _log.exception("The storage failed")
            reply = wire.RefusedMessage(re=message.re, text=Text("refused-storage"))
        except Exception:
            _log.exception("A message could not be handled: %s", type(message).__name__)
            reply = wire.RefusedMessage(re=message.re, text=Text("refused-internal"))
        if isinstance(reply, wire.RefusedMessage):
            count_refusal(reply.text)
        visitor.say(reply)

    async def _do(self, table: Table, visitor: Visitor, message: wire.FromPage) -> wire.FromServer:
        """Do what was asked for, and say so."""
        re = message.re
        match message:
            case wire.GiveAnswer():
                given = (message.seat, message.number, message.key, message.then, message.pay)
                used = await table.answer(visitor, *given)
                if used:
                    return wire.Paid(re=re, turn=table.course.turn, used=used)
            case wire.Look():
                table.look(visitor, message.seat)
            case wire.Past():
                return await table.past(visitor, message.answers, re)
            case wire.AskUndo():
                await table.undo(visitor, message.seat, message.payment)
            case wire.AgreeUndo():
                await table.agree(visitor, message.number, message.agree)
            case wire.AskWhyNot():
                return table.why_not(visitor, message.seat, message.key, re)
            case wire.AskRule():
                return wire.TheRule(re=re, rule=rule_view(message.rule))
            case wire.AskHint():
                return await table.hint(visitor, message.seat, re)
            case wire.Rename():
                await table.rename(visitor, message.seat, message.name)
            case wire.Speak():
                table.speak(visitor, message.seat, message.phrase)
            case wire.StandIn():
                await table.stand_in(visitor, message.seat, message.player)
            case wire.TakeBack():
                await table.take_back(visitor, message.seat)
            case wire.Concede():
                await table.concede(visitor, message.seat)
            case wire.Claim():
                await table.claim(visitor, message.seat)
            case wire.GiveSeat():
                await give_seat(self.tables, table, visitor, message.seat)
            case wire.AskInvite():
                return await self._invite(table, visitor, message.seat, re)
            case wire.AskSpectate():
                self._must_be_host(visitor)
                token = new_token()
                async with table.lock:
                    await self.tables.storage.replace_key(hash_of(token), Key(table.id, "spectate", []))
                    await table.check_keys()
                table.tell_neighbours(keys=True)
                return wire.Link(re=re, kind="spectate", token=token)
            case wire.Save():
                return wire.Saved(re=re, record=table.record(visitor))
            case wire.Share():
                if not table.over:
                    raise refuse("refused-share")
                self.founds.take(self.home)
                token = new_token()
                await self.tables.storage.add_key(hash_of(token), Key(table.id, "share", []))
                return wire.Link(re=re, kind="share", token=token)
            case wire.GoOn():
                self.founds.take(self.home)
                record = table.record(visitor, message.answers)
                created = await found_from(self.tables, record, message.seats or table.same_seats(visitor.key))
                return wire.WentOn(re=re, created=created)
            case wire.Hello():
                raise refuse("refused-hello-again")
        return wire.Done(re=re)

    def _must_be_host(self, visitor: Visitor) -> None:
        if not visitor.key.host:
            raise refuse("refused-host")

    async def _invite(self, table: Table, visitor: Visitor, seat: int, re: int) -> wire.TheInvite:
        self._must_be_host(visitor)
        if seat >= len(table.seats) or table.seats[seat].kind != "open":
            raise refuse("refused-not-open", player=seated(seat))
        invite = new_token()
        await self.tables.storage.replace_key(hash_of(invite), Key(table.id, "invite", [seat]))
        return wire.TheInvite(re=re, invite=wire.Invite(seat, invite))

    # --- telling --------------------------------------------------------------------------------------

    async def _tell(self, table: Table, visitor: Visitor) -> None:
        """Send what is in line, then how the table stands at that moment."""
        while True:
            await visitor.news()
            for reply in visitor.replies():
                await self._send(reply)
            if visitor.farewell is not None:
                await _part(self.socket, visitor.farewell)
                return
            if visitor.news_of_table:
                visitor.news_of_table = visitor.news_of_seats = False
                await self._send(table.now_for(visitor))
            elif visitor.news_of_seats:
                visitor.news_of_seats = False
                await self._send(table.seats_now())

    async def _send(self, message: bytes) -> None:
        # Not `wait_for`: it forgets that it was cancelled if the message goes out at that moment, and never ends.
        async with asyncio.timeout(self.limits.seconds_to_read):
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


def _re_of(text: str) -> int:
    with contextlib.suppress(msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return msgspec.json.decode(text[:10_000], type=_Re).re
    return 0
