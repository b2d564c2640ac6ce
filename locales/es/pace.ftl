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
   *[minutes] de una sentada
 }
pace-game = { $game }, { $pace }
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
key-pace-about = Barra, ritmo, 3 días: nadie tiene que estar, los asientos se guardan, y un robot solo juega cuando acaba el tiempo de un turno. Barra, ritmo minutos: se juega de una sentada.
key-pace-words = ritmo
key-next-table = a la próxima mesa donde te toca
key-next-table-about = Tu asiento aquí se guarda. Intro hace lo mismo cuando ya has jugado.
key-next-table-words = turnos
together-no-no-pause = En esta mesa nadie tiene que estar, así que no hay nada que detener.
together-no-pace-away = { $name } tiene asiento aquí y no está. Menos tiempo por turno solo se acuerda en su presencia.
together-no-many-paced = Nadie está en más mesas por correspondencia que { $count }. Acaba antes una de las tuyas.
vacation-until = { $name } está de vacaciones hasta { $day }. Hasta entonces no corre el tiempo de sus turnos.
vacation-until-you = Estás de vacaciones hasta { $day }. Acaban en cuanto juegues.
vacation-over = Se acabaron las vacaciones de { $name }.
vacation-over-you = Se acabaron tus vacaciones.
vacation-taken = { $count ->
    [0] Se acabaron tus vacaciones.
    [one] Estás de vacaciones 1 día. Acaban en cuanto juegues.
   *[other] Estás de vacaciones { $count } días. Acaban en cuanto juegues.
 }
vacation-how = Escribe barra, vacaciones, y cuántos días, 30 al año como mucho; barra, vacaciones fin te trae antes.
key-vacation = unos días libres
key-vacation-about = Barra, vacaciones, 5 días: el tiempo de tus turnos no corre en ninguna de tus mesas por correspondencia, hasta que juegues. Como mucho 30 días al año.
key-vacation-words = vacaciones
together-no-not-paced = No estás en ninguna mesa por correspondencia, así que no corre ningún tiempo tuyo. Barra, ritmo en una mesa tuya la hace así.
together-no-vacation-spent = { $count ->
    [0] No te queda ningún día
    [one] Te queda 1 día
   *[other] Te quedan { $count } días
 } de los 30 al año.
