## Lo que se mira antes de abrir una sala (playroom host --check)

check-extras = Está instalado todo lo que la sala necesita.
check-store = { $slow ->
    [yes] El disco es lento: tarda { $milliseconds } ms en guardar una jugada. Con más de 50 ms se nota la espera; usa otro disco, o quítale trabajo a este.
   *[no] El disco guarda cada jugada en { $milliseconds } ms.
 }
check-store-open = La sala está abierta ahora, así que no se probaron ni su disco ni sus puertos.
check-store-nowhere = En { $folder } no se puede guardar nada. Crea esa carpeta y dásela al usuario que abre la sala.
check-rights = { $why ->
    [open] Otros usuarios de este equipo pueden leer { $file }. Quítales el permiso: { $command }.
    [foreign] { $file } es de otro usuario. Prueba esto con el usuario que abre la sala, o dáselo con chown.
   *[right] Nadie más en este equipo lee lo que hay en { $file }.
 }
check-house = { $found ->
    [no] Sin normas de la casa: no existe { $file }.
   *[yes] Las normas de la casa son las de { $file }: { $count ->
        [0] nada que aceptar
        [one] 1 línea que aceptar
       *[other] { $count } líneas que aceptar
     }{ $delay ->
        [0] { "" }
        [one] ; quien mira oye cada jugada con 1 de retraso
       *[other] ; quien mira oye cada jugada con { $delay } de retraso
     }.
 }
check-room = { $found ->
    [yes] La sala se llama { $name }
   *[no] La sala no tiene nombre propio y se llama { $name }
 }; { $count ->
    [0] no dice sus idiomas
    [one] su idioma: { $languages }
   *[other] sus idiomas: { $languages }
 }.
check-clock = { $why ->
    [behind] El reloj va mal: hay archivos de la sala con una hora que aún no llegó. Ponlo en hora: timedatectl set-ntp true.
    [alone] Nadie pone en hora el reloj de este equipo. Para que se haga solo: timedatectl set-ntp true.
    [unknown] Aquí no se puede saber si el reloj va bien. Compáralo con otro.
   *[right] El reloj se pone en hora por la red.
 }
check-certificate = { $why ->
    [none] Todavía no hay certificado: la sala lo hace al abrirse por primera vez.
    [unreadable] No se puede leer el certificado { $file }. Recupéralo de la copia de seguridad, junto con su clave.
    [ends] El certificado de la sala vence en { $days ->
        [one] un día
       *[other] { $days } días
     }. Si lo quitas de su lugar, la sala hace otro, y todos necesitarán otra invitación. Es { $file }.
   *[right] El certificado de la sala vale todavía { $days ->
        [one] un día
       *[other] { $days } días
     }. Su huella es { $pin }.
 }
check-page-certificate = { $why ->
    [unreadable] No se puede leer el certificado de la página: { $file }.
    [ends] El certificado de la página vence en { $days ->
        [one] un día
       *[other] { $days } días
     }. Renuévalo: { $file }.
   *[right] El certificado de la página vale todavía { $days ->
        [one] un día
       *[other] { $days } días
     }.
 }
check-proxy = { $behind ->
    [yes] El proxy que está delante de la página dice de dónde viene cada persona.
   *[no] A la página solo llega este equipo. Si hay un proxy delante, añade --behind-proxy; si no, toda la gente de la página cuenta como una sola dirección.
 }
check-files = { $ok ->
    [yes] Puede haber bastantes conexiones a la vez: { $count }.
   *[no] Puede haber pocas conexiones y archivos abiertos a la vez: { $count }. Para más gente, pon { $line } en la unidad.
 }
check-disk = { $ok ->
    [yes] Hay sitio en el disco: { $megabytes } MB.
   *[no] El disco está casi lleno: quedan { $megabytes } MB. Haz sitio; la partida que no se puede guardar se detiene.
 }
check-port = { $why ->
    [taken] En { $place } ya escucha otro programa. Ciérralo, o elige otro lugar con { $option }.
    [forbidden] Este usuario no tiene permiso para escuchar en { $place }. Elige un puerto mayor que 1023 con { $option }.
    [no] { $place } no es una dirección de este equipo. Elige otra con { $option }.
   *[right] { $place } está libre.
 }
check-engine = PostgreSQL responde: { $place }.
check-engine-setting = { $ok ->
    [yes] PostgreSQL: { $name } está en { $value }.
   *[no] PostgreSQL: { $name } está desactivado. { $why ->
        [checksums] No se notaría un fallo del disco; se activa con { $command }, con el servidor parado.
        [commit] Con un corte de luz se perderían las últimas jugadas. Actívalo en su configuración.
       *[other] Después de un corte de luz no se podría confiar en nada de lo guardado. Actívalo en su configuración.
     }
 }
check-engine-places = { $ok ->
    [yes] PostgreSQL tiene { $places } conexiones; hacen falta { $wanted }.
   *[no] PostgreSQL tiene { $places } conexiones y hacen falta { $wanted }: 8 por cada proceso de la sala. Sube { $name } en su configuración.
 }
check-engine-clock = { $ok ->
    [yes] El reloj de este equipo y el de PostgreSQL coinciden.
   *[no] El reloj de este equipo y el de PostgreSQL difieren en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
     }. En los dos: timedatectl set-ntp true.
 }
check-done = { $count ->
    [0] La sala se puede abrir.
    [one] Antes hay que arreglar una cosa.
   *[other] Antes hay que arreglar { $count } cosas.
 }
cli-health-only-here = El estado de la sala se dice solo a este equipo. Escribe --health 127.0.0.1:{ $port }, y que los programas de fuera lleguen por un túnel o un proxy tuyo.
