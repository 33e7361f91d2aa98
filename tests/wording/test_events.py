from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state.events import (
    BonusLaid,
    CanastaCompleted,
    CanastaMixed,
    CardDiscarded,
    CardsDrawn,
    CardsLifted,
    Event,
    HandDeclared,
    MeldGrown,
    MeldLaid,
    MeldsJoined,
    PacketKept,
    PartnerAnswered,
    PartnerAsked,
    PileFroze,
    PileTaken,
    RoundStarted,
    SideOpened,
    TurnFloated,
    WentOut,
)
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.rules.rulesets.hand_and_foot import HAND_AND_FOOT
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run
from tests.wording.samples import ANTON, CLARA, NAMES, PEOPLE, TOMAS, card, cards, told

DRAWN = (UNKNOWN,)


def turn_sentence(*events: Event) -> str:
    return " ".join(told(*events))


def test_a_turn_is_one_line_and_drawing_is_not_said() -> None:
    turn = (
        CardsDrawn(CLARA, DRAWN),
        MeldLaid(CLARA, 1, 0, cards("5c5d5h"), 15),
        CardDiscarded(CLARA, card("5s")),
    )

    line = "Clara melded 5♣ 5♦ 5♥ and discarded 5♠."
    assert turn_sentence(*turn) == line


def test_drawing_is_written_until_more_has_been_done() -> None:
    """feel.md 3: a turn is one entry, and grows."""
    drawn = CardsDrawn(CLARA, DRAWN * 2)

    assert told(drawn) == ["Clara drew two cards."]
    assert told(CardsDrawn(0, cards("4c"))) == ["You drew a card."]
    assert told(drawn, CardDiscarded(CLARA, card("5s"))) == ["Clara discarded 5♠."]


def test_a_log_is_worded_anew_when_a_seat_has_another_name() -> None:
    log = TurnLog(PEOPLE)
    log.add((CardDiscarded(CLARA, card("5s")),))
    log.lines()

    log.people = PlayerNames(("You", "Eva", "Anton", "Tomás"))

    assert [line.text for line in log.lines()] == ["Eva discarded 5♠."]


def test_drawing_is_never_said_aloud() -> None:
    log = TurnLog(PEOPLE)

    assert log.tell((CardsDrawn(CLARA, DRAWN),)) == ""
    assert log.tell((CardDiscarded(CLARA, card("5s")),)).startswith("Clara disc")
    assert len(log.lines()) == 1


def test_the_viewer_is_called_you() -> None:
    turn = (
        PileTaken(0, cards("4c" * 30 + "8h")),
        MeldLaid(0, 0, 0, cards("8h8s8c"), 30),
    )

    line = "You took the pile (31 cards) with 8♠ 8♣."
    assert turn_sentence(*turn) == line


def test_a_pile_taken_onto_a_meld_names_the_card_that_met_it() -> None:
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("8h8s8c"), 30),
        CardDiscarded(ANTON, card("4c")),
        PileTaken(0, cards("4c8d")),
        MeldGrown(0, 0, 0, cards("8d"), 10),
    )

    assert lines[-1] == "You took the pile (2 cards) and added 8♦."


def test_a_canasta_is_said_in_place_of_the_cards_that_made_it() -> None:
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("9c9d9h9s9s"), 50),
        CardDiscarded(ANTON, card("4c")),
        CardDiscarded(TOMAS, card("4d")),
        CardsDrawn(ANTON, DRAWN),
        MeldGrown(ANTON, 0, 0, cards("2c2d"), 40),
        CanastaCompleted(ANTON, 0, 0, "mixed"),
        CardDiscarded(ANTON, card("6s")),
    )

    assert lines == [
        "Anton melded 9♣ 9♦ 9♥ 9♠ 9♠ and discarded 4♣.",
        "Tomás discarded 4♦.",
        "Anton completed a mixed canasta of nines and discarded 6♠.",
    ]


def test_natural_cards_that_were_added_tell_their_melds() -> None:
    lines = told(
        RoundStarted(1, 3, 0, 11),
        MeldLaid(CLARA, 1, 0, cards("7c7d7h"), 15),
        MeldLaid(CLARA, 1, 1, cards("KcKdKh"), 30),
        CardDiscarded(CLARA, card("4c")),
        MeldGrown(TOMAS, 1, 0, cards("7c"), 5),
        MeldGrown(TOMAS, 1, 1, cards("Ks"), 5),
        CardDiscarded(TOMAS, card("3c")),
    )

    assert lines[-1] == "Tomás added 7♣ K♠ and discarded 3♣."


def test_a_wild_card_added_names_the_meld_it_joined() -> None:
    """The event tells the number of the meld only; the log remembers its rank."""
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("4c4d4h"), 15),
        MeldLaid(ANTON, 0, 1, cards("KcKdKh"), 30),
        CardDiscarded(ANTON, card("4c")),
        CardsDrawn(TOMAS, DRAWN),
        CardDiscarded(TOMAS, card("4c")),
        MeldGrown(0, 0, 1, cards("Xr"), 50),
    )

    assert lines[-1] == "You added a joker to the kings."


def test_added_is_said_once_and_then_every_meld_is_named() -> None:
    """Else a joker after a natural card would seem to join the same meld."""
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("4c4d4h"), 15),
        MeldLaid(ANTON, 0, 1, cards("KcKdKh"), 30),
        CardDiscarded(ANTON, card("4c")),
        MeldGrown(0, 0, 0, cards("4s"), 5),
        MeldGrown(0, 0, 1, cards("Xr"), 50),
        MeldGrown(0, 0, 0, cards("2c"), 20),
        CardDiscarded(0, card("9c")),
    )

    assert lines[-1] == (
        "You added 4♠ 2♣ to the fours and a joker to the kings and discarded 9♣."
    )


def test_cards_of_two_sequences_are_not_those_of_one() -> None:
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("5d6d7d"), 15),
        MeldLaid(ANTON, 0, 1, cards("5s6s7s"), 15),
        CardDiscarded(ANTON, card("4c")),
        MeldGrown(0, 0, 0, cards("8d9d"), 20),
        MeldGrown(0, 0, 1, cards("4s"), 5),
        CardDiscarded(0, card("9c")),
    )

    assert lines[-1] == (
        "You added 8♦ 9♦ to a sequence and 4♠ to a sequence and discarded 9♣."
    )


def test_melds_are_renumbered_when_two_are_joined() -> None:
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("4c4d4h"), 15),
        MeldLaid(ANTON, 0, 1, cards("4c4d4h"), 15),
        MeldLaid(ANTON, 0, 2, cards("KcKdKh"), 30),
        MeldLaid(ANTON, 0, 3, cards("QcQdQh"), 30),
        CardDiscarded(ANTON, card("9c")),
        CardDiscarded(TOMAS, card("9c")),
        MeldsJoined(0, 0, 0, 1),
        MeldGrown(0, 0, 1, cards("2c"), 20),
        CardDiscarded(0, card("9c")),
        CardDiscarded(CLARA, card("9c")),
        MeldGrown(ANTON, 0, 2, cards("2c"), 20),
    )

    assert lines[2] == (
        "You combined two melds of fours, added 2♣ to the kings and discarded 9♣."
    )
    assert lines[4] == "Anton added 2♣ to the queens."


def test_a_wild_card_added_to_wild_cards_says_so() -> None:
    line = turn_sentence(
        MeldLaid(TOMAS, 1, 0, cards("2h2dXr"), 90),
        MeldGrown(TOMAS, 1, 0, cards("2c"), 20),
    )

    assert line == "Tomás melded 2♥ 2♦ joker and added 2♣ to the wild cards."


def test_the_pile_comes_before_what_was_melded_with_it() -> None:
    line = turn_sentence(
        PileTaken(TOMAS, cards("4cQh")),
        MeldLaid(TOMAS, 1, 0, cards("9c9d9h"), 30),
        MeldLaid(TOMAS, 1, 1, cards("QhQsQd"), 30),
    )

    assert line == "Tomás took the pile (2 cards) with Q♠ Q♦ and melded 9♣ 9♦ 9♥."


def test_a_canasta_after_melds_were_combined_leaves_the_others_said() -> None:
    """The sevens are meld 2 when they are laid, and meld 1 when they are a canasta."""
    line = turn_sentence(
        MeldLaid(TOMAS, 1, 0, cards("KcKdKh"), 30),
        MeldLaid(TOMAS, 1, 1, cards("KsKdKh"), 30),
        MeldLaid(TOMAS, 1, 2, cards("7c7d7h"), 15),
        MeldsJoined(TOMAS, 1, 0, 1),
        MeldGrown(TOMAS, 1, 1, cards("7c7d7h7s"), 20),
        CanastaCompleted(TOMAS, 1, 1, "natural"),
    )

    assert line == (
        "Tomás melded K♣ K♦ K♥, K♠ K♦ K♥, 7♣ 7♦ 7♥, "
        "combined two melds of kings "
        "and completed a natural canasta of sevens."
    )


def test_an_opening_tells_its_sequences_and_wild_melds() -> None:
    line = turn_sentence(
        MeldLaid(TOMAS, 1, 0, cards("5h6h7h"), 15),
        MeldLaid(TOMAS, 1, 1, cards("2h2dXr"), 90),
        MeldLaid(TOMAS, 1, 2, cards("KhKdKs"), 30),
        SideOpened(TOMAS, 1, 135, 120),
    )

    assert line == "Tomás opened with 135 points (5♥ to 7♥, wild cards, kings)."


def test_an_opening_with_the_pile_says_both() -> None:
    line = turn_sentence(
        PileTaken(TOMAS, cards("4c4dQh")),
        MeldLaid(TOMAS, 1, 0, cards("QhQsQd"), 30),
        MeldLaid(TOMAS, 1, 1, cards("9c9d9h"), 30),
        SideOpened(TOMAS, 1, 60, 50),
    )

    assert line == (
        "Tomás took the pile (3 cards) with Q♠ Q♦ "
        "and opened with 60 points (queens, nines)."
    )


def test_a_freezing_discard_says_what_it_does_in_bold() -> None:
    turn = (CardDiscarded(CLARA, card("2s")), PileFroze(card("2s")))

    log = TurnLog(PEOPLE)
    log.add(turn)

    assert log.lines()[0].runs == (
        Run("Clara", strong=True),
        Run(" discarded "),
        Run("2♠", card=card("2s")),
        Run(" and "),
        Run("froze the pile", strong=True),
        Run("."),
    )


def test_a_natural_canasta_spoilt_is_said() -> None:
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("KcKdKhKsKcKdKh"), 70),
        CanastaCompleted(ANTON, 0, 0, "natural"),
        CardDiscarded(ANTON, card("9c")),
        CardsDrawn(TOMAS, DRAWN),
        CardDiscarded(TOMAS, card("9c")),
        MeldGrown(0, 0, 0, cards("2c"), 20),
        CanastaMixed(0, 0, 0),
        CardDiscarded(0, card("9d")),
    )

    assert lines[-1] == (
        "You added 2♣ to the kings and discarded 9♦. The canasta now has a wild card."
    )


def test_the_question_and_its_answer_stay_in_the_line() -> None:
    lines = told(
        CardsDrawn(0, cards("4c")),
        PartnerAsked(0, ANTON),
        PartnerAnswered(ANTON, yes=True),
        CardDiscarded(0, card("6s")),
        WentOut(0, concealed=False),
    )

    assert lines == [
        "You asked Anton: “May I go out?” Anton said yes. You discarded 6♠"
        " and went out."
    ]


def test_red_threes_are_said_together() -> None:
    turn = (BonusLaid(0, 0, card("3h")), BonusLaid(0, 0, card("3d")))

    assert turn_sentence(*turn) == "You laid out 3♥ 3♦."


def test_a_red_three_on_a_canasta_says_which() -> None:
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("8h8s8c8d8h8s8c"), 70),
        CardDiscarded(ANTON, card("4c")),
        BonusLaid(0, 0, card("3d")),
        BonusLaid(0, 0, card("3h"), 0),
        CardDiscarded(0, card("4s")),
    )

    assert lines[-1] == ("You laid out 3♦, added 3♥ to the eights and discarded 4♠.")


def test_cuts_packets_and_special_hands_are_said() -> None:
    assert told(
        CardsLifted(CLARA, 45, bonus=True),
        PacketKept(CLARA, 2),
        CardsLifted(0, 44, bonus=False),
    ) == [
        "Clara cut 45 cards from the deck and earned the bonus "
        "and kept packet 2 as the foot.",
        "You cut 44 cards from the deck.",
    ]
    assert told(HandDeclared(CLARA, "garbage", (), 2000), TurnFloated(ANTON)) == [
        "Clara melded a garbage hand for 2,000 points.",
        "Anton ended the turn without a discard.",
    ]


def test_the_spoken_form_has_full_names() -> None:
    events: list[Event] = [
        CardDiscarded(CLARA, card("5s")),
        CardDiscarded(ANTON, card("Xr")),
        PileFroze(card("Xr")),
    ]

    assert TurnLog(PEOPLE).tell(events) == (
        "Clara discarded the five of spades. "
        "Anton discarded a joker and froze the pile."
    )


def test_the_spoken_form_sums_up_a_meld_and_knows_the_earlier_ones() -> None:
    log = TurnLog(PEOPLE)
    log.add([MeldLaid(CLARA, 1, 0, cards("5c5d5h"), 15)])

    said = log.tell(
        [
            MeldGrown(TOMAS, 1, 0, cards("2c"), 20),
            MeldLaid(TOMAS, 1, 1, cards("KcKdXr"), 70),
            PileTaken(0, cards("4c")),
            MeldLaid(0, 0, 0, cards("4c4d4h"), 15),
        ]
    )

    assert said == (
        "Tomás added the two of clubs to the fives "
        "and melded two kings and a joker. "
        "You took the pile (1 card) with the four of diamonds and the four of hearts."
    )


def test_a_game_of_red_and_black_canastas_calls_them_so() -> None:
    terms = terms_for(HAND_AND_FOOT, 4)
    people = PlayerNames(NAMES, 0, terms.sides, terms.canasta_names)
    turn = (
        MeldLaid(CLARA, 1, 0, cards("8h8s8c8d8h8s2c"), 90),
        CanastaCompleted(CLARA, 1, 0, "mixed"),
    )

    assert told(*turn, people=people) == ["Clara completed a black canasta of eights."]


def test_a_turn_that_was_undone_whole_is_forgotten() -> None:
    log = TurnLog(PEOPLE)
    log.add((CardDiscarded(CLARA, card("4s")), CardDiscarded(0, card("5s"))))
    assert len(log.lines()) == 2

    log.take_back(1)

    assert [line.text for line in log.lines()] == ["Clara discarded 4♠."]
