"""The start page: what a new player begins with."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from canasta_qt.app.game.game_setup import against_novices, setup_for
from canasta_qt.app.game.match import Match
from canasta_qt.app.settings.appearance import Appearance
from canasta_qt.app.settings.settings import Settings
from canasta_qt.learning.progress import FIRST_ROUND, Progress
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.paths import StorageError
from canasta_qt.table.paint.felt import paint_felt
from canasta_qt.windows.learning.start_page import StartPage
from canasta_qt.windows.new_game.game_offer import GameSetup
from canasta_qt.wording.errors import error_sentence


class WaysIn(QObject):
    """Shows the start page until something lies on the table."""

    taught = Signal()
    """The first round is to be shown."""
    other_asked = Signal()
    open_asked = Signal()
    left = Signal()
    """The page was left for the game behind it."""

    def __init__(
        self, match: Match, settings: Settings, appearance: Appearance
    ) -> None:
        """Show nothing yet."""
        super().__init__(match)
        self._match, self._settings, self._appearance = match, settings, appearance
        self.page: StartPage | None = None
        self._gave_way = False
        match.began.connect(self._on_began)
        appearance.look_changed.connect(self._on_look)

    def show(self) -> None:
        """Lay the page over the table."""
        self.page = page = StartPage(
            self._match.window.look, paint_felt, self._left_part()
        )
        page.taught.connect(self._on_taught)
        page.dealt.connect(self._on_dealt)
        page.other_asked.connect(self.other_asked)
        page.open_asked.connect(self.open_asked)
        page.left.connect(self._on_left)
        self._match.window.stage.show_cover(page)

    def _left_part(self) -> int:
        """Return the part in which the first round was left, 0 if it was not."""
        try:
            left = Progress().read().left.get(FIRST_ROUND)
        except StorageError as error:
            self._match.window.notice(error_sentence(error))
            return 0
        return 0 if left is None else left.part

    def hide(self) -> None:
        """Show the table again, for something that is learned."""
        if self.page is not None:
            self.page, self._gave_way = None, True
            self._match.window.stage.show_cover(None)

    @property
    def comes_back(self) -> bool:
        """Whether the page is there, or was until something was learned."""
        return self.page is not None or self._gave_way

    def _on_began(self) -> None:
        self.hide()
        self._gave_way = False

    def _on_look(self) -> None:
        if self.page is not None:
            self.show()

    def _on_left(self) -> None:
        if self._match.session is None:
            return  # there is nothing behind the page
        self._on_began()
        self.left.emit()

    def _on_taught(self) -> None:
        self.hide()
        self.taught.emit()

    def _on_dealt(self, is_short: bool) -> None:  # noqa: FBT001
        """Deal Classic against novices: one round, or a game as long as usual."""
        self.hide()
        setup = against_novices(self._setup(ALL_RULESETS[0]))
        self._match.begin(replace(setup, rounds=1 if is_short else None))

    def deal_round(self, ruleset: Ruleset) -> None:
        """Deal one round of a game, at the levels played last."""
        self._match.begin(replace(self._setup(ruleset), rounds=1))

    def _setup(self, ruleset: Ruleset) -> GameSetup:
        kept = self._settings.remembered(), self._appearance.choices
        return setup_for(ruleset, (0, ""), *kept)
