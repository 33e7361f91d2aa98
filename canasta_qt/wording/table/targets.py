"""What letting cards go on a place does, in words for that place."""

from __future__ import annotations

from canasta_qt.cards import Rank
from canasta_qt.gestures import Deed, Place, Target
from canasta_qt.translate import enumerate_words, figure, translate
from canasta_qt.wording.cards import card_count, card_sign, rank_plural
from canasta_qt.wording.sequences import laid_words
from canasta_qt.wording.table.labels import canasta_words
from canasta_qt.wording.table.refusals import refusal_words


def target_words(target: Target, pile: int = 0) -> str:
    """Word what letting go here does, or why not; `pile` is its number of cards."""
    if target.refusal is not None:
        return refusal_words(target.refusal)
    words = _deed_words(target, pile)
    if target.deed is Deed.TAKE and target.run is not None:
        words = translate("table", "Take the pile: {cards}").format(
            cards=laid_words(target)
        )
    if target.need > 0 and target.deed is not Deed.UNSTAGE:
        words = translate("table", "{words}: {points} of {need}").format(
            words=words, points=figure(target.points), need=figure(target.need)
        )
        if target.points >= target.need and target.ready:
            words = f"{words} ✓"
    return words


def _deed_words(target: Target, pile: int) -> str:
    match target.deed:
        case Deed.DRAW:
            return translate("table", "Draw")
        case Deed.DISCARD:
            return translate("table", "Discard and end your turn")
        case Deed.GO_OUT:
            if target.spot.place is Place.PILE:
                return translate("table", "Discard and go out")
            return translate("table", "Lay down and go out")
        case Deed.LAY_OUT:
            return translate("table", "Lay out {cards}").format(
                cards=enumerate_words([card_sign(card) for card in target.cards])
            )
        case Deed.UNSTAGE:
            return translate("table", "Back to your hand")
        case Deed.TAKE if pile > 0:
            return translate("table", "Take the pile: {cards}").format(
                cards=card_count(pile)
            )
        case Deed.TAKE:
            return translate("table", "Take the pile")
        case _:
            return _laying_words(target)


def _laying_words(target: Target) -> str:
    """Word `ADD`, `NEW` and `STAGE`: a canasta made is said first of all."""
    if target.run is not None:
        words = laid_words(target)
        if target.completes is None:
            return words
        return translate("table", "Make the canasta: {kind}").format(kind=words)
    if target.completes is not None:
        kind = canasta_words(target.completes).lower()
        return translate("table", "Make the canasta: {kind}").format(kind=kind)
    joins = target.spot.place in (Place.MELD, Place.STAGED)
    if target.cards and target.rank is None:
        return translate("table", "Red three on a canasta: +{points}").format(
            points=figure(target.points)
        )
    if target.rank is None:
        if joins:
            return translate("table", "Add to this meld")
        return translate("table", "New meld")
    ranks = rank_plural(Rank(target.rank))
    if target.cards:
        return translate("table", "Red three on the {ranks}: +{points}").format(
            ranks=ranks, points=figure(target.points)
        )
    if joins:
        return translate("table", "Add to {ranks}").format(ranks=ranks)
    return translate("table", "New meld of {ranks}").format(ranks=ranks)
