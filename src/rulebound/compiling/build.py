"""Building the compiled modules: mypyc writes C, a compiler on every core makes libraries of it."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final, TypeAlias

from rulebound.compiled import KEY, PARTS, key_of
from rulebound.compiling.sources import groups, opened
from rulebound.kernel.text import refuse

Progress: TypeAlias = Callable[[str, int, int], None]
"""Told what is being done now, and how much of all the work is behind us."""

TRANSLATION: Final = 250_000
"""What it takes to write the C, in lines of C that could be compiled meanwhile."""
BEST: Final = "2"
"""How hard the C compiler tries: more makes nothing faster here."""
UNWARNED: Final = ["-Wno-error", "-w", "-Wno-misleading-indentation"]
"""Warnings about C that a program has written help nobody; looking for the last one takes most of the time."""
AMONG_THEMSELVES: Final = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Nobody else calls what is in a library by name, so its functions call each other directly and the small ones vanish:
a sixth faster."""
FLAGS: Final = "flags"
"""Where in the work folder stands how the C was compiled: what was compiled otherwise is compiled again."""
LIBRARIES: Final = "lib"
"""Where in the work folder the libraries come to lie."""


def build(package: Path, folder: Path, level: str = BEST, progress: Progress | None = None) -> list[Path]:
    """Build compiled modules for a source into a folder; what was built there before and has not changed is kept.

    The folder is used by `compiled.use` once its key is written, which comes last. Returns the modules.
    """
    must_have_compiler()
    tell = progress or (lambda doing, done, total: None)
    key = key_of(package)
    work = folder / "work"
    copy_source(package, work)
    tell("", 0, TRANSLATION)
    found = groups(work / "rulebound")
    with working_in(work):
        extensions = translate(found, level)
        sizes = {extension.name: size_of(extension) for extension in extensions}
        built = compile_all(extensions, sizes, tell)
    lay_out(package, work / LIBRARIES, built, folder)
    (folder / KEY).write_text(key, encoding="ascii")
    return [folder / path for path in built]


def must_have_compiler() -> None:
    """Refuse, in a sentence, where there is no mypyc, no C compiler, or no header of Python."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        raise refuse("cli-compile-no-mypyc") from None
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise refuse("cli-compile-no-headers", version=f"{sys.version_info.major}.{sys.version_info.minor}")
    if not has_compiler():
        raise refuse("cli-compile-no-compiler")


def has_compiler() -> bool:
    """Whether the C compiler is there that this Python would call."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as build_config

    compiler: Any = ccompiler.new_compiler()
    if compiler.compiler_type != "unix":
        return True  # what else there is says itself what is missing
    build_config.customize_compiler(compiler)
    return shutil.which(compiler.compiler_so[0]) is not None


# --- from Python to C ---------------------------------------------------------------------------------------


def copy_source(package: Path, work: Path) -> None:
    """A copy for mypyc with open classes. What has not changed is not written again, so it is not compiled again."""
    inside = {path for found in groups(package).values() for path in found}
    wanted = [package / "__init__.py", package / "compiled.py"]
    wanted += [path for part in PARTS for path in sorted((package / part).rglob("*.py"))]
    copies = set()
    for path in wanted:
        text = path.read_text(encoding="utf-8")
        copy = work / "rulebound" / path.relative_to(package)
        copies.add(copy)
        write_if_new(copy, opened(text) if path in inside else text)
    for old in (work / "rulebound").rglob("*.py"):
        if old not in copies:
            old.unlink()
    config = f"[mypy]\npython_version = {sys.version_info.major}.{sys.version_info.minor}\n"
    write_if_new(work / "mypy.ini", config + "explicit_package_bases = True\nmypy_path = .\ncache_dir = cache\n")


def write_if_new(path: Path, text: str) -> None:
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def translate(found: dict[str, list[Path]], level: str) -> list[Any]:
    """Let mypyc write C: one library for each group, and for each module a small one that only asks the library."""
    from mypyc.build import mypycify

    here = Path.cwd()
    paths = {group: [path.relative_to(here).as_posix() for path in modules] for group, modules in found.items()}
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            extensions: list[Any] = mypycify(
                ["--config-file=mypy.ini", *(path for modules in paths.values() for path in modules)],
                opt_level=level,
                debug_level="0",
                separate=[(modules, f"rulebound.{group.replace('/', '.')}.native") for group, modules in paths.items()],
                target_dir="c",
            )
    except SystemExit:
        raise refuse("cli-compile-failed", problem=said.getvalue().strip()) from None
    for extension in extensions:
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *UNWARNED, *AMONG_THEMSELVES]
        extension.depends = [*extension.depends, FLAGS]
    write_if_new(Path(FLAGS), " ".join(extensions[0].extra_compile_args))
    return extensions


@contextlib.contextmanager
def working_in(folder: Path) -> Iterator[None]:
    """mypyc takes paths from where it stands: they are the ones that tracebacks show."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


# --- from C to libraries --------------------------------------------------------------------------------------


def size_of(extension: Any) -> int:
    """How much work it is: the lines of its C."""
    return sum(Path(source).read_bytes().count(b"\n") for source in extension.sources)


def compile_all(extensions: list[Any], sizes: dict[str, int], tell: Progress) -> list[str]:
    """The longest before the others; what is newer than its C is passed over. Returns the files, for all of them."""
    from setuptools._distutils.errors import CCompilerError
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    total = TRANSLATION + sum(sizes.values())
    done = TRANSLATION

    class OnEveryCore(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            nonlocal done
            in_order = sorted(self.extensions, key=lambda extension: -sizes[extension.name])
            self.swig_opts: list[str] = []
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                begun = {pool.submit(self.build_extension, extension): extension.name for extension in in_order}
                try:
                    for finished in as_completed(begun):
                        finished.result()
                        done += sizes[begun[finished]]
                        tell(group_of(begun[finished]), done, total)
                except BaseException:
                    pool.shutdown(cancel_futures=True)
                    raise

    command: Any = OnEveryCore(Distribution({"name": "rulebound", "ext_modules": extensions}))
    command.build_lib = LIBRARIES
    command.build_temp = "objects"
    command.ensure_finalized()
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            command.run()
    except CCompilerError as wrong:
        raise refuse("cli-compile-failed", problem=str(wrong)) from None
    return [os.path.relpath(path, LIBRARIES) for path in command.get_outputs()]


def group_of(extension: str) -> str:
    """The words between the name of this package and that of the module: `games.guardians`."""
    return ".".join(extension.split(".")[1:-1])


def lay_out(package: Path, libraries: Path, built: list[str], folder: Path) -> None:
    """The packages as the program finds them: their files, and beside them the modules that were compiled."""
    (folder / KEY).unlink(missing_ok=True)
    shutil.rmtree(folder / "rulebound", ignore_errors=True)
    for part in PARTS:
        shutil.copytree(package / part, folder / "rulebound" / part, ignore=shutil.ignore_patterns("__pycache__"))
    for path in built:
        shutil.copyfile(libraries / path, folder / path)
