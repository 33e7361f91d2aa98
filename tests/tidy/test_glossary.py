"""Texts that players read use the words of the style guide."""

from tests.tidy import glossary


def test_no_string_that_is_read_has_a_word_the_style_guide_bans() -> None:
    assert glossary.listed() == []
