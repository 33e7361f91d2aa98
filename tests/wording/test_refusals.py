"""Refusals in words."""

import re

import pytest

from canasta_qt.cards import DEUCE
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.wording.table.refusals import refusal_sentence, refusal_words
from tests.wording.samples import card, rank


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
