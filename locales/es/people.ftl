# La gente y los datos de cada cual en una sala: ignorar, amistades, denuncias, quién soy aquí.

people-no-nobody = Nadie a quien puedas nombrar se llama así, o son varias personas. Escribe el nombre entero.
people-no-table = Eso se pide en una mesa de una sala con vestíbulo. En otra, barra, invitar, hace una línea para pasarla.
people-no-friend = Aquí { $name } aún no está entre tus amistades. Barra, amistad, y el nombre, lo pide.
people-no-away = { $name } no está ahora.
people-no-busy = { $name } no está disponible y ahora no recibe invitaciones.
people-no-place = { $name } no puede venir a esta mesa. A una privada invita quien la lleva.
people-no-reason = Una denuncia necesita un motivo. Barra, denunciar, el nombre y por qué.
people-no-draft = No hay denuncia que enviar. Barra, denunciar, el nombre y por qué, enseña una antes.
people-no-device = No hay dispositivo con ese número. Barra, yo, los cuenta.
people-no-device-here = Ese es el dispositivo que usas. Revócalo desde otro.
people-no-delete-role = A quien lleva esta sala no se le puede borrar. Que quien la abrió te quite antes ese cargo.
people-no-delete-muted = Aquí no se te oye por un tiempo; hasta que acabe no se te puede borrar.
people-no-delete-table = Aún tienes sitio en una mesa. Déjala para siempre en su menú, y entonces se te puede borrar.
people-ignored = { $count ->
    [0] Aquí no ignoras a nadie. Barra, ignorar, y un nombre, lo hace.
    [one] Aquí ignoras a una persona: { $names }.
   *[other] Aquí ignoras a { $count } personas: { $names }.
 }
people-menu = Mi gente y mis datos
people-menu-about = Amistades, a quién ignoras, qué oyen de ti tus amistades y qué guarda la sala de ti.
people-menu-item = { $act ->
    [rating] Tus puntuaciones
    [friends] Amistades
    [ignored] A quién ignoras
    [status] Qué oyen de ti tus amistades
    [export] Todo lo que se guarda de ti, en un archivo
    [delete] Borrar todo lo que se guarda de ti
   *[me] Quién eres aquí, y tus dispositivos
 }
people-menu-guest = { $act ->
    [ignore] No oír más a { $name }
    [hear] Oír otra vez a { $name }
    [friend] Pedir amistad a { $name }
   *[report] Denunciar a { $name }
 }

## Amistades

friend-here = { $name } está aquí.
friend-waiting = { $count ->
    [one] Alguien te pide amistad. Barra, amistades, dice quién.
   *[other] { $count } personas te piden amistad. Barra, amistades, dice quiénes.
 }
friend-asked = { $were ->
    [yes] Ya tenías amistad con { $name }.
   *[no] { $are ->
        [yes] Desde ahora tienes amistad con { $name }.
       *[no] Se le pide a { $name }. Habrá amistad cuando diga que sí.
     }
 }
friend-asks = { $are ->
    [yes] { $name } está ahora entre tus amistades.
   *[no] { $name } te pide amistad. Barra, amistad, dice que sí.
 }
friend-no-more = { $name } ya no está entre tus amistades.
friend-title = { $count ->
    [0] Aquí aún no tienes amistades. Barra, amistad, y un nombre, la pide
    [one] 1 amistad, aquí { $here }
   *[other] { $count } amistades, aquí { $here }
 }
friend-line = { $name }, { $where }{ $status ->
    [busy] , sin tiempo
   *[available] { "" }
 }.
friend-in-hall = en el vestíbulo
friend-at-table = en una mesa de { $game }
friend-at-some = en una mesa privada
friend-away = no está
friend-ask = { $count ->
    [one] Te pide amistad { $names }. Barra, amistad, y el nombre, dice que sí.
   *[other] Te piden amistad { $names }. Barra, amistad, y un nombre, dice que sí.
 }
friend-news = { $news ->
    [yes] Oyes cuándo llega una amistad.
   *[no] No oyes cuándo llegan tus amistades.
 }
friend-status = { $set ->
    [yes] { $status ->
        [busy] Tus amistades oyen que no tienes tiempo; no recibes invitaciones.
        [invisible] Para tus amistades ahora no estás.
       *[available] Tus amistades oyen que estás aquí.
     }
   *[no] { $status ->
        [busy] No tienes tiempo.
        [invisible] No se te ve.
       *[available] Estás disponible.
     } Puede ser disponible, ocupado o invisible.
 }
friend-status-title = Qué oyen de ti tus amistades
friend-status-choice = { $status ->
    [busy] Sin tiempo ni invitaciones
    [invisible] Invisible
   *[available] Disponible
 }
value-status-available = disponible, libre, aquí
value-status-busy = ocupado, ocupada, sin tiempo
value-status-invisible = invisible, oculto, oculta
value-news-yes = sí, encender
value-news-no = no, apagar, silencio
friend-called = { $name } oye que le invitas a esta mesa.
friend-calls = { $name } te invita a { $game }. En el vestíbulo está entre tus mesas.
friend-calls-go = { $name } te invita a { $game }. Intro te lleva.
friend-calls-not = Te quedas aquí.

## Denuncias

complaint-how = Barra, denunciar, un nombre y por qué: oyes lo que se enviaría antes de que se envíe.
complaint-why = ¿Por qué denuncias a { $name }? Escríbelo y pulsa Intro.
complaint-shown = Denuncia de { $name }: { $why }. { $count ->
    [0] No lleva líneas
    [one] Lleva 1 línea
   *[other] Lleva { $count } líneas
 }
complaint-line = { $text }
complaint-send = Enviarla a quienes moderan
complaint-do-not-send = No enviarla
complaint-not-sent = No se ha enviado nada.
complaint-sent = Enviada la denuncia de { $name }, que no se entera.
complaint-came = { $by } denuncia a { $name }. Barra, denuncias, la lee.
complaint-waiting = { $count ->
    [one] 1 denuncia nueva. Barra, denuncias, la lee.
   *[other] { $count } denuncias nuevas. Barra, denuncias, las lee.
 }
complaint-title = { $count ->
    [0] No se guarda ninguna denuncia
    [one] 1 denuncia
   *[other] { $count } denuncias, la última primero
 }
complaint-of = { $name }, denuncia de { $by }, { $day }: { $why }.

## Quién soy aquí

me-title = En { $room } eres { $name }
me-since = Se te conoce aquí desde { $day }{ $phrase ->
    [yes] , con contraseña
   *[no] , sin contraseña
 }.
me-kept = Se guarda de ti: mesas { $tables }, ajustes { $settings }, partidas de camino a casa { $owed }, amistades { $friends }, ignorados { $ignored }.
me-device = Dispositivo { $number }: { $device }{ $known ->
    [yes] , desde { $since }, la última vez { $seen }
   *[no] , sin días conocidos
 }{ $here ->
    [yes] ; lo usas ahora
   *[no] { "" }
 }.
device-own = un programa, por su clave
device-ssh = una clave de SSH
device-page = un navegador
device-code = una invitación usada por SSH
device-token = un programa sin clave
me-how = Barra, yo, y luego revocar y un número: ese dispositivo ya no entra. O exportar: todo. O borrar: no queda nada.
me-revoked = Revocado el dispositivo { $number }: ya no entra por ninguna puerta.
me-exported = Todo lo que se guarda de ti está en { $file }.
me-handed-over = Todo lo que se guarda de ti va en un archivo para ti: { $file }.
me-export-title = Todo lo que se guarda de ti, { $count ->
    [one] 1 línea
   *[other] { $count } líneas
 }
me-delete-ask = ¿Borrar todo lo que { $room } guarda de ti: nombre, claves, amistades, ajustes? Las partidas ya jugadas conservan tu nombre.
me-deleted = De { $name } no se guarda nada más, salvo el nombre en las partidas y en el registro de quienes moderan.
value-me-revoke = revocar, anular
value-me-export = exportar, archivo
value-me-delete = borrar, olvidar

## Ayuda

key-unmute = oír otra vez a alguien
key-unmute-about = Barra, escuchar, un nombre: vuelves a oír a esa persona.
key-unmute-words = escuchar
key-friend = pedir amistad a alguien, o decir que sí
key-friend-about = Barra, amistad, un nombre: hay amistad cuando los dos lo han dicho.
key-friend-words = amistad amigo amiga
key-unfriend = terminar una amistad, o rechazarla
key-unfriend-about = Barra, desamistar, un nombre: esa persona no se entera.
key-unfriend-words = desamistar
key-friends = cuáles de tus amistades están
key-friends-about = Con sí o no detrás: si oyes cuándo llega una de ellas.
key-friends-words = amistades amigos amigas
key-status = qué oyen de ti tus amistades
key-status-about = Disponible, sin tiempo ni invitaciones, o invisible.
key-status-words = estado
key-report = denunciar a alguien a quienes moderan
key-report-about = Barra, denunciar, un nombre y por qué: oyes lo que se enviaría, con las últimas líneas de esa persona, antes de que se envíe.
key-report-words = denunciar
key-reports = leer las denuncias, para quien lleva la sala
key-reports-about = La última primero, con lo que se dijo.
key-reports-words = denuncias
key-me = quién eres aquí, qué se guarda de ti
key-me-about = Luego revocar y un número, exportar o borrar.
key-me-words = yo
