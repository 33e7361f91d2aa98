"""The picture equals the observation, whatever is done with the window.

A few dozen acts here; `python -m tests.app.monkey` does them for minutes.
"""

import tempfile
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.cards import ALL_CARDS
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.picture.placement import HomeKind
from tests.app import monkey, monkey_acts
from tests.app.playing import Start, deal, my_turn
from tests.app.true_picture import program_faults


@pytest.mark.sample(2)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("spell", ["suite.1", "suite.2"])
def test_a_monkey_finds_nothing(spell: str) -> None:
    """Issue 13, 6."""
    played = monkey.play(spell, acts=25)

    assert len(played.done) == 25
    assert played.ears.heard == []


def of_kind(program: Program, kind: HomeKind) -> CardItem:
    """The topmost card of a kind of place."""
    items = program.table.scene().card_items.items
    found = [item for item in items if item.home.kind is kind]
    return max(found, key=lambda item: item.zValue())


def turn_stock_up(program: Program) -> None:
    of_kind(program, HomeKind.STOCK).face = ALL_CARDS[7]


def lose_a_card(program: Program) -> None:
    program.table.scene().card_items._dismiss(of_kind(program, HomeKind.PILE))


def shift_a_card(program: Program) -> None:
    item = of_kind(program, HomeKind.HAND)
    item.base += item.base


def hide_a_card(program: Program) -> None:
    of_kind(program, HomeKind.HAND).setVisible(False)


def change_hands(program: Program) -> None:
    session = program.controller.session
    assert session is not None
    session.position.turn = 2
    session.decision += 1  # what was seen before is no longer so


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (turn_stock_up, "a hidden card shows its face"),
        (lose_a_card, "107 cards instead of 108"),
        (shift_a_card, "a card lies where no place is"),
        (hide_a_card, "a card is seen and should not be, or not"),
        (change_hands, "is shown instead of"),
    ],
)
def test_what_is_wrong_in_the_picture_is_found(
    qtbot: QtBot, start: Start, wrong: object, said: str
) -> None:
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    before = program_faults(program)

    wrong(program)  # type: ignore[operator]

    assert before == []
    assert said in " ".join(program_faults(program))


@pytest.mark.nightly
@pytest.mark.usefixtures("qapp")
def test_what_a_monkey_finds_can_be_done_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The failure names one command; the same spell does the same things."""
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    ends = iter([False] * 8 + [True])

    def faults(_: Program) -> list[str]:
        return ["a card is blue"] if next(ends, True) else []

    first = monkey.play("suite.3", acts=6).done
    with monkeypatch.context() as patch:
        patch.setattr(monkey_acts, "program_faults", faults)
        with pytest.raises(monkey_acts.PictureError) as found:
            monkey.play("suite.3", acts=40)

    assert "a card is blue" in str(found.value)
    assert "python -m tests.app.monkey --seed suite.3 --acts" in str(found.value)
    assert first[0] in str(found.value)
    assert (tmp_path / "canasta-monkey-suite.3.png").exists()
    assert monkey.play("suite.3", acts=6).done == first
