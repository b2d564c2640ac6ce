"""Chips: stacks, antes and bets, seats that are all in or have folded, the pot and its side pots.

>>> bank = Bank((100, 30, 100)).ante(5)
>>> bank.stacks, bank.pot
((95, 25, 95), 15)
>>> bank = bank.paid(0, 45).paid(1, bank.owes(1) + 45).paid(2, 45)
>>> bank.stacks, bank.all_in(1), bank.owes(1)
((50, 0, 50), True, 0)
>>> bank.pots
(Pot(chips=90, seats=(0, 1, 2)), Pot(chips=40, seats=(0, 2)))
>>> bank.won(lambda seats: (1,) if 1 in seats else (0, 2)).stacks
(70, 90, 70)
>>> bank.folded(0).folded(2).pots
(Pot(chips=130, seats=(1,)),)
>>> Bank((0, 0, 0), (1, 1, 1)).won(lambda seats: (0, 1), first=1).stacks
(1, 2, 0)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from playroom.engine.kit.told import order_from
from playroom.engine.notes import replaced
from playroom.engine.record import Count, Record, Seat, replace


class Pot(Record):
    """Chips, and the seats that can win them."""

    chips: Count
    seats: tuple[Seat, ...]


class Bank(Record):
    """The chips of a table: what lies before each seat, what each has put into the pot in this
    hand, and who has folded.
    """

    stacks: tuple[Count, ...]
    bets: tuple[Count, ...] = ()
    out: tuple[Seat, ...] = ()

    @property
    def pot(self) -> Count:
        """All chips that have been bet."""
        return sum(self.bets)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that have bet and not folded."""
        return tuple(seat for seat, bet in enumerate(self.bets) if bet and seat not in self.out)

    def owes(self, seat: Seat) -> Count:
        """What a seat lacks to the highest bet, as far as its stack goes."""
        return min(max(self.bets, default=0) - self.bet_of(seat), self.stacks[seat])

    def bet_of(self, seat: Seat) -> Count:
        """What a seat has put into the pot."""
        return self.bets[seat] if self.bets else 0

    def all_in(self, seat: Seat) -> bool:
        """Has a seat bet its last chip?"""
        return self.stacks[seat] == 0 and self.bet_of(seat) > 0 and seat not in self.out

    def paid(self, seat: Seat, chips: Count) -> Bank:
        """A seat puts so many chips into the pot, or all that it has."""
        chips = min(chips, self.stacks[seat])
        bets = self.bets or (0,) * len(self.stacks)
        return replace(
            self,
            stacks=replaced(self.stacks, seat, self.stacks[seat] - chips),
            bets=replaced(bets, seat, bets[seat] + chips),
        )

    def ante(self, chips: Count) -> Bank:
        """Every seat puts so many chips into the pot, or all that it has."""
        bank = self
        for seat in range(len(self.stacks)):
            bank = bank.paid(seat, chips)
        return bank

    def folded(self, seat: Seat) -> Bank:
        """A seat gives up what it has bet."""
        return replace(self, out=(*self.out, seat))

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The main pot and the side pots: who is all in wins no more of each seat than it has bet
        itself. What folded seats have bet beyond that goes into the last pot.
        """
        pots: list[Pot] = []
        below = 0
        heights = sorted({self.bets[seat] for seat in self.playing})
        for height in heights:
            top = max(self.bets) if height == heights[-1] else height
            chips = sum(min(bet, top) - min(bet, below) for bet in self.bets)
            seats = tuple(seat for seat in self.playing if self.bets[seat] >= height)
            pots.append(Pot(chips, seats))
            below = height
        return tuple(pots)

    def won(self, best: Callable[[tuple[Seat, ...]], Iterable[Seat]], first: Seat = 0) -> Bank:
        """Every pot goes to the best of its seats, as `best` names them, in equal parts; chips that
        are left over go one each to the winners in turn order from `first`. The next hand begins.
        """
        stacks = list(self.stacks)
        order = order_from(first, len(stacks))
        for pot in self.pots:
            winners = sorted(best(pot.seats), key=order.index)
            share, left = divmod(pot.chips, len(winners))
            for place, seat in enumerate(winners):
                stacks[seat] += share + (place < left)
        return Bank(tuple(stacks))
