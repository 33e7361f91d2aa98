"""Levels of the bots, and the process in which they run."""

from collections.abc import Iterable
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QTimer

from canasta_qt.bots.rule_bots import bot
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.session import Session
from canasta_qt.translate import join_with_commas, tr
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.new_game.game_offer import BotLevel
from canasta_qt.wording.player_names import visible_styles

DEFAULT_LEVEL: Final = "standard"
_WEAK_LEVELS: Final = frozenset(bot.PLAYER_LEVELS[:2])
"""Levels for new players, whose bots meld so early that no playing style can be
noticed."""
_START_MS: Final = 300
"""Milliseconds after which the process of a new runner is started."""


def bot_levels() -> tuple[BotLevel, ...]:
    """Return all levels of bots, the weakest one first."""
    words = _words()
    return tuple(
        BotLevel(name, *words[name], name == DEFAULT_LEVEL, name not in _WEAK_LEVELS)
        for name in bot.PLAYER_LEVELS
    )


def unknown_levels(levels: Iterable[str | None]) -> tuple[str, ...]:
    """Return the names that are no levels, without repetitions."""
    names = dict.fromkeys(name for name in levels if name is not None)
    return tuple(name for name in names if name not in bot.LEVEL_NAMES)


def unknown_levels_sentence(unknown: tuple[str, ...]) -> str:
    """Return a sentence that the standard level is used in place of unknown levels."""
    words = tr("Unknown players in this game: {names}. Standard plays in their place.")
    return words.format(names=join_with_commas(list(unknown)))


def connect_fallback_notices(
    runner: BotRunner, adviser: Adviser, window: MainWindow
) -> None:
    """Show a notice when the simple bot replaces a level, and when the level is
    available again.

    If the first notice has not been shown yet, it is removed in place of the second.
    """

    def notify(subject: str, gone: str, back: str, *, stands_in: bool) -> None:
        if stands_in:
            window.show_notice(gone, subject, waits=True)
        elif not window.banner.withdraw_text(subject):
            window.show_notice(back, subject, waits=True)

    def notify_of_bot(level: str, stands_in: bool) -> None:  # noqa: FBT001 - a signal
        title = _words()[level][0]
        gone = tr("{level} does not answer. A simpler bot plays for now.")
        back = tr("{level} is back and plays on.").format(level=title)
        notify(level, gone.format(level=title), back, stands_in=stands_in)

    def notify_of_adviser(_: str, stands_in: bool) -> None:  # noqa: FBT001
        gone = tr("The adviser does not answer. A simpler bot gives the hints for now.")
        notify("adviser", gone, tr("The adviser is back."), stands_in=stands_in)

    runner.fallback_changed.connect(notify_of_bot)
    adviser.runner.fallback_changed.connect(notify_of_adviser)


def has_only_weak_opponents(session: Session) -> bool:
    """Return whether all opponents have one of the levels for new players."""
    side_of = session.position.terms.side_of
    ours = side_of[session.seats.viewer]
    others = (seat for seat, side in enumerate(side_of) if side != ours)
    return {*map(session.bot_level, others)} <= _WEAK_LEVELS


def visible_style(session: Session, seat: int) -> str:
    """Return the name of the playing style of a bot; empty if the style cannot be
    noticed."""
    style, level = session.playing_style(seat), session.bot_level(seat)
    seen = level not in _WEAK_LEVELS and style in visible_styles(session.position.terms)
    return style if seen else ""


def _words() -> dict[str, tuple[str, str]]:
    """Return title and description of each level, by the name of the level."""
    return {
        "novice": (
            tr("Novice"),
            tr("Melds at once, misses piles, discards low cards."),
        ),
        "beginner": (
            tr("Beginner"),
            tr("Melds hastily and misses what others are doing."),
        ),
        "casual": (tr("Casual"), tr("Knows the game, but forgets and misses things.")),
        DEFAULT_LEVEL: (
            tr("Standard", "level"),
            tr("Solid and steady; plays by rules of thumb."),
        ),
        "expert": (tr("Expert"), tr("Looks a turn ahead and counts the cards.")),
        "master": (
            tr("Master"),
            tr("Weighs hundreds of possible hands at every move."),
        ),
    }


def make_bot_runner(seed: int | None) -> BotRunner:
    """Return the runner of the bots' process, which starts the process after
    `_START_MS`; without a seed (None) the seed is random."""
    chosen = SystemRandom().getrandbits(32) if seed is None else seed
    runner = BotRunner(chosen)
    QTimer.singleShot(_START_MS, runner, runner.start)
    return runner
