# The room: menus, the table's common answers, the command line. Ids are grouped by the module that uses them.

## Start

shell-welcome = Playroom. Question mark for help.
shell-goodbye = Goodbye. Your games are kept.
shell-goodbye-not-kept = Goodbye. { $file } is gone: your games are not kept.
shell-goodbye-lost = Goodbye. { $file } was gone meanwhile; only what it holds now is kept.
player-name = You
bot-names = Berta Luis Ana Marta Hugo Inés Carlos Elena
plain-name = { $name }

setup-preparing = Playroom is being set up. This takes a minute, once.
setup-offline = No internet connection was found. Setting up goes on, and will most likely need one.
setup-goes-on = Still setting up.
setup-still = Still being set up.
setup-interrupted = Setting up was stopped. Start the playroom again when you like, and it is set up from the beginning.
setup-no-venv = Python lacks its venv module. Install it, for example with: apt install python3-venv.
setup-network = No internet connection was found, and setting up needs one, once. Connect, then start the playroom again.
setup-refused = This folder cannot be written. Put the playroom into a folder of your own, and start it there.
setup-disk = The disk is too full. Free 200 MB, then start the playroom again.
setup-failed = Setting up did not work. Look into playroom-setup.log in the folder .venv.
setup-python = Playroom needs Python 3.11 or later.

## Everywhere

shell-cancelled = Cancelled.
shell-line-full = No more fits on this line. Enter ends it, Escape takes it back.
shell-line-kept = That line is still there: Backspace mends it from its end.
shell-lines-wait = { $count ->
    [one] 1 line. Enter does it, Escape drops it.
   *[other] { $count } lines. Enter does one after the other, Escape drops them.
 }
shell-too-many-keys = Too many keys at once: the last ones were left out.
shell-no-talk = There is nobody here to talk to.
shell-talk-first = To say it to the table, begin it with { $key }.
shell-no-key = Nothing on that key. Question mark lists the keys.
# $question is the question that stands, in brief.
shell-answer-first = Answer this first: { $question }
shell-no-word = I do not understand: { $text }. Slash help, then End, leads to the commands.
shell-word-elsewhere = { $where ->
    [table] { $word } is for a game: not here, or not yet.
   *[any] { $word } is for a room with others: at a table of it, or in its hall.
 }
shell-goes-alone = { $word } takes nothing after it. { $about }
shell-nothing-yet = Nothing to repeat yet.
shell-oldest = That is the beginning.
shell-newest = That is the latest.
shell-language = English.
shell-no-language = No language { $text } here: English or Spanish.
shell-which-language = English now. Slash language with English or Spanish changes it, or F3.
shell-verbosity = { $length ->
    [brief] Brief messages.
    [full] Full messages.
   *[normal] Normal messages.
 }
shell-which-verbosity = { $length ->
    [brief] Brief messages now.
    [full] Full messages now.
   *[normal] Normal messages now.
 } Slash verbosity with brief, normal or full changes them; F4 goes to the next.
shell-no-verbosity = Messages are brief, normal or full, not { $text }.
shell-speech = { $mode ->
    [tts] Own voice, if one works here.
    [screen-reader] Speaking through the screen reader.
    [file] Speaking into a file.
   *[off] Own voice off, printing only. F5 turns it on.
 }
shell-no-speech-mode = Speech is automatic, screen reader, own or off, not { $text }.
shell-fault = Something went wrong in the playroom. It was noted in { $file }.
shell-fault-without-files = Something went wrong in the playroom. It was noted.
shell-item = { $item }.
    .full = { $item }, { $place } of { $count }.
shell-item-placed = { $item }, { $place } of { $count }.
    .brief = { $item }; { $place }.
shell-list-end = { $item }, last.
shell-list-start = { $item }, first.
shell-only-item = { $item }, nothing else.
shell-end-again = End of the list: { $item }.
shell-start-again = Start of the list: { $item }.
shell-no-item = { $count ->
    [one] No item { $place }: there is 1.
   *[other] No item { $place }: there are { $count }.
 }
shell-no-letter = No item begins with that letter.
shell-help-title = { $where ->
    [here] { $count } keys work here. Tab for the next, Escape to go back.
   *[list] { $count } keys work on this list. Tab for the next, Escape to go back.
 }

## Table

table-done = Done.
# $number is the part of a number that is typed already.
table-typed = { $number } typed so far.
table-only = Only the table does that.
table-not-kept = That could not be kept, so it has not happened.
table-closed = That question is answered already.
table-no-clock = This game has no clock.
table-seat-taken = { $name } takes over from { $who }.
    .brief = { $name } plays for { $who }.
    .full = { $name } takes over the seat of { $who }, with the cards and points in it.
table-seat-taken-you = You take over this seat, as { $name }.
    .brief = Your seat now, { $name }.
    .full = You take over this seat as { $name }, with the cards and points in it.
table-seat-joined = { $name } joins the game.
table-seat-joined-you = You join the game.
table-game-over = Game over already.
table-not-seated = Nobody to change in that seat.
table-timed-out = { $who }'s time is up.
table-timed-out-you = Your time is up.
table-seat-changed = { $kind ->
    [person] { $who } comes back to the table.
   *[other] { $how ->
        [bot] { $who } has left, a bot plays on.
        [stand-in] { $who } has left, a bot plays on.
       *[other] { $who } leaves the table.
    }
 }
    .brief = { $kind ->
    [person] { $who } is back.
   *[other] { $how ->
        [bot] A bot for { $who }.
        [stand-in] A bot for { $who }.
       *[other] { $who } leaves.
    }
 }
    .full = { $kind ->
    [person] { $who } comes back to the table and plays on.
   *[other] { $how ->
        [bot] { $who } has left the table, a bot plays on with the same cards.
        [stand-in] { $who } has left the table, a bot plays on with the same cards.
       *[other] { $who } leaves the table and this game.
    }
 }
table-seat-changed-you = { $kind ->
    [person] You are back at the table.
   *[other] You have left the table.
 }
    .brief = { $kind ->
    [person] You are back.
   *[other] You have left.
 }
    .full = { $kind ->
    [person] You are back at the table, and play on.
   *[other] You have left the table and this game.
 }
table-bot-stumbled = { $who }'s bot stumbled and plays simply from here.
    .brief = { $who }'s bot plays simply now.
    .full = { $who }'s bot stumbled over a fault of its own. A simpler one plays on from here.
table-bot-stumbled-you = Your bot stumbled and plays simply from here.
    .brief = Your bot plays simply now.
    .full = The bot that plays for you stumbled over a fault of its own. A simpler one plays on from here.
table-leave-ask = { $how ->
    [stand-in] Leave the game? A bot plays on, and you may come back while this hand lasts.
    [hand] Leave for good? A bot plays this hand to its end for you.
    [fold] Leave for good? In this hand you withdraw when your turn comes.
    [vacate] Leave the game? Your hand is put aside and your seat is skipped.
    [cash] Leave for good? Your chips go back to the bank.
    [forfeit] Leave for good? By the rules of this table that loses you the game.
    [watch] Leave your seat? You are already only watching.
   *[bot] Leave the game? A bot plays on for you, and you may come back.
 } Enter for yes, Escape for no.
    .brief = { $how ->
    [stand-in] Leave? A bot plays on. Back only in this hand.
    [hand] Leave? A bot plays this hand.
    [fold] Leave? You withdraw.
    [vacate] Leave? Your seat is skipped.
    [cash] Leave, with your chips to the bank?
    [forfeit] Leave and lose the game?
    [watch] Leave your seat?
   *[bot] Leave? A bot plays on.
 } Enter, or Escape for no.
    .full = { table-leave-ask } Control S goes away and keeps your seat.
table-leave-stays = { $how ->
    [stand-in] A bot plays for you. Enter takes your cards back while this hand lasts.
    [hand] A bot plays this hand for you. Enter takes your cards back.
    [fold] Enter keeps you in the game while this hand lasts.
    [vacate] Your hand lies aside. Enter takes it back while this hand lasts.
   *[bot] A bot plays for you. Enter takes your cards back.
 }
    .brief = { $how ->
    [hand] A bot has this hand. Enter takes it back.
    [fold] Enter keeps you in.
    [vacate] Hand aside. Enter takes it back.
   *[bot] A bot plays. Enter takes over.
 }
table-leave-out = You are out of this game and only listen. Control S leaves the table.
    .brief = You only listen. Control S leaves.
table-being-kept = Your play is on its way.
table-on-its-way = Your play is still on its way.
table-place-changed = That was for your last match or seat.
table-unkept = { $mine ->
    [yes] Nothing is kept now: { $why }. Then Enter tries again.
   *[no] Nothing is kept now: { $why }. It goes on by itself then, and Enter tries at once.
 }
    .brief = Not kept: { $why }.
table-tries-again = Trying again.
table-opening = Opening the table.
table-clock = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
 }
table-resumed = { $left ->
    [yes] { $game }, where you left it.
    [watch] { $game }, the game is on.
   *[no] { $game }, from there on.
 }
table-over = Game over. Enter for another game, Control S to leave.
table-over-leave = Game over. Control S to leave.
table-left = You leave the table.
table-left-not-kept = You leave the table. { $file } is gone: this game is not kept.
table-file-gone = { $file } is gone. This game goes on, and is not kept.
table-file-anew = { $file } was gone. This game is written there anew; the rest of what it held is lost.
table-saved = Saved as { $id }. Resume it whenever you like.
table-how-to-leave = Nothing to cancel. Control S saves and leaves the table.
table-empty = { $zone }: nothing there.
table-item = { $item }{ $marked ->
    [yes] , chosen
   *[no] { "" }
 }.
    .full = { $item }{ $marked ->
    [yes] , chosen
   *[no] { "" }
 }, { $place } of { $count }.
table-zone = { $empty ->
    [yes] { $item }
   *[no] { $zone }: { $item }
 }.
table-marked = { $item } chosen{ $count ->
    [1] { "" }
   *[other] , { $count } now
 }.
table-unmarked = { $item } put back, { $count ->
    [0] none chosen
   *[other] { $count } chosen
 }.
table-unmarked-all = All put back.
table-nothing-to-mark = Nothing there to choose.
table-not-to-mark = { $item }: not to be chosen now.
table-plays = { $count ->
    [one] { $first }
   *[other] { $count } plays. { $first }
 }.
table-more-plays = { $count } plays.
table-branch = { $asks } { $first }.
table-enter-again = Enter again plays it.
table-press-again = { $play }. Again to do it.
table-row = { $cards_count ->
    [one] 1 card
   *[other] { $cards_count } cards
 }: { $cards }.
table-none-to-sort = Nothing to sort.
table-no-card = Nothing at { $place }: you have { $count ->
    [0] none
   *[other] { $count }
 }.
table-sorted-own = Always in the order of this game.
table-sorted = { $order ->
    [suit] Sorted by suit.
    [rank] Sorted by rank.
   *[other] Sorted as dealt.
 }
table-no-number = No number is asked for now.

## Room

room-title = Choose with Tab, then Enter.
room-resume = { $count ->
    [one] Resume an unfinished game
   *[other] Resume one of { $count } unfinished games
 }
room-resume-about = Every game is kept where you left it; the list is the latest first.
room-game = Play { $game }
room-settings = Settings
room-settings-about = Language, voice, how much is said, keys, pace of the bots, your name and colours.
room-settings-about-without-voice = Language, how much is said, keys, pace of the bots, your name and colours.
room-help = Help for beginners
room-help-about = What a newcomer needs, one line after another; nothing is opened by it.
room-quit = Quit
room-quit-about = Leaves the playroom, as Control D does anywhere. Games are kept.
room-how-to-quit = This is the first menu. Control D leaves the playroom.
room-how-to-quit-without-leave = This is the first menu.
room-help-title = Help, { $count } lines. Tab for the next, Escape to go back.
room-help-1 = Tab goes to the next item or card, Shift Tab to the one before.
room-help-2 = Enter opens, plays or confirms. Escape or Control G goes back.
room-help-3 = Question mark lists the keys that work where you are; then press any key to have it explained.
room-help-4 = On an option, right and left change its value. Space explains it.
room-help-5 = At the table Space chooses a card, Enter plays what is chosen, or the card you are on.
room-help-6 = Key H tells your hand, T whose turn it is, S the scores, W what you may do now.
room-help-7 = Key C tells the count, B whose crib or deal it is, F the face-up card, V the table. They always answer.
room-help-8 = Key Z goes to a card that can be played. Key O tells the options, F2 the rules of the table.
room-help-9 = Comma and period go back and forth in what was said. Key R says the last thing again.
room-help-10 = Every game is kept at every moment. Leave with Control D and resume later.

resume-title = { $count ->
    [one] 1 unfinished game. Enter resumes it.
   *[other] { $count } unfinished games, the latest first. Enter resumes one.
 }
resume-none = No unfinished game
resume-none-about = A game that you leave before its end is listed here.
resume-item = { $game } with { $others }{ $deal ->
    [0] { "" }
   *[other] , deal { $deal }
 }{ $told ->
    [yes] , { $scores }
   *[no] { "" }
 }, left { $ago }{ $why ->
    [unknown] , not installed here
    [broken] , does not load here
    [clash] , in several packages
   *[none] { "" }
 }
    .full = { $game } with { $others }{ $deal ->
    [0] { "" }
   *[other] , deal { $deal }
 }{ $told ->
    [yes] , { $scores }
   *[no] { "" }
 }, left { $ago }, number { $id }{ $why ->
    [unknown] , not installed here
    [broken] , does not load here
    [clash] , in several packages
   *[none] { "" }
 }
resume-item-about = Number { $id }. Enter takes your seat again, where the game stood. The Delete key throws it away.
resume-throw-away-ask = Throw this game away? It cannot be taken up again: { $what }. Enter for yes, Escape for no.
    .brief = Throw it away? Enter or Escape.
resume-thrown-away = Thrown away.
resume-absent-about = Number { $id }. It is kept as it is until its game can be played here.
ago-unknown = some time ago
ago-minutes = { $count ->
    [0] just now
    [one] 1 minute ago
   *[other] { $count } minutes ago
 }
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
 }
ago-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
 }

setup-title = { $game }. Enter starts, Tab for the options, Space explains.
setup-start = Start the game
setup-start-about = The cards are dealt at once, by the rules and options of this list.
setup-preset = Rules: { $preset }
setup-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
setup-seats-about = From { $low } to { $high }, you among them; bots take the other seats.
setup-rules = Read the rules of this table
setup-rules-about = All rules as the options below make them, by heading and rule.
setup-own = For you alone. { $option }
setup-level = { $name }: { $level }
setup-level-about = { $level ->
    [easy] A beginner: it takes what it sees.
    [fair] It plays by simple rules and remembers little.
    [good] It remembers, and reckons with what others may do.
    [good-careful] As strong as good; it takes fewer risks.
    [good-bold] As strong as good; it takes more risks.
    [expert] It imagines what others hold and thinks ahead.
   *[other] How well this bot plays.
 } It knows only what its own seat knows.
setup-bad-number = Not { $text }, only { OR($allowed) }.
level-name = { $level ->
    [random] random
    [easy] easy
    [fair] fair
    [good] good
    [good-careful] good and careful
    [good-bold] good and bold
    [expert] expert
   *[other] { $level }
 }

settings-title = Settings. Left and right change them, Space explains.
setting-language = Language: { $name }
setting-language-about = What the playroom speaks and prints. F3 changes it at any time.
setting-verbosity = Length of messages: { $value ->
    [brief] brief
    [full] full
   *[normal] normal
 }
setting-verbosity-about = How long each message is. F4 changes it at any time.
setting-speech = Voice: { $value ->
    [tts] own voice
    [screen-reader] through the screen reader
    [off] none, printing only
   *[auto] automatic
 }
setting-speech-about = Automatic: its own voice only when no screen reader reads this terminal.
setting-pace = { $tenths ->
    [0] Bots play at once
    [4] Bots play fast
    [8] Bots play at a normal pace
    [12] Bots play slowly
    [20] Bots wait 2 seconds
    [30] Bots wait 3 seconds
   *[other] Bots wait { $tenths } tenths of a second
 }
setting-pace-about = How long a bot waits after the move before. N hurries it.
setting-wait_for_voice = { $value ->
    [yes] Bots wait for the voice: yes
   *[no] Bots wait for the voice: no
 }
setting-wait_for_voice-about = With the playroom's own voice: no line is lost when bots are fast.
setting-hand_order = { $value ->
    [suit] Hand sorted by suit
   *[rank] Hand sorted by rank
 }
setting-hand_order-about = How your cards are held. Shift H changes it at the table.

## Options of a table

options-seats = { $seats } cannot play this: { $low } to { $high } can.
options-seats-fixed = { $seats } cannot play this: only { $number } can.
options-unknown = This game has no option { $name }.
options-value = { $name } cannot be { $value }, only { OR($allowed) }.
options-range = { $low } to { $high }
options-one = { $number }
options-word = { $word }
options-text = any text
options-no-seat = No seat { $seat } at this table.
option-title = { $game }: { $count ->
    [0] the usual rules, { $total ->
        [one] 1 option.
       *[other] { $total } options.
    }
    [one] 1 option of { $total } is not the usual one.
   *[other] { $count } options of { $total } are not the usual ones.
 } Tab for the next.
option-line = { $name }: { $value }
option-yes = yes
option-no = no
option-number = { $unit ->
    [seconds] { $number ->
        [0] no limit
        [one] 1 second
       *[other] { $number } seconds
    }
    [raises] { $number ->
        [0] no limit
       *[other] { $number }
    }
    [points] { $number ->
        [one] 1 point
       *[other] { $number } points
    }
    [chips] { $number ->
        [one] 1 chip
       *[other] { $number } chips
    }
    [teams] { $number ->
        [0] none, everybody alone
        [one] 1 team
       *[other] { $number } teams
    }
   *[none] { $number }
 }
option-text = { $text }

## Keys

key-line = { $keys }: { $what }.
key-range-line = { $first } to { $last }: { $what }.
key-name = { $key ->
    [tab] Tab
    [s-tab] Shift Tab
    [enter] Enter
    [space] Space
    [escape] Escape
    [up] up
    [down] down
    [left] left
    [right] right
    [home] Home
    [end] End
    [pageup] Page up
    [pagedown] Page down
    [backspace] Backspace
    [delete] Delete
    [insert] Insert
    [comma] comma
    [period] period
    [less] less than
    [greater] greater than
    [question] question mark
    [plus] plus
    [minus] minus
    [semicolon] semicolon
    [colon] colon
    [exclamation] exclamation mark
    [apostrophe] apostrophe
    [star] star
    [equals] equals
    [left-parenthesis] left parenthesis
    [right-parenthesis] right parenthesis
    [quote] quote
    [hash] hash
    [underscore] underscore
    [bar] vertical bar
    [backtick] backtick
   *[slash] slash
 }
key-letter = { $key }
key-shift = Shift { $key }
key-control = Control { $key }
key-alt = Alt { $key }
key-count = the count
key-count-words = count
key-burden = whose crib, build or deal it is
key-burden-words = crib burden
key-first = the first or face-up card
key-first-words = first
key-table = what lies on the table
key-table-words = table
key-scores = the scores
key-scores-words = scores
key-details = the scores in detail
key-details-words = details
key-turn = whose turn it is, and what for
key-turn-words = turn
key-hand = your hand
key-hand-words = hand
key-holdings = how many cards each one holds
key-holdings-words = holdings cards
key-last = the last play
key-last-words = last
key-why = what you may do here, and why
key-why-words = why
key-playable = your next playable card
key-playable-words = playable
key-playable-back = your playable card before
key-playable-back-words = playable-back
key-options = the options of this table
key-options-words = options
key-sort = sort your hand by rank or by suit
key-sort-words = sort
key-hurry = hurry the bots
key-hurry-words = hurry
key-mark = choose a card or put it back
key-mark-words = mark choose
key-act = play what is chosen, or confirm
key-act-words = enter play
key-next = next card or item
key-next-words = next
key-previous = previous card or item
key-previous-words = previous
key-next-zone = next row of cards
key-next-zone-words = next-row
key-previous-zone = previous row of cards
key-previous-zone-words = previous-row
key-to-first = first card or item
key-to-first-words = to-first
key-to-last = last card or item
key-to-last-words = to-last
key-repeat = say it again
key-repeat-words = repeat
key-older = back in what was said
key-older-words = older back
key-newer = forward in what was said
key-newer-words = newer forward
key-cancel = leave what was begun
key-cancel-words = cancel
key-help = the keys that work here
key-help-words = help keys
key-rules = the rules of this table
key-rules-words = rules
key-language = the other language
key-language-words = language lang
key-verbosity = longer or shorter messages
key-verbosity-words = verbosity
key-speech = own voice on or off
key-speech-words = speech voice
key-sounds = the sounds
key-sounds-words = sounds sound
key-settings = the settings
key-settings-words = settings
key-save = save and leave the table
key-save-words = save
key-leave = leave the playroom, games are kept
key-leave-words = quit exit leave
key-resign = leave the game, by the rules of the table
key-resign-words = leave leave-the-game resign

## Command line
## lint allows: = GAME NAME FOLDER

cli-needs-value = A value is missing after { $option }.
cli-not-understood = Not understood: { $text }.
cli-near-argument = No argument { $text }. Is it { $near } that you mean?
cli-near-command = No command { $text }. Is it { $near } that you mean?
cli-unknown-argument = No argument { $text }. { PROGRAM() } --help lists them.
cli-unknown-command = No command { $text }. { PROGRAM() } --help lists them.
cli-not-here = { $option } does not go with { $command }.
cli-not-text = What follows { $option } is not text.
cli-not-printed = The output cannot be written: no room left, or nowhere to write.
cli-unknown-language = No language { $text } here: English or Spanish.
cli-which-game = Which game? There are { $games }.
cli-unknown-game = No game { $text }. There are { $games }.
game-refused-unknown = { $game } is not installed here.
game-refused-broken = { $game } does not load: an error in { $packages }. { PROGRAM() } doctor tells which.
game-refused-clash = Several packages bring { $game }: { $packages }. Keep one of them only.
cli-unknown-preset = No preset { $text }. There are { $presets }.
cli-option-form = An option is written name=value, not { $text }.
cli-option-value = { $name } cannot be { $value }. It can be: { OR($allowed) }.
cli-unknown-option = No option { $name }. { PROGRAM() } rules { $game } lists them all.
cli-unknown-level = No level { $text }. There are { $levels }.
cli-seats-twice = You can sit in one seat only.
cli-seats-nobody = Name one seat you, for example: --seats you,Ana:good.
cli-bad-number = { $option } takes a number from { $low } to { $high }, not { $text }.
cli-nothing-left = No unfinished game. Start one with { PROGRAM() }.
cli-which-file = Name a file or the number of a game. { PROGRAM() } kept lists the games.
cli-nothing-kept = No game is kept here.
cli-no-such-seat = No seat { $text } in this game: from 1 to { $count }, or all.
cli-help = { PROGRAM() } opens the room. Commands: play, resume, host, join, rooms, count, games, rules, kept, replay, verify, stats, simulate, export, import, doctor, new-game, page, drain, update, where, uninstall, completion, dev, translate.
cli-help-play = { PROGRAM() } play GAME plays at once. With --preset, --option name=value, --seats you,Ana:good, --seed and --duplicate.
cli-help-resume = { PROGRAM() } resume takes up the unfinished game, or the one whose number is given.
cli-help-kept = { PROGRAM() } kept lists the games that are kept, with their numbers.
cli-help-games = { PROGRAM() } games lists the games, { PROGRAM() } rules GAME tells the rules of a table.
cli-help-replay = { PROGRAM() } replay walks through a kept game or a file by keys; in a pipe it tells all of it. With --seat, --step.
cli-help-export = { PROGRAM() } export prints a kept game as JSON Lines, with --text to be read. { PROGRAM() } import reads one.
cli-help-simulate = { PROGRAM() } simulate GAME --games N lets bots play each other. Levels in --seats, result with --json.
cli-help-new-game = { PROGRAM() } new-game GAME writes a package with a small game, to be made into your own.
cli-help-page = { PROGRAM() } page --export FOLDER writes the playroom as a page that runs in the browser by itself, for any web server.
cli-help-doctor = { PROGRAM() } doctor tells what works here, voice, sounds, others and kept games, and what to do about the rest. With --repair it mends the games, with --report it collects what helps to find a fault.
cli-help-common = Everywhere: --lang es or en, --speech, --sounds auto, on or off, --verbosity brief, normal or full, --data FOLDER.
cli-game = { $id }: { $game }. { $about }
cli-page-no-files = There is no exported page in { $folder }.
cli-page-which = Name a folder: { PROGRAM() } page --export FOLDER.
cli-page-pyodide = Name the folder with Pyodide, too: --pyodide FOLDER.
cli-page-failed = The page could not be written: { $why }.
cli-page-done = { $count ->
    [one] 1 file is
   *[other] { $count } files are
 } in the folder { $folder }.
cli-page-size = { $size ->
    [one] A first visit loads 1 megabyte.
   *[other] A first visit loads { $size } megabytes.
 }
cli-page-bad-missing = There is no { $file } in the folder with Pyodide.
cli-page-bad-version = { $file } is of another version than this playroom knows.
cli-page-bad-package = The package { $name } is not installed.
cli-page-bad-node = It takes Node.js: { $why }.
cli-new-game-which = Name the game, for example: { PROGRAM() } new-game brisca.
cli-new-game-form = The name { $name } will not do: it begins with a small letter, more of them and digits follow, and it is no word of Python.
cli-new-game-taken = The name { $name } is taken.
cli-new-game-exists = There is a file or folder { $name } already.
cli-new-game-like = A new game can be like one of these: { $kinds }.
cli-new-game-failed = { $name } could not be written: { $why }.
cli-new-game-done = The game { $name } is written in the folder { $name }.
cli-new-game-spanish = { $name } is no name to call it by in Spanish: letters, digits and blanks, up to 40.
cli-new-game-done-spanish = { $given ->
    [yes] In Spanish it is called { $name }.
   *[no] In Spanish it is called { $name } too. If it has another name there, begin with --name-es, or change it in es.ftl.
 }
cli-new-game-done-install = Install it with { $install }, then play it with { $play }.
cli-new-game-done-kit = What tests a game is installed once with { $install }.
cli-new-game-done-test = Test it with { $test }.
cli-imported = Kept as { $id }: { $count ->
    [one] 1 input
   *[other] { $count } inputs
 }.

## Speech

speech-speech-returned = The voice is back.
speech-language-missing = The voice has no { $language ->
    [es] Spanish
   *[en] English
 }; another language's voice reads it.
speech-file-failed = The speech file cannot be written any more; everything is printed.
speech-speech-mode-unknown = Speech is automatic, screen reader, own, off, or file, a colon and a path, not { $value }.
speech-speech-file-refused = The speech file { $path } cannot be written.

## What is kept

store-cannot-open = { $file } cannot be opened. Choose another folder with --data.
store-cannot-read = { $file } cannot be read.
store-not-writable = { $file } cannot be written. Choose another folder with --data.
store-damaged = { $file } is damaged and was left as it is. { $doctor ->
    [yes] { PROGRAM() } doctor --repair mends what it can; or choose
   *[no] Choose
 } another folder with --data.
store-empty = { $file } was empty. If there was anything in it, it is not there any more; only a copy of that file brings it back.
store-foreign = { $file } is not a file of the playroom. Choose another folder with --data.
store-newer = { $file } was written by a newer playroom. Update this one, or choose another folder with --data.
store-older = { $file } was written by an older playroom and cannot be changed here.
store-disk-full = No room left on the disk: that was not kept. Make room and try again.
store-hindrance = { $why ->
    [disk-full] { $named ->
        [yes] no room is left on the disk; make room.
        [page] the browser has no space left for this page; delete something there.
       *[no] the room has no space left on its disk; whoever runs it has to make some.
     }
    [locked] { $named ->
        [yes] another program holds { $file }; end that one.
       *[no] another program holds the room's files; whoever runs it has to end that one.
     }
    [not-found] { $named ->
        [yes] { $file } is gone; put it back, and open the room again.
       *[no] the room's files are gone; whoever runs it has to put that right.
     }
   *[other] { $named ->
        [yes] { $file } cannot be written; put that right.
        [page] the browser does not write this page's files; load the page again.
       *[no] the room cannot write its files; whoever runs it has to put that right.
     }
 }
store-disk-error = { $file } cannot be read or written: the disk reports an error.
store-locked = Another program holds { $file }. Try again.
store-closed = { $file } is closed.
store-not-found = { $file } does not exist.
store-not-a-folder = { $file } is not a folder. Choose another with --data.
store-no-game = No game has the number { $game }.
store-several-games = { $count } games begin with { $game }. Type more of the number.
store-exists = Game { $game } is here already.
store-over = Game { $game } is over.
store-damaged-game = Game { $game } is damaged at input { $sequence } and was left as it is.
store-bad-value = Something of game { $game } cannot be kept: { $what }.
store-no-rules = { $game } is not installed here, its games stay as they are.
store-broken-rules = { $game } does not load here, its games stay as they are. { PROGRAM() } doctor tells why.
store-clashing-rules = Several packages bring { $game }; its games stay as they are.
store-other-version = A game of { $game } by other rules than today's. It stays as it is.
store-bad-log = Input { $sequence } of this game does not follow from the ones before. It stays as it is.
store-engine-gone = The database { $engine } does not answer: { $why }
store-engine-refused = The database { $engine } does not let this room in: { $why }
store-engine-foreign = The database { $engine } is not as the playroom made it: { $why }
store-engine-newer = The database { $engine } was made by a newer playroom. Update this one.
store-engine-too-old = The database { $engine } was made by a playroom too old for this one and was left as it is. Choose another one.
store-engine-failed = The database { $engine } reports an error: { $why }
store-engine-certificate = Wrong certificate: others that serve the room in the database { $engine } have another one. Copy their files room.crt and room.key into the folder of this room.
store-engine-folder = Another process serves this room from the folder { $folder } already. Give each one a folder of its own with --data.
store-engine-address = { $given } is no address of a database.
store-file-empty = Nothing in this file.
store-file-too-long = Line { $line } is too long for a game.
store-file-too-many = Line { $line } is more than a game can have.
store-file-encoding = Line { $line } is not UTF-8 text.
store-file-not-json = Line { $line } is not JSON.
store-file-not-a-game = No game of the playroom in this file.
store-file-newer-format = Written by a newer playroom, with format { $version }. Update this one.
store-file-field-missing = Line { $line } lacks { $field }.
store-file-field-unknown = Line { $line } has an unknown { $field }.
store-file-field-type = Line { $line }: { $field } is of the wrong type.
store-file-field-value = Line { $line }: { $field } has a value that cannot be.
store-file-commitment = Line { $line }: the seed is not the one that was promised.
store-file-no-seed = Without its seed this game cannot be played on.
store-file-sequence = Line { $line } should be input { $sequence }.
store-file-cut-short = Cut short after input { $found } of { $expected }.

## Simulation and doctor

simulate-alone = One process plays all of it: this system does not let several share the work.
simulate-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }, { $rate } a second.
simulate-wins = { $level }: { $share } percent won.
doctor-games = Kept games: { $unfinished } to go on with, { $finished } finished.
doctor-absent = { $count ->
    [one] 1 kept game of { $game } waits
   *[other] { $count } kept games of { $game } wait
 }: { $why ->
    [broken] it does not load here.
    [clash] several packages bring it.
   *[unknown] it is not installed here.
 }
doctor-broken-game = { $game } does not load, from { $module } of { $package }: { $error }.
doctor-broken-package = The games of { $package } cannot be read: { $error }.
doctor-no-words = { $game } has no words in { $language ->
    [es] Spanish
    [en] English
   *[other] this language
 }.

## Problems in the settings file

settings-problem-syntax = Line { $line } of the settings is not understood; the usual value counts.
settings-problem-encoding = Line { $line } of the settings is not UTF-8 text; the usual value counts.
settings-problem-value = Line { $line } of the settings: { $setting } cannot be { $given }; the usual value counts.
settings-problem-repeated = Line { $line } of the settings says { $setting } again; the first one counts.
settings-problem-unknown = Line { $line } of the settings: there is no { $setting }.
settings-problem-unreadable = The settings cannot be read; the usual ones count.
settings-problem-too-big = The settings file is too big; the usual ones count.
store-setting-value = { $setting } cannot be { $given }.
