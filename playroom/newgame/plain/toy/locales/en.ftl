# Toy in English. A line is short, the new thing first; `-you` is what the one it is about hears.

toy-name = Toy
toy-about = Five tricks a deal, the highest card takes.

## Options and presets

toy-option-target = Target
    .about = Who has so many points first, wins.
toy-option-aces = Aces
    .about = Whether an ace beats a king.
    .high = high
    .low = low
toy-preset-usual = Usual
    .about = To 5 points, aces high.
toy-preset-long = Long
    .about = To 15 points.

## What happens

toy-event-started = Toy to { $target }, with { $others }.
    .brief = Toy to { $target }.
toy-event-dealt = Deal { $number }, { $who } leads.
toy-event-dealt-you = Deal { $number }, you lead.
toy-event-hand = { $cards_count } cards: { $cards }.
toy-event-laid = { $who }: { $card }.
toy-event-laid-you = You lay { THE($card) }.
toy-event-took = { $who } takes with { THE($card) }, { $total }.
    .brief = { $who } takes, { $total }.
toy-event-took-you = You take with { THE($card) }, { $total }.
    .brief = You take, { $total }.
toy-event-won = { $who } wins with { $points }!
toy-event-won-you = You win with { $points }!

## Keys, plays and refusals

toy-ask-led = Card led: { $card }.
toy-offer-lay = lay { THE($card) }
toy-refuse-card = { THE($card) } is not in your hand.
toy-refuse-number = Lay one card; { $count } are chosen.

## Typed moves: what a player may write, the first as it is shown

toy-verb-lay = lay

## Rules

toy-rule-chapter-play = The play
toy-rule-deal = Each player has five cards and lays one in every trick.
toy-rule-trick = { $aces ->
    [high] The highest card takes the trick, aces beat kings.
   *[low] The highest card takes the trick, aces are lowest.
 }
toy-rule-target = A trick is one point, and { $target } win the game.

## The lesson

toy-lesson-welcome = Five cards each, and the highest card takes.
toy-lesson-hand = { $key } tells your hand. Press { $key }.
toy-lesson-lay = Go to { THE($card) } with Tab and press Enter.
toy-lesson-took = That is one point for you.
