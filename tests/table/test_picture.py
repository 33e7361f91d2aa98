"""What the picture of a table contains."""

import pytest

from canasta_qt.gestures import Draft, Place, Spot, StagedGroup
from canasta_qt.table.items.badges import pill_title
from canasta_qt.table.layout.zones import RATIO, Room, table_layout
from canasta_qt.table.picture.compose import picture_of
from canasta_qt.table.picture.hand_order import HandOrder
from canasta_qt.table.picture.placement import CardPlace, HomeKind, Picture, Ring
from canasta_qt.table.picture.table_state import read_table
from tests.table.sitting import MIDDLE, card, cards, seen

NO_DRAFT = Draft()


def picture(text: str = MIDDLE, draft: Draft = NO_DRAFT, select: str = "") -> Picture:
    table_state = read_table(seen(text))
    hand = HandOrder()
    hand.sync(table_state.hand)
    hand.stage(draft.cards)
    for each in cards(select):
        hand.toggle(next(h for h in hand.shown if h.card == each))
    feet = any(table_state.feet)
    room = Room(1030, 770, table_state.seats, len(table_state.hand), 12, feet=feet)
    return picture_of(table_state, hand, draft, table_layout(room))


def of(shown: Picture, kind: HomeKind) -> list[CardPlace]:
    return [place for place in shown.cards if place.home.kind is kind]


def test_every_card_of_the_packs_has_a_place() -> None:
    shown = picture()

    assert len(shown.cards) == 108


def test_only_cards_the_player_may_see_have_a_face() -> None:
    shown = picture()
    hidden = {HomeKind.STOCK, HomeKind.SEAT}

    for place in shown.cards:
        assert (place.face is None) == (place.home.kind in hidden)


def test_wild_cards_lie_at_the_left_under_the_naturals_and_stand_out() -> None:
    """feel.md 2: raised by 0.075 of the card's height."""
    places = [p for p in of(picture(), HomeKind.MELD) if p.home.owner == 1]
    wild = next(p for p in places if p.face == card("2d"))
    naturals = [p for p in places if p.face != card("2d")]

    assert all(wild.z < p.z and wild.x < p.x for p in naturals)
    rise = 0.075 * wild.width * RATIO
    assert {round(p.y - wild.y - rise, 3) for p in naturals} == {0}


@pytest.mark.parametrize(
    ("meld", "red"), [("KhKdKsKcKhKdKs", True), ("9c9c9s9s9h2c2d", False)]
)
def test_the_top_of_a_canasta_tells_its_kind(meld: str, *, red: bool) -> None:
    shown = picture(
        f"classic_4 turn=0.play hands=4s5s/(9)/(9)/(8) pile=6h melds=[{meld}]/-"
    )
    top = max(of(shown, HomeKind.MELD), key=lambda place: place.z)

    assert top.face is not None
    assert (top.face & 3 in (1, 2)) is red
    kind = "natural" if red else "mixed"
    assert [pill.kind for pill in shown.pills] == [kind]
    assert [p.seal for p in of(shown, HomeKind.MELD) if p.seal] == [kind]
    assert top.seal == kind


def test_a_canasta_is_squared_up_with_five_edges() -> None:
    """feel.md 2: five edges 1.1 px apart."""
    text = "classic_4 turn=0.play hands=4s5s/(9)/(9)/(8) melds=[KhKdKsKcKhKdKsKc]/-"
    cards = sorted(of(picture(text), HomeKind.MELD), key=lambda p: -p.z)
    seen = [place for place in cards if place.shown]

    assert len(seen) == 6
    shifts = [(p.x - seen[0].x, p.y - seen[0].y) for p in seen]
    assert shifts == [pytest.approx((1.1 * i, 1.1 * i)) for i in range(6)]


def test_a_sequence_lies_upwards_from_left_to_right_after_the_ranks() -> None:
    text = "samba turn=0.play hands=4s5s/(15)/(15)/(15) melds=[5h6h7h8h][4c4d4s]/-"
    laid = sorted(of(picture(text), HomeKind.MELD), key=lambda p: p.x)

    assert [place.home.index for place in laid] == [1, 1, 1, 0, 0, 0, 0]
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
def test_a_pill_calls_a_canasta_as_the_game_does(needed: str, titles: set[str]) -> None:
    melds = "[KhKdKsKcKhKdKs][9c9c9s9s9h2c2d]"
    shown = picture(
        f"classic_4(go_out_kinds=[{needed}]) turn=0.play"
        f" hands=4s5s/(9)/(9)/(8) pile=6h melds={melds}/-"
    )

    assert {pill_title(pill) for pill in shown.pills} == titles


def test_the_freezing_card_lies_sideways_under_the_top() -> None:
    pile = of(picture(), HomeKind.PILE)
    two = next(place for place in pile if place.face == card("2s"))
    top = next(place for place in pile if place.face == card("8c"))

    assert two.turn == 90
    assert two.shown
    assert max(p.z for p in pile if p is not top) == two.z < top.z


def test_a_selected_card_rises_and_wears_a_ring() -> None:
    shown = picture(select="9d")
    nine = next(p for p in of(shown, HomeKind.HAND) if p.face == card("9d"))
    other = next(p for p in of(shown, HomeKind.HAND) if p.face == card("4d"))

    assert nine.ring is Ring.SELECTED
    assert nine.lift > 0
    assert nine.rect.y < other.rect.y


def test_melds_stay_beside_the_tray_with_their_counts() -> None:
    melds = "[KsKhKd][QsQhQd][JsJhJd][TsTdTh][9s9h9d][8s8h8d][7s7h7d]"
    draft = Draft((StagedGroup(cards("5s5h")), StagedGroup(cards("4s4h"))))
    shown = picture(
        f"classic_4 turn=0.play hands=4s4h5s5h6d/(9)/(9)/(8) pile=6h melds={melds}/-",
        draft,
    )

    assert shown.tray is not None
    ground = shown.tray.ground
    ours = next(row for row in shown.rows if row.rect == shown.zones.ours)
    assert len(ours.columns) == 7
    assert all(column.area.right <= ground.x for column in ours.columns.values())
    counts = [pill for pill in shown.pills if pill.count]
    assert len(counts) + len(shown.chips) == 7 + 2


def test_staged_cards_lie_in_the_tray_and_not_in_the_hand() -> None:
    group = StagedGroup(cards("QdQcQs"), points=30)
    shown = picture(draft=Draft((group,), 30))

    assert {p.face for p in of(shown, HomeKind.STAGED)} == set(cards("QdQcQs"))
    assert not {p.face for p in of(shown, HomeKind.HAND)} & set(cards("QdQs"))
    assert shown.tray is not None
    assert Spot(Place.STAGED, 0) in shown.spots


def test_the_top_of_the_pile_lies_in_the_group_that_takes_it() -> None:
    group = StagedGroup(cards("8s"), from_pile=card("8c"))
    shown = picture(draft=Draft((group,)))

    assert {p.face for p in of(shown, HomeKind.STAGED)} == set(cards("8s8c"))
    assert len(of(shown, HomeKind.PILE)) == 5


def test_pills_count_the_cards_and_their_wild_ones() -> None:
    pills = {(pill.count, pill.wilds) for pill in picture().pills}

    assert pills == {(3, 0), (4, 1), (7, 0)}


def test_every_own_meld_is_a_place_to_let_go_on() -> None:
    spots = picture().spots

    assert {s for s in spots if s.place is Place.MELD} == {
        Spot(Place.MELD, 0),
        Spot(Place.MELD, 1),
    }
    assert Spot(Place.NEW_MELD) in spots


def test_a_waiting_foot_lies_beside_every_hand_that_has_one() -> None:
    feet = "(11)/-/(11)/(11)/(11)/(11)"
    hands = "4s5s6s/(9)/(9)/(8)/(8)/(8)"
    shown = picture(f"hand_and_foot turn=0.play hands={hands} feet={feet} pile=6h")
    owners = [place.home.owner for place in of(shown, HomeKind.FOOT)]

    assert {seat: owners.count(seat) for seat in set(owners)} == {
        0: 11,
        2: 11,
        3: 11,
        4: 11,
        5: 11,
    }
    assert all(place.face is None for place in of(shown, HomeKind.FOOT))
    assert sorted(str(label.count) for label in shown.feet) == ["11", *["None"] * 4]
    assert shown.zones.foot is not None
