"""A second start speaks to the first window."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from canasta_qt.app.start.single_instance import SecondStartListener, ask_first, channel


def test_the_first_window_hears_a_later_start(qtbot: QtBot, tmp_path: Path) -> None:
    bell = SecondStartListener(tmp_path)

    with qtbot.waitSignal(bell.rung) as rung:
        assert ask_first(tmp_path)

    assert rung.args == [""]
    bell.close()


def test_the_first_window_is_told_which_file_to_open(
    qtbot: QtBot, tmp_path: Path
) -> None:
    bell = SecondStartListener(tmp_path)

    with qtbot.waitSignal(bell.rung) as rung:
        ask_first(tmp_path, "raise /games/Zoë’s game.canasta\n".encode())

    assert rung.args == ["/games/Zoë’s game.canasta"]
    bell.close()


def test_without_a_first_window_nobody_hears(qtbot: QtBot, tmp_path: Path) -> None:
    bell = SecondStartListener(tmp_path)
    bell.close()

    assert not ask_first(tmp_path)
    assert qtbot is not None


def test_every_home_has_its_own_bell(tmp_path: Path) -> None:
    assert channel(tmp_path / "one") != channel(tmp_path / "two")
    assert channel(tmp_path / "one") == channel(tmp_path / "x" / ".." / "one")
