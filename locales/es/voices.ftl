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
    [en] Aquí no hay voz inglesa
   *[es] Aquí no hay voz española
 }; lo lee la de otro idioma
voice-sample = Oír unas palabras
voice-sample-about = Una línea de una partida en el idioma cuya voz se elige.
voice-sample-line = Te toca, la cuenta va por 15. Tienes el 5 de corazones, el 10 de tréboles y la jota de picas.
voice-usual = Como estaba
voice-usual-about = Quita todo lo elegido para este idioma; la voz queda como la tiene el sistema.
voice-usual-done = La voz como la tiene el sistema.
voice-of-reader = { $name } habla con su propia voz, que se elige allí
voice-again = Probar otra vez la voz
voice-again-about = Tras arrancar o instalar algo. La palabra voz hace lo mismo.
voice-list-title = { $count } voces. Intro se queda con una, Escape con la de antes.
voice-listed = { $own ->
    [yes] { $name }
   *[no] La voz habitual
 }

## Otro intento

voice-works = La voz funciona: { $name }.
voice-retry = Se prueba otra vez la voz.
