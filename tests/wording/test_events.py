"""Lines of the log."""

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state import events
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.rules.rulesets.hand_and_foot import HAND_AND_FOOT
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run
from tests.wording.samples import (
    ANTON,
    CLARA,
    NAMES,
    PEOPLE,
    TOMAS,
    card,
    cards,
    log_lines,
)

DRAWN = (UNKNOWN,)


def turn_sentence(*turn: events.Event) -> str:
    return " ".join(log_lines(*turn))


def test_a_turn_is_one_log_line_without_the_drawn_card() -> None:
    turn = (
        events.CardsDrawn(CLARA, DRAWN),
        events.MeldLaid(CLARA, 1, 0, cards("5c5d5h"), 15),
        events.CardDiscarded(CLARA, card("5s")),
    )

    line = "Clara melded 5♣ 5♦ 5♥ and discarded 5♠."
    assert turn_sentence(*turn) == line


def test_the_log_shows_the_drawn_card_until_more_is_played() -> None:
    """A turn is one entry, which grows."""
    drawn = events.CardsDrawn(CLARA, DRAWN * 2)

    assert log_lines(drawn) == ["Clara drew two cards."]
    assert log_lines(events.CardsDrawn(0, cards("4c"))) == ["You drew a card."]
    assert log_lines(drawn, events.CardDiscarded(CLARA, card("5s"))) == [
        "Clara discarded 5♠."
    ]


def test_renaming_a_seat_renames_the_player_in_earlier_log_lines() -> None:
    log = TurnLog(PEOPLE)
    log.add_events((events.CardDiscarded(CLARA, card("5s")),))
    log.lines()

    log.people = PlayerNames(("You", "Eva", "Anton", "Tomás"))

    assert [line.text for line in log.lines()] == ["Eva discarded 5♠."]


def test_drawing_a_card_is_not_announced() -> None:
    log = TurnLog(PEOPLE)

    assert log.add_and_describe((events.CardsDrawn(CLARA, DRAWN),)) == ""
    assert log.add_and_describe((events.CardDiscarded(CLARA, card("5s")),)).startswith(
        "Clara disc"
    )
    assert len(log.lines()) == 1


def test_the_log_calls_the_viewer_you() -> None:
    turn = (
        events.PileTaken(0, cards("4c" * 30 + "8h")),
        events.MeldLaid(0, 0, 0, cards("8h8s8c"), 30),
    )

    line = "You took the pile (31 cards) with 8♠ 8♣."
    assert turn_sentence(*turn) == line


def test_the_line_of_a_pile_taken_onto_a_meld_names_its_top_card() -> None:
    lines = log_lines(
        events.MeldLaid(ANTON, 0, 0, cards("8h8s8c"), 30),
        events.CardDiscarded(ANTON, card("4c")),
        events.PileTaken(0, cards("4c8d")),
        events.MeldGrown(0, 0, 0, cards("8d"), 10),
    )

    assert lines[-1] == "You took the pile (2 cards) and added 8♦."


def test_wild_cards_added_with_the_top_card_of_the_pile_do_not_take_it() -> None:
    """Regression: “took the pile with a two and a joker”, which cannot take a pile."""
    lines = log_lines(
        events.MeldLaid(ANTON, 0, 0, cards("9h9s9d"), 30),
        events.CardDiscarded(ANTON, card("4c")),
        events.PileTaken(0, cards("4c9c")),
        events.MeldGrown(0, 0, 0, cards("9c2sXr"), 80),
    )

    assert (
        lines[-1] == "You took the pile (2 cards) and added 9♣ 2♠ joker to the nines."
    )


def test_the_log_names_a_completed_canasta_instead_of_the_added_cards() -> None:
    lines = log_lines(
        events.MeldLaid(ANTON, 0, 0, cards("9c9d9h9s9s"), 50),
        events.CardDiscarded(ANTON, card("4c")),
        events.CardDiscarded(TOMAS, card("4d")),
        events.CardsDrawn(ANTON, DRAWN),
        events.MeldGrown(ANTON, 0, 0, cards("2c2d"), 40),
        events.CanastaCompleted(ANTON, 0, 0, "mixed"),
        events.CardDiscarded(ANTON, card("6s")),
    )

    assert lines == [
        "Anton melded 9♣ 9♦ 9♥ 9♠ 9♠ and discarded 4♣.",
        "Tomás discarded 4♦.",
        "Anton completed a mixed canasta of nines and discarded 6♠.",
    ]


def test_natural_cards_are_logged_without_the_name_of_their_melds() -> None:
    lines = log_lines(
        events.RoundStarted(1, 3, 0, 11),
        events.MeldLaid(CLARA, 1, 0, cards("7c7d7h"), 15),
        events.MeldLaid(CLARA, 1, 1, cards("KcKdKh"), 30),
        events.CardDiscarded(CLARA, card("4c")),
        events.MeldGrown(TOMAS, 1, 0, cards("7c"), 5),
        events.MeldGrown(TOMAS, 1, 1, cards("Ks"), 5),
        events.CardDiscarded(TOMAS, card("3c")),
    )

    assert lines[-1] == "Tomás added 7♣ K♠ and discarded 3♣."


def test_an_added_wild_card_is_logged_with_its_meld() -> None:
    """The event has only the number of the meld; the log remembers its rank."""
    lines = log_lines(
        events.MeldLaid(ANTON, 0, 0, cards("4c4d4h"), 15),
        events.MeldLaid(ANTON, 0, 1, cards("KcKdKh"), 30),
        events.CardDiscarded(ANTON, card("4c")),
        events.CardsDrawn(TOMAS, DRAWN),
        events.CardDiscarded(TOMAS, card("4c")),
        events.MeldGrown(0, 0, 1, cards("Xr"), 50),
    )

    assert lines[-1] == "You added a joker to the kings."


def test_the_log_says_added_once_and_then_names_every_meld() -> None:
    """Otherwise a joker after a natural card would seem to join the same meld."""
    lines = log_lines(
        events.MeldLaid(ANTON, 0, 0, cards("4c4d4h"), 15),
        events.MeldLaid(ANTON, 0, 1, cards("KcKdKh"), 30),
        events.CardDiscarded(ANTON, card("4c")),
        events.MeldGrown(0, 0, 0, cards("4s"), 5),
        events.MeldGrown(0, 0, 1, cards("Xr"), 50),
        events.MeldGrown(0, 0, 0, cards("2c"), 20),
        events.CardDiscarded(0, card("9c")),
    )

    assert lines[-1] == (
        "You added 4♠ 2♣ to the fours and a joker to the kings and discarded 9♣."
    )


def test_cards_added_to_two_sequences_are_logged_separately() -> None:
    lines = log_lines(
        events.MeldLaid(ANTON, 0, 0, cards("5d6d7d"), 15),
        events.MeldLaid(ANTON, 0, 1, cards("5s6s7s"), 15),
        events.CardDiscarded(ANTON, card("4c")),
        events.MeldGrown(0, 0, 0, cards("8d9d"), 20),
        events.MeldGrown(0, 0, 1, cards("4s"), 5),
        events.CardDiscarded(0, card("9c")),
    )

    assert lines[-1] == (
        "You added 8♦ 9♦ to a sequence and 4♠ to a sequence and discarded 9♣."
    )


def test_the_log_renumbers_melds_when_two_are_joined() -> None:
    lines = log_lines(
        events.MeldLaid(ANTON, 0, 0, cards("4c4d4h"), 15),
        events.MeldLaid(ANTON, 0, 1, cards("4c4d4h"), 15),
        events.MeldLaid(ANTON, 0, 2, cards("KcKdKh"), 30),
        events.MeldLaid(ANTON, 0, 3, cards("QcQdQh"), 30),
        events.CardDiscarded(ANTON, card("9c")),
        events.CardDiscarded(TOMAS, card("9c")),
        events.MeldsJoined(0, 0, 0, 1),
        events.MeldGrown(0, 0, 1, cards("2c"), 20),
        events.CardDiscarded(0, card("9c")),
        events.CardDiscarded(CLARA, card("9c")),
        events.MeldGrown(ANTON, 0, 2, cards("2c"), 20),
    )

    assert lines[2] == (
        "You combined two melds of fours, added 2♣ to the kings and discarded 9♣."
    )
    assert lines[4] == "Anton added 2♣ to the queens."


def test_the_log_says_when_a_wild_card_is_added_to_a_meld_of_wild_cards() -> None:
    line = turn_sentence(
        events.MeldLaid(TOMAS, 1, 0, cards("2h2dXr"), 90),
        events.MeldGrown(TOMAS, 1, 0, cards("2c"), 20),
    )

    assert line == "Tomás melded 2♥ 2♦ joker and added 2♣ to the wild cards."


def test_the_log_names_the_pile_before_the_melds_made_with_it() -> None:
    line = turn_sentence(
        events.PileTaken(TOMAS, cards("4cQh")),
        events.MeldLaid(TOMAS, 1, 0, cards("9c9d9h"), 30),
        events.MeldLaid(TOMAS, 1, 1, cards("QhQsQd"), 30),
    )

    assert line == "Tomás took the pile (2 cards) with Q♠ Q♦ and melded 9♣ 9♦ 9♥."


def test_a_canasta_of_combined_melds_does_not_hide_other_melds_in_the_log() -> None:
    """The sevens are meld 2 when they are laid, and meld 1 as a canasta."""
    line = turn_sentence(
        events.MeldLaid(TOMAS, 1, 0, cards("KcKdKh"), 30),
        events.MeldLaid(TOMAS, 1, 1, cards("KsKdKh"), 30),
        events.MeldLaid(TOMAS, 1, 2, cards("7c7d7h"), 15),
        events.MeldsJoined(TOMAS, 1, 0, 1),
        events.MeldGrown(TOMAS, 1, 1, cards("7c7d7h7s"), 20),
        events.CanastaCompleted(TOMAS, 1, 1, "natural"),
    )

    assert line == (
        "Tomás melded K♣ K♦ K♥, K♠ K♦ K♥, 7♣ 7♦ 7♥, "
        "combined two melds of kings "
        "and completed a natural canasta of sevens."
    )


def test_the_line_of_an_initial_meld_names_sequences_and_wild_melds() -> None:
    line = turn_sentence(
        events.MeldLaid(TOMAS, 1, 0, cards("5h6h7h"), 15),
        events.MeldLaid(TOMAS, 1, 1, cards("2h2dXr"), 90),
        events.MeldLaid(TOMAS, 1, 2, cards("KhKdKs"), 30),
        events.SideOpened(TOMAS, 1, 135, 120),
    )

    assert line == "Tomás opened with 135 points (5♥ to 7♥, wild cards, kings)."


def test_the_line_of_an_initial_meld_with_the_pile_names_both() -> None:
    line = turn_sentence(
        events.PileTaken(TOMAS, cards("4c4dQh")),
        events.MeldLaid(TOMAS, 1, 0, cards("QhQsQd"), 30),
        events.MeldLaid(TOMAS, 1, 1, cards("9c9d9h"), 30),
        events.SideOpened(TOMAS, 1, 60, 50),
    )

    assert line == (
        "Tomás took the pile (3 cards) with Q♠ Q♦ "
        "and opened with 60 points (queens, nines)."
    )


def test_a_discard_that_freezes_the_pile_says_so_in_bold() -> None:
    turn = (events.CardDiscarded(CLARA, card("2s")), events.PileFroze(card("2s")))

    log = TurnLog(PEOPLE)
    log.add_events(turn)

    assert log.lines()[0].text_runs == (
        Run("Clara", is_bold=True),
        Run(" discarded "),
        Run("2♠", card=card("2s")),
        Run(" and "),
        Run("froze the pile", is_bold=True),
        Run("."),
    )


def test_a_natural_canasta_that_becomes_mixed_is_logged() -> None:
    lines = log_lines(
        events.MeldLaid(ANTON, 0, 0, cards("KcKdKhKsKcKdKh"), 70),
        events.CanastaCompleted(ANTON, 0, 0, "natural"),
        events.CardDiscarded(ANTON, card("9c")),
        events.CardsDrawn(TOMAS, DRAWN),
        events.CardDiscarded(TOMAS, card("9c")),
        events.MeldGrown(0, 0, 0, cards("2c"), 20),
        events.CanastaMixed(0, 0, 0),
        events.CardDiscarded(0, card("9d")),
    )

    assert lines[-1] == (
        "You added 2♣ to the kings and discarded 9♦. The canasta now has a wild card."
    )


def test_the_question_to_the_partner_and_the_answer_are_in_the_log_line() -> None:
    lines = log_lines(
        events.CardsDrawn(0, cards("4c")),
        events.PartnerAsked(0, ANTON),
        events.PartnerAnswered(ANTON, yes=True),
        events.CardDiscarded(0, card("6s")),
        events.WentOut(0, concealed=False),
    )

    assert lines == [
        "You asked Anton: “May I go out?” Anton said yes. You discarded 6♠"
        " and went out."
    ]


def test_red_threes_laid_out_together_are_one_log_line() -> None:
    turn = (events.BonusLaid(0, 0, card("3h")), events.BonusLaid(0, 0, card("3d")))

    assert turn_sentence(*turn) == "You laid out 3♥ 3♦."


def test_a_red_three_put_on_a_canasta_is_logged_with_the_canasta() -> None:
    lines = log_lines(
        events.MeldLaid(ANTON, 0, 0, cards("8h8s8c8d8h8s8c"), 70),
        events.CardDiscarded(ANTON, card("4c")),
        events.BonusLaid(0, 0, card("3d")),
        events.BonusLaid(0, 0, card("3h"), 0),
        events.CardDiscarded(0, card("4s")),
    )

    assert lines[-1] == ("You laid out 3♦, added 3♥ to the eights and discarded 4♠.")


def test_cuts_packets_and_special_hands_are_logged() -> None:
    assert log_lines(
        events.CardsLifted(CLARA, 45, bonus=True),
        events.PacketKept(CLARA, 2),
        events.CardsLifted(0, 44, bonus=False),
    ) == [
        "Clara cut 45 cards from the deck and earned the bonus "
        "and kept packet 2 as the foot.",
        "You cut 44 cards from the deck.",
    ]
    assert log_lines(
        events.HandDeclared(CLARA, "garbage", (), 2000), events.TurnFloated(ANTON)
    ) == [
        "Clara melded a garbage hand for 2,000 points.",
        "Anton ended the turn without a discard.",
    ]


def test_announced_lines_have_full_names_of_cards() -> None:
    turn: list[events.Event] = [
        events.CardDiscarded(CLARA, card("5s")),
        events.CardDiscarded(ANTON, card("Xr")),
        events.PileFroze(card("Xr")),
    ]

    assert TurnLog(PEOPLE).add_and_describe(turn) == (
        "Clara discarded the five of spades. "
        "Anton discarded a joker and froze the pile."
    )


def test_an_announced_meld_is_summed_up_and_names_earlier_melds() -> None:
    log = TurnLog(PEOPLE)
    log.add_events([events.MeldLaid(CLARA, 1, 0, cards("5c5d5h"), 15)])

    said = log.add_and_describe(
        [
            events.MeldGrown(TOMAS, 1, 0, cards("2c"), 20),
            events.MeldLaid(TOMAS, 1, 1, cards("KcKdXr"), 70),
            events.PileTaken(0, cards("4c")),
            events.MeldLaid(0, 0, 0, cards("4c4d4h"), 15),
        ]
    )

    assert said == (
        "Tomás added the two of clubs to the fives "
        "and melded two kings and a joker. "
        "You took the pile (1 card) with the four of diamonds and the four of hearts."
    )


def test_the_log_calls_canastas_red_and_black_where_the_game_does() -> None:
    terms = terms_for(HAND_AND_FOOT, 4)
    people = PlayerNames(NAMES, 0, terms.sides, terms.canasta_names)
    turn = (
        events.MeldLaid(CLARA, 1, 0, cards("8h8s8c8d8h8s2c"), 90),
        events.CanastaCompleted(CLARA, 1, 0, "mixed"),
    )

    assert log_lines(*turn, people=people) == [
        "Clara completed a black canasta of eights."
    ]


def test_a_completely_undone_turn_disappears_from_the_log() -> None:
    log = TurnLog(PEOPLE)
    log.add_events(
        (events.CardDiscarded(CLARA, card("4s")), events.CardDiscarded(0, card("5s")))
    )
    assert len(log.lines()) == 2

    log.remove_events(1)

    assert [line.text for line in log.lines()] == ["Clara discarded 4♠."]
