"""Text-to-speech thread: hands one utterance after another to a host process, watches it, and fails
over to the next backend.

One thread that blocks only on its mailbox, so that no lock is needed and no stuck voice holds up
the rest. Other threads put calls of the public methods into the mailbox.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeAlias

from playroom.speech.api import Abilities, Many, OnTrouble, Urgency, Voice
from playroom.speech.daemon_watch import Canary
from playroom.speech.order import THROUGH_READER, others_than
from playroom.speech.process import HostCommand, HostProcess
from playroom.speech.shared import Answer, Limits, State
from playroom.speech.text import speakable
from playroom.speech.trouble_news import Reports
from playroom.speech.waiting import ALERT_AGE, STALE, STALE_MUTE, Message, Waiting, join

Order: TypeAlias = "Callable[[Conductor], None]"
"""What is put into the conductor's mail: carried out in its thread."""

_DEATHS = 3
_DEATHS_WITHIN = 30.0  # seconds: a backend that dies so often in so short a time is given up
_HUSHED = (
    1.0  # seconds after an interruption in which an answer still belongs to the same key press
)
_SPARE_PAUSE = 0.3  # seconds for a new utterance to begin before a spare host is started beside it
_RETRY_SPARE = 30.0  # seconds between two tries to start a spare host
_GRACE = 0.3  # seconds that a better program may still take when another one is ready
_JUST = 2.0  # seconds before the failure of a voice in which what it said was perhaps not heard
_IN_VAIN = ("no-sound", "not-taken")  # reasons for which the same program is not started again
_QUICKEST = 60  # characters that are said in a second at the very most
_USUAL = 15.0  # the same as synthesizers are set up, until an utterance was heard to its end
_KNOWN = 20  # characters of an utterance whose length in time tells how quick the voice is


class _Out:
    """An utterance that was handed over and may still be sounding."""

    __slots__ = ("began", "length", "messages", "number", "until")

    def __init__(
        self, number: int, messages: list[Message], length: int, began: float, until: float
    ) -> None:
        """`length`: characters."""
        self.number = number
        self.messages = messages
        self.length = length
        self.began = began
        self.until = until


class _Cut(NamedTuple):
    """What comes back of an utterance that was cut off, until the host tells whether it had ended
    before.
    """

    number: int
    messages: list[Message]
    at: float
    hushed: bool


class Conductor:
    """See the module."""

    def __init__(
        self,
        mail: SimpleQueue[Order],
        state: State,
        chain: Sequence[str],
        on_trouble: OnTrouble,
        limits: Limits,
        command: HostCommand,
        daemon_backend: str | None,
        many: Many | None = None,
    ) -> None:
        """`daemon_backend`: the backend to try again when a Speech Dispatcher answers; None where
        there is no such thing. `many` gives what is said in place of a long backlog."""
        self._many = many
        self._state = state
        self._mail = mail
        self._chain = list(chain)
        self._reports = Reports(chain, on_trouble)
        self._limits = limits
        self._command = command
        self._daemon_backend = daemon_backend if daemon_backend in self._chain else None
        self._waiting = Waiting()
        self._out: list[_Out] = []
        self._unanswered: dict[
            int, float
        ] = {}  # orders that the host in use has not acknowledged: number, moment
        self._host: HostProcess | None = None  # ready, and in use
        self._proved: HostProcess | None = None  # the last one that has answered an order
        self._coming: HostProcess | None = None  # started, for `_host` to become
        self._coming_until = 0.0
        self._silent_from: float | None = None  # when it is told that a voice has failed
        self._arrived: HostProcess | None = (
            None  # ready and better than `_host`, which is still speaking
        )
        self._spare: HostProcess | None = None
        self._spare_after = 0.0
        self._ahead: HostProcess | None = None
        """Started before it is known whether it is needed: see `others_than`."""
        self._doubtful: tuple[float, list[Message]] = (0.0, [])
        """The last that had an end too soon to have been heard, and when."""
        self._listing = False  # the host in use lists its voices
        self._may_spawn = True
        self._start_times: dict[str, float] = {}
        self._spoke: set[str] = set()
        self._deaths: deque[float] = deque(maxlen=_DEATHS)
        self._canary: Canary | None = None
        self._canary_pause = 0.5
        self._reader_at: float | None = None  # when it is looked whether a closed reader is back
        self._reader_pause = limits.back
        self._limbo: list[_Cut] = []
        self._hushed: tuple[float, list[Message]] = (0.0, [])
        self._replied = 0.0  # when the last reply was handed over
        self._rate = _USUAL  # characters that the voice says in a second
        self._braille: str | None = None
        self._settings: dict[tuple[str | None, str | None], dict[str, Any]] = {}
        self._voices: dict[tuple[str, str], tuple[Voice, ...]] = {}  # by backend and language
        self._voices_asked: dict[int, tuple[str, Answer]] = {}
        self._number = 0
        self._quiet = True  # nothing was handed over since the last stop
        self._latest = 0
        self._over = False

    # What other threads mail
    # -------------------------------------------------------------------------------------

    def add(self, message: Message) -> None:
        """Take a new message in."""
        self._latest = message.number
        self._waiting.add(message, time.monotonic())
        if self._many is not None:
            self._waiting.shorten(self._many)

    def interrupt(self) -> None:
        """Silence now."""
        now = time.monotonic()
        self._waiting.interrupt(now)
        cut = self._cut(now, hushed=True)
        if cut:
            self._hushed = (now, cut)
        self._stop()

    def braille(self, text: str) -> None:
        """Show a line."""
        self._braille = speakable(text)
        self._show()

    def set(self, backend: str | None, language: str | None, values: dict[str, Any]) -> None:
        """Remember settings; the hosts get the ones in force with every utterance."""
        self._settings.setdefault((backend, language), {}).update(values)

    def ask_voices(self, language: str, answer: Answer) -> None:
        """Answers at once when the voices of the language ("": all) are known or there is no host;
        else when the host answers.
        """
        host = self._host
        if host is None:
            answer(())
        elif (voices := self._voices.get((host.backend, language))) is not None:
            answer(voices)
        else:
            self._number += 1
            self._voices_asked[self._number] = (language, answer)
            self._send({"op": "voices", "id": self._number, "language": language})

    def retry(self) -> None:
        """From the top of the chain, unless that is what speaks already."""
        self._may_spawn = True
        self._deaths.clear()
        self._start_times.clear()
        self._canary_pause = 0.5
        self._reports.asked()
        if self._coming is None:
            self._seek(0)

    def close(self) -> None:
        """End every host."""
        self._over = True
        self._call_off_canary()
        for host in self._hosts:
            host.kill()

    def wait_for_hosts(self, seconds: float) -> None:
        """After `close`, from any thread: wait until the hosts have ended and left nothing behind,
        `seconds` at most."""
        until = time.monotonic() + seconds
        for host in self._hosts:
            host.kill()  # once more, in case the speech thread did not get to it
            host.wait(max(0.0, until - time.monotonic()))

    @property
    def _hosts(self) -> list[HostProcess]:
        every = (self._host, self._coming, self._arrived, self._spare, self._ahead)
        return [host for host in every if host is not None]

    # The thread
    # ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Serve the mail until `close`."""
        try:
            if not self._state.closed:
                self._seek(0)
            while not self._over:
                try:
                    self._mail.get(timeout=self._patience())(self)
                    while not self._over:
                        self._mail.get_nowait()(self)
                except Empty:
                    pass
                if self._over:
                    return
                now = time.monotonic()
                self._check(now)
                self._state.sounding = bool(self._out)
                self._advance(now)
                self._state.sounding = bool(self._out)
                waits = bool(self._waiting or self._limbo) or self._unsettled()
                if self._mail.empty() and (self._state.muted or not waits):
                    self._state.settled = self._latest
        except Exception as error:  # A fault of ours must not be a silent one.
            self.close()
            self._state.muted = True
            self._state.backend = ""
            self._reports.fault(error)

    def _patience(self) -> float | None:
        """Seconds until something is due even without mail."""
        due = []
        if self._coming is not None:
            due.append(self._coming_until)
        due += [at for at in (self._silent_from, self._reader_at) if at is not None]
        due += [out.until for out in self._out]
        due += [cut.at + self._limits.answer for cut in self._limbo]
        for handed in self._unanswered.values():
            due.append(handed + self._answer)
            if self._ahead is None and self._host is not None and self._others(self._host):
                due.append(handed + self._answer / 2)
        if self._wants_spare():
            due.append(self._spare_after)
        if self._waiting and self._waiting.held_until > time.monotonic():
            due.append(self._waiting.held_until)
        return max(0.0, min(due) - time.monotonic()) + 0.001 if due else None

    def _unsettled(self) -> bool:
        if self._host is not None and "done" not in self._host.can:
            return bool(self._unanswered)
        return bool(self._out)

    def _check(self, now: float) -> None:
        """See to what took too long."""
        if self._silent_from is not None and now >= self._silent_from:
            self._silent_from = None  # another may yet come, but the player is waiting
            self._reports.mute()
        if self._coming is not None and now >= self._coming_until:
            self._not_coming("no-answer")
        if self._reader_at is not None and now >= self._reader_at:
            self._look_for_reader(now)
        oldest = min(self._unanswered.values(), default=now)
        if now >= oldest + self._answer:
            self._fail("no-answer")
        elif now >= oldest + self._answer / 2:
            self._start_ahead(self._host)
        for cut in [waiting for waiting in self._limbo if now >= waiting.at + self._limits.answer]:
            self._ended(cut, heard=False)
        # An end that was never reported, or cannot be: the voice must not wait for it for ever.
        self._out = [out for out in self._out if now < out.until]
        if self._wants_spare() and now >= self._spare_after and self._host is not None:
            self._spare_after = now + _RETRY_SPARE
            self._spare = self._launch(self._host.backend)

    @property
    def _answer(self) -> float:
        """Seconds that an acknowledgement may take now."""
        return max(self._limits.answer, self._limits.listing if self._listing else 0.0)

    def _others(self, host: HostProcess) -> list[str]:
        return others_than(host.backend, self._chain, self._daemon_backend is not None)

    def _start_ahead(self, host: HostProcess | None) -> None:
        """A host gives no answer, says nothing or is gone: what does not fall silent with it is
        started meanwhile.
        """
        if host is not None and self._ahead is None:
            others = self._others(host)
            self._ahead = self._launch(others[0]) if others else None

    def _drop_ahead(self) -> None:
        if self._ahead is not None:
            self._ahead.kill()
            self._ahead = None

    def _advance(self, now: float) -> None:
        """Hand over whatever may be handed over now."""
        if self._arrived is not None and not self._out:
            self._adopt(self._arrived)
        if self._state.muted:
            self._waiting.drop_stale(now, STALE_MUTE)
        while self._host is not None and self._waiting:
            if self._out:
                if not self._waiting.head_is_reply:
                    paced = "done" in self._host.can or "cancel" not in self._host.can
                    if paced or self._waiting.only_chatter:
                        return
                elif "kill" in self._host.can:
                    self._waiting.put_back(self._cut(now))
                    continue
            if self._unanswered:
                # A moment, in which a newer reply may take the place of this one; or the host is
                # stuck.
                return
            if self._waiting.held(now):
                return
            messages = self._waiting.take(now)
            if not messages:
                return
            self._hand(messages, now)

    def _hand(self, messages: list[Message], now: float) -> None:
        host = self._host
        assert host is not None
        reply = messages[0].urgency is Urgency.REPLY
        if reply:
            hushed, cut = self._hushed
            back = [m for m in cut if now - m.given < ALERT_AGE] if now - hushed < _HUSHED else []
            self._hushed = (0.0, [])
            self._waiting.put_back([*back, *self._cut(now)])
            self._replied = now
            if messages[0].cue is not None:  # with the words, which wait for nothing
                self._state.sounding = False
                messages[0].cue()
        text = speakable(join(m.text.strip() for m in messages))
        if not text:
            if reply:
                self._stop()
            return
        for message in messages:
            message.tries += 1
        seconds = 10 + len(text) * 0.2 if "done" in host.can else 0.3 + len(text) / 25
        language = messages[0].language
        order = {"op": "say", "text": text, "language": language, "interrupt": reply}
        settings = self._settings_for(host.backend, language)
        if settings:
            order["voice"] = settings
        self._number += 1
        self._out.append(_Out(self._number, messages, len(text), now, now + seconds))
        self._quiet = False
        self._send_watched(order, now)

    def _settings_for(self, backend: str, language: str) -> dict[str, Any]:
        settings: dict[str, Any] = {}
        for scope in ((None, None), (None, language), (backend, None), (backend, language)):
            settings.update(self._settings.get(scope, {}))
        return {key: value for key, value in settings.items() if value is not None}

    def _cut(self, now: float, hushed: bool = False) -> list[Message]:
        """Give up what is being said; of it come back the alerts and the lines not yet begun.

        Where the host tells the end of an utterance, and how it ended, they come back only when it
        has told: an alert that was heard to its end in the very moment of the key press is not said
        again. Backends that only a kill can silence are killed.
        """
        out, self._out = self._out, []
        back: list[Message] = []
        for handed in out:
            mine = self._to_say_again(handed, now)
            if mine and self._host is not None and {"cancel", "done"} <= self._host.can:
                self._limbo.append(_Cut(handed.number, mine, now, hushed))
            else:
                back += mine
        host = self._host
        if host is not None and out and "kill" in host.can:
            host.kill()
            self._unanswered.clear()
            self._host, spare, self._spare = None, self._spare, None
            self._spare_after = now + _SPARE_PAUSE
            if spare is not None and spare.ready:
                self._host = spare
                self._state.host_pid = spare.pid
            elif spare is not None:
                self._coming, self._coming_until = spare, now + self._limits.start
            elif self._coming is None:
                self._seek(self._chain.index(host.backend))
        return back

    def _to_say_again(self, handed: _Out, now: float) -> list[Message]:
        """The alerts of an utterance, its events with a topic that were not heard yet, and its
        lines that cannot have begun yet.
        """
        said, at, again = (now - handed.began) * self._rate, 0, []
        for message in handed.messages:
            unheard = at > said and message.urgency is Urgency.EVENT
            if message.comes_back(now) or (unheard and now - message.given < ALERT_AGE):
                again.append(message)
            at += len(message.text) + 1
        return again

    def _ended(self, cut: _Cut, heard: bool) -> None:
        """The host has told how an utterance that was cut off has ended."""
        self._limbo.remove(cut)
        if heard:
            return
        if cut.hushed and self._replied < cut.at:
            self._hushed = (cut.at, [*self._hushed[1], *cut.messages])
        else:
            self._waiting.put_back(cut.messages)

    def _stop(self) -> None:
        """Silence what was handed over, if anything was since the last time."""
        if self._host is not None and not self._quiet and "kill" not in self._host.can:
            self._quiet = True
            self._number += 1
            self._send_watched({"op": "stop"}, time.monotonic())

    def _send_watched(self, order: dict[str, Any], now: float) -> None:
        self._unanswered[self._number] = now
        self._send(order | {"id": self._number})

    def _send(self, order: dict[str, Any]) -> None:
        if self._host is not None and (reason := self._host.send(order)):
            self._fail(reason)

    def _show(self) -> None:
        if self._host is not None and self._braille is not None and "braille" in self._host.can:
            text, self._braille = self._braille, None
            if text:
                self._send({"op": "braille", "text": text})

    # Hosts
    # ----------------------------------------------------------------------------------------------

    def _launch(self, backend: str) -> HostProcess | None:
        spawn = self._may_spawn
        if backend == self._daemon_backend:
            self._may_spawn = False
        try:
            return HostProcess(
                backend,
                self._command(backend, spawn),
                lambda host, news: self._mail.put(lambda _: self._heard(host, news)),
                lambda host: self._mail.put(lambda _: self._gone(host)),
            )
        except OSError:
            self._reports.failed(backend, "error")
            return None

    def _seek(self, index: int) -> None:
        """Start the first backend from `index` on that can be started, as long as it is better than
        the one in use."""
        self._coming = None
        while index < len(self._chain):
            backend = self._chain[index]
            if self._host is not None and index >= self._chain.index(self._host.backend):
                self._reports.settled()
                return
            host, self._ahead = self._ahead, None
            if host is None or host.backend != backend:
                self._ahead, host = host, self._launch(backend)
            elif host.ready:
                self._came(host)
                return
            if host is not None:
                # One that has been seen to start is given less the second time: the player is
                # waiting.
                start_time = self._start_times.get(backend)
                limit = (
                    self._limits.start
                    if start_time is None
                    else max(self._limits.answer, 3 * start_time)
                )
                if self._host is None and self._ahead is not None and self._ahead.ready:
                    limit = _GRACE
                now = time.monotonic()
                self._coming, self._coming_until = host, now + limit
                if self._host is None and self._state.muted:
                    self._state.hopeful_until = now + self._limits.hope
                    self._state.muted = False
                return
            index += 1
        if self._host is None:
            self._mute()

    def _not_coming(self, reason: str) -> None:
        host = self._coming
        assert host is not None
        self._coming = None
        host.kill()
        self._reports.failed(host.backend, reason)
        index = self._chain.index(host.backend) + 1
        if self._ahead is not None and reason in ("no-daemon", "no-answer"):
            index = self._chain.index(self._ahead.backend)  # between them, all would ask it
        self._seek(index)
        if self._host is not None and host.backend == self._daemon_backend:
            self._send_canary()

    def _adopt(self, host: HostProcess) -> None:
        """Speak through this host from now on."""
        now = time.monotonic()
        old, self._host, self._arrived = self._host, host, None
        self._silent_from = None
        self._listing = False
        self._drop_ahead()
        for other in (old, self._spare):
            if other is not None:
                other.kill()
        self._spare = None
        self._spare_after = now + _SPARE_PAUSE
        self._unanswered.clear()
        if old is None:
            self._waiting.drop_stale(now, STALE_MUTE if self._state.muted else STALE)
        self._forget_asked()
        self._state.abilities = Abilities(host.backend, host.name, host.adjustable)
        self._state.backend = host.backend
        self._state.muted = False
        self._state.host_pid = host.pid
        self._spoke.add(host.backend)
        self._reports.speaks(host.backend)
        if host.backend == self._daemon_backend:
            self._call_off_canary()
        elif self._daemon_backend in self._spoke:
            self._send_canary()
        self._show()
        self._reader_pause = self._limits.back
        self._expect_reader(now)

    def _expect_reader(self, now: float) -> None:
        """While a voice of our own stands for a reader that was closed, it is looked for."""
        first, self._reader_at = self._chain[0], None
        instead = self._host is not None and self._host.backend not in THROUGH_READER
        closed = self._reports.reason(first) in ("no-reader", "died")
        if first in THROUGH_READER and self._daemon_backend is None and instead and closed:
            self._reader_at = now + self._reader_pause
            self._reader_pause = min(60.0, self._reader_pause * 2)

    def _look_for_reader(self, now: float) -> None:
        self._expect_reader(now)
        if self._coming is None:
            self._seek(0)

    def _mute(self) -> None:
        self._state.muted = True
        self._state.backend = ""
        self._silent_from = None
        self._drop_ahead()
        self._send_canary()
        self._forget_asked()
        self._reports.mute()

    def _forget_asked(self) -> None:
        """Answers pending queries for voices with none, after a change of host."""
        pending, self._voices_asked = self._voices_asked, {}
        for _, answer in pending.values():
            answer(())

    def _fail(self, reason: str, deadly: bool = False) -> None:
        """The host in use is no good any more: what it still had to say goes to the next.

        `deadly`: its process has ended, perhaps by what it had to say.
        """
        host = self._host
        if host is None:
            return
        host.kill()
        now = time.monotonic()
        self._host = None
        self._listing = False
        self._reports.failed(host.backend, reason)
        self._rescue("done" in host.can, deadly, now)
        if self._coming is None and (
            host.backend == self._daemon_backend and reason in ("died", "no-answer")
        ):
            self._start_ahead(host)
        self._deaths.append(now)
        if self._spare is not None and self._spare.ready and reason not in _IN_VAIN:
            self._host, self._spare = self._spare, None
            self._state.host_pid = self._host.pid
            return
        if self._arrived is not None:
            self._adopt(self._arrived)
            return
        if self._coming is not None:
            return
        self._state.backend = ""
        self._state.hopeful_until = now + self._limits.hope
        index = self._chain.index(host.backend)
        given_up = len(self._deaths) == _DEATHS and now - self._deaths[0] < _DEATHS_WITHIN
        self._silent_from = now + self._limits.silence
        # Starting it again gives no machine a sound card, and has not helped one that was started
        # and answered nothing, or with errors.
        in_vain = reason in ("no-answer", "error") and host is not self._proved
        if given_up or reason in _IN_VAIN or in_vain:
            self._deaths.clear()
            index += 1
        if reason in ("no-answer", "not-taken") and (others := self._others(host)):
            # A daemon or a reader hangs for all who speak through it; the probe tells when the
            # daemon answers.
            if host.backend == self._daemon_backend:
                self._send_canary()
            index = self._chain.index(others[0])
        self._seek(index)
        if self._coming is not None and self._coming.backend != host.backend:
            self._start_ahead(self._coming)  # it may never be ready

    def _rescue(self, ends_known: bool, deadly: bool, now: float) -> None:
        """Put back what a dead host had not said, or can hardly have said to its end.

        A text that has killed two hosts is not given to a third.
        """
        out, self._out = self._out, []
        unanswered, self._unanswered = self._unanswered, {}
        for cut in list(self._limbo):
            self._ended(cut, heard=False)
        lost = []
        for handed in out:
            for message in handed.messages:
                message.failures += deadly
                if message.failures < 2 and (ends_known or handed.number in unanswered):
                    lost.append(message)
        ended, doubtful = self._doubtful
        self._doubtful = (0.0, [])
        if now - ended < _JUST:
            lost = [*doubtful, *lost]
        if self._waiting.head_is_reply:
            lost = [m for m in lost if m.urgency is Urgency.ALERT]
        self._waiting.put_back(lost)

    def _wants_spare(self) -> bool:
        return (
            self._host is not None
            and "kill" in self._host.can
            and self._spare is None
            and self._coming is None
            and not self._over
        )

    # News from hosts
    # ---------------------------------------------------------------------------------------------

    def _heard(self, host: HostProcess, news: dict[str, Any]) -> None:
        if "ready" in news:
            host.ready = True
        if host is self._ahead and "fatal" in news:
            self._reports.failed(host.backend, str(news["fatal"]))
            self._drop_ahead()
        elif host is self._ahead and "ready" in news:
            if self._coming is not None and self._host is None:
                self._coming_until = min(self._coming_until, time.monotonic() + _GRACE)
        elif host is self._coming:
            if "ready" in news:
                self._came(host)
            elif "fatal" in news:
                self._not_coming(str(news["fatal"]))
        elif host is self._host:
            self._heard_in_use(host, news)

    def _came(self, host: HostProcess) -> None:
        """A host that was sought is ready."""
        self._coming = None
        self._start_times[host.backend] = time.monotonic() - host.started
        if self._host is not None and self._out:
            self._arrived = host
        else:
            self._adopt(host)

    def _heard_in_use(self, host: HostProcess, news: dict[str, Any]) -> None:
        if "ack" in news:
            self._unanswered.pop(news["ack"], None)
            self._proved = host
            self._drop_ahead()
        elif "doubt" in news:
            self._start_ahead(host)
        elif "begun" in news:
            self._drop_ahead()
        elif "listing" in news:
            self._listing = bool(news["listing"])
        elif "done" in news:
            self._doubt(news)
            self._learn_rate(news)
            self._out = [out for out in self._out if out.number != news["done"]]
            for cut in [waiting for waiting in self._limbo if waiting.number == news["done"]]:
                self._ended(cut, heard=not news.get("cut"))
        elif "error" in news:
            self._fail(str(news["error"]))
        elif "missing" in news:
            self._reports.missing(host.backend, str(news["missing"]))
        elif "voices" in news:
            voices = tuple(Voice(str(name), str(tag)) for name, tag in news["voices"])
            normal = tuple(
                (str(key), int(value)) for key, value in (news.get("normal") or {}).items()
            )
            self._state.abilities = self._state.abilities._replace(normal=normal)
            language, answer = self._voices_asked.pop(news["id"], ("", None))
            if answer is not None:
                self._voices[host.backend, language] = voices
                answer(voices)

    def _learn_rate(self, news: dict[str, Any]) -> None:
        now = time.monotonic()
        for out in self._out:
            if out.number == news["done"] and not news.get("cut") and out.length >= _KNOWN:
                self._rate = min(_QUICKEST, max(1.0, out.length / max(0.1, now - out.began)))

    def _doubt(self, news: dict[str, Any]) -> None:
        """Remembers the answer to a key that has ended without our doing sooner than it can have
        been said: the program that should have said it may be dying.
        """
        now = time.monotonic()
        for out in self._out:
            if out.number == news["done"]:
                reply = out.messages[0].urgency is Urgency.REPLY
                early = news.get("cut") or now - out.began < out.length / _QUICKEST
                self._doubtful = (now, out.messages if reply and early else [])

    def _gone(self, host: HostProcess) -> None:
        if host is self._spare:
            self._spare = None
        elif host is self._ahead:
            self._ahead = None
        elif host is self._arrived:
            self._arrived = None
        elif host is self._coming:
            self._not_coming("died")
        elif host is self._host:
            self._fail("died", deadly=True)

    # The daemon's return
    # -----------------------------------------------------------------------------------------

    def _send_canary(self) -> None:
        if self._daemon_backend is not None and self._canary is None and not self._over:
            self._canary = Canary(
                lambda: self._mail.put(Conductor._daemon_answers), self._canary_pause
            )
            # Each time it was sent in vain, the next one sets out later: a daemon that answers but
            # cannot speak is no good.
            self._canary_pause = min(60.0, self._canary_pause * 2)

    def _call_off_canary(self) -> None:
        if self._canary is not None:
            self._canary.stop()
            self._canary = None

    def _daemon_answers(self) -> None:
        self._call_off_canary()
        if self._daemon_backend is None or self._coming is not None or self._over:
            return
        if self._host is None or self._host.backend != self._daemon_backend:
            self._deaths.clear()
            self._seek(self._chain.index(self._daemon_backend))
