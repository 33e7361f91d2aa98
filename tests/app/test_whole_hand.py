"""A whole round in the real window: the moves of the standard bot, by hand.

`Mouse` uses only press, move and release on the viewport, `Keys` only keys; both know
only what the table shows.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.demo import make_bots_only_setup, setup_with_target
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.cards import RANK_TEXT, Card
from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    AnswerPartner,
    AskPartner,
    Discard,
    Draw,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.gestures import Draft, Place, Spot
from canasta_qt.storage.game_files import FINISHED_FOLDER
from canasta_qt.storage.paths import games_folder
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.picture.placement import LocationKind
from canasta_qt.table.view import TableView
from canasta_qt.windows.game_end import GameEndSheet
from canasta_qt.windows.scores import HandsSheet
from canasta_qt.windows.widgets.choices import Speed
from tests.app.playing import my_turn, round_counted, top_sheet, view_of
from tests.app.true_picture import rest_faults
from tests.bots_here import BotsHere
from tests.narrow import instance, some

LEFT = Qt.MouseButton.LeftButton
PILE = Spot(Place.PILE)


def round_over(program: Program) -> bool:
    """Return whether the round is over."""
    observation = program.page.observation
    return observation is not None and observation.position.phase == OVER_PHASE


def items_of(table: TableView, cards: tuple[Card, ...]) -> list[CardItem]:
    """Return items of the hand that show these cards, each used once."""
    free = [
        item
        for item in table.scene().card_items.items
        if item.location.kind is LocationKind.HAND
    ]
    found = []
    for card in cards:
        item = next(item for item in free if item.face == card)
        free.remove(item)
        found.append(item)
    return found


class Mouse:
    """Plays a round by press, move and release on the viewport only."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot = qtbot
        self.program = program
        self.table: TableView = program.table
        self.done: list[str] = []

    def play_round(self) -> None:
        """Play until the round is over, waiting for the bots."""
        while not round_over(self.program):
            self.qtbot.waitUntil(
                lambda: my_turn(self.program) or round_over(self.program)
            )
            if not round_over(self.program):
                self.decide()

    def decide(self) -> None:
        """Do one action and check that it was done."""
        observation = view_of(self.program)
        action = policy_action(observation.position)
        number = self.decisions()
        self.do(action)
        self.done.append(str(action))
        assert self.decisions() > number, f"{action} was not played"

    def decisions(self) -> int:
        """Return the number of actions in the game."""
        session = some(self.program.page.session)
        return session.decision

    def do(self, action: Action) -> None:
        """Turn an action into gestures."""
        match action:
            case Draw():
                self.draw()
            case Discard(card):
                self.discard(card)
            case LayDown(plays):
                self.lay(plays)
            case TakePile(plays):
                self.take(plays)
            case AnswerPartner(yes):
                self.answer(Command.YES if yes else Command.NO)
            case AskPartner():
                self.ask()
            case _:
                raise AssertionError(action)

    def lay(self, plays: tuple[MeldPlay, ...]) -> None:
        """Stage groups one by one, and meld them in the end."""
        number = self.decisions()
        for play in plays:
            self.put(play)
        if self.staged:
            self.commit()
        assert self.decisions() > number

    def take(self, plays: tuple[MeldPlay, ...]) -> None:
        """Take the pile with the first play and stage the others."""
        top = view_of(self.program).position.pile[-1]
        first = plays[0]
        assert isinstance(first, NewMeld | AddToMeld)
        cards = list(first.cards)
        cards.remove(top)
        self.take_with(tuple(cards), first)
        for play in plays[1:]:
            self.put(play)
        if self.staged:
            self.commit()

    @property
    def staged(self) -> bool:
        """Return whether cards are staged."""
        return bool(self.program.controller.draft.groups)

    def _press(self, at: QPoint) -> None:
        QTest.mousePress(self.table.viewport(), LEFT, pos=at)

    def _move(self, at: QPoint) -> None:
        QTest.mouseMove(self.table.viewport(), at)

    def _release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.table.viewport(), LEFT, pos=at)

    def _click(self, at: QPoint) -> None:
        self._press(at)
        self._release(at)

    def _drag(self, start: QPoint, end: QPoint) -> None:
        self._press(start)
        self._move((start + end) / 2)
        self._move(end)
        self._release(end)

    def _card(self, item: CardItem) -> QPoint:
        return self.table.mapFromScene(item.scenePos() + QPointF(9, 24))

    def _spot(self, spot: Spot) -> QPoint:
        rect = self.table.scene().spot_rect(spot)
        return self.table.mapFromScene(QPointF(rect.mid_x, rect.mid_y))

    def _carry(self, cards: tuple[Card, ...], spot: Spot) -> None:
        """Select the cards and drag the last of them, which drags them all."""
        items = items_of(self.table, cards)
        for item in items:
            self._click(self._card(item))
        self._drag(self._card(items[-1]), self._spot(spot))

    def _press_button(self, command: Command) -> None:
        scene = self.table.scene()
        (middle,) = (
            owner.mapToScene(button.rect.center())
            for owner in (scene.status_line, scene.tray)
            if owner.isVisible()
            for button in owner.buttons
            if button.offer.command is command
        )
        self._click(self.table.mapFromScene(middle))

    def draw(self) -> None:
        self._click(self._spot(Spot(Place.STOCK)))

    def discard(self, card: Card) -> None:
        (item,) = items_of(self.table, (card,))
        self._drag(self._card(item), self._spot(PILE))

    def put(self, play: MeldPlay) -> None:
        assert isinstance(play, NewMeld | AddToMeld)
        spot = Spot(Place.NEW_MELD)
        if isinstance(play, AddToMeld):
            spot = Spot(Place.MELD, play.meld)
        self._carry(play.cards, spot)

    def take_with(self, cards: tuple[Card, ...], play: NewMeld | AddToMeld) -> None:
        if cards:
            self._carry(cards, PILE)
            return
        assert isinstance(play, AddToMeld)
        self._drag(self._spot(PILE), self._spot(Spot(Place.MELD, play.meld)))

    def commit(self) -> None:
        self._press_button(Command.COMMIT)

    def answer(self, command: Command) -> None:
        number = (Command.YES, Command.NO).index(command)
        button = self.table.scene().questions.question.buttons[number]
        assert button.isVisible()
        QTest.mouseClick(button, LEFT)

    def ask(self) -> None:
        self._press_button(Command.ASK)


_RANK_KEYS = {
    **{text: getattr(Qt.Key, f"Key_{text}") for text in "456789JQKA"},
    "T": Qt.Key.Key_0,
    "2": Qt.Key.Key_2,
    "3": Qt.Key.Key_3,
    "X": Qt.Key.Key_W,
}


class Keys(Mouse):
    """Plays by keys only: cards are reached by arrows and selected by Space."""

    def _key(
        self,
        key: Qt.Key,
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        QTest.keyClick(self.table, key, modifier)

    def _choose(self, cards: tuple[Card, ...]) -> None:
        """Walk through the hand with the arrow keys and select these cards."""
        wanted = list(cards)
        self._key(Qt.Key.Key_Home)
        for held in self.table.scene().hand.unstaged_cards:
            want = held.card in wanted
            if want:
                wanted.remove(held.card)
            if want != (held in self.table.scene().hand.selected):
                self._key(Qt.Key.Key_Space)
            self._key(Qt.Key.Key_Right)
        assert not wanted, cards
        assert self.table.scene().hand.selected_cards

    def draw(self) -> None:
        self._key(Qt.Key.Key_D)

    def discard(self, card: Card) -> None:
        self._choose((card,))
        self._key(Qt.Key.Key_X)

    def put(self, play: MeldPlay) -> None:
        assert isinstance(play, NewMeld | AddToMeld)
        self._choose(play.cards)
        if isinstance(play, NewMeld):
            self._key(Qt.Key.Key_M)
            return
        observation = view_of(self.program)
        rank = observation.position.melds[observation.side][play.meld].rank
        self._key(_RANK_KEYS[RANK_TEXT[rank]], Qt.KeyboardModifier.ControlModifier)

    def take_with(self, cards: tuple[Card, ...], play: NewMeld | AddToMeld) -> None:
        if cards:
            self._choose(cards)
        self._key(Qt.Key.Key_P)
        prompt = self.program.controller.prompt
        if prompt is not None and not cards:
            rows = [choice.meld for choice in prompt.choices]
            assert isinstance(play, AddToMeld)
            self._key(Qt.Key(Qt.Key.Key_1 + rows.index(play.meld)))

    def commit(self) -> None:
        self._key(Qt.Key.Key_Return)

    def answer(self, command: Command) -> None:
        self._key(Qt.Key.Key_Y if command is Command.YES else Qt.Key.Key_N)

    def ask(self) -> None:
        self._key(Qt.Key.Key_G)


def opened(qtbot: QtBot, ruleset: str, seed: int) -> Program:
    """Start the program with a game dealt at once, without animations."""
    options = Options(
        size=QSize(1280, 800), speed=Speed.OFF, seed=seed, ruleset=ruleset
    )
    program = Program(options, BotsHere(seed=seed))
    qtbot.addWidget(program.window)
    program.show()
    program.open_requested_game()
    return program


@pytest.mark.sample(3)
@pytest.mark.parametrize("person", [Mouse, Keys])
@pytest.mark.parametrize(("ruleset", "seed"), [("classic_4", 5), ("classic_2", 3)])
def test_a_whole_round_is_played_with_only_the_mouse_or_only_keys(
    qtbot: QtBot, person: type[Mouse], ruleset: str, seed: int
) -> None:
    program = opened(qtbot, ruleset, seed)
    player = person(qtbot, program)

    player.play_round()

    assert round_over(program)
    kinds = {action.split()[0] for action in player.done}
    assert {"draw", "meld", "discard"} <= kinds, player.done
    program.close()


def test_the_table_shows_the_right_picture_after_every_event_of_a_game_of_bots(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It shows only what the player may know."""
    program = opened(qtbot, "classic_4", 2)
    setup = make_bots_only_setup(Options())
    compared, heard, rounds = [], list[str](), 0

    def compare() -> None:
        observation = some(program.page.observation)
        if program.page.counting is not None:
            return  # everybody's cards are turned up
        assert list(rest_faults(program.table, observation, Draft())) == []
        compared.append(observation.position.round)

    assert top_sheet(program) is None
    monkeypatch.setattr(program.sounds, "play", lambda name, *_: heard.append(name))
    program.table.settled.connect(compare)
    program.main_game.begin(setup_with_target(setup, 1500))
    while program.main_game.is_running and rounds < 30:
        pad = round_counted(qtbot, program).pad
        rounds += 1
        QTest.keyClick(pad, Qt.Key.Key_L)
        QTest.keyClick(instance(HandsSheet, top_sheet(program)), Qt.Key.Key_Escape)
        QTest.keyClick(pad, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: isinstance(top_sheet(program), GameEndSheet))
    assert len(compared) > 100
    session = some(program.main_game.session)
    assert len(session.record.rounds) == rounds
    assert session.score_sheet().game_over
    assert len(list((games_folder() / FINISHED_FOLDER).glob("*.canasta"))) == 1
    assert not program.window.menus.actions["give_up"].isEnabled()
    winner = instance(GameEndSheet, top_sheet(program))
    assert heard[-1] == ("win" if winner.content.is_won else "lose")
    winner.close_sheet()
    assert top_sheet(program) is None
    program.table.command_requested.emit(Command.SHOW_SCORE, ())
    winner = instance(GameEndSheet, top_sheet(program))
    QTest.keyClick(winner, Qt.Key.Key_Return)
    assert program.main_game.session is not session
    assert program.main_game.is_running
    program.close()
