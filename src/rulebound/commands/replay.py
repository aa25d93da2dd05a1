"""`rulebound replay FILE`: a saved game step by step."""

from __future__ import annotations

from typing import Annotated

import typer

from rulebound.commands import FAILED, OK, AsJson, Lang, RecordFile, open_screen


def replay(
    file: RecordFile,
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="cli-help-replay-seat")] = 0,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="cli-help-at", show_default=False)] = None,
    auto: Annotated[bool, typer.Option("--auto", help="cli-help-auto", show_default=False)] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import msgspec

    from rulebound.kernel.game import load_game
    from rulebound.kernel.record import Record
    from rulebound.terminal.replay import Replay

    screen = open_screen(lang)
    record = Record.read(file)
    showing = Replay(load_game(record.game), record, screen, seat - 1 if seat else None)
    if showing.fault is not None:
        screen.warn(showing.fault.text)
    if at is not None:
        showing.go(at)
    elif showing.fault is None and not as_json:
        showing.go(0)
    if as_json:
        typer.echo(msgspec.json.encode(showing.view()))
    elif auto:
        showing.show_all()
    else:
        showing.run()
    return FAILED if showing.fault is not None else OK
