"""The kit: shared parts of card games.

`flow`: a state on its way. `turns`: the checks that come first in every game, and a base for games
of plain turns. `told`: seats with one's own first, sorted hands, lists of cards, options in words.
`bots`: the bot that plays anything.
"""
