# Traducir: lo que dice playroom translate.

cli-help-translate = { PROGRAM() } translate y el código de una lengua, como pt, hace una carpeta para sus palabras. Con --hear, --folder.
cli-takes-hear = --hear y el nombre de un mensaje: se dice en su sitio, en tu lengua y en la nueva.
cli-takes-folder = --folder y una carpeta: dónde están las palabras de la lengua desde ahora.
translating-which = { $given ->
    [yes] { $text } no es el código de ninguna lengua.
   *[no] ¿A qué lengua?
 } Da su código: { PROGRAM() } translate pt es para el portugués.
translating-no-message = No hay ningún mensaje { $text }.
translating-no-folder = La carpeta no se puede hacer: { $why }.
translating-folder = Las palabras de { $language } están en { $folder }. Mensajes que hay: { $done } de { $count }.
translating-before = Antes: { $line }
translating-lacks = Sin traducir en { $language }: se oye en inglés.
translating-says = En { $language }, { $length ->
    [brief] breve
    [full] largo
    [written] como está escrito
   *[normal] en su sitio
 }: { $line }
