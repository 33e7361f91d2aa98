"""What follows from an act, in words: a tag, a claim and one line of what it means."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.cards import Rank
from canasta_qt.gestures import Claim, Effect
from canasta_qt.translate import figure, plural, translate
from canasta_qt.wording.cards import (
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
                translate("table", "Freezes the pile"),
                translate("table", "Then only a natural pair takes it."),
                translate("table", "freezes"),
            )
        case Effect.BLOCKS:
            return ClaimWords(
                translate("table", "Blocks {partner}").format(partner=name),
                translate("table", "{name} cannot take the pile.").format(name=name),
                translate("table", "blocks {partner}").format(partner=name),
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
            scores = translate("table", "It scores {points} points.")
            return ClaimWords(line=scores.format(points=figure(claim.points)))
        case Effect.MIXES:
            kind = canasta_words(claim.kind)
            head = translate("table", "{kind}: {points} in place of {have}")
            line = translate("table", "The wild card costs bonus points.")
            points, natural = figure(claim.points), figure(claim.instead)
            return ClaimWords(head.format(kind=kind, points=points, have=natural), line)


def _feeding(claim: Claim, name: str) -> ClaimWords:
    line = plural(claim.count).translate(
        "table", "{name} could take {number_word} card(s).", "", 1
    )
    line = line.format(name=name, number_word=number_word(claim.count))
    if claim.run is not None:
        head = translate("table", "Feeds their {sequence}")
        head = head.format(sequence=sequence_range(*claim.run))
        tag = translate("table", "feeds them")
    else:
        ranks = rank_plural(Rank(claim.rank), "after to")
        head = translate("table", "Feeds their {ranks}").format(ranks=ranks)
        tag = translate("table", "feeds {ranks}").format(ranks=ranks)
    return ClaimWords(head, line, tag)


def _holding(claim: Claim, name: str) -> ClaimWords:
    counted = count_of_rank(Rank(claim.rank), claim.count, "object")
    if claim.effect is Effect.HOLDS:
        held = translate("table", "{name} holds {counted} from the pile")
        held = held.format(name=name, counted=counted)
        line = translate("table", "{name} could use another one.")
        tag = translate("table", "{name} has one")
        return ClaimWords(held, line.format(name=name), tag.format(name=name))
    head = translate("table", "Opens the pile for {partner}").format(partner=name)
    line = translate("table", "{name} holds {counted} from the pile.")
    line = line.format(name=name, counted=counted)
    return ClaimWords(head, line, translate("table", "opens the pile"))


def _lacking(claim: Claim) -> ClaimWords:
    keeps = claim.effect is Effect.KEEPS_ONE
    if claim.count:
        head = translate("table", "Last card: too few canastas")
        if keeps:
            head = translate("table", "You keep one card: too few canastas")
    else:
        head = translate("table", "Last card: no canasta yet")
        if keeps:
            head = translate("table", "You keep one card: no canasta yet")
    return ClaimWords(head, translate("table", "Your side cannot go out yet."))


def _breaking(claim: Claim) -> ClaimWords:
    ranks = rank_plural(Rank(claim.rank))
    if claim.count > 2:
        head = translate("table", "Breaks your three {ranks}")
        line = translate("table", "You keep two of them.")
    else:
        head = translate("table", "Breaks your pair of {ranks}")
        line = translate("table", "You keep one of them.")
    return ClaimWords(head.format(ranks=ranks), line)


def _taking(claim: Claim) -> str:
    count = plural(claim.count)
    if not claim.size:
        return count.translate("table", "Takes %n card(s)", "", 1)
    ranks = rank_plural(Rank(claim.rank))
    if not claim.grows:
        text = count.translate("table", "Takes %n card(s): a meld of {ranks}", "", 1)
        return text.format(ranks=rank_plural(Rank(claim.rank), "after of"))
    text = count.translate(
        "table", "Takes %n card(s): {ranks} become {number_word}", "", 1
    )
    return text.format(ranks=ranks, number_word=number_word(claim.size))
