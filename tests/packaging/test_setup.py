"""The plain sh that sets up a bare machine chooses a Python that really works."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tidy.source import CHECKOUT

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no /bin/sh; py -m pip sets it up"
)


def sh(line: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Run one line with the functions of system.sh and only `path` to find programs."""
    return subprocess.run(
        ["/bin/sh", "-c", f". packaging/system.sh; PATH={path}; unset PYTHON; {line}"],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=False,
    )


def fake(path: Path, name: str, code: str) -> Path:
    program = path / name
    program.write_text(f"#!/bin/sh\n{code}\n", encoding="utf-8")
    program.chmod(0o755)
    return program


@pytest.mark.parametrize("script", sorted(CHECKOUT.glob("packaging/**/*.sh")), ids=str)
def test_the_scripts_are_plain_sh(script: Path) -> None:
    subprocess.run(["/bin/sh", "-n", script], check=True)


WHOLE = f'exec {sys.executable} "$@"'
BARE = f'case "$2" in *ensurepip*) exit 1;; esac; {WHOLE}'
"""A Python that can make no virtual environment."""


@pytest.mark.parametrize(
    ("there", "taken"),
    [
        ({"python3.14": "exit 127", "python3.13": WHOLE, "python3.11": WHOLE}, "3.13"),
        ({"python3.13": BARE, "python3.11": WHOLE}, "3.11"),
        ({"python3.13": BARE}, "3.13"),
        ({"python3": "exit 1"}, ""),
    ],
    ids=["the newest that works", "one that makes a venv", "without one", "too old"],
)
def test_a_python_is_chosen(there: dict[str, str], taken: str, tmp_path: Path) -> None:
    for name, code in there.items():
        fake(tmp_path, name, code)

    found = sh("find_python", tmp_path)

    wanted = f"{tmp_path}/python{taken}\n" if taken else ""
    assert (found.returncode, found.stdout) == (0 if taken else 1, wanted)


def test_a_package_by_either_name_is_enough(tmp_path: Path) -> None:
    fake(
        tmp_path,
        "dpkg-query",
        'case "$4" in libegl1|libglib2.0-0) printf installed;; esac',
    )
    (tmp_path / "tr").symlink_to("/usr/bin/tr")

    found = sh("missing_packages libegl1 'libglib2.0-0t64|libglib2.0-0' xvfb", tmp_path)

    assert found.stdout == "xvfb\n"


def test_a_player_who_is_not_root_is_told_what_to_install(tmp_path: Path) -> None:
    for name in ("id", "apt-get", "dpkg-query", "apt-cache"):
        fake(tmp_path, name, "exit 1")

    found = sh("install_python", tmp_path)

    assert found.returncode == 1
    assert "sudo apt-get install python3 python3-venv" in found.stdout


def test_libraries_that_qt_lacks_are_named_once(tmp_path: Path) -> None:
    fake(
        tmp_path,
        "ldd",
        r"printf '%s:\n\tlibEGL.so.1 => not found\n\tlibc.so.6 => /lib/c\n' \"$@\"",
    )
    for name in ("sed", "sort"):
        (tmp_path / name).symlink_to(f"/usr/bin/{name}")

    assert sh("lacking_libraries 'a b' c", tmp_path).stdout == "libEGL.so.1\n"


def test_a_checkout_that_cannot_be_written_to_is_copied(tmp_path: Path) -> None:
    checkout, cache = tmp_path / "a checkout", tmp_path / "cäche"
    (checkout / "tests").mkdir(parents=True)
    (checkout / "tests" / "a test").write_text("new", encoding="utf-8")
    copy = cache / "canasta-qt" / "checkout"
    (copy / ".venv").mkdir(parents=True)
    (copy / "tests").mkdir()
    (copy / "tests" / "an old test").touch()
    (checkout / "tests").chmod(0o555)

    system = CHECKOUT / "packaging" / "system.sh"
    for _ in range(2):  # what it has copied it can also replace
        found = subprocess.run(
            ["/bin/sh", "-c", f". '{system}'; writable_copy"],
            cwd=checkout,
            env={"PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": str(cache)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert found.stdout == f"{copy}\n"
        assert "cannot be written to" in found.stderr
    assert {path.relative_to(copy).as_posix() for path in copy.rglob("*")} == {
        ".venv",
        "tests",
        "tests/a test",
    }
