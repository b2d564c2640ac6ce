"""`quick` changes how fast a frozen dataclass is made, and nothing else."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from playroom.engine.quick import quick


@dataclass(frozen=True, slots=True)
class _Base:
    pass


@quick
@dataclass(frozen=True, slots=True)
class _Point(_Base):
    x: int
    y: int = 2


def test_it_is_the_same_class_otherwise() -> None:
    point = _Point(1)
    assert point == _Point(1, 2) == _Point(y=2, x=1)
    assert replace(point, y=3) == _Point(1, 3)
    assert repr(point).endswith("_Point(x=1, y=2)")
    assert hash(point) == hash(_Point(1, 2))
    with pytest.raises(FrozenInstanceError):
        point.x = 4  # type: ignore[misc]
    with pytest.raises(TypeError):
        _Point()  # type: ignore[call-arg]


def test_what_it_cannot_do_it_refuses() -> None:
    @dataclass(frozen=True)
    class NoSlots:
        x: int

    @dataclass(frozen=True, slots=True)
    class Factory:
        x: list[int] = field(default_factory=list)

    @dataclass(frozen=True, slots=True)
    class Checked:
        x: int

        def __post_init__(self) -> None:
            pass

    for one in (NoSlots, Factory, Checked, _Base):
        with pytest.raises(TypeError):
            quick(one)
