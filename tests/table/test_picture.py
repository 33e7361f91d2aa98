"""The contents of the picture of a table."""

from collections import Counter

import pytest

from canasta_qt.gestures import Draft, Place, StagedGroup
from canasta_qt.table.items.badges import pill_title
from canasta_qt.table.picture.placement import CardPlace, Picture
from tests.table.table_view import card, cards, picture


def of(shown: Picture, kind: Place) -> list[CardPlace]:
    return [place for place in shown.cards if place.spot.place is kind]


def test_only_cards_the_player_may_see_have_a_face() -> None:
    shown = picture()
    hidden = {Place.STOCK, Place.SEAT}

    for place in shown.cards:
        assert (place.face is None) == (place.spot.place in hidden)


@pytest.mark.parametrize(
    ("meld", "red"), [("KhKdKsKcKhKdKs", True), ("9c9c9s9s9h2c2d", False)]
)
def test_the_top_card_of_a_canasta_shows_its_kind(meld: str, *, red: bool) -> None:
    shown = picture(
        f"classic_4 turn=0.play hands=4s5s/(9)/(9)/(8) pile=6h melds=[{meld}]/-"
    )
    top = max(of(shown, Place.MELD), key=lambda place: place.z)

    assert top.face is not None
    assert (top.face & 3 in (1, 2)) is red
    kind = "natural" if red else "mixed"
    assert [pill.canasta_kind for pill in shown.pills] == [kind]
    assert [p.seal for p in of(shown, Place.MELD) if p.seal] == [kind]
    assert top.seal == kind


def test_sequences_are_right_of_melds_of_one_rank_and_ascend_left_to_right() -> None:
    text = "samba turn=0.play hands=4s5s/(15)/(15)/(15) melds=[5h6h7h8h][4c4d4s]/-"
    laid = sorted(of(picture(text), Place.MELD), key=lambda p: p.x)

    assert [place.spot.index for place in laid] == [1, 1, 1, 0, 0, 0, 0]
    assert [place.face for place in laid[3:]] == list(cards("5h6h7h8h"))
    assert len({place.y for place in laid}) == 1


@pytest.mark.parametrize(
    ("needed", "titles"),
    [
        ("natural>=1", {"Natural", "Mixed"}),
        ("red>=1,black>=1", {"Red", "Black"}),
        ("clean>=1", {"Red", "Black"}),
    ],
)
def test_the_label_of_a_canasta_names_its_kind_as_the_game_does(
    needed: str, titles: set[str]
) -> None:
    melds = "[KhKdKsKcKhKdKs][9c9c9s9s9h2c2d]"
    shown = picture(
        f"classic_4(go_out_kinds=[{needed}]) turn=0.play"
        f" hands=4s5s/(9)/(9)/(8) pile=6h melds={melds}/-"
    )

    assert {pill_title(pill) for pill in shown.pills} == titles


def test_the_card_that_froze_the_pile_is_sideways_under_the_top_card() -> None:
    pile = of(picture(), Place.PILE)
    two = next(place for place in pile if place.face == card("2s"))
    top = next(place for place in pile if place.face == card("8c"))

    assert two.rotation == 90
    assert two.is_shown
    assert max(p.z for p in pile if p is not top) == two.z < top.z


def test_melds_and_their_counts_are_left_of_the_staged_cards() -> None:
    melds = "[KsKhKd][QsQhQd][JsJhJd][TsTdTh][9s9h9d][8s8h8d][7s7h7d]"
    draft = Draft((StagedGroup(cards("5s5h")), StagedGroup(cards("4s4h"))))
    shown = picture(
        f"classic_4 turn=0.play hands=4s4h5s5h6d/(9)/(9)/(8) pile=6h melds={melds}/-",
        draft,
    )

    assert shown.tray is not None
    ground = shown.tray.background_rect
    ours = next(row for row in shown.meld_rows if row.rect == shown.zones.own_row)
    assert len(ours.columns) == 7
    assert all(column.area.right <= ground.x for column in ours.columns.values())
    counts = [pill for pill in shown.pills if pill.count]
    assert len(counts) + len(shown.chips) == 7 + 2


def test_each_unused_foot_is_face_down_beside_its_players_hand() -> None:
    feet = "(11)/-/(11)/(11)/(11)/(11)"
    hands = "4s5s6s/(9)/(9)/(8)/(8)/(8)"
    shown = picture(f"hand_and_foot turn=0.play hands={hands} feet={feet} pile=6h")

    owners = Counter(place.spot.index for place in of(shown, Place.FOOT))
    assert owners == dict.fromkeys((0, 2, 3, 4, 5), 11)
    assert all(place.face is None for place in of(shown, Place.FOOT))
    assert len(shown.foot_labels) == 5
    assert shown.zones.foot_rect is not None
    four = "hand_and_foot turn=0.play hands=4s5s/(9)/(9)/(8) feet=(11)/(11)/(11)/(11)"
    assert len(picture(four, font_factor=2.0).foot_labels) == 4
