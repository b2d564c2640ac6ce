"""The toy game's side of the keyboard, and its bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.notes import Kind, Note, Notes, Rejection, Seats, Side, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Offer, Table, Zone
from tests.engine import tally_values as t
from tests.engine.tally_values import CAP, Phase, View, fits, points, refuse


def hand_order(hand: Sequence[Card], order: str) -> list[Card]:
    return sorted(
        hand, key=lambda one: (one.suit, one.rank) if order == "suit" else (one.rank, one.suit)
    )


def key_of(one: Card) -> str:
    return f"card{int(one)}"


def item(one: Card, markable: bool = True) -> Item:
    return Item(key_of(one), note("tally-card", card=one), one, markable)


class TallyTable(Table[View]):
    deals: ClassVar[tuple[type[Event], ...]] = (t.Dealt,)
    keys: ClassVar[tuple[GameKey, ...]] = (
        GameKey("look", "k"),
        GameKey("ring", "g"),
        GameKey("doubt", "x"),
        GameKey("believe", "y"),
    )

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        hand = tuple(item(one) for one in hand_order(view.hand, order))
        trick = tuple(item(one, markable=False) for one in view.trick)
        return Zone("hand", note("tally-zone-hand"), hand), Zone(
            "trick", note("tally-zone-trick"), trick
        )

    def playable(self, view: View) -> tuple[str, ...]:
        if view.phase not in (Phase.AWAY, Phase.PLAY):
            return ()
        some = view.hand if view.phase == Phase.AWAY else fits(view.hand, view.trick)
        return tuple(key_of(one) for one in hand_order(some, "rank"))

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        chosen = list(marked) or ([at] if at else [])
        if view.phase == Phase.OVER:
            return refuse("wrong_phase", phase=view.phase.value)
        if view.phase not in (Phase.AWAY, Phase.PLAY):
            return (
                refuse("type_number")
                if view.phase == Phase.COUNT and view.seat == view.turn
                else refuse("not_your_turn")
            )
        if len(chosen) != 1 or chosen[0].card is None:
            return refuse("one_card", marked=len(chosen))
        what = chosen[0].card
        if view.phase == Phase.AWAY:
            if view.aside is not None:
                return refuse("already_laid")
            if what not in view.hand:
                return refuse("not_your_card", card=what)
            return (Offer(t.LayAway(what), note("tally-offer-away", card=what)),)
        if view.seat != view.turn:
            return refuse("not_your_turn")
        if what not in view.hand:
            return refuse("not_your_card", card=what)
        if what not in fits(view.hand, view.trick):
            return refuse(
                "over", card=what, total=points(view.trick), cards=fits(view.hand, view.trick)
            )
        return (Offer(t.Play(what), note("tally-offer-play", card=what)),)

    def wants_number(self, view: View) -> bool:
        return view.phase == Phase.COUNT and view.seat == view.turn

    def number(self, view: View, value: int) -> Action | Rejection:
        if not self.wants_number(view):
            return refuse("no_number")
        return t.Count(value) if 0 <= value <= 99 else refuse("bad_claim", low=0, high=99)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Answer | Rejection:
        actions: dict[str, Action] = {
            "look": t.Look(),
            "ring": t.Ring(),
            "doubt": t.Doubt(),
            "believe": t.Believe(),
        }
        action = actions[name]
        if name == "look":
            may = view.may_look
        elif name == "ring":
            may = view.may_ring
        else:
            may = view.phase == Phase.DOUBT and view.seat in view.waiting
        return (Offer(action, note(f"tally-offer-{name}")),) if may else refuse("not_now", key=name)

    def answer(self, view: View, ask: Ask) -> Answer:
        v, total = view, points(view.trick)
        match ask:
            case Ask.COUNT:
                return (
                    (note("tally-count", total=total),)
                    if v.phase == Phase.PLAY
                    else (note("tally-no-count"),)
                )
            case Ask.BURDEN:
                return (note("tally-dealer", who=Who(v.dealer)),)
            case Ask.FIRST:
                return (
                    (note("tally-first", card=v.trick[0]),)
                    if v.trick
                    else (note("tally-no-first"),)
                )
            case Ask.TABLE:
                return (
                    (note("tally-table", cards=v.trick),)
                    if v.trick
                    else (note("tally-table-empty"),)
                )
            case Ask.SCORES | Ask.DETAILS:
                lines = tuple(
                    note("tally-score", who=Side(i), score=score)
                    for i, score in enumerate(v.scores)
                )
                return lines if ask is Ask.DETAILS else (note("tally-scores", scores=Notes(lines)),)
            case Ask.TURN:
                if not v.waiting:
                    return (note("tally-over"),)
                if v.seat in v.waiting:
                    return (note("tally-your-turn", phase=v.phase.value),)
                return (note("tally-waiting", seats=Seats(v.waiting), phase=v.phase.value),)
            case Ask.HAND:
                return (
                    (note("tally-hand", cards=v.hand),) if v.hand else (note("tally-hand-empty"),)
                )
            case Ask.HOLDINGS:
                return tuple(
                    note("tally-holds", who=Who(seat), cards=count)
                    for seat, count in enumerate(v.counts)
                )
            case Ask.LAST:
                last = (v.trick or v.played)[-1:]
                return (note("tally-last", card=last[0]),) if last else (note("tally-no-last"),)
            case Ask.NEXT:
                return (note("tally-nothing-playable"),)
            case Ask.WHY:
                return (note("tally-why", phase=v.phase.value, cap=CAP),)

    def narrate(self, event: Event, seat: Seat | None) -> Answer:
        return tuple(self._tell(event))

    def _tell(self, event: Event) -> list[Note]:
        match event:
            case t.Dealt(who, some, count):
                if some is None:
                    return []
                return [note("tally-dealt", Kind.DEAL, who=Who(who), cards=some, count=count)]
            case t.LaidAway(who, what):
                if what is None:
                    return [note("tally-laid", Kind.PLAY, who=Who(who))]
                return [note("tally-laid-card", Kind.PLAY, card=what)]
            case t.Looked(_, what):
                return [note("tally-looked", Kind.PLAY, card=what)]
            case t.Rang(who, worth):
                return [note("tally-rang", Kind.PLAY, who=Who(who), worth=worth)]
            case t.Played(who, what, total):
                return [note("tally-played", Kind.PLAY, who=Who(who), card=what, total=total)]
            case t.Counted(who, said):
                if said is None:
                    return [note("tally-lapsed", Kind.COUNT, who=Who(who))]
                return [note("tally-counted", Kind.COUNT, who=Who(who), points=said)]
            case t.Settled(counter, doubter, truth, side, gain, score):
                lines = []
                if doubter is not None and truth is not None:
                    lines.append(
                        note(
                            "tally-doubted",
                            Kind.COUNT,
                            who=Who(doubter),
                            counter=Who(counter),
                            truth=truth,
                        )
                    )
                return [
                    *lines,
                    note("tally-gained", Kind.POINTS, who=Side(side), points=gain, score=score),
                ]
            case t.Drew(who, what):
                if what is None:
                    return [note("tally-drew", Kind.PLAY, who=Who(who))]
                return [note("tally-drew-card", Kind.PLAY, card=what)]
            case t.Shown(who, what, side, gain, score):
                return [
                    note(
                        "tally-shown",
                        Kind.COUNT,
                        who=Who(who),
                        card=what,
                        side=Side(side),
                        points=gain,
                        score=score,
                    )
                ]
            case t.Won(sides):
                return [note("tally-won", Kind.TABLE, who=Side(side)) for side in sides]
        return []


class AnyBot:
    """Any legal action, each as likely."""

    def decide(self, turn: Turn) -> Action:
        from tests.engine.tally import TALLY

        return turn.rng.choice(list(TALLY.choices(turn.view)))


class SteadyBot:
    """Counts right, doubts what is wrong, plays high; remembers what it saw to choose
    among equals.
    """

    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        if view.phase is Phase.AWAY:
            shown = {event.card.rank for event in turn.seen if isinstance(event, t.Played)}
            return t.LayAway(
                max(view.hand, key=lambda card: (points((card,)), card.rank not in shown))
            )
        if view.phase is Phase.PLAY:
            return t.Play(max(fits(view.hand, view.trick), key=lambda card: points((card,))))
        if view.phase is Phase.COUNT:
            return t.Count(points(view.trick))
        return t.Believe() if view.claim == points(view.trick) else t.Doubt()


BOTS: Mapping[str, Callable[[], Bot]] = {"random": AnyBot, "steady": SteadyBot}
