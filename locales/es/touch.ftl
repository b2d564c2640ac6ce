# La página en una pantalla táctil: lo que la ayuda dice allí en lugar de las teclas, y lo que avisa del turno.

touch-help-title = Lo que puedes hacer aquí. Los gestos van en la zona táctil, abajo del todo.
    .brief = Gestos y botones.
touch-help-button = ayuda: gestos y botones
touch-cards = Desliza a la derecha: la carta siguiente. A la izquierda: la anterior.
touch-items = Desliza a la derecha: el elemento siguiente. A la izquierda: el anterior.
touch-rows = Desliza abajo: la fila siguiente, también los botones. Arriba: la anterior.
touch-choose = Toca una vez: eliges la carta en la que estás, o la devuelves.
touch-play = Toca dos veces: oyes qué jugarías. Otras dos veces: lo juegas.
touch-take = Toca dos veces: eliges el elemento en el que estás.
touch-turn = Toca con dos dedos: a quién le toca.
touch-why = Mantén un dedo: qué puedes hacer ahora.
touch-scores = Toca con tres dedos: los puntos.
touch-help = Mantén un dedo: esta ayuda.
touch-typed = Toca el campo y escribe. El botón Enviar lo manda.
touch-reader = Un lector de pantalla tiene sus propios gestos, y aquí todo son botones.
touch-button = Botón: { $what }.
guest-help-touch = El botón de ayuda dice los gestos.

## Palabras de la página

browser-pad = Zona táctil: desliza, toca, mantén
browser-gestures = Gestos, en una zona táctil abajo del todo
browser-vibration = Vibrar cuando me toca, con los puntos y con lo que se rechaza
browser-ding = Sonar cuando me toca, también detrás de otra página
browser-notify = Avisarme de mi turno mientras no se ve la página
browser-push = Avisarme cuando me toca, también con esta página cerrada
browser-notify-refused = El navegador no permite avisos aquí.
browser-your-turn = Te toca
