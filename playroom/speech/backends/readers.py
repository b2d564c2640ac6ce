"""accessible-output2 on Windows and macOS: through a running screen reader, or SAPI as a voice of
our own.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from typing import Any

from playroom.speech.backends.base import Backend, BackendFailure, Utterance, number
from playroom.speech.backends.taken import Taken

_SPEAKING = 2  # SAPI's running state of a voice that speaks


class Witness:
    """Stands before the library or COM object of a reader and keeps what its calls answered, which
    accessible-output2 drops.
    """

    def __init__(self, library: Any) -> None:
        self._library = library
        self._answers: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._library, name)

        def kept(*arguments: Any) -> Any:
            self._answers[name] = answer = call(*arguments)
            return answer

        return kept if callable(call) else call

    @property
    def refused(self) -> bool:
        """Whether NVDA has answered with an error number, or JAWS with no."""
        said = self._answers.pop("SayString", True)
        return bool(self._answers.pop("nvdaController_speakText", 0)) or said in (False, 0)


class Reader(Backend):
    """The first running screen reader, by accessible-output2's own order. It speaks with the
    player's voice and settings."""

    can = frozenset({"cancel", "braille"})

    def __init__(self) -> None:
        self._output = _first_active(own_voice=False)
        self.name = str(self._output.name)
        self._witnesses = []
        for place in ("lib", "object"):
            if getattr(self._output, place, None) is not None:
                witness = Witness(getattr(self._output, place))
                setattr(self._output, place, witness)
                self._witnesses.append(witness)

    def say(self, utterance: Utterance) -> None:
        """Hand it to the reader. What raises or refuses has taken nothing."""
        if utterance.interrupt:
            self.stop()
        if not self._output.is_active():
            raise BackendFailure("no-reader", self.name)
        try:
            self._output.speak(utterance.text)
        except Exception as error:
            raise BackendFailure("not-taken", repr(error)) from error
        if any(witness.refused for witness in self._witnesses):
            raise BackendFailure("not-taken", self.name)

    def stop(self) -> None:
        """Silence the reader; not every one can be told to, and JAWS only by an empty text that
        interrupts.
        """
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:
            with contextlib.suppress(Exception):
                self._output.speak("", interrupt=True)

    def braille(self, text: str) -> None:
        """Flash the line on the reader's display."""
        self._output.braille(text)

    def tick(self) -> None:
        """A reader that was closed is gone for good: the next one needs a new connection."""
        if not self._output.is_active():
            raise BackendFailure("no-reader", self.name)


class Sapi(Backend):
    """SAPI 5, the voice that every Windows has. Where it tells whether it speaks, its utterances
    are watched.
    """

    can = frozenset({"cancel"})
    adjustable = frozenset({"rate", "pitch", "volume", "voice"})

    def __init__(self) -> None:
        self._output = _first_active(own_voice=True)
        self.name = str(self._output.name)
        if not self._output.list_voices():
            raise BackendFailure("no-engine", "no voices")  # not said
        self._taken = Taken(lambda: bool(self._state() == _SPEAKING))
        if self._state() is not None:
            self.can = frozenset({"cancel", "done"})
        self._defaults: dict[str, Any] = {
            "rate": self._output.get_rate(),
            "volume": self._output.get_volume(),
        }
        self._defaults["voice"] = self._output.get_voice()

    def say(self, utterance: Utterance) -> None:
        """Speak it; SAPI keeps a queue. What raises has taken nothing."""
        try:
            self._taken.leave()
            self._speak(utterance)
        except Exception as error:
            raise BackendFailure("not-taken", repr(error)) from error
        utterance.accept()
        if "done" in self.can:
            self._taken.begin(utterance)
        self.polling = self._taken.waits

    def tick(self) -> None:
        """Look whether it is being said, and whether it has ended."""
        self._taken.look()
        self.polling = self._taken.waits

    def _state(self) -> Any:
        """SAPI's running state; None where it does not tell."""
        try:
            return self._output.object.Status.RunningState
        except Exception:
            return None

    def _speak(self, utterance: Utterance) -> None:
        if utterance.interrupt:
            self._output.silence()
        rate, pitch, volume = (number(utterance.voice, key) for key in ("rate", "pitch", "volume"))
        self._output.set_rate(self._defaults["rate"] if rate is None else round(rate / 10))
        self._output.set_pitch(0 if pitch is None else round(pitch / 10))
        self._output.set_volume(self._defaults["volume"] if volume is None else volume)
        wanted = utterance.voice.get("voice")
        if wanted not in self._output.list_voices():
            wanted = self._defaults["voice"]
        if wanted != self._output.get_voice():
            self._output.set_voice(wanted)
        # The library makes XML of the text and escapes only the other bracket.
        self._output.speak(utterance.text.replace("&", "&amp;"))

    def stop(self) -> None:
        """Purge the queue."""
        self._taken.leave()
        self._output.silence()

    def voices(self) -> list[tuple[str, str]]:
        """The installed voices; the library does not tell their languages."""
        return [(str(name), "") for name in self._output.list_voices()]

    def normal(self) -> dict[str, int]:
        """As the player's own configuration has it."""
        return {
            "rate": int(self._defaults["rate"]) * 10,
            "pitch": 0,
            "volume": int(self._defaults["volume"]),
        }


def _first_active(own_voice: bool) -> Any:
    """The library's `Auto` gives up altogether when one of its outputs raises something unforeseen;
    this does not."""
    try:
        import accessible_output2
        import accessible_output2.outputs.auto
    except ImportError as error:
        raise BackendFailure("not-installed", str(error)) from error
    with contextlib.redirect_stdout(io.StringIO()):
        for output_class in accessible_output2.get_output_classes():
            if output_class.__name__ == "Auto" or bool(output_class.system_output) != own_voice:
                continue
            with contextlib.suppress(Exception):
                output = output_class()
                if output.is_active():
                    return output
    raise BackendFailure("no-engine" if own_voice else "no-reader")


def make(kind: str, spawn: bool, tell: Callable[..., None]) -> Backend:
    """The screen reader that runs, or (`ao2`) SAPI. Raises `BackendFailure`."""
    return Sapi() if kind == "ao2" else Reader()
