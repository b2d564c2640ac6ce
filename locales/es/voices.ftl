# La voz propia de la sala, elegida de oído.

## El menú

setting-voice = Voz, velocidad y volumen
setting-voice-about = Quién habla, a qué velocidad, con qué tono y volumen, en cada idioma.
voice-title = Voz, velocidad y volumen. Izquierda y derecha los cambian, y cada cambio se oye.
voice-language = Voz para: { $name }
voice-language-about = Las líneas que siguen son de este idioma, y en él se dicen.
voice-number = { $what ->
    [rate] Velocidad { $value }
    [pitch] Tono { $value }
   *[volume] Volumen { $value }
 }{ $edge ->
    [low] , el mínimo
    [high] , el máximo
   *[none] { "" }
 }
voice-number-about = { $what ->
    [rate] Lo deprisa que habla, de menos 100 a 100.
    [pitch] Lo agudo que habla, de menos 100 a 100.
   *[volume] Lo fuerte que habla, de 0 a 100.
 }
voice-voice = { $own ->
    [yes] Voz: { $name }
   *[no] Voz: la habitual de este idioma
 }
voice-voice-about = Izquierda y derecha cambian de voz. Intro dice todas las de este idioma.
voice-none = { $language ->
    [en] Aquí no hay ninguna voz en inglés
   *[es] Aquí no hay ninguna voz en español
 }; lo lee la de otro idioma
voice-sample = Oír unas palabras
voice-sample-about = Una línea de una partida en el idioma cuya voz se elige.
voice-sample-line = Te toca, la cuenta va por 15. Tienes el 5 de corazones, el 10 de tréboles y la jota de picas.
voice-usual = Como estaba
voice-usual-about = Quita todo lo elegido para este idioma; la voz queda como la tiene el sistema.
voice-usual-done = La voz como la tiene el sistema.
voice-of-reader = { $name } habla con su propia voz, que se elige allí
voice-of-reader-about = Habla el lector de pantalla; su velocidad y su voz se eligen en sus propios ajustes.
voice-again = Probar otra vez la voz
voice-again-about = Tras arrancar o instalar algo. La palabra voz hace lo mismo.
voice-list-title = { $count ->
    [one] 1 voz
   *[other] { $count } voces
 }. Intro se queda con una, Escape con la de antes.
voice-listed = { $own ->
    [yes] { $name }
   *[no] La voz habitual
 }
voice-listed-about = Intro se queda con esta voz, Escape vuelve a la de antes.

## Otro intento

voice-works = La voz funciona: { $name }.
voice-retry = Se prueba otra vez la voz.

## Al empezar

speech-reader-found = { $named ->
    [yes] { $reader }
   *[no] Un lector de pantalla
 } lee este terminal, así que la sala solo escribe. F5 activa su propia voz.

speech-elsewhere = { $why ->
    [wsl] Esta ventana es de Windows
   *[remote] Te conectas desde otro sitio
 }, así que la sala solo escribe. { $why ->
    [wsl] F5 activa su propia voz.
   *[remote] Lo lee el lector de pantalla de tu máquina.
 }
speech-not-elsewhere = Una voz sonaría en la otra máquina, no en la tuya. Lo escrito lo lee tu propio lector de pantalla.
speech-unread = { $why ->
    [status-line] En tmux { $named ->
        [yes] { $reader }
       *[no] el lector de pantalla
     } lee la línea de estado en lugar de la partida
    [unknown] { $named ->
        [yes] { $reader }
       *[no] El lector de pantalla
     } apenas lee este terminal
   *[unread] { $named ->
        [yes] { $reader }
       *[no] El lector de pantalla
     } no puede leer { $terminal }
 }, así que habla la sala.
speech-unread-help = { $why ->
    [status-line] La orden tmux set status off le deja leer; F5 quita entonces esta voz.
   *[unread] { $system ->
        [win32] Windows Terminal y la consola sí se pueden leer
        [darwin] Terminal e iTerm2 sí se pueden leer
       *[linux] Konsole y los terminales de Gnome y Xfce sí se leen
     }. F5 quita esta voz.
 }

## El diagnóstico

doctor-backend = { $backend ->
    [ao2] accessible-output2
    [ao2-reader] accessible-output2 con un lector de pantalla
    [prism] prismatoid
    [prism-reader] prismatoid con un lector de pantalla
    [pyttsx3] pyttsx3
   *[other] { $backend }
 }
doctor-language = { $language ->
    [en] inglés
   *[es] español
 }
doctor-silent = Aquí nada puede hablar; la sala lo escribe todo, y un lector de pantalla puede leerlo.
doctor-speaks = { $backend } funciona, con { $name }{ $languages_count ->
    [0] { "" }
   *[other] , en { $languages }
 }{ $lacks_count ->
    [0] { "" }
   *[other] ; no tiene voz para { $lacks }
 }{ $braille ->
    [yes] ; puede mostrar braille
   *[no] { "" }
 }.
doctor-lacks = { $backend } no funciona: { $why ->
    [not-installed] no está instalado
    [no-daemon] Speech Dispatcher no está instalado o no está en marcha
    [daemon-refused] Speech Dispatcher no arranca, le falta un sintetizador o el sonido
    [no-engine] { $backend_id ->
        [pyttsx3] falta eSpeak
       *[other] no se encontró ningún sintetizador
     }
    [no-player] falta el programa que reproduce el sonido
    [no-sound] ningún dispositivo de sonido responde
    [no-reader] ningún lector de pantalla responde
    [no-answer] no responde
    [died] ha terminado sin decir nada
   *[error] falla
 }{ $optional ->
    [yes] ; no hace falta
   *[no] { "" }
 }.
doctor-used = { $before_count ->
    [0] Aquí habla { $backend }, que va primero.
    [one] Aquí habla { $backend }, porque { $before } no funciona.
   *[other] Aquí habla { $backend }, porque { $before } no funcionan.
 }
doctor-install = Para instalar lo que falta: { $command }.
doctor-mode = { $why ->
    [asked] { $mode ->
        [tts] Has elegido la voz propia de la sala.
        [screen-reader] Has elegido hablar por el lector de pantalla.
        [file] Has elegido que la voz vaya a un archivo.
       *[off] Has elegido que solo se escriba.
     }
    [reader] { $named ->
        [yes] { $reader }
       *[no] Un lector de pantalla
     } lee este terminal, así que la sala escribe y no habla.
    [remote] Te conectas desde otro sitio, así que la sala escribe y no habla.
    [wsl] Esta ventana es de Windows, así que la sala escribe y no habla.
    [dumb-terminal] Este terminal solo admite líneas, así que la sala escribe y no habla.
    [ci] Esta es una ejecución automática, así que la sala escribe y no habla.
    [unread] El lector de pantalla no puede leer este terminal, así que la sala habla con voz propia.
    [status-line] En tmux el lector de pantalla lee la línea de estado, así que la sala habla con voz propia.
    [no-reader] No se encontró ningún lector de pantalla, así que la sala habla con voz propia.
   *[no-terminal] Sin terminal, la sala escribe y no habla.
 }

## La primera vez

first-run-language = En español con F3.
first-run-reader = ¿Usas un lector de pantalla en este terminal? S sí, N no.
first-run-choose = S para sí, N para no, Escape para decidirlo después.
first-run-lesson = ¿Es tu primera vez? La A lleva a las lecciones, que empiezan por el principio.
first-run-answered = { $read ->
    [yes] Sin voz propia: habla tu lector de pantalla. F5 la activa.
   *[no] Con voz propia, si aquí funciona alguna. F5 la quita.
 }

## Cuando nada habla

speech-no-speech = { $why ->
    [no-daemon] Aquí no funciona ninguna voz, Speech Dispatcher falta o no está en marcha
    [daemon-refused] Aquí no funciona ninguna voz, Speech Dispatcher no arranca
    [no-engine] Aquí no funciona ninguna voz, falta un sintetizador
    [no-player] Aquí no funciona ninguna voz, falta el programa que reproduce el sonido
    [no-sound] Aquí no funciona ninguna voz, ningún dispositivo de sonido responde
    [no-reader] Ningún lector de pantalla responde
    [no-answer] La voz ya no responde
    [not-taken] La voz acepta las líneas y no dice nada
    [died] La voz ha fallado
    [error] La voz responde con errores
   *[not-installed] Aquí no funciona ninguna voz, no hay ningún programa de voz instalado
 }; todo queda escrito. { PROGRAM() } doctor dice qué ayudaría.

## Cuando otra voz toma el relevo

speech-backend-replaced = { $why ->
    [not-taken] La voz no decía nada y ahora habla otra.
    [no-reader] Ningún lector de pantalla responde y ahora habla otra voz.
   *[error] La voz ha fallado y ahora habla otra.
 }
