"""The text-to-speech voice of the shell: which one speaks, its settings and failures."""

from __future__ import annotations

import asyncio
from typing import Any

from playroom.clock import monotonic
from playroom.engine.notes import Clean, Note, note
from playroom.locale import LANGUAGES, teller_of
from playroom.locale.typed import value_of
from playroom.shell.keys import has_name, key_note
from playroom.shell.preferences import Preferences
from playroom.shell.shell import Shell
from playroom.speech import SpeechOutput, Trouble, Urgency

MODES = ("auto", "screen-reader", "tts", "off")
"""What may be asked for in the room."""
SUDDEN = ("no-answer", "not-taken", "died", "error")
"""Why a voice falls silent that has spoken: always news."""
VOICE_TROUBLES = frozenset(("no-speech", "speech-returned", "backend-replaced"))
"""Of these each makes the others news again."""
SPELT = 8
"""Characters that came at once and are said one by one."""


# -- what is remembered ----------------------------------------------------------------------------


def restore(preferences: Preferences, speech: SpeechOutput) -> None:
    """Makes a voice speak as the player has chosen, in every language and by every
    speech program.
    """
    chosen = preferences.get("voice")
    for language, programs in chosen.items():
        for backend, values in programs.items():
            speech.set(language=language, backend=backend, **_taken(values))


def _taken(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value or None if key == "voice" else value for key, value in values.items()}


# -- the voice as a whole --------------------------------------------------------------------------


def change_mode(shell: Shell, mode: str) -> None:
    """Another way to be heard, from now on and at the next start."""
    if mode not in MODES:
        shell.announcer.reply(note("shell-no-speech-mode", text=Clean.of(mode)))
        return
    before = shell.settings.get("speech")
    use_mode(shell, mode)
    if is_elsewhere(shell, mode):
        shell.set_setting("speech", before)
        shell.announcer.reply(note("speech-not-elsewhere"))
    else:
        shell.announcer.reply(note("shell-speech", mode=shell.settings.speech_mode))


def is_elsewhere(shell: Shell, mode: str) -> bool:
    """Was a voice wanted that would be heard at another machine than the player's?"""
    return mode in ("tts", "screen-reader") and shell.settings.speech_mode == "off"


def use_mode(shell: Shell, mode: str) -> None:
    """`change_mode` without a word.

    The new voice is opened and the old one closed without waiting for either.
    """
    shell.forget_troubles()
    shell.voice_wanted = mode != "off"
    old = shell.announcer.speech
    shell.announcer.speech = shell.open_speech(mode)
    shell.background.start(old.close, "closing")
    shell.set_setting("speech", mode)


def retry(shell: Shell) -> None:
    """The voice is tried again: a daemon was started, a reader closed, a package installed."""
    if shell.settings.speech_mode not in ("tts", "screen-reader"):
        change_mode(shell, str(shell.settings.get("speech")))
        return
    shell.forget_troubles()
    speech = shell.announcer.speech
    speech.retry()
    name = speech.abilities.name
    shell.announcer.reply(
        note("voice-works", name=Clean.of(name, 60)) if name else note("voice-retry")
    )


def tell_trouble(shell: Shell, trouble: Trouble) -> bool:
    """Something about the voice, once; a language that the voice lacks is told in one that it has.

    Was it told?
    """
    if trouble.code == "no-speech":
        why = _why(trouble)
        if _known(shell, why):
            return False
        if why == "not-installed" and shell.asks_to_install:
            shell.open("install", ("voice",), lambda: retry(shell))
            return False
        shell.announcer.aside(note("speech-no-speech", why=why))
        return True
    if trouble.code == "backend-replaced":
        shell.announcer.aside(note("speech-backend-replaced", why=trouble.detail))
        return True
    if trouble.code != "language-missing":
        shell.announcer.aside(note(f"speech-{trouble.code}"))
        if trouble.code == "speech-returned" and shell.settings.get("voice_trouble"):
            shell.set_setting("voice_trouble", None)
        return True
    missing = trouble.detail.partition("-")[0]
    if missing not in LANGUAGES:
        return False
    line = note("speech-language-missing", language=missing)
    other = next((language for language in LANGUAGES if language != missing), missing)
    shell.announcer.writer.say(shell.announcer.line(line))
    shell.announcer.speech.say(in_language(shell, other, line), Urgency.ALERT, other)
    return True


def _known(shell: Shell, why: str) -> bool:
    """Was the player told before that no voice works here, and why? It is kept from now on."""
    if why in SUDDEN or shell.voice_wanted:
        return False
    if shell.settings.get("voice_trouble") == why:
        return True
    shell.set_setting("voice_trouble", why)
    return False


def voice_works(shell: Shell) -> None:
    """Should no voice work any more at a later start, that is news again."""
    if shell.settings.get("voice_trouble") and shell.announcer.speech.abilities.backend:
        shell.set_setting("voice_trouble", None)


def _why(trouble: Trouble) -> str:
    """Why the best program that is installed does not speak: mending that one helps most."""
    return next((why for _, why in trouble.reasons if why != "not-installed"), "not-installed")


def echo(shell: Shell, text: str) -> None:
    """What was typed or taken back is said by the room's own voice (or written into the file that
    stands for it), a sign by its name; what came at once as one, unless it is as short as what
    quick fingers type. Where a reader is, the reader does that.
    """
    if shell.settings.speech_mode in ("tts", "file"):
        names = []
        for typed in text if len(text) <= SPELT else (text,):
            key = "space" if typed == " " else typed
            named = shell.announcer.line(key_note(key)).rstrip(".") if has_name(key) else typed
            names.append(named)
        # as one: each answer would drop the one before it
        shell.announcer.speech.say(", ".join(names), Urgency.REPLY, shell.language)


def in_language(shell: Shell, language: str, line: Note) -> str:
    """A line in a language that need not be the room's."""
    teller = teller_of(language, shell.settings.words(language))
    return teller.tell(line, shell.announcer.listener, "normal")


def tell_once(shell: Shell, trouble: Trouble) -> None:
    """A voice failed, or is back: told once until the other has been."""
    if trouble.code in shell.told_troubles:
        return
    shell.told_troubles -= VOICE_TROUBLES
    shell.told_troubles.add(trouble.code)
    before = shell.announcer.said
    if tell_trouble(shell, trouble) and shell.screens and trouble.code == "no-speech":
        shell.front.told_trouble(before)


async def voice_tried(shell: Shell, seconds: float) -> None:
    """Waits until the voice speaks or has said why not, so that what has to be answered comes
    after that.
    """
    until = monotonic() + seconds
    while (
        monotonic() < until
        and not shell.told_troubles
        and not shell.announcer.speech.abilities.backend
    ):
        await asyncio.sleep(0.01)


def next_mode(shell: Shell) -> None:
    """The voice on, or off."""
    change_mode(shell, "tts" if shell.settings.speech_mode == "off" else "off")


def name_mode(shell: Shell, named: str) -> None:
    """The voice that is named; tried again when none is."""
    if named:
        change_mode(shell, value_of("speech", named, MODES))
    else:
        retry(shell)
