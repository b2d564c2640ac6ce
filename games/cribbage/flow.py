"""What follows from an action: a deal, the play and the show, one step after another, on one
working copy of a state.

A `Flow` is made from a state, changed by its methods, and frozen again by `step`; nobody else sees
it. Every award goes through `award`, which is where a game is won (CRB-007).
"""

from __future__ import annotations

from functools import cache

from games.cribbage.options import Rules
from games.cribbage.scoring import VALUES, play_parts, show
from games.cribbage.state import (
    Award,
    Cannot,
    Cards,
    Counted,
    CountOpened,
    Cut,
    DealEnded,
    Dealt,
    Discarded,
    Hand,
    Heels,
    Helped,
    LastCard,
    Open,
    Played,
    Public,
    Reset,
    Scored,
    Secret,
    Starter,
    State,
    TableSet,
    Turn,
    Won,
)
from playroom.engine.cards import PACK, Card
from playroom.engine.notes import replaced
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Event, Step

_TEN = tuple(VALUES[number // 4 + 1] for number in range(52))
"""The value of every card of the pack by its number."""

_RESET = Reset()
_new = tuple.__new__

# The same few events over and over: made once.
turn = cache(Turn)
cannot = cache(Cannot)
last_card = cache(LastCard)


class Flow:
    """The working copy. Its attributes are those of `Public` and `Secret`."""

    __slots__ = (
        "dealer",
        "deck",
        "discards",
        "events",
        "extra",
        "hands",
        "held",
        "helps",
        "laid",
        "last",
        "left",
        "number",
        "open",
        "passed",
        "phase",
        "results",
        "rules",
        "scores",
        "since",
        "starter",
        "total",
        "turn",
        "winner",
    )

    def __init__(self, state: State) -> None:
        self.rules: Rules = state.rules
        self.events: list[Event] = []
        (
            self.number,
            self.phase,
            self.dealer,
            self.scores,
            self.held,
            self.starter,
            self.turn,
            self.laid,
            self.since,
            self.total,
            self.passed,
            self.open,
            self.results,
            self.last,
            self.winner,
        ) = state.public
        self.hands, self.left, self.discards, self.extra, self.deck, self.helps = state.secret

    def state(self) -> State:
        """The copy as a frozen state."""
        public = (
            self.number,
            self.phase,
            self.dealer,
            self.scores,
            self.held,
            self.starter,
            self.turn,
            self.laid,
            self.since,
            self.total,
            self.passed,
            self.open,
            self.results,
            self.last,
            self.winner,
        )
        secret = (self.hands, self.left, self.discards, self.extra, self.deck, self.helps)
        # twice as fast as Public(...): this is done with every action
        return _new(State, (self.rules, _new(Public, public), _new(Secret, secret)))

    def step(self) -> Step[State]:
        """The frozen state and all that happened."""
        return Step(self.state(), tuple(self.events))

    # -- points ------------------------------------------------------------------------------------

    def award(self, side: int, points: int, reason: str) -> bool:
        """Gives points to a side; True when that ends the game (CRB-007, CRB-008)."""
        score = self.scores[side] + points
        self.scores = replaced(self.scores, side, score)
        self.events.append(Scored(side, points, reason, score))
        if score < self.rules.target:
            return False
        self.phase = "over"
        self.winner = side
        self.open = None
        self.events.append(Won(side, self.scores, self.rules.teams))
        return True

    # -- the deal ----------------------------------------------------------------------------------

    def deal(self, deck: Cards, dealer: Seat) -> None:
        """The next deal from a shuffled deck, the top first (CRB-018 to CRB-023, CRB-029)."""
        rules = self.rules
        self.number += 1
        self.dealer = dealer
        self.phase = "discard"
        counts = rules.dealt(dealer)
        order = rules.order_from((dealer + 1) % rules.seats)
        n = rules.seats
        short = counts[dealer] != counts[order[0]]
        full = n * (counts[order[0]] - short)
        hands: list[Cards] = [()] * n
        for place, seat in enumerate(order):
            hands[seat] = deck[place:full:n]
        if short:  # one more round without the dealer, who is last in the order
            for place in range(n - 1):
                hands[order[place]] += (deck[full + place],)
        dealt = sum(counts)
        self.hands = self.left = tuple(hands)
        self.held = counts
        self.discards = ((),) * n
        self.extra = deck[dealt : dealt + 1] if n == 3 else ()
        self.deck = deck[dealt + len(self.extra) :]
        self.starter = None
        self.turn = order[0]
        self.laid = ()
        self.since = 0
        self.total = 0
        self.passed = ()
        self.open = None
        self.last = None
        self.helps = 0
        waits = tuple(seat for seat in range(n) if not rules.discards(seat, dealer))
        self.events.append(Dealt(self.number, dealer, counts, waits))
        for seat in range(n):
            self.events.append(Hand(seat, hands[seat], rules.discards(seat, dealer), dealer))

    def discard(self, seat: Seat, cards: Cards) -> None:
        """A seat lays away; the last one lets the starter be turned (CRB-025, CRB-028)."""
        hand = tuple([card for card in self.hands[seat] if card not in cards])
        self.hands = self.left = replaced(self.hands, seat, hand)
        self.held = replaced(self.held, seat, len(hand))
        self.discards = replaced(self.discards, seat, cards)
        self.last = Discarded(seat, len(cards), None)
        self.events.append(Discarded(seat, len(cards), cards))
        size = self.rules.hand_size
        if self.held.count(size) == self.rules.seats:
            self.turn_starter()

    def turn_starter(self) -> None:
        """The top of the deck becomes the starter and the play begins (CRB-028,
        CRB-030, CRB-032).
        """
        rules = self.rules
        starter = self.deck[0]
        self.starter = starter
        self.deck = self.deck[1:]
        self.results = ()
        heels = 2 if rules.his_heels and starter.rank == 11 else 0
        side = rules.side_of[self.dealer]
        wins = heels > 0 and self.scores[side] + heels >= rules.target
        self.turn = (self.dealer + 1) % rules.seats
        self.events.append(Starter(starter, None if wins else self.turn))
        self.phase = "play"
        if heels:
            self.last = Heels(self.dealer, heels)
            self.events.append(self.last)
            if self.award(side, heels, "heels"):
                return
        self.events.append(turn(self.turn, "start"))

    # -- the play ----------------------------------------------------------------------------------

    def lay(self, seat: Seat, card: Card) -> None:
        """A card on the table, its points, and whose turn it is then (CRB-033 to CRB-053)."""
        events = self.events
        self.laid = laid = (*self.laid, (seat, card))
        lefts = list(self.left)
        lefts[seat] = tuple([one for one in lefts[seat] if one is not card])
        self.left = tuple(lefts)
        self.held = tuple(map(len, lefts))
        self.total = total = self.total + _TEN[card]
        found, points = play_parts(tuple([one.rank for _, one in laid[self.since :]]), total)
        self.last = played = Played(seat, card, total, points, found)
        events.append(played)
        side = self.rules.side_of[seat]
        if points and self.award(side, points, "play"):
            return
        if total < 31:
            room, n = 31 - total, self.rules.seats
            other = (seat + 1) % n
            if (
                room >= 10 and lefts[other]
            ):  # whoever is next can play: the usual case, without looking at the cards
                self.turn = other
                events.append(turn(other, self._how(1)))
                return
            before = len(self.passed)
            for step in range(1, n + 1):
                who = (seat + step) % n
                holds = lefts[who]
                if not holds:
                    continue
                for one in holds:
                    if _TEN[one] <= room:
                        self.turn = who
                        self._cannot(before)
                        events.append(turn(who, self._how(step)))
                        return
                if who != seat and who not in self.passed:
                    self.passed = (*self.passed, who)
            self._cannot(before)
            events.append(last_card(seat, 1, not any(self.held)))
            if self.award(side, 1, "last_card"):
                return
        self.turn_down(seat)

    def _cannot(self, before: int) -> None:
        """Tells who has just been found unable: all those after the first `before` (CRB-036)."""
        unable = self.passed[before:]
        for who in unable:
            self.events.append(cannot(who, unable if who == unable[-1] else ()))

    def _how(self, step: int) -> str:
        if step == self.rules.seats:
            return "again"
        if step > 1:
            return "skip"
        return "reply" if self.rules.seats == 2 else "next"

    def turn_down(self, seat: Seat) -> None:
        """The total is 0 again; the first after `seat` who holds cards leads, or the show begins
        (CRB-041, CRB-042).
        """
        self.total = 0
        self.since = len(self.laid)
        self.passed = ()
        self.events.append(_RESET)
        for step in range(1, self.rules.seats + 1):
            who = (seat + step) % self.rules.seats
            if self.left[who]:
                self.turn = who
                self.events.append(turn(who, "lead"))
                return
        self.begin_show()

    # -- the show ----------------------------------------------------------------------------------

    def begin_show(self) -> None:
        """Every seat takes its hand back, and the counts begin (CRB-054, CRB-067)."""
        self.phase = "show"
        self.left = self.hands
        self.held = tuple([len(hand) for hand in self.hands])
        self.open_next()

    def open_next(self) -> None:
        """Opens the next count, closes it too if the playroom counts it, or ends the deal (CRB-068,
        CRB-107).
        """
        rules, n = self.rules, self.rules.seats
        while True:
            done = len(self.results)
            if done > n:
                self.end_deal()
                return
            seat, what = (
                ((self.dealer + 1 + done) % n, "hand") if done < n else (self.dealer, "crib")
            )
            cards = tuple(sorted(self.hands[seat] if what == "hand" else self._crib()))
            self.open = Open(seat, what, cards)
            self.turn = seat
            self.helps = 0
            by_hand = rules.manual and not rules.auto[seat]
            assert self.starter is not None
            seconds = rules.claim_seconds if by_hand else 0
            self.events.append(CountOpened(seat, what, cards, self.starter, seconds, by_hand))
            if by_hand or self.close("auto", None):
                return

    def _crib(self) -> Cards:
        order = self.rules.order_from((self.dealer + 1) % self.rules.seats)
        return self.extra + tuple([card for seat in order for card in self.discards[seat]])

    def close(self, how: str, claim: int | None) -> bool:
        """Closes the open count; True when the game is won with it (CRB-071 to CRB-111, CRB-123,
        CRB-125).
        """
        rules, count, starter = self.rules, self.open, self.starter
        assert count is not None
        assert starter is not None
        seat = count.seat
        strict = rules.strict_crib and count.what == "crib"
        value, found = show(count.cards, starter, strict, rules.four_flush)
        joke = claim == 19 and rules.joke
        taken = value if claim is None else 0 if joke else claim
        own, moved = value, 0
        if how == "timeout":
            moved = value // 2
            own = value - moved
        elif taken != value:
            own = min(taken, value)
            if rules.miscount == "transfer" or (rules.miscount == "under_only" and taken < value):
                moved = abs(taken - value)
        side = rules.side_of[seat]
        wanted: list[Award] = [(side, own)] if own else []
        if moved:
            wanted += self._shared(seat, moved)
        # The result tells what was really given: after the award that wins nothing follows
        # (CRB-106).
        awards, scores = [], self.scores
        for one_side, points in wanted:
            awards.append((one_side, points))
            if scores[one_side] + points >= rules.target:
                break
        result = Counted(
            seat, count.what, count.cards, starter, how, claim, value, found, tuple(awards), joke
        )  # fmt: skip
        self.results = (*self.results, result)
        self.last = result
        self.open = None
        self.helps = 0
        self.events.append(result)
        reason = "timeout" if how == "timeout" else "miscount"
        for place, (one_side, points) in enumerate(awards):
            if self.award(one_side, points, "count" if place == 0 and own else reason):
                return True
        return False

    def _shared(self, seat: Seat, moved: int) -> list[Award]:
        """Who receives `moved` points from the seat, in turn order (CRB-072 to CRB-105)."""
        rules = self.rules
        own = rules.side_of[seat]
        others: list[int] = []
        for who in rules.order_from((seat + 1) % rules.seats):
            side = rules.side_of[who]
            if side != own and side not in others:
                others.append(side)
        if rules.award == "next":
            others = others[:1]
        elif rules.award == "split":
            moved //= len(others)
        return [(side, moved) for side in others if moved]

    def help(self) -> None:
        """Names the next combination of the open count to its owner (CRB-113)."""
        rules, count, starter = self.rules, self.open, self.starter
        assert count is not None
        assert starter is not None
        strict = rules.strict_crib and count.what == "crib"
        _, found = show(count.cards, starter, strict, rules.four_flush)
        if self.helps < len(found):
            one = found[self.helps]
            self.helps += 1
            self.events.append(Helped(count.seat, one.kind, one.cards))
        else:
            self.events.append(Helped(count.seat, None, ()))

    def end_deal(self) -> None:
        """The deal is over and rests until the next one is dealt (CRB-018)."""
        self.phase = "idle"
        self.open = None
        self.turn = (self.dealer + 1) % self.rules.seats
        self.events.append(DealEnded(self.turn, self.scores, self.rules.teams))


def first_state(rules: Rules) -> State:
    """The table before the first deal."""
    n = rules.seats
    nothing: tuple[Cards, ...] = ((),) * n
    public = Public(
        0, "idle", 0, (0,) * rules.sides, (0,) * n, None, 0, (), 0, 0, (), None, (), None, None
    )
    return State(rules, public, Secret(nothing, nothing, nothing, (), (), 0))


def table_set(rules: Rules) -> TableSet:
    """What is announced before the first deal (CRB-112)."""
    by_hand = [seat for seat in range(rules.seats) if rules.manual and not rules.auto[seat]]
    helped = tuple(seat for seat in by_hand if rules.helped[seat])
    auto = tuple(seat for seat in range(rules.seats) if rules.manual and rules.auto[seat])
    return TableSet(rules.seats, rules.teams, rules.target, rules.changed, helped, auto)


def draw_for_deal(rules: Rules, rng: Rng) -> tuple[Seat, tuple[Cut, ...]]:
    """The first dealer by drawing cards, and the draws (CRB-137).

    The deck of the n-th shuffle is the stream `cut<n>`.
    """
    shuffles, cuts = 1, []
    deck = list(rng.stream("cut1").shuffled(PACK))
    seats = tuple(range(rules.seats))
    round_ = 1
    while True:
        drawn = []
        for seat in seats:
            if not deck:
                shuffles += 1
                deck = list(rng.stream(f"cut{shuffles}").shuffled(PACK))
            drawn.append((deck.pop(0), seat))
        lowest = min(card.rank for card, _ in drawn)
        tied = tuple(seat for card, seat in drawn if card.rank == lowest)
        dealer = tied[0] if len(tied) == 1 else None
        cuts += [Cut(round_, seat, card) for card, seat in drawn[:-1]]
        cuts.append(Cut(round_, drawn[-1][1], drawn[-1][0], dealer))
        if dealer is not None:
            return dealer, tuple(cuts)
        seats, round_ = tied, round_ + 1
