# Estadísticas de las partidas terminadas.

room-statistics = Estadísticas
room-statistics-about = Lo que has jugado, ganado y puntuado, por juego, nivel y periodo.
stats-title = Estadísticas. Izquierda y derecha cambian el periodo; tabulador para las líneas.
stats-period = { $period ->
    [today] Hoy
    [week] Los últimos 7 días
    [month] Los últimos 30 días
    [year] Los últimos 365 días
   *[all] Desde siempre
 }
stats-period-about = Derecha e izquierda eligen hasta cuándo miran atrás las líneas de abajo.
stats-all-games = Todos los juegos
stats-of-game = Solo { $game }
stats-game-about = Derecha e izquierda eligen un juego, o todos.
stats-all-levels = Todos los rivales
stats-level = Contra rivales de nivel { $level }
stats-level-about = Derecha e izquierda eligen lo bien que jugaban los rivales, o todos.
stats-own-rules = Reglas propias
stats-line-about = Un dato de las partidas terminadas que se eligen arriba; aquí no se cambia nada.
stats-game = { $game }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
 }, { $share } por ciento.
stats-drawn = { $count ->
    [one] 1 partida empatada.
   *[other] { $count } partidas empatadas.
 }
stats-streak = { $result ->
    [won] { $count ->
        [one] Ganaste la última
       *[other] Ganaste las últimas { $count }
    }
    [drawn] La última quedó en empate
   *[lost] { $count ->
        [one] Perdiste la última
       *[other] Perdiste las últimas { $count }
    }
 }; más ganadas seguidas: { $best }.
stats-score = Puntos por partida: { $score }; { $ahead ->
    [yes] por delante del mejor de los otros, por { $lead }.
   *[no] por detrás del mejor de los otros, por { $lead }.
 }
stats-spent = Tiempo en la mesa: { $time }.
stats-time = { $hours ->
    [0] { "" }
    [one] 1 hora y{ " " }
   *[other] { $hours } horas y{ " " }
 }{ $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
 }
stats-part = { $what }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
 }, { $share } por ciento.
stats-number = { $negative ->
    [yes] menos{ " " }
   *[no] { "" }
 }{ $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
 }
stats-none = Aquí no hay partidas terminadas.
stats-foreknown = { $count ->
    [one] No se cuenta 1 partida con cartas conocidas de antes o con el nivel cambiado.
   *[other] No se cuentan { $count } partidas con cartas conocidas de antes o con el nivel cambiado.
 }
stats-left = { $count ->
    [one] No se cuenta 1 partida que le dejaste a un robot.
   *[other] No se cuentan { $count } partidas que le dejaste a un robot.
 }
stats-absent = { $count ->
    [one] No se cuenta 1 partida de { $game }
   *[other] No se cuentan { $count } partidas de { $game }
 }: { $why ->
    [broken] aquí no se puede cargar.
    [clash] viene en varios paquetes.
   *[unknown] no está instalado aquí.
 }
stats-unread = { $count ->
    [one] 1 partida no se pudo leer y no se cuenta.
   *[other] { $count } partidas no se pudieron leer y no se cuentan.
 }
stats-wait = Van { $done } de { $count }. Escape lo deja.
stats-counted = Van { $done } de { $count }.

# lint allows: -
cli-bad-day = { $option } pide un día como 2026-01-31, no { $text }.
cli-help-stats = { PROGRAM() } stats dice lo jugado y lo ganado, de todos los juegos o de uno. Con --since, --until, --preset, --level.
