"""`playroom doctor`: who speaks here, what is missing and what installs it, and whether the kept games are well."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from typing import Any

from playroom.engine.registry import game_ids
from playroom.engine.values import Clean, Note, Notes, note
from playroom.locale import Listener, Teller
from playroom.speech import choose_mode
from playroom.speech.doctor import Probe, probe
from playroom.store import Store, StoreError
from playroom.store.paths import places


def report(args: argparse.Namespace, teller: Teller, out: Callable[[str], None]) -> int:
    """Prints the report, as lines or with `--json` as data. Returns 0: what is missing is no failure of the doctor."""
    tried = probe()
    choice = choose_mode("auto", env=os.environ, stdout_is_tty=sys.stdout.isatty())
    games, trouble = _games(args)
    if args.json:
        data: dict[str, Any] = {
            "python": platform.python_version(),
            "system": platform.system(),
            "games": list(game_ids()),
            "speech": {"mode": choice.mode, "why": choice.why, "reader": choice.reader},
            "backends": [one._asdict() for one in tried],
            "kept": games,
            "store": trouble.key if trouble is not None else "ok",
        }
        out(json.dumps(data, ensure_ascii=False))
        return 0
    nobody = Listener(None, (), ())
    for line in [*_speech_lines(tried), _mode_line(choice), _store_line(games, trouble)]:
        out(teller.tell(line, nobody))
    return 0


def _games(args: argparse.Namespace) -> tuple[dict[str, int], StoreError | None]:
    try:
        folder = places(args.data).data
        if not folder.exists():
            return {"unfinished": 0, "finished": 0}, None
        with Store.open(folder, read_only=True) as store:
            return {"unfinished": len(store.unfinished()), "finished": len(store.finished())}, None
    except StoreError as why:
        return {"unfinished": 0, "finished": 0}, why


def _speech_lines(tried: list[Probe]) -> list[Note]:
    lines = []
    speaking = [one for one in tried if one.ok]
    needed = not any(one.command and not one.optional for one in tried)
    if not speaking:
        lines.append(note("doctor-silent"))
    for one in tried:
        backend = note("doctor-backend", backend=one.backend)
        if one.ok:
            languages = Notes(tuple(note("plain-name", name=Clean.of(code)) for code in one.languages))
            said = note("doctor-speaks", backend=backend, name=Clean.of(one.name), languages=languages)
            lines.append(said)
            if one.braille:
                lines.append(note("doctor-brailles", backend=backend))
            continue
        lines.append(note("doctor-lacks", backend=backend, why=one.code, optional=one.optional))
        if one.command and (not one.optional or (needed and not speaking)):
            lines.append(note("doctor-install", command=Clean.of(one.command, 120)))
    return lines


def _mode_line(choice: Any) -> Note:
    return note("doctor-mode", mode=choice.mode, why=choice.why, reader=Clean.of(choice.reader or ""))


def _store_line(games: dict[str, int], trouble: StoreError | None) -> Note:
    if trouble is not None:
        return trouble.note
    return note("doctor-games", unfinished=games["unfinished"], finished=games["finished"])
