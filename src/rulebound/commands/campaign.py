"""`rulebound campaign new|play|show FILE`: several games in a row, with a log that is a file of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.commands import OK, AsJson, Lang, Seat, With, open_screen, read_seed

if TYPE_CHECKING:
    from rulebound.kernel.campaign import CampaignFile, Section
    from rulebound.kernel.game import Game
    from rulebound.terminal.screen import Screen

NEW, PLAY, SHOW = "new", "play", "show"
DECK_FILES = (".toml", ".json")


def campaign(
    what: Annotated[str, typer.Argument(metavar="new|play|show", help="cli-help-campaign-what", show_default=False)],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-campaign-file", show_default=False)],
    decks: Annotated[
        str, typer.Option("--decks", metavar="NAMES", help="cli-help-campaign-decks", show_default=False)
    ] = "",
    names: Annotated[
        str, typer.Option("--names", metavar="NAMES", help="cli-help-campaign-names", show_default=False)
    ] = "",
    mode: Annotated[
        str, typer.Option("--mode", metavar="MODE", help="cli-help-campaign-mode", show_default=False)
    ] = "",
    expert: Annotated[bool, typer.Option("--expert", help="cli-help-campaign-expert", show_default=False)] = False,
    after: Annotated[
        Path | None, typer.Option("--after", metavar="FILE", help="cli-help-campaign-after", show_default=False)
    ] = None,
    seat: Seat = 1,
    others: With = "fair",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-help-seed-random", show_default=False)] = "",
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    from rulebound.kernel.text import refuse

    screen = open_screen(lang)
    if what == NEW:
        listed = [name.strip() for name in names.split(",")] if names else []
        return _new(file, _listed(decks), listed, mode, expert, after, screen)
    if what == PLAY:
        return _play(file, _listed(decks), seat, others, seed, screen)
    if what == SHOW:
        return _show(file, as_json, screen)
    raise refuse("cli-refused-campaign-what", what=what)


def _listed(decks: str) -> list[str]:
    return [deck.strip() for deck in decks.split(",") if deck.strip()]


# --- new --------------------------------------------------------------------------------------------------


def _new(
    path: Path, decks: list[str], names: list[str], mode: str, expert: bool, after: Path | None, screen: Screen
) -> int:
    from rulebound.kernel.campaign import CampaignFile, begin_file, campaigns_of
    from rulebound.kernel.text import refuse
    from rulebound.terminal.program import program

    if path.exists():
        raise refuse("terminal-file-exists", file=str(path))
    game = _game()
    campaigns = campaigns_of(game)
    before = None if after is None else campaigns.read(CampaignFile.read(after).log)
    chosen = _read_decks(game, decks) or [_first_deck(game)]
    log = campaigns.begin(chosen, names=names, mode=mode, expert=expert, after=before)
    begin_file(game, log).save(path)
    _show_sheet(campaigns.sheet(log), screen)
    screen.say("cli-campaign-begun", file=str(path), play=f"{program()} campaign play {path}")
    return OK


def _game() -> Game[Any]:
    """The game that is played as a campaign."""
    from rulebound.kernel.game import game_names, load_game

    return next(game for game in map(load_game, game_names()) if game.campaigns is not None)


def _first_deck(game: Game[Any]) -> str:
    assert game.decks is not None
    return next(iter(game.decks.built_in()))


def _read_decks(game: Game[Any], decks: list[str]) -> list[str | dict[str, int]]:
    """Decks by the names under which the game has them, or by the names of their files."""
    from rulebound.kernel.campaign import campaigns_of
    from rulebound.kernel.decks import deck_from, read_list

    found: list[str | dict[str, int]] = []
    for name in decks:
        path = Path(name)
        if path.suffix in DECK_FILES:
            assert game.decks is not None
            found.append(campaigns_of(game).deck_list(deck_from(read_list(path), game.decks.kind, path)))
        else:
            found.append(name)
    return found


# --- play -------------------------------------------------------------------------------------------------


def _play(path: Path, decks: list[str], seat: int, others: str, seed: str, screen: Screen) -> int:
    from rulebound.kernel.campaign import campaigns_of
    from rulebound.kernel.match import Match
    from rulebound.kernel.text import Text, refuse
    from rulebound.terminal.game import TerminalGame
    from rulebound.terminal.save import CampaignSave, new_seed
    from rulebound.terminal.seating import Seating

    file, game = _read(path)
    campaigns = campaigns_of(game)
    log = campaigns.read(file.log)
    if file.current is not None:
        if decks:
            raise refuse("cli-refused-campaign-decks")
        match = Match.replay(game, file.current)
    else:
        match = Match(
            game, campaigns.next_setup(log, _read_decks(game, decks)), read_seed(seed) if seed else new_seed()
        )
    seating = Seating(match.state.seats, seat - 1, others)
    if file.current is not None:
        screen.say("terminal-goes-on", file=str(path), answers=match.answers)
    else:
        screen.say("terminal-begins", game=Text(f"{game.id}-title"), seed=str(match.seed))
    _keep_other_version(path, file.version, game.version, screen)
    save = CampaignSave(path, file, game)
    code = TerminalGame(match, seating, screen, save).play() if match.choices else OK
    if not match.choices:
        save.save(match)
        _show_sheet(campaigns.sheet(campaigns.log_of(match.state)), screen)
        screen.say("cli-campaign-saved", file=str(path), play=save.go_on(seating))
    return code


def _keep_other_version(path: Path, theirs: str, ours: str, screen: Screen) -> None:
    """A campaign of another version is copied before it goes on: whoever goes back finds it as it was."""
    from rulebound.kernel.record import read_whole, write_whole

    copy = path.with_name(f"{path.stem}-version-{''.join(c if c.isalnum() else '-' for c in theirs)}{path.suffix}")
    if theirs != ours and not copy.exists():
        write_whole(copy, read_whole(path))
        screen.say("cli-campaign-other-version", file=str(copy), theirs=theirs, ours=ours)


def _read(path: Path) -> tuple[CampaignFile, Game[Any]]:
    from rulebound.kernel.campaign import CampaignFile
    from rulebound.kernel.game import load_game

    file = CampaignFile.read(path)
    return file, load_game(file.game)


# --- show -------------------------------------------------------------------------------------------------


def _show(path: Path, as_json: bool, screen: Screen) -> int:
    import json

    from rulebound.kernel.campaign import campaigns_of

    file, game = _read(path)
    campaigns = campaigns_of(game)
    sections = campaigns.sheet(campaigns.read(file.log))
    if as_json:
        sheet = [
            {"title": screen.text(one.title), "lines": [screen.text(line) for line in one.lines]} for one in sections
        ]
        going_on = file.current is not None
        typer.echo(json.dumps({"log": file.log, "sheet": sheet, "going_on": going_on}, ensure_ascii=False, indent=1))
        return OK
    _show_sheet(sections, screen)
    if file.current is not None:
        screen.say("cli-campaign-going-on", answers=len(file.current.answers))
    return OK


def _show_sheet(sections: list[Section], screen: Screen) -> None:
    for section in sections:
        screen.say_text(section.title, style="bold")
        for line in section.lines:
            screen.show(*_indented(screen.text(line), screen))


def _indented(words: str, screen: Screen) -> Any:
    from rich.text import Text as Line

    from rulebound.terminal.layout import hang

    return hang(Line("  "), [Line(words)], screen.console)
