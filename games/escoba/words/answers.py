"""What the information keys answer: from public data and one's own hand, in every phase, changing
nothing.
"""

from __future__ import annotations

from games.escoba.actions import Take
from games.escoba.events import count_note, scores_note, sweeps_note, window_note
from games.escoba.moves import OROS, best_take, can_take, in_order, soplos, total
from games.escoba.state import View
from playroom.engine.cards import Card
from playroom.engine.kit.face import CardTable
from playroom.engine.kit.told import own_first, sorted_hand
from playroom.engine.notes import Note, Notes, Seats, Side, Who, note
from playroom.engine.table import Answer


class Answers(CardTable[View]):
    """The questions that Escoba answers in its own way."""

    def answer_count(self, view: View) -> Answer:
        """C: the deal so far, as far as the table tells it; after the end its count."""
        public = view.public
        if public.result is not None and public.counted is not None:
            return public.counted.count_lines(view.side)
        lines: list[Note] = []
        if view.piles[0].cards is not None:
            counts = [pile.cards or 0 for pile in view.piles]
            lines.append(note("escoba-ask-cards", counts=scores_note(counts, view.side)))
        if public.sweeps:
            counts = [public.sweeps.count(side) for side in range(len(view.piles))]
            made, sweeps = scores_note(counts, view.side), sweeps_note(public.options.scopa)
            lines.append(note("escoba-event-count-escobas", made=made, sweeps=sweeps))
        elif not lines:
            lines.append(note("escoba-ask-no-escobas"))
        for side in own_first(range(len(view.piles)), view.side):
            lines += _summary(view, side)
        return (*lines, *_unseen(view))

    def answer_burden(self, view: View) -> Answer:
        """B: who deals, and who would get the rest."""
        public = view.public
        deals = note("escoba-ask-dealer", who=Who(public.dealer))
        if public.last is None:
            return (deals, note("escoba-ask-rest-nobody"))
        return (deals, note("escoba-ask-rest", who=Who(public.last)))

    def answer_first(self, view: View) -> Answer:
        """F: the round and the stock."""
        public, rounds = view.public, view.public.options.rounds
        id_ = "escoba-ask-last-round" if public.round == rounds else "escoba-ask-round"
        return (note(id_, round=public.round, rounds=rounds, stock=public.stock_size),)

    def answer_table(self, view: View) -> Answer:
        """V: the loose cards, low to high; with a window open also what lies beside them."""
        public = view.public
        lines: list[Note] = []
        if (window := public.window) is not None:
            mover, card, cards = Who(window.mover), window.card, window.cards
            lines.append(note("escoba-ask-beside", who=mover, card=card, cards=cards))
        if not public.loose:
            return (*lines, note("kit-table-empty"))
        cards, made = sorted_hand(public.loose), total(public.loose)
        return (*lines, note("escoba-ask-table", cards=cards, total=made))

    def answer_scores(self, view: View) -> Answer:
        """S: totals, target and deal."""
        public = view.public
        scores = scores_note(public.scores, view.side)
        id_ = "escoba-ask-scores-deal" if public.options.single_deal else "escoba-ask-scores"
        target = public.options.target
        return (note(id_, scores=scores, target=target, deal=public.deal),)

    def answer_details(self, view: View) -> Answer:
        """Shift S: with the count of the last deal."""
        counted = view.public.counted
        if counted is None:
            return (*self.answer_scores(view), note("escoba-ask-no-count"))
        return (*self.answer_scores(view), *counted.count_lines(view.side)[:-1])

    def answer_turn(self, view: View) -> Answer:
        """T: who is awaited, and what was played last."""
        public = view.public
        before = public.last_play.told(view.seat)[:1] if public.last_play is not None else ()
        window = public.window
        if window is None:
            return (*super().answer_turn(view), *before)
        if view.seat in window.asked and not view.answered:
            return (window_note(0), *before)
        return (note("escoba-refuse-waiting", others=Seats(window.asked)), *before)

    def answer_last(self, view: View) -> Answer:
        """L: the last play; when it was no take, also the last take."""
        public = view.public
        play, take = public.last_play, public.last_take
        lines = (note("kit-nothing-yet"),) if play is None else play.told(view.seat)
        if take is None or take == play:
            return lines
        return (*lines, note("escoba-ask-last-take"), *take.told(view.seat))

    def answer_next(self, view: View) -> Answer:
        """Z, when no card takes."""
        if view.seat is None:
            return (note("kit-watching"),)
        none = note("escoba-ask-no-take") if view.hand else note("kit-hand-none")
        return (*against(view), none)

    def answer_why(self, view: View) -> Answer:
        """W: what may be done, and what a good player would weigh."""
        public, seat = view.public, view.seat
        if seat is None or public.turn != seat:
            return self.answer_turn(view)[:1]
        lines = against(view)
        takers = [card for card in view.hand if can_take(public.options, card, public.loose)]
        lines.append(note("escoba-advice-takers", count=len(takers)))
        made = total(public.loose)
        need = made if public.options.scopa else 15 - made
        if public.loose and 0 < need <= 10:
            clears = note("escoba-part-rank", card=Card(4 * (_rank(need) - 1)))
            lines.append(note("escoba-advice-sweep", total=made, rank=clears))
        elif public.loose and not public.options.scopa:
            lines.append(note("escoba-advice-safe", total=made))
        elif not public.options.scopa:
            lines.append(note("escoba-advice-empty"))
        if takers:
            card = max(takers, key=lambda card: _promise(view, card))
            taken = best_take(public.options, card, public.loose) or ()
            lines.append(note("escoba-advice-take", card=card, cards=taken))
        return tuple(lines)


def against(view: View) -> list[Note]:
    """That one may rob or blow now: only the seat in turn is told, and only when it asks
    (ESC-065).
    """
    public = view.public
    if view.seat is None or public.turn != view.seat:
        return []
    if public.uncalled not in (None, view.seat):
        return [note("escoba-advice-rob")]
    return [note("escoba-advice-soplo")] if next(soplos(public), None) is not None else []


def _rank(value: int) -> int:
    return value if value < 8 else value + 3


def _promise(view: View, card: Card) -> tuple[bool, int]:
    taken = best_take(view.public.options, card, view.public.loose) or ()
    return len(taken) == len(view.public.loose), points_of(card, *taken) + len(taken)


def points_of(*cards: Card) -> int:
    """How much cards bring at a glance: 2 for a seven, 1 for an oro."""
    return sum(2 * (card.rank == 7) + (card.suit == OROS) for card in cards)


def _summary(view: View, side: int) -> list[Note]:
    """Oros, sevens and the velo of a side, where that is told."""
    pile = view.piles[side]
    if pile.oros is None or pile.sevens is None:
        return []
    item = note(f"escoba-part-suit-{view.public.options.deck}")
    id_ = "escoba-ask-summary-velo" if pile.velo else "escoba-ask-summary"
    return [note(id_, item=item, side=Side(side), oros=pile.oros, sevens=pile.sevens)]


def _unseen(view: View) -> list[Note]:
    """The values still unseen, where all is told."""
    public = view.public
    if "unseen" not in public.options.known or view.seat is None:
        return []
    seen = {*view.hand, *public.loose, *(card for pile in view.piles for card in pile.listed)}
    if public.window is not None:
        seen.update((public.window.card, *public.window.cards))
    left = in_order(card for card in public.options.pack.cards() if card not in seen)
    parts = {card.rank: sum(other.rank == card.rank for other in left) for card in left}
    if not parts:
        return [note("escoba-ask-unseen-none")]
    listed = (note("escoba-part-unseen", rank=rank, count=parts[rank]) for rank in parts)
    return [note("escoba-ask-unseen", ranks=Notes(tuple(listed)))]


def own_pile(view: View) -> Answer:
    """P: the own pile as far as the table tells it."""
    if view.side is None:
        return (note("kit-watching"),)
    pile, sweeps = view.piles[view.side], sweeps_note(view.public.options.scopa)
    escobas = view.public.sweeps.count(view.side)
    if pile.cards is None:
        return (note("escoba-ask-pile-memory", count=escobas, sweeps=sweeps),)
    cards = count_note(pile.cards)
    lines = [note("escoba-ask-pile", cards=cards, count=escobas, sweeps=sweeps)]
    lines += _summary(view, view.side)
    if pile.listed:
        lines.append(note("escoba-event-rest-cards", cards=sorted_hand(pile.listed)))
    return tuple(lines)


def takes_of(view: View, takes: list[Take]) -> list[Take]:
    """Takes as they are offered: what clears the table first, then what brings most."""
    loose = len(view.public.loose)

    def key(take: Take) -> tuple[bool, int, int]:
        points = points_of(take.card, *take.cards)
        return len(take.cards) != loose, -points, -len(take.cards)

    return sorted(takes, key=key)
