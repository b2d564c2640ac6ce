"""`playroom report`: diagnostics for a bug report, without personal data. Every text in it is a
number, a code of this program, or a word of a closed list; it is shown before it is saved.
"""

from __future__ import annotations

import argparse
import codecs
import os
import platform
import re
import shutil
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, entry_points, version
from pathlib import Path

from playroom.cli.doctor_games import problems
from playroom.cli.fault_log import Fault, last_faults
from playroom.cli.printing import NOBODY, printed, printed_json, teller_for
from playroom.cli.refusals import refuse
from playroom.clock import utc_now
from playroom.engine.notes import Clean, Note, note
from playroom.engine.record import Record
from playroom.engine.registry import GROUP, broken
from playroom.engine.registry import games as playable
from playroom.engine.wire import written
from playroom.installation_kind import NAME
from playroom.locale import LANGUAGES, Teller
from playroom.sound.doctor import SoundProbe
from playroom.sound.doctor import probe as probe_sounds
from playroom.speech import choose_mode
from playroom.speech.doctor import Probe, probe
from playroom.store import Settings, Store, StoreError
from playroom.store.database import FILE
from playroom.store.file_systems import is_remote
from playroom.store.paths import Places, places
from playroom.store.settings import find_setting

REPORT_FILE = "playroom-report.txt"
"""What it is saved as, in the current folder."""
PACKAGES = (
    *("msgspec", "prompt_toolkit", "fluent.syntax", "accessible-output2", "pyttsx3"),
    *("speechd-unofficial", "prismatoid", "miniaudio", "websockets", "asyncssh", "cryptography"),
    *("argon2-cffi", "confusable-homoglyphs", "zeroconf", "psycopg"),
)
"""Packages that are told with their versions."""
TERMINALS = frozenset(
    (
        *("xterm", "screen", "tmux", "linux", "dumb", "rxvt", "unicode", "konsole", "gnome", "vte"),
        *("alacritty", "kitty", "foot", "wezterm", "putty", "ansi", "cygwin", "direct", "color"),
        *("256color", "16color", "88color", "bce", "truecolor", "vt100", "vt102", "vt220", "eterm"),
        *("apple_terminal", "iterm", "app", "vscode", "mintty", "hyper", "st", "xfree86", "sun"),
    )
)
"""Words of the names of terminals; another one is not told."""
VARIABLES = (
    *("ACCESSIBLE", "CI", "DISPLAY", "NO_COLOR", "PLAYROOM_CURSOR", "PLAYROOM_ENGINE"),
    *("PLAYROOM_SOUNDS", "PLAYROOM_SPEECH", "PULSE_SERVER", "SSH_CONNECTION", "SSH_TTY", "STY"),
    *("TDSR_ACTIVE", "TMUX", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "WT_SESSION"),
    *("XDG_CONFIG_HOME", "XDG_DATA_HOME"),
)
"""Variables of the environment of which it is told whether they are set, and nothing else."""


class Terminal(Record):
    """The terminal: what it is called, its size, the encoding of the output."""

    is_one: bool
    term: str
    program: str
    columns: int
    rows: int
    encoding: str


class Kept(Record):
    """The kept games: how many, of which kinds, and the bytes of their file; what is wrong with
    them by code (`store` is `ok` or the code of what is wrong with the file).
    """

    unfinished: int
    finished: int
    games: dict[str, int]
    bytes: int
    store: str
    problems: dict[str, int]


class Disk(Record):
    """Where the games are kept: on another machine, with so many free megabytes; the bytes of a
    room that was opened there.
    """

    is_remote: bool
    free: int
    room: int


class Backend(Record):
    """What came of trying one voice (see `playroom.speech.doctor.Probe`)."""

    backend: str
    ok: bool
    code: str
    languages: tuple[str, ...]
    braille: bool
    missing: tuple[str, ...]


class Report(Record):
    """All that is reported."""

    at: str
    version: str
    installed: str
    python: str
    system: str
    release: str
    machine: str
    language: str
    packages: dict[str, str]
    terminal: Terminal
    variables: tuple[str, ...]
    speech: str
    why: str
    reader: str
    voices: tuple[Backend, ...]
    sounds: str
    way: str
    settings: dict[str, str | int | bool]
    bad_settings: dict[str, int]
    games: tuple[str, ...]
    foreign: int
    broken: dict[str, int]
    kept: Kept
    disk: Disk
    faults: tuple[Fault, ...]


def report(args: argparse.Namespace) -> int:
    """Prints the report, and saves it where that is wanted. Raises `CliError`."""
    file = Path(args.what) if args.what else _free_name(Path(REPORT_FILE))
    if args.what and file.exists():
        refuse("report-there", file=Clean.of(args.what, 200))
    teller = teller_for(args)
    data = collect(places(args.data), teller.language, args.speech)
    if args.json:
        printed_json(data)
        text = written(data, spaced=True)
    else:
        lines = [teller.tell(line, NOBODY) for line in lines_of(data)]
        for line in lines:
            printed(line)
        text = "\n".join(lines)
    if args.what or (sys.stdin is not None and sys.stdin.isatty() and not args.json):
        _save(file, text, teller, ask=sys.stdin is not None and sys.stdin.isatty())
    elif not args.json:
        printed(teller.tell(note("report-how"), NOBODY))
    return 0


def _free_name(file: Path) -> Path:
    number, free = 1, file
    while free.exists():
        number += 1
        free = file.with_stem(f"{file.stem}-{number}")
    return free


def _save(file: Path, text: str, teller: Teller, ask: bool) -> None:
    name = Clean.of(str(file), 200)
    if ask:
        printed(teller.tell(note("report-ask", file=name), NOBODY))
        sys.stdout.flush()
        if sys.stdin.readline() not in ("\n", "\r\n"):  # any word is a no, and so is Control D
            printed(teller.tell(note("report-not-saved"), NOBODY))
            return
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text + "\n")
    except OSError as why:
        refuse("report-unwritable", file=name, why=Clean.of(why.strerror or "", 60))
    sys.stderr.write(teller.tell(note("report-saved", file=name), NOBODY) + "\n")


# -- what is collected -----------------------------------------------------------------------------


def collect(
    folders: Places,
    language: str,
    speech: str | None = None,
    env: Mapping[str, str] = os.environ,
    voices: Iterable[Probe] | None = None,
    sounds: SoundProbe | None = None,
) -> Report:
    """All that is reported of a machine. `voices` and `sounds` are those that were tried; None:
    they are tried now.
    """
    settings, bad = Settings.load(folders.settings)
    wish = speech if speech in ("auto", "screen-reader", "tts", "off") else settings.get("speech")
    choice = choose_mode(str(wish), env=env, stdout_is_tty=sys.stdout.isatty())
    heard = probe_sounds() if sounds is None else sounds
    offered = {game.id for game in playable()}
    known = offered & {
        entry.name
        for entry in entry_points(group=GROUP)
        # games of other distributions are counted; their names may be private
        if entry.dist is not None and entry.dist.name == NAME
    }
    return Report(
        at=utc_now().strftime("%Y-%m-%d %H:%M"),
        version=version(NAME),
        installed=_installed(),
        python=platform.python_version(),
        system=_word(platform.system()),
        release=_number(platform.release()),
        machine=_word(platform.machine()),
        language=language,
        packages=_packages(),
        terminal=_terminal(env),
        variables=tuple(name for name in VARIABLES if env.get(name)),
        speech=choice.mode,
        why=choice.why,
        reader=choice.reader or "",
        voices=tuple(_backend(one) for one in (probe() if voices is None else voices)),
        sounds=_code(heard.code),
        way=_code(heard.way) if heard.ok else "",
        settings=told_settings(settings),
        bad_settings=dict(Counter(problem.key for problem in bad)),
        games=tuple(sorted(known)),
        foreign=len(offered - known),
        broken=dict(Counter(package.reason for package in broken())),
        kept=_kept(folders.data, known),
        disk=_disk(folders.data),
        faults=last_faults(folders.data),
    )


def _word(text: str) -> str:
    return text if re.fullmatch(r"[A-Za-z0-9_]{1,12}", text) else "other"


def _code(text: str) -> str:
    return text if re.fullmatch(r"[a-z0-9-]{1,30}", text) else "other"


def _number(text: str) -> str:
    """The number that a version begins with: what follows may be the name of a machine."""
    found = re.match(r"\d{1,6}(\.\d{1,6}){0,3}", text)
    return found[0] if found else ""


def _installed() -> str:
    if getattr(sys, "frozen", False):
        return "frozen"
    return "package" if "site-packages" in Path(__file__).parts else "folder"


def _packages() -> dict[str, str]:
    found = {}
    for name in PACKAGES:
        try:
            found[name] = _number(version(name))
        except PackageNotFoundError:
            continue
    return found


def _terminal_name(name: str) -> str:
    words = [word for word in re.split(r"[-+.]", name.casefold()) if word]
    return name if words and TERMINALS.issuperset(words) else "other" if words else ""


def _terminal(env: Mapping[str, str]) -> Terminal:
    size = shutil.get_terminal_size((0, 0))
    try:
        encoding = codecs.lookup(sys.stdout.encoding or "").name
    except LookupError:
        encoding = "other"
    return Terminal(
        sys.stdout.isatty(),
        _terminal_name(env.get("TERM", "")),
        _terminal_name(env.get("TERM_PROGRAM", "")),
        size.columns,
        size.lines,
        encoding,
    )


def _backend(one: Probe) -> Backend:
    languages = tuple(code for code in one.languages if code in LANGUAGES)
    return Backend(one.backend, one.ok, _code(one.code), languages, one.braille, one.missing)


def told_settings(settings: Settings) -> dict[str, str | int | bool]:
    """The settings that were changed: of switches, numbers and choices the value, of texts that
    they are set, and of families with names of one's own how many are set.
    """
    told: dict[str, str | int | bool] = {}
    for name, value in sorted(settings.values.items()):
        declared = find_setting(name)
        if declared is None:
            continue
        if "*" in declared.name and not declared.names:
            told[declared.name] = int(told.get(declared.name, 0)) + 1
        elif declared.kind in ("enum", "int", "bool") and not isinstance(value, tuple):
            told[name] = value
        elif declared.name == "language":
            told[name] = str(value) if value in LANGUAGES else "other"
        else:
            told[name] = "set"
    return told


def _kept(folder: Path, known: set[str]) -> Kept:
    wrong = problems(folder)
    store, unfinished, finished, games = "ok", 0, 0, Counter[str]()
    try:
        if folder.exists():
            with Store.open(folder, read_only=True) as opened:
                unfinished, finished = len(opened.unfinished()), len(opened.finished())
                games.update(g.game if g.game in known else "other" for g in opened.all())
    except StoreError as why:
        store = why.key
    codes = Counter(problem.key for problem in wrong)
    return Kept(unfinished, finished, dict(games), _bytes(folder / FILE), store, dict(codes))


def _bytes(*files: Path) -> int:
    total = 0
    for file in files:
        try:
            total += file.stat().st_size
        except OSError:
            continue
    return total


def _disk(folder: Path) -> Disk:
    there = next((place for place in (folder, *folder.parents) if place.is_dir()), Path.cwd())
    try:
        free = shutil.disk_usage(there).free // 1_000_000
    except OSError:
        free = 0
    room = folder / "room"
    return Disk(is_remote(folder), free, _bytes(*room.glob("*.db")) if room.is_dir() else 0)


# -- as lines --------------------------------------------------------------------------------------


def _list(words: Iterable[object]) -> Clean | Note:
    """Codes as one text."""
    text = ", ".join(word for word in map(str, words) if word)
    return Clean.of(text, 2_000) if text else note("report-none")


def _pairs(values: Mapping[str, object]) -> Clean | Note:
    return _list(f"{name} {str(value).lower()}" for name, value in values.items())


def lines_of(data: Report) -> list[Note]:
    """The report as lines."""
    terminal, kept, disk = data.terminal, data.kept, data.disk
    lines = [
        note("report-title", at=Clean.of(data.at)),
        note(
            "report-version",
            version=Clean.of(data.version),
            how=data.installed,
            python=Clean.of(data.python),
        ),
        note(
            "report-system",
            system=Clean.of(data.system),
            release=Clean.of(data.release),
            machine=Clean.of(data.machine),
            language=data.language,
        ),
        note("report-packages", packages=_pairs(data.packages)),
        note(
            "report-terminal",
            is_one=terminal.is_one,
            columns=terminal.columns,
            rows=terminal.rows,
            term=_list([terminal.term]),
            program=_list([terminal.program]),
            encoding=Clean.of(terminal.encoding),
        ),
        note("report-variables", names=_list(data.variables)),
        note(
            "report-speech",
            mode=Clean.of(data.speech),
            why=Clean.of(data.why),
            reader=_list([data.reader]),
        ),
    ]
    for voice in data.voices:
        lines.append(
            note(
                "report-voice",
                backend=Clean.of(voice.backend),
                ok=voice.ok,
                code=Clean.of(voice.code),
                languages=_list(voice.languages),
                missing=_list(voice.missing),
            )
        )
    lines += [
        note("report-sounds", code=Clean.of(data.sounds), way=_list([data.way])),
        note("report-settings", settings=_pairs(data.settings), bad=_pairs(data.bad_settings)),
        note(
            "report-games",
            games=_list(data.games),
            foreign=data.foreign,
            broken=_pairs(data.broken),
        ),
        note("report-kept", unfinished=kept.unfinished, finished=kept.finished),
        note("report-store", games=_pairs(kept.games), size=kept.bytes // 1000),
        note("report-sound", store=Clean.of(kept.store), problems=_pairs(kept.problems)),
        note("report-disk", remote=disk.is_remote, free=disk.free, room=disk.room // 1000),
    ]
    for fault in data.faults:
        where = _list(fault.where)
        lines.append(
            note("report-fault", at=Clean.of(fault.at), kind=Clean.of(fault.kind), where=where)
        )
    if not data.faults:
        lines.append(note("report-no-faults"))
    return lines
