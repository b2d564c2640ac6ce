## Those who look after a room

order-how-long = { $unit ->
    [minutes] for { $count ->
        [one] 1 minute
       *[other] { $count } minutes
     }
    [hours] for { $count ->
        [one] 1 hour
       *[other] { $count } hours
     }
    [days] for { $count ->
        [one] 1 day
       *[other] { $count } days
     }
   *[good] for good
 }
order-hush = { $name } is not heard in this room { $how_long }.
order-hush-you = Nobody in this room hears you { $how_long }. { $by } says why: { $why }.
order-kick = { $name } was sent out of the room.
order-kick-you = { $by } sends you out of the room: { $why }.
order-ban = { $name } is barred from this room { $how_long }.
order-ban-you = { $by } bars you from this room { $how_long }: { $why }.
order-pardon = { $name } is heard here again and may come in.
order-pardon-you = You are heard in this room again. { $by }: { $why }.
order-moderator = { $now ->
    [yes] { $name } looks after the room now, too.
   *[no] { $name } does not look after the room any more.
 }
order-moderator-you = { $now ->
    [yes] You look after this room now, too: at a table Control T, then a name; or slash hush, kick, ban, pardon, close.
   *[no] You do not look after this room any more.
 }
order-close = { $count ->
    [0] No table of newcomers is to be closed.
    [one] One table of newcomers is closed.
   *[other] { $count } tables of newcomers are closed.
 }
order-full = The room is nearly full, with { $count ->
    [one] 1 table
   *[other] { $count } tables
 }. What newcomers leave empty closes within a minute; slash, close, at a table closes all of theirs where no game is on.
order-why = { $act ->
    [hush] Why is { $name } not to be heard? { $name } is told.
    [kick] Why is { $name } sent out? { $name } is told.
    [ban] Why is { $name } barred? { $name } is told.
    [pardon] Why is { $name } forgiven?
   *[moderator] Why does that change for { $name }?
 } Type it, then Enter.
order-at-table = Those who look after the room say that at a table: sit or watch at any of them. It reaches whoever is in the hall, too.
order-how = { $act ->
    [hush] Slash, hush, a name, if you like a number of minutes, and why.
    [kick] Slash, kick, a name, and why.
    [ban] Slash, ban, a name, if you like a number of days, and why.
    [pardon] Slash, pardon, a name, and why.
   *[moderator] Slash, moderator, a name, and why.
 }
order-menu = { $act ->
    [hush] Nobody in the room hears { $name } for an hour
    [kick] Send { $name } out of the room
    [ban] Bar { $name } from the room for good
    [pardon] Let { $name } be heard in the room again
   *[moderator] { $name } looks after the room, or no more
 }
key-hush = nobody in the room hears somebody for a while
key-hush-about = Slash, hush, a name, if you like a number of minutes, and why: nobody in the room hears that person until then.
key-hush-words = hush
key-kick = send somebody out of the room
key-kick-about = Slash, kick, a name, and why: that person loses the seat and may come again.
key-kick-words = kick
key-ban = bar somebody from the room
key-ban-about = Slash, ban, a name, if you like a number of days, and why: that person is sent out and not let in again.
key-ban-words = ban
key-pardon = let somebody be heard and come in again
key-pardon-about = Slash, pardon, a name, and why: what was said of that person before holds no more.
key-pardon-words = pardon
key-moderator = who else looks after the room
key-moderator-about = Slash, moderator, a name, and why: that person looks after the room, too, or no more.
key-moderator-words = moderator
key-close = close the tables of newcomers
key-close-about = Slash, close, at a table: closes the tables that were opened by people who are new here today, where no game is on and nobody sits whom the room has known for longer. It is for those who look after the room.
key-close-words = close

## The rules of the house

house-unreadable = { $file } cannot be read. Write the rules of the house there, or give no file.
house-too-big = The rules of the house are too long: 64 kilobytes at most.
house-syntax = Line { $line } of the rules of the house is not understood. Write a name, an equals sign, and a value, text in quotes.
house-encoding = Line { $line } of the rules of the house is not UTF-8 text. Save the file as UTF-8.
house-unknown = Line { $line } of the rules of the house: there is no { $name }. There are: { $names }.
house-repeated = Line { $line } of the rules of the house says { $name } again. Once is enough.
house-word = Line { $line } of the rules of the house: { $name } cannot be { $given }. Write one of: { $good }.
house-number = Line { $line } of the rules of the house: { $name } cannot be { $given }. Write a number, { $low } to { $high }.
house-text = Line { $line } of the rules of the house: { $name } takes text, 1 to 40 lines of 300 letters at most.
house-name = Line { $line } of the rules of the house: { $name } takes what the room is called, in quotes: letters or digits, { $most } characters at most.
house-languages = Line { $line } of the rules of the house: { $name } takes { $most } languages at most in square brackets, each in quotes by its two small letters, as es or en.
house-rules = The rules of this room, { $count ->
    [one] 1 line
   *[other] { $count } lines
 }.
house-line = { $text }
house-agree = Enter if you agree; Escape leaves the room; period says them again.
house-agreed = You agree to the rules of this room.
house-not-agreed = Without agreeing nobody comes in.

order-log = { $at }. { $by }: { $act ->
    [hush] { $name } not heard { $how_long }
    [kick] { $name } sent out
    [ban] { $name } barred { $how_long }
    [pardon] { $name } pardoned
   *[moderator] { $now ->
        [yes] { $name } looks after the room, too
       *[no] { $name } looks after the room no more
     }
 }. Why: { $why }.
order-log-empty = The moderation log of this room is empty.

house-no-tables = { $count ->
    [one] One table is open, and the rules of the house allow no more.
   *[other] { $count } tables are open, and the rules of the house allow no more.
 }
house-no-open = In this room those who look after it open the tables.
house-no-each = { $count ->
    [one] You have a table open already, and the rules of the house allow no more.
   *[other] You have { $count } tables open already, and the rules of the house allow no more.
 }
house-no-new = { $count ->
    [one] On your first day in this room you can have 1 table open. Close it, or sit at another one.
   *[other] On your first day in this room you can have { $count } tables open. Close one, or sit at another one.
 }
house-no-near = { $count ->
    [one] From your connection newcomers have 1 table open already, and no more can be. Sit at that one or at another one.
   *[other] From your connection newcomers have { $count } tables open already, and no more can be. Sit at one of them or at another one.
 }
