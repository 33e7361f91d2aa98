import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state.events import (
    BonusLaid,
    CanastaCompleted,
    CanastaMixed,
    CardDiscarded,
    CardsDrawn,
    CardsLifted,
    DealerDrawn,
    EndCause,
    Event,
    FootTakenUp,
    GameEnded,
    HandDeclared,
    MeldGrown,
    MeldLaid,
    MeldsJoined,
    PacketKept,
    PartnerAnswered,
    PartnerAsked,
    PileFroze,
    PileTaken,
    RoundEnded,
    RoundStarted,
    SideOpened,
    StockRenewed,
    TalonDrawn,
    ThreeSetAside,
    TurnFloated,
    UpcardTurned,
    WentOut,
)
from canasta_qt.wording.log.events import TurnLog, spoken
from canasta_qt.wording.rich_text import Run
from tests.wording.samples import ANTON, CLARA, PEOPLE, TOMAS, card, cards, told

DRAWN = (UNKNOWN,)


def turn_sentence(*events: Event) -> str:
    return " ".join(told(*events))


def test_a_turn_is_one_line_and_drawing_is_not_said() -> None:
    turn = (
        CardsDrawn(CLARA, DRAWN),
        MeldLaid(CLARA, 1, 0, cards("5c5d5h"), 15),
        CardDiscarded(CLARA, card("5s")),
    )

    line = "Clara melded three fives and discarded 5♠."
    assert turn_sentence(*turn) == line


def test_a_turn_of_drawing_alone_says_nothing() -> None:
    assert told(CardsDrawn(CLARA, DRAWN)) == []


def test_the_viewer_is_you() -> None:
    turn = (
        PileTaken(0, cards("4c" * 30 + "8h")),
        MeldLaid(0, 0, 0, cards("8h8s8c"), 30),
    )

    line = "You took the pile (31 cards) with two eights."
    assert turn_sentence(*turn) == line


def test_a_pile_taken_onto_a_meld_names_its_owner() -> None:
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("8h8s8c"), 30),
        CardDiscarded(ANTON, card("4c")),
        PileTaken(0, cards("4c8d")),
        MeldGrown(0, 0, 0, cards("8d"), 10),
    )

    assert lines[-1] == "You took the pile (2 cards) onto your eights."


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
        "Anton melded five nines and discarded 4♣.",
        "Tomás discarded 4♦.",
        "Anton completed a mixed canasta of nines and discarded 6♠.",
    ]


def test_a_canasta_made_by_the_pile_is_said_besides_the_pile() -> None:
    line = turn_sentence(
        PileTaken(CLARA, cards("4c4d8h")),
        MeldLaid(CLARA, 1, 0, cards("8h8s8c8d8h8s8c"), 70),
        CanastaCompleted(CLARA, 1, 0, "natural"),
    )

    assert line == (
        "Clara took the pile (3 cards) with six eights "
        "and completed a natural canasta of eights."
    )


def test_a_canasta_laid_whole_leaves_the_other_melds_said() -> None:
    line = turn_sentence(
        MeldLaid(CLARA, 1, 0, cards("4c4d4h"), 15),
        MeldLaid(CLARA, 1, 1, cards("8h8s8c8d8h8s8c"), 70),
        CanastaCompleted(CLARA, 1, 1, "natural"),
    )

    melds = "melded three fours and completed a natural canasta of eights"
    assert line == f"Clara {melds}."


def test_an_addition_of_the_other_side_is_to_their_meld() -> None:
    lines = told(
        RoundStarted(1, 3, 0, 11),
        MeldLaid(CLARA, 1, 0, cards("7c7d7h"), 15),
        CardDiscarded(CLARA, card("4c")),
        CardDiscarded(ANTON, card("Qh")),
        MeldGrown(TOMAS, 1, 0, cards("7c"), 5),
        CardDiscarded(TOMAS, card("3c")),
    )

    assert lines[-1] == "Tomás added 7♣ to their sevens and discarded 3♣."


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

    assert lines[-1] == "You added a joker to your kings."


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
        "You joined two of your fours, added 2♣ to your kings and discarded 9♣."
    )
    assert lines[4] == "Anton added 2♣ to your queens."


def test_an_opening_is_said_with_its_points() -> None:
    lines = told(
        CardsDrawn(TOMAS, DRAWN),
        MeldLaid(TOMAS, 1, 0, cards("QhQsQd2h"), 50),
        MeldLaid(TOMAS, 1, 1, cards("9c9d9h2d"), 50),
        SideOpened(TOMAS, 1, 100, 90),
        CardDiscarded(TOMAS, card("4d")),
    )

    assert lines == ["Tomás opened with 100: queens and nines. Discarded 4♦."]


def test_an_opening_with_the_pile_says_both() -> None:
    line = turn_sentence(
        PileTaken(TOMAS, cards("4c4dQh")),
        MeldLaid(TOMAS, 1, 0, cards("QhQsQd"), 30),
        MeldLaid(TOMAS, 1, 1, cards("9c9d9h"), 30),
        SideOpened(TOMAS, 1, 60, 50),
    )

    assert line == (
        "Tomás took the pile (3 cards) with two queens "
        "and opened with 60: queens and nines."
    )


def test_a_meld_with_wild_cards_says_them_apart() -> None:
    line = turn_sentence(
        MeldLaid(CLARA, 1, 0, cards("TcTdXr"), 70),
        MeldLaid(CLARA, 1, 1, cards("KcKdKh"), 30),
    )

    assert line == "Clara melded two tens with a joker and three kings."


def test_a_sequence_is_said_by_its_ends() -> None:
    line = turn_sentence(MeldLaid(CLARA, 1, 0, cards("5s6s7s"), 15))

    assert line == "Clara melded a sequence from 5♠ to 7♠."


def test_a_freezing_discard_says_what_it_does_in_bold() -> None:
    turn = (CardDiscarded(CLARA, card("2s")), PileFroze(card("2s")))

    log = TurnLog(PEOPLE)
    log.add(turn)

    assert log.lines()[0].runs == (
        Run("Clara", strong=True),
        Run(" discarded "),
        Run("2♠", card=card("2s")),
        Run(": "),
        Run("the pile is frozen", strong=True),
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
        "You added 2♣ to your kings: the canasta is mixed now. Discarded 9♦."
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
        "You asked Anton: may I go out? Anton said yes. You discarded 6♠ and went out."
    ]


def test_the_viewer_answers_too() -> None:
    turn = (PartnerAsked(ANTON, 0), PartnerAnswered(0, yes=False))

    line = "Anton asked you: may I go out? You said no."
    assert turn_sentence(*turn) == line


def test_red_threes_are_said_together() -> None:
    turn = (BonusLaid(0, 0, card("3h")), BonusLaid(0, 0, card("3d")))

    assert turn_sentence(*turn) == "You laid out 3♥ and 3♦."


def test_a_red_three_on_a_canasta_says_which_it_crowns() -> None:
    lines = told(
        MeldLaid(ANTON, 0, 0, cards("8h8s8c8d8h8s8c"), 70),
        CardDiscarded(ANTON, card("4c")),
        BonusLaid(0, 0, card("3d")),
        BonusLaid(0, 0, card("3h"), 0),
        CardDiscarded(0, card("4s")),
    )

    assert lines[-1] == "You laid out 3♦, crowned your eights with 3♥ and discarded 4♠."


def test_going_out_concealed_is_said() -> None:
    turn = (CardDiscarded(TOMAS, card("6s")), WentOut(TOMAS, concealed=True))

    assert turn_sentence(*turn) == "Tomás discarded 6♠ and went out concealed."


def test_lifts_packets_and_special_hands_are_said() -> None:
    assert told(
        CardsLifted(CLARA, 45, bonus=True),
        PacketKept(CLARA, 2),
        CardsLifted(0, 44, bonus=False),
    ) == [
        "Clara lifted 45 cards: that earns the bonus. Kept the second packet as foot.",
        "You lifted 44 cards.",
    ]
    assert told(HandDeclared(CLARA, "garbage", (), 2000), TurnFloated(ANTON)) == [
        "Clara laid a garbage hand for 2,000 points.",
        "Anton ended the turn without a discard.",
    ]


def test_a_foot_taken_up_is_said() -> None:
    assert told(FootTakenUp(CLARA, ())) == ["Clara took up the foot."]


def test_the_line_of_a_turn_grows_with_its_events() -> None:
    chronicle = TurnLog(PEOPLE)
    chronicle.add([MeldLaid(CLARA, 1, 0, cards("5c5d5h"), 15)])
    before = chronicle.lines()
    chronicle.add([CardDiscarded(CLARA, card("5s"))])

    assert [line.text for line in before] == ["Clara melded three fives."]
    assert [line.text for line in chronicle.lines()] == [
        "Clara melded three fives and discarded 5♠."
    ]
    assert chronicle.lines()[0].seat == CLARA


def test_the_spoken_form_has_full_names() -> None:
    events: list[Event] = [
        CardDiscarded(CLARA, card("5s")),
        CardDiscarded(ANTON, card("Xr")),
        PileFroze(card("Xr")),
    ]

    assert spoken(events, PEOPLE) == (
        "Clara discarded the five of spades. "
        "Anton discarded a joker: the pile is frozen."
    )


SAID_BY_ITSELF: list[Event] = [
    DealerDrawn(cards("4cKhQs4d"), 1),
    RoundStarted(1, 3, 0, 11),
    UpcardTurned(card("4c")),
    BonusLaid(0, 0, card("3h")),
    MeldLaid(0, 0, 0, cards("5c5d5h"), 15),
    MeldGrown(0, 0, 0, cards("5c"), 5),
    MeldsJoined(0, 0, 0, 1),
    CanastaCompleted(0, 0, 0, "natural"),
    CanastaMixed(0, 0, 0),
    SideOpened(0, 0, 60, 50),
    CardDiscarded(0, card("4c")),
    PileFroze(card("2c")),
    PartnerAsked(0, 2),
    PartnerAnswered(2, yes=True),
    FootTakenUp(0, ()),
    StockRenewed(20),
    ThreeSetAside(0, 0, card("3c")),
    CardsLifted(0, 45, bonus=True),
    PacketKept(0, 2),
    TurnFloated(0),
    TalonDrawn(0, DRAWN * 4),
    HandDeclared(0, "straight", cards("4c5c"), 3000),
    WentOut(0, concealed=False),
    RoundEnded(EndCause.WENT_OUT, (10, 20)),
    GameEnded((10, 20), (1,)),
]


@pytest.mark.parametrize(
    "event", SAID_BY_ITSELF, ids=lambda event: type(event).__name__
)
def test_every_event_is_a_sentence_even_by_itself(event: Event) -> None:
    sentence = turn_sentence(event)

    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence[-1] in ".?"
    assert not any(mark in sentence for mark in "*{}\x02\x03!")


def test_every_kind_of_event_was_asked_here() -> None:
    """Drawing is not said; a pile taken is said with the cards that met its top."""
    silent = {CardsDrawn, PileTaken}

    assert {type(event) for event in SAID_BY_ITSELF} | silent == set(Event.__args__)
