"""No test depends on the language, the place or the settings of the person at the machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import measure
from tests.surroundings import UMASK, is_personal, neutral

READ = re.compile(r"\benv(?:iron)?(?:\.get\(|\[)\"([A-Z_]+)\"|^VARIABLE = \"(.*)\"", re.MULTILINE)
"""How the product asks for a variable."""
NOT_THE_PERSONS = {
    "CI": "what is missing is a fault there (`tests.needed`)",
    "UV": "how the tests were started",
    "LD_LIBRARY_PATH": "what is installed",
}
"""What is left as it is, and why."""


def test_all_that_the_product_reads_is_neutral() -> None:
    sources = measure.sources("playroom")
    read = {one or two for module in sources for one, two in READ.findall(module.text)}
    read |= {"LC_ALL", "LC_MESSAGES", "LANG"}
    assert {"TERM", "SSH_TTY", "PLAYROOM_CURSOR", "PLAYROOM_ENGINE"} < read
    assert {name for name in read if not is_personal(name)} == set(NOT_THE_PERSONS)


def test_tests_run_in_it() -> None:
    home = os.environ["HOME"]
    assert neutral(os.environ, home) == dict(os.environ)
    assert Path(home).is_dir()
    assert Path(home) == Path.home()


@pytest.mark.skipif(sys.platform == "win32", reason="rights and zones are POSIX's")
def test_so_do_the_programs_that_they_start() -> None:
    asks = "import os, time; print(os.umask(0), time.tzname[0], os.environ['LANG'])"
    done = subprocess.run(
        [sys.executable, "-c", asks], stdout=subprocess.PIPE, text=True, check=True
    )
    assert done.stdout.split() == [str(UMASK), "UTC", "C.UTF-8"]
    assert time.tzname[0] == "UTC"


def test_what_a_person_has_set_is_gone() -> None:
    theirs = {
        "LANG": "es_ES.UTF-8",
        "LC_TIME": "de_DE",
        "LANGUAGE": "es:de",
        "SSH_TTY": "/dev/pts/0",
    }
    others = {"PATH": "/bin", "CI": "true", "PIP_INDEX_URL": "x", "PLAYROOM_THOROUGH": "1"}
    made = neutral({**theirs, **others}, "empty")
    assert others.items() <= made.items()
    assert (made["LANG"], made["HOME"]) == ("C.UTF-8", "empty")
    assert made.keys() & theirs.keys() == {"LANG"}
