# Lo que se escribe: preguntas sobre ello, y los valores de las órdenes en palabras.

## Cartas.

# $typed es lo escrito («5C»), $cards lo que puede ser, $ways cómo se escribe cada una sin duda.
typed-which-card = { $typed }: ¿{ OR($cards) }? Escribe { OR($ways) }.

## Jugadas que no se entienden.

typed-which = { $few ->
    [yes] ¿Cuál: { OR($ways) }?
   *[no] ¿Cuál de estas { $count } jugadas? Abajo las dice; o di más.
}
# $move es una jugada como se escribe: «tirar rey de picas».
typed-mean-move = ¿Quieres decir: { $move }?
typed-did-you-mean = ¿Quieres decir: { $text }?
cli-near-option = No hay opción { $name }. ¿Querías decir { $near }, { $what }?
typed-not-now = Ahora eso no se puede.
typed-not-held = Entre tus cartas no hay { RANKS($rank) }.
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

## Jugadas con palabras propias: familias de verbos, las mismas en todos los juegos. Cada juego dice qué
## jugada es de qué familia. Las frases van separadas por comas; acentos y mayúsculas no importan.

typed-family-lay =
    dejar, dejo, dejas, deja, dejá, dejamos, echar, echo, echas, echa, echá, tirar, tiro, tiras, tira, tirá,
    jugar, juego, juegas, juega, jugá, poner, pongo, pones, pon, poné, ponemos, descartar, descarto, descartas,
    descarta, descartá, descartarme, descartarse, me descarto, descártate, botar, boto, botas, bota, soltar,
    suelto, sueltas, suelta, soltá, lanzar, lanzo, lanzas, lanza, colocar, coloco, colocas, coloca, mandar,
    mando, mandas, manda, me deshago, te deshaces, deshacerme, deshazte, ahí va, ahí van, ahí te va, va, salgo
    con, salir con, abandonar, dar, arrojar, arrojo, largar, largo
typed-family-take =
    tomar, tomo, tomas, toma, tomá, tomarme, coger, cojo, coges, coge, cogé, agarrar, agarro, agarras, agarra,
    agarrá, recoger, recojo, recoges, recoge, recogé, levantar, levanto, levantas, levanta, levantá, llevar,
    llevo, llevas, lleva, llevarme, llevarse, llevarte, me llevo, llévate, capturar, capturo, capturas, captura,
    me quedo, quedarme, quedarse, me quedo con, quedo, alzar, alzo, alzas, alza, comer, me como, barrer, barro,
    limpiar, limpio, limpio la mesa, limpiar la mesa, barro la mesa, barrer la mesa, retirar, emparejar, emparejo
typed-family-draw =
    robar, robo, robas, roba, robá, sacar, saco, sacas, saca, sacá, dame, deme, robar carta, otra carta, roba carta,
    cojo carta, carta nueva
typed-place-stock = mazo, del mazo, baraja, de la baraja, monte, del monte, montón, del montón, cerrada, de arriba del mazo
typed-place-pile = pozo, del pozo, descarte, del descarte, descartes, de los descartes, pila, de la pila, de la mesa, destapada, boca arriba
typed-family-want = quiero, quieres, la quiero, deseo, me interesa, me sirve, para mí, me viene bien, la acepto
typed-family-claim = pedir, pido, pides, pide, pedí, comprar, compro, compras, compra, puedo, me la das, me la dejas, permiso
typed-family-yes =
    sí, si, claro, claro que sí, por supuesto, vale, ok, okay, dale, bueno, venga, de acuerdo, acepto, aceptar,
    aceptas, conforme, adelante, cómo no, seguro, correcto, eso es, sí quiero, sip, exacto, hecho
typed-family-no =
    no, nop, no gracias, para nada, no quiero, no quieres, no la quiero, mejor no, ni hablar, no acepto, rechazo,
    rechazar, negar, niego, lo niego, no me interesa, no me sirve, dices que no, digo que no, qué va, nunca, claro que no, por supuesto que no, esa no, creo que no
typed-family-pass = pasar, paso, pasas, pasa, pasá, no puedo, no puedo echar, no puedo echar ninguna, no puedo jugar, no puedo jugar ninguna, no tengo carta, no puedes, no puedes jugar, sigue, no hago nada, no pido, no pides
typed-family-bet = abrir, abro, abres, abre, apostar, apuesto, apuestas, apuesta, apostá, entrar, entro, entras, entra
typed-family-raise =
    subir, subo, subes, sube, subí, aumentar, aumento, aumentas, aumenta, elevar, elevo, elevas, resubir, resubo,
    reenvidar, veo y subo, y subo, te subo, le subo, se la subo
typed-family-call =
    ver, veo, ves, te veo, voy, ir, vamos, igualar, igualo, igualas, iguala, pagar, pago, pagas, paga, acompañar,
    acompaño, quiero ver
typed-family-fold =
    me tiro, tiro las cartas, tiro mis cartas, dejo la mano, no voy, no vas, me retiro, te retiras, retirarme, retirarse, retiro, retiras, me voy al mazo, al mazo, me planto,
    abandono, abandonas, no veo, no lo veo, me salgo, me bajo de la mano, fuera
typed-family-all-in = mi resto, tu resto, el resto, me juego el resto, con todo, voy con todo, todo dentro, va todo, all in, me la juego, todas mis fichas, todo lo que tengo
typed-family-show =
    mostrar, muestro, muestras, muestra, mostrá, mostrarás, mostraré, enseñar, enseño, enseñas, enseña, descubrir,
    descubro, destapar, destapo, destapas, destapa, voltear, volteo, doy la vuelta, dejo ver, boca arriba
typed-family-declare = declarar, declaro, declaras, declara, mi mano es, mis cinco son, canto, cantas, cantar
typed-family-have = tener, tengo, tienes, llevo, hay, son, suman, en total son, me salen, sumo, vale
typed-family-nothing = no tengo nada, no hay nada, no vale nada, no suma nada, nada de nada, ni un punto
typed-family-count = contar, cuento, cuentas, cuenta, anotar, anoto, apunto, reclamo, puntos
typed-family-challenge = impugnar, impugno, impugnas, impugna, protestar, protesto, reclamar, reclamo, no vale, está mal
typed-family-accuse = acusar, acuso, acusas, acusa
typed-family-build =
    construir, construyo, construyes, construye, construí, armar, armo, armas, arma, montar, monto, montas, formar,
    formo, formas
typed-family-make = hacer, hago, haces, haz, hacé, que sean, sean, que sea, queda en, quedan en, hace
typed-family-add =
    añadir, añado, añades, añade, agregar, agrego, agregas, agrega, acomodar, acomodo, acomodas, acomoda, sumar, ligar,
    ligo, completar, completo, ampliar, amplío, meter, meto, metes, mete
typed-family-double = duplicar, duplico, duplicas, duplica, doblar, doblo, doblas, dobla
typed-family-swap =
    cambiar, cambio, cambias, cambia, sustituir, sustituyo, reemplazar, reemplazo, liberar, libero, liberas, rescatar,
    rescato
typed-family-meld =
    bajar, bajo, bajas, baja, bajá, me bajo, te bajas, bajarme, bajarse, extender, extiendo, tender, tiendo, abrir el juego,
    bajar el contrato, me tiendo
typed-family-out = cerrar, cierro, cierras, cierra, cerrá, cortar, corto, cortas, corta, terminar, termino, acabar, acabo, salir
typed-family-cut = cortar, corto, cortas, parto, partir, corto la baraja, parto la baraja
typed-family-deal = repartir, reparto, reparte, listo, lista, siguiente mano, otra mano, empezamos, empezar
typed-family-chips = fichas, más fichas, fichas nuevas, recompra, recomprar, recargar, dame fichas
typed-family-back = deshacer, deshago, recuperar, recupero, devolver, devuelvo, vuelta atrás, de vuelta
typed-family-blow = soplar, soplo, soplas, sopla
typed-family-escoba = escoba, cantar escoba, canto escoba, digo escoba

## Palabras pequeñas: lo que se pasa por alto; lo que dice cuál es la carta.

typed-over =
    una carta, otra carta, la carta, el, la, los, las, lo, un, una, unos, unas, al, del, de, a, en, y, e, me, te, se, le, les, yo, tú, este, esta, esto,
    estos, estas, ese, esa, eso, esos, esas, aquel, aquella, por favor, porfa, por, favor, gracias, muchas gracias, pues,
    bueno, venga, vale, ok, okay, dale, claro, sí, ahora, entonces, luego, también, además, y además, solo, solamente,
    nada más, mejor, ya, pues nada, bien, a ver, mira, creo que, yo creo que, con permiso, voy a, vas a, vamos a, quiero,
    quisiera, querría, quiero ver, me gustaría, puedo, podría, déjame, deja que, naipe, naipes, mesa, a la
    mesa, de mi mano, de la mano, mano, tu mano, mi mano, jugada, turno, mi turno, tu, tus, su, sus, otro, otra, que
    tiraron, que tiró, que tiraste, que hay, que echaron, que está en, que queda, como, para, esa misma, mismo, misma,
    toda, todas, hacia, cualquiera, primero, me toca, ea, hala, ale, órale, ándale, che, amigo, compañero
typed-no = no, ni, nunca, sin, tampoco, jamás
typed-all = todo, mi resto, tu resto, el resto, me juego el resto, con todo, voy con todo, todo dentro, va todo, all in, todas mis fichas, todo lo que pueda, todo lo que puedo, todo lo posible, limpio la mesa, limpiar la mesa, barro la mesa, barrer la mesa, la mesa entera, toda la mesa
typed-more = más, veo y subo, y subo, te subo, le subo, de más, otras, otros
typed-told = en total, bien contado, bien, vale, ganas, ganas por, te queda, te quedan, queda, quedan, y van, son
typed-lying = en la mesa, sobre la mesa
typed-cards = carta, cartas
typed-unit = fichas, ficha, puntos, punto, tantos
typed-question =
    qué, cuál, cuáles, cuánto, cuántos, cuánta, cuántas, quién, quiénes, cómo, dónde, cuándo, por qué, a quién, de quién,
    dime, dígame, explícame
typed-to = a, al, hasta, a la
typed-with = con, usando, mediante, por medio de
typed-mine = mi, mis, mi propio, mi propia
typed-own-one = la mía, el mío, mía, mío, los míos, las mías
typed-on = sobre, encima de, encima, en, en el, en la, a la, al, a
typed-kept = dejo tapado, dejo tapada, tapado, tapada, me guardo, guardo, oculto, escondo, dejo oculta, dejo oculto, boca abajo
typed-suffixes = la, lo, las, los, me, te, le, se, mela, melo, melas, melos, sela, selo, nos
typed-numbers =
    0 cero, 0 nada, 1 uno, 1 una, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 11 once,
    12 doce, 13 trece, 14 catorce, 15 quince, 16 dieciséis, 17 diecisiete, 18 dieciocho, 19 diecinueve, 20 veinte,
    21 veintiuno, 21 veintiuna, 22 veintidós, 23 veintitrés, 24 veinticuatro, 25 veinticinco, 26 veintiséis, 27 veintisiete,
    28 veintiocho, 29 veintinueve, 30 treinta, 31 treinta y uno, 31 treinta y una, 35 treinta y cinco, 40 cuarenta,
    50 cincuenta, 60 sesenta, 70 setenta, 80 ochenta, 90 noventa, 100 cien
typed-plural-1 = ases, unos
typed-plural-2 = doses
typed-plural-3 = treses
typed-plural-4 = cuatros
typed-plural-5 = cincos
typed-plural-6 = seises, seis
typed-plural-7 = sietes
typed-plural-8 = ochos
typed-plural-9 = nueves
typed-plural-10 = dieces
typed-plural-11 = jotas, sotas
typed-plural-12 = reinas, damas, caballos
typed-plural-13 = reyes
typed-plural-14 = comodines

## Preguntas y deseos en palabras: la orden a la que llevan. Gana la frase más larga que esté en la línea.

typed-ask-scores =
    cómo vamos, cómo va la partida, cómo va el marcador, cuántos puntos, qué puntos, marcador, el marcador, quién gana,
    quién va ganando, por cuánto gano, puntuación, resultado, cuánto llevo, cuánto llevamos, cuántos llevo
typed-ask-details = cuántas escobas, cuántas barridas, más detalle, los detalles, cuántas cartas llevo, qué llevo tomado
typed-ask-count = cuánto va, cuánto hay en el pozo, cuánto hay en el bote, cuánto hay, cuánto suma, qué cuenta va, el bote, por cuánto va, cuánto va la cuenta
typed-ask-burden = de quién es la cuna, de quién es, qué hay que bajar, qué tengo que bajar, qué contrato, el contrato, cuál es el contrato, qué dejé en la cuna, qué hay en la cuna
typed-ask-first = quién reparte, quién empieza, quién sale, quién es mano, quién da
typed-ask-table = qué hay en la mesa, qué cartas hay, la mesa, ver la mesa, qué hay bajado, qué está en la mesa, qué enseña, qué muestra, qué se ve
typed-ask-turn = a quién le toca, de quién es el turno, quién juega, me toca, es mi turno, qué toca, cuánto cuesta ver, cuánto tengo que poner, cuánto es ver, cuánto me cuesta
typed-ask-hand = mis cartas, mi mano, qué cartas tengo, qué tengo, mostrame mis cartas, muéstrame mis cartas, dime mis cartas, qué llevo
typed-ask-holdings = cuántas cartas quedan, cuántas cartas te quedan, cuántas cartas tiene, cuántas cartas tienen, cuántas quedan, cuántas fichas, cuántas cartas hay
typed-ask-last = última jugada, la última jugada, qué jugó, qué echó, qué ha jugado, qué tiró, qué tomó, qué pasó, qué hizo
typed-ask-why = por qué, porqué, pista, dame una pista, una pista, consejo, qué me aconsejas, qué hago, qué juego, qué puedo hacer, qué puedo jugar, qué me conviene, ayúdame, sugerencia, qué echo, qué tiro
typed-ask-repeat = repite, repíteme, repetir, otra vez lo mismo, qué has dicho, qué dijiste, cómo dices, no te oí, no oí, dilo otra vez
typed-ask-sort = ordena mis cartas, ordenar, ordena las cartas, ordena la mano, ordénalas, por palos, ordena
typed-ask-playable = qué cartas puedo jugar, cuál puedo jugar, cuáles puedo jugar
typed-ask-help = ayuda, necesito ayuda, qué teclas hay, las teclas, qué órdenes hay
typed-ask-rules = reglas, las reglas, cómo se juega, cuáles son las reglas
typed-ask-options = opciones, las opciones, qué opciones hay
typed-ask-settings = ajustes, configuración, preferencias
typed-ask-history = historial, la historia, qué ha pasado
typed-ask-fair = limpio, sello
typed-ask-save = salir de la partida, salir de la mesa, salirme de la mesa, salirme, quiero salir, menú, al menú, volver al menú, guardar y salir, levantarme, levantarme de la mesa, me levanto
typed-ask-leave = salir, salir del programa, cerrar el programa, adiós, terminar el programa
typed-ask-resign = dejar la partida para siempre, abandonar la partida, me rindo, rendirme
typed-ask-people = quién está, quiénes están, quién hay, quiénes juegan
typed-ask-room = la sala, qué sala
typed-ask-verbosity = mensajes más cortos, mensajes más largos, longitud de los mensajes

typed-wish-undo = deshacer, deshaz, quiero deshacer, volver atrás, vuelta atrás, rectificar, corregir mi jugada
typed-answer-undo = Lo jugado no se deshace. Antes de jugar, la W aconseja.
typed-wish-pause = pausa, pausar, parar, parar la partida, detener, espera, esperen, un momento
typed-answer-pause = En tu mesa nada corre mientras piensas. En una sala, Control T abre la mesa: ahí se detiene la partida.
typed-wish-level = nivel, el nivel, qué nivel, cambiar el nivel, más fácil, más difícil
typed-answer-level = El nivel de cada robot se elige al preparar la mesa, antes de repartir. La O dice las opciones de esta.
typed-wish-speed = velocidad, más rápido, más lento, más despacio, más deprisa, ritmo
typed-answer-speed = La velocidad de la voz y el ritmo de las líneas están en los ajustes, con F6. La N da prisa a la jugada.
typed-wish-statistics = estadísticas, mis estadísticas
typed-answer-statistics = Las estadísticas están en el menú principal: Control S guarda la partida y vuelve allí.
typed-wish-time = hora, la hora, qué hora es, cuánto tiempo
typed-answer-time = La hora no se dice aquí. Si la mesa tiene reloj, la T dice lo que te queda.
