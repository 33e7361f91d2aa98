"""Texts that players read use the words of the style guide."""

from tests.tidy import glossary


def test_no_text_for_players_has_a_word_that_the_style_guide_bans() -> None:
    assert glossary.listed() == []
