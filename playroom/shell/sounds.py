"""Sound settings: on or off, volume, and why there are none."""

from __future__ import annotations

from functools import partial

from playroom.engine.notes import Clean, note
from playroom.locale.typed import value_of
from playroom.shell.shell import Shell
from playroom.sound import MODES, SoundOutput, Trouble

TRIED = "turn"
"""The sound that tells how loud they are now."""


def use_output(shell: Shell, output: SoundOutput) -> SoundOutput:
    """Other sounds from now on, as loud as is set; gives those before."""
    old, shell.sounding.output = shell.sounding.output, output
    set_as_chosen(shell)
    return old


def set_as_chosen(shell: Shell) -> None:
    """Makes the sounds as loud as is set, from both sides or from one."""
    shell.sounding.output.set(
        volume=int(shell.settings_number("sounds_volume")),
        mono=bool(shell.settings.get("sounds_mono")),
    )


def close_soon(shell: Shell, output: SoundOutput) -> None:
    """Ends sounds without waiting for it."""
    shell.background.start(output.close, "closing")


def use_mode(shell: Shell, mode: str) -> None:
    """Sounds on, off or automatic, from now on and at the next start; without a word."""
    shell.told_troubles -= {"sounds-none", "sounds-stopped"}
    shell.sounding.asked = mode != "off"
    close_soon(shell, use_output(shell, shell.open_sounds(mode)))
    shell.set_setting("sounds", mode)
    shell.sounding.try_out(TRIED)


def name_sounds(shell: Shell, named: str) -> bool:
    """`/sounds on`, `/sounds 70`; alone it is the menu."""
    if not named:
        return False
    if named.isascii() and named.isdigit():
        set_volume(shell, min(100, int(named[:4])))
        shell.announcer.reply(note("setting-sounds_volume", value=_volume(shell)))
        return True
    mode = value_of("sounds", named, MODES)
    if mode not in MODES:
        shell.announcer.reply(note("sounds-mode-unknown", value=Clean.of(named)))
        return True
    use_mode(shell, mode)
    shell.announcer.reply(note("sounds-now", on=shell.sounding.on))
    return True


def _volume(shell: Shell) -> int:
    return int(shell.settings_number("sounds_volume"))


def set_volume(shell: Shell, volume: int) -> None:
    """So loud from now on, heard at once."""
    shell.set_setting("sounds_volume", volume)
    set_as_chosen(shell)
    shell.sounding.try_out(TRIED)


def tell_trouble(shell: Shell, trouble: Trouble) -> None:
    """There are no sounds, or none any more: one sentence, once. That there never were any is told
    only to those who have asked for them, and not at every start.
    """
    id_ = f"sounds-{trouble.code}"
    if id_ in shell.told_troubles:
        return
    shell.told_troubles.add(id_)
    if trouble.code == "none":
        wanted = shell.sounding.asked
        already_told = shell.settings.get("sound_trouble") == trouble.detail
        if not wanted and (already_told or shell.settings.get("sounds") != "on"):
            return
        shell.set_setting("sound_trouble", trouble.detail)
        if wanted and trouble.detail == "not-installed" and shell.asks_to_install:
            again = partial(use_mode, shell, str(shell.settings.get("sounds")))
            shell.open("install", ("sound",), again)
            return
    shell.announcer.aside(note(id_, why=trouble.detail))
