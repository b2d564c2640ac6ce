"""How Ninety-nine is handled by keyboard and heard. Sentences are messages in `locales/`."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.contract import Chapter
from playroom.engine.kit.face import CardTable
from playroom.engine.kit.told import order_from, own_first, per_seat
from playroom.engine.notes import Note, Notes, Rejection, Seats, note
from playroom.engine.packs import FRENCH
from playroom.engine.sounds import Sound, SoundTable, to_oneself, won_by
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, Item, Offer

from . import events
from .actions import Lay
from .options import CARDS, NinetyNineOptions
from .state import View, laying


class NinetyNineTable(CardTable[View]):
    """The keyboard's side."""

    deals: ClassVar[tuple[type[Event], ...]] = (events.Dealt,)
    standing: ClassVar[tuple[Ask, ...]] = (Ask.TURN, Ask.COUNT, Ask.SCORES)
    resuming: ClassVar[tuple[Ask, ...]] = (Ask.SCORES, Ask.COUNT, Ask.HAND, Ask.TURN)
    sounds: ClassVar[SoundTable] = {
        events.Started: "start",
        events.Dealt: "deal",
        events.TurnBegan: to_oneself("turn"),
        events.Laid: "card",
        events.Given: "draw",
        events.Lost: lambda lost, _: Sound("sweep" if lost.why == "exact" else "wrong", lost.seat),
        events.Won: won_by(lambda event: (event.seat,)),
    }

    def sorts(self, view: View) -> tuple[str, ...]:
        return ()

    def card_values(self, view: View, card: Card) -> tuple[int, ...]:
        effect = view.options.effect(card)
        return () if effect.name == "face" and card.rank < 11 else effect.values

    def plays(self, view: View, cards: tuple[Card, ...]) -> tuple[Offer, ...] | Rejection:
        if len(cards) != 1:
            return Rejection.of("wrong_number", "kit-refuse-one", count=len(cards))
        card, ways = cards[0], view.ways(cards[0])
        refused = refusal(view, Lay(card, (ways or view.options.ways(card))[0]))
        if refused is not None:
            return refused
        name = "ninetynine-offer-lay"
        notes = [note(name, card=card, made=made(view, card, way)) for way in ways]
        return tuple(Offer(Lay(card, way), said) for way, said in zip(ways, notes, strict=True))

    def foretold(self, view: View, action: Action) -> Event | None:
        if view.seat is None or not isinstance(action, Lay):
            return None
        return laying(view, view.seat, action)[0]

    def first_play(self, view: View, item: Item) -> Note | None:
        """The counts that a card would make, told when Z has gone to it."""
        card = item.card
        return None if card is None else note("ninetynine-ask-makes", counts=counts(view, card))

    # -- what the keys answer ----------------------------------------------------------------------

    def answer_count(self, view: View) -> Answer:
        left = max(0, view.options.limit - view.count)
        return (note("ninetynine-ask-count", count=view.count, left=left),)

    def answer_burden(self, view: View) -> Answer:
        """B: the order of play from the seat in turn."""
        first, *rest = (s for s in order_from(view.turn or 0, len(view.scores)) if view.scores[s])
        seats, backwards = (first, *rest[:: view.step]), view.step < 0 and len(rest) > 1
        return (note("ninetynine-ask-order", others=Seats(seats), backwards=backwards),)

    def answer_first(self, view: View) -> Answer:
        """F: the card that was laid last."""
        top = view.table[-1:]
        return (note("ninetynine-ask-top", card=top[0]) if top else note("kit-nothing-yet"),)

    def answer_table(self, view: View) -> Answer:
        """V: the newest five of the laid cards, and how many there are."""
        cards, laid = view.table[:-6:-1], len(view.table)
        told = note("ninetynine-ask-table", cards=cards, laid=laid)
        return (told,) if cards else super().answer_table(view)

    def answer_scores(self, view: View) -> Answer:
        seats = own_first(range(len(view.scores)), view.seat)
        lives = per_seat(seats, "ninetynine-part-lives", "lives", view.scores)
        return (note("ninetynine-ask-lives", lives=lives),)

    def answer_why(self, view: View) -> Answer:
        """W: what every card of the hand would make of the count."""
        name, hand = "ninetynine-part-makes", view.hand
        parts = tuple(note(name, card=card, counts=counts(view, card)) for card in hand)
        line = note("ninetynine-ask-why", parts=Notes(parts))
        return (line,) if parts else self.answer_turn(view)


def refusal(view: View, lay: Lay) -> Rejection | None:
    """NIN-014, NIN-015: a card of the hand, in a way that it has, within the limit if any is."""
    card, way, options = lay.card, lay.way, view.options
    if card not in view.hand:
        return Rejection.of("not_your_card", "ninetynine-refuse-card", card=card)
    if way not in options.ways(card):
        return Rejection.of("no_such_way", "ninetynine-refuse-way", card=card, two=not way)
    if way not in view.ways(card):
        made, high = options.made(view.count, card, way), "ninetynine-refuse-high"
        return Rejection.of("too_high", high, card=card, count=made, cards=view.fitting)
    return None


def made(view: View, card: Card, way: str) -> Note:
    """The count that a card would make, and whether that is over the limit or a milestone."""
    count = view.options.made(view.count, card, way)
    why, mark, _ = view.options.cost(view.count, count) or ("none", 0, 0)
    return note("ninetynine-part-count", count=count, why=why, mark=mark)


def counts(view: View, card: Card) -> Notes:
    """The counts that a card can make; where none is legal, all of them."""
    ways = view.ways(card) or view.options.ways(card)
    return Notes(tuple(made(view, card, way) for way in ways))


CHAPTERS = {
    "play": ("aim", "deal", "fit", "over", "lives", "draw"),
    "cards": ("face", "below"),
    "milestones": ("exact", "limit", "past"),
}


def rulebook(options: NinetyNineOptions) -> tuple[Chapter, ...]:
    """The rules of this table, by ear."""
    values = {name: getattr(options, name) for name in ("limit", "hand", "lives", "loss")}
    chapters = []
    for chapter, names in CHAPTERS.items():
        lines = [Note.of(f"ninetynine-rule-{name}", values) for name in names]
        if chapter == "play" and options.turn_seconds:
            lines.append(note("ninetynine-rule-clock", seconds=options.turn_seconds))
        if chapter == "cards":
            for rank, effect in CARDS[options.cards].items():
                value = max(effect.values, default=options.limit)
                lines.append(note(f"ninetynine-rule-card-{effect.name}", rank=rank, value=value))
        if chapter != "milestones" or options.milestones:
            chapters.append(Chapter(note(f"ninetynine-rule-chapter-{chapter}"), tuple(lines)))
    return tuple(chapters)


def reasons(view: View, action: Action) -> tuple[Note, ...]:
    """Why a card is laid, for a hint: how many of the unseen cards cost the next player a life."""
    if not isinstance(action, Lay):
        return ()
    options, count = view.options, view.options.made(view.count, action.card, action.way)
    if (options.cost(view.count, count) or ("", 0))[1] == options.limit:  # the next count is 0
        return ()
    unseen = {*FRENCH.cards()} - {*view.hand, *view.table}
    made = [[options.made(count, card, way) for way in options.ways(card)] for card in unseen]
    costs = sum(all(options.cost(count, each) is not None for each in ways) for ways in made)
    return (note("ninetynine-hint", count=count, costs=costs, of=len(unseen)),)
