"""What concerns the whole table, as log lines: the deal, the end, the winner."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import Event
from canasta_qt.translate import (
    QT_TRANSLATE_NOOP,
    capital,
    enumerate_words,
    figure,
    plural,
    translate,
)
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import mark_card

_CAUSES: Final[dict[events.EndCause, str]] = {
    events.EndCause.WENT_OUT: QT_TRANSLATE_NOOP("log", "**The hand is over.**"),
    events.EndCause.STOCK_EMPTY: QT_TRANSLATE_NOOP(
        "log", "**The hand is over:** the stock is empty and nobody went out."
    ),
    events.EndCause.LAST_RED_THREE: QT_TRANSLATE_NOOP(
        "log", "**The hand is over:** the last card of the stock was a red three."
    ),
    events.EndCause.SPECIAL_HAND: QT_TRANSLATE_NOOP(
        "log", "**The hand is over:** a special hand was laid."
    ),
    events.EndCause.INSTANT_WIN: QT_TRANSLATE_NOOP(
        "log", "**The hand is over:** its canastas win the game."
    ),
}


def occasion_text(told: list[Event], people: PlayerNames) -> str:
    """Word the events of one occasion in one line, with marks."""
    sentences = []
    turned = []
    for event in told:
        match event:
            case events.DealerDrawn(cards, dealer):
                text = translate(
                    "log", "{name} drew {card}, the highest card, to deal."
                )
                sentences.append(
                    text.format(name=people.name(dealer), card=mark_card(cards[dealer]))
                )
            case events.RoundStarted():
                sentences.append(_started(event, people))
            case events.UpcardTurned(card):
                turned.append(mark_card(card))
            case events.StockRenewed(cards):
                sentences.append(
                    plural(cards).translate(
                        "log", "**The pile became the new stock:** %n card(s).", "", 1
                    )
                )
            case events.RoundEnded():
                sentences.append(_ended(event, people))
            case events.GameEnded():
                sentences.append(winner_text(event.totals, event.winners, people))
            case _:
                pass  # a frozen pile is said with the card that froze it
    if turned:
        frozen = any(isinstance(event, events.PileFroze) for event in told)
        sentences.append(_turned(turned, frozen=frozen))
    return " ".join(sentences)


def _started(event: events.RoundStarted, people: PlayerNames) -> str:
    own = event.first == people.viewer
    text = (
        translate("log", "**Hand {number}:** {dealer} dealt and you begin.")
        if own
        else translate("log", "**Hand {number}:** {dealer} dealt and {first} begins.")
    )
    return text.format(
        number=figure(event.round),
        dealer=people.inner(event.dealer),
        first=people.inner(event.first),
    )


def _turned(cards: list[str], *, frozen: bool) -> str:
    text = plural(len(cards)).translate(
        "log", "{cards} (was/were) turned up{consequence}.", "", 1
    )
    consequence = translate("log", ": **the pile is frozen**") if frozen else ""
    return text.format(cards=enumerate_words(cards), consequence=consequence)


def _ended(event: events.RoundEnded, people: PlayerNames) -> str:
    cause = translate("log", _CAUSES[event.cause])
    return f"{cause} {points_by_side(event.points, people)}"


def points_by_side(points: tuple[int, ...], people: PlayerNames) -> str:
    """Write `We 1,820, they 595.`, the reader's side first."""
    parts = [
        translate("log", "{side} {points}").format(
            side=people.side_inner(side), points=figure(points[side])
        )
        for side in people.side_order()
    ]
    text = translate("log", "{points}.").format(points=", ".join(parts))
    return capital(text)


def winner_text(
    totals: tuple[int, ...], winners: tuple[int, ...], people: PlayerNames
) -> str:
    """Word who wins the game and by how much, with marks."""
    best = max(totals)
    others = [total for side, total in enumerate(totals) if side not in winners]
    head = winner_head(winners, people)
    if not others:
        return translate("log", "{head} at {best}.").format(
            head=head, best=figure(best)
        )
    return translate("log", "{head} by {margin}: {best} to {rest}.").format(
        head=head,
        margin=figure(best - max(others)),
        best=figure(best),
        rest=enumerate_words([figure(total) for total in others]),
    )


def winner_head(winners: tuple[int, ...], people: PlayerNames) -> str:
    """Word who wins the game, with marks and without a full stop."""
    if len(winners) == people.side_count:
        return translate("log", "**The game ends even**")
    own = any(people.own(side) for side in winners)
    alone = len(winners) == 1 and len(people.seats_of(winners[0])) == 1
    if own and alone:
        return translate("log", "**You win the game**")
    if own and len(winners) == 1:
        return translate("log", "**We win the game**")
    who = capital(enumerate_words([people.members(side) for side in winners]))
    if alone:
        return translate("log", "**{who} wins the game**").format(who=who)
    return translate("log", "**{who} win the game**").format(who=who)
