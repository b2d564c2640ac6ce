# Lo que todo juego sencillo de cartas dice igual: mano, mesa, turno, puntos y lo que ninguna carta puede hacer.

## Donde se pone el cursor

kit-item = { $card }
kit-zone-hand = Mano
kit-zone-table = Mesa
kit-zone-row = Fila { $row }

## Lo que responden las teclas

kit-no-count = No hay nada que contar.
kit-no-burden = En este juego nada pasa de uno a otro.
kit-no-first = Aquí no hay carta de salida.
kit-no-table = Aquí no hay nada en la mesa.
kit-no-hand = Nadie tiene una mano en este juego.
kit-table = En la mesa: { $cards }.
kit-table-empty = Mesa vacía.
kit-score = { $side } { $points }
kit-scores = { COMMAS($scores) }.
kit-turn = Es el turno de { $who }.
kit-turn-you = Es tu turno.
kit-turn-nobody = No se espera a nadie: la partida ha terminado.
kit-watching = Estás mirando y no tienes cartas.
kit-hand = { $cards_count ->
    [one] 1 carta: { $cards }.
   *[other] { $cards_count } cartas: { $cards }.
 }
kit-hand-none = No te quedan cartas.
kit-holding = { $player } { $count }
kit-holdings = Cartas: { COMMAS($parts) }.
kit-nothing-yet = Nada todavía.
kit-next-none = Ninguna carta tuya se puede jugar ahora.
kit-why = Puedes jugar { THE($cards) }.

## Lo que no puede ser

kit-no-card = Elige una carta de tu mano con el tabulador y pulsa Intro.
table-not-now = Ahora no: se espera otra cosa de ti.
table-not-your-turn = Ahora le toca a { $who }.
table-not-your-turn-you = Te toca.
table-not-awaited = Ahora no se espera nada de ese asiento.
table-no-move = Esa no es una jugada de este juego.

## Bazas

kit-trick-card = { $player }: { $card }
kit-trick = { COMMAS($cards) }.
kit-led = Carta de salida: { $card }.
kit-last-trick = Antes de esta baza: { $card }, de { $who }.
    .brief = Antes: { $card }, { $who }.
kit-last-trick-you = Antes de esta baza: tu { $card }.
    .brief = Antes: tu { $card }.
kit-no-led = Aún no ha salido nadie.
kit-hand-suit = { SUIT($suit) }: { RANK($cards) }
kit-hand-suits = { $count ->
    [one] 1 carta: { COMMAS($suits) }.
   *[other] { $count } cartas: { COMMAS($suits) }.
 }
kit-offer-lay = echar { THE($card) }
kit-refuse-card = No tienes { THE($card) } en la mano.
kit-refuse-one = Se echa una sola carta; elegidas: { $count }.
kit-refuse-follow = Hay que asistir a { SUIT($suit) }: { OR($cards) }.
kit-refuse-beat = Puedes superar { THE($card) }, y es obligatorio: { OR($cards) }.

## Elegir a la vez, y los dados

kit-choosing = { $own ->
    [yes] Falta que elijas.
   *[no] Falta la elección { DEL($others) }.
 }
kit-refuse-chosen = Ya has elegido. Falta la elección { DEL($others) }.
kit-die = { $value }
kit-die-many = { $count } { $values }
kit-die-plural = { $value ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
   *[other] dados de { $value }
 }
kit-die-item = dado { $value }
kit-dice = { $dice }

## Lo que pasa en casi todos los juegos

kit-event-started = { $game } a { $target }, con { $others }.
    .brief = { $game } a { $target }.
kit-event-dealt = Mano { $number }, empieza { $who }.
kit-event-dealt-you = Mano { $number }, empiezas tú.
kit-event-laid = { $who }: { $card }.
kit-event-laid-you = Echas { THE($card) }.
kit-event-took = Baza { DEL($who) }, { $total }.
kit-event-took-you = Baza tuya, { $total }.
kit-event-scored = { $points } { PARA($who) }, suma { $total }.
kit-event-scored-you = { $points } para ti, sumas { $total }.
kit-event-won = ¡Gana { $who } con { $points }!
kit-event-won-you = ¡Ganas con { $points }!

## Lo que se puede hacer, y las casillas de un tablero

kit-zone-choices = Lo que puedes hacer
kit-refuse-choose = Ve con el tabulador a lo que quieres hacer, y luego Intro.
kit-why-offers = Puedes { OR($offers) }.
kit-refuse-square = Ve a una casilla y pulsa Intro.
kit-refuse-number = { $number } no es casilla: van del 1 al { $most }.
kit-board = En el tablero: { COMMAS($squares) }.
kit-board-empty = Tablero vacío.
kit-why-square = { $numbered ->
    [yes] Ve a una casilla y pulsa Intro, o escribe su número.
   *[no] Ve a una casilla y pulsa Intro.
 }

## Subastas

kit-event-bid-made = { $bid ->
    [0] { $who } pasa.
   *[other] { $who } puja { $bid }.
 }
kit-event-bid-made-you = { $bid ->
    [0] Pasas.
   *[other] Pujas { $bid }.
 }
kit-bid = { $bid ->
    [0] { $player_is ->
        [you] tú pasas
       *[other] { $player } pasa
     }
   *[other] { $player } { $bid }
 }
kit-bids = Pujas: { COMMAS($bids) }.
kit-bids-none = Aún no ha pujado nadie.
kit-ask-bid = Puja de { $least } a { $most }, o 0 para pasar.

## Mazo y descarte

kit-event-drew = { $who } roba del mazo.
kit-event-drew-you = Robas { THE($card) }.
kit-event-taken = { $who } recoge { THE($card) }.
kit-event-taken-you = Recoges { THE($card) }.
kit-event-discarded = { $who } tira { THE($card) }.
kit-event-discarded-you = Tiras { THE($card) }.
kit-event-closed = { $who } cierra.
kit-event-closed-you = Cierras.
kit-stock = Mazo: { $count }
kit-pile = Descubierta: { $card }
kit-pile-stock = Descubierta: { $card }. Mazo: { $count }.
kit-no-pile = Ninguna carta descubierta.
kit-offer-draw = robar del mazo
kit-offer-take = recoger { THE($card) }
kit-offer-away = tirar { THE($card) }
kit-ask-draw = Primero roba del mazo o recoge la carta descubierta, en la mesa o con su tecla.
kit-ask-discard = Tira una carta de tu mano.
kit-refuse-so = Con { THE($card) } puedes { OR($offers) }.
kit-refuse-away = Se tira una sola carta; elegidas: { $count }.
kit-zone-dice = Dados
kit-rolled = Dados en la mesa: { $dice }.
kit-zone-kept = Dados guardados
kit-kept = Guardados: { $dice }.
kit-free-dice = { $count ->
    [one] Queda por tirar 1 dado.
   *[other] Dados por tirar: { $count }.
 }
kit-refuse-die = Ve a un dado con el tabulador, márcalo con Espacio y pulsa Intro.
## Dominó: lo que lleva una ficha, y las fichas. $kind es blank con la doble blanca, que lleva otro artículo.

kit-half-0 = blanca
kit-half-1 = uno
kit-half-2 = dos
kit-half-3 = tres
kit-half-4 = cuatro
kit-half-5 = cinco
kit-half-6 = seis
kit-half-7 = siete
kit-half-8 = ocho
kit-half-9 = nueve
kit-tile = { $one } { $other }
kit-double = doble { $half }
kit-the-tile = { $kind ->
    [blank] la { $tile }
   *[tile] el { $tile }
 }
kit-zone-chain = Cadena
kit-no-tiles = Aún no hay fichas puestas.
kit-ends =
    { $same ->
        [yes] Las dos puntas: { $left }.
       *[no] Izquierda { $left }, derecha { $right }.
    }
kit-chain =
    { $count ->
        [one] 1 ficha: { $tiles }.
       *[other] { $count } fichas de izquierda a derecha: { COMMAS($tiles) }.
    }
kit-tiles =
    { $count ->
        [one] 1 ficha: { $tiles }.
       *[other] { $count } fichas: { $tiles }.
    }
kit-tile-holdings = Fichas: { COMMAS($parts) }; pozo { $stock }.
kit-tiles-fit-none = No te entra ninguna ficha.
kit-tiles-fit = Puedes poner { OR($tiles) }.
kit-offer-tile = poner { $tile }
kit-offer-end =
    { $end ->
        [left] poner { $tile } por la punta izquierda, de { $half }
       *[right] poner { $tile } por la punta derecha, de { $half }
    }
kit-no-tile = Elige una ficha de tu mano con el tabulador y pulsa Intro.
kit-refuse-not-held = No tienes { $tile }.
kit-refuse-tile = Se sale con { $tile }.
kit-refuse-fit = Por ninguna punta entra { $tile }. Puedes poner { OR($tiles) }.
kit-refuse-end =
    { $end ->
        [left] Solo por la izquierda entra { $tile }.
       *[right] Solo por la derecha entra { $tile }.
    }
kit-refuse-which-end = ¿Por dónde: por la izquierda, { $left }, o por la derecha, { $right }?
kit-tiles-none = No tienes fichas.
kit-lying-half = { $half } { $count }
kit-lacking = { $player } sin { COMMAS($halves) }
kit-lying = Puestas: { COMMAS($parts) }.
kit-pips =
    { $pips ->
        [one] 1 punto en la mano. Puestas: { COMMAS($parts) }.
       *[other] { $pips } puntos en la mano. Puestas: { COMMAS($parts) }.
    }
kit-lackings = Se sabe: { $parts }.
kit-lackings-none = Nadie ha pasado en esta mano.

## Compañeros, turnos y cartas que se roban

kit-event-paired = { $partner } va con { $who }.
kit-event-paired-you = Vas con { $partner }.
kit-event-turn-began = Es el turno de { $who }.
kit-event-turn-began-you = Te toca.
kit-event-card-drawn = { $who } roba { THE($card) }.
kit-event-card-drawn-you = Robas { THE($card) }.
kit-taker = Por ahora gana la baza { $who }.
kit-taker-you = Por ahora ganas la baza.
kit-takes = Para ganarla: { OR($cards) }.
kit-takes-none = Ninguna carta tuya la gana.
kit-refuse-instead = Así no, pero puedes { OR($offers) }.
