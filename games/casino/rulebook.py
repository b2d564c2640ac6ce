"""The rules of one table, as its options make them: chapters of single lines, for reading one by
one.
"""

from __future__ import annotations

from games.casino.options import Rules, rules_of
from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, note
from playroom.engine.options import Setup


def rulebook(setup: Setup) -> tuple[Chapter, ...]:
    """The chapters of a legal table."""
    rules = rules_of(setup)
    parts = {
        "aim": _aim(rules),
        "cards": _cards(rules),
        "deal": _deal(rules),
        "turn": _turn(rules),
        "taking": _taking(rules),
        "building": _building(rules),
        "adding": _adding(rules),
        "duty": _duty(rules),
        "end": _end(rules),
        "count": _count(rules),
        "winning": _winning(rules),
        "referee": _referee(rules),
        "table": _table(rules),
    }
    return tuple(
        Chapter(note(f"casino-chapter-{name}"), tuple(lines)) for name, lines in parts.items()
    )


def _aim(rules: Rules) -> list[Note]:
    lines = [note("casino-rule-aim"), note("casino-rule-players", seats=rules.seats)]
    if rules.teams:
        lines.append(note("casino-rule-teams"))
    return lines


def _cards(rules: Rules) -> list[Note]:
    lines = [note("casino-rule-pack")]
    if not rules.royal:
        return [*lines, note("casino-rule-values"), note("casino-rule-faces")]
    lines += [note("casino-rule-royal-values"), note("casino-rule-royal-aces")]
    if rules.scheme & 2:
        lines.append(note("casino-rule-high-casinos"))
    lines.append(
        note("casino-rule-dual-anywhere") if rules.scheme & 4 else note("casino-rule-dual-hand")
    )
    return lines


def _deal(rules: Rules) -> list[Note]:
    lines = [note("casino-rule-dealer"), note("casino-rule-four-each", table=rules.table_cards)]
    if rules.draw:
        lines += [note("casino-rule-draw"), note("casino-rule-draw-out")]
    else:
        lines += [
            note("casino-rule-rounds", rounds=rules.rounds),
            note("casino-rule-last-round", manual=rules.manual_last),
        ]
        if not rules.table_cards:
            lines.append(note("casino-rule-no-table"))
    return lines


def _turn(rules: Rules) -> list[Note]:
    return [note("casino-rule-one-card"), note("casino-rule-trail"), note("casino-rule-free")]


def _taking(rules: Rules) -> list[Note]:
    lines = [
        note("casino-rule-take"),
        note("casino-rule-pair"),
        note("casino-rule-sum"),
        note("casino-rule-several"),
    ]
    if rules.one_or_three:
        lines.append(note("casino-rule-one-or-three"))
    if not rules.royal:
        lines.append(note("casino-rule-face-pairs", allowed=rules.faces_at_once))
    lines += [
        note("casino-rule-take-build"),
        note("casino-rule-build-whole"),
        note("casino-rule-last-capturer"),
    ]
    return lines


def _building(rules: Rules) -> list[Note]:
    lines = [
        note("casino-rule-build"),
        note("casino-rule-announce"),
        note("casino-rule-hold"),
        note("casino-rule-gather"),
    ]
    lines.append(
        note("casino-rule-pair-build") if rules.pair_builds else note("casino-rule-no-pair-build")
    )
    if not rules.royal:
        lines.append(note("casino-rule-no-face-build"))
    return lines


def _adding(rules: Rules) -> list[Note]:
    lines = [
        note("casino-rule-duplicate"),
        note("casino-rule-multiple"),
        note("casino-rule-increase"),
    ]
    lines.append(note("casino-rule-raise-hand", gather=rules.gather))
    if rules.opponents_only:
        lines.append(note("casino-rule-raise-scope"))
    return [*lines, note("casino-rule-merge"), note("casino-rule-owner")]


def _duty(rules: Rules) -> list[Note]:
    return [note("casino-rule-duty", duty=rules.duty), note("casino-rule-duty-hold")]


def _end(rules: Rules) -> list[Note]:
    return [note("casino-rule-residue"), note("casino-rule-residue-none")]


def _count(rules: Rules) -> list[Note]:
    lines = [note("casino-rule-cards")]
    lines.append(
        note("casino-rule-spade-points") if rules.spade_points else note("casino-rule-spades")
    )
    lines.append(note("casino-rule-big"))
    if not rules.spade_points:
        lines.append(note("casino-rule-little"))
    lines.append(note("casino-rule-aces"))
    if rules.sweeps:
        lines.append(note("casino-rule-sweeps"))
    if rules.overs:
        lines.append(note("casino-rule-overs"))
    if rules.spade_overs:
        lines.append(note("casino-rule-spade-overs"))
    return lines


def _winning(rules: Rules) -> list[Note]:
    if rules.single_deal:
        return [note("casino-rule-single-deal")]
    lines = [
        note("casino-rule-target", target=rules.target),
        note("casino-rule-precedence", spades=rules.spade_points),
    ]
    if rules.sweeps or rules.overs or rules.spade_overs:
        lines.append(note("casino-rule-precedence-end", royal=rules.royal))
    if rules.multipliers:
        lines.append(note("casino-rule-multipliers"))
    return [*lines, note("casino-rule-stalled")]


def _referee(rules: Rules) -> list[Note]:
    if not rules.claims:
        lines = [note("casino-rule-strict")]
        if rules.penalty:
            lines.append(note("casino-rule-penalty", teams=rules.teams))
    else:
        lines = [
            note("casino-rule-claims"),
            note("casino-rule-challenge"),
            note("casino-rule-upheld", teams=rules.teams),
            note("casino-rule-improper"),
            note("casino-rule-accuse", teams=rules.teams),
        ]
    if rules.irregularity:
        lines.append(note("casino-rule-irregularity"))
    lines.append(note("casino-rule-redeal"))
    return lines


def _table(rules: Rules) -> list[Note]:
    lines = [note("casino-rule-pile-info", told=rules.pile_info)]
    if rules.turn_seconds:
        lines.append(note("casino-rule-turn-seconds", seconds=rules.turn_seconds))
    if rules.claims and rules.challenge_seconds:
        lines.append(note("casino-rule-challenge-seconds", seconds=rules.challenge_seconds))
    lines.append(note("casino-rule-leave", forfeit=rules.forfeit))
    return lines
