"""What a seat is sent does not tell what it cannot know: in other worlds, which it cannot tell from
this one, not a byte of it is another. With `PLAYROOM_THOROUGH=1` in more than 10,000 worlds.
"""

from __future__ import annotations

import pytest

from playroom.desk.messages import Do
from playroom.desk.mirror import Mirror
from playroom.engine.registry import game_ids
from playroom.engine.rng import Rng
from playroom.engine.wire import encode
from playroom.testing.cards import Watched
from playroom.testing.contract import pool_of
from playroom.testing.find import subject_of
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH
from tests.desk.plain import Plain

WORLDS = 2_600 if THOROUGH else 150
"""Other worlds at the tables of each game."""


def sent(watched: Watched, seat: int | None, world: object, texts: list[str]) -> list[bytes]:
    """All that a seat is sent when it comes to the table in a world, and when it tries what is
    refused there.
    """
    match = watched.match
    state, requests = match.state, match.requests
    match.state = world
    match.requests = match.game.requests(world)
    try:
        plain = Plain(match)
        plain.left = {request.id: 7.0 for request in match.requests}
        messages: list[bytes] = []
        failures: list[Exception] = []
        mirror = Mirror(plain.chair(seat), messages.append, failures.append)
        mirror.start()
        for number, text in enumerate(texts):
            action = match.game.parse(text)
            if seat is None or match.game.check(world, seat, action) is not None:
                mirror.take(encode(Do(f"{number}", "", text)))
            else:
                messages.append(b"is done")
        assert not failures
        return messages
    finally:
        match.state, match.requests = state, requests


@pytest.mark.parametrize("game", game_ids())
def test_no_byte_differs_in_what_a_seat_is_sent_in_other_worlds(game: str) -> None:
    cases = subject_of(game, hooks_name(game), thorough=True).cases
    chance = Rng(f"redealt {game}")
    worlds = others = 0
    while worlds < WORLDS:
        case = chance.choice(cases)
        for watched in Watched(case, f"redealt {worlds}").walk(60):
            if chance.below(8):
                continue
            match = watched.match
            pool = pool_of(match, chance, 8)[:-1]
            texts = [match.game.format(action) for action in pool]
            for seat in case.seats:
                here = sent(watched, seat, match.state, texts)
                for world in watched.worlds(seat, f"{worlds}", 2):
                    assert sent(watched, seat, world, texts) == here
                    worlds += 1
                    others += world != match.state
            if worlds >= WORLDS:
                break
    assert others > worlds // 2, "the worlds are not other ones"
