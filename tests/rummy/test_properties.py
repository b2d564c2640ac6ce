"""Whole hands: nothing is lost, no seat is stuck, the order of answers does not matter, bots keep
to what they know.
"""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rummy import GAME
from games.rummy import events as e
from games.rummy.bots.unseen import Memory
from games.rummy.rules.melds import validate
from playroom.engine.rng import Rng
from tests.conftest import THOROUGH
from tests.rummy.conformance import census
from tests.rummy.kit import at, ends, match_of, play_by
from tests.rummy.position import redeal


@pytest.mark.parametrize("seats", range(2, 9))
def test_hands_end_and_cards_are_conserved_at_every_number_of_seats(seats: int) -> None:
    """With PLAYROOM_THOROUGH 2000 hands at every number of seats."""
    for number in range(286 if THOROUGH else 1):
        match = match_of(seats, f"{seats} {number}")
        whole = census(match.state)
        for now in play_by(match, "easy"):
            if now.sequence % 7 == 0:
                assert census(now.state) == whole
                public = now.state.public
                assert all(
                    validate(one.meld, now.state.options) == one.meld for one in public.melds
                )
        assert len(ends(match)) == 7
        assert match.outcome is not None


@settings(max_examples=200 if THOROUGH else 25, deadline=None)
@given(
    says=st.lists(st.sampled_from(["may_i", "pass"]), min_size=3, max_size=3),
    ahead=st.lists(st.booleans(), min_size=3, max_size=3),
)
def test_claims_settle_alike_in_every_order_and_in_advance_or_not(
    says: list[str], ahead: list[bool]
) -> None:
    found = set()
    for order in permutations((1, 2, 3)):
        table = at(["2c", "3c", "4c", "5c"], discard="9h Kh")
        for seat in order:
            if ahead[seat - 1]:
                table.do(seat, says[seat - 1])
        table.do(0, "stock")
        for seat in order:
            if not ahead[seat - 1]:
                table.do(seat, says[seat - 1])
        found.add(table.state)
    assert len(found) == 1


def test_the_memory_of_an_expert_is_what_was_public() -> None:
    match = match_of(4, "memory")
    checked = 0
    for now in play_by(match, "good"):
        public = now.state.public
        if public.phase not in ("draw", "play") or now.sequence % 5:
            continue
        seat = public.turn
        memory = Memory(now.view(seat), now.seen(seat))
        assert tuple(memory.pile) == now.state.secret.pile
        if memory.coming is not None:
            assert tuple(memory.coming) == now.state.secret.stock
            checked += 1000
        known = [one for who, some in memory.taken.items() if who != seat for one in some]
        hidden = [
            one for who, hand in enumerate(now.state.secret.hands) if who != seat for one in hand
        ]
        stock = () if memory.coming is not None else now.state.secret.stock
        assert sorted([*memory.unseen, *known]) == sorted([*hidden, *stock])
        checked += 1
    assert checked > 20


def test_a_game_between_experts_ends_and_replays() -> None:
    """... to the same state."""
    match = match_of(2, "experts")
    for _ in play_by(match, "expert"):
        pass
    again = type(match).replay(GAME, match.header, match.entries)
    assert again.state == match.state
    assert {one.how for one in ends(match)} <= {"out", "exhausted", "blocked"}


def test_after_a_claim_only_its_seat_knows_the_penalty_card() -> None:
    table = at(["2c", "3c", "4c"], discard="Kh").do(0, "stock").do(1, "may_i").do(2, "pass")
    claimed = table.event(e.Claimed)
    assert str(claimed.penalty) == "8D"
    assert claimed.seen_by(1) == claimed
    for seat in (0, 2, None):
        assert claimed.seen_by(seat).penalty is None
    for seat in (0, 2):
        other = redeal(table.state, seat, Rng("other"))
        assert GAME.view(other, seat) == GAME.view(table.state, seat)
        assert "KH" in [str(one) for one in other.secret.hands[1]]


@pytest.mark.parametrize("matches", [12, pytest.param(40, marks=pytest.mark.long)])
def test_better_levels_lose_fewer_points(matches: int) -> None:
    """A small contest, enough to notice a level that has become useless; the bench measures it
    properly.
    """
    totals: dict[str, list[int]] = {"good": [], "easy": []}
    for number in range(120 if THOROUGH else matches):
        levels = (
            ["good", "easy", "good", "easy"] if number % 2 else ["easy", "good", "easy", "good"]
        )
        match = match_of(4, f"contest {number}")
        for _ in play_by(match, lambda seat, levels=levels: levels[seat]):  # type: ignore[misc]
            pass
        outcome = match.outcome
        assert outcome is not None
        for score, level in zip(outcome.scores, levels, strict=True):
            totals[level].append(score)
    assert sum(totals["good"]) < 0.85 * sum(totals["easy"])
