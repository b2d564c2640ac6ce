"""Chat at a table: to all, to one person."""

from __future__ import annotations

from collections.abc import Callable

from playroom.engine.notes import Clean, Rejection, note
from playroom.room.members.circle import PersonalAct, PersonalCommand
from playroom.room.table import values as v
from playroom.room.table.session import TableSession, Utterance
from playroom.room.table.values import Guest
from playroom.shell.prompt import Prompt
from playroom.shell.shell import Shell


class Talk:
    """What one guest says and hears."""

    def __init__(
        self,
        shell: Shell,
        session: TableSession,
        answer: Callable[[Rejection | Exception | None], None],
    ) -> None:
        """`answer` says why something was not done."""
        self._shell = shell
        self._session = session
        self._answer = answer
        self._move_ignored()

    def _move_ignored(self) -> None:
        """Programs of before kept whom one ignores themselves: the room keeps it now."""
        shell, state = self._shell, self._session.state
        kept = [str(one) for one in shell.settings.get("muted") or ()]
        here = [one for one in kept if state.guest(one) is not None]
        for one in here:
            command = PersonalCommand(PersonalAct.IGNORE, person=one)
            self._session.personal(command, lambda result: None)
        if here:
            shell.set_setting("muted", tuple(one for one in kept if one not in here))

    def begin(self) -> None:
        """Asks for a line to the table."""
        shell = self._shell
        shell.push(Prompt(shell, note("together-say"), self._typed))

    def begin_to(self) -> None:
        """Asks for a line to one person, which begins with the name."""
        shell = self._shell
        shell.push(Prompt(shell, note("together-tell"), self._typed_to))

    def _typed(self, text: str) -> None:
        self.say(text)

    def _typed_to(self, text: str) -> None:
        self.say_to(text)

    def say(self, text: str) -> bool:
        """Says a line: those who sit to the table, those who watch to each other."""
        if not text.strip():
            self.begin()
            return True
        session = self._session
        guest = session.state.guest(session.me)
        watches = guest is not None and guest.seat is None and not session.state.watchers_heard
        to = v.To.WATCHERS if watches and session.state.seated else v.To.TABLE
        session.say(Utterance(text, to), self._answer)
        return True

    def say_to(self, text: str) -> bool:
        """`NAME LINE`: says a line to one person."""
        other, rest = self.named(text)
        session, announcer = self._session, self._shell.announcer
        if other is None:
            announcer.reply(note("together-no-nobody"))
        elif not rest:
            announcer.reply(note("together-no-nothing"))
        else:
            said = Utterance(rest, v.To.PERSON, other.id)
            session.say(said, self._answer)
        return True

    def named(self, text: str) -> tuple[Guest | None, str]:
        """The guest with the name that begins a line, and what follows it."""
        line = Clean.of(text, v.LONGEST_SAYING + v.LONGEST_NAME)
        guests = sorted(self._session.state.guests, key=lambda guest: -len(guest.name))
        for guest in guests:
            name = str(guest.name)
            whole = line[: len(name)].casefold() == name.casefold()
            if whole and (len(line) == len(name) or line[len(name)] in " :,"):
                return guest, line[len(name) :].lstrip(" :,")
        word, _, rest = line.partition(" ")
        begun = [g for g in guests if g.name.casefold().startswith(word.casefold().rstrip(":,"))]
        return (begun[0] if word and len(begun) == 1 else None), rest.strip()
