# Qué guarda una sala de quien viene (barra privacidad).

privacy-hint = { $touch ->
    [yes] Qué guarda esta sala de ti: lo dice un botón en Sala.
   *[no] Qué guarda esta sala de ti: barra, privacidad.
 }
privacy-title = Qué guarda { $room } de ti, { $count ->
    [one] 1 línea
   *[other] { $count } líneas
 }
privacy-host = { $given ->
    [yes] Quién lleva esta sala: { $host }.
   *[no] Esta sala funciona en el equipo de quien la abrió.
 }
privacy-contact = { $given ->
    [yes] Para ver, corregir o borrar lo que se guarda de ti, pregunta aquí: { $contact }.
   *[no] { $owns ->
        [yes] Esta sala la llevas tú: te preguntarán a ti qué se guarda. Escribe cómo en house punto toml, en privacy.
       *[no] Lo que no puedas hacer por tu cuenta, pídelo a quien la abrió o a quien te invitó.
     }
 }
privacy-own = Lo que se guarda de ti lo ves, te lo llevas y lo borras por tu cuenta: barra, yo.
privacy-circle = Se guarda solo para ti: a quién ignoras, tus amistades, tu estado, y qué días vino cada uno de tus dispositivos.
privacy-reports = Una denuncia se guarda el mismo tiempo, con 20 líneas dichas como mucho, para quienes moderan.
privacy-person = Se guarda de ti: tu nombre, tu idioma, tus ajustes, tus puntuaciones, resúmenes de tus claves y cuándo llegas y te vas. Ningún nombre real.
privacy-notices = Para avisarte de tus turnos: el correo, el webhook, los navegadores y las horas de silencio que pones con barra, avisos, y de qué turnos se te avisó. Barra, avisos, no correo, borra la dirección.
privacy-people = { $count ->
    [0] Eso se guarda hasta que lo borre quien lleva la sala.
    [one] Eso se borra cuando llevas un día sin venir.
   *[other] Eso se borra cuando llevas { $count } días sin venir.
 }
privacy-games = { $count ->
    [0] Las partidas y las mesas se guardan para siempre, con los nombres de quienes jugaron.
    [one] Las partidas y las mesas se guardan un día desde que la mesa se cierra, con los nombres de quienes jugaron.
   *[other] Las partidas y las mesas se guardan { $count } días desde que la mesa se cierra, con los nombres de quienes jugaron.
 }
privacy-refusals = { $count ->
    [0] Si a alguien no se le deja entrar, no queda anotado.
    [one] Si a alguien no se le deja entrar, queda anotado un día.
   *[other] Si a alguien no se le deja entrar, queda anotado { $count } días.
 }
privacy-addresses = { $count ->
    [0] La dirección desde la que vino no se anota.
    [one] La dirección desde la que vino queda anotada un día.
   *[other] La dirección desde la que vino queda anotada { $count } días.
 }
privacy-log = { $count ->
    [one] Lo que decide quien modera se guarda un día desde que deja de valer, con nombres y motivos.
   *[other] Lo que decide quien modera se guarda { $count } días desde que deja de valer, con nombres y motivos.
 }
privacy-talk = Lo que dices no se guarda, si no se denuncia: las últimas líneas quedan en memoria mientras la sala está abierta.
privacy-cards = El equipo de la sala conoce todas las cartas, como quien reparte.
privacy-home = Las demás personas oyen tu nombre, tus jugadas y lo que dices, y guardan las partidas terminadas en las que se sentaron.
key-privacy = qué guarda esta sala de ti
key-privacy-about = Quién lleva esta sala, qué guarda de ti, durante cuánto tiempo y a quién se pregunta.
key-privacy-words = privacidad
