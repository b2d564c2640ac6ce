# Toy in English. A line is short, the new thing first; `-you` is what the one it is about hears.

toy-name = Toy
toy-about = Five tricks a deal, with trumps.

## Options and presets

toy-option-target = Target
    .about = Who has so many points first, wins.
toy-preset-usual = Usual
    .about = To 5 points.
toy-preset-long = Long
    .about = To 15 points.

## What happens

toy-event-dealt = Turned up: { $card }. { $who } leads.
    .brief = { $card }, { $who } leads.
toy-event-dealt-you = Turned up: { $card }. You lead.
    .brief = { $card }, you lead.

## Keys

toy-ask-trump = { THE($card) } was turned up for trumps.
toy-key-burden = the trumps

## Typed moves: what a player may write, the first as it is shown

toy-verb-lay = lay

## Rules

toy-rule-chapter-play = The play
toy-rule-deal = Each player has five cards and lays one in every trick.
toy-rule-trick = A card is turned up, and its suit is trumps. Who can, follows the suit that was led; the highest trump takes the trick, or else the highest card of that suit.
toy-rule-target = A trick is one point, and { $target } win the game.
