"""What the player wishes of a partner who is a bot, and what the partner says to it."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from canasta_qt.app.game.match import Match
from canasta_qt.bots.messages import Reply
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.position import actor
from canasta_qt.notation.wishes import TOO_MUCH, Request, offered
from canasta_qt.translate import figure, list_words


class PartnerWishes(QObject):
    """Fills the menus of wishes, passes them on, and lets the partner answer."""

    def __init__(
        self, match: Match, controller: GameController, runner: BotRunner
    ) -> None:
        """Nothing is wished before there is a partner."""
        super().__init__(match)
        self._match, self._controller = match, controller
        controller.what_now_changed.connect(self._show)
        runner.replied.connect(self._on_replied)
        self._show()

    def _told(self) -> tuple[Session, int] | None:
        """The game on the table and the partner in it, if there is one who listens."""
        session = self._controller.session
        seat = None if session is None else session.partner
        return None if session is None or seat is None else (session, seat)

    def fill_menu(self) -> None:
        """Fill the submenu of wishes before it is seen."""
        menu = self._match.window.menus.wishes
        menu.clear()
        menu.setEnabled(self._fill(menu))

    def _fill(self, menu: QMenu) -> bool:
        """List the wishes there are with a tick at those that hold."""
        told = self._told()
        if told is None:
            return False
        session, seat = told
        words = {
            Request.OUT: self.tr("&Go out when you can"),
            Request.WAIT: self.tr("Wait for &me"),
            Request.FREEZE: self.tr("&Freeze when we are behind"),
        }
        for wish in offered(session.position.terms):
            action = menu.addAction(words[wish])
            action.setCheckable(True)
            action.setChecked(wish in session.wishes(seat))
            action.toggled.connect(lambda is_on, it=wish: self.tell(it, is_on))
        limit = self.tr("For this round, unless it costs more than {points} points")
        menu.addAction(limit.format(points=figure(TOO_MUCH))).setEnabled(False)
        return True

    def offer_at(self, seat: int, ask_why: Callable[[int], None]) -> QMenu | None:
        """Offer what a plate is pressed for; None where nobody there listens."""
        told = self._told()
        if told is None or seat != told[1]:
            return None
        menu = QMenu(self._match.window)
        menu.aboutToHide.connect(menu.deleteLater)
        self._fill(menu)
        menu.addSeparator()
        menu.addAction(self.tr("&Why did they do that?"), lambda: ask_why(seat))
        menu.popup(QCursor.pos())
        return menu

    def tell(self, wish: Request, is_on: bool) -> None:  # noqa: FBT001 - a tick says so
        """Tell the partner of a wish, or take it back; the partner answers at once."""
        told = self._told()
        if told is not None:
            session, seat = told
            session.wish(seat, wish, is_on=is_on)
            self._controller.saved.emit(session.record)
            self._show()
            self._match.table.say(seat, self.tr("All right."))
            self._controller.ask_next()

    def _show(self) -> None:
        """Write on the partner's plate what holds."""
        told, words = (
            self._told(),
            {
                Request.OUT: self.tr("will go out"),
                Request.WAIT: self.tr("waits for you"),
                Request.FREEZE: self.tr("will freeze"),
            },
        )
        scene = self._match.table.scene()
        if told is None:
            scene.say_wished(-1, "")
        else:
            held = told[0].wishes(told[1])
            scene.say_wished(told[1], list_words([words[wish] for wish in held]))

    def _on_replied(self, reply: Reply) -> None:
        """Say once in a round that a wish costs too much; nobody else hears it."""
        told = self._told()
        if told is None or not reply.declined:
            return
        session, seat = told
        key = seat, reply.declined
        is_due = reply.decision == session.decision and actor(session.position) == seat
        if is_due and key not in session.declined:
            session.declined.add(key)
            words = self.tr("That would cost us more than {points} points now.")
            self._match.table.say(seat, words.format(points=figure(TOO_MUCH)))
