"""A frozen program (PyInstaller): what of it runs in a process of its own, and how it is started.

There `sys.executable` is the program itself and no Python, so such a process is the program with a
hidden first word. Only the modules of `MODULES` can be started by it. Nothing heavy is imported:
this comes before everything else.
"""

from __future__ import annotations

import os
import sys

WORD = "--module"
"""The hidden first word; a module and its words follow."""
MODULES = ("playroom.match.bots.worker", "playroom.sound.host", "playroom.speech.host")
"""What is started so: each has a `main(words)`."""


def frozen() -> bool:
    """Is this a program made of the playroom and its Python, in which nothing can be installed?"""
    return bool(getattr(sys, "frozen", False))


def started_module(words: list[str]) -> bool:
    """Does what this process of a frozen program was started for; False for the program proper."""
    if not frozen():
        return False
    _restore_library_path()
    if words[:1] == [WORD] and len(words) > 1 and words[1] in MODULES:
        _run(words[1], words[2:])
        return True
    if words[:1] == ["--multiprocessing-fork"] or words[-2:-1] == ["-c"]:
        return _started_by_multiprocessing(words)
    return False


def _run(module: str, words: list[str]) -> None:
    from importlib import import_module

    for stream in (sys.stdin, sys.stdout):  # as `-X utf8` has it, which is not to be had here
        change = getattr(stream, "reconfigure", None)
        if change is not None:
            change(encoding="utf-8")
    import_module(module).main(words)


def _started_by_multiprocessing(words: list[str]) -> bool:
    """The two ways in which the standard library starts processes for `simulate --jobs`."""
    import re
    from multiprocessing import resource_tracker, spawn

    if words[0] == "--multiprocessing-fork":
        spawn.freeze_support()  # leaves by `sys.exit`
    start = r"from multiprocessing\.resource_tracker import main;\s*main\((\d+)\)"  # not said
    number = re.fullmatch(start, words[-1])
    if number is not None:
        resource_tracker.main(int(number[1]))
        return True
    return False


def _restore_library_path() -> None:
    """Programs of the system are started with the system's libraries, not with those in here."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    elif sys.platform == "linux":
        os.environ.pop("LD_LIBRARY_PATH", None)


__all__ = ["MODULES", "WORD", "frozen", "started_module"]
