# What was said before, heard again.

history-title = { $count ->
    [one] 1 line was said. Right and left choose a kind, question mark tells more.
   *[other] { $count } lines were said. Right and left choose a kind, question mark tells more.
 }
    .brief = { $count ->
    [one] 1 line.
   *[other] { $count } lines.
 }
history-all = Everything
history-shown = { $what }, { $count ->
    [one] 1 line.
   *[other] { $count } lines.
 }
history-nothing-since = { $played ->
    [yes] Nothing since your last turn.
   *[no] Nothing yet, and you have not played.
 }
history-since-count = { $count ->
    [one] 1 line since your last turn.
   *[other] { $count } lines since your last turn.
 }
history-find-ask = Type what to look for, then Enter.
history-find-latest = { $again ->
    [yes] Type a word for its latest line; Enter alone for an older one with { $text }.
   *[no] Type a word, then Enter: the latest line with it is read.
 }
history-not-older = No older line with { $text }.
history-not-found = No line with { $text }.
history-written = { $count ->
    [one] 1 line written into { $file }.
   *[other] { $count } lines written into { $file }.
 }

## Keys

key-oldest = the first line that was said
key-oldest-words = oldest
key-oldest-about = The period key goes on from there.
key-newest = the latest line that was said
key-newest-words = newest
key-newest-about = The comma key goes back from there.
key-history = everything that was said, as a list
key-history-words = history
key-history-about = By kind, by a word, since your last turn, longer, in the other language, or into a file.
key-history-about-without-files = By kind, by a word, since your last turn, longer, or in the other language.
key-since = what happened since your last turn
key-since-words = since
key-since-about = All of it in one go.
key-find = the latest line with a word
key-find-words = find
key-find-about = Slash find and the word does it at once.
key-export = the whole history into a text file
key-export-words = write
key-export-about = The file lies beside your games; its place is told.
key-history-kind = lines of the next kind only
key-history-kind-about = Everything, then what others play, what you play, points and so on.
key-history-kind-back = lines of the kind before only
key-history-kind-back-about = Everything, then what others play, what you play, points and so on.
key-history-since = the first line since your last turn
key-history-since-about = Tab goes on from there.
key-history-find = look for a word
key-history-find-about = The nearest older line that has it.
key-history-find-on = the next line with that word
key-history-find-on-about = Towards the latest, then round again.
key-history-find-back = the line before with that word
key-history-find-back-about = Towards the oldest, then round again.
key-history-length = this line longer or shorter
key-history-length-about = Brief, normal and full, in turn.
key-history-language = this line in the other language
key-history-language-about = The language of the game stays as it is.
key-history-export = everything into a text file
key-history-export-about = The file lies beside your games; its place is told.
