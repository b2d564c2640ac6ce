"""The rules of one table, as its options make them: chapters of single lines, for reading one by
one.
"""

from __future__ import annotations

from games.casino.bots import LEVELS
from games.casino.options import CasinoOptions
from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, Notes, note


def rulebook(options: CasinoOptions) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    parts = {
        "aim": _aim(options),
        "cards": _cards(options),
        "deal": _deal(options),
        "turn": _turn(options),
        "taking": _taking(options),
        "building": _building(options),
        "adding": _adding(options),
        "duty": _duty(options),
        "end": _end(options),
        "count": _count(options),
        "winning": _winning(options),
        "referee": _referee(options),
        "bots": [note(f"casino-rule-bots-{level}") for level in LEVELS if level != "random"],
        "table": _table(options),
    }
    return tuple(
        Chapter(note(f"casino-rule-chapter-{name}"), tuple(lines)) for name, lines in parts.items()
    )


def _aim(options: CasinoOptions) -> list[Note]:
    lines = [note("casino-rule-aim"), note("casino-rule-players", seats=options.seats)]
    if options.teams:
        lines.append(note("casino-rule-teams"))
    return lines


def _cards(options: CasinoOptions) -> list[Note]:
    lines = [note("casino-rule-pack")]
    if not options.face_values:
        return [*lines, note("casino-rule-values"), note("casino-rule-faces")]
    lines += [note("casino-rule-royal-values"), note("casino-rule-royal-aces")]
    if options.scheme & 2:
        lines.append(note("casino-rule-high-casinos"))
    lines.append(
        note("casino-rule-dual-anywhere") if options.scheme & 4 else note("casino-rule-dual-hand")
    )
    return lines


def _deal(options: CasinoOptions) -> list[Note]:
    lines = [note("casino-rule-dealer"), note("casino-rule-four-each", table=options.table_cards)]
    if options.draw:
        lines += [note("casino-rule-draw"), note("casino-rule-draw-out")]
    else:
        lines += [
            note("casino-rule-rounds", rounds=options.rounds),
            note("casino-rule-last-round", manual=options.manual_last),
        ]
        if not options.table_cards:
            lines.append(note("casino-rule-no-table"))
    return lines


def _turn(options: CasinoOptions) -> list[Note]:
    bound = options.builder_duty != "none"
    return [
        note("casino-rule-one-card"),
        note("casino-rule-trail"),
        note("casino-rule-free", bound=bound),
    ]


def _taking(options: CasinoOptions) -> list[Note]:
    lines = [
        note("casino-rule-take"),
        note("casino-rule-pair"),
        note("casino-rule-sum"),
        note("casino-rule-several"),
    ]
    if options.one_or_three:
        lines.append(note("casino-rule-one-or-three"))
    if not options.face_values:
        lines.append(note("casino-rule-face-pairs", allowed=options.faces_at_once))
    lines += [
        note("casino-rule-take-build"),
        note("casino-rule-build-whole"),
        note("casino-rule-last-capturer"),
    ]
    return lines


def _building(options: CasinoOptions) -> list[Note]:
    lines = [
        note("casino-rule-build"),
        note("casino-rule-announce"),
        note("casino-rule-hold"),
        note("casino-rule-gather"),
    ]
    lines.append(
        note("casino-rule-pair-build") if options.pair_builds else note("casino-rule-no-pair-build")
    )
    if not options.face_values:
        lines.append(note("casino-rule-no-face-build"))
    return lines


def _adding(options: CasinoOptions) -> list[Note]:
    lines = [
        note("casino-rule-duplicate"),
        note("casino-rule-multiple"),
        note("casino-rule-increase"),
    ]
    lines.append(note("casino-rule-raise-hand", gather=options.gather_on_raise))
    if options.opponents_only:
        lines.append(note("casino-rule-raise-scope"))
    return [*lines, note("casino-rule-merge"), note("casino-rule-owner")]


def _duty(options: CasinoOptions) -> list[Note]:
    return [note("casino-rule-duty", duty=options.builder_duty), note("casino-rule-duty-hold")]


def _end(options: CasinoOptions) -> list[Note]:
    return [
        note("casino-rule-residue", sweeps=options.sweeps),
        note("casino-rule-residue-none"),
    ]


def _count(options: CasinoOptions) -> list[Note]:
    lines = [note("casino-rule-cards")]
    lines.append(
        note("casino-rule-spade-points") if options.spade_points else note("casino-rule-spades")
    )
    lines.append(note("casino-rule-big"))
    if not options.spade_points:
        lines.append(note("casino-rule-little"))
    lines.append(note("casino-rule-aces"))
    if options.sweeps:
        lines.append(note("casino-rule-sweeps"))
    if options.overs:
        lines.append(note("casino-rule-overs"))
    if options.spade_overs:
        lines.append(note("casino-rule-spade-overs"))
    return lines


def _winning(options: CasinoOptions) -> list[Note]:
    if options.single_deal:
        return [note("casino-rule-single-deal")]
    lines = [
        note("casino-rule-target", target=options.target),
        note("casino-rule-precedence"),
        note("casino-rule-precedence-order", spades=options.spade_points),
    ]
    last = _last_items(options)
    if last.notes:
        lines.append(note("casino-rule-precedence-end", items=last))
    lines.append(note("casino-rule-precedence-aces"))
    if options.multipliers:
        lines.append(note("casino-rule-multipliers"))
    return [*lines, note("casino-rule-stalled")]


def _last_items(options: CasinoOptions) -> Notes:
    """The items at the end of the order, as far as this table counts them (CAS-129, CAS-130,
    CAS-133).
    """
    names = ["overs", "spade_overs"]
    names.insert(len(names) if options.face_values else 0, "sweeps")
    return Notes(
        tuple(note(f"casino-part-last-{name}") for name in names if getattr(options, name))
    )


def _referee(options: CasinoOptions) -> list[Note]:
    if not options.claims:
        lines = [note("casino-rule-strict")]
        if options.penalty:
            lines.append(note("casino-rule-penalty", teams=options.teams))
    else:
        lines = [
            note("casino-rule-claims"),
            note("casino-rule-challenge"),
            note("casino-rule-upheld", teams=options.teams),
            note("casino-rule-improper"),
            note("casino-rule-accuse", teams=options.teams),
        ]
    if options.irregularity_loses:
        lines.append(note("casino-rule-irregularity"))
    lines.append(note("casino-rule-redeal"))
    return lines


def _table(options: CasinoOptions) -> list[Note]:
    lines = [note("casino-rule-pile-info", told=options.pile_info)]
    if options.turn_seconds:
        lines.append(note("casino-rule-turn-seconds", seconds=options.turn_seconds))
    if options.challenge_seconds:
        lines.append(
            note(
                "casino-rule-challenge-seconds",
                seconds=options.challenge_seconds,
                claims=options.claims,
            )
        )
    lines.append(note("casino-rule-leave", forfeit=options.forfeit))
    return lines
