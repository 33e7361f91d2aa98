"""What follows from an act, in words: a tag, a claim and one line of what it means."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.cards import Rank
from canasta_qt.gestures import Claim, Effect
from canasta_qt.translate import figure, tr, tr_n
from canasta_qt.wording.cards import (
    cards_phrase,
    count_of_rank,
    number_word,
    rank_plural,
    sequence_range,
)
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.labels import canasta_words


@dataclass(frozen=True, slots=True)
class ClaimWords:
    """A claim for its place."""

    head: str = ""
    """Empty where the place already says as much."""
    line: str = ""
    """A whole sentence; empty where there is nothing to add."""
    tag: str = ""
    """A word or two at the foot of a card; empty where none is worn."""


def claim_words(claim: Claim, people: PlayerNames) -> ClaimWords:
    """Put a claim into words."""
    name = people.name(claim.seat) if claim.seat >= 0 else ""
    match claim.effect:
        case Effect.FREEZES:
            return ClaimWords(
                tr("Freezes the pile"),
                tr("If you discard it, only a natural pair takes the pile."),
                tr("freezes"),
            )
        case Effect.BLOCKS:
            return ClaimWords(
                tr("Blocks {partner}").format(partner=name),
                tr("{name} cannot take the pile.").format(name=name),
                tr("blocks {partner}").format(partner=name),
            )
        case Effect.FEEDS:
            return _feeding(claim, name)
        case Effect.OPENS | Effect.HOLDS:
            return _holding(claim, name)
        case Effect.KEEPS_ONE | Effect.LAST_CARD:
            return _lacking(claim)
        case Effect.BREAKS:
            return _breaking(claim)
        case Effect.TAKES:
            return ClaimWords(_taking(claim))
        case Effect.MAKES:
            scores = tr("It scores {points} points.")
            return ClaimWords(line=scores.format(points=figure(claim.points)))
        case Effect.MIXES:
            kind = canasta_words(claim.kind)
            head = tr("{kind}: {points} in place of {have}")
            line = tr("The wild card costs bonus points.")
            points, natural = figure(claim.points), figure(claim.instead)
            return ClaimWords(head.format(kind=kind, points=points, have=natural), line)


def _feeding(claim: Claim, name: str) -> ClaimWords:
    line = tr_n("{name} could take {number_word} card(s).", claim.count)
    line = line.format(name=name, number_word=number_word(claim.count))
    if claim.run is not None:
        head = tr("Feeds their {sequence}")
        head = head.format(sequence=sequence_range(*claim.run))
        tag = tr("feeds them")
    else:
        ranks = rank_plural(Rank(claim.rank), "after to")
        head = tr("Feeds their {ranks}").format(ranks=ranks)
        tag = tr("feeds {ranks}").format(ranks=ranks)
    return ClaimWords(head, line, tag)


def _holding(claim: Claim, name: str) -> ClaimWords:
    counted = count_of_rank(Rank(claim.rank), claim.count, "object")
    if claim.effect is Effect.HOLDS:
        held = tr("{name} holds {counted} from the pile")
        held = held.format(name=name, counted=counted)
        line = tr("{name} could use another one.")
        tag = tr("{name} has one")
        return ClaimWords(held, line.format(name=name), tag.format(name=name))
    head = tr("Opens the pile for {partner}").format(partner=name)
    line = tr("{name} holds {counted} from the pile.")
    line = line.format(name=name, counted=counted)
    return ClaimWords(head, line, tr("opens the pile"))


def _lacking(claim: Claim) -> ClaimWords:
    keeps = claim.effect is Effect.KEEPS_ONE
    if claim.count:
        head = tr("Last card: too few canastas")
        if keeps:
            head = tr("You keep one card: too few canastas")
    else:
        head = tr("Last card: no canasta yet")
        if keeps:
            head = tr("You keep one card: no canasta yet")
    return ClaimWords(head, tr("Your side cannot go out yet."))


def _breaking(claim: Claim) -> ClaimWords:
    ranks = rank_plural(Rank(claim.rank))
    if claim.count > 2:
        head = tr("Breaks your three {ranks}")
        line = tr("You keep two of them.")
    else:
        head = tr("Breaks your pair of {ranks}")
        line = tr("You keep one of them.")
    return ClaimWords(head.format(ranks=ranks), line)


def _taking(claim: Claim) -> str:
    if not claim.size:
        return tr_n("Takes %n card(s)", claim.count)
    text = tr_n("Takes %n card(s): a meld of {ranks}", claim.count)
    if claim.wilds:
        text = tr_n(
            "Takes %n card(s) with {with_cards}: a meld of {ranks}", claim.count
        )
    if claim.grows:
        text = tr_n(
            "Takes %n card(s): then {count} in the meld of {ranks}", claim.count
        )
    return text.format(
        ranks=rank_plural(Rank(claim.rank), "after of"),
        with_cards=cards_phrase(claim.wilds, "after with"),
        count=figure(claim.size),
    )
