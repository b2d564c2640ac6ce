"""Languages: which exist, language negotiation, and the plain first line of the program.

Needed before anything else may be imported, so it imports next to nothing itself: no `typing`,
`pathlib` or `re`, no Fluent. Reading one message costs a fraction of a millisecond.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # type checkers take this name for true; importing `typing` would cost 8 ms
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

DEFAULT = "en"
"""The fallback language."""


def _folder() -> str:
    # os.path, since importing pathlib costs more than the whole budget
    here = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120
    package = os.path.dirname(here)  # noqa: PTH120
    installed = os.path.join(package, "locales")  # noqa: PTH118
    if os.path.isdir(installed):  # noqa: PTH112
        return installed
    return os.path.join(os.path.dirname(package), "locales")  # noqa: PTH118, PTH120


def locales_dir() -> Path:
    """The folder with one folder a language: inside the installed package, else beside the package
    in a checkout.
    """
    from pathlib import Path

    return Path(_folder())


def installed_languages() -> tuple[str, ...]:
    """The folders of `locales_dir()`."""
    try:
        with os.scandir(_folder()) as entries:
            return tuple(
                sorted(
                    entry.name for entry in entries if entry.is_dir() and entry.name[:1].isalpha()
                )
            )
    except OSError:
        return ()


LANGUAGES: tuple[str, ...] = installed_languages()
"""The languages of this installation, by their codes (`en`, `es`), in alphabetical order: the
folders of `locales_dir()`, and those of translators (`add_translations`).
"""

TRANSLATIONS = "languages"
"""The folder of languages that are being translated, where games are kept."""
_TRANSLATED: dict[str, str] = {}


def translation_folder(data: str, language: str) -> str:
    """Where a translator keeps a language: a folder beside the games, or what a file `<code>.txt`
    there names.
    """
    folder = os.path.join(data, TRANSLATIONS, language)  # noqa: PTH118
    try:
        with open(folder + ".txt", encoding="utf-8") as file:  # noqa: PTH123
            return file.read().strip() or folder
    except (OSError, ValueError):
        return folder


def add_translations(data: str) -> None:
    """Adds the languages that are being translated where games are kept (`data`): what such a
    folder has comes before what is installed. To be called before other modules take `LANGUAGES`.
    """
    global LANGUAGES
    try:
        with os.scandir(os.path.join(data, TRANSLATIONS)) as entries:  # noqa: PTH118
            names = [entry.name.removesuffix(".txt") for entry in entries]
    except OSError:
        return
    for name in names:
        folder = translation_folder(data, name)
        if name[:1].isalpha() and os.path.isdir(folder):  # noqa: PTH112
            _TRANSLATED[name] = folder
    LANGUAGES = tuple(sorted({*LANGUAGES, *_TRANSLATED}))


def _folders(language: str) -> list[str]:
    """The folders with the words of a language, those of its translator first."""
    installed = os.path.join(_folder(), language)  # noqa: PTH118
    return [_TRANSLATED[language], installed] if language in _TRANSLATED else [installed]


def find_language(text: str | None) -> str | None:
    """The language that `text` asks for (`es`, `ES`, `es-MX`, `es_ES.UTF-8`), or None when there is
    none such.
    """
    if not text:
        return None
    wanted = text.strip().replace("_", "-").split(".")[0].split("@")[0].lower()
    for code in (wanted, wanted.split("-")[0]):
        for language in LANGUAGES:
            if language.lower() == code:
                return language
    return None


def choose_language(
    wanted: str | None,
    setting: str | None,
    env: Mapping[str, str],
    system: Callable[[], str | None] | None = None,
) -> str:
    """The language to speak: what was asked for, else what was set, else the system's, else
    English.

    `env` is the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set speaks for
    the system; when none is, `system` is asked (`system_language` unless given). A `wanted` that
    does not exist counts as not asked: who must refuse it uses `find_language`.
    """
    for language in (wanted, setting):
        if match := find_language(language):
            return match
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := env.get(name):
            return find_language(value) or _default()
    return find_language((system or system_language)()) or _default()


def _default() -> str:
    return DEFAULT if DEFAULT in LANGUAGES or not LANGUAGES else LANGUAGES[0]


def system_language() -> str | None:
    """The language of a Windows or macOS desktop (`es-ES`), or None.

    For systems that set no environment variable.
    """
    try:
        if sys.platform == "win32":
            return _windows_language()
        if sys.platform == "darwin":
            return _mac_language()
    except Exception:  # whatever an unusual system does, English is an answer
        return None
    return None


def _windows_language() -> str | None:
    import ctypes

    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - exists on Windows only
    name = ctypes.create_unicode_buffer(85)
    if kernel.LCIDToLocaleName(kernel.GetUserDefaultUILanguage(), name, len(name), 0):
        return name.value
    return None


def _mac_language() -> str | None:
    import plistlib

    path = os.path.expanduser("~/Library/Preferences/.GlobalPreferences.plist")  # noqa: PTH111
    with open(path, "rb") as file:  # noqa: PTH123
        languages = plistlib.load(file).get("AppleLanguages", [])
    return str(languages[0]) if languages else None


# -- message files ---------------------------------------------------------------------------------


def read_entries(language: str, part: str) -> dict[str, str]:
    """The messages and terms (`-name`) of one file of the room's own words, id -> source with its
    attributes, without parsing them.

    An entry begins in the first column and goes on while lines are indented, empty or closing
    braces. Missing or unreadable files have no entries. Of two entries with one id the first
    counts, as in Fluent.
    """
    entries: dict[str, str] = {}
    for folder in _folders(language):
        for id, source in _entries_of(os.path.join(folder, part + ".ftl")).items():  # noqa: PTH118
            entries.setdefault(id, source)
    return entries


def _entries_of(path: str) -> dict[str, str]:
    try:
        with open(path, encoding="utf-8-sig") as file:  # noqa: PTH123
            text = file.read()
    except (OSError, ValueError):
        return {}
    return split_entries(text)


def read_folder(folder: str, language: str) -> dict[str, str]:
    """The messages of one language in a folder of words: those of `<language>.ftl` and of
    `<language>/*.ftl`, the first of an id only.

    Missing or unreadable files have no entries.
    """
    entries: dict[str, str] = {}
    for path in word_files(folder, language):
        for id, source in _entries_of(path).items():
            entries.setdefault(id, source)
    return entries


def word_files(folder: str, language: str) -> list[str]:
    """The files with the words of a language in a folder, in the order they are read."""
    inner = os.path.join(folder, language)  # noqa: PTH118
    alone = inner + ".ftl"
    try:
        with os.scandir(inner) as entries:
            names = sorted(entry.name for entry in entries if entry.name.endswith(".ftl"))
    except OSError:
        names = []
    files = [os.path.join(inner, name) for name in names]  # noqa: PTH118
    return [alone, *files] if os.path.isfile(alone) else files  # noqa: PTH113


def spread(text: str) -> str:
    """A file of messages in which an option or a preset may be one message: each attribute of it
    (`.about`, of a choice its values) becomes the message that it stands for.

    >>> print(spread("x-option-aces = Aces\\n    .about = Who is best.\\n    .high = high"))
    x-option-aces = Aces
    x-option-aces-about = Who is best.
    x-option-aces-high = high
    """
    if " .about" not in text:
        return text
    lines, id = [], ""
    for line in text.split("\n"):
        start, equals, rest = line.partition("=")
        if line[:1].isalpha() and equals:
            id = start.strip()
        elif equals and (name := start.strip())[:1] == "." and _is_row(id):
            line = f"{id}-{name[1:]} ={rest}"
        lines.append(line)
    return "\n".join(lines)


def _is_row(id: str) -> bool:
    return "-option-" in id or "-preset-" in id


def split_entries(text: str) -> dict[str, str]:
    """`read_entries` of a text."""
    entries: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in spread(text).split("\n"):
        first = line[:1]
        if first == "#":
            lines = None
        elif (first.isalpha() or first == "-") and "=" in line:
            name = line[: line.index("=")].strip()
            lines = [line]
            if name in entries:
                lines = None
            else:
                entries[name] = lines
        elif lines is not None:
            lines.append(line)
    return {name: "\n".join(lines) + "\n" for name, lines in entries.items()}


def read_parts(language: str) -> tuple[str, ...]:
    """The names of a language's files of the room's own words, without their ending, in
    alphabetical order; a translator has games among them.
    """
    names: set[str] = set()
    for folder in _folders(language):
        try:
            with os.scandir(folder) as entries:
                names |= {entry.name[:-4] for entry in entries if entry.name.endswith(".ftl")}
        except OSError:
            continue
    return tuple(sorted(names))


_READ: dict[tuple[str, str], dict[str, str]] = {}


def plain(language: str, part: str, id: str) -> str | None:
    """A message without values of `<part>.ftl`, or None when there is none such.

    The file is read once.
    """
    if (language, part) not in _READ:
        _READ[language, part] = read_entries(language, part)
    source = _READ[language, part].get(id)
    if source is None:
        return None
    value = source[source.index("=") + 1 :]
    lines: list[str] = []
    for line in value.split("\n"):
        if line.lstrip().startswith("."):
            break
        lines.append(line)
    text = " ".join(" ".join(lines).split())
    return text if text and "{" not in text else None


def first_line(language: str, id: str) -> str:
    """One plain message (no values) of `shell.ftl`, read without the Fluent library: for the line
    before everything else.

    A message that is missing is said in English; when it is nowhere, its name is said.
    """
    return plain(language, "shell", id) or plain(DEFAULT, "shell", id) or unsayable(id)


def language_name(language: str) -> str:
    """What a language calls itself (`English`, `español`)."""
    return plain(language, "cards", "language-name") or language


def unsayable(id: str) -> str:
    """The last resort of a broken installation: the words of the message's name."""
    return " ".join(id.replace("-", " ").replace("_", " ").split()) + "."
