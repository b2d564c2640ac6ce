# What is typed: questions about it, and the values of commands in words.

## Cards.

# $typed is what was typed ("5C"), $cards what it may mean, $ways how each is typed without doubt.
typed-which-card = { $typed }: { OR($cards) }? Type { OR($ways) }.

## Moves that are not understood.

typed-example = For example: { $example }.
typed-verbs = Moves begin with { OR($verbs) }.

## Values of commands: phrases with commas between.

value-language-en = English
value-language-es = Spanish
value-answer-yes = yes, y
value-answer-no = no, n
value-seat-mine = you, me
value-seat-all = all
value-verbosity-brief = brief, short
value-verbosity-normal = normal
value-verbosity-full = full, complete, long
value-sounds-auto = auto, automatic
value-sounds-on = on, yes
value-sounds-off = off, no, none
value-speech-auto = auto, automatic
value-speech-screen-reader = screen-reader, screen reader, reader
value-speech-tts = tts, own, own voice
value-speech-off = off, none, silent
value-speech-file = file
