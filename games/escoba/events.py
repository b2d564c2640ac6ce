"""What happens, who is told, and how: one event, one line, the new thing first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.escoba.options import EscobaOptions
from playroom.engine.cards import Card
from playroom.engine.kit.counting import CountItem
from playroom.engine.kit.seating import opening_lines
from playroom.engine.kit.told import changed_lines, own_first, per_side, side_of, sorted_hand
from playroom.engine.notes import Kind, Note, Notes, Side, Value, Who, note
from playroom.engine.options import OptionValue
from playroom.engine.record import Count, Points, Record, Seat, Token
from playroom.engine.steps import Event
from playroom.engine.table import Answer

SHORT = 2
"""So many taken cards go into the sentence; more are listed behind it."""

_TOLD = ("target", "game_mode", "partnerships", "first_dealer")
"""Options that other lines tell at the start."""


# -- phrases of the lines --------------------------------------------------------------------------


def named(cards: Sequence[Card]) -> Notes:
    """Cards by their bare names, for brief lines: whole, for their suits score too."""
    return Notes(tuple(note("kit-item", card=card) for card in cards))


def sweep_note(scopa: bool) -> Note:
    """What clearing the table is called here (ESC-145)."""
    return note("escoba-part-scopa" if scopa else "escoba-part-escoba")


def sweeps_note(scopa: bool) -> Note:
    """The same of several."""
    return note("escoba-part-scope" if scopa else "escoba-part-escobas")


def count_note(count: int) -> Note:
    """So many cards."""
    return note("escoba-part-cards", count=count)


def item_note(item: str, scopa: bool, deck: str) -> Note:
    """What an item of the count is called by these rules and with this pack."""
    if scopa and item in ("velo", "setenta", "escoba"):
        return note(f"escoba-part-item-{item}-scopa")
    french = deck == "french" and item in ("oros", "velo")
    return note(f"escoba-part-item-{item}-french" if french else f"escoba-part-item-{item}")


def scores_note(numbers: Sequence[int], own: int | None) -> Notes:
    """A number for every side, one's own first."""
    return per_side("escoba-part-number", numbers, own)


def window_note(seconds: int, kind: Kind = Kind.ANSWER) -> Note:
    """What may be answered to a take, and how long."""
    if not seconds:
        return note("escoba-event-window-open", kind)
    return note("escoba-event-window", kind, seconds=seconds)


def number_note(number: int, halves: bool) -> Note:
    if halves and number % 2:
        return note("escoba-part-half", whole=number // 2)
    return note("escoba-part-whole", whole=number // 2 if halves else number)


def nth_note(count: int) -> Note:
    """The number of an escoba of its side."""
    return note("escoba-part-nth", count=count)


# -- events ----------------------------------------------------------------------------------------


class GameStarted(Event):
    """The table before the first deal; `changed` are the options that are not the preset's."""

    preset: Token
    changed: tuple[tuple[Token, OptionValue], ...]
    sides: tuple[tuple[Seat, ...], ...]
    target: Points
    single_deal: bool
    scopa: bool

    def told(self, seat: Seat | None) -> Answer:
        id_ = "escoba-event-started-deal" if self.single_deal else "escoba-event-started"
        lines = opening_lines("escoba", id_, self.preset, self.sides, seat, self.target)
        return (*lines, *changed_lines("escoba", EscobaOptions.declared, self.changed, _TOLD))


class DealStarted(Event):
    """A new deal; the totals so far."""

    deal: Count
    dealer: Seat
    scores: tuple[Points, ...]

    def told(self, seat: Seat | None) -> Answer:
        return (note("escoba-event-deal", Kind.DEAL, who=Who(self.dealer)),)


class RoundStarted(Event):
    """Three cards each."""

    round: Count
    rounds: Count
    stock: Count

    def told(self, seat: Seat | None) -> Answer:
        if self.round in (1, self.rounds):
            return ()  # the last one is announced
        return (note("escoba-event-round", Kind.DEAL, round=self.round, rounds=self.rounds),)


class LastRound(Event):
    """The stock is empty now: "últimas"."""

    dealer: Seat

    def told(self, seat: Seat | None) -> Answer:
        return (note("escoba-event-last-round", Kind.DEAL),)


class HandDealt(Event):
    """The cards that a seat was dealt: only it is told."""

    seat: Seat
    cards: tuple[Card, ...]
    private: ClassVar[str] = "seat"

    def told(self, seat: Seat | None) -> Answer:
        return (note("escoba-event-hand", Kind.DEAL, cards=sorted_hand(self.cards)),)


class TableDealt(Event):
    """The four loose cards; `total` is what they make."""

    cards: tuple[Card, ...]
    total: Count

    def told(self, seat: Seat | None) -> Answer:
        cards = sorted_hand(self.cards)
        return (note("escoba-event-table", Kind.DEAL, cards=cards, total=self.total),)


class InitialEscoba(Event):
    """The first four cards are taken as one escoba or two (ESC-020 to 027)."""

    seat: Seat
    cards: tuple[Card, ...]
    count: Count
    dealt: bool
    """Does the dealer take them?"""

    def told(self, seat: Seat | None) -> Answer:
        dealt = "dealt" if self.dealt else "first"
        id_ = f"escoba-event-initial-{dealt}-{'one' if self.count == 1 else 'two'}"
        return (note(id_, Kind.POINTS, who=Who(self.seat)),)


class Redealt(Event):
    """The deal is void: `kings` or `bad_pack`."""

    reason: Token

    def told(self, seat: Seat | None) -> Answer:
        return (note(f"escoba-event-redealt-{self.reason.replace('_', '-')}", Kind.DEAL),)


class TurnBegan(Event):
    """A turn begins; `seats` and `lead` tell whether that is news."""

    seat: Seat
    seats: Count
    lead: bool

    def told(self, seat: Seat | None) -> Answer:
        return (note("escoba-event-turn", Kind.TURN),) if self.seat == seat else ()


class Laid(Event):
    """A card was laid; so many lie there now."""

    seat: Seat
    card: Card
    left: Count

    def told(self, seat: Seat | None) -> Answer:
        who = Who(self.seat)
        return (note("escoba-event-laid", Kind.PLAY, who=who, card=self.card, left=self.left),)


class Took(Event):
    """A card took others. `escobas` of the side when this is one (0: it is none); `left` lie there
    still.
    """

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    left: Count
    escobas: Count = 0
    scopa: bool = False

    def told(self, seat: Seat | None) -> Answer:
        cards, many = sorted_hand(self.cards), "" if len(self.cards) <= SHORT else "-many"
        values: dict[str, Value] = {"who": Who(self.seat), "card": self.card, "cards": cards}
        values["taken"] = named(cards)
        if not self.escobas:
            values["left"] = note("escoba-part-left", count=self.left)
            return (Note.of(f"escoba-event-took{many}", values, Kind.PLAY),)
        values |= {"sweep": sweep_note(self.scopa), "nth": nth_note(self.escobas)}
        return (Note.of(f"escoba-event-escoba{many}", values, Kind.POINTS),)


class Blown(Event):
    """The next seat took the fifteen of the card laid last (ESC-060)."""

    seat: Seat
    whose: Seat
    card: Card
    cards: tuple[Card, ...]
    """The other cards."""
    left: Count
    escobas: Count = 0

    def told(self, seat: Seat | None) -> Answer:
        id_ = "escoba-event-blown-escoba" if self.escobas else "escoba-event-blown"
        who, whose, cards = Who(self.seat), Who(self.whose), sorted_hand(self.cards)
        taken, card = named(cards), self.card
        return (note(id_, Kind.PLAY, who=who, whose=whose, card=card, cards=cards, taken=taken),)


class EscobaMarked(Event):
    """A take that had to wait for its window is an escoba."""

    seat: Seat
    escobas: Count

    def told(self, seat: Seat | None) -> Answer:
        who, nth = Who(self.seat), nth_note(self.escobas)
        return (note("escoba-event-marked", Kind.POINTS, who=who, nth=nth),)


class Cleared(Event):
    """The table is empty and nothing is marked: not called, or the last card of Scopa."""

    seat: Seat
    reason: Token

    def told(self, seat: Seat | None) -> Answer:
        return (note(f"escoba-event-cleared-{self.reason}", Kind.PLAY),)


class Robbed(Event):
    """An escoba that was not called is another side's now."""

    seat: Seat
    victim: Seat

    def told(self, seat: Seat | None) -> Answer:
        who, victim = Who(self.seat), Who(self.victim)
        return (note("escoba-event-robbed", Kind.POINTS, who=who, victim=victim),)


class WrongTake(Event):
    """A wrong sum: the card stays on the table."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    total: Count
    fined: bool

    def told(self, seat: Seat | None) -> Answer:
        id_ = "escoba-event-wrong-fined" if self.fined else "escoba-event-wrong"
        who, cards = Who(self.seat), sorted_hand(self.cards)
        return (note(id_, Kind.PLAY, who=who, card=self.card, cards=cards, total=self.total),)


class WindowOpened(Event):
    """The opponents of the mover may challenge its take."""

    mover: Seat
    asked: tuple[Seat, ...]
    seconds: Count

    def told(self, seat: Seat | None) -> Answer:
        return (window_note(self.seconds, Kind.TURN),) if seat in self.asked else ()


class WindowClosed(Event):
    """All have answered; the challenger that counts, if any."""

    challenger: Seat | None


class ChallengeUpheld(Event):
    """The take was no fifteen: its cards go back."""

    seat: Seat
    mover: Seat
    card: Card
    cards: tuple[Card, ...]
    total: Count

    def told(self, seat: Seat | None) -> Answer:
        who, card = Who(self.seat), self.card
        return (note("escoba-event-upheld", Kind.PLAY, who=who, card=card, total=self.total),)


class ChallengeDismissed(Event):
    """It was fifteen."""

    seat: Seat
    mover: Seat

    def told(self, seat: Seat | None) -> Answer:
        return (note("escoba-event-dismissed", Kind.PLAY, who=Who(self.seat)),)


class Residue(Event):
    """The cards left over, and who gets them."""

    seat: Seat | None
    cards: tuple[Card, ...]
    worth: Count

    def told(self, seat: Seat | None) -> Answer:
        if not self.cards:
            return (note("escoba-event-rest-none", Kind.PLAY),)
        listed = note("escoba-event-rest-cards", Kind.PLAY, cards=sorted_hand(self.cards))
        if self.seat is None:
            return (note("escoba-event-rest-nobody", Kind.PLAY), listed)
        who, cards, worth = Who(self.seat), count_note(len(self.cards)), self.worth
        return (note("escoba-event-rest", Kind.PLAY, who=who, cards=cards, worth=worth), listed)


class Audit(Event):
    """An unchallenged wrong take is found at the end of the deal."""

    side: Seat
    card: Card
    cards: tuple[Card, ...]
    total: Count

    def told(self, seat: Seat | None) -> Answer:
        side, card = Side(self.side), self.card
        return (note("escoba-event-audit", Kind.POINTS, side=side, card=card, total=self.total),)


class SideCount(Record):
    """What one side has taken; `setenta` is 0 without one."""

    cards: Count
    oros: Count
    sevens: Count
    setenta: Count
    velo: bool
    escobas: Count


class DealScored(Event):
    """The count of a deal, in its order: `fine cards oros velo sevens setenta few escoba`; `order`:
    it stopped at the target.
    """

    items: tuple[CountItem, ...]
    counts: tuple[SideCount, ...]
    points: tuple[Points, ...]
    scores: tuple[Points, ...]
    sevens_point: Token
    scopa: bool
    deck: Token
    order: bool

    def told(self, seat: Seat | None) -> Answer:
        return self.count_lines(side_of(self.scores, seat), Kind.POINTS)

    def count_lines(self, own: int | None, kind: Kind = Kind.ANSWER) -> Answer:
        """The count, a line an item, then the totals."""
        if self.order:
            order = note("escoba-event-count-order", kind)
            lines = [order, *(self._step(item, kind) for item in self.items)]
        else:
            lines = self._item_lines(own, kind)
        total = note("escoba-event-count-total", kind, scores=scores_note(self.scores, own))
        return (*lines, total)

    def _step(self, item: CountItem, kind: Kind) -> Note:
        side, named = Side(item.side), item_note(item.name, self.scopa, self.deck)
        return note("escoba-event-count-step", kind, item=named, points=item.points, side=side)

    def _item_lines(self, own: int | None, kind: Kind) -> list[Note]:
        lines = [
            note("escoba-event-count-fine", kind, side=Side(item.side), points=-item.points)
            for item in self.items
            if item.name == "fine"
        ]
        if not any(count.cards for count in self.counts):
            return [*lines, note("escoba-event-count-none", kind)]
        scored = {item.name: item for item in self.items}
        seventh = "sevens" if self.sevens_point == "sevens" else "setenta"
        for name in ("cards", "oros", "velo", seventh):
            item = scored.get(name)
            if name == "velo" and item is not None:
                lines.append(self._step(item, kind))
            elif name != "velo" and (name != seventh or self.sevens_point != "none"):
                lines.append(self._most(name, item, own, kind))
        if (few := scored.get("few")) is not None:
            lines.append(self._step(few, kind))
        if any(count.escobas for count in self.counts):
            made = scores_note([count.escobas for count in self.counts], own)
            sweeps = sweeps_note(self.scopa)
            lines.append(note("escoba-event-count-escobas", kind, made=made, sweeps=sweeps))
        return lines

    def _most(self, name: str, item: CountItem | None, own: int | None, kind: Kind) -> Note:
        """The side that has most of something, if any, and how many each has."""
        won: dict[str, Value] = {}
        if item is not None:
            won = {"points": item.points, "side": Side(item.side)}
        if name == "setenta" and self.sevens_point == "ladder":
            return Note.of(f"escoba-event-count-ladder{'' if won else '-nobody'}", won, kind)
        named, counts = item_note(name, self.scopa, self.deck), self._compared(name, own)
        values = {"item": named, "counts": counts, **won}
        return Note.of(f"escoba-event-count-{'most' if won else 'nobody'}", values, kind)

    def _compared(self, name: str, own: int | None) -> Note:
        """How many each side has of what is counted: `22 to 18` with two sides, else by name."""
        numbers = [getattr(count, name) for count in self.counts]
        halves = name == "setenta" and self.sevens_point == "setenta70"
        if len(numbers) == 2:
            first, second = (number_note(number, halves) for number in sorted(numbers)[::-1])
            return note("escoba-part-against", most=first, least=second)
        parts = tuple(
            note("escoba-part-has", side=Side(side), number=number_note(numbers[side], halves))
            for side in own_first(range(len(numbers)), own)
        )
        return note("escoba-part-list", parts=Notes(parts))


class Tied(Event):
    """No side is far enough ahead: another deal."""

    scores: tuple[Points, ...]

    def told(self, seat: Seat | None) -> Answer:
        best = max(self.scores)
        if self.scores.count(best) == 1:
            return (note("escoba-event-not-ahead", Kind.POINTS),)
        return (note("escoba-event-tied", Kind.POINTS, points=best),)


class GameWon(Event):
    """One side has won; `decided` is the item that ended a count by order."""

    side: Seat
    scores: tuple[Points, ...]
    reason: Token
    decided: Token = ""

    def told(self, seat: Seat | None) -> Answer:
        lines = _why_over(self.reason)
        if self.decided:
            item = item_note(self.decided, False, "spanish")
            lines.append(note("escoba-event-decided", Kind.POINTS, item=item))
        points, who = self.scores[self.side], Side(self.side)
        others = [score for side, score in enumerate(self.scores) if side != self.side]
        if self.reason in ("forfeit", "shutout"):
            return (*lines, note("escoba-event-won-all", Kind.POINTS, who=who))
        if len(others) > 1:
            return (*lines, note("escoba-event-won-several", Kind.POINTS, who=who, points=points))
        (other,) = others
        lead = points - other
        won = note("escoba-event-won", Kind.POINTS, who=who, lead=lead, points=points, other=other)
        return (*lines, won)


class GameDrawn(Event):
    """Several sides share the game."""

    sides: tuple[Seat, ...]
    scores: tuple[Points, ...]
    reason: Token

    def told(self, seat: Seat | None) -> Answer:
        own = side_of(self.scores, seat)
        sides = own_first(self.sides, own)
        tied = Notes(tuple(note("escoba-part-side", side=Side(side)) for side in sides))
        points = self.scores[self.sides[0]]
        return (
            *_why_over(self.reason),
            note("escoba-event-drawn", Kind.POINTS, tied=tied, points=points),
        )


class SeatForfeits(Event):
    """A player has left, which loses the game here."""

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return (note("escoba-event-forfeits", Kind.TABLE, who=Who(self.seat)),)


def _why_over(reason: str) -> list[Note]:
    if reason not in ("stalled", "forfeit", "shutout"):
        return []
    return [note(f"escoba-event-over-{reason}", Kind.POINTS)]
