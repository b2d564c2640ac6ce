# Tables by correspondence: the time per turn, whose turn it is, vacations.

pace-time = { $unit ->
    [days] { $count ->
        [one] 1 day a turn
       *[other] { $count } days a turn
     }
    [hours] { $count ->
        [one] 1 hour a turn
       *[other] { $count } hours a turn
     }
   *[minutes] in one sitting
 }
pace-game = { $game }, { $pace }
pace-item = Pace: { $pace }
pace-item-about = With hours or days a turn nobody has to be here: seats are kept, and a bot plays only when a turn's time is over. Right and left change it; slash, pace and a time sets any, from 1 hour to 14 days.
pace-how = Type slash, pace, and a time from 1 hour to 14 days, such as 3 days; or slash, pace minutes.
pace-at-table = The pace is chosen at a table: open one of your own, then type it there.
pace-next-item = On to the next table where it is your turn
pace-goodbye = Your seat is kept, { $pace }. { $back }.
pace-day = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[other] Sunday
 }{ $near ->
    [yes] { "" }
   *[no] {" "}{ $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
     }
 }
pace-your-play = your last play
pace-since = Since { $day }: { $count ->
    [one] 1 play.
   *[other] { $count } plays.
 }
hall-turn = { $game }{ $count ->
    [0] { "" }
   *[other] {" "}with { $people }
 }
hall-turns = { $count ->
    [one] 1 table waits for you: { $tables }.
   *[other] { $count } tables wait for you: { $tables }.
 }
hall-no-turns = No other table waits for you.
key-pace = the time per turn
key-pace-about = Slash, pace, 3 days: nobody has to be here, seats are kept, and a bot plays only when a turn's time is over. Slash, pace minutes: the game is played in one sitting.
key-pace-words = pace
key-next-table = on to the next table where it is your turn
key-next-table-about = Your seat here is kept. Enter does the same once you have played.
key-next-table-words = turns
together-no-no-pause = Nobody has to be here at this table, so there is nothing to pause.
together-no-pace-away = { $name } has a seat here and is away. Less time for a turn is agreed on only with them here.
together-no-many-paced = One sits at no more tables by correspondence than { $count }. Finish one of yours first.
vacation-until = { $name } is on vacation until { $day }. Until then the time of these turns stands still.
vacation-until-you = You are on vacation until { $day }. It ends as soon as you play.
vacation-over = The vacation of { $name } is over.
vacation-over-you = Your vacation is over.
vacation-taken = { $count ->
    [0] Your vacation is over.
    [one] You are on vacation for 1 day. It ends as soon as you play.
   *[other] You are on vacation for { $count } days. It ends as soon as you play.
 }
vacation-how = Type slash, vacation, and how many days, 30 a year at most; slash, vacation end comes back before.
key-vacation = some days off
key-vacation-about = Slash, vacation, 5 days: the time of your turns stands still at all your tables by correspondence, until you play. 30 days a year at most.
key-vacation-words = vacation holiday
together-no-not-paced = You sit at no table by correspondence, so no time of yours runs. Slash, pace at a table of your own makes it one.
together-no-vacation-spent = { $count ->
    [0] No days are left
    [one] 1 day is left
   *[other] { $count } days are left
 } of the 30 a year.
