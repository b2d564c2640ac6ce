"""How long the voice keeps the player waiting: `python -m tests.bench.bench_speech [ROUNDS]` prints
JSON.

* `say_us`: microseconds that `say` takes in the calling thread (median, p99)
* `key_to_server_ms`: milliseconds from `say` with a reply's urgency to the text's arrival at a
  Speech Dispatcher (a silent one of our own, in this process, which therefore shares the
  interpreter with the game), through the host process
* `event_to_server_ms`: the same for an event while nothing is being said
* `ready_ms`: from opening the voice to the arrival of its first text
* `key_to_voice_ms`: milliseconds from a key in a pseudo-terminal, in the middle of a game, to the
  arrival of its spoken answer at the daemon: the console, the rules, the words, the queue, the host
  and the library
* `import_ms`: importing `playroom.speech` in a fresh interpreter that has the typing module already
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playroom.process import module_path
from playroom.speech import Trouble, Urgency
from playroom.speech.speaker import Speaker
from tests.shell.by_keys import playroom, prepare
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
        float(
            subprocess.run(
                [sys.executable, "-c", _IMPORT], env=environment, capture_output=True, check=True
            ).stdout
        )
        for _ in range(5)
    ]
    return round(statistics.median(runs), 2)


def _key_to_voice(rounds: int) -> list[float]:
    """Press information keys, each when the answer before is being said."""
    with tempfile.TemporaryDirectory() as folder, FakeSpeechd(ms_per_word=40) as daemon:
        data = prepare(Path(folder), speech="tts")
        env = {"SPEECHD_ADDRESS": daemon.address}
        with playroom("play", "cribbage", "--seed", "5", data=data, env=env) as session:
            session.until("cards:")
            session.key("t", quiet=0.5)
            took = []
            for number in range(rounds):
                count = len(daemon.texts("queued"))
                pressed = time.monotonic()
                session.send("hs"[number % 2])
                if not daemon.wait(
                    lambda before=count: len(daemon.texts("queued")) > before,  # type: ignore[misc]
                    5,
                ):
                    raise SystemExit(f"no answer was heard: {session.lines[-3:]}")
                queued = [e for e in daemon.events if e["event"] == "queued"]
                took.append(1000 * (float(queued[count]["t"]) - pressed))
                session.quiet(0.005)
    return took


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
            return float(
                next(
                    e["t"]
                    for e in reversed(daemon.events)
                    if e["event"] == "queued" and e["text"] == text
                )
            )

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
        "key_to_voice_ms": _summary(_key_to_voice(rounds)),
        "ready_ms": round(ready, 1),
        "import_ms": _import_ms(),
        "troubles": [trouble.code for trouble in troubles],
    }


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 300)))
