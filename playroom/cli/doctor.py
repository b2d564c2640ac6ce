"""`playroom doctor`: diagnosis of speech, missing packages, broken games and stored games. Players
are told what to do (`doctor_players`); `--all` tells those who help everything.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable
from importlib.metadata import version

from playroom.cli.doctor_games import Repair, absent, hindrance, mend, mended_lines, problems
from playroom.cli.doctor_players import languages_of, player_lines
from playroom.cli.start.voices import unread_lines
from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.record import Record
from playroom.engine.registry import broken, why_not
from playroom.engine.registry import games as playable
from playroom.engine.wire import written
from playroom.installation_kind import NAME
from playroom.locale import LANGUAGES, Listener, Teller
from playroom.locale.teller import game_entries
from playroom.optional_packages import (
    FEATURES,
    is_here,
    lacking,
    lacking_note,
    this_installation,
)
from playroom.records.statistics_lines import absent_note
from playroom.sound.doctor import SoundProbe
from playroom.sound.doctor import probe as probe_sounds
from playroom.speech import Choice, SpeechError, choose_mode, wished_mode
from playroom.speech.doctor import Probe, probe, used_program
from playroom.store import Settings, Store, StoreError
from playroom.store.database import FILE
from playroom.store.paths import places
from playroom.store.sqlite_file import is_emptied

SHOWN = 10
"""Problems of kept games that are told one by one."""


class Kept(Record):
    """How many games are kept."""

    unfinished: int = 0
    finished: int = 0


def report(args: argparse.Namespace, teller: Teller, out: Callable[[str], None]) -> int:
    """Prints the report, as lines or with `--json` as data.

    Returns 0: what is missing is no failure of the doctor; 2 where no game can be kept, as playing
    does.
    """
    tried, sounds = probe(), probe_sounds()
    choice = choice_of(args, sys.stdout.isatty())
    repaired = _repaired(args)
    games, trouble = games_of(args)
    wrong = problems(places(args.data).data)
    status = 2 if trouble is not None and trouble.key == "not-writable" else 0
    if args.json:
        data = {
            "python": platform.python_version(),
            "system": platform.system(),
            "games": [game.id for game in playable()],
            "broken": broken(),
            "no_words": [{"game": id_, "language": code} for id_, code in wordless()],
            "speech": {"mode": choice.mode, "why": choice.why, "reader": choice.reader},
            "backends": tried,
            "sounds": sounds,
            "kept": games,
            "absent": absent(places(args.data).data),
            "store": trouble.key if trouble is not None else "ok",
            "problems": [
                {"key": problem.key, "game": str(problem.values.get("game", ""))}
                for problem in wrong
            ],
            "repair": repaired,
            "features": {feature: is_here(feature) for feature in FEATURES},
            "installation": _installation(),
        }
        out(written(data, spaced=True))
        return status
    nobody = Listener(None, (), ())
    mended = [] if repaired is None else mended_lines(repaired)
    gone = [
        absent_note("doctor-absent", id_, count)
        for id_, count in absent(places(args.data).data).items()
    ]
    lines = [_store_line(games, trouble), *gone, *mended, *_wrong(wrong, trouble)]
    if args.all:
        programs = [*_speech_lines(tried), *_used_line(tried)]
        voice = [installation_line(), *programs, mode_line(choice), *unread_lines(choice)[1:]]
        missing = [lacking_note((feature,)) for feature in lacking(("room", "near", "shared"))]
        works = [*voice, *_sound_lines(sounds), *missing]
    else:
        works = player_lines(tried, mode_line(choice), sounds, lacking(("room", "near")))
        works = [*works, *unread_lines(choice)[1:]]
    for line in [*works, *package_lines(), *lines]:
        out(teller.tell(line, nobody))
    return status


def _installation() -> str:
    here = this_installation()
    if here.frozen:
        return "frozen"
    return "pipx" if here.pipx else "environment" if here.environment else "system"


def installation_line() -> Note:
    return note(
        "doctor-installation",
        version=Clean.of(version(NAME), 30),
        python=Clean.of(platform.python_version(), 30),
        system=Clean.of(platform.system(), 30),
        how=_installation(),
    )


def wordless() -> list[tuple[str, str]]:
    """The games that can be played and have no words in a language: ids and languages."""
    return [
        (game.id, code)
        for game in playable()
        for code in LANGUAGES
        if not game_entries(code, game.id)
    ]


def package_lines() -> list[Note]:
    """What is wrong with the packages of games."""
    clashing = dict.fromkeys(package.id for package in broken() if package.reason == "clash")
    return [
        *(
            note(
                "doctor-broken-game" if package.id else "doctor-broken-package",
                game=Clean.of(package.id, 64),
                package=Clean.of(package.distribution, 80),
                module=Clean.of(package.module, 80),
                error=Clean.of(package.error, 200),
            )
            for package in broken()
            if package.reason != "clash"
        ),
        *(why.note for id_ in clashing if (why := why_not(id_)) is not None),
        *(
            note("doctor-no-words", game=Clean.of(id_, 64), language=code)
            for id_, code in wordless()
        ),
    ]


def _repaired(args: argparse.Namespace) -> Repair | None:
    folder = places(args.data).data
    file = folder / FILE
    return mend(folder) if args.repair and file.exists() and not is_emptied(file) else None


def _wrong(wrong: list[StoreError], trouble: StoreError | None) -> list[Note]:
    """The problems of the kept games, each once, and how they may be mended."""
    notes = [
        problem.note for problem in wrong[:SHOWN] if trouble is None or problem.key != trouble.key
    ]
    if len(wrong) > SHOWN:
        notes.append(note("doctor-more", count=len(wrong) - SHOWN))
    is_mendable = any(problem.key != "empty" for problem in wrong)
    return [*notes, note("doctor-mend")] if is_mendable else notes


def games_of(args: argparse.Namespace) -> tuple[Kept, StoreError | None]:
    try:
        folder = places(args.data).data
        if not folder.exists():
            return Kept(), None
        with Store.open(folder, read_only=True) as store:
            return Kept(len(store.unfinished()), len(store.finished())), hindrance(folder)
    except StoreError as why:
        return Kept(), why


def choice_of(args: argparse.Namespace, is_terminal: bool) -> Choice:
    """How the playroom would speak if it were started like this.

    A wish that is none is told where it is used.
    """
    settings, _ = Settings.load(places(args.data).settings)
    wanted = wished_mode(args.speech, os.environ, str(settings.get("speech")))
    try:
        return choose_mode(
            wanted,
            env=os.environ,
            stdout_is_tty=is_terminal,
            insists=bool(args.speech or os.environ.get("PLAYROOM_SPEECH")),
        )
    except SpeechError:
        return choose_mode("auto", env=os.environ, stdout_is_tty=is_terminal)


def _speech_lines(tried: list[Probe]) -> list[Note]:
    lines = []
    speaking = [program for program in tried if program.ok]
    needed = not any(program.command and not program.optional for program in tried)
    if not speaking:
        lines.append(note("doctor-silent"))
    for program in tried:
        backend = note("doctor-backend", backend=program.backend)
        if program.ok:
            lines.append(
                note(
                    "doctor-speaks",
                    backend=backend,
                    name=Clean.of(program.name, 60),
                    braille=program.braille,
                    **languages_of(program),
                )
            )
            continue
        lines.append(
            note(
                "doctor-lacks",
                backend=backend,
                backend_id=program.backend,
                why=program.code,
                optional=program.optional,
            )
        )
        if program.command and (not program.optional or (needed and not speaking)):
            lines.append(note("doctor-install", command=Clean.of(program.command, 120)))
    return lines


def _used_line(tried: list[Probe]) -> list[Note]:
    """Which program speaks with a voice of the playroom's own, and why it does."""
    used = used_program(tried)
    if used is None:
        return []
    before = Notes(tuple(note("doctor-backend", backend=name) for name in used.before))
    return [
        note("doctor-used", backend=note("doctor-backend", backend=used.backend), before=before)
    ]


def _sound_lines(tried: SoundProbe) -> list[Note]:
    if tried.ok:
        return [note("doctor-sounds", way=Clean.of(tried.way))]
    lines = [note("doctor-no-sounds", why=tried.code)]
    if tried.command:
        lines.append(note("doctor-install", command=Clean.of(tried.command, 120)))
    return lines


def mode_line(choice: Choice) -> Note:
    reader = choice.reader or ""
    return note(
        "doctor-mode", mode=choice.mode, why=choice.why, named=bool(reader), reader=Clean.of(reader)
    )


def _store_line(games: Kept, trouble: StoreError | None) -> Note:
    if trouble is not None:
        return trouble.note
    return note("doctor-games", unfinished=games.unfinished, finished=games.finished)
