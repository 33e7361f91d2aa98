"""The side panel's score card and the chip that stands for it."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QTextFormat
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import LIGHT
from canasta_qt.translate import figure
from canasta_qt.windows import score_card
from canasta_qt.windows.main_area import docks, panel_width
from canasta_qt.windows.score_card import (
    MatchScore,
    ScoreCard,
    SideStanding,
    chip_words,
)
from canasta_qt.windows.side_panel import SidePanel
from canasta_qt.windows.widgets.style import Look
from tests.windows.samples import ALONE, ROUNDS, STANDING


def shown(qtbot: QtBot, standing: MatchScore, width: int = 225) -> ScoreCard:
    card = ScoreCard()
    qtbot.addWidget(card)
    card.resize(width, 100)
    card.show_standing(standing)
    return card


def words(card: ScoreCard) -> str:
    """The texts in the order of reading."""
    blocks = card.document.toPlainText().replace("\ufffc", "").split("\n")
    return "|".join(block for block in blocks if block.strip())


def right_edges(card: ScoreCard) -> dict[str, float]:
    """Where each text ends, by its words."""
    layout, edges = card.document.documentLayout(), {}
    block = card.document.begin()
    while block.isValid():
        left = layout.blockBoundingRect(block).left()
        if block.layout().lineCount():
            line = block.layout().lineAt(0)
            edges[block.text()] = left + line.naturalTextRect().right()
        block = block.next()
    return edges


def test_two_sides_have_a_line_for_each_thing_that_counts(qtbot: QtBot) -> None:
    assert words(shown(qtbot, STANDING)) == (
        "Round 4|to 5,000|We|They|1,985|2,410|Canastas|800|0"
        "|Melds|360|0|Red threes|200|−100|Minimum|open|120"
    )


def test_points_of_a_new_canasta_roll_and_those_taken_back_do_not(qtbot: QtBot) -> None:
    """feel.md 6, Points: a number along an arc to the pad, the total rolls 300."""
    us, them = STANDING.sides
    fewer = replace(STANDING, sides=(replace(us, canastas=300), them))
    card = shown(qtbot, fewer)
    card.show_standing(STANDING, rolls=True)
    card._roll.pause()
    texts = []
    for now in (0, 100, 299, 300):
        card._roll.setCurrentTime(now)
        texts.append(words(card).split("Canastas|")[1].split("|")[0])
    card.show_standing(fewer, rolls=True)

    assert card._roll.duration() == 300
    assert texts[0] == "300"
    assert 300 < int(texts[1]) < int(texts[2]) <= 800
    assert texts[3] == "800"
    assert "Canastas|300|" in words(card)


@pytest.mark.parametrize("width", [225, 295])
def test_names_totals_and_figures_end_in_two_columns_84_apart(
    qtbot: QtBot, width: int
) -> None:
    """feel.md 3: right-aligned over their columns."""
    edges = right_edges(shown(qtbot, STANDING, width))

    ours = [edges[text] for text in ("We", "1,985", "800", "360", "200", "open")]
    theirs = [edges[text] for text in ("They", "2,410", "−100", "120")]
    assert theirs == pytest.approx([width - 28] * 4, abs=1)
    assert ours == pytest.approx([width - 28 - 84] * 6, abs=1)


@pytest.mark.parametrize(
    ("totals", "size"), [((1985, 2410), 24), ((11775, 410), 20), ((-1775, 410), 20)]
)
def test_totals_are_smaller_from_six_characters_on(
    qtbot: QtBot, totals: tuple[int, int], size: int
) -> None:
    sides = zip(STANDING.sides, totals, strict=True)
    far = tuple(replace(side, total=total) for side, total in sides)
    card = shown(qtbot, replace(STANDING, sides=far))

    cursor = card.document.find(figure(totals[1]))
    pixels = cursor.charFormat().property(QTextFormat.Property.FontPixelSize.value)
    assert pixels == size
    assert right_edges(card)[figure(totals[1])] == pytest.approx(197, abs=1)


def test_columns_move_where_long_words_need_the_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in German: a word that cannot be broken pushes no figure off its column."""
    monkeypatch.setattr(
        score_card,
        "translate",
        lambda _, text: {"Minimum": "Mindestwert", "open": "offen"}.get(text, text),
    )
    card = shown(qtbot, replace(STANDING, sides=(STANDING.sides[0],) * 2), 223)

    layout, block = card.document.documentLayout(), card.document.begin()
    ends = []
    while block.isValid():
        if block.text() in ("offen", "800"):
            ends.append(layout.blockBoundingRect(block).right())
        block = block.next()
    assert ends[:2] == pytest.approx(ends[2:], abs=1)
    assert ends[1] <= card.document.textWidth()


def test_where_no_threes_are_laid_out_they_have_no_line(qtbot: QtBot) -> None:
    said = words(shown(qtbot, replace(STANDING, no_threes=True)))

    assert "Red threes" not in said
    assert "|Melds|360|0|Minimum|" in said


def test_where_black_threes_count_too_the_line_says_threes(qtbot: QtBot) -> None:
    said = words(shown(qtbot, replace(STANDING, black_threes=True)))

    assert "|Threes|200|" in said


def test_more_sides_have_a_line_each(qtbot: QtBot) -> None:
    assert words(shown(qtbot, ALONE)) == (
        "Round 2 of 4|You|minimum 50|300|Clara|620 melded|700|Anton|minimum 15|−85"
    )


EIGHT = MatchScore(
    1,
    tuple(
        SideStanding(name, total, melds=230, opening=50, is_open=seat % 3 > 0)
        for seat, (name, total) in enumerate(
            zip(
                ("You", "Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora"),
                (0, 1985, 2410, -60, 11985, 12005, 700, 85),
                strict=True,
            )
        )
    ),
    target=10_000,
)


@pytest.mark.parametrize("rounds", ["first", "late"])
def test_eight_players_take_a_line_of_25_pixels_each(qtbot: QtBot, rounds: str) -> None:
    """feel.md 3: eight players take 246 px."""
    early = tuple(replace(side, total=0) for side in EIGHT.sides)
    card = shown(qtbot, EIGHT if rounds == "late" else replace(EIGHT, sides=early))

    assert card.height() <= 246
    assert card.height() >= 8 * 25


def test_with_eight_players_the_log_keeps_490_pixels(qtbot: QtBot) -> None:
    """In the usual window, 1280 by 800."""
    panel = SidePanel()
    qtbot.addWidget(panel)
    panel.resize(panel_width(1280), 770)
    panel.show()
    panel.score.show_standing(EIGHT)
    qtbot.waitUntil(lambda: panel.log.height() >= 490)


def test_the_line_of_the_side_on_turn_has_the_ground_of_the_newest(
    qtbot: QtBot,
) -> None:
    sides = tuple(replace(each, on_turn=each.name == "Ines") for each in EIGHT.sides)
    card = shown(qtbot, replace(EIGHT, sides=sides))
    pixels = card.grab().toImage()

    high = [
        row
        for row in range(pixels.height())
        if pixels.pixelColor(150, row).name() == LIGHT.accent_soft.lower()
    ]
    assert 20 <= len(high) <= 26


def test_a_game_of_rounds_says_its_opening_canastas_and_what_is_missing(
    qtbot: QtBot,
) -> None:
    assert words(shown(qtbot, ROUNDS)) == (
        "Round 2 of 4|minimum 90|You, Anton\u20281 red, 1 black · 580|640"
        "|Clara, Paul\u2028not opened yet|725"
        "|Ruth, Greta\u20281 red, 0 black · 0|415"
        "|To go out: 1 red and 3 black.\u2028Three aces in hand: −500."
    ).replace("\u2028", "|")


def test_a_reader_hears_every_figure_with_its_side(qtbot: QtBot) -> None:
    two, many = shown(qtbot, STANDING), shown(qtbot, ALONE)

    assert two.accessibleDescription() == (
        "Round 4, to 5,000. We: 1,985. They: 2,410. Canastas: We 800, They 0. "
        "Melds: We 360, They 0. Red threes: We 200, They −100. "
        "Minimum: We open, They 120."
    )
    assert "Clara: 700, 620 melded." in many.accessibleDescription()


def test_a_new_standing_replaces_the_old_one(qtbot: QtBot) -> None:
    card = shown(qtbot, ALONE)
    assert card.isVisible()
    card.show_standing(STANDING)

    assert "Anton" not in words(card)
    assert "1,985" in words(card)


def test_a_long_name_leaves_room_for_the_figures(qtbot: QtBot) -> None:
    long = SideStanding("Bartholomew the Great", 12345, ours=True)
    card = shown(qtbot, MatchScore(1, (long, SideStanding("Clara", 0))))

    edges = right_edges(card)
    assert edges["Bartholom…"] == pytest.approx(edges["12,345"], abs=1)
    assert "Bartholomew the Great: 12,345" in card.accessibleDescription()


def test_the_chip_says_totals_hand_and_goal() -> None:
    words = chip_words(STANDING)

    assert words.sides == (("We", "1,985"), ("They", "2,410"))
    assert (words.hand, words.target) == ("Round 4", "to 5,000")


def test_with_many_sides_the_chip_says_us_and_the_best_of_the_others() -> None:
    """R5: and which place our own is."""
    sides = ("You", "300"), ("Clara", "700"), ("", "2nd of 3")
    assert chip_words(ALONE).sides == sides


def test_the_panel_is_a_fifth_of_the_window_within_limits() -> None:
    assert panel_width(1280) == 250
    assert panel_width(1024) == 240
    assert panel_width(1920) == 320
    assert panel_width(3840) == 320


def test_the_panel_docks_where_940_pixels_are_left_for_the_table() -> None:
    assert docks(1280)
    assert docks(1180)
    assert not docks(1179)
    assert not docks(1280, q=2.0)


@pytest.mark.parametrize(("q", "heading"), [(1.0, ("A turn", "")), (2.0, None)])
def test_in_large_text_the_lines_give_way_to_what_is_learned(
    qtbot: QtBot, q: float, heading: tuple[str, str] | None
) -> None:
    card = shown(qtbot, STANDING, 400)
    card.set_look(Look(q=q))
    card.head(heading)
    assert "Minimum" in words(card)

    card.set_look(Look(q=2.0))
    card.head(("A turn", "1 min"))

    assert "Minimum" not in words(card)
    assert "We" in words(card)
