"""The rules of one table, as its options make them: chapters of single lines, for reading one by
one.
"""

from __future__ import annotations

from games.casino.bots import LEVELS
from games.casino.options import CasinoOptions
from playroom.engine.contract import Chapter
from playroom.engine.kit.rulebook import chapters
from playroom.engine.notes import Note, Notes, note

Rules = tuple[Note | bool, ...]


def rulebook(options: CasinoOptions) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    royal, bound = options.face_values, options.builder_duty != "none"
    rules = {
        "aim": (
            note("casino-rule-aim"),
            note("casino-rule-players", seats=options.seats),
            options.teams and note("casino-rule-teams"),
        ),
        "cards": (note("casino-rule-pack"), *_values(options)),
        "deal": (
            note("casino-rule-dealer"),
            note("casino-rule-four-each", table=options.table_cards),
            *_rounds(options),
        ),
        "turn": (
            note("casino-rule-one-card"),
            note("casino-rule-trail"),
            note("casino-rule-free", bound=bound),
        ),
        "taking": (
            note("casino-rule-take"),
            note("casino-rule-pair"),
            note("casino-rule-sum"),
            note("casino-rule-several"),
            options.one_or_three and note("casino-rule-one-or-three"),
            not royal and note("casino-rule-face-pairs", allowed=options.faces_at_once),
            note("casino-rule-take-build"),
            note("casino-rule-build-whole"),
            note("casino-rule-last-capturer"),
        ),
        "building": (
            note("casino-rule-build"),
            note("casino-rule-announce"),
            note("casino-rule-hold"),
            note("casino-rule-gather"),
            note("casino-rule-pair-build" if options.pair_builds else "casino-rule-no-pair-build"),
            not royal and note("casino-rule-no-face-build"),
        ),
        "adding": (
            note("casino-rule-duplicate"),
            note("casino-rule-multiple"),
            note("casino-rule-increase"),
            note("casino-rule-raise-hand", gather=options.gather_on_raise),
            options.opponents_only and note("casino-rule-raise-scope"),
            note("casino-rule-merge"),
            note("casino-rule-owner"),
        ),
        "duty": (
            note("casino-rule-duty", duty=options.builder_duty),
            note("casino-rule-duty-hold"),
        ),
        "end": (
            note("casino-rule-residue", sweeps=options.sweeps),
            note("casino-rule-residue-none"),
        ),
        "count": (
            note("casino-rule-cards"),
            note("casino-rule-spade-points" if options.spade_points else "casino-rule-spades"),
            note("casino-rule-big"),
            not options.spade_points and note("casino-rule-little"),
            note("casino-rule-aces"),
            options.sweeps and note("casino-rule-sweeps"),
            options.overs and note("casino-rule-overs"),
            options.spade_overs and note("casino-rule-spade-overs"),
        ),
        "winning": _winning(options),
        "referee": (
            *(_claims(options) if options.claims else _strict(options)),
            options.irregularity_loses and note("casino-rule-irregularity"),
            note("casino-rule-redeal"),
        ),
        "bots": [note(f"casino-rule-bots-{level}") for level in LEVELS if level != "random"],
        "table": _table(options),
    }
    return chapters("casino", rules)


def _values(options: CasinoOptions) -> Rules:
    if not options.face_values:
        return (note("casino-rule-values"), note("casino-rule-faces"))
    dual = options.table_dual_values
    return (
        note("casino-rule-royal-values"),
        note("casino-rule-royal-aces"),
        options.casino_high_values and note("casino-rule-high-casinos"),
        note("casino-rule-dual-anywhere" if dual else "casino-rule-dual-hand"),
    )


def _rounds(options: CasinoOptions) -> Rules:
    if options.draw:
        return (note("casino-rule-draw"), note("casino-rule-draw-out"))
    return (
        note("casino-rule-rounds", rounds=options.rounds),
        note("casino-rule-last-round", manual=options.manual_last),
        not options.table_cards and note("casino-rule-no-table"),
    )


def _winning(options: CasinoOptions) -> Rules:
    if options.single_deal:
        return (note("casino-rule-single-deal"),)
    # the items at the end of the order, as far as this table counts them (CAS-129, 130, 133)
    names = ["overs", "spade_overs"]
    names.insert(len(names) if options.face_values else 0, "sweeps")
    last = [note(f"casino-part-last-{name}") for name in names if getattr(options, name)]
    return (
        note("casino-rule-target", target=options.target),
        note("casino-rule-precedence"),
        note("casino-rule-precedence-order", spades=options.spade_points),
        bool(last) and note("casino-rule-precedence-end", items=Notes(tuple(last))),
        note("casino-rule-precedence-aces"),
        options.multipliers and note("casino-rule-multipliers"),
        note("casino-rule-stalled"),
    )


def _strict(options: CasinoOptions) -> Rules:
    penalty = note("casino-rule-penalty", teams=options.teams)
    return (note("casino-rule-strict"), options.penalty and penalty)


def _claims(options: CasinoOptions) -> Rules:
    return (
        note("casino-rule-claims"),
        note("casino-rule-challenge"),
        note("casino-rule-upheld", teams=options.teams),
        note("casino-rule-improper"),
        note("casino-rule-accuse", teams=options.teams),
    )


def _table(options: CasinoOptions) -> Rules:
    turn, window, claims = options.turn_seconds, options.challenge_seconds, options.claims
    return (
        note("casino-rule-pile-info", told=options.pile_info),
        turn > 0 and note("casino-rule-turn-seconds", seconds=turn),
        window > 0 and note("casino-rule-challenge-seconds", seconds=window, claims=claims),
        note("casino-rule-leave", forfeit=options.on_leave == "forfeit"),
    )
