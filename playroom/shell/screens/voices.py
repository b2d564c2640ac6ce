"""Voice settings (text-to-speech): stored by language and speech program; a failed voice can be
tried again.

A setting counts for one language and one speech program (`voice.es.ao2.rate`), because the same
number is another speed in each. What was never set is left as the player's system has it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from playroom.engine.notes import Clean, Note, note
from playroom.locale import LANGUAGES, language_name
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.shell import Shell
from playroom.shell.voice import MODES, in_language, is_elsewhere, retry, use_mode
from playroom.speech import Abilities, SpeechOutput, Voice

if TYPE_CHECKING:
    pass

NUMBERS = {"rate": (-100, 100, 0), "pitch": (-100, 100, 0), "volume": (0, 100, 100)}
"""The numbers of a voice: the lowest, the highest, and the usual one."""
STEP = 10
"""By how much one of them changes at a key."""
SOON = 0.004
"""Seconds that a key waits for a list of voices that may be known already."""
LONGEST = 5.0
"""Seconds after which a speech program that has not named its voices will not."""


# -- the menu --------------------------------------------------------------------------------------


def open_voices(shell: Shell) -> None:
    """How the room speaks."""
    shell.push(VoiceMenu(shell))


class VoiceMenu(Menu):
    """Rate, pitch, volume and voice of each language; every change is spoken by the voice that was
    changed.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, note("voice-title"), self._made)
        self.language = shell.language
        """Language of the voice that is being chosen."""
        self._found: dict[tuple[str, str], tuple[Voice, ...] | None] = {}
        self._sounds: set[int] = set()

    @property
    def speech(self) -> SpeechOutput:
        """The voice in use."""
        return self.shell.announcer.speech

    def _made(self) -> Sequence[MenuItem]:
        can = self.speech.abilities
        made = [
            MenuItem(
                lambda: note("setting-speech", value=str(self.shell.settings.get("speech"))),
                None,
                self._mode,
                lambda: note("setting-speech-about"),
            )
        ]
        self._sounds = set()
        if can.adjustable:
            made.append(
                MenuItem(
                    self._language_note,
                    None,
                    self._next_language,
                    lambda: note("voice-language-about"),
                )
            )
            # what answers the key is said first: a program may have thousands of voices
            self.shell.afterwards(partial(self._look, can))
            for key in NUMBERS:
                if key in can.adjustable:
                    self._sounds.add(len(made))
                    said, about = partial(self._number_note, key), partial(self._number_about, key)
                    made.append(MenuItem(said, None, partial(self._number, key), about))
            if "voice" in can.adjustable:
                self._sounds.add(len(made))
                made.append(
                    MenuItem(
                        self._voice_note,
                        self._list,
                        self._next_voice,
                        lambda: note("voice-voice-about"),
                    )
                )
            made.append(item(note("voice-sample"), self._sample, note("voice-sample-about")))
            made.append(item(note("voice-usual"), self._usual, note("voice-usual-about")))
        elif can.backend:
            reader = note("voice-of-reader", name=Clean.of(can.name, 60))
            made.append(item(reader, None, note("voice-of-reader-about")))
        made.append(
            item(note("voice-again"), partial(retry, self.shell), note("voice-again-about"))
        )
        return made

    # -- being heard -------------------------------------------------------------------------------

    def say(self) -> None:
        """What tells how a voice is, is said by that voice and in its language, as each change."""
        line = self._line()
        if self.at in self._sounds:
            self.say_so(line)
        else:
            self.shell.announcer.reply(line)

    def adjust(self, by: int) -> bool:
        change = self.current().adjust
        if change is None or self.at not in self._sounds:
            return super().adjust(by)
        change(by)
        self.say_so(self.current().note())
        return True

    def say_so(self, line: Note) -> None:
        """Says a line by the voice that is being chosen, in its own language; in the room's where
        there is none.
        """
        if self.language == self.shell.language or self.voices() == ():
            self.shell.announcer.reply(line)
        else:
            self.shell.announcer.text(
                in_language(self.shell, self.language, line), language=self.language
            )

    # -- items -------------------------------------------------------------------------------------

    def _mode(self, by: int) -> None:
        now = str(self.shell.settings.get("speech"))
        mode = MODES[(MODES.index(now) + by) % len(MODES)]
        use_mode(self.shell, mode)
        if is_elsewhere(self.shell, mode):
            told = note("speech-not-elsewhere")
            self.shell.afterwards(lambda: self.shell.announcer.aside(told))

    def _language_note(self) -> Note:
        return note("voice-language", name=Clean.of(language_name(self.language)))

    def _next_language(self, by: int) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + by) % len(LANGUAGES)]

    def _setting(self, key: str) -> str:
        return f"voice.{self.language}.{self.speech.abilities.backend}.{key}"

    def _own(self) -> dict[str, Any]:
        return dict(
            self.shell.settings.get(f"voice.{self.language}.{self.speech.abilities.backend}")
        )

    def _now(self, key: str) -> int:
        usual = dict(self.speech.abilities.normal).get(key, NUMBERS[key][2])
        return int(self._own().get(key, usual))

    def _number_note(self, key: str) -> Note:
        low, high, _ = NUMBERS[key]
        now = self._now(key)
        edge = "low" if now == low else "high" if now == high and key != "volume" else "none"
        return note("voice-number", what=key, value=now, edge=edge)

    @staticmethod
    def _number_about(key: str) -> Note:
        return note("voice-number-about", what=key)

    def _number(self, key: str, by: int) -> None:
        low, high, _ = NUMBERS[key]
        self.choose(**{key: max(low, min(high, self._now(key) + STEP * by))})

    def choose(self, **values: Any) -> None:
        """Speaks so from now on, and keeps it. None is the speech program's own."""
        backend = self.speech.abilities.backend
        for key, value in values.items():
            self.shell.set_setting(self._setting(key), value)
        self.speech.set(language=self.language, backend=backend, **values)

    def voices(self) -> tuple[Voice, ...] | None:
        """The voices of the language, () when there is none; None while, or where, that is not
        known.
        """
        return self._found.get((self.speech.abilities.backend, self.language))

    def _look(self, can: Abilities) -> None:
        """Asks for the voices of the language, in a thread of its own: some programs take seconds
        to tell.
        """
        key = (can.backend, self.language)
        if key in self._found:
            return
        self._found[key] = None
        speech = self.speech

        def ask() -> tuple[Voice, ...] | None:
            voices = speech.voices(key[1], LONGEST)
            # none of this language, or no answer at all?
            any_voices = bool(voices) or bool(speech.voices(None, LONGEST))
            return voices if any_voices else None

        worker = self.shell.background.worker("voices")
        answer = worker.submit(ask)
        worker.shutdown(wait=False)
        try:
            self._found[key] = answer.result(SOON)
        except TimeoutError:
            found = partial(self._found.__setitem__, key)
            answer.add_done_callback(lambda late: self.shell.later(lambda: found(late.result())))

    def _voice_note(self) -> Note:
        own = str(self._own().get("voice", ""))
        if self.voices() == ():
            return note("voice-none", language=self.language)
        return note("voice-voice", name=Clean.of(voice_name(own), 80), own=bool(own))

    def _next_voice(self, by: int) -> None:
        names = ["", *(voice.name for voice in self.voices() or ())]
        own = str(self._own().get("voice", ""))
        at = names.index(own) if own in names else 0
        self.choose(voice=names[(at + by) % len(names)] or None)

    def _list(self) -> None:
        if self.voices():
            self.shell.push(VoiceList(self.shell, self))
        else:
            self.say()

    def _sample(self) -> None:
        self.say_so(note("voice-sample-line"))

    def _usual(self) -> None:
        self.choose(rate=None, pitch=None, volume=None, voice=None)
        self.say_so(note("voice-usual-done"))


class VoiceList(Menu):
    """All voices of a language: each says its own name when it is reached.

    Enter keeps it, Escape keeps the one before.
    """

    def __init__(self, shell: Shell, menu: VoiceMenu) -> None:
        voices = menu.voices() or ()
        self._menu = menu
        self._names = ["", *(voice.name for voice in voices)]
        self._before = str(menu._own().get("voice", ""))
        self._kept = False
        about = note("voice-listed-about")
        made = [
            MenuItem(partial(self._note, name), self._keep, None, lambda: about)
            for name in self._names
        ]
        at = self._names.index(self._before) if self._before in self._names else 0
        super().__init__(shell, note("voice-list-title", count=len(made)), lambda: made, at)

    @staticmethod
    def _note(name: str) -> Note:
        return note("voice-listed", name=Clean.of(voice_name(name), 80), own=bool(name))

    def say(self) -> None:
        self._try(self._names[self.at])
        self._menu.say_so(self._line())

    def _try(self, name: str) -> None:
        speech = self._menu.speech
        speech.set(
            language=self._menu.language, backend=speech.abilities.backend, voice=name or None
        )

    def _keep(self) -> None:
        self._kept = True
        self._menu.choose(voice=self._names[self.at] or None)
        self.shell.pop(self)
        self._menu.say_so(self._menu.current().note())

    def closed(self) -> None:
        if not self._kept:
            self._try(self._before)


def voice_name(name: str) -> str:
    """A voice's name as words: speech programs put brackets and signs into them
    ("Spanish_(Spain)+adam").
    """
    return ", ".join(part.strip() for part in re.split(r"[()+_]+", name) if part.strip())
