"""What the keys that every game has answer in cribbage, and what scored in a count."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.cribbage.events import Combination, Counted, Played, given, scores_note
from games.cribbage.rules.play import fitting
from games.cribbage.state import OpenCount, Phase, View
from playroom.engine.kit.face import PlainTable
from playroom.engine.kit.told import own_first, per_seat, say, sorted_hand
from playroom.engine.notes import Kind, Note, Notes, Seats, Side, Who, note
from playroom.engine.table import Answer


class CribbageAnswers(PlainTable[View]):
    """An answer to every question, in every phase."""

    def answer_count(self, view: View) -> Answer:
        public, last = view.public, view.public.last
        if public.phase is Phase.PLAY:
            # 31 until the next card after one that made it (CRB-130)
            begins = public.since == len(public.laid)
            made = begins and isinstance(last, Played) and last.total == 31
            return say("cribbage-ask-count", total=31 if made else public.total)
        if public.open is not None:
            return (_counting(public.open),)
        return say("cribbage-ask-no-count")

    def answer_burden(self, view: View) -> Answer:
        """The owner of the crib: the dealer's side gains by what is laid away."""
        if _resting(view):
            return say("cribbage-ask-no-deal")
        dealer = view.public.dealer
        if view.options.teams and view.seat is not None and dealer != view.seat:
            return say("cribbage-ask-crib-team", dealer=Who(dealer), ours=view.own_crib)
        return say("cribbage-ask-crib", who=Who(dealer))

    def answer_first(self, view: View) -> Answer:
        """The starter."""
        starter = view.public.starter
        if _resting(view):
            return say("cribbage-ask-no-deal")
        if starter is None:
            return say("cribbage-ask-no-starter")
        unpaid = starter.rank == 11 and not view.options.his_heels
        name = "cribbage-ask-starter-unpaid" if unpaid else "cribbage-ask-starter"
        return say(name, card=starter)

    def answer_table(self, view: View) -> Answer:
        public = view.public
        if public.open is not None:
            return say("cribbage-ask-none-in-play")
        if public.phase is not Phase.PLAY:
            return say("cribbage-ask-only-in-play")
        if not public.pile:
            return say("cribbage-ask-table-empty")
        laid = [note("cribbage-item-laid", who=Who(seat), card=card) for seat, card in public.pile]
        return say("cribbage-ask-table", cards=Notes(tuple(laid)), total=public.total)

    def answer_scores(self, view: View) -> Answer:
        options = view.options
        scores = scores_note(view.public.scores, options.teams, view.seat, Kind.ANSWER)
        return (scores, note("cribbage-ask-target", target=options.target), *_teams(view))

    def answer_details(self, view: View) -> Answer:
        public, target = view.public, view.options.target
        points = tuple(
            note(
                "cribbage-ask-score-detail",
                side=Side(side),
                points=public.scores[side],
                left=max(0, target - public.scores[side]),
            )
            for side in view.sides
        )
        deal = note("cribbage-ask-deal-number", number=public.number, who=Who(public.dealer))
        return (*points, *_teams(view), deal)

    def answer_turn(self, view: View) -> Answer:
        public, count = view.public, view.public.open
        if public.phase is Phase.DISCARD:
            return _turn_to_discard(view)
        if public.phase is Phase.PLAY:
            return say("cribbage-ask-turn", who=Who(public.turn), total=public.total)
        if count is None:
            return say("cribbage-ask-turn-nobody", phase=public.phase)
        line = note("cribbage-ask-turn-count", who=Who(count.seat), what=count.what)
        seconds = view.options.claim_seconds
        if seconds and view.is_counting:
            return (line, note("cribbage-event-count-clock", seconds=seconds))
        return (line,)

    def answer_last(self, view: View) -> Answer:
        last = view.public.last
        if last is None:
            return say("cribbage-ask-nothing-yet")
        item = (result_item(last),) if isinstance(last, Counted) else ()
        return (*item, *last.told(view.seat))

    def answer_hand(self, view: View) -> Answer:
        public = view.public
        if view.seat is None:
            return say("cribbage-ask-watching")
        if _resting(view):
            return say("cribbage-ask-no-deal")
        if public.open is not None and view.is_counting:
            return (_counting(public.open),)
        if not view.hand:
            return say("cribbage-ask-hand-none")
        hand = sorted_hand(view.hand)
        if public.phase is Phase.SHOW and public.starter is not None:
            return say("cribbage-ask-hand-and-starter", cards=hand, starter=public.starter)
        line = note("cribbage-ask-hand", cards=hand)
        if view.discards:
            return (line, note("cribbage-ask-discards", cards=sorted_hand(view.discards)))
        return (line,)

    def answer_holdings(self, view: View) -> Answer:
        if _resting(view):
            return say("cribbage-ask-no-deal")
        held = view.public.held
        seats = own_first(range(len(held)), view.seat)
        parts = per_seat(seats, "cribbage-part-holding", "count", held)
        return say("cribbage-ask-holdings", parts=parts)

    def answer_next(self, view: View) -> Answer:
        """Why there is no card to go to."""
        public = view.public
        if public.phase is Phase.DISCARD:
            return say("cribbage-ask-next-none-to-discard")
        if public.phase is Phase.PLAY:
            if not view.hand:
                return say("cribbage-ask-hand-none")
            return say("cribbage-ask-next-none-fits", total=public.total)
        if view.is_counting:
            return say("cribbage-ask-next-type")
        return say("cribbage-ask-next-nothing")

    def answer_why(self, view: View) -> Answer:
        """What a good player would look at now, and what was counted wrong."""
        public, lines = view.public, _advice(view) or self.answer_turn(view)
        if not public.results or public.phase in (Phase.DISCARD, Phase.PLAY):
            return lines
        if public.open is not None:  # the counts before what is asked now have a key of their own
            return (*lines, note("cribbage-advice-earlier"))
        return (*lines, *explanations(public.results))


def _resting(view: View) -> bool:
    """Is no deal going on?"""
    return view.public.phase in (Phase.IDLE, Phase.OVER)


def _counting(count: OpenCount) -> Note:
    shown: dict[str, Any] = {"what": count.what, "cards": count.cards, "starter": count.starter}
    return note("cribbage-ask-counting", who=Who(count.seat), **shown)


def _teams(view: View) -> Answer:
    """Who plays together with whom, one's own team first; none when everybody plays alone."""
    if not view.options.teams:
        return ()
    members = (own_first(view.options.members(side), view.seat) for side in view.sides)
    return tuple(note("cribbage-event-table-team", team=Seats(team)) for team in members)


def _turn_to_discard(view: View) -> Answer:
    """Who still has to lay away (CRB-135)."""
    options, public = view.options, view.public
    choosing = tuple(seat for seat, held in enumerate(public.held) if held > options.hand_size)
    others = Seats(tuple(seat for seat in choosing if seat != view.seat))
    if view.seat in choosing:
        choose = note("cribbage-event-choose", who=Who(public.dealer), count=view.to_discard)
        if not others.seats:
            return (choose,)
        return (choose, note("cribbage-ask-still-choosing", others=others))
    if view.seat is None:
        return say("cribbage-ask-still-choosing", others=others)
    wait = note("cribbage-ask-you-wait", others=others)
    if not options.discards(view.seat, public.dealer):
        return (wait, note("cribbage-ask-dealer-has-none"))
    return (wait,)


def _advice(view: View) -> Answer:
    """What to think of in the question that is open to the seat; none when there is none."""
    public, options = view.public, view.options
    if view.to_discard:
        choose = note("cribbage-event-choose", who=Who(public.dealer), count=view.to_discard)
        return (choose, note("cribbage-advice-discard", ours=view.own_crib))
    if public.phase is Phase.PLAY:
        if public.turn == view.seat:
            room = note("cribbage-advice-play", room=31 - public.total, any=public.total <= 21)
            return (room, note("cribbage-advice-good-play"))
        if view.hand and not fitting(view.hand, public.total):
            return say("cribbage-advice-passed", total=public.total)
    if view.seat is None or not view.is_counting:
        return ()
    cost = note("cribbage-advice-cost", miscount=options.miscount)
    lines = [note("cribbage-advice-scores"), cost]
    if options.claim_seconds:
        lines.append(note("cribbage-advice-clock", seconds=options.claim_seconds))
    if options.helped[view.seat]:
        lines.append(note("cribbage-advice-help"))
    return tuple(lines)


# -- a closed count --------------------------------------------------------------------------------


def result_item(event: Counted) -> Note:
    """A closed count as a thing to stand on."""
    return note("cribbage-item-result", who=Who(event.seat), what=event.what, value=event.value)


def explanations(events: tuple[Counted, ...]) -> Answer:
    """The counts of a deal that were wrong, explained; when all were right the last one
    (CRB-115).
    """
    wrong = [event for event in events if event.wrong]
    return tuple(line for event in wrong or events[-1:] for line in explanation(event))


def explanation(event: Counted) -> Answer:
    """Every combination of a closed count with its points, the sum, the claim, and who got what
    (CRB-115).
    """
    head = note(
        "cribbage-ask-explain",
        who=Who(event.seat),
        what=event.what,
        starter=event.starter,
        count=len(event.combinations),
    )
    lines = (head, *combination_lines(event.combinations), _claim_line(event))
    if event.awards:
        lines = (*lines, note("cribbage-ask-explain-awards", given=given(event.awards)))
    return lines


def combination_lines(combinations: Iterable[Combination]) -> Answer:
    """What scores in a show, one line each, with its points."""
    return tuple(
        note(f"cribbage-ask-explain-{scoring.kind}", cards=scoring.cards, points=scoring.points)
        for scoring in combinations
    )


def _claim_line(event: Counted) -> Note:
    """The value of a closed count beside what was claimed."""
    who, value, claim = Who(event.seat), event.value, event.claim
    if event.how == "timeout":
        return note("cribbage-ask-explain-late", value=value)
    if claim is None:
        return note("cribbage-ask-explain-sum", value=value)
    if event.joke:
        return note("cribbage-ask-explain-joke", who=who, value=value)
    how = "right" if claim == value else "less" if claim < value else "more"
    by = abs(claim - value)
    return note(f"cribbage-ask-explain-{how}", who=who, value=value, claim=claim, by=by)
