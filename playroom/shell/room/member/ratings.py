"""Ratings, asked for by a typed command at a table and in the lobby, and told after a match."""

from __future__ import annotations

from functools import partial

from playroom.engine.notes import Clean, Kind, Note, Rejection, note
from playroom.locale.typed import value_of
from playroom.room.members.commands import AnyTold
from playroom.room.ratings.results import MOST_A_DAY
from playroom.room.ratings.values import SETTLED, About, Question, Ratings, Standing
from playroom.room.table.session import Lobby, TableSession
from playroom.room.table.values import LONGEST_NAME
from playroom.shell.menu import Reader
from playroom.shell.room.lobby.search import read_search
from playroom.shell.shell import Shell


def ask_ratings(shell: Shell, place: TableSession | Lobby, text: str = "") -> bool:
    """Asks the room: nothing is one's own, then `hide` and `show`, a game, and a name."""
    word = text.strip()
    value = value_of("rating", word, (About.HIDE, About.SHOW))
    if not word:
        question = Question(About.MINE)
    elif value in (About.HIDE, About.SHOW):
        question = Question(About(value))
    elif game := read_search(word).game:
        question = Question(About.BEST, game)
    else:
        question = Question(About.NAMED, str(Clean.of(word, LONGEST_NAME)))
    place.personal(question, partial(_tell, shell, question))
    return True


def ask_change(shell: Shell, session: TableSession, match: str) -> None:
    """Asks how a match that has ended has changed one's own rating, and tells that."""

    def told(result: AnyTold | Rejection | Exception) -> None:
        if not isinstance(result, Ratings):
            return  # a room that keeps none; the match itself is kept
        lines = [_line("rating-changed", one) for one in result.standings]
        if result.unrated not in ("", "private"):
            why = note("rating-unrated", Kind.TABLE, why=result.unrated, most=MOST_A_DAY)
            lines.append(why)
        shell.announcer.tell(tuple(lines))

    session.personal(Question(About.MATCH, match), told)


def _tell(shell: Shell, question: Question, told: AnyTold | Rejection | Exception) -> None:
    if isinstance(told, Rejection):
        shell.announcer.reply(told.note)
    elif isinstance(told, Exception):
        shell.fail(told)
    elif isinstance(told, Ratings):
        _show(shell, question, told)


def _show(shell: Shell, question: Question, told: Ratings) -> None:
    mine, switches = question.about not in (About.BEST, About.NAMED), (About.HIDE, About.SHOW)
    if question.about is About.BEST:
        game = note(f"{question.text}-name")
        lines = [_line("rating-place", one, place) for place, one in enumerate(told.standings, 1)]
        title = note("rating-best-title", game=game, count=len(lines))
        nothing = note("rating-none-best", game=game, games=SETTLED)
    else:
        lines = [_line("rating-mine" if mine else "rating-of", one) for one in told.standings]
        title = note("rating-title", count=len(lines))
        name = Clean.of(question.text)
        nothing = note("rating-none-mine") if mine else note("rating-none-named", name=name)
    if question.about in switches or (mine and told.is_hidden):
        lines.insert(0, note("rating-hidden", hidden=told.is_hidden))
    if question.about in switches or len(lines) < 2:
        shell.announcer.reply(lines[0] if lines else nothing)
    else:
        shell.push(Reader(shell, title, lines))


def _line(id_: str, one: Standing, place: int = 0) -> Note:
    """A rating, by a message."""
    bot = one.level and note("rating-bot", level=note("level-name", level=one.level))
    change = "more" if one.change > 0 else "less" if one.change else "same"
    figures = {"points": one.points, "games": one.games, "place": place, "by": abs(one.change)}
    return note(
        id_,  # messages: rating-mine rating-of rating-place rating-changed
        Kind.TABLE if id_ == "rating-changed" else Kind.ANSWER,
        name=bot or note("plain-name", name=one.name),
        game=note(f"{one.game}-name"),
        pace=one.pace,
        change=change,
        settled=one.is_settled,
        **figures,
    )
