"""Casino at the keyboard: what can be reviewed, what Enter does, what marking says, the keys of the
game (section 6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.casino import answers, offers, refusals
from games.casino.actions import (
    Accuse,
    Agree,
    AnnounceLast,
    Challenge,
    Decline,
    NameDealer,
    No,
    Play,
    Redeal,
    Take,
    Trail,
)
from games.casino.events import DealScored, DealStarted
from games.casino.legality import PENAL, check_play, check_turn
from games.casino.listing import TRAIL, Lister
from games.casino.model import Accusation, DealerChoice, Phase, View, Vote, Window
from games.casino.narration import narrate
from games.casino.phrases import pile_item, sorted_hand, sorted_loose
from games.casino.procedures import check_other
from games.casino.values import in_order
from playroom.engine import table as t
from playroom.engine.cards import Card
from playroom.engine.notes import Note, Rejection, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Table, Zone

SOME = 12
"""Plays that M names in one go."""


class CasinoTable(Table[View]):
    """The keyboard's side of Casino.

    Hand cards and loose cards are items by their name, builds by `#` and their value.
    """

    deals: ClassVar[tuple[type[Event], ...]] = (DealStarted,)
    paced: ClassVar[tuple[type[Event], ...]] = (DealScored,)
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
        hand = tuple(_card_item(one) for one in sorted_hand(view.hand, order))
        builds = tuple(
            Item(f"#{pile.value}", pile_item(pile))
            for pile in sorted(public.builds, key=lambda pile: pile.value)
        )
        loose = tuple(_card_item(one) for one in sorted_loose(public.loose))
        zones = [
            Zone("hand", note("casino-zone-hand"), hand),
            Zone("table", note("casino-zone-table"), (*builds, *loose)),
        ]
        if view.seat is not None and "list" in answers.known(public.rules):
            taken = in_order(public.piles[public.rules.side_of[view.seat]])
            pile = tuple(_card_item(one, markable=False) for one in taken)
            zones.append(Zone("pile", note("casino-zone-pile"), pile))
        return tuple(zones)

    # -- acting ------------------------------------------------------------------------------------

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[t.Play, ...] | Rejection:
        public, seat = view.public, view.seat
        if seat is None:
            return Rejection.of("watching", "casino-no-watching")
        if public.question is not None:
            return _answer_question(view)
        items = marked or ([at] if at is not None else [])
        held = [one.card for one in items if one.card in view.hand and one.card is not None]
        loose = [one.card for one in items if one.card in public.loose and one.card is not None]
        builds = [_value_of(one) for one in items if public.build_of(_value_of(one)) is not None]
        refused = check_turn(public, seat)
        if refused is not None:
            return refused
        if not held and not loose and not builds:
            return Rejection.of("no_card", "casino-no-no-card")
        offered = offers.of_marked(view, held, loose, builds)
        if isinstance(offered, Rejection) and len(held) == 1:
            return refusals.told(view, held[0], offered, trailing=not loose and not builds)
        only = ("casino-no-nothing-takes-one", "casino-no-nothing-takes-build")
        if isinstance(offered, Rejection) and offered.note.id in only and not self.playable(view):
            return Rejection.of("nothing_takes", "casino-no-only-trail", marked=bool(marked))
        return offered

    def playable(self, view: View) -> tuple[str, ...]:
        public, seat = view.public, view.seat
        if seat is None or public.phase in (Phase.OVER, Phase.COUNT, Phase.DEALER) or not view.hand:
            return ()
        debt = public.debt(seat)
        if debt is not None:
            return (str(debt),)
        lister = Lister(public, seat, view.hand, replacing=public.phase is Phase.REPLACEMENT)
        bound = lister.duty != "none"
        found = {plan.card for plan in lister.all() if bound or plan.kind != TRAIL}
        return tuple(str(one) for one in in_order(view.hand) if one in found)

    def first_play(self, view: View, item: Item) -> Note | None:
        """`Capture 9 of diamonds`; nothing when it is not this seat's turn, or when the card can
        only be trailed.
        """
        if (
            item.card is None
            or item.card not in view.hand
            or check_turn(view.public, view.seat) is not None
        ):
            return None
        found = offers.plans_of(view, item.card)
        if not found or found[0].kind == TRAIL:
            return None
        return note("casino-line", item=offers.offered(view.public, found[:1])[0].note)

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        loose = [
            one.card for one in marked if one.card in view.public.loose and one.card is not None
        ]
        if (
            item.card is not None
            and item.card in view.public.loose
            and offers.totals_of(view.public, loose)
        ):
            return offers.marked_note(view.public, item.note, loose, on)
        return super().marking(view, marked, item, on)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[t.Play | t.Branch, ...] | Answer | Rejection:
        if name == "plays":
            return _plays(view, marked, at)
        if name == "pile":
            return answers.own_pile(view)
        if view.seat is None:
            return Rejection.of("watching", "casino-no-watching")
        if name == "accuse":
            return _accusations(view)
        action, said = _UNASKED[name]
        return check_other(view, action) or (t.Play(action, note(said)),)

    def works(self, view: View, name: str) -> bool:
        if view.seat is None:
            return False
        if name == "plays":
            return bool(view.hand) and check_turn(view.public, view.seat) is None
        if name == "accuse":
            return not isinstance(_accusations(view), Rejection)
        return name == "pile" or check_other(view, _UNASKED[name][0]) is None

    def asks_first(self, view: View, action: Action, typed: bool) -> Note | None:
        """A proposal to deal again, which can be made once, and a typed capture that may cost its
        card (CAS-160, CAS-167).

        A typed capture is asked about whether it fits or not, so that the question tells nothing.
        """
        public, seat = view.public, view.seat
        if seat is None:
            return None
        if isinstance(action, Redeal) and not typed and check_other(view, action) is None:
            return note("casino-sure-redeal")
        if (
            isinstance(action, Take)
            and typed
            and public.rules.penalty
            and public.debt(seat) is None
        ):
            refused = check_play(public, seat, view.hand, action)
            if refused is None or refused.code in PENAL:
                return note("casino-sure-take", card=action.card)
        return None

    def refused(self, view: View, action: Action, why: Rejection) -> Rejection:
        if not isinstance(action, Play):
            return why
        return refusals.told(view, action.card, why, trailing=isinstance(action, Trail))

    # -- being told --------------------------------------------------------------------------------

    def narrate(self, event: Event, seat: Seat | None) -> Answer:
        return narrate(event, seat)

    def answer(self, view: View, ask: Ask) -> Answer:
        return answers.answer(view, ask)


def _card_item(card: Card, markable: bool = True) -> Item:
    return Item(str(card), note("casino-card", card=card), card, markable)


def _value_of(item: Item) -> int:
    return int(item.key[1:]) if item.key.startswith("#") else 0


def _answer_question(view: View) -> tuple[t.Play, ...] | Rejection:
    """Enter while something is asked: lets a play stand, or offers the answers."""
    question = view.public.question
    options: list[tuple[Action, Note]] = []
    if isinstance(question, Window):
        options = [(No(), note("casino-offer-no"))]
    elif isinstance(question, Accusation):
        options = [
            (Decline(), note("casino-offer-deny")),
            (Agree(), note("casino-offer-admit", card=question.card)),
        ]
    elif isinstance(question, Vote):
        options = [(Agree(), note("casino-offer-agree")), (Decline(), note("casino-offer-decline"))]
    elif isinstance(question, DealerChoice):
        seats = range(view.public.rules.seats)
        options = [(NameDealer(seat), note("casino-offer-dealer", who=Who(seat))) for seat in seats]
    refused = check_other(view, options[0][0])
    if refused is not None:
        return (
            Rejection.of("waiting", "casino-no-waiting", phase=str(view.public.phase))
            if refused.code != "answered"
            else refused
        )
    return tuple(
        t.Play(action, said) for action, said in options if check_other(view, action) is None
    )


_UNASKED: dict[str, tuple[Action, str]] = {
    "challenge": (Challenge(), "casino-offer-challenge"),
    "redeal": (Redeal(), "casino-offer-redeal"),
    "announce": (AnnounceLast(), "casino-offer-announce"),
}
"""Keys for what is done without being asked: what they do, and how it is called."""


def _accusations(view: View) -> tuple[t.Branch, ...] | Rejection:
    """A: whom to accuse, then of which rank and suit: the cards that this seat has not seen
    (CAS-191).
    """
    public, seat = view.public, view.seat
    assert seat is not None
    refused = check_other(view, No())
    if refused is not None:
        said = {
            "claims_only": "casino-no-accuse-strict",
            "no_window": "casino-no-accuse-window",
        }.get(refused.code)
        return Rejection.of(refused.code, said) if said is not None else refused
    unseen = answers.unseen_cards(view)
    if not unseen:
        return Rejection.of("known_card", "casino-no-accuse-nothing")
    whom = tuple(
        t.Branch(
            note("casino-whom", who=Who(other)),
            note("casino-ask-rank", who=Who(other)),
            _ranks_of(other, unseen),
        )
        for other in public.rules.opponents(seat)
    )
    return (
        whom
        if len(whom) == 1
        else (t.Branch(note("casino-whom-any"), note("casino-ask-whom"), whom),)
    )


def _ranks_of(seat: Seat, unseen: Sequence[Card]) -> tuple[t.Branch, ...]:
    out = []
    for rank in dict.fromkeys(one.rank for one in in_order(unseen)):
        some = [one for one in in_order(unseen) if one.rank == rank]
        plays = tuple(t.Play(Accuse(seat, one), note("casino-card", card=one)) for one in some)
        out.append(
            t.Branch(note("casino-a-rank", rank=rank), note("casino-ask-suit", rank=rank), plays)
        )
    return tuple(out)


def _plays(view: View, marked: Sequence[Item], at: Item | None) -> Answer | Rejection:
    """M: the legal plays of the chosen hand card."""
    items = [*marked, *([at] if at is not None else [])]
    card = next((one.card for one in items if one.card is not None and one.card in view.hand), None)
    if view.seat is None or card is None:
        return Rejection.of("no_card", "casino-no-no-card")
    refused = check_turn(view.public, view.seat)
    if refused is not None:
        return refused
    found = offers.plans_of(view, card)
    if not found:
        why = check_play(view.public, view.seat, view.hand, Trail(card)) or Rejection.of(
            "nothing", "casino-no-nothing", card=card
        )
        return refusals.told(view, card, why, trailing=True)
    lines = [play.note for play in offers.offered(view.public, found[:SOME])]
    if len(found) > SOME:
        lines.append(note("casino-more-plays", count=len(found) - SOME))
    return (
        note("casino-plays-of", card=card, count=len(found)),
        *(note("casino-line", item=line) for line in lines),
    )
