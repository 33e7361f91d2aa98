"""What going out still takes, and what would count against a side now."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.state.events import ScoreItem, ScoreLine
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.translate import (
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

_OF_CANASTAS: Final = (Reason.TOO_FEW_CANASTAS, Reason.CANASTA_KINDS)

_LOOMING: Final = {
    ScoreItem.INCOMPLETE_PURE: QT_TRANSLATE_NOOP("needs", "unfinished pure meld"),
    ScoreItem.INCOMPLETE_WILD: QT_TRANSLATE_NOOP("needs", "unfinished wild meld"),
    ScoreItem.HOLDING: QT_TRANSLATE_NOOP("needs", "too many of a kind in hand"),
    ScoreItem.MELDED_CARDS: QT_TRANSLATE_NOOP("needs", "melds without a canasta"),
    ScoreItem.THREES_IN_HAND: QT_TRANSLATE_NOOP("needs", "red threes in hand"),
    ScoreItem.SHORT_SEQUENCE: QT_TRANSLATE_NOOP("needs", "short sequence"),
}


def out_words(needs: tuple[Refusal, ...]) -> str:
    """Word what going out takes: `To go out: 2 red, 3 black.`; empty if nothing."""
    if not needs:
        return ""
    canastas = [each for each in needs if each.reason in _OF_CANASTAS]
    rest = [_need(each) for each in needs if each.reason not in _OF_CANASTAS]
    words = [_canastas(canastas), *rest] if canastas else rest
    return translate("needs", "To go out: {needs}.").format(
        needs=enumerate_words(words)
    )


def _need(refused: Refusal) -> str:
    if refused.reason is Reason.THREES_IN_HAND:
        return translate("needs", "no threes in your hands")
    return translate("needs", "playing from the foot")


def _canastas(needs: list[Refusal]) -> str:
    """Word how many are missing and of which kinds: `5 canastas (2 red, 3 black)`."""
    kinds = [each for each in needs if each.reason is Reason.CANASTA_KINDS]
    number = max(
        sum(_missing(each) for each in kinds), *(_missing(each) for each in needs)
    )
    words = plural(number).translate("needs", "%n canasta(s)", "", 1)
    if not kinds:
        return words
    named = ", ".join(
        translate("needs", _KINDS[each.kind]).format(n=_missing(each)) for each in kinds
    )
    return translate("needs", "{canastas} ({kinds})").format(
        canastas=words, kinds=named
    )


def _missing(refused: Refusal) -> int:
    return max(1, refused.need - refused.have)


def looming_words(lines: tuple[ScoreLine, ...]) -> str:
    """Word what would count against the side now: `Short sequence −1,000.`"""
    return " ".join(
        translate("needs", "{what}: {points}.").format(
            what=capital(translate("needs", _LOOMING[line.item])),
            points=figure(line.points),
        )
        for line in lines
        if line.item in _LOOMING
    )
