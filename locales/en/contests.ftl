# Tournaments of a room.

contest-announced = { $by } opens a tournament of { $game }, { $format ->
    [swiss] Swiss
    [knockout] knock-out
    [robin] round robin
   *[ladder] a ladder
 }. Slash, tournament, join, takes part.
contest-item = { $game }, { $format ->
    [swiss] Swiss tournament
    [knockout] knock-out
    [robin] round robin
   *[ladder] ladder
 }: { $phase ->
    [open] { $players ->
        [one] 1 player so far
       *[other] { $players } players so far
     }
    [playing] round { $round }
    [break] after round { $round }
   *[over] over
 }{ $bye ->
    [yes] , you rest in this round
   *[no] { $joined ->
        [yes] , you take part
       *[no] { "" }
     }
 }
contest-about = Opened by { $by }. { $ends ->
    [yes] It ends by itself.
   *[no] { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
     }
 } { $duplicate ->
    [yes] The same deal at all tables.
   *[no] Each table has a deal of its own.
 } { $begins ->
    [time] It begins on { $day } at { $at }.
   *[word] A moderator begins it.
 }
contest-meeting = Round { $round }: you{ $with_ ->
    [0] { "" }
   *[other] {" "}and { $partners }
 } against { $against } at table { $table }; { $away ->
    [yes] leave this table with Control S, then Enter goes there.
   *[no] Enter goes there.
 }
contest-begins = It begins by itself once all are here
contest-bye = Round { $round }: you rest, and it counts as it should.
contest-round-over = Round { $round } is over. You are number { $place } of { $of }, with { $points ->
    [one] 1 point.
   *[other] { $points } points.
 } The next one begins in half a minute.
contest-over = The tournament is over. { $you ->
    [first] You win it
   *[other] { $name } wins it
 } with { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $you ->
    [other] ; you are number { $place } of { $of }.
   *[none] .
 }
contest-cancelled = The tournament of { $game } does not take place.
contest-withdrawn = You were absent for two rounds, so you take part in the tournament no more.
contest-opened = The tournament is open. Slash, tournament, begin, begins it.
contest-joined = You take part. You are called when a round begins.
contest-left = You take part no more.
contest-standings = Standings and results
contest-join = Take part
contest-leave = Take part no more
contest-title = Standings of { $game }: { $count ->
    [one] 1 player
   *[other] { $count } players
 }
contest-line = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }; opponents { $buchholz }
contest-won = { $name } { $points }
contest-table = Table { $table }: { $names }{ $over ->
    [yes] { "" }
   *[no] , still on
 }
contest-nobody = Nobody takes part yet.
contest-none = There is no tournament in this room now.
contest-how = Say which: slash, tournament, Swiss cribbage 5 rounds 8 bots; or join, leave, begin, cancel.

contest-no-moderator = Those who look after the room open, begin and cancel tournaments. You can join one.
contest-no-which = Say which tournament: for example Swiss cribbage 5 rounds.
contest-no-game = That game is not here for so many seats. Slash, tournament, a game of this room, opens one.
contest-no-level = The bots of that game do not play at that level: say easy, good or expert, or nothing.
contest-no-many = 8 tournaments are on already. Cancel one, or wait for its end.
contest-no-full = 128 take part, and no more can.
contest-no-join = There is no tournament to join now, or you take part already.
contest-no-leave = You take part in no tournament.
contest-no-begin = No tournament waits to be begun.
contest-no-cancel = No tournament is on.
contest-no-table = This table belongs to a tournament, so its rules and seats are fixed.
contest-no-again = The game of this round is played. Control S goes back to the hall.
contest-no-players = That table is for its players of the tournament alone. The standings are in the hall.

house-contest = Line { $line } of the rules of the house: { $name } cannot be { $text }. Write for example: Swiss cribbage 5 rounds.

key-contest = tournaments
key-contest-about = Slash, tournament, tells which are on; with join or leave you take part or no more. Those who look after the room open one: slash, tournament, Swiss cribbage 5 rounds 8 bots; then begin, or cancel.
key-contest-words = tournament
key-standings = standings of the tournament
key-standings-about = The players by points, then the tables of the last round.
key-standings-words = standings

# The file of a tournament, verified.
contest-proved = { $rounds ->
    [one] 1 round is paired as it had to be
   *[other] { $rounds } rounds are paired as they had to be
 }, and { $count ->
    [one] 1 match has the result that the log tells.
   *[other] { $count } matches have the results that the log tells.
 }
contest-proved-deals = All tables of a round had one deal, promised before anybody joined: { $promise }.
contest-not-proved = This is not proved{ $round ->
    [0] { "" }
   *[other] , round { $round }
 }{ $table ->
    [0] { "" }
   *[other] , table { $table }
 }: { $why ->
    [unreadable] the file cannot be read as a tournament
    [log] its events do not follow from each other
    [pairing] other players were to meet
    [match] its match is missing, or is another one
    [promise] the number that was shown is not the promised one
    [deal] its deal is another one than at the other tables
   *[result] the match has another result
 }. Get the file anew from who runs the room.

## Words of a tournament as it is typed: phrases with commas between.

value-contest-swiss = swiss, open
value-contest-knockout = knock-out, knockout, knock out, cup
value-contest-robin = round robin, round-robin, league, all play all
value-contest-ladder = ladder
value-contest-duplicate = duplicate, same deal, boards
value-contest-twice = twice, two games, in pairs
value-contest-rounds = rounds, round
value-contest-bots = bots, bot
value-contest-seats = seats, players a table
value-contest-minutes = minutes, minute
value-contest-hours = hours, hour
value-contest-days = days, day
value-contest-wait = minutes absent, minute absent, absent
value-contest-monday = monday
value-contest-tuesday = tuesday
value-contest-wednesday = wednesday
value-contest-thursday = thursday
value-contest-friday = friday
value-contest-saturday = saturday
value-contest-sunday = sunday
value-contest-easy = easy
value-contest-fair = fair
value-contest-good = good
value-contest-expert = expert
value-contest-filler = tournament, weekly, every, with, of, in, at, and, a, the
value-contest-join = join, take part, enter
value-contest-leave = leave, withdraw
value-contest-begin = begin, start
value-contest-cancel = cancel, call off
