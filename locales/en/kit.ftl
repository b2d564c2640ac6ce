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
kit-no-hand = Nobody holds a hand in this game.
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
kit-last-trick = Before this trick: { $card }, by { $who }.
    .brief = Before: { $card }, { $who }.
kit-last-trick-you = Before this trick: your { $card }.
    .brief = Before: your { $card }.
kit-no-led = No card is led yet.
kit-hand-suit = { SUIT($suit) }: { RANK($cards) }
kit-hand-suits = { $count ->
    [one] 1 card: { COMMAS($suits) }.
   *[other] { $count } cards: { COMMAS($suits) }.
 }
kit-offer-lay = lay { THE($card) }
kit-refuse-card = { THE($card) } is not in your hand.
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

## What happens in most games

kit-event-started = { $game } to { $target }, with { $others }.
    .brief = { $game } to { $target }.
kit-event-dealt = Deal { $number }, { $who } begins.
kit-event-dealt-you = Deal { $number }, you begin.
kit-event-laid = { $who }: { $card }.
kit-event-laid-you = You lay { THE($card) }.
kit-event-took = { $who } takes, { $total }.
kit-event-took-you = You take, { $total }.
kit-event-scored = { $who } scores { $points }, now { $total }.
kit-event-scored-you = You score { $points }, now { $total }.
kit-event-won = { $who } wins with { $points }!
kit-event-won-you = You win with { $points }!

## A row of what one may do, and squares of a board

kit-zone-choices = Your choices
kit-refuse-choose = Go to one of your choices with Tab, then Enter.
kit-why-offers = You may { OR($offers) }.
kit-refuse-square = Go to a square, then Enter.
kit-refuse-number = { $number } is no square: they go from 1 to { $most }.
kit-board = On the board: { COMMAS($squares) }.
kit-board-empty = Nothing on the board.
kit-why-square = { $numbered ->
    [yes] Go to a square and press Enter, or type its number.
   *[no] Go to a square and press Enter.
 }

## Bids

kit-event-bid-made = { $bid ->
    [0] { $who } passes.
   *[other] { $who } bids { $bid }.
 }
kit-event-bid-made-you = { $bid ->
    [0] You pass.
   *[other] You bid { $bid }.
 }
kit-bid = { $bid ->
    [0] { $player_is ->
        [you] you pass
       *[other] { $player } passes
     }
   *[other] { $player } { $bid }
 }
kit-bids = Bids: { COMMAS($bids) }.
kit-bids-none = No bids yet.
kit-ask-bid = Bid from { $least } to { $most }, or 0 to pass.

## Stock and pile

kit-event-drew = { $who } draws from the stock.
kit-event-drew-you = You draw { THE($card) }.
kit-event-taken = { $who } takes { THE($card) }.
kit-event-taken-you = You take { THE($card) }.
kit-event-discarded = { $who } lays away { THE($card) }.
kit-event-discarded-you = You lay away { THE($card) }.
kit-event-closed = { $who } closes.
kit-event-closed-you = You close.
kit-stock = Stock: { $count }
kit-pile = Open: { $card }
kit-pile-stock = Open: { $card }. Stock: { $count }.
kit-no-pile = No open card.
kit-offer-draw = draw from the stock
kit-offer-take = take { THE($card) }
kit-offer-away = lay away { THE($card) }
kit-ask-draw = Draw from the stock or take the open card first, on the table or by a letter.
kit-ask-discard = Lay away one card of your hand.
kit-refuse-so = With { THE($card) } you may { OR($offers) }.
kit-refuse-away = Lay away one card; chosen: { $count }.
kit-zone-dice = Dice
kit-rolled = Dice on the table: { $dice }.
kit-zone-kept = Dice kept
kit-kept = Kept: { $dice }.
kit-free-dice = { $count ->
    [one] Only 1 die to roll.
   *[other] Dice to roll: { $count }.
 }
kit-refuse-die = Go to a die with Tab, mark it with Space, then Enter.
## Dominoes: what is on a tile, and tiles. $kind is blank for the double blank, whose article may be another.

kit-half-0 = blank
kit-half-1 = one
kit-half-2 = two
kit-half-3 = three
kit-half-4 = four
kit-half-5 = five
kit-half-6 = six
kit-half-7 = seven
kit-half-8 = eight
kit-half-9 = nine
kit-tile = { $one } { $other }
kit-double = double { $half }
kit-the-tile = { $kind ->
    [blank] the { $tile }
   *[tile] the { $tile }
 }
kit-zone-chain = Chain
kit-no-tiles = No tile lies yet.
kit-ends =
    { $same ->
        [yes] Both ends: { $left }.
       *[no] Left { $left }, right { $right }.
    }
kit-chain =
    { $count ->
        [one] 1 tile: { $tiles }.
       *[other] { $count } tiles from left to right: { COMMAS($tiles) }.
    }
kit-tiles =
    { $count ->
        [one] 1 tile: { $tiles }.
       *[other] { $count } tiles: { $tiles }.
    }
kit-tile-holdings = Tiles: { COMMAS($parts) }; boneyard { $stock }.
kit-tiles-fit-none = None of your tiles fits.
kit-tiles-fit = You may lay { OR($tiles) }.
kit-offer-tile = lay { $tile }
kit-offer-end =
    { $end ->
        [left] lay { $tile } at the left, on the { $half }
       *[right] lay { $tile } at the right, on the { $half }
    }
kit-no-tile = Choose a tile of your hand with Tab, then Enter.
kit-refuse-not-held = You do not hold { $tile }.
kit-refuse-tile = The deal begins with { $tile }.
kit-refuse-fit = No end takes { $tile }. What fits: { OR($tiles) }.
kit-refuse-end =
    { $end ->
        [left] Only the left end takes { $tile }.
       *[right] Only the right end takes { $tile }.
    }
kit-refuse-which-end = Which end: left, the { $left }, or right, the { $right }?
kit-tiles-none = You hold no tiles.
kit-lying-half = { $half } { $count }
kit-lacking = { $player } without { COMMAS($halves) }
kit-lying = Tiles laid: { COMMAS($parts) }.
kit-pips =
    { $pips ->
        [one] 1 pip in hand. Tiles laid: { COMMAS($parts) }.
       *[other] { $pips } pips in hand. Tiles laid: { COMMAS($parts) }.
    }
kit-lackings = Known so far: { $parts }.
kit-lackings-none = No one has passed in this deal.

## Partners, turns, and cards that are drawn

kit-event-paired = { $partner } is the partner of { $who }.
kit-event-paired-you = { $partner } is your partner.
kit-event-turn-began = { $who }'s turn.
kit-event-turn-began-you = Your turn.
kit-event-card-drawn = { $who } draws { THE($card) }.
kit-event-card-drawn-you = You draw { THE($card) }.
kit-taker = { $who } takes the trick so far.
kit-taker-you = You take the trick so far.
kit-takes = Would take it: { OR($cards) }.
kit-takes-none = None of your cards takes it.
kit-refuse-instead = Not so, but you may { OR($offers) }.
