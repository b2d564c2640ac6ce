"""Frozen dataclasses that are made in half the time: for the few that come by the hundred in every
game.

A frozen dataclass sets each field through `object.__setattr__`, by name. `quick` gives the class an
`__init__` that goes straight to its slots. Nothing else changes: it stays frozen, and `replace`,
`==` and `repr` work as before.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, TypeVar

C = TypeVar("C", bound=type)


def quick(cls: C) -> C:
    """A class decorator, above `@dataclass(frozen=True, slots=True)`.

    Raises `TypeError` for what it cannot do.
    """
    names: dict[str, Any] = {}
    parameters, lines = ["self"], []
    for one in fields(cls):
        setter = getattr(getattr(cls, one.name, None), "__set__", None)
        if setter is None or not one.init or one.kw_only or one.default_factory is not MISSING:
            raise TypeError(f"{cls.__name__}.{one.name} is not a plain field with a slot")
        names[f"set_{one.name}"] = setter
        if one.default is MISSING:
            parameters.append(one.name)
        else:
            names[f"default_{one.name}"] = one.default
            parameters.append(f"{one.name}=default_{one.name}")
        lines.append(f"    set_{one.name}(self, {one.name})")
    if hasattr(cls, "__post_init__") or not lines:
        raise TypeError(f"{cls.__name__} has no fields, or a __post_init__")
    made: dict[str, Any] = {}
    exec(f"def __init__({', '.join(parameters)}):\n" + "\n".join(lines), names, made)
    made["__init__"].__qualname__ = f"{cls.__qualname__}.__init__"
    cls.__init__ = made["__init__"]  # type: ignore[misc]
    return cls
