"""Hints, comparisons and reviews in the whole program."""

import os
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.advice import Advice, Candidate
from canasta_qt.app.game.game_setup import setup_from_session
from canasta_qt.app.menus.advice import analysis_rows, explanation_text
from canasta_qt.app.start.program import Program
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.cards import parse_card
from canasta_qt.commands import Command
from canasta_qt.controller.advice.review import decisions_of_seat
from canasta_qt.controller.bot_runner import NO_ANSWER_MESSAGE, BotRunner
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.record import (
    HINT_COUNT_FIELD,
    REVIEW_FIELD,
    format_record,
    parse_record,
)
from canasta_qt.statistics.values import HighlightKind
from canasta_qt.storage.game_files import FINISHED_FOLDER
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.advice import ReviewSheet
from canasta_qt.windows.game_end import GameEndSheet
from canasta_qt.windows.scores import ScoreSheet
from tests.app.playing import (
    Start,
    at_turn,
    deal,
    my_turn,
    open_score,
    play_round,
    round_counted,
    view_of,
)
from tests.app.replays import game
from tests.controller.advice import Judgement, Scripted, first_legal
from tests.narrow import instance, some
from tests.wording.advising import PEOPLE, PLAY, advice

Advised = Callable[..., Program]
Key = Qt.Key


@pytest.fixture
def advised(qtbot: QtBot, start: Start) -> Advised:
    """Start the program with a scripted adviser, and wait for the turn."""

    def made(
        judgement: Judgement = first_legal,
        adviser: Scripted | None = None,
        **options: object,
    ) -> Program:
        program = start(adviser=adviser or Scripted(judgement), **options)
        if program.main_game.session is None:
            deal(program)
        qtbot.waitUntil(lambda: my_turn(program))
        return program

    return made


def key(program: Program, which: Qt.Key) -> None:
    QTest.keyClick(program.table, which)


def hint(qtbot: QtBot, program: Program) -> None:
    """Press H and wait for the answer."""
    key(program, Key.Key_H)
    advice = program.table.advice
    qtbot.waitUntil(lambda: Command.FOLLOW in advice.commands)


def test_the_log_goes_on_below_the_card_of_a_hint(
    qtbot: QtBot, advised: Advised
) -> None:
    program = advised()
    hint(qtbot, program)
    area = program.window.area
    log, inside = area.panel.log, area.advice.card_rect
    assert log.geometry().translated(area.panel.pos()).contains(inside)
    qtbot.waitUntil(lambda: log.view.mapTo(area, QPoint()).y() > inside.bottom())


def test_the_list_of_moves_outlines_the_move_of_the_hint_and_a_hint_closes_it(
    qtbot: QtBot, advised: Advised
) -> None:
    program = advised()
    hint(qtbot, program)
    table, panel = program.table, program.advice_actions.panel
    items = table.scene().card_items.items
    ringed = [item for item in items if item.hinted]
    assert ringed
    program.window.area.advice.compare_requested.emit()
    assert table.advice.announcement == ""
    assert panel.isVisible()
    assert [item for item in items if item.hinted] == ringed
    table.setFocus()
    hint(qtbot, program)
    assert not panel.isVisible()


def test_a_move_from_the_list_of_compared_moves_can_be_played(
    qtbot: QtBot, advised: Advised
) -> None:
    program = advised()
    hint(qtbot, program)
    key(program, Key.Key_D)
    assert program.table.advice.announcement == "", "something else was done"
    panel = program.advice_actions.panel
    program.window.menus.actions["compare"].triggered.emit()
    qtbot.waitUntil(lambda: panel.rows.count() > 1)
    weighed = first_legal(view_of(program))

    said = program.table.announcer.history[-1]
    assert said.startswith(f"{panel.rows.count()} moves compared.")
    assert panel.rows.hasFocus()

    QTest.keyClick(panel.rows, Key.Key_Down)
    QTest.keyClick(panel.rows, Key.Key_Return)

    session = some(program.main_game.session)
    assert weighed[1].action in [
        step.action for step in session.record.rounds[-1].turns[-1].steps
    ]
    assert not panel.isVisible(), "it belonged to the decision"
    assert program.table.hasFocus()


def test_a_hint_while_trying_a_saved_unfinished_round_is_counted_in_its_file(
    qtbot: QtBot, advised: Advised
) -> None:
    """Not for a finished game, nor for a round dealt for practice."""
    program = advised()
    own = some(program.main_game.session)
    frames = ReplayFrames(game(1))
    mine = (
        i
        for i, it in enumerate(frames.round_frames(0))
        if seat_to_act(it.position) == 0
    )

    program.practice_mode.play_from_frame(frames, 0, next(mine))
    hint(qtbot, program)
    program.leave_practice()
    program.practice_mode.begin_round(setup_from_session(own))
    qtbot.waitUntil(lambda: my_turn(program))
    hint(qtbot, program)
    program.leave_practice()
    assert own.hint_count == 0

    for again in (False, True):
        program.replay_actions.practise_event(1, len(own.history) - 1)
        box = some(program.practice_mode.box)
        title = instance(QLabel, box.findChild(QLabel))
        assert title.text() == (
            "Practice: nothing counts. Only hints are added to those of your game."
        )
        if again:
            box.again.click()
        assert program.page.session is not own
        qtbot.waitUntil(lambda: my_turn(program))
        hint(qtbot, program)
        program.leave_practice()

    assert program.main_game.session is own
    assert own.hint_count == 2
    (file,) = games_folder().glob("*.canasta")
    assert (
        parse_record(file.read_text(encoding="utf-8")).private_fields[HINT_COUNT_FIELD]
        == 2
    )


def dislikes_what_is_played(observation: Observation) -> tuple[Candidate, ...]:
    """Review every played move as 80 points worse than another."""
    played = policy_action(observation.position)
    others = [each for each in legal_actions(observation.position) if each != played]
    if not others:
        return (Candidate(played, 0.0),)
    return (Candidate(others[0], 80.0, 1.0), Candidate(played, 0.0, 1.0))


def reviewed(qtbot: QtBot, program: Program) -> tuple[ScoreSheet, ReviewSheet]:
    """Play the round to its end and wait for its review."""
    play_round(program)
    score = open_score(qtbot, program)
    score.review_requested.emit()
    sheet = instance(ReviewSheet, program.window.veil.top_sheet)
    qtbot.waitUntil(sheet.bar.isHidden)
    return score, sheet


def ended(qtbot: QtBot, program: Program) -> GameEndSheet:
    """Wait for the sheet of the end of the game."""
    qtbot.waitUntil(lambda: isinstance(program.window.veil.top_sheet, GameEndSheet))
    return instance(GameEndSheet, program.window.veil.top_sheet)


def test_the_end_of_a_game_shows_two_good_moves_and_the_worst_decision(
    qtbot: QtBot, advised: Advised
) -> None:
    """The review is saved; hints are not mentioned."""
    program = advised(dislikes_what_is_played, ruleset="classic_4(target_score=50)")
    hint(qtbot, program)
    key(program, Key.Key_Escape)
    score, sheet = reviewed(qtbot, program)

    (finished,) = (games_folder() / FINISHED_FOLDER).glob("*.canasta")
    record = parse_record(finished.read_text(encoding="utf-8"))
    count = len(record.rounds[-1].private_fields[REVIEW_FIELD])
    assert count > 3
    assert f"estimate {count} of your decisions cost" in sheet.summary.text()
    tries = [each.text() for each in sheet.findChildren(QPushButton)]
    assert tries.count("Try it from here") == count

    sheet.close_sheet()
    assert program.window.veil.top_sheet is score
    score.on_enter_key()
    winner = ended(qtbot, program)
    lesson, said_of_it = winner.content.moments[-1]
    assert lesson.highlight_kind is HighlightKind.LESSON
    assert said_of_it.value == "Cost about 80 points"
    assert said_of_it.text.startswith("Better: ")
    said = " ".join(label.text() for label in winner.findChildren(QLabel))
    assert "hint" not in said


def test_a_review_without_an_answer_says_so_and_can_be_repeated(
    qtbot: QtBot, advised: Advised
) -> None:
    adviser = Scripted(dislikes_what_is_played, trouble=NO_ANSWER_MESSAGE)
    program = advised(adviser=adviser)
    _, sheet = reviewed(qtbot, program)

    record = parse_record(program.autosave.text)
    count = len(decisions_of_seat(record, 0, 0))
    assert sheet.summary.text() == (
        f"The adviser did not answer: {count} of your decisions could not be checked."
    )
    assert REVIEW_FIELD not in record.rounds[0].private_fields
    (again,) = (
        each
        for each in sheet.findChildren(QPushButton)
        if each.isVisible() and each.text() != "Close"
    )
    assert again.text() == "Try again"

    adviser.trouble = ""
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    second = instance(ReviewSheet, program.window.veil.top_sheet)
    qtbot.waitUntil(second.bar.isHidden)
    assert "of your decisions cost points" in second.summary.text()
    assert "not answer" not in second.summary.text()
    assert parse_record(program.autosave.text).rounds[0].private_fields[REVIEW_FIELD]


def test_clicking_a_plate_explains_a_bots_move_with_its_cards_after_the_round(
    qtbot: QtBot, advised: Advised
) -> None:
    """It works while the score pad is open; Enter deals."""
    program = advised()
    while my_turn(program):
        program.controller.play_action(policy_action(view_of(program).position))
    qtbot.waitUntil(lambda: my_turn(program))
    program.table.advice.why_requested.emit(1)
    card = some(program.window.area.advice.card)
    assert card.lead_text == "Why did Clara do that?"
    deeds = [reason.text for reason in card.reasons]
    did = tuple(f"Clara {verb}" for verb in ("discarded", "took", "drew"))
    assert any(deed.startswith(did) for deed in deeds)

    told: list[tuple[tuple[Advice, ...], ...]] = []
    program.page.advice_controller.why_changed.connect(
        lambda _, turns: told.append(turns)
    )
    play_round(program)
    round_counted(qtbot, program)

    QTest.keyClick(program.table, Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert program.window.area.advice.isVisible()
    assert told[0]
    assert all(advice.may_show_hand for turn in told[0] for advice in turn)

    key(program, Key.Key_Return)
    session = some(program.main_game.session)
    qtbot.waitUntil(lambda: len(session.record.rounds) == 2)


def test_the_review_of_a_game_checks_every_round(
    qtbot: QtBot, advised: Advised
) -> None:
    """“Review the game” at the end; rounds reviewed before are not checked again."""
    program = advised(
        dislikes_what_is_played, ruleset="classic_4(match_end=rounds,rounds=2)"
    )
    score, first = reviewed(qtbot, program)
    first.close_sheet()
    score.on_enter_key()
    session = some(program.main_game.session)
    qtbot.waitUntil(lambda: not session.is_over)
    while not session.is_over:
        qtbot.waitUntil(lambda: my_turn(program) or session.is_over)
        if not session.is_over:
            program.controller.play_action(policy_action(view_of(program).position))
    open_score(qtbot, program).on_enter_key()
    winner = ended(qtbot, program)
    totals: set[int] = set()
    program.page.advice_controller.review_progressed.connect(
        lambda _, total: totals.add(total)
    )

    winner.review_requested.emit()
    sheet = instance(ReviewSheet, program.window.veil.top_sheet)
    qtbot.waitUntil(sheet.bar.isHidden)

    assert program.replay_actions.open_replay is None
    record = parse_record(format_record(session.record))
    marks = [len(each.private_fields[REVIEW_FIELD]) for each in record.rounds]
    assert totals == {len(decisions_of_seat(record, 1, 0))}
    assert f"estimate {sum(marks)} of your decisions cost" in sheet.summary.text()
    said = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert {("1", "1"), ("2", "1")} <= set(re.findall(r"Round (\d).· Turn (\d)", said))
    sheet.close_sheet()
    assert program.window.veil.top_sheet is winner


def test_the_adviser_runs_in_a_process_of_its_own(qtbot: QtBot, start: Start) -> None:
    runner = BotRunner(1)
    program = at_turn(qtbot, start, adviser=runner)
    assert runner.process_id == 0

    hint(qtbot, program)

    assert runner.process_id not in (0, os.getpid())
    program.close()
    assert runner.process_id == 0


def test_a_notice_names_a_bot_or_adviser_that_fails_or_returns(start: Start) -> None:
    program = start()

    program.runner.fallback_changed.emit("master", True)  # noqa: FBT003 - a signal
    told = "Master does not answer. A simpler bot plays for now."
    assert program.window.banner.shown_text.endswith(told)
    program.runner.fallback_changed.emit("master", False)  # noqa: FBT003
    assert program.window.banner.shown_text == "Master is back and plays on."
    program.adviser.runner.fallback_changed.emit("master", True)  # noqa: FBT003
    told = "The adviser does not answer. A simpler bot gives the hints for now."
    assert program.window.banner.shown_text.endswith(told)
    program.adviser.runner.fallback_changed.emit("master", False)  # noqa: FBT003
    both = "Master is back and plays on.\nThe adviser is back."
    assert program.window.banner.shown_text == both


def test_notices_after_a_count_are_three_and_not_of_a_bot_that_returned_meanwhile(
    start: Start,
) -> None:
    """Regression: together with those before the count there were more."""
    program = start()
    banner = program.window.banner
    for number in range(3):
        banner.show_text(f"Note {number}.")
    banner.hold_notices(is_held=True)

    for runner in (program.adviser.runner, program.runner):
        runner.fallback_changed.emit("master", True)  # noqa: FBT003 - a signal
        runner.fallback_changed.emit("master", False)  # noqa: FBT003
    banner.show_text("Note 3.", waits=True)
    banner.hold_notices(is_held=False)

    assert banner.shown_text == "Note 1.\nNote 2.\nNote 3."


def compared() -> Advice:
    """A meld, twice weighed in other words, a discard that may be better, a bad one."""
    laying = parse_action("meld m0+2h m0+Ac")
    better = Candidate(parse_action("discard Kc"), 42.3, 9.0)
    same = Candidate(parse_action("meld m0+Ac2h"), 38.0, 1.0)
    own = Candidate(laying, 38.4)
    losses = (("points", -30.0), ("natural_3", -20.0), ("jokers", 4.0))
    worse = Candidate(parse_action("discard 9s"), -11.0, 6.0, losses)
    made = advice(PLAY, "meld m0+2h m0+Ac", "lay_cards")
    return replace(made, candidates=(better, own, same, worse), world_count=1200)


def test_the_advised_move_is_first_in_the_list_with_its_reason() -> None:
    """Enter plays the selected move; a move that is better only by chance is not
    selected.
    """
    advised, alike, worse = analysis_rows(compared(), PEOPLE)

    assert (advised.move, advised.comparison) == (
        "Add an ace and a two to the aces",
        "advised",
    )
    assert advised.reason == (
        "On the table they score 40 points; in your hand they cost 40."
    )
    assert advised.cards == (parse_card("2h"), parse_card("Ac"))
    assert (alike.comparison, alike.reason) == ("about as good", "")
    assert worse.comparison == "about 50 points worse"
    assert worse.reason == (
        "Melds on the table: −50. Wild cards in hand: +4. Everything else: −4."
    )
    assert worse.cards == (parse_card("9s"),)


def test_a_move_without_alternatives_has_a_reason_and_no_figures() -> None:
    drawing = PLAY.replace("turn=0.play", "turn=0.draw")
    made = advice(drawing, "draw", "nothing_to_take")

    (row,) = analysis_rows(made, PEOPLE)

    assert (row.move, row.comparison) == ("Draw", "")
    assert row.reason == "You have no jacks to take the pile."
    assert explanation_text(made) == "There is nothing to compare."
