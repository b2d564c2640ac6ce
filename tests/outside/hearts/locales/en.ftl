# Hearts in English. A line is short, the new thing first; `-you` is what the one it is about hears.

hearts-name = Hearts
hearts-about = Tricks without trumps: shun hearts and the queen of spades.

## Options and presets

hearts-option-target = Target
    .about = The game ends when somebody has so many points; fewest points win.
hearts-option-passing = Passing
    .about = Where three cards are passed before the play.
    .four = left, right, across, none
    .three = left, right, across
    .left = always left
    .none = no passing
hearts-option-jack = Jack of diamonds
    .about = Whether the jack of diamonds takes 10 points off.
hearts-option-moon = Shooting the moon
    .about = What taking all hearts and the queen of spades brings.
    .others = 26 points for the others
    .own = 26 points off one's own
    .off = nothing
hearts-option-bleeding = Points in the first trick
    .about = Whether hearts and the queen of spades may be thrown on the first trick.
hearts-option-queen_breaks = Queen breaks hearts
    .about = Whether the queen of spades breaks hearts too.
hearts-preset-usual = Usual
    .about = To 100 points.
hearts-preset-short = Short
    .about = To 50 points.
hearts-preset-jack = Jack of diamonds
    .about = The jack of diamonds takes 10 points off.
hearts-preset-plain = Plain
    .about = No passing and no moon.

## What happens

hearts-event-opened = Hearts to { $target }, with { $others }.
    .brief = Hearts to { $target }.
hearts-event-dealing = { $way ->
    [left] Deal { $number }. Pass three cards to the left.
    [right] Deal { $number }. Pass three cards to the right.
    [across] Deal { $number }. Pass three cards across.
   *[none] Deal { $number }. No cards are passed.
    }
    .brief = { $way ->
    [left] Deal { $number }, pass left.
    [right] Deal { $number }, pass right.
    [across] Deal { $number }, pass across.
   *[none] Deal { $number }, no passing.
    }
hearts-event-passed = { $who } passes { $cards } to { $to }.
    .brief = { $who } passes { $cards }.
hearts-event-passed-you = You pass { $cards } to { $to }.
    .brief = You pass { $cards }.
hearts-event-ready = { $who } has passed.
hearts-event-ready-you = You have passed.
hearts-event-received = { $who } gets { $cards } from { $giver }.
    .brief = { $who } gets { $cards }.
hearts-event-received-you = You get { $cards } from { $giver }.
    .brief = You get { $cards }.
hearts-event-leads = { $who } has the 2 of clubs and leads.
    .brief = { $who } leads.
hearts-event-leads-you = You have the 2 of clubs and lead it.
    .brief = You lead.
hearts-event-broken = Hearts are broken.
hearts-event-taken = { $points ->
    [0] { $who } takes it.
    [one] { $who } takes { $points } point.
   *[other] { $who } takes { $points } points.
    }
hearts-event-taken-you = { $points ->
    [0] You take it.
    [one] You take { $points } point.
   *[other] You take { $points } points.
    }
hearts-event-moon = { $who } shoots the moon!
hearts-event-moon-you = You shoot the moon!
hearts-event-counted = This deal: { COMMAS($parts) }.
hearts-event-totals = Scores: { COMMAS($parts) }.

## Keys

hearts-key-burden = the queen of spades, and whether hearts are broken
hearts-key-count = the points of this deal
hearts-part-broken = hearts are broken
hearts-part-unbroken = hearts are not broken
hearts-ask-queen = { $who } took the queen of spades, { $broken }.
hearts-ask-queen-you = You took the queen of spades, { $broken }.
hearts-ask-out = Queen of spades still out, { $broken }.
hearts-ask-count = Points of this deal: { COMMAS($parts) }.
hearts-ask-pass = Mark three cards with Space, then Enter passes them to { $to }.
    .brief = Mark three with Space, then Enter.
hearts-offer-pass = pass { $cards } to { $to }
hearts-refuse-three = Mark three cards with Space, then Enter.
hearts-refuse-held = Pass three cards of your own hand.
hearts-refuse-two = Lead the 2 of clubs first.
hearts-refuse-broken = Hearts are not broken, lead another suit.
hearts-refuse-first = No points on the first trick, lay another card.

## Typed moves

hearts-verb-lay = lay
hearts-verb-pass = pass

## Rules

hearts-rule-chapter-aim = The aim
hearts-rule-cards = Every heart that you take is a point, and the queen of spades is 13.
hearts-rule-jack = { $jack ->
    [yes] Who takes the jack of diamonds has 10 points less.
   *[no] The jack of diamonds counts nothing.
    }
hearts-rule-target = When somebody has { $target } points, the game is over, and fewest points win.
hearts-rule-chapter-passing = Passing
hearts-rule-pass = { $passing ->
    [four] Three cards go to the left, then to the right, then across; in the fourth deal none do.
    [three] Three cards go to the left, then to the right, then across.
    [left] Three cards go to the left in every deal.
   *[none] No cards are passed.
    }
hearts-rule-chapter-play = The play
hearts-rule-first = Who holds the 2 of clubs leads it to the first trick.
hearts-rule-follow = Who can, follows suit; the highest card of the suit that was led takes the trick.
hearts-rule-points = { $bleeding ->
    [yes] Hearts and the queen of spades may be thrown on the first trick.
   *[no] Hearts and the queen of spades may not be thrown on the first trick.
    }
hearts-rule-broken = { $queen_breaks ->
    [yes] Hearts may be led when a heart or the queen of spades was laid, or when you have nothing else.
   *[no] Hearts may be led when a heart was laid before, or when you have nothing else.
    }
hearts-rule-chapter-count = The count
hearts-rule-moon = { $moon ->
    [others] Who takes all hearts and the queen of spades has none of these points, and the others have 26 each.
    [own] Who takes all hearts and the queen of spades has 26 points less.
   *[off] Who takes all hearts and the queen of spades has all 26 points.
    }
