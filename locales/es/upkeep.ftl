## Qué lleva un informe de fallos (playroom report). lint allows: FILE

cli-help-report = playroom report reúne lo que ayuda a encontrar un fallo, sin nombres, claves, direcciones ni cartas, lo muestra y lo guarda. Con FILE se guarda ahí.
report-none = ninguno
report-title = Informe del { $at }, hora universal. No lleva nombres, claves, direcciones, nada que se haya dicho ni cartas.
report-version = Playroom { $version }, { $how ->
    [frozen] en un solo programa
    [package] instalado como paquete
   *[folder] desde su carpeta
 }, con Python { $python }.
report-system = Sistema: { $system }, { $release }, { $machine }. Idioma: { $language }.
report-packages = Paquetes: { $packages }.
report-terminal = { $is_one ->
    [yes] Terminal de { $columns } columnas y { $rows } filas
   *[no] No hay terminal, sino una tubería o un archivo
 }. Tipo: { $term }. Programa: { $program }. Codificación: { $encoding }.
report-variables = Variables con valor: { $names }.
report-speech = Voz: { $mode }. Motivo: { $why }. Lector de pantalla: { $reader }.
report-voice = { $ok ->
    [yes] La voz { $backend } funciona. Idiomas: { $languages }.
   *[no] La voz { $backend } no funciona: { $code }. Por instalar: { $missing }.
 }
report-sounds = Sonidos: { $code }. Salida: { $way }.
report-settings = Ajustes cambiados: { $settings }. Líneas con errores: { $bad }.
report-games = Juegos: { $games }. De otros paquetes: { $foreign }. Sin cargar: { $broken }.
report-kept = Partidas guardadas, sin terminar: { $unfinished }. Terminadas: { $finished }.
report-store = Por juegos: { $games }. Tamaño del archivo en kilobytes: { $size }.
report-sound = Archivo de partidas: { $store }. Problemas: { $problems }.
report-disk = La carpeta está en { $remote ->
    [yes] otro equipo
   *[no] este equipo
 }, con { $free } megabytes libres. La sala propia ocupa { $room } kilobytes.
report-fault = Error del { $at }: { $kind }. Dónde: { $where }.
report-no-faults = Errores anotados: ninguno.
report-ask = Para guardar estas líneas en { $file }, pulsa Intro. Con cualquier palabra e Intro, o con Control D, no se guarda nada.
report-saved = Guardado en { $file }. No se ha enviado nada: léelo y después añádelo a lo que nos escribas.
report-not-saved = No se ha guardado nada.
report-how = No se ha guardado nada. playroom report y el nombre de un archivo lo guardan ahí.
report-there = { $file } ya existe. Da otro nombre.
report-unwritable = No se puede escribir { $file }: { $why }. Da otro nombre.

## La gente de una sala (playroom host people, playroom host forget)

cli-takes-person = --person y un nombre, o un identificador: con people y forget, de quién se trata.
host-person = { $name }, { $language ->
    [es] español
    [en] inglés
   *[other] { $language }
 }, estuvo el { $seen }, lugares en mesas: { $tables }. Identificador: { $id }.
host-no-people = Esta sala no conoce a nadie.
host-no-room = Todavía no hay ninguna sala: falta { $file }.
host-no-person = Esta sala no conoce a nadie con el nombre { $name }. playroom host people dice quiénes hay.
host-forget-whom = Di a quién: playroom host forget --person y un nombre.
host-several = Varias personas tienen el nombre { $name }. Da el identificador, que dice playroom host people.
host-not-forgotten = { $name } modera la sala o tiene un lugar en una mesa abierta. Cierra antes esa mesa.
host-forgotten = La sala olvida a { $name }: nombre, claves, ajustes y lugares. El nombre sigue en las partidas, el registro de moderación y las copias que se guardan.
