"""Presses buttons of a browser through the accessibility bus, as a touch reader's double tap does,
and reads its tree. Run by the system's Python, inside a desk.

Reads commands as JSON lines, {"press": NAME} or {"tree": true}, and answers each with a line.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pyatspi  # type: ignore[import-not-found]


def documents() -> list[Any]:
    """The pages that there are."""
    found = []
    for application in pyatspi.Registry.getDesktop(0):
        found += pyatspi.findAllDescendants(
            application, lambda node: node.getRoleName() == "document web"
        )
    return found


def nodes(node: Any) -> list[Any]:
    """A node and everything in it, in reading order."""
    found = [node]
    for place in range(node.childCount):
        child = node.getChildAtIndex(place)
        if child is not None:
            found += nodes(child)
    return found


def answer(command: dict[str, Any]) -> Any:
    """What comes of a command."""
    every = [node for document in documents() for node in nodes(document)]
    if "tree" in command:
        return [[node.getRoleName(), node.name] for node in every]
    for node in every:
        if node.name == command["press"] and node.getRoleName() in (
            "push button", "toggle button", "button", "check box", "link",
        ):  # fmt: skip
            action = node.queryAction()
            return bool(action.doAction(0))
    return None


def main() -> None:
    """Answers until there is nothing more to read."""
    for line in sys.stdin:
        try:
            result = {"result": answer(json.loads(line))}
        except Exception as why:  # a node may go while it is looked at
            result = {"error": repr(why)}
        print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
