"""Escoba at the keyboard: what can be reviewed, what Enter does, what marking says, its keys."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import ClassVar

from games.escoba import events, moves
from games.escoba.actions import Challenge, Lay, No, Rob, Soplo, Take
from games.escoba.events import sweep_note
from games.escoba.moves import FIFTEEN, calls, in_order, total
from games.escoba.rules.check import no_rob, no_soplo, not_now, refusal, waiting
from games.escoba.state import View
from games.escoba.words.answers import Answers, against, own_pile, takes_of
from playroom.engine.cards import Card
from playroom.engine.kit.told import card_items, sorted_hand
from playroom.engine.notes import Note, Rejection, note
from playroom.engine.record import Seat
from playroom.engine.sounds import Sound, SoundTable, to_oneself, won_by
from playroom.engine.steps import Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Offer, OfferList, Zone

SOME = 12
"""So many takes are offered for one card; others are marked."""

_SOPLO = {False: "escoba-offer-soplo", True: "escoba-offer-soplo-called"}


def _captured(event: events.Took | events.Blown, seat: Seat | None) -> Sound:
    return Sound("sweep" if event.escobas else "capture", event.seat)


def _members(side: Seat, sides: int) -> tuple[Seat, ...]:
    """The seats of a side: partners sit opposite (ESC-004)."""
    return (side, side + sides)


SOUNDS: SoundTable = {
    events.GameStarted: "start",
    events.HandDealt: "deal",
    events.InitialEscoba: "sweep",
    events.TurnBegan: to_oneself("turn"),
    events.Laid: "card",
    events.Took: _captured,
    events.Blown: _captured,
    events.EscobaMarked: "sweep",
    events.Robbed: "points",
    events.WrongTake: "wrong",
    events.WindowOpened: to_oneself("turn", "asked"),
    events.ChallengeUpheld: "wrong",
    events.Residue: "capture",
    events.Audit: "wrong",
    events.DealScored: "points",
    events.GameWon: won_by(lambda event: _members(event.side, len(event.scores))),
    events.GameDrawn: won_by(
        lambda event: [seat for side in event.sides for seat in _members(side, len(event.scores))]
    ),
    events.SeatForfeits: "leave",
}


class EscobaTable(Answers):
    """The keyboard's side of Escoba."""

    standing: ClassVar[tuple[Ask, ...]] = (Ask.TURN, Ask.SCORES, Ask.HOLDINGS, Ask.FIRST)
    deals: ClassVar[tuple[type[Event], ...]] = (events.DealStarted,)
    sounds: ClassVar[SoundTable] = SOUNDS
    paced: ClassVar[tuple[type[Event], ...]] = (events.DealScored,)
    keys: ClassVar[tuple[GameKey, ...]] = (
        GameKey("plays", "m"),
        GameKey("pile", "p"),
        GameKey("against", "x"),
    )

    # -- what lies there ---------------------------------------------------------------------------

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        hand = card_items(sorted_hand(view.hand, order), "kit-item")
        table = card_items(sorted_hand(view.public.loose), "kit-item")
        zones = [
            Zone("hand", note("kit-zone-hand"), hand),
            Zone("table", note("kit-zone-table"), table),
        ]
        if view.side is not None and "list" in view.public.options.known:
            pile = sorted_hand(view.piles[view.side].listed)
            items = card_items(pile, "kit-item", markable=False)
            zones.append(Zone("pile", note("escoba-zone-pile"), items))
        return tuple(zones)

    def card_values(self, view: View, card: Card) -> tuple[int, ...]:
        return (moves.worth(card),) if card.rank > 10 else ()

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        """With the running total from the second card on, where wrong sums are refused."""
        cards = [other.card for other in marked if other.card is not None]
        if len(cards) > 1 and view.public.options.exact and not view.public.options.scopa:
            return note("escoba-item-marked", item=item.note, on=on, total=total(cards))
        return super().marking(view, marked, item, on)

    # -- acting ------------------------------------------------------------------------------------

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        items = tuple(marked) or ((at,) if at is not None and at.markable else ())
        cards = tuple(item.card for item in items if item.card is not None)
        if view.seat is None:
            return Rejection.of("watching", "kit-watching")
        if view.public.window is not None:
            refused = refusal(view, No())
            if refused is None:
                return (Offer(No(), note("escoba-offer-no")),)
            return refused if refused.code == "answered" else waiting(view) or refused
        if (refused := not_now(view)) is not None:
            return refused
        if not cards:
            return Rejection.of("no_card", "kit-no-card")
        return self.plays(view, cards)

    def plays(self, view: View, cards: tuple[Card, ...]) -> tuple[Offer, ...] | Rejection:
        """What these cards of the hand and the table can do together, best first."""
        held = [card for card in cards if card in view.hand]
        loose = tuple(card for card in cards if card in view.public.loose)
        if len(held) > 1:
            return Rejection.of("one_card", "escoba-refuse-one-card", count=len(held))
        if not loose:
            return self._of_card(view, held[0])
        return self._of_marked(view, held, in_order(loose))

    def _of_card(self, view: View, card: Card) -> tuple[Offer, ...] | Rejection:
        public = view.public
        table = in_order(public.loose)
        plays_of = [
            Take(card, cards, call)
            for cards in islice(moves.takes(public.options, card, table), 200)
            for call in calls(public, len(cards) == len(table))
        ]
        offers = [Offer(take, _offer(view, take)) for take in takes_of(view, plays_of)[:SOME]]
        if card in moves.may_lay(public, view.hand):
            offers.append(Offer(Lay(card), note("escoba-offer-lay", card=card)))
        return tuple(offers) or refusal(view, Lay(card)) or ()

    def _of_marked(
        self, view: View, held: Sequence[Card], loose: tuple[Card, ...]
    ) -> tuple[Offer, ...] | Rejection:
        """Enter with marks on the table: the takes of exactly these cards."""
        public = view.public
        clears = len(loose) == len(public.loose)
        options = public.options
        cards = held or [c for c in in_order(view.hand) if moves.needs(options, c) == total(loose)]
        tried = [Take(card, loose, call) for card in cards for call in calls(public, clears)]
        legal = [take for take in tried if refusal(view, take) is None]
        if legal:
            named = not held and len(cards) > 1
            return tuple(Offer(take, _offer(view, take, named)) for take in legal)
        if tried:
            why = refusal(view, tried[0])
            assert why is not None
            return why
        if options.scopa:
            return Rejection.of("sum", "escoba-refuse-no-rank", total=total(loose))
        over = total(loose) >= FIFTEEN
        id_ = "escoba-refuse-too-much" if over else "escoba-refuse-nobody"
        return Rejection.of("sum", id_, total=total(loose))

    def playable(self, view: View) -> tuple[str, ...]:
        public = view.public
        if view.seat is None or public.result is not None:
            return ()
        able = (
            c for c in sorted_hand(view.hand) if moves.can_take(public.options, c, public.loose)
        )
        return tuple(repr(card) for card in able)

    def first_play(self, view: View, item: Item) -> Note | None:
        """The best take, named when Z goes to a card."""
        if item.card is None or item.card not in view.hand or view.public.turn != view.seat:
            return None
        offers = self._of_card(view, item.card)
        if isinstance(offers, Rejection) or isinstance(offers[0].action, Lay):
            return None
        first = against(view)
        if first:
            return note("escoba-part-two", first=first[0], second=offers[0].note)
        return note("escoba-part-line", line=offers[0].note)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer | OfferList, ...] | Answer | Rejection:
        if name == "pile":
            return own_pile(view)
        if name == "plays":
            return self._named(view, marked, at)
        return self._against(view)

    def works(self, view: View, name: str) -> bool:
        if name == "plays":
            return bool(view.hand) and view.seat is not None and view.public.turn == view.seat
        return name == "pile" or not isinstance(self._against(view), Rejection)

    def _named(self, view: View, marked: Sequence[Item], at: Item | None) -> Answer | Rejection:
        """M: the plays of the chosen hand card."""
        items = [*marked, *([at] if at is not None else [])]
        card = next((i.card for i in items if i.card is not None and i.card in view.hand), None)
        if card is None:
            return Rejection.of("no_card", "kit-no-card")
        offers = self._of_card(view, card)
        if isinstance(offers, Rejection):
            return offers
        lines = (note("escoba-part-line", line=offer.note) for offer in offers)
        plays = note("escoba-ask-plays", card=card, count=len(offers))
        return (*against(view), plays, *lines)

    def _against(self, view: View) -> tuple[Offer, ...] | Rejection:
        """X: what one has against the last play: a challenge, a robbery, a soplo."""
        public, seat = view.public, view.seat
        if seat is None:
            return Rejection.of("watching", "kit-watching")
        if public.window is not None or public.options.claims:
            refused = refusal(view, Challenge())
            return refused or (Offer(Challenge(), note("escoba-offer-challenge")),)
        refused = refusal(view, Rob())
        if refused is None:
            return (Offer(Rob(), note("escoba-offer-rob")),)
        if refused.code != "no_rob":
            return refused
        offers = [
            Offer(Soplo(cards, call), note(_SOPLO[call], cards=cards))
            for cards in moves.soplos(public)
            for call in calls(public, len(cards) == len(public.loose))
        ]
        if offers:
            return tuple(offers)
        if public.options.call == "rob" and not public.options.soplo:
            return no_rob(public) or refused
        if (why := no_soplo(public)) is not None:
            return why
        assert public.laid is not None
        return Rejection.of("no_soplo", "escoba-refuse-no-fifteen", card=public.laid.card)


def _offer(view: View, take: Take, named: bool = False) -> Note:
    """A take in a list: its cards, whether it clears the table, the card that takes if `named`."""
    public = view.public
    values = {"cards": take.cards}
    if len(take.cards) < len(public.loose):
        offer = note("escoba-offer-take", **values)
    elif public.options.call == "auto":
        offer = note("escoba-offer-clears", sweep=sweep_note(public.options.scopa), **values)
    else:
        offer = note("escoba-offer-called" if take.call else "escoba-offer-uncalled", **values)
    return note("escoba-offer-with", offer=offer, card=take.card) if named else offer
