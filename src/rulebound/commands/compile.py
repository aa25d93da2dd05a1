"""`./rulebound compile`: build compiled modules, which the program uses from then on."""

from __future__ import annotations

from rulebound.commands import OK, Lang, open_screen

COMPILED = "build/compiled"
"""Where in a clone the compiled modules are."""


def compile(lang: Lang = None) -> int:
    from pathlib import Path

    import rulebound
    from rulebound.compiled import built_for, key_of
    from rulebound.compiling.build import TRAINING, build
    from rulebound.kernel.text import refuse
    from rulebound.terminal.program import checkout
    from rulebound.terminal.progress import Progress

    screen = open_screen(lang)
    clone = checkout()
    if clone is None:
        raise refuse("cli-compile-installed")
    package, folder = Path(rulebound.__file__).parent, clone / COMPILED
    if built_for(folder) == key_of(package):
        screen.say("cli-compile-ready")
        return OK
    with Progress(screen, screen.words("cli-compile-translating")) as progress:

        def tell(group: str, done: int, total: int) -> None:
            progress.show(100 * done // total, 100, told(group))

        def told(group: str) -> str | None:
            if group == TRAINING:
                return screen.words("cli-compile-training")
            return screen.words("cli-compile-progress", group=group) if group else None

        build(package, folder, progress=tell)
    screen.say("cli-compile-done")
    return OK
