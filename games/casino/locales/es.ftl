# El casino. Los mensajes van agrupados por el momento en que se dicen; las reglas son las CAS del juego.

casino-name = Casino
casino-about = De 2 a 4 jugadores toman cartas de la mesa y hacen construcciones; gana quien llega a 21.

## Modalidades

casino-preset-classic = Casino clásico
casino-preset-classic-about = Figuras solo por parejas, construcciones hasta 10; 11 puntos por reparto, a 21.
casino-preset-royal = Casino real
casino-preset-royal-about = Las figuras valen y construyen: { RANK(11) } 11, { RANK(12) } 12, rey 13, as 1 o 14. Cuentan las barridas.
casino-preset-spade = Casino de picas
casino-preset-spade-about = Cuenta cada pica, { THE_RANK(11) } y el 2 el doble, a 61.
casino-preset-draw = Casino de robar cartas
casino-preset-draw-about = Tras cada jugada robas una carta: siempre 4 en la mano hasta que se acaba el mazo.
casino-preset-two-player-002 = Casino a dúo
casino-preset-two-player-002-about = Para 2: se toman 1 o 3 iguales, no se abre con iguales y quien construye puede volver a construir.
casino-preset-deal-game = Casino a un reparto
casino-preset-deal-game-about = Cada reparto es una partida: gana quien suma más puntos.

## Opciones

casino-option-seats = Jugadores
casino-option-seats-about = Una mesa para ese número de jugadores, o para cualquiera de 2 a 4.
casino-option-seats-any = de 2 a 4
casino-option-seats-2 = 2
casino-option-seats-3 = 3
casino-option-seats-4 = 4
casino-option-partnerships = Parejas
casino-option-partnerships-about = Con 4 jugadores van juntos quienes se sientan enfrente, o cada cual por su cuenta.
casino-option-partnerships-auto = con 4 jugadores
casino-option-partnerships-on = sí
casino-option-partnerships-off = no
casino-option-first_dealer = Quién reparte primero
casino-option-first_dealer-about = Al azar, o el primero, el segundo, el tercero o el cuarto de la mesa.
casino-option-first_dealer-random = al azar
casino-option-first_dealer-a = el primero
casino-option-first_dealer-b = el segundo
casino-option-first_dealer-c = el tercero
casino-option-first_dealer-d = el cuarto
casino-option-game_mode = Qué se gana
casino-option-game_mode-about = Una partida a puntos en varios repartos, o cada reparto una partida.
casino-option-game_mode-points = a puntos, en varios repartos
casino-option-game_mode-deal = cada reparto es una partida
casino-option-target = Puntos para ganar
casino-option-target-about = Gana el bando que los tiene cuando se cuenta un reparto.
casino-option-deal_style = Cómo se reparte
casino-option-deal_style-about = Por rondas de 4 cartas, o 4 cartas una vez y una robada tras cada jugada.
casino-option-deal_style-rounds = por rondas
casino-option-deal_style-draw = robando tras cada jugada
casino-option-initial_table_multi = Mesa inicial con 3 o 4 jugadores
casino-option-initial_table_multi-about = 4 cartas descubiertas al empezar el reparto, como con 2 jugadores, o ninguna.
casino-option-initial_table_multi-four = 4
casino-option-initial_table_multi-none = ninguna
casino-option-face_pairing = Figuras de una vez
casino-option-face_pairing-about = Cuántas figuras toma de una vez otra igual a ellas.
casino-option-face_pairing-1 = 1
casino-option-face_pairing-1-2 = 1 o 2
casino-option-face_pairing-1-3 = 1 o las 3
casino-option-face_pairing-any = las que haya
casino-option-number_pairing = Cartas iguales de una vez
casino-option-number_pairing-about = Cuántas cartas sueltas de su mismo número toma de una vez una carta.
casino-option-number_pairing-any = las que haya
casino-option-number_pairing-1-3 = 1 o 3
casino-option-pair_builds = Construir con iguales
casino-option-pair_builds-about = Si un 5 sobre un 5 puede abrir una construcción de 5.
casino-option-gather_on_raise = Reunir al aumentar
casino-option-gather_on_raise-about = Si al aumentar una construcción pueden añadirse grupos sueltos del nuevo valor.
casino-option-raise_scope = Qué construcciones se aumentan
casino-option-raise_scope-about = Las simples de cualquiera, o solo las de los otros bandos.
casino-option-raise_scope-any = las de cualquiera
casino-option-raise_scope-opponents = solo las rivales
casino-option-builder_duty = Deber de quien construye
casino-option-builder_duty-about = Qué puedes hacer en tu turno mientras tienes una construcción en la mesa.
casino-option-builder_duty-take_or_duplicate_or_increase = tomar, duplicar o aumentar la propia
casino-option-builder_duty-take_or_duplicate = tomar, o duplicar la propia
casino-option-builder_duty-no_trail = todo menos dejar una carta
casino-option-builder_duty-none = todo
casino-option-face_values = Figuras con valor
casino-option-face_values-about = Casino real: { RANK(11) } 11, { RANK(12) } 12, rey 13, as 1 o 14; todas suman y construyen.
casino-option-casino_high_values = En Casino real, casinos altos
casino-option-casino_high_values-about = Con figuras con valor: el 2 de picas vale también 15 y el 10 de diamantes vale también 16.
casino-option-table_dual_values = En Casino real, dos valores en la mesa
casino-option-table_dual_values-about = Con figuras con valor: el as de la mesa vale 1 o 14, o siempre 1.
casino-option-sweeps = Barridas
casino-option-sweeps-about = 1 punto por tomar todo lo que hay en la mesa.
casino-option-overs = Cartas sobrantes
casino-option-overs-about = 1 punto por cada carta tomada que pase de 30.
casino-option-spade_overs = Picas sobrantes
casino-option-spade_overs-about = 1 punto por cada pica tomada que pase de 8.
casino-option-spade_points = Todas las picas puntúan
casino-option-spade_points-about = Casino de picas: { THE_RANK(11) } y el 2 de picas valen 2 puntos y cada otra pica, 1.
casino-option-multipliers = Partidas dobles y cuádruples
casino-option-multipliers-about = Ganar en 2 repartos vale doble; en 1 reparto, cuádruple.
casino-option-pile_info = Qué se dice de los montones
casino-option-pile_info-about = Cuánto puede preguntarse de las cartas tomadas mientras se juega.
casino-option-pile_info-memory = solo barridas y última captura
casino-option-pile_info-counts = cuántas cartas
casino-option-pile_info-summary = cartas, picas y lo que puntúa
casino-option-pile_info-full = todas las cartas y lo que falta por ver
casino-option-illegal_take_penalty = Castigo por tomar mal
casino-option-illegal_take_penalty-about = Con árbitro estricto: ninguno, o hay que dejar la carta.
casino-option-illegal_take_penalty-none = ninguno
casino-option-illegal_take_penalty-must_trail = se deja la carta
casino-option-referee = Árbitro
casino-option-referee-about = Estricto: solo cabe lo legal. Con impugnaciones: lo ilegal vale si nadie lo impugna.
casino-option-referee-strict = estricto
casino-option-referee-claims = con impugnaciones
casino-option-announce_last = Anuncio de la última ronda
casino-option-announce_last-about = Lo hace la sala, o quien reparte, que puede olvidarlo.
casino-option-announce_last-auto = lo hace la sala
casino-option-announce_last-manual = lo hace quien reparte
casino-option-irregularity_loses = Las faltas pierden la partida
casino-option-irregularity_loses-about = Para 2, a un reparto: una jugada ilegal o un anuncio olvidado pierde en el acto.
casino-option-challenge_seconds = Tiempo para responder
casino-option-challenge_seconds-about = Para impugnaciones, acusaciones y votos; si se acaba, la respuesta es no.
casino-option-turn_seconds = Tiempo para cada turno
casino-option-turn_seconds-about = Si se acaba, se deja la carta que menos importa o se toma una construcción.
casino-option-on_leave = Si alguien se va
casino-option-on_leave-about = Lo sustituye un robot, o pierde la partida.
casino-option-on_leave-bot = sigue un robot
casino-option-on_leave-forfeit = pierde la partida

## Mesas que no pueden abrirse

casino-refuse-options-seats = Estas reglas son para { $wanted } jugadores y en la mesa hay { $seats }.
casino-refuse-options-dealer = No existe ese asiento en una mesa de { $seats }: elige a otro para repartir primero.
casino-refuse-options-partnerships = Para jugar por parejas hacen falta 4 jugadores y hay { $seats }.
casino-refuse-options-high = { $options } van juntos: da antes valor a las figuras.
casino-refuse-options-multipliers = { $options } no van juntos: a un reparto no hay meta a la que llegar antes.
casino-refuse-options-penalty = { $options } no van juntos: con impugnaciones, lo mal tomado se impugna.
casino-refuse-options-announce = { $options } no van juntos: si se roba no hay última ronda.
casino-refuse-options-irregularity = { $options }: las faltas solo pierden entre 2 jugadores y a un reparto.
casino-refuse-options-irregularity-idle = { $options }: elige también árbitro con impugnaciones o anuncio de quien reparte.

## Lo que se escribe

casino-verb-trail = dejar, dejo
casino-verb-take = tomar
casino-verb-build = construir
casino-verb-dup = duplicar
casino-verb-raise = aumentar
casino-verb-challenge = impugnar, reclamar
casino-verb-no = no
casino-verb-accuse = acusar
casino-verb-agree = sí
casino-verb-decline = rechazar
casino-verb-redeal = repetir
casino-verb-dealer = dador
casino-verb-last = última
casino-word-to = hasta
casino-word-stack = construcción, la construcción, construcción de, la construcción de, tu construcción, pila, tu pila, pila de, montón, el montón
casino-over = doble, triple, múltiple, más, y además, además, como, otra vez, última ronda
casino-family-redeal = repetir, repartir otra vez, propones repartir otra vez, propongo repartir otra vez, otro reparto
casino-asks-details = quién reparte, quién da, quién repartió
casino-asks-count = cuántas cartas llevo, cuántas llevo

## La mesa antes de repartir

casino-event-start = { $preset } para { $seats }, a { $target }, con { $others }.
    .brief = { $preset } para { $seats }, a { $target }.
casino-event-start-deal = { $preset } para { $seats }, con { $others }.
casino-event-partner = Tu pareja es { $partner }.
casino-event-partners = { $team } son pareja.

## El reparto

casino-event-deal = Reparte { $who }.
    .full = Reparto { $number }. Reparte { $who }.
casino-event-deal-you = Repartes tú.
    .full = Reparto { $number }. Repartes tú.
casino-event-round = Ronda { $round } de { $rounds }.
    .brief = Ronda { $round }.
    .full = Ronda { $round } de { $rounds }, con { $stock } cartas en el mazo.
casino-event-hand-dealt = { $cards_count } cartas: { $cards }.
casino-event-table-dealt = Mesa: { $cards }.
    .full = En la mesa, { $cards_count } cartas: { $cards }.
casino-event-last-round = { $who } anuncia la última ronda.
    .brief = Última ronda.
casino-event-last-round-you = Última ronda.
    .brief = Última ronda.
casino-event-drew = Robas { THE($card) }.
    .brief = Robas { $card }.
casino-event-stock-out = Mazo agotado: se juegan las manos hasta el final.
    .brief = Mazo agotado, se juegan las manos.
casino-event-turn = Te toca.
casino-event-turn-owner = { $duty ->
    [take_or_duplicate_or_increase] Es tu turno. Tienes { $builds }: toma, duplica o aumenta.
    [take_or_duplicate] Es tu turno. Tienes { $builds }: toma o duplica.
    [no_trail] Es tu turno. Tienes { $builds }: todo menos dejar una carta.
   *[none] Es tu turno. Tienes { $builds }.
 }
    .brief = { $duty ->
    [take_or_duplicate_or_increase] Es tu turno, con { $builds }.
    [take_or_duplicate] Es tu turno, con { $builds }.
    [no_trail] Es tu turno, con { $builds }.
   *[none] Es tu turno, con { $builds }.
 }

## Jugadas

casino-event-trailed = { $who } deja { THE($card) }.
    .brief = { $who } deja { $card }.
casino-event-trailed-you = Dejas { THE($card) }.
    .brief = Dejas { $card }.
casino-event-took = { $who } toma { $taken } con { THE($card) }{ $value ->
    [0] { "" }
   *[other] , como { $value }
 }.
    .brief = { $who } toma { $taken } con { $card }{ $value ->
    [0] { "" }
   *[other] , como { $value }
 }.
    .full = { $who } toma { $taken } con { THE($card) }{ $value ->
    [0] { "" }
   *[other] , como { $value }
}, en total { $count } cartas.
casino-event-took-you = Tomas { $taken } con { THE($card) }{ $value ->
    [0] { "" }
   *[other] , como { $value }
 }.
    .brief = Tomas { $taken } con { $card }{ $value ->
    [0] { "" }
   *[other] , como { $value }
 }.
    .full = Tomas { $taken } con { THE($card) }{ $value ->
    [0] { "" }
   *[other] , como { $value }
}, en total { $count } cartas.
casino-event-took-many = { $who } toma { $count } cartas con { THE($card) }{ $value ->
    [0] { "" }
   *[other] , como { $value }
 }.
    .brief = { $value ->
    [0] { $card }: { $who } toma { $count } cartas.
   *[other] { $card } por { $value }: { $who } toma { $count }.
 }
casino-event-took-many-you = Tomas { $count } cartas con { THE($card) }{ $value ->
    [0] { "" }
   *[other] , como { $value }
 }.
    .brief = { $value ->
    [0] Tomas { $count } cartas con { $card }.
   *[other] Tomas { $count }, { $card } por { $value }.
 }
casino-part-list = { $things }.
casino-part-list-begun = { COMMAS($things) }.
casino-part-list-ended = Y además { $things }.
casino-event-built = { $who } construye { $value }: { $card } sobre { $company }.
casino-event-built-you = Construyes { $value }: { $card } sobre { $company }.
casino-event-built-lone = { $who } construye { $value }, { $groups ->
    [2] doble
    [3] triple
   *[other] múltiple
 }: { $card } sobre { $extra }.
casino-event-built-lone-you = Construyes { $value }, { $groups ->
    [2] doble
    [3] triple
   *[other] múltiple
 }: { $card } sobre { $extra }.
casino-event-built-more = { $who } construye { $value }, { $groups ->
    [2] doble
    [3] triple
   *[other] múltiple
 }: { $card } sobre { $company }, y además { $extra }.
casino-event-built-more-you = Construyes { $value }, { $groups ->
    [2] doble
    [3] triple
   *[other] múltiple
 }: { $card } sobre { $company }, y además { $extra }.
casino-event-duplicated = { $who } duplica { $build }: { $added }.
casino-event-duplicated-you = Duplicas { $build }: { $added }.
casino-event-increased = { $who } aumenta a { $value } { $build }: { $card }.
    .brief = { $who } aumenta a { $value }: { $card }.
casino-event-increased-you = Aumentas a { $value } { $build }: { $card }.
    .brief = Aumentas a { $value }: { $card }.
casino-event-increased-merged = Las dos construcciones de { $value } quedan unidas.
casino-event-increased-more = Y añade: { $extra }.
casino-event-swept = Barrida { PARA($who) }, { $count ->
    [one] la primera
   *[other] y van { $count }
 }.
    .brief = Barrida { PARA($who) }.
casino-event-swept-you = Barrida para ti, { $count ->
    [one] la primera
   *[other] y van { $count }
 }.
    .brief = Barrida para ti.
casino-event-residue = { $who } se lleva el resto, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }.
    .brief = El resto, { PARA($who) }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
casino-event-residue-you = Te llevas el resto, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }.
    .brief = El resto, para ti, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
casino-event-residue-few = { $who } se lleva el resto: { $cards }.
    .brief = El resto, { PARA($who) }: { $cards }.
casino-event-residue-few-you = Te llevas el resto: { $cards }.
    .brief = El resto, para ti: { $cards }.
casino-event-residue-nobody = Nadie se lleva el resto, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }.
casino-event-residue-none = No queda nada en la mesa.

## El recuento

casino-event-count-cards = { $points } { PARA($who) } por más cartas: { $counts }.
    .brief = { $points } { PARA($who) } por cartas.
casino-event-count-cards-you = { $points } para ti por más cartas: { $counts }.
    .brief = { $points } para ti por cartas.
casino-event-count-cards-tie = Nada por cartas, empate: { COMMAS($counts) }.
casino-event-count-spades = { $points } { PARA($who) } por más picas: { $counts }.
    .brief = { $points } { PARA($who) } por picas.
casino-event-count-spades-you = { $points } para ti por más picas: { $counts }.
    .brief = { $points } para ti por picas.
casino-event-count-spades-tie = Nada por picas, empate: { COMMAS($counts) }.
casino-part-against = { $most } a { $least }
casino-part-each = { COMMAS($counts) }
casino-event-count-spade = Puntos por picas: { COMMAS($made) }.
casino-event-count-big = { $points } { PARA($who) }, Gran Casino.
casino-event-count-big-you = { $points } para ti, Gran Casino.
casino-event-count-little = { $points } { PARA($who) }, Pequeño Casino.
casino-event-count-little-you = { $points } para ti, Pequeño Casino.
casino-event-count-aces = { $points } { PARA($who) }, { $suits_count ->
    [one] as
   *[other] ases
 } de { $suits }.
casino-event-count-aces-you = { $points } para ti, { $suits_count ->
    [one] as
   *[other] ases
 } de { $suits }.
casino-event-count-sweep = Barridas: { COMMAS($made) }.
casino-event-count-over = Cartas sobrantes: { COMMAS($made) }.
casino-event-count-spadeover = Picas sobrantes: { COMMAS($made) }.
casino-event-count-deal = Este reparto: { COMMAS($scores) }.
casino-event-count-total = En total, { COMMAS($scores) }.
casino-event-count-order = Llegan varios: se cuenta por orden y gana quien llega antes.
    .brief = Llegan varios: se cuenta por orden.
casino-event-count-none = De este reparto no se cuenta nada.
casino-event-count-step = { $points } { PARA($who) } por { $item }. Ahora { COMMAS($scores) }.
casino-event-count-step-you = { $points } para ti por { $item }. Ahora { COMMAS($scores) }.
casino-part-item-cards = tener más cartas
casino-part-item-spades = tener más picas
casino-part-item-big = el Gran Casino
casino-part-item-little = el Pequeño Casino
casino-part-item-sweep = una barrida
casino-part-item-over = una carta sobrante
casino-part-item-spadeover = una pica sobrante
casino-part-scores = { COMMAS($scores) }.
casino-part-side-number = { $side } { $count }
casino-part-side-cards = { $side } { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }
casino-part-side-gains = { $side_is ->
    [you] tú ganas { $count }
   *[other] { $side } gana { $count }
 }

## El final de la partida

casino-event-decided = Decide el orden del recuento: { $item }.
    .brief = Decide { $item }.
casino-event-decided-improper = { $who } llegó antes, por una construcción indebida.
casino-event-decided-improper-you = Llegaste antes, por una construcción indebida.
casino-event-ended-stalled = Nadie ha tomado nada en 2 repartos: se acaba la partida.
casino-event-lost = { $fault ->
    [last] { $who } no anunció la última ronda: pierde la partida.
    [build] { $who } construyó de forma indebida: pierde la partida.
   *[play] { $who } hizo una jugada ilegal: pierde la partida.
 }
    .brief = { $fault ->
    [last] Pierde { $who }: no anunció la última.
    [build] Pierde { $who }: construyó mal.
   *[play] Pierde { $who }: jugada ilegal.
 }
    .full = { $fault ->
    [last] { $who } jugó sin anunciar antes la última ronda: en esta mesa pierde la partida.
    [build] { $who } construyó de forma indebida: en esta mesa pierde la partida.
   *[play] { $who } hizo una jugada ilegal: en esta mesa pierde la partida.
 }
casino-event-lost-you = { $fault ->
    [last] No anunciaste la última ronda: pierdes la partida.
    [build] Construiste de forma indebida: pierdes la partida.
   *[play] Hiciste una jugada ilegal: pierdes la partida.
 }
    .brief = { $fault ->
    [last] Pierdes: no anunciaste la última.
    [build] Pierdes: construiste mal.
   *[play] Pierdes: jugada ilegal.
 }
    .full = { $fault ->
    [last] Jugaste sin anunciar antes la última ronda con la tecla U: en esta mesa pierdes la partida.
    [build] Construiste de forma indebida: en esta mesa pierdes la partida.
   *[play] Hiciste una jugada ilegal: en esta mesa pierdes la partida.
 }
casino-event-ended-forfeit = Partida terminada: alguien ha dejado la mesa.
    .brief = Terminada: alguien ha dejado la mesa.
casino-event-won = { $who_is ->
    [team] ¡Gana tu equipo por { $points } a { $other }!
   *[other] Gana { $who } por { $points } a { $other }.
 }
casino-event-won-you = ¡Ganas por { $points } a { $other }!
casino-event-won-forfeit = { $who_is ->
    [team] ¡Gana tu equipo la partida!
   *[other] Gana { $who } la partida.
 }
casino-event-won-forfeit-you = ¡Ganas la partida!
casino-event-won-several = { $who_is ->
    [team] ¡Gana tu equipo con { $points }!
   *[other] Gana { $who } con { $points }.
 }
casino-event-won-several-you = ¡Ganas con { $points }!
casino-event-multiplied = { $times ->
    [2] En 2 repartos vale doble: { $points }.
   *[other] En 1 reparto vale cuádruple: { $points }.
 }
casino-event-margins = Ventaja: { COMMAS($margins) }.
casino-part-margin-over = { $side_is ->
    [you] { $count } sobre ti
   *[other] { $count } sobre { $side }
 }
casino-event-drawn = Empate a { $points } entre { $tied }.

## Volver a repartir, irse

casino-event-redeal-proposed = { $who } propone repartir otra vez.
casino-event-redeal-proposed-you = Propones repartir otra vez.
casino-event-redeal-asked = ¿De acuerdo? Intro ofrece sí y no.
casino-event-redeal-declined = { $count ->
    [one] 1 jugador no quiere, se sigue jugando.
   *[other] { $count } jugadores no quieren, se sigue jugando.
 }
    .brief = { $count ->
    [one] 1 jugador no quiere, se sigue.
   *[other] { $count } jugadores no quieren, se sigue.
 }
casino-event-deal-void = { $reason ->
    [agreed] Todos de acuerdo: este reparto no vale.
   *[bad_pack] La baraja no estaba bien: este reparto no vale.
 }
casino-event-dealer-asked = { $who_is ->
    [team] Entre { $who } se elige quién reparte. Pulsa Intro.
   *[other] { $who } { $who_count ->
        [one] elige
       *[other] eligen
    } quién reparte.
 }
casino-event-dealer-asked-you = Eliges quién reparte. Pulsa Intro.
casino-event-dealer-chosen = Eligen a { $who } para repartir.
casino-event-dealer-chosen-you = Te eligen para repartir.
casino-event-dealer-passes = El reparto pasa a { $who }.
casino-event-dealer-passes-you = El reparto pasa a ti.
casino-event-forfeits = { $who } pierde la partida por irse.
casino-event-forfeits-you = Pierdes la partida por irte.

## El árbitro con impugnaciones y los castigos

casino-event-window = La X impugna, Intro da por buena la jugada{ $seconds ->
    [0] .
   *[other] ; { $seconds } segundos.
 }
    .brief = La X impugna, Intro acepta{ $seconds ->
    [0] .
   *[other] ; { $seconds } segundos.
 }
casino-event-challenged = { $who } impugna { $mover_is ->
    [you] tu jugada
   *[other] la jugada { DEL($mover) }
 }.
casino-event-challenged-you = Impugnas { $mover_is ->
    [you] tu jugada
   *[other] la jugada { DEL($mover) }
 }.
casino-event-upheld = { $take ->
    [yes] Impugnación aceptada: { $who } devuelve lo tomado.
   *[no] Impugnación aceptada: { $who } juega otra vez.
 }
    .brief = { $take ->
    [yes] Aceptada: { $who } devuelve lo tomado.
   *[no] Aceptada: { $who } juega otra vez.
 }
casino-event-upheld-you = { $take ->
    [yes] Impugnación aceptada: devuelves lo tomado.
   *[no] Impugnación aceptada: juegas otra vez.
 }
    .brief = { $take ->
    [yes] Aceptada: devuelves lo tomado.
   *[no] Aceptada: juegas otra vez.
 }
casino-event-dismissed = Impugnación rechazada: la jugada vale.
casino-event-improper = Indebida, { $build }: { $who } pierde 1, { $gained }.
casino-event-improper-you = Indebida, { $build }: pierdes 1, { $gained }.
casino-event-falls-apart = Sus cartas quedan sueltas.
casino-event-penalty-trail = Castigo: { $who } deja { THE($card) }.
casino-event-penalty-trail-you = Castigo: dejas { THE($card) }.
casino-event-must-trail = { $who } tendrá que dejar { THE($card) }.
    .brief = { $who } deberá dejar { THE($card) }.
casino-event-must-trail-you = Tendrás que dejar { THE($card) }.
    .brief = Deberás dejar { THE($card) }.
casino-event-penalty-waived = Sin castigo: { $who } necesita { THE($card) } para construir.
    .brief = Sin castigo: { $who } usa { $card }.
casino-event-penalty-waived-you = Sin castigo: necesitas { THE($card) } para tu construcción.
    .brief = Sin castigo: necesitas { $card }.
casino-event-barred = { $who } ya no puede tomar { THE($card) }.
casino-event-barred-you = Ya no puedes tomar { THE($card) }.
casino-event-accused = { $accuser_is ->
    [you] Dices que { $who } nombró { THE($card) }.
   *[other] { $accuser } dice que { $who } nombró { THE($card) }.
 }
    .brief = { $accuser_is ->
    [you] Dices que { $who } nombró { $card }.
   *[other] { $accuser }: { $who } nombró { $card }.
 }
casino-event-accused-you = { $accuser_is ->
    [you] Dices que nombraste { THE($card) }.
   *[other] { $accuser } dice que nombraste { THE($card) }.
 }
    .brief = { $accuser_is ->
    [you] Dices que nombraste { $card }.
   *[other] { $accuser }: nombraste { $card }.
 }
casino-event-accused-asked = ¿Es cierto? Intro ofrece las respuestas.
casino-event-denied = { $who } lo niega.
casino-event-denied-you = Lo niegas.

## Lo que hay a la vista

casino-part-the-card = { THE($card) }
casino-part-the-rank = { THE_RANK($rank) }
casino-part-a-rank = { RANK($rank) }
casino-part-suit = { SUIT($card) }
casino-part-number = { $number }
casino-part-added = { THE_RANK($rank) }
casino-part-build-value = un { $number }
casino-part-value = { $value }
casino-part-line = { $item }.
casino-part-group = { $group } más { $card }
casino-part-build = { $groups ->
    [1] construcción
    [2] construcción doble
    [3] construcción triple
   *[other] construcción múltiple
 } de { $value } de { $who }
casino-part-build-you = tu { $groups ->
    [1] construcción
    [2] construcción doble
    [3] construcción triple
   *[other] construcción múltiple
 } de { $value }
casino-part-the-build = la { $groups ->
    [1] construcción
    [2] construcción doble
    [3] construcción triple
   *[other] construcción múltiple
 } de { $value } de { $who }
casino-part-the-build-you = tu { $groups ->
    [1] construcción
    [2] construcción doble
    [3] construcción triple
   *[other] construcción múltiple
 } de { $value }
casino-part-own-build = su { $groups ->
    [1] construcción
    [2] construcción doble
    [3] construcción triple
   *[other] construcción múltiple
 } de { $value }
casino-part-own-build-you = tu { $groups ->
    [1] construcción
    [2] construcción doble
    [3] construcción triple
   *[other] construcción múltiple
 } de { $value }
casino-part-build-free = { $groups ->
    [1] construcción
    [2] construcción doble
    [3] construcción triple
   *[other] construcción múltiple
 } de { $value } sin dueño
casino-part-the-build-free = la { $groups ->
    [1] construcción
    [2] construcción doble
    [3] construcción triple
   *[other] construcción múltiple
 } de { $value } sin dueño
casino-part-build-bare = { $multiple ->
    [yes] una construcción múltiple de { $value }
   *[no] una construcción de { $value }
 }
casino-item-build = { $build }: { $groups }
casino-zone-pile = Tu montón

## Marcar cartas

casino-item-marked-one = { $item }, { $on ->
    [yes] elegida
   *[no] devuelta
 }.
casino-item-marked-sum = { $on ->
    [yes] Suman { OR($totals) }: { $ranks }.
   *[no] { $item }, devuelta. Suman { OR($totals) }: { $ranks }.
 }
    .brief = { $on ->
    [yes] Suman { OR($totals) }: { $ranks }.
   *[no] Ahora suman { OR($totals) }: { $ranks }.
 }
    .full = { $on ->
    [yes] { $item }, elegida. Suman { OR($totals) }: { $ranks }.
   *[no] { $item }, devuelta. Suman { OR($totals) }: { $ranks }.
 }

## Jugadas que se ofrecen

casino-offer-take = Tomar { $taken }{ $named ->
    [yes] , con { THE($card) }
   *[no] { "" }
 }{ $value ->
    [0] { "" }
   *[other] , como { $value }
 }
casino-offer-build = Construir { $value }: { $named ->
    [yes] { $card }
   *[no] { RANK($card) }
 } sobre { $company }
casino-offer-build-more = Construir { $value }: { $named ->
    [yes] { $card }
   *[no] { RANK($card) }
 } sobre { $company }, y además { $extra }
casino-offer-build-lone = Construir { $value }: { $named ->
    [yes] { $card }
   *[no] { RANK($card) }
 } sobre { $extra }
casino-offer-dup = Duplicar { $build }: { $named ->
    [yes] { $card }
   *[no] { RANK($card) }
 } con { $company }
casino-offer-dup-alone = Duplicar { $build } con { THE($card) }
casino-offer-raise = Aumentar a { $value } { $build }{ $named ->
    [yes] , con { THE($card) }
   *[no] { "" }
 }
casino-offer-raise-more = Aumentar a { $value } { $build }, y además { $extra }{ $named ->
    [yes] , con { THE($card) }
   *[no] { "" }
 }
casino-offer-trail = Dejar { THE($card) }
casino-part-works-take = tomar { $taken }{ $value ->
    [0] { "" }
   *[other] , como { $value }
 }
casino-part-works-build = construir { $value } sobre { $company }
casino-part-works-build-more = construir { $value } sobre { $company }, y además { $extra }
casino-part-works-build-lone = construir { $value } sobre { $extra }
casino-part-works-dup = duplicar { $build } con { $company }
casino-part-works-dup-alone = duplicar { $build }
casino-part-works-raise = aumentar { $build } a { $value }
casino-part-works-raise-more = aumentar { $build } a { $value }, y además { $extra }
casino-offer-claimed = A tu riesgo: { $offer }
casino-offer-challenge = Impugnar la jugada
casino-offer-no = Dar la jugada por buena
casino-offer-deny = Negarlo
casino-offer-admit = Admitir que nombraste { THE($card) }
casino-offer-agree = Sí, repartir otra vez
casino-offer-decline = No, seguir jugando
casino-offer-redeal = Proponer repartir otra vez
casino-offer-announce = Anunciar la última ronda
casino-confirm-redeal = ¿Propones repartir otra vez? Solo se puede una vez por reparto. Intro para sí, Escape para no.
    .brief = ¿Repartir otra vez? Intro o Escape.
casino-confirm-take = ¿Tomas con { THE($card) }? Si no vale, te cuesta esa carta. Intro para sí, Escape para no.
    .brief = ¿Tomas con { THE($card) }? Intro o Escape.
casino-offer-whom = { $who }
casino-offer-whom-you = tú
casino-offer-whom-any = Un rival
casino-offer-which-seat = ¿Quién ha nombrado una carta?
casino-offer-which-rank = ¿Qué ha nombrado { $who }?
casino-offer-which-rank-you = ¿Qué has nombrado?
casino-offer-which-suit = ¿De qué palo es { THE_RANK($rank) }?
casino-offer-dealer = Reparte { $who }
casino-offer-dealer-you = Repartes tú

## Teclas de este juego

casino-key-plays = todas las jugadas de la carta en la que estás
casino-key-pile = tu montón, hasta donde la mesa lo dice
casino-key-challenge = impugnar la jugada recién hecha, con el árbitro de impugnaciones
casino-key-accuse = acusar a un rival de haber nombrado una carta, cuando puedes impugnar
casino-key-redeal = proponer repartir otra vez, antes de la primera carta del reparto
casino-key-announce = anunciar la última ronda, cuando la repartes tú

## Respuestas

casino-ask-plays-of = { $count ->
    [one] 1 jugada con { THE($card) }.
   *[other] { $count } jugadas con { THE($card) }.
 }
casino-ask-more-plays = Y { $count } más: elige cartas de la mesa para acotarlas.
casino-ask-taken-so-far = Tomadas: { COMMAS($counts) }.
casino-ask-sweeps-so-far = Barridas: { COMMAS($scores) }.
casino-ask-side-has = { $side }: { $things }.
casino-part-spades = { $count ->
    [one] 1 pica
   *[other] { $count } picas
 }
casino-part-overs = { $count ->
    [one] 1 carta sobrante
   *[other] { $count } cartas sobrantes
 }
casino-part-spade-overs = { $count ->
    [one] 1 pica sobrante
   *[other] { $count } picas sobrantes
 }
casino-ask-not-told = Aquí no se dice nada de los montones; la tecla L repite la última captura.
casino-ask-pile = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } en tu montón.
casino-ask-own-sweeps = { $count ->
    [one] 1 barrida
   *[other] { $count } barridas
 } a tu favor.
casino-ask-unseen = Por ver: { COMMAS($ranks) }.
casino-part-unseen-rank = { RANKS($rank) } { $count }
casino-ask-unseen-none = Ya has visto todas las cartas.
casino-ask-builds-none = No hay construcciones.
casino-ask-builds = { $count ->
    [one] Solo está { $builds }.
   *[other] Hay { $count } construcciones.
 }
casino-ask-own-duty = { $duty ->
    [take_or_duplicate_or_increase] Tienes { $builds }: toma, duplica o aumenta, sin dejar cartas.
    [take_or_duplicate] Tienes { $builds }: toma o duplica, sin dejar cartas.
    [no_trail] Tienes { $builds }: no puedes dejar cartas.
   *[none] Tienes { $builds }.
 }
casino-ask-table-empty = Mesa vacía.
casino-ask-table-loose = { $cards_count } en la mesa: { $cards }.
casino-ask-table-builds = { $builds_count ->
    [one] En la mesa, { $builds } y nada suelto.
   *[other] En la mesa, { $builds_count } construcciones y nada suelto: { $builds }.
 }
casino-ask-table-both = { $builds_count ->
    [one] En la mesa, { $builds }{ $cards_count ->
        [one] { "" }. 1 suelta: { $cards }
       *[other] { "" }. { $cards_count } sueltas: { $cards }
    }.
   *[other] En la mesa, { $builds_count } construcciones: { $builds }{ $cards_count ->
        [one] { "" }. 1 suelta: { $cards }
       *[other] { "" }. { $cards_count } sueltas: { $cards }
    }.
 }
casino-ask-no-deal = No hay reparto en juego.
casino-ask-stock-left = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } en el mazo.
casino-ask-cards-left = { $last ->
    [yes] { $count } cartas en el mazo, ronda { $round } de { $rounds }, la última.
   *[no] { $count } cartas en el mazo, ronda { $round } de { $rounds }.
 }
casino-ask-you-owe-announcement = Tienes que anunciar la última ronda antes de jugar: con la tecla U.
casino-ask-scores-to = { COMMAS($scores) }, a { $target }. Reparto { $deal }.
casino-ask-scores-deal = { COMMAS($scores) }. Cada reparto es una partida.
casino-ask-to-go = { $left ->
    [0] { $side } { $points }.
    [one] { $side } { $points }, falta 1.
   *[other] { $side } { $points }, faltan { $left }.
 }
casino-ask-deal-dealer = Reparto { $number }. Reparte { $who }.
casino-ask-deal-dealer-you = Reparto { $number }. Repartes tú.
casino-ask-multiplier-possible = { $times ->
    [2] Ganar en este reparto vale doble.
   *[other] Ganar en este reparto vale cuádruple.
 }
casino-ask-hand-none = No tienes cartas en la mano.
casino-ask-you-owe = Debes dejar { THE($card) }, por castigo.
casino-ask-turn-of = Es el turno de { $who }.
casino-ask-turn-of-you = Es tu turno.
casino-ask-turn-over = No es el turno de nadie: se acabó la partida.
casino-ask-turn-replace = Tu jugada se deshizo: haz otra.
# lint allows: $mover
casino-ask-turn-window-asked = { $answered ->
    [yes] Ya has respondido sobre la jugada de { $mover }; faltan otros.
   *[no] Puedes impugnar la jugada de { $mover }: la X impugna, { $accuse ->
        [yes] la A acusa, { "" }
       *[no] { "" }
    }Intro da por buena la jugada.
 }
casino-ask-turn-window = { $others_count ->
    [one] { $others } puede impugnar la última jugada.
   *[other] { $others } pueden impugnar la última jugada.
 }
casino-ask-turn-accused = Se pregunta a { $who } por { THE($card) }.
casino-ask-turn-accused-you = Se te pregunta si nombraste { THE($card) }: pulsa Intro.
# lint allows: $proposer
casino-ask-turn-vote-asked = { $proposer } propone repartir otra vez: pulsa Intro para responder.
casino-ask-turn-vote = Por responder si se reparte otra vez: { $others }.
casino-ask-turn-dealer-asked = Eliges quién reparte: pulsa Intro.
casino-ask-turn-dealer = { $others_count ->
    [one] { $others } elige quién reparte.
   *[other] { $others } eligen quién reparte.
 }
casino-ask-nothing-yet = No se ha jugado nada todavía.
casino-ask-no-take = Nadie ha tomado nada en este reparto.
casino-ask-last-take = La última captura fue de { $who }, con { THE($card) }.
casino-ask-last-take-you = La última captura fue tuya, con { THE($card) }.
casino-ask-gets-the-rest = El resto sería para { $who }.
casino-ask-gets-the-rest-you = El resto sería para ti.
casino-ask-only-trails = Tus cartas solo se pueden dejar.

## Por qué: qué se puede hacer y en qué piensa un buen jugador

casino-advice-only = Tu construcción de { $value } necesita { THE($card) }: juega esa carta solo para tomarla.
casino-advice-take = Lo que más recoge es { THE($card) }: { $count } cartas.
casino-advice-trail = Lo que menos cuesta es dejar { THE($card) }.
casino-advice-build = Lo que construyas podrás tomarlo en tu turno siguiente, si nadie se adelanta.
casino-advice-points-lie = { $cards_count ->
    [one] Puntúa en la mesa: { $cards }.
   *[other] Puntúan en la mesa: { $cards }.
 }
casino-advice-big = Guarda el 10 de diamantes, 2 puntos, hasta que pueda tomar.
casino-advice-low = { $cards_count ->
    [one] { THE($cards) } da puntos: toma con esa carta para quedártela.
   *[other] { THE($cards) } dan puntos: toma con esas cartas para quedártelas.
 }
casino-advice-keep = { $cards_count ->
    [one] Guarda { THE($cards) }, que da puntos, hasta que pueda tomar.
   *[other] Guarda { THE($cards) }, que dan puntos, hasta que puedan tomar.
 }
casino-advice-last-take = Última ronda: lo que quede en la mesa es de quien tome en último lugar.
casino-advice-no-high = Ochos, nueves y dieces ya se han visto: lo alto está a salvo.
casino-advice-window = Impugna una jugada contra las reglas; impugnar en falso no cuesta nada.
casino-advice-can = { $things_count ->
    [0] Puedes { $last }.
   *[other] Puedes { COMMAS($things) }, o { $last }.
 }
casino-advice-can-bound = { $things_count ->
    [0] Tienes { $builds } y no puedes dejar cartas; puedes { $last }.
   *[other] Tienes { $builds } y no puedes dejar cartas; puedes { COMMAS($things) }, o { $last }.
 }
casino-advice-can-trail = dejar una carta en la mesa
casino-advice-can-only-trail = Solo puedes dejar una carta en la mesa.
casino-advice-can-nothing = Tienes { $builds } y ninguna jugada legal: podrán impugnarte la que hagas.
casino-advice-can-capture = tomar con { OR($ranks) }
casino-advice-can-build = construir { OR($values) }
casino-advice-can-build-one = construir { $value } con { THE($card) } sobre { THE($company) }
casino-advice-can-duplicate = duplicar { OR($builds) }
casino-advice-can-increase = aumentar { $build } a { OR($values) }

## Negativas

casino-refuse-misread-take = Escribe tomar, tu carta y lo que toma: tomar 9 de diamantes, 5 de tréboles y 4 de picas.
casino-refuse-misread-build = Escribe construir, tu carta, las de la mesa y el valor: construir 6 de tréboles y 3 de picas, 9.
casino-refuse-misread-dup = Escribe duplicar, tu carta, las de la mesa y el valor: duplicar 7 de picas y 3 de tréboles, 10.
casino-refuse-misread-raise = Escribe aumentar, tu carta, el valor de ahora y el nuevo: aumentar as de picas, 6 hasta 7.
casino-refuse-misread-accuse = Escribe acusar, el asiento y la carta: acusar B 9 de diamantes.
casino-refuse-misread-dealer = Escribe dador y el asiento: dador B.
casino-refuse-watching = Solo estás mirando esta partida.
casino-refuse-waiting = { $phase ->
    [play] No hay nada que responder: se juegan cartas.
    [window] Antes puede impugnarse la última jugada. Intro la da por buena.
    [accusation] Antes se responde a una acusación. La T dice quién.
    [replacement] Antes se repite una jugada deshecha. La T dice quién.
    [vote] Antes dicen todos si se reparte otra vez. Intro responde.
    [dealer] Antes se elige quién reparte. La T dice quién elige.
   *[over] Se acabó la partida.
 }
casino-refuse-not-turn = Ahora juega { $who }; espera a que te toque.
casino-refuse-not-turn-you = Ahora juegas tú.
casino-refuse-not-in-hand = No tienes { THE($card) }. La tecla H dice tu mano.
casino-refuse-must-trail = Antes debes dejar { THE($card) }, por castigo.
casino-refuse-announce = Di el valor de lo que construyes con { THE($card) }, como construir 9.
casino-refuse-no-target = Di qué toma { THE($card) }: elige cartas de la mesa con Espacio y pulsa Intro.
casino-refuse-no-target-build = Para construir con { THE($card) } hace falta una carta de la mesa: elígela con Espacio.
casino-refuse-overlap = Nombras dos veces { THE($card) }: cada carta va en un solo grupo.
casino-refuse-overlap-build = Nombras dos veces la construcción de { $value }: basta una.
casino-refuse-no-build = No hay construcción de { $value }. La tecla B dice las que hay.
casino-refuse-in-build = { THE($card) } está en la construcción de { $value }, que se toma entera: elige esa.
casino-refuse-not-on-table = { THE($card) } no está en la mesa. La tecla V dice lo que hay.
casino-refuse-barred = No puedes contar con { THE($card) } por un castigo: juega sin esa carta.
casino-refuse-bad-value = { THE($card) } nunca vale { $value }. Elige un valor que tenga.
casino-refuse-bad-value-has = { THE($card) } vale { OR($values) }, no { $value }.
casino-refuse-face-sum = { THE($card) } solo se toma con { A_RANK($card) }, sin sumas.
    .brief = { THE($card) } pide { A_RANK($card) }.
casino-refuse-face-sum-face = { A_RANK($card) } solo toma { RANKS($card) }.
casino-refuse-face-count = { $allowed ->
    [one] { THE($card) } toma 1 igual de una vez, no { $count }.
    [one_or_two] { THE($card) } toma 1 o 2 iguales de una vez, no { $count }.
   *[one_or_three] { THE($card) } toma 1 igual de una vez o las 3, no { $count }.
 }
casino-refuse-pair-count = { THE($card) } toma 1 o 3 iguales de una vez, no 2.
casino-refuse-face-build = { THE($card) } no vale número: las figuras no se construyen.
    .brief = No se construye con { THE($card) }.
casino-refuse-build-value = La construcción de { $value } pide un { $value }, no { THE($card) }.
    .brief = La construcción de { $value } pide un { $value }.
casino-refuse-build-value-face = Las figuras no toman construcciones: la de { $value } pide un { $value }.
casino-refuse-sum = { THE_RANK($cards) } suman { $total }, no { $value }.
casino-refuse-sum-one = Solo con { THE($card) } no se hace { $value }.
casino-refuse-sum-flat = { $cards_count ->
    [one] { THE($cards) } vale { $total }: con { THE($card) } hacen falta { $value }.
   *[other] { THE_RANK($cards) } suman { $total }; hacen falta grupos de { $value }.
 }
casino-refuse-sum-many = { $count } cartas son demasiadas: pasadas { $limit }, nombra los grupos.
casino-refuse-sum-raise = { THE($card) } aumenta de { $old } a { $total }, no a { $value }.
casino-refuse-sum-build = { THE_RANK($cards) } nunca fueron una construcción de { $value }.
casino-refuse-lone-card = Se construye con una suma, no con una carta sola.
casino-refuse-raise-table = Solo aumenta la carta de tu mano, no también { THE($card) }.
casino-refuse-multi-raise = La construcción múltiple de { $value } no cambia: tómala o duplícala.
casino-refuse-scope = La construcción de { $value } es de { $who }, del mismo bando: solo se aumentan las rivales.
casino-refuse-scope-you = La construcción de { $value } es tuya: solo se aumentan las rivales.
casino-refuse-gather = Al aumentar a { $value } no se añade nada más que la carta.
casino-refuse-duty = { $duty ->
    [take_or_duplicate_or_increase] Construir { OR($values) } obliga: tomar, duplicar o aumentar.
    [take_or_duplicate] Construir { OR($values) } obliga: tomar o duplicar.
   *[no_trail] Construir { OR($values) } obliga: todo menos dejar.
 }
casino-refuse-duty-own = { $trail ->
    [yes] Con tu construcción de { $value } en la mesa no puedes dejar cartas: tómala con { THE($card) }{ $more ->
        [yes] . La W dice qué más puedes hacer.
       *[no] .
    }
   *[no] Antes está tu construcción de { $value }: tómala con { THE($card) }{ $more ->
        [yes] . La W dice qué más puedes hacer.
       *[no] .
    }
 }
    .brief = Tu construcción de { $value } sigue ahí: la toma { THE($card) }.
casino-refuse-hold = Sin { THE($card) } no te queda ningún { $value } para tomar esa construcción.
casino-refuse-hold-own = Necesitas { THE($card) } para tu construcción de { $value }: tómala con esa carta o juega otra.
casino-refuse-hold-needed = { $more ->
    [yes] Necesitas { THE($card) } para tu construcción de { $value }: tómala con esa carta o juega otra.
   *[no] Necesitas { THE($card) } para tu construcción de { $value }: tómala con esa carta.
 }
    .brief = Con { THE($card) } tomas tu construcción de { $value }.
casino-refuse-one-card = Las cartas de la mano, de una en una: hay { $count } elegidas. Espacio devuelve una.
casino-refuse-no-card = Ahí no hay carta. Ve con tabulador a una de tu mano y pulsa Intro.
casino-refuse-nothing = { THE($card) } no puede hacer nada con eso. Intro sobre esa carta sola ofrece sus jugadas.
casino-refuse-hint = { $reason }. Con { THE($card) } puedes { $works }.
    .brief = { $reason }. Puedes { $works }.
casino-refuse-hint-trail = { $reason }. Solo puedes dejar { THE($card) }.
casino-refuse-hint-other = { $reason }. La Z lleva a una carta que puedes jugar.
    .brief = { $reason }. La Z lleva a una que puedes jugar.
casino-refuse-nothing-takes = { THE_RANK($cards) } suman { OR($totals) }: ninguna carta tuya sirve. Escape las devuelve.
casino-refuse-nothing-takes-one = { $marked ->
    [yes] Ninguna carta tuya toma { THE($card) } ni construye encima. La Z lleva a una que hace algo.
   *[no] Estás en la mesa: ninguna carta tuya toma { THE($card) } ni construye encima. La Z lleva a una que hace algo.
 }
    .brief = { $marked ->
    [yes] Ninguna carta tuya toma { THE($card) } ni construye encima.
   *[no] Estás en la mesa: ninguna carta tuya toma { THE($card) }.
 }
casino-refuse-only-trail = { $marked ->
    [yes] Ninguna carta tuya toma ni construye: solo puedes dejar una. Escape devuelve lo elegido.
   *[no] Estás en la mesa: solo puedes dejar una carta de tu mano; la tecla menor que lleva a ella.
 }
casino-refuse-nothing-takes-build = Ninguna carta tuya toma, duplica ni aumenta la construcción de { $value }. La Z lleva a una que hace algo.
casino-refuse-nothing-takes-faces = Ninguna carta tuya las toma: las figuras van solo con su igual. Escape las devuelve.
casino-refuse-claims-only = No hay nada que impugnar: este árbitro solo deja pasar lo legal.
casino-refuse-accuse-strict = Con este árbitro no se acusa a nadie: eso es cosa de las impugnaciones.
casino-refuse-accuse-window = No se puede acusar ahora: solo justo después de la jugada de un rival.
casino-refuse-accuse-nothing = No se puede acusar a nadie: ya has visto todas las cartas.
casino-refuse-no-window = No hay nada que impugnar: solo la jugada que acaba de hacer un rival.
casino-refuse-answered = Ya has respondido. Espera a los demás.
casino-refuse-bad-seat = Nombra un asiento de otro bando, de la A a la D.
casino-refuse-known-card = { THE($card) } está a la vista o en tu mano: nombra una carta que nadie haya visto.
casino-refuse-no-question = No se te pregunta nada ahora. La T dice a quién se espera.
casino-refuse-no-redeal = Ya es tarde para este reparto: se propone antes de la primera carta.
casino-refuse-no-redeal-again = Ya has propuesto repartir otra vez en este reparto: una vez basta.
casino-refuse-no-choice = No te toca elegir quién reparte. La T dice a quién se espera.
casino-refuse-no-last = Solo anuncia quien reparte, entre repartir la última ronda y jugar en ella.
casino-refuse-no-last-auto = En esta mesa la última ronda la anuncia la sala.

## El reglamento

casino-rule-chapter-aim = Objetivo
casino-rule-aim = Tomar cartas de la mesa: algunas puntúan, y también puntúa tener más cartas que los demás.
casino-rule-players = { $seats } jugadores.
casino-rule-teams = Las parejas se sientan enfrente, comparten montón y puntos, y no se dicen nada.
casino-rule-chapter-cards = Las cartas
casino-rule-pack = 52 cartas, sin comodines. Los palos solo importan en el recuento.
casino-rule-values = El as vale 1; las cartas del 2 al 10, su número.
casino-rule-faces = Las figuras no valen número: solo van por parejas.
casino-rule-royal-values = Las figuras valen número: { RANK(11) } 11, { RANK(12) } 12 y rey 13; suman y construyen con él.
casino-rule-royal-aces = El as vale 1 o 14, a elegir cada vez que se usa.
casino-rule-high-casinos = El 2 de picas puede valer también 15, y el 10 de diamantes también 16.
casino-rule-dual-anywhere = Una carta con dos valores tiene ambos también en la mesa.
casino-rule-dual-hand = En la mesa una carta solo tiene su valor bajo.
casino-rule-chapter-deal = El reparto
casino-rule-dealer = Se reparte por turno. Cada ronda la empieza el siguiente a quien reparte.
casino-rule-four-each = { $table ->
    [yes] Cada cual recibe 4 cartas y otras 4 se descubren en la mesa.
   *[no] Cada cual recibe 4 cartas y no se descubre ninguna.
 }
casino-rule-rounds = Cuando nadie tiene cartas, se dan otras 4 a cada cual: { $rounds } rondas por reparto.
casino-rule-last-round = { $manual ->
    [yes] Quien reparte anuncia la última ronda antes de jugar en ella, con la tecla U.
   *[no] La última ronda se anuncia.
 }
casino-rule-no-table = Al final sobran 4 cartas, que se suman a lo que queda en la mesa.
casino-rule-draw = Después de cada jugada robas una carta del mazo.
casino-rule-draw-out = Cuando el mazo se acaba, se anuncia y las manos se juegan hasta el final.
casino-rule-chapter-turn = Tu turno
casino-rule-one-card = En tu turno juegas 1 carta: tomar, construir, duplicar, aumentar o dejar.
casino-rule-trail = Dejar es poner la carta en la mesa sin más. No se puede pasar.
casino-rule-free = { $bound ->
    [yes] Nadie está obligado a tomar: siempre se puede dejar, salvo quien tiene una construcción.
   *[no] Nadie está obligado a tomar: siempre se puede dejar una carta.
 }
casino-rule-chapter-taking = Tomar
casino-rule-take = Tu carta y las que toma van a tu montón.
casino-rule-pair = Una carta toma cartas sueltas iguales a ella.
casino-rule-sum = Un número toma cartas sueltas que lo suman: el 9 toma 6 y 3.
casino-rule-several = Pueden tomarse varios grupos a la vez: el 9 toma 5 y 4, y otro 9.
casino-rule-one-or-three = Pero de las iguales, solo 1 o 3 sueltas de una vez.
casino-rule-face-pairs = { $allowed ->
    [one] Una figura toma una sola carta igual cada vez.
    [one_or_two] Una figura toma 1 o 2 iguales.
    [one_or_three] Una figura toma 1 igual, o las 3.
   *[any] Una figura toma cuantas iguales haya.
 }
casino-rule-take-build = Una carta toma la construcción de su valor, sea de quien sea, y grupos sueltos con ella.
casino-rule-build-whole = Una construcción se toma entera y nunca es parte de una suma.
casino-rule-last-capturer = Quien toma en último lugar se lleva lo que queda en la mesa.
casino-rule-chapter-building = Construir
casino-rule-build = Pon una carta con otras sueltas que hagan un valor con ella, para tomarlas luego.
casino-rule-announce = El valor se anuncia y es lo que cuenta: 5 sobre 5 como 10 lo toma un 10.
casino-rule-hold = Debes guardar en tu mano una carta que tome la construcción.
casino-rule-gather = Pueden añadirse de una vez más grupos sueltos de ese valor: construcción múltiple.
casino-rule-pair-build = Una carta sobre su igual construye su valor: 5 sobre 5, construir 5.
casino-rule-no-pair-build = Se construye con una suma; una carta igual solo sirve para duplicar.
casino-rule-no-face-build = Se construye hasta 10, y las figuras no se construyen.
casino-rule-chapter-adding = Duplicar y aumentar
casino-rule-duplicate = Duplicar: añade una carta o un grupo del mismo valor a una construcción cualquiera.
casino-rule-multiple = Una construcción de dos o más grupos es múltiple y su valor ya no cambia.
casino-rule-increase = Aumentar: añade una carta a una construcción simple y anuncia el nuevo valor.
casino-rule-raise-hand = { $gather ->
    [yes] Solo aumenta la carta de tu mano; pueden añadirse grupos sueltos del nuevo valor.
   *[no] Solo aumenta la carta de tu mano y no se añade nada más.
 }
casino-rule-raise-scope = Solo se aumentan las construcciones de los otros bandos.
casino-rule-merge = Dos construcciones del mismo valor se unen en una.
casino-rule-owner = La construcción es de quien la cambió por última vez, que debe tener su carta.
casino-rule-chapter-duty = Tener una construcción
casino-rule-duty = { $duty ->
    [take_or_duplicate_or_increase] Quien tiene una debe tomar, o duplicar o aumentar la suya.
    [take_or_duplicate] Quien tiene una debe tomar, o duplicar la suya.
    [no_trail] Quien tiene una puede hacer todo menos dejar cartas.
   *[none] Quien tiene una puede hacer de todo, también dejar cartas.
 }
casino-rule-duty-hold = Tras cada jugada debes tener una carta para cada construcción tuya.
casino-rule-chapter-end = El final del reparto
casino-rule-residue = { $sweeps ->
    [yes] Lo que queda es de quien tomó en último lugar, y eso nunca es una barrida.
   *[no] Lo que queda es de quien tomó en último lugar.
 }
casino-rule-residue-none = Si nadie ha tomado nada, no es de nadie.
casino-rule-chapter-count = El recuento
casino-rule-cards = Tener más cartas: 3 puntos. Con empate, nada.
casino-rule-spades = Tener más picas: 1 punto. Con empate, nada.
casino-rule-spade-points = Valen 2 puntos { THE_RANK(11) } y el 2 de picas; cada otra pica, 1.
casino-rule-big = Gran Casino, el 10 de diamantes: 2 puntos.
casino-rule-little = Pequeño Casino, el 2 de picas: 1 punto.
casino-rule-aces = Cada as: 1 punto.
casino-rule-sweeps = Cada vez que se vacía la mesa al tomar, una barrida: 1 punto.
casino-rule-overs = Cada carta sobrante, las que pasan de 30: 1 punto.
casino-rule-spade-overs = Cada pica sobrante, las que pasan de 8: 1 punto.
casino-rule-chapter-winning = Ganar
casino-rule-single-deal = Cada reparto es una partida: gana quien suma más; si hay empate, se comparte.
casino-rule-target = { $target ->
    [one] Gana quien tiene 1 punto o más cuando se cuenta un reparto.
   *[other] Gana quien tiene { $target } puntos o más cuando se cuenta un reparto.
 }
casino-rule-precedence = Si llegan varios en el mismo reparto, se cuenta por orden y gana quien llega antes.
casino-rule-precedence-order = { $spades ->
    [yes] El orden: cartas, picas desde el as, Gran Casino y ases.
   *[no] El orden: cartas, picas, Gran Casino, Pequeño Casino y ases.
 }
casino-rule-precedence-aces = Los ases van por palos: picas, tréboles, corazones y diamantes.
casino-rule-precedence-end = Después, { COMMAS($items) }.
casino-part-last-sweeps = las barridas
casino-part-last-overs = las cartas sobrantes
casino-part-last-spade_overs = las picas sobrantes
casino-rule-multipliers = Ganar en 2 repartos vale doble; en 1 reparto, cuádruple.
casino-rule-stalled = Dos repartos sin que nadie tome nada acaban la partida; gana quien va delante.
casino-rule-chapter-referee = El árbitro
casino-rule-strict = Solo cabe lo legal; cada negativa dice por qué.
casino-rule-penalty = { $teams ->
    [yes] Intentar tomar mal se paga: la carta se deja y queda vedada a tu bando.
   *[no] Intentar tomar mal se paga: tendrás que dejar esa carta.
 }
casino-rule-claims = Sumas, cantidades y deberes no se comprueban: lo ilegal vale si nadie lo impugna.
casino-rule-challenge = Tras cada jugada sus rivales pueden impugnarla, con la X, o darla por buena, con Intro.
casino-rule-upheld = { $teams ->
    [yes] Lo mal tomado se devuelve y la carta se deja y queda vedada; otra jugada se repite.
   *[no] Lo mal tomado se devuelve y la carta se deja; cualquier otra jugada se repite.
 }
casino-rule-improper = Si su dueño no puede tomar lo que construyó: 1 punto menos, y 1 más para cada rival.
casino-rule-accuse = { $teams ->
    [yes] Acusa con la A a quien nombra una carta: si lo admite, la deja en el acto y queda vedada a su bando.
   *[no] Acusa con la A a quien nombra una carta: si lo admite, tendrá que dejarla.
 }
casino-rule-irregularity = Una falta pierde la partida en el acto.
casino-rule-redeal = Antes de la primera carta puede proponerse repartir otra vez, con la D, si todos quieren.
casino-rule-chapter-bots = Los robots
casino-rule-bots-easy = A los fáciles se les escapan sumas de muchas cartas y jugadas equivocadas; construyen sin plan.
casino-rule-bots-fair = Los regulares saben qué vale cada carta, pero olvidan las que ya salieron.
casino-rule-bots-good = Los buenos cuentan las cartas que salieron y cuidan lo que dejan.
casino-rule-bots-expert = Los expertos imaginan las manos ocultas y piensan varias jugadas.
casino-rule-chapter-table = Esta mesa
casino-rule-pile-info = { $told ->
    [memory] De los montones solo se dicen las barridas y la última captura.
    [counts] De los montones se dice cuántas cartas tienen.
    [summary] De los montones se dicen cartas, picas y lo que puntúa.
   *[full] De los montones se dice todo, y qué falta por ver.
 }
casino-rule-turn-seconds = { $seconds } segundos por turno; después se deja la carta menor o se toma una construcción.
casino-rule-challenge-seconds = { $claims ->
    [yes] { $seconds } segundos para impugnar o responder; después la respuesta es no.
   *[no] { $seconds } segundos para responder si se reparte otra vez; después la respuesta es no.
 }
casino-rule-leave = { $forfeit ->
    [yes] Quien se va pierde la partida.
   *[no] Si alguien se va, lo sustituye un robot.
 }

## Estadísticas

casino-figure-points = Puntos por reparto: { $value }.
casino-figure-cards = Por cartas, { $value } por reparto.
casino-figure-spades = Por picas, { $value } por reparto.
casino-figure-big = Por el Gran Casino, { $value } por reparto.
casino-figure-little = Por el Pequeño Casino, { $value } por reparto.
casino-figure-aces = Por ases, { $value } por reparto.
casino-figure-sweeps = Por barridas, { $value } por reparto.
casino-figure-over = Por cartas sobrantes, { $value } por reparto.
casino-figure-swept = Barridas tuyas, { $value } por reparto.

## La lección: la primera ronda

casino-lesson-welcome = Juegas un reparto de casino con Berta: la primera ronda paso a paso, y el resto por tu cuenta.
casino-lesson-aim = Toma cartas de la mesa con las de tu mano; tener más cartas y algunas buenas da puntos.
casino-lesson-table = Hay 4 cartas a la vista, y la tecla { $key } las dice en cualquier momento. Pulsa la tecla { $key }.
casino-lesson-hand = La tecla { $key } dice tus cartas. Pulsa la tecla { $key }.
casino-lesson-sum = Una carta toma otra igual, o cartas que sumen lo mismo: { THE($cards) } hacen 9.
casino-lesson-take = Tómalas con { THE($card) }: pulsa la tecla Z hasta oír esa carta y luego Intro.
casino-lesson-faces = Las figuras solo toman su igual, de una en una.
casino-lesson-build = También puedes construir: { THE($five) } sobre { THE($three) } hacen 8, y tienes un 8 para tomarlas.
casino-lesson-choose = Pulsa la tecla Z hasta oír { THE($five) } y luego Espacio: así se elige.
casino-lesson-mark = La tecla mayor que, o Abajo, lleva a la mesa: ahí, Espacio en { THE($three) }. Luego Intro.
casino-lesson-duplicate = Duplicar es añadir cartas que sumen lo mismo: la construcción queda múltiple y su valor ya no cambia.
casino-lesson-increase = Aumentar es subir con otra carta el valor de una construcción simple.
casino-lesson-yours = La tecla { $key } dice de quién son las construcciones. Pulsa la tecla { $key }.
casino-lesson-collect = Recoge tu construcción con { THE($card) }: pulsa la tecla Z hasta oír esa carta y luego Intro.
casino-lesson-trail = Cuando no hay nada que tomar, se deja una carta en la mesa.
casino-lesson-leave = Deja { THE($card) }, la última que te queda: pulsa Inicio para oírla y luego Intro.
casino-lesson-lost = El 7 de Berta ha tomado { THE($cards) }: 6 y 1. Un as vale un punto: piénsalo antes de dejarlo.
casino-lesson-rounds = Cuando se acaban las manos se reparten otras 4 cartas a cada cual, hasta gastar la baraja.
casino-lesson-points = Luego se cuenta lo tomado: tener más cartas, 3 puntos; tener más picas, 1; cada as, 1.
casino-lesson-special = { THE($ten) } vale 2 y { THE($two) } 1. En algunas reglas, vaciar la mesa es una barrida y vale 1.
casino-lesson-end = Lo normal es jugar a 21 puntos. F2 lee las reglas. Intro termina la lección.

## Las teclas de todos los juegos, con las palabras de este

casino-key-count = lo que se lleva tomado
casino-key-count-about = Solo lo que las reglas de esta mesa dejan decir.
casino-key-burden = de quién son las construcciones
casino-key-burden-about = Todas las de la mesa, con su valor y su dueño.
casino-key-first = cuántas cartas quedan en el mazo
casino-key-first-about = Con la ronda del reparto, donde hay rondas.

## Ejercicios de capturas y construcciones

casino-what-scores = Una carta captura sus iguales, las sumas y las construcciones de su valor. Construye con cartas sueltas o sube una construcción simple.
    .brief = Iguales, sumas, construcciones.
casino-drill-table = Mesa: { $things }.
casino-drill-built = { $double ->
    [yes] una construcción doble
   *[no] una construcción
 } de { $value } con { $count } cartas
casino-drill-ask-take = Mesa: { $things }. ¿Cuántas de esas cartas captura { THE($card) } como mucho?
    .brief = { $things }. Tú: { $card }. ¿Cuántas?
casino-drill-ask-build = Mesa: { $things }. Juegas { THE($card) } y guardas { THE($kept) }: ¿de cuántas maneras construyes { $value }?
    .brief = { $things }. { $card } para { $value }: ¿maneras?
casino-drill-captured = Captura { $group }.
casino-drill-way = Vale { $group }.
casino-drill-raised = { $double ->
    [yes] No se puede subir: { $build }.
   *[no] Sube { $build }.
 }
casino-drill-none = Nada de lo que hay sirve.
casino-drill-pair = cartas iguales
casino-drill-sum = sumas
casino-drill-build = construcciones del valor de tu carta
casino-drill-new = construir con cartas sueltas
casino-drill-raise = subir construcciones, solo las simples

## Pistas

casino-hint-takes = Recoges { $count } cartas, contando la que juegas{ $spades ->
    [0] { "" }
    [one] ; 1 es de picas
   *[other] ; { $spades } son de picas
 }.
casino-hint-points = { $cards_count ->
    [one] Entre ellas, una de puntos: { $cards }.
   *[other] Entre ellas, { $cards_count } de puntos: { $cards }.
 }
casino-hint-trails = { $count ->
    [0] De las { $of } cartas que no has visto, ninguna puede recogerla ahora.
    [one] De las { $of } cartas que no has visto, 1 puede recogerla.
   *[other] De las { $of } cartas que no has visto, { $count } pueden recogerla.
 }
casino-hint-builds = { $chance ->
    [0] El siguiente rival no puede tener una carta de { $value }.
   *[other] El siguiente rival tiene una carta de { $value } en { $chance } de cada 100 repartos.
 }
