"""Two games as makers outside of the project write them: `pares`, where both choose at once, and
`trio` on a board. They have no cards, no deals, no lesson, and no chance before the first move.

Each folder is a whole package of such a game; the tests put it where a stranger's Python finds it.
"""
