# What is heard beside the words.

## The menu

sounds-open = Sounds
sounds-open-about = Which sounds go with the words, how loud, and from which side.
sounds-title = Sounds. Left and right change them, Space explains.
setting-sounds = Sounds: { $value ->
    [on] on
    [off] off
   *[auto] automatic
 }
setting-sounds-about = Automatic: on where this machine has a terminal and a loudspeaker, off over SSH.
setting-sounds_volume = { $value ->
    [0] Volume 0, no sounds
   *[other] Volume { $value }
 }
setting-sounds_volume-about = From 0 to 100; each step is heard.
setting-sounds_mono = { $value ->
    [yes] All sounds from the middle
   *[no] Sounds from the side of each seat
 }
setting-sounds_mono-about = From the middle, both ears hear the same.
setting-bell = { $value ->
    [yes] Bell when it is your turn: yes
   *[no] Bell when it is your turn: no
 }
setting-bell-about = The terminal's own bell, once you have pressed no key for 10 seconds. It works over SSH too.
setting-desktop = { $value ->
    [yes] Desktop notification when it is your turn: yes
   *[no] Desktop notification when it is your turn: no
 }
setting-desktop-about = From your system, once you have pressed no key for 10 seconds. No card is in it.
desktop-turn = Your turn.
sounds-now = { $on ->
    [yes] Sounds on.
   *[no] Sounds off.
 }
sounds-mode-unknown = Sounds are automatic, on or off, not { $value }.

## Learning them

sounds-learn = Learn the sounds
sounds-learn-about = All of them, each with what it means; left and right turn one on or off.
sounds-list-title = { $count ->
    [one] 1 sound
   *[other] { $count } sounds
 }. Down for the next, Enter plays it again, left and right turn it on or off.
sounds-item = { $on ->
    [yes] { $what }
   *[no] { $what }, off in games
 }
sounds-item-about = Left and right turn it on or off in games. Enter plays it.
sound-turn = Your turn
sound-points = Points
sound-points2 = Many points
sound-sweep = A sweep
sound-capture = Cards are taken
sound-meld = A meld or a build
sound-card = A card is laid
sound-draw = A card is drawn
sound-deal = Cards are dealt
sound-roll = Dice are rolled
sound-start = A game begins
sound-win = You have won
sound-lose = You have lost
sound-wrong = That does not work
sound-timeout = Time is up
sound-hurry = Little time is left
sound-tick = The clock goes on
sound-join = Somebody comes
sound-leave = Somebody goes
sound-chat = Somebody says something
sound-lost = The line to the room is cut
sound-back = The line to the room is back
sound-edge = The end of a list
sound-ok = A card is chosen or put back

## When there are none

sounds-stopped = The sounds have stopped. They come back by themselves.
sounds-none = { $why ->
    [no-device] No sounds, no sound device answers
    [no-answer] No sounds, the sound system gives no answer
    [not-installed] No sounds, nothing that plays them is installed
   *[other] No sounds, they do not start
 }; every event is told all the same. { PROGRAM() } doctor tells what would help.

## The doctor

doctor-sounds = Sounds work, through { $way }.
doctor-no-sounds = No sounds: { $why ->
    [no-device] no sound device answers
    [no-answer] the sound system gives no answer
    [not-installed] nothing that plays them is installed
   *[other] they do not start
 }.
