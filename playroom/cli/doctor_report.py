"""`playroom doctor --report`: diagnostics for a bug report, without personal data. Every text in it
is a number, a code of this program, or a word of a closed list.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, entry_points, version

from playroom.cli.doctor import choice_of, games_of, installation_line, mode_line
from playroom.cli.doctor_games import problems
from playroom.cli.fault_log import last_faults
from playroom.clock import utc_now
from playroom.engine.notes import Clean, Note, note
from playroom.engine.registry import GROUP, broken
from playroom.engine.registry import games as playable
from playroom.installation_kind import NAME
from playroom.locale import LANGUAGES
from playroom.sound.doctor import probe as probe_sounds
from playroom.speech.doctor import Probe, probe
from playroom.store import Settings
from playroom.store.paths import places
from playroom.store.settings import find_setting

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


def lines_of(args: argparse.Namespace, language: str) -> list[Note]:
    """All that is reported of this machine."""
    folders = places(args.data)
    settings, bad = Settings.load(folders.settings)
    offered = {game.id for game in playable()}
    own = {
        entry.name for entry in entry_points(group=GROUP) if entry.dist and entry.dist.name == NAME
    }
    known = offered & own  # games of other distributions are counted; their names may be private
    kept, trouble = games_of(args)
    heard, size = probe_sounds(), _size()
    faults = [
        note("report-fault", at=Clean.of(one.at), kind=Clean.of(one.kind), where=_list(one.where))
        for one in last_faults(folders.data)
    ]
    return [
        note("report-title", at=Clean.of(utc_now().strftime("%Y-%m-%d %H:%M"))),
        installation_line(),
        note(
            "report-system",
            release=Clean.of(_number(platform.release())),
            machine=Clean.of(_code(platform.machine())),
            language=language,
        ),
        note("report-packages", packages=_pairs(_packages())),
        note(
            "report-terminal",
            is_one=size is not None,
            columns=size.columns if size else 0,
            rows=size.lines if size else 0,
            term=_list([_terminal_name(os.environ.get("TERM", ""))]),
            program=_list([_terminal_name(os.environ.get("TERM_PROGRAM", ""))]),
        ),
        mode_line(choice_of(args, size is not None)),
        *map(_voice, probe()),
        note(
            "report-sounds",
            code=Clean.of(_code(heard.code)),
            way=_list([_code(heard.way)] if heard.ok else ()),
        ),
        note(
            "report-settings",
            settings=_pairs(told_settings(settings)),
            bad=_pairs(Counter(problem.key for problem in bad)),
        ),
        note(
            "report-games",
            games=_list(sorted(known)),
            foreign=len(offered - known),
            broken=_pairs(Counter(package.reason for package in broken())),
        ),
        note(
            "report-kept",
            unfinished=kept.unfinished,
            finished=kept.finished,
            store=Clean.of(trouble.key if trouble is not None else "ok"),
            problems=_pairs(Counter(problem.key for problem in problems(folders.data))),
        ),
        *(faults or [note("report-no-faults")]),
    ]


def _list(words: Iterable[str]) -> Clean | Note:
    """Codes as one text."""
    text = ", ".join(filter(None, words))
    return Clean.of(text, 2_000) if text else note("report-none")


def _pairs(values: Mapping[str, object]) -> Clean | Note:
    return _list(f"{name} {str(value).lower()}" for name, value in values.items())


def _code(text: str) -> str:
    return text if re.fullmatch(r"[a-z0-9_-]{1,30}", text) else "other"


def _number(text: str) -> str:
    """The number that a version begins with: what follows may be the name of a machine."""
    found = re.match(r"\d{1,6}(\.\d{1,6}){0,3}", text)
    return found[0] if found else ""


def _packages() -> dict[str, str]:
    found = {}
    for name in PACKAGES:
        try:
            found[name] = _number(version(name))
        except PackageNotFoundError:
            continue
    return found


def _size() -> os.terminal_size | None:
    """The size of the terminal, also where the lines go into a file; None where there is none."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            return os.get_terminal_size(stream.fileno())
    return None


def _terminal_name(name: str) -> str:
    words = [word for word in re.split(r"[-+.]", name.casefold()) if word]
    return name if words and TERMINALS.issuperset(words) else "other" if words else ""


def _voice(tried: Probe) -> Note:
    return note(
        "report-voice",
        backend=Clean.of(tried.backend),
        ok=tried.ok,
        code=Clean.of(_code(tried.code)),
        languages=_list(code for code in tried.languages if code in LANGUAGES),
        missing=_list(tried.missing),
    )


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
