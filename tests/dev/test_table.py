"""`playroom dev` in a real process at a pseudo-terminal: saves, faults, steps and seats by ear."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.test_command import ROOT, package, spoil
from tests.terminal.drive import Session

NAME = "briscola"
MAIN = "import sys; from playroom.cli.run import main; sys.exit(main())"


def dev(site: Path, *words: str, language: str = "en") -> Session:
    """The loop, in a folder of its own, with nothing of the player's about it."""
    home = site.parent.parent
    env = {
        "PYTHONPATH": f"{ROOT}:{site.parent}",
        "PLAYROOM_SPEECH": None,
        "SSH_CONNECTION": None,
        "SSH_TTY": None,
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "LC_ALL": "C.UTF-8",
    }
    argv = [sys.executable, "-c", MAIN, "dev", *words, "--lang", language]
    argv += ["--speech", f"file:{home / 'heard'}", "--seed", "7"]
    return Session(argv, cols=400, env=env, cwd=home, deadline=60.0)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    site = package(tmp_path, NAME)
    yield site
    assert not (tmp_path / "data").exists(), "something was kept in the player's folder"


def say(session: Session, text: str) -> list[str]:
    """Types a word behind a slash."""
    session.type("/" + text)
    return session.key("enter")


def test_the_match_goes_on_with_what_is_saved(site: Path) -> None:
    with dev(site, NAME) as table:
        table.until("5 cards: 2 of clubs")
        table.key("1")
        table.key("enter")
        table.until("Berta: 4 of spades.")
        assert say(table, "state")[0] == "What is true after input 3, hidden cards too."
        assert table.key("tab") == [
            "hands, Luis: 4 cards, 3 of clubs, 4 of diamonds, 6 of spades and 10 of hearts."
        ]
        assert table.key("tab")[0].startswith("hands, Berta: 3 cards, ")
        assert table.key("escape") == ["Your turn."]
        assert say(table, "moves")[0] == "Who is asked, and the legal moves."
        assert table.key("tab") == ["lay 3 of clubs. In the log: lay 3C."]
        table.key("escape")

        assert table.key("-") == ["Undone: input 3, Berta: lay 4S.", "Berta's turn."]
        assert table.key("+") == ["Done: input 3, Berta: lay 4S.", "Your turn."]

        spoil(site / "game.py", "state.scores[seat] + 1", "state.scores[seat] + 2")
        table.until("Reloaded, 3 inputs replayed.")
        assert table.key("s") == ["You 0, Berta 2."]

        spoil(site / "game.py", "def refusal(self", "def refusal((self")
        heard = table.until("Your table stays as it was. Save again when it is mended.")
        assert heard[-2].endswith("It is in game.py, line 30.")
        assert table.key("s") == ["You 0, Berta 2."]
        assert say(table, "trace")[0].startswith("The last fault in full, ")
        table.key("escape")
        spoil(site / "game.py", "def refusal((self", "def refusal(self")
        table.until("Reloaded, 3 inputs replayed.")

        spoil(site / "game.py", "if action.card not", "if action.card.suit == 0 or action.card not")
        heard = table.until("5 cards: 2 of clubs, 3 of clubs, 4 of diamonds, 6 of spades")
        assert heard[0] == (
            "Reloaded up to input 1, Luis: lay 2C. It is no longer taken: the 2 of clubs is not in "
            "your hand. A new match of the same seed begins."
        )

        spoil(site / "bots.py", "view: View = turn.view", "view: View = turn.sight")
        table.until("Reloaded, at the start.")
        table.key("3")
        table.key("enter")
        if not any("'sight'" in line for line in table.lines):
            table.until("AttributeError: 'Turn' object has no attribute 'sight'. It is in bots.py")
        spoil(site / "bots.py", "turn.sight", "turn.view")
        table.until("Reloaded, 1 input replayed.")
        table.key("n")
        table.until("Berta: ")
        table.send("\x04")
        table.until("Closed. Nothing of it is kept.")
        assert table.wait() == 0
    heard = (site.parent.parent / "heard").read_text("utf-8")
    assert "Reloaded, 3 inputs replayed. Your turn." in heard


def test_a_missing_message_is_named(site: Path) -> None:
    with dev(site, NAME) as table:
        table.until("5 cards: 2 of clubs")
        for language in ("en", "es"):
            spoil(site / "locales" / f"{language}.ftl", "briscola-event-laid", "briscola-event-lay")
        table.until("Reloaded, at the start.")
        table.key("1")
        table.key("enter")
        if not any("Words that are missing: briscola-event-laid" in line for line in table.lines):
            table.until("Words that are missing: briscola-event-laid")
        assert say(table, "trace")[0].startswith("The last fault in full, ")
        table.key("escape")
        table.send("\x04")
        assert table.wait() == 0


def test_every_seat_is_played_and_all_is_written_down(site: Path) -> None:
    with dev(site, NAME, language="es") as table:
        table.until("5 cartas: 2 de tréboles")
        assert say(table, "asiento todos")[0] == (
            "Ahora juegas en todos los asientos, primero en el 1, Luis."
        )
        table.key("1")
        assert "Ahora juegas en el asiento 2, Berta." in table.key("enter")
        assert say(table, "atrás") == ["Deshecho: jugada 1, Luis: lay 2C.", "Es tu turno."]
        assert say(table, "nueva 9")[0] == "Partida nueva, semilla 9."
        assert table.key("c-t") == ["¿Qué hacer con tu juego?", "Decir el estado."]
        table.key("escape")
        [written] = say(table, "transcripción")
        table.send("\x04")
        assert table.wait() == 0
    [file] = site.parent.parent.glob("*.es.txt")
    assert str(file) in written
    assert "Se reparten" in (text := file.read_text("utf-8")) or "5 cartas" in text


def test_a_game_that_does_not_load_is_waited_for(site: Path) -> None:
    spoil(site / "bots.py", "from .actions import Lay", "from .actions import Fly")
    with dev(site, NAME) as table:
        heard = table.until("Waiting for your next save.")
        assert heard[-2 - ("Check the game." in heard)].endswith("It is in bots.py, line 9.")
        spoil(site / "bots.py", "from .actions import Fly", "from .actions import Lay")
        table.until("5 cards: 2 of clubs")
        spoil(site / "locales" / "en.ftl", "briscola-name = Briscola", "briscola-name = Briscola {")
        heard = table.until("Your table stays as it was.")
        assert heard[-2].startswith("Words that cannot be read in en.ftl, line ")


def test_the_checks_are_read_at_the_table(site: Path) -> None:
    spoil(site / "locales" / "es.ftl", "briscola-refuse-card", "briscola-refused-card")
    with dev(site, NAME) as table:
        table.until("5 cards: ")
        assert say(table, "check") == ["Checking. You can play on meanwhile."]
        table.until("Faults are found. Lines: ", 240)  # they compute
        for _ in range(9):
            if "briscola-refuse-card" in "".join(table.key("tab")):
                break
        else:
            pytest.fail("the fault is not told")
        table.key("escape")
        assert table.key("t") == ["Your turn."]


def test_games_are_listed_and_an_unknown_one_is_refused(tmp_path: Path) -> None:
    with dev(package(tmp_path, NAME)) as listed:
        assert listed.wait() == 0
        assert any(line.startswith("briscola: ") for line in listed.lines)
    with dev(tmp_path / "site" / NAME, "nothing") as refused:
        assert refused.wait() == 2
        assert refused.lines[0].startswith("No game nothing. There are brisca, briscola, ")
