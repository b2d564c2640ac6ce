# El vestíbulo de una sala: sus mesas, la próxima mesa de un juego, una mesa propia.

hall-title = { $room }, vestíbulo
hall-count = { $count ->
    [0] Todavía no hay mesas
    [one] 1 mesa
   *[other] { $count } mesas
 }{ $count ->
    [0] { "" }
   *[other] { $free ->
        [0] , ninguna con asiento libre
        [one] , 1 con asiento libre
       *[other] , { $free } con asiento libre
     }
 }{ $new ->
    [0] { "" }
    [one] , 1 nueva
   *[other] , { $new } nuevas
 }.
hall-card = { $game }{ $pace ->
    [none] { "" }
   *[other] , { $pace }
 }: { $state ->
    [turn] te toca
    [mine] tu lugar
    [free] { $free ->
        [one] 1 asiento libre
       *[other] { $free } asientos libres
     }
   *[full] completa
 }{ $count ->
    [0] { "" }
   *[other] , con { $people }
 }{ $spoken ->
    [0] { "" }
   *[other] , { $languages }
 }{ $private ->
    [yes] , privada
   *[no] { "" }
 }
hall-card-about = { $rules }{ $plays ->
    [yes] , en plena partida
   *[no] { "" }
 }. { $watchers ->
    [0] { "" }
    [one] 1 persona mira.
   *[other] { $watchers } personas miran.
 } { $does ->
    [back] Intro te lleva a tu lugar.
    [sit] Intro te sienta.
   *[watch] Intro para mirar.
 }
hall-seek = Próxima mesa de un juego
hall-seek-waits = Próxima mesa de un juego: { $waits }
hall-seek-about = Dices un juego, y te sientas en cuanto alguien lo juegue contigo.
hall-seek-game = ¿Qué juego?
hall-seek-language = ¿En qué idioma?
hall-seek-own = { $language ->
    [es] Español
    [en] Inglés
   *[other] Mi idioma
 }
hall-seek-any = Cualquier idioma
hall-typed-in = en
hall-seeking = { $game }{ $language ->
    [es] , en español
    [en] , en inglés
   *[any] { "" }
 }: te sientas en cuanto haya mesa.
hall-seeks = Esperando mesa para { $game }{ $language ->
    [es] , en español
    [en] , en inglés
   *[any] { "" }
 }
hall-seeks-about = Mientras tanto puedes hacer otras cosas. Intro para dejar de esperar.
hall-sought-no-more = Ya no esperas.
hall-found = { $opened ->
    [yes] { $game }: alguien más esperaba lo mismo, se abre una mesa.
   *[no] { $game }: hay mesa.
 }
hall-no-such-game = Aquí no hay ese juego. La opción de la próxima mesa los nombra todos.
hall-no-talk = Se habla en las mesas: siéntate o mira en cualquiera.
hall-open = Abrir una mesa propia
hall-open-about = Eliges un juego y sus reglas; la ve todo el mundo en la lista, o solo quien invites.
hall-open-for-whom = ¿Para quién es?
hall-open-listed = Para cualquiera del vestíbulo
hall-open-private = Solo para quien invites
hall-phrase = Una contraseña para tus otros equipos
hall-phrase-about = Con tu nombre y esta contraseña eres la misma persona aquí desde otro equipo.
hall-phrase-ask = Escribe una contraseña de varias palabras y pulsa Intro.
hall-phrase-set = La contraseña queda puesta.
hall-leave = { $way ->
    [host] Salir del vestíbulo
   *[join] Salir de la sala
 }
hall-leave-about = { $way ->
    [host] Tu sala sigue abierta, y tus lugares en las mesas se guardan según las reglas de cada una.
   *[join] Tus lugares en las mesas se guardan según las reglas de cada una.
 }
hall-left = { $way ->
    [host] Has salido del vestíbulo. Tu sala sigue abierta.
   *[join] Has salido de la sala. { $back }.
 }
hall-how-to-go = { $way ->
    [host] La última opción de la lista sale del vestíbulo; tu sala sigue abierta.
   *[join] La última opción de la lista sale de la sala.
 }
host-ready-public = A esta sala puede venir cualquiera con esta línea
host-ready-entry = Quien lleve una lista de salas puede poner en ella esta entrada
host-ways-entry = Para una lista de salas, esta entrada
host-ways = Cómo se llega a tu sala
host-ways-about = Las líneas que puedes pasar: para quien tiene playroom, un navegador o solo SSH.
hall-none = Esta sala no tiene vestíbulo. Control S deja la mesa.

key-hall-count = cuántas mesas hay
key-hall-count-about = Y cuántas son nuevas desde la última vez que se dijo.
key-to-hall = al vestíbulo de la sala
key-to-hall-about = Dejas la mesa por un rato; tu asiento se guarda.
key-to-hall-words = vestíbulo
key-seek = la próxima mesa de un juego, o dejar de esperarla
key-seek-about = Barra, buscar-mesa, un juego y, si quieres, un idioma: te sientas en cuanto alguien lo juegue contigo. Barra, siguiente hace lo mismo.
key-seek-words = buscar-mesa próxima-mesa
