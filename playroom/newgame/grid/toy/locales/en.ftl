toy-name = Toy
toy-about = A board of 9 fields; 3 marks in a line win.
toy-option-first = Begins
    .about = Who makes the first mark.
    .guest = the guest
    .host = the host
toy-preset-usual = Usual
    .about = The guest begins.

toy-event-started = Toy: { $who } begins, then { $other }.
    .brief = { $who } begins, then { $other }.
toy-event-started-you = Toy: you begin, then { $other }.
    .brief = You begin, then { $other }.
toy-event-marked = { $who } marks field { $field }.
toy-event-marked-you = You mark field { $field }.
toy-event-won = { $who } wins with 3 in a row!
toy-event-won-you = You win with 3 in a row!
toy-event-full = No empty field is left: a draw.

toy-item-empty = Field { $field }, empty
toy-item-marked = Field { $field }, { $who }
toy-item-marked-you = Field { $field }, yours
toy-offer-mark = mark field { $field }
toy-refuse-taken = Field { $field } is taken. V tells what is marked.

toy-verb-mark = mark, take

toy-rule-chapter-play = The play
toy-rule-board = Fields 1 to 3 are the top row, 7 to 9 the bottom row. Each marks one in turn.
toy-rule-win = Three of yours in a row, in a column or across win.
