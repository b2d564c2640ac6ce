## Quienes cuidan una sala

order-how-long = { $unit ->
    [minutes] { $count ->
        [one] durante 1 minuto
       *[other] durante { $count } minutos
     }
    [hours] { $count ->
        [one] durante 1 hora
       *[other] durante { $count } horas
     }
    [days] { $count ->
        [one] durante 1 día
       *[other] durante { $count } días
     }
   *[good] para siempre
 }
order-hush = En esta sala no se oye a { $name } { $how_long }.
order-hush-you = Nadie te oye en esta sala { $how_long }. { $by } da el motivo: { $why }.
order-kick = { $name } ha tenido que salir de la sala.
order-kick-you = { $by } te hace salir de la sala: { $why }.
order-ban = A { $name } se le cierra esta sala { $how_long }.
order-ban-you = { $by } te cierra esta sala { $how_long }: { $why }.
order-pardon = Aquí se oye otra vez a { $name }, que puede entrar.
order-pardon-you = En esta sala se te oye otra vez. { $by }: { $why }.
order-moderator = { $now ->
    [yes] { $name } modera ahora también la sala.
   *[no] { $name } ya no modera la sala.
 }
order-moderator-you = { $now ->
    [yes] Ahora tú también moderas esta sala: en una mesa Control T y un nombre, o barra silenciar, expulsar, vetar, perdonar, cerrar.
   *[no] Ya no moderas esta sala.
 }
order-close = { $count ->
    [0] No hay ninguna mesa de recién llegados que cerrar.
    [one] Se cierra una mesa de recién llegados.
   *[other] Se cierran { $count } mesas de recién llegados.
 }
order-full = La sala está casi llena, con { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
 }. Las que dejan vacías los recién llegados se cierran antes de un minuto; barra, cerrar, en una mesa cierra todas las suyas donde no hay partida.
order-why = { $act ->
    [hush] ¿Por qué no se debe oír a { $name }? Se le dirá.
    [kick] ¿Por qué tiene que salir { $name }? Se le dirá.
    [ban] ¿Por qué no puede entrar más { $name }? Se le dirá.
    [pardon] ¿Por qué se perdona a { $name }?
   *[moderator] ¿Por qué cambia eso para { $name }?
 } Escríbelo y pulsa Intro.
order-at-table = Eso lo dicen desde una mesa quienes moderan la sala: siéntate o mira en cualquiera. También llega a quien está en el vestíbulo.
order-how = { $act ->
    [hush] Barra, silenciar, un nombre, si quieres un número de minutos, y el motivo.
    [kick] Barra, expulsar, un nombre y el motivo.
    [ban] Barra, vetar, un nombre, si quieres un número de días, y el motivo.
    [pardon] Barra, perdonar, un nombre y el motivo.
   *[moderator] Barra, moderar, un nombre y el motivo.
 }
order-menu = { $act ->
    [hush] Que nadie en la sala oiga a { $name } durante una hora
    [kick] Hacer salir de la sala a { $name }
    [ban] Cerrar la sala a { $name } para siempre
    [pardon] Que en la sala se oiga otra vez a { $name }
   *[moderator] Que { $name } modere la sala, o ya no
 }
key-hush = que nadie en la sala oiga a alguien por un tiempo
key-hush-about = Barra, silenciar, un nombre, si quieres un número de minutos, y el motivo: hasta entonces nadie en la sala oye a esa persona.
key-hush-words = silenciar
key-kick = hacer salir a alguien de la sala
key-kick-about = Barra, expulsar, un nombre y el motivo: esa persona pierde el asiento y puede volver a entrar.
key-kick-words = expulsar
key-ban = cerrar la sala a alguien
key-ban-about = Barra, vetar, un nombre, si quieres un número de días, y el motivo: esa persona sale y no entra más.
key-ban-words = vetar
key-pardon = que a alguien se le oiga y pueda entrar otra vez
key-pardon-about = Barra, perdonar, un nombre y el motivo: ya no vale lo que se decidió antes sobre esa persona.
key-pardon-words = perdonar
key-moderator = quién más modera la sala
key-moderator-about = Barra, moderar, un nombre y el motivo: esa persona modera también la sala, o ya no.
key-moderator-words = moderar
key-close = cerrar las mesas de quienes acaban de llegar
key-close-about = Barra, cerrar, en una mesa: cierra las mesas que ha abierto quien hoy viene por primera vez, donde no hay partida ni se sienta nadie a quien la sala conozca de antes. Es para quienes moderan la sala.
key-close-words = cerrar

## Las normas de la casa

house-unreadable = No se puede leer { $file }. Escribe ahí las normas de la casa, o no des ningún archivo.
house-too-big = Las normas de la casa son demasiado largas: como mucho 64 kilobytes.
house-syntax = La línea { $line } de las normas de la casa no se entiende. Escribe un nombre, un signo igual y un valor, el texto entre comillas.
house-encoding = La línea { $line } de las normas de la casa no es texto UTF-8. Guarda el archivo como UTF-8.
house-unknown = Línea { $line } de las normas de la casa: no existe { $name }. Existen: { $names }.
house-repeated = La línea { $line } de las normas de la casa repite { $name }. Basta una vez.
house-word = Línea { $line } de las normas de la casa: { $name } no puede ser { $given }. Escribe una de estas palabras: { $good }.
house-number = Línea { $line } de las normas de la casa: { $name } no puede ser { $given }. Escribe un número, de { $low } a { $high }.
house-text = Línea { $line } de las normas de la casa: { $name } lleva texto, de 1 a 40 líneas de 300 letras como mucho.
house-name = Línea { $line } de las normas de la casa: { $name } lleva el nombre de la sala, entre comillas: letras o números, como mucho { $most } caracteres.
house-languages = Línea { $line } de las normas de la casa: { $name } lleva como mucho { $most } idiomas entre corchetes, cada uno entre comillas y con sus dos letras minúsculas, como es o en.
house-rules = Las normas de esta sala, { $count ->
    [one] 1 línea
   *[other] { $count } líneas
 }.
house-line = { $text }
house-agree = Intro si las aceptas; Escape sale de la sala; punto las repite.
house-agreed = Aceptas las normas de esta sala.
house-not-agreed = Sin aceptarlas no entra nadie.

order-log = { $at }. { $by }: { $act ->
    [hush] a { $name } no se le oye { $how_long }
    [kick] { $name } tiene que salir
    [ban] { $name } no puede entrar { $how_long }
    [pardon] perdón para { $name }
   *[moderator] { $now ->
        [yes] { $name } modera también la sala
       *[no] { $name } ya no modera la sala
     }
 }. Motivo: { $why }.
order-log-empty = En esta sala no consta ninguna medida.

house-no-tables = { $count ->
    [one] Hay una mesa abierta y las normas de la casa no permiten más.
   *[other] Hay { $count } mesas abiertas y las normas de la casa no permiten más.
 }
house-no-open = En esta sala abren las mesas quienes la moderan.
house-no-each = { $count ->
    [one] Ya tienes una mesa abierta y las normas de la casa no permiten más.
   *[other] Ya tienes { $count } mesas abiertas y las normas de la casa no permiten más.
 }
house-no-new = { $count ->
    [one] En tu primer día en esta sala puedes tener 1 mesa abierta. Ciérrala o siéntate en otra.
   *[other] En tu primer día en esta sala puedes tener { $count } mesas abiertas. Cierra una o siéntate en otra.
 }
house-no-near = { $count ->
    [one] Desde donde te conectas ya hay 1 mesa de recién llegados y no puede haber más. Siéntate en esa o en otra.
   *[other] Desde donde te conectas ya hay { $count } mesas de recién llegados y no puede haber más. Siéntate en una de ellas o en otra.
 }
