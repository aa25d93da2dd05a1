"""`rulebound rules GAME`: every rule, where it is enforced, which tests prove it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.commands import FAILED, OK, AsJson, GameName, Lang, open_screen

if TYPE_CHECKING:
    from rulebound.terminal.screen import Screen
    from rulebound.testing.proof import Proof


def rules(
    game: GameName,
    check: Annotated[bool, typer.Option("--check", help="cli-help-check", show_default=False)] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import msgspec

    from rulebound.kernel.game import load_game
    from rulebound.kernel.text import Text, refuse
    from rulebound.testing.proof import tests_folder, trace

    screen = open_screen(lang)
    tests = tests_folder()
    if tests is None and check:
        raise refuse("cli-refused-no-tests")
    proof = trace(load_game(game), tests)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(proof), indent=1))
    elif check:
        _show_check(proof, screen)
    else:
        _show_rules(proof, screen)
    if tests is None:
        screen.warn(Text("cli-refused-no-tests"))
    return FAILED if check and proof.faults else OK


def _show_rules(proof: Proof, screen: Screen) -> None:
    from rich.text import Text as Line

    from rulebound.i18n import rule_title, rule_words
    from rulebound.terminal.board import indented

    for traced in proof.rules:
        screen.show(Line("").append(traced.id, "bold").append(f"  {traced.section}", "dim"))
        screen.show(*indented(Line(screen.text(rule_title(traced.id)), "italic"), screen))
        screen.show(*indented(Line(screen.text(rule_words("statement", traced.id, traced.statement))), screen))
        for id, places in (("cli-rules-enforced", traced.enforced), ("cli-rules-proven", traced.tests)):
            # Places are for copying: they are not broken into lines.
            for place in places or [screen.words("cli-rules-nowhere")]:
                screen.console.print(Line(f"  {screen.words(id)} {place}", "dim"), soft_wrap=True)
        if not traced.testable:
            reason = screen.words("cli-rules-untestable", reason=rule_words("reason", traced.id, traced.reason))
            screen.show(*indented(Line(reason, "dim"), screen))
    screen.blank()
    _show_sums(proof, screen)


def _show_check(proof: Proof, screen: Screen) -> None:
    """What is wrong, what cannot be tested and why, and the sums."""
    from rich.text import Text as Line

    from rulebound.i18n import rule_words

    for traced in proof.rules:
        if not traced.testable:
            reason = rule_words("reason", traced.id, traced.reason)
            screen.say("cli-check-untestable", rule=traced.id, reason=reason)
    for id in proof.unproven:
        screen.show(Line("").append("✗ ", "bold red").append(screen.words("cli-check-unproven", rule=id)))
    for id in proof.stale:
        screen.show(Line("").append("✗ ", "bold red").append(screen.words("cli-check-stale", rule=id)))
    for unknown in proof.unknown:
        words = screen.words("cli-check-unknown", rule=unknown.id, places=", ".join(unknown.places))
        screen.show(Line("").append("✗ ", "bold red").append(words))
    _show_sums(proof, screen)


def _show_sums(proof: Proof, screen: Screen) -> None:
    untestable = sum(not traced.testable for traced in proof.rules)
    proven = sum(bool(traced.tests) for traced in proof.rules)
    enforced = sum(bool(traced.enforced) for traced in proof.rules)
    screen.say(
        "cli-rules-total", rules=len(proof.rules), enforced=enforced, proven=proven, untestable=untestable,
        faults=proof.faults,
    )  # fmt: skip
    if proof.awaited:
        screen.say("cli-rules-awaited", n=len(proof.awaited))
