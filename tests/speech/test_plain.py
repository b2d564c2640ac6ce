"""Silence, and speech into a file."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from playroom.speech import (
    Choice,
    SpeechError,
    SpeechOutput,
    Trouble,
    Urgency,
    choose_mode,
    open_speech,
)


def open_file(path: object, troubles: list[Trouble]) -> SpeechOutput:
    return open_speech(
        choose_mode(f"file:{path}", env={}, stdout_is_tty=True), "en", troubles.append
    )


def test_every_utterance_is_a_line_at_once_and_in_order(
    tmp_path: Path, troubles: list[Trouble]
) -> None:
    path = tmp_path / "líneas.txt"
    speech = open_file(path, troubles)
    speech.say("El as de copas: ¡mañana será otro día!", language="es")
    assert path.read_bytes() == "El as de copas: ¡mañana será otro día!\n".encode()
    speech.say("\x1b[1mone\x1b[0m\nreply", Urgency.REPLY)
    speech.say("", Urgency.REPLY)
    speech.say("clock", Urgency.CHATTER)
    speech.say("score 1", topic="score")
    speech.say("score 2", topic="score")
    speech.silence()
    speech.braille("only for the display")
    assert not speech.busy()
    assert speech.backend == "file"
    speech.close()
    speech.say("after the end")
    assert path.read_text("utf-8").splitlines()[1:] == ["one reply", "clock", "score 1", "score 2"]
    assert troubles == []


def test_a_file_that_exists_is_continued(tmp_path: Path, troubles: list[Trouble]) -> None:
    path = tmp_path / "f"
    path.write_text("before\n")
    speech = open_file(path, troubles)
    speech.say("now")
    speech.close()
    assert path.read_text() == "before\nnow\n"


def test_lines_of_two_threads_do_not_mix(tmp_path: Path, troubles: list[Trouble]) -> None:
    speech = open_file(tmp_path / "f", troubles)

    def talk(letter: str) -> None:
        for _ in range(200):
            speech.say(letter * 50)

    threads = [threading.Thread(target=talk, args=(letter,)) for letter in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    speech.close()
    lines = (tmp_path / "f").read_text().splitlines()
    assert sorted(lines) == ["a" * 50] * 200 + ["b" * 50] * 200


def test_files_that_cannot_be_written_are_refused_with_the_reason(
    tmp_path: Path, troubles: list[Trouble]
) -> None:
    (tmp_path / "file").touch()
    cases = {
        tmp_path / "missing" / "f": "missing-folder",
        tmp_path / "file" / "f": "missing-folder",
        tmp_path: "is-folder",
        tmp_path / ("n" * 300): "impossible-name",
        f"{tmp_path}/nul\0name": "impossible-name",
    }
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        cases[tmp_path / "pipe"] = "no-reader"
    if hasattr(os, "geteuid") and os.geteuid() != 0:
        (tmp_path / "locked").touch(mode=0o400)
        cases[tmp_path / "locked"] = "denied"
    for path, reason in cases.items():
        with pytest.raises(SpeechError) as refusal:
            open_file(path, troubles)
        assert (refusal.value.key, refusal.value.details) == (
            "speech-file-refused",
            {"path": str(path), "reason": reason},
        )
    assert troubles == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_once(troubles: list[Trouble]) -> None:
    speech = open_file("/dev/full", troubles)
    speech.say("one")
    speech.say("two")
    speech.close()
    assert troubles == [Trouble("file-failed", "full", "file")]


def test_off_is_silent_and_complete(troubles: list[Trouble]) -> None:
    speech = open_speech(Choice("off", False, "asked", None), "en", troubles.append)
    speech.say("x", Urgency.REPLY)
    speech.braille("x")
    speech.silence()
    speech.set(rate=10)
    speech.retry()
    speech.drain(10.0)
    assert (speech.busy(), speech.backend, speech.voices(), troubles) == (False, "", (), [])
    speech.close()
