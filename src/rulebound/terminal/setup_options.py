"""The options of a game's setup on the command line: `--players 4 --boxes both`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from rich.text import Text as Line

from rulebound.kernel.game import Game, SetupOption
from rulebound.kernel.text import Refused, refuse
from rulebound.terminal.layout import hang
from rulebound.terminal.program import program
from rulebound.terminal.screen import Screen

Value: TypeAlias = "str | int | bool"

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")
NONE = "none"
"""How an empty value is typed."""


def split_words(words: Sequence[str]) -> tuple[str, dict[str, str]]:
    """The name of the game and the options with their values, from the words that are not of the command itself."""
    game = ""
    given: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word.startswith("--"):
            name, equals, value = word[2:].partition("=")
            if not equals:
                if not rest or rest[0].startswith("--"):
                    raise refuse("cli-refused-no-value", option=word)
                value = rest.pop(0)
            given[name] = value
        elif word.startswith("-"):
            raise refuse("cli-refused-short", option=word)
        elif game:
            raise refuse("cli-refused-word", word=word)
        else:
            game = word
    return game, given


def read_settings(game: Game[Any], words: Sequence[str]) -> dict[str, Any]:
    """The setup of `--setup players=2 --setup teams=yes`."""
    given = {}
    for word in words:
        option, equals, value = word.partition("=")
        if not equals:
            raise refuse("cli-refused-setup", word=word)
        given[option.strip()] = value.strip()
    return read_options(game, given)


def read_options(game: Game[Any], given: dict[str, str]) -> dict[str, Any]:
    """Plain data for `Game.read_setup`; an unknown option or value is refused with the right ones."""
    options = {flag(option): option for option in game.options()}
    setup: dict[str, Any] = {}
    for name, value in given.items():
        option = options.get(f"--{name.replace('_', '-')}")
        if not options:
            raise refuse("cli-game-no-options", game=game.id)
        if option is None:
            raise refuse("cli-refused-option", game=game.id, option=f"--{name}", options=", ".join(options))
        setup[option.id] = (
            [_value(option, v.strip()) for v in value.split(",")] if option.many else _value(option, value)
        )
    return setup


def _value(option: SetupOption, typed: str) -> Value:
    values = option.values
    if values and all(isinstance(value, bool) for value in values):
        if typed.lower() in YES or typed.lower() in NO:
            return typed.lower() in YES
        raise refuse("cli-refused-value", option=flag(option), value=typed, values="yes, no")
    if values and all(isinstance(value, int) for value in values):
        if typed.isdecimal():  # whether the number itself can be is for the game to say: it knows the rule
            return int(typed)
        raise refuse("cli-refused-value", option=flag(option), value=typed, values=_listed(option))
    if typed in option.barred:
        raise Refused(option.barred[typed])
    typed = "" if typed == NONE and "" in values else typed
    if values and typed not in values:
        raise refuse("cli-refused-value", option=flag(option), value=typed, values=_listed(option))
    return typed


def flag(option: SetupOption) -> str:
    return f"--{option.id.replace('_', '-')}"


def _typed(value: Value | list[str] | None) -> str:
    if isinstance(value, list):
        return ",".join(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NONE if value in ("", None) else str(value)


def _can_be_typed(value: object) -> bool:
    """A whole deck, say, cannot."""
    items = value if isinstance(value, list) else [value]
    return all(isinstance(item, str | int) for item in items)


def _listed(option: SetupOption) -> str:
    return ", ".join(_typed(value) for value in option.values)


def show_options(game: Game[Any], screen: Screen) -> None:
    """The game's own part of `play GAME --help`: every option with its values and default, and an example."""
    options = game.options()
    if not options:
        screen.say("cli-game-no-options", game=game.id, style="bold")
        return
    screen.say("cli-game-options", game=game.id, style="bold")
    widest = max(len(flag(option)) for option in options)
    for option in options:
        name = screen.term(game.id, "option", option.id)
        many = f" {screen.words('cli-option-many')}" if option.many else ""
        usual = _typed(option.default)
        default = f" ({screen.words('cli-option-default', value=usual)})" if usual else ""
        told = Line(f"{name}{many}: {_listed(option)}{default}")
        prefix = Line("").append(f"  {flag(option):<{widest}}  ", "bold")
        screen.show(*hang(prefix, [told], screen.console))
    examples = [setup for setup in game.setups() if setup and all(map(_can_be_typed, setup.values()))]
    if examples:
        typed = " ".join(f"--{name.replace('_', '-')} {_typed(value)}" for name, value in examples[-1].items())
        screen.say("cli-game-example", game=game.id, options=typed, program=program())
