"""How a game of rummy runs: dealing, drawing, claims, laying, discarding.

`Flow` is the working copy of a state.
"""

from __future__ import annotations

from games.rummy import events as e
from games.rummy.melds import Cards, Meld, laid_on, validate
from games.rummy.options import CONTRACTS, Rules
from games.rummy.state import (
    Before,
    Laid,
    Public,
    Secret,
    State,
    claimants,
    next_seat,
    stock_possible,
)
from playroom.engine.cards import JOKER, Card
from playroom.engine.notes import replaced
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Event, Step

_new = tuple.__new__


def without(hand: Cards, some: Cards) -> Cards:
    """`hand` without one copy of each of `some`."""
    left = list(hand)
    for one in some:
        left.remove(one)
    return tuple(left)


def minus(numbers: tuple[int, ...], some: Cards) -> tuple[int, ...]:
    """The known cards of a hand after `some` have left it."""
    left = list(numbers)
    for one in some:
        if int(one) in left:
            left.remove(int(one))
    return tuple(left)


def covers(hand: Cards, melds: tuple[Meld, ...]) -> bool:
    """Are all cards of `melds` in `hand`?"""
    left = list(hand)
    for meld in melds:
        for one in meld.cards:
            if one not in left:
                return False
            left.remove(one)
    return True


class Flow:
    """The working copy.

    Its attributes are those of `Public` and `Secret`; `secret_counts` and so on where they clash.
    """

    __slots__ = (
        *Public._fields,
        "rules",
        "events",
        "hands",
        "stock_cards",
        "pile_cards",
        "answers",
        "quiet",
        "drafts",
        "fresh",
        "undo",
        "own_counts",
        "challenges",
        "votes",
        "verdicts",
        "shown",
    )

    def __init__(self, state: State) -> None:
        self.rules: Rules = state.rules
        self.events: list[Event] = []
        (
            self.number,
            self.phase,
            self.dealer,
            self.turn,
            self.held,
            self.opened,
            self.melds,
            self.top,
            self.pile,
            self.stock,
            self.flipped,
            self.discarder,
            self.claims,
            self.idle,
            self.turns,
            self.waiting,
            self.totals,
            self.posted,
            self.filled,
            self.disputed,
            self.vacated,
            self.left,
            self.humans,
            self.replayed,
            self.counts,
            self.claimed,
            self.acts,
            self.correction,
            self.asks,
            self.question,
            self.rated,
            self.names,
            self.started,
            self.ended,
            self.last,
            self.result,
            self.passed,
        ) = state.public
        (
            self.hands,
            self.stock_cards,
            self.pile_cards,
            self.answers,
            self.quiet,
            self.drafts,
            self.fresh,
            self.undo,
            self.own_counts,
            self.challenges,
            self.votes,
            self.verdicts,
            self.shown,
        ) = state.secret

    def public(self) -> Public:
        """The public part as it is now."""
        public: Public = _new(
            Public,
            (
                self.number,
                self.phase,
                self.dealer,
                self.turn,
                tuple(map(len, self.hands)),
                self.opened,
                self.melds,
                self.pile_cards[-1] if self.pile_cards else None,
                len(self.pile_cards),
                len(self.stock_cards),
                self.flipped,
                self.discarder,
                self.claims,
                self.idle,
                self.turns,
                self.waiting,
                self.totals,
                self.posted,
                self.filled,
                self.disputed,
                self.vacated,
                self.left,
                self.humans,
                self.replayed,
                self.counts,
                self.claimed,
                self.acts,
                self.correction,
                self.asks,
                self.question,
                self.rated,
                self.names,
                self.started,
                self.ended,
                self.last,
                self.result,
                self.passed,
            ),
        )
        return public

    def step(self) -> Step[State]:
        """The frozen state and all that happened."""
        secret: Secret = _new(
            Secret,
            (
                self.hands,
                self.stock_cards,
                self.pile_cards,
                self.answers,
                self.quiet,
                self.drafts,
                self.fresh,
                self.undo,
                self.own_counts,
                self.challenges,
                self.votes,
                self.verdicts,
                self.shown,
            ),
        )
        return Step(_new(State, (self.rules, self.public(), secret)), tuple(self.events))

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def remember(self, event: Event, seat: Seat) -> None:
        """A play that L repeats: the last one of each of the last seats."""
        self.events.append(event)
        kept = [one for one in self.last if getattr(one, "seat", None) != seat]
        self.last = (*kept[-1:], event.seen_by(None) or event)

    # -- the deal ----------------------------------------------------------------------------------

    def deal(self, deck: Cards) -> None:
        """The next hand from a shuffled deck, the top first (RUM-011 to RUM-014)."""
        rules, n = self.rules, self.rules.seats
        first = next_seat(rules, self.vacated, self.dealer)
        order = [first]
        while (seat := next_seat(rules, self.vacated, order[-1])) != first:
            order.append(seat)
        m = len(order)
        hands: list[Cards] = [()] * n
        for place, seat in enumerate(order):
            hands[seat] = deck[place : 12 * m : m]
        self.hands = tuple(hands)
        self.pile_cards = deck[12 * m : 12 * m + 1]
        self.stock_cards = deck[12 * m + 1 :]
        self.phase = "draw"
        self.turn = first
        self.opened = (False,) * n
        self.melds = ()
        self.flipped = 0
        self.discarder = None
        self.claims = (0,) * n
        self.idle = 0
        self.answers = ("",) * n
        self.quiet = (False,) * n
        self.drafts = ((),) * n
        self.fresh = ((),) * n
        self.shown = ((),) * n
        self.counts = None
        self.own_counts = (None,) * n
        self.challenges = ((),) * n
        self.ended = None
        self.last = ()
        self.passed = None
        self._fresh_turn()
        sets, runs = CONTRACTS[self.number - 1]
        top = self.pile_cards[0]
        stock = len(self.stock_cards)
        self.tell(e.HandStarted(self.number, sets, runs, self.dealer, top, stock, self.replayed))
        for seat in order:
            self.tell(e.Dealt(seat, hands[seat]))
        self.tell(e.Turn(first, top))

    def _fresh_turn(self) -> None:
        self.turns += 1
        self.acts = 0
        self.undo = ()
        self.claimed = None
        self.waiting = ()

    # -- drawing -----------------------------------------------------------------------------------

    def _get(self, seat: Seat, card: Card, seen: bool) -> None:
        self.hands = replaced(self.hands, seat, (*self.hands[seat], card))
        if seen:
            self.shown = replaced(self.shown, seat, (*self.shown[seat], int(card)))

    def take(self, seat: Seat) -> None:
        """The top of the pile (RUM-034 to RUM-036); answers given in advance are void (RUM-086)."""
        card = self.pile_cards[-1]
        self.pile_cards = self.pile_cards[:-1]
        self.answers = ("",) * self.rules.seats
        self.passed = None
        self._get(seat, card, True)
        self.fresh = replaced(self.fresh, seat, (card,))
        self.phase = "play"
        self.remember(e.TookDiscard(seat, card), seat)

    def decline(self, seat: Seat) -> None:
        """The seat in turn wants the stock: the others are asked for the top of the
        pile (RUM-047).
        """
        able = claimants(self.rules, self.public())
        self.waiting = tuple([one for one in able if not self.answers[one] and not self.quiet[one]])
        top = self.pile_cards[-1] if self.pile_cards else None
        self.tell(e.Declined(seat, top, self.waiting, self.discarder, self.rules.claim_seconds))
        if self.waiting:
            self.phase = "claim"
        else:
            self.settle_claims()

    def answer(self, seat: Seat, what: str) -> None:
        """An answer to the claim, in its window or in advance (RUM-057, RUM-086)."""
        self.answers = replaced(self.answers, seat, what)
        if self.phase == "draw":
            self.tell(e.Noted(seat, "ahead_yes" if what == "may_i" else "ahead_no"))
            return
        self.tell(e.Noted(seat, "claim_yes" if what == "may_i" else "claim_no"))
        self.waiting = tuple([one for one in self.waiting if one != seat])
        if not self.waiting:
            self.settle_claims()

    def settle_claims(self) -> None:
        """The nearest claimant gets the card and a penalty card, then the seat in turn draws
        (RUM-049 to RUM-054).
        """
        asked = claimants(self.rules, self.public())
        said = tuple([one for one in asked if self.answers[one] == "may_i"])
        self.answers = ("",) * self.rules.seats
        self.waiting = ()
        seat = self.turn
        self.passed = self.pile_cards[-1] if asked and not said else None
        if said:
            winner = said[0]
            card = self.pile_cards[-1]
            self.pile_cards = self.pile_cards[:-1]
            self._get(winner, card, True)
            penalty = self._from_stock()
            assert penalty is not None  # RUM-055
            self._get(winner, penalty, False)
            self.fresh = replaced(self.fresh, winner, (card, penalty))
            self.claims = replaced(self.claims, winner, self.claims[winner] + 1)
            claimed = e.Claimed(said, winner, card, penalty)
            self.claimed = e.Claimed(said, winner, card, None)
            self.idle = -1
            self.remember(claimed, winner)
        drawn = self._from_stock()
        if drawn is None:
            self.end_hand("exhausted", None)
            return
        self._get(seat, drawn, False)
        self.fresh = replaced(self.fresh, seat, (drawn,))
        self.idle = -1
        self.phase = "play"
        self.remember(e.DrewStock(seat, drawn), seat)

    def _from_stock(self) -> Card | None:
        """The next card of the stock, the pile turned over for it if need be; None when there is
        none (RUM-060 to 062).
        """
        if not self.stock_cards:
            if not stock_possible(self.rules, self.public()):
                return None
            self.stock_cards, self.pile_cards = self.pile_cards, ()
            self.flipped += 1
            self.tell(e.StockTurned(len(self.stock_cards)))
        card, self.stock_cards = self.stock_cards[0], self.stock_cards[1:]
        return card

    # -- laying ------------------------------------------------------------------------------------

    def _before(self, seat: Seat, what: str, some: Cards) -> None:
        hand = self.hands[seat]
        self.undo = (*self.undo, Before(what, hand, self.melds, self.opened))
        self.acts = len(self.undo)
        self.hands = replaced(self.hands, seat, without(hand, some))
        self.shown = replaced(self.shown, seat, minus(self.shown[seat], some))
        if self.drafts[seat]:
            self._trim_draft(seat)

    def _trim_draft(self, seat: Seat) -> None:
        """Melds of a draft whose cards have gone are dropped, the last first."""
        draft = self.drafts[seat]
        while draft and not covers(self.hands[seat], draft):
            draft = draft[:-1]
        self.drafts = replaced(self.drafts, seat, draft)

    def go_down(self, seat: Seat, melds: tuple[Meld, ...]) -> None:
        """The contract is laid (RUM-027)."""
        made = [validate(one, self.rules) for one in melds]
        found = tuple([one for one in made if isinstance(one, Meld)])
        self.drafts = replaced(self.drafts, seat, ())
        self._before(seat, "opened", tuple([one for meld in found for one in meld.cards]))
        first = len(self.melds)
        self.melds = (*self.melds, *[Laid(meld, seat) for meld in found])
        self.opened = replaced(self.opened, seat, True)
        self.remember(e.Opened(seat, found, first, len(self.hands[seat])), seat)
        self._out_by_laying(seat)

    def lay_off(self, seat: Seat, number: int, card: Card, end: str, star: bool) -> None:
        """One card more on a meld (RUM-038)."""
        laid = self.melds[number]
        now = laid_on(laid.meld, card, star, end, self.rules)
        assert isinstance(now, Meld)
        self._before(seat, "laid_off", (card,))
        self.melds = replaced(self.melds, number, Laid(now, laid.owner))
        end = end if now.low else ""
        left = len(self.hands[seat])
        self.remember(e.LaidOff(seat, card, number, now, end, laid.owner, left), seat)
        self._out_by_laying(seat)

    def replace(
        self, seat: Seat, number: int, position: int, card: Card, to: int, end: str
    ) -> None:
        """A natural for a wild card, which goes to another meld at once (RUM-042)."""
        now, freed = put_natural(self.melds[number].meld, position, card)
        self._before(seat, "replaced", (card,))
        self.melds = replaced(self.melds, number, Laid(now, self.melds[number].owner))
        then = laid_on(self.melds[to].meld, freed, False, end, self.rules)
        assert isinstance(then, Meld)
        self.melds = replaced(self.melds, to, Laid(then, self.melds[to].owner))
        left = len(self.hands[seat])
        self.remember(e.Replaced(seat, card, number, now, freed, to, then, left), seat)
        self._out_by_laying(seat)

    def take_back(self, seat: Seat) -> None:
        """The last act of this turn (RUM-040)."""
        before = self.undo[-1]
        self.undo = self.undo[:-1]
        self.acts = len(self.undo)
        back = without(before.hand, self.hands[seat])
        self.hands = replaced(self.hands, seat, before.hand)
        self.shown = replaced(self.shown, seat, (*self.shown[seat], *map(int, back)))
        self.melds = before.melds
        self.opened = before.opened
        self.remember(e.Undone(seat, before.what, tuple(sorted(back))), seat)

    def _out_by_laying(self, seat: Seat) -> None:
        if not self.hands[seat]:  # only with going_out = either (RUM-059)
            self.end_hand("out", seat)

    # -- the end of a turn -------------------------------------------------------------------------

    def discard(self, seat: Seat, card: Card) -> None:
        """One card to the pile; the hand ends with the last one (RUM-033, RUM-058)."""
        hand = without(self.hands[seat], (card,))
        self.hands = replaced(self.hands, seat, hand)
        self.shown = replaced(self.shown, seat, minus(self.shown[seat], (card,)))
        self.pile_cards = (*self.pile_cards, card)
        self.discarder = seat
        self._trim_draft(seat)
        self.remember(e.Discarded(seat, card, len(hand)), seat)
        if not hand:
            self.end_hand("out", seat)
        else:
            self.end_turn(seat)

    def end_turn(self, seat: Seat) -> None:
        """The turn passes to the left, or the hand is blocked (RUM-014, RUM-064)."""
        self.idle = 0 if self.acts or self.idle < 0 else self.idle + 1
        self._fresh_turn()
        self.turn = next_seat(self.rules, self.vacated, seat)
        self.phase = "draw"
        if self.idle >= self.rules.stall_rounds * (self.rules.seats - len(self.vacated)):
            self.end_hand("blocked", None)
            return
        self.tell(e.Turn(self.turn, self.pile_cards[-1] if self.pile_cards else None))

    def end_hand(self, how: str, seat: Seat | None) -> None:
        """The hand is over (RUM-058, RUM-062, RUM-064); scoring goes on elsewhere."""
        self.phase = "ended"
        self.waiting = ()
        self.answers = ("",) * self.rules.seats
        self.undo = ()
        self.drafts = ((),) * self.rules.seats
        self.ended = e.HandEnded(how, seat, self.hands, (), (), (), 0)


def put_natural(meld: Meld, position: int, card: Card) -> tuple[Meld, Card]:
    """A run with `card` in its place instead of a wild card, and that wild card."""
    place = position - meld.low
    return (
        Meld(
            meld.kind,
            meld.of,
            meld.low,
            replaced(meld.cards, place, card),
            replaced(meld.stars, place, False),
        ),
        meld.cards[place],
    )


def draw_value(card: Card) -> int:
    """The order of the draw for the deal: ace high, a joker below the two, suits alike
    (RUM-009).
    """
    return 0 if card.rank == JOKER else 14 if card.rank == 1 else card.rank


def highest(draws: tuple[tuple[Seat, Card], ...]) -> tuple[Seat, ...]:
    """The seats that drew the highest card."""
    best = max(draw_value(card) for _, card in draws)
    return tuple(seat for seat, card in draws if draw_value(card) == best)


def draw_for_deal(rules: Rules, rng: Rng) -> tuple[Seat, tuple[e.DealerDrawn, ...]]:
    """The first dealer: each draws from the whole pack, those who tie draw again (RUM-008,
    RUM-009).
    """
    told: list[e.DealerDrawn] = []
    seats = tuple(range(rules.seats))
    while True:
        deck = rng.stream(f"draw{len(told) + 1}").shuffled(rules.deck())
        draws = tuple(zip(seats, deck, strict=False))
        seats = highest(draws)
        told.append(e.DealerDrawn(draws, seats[0] if len(seats) == 1 else None))
        if len(seats) == 1:
            return seats[0], tuple(told)


def first_state(rules: Rules, dealer: Seat = 0) -> State:
    """The table before the first deal."""
    n = rules.seats
    public = Public(
        number=1,
        phase="deal",
        dealer=dealer,
        turn=(dealer + 1) % n,
        held=(0,) * n,
        opened=(False,) * n,
        melds=(),
        top=None,
        pile=0,
        stock=0,
        flipped=0,
        discarder=None,
        claims=(0,) * n,
        idle=0,
        turns=0,
        waiting=(),
        totals=(0,) * n,
        posted=(),
        filled=(),
        disputed=(),
        vacated=(),
        left=(),
        humans=tuple(range(n)),
        replayed=False,
        counts=None,
        claimed=None,
        acts=0,
        correction=None,
        asks=0,
        question=None,
        rated=True,
        names=(),
        started="",
        ended=None,
        last=(),
        result=None,
        passed=None,
    )
    none: tuple[Cards, ...] = ((),) * n
    secret = Secret(
        hands=none,
        stock=(),
        pile=(),
        answers=("",) * n,
        quiet=(False,) * n,
        drafts=((),) * n,
        fresh=none,
        undo=(),
        counts=(None,) * n,
        challenges=((),) * n,
        votes=("",) * n,
        verdicts=("",) * n,
        shown=((),) * n,
    )
    return State(rules, public, secret)
