toy-name = Toy
toy-about = Un tablero de 9 casillas; 3 marcas en línea ganan.
toy-option-first = Empieza
    .about = Quién pone la primera marca.
    .guest = quien viene
    .host = quien invita
toy-preset-usual = Normal
    .about = Empieza quien viene.

toy-event-started = Toy: empieza { $who }, sigue { $other }.
    .brief = Empieza { $who }, sigue { $other }.
toy-event-started-you = Toy: empiezas, y sigue { $other }.
    .brief = Empiezas, y sigue { $other }.
toy-event-marked = { $who } marca la casilla { $field }.
toy-event-marked-you = Marcas la casilla { $field }.
toy-event-won = ¡Gana { $who } con 3 en raya!
toy-event-won-you = ¡Ganas con 3 en raya!
toy-event-full = No queda casilla libre: empate.

toy-item-empty = Casilla { $field }, libre
toy-item-marked = Casilla { $field }, { $who }
toy-item-marked-you = Casilla { $field }, tuya
toy-offer-mark = marcar la casilla { $field }
toy-refuse-taken = La casilla { $field } está ocupada. La tecla V dice lo que está marcado.

toy-verb-mark = marcar, poner

toy-rule-chapter-play = El juego
toy-rule-board = Las casillas 1 a 3 son la fila de arriba, 7 a 9 la de abajo. Se marca por turnos.
toy-rule-win = Tres propias en fila, en columna o en diagonal ganan.
