"""What the table remembers: cards that are out, and cards known in hands."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.cards import Rank
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.engine.state.observation import observe, unseen_cards
from canasta_qt.look.tokens import MemoryAids
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.wording.table.memory import remembered
from tests.app.at_table import AtTable
from tests.app.playing import Start, dealt
from tests.narrow import some
from tests.property.hands import complete, hand

TEXT = (
    "classic_4 turn=0.draw melds=[KhKdKsKc2h]/- pile=6h7hKh bonus=3d/- "
    "hands=5c6c8h9h/8s8d(3)/(5)/(5) known=-/8s8d/-/-"
)
STYLE = TableStyle(speed=0)


def seated(qtbot: QtBot, aids: MemoryAids) -> AtTable:
    table = AtTable(qtbot, TEXT, replace(STYLE, memory_aids=aids))
    table.view.setFocus()
    return table


def test_c_shows_what_is_out_until_something_happens(qtbot: QtBot) -> None:
    table = seated(qtbot, MemoryAids.OUT)
    box, looks = table.view.scene().memory, list[None]()
    table.view.aided.connect(lambda: looks.append(None))

    table.key(Qt.Key.Key_C)
    assert box.isVisible()
    assert "kings 5 of 8, twos 1 of 8" in box.accessibleName()
    assert "eights" not in box.accessibleName()
    table.key(Qt.Key.Key_Left)
    assert not box.isVisible()

    table.key(Qt.Key.Key_C)
    assert len(looks) == 2
    table.controller.do(DRAW)
    assert not box.isVisible()
    assert len(looks) == 2


def test_the_third_step_names_cards_known_in_hands(qtbot: QtBot) -> None:
    """Purists are told where it is switched on."""
    table, purist = seated(qtbot, MemoryAids.KNOWN), seated(qtbot, MemoryAids.NONE)
    for each in (table, purist):
        each.key(Qt.Key.Key_C)

    said = table.view.scene().memory.accessibleName()
    assert said.endswith("Clara holds two eights.")
    assert not purist.view.scene().memory.isVisible()
    assert purist.view.scene().toast.words.startswith("Memory aids are off.")


def test_every_look_is_counted_in_the_record(start: Start) -> None:
    program = dealt(start)
    program.table.aided.emit()
    program.table.aided.emit()

    session = some(program.controller.session)
    assert session.record.own["_aids"] == 2


@pytest.mark.sample(3)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda each: each.id)
def test_what_is_remembered_is_true_and_public(ruleset: Ruleset) -> None:
    rng = Random(5)
    for moment in hand(ruleset, 0).moments[::6]:
        position = moment.before
        seat = position.turn
        memory = remembered(observe(position, seat), hands=True)
        whole = Counter(card >> 2 for card in position.terms.deck)
        view = observe(position, seat).position
        unseen = Counter(card >> 2 for card in unseen_cards(view))
        for rank, out, number in memory.out:
            held = sum(ranks[rank] for ranks in view.ranks)
            assert number == whole[rank]
            assert out + held + unseen[rank] == number
        for other, cards in memory.known:
            assert other != seat
            assert not Counter(cards) - Counter(position.hand(other))
        swapped = complete(observe(position, seat), rng)
        assert remembered(observe(swapped, seat), hands=True) == memory


def test_the_own_hand_is_not_out() -> None:
    view = observe(parse_position(f"canasta/1 {TEXT}"), 0)

    out = {rank: number for rank, number, _ in remembered(view, hands=False).out}

    assert (out[Rank(5)], out[Rank(2)]) == (0, 1)
