"""Translation (localization): `playroom translate`, and the checks of words that it shares with
`playroom_testing` and the tests.

`messages` checks the message files against each other, `lint` and `wording` a line for the ear,
`sayings` the lines of a note, `typed_words` what players type, `gates` a text that was typed.
`texts` divides messages into texts to be typed, `written` puts them into files, `places` finds
where each is said, `walk` is the order of all of them, `screen` asks.
"""
