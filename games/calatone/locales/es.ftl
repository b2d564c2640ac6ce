# El Calatone. Los mensajes van agrupados por el momento en que se dicen; las reglas son las CAL del juego.

calatone-name = El Calatone
calatone-about = De 2 a 7 jugadores, el stud italiano de siete cartas: se apuesta y cada cual declara sus cinco.

## Modalidades

calatone-preset-casa = Casa
calatone-preset-casa-about = Baraja entera, ante de 1, de 2 a 20 por ronda y cada cual declara su jugada.
calatone-preset-clasica = Clásica
calatone-preset-clasica-about = Al pie de la letra y sin ante: si todos pasan de entrada, no gana nadie.
calatone-preset-descartada = Descartada
calatone-preset-descartada-about = A menos jugadores, menos cartas bajas.
calatone-preset-ases = Ases altos
calatone-preset-ases-about = La escalera con as gana al color.
calatone-preset-resto = Resto libre
calatone-preset-resto-about = Sin máximo y sin fichas nuevas: hasta que uno lo tenga todo.
calatone-preset-tranquila = Tranquila
calatone-preset-tranquila-about = Apuestas hasta 10, y la sala declara la mejor jugada de cada cual.
calatone-preset-stud = Stud corriente
calatone-preset-stud-about = Si todos pasan, la mano sigue con la carta siguiente.

## Opciones

calatone-option-deck = Baraja
calatone-option-deck-about = Cuántas cartas; con menos se quitan las bajas. Según los jugadores: depende de cuántos sean.
calatone-option-deck-auto = según los jugadores
calatone-option-deck-52 = 52 cartas
calatone-option-deck-48 = 48 cartas, desde los treses
calatone-option-deck-44 = 44 cartas, desde los cuatros
calatone-option-deck-40 = 40 cartas, desde los cincos
calatone-option-deck-36 = 36 cartas, desde los seises
calatone-option-deck-32 = 32 cartas, desde los sietes
calatone-option-deck-28 = 28 cartas, desde los ochos
calatone-option-ace_low = As por abajo
calatone-option-ace_low-about = El as vale también por debajo de la carta más baja, en la escalera menor.
calatone-option-ace_straight_over_flush = Escaleras con as sobre el color
calatone-option-ace_straight_over_flush-about = La escalera que tiene un as va justo por encima del color.
calatone-option-stack = Para empezar
calatone-option-stack-about = Con cuántas se sienta cada cual y hasta cuántas se puede reponer.
calatone-option-ante = Ante
calatone-option-ante-about = Lo que paga cada cual antes de las cartas; como mucho 5 apuestas mínimas, 0 si no hay.
calatone-option-min_bet = Apuesta mínima
calatone-option-min_bet-about = Lo menos con que se abre y lo menos que se sube.
calatone-option-max_bet = Máximo por ronda
calatone-option-max_bet-about = Lo más que puede poner cada cual en una ronda; 0, todo lo que tenga.
calatone-option-max_raises = Subidas por ronda
calatone-option-max_raises-about = Cuántas veces se puede subir en una ronda; 0, cuantas se quiera.
calatone-option-all_pass_ends = Si todos pasan, se acaba
calatone-option-all_pass_ends-about = Cuando todos pasan gana la mejor jugada hasta ahí; si no, se da otra carta.
calatone-option-declaration = Declaración
calatone-option-declaration-about = A mano, cada cual nombra sus cinco y a ellas se atiene; o la sala toma las mejores.
calatone-option-declaration-manual = a mano
calatone-option-declaration-auto = por la sala
calatone-option-rebuy = Fichas nuevas
calatone-option-rebuy-about = Si entre manos se pueden tomar más fichas.
calatone-option-rebuy-never = nunca
calatone-option-rebuy-request = basta con pedirlas
calatone-option-rebuy-banker = si el banquero consiente
calatone-option-limit = Final de la partida
calatone-option-limit-about = Cuándo se acaba; las flechas lo cambian. Entre manos, la tecla I propone otro.
calatone-option-limit-none = sin acordar
calatone-option-limit-10-hands = tras 10 manos
calatone-option-limit-20-hands = tras 20 manos
calatone-option-limit-60-minutes = tras 60 minutos
calatone-option-limit-120-minutes = tras 120 minutos
calatone-option-limit-hands = { $count ->
    [one] tras 1 mano
   *[other] tras { $count } manos
 }
calatone-option-limit-minutes = { $count ->
    [one] tras 1 minuto
   *[other] tras { $count } minutos
 }
calatone-option-winner_leave = Irse ganando
calatone-option-winner_leave-about = Si quien va ganando puede irse antes del final acordado.
calatone-option-winner_leave-warn = se le advierte
calatone-option-winner_leave-forbid = no antes del final
calatone-option-on_leave = Quien se va en plena mano
calatone-option-on_leave-about = Se retira en su turno, o un robot juega su mano hasta el final.
calatone-option-on_leave-fold = se retira
calatone-option-on_leave-bot = sigue un robot
calatone-option-help = Ayuda con las jugadas
calatone-option-help-about = La sala te dice, si lo pides, lo que valen tus cartas y lo que conviene pensar.
calatone-option-turn_seconds = Tiempo para hablar
calatone-option-turn_seconds-about = Si se acaba, pasas si puedes y si no te retiras.
calatone-option-expose_seconds = Tiempo para mostrar una carta
calatone-option-expose_seconds-about = Si se acaba, se muestra tu carta más baja.
calatone-option-declare_seconds = Tiempo para declarar
calatone-option-declare_seconds-about = Si se acaba, se declaran tus mejores cinco.

## Mesas que no pueden abrirse

calatone-refuse-bad-min-bet = La apuesta mínima de { $least } pasa de las { $stack } fichas; ponla más baja.
calatone-refuse-bad-max-bet = El máximo por ronda, { $most }, ha de ser 0 o al menos la apuesta mínima, { $least }.
calatone-refuse-bad-ante = Un ante de { $ante } es demasiado para estas apuestas: como mucho { $most }.
calatone-refuse-bad-deck = Con { $size } cartas no hay para { $seats } jugadores: al menos { $least }, o según los jugadores.
calatone-refuse-bad-limit = { $value } no es un final. Di 20 manos, 90 minutos o una hora del día.

## Las jugadas en palabras

calatone-part-hand-royal = escalera real de { SUIT($suit) }
calatone-part-hand-straight-flush = escalera de color { AL_RANK($rank) }
calatone-part-hand-poker = póker de { RANKS($rank) }
calatone-part-hand-full = full de { RANKS($rank) } y { RANKS($other) }
calatone-part-hand-flush = color { AL_RANK($rank) }
calatone-part-hand-ace-straight = escalera con as, { AL_RANK($rank) }
calatone-part-hand-straight = escalera { AL_RANK($rank) }
calatone-part-hand-trio = trío de { RANKS($rank) }
calatone-part-hand-figures = figuras de { RANK($first) }, { RANK($second) }, { RANK($third) }, { RANK($fourth) } y { RANK($fifth) }
calatone-part-hand-two-pairs = dobles parejas de { RANKS($rank) } y { RANKS($other) }
calatone-part-hand-pair = pareja de { RANKS($rank) }
calatone-part-hand-high-card = carta mayor { RANK($rank) }

## Frases pequeñas

calatone-part-card = { $card }
calatone-part-card-hidden = { $card } tapada
calatone-part-limit-hands = { $count ->
    [one] 1 mano
   *[other] { $count } manos
 }
calatone-part-limit-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
 }
calatone-part-limit-time = { $hour ->
    [1] hasta la 1:{ $minute }
   *[other] hasta las { $hour }:{ $minute }
 }
calatone-part-ahead = { $player } { $chips } a favor
calatone-part-behind = { $player } { $chips } en contra
calatone-part-even = { $player } en paz

## Se abre la mesa

calatone-event-session = El Calatone para { $count } con { $others }, { $stack } fichas cada cual.
    .brief = Calatone para { $count }, a { $stack } fichas cada cual.
calatone-event-stakes = { $size } cartas, ante { $ante }, { $most ->
    [0] apuestas desde { $least }, sin máximo
   *[other] apuestas de { $least } a { $most } por ronda
 }.
    .brief = { $size } cartas, ante { $ante }, { $most ->
    [0] apuestas desde { $least }
   *[other] apuestas de { $least } a { $most }
 }.
calatone-event-bank-with = Lleva la banca { $who }.
calatone-event-bank-with-you = Llevas tú la banca.
calatone-event-ready-asked = Intro para la mano { $number }, reparte { $who }.
    .brief = Intro para la mano { $number }.
calatone-event-ready-asked-you = Intro para la mano { $number }, repartes tú.
    .brief = Intro para la mano { $number }.
calatone-event-next-hand = Sigue la mano { $number }, reparte { $who }.
calatone-event-next-hand-you = Sigue la mano { $number }, repartes tú.
calatone-event-ready = Apuntado. Esperas a { $others }.

## El reparto

calatone-event-hand-started = Mano { $number }, reparte { $who }{ $ante ->
    [0] { "" }
   *[other] , ante { $ante }
 }.
    .brief = Mano { $number }.
    .full = Mano { $number } con { $size } cartas. Reparte { $who }, corta { $cutter }{ $ante ->
    [0] { "" }
   *[other] , ante { $ante }
 }.
calatone-event-hand-started-you = Mano { $number }, repartes tú{ $ante ->
    [0] { "" }
   *[other] , ante { $ante }
 }.
    .brief = Mano { $number }.
    .full = Mano { $number } con { $size } cartas. Repartes tú, corta { $cutter }{ $ante ->
    [0] { "" }
   *[other] , ante { $ante }
 }.
calatone-event-ante-all-in = { $who } paga el ante con su resto, { $chips }.
    .brief = { $who }, ante con su resto, { $chips }.
calatone-event-ante-all-in-you = Pagas el ante con tu resto, { $chips }.
    .brief = Ante con tu resto, { $chips }.
calatone-event-dealt-down = Tapadas: { $cards }.
    .brief = { $cards }.
calatone-event-show-asked = ¿Cuál muestras?
    .brief = Muestra una.
calatone-event-chose = Mostrarás { THE($card) }.
    .brief = Mostrarás { $card }.
calatone-event-exposed = { $who } muestra { THE($card) }.
    .brief = { $who }: { $card }.
calatone-event-exposed-you = Muestras { THE($card) }.
    .brief = Tú: { $card }.
calatone-event-dealt-up = { $who }: { $card }.
calatone-event-dealt-up-you = Tú: { $card }.
calatone-event-dealt-up-made = { $player }: { $card }, { $hand }.
    .brief = { $player }: { $card }{ $category ->
    [pair] , par
    [two-pairs] , dobles
    [trio] , trío
    [poker] , póker
   *[other] { "" }
}.
calatone-event-annulled = La baraja o las fichas no estaban bien: se devuelve lo puesto y reparte el mismo.

## Los envites

calatone-event-speaks-first = Habla { $who }, { $hand }.
    .brief = Habla { $who }.
    .full = Ronda { $round }, en el bote { $pot }. Habla { $who }, { $hand }.
calatone-event-speaks-first-you = Hablas tú, { $hand }.
    .brief = Hablas tú.
    .full = Ronda { $round }, en el bote { $pot }. Hablas tú, { $hand }.
calatone-event-no-betting = Ya no se apuesta: se dan las cartas que faltan, por { $pot }.
    .brief = Ya no se apuesta.
calatone-event-said-then = { $said }. { $turn }.
calatone-part-then-speak = Te toca
calatone-part-then-see = Ver te cuesta { $cost }
    .brief = Ver: { $cost }
calatone-event-check = { $who } pasa.
calatone-event-check-you = Pasas.
calatone-event-bet = { $who } abre con { $chips }.
calatone-event-bet-you = Abres con { $chips }.
calatone-event-bet-all-in = { $who } abre con su resto, { $chips }.
    .brief = { $who }, su resto, { $chips }.
calatone-event-bet-all-in-you = Abres con tu resto, { $chips }.
    .brief = Tú, tu resto, { $chips }.
calatone-event-call = { $who } ve.
    .full = { $who } ve con { $chips }.
calatone-event-call-you = Ves con { $chips }.
    .full = Ves con { $chips }.
calatone-event-call-all-in = { $who } ve con su resto, { $chips }.
calatone-event-call-all-in-you = Ves con tu resto, { $chips }.
calatone-event-raise = { $who } sube a { $chips }.
calatone-event-raise-you = Subes a { $chips }.
calatone-event-raise-all-in = { $who } sube con su resto a { $chips }.
    .brief = { $who }, su resto, a { $chips }.
calatone-event-raise-all-in-you = Subes con tu resto a { $chips }.
    .brief = Tú, tu resto, a { $chips }.
calatone-event-folds = { $who } se retira.
calatone-event-folds-you = Te retiras.
calatone-event-withdraws = { $who } se retira.
calatone-event-withdraws-you = Te retiras.
calatone-event-refund = { $chips ->
    [one] 1 ficha sin igualar vuelve a { $who }.
   *[other] { $chips } fichas sin igualar vuelven a { $who }.
 }
    .brief = { $chips } sin igualar, a { $who }.
calatone-event-refund-you = { $chips ->
    [one] 1 ficha sin igualar vuelve a ti.
   *[other] { $chips } fichas sin igualar vuelven a ti.
 }
    .brief = { $chips } sin igualar, a ti.
calatone-event-all-passed = Todos pasan: cartas descubiertas.
    .brief = Todos pasan: cartas descubiertas.

## La declaración

calatone-event-declare = Elige tus 5 cartas con Espacio, luego Intro.
    .brief = Elige tus 5.
calatone-event-declaring = { $others_count ->
    [one] { $others } elige sus cinco.
   *[other] { $others } eligen sus cinco.
 }
calatone-event-decided = Declaras { $hand }.
    .brief = Cantas { $hand }.
calatone-event-declared = { $who }: { $hand }, tapada { $hidden }.
    .brief = { $who }: { $hand }.
    .full = { $who }: { $hand }, con { $cards }; tapada { $hidden }.
calatone-event-declared-you = Tú: { $hand }, tapada { $hidden }.
    .brief = Tú: { $hand }.
    .full = Tú: { $hand }, con { $cards }; tapada { $hidden }.
calatone-event-won = { $who } se lleva el bote de { $chips }.
    .brief = { $who } gana { $chips }.
calatone-event-won-you = Te llevas el bote de { $chips }.
    .brief = Ganas { $chips }.
calatone-event-won-pot = { $who } se lleva { $side ->
    [main] el bote principal
    [only] el bote lateral
   *[side] el bote lateral { $number }
 }, con { $chips }.
    .brief = { $who }: { $side ->
    [main] bote principal
    [only] bote lateral
   *[side] bote lateral { $number }
 }, con { $chips }.
calatone-event-won-pot-you = Te llevas { $side ->
    [main] el bote principal
    [only] el bote lateral
   *[side] el bote lateral { $number }
 }, con { $chips }.
    .brief = Tú: { $side ->
    [main] bote principal
    [only] bote lateral
   *[side] bote lateral { $number }
 }, con { $chips }.
calatone-event-shared = Bote de { $chips } entre { $winners }, { $share } a cada cual.
    .brief = Bote de { $chips } entre { $winners }.
calatone-event-void = Mano nula: no había nada en juego.
calatone-event-you-have = { $chips ->
    [one] Tienes 1 ficha.
   *[other] Tienes { $chips } fichas.
 }

## Entre manos

calatone-event-issued = { $chips ->
    [one] 1 ficha nueva para { $who }.
   *[other] { $chips } fichas nuevas para { $who }.
 }
calatone-event-issued-you = { $chips ->
    [one] 1 ficha nueva para ti.
   *[other] { $chips } fichas nuevas para ti.
 }
calatone-event-asks-rebuy = { $who } pide { $chips ->
    [one] 1 ficha nueva
   *[other] { $chips } fichas nuevas
 }.
    .brief = { $chips ->
    [one] { $who } pide 1 ficha.
   *[other] { $who } pide { $chips } fichas.
 }
calatone-event-asks-rebuy-you = Pides { $chips ->
    [one] 1 ficha nueva
   *[other] { $chips } fichas nuevas
 }.
    .brief = { $chips ->
    [one] Pides 1 ficha.
   *[other] Pides { $chips } fichas.
 }
calatone-event-asks-limit = { $who } propone un final: { $limit }.
    .brief = { $who } propone final: { $limit }.
calatone-event-asks-limit-you = Propones un final: { $limit }.
    .brief = Propones final: { $limit }.
calatone-event-asks-end = { $who } propone acabar la partida.
    .brief = { $who } propone acabar.
calatone-event-asks-end-you = Propones acabar la partida.
    .brief = Propones acabar.
calatone-event-asks-seats = { $who } propone sortear los asientos.
    .brief = { $who } propone otros asientos.
calatone-event-asks-seats-you = Propones sortear los asientos.
    .brief = Propones otros asientos.
calatone-event-asks-extend = { $who } propone seguir: { $limit }.
    .brief = { $who } seguiría: { $limit }.
calatone-event-asks-extend-you = Propones seguir: { $limit }.
    .brief = Seguirías: { $limit }.
calatone-event-answer-how = La i griega acepta, la X dice que no.
calatone-event-answer-consent = { $who } acepta.
calatone-event-answer-consent-you = Aceptas.
calatone-event-answer-refuse = { $who } dice que no.
calatone-event-answer-refuse-you = Dices que no.
calatone-event-answer-rebuy-rebuy = { $who } quiere fichas nuevas.
calatone-event-answer-rebuy-rebuy-you = Quieres fichas nuevas.
calatone-event-answer-rebuy-none = { $who } no toma fichas.
calatone-event-answer-rebuy-none-you = No tomas fichas.
calatone-event-answer-extend-extend = { $who } seguiría.
calatone-event-answer-extend-extend-you = Seguirías.
calatone-event-answer-extend-none = { $who } no propone nada.
calatone-event-answer-extend-none-you = No propones nada.
calatone-event-not-agreed = { $what ->
    [rebuy] No se consiente: no hay fichas nuevas.
    [limit] No hay acuerdo: el final queda como estaba.
    [end] No hay acuerdo: la partida sigue.
    [seats] No hay acuerdo: los asientos quedan.
   *[extend] No hay acuerdo para seguir.
 }
    .brief = { $what ->
    [rebuy] No hay fichas nuevas.
    [limit] No cambia el final.
    [end] La partida sigue.
    [seats] Los asientos quedan.
   *[extend] No se sigue.
 }
calatone-event-rebuy-asked = No te quedan fichas: escribe cuántas tomas, o la X para ninguna.
    .brief = Sin fichas: escribe cuántas; la X, no.
calatone-event-rebuy-others = { $count ->
    [one] { $others } se ha quedado sin fichas; puede tomar más.
   *[other] { $others } se han quedado sin fichas; pueden tomar más.
 }
    .brief = { $others }, sin fichas.
calatone-event-extend = ¿Seguimos? Intro para proponer otro final, la X para acabar.
    .brief = ¿Seguimos? Intro para sí, la X para no.
calatone-event-places = Asientos nuevos, cada cual a la izquierda: { $places }.
calatone-event-limit-reached = { $last ->
    [yes] Última mano: se ha llegado al final acordado.
   *[no] Final acordado, cumplido: { $limit }.
 }
calatone-event-limit-set = Final acordado: { $limit }.
calatone-event-gone = { $who } se ha ido y queda fuera tras esta mano.
    .brief = { $who } se ha ido.
calatone-event-gone-you = Te vas cuando acabe esta mano.
    .brief = Te vas tras esta mano.
calatone-event-returned = { $who } ha vuelto y sigue jugando.
calatone-event-returned-you = Has vuelto y sigues jugando.
calatone-event-left = { $who } se va, { $how ->
    [ahead] { $chips } a favor
    [behind] { $chips } en contra
   *[even] en paz
 }.
    .brief = { $who } se va, { $how ->
    [ahead] { $chips } a favor
    [behind] { $chips } en contra
   *[even] en paz
 }.
calatone-event-left-you = Te vas, { $how ->
    [ahead] { $chips } a favor
    [behind] { $chips } en contra
   *[even] en paz
 }. Control S deja la mesa.
    .brief = Te vas, { $how ->
    [ahead] { $chips } a favor
    [behind] { $chips } en contra
   *[even] en paz
 }.
calatone-event-observer = { $who } se queda sin fichas y solo mira.
    .brief = { $who }: sin fichas, mira.
calatone-event-observer-you = Te quedas sin fichas y solo miras.
    .brief = Sin fichas, solo miras.
calatone-event-over = { $reason ->
    [limit] Acaba la partida: se ha llegado al final acordado.
    [chips] Acaba la partida: solo un jugador tiene fichas.
    [agreed] Acaba la partida de común acuerdo.
   *[stalled] Acaba la partida: ya nadie pone nada en juego.
 }
    .brief = { $reason ->
    [limit] Fin: se llegó al final acordado.
    [chips] Fin: solo uno tiene fichas.
    [agreed] Fin de común acuerdo.
   *[stalled] Fin: nadie se juega nada.
 }
calatone-event-wins-evening = { $who } gana la partida, { $chips } a favor.
    .brief = { $who } gana, { $chips } a favor.
calatone-event-wins-evening-you = Ganas la partida, { $chips } a favor.
    .brief = Ganas, { $chips } a favor.
calatone-event-share-evening = Partida empatada entre { $winners }, { $chips } a favor cada cual.
calatone-event-accounts = { COMMAS($parts) }.

## Lo que hay a la vista, y ofertas

calatone-zone-hand = Mano
calatone-zone-players = Jugadores
calatone-offer-expose = Mostrar { THE($card) }
calatone-offer-declare = Declarar { $cards }
calatone-offer-ready = Repartir la mano siguiente
calatone-offer-consent = Sí, de acuerdo
calatone-offer-refuse = No
calatone-offer-no-chips = Ninguna ficha
calatone-offer-no-more = Acabar aquí
calatone-offer-extend = Seguir: { $limit }
calatone-offer-limit = Proponer un final: { $limit }
calatone-offer-seats = Proponer otros asientos
calatone-offer-end = Proponer acabar la partida
calatone-offer-rebuy = { $chips ->
    [one] 1 ficha nueva
   *[other] { $chips } fichas nuevas
 }
calatone-offer-check = Pasar
calatone-offer-call = Ver por { $cost }
calatone-offer-bet = Abrir con { $chips }
calatone-offer-raise = Subir a { $chips }
calatone-offer-fold = Retirarte
calatone-item-marked = { $card }, { $on ->
    [yes] elegida
   *[no] devuelta
 }{ $over ->
    [0] , { $count } de 5
    [one] : { $count }, sobra 1
   *[other] : { $count }, sobran { $over }
 }.
    .brief = { $card }{ $on ->
    [yes] { "" }
   *[no] , devuelta
 }; { $over ->
    [0] { $count } de 5
    [one] { $count }, sobra 1
   *[other] { $count }, sobran { $over }
 }.
calatone-item-five-marked = { $card }, { $on ->
    [yes] elegida, y van 5
   *[no] devuelta, quedan 5
 }: { $hand }.

## Teclas de este juego

calatone-key-pass = pasar, mientras nadie haya apostado
calatone-key-see = ver, que es igualar la apuesta
calatone-key-up = abrir o subir, con una lista de cantidades; también vale escribir el total
calatone-key-all-in = abrir o subir con todo lo que puedes poner
calatone-key-withdraw = retirarte, o responder que no
calatone-key-yes = responder que sí, o igualar la apuesta
calatone-key-five = qué jugada forman las cinco cartas elegidas
calatone-key-propose = propuestas entre manos: fichas nuevas, un final, otros asientos
calatone-key-bank = quién lleva la banca, y tu cuenta
calatone-key-quit = cómo irse de la partida, y con qué te irías

## Respuestas

calatone-ask-pot = { $pot } en el bote, se eligen las cartas.
calatone-ask-pot-no-bet = { $pot } en el bote, nadie ha apostado.
calatone-ask-pot-level = { $pot } en el bote, la apuesta es { $level }.
calatone-ask-pot-cost = { $pot } en el bote, la apuesta es { $level }; ver te cuesta { $cost }.
    .brief = { $pot } en el bote, apuesta { $level }; te cuesta { $cost }.
calatone-ask-pot-declaring = { $pot } en el bote, { $done ->
    [0] nadie ha declarado
    [one] ha declarado 1 de { $count }
   *[other] han declarado { $done } de { $count }
 }.
calatone-ask-range-bet = Puedes abrir con { $low } o más, hasta { $high }.
calatone-ask-range-bet-only = Puedes abrir solo con { $high }.
calatone-ask-range-raise = Puedes subir a { $low } o más, hasta { $high }.
calatone-ask-range-raise-only = Puedes subir solo a { $high }.
calatone-ask-account = { $stack ->
    [one] 1 ficha es tuya
   *[other] { $stack } fichas son tuyas
 }, tras { $issued } de la banca{ $returned ->
    [0] { "" }
   *[other] { " " }y { $returned } devueltas
 }: { $how ->
    [ahead] { $chips } a favor
    [behind] { $chips } en contra
   *[even] en paz
 }.
    .brief = { $stack ->
    [one] 1 ficha
   *[other] { $stack } fichas
 }, { $how ->
    [ahead] { $chips } a favor
    [behind] { $chips } en contra
   *[even] en paz
 }.
calatone-ask-deals = Reparte { $who }.
calatone-ask-deals-you = Repartes tú.
calatone-ask-deals-next = Después reparte { $who }.
calatone-ask-deals-next-you = Después repartes tú.
calatone-ask-no-dealer = Ya no se reparte más.
calatone-ask-bank-is = La banca la lleva { $who }.
calatone-ask-bank-is-you = La banca la llevas tú.
calatone-ask-no-hand = No se está jugando ninguna mano.
calatone-ask-no-cards = No tienes cartas.
calatone-ask-both-hidden = Tapadas: { $cards }; ninguna mostrada aún.
calatone-ask-will-show = { $hidden } queda tapada, { $shown } se mostrará.
calatone-ask-own-hidden = { $hidden }, tapada; a la vista, { $shown }.
    .brief = Tapada { $hidden }; a la vista { $shown }.
calatone-ask-worth = { $hand }, eso valen.
    .brief = { $hand }.
calatone-ask-nothing-shown = No hay cartas a la vista.
calatone-ask-shown = { $who }: { $cards }.
calatone-ask-shown-you = Tú: { $cards }.
calatone-ask-shown-made = { $who }: { $cards }, { $hand }.
    .brief = { $who }: { $hand }.
calatone-ask-shown-made-you = Tú: { $cards }, { $hand }.
    .brief = Tú: { $hand }.
calatone-ask-laid = { $who }: { $hand }, con { $cards }.
    .brief = { $who }: { $hand }.
calatone-ask-laid-you = Tú: { $hand }, con { $cards }.
    .brief = Tú: { $hand }.
calatone-part-stack = { $player } { $chips }
calatone-part-stack-all-in = { $player } con el resto en juego
calatone-part-stack-out = { $player } { $chips }, sin jugar esta mano
calatone-part-stack-watching = { $player } mirando
calatone-part-stack-left = { $player } se fue
calatone-ask-stacks = { COMMAS($parts) }.
calatone-ask-result = { $balance }, { $issued } de la banca.
calatone-ask-hands = { $count ->
    [0] Aún no se ha jugado ninguna mano.
    [one] 1 mano jugada.
   *[other] { $count } manos jugadas.
 }
calatone-ask-no-limit-set = No hay final acordado.
calatone-ask-limit-is = Final: { $limit }.
calatone-ask-limit-is-reached = Final alcanzado: { $limit }.
calatone-ask-limit-left-hands = Final: { $limit }; { $count ->
    [one] queda 1
   *[other] quedan { $count }
 }.
calatone-ask-limit-left-minutes = Final: { $limit }; { $count ->
    [one] queda 1
   *[other] quedan { $count }
 }.
calatone-ask-holding = { $count } cartas cada cual: { $players }.
calatone-ask-all-in-are = Con el resto en juego: { $players }.
calatone-ask-out-and-rest = { $out ->
    [0] Nadie retirado
    [one] 1 retirado
   *[other] { $out } retirados
 }; { $rest ->
    [one] 1 carta
   *[other] { $rest } cartas
 } en la baraja.
calatone-ask-turn-of = Ronda { $round }, habla { $player }.
calatone-ask-turn-bet = Hablas tú en la ronda { $round }: la P pasa, de { $low } a { $high } abres, la X te retira.
    .brief = Hablas tú, de { $low } a { $high }.
calatone-ask-turn-bet-only = Hablas tú en la ronda { $round }: la P pasa, con { $high } abres, la X te retira.
    .brief = Hablas tú, abrir solo con { $high }.
calatone-ask-turn-raise = Hablas tú en la ronda { $round }: la M ve por { $cost }, de { $low } a { $high } subes, la X te retira.
    .brief = Hablas tú, ver te cuesta { $cost }.
calatone-ask-turn-raise-only = Hablas tú en la ronda { $round }: la M ve por { $cost }, con { $high } subes, la X te retira.
    .brief = Hablas tú, ver te cuesta { $cost }.
calatone-ask-turn-see = Hablas tú en la ronda { $round }: la M ve por { $cost }, la X te retira.
    .brief = Hablas tú, ver te cuesta { $cost }.
calatone-ask-turn-over = A nadie le toca: se acabó la partida.
calatone-ask-turn-expose = Elige la carta que muestras y pulsa Intro.
    .brief = Carta que muestras, Intro.
calatone-ask-turn-declare = Elige tus 5 cartas con Espacio y pulsa Intro.
    .brief = Elige 5 con Espacio, Intro.
calatone-ask-turn-between = { $first ->
    [yes] Pulsa Intro para la primera mano.
   *[no] Pulsa Intro para la mano siguiente.
 }
    .brief = { $first ->
    [yes] Intro para la primera mano.
   *[no] Intro para la mano siguiente.
 }
calatone-ask-you-left = { $chips ->
    [one] Ya te has ido con 1 ficha. Control S deja la mesa.
   *[other] Ya te has ido con { $chips } fichas. Control S deja la mesa.
 }
calatone-ask-turn-ask = Responde: la i griega acepta, la X dice que no.
calatone-ask-turn-rebuy = Escribe cuántas fichas tomas, o la X para ninguna.
calatone-ask-turn-limit = Propón seguir con Intro, o acaba con la X.
    .brief = Intro para seguir, la X acaba.
calatone-ask-waiting = { $what ->
    [expose] { $players_count ->
        [one] Falta { $players } por mostrar carta.
       *[other] Faltan { $players } por mostrar carta.
    }
    [declare] { $players_count ->
        [one] Falta { $players } por declarar.
       *[other] Faltan { $players } por declarar.
    }
    [between] { $players_count ->
        [one] Falta que { $players } diga que sí.
       *[other] Falta que { $players } digan que sí.
    }
    [rebuy] { $players_count ->
        [one] Puede tomar fichas { $players }.
       *[other] Pueden tomar fichas { $players }.
    }
    [limit] { $players_count ->
        [one] Puede proponer seguir { $players }.
       *[other] Pueden proponer seguir { $players }.
    }
   *[ask] { $players_count ->
        [one] Falta { $players } por responder.
       *[other] Faltan { $players } por responder.
    }
 }
calatone-ask-said-last = Ronda { $round }: { $said }.
calatone-ask-said-before = Dicho por último: { $said }.
calatone-ask-nothing-said = Aún no ha hablado nadie.
calatone-ask-own = { $count } cartas: { $cards }.
calatone-ask-own-withdrawn = { $count } cartas, de las que te has retirado: { $cards }.
calatone-ask-own-last = { $count } cartas en la última mano: { $cards }.
calatone-ask-next-none = Ahora no se juega ninguna carta.
calatone-ask-next-declared = Ya has declarado.
calatone-advice-expose = Cualquiera de las dos vale; habla primero la mejor carta a la vista.
calatone-advice-declare = Valen 5 cualesquiera de tus cartas y solo esas: las otras dos no cuentan.
calatone-advice-five = La D dice qué forman las cinco que has elegido.
calatone-advice-between = Con la I propones { $rebuy ->
    [yes] fichas nuevas, un final u otros asientos
   *[no] un final u otros asientos
 }; la Q dice cómo irse del todo.
calatone-advice-check = La P pasa.
calatone-advice-see = La M ve por { $cost }.
calatone-advice-open = De { $low } a { $high } para abrir: escríbelo y pulsa Intro; la U da una lista.
calatone-advice-most = Con la A pones { $high }, lo más que puedes.
calatone-advice-open-only = Con la A abres con { $high }, todo lo que puedes poner.
calatone-advice-raise = De { $low } a { $high } para subir: escribe el total y pulsa Intro; la U da una lista.
calatone-advice-raise-only = Con la A subes a { $high }, todo lo que puedes poner.
calatone-advice-fold = La X te retira; lo que has puesto queda en el bote.
calatone-advice-no-pass = Hay apuesta, así que ya no se pasa.
calatone-advice-no-raise-top = La apuesta está en el máximo, o en todo lo que tienes: no se sube.
calatone-advice-no-raise-nobody = Nadie más tiene fichas para responder: no se sube.
calatone-advice-no-raise-barred = Ya igualaste la última apuesta entera, y un resto corto no la abre otra vez: no se sube.
calatone-advice-no-raise-raises = La ronda ya tiene todas las subidas que admite esta mesa.
calatone-ask-five = { $hand }, con { $cards }.
calatone-ask-best-five = Mejores cinco: { $cards }, { $hand }.
calatone-advice-lower = Lo habitual es mostrar la más baja, { THE($card) }.
calatone-advice-wins = { $count ->
    [2] { $wins } de cada 100 repartos así son tuyos si siguen ambos.
   *[other] { $wins } de cada 100 repartos así son tuyos si siguen los { $count }.
 }
calatone-advice-price = Por { $cost }, compensa a partir de { $price } de cada 100.
calatone-hint-shows = { $lower ->
    [yes] La mejor queda tapada, y los demás ven menos de lo que tienes.
   *[no] La más baja queda tapada, y { THE($card) } aparenta más de lo que tienes.
 }
calatone-hint-bet = { $ahead ->
    [yes] Es más de lo que te toca del bote: que los demás paguen por ver más.
   *[no] Alguno que ganaría se retirará, y entonces el bote es tuyo.
 }
calatone-hint-check = Pasar no cuesta nada, y una apuesta podría encontrar una subida.
calatone-hint-fold = Por las cartas podrías verla, pero quien apuesta así suele tener más.
calatone-advice-all-pass = Si todos pasan, gana la mejor jugada hasta ahora; abrir evita que acabe ahí.
calatone-ask-quit = { $chips ->
    [one] 1 ficha vuelve a la banca si te vas.
   *[other] { $chips } fichas vuelven a la banca si te vas.
 }
calatone-ask-quit-ahead = Vas ganando { $chips }: irte ahora es una descortesía con quien pierde.
calatone-ask-quit-how = Para irte del todo escribe barra me voy y pulsa Intro.
    .brief = Escribe barra me voy.
calatone-confirm-leave = ¿Te vas de la partida del todo, con { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
 }? Intro para sí, Escape para no.
    .brief = ¿Te vas del todo? Intro o Escape.
calatone-confirm-leave-ahead = Irte con { $chips } de ganancia es una descortesía. ¿Te vas del todo? Intro para sí, Escape para no.
    .brief = ¿Te vas ganando { $chips }? Intro o Escape.
calatone-confirm-fold = Nadie ha apostado y pasar es gratis. ¿Te retiras? Intro para sí, Escape para no.
    .brief = ¿Te retiras sin más? Intro o Escape.

## Negativas

calatone-refuse-over = Ya no: se acabó la partida.
calatone-refuse-seat = Solo miras: juega quien tiene fichas en esta mesa.
calatone-refuse-gone = Te has ido y sales tras esta mano.
calatone-refuse-back = Nadie que vuelva: ese jugador no se ha ido de esta mano.
calatone-refuse-left = Fuera de esta partida: esas fichas ya volvieron a la banca.
    .brief = Fuera: las fichas están en la banca.
calatone-refuse-leaving = Ese asiento no: sus fichas van a la banca al acabar la mano.
    .brief = Sus fichas van a la banca.
calatone-refuse-no-chips = Ese asiento no: no tiene fichas y solo mira.
    .brief = Ahí no hay fichas.
calatone-refuse-timeout = Ahora no se espera a ese jugador.
calatone-refuse-withdrawn = Te has retirado; mira hasta la mano siguiente.
calatone-refuse-wait = Antes { $others }: espera, o escucha con la V lo que hay a la vista.
calatone-refuse-phase-expose = Aún no: primero todos muestran una carta. Elige una y pulsa Intro.
calatone-refuse-phase-bet = Ahora no: se está apostando. La P pasa, la M ve, la X te retira.
calatone-refuse-phase-declare = Ahora no: elige cinco cartas con Espacio y pulsa Intro.
calatone-refuse-phase-hand = Solo entre manos; acaba antes esta.
calatone-refuse-phase-between = Aún no se juega ninguna mano: Intro para la siguiente.
calatone-refuse-phase-window = Ahora no: la T dice a quién se pregunta y qué.
calatone-refuse-winning = Vas ganando { $ahead }: en esta mesa te quedas hasta el final acordado.
calatone-refuse-chosen = Ya has elegido tu carta; los demás aún eligen.
calatone-refuse-expose-one = Se muestra una carta, no { $count }: ve a ella con el tabulador y pulsa Intro.
calatone-refuse-expose-card = Puedes mostrar una de estas: { $cards }.
calatone-refuse-turn = Ahora habla { $other }; espera a que te toque.
calatone-refuse-declared = Ya has declarado, y lo declarado vale.
calatone-refuse-five = 5 cartas forman la jugada y llevas { $count }: Espacio elige y devuelve.
calatone-refuse-declare-card = No todas esas cartas son tuyas; la H dice las tuyas.
calatone-refuse-check = Hay una apuesta de { $level }: ver te cuesta { $cost }, o te retiras.
calatone-refuse-bet = La ronda está abierta con { $level }: ver te cuesta { $cost }; o sube, o retírate.
calatone-refuse-call = No hay apuesta que ver: pasa con la P, o abre con una cantidad.
calatone-refuse-raise-yet = Nadie ha apostado: escribe una cantidad para abrir.
calatone-refuse-bet-amount = { $amount } no puede ser: abre con { $low } o más, hasta { $high }.
calatone-refuse-bet-amount-only = { $amount } no puede ser: abre con { $high }.
calatone-refuse-raise-amount = { $amount } no puede ser: sube a { $low } o más, hasta { $high }.
calatone-refuse-raise-amount-only = { $amount } no puede ser: sube a { $high }.
calatone-refuse-raise-top = No se sube: la apuesta está en el máximo o en todo lo que tienes. Ver te cuesta { $cost }.
calatone-refuse-raise-nobody = No se sube: nadie más tiene fichas. Ver te cuesta { $cost }.
calatone-refuse-raise-barred = No se sube: un resto corto no abre otra vez la ronda. Ver te cuesta { $cost }.
calatone-refuse-raise-raises = No se sube: la ronda ya tiene todas sus subidas. Ver te cuesta { $cost }.
calatone-refuse-bets-now = { $phase ->
    [expose] Aún no: primero elige la carta que muestras, con Intro.
    [declare] Ya no se apuesta: elige tus cinco con Espacio y pulsa Intro.
   *[between] Entre manos no se apuesta. Intro para la siguiente.
 }
calatone-refuse-question = Ahora no se pregunta nada.
calatone-refuse-not-asked = Eso han de responderlo otros: { $seats }.
calatone-refuse-consent-rebuy = Aquí no es sí o no: escribe cuántas fichas, o la X para ninguna.
calatone-refuse-consent-limit = Aquí no es sí o no: propón otro final con Intro, o acaba con la X.
calatone-refuse-ready = Ya has dicho que sí; { $seats_count ->
    [one] falta { $seats }
   *[other] faltan { $seats }
 }.
calatone-refuse-rebuy = En esta mesa no hay fichas nuevas.
calatone-refuse-rebuy-full = Ya tienes { $stack } o más; solo se repone hasta ahí.
calatone-refuse-rebuy-amount = { $amount } no puede ser: pide de 1 a { $most }.
calatone-refuse-limit = Eso no es un final: 20 manos, 90 minutos o una hora del día.
calatone-refuse-asked = Ya lo has preguntado desde la última mano; vuelve a hacerlo tras la siguiente.
calatone-refuse-topic = Propón acabar u otros asientos, nada más; la I da la lista de propuestas.
calatone-refuse-proposals = Se propone entre manos; la I da entonces la lista.
calatone-refuse-five-marked = Elige 5 cartas con Espacio; llevas { $count }.
calatone-refuse-five-now = Aún no: la D dice qué forman tus cinco cuando las declaras, al final de la mano.

## Reglamento

calatone-rule-chapter-aim = Objetivo
calatone-rule-aim-hand = Cada cual recibe siete cartas, seis a la vista, y las cinco que declara son su jugada.
calatone-rule-aim-chips = Cada uno se sienta con { $stack } fichas; gana la partida quien acaba más por encima de las que tomó.
calatone-rule-aim-limit = Final de la partida: { $limit }. La mano empezada se acaba siempre.
calatone-rule-aim-no-limit = No hay final acordado; entre manos se puede proponer uno.
calatone-rule-chapter-pack = La baraja
calatone-rule-pack-size = Se juega con { $size } cartas, desde { THE_RANK($rank) }, sin comodines.
calatone-rule-pack-auto = La baraja sigue a los jugadores: 32 cartas hasta 4 jugadores, 36 para 5 y 44 para 6; 52 para 7. Con { $count } jugadores son { $size }.
calatone-rule-pack-order = El as es la más alta; los palos valen lo mismo y nunca deciden.
calatone-rule-chapter-deal = El reparto
calatone-rule-deal-ante = Antes de las cartas cada cual paga un ante de { $ante }; quien no llega, lo que tenga.
calatone-rule-deal-no-ante = No se paga ante.
calatone-rule-deal-two = Se dan dos cartas tapadas, y todos eligen a la vez cuál muestran.
calatone-rule-deal-more = Tras cada una de las cinco primeras rondas se da otra carta a la vista a quien sigue en la mano.
calatone-rule-deal-seven = Al final cada cual tiene siete cartas: seis a la vista y una que solo conoce su dueño.
calatone-rule-deal-turn = Después de cada mano el reparto pasa a la izquierda.
calatone-rule-chapter-bets = Las apuestas
calatone-rule-bets-first = Habla primero quien muestra la mejor jugada, y los demás hacia la izquierda; si hay empate, el que recibió antes.
calatone-rule-bets-before = Mientras nadie apuesta se dice paso, abro o me retiro; después, veo, subo o no voy.
calatone-rule-bets-amounts = { $most ->
    [0] Se abre con { $least } o más y se sube { $least } o más, hasta todo lo que se tiene.
   *[other] Se abre con { $least } o más y se sube { $least } o más; en una ronda nadie pone más de { $most }.
 }
calatone-rule-bets-raises = { $count ->
    [one] En cada ronda se sube 1 vez como mucho.
   *[other] En cada ronda se sube { $count } veces como mucho.
 }
calatone-rule-bets-all-in = Quien no llega puede ir con su resto y opta a la parte del bote que cubre.
calatone-rule-bets-short = Un resto que sube menos de la apuesta mínima no deja subir otra vez a quien ya había igualado.
calatone-rule-bets-refund = Lo que nadie iguala vuelve a su dueño.
calatone-rule-bets-out = Quien se retira tapa sus cartas y deja en el bote lo que puso.
calatone-rule-bets-last = Si solo queda uno, se lleva el bote sin enseñar su carta.
calatone-rule-chapter-passes = Cuando todos pasan
calatone-rule-passes-end = Si todos pasan, la mano acaba ahí: se descubren las cartas y el bote es de la mejor jugada hasta ese momento.
calatone-rule-passes-all-in = Mientras haya alguien con su resto en juego no se acaba así, y se da la carta siguiente.
calatone-rule-passes-go-on = Si todos pasan, se da la carta siguiente; tras la sexta ronda se declara.
calatone-rule-passes-void = Si no hay nada en el bote, la mano es nula y no se enseña nada.
calatone-rule-chapter-show = La declaración
calatone-rule-show-five = Tras la sexta ronda cada cual declara cinco de sus siete cartas, todos a la vez; las otras dos no cuentan.
calatone-rule-show-held = Vale lo declarado, aunque hubiera una jugada mejor.
calatone-rule-show-auto = Tras la sexta ronda la sala declara las mejores cinco de cada cual.
calatone-rule-show-early = { $declaration ->
    [auto] Si la mano acaba antes, valen las cartas dadas hasta ahí.
   *[manual] Si la mano acaba antes, valen las cartas dadas hasta ahí; de seis se eligen cinco.
 }
calatone-rule-show-pot = La mejor jugada declarada gana el bote, y las iguales se lo reparten.
calatone-rule-show-odd = Las fichas que no se pueden partir van de una en una por orden de reparto.
calatone-rule-show-layers = Si hay restos distintos, cada parte del bote es de la mejor jugada entre quienes la han pagado entera.
calatone-rule-chapter-worth = Lo que vale cada jugada
calatone-rule-worth-order = De mejor a peor: { COMMAS($parts) }.
calatone-rule-worth-stripped = Con 40 cartas o menos el color gana al full; con más, pierde.
calatone-rule-worth-figures = Cinco figuras son { RANKS(11) }, { RANKS(12) }, { RANKS(13) } y { RANKS(1) }, sin tres iguales.
calatone-rule-worth-figures-equal = Entre dos de cinco figuras manda la carta más alta, luego la siguiente, haya las parejas que haya.
calatone-rule-worth-equal = En cada jugada ganan los valores más altos; si todos son iguales hay empate.
calatone-rule-worth-ace-low = { $rank ->
    [0] El as vale también por debajo de la carta más baja, en la escalera menor.
   *[other] El as vale también por debajo { DEL_RANK($rank) }, en la escalera menor.
 }
calatone-rule-worth-ace-high = El as solo vale por arriba.
calatone-rule-name-straight-flush = escalera de color
calatone-rule-name-poker = póker
calatone-rule-name-full = full
calatone-rule-name-ace-straight = escalera con as
calatone-rule-name-flush = color
calatone-rule-name-straight = escalera
calatone-rule-name-trio = trío
calatone-rule-name-figures = cinco figuras
calatone-rule-name-two-pairs = dobles parejas
calatone-rule-name-pair = pareja
calatone-rule-name-high-card = carta mayor
calatone-rule-chapter-evening = Las fichas y la partida
calatone-rule-evening-bank = El banquero lleva las cuentas sin ventaja alguna; al final, lo ganado y lo perdido suman cero.
calatone-rule-evening-rebuy-never = Quien se queda sin fichas solo mira: no hay fichas nuevas.
calatone-rule-evening-rebuy-request = Entre manos se pueden tomar fichas nuevas, hasta tener { $stack }.
calatone-rule-evening-rebuy-banker = Entre manos se pueden pedir fichas nuevas, hasta tener { $stack }, si el banquero consiente.
calatone-rule-evening-rebuy-bots = Un robot que se queda sin fichas no pide más.
calatone-rule-evening-winner-warn = Irse ganando antes del final es una descortesía, pero se puede.
calatone-rule-evening-winner-forbid = Quien va ganando no se va antes del final acordado.
calatone-rule-evening-away-fold = Quien se va en plena mano se retira cuando le toca hablar.
calatone-rule-evening-away-bot = Si alguien se va en plena mano, un robot juega sus cartas hasta que acaba.
calatone-rule-evening-stalled = Tras una vuelta entera de manos nulas se acaba la partida.
calatone-rule-evening-help = Con ayuda: la sala te dice a ti solo, cuando lo pides, lo que valen tus cartas.
calatone-rule-chapter-bots = Los robots
calatone-rule-bots-easy = Los fáciles se fían de lo que tienen y de lo que ven, esperan demasiado, solo apuestan lo mínimo y nunca suben.
calatone-rule-bots-fair = Los regulares calculan a ojo, nunca van de farol y pagan demasiado por ver; en mesas de cuatro o más, en cambio, se retiran demasiado pronto.
calatone-rule-bots-good = Los buenos calculan cuántas veces ganan, y a veces van de farol.
calatone-rule-bots-good-careful = Los buenos y prudentes son igual de fuertes: pasan y se retiran antes, y rara vez suben o van de farol.
calatone-rule-bots-good-bold = Los buenos y atrevidos son igual de fuertes: apuestan más a menudo y más fuerte, suben más y van más de farol.
calatone-rule-bots-expert = Los expertos también leen tus apuestas; el tamaño de las suyas no dice nada, salvo que apuestan menos si tú apuestas poco.

calatone-rule-chapter-clock = El reloj
calatone-rule-clock-expose = { $seconds } segundos para elegir la carta que muestras; si se acaban, se muestra la más baja.
calatone-rule-clock-turn = { $seconds } segundos para hablar; si se acaban, pasas o, si no se puede, te retiras.
calatone-rule-clock-declare = { $seconds } segundos para declarar; si se acaban, se declaran tus mejores cinco.

## Estadísticas

calatone-figure-chips = Fichas ganadas cada 100 manos: { $value }.
calatone-figure-hands = Manos por partida: { $value }.
calatone-figure-pots = Te llevas algún bote en el { $value } por ciento de las manos.

## La lección: una mano entera

calatone-lesson-welcome = Juegas tres manos de Calatone contra Berta: dos paso a paso y una por tu cuenta.
calatone-lesson-aim = Llegarás a 7 cartas: 6 a la vista de todos y 1 tapada, tuya. Las 5 mejores se llevan el bote.
calatone-lesson-bets = O se lo lleva una apuesta, si nadie se queda a verla.
calatone-lesson-ready = Se reparte cuando todos quieren empezar. Pulsa Intro por tu parte.
calatone-lesson-hand = La tecla { $key } dice tus cartas en cualquier momento. Pulsa la tecla { $key }.
calatone-lesson-hidden = De tus 2 primeras cartas muestras una; la otra sigue tapada hasta el final.
calatone-lesson-show = Muestra { THE($card) }: pulsa la tecla Z hasta oír esa carta y luego Intro.
calatone-lesson-rounds = Antes de cada carta nueva se apuesta. Habla primero quien muestra lo mejor: tú, con el rey.
calatone-lesson-open = Abre con { $chips }: escribe { $chips } y pulsa Intro.
calatone-lesson-passing = Puedes pasar. Pero si pasan todos, la mano se acaba ahí y gana lo mejor que haya.
calatone-lesson-pass = Que decida Berta: pasa con la tecla { $key }.
calatone-lesson-answers = Puedes ver su apuesta, subirla o retirarte. Rey, { RANK(12) } y { RANK(11) } bien valen 4 fichas.
calatone-lesson-see = Ve la apuesta: pulsa la tecla { $key }.
calatone-lesson-figures = Son figuras { THE_RANK(11) }, { THE_RANK(12) }, { THE_RANK(13) } y { THE_RANK(1) }. Cinco ganan a dobles parejas y pierden con un trío.
calatone-lesson-four = Llevas 4 figuras. Abre con { $chips }: escribe { $chips } y pulsa Intro.
calatone-lesson-totals = La apuesta es el total de la ronda: de { $level } ya has puesto { $paid }, así que ver te cuesta solo lo que falta.
calatone-lesson-table = La tecla { $key } dice lo que muestra cada cual. Pulsa la tecla { $key }.
calatone-lesson-pot = La tecla { $key } dice cuánto hay en el bote. Pulsa la tecla { $key }.
calatone-lesson-worth = { $cost } es poco para ese bote: otra figura te da las cinco, y un 10 la escalera.
calatone-lesson-made = Con este rey ya tienes cinco figuras. Berta solo ve 4: { THE_RANK(12) } está tapada.
calatone-lesson-most = Abre con el máximo de la ronda, { $chips }: escribe { $chips } y pulsa Intro.
calatone-lesson-seventh = La séptima, { THE($card) }, no te sirve. Queda la última ronda.
calatone-lesson-declare = Te toca nombrar 5 de tus cartas, y valen como las nombres: nadie te corrige.
calatone-lesson-kings = No te quedes en la pareja de reyes: las cinco figuras valen más.
calatone-lesson-five = Elige { THE($cards) }.
calatone-lesson-chosen = La tecla Z va de carta en carta y Espacio elige una; con las 5 elegidas, pulsa Intro.
calatone-lesson-won = Cinco figuras ganan a las dobles parejas de Berta.
calatone-lesson-scores = La tecla { $key } dice cuántas fichas tiene cada cual. Pulsa la tecla { $key }.
calatone-lesson-low = De menos a más: carta mayor, pareja, dobles parejas, cinco figuras, trío, escalera.
calatone-lesson-high = Y por encima: color, full, póker, escalera de color.
calatone-lesson-next = Entre manos nadie tiene prisa. Pulsa Intro y se reparte la siguiente.
calatone-lesson-poor = Dos cartas bajas que no casan.
calatone-lesson-ace = Berta muestra un as y apuesta 10. Tu 7 y tu 2 no lo valen.
calatone-lesson-withdraw = Retírate: pulsa la tecla { $key }.
calatone-lesson-lost = Has perdido el ante y nada más. Como nadie vio su apuesta, Berta no enseña la carta tapada.
calatone-lesson-sitting = La tecla U da a cuánto puedes subir. Entre manos, con la tecla I propones cuándo acabar.
calatone-lesson-own = Esta tercera mano es la última de hoy, y la juegas tú.
calatone-lesson-end = F2 lee las reglas. Intro termina la lección.

## Las teclas de todos los juegos, con las palabras de este

calatone-key-count = cuánto hay en el bote
calatone-key-count-about = Con lo que te cuesta seguir, si te toca.
calatone-key-burden = quién reparte
calatone-key-burden-about = Entre manos, quién reparte la siguiente.
calatone-key-first = tu carta tapada
calatone-key-first-about = Con las cartas que muestras.

## Ejercicios de jugadas

calatone-what-scores = 1 carta mayor, 2 pareja, 3 dobles parejas, 4 figuras, 5 trío, 6 escalera, 7 color, 8 full, 9 póker, 10 escalera de color.
calatone-drill-ask-made = 7 cartas: { $cards }. ¿Cuál es, de 1, carta mayor, a 10, escalera de color?
    .brief = { $cards }. ¿De 1 a 10?
calatone-drill-ask-wins = Primera, { $first }. Segunda, { $second }. ¿Cuál gana, 1 o 2? Con 0, empatan.
    .brief = 1: { $first }. 2: { $second }. ¿Cuál?
calatone-drill-hand = { $number }: { $hand }.
calatone-drill-decides = { THE_RANK($high) } gana { AL_RANK($low) }.
calatone-drill-four-only = Solo 4 son de { SUIT($suit) }.
calatone-drill-equal = parejas, trío, póker y full
calatone-drill-five = escaleras y color
calatone-drill-figures = cinco figuras
calatone-drill-four = cuatro de un palo, que no hacen nada
calatone-drill-wins = cuál de dos jugadas gana

## Lo que se escribe: las jugadas y sus palabras. La primera es la que sale en los ejemplos.

calatone-verb-check = paso,
    pasar, no apuesto, no abro, no abro todavía, todavía no apuesto, nada, por ahora nada, nada por ahora,
    nada por mi parte, sin apostar, chequeo, check, mesa,
    sin apuesta, paso de momento, de momento nada
calatone-verb-bet = abro
calatone-verb-call = veo,
    va, va va, juego, yo juego
calatone-verb-raise = subo,
    otros, otras
calatone-verb-fold = me retiro,
    me bajo, lo dejo,
    tiro, tirar, lo tiro, las tiro, la tiro, tiro todo, boto, botar, las boto, dejo, las dejo, dejar, suelto,
    las suelto, abandonar, las echo, las mando al pozo
calatone-verb-expose = muestro
calatone-verb-declare = declaro
calatone-verb-ready = listo
calatone-verb-rebuy = fichas
calatone-verb-limit = límite
calatone-verb-agree = propongo, proponer
calatone-verb-extend = sigo, seguir
calatone-verb-consent = sí
calatone-verb-refuse = no, no tomas fichas, no tomo fichas, no quiero fichas, sin fichas, no propones nada, no propongo nada
calatone-verb-leave = me voy
calatone-word-hands = manos, mano
calatone-word-minutes = minutos, minuto, min
calatone-word-end = final, acabar
calatone-word-seats = asientos, otros asientos, sitios, otros sitios
calatone-asks-count = bote, pozo
