"""Notice service of a room: hears which members are to act at which table, and tells those who are
away by the channels of their own choice.

What was told is stored before it is sent, so that a restart repeats no notice. Sending runs in
threads of its own and is tried again a few times; the room never waits for it.
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from playroom.background import THREADS
from playroom.clock import wall
from playroom.engine.notes import Clean, Note, Rejection, note
from playroom.engine.record import replace
from playroom.engine.wire import PLAIN, BadJson, written
from playroom.locale import Listener, find_language, teller_of
from playroom.locale.languages import DEFAULT
from playroom.log.write_queue import Queue
from playroom.optional_packages import is_here
from playroom.room.moderation.house_rules import House
from playroom.room.notices import channels
from playroom.room.notices.changing import changed, counted, state_of
from playroom.room.notices.channels import Letter, NotSent
from playroom.room.notices.deciding import (
    NEVER,
    SEEN,
    WAIT,
    Decision,
    Kept,
    Told,
    Turn,
    after,
    decide,
)
from playroom.room.notices.values import NoticeChange, NoticeState
from playroom.room.server.limits import Rate, RateLimiter, TokenBuckets
from playroom.room.store.room_store import RoomStore
from playroom.room.table.values import Language, PersonId, TableId
from playroom.store.faults import Faults

AGAIN = (60.0, 600.0, 3600.0)
"""Seconds until a notice that could not be sent is tried again, each time."""
MOST_UNDER_WAY = 500
"""Notices that are being sent or wait to be tried again; of more none is sent."""
NEAR_CODES = (1 / 3600, 2)
"""Codes mailed to one address: a second, and at once."""
NOBODY = Listener(None, (), ())
PUSH_KEY = "push_key"
"""The fact that keeps the room's private key for push services."""


class Owes(NamedTuple):
    """A member who owes an answer at a table: which one (`key`), whether they are there, and
    whether they left by their own will.
    """

    key: str
    here: bool
    meant: bool = False


class _Waiting:
    """A turn at one table, as far as its player has seen it."""

    def __init__(self, turn: Turn, owes: Owes) -> None:
        self.turn, self.here, self.over = turn, owes.here, False
        """`over`: nothing is to be told of it (any more)."""
        self.since = wall()
        """When they came or left last, or else the turn began: seconds since 1970."""
        self.due = self.since + WAIT

    def look(self, owes: Owes) -> None:
        """They may have come or left."""
        if owes.here != self.here:
            now = wall()
            if self.here:
                self.over = self.over or owes.meant or now - self.since >= SEEN
            self.here, self.since = owes.here, now
            self.due = max(self.due, now + WAIT)

    @property
    def waits(self) -> bool:
        """May it have to be told?"""
        return not (self.here or self.over)


class NoticeService:
    """Notices of one room. Everything is called on the thread of the event loop."""

    def __init__(
        self,
        room_store: RoomStore,
        write_queue: Queue,
        house: House,
        room: Clean,
        folder: Path,
        faults: Faults,
        rate_limiter: RateLimiter,
    ) -> None:
        """`room` is what the room is called; `folder` as in `send_mail`."""
        self._room_store, self._write_queue, self._house = room_store, write_queue, house
        self._room, self._folder, self._faults = room, folder, faults
        self._rate_limiter = rate_limiter
        self._near_codes = TokenBuckets[str]()
        self._waiting: dict[PersonId, dict[TableId, _Waiting]] = {}
        self._owing: dict[TableId, Mapping[PersonId, Owes]] = {}
        """What was heard last of each table where anything is owed."""
        self._timers: dict[PersonId, asyncio.TimerHandle] = {}
        offered = {"mail": house.mail, "hook": house.hooks, "push": is_here("push")}
        self.offers = tuple(name for name, there in offered.items() if there)
        """The channels of the room."""
        self._workers = {name: THREADS.worker(f"notices {name}") for name in self.offers}
        self._under_way = 0
        self._closed = False

    def close(self) -> None:
        """Sends nothing more."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        for worker in self._workers.values():
            worker.shutdown(wait=False)

    # -- turns -------------------------------------------------------------------------------------

    def look(self, table: TableId, game: str, owing: Mapping[PersonId, Owes]) -> None:
        """Hears who owes an answer at a table now; called whenever that or who is there changes."""
        before = self._owing.pop(table, {})
        if owing:
            self._owing[table] = owing
        if owing == before:
            return
        for person in before.keys() - owing.keys():
            self._waiting[person].pop(table)
            self._schedule(person)
        for person, owes in owing.items():
            at = self._waiting.setdefault(person, {})
            there = at.get(table)
            if there is None or there.turn.key != owes.key:
                at[table] = _Waiting(Turn(table, owes.key, game), owes)
            else:
                there.look(owes)
            self._schedule(person)

    def _schedule(self, person: PersonId) -> None:
        """Decides about a member when the first of their turns is due."""
        at = self._waiting.get(person)
        if (timer := self._timers.pop(person, None)) is not None:
            timer.cancel()
        if not at or self._closed:
            self._waiting.pop(person, None)
            return
        dues = [one.due for one in at.values() if one.waits]
        if dues:
            wait = max(0.0, min(dues) - wall())
            self._timers[person] = asyncio.get_running_loop().call_later(wait, self._due, person)

    def _due(self, person: PersonId) -> None:
        self._timers.pop(person, None)
        now = wall()
        waiting = [one for one in self._waiting.get(person, {}).values() if one.waits]
        due = [one for one in waiting if one.due <= now + 0.5]
        turns = tuple(one.turn for one in due)

        def claim() -> tuple[Kept, Decision]:
            kept = self._kept(person)
            decision = decide(kept, self._told(person), turns, now)
            if decision.tell:  # stored before it is sent: a notice comes once
                told = after(self._told(person), decision.tell, now)
                self._room_store.fact(f"noticed {person}", written(told))
            return kept, decision

        def claimed(result: tuple[Kept, Decision] | Exception) -> None:
            again = now + WAIT if isinstance(result, Exception) else result[1].again
            for one in due:
                one.over = one.over or again is None
                one.due = max(one.due, again or 0.0)
            self._schedule(person)
            if not isinstance(result, Exception) and result[1].tell:
                kept, decision = result
                letter = letter_of(kept.language, self._room, decision.tell)
                for channel in kept.channels:
                    each = [replace(kept, push=(browser,)) for browser in kept.push]
                    for single in each if channel == "push" else [kept]:
                        self._send(person, single, channel, letter)

        self._write_queue.run(claim, claimed, of=person)

    # -- sending -----------------------------------------------------------------------------------

    def _send(
        self, person: PersonId, kept: Kept, channel: str, letter: Letter, tried: int = 0
    ) -> None:
        """Sends by one channel, in its thread; `kept` has one browser for `push`."""
        if self._closed or channel not in self._workers:
            return
        if self._under_way >= MOST_UNDER_WAY:
            self._failed(person)
            return
        self._under_way += 1

        def sent(future: asyncio.Future[None]) -> None:
            self._under_way -= 1
            if self._closed or future.cancelled() or (why := future.exception()) is None:
                return
            if not isinstance(why, NotSent):  # a defect: where it is, and nothing of the notice
                self._faults(["notices:\n", *traceback.format_tb(why.__traceback__)])
            elif not why.final and tried < len(AGAIN):
                self._under_way += 1
                again = partial(self._again, person, kept, channel, letter, tried + 1)
                asyncio.get_running_loop().call_later(AGAIN[tried], again)
                return
            if channel == "push":
                self._change(person, partial(_without, kept.push[0].endpoint))
            self._failed(person)

        send = partial(self._post, kept, channel, letter)
        loop = asyncio.get_running_loop()
        loop.run_in_executor(self._workers[channel], send).add_done_callback(sent)

    def _again(
        self, person: PersonId, kept: Kept, channel: str, letter: Letter, tried: int
    ) -> None:
        """Tries again to tell what still waits."""
        self._under_way -= 1
        if any(not one.here for one in self._waiting.get(person, {}).values()):
            self._send(person, kept, channel, letter, tried)

    def _post(self, kept: Kept, channel: str, letter: Letter) -> None:
        """In the thread of a channel. Raises `NotSent`."""
        house = self._house
        if channel == "hook":
            channels.send_hook(kept.hook, house.hooks, letter)
        elif channel == "push":
            contact = house.notice_contact or (house.mail.sender if house.mail else "")
            key = self._room_store.fact(PUSH_KEY) or ""
            channels.send_push(kept.push[0], house.hooks, key, contact, letter)
        elif house.mail is not None:
            channels.send_mail(house.mail, self._folder, kept.mail, letter)

    def _failed(self, person: PersonId) -> None:
        """Counts a notice that could not be sent; its person is told when they come."""
        self._change(person, lambda kept: replace(kept, failed=min(kept.failed + 1, 1_000)))

    def _change(self, person: PersonId, change: Callable[[Kept], Kept]) -> None:
        def store() -> None:
            self._keep(person, change(self._kept(person)))

        self._write_queue.run(store, lambda result: None, of=person)

    # -- preferences -------------------------------------------------------------------------------

    def _kept(self, person: PersonId) -> Kept:
        """The preferences of a member. Raises `StoreError`."""
        return _read(self._room_store.fact(f"notices {person}"), Kept) or Kept()

    def _told(self, person: PersonId) -> Told:
        return _read(self._room_store.fact(f"noticed {person}"), Told) or NEVER

    def _keep(self, person: PersonId, kept: Kept) -> None:
        self._room_store.fact(f"notices {person}", written(kept))

    def _key(self) -> str:
        """The public key of the room for browsers; the private one is made on first use."""
        pem = self._room_store.fact(PUSH_KEY)
        pem = pem or self._room_store.keep_once(PUSH_KEY, channels.push_key()[0])
        return channels.push_key(pem)[1]

    def ask(
        self,
        person: PersonId,
        language: Language,
        change: NoticeChange,
        on_result: Callable[[NoticeState | Rejection | Exception], None],
    ) -> None:
        """Changes a member's preferences (or nothing), and gives them as they are then."""
        if not self._rate_limiter.may(person, Rate.NOTICES) or self._is_code_too_soon(
            person, change
        ):
            on_result(Rejection.of("too_fast", "together-no-too-fast"))
            return
        code = f"{secrets.randbelow(10**6):06}"

        def store() -> tuple[Kept, NoticeState] | Rejection:
            before = self._kept(person)
            hosts = self._house.hooks
            result = changed(before, change, self.offers, hosts, int(wall()), code)
            kept = counted(before, change) if isinstance(result, Rejection) else result
            told = replace(kept, language=language, failed=0)
            if told != before:
                self._keep(person, told)
            if isinstance(result, Rejection):
                return result
            key = self._key() if "push" in self.offers else ""
            return kept, state_of(kept, self.offers, key)

        def stored(result: tuple[Kept, NoticeState] | Rejection | Exception) -> None:
            if not isinstance(result, tuple):
                on_result(result)
                return
            kept, state = result
            if change.what == "mail":
                letter = code_letter(language, self._room, code)
                self._send(person, replace(kept, mail=kept.wanted), "mail", letter)
            for one in self._waiting.get(person, {}).values():
                one.over = one.over and not change.what
            self._schedule(person)
            on_result(state)

        self._write_queue.run(store, stored, of=person)

    def _is_code_too_soon(self, person: PersonId, change: NoticeChange) -> bool:
        """Mails with codes are few, for each member and for each address."""
        if change.what != "mail":
            return False
        near = self._near_codes.of(change.value.strip().casefold(), *NEAR_CODES)
        return not (self._rate_limiter.may(person, Rate.CODE) and near.take())


def _without(endpoint: str, kept: Kept) -> Kept:
    return replace(kept, push=tuple(one for one in kept.push if one.endpoint != endpoint))


R = TypeVar("R")


def _read(text: str | None, wanted: type[R]) -> R | None:
    """What a fact holds; None where there is none, or one of a newer version."""
    try:
        return None if text is None else PLAIN.decode(text.encode(), wanted)
    except BadJson:
        return None


# -- letters ---------------------------------------------------------------------------------------


def letter_of(language: Language, room: Clean, turns: tuple[Turn, ...]) -> Letter:
    """A notice of turns: at which games one is awaited, and how one stops these notices. No card
    and no other person is in it.
    """
    games = tuple(note(f"{turn.game}-name") for turn in turns)
    said = _teller(language)
    subject = said(note("notice-subject", room=room, count=len(turns))).removesuffix(".")
    lines = [*(said(note("notice-game", game=game)) for game in games), ""]
    lines += [said(note("notice-come", room=room)), said(note("notice-stop"))]
    fields = {"room": str(room), "games": [turn.game for turn in turns]}
    return Letter(subject, tuple(lines), {"event": "turn", "count": len(turns), **fields})


def code_letter(language: Language, room: Clean, code: str) -> Letter:
    """The mail that confirms an address."""
    said = _teller(language)
    subject = said(note("notice-code-subject", room=room)).removesuffix(".")
    lines = (said(note("notice-code", code=Clean.of(code))), said(note("notice-code-stop")))
    return Letter(subject, lines, {})


def _teller(language: Language) -> Callable[[Note], str]:
    teller = teller_of(find_language(language) or DEFAULT)
    return lambda what: teller.tell(what, NOBODY)
