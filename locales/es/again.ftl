# Lo fuertes que son los demás cuando empieza una partida, y qué se juega después de ella.

table-strength = { $alike ->
    [yes] { $count ->
        [one] Contra { $bots }, nivel { $level }
       *[other] Con { $bots }, nivel { $level }
    }
   *[no] Con { $bots }
 }.
    .brief = { $alike ->
    [yes] { $bots }, nivel { $level }
   *[no] { $bots }
 }.
table-strength-key = La tecla { $key } dice cómo cambiarlo.
    .brief = { "" }
table-strength-of = { $alike ->
    [yes] { $name }
   *[no] { $name }, nivel { $level }
 }
table-strength-how = Niveles: barra nivel. Opciones: Control S, y el juego en el menú.

table-after-title = ¿Otra partida? Intro; con el tabulador, el mismo reparto u otra mesa.
    .brief = ¿Otra partida? Intro, o tabulador.
table-after-another = Otra partida
table-after-same = El mismo reparto otra vez
table-after-other = Otra mesa: niveles, reglas, opciones

table-same-deal = El mismo reparto otra vez. No cuenta en tus estadísticas.
    .brief = El mismo reparto otra vez.
table-same-deal-not-yet = Acaba antes esta partida; luego se puede repetir su reparto.
table-same-deal-not-here = Desde aquí no se puede repetir el reparto de esta mesa.
key-same-deal = el mismo reparto otra vez, al acabar la partida
key-same-deal-about = Una partida nueva con las mismas cartas y los mismos asientos, que no cuenta en las estadísticas.
key-same-deal-words = otra-vez mismo-reparto repetir-reparto

## La única partida a medias, en el primer menú

room-resume-one = Seguir: { $game }

## Volver atrás

undo-done = Deshecho: { $line }. Esta partida no cuenta en tus estadísticas.
    .brief = Deshecho.
undo-nothing = No hay nada que deshacer: en esta partida todavía no has elegido nada.
    .brief = Nada que deshacer todavía.
undo-over = La partida ha acabado y el resultado queda. Barra repetir reparto juega otra vez las mismas cartas.
    .brief = Ha acabado; queda así.
undo-not-here = Aquí las jugadas quedan hechas: solo se deshacen en tus partidas contra robots.
    .brief = Aquí no se deshace nada.
key-undo = deshacer tu última elección, contra robots
key-undo-about = Vuelves a elegir, y las cartas que no se ven siguen siendo las mismas. La partida ya no cuenta en tus estadísticas.
key-undo-words = deshacer volver-atrás retirar-jugada

## Otro nivel de los robots

level-whose = ¿El nivel de quién? Intro, el de todos los robots; con el tabulador, el de uno.
    .brief = ¿De quién? Intro, todos; o tabulador.
level-all = Todos los robots
level-title = ¿Qué nivel { PARA($bots) }? Intro, { $first }; con el tabulador, otro.
    .brief = ¿Qué nivel? Intro, { $first }; o tabulador.
level-done = Nivel cambiado: { $bots }, { $level }. Esta partida no cuenta en tus estadísticas.
    .brief = { $bots }, { $level }.
level-over = La partida ha acabado. La O dice cómo cambiar los niveles de la siguiente.
    .brief = Ha acabado; la O habla de la siguiente.
level-not-here = Aquí los niveles no se tocan: solo se cambian en tus partidas contra robots.
    .brief = Aquí los niveles no se cambian.
level-duplicate = En un duplicado los niveles no se tocan: el robot que tuvo tus cartas jugó contra los mismos.
    .brief = Duplicado: los niveles no se cambian.
key-level = cambiar el nivel de los robots
key-level-about = La partida sigue donde está, con robots del nivel que elijas. Ya no cuenta en tus estadísticas.
key-level-words = nivel niveles cambiar-nivel
