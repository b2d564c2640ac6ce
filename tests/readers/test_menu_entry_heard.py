"""The playroom's entry in the menu of applications, through Orca: its name and what it is, in the
language of the desktop.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("Orca is for Linux", allow_module_level=True)

from tests.readers import orca
from tests.readers.hear import SERVERS, SYSTEM_PYTHON, need

ENTRY = Path(__file__).parents[2] / "packaging/debian/playroom.desktop"
HEARD = {
    "en": ("Playroom.", "Card room. Card games that your screen reader or a voice of their own"),
    "es": ("Sala de juegos.", "Sala de cartas. Juegos de cartas que habla tu lector de pantalla"),
}


@pytest.mark.flaky(reruns=2)  # see conftest.py: readers work by the clock
@pytest.mark.reader
@pytest.mark.parametrize("lang", HEARD)
def test_the_entry_is_heard_in_the_language_of_the_desktop(lang: str) -> None:
    need("orca", orca.missing())
    with orca.Desk() as desk:
        program = desk.folder / "bin/playroom"  # without it the entry would be hidden
        program.write_text("#!/bin/sh\n", "utf-8")
        program.chmod(0o755)
        desk.env["LANGUAGE"] = lang
        menu = (SYSTEM_PYTHON, str(SERVERS / "menu.py"), str(ENTRY))
        window = desk.start(*menu, stdout=subprocess.PIPE)
        assert window.stdout is not None
        number = window.stdout.readline().decode().strip()
        desk.xdotool("windowfocus", "--sync", number)
        desk.until(lambda: "Applications frame." in desk.speech.said(), "Orca's look at the window")
        desk.xdotool("key", "F10")
        desk.until(lambda: "Games menu." in desk.speech.said(), "the menu")
        desk.xdotool("key", "Down")
        name, about = HEARD[lang]
        desk.until(lambda: any(about in line for line in desk.speech.said()), "the entry")
        assert name in desk.speech.said()
