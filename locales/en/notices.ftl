# Notices of one's turns while one is away (slash notices).

value-notices-mail = mail, e-mail, email, post
value-notices-code = code
value-notices-hook = hook, webhook, address
value-notices-push = browser, push
value-notices-quiet = quiet, silence, night
value-notices-zone = zone, time zone, timezone, clock
value-notices-on = on, yes
value-notices-off = off, no, stop, none

notices-state = { $on ->
    [no] No notices: they are off. Slash, notices, on, turns them on.
   *[yes] { $tells ->
        [no] No notices yet.
       *[yes] { notices-ways }.
     }
 }
notices-ways = Notices of your turns go { $has_mail ->
    [no] { "" }
   *[yes] to { $mail }, { "" }
 }{ $has_hook ->
    [no] { "" }
   *[yes] to { $hook }, { "" }
 }{ $push ->
    [0] { "" }
    [one] to 1 browser, { "" }
   *[other] to { $push } browsers, { "" }
 }{ $quiet ->
    [no] at any hour
   *[yes] and none from { $begin } to { $end }
 }
notices-title = { $room ->
    [no] { notices-none }
   *[yes] { notices-state }
 }
notices-line-mail = { $has_mail ->
    [no] Mail: none. Enter to write an address
   *[yes] Mail to { $mail }. Enter for another one
 }
notices-line-code = A code was mailed to { $wanted }. Enter to write it
notices-line-hook = { $has_hook ->
    [no] Webhook: none. Enter to write its address
   *[yes] Webhook at { $hook }. Enter for another one
 }
notices-line-push = { $push ->
    [0] Browsers: none. On the page of the room, a box in its settings tells a browser
    [one] 1 browser is told. The settings of the page add or remove one
   *[other] { $push } browsers are told. The settings of the page add or remove one
 }
notices-line-quiet = { $quiet ->
    [no] Quiet hours: none. Enter to write them
   *[yes] Quiet from { $begin } to { $end }. Enter to change that
 }
notices-line-zone = { $has_zone ->
    [no] Clock of the quiet hours: that of the room. Enter for your own
   *[yes] Clock of the quiet hours: { $zone }. Enter for another one
 }
notices-line-on = { $on ->
    [no] Notices are off. Enter turns them on
   *[yes] Notices are on. Enter turns them off
 }
notices-ask-mail = Write your mail address, or the word off.
notices-ask-code = Write the 6 digits from the mail.
notices-ask-hook = Write the address of the webhook, or the word off.
notices-ask-quiet = Quiet from when to when? As 22 to 8; the word off for none.
notices-ask-zone = Write your time zone, as { $example }, or the hours before or after Greenwich, as { $hours }.
notices-quiet = { $quiet ->
    [no] No quiet hours: notices come at any hour.
   *[yes] Quiet from { $begin } to { $end }, by { $has_zone ->
        [no] the clock of the room
       *[yes] the clock { $zone }
     }. One notice then tells what waits.
 }
notices-code-sent = A mail with a code goes to { $wanted }. Type slash, notices, and the code, within half an hour.
notices-how = What is to be set? Type slash, notices, then mail and an address, quiet 22 to 8, on or off.
notices-failed = { $count ->
    [one] 1 notice could not be sent to you. Slash, notices, tells where they go.
   *[other] { $count } notices could not be sent to you. Slash, notices, tells where they go.
 }
notices-none = This room sends no notices: the one who runs it sets up how.
notices-no-channel = { $what ->
    [mail] This room sends no mail: the one who runs it has set no mail server.
    [hook] This room posts to no webhook: the one who runs it allows no host.
   *[push] This room tells no browsers: the one who runs it has not installed what that needs.
 }
notices-no-mail = That is no mail address. One looks like { $example }.
notices-no-no-code = No code is awaited. Type slash, notices, mail, and your address, for a new one.
notices-no-code = The code is another one. It has 6 digits, in the mail.
notices-no-hook = The room may not post there. It may by https to: { $hosts }.
notices-no-push = The room may not tell that browser: its push service is unknown here.
notices-no-quiet = Those are no quiet hours. Write two times of the day, as 22 to 8.
notices-no-zone = There is no such time zone. Write one as { $example }, or the hours, as { $hours }.
notices-no-word = Nothing of that name can be set. There are mail, webhook, quiet, zone, on and off.

key-notices = how you are told of your turns
key-notices-about = By mail, webhook or browser while you are away, and when not. For example: slash, notices, quiet 22 to 8.
key-notices-words = notices notice notify

# What leaves the room: no card and no name of another person.

notice-subject = { $count ->
    [one] Your turn at 1 table of { $room }
   *[other] Your turn at { $count } tables of { $room }
 }
notice-game = It is your turn: { $game }.
notice-come = The table waits for you in { $room }. Come back the way you came.
notice-stop = To get no more of these, type slash, notices, off, in the room.
notice-code-subject = Your code for { $room }
notice-code = Your code is { $code }. Type slash, notices, and the code, in the room.
notice-code-stop = If you asked for nothing, do nothing: without the code no more mail comes.

## Wrong lines of house.toml about notices

house-setting = Line { $line } of the rules of the house: { $what ->
    [mail-server] { $name } takes a mail server in quotes, as { $example }.
    [mail-from] { $name } takes the mail address of the room in quotes, as { $example }.
    [mail-user] { $name } takes the name for the mail server in quotes.
    [mail-password-file] { $name } takes the name of a file in quotes; the password stands in that file.
    [mail-security] { $name } takes starttls, tls or plain, in quotes.
    [mail-security-open] plain is only for a mail server on this machine. Write starttls or tls.
    [mail-server-missing] mail needs a { $name }, as { $example }.
    [mail-from-missing] mail needs a { $name }, as { $example }.
    [mail-user-alone] a name for the mail server and a password file go together. Write both, or neither.
    [notices-hosts] { $name } takes 1 to 20 hosts in square brackets, each in quotes, as { $example }.
   *[notices-contact] { $name } takes a mail address in quotes, as { $example }.
 }
