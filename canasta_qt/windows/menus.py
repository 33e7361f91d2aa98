"""The menu bar: everything the program can do, each with its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from canasta_qt.commands import Command
from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import CTRL, SHIFT, Key, answer_keys, key_name, with_key
from canasta_qt.look.plain_text import no_mnemonic
from canasta_qt.translate import figure, tr
from canasta_qt.windows.widgets.choices import (
    LARGEST_CARDS,
    SETTINGS,
    SMALLEST_CARDS,
    Choices,
)
from canasta_qt.windows.widgets.style import IconButton, Look, fill, hbox, marked

if TYPE_CHECKING:
    from canasta_qt.gestures import WhatNow

_SIZE_STEP: Final = 10


@dataclass(frozen=True, slots=True)
class KeptRow:
    """A row: what the thing is called, and below it what is said of it."""

    key: str
    title: str
    """What it is called unless somebody gives it a name."""
    about: str
    name: str = ""
    """The name that somebody gave it."""


class Menus(QObject):
    """Fills a menu bar; what is chosen comes out as signals, its own or an action's."""

    go_on_asked = Signal(str)
    commanded = Signal(object)
    handed_over = Signal(str)
    seat_taken = Signal(int)
    """The level that is to play for the player; empty: nobody any more."""
    learning_asked = Signal()
    """What there is to learn is about to be seen."""
    choices_changed = Signal(object)

    def __init__(self, bar: QMenuBar, choices: Choices) -> None:
        """Fill `bar`; the ticks follow `show_choices`."""
        super().__init__(bar)
        self._bar = bar
        self._choices = choices
        self._moves: dict[Command, QAction] = {}
        self._ticks: dict[tuple[str, object], QAction] = {}
        self.levels: Callable[[], Sequence[tuple[str, str]]] = tuple
        """Names and titles of the levels, asked for when they are looked at."""
        self.pauses = True
        """Whether moves take time at the table."""
        self._game_menu(bar.addMenu(tr("&Game")))
        self._learn_menu(bar.addMenu(tr("&Learn")))
        self._move_menu(bar.addMenu(tr("&Move")))
        self._view_menu(bar.addMenu(tr("&View")))
        self._help_menu(bar.addMenu(tr("&Help")))
        self._corner()
        self.show_kept({})
        self.show_choices(choices)
        self.show_game(playing=False)
        self.show_what_now(None)

    def _game_menu(self, menu: QMenu) -> None:
        self._game, self.take_seats = menu, list[QAction]()
        keys = QKeySequence.StandardKey
        self.new_game = self._add(menu, tr("&New game…"), keys.New)
        self.start_page = self._add(menu, tr("Start pa&ge"))
        self.house_rules = self._add(menu, tr("&House rules…"))
        self._kept = menu.addMenu(tr("&Continue"))
        self.saved_games = self._add(menu, tr("Saved ga&mes…"))
        self.same_deal = self._add(menu, tr("Same &deal again"))
        self.copy_result = self._add(menu, tr("Copy res&ult"))
        menu.addSeparator()
        self.open_game = self._add(menu, tr("&Open…"), keys.Open)
        self.save_as = self._add(menu, tr("&Save as…"), "Ctrl+Shift+S")
        self.give_up = self._add(menu, tr("A&bandon game…"))
        self._stand_in = menu.addMenu(tr("&Let a bot play for me"))
        self._stand_in.aboutToShow.connect(self._offer_bots)
        self._below_seats = menu.addSeparator()
        self.replay = self._add(menu, tr("&Replay game"), "Ctrl+R")
        self.replay_file = self._add(menu, tr("Replay sa&ved game…"))
        menu.addSeparator()
        self.statistics = self._add(menu, tr("S&tatistics…"), "Ctrl+T")
        self.preferences = self._add(menu, tr("&Preferences…"), "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.leave = self._add(menu, tr("&Quit"), "Ctrl+Q")
        self.leave.setMenuRole(QAction.MenuRole.QuitRole)

    def _learn_menu(self, menu: QMenu) -> None:
        """Esc stands in the text only: what is nearer is left first."""
        self.first_round = self._add(menu, tr("&First round"), "F2")
        self.lessons = self._add(menu, tr("&Lessons…"), "Ctrl+L")
        self.practice = self._add(menu, tr("&Practice mode…"))
        self.day_deal = self._add(menu, tr("&Deal of the day…"), "Ctrl+D")
        menu.addSeparator()
        self.positions = self._add(menu, tr("Practice p&ositions…"), "F3")
        self.todays = self._add(menu, tr("&Today’s position"))
        menu.aboutToShow.connect(self.learning_asked)
        menu.addSeparator()
        self.words = self._add(menu, tr("&Words of Canasta"), "Shift+F1")
        self.card = self._add(menu, tr("&My Canasta card"))
        menu.addSeparator()
        self.start_over = self._add(menu, tr("&Start over…"))
        menu.addSeparator()
        self.leave_practice = self._add(menu, "")
        self.show_way_back(own=True)
        self.leave_practice.setEnabled(False)

    def show_way_back(
        self, *, own: bool, start_page: bool = False, by_escape: bool = True
    ) -> None:
        """Say what comes when learning is left: the own game, if there is one."""
        words = tr("&Back to the table")
        if own:
            words = tr("&Back to your game")
        elif start_page:
            words = tr("&Back to the start page")
        key = f"\t{key_name(Key.Key_Escape)}" if by_escape else ""
        self.leave_practice.setText(f"{words}{key}")

    def show_due(self, number: int) -> None:
        """Say how many practice positions are due."""
        words = tr("Practice p&ositions…")
        due = f" ({figure(number)})" if number else ""
        self.positions.setText(f"{words}{due}")

    def _move_menu(self, menu: QMenu) -> None:
        """The keys stand in the texts only: the table listens to them itself."""
        yes, no = answer_keys()
        rows = (
            (Command.DRAW, tr("&Draw card"), "D"),
            (Command.TAKE, tr("Take &pile"), "P"),
            (Command.MELD, tr("&Meld selected cards"), "M"),
            (Command.DISCARD, tr("Discard sele&cted card"), "X"),
            (Command.COMMIT, tr("Me&ld staged cards"), key_name(Key.Key_Enter)),
            (Command.UNSTAGE, tr("Take &back staged cards"), "⌫"),
            (Command.ASK, tr("&Ask to go out"), "G"),
            (Command.GO_OUT, tr("Go ou&t"), key_name(Key.Key_G, SHIFT)),
            (Command.YES, tr("Answer: &yes, go out"), yes),
            (Command.NO, tr("Answer: &no, play on"), no),
            (Command.UNDO, tr("&Undo"), key_name(Key.Key_Z, CTRL)),
            (Command.REDO, tr("&Redo"), key_name(Key.Key_Y, CTRL)),
            (Command.HINT, tr("&Hint"), "H"),
            (Command.SKIP, tr("&Skip pauses"), key_name(Key.Key_Escape)),
        )
        for command, words, key in rows:
            action = menu.addAction(f"{words}\t{key}")
            action.triggered.connect(lambda _=False, c=command: self.commanded.emit(c))
            self._moves[command] = action
            if command in (Command.DISCARD, Command.UNSTAGE, Command.NO):
                menu.addSeparator()
            if command is Command.HINT:
                self.compare = self._add(menu, tr("C&ompare moves"), "Ctrl+H")
                why, key = tr("&Why did they do that?"), key_name(Key.Key_H, SHIFT)
                self.why = self._add(menu, f"{why}\t{key}")
                menu.addSeparator()

    def _view_menu(self, menu: QMenu) -> None:
        self.full_screen = self._add(menu, tr("&Full screen"), "F11")
        self.panel = self._add(menu, tr("&Side panel"), "F9")
        self.sound = self._add(menu, tr("So&und"), "Ctrl+M")
        for action in (self.full_screen, self.panel, self.sound):
            action.setCheckable(True)
        self.sound.triggered.connect(self._on_mute)
        menu.addSeparator()
        pace = menu.addMenu(tr("S&peed"))
        self._choice(pace, "speed")
        pace.addSeparator()
        for words, key, step in ((tr("Faster"), "+", -1), (tr("Slower"), "-", 1)):
            action = self._add(pace, words, key)
            action.triggered.connect(lambda _=False, by=step: self._pace(by))
        self._choice(menu.addMenu(tr("&Table colour")), "felt")
        self._choice(menu.addMenu(tr("T&heme")), "theme")
        menu.addSeparator()
        keys = QKeySequence.StandardKey
        larger = self._add(menu, tr("&Larger cards"))
        bindings = QKeySequence.keyBindings(keys.ZoomIn)
        larger.setShortcuts([*bindings, QKeySequence("Ctrl+=")])
        larger.triggered.connect(lambda: self._resize(_SIZE_STEP))
        smaller = self._add(menu, tr("S&maller cards"), keys.ZoomOut)
        smaller.triggered.connect(lambda: self._resize(-_SIZE_STEP))
        usual = self._add(menu, tr("&Reset card size"), "Ctrl+0")
        usual.triggered.connect(lambda: self._change(card_size=Choices().card_size))

    def _help_menu(self, menu: QMenu) -> None:
        self.keys = self._add(menu, tr("&Keys"), "?")
        self.rules = self._add(menu, tr("&Rules of this game"), "F1")
        menu.addSeparator()
        self.copy_position = self._add(menu, tr("&Copy position"))
        self.report = self._add(menu, tr("Report a &problem…"))
        self.folder = self._add(menu, tr("Open games &folder"))
        menu.addSeparator()
        self.about = self._add(menu, tr("&About Canasta"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _corner(self) -> None:
        """Two signs at the right end; the bar of macOS has no room for them."""
        holder = marked(QWidget(self._bar), kind="clear")
        self.mute = IconButton(Icon.SOUND, "")
        self.mute.clicked.connect(self._on_mute)
        full = IconButton(Icon.FULL_SCREEN, with_key(tr("Full screen"), Key.Key_F11))
        full.clicked.connect(self.full_screen.triggered)
        self._panel_icon = IconButton(
            Icon.PANEL, with_key(tr("Side panel"), Key.Key_F9)
        )
        self._panel_icon.setCheckable(True)
        self._panel_icon.clicked.connect(self.panel.triggered)
        self.icons = (self.mute, full, self._panel_icon)
        fill(hbox(holder, margins=(0, 1, 6, 1), spacing=4), *self.icons)
        self._bar.setCornerWidget(holder)

    def _add(
        self, menu: QMenu, words: str, key: QKeySequence.StandardKey | str = ""
    ) -> QAction:
        action = menu.addAction(words)
        action.setShortcut(QKeySequence(key))
        return action

    def _choice(self, menu: QMenu, name: str) -> None:
        group = QActionGroup(menu)
        setting = SETTINGS[name]
        for value, text in zip(setting.values, setting.words(), strict=True):
            action = group.addAction(text)
            action.setCheckable(True)
            action.setData((name, value))
            menu.addAction(action)
            self._ticks[name, value] = action
        group.triggered.connect(self._on_choice)

    def set_look(self, look: Look) -> None:
        """Draw the signs in the colours of the window."""
        for button in self.icons:
            button.set_look(look)

    def show_choices(self, choices: Choices) -> None:
        """Tick what holds."""
        self._choices = choices
        self.sound.setChecked(choices.sound)
        sign = Icon.SOUND if choices.sound else Icon.MUTE
        on, off = tr("Turn sound on"), tr("Turn sound off")
        words = with_key(off if choices.sound else on, Key.Key_M, CTRL)
        self.mute.show_sign(sign, words)
        for (name, value), action in self._ticks.items():
            if getattr(choices, name) == value:
                action.setChecked(True)

    def show_panel(self, look: Look, *, is_open: bool) -> None:
        """Tick the panel where it is open."""
        self.panel.setChecked(is_open)
        self._panel_icon.setChecked(is_open)
        self._panel_icon.set_look(look)

    def show_kept(self, games: Mapping[str, str], *, playing: bool = False) -> None:
        """List the unfinished games besides the one on the table: keys and words."""
        self.saved_games.setEnabled(playing or bool(games))
        self._kept.clear()
        for key, words in games.items():
            action = self._kept.addAction(no_mnemonic(words))
            action.triggered.connect(lambda _=False, k=key: self.go_on_asked.emit(k))
        self._kept.menuAction().setVisible(bool(games))

    def show_seats(self, *, mine: bool, back: Mapping[int, str]) -> None:
        """Offer a bot for the player's seat, and the seats that bots have.

        `back` are the names of their people, with none for whoever looks at the table.
        """
        self._stand_in.setEnabled(mine)
        for action in self.take_seats:
            self._game.removeAction(action)
            action.deleteLater()
        self.take_seats = []
        for seat, name in (back or {-1: ""}).items():
            words = tr("Ta&ke my seat back")
            if name:
                words = tr("{name} ta&kes the seat back")
            action = QAction(words.format(name=no_mnemonic(name)), self._game)
            action.setEnabled(bool(back))
            action.triggered.connect(lambda _=False, it=seat: self.seat_taken.emit(it))
            self._game.insertAction(self._below_seats, action)
            self.take_seats.append(action)

    def _offer_bots(self) -> None:
        self._stand_in.clear()
        for level, title in self.levels():
            action = self._stand_in.addAction(title)
            action.triggered.connect(
                lambda _=False, it=level: self.handed_over.emit(it)
            )

    def choose_kept(self, table: QWidget) -> bool:
        """Show the unfinished games over the table; return whether one is chosen."""
        corner = table.mapToGlobal(table.rect().center())
        size = self._kept.sizeHint()
        place = corner - QPoint(size.width(), size.height()) / 2
        return self._kept.exec(place) is not None

    def show_game(
        self,
        *,
        playing: bool,
        running: bool = True,
        numbered: bool = False,
        known: bool = False,
    ) -> None:
        """Allow what needs a game on the table, one that is not over, or its number.

        Something that is practised is no game, but its position is `known`.
        """
        self.same_deal.setEnabled(playing and numbered)
        self.copy_result.setEnabled(playing and not running)
        self.copy_position.setEnabled(playing or known)
        for action in (self.save_as, self.report, self.replay):
            action.setEnabled(playing)
        for action in (self.give_up, self.compare, self.why):
            action.setEnabled(playing and running)
        if not (playing and running):
            self.show_seats(mine=False, back={})

    def show_what_now(self, what: WhatNow | None) -> None:
        """Allow the moves that are possible now."""
        offers = () if what is None else what.offers
        possible = {offer.command for offer in offers if offer.refusal is None}
        possible -= set() if self.pauses else {Command.SKIP}
        for command, action in self._moves.items():
            action.setEnabled(command in possible)

    def _on_choice(self, action: QAction) -> None:
        name, value = action.data()
        self._change(**{name: value})

    def _on_mute(self) -> None:
        self._change(sound=not self._choices.sound)

    def _pace(self, step: int) -> None:
        values = tuple(SETTINGS["speed"].values)
        at = values.index(self._choices.speed) + step
        if 0 <= at < len(values):
            self._change(speed=values[at])

    def _resize(self, step: int) -> None:
        self._change(card_size=self._choices.card_size + step)

    def _change(self, **values: object) -> None:
        changed = replace(self._choices, **values)  # type: ignore[arg-type]
        size = min(max(changed.card_size, SMALLEST_CARDS), LARGEST_CARDS)
        self.choices_changed.emit(replace(changed, card_size=size))
