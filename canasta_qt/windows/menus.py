"""Menu bar: a list of its entries with their keys."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from canasta_qt.commands import Command
from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import (
    CTRL,
    SHIFT,
    Key,
    action_with_key,
    command_key,
    key_name,
)
from canasta_qt.look.plain_text import escape_mnemonic
from canasta_qt.overrides import override
from canasta_qt.translate import mark, number_text, tr
from canasta_qt.windows.widgets.choices import (
    MAX_CARD_SIZE_PERCENT,
    MIN_CARD_SIZE_PERCENT,
    SETTINGS,
    Choices,
)
from canasta_qt.windows.widgets.style import IconButton, add_items, hbox

if TYPE_CHECKING:
    from canasta_qt.gestures import TurnStatus

EntryHandler: TypeAlias = Callable[[], object]
_SIZE_STEP: Final = 10
"""Percent by which a menu entry changes the card size."""
_Keys: TypeAlias = QKeySequence.StandardKey
_QUIT: Final = "Ctrl+Q" if sys.platform == "darwin" else "Ctrl+Shift+Q"
"""Key for quitting. On macOS Ctrl is Cmd: Cmd+Q quits, and Cmd+Shift+Q would log the
user out."""


class MenuEntry(NamedTuple):
    """An entry of a menu; without a text it is a separator."""

    menu_name: str
    """Name of the menu with this entry; empty for the menu bar itself."""
    name: str = ""
    text: str = ""
    shortcut: _Keys | str = ""
    is_menu: bool = False
    command: Command | None = None
    """Command of the table, whose key the menu shows and the table handles."""


MENU_ENTRIES: Final = (
    MenuEntry("", "game", mark("&Game"), is_menu=True),
    MenuEntry("game", "new_game", mark("&New game…"), _Keys.New),
    MenuEntry("game", "start_page", mark("Start pa&ge")),
    MenuEntry("game", "house_rules", mark("&House rules…")),
    MenuEntry("game", "kept", mark("&Continue"), is_menu=True),
    MenuEntry("game", "saved_games", mark("Saved ga&mes…")),
    MenuEntry("game", "score_pad", mark("Score p&ad…")),
    MenuEntry("game", "same_deal", mark("Same &deal again")),
    MenuEntry("game", "copy_result", mark("Copy res&ult")),
    MenuEntry("game"),
    MenuEntry("game", "open_game", mark("&Open…"), _Keys.Open),
    MenuEntry("game", "save_as", mark("&Save as…"), "Ctrl+Shift+S"),
    MenuEntry("game", "give_up", mark("A&bandon game…")),
    MenuEntry("game", "stand_in", mark("&Let a bot play for me"), is_menu=True),
    MenuEntry("game", "below_seats"),
    MenuEntry("game", "last_score", mark("Scor&e of the last round…")),
    MenuEntry("game", "replay", mark("&Replay game"), "Ctrl+R"),
    MenuEntry("game", "replay_file", mark("Replay sa&ved game…")),
    MenuEntry("game"),
    MenuEntry("game", "statistics", mark("S&tatistics…"), "Ctrl+T"),
    MenuEntry("game", "preferences", mark("&Preferences…"), "Ctrl+,"),
    MenuEntry("game", "quit", mark("&Quit"), _QUIT),
    MenuEntry("", "learn", mark("&Learn"), is_menu=True),
    MenuEntry("learn", "first_round", mark("&First round"), "F2"),
    MenuEntry("learn", "lessons", mark("&Lessons…"), "Ctrl+L"),
    MenuEntry("learn", "practice", mark("&Practice mode…")),
    MenuEntry("learn", "day_deal", mark("&Deal of the day…"), "Ctrl+D"),
    MenuEntry("learn"),
    MenuEntry("learn", "positions", mark("Practice p&ositions…"), "F3"),
    MenuEntry("learn", "todays", mark("&Today’s position")),
    MenuEntry("learn"),
    MenuEntry("learn", "words", mark("Canasta &glossary"), "Shift+F1"),
    MenuEntry("learn", "card", mark("&My notes")),
    MenuEntry("learn"),
    MenuEntry("learn", "start_over", mark("&Start over…")),
    MenuEntry("learn"),
    MenuEntry("learn", "leave_practice", mark("&Back to your game")),
    MenuEntry("", "move", mark("&Move"), is_menu=True),
    MenuEntry("move", text=mark("&Draw card"), command=Command.DRAW),
    MenuEntry("move", text=mark("Take &pile"), command=Command.TAKE),
    MenuEntry("move", text=mark("&Meld selected cards"), command=Command.MELD),
    MenuEntry("move", text=mark("Discard sele&cted card"), command=Command.DISCARD),
    MenuEntry("move"),
    MenuEntry("move", text=mark("Me&ld staged cards"), command=Command.COMMIT),
    MenuEntry("move", text=mark("Take &back staged cards"), command=Command.UNSTAGE),
    MenuEntry("move"),
    MenuEntry("move", text=mark("&Ask to go out"), command=Command.ASK),
    MenuEntry("move", text=mark("Go ou&t"), command=Command.GO_OUT),
    MenuEntry("move", text=mark("Answer: &yes, go out"), command=Command.YES),
    MenuEntry("move", text=mark("Answer: &no, play on"), command=Command.NO),
    MenuEntry("move"),
    MenuEntry("move", text=mark("&Undo"), command=Command.UNDO),
    MenuEntry("move", text=mark("&Redo"), command=Command.REDO),
    MenuEntry("move", text=mark("&Hint"), command=Command.HINT),
    MenuEntry("move", "compare", mark("C&ompare moves")),
    MenuEntry("move", "why", mark("&Why did they do that?")),
    MenuEntry("move"),
    MenuEntry("move", text=mark("&Skip pauses"), command=Command.SKIP),
    MenuEntry("", "view", mark("&View"), is_menu=True),
    MenuEntry("view", "full_screen", mark("&Full screen"), "F11"),
    MenuEntry("view", "panel", mark("&Side panel"), "F9"),
    MenuEntry("view", "sound", mark("So&und"), "Ctrl+M"),
    MenuEntry("view"),
    MenuEntry("view", "speed", mark("S&peed"), is_menu=True),
    MenuEntry("view", "felt", mark("&Table colour"), is_menu=True),
    MenuEntry("view", "theme", mark("T&heme"), is_menu=True),
    MenuEntry("view"),
    MenuEntry("view", "larger", mark("&Larger cards"), _Keys.ZoomIn),
    MenuEntry("view", "smaller", mark("S&maller cards"), _Keys.ZoomOut),
    MenuEntry("view", "usual", mark("&Reset card size"), "Ctrl+1"),
    MenuEntry("", "help", mark("&Help"), is_menu=True),
    MenuEntry("help", "keys", mark("&Keys"), "?"),
    MenuEntry("help", "rules", mark("&Rules of this game"), "F1"),
    MenuEntry("help"),
    MenuEntry("help", "copy_position", mark("&Copy position")),
    MenuEntry("help", "report", mark("Report a &problem…")),
    MenuEntry("help", "folder", mark("Open games &folder")),
    MenuEntry("help"),
    MenuEntry("help", "about", mark("&About Canasta")),
)


@dataclass(frozen=True, slots=True)
class SavedGameRow:
    """Row in a list of saved games: a title and a line of details."""

    key: str
    title: str
    """Title made from rules and players, for a game without a name."""
    details: str
    given_name: str = ""
    """Name given by the player; empty for none."""


class _Corner(QWidget):
    """Icon buttons in the menu bar.

    Enter presses the focused button. Other keys are emitted, as the menu bar would open
    a menu by a letter.
    """

    key_pressed = Signal(QKeyEvent)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in (Key.Key_Return, Key.Key_Enter):
            assert isinstance(focused, IconButton)
            focused.click()
        else:
            self.key_pressed.emit(event)
        event.accept()


class Menus(QObject):
    """Entries of the menu bar, which `bind_handlers` connects to functions."""

    continue_requested = Signal(str)
    command_requested = Signal(object)
    hand_over_requested = Signal(str)
    """Emitted with the level of a bot that takes over the player's seat."""
    take_seat_requested = Signal(int)
    learning_requested = Signal()
    """Emitted before the menu Learn opens, so that its entries are updated."""
    choices_changed = Signal(object)
    pace_changed = Signal(str)
    """Emitted after *Faster* or *Slower* with the speed as a sentence, even at the end
    of the range."""

    def __init__(self, bar: QMenuBar, choices: Choices) -> None:
        """Add the menus to `bar`; the entries of `choices` are checked."""
        super().__init__(bar)
        self._bar = bar
        self.choices = choices
        """Preferences of the player."""
        self.actions: dict[str, QAction] = {}
        """Entries by name."""
        self._menus: dict[str, QMenu] = {}
        self._moves: dict[Command, QAction] = {}
        self._check_entries: dict[tuple[str, object], QAction] = {}
        self.take_seats: list[QAction] = []
        self.can_pause = True
        """True if animations are on, so that a pause can be skipped."""
        for entry in MENU_ENTRIES:
            self._add(entry)
        self._menus["learn"].aboutToShow.connect(self.learning_requested)
        for name, modifier in (("compare", CTRL), ("why", SHIFT)):
            action = self.actions[name]
            action.setText(f"{action.text()}\t{key_name(Key.Key_H, modifier)}")
        self._add_choices()
        self._set_roles()
        self._corner()
        self.show_saved_games({})
        self.show_leave_destination(own=True)
        self.enable_entries(leave_practice=False)
        self.show_choices(choices)
        self.enable_game_entries(playing=False)
        self.enable_for_turn_status(None)

    def _add(self, entry: MenuEntry) -> None:
        parent: QMenu | QMenuBar = (
            self._menus[entry.menu_name] if entry.menu_name else self._bar
        )
        text = tr(entry.text)
        if entry.is_menu:
            self._menus[entry.name] = parent.addMenu(text)
            return
        action = parent.addAction(text)
        action.setSeparator(not entry.text)
        action.setShortcut(QKeySequence(entry.shortcut))
        if entry.name:
            self.actions[entry.name] = action
        if (command := entry.command) is not None:
            key = command_key(command) or key_name(Key.Key_Enter)
            action.setText(f"{text}\t{key}")
            action.triggered.connect(partial(self.command_requested.emit, command))
            self._moves[command] = action

    def bind_handlers(self, handlers: Mapping[str, EntryHandler]) -> None:
        """Connect each entry to the handler that has its name."""
        for name, handler in handlers.items():
            self.actions[name].triggered.connect(lambda _=False, do=handler: do())

    def enable_entries(self, **allowed: bool) -> None:
        """Enable or disable entries by name."""
        for name, is_allowed in allowed.items():
            self.actions[name].setEnabled(is_allowed)

    def shortcut_texts(self) -> tuple[tuple[str, str], ...]:
        """Return pairs of key and text of all entries with a key."""
        native = QKeySequence.SequenceFormat.NativeText
        return tuple(
            (action.shortcut().toString(native), action.iconText().removesuffix("…"))
            for action in self.actions.values()
            if not action.shortcut().isEmpty()
        )

    def show_leave_destination(
        self, *, own: bool, start_page: bool = False, by_escape: bool = True
    ) -> None:
        """Set the text of the entry for leaving a lesson, with its destination: the own
        game, the start page, or else the table.

        With `by_escape` the text has the key Esc, which must then leave the lesson at
        once.
        """
        words = tr("&Back to the table")
        if own:
            words = tr("&Back to your game")
        elif start_page:
            words = tr("&Back to the start page")
        key = f"\t{key_name(Key.Key_Escape)}" if by_escape else ""
        self.actions["leave_practice"].setText(f"{words}{key}")

    def show_due_positions(self, number: int) -> None:
        """Show how many practice positions are due for repetition."""
        words = tr("Practice p&ositions…")
        due = f" ({number_text(number)})" if number else ""
        self.actions["positions"].setText(f"{words}{due}")

    def _add_choices(self) -> None:
        """Add the entries with check marks, and the entries that change the same
        settings in steps."""
        pace = self._menus["speed"]
        for name in ("speed", "felt", "theme"):
            self._choice(self._menus[name], name)
        pace.addSeparator()
        self._add(MenuEntry("speed", "faster", mark("Faster"), "+"))
        self._add(MenuEntry("speed", "slower", mark("Slower"), "-"))
        for name in ("full_screen", "panel", "sound"):
            self.actions[name].setCheckable(True)
        bindings = QKeySequence.keyBindings(_Keys.ZoomIn)
        self.actions["larger"].setShortcuts([*bindings, QKeySequence("Ctrl+=")])
        usual = Choices().card_size
        self.bind_handlers(
            {
                "sound": self._on_mute,
                "faster": lambda: self._pace(-1),
                "slower": lambda: self._pace(1),
                "larger": lambda: self._resize(_SIZE_STEP),
                "smaller": lambda: self._resize(-_SIZE_STEP),
                "usual": lambda: self.change_choices(card_size=usual),
            }
        )

    def _set_roles(self) -> None:
        """Set the roles by which macOS moves entries into the application menu."""
        roles = QAction.MenuRole
        self.actions["preferences"].setMenuRole(roles.PreferencesRole)
        self.actions["quit"].setMenuRole(roles.QuitRole)
        self.actions["about"].setMenuRole(roles.AboutRole)

    def _corner(self) -> None:
        """Add three icon buttons at the right end of the menu bar, except on macOS,
        where it has no room."""
        self.corner = holder = _Corner(self._bar)
        self.mute = IconButton(Icon.SOUND, "")
        self.mute.clicked.connect(self._on_mute)
        full = IconButton(
            Icon.FULL_SCREEN, action_with_key(tr("Full screen"), Key.Key_F11)
        )
        full.clicked.connect(self.actions["full_screen"].triggered)
        self._panel_icon = IconButton(
            Icon.PANEL, action_with_key(tr("Side panel"), Key.Key_F9)
        )
        self._panel_icon.setCheckable(True)
        self._panel_icon.clicked.connect(self.actions["panel"].triggered)
        self.icons = (self.mute, full, self._panel_icon)
        add_items(hbox(holder, margins=(0, 1, 6, 1), spacing=4), *self.icons)
        self._bar.setCornerWidget(holder)

    def _choice(self, menu: QMenu, name: str) -> None:
        group = QActionGroup(menu)
        setting = SETTINGS[name]
        for value, text in zip(setting.values, setting.value_names(), strict=True):
            action = group.addAction(text)
            action.setCheckable(True)
            action.setData((name, value))
            menu.addAction(action)
            self._check_entries[name, value] = action
        group.triggered.connect(self._on_choice)

    def show_choices(self, choices: Choices) -> None:
        """Check the entries of these choices."""
        self.choices = choices
        self.actions["sound"].setChecked(choices.sound)
        sign = Icon.SOUND if choices.sound else Icon.MUTE
        on, off = tr("Turn sound on"), tr("Turn sound off")
        words = action_with_key(off if choices.sound else on, Key.Key_M, CTRL)
        self.mute.set_icon_and_text(sign, words)
        for (name, value), action in self._check_entries.items():
            if getattr(choices, name) == value:
                action.setChecked(True)

    def show_panel(self, *, is_open: bool) -> None:
        """Check or uncheck the entry and the icon of the side panel."""
        self.actions["panel"].setChecked(is_open)
        self._panel_icon.setChecked(is_open)

    def show_saved_games(
        self, games: Mapping[str, str], *, playing: bool = False
    ) -> None:
        """Show the other unfinished games in the menu *Continue*; `games` are titles by
        key."""
        kept = self._menus["kept"]
        self.enable_entries(saved_games=playing or bool(games))
        kept.clear()
        for key, words in games.items():
            action = kept.addAction(escape_mnemonic(words))
            action.triggered.connect(partial(self.continue_requested.emit, key))
        kept.menuAction().setVisible(bool(games))

    def show_seats(self, *, mine: bool, back: Mapping[int, str]) -> None:
        """Enable the menu of levels for the player's seat if `mine`, and list the seats
        that people can take back from bots.

        `back` has the names of these people by seat; the name at the viewer's seat is
        empty.
        """
        game = self._menus["game"]
        self._menus["stand_in"].setEnabled(mine)
        for action in self.take_seats:
            game.removeAction(action)
            action.deleteLater()
        self.take_seats = []
        for seat, name in (back or {-1: ""}).items():
            words = tr("Ta&ke my seat back")
            if name:
                words = tr("{name} ta&kes the seat back")
            action = QAction(words.format(name=escape_mnemonic(name)), game)
            action.setEnabled(bool(back))
            action.triggered.connect(partial(self.take_seat_requested.emit, seat))
            game.insertAction(self.actions["below_seats"], action)
            self.take_seats.append(action)

    def offer_levels(self, titles: Mapping[str, str]) -> None:
        """Fill the menu of the bot levels, whose titles are given by name."""
        for level, title in titles.items():
            action = self._menus["stand_in"].addAction(title)
            action.triggered.connect(partial(self.hand_over_requested.emit, level))

    def choose_saved_game(self, table: QWidget) -> bool:
        """Open the menu of unfinished games over the table; return whether the player
        chose one."""
        corner = table.mapToGlobal(table.rect().center())
        size = self._menus["kept"].sizeHint()
        place = corner - QPoint(size.width(), size.height()) / 2
        return self._menus["kept"].exec(place) is not None

    def enable_game_entries(
        self,
        *,
        playing: bool,
        running: bool = True,
        numbered: bool = False,
        counted: bool = False,
        known: bool = False,
    ) -> None:
        """Enable the entries for a game on the table if it is `playing`; some also need
        a `running` game, a deal with a number, or a counted round.

        A practice round is not `playing`; with `known` the entry that copies its
        position is enabled.
        """
        self.enable_entries(
            same_deal=playing and numbered,
            copy_result=playing and not running,
            copy_position=playing or known,
            save_as=playing,
            report=playing,
            last_score=playing and counted,
            replay=playing,
            give_up=playing and running,
            why=playing and running,
        )
        if not (playing and running):
            self.show_seats(mine=False, back={})

    def enable_moves(self, *, allowed: bool) -> None:
        """Enable the menu of moves; while the table is covered it is disabled, and has
        no mnemonic, as Qt would highlight it."""
        words = tr("&Move")
        self._menus["move"].setTitle(words if allowed else words.replace("&", ""))
        self._menus["move"].setEnabled(allowed)

    def enable_for_turn_status(self, status: TurnStatus | None) -> None:
        """Enable the entries of the moves that are possible now."""
        offers = () if status is None else status.offers
        possible = {offer.command for offer in offers if offer.refusal is None}
        possible -= set() if self.can_pause else {Command.SKIP}
        for command, action in self._moves.items():
            action.setEnabled(command in possible)
        self.enable_entries(compare=Command.HINT in possible)

    def _on_choice(self, action: QAction) -> None:
        name, value = action.data()
        self.change_choices(**{name: value})

    def _on_mute(self) -> None:
        self.change_choices(sound=not self.choices.sound)

    def _pace(self, step: int) -> None:
        values = tuple(SETTINGS["speed"].values)
        at = values.index(self.choices.speed) + step
        if 0 <= at < len(values):
            self.change_choices(speed=values[at])
        speed = SETTINGS["speed"].values[self.choices.speed]
        self.pace_changed.emit(tr("Speed: {speed}.").format(speed=tr(speed)))

    def _resize(self, step: int) -> None:
        self.change_choices(card_size=self.choices.card_size + step)

    def change_choices(self, **values: object) -> None:
        """Emit the preferences with other values."""
        changed = replace(self.choices, **values)  # type: ignore[arg-type]
        size = min(max(changed.card_size, MIN_CARD_SIZE_PERCENT), MAX_CARD_SIZE_PERCENT)
        self.choices_changed.emit(replace(changed, card_size=size))
