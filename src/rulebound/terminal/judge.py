"""What the judge says of a game, on the screen: chances as a chart, turning points, what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.rule import Rule
from rich.text import Text as Line

from rulebound.kernel.match import Match
from rulebound.kernel.text import Arg, Text
from rulebound.players.judge import Judgement, Mistake, TurningPoint
from rulebound.terminal.board import DECIDE, NAME, QUIET, indented
from rulebound.terminal.game import log_lines
from rulebound.terminal.screen import Screen

HEIGHT = 4
"""The rows of the chart of one side."""
WIDEST = 72
BLOCKS = " ▁▂▃▄▅▆▇█"
MOST_LINES = 4
"""So many lines of the log are told with a turning point, the first ones."""


def show_judgement(found: Judgement, match: Match[Any], screen: Screen) -> None:
    """Everything, for the match that was judged."""
    title = screen.text(Text(f"{found.game}-title", plain=found.game))
    screen.show(Rule(Line(title, DECIDE), align="left", characters="═", style="yellow"))
    screen.say("judge-how", style=QUIET, plays=found.plays)
    for side in range(len(found.sides)):
        screen.show(*chart(found, side, screen))
    screen.blank()
    screen.show(Line(screen.words("judge-turning" if found.turning else "judge-no-turning"), NAME))
    for turn in found.turning:
        screen.show(*_turn(found, turn, match, screen))
    screen.blank()
    screen.show(Line(screen.words("judge-mistakes" if found.mistakes else "judge-no-mistakes"), NAME))
    for mistake in found.mistakes:
        screen.show(*_mistake(mistake, screen))


def side_name(seats: Sequence[int], screen: Screen) -> str:
    return ", ".join(screen.words("seat", n=seat + 1) for seat in seats)


def chart(found: Judgement, side: int, screen: Screen) -> Iterator[Line]:
    """The chance of a side over the game, from 0 at the foot to 100 % at the top."""
    width = min(WIDEST, screen.width - 8)
    heights = [chance * HEIGHT * (len(BLOCKS) - 1) for chance in course(found, side, width)]
    yield Line("")
    yield Line(side_name(found.sides[side], screen), NAME)
    for row in reversed(range(HEIGHT)):
        foot = row * (len(BLOCKS) - 1)
        label = "100%" if row == HEIGHT - 1 else "0%" if row == 0 else ""
        cells = "".join(BLOCKS[max(0, min(len(BLOCKS) - 1, round(height - foot)))] for height in heights)
        yield Line("").append(f"{label:>5} ", QUIET).append(cells, "cyan")


def course(found: Judgement, side: int, width: int) -> list[float]:
    """The chance of a side in so many equal parts of the game: as it stood after the last decision of its own."""
    points = [point for point in found.points if point.seat in found.sides[side]]
    last = points[0].chance
    chances = []
    for column in range(width):
        until = found.answers * (column + 1) / width
        while points and points[0].answers <= until:
            last = points.pop(0).chance
        chances.append(last)
    return chances


def _turn(found: Judgement, turn: TurningPoint, match: Match[Any], screen: Screen) -> Iterator[Line]:
    name = side_name(found.sides[turn.side], screen)
    before, after = round(100 * turn.before), round(100 * turn.after)
    told = screen.words("judge-turn", step=turn.answers, until=turn.until, side=name, before=before, after=after)
    yield from indented(Line(told), screen)
    seat = found.sides[turn.side][0]
    happened = [line.view(seat) for line in match.log if turn.answers < line.at <= turn.until]
    for line in log_lines(happened[:MOST_LINES], screen):
        yield from indented(line, screen)
    if len(happened) > MOST_LINES:
        yield from indented(Line(" …", QUIET), screen)


def _mistake(mistake: Mistake, screen: Screen) -> Iterator[Line]:
    seat = Text("seat", {"n": mistake.seat + 1})
    loss, error = round(100 * mistake.loss), round(200 * mistake.error)
    args: dict[str, Arg] = {"step": mistake.answers, "seat": seat, "taken": mistake.taken, "better": mistake.better}
    told = screen.words("judge-mistake", **args, loss=loss, error=error, plays=mistake.plays)
    yield from indented(Line(told), screen)
    if mistake.why:
        yield from indented(Line(f"   {screen.words('advice-why', why=mistake.why)}", QUIET), screen)
