# Ninety-nine in English. A line is short, the new thing first; `-you` is what the one it is about hears.

ninetynine-name = Ninety-nine
ninetynine-about = 2 to 8 players count up to 99 together; one who goes over it loses a life.

## Presets

ninetynine-preset-usual = Ninety-nine
ninetynine-preset-usual-about = 3 lives; tens take 10 away, nines pass, fours turn the order round, kings make it 99.
ninetynine-preset-milestones = Ninety-nine with milestones
ninetynine-preset-milestones-about = 9 lives; exactly 33, 66 or 99 costs the others, going past costs you. Twos double.
ninetynine-preset-figures = Ninety-nine with figures
ninetynine-preset-figures-about = Numbers count what they say; jacks pass, queens turn the order round, kings make it 99.
ninetynine-preset-nines = Ninety-nine with nines
ninetynine-preset-nines-about = 4 cards; nines make it 99, kings pass, threes skip a player.

## Options

ninetynine-option-cards = Special cards
ninetynine-option-cards-about = What each card does; the rules of the table tell all of it.
ninetynine-option-cards-classic = classic
ninetynine-option-cards-doubling = twos double
ninetynine-option-cards-figures = figures only
ninetynine-option-cards-nines = nines make the limit
ninetynine-option-lives = Lives
ninetynine-option-lives-about = What each player begins with; the last one with any wins.
ninetynine-option-hand = Cards in hand
ninetynine-option-hand-about = So many are dealt, and kept by drawing.
ninetynine-option-limit = Limit
ninetynine-option-limit-about = The count that may be reached and not passed.
ninetynine-option-loss = Lives for going over
ninetynine-option-loss-about = What it costs to go over the limit.
ninetynine-option-milestones = Milestones
ninetynine-option-milestones-about = Whether it costs lives to hit 33 or 66 or the limit exactly, or to go past.
ninetynine-option-turn_seconds = Time for a turn
ninetynine-option-turn_seconds-about = When it runs out, the card that makes the highest count is laid.

## What happens

ninetynine-event-started = { $name }, against { $others }, { $lives ->
    [one] 1 life each.
   *[other] { $lives } lives each.
 }
    .brief = { $name }, { $lives ->
    [one] 1 life.
   *[other] { $lives } lives.
 }
ninetynine-event-dealt = Round { $number }, { $who } begins.
ninetynine-event-dealt-you = Round { $number }, you begin.
ninetynine-event-given = { $cards_count ->
    [one] You draw { THE($cards) }.
   *[other] { $cards_count } cards: { $cards }.
 }
    .brief = { $cards_count ->
    [one] Drawn: { $cards }.
   *[other] { $cards_count } cards: { $cards }.
 }
ninetynine-event-turn = { $stuck ->
    [yes] Your turn: every card goes over { $limit }.
   *[no] Your turn.
 }
    .brief = { $stuck ->
    [yes] Your turn: all go over { $limit }.
   *[no] Your turn.
 }
ninetynine-event-laid = { $who } lays { THE($card) }: { $count }.
    .brief = { $who }: { $card }, { $count }.
    .full = { $who } lays { THE($card) }: the count is { $count }.
ninetynine-event-laid-you = You lay { THE($card) }: { $count }.
    .brief = You: { $card }, { $count }.
    .full = You lay { THE($card) }: the count is { $count }.
ninetynine-event-reverse = { $who } lays { THE($card) }: { $count }, the other way round.
    .brief = { $who }: { $card }, { $count }, back.
ninetynine-event-reverse-you = You lay { THE($card) }: { $count }, the other way round.
    .brief = You: { $card }, { $count }, back.
ninetynine-event-skip = { $skipped_is ->
    [you] { $who } lays { THE($card) }: { $count }, you are skipped.
   *[other] { $who } lays { THE($card) }: { $count }, { $skipped } is skipped.
 }
    .brief = { $who }, { RANK($card) }: { $count }, skip.
ninetynine-event-skip-you = You lay { THE($card) }: { $count }, { $skipped } is skipped.
    .brief = You, { RANK($card) }: { $count }, skip.
ninetynine-event-over = { $left ->
    [0] { $who } goes over { $mark }.
    [one] { $who } goes over { $mark }: 1 life left.
   *[other] { $who } goes over { $mark }: { $left } lives left.
 }
    .brief = { $left ->
    [0] { $who } over { $mark }.
   *[other] { $who } over { $mark }: { $left } left.
 }
ninetynine-event-over-you = { $left ->
    [0] You go over { $mark }.
    [one] You go over { $mark }: 1 life left.
   *[other] You go over { $mark }: { $left } lives left.
 }
    .brief = { $left ->
    [0] Over { $mark }.
   *[other] Over { $mark }: { $left } left.
 }
ninetynine-event-past = { $left ->
    [0] { $who } goes past { $mark }.
    [one] { $who } goes past { $mark }: 1 life left.
   *[other] { $who } goes past { $mark }: { $left } lives left.
 }
    .brief = { $left ->
    [0] { $who } past { $mark }.
   *[other] { $who } past { $mark }: { $left } left.
 }
ninetynine-event-past-you = { $left ->
    [0] You go past { $mark }.
    [one] You go past { $mark }: 1 life left.
   *[other] You go past { $mark }: { $left } lives left.
 }
    .brief = { $left ->
    [0] Past { $mark }.
   *[other] Past { $mark }: { $left } left.
 }
ninetynine-event-exact = { $left ->
    [0] { $who } hits { $mark } exactly: the others pay.
    [one] { $who } hits { $mark } exactly: you have 1 life left.
   *[other] { $who } hits { $mark } exactly: you have { $left } lives left.
 }
    .brief = { $left ->
    [0] { $who } hits { $mark }.
   *[other] { $who } hits { $mark }: you { $left }.
 }
ninetynine-event-exact-you = { $lives ->
    [one] Exactly { $mark }! All others lose 1 life.
   *[other] Exactly { $mark }! All others lose { $lives } lives.
 }
    .brief = Exactly { $mark }!
ninetynine-event-out = { $who } is out.
ninetynine-event-out-you = You are out, and may listen on.
ninetynine-event-won = { $left ->
    [one] { $who } wins with 1 life left!
   *[other] { $who } wins with { $left } lives left!
 }
    .brief = { $who } wins!
ninetynine-event-won-you = { $left ->
    [one] You win with 1 life left!
   *[other] You win with { $left } lives left!
 }
    .brief = You win!

## Keys, plays and refusals

ninetynine-key-burden = the order of play, from the player in turn
ninetynine-key-first = the card that was laid last
ninetynine-key-count = the count
ninetynine-key-scores = the lives of all
ninetynine-key-table = the newest of the laid cards
ninetynine-key-next = your next card that stays within the limit, and the count that it makes
ninetynine-key-why = what each of your cards would make of the count
ninetynine-ask-count = { $count } so far, { $left } to go.
    .brief = { $count } so far.
ninetynine-ask-order = { $backwards ->
    [yes] Order: { $others }, the other way round.
   *[no] Order: { $others }.
 }
ninetynine-ask-top = On top: { $card }.
ninetynine-ask-table = { $laid ->
    [one] On the table: { $cards }.
   *[other] Of { $laid } on the table, newest first: { $cards }.
 }
    .brief = Newest first: { $cards }.
ninetynine-ask-lives = Lives: { COMMAS($lives) }.
ninetynine-ask-makes = Makes { OR($counts) }.
ninetynine-ask-why = Makes { COMMAS($parts) }.
ninetynine-part-lives = { $lives ->
    [0] { $player } out
   *[other] { $player } { $lives }
 }
ninetynine-part-makes = { OR($counts) } with { THE($card) }
ninetynine-part-count = { $why ->
    [over] { $count } and too high
    [past] { $count } past { $mark }
    [exact] exactly { $count }
   *[none] { $count }
 }
ninetynine-offer-lay = lay { THE($card) }: { $made }
ninetynine-refuse-card = { THE($card) } is not in your hand.
ninetynine-refuse-way = { $two ->
    [yes] { THE($card) } counts low or high: say which, or choose from the list.
   *[no] { THE($card) } counts in a single way: lay it without low or high.
 }
ninetynine-refuse-high = { THE($card) } makes { $count }: too high. What fits: { $cards }.
    .brief = { $count } is too high: { $cards }.

## Typed moves: what a player may write, the first as it is shown

ninetynine-verb-lay = lay
ninetynine-word-low = low, as one, down, minus, less, take away, subtract
ninetynine-word-high = high, as eleven, up, plus, more, add

## Rules

ninetynine-rule-chapter-play = The play
ninetynine-rule-aim = Each card changes one count for all; it may reach { $limit } and not pass it.
ninetynine-rule-deal = Each player holds { $hand } cards, lays one and draws one.
ninetynine-rule-fit = While a card of yours stays within { $limit }, you lay such a card.
ninetynine-rule-over = { $loss ->
    [one] When none does, you go over { $limit }: 1 life lost, and a new round from 0.
   *[other] When none does, you go over { $limit }: { $loss } lives lost, and a new round from 0.
 }
ninetynine-rule-lives = { $lives ->
    [one] Each player has 1 life; the last one with a life wins.
   *[other] Each player has { $lives } lives; the last one with a life wins.
 }
ninetynine-rule-draw = Cards are drawn by themselves; without a stock the laid cards are shuffled.
ninetynine-rule-clock = A turn has { $seconds } seconds.
ninetynine-rule-chapter-cards = The cards
ninetynine-rule-face = Numbers count what they show, jacks, queens and kings 10, but for these:
ninetynine-rule-below = The count never goes below 0.
ninetynine-rule-card-ace = { RANKS($rank) }: 1 or { $value }, as you choose.
ninetynine-rule-card-either = { RANKS($rank) }: { $value } more or less, as you choose.
ninetynine-rule-card-less = { RANKS($rank) }: 10 less.
ninetynine-rule-card-zero = { RANKS($rank) }: the count stays, which passes the turn on.
ninetynine-rule-card-limit = { RANKS($rank) }: the count becomes { $value }.
ninetynine-rule-card-double = { RANKS($rank) }: the count is doubled; an even count over half of { $value } is halved.
ninetynine-rule-card-reverse = { $value ->
    [0] { RANKS($rank) }: the count stays, and the order of play turns round.
   *[other] { RANKS($rank) }: { $value } more, and the order of play turns round.
 }
ninetynine-rule-card-skip = { RANKS($rank) }: { $value } more, and the next player is skipped.
ninetynine-rule-chapter-milestones = The milestones
ninetynine-rule-exact = Make exactly 33 or 66, and all others lose 1 life.
ninetynine-rule-limit = { $loss ->
    [one] Make exactly { $limit }, and all others lose 1 life, and a new round begins.
   *[other] Make exactly { $limit }, and all others lose { $loss } lives, and a new round begins.
 }
ninetynine-rule-past = Go past 33 or 66, upwards, and you lose 1 life.

## The lesson

ninetynine-lesson-welcome = All count up to 99 together, and going over it costs a life.
ninetynine-lesson-hand = { $key } tells your hand. Press { $key }.
ninetynine-lesson-queen = Figures count 10. Go to { THE($card) } with Tab and press Enter twice.
ninetynine-lesson-count = { $key } tells the count. Press { $key }.
ninetynine-lesson-ace = An ace counts 1 or 11. Go to { THE($card) }, press Enter, and choose 31 from the list.
ninetynine-lesson-why = { $key } tells what each card would make. Press { $key }.
ninetynine-lesson-king = A king makes the count 99. Now go to { THE($card) } and lay it.
ninetynine-lesson-nine = Berta passes with a nine, and so can you: lay { THE($card) }.
ninetynine-lesson-lost = Berta has no card for 99 and loses a life. Keep nines, tens, fours and kings for the end.
ninetynine-lesson-end = That is Ninety-nine. F2 reads the rules, with the special cards of each table.

ninetynine-hint = { $costs ->
    [0] The count is { $count } then, and no unseen card costs the next player a life.
    [one] The count is { $count } then; 1 of the { $of } unseen cards costs a life.
   *[other] The count is { $count } then; { $costs } of the { $of } unseen cards cost a life.
 }
