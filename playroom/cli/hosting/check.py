"""`playroom host --check`: preflight check of a room, a line for each finding with its remedy.
Opens nothing and changes nothing.
"""

from __future__ import annotations

import argparse
import errno
import os
import shutil
import socket
import ssl
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from playroom.cli.hosting.findings import Finding
from playroom.cli.printing import printed_json, teller_for, told
from playroom.cli.refusals import CliError
from playroom.engine.notes import Clean, Notes, note
from playroom.store import StoreError
from playroom.store.errors import spoken_path

if TYPE_CHECKING:
    from playroom.room.store.room_store import RoomStore

WRITES = 20
"""How many writes are timed."""
SLOW = 0.05
"""Seconds that a write may take before it is mentioned."""
FILES = 4_096
"""Files and wires open at once that are enough for a room of 2,000 people and some who do harm."""
FEW_FILES = 512
"""With fewer a room is soon full."""
UNIT_LINE = Clean.of("LimitNOFILE=65536")  # not said in words
MEGABYTE = 1_000_000
DISK, LITTLE_DISK = 1_000, 100
"""Megabytes."""
DAYS, FEW_DAYS = 30, 7
_CERTIFICATES = {
    "certificate": "check-certificate",
    "page-certificate": "check-page-certificate",
}


def check(args: argparse.Namespace) -> int:
    """Prints what was found, as lines or with `--json` as data. Gives the exit status: 1 when
    something has to be mended first.

    Raises `CliError`.
    """
    findings = list(_findings(args))
    wrong = sum(finding.state == "wrong" for finding in findings)
    if args.json:
        worst = dict[str, str]()
        for finding in findings:
            states = ("right", "advice", "wrong")
            worst[finding.what] = max(
                finding.state, worst.get(finding.what, "right"), key=states.index
            )
        printed_json({"findings": worst, "wrong": wrong})
    else:
        lines = [*(finding.told for finding in findings), note("check-done", count=wrong)]
        told(lines, teller_for(args))
    return 1 if wrong else 0


def _findings(args: argparse.Namespace) -> Iterator[Finding]:
    extras = list(_extras(args))
    yield from extras
    if any(finding.what == "extras" and finding.state == "wrong" for finding in extras):
        return  # without them nothing else can be looked at
    from playroom.cli.hosting.database import engine_asked
    from playroom.cli.hosting.doors import door_places
    from playroom.cli.hosting.host import health_of, place_of, room_folder
    from playroom.cli.hosting.page import page_of
    from playroom.room.protocol.addresses import is_loopback
    from playroom.room.store.folder_lock import is_held

    folder, engine = room_folder(args), engine_asked(args)
    if engine is None:
        store, is_open = _store(folder)
        yield store
    else:
        is_open = is_held(folder)
    yield from _rights(folder)
    yield from _house(args, folder)
    yield _clock(folder)
    yield from _certificates(folder, args.certificate)
    page = page_of(args)
    if page is not None and is_loopback(page.place.address):
        line = note("check-proxy", behind=args.behind_proxy)
        yield Finding("proxy", "right" if args.behind_proxy else "advice", line)
    yield from _open_files()
    yield _disk(folder)
    if not is_open:
        from playroom.room.server.opening import Place

        addresses = (
            ("listen", place_of(args) or Place()),
            *door_places(args).items(),
            ("page", None if page is None else page.place),
            ("health", health_of(args)),
        )
        for option, place in addresses:
            if place is not None and place.port:  # for 0 any will do
                yield _port(option, place.address, place.port)
    if engine is not None:
        from playroom.cli.hosting.check_database import engine_findings  # here: few have one

        yield from engine_findings(*engine)


def _extras(args: argparse.Namespace) -> Iterator[Finding]:
    from playroom.optional_packages import lacking, lacking_note

    asked = (("near", args.near), ("shared", args.engine))
    missing = lacking(("room", *(feature for feature, is_asked in asked if is_asked)))
    if missing:
        yield Finding("extras", "wrong", lacking_note(missing))
    else:
        yield Finding("extras", "right", note("check-extras"))


def _store(folder: Path) -> tuple[Finding, bool]:
    """Whether what is played can be kept, tried by writing; and whether the room is open now."""
    from playroom.room.store.room_store import RoomStore
    from playroom.room.store.sqlite import SqliteDatabase

    try:
        if (folder / "room.db").exists():
            took = _writes(RoomStore(SqliteDatabase(folder / "room.db")))
        else:
            above = next(parent for parent in (folder, *folder.parents) if parent.is_dir())
            with tempfile.TemporaryDirectory(dir=above, prefix=".playroom-check-") as tried:
                took = _writes(RoomStore(SqliteDatabase(Path(tried) / "room.db")))
    except StoreError as why:
        if why.key == "locked":
            return Finding("store", "right", note("check-store-open")), True
        return Finding("store", "wrong", why.note), False
    except OSError:
        line = note("check-store-nowhere", folder=spoken_path(folder))
        return Finding("store", "wrong", line), False
    slow = took > SLOW
    line = note("check-store", slow=slow, milliseconds=max(1, round(took * 1_000)))
    return Finding("store", "advice" if slow else "right", line), False


def _writes(room_store: RoomStore) -> float:
    """The seconds that a write takes until it is on the disk: usually."""
    times = list[float]()
    try:
        for number in range(WRITES):
            began = time.perf_counter()
            room_store.fact("checked", str(number))
            times.append(time.perf_counter() - began)
    finally:
        room_store.close()
    return statistics.median(times)


def _rights(folder: Path) -> Iterator[Finding]:
    """Whether others on this machine can read hands, or the key of the room."""
    if sys.platform == "win32" or not folder.is_dir():
        return
    files = (folder, *(folder / name for name in ("room.key", "room.db", "games.db")))
    wrong = list[Finding]()
    for file in files:
        try:
            about = file.stat()
        except OSError:
            continue
        if about.st_uid != os.geteuid():
            why = "foreign"
        elif about.st_mode & 0o077:
            why = "open"
        else:
            continue
        command = Clean.of(f"chmod {700 if file == folder else 600} {file}", 320)  # not said
        line = note("check-rights", why=why, file=spoken_path(file), command=command)
        # a file in a folder that only its owner enters is safe
        harmless = why == "open" and file != folder and not folder.stat().st_mode & 0o011
        wrong.append(Finding("rights", "advice" if harmless else "wrong", line))
    line = note("check-rights", why="right", file=spoken_path(folder), command=Clean())
    yield from wrong or [Finding("rights", "right", line)]


def _house(args: argparse.Namespace, folder: Path) -> Iterator[Finding]:
    """Which rules of the house would hold, what the room is called, or what is wrong there."""
    from playroom.cli.hosting.host import house_of
    from playroom.room.moderation.house_rules import FILE
    from playroom.room.table.context import UNNAMED

    file = Path(args.house) if args.house is not None else folder / FILE
    try:
        house = house_of(args)
    except CliError as why:
        yield Finding("house", "wrong", why.note)
        return
    exists = args.house is not None or file.exists()
    count = max((len(lines) for lines in house.rules.values()), default=0)
    line = note("check-house", found=exists, file=spoken_path(file), count=count, delay=house.delay)
    yield Finding("house", "right", line)
    spoken = tuple(
        dict.fromkeys(note("rooms-language", language=language) for language in house.languages)
    )
    named, name = bool(house.name), house.name or UNNAMED
    line = note("check-room", found=named, name=name, languages=Notes(spoken), count=len(spoken))
    yield Finding("room", "right", line)


def _clock(folder: Path) -> Finding:
    """Whether the clock is right, as far as this machine can know."""
    times = [file.stat().st_mtime for file in folder.glob("*.db*")] if folder.is_dir() else []
    if max(times, default=0.0) > time.time() + 60:
        return Finding("clock", "wrong", note("check-clock", why="behind"))
    program = shutil.which("timedatectl")
    why = "unknown"
    if program is not None:
        command = [program, "show", "--property=NTPSynchronized", "--value"]
        try:
            answer = subprocess.run(command, capture_output=True, timeout=3, check=False)
            why = {b"yes": "right", b"no": "alone"}.get(answer.stdout.strip(), "unknown")
        except (OSError, subprocess.TimeoutExpired):
            pass
    return Finding("clock", "right" if why == "right" else "advice", note("check-clock", why=why))


def _certificates(folder: Path, page: str | None) -> Iterator[Finding]:
    own = folder / "room.crt"
    if own.exists():
        yield _certificate("certificate", own)
    else:
        line = note("check-certificate", why="none", days=0, file=spoken_path(own), pin=Clean())
        yield Finding("certificate", "right", line)
    if page is not None:
        yield _certificate("page-certificate", Path(page))


def _certificate(what: str, file: Path) -> Finding:
    from cryptography import x509

    from playroom.room.protocol.trust import pin_of

    pin, days, why = Clean(), 0, "right"
    try:
        text = file.read_bytes()
        certificate = x509.load_pem_x509_certificates(text)[0]
        pin = Clean.of(pin_of(ssl.PEM_cert_to_DER_cert(text.decode("ascii"))))
        days = (certificate.not_valid_after_utc - datetime.now(UTC)).days
        if days < DAYS:
            why = "ends"
    except (OSError, ValueError, IndexError):
        why = "unreadable"
    state = "right" if why == "right" else "advice" if days >= FEW_DAYS else "wrong"
    line = note(_CERTIFICATES[what], why=why, days=days, file=spoken_path(file), pin=pin)
    return Finding(what, state, line)


def _open_files() -> Iterator[Finding]:
    if sys.platform == "win32":  # which has no such bound
        return
    import resource

    may = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    enough = may == resource.RLIM_INFINITY or may >= FILES
    state = "right" if enough else "advice" if may >= FEW_FILES else "wrong"
    count = FILES if may == resource.RLIM_INFINITY else may
    yield Finding("files", state, note("check-files", ok=enough, count=count, line=UNIT_LINE))


def _disk(folder: Path) -> Finding:
    above = next(parent for parent in (folder, *folder.parents) if parent.is_dir())
    free = shutil.disk_usage(above).free // MEGABYTE
    state = "right" if free >= DISK else "advice" if free >= LITTLE_DISK else "wrong"
    return Finding("disk", state, note("check-disk", ok=free >= DISK, megabytes=free))


def _port(option: str, address: str, port: int) -> Finding:
    """Whether a door can be opened there."""
    place = Clean.of(f"{address}:{port}", 100)
    why = "right"
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as tried:
        if os.name == "posix":
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the room does
        try:
            tried.bind((address, port))
        except OSError as error:
            forbidden = error.errno in (errno.EACCES, errno.EPERM)
            why = "forbidden" if forbidden else "taken" if error.errno == errno.EADDRINUSE else "no"
    line = note("check-port", why=why, place=place, option=Clean.of(f"--{option}"))
    return Finding(option, "right" if why == "right" else "wrong", line)
