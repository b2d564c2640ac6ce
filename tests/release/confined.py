"""Sandbox: a program under the restrictions of `packaging/playroom.service`, without systemd.

libseccomp makes the filters of system calls as systemd makes them, and bubblewrap applies them,
with the same view of files and without capabilities. The homes stay visible: Python may be there.
"""

from __future__ import annotations

import ctypes
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playroom.bootstrap import ROOT

UNIT = ROOT / "packaging" / "playroom.service"
ALLOW, REFUSE, UNKNOWN = 0x7FFF0000, 0x00050001, 0x00050026
"""What libseccomp does with a system call: let it through, EPERM, ENOSYS."""
NOT_EQUAL, GREATER, MASKED = 1, 6, 7
WRITE, EXECUTE = 2, 4
"""Of mmap and mprotect."""
SHARED_CODE = 0o100000
"""Of shmat."""
NAMESPACES = 0x7E020080
"""The flags of clone and unshare that make one."""


def settings(text: str) -> dict[str, list[str]]:
    """What the unit sets, each with all of its values."""
    found = dict[str, list[str]]()
    for key, value in re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE):
        found.setdefault(key, []).append(value)
    return found


def system_calls(rows: Sequence[str]) -> set[str]:
    """The names that `SystemCallFilter=` allows, line after line."""
    allowed = set[str]()
    for row in rows:
        names = {name for word in row.removeprefix("~").split() for name in _members(word)}
        allowed = allowed - names if row.startswith("~") else allowed | names
    return allowed


def _members(word: str) -> Iterator[str]:
    if not word.startswith("@"):
        yield word
        return
    told = subprocess.run(
        ["systemd-analyze", "syscall-filter", word], capture_output=True, text=True, check=True
    )
    for line in told.stdout.splitlines()[1:]:
        if (name := line.strip()) and not name.startswith("#"):
            yield from _members(name)


class _Condition(ctypes.Structure):
    _fields_ = (
        ("place", ctypes.c_uint),
        ("how", ctypes.c_int),
        ("first", ctypes.c_uint64),
        ("second", ctypes.c_uint64),
    )


class _Rule(NamedTuple):
    """A system call, and where and how one of its arguments is compared."""

    name: str
    place: int
    how: int
    first: int
    second: int = 0


class _Filter:
    """A filter of system calls; `usual` is what is done where no rule says otherwise."""

    def __init__(self, usual: int) -> None:
        library = self._library = ctypes.CDLL("libseccomp.so.2")
        library.seccomp_init.restype = ctypes.c_void_p
        library.seccomp_rule_add_array.argtypes = (
            *(ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int, ctypes.c_uint),
            ctypes.POINTER(_Condition),
        )
        library.seccomp_export_bpf.argtypes = (ctypes.c_void_p, ctypes.c_int)
        self._rules = library.seccomp_init(usual)

    def add(self, action: int, name: str, *conditions: _Rule) -> None:
        number = self._library.seccomp_syscall_resolve_name(name.encode())
        if number < 0:  # of another architecture
            return
        rows = (_Condition * len(conditions))(*(one[1:] for one in conditions))
        done = self._library.seccomp_rule_add_array(
            self._rules, action, number, len(conditions), rows
        )
        assert done == 0, (name, done)

    def written(self, file: Path) -> Path:
        with file.open("wb") as out:
            assert self._library.seccomp_export_bpf(self._rules, out.fileno()) == 0
        return file


def filters(unit: dict[str, list[str]], folder: Path) -> list[Path]:
    """The compiled filters: names of system calls, and arguments of those that are allowed."""
    names = _Filter(REFUSE)
    for name in sorted(system_calls(unit["SystemCallFilter"])):
        names.add(ALLOW, name)
    arguments = _Filter(ALLOW)
    denied: list[_Rule] = []
    if unit["MemoryDenyWriteExecute"] == ["yes"]:
        both = WRITE | EXECUTE
        denied += [
            _Rule("mmap", 2, MASKED, both, both),
            _Rule("shmat", 2, MASKED, SHARED_CODE, SHARED_CODE),
        ]
        denied += [
            _Rule(call, 2, MASKED, EXECUTE, EXECUTE) for call in ("mprotect", "pkey_mprotect")
        ]
    if unit["RestrictNamespaces"] == ["yes"]:
        flags = [1 << bit for bit in range(32) if NAMESPACES >> bit & 1]
        denied += [
            _Rule(call, 0, MASKED, flag, flag) for call in ("clone", "unshare") for flag in flags
        ]
        arguments.add(REFUSE, "setns")
        arguments.add(UNKNOWN, "clone3")
    if unit["LockPersonality"] == ["yes"]:
        denied.append(_Rule("personality", 0, NOT_EQUAL, 0))
    for family in range(1, socket.AF_VSOCK + 6):
        if family not in _families(unit):
            denied.append(_Rule("socket", 0, MASKED, 0xFFFFFFFF, family))
    denied.append(_Rule("socket", 0, GREATER, socket.AF_VSOCK + 5))
    for call, place in (
        ("chmod", 1),
        ("fchmod", 1),
        ("fchmodat", 2),
        ("openat", 3),
        ("mkdirat", 2),
    ):
        denied += [_Rule(call, place, MASKED, bit, bit) for bit in (0o4000, 0o2000)]
    for rule in denied:
        arguments.add(REFUSE, rule.name, rule)
    return [names.written(folder / "names.bpf"), arguments.written(folder / "arguments.bpf")]


def _families(unit: dict[str, list[str]]) -> set[int]:
    return {
        getattr(socket, name) for row in unit["RestrictAddressFamilies"] for name in row.split()
    }


class Confined:
    """A running program that can write to one folder alone."""

    def __init__(self, words: Sequence[str], home: Path, scratch: Path) -> None:
        unit = settings(UNIT.read_text("utf-8"))
        files = [file.open("rb") for file in filters(unit, scratch)]
        told, tells = os.pipe()
        shown = [
            folder for folder in (ROOT, Path(sys.prefix).resolve()) if folder.is_relative_to("/tmp")
        ]
        self.process = subprocess.Popen(
            [
                *("bwrap", "--unshare-user", "--unshare-ipc", "--unshare-uts", "--new-session"),
                *("--cap-drop", "ALL", "--ro-bind", "/", "/", "--dev", "/dev", "--tmpfs", "/tmp"),
                *(word for folder in shown for word in ("--ro-bind", str(folder), str(folder))),
                *("--bind", str(home), str(home), "--chdir", str(ROOT)),
                *("--info-fd", str(tells)),
                *(word for file in files for word in ("--add-seccomp-fd", str(file.fileno()))),
                *words,
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            umask=int(unit["UMask"][0], 8),
            pass_fds=[tells, *(file.fileno() for file in files)],
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        )  # fmt: skip
        os.close(tells)
        with os.fdopen(told) as info:
            found = re.search(r'"child-pid": (\d+)', info.read())
        self.pid = int(found[1]) if found else 0
        for file in files:
            file.close()

    def end(self) -> int:
        """As systemd ends a service; the status."""
        os.kill(self.pid, signal.SIGTERM)
        return self.process.wait(30)
