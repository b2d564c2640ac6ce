"""The rules of a table as its options make them, chapter by chapter; all sentences are messages
`cribbage-rule-...`.
"""

from __future__ import annotations

from games.cribbage.bots import LEVELS
from games.cribbage.options import CribbageOptions
from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, Value, note


def rulebook(options: CribbageOptions) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    chapters = (
        _chapter("aim", *_aim(options)),
        _chapter("deal", *_deal(options)),
        _chapter("play", *_play()),
        _chapter("pegs", *_pegs()),
        _chapter("show", *_show(options)),
        _chapter("worth", *_worth(options)),
        _chapter("counting", *_counting(options)),
        _chapter("bots", *_bots()),
    )
    clock = tuple(_clock(options))
    return (*chapters, _chapter("clock", *clock)) if clock else chapters


def _bots() -> list[Note]:
    return [note(f"cribbage-rule-bots-{level}") for level in LEVELS if level != "random"]


def _chapter(name: str, *lines: Note) -> Chapter:
    return Chapter(note(f"cribbage-rule-{name}"), lines)


def _line(name: str, **values: Value) -> Note:
    return note(f"cribbage-rule-{name}", **values)


def _aim(options: CribbageOptions) -> list[Note]:
    lines = [_line("aim-target", target=options.target), _line("aim-at-once")]
    if options.teams:
        lines += [
            _line("aim-teams", teams=options.teams, size=options.seats // options.teams),
            _line("aim-silence"),
        ]
    return lines


def _deal(options: CribbageOptions) -> list[Note]:
    dealt = max(options.dealt(0))
    lines = [
        _line("deal-first", how=options.first_dealer),
        _line("deal-cards", count=dealt, hand=options.hand_size),
    ]
    lines.append(_line("deal-away", count=options.discards(1, 0)))
    if options.seats == 3:
        lines.append(_line("deal-extra"))
    if options.seats > 4:
        lines.append(_line("deal-dealer", count=dealt - 1))
    lines += [_line("deal-crib", count=options.hand_size), _line("deal-starter")]
    if options.his_heels:
        lines.append(_line("deal-heels"))
    return lines


def _play() -> list[Note]:
    return [
        _line("play-values"),
        _line("play-turn"),
        _line("play-cannot"),
        _line("play-last"),
        _line("play-lead"),
        _line("play-end"),
    ]


def _pegs() -> list[Note]:
    return [
        _line("pegs-fifteen"),
        _line("pegs-pair"),
        _line("pegs-ranks"),
        _line("pegs-run"),
        _line("pegs-broken"),
        _line("pegs-thirty-one"),
        _line("pegs-order"),
    ]


def _show(options: CribbageOptions) -> list[Note]:
    return [_line("show-order"), _line("show-cards", count=options.hand_size + 1)]


def _worth(options: CribbageOptions) -> list[Note]:
    size = options.hand_size
    four = _line("worth-flush-four", count=size)
    return [
        _line("worth-fifteen"),
        _line("worth-pair"),
        _line("worth-run"),
        four if options.four_flush else _line("worth-flush", count=size, more=size + 1),
        _line("worth-crib-flush", strict=options.strict_crib),
        _line("worth-jack"),
        _line("worth-many"),
        _line("worth-best", best=46 if options.seats == 6 else 29),
    ]


def _counting(options: CribbageOptions) -> list[Note]:
    if not any(options.by_hand):
        return [_line("counting-auto"), _line("counting-explained")]
    lines = [_line("counting-claim"), _line("counting-wrong", miscount=options.miscount)]
    if "award" not in options.idle:
        lines.append(_line("counting-award", award=options.award))
    if options.bots_miscount != "none":
        lines.append(_line("counting-bots", bots=options.bots_miscount))
    if options.joke:
        lines.append(_line("counting-joke"))
    lines.append(_line("counting-help", help=any(options.helped)))
    if options.auto_count:
        lines.append(_line("counting-asked"))
    lines.append(_line("counting-explained"))
    return lines


def _clock(options: CribbageOptions) -> list[Note]:
    lines = []
    if any(options.by_hand) and options.claim_seconds:
        lines += [_line("clock-count", seconds=options.claim_seconds), _line("clock-reading")]
    if options.turn_seconds:
        lines.append(_line("clock-turn", seconds=options.turn_seconds))
    return lines
