"""Which plays are legal, which refusal comes first when they are not, and the refusals of
everything that is not a play.

Everything here looks only at what the seat knows, and only at the cards that the action names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.casino import actions
from games.casino.actions import PLAYS, Build, Duplicate, Increase, Play, Take, Trail
from games.casino.notation import Groups
from games.casino.questions import Accusation, DealerChoice, Vote, Window
from games.casino.rules.duty import duty_refusal, hold_refusal
from games.casino.rules.values import NAMED_LIMIT, SCHEMES, Worth, can_total, partition
from games.casino.state import PLAYING, LastCall, Phase, Public, View
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection, Who
from playroom.engine.record import Seat
from playroom.engine.steps import Action

Hand = tuple[Card, ...]

PENAL = frozenset({"sum", "face_sum", "face_count", "pair_count", "build_value", "in_build"})
"""The refusals of a take that cost a card with `illegal_take_penalty=must_trail` (CAS-167)."""

LONE = (0, 1, 3)
"""How many cards of its own rank a card may take with `number_pairing=1,3` (CAS-055)."""


P = TypeVar("P", bound=Play)


def same_action(public: Public, action: P) -> P | Duplicate:
    """A build of a value that stands is the duplicate of that build (CAS-070); all else is what it
    is.
    """
    if isinstance(action, Build) and action.value is not None and public.build_of(action.value):
        return Duplicate(action.card, action.value, action.companions, action.extra)
    return action


def play_refusal(public: Public, seat: Seat, hand: Hand, action: Play) -> Rejection | None:
    """Why `seat`, which holds `hand`, may not make this play now, or None.

    With `referee=claims` only what CAS-180 enforces is refused, but a play that replaces an undone
    one is checked strictly except for the hold (CAS-192).
    """
    if type(action) is Build and public.builds:
        action = same_action(public, action)
    refused = turn_refusal(public, seat) or _check_named(public, seat, hand, action)
    if refused is not None:
        return refused
    if type(action) is Trail and not public.builds:
        return None  # the usual trail, which nothing else forbids
    if public.owed and public.debt(seat) is not None:
        return None
    replacing = public.phase is Phase.REPLACEMENT
    if public.options.claims and not replacing:
        return None
    return check_content(public, action) or duty_refusal(public, seat, action) or (
        None if replacing else hold_refusal(public, seat, hand, action)
    )  # fmt: skip


def is_legal(public: Public, seat: Seat, hand: Hand, action: Play, *, hold: bool = True) -> bool:
    """Is the play legal by the strict rules for the seat in turn, whichever referee the table has
    (without penalties)?
    """
    action = same_action(public, action)
    return (
        _check_named(public, seat, hand, action) is None
        and check_content(public, action) is None
        and duty_refusal(public, seat, action) is None
        and not (hold and hold_refusal(public, seat, hand, action) is not None)
    )


def judge(public: Public, seat: Seat, action: Play) -> Rejection | None:
    """Why a play that was made at `public` is illegal, hold left aside (CAS-181); None when it is
    not.
    """
    action = same_action(public, action)
    return check_content(public, action) or duty_refusal(public, seat, action)


# -- in the order in which they are asked ----------------------------------------------------------


def turn_refusal(public: Public, seat: Seat | None) -> Rejection | None:
    """Why the seat cannot play anything now."""
    turn = public.turn
    if public.phase not in PLAYING or turn is None:
        return waiting(public)
    if turn != seat:
        return Rejection.of("not_turn", "casino-refuse-not-turn", who=Who(turn))
    return None


def waiting(public: Public) -> Rejection:
    """The refusal of what is not for this phase."""
    return Rejection.of("waiting", "casino-refuse-waiting", phase=str(public.phase))


def named_cards(action: Play) -> tuple[Card, ...]:
    """The table cards that the action names, in order."""
    match action:
        case Take(groups=groups):
            return tuple(card for group in groups for card in group)
        case Build() | Duplicate():
            return (*action.companions, *(card for group in action.extra for card in group))
        case Increase():
            return (*action.added, *(card for group in action.extra for card in group))
    return ()


def _places(action: Play) -> tuple[int, ...]:
    match action:
        case Take(builds=builds):
            return builds
        case Duplicate(value=value):
            return (value,)
        case Increase(build=build):
            return (build,)
    return ()


def _check_named(public: Public, seat: Seat, hand: Hand, action: Play) -> Rejection | None:
    """From `not_in_hand` to `barred`: what is enforced with either referee (CAS-180)."""
    if action.card not in hand:
        return Rejection.of("not_in_hand", "casino-refuse-not-in-hand", card=action.card)
    owed = public.debt(seat) if public.owed else None
    if owed is not None:
        pays = type(action) is Trail and action.card == owed
        return None if pays else Rejection.of("must_trail", "casino-refuse-must-trail", card=owed)
    if type(action) is Trail:
        return None
    if type(action) is Build and action.value is None:
        return Rejection.of("announce", "casino-refuse-announce", card=action.card)
    named, places = named_cards(action), _places(action)
    if not named and not places:
        built = type(action) is Build
        id_ = "casino-refuse-no-target-build" if built else "casino-refuse-no-target"
        return Rejection.of("no_target", id_, card=action.card)
    loose = public.loose
    for card in named:
        if card not in loose:
            return _misplaced(public, named)
    if len(set(named)) < len(named):
        twice = next(card for index, card in enumerate(named) if card in named[:index])
        return Rejection.of("overlap", "casino-refuse-overlap", card=twice)
    if len(set(places)) < len(places):
        return Rejection.of("overlap", "casino-refuse-overlap-build", value=places[0])
    for value in places:
        if public.build_of(value) is None:
            return Rejection.of("no_build", "casino-refuse-no-build", value=value)
    return _check_barred(public, seat, action, named, places) if public.barred else None


def _misplaced(public: Public, named: Sequence[Card]) -> Rejection:
    for card in named:
        for build in public.builds:
            if card in build.cards:
                value = build.value
                return Rejection.of("in_build", "casino-refuse-in-build", card=card, value=value)
    missing = next(card for card in named if card not in public.loose)
    return Rejection.of("not_on_table", "casino-refuse-not-on-table", card=missing)


def _check_barred(
    public: Public, seat: Seat, action: Play, named: tuple[Card, ...], places: tuple[int, ...]
) -> Rejection | None:
    if type(action) is Increase:
        places = (*places, action.value)
    touched = set(named)
    for value in places:
        build = public.build_of(value)
        touched.update(build.cards if build else ())
    for card in public.barred_to(seat):
        if card in touched:
            return Rejection.of("barred", "casino-refuse-barred", card=card)
    return None


def check_content(public: Public, action: Play) -> Rejection | None:
    """From `bad_value` to `pair_count`: do the cards fit together?"""
    match action:
        case Trail():
            return None
        case Take():
            return _check_take(public, action)
        case Build() | Duplicate():
            return _check_build(public, action)
        case Increase():
            return _check_increase(public, action)
    raise TypeError(type(action).__name__)


def _check_take(public: Public, action: Take) -> Rejection | None:
    options, played, value = public.options, action.card, action.value
    values = SCHEMES[options.scheme]
    mine = values.hand[played]
    if value is not None and value not in mine:
        return Rejection.of("bad_value", "casino-refuse-bad-value", card=played, value=value)
    if not mine:
        return _check_face(public, action)
    for card in named_cards(action):
        if not values.table[card]:
            return Rejection.of("face_sum", "casino-refuse-face-sum", card=card, played=played)
    if action.flat:
        reading = flat_reading(public, action)
        return reading if isinstance(reading, Rejection) else None
    if value is None:
        value = mine[0]
    if refused := _check_groups(action.groups, value, values.table):
        return refused
    if wrong := [place for place in action.builds if place != value]:
        return Rejection.of("build_value", _BUILD_VALUE, card=played, value=wrong[0])
    lone = sum(len(group) == 1 and group[0].rank == played.rank for group in action.groups)
    if options.one_or_three and lone not in LONE:
        return Rejection.of("pair_count", "casino-refuse-pair-count", card=played)
    return None


_BUILD_VALUE = "casino-refuse-build-value"


def _check_groups(groups: Groups, value: int, table: Worth) -> Rejection | None:
    for group in groups:
        if not can_total(group, table, value):
            return _wrong_sum(group, value, sum(table[card][0] for card in group))
    return None


def _wrong_sum(cards: tuple[Card, ...], value: int, total: int) -> Rejection:
    if len(cards) == 1:
        return Rejection.of("sum", "casino-refuse-sum-one", card=cards[0], value=value)
    return Rejection.of("sum", "casino-refuse-sum", cards=cards, total=total, value=value)


def _check_face(public: Public, action: Take) -> Rejection | None:
    """A face card in classic takes cards of its own rank only, as many as `face_pairing` says
    (CAS-047 to 050).
    """
    played, named = action.card, named_cards(action)
    if action.builds:
        id_, value = "casino-refuse-build-value-face", action.builds[0]
        return Rejection.of("build_value", id_, card=played, value=value)
    grouped = not action.flat and any(len(group) > 1 for group in action.groups)
    if grouped or any(card.rank != played.rank for card in named):
        return Rejection.of("face_sum", "casino-refuse-face-sum-face", card=played)
    if len(named) in public.options.face_counts:
        return None
    id_, allowed = "casino-refuse-face-count", public.options.faces_at_once
    return Rejection.of("face_count", id_, card=played, allowed=allowed, count=len(named))


def flat_reading(public: Public, action: Take) -> tuple[int, Groups] | Rejection:
    """The value and the groups of a flat take by a number, or why there are none."""
    options, card = public.options, action.card
    values = SCHEMES[options.scheme]
    loose = action.groups[0] if action.groups else ()
    if len(loose) > NAMED_LIMIT:
        return Rejection.of("sum", "casino-refuse-sum-many", count=len(loose), limit=NAMED_LIMIT)
    tried = values.hand[card] if action.value is None else (action.value,)
    readings = [
        (value, groups)
        for value in tried
        if (groups := partition(loose, value, values)) is not None
    ]
    if not readings:
        total, id_ = sum(values.table[other][0] for other in loose), "casino-refuse-sum-flat"
        return Rejection.of("sum", id_, card=card, cards=loose, total=total, value=tried[0])
    readings = [reading for reading in readings if {reading[0]}.issuperset(action.builds)]
    if not readings:
        return Rejection.of("build_value", _BUILD_VALUE, card=card, value=action.builds[0])
    if not options.one_or_three:
        return readings[0]
    for value, _ in readings:
        groups = partition(loose, value, values, lone=(card.rank, LONE))
        if groups is not None:
            return value, groups
    return Rejection.of("pair_count", "casino-refuse-pair-count", card=card)


def _check_build(public: Public, action: Build | Duplicate) -> Rejection | None:
    options = public.options
    values = SCHEMES[options.scheme]
    mine, table, value = values.hand[action.card], values.table, action.value or 0
    if refused := _check_no_face(action, mine, table):
        return refused
    if not can_total(action.companions, table, value, mine):
        total = mine[0] + sum(table[card][0] for card in action.companions)
        return _wrong_sum((action.card, *action.companions), value, total)
    if refused := _check_groups(action.extra, value, table):
        return refused
    if type(action) is Build and not action.companions and not options.pair_builds:
        return Rejection.of("lone_card", "casino-refuse-lone-card", card=action.card)
    return None


def _check_no_face(
    action: Build | Duplicate | Increase, mine: tuple[int, ...], table: Worth
) -> Rejection | None:
    faces = [card for card in named_cards(action) if not table[card]]
    if mine and not faces:
        return None
    card = faces[0] if mine else action.card
    return Rejection.of("face_build", "casino-refuse-face-build", card=card)


def _check_increase(public: Public, action: Increase) -> Rejection | None:
    options = public.options
    values = SCHEMES[options.scheme]
    mine, table = values.hand[action.card], values.table
    build = public.build_of(action.build)
    assert build is not None  # `no_build` comes first
    if refused := _check_no_face(action, mine, table):
        return refused
    if action.added:
        return Rejection.of("raise_table", "casino-refuse-raise-table", card=action.added[0])
    if build.multiple:
        return Rejection.of("multi_raise", "casino-refuse-multi-raise", value=build.value)
    if not public.may_increase(public.turn, build):
        who = Who(build.owner or 0)
        return Rejection.of("scope", "casino-refuse-scope", who=who, value=build.value)
    old, value, id_ = action.build, action.value, "casino-refuse-sum-raise"
    if value - old not in mine:
        total = old + mine[0]
        return Rejection.of("sum", id_, card=action.card, old=old, total=total, value=value)
    if refused := _check_groups(action.extra, value, table):
        return refused
    if action.extra and not options.gather_on_raise:
        return Rejection.of("gather", "casino-refuse-gather", value=action.value)
    return None


# -- what is not a play ----------------------------------------------------------------------------


def refusal(view: View, action: Action) -> Rejection | None:
    """Why the seat of `view` may not do this now, or None.

    None too for a wrong take that has a price (`has_price`): it is refused, but it costs a card.
    """
    if isinstance(action, PLAYS):
        assert view.seat is not None
        refused = play_refusal(view.public, view.seat, view.hand, action)
        return None if refused is not None and has_price(view.public, action, refused) else refused
    return other_refusal(view, action)


def has_price(public: Public, action: Play, refused: Rejection) -> bool:
    """Does this refusal cost the card of the action (CAS-167)?"""
    return public.options.penalty and type(action) is Take and refused.code in PENAL


def other_refusal(view: View, action: Action) -> Rejection | None:
    """The refusals of the table procedures, from what the asker sees."""
    public = view.public
    match action:
        case actions.Challenge() | actions.No():
            return _check_window(view)
        case actions.Accuse():
            return _check_window(view) or _check_accuse(view, action)
        case actions.Agree() | actions.Decline():
            return _check_answer(view, agree=type(action) is actions.Agree)
        case actions.Redeal():
            return _check_redeal(view)
        case actions.NameDealer():
            return _check_dealer(view, action)
        case actions.AnnounceLast():
            return _check_last(view)
        case actions.GiveUp(play=play):
            return refusal(view, play)
        case actions.AnnounceAndPlay(play=play):
            return _check_last(view) or refusal(view, play)
        case actions.Forfeit() | actions.BadPack():
            return waiting(public) if public.phase is Phase.OVER else None
    return Rejection.of("verb", "table-not-now")  # an action of another game


def _check_redeal(view: View) -> Rejection | None:
    public = view.public
    if public.phase is not Phase.PLAY:
        return waiting(public)
    if not public.fresh:
        return Rejection.of("no_redeal", "casino-refuse-no-redeal")
    if view.seat in public.proposed:
        return Rejection.of("no_redeal", "casino-refuse-no-redeal-again")
    return None


def _check_dealer(view: View, action: actions.NameDealer) -> Rejection | None:
    public = view.public
    if not isinstance(public.question, DealerChoice) or view.seat not in public.question.asked:
        return Rejection.of("no_choice", "casino-refuse-no-choice")
    if view.answered:
        return Rejection.of("answered", "casino-refuse-answered")
    if action.seat not in range(public.options.seats):
        return Rejection.of("bad_seat", "casino-refuse-bad-seat")
    return None


def _check_last(view: View) -> Rejection | None:
    public = view.public
    if public.phase is Phase.OVER or view.seat != public.dealer or public.call is not LastCall.DUE:
        manual = public.options.manual_last
        id_ = "casino-refuse-no-last" if manual else "casino-refuse-no-last-auto"
        return Rejection.of("no_last", id_)
    return None


def _check_window(view: View) -> Rejection | None:
    public = view.public
    if not public.options.claims:
        return Rejection.of("claims_only", "casino-refuse-claims-only")
    if not isinstance(public.question, Window) or view.seat not in public.question.asked:
        return Rejection.of("no_window", "casino-refuse-no-window")
    return Rejection.of("answered", "casino-refuse-answered") if view.answered else None


def _check_accuse(view: View, action: actions.Accuse) -> Rejection | None:
    public, options = view.public, view.public.options
    if view.seat is None or action.seat not in options.opponents(view.seat):
        return Rejection.of("bad_seat", "casino-refuse-bad-seat")
    if action.card in view.hand or action.card in public.shown():
        return Rejection.of("known_card", "casino-refuse-known-card", card=action.card)
    return None


def _check_answer(view: View, agree: bool) -> Rejection | None:
    question = view.public.question
    if isinstance(question, Accusation) and question.accused == view.seat:
        if agree and question.card not in view.hand:
            return Rejection.of("not_in_hand", "casino-refuse-not-in-hand", card=question.card)
        return None
    if isinstance(question, Vote) and view.seat in question.asked:
        return Rejection.of("answered", "casino-refuse-answered") if view.answered else None
    return Rejection.of("no_question", "casino-refuse-no-question")
