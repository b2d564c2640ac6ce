"""A player with eyes: plays a whole game by keys through a pseudo-terminal, choosing from the log
that is being kept.

What it presses depends on the stored inputs alone (they are on disk before they are heard), what it
collects is what the terminal got. So a game can be played to its end by keys, line by line, with
nothing left to luck but the order of time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playroom.engine.contract import Turn
from playroom.engine.match import Match
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.engine.table import Item
from playroom.locale.typed import Typing
from playroom.store import Store, StoreLog
from tests.terminal.drive import Session

if sys.platform != "win32":
    import termios

QUIET = 0.03


class KeyPlayer:
    """Plays the newest match of a data folder through a session, as the person at the table."""

    def __init__(
        self,
        session: Session,
        data: Path,
        level: str = "easy",
        choose: Callable[..., Action] | None = None,
        language: str = "en",
    ) -> None:
        """`language` is the player's, for moves that are typed."""
        self.language = language
        self.session = session
        self.data = data
        self.script: list[tuple[str, list[str]]] = []
        """What was pressed (or typed) and the lines that came, in order."""
        self._level = level
        self._choose = choose
        self._store: Store | None = None
        self._log: StoreLog | None = None
        self._match: Match[Any, Any] | None = None
        self._dice = Rng("a player by keys")

    # -- the game as it is stored ------------------------------------------------------------------

    def match(self) -> Match[Any, Any]:
        """The match as far as it is stored."""
        if self._store is None:
            self._store = Store.open(self.data, read_only=True)
        if self._match is None:
            newest = max(self._store.all(), key=lambda one: one.created)
            header, _ = self._store.load(newest.id)
            self._match = Match.replay(find_game(header.game), header, [])
            self._bot = find_game(header.game).bots[self._level]()
            self._log = StoreLog(self._store.file)
        assert self._log is not None
        while entries := self._log.read(self._match.header.id, self._match.sequence):
            for entry in entries:
                self._match.replay_entry(entry)
        return self._match

    @property
    def me(self) -> int:
        """The person's seat."""
        players = self.match().header.players
        return next(seat for seat, player in enumerate(players) if player.is_person)

    def wait(self, deadline: float = 20.0) -> Match[Any, Any]:
        """Waits until only the person is awaited, or the game is over."""
        limit = time.monotonic() + deadline
        while True:
            match = self.match()
            awaited = {request.seat for request in match.awaited()}
            if match.outcome is not None or awaited == {self.me}:
                return match
            if time.monotonic() > limit:
                raise AssertionError(
                    f"the game does not go on: {match.awaited()}, {self.session.lines[-8:]}"
                )
            self.collect()
            time.sleep(0.002)

    # -- keys --------------------------------------------------------------------------------------

    def ready(self, deadline: float = 20.0) -> None:
        """Until keys are read one by one: what is pressed before is printed by the
        terminal itself.
        """
        limit = time.monotonic() + deadline
        while self.session.pty.modes()[3] & termios.ICANON and time.monotonic() < limit:
            self.session.pty.read(0.005)

    def press(self, key: str) -> list[str]:
        """One key and the lines that answer it."""
        lines = self.session.key(key, quiet=QUIET)
        self.script.append((key, lines))
        return lines

    def type(self, text: str) -> list[str]:
        """A typed line and Enter."""
        lines = self.session.type(text)
        lines += self.session.key("enter", quiet=QUIET)
        self.script.append((f"{text} enter", lines))
        return lines

    def collect(self) -> None:
        """What came by itself belongs to the key before it."""
        lines = self.session.quiet(QUIET)
        if lines:
            if not self.script:
                self.script.append(("", []))
            self.script[-1][1].extend(lines)

    def decide(self) -> Action:
        """What the person does now."""
        match = self.match()
        view = match.view(self.me)
        requests = tuple(r for r in match.requests_of(self.me) if r.awaited)
        if self._choose is not None:
            return self._choose(match, view, requests)
        dice = self._dice.stream(str(match.acts))
        return self._bot.decide(Turn(view, requests, match.seen(self.me), dice))

    def keys_for(self, action: Action) -> Iterator[tuple[str, str]]:
        """The keys that do an action: a number, cards with Space, a play of a list, Enter, a key of
        the game, or the notation.
        """
        match = self.match()
        table, view = match.game.table, match.view(self.me)
        points = getattr(action, "points", None)
        if table.wants_number(view) and isinstance(points, int):
            yield "type", str(points)
            return
        for value in (getattr(action, "amount", None), getattr(action, "to", None)):
            if (
                table.wants_number(view)
                and isinstance(value, int)
                and table.number(view, value) == action
            ):
                yield "type", str(value)
                return
        items = table.zones(view)[0].items
        held = [item.card for item in items]
        chosen = getattr(action, "cards", None) or ()
        if not chosen or any(card not in held for card in chosen):
            chosen = (getattr(action, "card", None),)  # it takes cards of the table
        places = [
            next((n for n, item in enumerate(items) if item.card == card), -1) for card in chosen
        ]
        if (
            -1 not in places
            and all(n < 10 for n in places)
            and self._means(table, view, [items[n] for n in places], action)
        ):
            for n in places:
                yield "key", str((n + 1) % 10)
                if len(places) > 1:
                    yield "key", "space"
            yield "key", "enter"
            if table.names_first and len(places) == 1:
                yield "key", "enter"
            return
        if len(places) == 1 and 0 <= places[0] < 10:
            offered = table.act(view, [], items[places[0]])
            actions = [play.action for play in offered] if isinstance(offered, tuple) else []
            if len(actions) > 1 and action in actions[:8]:
                yield "key", str((places[0] + 1) % 10)
                yield "key", "enter"
                yield from [("key", "down")] * actions.index(action)
                yield "key", "enter"
                return
        if self._means(table, view, [], action):
            yield "key", "enter"
            return
        for key in table.keys:
            plays = table.press(view, key.name, (), None)
            if (
                isinstance(plays, tuple)
                and len(plays) == 1
                and getattr(plays[0], "action", None) == action
            ):
                yield "key", key.key
                return
        game = match.game
        text = game.format(action)
        pack = game.pack_of(match.header.setup)
        if (self.language, pack.words) != ("en", "french"):  # with the letters of the notation
            text = Typing.of(self.language, pack, game.id, game.notation.moves).spoken(text)
        yield "type", "/" + text

    @staticmethod
    def _means(table: Any, view: Any, items: list[Item], action: Action) -> bool:
        plays = table.act(
            view, items if len(items) > 1 else [], items[0] if len(items) == 1 else None
        )
        return isinstance(plays, tuple) and len(plays) == 1 and plays[0].action == action

    def step(self) -> bool:
        """Does one action by keys; False when the game is over."""
        match = self.wait()
        self.collect()
        if match.outcome is not None:
            return False
        before = match.acts
        for how, what in list(self.keys_for(self.decide())):
            if how == "key":
                self.press(what)
            else:
                self.type(what)
        limit = time.monotonic() + 30
        while self.match().acts == before:
            if time.monotonic() > limit:
                raise AssertionError(f"nothing came of {self.script[-1]}")
            time.sleep(0.002)
        return True

    def close(self) -> None:
        """Lets go of the data folder."""
        for opened in (self._log, self._store):
            if opened is not None:
                opened.close()


def prepare(folder: Path, **settings: object) -> Path:
    """A data folder with settings for a fast game by keys: no pauses, no voice.

    Returns the folder.
    """
    folder.mkdir(parents=True, exist_ok=True)
    values = {
        "pace": 0,
        "wait_for_voice": False,
        "speech": "off",
        "first_run_done": True,
        **settings,
    }
    lines = [
        f"{name} = {str(value).lower() if isinstance(value, (bool, int)) else repr(value)}"
        for name, value in values.items()
    ]
    (folder / "settings.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def playroom(*words: str, data: Path, lang: str = "en", **more: Any) -> Session:
    """The playroom in a pseudo-terminal wide enough for every line."""
    argv = [sys.executable, "-m", "playroom", *words, "--data", str(data), "--lang", lang]
    env = {
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "PLAYROOM_SPEECH": None,
        "SSH_CONNECTION": None,
        "SSH_TTY": None,
    }
    return Session(argv, cols=500, env={**env, **more.pop("env", {})}, **more)
