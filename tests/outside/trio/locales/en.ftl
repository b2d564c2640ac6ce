trio-name = Three in a row
trio-about = A board of 9 fields; 3 marks in a line win.
trio-option-first = Begins
trio-option-first-about = Who makes the first mark.
trio-option-first-guest = the guest
trio-option-first-host = the host
trio-preset-usual = Usual
trio-preset-usual-about = The guest begins.

trio-event-started = Three in a row: { $who } begins, then { $other }.
    .brief = { $who } begins, then { $other }.
trio-event-started-you = Three in a row: you begin, then { $other }.
    .brief = You begin, then { $other }.
trio-event-marked = { $who } marks field { $field }.
trio-event-marked-you = You mark field { $field }.
trio-event-won = { $who } wins with 3 in a row!
trio-event-won-you = You win with 3 in a row!
trio-event-full = No empty field is left: a draw.

trio-zone-row = Row { $row }
trio-item-empty = Field { $field }, empty
trio-item-marked = Field { $field }, { $who }
trio-item-marked-you = Field { $field }, yours
trio-offer-mark = mark field { $field }
trio-part-field = { $field }
trio-part-owned = { $field } { $who }
trio-part-owned-you = { $field } you
trio-ask-free = Open: fields { $fields }.
trio-ask-none = No field is empty.
trio-ask-board = Marked: { COMMAS($fields) }.
trio-ask-empty = Nothing is marked yet.
trio-ask-scores = One win each decides: there are no points.
trio-ask-why = Type the number of an empty field and press Enter, or go to it.
trio-refuse-choose = Go to an empty field, then Enter, or type its number.
trio-refuse-field = { $field } is no field: they go from 1 to 9.
trio-refuse-taken = Field { $field } is taken. V tells what is marked.

trio-verb-mark = mark, take

trio-rule-play = The play
trio-rule-board = Fields 1 to 3 are the top row, 7 to 9 the bottom row. Each marks one in turn.
trio-rule-win = Three of yours in a row, in a column or across win.
