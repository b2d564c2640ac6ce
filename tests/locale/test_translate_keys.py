"""`playroom translate` in a pseudo-terminal: texts of three kinds are translated by keys, and
a game is played in the new language.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from playroom.locale.languages import read_folder, split_entries
from tests.locale.test_gates import PORTUGUESE
from tests.shell.by_keys import playroom, prepare
from tests.terminal.drive import Session

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal")

WORDS = {
    "$who deals": "$who dá as cartas",
    "You deal": "Você dá as cartas",
    "$cards_count cards: $cards": "$cards_count cartas: $cards",
    "Table: $cards": "Mesa: $cards",
    "Table: $cards. $total in all": "Mesa: $cards. $total no total",
    "Your turn": "É a sua vez",
    "Table empty": "Mesa vazia",
    "1 card left": "Resta 1 carta",
    "$count cards left": "Restam $count cartas",
    "Round $round of $rounds": "Rodada $round de $rounds",
}
"""Values, lengths, and variants by number."""


def shown(lines: list[str]) -> str:
    """The text that is asked for, as it is to be written."""
    for start in ("Made so: ", "Text: ", "Short: ", "Long: "):
        for line in lines:
            if line.startswith(start):
                return line.removeprefix(start).rstrip(".")
    return ""


def told(session: Session, key: str, wanted: str) -> list[str]:
    """The lines that answer a key, up to one with a text."""
    lines = session.key(key)
    return lines if any(wanted in line for line in lines) else lines + session.until(wanted)


def asked(session: Session, key: str) -> list[str]:
    """The lines of the text that a key leads to: all that comes before the answer to key P."""
    lines = session.key(key)
    session.send("p")
    return lines + session.until("Part escoba")


def translate(session: Session, words: dict[str, str]) -> None:
    """Translates the texts that are in `words`, and leaves the others for later."""
    session.until("Part escoba")
    lines = asked(session, "r")
    for _ in range(80):
        text = words.pop(shown(lines), None)
        if text == "Você dá as cartas":  # with a mistake first
            session.key("enter")
            session.paste("Você dá $cartas")
            wrong = told(session, "enter", "It cannot be kept so.")
            assert "There is no value $cartas here." in wrong
        if text is not None:
            told(session, "enter", "Write it")
            session.paste(text)
            told(session, "enter", "Enter keeps it")
        if not words:
            told(session, "enter", "Kept.")
            return
        lines = asked(session, "escape" if text is None else "enter")


@pytest.mark.pty
def test_texts_are_translated_by_keys_and_heard_in_a_game(tmp_path: Path) -> None:
    data = prepare(tmp_path)
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.ftl").write_text(PORTUGUESE.read_text("utf-8"), "utf-8")
    words = dict(WORDS)
    with playroom(
        *("translate", "pt", "--part", "escoba", "--folder", str(folder)), data=data, deadline=30.0
    ) as session:
        translate(session, words)
        assert words == {}
        session.key("c-c")
        session.wait()
    kept = read_folder(str(folder.parent), folder.name)
    assert kept["escoba-event-turn"].strip() == "escoba-event-turn = É a sua vez."
    assert len(split_entries((folder / "escoba.ftl").read_text("utf-8"))) >= 6
    with playroom(
        *("play", "escoba", "--seed", "transcript 5", "--preset", "deal-game"),
        data=data,
        lang="pt",
        deadline=30.0,
    ) as session:
        heard = session.until("É a sua vez.")
        assert "Berta dá as cartas." in heard
        assert "3 cartas: 6 de ouros, 7 de espadas e valete de paus." in heard
        assert "Single-deal escoba for 2, with Berta." in heard  # not translated: told in English
        assert not [line for line in heard if "escoba-" in line or "words for it are" in line]
        session.key("c-c")
        session.wait()
