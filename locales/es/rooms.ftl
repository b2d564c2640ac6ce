# Salas a las que se puede ir: las de una lista, las cercanas.

others-rooms = Salas de tu lista
others-rooms-about = Pregunta a cada sala de tu lista cuántas mesas y asientos libres tiene. Intro en una te lleva.
others-near = Salas cercanas
others-near-about = Busca un momento salas en tu propia red, en casa o en un club.

rooms-looking = Buscando salas.
rooms-title = { $count ->
    [one] 1 sala
   *[other] { $count } salas
 }, { $here ->
    [one] 1 abierta
   *[other] { $here } abiertas
 }
rooms-room = { $name }: { $found ->
    [here] { $tables ->
        [0] abierta, aún sin mesas
        [one] 1 mesa
       *[other] { $tables } mesas
     }{ $tables ->
        [0] { "" }
       *[other] { $free ->
            [0] , sin asientos libres
            [one] , 1 asiento libre
           *[other] , { $free } asientos libres
         }
     }{ $waiting ->
        [0] { "" }
       *[other] , { $waits }
     }{ $spoken ->
        [0] { "" }
       *[other] , { $languages }
     }
    [silent] abierta, no dice más
    [other] no está: responde otra sala
   *[away] no responde
 }
rooms-language = { $language ->
    [es] español
    [en] inglés
   *[other] otro idioma
 }
rooms-waits = { $count ->
    [one] 1 persona espera para { $game }
   *[other] { $count } personas esperan para { $game }
 }
rooms-about = { $said ->
    [yes] { $about }
   *[no] { "" }
 }{ $seats_count ->
    [0] { "" }
   *[other] { " " }Asientos libres: { COMMAS($seats) }.
 }{ $rules_count ->
    [0] { "" }
   *[other] { " " }Normas de la casa: { COMMAS($rules) }.
 } En { $place }. Intro te lleva.
rooms-seats = { $count } en { $game } { $slow ->
    [yes] con { $pace }
   *[no] para jugar ya
 }
rooms-unread = { $count ->
    [one] 1 sala de la lista no se entiende.
   *[other] { $count } salas de la lista no se entienden.
 }
rooms-away = { $count ->
    [one] 1 de tus listas, o de las que nombran, no responde.
   *[other] { $count } de tus listas, o de las que nombran, no responden.
 }
rooms-added = { $name } ya está en tu propia lista de salas.
rooms-removed = { $name } ya no está en tu propia lista de salas.
rooms-none-called = En tu propia lista no hay ninguna sala llamada { $name }. Solo se quitan las que has añadido.
rooms-bad-entry = Esa no es la entrada de una sala. La pasa quien lleva la sala: va entre llaves y empieza por el nombre. También sirve la línea con playroom join.
rooms-none = { $near ->
    [yes] No hay ninguna sala cerca.
   *[no] Esa lista no tiene salas.
 }
rooms-compare = Compara antes de entrar. Quien abrió { $name } debe oír estas cartas, en este orden: { $cards }. Intro si son las mismas, Escape si no.
rooms-other-pin = En ese lugar conoces otra sala, no la de la lista. No se envió nada. Pregunta a quien la lleva; si de verdad cambió, olvida antes la anterior.
rooms-ask-name-taken = { $name } ya es de alguien en esta sala. Escribe otro nombre, o { $name } otra vez si eres tú.
rooms-ask-phrase = Tu contraseña en esta sala. Escríbela y pulsa Intro.
rooms-invited-only = A esa sala solo se entra con una invitación.
rooms-bad-unreadable = Ese archivo no se puede leer. Da un archivo con una lista de salas, o una dirección.
rooms-bad-address = Esa dirección no es segura. Empieza por https, dos puntos y dos barras.
rooms-bad-away = De esa dirección no llegó ninguna lista. Prueba otra vez en un momento.
rooms-bad-too-big = Esa lista es demasiado larga.
rooms-bad-foreign = Eso no es una lista de salas.
rooms-bad-near = Este equipo no llega a su red en este momento.
rooms-near-or-list = O las salas cercanas o las de una lista: una de las dos.
rooms-no-list = Todavía no tienes ninguna lista de salas. Escribe un archivo o una dirección después de { PROGRAM() } rooms, o --add y la entrada de una sala.

host-ready-near = Tu sala se puede encontrar cerca. Quien venga te lee sus cartas: { $cards }.

cli-help-rooms = { PROGRAM() } rooms y un archivo o una dirección muestran las salas de esa lista, y cuáles están abiertas; { PROGRAM() } rooms a secas, las de la última lista.
