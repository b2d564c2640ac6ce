"""What the information keys answer: from public data and one's own hand, in every phase, changing
nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from games.casino.events import TableBuild, Took
from games.casino.rules.duty import duty_word
from games.casino.rules.scoring import ACES, spades_of
from games.casino.rules.values import BIG, LITTLE
from games.casino.state import (
    PLAYING,
    Accusation,
    DealerChoice,
    LastCall,
    Phase,
    Public,
    Vote,
    Window,
)
from games.casino.view import View, unseen_cards
from games.casino.words.advice import advice
from games.casino.words.count import count_lines
from games.casino.words.narration import duty_note, lines_of, narrate, took_lines
from games.casino.words.phrases import (
    bare_build,
    build_item,
    card_note,
    scores_note,
    side_of,
    sides_note,
    sorted_hand,
    sorted_loose,
    standing,
)
from playroom.engine.kit.told import own_first, per_seat
from playroom.engine.notes import Kind, Note, Notes, Seats, Side, Who, note
from playroom.engine.table import Answer, Ask


def answer(view: View, ask: Ask) -> Answer:
    """The lines that answer a key."""
    return _ANSWERS[ask](view)


def _over(public: Public) -> bool:
    return public.phase is Phase.OVER


# -- C, P: what has been taken ---------------------------------------------------------------------


def _count(view: View) -> Answer:
    public, own = view.public, side_of(view.public, view.seat)
    if _over(public) and public.counted is not None:
        return count_lines(public.counted, own)
    public_counts, options = public.options.known, public.options
    lines: list[Note] = []
    if "cards" in public_counts:
        counts = sides_note("casino-part-side-cards", [len(pile) for pile in public.piles], own)
        lines.append(note("casino-ask-taken-so-far", counts=counts))
    if "spades" in public_counts:
        lines += [_summary(public, side) for side in own_first(range(len(public.piles)), own)]
    if options.sweeps:
        sweeps = [public.sweeps.count(side) for side in range(len(public.piles))]
        lines.append(note("casino-ask-sweeps-so-far", scores=scores_note(sweeps, own)))
    return tuple(lines) or (note("casino-ask-not-told"),)


def _summary(public: Public, side: int) -> Note:
    """Spades and point cards of one side, overs when they count."""
    pile, options = public.piles[side], public.options
    things = [note("casino-part-spades", count=spades_of(pile))]
    things += [card_note(ace) for _, ace in ACES if ace in pile]
    if BIG in pile:
        things.append(note("casino-part-item-big"))
    if LITTLE in pile:
        things.append(note("casino-part-item-little"))
    if options.overs and len(pile) > 30:
        things.append(note("casino-part-overs", count=len(pile) - 30))
    if options.spade_overs and spades_of(pile) > 8:
        things.append(note("casino-part-spade-overs", count=spades_of(pile) - 8))
    return note("casino-ask-side-has", side=Side(side), things=Notes(tuple(things)))


def own_pile(view: View) -> Answer:
    """P: one's own pile, as far as the table tells it."""
    public, seat = view.public, view.seat
    if seat is None:
        return (note("casino-ask-watching"),)
    side = public.options.side_of[seat]
    pile, public_counts = public.piles[side], public.options.known
    lines: list[Note] = []
    if "cards" in public_counts:
        lines.append(note("casino-ask-pile", count=len(pile)))
    if "spades" in public_counts and pile:
        lines.append(_summary(public, side))
    if public.options.sweeps:
        lines.append(note("casino-ask-own-sweeps", count=public.sweeps.count(side)))
    if "list" in public_counts:
        lines += lines_of([card_note(card) for card in sorted_loose(pile)], Kind.ANSWER)
        lines += _unseen(view)
    if (
        public.last_take is not None
        and public.last is not None
        and public.options.side_of[public.last] == side
    ):
        lines += took_lines(public.last_take, Kind.ANSWER)
    return tuple(lines) or (note("casino-ask-not-told"),)


def _unseen(view: View) -> Answer:
    hidden = unseen_cards(view)
    counts = {rank: sum(1 for card in hidden if card.rank == rank) for rank in range(1, 14)}
    parts = tuple(
        note("casino-part-unseen-rank", rank=rank, count=count)
        for rank, count in counts.items()
        if count
    )
    return (
        (note("casino-ask-unseen", ranks=Notes(parts)),)
        if parts
        else (note("casino-ask-unseen-none"),)
    )


# -- B, V, F: what lies there ----------------------------------------------------------------------


def _builds(view: View) -> Answer:
    public = view.public
    if not public.builds:
        return (note("casino-ask-builds-none"),)
    items = [build_item(build, named=standing) for build in _own_builds_first(view)]
    lines = [note("casino-ask-builds", count=len(items), builds=Notes((items[0],)))]
    if len(items) > 1:
        lines += [note("casino-part-line", item=item) for item in items]
    if view.seat is not None and public.owned(view.seat):
        lines.append(_duty(view))
    return tuple(lines)


def _own_builds_first(view: View) -> list[TableBuild]:
    return sorted(view.public.builds, key=lambda build: (build.owner != view.seat, build.value))


def _duty(view: View) -> Note:
    public = view.public
    assert view.seat is not None
    own = public.owned(view.seat)
    token = duty_word(public.options.builder_duty, [build.multiple for build in own])
    return note(
        "casino-ask-own-duty",
        duty=token,
        builds=Notes(tuple(bare_build(build.value, build.multiple) for build in own)),
    )


def _table(view: View) -> Answer:
    public = view.public
    loose = sorted_loose(public.loose)
    builds = Notes(tuple(standing(build) for build in _own_builds_first(view)))
    if not loose and not builds.notes:
        return (note("casino-ask-table-empty"),)
    if not builds.notes:
        return (note("casino-ask-table-loose", cards=loose),)
    if not loose:
        return (note("casino-ask-table-builds", builds=builds),)
    return (note("casino-ask-table-both", builds=builds, cards=loose),)


def _first(view: View) -> Answer:
    public, options = view.public, view.public.options
    if _over(public) or public.phase is Phase.DEALER:
        return (note("casino-ask-no-deal"),)
    if options.draw:
        return (
            (note("casino-ask-stock-left", count=public.stock_size),)
            if public.stock_size
            else (note("casino-event-stock-out"),)
        )
    last = public.call is LastCall.MADE
    lines = (
        note(
            "casino-ask-cards-left",
            round=public.round,
            rounds=options.rounds,
            count=public.stock_size,
            last=last,
        ),
    )
    if view.seat == public.dealer and public.call is LastCall.DUE:
        return (*lines, note("casino-ask-you-owe-announcement"))
    return lines


# -- S, E, H ---------------------------------------------------------------------------------------


def _scores(view: View) -> Answer:
    public, options = view.public, view.public.options
    scores = scores_note(public.scores, side_of(public, view.seat))
    if options.single_deal:
        return (note("casino-ask-scores-deal", scores=scores),)
    return (note("casino-ask-scores-to", scores=scores, target=options.target, deal=public.deal),)


def _details(view: View) -> Answer:
    public, options = view.public, view.public.options
    own = side_of(public, view.seat)
    lines: list[Note] = []
    for side in own_first(range(len(public.scores)), own):
        points = public.scores[side]
        if options.single_deal:
            lines.append(
                note(
                    "casino-part-line",
                    item=note("casino-part-side-number", side=Side(side), count=points),
                )
            )
        else:
            lines.append(
                note(
                    "casino-ask-to-go",
                    side=Side(side),
                    points=points,
                    left=max(0, options.target - points),
                )
            )
    lines.append(note("casino-ask-deal-dealer", number=public.deal, who=Who(public.dealer)))
    if options.teams:
        sides = own_first(range(len(options.sides)), own)
        lines += [
            note("casino-event-partners", team=Seats(own_first(options.sides[side], view.seat)))
            for side in sides
        ]
    if options.multipliers and public.deal <= 2 and public.result is None:
        lines.append(note("casino-ask-multiplier-possible", times=4 if public.deal == 1 else 2))
    return tuple(lines)


def _hand(view: View) -> Answer:
    if view.seat is None:
        return (note("casino-ask-watching"),)
    if not view.hand:
        return (note("casino-ask-hand-none"),)
    lines = [note("casino-ask-hand-cards", cards=sorted_hand(view.hand))]
    debt = view.public.debt(view.seat)
    if debt is not None:
        lines.append(note("casino-ask-you-owe", card=debt))
    return tuple(lines)


def _holdings(view: View) -> Answer:
    held = view.public.held
    seats = own_first(range(len(held)), view.seat)
    parts = per_seat(seats, "casino-part-holding", "count", held)
    return (note("casino-ask-held", parts=parts),)


# -- T, L ------------------------------------------------------------------------------------------


def _turn(view: View) -> Answer:
    public = view.public
    lines: list[Note] = [*_awaited(view)]
    if public.phase in PLAYING and public.last_play is not None and public.turn != view.seat:
        lines += narrate(public.last_play, view.seat)
    return tuple(lines)


def _awaited(view: View) -> Answer:
    public, seat = view.public, view.seat
    question = public.question
    if public.phase is Phase.OVER:
        return (note("casino-ask-turn-over"),)
    if isinstance(question, Window):
        if seat in question.asked:
            # a card is named to a partner only
            line = note(
                "casino-ask-turn-window-asked",
                mover=Who(question.mover),
                answered=view.answered,
                accuse=public.options.teams,
            )
            return (line,)
        return (note("casino-ask-turn-window", others=Seats(question.asked)),)
    if isinstance(question, Accusation):
        return (note("casino-ask-turn-accused", who=Who(question.accused), card=question.card),)
    if isinstance(question, Vote):
        if seat in question.asked and not view.answered:
            return (note("casino-ask-turn-vote-asked", proposer=Who(question.proposer)),)
        return (
            note(
                "casino-ask-turn-vote",
                others=Seats(tuple(other for other in question.asked if other != seat)),
            ),
        )
    if isinstance(question, DealerChoice):
        if seat in question.asked and not view.answered:
            return (note("casino-ask-turn-dealer-asked"),)
        return (
            note(
                "casino-ask-turn-dealer",
                others=Seats(tuple(other for other in question.asked if other != seat)),
            ),
        )
    if public.turn is not None and public.turn != seat:
        return (note("casino-ask-turn-of", who=Who(public.turn)),)
    return _own_turn(view)


def _own_turn(view: View) -> Answer:
    public, seat = view.public, view.seat
    assert seat is not None
    own = public.owned(seat)
    first = note("casino-ask-turn-of", who=Who(seat))
    if own:
        first = duty_note(
            tuple((build.value, build.multiple) for build in own), public.options.builder_duty
        )
    lines = [first]
    if public.phase is Phase.REPLACEMENT:
        lines.append(note("casino-ask-turn-replace"))
    debt = public.debt(seat)
    if debt is not None:
        lines.append(note("casino-ask-you-owe", card=debt))
    if seat == public.dealer and public.call is LastCall.DUE:
        lines.append(note("casino-ask-you-owe-announcement"))
    return tuple(lines)


def _last(view: View) -> Answer:
    public = view.public
    if public.last_play is None:
        return (note("casino-ask-nothing-yet"),)
    lines = list(narrate(public.last_play, view.seat))
    if public.last_take is None:
        lines.append(note("casino-ask-no-take"))
    elif not isinstance(public.last_play, Took):
        take = public.last_take
        lines.append(note("casino-ask-last-take", who=Who(take.seat), card=take.card))
    if public.last is not None and not _over(public):
        lines.append(note("casino-ask-gets-the-rest", who=Who(public.last)))
    return tuple(Note(line.id, line.parts) for line in lines)


# -- Z, W ------------------------------------------------------------------------------------------


def _next(view: View) -> Answer:
    public, seat = view.public, view.seat
    if seat is None:
        return (note("casino-ask-watching"),)
    if not view.hand or _over(public):
        return (note("casino-ask-hand-none"),)
    if public.phase not in PLAYING:
        return _awaited(view)
    debt = public.debt(seat)
    return (
        (note("casino-ask-you-owe", card=debt),)
        if debt is not None
        else (note("casino-ask-only-trails"),)
    )


def _why(view: View) -> Answer:
    public, seat = view.public, view.seat
    if seat is None or public.phase not in PLAYING or public.turn is None:
        if (
            isinstance(public.question, Window)
            and seat in public.question.asked
            and not view.answered
        ):
            return (*_awaited(view), note("casino-advice-window"))
        return _awaited(view)
    if public.turn != seat:
        return _awaited(view)
    before = [note("casino-ask-turn-replace")] if public.phase is Phase.REPLACEMENT else []
    if seat == public.dealer and public.call is LastCall.DUE:
        before.append(note("casino-ask-you-owe-announcement"))
    return (*before, *advice(view))


_ANSWERS: dict[Ask, Callable[[View], Answer]] = {
    Ask.COUNT: _count,
    Ask.BURDEN: _builds,
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
