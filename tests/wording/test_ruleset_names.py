"""The games of the list in another language than the one their data are written in."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from canasta_qt.app.game.ruleset_list import offer_of
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.rulesets.samba import SAMBA
from canasta_qt.rules.text import changed
from canasta_qt.statistics.values import Named, Rules
from canasta_qt.translate import english, set_translator
from canasta_qt.wording.rule_sheet.sheet import rule_sheet
from canasta_qt.wording.ruleset_names import character_of, ruleset_title, title_of
from canasta_qt.wording.scores.statistics import rules_words


def loudly(source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
    """Another language: the names of games in capitals, all else as it is."""
    named = {(each.title, each.character, each.source) for each in ALL_RULESETS}
    return source.upper() if any(source in words for words in named) else source


@pytest.fixture
def another_language() -> Iterator[None]:
    set_translator(loudly)
    yield
    set_translator(english)


@pytest.mark.usefixtures("another_language")
def test_a_game_is_named_in_the_readers_language_wherever_it_is_named() -> None:
    house = changed(SAMBA, {"hand_size": 13})

    assert ruleset_title(SAMBA) == "SAMBA"
    assert ruleset_title(house) == "SAMBA, house rules"
    assert offer_of("samba", SAMBA, own=False).title == "SAMBA"
    assert offer_of("samba", SAMBA, own=False).character == SAMBA.character.upper()
    assert rules_words(Rules("samba", "Samba")) == "SAMBA"
    changed_rules = Rules("samba(hand_size=13)", "Samba", Named.CHANGED)
    assert rules_words(changed_rules) == "SAMBA, house rules"
    sheet = rule_sheet(house)
    assert "(SAMBA: 15)" in sheet
    assert SAMBA.source.upper() in sheet


@pytest.mark.usefixtures("another_language")
def test_what_the_player_has_named_stays_as_it_is() -> None:
    mine = replace(SAMBA, title="Grandma's", character="As at home.")

    assert (title_of(mine), character_of(mine)) == ("Grandma's", "As at home.")
    assert rules_words(Rules("own:x", "Samba", Named.OWN)) == "Samba"
