"""The number of a deal: asked for, dealt again."""

from canasta_qt.app.start.program import Program
from canasta_qt.cards import Card
from canasta_qt.engine.numbered_deal import numbered_deck
from tests.app.playing import Start


def dealt(program: Program) -> tuple[int | None, int, tuple[Card, ...]]:
    """The number of the game on the table, its first dealer and its deck."""
    session = program.match.session
    assert session is not None
    first = session.record.rounds[0]
    return session.record.deal, first.dealer, first.deck


def test_a_number_on_the_command_line_deals_the_last_game_at_once(start: Start) -> None:
    program = start(deal=20261122)

    number, dealer, deck = dealt(program)
    session = program.match.session
    assert session is not None
    assert (number, dealer) == (20261122, 3), "everybody who asks plays first"
    assert deck == numbered_deck(session.position.terms, 20261122, 1)


def test_a_number_and_a_game_on_the_command_line_go_together(start: Start) -> None:
    program = start(deal=7, ruleset="samba")

    session = program.match.session
    assert session is not None
    assert session.record.ruleset.id == "samba"
    assert dealt(program)[2] == numbered_deck(session.position.terms, 7, 1)


def test_the_same_deal_again_has_the_same_cards_and_dealer(start: Start) -> None:
    program = start(ruleset="classic_4")
    before = dealt(program)

    program.match.same_deal()

    assert dealt(program) == before
    program.match.again()
    assert dealt(program)[0] != before[0], "another game is another deal"
