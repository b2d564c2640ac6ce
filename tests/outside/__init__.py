"""Two games as makers outside of the project write them: `pares` where all choose at once, `trio` on a board. They
have no cards, no deals, no lesson, and nothing random before the first move.

Each folder is a whole package of such a game; the tests put it where a stranger's Python finds it.
"""
