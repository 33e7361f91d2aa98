"""The menu bar: everything the program can do, each with its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from canasta_qt.commands import Command
from canasta_qt.look.icons import Icon
from canasta_qt.windows.widgets.choices import (
    LARGEST_CARDS,
    SETTINGS,
    SMALLEST_CARDS,
    Choices,
)
from canasta_qt.windows.widgets.icons import IconButton
from canasta_qt.windows.widgets.style import Look, hbox, marked

if TYPE_CHECKING:
    from canasta_qt.gestures import WhatNow

_SIZE_STEP: Final = 10


class Menus(QObject):
    """Fills a menu bar; what is chosen comes out as signals."""

    new_game_asked = Signal()
    house_rules_asked = Signal()
    go_on_asked = Signal(str)
    open_asked = Signal()
    save_as_asked = Signal()
    give_up_asked = Signal()
    statistics_asked = Signal()
    replay_asked = Signal()
    replay_file_asked = Signal()
    preferences_asked = Signal()
    quit_asked = Signal()
    commanded = Signal(object)
    analysis_asked = Signal()
    why_asked = Signal()
    choices_changed = Signal(object)
    full_screen_asked = Signal()
    panel_asked = Signal()
    keys_asked = Signal()
    rules_asked = Signal()
    copy_position_asked = Signal()
    report_asked = Signal()
    about_asked = Signal()
    folder_asked = Signal()

    def __init__(self, bar: QMenuBar, choices: Choices) -> None:
        """Fill `bar`; the ticks follow `show_choices`."""
        super().__init__(bar)
        self._bar = bar
        self._choices = choices
        self._moves: dict[Command, QAction] = {}
        self._ticks: list[Callable[[], None]] = []
        self._game_menu(bar.addMenu(self.tr("&Game")))
        self._move_menu(bar.addMenu(self.tr("&Move")))
        self._view_menu(bar.addMenu(self.tr("&View")))
        self._help_menu(bar.addMenu(self.tr("&Help")))
        self._corner()
        self.show_kept({})
        self.show_choices(choices)
        self.show_game(playing=False)
        self.show_what_now(None)

    def _game_menu(self, menu: QMenu) -> None:
        keys = QKeySequence.StandardKey
        self._add(menu, self.tr("&New game…"), self.new_game_asked, keys.New)
        self._add(menu, self.tr("&House rules…"), self.house_rules_asked)
        self._kept = menu.addMenu(self.tr("&Go on with"))
        menu.addSeparator()
        self._add(menu, self.tr("&Open…"), self.open_asked, keys.Open)
        self._save = self._add(
            menu, self.tr("&Save as…"), self.save_as_asked, "Ctrl+Shift+S"
        )
        self._give_up = self._add(
            menu, self.tr("Give &up this game…"), self.give_up_asked
        )
        menu.addSeparator()
        self._replay = self._add(
            menu, self.tr("&Replay this game"), self.replay_asked, "Ctrl+R"
        )
        self._add(menu, self.tr("Replay a saved g&ame…"), self.replay_file_asked)
        menu.addSeparator()
        self._add(menu, self.tr("S&tatistics…"), self.statistics_asked, "Ctrl+T")
        preferences = self._add(
            menu, self.tr("&Preferences…"), self.preferences_asked, "Ctrl+,"
        )
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        leave = self._add(menu, self.tr("&Quit"), self.quit_asked, "Ctrl+Q")
        leave.setMenuRole(QAction.MenuRole.QuitRole)

    def _move_menu(self, menu: QMenu) -> None:
        """The keys stand in the texts only: the table listens to them itself."""
        rows = (
            (Command.DRAW, self.tr("&Draw a card"), "D"),
            (Command.TAKE, self.tr("Take the &pile"), "P"),
            (Command.MELD, self.tr("&Meld the chosen cards"), "M"),
            (Command.DISCARD, self.tr("Discard the &chosen card"), "X"),
            (Command.COMMIT, self.tr("&Lay down what lies ready"), self.tr("Enter")),
            (Command.UNSTAGE, self.tr("Take &back what lies ready"), "⌫"),
            (Command.ASK, self.tr("&Ask: may I go out?"), "G"),
            (Command.YES, self.tr("Answer: &yes, go out"), "Y"),
            (Command.NO, self.tr("Answer: &no, play on"), "N"),
            (Command.HINT, self.tr("&Hint"), "H"),
            (Command.SKIP, self.tr("&Skip the pauses"), self.tr("Esc")),
        )
        for command, words, key in rows:
            text = f"{words}\t{key}" if key else words
            action = menu.addAction(text)
            action.setData(command)
            action.triggered.connect(self._on_move)
            self._moves[command] = action
            if command in (Command.DISCARD, Command.UNSTAGE, Command.NO):
                menu.addSeparator()
            if command is Command.HINT:
                self._add(
                    menu, self.tr("C&ompare the moves"), self.analysis_asked, "Ctrl+H"
                )
                menu.addAction(self.tr("&Why did they do that?\t⇧H")).triggered.connect(
                    self.why_asked
                )
                menu.addSeparator()

    def _view_menu(self, menu: QMenu) -> None:
        self.full_screen = self._add(
            menu, self.tr("&Full screen"), self.full_screen_asked, "F11"
        )
        self.full_screen.setCheckable(True)
        self.panel = self._add(menu, self.tr("&Side panel"), self.panel_asked, "F9")
        self.panel.setCheckable(True)
        self.sound = menu.addAction(self.tr("So&und"))
        self.sound.setShortcut(QKeySequence("Ctrl+M"))
        self.sound.setCheckable(True)
        self.sound.triggered.connect(self._on_mute)
        self.sound.setVisible(False)
        self.sound.setEnabled(False)
        menu.addSeparator()
        self._choice(menu.addMenu(self.tr("&Pace")), "speed")
        self._choice(menu.addMenu(self.tr("&Table colour")), "felt")
        self._choice(menu.addMenu(self.tr("&Window")), "theme")
        menu.addSeparator()
        keys = QKeySequence.StandardKey
        larger = menu.addAction(self.tr("&Larger cards"))
        bindings = QKeySequence.keyBindings(keys.ZoomIn)
        larger.setShortcuts([*bindings, QKeySequence("Ctrl+=")])
        larger.triggered.connect(self._on_larger)
        smaller = menu.addAction(self.tr("S&maller cards"))
        smaller.setShortcut(keys.ZoomOut)
        smaller.triggered.connect(self._on_smaller)
        usual = menu.addAction(self.tr("&Usual size"))
        usual.setShortcut(QKeySequence("Ctrl+0"))
        usual.triggered.connect(self._on_usual)

    def _help_menu(self, menu: QMenu) -> None:
        self._add(menu, self.tr("&Keys"), self.keys_asked, "?")
        self._rules = self._add(
            menu, self.tr("&Rules of this game"), self.rules_asked, "F1"
        )
        menu.addSeparator()
        self._copy = self._add(
            menu, self.tr("&Copy the position"), self.copy_position_asked
        )
        self._report = self._add(
            menu, self.tr("&Game record and report…"), self.report_asked
        )
        self._add(menu, self.tr("&Folder of the games"), self.folder_asked)
        menu.addSeparator()
        about = self._add(menu, self.tr("&About Canasta"), self.about_asked)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _corner(self) -> None:
        """Two signs at the right end; the bar of macOS has no room for them."""
        holder = marked(QWidget(self._bar), kind="clear")
        row = hbox(holder, margins=(0, 1, 6, 1), spacing=4)
        self.mute = IconButton(Icon.SOUND, self.tr("Sound (Ctrl+M)"))
        self.mute.clicked.connect(self._on_mute)
        self.mute.hide()
        full = IconButton(Icon.FULL_SCREEN, self.tr("Full screen (F11)"))
        full.clicked.connect(self.full_screen_asked)
        panel = IconButton(Icon.PANEL, self.tr("Side panel (F9)"))
        panel.setCheckable(True)
        panel.clicked.connect(self.panel_asked)
        self._panel_icon = panel
        self.icons = (self.mute, full, panel)
        for button in self.icons:
            row.addWidget(button)
        self._holder = holder
        self._bar.setCornerWidget(holder)

    def _add(
        self,
        menu: QMenu,
        words: str,
        signal: object,
        key: QKeySequence.StandardKey | str | None = None,
    ) -> QAction:
        action = menu.addAction(words)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(signal)
        return action

    def _choice(self, menu: QMenu, name: str) -> None:
        group = QActionGroup(menu)
        actions = {}
        setting = SETTINGS[name]
        for value, text in zip(setting.values, setting.words(), strict=True):
            action = group.addAction(text)
            action.setCheckable(True)
            action.setData((name, value))
            menu.addAction(action)
            actions[value] = action
        group.triggered.connect(self._on_choice)

        def tick() -> None:
            actions[getattr(self._choices, name)].setChecked(True)

        self._ticks.append(tick)

    def set_look(self, look: Look) -> None:
        """Draw the signs in the colours of the window."""
        for button in self.icons:
            button.set_look(look)

    def show_choices(self, choices: Choices) -> None:
        """Tick what holds."""
        self._choices = choices
        self.sound.setChecked(choices.sound)
        self.mute.show_sign(Icon.SOUND if choices.sound else Icon.MUTE)
        for tick in self._ticks:
            tick()

    def show_panel(self, look: Look, *, is_open: bool) -> None:
        """Tick the panel where it is open."""
        self.panel.setChecked(is_open)
        self._panel_icon.setChecked(is_open)
        self._panel_icon.set_look(look)

    def offer_sound(self) -> None:
        """Show the sound entries: a device was found."""
        self.sound.setVisible(True)
        self.sound.setEnabled(True)
        self.mute.show()
        # The bar gives its corner no more room by itself.
        self._holder.adjustSize()
        self._bar.setCornerWidget(self._holder)

    def show_kept(self, games: Mapping[str, str]) -> None:
        """List the unfinished games besides the one on the table: keys and words."""
        self._kept.clear()
        for key, words in games.items():
            action = self._kept.addAction(words)
            action.setData(key)
            action.triggered.connect(self._on_kept)
        self._kept.menuAction().setVisible(bool(games))

    def choose_kept(self, table: QWidget) -> bool:
        """Show the unfinished games over the table; return whether one is chosen."""
        corner = table.mapToGlobal(table.rect().center())
        size = self._kept.sizeHint()
        return (
            self._kept.exec(corner - QPoint(size.width(), size.height()) / 2)
            is not None
        )

    def show_game(self, *, playing: bool, running: bool = True) -> None:
        """Allow what needs a game on the table, or one that is not over."""
        needing = (self._save, self._copy, self._report, self._rules, self._replay)
        for action in needing:
            action.setEnabled(playing)
        self._give_up.setEnabled(playing and running)

    def show_what_now(self, what: WhatNow | None) -> None:
        """Allow the moves that are possible now."""
        offers = () if what is None else what.offers
        possible = {offer.command for offer in offers if offer.refusal is None}
        for command, action in self._moves.items():
            action.setEnabled(command in possible)

    def _sent(self) -> QAction:
        action = self.sender()
        assert isinstance(action, QAction)
        return action

    def _on_move(self) -> None:
        self.commanded.emit(self._sent().data())

    def _on_kept(self) -> None:
        self.go_on_asked.emit(self._sent().data())

    def _on_choice(self, action: QAction) -> None:
        name, value = action.data()
        self._change(**{name: value})

    def _on_mute(self) -> None:
        self._change(sound=not self._choices.sound)

    def _on_larger(self) -> None:
        self._change(card_size=self._choices.card_size + _SIZE_STEP)

    def _on_smaller(self) -> None:
        self._change(card_size=self._choices.card_size - _SIZE_STEP)

    def _on_usual(self) -> None:
        self._change(card_size=Choices().card_size)

    def _change(self, **values: object) -> None:
        changed = replace(self._choices, **values)  # type: ignore[arg-type]
        size = min(max(changed.card_size, SMALLEST_CARDS), LARGEST_CARDS)
        self.choices_changed.emit(replace(changed, card_size=size))
