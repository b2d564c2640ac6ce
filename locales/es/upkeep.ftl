# Mantenimiento del programa: lo que solo dicen las órdenes y las preguntas en un terminal. La página que es ella misma la sala no lo lleva.

## Paquetes que se instalan desde la sala

packages-needs = { $what ->
    [near] Para encontrar salas cercanas
    [sound] Para los sonidos
    [voice] Para la voz
    [shared] Para una sala en una base de datos compartida
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
