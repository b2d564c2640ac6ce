# The words of cards, lists and people in English, and how they go together.
#
# Functions of messages come from the forms below: form-the makes THE (a card), THE_RANK and THE_RANKS.

# What the language calls itself.
language-name = português

## Ranks that every pack calls alike: the numbers and the joker (14). Attributes: the plural, and what
## articles look at. A family of packs has words of its own in card-<family>-rank-<n>.

rank-1 = ás
    .plural = ases
    .gender = m
rank-2 = 2
    .plural = dois
    .gender = m
rank-3 = 3
    .plural = três
    .gender = m
rank-4 = 4
    .plural = quatros
    .gender = m
rank-5 = 5
    .plural = cincos
    .gender = m
rank-6 = 6
    .plural = seis
    .gender = m
rank-7 = 7
    .plural = setes
    .gender = m
rank-8 = 8
    .plural = oitos
    .gender = m
rank-9 = 9
    .plural = noves
    .gender = m
rank-10 = 10
    .plural = dez
    .gender = m
rank-14 = curinga
    .plural = curingas
    .gender = m

## The French pack: figures, and suits in the order of the engine.

card-french-rank-11 = valete
    .plural = valetes
    .gender = m
card-french-rank-12 = dama
    .plural = damas
    .gender = f
card-french-rank-13 = rei
    .plural = reis
    .gender = m
card-french-suit-0 = paus
card-french-suit-1 = ouros
card-french-suit-2 = copas
card-french-suit-3 = espadas

## The Spanish pack. Sota, caballo and rey are jack, knight and king, as English descriptions of it
## say; bastos are batons, since clubs would be heard as the French suit.

card-spanish-rank-11 = valete
    .plural = valetes
    .gender = m
card-spanish-rank-12 = cavalo
    .plural = cavalos
    .gender = m
card-spanish-rank-13 = rei
    .plural = reis
    .gender = m
card-spanish-suit-0 = paus
card-spanish-suit-1 = ouros
card-spanish-suit-2 = copas
card-spanish-suit-3 = espadas

## A card. A joker is its rank alone.

card = { $rank } de { $suit }

## What a player may type for cards: phrases with commas between, the first one used in examples. One
## or two letters stand right behind the rank (5co). What the notation says (10D, JK) is understood
## everywhere and need not be here. A family of packs has phrases of its own, as with the words above.

card-typed-rank-14 = curinga
card-french-typed-rank-12 = dama
card-french-typed-rank-13 = rei

## Forms of cards and ranks.

form-the =
    { $gender ->
        [m] o { $words }
       *[f] a { $words }
    }
    .plural =
        { $gender ->
            [m] o { $words }
           *[f] a { $words }
        }
form-a =
    { $gender ->
        [m] um { $words }
       *[f] uma { $words }
    }

## Lists.

list-comma = { $before }, { $next }
list-and = { $before } e { $next }
list-or = { $before } ou { $next }
list-nothing = nada

## Numbers below 0.

number-negative = menos { $number }

## People. A name stays as its owner wrote it.

people-you = você
people-your-team = a sua equipe
people-unnamed = Alguém
people-team = a equipe de { $names }

## Said when the words for something are missing.

untold = Aconteceu algo, mas faltam as palavras.
