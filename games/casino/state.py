"""The state of a game of Casino: public data (`Public`), secret data (`State`), what a seat may
know of it (`View`), and a table in transition (`TableFlow`).
"""

from __future__ import annotations

import enum

from games.casino.actions import Play, Reply
from games.casino.builds import TableBuild
from games.casino.events import DealScored, Played, Took
from games.casino.options import CasinoOptions
from games.casino.questions import Accusation, Question
from playroom.engine.cards import PACK, Card
from playroom.engine.kit.public import PublicFlow, PublicView
from playroom.engine.record import Count, Points, Record, Seat, Token


class Phase(enum.StrEnum):
    """What the table waits for."""

    PLAY = "play"
    WINDOW = "window"
    ACCUSATION = "accusation"
    REPLACEMENT = "replacement"
    VOTE = "vote"
    DEALER = "dealer"
    OVER = "over"


PLAYING = (Phase.PLAY, Phase.REPLACEMENT)
"""The phases in which a card is played."""


class LastCall(enum.StrEnum):
    """The announcement of the last round (CAS-171)."""

    NOT_YET = "not_yet"
    DUE = "due"
    MADE = "made"
    MISSED = "missed"


class Fate(enum.StrEnum):
    """What follows from a challenged play when all accusations are answered."""

    STANDS = "stands"
    TRAILED = "trailed"
    UNDONE = "undone"


class Result(Record):
    """How the game ended: the winning sides (several in a draw), why, and what follows from the
    score (CAS-144 to 148).
    """

    winners: tuple[Seat, ...]
    reason: Token
    decided: Token | None = None
    multiplier: Count = 1
    margins: tuple[tuple[Seat, Points], ...] = ()


class Public(Record):
    """All that everybody at the table knows."""

    options: CasinoOptions
    dealer: Seat
    piles: tuple[tuple[Card, ...], ...]
    """What each side has taken.

    Public, for every card was named when it was taken; `pile_info` limits what is told.
    """
    scores: tuple[Points, ...]
    held: tuple[Count, ...]
    """How many cards each seat holds."""
    stock_size: Count = 0
    phase: Phase = Phase.PLAY
    turn: Seat | None = None
    """The seat that is to play; in a window and after an undone play its mover."""
    question: Question | None = None
    deal: Count = 1
    shuffle: Count = 0
    """How often this deal has been void."""
    round: Count = 0
    plays: Count = 0
    """Cards played in this deal: none means that a redeal can be proposed."""
    loose: tuple[Card, ...] = ()
    builds: tuple[TableBuild, ...] = ()
    barred: tuple[tuple[Card, Seat], ...] = ()
    """Cards and the sides that may never take them (CAS-166)."""
    owed: tuple[tuple[Seat, Card], ...] = ()
    """Cards that seats must trail at their next plays."""
    exposed: tuple[tuple[Seat, Card], ...] = ()
    """Cards that everybody knows to be in a hand: shown by a penalty or by a play that was undone.
    """
    sweeps: tuple[Seat, ...] = ()
    """The sides that swept, in order."""
    last: Seat | None = None
    """The last capturer (CAS-054)."""
    last_play: Played | None = None
    last_take: Took | None = None
    proposed: tuple[Seat, ...] = ()
    """Seats that have proposed a redeal of this deal."""
    call: LastCall = LastCall.NOT_YET
    brought: tuple[Seat, ...] = ()
    """Sides that points for improper builds have brought to the target, in order (CAS-185)."""
    untaken: Count = 0
    """How many deals before this one, in a row, passed without a take (CAS-178)."""
    counted: DealScored | None = None
    result: Result | None = None

    def build_of(self, value: int) -> TableBuild | None:
        """The build of that value: at most one stands (CAS-070)."""
        for build in self.builds:
            if build.value == value:
                return build
        return None

    def owned(self, seat: Seat) -> tuple[TableBuild, ...]:
        """The builds of a seat."""
        return tuple(build for build in self.builds if build.owner == seat) if self.builds else ()

    def may_increase(self, seat: Seat | None, build: TableBuild) -> bool:
        """May a seat increase this build, as far as its owner goes (`raise_scope`)?"""
        options, owner = self.options, build.owner
        if not options.opponents_only or owner is None or seat is None:
            return True
        return options.side_of[seat] != options.side_of[owner]

    def debt(self, seat: Seat) -> Card | None:
        """The card that the seat must trail at its next play, if any."""
        for debtor, card in self.owed:
            if debtor == seat:
                return card
        return None

    def barred_to(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that the seat may never take."""
        if not self.barred:
            return ()
        side = self.options.side_of[seat]
        return tuple(card for card, barred_side in self.barred if barred_side == side)

    def shown(self) -> set[Card]:
        """The cards that lie on the table, in a build or in a pile, and those that were shown and
        are in a hand again.
        """
        cards = set(self.loose)
        for build in self.builds:
            cards.update(build.cards)
        for pile in self.piles:
            cards.update(pile)
        cards.update(card for _, card in self.exposed)
        return cards

    @property
    def fresh(self) -> bool:
        """Nothing has been played in this deal yet (CAS-160)."""
        return self.plays == 0 and self.phase is Phase.PLAY


class State(Record):
    """The whole table.

    `answers` to an open question and `pending` accusations are secret until they are put.
    """

    public: Public
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    answers: tuple[tuple[Seat, Reply], ...] = ()
    pending: tuple[Accusation, ...] = ()
    before: State | None = None
    """The table before the play that may be challenged."""
    played: Play | None = None
    """The play that may be challenged."""
    fate: Fate | None = None


def empty(options: CasinoOptions, dealer: Seat) -> State:
    """A table before its first deal."""
    sides, seats = len(options.sides), options.seats
    public = Public(options, dealer, piles=((),) * sides, scores=(0,) * sides, held=(0,) * seats)
    return State(public, hands=((),) * seats)


class View(PublicView):
    """What a seat (None: a spectator) knows: the table, its own hand, and whether it has answered
    the open question.
    """

    seat: Seat | None
    public: Public
    hand: tuple[Card, ...]
    answered: bool = False


def view_of(state: State, seat: Seat | None) -> View:
    """What `seat` knows: the one place where a state is reduced."""
    if seat is None:
        return View(None, state.public, ())
    answered = bool(state.answers) and any(answerer == seat for answerer, _ in state.answers)
    return View(seat, state.public, state.hands[seat], answered)


def unseen_cards(view: View) -> tuple[Card, ...]:
    """The cards that the seat has not seen in this deal."""
    seen = view.public.shown().union(view.hand)
    return tuple(card for card in PACK if card not in seen)


class TableFlow(PublicFlow[State, Public]):
    """A table on its way to the next state: every rule of the play changes one."""

    __slots__ = ()

    @property
    def options(self) -> CasinoOptions:
        """The options of the table."""
        return self.state.public.options
