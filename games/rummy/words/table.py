"""Rummy at the keyboard: what can be reviewed, what Enter does, and the keys that only this game
has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from games.rummy import actions as a
from games.rummy.events import HandStarted, LaidOff
from games.rummy.moves import lay_offs, replacements
from games.rummy.rules.check import refusal
from games.rummy.rules.contract import openings
from games.rummy.rules.melds import SET, Cards, Meld, laid_on
from games.rummy.rules.refusals import contract_note, refuse
from games.rummy.state import HAND_PHASES, Phase, View
from games.rummy.words.advice import lacks
from games.rummy.words.answers import RummyAnswers, groups, new_cards
from games.rummy.words.correcting import corrections
from games.rummy.words.drafts import is_complete, marks, readings
from games.rummy.words.phrases import marked_wild, meld_full, meld_name, meld_note, melds_notes
from games.rummy.words.sounds import SOUNDS
from playroom.engine.cards import Card
from playroom.engine.kit.told import sorted_hand
from playroom.engine.notes import Note, Rejection, Who, note
from playroom.engine.sounds import SoundTable
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Offer, OfferList, Zone

Offers = tuple[Offer, ...] | Rejection
"""Plays to choose from, at least one, or why there is none."""

MOST_WAYS = 6
"""How many ways of opening are offered when nothing is drafted."""


class RummyTable(RummyAnswers):
    """The keyboard's side of rummy."""

    deals: ClassVar[tuple[type[Event], ...]] = (HandStarted,)
    sounds: ClassVar[SoundTable] = SOUNDS
    keys: ClassVar[tuple[GameKey, ...]] = (
        GameKey("stock", "d"),
        GameKey("take", "g"),
        GameKey("claim", "p"),
        GameKey("no", "x"),
        GameKey("quiet", "q"),
        GameKey("meld", "m"),
        GameKey("lay", "j"),
        GameKey("undo", "u"),
        GameKey("suspend", "A"),
        GameKey("correct", "a"),
        GameKey("lacks", "k"),
        GameKey("groups", "i"),
        GameKey("new", "y"),
        GameKey("marks", "C"),
    )
    resuming: ClassVar[tuple[Ask, ...]] = (Ask.SCORES, Ask.COUNT, Ask.HAND, Ask.FIRST, Ask.TURN)
    standing: ClassVar[tuple[Ask, ...]] = (Ask.TURN, Ask.SCORES, Ask.HOLDINGS, Ask.FIRST)

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        public = view.public
        hand = Zone("hand", note("rummy-zone-hand"), _hand_items(view, order))
        if public.phase in HAND_PHASES:
            top = () if public.top is None else (_card_item(view, "top", public.top, False),)
            pile = Zone("pile", note("rummy-zone-pile"), top)
            return (hand, *_draft_zone(view), pile, _table_zone(view))
        if public.phase is Phase.CHALLENGE:
            return (hand, _counts_zone(view))
        return (hand,)

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        if view.seat is None:
            return refuse("not_your_turn", "watching")
        if view.public.phase in HAND_PHASES:
            return _act_in_hand(view, marked, at)
        return _act_after_hand(view, at)

    def playable(self, view: View) -> tuple[str, ...]:
        if view.public.phase not in HAND_PHASES:
            return ()
        return tuple(str(card) for card in dict.fromkeys(action.card for action in lay_offs(view)))

    def foretold(self, view: View, action: Action) -> Event | None:
        if not isinstance(action, a.LayOff) or view.seat is None:
            return None
        laid, left = view.public.melds[action.meld], len(view.hand) - 1
        now = laid_on(laid.meld, action.card, action.star, action.end, view.options)
        assert isinstance(now, Meld)
        end = action.end if now.low else ""
        return LaidOff(view.seat, action.card, action.meld, now, end, laid.owner, left)

    def wants_number(self, view: View) -> bool:
        return view.public.phase is Phase.COUNT and view.seat in view.public.waiting

    def number(self, view: View, value: int) -> Action | Rejection:
        count = a.Announce(value)
        return refusal(view, count) or count

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        if on and len(marked) > 2 and not view.is_open:
            melds = readings(view, _cards(marked))
            if not isinstance(melds, Rejection):
                first, count = meld_note(melds[0]), len(melds)
                return note("rummy-ask-marked-makes", card=item.note, meld=first, count=count)
        return super().marking(view, marked, item, on)

    def takes_several(self, view: View) -> bool:
        return view.seat is not None and view.public.phase in HAND_PHASES and not view.is_open

    def works(self, view: View, name: str) -> bool:
        if name == "meld":
            return self.takes_several(view)
        return super().works(view, name)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer | OfferList, ...] | Answer | Rejection:
        if name == "marks":
            return marks(view, _cards(marked))
        if name in _QUESTIONS:
            return _QUESTIONS[name](view)
        if view.seat is None:
            return refuse("not_your_turn", "watching")
        if name == "correct":
            return corrections(view)
        return _stage_marked(view, marked) if name == "meld" else _ACTS[name](view)

    def asks_first(self, view: View, action: Action, typed: bool) -> Note | None:
        """A wild card about to be discarded by a key, while another card could go; a discard with
        the whole contract in the draft; an adjournment.
        """
        if typed or refusal(view, action) is not None:
            return None
        if isinstance(action, a.Suspend):
            return note("rummy-confirm-suspend")
        if not isinstance(action, (a.Discard, a.Throw)):
            return None
        wild = view.options.wild
        if is_complete(view):
            return note("rummy-confirm-draft", card=action.card)
        if wild[action.card] and not all(wild[card] for card in view.hand):
            return note("rummy-confirm-discard", card=action.card)
        return None

    def cancelled(self, view: View) -> Action | None:
        """Escape takes the last meld out of a draft."""
        running = view.public.phase in HAND_PHASES
        return a.Unstage() if running and view.draft else None


# -- items -----------------------------------------------------------------------------------------


def _card_item(view: View, key: str, card: Card, markable: bool = True) -> Item:
    wild = marked_wild(view.options, card)
    return Item(key, note("rummy-item-card", card=card, wild=wild), card, markable)


def _hand_items(view: View, order: str) -> tuple[Item, ...]:
    """The hand without the draft; of a card that a meld takes, which one it is."""
    running = view.public.phase in HAND_PHASES
    places: dict[Card, Note] = {}
    for action in lay_offs(view) if running else ():
        places.setdefault(action.card, meld_name(view.public.melds[action.meld].meld))
    items: list[Item] = []
    seen: dict[Card, int] = {}
    for card in sorted_hand(view.rest if running else view.hand, order):
        seen[card] = seen.get(card, 0) + 1
        item = _card_item(view, str(card) if seen[card] == 1 else f"{card}.{seen[card]}", card)
        if card in places:
            wild = marked_wild(view.options, card)
            fits = note("rummy-item-card-fits", card=card, wild=wild, meld=places[card])
            item = Item(item.key, fits, card)
        items.append(item)
    return tuple(items)


def _draft_zone(view: View) -> tuple[Zone, ...]:
    if not view.draft:
        return ()
    items = tuple(
        Item(f"draft{number}", note("rummy-item-meld", meld=meld_note(meld)), markable=False)
        for number, meld in enumerate(view.draft)
    )
    return (Zone("draft", note("rummy-zone-draft"), items),)


def _table_zone(view: View) -> Zone:
    items = []
    for number, laid in enumerate(view.public.melds):
        who, meld = Who(laid.owner), meld_full(laid.meld)
        line = note("rummy-item-laid", number=number + 1, who=who, meld=meld)
        items.append(Item(f"meld{number}", line, markable=view.is_open))
    return Zone("table", note("rummy-zone-table"), tuple(items))


def _counts_zone(view: View) -> Zone:
    items = []
    for seat, points in enumerate(view.public.counting.announced or ()):
        if points is not None:
            line = note("rummy-part-seat-points", player=Who(seat), points=points)
            items.append(Item(f"count{seat}", line, markable=False))
    return Zone("counts", note("rummy-zone-counts"), tuple(items))


def _cards(marked: Sequence[Item]) -> Cards:
    return tuple([item.card for item in marked if item.card is not None])


def _number(item: Item, word: str) -> int:
    return int(item.key.removeprefix(word))


# -- offers ----------------------------------------------------------------------------------------


def _offers(view: View, *actions: Action) -> Offers:
    """The legal ones, with what they are called; why the first is not legal when none is."""
    offers = tuple(
        [Offer(action, offer(view, action)) for action in actions if refusal(view, action) is None]
    )
    if offers:
        return offers
    return refusal(view, actions[0]) or refuse("wrong_phase", "rest", phase=view.public.phase)


def offer(view: View, action: Action) -> Note:
    """What an action is called in a list of plays."""
    row, top = view.public.melds, view.public.top
    match action:
        case a.Take() if top is not None:
            return note("rummy-offer-take", card=top)
        case a.MayI() if top is not None:
            return note("rummy-offer-claim", card=top)
        case a.Discard(card) | a.Throw(card):
            return note("rummy-offer-discard", card=card)
        case a.GoDown(melds):
            return note("rummy-offer-lay", melds=melds_notes(melds))
        case a.Stage(meld):
            return note("rummy-offer-stage", meld=meld_note(meld))
        case a.LayOff(number, card, end):
            meld = row[number].meld
            if meld.kind == SET or not view.options.wild[card]:
                return note("rummy-offer-add", card=card, meld=meld_name(meld))
            return note("rummy-offer-add-end", card=card, meld=meld_name(meld), end=end)
        case a.Replace(number, position, card, to):
            run = row[number].meld
            freed, target = run.cards[position - run.low], meld_name(row[to].meld)
            return note("rummy-offer-free", card=card, freed=freed, meld=target)
        case a.Challenge(seat):
            return note("rummy-offer-challenge", about=Who(seat))
        case a.Quiet(on):
            return note("rummy-offer-quiet", on=on)
        case a.MayI():
            return note("rummy-offer-may-i")
    return note(f"rummy-offer-{type(action).__name__.lower()}")


# -- what Enter does -------------------------------------------------------------------------------


def _act_in_hand(view: View, marked: Sequence[Item], at: Item | None) -> Offers:
    cards, phase, key = _cards(marked), view.public.phase, "" if at is None else at.key
    if len(cards) > 1 and not view.is_open:
        return _stage(view, cards)
    if view.public.judges(view.seat) and not marked:
        return _offers(view, a.Agree(), a.Refuse())
    if phase is Phase.CLAIM:
        return _offers(view, a.MayI(), a.Pass())
    if phase is Phase.DRAW or not view.in_turn:
        return _offers(view, a.Take()) if key == "top" else _offers(view, a.Stock(), a.Take())
    if key.startswith("draft"):
        return _lay(view)
    if key.startswith("meld"):
        return refuse("not_in_hand", "mark-card")
    if not cards and at is not None and at.card is not None and at.markable:
        cards = (at.card,)
    if len(cards) != 1:
        return refuse("not_in_hand", "one-card", count=len(cards), open=view.is_open)
    return _with_card(view, cards[0], marked)


def _with_card(view: View, card: Card, marked: Sequence[Item]) -> Offers:
    """What one card of the hand can do, on the marked melds if there are any."""
    wanted = [_number(item, "meld") for item in marked if item.key.startswith("meld")]
    laying: list[a.LayOff | a.Replace] = [*lay_offs(view), *replacements(view)]
    actions: list[Action] = [
        action for action in laying if action.card == card and (not wanted or action.meld in wanted)
    ]
    if wanted:
        if actions:
            return _offers(view, *actions)
        return refuse("run_card", "fits-not", meld=meld_name(view.public.melds[wanted[0]].meld))
    if is_complete(view) and not view.is_open:
        actions.append(a.GoDown(view.draft))
    return _offers(view, *actions, a.Throw(card))


def _act_after_hand(view: View, at: Item | None) -> Offers:
    public = view.public
    if public.phase is Phase.COUNT and view.seat in public.waiting:
        return refuse("points", "type-count")
    if public.judges(view.seat):
        return _offers(view, a.Agree(), a.Refuse())
    match public.phase:
        case Phase.CHALLENGE:
            if at is not None and at.key.startswith("count"):
                return _offers(view, a.Challenge(_number(at, "count")))
            return _offers(view, a.Pass())
        case Phase.ADJOURN | Phase.RESUME:
            return _offers(view, a.Agree(), a.Refuse())
        case Phase.CLOSING:
            return _offers(view, a.Pass())
    return _offers(view, a.Resume(public.adjournment.names, public.adjournment.started))


# -- what the keys do ------------------------------------------------------------------------------


def _stage(view: View, cards: Cards) -> Offers:
    """The melds that cards can mean, to be put into the draft."""
    melds = readings(view, cards)
    if isinstance(melds, Rejection):
        return melds
    return _offers(view, *map(a.Stage, melds))


def _stage_marked(view: View, marked: Sequence[Item]) -> Offers:
    cards = _cards(marked)
    if not cards:
        return refuse("set_size", "mark-more", count=0)
    if view.is_open:
        return refuse("already_open", "open-already")
    if view.public.phase not in HAND_PHASES:
        return refuse("wrong_phase", "rest", phase=view.public.phase)
    return _stage(view, cards)


def _lay(view: View) -> Offers:
    """The draft if it is the contract, otherwise ways to lay it when nothing is drafted."""
    public = view.public
    if view.draft and not is_complete(view) and not view.is_open:
        of = sum(public.contract)
        return refuse("contract", "draft-short", count=len(view.draft), of=of)
    if view.draft or view.is_open or not view.in_turn or public.phase is not Phase.PLAY:
        return _offers(view, a.GoDown(view.draft))
    ways = openings(view.hand, public.number, view.options, MOST_WAYS)
    if not ways:
        return refuse("contract", "cannot-lay", contract=contract_note(*public.contract))
    return _offers(view, *map(a.GoDown, ways))


def _agreeing(view: View) -> bool:
    """Is the seat asked for a yes or a no?"""
    return view.public.judges(view.seat) or view.public.phase in (Phase.ADJOURN, Phase.RESUME)


def _undo(view: View) -> Offers:
    if view.public.acts and view.in_turn:
        return _offers(view, a.Undo())
    return _offers(view, a.Unstage() if view.draft else a.Undo())


_QUESTIONS: dict[str, Callable[[View], Answer]] = {
    "groups": groups,
    "lacks": lacks,
    "new": new_cards,
}

_ACTS: dict[str, Callable[[View], Offers]] = {
    "stock": lambda view: _offers(view, a.Stock()),
    "take": lambda view: _offers(view, a.Take()),
    "claim": lambda view: _offers(view, a.Agree() if _agreeing(view) else a.MayI()),
    "no": lambda view: _offers(view, a.Refuse() if _agreeing(view) else a.Pass()),
    "quiet": lambda view: _offers(view, a.Quiet(not view.quiet)),
    "lay": _lay,
    "undo": _undo,
    "suspend": lambda view: _offers(view, a.Suspend()),
}
