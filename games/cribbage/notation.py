"""The notation of the rules file: moves as text, and whole positions (sections 3 and 6 of the
rules).
"""

from __future__ import annotations

from collections.abc import Sequence

from games.cribbage.flow import Flow, first_state
from games.cribbage.options import OPTIONS, OWN_OPTIONS, Rules, check, rules_of
from games.cribbage.state import Cards, Claim, Discard, Help, Play, Silence, State
from playroom.engine.cards import PACK, Card, cards, names
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.steps import Action


def format_action(action: Action) -> str:
    """`discard 7H,KC`, `play 5D`, `claim 12`, `help` or `timeout`."""
    if isinstance(action, Play):
        return f"play {action.card}"
    if isinstance(action, Discard):
        return f"discard {names(action.cards)}"
    if isinstance(action, Claim):
        return f"claim {action.points}"
    if isinstance(action, Help):
        return "help"
    if isinstance(action, Silence):
        return "timeout"
    raise TypeError(f"not an action of cribbage: {action!r}")


def parse_action(text: str) -> Action:
    """The reverse of `format_action`; a number alone is a claim. Raises `NotUnderstood`."""
    words = text.strip().split(maxsplit=1)
    verb = words[0].lower() if words else ""
    rest = words[1] if len(words) > 1 else ""
    if verb.isdecimal() and not rest:
        verb, rest = "claim", verb
    if verb == "claim":
        if not rest.isdecimal() or len(rest) > 4:
            raise NotUnderstood(Rejection.of("bad_claim", "cribbage-no-claim"))
        return Claim(int(rest))
    if verb in ("help", "timeout") and not rest:
        return Help() if verb == "help" else Silence()
    if verb in ("discard", "play"):
        try:
            some = cards(rest)
        except ValueError:
            some = ()
        if verb == "discard" and some:
            return Discard(some)
        if verb == "play" and len(some) == 1:
            return Play(some[0])
    raise NotUnderstood(Rejection.of("notation", "cribbage-no-move"))


def setup_of(words: Sequence[str]) -> Setup:
    """The setup that `name=value` words name: `n` or `players`, options, and `name@seat` for a
    seat's own.

    A value that cannot be read is kept as text, so that `check_options` refuses it.
    """
    declared = {option.name: option for option in OPTIONS}
    own_declared = {option.name: option for option in OWN_OPTIONS}
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


def _hands(text: str) -> list[Cards]:
    return [cards(part) for part in text.split("|")]


def load(text: str) -> State:
    """A state from a block of the rules: a head (players, dealer, target, scores, options) and
    lines with the cards.

    `deck` is dealt from (phase discard), `dealt` are the hands before discarding, `hands` kept
    hands: with the head word `COUNT` the first count is open, otherwise the play begins. After the
    deal the game rests (phase idle). Cards that are not named are filled up in the order of the
    pack. Raises `ValueError`.
    """
    words, fields = _fields(text)
    head = dict(word.split("=", 1) for word in words if "=" in word and "@" not in word)
    options = [
        word for word in words if "=" in word and word.split("=")[0] not in ("dealer", "start")
    ]
    setup = setup_of(options)
    if refused := check(setup):
        raise ValueError(f"{refused.code}: {refused.note}")
    rules = replace(rules_of(setup), single=True)
    flow = Flow(first_state(rules))
    dealer = int(head.get("dealer", "0"))
    if head.get("start"):
        flow.scores = tuple(int(score) for score in head["start"].split(","))
    if len(flow.scores) != rules.sides or not 0 <= dealer < rules.seats:
        raise ValueError(f"{len(flow.scores)} scores for {rules.sides} sides, dealer {dealer}")
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
        flow.deal((*deck, *(card for card in PACK if card not in deck)), dealer)
        return flow.state()
    wanted = list(cards(fields.get("crib", "")))
    starter = cards(fields.get("starter", "")) or (rest.pop(),)
    if "dealt" in fields:
        return _before_discards(
            flow, rules, dealer, _hands(fields["dealt"]), starter[0], wanted, rest
        )
    if "hands" in fields:
        return _after_discards(
            flow, rules, dealer, _hands(fields["hands"]), starter[0], wanted, rest, "COUNT" in words
        )
    raise ValueError("a position needs deck, dealt or hands")


def _named(text: str) -> Cards:
    return tuple(card for part in text.split("|") for card in cards(part))


def _before_discards(
    flow: Flow,
    rules: Rules,
    dealer: Seat,
    dealt: list[Cards],
    starter: Card,
    extra: list[Card],
    rest: list[Card],
) -> State:
    counts = rules.dealt(dealer)
    if tuple(len(hand) for hand in dealt) != counts:
        raise ValueError(f"dealt {[len(hand) for hand in dealt]} cards instead of {counts}")
    order = rules.order_from((dealer + 1) % rules.seats)
    deck = [
        dealt[seat][place] for place in range(max(counts)) for seat in order if place < counts[seat]
    ]
    if rules.seats == 3:
        deck.append(extra[0] if extra else rest.pop(0))
    flow.deal((*deck, starter, *rest), dealer)
    return flow.state()


def _after_discards(
    flow: Flow,
    rules: Rules,
    dealer: Seat,
    hands: list[Cards],
    starter: Card,
    crib: list[Card],
    rest: list[Card],
    counting: bool,
) -> State:
    if len(hands) != rules.seats:
        raise ValueError(f"{len(hands)} hands for {rules.seats} seats")
    while len(crib) < rules.hand_size:
        crib.append(rest.pop(0))
    flow.number = 1
    flow.dealer = dealer
    flow.hands = flow.left = tuple(hands)
    flow.held = tuple(len(hand) for hand in hands)
    flow.extra = (crib.pop(0),) if rules.seats == 3 else ()
    discards: list[Cards] = [()] * rules.seats
    for seat in rules.order_from((dealer + 1) % rules.seats):
        size = rules.discards(seat, dealer)
        discards[seat] = tuple(crib[:size])
        del crib[:size]
    flow.discards = tuple(discards)
    flow.starter = starter
    flow.deck = tuple(rest)
    flow.turn = (dealer + 1) % rules.seats
    flow.phase = "play"
    if counting:
        order = rules.order_from(flow.turn)
        flow.laid = tuple(
            (seat, hands[seat][i])
            for i in range(rules.hand_size)
            for seat in order
            if i < len(hands[seat])
        )
        flow.since = len(flow.laid)
        flow.begin_show()
    return flow.state()
