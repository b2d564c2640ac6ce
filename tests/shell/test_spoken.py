"""The room driven by keys with its own voice: what a real Speech Dispatcher is given to say is what
is printed.

The daemon has an output module that makes no sound and writes down what it would have said. It is
also killed and frozen in mid-game, which must cost the player nothing but the voice.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.shell.by_keys import QUIET, KeyPlayer, playroom, prepare
from tests.speech.fake_ssip import FakeSpeechd
from tests.speech.real_speechd import RealSpeechd, needs_speechd
from tests.speech.standin_aplay import StandInAplay
from tests.terminal.drive import PASTE_MODE, Session, key_bytes
from tests.transcripts.scenarios import SCENARIOS

pytestmark = [pytest.mark.speechd, pytest.mark.pty, needs_speechd]

SHORT = next(one for one in SCENARIOS if one.name == "cribbage-short")
OTHER = {"en": "es", "es": "en"}
GONE = {"en": "everything is printed", "es": "todo queda escrito"}
BACK = {"en": "The voice is back.", "es": "La voz ha vuelto."}
QUICK = 0.5
"""Seconds for the answer to a key, far above what it takes (see tests/bench) and far below any wait
for a daemon.
"""

Word = tuple[str, str]
"""A word and the language it is said in."""


@contextmanager
def spoken_room(
    daemon: RealSpeechd, folder: Path, lang: str, **settings: object
) -> Iterator[Session]:
    """The short game in a terminal, with its own voice and no other program to fall back on."""
    data = prepare(folder, **{"speech": "tts", **SHORT.settings, **settings})
    env = {
        "SPEECHD_ADDRESS": daemon.address,
        "SPEECHD_CMD": "/nonexistent/speech-dispatcher",
        "PATH": "/nonexistent",
    }
    with playroom(
        "play", SHORT.game, *SHORT.words, data=data, lang=lang, env=env, deadline=30.0
    ) as session:
        yield session


class Listener(KeyPlayer):
    """A player who presses a key when everything before it was heard to its end, and who notes who
    should say it.
    """

    def __init__(self, session: Session, data: Path, daemon: RealSpeechd, lang: str) -> None:
        super().__init__(session, data, SHORT.level)
        self.daemon = daemon
        self.printed: list[Word] = []
        self._lang = self._voice = lang
        self._seen = 0

    def read(self) -> None:
        """Take over what was printed since the last time, said in the language in force."""
        lines = [line for _, lines in self.script for line in lines]
        for line in lines[self._seen :]:
            self.printed += [(word, self._voice) for word in line.split()]
        self._seen = len(lines)

    @property
    def heard(self) -> list[Word]:
        """Every word that was said to its end."""
        languages = {e["text"]: e["language"] for e in self.daemon.begun()}
        return [
            (word, languages[text]) for text in self.daemon.texts("end") for word in text.split()
        ]

    def listen(self) -> None:
        """Until everything that was printed has been heard."""
        limit = time.monotonic() + 10
        while True:
            self.collect()
            self.read()
            if (heard := self.heard) == self.printed:
                return
            if time.monotonic() > limit:
                at = next(
                    (
                        n
                        for n, (a, b) in enumerate(zip(heard, self.printed, strict=False))
                        if a != b
                    ),
                    -1,
                )
                raise AssertionError(
                    f"printed {self.printed[at - 20 :][:60]}\nheard {heard[at - 20 :][:60]}"
                )

    def press(self, key: str) -> list[str]:
        self.listen()
        if key == "f3":
            self._voice = OTHER[self._voice]
        return super().press(key)

    def type(self, text: str) -> list[str]:
        """Every typed character is echoed by the voice."""
        self.listen()
        for char in text:
            assert self.session.type(char) == []
            self.printed.append((char, self._voice))
            self.listen()
        lines = self.session.key("enter", quiet=QUIET)
        self.script.append((f"{text} enter", lines))
        return lines


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_line_of_a_game_is_heard_once_in_its_language(lang: str, tmp_path: Path) -> None:
    with RealSpeechd() as daemon, spoken_room(daemon, tmp_path, lang) as session:
        opening = session.until(SHORT.first[lang])
        player = Listener(session, tmp_path, daemon, lang)
        player.script.append(("", opening))
        move = 0
        while True:
            player.wait()
            for key in SHORT.asides.get(move, ()):
                player.press(key)
            if not player.step():
                break
            move += 1
        for key in ("s", "l", "c-s"):
            player.press(key)
        player.close()
        player.listen()
        assert session.wait() == 0
        assert daemon.texts("stop") == []
        assert move > 5
        assert {language for _, language in player.heard} == {"es", "en"}
        transcript = [line for key, lines in player.script for line in lines]
    kept = [
        line
        for line in SHORT.path(lang).read_text(encoding="utf-8").splitlines()
        if line and not line.startswith(("#", ">"))
    ]
    assert transcript == kept


def listening(session: Session) -> None:
    """Until keys are read one by one: before that, the terminal echoes them."""
    limit = time.monotonic() + 10
    while PASTE_MODE.search(session.raw) is None:
        assert time.monotonic() < limit
        session.quiet()


def waited(session: Session, text: str) -> bool:
    """Until a line was printed, whenever it was."""
    limit = time.monotonic() + 20
    while not any(text in line for line in session.lines) and time.monotonic() < limit:
        session.quiet()
    return any(text in line for line in session.lines)


def answer(session: Session, key: str) -> tuple[float, list[str]]:
    """Press a key: the seconds until its answer began, and the lines."""
    session.quiet(0)
    session.send(key_bytes(key))
    before = time.monotonic()
    assert session.pty.read(10)
    took = time.monotonic() - before
    return took, session.quiet()


def test_a_key_cuts_off_what_is_being_said(tmp_path: Path) -> None:
    with RealSpeechd(ms_per_word=400) as daemon, spoken_room(daemon, tmp_path, "es") as session:
        session.until(SHORT.first["es"])
        listening(session)
        assert daemon.wait(lambda: bool(daemon.begun()))
        for key in ("o", "escape", "h", "s"):
            count = len(daemon.begun())
            before = time.monotonic()
            took, lines = answer(session, key)
            assert took < QUICK
            assert daemon.wait(lambda: len(daemon.begun()) > count), (  # noqa: B023
                "the answer waits behind the older line"
            )
            assert time.monotonic() - before < 2
            begun = daemon.begun()
            assert begun[count]["text"].startswith(lines[0])
            assert daemon.texts("stop")[-1] == begun[count - 1]["text"]
        assert daemon.texts("end") == []


def test_a_daemon_killed_in_mid_game_costs_only_the_voice(tmp_path: Path) -> None:
    interrupted(tmp_path, "es", RealSpeechd.kill, RealSpeechd.restart)


def test_a_daemon_frozen_in_mid_game_costs_only_the_voice(tmp_path: Path) -> None:
    interrupted(tmp_path, "en", RealSpeechd.freeze, RealSpeechd.thaw)


def interrupted(
    folder: Path,
    lang: str,
    harm: Callable[[RealSpeechd], None],
    heal: Callable[[RealSpeechd], None],
) -> None:
    """Plays on through the loss of the daemon and its return: every key is answered at once,
    nothing is lost.
    """
    with RealSpeechd(ms_per_word=30) as daemon, spoken_room(daemon, folder, lang) as session:
        session.until(SHORT.first[lang])
        listening(session)
        player = KeyPlayer(session, folder, SHORT.level)
        assert daemon.wait(lambda: bool(daemon.begun()))
        harm(daemon)
        slowest = 0.0
        told = False
        limit = time.monotonic() + 20
        moves = 0
        while not told:  # until the room has noticed, and a few moves of the game besides
            assert time.monotonic() < limit, (
                f"nobody tells that the voice is gone: {session.lines[-60:]}"
            )
            for key in ("t", "h", "c", "tab", "s"):
                took, lines = answer(session, key)
                slowest = max(slowest, took)
                assert lines, key
                time.sleep(0.05)
            if moves < 3:
                assert player.step()
                moves += 1
            told = any(GONE[lang] in line for line in session.lines)
        assert moves >= 1
        heal(daemon)
        assert waited(session, BACK[lang])
        player.wait()
        count = len(daemon.begun())
        took, lines = answer(session, "h")
        slowest = max(slowest, took)
        said = " ".join(lines)
        assert daemon.wait(lambda: said in [e["text"] for e in daemon.begun()[count:]]), (
            daemon.begun()[count:]
        )
        while player.step():
            pass
        assert player.match().outcome is not None
        player.close()
        assert slowest < QUICK


def test_the_room_opens_with_its_first_words_heard(tmp_path: Path) -> None:
    data = prepare(tmp_path, speech="tts")
    for lang, first in {"es": "Sala de juegos.", "en": "Playroom."}.items():
        with (
            RealSpeechd() as daemon,
            playroom(data=data, lang=lang, env=voice_of(daemon)) as session,
        ):
            session.until(first)
            session.key("tab")
            assert daemon.wait(
                lambda: any(text.startswith(first) for text in daemon.texts("end"))  # noqa: B023
            ), daemon.texts()


def voice_of(daemon: RealSpeechd) -> Mapping[str, str]:
    """The environment in which this daemon is the only voice."""
    return {
        "SPEECHD_ADDRESS": daemon.address,
        "SPEECHD_CMD": "/nonexistent/speech-dispatcher",
        "PATH": "/nonexistent",
    }


@pytest.mark.needs("libespeak-ng1")
def test_the_next_voice_takes_over_and_hands_back(tmp_path: Path) -> None:
    """Without the daemon eSpeak NG itself speaks, into a player that plays nothing, each language
    by its own voice.
    """
    with FakeSpeechd() as daemon, StandInAplay(speed=0.01) as player:
        data = prepare(tmp_path, speech="tts")
        env = {"SPEECHD_ADDRESS": daemon.address, "SPEECHD_CMD": "/nonexistent/speech-dispatcher"}
        with playroom(
            "play", SHORT.game, *SHORT.words, data=data, lang="es", env=env, deadline=30.0
        ) as session:
            session.until(SHORT.first["es"])
            listening(session)
            assert daemon.wait(lambda: bool(daemon.begun()))
            daemon.die()
            assert waited(session, "La voz ha fallado y ahora habla otra.")
            assert player.wait(lambda plays: bool(plays) and all(play.ended for play in plays))

            def played(key: str) -> float:
                count = len(player.plays())
                assert session.key(key)
                assert player.wait(lambda plays: len(plays) > count and plays[-1].ended)
                return player.plays()[-1].seconds

            spanish = played("h")
            assert played("f3") < spanish
            session.key("f3")
            daemon.revive()
            assert waited(session, "La voz ha vuelto.")
            lines = session.key("s")
            assert daemon.wait_spoken(" ".join(lines))


def test_without_any_speech_program_it_is_told_once_in_print(tmp_path: Path) -> None:
    data = prepare(tmp_path, speech="tts")
    env = {
        "SPEECHD_ADDRESS": "unix_socket:/nonexistent/s",
        "SPEECHD_CMD": "/nonexistent/spd",
        "PATH": "/nonexistent",
    }
    with playroom("play", SHORT.game, *SHORT.words, data=data, lang="en", env=env) as session:
        assert waited(session, GONE["en"]), (
            session.lines
        )  # which of the reasons it is depends on how busy the machine is
        listening(session)
        for key in ("h", "s", "t", "h", "s", "t"):
            assert answer(session, key)[0] < QUICK
        assert sum(GONE["en"] in line for line in session.lines) == 1
        assert session.type("/speech") == []
        assert session.key("enter") == ["Trying the voice again."]
        session.until("No voice works here")  # and the player is told what came of it
        assert sum(GONE["en"] in line for line in session.lines) == 2


def test_bots_wait_until_their_last_line_was_heard(tmp_path: Path) -> None:
    """With a voice far slower than the bots, no line is printed before the one before it was said
    to its end.
    """
    with FakeSpeechd(ms_per_word=30) as daemon:
        data = prepare(tmp_path, speech="tts", pace=1, wait_for_voice=True)
        env = {"SPEECHD_ADDRESS": daemon.address, "SPEECHD_CMD": "/nonexistent/speech-dispatcher"}
        words = ("play", "cribbage", "--seed", "transcript 9", "--seats", "Ana:easy,Luis:easy,you")
        with playroom(*words, data=data, lang="en", env=env, deadline=30.0) as session:
            printed: list[tuple[float, str]] = []
            limit = time.monotonic() + 20
            while sum("lays away" in line for _, line in printed) < 2:
                printed += [(time.monotonic(), line) for line in session.quiet(0.005)]
                assert time.monotonic() < limit, printed
            heard = [(e["t"], e["text"]) for e in daemon.events if e["event"] == "end"]
        bots = [n for n, (_, line) in enumerate(printed) if "lays away" in line]
        for n in bots:
            now, before = printed[n][0], printed[n - 1][1]
            assert any(before in text and when < now for when, text in heard), (before, heard)
        assert daemon.texts("cancelled") == []


def test_leaving_does_not_wait_for_a_frozen_daemon(tmp_path: Path) -> None:
    with FakeSpeechd(ms_per_word=60) as daemon:
        data = prepare(tmp_path, speech="tts")
        env = {"SPEECHD_ADDRESS": daemon.address, "SPEECHD_CMD": "/nonexistent/speech-dispatcher"}
        with playroom(data=data, lang="en", env=env) as session:
            listening(session)
            assert daemon.wait(lambda: bool(daemon.begun()))
            daemon.freeze()
            before = time.monotonic()
            assert session.key("c-d") == ["Goodbye. Your games are kept."]
            assert session.wait() == 0
            assert time.monotonic() - before < 4
