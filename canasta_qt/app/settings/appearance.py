"""Appearance: preferences and theme of the desktop, combined into values for windows
and table."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from canasta_qt.app.settings.settings import Settings
from canasta_qt.app.settings.system_motion import SystemMotion
from canasta_qt.art.typefaces import program_font
from canasta_qt.look.tokens import Theme, palette
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.windows.widgets.choices import (
    Choices,
    Speed,
    ThemeChoice,
    deck_for,
    theme_for,
)
from canasta_qt.windows.widgets.look import Look
from canasta_qt.windows.widgets.style import text_factor_of_font


class Appearance(QObject):
    """Preferences of appearance, combined with the theme of the desktop; a signal is
    emitted for each value that has changed."""

    look_changed = Signal(object)
    table_changed = Signal(object)
    choices_changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        """Read the preferences from the settings."""
        super().__init__(parent)
        self._settings = settings
        self.choices = settings.choices()
        """Preferences in effect."""
        self._stored_values: dict[str, Any] = {}
        """Stored values of the preferences that the command line overrides in this
        run.
        """
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system)
        if accessibility := getattr(hints, "accessibility", None):
            accessibility().contrastPreferenceChanged.connect(self._on_system)
        self._motion = SystemMotion(self)
        self._motion.changed.connect(self._on_motion)

    def set_overrides(
        self, theme: ThemeChoice | None, speed: Speed | None, language: str
    ) -> None:
        """Use the options of the command line in this run; an empty value leaves the
        preference in effect."""
        options = {"theme": theme, "speed": speed, "language": language}
        asked: dict[str, Any] = {name: it for name, it in options.items() if it}
        self._stored_values = {name: getattr(self.choices, name) for name in asked}
        self.choices = replace(self.choices, **asked)

    def apply_typeface(self) -> None:
        """Set the typeface: the bundled one, if it is chosen and the language has Latin
        script."""
        ours = QLocale().script() is QLocale.Script.LatinScript
        chosen = not self.choices.system_typeface
        QApplication.setFont(program_font(bundled=chosen and ours))

    @property
    def theme(self) -> Theme:
        """The theme that is shown."""
        dark, contrast = is_desktop_dark(), _system_contrast()
        return theme_for(self.choices.theme, system_dark=dark, system_contrast=contrast)

    @property
    def look(self) -> Look:
        """Look of the windows: palette, deck and text factor."""
        theme = self.theme
        return Look(
            palette(theme, self.choices.felt),
            deck_for(self.choices, theme),
            text_factor_of_font(QApplication.font()),
            has_shadows=theme is not Theme.CONTRAST,
            portrait=self.choices.portrait,
        )

    @property
    def table_style(self) -> TableStyle:
        """Style of the table: colours, deck, sizes and speed."""
        choices = self.choices
        return TableStyle(
            choices,
            theme=self.theme,
            deck=deck_for(choices, self.theme),
            duration_factor=choices.speed.duration_factor,
            has_reduced_motion=(
                self._motion.is_reduced
                if choices.reduced_motion is None
                else choices.reduced_motion
            ),
            font_size_factor=text_factor_of_font(QApplication.font()),
        )

    def set_choices(self, choices: Choices) -> None:
        """Set and store the preferences."""
        if choices == self.choices:
            return
        look, style = self.look, self.table_style
        for name in [*self._stored_values]:
            if getattr(choices, name) is not getattr(self.choices, name):
                del self._stored_values[name]
        other = choices.system_typeface is not self.choices.system_typeface
        self.choices = choices
        self._settings.store(replace(choices, **self._stored_values))
        self.choices_changed.emit(choices)
        if other:
            self.apply_typeface()
            self.emit_all_signals()
            return
        # Setting a style sheet is slow, so it is set only on a change.
        if self.look != look:
            self.look_changed.emit(self.look)
        if self.table_style != style:
            self.table_changed.emit(self.table_style)

    def emit_all_signals(self) -> None:
        """Emit all signals with the current values."""
        self.look_changed.emit(self.look)
        self.table_changed.emit(self.table_style)

    def _on_system(self) -> None:
        if self.choices.theme is ThemeChoice.SYSTEM:
            self.emit_all_signals()

    def _on_motion(self) -> None:
        if self.choices.reduced_motion is None:
            self.table_changed.emit(self.table_style)


def is_desktop_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def _system_contrast() -> bool:
    """Return whether the desktop asks for high contrast; False before Qt 6.10."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    if accessibility is None:
        return False
    contrast = accessibility().contrastPreference()
    return bool(contrast is Qt.ContrastPreference.HighContrast)
