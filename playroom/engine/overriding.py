"""`override` marks a method that stands in the place of one of a base class: its docstring holds
for it too. The type checker finds a mark without such a method; when a program runs it does
nothing. (`typing` has it from Python 3.12 on.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from typing_extensions import override as override
else:
    Method = TypeVar("Method")

    def override(method: Method) -> Method:
        """The method itself."""
        return method
