"""Positions in the notation of the rules (section 6): a head and lines of cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.cribbage import GAME
from games.cribbage.options import CribbageOptions
from games.cribbage.rules.apply import begin_show
from games.cribbage.rules.deal import deal, first_state
from games.cribbage.rules.scoring import CribbageFlow
from games.cribbage.state import Phase, State
from playroom.engine.cards import PACK, Card, cards
from playroom.engine.kit.told import order_from
from playroom.engine.options import Setup
from playroom.engine.record import Seat


def setup_of(words: Sequence[str]) -> Setup:
    """The setup that `name=value` words name: `n` or `players`, options, and `name@seat` for a
    seat's own.

    A value that cannot be read is kept as text, so that `check_options` refuses it.
    """
    declared = {option.name: option for option in CribbageOptions.declared}
    own_declared = {option.name: option for option in CribbageOptions.own_declared}
    seats = 2
    given: dict[str, int | bool | str] = {}
    own: dict[Seat, dict[str, int | bool | str]] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name in ("n", "players"):
            seats = int(value)
        elif "@" in name:
            name, _, seat = name.partition("@")
            option = own_declared.get(name)
            read = option.parse(value) if option else None
            own.setdefault(int(seat), {})[name] = value if read is None else read
        else:
            option = declared.get(name)
            read = option.parse(value) if option else None
            given[name] = value if read is None else read
    return Setup.of(seats, given, own)


def _fields(text: str) -> tuple[list[str], dict[str, str]]:
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines:
        raise ValueError("an empty position")
    fields: dict[str, str] = {}
    for line in lines[1:]:
        name, colon, value = line.partition(":")
        if colon:
            fields.setdefault(name.strip(), value.strip())
    return lines[0].split(), fields


def _hands(text: str) -> list[tuple[Card, ...]]:
    return [cards(part) for part in text.split("|")]


def load(text: str) -> State:
    """A state from a block of the rules: a head (players, dealer, target, scores, options) and
    lines with the cards.

    `deck` is dealt from (phase discard), `dealt` are the hands before discarding, `hands` kept
    hands: with the head word `COUNT` the first count is open, otherwise the play begins. Cards that
    are not named are filled up in the order of the pack. Raises `ValueError`.
    """
    words, fields = _fields(text)
    head = dict(word.split("=", 1) for word in words if "=" in word and "@" not in word)
    given = [
        word for word in words if "=" in word and word.split("=")[0] not in ("dealer", "start")
    ]
    setup = setup_of(given)
    if refused := GAME.check_options(setup):
        raise ValueError(f"{refused.code}: {refused.note}")
    options = CribbageOptions.of(setup)
    flow = CribbageFlow(first_state(options))
    dealer = int(head.get("dealer", "0"))
    if head.get("start"):
        scores = tuple(int(score) for score in head["start"].split(","))
        flow.change(scores=scores)
    scores = flow.public.scores
    if len(scores) != options.sides or not 0 <= dealer < options.seats:
        raise ValueError(f"{len(scores)} scores for {options.sides} sides, dealer {dealer}")
    named = [
        card
        for part in ("deck", "dealt", "hands", "crib", "starter")
        for card in _named(fields.get(part, ""))
    ]
    if "deck" not in fields and len(set(named)) != len(named):
        raise ValueError("a card is named twice")
    rest = [card for card in PACK if card not in named]
    if "deck" in fields:
        deck = cards(fields["deck"])
        deal(flow, dealer, (*deck, *(card for card in PACK if card not in deck)))
        return flow.state
    crib = list(cards(fields.get("crib", "")))
    starter = cards(fields.get("starter", "")) or (rest.pop(),)
    if "dealt" in fields:
        deck = (*_deck(options, dealer, _hands(fields["dealt"])), *_extra(options, crib, rest))
        deal(flow, dealer, (*deck, *starter, *rest))
        return flow.state
    if "hands" in fields:
        hands = _hands(fields["hands"])
        _after_discards(flow, dealer, hands, starter[0], crib, rest)
        if "COUNT" in words:
            _lay_all(flow, hands)
        return flow.state
    raise ValueError("a position needs deck, dealt or hands")


def _named(text: str) -> tuple[Card, ...]:
    return tuple(card for part in text.split("|") for card in cards(part))


def _deck(
    options: CribbageOptions, dealer: Seat, dealt: list[tuple[Card, ...]]
) -> tuple[Card, ...]:
    """The deck that gives these hands."""
    counts = options.dealt(dealer)
    if tuple(len(hand) for hand in dealt) != counts:
        raise ValueError(f"dealt {[len(hand) for hand in dealt]} cards instead of {counts}")
    return tuple(
        dealt[seat][place]
        for place in range(max(counts))
        for seat in order_from((dealer + 1) % options.seats, options.seats)
        if place < counts[seat]
    )


def _extra(options: CribbageOptions, crib: list[Card], rest: list[Card]) -> tuple[Card, ...]:
    """The card that goes from the deck into the crib of three; taken from the rest if need be."""
    if options.seats != 3:
        return ()
    return (crib[0] if crib else rest.pop(0),)


def _after_discards(
    flow: CribbageFlow,
    dealer: Seat,
    hands: list[tuple[Card, ...]],
    starter: Card,
    crib: list[Card],
    rest: list[Card],
) -> None:
    """The play begins with these hands; the crib is filled up from the rest and shared out."""
    options = flow.options
    if len(hands) != options.seats:
        raise ValueError(f"{len(hands)} hands for {options.seats} seats")
    while len(crib) < options.hand_size:
        crib.append(rest.pop(0))
    extra = (crib.pop(0),) if options.seats == 3 else ()
    leads = (dealer + 1) % options.seats
    discards: list[tuple[Card, ...]] = [()] * options.seats
    for seat in order_from(leads, options.seats):
        size = options.discards(seat, dealer)
        discards[seat] = tuple(crib[:size])
        del crib[:size]
    flow.change(
        hands=tuple(hands),
        left=tuple(hands),
        discards=tuple(discards),
        extra=extra,
        deck=tuple(rest),
        number=1,
        phase=Phase.PLAY,
        dealer=dealer,
        held=tuple(len(hand) for hand in hands),
        starter=starter,
        turn=leads,
    )


def _lay_all(flow: CribbageFlow, hands: list[tuple[Card, ...]]) -> None:
    """All cards are laid, in turn order, and the show begins."""
    options = flow.options
    order = order_from(flow.public.turn, options.seats)
    laid = tuple(
        (seat, hands[seat][place])
        for place in range(options.hand_size)
        for seat in order
        if place < len(hands[seat])
    )
    flow.change(laid=laid, since=len(laid))
    begin_show(flow)
