"""The rules of a table as its options make them, chapter by chapter; all sentences are messages
`cribbage-rules-...`.
"""

from __future__ import annotations

from games.cribbage.options import Rules
from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, Value, note


def rulebook(rules: Rules) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    chapters = (
        _chapter("aim", *_aim(rules)),
        _chapter("deal", *_deal(rules)),
        _chapter("play", *_play()),
        _chapter("pegs", *_pegs()),
        _chapter("show", *_show(rules)),
        _chapter("worth", *_worth(rules)),
        _chapter("counting", *_counting(rules)),
    )
    clock = tuple(_clock(rules))
    return (*chapters, _chapter("clock", *clock)) if clock else chapters


def _chapter(name: str, *lines: Note) -> Chapter:
    return Chapter(note(f"cribbage-rules-{name}"), lines)


def _line(name: str, **values: Value) -> Note:
    return note(f"cribbage-rules-{name}", **values)


def _aim(rules: Rules) -> list[Note]:
    lines = [_line("aim-target", target=rules.target), _line("aim-at-once")]
    if rules.teams:
        lines += [
            _line("aim-teams", teams=rules.teams, size=rules.seats // rules.teams),
            _line("aim-silence"),
        ]
    return lines


def _deal(rules: Rules) -> list[Note]:
    dealt = max(rules.dealt(0))
    lines = [
        _line("deal-first", how=rules.first_dealer),
        _line("deal-cards", count=dealt, hand=rules.hand_size),
    ]
    lines.append(_line("deal-away", count=rules.discards(1, 0)))
    if rules.seats == 3:
        lines.append(_line("deal-extra"))
    if rules.seats > 4:
        lines.append(_line("deal-dealer", count=dealt - 1))
    lines += [_line("deal-crib", count=rules.hand_size), _line("deal-starter")]
    if rules.his_heels:
        lines.append(_line("deal-heels"))
    return lines


def _play() -> list[Note]:
    return [
        _line("play-values"),
        _line("play-turn"),
        _line("play-cannot"),
        _line("play-last"),
        _line("play-end"),
    ]


def _pegs() -> list[Note]:
    return [
        _line("pegs-fifteen"),
        _line("pegs-pair"),
        _line("pegs-run"),
        _line("pegs-thirty-one"),
        _line("pegs-order"),
    ]


def _show(rules: Rules) -> list[Note]:
    return [_line("show-order"), _line("show-cards", count=rules.hand_size + 1)]


def _worth(rules: Rules) -> list[Note]:
    size = rules.hand_size
    four = _line("worth-flush-four", count=size)
    return [
        _line("worth-fifteen"),
        _line("worth-pair"),
        _line("worth-run"),
        four if rules.four_flush else _line("worth-flush", count=size, more=size + 1),
        _line("worth-crib-flush", strict=rules.strict_crib),
        _line("worth-jack"),
        _line("worth-many"),
        _line("worth-best", best=46 if rules.seats == 6 else 29),
    ]


def _counting(rules: Rules) -> list[Note]:
    if not rules.manual:
        return [_line("counting-auto"), _line("counting-explained")]
    lines = [_line("counting-claim"), _line("counting-wrong", miscount=rules.miscount)]
    if rules.sides > 2:
        lines.append(_line("counting-award", award=rules.award))
    if rules.joke:
        lines.append(_line("counting-joke"))
    lines.append(_line("counting-help", help=any(rules.helped)))
    lines.append(_line("counting-explained"))
    return lines


def _clock(rules: Rules) -> list[Note]:
    lines = []
    if rules.manual and rules.claim_seconds:
        lines += [_line("clock-count", seconds=rules.claim_seconds), _line("clock-reading")]
    if rules.turn_seconds:
        lines.append(_line("clock-turn", seconds=rules.turn_seconds))
    return lines
