"""A number gives the same deck on every machine and in every version."""

import hashlib
from collections import Counter

import pytest

from canasta_qt.cards import card_text, count_kinds
from canasta_qt.engine.numbered_deal import MAX_DEAL_NUMBER, _below, numbered_deck
from canasta_qt.engine.state.terms import Terms, terms_for
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from tests.text_table import read_rows

CLASSIC = "classic_4"
THREE = "classic_4(deck_count=3,jokers_total=6)"
FIVE = "classic_4(deck_count=5,jokers_total=10)"
TODAY = 20261122


def terms(rules: str = CLASSIC, players: int = 4) -> Terms:
    return terms_for(parse_ruleset(rules), players, None)


@pytest.mark.parametrize(
    ("rules", "deal", "round_", "begins", "digest"),
    read_rows(__file__, "numbered_deal.rows"),
)
def test_a_numbered_deal_has_the_deck_of_the_reference(
    rules: str, deal: str, round_: str, begins: str, digest: str
) -> None:
    """The vectors of the reference, `canasta-deal/1`; NOTATION.md 6, Numbered deals."""
    text = "".join(map(card_text, numbered_deck(terms(rules), int(deal), int(round_))))

    assert text.startswith(begins)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda each: each.id)
def test_a_numbered_deck_has_every_card_for_every_number_of_players(
    ruleset: Ruleset,
) -> None:
    for players in sorted(ruleset.players_allowed):
        table = terms_for(ruleset, players, None)
        assert count_kinds(numbered_deck(table, MAX_DEAL_NUMBER, 3)) == count_kinds(
            table.deck
        )


def test_the_shuffle_has_no_bias_from_remainders() -> None:
    """Numbers beyond the last whole multiple are skipped: 2**32 - 1 for three."""
    assert _below(3, iter([2**32 - 1, 5])) == 2
    assert _below(3, iter([2**32 - 2, 4])) == 2


def test_house_rules_do_not_change_the_deck() -> None:
    own = terms("classic_4(target_score=3000,hand_size=15,value_of_eights=20)")

    assert numbered_deck(own, 7, 1) == numbered_deck(terms(), 7, 1)


def test_every_card_is_about_equally_often_the_first_of_a_numbered_deck() -> None:
    first = Counter(numbered_deck(terms(), n, 1)[0] for n in range(1, 1081))

    assert len(first) == 54
    assert max(first.values()) < 45, "20 on average, with a spread of 4.4"
