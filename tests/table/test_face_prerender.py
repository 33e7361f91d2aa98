"""Faces are drawn before they are needed, one at a time."""

from pytestqt.qtbot import QtBot

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.table.items.card_item import deck_for
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from tests.table.sitting import MIDDLE, card, seen


def watched(qtbot: QtBot, style: TableStyle) -> TableView:
    view = TableView(style, store=PixmapStore())
    view.resize(700, 520)
    qtbot.addWidget(view)
    view.show()
    view.start_table(("You", "Clara", "Anton", "Tomás"), 0)
    observation = seen(MIDDLE)
    view.show_view(observation)
    with qtbot.waitSignal(view.settled, timeout=2000):
        view.advance((), observation)
    return view


def test_every_face_is_drawn_in_the_sizes_of_the_table(qtbot: QtBot) -> None:
    view = watched(qtbot, TableStyle(speed=0.25))

    qtbot.waitUntil(lambda: not view._face_prerender.waiting, timeout=8000)

    before = view.scene().store.rendered
    picture = view.scene().picture
    assert picture is not None
    deck = deck_for(view.scene().style_now, picture.zones.meld)
    for name in ("As", "Th", "4c", "Xr", "3d"):
        view.scene().store.face(
            card(name), picture.zones.meld, view.scene().ratio, deck
        )
    assert view.scene().store.rendered == before


def test_nothing_is_drawn_ahead_where_results_are_shown_at_once(qtbot: QtBot) -> None:
    view = watched(qtbot, TableStyle(speed=0))

    assert not view._face_prerender.waiting
