"""Archives the logs of matches played in a room, and announces matches that ended while the player
was away.
"""

from __future__ import annotations

from playroom.engine.header import Home
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.registry import game_name
from playroom.engine.steps import Outcome
from playroom.room.table.session import GameHome
from playroom.shell.room.telling import names_of, proof_note
from playroom.shell.shell import Shell
from playroom.shell.table.table_screen import TableScreen
from playroom.store import KeptGame, StoreError


def keep_game(shell: Shell, home: GameHome) -> bool:
    """Keeps a match that came home, once. Is it there?"""
    try:
        shell.store.find(home.header.id)
        return True
    except StoreError as why:
        if why.key != "no-game":
            shell.fail(why)
            return False
    from playroom.records.gathering import remember
    from playroom.records.opening import open_log

    try:
        match = open_log(home.header, home.entries)
        log = KeptGame(home.header, home.entries, home=Home(home.seat), deal=home.deal)
        shell.store.add(log, match.outcome)
        remember(shell.store, match)
    except StoreError as why:
        shell.fail(why)
        return False
    return True


class Homecoming:
    """Archives matches from a room; announces one that ended while the player was away, unless it
    is archived already.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._waiting: list[GameHome] | None = []

    def comes(self, home: GameHome) -> bool:
        """A match has come home. Is it kept?"""
        try:
            self._shell.store.find(home.header.id)
            is_new = False
        except StoreError:
            is_new = True
        is_kept = keep_game(self._shell, home)
        if is_kept and is_new and home.missed:
            if self._waiting is None:
                tell_missed(self._shell, home)
            else:
                self._waiting.append(home)
        return is_kept

    def arrived(self) -> None:
        """It is said where one is: what came home before is told now."""
        waiting, self._waiting = self._waiting or [], None
        for home in waiting:
            tell_missed(self._shell, home)


def tell_missed(shell: Shell, home: GameHome) -> Outcome | None:
    """Tells how a match has ended, unless its table tells that, and what was found out of its
    deal. Returns how; None when its log cannot be read.
    """
    from playroom.records.opening import open_log
    from playroom.records.playback import last_words

    header, announcer = home.header, shell.announcer
    try:
        match = open_log(header, home.entries)
    except StoreError as why:
        shell.fail(why)
        return None
    lines = list[Note]()
    tables = (screen for screen in shell.screens if isinstance(screen, TableScreen))
    if all(table.chair.header.id != header.id for table in tables):
        said = last_words(match, home.seat, announcer.teller)
        names, game = names_of(header.players, but=home.seat), game_name(header.game)
        result = Clean.of(said, 300)
        lines.append(note("together-missed", Kind.TABLE, game=game, names=names, result=result))
    if home.proof is not None:
        shown = () if home.deal is None else home.deal.shown
        lines.append(proof_note(home.proof, header.players, shown, home.seat))
    announcer.tell(lines)
    return match.outcome
