# What every plain card game says alike: hand, table, turn, scores, and what no card can do.

## What the cursor stands on

kit-item = { $card }
kit-zone-hand = Hand
kit-zone-table = Table
kit-zone-row = Row { $row }

## What the keys answer

kit-no-count = Nothing is being counted.
kit-no-burden = Nothing passes from one to another in this game.
kit-no-first = No first card in this game.
kit-no-table = Nothing lies on a table in this game.
kit-no-hand = No cards in this game.
kit-table = On the table: { $cards }.
kit-table-empty = Nothing on the table.
kit-score = { $side } { $points }
kit-scores = { COMMAS($scores) }.
kit-turn = { $who }'s turn.
kit-turn-you = Your turn.
kit-turn-nobody = Nobody is awaited: game over.
kit-watching = You watch and hold no cards.
kit-hand = { $cards_count ->
    [one] 1 card: { $cards }.
   *[other] { $cards_count } cards: { $cards }.
 }
kit-hand-none = No cards left.
kit-holding = { $player } { $count }
kit-holdings = Cards: { COMMAS($parts) }.
kit-nothing-yet = Nothing yet.
kit-next-none = None of your cards can be played now.
kit-why = You may play { THE($cards) }.

## Refusals

kit-no-card = Choose a card of your hand with Tab, then Enter.
table-not-now = Not now: something else is asked of you.
table-not-your-turn = { $who } is awaited now.
table-not-your-turn-you = It is your turn.
table-not-awaited = Nothing is asked of that seat.
table-no-move = That is no move of this game.

## Tricks

kit-trick-card = { $player }: { $card }
kit-trick = { COMMAS($cards) }.
kit-led = Card led: { $card }.
kit-no-led = No card is led yet.
kit-hand-suit = { SUIT($suit) }: { RANK($cards) }
kit-hand-suits = { $count ->
    [one] 1 card: { COMMAS($suits) }.
   *[other] { $count } cards: { COMMAS($suits) }.
 }
kit-offer-lay = lay { THE($card) }
kit-refuse-one = Lay one card; chosen: { $count }.
kit-refuse-follow = Follow { SUIT($suit) }: { OR($cards) }.
kit-refuse-beat = You can beat { THE($card) }, so you must: { OR($cards) }.

## Choosing at once, and dice

kit-choosing = { $own ->
    [yes] You still choose.
   *[no] Still choosing: { $others }.
 }
kit-refuse-chosen = You have chosen. Still choosing: { $others }.
kit-die = { $value }
kit-die-many = { $count } { $values }
kit-die-plural = { $value ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
   *[other] dice of { $value }
 }
kit-die-item = die { $value }
kit-dice = { $dice }
kit-zone-dice = Dice
kit-zone-deeds = Your choices
kit-rolled = Dice on the table: { $dice }.
kit-zone-kept = Dice kept
kit-kept = Kept: { $dice }.
kit-free-dice = { $count ->
    [one] Only 1 die to roll.
   *[other] Dice to roll: { $count }.
 }
kit-refuse-deed = Go to one of your choices with Tab, then Enter.
kit-refuse-die = Go to a die with Tab, mark it with Space, then Enter.
