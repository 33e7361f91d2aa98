"""Text of the status line: who acts, and what is possible.

Also the requirements of going out, and the penalties if the round ended now.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from canasta_qt.cards import Card, Rank, is_wild
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import ScoreItem, ScoreLine
from canasta_qt.engine.state.refusals import PARTNERS_THREES, Reason, Refusal
from canasta_qt.gestures import PlannedActions, TurnState, TurnStatus
from canasta_qt.translate import (
    capitalize,
    join_with_commas,
    mark,
    number_text,
    tr,
    tr_n,
)
from canasta_qt.wording.cards import (
    canasta_name,
    card_count,
    cards_in_hand_text,
    cards_phrase,
    point_count,
    rank_plural,
    sequence_name,
    sequence_range,
)
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.refusals import (
    COUNTED_CANASTA_TEXTS,
    missing_count,
    refusal_sentence,
    refusal_words,
)

_LONGEST_MOVE: Final = 72
"""Largest number of characters of a move that goes out, for its text in the status
line."""


def status_line_text(
    turn_status: TurnStatus,
    names: Sequence[str],
    viewer: int | None = None,
    going_out: str = "",
) -> tuple[str, str]:
    """Return the text of the status line: its bold beginning, and the rest, which may
    be empty.

    `names` are by seat; `viewer` is the seat of the person at the window; `going_out`
    is the move that goes out, in words.
    """
    name = _name(turn_status, names, viewer)
    match turn_status.state:
        case TurnState.DEALING:
            return tr("Dealing…"), ""
        case TurnState.CANASTA:
            return f"{capitalize(canasta_name(turn_status.canasta_kind))}.", _canasta(
                turn_status.cards
            )
        case TurnState.OTHERS | TurnState.WATCH | TurnState.PAUSED | TurnState.PASS:
            return _others_turn_text(turn_status, name, own=turn_status.seat == viewer)
        case TurnState.ASKED:
            return (
                tr("You asked."),
                tr("{name} decides whether you go out.").format(name=name),
            )
        case TurnState.ANSWER:
            cost = tr("Going out now leaves you with {left} in hand; they hold {held}.")
            return (
                tr("{name} asks you.").format(name=name),
                cost.format(
                    left=point_count(turn_status.points),
                    held=card_count(turn_status.opponent_card_count),
                ),
            )
        case TurnState.HAND_OVER:
            return _hand_over(turn_status, name, viewer)
        case TurnState.GAME_OVER:
            return tr("The game is over."), ""
        case _:
            short = going_out if len(going_out) <= _LONGEST_MOVE else ""
            return tr("Your turn."), _own_turn(turn_status, name, short)


def _name(what: TurnStatus, names: Sequence[str], viewer: int | None) -> str:
    if what.seat is None or what.seat == viewer:
        return tr("Your partner")
    return names[what.seat]


def _canasta(cards: tuple[Card, ...]) -> str:
    """Return the cards of a canasta in words; empty if they are unknown."""
    if not cards:
        return ""
    if len({card >> 2 for card in cards}) == len(cards):
        return f"{sequence_range(min(cards), max(cards))}."
    words = capitalize(cards_phrase(cards))
    if any(is_wild(card) for card in cards):
        return f"{words}."
    text = tr("{counted}, and not one wild card among them.")
    return text.format(counted=words)


def _others_turn_text(what: TurnStatus, name: str, *, own: bool) -> tuple[str, str]:
    """Return the text for the turn of another player, or with `own` of a bot that plays
    for the viewer."""
    head = tr("{name}’s turn.").format(name=name)
    if own:
        head = tr("Your turn.")
    if what.state is TurnState.PAUSED:
        return tr("Paused."), head
    if what.state is TurnState.PASS:
        lead = tr("Pass the computer to {name}.")
        rest = tr("{name}: press Enter to see your cards.")
        return lead.format(name=name), rest.format(name=name)
    if what.cards:
        melded = tr("Melded so far: {cards}.")
        return head, melded.format(cards=cards_phrase(what.cards))
    commands = [offer.command for offer in what.offers]
    if Command.TAKE_SEAT in commands:
        return head, tr("A bot plays for you.")
    if Command.SKIP in commands:
        return head, tr("Click the felt to skip.")
    return head, ""


def _hand_over(what: TurnStatus, name: str, viewer: int | None) -> tuple[str, str]:
    over = tr("The round is over.")
    if what.seat is None:
        return tr("Nobody went out."), over
    if what.seat == viewer:
        return tr("You went out."), over
    return tr("{name} went out.").format(name=name), over


_RARITIES: Final = {
    TurnState.LIFT: mark("Cut the cards for the deal."),
    TurnState.KEEP: mark("Choose the packet to keep as your foot."),
    TurnState.OPENED: mark("You opened to take the pile. Take it now."),
    TurnState.OPEN_FIRST: mark("Draw, or open from your hand and take the pile."),
}


def _own_turn(what: TurnStatus, name: str, going_out: str) -> str:
    match what.state:
        case (
            TurnState.DRAW
            | TurnState.DRAW_OR_TAKE
            | TurnState.MUST_TAKE
            | TurnState.CANNOT_DRAW
        ):
            return _draw_text(what)
        case TurnState.PLAY:
            return _play_text(what, name)
        case TurnState.CHOSEN:
            return _selection_text(what)
        case TurnState.STAGED:
            return _staged_text(what)
        case TurnState.DRAG:
            return tr_n(
                "Drop on a highlighted place, or press Esc to put the card(s) back.",
                max(1, len(what.cards)),
            )
        case TurnState.MAY_GO_OUT:
            return _may_go_out(what, going_out)
        case TurnState.MUST_GO_OUT:
            return _must_go_out(what, name, going_out)
        case _:
            return tr(_RARITIES[what.state])


def _selection_text(what: TurnStatus) -> str:
    lacks, more, points = what.refusal, "", what.points
    if lacks is not None and lacks.reason is Reason.OPENING_TOO_SMALL:
        more, points = _points_of_minimum(lacks.have, lacks.need), 0
    elif lacks is not None:
        more = f"{capitalize(refusal_words(lacks))}."
    text = tr("Selected: {cards}.")
    if points:
        text = tr("Selected: {cards} ({points}).")
    words = sequence_name(*what.run_ends) if what.run_ends else cards_phrase(what.cards)
    said = text.format(cards=words, points=point_count(points))
    return f"{said} {more}".strip()


_HANDS: Final = {
    "straight": mark(
        "You hold a straight: meld it all for {points} points, or play on."
    ),
    "pairs": mark("You hold seven pairs: meld them for {points} points, or play on."),
    "garbage": mark(
        "You hold a garbage hand: meld it for {points} points, or play on."
    ),
}


def _play_text(what: TurnStatus, name: str) -> str:
    if what.seat is not None:
        return refusal_sentence(Refusal(Reason.PARTNER_SAID_NO), name)
    hand = next((offer.special_hand for offer in what.offers if offer.special_hand), "")
    if not hand:
        usual = tr("Meld if you like, then discard one card.")
        if what.refusal is not None:
            usual = f"{refusal_sentence(what.refusal)} {tr('Discard one card.')}"
        if not what.threes_to_lay_out:
            return usual
        threes = tr("You can lay out {counted}.").format(
            counted=cards_phrase(what.threes_to_lay_out)
        )
        return f"{threes} {usual}"
    return tr(_HANDS[hand]).format(points=number_text(what.points))


def _may_go_out(what: TurnStatus, move: str) -> str:
    said = tr("You can go out with the cards you hold, or play on.")
    if len(what.cards) == 1:
        said = tr("You can go out: discard your last card.")
    elif move:
        said = tr("You can go out: {move}.").format(move=move)
    return f"{said} {_price(what.planned)}".strip()


def _must_go_out(what: TurnStatus, name: str, move: str) -> str:
    said = tr("{name} said yes: go out this turn.")
    if move:
        said = tr("{name} said yes. Go out: {move}.")
    return f"{said.format(name=name, move=move)} {_price(what.planned)}".strip()


def _price(planned: PlannedActions | None) -> str:
    return "" if planned is None else pending_penalties_text(planned.penalties)


_WAYS: Final[dict[TurnState, tuple[str, str, str]]] = {
    TurnState.DRAW_OR_TAKE: (
        mark("Draw (a card/%n cards), or take the pile."),
        mark("Draw (a card/%n cards), or take the pile with {cards}."),
        mark("Draw (a card/%n cards), or take the pile onto your {ranks}."),
    ),
    TurnState.MUST_TAKE: (
        mark("The stock is empty: take the pile."),
        mark("The stock is empty: take the pile with {cards}."),
        mark("The stock is empty: take the pile onto your {ranks}."),
    ),
    TurnState.CANNOT_DRAW: (
        mark("The stock is empty: take the pile, or the round ends."),
        mark("The stock is empty: take the pile with {cards}, or the round ends."),
        mark("The stock is empty: take the pile onto your {ranks}, or the round ends."),
    ),
}
"""Sentences for taking the pile, by state of the turn: in several ways, with cards of
the hand, onto a meld."""


def _draw_text(what: TurnStatus) -> str:
    if what.state is TurnState.CANNOT_DRAW and what.refusal is not None:
        return tr("The stock is empty and the pile cannot be taken: the round ends.")
    if what.state not in _WAYS:
        return _draw_only(what)
    anyhow, with_cards, onto = _WAYS[what.state]
    source = with_cards if what.cards else anyhow if what.rank is None else onto
    ranks = "" if what.rank is None else rank_plural(Rank(what.rank), "after to")
    return tr_n(source, what.draw_count).format(
        cards=cards_phrase(what.cards, "after with"), ranks=ranks
    )


def _draw_only(what: TurnStatus) -> str:
    draw = what.draw_count
    text = tr_n("Draw (a card/%n cards).", draw)
    return f"{text} {_pile_note(what.refusal)}".strip()


def _pile_note(refusal: Refusal | None) -> str:
    """Return why the pile cannot be taken; empty without a refusal, or if there is no
    pile."""
    if refusal is None or refusal.reason is Reason.PILE_IS_EMPTY:
        return ""
    return refusal_sentence(refusal)


def _staged_text(what: TurnStatus) -> str:
    ready, refused = _ready_text(what), what.refusal
    if refused is not None and refused.reason is not Reason.OPENING_TOO_SMALL:
        more = refusal_sentence(refused)
    elif what.points < what.opening_minimum:
        more = tr("Add {more} more, or take the cards back.").format(
            more=number_text(what.opening_minimum - what.points)
        )
    elif what.goes_out:
        more = tr("Meld and go out, or take the cards back.")
    else:
        more = tr("Meld, or take the cards back.")
    return f"{ready} {more}".strip()


def _ready_text(what: TurnStatus) -> str:
    if not what.points:
        return ""
    if what.opening_minimum > 0:
        return _points_of_minimum(what.points, what.opening_minimum)
    return tr_n("%n point(s).", what.points)


def _points_of_minimum(points: int, need: int) -> str:
    return tr("{points} of {need} points.").format(
        points=number_text(points), need=number_text(need)
    )


_CANASTA_REASONS: Final = (Reason.TOO_FEW_CANASTAS, Reason.CANASTA_KINDS)

_PENALTY_TEXTS: Final = {
    ScoreItem.INCOMPLETE_PURE: mark("Unfinished natural meld"),
    ScoreItem.INCOMPLETE_WILD: mark("Unfinished wild meld"),
    ScoreItem.MELDED_CARDS: mark("Melds without a canasta"),
    ScoreItem.THREES_IN_HAND: mark("Red threes in hand"),
    ScoreItem.SHORT_SEQUENCE: mark("Short sequence"),
}


def going_out_needs_text(needs: tuple[Refusal, ...], people: PlayerNames) -> str:
    """Return what is missing to go out: `To go out: 2 canastas.`; empty if nothing is
    missing."""
    if not needs:
        return ""
    canastas = [each for each in needs if each.reason in _CANASTA_REASONS]
    rest = [
        word
        for each in needs
        if each.reason not in _CANASTA_REASONS
        for word in _need(each, people)
    ]
    words = [_missing_canastas_text(canastas), *rest] if canastas else rest
    return tr("To go out: {needs}.").format(needs=join_with_commas(words))


def _need(refused: Refusal, people: PlayerNames) -> Iterator[str]:
    if refused.reason is Reason.THREES_IN_HAND:
        whole = tr("no threes in any hand of your side")
        partners = refused.sentence == PARTNERS_THREES
        yield whole if partners else tr("no threes in hand")
        return
    for seat in refused.seats:
        text = tr("a turn of {name} from the foot")
        if seat == people.viewer:
            text = tr("a turn from your foot")
        yield text.format(name=people.name(seat))


def _missing_canastas_text(needs: list[Refusal]) -> str:
    """Return how many canastas are missing, with their kinds: `5 canastas (2 red, 3
    black)`."""
    kinds = [each for each in needs if each.reason is Reason.CANASTA_KINDS]
    number = max(
        sum(missing_count(each) for each in kinds),
        *(missing_count(each) for each in needs),
    )
    words = tr_n("%n canasta(s)", number)
    if any(each.have for each in needs):
        words = tr_n("%n more canasta(s)", number)
    if not kinds:
        return words
    named = ", ".join(
        tr_n(COUNTED_CANASTA_TEXTS[each.kind], missing_count(each)) for each in kinds
    )
    return tr("{canastas} ({kinds})").format(canastas=words, kinds=named)


def pending_penalties_text(lines: tuple[ScoreLine, ...]) -> str:
    """Return the penalties of the side if the round ended now: `Short sequence
    −1,000.`"""
    words = tr("{what}: {points}.")
    return " ".join(
        words.format(what=what, points=number_text(line.points))
        for line in lines
        if (what := _pending_penalty(line))
    )


def _pending_penalty(line: ScoreLine) -> str:
    if line.item is ScoreItem.THREES_IN_HAND and line.each is None:
        return tr("Threes in hand")  # red and black threes
    if line.held is None:
        source = _PENALTY_TEXTS.get(line.item, "")
        return tr(source)
    return cards_in_hand_text(*line.held)
