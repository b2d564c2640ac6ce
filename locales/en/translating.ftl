# Translating: what playroom translate says.

cli-help-translate = { PROGRAM() } translate and the code of a language, such as pt, makes a folder for its words. With --hear, --folder.
cli-takes-hear = --hear and the name of a message: it is told in its place, in your language and in the new one.
cli-takes-folder = --folder and a folder: where the words of the language are from now on.
translating-which = { $given ->
    [yes] { $text } names no language.
   *[no] Which language?
 } Give its code: { PROGRAM() } translate pt is for Portuguese.
translating-no-message = There is no message { $text }.
translating-no-folder = The folder cannot be made: { $why }.
translating-folder = The words of { $language } are in { $folder }. Messages there: { $done } of { $count }.
translating-before = Before: { $line }
translating-lacks = Not translated in { $language }: players hear it in English.
translating-says = In { $language }, { $length ->
    [brief] short
    [full] long
    [written] as it is written
   *[normal] in its place
 }: { $line }
