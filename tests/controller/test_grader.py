"""An answer to a practice position is compared with the best move and graded."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.bots.estimates.outlook import points_on_table
from canasta_qt.bots.messages import BotReply, BotRequest
from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.advice.grader import Grader
from canasta_qt.controller.advice.position_controller import PositionController
from canasta_qt.controller.bot_runner import NO_ANSWER_MESSAGE
from canasta_qt.controller.game_controller import GameController
from canasta_qt.engine.state.actions import DRAW, Discard
from canasta_qt.gestures import LessonView
from canasta_qt.learning import grading
from canasta_qt.learning.grading import WORLD_COUNTS, Grade, GradedAnswer
from canasta_qt.learning.practice import PracticePosition, practice_positions
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.line_play import play_line
from canasta_qt.notation.position.line import format_position
from tests.bots.practice_positions import Spot, spots
from tests.bots_here import BotsHere, InProcessRunner, Runner
from tests.conftest import ExpectedLog
from tests.narrow import some
from tests.text_table import read_rows

ONTO_MELD = "a pile is taken onto a meld"


KINGS_FED = "a card of their melds is not fed to an open pile"


BAD = [name for (name,) in read_rows(__file__, "bad_moves.rows")]


class Asking:
    """A grader with an adviser in this process."""

    def __init__(self, runner: Runner | None = None) -> None:
        thinking = runner or InProcessRunner()
        self.adviser = Adviser(BotsHere(thinking))
        self.grader = Grader(self.adviser)
        self.told: list[GradedAnswer | None] = []
        self.progress: list[tuple[int, int]] = []
        self.grader.graded.connect(self.told.append)
        self.grader.progressed.connect(lambda *told: self.progress.append(told))

    def grade(self, qtbot: QtBot, spot: Spot, *acts: str) -> GradedAnswer:
        self.told.clear()
        moves = tuple(map(parse_action, acts))
        self.grader.grade(spot.view(), moves, spot.good)
        qtbot.waitUntil(lambda: bool(self.told))
        (found,) = self.told
        assert found is not None
        return found


def spot(name: str) -> Spot:
    return next(each for each in spots() if each.name == name)


@pytest.fixture
def asking() -> Asking:
    return Asking()


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", BAD)
def test_a_bad_move_is_graded_playable_or_worse(
    qtbot: QtBot, asking: Asking, name: str
) -> None:
    place = spot(name)
    move = next(each for each in place.bad if "*" not in each)

    found = asking.grade(qtbot, place, move)

    assert found.measurement is not None
    assert found.measurement.is_certain
    assert found.grade in {Grade.PLAYABLE, Grade.COSTLY, Grade.GIFT}
    assert place.verdict(str(found.best_action)) == "good"


def test_the_same_answer_gets_the_same_grade_and_the_same_continuation(
    qtbot: QtBot,
) -> None:
    first, again = (
        Asking().grade(qtbot, spot(KINGS_FED), "discard Ks") for _ in range(2)
    )

    assert (first.grade, first.measurement) == (again.grade, again.measurement)
    assert first.sequel is not None
    assert again.sequel is not None
    assert first.sequel.best_lines == again.sequel.best_lines
    assert first.sequel.played_lines == again.sequel.played_lines
    assert format_position(first.sequel.position) == format_position(
        again.sequel.position
    )


def test_the_continuations_of_both_moves_can_be_played_from_one_position(
    qtbot: QtBot, asking: Asking
) -> None:
    place = spot(ONTO_MELD)

    found = asking.grade(qtbot, place, "draw")

    shown = some(found.sequel)
    seen = place.view().position
    assert shown.position.hands[0] == seen.hands[0]
    assert not any(shown.position.hidden)
    assert UNKNOWN not in shown.position.stock
    for lines, move in (
        (shown.best_lines, found.best_action),
        (shown.played_lines, DRAW),
    ):
        assert lines[0].steps[0].action == move
        at = shown.position
        for line in lines:
            at = play_line(at, line)
        assert at.turn in {0, 1}
        assert [line.seat for line in lines if line.seat][-1] == 3


def test_the_shown_continuations_differ_by_what_the_worse_move_costs(
    qtbot: QtBot, asking: Asking
) -> None:
    """Both sequels once ended with the same three queens, before the loss came."""
    name = "a black three or a freeze stops a pile that any other card gives away"
    found = asking.grade(qtbot, spot(name), "discard Ks")

    assert found.sequel is not None
    leads = []
    for lines in (found.sequel.best_lines, found.sequel.played_lines):
        at = found.sequel.position
        for line in lines:
            at = play_line(at, line)
        leads.append(points_on_table(at, 0) - points_on_table(at, 1))
    best, played = leads
    assert best - played >= 100


def test_an_answer_may_have_several_actions(qtbot: QtBot, asking: Asking) -> None:
    place = spot("a natural canasta is not spoiled with a wild card")

    found = asking.grade(qtbot, place, "meld m1+2c", "discard 9h")

    assert found.sequel is not None
    acts = [str(line.steps[0].action) for line in found.sequel.played_lines[:2]]
    assert acts == ["meld m1+2c", "discard 9h"]


def test_an_expected_answer_is_compared_with_a_worse_move(
    qtbot: QtBot, asking: Asking
) -> None:
    place, four = spot(KINGS_FED), parse_action("discard 4c")

    asking.grader.grade(place.view(), (four,), place.good, place.bad)
    qtbot.waitUntil(lambda: bool(asking.told))

    (found,) = asking.told
    assert found is not None
    assert (found.grade, found.is_expected) == (Grade.SOLVED, True)
    assert place.verdict(str(found.best_action)) == "bad"
    assert found.sequel is not None
    assert found.sequel.played_lines[0].steps[0].action == four
    assert found.sequel.best_lines[0].steps[0].action == found.best_action
    assert asking.progress == [], "nothing is said of weighing"


def test_an_uncertain_answer_is_compared_in_twice_as_many_sampled_deals(
    qtbot: QtBot, asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = 40, 80, 160
    monkeypatch.setattr(grading, "WORLD_COUNTS", counts)
    place = spot("six natural kings wait for one of the two that are still out")

    found = asking.grade(qtbot, place, "meld m0+2c")

    assert found.measurement is not None
    done = [each for each, _ in asking.progress]
    assert done == list(range(0, found.measurement.world_count, done[1]))
    assert found.measurement.world_count in counts[1:]
    assert {most for _, most in asking.progress} == {counts[-1]}


class CutShort(InProcessRunner):
    """A slow machine: the time limit ends every request after a few worlds."""

    def ask(self, question: BotRequest) -> None:
        few = replace(question.options, max_worlds=WORLDS_OF_THE_CLOCK)
        super().ask(replace(question, options=few))


WORLDS_OF_THE_CLOCK = 7


def test_grading_continues_until_it_is_certain_despite_the_time_limit(
    qtbot: QtBot,
) -> None:
    """A gift was graded as good while its error was as large as its cost."""
    slow, usual = Asking(CutShort()), Asking()
    place, fed = spot(KINGS_FED), "discard Ks"

    found = slow.grade(qtbot, place, fed)

    assert found.measurement is not None
    assert found.measurement.world_count in range(
        WORLD_COUNTS[0], WORLD_COUNTS[0] + WORLDS_OF_THE_CLOCK
    )
    assert found.measurement.is_certain
    assert found.grade is usual.grade(qtbot, place, fed).grade
    done = [each for each, _ in slow.progress]
    assert done == list(range(0, found.measurement.world_count, WORLDS_OF_THE_CLOCK))


class Starting(InProcessRunner):
    """A slow machine, on which the process is not ready for the first requests."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def answers(self) -> list[BotReply]:
        if self._question is None or not self.times:
            return super().answers()
        self.times -= 1
        return [
            BotReply(self._question.decision_number, DRAW, problem=NO_ANSWER_MESSAGE)
        ]


def test_grading_waits_for_a_process_that_starts_slowly(qtbot: QtBot) -> None:
    found = Asking(Starting(2)).grade(qtbot, spot(KINGS_FED), "discard Ks")

    assert found.measurement is not None
    assert found.grade is Grade.GIFT


def test_grading_gives_up_after_too_many_failed_requests(qtbot: QtBot) -> None:
    asking, fed = Asking(Starting(9)), spot(KINGS_FED)

    asking.grader.grade(fed.view(), (parse_action("discard Ks"),), fed.good)

    qtbot.waitUntil(lambda: asking.told == [None])


def test_an_answer_that_is_not_legal_is_not_graded(
    qtbot: QtBot, asking: Asking, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", "is not legal")
    place = spot(KINGS_FED)

    asking.grader.grade(place.view(), (parse_action("draw"),), place.good)

    qtbot.waitUntil(lambda: asking.told == [None])


class Sitting:
    """A learner at a table without animations, with an adviser in this process."""

    def __init__(self) -> None:
        self.game = GameController(BotsHere())
        self.adviser = Adviser(BotsHere())
        self.answering = PositionController(self.game, Grader(self.adviser))
        self.said: list[LessonView | None] = []
        self.graded: list[GradedAnswer | None] = []
        self.answering.lesson_view_changed.connect(self.said.append)
        self.answering.graded.connect(self.graded.append)

    def play(self, *acts: str) -> None:
        for act in acts:
            self.game.play_action(parse_action(act))
            self.game.on_animations_ended()

    def words(self) -> str:
        said = some(self.said[-1])
        return " ".join(said.sentences)

    def answer(self, qtbot: QtBot, *acts: str) -> GradedAnswer:
        self.play(*acts)
        qtbot.waitUntil(lambda: bool(self.graded))
        (found,) = self.graded
        assert found is not None
        return found


@pytest.fixture
def sitting(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Sitting:  # noqa: ARG001
    """Return a table of positions; its grades, in few worlds, are not tested."""
    monkeypatch.setattr(grading, "WORLD_COUNTS", (1,))
    return Sitting()


def asked(name: str) -> PracticePosition:
    return next(each for each in practice_positions() if each.name == name)


TAKE = "take m0+Kh"


def test_an_answer_that_takes_the_pile_ends_with_the_discard(
    qtbot: QtBot, sitting: Sitting
) -> None:
    place = asked(ONTO_MELD)
    sitting.answering.show_question(place)

    sitting.play(TAKE)
    assert not sitting.graded
    card = sitting.game.observation.hand[0]
    found = sitting.answer(qtbot, str(Discard(card)))

    assert [str(act) for act in found.played_actions] == [TAKE, str(Discard(card))]
    assert found.grade is Grade.SOLVED


def test_undone_actions_are_not_part_of_the_answer(
    qtbot: QtBot, sitting: Sitting
) -> None:
    place = asked(ONTO_MELD)
    sitting.answering.show_question(place)

    sitting.play(TAKE)
    assert sitting.words() == "Finish your turn; the whole turn is your answer."
    sitting.game.on_command(Command.UNDO, ())
    assert sitting.words() == place.ask
    found = sitting.answer(qtbot, "draw")

    assert found.played_actions == (DRAW,)


def test_a_graded_answer_cannot_be_undone(qtbot: QtBot, sitting: Sitting) -> None:
    sitting.answering.show_question(asked(ONTO_MELD))

    sitting.answer(qtbot, "draw")

    session = some(sitting.game.session)
    assert session.undo_refusal() is not None


def test_every_position_can_be_asked_and_its_good_moves_are_legal(
    sitting: Sitting,
) -> None:
    for place in practice_positions():
        for move in (each for each in place.good if "*" not in each):
            sitting.answering.show_question(place)
            refused: list[object] = []
            sitting.game.refused.connect(refused.append)
            sitting.play(move)
            assert refused == [], (place.name, move)
            sitting.game.refused.disconnect(refused.append)
