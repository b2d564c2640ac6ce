# The page for who comes with a browser: its own words, and what is said where there is no table.

browser-title = Playroom
browser-on = Connected
browser-off = No connection, trying again
browser-offline = No connection yet. What you pressed waits a few seconds for it.
browser-actions-now = Play
browser-actions-ask = Ask
browser-actions-room = Room
browser-actions-more = More
browser-one-press = One press plays a card that you went to
browser-history = What was said, newest first
browser-settings = Settings of this page
browser-letters = Keys of one letter
browser-voice = Lines are read by the browser's own voice
browser-voice-settings = The browser's voice in English
browser-voice-focus = It also reads what I move to; off beside a screen reader
browser-voice-name = Voice
browser-voice-auto = the browser chooses
browser-voice-rate = Rate, percent
browser-voice-pitch = Pitch, percent
browser-voice-volume = Loudness of the voice, percent
browser-voice-sample = Ana plays the 5 of hearts. It is your turn.
browser-voice-press = The browser's voice waits for a first key or touch. Press any key.
browser-voice-fails = The browser's voice does not speak. Lines go to your screen reader again.
browser-chosen = chosen
browser-open = open
browser-closed = closed
browser-speed = Pace of the lines
browser-speed-slow = slowly
browser-speed-normal = normally
browser-speed-fast = fast
browser-speed-at-once = at once
browser-language = Language
browser-length = Length of lines
browser-length-brief = brief
browser-length-normal = normal
browser-length-full = full
browser-size = Size of everything
browser-size-normal = normal
browser-size-large = large
browser-size-very-large = very large
browser-size-huge = huge
browser-typed = Type here
browser-send = Send
browser-waiting = Nothing in your hand
browser-nothing = Nothing here
# lint allows: NVDA JAWS
browser-letters-through = Letters are keys here once your reader lets them through: Tab into a row, NVDA and Space, Insert Z in JAWS, or Orca and A
browser-code = Invitation code
browser-chat = Read out what others write
browser-sounds = Sounds
browser-sounds-auto = automatic, quieter
browser-sounds-on = on
browser-sounds-off = off
browser-volume = Volume of the sounds
browser-thin = Play now without loading, 30 kilobytes
browser-come-back = Come back
browser-copy = Copy the address
browser-copied = Copied.
browser-yes = Yes
browser-no = No
browser-wait = One moment
browser-loading = The playroom is being loaded.
browser-loaded = { $percent } percent.
browser-elsewhere = The playroom is open in another tab. Enter plays here.
browser-failed = The playroom could not be loaded. Enter tries again.
browser-stopped = The playroom has stopped by a fault of its own. Enter opens it anew, your games are kept.
browser-cleared = The browser has deleted the games of this page, the last play is not kept. Enter opens the playroom anew.
browser-line = A move, a word or a slash and a command
browser-line-number = A number
browser-ask-code = This room is for those who are invited. Type the code of your invitation, then Enter.
browser-no-code = No code came for 5 minutes. Come back and type it.
browser-owner-code = The address for whoever runs the room is good once, in the hour after the room starts. For another one start the room as you first did, with --page.
browser-other-host = The page has another address. Ask whoever runs the room for it.
browser-no-page = There is nothing at this address. Leave out what follows the slash.
browser-meanwhile = { $count ->
    [one] 1 line while you were away.
   *[other] { $count } lines while you were away. These are the last.
 }
browser-passed = { $count ->
    [one] 1 play passed
   *[other] { $count } plays passed
 }.
browser-own-room = { $name }, your room: which table?
browser-table = Back to { $game }{ $count ->
    [0] , nobody there
   *[other] , with { $names }
 }
together-invitation-page = For those with a browser, the invitation is this address
host-ready-page = Your own page is the next line, good for one browser, for an hour.
cli-page-missing = { $option } needs --page.
cli-bad-link = { $text } is no address of a page. It begins with https, a colon and two slashes.
cli-page-both = A certificate has two files: write --certificate and --key.
cli-page-plain = Without a certificate the page is served to this machine only. Two ways: leave { $port } at 127.0.0.1 and put a proxy with a certificate before it, or give --certificate and --key.
cli-bad-certificate = { $file } and its key cannot be read as a certificate.

## Titles of lists, where a page walks them

settings-title-on-page = Settings. Plus and minus change one.
    .brief = Settings.
kinds-title-on-page = Kinds of messages. Plus and minus change one, Enter opens it.
    .brief = Kinds of messages.
shell-help-title-on-page = { $where ->
    [here] The keys that work here.
   *[list] The keys that work on this list.
 }
rules-title-on-page = Rules of { $game }. Greater than goes to the next heading.
    .brief = Rules of { $game }.
history-title-on-page = { $count ->
    [one] 1 line was said.
   *[other] { $count } lines were said. Plus and minus choose a kind.
 }
    .brief = { $count ->
    [one] 1 line.
   *[other] { $count } lines.
 }
option-title-on-page = { $game }: { $count ->
    [0] the usual rules, { $total ->
        [one] 1 option
       *[other] { $total } options
    }
    [one] 1 option of { $total } is not the usual one
   *[other] { $count } options of { $total } are not the usual ones
 }
sounds-title-on-page = Sounds. Plus and minus change one.
    .brief = Sounds.
sounds-list-title-on-page = { $count ->
    [one] 1 sound
   *[other] { $count } sounds
 }. Enter plays one, plus and minus turn it on or off in games.
    .brief = { $count ->
    [one] 1 sound.
   *[other] { $count } sounds.
 }

## What explains sounds there

setting-sounds-about-on-page = Automatic: on, and quieter, so that your screen reader stays in front.
sounds-learn-about-on-page = All of them, each with what it means; plus and minus turn one on or off.
sounds-item-about-on-page = Plus and minus turn it on or off in games. Enter plays it.

host-ways-page = Or, with a browser, this address
way-back-page = The address of this page brings you back.
guest-help-page = Question mark for help.

## What a guest may do beside the table

study-item = Learn, practise, look back
study-about = Lessons, counting, rules, puzzles, and the games of this visit. When a match begins you are at your table at once.
study-title = Learn, practise, look back.
study-rules = Read the rules of a game
study-rules-about = The usual rules, by chapters.
study-rules-title = The rules of which game?
study-visit-about = The games that you finished here on this visit. The room keeps none for you.
study-busy = The room is already working on this for other players. Ask again in a few seconds.
    .brief = The room is busy. Ask again soon.
study-enough = You have asked for many reviews and puzzles lately. In 5 minutes there is one more.
    .brief = Too many. One more in 5 minutes.

## In a browser

browser-newer = A newer playroom is here. The first menu loads it.
browser-unkept = This browser may delete your games, Safari after 7 days without a visit. The settings of the first menu put them into a file.
browser-saved = { $count ->
    [0] There are no games to put into a file.
    [one] 1 game is in the file.
   *[other] { $count } games are in the file.
 }
browser-choose-file = Choose a file with games.
browser-untaken = Not all of them could be kept: { $why }.
browser-taken = { $count ->
    [0] No game of the file is new, or can be read.
    [one] 1 game is kept{ $left ->
        [0] .
       *[other] , { $left } not.
     }
   *[other] { $count } games are kept{ $left ->
        [0] .
       *[other] , { $left } not.
     }
 }
room-newer = Load the newer playroom
room-newer-about = It is loaded anew. Games stay.
setting-persisted = { $kept ->
    [yes] The browser keeps your games for good
    [no] The browser may delete your games when it runs out of space
   *[other] Whether the browser keeps your games is asked at your first deal
 }
setting-persisted-about = On an iPhone or iPad only a page on the home screen keeps its games for long. A file keeps them anywhere.
setting-save-games = Put all games into a file
setting-save-games-about = The browser saves it among your downloads. { PROGRAM() } import reads what is in it.
setting-take-games = Take games out of a file
setting-take-games-about = A file from here, or one that { PROGRAM() } export has written.

# What a public room tells on its page, before one enters.
browser-told-now = { $count ->
    [0] Nobody is here just now
    [one] 1 person is here
   *[other] { $count } people are here
 }{ $waits_count ->
    [0] { "" }
   *[other] . { COMMAS($waits) }
 }
browser-told-open = Tables with a free seat
browser-told-table = { $game }: { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
 }
browser-told-none = None just now
browser-told-waits = Who waits
browser-told-languages = Languages
browser-told-rules = Rules of the house
