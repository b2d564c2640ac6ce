# The room's own voice, chosen by ear.

## The menu

setting-voice = Voice, rate and volume
setting-voice-about = Who speaks, how fast, how high, how loud, in each language.
voice-title = Voice, rate and volume. Left and right change them, and you hear each change.
voice-language = Voice for: { $name }
voice-language-about = The next lines are about this language, and are said in it.
voice-number = { $what ->
    [rate] Rate { $value }
    [pitch] Pitch { $value }
   *[volume] Volume { $value }
 }{ $edge ->
    [low] , the lowest
    [high] , the highest
   *[none] { "" }
 }
voice-number-about = { $what ->
    [rate] How fast it speaks, from minus 100 to 100.
    [pitch] How high it speaks, from minus 100 to 100.
   *[volume] How loud it speaks, from 0 to 100.
 }
voice-voice = { $own ->
    [yes] Voice: { $name }
   *[no] Voice: the usual one for this language
 }
voice-voice-about = Left and right change the voice. Enter lists all of this language.
voice-none = { $language ->
    [es] No Spanish voice here
   *[en] No English voice here
 }; another language's voice reads it
voice-sample = Hear a few words
voice-sample-about = A line of a game in the language whose voice you are choosing.
voice-sample-line = Your turn, count 15. You hold 5 of hearts, 10 of clubs and jack of spades.
voice-usual = As it was
voice-usual-about = Takes back all that was chosen for this language; the voice is as your system has it.
voice-usual-done = The voice as your system has it.
voice-of-reader = { $name } speaks with its own voice, which is set there
voice-again = Try the voice again
voice-again-about = After something was started or installed. The word speech does it too.
voice-list-title = { $count } voices. Enter keeps one, Escape keeps the one before.
voice-listed = { $own ->
    [yes] { $name }
   *[no] The usual voice
 }

## Trying again

voice-works = The voice works: { $name }.
voice-retry = Trying the voice again.
