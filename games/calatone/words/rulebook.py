"""The rules of a table as its options make them, chapter by chapter; all sentences are messages
`calatone-rule-...`.
"""

from __future__ import annotations

from games.calatone.bots import LEVELS
from games.calatone.options import CalatoneOptions
from games.calatone.rules.evaluator import ranking
from games.calatone.rules.packs import AUTO, lowest
from games.calatone.words.phrases import limit_note, rank
from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, Notes, Value, note


def rulebook(options: CalatoneOptions) -> tuple[Chapter, ...]:
    """The chapters for this table."""
    chapters = (
        _chapter("aim", *_aim(options)),
        _chapter("pack", *_pack(options)),
        _chapter("deal", *_deal(options)),
        _chapter("bets", *_bets(options)),
        _chapter("passes", *_passes(options)),
        _chapter("show", *_show(options)),
        _chapter("worth", *_worth(options)),
        _chapter("evening", *_evening(options)),
        _chapter("bots", *_bots()),
    )
    clock = _clock(options)
    return (*chapters, _chapter("clock", *clock)) if clock else chapters


def _bots() -> list[Note]:
    return [note(f"calatone-rule-bots-{level}") for level in LEVELS if level != "random"]


def _chapter(name: str, *lines: Note) -> Chapter:
    return Chapter(note(f"calatone-rule-{name}"), lines)


def _line(name: str, **values: Value) -> Note:
    return note(f"calatone-rule-{name}", **values)


def _aim(options: CalatoneOptions) -> list[Note]:
    end = (
        _line("aim-no-limit")
        if options.agreed_limit is None
        else _line("aim-limit", limit=limit_note(options.agreed_limit))
    )
    return [_line("aim-hand"), _line("aim-chips", stack=options.stack), end]


def _pack(options: CalatoneOptions) -> list[Note]:
    if options.deck == "auto":
        seats = options.setup.seats
        lines = [_line("pack-auto", size=AUTO[seats], count=seats)]
    else:
        lines = [_line("pack-size", size=int(options.deck), rank=lowest(int(options.deck)))]
    return [*lines, _line("pack-order")]


def _deal(options: CalatoneOptions) -> list[Note]:
    ante = _line("deal-ante", ante=options.ante) if options.ante else _line("deal-no-ante")
    return [ante, _line("deal-two"), _line("deal-more"), _line("deal-seven"), _line("deal-turn")]


def _bets(options: CalatoneOptions) -> list[Note]:
    lines = [
        _line("bets-first"),
        _line("bets-before"),
        _line("bets-amounts", least=options.min_bet, most=options.max_bet),
    ]
    if options.max_raises:
        lines.append(_line("bets-raises", count=options.max_raises))
    return [
        *lines,
        _line("bets-all-in"),
        _line("bets-short"),
        _line("bets-refund"),
        _line("bets-out"),
        _line("bets-last"),
    ]


def _passes(options: CalatoneOptions) -> list[Note]:
    lines = (
        [_line("passes-end"), _line("passes-all-in")]
        if options.all_pass_ends
        else [_line("passes-go-on")]
    )
    return lines if options.ante else [*lines, _line("passes-void")]


def _show(options: CalatoneOptions) -> list[Note]:
    lines = (
        [_line("show-auto")]
        if options.declaration == "auto"
        else [_line("show-five"), _line("show-held")]
    )
    if options.all_pass_ends:
        lines.append(_line("show-early", declaration=options.declaration))
    return [*lines, _line("show-pot"), _line("show-odd"), _line("show-layers")]


def _worth(options: CalatoneOptions) -> list[Note]:
    size = options.pack_size(options.setup.seats)
    order = reversed(ranking(size, options.ace_straight_over_flush))
    names = tuple(note(f"calatone-rule-name-{category}") for category in order)
    lines = [_line("worth-order", parts=Notes(names))]
    if options.deck == "auto":
        lines.append(_line("worth-stripped"))
    lines += [_line("worth-figures"), _line("worth-figures-equal"), _line("worth-equal")]
    if options.ace_low:
        # `auto` names no lowest card: it changes with the players
        lines.append(
            _line("worth-ace-low", rank=0 if options.deck == "auto" else rank(lowest(size)))
        )
    else:
        lines.append(_line("worth-ace-high"))
    return lines


def _evening(options: CalatoneOptions) -> list[Note]:
    lines = [
        _line("evening-bank"),
        note(f"calatone-rule-evening-rebuy-{options.rebuy}", stack=options.stack),
    ]
    if options.rebuy != "never":
        lines.append(_line("evening-rebuy-bots"))
    lines.append(note(f"calatone-rule-evening-winner-{options.winner_leave}"))
    lines.append(note(f"calatone-rule-evening-away-{options.on_leave}"))
    if not options.ante:
        lines.append(_line("evening-stalled"))
    if options.help:
        lines.append(_line("evening-help"))
    return lines


def _clock(options: CalatoneOptions) -> list[Note]:
    clocks = {
        "expose": options.expose_seconds,
        "turn": options.turn_seconds,
        "declare": options.declare_seconds,
    }
    return [
        note(f"calatone-rule-clock-{name}", seconds=seconds)
        for name, seconds in clocks.items()
        if seconds
    ]
