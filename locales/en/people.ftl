# One's own people and data in a room: ignoring, friends, reports, who I am here.

people-no-nobody = Nobody you may name here is called so, or several are. Type the whole name.
people-no-table = That is asked at a table of a room with a hall. Elsewhere, slash, invite, makes a line to pass on.
people-no-friend = { $name } is no friend of yours here yet. Slash, friend, and the name, asks.
people-no-away = { $name } is not here now.
people-no-busy = { $name } is busy, and takes no invitations now.
people-no-place = { $name } cannot come to this table. Whoever looks after it may invite to a private one.
people-no-reason = A report needs a reason. Slash, report, the name, and why.
people-no-draft = There is no report to be sent. Slash, report, the name, and why, shows one first.
people-no-device = There is no device of that number. Slash, me, counts them.
people-no-device-here = That is the device you are using. Revoke it from another one.
people-no-delete-role = Whoever looks after this room cannot be deleted. Let the owner take that from you first.
people-no-delete-muted = You are muted here, and cannot be deleted until that ends.
people-no-delete-table = You still have a place at a table. Leave it for good in its menu, then you can be deleted.
people-ignored = { $count ->
    [0] You ignore nobody here. Slash, ignore, and a name, does it.
    [one] You ignore one person here: { $names }.
   *[other] You ignore { $count } people here: { $names }.
 }
people-menu = My people and my data
people-menu-about = Friends, whom you ignore, what friends hear of you, and what the room keeps of you.
people-menu-item = { $act ->
    [rating] Your ratings
    [friends] Friends
    [ignored] People you ignore
    [status] What friends hear of you
    [export] All that is kept of you, as a file
    [delete] Delete all that is kept of you
   *[me] Who you are here, and your devices
 }
people-menu-guest = { $act ->
    [ignore] Do not hear { $name } any more
    [hear] Hear { $name } again
    [friend] Ask { $name } to be your friend
   *[report] Report { $name } to the moderators
 }

## Friends

friend-here = { $name } is here.
friend-waiting = { $count ->
    [one] Somebody asks to be your friend. Slash, friends, says who.
   *[other] { $count } people ask to be your friends. Slash, friends, says who.
 }
friend-asked = { $were ->
    [yes] { $name } is your friend already.
   *[no] { $are ->
        [yes] You and { $name } are friends now.
       *[no] { $name } is asked. You are friends when the answer is yes.
     }
 }
friend-asks = { $are ->
    [yes] { $name } is your friend now.
   *[no] { $name } asks to be your friend. Slash, friend, says yes.
 }
friend-no-more = { $name } is no friend of yours now.
friend-title = { $count ->
    [0] You have no friends here yet. Slash, friend, and a name, asks
    [one] 1 friend, { $here } here
   *[other] { $count } friends, { $here } here
 }
friend-line = { $name }, { $where }{ $status ->
    [busy] , busy
   *[available] { "" }
 }.
friend-in-hall = in the hall
friend-at-table = at a table of { $game }
friend-at-some = at a private table
friend-away = not here
friend-ask = { $count ->
    [one] Asks to be your friend: { $names }. Slash, friend, and the name, says yes.
   *[other] Ask to be your friends: { $names }. Slash, friend, and a name, says yes.
 }
friend-news = { $news ->
    [yes] You hear when a friend comes.
   *[no] You do not hear when friends come.
 }
friend-status = { $set ->
    [yes] { $status ->
        [busy] Friends hear that you are busy; you get no invitations.
        [invisible] For your friends you are not here now.
       *[available] Friends hear that you are here.
     }
   *[no] { $status ->
        [busy] You are busy.
        [invisible] You are invisible.
       *[available] You are available.
     } It can be available, busy or invisible.
 }
friend-status-title = What friends hear of you
friend-status-choice = { $status ->
    [busy] Busy, without invitations
    [invisible] Invisible
   *[available] Available
 }
value-status-available = available, here, free
value-status-busy = busy
value-status-invisible = invisible, hidden
value-news-yes = on, yes
value-news-no = off, no, quiet
friend-called = { $name } hears that you invite to this table.
friend-calls = { $name } invites you to { $game }. In the hall it is among your tables.
friend-calls-go = { $name } invites you to { $game }. Enter goes there.
friend-calls-not = You stay here.

## Reports

complaint-how = Slash, report, a name, and why: you hear what would be sent before it is.
complaint-why = Why do you report { $name }? Type it, then Enter.
complaint-shown = Report of { $name }: { $why }. { $count ->
    [0] No lines go with it
    [one] 1 line goes with it
   *[other] { $count } lines go with it
 }
complaint-line = { $text }
complaint-send = Send it to the moderators
complaint-do-not-send = Do not send it
complaint-not-sent = Nothing was sent.
complaint-sent = The report of { $name } is sent. { $name } is not told.
complaint-came = { $by } reports { $name }. Slash, reports, reads it.
complaint-waiting = { $count ->
    [one] 1 new report. Slash, reports, reads it.
   *[other] { $count } new reports. Slash, reports, reads them.
 }
complaint-title = { $count ->
    [0] No reports are kept
    [one] 1 report
   *[other] { $count } reports, the latest first
 }
complaint-of = { $name }, reported by { $by }, { $day }: { $why }.

## Who I am here

me-title = You are { $name } in { $room }
me-since = Known here since { $day }{ $phrase ->
    [yes] , with a passphrase
   *[no] , without a passphrase
 }.
me-kept = Kept of you: tables { $tables }, settings { $settings }, games on their way home { $owed }, friends { $friends }, ignored { $ignored }.
me-device = Device { $number }: { $device }{ $known ->
    [yes] , since { $since }, last on { $seen }
   *[no] , days not known
 }{ $here ->
    [yes] ; you are using it
   *[no] { "" }
 }.
device-own = a program, by its key
device-ssh = an SSH key
device-page = a browser
device-code = an invitation used by SSH
device-token = a program without a key
me-how = Slash, me, then revoke and a number: that device is refused from then on. Then export: all of it. Then delete: nothing is left.
me-revoked = Device { $number } is revoked: it is refused at every door.
me-exported = All that is kept of you is in { $file }.
me-handed-over = All that is kept of you is a file for you: { $file }.
me-export-title = All that is kept of you, { $count ->
    [one] 1 line
   *[other] { $count } lines
 }
me-delete-ask = Delete all that { $room } keeps of you: name, keys, friends, settings? Games already played keep your name.
me-deleted = Nothing is kept of { $name } any more, except the name in games and in the log of the moderators.
value-me-revoke = revoke, lost
value-me-export = export, file
value-me-delete = delete, forget, erase

## Help

key-unmute = hear somebody again
key-unmute-about = Slash, unignore, a name: you hear that person again.
key-unmute-words = unignore unmute
key-friend = ask somebody to be your friend, or say yes
key-friend-about = Slash, friend, a name: you are friends once both have said it.
key-friend-words = friend
key-unfriend = end a friendship, or decline it
key-unfriend-about = Slash, unfriend, a name: that person is not told.
key-unfriend-words = unfriend
key-friends = who of your friends is here
key-friends-about = With on or off after it: whether you hear when one of them comes.
key-friends-words = friends
key-status = what friends hear of you
key-status-about = Available, busy without invitations, or invisible.
key-status-words = status
key-report = report somebody to the moderators
key-report-about = Slash, report, a name, and why: you hear what would be sent, with the last lines of that person, before it is.
key-report-words = report
key-reports = read the reports, for whoever looks after the room
key-reports-about = The latest first, with what was said.
key-reports-words = reports
key-me = who you are here, what is kept of you
key-me-about = Then revoke and a number, export, or delete.
key-me-words = me
