## Actualizar, lugares, desinstalar, completar

cli-help-update = playroom update trae la versión más nueva, tras una pregunta o con --yes. Antes copia tus partidas.
cli-help-where = playroom where dice dónde están las partidas, los ajustes, los registros y el programa. Con --json, para programas.
cli-help-uninstall = playroom uninstall quita los ajustes, las partidas y el programa, tras una pregunta. Con --keep-games las partidas se quedan.
cli-help-completion = playroom completion con el nombre de tu terminal escribe lo que hace que el tabulador complete las órdenes: bash, zsh, fish o powershell.
cli-takes-yes = --yes: se hace sin preguntar.
cli-takes-keep-games = --keep-games: las partidas guardadas se quedan donde están.

update-have = { $kind ->
    [checkout] Tienes la versión { $version }, en una carpeta que lleva git.
    [files] Tienes la versión { $version }, en una carpeta propia.
    [pipx] Tienes la versión { $version }, instalada con pipx.
    [uv] Tienes la versión { $version }, instalada con uv.
    [venv] Tienes la versión { $version }, en un entorno de Python.
    [zip] Tienes la versión { $version }, del zip para Windows.
    [debian] Tienes la versión { $version }, de un paquete de Debian.
    [frozen] Tienes la sala en un solo archivo.
    [temporary] Tienes la versión { $version }, traída para esta vez.
   *[other] Tienes la versión { $version }, en un Python de este equipo.
 }
update-looks = Buscando una versión nueva.
update-there = { $named ->
    [yes] Ya está la versión { $version }.
   *[no] { $count ->
        [one] Hay 1 cambio.
       *[other] Hay { $count } cambios.
     }
 }
update-newest = La versión { $version } es la más nueva.
update-ask = ¿Actualizar ahora? Escribe sí o no, y después Intro.
update-left = No ha cambiado nada.
update-copied = Tus partidas están copiadas en { $folder }.
update-begins = Actualizando. Puede tardar un minuto.
update-goes-on = Sigue actualizando.
update-done = Actualizada de la versión { $before } a la { $version }. Tus partidas están como estaban.
update-failed = { $why ->
    [interrupted] Interrumpido. Sigue la versión { $version }, y tus partidas también.
    [start] La versión nueva no funciona aquí. Vuelve a estar la { $version }, con tus partidas como estaban. Lo que falló: { $log }.
   *[other] No se ha podido actualizar. Sigue la versión { $version }, y tus partidas también. Lo que falló: { $log }.
 }
update-no-copy = No se ha podido copiar antes la versión que tienes: puede que el disco esté lleno. No ha cambiado nada.
update-room-open = Tu sala está abierta. Ciérrala antes.
update-unknown = No se ha podido buscar una versión nueva. Sin red pasa eso. Para probarlo tú: { $command }.
update-cannot-source = Se instaló desde { $place }. Pon ahí la versión nueva y ejecuta: { $command }.
update-cannot-alone = Sal de la sala de juegos y ejecuta: { $command }.
update-cannot-files = La carpeta { $place } no está unida a ningún sitio con versiones nuevas. Pon ahí los archivos nuevos: las partidas y los ajustes están en otra parte y se quedan.
update-cannot-zip = Trae el zip más nuevo y descomprímelo encima de { $place }. Las partidas y los ajustes están en otra parte y se quedan.
update-cannot-debian = Trae el paquete más nuevo y, en su carpeta, ejecuta una orden como { $command }.
update-cannot-frozen = Trae el archivo más nuevo y ponlo en lugar de { $place }. Las partidas y los ajustes están en otra parte y se quedan.
update-cannot-temporary = Se trae cada vez que se abre. Para la versión más nueva, ábrela con: { $command }.
update-cannot-system = Este Python es del sistema, que lo actualiza él. Para tener al lado la versión más nueva, ejecuta: { $command }.
update-cannot-python = Este Python no es solo de la sala de juegos. Ejecuta: { $command }.

where-games = Partidas: { $place }. { $readable ->
    [no] No se pueden leer; playroom doctor dice por qué.
   *[yes] { $count ->
        [0] No hay ninguna guardada.
        [one] Hay 1 guardada.
       *[other] Hay { $count } guardadas.
     }
 }
where-settings = Ajustes: { $place }.
where-log = Registro: { $place }.
where-no-log = Registro: ninguno. Un fallo de la sala se escribiría en { $place }.
where-room = Tu sala: { $place }.
where-copy = Copia de las partidas: { $place }.
where-program = Programa: { $place }, versión { $version }. { $kind ->
    [checkout] Una carpeta que lleva git.
    [files] Una carpeta propia.
    [pipx] Instalado con pipx.
    [uv] Instalado con uv.
    [venv] Un entorno de Python.
    [zip] Del zip para Windows.
    [debian] De un paquete de Debian.
    [frozen] Un solo archivo.
    [temporary] Traído para esta vez.
   *[other] En un Python de este equipo.
 }

uninstall-takes = { $readable ->
    [no] Se quitan los ajustes, y las partidas, que no se pueden leer; playroom doctor dice por qué.
   *[yes] { $count ->
        [0] Se quitan los ajustes y tu sala. No hay partidas guardadas.
        [one] Se quitan los ajustes, tu sala y 1 partida guardada.
       *[other] Se quitan los ajustes, tu sala y { $count } partidas guardadas.
     }
 }
uninstall-unfinished = { $count ->
    [one] 1 está a medias.
   *[other] { $count } están a medias.
 }
uninstall-keeps = { $readable ->
    [no] Se quitan los ajustes. Las partidas se quedan en { $folder }.
   *[yes] Se quitan los ajustes. { $count ->
        [0] No hay partidas guardadas.
        [one] 1 partida se queda en { $folder }.
       *[other] { $count } partidas se quedan en { $folder }.
     }
 }
uninstall-export = Para salvar antes las partidas, escribe una carpeta para ellas y después Intro. Intro sin nada sigue sin salvarlas.
uninstall-exported = { $count ->
    [one] 1 partida está salvada
   *[other] { $count } partidas están salvadas
 } en { $folder }. playroom import las vuelve a leer.
uninstall-inside = { $folder } se quitaría también. Di otra carpeta.
uninstall-ask = { $keep ->
    [yes] ¿Quitar los ajustes y el programa? Escribe la palabra sí, y después Intro.
   *[no] ¿Quitarlo todo, y el programa? Escribe la palabra sí, y después Intro.
 }
uninstall-left = No se ha quitado nada.
uninstall-removed = { $keep ->
    [yes] Los ajustes están quitados.
   *[no] Las partidas y los ajustes están quitados.
 }
uninstall-others = En { $folder } hay otros archivos, que se quedan.
uninstall-gone = El programa está quitado. Adiós.
uninstall-failed = No se ha podido quitar el programa. Ejecuta: { $command }.
uninstall-by-hand-command = El programa se quita con: { $command }.
uninstall-by-hand-checkout = Borra la carpeta { $place }, y ya no hay programa.
uninstall-by-hand-files = Borra la carpeta { $place }, y ya no hay programa.
uninstall-by-hand-zip = Borra la carpeta { $place }, y ya no hay programa.
uninstall-by-hand-frozen = Borra el archivo { $place }, y ya no hay programa.

completion-which = { $given ->
    [yes] No se completa en { $text }.
   *[no] ¿En qué terminal?
 } Di uno: playroom completion bash, zsh, fish o powershell.

version-news = Ya está la versión { $version }. Sal, y playroom update la trae.
setting-version_news = { $value ->
    [yes] Versiones nuevas: se dicen
   *[no] Versiones nuevas: no se buscan
 }
setting-version_news-about = Busca una versión nueva al empezar, una vez al día como mucho, donde vienen tus paquetes, y la dice una vez. Si no, no pregunta a nadie.
