"""Cribbage at the keyboard: what can be reviewed, what Enter does, and what the keys answer
(sections 3 and 5 of the rules).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from games.cribbage.legal import refusal, to_discard
from games.cribbage.narration import (
    explanation,
    narrate,
    own_first,
    parts_note,
    result_note,
    score_line,
)
from games.cribbage.scoring import fitting
from games.cribbage.state import (
    Cards,
    Claim,
    Counted,
    Dealt,
    Discard,
    Discarded,
    Help,
    Play,
    Played,
    View,
)
from playroom.engine import table as t
from playroom.engine.notes import Note, Notes, Rejection, Seats, Side, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Table, Zone

MOST = {4: 29, 5: 46}
"""The most that so many cards and the starter can be worth; more is not taken from the keyboard."""


class CribbageTable(Table[View]):
    """The keyboard's side of cribbage."""

    keys: ClassVar[tuple[GameKey, ...]] = (GameKey("help", "x"), GameKey("explain", "k"))
    deals: ClassVar[tuple[type[Event], ...]] = (Dealt,)
    resuming: ClassVar[tuple[Ask, ...]] = (Ask.SCORES, Ask.BURDEN, Ask.FIRST, Ask.HAND, Ask.TURN)

    # -- what lies there ---------------------------------------------------------------------------

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        public = view.public
        own = public.open is not None and public.open.seat == view.seat
        zones = [_counted_zone(view) if own else _hand_zone(view, order)]
        if public.phase == "play":
            pile = tuple(
                Item(
                    str(card),
                    note("cribbage-pile-card", who=Who(who), card=card),
                    card,
                    markable=False,
                )
                for who, card in public.pile()
            )
            zones.append(Zone("table", note("cribbage-zone-table"), pile))
        if public.open is not None and not own:
            shown = note("cribbage-zone-count", who=Who(public.open.seat), what=public.open.what)
            zones.append(Zone("count", shown, _items(public.open.cards, markable=False)))
        if public.starter is not None:
            zones.append(
                Zone(
                    "starter",
                    note("cribbage-zone-starter"),
                    _items((public.starter,), markable=False),
                )
            )
        if public.results:
            items = tuple(
                Item(f"{result.seat}{result.what}", _result_item(result), markable=False)
                for result in public.results
            )
            zones.append(Zone("results", note("cribbage-zone-results"), items))
        return tuple(zones)

    # -- acting ------------------------------------------------------------------------------------

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[t.Play, ...] | Rejection:
        public = view.public
        chosen = tuple(item.card for item in marked if item.card is not None)
        if public.phase == "play":
            if not chosen and at is not None and at.card is not None and at.markable:
                chosen = (at.card,)
            if len(chosen) == 1:
                return _try(view, Play(chosen[0]))
            if public.turn != view.seat:
                return Rejection.of("not_your_turn", "cribbage-not-your-turn", who=Who(public.turn))
            return Rejection.of("wrong_number", "cribbage-one-card", count=len(chosen))
        if public.phase == "discard":
            if (
                not chosen
                and at is not None
                and at.card is not None
                and at.markable
                and to_discard(view) == 1
            ):
                chosen = (at.card,)
            return _try(view, Discard(chosen))
        if public.open is not None:
            return refusal(view, Claim(-1)) or Rejection.of("bad_claim", "cribbage-no-claim")
        return refusal(view, Claim(0)) or Rejection.of(
            "wrong_phase", "cribbage-no-claim-now", phase=public.phase
        )

    def playable(self, view: View) -> tuple[str, ...]:
        if view.public.phase == "discard":
            return _keys(view.hand) if to_discard(view) else ()
        if view.public.phase == "play":
            return _keys(fitting(view.hand, view.public.total))
        return ()

    def wants_number(self, view: View) -> bool:
        count = view.public.open
        return count is not None and count.seat == view.seat

    def number(self, view: View, value: int) -> Action | Rejection:
        claim = Claim(value)
        refused = refusal(view, claim)
        count = view.public.open
        most = MOST.get(len(count.cards), value) if count is not None else value
        if refused is None and value > most:  # a slip of the finger would cost dear
            return Rejection.of("bad_claim", "cribbage-claim-slip", most=most)
        return refused or claim

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        wanted = to_discard(view)
        if on and wanted and len(marked) > wanted:
            return note("cribbage-chosen-over", card=item.note, wanted=wanted)
        if on and wanted > 1 and len(marked) > 1:
            return note("cribbage-chosen-of", card=item.note, count=len(marked), wanted=wanted)
        return super().marking(view, marked, item, on)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[t.Play, ...] | Answer | Rejection:
        if name == "help":
            return _try(view, Help())
        results = view.public.results
        if not results:
            return Rejection.of("wrong_phase", "cribbage-nothing-to-explain")
        for result in results:
            if at is not None and at.key == f"{result.seat}{result.what}":
                return explanation(result)
        return explanation(results[-1])

    # -- being told --------------------------------------------------------------------------------

    def narrate(self, event: Event, seat: Seat | None) -> Answer:
        return narrate(event, seat)

    def answer(self, view: View, ask: Ask) -> Answer:
        return _ANSWERS[ask](view)


def sorted_hand(hand: Cards, order: str = "rank") -> Cards:
    """Low to high, of equal ranks C D H S; with `suit` the suits apart."""
    return tuple(
        sorted(hand, key=lambda card: (card.suit, card.rank)) if order == "suit" else sorted(hand)
    )


def _hand_zone(view: View, order: str) -> Zone:
    return Zone("hand", note("cribbage-zone-hand"), _items(sorted_hand(view.hand, order)))


def _counted_zone(view: View) -> Zone:
    """What one counts oneself takes the place of the hand: its cards and the starter."""
    count, starter = view.public.open, view.public.starter
    assert count is not None
    assert starter is not None
    last = Item(str(starter), note("cribbage-starter-card", card=starter), starter, markable=False)
    shown = note("cribbage-zone-count", who=Who(count.seat), what=count.what)
    return Zone("hand", shown, (*_items(count.cards, markable=False), last))


def _items(cards: Cards, markable: bool = True) -> tuple[Item, ...]:
    return tuple(
        Item(str(card), note("cribbage-card", card=card), card, markable) for card in cards
    )


def _keys(cards: Cards) -> tuple[str, ...]:
    return tuple(str(card) for card in sorted(cards))


def _result_item(result: Counted) -> Note:
    return note("cribbage-result", who=Who(result.seat), what=result.what, value=result.value)


def _try(view: View, action: Action) -> tuple[t.Play, ...] | Rejection:
    return refusal(view, action) or (t.Play(action, _play_note(action)),)


def _play_note(action: Action) -> Note:
    if isinstance(action, Play):
        return note("cribbage-offer-play", card=action.card)
    if isinstance(action, Discard):
        return note("cribbage-offer-discard", cards=action.cards)
    return note("cribbage-offer-help")


# -- the keys (section 5 of the rules) -------------------------------------------------------------


def running_total(view: View) -> int | None:
    """What C tells in the play: the total, 31 until the next card after one that made
    it (CRB-130).
    """
    public = view.public
    if public.phase != "play":
        return None
    last = public.last
    if isinstance(last, Played) and last.total == 31 and public.since == len(public.laid):
        return 31
    return public.total


def choosing(view: View) -> tuple[Seat, ...]:
    """The seats that still have to lay away (CRB-135)."""
    public, rules = view.public, view.rules
    if public.phase != "discard":
        return ()
    return tuple(seat for seat in range(rules.seats) if public.held[seat] > rules.hand_size)


def _resting(view: View) -> bool:
    return view.public.phase in ("idle", "over")


def _count(view: View) -> Answer:
    total = running_total(view)
    if total is not None:
        return (note("cribbage-count", total=total),)
    if view.public.open is not None:
        return (_counting(view),)
    return (note("cribbage-no-count"),)


def _counting(view: View) -> Note:
    """Whose cards are being counted, one's own with the starter."""
    count, starter = view.public.open, view.public.starter
    assert count is not None
    assert starter is not None
    return note(
        "cribbage-counting",
        who=Who(count.seat),
        what=count.what,
        cards=count.cards,
        starter=starter,
    )


def _burden(view: View) -> Answer:
    if _resting(view):
        return (note("cribbage-no-deal"),)
    dealer, rules = view.public.dealer, view.rules
    if rules.teams and view.seat is not None and dealer != view.seat:
        ours = rules.side_of[dealer] == rules.side_of[view.seat]
        return (note("cribbage-crib-of-team", dealer=Who(dealer), ours=ours),)
    return (note("cribbage-crib-of", who=Who(dealer)),)


def _first(view: View) -> Answer:
    if _resting(view):
        return (note("cribbage-no-deal"),)
    if view.public.starter is None:
        return (note("cribbage-no-starter"),)
    return (note("cribbage-starter-is", card=view.public.starter),)


def _table(view: View) -> Answer:
    public = view.public
    if public.open is not None:
        return (note("cribbage-none-in-play"),)
    if public.phase != "play":
        return (note("cribbage-only-in-play"),)
    pile = public.pile()
    if not pile:
        return (note("cribbage-table-empty"),)
    laid = Notes(tuple(note("cribbage-pile-card", who=Who(who), card=card) for who, card in pile))
    return (note("cribbage-on-table", cards=laid, total=public.total),)


def _scores(view: View) -> Answer:
    rules = view.rules
    lines = [
        score_line(view.public.scores, rules.teams, view.seat),
        note("cribbage-target", target=rules.target),
    ]
    return (*lines, *_teams(view))


def _teams(view: View) -> Answer:
    rules = view.rules
    if not rules.teams:
        return ()
    own = None if view.seat is None else rules.side_of[view.seat]
    lines = []
    for side in own_first(tuple(range(rules.sides)), own):
        members = own_first(rules.members(side), view.seat)
        lines.append(note("cribbage-table-team", team=Seats(members)))
    return tuple(lines)


def _details(view: View) -> Answer:
    rules, scores = view.rules, view.public.scores
    own = None if view.seat is None else rules.side_of[view.seat]
    lines = []
    for side in own_first(tuple(range(rules.sides)), own):
        left = max(0, rules.target - scores[side])
        lines.append(note("cribbage-score-detail", side=Side(side), points=scores[side], left=left))
    number, dealer = view.public.number, Who(view.public.dealer)
    return (*lines, *_teams(view), note("cribbage-deal-number", number=number, who=dealer))


def _turn(view: View) -> Answer:
    public = view.public
    if public.phase == "discard":
        return _turn_discard(view)
    if public.phase == "play":
        return (note("cribbage-turn-of", who=Who(public.turn), total=public.total),)
    if public.open is not None:
        seconds = view.rules.claim_seconds
        lines = (note("cribbage-turn-count", who=Who(public.open.seat), what=public.open.what),)
        return (
            (*lines, note("cribbage-count-clock", seconds=seconds))
            if seconds and public.open.seat == view.seat
            else lines
        )
    return (note("cribbage-turn-nobody", phase=public.phase),)


def _turn_discard(view: View) -> Answer:
    waiting_for = choosing(view)
    if view.seat in waiting_for:
        lines = [note("cribbage-choose", who=Who(view.public.dealer), count=to_discard(view))]
        others = tuple(seat for seat in waiting_for if seat != view.seat)
        if others:
            lines.append(note("cribbage-still-choosing", others=Seats(others)))
        return tuple(lines)
    if view.seat is None:
        return (note("cribbage-still-choosing", others=Seats(waiting_for)),)
    wait = note("cribbage-you-wait", others=Seats(waiting_for))
    if not view.rules.discards(view.seat, view.public.dealer):
        return (wait, note("cribbage-dealer-has-none"))
    return (wait,)


def _hand(view: View) -> Answer:
    public = view.public
    if view.seat is None:
        return (note("cribbage-watching"),)
    if _resting(view):
        return (note("cribbage-no-deal"),)
    if public.open is not None and public.open.seat == view.seat:
        return (_counting(view),)
    if not view.hand:
        return (note("cribbage-hand-none"),)
    hand = sorted_hand(view.hand)
    if public.phase == "show" and public.starter is not None:
        return (note("cribbage-hand-and-starter", cards=hand, starter=public.starter),)
    lines: Answer = (note("cribbage-hand", cards=hand),)
    if view.discards:
        lines = (*lines, note("cribbage-own-discards", cards=sorted_hand(view.discards)))
    return lines


def _holdings(view: View) -> Answer:
    if _resting(view):
        return (note("cribbage-no-deal"),)
    held = view.public.held
    seats = own_first(tuple(range(len(held))), view.seat)
    parts = Notes(
        tuple(note("cribbage-holding", player=Who(seat), count=held[seat]) for seat in seats)
    )
    return (note("cribbage-holdings", parts=parts),)


def _last(view: View) -> Answer:
    last = view.public.last
    if last is None:
        return (note("cribbage-nothing-yet"),)
    if isinstance(last, Discarded):
        return (note("cribbage-discarded", who=Who(last.seat), count=last.count),)
    if isinstance(last, Played):
        return (parts_note(last),)
    if isinstance(last, Counted):
        return (_result_item(last), result_note(last))
    return (note("cribbage-heels", who=Who(last.dealer), points=last.points),)


def _next(view: View) -> Answer:
    phase = view.public.phase
    if phase == "discard":
        return (note("cribbage-next-none-to-discard"),)
    if phase == "play":
        if not view.hand:
            return (note("cribbage-hand-none"),)
        return (note("cribbage-next-none-fits", total=view.public.total),)
    if view.public.open is not None and view.public.open.seat == view.seat:
        return (note("cribbage-next-type"),)
    return (note("cribbage-next-nothing"),)


def _why(view: View) -> Answer:
    public = view.public
    if public.phase == "discard":
        return _why_discard(view)
    if public.phase == "play":
        return _why_play(view)
    if public.open is not None:  # what is asked now; the counts before it have a key of their own
        return (*_why_count(view), *((note("cribbage-why-earlier"),) if public.results else ()))
    return (*_turn(view), *(explanation(public.results[-1]) if public.results else ()))


def _why_discard(view: View) -> Answer:
    if not to_discard(view):
        return _turn_discard(view)
    rules, dealer = view.rules, view.public.dealer
    assert view.seat is not None
    ours = rules.side_of[dealer] == rules.side_of[view.seat]
    choose = note("cribbage-choose", who=Who(dealer), count=to_discard(view))
    return (choose, note("cribbage-why-discard", ours=ours))


def _why_play(view: View) -> Answer:
    public = view.public
    if public.turn == view.seat:
        return (note("cribbage-why-play", room=31 - public.total), note("cribbage-why-good-play"))
    if view.hand and not fitting(view.hand, public.total):
        return (note("cribbage-why-passed", total=public.total),)
    return (note("cribbage-turn-of", who=Who(public.turn), total=public.total),)


def _why_count(view: View) -> Answer:
    count, rules = view.public.open, view.rules
    assert count is not None
    if count.seat != view.seat:
        return (note("cribbage-turn-count", who=Who(count.seat), what=count.what),)
    lines = [note("cribbage-why-scores"), note("cribbage-why-cost", miscount=rules.miscount)]
    if rules.claim_seconds:
        lines.append(note("cribbage-why-clock", seconds=rules.claim_seconds))
    if rules.helped[count.seat]:
        lines.append(note("cribbage-why-help"))
    return tuple(lines)


_ANSWERS: dict[Ask, Callable[[View], Answer]] = {
    Ask.COUNT: _count,
    Ask.BURDEN: _burden,
    Ask.FIRST: _first,
    Ask.TABLE: _table,
    Ask.SCORES: _scores,
    Ask.DETAILS: _details,
    Ask.TURN: _turn,
    Ask.HAND: _hand,
    Ask.HOLDINGS: _holdings,
    Ask.LAST: _last,
    Ask.NEXT: _next,
    Ask.WHY: _why,
}
