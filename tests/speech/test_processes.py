"""What surrounds the voice: start-up cost, the host's isolation, ends of all kinds, and nothing on
the terminal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from playroom.process import module_path
from playroom.speech.daemon_watch import address, answers
from playroom.speech.process import HostProcess, host_command
from tests.speech.conftest import alive, wait
from tests.speech.fake_ssip import FakeSpeechd

PROGRAM = """
import sys, time
from playroom.speech import Urgency
from playroom.speech.speaker import Speaker
speaker = Speaker(("ao2",), "es", lambda trouble: None)
speaker.say("El as de copas y una frase larga")
while not speaker.backend:
    time.sleep(0.005)
print(speaker.host_pid, flush=True)
"""


def run(code: str, cwd: Path) -> subprocess.Popen[str]:
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(module_path()))
    return subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_importing_speech_imports_nothing_heavy() -> None:
    heavy = [
        "subprocess",
        "ctypes",
        "shutil",
        "tempfile",
        "socket",
        "json",
        "pathlib",
        "dataclasses",
        "inspect",
        "asyncio",
    ]
    heavy += ["speechd", "pyttsx3", "accessible_output2", "prism"]
    code = f"import sys, playroom.speech; print(*sorted(set(sys.modules) & set({heavy!r})))"
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "COV"))}
    environment["PYTHONPATH"] = os.pathsep.join(module_path())
    # -S: whatever site-packages' start-up files import is not ours.
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        capture_output=True,
        text=True,
        env=environment,
        timeout=20,
        check=True,
    )
    assert done.stdout.split() == []


def test_a_program_that_is_killed_leaves_no_host(daemon: FakeSpeechd, tmp_path: Path) -> None:
    program = run(PROGRAM + "time.sleep(60)", tmp_path)
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    assert alive(pid)
    program.kill()
    program.communicate()
    assert wait(lambda: not alive(pid), 3)


def test_a_killed_program_leaves_no_host_even_when_the_daemon_is_frozen(
    daemon: FakeSpeechd, tmp_path: Path
) -> None:
    program = run(
        PROGRAM + "while True: speaker.say('x', Urgency.REPLY); time.sleep(.05)", tmp_path
    )
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    daemon.freeze()
    time.sleep(0.2)
    program.kill()
    program.communicate()
    assert wait(lambda: not alive(pid), 3)


@pytest.mark.parametrize(
    "end",
    ["", "speaker.close()", "raise SystemExit(3)", "raise ValueError('x')", "sys.stdout.close()"],
)
def test_every_end_of_a_program_is_quick_and_quiet(
    daemon: FakeSpeechd, tmp_path: Path, end: str
) -> None:
    program = run(PROGRAM + end, tmp_path)
    started = time.monotonic()
    out, err = program.communicate(timeout=10)
    assert time.monotonic() - started < 5
    assert wait(lambda: not alive(int(out)), 2)
    assert out.count("\n") == 1
    assert ("ValueError: x" in err) if "ValueError" in end else (err == "")
    assert program.returncode == {"raise SystemExit(3)": 3, "raise ValueError('x')": 1}.get(end, 0)


def test_nothing_in_the_current_folder_takes_the_place_of_a_module(
    daemon: FakeSpeechd, tmp_path: Path
) -> None:
    for name in (
        "json",
        "queue",
        "speechd",
        "accessible_output2",
        "playroom",
        "threading",
        "sitecustomize",
    ):
        (tmp_path / f"{name}.py").write_text(
            f"open({str(tmp_path / 'taken')!r}, 'a').write({name!r})\nraise SystemExit(9)\n"
        )
    heard: list[dict[str, object]] = []
    here = Path.cwd()
    os.chdir(tmp_path)
    try:
        command = host_command("ao2", False)
        assert str(tmp_path) not in json.loads(command[command.index("-c") + 2])
        host = HostProcess("ao2", command, lambda _, news: heard.append(news), lambda _: None)
    finally:
        os.chdir(here)
    assert wait(lambda: heard)
    host.kill()
    assert host.wait(2)
    assert "ready" in heard[0], heard
    assert not (tmp_path / "taken").exists()


def test_the_host_also_runs_by_its_name(daemon: FakeSpeechd) -> None:
    order = json.dumps({"op": "say", "id": 1, "text": "por su nombre", "language": "es"}) + "\n"
    host = subprocess.Popen(
        [sys.executable, "-m", "playroom.speech.host", "ao2"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=dict(os.environ, PYTHONPATH=os.pathsep.join(module_path())),
    )
    assert host.stdin is not None
    host.stdin.write("not json\n{}\n" + order)
    host.stdin.flush()
    assert host.stdout is not None
    assert [next(iter(json.loads(host.stdout.readline()))) for _ in range(3)] == [
        "ready",
        "ack",
        "done",
    ]
    assert daemon.texts("end") == ["por su nombre"]
    out, err = host.communicate(timeout=5)  # it ends with its input
    assert out == ""
    assert (err, host.returncode) == ("", 0)


@pytest.mark.skipif(not Path("/dev/ptmx").exists(), reason="needs a pseudo-terminal")
def test_nothing_that_a_library_prints_reaches_the_terminal(tmp_path: Path) -> None:
    """ao2 prints on its standard output when there is no daemon, pyttsx3 raises, all inside a real
    terminal.
    """
    import pty

    code = (
        "import time\nfrom playroom.speech import *\ntold = []\n"
        "s = open_speech(Choice('tts', False, 'asked', None), 'es', told.append)\n"
        "s.say('hola')\n"
        "end = time.monotonic() + 8\n"
        "while not told and time.monotonic() < end: time.sleep(.01)\n"
        "s.close()\nprint('END', told[0].code)"
    )
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(module_path()), PATH="/nonexistent")
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(tmp_path)
        os.execve(sys.executable, [sys.executable, "-c", code], environment)
    seen = b""
    try:
        while block := os.read(terminal, 4096):
            seen += block
    except OSError:
        pass
    os.waitpid(child, 0)
    os.close(terminal)
    assert seen == b"END no-speech\r\n"


def test_an_order_to_a_host_that_takes_nothing_is_refused_and_never_waits() -> None:
    host = HostProcess(
        "x", [sys.executable, "-c", "import time; time.sleep(60)"], lambda *_: None, lambda _: None
    )
    os.kill(host.pid, signal.SIGSTOP)
    started = time.monotonic()
    order = {"op": "say", "text": "x" * 2000}
    assert any(host.send(order) == "no-answer" for _ in range(200)), "the pipe never got full"
    assert time.monotonic() - started < 2
    host.kill()
    assert host.wait(2)
    assert host.send(order) == "died"
    host.kill()


@pytest.mark.parametrize(
    ("env", "where"),
    [
        ({"SPEECHD_ADDRESS": "unix_socket:/run/x/s"}, ("unix", "/run/x/s")),
        ({"SPEECHD_ADDRESS": "inet_socket:127.0.0.1:6561"}, ("inet", ("127.0.0.1", 6561))),
        ({"SPEECHD_ADDRESS": "inet_socket"}, ("inet", ("127.0.0.1", 6560))),
        (
            {"XDG_RUNTIME_DIR": "/run/user/1000"},
            ("unix", "/run/user/1000/speech-dispatcher/speechd.sock"),
        ),
        ({"HOME": "/home/ana"}, ("unix", "/home/ana/.cache/speech-dispatcher/speechd.sock")),
        ({"SPEECHD_SOCKET": "/tmp/s"}, ("unix", "/tmp/s")),
    ],
)
def test_where_the_daemon_listens(env: dict[str, str], where: object) -> None:
    assert address(env) == where


def test_a_daemon_answers_or_does_not(daemon: FakeSpeechd) -> None:
    env = {"SPEECHD_ADDRESS": daemon.address}
    assert answers(env)
    daemon.freeze()
    assert not answers(env, 0.1)
    daemon.thaw()
    daemon.die()
    assert not answers(env)
    assert not answers({"SPEECHD_ADDRESS": "unix_socket:" + "x" * 200})
