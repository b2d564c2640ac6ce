"""What is released: one version everywhere, changelogs in both languages, sums, signatures."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from datetime import date
from pathlib import Path

import pytest

from playroom import __version__
from playroom.bootstrap import ROOT
from tests.needed import need_packages
from tests.release.tools import tool

TODAY = date(2027, 2, 1)
SECTION = "# Changes\n\n## {} ({})\n"


def sections(file: Path) -> list[tuple[int, str]]:
    """The headings of versions and below, by their depth; the words differ by language."""
    found = re.findall(r"^(#+) (\S+)", file.read_text("utf-8"), re.MULTILINE)
    return [(len(marks), word if marks == "##" else "") for marks, word in found]


def test_the_changelogs_tell_of_this_version_alike() -> None:
    english, spanish = (sections(file) for file in tool("release").CHANGES)
    assert english == spanish
    assert english[1] == (2, __version__)


def test_the_command_tells_the_version() -> None:
    words = [sys.executable, "-m", "playroom", "--version"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout == f"playroom {__version__}\n"


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        (("1.0", "2027-01-31"), ("0.9", "2027-01-31")),
        (("0.9", "2027-01-31"), ("0.9", "2027-01-31")),
        (("1.0", "2027-01-31"), ("1.0", "2027-01-30")),
        (("1.0", "not released yet"), ("1.0", "not released yet")),
        (("1.0", "2027-02-02"), ("1.0", "2027-02-02")),
    ],
)
def test_what_does_not_agree_is_not_released(
    english: tuple[str, str], spanish: tuple[str, str]
) -> None:
    release = tool("release")
    texts = [SECTION.format(*one) for one in (english, spanish)]
    with pytest.raises(release.NotYet):
        release.check_changes("1.0", texts, TODAY)
    release.check_changes("1.0", [SECTION.format("1.0", "2027-01-31")] * 2, TODAY)


def test_sums_are_signed_and_a_changed_file_is_found(tmp_path: Path) -> None:
    need_packages("minisign")
    release = tool("release")
    dist, secret, public = tmp_path / "dist", tmp_path / "key", tmp_path / "playroom.pub"
    dist.mkdir()
    (dist / "playroom.zip").write_bytes(b"a zip")
    sums = release.write_sums(dist)
    subprocess.run(
        ["minisign", "-G", "-W", "-p", public, "-s", secret], check=True, capture_output=True
    )
    [sign] = release.signing(sums, str(secret), sigstore=False)
    subprocess.run(sign, check=True, capture_output=True)
    checks = (
        ["minisign", "-V", "-q", "-p", str(public), "-m", str(sums)],
        ["sha256sum", "--check", "--quiet", "SHA256SUMS"],
    )

    def good() -> list[bool]:
        return [
            subprocess.run(one, cwd=dist, capture_output=True, check=False).returncode == 0
            for one in checks
        ]

    assert good() == [True, True]
    assert release.write_sums(dist).read_text("utf-8").count("\n") == 1  # no signature in it
    (dist / "playroom.zip").write_bytes(b"another")
    assert good() == [True, False]
    release.write_sums(dist)
    assert good() == [False, True]


def test_a_zip_is_listed_by_its_wheels_packages_and_programs(tmp_path: Path) -> None:
    file = tmp_path / "Playroom.zip"
    with zipfile.ZipFile(file, "w") as made:
        made.writestr("wheels/fluent.runtime-0.4.0-py2.py3-none-any.whl", b"wheel")
        made.writestr("site/babel-2.18.0.dist-info/METADATA", "Name: babel\nVersion: 2.18.0\n")
        made.writestr("uv.exe", b"program")
        made.writestr("Playroom.cmd", b"")
    parts = tool("sbom").of_zip(file)["components"]
    assert [(one["name"], one["version"]) for one in parts] == [
        ("fluent-runtime", "0.4.0"),
        ("babel", "2.18.0"),
        ("uv.exe", ""),
    ]
    assert [one.get("purl") for one in parts] == [
        "pkg:pypi/fluent-runtime@0.4.0",
        "pkg:pypi/babel@2.18.0",
        None,
    ]
