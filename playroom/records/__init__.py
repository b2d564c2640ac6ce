"""Stored games without a screen: opening, replay, transcripts, statistics, verification.

`opening` makes a log a match again, `playback` walks through one, `transcript` writes it out,
`seal` proves that its cards follow from its seed. `statistics` counts finished games (`gathering`
has them from the store, `statistics_lines` tells them), `duplicate` compares two games with the
same cards.
"""
