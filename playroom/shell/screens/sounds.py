"""Sounds menu: each sound with its meaning, on or off; volume and panning."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from playroom.clock import monotonic
from playroom.engine.notes import Note, note
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.screens.settings_items import choice
from playroom.shell.shell import Shell
from playroom.shell.sounds import close_soon, set_as_chosen, set_volume, use_mode, use_output
from playroom.sound import MODES, SoundOutput

ORDER = (
    *("turn", "points", "points2", "sweep", "capture", "meld", "card", "draw", "deal", "roll"),
    *("start", "win", "lose", "wrong", "timeout", "hurry", "tick"),
    *("join", "leave", "chat", "lost", "back", "edge", "ok"),
)
"""The sounds in the order of the list: what matters most comes first."""
STEP = 10
"""Hundredths of the volume."""
LOOK = 0.05
"""Seconds between two looks whether the voice has ended: a sound is learned alone."""
PATIENCE = 8.0
"""Seconds that such a sound waits for the voice at most."""


def open_sounds(shell: Shell) -> None:
    """How the room sounds."""

    def mode(by: int) -> None:
        now = str(shell.settings.get("sounds"))
        use_mode(shell, MODES[(MODES.index(now) + by) % len(MODES)])

    def volume(by: int) -> None:
        now = int(shell.settings_number("sounds_volume"))
        set_volume(shell, max(0, min(100, now + STEP * by)))

    def sides(by: int) -> None:
        shell.set_setting("sounds_mono", not shell.settings.get("sounds_mono"))
        set_as_chosen(shell)

    def items() -> Sequence[MenuItem]:
        return [
            MenuItem(
                lambda: note("setting-sounds", value=str(shell.settings.get("sounds"))),
                None,
                mode,
                lambda: shell.may.either(
                    "terminal", "setting-sounds-about", "setting-sounds-about-on-page"
                ),
            ),
            MenuItem(
                lambda: note(
                    "setting-sounds_volume", value=int(shell.settings_number("sounds_volume"))
                ),
                None,
                volume,
                lambda: note("setting-sounds_volume-about"),
            ),
            MenuItem(
                lambda: note("setting-sounds_mono", value=bool(shell.settings.get("sounds_mono"))),
                None,
                sides,
                lambda: note("setting-sounds_mono-about"),
            ),
            learn_item(shell),
            *((bell_item(shell), desktop_item(shell)) if shell.may.terminal else ()),
        ]

    shell.push(Menu(shell, note("sounds-title"), items))


def bell_item(shell: Shell) -> MenuItem:
    """The terminal's bell for one's turn: all that can be heard at the other end of a line."""
    return choice(shell, "bell", (False, True), lambda v: note("setting-bell", value=bool(v)))


def desktop_item(shell: Shell) -> MenuItem:
    """A notification on the desktop for one's turn, on the player's own machine."""
    switch = (False, True)
    return choice(
        shell, "desktop", switch, lambda v: note("setting-desktop", value=bool(v)), "files"
    )


def learn_item(shell: Shell) -> MenuItem:
    """The way to all sounds."""
    about = shell.may.either("terminal", "sounds-learn-about", "sounds-learn-about-on-page")
    return item(note("sounds-learn"), partial(learn_sounds, shell), about, "sounds")


def learn_sounds(shell: Shell) -> None:
    """All sounds with what they mean."""
    shell.push(SoundList(shell))


class SoundList(Menu):
    """Each sound is named and heard when it is reached; left and right turn it on or off for the
    games. Where sounds are off they are heard here all the same.
    """

    def __init__(self, shell: Shell) -> None:
        made = [
            MenuItem(
                partial(self._note, token),
                self.say,
                partial(self._turn, token),
                partial(
                    shell.may.either, "terminal", "sounds-item-about", "sounds-item-about-on-page"
                ),
            )
            for token in ORDER
        ]
        super().__init__(shell, note("sounds-list-title", count=len(made)), lambda: made)
        self._timer: asyncio.TimerHandle | None = None
        self._before: SoundOutput | None = None
        if not shell.sounding.on:
            shell.sounding.asked = True
            self._before = use_output(shell, shell.open_sounds("on"))
        shell.sounding.output.warm()

    def _note(self, token: str) -> Note:
        on = self.shell.settings.hears(token)
        return note("sounds-item", what=note(f"sound-{token}"), on=on)

    def _turn(self, token: str, by: int) -> None:
        self.shell.set_setting(f"sound.{token}", not self.shell.settings.hears(token))

    def announce(self) -> None:
        super().announce()
        self._soon()

    def say(self) -> None:
        super().say()
        self._soon()

    def _play(self) -> None:
        self.shell.sounding.try_out(ORDER[self.at])

    def _soon(self) -> None:
        """The sound after its name: together one could not learn it."""
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(LOOK, self._due, monotonic() + PATIENCE)

    def _due(self, until: float) -> None:
        self._timer = None
        loop = asyncio.get_running_loop()
        if self.shell.announcer.speech.busy() and monotonic() < until:
            self._timer = loop.call_later(LOOK, self._due, until)
        else:
            self._play()

    def closed(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._before is not None:
            close_soon(self.shell, use_output(self.shell, self._before))
