"""Taking the pile: which ways are listed, and why there may be none."""

from __future__ import annotations

import pytest

from canasta_qt.cards import cards_text
from canasta_qt.controller.gestures.draft import EMPTY
from canasta_qt.controller.gestures.intents import intent
from canasta_qt.controller.gestures.taking import (
    choice_intent,
    pile_dragged,
    take_choices,
    take_intent,
)
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import Place, Prompt, Spot
from tests.controller.letting_go import (
    HAND,
    NEW,
    PILE,
    cards,
    drop,
    look,
    played,
    reason,
    staged,
)
from tests.narrow import instance

CLASSIC = "classic_4 turn=0.draw melds={}/- hands={}/(11)/(11)/(11) pile={}"
FREE = CLASSIC.replace("classic_4", "classic_4(same_rank_melds=free)")
"""A rank may have several melds, so that a pair may begin one or join one."""
SAMBA = "samba turn=0.draw melds={}/- hands={}/(15)/(15)/(15) pile={}"
KINGS = "[KsKhKd]"
RUN = "[5h6h7h8h]"


def ways(text: str) -> list[str]:
    """The ways as text: the cards of the hand and the number of the meld."""
    return [
        cards_text(choice.cards) + ("" if choice.meld is None else f" m{choice.meld}")
        for choice in take_choices(look(text))
    ]


@pytest.mark.parametrize(
    ("dropped", "hand", "why"),
    [
        ("Qc", "Qc8s5c4d", Reason.DRAW_FIRST),
        ("2c", "2cQc5c4d", Reason.DRAW_FIRST),
        ("8s", "Qc8s5c4d", Reason.PILE_IS_FROZEN),
        ("2c", "2c8s5c4d", Reason.PILE_IS_FROZEN),
        ("QcQd", "QcQd5c4d", Reason.PILE_IS_FROZEN),
    ],
)
def test_a_card_on_the_pile_that_cannot_take_it_is_too_early_a_discard(
    dropped: str, hand: str, why: Reason
) -> None:
    """One of the rank on top, or wild beside such a one, tries to take the pile."""
    text = CLASSIC.format(KINGS, hand, "9c2d8d!")

    assert reason(drop(look(text), dropped, PILE)) is why


def test_without_a_stock_nobody_is_told_to_draw_first() -> None:
    text = CLASSIC.format(KINGS, "Qc8s5c4d", "(66)9c8d") + " stock=0"

    assert reason(drop(look(text), "Qc", PILE)) is Reason.TOP_CARD_UNMET


@pytest.mark.parametrize(
    ("text", "listed"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("a pair begins a meld",
             CLASSIC.format(KINGS, "8h8s5c4d", "9c8d"), ["8h8s"]),
            ("a single card and no wild one do not",
             CLASSIC.format(KINGS, "8h5s5c4d", "9c8d"), []),
            ("one card with a deuce or with a joker does",
             CLASSIC.format(KINGS, "8h2cXr5c", "9c8d"), ["8h2c", "8hXr"]),
            ("two wild cards do not",
             CLASSIC.format(KINGS, "9h2c2dXr", "9c8d"), []),
            ("of three cards two or all are laid",
             CLASSIC.format(KINGS, "8c8h8s5c", "9c8d"), ["8c8h", "8c8h8s"]),
            ("a frozen pile wants two naturals",
             CLASSIC.format(KINGS, "8c8h5s2c", "2d8d!"), ["8c8h"]),
            ("one natural and a wild card are not enough for it",
             CLASSIC.format(KINGS, "8c5h5s2c", "2d8d!"), []),
            ("the top card joins its meld alone",
             CLASSIC.format(KINGS, "8c5h5s4c", "9cKs"), ["- m0"]),
            ("not where the pile is frozen",
             CLASSIC.format(KINGS, "8c5h5s4c", "2dKs!"), []),
            ("nor does it join a meld of another rank",
             CLASSIC.format(KINGS, "8c5h5s4c", "9cQs"), []),
            ("where a rank has one meld the pair joins it as well",
             CLASSIC.format(KINGS, "KcKd5s4c", "9cKs"), ["KcKd", "- m0"]),
            ("where it may have more the pair begins one or joins one",
             FREE.format(KINGS, "KcKd5s4c", "9cKs"), ["KcKd", "- m0", "KcKd m0"]),
            ("one card beside the top card joins none",
             FREE.format(KINGS, "Kc6d5s4c", "9cKs"), ["- m0"]),
            ("any of two melds of the rank takes it",
             FREE.format("[KsKhKd][KsKhKd]", "6d5s4c8c", "9cKc"), ["- m0", "- m1"]),
            ("a frozen pile is met by the pair only, on a meld as well",
             FREE.format(KINGS, "KcKd5s4c", "2cKs!"), ["KcKd", "KcKd m0"]),
            ("nobody takes a black three",
             CLASSIC.format(KINGS, "3c3s2cXr", "9c3s"), []),
            ("nobody takes a wild card",
             CLASSIC.format(KINGS, "2c2d2sXr", "9c2h!"), []),
            ("a sequence takes its next card above",
             SAMBA.format(RUN, "KcQd3s4d", "Qc9h"), ["- m0"]),
            ("and below", SAMBA.format(RUN, "KcQd3s4d", "Qc4h"), ["- m0"]),
            ("not of another suit", SAMBA.format(RUN, "KcQd3s4d", "Qc9s"), []),
            ("not one place further", SAMBA.format(RUN, "KcQd3s4d", "QcTh"), []),
            ("a sequence or the meld of the rank, or the pair for either",
             SAMBA.format(f"{RUN}[9c9d9s]", "9c9d3s4d", "Qc9h"),
             ["9c9d", "- m0", "- m1", "9c9d m1"]),
            ("an opening of fifty points begins with the pair",
             CLASSIC.format("-", "KcKdQcQdQh4c", "9cKs"), ["KcKd"]),
            ("with fewer points in the hand no way is listed",
             CLASSIC.format("-", "KcKd6c7d8h4c", "9cKs"), []),
            ("two equal wild cards take a wild card where the rules let them",
             "family_hand_and_foot turn=0.draw melds=[KsKhKd]/-/-/-"
             " hands=2c2c4d5d6d/(11)/(11)/(11) pile=9c2c!", ["2c2c"]),
        )
    ],
)  # fmt: skip
def test_the_ways_to_take_the_pile(text: str, listed: list[str]) -> None:
    assert ways(text) == listed


@pytest.mark.parametrize(
    ("row", "line"), [(0, "take [KcKdKs]"), (1, "take m0+Ks"), (2, "take m0+KcKdKs")]
)
def test_a_row_of_the_chooser_takes_the_pile_in_its_way(row: int, line: str) -> None:
    view = look(FREE.format(KINGS, "KcKd5s4c", "9cKs"))
    prompt = instance(Prompt, take_intent(view, EMPTY))

    assert played(choice_intent(view, EMPTY, prompt, row)) == [line]
    assert choice_intent(view, EMPTY, prompt, 3) == EMPTY


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (CLASSIC.format(KINGS, "8c5h5s4c", "-"), Reason.PILE_IS_EMPTY),
        (CLASSIC.format(KINGS, "8c5h5s4c", "9c3s"), Reason.PILE_IS_BLOCKED),
        (CLASSIC.format(KINGS, "8c5h5s4c", "2d8d!"), Reason.PILE_IS_FROZEN),
        (CLASSIC.format(KINGS, "8c5h5s4c", "9c8d"), Reason.TOP_CARD_UNMET),
        (CLASSIC.format("-", "KcKd6c7d8h4c", "9cKs"), Reason.OPENING_TOO_SMALL),
        (SAMBA.format(KINGS, "8c2h5s4c", "9c8d"), Reason.TAKE_NEEDS_PAIR),
        (
            "american turn=0.draw hands=8c8h5s4c/(13)/(13)/(13) pile=9c8d",
            Reason.OPENING_NOT_FROM_PILE,
        ),
    ],
)
def test_why_the_pile_is_not_taken(text: str, why: Reason) -> None:
    assert reason(take_intent(look(text), EMPTY)) is why


def test_it_is_said_how_much_an_opening_with_the_pile_lacks() -> None:
    """Ten points a card: two kings and the top one are thirty of the fifty."""
    meant = take_intent(look(CLASSIC.format("-", "KcKd6c7d8h4c", "9cKs")), EMPTY)

    assert reason(meant) is Reason.OPENING_TOO_SMALL
    assert (meant.have, meant.need) == (30, 50)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (Spot(Place.STAGED, 0), Reason.TOP_CARD_UNUSED),
        (Spot(Place.MELD, 1), Reason.NO_SUCH_MELD),
        (Spot(Place.MELD, 0), Reason.UNEQUAL_RANKS),
    ],
)
def test_the_top_card_is_not_dragged_where_it_cannot_lie(
    place: Spot, why: Reason
) -> None:
    view = look(CLASSIC.format(KINGS, "8c8h5s4c", "9c8d"))

    assert reason(pile_dragged(view, EMPTY, place)) is why


@pytest.mark.parametrize("place", [HAND, NEW])
def test_the_top_card_dragged_off_takes_the_pile(place: Spot) -> None:
    view = look(CLASSIC.format(KINGS, "8c8h5s4c", "9c8d"))

    assert played(intent(view, EMPTY, (), PILE, place)) == ["take [8c8h8d]"]


@pytest.mark.parametrize("pile", ["-", "9c8d"])
def test_nothing_is_dragged_off_an_empty_pile_or_after_the_draw(pile: str) -> None:
    drawn = look(CLASSIC.format(KINGS, "8c8h5s4c", pile).replace("draw", "play"))
    why = Reason.PILE_IS_EMPTY if pile == "-" else Reason.ALREADY_DREW

    assert reason(intent(drawn, EMPTY, cards("8d"), PILE, HAND)) is why
    assert reason(take_intent(drawn, EMPTY)) is why


OPENING = CLASSIC.format("-", "KsKhKdQsQhQdXr5c5d", "4dKc")


def test_cards_dropped_on_the_pile_again_join_the_take_that_lies_ready() -> None:
    view = look(OPENING)
    first = staged(drop(view, "KsKh", PILE))

    more = staged(drop(view, "Kd", PILE, first))

    assert [group.cards for group in more.groups] == [cards("KsKhKd")]
    assert more.total == 40
    assert reason(drop(view, "5c", PILE, first)) is Reason.UNEQUAL_RANKS
