# Mantenimiento del programa: lo que solo dicen las órdenes y las preguntas en un terminal. La página que es ella misma la sala no lo lleva.

## Qué lleva un informe de fallos (playroom doctor --report)

report-none = ninguno
report-title = Informe del { $at }, hora universal. No lleva nombres, claves, direcciones, nada que se haya dicho ni cartas.
report-system = Versión del sistema: { $release }, { $machine }. Idioma: { $language }.
report-packages = Paquetes: { $packages }.
report-terminal = { $is_one ->
    [yes] Terminal de { $columns } columnas y { $rows } filas
   *[no] No hay terminal, sino una tubería o un archivo
 }. Tipo: { $term }. Programa: { $program }.
report-voice = { $ok ->
    [yes] La voz { $backend } funciona. Idiomas: { $languages }.
   *[no] La voz { $backend } no funciona: { $code }. Por instalar: { $missing }.
 }
report-sounds = Sonidos: { $code }. Salida: { $way }.
report-settings = Ajustes cambiados: { $settings }. Líneas con errores: { $bad }.
report-games = Juegos: { $games }. De otros paquetes: { $foreign }. Sin cargar: { $broken }.
report-kept = Partidas guardadas, sin terminar: { $unfinished }. Terminadas: { $finished }. Archivo: { $store }. Problemas: { $problems }.
report-fault = Error del { $at }: { $kind }. Dónde: { $where }.
report-no-faults = Errores anotados: ninguno.

## La gente de una sala (playroom host people, playroom host forget)

cli-takes-person = --person y un nombre, o un identificador: con people y forget, de quién se trata.
host-person = { $name }, { $language ->
    [es] español
    [en] inglés
   *[other] { $language }
 }, estuvo el { $seen }, lugares en mesas: { $tables }. Identificador: { $id }.
host-no-people = Esta sala no conoce a nadie.
host-no-room = Todavía no hay ninguna sala: falta { $file }.
host-no-person = Esta sala no conoce a nadie con el nombre { $name }. { PROGRAM() } host people dice quiénes hay.
host-forget-whom = Di a quién: { PROGRAM() } host forget --person y un nombre.
host-several = Varias personas tienen el nombre { $name }. Da el identificador, que dice { PROGRAM() } host people.
host-not-forgotten = { $name } modera la sala o tiene un lugar en una mesa abierta. Cierra antes esa mesa.
host-forgotten = La sala olvida a { $name }: nombre, claves, ajustes y lugares. El nombre sigue en las partidas, el registro de moderación y las copias que se guardan.

## Paquetes que se instalan desde la sala

packages-needs = { $what ->
    [near] Para encontrar salas cercanas
    [sound] Para los sonidos
    [voice] Para la voz
    [shared] Para una sala en una base de datos compartida
    [push] Para avisar a los navegadores
   *[room] Para jugar con otras personas
 } falta un paquete.
packages-ask = { packages-needs } ¿Instalarlo ahora? Intro o la tecla S para sí, Escape o la tecla N para no.
    .brief = ¿Instalar el paquete? Intro o Escape.
packages-installing = Se está instalando. Escape lo detiene.
packages-goes-on = La instalación sigue.
packages-still = Todavía se está instalando.
packages-nearly = Ya casi está, no se puede detener.
packages-stopped = Detenido. No se ha instalado nada.
packages-done = Instalado.
packages-failed = { $why ->
    [network] No se instaló, la red no responde. Mira si tienes conexión y prueba otra vez.
    [disk] No se instaló, el disco está lleno. Haz sitio y prueba otra vez.
    [refused] No se instaló, este equipo no lo permite. Pídeselo a quien instaló aquí la sala.
   *[other] No se instaló. Lo que falló está escrito en faults.log, junto a tus partidas. Envíalo a quienes hacen la sala.
 }
packages-lacking = { packages-needs } { $why ->
    [frozen] Esta sala es un solo programa, al que no se le puede añadir nada.
    [read-only] Pide a quien instaló aquí la sala que lo añada.
    [managed] Aquí los paquetes son del sistema. Instala pipx con ellos, y después una sala tuya, que pregunta otra vez: { $command }.
    [no-pip] Para instalarlo: { $command }.
   *[pip] En un terminal la sala pregunta si lo instala. A mano: { $command }.
 }
packages-chosen = { packages-needs } { $what ->
    [near] Elige Salas cercanas en la sala, que pregunta si lo instala.
    [sound] Escribe barra, sonidos sí, en la sala, que pregunta si lo instala.
    [voice] Pulsa F5 en la sala, que pregunta si lo instala.
   *[other] Elige Jugar con otras personas en la sala, que pregunta si lo instala.
 }

## Lo que el diagnóstico dice a quien juega

doctor-voice = La voz funciona, con { $name }{ $languages_count ->
    [0] { "" }
   *[other] , en { $languages }
 }{ $lacks_count ->
    [0] { "" }
   *[other] ; no tiene voz para { $lacks }
 }.
doctor-no-voice = { $why ->
    [no-daemon] No funciona ninguna voz, Speech Dispatcher falta o no está en marcha.
    [daemon-refused] No funciona ninguna voz, Speech Dispatcher no arranca.
    [no-engine] No funciona ninguna voz, falta un sintetizador.
    [no-player] No funciona ninguna voz, falta el programa que reproduce el sonido.
    [no-sound] No funciona ninguna voz, ningún dispositivo de sonido responde.
    [no-reader] No funciona ninguna voz, ningún lector de pantalla responde.
   *[other] No funciona ninguna voz, el programa de voz falla.
 }{ " " }{ $typed ->
    [yes] Para tenerla: { $command }.
   *[no] { $why ->
        [no-daemon] Instala Speech Dispatcher con los paquetes del sistema.
        [daemon-refused] Instala un sintetizador para Speech Dispatcher con los paquetes del sistema.
        [no-engine] Instala eSpeak con los paquetes del sistema.
        [no-player] Instala un reproductor de sonido, como aplay, con los paquetes del sistema.
        [no-sound] Mira que los altavoces o auriculares estén conectados y encendidos.
        [no-reader] Arranca tu lector de pantalla.
       *[other] Reinicia el equipo y prueba otra vez.
     }
 }
doctor-sounds-work = Los sonidos funcionan.
doctor-sounds-fail = { $why ->
    [no-device] Sin sonidos, ningún dispositivo responde. Mira que los altavoces o auriculares estén conectados y encendidos.
   *[other] Sin sonidos, el sistema de sonido no responde. Reinicia el equipo y prueba otra vez.
 }
doctor-others-work = Jugar con otras personas funciona.

## Lo que dice a quien ayuda

doctor-installation = Sala de juegos { $version }, Python { $python } en { $system }, { $how ->
    [frozen] un solo programa
    [pipx] instalada con pipx
    [environment] en un entorno propio
   *[system] entre los paquetes del sistema
 }.

## Actualizar, lugares, desinstalar, completar

cli-help-update = { PROGRAM() } update copia tus partidas, dice la orden que trae la versión más nueva y, después de ella, si están todas las partidas.
cli-help-where = { PROGRAM() } where dice dónde están las partidas, los ajustes, los registros y el programa. Con --json, para programas.
cli-help-uninstall = { PROGRAM() } uninstall quita los ajustes, las partidas y tu sala, tras una pregunta, y dice cómo se quita el programa. Con --keep-games las partidas se quedan.
cli-help-completion = { PROGRAM() } completion con el nombre de tu terminal escribe lo que hace que el tabulador complete las órdenes: bash, zsh, fish o powershell.
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
update-copied = Tus partidas están copiadas en { $folder }.
update-all-there = { $count ->
    [one] Está la partida de la copia { $copy }.
   *[other] Están las { $count } partidas de la copia { $copy }.
 }
update-missing = { $count ->
    [one] No se encuentra 1 partida
   *[other] No se encuentran { $count } partidas
 } de la copia { $copy }, hecha con la versión { $version }. Para volver a la copia, saca de { $place } los archivos que empiezan por games.db y pon ahí el games.db de la copia.
update-then = Después, { PROGRAM() } update dice si están todas tus partidas.
update-room-open = Tu sala está abierta. Ciérrala antes.
update-by-command = Sal de la sala de juegos y ejecuta: { $command }.
update-by-source = Se instaló desde { $place }. Pon ahí la versión nueva y ejecuta: { $command }.
update-by-files = Pon los archivos nuevos en { $place }. Las partidas y los ajustes están en otra parte y se quedan.
update-by-zip = Trae el zip más nuevo y descomprímelo encima de { $place }. Las partidas y los ajustes están en otra parte y se quedan.
update-by-debian = Trae el paquete más nuevo y, en su carpeta, ejecuta una orden como { $command }.
update-by-frozen = Trae el archivo más nuevo y ponlo en lugar de { $place }. Las partidas y los ajustes están en otra parte y se quedan.
update-by-temporary = Se trae cada vez que se abre. Para la versión más nueva, ábrela con: { $command }.
update-by-system = Este Python es del sistema, que lo actualiza él. Para tener al lado la versión más nueva, ejecuta: { $command }.

where-games = Partidas: { $place }. { $readable ->
    [no] No se pueden leer; { PROGRAM() } doctor dice por qué.
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
    [no] Se quitan los ajustes, y las partidas, que no se pueden leer; { PROGRAM() } doctor dice por qué.
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
 } en { $folder }. { PROGRAM() } import las vuelve a leer.
uninstall-inside = { $folder } se quitaría también. Di otra carpeta.
uninstall-ask = { $keep ->
    [yes] ¿Quitar los ajustes? Escribe la palabra sí, y después Intro.
   *[no] ¿Quitarlo todo? Escribe la palabra sí, y después Intro.
 }
uninstall-left = No se ha quitado nada.
uninstall-removed = { $keep ->
    [yes] Los ajustes están quitados.
   *[no] Las partidas y los ajustes están quitados.
 }
uninstall-others = En { $folder } hay otros archivos, que se quedan.
uninstall-by-hand-command = El programa se quita con: { $command }.
uninstall-by-hand-checkout = Borra la carpeta { $place }, y ya no hay programa.
uninstall-by-hand-files = Borra la carpeta { $place }, y ya no hay programa.
uninstall-by-hand-zip = Borra la carpeta { $place }, y ya no hay programa.
uninstall-by-hand-frozen = Borra el archivo { $place }, y ya no hay programa.

completion-which = { $given ->
    [yes] No se completa en { $text }.
   *[no] ¿En qué terminal?
 } Di uno: { PROGRAM() } completion bash, zsh, fish o powershell.

## Un programa congelado: la sala con su Python, en un archivo o una carpeta

cli-frozen-makers = Este programa es para jugar. Los juegos y las páginas se hacen con el paquete de Python; la página para desarrollar explica cómo.
