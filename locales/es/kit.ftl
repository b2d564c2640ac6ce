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
kit-no-hand = No hay cartas en este juego.
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
kit-no-led = Aún no ha salido nadie.
kit-hand-suit = { SUIT($suit) }: { RANK($cards) }
kit-hand-suits = { $count ->
    [one] 1 carta: { COMMAS($suits) }.
   *[other] { $count } cartas: { COMMAS($suits) }.
 }
kit-offer-lay = echar { THE($card) }
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
kit-die-item = dado { $value }
kit-dice = { $dice }

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
