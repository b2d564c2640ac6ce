"""The command line: what other programs may rely on. Exit status 0, or 2 with one sentence on
standard error.

`run` leads from the words to the status, `parser` knows the commands, `arguments` what their words
mean. `start` opens the room (`early`, `opening`, `room`, `voices`: in the order in which they are
loaded); `commands`, `kept` and `doctor` print lines and end.
"""

from playroom.cli.run import main

__all__ = ["main"]
