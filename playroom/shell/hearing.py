"""Language and verbosity screens, and repeating what was said."""

from __future__ import annotations

from playroom.engine.notes import Clean, note
from playroom.locale import LANGUAGES, teller_of
from playroom.locale.typed import value_of
from playroom.shell.announcer import LENGTHS
from playroom.shell.shell import Shell


def set_language(shell: Shell, language: str) -> None:
    """Speaks another language from now on, the history included."""
    if language not in LANGUAGES:
        shell.announcer.reply(note("shell-no-language", text=Clean.of(language)))
        return
    shell.language = language
    shell.announcer.teller = teller_of(language, shell.settings.words(language))
    shell.repaint()
    shell.set_setting("language", language)
    lines = shell.screens[-1].in_other_words() if shell.screens else ()
    shell.announcer.reply(note("shell-language"), *lines)


def next_language(shell: Shell) -> None:
    """The language after this one."""
    set_language(shell, LANGUAGES[(LANGUAGES.index(shell.language) + 1) % len(LANGUAGES)])


def name_language(shell: Shell, named: str) -> None:
    """The language that is named; which there are when none is."""
    if named:
        set_language(shell, value_of("language", named, LANGUAGES))
    else:
        shell.announcer.reply(note("shell-which-language"))


def set_verbosity(shell: Shell, length: str) -> None:
    """How long everything is told from now on."""
    if length not in LENGTHS:
        shell.announcer.reply(note("shell-no-verbosity", text=Clean.of(length)))
        return
    shell.set_setting("verbosity", length)
    shell.announcer.reply(note("shell-verbosity", length=length))


def next_verbosity(shell: Shell) -> None:
    """The next length."""
    now = str(shell.settings.get("verbosity"))
    set_verbosity(shell, LENGTHS[(LENGTHS.index(now) + 1) % 3] if now in LENGTHS else "normal")


def name_verbosity(shell: Shell, named: str) -> None:
    """The length that is named; which it is now when none is."""
    if named:
        set_verbosity(shell, value_of("verbosity", named, LENGTHS))
        return
    now = str(shell.settings.get("verbosity"))
    shell.announcer.reply(note("shell-which-verbosity", length=now))


# -- what was told ---------------------------------------------------------------------------------


def older(shell: Shell) -> None:
    """Back through what was told."""
    shell.announcer.older()


def newer(shell: Shell) -> None:
    """On through what was told."""
    shell.announcer.newer()


def oldest(shell: Shell) -> None:
    """To the beginning of what was told."""
    shell.announcer.oldest()


def newest(shell: Shell) -> None:
    """To the latest line."""
    shell.announcer.newest()


def repeat(shell: Shell) -> None:
    """What was said last."""
    shell.announcer.repeat()
