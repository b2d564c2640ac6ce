# Torneos de una sala.

contest-announced = { $by } abre un torneo { $format ->
    [swiss] suizo
    [knockout] por eliminatorias
    [robin] de liga
   *[ladder] en escalera
 }: { $game }. Barra, torneo, entrar, te apunta.
contest-item = { $game }, { $format ->
    [swiss] torneo suizo
    [knockout] eliminatorias
    [robin] liga
   *[ladder] escalera
 }: { $phase ->
    [open] { $players ->
        [one] 1 jugador por ahora
       *[other] { $players } jugadores por ahora
     }
    [playing] ronda { $round }
    [break] tras la ronda { $round }
   *[over] terminado
 }{ $bye ->
    [yes] , descansas en esta ronda
   *[no] { $joined ->
        [yes] , participas
       *[no] { "" }
     }
 }
contest-about = Lo abre { $by }. { $ends ->
    [yes] Termina por sí solo.
   *[no] { $rounds ->
        [one] 1 ronda.
       *[other] { $rounds } rondas.
     }
 } { $duplicate ->
    [yes] El mismo reparto en todas las mesas.
   *[no] Cada mesa tiene su propio reparto.
 } { $begins ->
    [time] Empieza el { $day } a las { $at }.
   *[word] Lo empieza quien cuida de la sala.
 }
contest-meeting = Ronda { $round }: juegas{ $with_ ->
    [0] { "" }
   *[other] {" "}con { $partners }
 } contra { $against } en la mesa { $table }; { $away ->
    [yes] deja esta mesa con control S y pulsa Intro para ir.
   *[no] Intro te lleva allí.
 }
contest-begins = Empieza sola en cuanto estén todos
contest-bye = Ronda { $round }: descansas, y cuenta como es debido.
contest-round-over = Termina la ronda { $round }. Quedas en el puesto { $place } de { $of }, con { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
 } La siguiente empieza en medio minuto.
contest-over = Termina el torneo. { $you ->
    [first] Lo ganas
   *[other] Lo gana { $name }
 } con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }{ $you ->
    [other] ; quedas en el puesto { $place } de { $of }.
   *[none] .
 }
contest-cancelled = No se celebra el torneo: { $game }.
contest-withdrawn = Faltaste a dos rondas, así que ya no participas en el torneo.
contest-opened = El torneo está abierto. Barra, torneo, empezar, lo empieza.
contest-joined = Participas. Se te avisa cuando empieza una ronda.
contest-left = Ya no participas.
contest-standings = Clasificación y resultados
contest-join = Participar
contest-leave = No participar más
contest-title = { $game }: clasificación, { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
 }
contest-line = { $place }. { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }; rivales { $buchholz }
contest-won = { $name } { $points }
contest-table = Mesa { $table }: { $names }{ $over ->
    [yes] { "" }
   *[no] , en juego
 }
contest-nobody = Todavía no participa nadie.
contest-none = Ahora no hay ningún torneo en esta sala.
contest-how = Di cuál: barra, torneo, suizo cuna 5 rondas 8 robots; o entrar, retirarme, empezar, cancelar.

contest-no-moderator = Los torneos los abren, empiezan y cancelan quienes cuidan de la sala. Puedes entrar en uno.
contest-no-which = Di qué torneo: por ejemplo, suizo cuna 5 rondas.
contest-no-game = Ese juego no está aquí con tantos asientos. Barra, torneo y un juego de esta sala abre uno.
contest-no-level = Los robots de ese juego no tienen ese nivel: di fácil, bueno o experto, o nada.
contest-no-many = Ya hay 8 torneos. Cancela uno o espera a que termine.
contest-no-full = Participan 128, y no cabe nadie más.
contest-no-join = Ahora no hay torneo en el que entrar, o ya participas.
contest-no-leave = No participas en ningún torneo.
contest-no-begin = Ningún torneo espera a que lo empiecen.
contest-no-cancel = No hay ningún torneo en marcha.
contest-no-table = Esta mesa es de un torneo, y sus reglas y asientos son fijos.
contest-no-again = La partida de esta ronda ya se jugó. Control S vuelve al vestíbulo.
contest-no-players = Esa mesa es solo para sus jugadores del torneo. La clasificación está en el vestíbulo.

house-contest = Línea { $line } de las normas de la casa: { $name } no puede ser { $text }. Escribe por ejemplo: suizo cuna 5 rondas.

key-contest = torneos
key-contest-about = Barra, torneo, dice cuáles hay; con entrar o retirarme participas o dejas de participar. Quien cuida de la sala abre uno: barra, torneo, suizo cuna 5 rondas 8 robots; después, empezar o cancelar.
key-contest-words = torneo
key-standings = clasificación del torneo
key-standings-about = Los jugadores por puntos, y después las mesas de la última ronda.
key-standings-words = clasificación

# El archivo de un torneo, comprobado.
contest-proved = { $rounds ->
    [one] 1 ronda está emparejada como debía
   *[other] { $rounds } rondas están emparejadas como debían
 }, y { $count ->
    [one] 1 partida tiene el resultado que dice el registro.
   *[other] { $count } partidas tienen el resultado que dice el registro.
 }
contest-proved-deals = Todas las mesas de una ronda tuvieron un mismo reparto, prometido antes de que entrara nadie: { $promise }.
contest-not-proved = Esto no queda probado{ $round ->
    [0] { "" }
   *[other] , ronda { $round }
 }{ $table ->
    [0] { "" }
   *[other] , mesa { $table }
 }: { $why ->
    [unreadable] el archivo no se puede leer como torneo
    [log] sus sucesos no se siguen unos de otros
    [pairing] tenían que enfrentarse otros jugadores
    [match] falta su partida, o es otra
    [promise] el número mostrado no es el prometido
    [deal] su reparto es distinto del de las otras mesas
   *[result] la partida tiene otro resultado
 }. Pide de nuevo el archivo a quien lleva la sala.

## Palabras de un torneo tal como se escriben: frases separadas por comas.

value-contest-swiss = suizo, abierto
value-contest-knockout = eliminatorias, eliminatoria, eliminación, copa
value-contest-robin = liga, todos contra todos
value-contest-ladder = escalera
value-contest-duplicate = duplicado, mismo reparto
value-contest-twice = ida y vuelta, doble, dos partidas
value-contest-rounds = rondas, ronda
value-contest-bots = robots, robot
value-contest-seats = asientos, por mesa
value-contest-minutes = minutos, minuto
value-contest-hours = horas, hora
value-contest-days = días, día
value-contest-wait = minutos de espera, minuto de espera, de espera
value-contest-monday = lunes
value-contest-tuesday = martes
value-contest-wednesday = miércoles
value-contest-thursday = jueves
value-contest-friday = viernes
value-contest-saturday = sábado
value-contest-sunday = domingo
value-contest-easy = fácil
value-contest-fair = regular
value-contest-good = bueno
value-contest-expert = experto
value-contest-filler = torneo, semanal, cada, con, de, en, a las, y, el, un, por, los, las
value-contest-join = entrar, participar, apuntarme
value-contest-leave = retirarme, salir, dejarlo
value-contest-begin = empezar, comenzar
value-contest-cancel = cancelar, anular
