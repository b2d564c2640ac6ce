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
voice-of-reader-about = The screen reader speaks; its rate and voice are chosen in its own settings.
voice-again = Try the voice again
voice-again-about = After something was started or installed. The word speech does it too.
voice-list-title = { $count ->
    [one] 1 voice
   *[other] { $count } voices
 }. Enter keeps one, Escape keeps the one before.
voice-listed = { $own ->
    [yes] { $name }
   *[no] The usual voice
 }
voice-listed-about = Enter keeps this voice, Escape goes back to the one before.

## Trying again

voice-works = The voice works: { $name }.
voice-retry = Trying the voice again.

## At the start

speech-reader-found = { $named ->
    [yes] { $reader }
   *[no] A screen reader
 } reads this terminal, so the playroom only prints. F5 turns its own voice on.

speech-elsewhere = { $why ->
    [wsl] This window belongs to Windows
   *[remote] You are connected from elsewhere
 }, so the playroom only prints. { $why ->
    [wsl] F5 turns its own voice on.
   *[remote] The screen reader of your own machine reads it.
 }
speech-not-elsewhere = A voice would be heard at the other machine, not at yours. Your own screen reader reads what is printed.
speech-unread = { $why ->
    [status-line] In tmux { $named ->
        [yes] { $reader }
       *[no] the reader
     } reads the status line in place of the game
    [unknown] { $named ->
        [yes] { $reader }
       *[no] The screen reader
     } hardly reads this terminal
   *[unread] { $named ->
        [yes] { $reader }
       *[no] A screen reader
     } cannot read { $terminal }
 }, so the playroom speaks itself.
speech-unread-help = { $why ->
    [status-line] Command tmux set status off lets it read; F5 then stops this voice.
   *[unread] { $system ->
        [win32] Windows Terminal and the console can be read
        [darwin] Terminal and iTerm2 can be read
       *[linux] Konsole and the terminals of Gnome and Xfce can be read
     }. F5 stops this voice.
 }

## The doctor

doctor-backend = { $backend ->
    [ao2] accessible-output2
    [ao2-reader] accessible-output2 with a screen reader
    [prism] prismatoid
    [prism-reader] prismatoid with a screen reader
    [pyttsx3] pyttsx3
   *[other] { $backend }
 }
doctor-language = { $language ->
    [es] Spanish
   *[en] English
 }
doctor-silent = Nothing can speak here; the playroom prints everything, and a screen reader can read it.
doctor-speaks = { $backend } works, with { $name }{ $languages_count ->
    [0] { "" }
   *[other] , in { $languages }
 }{ $lacks_count ->
    [0] { "" }
   *[other] ; it has no voice for { $lacks }
 }{ $braille ->
    [yes] ; it can show braille
   *[no] { "" }
 }.
doctor-lacks = { $backend } does not work: { $why ->
    [not-installed] it is not installed
    [no-daemon] Speech Dispatcher is not installed or does not run
    [daemon-refused] Speech Dispatcher does not start, for want of a synthesizer or of sound
    [no-engine] { $backend_id ->
        [pyttsx3] eSpeak is missing
       *[other] no synthesizer was found
     }
    [no-player] the program that plays sound is missing
    [no-sound] no sound device answers
    [no-reader] no screen reader answers
    [no-answer] it gives no answer
    [died] it has ended without a word
   *[error] it fails
 }{ $optional ->
    [yes] ; nobody needs it
   *[no] { "" }
 }.
doctor-used = { $before_count ->
    [0] { $backend } speaks here, it comes first.
    [one] { $backend } speaks here, because { $before } does not work.
   *[other] { $backend } speaks here, because { $before } do not work.
 }
doctor-install = To install what is missing: { $command }.
doctor-mode = { $why ->
    [asked] { $mode ->
        [tts] You have chosen the playroom's own voice.
        [screen-reader] You have chosen speech through the screen reader.
        [file] You have chosen speech into a file.
       *[off] You have chosen printing only.
     }
    [reader] { $named ->
        [yes] { $reader }
       *[no] A screen reader
     } reads this terminal, so the playroom prints and does not speak.
    [remote] You are connected from elsewhere, so the playroom prints and does not speak.
    [wsl] This window belongs to Windows, so the playroom prints and does not speak.
    [dumb-terminal] This terminal takes plain lines only, so the playroom prints and does not speak.
    [ci] This is an automatic run, so the playroom prints and does not speak.
    [unread] A screen reader runs that cannot read this terminal, so the playroom speaks itself.
    [status-line] In tmux the screen reader reads the status line, so the playroom speaks itself.
    [no-reader] No screen reader was found, so the playroom speaks with its own voice.
   *[no-terminal] Without a terminal the playroom prints and does not speak.
 }

## The first start

first-run-language = For English press F3.
first-run-reader = Does a screen reader read this terminal? Y yes, N no.
first-run-choose = Y for yes, N for no, Escape to decide later.
first-run-lesson = New here? L goes to the lessons, which begin at the beginning.
first-run-answered = { $read ->
    [yes] Own voice off: your reader reads. F5 turns it on.
   *[no] Own voice on. F5 turns it off.
 }

## When nothing speaks

speech-no-speech = { $why ->
    [no-daemon] No voice works here, Speech Dispatcher is missing or does not run
    [daemon-refused] No voice works here, Speech Dispatcher does not start
    [no-engine] No voice works here, a synthesizer is missing
    [no-player] No voice works here, the program that plays sound is missing
    [no-sound] No voice works here, no sound device answers
    [no-reader] No screen reader answers
    [no-answer] The voice gives no answer any more
    [not-taken] The voice takes the lines and says nothing
    [died] The voice has failed
    [error] The voice answers with errors
   *[not-installed] No voice works here, no speech program is installed
 }; everything is printed. { PROGRAM() } doctor tells what would help.

## When another voice takes over

speech-backend-replaced = { $why ->
    [not-taken] The voice said nothing, another one speaks now.
    [no-reader] No screen reader answers, another voice speaks now.
   *[error] The voice failed and another one speaks now.
 }
