# El dominó en español. Las mitades de las fichas son palabras (seis cuatro), los números son cifras; las reglas son las DOM del juego.

domino-name = Dominó
domino-about = Pon fichas en las puntas de la cadena; domina primero y cuenta lo que tienen los demás.

## Modalidades

domino-preset-usual = De siempre
domino-preset-usual-about = A 100; el que no puede poner roba del pozo.
domino-preset-block = Sin robar
domino-preset-block-about = No se roba: el que no puede poner pasa.
domino-preset-caribbean = Caribeño
domino-preset-caribbean-about = A 200, cuentan todas las manos; 25 por capicúa y por cada paso.
domino-preset-nine = Doble nueve
domino-preset-nine-about = Con 55 fichas, 10 para cada uno, sin robar, a 200.

## Opciones

domino-option-tiles = Juego de fichas
domino-option-tiles-about = La ficha más alta: 28 hasta el doble seis, 55 hasta el doble nueve.
domino-option-tiles-six = doble seis
domino-option-tiles-nine = doble nueve
domino-option-hand = Fichas por jugador
domino-option-hand-about = Cuántas fichas recibe cada jugador.
domino-option-draw = Pozo
domino-option-draw-about = Si el que no puede poner roba, o pasa enseguida.
domino-option-reserve = Se quedan en el pozo
domino-option-reserve-about = Cuántas fichas del pozo no se roban nunca.
domino-option-teams = Parejas
domino-option-teams-about = Si cuatro jugadores forman dos equipos, con los compañeros enfrente.
domino-option-target = Meta
domino-option-target-about = Gana quien llega a tantos puntos al acabar una mano.
domino-option-count = Puntos de una mano
domino-option-count-about = Lo que cuenta quien gana una mano.
domino-option-count-others = las fichas del otro bando
domino-option-count-all = todas las fichas
domino-option-count-difference = las de los otros menos las propias
domino-option-lowest = Quién gana la tranca
domino-option-lowest-about = Si una mano trancada la gana la mano más baja o la pareja que suma menos.
domino-option-lowest-hand = la mano más baja
domino-option-lowest-side = la pareja más baja
domino-option-tie = Empate en la tranca
domino-option-tie-about = Qué pasa con una mano trancada si los bandos empatan.
domino-option-tie-none = no cuenta para nadie
domino-option-tie-opener = gana el bando que salió
domino-option-tie-against = pierde el bando que trancó
domino-option-first = Primera salida
domino-option-first-about = Quién sale en la primera mano.
domino-option-first-double = el doble más alto
domino-option-first-chance = al azar
domino-option-next = Salidas siguientes
domino-option-next-about = Quién sale en las manos que siguen.
domino-option-next-winner = quien ganó la última
domino-option-next-turn = por turno
domino-option-capicua = Capicúa
domino-option-capicua-about = Puntos de más por una última ficha que entra por las dos puntas.
domino-option-passing = Por un paso
domino-option-passing-about = Puntos si el siguiente, del otro bando, no puede poner tras tu ficha.
domino-option-turn_seconds = Reloj
domino-option-turn_seconds-about = Segundos para cada turno, 0 para ninguno.

## Lo que pasa

domino-event-started = Dominó a { $target }, con { $others }.
    .brief = Dominó a { $target }.
domino-event-teams = Dominó a { $target }: con { $mates }, contra { $others }.
    .brief = Dominó a { $target }, con { $mates }.
domino-event-dealt = Mano { $number }, sale { $who }.
domino-event-dealt-you = Mano { $number }, sales tú.
domino-event-opening = Mano { $number }, sale { $who } con { $the }.
    .brief = Sale { $who }: { $must }.
domino-event-opening-you = Mano { $number }, sales tú con { $the }.
    .brief = Sales con { $the }.
domino-event-hand =
    { $count ->
        [one] 1 ficha: { $tiles }.
       *[other] { $count } fichas: { $tiles }.
    }
domino-event-turn = Te toca.
domino-event-laid =
    { $same ->
        [yes] { $who }: { $tile }, { $left } en las dos puntas.
       *[no] { $who }: { $tile }, puntas { $left } y { $right }.
    }
    .brief =
        { $same ->
            [yes] { $who }: { $tile }, todo { $left_pips }.
           *[no] { $who }: { $tile }, { $left_pips } y { $right_pips }.
        }
    .full =
        { $rest ->
            [one] { $who } pone { $the }, le queda 1 ficha; puntas { $left } y { $right }.
           *[other] { $who } pone { $the }, le quedan { $rest } fichas; puntas { $left } y { $right }.
        }
domino-event-laid-you =
    { $same ->
        [yes] Pones { $the }, { $left } en las dos puntas.
       *[no] Pones { $the }, puntas { $left } y { $right }.
    }
    .brief =
        { $same ->
            [yes] { $tile }, todo { $left_pips }.
           *[no] { $tile }, { $left_pips } y { $right_pips }.
        }
    .full =
        { $rest ->
            [one] Pones { $the }, te queda 1 ficha; puntas { $left } y { $right }.
           *[other] Pones { $the }, te quedan { $rest } fichas; puntas { $left } y { $right }.
        }
domino-event-out = ¡{ $who } domina con { $the }!
    .brief = { $who } domina: { $tile }.
domino-event-out-you = ¡Dominas con { $the }!
    .brief = Dominas: { $tile }.
domino-event-drew =
    { $count ->
        [one] { $who } roba 1 ficha.
       *[other] { $who } roba { $count } fichas.
    }
domino-event-drew-you =
    { $count ->
        [one] Robas { $tiles }.
       *[other] Robas { $count }: { $tiles }.
    }
domino-event-passed =
    { $same ->
        [yes] { $who } pasa: no lleva { $left }.
       *[no] { $who } pasa: ni { $left } ni { $right }.
    }
    .brief = { $who } pasa.
domino-event-passed-you =
    { $same ->
        [yes] No llevas { $left } y pasas.
       *[no] No llevas { $left } ni { $right }: pasas.
    }
    .brief = Pasas.
domino-event-capicua =
    { $points ->
        [one] Capicúa: 1 punto { PARA($side) }, total { $total }.
       *[other] Capicúa: { $points } puntos { PARA($side) }, total { $total }.
    }
    .brief = Capicúa: { $points } { PARA($side) }.
domino-event-passing =
    { $points ->
        [one] Por el paso, 1 punto { PARA($side) }, total { $total }.
       *[other] Por el paso, { $points } puntos { PARA($side) }, total { $total }.
    }
    .brief = Por el paso, { $points } { PARA($side) }.
domino-event-blocked =
    { $tied ->
        [yes] Tranca con empate: no puntúa nadie.
       *[no] Tranca: ya no entra ninguna ficha.
    }
domino-event-shown =
    { $pips ->
        [one] A { $who } le quedan { $tiles }, 1 punto.
       *[other] A { $who } le quedan { $tiles }, { $pips } puntos.
    }
    .brief =
        { $pips ->
            [one] A { $who } le queda 1 punto.
           *[other] A { $who } le quedan { $pips } puntos.
        }
domino-event-shown-you =
    { $pips ->
        [one] Te quedan { $tiles }, 1 punto.
       *[other] Te quedan { $tiles }, { $pips } puntos.
    }
    .brief =
        { $pips ->
            [one] Te queda 1 punto.
           *[other] Te quedan { $pips } puntos.
        }
domino-event-deal =
    { $points ->
        [one] Mano { PARA($side) }: 1 punto, total { $total }.
       *[other] Mano { PARA($side) }: { $points } puntos, total { $total }.
    }
    .brief = { $points } { PARA($side) }, total { $total }.
domino-event-won =
    { $side_is ->
        [you] ¡Ganas con { $total } puntos!
       *[other] ¡Gana { $side } con { $total } puntos!
    }

## Teclas, jugadas y lo que no puede ser

domino-key-left = poner la ficha por la izquierda
domino-key-right = poner la ficha por la derecha
domino-key-passed = quién ha pasado, y con qué puntas
domino-key-numbers = cuántas fichas de cada número hay puestas
domino-key-count = tus puntos, y cuántas fichas hay puestas de los números de las puntas
domino-key-burden = quién salió en esta mano
domino-key-first = las puntas de la cadena
domino-key-table = la cadena de izquierda a derecha
domino-key-next = la siguiente ficha que entra
domino-key-holdings = cuántas fichas tiene cada jugador
domino-ask-first = { $who } salió en la mano { $number }.
domino-ask-first-you = Saliste tú en la mano { $number }.
domino-ask-target = Mano { $number }, a { $target }.
domino-refuse-hand = No alcanzan las fichas: como mucho, { $most } para cada uno.

## Lo que se puede escribir, lo primero como se muestra

domino-verb-lay = poner
domino-word-blank = blanca, blanco, blancas, cero
domino-word-one = uno, pito
domino-word-double = doble
domino-word-left = izquierda, a la izquierda, por la izquierda, en la izquierda
domino-word-right = derecha, a la derecha, por la derecha, en la derecha
domino-asks-first = qué puntas, las puntas, cuáles son las puntas, puntas, los extremos
domino-asks-holdings = cuántas fichas
domino-unneeded-pass = Se pasa solo, cuando no te entra ninguna ficha.
domino-unneeded-draw = Se roba solo, cuando no te entra ninguna ficha.

## Reglas

domino-rule-chapter-deal = El reparto
domino-rule-chapter-play = El juego
domino-rule-chapter-score = Los puntos
domino-rule-tiles = Hay { $pack } fichas, y cada jugador recibe { $hand }.
domino-rule-teams = Los compañeros se sientan enfrente y suman juntos.
domino-rule-first =
    { $first ->
        [double] En la primera mano sale el doble más alto o, sin dobles, la ficha más alta.
       *[chance] El azar dice quién sale en la primera mano, con cualquier ficha.
    }
domino-rule-next =
    { $next ->
        [winner] Quien gana una mano sale en la siguiente, con cualquier ficha.
       *[turn] En cada mano sale el siguiente jugador, con cualquier ficha.
    }
domino-rule-lay = En tu turno pones una ficha con una mitad igual a una punta de la cadena.
domino-rule-draw = Si no tienes, robas hasta que una entre, y pasas si no queda qué robar.
domino-rule-pass = Si no tienes, pasas.
domino-rule-reserve =
    { $reserve ->
        [one] La última ficha del pozo no se roba.
       *[other] Las últimas { $reserve } fichas del pozo no se roban.
    }
domino-rule-blocked =
    { $lowest ->
        [side] Gana la mano el primero que se queda sin fichas; si hay tranca, el bando que suma menos.
       *[hand] Gana la mano el primero que se queda sin fichas; si hay tranca, la mano más baja.
    }
domino-rule-tie =
    { $tie ->
        [none] Una tranca con empate entre los más bajos no cuenta para nadie.
        [opener] Si empatan los más bajos, gana el primero de ellos desde quien salió.
       *[against] Si empatan los más bajos, pierde el bando que puso la última ficha.
    }
domino-rule-count =
    { $count ->
        [others] Quien gana cuenta los puntos de las fichas del otro bando.
        [all] Quien gana cuenta los puntos de todas las fichas que quedan en las manos.
       *[difference] Quien gana cuenta los puntos de los otros, menos los de su bando.
    }
domino-rule-capicua = { $capicua } puntos de más por una última ficha, sin blanca, que entra por dos puntas distintas.
domino-rule-passing = { $passing } puntos por una ficha tras la que pasa el siguiente, si es de otro bando.
domino-rule-turn_seconds = Cada turno tiene { $turn_seconds } segundos; después se pone la ficha más alta que entre.
domino-rule-target = Gana el bando con más puntos en cuanto tiene { $target } al acabar una mano.

## La lección

domino-lesson-welcome = Dominó: las fichas tienen dos mitades, de la blanca al seis, y forman una cadena.
domino-lesson-aim = Quédate sin fichas antes que nadie: cuentas lo que le queda al otro.
domino-lesson-hand = La tecla { $key } dice tus fichas. Pulsa { $key }.
domino-lesson-first = Tienes el doble más alto, así que sales con { $tile }.
domino-lesson-lay = Ve con la tecla Z hasta { $tile } y pulsa Intro.
domino-lesson-ends = La tecla { $key } dice las dos puntas de la cadena. Pulsa { $key }.
domino-lesson-fit = Una ficha tiene que llevar una mitad igual a una de las puntas.
domino-lesson-both = Por las dos puntas entra { $tile }: la tecla K, por la derecha; la tecla J, por la izquierda.
domino-lesson-right = Ve con la tecla Z hasta { $tile } y pulsa la tecla K.
domino-lesson-passed = Berta no lleva ningún seis y pasa sola. La tecla P dice siempre qué le falta a cada cual.
domino-lesson-rest = La mano acaba con tu última ficha, o cuando ya no entra ninguna: entonces gana la mano más baja.
domino-lesson-heavy = Las fichas pesadas y los dobles se ponen pronto.
domino-lesson-end = Bien jugado. La tecla W dice en todo momento qué puedes poner.

domino-hint = { $left ->
    [0] Es tu última ficha.
   *[other] Pesa { $pips }; de las { $left } que te quedan encajarían { $count }.
 }
