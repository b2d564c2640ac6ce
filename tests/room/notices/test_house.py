"""Notice settings in the rules of the house: what is read, and one clear sentence for a wrong
line.
"""

from __future__ import annotations

import pytest

from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.room.moderation.house_rules import BadHouse, house_of
from playroom.room.notices.house import MailServer

GOOD = """
[mail]
server = "smtp.example.org"
from = "room@example.org"
user = "room"
password_file = "smtp-password"
[notices]
hosts = ["NTFY.sh", "chat.example.org:8443", "ntfy.sh"]
contact = "ana@example.org"
"""


def test_what_the_file_says() -> None:
    house = house_of(GOOD.encode())
    assert house.mail == MailServer(
        *("smtp.example.org", 587, "room@example.org", "room", "smtp-password", "starttls")
    )
    assert house.hooks == ("ntfy.sh", "chat.example.org:8443")
    assert house.notice_contact == "ana@example.org"
    plain = b'[mail]\nserver = "localhost:2525"\nfrom = "a@b.example"\nsecurity = "plain"\n'
    found = house_of(plain).mail
    assert found is not None
    assert (found.host, found.port, found.security) == ("localhost", 2525, "plain")
    assert house_of(b"").mail is None


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ('[mail]\nserver = "two words"', 2, "mail-server"),
        ("[mail]\nserver = 25", 2, "mail-server"),
        ('[mail]\nserver = "a.example:99999"', 2, "mail-server"),
        ('[mail]\nfrom = "nobody"', 2, "mail-from"),
        ('[mail]\nfrom = "a@b.example\\nBcc: c@d.example"', 2, "mail-from"),
        ('[mail]\nserver = "a.example"', 2, "mail-from-missing"),
        ('[mail]\nfrom = "a@b.example"', 2, "mail-server-missing"),
        ('[mail]\nserver = "a.example"\nfrom = "a@b.example"\nuser = "a"', 4, "mail-user-alone"),
        ('[mail]\nuser = ""', 2, "mail-user"),
        ("[mail]\npassword_file = 1", 2, "mail-password-file"),
        ('[mail]\nsecurity = "ssl"', 2, "mail-security"),
        (
            '[mail]\nserver = "a.example"\nfrom = "a@b.example"\nsecurity = "plain"',
            4,
            "mail-security-open",
        ),
        ('[notices]\nhosts = "ntfy.sh"', 2, "notices-hosts"),
        ("[notices]\nhosts = []", 2, "notices-hosts"),
        ('[notices]\nhosts = ["https://ntfy.sh/"]', 2, "notices-hosts"),
        ('[notices]\ncontact = "me"', 2, "notices-contact"),
        ('[mail]\npassword = "x"', 2, "unknown"),
    ],
)
def test_a_wrong_line_is_told_with_its_number(text: str, line: int, key: str) -> None:
    with pytest.raises(BadHouse) as raised:
        house_of(text.encode())
    what = raised.value.note.get("what") or raised.value.key
    assert (raised.value.line, str(what)) == (line, key)
    for language in LANGUAGES:
        told = teller_of(language).tell(raised.value.note, Listener(None, (), ()))
        assert str(line) in told
        assert told.endswith(".")
        assert "Something happened" not in told
        assert "Ha pasado algo" not in told
