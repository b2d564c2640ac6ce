"""Private words that were given up for those of the field: no class or function of the product is
called by one of them again.
"""

from __future__ import annotations

import ast
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
    "Rejoin": "Resync",
    "CaughtUp": "Synced",
    "ToMatch": "MatchCommand",
    "OfMatch": "MatchUpdate",
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
    "Notice": "RoomInfo",
    "KnownRoom": "SavedRoom",
    "KnownRooms": "SavedRooms",
    "Phrases": "PassphraseHasher",
    "OwnKey": "DeviceKey",
    "Trail": "Credentials",
    "Outbox": "LineBuffer",
    "PagePipe": "SendQueue",
    "Backing": "Storage",
    "Services": "RoomContext",
}
"""What is in use instead of each of them."""


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
