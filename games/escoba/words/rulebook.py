"""The rules of one table, as its options make them: chapters of single lines."""

from __future__ import annotations

from collections.abc import Iterator

from games.escoba.bots import LEVELS
from games.escoba.events import item_note, sweep_note
from games.escoba.moves import VELO
from games.escoba.options import EscobaOptions
from playroom.engine.contract import Chapter
from playroom.engine.kit.rulebook import chapters
from playroom.engine.notes import Note, note


def rulebook(options: EscobaOptions) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    scopa, initial = options.scopa, options.initial_escoba != "off"
    order = options.tie_break == "order"
    winning = "order" if order else "ahead" if options.win_by == "2" else "highest"
    rules = {
        "aim": (
            note("escoba-rule-aim-rank" if scopa else "escoba-rule-aim"),
            note("escoba-rule-turns"),
            options.teams and note("escoba-rule-teams"),
        ),
        "cards": (note(f"escoba-rule-pack-{options.deck}"), note("escoba-rule-values")),
        "deal": (
            note("escoba-rule-deal"),
            note("escoba-rule-rounds", rounds=options.rounds),
            note("escoba-rule-dealer"),
            initial and note(f"escoba-rule-initial-{options.initial_escoba}"),
            initial and note(f"escoba-rule-thirty-{options.initial_thirty}"),
            options.king_redeal and note("escoba-rule-kings"),
        ),
        "turn": (
            note("escoba-rule-play"),
            note("escoba-rule-take-rank" if scopa else "escoba-rule-take"),
            scopa and note("escoba-rule-equal"),
            note("escoba-rule-one-set"),
            note(f"escoba-rule-lay-{options.capture}"),
        ),
        "sweep": (
            note("escoba-rule-sweep", sweep=sweep_note(scopa)),
            not options.last_sweep and note("escoba-rule-last-sweep"),
            options.call != "auto" and note(f"escoba-rule-call-{options.call}"),
        ),
        "wrong": (
            options.soplo and note("escoba-rule-soplo"),
            options.soplo and note("escoba-rule-soplo-turn"),
            not options.exact
            and note("escoba-rule-claims" if options.claims else "escoba-rule-wrong"),
            options.wrong_sum in ("fine", "claims") and note("escoba-rule-fine"),
            options.claims and note("escoba-rule-audit"),
        ),
        "count": _count(options),
        "end": (note("escoba-rule-single"),)
        if options.single_deal
        else (
            note("escoba-rule-target", target=options.target),
            note(f"escoba-rule-{winning}"),
            note("escoba-rule-stalled"),
        ),
        "bots": [note(f"escoba-rule-bots-{level}") for level in LEVELS if level != "random"],
        "table": (
            note(f"escoba-rule-pile-{options.pile_info}"),
            options.turn_seconds > 0 and note("escoba-rule-clock", seconds=options.turn_seconds),
            options.claims
            and options.challenge_seconds > 0
            and note("escoba-rule-window", seconds=options.challenge_seconds),
            note(f"escoba-rule-leave-{options.on_leave}"),
        ),
    }
    return chapters("escoba", rules)


def _count(options: EscobaOptions) -> Iterator[Note | bool]:
    def item(name: str) -> Note:
        return item_note(name, options.scopa, options.deck)

    def most(name: str, full: bool = False) -> Note:
        return note("escoba-rule-most-all" if full else "escoba-rule-most", item=item(name))

    yield from (note("escoba-rule-rest"), most("cards"), most("oros", options.all_oros))
    spanish, point = options.deck == "spanish", options.sevens_point
    yield note("escoba-rule-velo", item=item("velo"), card=VELO) if spanish else most("velo")
    if point == "sevens":
        yield most("sevens", options.all_sevens)
    elif point == "ladder":
        yield note("escoba-rule-ladder")
    elif point != "none":
        yield note("escoba-rule-setenta", item=item("setenta"))
        yield note(f"escoba-rule-values-{point}")
    yield note("escoba-rule-tie")
    two = len(options.sides) == 2
    yield two and options.few_cards and note("escoba-rule-few")
    yield two and options.shutout and note("escoba-rule-shutout")
    yield not two and (options.few_cards or options.shutout) and note("escoba-rule-two-only")
