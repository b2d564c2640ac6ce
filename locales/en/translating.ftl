# Translating: what playroom translate says.

## The command

cli-help-translate = { PROGRAM() } translate and the code of a language, such as pt, walk its texts by ear. With --part, --only, --folder.
cli-takes-part = --part and a name: only one part of the room, or one game.
cli-takes-only = --only missing, changed or all: which texts are asked for; without it, missing.
cli-takes-folder = --folder and a folder: where your translation is kept from now on.
translating-which = { $given ->
    [yes] { $text } names no language.
   *[no] Which language?
 } Give its code: { PROGRAM() } translate pt is for Portuguese.
translating-no-part = There is no part { $text }. There are { $parts }.
translating-no-only = { $text } is none of missing, changed and all.

## Where one is

translating-title = Translating into { $language }. It is kept in { $folder }.
translating-begin = Enter writes a text, Escape leaves it for later, key R says it again. F2 tells how to write, question mark all keys.
translating-part = Part { $part }, messages done: { $done } of { $count }.
translating-cards = These are the words of cards, lists and people. All other texts are made with them.
translating-progress = Messages done: { $done } of { $count }, { $percent } percent. Texts kept now: { $kept }.
translating-done = That was the last text asked for here.
translating-keys = Enter writes it, Escape leaves it for later.

## A text in its place

translating-before = Before: { $line }
translating-says = { $length ->
    [brief] Short: { $line }
    [full] Long: { $line }
    [plural] Of several: { $line }
    [person] Of people: { $line }
   *[normal] Text: { $line }
 }
translating-variant = Here { $name } is { $key }.
translating-number = Here { $name } is { $sample }, or another number of the form { $key }.
translating-after = After: { $line }
translating-gender = Gender of { $line }, for its articles, such as m or f. Where your language has none, write nothing.
translating-no-gender = { $text } is no gender: one to three letters, such as m or f. Enter writes it again.
translating-form = { $own ->
    [yes] Form { $name }: texts call it as a function.
   *[no] Form { $name } is only in another language. Leave it, unless yours needs one like it.
 }
translating-typed = These are words that players type, with commas between. The first one is shown.
translating-made = Made so: { $text }
translating-there = Translated now: { $text }

## Writing, hearing, keeping

translating-type = Write it, then Enter.
translating-nothing = Nothing written. The text waits.
translating-unheard = It cannot be heard yet: words that it needs are not translated. Begin with those of cards.
translating-then = { $hard ->
    [yes] It cannot be kept so. Enter writes it again.
   *[no] { $odd ->
        [yes] Enter keeps it all the same, key W writes it again.
       *[no] Enter keeps it, key W writes it again.
    }
 }
translating-kept = { $given ->
    [yes] Kept: { $gender }.
   *[no] Kept.
 }
translating-later = Left for later.
translating-first = This is the first text of today.

## How a text is written. lint allows: $ ( ) { } > [ ] * - _ THE

translating-how-1 = Write the sentence as players should hear it. Dollar and a name stand for a value: $who plays $card.
translating-how-2 = A function stands before its value in brackets: THE($card). Which there are follows from the forms of your cards.
translating-how-3 = Use every value of the text, and no other. You may put them in another order.
translating-how-4 = Texts that depend on a number, or on who it is about, are asked for one after another.
translating-how-5 = A short text has 40 characters at most when it is heard, so that it fits a line of braille.
translating-how-6 = Where you hear two words behind a dollar, an underscore stands between them: $cards_count.

## Keys

key-translate-again = says the text again
key-translate-again-about = The text in its place; after writing, what you wrote as players hear it.
key-translate-write = writes it anew
key-translate-write-about = What you wrote before is thrown away when you press Enter.
key-translate-same = takes the text as it is
key-translate-same-about = For what your language writes alike: a number, the name of a key.
key-translate-back = goes back to the text before
key-translate-back-about = Of those of today, also one that you left for later.
key-translate-far = tells how far you are
key-translate-far-about = How many messages are there, in all and in this part.
key-translate-how = tells how a text is written
key-translate-how-about = Values, functions, variants and lengths.

## What is wrong with a text. lint allows: $ ( ) { } : ?

translating-wrong = { $what ->
    [form] It is no text: a bracket or a choice is not closed.
    [function] There is no function { $detail } in this language. Its forms stand with the words of cards.
    [reference] It refers to { $detail }, which is not translated.
    [unused] The value ${ $detail } is not used.
    [unknown] There is no value ${ $detail } here.
    [tokens] It chooses by other words than the source: { $detail }.
    [stop] One variant ends with a full stop, another does not; or the source differs.
    [signs] Signs that are not for the ear: { $detail }.
    [stops] More than one full stop.
    [dash] A dash; hyphens only join words.
    [joined] Numbers joined by a sign.
    [before-sign] A blank before a sign.
    [blanks] Two blanks.
    [stress] Capitals for stress: { $detail }.
    [accent] An accent is missing: { $detail }.
    [marks] The opening and the closing mark do not match.
    [category] The choice lacks the number form { $detail }.
    [clash] That already means something else: { $detail }.
    [leftover] Words left in the source's language: { $detail }.
    [cells] The short line is too long for braille, and the most: { $detail }.
    [line-long] More than 12 words, without the little ones.
    [line-wide] More than 75 characters.
    [line-numbers] Two numbers with a comma between are heard as one with decimals.
    [line-agreement] 1 with a plural, or several with a singular.
    [line-number] 1 with a plural, or several with a singular.
    [line-key] A key that is a letter: the ear takes it for a word. Say that it is a key.
    [line-vosotros] This room says ustedes, or neither; never vosotros.
    [line-english] An English word.
    [line-spanish] A Spanish word.
    [line-mixed] Words of another language.
    [line-capitals] A word in capitals.
    [line-symbol] A sign that readers read by its name.
    [line-brackets] Brackets.
    [line-inverted] A question or a cry without its opening mark.
    [line-contraction] Two words that are written as one.
    [line-gender] An article that does not agree.
    [line-accent] A word that has lost its accent.
    [line-short] Fewer than 3 characters: readers swallow it.
    [line-list] A list that is closed and goes on.
    [line-twice] The same word twice running.
    [line-abbreviation] An abbreviation: it is read letter by letter.
    [line-words-for-numbers] A number in words: digits are shorter.
    [line-person] It speaks of you as of another.
   *[other] It is no line for the ear; the guide for translators says what is.
 }
