"""Faces are drawn before they are needed, one at a time."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from canasta_qt.art.deck_style import DeckStyle
from canasta_qt.art.drawings import Slot
from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.art.portraits import Mood
from canasta_qt.gestures import Effect
from canasta_qt.look.tokens import Shadow
from canasta_qt.table.items.animator import Step
from canasta_qt.table.items.captions import Caption
from canasta_qt.table.items.dragged_cards import SIZE
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from tests.table.sitting import MIDDLE, card, seen


def watched(
    qtbot: QtBot, style: TableStyle, size: tuple[int, int] = (700, 520)
) -> TableView:
    view = TableView(style, store=PixmapStore())
    view.resize(*size)
    qtbot.addWidget(view)
    view.show()
    view.start_table(("You", "Clara", "Anton", "Tomás"), 0)
    observation = seen(MIDDLE)
    view.show_view(observation)
    with qtbot.waitSignal(view.settled):
        view.advance((), observation)
    return view


def test_every_face_is_drawn_in_the_sizes_of_the_table(qtbot: QtBot) -> None:
    view = watched(qtbot, TableStyle(speed=0.25))

    qtbot.waitUntil(lambda: not view._face_prerender.waiting)

    scene = view.scene()
    before = scene.store.rendered
    assert scene.picture is not None
    open_cards = [c for c in scene.picture.cards if c.shown and c.face is not None]
    widths = {place.width for place in open_cards}
    for width in widths:
        deck = scene.style_now.cards
        scene.store.back(width, scene.ratio, deck)
        for name in ("As", "Th", "4c", "Xr", "3d"):
            scene.store.face(card(name), width, scene.ratio, deck)
    scene.store.frost(scene.picture.zones.stock, scene.ratio)
    assert len(widths) > 2
    assert scene.store.rendered == before


def test_what_is_drawn_is_not_gone_through_again_unless_all_is_forgotten(
    qtbot: QtBot,
) -> None:
    view = watched(qtbot, TableStyle(speed=0.25))
    prerender = view._face_prerender
    qtbot.waitUntil(lambda: not prerender.waiting)

    prerender.refresh()
    asked_later = len(prerender.waiting)
    prerender._timer.timeout.emit()
    assert asked_later == 1
    assert not prerender.waiting

    view.scene().store.clear()
    prerender.refresh()
    prerender._timer.timeout.emit()
    assert prerender.waiting


def test_what_a_drag_shows_beside_the_card_is_drawn_before_it_begins(
    qtbot: QtBot,
) -> None:
    view = watched(qtbot, TableStyle(speed=0.25))
    qtbot.waitUntil(lambda: not view._face_prerender.waiting)
    scene = view.scene()
    before = scene.store.rendered
    pixmap = QPixmap(200, 300)
    assert scene.picture is not None
    widest = max(place.width for place in scene.picture.cards)

    painter = QPainter(pixmap)
    scene.ghost.lift((card("As"),), SIZE * widest, QPointF(0.5, 0.5))
    scene.ghost.draw(painter)
    caption = Caption(Effect.BLOCKS, "Blocks Clara")
    caption.paint(painter, scene.brushes, QRectF(0, 0, 150, 26), whole=False)
    painter.end()

    assert scene.store.rendered == before


def test_the_first_deal_finds_its_shadows_and_plates_drawn(qtbot: QtBot) -> None:
    """Issue 11, 2: the first frame of a deal takes no longer than others."""
    view = TableView(TableStyle(speed=0.25), store=PixmapStore())
    view.resize(1400, 900)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitUntil(lambda: not view._face_prerender.waiting)
    scene = view.scene()
    ahead, before = {kind for kind, *_ in scene.store._shadows}, scene.brushes
    grounds = {key[0] for key in before._grounds if isinstance(key, tuple)}

    view.start_table(("You", "Clara", "Anton", "Tomás"), 0)
    view.show_view(seen(MIDDLE))
    view.grab()

    assert len(scene.card_items.items) == 108, "made before they are dealt"
    assert scene.brushes is before
    wide, line = scene.fixtures.no_pile.area.width(), before.palette.zone_line
    rendered = scene.store.rendered
    for kind in Slot:
        scene.store.slot(kind, wide, scene.ratio, line)

    assert scene.store.rendered == rendered
    assert {Shadow.REST, Shadow.STACK, Shadow.FLYING, Shadow.LEATHER} <= ahead
    assert {("leather", True), ("leather", False), ("face", True), "shade"} < grounds


def test_a_plate_finds_every_mood_of_its_face_drawn(qtbot: QtBot) -> None:
    view = watched(qtbot, TableStyle(speed=0.25), (1400, 900))
    qtbot.waitUntil(lambda: not view._face_prerender.waiting)
    scene = view.scene()
    before, plate = scene.store.rendered, scene.fixtures.plates[0]
    pixmap = QPixmap(400, 300)

    painter = QPainter(pixmap)
    for mood in Mood:
        for turn in (False, True):
            plate.look = replace(plate.look, mood=mood, turn=turn)
            plate.draw(painter)
    painter.end()

    assert plate.look.places is not None
    assert plate.look.places.face.w > 0
    assert scene.store.rendered == before


def test_the_same_table_is_asked_for_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is hundreds of pictures to ask for, after every movement."""
    view = watched(qtbot, TableStyle(speed=0.25))
    ahead = view._face_prerender
    qtbot.waitUntil(lambda: not ahead.waiting)
    asked = list[object]()

    def of_this(*given: object) -> list[object]:
        asked.append(given)
        return []

    monkeypatch.setattr(ahead, "_of_this", of_this)

    ahead.refresh()
    ahead._draw_one()
    again = list(asked)
    view.resize(800, 520)
    view._on_size_stands()
    ahead.refresh()
    ahead._draw_one()

    assert again == []
    assert len(asked) == 1


def test_a_table_that_nobody_sees_draws_nothing_ahead(qtbot: QtBot) -> None:
    view = watched(qtbot, TableStyle(speed=0.25))

    view.hide()
    assert not view._face_prerender.waiting

    view.show()
    assert view._face_prerender.waiting


def test_the_patient_get_a_card_in_another_width_until_it_is_drawn() -> None:
    store, style, king = PixmapStore(), DeckStyle(), card("Kh")

    first = store.of(king, 60, 1, style, patient=True)
    wide = store.of(king, 90, 1, style)
    kept = store.of(king, 80, 1, style, patient=True)
    drawn = store.of(king, 80, 1, style)

    assert (first.width(), wide.width(), kept.width(), drawn.width()) == (
        60,
        90,
        90,
        80,
    )
    assert store.of(king, 80, 1, style, patient=True).width() == 80
    assert store.rendered == 3


def test_nobody_is_so_patient_as_to_see_a_blurred_card() -> None:
    """All hands of a watched game are small, and the table may never rest."""
    store, style, king = PixmapStore(), DeckStyle(), card("Kh")
    store.of(king, 30, 2, style, patient=True)

    assert store.of(king, 80, 2, style, patient=True).width() == 160


def test_nothing_is_drawn_while_cards_move(qtbot: QtBot) -> None:
    """Issue 11, 2: no pixmap is rendered during a drag, or while anything moves."""
    view = watched(qtbot, TableStyle(speed=1))
    draws, busy, store = view._face_prerender, [True], view.scene().store
    draws._busy = lambda: busy[0]
    draws.refresh()
    waiting, before = len(draws.waiting), store.rendered

    draws._draw_one()
    meanwhile = (len(draws.waiting), store.rendered)
    busy[0] = False
    while draws.waiting and store.rendered == before:
        draws._draw_one()  # a slow machine only asks what is needed the first time

    assert meanwhile == (waiting, before)
    assert store.rendered == before + 1


def test_pictures_are_drawn_in_the_pauses_between_the_moves_of_bots(
    qtbot: QtBot,
) -> None:
    """A table of bots hardly ever rests; in a pause nothing moves."""
    view = watched(qtbot, TableStyle(speed=0.25))
    animator, ahead = view.playback.animator, view._face_prerender
    qtbot.waitUntil(lambda: not ahead.waiting)
    view.scene().store.clear()
    ahead.refresh()
    before = view.scene().store.rendered

    animator.play([Step(list, pause=60_000)], at_once=True)
    qtbot.waitUntil(lambda: not ahead.waiting)

    assert animator.busy
    assert not animator.moving
    assert view.scene().store.rendered > before


def test_faces_of_players_are_drawn_before_cards_that_nobody_has_seen(
    qtbot: QtBot,
) -> None:
    """Issue 11, 2: they show how they feel in the pass in which a canasta is sealed."""
    view = watched(qtbot, TableStyle(speed=0.25), (1400, 900))
    scene = view.scene()
    assert scene.picture is not None
    jobs = list(view._face_prerender._of_this(scene.picture, seen(MIDDLE)))
    lying = {(place.face, place.width) for place in scene.picture.cards if place.shown}

    moods = [i for i, (_, first, *_) in enumerate(jobs) if isinstance(first, Mood)]
    unseen = [
        number
        for number, (draw, *told) in enumerate(jobs)
        if draw == scene.store.of and tuple(told[:2]) not in lying
    ]

    assert len(moods) == 3 * len(Mood)
    assert max(moods) < min(unseen)


def test_a_back_is_drawn_at_once_where_a_face_may_wait(qtbot: QtBot) -> None:
    """All backs of a size are one picture; scaled, each costs with every frame."""
    scene = watched(qtbot, TableStyle(speed=1)).scene()
    back = next(it for it in scene.card_items.items if it.face is None)
    face = next(it for it in scene.card_items.items if it.face is not None)

    for item in (back, face):
        item.art = round(0.9 * item.art) - 0.5

    assert back.pixmap(1.0).width() == round(back.art)
    assert face.pixmap(1.0).width() != round(face.art)


def test_nothing_is_drawn_ahead_where_results_are_shown_at_once(qtbot: QtBot) -> None:
    view = watched(qtbot, TableStyle(speed=0))

    assert not view._face_prerender.waiting
