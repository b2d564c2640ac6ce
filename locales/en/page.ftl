# The page for who comes with a browser: its own words, and what is said where there is no table.

page-title = Playroom
page-on = Connected
page-off = No connection, trying again
page-offline = No connection. It is tried again now.
page-actions = What you can do
page-history = What was said, newest first
page-settings = Settings of this page
page-letters = Keys of one letter
page-voice = The browser's own voice, only without a screen reader
page-speed = How fast lines follow each other
page-speed-slow = slowly
page-speed-normal = normally
page-speed-fast = fast
page-speed-at-once = at once
page-language = Language
page-length = Length of lines
page-length-brief = brief
page-length-normal = normal
page-length-full = full
page-typed = Type here
page-send = Send
page-waiting = Waiting for the deal
page-nothing = Nothing here
page-code = Invitation code
page-chat = Say what people write
page-come-back = Come back
page-yes = Yes
page-no = No
page-wait = One moment
page-line = A move, a word or a slash and a command
page-line-number = A number
page-ask-code = This room is for who is invited. Type the code of your invitation, then Enter.
page-meanwhile = { $count ->
    [one] 1 line while you were away.
   *[other] { $count } lines while you were away.
 } The last ones:
page-away = { $count } lines while you were away. The last ones:
page-own-room = Your room: which table?
page-table = Back to { $game }{ $count ->
    [0] , nobody there
   *[other] , with { $names }
 }
together-invitation-page = For whoever has a browser the invitation is this address
host-ready-page = For a browser the room is open. Your own page, good once:
cli-page-missing = { $option } needs --page.
cli-bad-link = { $text } is no address of a page. It begins with https, a colon and two slashes.
cli-page-both = A certificate has two files: write --certificate and --key.
cli-page-plain = Without a certificate the page is served to this machine only. Two ways: leave { $port } at 127.0.0.1 and put a proxy with a certificate before it, or give --certificate and --key.
cli-bad-certificate = { $file } and its key cannot be read as a certificate.
