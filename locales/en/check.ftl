## What is looked at before a room is opened (playroom host --check)

check-extras = Everything that a room needs is installed.
check-store = { $slow ->
    [yes] The disk is slow: a play is kept after { $milliseconds } ms. Over 50 ms people wait for it; use another disk, or keep other programs off this one.
   *[no] The disk keeps a play in { $milliseconds } ms.
 }
check-store-open = The room is open now, so neither its disk nor its ports were tried.
check-store-nowhere = Nothing can be kept in { $folder }. Make that folder, and give it to the user who runs the room.
check-rights = { $why ->
    [open] Others on this machine may read { $file }. Take that away: { $command }.
    [foreign] { $file } belongs to another user. Run this as the user who runs the room, or give it to them with chown.
   *[right] Nobody else on this machine reads what is in { $file }.
 }
check-house = { $found ->
    [no] No rules of the house: there is no { $file }.
   *[yes] The rules of the house are those of { $file }: { $count ->
        [0] nothing to agree to
        [one] 1 line to agree to
       *[other] { $count } lines to agree to
     }{ $delay ->
        [0] { "" }
        [one] ; who watches is told 1 play late
       *[other] ; who watches is told { $delay } plays late
     }.
 }
check-room = { $found ->
    [yes] The room is called { $name }
   *[no] The room has no name of its own and is called { $name }
 }; { $count ->
    [0] it does not say its languages
    [one] its language: { $languages }
   *[other] its languages: { $languages }
 }.
check-clock = { $why ->
    [behind] The clock is wrong: files of this room are newer than now. Set it: timedatectl set-ntp true.
    [alone] Nothing sets the clock of this machine. Have that done: timedatectl set-ntp true.
    [unknown] Whether the clock is right cannot be told here. Compare it with another one.
   *[right] The clock is set by the network.
 }
check-certificate = { $why ->
    [none] There is no certificate yet: the room makes it when it is first opened.
    [unreadable] The certificate { $file } cannot be read. Bring it back from the backup, with its key.
    [ends] The certificate of the room ends in { $days ->
        [one] one day
       *[other] { $days } days
     }. Once it is moved away the room makes another one, and then everybody needs a new invitation. It is { $file }.
   *[right] The certificate of the room is good for { $days ->
        [one] one day
       *[other] { $days } days
     }. Its pin is { $pin }.
 }
check-page-certificate = { $why ->
    [unreadable] The certificate of the page cannot be read: { $file }.
    [ends] The certificate of the page ends in { $days ->
        [one] one day
       *[other] { $days } days
     }. Renew it: { $file }.
   *[right] The certificate of the page is good for { $days ->
        [one] one day
       *[other] { $days } days
     }.
 }
check-proxy = { $behind ->
    [yes] The proxy before the page says where people come from.
   *[no] Only this machine reaches the page. With a proxy before it, add --behind-proxy, or all the people of the page count as one address.
 }
check-files = { $ok ->
    [yes] Enough connections may be open at once: { $count }.
   *[no] Too few connections and files may be open at once: { $count }. For more people, put { $line } into the unit.
 }
check-disk = { $ok ->
    [yes] There is room on the disk: { $megabytes } MB.
   *[no] The disk is nearly full: { $megabytes } MB left. Make room; games that cannot be kept stand still.
 }
check-port = { $why ->
    [taken] Another program listens at { $place }. End it, or choose another place with { $option }.
    [forbidden] Listening at { $place } is not allowed to this user. Choose a port above 1023 with { $option }.
    [no] { $place } is no address of this machine. Choose another one with { $option }.
   *[right] { $place } is free.
 }
check-engine = PostgreSQL answers: { $place }.
check-engine-setting = { $ok ->
    [yes] PostgreSQL: { $name } is { $value }.
   *[no] PostgreSQL: { $name } is off. { $why ->
        [checksums] A fault of the disk would not be noticed; { $command } turns it on while the server is stopped.
        [commit] The last plays would be lost with the power. Turn it on in its settings.
       *[other] After a power cut nothing there could be trusted. Turn it on in its settings.
     }
 }
check-engine-places = { $ok ->
    [yes] PostgreSQL has { $places } connections; { $wanted } are needed.
   *[no] PostgreSQL has { $places } connections, and { $wanted } are needed: 8 for every gateway. Raise { $name } in its settings.
 }
check-engine-clock = { $ok ->
    [yes] The clocks of this machine and of PostgreSQL agree.
   *[no] The clocks of this machine and of PostgreSQL are { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
     } apart. On both: timedatectl set-ntp true.
 }
check-done = { $count ->
    [0] The room can be opened.
    [one] One thing has to be mended first.
   *[other] { $count } things have to be mended first.
 }
cli-health-only-here = How the room is, is told to this machine only. Write --health 127.0.0.1:{ $port }, and let programs elsewhere come through a tunnel or a proxy of yours.
