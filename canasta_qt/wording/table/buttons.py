"""Words of the buttons at the table, and of what Undo would take back."""

from __future__ import annotations

from typing import Final

from canasta_qt.cards import RED3, Rank
from canasta_qt.commands import Command, Sorting
from canasta_qt.engine.state.events import (
    BonusLaid,
    CardDiscarded,
    Event,
    MeldGrown,
    MeldLaid,
    MeldsJoined,
    PileTaken,
)
from canasta_qt.engine.state.melds import RUN
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import Offer
from canasta_qt.translate import QT_TRANSLATE_NOOP, list_words, translate
from canasta_qt.wording.cards import (
    card_sign,
    cards_phrase,
    rank_name,
    rank_plural,
    sequence_range,
)
from canasta_qt.wording.table.labels import meld_name

_LABELS: Final[dict[Command, str]] = {
    Command.DRAW: QT_TRANSLATE_NOOP("table", "Draw"),
    Command.TAKE: QT_TRANSLATE_NOOP("table", "Take pile"),
    Command.MELD: QT_TRANSLATE_NOOP("table", "Meld selected"),
    Command.DISCARD: QT_TRANSLATE_NOOP("table", "Discard"),
    Command.COMMIT: QT_TRANSLATE_NOOP("table", "Meld"),
    Command.UNSTAGE: QT_TRANSLATE_NOOP("table", "Take back"),
    Command.ASK: QT_TRANSLATE_NOOP("table", "May I go out?"),
    Command.GO_OUT: QT_TRANSLATE_NOOP("table", "Go out"),
    Command.YES: QT_TRANSLATE_NOOP("table", "Yes"),
    Command.NO: QT_TRANSLATE_NOOP("table", "No"),
    Command.FLOAT: QT_TRANSLATE_NOOP("table", "End turn"),
    Command.DECLARE: QT_TRANSLATE_NOOP("table", "Meld the whole hand"),
    Command.PAUSE: QT_TRANSLATE_NOOP("table", "Pause"),
    Command.STEP: QT_TRANSLATE_NOOP("table", "Step"),
    Command.HANDS: QT_TRANSLATE_NOOP("table", "All hands"),
    Command.UNCOVER: QT_TRANSLATE_NOOP("table", "Show my cards"),
    Command.TAKE_SEAT: QT_TRANSLATE_NOOP("table", "Take my seat back"),
    Command.SKIP: QT_TRANSLATE_NOOP("table", "Skip"),
    Command.SHOW_SCORE: QT_TRANSLATE_NOOP("table", "Show score"),
    Command.COUNT_ON: QT_TRANSLATE_NOOP("table", "Count on"),
    Command.NEXT_ROUND: QT_TRANSLATE_NOOP("table", "Next round"),
    Command.UNDO: QT_TRANSLATE_NOOP("table", "Undo"),
    Command.REDO: QT_TRANSLATE_NOOP("table", "Redo"),
    Command.HINT: QT_TRANSLATE_NOOP("table", "Hint"),
    Command.FOLLOW: QT_TRANSLATE_NOOP("table", "Do it"),
    Command.CLOSE: QT_TRANSLATE_NOOP("table", "Close"),
    Command.PLAY_ON: QT_TRANSLATE_NOOP("table", "Play on"),
    Command.NEXT_MOMENT: QT_TRANSLATE_NOOP("table", "Next key moment"),
    Command.SHOW_ME: QT_TRANSLATE_NOOP("table", "Show me"),
    Command.SAY_AGAIN: QT_TRANSLATE_NOOP("table", "Say it again"),
    Command.GO_ON: QT_TRANSLATE_NOOP("table", "Continue"),
    Command.LEAVE_LESSON: QT_TRANSLATE_NOOP("table", "Leave lesson"),
}


def offer_label(offer: Offer) -> str:
    """Word a button: `Draw`, `Meld queens`, `Discard queen`."""
    if offer.run is not None:
        return translate("table", "Add to {sequence}").format(
            sequence=sequence_range(*offer.run)
        )
    if offer.command is Command.PAUSE and offer.primary:
        return translate("table", "Continue")
    if offer.lays_out:
        return translate("table", "Lay out")
    if offer.rank is not None and offer.command is Command.MELD:
        if offer.rank == RED3 and _crowns(offer):
            return translate("table", "Red three on a canasta")
        if offer.joins:
            return translate("table", "Add to {ranks}").format(
                ranks=rank_plural(Rank(offer.rank), "after to")
            )
        return translate("table", "Meld {ranks}").format(
            ranks=rank_plural(Rank(offer.rank))
        )
    if offer.rank is not None and offer.command is Command.DISCARD:
        return translate("table", "Discard {rank}").format(
            rank=rank_name(Rank(offer.rank))
        )
    return translate("table", _LABELS[offer.command])


def _crowns(offer: Offer) -> bool:
    """Return whether red threes are set on canastas here, now or later."""
    refused = offer.refusal
    return offer.joins or (
        refused is not None and refused.reason is Reason.BONUS_NOT_NOW
    )


_SORTED: Final = {
    Sorting.RANK: QT_TRANSLATE_NOOP("table", "Sorted by rank"),
    Sorting.SUIT: QT_TRANSLATE_NOOP("table", "Sorted by suit"),
    Sorting.OWN: QT_TRANSLATE_NOOP("table", "Your own order"),
}


def sorting_words(sorting: Sorting) -> str:
    """Word how the hand lies: `Sorted by rank`."""
    return translate("table", _SORTED[sorting])


def undo_words(offer: Offer, observation: Observation) -> str:
    """Word what a button would undo: `Undo: a six added to our sixes`."""
    if not offer.undoes:
        return ""
    deed = _deed_undone(offer.undoes, observation)
    return translate("undo", "Undo: {deed}").format(deed=deed)


def undone_words(events: tuple[Event, ...], observation: Observation) -> str:
    """Word what has been undone; `observation` is still the one after it."""
    deed = _deed_undone(events, observation)
    if not deed:
        return translate("undo", "Undone.")
    return translate("undo", "Undone: {deed}.").format(deed=deed)


def _deed_undone(events: tuple[Event, ...], observation: Observation) -> str:
    if any(isinstance(event, CardDiscarded) for event in events):
        return ""  # whole turns, of others as well
    if any(isinstance(event, PileTaken) for event in events):
        return translate("undo", "the pile taken")
    if any(isinstance(event, MeldsJoined) for event in events):
        return translate("undo", "two melds combined")
    deeds = [_laying_undone(event, observation) for event in events]
    return list_words([deed for deed in deeds if deed])


def _laying_undone(event: Event, observation: Observation) -> str:
    """Word cards laid; nothing for what came of it."""
    if isinstance(event, BonusLaid):
        said = translate("undo", "{card} laid out")
        return said.format(card=card_sign(event.card))
    if not isinstance(event, MeldLaid | MeldGrown):
        return ""
    meld = observation.position.melds[event.side][event.meld]
    counted, ranks = cards_phrase(event.cards), meld_name(meld)
    if isinstance(event, MeldLaid):
        return translate("undo", "{ranks} melded").format(ranks=ranks)
    if meld.form == RUN:
        said = translate("undo", "{counted} added to a sequence")
    else:
        said = translate("undo", "{counted} added to our {ranks}")
    return said.format(counted=counted, ranks=ranks)
