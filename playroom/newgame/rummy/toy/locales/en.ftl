# Toy in English. A line is short, the new thing first; `-you` is what the one it is about hears.

toy-name = Toy
toy-about = Sets and runs: draw, lay away, close.

## Options and presets

toy-option-target = Target
    .about = The game ends when a player has so many points; the fewest win.
toy-preset-usual = Usual
    .about = To 50 points.

## What happens

toy-event-dealt = Open card: { $card }. { $who } begins.
    .brief = { $card }, { $who } begins.
toy-event-dealt-you = Open card: { $card }. You begin.
    .brief = { $card }, you begin.

## Keys and plays

toy-key-draw = draw from the stock
toy-key-take = take the open card
toy-offer-close = close, laying away { THE($card) }

## Typed moves: what a player may write, the first as it is shown

toy-verb-draw = draw
toy-verb-take = take
toy-verb-discard = discard, lay away
toy-word-yes = close

## Rules

toy-rule-chapter-play = The play
toy-rule-deal = Each player has seven cards, and one lies open.
toy-rule-turn = In your turn you draw from the stock or take the open card, then lay one away.
toy-rule-melds = Three or more of one rank are a set, three or more of one suit in order a run.
toy-rule-close = Who has 5 points or less left over outside sets and runs may close. All score what they have left over: face cards 10.
toy-rule-target = When a player has { $target } points, the fewest points win.
