# Lo que se escribe: preguntas sobre ello, y los valores de las órdenes en palabras.

## Cartas.

# $typed es lo escrito («5C»), $cards lo que puede ser, $ways cómo se escribe cada una sin duda.
typed-which-card = { $typed }: ¿{ OR($cards) }? Escribe { OR($ways) }.

## Jugadas que no se entienden.

typed-example = Por ejemplo: { $example }.
typed-verbs = Las jugadas empiezan por { OR($verbs) }.

## Valores de las órdenes: frases separadas por comas.

value-language-en = inglés
value-language-es = español, castellano
value-answer-yes = sí, s
value-answer-no = no, n
value-seat-mine = tú, yo
value-seat-all = todos, todas
value-verbosity-brief = breves, breve, cortos, corto
value-verbosity-normal = normales, normal
value-verbosity-full = completos, completo, largos, largo
value-sounds-auto = automáticos, automático, auto
value-sounds-on = sí, activados
value-sounds-off = no, quitados, sin sonidos
value-speech-auto = automática, automático
value-speech-screen-reader = lector, lector de pantalla
value-speech-tts = propia, voz propia
value-speech-off = no, apagada, sin voz, ninguna
value-speech-file = archivo
