# The hall of a room: its tables, the next table of a game, a table of one's own.

hall-title = { $room }, the hall
hall-count = { $count ->
    [0] No tables yet
    [one] 1 table
   *[other] { $count } tables
 }{ $count ->
    [0] { "" }
   *[other] { $free ->
        [0] , none with a free seat
        [one] , 1 with a free seat
       *[other] , { $free } with free seats
     }
 }{ $new ->
    [0] { "" }
   *[other] , { $new } new
 }.
hall-card = { $game }{ $pace ->
    [none] { "" }
   *[other] , { $pace }
 }: { $state ->
    [turn] your turn
    [mine] your place
    [free] { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
     }
   *[full] full
 }{ $count ->
    [0] { "" }
   *[other] , with { $people }
 }{ $spoken ->
    [0] { "" }
   *[other] , { $languages }
 }{ $private ->
    [yes] , private
   *[no] { "" }
 }
hall-card-about = { $rules }{ $plays ->
    [yes] , a game is on
   *[no] { "" }
 }. { $watchers ->
    [0] { "" }
    [one] 1 watches.
   *[other] { $watchers } watch.
 } { $does ->
    [back] Enter takes you to your place.
    [sit] Enter sits you down.
   *[watch] Enter watches.
 }
hall-seek = Next table of a game
hall-seek-waits = Next table of a game: { $waits }
hall-seek-about = You name a game, and are seated as soon as somebody plays it with you.
hall-seek-game = Which game?
hall-seek-language = What is to be spoken there?
hall-seek-own = { $language ->
    [es] Spanish
    [en] English
   *[other] My language
 }
hall-seek-any = Any language
hall-typed-in = in
hall-seeking = You wait for a table of { $game }{ $language ->
    [es] {" "}in Spanish
    [en] {" "}in English
   *[any] { "" }
 }. You are seated as soon as there is one.
hall-seeks = You wait for a table of { $game }{ $language ->
    [es] {" "}in Spanish
    [en] {" "}in English
   *[any] { "" }
 }
hall-seeks-about = You can do other things meanwhile. Enter gives it up.
hall-sought-no-more = You wait no longer.
hall-found = { $opened ->
    [yes] { $game }: somebody else waited for it too, a table is opened.
   *[no] { $game }: a table is found.
 }
hall-no-such-game = No such game here. The item for the next table names them all.
hall-no-talk = You talk at a table: sit or watch at any of them.
hall-open = Open a table of your own
hall-open-about = You choose a game and its rules; everybody sees it in the list, or only those whom you invite.
hall-open-for-whom = Who is it for?
hall-open-listed = For everybody in the hall
hall-open-private = Only for those you invite
hall-phrase = A passphrase for your other machines
hall-phrase-about = With your name and this phrase you are the same person here from another machine.
hall-phrase-ask = Type a passphrase of several words, then Enter.
hall-phrase-set = The passphrase is set.
hall-leave = { $way ->
    [host] Leave the hall
   *[join] Leave the room
 }
hall-leave-about = { $way ->
    [host] Your room stays open, and your places at tables are kept as their rules say.
   *[join] Your places at tables are kept as their rules say.
 }
hall-left = { $way ->
    [host] You have left the hall. Your room stays open.
   *[join] You have left the room. { $back }.
 }
hall-how-to-go = { $way ->
    [host] The last item of the list leaves the hall; your room stays open.
   *[join] The last item of the list leaves the room.
 }
host-ready-public = Anybody may come to this room with this line
host-ready-entry = Anybody who keeps a list of rooms can put this entry into it
host-ways-entry = For a list of rooms, this entry
host-ways = How others come to your room
host-ways-about = The lines that you pass on, for those with a playroom, a browser, or SSH alone.
hall-none = This room has no hall. Control S leaves the table.

key-hall-count = how many tables there are
key-hall-count-about = And how many are new since that was last told.
key-to-hall = to the hall of the room
key-to-hall-about = You leave the table for a while; your seat is kept.
key-to-hall-words = hall
key-seek = the next table of a game, or no longer wait for it
key-seek-about = Slash, seek, a game, and a language if you like: you are seated as soon as somebody plays it with you. Slash, next does the same.
key-seek-words = seek
