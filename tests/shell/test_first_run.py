"""What a newcomer is asked until it is answered, in both languages, alone and last."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.cli.start.voices import Voices
from playroom.engine.notes import note
from playroom.engine.registry import game_ids
from playroom.shell.screens.first_menu import room as first_menu
from playroom.shell.screens.first_run import ask_newcomer
from playroom.shell.voice import tell_once, use_mode
from playroom.speech import Choice, SpeechOutput, Trouble, Urgency
from playroom.speech.plain import Off
from playroom_testing.language.lint import lint
from tests.shell.by_keys import playroom
from tests.shell.inside import Inside, inside
from tests.speech.fake_ssip import FakeSpeechd
from tests.terminal.drive import PASTE_MODE

ENGLISH = "Does a screen reader read this terminal? Y yes, N no."
SPANISH = "¿Usas un lector de pantalla en este terminal? S sí, N no."


def kept(folder: Path) -> str:
    file = folder / "settings.toml"
    return file.read_text(encoding="utf-8") if file.exists() else ""


LESSONS = "New here? L goes to the lessons, which begin at the beginning."
LECCIONES = "¿Es tu primera vez? La A lleva a las lecciones, que empiezan por el principio."
ROOM = ["Choose with Tab, then Enter.", "Play Brisca.", LESSONS]


def newcomer(room: Inside, language: bool = True, reader: bool = True) -> list[str]:
    room.app.put(first_menu(room.app))
    room.app.announcer.key_pressed()
    before = len(room.lines)
    ask_newcomer(room.app, language, "no-reader" if reader else "asked")
    return room.lines[before:]


def test_it_is_asked_in_both_languages_each_by_its_own_voice(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        assert newcomer(room) == [ENGLISH, f"En español con F3. {SPANISH}"]
        assert room.voice.said[-2:] == [
            (ENGLISH, Urgency.ALERT, "en"),
            (f"En español con F3. {SPANISH}", Urgency.ALERT, "es"),
        ]
        assert room.press("f3") == ["Español.", SPANISH]
        assert room.press("s")[0] == "Sin voz propia: habla tu lector de pantalla. F5 la activa."
        assert 'speech = "off"' in kept(tmp_path)
        assert 'language = "es"' in kept(tmp_path)
        assert "first_run_done = true" in kept(tmp_path)
        assert newcomer(room)[0].startswith("Elige")

    inside(run, tmp_path)


def test_only_what_is_not_known_is_asked(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        assert newcomer(room, language=False) == [SPANISH]
        room.press("n")
        room.app.settings.set("first_run_done", False)
        assert newcomer(room, reader=False)[2:] == [LECCIONES, "For English press F3."]
        assert room.press("s")[0] == "Salir."
        assert newcomer(room, language=False, reader=False)[2:] == [LECCIONES]

    inside(run, tmp_path, "es")


@pytest.mark.parametrize(("key", "read"), [("n", False), ("y", True), ("N", False)])
def test_answers(tmp_path: Path, key: str, read: bool) -> None:
    async def run(room: Inside) -> None:
        newcomer(room)
        room.app.settings.set("speech", "auto")
        lines = room.press(key)
        assert lines[0].startswith("Own voice off" if read else "Own voice on")
        assert lines[1:] == ROOM
        assert ('speech = "off"' in kept(tmp_path)) is read

    inside(run, tmp_path)


@pytest.mark.parametrize("key", ["tab", "enter", "?", "x", "1", "f6", "/", "space"])
def test_any_other_key_asks_again_and_escape_leaves_it_for_the_next_start(
    tmp_path: Path, key: str
) -> None:
    async def run(room: Inside) -> None:
        assert newcomer(room, language=False) == [ENGLISH]
        assert not room.app.starts_text("/")
        assert room.press(key) == ["Y for yes, N for no, Escape to decide later."]
        assert room.press("escape") == ROOM
        assert "first_run_done = true" not in kept(tmp_path)
        assert room.press("tab") == ["Play Calatone."]
        assert newcomer(room, language=False) == [ENGLISH]
        room.press("c-d")
        assert room.stopped
        assert "first_run_done = true" not in kept(tmp_path)

    inside(run, tmp_path)


def test_a_trouble_of_the_voice_is_told_once_and_before_the_question(tmp_path: Path) -> None:
    trouble = Trouble("no-speech", reasons=(("ao2", "not-installed"),))

    async def run(room: Inside) -> None:
        room.app.settings.set("speech", "auto")
        newcomer(room, language=False)
        before = len(room.lines)
        tell_once(room.app, trouble)
        assert room.lines[before].startswith("No voice works here")
        assert room.lines[before + 1 :] == ["Y for yes, N for no, Escape to decide later."]
        assert room.lines.count(ENGLISH) == 1, "the question stands above, and is told once"
        assert 'voice_trouble = "not-installed"' in kept(tmp_path)

    async def again(room: Inside) -> None:
        room.app.settings.set("speech", "auto")
        room.app.put(first_menu(room.app))
        tell_once(room.app, trouble)
        assert room.lines == []
        room.app.forget_troubles()
        tell_once(room.app, trouble)
        assert len(room.lines) == 1

    inside(run, tmp_path)
    inside(again, tmp_path, voice_trouble="not-installed")


@pytest.mark.parametrize("game", game_ids())
def test_at_a_table_a_trouble_of_the_voice_tells_what_is_awaited_no_second_time(
    tmp_path: Path, game: str
) -> None:
    trouble = Trouble("no-speech", reasons=(("ao2", "not-installed"),))

    async def run(room: Inside) -> None:
        room.deal(game)
        await room.settle()
        before = len(room.lines)
        tell_once(room.app, trouble)
        assert len(room.lines) == before + 1, room.lines[before - 1 :]
        room.app.told_troubles.clear()
        room.app.settings.set("voice_trouble", None)
        room.press("v")
        before = len(room.lines)
        tell_once(room.app, trouble)
        assert len(room.lines) > before + 1, "something else was told since"

    inside(run, tmp_path)


def test_a_typed_word_and_a_script_are_not_held_up(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        newcomer(room, reader=False)
        assert room.app.starts_text("/")
        assert room.text("/language es") == ["Español."]
        room.app.line_mode = True
        room.app.settings.set("first_run_done", False)
        assert newcomer(room)[0].startswith("Elige")
        assert ENGLISH not in room.lines

    inside(run, tmp_path)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("why", "terminal", "words"),
    [
        ("unread", "Alacritty", ("Alacritty", "Konsole", "F5")),
        ("unread", "", ("Orca", "Konsole", "F5")),
        ("status-line", "tmux", ("tmux", "tmux set status off")),
    ],
)
def test_why_it_speaks_beside_a_reader_is_told_once_for_each_terminal(
    tmp_path: Path, lang: str, why: str, terminal: str, words: tuple[str, ...]
) -> None:
    """Also to those whose first start was long ago, in a terminal that can be read."""

    async def run(room: Inside) -> None:
        room.app.settings.set("first_run_done", True)
        voice = Voices(lang, room.app.announcer.writer)
        voice.attach(room.app)
        told = []
        for place in (terminal, terminal, "kitty", "kitty"):
            voice._choice = Choice("tts", False, why, "Orca", terminal=place)
            before = len(room.lines)
            voice.tell_first()
            told.append(room.lines[before:])
        assert [len(lines) for lines in told] == [2, 0, 2, 0]
        assert all(word in " ".join(told[0]) for word in words), told[0]
        assert [lint(line) for line in told[0] if lint(line, limit=False)] == []

    inside(run, tmp_path, lang)


def test_where_the_reader_cannot_read_it_is_asked_by_ear(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.app.put(first_menu(room.app))
        ask_newcomer(room.app, False, "unread")
        assert room.voice.said[-1] == (ENGLISH, Urgency.ALERT, "en")
        assert room.press("n")[0].startswith("Own voice on")
        assert "first_run_done = true" in kept(tmp_path)

    inside(run, tmp_path)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("chosen", ["auto", "tts"])
def test_f5_over_ssh_leaves_the_other_machine_silent(
    tmp_path: Path, lang: str, chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    answer = {"en": "A voice would be heard at the other", "es": "Una voz sonaría en la otra"}[lang]

    async def run(room: Inside) -> None:
        voices = Voices(lang, room.app.announcer.writer)

        def open_speech(mode: str) -> SpeechOutput:
            speech = voices.open(mode)
            room.app.settings.speech_mode = voices.mode
            return speech

        room.app.open_speech = open_speech
        room.app.settings.set("speech", chosen)
        use_mode(room.app, chosen)
        room.app.put(first_menu(room.app))
        for press in (lambda: room.press("f5"), lambda: room.text("/speech tts")):
            assert press()[0].startswith(answer)
            assert isinstance(room.app.announcer.speech, Off)
            assert f'speech = "{chosen}"' in kept(tmp_path), "at the desk it is as it was"
        assert room.text("/speech off")[0].startswith(("Own voice off", "Sin voz propia"))

    inside(run, tmp_path, lang)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("choice", "first"),
    [
        (Choice("off", False, "reader", "Orca"), "Orca"),
        (Choice("off", False, "reader", ""), {"en": "A screen reader", "es": "Un lector"}),
        (Choice("off", False, "remote", None), {"en": "You are connected", "es": "Te conectas"}),
        (Choice("off", False, "wsl", None), {"en": "This window", "es": "Esta ventana"}),
    ],
)
def test_why_it_is_silent_is_told_once(
    tmp_path: Path, lang: str, choice: Choice, first: str | dict[str, str]
) -> None:
    async def run(room: Inside) -> None:
        voice = Voices(lang, room.app.announcer.writer)
        voice.attach(room.app)
        voice._choice = choice
        for times in (1, 0):
            before = len(room.lines)
            room.app.put(first_menu(room.app))
            voice.tell_first()
            lines = room.lines[before:]
            assert len(lines) == times
            assert [
                one
                for one in lines
                if not one.startswith(first if isinstance(first, str) else first[lang])
            ] == []
            assert [lint(one) for one in lines if lint(one, limit=False)] == []
            ask_newcomer(room.app, False, voice.why)

    inside(run, tmp_path, lang)


@pytest.mark.pty
@pytest.mark.xdist_group("readers by name")  # see test_one_voice.py
def test_the_first_start_and_the_second(tmp_path: Path) -> None:
    """The whole way, with a voice that was not asked for and no known reader."""
    with FakeSpeechd() as daemon:
        env: dict[str, str | None] = {
            "SPEECHD_ADDRESS": daemon.address,
            "SPEECHD_CMD": "/nonexistent/speech-dispatcher",
            "DISPLAY": ":0",
        }
        for name in ("CI", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "WSL_INTEROP"):
            env[name] = None
        for first in (True, False):
            with playroom(data=tmp_path / "data", lang="en", env=env) as session:
                session.until("N no." if first else "Play ")
                while PASTE_MODE.search(session.raw) is None:
                    session.quiet()
                session.quiet()
                assert (session.lines[-1] == ENGLISH) is first
                if first:
                    assert daemon.wait_spoken(ENGLISH)
                    assert not any("Play " in line for line in session.lines)
                    assert session.key("y")[0].startswith("Own voice off")
                    said = len(daemon.texts())
                session.key("tab")
                session.key("c-d")
                assert session.wait() == 0
        assert len(daemon.texts()) <= said + 1


@pytest.mark.pty
@pytest.mark.xdist_group("readers by name")
@pytest.mark.parametrize("key", ["n", "escape"])
def test_a_first_start_with_a_game_asks_before_it(tmp_path: Path, key: str) -> None:
    with FakeSpeechd() as daemon:
        env: dict[str, str | None] = {
            **dict.fromkeys(("CI", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "WSL_INTEROP")),
            "SPEECHD_ADDRESS": daemon.address,
            "SPEECHD_CMD": "/nonexistent/speech-dispatcher",
        }
        argv = ("play", game_ids()[0], "--seed", "5")
        with playroom(*argv, data=tmp_path / "data", lang="en", env=env) as session:
            session.until("N no.")
            while PASTE_MODE.search(session.raw) is None:
                session.quiet()
            assert daemon.wait_spoken(ENGLISH)
            before = len(session.lines)
            session.key(key)
            session.until("Berta")
            assert ENGLISH not in session.lines[before:]
            session.key("c-d")
            assert session.wait() == 0


@pytest.mark.parametrize(("lang", "letter"), [("en", "l"), ("es", "a")])
def test_where_a_newcomer_begins_is_told_until_something_was_played(
    tmp_path: Path, lang: str, letter: str
) -> None:
    told = LESSONS if lang == "en" else LECCIONES

    async def run(room: Inside) -> None:
        room.app.settings.set("first_run_done", True)
        assert newcomer(room, False, False)[-1] == told
        assert told.startswith(("New here? L ", "¿Es tu primera vez? La A "))
        assert room.press(letter) == [room.app.announcer.line(note("room-lessons", count=1))]
        room.deal()
        room.press("c-s")
        assert told not in newcomer(room, False, False)

    inside(run, tmp_path, lang)
