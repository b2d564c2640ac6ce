# Counting practised: the menu, the lesson and the drill against the clock.

## The menu

room-counting = Practise counting hands
counting-about = Hands to count at your own pace, each explained, or against the clock.
counting-no-games = No game here has hands to count.
counting-title = A lesson or a drill. Enter begins it.
counting-lesson = { $game }, hands at your own pace
counting-lesson-about = Each hand is explained after your answer, one line for each thing that scores.
counting-drill = { $game }, { $count } hands against the clock
counting-drill-again = { $game }, { $count } hands against the clock, your record { $right } right, { $one ->
    [yes] 1 second a hand
   *[no] { $seconds } seconds a hand
 }
    .brief = { $game }, { $count } hands against the clock, record { $right }
counting-drill-about = The clock stops with each answer. A whole drill can be your record.

## Beginning

counting-begin-lesson = { $game }: { $count } simple ones first, then what you miss most.
    .brief = { $game }, simple ones first.
counting-begin-drill = { $game }: { $count } hands against the clock.
    .brief = { $count } hands.
    .full = { $game }: { $count } hands against the clock, which stops with each answer.
counting-enter-begins = Enter begins, Escape leaves.
    .brief = Enter begins.
    .full = Enter begins. Type each number, then Enter. Escape leaves.
counting-type = Type the number, then Enter.
counting-type-first = First type the number, then Enter. After that K explains.
    .brief = First type the number.
counting-no-number = { $text } cannot be counted: type the number in digits.
    .brief = Only digits, please.

## Answers

counting-right = Right, { $value }.
counting-right-in = Right, { $value }, in { $one ->
    [yes] 1 second
   *[no] { $seconds } seconds
 }.
    .brief = Right, { $value }.
counting-wrong = { $value }, not { $given }.
    .full = { $value }, not { $given } as you counted.
counting-hint = K explains it, Enter goes on.
    .full = K explains it, Enter goes on, Escape leaves and tells your result.
counting-hint-lesson = K explains it again, Enter goes on.
    .full = K explains it again, Enter goes on, Escape leaves and tells your result.
counting-enter-next = Enter brings the next hand.
    .brief = Enter goes on.

## The result

counting-none = You leave without a count.
counting-result = { $right } of { $count } right.
counting-result-in = { $right } of { $count } right, { $one ->
    [yes] 1 second a hand
   *[no] { $seconds } seconds a hand
 }.
counting-first-record = Your first record.
counting-new-record = A new record.
counting-record-before = The one before: { $right } right, { $one ->
    [yes] 1 second a hand
   *[no] { $seconds } seconds a hand
 }.
    .brief = Before: { $right } right.
counting-record = Your record: { $right } right, { $one ->
    [yes] 1 second a hand
   *[no] { $seconds } seconds a hand
 }.
    .brief = Record: { $right } right.
counting-no-record = No record yet: that takes all { $count } hands and one right.
    .brief = No record yet.
counting-weak = What you miss most: { $kind }. It is asked most next time.
    .brief = Missed most: { $kind }.

## Keys, for help

key-counting-why = what scores in the hand you counted
key-counting-why-about = One line for each thing that scores, with its points.
key-counting-again = the hand again
key-counting-again-about = The cards to be counted; the clock goes on.

## The command line

cli-help-count = { PROGRAM() } count lets you practise counting hands, at your own pace or against the clock. With a game, at your own pace at once: { PROGRAM() } count casino.
