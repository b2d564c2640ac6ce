# Tables with other people: who is there, what is agreed on, talk, the way to a room.

## People

together-came = { $other ->
    [yes] { $name } is here, and speaks { $language ->
        [es] Spanish
        [en] English
       *[other] another language
     }{ $watches ->
        [yes] , and watches
       *[no] { "" }
     }.
   *[no] { $name } is here{ $watches ->
        [yes] , and watches
       *[no] { "" }
     }.
 }
together-back = { $name } is back.
together-away = { $meant ->
    [yes] { $name } has gone for a while.
   *[no] { $name } is away.
 }
together-gone = { $name } has left the table.
together-sent-away = { $name } has been sent from the table.
together-sent-away-you = You have been sent from the table.
together-hushed = { $hushed ->
    [yes] { $name } is not heard any more.
   *[no] { $name } is heard again.
 }
together-hushed-you = { $hushed ->
    [yes] The others do not hear you any more.
   *[no] The others hear you again.
 }
together-owner = { $name } looks after the table now.
together-owner-you = You look after the table now.
together-looks-after = { $name } looks after the table.
together-looks-after-you = You look after the table.

## Seats

together-sat = { $name } sits in seat { $seat }.
together-sat-you = You sit in seat { $seat } of { $count }{ $others ->
    [0] { "" }
   *[other] , with { $names }
 }.
together-no-seat = No seat is free, you watch.
together-stood = { $name } stands up and watches.
together-stood-you = You stand up and watch.
together-bot-sat = Seat { $seat }: { $name }, { $level }.
together-bot-rose = { $name } leaves seat { $seat }.
together-ready = { $name } is ready. { $missing }
together-ready-you = You are ready. { $missing }
together-unready = { $name } is not ready any more.
together-unready-you = You are not ready any more.
together-missing-seats = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
 }
together-missing-nobody = It begins.
together-missing-me = Enter begins.
together-missing-others = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
 }
together-oneself = you
together-seat-free = Seat { $seat }, free{ $bot ->
    [yes] , a bot plays on there
   *[no] { "" }
 }
together-seat-bot = Seat { $seat }, { $name }, { $level }
together-seat = Seat { $seat }, { $name }{ $how ->
    [ready] , ready
    [away] , away
    [here] , not ready yet
   *[plays] { "" }
 }
together-seat-you = Seat { $seat }, you{ $how ->
    [ready] , ready
    [away] , away
    [here] , not ready yet
   *[plays] { "" }
 }
together-seat-language = { $seat }, speaks { $language ->
    [es] Spanish
    [en] English
   *[other] another language
 }
together-seat-stand-in = Seat { $seat }, a bot plays for { $name }
together-seat-stand-in-you = Seat { $seat }, a bot plays for you
together-watches = { $here ->
    [yes] { $name } watches
   *[no] { $name } was watching, away now
 }
together-watches-you = You watch
together-seat-about = { $kind ->
    [bot] { $owns ->
        [yes] Right and left change the level; Enter takes the bot away.
       *[no] A bot. When all seats are taken, Enter takes this one from it.
     }
   *[free] { $owns ->
        [yes] Enter sits down here; right puts a bot there.
       *[no] Enter sits down here.
     }
 }

## The table before and after a match

together-title = A table of { $game }
together-ready-item = { $ready ->
    [yes] Ready, Enter takes it back
   *[no] { $again ->
        [yes] Enter to play again
       *[no] Enter when you are ready
     }
 }
together-ready-about = It begins when all seats are taken and everybody is ready. A changed rule asks everybody again.
together-waits-item = The game waits for { $names }
together-waits-about = It goes on by itself as soon as all who play are here. Changing a rule or a seat ends it.
together-chose = { $name }: { $what }.
together-chose-you = { $what }.
together-agree = { $there ->
    [ready] Enter if you agree.
    [list] Home, then Enter if you agree.
   *[other] Back at the table: Home, then Enter if you agree.
 }
together-own-rules = Rules of your own
together-deals = { $opened ->
    [yes] Deals are opened after the game: yes
   *[no] Deals are opened after the game: no
 }
together-deals-about = Yes: when the game is over everybody gets all of its cards, proves the deal and can replay it. No: hands that were not shown stay secret.
together-open-hands = { $opened ->
    [yes] Watchers hear each deal with all hands, once it is over: yes
   *[no] Watchers hear each deal with all hands, once it is over: no
 }
together-open-hands-about = Yes: whoever watches hears nothing of a deal before it is over, then all of it play by play, and the key H tells every hand of that moment. In a game without deals that is after the game.
together-hints = { $hints ->
    [all] Hints: for all who play, with people too
    [none] Hints: none
    [room] Hints: none, the room forbids them
   *[bots] Hints: for who plays with bots alone
 }
together-hints-about = A hint tells what the strongest bot would do. With people too: all agree to that by being ready, and a game won with hints is not rated.
together-no-room-hints = The room forbids hints at all its tables. Tables that you open alone, outside it, have them.
    .brief = The room forbids hints.
together-hints-on = Hints are allowed in this match.
together-open-late = You watch with all hands open, one deal late. The key H tells every hand of that moment.
together-no-deals-stay-secret = Hands that were not shown stay secret at this table. Let deals be opened after the game first.
together-watchers-heard = { $heard ->
    [yes] Those who play hear what watchers say.
   *[no] Those who play do not hear what watchers say.
 }
together-watchers-late = { $count ->
    [0] Those who watch hear each play at once.
    [one] Those who watch hear it 1 play late.
   *[other] Those who watch hear it { $count } plays late.
 }
together-late = You watch { $count ->
    [one] 1 play
   *[other] { $count } plays
 } late, and hear the rest at the end.
together-sealed = Sealed.
    .full = { $joint ->
    [yes] The deal has numbers from { $names }. The room's promise: { $promise }.
   *[no] Nobody brings a number to this deal. The room's promise: { $promise }.
 }
together-unsealed = { $how ->
    [shown] All numbers were known already, and nothing was dealt.
    [gone] Not everybody is there any more, nothing was dealt.
   *[other] Nothing was dealt, everybody is asked again.
 }
together-not-shown = { $count ->
    [one] Dealt without one number: { $names }.
   *[other] Dealt without { $count } numbers: { $names }.
 }
together-proved = { $proof ->
    [proved] { $count ->
        [0] The room alone made this deal: nobody brought a number.
       *[other] The deal is proved, with the numbers from { $names }.
     }
    [otherwise] The deal in the log is proved, but what you heard is not what the log tells.
    [hidden] The deal cannot be proved: the room keeps its number to itself.
    [unseen] The deal cannot be proved here: this program was not there when it was made.
   *[false] The deal is false: it was not made of the numbers that were promised.
 }
together-missed = Meanwhile a game of yours ended, { $game } with { $names }. { $result }
together-wants-pause = { $name } asks for a pause.
together-wants-pause-you = You ask for a pause; the others have to agree.
together-paused = { $name } pauses the game.
together-is-paused = The game is paused.
together-paused-you = You pause the game.
together-paused-all = Everyone agreed: the game is paused.
together-resumed = { $name } resumes the game.
together-resumed-you = The game goes on.
together-resumed-all = The game goes on.
together-invitation = Pass this line on, good for one person and one hour; slash copy copies it, slash spell spells it
passed-on-nothing = There is no invitation yet: make one first.
passed-on-copied = Copied, if this terminal allows it.
passed-on-not-copied = Only a terminal with a clipboard can copy it; the line stands printed.
spelled-title = { $count ->
    [one] 1 group of characters.
   *[other] { $count } groups of characters. Tab for the next, Escape to go back.
 }
spelled-group = { COMMAS($characters) }
together-invitation-kept = The invitation: { $line }
together-how-to-go = Control S leaves the table and keeps your seat. { $way ->
    [page] Colon
   *[join] Control T
 } has more.

## Refusals

together-no-not-here = You are not at this table.
together-no-closed = This table is closed.
together-no-not-owner = Only whoever looks after the table does that. Semicolon says who.
together-no-playing = Not while a game is on.
together-no-not-playing = No game is on.
together-no-not-paused = The game is not paused.
together-no-seated = You sit already. Standing up is in the list of what can be done at this table.
together-no-not-seated = You have no seat; Enter on a free one sits down.
together-no-full = No seat is free.
together-no-no-seat = { $count ->
    [one] There is only 1 seat.
   *[other] There are only { $count } seats.
 }
together-no-taken = { $name } sits there.
together-no-nobody = Nobody of that name is here. Semicolon says who is.
together-no-oneself = That is you.
together-no-no-bot = No bot sits there.
together-no-bot-to-relieve = There is no bot to take over from; you can watch.
together-no-one-hand = You have seen a hand of this deal, and nobody sees two. { $seat ->
    [0] { "" }
   *[other] You can have seat { $seat } back now.{ " " }
 }Another seat can be yours from the next { $next ->
    [match] game on.
   *[deal] deal on.
 }
together-no-watched-late = Whoever watches late knows no more than they are told. You can sit down from the next { $next ->
    [match] game on.
   *[deal] deal on.
 }
together-no-option = No option { $name }.
together-no-preset = No rules { $name }.
together-no-seats = { $low } to { $high } can play.
together-no-changed = The rules were changed a moment ago. Hear them, then Enter if you agree.
together-no-barred = You cannot come to this table.
together-no-crowded = There is no more room at this table.
together-no-hushed = The others do not hear you: whoever looks after the table wants it so.
together-no-hushed-room = Nobody in this room hears you { $how_long }: those who look after it want it so.
together-no-order = Only those who look after the room do that.
together-no-moderator = Only the person who opened the room can name moderators.
together-no-rated = { $name } plays in a rated game here. You may leave it; a moderator may end it.
together-no-looks-after = { $name } looks after the room, too.
together-no-reason = A reason has to be given.
together-no-pardon = { $name } is heard here and may come in.
together-no-nobody-here = Nobody of that name is known in this room. After a name of two words put a comma.
together-no-several = Several people here have a name like { $name }. Sit down at their table and say it there.
together-no-nothing = There is nothing to say.
together-no-too-fast = Too fast; wait a moment and say it again.
together-no-nobody-awaited = Nobody else is waited for.
together-no-watching = Watching is not allowed in this room. Leaving the table gives your seat up.
together-no-late = You watch late: only the players hear whom the game waits for.
together-no-nudged = They were asked a moment ago.

## Talk

together-say = Say to the table: type it, then Enter.
together-tell = Say to one person: type the name and your line, then Enter.
together-said = { $to ->
    [person] { $name } to you: { $text }
    [watchers] { $name }, watching: { $text }
   *[table] { $name }: { $text }
 }
together-said-you = { $to ->
    [person] You, to { $whom }: { $text }
    [watchers] You, to those who watch: { $text }
   *[table] You: { $text }
 }
together-muted = { $muted ->
    [yes] You do not hear { $name } any more.
   *[no] You hear { $name } again.
 }
together-nudged = { $name } asks whether you are there.
together-nudged-them = Asked whether they are there.

## The menu of the table

together-menu = What can be done at this table
together-menu-about = Talk, people, pause, leaving, and what whoever looks after the table may do.
together-menu-say = Say something
together-menu-say-about = The apostrophe does it from everywhere at the table.
together-menu-pause = Pause
together-menu-go-on = Go on with the game
together-menu-sit = Sit down
together-menu-stand = Stand up and watch
together-menu-invite = Invite somebody
together-menu-invite-about = Makes a line that you pass on: it seats one person, within the hour.
together-menu-watchers = { $heard ->
    [yes] Players hear what watchers say: yes
   *[no] Players hear what watchers say: no
 }
together-menu-guest = About { $name }
together-menu-hush = { $hushed ->
    [yes] Let { $name } be heard again
   *[no] Do not let { $name } be heard
 }
together-menu-give = { $name } looks after the table from now on
together-menu-send = Send { $name } from the table
together-menu-bar = Send { $name } away for good
together-menu-close = Close the table
together-menu-go = Leave for a while{ $seated ->
    [yes] , your seat is kept
   *[no] { "" }
 }
together-menu-go-about = { $seated ->
    [yes] After half a minute a bot plays for you; you can come back at any time.
   *[no] You can come back at any time.
 }
together-menu-leave = Leave the table for good
together-menu-leave-about = In a game, a bot plays on for you, or what the rules of the table say happens.
together-sure-leave = Leave the table for good? Enter for yes, Escape for no.
    .brief = Leave for good? Enter or Escape.
together-sure-close = Close the table for everybody? Enter for yes, Escape for no.
    .brief = Close the table? Enter or Escape.
together-sure-send = Send { $name } away? Enter for yes, Escape for no.
    .brief = { $name } away? Enter or Escape.

## The way to the room

together-name-begins = A name begins with a letter or a number.
together-ask-name = What shall the others call you? Type it, then Enter.
together-ask-name-taken = Somebody at the table has a name like that. What shall the others call you? Type it, then Enter.
together-guest-name = Guest
together-meanwhile = { $count ->
    [one] Meanwhile 1 line. Comma reads it.
   *[other] Meanwhile { $count } lines. Comma reads them.
 }
together-joining = Going to the room.
together-joined = You are in the room.
together-trying = The room does not answer, it is tried again.
together-up = The room answers again.
together-goodbye = { $way ->
    [host] Your room closes with it. Your seat is kept, and so is every game; { PROGRAM() } host opens it again.
   *[join] Your seat is kept{ $plays ->
        [yes] {" "}for half a minute, then a bot plays
       *[no] { "" }
     }. { $back }.
 }
together-farewell-left = { $way ->
    [hall] You have left the table and are in the hall.
   *[join] You have left the table. { $back }.
 }
way-back-join = { PROGRAM() } join brings you back.
way-back-host = Your room closes with it; { PROGRAM() } host opens it again.
way-back-home = Your room stays open.
way-back-hall = You are in the hall.
together-farewell-sent-away = You are not at that table any more.
together-farewell-sent-out = You are not in that room any more.
together-farewell-barred = Those who look after this room do not let you in.
together-farewell-not-agreed = Only those who agree to the rules of this room can come in.
together-farewell-watching = Nobody can watch in this room, and no seat is free.
together-farewell-closed = The table is closed.
together-farewell-elsewhere = You are here from another place now.
together-farewell-room-gone = { $way ->
    [join] The room is closed and all is kept. { PROGRAM() } join brings you back once it is open.
   *[other] The room is closed.
 }
together-farewell-other-version = The room plays another version than yours now. Bring both up to date, then { PROGRAM() } join.
together-farewell-old-room = The room runs an older playroom than yours now. Whoever runs it has to bring it up to date.
together-farewell-old-program = The room runs a newer playroom than yours now. Bring yours up to date, then { PROGRAM() } join.
together-farewell-not-understood = What the room sends makes no sense here. { PROGRAM() } join tries it once more.

key-say = say something to the table
key-say-about = Type a line and press Enter: everybody at the table hears it.
key-say-words = say
key-tell = say something to one person
key-tell-about = Slash, to, a name, and what you say: only that person hears it.
key-tell-words = to tell
key-mute = do not hear somebody
key-mute-about = Slash, ignore, a name: you do not hear that person any more, nor get nudges or invitations. Nobody is told.
key-mute-words = mute ignore
key-people = who is here
key-people-about = Who sits where, who is away, who watches, and who looks after the table.
key-people-words = people who
key-room = what can be done at this table
key-room-about = A menu: talk, pause, sit, stand, leave, invite, and what whoever looks after the table may do.
key-room-words = room
key-invite = invite somebody
key-invite-about = Makes a line that you pass on: it seats one person, within the hour.
key-invite-words = invite
key-spell = the last invitation, spelled
key-spell-about = In groups of up to 4 characters, one after the other.
key-spell-words = spell
key-copy = the last invitation, to the clipboard
key-copy-about = Puts the line into the clipboard of the terminal, if the terminal allows that.
key-copy-words = copy
key-bot = a bot into this free seat, or into the next
key-bot-about = Right and left on its seat change how well it plays.
key-bot-out = the last bot out of its seat
key-bot-out-about = Its seat is free then.
together-trouble-bye = { $why ->
    [not_invited] That invitation is not good: it was used, or is older than an hour. Ask for another one.
    [closed] That table is closed.
    [other_version] The room plays another version than yours. Bring both up to date.
    [old_room] The room runs an older playroom than yours. Whoever runs it has to bring it up to date.
    [old_program] The room runs a newer playroom than yours. Bring yours up to date, and come again.
    [other_game] Here the game of your table is another version. Come again in a moment.
    [too_many] Too many have come from here. Try again in a minute.
    [too_fast] Too many have come from here. Try again in a minute.
    [too_many_new] Many new people have come from here this hour. Try again in some minutes, or come with an invitation.
    [sent_away] You are not at that table any more.
    [barred] Those who look after this room do not let you in.
    [not_agreed] Only those who agree to the rules of this room can come in.
    [watching] Nobody can watch in this room, and no seat is free.
    [name_taken] Somebody there has a name like yours. Choose another one in the settings, or with --name.
    [revoked_key] This key or browser was revoked by whoever it belongs to. Come from another device.
    [other_key] This room knows you by a key that is not on this machine. Ask for a new invitation.
    [no_name] In this room everybody has a name. Choose yours in the settings, or with --name.
    [no_key] This room needs a key that this program does not have.
    [bad_phrase] That is not the passphrase of that name.
    [busy] Many are coming just now. Try again in a moment.
   *[other] The room has no place for you now. Try again in a moment.
 }
together-needs-package = { $update ->
    [yes] The room plays another version of { $game } than yours.
   *[no] The game of that table, { $game }, is not installed here.
 }{ " " }{ $told ->
    [yes] { $own ->
        [yes] The command { PROGRAM() } update tells how to bring yours up to date; the room may have to be, too.
       *[no] The room says that this command installs it: { $command } If you do not know that package, or it is not found, ask whoever invited you.
     }
   *[no] Ask whoever runs the room where it is to be had.
 }{ $browser ->
    [yes] { " " }At { $page } it is played in a browser, without installing anything.
   *[no] { "" }
 } An invitation that was not used stays good until its hour is over.
together-trouble-certificate = Another room answers at that place, not the one of your invitation. Nothing was sent. Ask for another invitation.
together-trouble-game = The game of that table is not installed here, or in another version.
together-trouble-room = What answers there is no playroom.
together-trouble-away = Nobody answers at that place. Is the room open, and the line complete?

host-ready = The room is open at { $address }. Control C closes it; every game is kept.
host-invitation = Seat { $seat }: { $line }
host-engine = { $answers ->
    [yes] The database answers again.
   *[no] The database does not answer. What is played waits for it.
 }
host-store = { $keeps ->
    [yes] What is played in your room is kept again.
   *[no] Your room cannot keep what is played: { $why }. Meanwhile nobody plays on there.
 }
host-began = Table { $table }: a game begins.
host-nearly-full = { $tables } tables are open, of { $most } at most, { $new } of them by newcomers from { $addresses ->
    [one] 1 address
   *[other] { $addresses } addresses
 }. What they leave empty closes within a minute; slash, close, at a table closes theirs where no game is on.
host-ended = Table { $table }: the game is over.
cli-bad-name = { $text } is no name. A name has at least one letter or digit, and at most { $most } characters.
cli-bad-place = { $text } is not an address to listen on. Write an address, a colon and a port.
cli-bad-address = { $text } is no address. Write the name or the number that others reach you by, without a port.
cli-place-taken = Nobody can listen at { $text } now: another program does, or it is not this machine's address.
cli-name-nobody = Nobody sits at a room that is only served, so --name names nobody. In a terminal, { PROGRAM() } host seats you too.
cli-bad-delay = { $text } is no delay. Write by how many plays the watchers are behind, 0 to { $most }.
cli-no-table = No table { $table } is kept here.
cli-names-alike = { $name } and { $other } sound or look alike. Give every seat a name of its own.
cli-bad-invitation = That is no invitation. It is one line: an address, a short code and a long one, with slashes between them. Copy all of it.
cli-no-room = You know no room yet. Ask a friend who hosts one for an invitation, and write it after { PROGRAM() } join.
cli-schema-alone = --schema needs --engine.
cli-no-engine = There is no address of a database to be read in { $file }.

cli-help-host = { PROGRAM() } host opens a room for others on this machine and makes invitations. { PROGRAM() } host log prints the moderation log.
cli-needs-engine = Which database? Say by --engine where the room is kept.
cli-no-process = No process { $number } serves this room now. Without a number, { PROGRAM() } drain tells which ones do.
drain-process = Process { $number } at { $place }{ $emptied ->
    [yes] , being drained: its guests move to the others, and then it ends.
   *[no] .
 }
drain-none = No process serves this room now.
cli-help-drain = { PROGRAM() } drain tells which processes serve a room that is kept in a database, and with a number drains that process: its guests move to the others, and then it ends.
cli-help-join = { PROGRAM() } join and an invitation go to the room of a friend; { PROGRAM() } join alone goes back to the last one.

## Guests of the room

guest-welcome = You are in the room as { $name }. { $help }.
guest-wait = One moment, the room is answering.
guest-name = What is your name? Type it, then Enter.
guest-name-taken = { $name } is taken here, or looks or sounds like a name that is. Another name in letters of one alphabet will do, or this one with a number after it.
guest-goodbye = Goodbye. { $back }.
guest-code = Invitation code
guest-not-invited = That invitation is not good: it was used, or is older than an hour. Ask for another one.
guest-too-many = Too many have come from here. Try again in a minute.

together-opening = The room is being opened.
host-open = Your room is open.
host-which-game = Which game is the table for?
host-reopen = Open again: { $game }{ $count ->
    [0] { "" }
   *[other] , { $people }
 }{ $waits ->
    [yes] , the game goes on
   *[no] { "" }
 }
host-reopen-about = Everybody who had a place at that table comes back with { PROGRAM() } join.
host-closed-table = Table { $table } is closed: { $game }{ $count ->
    [0] { "" }
   *[other] , { $people }
 }. It is opened again with { PROGRAM() } host --open { $table }.
host-no-place = Your room cannot be opened: another program holds its place, perhaps a room in another window, or it is not an address of this machine. Another place is given with --listen.

# -- The hall of a room that anybody may come to --

hall-no-no-table = That table is not there any more.
hall-no-no-place = There is no place for you at that table.
hall-no-at-table = First leave the table you are at.
hall-no-game = That game is not installed here, or in another version.
hall-no-room-full = The room has as many tables as it can hold. Sit at one of them.
hall-no-short-phrase = A passphrase needs eight characters or more.
hall-no-busy = Many want that just now. Try again in a moment.
