"""Where a real Orca runs and cannot read: real terminals, and tmux with its status line. Every line
is heard, from the playroom's own voice.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from playroom.engine.registry import game_ids
from tests.readers import orca
from tests.speech.fake_ssip import FakeSpeechd

ENGLISH = "Does a screen reader read this terminal? Y yes, N no."
SPANISH = "¿Usas un lector de pantalla en este terminal? S sí, N no."
WINDOWS = {
    "xterm": ("xterm", "-e"),
    "kitty": ("kitty", "--config", "NONE"),
    "alacritty": ("alacritty", "-e"),
}
pytestmark = [pytest.mark.reader, pytest.mark.xdist_group("readers by name")]


@pytest.fixture(scope="module")
def desk() -> Iterator[orca.Desk]:
    if missing := orca.missing():
        pytest.skip(missing)
    with orca.Desk() as desk:
        yield desk


def voice_env(desk: orca.Desk, own: FakeSpeechd) -> dict[str, str]:
    root = Path(__file__).parents[2]
    return {
        **{name: value for name, value in desk.env.items() if name != "SPEECHD_ADDRESS"},
        "SPEECHD_ADDRESS": own.address,
        "SPEECHD_CMD": "/nonexistent/speech-dispatcher",
        "PYTHONPATH": str(root),
        "LIBGL_ALWAYS_SOFTWARE": "1",
    }


@contextlib.contextmanager
def window(argv: Sequence[str], env: Mapping[str, str]) -> Iterator[None]:
    process = subprocess.Popen(argv, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(10)


def press(desk: orca.Desk, key: str) -> None:
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", ".*"],
        env=desk.env, capture_output=True, text=True, check=True,
    )  # fmt: skip
    desk.xdotool("windowfocus", "--sync", found.stdout.split()[-1])
    desk.xdotool("key", key)


def heard(own: FakeSpeechd, words: str) -> bool:
    return any(words in text for text in own.texts())


@pytest.mark.parametrize("words", [(), ("play", game_ids()[0])], ids=["menu", "game"])
@pytest.mark.parametrize("terminal", WINDOWS)
def test_in_a_window_that_orca_cannot_read_the_playroom_speaks(
    desk: orca.Desk, tmp_path: Path, terminal: str, words: tuple[str, ...]
) -> None:
    argv = [sys.executable, "-m", "playroom", *words, "--data", str(tmp_path)]
    with FakeSpeechd() as own, window([*WINDOWS[terminal], *argv], voice_env(desk, own)):
        desk.until(lambda: heard(own, ENGLISH) and heard(own, SPANISH), "the question by ear", 40)
        name = {"alacritty": "Alacritty"}.get(terminal, terminal)
        assert heard(own, f"Orca cannot read {name}, so the playroom speaks itself.")
        press(desk, "n")
        desk.until(lambda: heard(own, "Own voice on."), "the answer")
        desk.until(lambda: heard(own, "Berta" if words else "Play "), "what comes after it")
        before = len(own.texts())
        press(desk, "h" if words else "Down")
        desk.until(lambda: len(own.texts()) > before, "the answer to a key")


@pytest.mark.parametrize("status", ["on", "off"])
def test_in_tmux_one_voice_reads_every_line(desk: orca.Desk, tmp_path: Path, status: str) -> None:
    """With the status line Orca reads that; without it, Orca reads the game."""
    (tmp_path / "tmux.conf").write_text(f"set -g status {status}\n")
    server = ["tmux", "-S", str(tmp_path / "s"), "-f", str(tmp_path / "tmux.conf")]
    argv = [sys.executable, "-m", "playroom", "--lang", "en", "--data", str(tmp_path / "data")]
    with FakeSpeechd() as own:
        env: dict[str, str | None] = {**voice_env(desk, own)}
        ear = orca.OrcaEar(desk, [*server, "new", *argv], cols=100, env=env)
        try:
            with ear:
                if status == "on":
                    desk.until(lambda: heard(own, "In tmux Orca reads the status line"), "why", 40)
                    for key in ("Down", "Down", "End"):
                        before = len(own.texts())
                        desk.xdotool("key", key)
                        desk.until(lambda n=before: len(own.texts()) > n, f"what {key} tells")
                else:
                    desk.until(
                        lambda: any("Orca reads this" in text for text in desk.speech.said()),
                        "Orca's reading",
                        40,
                    )
                    assert own.texts() == []
        finally:
            subprocess.run([*server, "kill-server"], capture_output=True, check=False)
