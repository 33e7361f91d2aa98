"""Saved games in words, for menus and lists."""

from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from canasta_qt.notation.record import MAY_UNDO_FIELD
from canasta_qt.storage.game_files import SavedGame
from canasta_qt.storage.own_rulesets import with_saved_title
from canasta_qt.translate import join_with_and, number_text, tr, tr_n
from canasta_qt.windows.menus import SavedGameRow
from canasta_qt.wording.ruleset_names import ruleset_title

_MAX_NAMES: Final = 3
"""Largest number of players named for a saved game; other players are only counted."""


def saved_game_row(game: SavedGame, *, here: bool) -> SavedGameRow:
    """Return title and details of a saved game; `here` is true for the game on the
    table."""
    record, names = game.record, game.record.names or game.record.players
    scores = [each.score for each in record.rounds if each.score is not None]
    saved = QDateTime.fromSecsSinceEpoch(round(game.save_time.timestamp()))
    title = tr("{title} with {names}").format(
        title=ruleset_title(with_saved_title(record.ruleset)),
        names=players_text(list(names[1:])),
    )
    words, locale = tr("Round {n}, {totals} · {when}"), QLocale()
    if here:
        words = tr("Round {n}, {totals} · on the table now")
    about = words.format(
        n=number_text(len(record.rounds)),
        totals=" : ".join(
            map(number_text, scores[-1] if scores else [0] * record.terms.sides)
        ),
        when=locale.toString(saved, locale.FormatType.ShortFormat),
    )
    if record.private_fields.get(MAY_UNDO_FIELD) is False:
        strict = tr("without undo")
        about = f"{about} · {strict}"
    return SavedGameRow(game.name, title, about, record.game_name)


def players_text(names: list[str]) -> str:
    """Return up to three names as text, followed by the number of the other players."""
    if len(names) > _MAX_NAMES:
        others = tr_n("%n other(s)", len(names) - _MAX_NAMES + 1)
        names = [*names[: _MAX_NAMES - 1], others]
    return join_with_and(names)
