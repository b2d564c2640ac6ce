# Reversi en español. Una línea es corta, lo nuevo primero; `-you` es lo que oye la persona de quien se habla.

reversi-name = Reversi
reversi-about = Encierra filas de fichas y dales la vuelta.

## Opciones

reversi-option-size = Casillas por lado
    .about = Un tablero de 8 por 8, o uno pequeño de 6 por 6.
reversi-option-first = Empieza
    .about = Quién pone la primera ficha.
    .guest = quien viene
    .host = quien invita
    .chance = a suertes
reversi-preset-usual = Normal
    .about = De 8 por 8, y empieza quien viene.
reversi-preset-small = Pequeño
    .about = De 6 por 6, una partida corta.

## Lo que pasa

reversi-event-started = Reversi, de { $size } por { $size }: empieza { $who }, sigue { $other }.
    .brief = De { $size } por { $size }, empieza { $who }.
reversi-event-started-you = Reversi, de { $size } por { $size }: empiezas, y sigue { $other }.
    .brief = De { $size } por { $size }, empiezas.
reversi-event-laid = { $many ->
    [yes] { $who } pone en { $square } y voltea { $count }.
   *[no] { $who } pone en { $square } y voltea { $count }: { COMMAS($runs) }.
 }
    .brief = { $who } { $square }, voltea { $count }.
    .full = { $who } pone en { $square } y voltea { $count }: { COMMAS($runs) }.
reversi-event-laid-you = { $many ->
    [yes] Pones en { $square } y volteas { $count }.
   *[no] Pones en { $square } y volteas { $count }: { COMMAS($runs) }.
 }
    .brief = Pones { $square }, volteas { $count }.
    .full = Pones en { $square } y volteas { $count }: { COMMAS($runs) }.
reversi-event-passed = { $who } no tiene casilla legal y pasa.
    .brief = { $who } pasa.
reversi-event-passed-you = No tienes casilla legal y pasas.
    .brief = Pasas.
reversi-event-won = ¡Gana { $who }, { $points } a { $less }!
reversi-event-won-you = ¡Ganas, { $points } a { $less }!
reversi-event-drawn = Empate, { $points } fichas cada uno.

## Las casillas, y lo que se dice de ellas

reversi-item-disc = { $square }, { $who }
reversi-item-disc-you = { $square }, tuya
reversi-item-empty = { $square }, libre
reversi-item-legal = { $square }, voltea { $count }
reversi-part-square = { $square }
reversi-part-run = { $square } a { $to }
reversi-part-owned = { $who } { COMMAS($columns) }
reversi-part-owned-you = tuyas { COMMAS($columns) }

reversi-ask-empty = { $count ->
    [one] Queda { $count } casilla libre.
   *[other] Quedan { $count } casillas libres.
 }
reversi-ask-row = Fila { $row }: { $parts }.
    .brief = { $row }: { $parts }.
reversi-ask-legal = { $count ->
    [one] { $count } casilla legal: { COMMAS($squares) }.
   *[other] { $count } casillas legales: { COMMAS($squares) }.
 }
    .brief = { $count }: { COMMAS($squares) }.
reversi-ask-more = También { COMMAS($squares) }.
reversi-ask-none = Ninguna casilla es legal para ti ahora.
    .brief = Ninguna casilla legal.
reversi-ask-no-disc = Todavía no se ha puesto nada.
    .brief = Nada todavía.
reversi-ask-discs = Vueltas { $count } con { $square }: { COMMAS($runs) }.
reversi-ask-preview = { $square } voltearía { $count }: { COMMAS($runs) }.
    .brief = { $square } voltea { $count }: { COMMAS($runs) }.
reversi-ask-also = También { COMMAS($runs) }.
reversi-ask-around = { $who }: { COMMAS($squares) }.
reversi-ask-around-you = Tuyas: { COMMAS($squares) }.
reversi-ask-around-rest = Libres: { COMMAS($squares) }.
reversi-ask-around-empty = Solo hay casillas libres en torno a { $square }.
    .brief = Solo casillas libres junto a { $square }.

## Teclas, jugadas y negativas

reversi-key-around = lo que hay alrededor de la casilla
reversi-key-discs = lo que volteó la última ficha
reversi-key-preview = lo que voltearía una ficha aquí
reversi-offer-lay = poner en { $square }, y voltear { $count }
reversi-refuse-board = { $square } no está en este tablero, que tiene { $size } filas desde a1.
    .brief = { $square } no está en el tablero.
reversi-refuse-taken = En { $square } hay una ficha { DEL($who) }. La Z dice dónde puedes poner.
    .brief = { $square } está ocupada. Prueba Z.
reversi-refuse-taken-you = En { $square } ya hay una tuya. La Z dice dónde puedes poner.
    .brief = { $square } ya es tuya. Prueba Z.
reversi-refuse-nothing = { $square } no voltea nada. La Z dice dónde puedes poner.
    .brief = { $square } no voltea nada. Prueba Z.
reversi-refuse-square = Ve primero a una casilla, con las flechas.
    .brief = Ve primero a una casilla.
reversi-refuse-over = Se acabó: ya no se puede poner nada.
    .brief = Se acabó la partida.

## Jugadas escritas

reversi-verb-lay = poner, colocar

## Reglas

reversi-rule-chapter-play = El juego
reversi-rule-board = El tablero tiene { $size } por { $size } casillas, con a1 abajo a la izquierda. En el centro hay cuatro fichas.
reversi-rule-legal = Una ficha debe encerrar otras en línea recta, entre ella y una tuya.
reversi-rule-turn = Todo lo que encierra se voltea y es tuyo, en todas las direcciones a la vez.
reversi-rule-chapter-end = El final
reversi-rule-pass = Quien no tiene casilla legal pasa, sin hacer nada.
reversi-rule-win = Cuando nadie tiene ninguna se acaba, y ganan más fichas.
reversi-rule-draw = Con tantas fichas uno como otro hay empate.

## La lección

reversi-lesson-welcome = Una fila de fichas ajenas entre dos tuyas se voltea y es tuya.
reversi-lesson-where = { $key } dice las casillas legales. Pulsa { $key }.
reversi-lesson-lay = Ve a { $square } con las flechas y pulsa Intro, o escribe { $square }.
reversi-lesson-own = Las esquinas valen más: nada las voltea.
