# What a room keeps of those who come (slash privacy).

privacy-hint = { $touch ->
    [yes] What this room keeps of you: a button under Room tells it.
   *[no] What this room keeps of you: slash, privacy.
 }
privacy-title = What { $room } keeps of you, { $count ->
    [one] 1 line
   *[other] { $count } lines
 }
privacy-host = { $given ->
    [yes] Who runs this room: { $host }.
   *[no] This room runs on the machine of the one who opened it.
 }
privacy-contact = { $given ->
    [yes] To see, correct or delete what is kept of you, ask here: { $contact }.
   *[no] { $owns ->
        [yes] You run this room: people ask you what is kept of them. Write how into house dot toml, under privacy.
       *[no] What you cannot do yourself, ask the one who opened it, or invited you.
     }
 }
privacy-own = You see, take and delete what is kept of you yourself: slash, me.
privacy-circle = Kept for you alone: whom you ignore, your friends, your status, and the days on which each of your devices came.
privacy-reports = A report of a person is kept as long, with at most 20 lines that they said, for the moderators.
privacy-person = Kept of you: your name, language, settings and ratings, digests of your keys, when you come and go. No real name.
privacy-notices = For notices of your turns: the mail address, webhook, browsers and quiet hours that you set with slash, notices, and which turns you were told of. Slash, notices, off mail deletes the address.
privacy-people = { $count ->
    [0] That is kept until the one who runs the room deletes it.
    [one] That is deleted when you have not come for a day.
   *[other] That is deleted when you have not come for { $count } days.
 }
privacy-games = { $count ->
    [0] Games and tables are kept for good, with the names of the players.
    [one] Games and tables are kept for a day after the table closes, with the names of the players.
   *[other] Games and tables are kept for { $count } days after the table closes, with the names of the players.
 }
privacy-refusals = { $count ->
    [0] When a person is refused at the door, that is not kept.
    [one] When a person is refused at the door, that is kept for a day.
   *[other] When a person is refused at the door, that is kept for { $count } days.
 }
privacy-addresses = { $count ->
    [0] The address they came from is not kept.
    [one] The address they came from is kept for a day.
   *[other] The address they came from is kept for { $count } days.
 }
privacy-log = { $count ->
    [one] What moderators did is kept for a day after it ends, with names and reasons.
   *[other] What moderators did is kept for { $count } days after it ends, with names and reasons.
 }
privacy-talk = What you say is not kept, unless it is reported: the latest lines stay in memory while the room is open.
privacy-cards = The machine of the room knows all cards, as a dealer does.
privacy-home = Others hear your name, your plays and what you say, and keep the finished games that they sat in.
key-privacy = what this room keeps of you
key-privacy-about = Who runs this room, what it keeps of you, for how long, and whom you ask about it.
key-privacy-words = privacy
