"""`screen-reader`: the lines go to the reader's own speech, the terminal shows only what the player
types.

On Linux readers speak through Speech Dispatcher, so a silent daemon stands for the reader here.
"""

from __future__ import annotations

from pathlib import Path

from tests.shell.by_keys import playroom, prepare
from tests.speech.fake_ssip import FakeSpeechd
from tests.terminal.drive import PASTE_MODE, Session

FIRST = "Sala de juegos. Signo de interrogación para la ayuda."

HAND = (
    "6 cartas: as de picas, 2 de diamantes, 3 de diamantes, 6 de picas, 10 de tréboles "
    "y 10 de picas."
)


def press(session: Session, daemon: FakeSpeechd, key: str, said: str) -> list[str]:
    """Presses a key with an answer that is only heard; returns what was printed nevertheless."""
    session.key(key, answer=False)
    assert daemon.wait_begun(said), daemon.texts()
    return session.quiet()


def test_nothing_is_printed_until_the_reader_is_lost_and_then_everything(tmp_path: Path) -> None:
    data = prepare(tmp_path, speech="screen-reader")
    with FakeSpeechd() as daemon:
        env = {
            "SPEECHD_ADDRESS": daemon.address,
            "SPEECHD_CMD": "/nonexistent/speech-dispatcher",
            "PATH": "/nonexistent",
        }
        words = ("play", "cribbage", "--seed", "transcript 9", "--option", "target=31")
        with playroom(*words, data=data, lang="es", env=env) as session:
            assert daemon.wait(lambda: any("Elige 2 cartas" in text for text in daemon.texts())), (
                daemon.texts()
            )
            while PASTE_MODE.search(session.raw) is None:
                session.quiet()
            assert daemon.texts()[0].startswith(FIRST)
            assert press(session, daemon, "s", "Tú 0, Berta 0. Se juega a 31.") == []
            session.send("/")
            assert daemon.wait(lambda: bool(session.quiet() or session.lines))
            assert session.lines == ["/"]
            assert press(session, daemon, "escape", "Cancelado.") == []
            assert press(session, daemon, "tab", "as de picas.") == []
            daemon.die()
            session.until("Aquí no funciona ninguna voz")
            lost = session.lines.index("as de picas.")  # unknown whether it was heard
            assert lost < len(session.lines) - 1
            assert session.key("t") == ["Elige 2 cartas para la cuna de Berta."]
            daemon.revive()
            session.until("La voz ha vuelto.")
            assert press(session, daemon, "h", HAND) == []


def test_what_was_printed_before_it_was_known_is_not_said_again(tmp_path: Path) -> None:
    data = prepare(tmp_path, speech="screen-reader")
    with FakeSpeechd() as daemon:
        env = {
            "SPEECHD_ADDRESS": daemon.address,
            "SPEECHD_CMD": "/nonexistent/speech-dispatcher",
            "PATH": "/nonexistent",
        }
        with playroom(data=data, lang="es", env=env) as session:
            assert daemon.wait(lambda: bool(daemon.texts()))
            assert session.quiet() == [FIRST]
            assert daemon.texts()[0].startswith("Elige con el tabulador")
