# La página para quien viene con un navegador: sus palabras, y lo que se dice donde no hay mesa.

browser-title = Sala de juegos
browser-on = Hay conexión
browser-off = Sin conexión, reintentando
browser-offline = Aún no hay conexión. Lo que has pulsado la espera unos segundos.
browser-actions-now = Jugar
browser-actions-ask = Preguntar
browser-actions-room = La sala
browser-actions-more = Más
browser-one-press = Una pulsación juega la carta a la que has ido
browser-history = Lo que se dijo, lo último primero
browser-settings = Ajustes de esta página
browser-letters = Teclas de una letra
browser-voice = La voz del navegador lee las líneas
browser-voice-settings = La voz del navegador en español
browser-voice-focus = Lee también por dónde voy; mejor no, con lector de pantalla
browser-voice-name = Voz
browser-voice-auto = la que elija el navegador
browser-voice-rate = Velocidad, en porcentaje
browser-voice-pitch = Tono, en porcentaje
browser-voice-volume = Volumen de la voz, en porcentaje
browser-voice-sample = Ana juega el 5 de corazones. Te toca.
browser-voice-press = La voz del navegador espera una primera tecla o un toque. Pulsa cualquier tecla.
browser-voice-fails = La voz del navegador no habla. Las líneas vuelven a tu lector de pantalla.
browser-chosen = elegida
browser-open = abierto
browser-closed = cerrado
browser-speed = Ritmo de las líneas
browser-speed-slow = despacio
browser-speed-normal = normal
browser-speed-fast = rápido
browser-speed-at-once = de inmediato
browser-language = Idioma
browser-length = Longitud de las líneas
browser-length-brief = breve
browser-length-normal = normal
browser-length-full = completa
browser-size = Tamaño de todo
browser-size-normal = normal
browser-size-large = grande
browser-size-very-large = muy grande
browser-size-huge = enorme
browser-typed = Escribe aquí
browser-send = Enviar
browser-waiting = No tienes nada en la mano
browser-nothing = Nada aquí
# lint allows: NVDA JAWS
browser-letters-through = Aquí las letras son teclas si tu lector las deja pasar: entra en una fila con el tabulador, o pulsa NVDA y Espacio, Insert Z en JAWS u Orca y A
browser-code = Código de invitación
browser-chat = Leer lo que escriben los demás
browser-sounds = Sonidos
browser-sounds-auto = automáticos, más bajos
browser-sounds-on = sí
browser-sounds-off = no
browser-volume = Volumen de los sonidos
browser-thin = Jugar ya sin cargar nada, 30 kilobytes
browser-come-back = Volver
browser-copy = Copiar la dirección
browser-copied = Copiada.
browser-yes = Sí
browser-no = No
browser-wait = Un momento
browser-loading = Se está cargando la sala de juegos.
browser-loaded = { $percent } por ciento.
browser-elsewhere = La sala de juegos está abierta en otra pestaña. Con Intro juegas aquí.
browser-failed = No se ha podido cargar la sala de juegos. Con Intro lo intentas otra vez.
browser-stopped = La sala se ha parado por un fallo suyo. Intro la abre otra vez; tus partidas siguen guardadas.
browser-cleared = El navegador ha borrado las partidas de esta página, y la última jugada no está guardada. Intro abre la sala otra vez.
browser-line = Una jugada, una palabra o una barra y una orden
browser-line-number = Un número
browser-ask-code = A esta sala se viene con invitación. Escribe el código de la tuya y pulsa Intro.
browser-no-code = En 5 minutos no llegó ningún código. Vuelve y escríbelo.
browser-owner-code = La dirección para quien lleva la sala vale una sola vez, durante la hora siguiente al inicio. Para tener otra, vuelve a iniciar la sala como la primera vez, con --page.
browser-other-host = La página tiene otra dirección. Pídesela a quien lleva la sala.
browser-no-page = En esta dirección no hay nada. Quita lo que sigue a la barra.
browser-meanwhile = { $count ->
    [one] 1 línea mientras no estabas.
   *[other] { $count } líneas mientras no estabas. Estas son las últimas.
 }
browser-passed = { $count ->
    [one] Ha pasado 1 jugada
   *[other] Han pasado { $count } jugadas
 }.
browser-own-room = { $name }, tu sala: ¿qué mesa?
browser-table = Volver a { $game }{ $count ->
    [0] , sin nadie
   *[other] , con { $names }
 }
together-invitation-page = Para quien tiene un navegador, la invitación es esta dirección
host-ready-page = Tu propia página es la línea siguiente, y vale para un navegador y durante una hora.
cli-page-missing = { $option } pide también --page.
cli-bad-link = { $text } no es la dirección de una página. Empieza con https, dos puntos y dos barras.
cli-page-both = Un certificado tiene dos archivos: escribe --certificate y --key.
cli-page-plain = Sin certificado, la página es solo para este equipo. Hay dos maneras: deja el { $port } en 127.0.0.1 y pon delante un proxy con certificado, o da --certificate y --key.
cli-bad-certificate = { $file } y su clave no se pueden leer como certificado.

## Títulos de listas, donde una página las recorre

settings-title-on-page = Ajustes. Más y menos cambian uno.
    .brief = Ajustes.
kinds-title-on-page = Clases de mensajes. Más y menos cambian una, Intro la abre.
    .brief = Clases de mensajes.
shell-help-title-on-page = { $where ->
    [here] Las teclas que sirven aquí.
   *[list] Las teclas que sirven en esta lista.
 }
rules-title-on-page = Reglas: { $game }. Mayor que pasa al título siguiente.
    .brief = Reglas: { $game }.
history-title-on-page = { $count ->
    [one] Se ha dicho 1 línea.
   *[other] Se han dicho { $count } líneas. Más y menos eligen la clase.
 }
    .brief = { $count ->
    [one] 1 línea.
   *[other] { $count } líneas.
 }
option-title-on-page = { $game }: { $count ->
    [0] reglas de siempre, { $total ->
        [one] 1 opción
       *[other] { $total } opciones
    }
    [one] 1 opción de { $total } no es la de siempre
   *[other] { $count } opciones de { $total } no son las de siempre
 }
sounds-title-on-page = Sonidos. Más y menos cambian uno.
    .brief = Sonidos.
sounds-list-title-on-page = { $count ->
    [one] 1 sonido
   *[other] { $count } sonidos
 }. Intro hace sonar uno, más y menos lo activan o lo quitan en el juego.
    .brief = { $count ->
    [one] 1 sonido.
   *[other] { $count } sonidos.
 }

## Lo que explica los sonidos allí

setting-sounds-about-on-page = Automáticos: suenan, pero más bajo, para que tu lector de pantalla se oiga mejor.
sounds-learn-about-on-page = Todos, cada uno con lo que significa; más y menos activan o quitan uno.
sounds-item-about-on-page = Más y menos lo activan o lo quitan en el juego. Intro lo hace sonar.

host-ways-page = O, con un navegador, esta dirección
way-back-page = La dirección de esta página te trae de vuelta.
guest-help-page = Signo de interrogación para la ayuda.

## Lo que puede hacer un invitado aparte de la mesa

study-item = Aprender, practicar, repasar
study-about = Lecciones, contar manos, reglas, problemas y las partidas de esta visita. Cuando empieza una partida, vuelves enseguida a tu mesa.
study-title = Aprender, practicar, repasar.
study-rules = Leer las reglas de un juego
study-rules-about = Las reglas de siempre, por capítulos.
study-rules-title = ¿Las reglas de qué juego?
study-visit-about = Las partidas que terminaste aquí en esta visita. La sala no guarda ninguna para ti.
study-busy = La sala ya está con esto para otras personas. Pídelo otra vez en unos segundos.
    .brief = La sala está ocupada. Pídelo en un rato.
study-enough = Has pedido muchos repasos y problemas hace poco. En 5 minutos tendrás uno más.
    .brief = Demasiados. Uno más en 5 minutos.

## En un navegador

browser-newer = Ha llegado una versión nueva. El primer menú la carga.
browser-unkept = Este navegador puede borrar tus partidas; Safari, a los 7 días sin abrir la página. En los ajustes del primer menú se guardan en un archivo.
browser-saved = { $count ->
    [0] No hay partidas que poner en un archivo.
    [one] Hay 1 partida en el archivo.
   *[other] Hay { $count } partidas en el archivo.
 }
browser-choose-file = Elige un archivo con partidas.
browser-untaken = No se han podido guardar todas: { $why }.
browser-taken = { $count ->
    [0] Ninguna partida del archivo es nueva o se puede leer.
    [one] Se ha guardado 1 partida{ $left ->
        [0] .
       *[other] , { $left } no.
     }
   *[other] Se han guardado { $count } partidas{ $left ->
        [0] .
       *[other] , { $left } no.
     }
 }
room-newer = Cargar la versión nueva
room-newer-about = La página se carga otra vez. Las partidas se quedan.
setting-persisted = { $kept ->
    [yes] El navegador guarda tus partidas para siempre
    [no] El navegador puede borrar tus partidas si le falta espacio
   *[other] Si el navegador guarda tus partidas se pregunta en tu primer reparto
 }
setting-persisted-about = En un iPhone o iPad solo las guarda mucho tiempo una página de la pantalla de inicio. Un archivo las guarda en cualquier sitio.
setting-save-games = Poner todas las partidas en un archivo
setting-save-games-about = El navegador lo deja en tus descargas. { PROGRAM() } import lee lo que contiene.
setting-take-games = Sacar partidas de un archivo
setting-take-games-about = Un archivo de aquí, o uno que haya escrito { PROGRAM() } export.

# Lo que una sala pública cuenta en su página, antes de entrar.
browser-told-now = { $count ->
    [0] Ahora no hay nadie
    [one] Hay 1 persona
   *[other] Hay { $count } personas
 }{ $waits_count ->
    [0] { "" }
   *[other] . { COMMAS($waits) }
 }
browser-told-open = Mesas con asiento libre
browser-told-table = { $game }: { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
 }
browser-told-none = Ahora ninguna
browser-told-waits = Quién espera
browser-told-languages = Idiomas
browser-told-rules = Normas de la casa
