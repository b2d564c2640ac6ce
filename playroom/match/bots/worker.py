"""A process that thinks for bots: reads turns from its standard input, line by line, and writes
what the bots do. It ends with its input, whatever has become of the room.

Nothing is kept between two turns: a bot is made anew for each, so any worker may have the next.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import traceback
from typing import Any, BinaryIO

from playroom.engine.registry import NoGame, find_game
from playroom.engine.wire import PLAIN, encode
from playroom.match.bots.turns import Failed, Load, Loaded, Think, thought

NICE = 5
"""By how much the room's own work comes first."""

_ASKED: Any = Load | Think


def main(words: list[str]) -> None:
    """Answers until the input ends. `words`: seconds after which a turn ends this process, should
    the parent be gone.
    """
    longest = float(words[0])
    asked, answers = _pipes()
    if sys.platform != "win32":
        os.nice(NICE)
    for line in asked:
        # told by a clock that needs no lock of the interpreter: also in a loop that never lets go
        faulthandler.dump_traceback_later(longest, exit=True)
        answers.write(answer(line) + b"\n")
        answers.flush()
        faulthandler.cancel_dump_traceback_later()


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """The two pipes, for this module alone: what a bot prints goes nowhere."""
    own = [os.dup(0), os.dup(1)]
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1):
        os.dup2(nothing, number)
    return os.fdopen(own[0], "rb"), os.fdopen(own[1], "wb")


def answer(line: bytes) -> bytes:
    """What comes of one message."""
    asked: Load | Think = PLAIN.decode(line, _ASKED)
    if isinstance(asked, Load):
        return encode(_loaded(asked))
    game = find_game(asked.game)
    try:
        return encode(thought(game, asked))
    except Exception as why:
        return encode(Failed(tuple(traceback.format_exception(why))))


def _loaded(asked: Load) -> Loaded:
    try:
        game = find_game(asked.game)
    except NoGame as why:
        return Loaded(f"{why.reason}")
    if game.version != asked.version or asked.level not in game.bots:
        return Loaded("another version")  # not said
    try:
        game.bots[asked.level]()
    except Exception as error:
        return Loaded(repr(error))
    return Loaded()
