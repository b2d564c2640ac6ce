"""Starts the installed TDSR (PyPI's tdsr2).

Its version 0.2.1 makes the terminal raw and, by a slip, gives it its old modes back at once, so
that no key arrives before Enter; here the second of these is left out.
"""

from __future__ import annotations

import sys
import termios
import tty  # noqa: F401 - takes its functions from termios now, before they are exchanged
from typing import Any

HERE = sys.path.pop(0)  # this folder: the module wanted is not this file


def main() -> None:
    set_modes = termios.tcsetattr

    def set_others(fd: int, when: int, modes: list[Any]) -> None:
        if fd != 0:
            set_modes(fd, when, modes)

    termios.tcsetattr = set_others
    import tdsr

    tdsr.main()


if __name__ == "__main__":
    main()
