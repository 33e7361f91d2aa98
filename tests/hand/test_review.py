"""The review of a round."""

import re
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from canasta_qt.app.replay import open_replay
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.cards import is_wild
from canasta_qt.controller.session import Deal, SeatedPlayers, Session
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.handing_over import hand_over_seat
from canasta_qt.notation.record import BOT_PREFIX, PERSON, Record
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from tests.hand.conftest import Sit
from tests.hand.person import Person
from tests.narrow import some

_BOT = f"{BOT_PREFIX}standard"


def finished(own_from: int = 0) -> Record:
    """Return a round that is over: bot turns first, then bad discards of the person."""
    seats = SeatedPlayers(
        ("Mia", "Clara", "Anton", "Tomás"), (PERSON, _BOT, _BOT, _BOT)
    )
    session = Session(CLASSIC_4, seats, Random(5), Deal(3, dealer=3))
    session.start()
    session.record = hand_over_seat(session.record, 0, _BOT)
    turns = 0
    while not session.is_over:
        action = policy_action(session.position)
        if seat_to_act(session.position) == 0 and isinstance(action, Discard):
            turns += 1
            if turns == own_from:
                session.record = hand_over_seat(session.record, 0, PERSON)
            if turns >= own_from:
                action = _dearest(session)
        session.submit(action)
    return session.record


def _dearest(session: Session) -> Discard:
    """Return the discard of the most points, a wild card where there is one."""
    points = session.position.terms.points
    discards = [a for a in legal_actions(session.position) if isinstance(a, Discard)]
    return max(discards, key=lambda each: (is_wild(each.card), points[each.card]))


def reviewed(sit: Sit, record: Record) -> Person:
    """Open the review of a round that is over."""
    person = sit(record, compared=False)
    person.click("Score sheet")
    person.click("Review…")
    person.until(lambda: person.sees("By the adviser’s estimate"))
    return person


def costs(person: Person) -> list[int]:
    """Read what each decision cost, from top to bottom."""
    found = [re.fullmatch(r"Cost about (\d+) points", n) for n in person.names()]
    return [int(each[1]) for each in found if each]


def test_a_review_lists_decisions_with_their_cost_and_reason_dearest_first(
    sit: Sit,
) -> None:
    person = reviewed(sit, finished(own_from=6))

    found = costs(person)
    assert len(found) > 1
    assert found == sorted(found, reverse=True)
    assert person.sees("1. Turn")
    assert person.sees("2. Turn")
    things = [thing for thing in person.things() if thing.name]
    for at, thing in enumerate(things):
        if thing.name == "Better":
            card, reason = things[at - 1], things[at + 2]
            assert " of " in card.name, "the card that was better is shown"
            assert reason.name.endswith("."), "one sentence says why"
            assert reason.rect.left() == thing.rect.left(), "and of which card"


def test_a_review_leaves_out_turns_that_a_bot_played_for_the_player(sit: Sit) -> None:
    """A bot played until the ninth discard."""
    person = reviewed(sit, finished(own_from=9))

    turns = re.findall(r"\d\. Turn (\d+)", " ".join(person.names()))
    assert turns
    assert min(map(int, turns)) >= 9


def on_table(person: Person) -> Person:
    """Open the dearest decision in a replay."""
    person.click("Show on the table: ")
    person.until(lambda: QApplication.activeWindow() is not person.window)
    return Person(person.qtbot, some(QApplication.activeWindow()))


def test_without_the_panel_a_review_names_both_moves_in_the_status_line(
    sit: Sit,
) -> None:
    """Regression: in a small window it said only the better one."""
    replay = on_table(reviewed(sit, finished(own_from=6)))
    replay.window.resize(900, 680)
    replay.rest()

    assert replay.sees("You discarded 10♦. Better: discard 3♣.")


ADVICE = ("You played", "Cost about", "Better")
SEEN = ("Game log", "discard pile", "stock", "Clara", "Anton", "Tomás", "kings")


def test_the_card_of_a_reviewed_decision_covers_nothing_in_the_replay(sit: Sit) -> None:
    """Regression: it covered the heading "What happened"."""
    replay = on_table(reviewed(sit, finished(own_from=6)))
    for has_panel, width in ((False, 900), (True, 1280)):
        replay.window.resize(width, 800)
        replay.rest()

        names = [name for name in SEEN if has_panel or name != "Game log"]
        shown = [replay.find(name).rect for name in names]
        things = replay.things()
        shown += [t.rect for t in things if re.search(r", \d+ cards, ", t.name)]
        advised = [replay.find(words, "StaticText").rect for words in ADVICE]
        assert len(shown) > len(names), width
        assert not [a for a in advised for rect in shown if a.intersects(rect)], width
        assert replay.sees("Game log") is has_panel


def test_a_replay_opens_with_its_panel_beside_the_table(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the panel was closed, and covered the table when it was opened.

    The screen of the tests is narrower than most.
    """
    monkeypatch.setattr(open_replay, "fit_to_screen", lambda wanted, _: wanted)
    replay = on_table(reviewed(sit, finished(own_from=6)))
    replay.rest()

    table, panel = replay.find("Replay table").rect, replay.find("Game log").rect
    assert table.right() < panel.left()


def test_leaving_a_what_if_leads_back_to_its_replay(sit: Sit) -> None:
    """Regression: the replay stayed open, but behind the main window."""
    person = reviewed(sit, finished(own_from=6))
    replay = on_table(person)
    replay.rest()
    replay.click("What if")
    person.until(lambda: QApplication.activeWindow() is person.window)
    person.rest()

    person.click("Leave practice")

    person.until(lambda: QApplication.activeWindow() is replay.window)


def test_open_hands_leave_the_melds_of_a_small_replay_as_cards(sit: Sit) -> None:
    """Regression: the melds were short texts."""
    replay = on_table(reviewed(sit, finished(own_from=6)))
    replay.window.resize(900, 640)
    replay.press("a")
    replay.rest()

    melds = [t.rect for t in replay.things() if re.search(r"s, .*\d+ cards, ", t.name)]
    assert replay.sees("Clara, ")
    assert min(meld.height() for meld in melds) > 40


ONE_ROUND = {"Previous key moment", "Next key moment", "Next round"}
DEAD = {
    Qt.Key.Key_Home: {"Previous round", "Previous turn", "Previous step"},
    Qt.Key.Key_End: {"Play", "Next step", "Next turn", "What if"},
}


def test_a_button_of_a_replay_is_disabled_where_it_would_do_nothing(sit: Sit) -> None:
    """Regression: at the end of a round “What if” led to a notice only."""
    person = sit(finished(), compared=False)
    person.ctrl(Qt.Key.Key_R)
    person.until(lambda: QApplication.activeWindow() is not person.window)
    replay = Person(person.qtbot, some(QApplication.activeWindow()))

    for key, dead in DEAD.items():
        replay.press(key)
        buttons = (it for it in replay.things() if it.role == "Button")
        names = {it.name.partition(" (")[0] for it in buttons if not it.enabled}
        assert names == dead | ONE_ROUND


LEFT = [
    ("Score sheet, Review…, Try it from here: ", "Leave practice", "1. Turn"),
    ("Practice mode…, Deal cards", "Leave practice", "Score sheet"),
    ("Practice positions…", "Close", "Score sheet"),
    ("Start page, Lessons…", "Close", "Another game"),
    ("Start page, Practice mode…, Deal cards", "Leave practice", "Another game"),
]
"""What is pressed or chosen in the menus, one after the other, during the count of a
round; the button that leaves; what is seen again."""


@pytest.mark.parametrize(("ways", "leave", "seen"), LEFT)
def test_leaving_practice_leads_back_to_where_it_was_begun(
    sit: Sit, ways: str, leave: str, seen: str
) -> None:
    """Regression: from a review and from the start page it led to the count."""
    person = sit(finished(own_from=6), compared=False)
    for way in ways.split(", "):
        if way.endswith(": "):
            person.until(partial(person.sees, way))
        if person.sees(way):
            person.click(way)
        else:
            person.choose(way)
        person.rest()
    assert not person.sees(seen)

    person.click(leave)
    person.rest()

    assert person.sees(seen)


def test_a_dialog_opened_in_practice_is_closed_by_other_practice(sit: Sit) -> None:
    """Regression: it came back over the own game."""
    person = sit(finished(own_from=6), compared=False)
    for _ in range(2):
        person.choose("Practice mode…")
        person.click("Deal cards")
        person.rest()
        person.choose("Preferences…")
    person.press(Qt.Key.Key_Escape)

    person.click("Leave practice")
    person.rest()

    assert not person.sees("Restore defaults")
