"""The command line: which commands there are, and one sentence for whatever goes wrong."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

import rulebound
from rulebound import compiled
from rulebound.commands import BAD_INPUT, FAILED, OK, Lang
from rulebound.commands.admin import admin
from rulebound.commands.backup import backup
from rulebound.commands.bench import bench
from rulebound.commands.campaign import campaign
from rulebound.commands.cards import cards
from rulebound.commands.compare import compare
from rulebound.commands.compile import compile
from rulebound.commands.conformance import conformance
from rulebound.commands.deck import deck
from rulebound.commands.judge import judge
from rulebound.commands.load import load
from rulebound.commands.play import play
from rulebound.commands.replay import replay
from rulebound.commands.restore import restore
from rulebound.commands.resume import resume
from rulebound.commands.rules import rules
from rulebound.commands.soak import soak
from rulebound.commands.table import table
from rulebound.commands.tournament import tournament
from rulebound.commands.tune import tune

if TYPE_CHECKING:
    from rulebound.i18n import Language
    from rulebound.kernel.text import Text

COMMANDS = (
    table, play, resume, replay, judge, campaign, rules, cards, deck, conformance, compare,
    tournament, tune, bench, compile, backup, restore, admin, load, soak,
)  # fmt: skip
INTERRUPTED = 130
DEBUG = "RULEBOUND_DEBUG"
"""Set in the environment, it lets a traceback through."""


def main() -> None:
    """The entry point of `rulebound` and `python -m rulebound`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that cannot be read or shown becomes another
    if "--plain" in sys.argv[1:]:
        sys.exit(begin_plain())
    if compiled.Found.stale and sys.argv[1:2] != ["compile"]:
        _say_stale(sys.argv[1:])
    sys.exit(run(sys.argv[1:]))


def begin_plain() -> int:
    """Begin anew without compiled modules: here some of them are loaded already."""
    command = [sys.executable, *(word for word in sys.orig_argv[1:] if word != "--plain")]
    os.environ[compiled.PLAIN] = "1"
    if sys.platform != "win32":  # which cannot replace a process
        os.execv(sys.executable, command)
    return subprocess.run(command).returncode


def run(arguments: Sequence[str]) -> int:
    """Carry out a command; returns the exit code and lets no traceback through."""
    from rulebound.kernel.text import Refused, Text

    try:
        return _call(arguments)
    except Refused as refused:
        _complain(refused.text, arguments)
        return BAD_INPUT
    except typer.TyperException as wrong:
        _complain(_wrong_usage(wrong), arguments)
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        _complain(Text("cli-bug", {"error": f"{type(error).__name__}: {error}", "debug": DEBUG}), arguments)
        return FAILED


def _call(arguments: Sequence[str]) -> int:
    from rulebound.kernel.text import refuse
    from rulebound.terminal.program import program

    names = [command.__name__ for command in COMMANDS]
    if arguments and not arguments[0].startswith("-") and arguments[0] not in names:
        raise refuse("cli-wrong-command", command=arguments[0], commands=", ".join(names))
    command = typer.main.get_command(_app())
    _translate(command, _language(arguments), program())
    code = command.main(args=list(arguments), prog_name=program(), standalone_mode=False)
    return code if isinstance(code, int) else OK


def _app() -> typer.Typer:
    app = typer.Typer(
        add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None, invoke_without_command=True
    )
    app.callback(help="cli-help", epilog="cli-example")(_no_command)
    for command in COMMANDS:
        name = command.__name__
        # `play` takes the options of every game, so it reads them, and `--help GAME`, itself.
        lenient = {"ignore_unknown_options": True} if command is play else {}
        app.command(
            name, help=f"cli-help-{name}", epilog=f"cli-example-{name}", context_settings=lenient,
            add_help_option=command is not play,
        )(command)  # fmt: skip
    return app


def _no_command(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version", show_default=False)] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-help-plain", show_default=False)] = False,  # see `main`
    lang: Lang = None,
) -> int:
    if version:
        typer.echo(f"rulebound {rulebound.__version__}")
        raise typer.Exit(OK)
    if ctx.invoked_subcommand is None:
        raise typer.Exit(table(lang=lang))
    if lang is not None:
        ctx.default_map = {ctx.invoked_subcommand: {"lang": lang}}  # before the command as good as after it
    return OK


# --- in the user's language -----------------------------------------------------------------------


def _language(arguments: Sequence[str]) -> Language:
    """The language of help and complaints, wherever among the words `--lang` stands."""
    from rulebound.i18n import languages, pick_language

    wanted = None
    for word, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if word == "--lang":
            wanted = following
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
    return pick_language(wanted if wanted in languages() else None)  # a wrong one is refused by the command


def _translate(command: Any, language: Language, program: str) -> None:
    """Put the messages that help texts are named by into words, for a command and all below it."""
    from rulebound.kernel.text import Text

    def words(id: str | None) -> str | None:
        return language.text(Text(id, {"program": program})) if id and id.startswith("cli-") else id

    command.help = words(command.help)
    command.short_help = words(command.short_help)
    command.epilog = words(command.epilog)
    for param in command.params:
        param.help = words(param.help)
        if getattr(param, "show_default", False) and param.default not in (None, False):
            default = language.text(Text("cli-option-default", {"value": str(param.default)}))
            param.help, param.show_default = f"{param.help} ({default})", False
    for below in getattr(command, "commands", {}).values():
        _translate(below, language, program)


def _wrong_usage(wrong: typer.TyperException) -> Text:
    """What Typer found wrong with the words of the command, said by us."""
    from rulebound.kernel.text import Text

    option = str(getattr(wrong, "option_name", None) or "")
    param = getattr(wrong, "param", None)
    name = "" if param is None else str((param.opts[0] if param.param_type_name == "option" else param.metavar) or "")
    match type(wrong).__name__:
        case "NoSuchOption":
            return Text("cli-wrong-option", {"option": option})
        case "BadOptionUsage":
            return Text("cli-refused-no-value", {"option": option})
        case "MissingParameter":
            return Text("cli-wrong-missing", {"name": name})
        case "BadParameter":
            return Text("cli-wrong-number", {"name": name})
    return Text("cli-wrong", {"problem": str(wrong).rstrip(".")})


def _complain(text: Text, arguments: Sequence[str]) -> None:
    from rulebound.terminal.screen import Screen

    Screen(_language(arguments)).warn(text)


def _say_stale(arguments: Sequence[str]) -> None:
    from rulebound.kernel.text import Text
    from rulebound.terminal.program import program

    _complain(Text("cli-compiled-stale", {"program": program()}), arguments)
