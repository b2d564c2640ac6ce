# Lecciones: lo común a todas, y luego un grupo por juego.

## Todas las lecciones

room-lessons = { $count ->
    [one] Aprender un juego jugando
   *[other] Aprender un juego jugando, { $count } lecciones
 }
lessons-title = { $count ->
    [one] 1 lección. Intro la empieza.
   *[other] { $count } lecciones. Intro empieza una.
 }
lessons-about = Un reparto que se juega contigo, con cada paso explicado. Unos diez minutos.
lesson-item = Aprender: { $game }
lesson-title = Una lección: { $game }.
lesson-keys = R repite lo último, W dice qué puedes hacer, Control S sale. Intro sigue.
lesson-go-on = Intro sigue.
lesson-waits = { $last ->
    [yes] Intro termina la lección.
   *[no] Intro sigue con la lección.
 }
lesson-type-first = Escribe antes la cantidad: { $number }, y pulsa Intro.
lesson-not-that-key = Esa tecla no hace nada aquí.
lesson-other-move = Se podría jugar, pero no en esta lección.
lesson-over = Se acabó la lección: { $game }. Ahora juega tu propia partida.
lesson-left = Dejas la lección; la próxima vez empieza de nuevo.
lesson-goodbye = Hasta pronto. La lección no se guarda y empezará de nuevo; tus partidas sí.
lesson-how-to-leave = Nada que cancelar. Control S deja la lección.

## La cuna, el primer reparto

lesson-cribbage-welcome = Juegas un reparto de la cuna con Berta, paso a paso.
lesson-cribbage-aim = Gana quien llega antes a 121 puntos. Se ganan al echar cartas y al contar las manos.
lesson-cribbage-hand = Esa era tu mano, y { $key } la repite en cualquier momento. Pulsa { $key }.
lesson-cribbage-tab = { $key } va a la carta siguiente, Mayúsculas Tabulador a la anterior. Pulsa { $key }.
lesson-cribbage-crib = Cada cual deja 2 cartas en la cuna, una mano que cuenta para quien reparte: esta vez, Berta.
lesson-cribbage-keep = Guarda las que se llevan bien: { $cards }.
lesson-cribbage-away = Deja { THE($cards) }: ve a cada una con el tabulador y pulsa Espacio; al final, Intro.
lesson-cribbage-starter = La carta de salida, { THE($card) }, será de todas las manos cuando se cuenten.
lesson-cribbage-play = Cada cual echa 1 carta por turno y se van sumando, hasta 31 como mucho. Las figuras valen 10.
lesson-cribbage-pegs = Hacer 15 o 31 da 2 puntos, una pareja 2, una escalera de 3 da 3.
lesson-cribbage-lead = Empieza por una baja, que Berta no pueda hacer 15: tabulador hasta { THE($card) }, luego Intro.
lesson-cribbage-count = { $key } dice la cuenta en cualquier momento. Pulsa { $key }.
lesson-cribbage-fifteen = Tu 5 hace 15, y 4, 6 y 5 son escalera en cualquier orden.
lesson-cribbage-play-card = Tabulador hasta { THE($card) }, y luego Intro.
lesson-cribbage-thirty-one = 5 puntos para ti, y la cuenta va por 25. Un 6 hace 31.
lesson-cribbage-again = 2 más. Después de 31 la cuenta vuelve a 0. A quien no puede echar carta se le salta.
lesson-cribbage-last = Solo te queda { THE($card) }: Intro la juega.
lesson-cribbage-show = Ya no quedan cartas. Ahora se cuentan las manos, la tuya primero, cada una con la carta de salida.
lesson-cribbage-fifteens = Cada 15 da 2: { $five } con { $jack }, { $five } con { $starter }, y 4, 5 y 6. Van 6.
lesson-cribbage-run = La escalera de 4, 5 y 6 da 3, { THE($jack) } 1 por ser del palo de la salida.
lesson-cribbage-claim = En total { $points }: escribe { $points } y pulsa Intro.
lesson-cribbage-deal-over = Eso ha sido un reparto entero: tu mano, la de Berta y su cuna.
lesson-cribbage-scores = { $key } dice los puntos en cualquier momento. Pulsa { $key }.
lesson-cribbage-next = El próximo reparto y su cuna son tuyos, y así hasta 121.
lesson-cribbage-learning = Lo que se te olvide contar es para Berta, salvo con las reglas de aprendizaje, que cuentan por ti.
lesson-cribbage-end = El signo de interrogación dice las teclas, F2 lee las reglas. Intro termina la lección.

## Casino, la primera vuelta

lesson-casino-welcome = Juegas una vuelta de casino con Berta, paso a paso.
lesson-casino-aim = Toma cartas de la mesa con las de tu mano; tener más cartas y algunas buenas da puntos.
lesson-casino-table = Hay 4 cartas a la vista, y { $key } las dice en cualquier momento. Pulsa { $key }.
lesson-casino-hand = { $key } dice tus cartas. Pulsa { $key }.
lesson-casino-sum = Una carta toma otra igual, o cartas que sumen lo mismo: { $cards } hacen 9.
lesson-casino-take = Tómalas con { THE($card) }: menor que para tu mano, tabulador hasta esa carta y luego Intro.
lesson-casino-faces = Las figuras solo toman su igual, de una en una.
lesson-casino-build = También puedes construir: { $five } sobre { $three } hace 8, y tienes un 8 con que tomarla.
lesson-casino-mark = Menor que para tu mano, Espacio en { THE($five) }; mayor que para la mesa, Espacio en { THE($three) }; Intro.
lesson-casino-duplicate = Duplicar es añadir cartas que sumen lo mismo: la construcción queda múltiple y su valor ya no cambia.
lesson-casino-increase = Aumentar es subir con otra carta el valor de una construcción simple.
lesson-casino-yours = { $key } dice de quién son las construcciones. Pulsa { $key }.
lesson-casino-collect = Recoge tu construcción: menor que para tu mano, tabulador hasta { THE($card) } y luego Intro.
lesson-casino-trail = Cuando no hay nada que tomar, se deja una carta en la mesa.
lesson-casino-leave = Deja { THE($card) }: menor que para tu mano, luego Intro en esa carta; es la última que te queda.
lesson-casino-lost = El 7 de Berta ha tomado { $cards }: 6 y 1. Un as vale un punto: piénsalo antes de dejarlo.
lesson-casino-rounds = Cuando se acaban las manos se reparten otras 4 cartas a cada cual, hasta gastar la baraja.
lesson-casino-points = Luego se cuenta lo tomado: más cartas, 3 puntos; más picas, 1; cada as, 1.
lesson-casino-special = { THE($ten) } vale 2 y { THE($two) } 1. En algunas reglas, vaciar la mesa es una barrida y vale 1.
lesson-casino-end = W dice qué puedes hacer, F2 lee las reglas. Intro termina la lección.

## El Calatone, una mano entera

lesson-calatone-welcome = Juegas una mano de Calatone contra Berta, paso a paso.
lesson-calatone-aim = Llegarás a 7 cartas: 6 a la vista de todos y 1 tapada, tuya. Las 5 mejores se llevan el bote.
lesson-calatone-bets = O se lo lleva una apuesta, si nadie se queda a verla.
lesson-calatone-ready = Se reparte cuando todos quieren empezar. Pulsa Intro por tu parte.
lesson-calatone-hand = { $key } dice tus cartas en cualquier momento. Pulsa { $key }.
lesson-calatone-hidden = De tus 2 primeras cartas muestras una; la otra sigue tapada hasta el final.
lesson-calatone-show = Muestra { THE($card) }: tabulador hasta esa carta y luego Intro.
lesson-calatone-rounds = Antes de cada carta nueva se apuesta. Habla primero quien muestra lo mejor: tú, con el rey.
lesson-calatone-open = Abre con { $chips }: escribe { $chips } y pulsa Intro.
lesson-calatone-passing = Puedes pasar. Pero si pasan todos, la mano se acaba ahí y gana lo mejor que haya.
lesson-calatone-pass = Que decida Berta: pasa con la tecla { $key }.
lesson-calatone-answers = Puedes ver su apuesta, subirla o retirarte. Rey, reina y jota bien valen 4 fichas.
lesson-calatone-see = Ve la apuesta: pulsa { $key }.
lesson-calatone-figures = Jota, reina, rey y as son figuras. Cinco figuras ganan a dobles parejas y pierden con un trío.
lesson-calatone-four = Llevas 4 figuras. Abre con { $chips }: escribe { $chips } y pulsa Intro.
lesson-calatone-totals = La apuesta es el total de la ronda: de { $level } ya has puesto { $paid }, y ver te cuesta el resto.
lesson-calatone-table = { $key } dice lo que muestra cada cual. Pulsa { $key }.
lesson-calatone-pot = { $key } dice cuánto hay en el bote. Pulsa { $key }.
lesson-calatone-worth = { $cost } es poco para ese bote: otra figura te da las cinco, y un 10 la escalera.
lesson-calatone-made = Con este rey ya tienes cinco figuras. Berta solo ve 4: la reina está tapada.
lesson-calatone-most = Abre con el máximo de la ronda, { $chips }: escribe { $chips } y pulsa Intro.
lesson-calatone-seventh = { THE($card) }, la séptima, no te sirve. Queda la última ronda.
lesson-calatone-declare = Te toca nombrar 5 de tus cartas, y valen como las nombres: nadie te corrige.
lesson-calatone-kings = No te quedes en la pareja de reyes: las cinco figuras valen más.
lesson-calatone-five = Espacio en { $cards }; al final, Intro.
lesson-calatone-won = Cinco figuras ganan a las dobles parejas de Berta.
lesson-calatone-scores = { $key } dice cuántas fichas tiene cada cual. Pulsa { $key }.
lesson-calatone-low = De menos a más: carta mayor, pareja, dobles parejas, cinco figuras, trío, escalera.
lesson-calatone-high = Y por encima: color, full, póker, escalera de color.
lesson-calatone-next = Entre manos nadie tiene prisa. Pulsa Intro y se reparte la siguiente.
lesson-calatone-poor = Dos cartas bajas que no casan.
lesson-calatone-ace = Berta muestra un as y apuesta 10. Tu 7 y tu 2 no lo valen.
lesson-calatone-withdraw = Retírate: pulsa { $key }.
lesson-calatone-lost = Has perdido el ante y nada más. Como nadie vio su apuesta, Berta no enseña la carta tapada.
lesson-calatone-sitting = U ofrece a cuánto puedes subir. Entre manos, I propone cuándo acabar.
lesson-calatone-end = W dice qué puedes hacer, F2 lee las reglas. Intro termina la lección.

## El Continental, la primera mano

lesson-rummy-welcome = Juegas la primera mano del Continental con Berta y Luis, paso a paso.
lesson-rummy-aim = Lo que te quede en la mano al final cuenta contra ti. Tras 7 manos gana el total más bajo.
lesson-rummy-contract = Cada mano tiene su contrato, que se baja de una vez. En la primera, 2 conjuntos.
lesson-rummy-set = Un conjunto son 3 o más cartas del mismo número, de cualquier palo. Con 2 barajas, todas se repiten.
lesson-rummy-run = Otros contratos piden escaleras: 4 o más cartas seguidas de un palo.
lesson-rummy-hand = { $key } dice tus cartas en cualquier momento. Pulsa { $key }.
lesson-rummy-asked = { $key } dice el contrato en cualquier momento. Pulsa { $key }.
lesson-rummy-free = Berta ha preferido el mazo: la reina del pozo es de quien la pida.
lesson-rummy-penalty = Pedir cuesta otra carta del mazo, de castigo. Por la tercera reina vale la pena.
lesson-rummy-claim = Pídela: pulsa { $key }.
lesson-rummy-turn = Ya puedes bajar. Todo turno empieza con una carta, del mazo o del pozo.
lesson-rummy-take = Toma { THE($card) } del pozo: pulsa { $key }.
lesson-rummy-draft = Tienes los 2 conjuntos. Antes de bajarlos pasan por tu borrador, que solo ves tú.
lesson-rummy-sevens = Pulsa Espacio en cada uno de tus 5 sietes; al final, Intro.
lesson-rummy-wild = Los comodines y los ases rojos valen por cualquier carta, pero no pueden ser más que las otras.
lesson-rummy-queens = Pulsa Espacio en tus 3 reinas y en el comodín; al final, Intro.
lesson-rummy-whole = En el borrador está el contrato entero.
lesson-rummy-lay = Bájalo a la mesa: pulsa { $key }.
lesson-rummy-open = Ya has bajado. Ahora puedes añadir cartas a cualquier conjunto, tuyo o de otros.
lesson-rummy-table = { $key } dice lo que hay en la mesa. Pulsa { $key }.
lesson-rummy-nine = A los nueves de Berta les va { THE($card) }: tabulador hasta esa carta y luego Intro.
lesson-rummy-add = Añade también { THE($card) }: tabulador y luego Intro.
lesson-rummy-ends = No te entra nada más. Todo turno acaba tirando una carta; las altas son las que más cuestan.
lesson-rummy-discard = Tira { THE($card) }: tabulador y luego Intro.
lesson-rummy-useless = { THE($card) } no te sirve; si no lo tomas, podrá pedirlo otro.
lesson-rummy-stock = Roba del mazo: pulsa { $key }.
lesson-rummy-yours = Una reina, y cabe en tu propio conjunto.
lesson-rummy-last = Quien tira su última carta cierra la mano, y los demás cuentan las que tienen.
lesson-rummy-won = Has cerrado sin una carta, y ya está repartida la segunda mano.
lesson-rummy-scores = { $key } dice los totales en cualquier momento. Pulsa { $key }.
lesson-rummy-points = Del 2 al 9, cada carta cuenta 5, y del 10 al rey, 10.
lesson-rummy-high = Un as cuenta 20 y un comodín 50: que no te pillen con ellos.
lesson-rummy-next = El segundo contrato es un conjunto y una escalera; el séptimo, 3 escaleras.
lesson-rummy-lacks = K dice qué te falta para el contrato. J lo baja, o da las maneras que hay.
lesson-rummy-end = W dice qué puedes hacer, F2 lee las reglas. Intro termina la lección.
