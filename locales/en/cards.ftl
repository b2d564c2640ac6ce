# The words of cards, lists and people in English, and how they go together.
#
# Functions of messages come from the forms below: form-the makes THE (a card), THE_RANK and THE_RANKS.

# What the language calls itself.
language-name = English

## Ranks, 1 to 13 and the joker. Attributes: the plural, and what articles look at.

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
rank-11 = jack
    .plural = jacks
rank-12 = queen
    .plural = queens
rank-13 = king
    .plural = kings
rank-14 = joker
    .plural = jokers

## Suits, in the order of the engine.

suit-0 = clubs
suit-1 = diamonds
suit-2 = hearts
suit-3 = spades

## A card. A joker is its rank alone.

card = { $rank } of { $suit }

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
people-team = { $names }'s team

## Said when the words for something are missing.

untold = Something happened, but the words for it are missing.
untold-game = Something happened in { $game }, but the words for it are missing.
