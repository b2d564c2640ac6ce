# Playing with others, from the first menu.

room-others = Play with others
room-others-waiting = Play with others: { $waits }
room-turns = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
 }{ $room ->
    [none] { "" }
   *[other] {" "}in { $room }
 }: { $tables }
room-turns-about = A table by correspondence where it is your turn. Enter goes into the room and to the table.
room-turns-go = { $here ->
    [yes] Enter goes there.
   *[no] It is the first item of this list.
 }
room-others-about = Open a room for your friends, join one with an invitation, or go back to one you know.
room-here = Go to the room of this page
room-here-about = You play with the people who are there, and your games are kept here all the same. The browser vouches for the address: there are no cards to compare.

others-title = Play with others
others-open = Open a room
others-open-about = You choose a game, sit down, and invite your friends to your table on this machine.
others-join = Join with an invitation
others-join-about = The line that a friend sent you takes you to their table.
others-ask-invitation = Paste the line that a friend sent you, or type it. Then Enter.
others-some-game = a table
others-known = { $count ->
    [0] Back to { $game }, at { $place }
   *[other] Back to { $game } with { $people }, at { $place }
 }
others-known-room = Back to { $room }, at { $place }
others-known-about = Enter goes back to your place there. The Delete key forgets the room.
others-forget-ask = Forget this room? Only another invitation takes you there then: { $what }. Enter for yes, Escape for no.
    .brief = Forget this room? Enter or Escape.
others-forgotten = Forgotten.

others-own-hall = The hall of your room
others-own-hall-about = All tables that there are, and those who wait for one. Anybody may come there.
others-own-table = { $count ->
    [0] Your table of { $game }, nobody else is there
   *[other] Your table of { $game }, with { $people }
 }
others-own-table-about = Enter sits you down there. Your room is open, also while you are not at the table.
others-own-invite = Invite somebody to { $game }
others-own-open = { $another ->
    [yes] Open another table
   *[no] Open a table
 }
others-own-open-about = A table for a game of your choice, in your room.
others-own-close = Close your room
others-own-close-about = Nobody can come any more; tables and games are kept for the next time.
others-own-quit-ask = Others are in your room, and it closes with the playroom. Games are kept, and they are told how to come back. Enter for yes, Escape for no.
    .brief = Others are here. Leave? Enter or Escape.
others-own-close-ask = Close your room for everybody who is there? Games are kept. Enter for yes, Escape for no.
    .brief = Close your room? Enter or Escape.
others-closing = Your room is being closed.
others-closed = Your room is closed. Every game is kept.
others-goodbye = Goodbye. Your room is closed with it; every game is kept.

host-open-already = Your room is open already, in another window or by another program.
host-called = Somebody in your room is called { $name } already, so you are { $now }.
host-which-table = Which table?
host-which-preset = { $game }, by which rules?
host-new-table = { $game }, a new table

key-forget-room = forget this room
key-forget-room-about = You are asked first. Your place there is lost, unless you are invited again.
