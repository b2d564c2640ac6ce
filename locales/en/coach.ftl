# Hints: what the strongest level would do at a table against bots, what that is worth, and why.

key-hint = what the best bot would do here
key-hint-words = hint
key-hint-about = What the strongest bot would do with your cards, what it is worth, and why. It knows only what you know. Ask again and it thinks longer.
hint-move = { $again ->
    [stays] I stay with it: { $move }.
    [rather] I would rather: { $move }.
   *[first] My choice: { $move }.
 }
hint-gain = Next best, { $sure ->
    [yes] { "" }
   *[no] perhaps{ " " }
 }{ $unit ->
    [chance] { $gain } wins in 100 games
    [chips] { $one ->
        [yes] 1 chip
       *[no] { $gain } chips
     }
    [lives] { $one ->
        [yes] 1 life
       *[no] { $gain } lives
     }
    [outs] { $one ->
        [yes] 1 useful card
       *[no] { $gain } useful cards
     }
   *[points] { $one ->
        [yes] 1 point
       *[no] { $gain } points
     }
 } less: { $next }.
hint-card = { $card }
hint-with = { $play } with { THE($card) }
hint-alike = As good: { $next }.
hint-all-alike = All the others are as good.
hint-thinking = Thinking. You may play meanwhile.
hint-busy = The bots are busy. Ask again in a moment.
hint-not-now = No hint now: nothing is asked of you.
hint-watching = Hints are for who plays; you are watching.
hint-people = No hints with other people at the table, unless its owner allows them before a match.
hint-off = { $by ->
    [room] No hints here: the room forbids them. Tables that you open alone, outside it, have them.
   *[none] No hints at this table, by its rules. Its owner can change that before a match.
 }
stats-hints = { $count ->
    [one] 1 hint asked for.
   *[other] { $count } hints asked for.
 }
