"""A game as makers outside of the project write them: `pares`, where both choose at once. It has no
cards, no deals, no lesson, and no chance at all.

The folder is a whole package; the tests put it where a stranger's Python finds it.
"""
