"""What the information keys answer, from a view.

Every key answers in every phase.
"""

from __future__ import annotations

from games.calatone.events import RoundStarted
from games.calatone.rules.bets import Legal, legal
from games.calatone.rules.evaluator import Category, Made
from games.calatone.rules.packs import HAND
from games.calatone.state import Bets, Chair, Phase
from games.calatone.view import HandView, View
from games.calatone.words.phrases import (
    accounts_note,
    balance_note,
    card_note,
    limit_note,
    made_note,
    only,
    own_last,
    proposal_note,
    sorted_own,
    standing,
)
from playroom.engine.kit.face import PlainTable
from playroom.engine.kit.told import own_first, say
from playroom.engine.notes import Note, Notes, Seats, Who, note
from playroom.engine.record import Seat
from playroom.engine.table import Answer


class CalatoneAnswers(PlainTable[View]):
    """An answer to every question, in every phase."""

    def answer_count(self, view: View) -> Answer:
        hand = view.in_hand
        if hand is None:
            none = note("calatone-ask-no-hand")
            return (none, *account(view)) if view.seat is not None else (none,)
        pot, level = hand.bets.pot, hand.bets.level
        if view.phase is Phase.DECLARE:
            count = len(hand.bets.live)
            done = count - len(hand.bets.queue)
            return say("calatone-ask-pot-declaring", pot=pot, done=done, count=count)
        if view.phase is Phase.EXPOSE:
            return say("calatone-ask-pot", pot=pot)
        may = own_legal(view)
        if not level:
            return (note("calatone-ask-pot-no-bet", pot=pot), *_range(may))
        if may is None or not may.call:
            return say("calatone-ask-pot-level", pot=pot, level=level)
        return (note("calatone-ask-pot-cost", pot=pot, level=level, cost=may.call), *_range(may))

    def answer_burden(self, view: View) -> Answer:
        hand = view.in_hand
        if hand is not None:
            return say("calatone-ask-deals", who=Who(hand.deal.dealer))
        if view.next_order:
            return say("calatone-ask-deals-next", who=Who(view.next_order[-1]))
        return say("calatone-ask-no-dealer")

    def answer_first(self, view: View) -> Answer:
        hand = view.hand
        if hand is None or not hand.own:
            return say("calatone-ask-no-cards")
        hidden = hand.own_hidden
        if hidden is None:
            line = note("calatone-ask-both-hidden", cards=sorted_own(hand.own))
        elif view.phase is Phase.EXPOSE:
            line = note("calatone-ask-will-show", hidden=hidden, shown=hand.own_up)
        else:
            line = note("calatone-ask-own-hidden", hidden=hidden, shown=hand.own_up)
        return (line, *worth(view))

    def answer_table(self, view: View) -> Answer:
        hand = view.hand
        if hand is None:
            return say("calatone-ask-nothing-shown")
        if hand.announced:
            return laid(view, hand)
        if view.in_hand is None or not hand.bets.round:
            return say("calatone-ask-nothing-shown")
        return tuple(shown_note(view, hand, seat) for seat in own_last(hand.bets.live, view.seat))

    def answer_scores(self, view: View) -> Answer:
        if view.phase is Phase.OVER:  # all chips are back in the bank
            return (accounts_note(view.results, view.seat),)
        parts = tuple(_stack(view, seat) for seat in own_first(view.places, view.seat))
        return say("calatone-ask-stacks", parts=Notes(parts))

    def answer_details(self, view: View) -> Answer:
        lines = [
            note(
                "calatone-ask-result", player=Who(seat), issued=view.bank.issued[seat],
                balance=balance_note(seat, view.results[seat]),
            )
            for seat in own_first(view.places, view.seat)
        ]  # fmt: skip
        lines.append(note("calatone-ask-hands", count=view.hands))
        return (*lines, *limit_left(view))

    def answer_holdings(self, view: View) -> Answer:
        hand = view.in_hand
        if hand is None:
            return say("calatone-ask-no-hand")
        live, out = hand.bets.live, len(hand.deal.order) - len(hand.bets.live)
        players = Seats(own_first(live, view.seat))
        lines = [note("calatone-ask-holding", count=max(hand.counts), players=players)]
        all_in = tuple(seat for seat in live if not view.stacks[seat])
        if all_in:
            lines.append(note("calatone-ask-all-in-are", players=Seats(all_in)))
        lines.append(note("calatone-ask-out-and-rest", out=out, rest=hand.rest))
        return tuple(lines)

    def answer_turn(self, view: View) -> Answer:
        hand = view.in_hand
        if view.phase is Phase.BET and hand is not None:
            if not view.is_awaited:
                speaker = Who(hand.bets.queue[0])
                turn = note("calatone-ask-turn-of", round=hand.bets.round, player=speaker)
                return (*_own_part(view, "bet"), turn)
            return (_own_turn(hand.bets.round, view.legal or Legal()),)
        if view.phase is Phase.OVER:
            return say("calatone-ask-turn-over")
        name = "limit" if view.phase is Phase.LIMIT else view.phase.value
        lines = list(_own_part(view, name))
        if view.others_awaited:
            lines.append(
                note("calatone-ask-waiting", what=name, players=Seats(view.others_awaited))
            )
        question = view.votes.question
        if view.phase is Phase.ASK and question is not None:
            line = proposal_note(question.what, question.by, question.amount, question.limit)
            lines.insert(0, line)
        return tuple(lines)

    def answer_last(self, view: View) -> Answer:
        hand = view.hand
        if hand is None or hand.bets.last is None:
            return say("calatone-ask-nothing-said")
        last = hand.bets.last
        if view.phase is not Phase.BET or _silent(hand.bets):  # it was said in a round before
            return say("calatone-ask-said-before", said=last.said)
        if isinstance(last, RoundStarted):  # which tells its round by itself
            return (last.said,)
        return say("calatone-ask-said-last", round=hand.bets.round, said=last.said)

    def answer_hand(self, view: View) -> Answer:
        hand = view.hand
        if hand is None or not hand.own:
            return say("calatone-ask-no-cards")
        name = "calatone-ask-own"
        if view.in_hand is None:
            name = "calatone-ask-own-last"
        elif view.seat not in hand.bets.live:
            name = "calatone-ask-own-withdrawn"
        own = (card_note(card, card == hand.own_hidden) for card in sorted_own(hand.own))
        return (note(name, count=len(hand.own), cards=Notes(tuple(own))), *worth(view))

    def answer_next(self, view: View) -> Answer:
        if view.phase is Phase.DECLARE and view.hand is not None and view.hand.own_five:
            return say("calatone-ask-next-declared")
        return say("calatone-ask-next-none")

    def answer_why(self, view: View) -> Answer:
        from games.calatone.words.advice import advice, ways

        hand = view.in_hand
        if hand is None or view.seat is None or view.seat not in hand.bets.live:
            lines = self.answer_turn(view)
            if view.phase is Phase.BETWEEN and view.playing:
                rebuy = view.options.rebuy != "never"
                lines = (*lines, note("calatone-advice-between", rebuy=rebuy))
            return lines
        if view.is_awaited and view.phase is Phase.BET:
            lines = ways(view.legal or Legal())
        elif view.is_awaited and view.phase is Phase.EXPOSE:
            lines = (*self.answer_turn(view), note("calatone-advice-expose"))
        elif view.is_awaited:
            lines = (
                *self.answer_turn(view),
                note("calatone-advice-declare"),
                note("calatone-advice-five"),
            )
        else:
            lines = self.answer_turn(view)
        return (*lines, *(advice(view) if view.options.help else ()))


def own_legal(view: View) -> Legal | None:
    """What the seat may do with chips, or could if it were its turn; None when it has nothing more
    to say.
    """
    hand, seat = view.hand, view.seat
    if view.phase is not Phase.BET or hand is None or seat is None:
        return None
    if seat not in hand.bets.live or not view.stacks[seat]:
        return None
    return legal(view.options, hand.bets, view.stacks, seat)


def own_made(view: View) -> Made | None:
    """What the seat's cards make, where the table tells it (CAL-118)."""
    if view.hand is None or not view.hand.own or not view.options.tells_hands:
        return None
    return view.evaluator.made(view.hand.own)


def shown_note(view: View, hand: HandView, seat: Seat) -> Note:
    """One player's shown cards, the newest first, and the hand they make when they make one (also
    of one's own: all see it).
    """
    up = hand.up[seat]
    made, cards = view.evaluator.made(up), tuple(reversed(up))
    if made.category is Category.HIGH_CARD and len(up) < HAND:
        return note("calatone-ask-shown", who=Who(seat), cards=cards)
    return note("calatone-ask-shown-made", who=Who(seat), cards=cards, hand=made_note(made))


def _range(may: Legal | None) -> Answer:
    if may is None or may.attack is None:
        return ()
    name, low, high = may.attack
    return say(f"calatone-ask-range-{name}{only(low, high)}", low=low, high=high)


def account(view: View) -> Answer:
    """One's own account with the bank."""
    seat = view.seat
    if seat is None:
        return say("calatone-ask-no-hand")
    result = view.results[seat]
    return say(
        "calatone-ask-account",
        issued=view.bank.issued[seat],
        returned=view.bank.returned[seat],
        stack=view.stacks[seat],
        how=standing(result),
        chips=abs(result),
    )


def bank(view: View) -> Answer:
    """Shift+B: who keeps the bank, and one's own account."""
    keeper = note("calatone-ask-bank-is", who=Who(view.bank.keeper))
    return (keeper,) if view.seat is None else (keeper, *account(view))


def worth(view: View) -> Answer:
    """What one's cards are worth, where the table tells it."""
    made = own_made(view)
    return () if made is None else say("calatone-ask-worth", hand=made_note(made))


def laid(view: View, hand: HandView) -> Answer:
    """The hands that were declared, in the order in which they were announced."""
    worth = view.evaluator
    return tuple(
        note("calatone-ask-laid", who=Who(seat), hand=made_note(worth.made(five)), cards=five)
        for seat, five in zip(hand.announced, hand.laid, strict=True)
    )


def _stack(view: View, seat: Seat) -> Note:
    hand, chips = view.in_hand, view.stacks[seat]
    if view.chairs[seat] is Chair.LEFT:
        return note("calatone-part-stack-left", player=Who(seat))
    if view.chairs[seat] is Chair.OBSERVER:
        return note("calatone-part-stack-watching", player=Who(seat))
    if hand is not None and seat in hand.bets.live and not chips:
        return note("calatone-part-stack-all-in", player=Who(seat))
    if hand is not None and seat not in hand.bets.live:
        return note("calatone-part-stack-out", player=Who(seat), chips=chips)
    return note("calatone-part-stack", player=Who(seat), chips=chips)


def limit_left(view: View) -> Answer:
    """The limit and what is left of it."""
    ending = view.ending
    if ending.limit is None:
        return say("calatone-ask-no-limit-set")
    limit = limit_note(ending.limit)
    if ending.reached:
        return say("calatone-ask-limit-is-reached", limit=limit)
    if ending.limit.kind == "time":
        return say("calatone-ask-limit-is", limit=limit)
    return say(f"calatone-ask-limit-left-{ending.limit.kind}", limit=limit, count=ending.left)


def _own_part(view: View, name: str) -> Answer:
    """What is asked of this seat outside the betting, or that it has left and how the table is left
    too.
    """
    if view.seat is not None and view.chairs[view.seat] is Chair.LEFT:
        return say("calatone-ask-you-left", chips=view.bank.returned[view.seat])
    if not view.is_awaited:
        return ()
    if name == "between":
        return say("calatone-ask-turn-between", first=view.hands == 0)
    return say(f"calatone-ask-turn-{name}")


def _own_turn(round_: int, may: Legal) -> Note:
    if may.attack is None:
        return note("calatone-ask-turn-see", round=round_, cost=may.cost)
    name, low, high = may.attack
    sentence = f"calatone-ask-turn-{name}{only(low, high)}"
    return note(sentence, round=round_, cost=may.cost, low=low, high=high)


def _silent(bets: Bets) -> bool:
    """Whether a round has begun without an action yet, after one with actions."""
    begun = not isinstance(bets.last, RoundStarted)
    return begun and not bets.level and bets.queue[:1] == bets.first[-1:]
