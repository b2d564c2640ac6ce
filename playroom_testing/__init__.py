"""Conformance test suite of games: the contract turned into checks, for games of the playroom and
of others.

    python -m playroom_testing escoba

tests an installed game: what it declares, replay, requests and refusals, notation, ends, values
that go through JSON, secrets, the keyboard, bots, figures, words in every language, lessons, every
key. Nothing has to be written for it; what a game may tell of itself is in
`playroom_testing.hooks`. `suite.checks` gives the same checks one by one to a test runner.
Everything stands on the installed playroom alone.

`hooks` what a game may bring · `find` `cases` `walks` what is tested, and matches that play
themselves · `checks` a module for each group of checks · `language` what can be said, and how ·
`room` the room without a terminal · `vectors` blocks of examples in the papers of rules.
"""
