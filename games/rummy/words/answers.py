"""What the information keys answer: from what the seat knows, in every phase, changing nothing."""

from __future__ import annotations

from itertools import groupby

from games.rummy.events import CorrectionProposed, GameEnded, may_i
from games.rummy.rules.draw import MAY_I, claimants
from games.rummy.rules.melds import SET, Cards
from games.rummy.rules.refusals import contract_note
from games.rummy.state import HAND_PHASES, Laid, Phase, Proposal, View
from games.rummy.words.advice import claim_advice, contract_state, turn_advice
from games.rummy.words.phrases import (
    marked_wild,
    meld_full,
    meld_note,
    melds_notes,
    numbers,
    rank_notes,
    run_ends,
)
from playroom.engine.cards import Card
from playroom.engine.kit.face import PlainTable
from playroom.engine.kit.told import order_from, say, sorted_hand
from playroom.engine.notes import Kind, Note, Notes, Seats, Who, note
from playroom.engine.record import Seat, replace
from playroom.engine.table import Answer


class RummyAnswers(PlainTable[View]):
    """An answer to every question, in every phase."""

    def answer_count(self, view: View) -> Answer:
        public, limit = view.public, view.options.may_i_limit
        if not _running(view):
            return say("rummy-ask-no-hand-now")
        contract = contract_note(*public.contract)
        if view.seat is None:
            return say("rummy-ask-this-hand", contract=contract)
        lines = [note("rummy-ask-this-hand-mine", contract=contract, open=view.is_open)]
        if view.options.may_i and limit:
            left = max(0, limit - public.claims.made[view.seat])
            lines.append(note("rummy-ask-claims-left", count=left))
        return tuple(lines)

    def answer_burden(self, view: View) -> Answer:
        public = view.public
        if public.phase is Phase.OVER:
            return say("rummy-ask-turn-over")
        return say("rummy-ask-deals", who=Who(public.dealer), number=public.number)

    def answer_first(self, view: View) -> Answer:
        public, top, stock = view.public, view.public.top, view.public.stock_size
        if not _running(view):
            return say("rummy-ask-no-hand-now")
        if top is None:
            first = note("rummy-ask-pile-none", stock=stock)
        else:
            wild = marked_wild(view.options, top)
            first = note("rummy-ask-pile-top", card=top, stock=stock, wild=wild)
        if public.flipped:
            return (first, note("rummy-ask-turned-times", times=public.flipped))
        return (first,)

    def answer_table(self, view: View) -> Answer:
        row = view.public.melds
        if not _running(view):
            return _shown_hands(view)
        if not row:
            return say("rummy-ask-table-none")
        lines = [_laid_line(number, laid) for number, laid in enumerate(row, 1)]
        return (note("rummy-ask-table-melds", count=len(row)), *lines)

    def answer_scores(self, view: View) -> Answer:
        public = view.public
        if public.result is not None:
            return say("rummy-event-final", points=numbers(public.result.totals, view.seat))
        totals = numbers(public.totals, view.seat)
        return say("rummy-ask-totals-now", number=public.number, points=totals)

    def answer_details(self, view: View) -> Answer:
        public = view.public
        if not public.posted:
            return say("rummy-ask-nothing-posted")
        lines = []
        for number, row in enumerate(public.posted, 1):
            points = numbers(row, view.seat)
            lines.append(note("rummy-ask-posted-hand", number=number, points=points))
            filled = tuple(seat for hand, seat in public.filled if hand == number)
            if filled:
                lines.append(note("rummy-event-filled", others=Seats(filled)))
            disputed = tuple(seat for hand, seat in public.corrections.disputed if hand == number)
            if disputed:
                lines.append(note("rummy-ask-disputed", others=Seats(disputed)))
        return tuple(lines)

    def answer_turn(self, view: View) -> Answer:
        public, seat, phase = view.public, view.seat, view.public.phase
        lines: list[Note] = []
        if phase in (Phase.DRAW, Phase.PLAY):
            lines.append(note("rummy-ask-turn-of", who=Who(public.turn), phase=phase))
            if phase is Phase.DRAW and seat in claimants(view.options, public):
                lines += _ahead(view)
        elif phase is Phase.CLAIM:
            lines += _turn_claim(view)
        elif phase is Phase.OVER:
            lines.append(note("rummy-ask-turn-over"))
        elif phase is Phase.SUSPENDED:
            lines.append(note("rummy-ask-turn-suspended"))
        elif seat in public.waiting:
            lines.append(note(f"rummy-ask-asked-{phase}"))
        else:
            lines.append(note("rummy-ask-turn-others", phase=phase, others=Seats(public.waiting)))
        if public.corrections.proposal is not None:
            lines += _proposal(view, public.corrections.proposal)
        return tuple(lines)

    def answer_why(self, view: View) -> Answer:
        public, seat = view.public, view.seat
        if seat is None or not _running(view) or seat in public.vacated:
            return self.answer_turn(view)
        if public.phase is Phase.CLAIM:
            lines = self.answer_turn(view)
            if seat not in public.waiting:
                return lines
            has_may_i = any(line.id == "rummy-event-may-i-first" for line in lines)  # and Q with it
            return (*lines, *claim_advice(view, quiet=not has_may_i))
        return turn_advice(view) if view.in_turn else self.answer_turn(view)

    def answer_hand(self, view: View) -> Answer:
        if view.seat is None:
            return say("rummy-ask-watching")
        if not _running(view):
            return _shown_hands(view)
        if not view.hand:
            return say("rummy-ask-hand-empty")
        rest = sorted_hand(view.rest)
        lines = [note("rummy-ask-cards", cards=rest)] if rest else []
        if wilds := tuple([card for card in rest if marked_wild(view.options, card)]):
            lines.append(note("rummy-ask-hand-wilds", cards=wilds))
        if fresh := _fresh(view):
            lines.append(note("rummy-ask-new-cards", cards=fresh))
        if view.draft:
            lines.append(note("rummy-ask-draft", melds=melds_notes(view.draft)))
        return tuple(lines)

    def answer_holdings(self, view: View) -> Answer:
        public = view.public
        if not _running(view):
            return say("rummy-ask-no-hand-now")
        held, opened = public.held, public.opened
        phrases = tuple(
            note("rummy-part-holding", player=Who(seat), count=held[seat], open=opened[seat])
            for seat in _from_own(view)
            if seat not in public.vacated
        )
        lines = [note("rummy-ask-held", parts=Notes(phrases))]
        if public.vacated:
            lines.append(note("rummy-ask-vacated", others=Seats(public.vacated)))
        return tuple(lines)

    def answer_last(self, view: View) -> Answer:
        for act in reversed(view.public.last):
            if act.seat != view.seat and (lines := act.told(view.seat)):
                return _said_again(lines)
        result = view.public.result
        if result is None:
            return say("rummy-ask-nothing-yet")
        ended = GameEnded(result.totals, result.winners, result.posted_for, result.rated)
        won, *rest = ended.told(view.seat)
        totals = numbers(result.totals, view.seat)
        return _said_again((won, note("rummy-event-final", points=totals), *rest))

    def answer_next(self, view: View) -> Answer:
        """Z when no card can be laid off."""
        if view.seat is None:
            return say("rummy-ask-watching")
        if not _running(view):
            return say("rummy-ask-no-hand-now")
        return say("rummy-advice-no-lay-off") if view.is_open else contract_state(view)


def _running(view: View) -> bool:
    return view.public.phase in HAND_PHASES


def _from_own(view: View) -> tuple[Seat, ...]:
    """All seats, one's own first and the others to the left of it."""
    return order_from(view.seat or 0, view.options.seats)


def _laid_line(number: int, laid: Laid) -> Note:
    """A meld of the table; the cards of a set are told in full length only."""
    who = Who(laid.owner)
    if laid.meld.kind == SET:
        meld, cards = meld_note(laid.meld), laid.meld.cards
        return note("rummy-ask-meld-set", number=number, who=who, meld=meld, cards=cards)
    meld, ends = meld_full(laid.meld), run_ends(laid.meld)
    if ends:
        return note("rummy-ask-meld-run", ends=rank_notes(ends), number=number, who=who, meld=meld)
    return note("rummy-ask-meld-line", number=number, who=who, meld=meld)


def _shown_hands(view: View) -> Answer:
    ended = view.public.ended
    if ended is None:
        return say("rummy-ask-no-hand-now")
    lines = []
    for seat in _from_own(view):
        cards = sorted_hand(ended.hands[seat])
        if cards:
            points = view.options.score(cards)
            lines.append(note("rummy-ask-had", who=Who(seat), cards=cards, points=points))
        else:
            lines.append(note("rummy-ask-had-none", who=Who(seat)))
    return tuple(lines)


def _turn_claim(view: View) -> list[Note]:
    public, card = view.public, view.public.top
    assert card is not None
    if view.seat not in public.waiting:
        return [note("rummy-ask-turn-claim", card=card, others=Seats(public.waiting))]
    asked = may_i(public.turn, card, public.claims.discarder, view.options.claim_seconds)
    return list(_said_again(asked))


def _said_again(lines: Answer) -> Answer:
    """Lines that were told, as the answer to a key."""
    return tuple(replace(line, kind=Kind.ANSWER) for line in lines)


def _ahead(view: View) -> list[Note]:
    card = view.public.top
    if card is None:
        return []
    own = view.public.claims.discarder == view.seat
    if own and view.answer != MAY_I:  # a discard of one's own is never asked about
        return [note("rummy-ask-ahead-own", card=card)]
    if view.answer:
        return [note("rummy-ask-ahead", answer=view.answer, card=card)]
    if view.quiet:
        return [note("rummy-ask-ahead-quiet")]
    return [note("rummy-ask-ahead-none", card=card)]


def _proposal(view: View, proposal: Proposal) -> list[Note]:
    hand, seat, waiting = proposal.hand, proposal.seat, proposal.waiting
    old = view.public.posted[hand - 1][seat] or 0
    proposed = CorrectionProposed(proposal.by, hand, seat, old, proposal.points, waiting)
    if view.public.judges(view.seat):
        line = note("rummy-event-agree-asked")
    else:
        line = note("rummy-ask-turn-others", phase="correction", others=Seats(waiting))
    return [proposed.said, line]


def _fresh(view: View) -> Cards:
    """The cards that came last and are still in the hand."""
    left = list(view.hand)
    fresh = []
    for card in view.fresh:
        if card in left:
            left.remove(card)
            fresh.append(card)
    return tuple(fresh)


def new_cards(view: View) -> Answer:
    """The cards that came last."""
    fresh = _fresh(view)
    return (note("rummy-ask-new-cards", cards=fresh) if fresh else note("rummy-ask-new-none"),)


def groups(view: View) -> Answer:
    """The hand by groups: wild cards, cards of one rank, neighbours of one suit, and what stands
    alone.
    """
    if view.seat is None:
        return say("rummy-ask-watching")
    hand = sorted_hand(view.rest)
    if not hand:
        return say("rummy-ask-hand-empty")
    wild = view.options.wild
    wilds = tuple([card for card in hand if wild[card]])
    naturals = [card for card in hand if not wild[card]]
    ranks = [list(same) for _, same in groupby(naturals, key=lambda card: card.rank)]
    pairs = [same for same in ranks if len(same) > 1]
    rows = _neighbours(naturals)
    grouped = {card for group in (*pairs, *rows) for card in group}
    alone = tuple([card for card in naturals if card not in grouped])
    lines = [note("rummy-ask-group-wilds", cards=wilds)] if wilds else []
    if pairs:
        same_rank = tuple(
            note("rummy-part-group-rank", count=len(same), rank=same[0].rank) for same in pairs
        )
        lines.append(note("rummy-ask-group-ranks", groups=Notes(same_rank)))
    lines += [note("rummy-ask-group-suit", card=row[0], ranks=rank_notes(row)) for row in rows]
    if alone:
        lines.append(note("rummy-ask-group-alone", cards=alone))
    return tuple(lines)


def _neighbours(naturals: list[Card]) -> list[Cards]:
    """Cards of one suit with at most one place between them, from the ace up."""
    rows = []
    for suit in range(4):
        row: list[Card] = []
        for card in sorted({card for card in naturals if card.suit == suit}):
            if row and card.rank - row[-1].rank > 2:
                rows.append(tuple(row))
                row = []
            row.append(card)
        rows.append(tuple(row))
    return [row for row in rows if len(row) > 1]
