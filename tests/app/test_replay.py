"""Replays: by steps, turns, rounds and marks."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from re import findall

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_qt.app.replay.replay import Replay
from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.gestures import Place
from canasta_qt.notation.record import Record
from canasta_qt.rules.rulesets.always_frozen import AMERICAN
from canasta_qt.translate import number_text
from canasta_qt.wording.advice.action_text import action_text
from canasta_qt.wording.advice.card import review_card
from canasta_qt.wording.advice.sentences import cost_words
from tests.app.playing import Start, dealt
from tests.app.replays import game, key, lone_replay, with_marks
from tests.narrow import some
from tests.table.describe import describe_scene

Key = Qt.Key


@pytest.fixture
def play(qtbot: QtBot, start: Start) -> Iterator[Callable[[Record], Replay]]:
    """Open a replay of a record at the quickest pace."""
    program = dealt(start)
    replays: list[Replay] = []  # as long as Qt has their windows

    def opened(record: Record) -> Replay:
        replays.append(lone_replay(qtbot, program, record, program.adviser))
        return replays[-1]

    yield opened
    for replaying in replays:
        replaying.window.close()


Play = Callable[[Record], Replay]


def shown(replaying: Replay) -> str:
    return describe_scene(replaying.table.scene())


def test_stepping_forwards_and_back_shows_the_same_tables(
    qtbot: QtBot, play: Play
) -> None:
    replaying = play(game())
    there = []
    for _ in range(7):
        there.append(shown(replaying))
        with qtbot.waitSignal(replaying.table.playback.settled):
            key(replaying, Key.Key_Right)
    last = shown(replaying)

    back = []
    for _ in range(7):
        key(replaying, Key.Key_Left)
        back.append(shown(replaying))

    assert back == there[::-1]
    assert len({*there, last}) > 5
    assert replaying.index == 0


def test_keys_go_to_turns_rounds_and_ends_which_are_shown_and_announced(
    qtbot: QtBot, play: Play
) -> None:
    replaying = play(game())
    frames, table = replaying.frames, replaying.table
    said, panel = table.announcer, replaying.window.area.panel
    key(replaying, Key.Key_S)
    assert "You 11" in said.history[-1], "the person of the game is you"
    lines = len(panel.log.view.lines)
    for _ in range(2):
        with qtbot.waitSignal(table.playback.settled):
            key(replaying, Key.Key_Right)
    forwards = said.history[-1]
    assert "You 11" not in forwards
    key(replaying, Key.Key_Home)
    seats = []
    for _ in range(4):
        key(replaying, Key.Key_Right, shift=True)
        seats.append(frames.round_frames(0)[replaying.index].position.turn)

    first = frames.round_frames(0)[0].position.turn
    assert seats == [(first + step) % 4 for step in (1, 2, 3, 4)]
    key(replaying, Key.Key_Left, shift=True)
    assert frames.round_frames(0)[replaying.index].position.turn == (first + 3) % 4

    key(replaying, Key.Key_End)
    assert replaying.index == len(frames.round_frames(0)) - 1
    assert table.scene().status_line.words.plain_text.startswith("The round is over.")
    assert said.history[-1].startswith("The round is over.")
    assert len(panel.log.view.lines) > lines
    shown_scores = [each.text() for each in panel.score.findChildren(QLabel)]
    for total in some(frames.record.rounds[0].score):
        assert number_text(total) in shown_scores
    key(replaying, Key.Key_Home)
    assert replaying.index == 0
    assert said.history[-1].startswith("Round 1:")
    assert said.history[-1] != forwards


def test_keys_go_to_rounds_and_space_plays_into_the_next_round(play: Play) -> None:
    replaying = play(game())
    frames = replaying.frames
    for _ in range(2):
        key(replaying, Key.Key_PageDown)
        assert replaying.hand == 1
    key(replaying, Key.Key_Right)
    key(replaying, Key.Key_PageUp)
    assert (replaying.hand, replaying.index) == (1, 0)
    key(replaying, Key.Key_PageUp)
    assert (replaying.hand, replaying.index) == (0, 0)

    key(replaying, Key.Key_End)
    assert replaying.index == len(frames.round_frames(0)) - 1
    assert not replaying.is_playing
    key(replaying, Key.Key_Space)
    assert (replaying.hand, replaying.is_playing) == (1, True)


def test_quick_steps_do_not_wait_for_animations(qtbot: QtBot, play: Play) -> None:
    replaying, slow = play(game()), play(game())
    for _ in range(4):
        key(replaying, Key.Key_Right)
    slow.go_to_frame(3)
    assert (
        replaying.table.scene().status_line.words
        == slow.table.scene().status_line.words
    )

    for _ in range(6):
        key(replaying, Key.Key_Right)
    qtbot.waitUntil(lambda: not replaying.table.playback.is_animating)
    slow.go_to_frame(10)
    assert replaying.index == 10
    assert shown(replaying) == shown(slow)

    # A click on the log goes to that turn and plays on.
    slow.go_to_frame(30)
    log = slow.window.area.panel.log
    line = log.view.lines[3]
    log.view.line_chosen.emit(3)
    assert slow.is_playing
    assert slow.index <= slow.frames.find_event(0, line.earlier_event_count) + 1
    qtbot.waitUntil(lambda: log.view.lines[-1].events[0] == line.events[0])
    slow.pause()


def test_keys_go_to_the_marks_of_all_rounds_which_close_at_the_next_step(
    qtbot: QtBot, play: Play
) -> None:
    record, _ = with_marks(with_marks(game(), 0)[0], 1)
    replaying = play(record)
    items, advice = replaying.table.scene().card_items.items, replaying.table.advice
    key(replaying, Key.Key_M)
    assert advice.announcement
    assert any(item.hinted for item in items)
    qtbot.waitUntil(lambda: len(heights(replaying)) > 1)
    for _ in range(3):
        key(replaying, Key.Key_Right)
    qtbot.waitUntil(lambda: not replaying.table.playback.is_animating)
    assert not any(item.hinted for item in items), "however quickly one goes on"
    qtbot.waitUntil(lambda: len(heights(replaying)) == 1)

    key(replaying, Key.Key_M, shift=True)
    first = replaying.index
    assert advice.announcement
    key(replaying, Key.Key_Space)
    assert advice.announcement == ""
    qtbot.waitUntil(lambda: replaying.index > first + 1)
    key(replaying, Key.Key_Space)
    assert not replaying.is_playing

    key(replaying, Key.Key_Home)
    places = []
    for _ in range(5):  # once more than there are
        key(replaying, Key.Key_M)
        places.append((replaying.hand, replaying.index))
    assert [hand for hand, _ in places] == [0, 0, 1, 1, 1]
    assert places == sorted(places)
    key(replaying, Key.Key_M, shift=True)
    assert (replaying.hand, replaying.index) == places[2]


def heights(replaying: Replay) -> set[int]:
    """Return the upper edges of the cards of the hand."""
    items = replaying.table.scene().card_items.items
    return {round(i.y()) for i in items if i.spot.place is Place.HAND}


def test_playback_stops_at_a_mark_with_the_better_move_and_its_reason(
    qtbot: QtBot, play: Play
) -> None:
    record, mistakes = with_marks(game())
    replaying = play(record)
    first, second = replaying.marked_mistakes(0)
    replaying.go_to_frame(first - 2)

    key(replaying, Key.Key_Space)
    assert replaying.is_playing
    qtbot.waitUntil(lambda: not replaying.is_playing)

    assert replaying.index == first
    advice, line = replaying.table.advice, replaying.table.scene().status_line
    assert advice.announcement
    better = action_text(
        mistakes[0].advice.action, mistakes[0].advice.observation, "move"
    )
    assert line.words.bold_text.startswith("You discarded ")
    assert line.words.bold_text.endswith(f"Better: {better}.")
    assert (
        line.words.plain_text
        == review_card(mistakes[0], replaying.people).reasons[0].text
    )
    card = some(replaying.window.area.advice.card)
    played, instead = card.heads
    assert played.title == "You played"
    assert played.verdict == cost_words(mistakes[0].cost)
    assert played.action_text.startswith("Discard ")
    assert instead.title == "Better"
    said = replaying.table.announcer.history[-1]
    spoken = f"{line.words.bold_text} {played.verdict}. {line.words.plain_text}"
    assert said.startswith(spoken)
    assert replaying.frames.observation(0, first) == mistakes[0].advice.observation

    replaying.go_to_frame(second - 1)
    key(replaying, Key.Key_Space)
    qtbot.waitUntil(lambda: not replaying.is_playing)
    assert replaying.index == second
    assert advice.commands == (Command.PLAY_ON,)


def test_a_replay_shows_all_hands_only_of_finished_rounds(play: Play) -> None:
    """An unfinished round is shown from the player’s seat only."""
    replaying = play(game(2, whole=False))
    strip, bar = replaying.window.hands, replaying.window.bar
    key(replaying, Key.Key_A)
    assert strip.isVisible()
    position = replaying.frames.round_frames(0)[0].position
    assert [sorted(row.cards) for row in strip.rows] == [
        sorted(position.hand(seat)) for seat in (1, 2, 3)
    ]
    replaying.show_from_seat(2)
    assert replaying.seat == 2

    key(replaying, Key.Key_PageDown)

    assert not strip.isVisible()
    assert not bar.all_hands.isEnabled()
    assert bar.all_hands.text() == "All hands"
    assert not bar.seats.isEnabled()
    own = sorted(map(int, replaying.frames.round_frames(1)[0].position.hand(0)))
    assert hand_shown(replaying) == own
    replaying.show_from_seat(2)
    assert hand_shown(replaying) == own
    for index in range(len(replaying.frames.round_frames(1))):
        observation = replaying.frames.observation(1, index)
        assert all(observation.position.hidden[seat] for seat in (1, 2, 3))
        assert set(observation.position.stock) <= {UNKNOWN}


def test_a_replay_of_an_invalid_record_ends_with_an_error_at_the_last_valid_move(
    play: Play,
) -> None:
    record = game()
    hand = record.rounds[0]
    wrong = replace(hand.turns[4], steps=(hand.turns[4].steps[0],) * 2)
    broken = replace(hand, turns=(*hand.turns[:4], wrong))
    replaying = play(replace(record, rounds=(broken, *record.rounds[1:])))

    key(replaying, Key.Key_End)
    assert replaying.table.scene().status_line.words.plain_text.startswith(
        "The replay ends here. Round 1, "
    )
    shown, sound = (
        replaying.frames.round_frames(0),
        ReplayFrames(record).round_frames(0),
    )
    assert [it.position for it in shown] == [it.position for it in sound[: len(shown)]]
    assert (shown[-1].line_index, shown[-1].action_index) == (4, 0)
    assert not replaying.frames.is_round_over(0)
    key(replaying, Key.Key_PageDown)
    assert replaying.hand == 0


def test_a_replay_of_bots_calls_nobody_you(qtbot: QtBot, play: Play) -> None:
    """Players without names are numbered."""
    record = replace(game(), players=("bot:standard",) * 4)
    replaying = play(record)
    panel = replaying.window.area.panel
    panel.show()
    for _ in range(12):
        with qtbot.waitSignal(replaying.table.playback.settled):
            key(replaying, Key.Key_Right)
    key(replaying, Key.Key_S, shift=True)
    words = {each.text() for each in panel.findChildren(QLabel)}
    words |= {line.text for line in replaying.table.context.turn_log.lines()}
    words |= {stop.name for stop in replaying.table.accessible_items}
    words |= set(replaying.table.announcer.history)

    said = {word.casefold() for text in words for word in findall(r"\w+", text)}
    assert {"mia", "clara", "anton", "tomás"} <= said
    assert not said & {"you", "your", "we", "they", "partner", "opponent"}

    nameless = play(replace(record, names=()))
    assert "Player 4" in nameless.table.announcer.history[-1]


def hand_shown(replaying: Replay) -> list[int]:
    items = replaying.table.scene().card_items.items
    hand = [item.face for item in items if item.spot.place is Place.HAND]
    return sorted(int(face) for face in hand if face is not None)


def test_a_finished_round_can_be_viewed_from_any_seat(qtbot: QtBot, play: Play) -> None:
    replaying = play(game())
    seats = replaying.window.bar.seats
    assert [seats.itemText(i) for i in range(4)] == ["You", "Clara", "Anton", "Tomás"]
    replaying.go_to_frame(9)

    seats.activated.emit(1)

    position = replaying.frames.round_frames(0)[9].position
    assert hand_shown(replaying) == sorted(map(int, position.hand(1)))
    assert replaying.index == 9
    assert (seats.itemText(0), seats.currentIndex()) == ("Mia", 1)
    assert replaying.window.bar.hand.text() == "Round 1"
    names = [plate.content.name for plate in replaying.table.scene().fixtures.plates]
    assert names == ["Anton", "Tomás", "Mia"]
    said = " ".join(line.text for line in replaying.table.context.turn_log.lines())
    assert "Clara" in said
    assert "You" not in said
    key(replaying, Key.Key_Right)
    qtbot.waitUntil(lambda: not replaying.table.playback.is_animating)
    position = replaying.frames.round_frames(0)[10].position
    assert hand_shown(replaying) == sorted(map(int, position.hand(1)))


def test_a_replayed_round_begins_with_notes_and_ends_with_lines_that_add_up(
    play: Play,
) -> None:
    """Regression: going out and cards in hand had no line; the deal had no notes."""
    replaying = play(game(1, ruleset=AMERICAN))
    panel = replaying.window.area.panel.score
    assert some(panel.score).notes[0] == "To go out: 2 canastas."
    replaying.go_to_start_or_end(1)
    replaying.pause()

    standing = some(panel.score)
    sides, said = standing.sides, " ".join(standing.notes)
    beside = sum(
        side.canasta_points + side.meld_points + side.red_three_points for side in sides
    )
    figures = findall(r"-?\d+", said.replace(",", "").replace("−", "-"))

    assert "In hand" in said
    assert beside + sum(map(int, figures)) == sum(side.total_points for side in sides)
