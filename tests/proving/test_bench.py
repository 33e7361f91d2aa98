"""The benchmark measures and prints every figure; the speed itself is not tested."""

import json
import sys
from argparse import Namespace

import pytest

from canasta_qt.proving.measure import bench
from canasta_qt.proving.measure.bench import _printed, main

FIGURES = {
    "calibration", "random", "standard", "observed", "legal_actions", "choose",
    "copy", "copy_and_play", "copy_and_apply", "observe", "format", "parse",
    "start_up",
}  # fmt: skip


def options(**changes: object) -> Namespace:
    """Return the options of the command line, with very short measurements."""
    values: dict[str, object] = {
        "json": False, "ruleset": None, "seed": 1, "seconds": 0.01, "checksum": None,
        "table": False,
    }  # fmt: skip
    return Namespace(**{**values, **changes})


def test_the_benchmark_measures_every_figure_and_prints_a_table_by_default(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(options(json=True)) == 0

    found = json.loads(capsys.readouterr().out)
    assert set(found) >= FIGURES
    for name in ("random", "standard", "observed"):
        assert found[name]["hands_per_second"] > 0
    assert found["copy"]["microseconds"] > 0

    figures = {name: found[name] for name in FIGURES}
    monkeypatch.setattr(bench, "measure_speed", lambda *_: figures)
    main(options(ruleset="classic_2"))

    text = capsys.readouterr().out
    assert "standard" in text
    assert "rounds per second" in text
    assert text.startswith(("interpreted", "compiled"))


def test_an_idle_table_is_not_painted(capsys: pytest.CaptureFixture[str]) -> None:
    main(options(json=True, table=True, seconds=0.4))

    found = json.loads(capsys.readouterr().out)
    assert found["idle"]["frames"] == 0
    assert found["idle"]["rendered"] == 0
    assert all(found[name]["frames"] > 0 for name in ("deal", "drag", "canasta"))


def test_frames_cannot_be_measured_without_qt(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6", None)

    assert main(options(table=True)) == 2

    assert "needs PySide6" in capsys.readouterr().err


def test_the_process_of_the_bots_plays_like_this_process(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(options(checksum=40))

    played, here, worker = (
        line.split()[-1] for line in capsys.readouterr().out.splitlines()
    )
    assert here == worker
    assert len(played) == 16


@pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS have a display")
def test_windows_cannot_be_measured_without_a_display(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"):
        monkeypatch.delenv(name, raising=False)

    with pytest.raises(SystemExit, match=r"no window could be measured: .*display"):
        _printed("table", "1")
