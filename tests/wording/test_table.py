"""Texts of the table: targets, buttons, tray, pile, sides, and choices."""

from dataclasses import replace

import pytest

from canasta_qt.commands import Command
from canasta_qt.engine.state.events import StockRenewed
from canasta_qt.engine.state.observation import observe
from canasta_qt.gestures import Draft, Offer, Prompt, PromptKind, StagedGroup
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import (
    bubble_text,
    missing_for_meld,
    partner_question,
    pile_words,
)
from tests.text_table import read_rows
from tests.wording.samples import PEOPLE, cards
from tests.wording.test_events import event_of


def test_every_command_has_a_button_text() -> None:
    commands = set(Command) - {Command.SORT}  # which says how the hand is sorted

    labels = {offer_label(Offer(command)) for command in commands}

    assert len(labels - {""}) == len(commands)


def test_the_tray_names_cards_that_would_reach_the_minimum() -> None:
    """Jacks and sevens with a wild card each make 85 of 90."""
    groups = (StagedGroup(cards("JhJcJs2d")), StagedGroup(cards("7h7c7s2h")))
    draft = Draft(groups, 85, 90, None, ((cards("2c"), 0), (cards("7d"), 1)))

    ways = "2♣ to the jacks or a seven"
    assert missing_for_meld(draft) == f"5 short. For example, add {ways}."


def test_a_pile_that_became_the_stock_is_called_so() -> None:
    position = parse_position("canasta/1 classic_4 turn=0.draw hands=4c/(9)/(9)/(9)")
    seen = replace(observe(position, 0), history=(StockRenewed(30),))

    assert pile_words(seen).reason == "now the stock"


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
