"""A door is one package and one row: who else knows one by its name is counted."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests import measure

WORD = re.compile(r"(?<![a-z])ssh(?![a-z]|_(?:connection|tty)\b)", re.IGNORECASE)
"""Also in a longer name (`open_ssh`); not in asyncssh, nor in the variables that tell a program
that its own terminal is far away.
"""
KNOW = {
    "playroom.doors",  # the list of doors
    "playroom.room.members.people",  # the kinds of keys
    "playroom.room.moderation.house_rules",  # how many may come by each door
    "playroom.speech.detect",  # is the person at another machine?
}


def knowing(modules: Iterable[measure.Source]) -> set[str]:
    """The modules outside the door's package that know its name."""
    return {
        module.name
        for module in modules
        if WORD.search(module.text) and not module.name.startswith("playroom.doors.ssh")
    }


def test_few_files_know_the_door_for_ssh() -> None:
    assert knowing(measure.sources("playroom")) == KNOW


def test_no_sentence_chooses_by_a_door() -> None:
    for file in (measure.ROOT / "locales").rglob("*.ftl"):
        assert "[ssh]" not in file.read_text("utf-8"), file


def test_who_knows_it_is_found() -> None:
    for text in ("ssh", "open_ssh()", "ssh_of", "SSH_PORT", "by SSH."):
        assert WORD.search(text), text
    for text in ("asyncssh", "fuse.sshfs", "SSH_TTY", "OpenSSH"):
        assert not WORD.search(text), text
