import re

import pytest

from canasta_qt.cards import DEUCE
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.rules.tables import CANASTA, NATURAL_CANASTA
from canasta_qt.wording.table.refusal_texts import TEXTS
from canasta_qt.wording.table.refusals import refusal_sentence, refusal_words
from tests.wording.samples import card, rank


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (
            Refusal(Reason.OPENING_TOO_SMALL, 85, 90),
            "You need 90 to open and this is 85.",
        ),
        (
            Refusal(Reason.PILE_IS_FROZEN, rank=rank("8")),
            "The pile is frozen: you need two natural eights in your hand.",
        ),
        (
            Refusal(Reason.PILE_IS_FROZEN, cards=(card("8d"),)),
            "The pile is frozen: you need two natural eights in your hand.",
        ),
        (
            Refusal(Reason.PILE_IS_BLOCKED, cards=(card("3c"),)),
            "The pile is stopped by the black three until it is covered.",
        ),
        (
            Refusal(Reason.PILE_IS_BLOCKED, cards=(card("Xr"),)),
            "The pile is stopped by the wild card on top until it is covered.",
        ),
        (
            Refusal(Reason.PILE_IS_BLOCKED, cards=(card("3h"),)),
            "The pile is stopped by the red three until it is covered.",
        ),
        (
            Refusal(Reason.TOO_MANY_WILDS, 4, 3, rank("T")),
            "A meld of tens may hold three wild cards; this would be the fourth.",
        ),
        (
            Refusal(Reason.TOO_MANY_WILDS, 5, 3, rank("T")),
            "A meld of tens may hold three wild cards; this one would hold five.",
        ),
        (
            Refusal(Reason.TOO_FEW_NATURALS, 1, 2, rank("T")),
            "A meld needs two natural cards first, and this has one.",
        ),
        (
            Refusal(Reason.RANK_HAS_MELD, rank=rank("9")),
            "Your side already has a meld of nines: add to that one.",
        ),
        (
            Refusal(Reason.TOO_FEW_CANASTAS, 0, 1),
            "You must keep a card: your side has no canasta yet.",
        ),
        (
            Refusal(Reason.TOO_FEW_CANASTAS, 1, 2),
            "You must keep a card: going out takes two canastas, "
            "and your side has one.",
        ),
        (
            Refusal(Reason.MUST_KEEP_CARD, 0, 1),
            "You must keep a card: your side has no canasta yet.",
        ),
        (
            Refusal(Reason.MUST_KEEP_TWO, 0, 1),
            "You must keep two cards, one to discard and one to hold: "
            "your side has no canasta yet.",
        ),
        (
            Refusal(Reason.MUST_KEEP_TWO, 1, 2),
            "You must keep two cards, one to discard and one to hold: "
            "going out takes two canastas, and your side has one.",
        ),
        (
            Refusal(Reason.BLACK_THREE_MELD),
            "Black threes can only be melded when you go out.",
        ),
        (Refusal(Reason.DRAW_FIRST), "Draw first, or take the pile."),
        (
            Refusal(Reason.RANK_IS_BURNT, rank=rank("8")),
            "Eights are closed to your side: another side has a canasta of them.",
        ),
        (
            Refusal(Reason.OPENING_NEEDS_CANASTA, need=CANASTA),
            "With your total you open with a complete canasta.",
        ),
        (
            Refusal(Reason.OPENING_NEEDS_CANASTA, need=NATURAL_CANASTA),
            "With your total you open with a natural canasta or better.",
        ),
        (
            Refusal(Reason.OPENING_CONDITION, 2, 0),
            "An opening holds no wild cards in this game, and this has two.",
        ),
        (
            Refusal(Reason.OPENING_CONDITION, 0, 3),
            "An opening needs a meld with three natural cards of its rank.",
        ),
        (
            Refusal(Reason.DISCARD_BANNED, cards=(card("7h"),)),
            "Aces and sevens do not begin the pile "
            "while you hold another natural card.",
        ),
        (
            Refusal(Reason.DISCARD_BANNED, cards=(card("2c"),)),
            "Wild cards are discarded only by a hand without natural cards.",
        ),
        (
            Refusal(Reason.DISCARD_BANNED, cards=(card("3s"),)),
            "Now a three may be discarded only as your last card: choose another one.",
        ),
    ],
    ids=lambda value: value.reason if isinstance(value, Refusal) else "",
)
def test_a_refusal_is_one_sentence_with_its_numbers(
    refusal: Refusal, sentence: str
) -> None:
    assert refusal_sentence(refusal) == sentence


def test_the_partner_who_said_no_is_named_where_he_is_known() -> None:
    no = Refusal(Reason.PARTNER_SAID_NO)

    named = "Anton said no, so you may not go out this turn."
    assert refusal_sentence(no, "Anton") == named
    unnamed = "Your partner said no, so you may not go out this turn."
    assert refusal_sentence(no) == unnamed


def test_a_zone_that_is_too_small_for_the_sentence_has_a_few_words() -> None:
    refusal = Refusal(Reason.TOO_FEW_NATURALS, 1, 2, rank("K"))

    assert refusal_words(refusal) == "needs two natural cards"


def test_every_reason_has_a_sentence_and_a_few_words() -> None:
    assert list(TEXTS) == list(Reason)


def variants(reason: Reason) -> list[Refusal]:
    return [
        Refusal(reason, have, need, named, held)
        for have, need in ((0, 0), (0, 1), (1, 2), (4, 3))
        for named, held in (
            (None, ()),
            (rank("Q"), ()),
            (DEUCE, ()),
            (None, (card("Qh"), card("Xr"))),
        )
    ]


@pytest.mark.parametrize("reason", Reason)
def test_whatever_a_refusal_carries_it_is_one_calm_sentence(reason: Reason) -> None:
    for refusal in variants(reason):
        sentence = refusal_sentence(refusal)

        assert sentence[0].isupper()
        assert sentence.endswith((".", "?"))
        assert not re.search(r"[!{}_]|None|please|illegal|error|invalid", sentence)
        assert len(sentence) <= 115


@pytest.mark.parametrize("reason", Reason)
def test_the_few_words_are_few(reason: Reason) -> None:
    for refusal in variants(reason):
        words = refusal_words(refusal)

        assert not re.search(r"[!{}_.]|None", words)
        assert 1 <= len(words.split()) <= 12
