"""Rows of melds: many melds, several of a rank, and threes beside them."""

from itertools import groupby, pairwise

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.cards import RED3
from canasta_qt.engine.state.events import BonusLaid, RoundStarted
from canasta_qt.engine.state.position import FIRST_ALLY_MELD
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Draft, Place, Spot, StagedGroup
from canasta_qt.look.tokens import CARD_RATIO
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import Picture
from tests.table.table_view import Sitting, card, cards, picture

RANKS = "AKQJT987654"
EIGHT = f"family_hand_and_foot turn=0.play hands=4s5s{'/(9)' * 7} melds="


def canasta(rank: str) -> str:
    return f"[{rank}s{rank}h{rank}d{rank}c{rank}s{rank}h{rank}d]"


def open_meld(rank: str) -> str:
    return f"[{rank}s{rank}h{rank}d]"


def feet(*melds: str, seats: int = 4) -> str:
    hands = "4s5s" + "/(9)" * (seats - 1)
    sides = "/-" * (1 if seats == 4 else 2)
    return f"hand_and_foot turn=0.play hands={hands} melds={''.join(melds)}{sides}"


def test_canastas_of_one_rank_and_kind_are_stacked_in_one_place() -> None:
    shown = picture(feet(canasta("K"), canasta("K"), open_meld("K")))
    places = shown.meld_rows[-1].columns
    assert places[0] == places[1] != places[2]
    assert [(pill.canasta_count, pill.count) for pill in shown.pills] == [
        (2, 14),
        (1, 3),
    ]

    mixed = picture(feet(canasta("K"), "[KsKhKdKcKs2h2d]"))
    assert {pill.canasta_kind for pill in mixed.pills} == {"red", "black"}
    assert all(pill.canasta_count == 1 for pill in mixed.pills)


@pytest.mark.parametrize("size", [(1024, 670), (1030, 770), (1600, 1050)])
def test_twenty_melds_fit_in_two_rows_as_cards_not_as_short_texts(
    size: tuple[int, int],
) -> None:
    """Short texts are used only where four cards of 40 pixels are too wide."""
    melds = [canasta(rank) for rank in "AKQJT98765"]
    melds += [open_meld(rank) for rank in "AKQJT98765"]
    shown = picture(feet(*melds), size=size)
    own = shown.meld_rows[-1]

    assert shown.chips == []
    assert len(own.columns) == len(shown.pills) == 20
    assert len({column.y for column in own.columns.values()}) == 2


def test_in_a_row_too_small_for_cards_every_meld_is_a_short_text() -> None:
    melds = [canasta(rank) + open_meld(rank) for rank in "AKQJT98765"]
    shown = picture(feet(*melds), size=(640, 500))
    own = shown.meld_rows[-1]

    assert len(own.columns) == len(shown.chips) == 20
    for a in shown.chips:
        assert own.rect.x < a.rect.x
        assert a.rect.right < own.rect.right
        assert own.rect.y < a.rect.y
        assert a.rect.bottom <= own.rect.bottom
        assert all(a is b or not a.rect.overlap_area(b.rect) for b in shown.chips)


def test_with_seven_opponents_their_melds_are_short_texts() -> None:
    melds = "/".join(["-", open_meld("K") + canasta("9"), *["-"] * 6])
    shown = picture(EIGHT + melds)

    assert [(chip.count, chip.canasta_kind) for chip in shown.chips] == [
        (7, "natural"),
        (3, None),
    ]
    part = next(row for row in shown.meld_rows if row.side == 1).rect
    assert all(0.8 * part.w < chip.rect.w < part.w for chip in shown.chips)
    assert min(chip.rect.y for chip in shown.chips) >= part.y + 26


def test_three_sides_share_the_row_and_fan_their_melds() -> None:
    melds = "/".join([open_meld("K"), open_meld("Q") + canasta("9"), open_meld("8")])
    text = f"classic_3 turn=0.play hands=4s5s/(9)/(9) melds={melds}"
    shown = picture(text)

    assert shown.chips == []
    for row in shown.meld_rows:
        for column in row.columns.values():
            assert column.card_width >= 40
            assert row.rect.x < column.x
            assert column.x + column.width < row.rect.right


RUNS = "bolivian(deck_count=8) turn=0.play hands=4s5s/(9)/(9)/(9)"


@pytest.mark.parametrize("run", ["4h5h6h", "4h5h6h7h", "4h5h6h7h8h", "4h5h6h7h8h9h"])
@pytest.mark.parametrize("size", [(1024, 670), (1030, 770), (1670, 1050)])
def test_a_sequence_in_a_low_row_shows_every_index(
    run: str, size: tuple[int, int]
) -> None:
    shown = picture(f"{RUNS} melds=[{run}]/-", size=size)
    own = sorted((p for p in shown.cards if p.spot.place is Place.MELD), key=_z)
    gaps = [b.x - a.x for a, b in pairwise(own)]

    assert [place.face for place in own] == list(cards(run))
    assert min(gaps) >= 0.27 * own[0].width
    assert own[-1].y + own[-1].width * CARD_RATIO < shown.meld_rows[-1].rect.bottom


def test_a_red_three_put_on_a_canasta_is_visible_beside_it() -> None:
    text = "classic_4(red3_mode=topper) turn=0.play hands=4s5s/(9)/(9)/(9)"
    shown = picture(f"{text} melds=[KsKhKdKcKsKhKd3h]/-")
    three = next(p for p in shown.cards if p.spot.place is Place.TOPPER)
    top = max((p for p in shown.cards if p.spot.place is Place.MELD), key=_z)

    assert three.face == card("3h")
    assert three.z < top.z
    assert three.x > top.x
    assert [pill.count for pill in shown.pills] == [7]


def _z(place: object) -> float:
    return float(getattr(place, "z", 0.0))


def test_black_threes_put_aside_are_shown_beside_the_red_ones() -> None:
    text = "italian turn=0.play hands=4s5s/(9)/(9)/(9)"
    shown = picture(f"{text} melds=[KsKhKd]/- bonus=3h/- asides=3s3c/-")
    kinds = [p.spot.place for p in shown.cards if p.face in cards("3h3s3c")]

    assert kinds == [Place.BONUS, Place.ASIDE, Place.ASIDE]


def test_a_red_three_beside_a_low_row_is_large_enough_to_be_read() -> None:
    """Regression: it had a width of eight pixels."""
    text = "classic_4 turn=0.play hands=4s5s/(9)/(9)/(9) melds=[KsKhKd]/- bonus=3h/-"
    (three,) = picture(text, size=(900, 488)).cards_at(Place.BONUS)

    assert three.width >= 24


def test_on_a_low_table_threes_and_labels_of_packets_cover_no_words(
    qtbot: QtBot,
) -> None:
    """Regression: “not opened yet” was on the threes, “wings 4” on “3”."""
    text = "american turn=0.draw hands=4s5s/(9)/(9)/(9) pile=9c melds=-/-"
    table = Sitting(qtbot, f"{text} bonus=3h3d/3h asides=-/3s")

    table.view.resize(940, 562)

    fixtures = table.scene.fixtures
    for row in fixtures.visible_rows:
        words, threes = row.title_rect, row.content.threes_rect
        assert threes is not None
        assert words.bottom <= threes.y
        assert len(row.plaque_text().text_lines) == 3
    first, second = (foot.sceneBoundingRect() for foot in fixtures.feet)
    assert not first.intersects(second)


STAGING = "classic_4 turn=0.play hands=QsQhQdQcQs4s4h/(9)/(9)/(8)"


def staged(groups: tuple[str, ...], need: int = 0) -> Picture:
    refused = Refusal(Reason.MELD_TOO_SMALL, 1, need) if need else None
    lying = tuple(StagedGroup(cards(it), 0 if it == "2s" else None) for it in groups)
    return picture(STAGING, Draft(lying, refusal=refused))


def test_a_staged_group_shows_its_number_of_cards_and_how_many_it_needs() -> None:
    shown = staged(("QsQhQdQcQs2d2c",))
    assert [(pill.canasta_kind, pill.count) for pill in shown.pills[:1]] == [(None, 7)]
    assert [place.seal for place in shown.cards if place.seal] == ["mixed"]

    counts = [
        p
        for p in staged(("QsQhQd", "4s", "2s"), need=3).pills
        if not p.is_right_aligned
    ]
    needed = [(pill.count, pill.required_count) for pill in counts]
    assert needed == [(3, 0), (1, 3), (1, 0)], "the two is added to a meld"


def test_in_large_text_the_points_of_a_staged_group_do_not_cover_its_index() -> None:
    draft = Draft((StagedGroup(cards("QsQhQd"), points=30),))
    shown = picture(STAGING, draft, (1380, 820), font_factor=2.0)

    assert [pill.count for pill in shown.pills] == [3]


def test_a_meld_of_wild_cards_has_no_star_in_its_label() -> None:
    text = "chilean turn=0.play hands=4s5s/(9)/(9)/(9) melds=[2s2h2dXrXb]/-"

    assert [(pill.count, pill.wild_card_count) for pill in picture(text).pills] == [
        (5, 0)
    ]


LONE = (
    "classic_3(three_player_lone_hand=true) turn=0.play lone=2"
    " melds=[KhKsKd]/[9c9d9s][8c8d8s]/[AcAhAs] hands=9h9c4c5d/(6)/(6) pile=8c"
)


def test_against_a_lone_player_cards_can_be_dropped_on_the_allys_melds_only() -> None:
    shown = picture(LONE)
    own, ally = Spot(Place.MELD, 0), Spot(Place.MELD, FIRST_ALLY_MELD + 1)
    spots = shown.spot_rects
    melds = {spot for spot in spots if spot.place is Place.MELD and spot.is_own}

    assert melds == {own, Spot(Place.MELD, FIRST_ALLY_MELD), ally}
    clara = next(row for row in shown.meld_rows if row.side == 1)
    assert shown.spot_rects[ally] == clara.columns[1].area


def test_plates_mark_the_lone_player_and_the_ally(qtbot: QtBot) -> None:
    view = Sitting(qtbot, LONE).view
    scenery = view.scene().fixtures

    assert [plate.content.second_line for plate in scenery.plates] == [
        "with you",
        "plays alone",
    ]


THREES = (
    "classic_3 turn=0.play hands=4s5s/(9)/(9) bonus=-/3h3d/3d"
    " melds=[AsAhAd]/[KsKhKdKc][QsQhQd][TsThTdTc2d]/[8s8h8d]"
)


@pytest.mark.parametrize("size", [(1024, 670), (1030, 770), (1600, 1050)])
def test_with_three_players_red_threes_have_their_place_and_count(
    size: tuple[int, int],
) -> None:
    """Regression: they were under the last meld, without a count."""
    shown = picture(THREES, size=size)

    for side, count in ((1, 2), (2, 1)):
        row = next(row for row in shown.meld_rows if row.side == side)
        assert row.threes_rect is not None
        assert not any(
            row.threes_rect.overlap_area(c.area) for c in row.columns.values()
        )
        assert row.threes_rect.right < row.rect.right
        (number,) = (
            pill.count
            for pill in shown.pills
            if row.threes_rect.x <= pill.x <= row.threes_rect.right
        )
        assert number == count


@pytest.mark.parametrize("size", [(900, 600), (1010, 660), (1030, 690)])
@pytest.mark.parametrize("threes", ["3h", "3h3d3h3d", "3h3d3h3d3h3d"])
def test_the_count_of_threes_has_a_word_for_any_number(
    qtbot: QtBot, threes: str, size: tuple[int, int]
) -> None:
    """Regression: beside five cards there was room for “5” only."""
    text = f"samba turn=0.play hands=4s5s/(9)/(9)/(9) bonus={threes}/-"
    table = Sitting(qtbot, text)
    table.view.resize(*size)

    row = table.scene.fixtures.rows[-1]
    said = " ".join(run.words for _, run in row.plaque_text().threes_lines)

    assert said == f"{len(threes) // 2} red three{'s' * (len(threes) > 2)}"


@pytest.mark.parametrize(
    ("threes", "shown"), [("3s3c3s", "3 threes"), ("3s", "1 three")]
)
@pytest.mark.parametrize("size", [(900, 600), (1030, 750), (1600, 1030)])
def test_without_room_for_the_colour_of_the_threes_their_number_remains(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    threes: str,
    shown: str,
) -> None:
    """Regression: “1 schwarze Drei” vanished when more threes were laid out, and one
    three was “1 threes”.
    """
    long_words = "canasta_qt.table.items.meld_rows.threes_text_lines"
    monkeypatch.setattr(long_words, lambda *_: ("blackest", "threes " * 9))
    text = f"american turn=0.play hands=4s5s/(9)/(9)/(9) bonus={threes}/-"
    table = Sitting(qtbot, text)
    table.view.resize(*size)

    row = table.scene.fixtures.rows[-1]
    said = " ".join(run.words for _, run in row.plaque_text().threes_lines)

    assert said == shown


@pytest.mark.parametrize("size", [(900, 600), (1075, 580), (1075, 600), (1280, 640)])
def test_a_side_without_a_canasta_is_called_so_in_whole_words(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Regression: it was “−300: no cana…” below the names of the players."""
    melds = "[AcAhAsAd2c][QcQhQsQd][JcJhJs]/[8d8h8s][KcKhKsKd][TdTdTcTs]"
    text = f"american turn=0.play hands=4s5s/(9)/(9)/(9) melds={melds} bonus=-/3h3c3s"
    table = Sitting(qtbot, text)
    table.view.resize(*size)

    row = table.scene.fixtures.rows[0]
    cut = [
        run.words
        for rect, run in row.plaque_text().text_lines
        if row.brushes.text_width(run.role, run.words) > rect.width()
    ]

    assert row.content.text_lines[-1].endswith("no canasta yet")
    assert cut == []


def test_the_words_beside_the_threes_appear_with_the_first_one(qtbot: QtBot) -> None:
    """Regression: during the deal “red threes” was shown without card or number."""
    dealt = "classic_4 turn=1.draw dealer=0 hands=AsAcKdQh/(4)/(4)/(4) bonus=3h/-"
    table = Sitting(qtbot, dealt, TableStyle(duration_factor=1))
    laid = BonusLaid(0, 0, card("3h"))
    table.view.play_events((RoundStarted(1, 0, 1, 4), laid), table.observation)
    deal = table.view.playback.animator
    deal.setCurrentTime(deal.duration())
    shown = []
    for now in (0, deal.duration()):
        deal.setCurrentTime(now)
        row = table.scene.fixtures.rows[-1]
        shown.append(" ".join(run.words for _, run in row.plaque_text().threes_lines))

    assert shown == ["", "1 red three"]


def test_the_initial_meld_is_explained_until_the_round_is_over(qtbot: QtBot) -> None:
    """Regression: the large sentence was shown while the round was counted."""
    going = "american turn=1.play hands=4s5s/6c/(9)/(9) melds=-/-"
    shown = []
    for text in (going, going.replace("1.play", "1.over out=1 cause=went_out")):
        scene = Sitting(qtbot, text).view.scene()
        rows = [row.content for row in scene.fixtures.rows]
        shown.append(
            [
                bool(row.lead_number[1] or row.opening_conditions or row.quiet_line)
                for row in rows
            ]
        )

    assert shown == [[True, True], [False, False]]


def test_with_eight_players_threes_have_an_area_of_their_own() -> None:
    """Regression: they covered the first melds."""
    melds = "/".join(["-", open_meld("K") + canasta("9"), *["-"] * 6])
    shown = picture(f"{EIGHT}{melds} bonus=-/3h3d" + "/-" * 6, size=(1024, 670))

    assert [(chip.rank, chip.count) for chip in shown.chips][-1] == (RED3, 2)


@pytest.mark.parametrize("size", [(900, 600), (1030, 770)])
def test_the_short_text_of_a_mixed_canasta_differs_not_only_in_colour(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Its bar at the left is dashed. Regression: in narrow ones, which have no star,
    only the colour differed.
    """
    mixed = "[TsThTdTcTs2h2d]"
    sides = "/".join(["-", canasta("8") + mixed, *["-"] * 6])
    table = Sitting(qtbot, EIGHT + sides, painted=True)
    table.view.resize(*size)
    picture = table.view.grab().toImage()
    parts = []
    for chip in table.scene.fixtures.chips:
        x, rect = round(chip.rect.x + 3), chip.rect
        ys = range(round(rect.y + 3), round(rect.bottom - 3))
        dark = [picture.pixelColor(x, y).lightness() < 128 for y in ys]
        parts.append((chip.content.canasta_kind, len([*groupby(dark)])))

    assert parts == [("mixed", 3), ("natural", 1)]


def test_short_texts_beside_the_tray_have_their_number_of_wild_cards(
    qtbot: QtBot,
) -> None:
    """Regression: “4 8 ★” beside “J 8 ★ 2”, and free width beside them."""
    others, painted = "".join(map(open_meld, "AKQJT98")), []
    for last in "42":
        melds = f"melds={others}[4s4h4d4c4s{last}h2s2d]/-"
        text = f"classic_4(deck_count=9) turn=0.play hands=4s4h/(9)/(9)/(9) {melds}"
        table = Sitting(qtbot, text, painted=True)
        table.view.resize(870, 590)
        table.view.show_draft(Draft((StagedGroup(cards("KsKhKdKcKs")),)))
        (chip, *_) = table.scene.fixtures.chips
        painted.append(table.view.grab(chip.sceneBoundingRect().toRect()).toImage())

    assert painted[0] != painted[1]


def test_the_badge_of_a_canasta_has_the_count_before_the_kind(qtbot: QtBot) -> None:
    """Regression: “Red 7” on a canasta of sixes was read as a red seven; without room
    for “Black”, “Red” was on its badge alone; at 1920x1080 neither was.
    """
    table = Sitting(
        qtbot,
        "hand_and_foot turn=0.play pile=9d feet=-/(13)/-/(13) hands=4s/(9)/(9)/(9)"
        " melds=[6s6h6d6c6s6h6d][QsQhQdQc2s2hQsQh]/-",
    )

    def badges() -> set[str]:
        return {pill.words for pill in table.scene.fixtures.pills}

    for size in ((1690, 1050), (790, 650)):
        table.view.resize(*size)
        assert badges() == {"7 · Red", "8 · Black"}, size
    table.view.resize(640, 560)
    assert badges() == {"7", "8"}
