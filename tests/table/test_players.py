"""Players at the table: faces that show moods, and speech bubbles."""

from dataclasses import replace
from itertools import permutations, product

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSize, QTimer
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.commands import Command
from canasta_qt.engine.state import events as happened
from canasta_qt.engine.state.events import Event
from canasta_qt.gestures import Offer, Prompt, PromptKind, TurnState
from canasta_qt.look.tokens import DurationMs
from canasta_qt.table.items.seat_plates import DEALER_DISC
from canasta_qt.table.motion.reactions import moods_after
from canasta_qt.table.overlay.accessibility import AccessibleItemInterface
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.table_state import make_table_state
from canasta_qt.windows.widgets.choices import Choices
from tests.narrow import some
from tests.table.table_view import MIDDLE, NAMES, Sitting, cards, seen

NINE = cards("6h7h9s2s4s8c5d6d7d")
CANASTA = happened.CanastaCompleted(1, 1, 0, "natural")
THREE_SEATS = (
    "classic_3 turn=0.play dealer=1 pile=6h hands=XrAsAcQdQcQsJdJcTh9d8h7s/(11)/(11)"
)
EIGHT_SEATS = (
    "family_hand_and_foot turn=3.draw pile=6h hands="
    + "AsAcQdQc/(9)/(9)/(8)/(9)/(9)/(9)/(8)"
)


def shown(table: Sitting) -> list[Mood]:
    return [plate.content.mood for plate in table.scene.fixtures.plates]


@pytest.mark.parametrize(
    ("event", "pleased"),
    [
        (happened.CanastaCompleted(2, 0, 0, "mixed"), {0, 2}),
        (happened.PileTaken(3, NINE[:8]), {1, 3}),
        (happened.WentOut(0, concealed=False), {0, 2}),
        (happened.HandDeclared(1, "pairs", (), 2000), {1, 3}),
        (happened.GameEnded((5000, 3000), (0,)), {0, 2}),
        (happened.GameEnded((5000, 5000), (0, 1)), {0, 1, 2, 3}),
    ],
)
def test_good_events_of_a_side_make_the_other_side_sad(
    event: Event, pleased: set[int]
) -> None:
    moods = moods_after(event, make_table_state(seen(MIDDLE)))

    assert {seat for seat, mood in moods.items() if mood is Mood.PLEASED} == pleased
    assert set(moods.values()) <= {Mood.PLEASED, Mood.DISMAYED}
    assert set(moods) == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "event",
    [
        happened.PileTaken(3, NINE[:7]),
        happened.CardsDrawn(1, cards("Xr")),
        happened.CardDiscarded(1, cards("4c")[0]),
        happened.BonusLaid(1, 1, cards("3d")[0]),
        happened.MeldLaid(1, 1, 0, cards("AsAhAd"), 60),
        happened.CanastaMixed(1, 1, 0),
        happened.FootTakenUp(1, cards("Xr")),
        happened.PartnerAsked(1, 3),
    ],
)
def test_draws_and_small_events_change_no_mood(event: Event) -> None:
    assert moods_after(event, make_table_state(seen(MIDDLE))) == {}


def test_allies_against_a_lone_player_share_their_mood() -> None:
    game = "classic_3(three_player_lone_hand=true)"
    state = make_table_state(seen(f"{game} turn=0.play lone=1 hands=AsAc/(9)/(9)"))
    gone = happened.WentOut(2, concealed=False)

    assert [moods_after(gone, state)[seat] for seat in range(3)] == [
        Mood.PLEASED,
        Mood.DISMAYED,
        Mood.PLEASED,
    ]


@pytest.mark.parametrize("react", [True, False])
def test_moods_are_shown_for_a_while_if_the_setting_allows(
    qtbot: QtBot, *, react: bool
) -> None:
    table = Sitting(
        qtbot, style=TableStyle(Choices(faces_react=react), duration_factor=0)
    )
    still = [Mood.CALM] * 3
    assert shown(table) == still

    table.view.context.react_to_events((CANASTA,))

    moved = [Mood.PLEASED, Mood.DISMAYED, Mood.PLEASED]
    assert shown(table) == (moved if react else still)
    qtbot.waitUntil(lambda: shown(table) == still)


def test_every_seat_has_its_portrait_and_description(qtbot: QtBot) -> None:
    table = Sitting(qtbot, EIGHT_SEATS)
    plates = table.scene.fixtures.plates

    faces = [plate.content.portrait for plate in plates]
    assert faces == [who for who in Portrait if who is not Portrait.CARDS]
    assert plates[6].toolTip() == "Says little, pours the tea, misses nothing."


def test_the_playing_style_of_a_bot_is_in_tooltip_and_accessible_description(
    table: Sitting,
) -> None:
    people = table.scene.people
    ways = ("", "Ruth", "", "")[: len(people.names)]
    table.scene.set_players(replace(people, playing_styles=ways))
    table.view.show_observation(table.observation)

    told = (
        "Taps the table twice when she likes her hand. Always denies it.\n"
        "Discards what opponents can use the least."
    )
    assert table.scene.fixtures.plates[0].toolTip() == told
    (stop,) = (it for it in table.view.accessible_items if it.name.startswith("Clara,"))
    assert AccessibleItemInterface(stop).text(QAccessible.Text.Description) == told
    assert not AccessibleItemInterface(stop).state().disabled


def test_a_speech_bubble_is_at_its_plate_and_covers_no_melds_or_cards(
    table: Sitting,
) -> None:
    """Regression: a short bubble covered the cards of the speaker."""
    scene = table.scene
    zones, speech = scene.picture.zones, scene.speech_bubble

    for seat, words in product(range(4), ("I’m out!", "Yes.", "May I go out?")):
        table.view.context.show_speech(seat, words)
        for place in (zones.other_rows, zones.own_row, *zones.plate_rects):
            assert speech.scene_rect.overlap_area(place) == 0
        assert speech.tip is not None
        near = (
            zones.plate_rects[seat - 1] if seat else zones.hand.with_margin(zones.gap)
        )
        assert near.with_margin(3).contains(*speech.tip)


@pytest.mark.parametrize("size", [(900, 600), (1030, 770), (1600, 1000)])
def test_a_speech_bubble_covers_no_heading_of_a_side(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Nor melds. Regression: with six players “Yes, go out.” covered the name of
    another side.
    """
    hands = "AsAcQdQc" + "/(9)" * 5
    text = f"hand_and_foot turn=0.play pile=6h hands={hands} melds=-/[8s8h8d]/[7s7h7d]"
    table = Sitting(qtbot, text)
    table.view.resize(*size)
    scene = table.scene
    picture = scene.picture
    melds = [each.area for row in picture.meld_rows for each in row.columns.values()]
    titles = [row.title_rect for row in scene.fixtures.rows]

    for seat in range(1, 6):
        table.view.context.show_speech(seat, "Yes, go out.")
        for place in (*picture.zones.plate_rects, *titles, *melds):
            assert scene.speech_bubble.scene_rect.overlap_area(place) == 0


def test_a_speech_bubble_replaces_the_previous_one_and_hides_later(
    qtbot: QtBot, table: Sitting
) -> None:
    """A new game does not show bubbles of the previous one."""
    speech = table.scene.speech_bubble

    table.view.context.show_speech(0, "May I go out?")
    table.view.context.show_speech(2, "Yes.")

    assert (speech.words, speech.isVisible()) == ("Yes.", True)
    waits = [it.interval() for it in speech.findChildren(QTimer) if it.isActive()]
    assert waits == [DurationMs.SPEECH_DISPLAY], "a notice is shown for longer"
    qtbot.waitUntil(speech.isHidden)
    table.view.context.show_speech(2, "Yes.")
    table.view.start_table(("You", "Clara", "Anton", "Tomás"), 0)
    assert speech.isHidden()


def test_the_partners_question_points_at_the_plate_and_hint_stays_offered(
    table: Sitting,
) -> None:
    offers = (Offer(Command.YES), Offer(Command.NO), Offer(Command.HINT))
    table.show_turn(TurnState.ANSWER, offers, seat=2, points=5)
    table.view.status.show_prompt(Prompt(PromptKind.ANSWER_PARTNER, asking_seat=2))

    scene = table.scene
    question = scene.questions.question
    assert [button.offer.command for button in scene.status_line.buttons] == [
        Command.HINT
    ]
    for size in (table.view.size(), QSize(1400, 900)):
        table.view.resize(size)
        QCoreApplication.processEvents()
        plate = scene.zones().plate_rects[1]
        assert plate.with_margin(3).contains(*some(question.tip))
        assert question.scene_rect.overlap_area(plate) == 0


def test_a_new_game_shows_no_names_of_the_previous_one(qtbot: QtBot) -> None:
    """Regression: plates of eight players got the names of four."""
    table = Sitting(qtbot, EIGHT_SEATS)

    table.view.start_table(NAMES[:4], 0)
    table.view.set_style(TableStyle(Choices(card_size=120), duration_factor=0))
    table.view.show_scores(None)

    scene = table.scene
    assert not any(plate.isVisible() for plate in scene.fixtures.plates)
    assert not any(item.isVisible() for item in scene.card_items.items)


TABLES = {
    2: "classic_2 turn=0.play dealer=1 pile=6h hands=XrAsAcQdQcQsJdJc/(11)",
    3: THREE_SEATS,
    4: MIDDLE,
    6: "family_hand_and_foot seating=pairs turn=0.draw pile=6h hands="
    + "AsAcQdQc/(9)/(9)/(8)/(9)/(9)",
    8: EIGHT_SEATS,
}


@pytest.mark.parametrize("size", [(1600, 900), (1100, 720)])
def test_every_plate_names_the_partner_also_when_playing_from_the_foot(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Regression: narrow plates said `in foot` only."""
    text = f"{TABLES[6]} feet=(11)/-/-/-/-/(11)"
    table = Sitting(qtbot, text)
    table.view.start_table(NAMES[:6], 0)
    table.view.resize(*size)
    table.view.show_observation(seen(text))

    plates = [p for p in table.scene.fixtures.plates if p.isVisible()]
    said = [plate.content.second_line for plate in plates]
    assert all("with" in words or "partner" in words for words in said), said
    assert len({"in foot" in words for words in said[:4]}) == 1, said


@pytest.mark.sample(4)
@pytest.mark.parametrize(("first", "second"), list(permutations(TABLES, 2)))
def test_a_game_for_any_number_of_players_can_follow_any_other(
    qtbot: QtBot, first: int, second: int
) -> None:
    """With a style and a score set between the players and their cards."""
    view = Sitting(qtbot, TABLES[first]).view

    view.start_table(NAMES[:second], 0)
    view.set_style(TableStyle(Choices(card_size=110), duration_factor=0))
    view.show_scores(None)
    view.show_observation(seen(TABLES[second]))

    plates = [each for each in view.scene().fixtures.plates if each.isVisible()]
    assert [plate.content.name for plate in plates] == list(NAMES[1:second])


@pytest.mark.parametrize("dealer", [0, 2])
def test_the_dealer_has_the_dealer_mark(qtbot: QtBot, dealer: int) -> None:
    """Regression: everybody had it but the player."""
    text = MIDDLE.replace("dealer=2", f"dealer={dealer}")
    fixtures = Sitting(qtbot, text).view.scene().fixtures

    own = [row.content.is_dealer for row in fixtures.rows]
    assert any(own) == (dealer == 0)
    assert fixtures.plates[1].content.is_dealer == (dealer == 2)


def test_the_dealer_mark_of_the_player_is_before_their_name(qtbot: QtBot) -> None:
    """Regression: it was behind “We”, as if the side had dealt."""
    text = MIDDLE.replace("dealer=2", "dealer=0")
    rows = Sitting(qtbot, text).view.scene().fixtures.rows
    (own,) = (row for row in rows if row.content.is_dealer)

    parts = own.plaque_text()

    (line,) = (rect for rect, run in parts.text_lines if run.words == "you, Anton")
    assert parts.dealer_mark.y() == pytest.approx(line.center().y(), abs=2)
    assert parts.dealer_mark.x() + DEALER_DISC * own.brushes.text_scale <= line.left()


def test_the_dealer_mark_beside_a_long_name_stays_on_the_face(qtbot: QtBot) -> None:
    """Regression: it touched the line below the name."""
    table = Sitting(qtbot, painted=True)
    table.view.start_table(("You", "Clara", "Maximiliane-Sophie", "Tomás"), 0)
    table.view.show_observation(table.observation)
    places = table.scene.fixtures.plates[1].content.places
    face, names = places.portrait_rect, places.names_rect

    left, right = round(face.right) + 1, int(names.x) - 1
    picture = table.view.grab(QRect(left, int(names.y), right - left, int(names.h)))

    shown = picture.toImage()
    dots = product(range(shown.width()), range(shown.height()))
    assert max(shown.pixelColor(*dot).lightness() for dot in dots) < 100


def test_words_on_the_plate_of_a_player_without_cards_have_the_room_of_the_fan(
    qtbot: QtBot,
) -> None:
    """Regression: in German it was not said that the partner had gone out."""
    out = "classic_4 turn=2.over out=2 cause=went_out hands=4s5s/6h7h/-/Td"
    table = Sitting(qtbot, f"{out} melds=[KsKhKdKcKsKhKd]/[9s9h9d]")
    plate = table.scene.fixtures.plates[1]

    plate.show_content(replace(plate.content, second_line="hat ausgemacht"))

    assert plate.second_line_font
