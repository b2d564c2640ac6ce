"""Phrases that lines of Calatone are made of: hands in words, limits, what is ahead or behind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.calatone.rules.evaluator import Category, Made
from games.calatone.rules.limits import Limit
from games.calatone.rules.packs import ACE, VALUE, held
from playroom.engine.cards import Card
from playroom.engine.kit.told import own_first
from playroom.engine.notes import Clean, Kind, Note, Notes, Value, Who, note
from playroom.engine.record import Seat


def rank(value: int) -> int:
    """A rank of Calatone (ace 14) as the locale counts ranks (ace 1)."""
    return 1 if value == ACE else value


def made_note(made: Made) -> Note:
    """A hand in words, as a phrase: `trío de cuatros`, `straight to the 10`."""
    ranks = [rank(value) for value in made.ranks]
    if made.category is Category.STRAIGHT_FLUSH and made.ranks == (ACE,):
        return note("calatone-part-hand-royal", suit=made.suit)
    if made.category is Category.FIGURES:
        named = dict(zip(("first", "second", "third", "fourth", "fifth"), ranks, strict=True))
        return note("calatone-part-hand-figures", **named)
    if made.category in (Category.FULL, Category.TWO_PAIRS):
        return note(f"calatone-part-hand-{made.category}", rank=ranks[0], other=ranks[1])
    return note(f"calatone-part-hand-{made.category}", rank=ranks[0])


def limit_note(limit: Limit) -> Note:
    """A limit as a phrase: `20 hands`, `at 23:30`."""
    if limit.kind == "time":
        return note(
            "calatone-part-limit-time",
            hour=limit.amount // 60,
            minute=Clean.of(f"{limit.amount % 60:02}"),
        )
    return note(f"calatone-part-limit-{limit.kind}", count=limit.amount)


def end_note(limit: Limit) -> Note:
    """A limit as the value of the option: `after 20 hands`, `until 23:30`."""
    if limit.kind == "time":
        return limit_note(limit)
    return note(f"calatone-option-limit-{limit.kind}", count=limit.amount)


def only(low: int, high: int) -> str:
    """What the name of a sentence ends in that tells amounts of which there is one: `-only`."""
    return "-only" if low == high else ""


def balance_note(seat: Seat, result: int) -> Note:
    """What a player is ahead or behind, as a phrase."""
    return note(f"calatone-part-{standing(result)}", player=Who(seat), chips=abs(result))


def standing(result: int) -> str:
    """How a player stands: `ahead`, `behind` or `even`."""
    return "ahead" if result > 0 else "behind" if result < 0 else "even"


def card_note(card: Card, hidden: bool) -> Note:
    """A card of one's own, and that it lies face down."""
    return note("calatone-part-card-hidden" if hidden else "calatone-part-card", card=card)


def sorted_own(cards: Iterable[Card], order: str = "rank") -> tuple[Card, ...]:
    """Own cards from high to low; with `suit` the suits apart."""
    if order == "suit":
        return tuple(sorted(cards, key=lambda card: (card.suit, -VALUE[card])))
    return held(cards)


def own_last(seats: Sequence[Seat], seat: Seat | None) -> tuple[Seat, ...]:
    """The seats, one's own last when it is among them."""
    if seat is None or seat not in seats:
        return tuple(seats)
    return (*(other for other in seats if other != seat), seat)


def proposal_note(what: str, by: Seat, amount: int, limit: Limit | None) -> Note:
    """What is asked and by whom, as a phrase."""
    values: dict[str, Value] = {"who": Who(by)}
    if limit is not None:
        values["limit"] = limit_note(limit)
    if what == "rebuy":
        values["chips"] = amount
    return Note.of(f"calatone-event-asks-{what}", values, Kind.TABLE)


def accounts_note(results: tuple[int, ...], seat: Seat | None) -> Note:
    """What everybody is ahead or behind, one's own first."""
    seats = own_first(range(len(results)), seat)
    parts = tuple(balance_note(other, results[other]) for other in seats)
    return note("calatone-event-accounts", Kind.POINTS, parts=Notes(parts))
