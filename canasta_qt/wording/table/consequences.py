"""Consequences in words: a label on a card, a heading, and a sentence."""

from dataclasses import dataclass

from canasta_qt.cards import Rank
from canasta_qt.gestures import Consequence, ConsequenceKind
from canasta_qt.translate import number_text, tr, tr_n
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
class ConsequenceText:
    """Texts of a consequence."""

    heading: str = ""
    """Heading; empty if the place on the table already shows the same text."""
    status_line: str = ""
    """Explanation in a sentence; empty if there is none."""
    label: str = ""
    """Label at the lower edge of a card, one or two words; empty if there is none."""


def consequence_text(consequence: Consequence, people: PlayerNames) -> ConsequenceText:
    name = people.name(consequence.other_seat) if consequence.other_seat >= 0 else ""
    match consequence.kind:
        case ConsequenceKind.FREEZES:
            return ConsequenceText(
                tr("Freezes the pile"),
                tr("If you discard it, only a natural pair takes the pile."),
                tr("freezes"),
            )
        case ConsequenceKind.BLOCKS:
            return ConsequenceText(
                tr("Blocks {partner}").format(partner=name),
                tr("{name} cannot take the pile.").format(name=name),
                tr("blocks {partner}").format(partner=name),
            )
        case ConsequenceKind.FEEDS:
            return _feed_text(consequence, name)
        case ConsequenceKind.OPENS | ConsequenceKind.HOLDS:
            return _hold_text(consequence, name)
        case ConsequenceKind.KEEPS_ONE:
            return _lack_text(consequence)
        case ConsequenceKind.BREAKS:
            return _break_text(consequence)
        case ConsequenceKind.TAKES:
            return ConsequenceText(_take_text(consequence))
        case ConsequenceKind.MAKES:
            scores = tr("It scores {points} points.")
            made = number_text(consequence.points)
            return ConsequenceText(status_line=scores.format(points=made))
        case ConsequenceKind.MIXES:
            kind = canasta_words(consequence.canasta_kind)
            head = tr("{kind}: {points} in place of {have}")
            line = tr("The wild card costs bonus points.")
            points = number_text(consequence.points)
            natural = number_text(consequence.lost_natural_points)
            return ConsequenceText(
                head.format(kind=kind, points=points, have=natural), line
            )


def _feed_text(consequence: Consequence, name: str) -> ConsequenceText:
    line = tr_n("{name} could take {number_word} card(s).", consequence.count)
    line = line.format(name=name, number_word=number_word(consequence.count))
    if consequence.run_ends is not None:
        head = tr("Feeds their {sequence}")
        head = head.format(sequence=sequence_range(*consequence.run_ends))
        tag = tr("feeds them")
    else:
        ranks = rank_plural(Rank(consequence.rank), "after to")
        head = tr("Feeds their {ranks}").format(ranks=ranks)
        tag = tr("feeds {ranks}").format(ranks=ranks)
    return ConsequenceText(head, line, tag)


def _hold_text(consequence: Consequence, name: str) -> ConsequenceText:
    counted = count_of_rank(Rank(consequence.rank), consequence.count, "object")
    if consequence.kind is ConsequenceKind.HOLDS:
        held = tr("{name} holds {counted} from the pile")
        held = held.format(name=name, counted=counted)
        line = tr("{name} could use another one.")
        tag = tr("{name} has one")
        return ConsequenceText(held, line.format(name=name), tag.format(name=name))
    head = tr("Opens the pile for {partner}").format(partner=name)
    line = tr("{name} holds {counted} from the pile.")
    line = line.format(name=name, counted=counted)
    return ConsequenceText(head, line, tr("opens the pile"))


def _lack_text(consequence: Consequence) -> ConsequenceText:
    head = tr("Leaves you one card: no canasta yet")
    if consequence.count:
        head = tr("Leaves you one card: too few canastas")
    return ConsequenceText(head, tr("Your side cannot go out yet."))


def _break_text(consequence: Consequence) -> ConsequenceText:
    ranks = rank_plural(Rank(consequence.rank))
    if consequence.count > 2:
        head = tr("Breaks up your three {ranks}")
        line = tr("You keep two of them.")
    else:
        head = tr("Breaks up your pair of {ranks}")
        line = tr("You keep one of them.")
    return ConsequenceText(head.format(ranks=ranks), line)


def _take_text(consequence: Consequence) -> str:
    if not consequence.meld_size:
        return tr_n("Takes %n card(s)", consequence.count)
    text = tr_n("Takes %n card(s): a meld of {ranks}", consequence.count)
    if consequence.needed_wilds:
        text = tr_n(
            "Takes %n card(s) with {with_cards}: a meld of {ranks}", consequence.count
        )
    if consequence.adds_to_meld:
        text = tr_n(
            "Takes %n card(s): then {count} in the meld of {ranks}", consequence.count
        )
    return text.format(
        ranks=rank_plural(Rank(consequence.rank), "after of"),
        with_cards=cards_phrase(consequence.needed_wilds, "after with"),
        count=number_text(consequence.meld_size),
    )
