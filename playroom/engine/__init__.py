"""The rules engine of all games: frozen records, one mutable `Match`, no text, no clock, no
terminal. It stands on the standard library and msgspec.

A newcomer reads in this order: `record` and `cards`, `steps` (requests, actions, events), `notes`
(messages as values), `options`, `notation`, `contract` (what a game offers), `table` (keys and
announcements), `match` (the log and what follows from it), `wire` (everything as JSON), and `kit`
for what every game needs.

A trick of the toy game that `playroom new-game` hands out:

>>> from playroom.engine.header import Header, Player
>>> from playroom.engine.match import Match
>>> from playroom.engine.notes import Clean
>>> from playroom.engine.options import Setup
>>> from playroom.newgame.plain.toy import GAME
>>> people = (Player(Clean.of("Ana"), "person"), Player(Clean.of("Luis"), "person"))
>>> match = Match(GAME, Header("m1", "toy", 1, Setup.of(2, {"target": 3}), people, seed="seed"))
>>> match.view(0).hand
(3C, 4H, 8C, 9C, 10H)
>>> match.submit(1, GAME.parse("lay 2S")).code
'not_your_turn'
>>> match.submit(0, GAME.parse("lay 10H"))
>>> match.submit(1, GAME.parse("lay AD"))
>>> match.happened[-1]
Took(seat=1, card=AD, total=1)
>>> [entry.text for entry in match.entries]
['lay 10H', 'lay AD']
"""
