"""Remote session: a session at a table of a remote room; last known state and pending requests.

It owns no wire: `take` is given each frame, `send` takes frames; after a reconnect what was missed
comes first.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from playroom.engine.chair import Chair
from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Rejection
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.wire import BadJson, encode
from playroom.room.client.remote_chair import RemoteChair
from playroom.room.client.remote_end import RemoteEnd, new_id
from playroom.room.fair.deal import joint_deal
from playroom.room.fair.deal_verifier import DealVerifier
from playroom.room.fair.own_deals import OwnDeal, OwnDeals
from playroom.room.fair.transcript_verifier import TranscriptVerifier
from playroom.room.members.circle import Notice
from playroom.room.protocol import messages as e
from playroom.room.table import values as v
from playroom.room.table.session import (
    ConnectionState,
    GameHome,
    Home,
    Invited,
    OnResult,
    Proof,
    SessionHooks,
    TableSession,
    Utterance,
)
from playroom.room.table.state import apply
from playroom.room.table.values import Phase, TableState
from playroom.store import StoreError

MOST_SAYINGS = 200
"""The latest of a table, that can be read again."""
SHOWN_WITHIN = 10.0
"""Seconds after a match in which the room shows what proves its deal."""


def home_of(whole: e.WholeGame, proof: Proof, seat: Seat | None, missed: bool = False) -> GameHome:
    """A match as it comes home, by the frame that brings it."""
    deal = None
    if whole.sealed is not None:
        deal = joint_deal(whole.sealed, whole.shown, whole.number)
    return GameHome(whole.header, whole.entries, proof.right, seat, deal, proof, missed)


class RemoteSession(RemoteEnd[SessionHooks], TableSession):
    """Remote session: one person at one table of a room elsewhere."""

    def __init__(
        self,
        welcome: e.Snapshot,
        game: Game[Any, Any],
        send: Callable[[bytes], None],
        home: Home,
        find: Callable[[str], Game[Any, Any]],
        deals: OwnDeals | None = None,
    ) -> None:
        """`home` archives a match from its log; `find` gives games by id; `deals` stores numbers of
        joint deals.
        """
        super().__init__(send)
        self.me = welcome.me
        self.room = welcome.room
        self.game = game
        self._home = home
        self._find = find
        self._state = welcome.state
        self._sayings = list(welcome.sayings)
        self._is_moderator = welcome.looks_after
        self._forbids_hints = welcome.no_hints
        self._chair: RemoteChair | None = None
        self._match: str | None = None
        self._first_chair = welcome.chair
        """The chair of the first snapshot, told to the first hooks that are attached."""
        self._heard = TranscriptVerifier()
        self._witness = DealVerifier(welcome.me, welcome.state)
        self._deals = deals or OwnDeals()
        self._unshown: asyncio.TimerHandle | None = None
        self._is_cut = False
        self._game_home: str | None = None
        self._was_over = False
        """Was the match of the chair over before it was told here?"""
        self._catches_up = False
        self.forgets = False
        """Is everything to be told anew on the next wire, as if nothing were known?"""
        self.in_lobby = False
        """Is there a lobby behind the table? Then the wire stays when the session is over."""

    # -- what is known -----------------------------------------------------------------------------

    @property
    @override
    def state(self) -> TableState:
        return self._state

    @property
    @override
    def chair(self) -> Chair | None:
        return self._chair

    @property
    @override
    def sayings(self) -> tuple[v.Saying, ...]:
        return tuple(self._sayings)

    @property
    @override
    def is_moderator(self) -> bool:
        return self._is_moderator

    @property
    def forbids_hints(self) -> bool:
        return self._forbids_hints

    @property
    def known(self) -> e.ResumePoint:
        """What another wire begins after."""
        place = None if self._chair is None or self.forgets else self._chair.after
        table = self._state.id if self.in_lobby else None
        return e.ResumePoint(self._state.rows, self._match, place, self._game_home, table)

    # -- what comes --------------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """A frame of the room. Raises what `heed` raises."""
        self.heed(e.read_down(data))

    def heed(self, message: e.AnyDown) -> None:
        """What a frame held. Raises `BadJson` (and `state.NoTable`) for what is none here,
        `ComeAgain` when there is a place on another wire, `SequenceGap` when the room is to be
        joined again, `OtherGame` for a match that cannot be played here.
        """
        first, self._first_chair = self._first_chair, None
        if first is not None:
            self._at(first)
        match message:
            case e.Happened(row):
                self._row(row)
                self._brings()
            case e.At() as at:
                self._at(at)
            case e.News() as news:
                self._check_match(self._match)
                if self._chair is None:
                    raise BadJson("news of no match")
                self._chair.take(news)
            case e.Done(id, n):
                self._answered(id, None, n)
            case Notice() as notice:
                self._safely(lambda hooks: hooks.notice(notice))
            case e.NotKept():
                self._safely(lambda hooks: hooks.failed(StoreError("not-writable")))
            case e.Denied(id, refusal, n):
                self._answered(id, refusal, n)
            case e.Invited(id, line, others):
                self._answered(id, v.Invitation(line, others))
            case e.PrivacyTold() | e.PersonalTold() as told:
                self._told(told)
            case e.SomebodySaid(saying):
                self._saying(saying)
            case e.ModerationDone(news):
                if news.act is v.ModerationAction.MODERATOR and news.person == self.me:
                    self._is_moderator = news.is_one
                self._safely(lambda hooks: hooks.order(news))
            case e.Nudged(nudge):
                self._safely(lambda hooks: hooks.nudged(nudge))
            case e.MissedGame() as missed:
                self.missed(missed)
            case e.WholeGame() as whole:
                self._whole(whole)
            case e.Snapshot() as welcome:
                self._again(welcome)
            case e.Synced():
                self.forgets = False
                if self._catches_up:
                    self._catches_up = False
                    self._safely(lambda hooks: hooks.missed(False))
                self._brings()
                self._is_over_unshown()
            case e.Elsewhere(at):
                self.elsewhere(at)
            case e.Close() as close:
                self._closed(close)
            case _:
                raise BadJson("there is no lobby")

    def _row(self, row: v.AnyTableEvent) -> None:
        before = self._state
        self._state = now = apply(before, self.game, row)
        self._witness.told(now, in_time=not self._catches_up)
        if isinstance(row, v.Began):
            self._heard.forget(but=(self._match, row.match))
        elif isinstance(row, v.Ended):
            if now.opens_deals:
                self._awaits_number(row.match)
            elif self._witness.is_caught(row.match):
                self._tell_proof(Proof.FALSE)
        self._safely(lambda hooks: hooks.row(row, before, now))

    def _again(self, welcome: e.Snapshot) -> None:
        """Another wire to the same table: what was missed there is told, then asked anew what has
        no answer.
        """
        if welcome.me != self.me or welcome.state.id != self._state.id:
            raise BadJson("another table")
        if welcome.state.game != self._state.game or welcome.state.version != self._state.version:
            raise BadJson("another game")
        self._catches_up = True
        self._is_moderator = welcome.looks_after
        self._forbids_hints = welcome.no_hints
        self._safely(lambda hooks: hooks.missed(True))
        if self.forgets or welcome.before != self._state:
            self._state = welcome.state  # the table is not the one that was known: as it is now
            self._witness.told(welcome.state, in_time=False)
        else:
            for row in welcome.missed:
                self._row(row)
            if self._state != welcome.state:
                raise BadJson("another table than its rows tell")
        numbers = {said.number for said in self._sayings}
        for said in welcome.sayings:
            if said.number not in numbers:
                self._saying(said)
        if welcome.chair is not None:
            self._at(welcome.chair)
        self._ask_again()

    def _check_match(self, match: str | None) -> None:
        if match != self._state.match and self._state.phase in (Phase.PLAYING, Phase.PAUSED):
            raise BadJson("another match than the one that has begun")

    def _at(self, at: e.At) -> None:
        """All of the match at one's place: of the chair that there is, or of another one."""
        match = at.header.id
        self._check_match(match)
        if self._chair is not None and self._chair.is_at(at):
            try:
                self._chair.begins(at)
                return
            except BadJson:
                if not self.forgets:
                    raise
        chair = RemoteChair(at, self._request_of_match, self._hurry, self._find)
        old, before = self._chair, self._match
        if match != before:
            self._was_over = chair.outcome is not None
        self._chair, self._match = chair, match
        if old is not None and before is not None:
            self._heard.leaves(before, old, chair if before == match else None)
            if old.is_at(at):
                chair.take_over(old)
            elif self._asked.pop(old.asked or "", None) is not None:
                old.answer(e.PLACE_CHANGED)  # it cannot be answered at this place any more
            old.close()
        self._safely(lambda hooks: hooks.chair())

    def _request_of_match(self, message: e.MatchCommand) -> None:
        self._request(message, self._answer_chair)

    def _answer_chair(self, result: Rejection | None) -> None:
        if self._chair is not None:
            self._chair.answer(result)

    def _hurry(self) -> None:
        self.send(encode(e.Hurry()))

    def _saying(self, saying: v.Saying) -> None:
        if saying.id and any((s.by, s.id) == (saying.by, saying.id) for s in self._sayings):
            return  # said again, because its answer was lost
        self._sayings = [*self._sayings, saying][-MOST_SAYINGS:]
        self._safely(lambda hooks: hooks.said(saying))

    def _answered(
        self, id: str, result: Rejection | v.Invitation | None, n: int | None = None
    ) -> None:
        if id not in self._asked:
            return
        if self._chair is not None:
            self._chair.check_answer(n)
        message, on_result = self._asked.pop(id)
        if isinstance(message, e.AskPrivacy | e.Personal) and not isinstance(result, Rejection):
            raise BadJson("an answer to something else")
        wants_line = isinstance(message, e.InviteOne)
        if wants_line is not isinstance(result, v.Invitation) and not isinstance(result, Rejection):
            raise BadJson("an answer to something else")
        if isinstance(message, e.MatchCommand):
            on_result(result)  # the chair tells it
        else:
            self._safely(lambda hooks: on_result(result))

    # -- the joint deal ----------------------------------------------------------------------------

    def _brings(self) -> None:
        """Commits oneself to a number, or shows it, when it is time."""
        if (pledge := self._witness.pledges(self._state)) is not None:
            self.send(encode(e.Pledged(*pledge)))
        elif (shown := self._witness.shows(self._state)) is not None:
            self._keep_deal(*shown)
            self.send(encode(e.Showing(*shown)))

    def _keep_deal(self, match: str, number: str) -> None:
        """Keeps what one brings, for the time after this program."""
        deal, seat = self._state.deal, self.seat
        if deal is not None and seat is not None:
            own = OwnDeal(match, deal.commitment, deal.pledges, seat, number)
            with contextlib.suppress(StoreError):  # there is still what is remembered here
                self._deals.keep(own)

    def has_heard_end(self, match: str) -> bool:
        """Is it the match of the chair, and was it told here that it has ended?"""
        return match == self._match and not self._was_over

    def proof(self, whole: e.WholeGame) -> Proof:
        """What this side knows of the deal of a match that is over."""
        id, witness = whole.header.id, self._witness
        if whole.sealed is None or whole.number is None:
            return Proof.FALSE if witness.is_caught(id) else Proof.HIDDEN
        is_proved = witness.is_proved(whole.header, whole.sealed, whole.shown, whole.number)
        if is_proved is False:
            return Proof.FALSE
        if is_proved and self._deals.find(id) is None:
            return Proof.PROVED
        return self._deals.proof(whole.header, whole.sealed, whole.shown, whole.number)

    def _whole(self, whole: e.WholeGame) -> None:
        header = whole.header
        if header.id != self._match or header.id == self._game_home:
            return
        self._game_home = header.id
        proof = self.proof(whole)
        if proof is Proof.PROVED and not self._was_played(whole):
            proof = Proof.OTHERWISE
        self._tell_proof(proof, whole.shown)
        seat = None if self._chair is None else self._chair.seat
        home = home_of(whole, proof, seat)

        def bring(hooks: SessionHooks) -> None:
            if self._home(home) is False:
                self._game_home = None  # it could not be kept here, and is to come again

        self._safely(bring)

    def _tell_proof(self, proof: Proof, shown: Sequence[v.Reveal] = ()) -> None:
        has_seats = proof in (Proof.PROVED, Proof.FALSE, Proof.OTHERWISE)
        seats = tuple(sorted(reveal.seat for reveal in shown)) if has_seats else ()
        self._safely(lambda hooks: hooks.proved(proof, seats))

    def _was_played(self, whole: e.WholeGame) -> bool:
        """Does the log tell what was heard here while it was played?"""
        chair = self._chair
        return chair is None or self._heard.is_told_by(chair, whole.header, whole.entries)

    def _is_over_unshown(self) -> None:
        """Has the match ended while the wire was cut, and its number not been shown?"""
        over = self._chair is not None and self._chair.outcome is not None and not self._was_over
        if over and self._match not in (None, self._game_home) and self._state.opens_deals:
            self._awaits_number(str(self._match))

    def _awaits_number(self, match: str) -> None:
        """A match is over: the room shows its number now, or that is told."""
        if self._unshown is not None:
            self._unshown.cancel()
        loop = asyncio.get_running_loop()
        self._unshown = loop.call_later(SHOWN_WITHIN, self._not_shown, match)

    def _not_shown(self, match: str) -> None:
        self._unshown = None
        if self._game_home == match or self.is_over:
            return
        if self._is_cut:  # it may be on its way
            self._awaits_number(match)
        else:
            is_caught = self._witness.is_caught(match)
            self._tell_proof(Proof.FALSE if is_caught else Proof.HIDDEN)

    # -- the session -------------------------------------------------------------------------------

    @override
    def ask(self, command: v.AnyCommand, on_result: OnResult) -> None:
        self._request(e.Ask(new_id(), command), on_result)

    @override
    def say(self, utterance: Utterance, on_result: OnResult) -> None:
        text, to, person, _ = utterance
        self._request(e.Say(new_id(), Clean.of(text, v.LONGEST_SAYING), to, person), on_result)

    @override
    def nudge(self, on_result: OnResult) -> None:
        self._request(e.NudgeThem(new_id()), on_result)

    @override
    def invite(self, seat: Seat | None, on_result: Invited) -> None:
        self._request(e.InviteOne(new_id(), seat), on_result)

    @override
    def go(self, for_good: bool, on_result: OnResult) -> None:
        self._request(e.Go(new_id(), for_good), on_result)

    @property
    def goes(self) -> bool:
        """Has one said goodbye, and not been answered yet?"""
        return any(isinstance(message, e.Go) for message, _ in self._asked.values())

    def tell_wire(self, wire: ConnectionState) -> None:
        """The wire is cut, or there again."""
        self._is_cut = wire is not ConnectionState.UP
        if self._chair is not None:
            self._chair.cut()
        if not self.is_over:
            self._safely(lambda hooks: hooks.wire(wire))

    @override
    def close(self, meant: bool = False) -> None:
        self._hooks = None
        self._asked.clear()
        if self._unshown is not None:
            self._unshown.cancel()
        if self._chair is not None:
            self._chair.close()
        if (meant or self.in_lobby) and not self.is_over:
            self.send(encode(e.Go(new_id(), False)))
            self.part()
        else:
            self.hang_up()


__all__ = ["MOST_SAYINGS", "SHOWN_WITHIN", "GameHome", "RemoteSession", "home_of"]
