"""Refusals in words."""

import re

import pytest

from canasta_qt.cards import BLACK3, DEUCE
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.rules.tables import CANASTA_MINIMUM, NATURAL_CANASTA_MINIMUM
from canasta_qt.wording.table.refusal_texts import REFUSAL_TEXTS
from canasta_qt.wording.table.refusals import refusal_sentence, refusal_words
from tests.wording.samples import card, rank


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (
            Refusal(Reason.OPENING_TOO_SMALL, 85, 90),
            "You need 90 points to open; these cards make 85.",
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
            Refusal(Reason.TOP_CARD_UNMET, cards=(card("Kd"),)),
            "You cannot use the top card: you need two natural kings, or a king and"
            " a wild card.",
        ),
        (
            Refusal(Reason.PURE_RANK, 1, 0, BLACK3),
            "A meld of black threes takes no wild cards in this game.",
        ),
        (
            Refusal(Reason.TOP_CARD_ALONE, cards=(card("8h"),)),
            "Add only the top card, an eight, to your meld. The other cards can"
            " follow.",
        ),
        (
            Refusal(Reason.PILE_IS_BLOCKED, cards=(card("3c"),)),
            "The black three blocks the pile this turn.",
        ),
        (
            Refusal(Reason.PILE_IS_BLOCKED, cards=(card("Xr"),)),
            "The wild card on top blocks the pile this turn.",
        ),
        (
            Refusal(Reason.PILE_IS_BLOCKED, cards=(card("3h"),)),
            "The red three blocks the pile this turn.",
        ),
        (
            Refusal(Reason.TOO_MANY_WILDS, 4, 3, rank("T")),
            "A meld of tens can hold only 3 wild cards; this would hold 4.",
        ),
        (
            Refusal(Reason.TOO_MANY_WILDS, 5, 3, rank("T")),
            "A meld of tens can hold only 3 wild cards; this would hold 5.",
        ),
        (
            Refusal(Reason.TOO_FEW_NATURALS, 1, 2, rank("T")),
            "A meld needs at least 2 natural cards; this has 1.",
        ),
        (
            Refusal(Reason.RANK_HAS_MELD, rank=rank("9")),
            "Your side already has a meld of nines. Add to that one.",
        ),
        (
            Refusal(Reason.TOO_FEW_CANASTAS, 0, 1),
            "Keep one card: your side has no canasta yet.",
        ),
        (
            Refusal(Reason.TOO_FEW_CANASTAS, 1, 2),
            "Keep one card: you need 2 canastas to go out and have 1.",
        ),
        (
            Refusal(Reason.CANASTA_KINDS, 1, 2, kind="red"),
            "To go out you still need canastas: 1 red.",
        ),
        (
            Refusal(Reason.CANNOT_GO_OUT, 2, 5),
            "You cannot go out yet: you need 5 canastas and have 2.",
        ),
        (
            Refusal(Reason.CANNOT_GO_OUT),
            "You cannot go out: these cards do not all fit into melds.",
        ),
        (
            Refusal(Reason.MUST_KEEP_CARD, 0, 1),
            "Keep one card: your side has no canasta yet.",
        ),
        (
            Refusal(Reason.MUST_KEEP_TWO, 0, 1),
            "Keep two cards, one to discard and one to hold: your side has no "
            "canasta yet.",
        ),
        (
            Refusal(Reason.MUST_KEEP_TWO, 1, 2),
            "Keep two cards, one to discard and one to hold: you need 2 canastas to "
            "go out and have 1.",
        ),
        (
            Refusal(Reason.BLACK_THREE_MELD),
            "You can meld black threes only when you go out.",
        ),
        (Refusal(Reason.DRAW_FIRST), "Draw first, or take the pile."),
        (
            Refusal(Reason.RANK_IS_BURNT, rank=rank("8")),
            "Your side cannot meld eights: another side has a canasta of them.",
        ),
        (
            Refusal(Reason.OPENING_NEEDS_CANASTA, need=CANASTA_MINIMUM),
            "At your score you must open with a complete canasta.",
        ),
        (
            Refusal(Reason.OPENING_NEEDS_CANASTA, need=NATURAL_CANASTA_MINIMUM),
            "At your score you must open with a natural canasta or better.",
        ),
        (
            Refusal(Reason.OPENING_CONDITION, 2, 0),
            "An initial meld holds no wild cards in this game.",
        ),
        (
            Refusal(Reason.OPENING_CONDITION, 0, 3),
            "To open you need a meld with 3 natural cards of its rank.",
        ),
        (
            Refusal(Reason.DISCARD_BANNED, cards=(card("7h"),)),
            "An ace or seven cannot start the pile unless you hold no other natural "
            "card.",
        ),
        (
            Refusal(Reason.DISCARD_BANNED, cards=(card("2c"),)),
            "You can discard a wild card only if you hold no natural card.",
        ),
        (
            Refusal(Reason.DISCARD_BANNED, cards=(card("3s"),)),
            "You can discard a three only as your last card. Select another one.",
        ),
    ],
    ids=lambda value: value.reason if isinstance(value, Refusal) else "",
)
def test_a_refusal_is_one_sentence_with_its_numbers(
    refusal: Refusal, sentence: str
) -> None:
    assert refusal_sentence(refusal) == sentence


def test_the_refusal_to_go_out_names_the_partner_who_said_no_if_known() -> None:
    no = Refusal(Reason.PARTNER_SAID_NO)

    named = "Anton said no, so you cannot go out this turn."
    assert refusal_sentence(no, "Anton") == named
    unnamed = "Your partner said no, so you cannot go out this turn."
    assert refusal_sentence(no) == unnamed


def test_every_reason_of_a_refusal_has_a_sentence_and_a_short_text() -> None:
    assert list(REFUSAL_TEXTS) == list(Reason)


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
def test_every_refusal_is_one_short_polite_sentence_with_any_values(
    reason: Reason,
) -> None:
    for refusal in variants(reason):
        sentence, words = refusal_sentence(refusal), refusal_words(refusal)
        assert sentence[0].isupper()
        assert sentence.endswith((".", "?"))
        assert not re.search(r"[!{}_]|None|please|illegal|error|invalid", sentence)
        assert len(sentence) <= 115
        assert not re.search(r"[!{}_.]|None", words)
        assert 1 <= len(words.split()) <= 12
