"""What the table explains: terms, consequences of a discard, known cards.

Terms are explained by pointer, touch, focus and F1.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.cards import Rank
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.engine.state.observation import observe, unseen_cards
from canasta_qt.gestures import ConsequenceKind, Place, Spot
from canasta_qt.look.tokens import CARD_RATIO, Consequences, MemoryAids
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import parse_record
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.table.interaction import pointer as pointer_module
from canasta_qt.table.interaction.focus import FocusZone
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.scene.places import spot_rect
from canasta_qt.windows.rules import RuleSheet
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.wording.rule_sheet.sheet import rule_text
from canasta_qt.wording.table.memory import make_memory_aid_content
from canasta_qt.wording.table.topics import SHEET_ANCHORS_BY_TOPIC, Topic
from tests.app.playing import Spoken, Start, at_turn, dealt, top_sheet
from tests.app.table_controller import AtTable
from tests.narrow import instance, some
from tests.property.hands import complete, hand

NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
STYLE = TableStyle(duration_factor=0)
FROZEN = (
    "classic_4 turn=0.draw melds=[KhKdKsKc2h]/- pile=6h7h2dQh! bonus=3d/- "
    "hands=5c6c8h9h/(5)/(5)/(5)"
)
STOCK = "The stock is the face-down stack you draw from."


def middle(rect: Rect) -> QPointF:
    return QPointF(rect.mid_x, rect.mid_y)


def at_table(qtbot: QtBot) -> AtTable:
    return AtTable(qtbot, FROZEN, STYLE)


def places(table: AtTable) -> dict[Topic, QPointF]:
    """Return the place of each term on this table."""
    scene = table.view.scene()
    fixtures = scene.fixtures
    pill = next(pill for pill in fixtures.pills if pill.isVisible())
    bonus = next(
        row.content.threes_rect for row in fixtures.rows if row.content.threes_rect
    )
    return {
        Topic.FROZEN: middle(spot_rect(scene, Spot(Place.PILE))),
        Topic.STOCK: middle(fixtures.stock.text_rect),
        Topic.WILD: QPointF(pill.rect.right - 5, pill.rect.mid_y),
        Topic.THREES: middle(bonus),
    }


def test_pointing_at_a_part_of_the_table_explains_its_term(qtbot: QtBot) -> None:
    """Regression: F1 in the side panel told of what had been pointed to before."""
    table = at_table(qtbot)
    for term, at in places(table).items():
        table.view.pointer.on_move(at, NONE)
        assert table.view.context.topic_finder.current_topic is term
        said = table.view.context.topic_finder.explanation()
        assert said
        assert said in table.view.viewport().toolTip().replace("\n", " ")

    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.Leave))
    assert (
        table.view.context.topic_finder.current_topic,
        table.view.viewport().toolTip(),
    ) == (None, "")


def closed_ranks(table: AtTable) -> Rect:
    rows = table.view.scene().fixtures.rows
    return next(
        row.closed_ranks_rect for row in rows if row.closed_ranks_rect is not None
    )


@pytest.mark.parametrize(
    ("text", "place", "term"),
    [
        (
            FROZEN.replace("[KhKdKsKc2h]", "-"),
            lambda table: table.view.scene().picture.zones.own_row,
            Topic.MINIMUM,
        ),
        (
            FROZEN.replace("classic_4", "classic_4(burning=true)").replace(
                "[KhKdKsKc2h]/-", "-/[KhKdKsKcKhKdKs] burnt=K"
            ),
            closed_ranks,
            Topic.CLOSED,
        ),
        (
            FROZEN.replace("2dQh!", "Qh3s"),
            lambda table: spot_rect(table.view.scene(), Spot(Place.PILE)),
            Topic.BLOCKED,
        ),
    ],
)
def test_empty_rows_closed_ranks_and_blocked_piles_are_explained(
    qtbot: QtBot, text: str, place: Callable[[AtTable], Rect], term: Topic
) -> None:
    table = AtTable(qtbot, text, STYLE)

    table.view.pointer.on_move(middle(place(table)), NONE)

    assert table.view.context.topic_finder.current_topic is term


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each press a long press."""
    monkeypatch.setattr(pointer_module, "LONG_PRESS_MS", 0)


@pytest.mark.usefixtures("short")
def test_a_long_press_explains_a_term_without_any_action(qtbot: QtBot) -> None:
    table = at_table(qtbot)
    pointer, at = table.view.pointer, places(table)[Topic.STOCK]

    pointer.on_press(at, LEFT, 0)
    qtbot.waitUntil(lambda: pointer.press is None)
    pointer.on_release(at, LEFT)

    assert table.view.scene().toast.words == STOCK
    assert "command_requested" not in table.heard.names()


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("place", ["pile", "seal"])
def test_a_long_press_on_cards_fans_them_out_and_explains_the_term_beside(
    qtbot: QtBot, place: str
) -> None:
    text = FROZEN.replace("KhKdKsKc2h", "KhKdKsKcKhKd2h")
    table = AtTable(qtbot, text, STYLE)
    pointer, scene = table.view.pointer, table.view.scene()
    at = middle(spot_rect(scene, Spot(Place.PILE)))
    if place == "seal":
        sealed = next(i for i in scene.card_items.items if i.seal and i.isVisible())
        at = sealed.sceneBoundingRect().center()

    pointer.on_press(at, LEFT, 0)
    qtbot.waitUntil(lambda: pointer.is_fanned_out)
    fan, said = scene.peek.rect, scene.toast.words
    toast = scene.toast.geometry().adjusted(16, 16, -16, -16)
    pointer.on_release(at, LEFT)

    words = {"pile": "can take a frozen pile", "seal": "A canasta is a meld"}
    assert words[place] in said
    assert not toast.intersects(QRect(*map(round, (fan.x, fan.y, fan.w, fan.h))))
    assert not pointer.is_fanned_out


@pytest.mark.usefixtures("short")
def test_pointing_at_a_foot_explains_it_and_clicking_its_plate_asks_why(
    qtbot: QtBot,
) -> None:
    """On a low table the foot is on the plate: with its text, and with its card."""
    ruleset = next(each for each in ALL_RULESETS if each.foot_size)
    hands = "hands=5c6c8h9h/(5)/(5)/(5) feet=(11)/(11)/(11)/(11)"
    text = f"{ruleset.id} turn=0.draw pile=6h7hQh {hands}"
    table = AtTable(qtbot, text, STYLE)
    scene, pointer, asked = table.view.scene(), table.view.pointer, list[int]()
    foot = next(foot for foot in scene.fixtures.feet if foot.isVisible())
    pointer.on_move(middle(foot.rect), NONE)
    said = "The foot is a second packet. You pick it up when your hand is empty."
    assert table.view.context.topic_finder.explanation() == said

    table.view.resize(1024, 700)
    table.view.advice.seat_requested.connect(asked.append)
    items = scene.card_items.items
    cards = [each for each in items if each.spot.place is Place.FOOT]
    words = [foot.rect for foot in scene.fixtures.feet if foot.isVisible()]
    points = [card.sceneBoundingRect().center() for card in cards]
    plates = [plate.rect for plate in scene.fixtures.plates if plate.isVisible()]
    points += [middle(rect) for rect in words]
    assert any(rect.contains(at.x(), at.y()) for at in points for rect in plates)
    for at in points:
        pointer.on_press(at, LEFT, 0)
        qtbot.waitUntil(lambda: pointer.press is None)
        pointer.on_release(at, LEFT)
        assert scene.toast.words.startswith("The foot is a second packet.")
    assert asked == []

    pointer.on_press(QPointF(plates[0].x + 4, plates[0].y + 4), LEFT, 0)

    assert asked == [1]


def test_the_key_v_explains_the_term_under_the_keyboard_focus(qtbot: QtBot) -> None:
    table = at_table(qtbot)
    table.view.setFocus()
    found = dict[Topic | None, str]()
    for _ in range(5):
        QTest.keyClick(table.view, Qt.Key.Key_Tab)
        term = table.view.context.topic_finder.current_topic
        QTest.keyClick(table.view, Qt.Key.Key_V)
        found[term] = table.view.announcer.history[-1]
        focus = table.view.context.focus
        if focus.zone is FocusZone.OURS:
            QTest.keyClick(table.view, Qt.Key.Key_Right)
            assert focus.current_item is not None
            assert focus.current_item.spot == Spot(Place.NEW_MELD)
            topic = table.view.context.topic_finder.current_topic
            assert topic is None, "the side has opened"

    assert {Topic.FROZEN, Topic.STOCK, Topic.CANASTA} <= set(found)
    frozen = "You can take a frozen pile only with a natural pair from your hand."
    assert found[Topic.FROZEN].endswith(frozen)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda each: each.id)
def test_the_rule_sheet_of_every_game_explains_every_term(ruleset: object) -> None:
    told = {
        name
        for each in rule_text(ruleset).sections  # type: ignore[arg-type]
        for name in each.anchor_names
    }
    assert all(told & set(names) for names in SHEET_ANCHORS_BY_TOPIC.values())


def test_f1_opens_the_rules_at_the_paragraph_of_the_term(
    start: Start, qtbot: QtBot
) -> None:
    program = dealt(start)
    program.table.playback.finish_animations()
    scene = program.table.scene()
    program.table.pointer.on_move(middle(spot_rect(scene, Spot(Place.PILE))), NONE)
    assert program.table.context.topic_finder.current_topic is not None

    program.window.menus.actions["rules"].trigger()

    sheet = instance(RuleSheet, top_sheet(program))
    bar = sheet.text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)


TURN = (
    "classic_4 turn=0.play melds=[KhKdKs]/[TsTdTc] pile=6h7h7dQh "
    "hands=2s3sTh5c6c8h9h/(5)/(5)/(5)"
)
PILE = Spot(Place.PILE)
ALWAYS = TableStyle(Choices(consequences=Consequences.ALWAYS), duration_factor=0)


def tags(table: AtTable) -> list[str]:
    """Return the visible tags from left to right."""
    items = table.view.context.captions.items
    seen = sorted((item for item in items if item.isVisible()), key=lambda i: i.x())
    content = (item.content for item in seen)
    return [each.heading.replace("\n", " ") or each.effect for each in content]


def test_with_consequences_always_shown_every_card_has_a_tag(qtbot: QtBot) -> None:
    """A narrow card has only the icon."""
    table = AtTable(qtbot, TURN, ALWAYS)
    assert sorted(tags(table)) == ["blocks Clara", "feeds tens", "freezes"]

    table.view.resize(QSize(560, 420))

    assert tags(table)
    assert set(tags(table)) <= set(ConsequenceKind)


def test_the_tag_of_a_card_in_the_back_row_does_not_cover_its_index(
    qtbot: QtBot,
) -> None:
    """In two rows little of a card in the back row is visible."""
    many = " hands=" + "".join(rank + suit for rank in "456789TJQK" for suit in "cdhs")
    table = AtTable(qtbot, f"classic_4 turn=0.play{many}2s2d/(5)/(5)/(5)", ALWAYS)

    tag, *_ = [each for each in table.view.context.captions.items if each.isVisible()]
    picture = table.view.context.scene.picture
    card = next(each for each in picture.cards if each.hand_card is not None)
    assert card.visible_size is not None
    wide, high = card.visible_size
    assert high < card.rect.h / 2
    assert tag.content.heading == ""
    assert wide / 2 < tag.x() + tag.area.width() / 2 - card.rect.x < wide


def test_in_large_text_tags_do_not_cover_the_index_of_small_cards(qtbot: QtBot) -> None:
    """Regression: at 200 % icons covered whole cards, and texts those beside them."""
    table = AtTable(qtbot, TURN, replace(ALWAYS, font_size_factor=2.0))

    picture = table.view.context.scene.picture
    hand = picture.zones.card_width * CARD_RATIO
    items = [each for each in table.view.context.captions.items if each.isVisible()]
    assert len(items) == 3
    assert all(item.content.heading == "" for item in items)
    assert all(item.area.height() <= 0.3 * hand for item in items)


def test_by_default_only_a_selected_card_has_a_tag_which_is_announced(
    qtbot: QtBot,
) -> None:
    table = AtTable(qtbot, TURN, STYLE)
    assert tags(table) == []
    table.click(table.of_card("Th"))
    assert tags(table) == ["feeds tens"]
    table.view.context.focus.move_to(FocusZone.PILE, 0)
    said = table.view.announcer.history[-1]
    assert said.endswith("; Feeds their tens. Clara could take five cards.")

    table = AtTable(
        qtbot,
        TURN,
        TableStyle(Choices(consequences=Consequences.OFF), duration_factor=0),
    )
    table.click(table.of_card("Th"))
    goal = some(table.view.context.targeting.area_at(PILE))
    assert (tags(table), goal.caption) == ([], None), "who wants none sees none"


def test_an_initial_meld_with_the_pile_shows_its_cards_and_missing_points(
    qtbot: QtBot,
) -> None:
    text = "classic_4 turn=0.draw pile=6h7h7d4sQh hands=QsQd5c6c8s8d/(5)/(5)/(5)"
    table = AtTable(qtbot, text, STYLE)
    for queen in ("Qs", "Qd"):
        table.click(table.of_card(queen))

    goal = some(table.view.context.targeting.area_at(PILE))
    caption = some(goal.shown_caption)
    assert caption.heading == "Takes 5 cards: a meld of queens"
    assert caption.sentence == "30 of 50"


TEXT = (
    "classic_4 turn=0.draw melds=[KhKdKsKc2h]/- pile=6h7hKh bonus=3d/- "
    "hands=5c6c8h9h/8s8d(3)/(5)/(5) known=-/8s8d/-/-"
)


def seated(qtbot: QtBot, aids: MemoryAids) -> AtTable:
    table = AtTable(
        qtbot, TEXT, TableStyle(Choices(memory_aids=aids), duration_factor=0)
    )
    table.view.setFocus()
    return table


def test_the_key_c_shows_the_cards_already_seen_until_the_next_action(
    qtbot: QtBot,
) -> None:
    table = seated(qtbot, MemoryAids.OUT)
    box, looks = table.view.scene().questions.memory, list[None]()
    table.view.memory_opened.connect(lambda: looks.append(None))

    table.key(Qt.Key.Key_C)
    assert box.isVisible()
    assert "kings 5 of 8, twos 1 of 8" in box.accessibleName()
    assert "eights" not in box.accessibleName()
    table.key(Qt.Key.Key_Left)
    assert not box.isVisible()

    table.key(Qt.Key.Key_C)
    assert len(looks) == 2
    table.controller.play_action(DRAW)
    assert not box.isVisible()
    assert len(looks) == 2


def test_the_strongest_memory_aid_names_cards_known_in_hands(qtbot: QtBot) -> None:
    """Without memory aids C says where they are switched on."""
    table, purist = seated(qtbot, MemoryAids.KNOWN), seated(qtbot, MemoryAids.NONE)
    for each in (table, purist):
        each.key(Qt.Key.Key_C)

    said = table.view.scene().questions.memory.accessibleName()
    assert said.endswith("Clara holds two eights.")
    assert not purist.view.scene().questions.memory.isVisible()
    assert purist.view.scene().toast.words.startswith("Memory aids are off.")


def test_an_answer_has_few_lines_where_there_is_room(
    qtbot: QtBot, start: Start, spoken: Spoken
) -> None:
    """Regression: beside the text of an empty row it had more and shorter lines."""
    spoken("de")
    program = at_turn(qtbot, start, language="de")
    program.window.area.toggle_panel()
    QTest.keyClick(program.table, Qt.Key.Key_C)

    toast = program.table.scene().toast
    assert toast.words.startswith("Gedächtnishilfen")
    assert toast.scene_rect.h < 80


def test_every_use_of_the_memory_aid_is_counted_in_the_record(start: Start) -> None:
    program = dealt(start)
    program.table.memory_opened.emit()
    program.table.memory_opened.emit()

    saved = parse_record(program.autosave.text)
    assert saved.private_fields["_aids"] == 2


@pytest.mark.sample(3)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda each: each.id)
def test_the_memory_aid_shows_true_and_public_facts_only(ruleset: Ruleset) -> None:
    rng = Random(5)
    for moment in hand(ruleset, 0).moments[::6]:
        position = moment.before
        seat = position.turn
        memory = make_memory_aid_content(observe(position, seat), hands=True)
        whole = Counter(card >> 2 for card in position.terms.deck)
        view = observe(position, seat).position
        unseen = Counter(card >> 2 for card in unseen_cards(view))
        for rank, out, number in memory.played_cards:
            held = sum(ranks[rank] for ranks in view.ranks)
            assert number == whole[rank]
            assert out + held + unseen[rank] == number
        for other, cards in memory.known_cards:
            assert other != seat
            assert not Counter(cards) - Counter(position.hand(other))
        swapped = complete(observe(position, seat), rng)
        assert make_memory_aid_content(observe(swapped, seat), hands=True) == memory


def test_the_memory_aid_does_not_count_the_players_hand_as_seen() -> None:
    view = observe(parse_position(f"canasta/1 {TEXT}"), 0)

    out = {
        rank: number
        for rank, number, _ in make_memory_aid_content(view, hands=False).played_cards
    }

    assert (out[Rank(5)], out[Rank(2)]) == (0, 1)
