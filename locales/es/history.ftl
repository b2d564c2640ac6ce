# Lo que ya se dijo, oído otra vez.

history-title = { $count ->
    [one] Se ha dicho 1 línea. Derecha e izquierda eligen la clase; el signo de interrogación, más.
   *[other] Se han dicho { $count } líneas. Derecha e izquierda eligen la clase; el signo de interrogación, más.
 }
    .brief = { $count ->
    [one] 1 línea.
   *[other] { $count } líneas.
 }
history-all = Todo
history-shown = { $what }, { $count ->
    [one] 1 línea.
   *[other] { $count } líneas.
 }
history-nothing-since = { $played ->
    [yes] Nada desde tu último turno.
   *[no] Nada todavía, y aún no has jugado.
 }
history-since-count = { $count ->
    [one] 1 línea desde tu último turno.
   *[other] { $count } líneas desde tu último turno.
 }
history-find-ask = Escribe lo que buscas y pulsa Intro.
history-find-latest = { $again ->
    [yes] Escribe una palabra y oirás su última línea; Intro solo, otra anterior con { $text }.
   *[no] Escribe una palabra y pulsa Intro: se lee la última línea que la tiene.
 }
history-not-older = No hay línea anterior con { $text }.
history-not-found = Ninguna línea con { $text }.
history-written = { $count ->
    [one] 1 línea escrita en { $file }.
   *[other] { $count } líneas escritas en { $file }.
 }

## Teclas

key-oldest = la primera línea que se dijo
key-oldest-words = principio
key-oldest-about = La tecla punto avanza desde ahí.
key-newest = la última línea que se dijo
# lint allows: ultimo
key-newest-words = último ultimo
key-newest-about = La tecla coma retrocede desde ahí.
key-history = todo lo que se ha dicho, en lista
key-history-words = historial historia
key-history-about = Por clases, por una palabra, desde tu turno, más largo, en el otro idioma, o a un archivo.
key-history-about-without-files = Por clases, por una palabra, desde tu turno, más largo, o en el otro idioma.
key-since = lo que ha pasado desde tu último turno
key-since-words = desde
key-since-about = Todo de una vez.
key-find = la última línea con una palabra
key-find-words = buscar
key-find-about = Barra buscar y la palabra lo hace al momento.
key-export = todo el historial a un archivo de texto
key-export-words = escribir
key-export-about = El archivo queda junto a tus partidas; se dice dónde.
key-history-kind = solo las líneas de la clase siguiente
key-history-kind-about = Todo, luego lo que juegan los demás, lo que juegas tú, los puntos y así.
key-history-kind-back = solo las líneas de la clase anterior
key-history-kind-back-about = Todo, luego lo que juegan los demás, lo que juegas tú, los puntos y así.
key-history-since = la primera línea desde tu último turno
key-history-since-about = Tabulador sigue desde ahí.
key-history-find = buscar una palabra
key-history-find-about = La línea anterior más cercana que la tenga.
key-history-find-on = la línea siguiente con esa palabra
key-history-find-on-about = Hacia lo último, y vuelta a empezar.
key-history-find-back = la línea anterior con esa palabra
key-history-find-back-about = Hacia lo primero, y vuelta a empezar.
key-history-length = esta línea más larga o más corta
key-history-length-about = Breve, normal y completa, por turno.
key-history-language = esta línea en el otro idioma
key-history-language-about = El idioma de la partida sigue igual.
key-history-export = todo a un archivo de texto
key-history-export-about = El archivo queda junto a tus partidas; se dice dónde.
