"""Building the compiled modules: mypyc writes C, a compiler on every core makes libraries of it."""

from __future__ import annotations

import contextlib
import copy
import io
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from rulebound.compiled import FOLDER, KEY, PARTS, PLAIN, key_of
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
TRAINING: Final = "training"
"""What is told of it: the name of no group."""
LESSON: Final = 400_000
"""What it takes, likewise in lines of C."""


class Pass(NamedTuple):
    """One way over all the C: with which flags, and where in the work folder objects and libraries come to lie."""

    objects: str
    libraries: str
    flags: list[str]


ONLY: Final = Pass("objects", "lib", [])
COUNTING: Final = Pass("training/objects", "training/lib", ["-fprofile-generate"])
TRAINED: Final = Pass(ONLY.objects, ONLY.libraries, ["-fprofile-use", "-fprofile-partial-training"])
"""After training: what is done often is laid out for it, a fifth faster again; the rest is compiled as ever."""


def build(
    package: Path, folder: Path, level: str = BEST, progress: Progress | None = None, *, train: bool = True
) -> list[Path]:
    """Build compiled modules for a source into a folder; what was built there before and has not changed is kept.

    With gcc they are built twice: the first ones count what they do in some games, and the second ones know it. The
    folder is used by `compiled.use` once its key is written, which comes last. Returns the modules.
    """
    must_have_compiler()
    key = key_of(package)
    work = folder / "work"
    copy_source(package, work)
    found = groups(work / "rulebound")
    train = train and is_gcc()
    with working_in(work):
        meter = Meter(progress)
        extensions = translate(found, level)
        meter.measure(extensions, train)
        if train:
            lay_out(package, Path(COUNTING.libraries), compile_all(extensions, COUNTING, meter), Path("training"), key)
            meter.add(TRAINING, 0)
            learn(package, Path("training"))
            meter.add(TRAINING, LESSON)
        built = compile_all(extensions, TRAINED if train else ONLY, meter)
    lay_out(package, work / ONLY.libraries, built, folder, key)
    return [folder / path for path in built]


class Meter:
    """How much of the work is behind us, in lines of C."""

    def __init__(self, progress: Progress | None) -> None:
        self._progress = progress
        self.sizes: dict[str, int] = {}
        self.done = 0
        self.total = TRANSLATION
        self.add("", 0)

    def measure(self, extensions: list[Any], train: bool) -> None:
        """The C has been written."""
        self.sizes = {extension.name: size_of(extension) for extension in extensions}
        lines = sum(self.sizes.values())
        self.total = TRANSLATION + (2 * lines + LESSON if train else lines)
        self.add("", TRANSLATION)

    def add(self, doing: str, lines: int) -> None:
        self.done += lines
        if self._progress is not None:
            self._progress(doing, self.done, self.total)


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
    command = c_compiler()
    return not command or shutil.which(command[0]) is not None  # what else there is says itself what is missing


def is_gcc() -> bool:
    """Whether the C compiler is one that learns from games: others have other words for it."""
    command = c_compiler()
    if not command:
        return False
    told = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def c_compiler() -> list[str]:
    """How this Python would call it; nothing where that is no Unix."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as build_config

    compiler: Any = ccompiler.new_compiler()
    if compiler.compiler_type != "unix":
        return []
    build_config.customize_compiler(compiler)
    return list(compiler.compiler_so)


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


def compile_all(extensions: list[Any], how: Pass, meter: Meter) -> list[str]:
    """The longest before the others; what is newer than its C is passed over. Returns the files, for all of them."""
    from setuptools._distutils.errors import CCompilerError
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    class OnEveryCore(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            in_order = sorted(self.extensions, key=lambda extension: -meter.sizes[extension.name])
            self.swig_opts: list[str] = []
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                begun = {pool.submit(self.build_extension, extension): extension.name for extension in in_order}
                try:
                    for finished in as_completed(begun):
                        finished.result()
                        meter.add(group_of(begun[finished]), meter.sizes[begun[finished]])
                except BaseException:
                    pool.shutdown(cancel_futures=True)
                    raise

    command: Any = OnEveryCore(Distribution({"name": "rulebound", "ext_modules": with_flags(extensions, how)}))
    command.build_lib = how.libraries
    command.build_temp = how.objects
    command.ensure_finalized()
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            command.run()
    except CCompilerError as wrong:
        raise refuse("cli-compile-failed", problem=str(wrong)) from None
    return [os.path.relpath(path, how.libraries) for path in command.get_outputs()]


def with_flags(extensions: list[Any], how: Pass) -> list[Any]:
    """The same extensions for one way over the C. What was compiled there with other flags is compiled again."""
    flags = Path(f"{how.objects}.flags")
    found = []
    for extension in extensions:
        one = copy.copy(extension)
        one.extra_compile_args = [*extension.extra_compile_args, *how.flags]
        one.extra_link_args = [*extension.extra_link_args, *how.flags]
        one.depends = [*extension.depends, str(flags)]
        found.append(one)
    write_if_new(flags, " ".join(found[0].extra_compile_args))
    return found


def group_of(extension: str) -> str:
    """The words between the name of this package and that of the module: `games.guardians`."""
    return ".".join(extension.split(".")[1:-1])


def lay_out(package: Path, libraries: Path, built: list[str], folder: Path, key: str) -> None:
    """The packages as the program finds them: their files, and beside them the modules that were compiled."""
    (folder / KEY).unlink(missing_ok=True)
    shutil.rmtree(folder / "rulebound", ignore_errors=True)
    for part in PARTS:
        shutil.copytree(package / part, folder / "rulebound" / part, ignore=shutil.ignore_patterns("__pycache__"))
    for path in built:
        shutil.copyfile(libraries / path, folder / path)
    (folder / KEY).write_text(key, encoding="ascii")


# --- training -------------------------------------------------------------------------------------------------


def learn(package: Path, folder: Path) -> None:
    """Let the modules that count play, and put what they have counted where the next pass looks for it."""
    objects = Path(COUNTING.objects)
    for old in objects.rglob("*.gcda"):
        old.unlink()
    environment = {name: value for name, value in os.environ.items() if name != PLAIN}
    environment |= {FOLDER: str(folder.absolute()), "PYTHONPATH": str(package.parent)}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "rulebound.compiling.training"],  # -P: not the copy where we stand
        env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
    )  # fmt: skip
    counted = list(objects.rglob("*.gcda"))
    if done.returncode != 0 or not counted:
        raise refuse("cli-compile-failed", problem=(done.stderr or done.stdout).strip()[-500:])
    for path in counted:
        place = ONLY.objects / path.relative_to(objects)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
