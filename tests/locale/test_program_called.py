"""Commands in messages are written as this program is started."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom import installation_kind
from playroom.bootstrap import ROOT
from playroom.cli.parser import COMMANDS
from playroom.engine.notes import note
from playroom.installation_kind import program_called
from playroom.locale import LANGUAGES, Listener, teller_of

NAMED = re.compile(
    r"(?<!the )(?<![\w/-])playroom (?:" + "|".join((*COMMANDS, "--", r"\{ \$command")) + r")(?!\w)",
    re.IGNORECASE,
)
"""The program called by one name, whatever it is called here."""
PASSED_ON = {"rooms-bad-entry"}
"""Messages that speak of a line for others, which is the same for all."""


def lines() -> Iterator[tuple[str, str]]:
    """Lines of messages, with the id of the message."""
    for file in sorted((*ROOT.glob("locales/*/*.ftl"), *ROOT.glob("games/*/locales/*.ftl"))):
        id_ = ""
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith(("#", " ")):
                id_ = line.partition(" ")[0]
            if not line.startswith("#"):
                yield id_, line


def test_no_message_takes_the_name_of_the_program_for_granted() -> None:
    assert {id_ for id_, line in lines() if NAMED.search(line)} == PASSED_ON


@pytest.mark.parametrize(
    ("started", "kind", "called"),
    [
        (f"{ROOT}/playroom/__main__.py", "checkout", "python3 -m playroom"),
        (f"{ROOT}/playroom/__main__.py", "files", "python3 -m playroom"),
        ("site-packages/playroom/__main__.py", "venv", "python3 -m playroom"),
        ("site-packages/playroom/__main__.py", "debian", "playroom"),
        ("site-packages/playroom/__main__.py", "zip", "playroom"),
        ("/usr/local/bin/playroom", "python", "playroom"),
        ("playroom.exe", "frozen", "playroom"),
        ("", "python", "playroom"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="Python is called otherwise there")
def test_a_command_begins_as_the_program_was_started(
    started: str, kind: str, called: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(Path(started)) if started else "", "join"])
    monkeypatch.setattr(installation_kind, "kind_of_installation", lambda facts: kind)
    assert program_called() == called
    for language in LANGUAGES:
        said = teller_of(language).tell(note("way-back-join"), Listener(None, (), ()))
        assert said.startswith(f"{called} join ")
