"""The settings as a spoken menu: everything that can be set is set here by ear, heard at once and
kept at once.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from playroom.engine.notes import Clean, Note, note
from playroom.locale import LANGUAGES, Teller, language_name, word_choices
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.prompt import Prompt
from playroom.shell.screens.keys import open_keys
from playroom.shell.screens.verbosity import open_kinds, preset_item
from playroom.shell.screens.voices import open_voices
from playroom.shell.terminal.theme import THEMES, allowed

if TYPE_CHECKING:
    from playroom.shell.app import App

PACES = (0, 4, 8, 12, 20, 30)
NAME = 40
"""Characters of a player's name."""


class SettingsMenu(Menu):
    """The menu of the settings."""


def open_settings(app: App) -> None:
    """The settings that can be changed in the room."""

    def items() -> Sequence[MenuItem]:
        return [
            _language(app),
            preset_item(app),
            choice(
                app,
                "verbosity",
                ("brief", "normal", "full"),
                lambda v: note("setting-verbosity", value=str(v)),
            ),
            item(note("setting-kinds"), partial(open_kinds, app), note("setting-kinds-about")),
            item(note("setting-voice"), partial(open_voices, app), note("setting-voice-about")),
            choice(app, "pace", PACES, lambda v: note("setting-pace", tenths=int(v))),
            choice(
                app,
                "wait_for_voice",
                (False, True),
                lambda v: note("setting-wait_for_voice", value=bool(v)),
            ),
            choice(
                app,
                "hand_order",
                ("rank", "suit"),
                lambda v: note("setting-hand_order", value=str(v)),
            ),
            *(_word(app, name) for name in word_choices(app.language)),
            MenuItem(
                lambda: note(
                    "setting-name",
                    name=Clean.of(str(app.settings.get("name"))),
                    given=_has_name(app),
                ),
                partial(_ask_name, app),
                None,
                lambda: note("setting-name-about"),
            ),
            item(note("setting-keys"), partial(open_keys, app), note("setting-keys-about")),
            choice(app, "confirm", (False, True), lambda v: note("setting-confirm", value=bool(v))),
            _theme(app),
            choice(
                app,
                "cursor",
                ("auto", "on", "after"),
                lambda v: note("setting-cursor", value=str(v)),
            ),
        ]

    app.push(SettingsMenu(app, note("settings-title"), items))


def choice(app: App, name: str, values: Sequence[object], say: Callable[[Any], Note]) -> MenuItem:
    """A setting that left and right step through `values`."""

    def adjust(by: int) -> None:
        now = app.settings.get(name)
        at = values.index(now) if now in values else 0
        app.set_setting(name, values[(at + by) % len(values)])

    return MenuItem(
        lambda: say(app.settings.get(name)), None, adjust, lambda: note(f"setting-{name}-about")
    )


def _language(app: App) -> MenuItem:
    def adjust(by: int) -> None:
        at = LANGUAGES.index(app.language)
        app.set_language(LANGUAGES[(at + by) % len(LANGUAGES)])

    return MenuItem(
        lambda: note("setting-language", name=Clean.of(language_name(app.language))),
        None,
        adjust,
        lambda: note("setting-language-about"),
    )


def _theme(app: App) -> MenuItem:
    def adjust(by: int) -> None:
        now = str(app.settings.get("theme"))
        app.set_setting("theme", THEMES[(THEMES.index(now) + by) % len(THEMES)])
        app.repaint()

    return MenuItem(
        lambda: note("setting-theme", theme=str(app.settings.get("theme"))),
        None,
        adjust,
        lambda: note("setting-theme-about", allowed=allowed(os.environ)),
    )


def _word(app: App, name: str) -> MenuItem:
    """What a card is called (jota, sota or jack), where the language offers more than one word."""
    words = word_choices(app.language)[name]
    setting = f"words.{app.language}.{name}"

    def now() -> str:
        chosen = str(app.settings.get(setting))
        return chosen if chosen in words else words[0]

    def adjust(by: int) -> None:
        app.set_setting(setting, words[(words.index(now()) + by) % len(words)])
        app.announcer.teller = Teller(app.language, app.settings.words(app.language))

    return MenuItem(
        lambda: note("setting-word", card=name, word=Clean.of(now())),
        None,
        adjust,
        lambda: note("setting-word-about"),
    )


def _has_name(app: App) -> bool:
    return bool(str(app.settings.get("name")).strip())


def _ask_name(app: App) -> None:
    def done(text: str) -> None:
        name = Clean.of(text, NAME)
        app.set_setting("name", str(name))
        app.announcer.reply(note("setting-name-kept", name=name))

    app.push(Prompt(app, note("setting-name-ask"), done))
