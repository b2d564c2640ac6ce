# Avisos de los turnos propios cuando no se está (barra avisos).

value-notices-mail = correo, e-mail, email, mail
value-notices-code = código
value-notices-hook = webhook, gancho, dirección
value-notices-push = navegador, push
value-notices-quiet = silencio, noche, callado
value-notices-zone = zona, zona horaria, huso, reloj
value-notices-on = sí, encendidos, activar
value-notices-off = no, apagados, nada, ninguno, quitar, desactivar

notices-state = { $on ->
    [no] Sin avisos: están apagados. Barra, avisos, sí, los enciende.
   *[yes] { $tells ->
        [no] Todavía sin avisos.
       *[yes] { notices-ways }.
     }
 }
notices-ways = Los avisos de tus turnos van { $has_mail ->
    [no] { "" }
   *[yes] a { $mail }, { "" }
 }{ $has_hook ->
    [no] { "" }
   *[yes] a { $hook }, { "" }
 }{ $push ->
    [0] { "" }
    [one] a 1 navegador, { "" }
   *[other] a { $push } navegadores, { "" }
 }{ $quiet ->
    [no] a cualquier hora
   *[yes] y ninguno de { $begin } a { $end }
 }
notices-title = { $room ->
    [no] { notices-none }
   *[yes] { notices-state }
 }
notices-line-mail = { $has_mail ->
    [no] Correo: ninguno. Intro para escribir una dirección
   *[yes] Correo a { $mail }. Intro para poner otro
 }
notices-line-code = Se ha enviado un código a { $wanted }. Intro para escribirlo
notices-line-hook = { $has_hook ->
    [no] Webhook: ninguno. Intro para escribir su dirección
   *[yes] Webhook en { $hook }. Intro para poner otro
 }
notices-line-push = { $push ->
    [0] Navegadores: ninguno. En la página de la sala, una casilla de los ajustes avisa a un navegador
    [one] Se avisa a 1 navegador. Los ajustes de la página ponen o quitan uno
   *[other] Se avisa a { $push } navegadores. Los ajustes de la página ponen o quitan uno
 }
notices-line-quiet = { $quiet ->
    [no] Horas de silencio: ninguna. Intro para escribirlas
   *[yes] Silencio de { $begin } a { $end }. Intro para cambiarlo
 }
notices-line-zone = { $has_zone ->
    [no] Reloj de las horas de silencio: el de la sala. Intro para poner el tuyo
   *[yes] Reloj de las horas de silencio: { $zone }. Intro para poner otro
 }
notices-line-on = { $on ->
    [no] Los avisos están apagados. Intro los enciende
   *[yes] Los avisos están encendidos. Intro los apaga
 }
notices-ask-mail = Escribe tu dirección de correo, o la palabra no.
notices-ask-code = Escribe las 6 cifras del correo.
notices-ask-hook = Escribe la dirección del webhook, o la palabra no.
notices-ask-quiet = ¿Silencio de cuándo a cuándo? Como 22 a 8; la palabra no para ninguno.
notices-ask-zone = Escribe tu zona horaria, como { $example }, o las horas antes o después de Greenwich, como { $hours }.
notices-quiet = { $quiet ->
    [no] Sin horas de silencio: los avisos llegan a cualquier hora.
   *[yes] Silencio de { $begin } a { $end }, según { $has_zone ->
        [no] el reloj de la sala
       *[yes] el reloj { $zone }
     }. Después, un solo aviso dice lo que espera.
 }
notices-code-sent = Sale un correo con un código a { $wanted }. Escribe barra, avisos, y el código, antes de media hora.
notices-how = ¿Qué quieres ajustar? Escribe barra, avisos, y luego correo y una dirección, silencio 22 a 8, sí o no.
notices-failed = { $count ->
    [one] Un aviso no se te pudo enviar. Barra, avisos, dice adónde van.
   *[other] Hay { $count } avisos que no se te pudieron enviar. Barra, avisos, dice adónde van.
 }
notices-none = Esta sala no envía avisos: cómo, lo prepara quien la lleva.
notices-no-channel = { $what ->
    [mail] Esta sala no envía correo: quien la lleva no ha puesto un servidor de correo.
    [hook] Esta sala no escribe a ningún webhook: quien la lleva no permite ningún servidor.
   *[push] Esta sala no avisa a navegadores: quien la lleva no ha instalado lo que hace falta.
 }
notices-no-mail = Eso no es una dirección de correo. Tiene esta forma: { $example }.
notices-no-no-code = No se espera ningún código. Escribe barra, avisos, correo, y tu dirección, y sale otro.
notices-no-code = El código es otro. Son 6 cifras y están en el correo.
notices-no-hook = La sala no puede escribir ahí. Puede por https a: { $hosts }.
notices-no-push = La sala no puede avisar a ese navegador: aquí no se conoce su servicio de avisos.
notices-no-quiet = Eso no son horas de silencio. Escribe dos horas del día, como 22 a 8.
notices-no-zone = No hay tal zona horaria. Escribe una como { $example }, o las horas, como { $hours }.
notices-no-word = No se puede ajustar nada con ese nombre. Hay correo, webhook, silencio, zona, sí y no.

key-notices = cómo se te avisa de tus turnos
key-notices-about = Por correo, webhook o navegador cuando no estás, y cuándo no. Por ejemplo: barra, avisos, silencio 22 a 8.
key-notices-words = avisos aviso avisar

# Lo que sale de la sala: ninguna carta y ningún nombre de otra persona.

notice-subject = { $count ->
    [one] Te toca en 1 mesa de { $room }
   *[other] Te toca en { $count } mesas de { $room }
 }
notice-game = Te toca: { $game }.
notice-come = La mesa te espera en { $room }. Vuelve por donde llegaste.
notice-stop = Para no recibir más, escribe barra, avisos, no, en la sala.
notice-code-subject = Tu código para { $room }
notice-code = Tu código es { $code }. Escribe barra, avisos, y el código, en la sala.
notice-code-stop = Si no has pedido nada, no hagas nada: sin el código no llega más correo.

## Líneas de house.toml sobre avisos que no valen

house-setting = Línea { $line } de las normas de la casa: { $what ->
    [mail-server] { $name } lleva un servidor de correo entre comillas, como { $example }.
    [mail-from] { $name } lleva la dirección de correo de la sala entre comillas, como { $example }.
    [mail-user] { $name } lleva el nombre para el servidor de correo, entre comillas.
    [mail-password-file] { $name } lleva el nombre de un archivo entre comillas; la contraseña está en ese archivo.
    [mail-security] { $name } lleva starttls, tls o plain, entre comillas.
    [mail-security-open] plain es solo para un servidor de correo de este equipo. Escribe starttls o tls.
    [mail-server-missing] al correo le falta { $name }, como { $example }.
    [mail-from-missing] al correo le falta { $name }, como { $example }.
    [mail-user-alone] el nombre para el servidor de correo y el archivo de la contraseña van juntos. Escribe los dos o ninguno.
    [notices-hosts] { $name } lleva de 1 a 20 servidores entre corchetes, cada uno entre comillas, como { $example }.
   *[notices-contact] { $name } lleva una dirección de correo entre comillas, como { $example }.
 }
