"""The evening around the hands: bank, dealer, limits, questions, leaving (sections 2.2 and 2.9 of
the rules).

`Sitting` is a state taken up to be changed; `frozen` gives the new one.
"""

from __future__ import annotations

from collections.abc import Callable

from games.calatone.actions import (
    Absent,
    Agree,
    Back,
    Bet,
    Call,
    Check,
    Clock,
    Consent,
    Declare,
    Expose,
    Extend,
    Fold,
    Leave,
    Raise,
    Ready,
    Rebuy,
    Refuse,
    SetLimit,
    Silence,
)  # fmt: skip
from games.calatone.checks import awaited
from games.calatone.events import (
    Answered,
    Asked,
    Bank,
    BankerChanged,
    ExtendAsked,
    HandAnnulled,
    IsReady,
    Left,
    LimitReached,
    LimitSet,
    Observer,
    ReadyAsked,
    RebuyAsked,
    SeatsDrawn,
    SessionEnded,
    SessionStarted,
    Settled,
)  # fmt: skip
from games.calatone.limits import DAY, Limit
from games.calatone.options import Terms
from games.calatone.packs import pack_of, size_for
from games.calatone.play import Broken, Play
from games.calatone.standin import silent
from games.calatone.state import Booked, Chair, Hand, Phase, Question, State
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Step

_OF_A_HAND = (Check, Bet, Call, Raise, Fold, Expose, Declare)


def open_table(terms: Terms, seats: int, rng: Rng) -> Step[State]:
    """A new sitting: everybody has chips, the first dealer is drawn, the bank is with seat 0
    (CAL-016, CAL-019, CAL-022).
    """
    places = tuple(range(seats))
    state = State(
        terms,
        Phase.BETWEEN,
        places,
        (Chair.SEATED,) * seats,
        (0,) * seats,
        (0,) * seats,
        (0,) * seats,
        banker=0,
        dealer=rng.stream("dealer").below(seats),
    )
    sitting = Sitting(state, rng)
    sitting.events.append(SessionStarted(places, 0, terms))
    for seat in places:
        sitting.issue(seat, terms.stack, opening=True)
    if terms.limit is not None:
        sitting.set_limit(terms.limit)
    sitting.ask_ready()
    return Step(sitting.frozen(), tuple(sitting.events))


def act(state: State, rng: Rng, seat: Seat, action: Action) -> Step[State]:
    """Does a checked action."""
    hand = state.hand
    if hand is None or not isinstance(action, _OF_A_HAND):
        return Sitting(state, rng).act(seat, action)
    # nearly all actions are these, and leave everything but hand and stacks as it is
    stacks, events = list(state.stacks), list[Event]()
    play = Play(hand, state.terms, stacks, sum(state.issued) - sum(state.returned), events)
    try:
        play.act(seat, action)
    except Broken:
        return Sitting(state, rng).act(seat, action)
    if play.phase.in_hand:
        return Step(state.played(play.phase, tuple(stacks), play.frozen()), tuple(events))
    return Sitting(state, rng).end_hand(play)


class Sitting:
    """A sitting in the making."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.was = state
        self.rng = rng
        self.terms = state.terms
        self.events: list[Event] = []
        self.phase = state.phase
        self.places = state.places
        self.chairs = list(state.chairs)
        self.stacks = list(state.stacks)
        self.issued = list(state.issued)
        self.returned = list(state.returned)
        self.banker = state.banker
        self.dealer = state.dealer
        self.passed = state.passed
        self.deals = state.deals
        self.hands = state.hands
        self.voids = state.voids
        self.limit = state.limit
        self.left = state.left
        self.reached = state.reached
        self.now = state.now
        self.book = state.book
        self.asked = set(state.asked)
        self.ready = set(state.ready)
        self.answers = dict(state.answers)
        self.question = state.question
        self.waiting = state.waiting
        self.hand = state.hand
        self.ended = state.ended
        self.heard = state.heard
        self.silences = state.silences
        self.draws = state.draws

    def frozen(self) -> State:
        """The sitting as it is now."""
        return State(
            self.terms,
            self.phase,
            self.places,
            tuple(self.chairs),
            tuple(self.stacks),
            tuple(self.issued),
            tuple(self.returned),
            self.banker,
            self.dealer,
            self.passed,
            self.deals,
            self.hands,
            self.voids,
            self.limit,
            self.left,
            self.reached,
            self.now,
            self.book,
            tuple(sorted(self.asked)),
            tuple(sorted(self.ready)),
            tuple(sorted(self.answers.items(), key=lambda item: item[0])),
            self.question,
            self.waiting,
            self.hand,
            self.ended,
            self.heard,
            self.silences,
            self.draws,
        )

    def act(self, seat: Seat, action: Action) -> Step[State]:
        """Does a checked action."""
        if isinstance(action, Silence):
            action = silent(self.was, seat)
        elif not action.table_only:
            self.heard = True
        match action:
            case Clock(minute, resumed):
                self._clock(minute, resumed)
            case Leave() | Absent():
                self._leave(seat)
            case Back():
                self._in_hand(lambda play: play.back(seat))
            case Ready():
                self._ready(seat)
            case Rebuy(amount) if self.phase is Phase.BETWEEN:
                self._ask_rebuy(seat, amount)
            case Rebuy() | Extend():
                self._answer(seat, action)
            case Consent() | Refuse() if self.phase is Phase.ASK:
                self._reply(seat, isinstance(action, Consent))
            case Refuse():
                self._answer(seat, action)
            case SetLimit(limit):
                self._propose("limit", seat, limit=limit)
            case Agree(topic):
                self._propose(topic, seat)
            case _:
                self._in_hand(lambda play: play.act(seat, action))
        return Step(self.frozen(), tuple(self.events))

    # -- who is there ------------------------------------------------------------------------------

    def _seated(self) -> list[Seat]:
        return [seat for seat in self.places if self.chairs[seat] is Chair.SEATED]

    def _with_chips(self) -> list[Seat]:
        return [seat for seat in self._seated() if self.stacks[seat]]

    def _from(self, seat: Seat) -> tuple[Seat, ...]:
        at = self.places.index(seat)
        return self.places[at:] + self.places[:at]

    def _order(self) -> tuple[Seat, ...]:
        """All seats in deal order of the last dealer."""
        around = self._from(self.dealer)
        return around[1:] + around[:1]

    # -- the bank ----------------------------------------------------------------------------------

    def issue(self, seat: Seat, amount: int, opening: bool = False) -> None:
        """Chips from the bank (CAL-017)."""
        self.stacks[seat] += amount
        self.issued[seat] += amount
        self.book = (*self.book, Booked(seat, amount, self.hands, self.now))
        self.events.append(Bank(seat, "issued", amount, opening))

    def _give_back(self, seat: Seat) -> None:
        amount = self.stacks[seat]
        self.stacks[seat] = 0
        self.returned[seat] += amount
        if amount:
            self.book = (*self.book, Booked(seat, -amount, self.hands, self.now))
            self.events.append(Bank(seat, "returned", amount))

    def _go(self, seat: Seat, chair: Chair) -> None:
        """`seat` leaves the sitting or only watches from now on (CAL-105, CAL-107); the bank stays
        with a player (CAL-018).
        """
        self._give_back(seat)
        self.chairs[seat] = chair
        self.ready.discard(seat)
        self.answers.pop(seat, None)
        if chair is Chair.LEFT:
            self.events.append(Left(seat, self.returned[seat] - self.issued[seat]))
        else:
            self.events.append(Observer(seat))
        if seat == self.banker:
            heirs = [one for one in self._from(seat)[1:] if self.chairs[one] is Chair.SEATED]
            if heirs:
                self.banker = heirs[0]
                self.events.append(BankerChanged(self.banker))

    # -- hands -------------------------------------------------------------------------------------

    def _ready(self, seat: Seat) -> None:
        self.ready.add(seat)
        waiting = tuple(one for one in self._seated() if one not in self.ready)
        self.events.append(IsReady(seat, waiting))
        if not waiting:
            self._deal()

    def _deal(self) -> None:
        order = self.frozen().next_order
        self.ready.clear()
        self.dealer = order[-1]
        self.passed = True
        self.deals += 1
        size = size_for(self.terms.deck, len(order))
        n = len(self.stacks)
        none = (0,) * n
        self.hand = Hand(
            self.hands + 1,
            size,
            self.dealer,
            order[-2],
            order,
            self.rng.stream(f"deal{self.deals}").shuffled(pack_of(size)),
            ((),) * n,
            (None,) * n,
            order,
            none,
            none,
            declared=(None,) * n,
        )
        self._in_hand(Play.start)

    def _in_hand(self, change: Callable[[Play], None]) -> None:
        assert self.hand is not None
        chips = sum(self.issued) - sum(self.returned)
        play = Play(self.hand, self.terms, self.stacks, chips, self.events)
        try:
            change(play)
        except Broken:
            self._annul(play)
            return
        self.phase = play.phase
        self.hand = play.frozen()
        if not play.phase.in_hand:
            self._after_hand(self.hand)

    def end_hand(self, play: Play) -> Step[State]:
        """All that follows a hand that an action has ended."""
        self.heard = True
        self.stacks, self.events = play.stacks, play.events
        self.phase = play.phase
        self.hand = play.frozen()
        self._after_hand(self.hand)
        return Step(self.frozen(), tuple(self.events))

    def _annul(self, play: Play) -> None:
        """Section 2.10: all stakes of the hand go back and the same dealer deals again."""
        for seat, paid in enumerate(play.total):
            self.stacks[seat] += paid
        self.events.append(HandAnnulled(play.was.number))
        self.hand = None
        self.passed = False
        for seat in play.was.order:
            if seat in play.leaving:
                self._go(seat, Chair.LEFT)
        self._between_hands()

    def _after_hand(self, hand: Hand) -> None:
        """Accounts and leavers, then CAL-113, CAL-119, CAL-111."""
        self.hands += 1
        self.voids = self.voids + 1 if hand.end == "void" else 0
        self.asked.clear()
        if self.limit is not None and self.limit.kind == "hands" and not self.reached:
            self.left -= 1
            if not self.left:
                self._reach()
        for seat in hand.order:
            if seat in hand.leaving:
                self._go(seat, Chair.LEFT)
        # a table from which everybody has gone ends like one where nothing is staked (CAL-113)
        self.silences = 0 if self.heard else self.silences + 1
        self.heard = False
        if max(self.voids, self.silences) >= len(hand.order):
            self._end("stalled")
        else:
            self._between_hands()

    def _between_hands(self) -> None:
        """Where to go when no hand is being played and nothing is open."""
        self.phase = Phase.BETWEEN
        if self.reached:
            self._ask_extension()
        elif self.terms.rebuy != "never" and len(self._with_chips()) < len(self._seated()):
            self._ask_broke()
        else:
            self._watch()

    def _watch(self) -> None:
        """Those without chips become observers; with fewer than two players the session ends
        (CAL-107, CAL-108).
        """
        self.phase = Phase.BETWEEN
        self.answers.clear()
        for seat in self._seated():
            if not self.stacks[seat]:
                self._go(seat, Chair.OBSERVER)
        if len(self._with_chips()) < 2:
            self._end("chips")
        elif self.reached:
            self._ask_extension()
        else:
            self.ask_ready()

    def ask_ready(self) -> None:
        """The next hand is dealt when all who play want it."""
        self.ready.clear()
        self.events.append(
            ReadyAsked(self.hands + 1, self.frozen().next_order[-1], tuple(self._seated()))
        )

    def _end(self, reason: str) -> None:
        """Everybody's chips go back to the bank (CAL-020, CAL-108)."""
        for seat in self.places:
            self._give_back(seat)
        self.phase = Phase.OVER
        self.ended = reason
        self.question = None
        self.waiting = ()
        self.answers.clear()
        self.ready.clear()
        results = tuple(back - out for back, out in zip(self.returned, self.issued, strict=True))
        self.events.append(SessionEnded(reason, results))

    # -- leaving -----------------------------------------------------------------------------------

    def _leave(self, seat: Seat) -> None:
        if self.phase.in_hand:
            self._in_hand(lambda play: play.leave(seat))
            return
        question = self.question
        self._go(seat, Chair.LEFT)
        if self.phase is Phase.ASK and question is not None:
            self._leave_question(seat, question)
        elif self.phase is Phase.LIMIT and len(self._seated()) < 2:
            self._end("limit")
        elif self.phase in (Phase.LIMIT, Phase.REBUY):
            self._close_window()
        elif len(self._with_chips()) < 2:
            self._end("chips")
        elif not awaited(self.frozen()):
            self._deal()

    def _leave_question(self, seat: Seat, question: Question) -> None:
        """Absence is consent (CAL-114); fresh chips for somebody who has gone are no question any
        more.
        """
        self.waiting = tuple(one for one in self.waiting if one.by != seat)
        staying = len(self._seated()) - len(question.refused) * (question.what == "extend")
        if question.what == "rebuy" and question.by == seat:
            self._close(question, agreed=False)
        elif staying < 2:
            self._end(
                "limit"
                if question.what == "extend"
                else "agreed"
                if question.what == "end"
                else "chips"
            )
        elif seat in question.open:
            self._reply(seat, yes=True)

    # -- questions ---------------------------------------------------------------------------------

    def _propose(self, what: str, by: Seat, limit: Limit | None = None) -> None:
        """A limit, the end or new seats: put to all other seated players (CAL-014, CAL-100,
        CAL-108, CAL-114).
        """
        if what == "seats" and not self.deals:
            self._draw_seats()  # CAL-109: before the first hand asking is enough
            return
        self.asked.add((by, what))
        others = tuple(
            seat for seat in self._order() if self.chairs[seat] is Chair.SEATED and seat != by
        )
        self._put(Question(what, by, others, limit=limit))

    def _ask_rebuy(self, seat: Seat, amount: int) -> None:
        """CAL-021: the bank gives at once, or its keeper is asked; he needs nobody's consent for
        his own.
        """
        if self.terms.rebuy == "banker" and seat != self.banker:
            self._put(Question("rebuy", seat, (self.banker,), amount=amount))
        else:
            self.issue(seat, amount)

    def _put(self, question: Question) -> None:
        self.ready.clear()
        self.phase = Phase.ASK
        self.question = question
        self.events.append(
            Asked(question.what, question.by, question.amount, question.limit, question.seats)
        )

    def _reply(self, seat: Seat, yes: bool) -> None:
        question = self.question
        assert question is not None
        if yes:
            question = replace(question, consented=tuple(sorted((*question.consented, seat))))
        else:
            question = replace(question, refused=tuple(sorted((*question.refused, seat))))
        self.question = question
        self.events.append(Answered(seat, question.what, "consent" if yes else "refuse"))
        if question.what == "extend":
            if not question.open:
                self._close(question, agreed=len(self._seated()) - len(question.refused) > 1)
        elif question.refused or not question.open:
            self._close(question, agreed=not question.refused)

    def _close(self, question: Question, agreed: bool) -> None:
        """Does what was agreed and goes on to the next question, or back to where it was asked."""
        self.question = None
        self.events.append(Settled(question.what, question.by, agreed))
        if question.what == "extend":
            self._close_extension(question)
            return
        if agreed:
            match question.what:
                case "rebuy":
                    self.issue(question.by, question.amount)
                case "limit" if question.limit is not None:
                    self.set_limit(question.limit)
                case "seats":
                    self._draw_seats()
                case "end":
                    self._end("agreed")
                    return
        if self.waiting:
            first, *others = self.waiting
            self.waiting = tuple(others)
            self._put(replace(first, seats=(self.banker,)))
        elif question.what == "rebuy":
            self._watch()
        else:
            self._between_hands()

    def _draw_seats(self) -> None:
        self.phase = Phase.BETWEEN
        self.places = self.rng.stream(f"seats{self.draws}").shuffled(self.places)
        self.draws += 1
        self.events.append(SeatsDrawn(self.places))

    # -- windows -----------------------------------------------------------------------------------

    def _ask_broke(self) -> None:
        self.phase = Phase.REBUY
        self.ready.clear()
        asked = tuple(
            seat
            for seat in self._order()
            if self.chairs[seat] is Chair.SEATED and not self.stacks[seat]
        )
        self.events.append(RebuyAsked(asked))

    def _ask_extension(self) -> None:
        self.phase = Phase.LIMIT
        self.ready.clear()
        asked = tuple(seat for seat in self._order() if self.chairs[seat] is Chair.SEATED)
        if len(asked) < 2:
            self._end("limit")
        else:
            self.events.append(ExtendAsked(asked))

    def _answer(self, seat: Seat, action: Action) -> None:
        self.answers[seat] = action
        what = "rebuy" if self.phase is Phase.REBUY else "extend"
        self.events.append(Answered(seat, what, "none" if isinstance(action, Refuse) else what))
        self._close_window()

    def _close_window(self) -> None:
        """When all have answered: the answers take effect in deal order, whoever was first."""
        if awaited(self.frozen()):
            return
        answers = [(seat, self.answers[seat]) for seat in self._order() if seat in self.answers]
        self.answers.clear()
        if self.phase is Phase.REBUY:
            self._close_rebuys(
                [(seat, action) for seat, action in answers if isinstance(action, Rebuy)]
            )
            return
        for seat, action in answers:
            if isinstance(action, Extend):
                others = tuple(one for one, _ in answers if one != seat)
                self._put(Question("extend", seat, others, limit=action.limit))
                return
        self._end("limit")

    def _close_rebuys(self, wanted: list[tuple[Seat, Rebuy]]) -> None:
        questions = []
        for seat, action in wanted:
            if self.terms.rebuy == "banker" and seat != self.banker:
                questions.append(Question("rebuy", seat, (self.banker,), amount=action.amount))
            else:
                self.issue(seat, action.amount)
        if questions:
            self.waiting = tuple(questions[1:])
            self._put(questions[0])
        else:
            self._watch()

    def _close_extension(self, question: Question) -> None:
        """Who refuses leaves; those who stay play on to the new limit, if two are left (CAL-103,
        CAL-119).
        """
        for seat in self._order():
            if seat in question.refused:
                self._go(seat, Chair.LEFT)
        if len(self._seated()) < 2 or question.limit is None:
            self._end("limit")
        else:
            self.set_limit(question.limit)
            self._between_hands()

    # -- limits and the clock ----------------------------------------------------------------------

    def set_limit(self, limit: Limit) -> None:
        """A limit holds from now on (CAL-100)."""
        self.limit = limit
        self.reached = False
        self.left = limit.amount if limit.kind != "time" else self._when(limit)
        self.events.append(LimitSet(limit))

    def _when(self, limit: Limit) -> int:
        """The minute of the clock at which a time of day comes next; -1 while no clock was told."""
        if self.now is None:
            return -1
        ahead = (limit.amount - self.now) % DAY
        return self.now + (ahead or DAY)

    def _clock(self, minute: int, resumed: bool) -> None:
        """CAL-117: minutes of play count, a break does not; a time of day passes all the same."""
        before, self.now = self.now, minute
        limit = self.limit
        if limit is None or self.reached:
            return
        if limit.kind == "minutes" and before is not None and not resumed:
            self.left -= 1
            if not self.left:
                self._reach()
        elif limit.kind == "time":
            if self.left < 0:
                self.left = self._when(limit)
            if minute >= self.left:
                self._reach()
        if self.reached and self.phase is Phase.BETWEEN:
            self._between_hands()

    def _reach(self) -> None:
        assert self.limit is not None
        self.reached = True
        self.left = 0
        self.events.append(LimitReached(self.limit, self.phase.in_hand))
