# Traducir: lo que dice playroom translate.

## La orden

cli-help-translate = { PROGRAM() } translate y el código de una lengua, como pt, recorre sus textos de oído. Con --part, --only, --folder.
cli-takes-part = --part y un nombre: solo una parte de la sala, o un juego.
cli-takes-only = --only missing, changed o all: qué textos se piden, los que faltan, los que han cambiado o todos; si no, los que faltan.
cli-takes-folder = --folder y una carpeta: dónde se guarda tu traducción desde ahora.
translating-which = { $given ->
    [yes] { $text } no es el código de ninguna lengua.
   *[no] ¿A qué lengua?
 } Da su código: { PROGRAM() } translate pt es para el portugués.
translating-no-part = No hay parte { $text }. Hay { $parts }.
translating-no-only = { $text } no es missing, ni changed, ni all.

## Dónde se está

translating-title = Traduces a { $language }. Se guarda en { $folder }.
translating-begin = Intro escribe un texto, Escape lo deja para luego, la tecla R lo repite. F2 dice cómo se escribe, la interrogación todas las teclas.
translating-part = Parte { $part }, mensajes hechos: { $done } de { $count }.
translating-cards = Son las palabras de las cartas, las listas y las personas. Con ellas se hacen los demás textos.
translating-progress = Mensajes hechos: { $done } de { $count }, el { $percent } por ciento. Textos guardados ahora: { $kept }.
translating-done = Era el último texto de los pedidos.
translating-keys = Intro lo escribe, Escape lo deja para luego.

## Un texto en su sitio

translating-before = Antes: { $line }
translating-says = { $length ->
    [brief] Corto: { $line }
    [full] Largo: { $line }
    [plural] De varios: { $line }
    [person] De personas: { $line }
   *[normal] Texto: { $line }
 }
translating-variant = Aquí { $name } es { $key }.
translating-number = Aquí { $name } es { $sample }, u otro número de la forma { $key }.
translating-after = Después: { $line }
translating-gender = Género de { $line }, para sus artículos, como m o f. Si tu lengua no tiene, no escribas nada.
translating-no-gender = { $text } no es un género: de una a tres letras, como m o f. Intro lo escribe otra vez.
translating-form = { $own ->
    [yes] Forma { $name }: los textos la llaman como función.
   *[no] La forma { $name } solo está en otra lengua. Déjala si a la tuya no le hace falta una así.
 }
translating-typed = Son palabras que se escriben al jugar, separadas por comas. La primera es la que se muestra.
translating-made = Está hecho así: { $text }
translating-there = Traducido ahora: { $text }

## Escribir, oír, guardar

translating-type = Escríbelo y pulsa Intro.
translating-nothing = No hay nada escrito. El texto espera.
translating-unheard = Aún no se puede oír: faltan por traducir palabras que usa. Empieza por las de las cartas.
translating-then = { $hard ->
    [yes] Así no se puede guardar. Intro lo escribe de nuevo.
   *[no] { $odd ->
        [yes] Intro lo guarda de todos modos, la tecla W lo escribe de nuevo.
       *[no] Intro lo guarda, la tecla W lo escribe de nuevo.
    }
 }
translating-kept = { $given ->
    [yes] Guardado: { $gender }.
   *[no] Guardado.
 }
translating-later = Queda para luego.
translating-first = Es el primer texto de hoy.

## Cómo se escribe un texto. lint allows: $ ( ) { } > [ ] * - _ THE

translating-how-1 = Escribe la frase como se debe oír. Dólar y un nombre están por un valor: $who juega $card.
translating-how-2 = Una función va delante de su valor entre paréntesis: THE($card). Las que hay salen de las formas de tus cartas.
translating-how-3 = Usa todos los valores del texto y ninguno más. Puedes ponerlos en otro orden.
translating-how-4 = Los textos que dependen de un número, o de quién se habla, se piden uno tras otro.
translating-how-5 = Un texto corto tiene 40 caracteres como mucho cuando se oye, para que quepa en una línea braille.
translating-how-6 = Donde oyes dos palabras tras el dólar, hay un guion bajo entre ellas: $cards_count.

## Teclas

key-translate-again = repite el texto
key-translate-again-about = El texto en su sitio; después de escribir, lo escrito como se oirá al jugar.
key-translate-write = lo escribe de nuevo
key-translate-write-about = Lo que escribiste antes se pierde al pulsar Intro.
key-translate-same = toma el texto como está
key-translate-same-about = Para lo que tu lengua escribe igual: un número, el nombre de una tecla.
key-translate-back = vuelve al texto anterior
key-translate-back-about = De los de hoy, también uno que dejaste para luego.
key-translate-far = dice cuánto llevas
key-translate-far-about = Cuántos mensajes están, en todo y en esta parte.
key-translate-how = dice cómo se escribe un texto
key-translate-how-about = Valores, funciones, variantes y medidas.

## Qué está mal en un texto. lint allows: $ ( ) { } : ?

translating-wrong = { $what ->
    [form] No es un texto: una llave o una elección no se cierra.
    [function] No hay función { $detail } en esta lengua. Sus formas están con las palabras de las cartas.
    [reference] Remite a { $detail }, que no está traducido.
    [unused] El valor ${ $detail } no se usa.
    [unknown] Aquí no hay valor ${ $detail }.
    [tokens] Elige por otras palabras que el original: { $detail }.
    [stop] Una variante acaba en punto y otra no; o el original acaba de otro modo.
    [signs] Signos que no son para el oído: { $detail }.
    [stops] Más de un punto.
    [dash] Una raya; el guion solo une palabras.
    [joined] Números unidos por un signo.
    [before-sign] Un espacio delante de un signo.
    [blanks] Dos espacios.
    [stress] Mayúsculas para dar énfasis: { $detail }.
    [accent] Falta una tilde: { $detail }.
    [marks] El signo que abre y el que cierra no casan.
    [category] A la elección le falta la forma de número { $detail }.
    [clash] Eso ya significa otra cosa: { $detail }.
    [leftover] Palabras que quedan en la lengua original: { $detail }.
    [cells] La línea corta es demasiado larga para el braille, y lo máximo: { $detail }.
    [line-long] Más de 12 palabras, sin contar las pequeñas.
    [line-wide] Más de 75 caracteres.
    [line-numbers] Dos números con una coma en medio se oyen como uno con decimales.
    [line-agreement] 1 con un plural, o varios con un singular.
    [line-number] 1 con un plural, o varios con un singular.
    [line-key] Una tecla que es una letra: el oído la toma por una palabra. Di que es una tecla.
    [line-vosotros] Esta sala dice ustedes, o ni eso.
    [line-english] Una palabra inglesa.
    [line-spanish] Una palabra española.
    [line-mixed] Palabras de otra lengua.
    [line-capitals] Una palabra en mayúsculas.
    [line-symbol] Un signo que los lectores leen por su nombre.
    [line-brackets] Paréntesis.
    [line-inverted] Una pregunta o exclamación sin su signo de apertura.
    [line-contraction] Dos palabras que se escriben juntas.
    [line-gender] Un artículo que no concuerda.
    [line-accent] Una palabra que ha perdido su tilde.
    [line-short] Menos de 3 caracteres: los lectores se lo tragan.
    [line-list] Una lista que se cierra y sigue.
    [line-twice] La misma palabra dos veces seguidas.
    [line-abbreviation] Una abreviatura: se lee letra por letra.
    [line-words-for-numbers] Un número en letras: con cifras es más corto.
    [line-person] Habla de ti como de otra persona.
   *[other] No es una línea para el oído; la guía de traducción dice qué lo es.
 }
