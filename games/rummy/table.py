"""Rummy at the keyboard: what can be reviewed, what Enter does, and the keys that only this game
has (section 7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.rummy import actions as a
from games.rummy.answers import answer
from games.rummy.choosing import lay_offs, replacements
from games.rummy.events import HandStarted
from games.rummy.legal import no, refusal, rest_of
from games.rummy.melds import SET, Cards
from games.rummy.narration import narrate
from games.rummy.phrases import (
    contract_note,
    is_open,
    marked_wild,
    meld_full,
    meld_name,
    meld_note,
    melds_notes,
    sorted_hand,
)
from games.rummy.review import drafts_complete, groups, lacks, marks, new_cards, proposed, readings
from games.rummy.state import HAND_PHASES, View
from playroom.engine.cards import Card
from playroom.engine.notes import Note, Rejection, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Play, Table, Zone


class RummyTable(Table[View]):
    """The keyboard's side of rummy."""

    deals: ClassVar[tuple[type[Event], ...]] = (HandStarted,)
    keys: ClassVar[tuple[GameKey, ...]] = (
        GameKey("stock", "d"),
        GameKey("take", "g"),
        GameKey("claim", "p"),
        GameKey("no", "x"),
        GameKey("quiet", "q"),
        GameKey("meld", "m"),
        GameKey("lay", "j"),
        GameKey("undo", "u"),
        GameKey("lacks", "k"),
        GameKey("groups", "i"),
        GameKey("new", "y"),
        GameKey("marks", "C"),
    )
    resuming: ClassVar[tuple[Ask, ...]] = (Ask.SCORES, Ask.COUNT, Ask.HAND, Ask.FIRST, Ask.TURN)

    # -- what lies there ---------------------------------------------------------------------------

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        public = view.public
        zones = [Zone("hand", note("rummy-zone-hand"), _hand_items(view, order))]
        if public.phase in HAND_PHASES:
            if view.draft:
                items = tuple(
                    Item(f"draft{n}", note("rummy-item-meld", meld=meld_note(one)), markable=False)
                    for n, one in enumerate(view.draft)
                )
                zones.append(Zone("draft", note("rummy-zone-draft"), items))
            top = () if public.top is None else (_card_item(view, "top", public.top, False),)
            zones.append(Zone("pile", note("rummy-zone-pile"), top))
            melds = tuple(
                Item(
                    f"meld{number}",
                    note(
                        "rummy-item-laid",
                        number=number + 1,
                        who=Who(laid.owner),
                        meld=meld_full(laid.meld),
                    ),
                    markable=is_open(view),
                )
                for number, laid in enumerate(public.melds)
            )
            zones.append(Zone("table", note("rummy-zone-table"), melds))
        elif public.phase == "challenge" and public.counts is not None:
            items = tuple(
                Item(
                    f"count{seat}",
                    note("rummy-seat-points", player=Who(seat), points=points),
                    markable=False,
                )
                for seat, points in enumerate(public.counts)
                if points is not None
            )
            zones.append(Zone("counts", note("rummy-zone-counts"), items))
        return tuple(zones)

    # -- acting ------------------------------------------------------------------------------------

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Play, ...] | Rejection:
        public, seat = view.public, view.seat
        if seat is None:
            return no("TURN", "watching")
        if public.phase in HAND_PHASES:
            return _act_in_hand(view, marked, at)
        if public.phase == "count" and seat in public.waiting:
            return no("POINTS", "type-count")
        some: list[Action] = []
        if public.correction is not None and seat in public.correction.waiting:
            some = [a.Agree(), a.Refuse()]
        elif public.phase == "challenge":
            some = (
                [a.Challenge(_number(at, "count"))]
                if at is not None and at.key.startswith("count")
                else [a.Pass()]
            )
        elif public.phase in ("adjourn", "resume"):
            some = [a.Agree(), a.Refuse()]
        elif public.phase == "closing":
            some = [a.Pass()]
        else:
            some = [a.Resume(public.names, public.started)]
        return _offers(view, some)

    def playable(self, view: View) -> tuple[str, ...]:
        if view.public.phase not in HAND_PHASES:
            return ()
        return tuple(str(card) for card in dict.fromkeys(action.card for action in lay_offs(view)))

    def wants_number(self, view: View) -> bool:
        return view.public.phase == "count" and view.seat in view.public.waiting

    def number(self, view: View, value: int) -> Action | Rejection:
        count = a.Count(value)
        return refusal(view, count) or count

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        if on and len(marked) > 2 and not is_open(view):
            found = readings(view, _cards(marked))
            if not isinstance(found, Rejection):
                return note(
                    "rummy-marked-makes", card=item.note, meld=meld_note(found[0]), count=len(found)
                )
        return super().marking(view, marked, item, on)

    def works(self, view: View, name: str) -> bool:
        if name == "meld":
            return view.seat is not None and view.public.phase in HAND_PHASES and not is_open(view)
        return super().works(view, name)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Play, ...] | Answer | Rejection:
        if name == "groups":
            return groups(view)
        if name == "lacks":
            return lacks(view)
        if name == "new":
            return new_cards(view)
        if name == "marks":
            return marks(view, _cards(marked))
        if view.seat is None:
            return no("TURN", "watching")
        return _press(view, name, marked, at)

    def asks_first(self, view: View, action: Action, typed: bool) -> Note | None:
        """A wild card about to be discarded by a key, while another card could go."""
        if not isinstance(action, a.Discard) or typed or not view.rules.wild[action.card]:
            return None
        if all(view.rules.wild[one] for one in view.hand) or refusal(view, action) is not None:
            return None
        return note("rummy-sure-discard", card=action.card)

    # -- being told --------------------------------------------------------------------------------

    def narrate(self, event: Event, seat: Seat | None) -> Answer:
        return narrate(event, seat)

    def answer(self, view: View, ask: Ask) -> Answer:
        return answer(view, ask)


# -- items -----------------------------------------------------------------------------------------


def _card_item(view: View, key: str, card: Card, markable: bool = True) -> Item:
    return Item(
        key, note("rummy-card", card=card, wild=marked_wild(view.rules, card)), card, markable
    )


def _hand_items(view: View, order: str) -> tuple[Item, ...]:
    hand = view.hand if view.public.phase not in HAND_PHASES else rest_of(view)
    places: dict[int, Note] = {}
    if view.public.phase in HAND_PHASES:
        for action in lay_offs(view):
            places.setdefault(int(action.card), meld_name(view.public.melds[action.meld].meld))
    items: list[Item] = []
    seen: dict[Card, int] = {}
    for card in sorted_hand(hand, order):
        seen[card] = seen.get(card, 0) + 1
        key = str(card) if seen[card] == 1 else f"{card}.{seen[card]}"
        place = places.get(int(card))
        wild = marked_wild(view.rules, card)
        said = note("rummy-card", card=card, wild=wild)
        if place is not None:
            said = note("rummy-card-fits", card=card, wild=wild, meld=place)
        items.append(Item(key, said, card))
    return tuple(items)


def _cards(marked: Sequence[Item]) -> Cards:
    return tuple([item.card for item in marked if item.card is not None])


def _number(item: Item, word: str) -> int:
    return int(item.key.removeprefix(word))


# -- what Enter and the keys do --------------------------------------------------------------------


def _offers(view: View, some: list[Action]) -> tuple[Play, ...] | Rejection:
    """The legal ones, with what they are called; why the first is not legal when none is."""
    plays = tuple(
        [Play(action, offer(view, action)) for action in some if refusal(view, action) is None]
    )
    return plays or refusal(view, some[0]) or no("PHASE", "rest", phase=view.public.phase)


def offer(view: View, action: Action) -> Note:
    """What an action is called in a list of plays."""
    melds = view.public.melds
    match action:
        case a.Take() if view.public.top is not None:
            return note("rummy-offer-take", card=view.public.top)
        case a.MayI() if view.public.top is not None:
            return note("rummy-offer-claim", card=view.public.top)
        case a.Discard(card=card):
            return note("rummy-offer-discard", card=card)
        case a.GoDown(melds=some):
            return note("rummy-offer-lay", melds=melds_notes(some))
        case a.Stage(meld=meld):
            return note("rummy-offer-stage", meld=meld_note(meld))
        case a.LayOff(meld=number, card=card, end=end):
            name = meld_name(melds[number].meld)
            if melds[number].meld.kind == SET or not view.rules.wild[card]:
                return note("rummy-offer-add", card=card, meld=name)
            return note("rummy-offer-add-end", card=card, meld=name, end=end)
        case a.Replace(meld=number, position=position, card=card, to=to):
            freed = melds[number].meld.cards[position - melds[number].meld.low]
            return note("rummy-offer-free", card=card, freed=freed, meld=meld_name(melds[to].meld))
        case a.Challenge(seat=seat):
            return note("rummy-offer-challenge", about=Who(seat))
        case a.Quiet(on=on):
            return note("rummy-offer-quiet", on=on)
    return note(f"rummy-offer-{type(action).__name__.lower()}")


def _act_in_hand(
    view: View, marked: Sequence[Item], at: Item | None
) -> tuple[Play, ...] | Rejection:
    public, seat = view.public, view.seat
    cards = _cards(marked)
    if len(cards) > 1 and not is_open(view):
        return _stage(view, cards)
    if public.correction is not None and seat in public.correction.waiting and not marked:
        return _offers(view, [a.Agree(), a.Refuse()])
    if public.phase == "claim":
        return _offers(view, [a.MayI(), a.Pass()])
    if public.phase == "draw" or public.turn != seat:
        if at is not None and at.key == "top":
            return _offers(view, [a.Take()])
        return _offers(view, [a.Stock(), a.Take()])
    if at is not None and at.key.startswith("draft"):
        return _lay(view)
    if at is not None and at.key.startswith("meld"):
        return no("NOT_IN_HAND", "mark-card")
    if not cards and at is not None and at.card is not None and at.markable:
        cards = (at.card,)
    if len(cards) != 1:
        return no("NOT_IN_HAND", "one-card", count=len(cards), open=is_open(view))
    return _with_card(view, cards[0], marked)


def _with_card(view: View, card: Card, marked: Sequence[Item]) -> tuple[Play, ...] | Rejection:
    wanted = [_number(item, "meld") for item in marked if item.key.startswith("meld")]
    laid: list[a.LayOff | a.Replace] = [*lay_offs(view), *replacements(view)]
    some: list[Action] = [
        action for action in laid
        if action.card == card and (not wanted or action.meld in wanted)
    ]  # fmt: skip
    if wanted:
        name = meld_name(view.public.melds[wanted[0]].meld)
        return _offers(view, some) if some else no("RUN_CARD", "fits-not", meld=name)
    if drafts_complete(view) and not is_open(view):
        some.append(a.GoDown(view.draft))
    return _offers(view, [*some, a.Discard(card)])


def _stage(view: View, cards: Cards) -> tuple[Play, ...] | Rejection:
    found = readings(view, cards)
    return found if isinstance(found, Rejection) else _offers(view, [a.Stage(one) for one in found])


def _lay(view: View) -> tuple[Play, ...] | Rejection:
    """J: the draft if it is the contract, otherwise ways to lay it when nothing is drafted."""
    sets, runs = view.public.contract
    if view.draft and not drafts_complete(view) and not is_open(view):
        return no("CONTRACT", "draft-short", count=len(view.draft), of=sets + runs)
    some: list[Action] = [a.GoDown(view.draft)]
    if (
        not view.draft
        and not is_open(view)
        and view.public.turn == view.seat
        and view.public.phase == "play"
    ):
        some = [a.GoDown(melds) for melds in proposed(view)]
        if not some:
            return no("CONTRACT", "cannot-lay", contract=contract_note(sets, runs))
    return _offers(view, some)


def _press(
    view: View, name: str, marked: Sequence[Item], at: Item | None
) -> tuple[Play, ...] | Answer | Rejection:
    public = view.public
    judging = public.correction is not None and view.seat in public.correction.waiting
    agreeing = judging or public.phase in ("adjourn", "resume")
    if name == "stock":
        return _offers(view, [a.Stock()])
    if name == "take":
        return _offers(view, [a.Take()])
    if name == "claim":
        return _offers(view, [a.Agree() if agreeing else a.MayI()])
    if name == "no":
        return _offers(view, [a.Refuse() if agreeing else a.Pass()])
    if name == "quiet":
        return _offers(view, [a.Quiet(not view.quiet)])
    if name == "lay":
        return _lay(view)
    if name == "undo":
        if public.acts and public.turn == view.seat:
            return _offers(view, [a.Undo()])
        return _offers(view, [a.Unstage() if view.draft else a.Undo()])
    cards = _cards(marked)
    if not cards:
        return no("SET_SIZE", "mark-more", count=0)
    if is_open(view):
        return no("ALREADY_OPEN", "open-already")
    if public.phase not in HAND_PHASES:
        return no("PHASE", "rest", phase=public.phase)
    return _stage(view, cards)
