"""What tests need and a machine may lack. They are left out there, with a reason that is counted
and named at the end of the run; in CI nothing is left out: it fails.
"""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Iterable
from ctypes.util import find_library

import pytest

PROGRAMS = {
    "bubblewrap": "bwrap",
    "openssh-client": "ssh",
    "pulseaudio-utils": "parec",
    "systemd": "systemd-analyze",
    "speech-dispatcher-espeak-ng": "/usr/lib/speech-dispatcher-modules/sd_espeak-ng",
}
"""The programs by which Debian's packages are found, where they are not called like them."""
LIBRARIES = {"libespeak-ng1": "espeak-ng", "libspeechd2": "speechd"}
"""Packages that are libraries, as the loader finds them."""


def need(name: str, reason: str) -> None:
    """Leaves the test out if something is missing for `name`: the reason; "" if nothing is."""
    if reason:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{name} needs {reason}")


def need_packages(*packages: str) -> None:
    """Leaves the test out where one of these packages of Debian is not installed."""
    for package in packages:
        library = LIBRARIES.get(package)
        there = find_library(library) if library else shutil.which(PROGRAMS.get(package, package))
        need("this", "" if there else f"the Debian package {package}")


def left_out(reasons: Iterable[str]) -> list[str]:
    """A line for each reason for which tests were left out, the most frequent first."""
    counted = Counter(reason.removeprefix("Skipped: ") for reason in reasons)
    return [f"{count} left out: {reason}" for reason, count in counted.most_common()]
