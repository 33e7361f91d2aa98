"""What going out still takes, and what would count against a side now."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.refusals import Reason, Refusal
from canasta_qt.engine.sheet import ScoreItem, ScoreLine
from canasta_qt.wording.translate import (
    QT_TRANSLATE_NOOP,
    capital,
    enumerate_words,
    figure,
    plural,
    translate,
)

_KINDS: Final = {
    "natural": QT_TRANSLATE_NOOP("needs", "{n} natural"),
    "red": QT_TRANSLATE_NOOP("needs", "{n} red"),
    "clean": QT_TRANSLATE_NOOP("needs", "{n} clean"),
    "mixed": QT_TRANSLATE_NOOP("needs", "{n} mixed"),
    "black": QT_TRANSLATE_NOOP("needs", "{n} black"),
    "dirty": QT_TRANSLATE_NOOP("needs", "{n} dirty"),
    "sequence": QT_TRANSLATE_NOOP("needs", "{n} sequence"),
    "wild": QT_TRANSLATE_NOOP("needs", "{n} wild"),
    "canasta_of_sevens": QT_TRANSLATE_NOOP("needs", "{n} of sevens"),
}
"""Kinds of canastas still missing, with their number."""

_LOOMING: Final = {
    ScoreItem.INCOMPLETE_PURE: QT_TRANSLATE_NOOP("needs", "unfinished pure meld"),
    ScoreItem.INCOMPLETE_WILD: QT_TRANSLATE_NOOP("needs", "unfinished wild meld"),
    ScoreItem.HOLDING: QT_TRANSLATE_NOOP("needs", "too many of a kind in hand"),
    ScoreItem.MELDED_CARDS: QT_TRANSLATE_NOOP("needs", "melds without a canasta"),
    ScoreItem.THREES_IN_HAND: QT_TRANSLATE_NOOP("needs", "red threes in hand"),
    ScoreItem.SHORT_SEQUENCE: QT_TRANSLATE_NOOP("needs", "short sequence"),
}


def out_words(needs: tuple[Refusal, ...]) -> str:
    """Say what going out takes: `To go out: 2 red, 3 black.`; empty if nothing."""
    if not needs:
        return ""
    return translate("needs", "To go out: {needs}.").format(
        needs=enumerate_words([_need(refused) for refused in needs])
    )


def _need(refused: Refusal) -> str:
    missing = max(1, refused.need - refused.have)
    if refused.reason is Reason.TOO_FEW_CANASTAS:
        return plural(missing).translate("needs", "%n canasta(s)", "", 1)
    if refused.reason is Reason.CANASTA_KINDS:
        return translate("needs", _KINDS[refused.kind]).format(n=missing)
    if refused.reason is Reason.THREES_IN_HAND:
        return translate("needs", "no threes in hand")
    return translate("needs", "playing from the foot")


def looming_words(lines: tuple[ScoreLine, ...]) -> str:
    """Say what would count against the side now: `Short sequence −1,000.`"""
    return " ".join(
        translate("needs", "{what}: {points}.").format(
            what=capital(translate("needs", _LOOMING[line.item])),
            points=figure(line.points),
        )
        for line in lines
        if line.item in _LOOMING
    )
