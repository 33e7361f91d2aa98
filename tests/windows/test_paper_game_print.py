"""The score pad for real cards is printed as text, whatever the names contain."""

import pytest
from PySide6.QtCore import QSizeF

from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import Seating
from canasta_qt.windows.paper_game.pad import pad_html
from canasta_qt.windows.rules import paper_document


@pytest.mark.usefixtures("qtbot")
def test_the_print_has_the_names_as_typed_and_all_totals() -> None:
    names = ("<b>x</b>", "Ben & Co", "Cleo", "Dan")
    rounds = (({"points": 640}, {"points": -150}), ({"points": 1200}, {"points": 300}))
    rules = parse_ruleset("classic_4")
    game = PaperGame(rules, Seating.PAIRS, names, 0, rounds)

    page = paper_document(pad_html(game), QSizeF(500, 700)).toPlainText()

    heads = page.partition("Round 1")[0].splitlines()
    assert heads[-2:] == ["<b>x</b> and Cleo", "Ben & Co and Dan"]
    assert "1,840" in page
    assert "Round 3: Cleo deals, Dan plays first." in page
    assert "<b>x</b> and Cleo" in page.partition("Round 3")[2]
