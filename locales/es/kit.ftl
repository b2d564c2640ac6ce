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
kit-zone-dice = Dados
kit-zone-deeds = Lo que puedes hacer
kit-rolled = Dados en la mesa: { $dice }.
kit-zone-kept = Dados guardados
kit-kept = Guardados: { $dice }.
kit-free-dice = { $count ->
    [one] Queda por tirar 1 dado.
   *[other] Dados por tirar: { $count }.
 }
kit-refuse-deed = Ve con el tabulador a lo que quieres hacer y pulsa Intro.
kit-refuse-die = Ve a un dado con el tabulador, márcalo con Espacio y pulsa Intro.
