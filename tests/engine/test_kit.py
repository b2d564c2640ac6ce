"""The kit: chips are neither lost nor made, the best melds are the best, auctions end, examples are
short.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from playroom import newgame
from playroom.engine import kit
from playroom.engine.cards import Card, card, cards
from playroom.engine.rng import Rng

SEEDS = range(40)
MELDING = kit.Melding()


@pytest.mark.parametrize("kind", newgame.KINDS[1:])
def test_an_example_is_short(kind: str) -> None:
    [source] = (Path(newgame.__file__).parent / kind / "toy").glob("*.py")
    assert len(source.read_text("utf-8").splitlines()) <= 150


@pytest.mark.parametrize("seed", SEEDS)
def test_chips_are_neither_lost_nor_made(seed: int) -> None:
    chance = Rng(f"{seed}")
    stacks = tuple(chance.below(50) + 1 for _ in range(4))
    bank = kit.Bank(stacks).ante(5)
    for _ in range(8):
        seat = chance.below(4)
        if seat not in bank.out:
            bank = bank.paid(seat, chance.below(30))
        if len(bank.out) < 3 and chance.below(4) == 0 and seat not in bank.out:
            bank = bank.folded(seat)
    assert sum(pot.chips for pot in bank.pots) == bank.pot
    after = bank.won(lambda seats: seats[:2], first=seed % 4)
    assert sum(after.stacks) == sum(stacks)
    assert all(after.stacks[seat] == bank.stacks[seat] for seat in bank.out)


def test_no_seat_wins_more_of_another_than_it_has_bet() -> None:
    bank = kit.Bank((10, 100, 100)).paid(0, 10).paid(1, 60).paid(2, 60)
    assert bank.won(lambda seats: [min(seats)]).stacks == (30, 140, 40)


def _least(hand: tuple[Card, ...]) -> int:
    """What is left over at least, by trying all groups of melds."""
    melds = MELDING.melds(hand)
    best = sum(map(kit.pips, hand))
    for size in (1, 2, 3):
        for group in combinations(melds, size):
            used = [card for meld in group for card in meld]
            if len(set(used)) == len(used):
                best = min(best, sum(kit.pips(card) for card in hand if card not in used))
    return best


@pytest.mark.parametrize("seed", SEEDS)
def test_the_best_melds_leave_least_over(seed: int) -> None:
    pack = [card for card in kit.FRENCH.cards() if card.rank <= 6]
    hand = Rng(f"{seed}").shuffled(pack)[:9]
    melds, rest = MELDING.best(hand, kit.pips)
    assert sorted([*rest, *(card for meld in melds for card in meld)]) == sorted(hand)
    assert all(MELDING.kind(meld) for meld in melds)
    assert sum(map(kit.pips, rest)) == _least(hand)


def test_a_run_does_not_go_around_and_has_no_card_twice() -> None:
    both = kit.Melding(kit.ACE_BOTH)
    assert both.kind(cards("AH 2H 3H")) == both.kind(cards("QH KH AH")) == "run"
    assert both.kind(cards("KH AH 2H")) == ""
    assert not both.takes(kit.FRENCH.cards()[:0], card("AH"))


@pytest.mark.parametrize("seed", SEEDS)
def test_an_auction_ends_and_its_highest_bid_holds(seed: int) -> None:
    chance = Rng(f"{seed}")
    auction = kit.Auction(seed % 3, 3, 9)
    while auction.turn is not None:
        bid = chance.choice((0, auction.least))
        assert auction.refusal(bid) is None
        auction = auction.made(bid)
    assert len(auction.bids) <= 3 * 10
    assert dict(auction.bids).get(auction.holder, 0) == auction.highest
    with pytest.raises(ValueError, match="over"):
        auction.made(1)


def test_secret_bids_are_seen_when_all_are_made() -> None:
    bids = kit.SecretBids((None, None, None)).made(1, 4).made(0, 2)
    assert bids.seen_by(1).bids == (None, 4, None)
    assert bids.seen_by(None).bids == (None, None, None)
    assert bids.made(2, 0).seen_by(None).bids == (2, 4, 0)


def test_what_a_seat_may_not_know_is_taken_out_of_the_last_event() -> None:
    class State(kit.Record):
        scores: tuple[int, ...]
        turn: int
        last: kit.Drew

    class View(kit.SeatView):
        last: kit.Drew

    state = State((0, 0), 0, kit.Drew(0, card("5H")))
    assert kit.view_of(View, state, 0).last.card == card("5H")
    assert kit.view_of(View, state, 1).last.card is None
