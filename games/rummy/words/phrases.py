"""Phrases that several lines share: melds in words, points of every seat, which cards are wild."""

from __future__ import annotations

from collections.abc import Iterable

from games.rummy.options import PointsOfSeats, RummyOptions
from games.rummy.rules.melds import RUN, SET, Cards, Meld, place_card
from playroom.engine.cards import Card
from playroom.engine.kit.told import order_from
from playroom.engine.notes import Kind, Note, Notes, Who, note
from playroom.engine.record import Seat


def meld_note(meld: Meld) -> Note:
    """A meld in short: its kind, rank or suit and ends, and how many wild cards are in it."""
    if meld.kind == SET:
        if meld.of == 0:
            return note("rummy-part-wild-set", count=len(meld.cards))
        naturals = len(meld.cards) - meld.wilds
        return note("rummy-part-set", rank=meld.of, count=naturals, wilds=meld.wilds)
    low, high = _ends(meld)
    return note("rummy-part-run", card=low, low=low.rank, high=high.rank, wilds=meld.wilds)


def meld_name(meld: Meld) -> Note:
    """Which meld is meant, for one who knows them: without wild cards and sizes."""
    if meld.kind == SET:
        if meld.of == 0:
            return note("rummy-part-that-wild-set")
        return note("rummy-part-that-set", rank=meld.of)
    low, high = _ends(meld)
    return note("rummy-part-that-run", card=low, low=low.rank, high=high.rank)


def _ends(run: Meld) -> tuple[Card, Card]:
    """What the first and the last card of a run stand for."""
    return run.stands_for(0), run.stands_for(len(run.cards) - 1)


def meld_full(meld: Meld) -> Note:
    """A meld with all that lies in it: the cards of a set; the ends of a run and what its wild
    cards stand for.
    """
    if meld.kind == SET:
        return note("rummy-part-meld-cards", meld=meld_note(meld), cards=meld.cards)
    wilds = tuple(
        note("rummy-part-as", card=card, rank=meld.stands_for(place).rank)
        for place, card in enumerate(meld.cards)
        if meld.wild_at(place)
    )
    if not wilds:
        return meld_note(meld)
    return note("rummy-part-meld-wilds", meld=meld_name(meld), wilds=Notes(wilds))


def melds_notes(melds: Iterable[Meld]) -> Notes:
    """Melds in short, as a list."""
    return Notes(tuple(meld_note(meld) for meld in melds))


def run_ends(run: Meld) -> Cards:
    """The naturals that a run takes at its two ends."""
    if len(run.cards) >= 13:
        return ()
    places = (run.low - 1, run.high + 1)
    return tuple([place_card(run.of, place) for place in places if 1 <= place <= 14])


def added(card: Card, now: Meld, end: str) -> Note:
    """An added card, that it is wild there (unless a joker), and in a run what it stands for."""
    if now.kind == RUN and end:
        place = 0 if end == "low" else len(now.cards) - 1
        if now.wild_at(place):
            name = "rummy-part-the-as" if card.is_joker else "rummy-part-the-wild-as"
            return note(name, card=card, rank=now.stands_for(place).rank)
    elif any(star and laid is card for laid, star in zip(now.cards, now.stars, strict=True)):
        return note("rummy-part-the-wild", card=card)
    return note("rummy-part-the", card=card)


def numbers(values: PointsOfSeats, seat: Seat | None) -> Notes:
    """A number of points for each seat, one's own first and the others to the left of it."""
    phrases = []
    for other in order_from(seat or 0, len(values)):
        points = values[other]
        if points is None:
            phrases.append(note("rummy-part-seat-none", player=Who(other)))
        else:
            phrases.append(note("rummy-part-seat-points", player=Who(other), points=points))
    return Notes(tuple(phrases))


def score_lines(points: PointsOfSeats, totals: tuple[int, ...], seat: Seat | None) -> list[Note]:
    """The points of a hand and the totals after it, a line each; after the first hand they are the
    same, and told once.
    """
    lines = [note("rummy-event-points", Kind.POINTS, points=numbers(points, seat))]
    if tuple(points) != totals:
        lines.append(note("rummy-event-totals", Kind.POINTS, points=numbers(totals, seat)))
    return lines


def rank_notes(cards: Iterable[Card]) -> Notes:
    """The ranks of cards, as a list."""
    return Notes(tuple(note("rummy-part-rank", card=card) for card in cards))


def marked_wild(options: RummyOptions, card: Card) -> bool:
    """Is it said of a card that it is wild? Of a joker everybody knows."""
    return options.wild[card] and not card.is_joker
