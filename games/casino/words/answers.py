"""What the information keys answer: from public data and one's own hand, in every phase, changing
nothing.
"""

from __future__ import annotations

from collections import Counter

from games.casino.builds import TableBuild
from games.casino.events import Took
from games.casino.options import duty_word
from games.casino.questions import Accusation, DealerChoice, Vote, Window
from games.casino.rules.scoring import ACES, spades_of
from games.casino.rules.values import BIG, LITTLE, in_order
from games.casino.state import PLAYING, LastCall, Phase, Public, View, unseen_cards
from games.casino.words.advice import advice
from games.casino.words.phrases import (
    bare_builds,
    build_item,
    card_note,
    duty_note,
    lines_of,
    scores_note,
)
from playroom.engine.kit.face import PlainTable
from playroom.engine.kit.told import own_first, per_seat, per_side
from playroom.engine.notes import Kind, Note, Notes, Seats, Side, Who, note
from playroom.engine.table import Answer


class Answers(PlainTable[View]):
    """The answers of Casino to every key."""

    # -- C: what has been taken --------------------------------------------------------------------

    def answer_count(self, view: View) -> Answer:
        """C: the deal so far, as far as the table tells it; after the end its count."""
        public, options, own = view.public, view.public.options, view.side
        if public.phase is Phase.OVER and public.counted is not None:
            return public.counted.count_lines(own)
        lines: list[Note] = []
        if "cards" in options.known:
            counts = per_side("casino-part-side-cards", list(map(len, public.piles)), own)
            lines.append(note("casino-ask-taken-so-far", counts=counts))
        if "spades" in options.known:
            lines += [_summary(public, side) for side in own_first(range(len(public.piles)), own)]
        if options.sweeps:
            sweeps = [public.sweeps.count(side) for side in range(len(public.piles))]
            lines.append(note("casino-ask-sweeps-so-far", scores=scores_note(sweeps, own)))
        return tuple(lines) or (note("casino-ask-not-told"),)

    # -- B, V, F: what lies there ------------------------------------------------------------------

    def answer_burden(self, view: View) -> Answer:
        """B: the builds, one's own first."""
        public = view.public
        if not public.builds:
            return (note("casino-ask-builds-none"),)
        items = [build_item(build, in_sentence=True) for build in _own_builds_first(view)]
        lines = [note("casino-ask-builds", count=len(items), builds=Notes((items[0],)))]
        if len(items) > 1:
            lines += [note("casino-part-line", item=item) for item in items]
        if view.seat is not None and (own := public.owned(view.seat)):
            duty = duty_word(public.options.builder_duty, [build.multiple for build in own])
            lines.append(note("casino-ask-own-duty", duty=duty, builds=bare_builds(own)))
        return tuple(lines)

    def answer_table(self, view: View) -> Answer:
        """V: builds and loose cards."""
        loose = in_order(view.public.loose)
        builds = Notes(tuple(build.said() for build in _own_builds_first(view)))
        if not loose and not builds.notes:
            return (note("casino-ask-table-empty"),)
        if not builds.notes:
            return (note("casino-ask-table-loose", cards=loose),)
        if not loose:
            return (note("casino-ask-table-builds", builds=builds),)
        return (note("casino-ask-table-both", builds=builds, cards=loose),)

    def answer_first(self, view: View) -> Answer:
        """F: the round and the stock."""
        public, stock = view.public, view.public.stock_size
        if public.phase in (Phase.OVER, Phase.DEALER):
            return (note("casino-ask-no-deal"),)
        if public.options.draw:
            left = note("casino-ask-stock-left", count=stock)
            return (left if stock else note("casino-event-stock-out"),)
        values = {"round": public.round, "rounds": public.options.rounds, "count": stock}
        lines = note("casino-ask-cards-left", last=public.call is LastCall.MADE, **values)
        return (lines, *_owed_call(view))

    # -- S, E, H -----------------------------------------------------------------------------------

    def answer_scores(self, view: View) -> Answer:
        """S: the scores, and what is played to."""
        public, options = view.public, view.public.options
        scores = scores_note(public.scores, view.side)
        if options.single_deal:
            return (note("casino-ask-scores-deal", scores=scores),)
        target = options.target
        return (note("casino-ask-scores-to", scores=scores, target=target, deal=public.deal),)

    def answer_details(self, view: View) -> Answer:
        """Shift S: what is missing, who deals, who plays with whom."""
        public, options = view.public, view.public.options
        lines: list[Note] = []
        sides = own_first(range(len(public.scores)), view.side)
        for side in sides:
            who, points = Side(side), public.scores[side]
            left = max(0, options.target - points)
            if options.single_deal:
                item = note("casino-part-side-number", side=who, count=points)
                lines.append(note("casino-part-line", item=item))
            else:
                lines.append(note("casino-ask-to-go", side=who, points=points, left=left))
        lines.append(note("casino-ask-deal-dealer", number=public.deal, who=Who(public.dealer)))
        if options.teams:
            teams = (own_first(options.sides[side], view.seat) for side in sides)
            lines += [note("casino-event-partners", team=Seats(team)) for team in teams]
        if options.multipliers and public.deal <= 2 and public.result is None:
            times = 4 if public.deal == 1 else 2
            lines.append(note("casino-ask-multiplier-possible", times=times))
        return tuple(lines)

    def answer_hand(self, view: View) -> Answer:
        """H: the own cards."""
        if view.seat is None:
            return (note("kit-watching"),)
        if not view.hand:
            return (note("casino-ask-hand-none"),)
        return (note("kit-hand", cards=in_order(view.hand)), *_owed_card(view))

    def answer_holdings(self, view: View) -> Answer:
        """E: how many cards each seat holds."""
        seats = own_first(range(len(view.counts)), view.seat)
        return (note("kit-holdings", parts=per_seat(seats, "kit-holding", "count", view.counts)),)

    # -- T, L --------------------------------------------------------------------------------------

    def answer_turn(self, view: View) -> Answer:
        """T: who is awaited for what, and what was played last."""
        public = view.public
        lines = _awaited(view)
        if public.phase in PLAYING and public.last_play is not None and public.turn != view.seat:
            return (*lines, *public.last_play.told(view.seat))
        return lines

    def answer_last(self, view: View) -> Answer:
        """L: the last play, the last take, and who gets the rest."""
        public = view.public
        if public.last_play is None:
            return (note("casino-ask-nothing-yet"),)
        lines = list(public.last_play.told(view.seat))
        if public.last_take is None:
            lines.append(note("casino-ask-no-take"))
        elif not isinstance(public.last_play, Took):
            take = public.last_take
            lines.append(note("casino-ask-last-take", who=Who(take.seat), card=take.card))
        if public.last is not None and public.phase is not Phase.OVER:
            lines.append(note("casino-ask-gets-the-rest", who=Who(public.last)))
        return tuple(Note(line.id, line.parts) for line in lines)

    # -- Z, W --------------------------------------------------------------------------------------

    def answer_next(self, view: View) -> Answer:
        """Z, when nothing but a trail can be played."""
        public = view.public
        if view.seat is None:
            return (note("kit-watching"),)
        if not view.hand or public.phase is Phase.OVER:
            return (note("casino-ask-hand-none"),)
        if public.phase not in PLAYING:
            return _awaited(view)
        return _owed_card(view) or (note("casino-ask-only-trails"),)

    def answer_why(self, view: View) -> Answer:
        """W: what may be done, and what a good player would weigh."""
        public, seat, question = view.public, view.seat, view.public.question
        if isinstance(question, Window) and seat in question.asked and not view.answered:
            return (*_awaited(view), note("casino-advice-window"))
        if seat is None or public.phase not in PLAYING or public.turn != seat:
            return _awaited(view)
        return (*_undone(view), *_owed_call(view), *advice(view))


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
        return (note("kit-watching"),)
    side = public.options.side_of[seat]
    pile, known = public.piles[side], public.options.known
    lines: list[Note] = []
    if "cards" in known:
        lines.append(note("casino-ask-pile", count=len(pile)))
    if "spades" in known and pile:
        lines.append(_summary(public, side))
    if public.options.sweeps:
        lines.append(note("casino-ask-own-sweeps", count=public.sweeps.count(side)))
    if "list" in known:
        lines += lines_of([card_note(card) for card in in_order(pile)])
        lines += _unseen(view)
    if public.last_take is not None and public.last in public.options.sides[side]:
        lines += public.last_take.lines(Kind.ANSWER)
    return tuple(lines) or (note("casino-ask-not-told"),)


def _unseen(view: View) -> Answer:
    counts = Counter(card.rank for card in unseen_cards(view))
    ranks = (note("casino-part-unseen-rank", rank=r, count=counts[r]) for r in sorted(counts))
    if not counts:
        return (note("casino-ask-unseen-none"),)
    return (note("casino-ask-unseen", ranks=Notes(tuple(ranks))),)


def _own_builds_first(view: View) -> list[TableBuild]:
    return sorted(view.public.builds, key=lambda build: (build.owner != view.seat, build.value))


def _awaited(view: View) -> Answer:
    public, seat = view.public, view.seat
    question = public.question
    if public.phase is Phase.OVER:
        return (note("casino-ask-turn-over"),)
    if isinstance(question, Window):
        if seat in question.asked:
            # a card is named to a partner only
            mover, accuse, answered = Who(question.mover), public.options.teams, view.answered
            id_ = "casino-ask-turn-window-asked"
            return (note(id_, mover=mover, answered=answered, accuse=accuse),)
        return (note("casino-ask-turn-window", others=Seats(question.asked)),)
    if isinstance(question, Accusation):
        return (note("casino-ask-turn-accused", who=Who(question.accused), card=question.card),)
    others = Seats(tuple(other for other in question.asked if other != seat) if question else ())
    if isinstance(question, Vote):
        if seat in question.asked and not view.answered:
            return (note("casino-ask-turn-vote-asked", proposer=Who(question.proposer)),)
        return (note("casino-ask-turn-vote", others=others),)
    if isinstance(question, DealerChoice):
        if seat in question.asked and not view.answered:
            return (note("casino-ask-turn-dealer-asked"),)
        return (note("casino-ask-turn-dealer", others=others),)
    if public.turn is not None and public.turn != seat:
        return (note("casino-ask-turn-of", who=Who(public.turn)),)
    return _own_turn(view)


def _own_turn(view: View) -> Answer:
    public, seat = view.public, view.seat
    assert seat is not None
    own = tuple((build.value, build.multiple) for build in public.owned(seat))
    first = note("casino-ask-turn-of", who=Who(seat))
    if own:
        first = duty_note(own, public.options.builder_duty)
    return (first, *_undone(view), *_owed_card(view), *_owed_call(view))


def _undone(view: View) -> Answer:
    replaces = view.public.phase is Phase.REPLACEMENT
    return (note("casino-ask-turn-replace"),) if replaces else ()


def _owed_card(view: View) -> Answer:
    """The card that the seat must trail, if any."""
    debt = None if view.seat is None else view.public.debt(view.seat)
    return () if debt is None else (note("casino-ask-you-owe", card=debt),)


def _owed_call(view: View) -> Answer:
    """The announcement that the dealer owes."""
    owes = view.seat == view.public.dealer and view.public.call is LastCall.DUE
    return (note("casino-ask-you-owe-announcement"),) if owes else ()
