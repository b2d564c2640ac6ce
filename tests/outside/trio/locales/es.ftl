trio-name = Tres en raya
trio-about = Un tablero de 9 casillas; 3 marcas en línea ganan.
trio-option-first = Empieza
trio-option-first-about = Quién pone la primera marca.
trio-option-first-guest = quien viene
trio-option-first-host = quien invita
trio-preset-usual = Normal
trio-preset-usual-about = Empieza quien viene.

trio-event-started = Tres en raya: empieza { $who }, sigue { $other }.
    .brief = Empieza { $who }, sigue { $other }.
trio-event-started-you = Tres en raya: empiezas, y sigue { $other }.
    .brief = Empiezas, y sigue { $other }.
trio-event-marked = { $who } marca la casilla { $field }.
trio-event-marked-you = Marcas la casilla { $field }.
trio-event-won = ¡Gana { $who } con 3 en raya!
trio-event-won-you = ¡Ganas con 3 en raya!
trio-event-full = No queda casilla libre: empate.

trio-zone-row = Fila { $row }
trio-item-empty = Casilla { $field }, libre
trio-item-marked = Casilla { $field }, { $who }
trio-item-marked-you = Casilla { $field }, tuya
trio-offer-mark = marcar la casilla { $field }
trio-part-field = { $field }
trio-part-owned = { $field } { $who }
trio-part-owned-you = { $field } tuya
trio-ask-free = Libres: casillas { $fields }.
trio-ask-none = No queda ninguna casilla.
trio-ask-board = Marcadas: { COMMAS($fields) }.
trio-ask-empty = Aún no hay ninguna marca.
trio-ask-scores = Aquí no hay puntos: gana quien hace tres en raya.
trio-ask-why = Escribe el número de una casilla libre y pulsa Intro, o ve hasta ella.
trio-refuse-choose = Ve a una casilla libre y pulsa Intro, o escribe su número.
trio-refuse-field = { $field } no es casilla: van del 1 al 9.
trio-refuse-taken = La casilla { $field } está ocupada. La tecla V dice lo que está marcado.

trio-verb-mark = marcar, poner

trio-rule-play = El juego
trio-rule-board = Las casillas 1 a 3 son la fila de arriba, 7 a 9 la de abajo. Se marca por turnos.
trio-rule-win = Tres propias en fila, en columna o en diagonal ganan.
