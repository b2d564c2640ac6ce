"""The command line: what other programs may rely on. Exit status 0, or 2 with one sentence on
standard error.

`run` leads from the arguments to the exit status, `parser` declares the commands, `arguments` reads
their values. `start` opens the shell, `hosting` has the commands for hosts; `commands`, `kept` and
`doctor` print lines and end.
"""

from playroom.cli.run import main

__all__ = ["main"]
