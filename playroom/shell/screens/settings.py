"""Settings menu; every change is heard and stored at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial

from playroom.engine.notes import Clean, note
from playroom.locale import LANGUAGES, language_name, teller_of, word_choices
from playroom.shell.hearing import set_language
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.prompt import Prompt
from playroom.shell.screens.keys import open_keys
from playroom.shell.screens.settings_items import choice
from playroom.shell.screens.sounds import bell_item, open_sounds
from playroom.shell.screens.verbosity import open_kinds, preset_item
from playroom.shell.screens.voices import open_voices
from playroom.shell.shell import Shell
from playroom.shell.terminal.theme import THEMES, allowed

PACES = (0, 4, 8, 12, 20, 30)
NAME = 40
"""Characters of a player's name."""


class SettingsMenu(Menu):
    """The menu of the settings."""


def open_settings(shell: Shell) -> None:
    """The settings that can be changed in the room."""

    def items() -> Sequence[MenuItem]:
        return [
            _language(shell),
            preset_item(shell),
            choice(
                shell,
                "verbosity",
                ("brief", "normal", "full"),
                lambda v: note("setting-verbosity", value=str(v)),
            ),
            item(note("setting-kinds"), partial(open_kinds, shell), note("setting-kinds-about")),
            item(
                note("setting-voice"),
                partial(open_voices, shell),
                note("setting-voice-about"),
                "voice",
            ),
            item(
                note("sounds-open"),
                partial(open_sounds, shell),
                note("sounds-open-about"),
                "sounds",
            ),
            *((bell_item(shell),) if shell.may.terminal and not shell.may.sounds else ()),
            choice(shell, "pace", PACES, lambda v: note("setting-pace", tenths=int(v))),
            choice(
                shell,
                "wait_for_voice",
                (False, True),
                lambda v: note("setting-wait_for_voice", value=bool(v)),
                "voice",
            ),
            choice(
                shell,
                "hand_order",
                ("rank", "suit"),
                lambda v: note("setting-hand_order", value=str(v)),
            ),
            *(_word(shell, name) for name in word_choices(shell.language)),
            MenuItem(
                lambda: note(
                    "setting-name",
                    name=Clean.of(str(shell.settings.get("name"))),
                    given=_has_name(shell),
                ),
                partial(_ask_name, shell),
                None,
                lambda: note("setting-name-about"),
            ),
            item(
                note("setting-keys"),
                partial(open_keys, shell),
                note("setting-keys-about"),
                "terminal",
            ),
            choice(
                shell, "confirm", (False, True), lambda v: note("setting-confirm", value=bool(v))
            ),
            choice(
                shell,
                "one_press",
                (False, True),
                lambda v: note("setting-one_press", value=bool(v)),
            ),
            _theme(shell),
            choice(
                shell,
                "title_bar",
                (False, True),
                lambda v: note("setting-title_bar", value=bool(v)),
                "terminal",
            ),
            *(() if sys.platform == "win32" else (_silent_behind(shell),)),
            choice(
                shell,
                "cursor",
                ("auto", "on", "after"),
                lambda v: note("setting-cursor", value=str(v)),
                "terminal",
            ),
            *(shell.items_here["settings"]() if "settings" in shell.items_here else ()),
        ]

    shell.push(SettingsMenu(shell, note("settings-title"), items))


def _silent_behind(shell: Shell) -> MenuItem:
    """For what speaks here, at a terminal that reports whether its window is in front."""
    values = (False, True)
    return choice(
        shell, "silent_behind", values, lambda v: note("setting-silent_behind", value=v), "voice"
    )


def _language(shell: Shell) -> MenuItem:
    def adjust(by: int) -> None:
        at = LANGUAGES.index(shell.language)
        set_language(shell, LANGUAGES[(at + by) % len(LANGUAGES)])

    return MenuItem(
        lambda: note("setting-language", name=Clean.of(language_name(shell.language))),
        None,
        adjust,
        lambda: note("setting-language-about"),
    )


def _theme(shell: Shell) -> MenuItem:
    def adjust(by: int) -> None:
        now = str(shell.settings.get("theme"))
        shell.set_setting("theme", THEMES[(THEMES.index(now) + by) % len(THEMES)])
        shell.repaint()

    return MenuItem(
        lambda: note("setting-theme", theme=str(shell.settings.get("theme"))),
        None,
        adjust,
        lambda: note("setting-theme-about", allowed=allowed(shell.announcer.writer.env)),
        "terminal",
    )


def _word(shell: Shell, name: str) -> MenuItem:
    """What a card is called (jota, sota or jack), where the language offers more than one word."""
    words = word_choices(shell.language)[name]
    setting = f"words.{shell.language}.{name}"

    def now() -> str:
        chosen = str(shell.settings.get(setting))
        return chosen if chosen in words else words[0]

    def adjust(by: int) -> None:
        shell.set_setting(setting, words[(words.index(now()) + by) % len(words)])
        shell.announcer.teller = teller_of(shell.language, shell.settings.words(shell.language))

    return MenuItem(
        lambda: note("setting-word", card=name, word=Clean.of(now())),
        None,
        adjust,
        lambda: note("setting-word-about"),
    )


def _has_name(shell: Shell) -> bool:
    return bool(str(shell.settings.get("name")).strip())


def _ask_name(shell: Shell) -> None:
    def done(text: str) -> None:
        name = Clean.of(text, NAME)
        shell.set_setting("name", str(name))
        shell.announcer.reply(note("setting-name-kept", name=name))

    shell.push(Prompt(shell, note("setting-name-ask"), done))
