"""Texts of the table: targets, buttons, tray, pile, sides, and choices."""

from dataclasses import replace

import pytest

from canasta_qt.cards import Card, full_deck
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import StockRenewed
from canasta_qt.engine.state.melds import Meld, make_meld
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import DRAW_PHASE, Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.gestures import (
    Draft,
    Offer,
    Place,
    Prompt,
    PromptKind,
    Spot,
    StagedGroup,
)
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import (
    PileWords,
    bubble_text,
    missing_for_meld,
    opening_conditions,
    opening_words,
    partner_question,
    pile_words,
    side_words,
)
from tests.text_table import read_rows
from tests.wording.samples import PEOPLE, cards
from tests.wording.test_events import event_of

TERMS = terms_for(CLASSIC_4, 4)


PILE = Spot(Place.PILE)


def meld(text: str) -> Meld:
    return make_meld(cards(text), TERMS.points)


def table(*, pile: str = "4c", ours: str = "", frozen: bool = False) -> Observation:
    position = Position(TERMS)
    position.phase = DRAW_PHASE
    position.pile = list(cards(pile))
    position.frozen = frozen
    position.stock = [Card(each) for each in full_deck(2, 4)[:20]]
    if ours:
        position.melds[0] = [meld(ours)]
    return observe(position, 0)


def test_every_command_has_a_button_text() -> None:
    commands = set(Command) - {Command.SORT}  # which says how the hand is sorted

    labels = {offer_label(Offer(command)) for command in commands}

    assert len(labels - {""}) == len(commands)


def test_the_tray_names_cards_that_would_reach_the_minimum() -> None:
    """Jacks and sevens with a wild card each make 85 of 90."""
    groups = (StagedGroup(cards("JhJcJs2d")), StagedGroup(cards("7h7c7s2h")))
    draft = Draft(groups, 85, 90, None, ((cards("2c"), 0), (cards("7d"), 1)))

    assert missing_for_meld(draft) == "5 short. For example, add 2♣ or a seven."


@pytest.mark.parametrize(
    ("draft", "text"),
    [
        (Draft(), ""),
        (Draft((StagedGroup(cards("7h7c")),), 10, 50), "40 short."),
        (Draft((StagedGroup(cards("7h7c")),), 90, 90), "Enough to open."),
        (
            Draft(
                (StagedGroup(cards("7h")),), 5, 0, Refusal(Reason.MELD_TOO_SMALL, 1, 3)
            ),
            "A meld needs at least 3 cards; this has 1.",
        ),
    ],
)
def test_the_tray_says_how_many_points_are_missing(draft: Draft, text: str) -> None:
    assert missing_for_meld(draft) == text


KINGS = "KhKsKd"


@pytest.mark.parametrize(
    ("seen", "words"),
    [
        (
            table(pile="4c2s8c", ours=KINGS, frozen=True),
            PileWords("Frozen", "take it with a natural pair", frozen_for_all=True),
        ),
        (table(), PileWords("Frozen", "until you open")),
        (table(ours=KINGS), PileWords()),
        (table(pile="4c3c", ours=KINGS), PileWords(reason="blocked by a black three")),
        (
            table(pile="4c2c", ours=KINGS, frozen=True),
            PileWords("Frozen", "blocked by a wild card", frozen_for_all=True),
        ),
        (table(pile=""), PileWords(reason="just taken")),
        (
            replace(table(pile=""), history=(StockRenewed(30),)),
            PileWords(reason="now the stock"),
        ),
    ],
)
def test_the_label_of_the_pile_says_whether_and_how_it_can_be_taken(
    seen: Observation, words: PileWords
) -> None:
    assert pile_words(seen) == words


def test_an_onlooker_reads_for_whom_the_pile_is_frozen() -> None:
    words = pile_words(table(ours=KINGS), looks_on=True)
    assert words == PileWords("Frozen", "until a side opens")


def test_the_label_of_a_side_shows_its_melded_points_or_not_opened() -> None:
    assert side_words(table(), 0) == "not opened yet"
    assert side_words(table(ours="KhKsKd"), 0) == "30 melded"
    assert opening_words(table(), 0) == "50"


def test_the_question_of_the_partner_says_what_each_answer_means() -> None:
    prompt = Prompt(PromptKind.ANSWER_PARTNER, asking_seat=2)

    assert partner_question(prompt, PEOPLE) == (
        "Your answer is binding: after a yes Anton must go out this turn, "
        "after a no Anton cannot."
    )


@pytest.mark.parametrize(("text", "said"), read_rows(__file__, "bubbles.rows"))
def test_players_say_in_bubbles_that_they_go_out_ask_or_answer(
    text: str, said: str
) -> None:
    """What the player is asked is in a question; clicks and keys answer it."""
    bubble = bubble_text(event_of(text), 0)
    assert said == ("nothing" if bubble is None else f"{bubble[0]}: {bubble[1]}")


def test_the_label_of_a_frozen_pile_says_why_the_player_cannot_take_it() -> None:
    """Regression: “take it with a natural pair” in a first turn without the pile."""
    tail = "hands=4c5d/(13)/(13)/(13) pile=9d melds={}/-"
    text = f"canasta/1 american turn=0.draw {tail}"
    closed = observe(parse_position(text.format("-")), 0)
    opened = observe(parse_position(text.format("[KsKhKd]")), 0)
    barred = "american(first_turn=no_pile) turn=0.draw fresh=0"
    first = observe(parse_position(f"canasta/1 {barred} {tail}".format("-")), 0)

    assert pile_words(closed).reason == "open from your hand first"
    assert pile_words(opened).reason == "take it with a natural pair"
    assert pile_words(first).reason == "not in the first turn"
    assert pile_words(first, looks_on=True).reason == "take it with a natural pair"


@pytest.mark.parametrize(
    ("ruleset", "words"),
    [
        ("classic_4", ""),
        (
            "american",
            "One meld must have three natural cards. A complete canasta is enough.",
        ),
        ("italian", "It holds no wild cards."),
        ("short_classic", "At least 2 natural cards must come from your hand."),
    ],
)
def test_further_conditions_of_an_initial_meld_are_stated(
    ruleset: str, words: str
) -> None:
    text = f"canasta/1 {ruleset} turn=0.play hands=4c5d6h9sTc/(9)/(9)/(9)"

    assert opening_conditions(observe(parse_position(text), 0)) == words
