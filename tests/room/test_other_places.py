"""Where a client goes when the process of the room that it was at is gone, or will not have it."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.room.known import KnownRoom
from playroom.room.line import Line, NoPlace
from tests.room.far import GAMES


@pytest.mark.parametrize("sent_on", [False, True])
def test_those_whose_process_is_gone_spread_over_the_others(
    sent_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If all came to one, they would wait for each other there. Where one was is tried first, but
    when that has sent one on.
    """
    others = ("127.0.0.1:1002", "127.0.0.1:1003", "127.0.0.1:1004")
    known = KnownRoom("127.0.0.1", 1001, "a" * 26, "a" * 32, others=others)
    tried = list[int]()

    async def nobody(self: Line) -> None:
        tried.append(self.room.port)
        raise ConnectionRefusedError

    monkeypatch.setattr(Line, "_connected", nobody)
    went = Counter[int]()
    for _ in range(120):
        line = Line(
            known, Clean.of("Ana"), "en", GAMES, find_game, lambda home: None, lambda known: None
        )
        line._sent_on = others if sent_on else ()
        tried.clear()
        with pytest.raises(ConnectionRefusedError):
            asyncio.run(line._connect())
        assert sorted(tried) == [1001, 1002, 1003, 1004]
        assert tried.index(1001) == (3 if sent_on else 0)
        went[next(port for port in tried if port != 1001)] += 1
    assert set(went) == {1002, 1003, 1004}
    assert min(went.values()) > 15


FULL, OTHER_VERSION, BARRED = NoPlace("too_many", 60), NoPlace("other_version"), NoPlace("barred")


@pytest.mark.parametrize(
    ("answers", "tried", "told"),
    [
        ((FULL, None), 2, None),
        ((OTHER_VERSION, None), 2, None),  # they are renewed one after another
        ((FULL, OTHER_VERSION, OSError()), 3, FULL),  # it may be tried again
        ((OSError(), OTHER_VERSION, OSError()), 3, OTHER_VERSION),
        ((OTHER_VERSION, FULL, OTHER_VERSION), 3, FULL),
        ((BARRED,), 1, BARRED),  # the others say the same
        ((FULL, BARRED), 2, BARRED),
    ],
)
def test_what_one_process_refuses_another_one_may_grant(
    answers: tuple[Exception | None, ...],
    tried: int,
    told: Exception | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    others = ("127.0.0.1:1002", "127.0.0.1:1003")
    known = KnownRoom("127.0.0.1", 1001, "a" * 26, "a" * 32, others=others)
    came = list[int]()

    async def answered(self: Line) -> None:
        came.append(self.room.port)
        if (answer := answers[len(came) - 1]) is not None:
            raise answer

    monkeypatch.setattr(Line, "_connected", answered)
    line = Line(
        known, Clean.of("Ana"), "en", GAMES, find_game, lambda home: None, lambda known: None
    )
    if told is None:
        asyncio.run(line._connect())
        assert line.room.port == came[-1]
    else:
        with pytest.raises(NoPlace) as caught:
            asyncio.run(line._connect())
        assert caught.value is told
    assert len(came) == tried
