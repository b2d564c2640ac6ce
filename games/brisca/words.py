"""How Brisca is handled by keyboard and heard, and the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.brisca import events
from games.brisca.actions import Lay, Sign, Sing, Swap
from games.brisca.options import WORTH, BriscaOptions, worth
from games.brisca.state import View, signs, song_points, songs, swaps
from playroom.engine import kit
from playroom.engine.kit.tricks import Extra
from playroom.engine.sounds import Sound, SoundTable, to_oneself


def _ended(event: events.Counted, seat: kit.Seat | None) -> Sound:
    """The end of a deal, or of the match."""
    mine = seat is None or event.side == kit.side_of(event.points, seat)
    return Sound("points2" if not event.won else "win" if mine else "lose")


class BriscaTable(kit.TrickTable[View]):
    """The keyboard's side."""

    deals = (events.Dealt,)
    sounds: ClassVar[SoundTable] = {
        kit.Started: "start",
        kit.HandDealt: "deal",
        kit.Laid: "card",
        kit.TurnBegan: to_oneself("turn"),
        kit.CardDrawn: "draw",
        events.Took: "capture",
        events.LastDrawn: "draw",
        events.Swapped: "draw",
        events.Sung: "meld",
        events.Signed: "points",
        events.Counted: _ended,
    }
    extras: ClassVar[Mapping[str, Extra]] = {
        "swap": (swaps, "brisca-offer-swap"),
        "sing": (songs, "brisca-offer-sing"),
        "sign": (signs, "brisca-offer-sign"),
    }
    keys = tuple(map(kit.GameKey, (*extras, "partner"), "xkgp"))
    resuming = tuple(map(kit.Ask, ("scores", "burden", "count", "table", "hand", "turn")))
    standing = (kit.Ask.TURN, kit.Ask.COUNT, kit.Ask.SCORES, kit.Ask.BURDEN)

    def laying(self, card: kit.Card) -> kit.Action:
        return Lay(card)

    def foretold(self, view: View, action: kit.Action) -> kit.Event | None:
        seat = view.seat
        match action:
            case Swap(given) if seat is not None:
                return events.Swapped(seat, view.turned, given)
            case Sing(cards) if seat is not None:
                points = song_points(cards, view.turned.suit)
                total = view.points[kit.side_of(view.points, seat)] + points
                return events.Sung(seat, cards, points, total)
            case Sign(card) if seat is not None:
                return events.Signed(seat, card, view.options.signs == "noticed")
        return None

    def follows(self, view: View) -> kit.Following:
        return view.following

    def card_values(self, view: View, card: kit.Card) -> tuple[int, ...]:
        return (WORTH[card.rank],) if card.rank in WORTH else ()

    def press(
        self, view: View, name: str, marked: Sequence[kit.Item], at: kit.Item | None
    ) -> tuple[kit.Offer, ...] | kit.Answer | kit.Rejection:
        """P: the cards that the partner shows, or its signs and one's own."""
        partner, seat = view.options.partner(view.seat), view.seat
        if name != "partner":
            return super().press(view, name, marked, at)
        if partner is None or seat is None:
            return kit.Rejection.of("no_partner", "brisca-refuse-sign-off")
        if view.shown:
            suits = kit.by_suits(view.ranking.of_hand.arranged(view.shown))
            return (kit.note("brisca-ask-shown", player=kit.Who(partner), suits=suits),)
        made = [(at, view.signs[at]) for at in (partner, seat) if view.signs[at]]
        lines = [kit.note("brisca-ask-signs", who=kit.Who(at), cards=cards) for at, cards in made]
        return tuple(lines) or (kit.note("brisca-ask-no-signs"),)

    def answer_burden(self, view: View) -> kit.Answer:
        """B: trumps, and who deals."""
        stock, dealer = view.left > 0, kit.Who(view.dealer)
        return (kit.note("brisca-ask-trumps", card=view.turned, stock=stock, dealer=dealer),)

    def answer_first(self, view: View) -> kit.Answer:
        """F: the card that was led, and the trump that lies open."""
        return (*super().answer_first(view), *self.answer_burden(view))

    def answer_count(self, view: View) -> kit.Answer:
        """C: what is left to draw, and the points of this deal."""
        points = kit.score_notes(view.points, view.seat)
        return (kit.note("brisca-ask-count", left=view.left, points=points),)


def rulebook(options: BriscaOptions) -> tuple[kit.Chapter, ...]:
    """The rules of this table: what is told is in force."""
    stock = options.hand * options.setup.seats < len(options.cards)
    paired, clock = options.partner(0) is not None, options.turn_seconds > 0
    parts = {
        "aim": ["win", "pairs" * paired],
        "cards": ["pack", "removed" * (len(options.cards) == 39), "worth", "order"],
        "play": ["stock" if stock else "all", "trick", "draw" * stock],
        "duty": ["free" * stock, "strict"] if options.duty else ["never"],
        "swap": ["sevens", "swapping"] * (stock and options.swap != "off"),
        "songs": ["suits", "tute" * (options.songs == "tute")] * (options.songs != "off"),
        "signs": ["sign", "gestures", "noticed"] * (paired and options.signs != "off"),
        "look": ["shown"] * (paired and options.look and options.deal == "three"),
        "end": ["last-ten" * options.last_ten, "count", "target", "silence" * clock],
        "bots": ["easy", "fair", "good", "expert"],
    }
    values = {name: getattr(options, name) for name in ("target", "hand", "swap", "signs")}
    values["pack"] = int(options.pack)
    told = {
        name: [kit.note(f"brisca-rule-{line}", **values) for line in lines if line]
        for name, lines in parts.items()
    }
    return kit.chapters("brisca", told)


def reasons(view: View, action: kit.Action) -> tuple[kit.Note, ...]:
    """Why a card is laid, for a hint: does it take what lies there, and for how many points?"""
    if not isinstance(action, Lay):
        return ()
    card, trick = action.card, view.trick.laid(action.card)
    values = {"first": not view.trick.cards, "takes": view.ranking.best(trick) == card}
    return (kit.note("brisca-hint", own=worth([card]), points=worth(trick.cards), **values),)
