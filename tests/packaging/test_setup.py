"""The shell scripts that set up a machine choose a Python that works."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tidy.source import CHECKOUT

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no /bin/sh; py -m pip sets it up"
)


def sh(line: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Run one line with the functions of system.sh and `path` as the only PATH."""
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
def test_setup_scripts_are_valid_for_plain_sh(script: Path) -> None:
    subprocess.run(["/bin/sh", "-n", script], check=True)


WHOLE = f'exec {sys.executable} "$@"'
BARE = f'case "$2" in *ensurepip*) exit 1;; esac; {WHOLE}'
"""A Python that cannot make a virtual environment."""


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
def test_setup_chooses_a_suitable_python(
    there: dict[str, str], taken: str, tmp_path: Path
) -> None:
    for name, code in there.items():
        fake(tmp_path, name, code)

    found = sh("find_python", tmp_path)

    wanted = f"{tmp_path}/python{taken}\n" if taken else ""
    assert (found.returncode, found.stdout) == (0 if taken else 1, wanted)


def test_a_system_package_may_be_installed_under_either_of_two_names(
    tmp_path: Path,
) -> None:
    fake(
        tmp_path,
        "dpkg-query",
        'case "$4" in libegl1|libglib2.0-0) printf installed;; esac',
    )
    (tmp_path / "tr").symlink_to("/usr/bin/tr")

    found = sh("missing_packages libegl1 'libglib2.0-0t64|libglib2.0-0' xvfb", tmp_path)

    assert found.stdout == "xvfb\n"


def test_setup_tells_a_user_who_is_not_root_what_to_install(tmp_path: Path) -> None:
    for name in ("id", "apt-get", "dpkg-query", "apt-cache"):
        fake(tmp_path, name, "exit 1")

    found = sh("install_python", tmp_path)

    assert found.returncode == 1
    assert "sudo apt-get install python3 python3-venv" in found.stdout


NO_NETWORK = """\
WARNING: Retrying (Retry(total=0)) after connection 'NewConnectionError(...): \
Failed to establish a new connection: [Errno -3] Temporary failure in name resolution'
ERROR: Could not find a version that satisfies the requirement hatchling>=1.26
ERROR: No matching distribution found for hatchling>=1.26
"""
NO_INDEX = """\
WARNING: Retrying (Retry(total=0)) after connection 'NewConnectionError(...): \
Failed to establish a new connection: [Errno 111] Connection refused'
ERROR: No matching distribution found for hatchling>=1.26
"""
NO_PACKAGE = """\
ERROR: Could not find a version that satisfies the requirement PySide6-Essentials>=6.8
ERROR: No matching distribution found for PySide6-Essentials>=6.8
"""


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (NO_NETWORK, "there is no network"),
        (NO_INDEX, "the package index does not answer"),
        (NO_PACKAGE, "the package index has no PySide6-Essentials>=6.8 for this"),
        ("ERROR: Could not install packages due to an OSError", "pip failed"),
    ],
    ids=["network", "index", "package", "disk"],
)
def test_a_failure_of_pip_is_explained_in_one_sentence(
    said: str, sentence: str, tmp_path: Path
) -> None:
    log = tmp_path / "setup.log"
    log.write_text(said, encoding="utf-8")
    found = sh(f"PATH=/usr/bin:/bin; why_pip_failed {log}", tmp_path).stdout

    assert found.startswith(sentence)
    assert found.count("\n") == 1


def set_up(checkout: Path, path: str) -> subprocess.CompletedProcess[str]:
    """Run `setup.sh play` of a copied checkout with an index that refuses to answer."""
    return subprocess.run(
        ["/bin/sh", checkout / "packaging" / "setup.sh", "play"],
        env={
            "PATH": path,
            "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
            "PIP_RETRIES": "1",
            "PIP_CONFIG_FILE": os.devnull,
        },
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with only the files that set it up."""
    copy = tmp_path / "checkout"
    (copy / "packaging").mkdir(parents=True)
    for name in ("pyproject.toml", "packaging/setup.sh", "packaging/system.sh"):
        shutil.copy(CHECKOUT / name, copy / name)
    return copy


def system(path: Path, *programs: str) -> str:
    """Return a PATH with these programs of the system, and no package manager."""
    for name in programs:
        (path / name).symlink_to(shutil.which(name) or "")
    return str(path)


PROGRAMS = [
    "cat", "cksum", "cp", "dirname", "echo", "grep", "id", "mkdir", "printf", "rm",
    "sed", "sh", "sort", "tail", "tr", "uname", "wc",
]  # fmt: skip


def test_setup_explains_a_python_without_venv_in_one_sentence(
    checkout: Path, tmp_path: Path
) -> None:
    bare = f'case "$2" in *ensurepip*) exit 1;; esac; exec {sys.executable} "$@"'
    fake(tmp_path, "python3.13", bare)

    done = set_up(checkout, system(tmp_path, *PROGRAMS))

    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == (
        f"canasta-qt: {tmp_path}/python3.13 has no module venv; please install the"
        " package of your system that has it\n"
    )


def test_setup_explains_a_venv_without_pip_in_one_sentence(
    checkout: Path, tmp_path: Path
) -> None:
    python = f'''\
case "$2" in *"import pip"*) exit 1;; esac
if [ "$2" = venv ]; then mkdir -p "$4/bin" && ln -s "$0" "$4/bin/python"; exit; fi
exec {sys.executable} "$@"'''
    fake(tmp_path, "python3.13", python)

    done = set_up(checkout, system(tmp_path, *PROGRAMS, "ln"))

    assert (done.returncode, done.stderr) == (1, "")
    making, sentence = done.stdout.splitlines()
    assert making.startswith("canasta-qt: making .venv with Python 3.")
    assert sentence.startswith("canasta-qt: the Python in .venv has no pip; ")


def test_setup_explains_an_unreachable_package_index_and_writes_a_log(
    checkout: Path, tmp_path: Path
) -> None:
    fake(tmp_path, "python3.13", f'exec {sys.executable} "$@"')

    done = set_up(checkout, system(tmp_path, *PROGRAMS))

    assert (done.returncode, done.stderr) == (1, "")
    *_, step, sentence = done.stdout.splitlines()
    assert "installing what make play needs" in step
    assert "the package index does not answer" in sentence
    assert "build/setup.log" in sentence
    log = (checkout / "build" / "setup.log").read_text(encoding="utf-8")
    assert "No matching distribution" in log


def test_system_libraries_that_qt_lacks_are_named_once(tmp_path: Path) -> None:
    fake(
        tmp_path,
        "ldd",
        r"printf '%s:\n\tlibEGL.so.1 => not found\n\tlibc.so.6 => /lib/c\n' \"$@\"",
    )
    for name in ("sed", "sort"):
        (tmp_path / name).symlink_to(f"/usr/bin/{name}")

    assert sh("lacking_libraries 'a b' c", tmp_path).stdout == "libEGL.so.1\n"


def test_a_read_only_checkout_is_copied(tmp_path: Path) -> None:
    checkout, cache = tmp_path / "a checkout", tmp_path / "cäche"
    (checkout / "tests").mkdir(parents=True)
    (checkout / "tests" / "a test").write_text("new", encoding="utf-8")
    copy = cache / "canasta-qt" / "checkout"
    (copy / ".venv").mkdir(parents=True)
    (copy / "tests").mkdir()
    (copy / "tests" / "an old test").touch()
    (checkout / "tests").chmod(0o555)

    system = CHECKOUT / "packaging" / "system.sh"
    for _ in range(2):  # the second run replaces the copy
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
