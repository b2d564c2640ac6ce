"""Game registry (plugins): installed packages add games under the entry-point group
`playroom.games`.

A package may be broken, and nothing else must suffer from it: what does not load is left out of
`games`, named by `broken`, and refused by `find_game` with a reason. The words of a game lie in its
package and are found without importing it.
"""


# messages: game-refused-<reason>

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple, TextIO

from playroom.engine.notes import Clean, Kind, Note, Notes, note
from playroom.engine.overriding import override

if TYPE_CHECKING:
    from playroom.engine.contract import Game

GROUP = "playroom.games"
OWN = "accessible-playroom"
"""The distribution of the playroom itself. Its games are tested with it and taken to be sound
before they are loaded."""
WORDS = "locales"
"""The folder of a game's words in its package."""

_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class BrokenGame:
    """A game that some package offers and that cannot be played.

    `module` is what its entry point names, `error` says what is wrong, for programmers; `reason` is
    `broken` or `clash` (another package offers the same id).
    """

    id: str
    distribution: str
    module: str
    error: str
    reason: str


class NoGame(KeyError):
    """That game cannot be played here.

    `reason` is `unknown` (no package offers it), `broken` (the package does not load; the cause is
    what went wrong) or `clash` (several `packages` offer it). `note` is the sentence.
    """

    def __init__(self, id: str, reason: str, packages: Iterable[str] = ()) -> None:
        super().__init__(id)
        self.id = id
        self.reason = reason
        self.packages = tuple(packages)

    @property
    def note(self) -> Note:
        """The sentence: what cannot be played, and why."""
        packages = tuple(note("plain-name", name=Clean.of(name, 80)) for name in self.packages)
        return note(
            f"game-refused-{self.reason}",
            Kind.REFUSAL,
            game=Clean.of(self.id, 64),
            packages=Notes(packages),
        )

    def __str__(self) -> str:
        return " ".join((self.id, self.reason, *self.packages))


@dataclass(frozen=True, slots=True)
class _Offer:
    """One entry point: a game that a distribution offers. `value` is its `module:attribute`."""

    id: str
    value: str
    distribution: str


@dataclass(slots=True)
class _Seen:
    """What is known of one game after it was asked for."""

    game: Game[Any, Any] | None
    error: Exception | None


_LOADED: dict[str, _Seen] = {}


# -- which games there are -------------------------------------------------------------------------


def game_ids() -> tuple[str, ...]:
    """The ids of the games that are installed, in alphabetical order, none of them loaded for it.

    Left out are those that several packages offer, those with a missing module, and those that
    failed to load.
    """
    return tuple(
        id
        for id, offers in _offers().items()
        if len(offers) == 1
        and (_LOADED[id].game is not None if id in _LOADED else _is_there(offers[0].value))
    )


def offered_ids() -> tuple[str, ...]:
    """The ids of the games to offer in a menu: `game_ids` without those of other packages that do
    not load, which are tried for it.
    """
    return tuple(
        id for id in game_ids() if _offers()[id][0].distribution == OWN or why_not(id) is None
    )


def package_of(id: str) -> str:
    """The distribution that offers a game; nothing for a game that none does."""
    offers = _offers().get(id, ())
    return offers[0].distribution if len(offers) == 1 else ""


def find_game(id: str) -> Game[Any, Any]:
    """The game of that id. Raises `NoGame` when there is none that can be played.

    What a broken package raises is the cause; it is not imported a second time.
    """
    offers = _offers().get(id, ())
    if len(offers) != 1:
        packages = sorted({offer.distribution for offer in offers})
        raise NoGame(id, "clash" if offers else "unknown", packages)
    if id not in _LOADED:
        _LOADED[id] = _load(id, offers[0].value)
    seen = _LOADED[id]
    if seen.game is None:
        raise NoGame(id, "broken", (offers[0].distribution,)) from seen.error
    return seen.game


def is_found(game: Game[Any, Any]) -> bool:
    """Is it the very game that `find_game` gives for its id, and so would in another process?"""
    seen = _LOADED.get(game.id)
    return seen is not None and seen.game is game


def why_not(id: str) -> NoGame | None:
    """Why a game cannot be played here, or None when it can. Loads it."""
    try:
        find_game(id)
    except NoGame as why:
        return why
    return None


def games() -> tuple[Game[Any, Any], ...]:
    """All games that can be played, by id. Loads them all."""
    return tuple(find_game(id) for id in game_ids() if why_not(id) is None)


def broken() -> tuple[BrokenGame, ...]:
    """Everything that packages offer and that cannot be played, by id and package. Loads all
    games.
    """
    failures = [
        BrokenGame("", name, "", _told(error), "broken")
        for name, error in sorted(_read_lists().unreadable)
    ]
    for id, offers in _offers().items():
        why = why_not(id)
        if why is None:
            continue
        for offer in offers:
            error = _told(why.__cause__) if why.__cause__ is not None else str(why)
            failures.append(BrokenGame(id, offer.distribution, offer.value, error, why.reason))
    return tuple(failures)


def game_name(id: str) -> Note:
    """What a game is called, also when it does not load; one that no package offers is called by
    its id.
    """
    return note(f"{id}-name") if id in _offers() else note("plain-name", name=Clean.of(id, 64))


def forget() -> None:
    """Looks for games anew the next time: a package was installed or taken away."""
    _LOADED.clear()
    _offers.cache_clear()
    _read_lists.cache_clear()
    _is_there.cache_clear()
    words_of.cache_clear()


@cache
def _offers() -> dict[str, tuple[_Offer, ...]]:
    """All entry points by id, in alphabetical order."""
    offers: dict[str, list[_Offer]] = {}
    for offer in _read_lists().offers:
        offers.setdefault(offer.id, []).append(offer)
    return {
        id: tuple(sorted(offers[id], key=lambda offer: offer.distribution)) for id in sorted(offers)
    }


class _Lists(NamedTuple):
    """The entry points of the group, and the distributions with a list that cannot be read."""

    offers: list[_Offer]
    unreadable: list[tuple[str, Exception]]


@cache
def _read_lists() -> _Lists:
    """Reads entry points where installers write them: `importlib.metadata` takes longer to load
    than the engine. The first distribution of a name counts.
    """
    lists, known = _Lists([], []), set[str]()
    for place in sys.path:
        try:
            names = sorted(os.listdir(place or "."))  # noqa: PTH208 - most are no distribution
        except OSError:
            continue
        for name in names:
            stem, _, ending = name.rpartition(".")
            distribution = stem.partition("-")[0].lower()
            if ending not in ("dist-info", "egg-info") or distribution in known:
                continue
            known.add(distribution)
            folder = Path(place, name)
            try:
                lists.offers.extend(_offers_in(folder))
            except (OSError, ValueError) as error:  # those of all others can be read
                lists.unreadable.append((_name_of(folder), error))
    return lists


def _offers_in(folder: Path) -> list[_Offer]:
    """Those of one distribution. Raises `OSError` or `ValueError` where its list cannot be read."""
    offers, group = [], ""
    try:
        text = (folder / "entry_points.txt").read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return []
    for line in map(str.strip, text.splitlines() if GROUP in text else ()):
        if line.startswith("["):
            group = line.strip("[]")
        elif group == GROUP and line and line[0] not in "#;":
            id, value = line.split("=", 1)
            offers.append(_Offer(id.strip(), value.partition("[")[0].strip(), _name_of(folder)))
    return offers


def _name_of(folder: Path) -> str:
    """The name of a distribution, as its description has it or else its folder."""
    with contextlib.suppress(OSError, ValueError):
        for line in (folder / "METADATA").read_text(encoding="utf-8").splitlines():
            if line.startswith("Name:"):
                return line.removeprefix("Name:").strip()
    return folder.name.split("-")[0]


# -- loading ---------------------------------------------------------------------------------------


def _load(id: str, value: str) -> _Seen:
    from playroom.engine.contract import Game

    pressed = list[int]()
    try:
        module, _, attribute = value.partition(":")
        with _in_silence(pressed):
            game: Any = import_module(module.strip())
            for part in filter(None, attribute.strip().split(".")):
                game = getattr(game, part)
        if not _ID.fullmatch(id):
            raise TypeError(f"{id!r} is no id: small letters, digits and hyphens make one")
        if not isinstance(game, Game):
            raise TypeError(f"{value} is no Game but {type(game).__name__}")
        _check_declared(id, game)
    except BaseException as error:  # whatever a plugin raises
        if pressed:
            raise
        return _Seen(None, error if isinstance(error, Exception) else ImportError(repr(error)))
    return _Seen(game, None)


class _Silence(io.StringIO):
    """What other threads print still goes `where` it went."""

    def __init__(self, where: TextIO) -> None:
        super().__init__()
        self._loads, self._where = threading.get_ident(), where

    @override
    def write(self, text: str) -> int:
        if threading.get_ident() != self._loads:
            self._where.write(text)
            self._where.flush()
        return len(text)


_SILENT = threading.RLock()


@contextlib.contextmanager
def _in_silence(pressed: list[int]) -> Iterator[None]:
    """What a plugin prints or warns while it is imported does not reach the terminal. `pressed`
    gets an item when the person interrupts it: a plugin may raise KeyboardInterrupt, too.
    """
    before = signal.getsignal(signal.SIGINT)
    is_main = threading.current_thread() is threading.main_thread()

    def press(number: int, frame: FrameType | None) -> None:
        pressed.append(number)
        if callable(before):
            before(number, frame)

    with (
        _SILENT,  # of two threads the later one would put back the silence of the other
        contextlib.redirect_stdout(_Silence(sys.stdout)),
        contextlib.redirect_stderr(_Silence(sys.stderr)),
    ):
        if is_main and callable(before):
            signal.signal(signal.SIGINT, press)
        try:
            yield
        finally:
            if is_main and callable(before):
                signal.signal(signal.SIGINT, before)


def _check_declared(id: str, game: Game[Any, Any]) -> None:
    from playroom.engine.contract import Game
    from playroom.engine.options import TableOptions
    from playroom.engine.table import RESERVED_KEYS, Table

    name = type(game).__name__
    if getattr(game, "id", None) != id:
        raise TypeError(f"{name} is the game {getattr(game, 'id', None)!r}, not {id!r}")
    if lacking := [attribute for attribute in Game.__annotations__ if not hasattr(game, attribute)]:
        raise TypeError(f"{name} lacks {', '.join(lacking)}")
    if not (isinstance(game.options, type) and issubclass(game.options, TableOptions)):
        raise TypeError(f"the options of {name} are no class of TableOptions")
    if not isinstance(game.table, Table):
        raise TypeError(f"the table of {name} is no Table but {type(game.table).__name__}")
    if taken := sorted({key.key for key in game.table.keys} & RESERVED_KEYS):
        raise TypeError(f"{name} takes keys that mean the same in every game: {', '.join(taken)}")
    if not game.presets:
        raise TypeError(f"{name} has no preset")
    if "random" not in game.bots or len(game.bots) < 2:
        raise TypeError(f"{name} needs the bot 'random' and one to play against")


def _told(error: BaseException) -> str:
    place = (
        f" ({Path(error.filename).name}, line {error.lineno})"
        if isinstance(error, SyntaxError) and error.filename
        else ""
    )
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {text}{place}"


# -- packages, without importing them --------------------------------------------------------------


@cache
def _is_there(value: str) -> bool:
    return _find(value) is not None


def _find(value: str) -> list[str] | None:
    """The folders of the package that an entry point names, the innermost first; none for a module
    in no package, None when there is no such module.
    """
    module = value.partition(":")[0].strip()
    folders: list[str] = []
    path: list[str] | None = None
    name = ""
    for part in module.split("."):
        if name and path is None:
            return None  # a module has no parts
        name = f"{name}.{part}" if name else part
        try:
            spec = _spec(name, path)
        except Exception:  # whatever a package's own finder raises: it has no words
            spec = None
        if spec is None:
            return None
        places = spec.submodule_search_locations
        path = None if places is None else list(places)
        folders[:0] = path or ()
    return folders


def _spec(name: str, path: list[str] | None) -> Any:
    """Where a module is; unlike `importlib.util.find_spec` this never imports its package."""
    for finder in sys.meta_path:
        find = getattr(finder, "find_spec", None)
        if find is not None and (spec := find(name, path)) is not None:
            return spec
    return None


@cache
def words_of(id: str) -> tuple[Path, ...]:
    """The folders with a game's words: the `locales` of the package its entry point names, or of
    the nearest package around that.

    In a folder the words of a language are `<language>.ftl` and `<language>/*.ftl`. Empty for a
    game without words and for one that several packages offer.
    """
    offers = _offers().get(id, ())
    if len(offers) != 1:
        return ()
    for folder in _find(offers[0].value) or ():
        words = Path(folder) / WORDS
        if words.is_dir():
            return (words,)
    return ()


def owner_of(message: str) -> str | None:
    """The game that a message belongs to, by its id: the longest id of a game that it begins with.

    `escoba-name` and the term `-escoba-card` belong to `escoba`.
    """
    offers = _offers()
    id = message.removeprefix("-").rpartition("-")[0]
    while id:
        if id in offers:
            return id
        id = id.rpartition("-")[0]
    return None
