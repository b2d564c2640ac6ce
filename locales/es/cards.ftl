# Las palabras de cartas, listas y personas en español, y cómo se combinan.
#
# Las funciones de los mensajes salen de las formas de abajo: form-the da THE (una carta), THE_RANK y THE_RANKS.

# Cómo se llama a sí misma la lengua.
language-name = español

## Palabras que cada cual puede elegir; la primera es la usual.

choice-jack = jota sota jack
choice-queen = reina dama

## Lo que todas las barajas llaman igual: los números y el comodín (14). Atributos: el plural y lo que
## miran los artículos. Cada familia de barajas tiene sus palabras en card-<familia>-rank-<n>.

rank-1 = as
    .plural = ases
    .gender = m
rank-2 = 2
    .plural = doses
    .gender = m
rank-3 = 3
    .plural = treses
    .gender = m
rank-4 = 4
    .plural = cuatros
    .gender = m
rank-5 = 5
    .plural = cincos
    .gender = m
rank-6 = 6
    .plural = seises
    .gender = m
rank-7 = 7
    .plural = sietes
    .gender = m
rank-8 = 8
    .plural = ochos
    .gender = m
rank-9 = 9
    .plural = nueves
    .gender = m
rank-10 = 10
    .plural = dieces
    .gender = m
rank-14 = comodín
    .plural = comodines
    .gender = m

## La baraja francesa: figuras, y palos en el orden del motor.

card-french-rank-11 =
    { $jack ->
       *[jota] jota
        [sota] sota
        [jack] jack
    }
    .plural =
        { $jack ->
           *[jota] jotas
            [sota] sotas
            [jack] jacks
        }
    .gender =
        { $jack ->
           *[jota] f
            [sota] f
            [jack] m
        }
card-french-rank-12 =
    { $queen ->
       *[reina] reina
        [dama] dama
    }
    .plural =
        { $queen ->
           *[reina] reinas
            [dama] damas
        }
    .gender = f
card-french-rank-13 = rey
    .plural = reyes
    .gender = m
card-french-suit-0 = tréboles
card-french-suit-1 = diamantes
card-french-suit-2 = corazones
card-french-suit-3 = picas

## La baraja española.

card-spanish-rank-11 = sota
    .plural = sotas
    .gender = f
card-spanish-rank-12 = caballo
    .plural = caballos
    .gender = m
card-spanish-rank-13 = rey
    .plural = reyes
    .gender = m
card-spanish-suit-0 = bastos
card-spanish-suit-1 = oros
card-spanish-suit-2 = copas
card-spanish-suit-3 = espadas

# Lo que llevan pintado las figuras, donde se dibujan cartas.
card-spanish-face-11 = S
card-spanish-face-12 = C
card-spanish-face-13 = R

## Una carta. El comodín no tiene palo.

card = { $rank } de { $suit }

## Lo que se puede escribir por una carta: frases separadas por comas, la primera para los ejemplos.
## Las de una o dos letras van pegadas al número (5co). Lo que dice la notación (10D, JK) se entiende
## siempre y no hace falta aquí. Cada familia de barajas tiene frases propias, como arriba palabras.

card-typed-the = el, la, los, las
card-typed-of = de
card-typed-and = y, e
card-typed-rank-1 = as, 1
card-typed-rank-2 = 2, dos
card-typed-rank-3 = 3, tres
card-typed-rank-4 = 4, cuatro
card-typed-rank-5 = 5, cinco
card-typed-rank-6 = 6, seis
card-typed-rank-7 = 7, siete
card-typed-rank-8 = 8, ocho
card-typed-rank-9 = 9, nueve
card-typed-rank-10 = 10, diez
card-typed-rank-14 = comodín

card-french-typed-rank-11 = jota, sota, jack
card-french-typed-rank-12 = reina, dama
card-french-typed-rank-13 = rey
card-french-typed-suit-0 = tréboles, trébol, t
card-french-typed-suit-1 = diamantes, diamante
card-french-typed-suit-2 = corazones, corazón, co
card-french-typed-suit-3 = picas, pica, p

card-spanish-typed-rank-11 = sota, s, 10
card-spanish-typed-rank-12 = caballo, c, 11
card-spanish-typed-rank-13 = rey, r, 12
card-spanish-typed-suit-0 = bastos, basto, b
card-spanish-typed-suit-1 = oros, oro, o
card-spanish-typed-suit-2 = copas, copa, co
card-spanish-typed-suit-3 = espadas, espada, e

## Formas de cartas y números; .person es la forma de una persona o un equipo.

form-the =
    { $gender ->
        [f] la { $words }
       *[m] el { $words }
    }
    .plural =
        { $gender ->
            [f] las { $words }
           *[m] los { $words }
        }
form-a =
    { $gender ->
        [f] una { $words }
       *[m] un { $words }
    }
form-del =
    { $gender ->
        [f] de la { $words }
       *[m] del { $words }
    }
    .plural =
        { $gender ->
            [f] de las { $words }
           *[m] de los { $words }
        }
    .person =
        { $is ->
            [you] de ti
            [team] de tu equipo
            [side] del equipo de { $names }
           *[other] de { $names }
        }
form-al =
    { $gender ->
        [f] a la { $words }
       *[m] al { $words }
    }
    .plural =
        { $gender ->
            [f] a las { $words }
           *[m] a los { $words }
        }
    .person =
        { $is ->
            [you] a ti
            [team] a tu equipo
            [side] al equipo de { $names }
           *[other] a { $names }
        }
form-para =
    .person =
        { $is ->
            [you] para ti
            [team] para tu equipo
            [side] para el equipo de { $names }
           *[other] para { $names }
        }
form-con =
    .person =
        { $is ->
            [you] contigo
            [team] con tu equipo
            [side] con el equipo de { $names }
           *[other] con { $names }
        }

## Listas. Los sonidos: comienzos de palabra (gana el más largo) o números enteros que los tienen.

sound-i = i í y hi hí
sound-other = ia ie io iu iá ié ió iú hia hie hio hiu hiá hié hió hiú ya ye yo yu yá yé yó yú
sound-o = o ó ho hó 8 11 80 81 82 83 84 85 86 87 88 89

list-comma = { $before }, { $next }
list-and =
    { $sound ->
        [i] { $before } e { $next }
       *[other] { $before } y { $next }
    }
list-or =
    { $sound ->
        [o] { $before } u { $next }
       *[other] { $before } o { $next }
    }
list-nothing = nada

## Lo que se escribe junto dondequiera que se encuentre.

contractions = de el, del; a el, al

## Números bajo cero.

number-negative = menos { $number }

## Personas. Un nombre queda como lo escribió su dueño.

people-you = tú
people-your-team = tu equipo
people-unnamed = Alguien
people-team = el equipo de { $names }

## Se dice cuando faltan las palabras para algo.

untold = Ha pasado algo, pero faltan las palabras para decirlo.
untold-game = Ha pasado algo en { $game }, pero faltan las palabras para decirlo.
