# Toy in English. A line is short, the new thing first; `-you` is what the one it is about hears.

toy-name = Toy
toy-about = Five tricks a deal, bid for.

## Options and presets

toy-option-target = Target
    .about = Who has so many points first, wins.
toy-preset-usual = Usual
    .about = To 10 points.

## What happens

toy-event-dealt = Turned up: { $card }. { $who } bids first.
    .brief = { $card }, { $who } bids first.
toy-event-dealt-you = Turned up: { $card }. You bid first.
    .brief = { $card }, you bid first.

## Keys

toy-ask-trump = Trumps: { SUIT($suit) }.
toy-key-burden = the trumps

## Typed moves: what a player may write, the first as it is shown

toy-verb-lay = lay
toy-verb-bid = bid

## Rules

toy-rule-chapter-play = The play
toy-rule-deal = Each player has five cards, and one more is turned up: its suit is trumps.
toy-rule-bid = In turn each bids a number of tricks, more than the bids before, or passes, until all others have passed. The highest bidder leads.
toy-rule-trick = Who can, follows the suit that was led; the highest trump takes the trick, or else the highest card of that suit.
toy-rule-points = The highest bidder scores the bid, or loses it with fewer tricks than that; every trick of the others is a point.
toy-rule-target = After a deal the best player with { $target } points or more wins.
