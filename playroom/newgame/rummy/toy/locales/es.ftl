# Toy en español. Las líneas son breves, lo nuevo primero; `-you` es lo que oye de quien se habla.

toy-name = Toy
toy-about = Tríos y escaleras: robar, tirar, cerrar.

## Opciones y variantes

toy-option-target = Meta
    .about = La partida acaba cuando alguien llega a esos puntos; gana quien menos tiene.
toy-preset-usual = Normal
    .about = A 50 puntos.

## Lo que pasa

toy-event-dealt = Carta descubierta: { $card }. Empieza { $who }.
    .brief = { $card }, empieza { $who }.
toy-event-dealt-you = Carta descubierta: { $card }. Empiezas.
    .brief = { $card }, empiezas.

## Teclas y jugadas

toy-key-draw = robar del mazo
toy-key-take = recoger la carta descubierta
toy-offer-close = cerrar tirando { THE($card) }

## Jugadas escritas: lo que se puede escribir, primero lo que se muestra

toy-verb-draw = robar
toy-verb-take = recoger, coger
toy-verb-discard = tirar, descartar
toy-word-yes = cerrar

## Reglas

toy-rule-chapter-play = El juego
toy-rule-deal = Cada jugador tiene siete cartas, y se descubre otra.
toy-rule-turn = En tu turno robas del mazo o recoges la carta descubierta, y luego tiras una.
toy-rule-melds = Tres o más del mismo número son un trío, tres o más seguidas de un palo, una escalera.
toy-rule-close = Quien tiene 5 puntos o menos fuera de tríos y escaleras puede cerrar. Todos suman lo que les sobra: las figuras valen 10.
toy-rule-target = Cuando alguien llega a { $target } puntos, gana quien menos tiene.
