"""What happens, and how it is told: one event, one line, the new thing first.

`seen_by` is where a card, a choice or a declaration is kept from the others.
"""

from __future__ import annotations

from games.calatone.options import CalatoneOptions
from games.calatone.rules.evaluator import Category, Key, Made
from games.calatone.rules.limits import Limit
from games.calatone.words import phrases
from playroom.engine.cards import Card
from playroom.engine.kit.told import changed_lines, own_first, say
from playroom.engine.notes import Kind, Note, Seats, Value, Who, note
from playroom.engine.record import Count, Points, Seat, Token, replace
from playroom.engine.steps import Event
from playroom.engine.table import Answer

# messages: calatone-event-<what>-all-in
_TOLD = ("deck", "stack", "ante", "min_bet", "max_bet", "limit")
"""Options that the lines of the opening tell anyway."""


def _then(event: Spoke | Withdrew, seat: Seat | None) -> Answer:
    """What was said, and that it is the listener's turn now."""
    if event.next is None or event.next != seat:
        return (event.said,)
    then = note("calatone-part-then-speak")
    if event.cost:
        then = note("calatone-part-then-see", cost=event.cost)
    values: dict[str, Value] = {"player": Who(event.seat), "said": event.said, "turn": then}
    return (Note.of("calatone-event-said-then", values, Kind.PLAY),)


class SessionStarted(Event):
    """The table is open: who sits there, who keeps the bank, and the options that all accept by
    playing (CAL-015).
    """

    seats: tuple[Seat, ...]
    banker: Seat
    options: CalatoneOptions

    def told(self, seat: Seat | None) -> Answer:
        options, count = self.options, len(self.seats)
        others = Seats(tuple(other for other in self.seats if other != seat))
        return (
            note(
                "calatone-event-session",
                Kind.TABLE,
                count=count,
                others=others,
                stack=options.stack,
            ),
            note(
                "calatone-event-stakes",
                Kind.TABLE,
                size=options.pack_size(count),
                ante=options.ante,
                least=options.min_bet,
                most=options.max_bet,
            ),
            *changed_lines("calatone", options.declared, options.changed(), _TOLD),
            note("calatone-event-bank-with", Kind.TABLE, who=Who(self.banker)),
        )


class HandStarted(Event):
    """A hand begins; `seats` are dealt in, in deal order; the dealer has shuffled and `cutter` cut
    (CAL-024).
    """

    number: Count
    dealer: Seat
    cutter: Seat
    size: Count
    seats: tuple[Seat, ...]
    ante: Points

    def told(self, seat: Seat | None) -> Answer:
        return say(
            "calatone-event-hand-started",
            Kind.DEAL,
            who=Who(self.dealer),
            number=self.number,
            ante=self.ante,
            cutter=Who(self.cutter),
            size=self.size,
        )


class AntePaid(Event):
    """CAL-026."""

    seat: Seat
    amount: Points
    all_in: bool

    def told(self, seat: Seat | None) -> Answer:
        if not self.all_in:
            return ()
        return say("calatone-event-ante-all-in", Kind.PLAY, who=Who(self.seat), chips=self.amount)


class DealtDown(Event):
    """Cards face down (CAL-027); `cards` are for the owner alone, in the order received."""

    seat: Seat
    count: Count
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, cards=())

    def told(self, seat: Seat | None) -> Answer:
        if not self.cards:
            return ()
        return (
            note("calatone-event-dealt-down", Kind.DEAL, cards=phrases.sorted_own(self.cards)),
            note("calatone-event-show-asked", Kind.TURN),
        )


class Chose(Event):
    """A seat has chosen the card it will show; which one, only the owner knows (CAL-029)."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)

    def told(self, seat: Seat | None) -> Answer:
        return () if self.card is None else say("calatone-event-chose", Kind.PLAY, card=self.card)


class Exposed(Event):
    """The card a seat shows; the events of all seats come together, in deal order."""

    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> Answer:
        if self.seat == seat:  # told when it was chosen
            return ()
        return say("calatone-event-exposed", Kind.PLAY, who=Who(self.seat), card=self.card)


class RoundStarted(Event):
    """A betting round; `first` speaks first because of `made`. Both None: there is no betting
    (CAL-055).

    `again`: there was none in the round before either.
    """

    round: Count
    first: Seat | None
    made: Made | None
    pot: Points
    again: bool = False

    @property
    def said(self) -> Note:
        """Who speaks first, and why, as a phrase."""
        assert self.first is not None
        assert self.made is not None
        return note(
            "calatone-event-speaks-first",
            Kind.TURN,
            who=Who(self.first),
            hand=phrases.made_note(self.made),
            round=self.round,
            pot=self.pot,
        )

    def told(self, seat: Seat | None) -> Answer:
        if self.first is None or self.made is None:
            return () if self.again else say("calatone-event-no-betting", Kind.PLAY, pot=self.pot)
        return (self.said,)


class Spoke(Event):
    """`what` is `check`, `bet`, `call` or `raise`. `paid` is the seat's total in the round, `put`
    what it added just now.

    `next` speaks now and must pay `cost` to see (None: the round is over or the next one has gone).
    """

    seat: Seat
    what: Token
    level: Points
    paid: Points
    put: Points
    stack: Points
    all_in: bool
    next: Seat | None
    cost: Points

    @property
    def said(self) -> Note:
        """What the player said, as a phrase."""
        name, who = f"calatone-event-{self.what}", Who(self.seat)
        if self.what == "check":
            return note(name, Kind.PLAY, who=who)
        chips = self.put if self.what == "call" else self.paid
        return note(f"{name}-all-in" if self.all_in else name, Kind.PLAY, who=who, chips=chips)

    def told(self, seat: Seat | None) -> Answer:
        return _then(self, seat)


class DealtUp(Event):
    """A card face up (CAL-031); `made` is what the seat's shown cards make now."""

    seat: Seat
    card: Card
    made: Made

    def told(self, seat: Seat | None) -> Answer:
        player, card = Who(self.seat), self.card
        if self.made.category is Category.HIGH_CARD or self.seat == seat:
            return say("calatone-event-dealt-up", Kind.DEAL, who=player, card=card)
        values: dict[str, Value] = {
            "player": player,
            "card": card,
            "hand": phrases.made_note(self.made),
        }
        values["category"] = str(self.made.category)
        return (Note.of("calatone-event-dealt-up-made", values, Kind.DEAL),)


class Withdrew(Event):
    """A seat is out of the hand (CAL-058); `faced` tells whether there was a bet to answer.

    `next` and `cost` as in `Spoke`.
    """

    seat: Seat
    faced: bool
    gone: bool
    next: Seat | None
    cost: Points

    @property
    def said(self) -> Note:
        """That the player is out, as a phrase."""
        name = "calatone-event-folds" if self.faced else "calatone-event-withdraws"
        return note(name, Kind.PLAY, who=Who(self.seat))

    def told(self, seat: Seat | None) -> Answer:
        return _then(self, seat)


class Refund(Event):
    """Unmatched chips go back (CAL-054, CAL-112)."""

    seat: Seat
    amount: Points

    def told(self, seat: Seat | None) -> Answer:
        return say("calatone-event-refund", Kind.POINTS, who=Who(self.seat), chips=self.amount)


class AllPassed(Event):
    """All have passed and the hand ends here (CAL-062)."""

    round: Count

    def told(self, seat: Seat | None) -> Answer:
        return say("calatone-event-all-passed", Kind.PLAY)


class DeclareAsked(Event):
    """These seats choose their five cards now (CAL-068)."""

    seats: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        if seat in self.seats:
            return say("calatone-event-declare", Kind.TURN)
        return say("calatone-event-declaring", Kind.PLAY, others=Seats(self.seats))


class Decided(Event):
    """A seat has chosen its five; which ones, only the owner knows until all have (CAL-071)."""

    seat: Seat
    cards: tuple[Card, ...]
    made: Made | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, cards=(), made=None)

    def told(self, seat: Seat | None) -> Answer:
        if self.made is None:
            return ()
        return say("calatone-event-decided", Kind.PLAY, hand=phrases.made_note(self.made))


class Declared(Event):
    """A hand is laid open: the hidden card and the five that count (fewer when the hand ended
    early).
    """

    seat: Seat
    hidden: Card
    cards: tuple[Card, ...]
    made: Made
    key: Key

    def told(self, seat: Seat | None) -> Answer:
        hand = phrases.made_note(self.made)
        return say(
            "calatone-event-declared",
            Kind.COUNT,
            who=Who(self.seat),
            hand=hand,
            hidden=self.hidden,
            cards=self.cards,
        )


class PotWon(Event):
    """Pot number `index` of `pots` (the main pot is 0) goes to `winners`; `shares` belong to them
    in that order.
    """

    index: Count
    pots: Count
    amount: Points
    winners: tuple[Seat, ...]
    shares: tuple[Points, ...]

    def told(self, seat: Seat | None) -> Answer:
        chips = self.amount
        if len(self.winners) > 1:
            winners, share = Seats(own_first(self.winners, seat)), self.shares[-1]
            return say(
                "calatone-event-shared", Kind.POINTS, winners=winners, chips=chips, share=share
            )
        winner = Who(self.winners[0])
        if self.pots == 1:
            return say("calatone-event-won", Kind.POINTS, who=winner, chips=chips)
        side = "main" if self.index == 0 else "only" if self.pots == 2 else "side"
        return say(
            "calatone-event-won-pot",
            Kind.POINTS,
            who=winner,
            chips=chips,
            side=side,
            number=self.index,
        )


class HandEnded(Event):
    """`reason` is `showdown`, `all_pass`, `last_player` or `void`."""

    reason: Token
    number: Count
    stacks: tuple[Points, ...]

    def told(self, seat: Seat | None) -> Answer:
        lines = [note("calatone-event-void", Kind.POINTS)] if self.reason == "void" else []
        if seat is not None and self.reason != "void" and self.stacks[seat]:
            lines.append(note("calatone-event-you-have", Kind.POINTS, chips=self.stacks[seat]))
        return tuple(lines)


class Banked(Event):
    """The banker's book: `what` is `issued` or `returned` (CAL-017); `opening` for the chips of the
    start.
    """

    seat: Seat
    what: Token
    amount: Points
    opening: bool = False

    def told(self, seat: Seat | None) -> Answer:
        if self.opening or self.what == "returned":  # the opening and the leaving tell it
            return ()
        return say("calatone-event-issued", Kind.TABLE, who=Who(self.seat), chips=self.amount)


class ReadyAsked(Event):
    """Between hands: hand `number` is dealt by `dealer` when all `seats` are ready."""

    number: Count
    dealer: Seat
    seats: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        name = "calatone-event-ready-asked" if seat in self.seats else "calatone-event-next-hand"
        dealer, seats = Who(self.dealer), Seats(self.seats)
        return say(name, Kind.TURN, who=dealer, number=self.number, asked=seats)


class IsReady(Event):
    """A seat wants the next hand; `waiting` are those who are not ready yet."""

    seat: Seat
    waiting: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        if self.seat != seat or not self.waiting:
            return ()
        return say("calatone-event-ready", others=Seats(self.waiting))


class Asked(Event):
    """Something is put to others (CAL-114): `what` is `rebuy`, `limit`, `end`, `seats`
    or `extend`.
    """

    what: Token
    by: Seat
    amount: Points
    limit: Limit | None
    seats: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        said = phrases.proposal_note(self.what, self.by, self.amount, self.limit)
        if seat not in self.seats:
            return (said,)
        return (said, note("calatone-event-answer-how", Kind.TURN))


class Answered(Event):
    """`answer` is `consent` or `refuse`; in the windows of CAL-111 and CAL-119 `rebuy`, `extend`,
    or `none` for nothing.
    """

    seat: Seat
    what: Token
    answer: Token

    def told(self, seat: Seat | None) -> Answer:
        if self.answer == "rebuy" and self.seat != seat:
            return ()  # the question or the chips follow and tell it
        if self.answer in ("consent", "refuse"):
            return say(f"calatone-event-answer-{self.answer}", Kind.TABLE, who=Who(self.seat))
        return say(
            f"calatone-event-answer-{self.what}-{self.answer}", Kind.TABLE, who=Who(self.seat)
        )


class Settled(Event):
    """A question is closed."""

    what: Token
    by: Seat
    agreed: bool

    def told(self, seat: Seat | None) -> Answer:
        if self.agreed and self.what in ("rebuy", "limit", "extend", "seats", "end"):
            return ()  # what follows tells it
        return say("calatone-event-not-agreed", Kind.TABLE, what=self.what)


class RebuyAsked(Event):
    """Those without chips are asked whether they want fresh ones (CAL-111)."""

    seats: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        if seat in self.seats:
            return say("calatone-event-rebuy-asked", Kind.TURN)
        others, count = Seats(self.seats), len(self.seats)
        return say("calatone-event-rebuy-others", Kind.TABLE, others=others, count=count)


class ExtendAsked(Event):
    """All are asked whether to go on after the limit (CAL-119)."""

    seats: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        return say("calatone-event-extend", Kind.TURN) if seat in self.seats else ()


class SeatsDrawn(Event):
    """The new places, each to the left of the one before (CAL-014, CAL-109)."""

    places: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        index = self.places.index(seat) if seat in self.places and seat is not None else 0
        places = Seats(self.places[index:] + self.places[:index])
        return say("calatone-event-places", Kind.TABLE, places=places)


class LimitReached(Event):
    """CAL-101; `in_hand` when a hand is still to be finished."""

    limit: Limit
    in_hand: bool

    def told(self, seat: Seat | None) -> Answer:
        limit = phrases.limit_note(self.limit)
        return say("calatone-event-limit-reached", Kind.CLOCK, last=self.in_hand, limit=limit)


class LimitSet(Event):
    """A limit holds from now on (CAL-100, CAL-119)."""

    limit: Limit

    def told(self, seat: Seat | None) -> Answer:
        return say("calatone-event-limit-set", Kind.TABLE, limit=phrases.limit_note(self.limit))


class Gone(Event):
    """A seat has said in the middle of a hand that it leaves; it goes when the hand is over
    (CAL-106).
    """

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return say("calatone-event-gone", Kind.TABLE, who=Who(self.seat))


class Returned(Event):
    """A seat that had gone plays on."""

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return say("calatone-event-returned", Kind.TABLE, who=Who(self.seat))


class Left(Event):
    """A seat has left the sitting with this result (CAL-105)."""

    seat: Seat
    result: Points

    def told(self, seat: Seat | None) -> Answer:
        how, chips = phrases.standing(self.result), abs(self.result)
        return say("calatone-event-left", Kind.TABLE, who=Who(self.seat), how=how, chips=chips)


class Observer(Event):
    """A seat without chips only watches from now on (CAL-107)."""

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return say("calatone-event-observer", Kind.TABLE, who=Who(self.seat))


class BankerChanged(Event):
    """The bank passes to the next seat on the left (CAL-018)."""

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return say("calatone-event-bank-with", Kind.TABLE, who=Who(self.seat))


class HandAnnulled(Event):
    """The pack or the chips were not right: stakes go back and the same dealer deals again."""

    number: Count

    def told(self, seat: Seat | None) -> Answer:
        return say("calatone-event-annulled", Kind.TABLE)


class SessionEnded(Event):
    """`reason` is `limit`, `chips`, `agreed` or `stalled`; `results` by seat add up to zero
    (CAL-020, CAL-108).
    """

    reason: Token
    results: tuple[Points, ...]

    def told(self, seat: Seat | None) -> Answer:
        best = max(self.results)
        winners = [winner for winner, result in enumerate(self.results) if result == best]
        lines = [note("calatone-event-over", Kind.TABLE, reason=self.reason)]
        if best > 0 and len(winners) == 1:
            lines.append(
                note("calatone-event-wins-evening", Kind.POINTS, who=Who(winners[0]), chips=best)
            )
        elif best > 0:
            sharing = Seats(own_first(winners, seat))
            lines.append(
                note("calatone-event-share-evening", Kind.POINTS, winners=sharing, chips=best)
            )
        return (*lines, phrases.accounts_note(self.results, seat))
