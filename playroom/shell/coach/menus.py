"""The lists of the coach: reviews of one's games, puzzles, and how one's choices go by kind."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial
from typing import Any

from playroom.clock import utc_now
from playroom.engine.contract import Game
from playroom.engine.kit.judging import Steps
from playroom.engine.notes import Clean, Note, note
from playroom.engine.record import replace
from playroom.engine.registry import OWN, find_game, game_ids, game_name, package_of
from playroom.locale.typed import Typing
from playroom.records.opening import open_log
from playroom.records.playback import Playback
from playroom.records.reviewing import (
    Costly,
    Position,
    Review,
    before,
    can_judge,
    is_puzzle,
    reviewing,
    seeking,
    weakest,
)
from playroom.records.statistics import FinishedGame, record_of
from playroom.shell.coach.position import PositionScreen, cost_note
from playroom.shell.coach.puzzle_choice import PuzzleChoice
from playroom.shell.menu import Menu, MenuItem, Reader, item
from playroom.shell.players import bot_names, player_name
from playroom.shell.screens.archive import result_note
from playroom.shell.screens.counting import practise_counting
from playroom.shell.screens.meanwhile import Working
from playroom.shell.shell import Shell
from playroom.shell.table.hints import offered
from playroom.store import StoreError, new_seed

LISTED = 50
"""Finished games that can be reviewed, the latest."""
LATELY = 5
"""Games that a trend compares with all before them, the latest."""
GAMES = 3
"""Fresh games that are looked through for the puzzle that is wanted."""
MOST_OWN = 30
"""Choices of one's own that are looked through for a puzzle, the latest."""


def is_judged(game: str) -> bool:
    """Is it a game with choices that can be judged?"""
    return game in game_ids() and can_judge(find_game(game))


def open_coach(shell: Shell) -> None:
    """Puzzles and reviews."""

    def items() -> Sequence[MenuItem]:
        made = [
            item(_day_note(shell), partial(_puzzle_of_the_day, shell), note("puzzle-day-about")),
            item(note("puzzle-own"), partial(_own_puzzle, shell), note("puzzle-own-about")),
        ]
        for id_ in game_ids():
            if can_judge(find_game(id_)):
                choose = partial(_choose_puzzle, shell, id_)
                made.append(item(note("puzzle-game", game=game_name(id_)), choose))
        made.append(item(note("review-games"), partial(open_reviews, shell)))
        made.append(item(note("review-trend"), partial(_open_trend, shell)))
        return made

    shell.push(Menu(shell, note("coach-title"), items))


# -- reviews ---------------------------------------------------------------------------------------


def open_reviews(shell: Shell) -> None:
    """One's finished games, the latest first."""
    games = [
        summary
        for summary in shell.store.finished(LISTED)
        if not summary.damaged and summary.me is not None
    ]
    if not games:
        shell.announcer.reply(note("review-no-games"))
        return
    made = [item(result_note(one), partial(open_review, shell, one.id)) for one in games]
    shell.push(Menu(shell, note("review-games-title", count=len(made)), lambda: made))


def open_review(shell: Shell, id_: str) -> None:
    """The costliest choices of a finished game; worked out once, then kept beside its record."""
    try:
        summary = shell.store.find(id_)
        known = shell.store.derived(FinishedGame).get(summary.id)
    except StoreError as why:
        shell.announcer.reply(note("review-not-here") if why.key == "no-game" else why.note)
        return
    if not summary.damaged and (summary.me is None or not is_judged(summary.game)):
        shell.announcer.reply(note("review-unjudged", watched=summary.me is None))
        return
    if not summary.damaged and summary.outcome is None:
        shell.announcer.reply(note("review-not-over"))
        return

    def steps() -> Steps[Review | None]:
        log = shell.store.log(id_)
        record = known
        if record is None:
            record = record_of(open_log(log.header, log.entries, log.states), log.times, log.home)
        if record is None or log.me is None:
            return None
        review = yield from reviewing(log, log.me)
        shell.store.keep_derived(id_, replace(record, review=review))
        return review

    def show(review: Review | None) -> None:
        if review is None:
            shell.announcer.reply(note("review-failed"))
        elif not review.choices:
            shell.announcer.reply(note("review-no-choice"))
        else:
            shell.push(_ReviewMenu(shell, id_, review))

    if known is not None and known.review is not None:
        show(known.review)
    else:
        shell.work(lambda: Working(shell, note("review-wait"), steps(), show), True)


class _ReviewMenu(Menu):
    """The costliest choices of one game; Enter opens one, to be answered once more."""

    gives_way = True

    def __init__(self, shell: Shell, id_: str, review: Review) -> None:
        log = shell.store.log(id_)
        game = find_game(log.header.game)
        title = note(
            "review-title",
            game=game_name(game.id),
            count=review.choices,
            wrong=review.wrong,
        )
        chosen = tuple(word for _, word in shell.settings.words(shell.language).chosen)
        pack, moves = game.pack_of(log.header.setup), game.notation.moves
        spoken = Typing.of(shell.language, pack, game.id, moves, chosen).spoken
        back, seat = Playback(log), log.me or 0
        listener = back.listener(seat)

        def text(what: Note) -> str:
            return shell.announcer.teller.phrase(what, listener)

        def told(one: Costly, move: str) -> Clean:
            view = game.view(back.states[one.sequence - 1], seat)
            offer = offered(game, view, game.parse(move), text)
            return Clean.of(spoken(move) if offer is None else text(offer), 120)

        made = []
        for place, one in enumerate(review.costliest):
            what, best = note("review-played", move=told(one, one.played)), told(one, one.best)
            cost = cost_note("review-costs", one.unit, one.loss, one.error, best)
            line = note("review-item", number=place + 1, played=what, cost=cost)
            made.append(item(line, partial(self._open, place), note("review-item-about")))
        weak = weakest((review,))
        if weak in game.practised:
            practise = note("review-practise", kind=note("review-kind", kind=weak))
            made.append(item(practise, partial(practise_counting, shell, game)))
        made = made or [item(note("review-none-cost"))]
        super().__init__(shell, title, lambda: made)
        self._log, self._review = log, review

    def _open(self, place: int) -> None:
        one, seat = self._review.costliest[place], self._log.me
        assert seat is not None

        def show(position: Position | None) -> None:
            if position is None:
                self.shell.announcer.reply(note("review-failed"))
            else:
                _put(self.shell, position, partial(self._go_on, place + 1))

        steps = before(self._log, one.sequence, seat)
        wait = note("review-thinking")
        self.shell.work(lambda: Working(self.shell, wait, steps, show), False)

    def _go_on(self, place: int) -> None:
        if place < len(self._review.costliest):
            self.stand(place)
            self._open(place)
        else:
            self.shell.announcer.reply(note("review-no-more"), *self.shell.place())


def _put(shell: Shell, position: Position, onward: Any, answered: Any = lambda right: ()) -> None:
    screen = PositionScreen(shell, position, onward, answered)
    shell.put(screen)
    screen.begin()


def reviews(shell: Shell) -> list[FinishedGame]:
    """The records of one's games that were reviewed, the latest first."""
    kept = shell.store.derived(FinishedGame).values()
    return sorted((one for one in kept if one.review), key=lambda one: -one.ended)


def _open_trend(shell: Shell) -> None:
    """How one's choices go by kind: in the last games, and in those before."""
    lines: list[Note] = []
    kept = reviews(shell)
    for id_ in sorted({one.game for one in kept}):
        mine = [one.review for one in kept if one.game == id_ and one.review is not None]
        late, early = mine[:LATELY], mine[LATELY:]
        lines.append(note("review-trend-game", game=game_name(id_), count=len(mine)))
        for kind in sorted({kind for review in mine for kind in review.kinds}):
            (count, wrong), (count_before, wrong_before) = _sums(late, kind), _sums(early, kind)
            if count:
                lines.append(
                    note(
                        "review-trend-kind",
                        kind=note("review-kind", kind=kind),
                        wrong=wrong,
                        count=count,
                        earlier=count_before,
                        before=wrong_before,
                    )
                )
        weak = weakest(mine)
        if weak:
            lines.append(note("review-trend-weak", kind=note("review-kind", kind=weak)))
    if not lines:
        shell.announcer.reply(note("review-no-trend"))
        return
    shell.push(Reader(shell, note("review-trend-title", count=len(kept)), lines))


def _sums(made: Sequence[Review], kind: str) -> tuple[int, int]:
    found = [review.kinds.get(kind, (0, 0)) for review in made]
    return sum(count for count, _ in found), sum(wrong for _, wrong in found)


# -- puzzles ---------------------------------------------------------------------------------------


def _today() -> date:
    return utc_now().date()


def _day_note(shell: Shell) -> Note:
    done = shell.settings.get("puzzle.daily").get("day") == _today().isoformat()
    return note("puzzle-day", done=done)


def _puzzle_of_the_day(shell: Shell) -> None:
    """The same for everybody with the same version of the game, wherever they are."""
    day = _today()
    daily = [id_ for id_ in game_ids() if package_of(id_) == OWN and can_judge(find_game(id_))]
    game = find_game(daily[day.toordinal() % len(daily)])
    seed = f"puzzle {day.isoformat()} {game.id} {game.version}"  # not said
    _seek(shell, game, seed, partial(_streak, shell, day))


def _streak(shell: Shell, day: date, right: bool) -> Sequence[Note]:
    """Keeps on how many days in a row the puzzle was solved; the first answer of a day counts."""
    kept = shell.settings.get("puzzle.daily")
    last, days = kept.get("day"), kept.get("streak", 0)
    if last == day.isoformat():
        return ()
    days = (days if last == (day - timedelta(1)).isoformat() else 0) + 1 if right else 0
    shell.set_setting("puzzle.daily", {"day": day.isoformat(), "streak": days})
    return (note("puzzle-streak", count=days),) if days > 1 else ()


def _choose_puzzle(shell: Shell, id_: str) -> None:
    shell.push(PuzzleChoice(shell, find_game(id_), partial(open_puzzle, shell, id_)))


def open_puzzle(shell: Shell, id_: str, kind: str = "", level: str = "") -> None:
    """A puzzle from a fresh deal, of a kind of choice and a level; without a kind: of the kind
    that goes wrong most often, if any does.
    """
    weak = weakest(one.review for one in reviews(shell) if one.game == id_ and one.review)
    onward = partial(open_puzzle, shell, id_, kind, level)
    _seek(shell, find_game(id_), new_seed(), None, kind or weak, level, onward)


def _seek(
    shell: Shell,
    game: Game[Any, Any],
    seed: str,
    answered: Any = None,
    kind: str = "",
    level: str = "",
    onward: Any = None,
) -> None:
    near: list[Position] = []  # as it is wanted but for how hard it is

    def wanted(found: Position) -> bool:
        if kind == found.kind:
            near.append(found)
        return kind in ("", found.kind) and level in ("", found.level)

    def show(position: Position | None) -> None:
        if position is None:
            shell.announcer.reply(note("puzzle-none"), *shell.place())
            return
        if not wanted(position):
            shell.announcer.aside(note("puzzle-another"))
        then = onward or partial(open_puzzle, shell, game.id)
        _put(shell, position, then, answered or (lambda right: ()))

    names = [Clean.of(name) for name in bot_names(shell.announcer.teller)]

    def steps() -> Any:
        first: Position | None = None
        for again in range(GAMES):
            own = f"{seed} {again}" if again else seed
            found = yield from seeking(game, own, player_name(shell), names, wanted)
            if found is not None and wanted(found):
                return found
            first = first or found
        return near[0] if near else first

    shell.work(lambda: Working(shell, note("puzzle-wait"), steps(), show), True)


def _own_puzzle(shell: Shell) -> None:
    """A choice of one's own that cost something, and has one best answer."""
    asked = [
        (one.id, costly.sequence)
        for one in reviews(shell)
        for costly in (one.review.costliest if one.review else ())
    ][:MOST_OWN]
    if not asked:
        shell.announcer.reply(note("puzzle-no-own"))
        return

    def steps() -> Steps[Position | None]:
        start = utc_now().microsecond % len(asked)
        for id_, sequence in (*asked[start:], *asked[:start]):
            log = shell.store.log(id_)
            position = yield from before(log, sequence, log.me or 0)
            if is_puzzle(position.found):
                return position._replace(played="")
        return None

    def show(position: Position | None) -> None:
        if position is None:
            shell.announcer.reply(note("puzzle-no-own"))
        else:
            _put(shell, position, partial(_own_puzzle, shell))

    shell.work(lambda: Working(shell, note("puzzle-wait"), steps(), show), True)
