"""Consequences of actions, as values and in words, by position."""

import pytest

from canasta_qt.cards import parse_card
from canasta_qt.controller.gestures.consequences import (
    consequence_of_actions,
    discard_consequences,
)
from canasta_qt.controller.gestures.draft import EMPTY_DRAFT
from canasta_qt.controller.gestures.status import turn_status
from canasta_qt.controller.gestures.targets import find_targets
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.gestures import Consequence, ConsequenceKind, Place, Spot
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.consequences import ConsequenceText, consequence_text

PEOPLE = PlayerNames(("You", "Clara", "Anton", "Tomás"), 0, 2)
ROWS = "melds=[KhKdKs][9c9d9h9s9h9d][4s4h4d]/[JhJcJs][TsTdTc]"
TURN = f"classic_4 turn=0.play {ROWS} pile=6h7h7d5dQh"
FROZEN = TURN.replace("7d5dQh", "7d2dQh!")


def view_of(text: str, seat: int = 0) -> Observation:
    return observe(parse_position(f"canasta/1 {text}"), seat)


def after(text: str, act: str) -> ConsequenceText:
    """Return the words for the consequence of an action in a position."""
    found = consequence(text, act)
    assert found is not None, act
    return consequence_text(found, PEOPLE)


SAID = {
    "discard 2s": ("2s5c6c", "", "Freezes the pile",
                   "If you discard it, only a natural pair takes the pile."),
    "discard 3s": ("3s5c6c", "", "Blocks Clara", "Clara cannot take the pile."),
    "discard Th": ("Th5c6c", "", "Feeds their tens", "Clara could take six cards."),
    "discard 8h": ("8h5c6c", "/(5)/(5)/8s(4) known=-/-/-/8s",
                   "Tomás holds an eight from the pile",
                   "Tomás could use another one."),
    "discard 5h": ("5h5c6c", "", "Breaks up your pair of fives",
                   "You keep one of them."),
    "discard 6h": ("6h5c", "", "You keep one card: no canasta yet",
             "Your side cannot go out yet."),
}  # fmt: skip


@pytest.mark.parametrize("act", SAID)
def test_the_most_important_consequence_of_a_discard_is_shown(act: str) -> None:
    hand, others, head, line = SAID[act]
    hands = f"hands={hand}{others or '/(5)/(5)/(5)'}"

    words = after(f"{TURN} {hands}", act)

    assert (words.heading, words.status_line) == (head, line)


def test_no_consequence_suggests_to_block_the_pile_with_a_wild_card() -> None:
    """A tag on every wild card would read as advice to discard it."""
    assert consequence(f"{FROZEN} hands=2s5c6c/(5)/(5)/(5)", "discard 2s") is None


def test_a_discard_warns_of_a_known_pair_that_takes_the_frozen_pile() -> None:
    text = f"{FROZEN} hands=8h5c6c/8s8d(4)/(5)/(5) known=-/8s8d/-/-"

    words = after(text, "discard 8h")

    assert words.heading == "Opens the pile for Clara"
    assert words.status_line == "Clara holds two eights from the pile."


def test_adding_the_seventh_card_shows_the_score_of_the_canasta() -> None:
    words = after(f"{TURN} hands=9s5c6c/(5)/(5)/(5)", "meld m1+9s")

    assert words.status_line == "It scores 500 points."


@pytest.mark.parametrize(
    ("pile", "hand", "act", "head"),
    [
        ("6h7h7d4c", "5c6c8d", "take m2+4c",
         "Takes 4 cards: then 4 in the meld of fours"),
        ("6h7h7d", "7cXr5c6c8d", "take [7c7dXr]",
         "Takes 3 cards with a joker: a meld of sevens"),
    ],
)  # fmt: skip
def test_taking_the_pile_shows_its_cards_the_meld_and_the_wild_cards_spent(
    pile: str, hand: str, act: str, head: str
) -> None:
    """The tag named only the sevens, not the joker that was spent with them."""
    text = f"classic_4 turn=0.draw {ROWS} pile={pile} hands={hand}/(5)/(5)/(5)"

    assert after(text, act).heading == head


def test_cards_of_the_hand_and_the_pile_show_the_consequence_of_a_discard() -> None:
    view = view_of(f"{TURN} hands=2s3sTh5c6c/(5)/(5)/(5)")
    told = turn_status(view, EMPTY_DRAFT, ())
    heads = {
        str(card): consequence_text(consequence, PEOPLE).label
        for card, consequence in told.discard_consequences
    }
    assert sorted(heads.values()) == ["blocks Clara", "feeds tens", "freezes"]

    ten = next(card for card in view.hand if card >> 2 == 6)
    found = find_targets(view, EMPTY_DRAFT, (ten,), Spot(Place.HAND))
    pile = next(target for target in found if target.spot.place is Place.PILE)
    assert pile.consequence is not None
    assert consequence_text(pile.consequence, PEOPLE).heading == "Feeds their tens"


LONE = (
    "classic_3(three_player_lone_hand=true) turn=1.play pile=8c7d"
    " melds=[KhKsKd]/[9c9d9s]/[TcThTs] hands=(6)/Td5c6c/(6) lone="
)
FOOT = (
    "hand_and_foot turn=0.play melds=[QhQcQs]/[9c9d9s] pile=4c7h hands=6h5c/(5)/(5)/(5)"
)


@pytest.mark.parametrize(
    ("act", "seat", "said", "silent"),
    [
        ("discard Td", 1, f"{LONE}2", f"{LONE}0"),
        ("discard 8h", 0,
         f"{TURN} hands=8h5c6c/(5)/(5)/8s(4) known=-/-/-/8s",
         f"{TURN} hands=8h5c6c/(5)/8s(4)/(5) known=-/-/8s/-"),
        ("discard 5h", 0,
         f"{TURN} hands=5h5c5d6c/(5)/(5)/(5)",
         f"{TURN} hands=5h5c5d5s6c/(5)/(5)/(5)"),
        ("discard 6h", 0, FOOT, f"{FOOT} feet=(11)/(11)/(11)/(11)"),
    ],
    ids=["next is a partner", "the partner holds it", "four of a rank", "a foot"],
)  # fmt: skip
def test_a_consequence_is_shown_only_if_it_can_happen(
    act: str, seat: int, said: str, silent: str
) -> None:
    assert consequence(said, act, seat=seat) is not None
    assert consequence(silent, act, seat=seat) is None


def test_opening_with_the_pile_shows_the_number_of_cards_and_the_new_meld() -> None:
    view = view_of(
        "classic_4 turn=0.draw pile=6h7h7d4sQh hands=QsQd5c6cKsKd/(5)/(5)/(5)"
    )
    queens = tuple(card for card in view.hand if card >> 2 == 8)

    found = find_targets(view, EMPTY_DRAFT, queens, Spot(Place.HAND))

    pile = next(target for target in found if target.spot.place is Place.PILE)
    assert (pile.points, pile.opening_minimum) == (30, 50)
    assert pile.consequence is not None
    assert (
        consequence_text(pile.consequence, PEOPLE).heading
        == "Takes 5 cards: a meld of queens"
    )


def test_adding_the_last_but_one_card_warns_that_a_canasta_is_missing() -> None:
    """A player in the foot who may end a turn without a discard can keep one card."""
    ruleset = next(each for each in ALL_RULESETS if each.foot_size)
    text = (
        f"{ruleset.id}(float_allowed=true) turn=0.play pile=6h "
        "melds=[KhKdKs]/- feet=-/(11)/(11)/(11) hands=Kc5c/(5)/(5)/(5)"
    )
    assert refusal(view_of(text).position, parse_action("meld m0+Kc")) is None

    words = after(text, "meld m0+Kc")

    assert words.heading == "Last card: no canasta yet"
    assert words.status_line == "Your side cannot go out yet."


def consequence(text: str, *acts: str, seat: int = 0) -> Consequence | None:
    """Return the consequence of the last of some actions of a seat."""
    return consequence_of_actions(view_of(text, seat), tuple(map(parse_action, acts)))


def test_earlier_actions_of_the_turn_change_the_consequence_of_a_discard() -> None:
    """Without the meld, two cards would remain."""
    text = f"{TURN} hands=Kc5c6h/(5)/(5)/(5)"

    assert consequence(text, "discard 6h") is None
    assert consequence(text, "meld m0+Kc", "discard 6h") == Consequence(
        ConsequenceKind.KEEPS_ONE
    )


def test_no_consequences_are_shown_on_the_turn_of_another_player() -> None:
    """Tomás holds the same eight and can discard it."""
    text = f"{TURN.replace('turn=0', 'turn=3')} hands=8s5c6c/(5)/(5)/8s(4)"

    assert discard_consequences(view_of(f"{text} known=-/-/-/8s")) == ()


def test_a_discard_that_fits_a_sequence_of_the_opponents_warns_of_it() -> None:
    text = "samba turn=0.play melds=[KhKdKs]/[4h5h6h] pile=9c9dTs hands=7h5c6c"

    found = consequence(f"{text}/(5)/(5)/(5)", "discard 7h")

    ends = parse_card("4h"), parse_card("6h")
    assert found == Consequence(ConsequenceKind.FEEDS, 1, run_ends=ends, count=4)


def test_a_known_pair_takes_the_frozen_pile_though_its_rank_is_melded() -> None:
    """The top card alone cannot be added to the tens; the pair can take the pile."""
    hands = "hands=Th5c6c/TsTd(4)/(5)/(5) known=-/TsTd/-/-"

    assert consequence(f"{FROZEN} {hands}", "discard Th") == Consequence(
        ConsequenceKind.OPENS, 1, parse_card("Th") >> 2, count=2
    )


@pytest.mark.parametrize(
    ("hand", "known", "feeds"),
    [
        ("(1)", "-", False),
        ("(2)", "-", True),
        ("5s", "5s", False),
        ("5s5h", "5s5h", True),
    ],
)
def test_a_discard_on_an_empty_pile_helps_only_opponents_who_keep_a_card(
    hand: str, known: str, *, feeds: bool
) -> None:
    """The pile is taken onto the tens; without a canasta one card must remain."""
    text = TURN.replace("6h7h7d5dQh", "-")
    hands = f"hands=Th5c6c/{hand}/(5)/(5) known=-/{known}/-/-"

    found = consequence(f"{text} {hands}", "discard Th")

    assert (found is not None and found.kind is ConsequenceKind.FEEDS) == feeds


def test_going_out_with_the_pile_has_no_consequence() -> None:
    text = "classic_4 turn=0.draw melds=[JhJcJsJdJhJcJs]/- pile=Th hands=ThTc{}"
    text += "/(5)/(5)/(5)"

    assert consequence(text.format("5s"), "take [ThTcTh]") is not None
    assert consequence(text.format(""), "take [ThTcTh]") is None
