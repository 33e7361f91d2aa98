"""The celebration of a canasta and of going out: where, how long, what ends it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import Theme
from canasta_qt.table.motion.celebrations import CanastaCelebration, GoingOutCelebration
from canasta_qt.table.paint.table_style import TableStyle
from tests.narrow import some
from tests.table.table_view import Sitting, card
from tests.table.table_view import played as played_line
from tests.text_table import read_rows

NATURAL = "[KhKdKsKcKhKd]"
HANDS = "hands=9d8d5d4d3sKc/(5)/(7)/(6)"
OURS = f"classic_4 turn=0.play pile=9s8c {HANDS} melds=%s[AsAhAd]/[JhJcJs]"
NORMAL = TableStyle(duration_factor=1.0)

Played = Callable[..., Sitting]


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """Return a table that has just played a line up to its canasta."""

    def made(text: str, line: str, style: TableStyle = NORMAL) -> Sitting:
        table = Sitting(qtbot, text, style)
        tell(table, text, line)
        while (step := step_of(table)) is not None and moment_of(table) is None:
            step.setCurrentTime(step.duration())
        return table

    return made


def tell(table: Sitting, text: str, line: str) -> None:
    """Show the events of a line."""
    table.view.play_events(*played_line(text, line))


def step_of(table: Sitting) -> QAbstractAnimation | None:
    """Return the running animation step."""
    animator = table.view.playback.animator
    return animator if animator.state() is animator.State.Running else None


def moment_of(table: Sitting) -> CanastaCelebration | None:
    found = table.view.viewport().findChild(CanastaCelebration)
    return found if found is not None and found.isVisible() else None


def shown(table: Sitting) -> CanastaCelebration:
    return some(moment_of(table))


def test_the_celebration_of_our_first_natural_canasta_takes_1_5_seconds(
    played: Played,
) -> None:
    table = played(OURS % NATURAL, "0: meld m0+Kc, discard 4d")

    canasta = shown(table)
    assert some(step_of(table)).duration() == 1500
    assert (canasta.seal, canasta.words) == ("natural", "Natural canasta")
    assert canasta.points == "+500"
    assert canasta.is_own
    now = table.scene.status_line
    assert now.words.bold_text == "Natural canasta."
    assert now.words.plain_text == "Seven kings, and not one wild card among them."
    assert [button.label for button in now.buttons] == ["Skip"]


@pytest.mark.parametrize(("text", "line", "said"), read_rows(__file__, "canastas.rows"))
def test_each_kind_of_canasta_is_celebrated_with_its_seal_name_and_points(
    played: Played, text: str, line: str, said: str
) -> None:
    table = played(text, line)

    canasta = shown(table)
    rest = table.scene.status_line.words.plain_text
    found = canasta.seal, canasta.words, canasta.points, rest
    assert [*found] == said.split(" | ")


@pytest.mark.parametrize(
    "style",
    [
        TableStyle(duration_factor=0),
        TableStyle(duration_factor=1.0, has_reduced_motion=True),
    ],
)
def test_with_reduced_motion_only_the_seal_is_shown_for_a_canasta(
    qtbot: QtBot, played: Played, style: TableStyle
) -> None:
    table = played(OURS % NATURAL, "0: meld m0+Kc, discard 4d", style)

    qtbot.waitUntil(lambda: not table.view.playback.animator.is_busy)
    assert moment_of(table) is None
    assert "natural" in [item.seal for item in table.scene.card_items.items]


def by_escape(table: Sitting) -> None:
    table.key(Qt.Key.Key_Escape)


def by_click(table: Sitting) -> None:
    table.click(QPoint(300, 320))


@pytest.mark.parametrize("press", [by_escape, by_click])
def test_escape_or_a_click_on_the_felt_ends_the_celebration(
    qtbot: QtBot, played: Played, press: Callable[[Sitting], None]
) -> None:
    table = played(OURS % NATURAL, "0: meld m0+Kc, discard 4d")
    shown(table)

    press(table)

    assert not table.view.playback.animator.is_busy
    position = table.scene.table_state.position
    assert position.pile[-1] == card("4d")
    qtbot.waitUntil(lambda: moment_of(table) is None)


def test_a_canasta_in_a_replay_is_celebrated_too(qtbot: QtBot) -> None:
    """The signal `begun` is not connected there."""
    table = Sitting(qtbot, OURS % NATURAL, NORMAL, watched=True)
    tell(table, OURS % NATURAL, "0: meld m0+Kc, discard 4d")

    qtbot.waitUntil(lambda: moment_of(table) is not None)
    table.view.playback.finish_animations()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0: meld m0+Ks, discard 4d", "You went out"),
        ("1: meld m0+Jd, discard 5d", "Clara went out"),
    ],
)
def test_going_out_is_celebrated_with_a_text_for_every_player(
    qtbot: QtBot, line: str, said: str
) -> None:
    """The next events end it."""
    text = (
        "classic_4 turn=%s.play pile=9s8c hands=%s/(7)/(6) "
        "melds=[KhKdKsKcKhKd2d][AsAhAd]/[JhJcJs][6h6d6s6c6h6s6d]"
    )
    seat = line[0]
    hands = "Ks4d/(9)" if seat == "0" else "9h4c/Jd5d"
    text = text % (seat, hands)
    table = Sitting(qtbot, text, NORMAL)
    tell(table, text, line)

    def moment() -> GoingOutCelebration | None:
        found = table.view.viewport().findChild(GoingOutCelebration)
        return found if found is not None and found.isVisible() else None

    while (step := step_of(table)) is not None and moment() is None:
        step.setCurrentTime(step.duration())
    shown_now = some(moment())
    assert shown_now.words == said
    assert table.scene.status_line.words.bold_text == f"{said}."

    table.view.playback.finish_animations()

    assert moment() is None


@pytest.mark.parametrize("meld", [0, 7])
def test_the_moving_points_of_a_canasta_are_never_cut_by_the_table_edge(
    played: Played, meld: int
) -> None:
    """Regression: the right edge of the table cut “+500”."""
    melds = ["[AsAhAd][QsQhQd][JsJhJd][TsThTd][8s8h8d][7s7h7d][6s6h6d]"]
    melds.insert(0 if meld == 0 else 1, NATURAL)
    text = f"classic_4 turn=0.play pile=9s8c {HANDS} melds={''.join(melds)}/[4h4c4s]"
    style = replace(NORMAL, theme=Theme.CONTRAST)  # without light
    table = played(text, f"0: meld m{meld}+Kc, discard 4d", style)
    step, viewport = some(step_of(table)), table.view.viewport()
    edge = QRect(viewport.width() - 1, 0, 1, viewport.height())
    table.view.setUpdatesEnabled(True)
    before = viewport.grab(edge).toImage()

    for time in range(700, 1240, 20):
        step.setCurrentTime(time)
        assert viewport.grab(edge).toImage() == before, time
