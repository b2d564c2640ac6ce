"""Private words that were given up for those of the field: no class or function of the product is
called by one of them again.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
INSTEAD = {
    "Warden": "ModerationService",
    "KeepOrder": "ModerationCommand",
    "OrderAct": "ModerationAction",
    "OrderLog": "ModerationLog",
    "OrderNews": "ModerationNews",
    "Barred": "Ban",
    "bar_of": "active_ban",
    "Hushed": "Mute",
    "hush_of": "active_mute",
    "SentOut": "Kicked",
    "SentAway": "KickedFromTable",
    "put_out": "kick",
    "Pardoned": "Reinstated",
    "is_above": "outranks",
    "TableLife": "TableState",
    "Wish": "Command",
    "AnyWish": "AnyCommand",
    "AnyRow": "AnyTableEvent",
    "Ledger": "RoomStore",
    "PostgresBook": "RoomStore",
    "Book": "RoomStore",
    "Doorkeeper": "Admission",
    "NotLetIn": "Refused",
    "Doorway": "TableConnection",
    "HallDoor": "LobbyConnection",
    "HalfOpen": "PendingConnections",
    "may_knock": "may_attempt",
    "Callers": "ConnectionLimiter",
    "Allowance": "Limits",
    "Bucket": "TokenBucket",
    "Buckets": "TokenBuckets",
    "Pace": "Rate",
    "Paces": "RateLimiter",
    "Hall": "Lobby",
    "RunningHall": "LobbyServer",
    "LocalHall": "LocalLobby",
    "FarHall": "RemoteLobby",
    "Seeker": "Ticket",
    "Seekers": "TicketStore",
    "Seeking": "Matchmaker",
    "Visit": "TableSession",
    "LocalVisit": "LocalSession",
    "FarVisit": "RemoteSession",
    "Visiting": "SessionScreens",
    "Visited": "ScreenContext",
    "FarEnd": "RemoteEnd",
    "Far": "RemoteChair",
    "Mirror": "ChairServer",
    "Welcome": "Snapshot",
    "Greeting": "Challenge",
    "Gap": "SequenceGap",
    "Rejoin": "Enter",
    "CaughtUp": "Synced",
    "ToMatch": "MatchCommand",
    "OfMatch": "News",
    "Farewell": "CloseReason",
    "Bye": "Close",
    "Desk": "MatchRunner",
    "Stewardship": "Lease",
    "Fenced": "StaleLease",
    "Gateway": "Node",
    "Serving": "Membership",
    "SharedServing": "SharedMembership",
    "Thinkers": "BotPool",
    "Pledge": "SeatCommitment",
    "Sealing": "Committing",
    "Unsealed": "Aborted",
    "Sweeper": "GcTuner",
    "Pruning": "Retention",
    "Balance": "Rebalancer",
    "KnownRoom": "SavedRoom",
    "KnownRooms": "SavedRooms",
    "Phrases": "PassphraseHasher",
    "OwnKey": "DeviceKey",
    "Trail": "Credentials",
    "Outbox": "LineBuffer",
    "PagePipe": "SendQueue",
    "Backing": "Storage",
    "Services": "RoomContext",
    "Sharing": "Replication",
    "Pledging": "Commitments",
    "Sought": "TableSearch",
    "read_sought": "read_search",
    "keep_order": "moderate",
    "order_note": "moderation_note",
    "tell_order": "tell_moderation",
    "look_on": "reconcile",
    "look_on_later": "reconcile_later",
    "insist": "retry_until_stored",
    "orphans": "expired",
    "take_all": "acquire_all",
    "enter_hall": "enter_lobby",
    "arrive_in_hall": "arrive_in_lobby",
    "has_hall": "has_lobby",
    "Served": "LocalChair",
    "Late": "DelayedView",
    "Visits": "PresenceStore",
    "Scout": "Canary",
    "MakeVisit": "MakeSession",
    "farewell_note": "close_reason_note",
    "notice_of": "room_info_of",
    "read_notice": "read_room_info",
    "visit_of": "session_of",
    "life_of": "state_of",
    "desk_of": "runner_of",
    "stand_in": "substitute",
    "let_go": "resume_clock",
}
"""What is in use instead of each of them."""


RIDDLES = re.compile(r"\b(whoever|somebody|nobody)\b", re.IGNORECASE)
"""Words that hide who is meant: a player, a client, the host, a seat."""


def names_of(source: str) -> list[str]:
    """The classes and functions that a module defines."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]


def test_names_are_found_in_whatever_defines_them() -> None:
    assert names_of("class Warden:\n    def bar_of(self): ...\n") == ["Warden", "bar_of"]


def test_no_word_that_was_given_up_comes_back() -> None:
    back = [
        f"{file.relative_to(ROOT)}: {name}, which is {INSTEAD[name]} now"
        for folder in ("playroom", "playroom_testing")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for name in names_of(file.read_text("utf-8"))
        if name in INSTEAD
    ]
    assert back == []


def explanations(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a module with their lines, without what is quoted in them."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, re.sub(r"`[^`]*`", "", text)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], re.sub(r"`[^`]*`", "", token.string)


def test_words_that_hide_who_is_meant_are_found() -> None:
    source = '''"""Lets somebody in."""
name = "nobody"  # whoever comes
"""What `nobody` is."""
'''
    hidden = [line for line, text in explanations(source) if RIDDLES.search(text)]
    assert hidden == [1, 2]


def test_docstrings_and_comments_say_who_is_meant() -> None:
    """Say a player, a client, the host, a seat, or use the passive voice."""
    hidden = [
        f"{file.relative_to(ROOT)}:{line}: {text.strip()[:80]}"
        for folder in ("playroom", "games", "playroom_testing", "tests")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for line, text in explanations(file.read_text("utf-8"))
        if RIDDLES.search(text)
    ]
    assert hidden == []
