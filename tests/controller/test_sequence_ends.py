"""Both ends of a sequence as places: which is lit, what is said at the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta_qt.cards import Rank
from canasta_qt.controller.gestures.draft import EMPTY, Intent, make_draft
from canasta_qt.controller.gestures.intents import intent, meld_intent
from canasta_qt.controller.gestures.taking import take_choices
from canasta_qt.controller.gestures.targets import targets
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import Draft, Place, SequenceEnd, Spot, StagedGroup, Target
from canasta_qt.wording.table.labels import choice_words, target_words, would_do
from tests.controller.letting_go import HAND, cards, look, played, reason, why
from tests.narrow import instance

RUN = Spot(Place.MELD, 0)
LOW = Spot(Place.MELD, 0, SequenceEnd.LOW)
HIGH = Spot(Place.MELD, 0, SequenceEnd.HIGH)

TABLE = (
    "samba turn=0.play melds=[5h6h7h8h9h][KsKhKd]/- laid=0"
    " hands=4hThJh4dTs2cKc6cQd8d/(15)/(15)/(15) pile=8c8d"
)
"""A sequence from five to nine of hearts; either neighbour is in the hand."""


def drop(what: str, where: Spot, text: str = TABLE) -> Intent:
    """Let hand cards go on a place."""
    return intent(look(text), EMPTY, cards(what), HAND, where)


def lit(what: str, text: str = TABLE, draft: Draft = EMPTY) -> dict[Spot, str]:
    """The words of the places of the sequence that cards may go to."""
    found = targets(look(text), draft, cards(what), HAND)
    return {t.spot: target_words(t) for t in found if _lit(t)}


def _lit(target: Target) -> bool:
    return target.spot.whole == RUN and target.refusal is None


def test_a_card_below_a_sequence_lights_its_lower_end_and_the_whole_of_it() -> None:
    assert lit("4h") == {LOW: "4♥ below 5♥–9♥", RUN: "4♥ below 5♥–9♥"}


def test_a_card_above_a_sequence_lights_its_upper_end_and_the_whole_of_it() -> None:
    assert lit("Th") == {HIGH: "10♥ above 5♥–9♥", RUN: "10♥ above 5♥–9♥"}


def test_cards_for_both_ends_light_only_the_whole_and_go_to_both() -> None:
    words = "Complete the canasta: 4♥ below and 10♥ above 5♥–9♥"
    assert lit("4hTh") == {RUN: words}
    assert played(drop("4hTh", RUN)) == ["meld m0+4hTh"]


def test_two_cards_that_follow_each_other_go_on_at_one_end() -> None:
    assert lit("JhTh")[HIGH] == "Complete the canasta: 10♥ and J♥ above 5♥–9♥"


def test_a_card_that_fits_neither_end_lights_nothing() -> None:
    for wrong in ("4d", "Ts", "2c", "Jh", "Kc"):
        assert lit(wrong) == {}, wrong


@pytest.mark.parametrize("place", [LOW, HIGH, RUN])
@pytest.mark.parametrize("wild", ["2c", "Xr"])
def test_a_wild_card_hears_that_a_sequence_takes_none(wild: str, place: Spot) -> None:
    text = TABLE.replace("2cKc", "2cXr")

    assert why(drop(wild, place, text)) == "A sequence takes no wild cards."


@pytest.mark.parametrize(
    ("tried", "said"),
    [
        (
            "ThJhQd",
            "A sequence is neighbouring cards of one suit, from four up to ace.",
        ),
        ("ThJh2c", "A sequence takes no wild cards."),
    ],
)
def test_neighbours_let_go_together_hear_what_a_sequence_is(
    tried: str, said: str
) -> None:
    meant = meld_intent(look(TABLE), EMPTY, cards(tried))

    assert why(meant).startswith(said)


def test_a_neighbour_of_another_suit_hears_it_at_the_staged_group_too() -> None:
    """Three hearts wait, because they do not open the side."""
    unopened = TABLE.replace("[5h6h7h8h9h][KsKhKd]", "-").replace("8d/", "Qh/")
    observation = look(unopened.replace(" laid=0", ""))
    draft = instance(Draft, meld_intent(observation, EMPTY, cards("ThJhQh")))

    meant = intent(observation, draft, cards("Kc"), HAND, Spot(Place.STAGED, 0))

    assert why(meant).startswith("A sequence is neighbouring cards of one suit")


@pytest.mark.parametrize("end", [LOW, HIGH])
def test_a_card_let_go_on_its_end_is_laid(end: Spot) -> None:
    card = "4h" if end is LOW else "Th"
    assert played(drop(card, end)) == [f"meld m0+{card}"]


def test_at_the_other_end_it_is_said_what_comes_next_there() -> None:
    assert why(drop("Th", LOW)) == "Only 4♥ can go below 5♥."
    assert why(drop("4h", HIGH)) == "Only 10♥ can go above 9♥."
    assert why(drop("4hTh", HIGH)) == "Only 10♥ can go above 9♥."


def test_nothing_goes_below_a_four_or_above_an_ace() -> None:
    table = TABLE.replace("[5h6h7h8h9h]", "[4s5s6s7s]")
    assert why(drop("Th", LOW, table)) == "No card can go below 4♠."
    table = TABLE.replace("[5h6h7h8h9h]", "[JsQsKsAs]")
    assert why(drop("Ts", HIGH, table)) == "No card can go above A♠."
    assert played(drop("Ts", LOW, table)) == ["meld m0+Ts"]


def test_a_finished_sequence_is_lit_at_neither_end() -> None:
    table = TABLE.replace("[5h6h7h8h9h]", "[5c6c7c8c9cTcJc]").replace("2cKc", "4cQc")
    for card in ("4c", "Qc"):
        assert lit(card, table) == {}
        for end in (LOW, HIGH, RUN):
            words = "This sequence is complete with its 7 cards."
            assert why(drop(card, end, table)) == words


def test_a_sequence_that_would_grow_too_long_says_so_at_its_end() -> None:
    table = TABLE.replace("[5h6h7h8h9h]", "[5h6h7h8h9hTh]").replace("4hTh", "4hQh")
    assert reason(drop("JhQh", HIGH, table)) is Reason.MELD_TOO_LARGE


def test_before_drawing_an_end_says_to_draw_first() -> None:
    table = TABLE.replace("0.play", "0.draw").replace(" laid=0", "")
    assert reason(drop("4h", LOW, table)) is Reason.DRAW_FIRST


def test_cards_laid_ready_for_a_sequence_move_its_end() -> None:
    view = look(TABLE.replace("6c", "Kc"))
    draft = make_draft(view, [StagedGroup(cards("Th"), 0), StagedGroup(cards("KcKc"))])
    found = targets(view, draft, cards("Jh"), HAND)
    words = {t.spot: target_words(t) for t in found if _lit(t)}
    assert words[HIGH].startswith("J♥ above 5♥–10♥")


@pytest.mark.parametrize(
    ("staged", "dropped", "words"),
    [
        ("5h6h7h", "8h", "8♥ above 5♥–7♥"),
        ("5h7h", "6h", "Add to 5♥–7♥"),
        ("5h", "6h", "6♥ above 5♥"),
        ("KcKs", "Kd", "Add to kings"),
    ],
)
def test_a_sequence_laid_ready_is_named_by_its_ends(
    staged: str, dropped: str, words: str
) -> None:
    view = look(
        "samba turn=0.play pile=8c score=2000/0"
        " hands=5h6h7h8hKcKsKd4h2cTs/(15)/(15)/(15)"
    )
    draft = make_draft(view, [StagedGroup(cards(staged))])
    found = targets(view, draft, cards(dropped), HAND)
    (place,) = [t for t in found if t.spot == Spot(Place.STAGED, 0)]
    assert target_words(place).startswith(f"{words} · ")


def test_the_top_card_of_the_pile_is_taken_onto_the_end_it_fits() -> None:
    table = TABLE.replace("0.play", "0.draw").replace("pile=8c8d", "pile=8c4h")
    view = look(table.replace(" laid=0", "").replace("hands=4h", "hands=9s"))
    found = targets(view, EMPTY, (), Spot(Place.PILE))
    words = {t.spot: target_words(t) for t in found if _lit(t)}
    assert words[LOW] == "Take the pile: 4♥ below 5♥–9♥"
    assert HIGH not in words
    meant = intent(view, EMPTY, (), Spot(Place.PILE), LOW)
    assert played(meant) == ["take m0+4h"]


def test_free_ground_still_begins_a_new_sequence() -> None:
    meant = instance(Draft, drop("4h", Spot(Place.NEW_MELD)))
    assert meant.groups[0].cards == cards("4h")
    table = TABLE.replace("4d", "9c").replace("Qd", "7c").replace("6c", "8s")
    table = table.replace("8d/", "8c/")
    assert played(drop("7c8c9c", Spot(Place.NEW_MELD), table)) == ["meld [7c8c9c]"]


def test_where_two_sequences_would_take_a_card_the_player_points_at_one() -> None:
    view = look(TABLE.replace("[KsKhKd]", "[5h6h7h]"))
    assert isinstance(meld_intent(view, EMPTY, cards("4h")), Draft)


def test_the_card_that_would_do_for_a_sequence_is_named_by_its_suit() -> None:
    view = look(
        "samba turn=0.play pile=8c score=0/0"
        " hands=8h9hThJhKcKsQd4h2cTs7d5c/(15)/(15)/(15)"
    )
    draft = make_draft(view, [StagedGroup(cards("8h9hThJh"))])
    assert (draft.total, draft.need) == (40, 50)
    short = replace(draft, would_do=((cards("Qh"), 0),))
    assert would_do(short) == "10 short. For example, add Q♥."


def test_the_chooser_names_a_sequence_by_its_ends() -> None:
    table = TABLE.replace("0.play", "0.draw").replace("pile=8c8d", "pile=8cTh")
    view = look(table.replace(" laid=0", "").replace("hands=4hTh", "hands=4hTc"))
    words = [choice_words(each, Rank(6)) for each in take_choices(view)]
    assert "Only the top card, added to 5♥–9♥" in words
