# La página para quien viene con un navegador: sus palabras, y lo que se dice donde no hay mesa.

page-title = Sala de juegos
page-on = Hay conexión
page-off = Sin conexión, reintentando
page-offline = Sin conexión. Se intenta otra vez ahora.
page-actions = Lo que puedes hacer
page-history = Lo que se dijo, lo último primero
page-settings = Ajustes de esta página
page-letters = Teclas de una letra
page-voice = La voz del navegador, solo sin lector de pantalla
page-speed = Con qué rapidez siguen las líneas
page-speed-slow = despacio
page-speed-normal = normal
page-speed-fast = rápido
page-speed-at-once = de inmediato
page-language = Idioma
page-length = Longitud de las líneas
page-length-brief = breve
page-length-normal = normal
page-length-full = completa
page-typed = Escribe aquí
page-send = Enviar
page-waiting = A la espera del reparto
page-nothing = Nada aquí
page-code = Código de invitación
page-chat = Decir lo que se escribe
page-come-back = Volver
page-yes = Sí
page-no = No
page-wait = Un momento
page-line = Una jugada, una palabra o una barra y una orden
page-line-number = Un número
page-ask-code = A esta sala se viene con invitación. Escribe el código de la tuya y pulsa Intro.
page-meanwhile = { $count ->
    [one] 1 línea mientras no estabas.
   *[other] { $count } líneas mientras no estabas.
 } Las últimas:
page-away = { $count } líneas mientras no estabas. Las últimas:
page-own-room = Tu sala: ¿qué mesa?
page-table = Volver a { $game }{ $count ->
    [0] , sin nadie
   *[other] , con { $names }
 }
together-invitation-page = Para quien tiene un navegador, la invitación es esta dirección
host-ready-page = Para un navegador la sala está abierta. Tu propia página, vale una vez:
cli-page-missing = { $option } pide también --page.
cli-bad-link = { $text } no es la dirección de una página. Empieza con https, dos puntos y dos barras.
cli-page-both = Un certificado tiene dos archivos: escribe --certificate y --key.
cli-page-plain = Sin certificado, la página es solo para esta máquina. Hay dos maneras: deja el { $port } en 127.0.0.1 y pon delante un proxy con certificado, o da --certificate y --key.
cli-bad-certificate = { $file } y su clave no se pueden leer como certificado.
