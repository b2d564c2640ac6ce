"""A host of sounds that does as it is told: `python fake_host.py BEHAVIOUR LOG`.

`good`; `noisy` prints everywhere; `slow` is never ready; `mute` acknowledges nothing; `dies` at the
first sound; `deaf` never reads; `fatal` has no device; `late` (N) is good from its Nth start on.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path


def command(behaviour: str, log: Path) -> list[str]:
    """What runs it."""
    return [sys.executable, str(Path(__file__)), behaviour, str(log)]


def starts(log: Path) -> int:
    """How many were started."""
    return log.read_text().count("start") if log.exists() else 0


def played(log: Path) -> list[str]:
    """The sounds that were played."""
    lines = log.read_text().splitlines() if log.exists() else []
    return [line.split()[1] for line in lines if line.startswith("play")]


def main() -> None:
    behaviour, log = sys.argv[1], Path(sys.argv[2])
    with log.open("a") as file:
        file.write("start\n")
    if behaviour.startswith("late"):
        behaviour = "good" if starts(log) >= int(behaviour[4:]) else "fatal"
    if behaviour == "slow":
        time.sleep(600)
    if behaviour == "fatal":
        print(json.dumps({"fatal": "no-device"}), flush=True)
        return
    if behaviour == "noisy":
        print("ALSA lib pcm.c: cannot find card", flush=True)
        print("and again", file=sys.stderr, flush=True)
    print(json.dumps({"ready": "fake", "ms": 1}), flush=True)
    if behaviour == "deaf":
        time.sleep(600)
    for line in sys.stdin:
        order = json.loads(line)
        with log.open("a") as file:
            file.write(f"play {order['token']} {order['pan']} {order['db']}\n")
        if behaviour == "dies":
            return
        if behaviour != "mute":
            print(json.dumps({"ack": order["id"]}), flush=True)


if __name__ == "__main__":
    main()
