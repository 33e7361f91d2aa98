"""The always visible line: whose turn it is and what can be done now.

It also tells what going out still takes, and what would count against a side now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, assert_never

from canasta_qt.cards import Card, Rank, is_wild, rank_of
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import ScoreItem, ScoreLine
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Moment, WhatNow
from canasta_qt.translate import (
    QT_TRANSLATE_NOOP,
    capital,
    enumerate_words,
    figure,
    plural,
    translate,
)
from canasta_qt.wording.cards import (
    cards_phrase,
    count_of_rank,
    number_word,
    point_count,
    rank_plural,
)
from canasta_qt.wording.table.refusals import refusal_sentence


def what_now(
    what: WhatNow, names: Sequence[str], viewer: int | None = None
) -> tuple[str, str]:
    """Word the line: its first words, set bold, and the rest, perhaps empty.

    `names` are by seat; `viewer` is the seat that reads the line.
    """
    name = _name(what, names, viewer)
    match what.moment:
        case Moment.DEALING:
            return translate("what now", "The cards are dealt."), ""
        case Moment.OTHERS:
            return _others(what, name, own=what.seat == viewer)
        case Moment.ASKED:
            return (
                translate("what now", "You have asked."),
                translate("what now", "{name} is to answer: may you go out?").format(
                    name=name
                ),
            )
        case Moment.ANSWER:
            return (
                translate("what now", "{name} asks.").format(name=name),
                translate("what now", "May I go out?"),
            )
        case Moment.HAND_OVER:
            return _hand_over(what, name, viewer)
        case Moment.GAME_OVER:
            return translate("what now", "The game is over."), ""
        case _:
            return translate("what now", "Your turn."), _own_turn(what, name)


def _name(what: WhatNow, names: Sequence[str], viewer: int | None) -> str:
    if what.seat is None:
        return translate("what now", "Your partner")
    if what.seat == viewer:
        return translate("what now", "You")
    return names[what.seat]


def _others(what: WhatNow, name: str, *, own: bool) -> tuple[str, str]:
    """Word another's turn; one's own seat may be played by a bot as well."""
    head = translate("what now", "{name}’s turn.").format(name=name)
    if own:
        head = translate("what now", "Your turn.")
    if what.cards:
        laid = translate("what now", "Laid so far: {cards}.")
        return head, laid.format(cards=cards_phrase(what.cards))
    if any(offer.command is Command.SKIP for offer in what.offers):
        return head, translate("what now", "A click on the table skips the pause.")
    return head, ""


def _hand_over(what: WhatNow, name: str, viewer: int | None) -> tuple[str, str]:
    over = translate("what now", "The hand is over.")
    if what.seat is None:
        return translate("what now", "Nobody goes out."), over
    if what.seat == viewer:
        return translate("what now", "You go out."), over
    return translate("what now", "{name} goes out.").format(name=name), over


_RARITIES: Final = {
    Moment.LIFT: QT_TRANSLATE_NOOP("what now", "Lift cards for the deal."),
    Moment.KEEP: QT_TRANSLATE_NOOP(
        "what now", "Choose the packet to keep as your foot."
    ),
    Moment.OPEN_FIRST: QT_TRANSLATE_NOOP(
        "what now", "Draw, or open from your hand and take the pile."
    ),
}


def _own_turn(what: WhatNow, name: str) -> str:
    match what.moment:
        case Moment.DRAW | Moment.DRAW_OR_TAKE | Moment.MUST_TAKE | Moment.CANNOT_DRAW:
            return _drawing(what)
        case Moment.PLAY:
            return _playing(what)
        case Moment.CHOSEN:
            return translate("what now", "{cards} chosen: {points}.").format(
                cards=capital(cards_phrase(what.cards)), points=point_count(what.points)
            )
        case Moment.STAGED:
            return _staged(what)
        case Moment.AIR:
            return plural(max(1, len(what.cards))).translate(
                "what now",
                "Let go on a lit place, or press Esc to put the (card/cards) back.",
                "",
                1,
            )
        case Moment.MAY_GO_OUT:
            return _may_go_out(what)
        case Moment.LIFT | Moment.KEEP | Moment.OPEN_FIRST:
            return translate("what now", _RARITIES[what.moment])
        case Moment.MUST_GO_OUT:
            said = translate("what now", "{name} said yes: go out this turn.")
            return said.format(name=name)
        case (
            Moment.DEALING
            | Moment.OTHERS
            | Moment.ASKED
            | Moment.ANSWER
            | Moment.HAND_OVER
            | Moment.GAME_OVER
        ):
            return ""  # these are worded whole by `what_now`
        case _:
            assert_never(what.moment)


_HANDS: Final = {
    "straight": QT_TRANSLATE_NOOP("what now", "a straight"),
    "pairs": QT_TRANSLATE_NOOP("what now", "seven pairs"),
    "garbage": QT_TRANSLATE_NOOP("what now", "a garbage hand"),
}


def _playing(what: WhatNow) -> str:
    hand = next((offer.hand for offer in what.offers if offer.hand), "")
    if not hand:
        return translate("what now", "Lay melds if you like, then discard one card.")
    return translate(
        "what now", "You hold {hand}: lay it all for {points}, or play on."
    ).format(hand=translate("what now", _HANDS[hand]), points=point_count(what.points))


def _may_go_out(what: WhatNow) -> str:
    if len(what.cards) == 1:
        return translate("what now", "You may go out: discard your last card.")
    return translate("what now", "You may go out with the cards you hold, or play on.")


def _drawing(what: WhatNow) -> str:
    match what.moment:
        case Moment.DRAW_OR_TAKE if what.draw_count > 1:
            text = translate("what now", "Draw {count} cards, or take the pile{with}.")
        case Moment.DRAW_OR_TAKE:
            text = translate("what now", "Draw, or take the pile{with}.")
        case Moment.MUST_TAKE:
            text = translate("what now", "The stock is empty: take the pile{with}.")
        case Moment.CANNOT_DRAW if what.refusal is None:
            text = translate(
                "what now", "The stock is empty: take the pile{with}, or the hand ends."
            )
        case Moment.CANNOT_DRAW:
            text = translate(
                "what now",
                "The stock is empty and the pile cannot be taken: the hand ends.",
            )
        case _:
            return _draw_only(what)
    return text.format(
        count=number_word(what.draw_count), **{"with": _taking_with(what)}
    )


def _draw_only(what: WhatNow) -> str:
    if what.draw_count > 1:
        text = translate("what now", "Draw {count} cards.").format(
            count=number_word(what.draw_count)
        )
    else:
        text = translate("what now", "Draw a card.")
    return f"{text} {_pile_note(what.refusal)}".strip()


def _pile_note(refusal: Refusal | None) -> str:
    """Word beside the draw why the pile is no choice; an empty pile needs no word."""
    if refusal is None or refusal.reason is Reason.PILE_IS_EMPTY:
        return ""
    rank = refusal.rank
    if rank is None and refusal.cards and refusal.cards[-1] >= 0:
        rank = rank_of(refusal.cards[-1])
    pair = refusal.reason in (Reason.PILE_IS_FROZEN, Reason.TAKE_NEEDS_PAIR)
    if pair and rank is not None:
        return translate("what now", "(The pile needs a pair of {ranks}.)").format(
            ranks=rank_plural(rank)
        )
    return refusal_sentence(refusal)


def _taking_with(what: WhatNow) -> str:
    """Write ` with your two eights` or ` onto your eights`, or nothing."""
    if what.cards:
        return translate("what now", " with {cards}").format(
            cards=own_cards(what.cards)
        )
    if what.rank is not None:
        return translate("what now", " onto your {ranks}").format(
            ranks=rank_plural(Rank(what.rank))
        )
    return ""


def own_cards(cards: tuple[Card, ...]) -> str:
    """Name cards of the player's hand: `your two eights`, `an eight and a two`."""
    ranks = Counter(rank_of(card) for card in cards)
    if len(ranks) == 1 and len(cards) > 1 and not is_wild(cards[0]):
        ((rank, count),) = ranks.items()
        return translate("what now", "your {cards}").format(
            cards=count_of_rank(rank, count)
        )
    return cards_phrase(cards)


def _staged(what: WhatNow) -> str:
    ready = _ready(what)
    if what.points < what.need:
        more = translate("what now", "Add {more} more, or take them back.").format(
            more=figure(what.need - what.points)
        )
    elif what.refusal is not None:
        more = refusal_sentence(what.refusal)
    elif what.goes_out:
        more = translate("what now", "Lay them down and go out, or take them back.")
    else:
        more = translate("what now", "Lay them down, or take them back.")
    return f"{ready} {more}"


def _ready(what: WhatNow) -> str:
    if what.need > 0:
        return translate("what now", "{points} of {need} points laid ready.").format(
            points=figure(what.points), need=figure(what.need)
        )
    return translate("what now", "{points} laid ready.").format(
        points=point_count(what.points)
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
