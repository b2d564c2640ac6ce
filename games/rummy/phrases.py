"""Phrases that several lines share: melds in words, cards of a hand in order, who comes first."""

from __future__ import annotations

from collections.abc import Iterable

from games.rummy.events import Points
from games.rummy.melds import SET, Cards, Meld, place_card
from games.rummy.options import OPTIONS, Rules
from games.rummy.state import View
from playroom.engine.cards import Card
from playroom.engine.notes import Kind, Note, Notes, Who, note
from playroom.engine.record import Seat


def sorted_hand(hand: Iterable[Card], order: str = "rank") -> Cards:
    """Low to high, of equal ranks C D H S, jokers last; with `suit` the suits apart."""
    if order == "suit":
        return tuple(sorted(hand, key=lambda one: (one.is_joker, one.suit, one.rank)))
    return tuple(sorted(hand))


def own_first(seats: Iterable[Seat], seat: Seat | None) -> tuple[Seat, ...]:
    """The seats with one's own first and the others to the left of it."""
    some = tuple(seats)
    if seat not in some:
        return some
    at = some.index(seat)
    return some[at:] + some[:at]


def meld_note(meld: Meld) -> Note:
    """A meld in short: its kind, rank or suit and ends, and how many wild cards are in it."""
    if meld.kind == SET:
        if meld.of == 0:
            return note("rummy-wild-set", count=len(meld.cards))
        return note("rummy-set", rank=meld.of, count=len(meld.cards) - meld.wilds, wilds=meld.wilds)
    low, high = meld.stands_for(0), meld.stands_for(len(meld.cards) - 1)
    return note("rummy-run", card=low, low=low.rank, high=high.rank, wilds=meld.wilds)


def meld_name(meld: Meld) -> Note:
    """Which meld is meant, for one who knows them: without wild cards and sizes."""
    if meld.kind == SET:
        return note("rummy-that-wild-set") if meld.of == 0 else note("rummy-that-set", rank=meld.of)
    low, high = meld.stands_for(0), meld.stands_for(len(meld.cards) - 1)
    return note("rummy-that-run", card=low, low=low.rank, high=high.rank)


def meld_full(meld: Meld) -> Note:
    """A meld with all that lies in it: the cards of a set; the ends of a run and what its wild
    cards stand for.
    """
    if meld.kind == SET:
        return note("rummy-meld-cards", meld=meld_note(meld), cards=meld.cards)
    wilds = tuple(
        note("rummy-as", card=one, rank=meld.stands_for(place).rank)
        for place, one in enumerate(meld.cards)
        if meld.wild_at(place)
    )
    if not wilds:
        return meld_note(meld)
    return note("rummy-meld-wilds", meld=meld_name(meld), wilds=Notes(wilds))


def run_ends(meld: Meld) -> Cards:
    """The naturals that a run takes at its two ends."""
    places = [meld.low - 1, meld.high + 1]
    if len(meld.cards) >= 13:
        return ()
    return tuple([place_card(meld.of, place) for place in places if 1 <= place <= 14])


def melds_notes(melds: Iterable[Meld]) -> Notes:
    """Melds in short, as a list."""
    return Notes(tuple(meld_note(one) for one in melds))


def contract_note(sets: int, runs: int) -> Note:
    """The contract: how many sets and runs."""
    if not runs:
        return note("rummy-sets", count=sets)
    if not sets:
        return note("rummy-runs", count=runs)
    return note(
        "rummy-sets-and-runs",
        sets=note("rummy-sets", count=sets),
        runs=note("rummy-runs", count=runs),
    )


def numbers(values: Points, seat: Seat | None, seats: Iterable[Seat] | None = None) -> Notes:
    """A number of points for each seat, one's own first; `none` for a seat without one."""
    order = own_first(range(len(values)) if seats is None else seats, seat)
    parts = []
    for one in order:
        points = values[one]
        if points is None:
            parts.append(note("rummy-seat-none", player=Who(one)))
        else:
            parts.append(note("rummy-seat-points", player=Who(one), points=points))
    return Notes(tuple(parts))


def option_note(name: str, value: object) -> Note:
    """An option that is not the usual one, with its value."""
    option = next(one for one in OPTIONS if one.name == name)
    if option.kind == "bool":
        said = note("option-yes") if value else note("option-no")
    elif option.kind == "enum":
        said = note(f"rummy-option-{name}-{value}")
    else:
        assert isinstance(value, int)
        said = note("option-number", number=value, unit=option.unit or "none")
    return note("option-line", Kind.TABLE, name=note(f"rummy-option-{name}"), value=said)


def marked_wild(rules: Rules, card: Card) -> bool:
    """Is it said of a card that it is wild? Of a joker everybody knows."""
    return rules.wild[card] and not card.is_joker


def is_open(view: View) -> bool:
    """Has the seat of the view opened in this hand?"""
    return view.seat is not None and view.public.opened[view.seat]
