"""Casino at the keyboard: what can be reviewed, what Enter does, what marking says, the keys of the
game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.casino import actions, events
from games.casino.actions import Agree, Decline, Redeal, Take, Trail
from games.casino.moves import TRAIL, Lister
from games.casino.questions import Accusation, DealerChoice, Vote, Window
from games.casino.rules.check import has_price, other_refusal, play_refusal, turn_refusal, waiting
from games.casino.rules.values import SCHEMES, in_order
from games.casino.state import Phase, View, unseen_cards
from games.casino.words import offers, refusals
from games.casino.words.answers import Answers, own_pile
from games.casino.words.phrases import build_item, card_note, sorted_hand
from playroom.engine.cards import Card
from playroom.engine.kit.told import card_items
from playroom.engine.notes import Note, Rejection, Who, note
from playroom.engine.record import Seat
from playroom.engine.sounds import SoundTable, to_oneself, won_by
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Offer, OfferList, Zone

SOME = 12
"""Plays that M names in one go."""


SOUNDS: SoundTable = {
    events.GameStarted: "start",
    events.HandDealt: "deal",
    events.TurnBegan: to_oneself("turn"),
    events.Trailed: "card",
    events.Took: "capture",
    events.Built: "meld",
    events.Duplicated: "meld",
    events.Increased: "meld",
    events.Swept: "sweep",
    events.Drew: "draw",
    events.Residue: "capture",
    events.DealScored: "points",
    events.Refused: "wrong",
    events.RedealProposed: to_oneself("turn", "asked"),
    events.DealerAsked: to_oneself("turn", "asked"),
    events.WindowOpened: to_oneself("turn", "asked"),
    events.ChallengeUpheld: "wrong",
    events.ImproperBuild: "wrong",
    events.GameLost: "wrong",
    events.PenaltyTrail: "wrong",
    events.GameWon: won_by(lambda event: event.sides[event.side]),
    events.GameDrawn: won_by(
        lambda event: [seat for side in event.tied for seat in event.sides[side]]
    ),
    events.SeatForfeits: "leave",
}


class CasinoTable(Answers):
    """The keyboard's side of Casino.

    Hand cards and loose cards are items by their name, builds by `#` and their value.
    """

    names_first: ClassVar[bool] = True
    standing: ClassVar[tuple[Ask, ...]] = (Ask.TURN, Ask.SCORES, Ask.HOLDINGS, Ask.FIRST)
    deals: ClassVar[tuple[type[Event], ...]] = (events.DealStarted,)
    sounds: ClassVar[SoundTable] = SOUNDS
    paced: ClassVar[tuple[type[Event], ...]] = (events.DealScored,)
    keys: ClassVar[tuple[GameKey, ...]] = (
        GameKey("plays", "m"),
        GameKey("pile", "p"),
        GameKey("challenge", "x"),
        GameKey("accuse", "a"),
        GameKey("redeal", "d"),
        GameKey("announce", "u"),
    )

    # -- what lies there ---------------------------------------------------------------------------

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        public = view.public
        hand = card_items(sorted_hand(view.hand, order), "kit-item")
        builds = tuple(
            Item(f"#{build.value}", build_item(build))
            for build in sorted(public.builds, key=lambda build: build.value)
        )
        loose = card_items(in_order(public.loose), "kit-item")
        zones = [
            Zone("hand", note("kit-zone-hand"), hand),
            Zone("table", note("kit-zone-table"), (*builds, *loose)),
        ]
        if view.seat is not None and "list" in public.options.known:
            taken = in_order(public.piles[public.options.side_of[view.seat]])
            pile = card_items(taken, "kit-item", markable=False)
            zones.append(Zone("pile", note("casino-zone-pile"), pile))
        return tuple(zones)

    def card_values(self, view: View, card: Card) -> tuple[int, ...]:
        scheme = SCHEMES[view.public.options.scheme]
        values = (scheme.hand if card in view.hand else scheme.table)[card]
        return () if values == (card.rank,) and card.rank <= 10 else values

    # -- acting ------------------------------------------------------------------------------------

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        public, seat = view.public, view.seat
        if seat is None:
            return Rejection.of("watching", "casino-refuse-watching")
        if public.question is not None:
            return _answer_question(view)
        items = marked or ([at] if at is not None else [])
        held, loose = _cards(items, view.hand), _cards(items, public.loose)
        builds = [_value_of(item) for item in items if public.build_of(_value_of(item)) is not None]
        refused = turn_refusal(public, seat)
        if refused is not None:
            return refused
        if not held and not loose and not builds:
            return Rejection.of("no_card", "casino-refuse-no-card")
        offered = offers.of_marked(view, held, loose, builds)
        if isinstance(offered, Rejection) and len(held) == 1:
            return refusals.told(view, held[0], offered, trailing=not loose and not builds)
        only = ("casino-refuse-nothing-takes-one", "casino-refuse-nothing-takes-build")
        if isinstance(offered, Rejection) and offered.note.id in only and not self.playable(view):
            return Rejection.of("nothing_takes", "casino-refuse-only-trail", marked=bool(marked))
        if isinstance(offered, Rejection) and offered.note.id == only[0] and not marked:
            return Rejection.of("nothing_takes", only[0], card=loose[0], marked=False)
        return offered

    def playable(self, view: View) -> tuple[str, ...]:
        public, seat = view.public, view.seat
        if seat is None or public.phase in (Phase.OVER, Phase.DEALER) or not view.hand:
            return ()
        debt = public.debt(seat)
        if debt is not None:
            return (str(debt),)
        lister = Lister(public, seat, view.hand)
        bound = lister.duty != "none"
        playable = {plan.card for plan in lister.all() if bound or plan.kind != TRAIL}
        return tuple(str(card) for card in in_order(view.hand) if card in playable)

    def first_play(self, view: View, item: Item) -> Note | None:
        """`Capture 9 of diamonds`; nothing when it is not this seat's turn, or when the card can
        only be trailed.
        """
        waits = turn_refusal(view.public, view.seat) is not None
        if item.card is None or item.card not in view.hand or waits:
            return None
        plans = offers.plans_of(view, item.card)
        if not plans or plans[0].kind == TRAIL:
            return None
        return note("casino-part-line", item=offers.offered(view.public, plans[:1])[0].note)

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        public, loose = view.public, _cards(marked, view.public.loose)
        if _cards([item], public.loose) and offers.totals_of(public, loose):
            return offers.marked_note(public, item.note, loose, on)
        return super().marking(view, marked, item, on)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer | OfferList, ...] | Answer | Rejection:
        if name == "plays":
            return _plays(view, marked, at)
        if name == "pile":
            return own_pile(view)
        if view.seat is None:
            return Rejection.of("watching", "casino-refuse-watching")
        if name == "accuse":
            return _accusations(view)
        action, said = _UNASKED[name]
        return other_refusal(view, action) or (Offer(action, note(said)),)

    def works(self, view: View, name: str) -> bool:
        if view.seat is None:
            return False
        if name == "plays":
            return bool(view.hand) and turn_refusal(view.public, view.seat) is None
        if name == "accuse":
            return not isinstance(_accusations(view), Rejection)
        return name == "pile" or other_refusal(view, _UNASKED[name][0]) is None

    def asks_first(self, view: View, action: Action, typed: bool) -> Note | None:
        """A proposal to deal again, which can be made once, and a typed capture that may cost its
        card (CAS-160, CAS-167).

        A typed capture is asked about whether it fits or not, so that the question tells nothing.
        """
        public, seat = view.public, view.seat
        if seat is None:
            return None
        if isinstance(action, Redeal) and not typed and other_refusal(view, action) is None:
            return note("casino-confirm-redeal")
        costs = public.options.penalty and public.debt(seat) is None
        if isinstance(action, Take) and typed and costs:
            refused = play_refusal(public, seat, view.hand, action)
            if refused is None or has_price(public, action, refused):
                return note("casino-confirm-take", card=action.card)
        return None

    def refused(self, view: View, action: Action, why: Rejection) -> Rejection:
        if not isinstance(action, actions.PLAYS):
            return why
        return refusals.told(view, action.card, why, trailing=isinstance(action, Trail))


def _cards(items: Sequence[Item], among: tuple[Card, ...]) -> list[Card]:
    """The cards of items that are among these."""
    return [item.card for item in items if item.card is not None and item.card in among]


def _value_of(item: Item) -> int:
    return int(item.key[1:]) if item.key.startswith("#") else 0


def _answer_question(view: View) -> tuple[Offer, ...] | Rejection:
    """Enter while something is asked: lets a play stand, or offers the answers."""
    question = view.public.question
    replies: list[tuple[Action, Note]] = []
    if isinstance(question, Window):
        replies = [(actions.No(), note("casino-offer-no"))]
    elif isinstance(question, Accusation):
        replies = [
            (Decline(), note("casino-offer-deny")),
            (Agree(), note("casino-offer-admit", card=question.card)),
        ]
    elif isinstance(question, Vote):
        replies = [(Agree(), note("casino-offer-agree")), (Decline(), note("casino-offer-decline"))]
    elif isinstance(question, DealerChoice):
        seats = range(view.public.options.seats)
        replies = [
            (actions.NameDealer(seat), note("casino-offer-dealer", who=Who(seat))) for seat in seats
        ]
    refused = other_refusal(view, replies[0][0])
    if refused is not None:
        return waiting(view.public) if refused.code != "answered" else refused
    return tuple(
        Offer(action, said) for action, said in replies if other_refusal(view, action) is None
    )


_UNASKED: dict[str, tuple[Action, str]] = {
    "challenge": (actions.Challenge(), "casino-offer-challenge"),
    "redeal": (Redeal(), "casino-offer-redeal"),
    "announce": (actions.AnnounceLast(), "casino-offer-announce"),
}
"""Keys for what is done without being asked: what they do, and how it is called."""


def _accusations(view: View) -> tuple[OfferList, ...] | Rejection:
    """A: whom to accuse, then of which rank and suit: the cards that this seat has not seen
    (CAS-191).
    """
    public, seat = view.public, view.seat
    assert seat is not None
    refused = other_refusal(view, actions.No())
    if refused is not None:
        said = {"claims_only": "strict", "no_window": "window"}.get(refused.code)
        return Rejection.of(refused.code, f"casino-refuse-accuse-{said}") if said else refused
    unseen = unseen_cards(view)
    if not unseen:
        return Rejection.of("known_card", "casino-refuse-accuse-nothing")
    whom = tuple(
        OfferList(
            note("casino-offer-whom", who=Who(other)),
            note("casino-offer-which-rank", who=Who(other)),
            _ranks_of(other, unseen),
        )
        for other in public.options.opponents(seat)
    )
    if len(whom) == 1:
        return whom
    return (OfferList(note("casino-offer-whom-any"), note("casino-offer-which-seat"), whom),)


def _ranks_of(seat: Seat, unseen: Sequence[Card]) -> tuple[OfferList, ...]:
    ranks = []
    for rank in dict.fromkeys(card.rank for card in in_order(unseen)):
        cards = [card for card in in_order(unseen) if card.rank == rank]
        plays = tuple(Offer(actions.Accuse(seat, card), card_note(card)) for card in cards)
        named, asks = (
            note("casino-part-a-rank", rank=rank),
            note("casino-offer-which-suit", rank=rank),
        )
        ranks.append(OfferList(named, asks, plays))
    return tuple(ranks)


def _plays(view: View, marked: Sequence[Item], at: Item | None) -> Answer | Rejection:
    """M: the legal plays of the chosen hand card."""
    items = [*marked, *([at] if at is not None else [])]
    card = next(iter(_cards(items, view.hand)), None)
    if view.seat is None or card is None:
        return Rejection.of("no_card", "casino-refuse-no-card")
    refused = turn_refusal(view.public, view.seat)
    if refused is not None:
        return refused
    plans = offers.plans_of(view, card)
    if not plans:
        return refusals.told(view, card, offers.no_trail(view, card), trailing=True)
    lines = [play.note for play in offers.offered(view.public, plans[:SOME])]
    if len(plans) > SOME:
        lines.append(note("casino-ask-more-plays", count=len(plans) - SOME))
    return (
        note("casino-ask-plays-of", card=card, count=len(plans)),
        *(note("casino-part-line", item=line) for line in lines),
    )
