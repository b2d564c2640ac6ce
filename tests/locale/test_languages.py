"""Which languages there are, which one is spoken, and the line that is printed before anything is
imported.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from playroom.engine.notes import note
from playroom.locale import (
    LANGUAGES,
    Teller,
    choose_language,
    find_language,
    first_line,
    language_name,
    locales_dir,
)
from playroom.locale import languages as module
from playroom.locale import teller as teller_module
from playroom.locale.languages import read_entries, split_entries

from .telling import TEAMS


def test_languages_are_the_folders_of_locales() -> None:
    assert {"en", "es"} <= set(LANGUAGES)
    assert set(LANGUAGES) == {one.name for one in locales_dir().iterdir() if one.is_dir()}
    assert [language_name(one) for one in ("en", "es", "xx")] == ["English", "español", "xx"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("es", "es"), ("ES", "es"), ("es-MX", "es"), ("es_ES.UTF-8", "es"), ("en_GB@euro", "en"),
        (" en ", "en"),
        ("fr", None), ("", None), (None, None), ("C", None), ("POSIX", None), ("español", None),
        ("../en", None), ("e", None),
    ],
)  # fmt: skip
def test_find_language(text: str | None, language: str | None) -> None:
    assert find_language(text) == language


@pytest.mark.parametrize(
    ("wanted", "setting", "env", "system", "language"),
    [
        ("en", "es", {"LANG": "es_ES.UTF-8"}, "es", "en"),
        (None, "es", {"LANG": "en_US.UTF-8"}, "en", "es"),
        (None, "xx", {"LANG": "es_AR.UTF-8"}, "en", "es"),
        (None, None, {"LC_ALL": "es_ES", "LC_MESSAGES": "en_US", "LANG": "en_US"}, None, "es"),
        (None, None, {"LC_ALL": "", "LC_MESSAGES": "es_ES", "LANG": "en_US"}, None, "es"),
        (None, None, {"LANG": "es_MX.UTF-8"}, "en", "es"),
        (None, None, {"LC_ALL": "C", "LANG": "es_ES"}, "es", "en"),
        (None, None, {"LANG": "fr_FR.UTF-8"}, "es", "en"),
        (None, None, {}, "es-ES", "es"),
        (None, None, {}, "fr-FR", "en"),
        (None, None, {}, None, "en"),
    ],
)
def test_choose_language(
    wanted: str | None, setting: str | None, env: dict[str, str], system: str | None, language: str
) -> None:
    assert choose_language(wanted, setting, env, lambda: system) == language


def test_the_system_is_asked_last_and_may_fail(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import plistlib

    monkeypatch.setattr(module.sys, "platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert module.system_language() is None
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    (folder / ".GlobalPreferences.plist").write_bytes(
        plistlib.dumps({"AppleLanguages": ["es-MX", "en"]})
    )
    assert module.system_language() == "es-MX"
    assert choose_language(None, None, {}) == "es"
    (folder / ".GlobalPreferences.plist").write_bytes(b"broken")
    assert choose_language(None, None, {}) == "en"
    if not hasattr(__import__("ctypes"), "windll"):
        monkeypatch.setattr(module.sys, "platform", "win32")
        assert module.system_language() is None


def test_a_third_language_is_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "eo").mkdir()
    (tmp_path / ".git").mkdir()
    (tmp_path / "eo" / "cards.ftl").write_text(
        "language-name = Esperanto\npeople-you = vi\n", "utf-8"
    )
    (tmp_path / "eo" / "shell.ftl").write_bytes("shell-welcome = Ludĉambro.\r\n".encode())
    (tmp_path / "en" / "shell.ftl").write_text("shell-only-english = Only here.\n", "utf-8")
    (tmp_path / "eo" / "odd.ftl").write_bytes(b"x-a = \xff\xfe\n")
    monkeypatch.setattr(module, "_folder", lambda: str(tmp_path))
    monkeypatch.setattr(module, "_READ", {})
    monkeypatch.setattr(module, "LANGUAGES", module.installed_languages())
    teller_module.forget()
    try:
        assert module.LANGUAGES == ("en", "eo")
        assert choose_language("eo_XX", None, {}) == "eo"
        assert choose_language(None, None, {"LANG": "es_ES"}) == "en"
        assert language_name("eo") == "Esperanto"
        assert first_line("eo", "shell-welcome") == "Ludĉambro."
        assert first_line("eo", "shell-only-english") == "Only here."
        assert Teller("eo").tell(note("shell-welcome"), TEAMS) == "Ludĉambro."
    finally:
        teller_module.forget()


def test_a_language_of_a_translator_can_be_chosen_and_lacks_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own, elsewhere = tmp_path / "languages" / "pt", tmp_path / "elsewhere"
    for folder in (own, elsewhere):
        folder.mkdir(parents=True)
    (own / "shell.ftl").write_text("shell-welcome = Sala de jogos.\n", "utf-8")
    (own / "escoba.ftl").write_text("escoba-event-turn = É a sua vez.\n", "utf-8")
    (elsewhere / "cards.ftl").write_text("language-name = galego\n", "utf-8")
    (tmp_path / "languages" / "gl.txt").write_text(f"{elsewhere}\n", "utf-8")
    monkeypatch.setattr(module, "LANGUAGES", module.LANGUAGES)
    monkeypatch.setattr(module, "_TRANSLATED", {})
    monkeypatch.setattr(module, "_READ", {})
    module.add_translations(str(tmp_path / "nothing"))
    assert module.installed_languages() == module.LANGUAGES
    module.add_translations(str(tmp_path))
    teller_module.forget()
    try:
        assert module.LANGUAGES == ("en", "es", "gl", "pt")
        assert find_language("pt-BR") == "pt"
        assert language_name("gl") == "galego"
        assert first_line("pt", "shell-welcome") == "Sala de jogos."
        assert first_line("pt", "shell-goodbye") == first_line("en", "shell-goodbye")
        assert Teller("pt").tell(note("escoba-event-turn"), TEAMS) == "É a sua vez."
        for code in ("pt", "gl"):
            for id in ("shell-goodbye", "escoba-event-round", "people-unnamed"):
                one = note(id, round=1, rounds=6)
                assert Teller(code).tell(one, TEAMS) == Teller("en").tell(one, TEAMS)
    finally:
        teller_module.forget()


def test_an_installed_package_carries_its_locales(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "playroom"
    (package / "locale").mkdir(parents=True)
    (tmp_path / "locales" / "en").mkdir(parents=True)
    monkeypatch.setattr(module, "__file__", str(package / "locale" / "languages.py"))
    assert locales_dir() == tmp_path / "locales"
    (package / "locales" / "es").mkdir(parents=True)
    assert locales_dir() == package / "locales"


def _plain_ids(language: str) -> list[str]:
    return [
        name
        for name, source in read_entries(language, "shell").items()
        if "{" not in source and "\n    ." not in source
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_is_what_fluent_says(language: str) -> None:
    strict = Teller(language, strict=True)
    ids = _plain_ids(language)
    assert "shell-welcome" in ids or not read_entries(language, "shell")
    for name in ids:
        told = strict.phrase(note(name), TEAMS)
        assert first_line(language, name).rstrip(".") == told, name


def test_the_first_line_keeps_to_one_line() -> None:
    source = (
        "a = One\n    two.\n    .brief = not this\n# comment\n\nb = Three.\n-term = x\nc =\n"
        "    Four\n\n    five.\n}\n"
    )
    entries = split_entries(source)
    assert list(entries) == ["a", "b", "-term", "c"]
    assert entries["a"].startswith("a = One\n")
    assert "comment" not in entries["a"] + entries["b"]


def test_an_option_may_be_one_message() -> None:
    source = (
        "x-option-aces = Aces\n    .about = Who\n      is best.\n    .high = high\n"
        "x-event-laid = Laid\n    .brief = L\n    .about = other\n"
    )
    assert split_entries(source) == {
        "x-option-aces": "x-option-aces = Aces\n",
        "x-option-aces-about": "x-option-aces-about = Who\n      is best.\n",
        "x-option-aces-high": "x-option-aces-high = high\n",
        "x-event-laid": "x-event-laid = Laid\n    .brief = L\n    .about = other\n\n",
    }


def test_the_first_line_needs_no_library() -> None:
    """In a new interpreter: no Fluent, no `typing`, no `re`, and (roughly, generously) no time."""
    code = (
        "import sys; before = set(sys.modules); import time; start = time.perf_counter();"
        "from playroom.locale import choose_language, first_line;"
        "line = first_line(choose_language('es', None, {}), 'shell-welcome');"
        "print(time.perf_counter() - start); print(line); print(*sorted(set(sys.modules) - before))"
    )
    root = Path(module.__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, encoding="utf-8", check=True
    )
    seconds, line, loaded = done.stdout.splitlines()
    assert line.endswith(".")
    assert not {
        "fluent",
        "fluent.runtime",
        "typing",
        "re",
        "pathlib",
        "dataclasses",
        "babel",
    } & set(loaded.split())
    assert float(seconds) < 1


def test_a_file_is_read_once() -> None:
    first_line("en", "shell-welcome")
    start = time.perf_counter()
    for _ in range(100):
        first_line("en", "shell-welcome")
    assert time.perf_counter() - start < 1
