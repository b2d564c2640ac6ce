"""The rules of one table, as its options make them: chapters of single lines."""

from __future__ import annotations

from games.escoba.bots import LEVELS
from games.escoba.moves import VELO
from games.escoba.options import EscobaOptions
from games.escoba.words.narration import item_note, sweep_note
from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, note


def rulebook(options: EscobaOptions) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    parts = {
        "aim": _aim(options),
        "cards": _cards(options),
        "deal": _deal(options),
        "turn": _turn(options),
        "sweep": _sweep(options),
        "wrong": _wrong(options),
        "count": _count(options),
        "end": _end(options),
        "bots": [note(f"escoba-rule-bots-{level}") for level in LEVELS if level != "random"],
        "table": _table(options),
    }
    return tuple(
        Chapter(note(f"escoba-rule-chapter-{name}"), tuple(lines))
        for name, lines in parts.items()
        if lines
    )


def _aim(options: EscobaOptions) -> list[Note]:
    lines = [note("escoba-rule-aim-rank" if options.scopa else "escoba-rule-aim")]
    lines.append(note("escoba-rule-turns"))
    return [*lines, note("escoba-rule-teams")] if options.teams else lines


def _cards(options: EscobaOptions) -> list[Note]:
    return [note(f"escoba-rule-pack-{options.deck}"), note("escoba-rule-values")]


def _deal(options: EscobaOptions) -> list[Note]:
    lines = [
        note("escoba-rule-deal"),
        note("escoba-rule-rounds", rounds=options.rounds),
        note("escoba-rule-dealer"),
    ]
    if options.initial_escoba != "off":
        lines.append(note(f"escoba-rule-initial-{options.initial_escoba}"))
        lines.append(note(f"escoba-rule-thirty-{options.initial_thirty}"))
    if options.king_redeal:
        lines.append(note("escoba-rule-kings"))
    return lines


def _turn(options: EscobaOptions) -> list[Note]:
    lines = [note("escoba-rule-play")]
    if options.scopa:
        lines += [note("escoba-rule-take-rank"), note("escoba-rule-equal")]
    else:
        lines.append(note("escoba-rule-take"))
    return [*lines, note("escoba-rule-one-set"), note(f"escoba-rule-lay-{options.capture}")]


def _sweep(options: EscobaOptions) -> list[Note]:
    lines = [note("escoba-rule-sweep", sweep=sweep_note(options.scopa))]
    if not options.last_sweep:
        lines.append(note("escoba-rule-last-sweep"))
    if options.call != "auto":
        lines.append(note(f"escoba-rule-call-{options.call}"))
    return lines


def _wrong(options: EscobaOptions) -> list[Note]:
    lines = []
    if options.soplo:
        lines += [note("escoba-rule-soplo"), note("escoba-rule-soplo-turn")]
    if not options.exact:
        lines.append(note("escoba-rule-claims" if options.claims else "escoba-rule-wrong"))
    if options.wrong_sum in ("fine", "claims"):
        lines.append(note("escoba-rule-fine"))
    if options.claims:
        lines.append(note("escoba-rule-audit"))
    return lines


def _count(options: EscobaOptions) -> list[Note]:
    def most(name: str, full: bool = False) -> Note:
        item = item_note(name, options.scopa, options.deck)
        return note("escoba-rule-most-all" if full else "escoba-rule-most", item=item)

    lines = [note("escoba-rule-rest"), most("cards"), most("oros", options.all_oros)]
    velo = item_note("velo", options.scopa, options.deck)
    spanish = options.deck == "spanish"
    lines.append(note("escoba-rule-velo", item=velo, card=VELO) if spanish else most("velo"))
    if options.sevens_point == "sevens":
        lines.append(most("sevens", options.all_sevens))
    elif options.sevens_point == "ladder":
        lines.append(note("escoba-rule-ladder"))
    elif options.sevens_point != "none":
        item = item_note("setenta", options.scopa, options.deck)
        lines.append(note("escoba-rule-setenta", item=item))
        lines.append(note(f"escoba-rule-values-{options.sevens_point}"))
    lines.append(note("escoba-rule-tie"))
    two = len(options.sides) == 2
    if two and options.few_cards:
        lines.append(note("escoba-rule-few"))
    if two and options.shutout:
        lines.append(note("escoba-rule-shutout"))
    if not two and (options.few_cards or options.shutout):
        lines.append(note("escoba-rule-two-only"))
    return lines


def _end(options: EscobaOptions) -> list[Note]:
    if options.single_deal:
        return [note("escoba-rule-single")]
    how = "order" if options.tie_break == "order" else "highest"
    lines = [note("escoba-rule-target", target=options.target), note(f"escoba-rule-{how}")]
    if options.win_by == "2":
        lines[-1] = note("escoba-rule-ahead")
    return [*lines, note("escoba-rule-stalled")]


def _table(options: EscobaOptions) -> list[Note]:
    lines = [note(f"escoba-rule-pile-{options.pile_info}")]
    if options.turn_seconds:
        lines.append(note("escoba-rule-clock", seconds=options.turn_seconds))
    if options.claims and options.challenge_seconds:
        lines.append(note("escoba-rule-window", seconds=options.challenge_seconds))
    return [*lines, note(f"escoba-rule-leave-{options.on_leave}")]
