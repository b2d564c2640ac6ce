"""The names that programs and games outside read: keys of `--json`, metrics, frames of a page,
settings, and the kit. What else is printed with `--json` is among the shapes.
"""

from __future__ import annotations

import contextlib
import inspect
import io
import json
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playroom.cli import main
from playroom.engine.kit import names as kit
from playroom.room.server.counters import Counters
from playroom.room.server.health import Health
from playroom.store.settings import SETTINGS
from tests.web.kit import House, begin, in_house, sit


def paths(value: Any, at: str = "") -> Iterator[str]:
    """Where something is in a JSON value, whatever the numbers of items."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from paths(one, f"{at}.{name}")
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for one in value:
            yield from paths(one, f"{at}[]")
    else:
        yield at


def printed(*words: str) -> Iterator[str]:
    """The keys of what a command prints with `--json`."""
    out = io.StringIO()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(out):
        main([*words, "--json", "--data", folder])
    return paths(json.loads(out.getvalue()))


def metrics() -> Iterator[str]:
    """The metrics of a room, with their labels."""
    counters = Counters()
    counters.refuse("full")
    services: Any = SimpleNamespace(counters=counters)
    for line in Health(services, dict).counters().splitlines():
        yield line if line.startswith("#") else line.rpartition(" ")[0]


def frames() -> list[str]:
    """The frames of a page whose guest says a name, plays a little, and is refused a key."""
    found = list[str]()

    async def walk(house: House) -> None:
        async with house.page(house.invite()) as page:
            await sit(house, page)
            await begin(house, page)
            for key in ("h", "c", "~"):
                await page.key(key)
            await page.until(lambda: any("sound" in frame for frame in page.frames))
            found.extend(path for frame in page.frames for path in paths(frame))

    with tempfile.TemporaryDirectory() as folder:
        in_house(Path(folder), walk, bots=1)
    return [path.partition(".strokes")[0] for path in found]


def settings() -> Iterator[str]:
    """Settings with their kinds, defaults and values."""
    for one in SETTINGS:
        yield " ".join((one.name, one.kind, repr(one.default), *one.values))


def kit_names() -> Iterator[str]:
    """Names of the kit, with the parameters of functions and the members of classes."""
    for name, value in vars(kit).items():
        if name.startswith("_") or inspect.ismodule(value):
            continue
        if inspect.isclass(value):
            own = [kind for kind in value.__mro__ if kind.__module__.startswith("playroom")]
            members = {one for kind in own for one in (*vars(kind), *inspect.get_annotations(kind))}
            yield from (name, *(f"{name}.{one}" for one in members if one[0] != "_"))
        elif inspect.isfunction(value):
            yield f"{name}({', '.join(inspect.signature(value).parameters)})"
        else:
            yield name


NAMES: dict[str, Callable[[], Iterable[str]]] = {
    "doctor.txt": lambda: printed("doctor"),
    "simulate.txt": lambda: printed("simulate", "escoba", "--games=1", "--seats=easy,easy"),
    "metrics.txt": metrics,
    "page.txt": frames,
    "settings.txt": settings,
    "kit.txt": kit_names,
}
