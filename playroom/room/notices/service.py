"""Notice service of a room: hears which members are to act at which table, and tells those who are
away by the channels of their own choice.

What is told is stored before it is sent, and with it where it has not arrived yet, so that a
restart neither repeats a notice nor loses one. Sending runs in threads of its own and is tried
again a few times; the room never waits for it.
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Callable, Mapping
from hashlib import sha256
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
"""Notices that are decided or sent at once; more of them wait."""
CLOSING = 3.0
"""Seconds that a room that is closed waits for what is being sent."""
NEAR_CODES = (1 / 3600, 2)
"""Codes mailed to one address: a second, and at once."""
NOBODY = Listener(None, (), ())
PUSH_KEY = "push_key"
"""The fact that keeps the room's private key for push services."""


class Owes(NamedTuple):
    """A member who owes an answer at a table: which one (`key`), whether they are there, whether
    they left by their own will, and until when they are on vacation (seconds since 1970).
    """

    key: str
    here: bool
    meant: bool = False
    vacation: int = 0


class _Waiting:
    """A turn at one table, as far as its player has seen it."""

    def __init__(self, turn: Turn, owes: Owes) -> None:
        self.turn, self.owes = turn, owes
        self.seen = self.told = False
        self.since = wall()
        """When they came or left last, or else the turn began: seconds since 1970."""
        self.again = 0.0
        """Not decided before."""

    def look(self, owes: Owes) -> None:
        """They may have come or left."""
        if owes.here != self.owes.here:
            now = wall()
            if self.owes.here:
                self.seen = self.seen or owes.meant or now - self.since >= SEEN
            self.since = now
        self.owes = owes

    @property
    def due(self) -> float:
        """When it may have to be told, in seconds since 1970."""
        return max(self.since + WAIT, self.owes.vacation, self.again)

    @property
    def waits(self) -> bool:
        """May it have to be told?"""
        return not (self.owes.here or self.seen or self.told)


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
        self._busy = list[PersonId]()
        """The member of each notice that is decided or sent now."""
        self._posts = set[asyncio.Future[None]]()
        self._closed = False

    def close(self) -> None:
        """Sends nothing more."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        for worker in self._workers.values():
            worker.shutdown(wait=False)

    async def sent(self) -> None:
        """Waits until what is being sent has arrived or failed, for some seconds: what is not known
        to have arrived is sent again when the room is open again.
        """
        if self._posts:
            await asyncio.wait(self._posts, timeout=CLOSING)

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
        if person in self._busy or len(self._busy) >= MOST_UNDER_WAY:
            self._decided(person, due, Decision(again=now + WAIT))
            return
        turns = tuple(one.turn for one in due)
        self._busy.append(person)

        def claim() -> tuple[Kept, Told, Decision]:
            kept, told = self._kept(person), self._told(person)
            decision = decide(kept, told, turns, now)
            if decision.tell:  # stored before it is sent: a notice comes once
                told = after(told, decision.tell, now)
                self._room_store.fact(f"noticed {person}", written(told))
            return kept, told, decision

        def claimed(result: tuple[Kept, Told, Decision] | Exception) -> None:
            self._busy.remove(person)
            if isinstance(result, Exception):
                self._decided(person, due, Decision(again=now + WAIT))
                return
            kept, told, decision = result
            self._decided(person, due, decision)
            for target in decision.tell:
                self._send(person, kept, target, decision.tell[target], told.unsent[target].tries)

        self._write_queue.run(claim, claimed, of=person)

    def _decided(self, person: PersonId, due: list[_Waiting], decision: Decision) -> None:
        for one in due:
            one.told, one.again = decision.again is None, decision.again or 0.0
        self._schedule(person)

    # -- sending -----------------------------------------------------------------------------------

    def _send(
        self, person: PersonId, kept: Kept, target: str, turns: tuple[Turn, ...], tries: int
    ) -> None:
        """Sends a notice to one target, and stores whether it has arrived."""
        keys = {turn.key for turn in turns}

        def sent(why: NotSent | None) -> None:
            again = why is not None and not why.final and tries <= len(AGAIN)

            def store() -> None:
                told = self._told(person)
                unsent = {name: one for name, one in told.unsent.items() if name != target}
                self._room_store.fact(f"noticed {person}", written(replace(told, unsent=unsent)))
                if why is not None:
                    self._keep(person, _failed(self._kept(person), target))

            def stored(result: object = None) -> None:
                self._busy.remove(person)
                for one in self._waiting.get(person, {}).values():
                    if again and one.turn.key in keys:
                        one.told, one.again = False, wall() + AGAIN[tries - 1]
                self._schedule(person)

            if again:
                stored()
            else:
                self._write_queue.run(store, stored, of=person)

        self._busy.append(person)
        self._post(kept, target, letter_of(kept.language, self._room, turns, target), sent)

    def _post(
        self, kept: Kept, target: str, letter: Letter, on_result: Callable[[NotSent | None], None]
    ) -> None:
        """Sends a letter to one target, in the thread of its channel."""
        channel = target if target in ("mail", "hook") else "push"
        house = self._house

        def post() -> None:
            if channel == "hook":
                channels.send_hook(kept.hook, house.hooks, letter)
            elif channel == "push":
                browser = next(one for one in kept.push if one.endpoint == target)
                contact = house.notice_contact or (house.mail.sender if house.mail else "")
                key = self._room_store.fact(PUSH_KEY) or ""
                channels.send_push(browser, house.hooks, key, contact, letter)
            elif house.mail is not None:
                channels.send_mail(house.mail, self._folder, kept.mail, letter)

        def posted(future: asyncio.Future[None]) -> None:
            self._posts.discard(future)
            why = None if future.cancelled() else future.exception()
            if why is not None and not isinstance(why, NotSent):
                # a defect: where it is, and nothing of the notice
                self._faults(["notices:\n", *traceback.format_tb(why.__traceback__)])
                why = NotSent(True)
            on_result(why)

        if self._closed or channel not in self._workers:  # the house rules allow it no more
            on_result(NotSent(False) if self._closed else None)
            return
        future = asyncio.get_running_loop().run_in_executor(self._workers[channel], post)
        self._posts.add(future)
        future.add_done_callback(posted)

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

        def count() -> None:
            self._keep(person, _failed(self._kept(person)))

        def coded(why: NotSent | None) -> None:
            if why is not None:
                self._write_queue.run(count, lambda result: None, of=person)

        def stored(result: tuple[Kept, NoticeState] | Rejection | Exception) -> None:
            if not isinstance(result, tuple):
                on_result(result)
                return
            kept, state = result
            if change.what == "mail":
                letter = code_letter(language, self._room, code)
                self._post(replace(kept, mail=kept.wanted), "mail", letter, coded)
            for one in self._waiting.get(person, {}).values():
                one.told = one.told and not change.what
            self._schedule(person)
            on_result(state)

        self._write_queue.run(store, stored, of=person)

    def _is_code_too_soon(self, person: PersonId, change: NoticeChange) -> bool:
        """Mails with codes are few, for each member and for each address."""
        if change.what != "mail":
            return False
        near = self._near_codes.of(change.value.strip().casefold(), *NEAR_CODES)
        return not (self._rate_limiter.may(person, Rate.CODE) and near.take())


def _failed(kept: Kept, target: str = "") -> Kept:
    """The preferences after a notice could not be sent: its person is told when they come, and a
    browser that takes none is forgotten.
    """
    push = tuple(one for one in kept.push if one.endpoint != target)
    return replace(kept, failed=min(kept.failed + 1, 1_000), push=push)


R = TypeVar("R")


def _read(text: str | None, wanted: type[R]) -> R | None:
    """What a fact holds; None where there is none, or one of a newer version."""
    try:
        return None if text is None else PLAIN.decode(text.encode(), wanted)
    except BadJson:
        return None


# -- letters ---------------------------------------------------------------------------------------


def letter_of(language: Language, room: Clean, turns: tuple[Turn, ...], target: str) -> Letter:
    """A notice of turns: at which games one is awaited, and how one stops these notices. No card
    and no other person is in it.
    """
    id = sha256(" ".join((target, *(turn.key for turn in turns))).encode()).hexdigest()[:32]
    games = tuple(note(f"{turn.game}-name") for turn in turns)
    said = _teller(language)
    subject = said(note("notice-subject", room=room, count=len(turns))).removesuffix(".")
    lines = [*(said(note("notice-game", game=game)) for game in games), ""]
    lines += [said(note("notice-come", room=room)), said(note("notice-stop"))]
    fields = {"room": str(room), "games": [turn.game for turn in turns]}
    return Letter(subject, tuple(lines), id, {"event": "turn", "count": len(turns), **fields})


def code_letter(language: Language, room: Clean, code: str) -> Letter:
    """The mail that confirms an address."""
    said = _teller(language)
    subject = said(note("notice-code-subject", room=room)).removesuffix(".")
    lines = (said(note("notice-code", code=Clean.of(code))), said(note("notice-code-stop")))
    return Letter(subject, lines, secrets.token_hex(16))


def _teller(language: Language) -> Callable[[Note], str]:
    teller = teller_of(find_language(language) or DEFAULT)
    return lambda what: teller.tell(what, NOBODY)
