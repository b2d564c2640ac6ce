# Mesas por correspondencia: el tiempo por turno, a quién le toca, las vacaciones.

pace-time = { $unit ->
    [days] { $count ->
        [one] 1 día por turno
       *[other] { $count } días por turno
     }
    [hours] { $count ->
        [one] 1 hora por turno
       *[other] { $count } horas por turno
     }
   *[minutes] todos a la vez
 }
pace-item = Ritmo: { $pace }
pace-item-about = Con horas o días por turno nadie tiene que estar: los asientos se guardan, y un robot solo juega cuando acaba el tiempo de un turno. Derecha e izquierda lo cambian; barra, ritmo y un tiempo ponen cualquiera, de 1 hora a 14 días.
pace-how = Escribe barra, ritmo, y un tiempo de 1 hora a 14 días, como 3 días; o barra, ritmo minutos.
pace-at-table = El ritmo se elige en una mesa: abre una tuya y escríbelo allí.
pace-next-item = A la próxima mesa donde te toca
pace-goodbye = Tu asiento se guarda, { $pace }. { $back }.
pace-day = el { $weekday ->
    [0] lunes
    [1] martes
    [2] miércoles
    [3] jueves
    [4] viernes
    [5] sábado
   *[other] domingo
 }{ $near ->
    [yes] { "" }
   *[no] {" "}{ $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[other] diciembre
     }
 }
pace-your-play = tu última jugada
pace-since = Desde { $day }: { $count ->
    [one] 1 jugada.
   *[other] { $count } jugadas.
 }
hall-turn = { $game }{ $count ->
    [0] { "" }
   *[other] {" "}con { $people }
 }
hall-turns = { $count ->
    [one] 1 mesa te espera: { $tables }.
   *[other] { $count } mesas te esperan: { $tables }.
 }
hall-no-turns = Ninguna otra mesa te espera.
key-pace = el tiempo por turno
key-pace-about = Barra, ritmo, 3 días: nadie tiene que estar, los asientos se guardan, y un robot solo juega cuando acaba el tiempo de un turno. Barra, ritmo minutos: todos a la vez.
key-pace-words = ritmo
key-next-table = a la próxima mesa donde te toca
key-next-table-about = Tu asiento aquí se guarda. Intro hace lo mismo cuando ya has jugado.
key-next-table-words = turnos
together-no-no-pause = En esta mesa nadie tiene que estar, así que no hay nada que detener.
together-no-many-paced = Nadie está en más mesas por correspondencia que { $count }. Acaba antes una de las tuyas.
together-no-old-programs = El playroom de alguien de aquí es demasiado viejo para una mesa por correspondencia. Cuando lo actualice, puede volver.
