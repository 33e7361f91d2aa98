"""Names of things on the table for screen readers, and texts of the keys S, V and T."""

from canasta_qt.cards import RED3, Card, Rank, rank_of
from canasta_qt.engine.state.melds import Meld, ends_of_run
from canasta_qt.engine.state.terms import Terms
from canasta_qt.gestures import CoachMark, Draft, Offer, Place, ScoreText, Target
from canasta_qt.table.picture.table_state import TableState
from canasta_qt.translate import (
    capitalize,
    join_with_and,
    join_with_commas,
    join_with_or,
    number_text,
    tr,
    tr_n,
)
from canasta_qt.wording.cards import (
    canasta_name,
    card_count,
    card_name,
    cards_phrase,
    point_count,
    rank_plural,
    sequence_name,
    spoken_card,
)
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import PileWords, missing_for_meld, tray_title
from canasta_qt.wording.table.refusals import refusal_sentence
from canasta_qt.wording.table.sequence_ends import end_name, end_refusal_sentence


def hand_card_name(name: str, number: int, count: int, *, chosen: bool) -> str:
    """Return the name of a card of the hand: `queen of hearts, 3 of 11, selected`."""
    text = tr("{card}, {number} of {count}")
    if chosen:
        text = tr("{card}, {number} of {count}, selected")
    return text.format(card=name, number=number, count=count)


def spoken_value(card: Card, terms: Terms) -> str:
    """Return a card with its points: `Queen of hearts, 10 points.`.

    A red three has no points here, as it cannot be melded.
    """
    parts = [card_name(card)]
    if rank_of(card) != RED3:
        parts.append(point_count(terms.points[card]))
    return f"{capitalize(join_with_commas(parts))}."


def spoken_selection(
    table_state: TableState, cards: tuple[Card, ...], toggled: Card | None = None
) -> str:
    """Return the text of a changed selection: `nine of hearts, selected, 2 cards, 20
    points`.

    The card `toggled` was selected or deselected; without it all selected cards are
    named.
    """
    if not cards and toggled is None:
        return tr("Nothing is selected.")
    run = ends_of_run(cards) if table_state.terms.rules.sequences else None
    named = sequence_name(*run) if run is not None else cards_phrase(cards)
    parts = [named, tr("selected")]
    if toggled is not None:
        parts = [card_name(toggled)]
        parts.append(tr("selected") if toggled in cards else tr("not selected"))
        parts += [card_count(len(cards))] if cards else []
    if cards:
        points = table_state.terms.points
        parts.append(point_count(sum(points[card] for card in cards)))
    return join_with_commas(parts)


def spoken_drawn_cards(cards: tuple[Card, ...]) -> str:
    """Return the text of the cards that the player drew: `Drawn: nine of hearts.`."""
    words = tr("Drawn: {cards}.")
    return words.format(cards=join_with_and([card_name(card) for card in cards]))


def spoken_absent_ranks(ranks: tuple[Rank, ...]) -> str:
    """Return the answer that the hand has no card of these ranks: `You have no
    nines.`."""
    named = join_with_or([rank_plural(rank) for rank in ranks])
    return tr("You have no {ranks}.").format(ranks=named)


def spoken_meld(meld: Meld, terms: Terms) -> str:
    """Return the name of a meld: `kings, 5 cards, 2 wild, 70 points`."""
    if not meld.naturals:
        name = tr("wild cards")
    elif meld.run_ends is not None:
        name = sequence_name(*meld.run_ends, card_name)
    else:
        name = rank_plural(meld.rank)
    parts = [name]
    kind = meld.canasta_kind
    if kind is not None:
        parts.append(canasta_name(terms.kind_name(kind)))
    parts.append(card_count(len(meld.cards)))
    if meld.wilds and meld.naturals:
        parts.append(tr_n("%n wild card(s)", meld.wilds))
    parts.append(point_count(meld.points))
    if meld.topper is not None:
        parts.append(tr("on it: {card}").format(card=card_name(meld.topper)))
    return join_with_commas(parts)


def spoken_sequence_end(target: Target) -> str:
    """Return the name of an end of a sequence, followed by the effect or the refusal of
    a drop at that end."""
    end = target.spot.end
    assert end is not None, "only a sequence has ends"
    assert target.run_ends is not None, "an end belongs to a sequence"
    name = end_name(end, *target.run_ends)
    if target.refusal is None:
        cards = join_with_and([card_name(card) for card in target.cards])
        return tr("{end}: takes {cards}").format(end=name, cards=cards)
    why = end_refusal_sentence(target.refusal, spoken_card)
    why = why or refusal_sentence(target.refusal)
    return tr("{end}: {why}").format(end=name, why=why)


def spoken_pile(table_state: TableState, words: PileWords) -> str:
    """Return the name of the pile: `discard pile, frozen, 14 cards, top: four of
    clubs`.
    """
    parts = [tr("discard pile")]
    if not table_state.position.pile:
        return join_with_commas([*parts, tr("empty")])
    if words.label:
        parts.append(tr("frozen"))
    parts.append(card_count(len(table_state.position.pile)))
    top = tr("top: {card}")
    parts.append(top.format(card=card_name(table_state.position.pile[-1])))
    if words.reason and not words.label:
        parts.append(words.reason)
    return join_with_commas(parts)


def spoken_stock(table_state: TableState) -> str:
    """Return the name of the stock, with its number of cards."""
    cards = card_count(len(table_state.position.stock))
    return tr("stock, {cards}").format(cards=cards)


def spoken_seat(table_state: TableState, people: PlayerNames, seat: int) -> str:
    """Return the name of a seat: `Clara, opponent, 11 cards, to play`."""
    own = table_state.terms.side_of[seat] == table_state.viewer_side
    position = table_state.position
    parts = [people.name(seat)]
    if seat != table_state.viewer and people.viewer >= 0:
        parts.append(tr("partner") if own else tr("opponent"))
    gone = position.out == seat and not position.size[seat]
    count = card_count(position.size[seat])
    parts.append(tr("went out") if gone else count)
    if position.feet[seat]:
        parts.append(tr_n("%n card(s) in the foot", len(position.feet[seat])))
    elif table_state.has_taken_up_foot(seat):
        parts.append(tr("plays from the foot"))
    if position.dealer == seat:
        parts.append(tr("dealer"))
    if table_state.seat_on_turn == seat:
        parts.append(tr("to play"))
    return join_with_commas(parts)


def spoken_tray(
    draft: Draft, drop: Target | None = None, selection_target: Target | None = None
) -> str:
    """Return the points of the staged cards: `Not enough to open: 85 of 90 points. 5
    short. …`.

    While cards are dragged over the place `drop`, the points are those after the drop.
    `selection_target` is a place where the selected cards could be dropped.
    """
    points = draft.points if drop is None else drop.points
    said = tr("{title}: {total} points.") if points else "{title}."
    if draft.opening_minimum:
        said = tr("{title}: {total} of {need} points.")
    total, need = number_text(points), number_text(draft.opening_minimum)
    said = said.format(title=tray_title(draft, drop), total=total, need=need)
    missing = "" if drop else missing_for_meld(draft, selection_target)
    return f"{said} {missing}".strip()


def spoken_empty_tray() -> str:
    """Return the text for an empty staging tray."""
    return tr("Nothing is ready to meld.")


def spoken_score(scores: ScoreText | None) -> str:
    """Return the total of each side, the number of the round and the target score."""
    if scores is None:
        return ""
    sides = [f"{name} {total}".strip() for name, total in scores.side_names_and_totals]
    return join_with_commas(
        [*sides, *filter(None, (scores.round_text, scores.target_text))]
    )


def spoken_meld_row(table_state: TableState, people: PlayerNames, side: int) -> str:
    """Return the melds and red threes of a side, in one text."""
    name = people.side_name(side)
    melds = table_state.melds_in_column_order(side)
    parts = [spoken_meld(meld, table_state.terms) for _, meld in melds]
    parts = parts or [tr("no melds")]
    threes = table_state.threes_of(side)
    red = sum(card >> 2 == RED3 for card in threes)
    if red:
        parts.append(tr_n("%n red three(s)", red))
    black = len(threes) - red
    if black:
        parts.append(tr_n("%n black three(s)", black))
    closed = tr("{ranks} closed")
    for rank in table_state.ranks_closed_for(side):
        parts.append(closed.format(ranks=rank_plural(rank)))
    return tr("{side}: {melds}.").format(side=name, melds="; ".join(parts))


def spoken_situation(
    table_state: TableState, people: PlayerNames, words: PileWords
) -> str:
    """Return the numbers of cards in the hands, the pile and the stock, in one
    sentence."""
    held = tr("{name} {number}")
    seats = [
        held.format(
            name=people.name(seat), number=number_text(table_state.position.size[seat])
        )
        for seat in range(table_state.terms.players)
    ]
    return tr("Cards in hand: {seats}; {discards}; {stock}.").format(
        seats=join_with_commas(seats),
        discards=spoken_pile(table_state, words),
        stock=spoken_stock(table_state),
    )


def spoken_table(table_state: TableState, people: PlayerNames, words: PileWords) -> str:
    """Return `spoken_situation`, then a sentence for the meld row of each side."""
    sides = [
        spoken_meld_row(table_state, people, side)
        for side in range(table_state.terms.sides)
    ]
    return " ".join([spoken_situation(table_state, people, words), *sides])


def spoken_mark(table_state: TableState, people: PlayerNames, mark: CoachMark) -> str:
    """Return the name of a place that a lesson marks: `Stock`; empty for a meld that is
    not on the table."""
    spot = mark.spot
    side, index = table_state.side_and_index(spot)
    if spot.place is Place.MELD:
        meld = table_state.meld(side, index)
        return "" if meld is None else spoken_meld(meld, table_state.terms)
    if mark.cards:
        return join_with_commas([card_name(card) for card in mark.cards])
    if spot.place is Place.SEAT:
        return people.name(spot.index)
    if spot.command is not None:
        return offer_label(Offer(spot.command))
    return {
        Place.STOCK: tr("Stock"),
        Place.PILE: tr("Pile"),
        Place.TRAY: tr("Ready to meld"),
        Place.SCORE: tr("Score"),
        Place.FOOT: tr("Your foot"),
        Place.BONUS: tr("Your red threes"),
        Place.HAND: tr("Your hand"),
        Place.ROW: people.side_name(side) if spot.side else tr("Your row"),
    }[spot.place]
