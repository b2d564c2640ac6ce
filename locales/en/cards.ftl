# The words of cards, lists and people in English, and how they go together.
#
# Functions of messages come from the forms below: form-the makes THE (a card), THE_RANK and THE_RANKS.

# What the language calls itself.
language-name = English

## Ranks that every pack calls alike: the numbers and the joker (14). Attributes: the plural, and what
## articles look at. A family of packs has words of its own in card-<family>-rank-<n>.

rank-1 = ace
    .plural = aces
    .sound = vowel
rank-2 = 2
    .plural = twos
rank-3 = 3
    .plural = threes
rank-4 = 4
    .plural = fours
rank-5 = 5
    .plural = fives
rank-6 = 6
    .plural = sixes
rank-7 = 7
    .plural = sevens
rank-8 = 8
    .plural = eights
    .sound = vowel
rank-9 = 9
    .plural = nines
rank-10 = 10
    .plural = tens
rank-14 = joker
    .plural = jokers

## The French pack: figures, and suits in the order of the engine.

card-french-rank-11 = jack
    .plural = jacks
card-french-rank-12 = queen
    .plural = queens
card-french-rank-13 = king
    .plural = kings
card-french-suit-0 = clubs
card-french-suit-1 = diamonds
card-french-suit-2 = hearts
card-french-suit-3 = spades

## The Spanish pack. Sota, caballo and rey are jack, knight and king, as English descriptions of it
## say; bastos are batons, since clubs would be heard as the French suit.

card-spanish-rank-11 = jack
    .plural = jacks
card-spanish-rank-12 = knight
    .plural = knights
card-spanish-rank-13 = king
    .plural = kings
card-spanish-suit-0 = batons
card-spanish-suit-1 = coins
card-spanish-suit-2 = cups
card-spanish-suit-3 = swords

# What is painted on the figures, where cards are drawn.
card-spanish-face-11 = J
card-spanish-face-12 = N
card-spanish-face-13 = K

## A card. A joker is its rank alone.

card = { $rank } of { $suit }

## What a player may type for cards: phrases with commas between, the first one used in examples. One
## or two letters stand right behind the rank (5co). What the notation says (10D, JK) is understood
## everywhere and need not be here. A family of packs has phrases of its own, as with the words above.

card-typed-the = the
card-typed-of = of
card-typed-and = and
card-typed-rank-1 = ace, 1
card-typed-rank-2 = 2, two
card-typed-rank-3 = 3, three
card-typed-rank-4 = 4, four
card-typed-rank-5 = 5, five
card-typed-rank-6 = 6, six
card-typed-rank-7 = 7, seven
card-typed-rank-8 = 8, eight
card-typed-rank-9 = 9, nine
card-typed-rank-10 = 10, ten
card-typed-rank-14 = joker

card-french-typed-rank-11 = jack, knave
card-french-typed-rank-12 = queen
card-french-typed-rank-13 = king
card-french-typed-suit-0 = clubs, club
card-french-typed-suit-1 = diamonds, diamond
card-french-typed-suit-2 = hearts, heart
card-french-typed-suit-3 = spades, spade

card-spanish-typed-rank-11 = jack, knave, 10
card-spanish-typed-rank-12 = knight, horse, 11
card-spanish-typed-rank-13 = king, 12
card-spanish-typed-suit-0 = batons, baton, clubs, club, b
card-spanish-typed-suit-1 = coins, coin, co
card-spanish-typed-suit-2 = cups, cup, cu
card-spanish-typed-suit-3 = swords, sword

## Forms of cards and ranks.

form-the = the { $words }
    .plural = the { $words }
form-a =
    { $sound ->
        [vowel] an { $words }
       *[other] a { $words }
    }

## Lists.

list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
list-nothing = nothing

## Numbers below 0.

number-negative = minus { $number }

## People. A name stays as its owner wrote it.

people-you = you
people-your-team = your team
people-unnamed = Someone
people-team = { $names }'s team

## Said when the words for something are missing.

untold = Something happened, but the words for it are missing.
untold-game = Something happened in { $game }, but the words for it are missing.
