"""How long the voice keeps the player waiting: `python -m tests.bench.bench_speech [ROUNDS]` prints JSON.

* `say_us`: microseconds that `say` takes in the calling thread (median, p99)
* `key_to_server_ms`: milliseconds from `say` with a reply's urgency to the text's arrival at a Speech
  Dispatcher (a silent one of our own, in this process, which therefore shares the interpreter with the game),
  through the host process
* `event_to_server_ms`: the same for an event while nothing is being said
* `ready_ms`: from opening the voice to the arrival of its first text
* `import_ms`: importing `playroom.speech` in a fresh interpreter that has the typing module already
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time

from playroom.speech import Trouble, Urgency
from playroom.speech.process import module_path
from playroom.speech.speaker import Speaker
from tests.speech.fake_ssip import FakeSpeechd

_IMPORT = (
    "import enum, typing, time; before = time.perf_counter(); import playroom.speech; "
    "print(1000 * (time.perf_counter() - before))"
)


def _summary(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        "median": round(statistics.median(ordered), 3),
        "p99": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 3),
    }


def _import_ms() -> float:
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(module_path()))
    runs = [
        float(subprocess.run([sys.executable, "-c", _IMPORT], env=environment, capture_output=True, check=True).stdout)
        for _ in range(5)
    ]
    return round(statistics.median(runs), 2)


def measure(rounds: int) -> dict[str, object]:
    """Speak `rounds` replies and a third as many events to a silent daemon."""
    troubles: list[Trouble] = []
    costs: list[float] = []
    replies: list[float] = []
    events: list[float] = []
    with FakeSpeechd() as daemon:

        def arrival(text: str) -> float:
            if not daemon.wait(lambda: text in daemon.texts("queued"), 5):
                raise SystemExit(f"{text!r} did not arrive: {troubles}")
            return float(next(e["t"] for e in reversed(daemon.events) if e["event"] == "queued" and e["text"] == text))

        opened = time.monotonic()
        speaker = Speaker(("ao2",), "es", troubles.append)
        speaker.say("first")
        ready = 1000 * (arrival("first") - opened)
        speaker.drain(2)
        for number in range(rounds):
            text = f"reply {number}"
            given = time.monotonic()
            before = time.perf_counter()
            speaker.say(text, Urgency.REPLY)
            costs.append(1e6 * (time.perf_counter() - before))
            replies.append(1000 * (arrival(text) - given))
            if number % 3 == 0:
                speaker.drain(2)
                text = f"event {number}"
                given = time.monotonic()
                speaker.say(text)
                events.append(1000 * (arrival(text) - given))
                speaker.drain(2)
        speaker.close()
    return {
        "rounds": rounds,
        "say_us": _summary(costs),
        "key_to_server_ms": _summary(replies),
        "event_to_server_ms": _summary(events),
        "ready_ms": round(ready, 1),
        "import_ms": _import_ms(),
        "troubles": [trouble.code for trouble in troubles],
    }


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 300)))
