"""One hand, from the antes to the pot (sections 2.3 to 2.7 of the rules).

`Play` is a hand taken up to be changed: it holds the parts of a `Hand` as lists, notes what happens
in `events`, and gives a new `Hand` back with `frozen`. What may be done is decided elsewhere
(`checks`); here it is done.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.calatone import standin
from games.calatone.actions import Bet, Call, Check, Declare, Expose, Fold, Raise
from games.calatone.evaluator import Evaluator
from games.calatone.events import (
    AllPassed,
    AntePaid,
    Chose,
    DealtDown,
    DealtUp,
    Decided,
    DeclareAsked,
    Declared,
    Exposed,
    Gone,
    HandEnded,
    HandStarted,
    PotWon,
    Refund,
    Returned,
    RoundStarted,
    Spoke,
    Withdrew,
)  # fmt: skip
from games.calatone.options import Terms
from games.calatone.packs import CARDS, HAND, held
from games.calatone.pots import award, layers, unmatched
from games.calatone.state import Hand, Phase, Pot, evaluator_for
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Event

ROUNDS = 6


class Broken(Exception):
    """The pack or the chips are not right: the hand has to be annulled (section 2.10)."""


def first_speaker(evaluator: Evaluator, shown: Mapping[Seat, tuple[Card, ...]]) -> Seat:
    """Who speaks first: the best shown hand, of equal ones the first in the deal order in which
    they are given (CAL-034).
    """
    return max(shown, key=lambda seat: evaluator.key(shown[seat]))


class Play:
    """A hand in the making. `stacks` and `events` are shared with whoever plays it on."""

    def __init__(
        self, hand: Hand, terms: Terms, stacks: list[int], chips: int, events: list[Event]
    ) -> None:
        """`chips` are all that are on the table, in stacks and pot."""
        self.was = hand
        self.terms = terms
        self.chips = chips
        self.stacks = stacks
        self.events = events
        self.evaluator = evaluator_for(terms, hand.size)
        self.phase = Phase.EXPOSE if not hand.round else Phase.DECLARE if hand.end else Phase.BET
        self.rest = hand.rest
        self.cards = list(hand.cards)
        self.shown = list(hand.shown)
        self.live = list(hand.live)
        self.total = list(hand.total)
        self.paid = list(hand.paid)
        self.round = hand.round
        self.level = hand.level
        self.raises = hand.raises
        self.barred = set(hand.barred)
        self.queue = list(hand.queue)
        self.first = list(hand.first)
        self.leader = hand.leader
        self.leaving = set(hand.leaving)
        self.declared = list(hand.declared)
        self.announced: tuple[Seat, ...] = hand.announced
        self.pots: tuple[Pot, ...] = hand.pots
        self.end = hand.end
        self.last = hand.last

    def frozen(self) -> Hand:
        """The hand as it is now."""
        was = self.was
        return Hand(
            was.number,
            was.size,
            was.dealer,
            was.cutter,
            was.order,
            self.rest,
            tuple(self.cards),
            tuple(self.shown),
            tuple(self.live),
            tuple(self.total),
            tuple(self.paid),
            self.round,
            self.level,
            self.raises,
            tuple(sorted(self.barred)),
            tuple(self.queue),
            tuple(self.first),
            self.leader,
            tuple(sorted(self.leaving)),
            tuple(self.declared),
            self.announced,
            self.pots,
            self.end,
            self.last,
        )

    # -- the deal ----------------------------------------------------------------------------------

    def start(self) -> None:
        """Antes and two cards each (CAL-026, CAL-027). Raises `Broken`."""
        was = self.was
        self.check_itself()
        self.events.append(
            HandStarted(was.number, was.dealer, was.cutter, was.size, was.order, self.terms.ante)
        )
        if self.terms.ante:
            for seat in was.order:
                amount = self._pay(seat, self.terms.ante)
                self.events.append(AntePaid(seat, amount, not self.stacks[seat]))
            self.paid = [0] * len(self.paid)
            self._refund()
        for _ in range(2):
            for seat in was.order:
                self._deal(seat)
        for seat in was.order:
            self.events.append(DealtDown(seat, 2, self.cards[seat]))

    def check_itself(self) -> None:
        """Every card of the pack is there once and no chip is missing (section 2.10).

        Raises `Broken`.
        """
        cards = [*self.rest]
        for some in self.cards:
            cards += some
        if (
            not len(cards) == len(set(cards)) == self.was.size
            or sum(self.stacks) + sum(self.total) != self.chips
        ):
            raise Broken

    def _deal(self, seat: Seat) -> Card:
        one = self.rest[0]
        self.rest = self.rest[1:]
        self.cards[seat] = (*self.cards[seat], one)
        return one

    def _pay(self, seat: Seat, amount: int) -> int:
        amount = min(amount, self.stacks[seat])
        self.stacks[seat] -= amount
        self.paid[seat] += amount
        self.total[seat] += amount
        return amount

    def _refund(self) -> None:
        owner, amount = unmatched(self.total)
        if amount:
            self.total[owner] -= amount
            self.stacks[owner] += amount
            self.events.append(Refund(owner, amount))

    # -- what players do ---------------------------------------------------------------------------

    def act(self, seat: Seat, action: Action) -> None:
        """Does a checked action and all that follows from it."""
        match action:
            case Expose(card):
                self._choose(seat, card)
            case Declare(cards):
                self._decide(seat, cards)
            case Fold():
                self._withdraw(seat)
                self._go_on()
            case _:
                self._speak(seat, action)
                self._go_on()

    def leave(self, seat: Seat) -> None:
        """`seat` has gone: from now on it does what CAL-106 and CAL-110 say, or a bot
        plays for it.
        """
        self.leaving.add(seat)
        self.events.append(Gone(seat))
        if self.phase is Phase.BET:
            self._go_on()
        elif self.phase is Phase.EXPOSE and self.shown[seat] is None and seat in self.was.order:
            self._choose(seat, standin.card(self.cards[seat]))
        elif self.phase is Phase.DECLARE and seat in self.live and self.declared[seat] is None:
            self._decide(seat, self.evaluator.best(self.cards[seat]))

    def back(self, seat: Seat) -> None:
        """`seat` plays on."""
        self.leaving.discard(seat)
        self.events.append(Returned(seat))

    # -- exposure ----------------------------------------------------------------------------------

    def _choose(self, seat: Seat, card: Card) -> None:
        self.shown[seat] = card
        self.events.append(Chose(seat, card))
        if all(self.shown[one] is not None for one in self.was.order):
            for one in self.was.order:
                shown = self.shown[one]
                assert shown is not None
                self.events.append(Exposed(one, shown))
            self._start_round()
            self._go_on()

    def _up(self, seat: Seat) -> tuple[Card, ...]:
        shown = self.shown[seat]
        assert shown is not None
        return (shown, *self.cards[seat][2:])

    # -- betting -----------------------------------------------------------------------------------

    def speakers(self) -> list[Seat]:
        """Those who can speak, in deal order."""
        stacks = self.stacks
        return [seat for seat in self.live if stacks[seat]]

    def _start_round(self) -> None:
        """Finds who speaks first (CAL-034 to CAL-038), or that nobody does (CAL-055)."""
        self.phase = Phase.BET
        self.round += 1
        self.level = self.raises = 0
        self.paid = [0] * len(self.paid)
        self.barred = set()
        speakers = self.speakers()
        if len(speakers) < 2:
            self.queue = []
            again = self.first[-1:] == [None]
            self.first.append(None)
            self.events.append(RoundStarted(self.round, None, None, sum(self.total), again))
            return
        first = first_speaker(self.evaluator, {seat: self._up(seat) for seat in speakers})
        self.queue = self._after(first, speakers)
        self.leader = first
        self.first.append(first)
        started = RoundStarted(
            self.round, first, self.evaluator.made(self._up(first)), sum(self.total)
        )
        self.last = self.last or started
        self.events.append(started)

    def _after(self, seat: Seat, some: Iterable[Seat]) -> list[Seat]:
        """`some` in deal order from `seat` on; `seat` itself comes first when it is among them."""
        order = self.was.order
        at = order.index(seat)
        wanted = set(some)
        return [one for one in order[at:] + order[:at] if one in wanted]

    def _speak(self, seat: Seat, action: Action) -> None:
        self.queue.pop(0)
        match action:
            case Check():
                what, put = "check", 0
            case Call():
                what, put = "call", self._pay(seat, self.level - self.paid[seat])
                self.barred.add(seat)
            case Bet(to):
                what, put = "bet", self._attack(seat, to)
            case Raise(to):
                what, put = "raise", self._attack(seat, to)
            case _:
                raise AssertionError(action)
        after, cost = self._next()
        stack = self.stacks[seat]
        self.last = Spoke(
            seat, what, self.level, self.paid[seat], put, stack, not stack, after, cost
        )
        self.events.append(self.last)

    def _attack(self, seat: Seat, to: int) -> int:
        """A bet or a raise that brings the level to `to`; it bars by CAL-052 and counts
        by CAL-048.
        """
        old, self.level = self.level, to
        put = self._pay(seat, to - self.paid[seat])
        if to >= old + self.terms.min_bet or to == self.terms.max_bet:
            self.barred = {seat}
            self.raises += old > 0
        else:
            self.barred.add(seat)
        self.queue = self._after(seat, (one for one in self.speakers() if one != seat))
        self.leader = seat
        return put

    def _next(self) -> tuple[Seat | None, int]:
        """Who speaks now and what it costs to see, unless the round is over or the next one has
        gone.
        """
        if self._round_over() or self.queue[0] in self.leaving:
            return None, 0
        after = self.queue[0]
        return after, min(self.level - self.paid[after], self.stacks[after])

    def _round_over(self) -> bool:
        if len(self.live) < 2 or not self.queue:
            return True
        return not self.level and len(self.speakers()) < 2

    def _withdraw(self, seat: Seat) -> None:
        """CAL-058 to CAL-060."""
        self.queue.pop(0)
        self.live.remove(seat)
        after, cost = self._next()
        self.last = Withdrew(seat, self.level > 0, seat in self.leaving, after, cost)
        self.events.append(self.last)

    def _go_on(self) -> None:
        """Lets those who have gone take their turns, ends rounds and deals cards until somebody has
        to speak.
        """
        while self.phase is Phase.BET:
            if self._round_over():
                self._end_round()
            elif (seat := self.queue[0]) in self.leaving:
                self._stand_in(seat)
            else:
                return

    def _stand_in(self, seat: Seat) -> None:
        if self.terms.on_leave == "bot":
            action = standin.speak(
                self.evaluator, self.terms, self.frozen(), tuple(self.stacks), seat
            )
        else:
            action = Fold()
        if isinstance(action, Fold):
            self._withdraw(seat)
        else:
            self._speak(seat, action)

    def _end_round(self) -> None:
        """Ends the round, and the hand when it ends here (CAL-054, CAL-061, CAL-062 to CAL-066), or
        deals the next card.
        """
        spoken = self.first[-1] is not None
        if self.level:
            self._refund()
        if len(self.live) == 1:
            self._last_player()
            return
        all_passed = spoken and not self.level and all(self.stacks[seat] for seat in self.live)
        last = self.round == ROUNDS
        if all_passed and (last or self.terms.all_pass_ends) and not any(self.total):
            self._finish("void")
        elif all_passed and self.terms.all_pass_ends:
            self.events.append(AllPassed(self.round))
            self._declarations("all_pass")
        elif last:
            self._declarations("showdown")
        else:
            self._street()

    def _street(self) -> None:
        """One more card face up for everybody who is live (CAL-031). Raises `Broken`."""
        self.check_itself()
        for seat in self.live:
            one = self._deal(seat)
            self.events.append(DealtUp(seat, one, self.evaluator.made(self._up(seat))))
        self._start_round()

    # -- the end -----------------------------------------------------------------------------------

    def _declarations(self, reason: str) -> None:
        """Everybody live declares; by itself with five cards or fewer, or when the table says so
        (CAL-067 to CAL-074).
        """
        self.phase = Phase.DECLARE
        self.end = reason
        self.queue = []
        by_itself = self.terms.declaration == "auto" or self.round + 1 <= HAND
        for seat in self.live:
            if by_itself or seat in self.leaving:
                self.declared[seat] = self.evaluator.best(self.cards[seat])
        awaited = tuple(seat for seat in self.live if self.declared[seat] is None)
        if awaited:
            self.events.append(DeclareAsked(awaited))
        else:
            self._show_down()

    def _decide(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        five = self.declared[seat] = held(cards)
        self.events.append(Decided(seat, five, self.evaluator.made(five)))
        if all(self.declared[one] is not None for one in self.live):
            self._show_down()

    def _show_down(self) -> None:
        """All hands are laid open together, and the best declared one of every layer takes it
        (CAL-075 to CAL-080).
        """
        worth = {}
        leader = self.leader if self.leader is not None else self.was.order[0]
        self.announced = tuple(self._after(leader, self.live))
        for seat in self.announced:
            five, shown = self.declared[seat], self.shown[seat]
            assert five is not None
            key = worth[seat] = self.evaluator.key(five)
            hidden = next(one for one in self.cards[seat][:2] if one != shown)
            self.events.append(Declared(seat, hidden, five, self.evaluator.made(five), key))
        self._pay_out(award(layers(self.total, self.live), worth, self.was.order))
        self._finish(self.end)

    def _last_player(self) -> None:
        """CAL-061."""
        (seat,) = self.live
        if any(self.total):
            self._pay_out(award(layers(self.total, self.live), {seat: 0}, self.was.order))
        self._finish("last_player")

    def _pay_out(self, pots: tuple[Pot, ...]) -> None:
        self.pots = pots
        for index, pot in enumerate(pots):
            for seat, share in zip(pot.winners, pot.shares, strict=True):
                self.stacks[seat] += share
            self.events.append(PotWon(index, len(pots), pot.amount, pot.winners, pot.shares))

    def _finish(self, reason: str) -> None:
        self.end = reason
        self.phase = Phase.BETWEEN
        self.queue = []
        self.events.append(HandEnded(reason, self.was.number, tuple(self.stacks)))


assert ROUNDS + 1 == CARDS
