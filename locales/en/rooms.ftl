# Rooms that one may go to: those of a list, those near by.

others-rooms = Rooms of your list
others-rooms-about = Asks every room of your list how many tables and free seats it has. Enter on one goes there.
others-near = Rooms near by
others-near-about = Looks for rooms in your own network, at home or at a club, for a moment.

rooms-looking = Looking for rooms.
rooms-title = { $count ->
    [one] 1 room
   *[other] { $count } rooms
 }, { $here } open
rooms-room = { $name }: { $found ->
    [here] { $tables ->
        [0] open, no table yet
        [one] 1 table
       *[other] { $tables } tables
     }{ $tables ->
        [0] { "" }
       *[other] { $free ->
            [0] , no free seat
            [one] , 1 free seat
           *[other] , { $free } free seats
         }
     }{ $waiting ->
        [0] { "" }
       *[other] , { $waits }
     }{ $spoken ->
        [0] { "" }
       *[other] , { $languages }
     }
    [silent] open, says no more of itself
    [other] not there: another room answers
   *[away] no answer
 }
rooms-language = { $language ->
    [es] Spanish
    [en] English
   *[other] another language
 }
rooms-waits = { $count ->
    [one] 1 waits for { $game }
   *[other] { $count } wait for { $game }
 }
rooms-about = { $said ->
    [yes] { $about }
   *[no] { "" }
 }{ $seats_count ->
    [0] { "" }
   *[other] { " " }Free seats: { COMMAS($seats) }.
 }{ $rules_count ->
    [0] { "" }
   *[other] { " " }Rules of the house: { COMMAS($rules) }.
 } At { $place }. Enter goes there.
rooms-seats = { $count } at { $game } { $slow ->
    [yes] with { $pace }
   *[no] to play at once
 }
rooms-unread = { $count ->
    [one] 1 room of the list cannot be read.
   *[other] { $count } rooms of the list cannot be read.
 }
rooms-away = { $count ->
    [one] 1 of your lists, or of those that they name, does not answer.
   *[other] { $count } of your lists, or of those that they name, do not answer.
 }
rooms-added = { $name } is in your own list of rooms now.
rooms-removed = { $name } is out of your own list of rooms.
rooms-none-called = Your own list has no room called { $name }. Only rooms that you have added can be removed.
rooms-bad-entry = That is no entry of a room. Whoever runs the room passes it on: it stands in braces, and begins with the name. The line with playroom join serves too.
rooms-none = { $near ->
    [yes] No room shows itself near by.
   *[no] That list has no rooms.
 }
rooms-compare = Compare first. Whoever opened { $name } must hear these cards, in this order: { $cards }. Enter if they are the same, Escape if not.
rooms-other-pin = You know another room at that place than the one of the list. Nothing was sent. Ask whoever runs it; if it has really changed, forget the old one first.
rooms-ask-name-taken = { $name } is taken in this room. Type another name, or { $name } again if that is you.
rooms-ask-phrase = Your passphrase in this room. Type it, then Enter.
rooms-invited-only = That room lets in only people with an invitation.
rooms-bad-unreadable = That file cannot be read. Name a file with a list of rooms, or an address.
rooms-bad-address = That address is not safe. It begins with https, a colon and two slashes.
rooms-bad-away = No list came from that address. Try again in a moment.
rooms-bad-too-big = That list is too long.
rooms-bad-foreign = That is no list of rooms.
rooms-bad-near = This machine cannot be heard in its network just now.
rooms-near-or-list = Rooms near by, or those of a list: one of the two.
rooms-no-list = You have no list of rooms yet. Write a file or an address after { PROGRAM() } rooms, or --add and the entry of a room.

host-ready-near = Your room can be found near by. Whoever comes reads you its cards: { $cards }.

cli-help-rooms = { PROGRAM() } rooms and a file or an address show the rooms of that list, and which are open; { PROGRAM() } rooms alone shows those of the last list.
