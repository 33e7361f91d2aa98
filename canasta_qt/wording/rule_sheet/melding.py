"""Chapters of a rule sheet: the aim, a turn, melds, the initial meld."""

from typing import Final

from canasta_qt.engine.state.melds import MIN_MELD_SIZE, MIN_NATURALS_IN_MELD
from canasta_qt.rules import values
from canasta_qt.rules.canasta_names import canasta_kind_name
from canasta_qt.translate import join_with_and, mark, number_text, tr, tr_n
from canasta_qt.wording.rule_sheet.chapter import Chapter, RuleTable
from canasta_qt.wording.rules.parameters import opening_table, rank_words

_CANASTA: Final = 7
_KINDS: Final = {
    "natural": mark("A natural canasta has no wild cards:"),
    "red": mark("A red canasta has no wild cards:"),
    "mixed": mark("A mixed canasta has wild cards:"),
    "black": mark("A black canasta has wild cards:"),
}
_PURE: Final = {
    values.PureRank.ALWAYS: mark("Melds of these ranks take no wild cards: {ranks}."),
    values.PureRank.UNLESS_MIXED_AT_OPENING: mark(
        "Melds of these ranks take no wild cards, unless you open with some: {ranks}."
    ),
}


def add_aim(chapter: Chapter) -> None:
    """Add statements on what scores points and when a game ends."""
    rules = chapter.ruleset
    text = tr(
        "Score points with melds, above all with canastas. "
        "Play your last card to go out: that ends the round."
    )
    chapter.add_statement(text)
    if rules.match_end is values.MatchEnd.TARGET and rules.target_score is not None:
        text = tr_n(
            "The game ends after a round in which a side reaches %n point(s). "
            "The highest score wins.",
            rules.target_score,
        )
        chapter.add_statement(text, "match_end", "target_score", "rounds")
    elif rules.match_end is values.MatchEnd.ROUNDS and rules.rounds is not None:
        text = tr_n("The game lasts %n round(s). The highest score wins.", rules.rounds)
        chapter.add_statement(text, "match_end", "target_score", "rounds")
    chapter.add_differences("both_at_target")
    chapter.add_effects("tie")


def add_turn(chapter: Chapter) -> None:
    """Add statements on the three steps of a turn, and on an empty stock."""
    rules = chapter.ruleset
    taken = rules.pile_access is not values.PileAccess.NEVER
    chapter.add_statement(
        tr("Your turn has three steps:"),
        *(["draw_count"] if isinstance(rules.draw_count, int) else []),
        items=(
            _draw(rules.draw_count, taken=taken),
            tr("Meld, or add cards to melds of your side, if you like."),
            tr("Discard one card."),
        ),
    )
    if not isinstance(rules.draw_count, int):
        chapter.add_effects("draw_count")
    if rules.draw_count != 1:
        chapter.add_statement(tr("If the stock has fewer cards, draw what is left."))
    if rules.stock_out is values.StockOut.END_WHEN_UNABLE and not taken:
        text = tr("The round also ends when the stock is empty.")
        chapter.add_statement(text, "stock_out")
    else:
        chapter.add_effects("stock_out", "forced_take_when_stock_out")
    chapter.add_effects("last_card_red3_ends_hand")


def _draw(count: object, *, taken: bool) -> str:
    if not isinstance(count, int):
        if taken:
            return tr("Draw from the stock, or take the pile.")
        return tr("Draw from the stock.")
    if taken:
        return tr_n("Draw %n card(s) from the stock, or take the pile.", count)
    return tr_n("Draw %n card(s) from the stock.", count)


def add_melds(chapter: Chapter) -> None:
    """Add statements on the melds and canastas of the game."""
    rules = chapter.ruleset
    text = tr(
        "Cards from 4 to ace are natural. "
        "Jokers and twos are wild: they stand for natural cards."
    )
    chapter.add_statement(text)
    text = tr_n(
        "A meld has at least %n card(s) of one rank, {number} or more of them natural.",
        MIN_MELD_SIZE,
    )
    chapter.add_statement(text, number=number_text(MIN_NATURALS_IN_MELD))
    if rules.max_wilds is None:
        chapter.add_effects("max_wilds")
    else:
        text = tr_n("A meld can hold at most %n wild card(s).", rules.max_wilds)
        chapter.add_statement(text, "max_wilds")
    chapter.add_differences("wild_ratio")
    for strictness, text in _PURE.items():
        ranks = [
            rank_words(rank) for rank, each in rules.pure_ranks if each is strictness
        ]
        if ranks:
            named = join_with_and(ranks)
            chapter.add_statement(tr(text), "pure_ranks", ranks=named)
    chapter.add_effects("same_rank_melds")
    chapter.add_differences("combine_melds")
    _canastas(chapter)
    chapter.add_effects("black3_meld")


def _canastas(chapter: Chapter) -> None:
    kinds, rules = chapter.ruleset.go_out_kinds, chapter.ruleset
    if rules.max_meld_size == _CANASTA:
        text = tr("A canasta is a meld of seven cards. No card can be added to it.")
        # No wild card can be added to a full meld either.
        chapter.add_statement(text, "max_meld_size", "wild_to_canasta")
    else:
        chapter.add_statement(tr("A canasta is a meld of seven or more cards."))
    text = tr(_KINDS[canasta_kind_name("natural", kinds)])
    chapter.add_statement(text, cards="Ks Kh Kd Kc Ks Kh Kd")
    if rules.max_wilds != 0:
        text = tr(_KINDS[canasta_kind_name("mixed", kinds)])
        chapter.add_statement(text, cards="8s 8h 8d 8c 8s 2d Xr")
    text = tr_n(
        "A canasta needs at least %n natural card(s).", rules.min_naturals_in_canasta
    )
    chapter.add_statement(text, "min_naturals_in_canasta")
    if "wild_to_canasta" not in chapter.described_parameters:
        chapter.add_effects("wild_to_canasta")
    chapter.add_differences("burning", "sequences")
    if rules.sequences:
        text = tr(
            "Seven cards in sequence are a sequence canasta. "
            "No card can be added to it:"
        )
        if rules.sequence_overlength_when_going_out:
            text = tr("Seven cards in sequence are a sequence canasta:")
        chapter.add_statement(text, cards="5h 6h 7h 8h 9h Th Jh")
    if rules.wild_melds is not values.WildMelds.NONE:
        chapter.add_effects("wild_melds")
        text = tr("Seven wild cards are a wild canasta:")
        chapter.add_statement(text, cards="2s 2h 2d 2c 2s 2h Xr")
        chapter.add_differences("wild_meld_max", "deuce_lock")


def add_opening(chapter: Chapter) -> None:
    """Add statements on the requirements of an initial meld."""
    rules = chapter.ruleset
    text = tr(
        "Your side opens with its initial meld. Its minimum depends on the round:"
    )
    if rules.initial_basis is values.InitialBasis.SCORE:
        text = tr(
            "Your side opens with its initial meld. "
            "Its minimum depends on your side’s score:"
        )
    edges, needs = opening_table(rules.initial_table)
    chapter.add_statement(
        text, "initial_table", "initial_basis", table=RuleTable(edges, (needs,))
    )
    text = tr("Only the points of the cards count. Several melds count together.")
    chapter.add_statement(text)
    chapter.add_differences("initial_condition", "canasta_meets_initial")
    if rules.initial_min_naturals_from_hand:
        text = tr_n(
            "At least %n natural card(s) must come from your hand.",
            rules.initial_min_naturals_from_hand,
        )
        chapter.add_statement(text, "initial_min_naturals_from_hand")
    chapter.add_effects("initial_from_pile", "concealed_exempt")
