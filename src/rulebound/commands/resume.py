"""`rulebound resume FILE`: go on with a saved game."""

from __future__ import annotations

from rulebound.commands import Lang, RecordFile, Seat, With, open_screen


def resume(file: RecordFile, seat: Seat = 1, others: With = "fair", lang: Lang = None) -> int:
    from rulebound.kernel.game import load_game
    from rulebound.kernel.match import Match
    from rulebound.kernel.record import Record
    from rulebound.kernel.text import refuse
    from rulebound.terminal.game import TerminalGame
    from rulebound.terminal.program import program
    from rulebound.terminal.save import SaveFile
    from rulebound.terminal.seating import Seating

    screen = open_screen(lang)
    record = Record.read(file)
    game = load_game(record.game)
    match = Match.replay(game, record)
    seating = Seating(match.state.seats, seat - 1, others)
    if not match.choices:
        raise refuse("cli-refused-finished", file=str(file), replay=f"{program()} replay {file}")
    screen.say("terminal-goes-on", file=str(file), answers=match.answers)
    if record.version == game.version:
        return TerminalGame(match, seating, screen, SaveFile(file)).play()
    # Whoever goes back to the other version finds the file as it was.
    screen.say("terminal-other-version", file=str(file), theirs=record.version, ours=game.version)
    return TerminalGame(match, seating, screen, SaveFile()).play()
