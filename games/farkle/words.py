"""The keyboard of Farkle, what its keys answer, and the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.farkle import events as e
from games.farkle.actions import Bank, Keep, Roll, Steal
from games.farkle.options import FarkleOptions
from games.farkle.state import Dice, State, banked, kept, may_bring, refusal
from playroom.engine.contract import Chapter
from playroom.engine.kit.dice import SIDES, DiceTable, dice_note, dice_of
from playroom.engine.kit.rulebook import chapters
from playroom.engine.kit.told import leaders, own_first
from playroom.engine.notes import Note, Rejection, Seats, Who, note
from playroom.engine.sounds import Sound, SoundTable, to_oneself, won_by
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, GameKey, Item, Offer


class FarkleTable(DiceTable[State]):
    """Dice to mark while some must be kept; then rolling, banking and stealing."""

    sounds: ClassVar[SoundTable] = {
        e.Started: "start",
        e.TurnBegan: to_oneself("turn"),
        e.Rolled: "roll",
        e.Kept: lambda event, seat: Sound("sweep" if event.hot else "capture", event.seat),
        e.Farkled: "wrong",
        e.Banked: "points",
        e.Won: won_by(lambda event: event.winners),
    }
    keys = tuple(map(GameKey, ("roll", "keep", "bank", "steal"), "dkpx"))

    def taking(self, dice: Dice) -> Action:
        return Keep(dice)

    def deeds(self, view: State) -> Mapping[str, Action]:
        best = Keep(view.ways[0] if view.rolled else ())
        return {"bank": Bank(), "roll": Roll(), "steal": Steal(), "keep": best}

    def offered(self, view: State, action: Action) -> Offer | Rejection:
        if refused := refusal(view, action):
            return refused
        match action:
            case Keep(dice):
                points = view.worth(dice)
                line = note("farkle-offer-keep", dice=dice_note(dice), points=points)
            case Bank():
                line = note("farkle-offer-bank", points=view.bankable)
            case Steal():
                line = note("farkle-offer-steal", free=view.left, points=view.stake)
            case _:
                line = note("farkle-offer-roll", free=view.free)
        return Offer(action, line)

    def foretold(self, view: State, action: Action) -> Event | None:
        match action:
            case Keep(dice) if view.seat is not None:
                return kept(view, view.seat, dice)
            case Bank() if view.seat is not None:
                return banked(view, view.seat)
        return None

    def marking(self, view: State, marked: Sequence[Item], item: Item, on: bool) -> Note:
        points = view.worth(dice_of(marked))
        return note("farkle-item-marked", item=item.note, on=on, points=points)

    def answer_count(self, view: State) -> Answer:
        more = view.whole > view.pot
        return (note("farkle-ask-risk", points=view.pot, more=more, all=view.whole),)

    def answer_burden(self, view: State) -> Answer:
        out = [seat for seat, opened in enumerate(view.opened) if not opened]
        seats = Seats(own_first(out, view.seat))
        return (note("farkle-ask-opening", opening=view.options.opening, seats=seats),)

    def answer_first(self, view: State) -> Answer:
        seats = Seats(own_first(leaders(view.scores), view.seat))
        return (note("farkle-ask-first", seats=seats, points=max(view.scores)),)

    def answer_details(self, view: State) -> Answer:
        target = note("farkle-ask-target", target=view.options.target)
        who = Who(view.closer or 0)
        return (target, note("farkle-ask-last-round", who=who))[: 1 + (view.closer is not None)]

    def answer_why(self, view: State) -> Answer:
        """FAR-014: the best of the roll, or why one cannot stop now, and how often the dice to roll
        next bring nothing.
        """
        if view.turn is None or view.turn != view.seat:
            return self.answer_turn(view)
        best = view.ways[0] if view.rolled else ()
        free = view.free_after(best)
        fails = sum(often for often, ways in may_bring(view.options, free) if not ways)
        risk = note("farkle-advice-risk", free=free, risk=round(100 * fails))
        line = note("farkle-advice-best", dice=dice_note(best), points=view.worth(best))
        if best:
            return (line, risk)
        refused = refusal(view, Bank()) if view.whole else None
        return (risk,) if refused is None else (refused.note, risk)


def rulebook(options: FarkleOptions) -> tuple[Chapter, ...]:
    """The rules of a table in chapters; each is told where it is in force."""
    o, six = options, options.dice == SIDES
    hot = "hot-must" if o.hot_dice == "must" else "hot-may"
    turn = {"aim": o.target, "roll": o.dice, "keep": 1, "farkle": 1, hot: o.dice, "bank": 1}
    turn |= {"opening": o.opening, "steal": o.steal, "steal-points": o.steal, "farkles": o.farkles}
    worth = {"singles": 1, "triples": o.triple_ones, o.several: 1}
    worth |= {"straight-six" if six else "straight-five": o.straight}
    worth |= {"three-pairs": six * o.three_pairs, "two-triplets": six * o.two_triplets}
    turn |= {"clock": o.turn_seconds}
    end = {"last-round" if o.last_round else "first": 1, "exact": o.exact * o.target}
    rules = {"turn": turn, "worth": worth, "end": end}

    def told(of: Mapping[str, int]) -> list[Note]:
        return [note(f"farkle-rule-{name}", value=int(of[name])) for name in of if of[name]]

    return chapters("farkle", {name: told(of) for name, of in rules.items()})


def reasons(view: State, action: Action) -> tuple[Note, ...]:
    """Why one goes on or stops, for a hint: how often the next roll brings nothing."""
    free = view.left if isinstance(action, Steal) else view.free
    dice = view.free_after(action.dice) if isinstance(action, Keep) else free
    lost = sum(chance for chance, ways in may_bring(view.options, dice) if not ways)
    return (note("farkle-hint", dice=dice, lost=round(100 * lost)),)
