pares-name = Pares o nones
pares-about = Se muestran los dedos a la vez; los pares ganan o pierden.
pares-option-target = Meta
pares-option-target-about = Gana quien llega antes a esos puntos.
pares-preset-usual = Normal
pares-preset-usual-about = A 3 puntos.

pares-event-started = Pares o nones a { $target }.
pares-event-chosen = { $who } ha elegido.
pares-event-chosen-you = Has elegido.
pares-event-shown = { $first } y { $second }: punto { PARA($who) }, lleva { $total }.
    .brief = { $first } y { $second }: { $who }, { $total }.
pares-event-shown-you = { $first } y { $second }: punto tuyo, llevas { $total }.
    .brief = { $first } y { $second }: tú, { $total }.
pares-event-won = ¡Gana { $who }!
pares-event-won-you = ¡Ganas!

pares-offer = mostrar { $fingers ->
    [one] 1 dedo
   *[other] { $fingers } dedos
 }

pares-verb-show = mostrar, sacar

pares-rule-chapter-play = El juego
pares-rule-show = Cada cual elige de uno a cinco dedos, y se muestran a la vez.
pares-rule-win = Una suma par es un punto de quien abrió la mesa, una impar del otro; con { $target } se gana.
