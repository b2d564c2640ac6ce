"""Archive: finished games, to be replayed or played again with the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.record import Seat
from playroom.engine.registry import find_game, game_name
from playroom.records import statistics
from playroom.records.duplicate import alone
from playroom.records.opening import rules_of
from playroom.records.scores import score_notes
from playroom.shell.kept_games import ago, others_note, summary_about, summary_note
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.players import bot_names
from playroom.shell.screens.salvage import offer_good_part
from playroom.shell.shell import Shell
from playroom.store import Origin, StoreError, Summary

SHOWN = 200
"""Games that the list holds, the latest first; older ones are replayed by their number."""


def open_archive(shell: Shell) -> None:
    """The games that are over, the latest first."""

    def items() -> Sequence[MenuItem]:
        summaries = shell.store.finished(SHOWN)
        if not summaries:
            return [item(note("archive-none"), None, note("archive-none-about"))]
        return [
            MenuItem(
                partial(result_note, summary),
                partial(open_one, shell, summary),
                about=partial(result_about, summary),
                key=summary.id,
            )
            for summary in summaries
        ]

    count = len(shell.store.finished(SHOWN))
    shell.push(Menu(shell, note("archive-title", count=count), items, placed=True))


def result_about(summary: Summary) -> Note:
    """What Enter does with a finished game, and its number."""
    if summary.damaged or summary.outcome is None:
        return summary_about(summary)
    return note("archive-item-about", id=Clean.of(summary.id[:6]))


def result_note(summary: Summary) -> Note:
    """A finished game in one line: what, against whom, how it ended, how long ago."""
    if summary.damaged or summary.outcome is None:
        return summary_note(summary)
    return note(
        "archive-item",
        game=game_name(summary.game),
        others=others_note(summary),
        result=result_of(summary),
        scores=_scores(summary),
        ago=ago(summary.updated),
        id=Clean.of(summary.id[:6]),
    )


def result_of(summary: Summary) -> str:
    """Result of a finished game for its player: `won`, `lost`, `drawn`, or `over` (no player here,
    or rules unknown).
    """
    seat, sides = summary.me, _sides(summary)
    if summary.outcome is None or seat is None or not sides:
        return "over"
    try:
        return statistics.result_of(summary.outcome, statistics.side_of(sides, seat))
    except ValueError:  # a table of other rules than today's
        return "over"


def _sides(summary: Summary) -> tuple[tuple[Seat, ...], ...]:
    """Seats of each side; empty where the rules are missing or have changed."""
    try:
        return find_game(summary.game).sides(summary.setup)
    except (KeyError, ValueError):
        return ()


def _scores(summary: Summary) -> Notes:
    """Scores with names; empty if sides and scores do not match."""
    sides = _sides(summary)
    if summary.outcome is None or len(sides) != len(summary.outcome.scores):
        return Notes(())
    return score_notes(sides, summary.players, summary.outcome.scores, summary.me)


def open_one(shell: Shell, summary: Summary) -> None:
    """What can be done with a finished game."""
    made = [
        item(
            note("archive-replay"),
            partial(open_replay, shell, summary.id),
            note("archive-replay-about"),
        ),
    ]
    write = partial(write_text, shell, summary)
    made.append(item(note("archive-text"), write, note("archive-text-about"), "files"))
    if summary.me is not None:
        made += [
            item(
                note("review-item-after"),
                partial(shell.open, "review", summary.id),
                note("review-about"),
            ),
            item(
                note("archive-again"),
                partial(again, shell, summary.id),
                note("archive-again-about"),
                "games",
            ),
            item(
                note("archive-bot"),
                partial(let_bot_play, shell, summary.id),
                note("archive-bot-about"),
                "games",
            ),
        ]
    shell.push(Menu(shell, result_note(summary), lambda: made))


def write_text(shell: Shell, summary: Summary) -> None:
    """Writes a game as text into the folder of the games."""
    from playroom.records.playback import Playback
    from playroom.records.transcript import write_transcript

    path = shell.settings.folder / f"{summary.game}-{summary.id[:6]}.{shell.language}.txt"
    try:
        playback = Playback(shell.store.log(summary.id))
        seat = playback.me
        length = str(shell.settings.get("verbosity"))
        count = write_transcript(playback, seat, shell.announcer.teller, length, path)
    except StoreError as why:
        shell.announcer.reply(why.note)
        return
    shell.announcer.reply(note("archive-written", count=count, file=Clean.of(str(path), 200)))


def again(shell: Shell, id_: str) -> None:
    """The same cards once more, as a new game."""
    try:
        log = shell.store.log(id_)
        header, game = log.header, rules_of(log.header)
    except StoreError as why:
        shell.announcer.reply(why.note)
        return
    players = header.players if log.me is None else alone(header, log.me)
    shell.open("game", game, header.setup, players, header.seed, origin=Origin("again", id_))


def let_bot_play(shell: Shell, id_: str) -> None:
    """A bot plays the cards of a finished game: who did better?"""
    from playroom.shell.screens.duplicate import afterwards

    try:
        afterwards(shell, id_, bot_names(shell.announcer.teller))
    except StoreError as why:
        shell.announcer.reply(why.note)


def open_replay(shell: Shell, id_: str) -> None:
    """Walks through a kept game, or says why that cannot be."""
    from playroom.records.playback import Playback
    from playroom.shell.screens.replay import ReplayScreen

    try:
        playback = Playback(shell.store.log(id_))
    except StoreError as why:
        if not offer_good_part(shell, id_, why):
            shell.announcer.reply(why.note)
        return
    shell.push(ReplayScreen(shell, playback, playback.me))
