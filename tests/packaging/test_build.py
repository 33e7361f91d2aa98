"""The trial run of the frozen program finds what a player would notice."""

import runpy
import sys
from pathlib import Path

import pytest

import canasta_qt
from tests.tidy.source import CHECKOUT

build = runpy.run_path(str(CHECKOUT / "packaging" / "build.py"))


def frozen(tmp_path: Path, code: str) -> Path:
    """Return an executable that does what the code says."""
    program = tmp_path / "canasta-qt"
    program.write_text(f"#!{sys.executable}\n{code}\n", encoding="utf-8")
    program.chmod(0o755)
    return program


@pytest.mark.parametrize(
    ("status", "out", "err", "complaint"),
    [
        (1, "1.2.3", "", "ended with status 1"),
        (-6, "1.2.3", "", "ended with status -6"),
        (0, "", "", "did not name its version 1.2.3"),
        (0, "1.2.3", "QPixmap: null", "said on standard error: QPixmap: null"),
    ],
)
def test_a_failed_trial_run_of_the_frozen_program_is_explained(
    status: int, out: str, err: str, complaint: str
) -> None:
    (found,) = build["smoke_complaints"](status, out, err, "1.2.3")

    assert found.startswith(complaint)


def test_the_trial_run_gets_no_environment_variables_of_this_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere")
    monkeypatch.setenv("CANASTA_HOME", "somewhere")

    environment = build["bare_environment"](tmp_path)

    assert environment["HOME"] == str(tmp_path)
    assert environment["QT_QPA_PLATFORM"] == "offscreen"
    assert not {"PYTHONPATH", "CANASTA_HOME", "DISPLAY"} & set(environment)


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows starts no script by its first line"
)
def test_a_program_that_writes_into_its_own_folder_fails_the_build(
    tmp_path: Path,
) -> None:
    says = f"print('canasta-qt {canasta_qt.__version__}')"
    tidy = frozen(tmp_path, says)
    assert canasta_qt.__version__ in build["smoke"](tidy)

    untidy = frozen(tmp_path, f"open('autosave', 'w').close(); {says}")
    with pytest.raises(build["BuildError"], match="left autosave behind"):
        build["smoke"](untidy)
