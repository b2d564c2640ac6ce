"""Frozen values as plain data: for logs of tests, for `--json`, for the network to come, and for
digests of states.
"""

from __future__ import annotations

import enum
import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from playroom.engine.cards import Card


def to_plain(value: Any) -> Any:
    """`value` as JSON data: cards as their notation (with `'1` for a second pack), records as
    mappings with their `type`.
    """
    if isinstance(value, Card):
        return repr(value)
    if isinstance(value, enum.Enum):
        return value.value
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, type):
        return value.__name__
    if is_dataclass(value) and not isinstance(value, type):
        plain = {f.name: to_plain(getattr(value, f.name)) for f in fields(value)}
        return {"type": type(value).__name__, **plain}
    if isinstance(value, tuple) and hasattr(value, "_fields"):  # a named tuple
        return {
            "type": type(value).__name__,
            **{name: to_plain(getattr(value, name)) for name in value._fields},
        }
    if isinstance(value, Mapping):
        return {str(to_plain(k)): to_plain(v) for k, v in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted((to_plain(v) for v in value), key=repr)
    if isinstance(value, (tuple, list)):
        return [to_plain(v) for v in value]
    raise TypeError(f"not plain: {type(value).__name__}")


def digest(value: Any) -> str:
    """SHA-256 (hex) of the plain form: equal values have equal digests on every Python."""
    text = json.dumps(to_plain(value), sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
