"""Tab completion: the words that may stand at the cursor of a command line, from the parser's
tables, the installed games and the kept ones.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from playroom.cli.parser import COMMANDS, EVERYWHERE, OPTIONS, VALUES, given_value

if TYPE_CHECKING:
    from playroom.engine.contract import Game

SHELLS = ("bash", "zsh", "fish", "powershell")
GAME_COMMANDS = ("play", "rules", "count", "puzzle", "simulate", "stats", "dev")
"""Commands that take a game."""
KEPT_COMMANDS = {
    "resume": ("open",),
    "replay": ("open", "finished"),
    "export": ("open", "finished"),
    "verify": ("open", "finished"),
    "review": ("finished",),
}
"""Commands that take a kept game, and the states of the games they take."""
FIXED = {
    "speech": ("auto", "screen-reader", "tts", "off", "file:"),
    "sounds": ("auto", "on", "off"),
    "verbosity": ("brief", "normal", "full"),
    "seat": ("all", "1", "2"),
}
"""The values of options that are the same for every game."""
MOST = 100
"""Kept games that are offered, the latest."""


class Word(NamedTuple):
    """A word that may stand there; what it means, where that is not plain."""

    text: str
    about: str = ""


class Typed(NamedTuple):
    """A command line up to the cursor: its command, the words that belong to it, the option with
    its value at the cursor, and the word at the cursor.
    """

    command: str
    words: tuple[str, ...]
    option: str
    current: str
    before: str
    """What stands in the same word before the value (`--lang=`)."""


def typed(words: Sequence[str]) -> Typed:
    """Reads a line of which the last word is at the cursor.

    >>> typed(["play", "cribbage", "--preset", "sh"])[:4]
    ('play', ('cribbage',), 'preset', 'sh')
    """
    *complete, current = words or [""]
    with_value = (*VALUES, "option")
    places: list[str] = []
    option = ""
    for word in complete:
        if option:
            option = ""
        elif word.startswith("--"):
            option = word[2:] if word[2:] in with_value else ""
        else:
            places.append(word)
    command, before = (places or [""])[0], ""
    name, equals, value = current.partition("=")
    if not option and equals and name.startswith("--") and name[2:] in with_value:
        option, current, before = name[2:], value, name + "="
    return Typed(command, tuple(places[1:]), option, current, before)


def candidates(words: Sequence[str], about: bool = False) -> list[Word]:
    """What may stand at the cursor, which is in the last of the words; `about`: with what kept
    games are.
    """
    line = typed(words)
    if line.option:
        found = _values(line, words)
    elif line.current.startswith("-"):
        options = (*OPTIONS.get(line.command, ()), *EVERYWHERE, "help")
        if not line.command:
            options = (*options, "version")
        found = [Word(f"--{option.replace('_', '-')}") for option in options]
    elif not line.command:
        found = [Word(command) for command in COMMANDS]
    elif line.words:
        found = []
    else:
        found = _places(line, words, about)
    return [
        Word(line.before + word.text, word.about)
        for word in found
        if word.text.startswith(line.current)
    ]


def _places(line: Typed, words: Sequence[str], about: bool) -> list[Word]:
    """The word that belongs to a command."""
    if line.command in GAME_COMMANDS:
        return _games()
    if line.command in KEPT_COMMANDS:
        return _kept(KEPT_COMMANDS[line.command], words, about)
    own = {"completion": SHELLS, "host": ("log",)}
    return [Word(word) for word in own.get(line.command, ())]


def _games() -> list[Word]:
    from playroom.engine.registry import game_ids

    return [Word(id_) for id_ in game_ids()]


def _kept(states: tuple[str, ...], words: Sequence[str], about: bool) -> list[Word]:
    from collections import Counter

    from playroom.store import Store
    from playroom.store.paths import places

    folders = places(given_value(words, "--data"))
    with Store.open(folders.data, read_only=True) as store:
        games = [*(store.unfinished() if "open" in states else ())]
        games += store.finished() if "finished" in states else ()
    games = games[:MOST]
    short = Counter(game.id[:6] for game in games)
    ids = [game.id[:6] if short[game.id[:6]] == 1 else game.id for game in games]
    if not about:
        return [Word(id_) for id_ in ids]
    import os

    from playroom.cli.start.early import early_setting
    from playroom.locale import Listener, choose_language, teller_of
    from playroom.shell.kept_games import summary_note

    asked, set_ = given_value(words, "--lang"), early_setting(folders.settings, "language")
    teller = teller_of(choose_language(asked, set_, os.environ))
    nobody = Listener(None, (), ())
    return [
        Word(id_, teller.tell(summary_note(game), nobody))
        for id_, game in zip(ids, games, strict=True)
    ]


def _values(line: Typed, words: Sequence[str]) -> list[Word]:
    """The values of an option; none of those that are files, which the shell completes."""
    if line.option == "lang":
        from playroom.locale import LANGUAGES

        return [Word(language) for language in LANGUAGES]
    if line.option in FIXED:
        return [Word(value) for value in FIXED[line.option]]
    if line.option == "open":
        return _games()
    if line.option not in ("preset", "option", "seats", "level"):
        return []
    from playroom.engine.registry import find_game, games

    name = line.words[0] if line.words else given_value(words, "--open")
    if line.option == "level":
        return [Word(level) for level in _levels([find_game(name)] if name else games())]
    if not name:
        return []
    game = find_game(name)
    if line.option == "preset":
        return [Word(preset) for preset in game.presets]
    return _options(game, line) if line.option == "option" else _seats(game, line)


def _levels(games: Iterable[Game[Any, Any]]) -> list[str]:
    return sorted({level for game in games for level in game.bots if level != "random"})


def _options(game: Game[Any, Any], line: Typed) -> list[Word]:
    """`name=`, and then the values of that option."""
    name, equals, _ = line.current.partition("=")
    if not equals:
        return [Word(f"{option.name}=") for option in game.options.offered]
    option = next((one for one in game.options.offered if one.name == name), None)
    if option is None:
        return []
    values = ("yes", "no") if option.kind == "bool" else tuple(map(str, option.values))
    return [Word(f"{name}={value}") for value in values]


def _seats(game: Game[Any, Any], line: Typed) -> list[Word]:
    """The level of the last seat: after its name, or alone for bots against bots."""
    before, comma, last = line.current.rpartition(",")
    name, colon, _ = last.partition(":")
    if not colon and line.command != "simulate":
        return []
    start = before + comma + (name + colon if colon else "")
    return [Word(start + level) for level in _levels([game])]


# -- shells ----------------------------------------------------------------------------------------


def split(line: str) -> list[str]:
    """The words of a line up to the cursor without the first, the program's name; the last one is
    empty after a blank.

    >>> split("playroom play "), split("playroom pl")
    (['play', ''], ['pl'])
    """
    try:
        words = shlex.split(line)
    except ValueError:  # a quotation that is not closed yet
        words = line.split()
    return [*words, ""][1:] if line[-1:].isspace() else words[1:]


def for_shell(shell: str, words: Sequence[str], breaks: str = "") -> list[str]:
    """The lines that a shell's script reads. bash takes a word from the last of the characters
    `breaks` on for a word of its own.
    """
    found = candidates(words, shell != "bash")
    if shell == "bash":
        current = words[-1] if words else ""
        cut = 1 + max((current.rfind(char) for char in breaks), default=-1)
        return [word.text[cut:] for word in found]
    if shell == "zsh":
        return [":".join((word.text.replace(":", "\\:"), word.about)) for word in found]
    return ["\t".join(word) if word.about else word.text for word in found]


def complete(words: Sequence[str]) -> int:
    """`playroom completion words SHELL ...`, which the scripts call: for bash the line up to the
    cursor and the characters that end a word, for the others the words. Whatever is wrong, it
    prints nothing.
    """
    try:
        shell, *rest = words
        if shell == "bash":
            lines = for_shell(shell, split(rest[0]), "".join(set(rest[1]) & set("=:")))
        else:
            if rest and rest[-1] == '""':  # an empty word, which PowerShell would leave out
                rest[-1] = ""
            lines = for_shell(shell, rest)
    except Exception:  # a shell shows no trouble while a line is typed
        return 0
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0
