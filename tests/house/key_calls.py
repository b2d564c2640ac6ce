"""How much of the project's own code one key goes through: calls, and how deep they are nested.

A real table of cribbage is played in a room without a terminal. Every call of a Python function of
`playroom` or `games` counts, those of comprehensions and generators too, from the key until its
answer is out; what happens in other threads does not.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from tests.shell.inside import Inside, inside

ROOT = Path(__file__).resolve().parents[2]
COUNTED = (f"{ROOT / 'playroom'}/", f"{ROOT / 'games'}/")

KEYS = ("c", "H", "1", "space", "2", "space", "enter")
"""A question, the hand sorted, two cards marked, and both laid away by the last who does: the cards
of the crib are complete, and the starter is cut.
"""
TOLD = {"c": "C, a question", "H": "Shift H, sorting", "space": "Space, marking", "enter": "Enter"}


@dataclass
class Calls:
    """What one key went through."""

    calls: int = 0
    deepest: int = 0
    functions: Counter[str] = field(default_factory=Counter)
    _depth: int = 0

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        """See `sys.setprofile`."""
        code = frame.f_code
        if event not in ("call", "return") or not code.co_filename.startswith(COUNTED):
            return
        if event == "return":
            self._depth -= 1
            return
        self.calls += 1
        self._depth += 1
        self.deepest = max(self.deepest, self._depth)
        self.functions[f"{Path(code.co_filename).relative_to(ROOT)}: {code.co_qualname}"] += 1


async def pressed(room: Inside, key: str) -> Calls:
    """Presses a key and waits until it is answered."""
    calls, before = Calls(), len(room.lines)
    sys.setprofile(calls)
    try:
        room.press(key)
        while len(room.lines) == before:
            await asyncio.sleep(0.001)
    finally:
        sys.setprofile(None)
    return calls


def key_calls() -> dict[str, Calls]:
    """What the keys go through, by what they do (the last of each name counts)."""
    measured: dict[str, Calls] = {}

    async def play(room: Inside) -> None:
        room.deal(seed="7")
        await room.settle()
        for key in KEYS:
            calls = await pressed(room, key)
            if key in TOLD:
                measured[TOLD[key]] = calls

    with tempfile.TemporaryDirectory() as folder:
        inside(play, Path(folder))
    return measured


if __name__ == "__main__":
    for name, calls in key_calls().items():
        print(f"{name}: {calls.calls} calls, {calls.deepest} deep")
        for function, count in calls.functions.most_common(60):
            print(f"    {count} {function}")
