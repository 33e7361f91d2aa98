"""Texts of the buttons at the table, and of undone actions."""

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
from canasta_qt.translate import capitalize, join_with_commas, tr
from canasta_qt.wording.cards import (
    card_sign,
    cards_phrase,
    rank_name,
    rank_plural,
    sequence_range,
)
from canasta_qt.wording.table.labels import meld_name


def offer_label(offer: Offer) -> str:
    """Return the text of a button: `Draw`, `Meld queens`, `Put down`.

    The first letter is a capital even if a translation begins with the name of a card.
    """
    return capitalize(_offer_words(offer))


def _offer_words(offer: Offer) -> str:
    if offer.stages:
        return tr("Put down")
    if offer.run_ends is not None:
        text = tr("Add to {sequence}") if offer.adds_to_meld else tr("Meld {sequence}")
        return text.format(sequence=sequence_range(*offer.run_ends))
    if offer.command is Command.PAUSE and offer.is_primary:
        return tr("Continue")
    if offer.lays_out:
        return tr("Lay out")
    if offer.ends_round:
        return tr("End round")
    if offer.rank is not None and offer.command is Command.MELD:
        if offer.rank == RED3 and _are_threes_for_canastas(offer):
            return tr("Red three on a canasta", "short")
        if offer.adds_to_meld:
            return tr("Add to {ranks}").format(
                ranks=rank_plural(Rank(offer.rank), "after to")
            )
        text = tr("New meld of {ranks}") if offer.is_second_meld else tr("Meld {ranks}")
        return text.format(ranks=rank_plural(Rank(offer.rank)))
    if offer.rank is not None and offer.command is Command.DISCARD:
        melds = offer.melds_staged
        text = tr("Meld and discard {rank}") if melds else tr("Discard {rank}")
        return text.format(rank=rank_name(Rank(offer.rank)))
    return offer.label or tr(offer.command.label)


def _are_threes_for_canastas(offer: Offer) -> bool:
    """Return whether the selected cards are red threes that can be set on canastas, now
    or later."""
    refused = offer.refusal
    return offer.adds_to_meld or (
        refused is not None and refused.reason is Reason.BONUS_NOT_NOW
    )


def sorting_words(sorting: Sorting) -> str:
    """Return how the hand is sorted: `Sorted by rank`."""
    return tr(sorting.label)


def undo_words(offer: Offer, observation: Observation) -> str:
    """Return what the button *Undo* takes back: `Undo: a six added to our sixes`."""
    if not offer.undone_events:
        return ""
    deed = _deed_undone(offer.undone_events, observation)
    return tr("Undo: {deed}").format(deed=deed)


def undone_text(events: tuple[Event, ...], observation: Observation) -> str:
    """Return what was undone; `observation` is the observation before the undo."""
    deed = _deed_undone(events, observation)
    if not deed:
        return tr("Undone.")
    return tr("Undone: {deed}.").format(deed=deed)


def _deed_undone(events: tuple[Event, ...], observation: Observation) -> str:
    if any(isinstance(event, CardDiscarded) for event in events):
        return ""  # several turns, also of other players
    if any(isinstance(event, PileTaken) for event in events):
        return tr("the pile taken")
    if any(isinstance(event, MeldsJoined) for event in events):
        return tr("two melds combined")
    deeds = [_laying_undone(event, observation) for event in events]
    return join_with_commas([deed for deed in deeds if deed])


def _laying_undone(event: Event, observation: Observation) -> str:
    """Return what was undone by taking back the melded cards of an event; empty for
    other events."""
    if isinstance(event, BonusLaid):
        said = tr("{card} laid out")
        return said.format(card=card_sign(event.card))
    if not isinstance(event, MeldLaid | MeldGrown):
        return ""
    meld = observation.position.melds[event.side][event.meld]
    counted, ranks = cards_phrase(event.cards), meld_name(meld)
    if isinstance(event, MeldLaid):
        return tr("{ranks} melded").format(ranks=ranks)
    if meld.form == RUN:
        said = tr("{counted} added to a sequence")
    else:
        said = tr("{counted} added to our {ranks}")
    return said.format(counted=counted, ranks=ranks)
