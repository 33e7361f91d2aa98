"""Chapters of a rule sheet: opening, pile, threes, going out, points (F to M)."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.amounts import TableName
from canasta_qt.rules.values import (
    AskPartner,
    Black3Mode,
    ConcealedExempt,
    ConcealedRule,
    GoOutDiscard,
    InitialBasis,
    InitialFromPile,
    MatchEnd,
    MeldedCards,
    PileAccess,
    Red3FromPile,
    Red3Mode,
    Red3Timing,
    Tie,
)
from canasta_qt.translate import capital, figure, plural, translate
from canasta_qt.wording.cards import number_word
from canasta_qt.wording.rule_sheet.chapter import Chapter, Table, either
from canasta_qt.wording.rules.parameters import (
    opening_rows,
    opening_table,
    red3_rows,
    red3_table,
    value_words,
)

_ONLY_UNFROZEN: Final = (
    "take_unfrozen",
    "take_for_completed_canasta",
    "freezing_discards",
    "frozen_until_initial",
)
"""What means nothing where the pile is always frozen."""


def opening(chapter: Chapter) -> None:
    """The first melds of a side."""
    rules = chapter.ruleset.opening
    basis = (
        translate(
            "rules", "The first melds of a side need as many points, by its total:"
        )
        if rules.initial_basis is InitialBasis.SCORE
        else translate(
            "rules",
            "The first melds of a side need as many points, by the hand’s number:",
        )
    )
    text = translate("rules", "{basis} {rows}.")
    edges, needs = opening_table(rules.initial_table)
    chapter.say(
        text,
        "initial_table",
        "initial_basis",
        table=Table(basis, edges, (needs,)),
        basis=basis,
        rows=opening_rows(rules.initial_table),
    )
    chapter.say(
        translate("rules", "Only card points count; several melds count together.")
    )
    taken = chapter.ruleset.pile.pile_access is not PileAccess.NEVER
    if taken and rules.initial_from_pile is InitialFromPile.TOP_COUNTS:
        text = translate(
            "rules",
            "When the pile is taken for it, its top card counts and no other of it.",
        )
        chapter.say(text, "initial_from_pile")
    if rules.concealed_exempt is ConcealedExempt.STOCK_DRAW_ONLY:
        text = translate(
            "rules",
            "Whoever draws from the stock and goes out in that turn with a canasta "
            "needs no minimum.",
        )
        chapter.say(text, "concealed_exempt")


def pile(chapter: Chapter) -> None:
    """Taking the discard pile."""
    rules = chapter.ruleset.pile
    if rules.pile_access is PileAccess.NEVER:
        chapter.say(translate("rules", "The pile is never taken."), "pile_access")
        return
    if rules.pile_access is PileAccess.WHOLE:
        text = translate(
            "rules",
            "Whoever takes the pile takes it whole and lays its top card first.",
        )
        chapter.say(text, "pile_access")
    if rules.pile_always_frozen:
        text = translate("rules", "The pile is frozen all the time.")
        chapter.say(text, "pile_always_frozen", *_ONLY_UNFROZEN)
    else:
        _unfrozen(chapter)
    text = translate("rules", "A frozen pile is taken only with {ways} from the hand.")
    chapter.say(text, "take_frozen", ways=either(rules.take_frozen))
    if rules.top_blocks:
        text = translate("rules", "It cannot be taken at all with {cards} on top.")
        chapter.say(text, "top_blocks", cards=either(rules.top_blocks))


def _unfrozen(chapter: Chapter) -> None:
    rules = chapter.ruleset.pile
    if rules.take_unfrozen:
        text = translate("rules", "Its top card must meet {ways}.")
        chapter.say(text, "take_unfrozen", ways=either(rules.take_unfrozen))
    if rules.take_for_completed_canasta:
        text = translate("rules", "A meld that is a canasta already will do, too.")
        chapter.say(text, "take_for_completed_canasta")
    if rules.freezing_discards:
        text = translate(
            "rules", "{cards} discarded freeze it for everybody until it is taken."
        )
        frozen_by = capital(value_words(rules.freezing_discards))
        chapter.say(text, "freezing_discards", cards=frozen_by)
    if rules.frozen_until_initial:
        text = translate("rules", "It is frozen to a side that has not opened.")
        chapter.say(text, "frozen_until_initial")


def threes(chapter: Chapter) -> None:
    """Red and black threes."""
    rules = chapter.ruleset.threes
    from_pile = chapter.ruleset.pile.red3_from_pile
    usual = rules.red3_mode is Red3Mode.AUTO
    if usual and rules.red3_initial_timing is Red3Timing.FIRST_TURN:
        text = translate(
            "rules",
            "Red threes are laid out and replaced: dealt ones in your first turn, "
            "others at once.",
        )
        chapter.say(text, "red3_mode", "red3_initial_timing")
    if usual and from_pile is Red3FromPile.TABLE_NO_REPLACEMENT:
        text = translate("rules", "One that comes with the pile is not replaced.")
        chapter.say(text, "red3_from_pile")
    if rules.red3_table != "none":
        _three_points(chapter)
    if rules.black3_mode is Black3Mode.STOPPER:
        text = translate(
            "rules", "A black three discarded stops the pile until it is covered."
        )
        chapter.say(text, "black3_mode")


def _three_points(chapter: Chapter) -> None:
    rules = chapter.ruleset.threes
    if isinstance(rules.red3_table, str):
        text = translate("rules", "They count {points} for one, two, three and so on.")
    else:
        text = translate("rules", "They count, by the number of packs: {points}.")
    table = _three_table(rules.red3_table)
    chapter.say(text, "red3_table", table=table, points=red3_rows(rules.red3_table))
    text = translate(
        "rules", "They count for a side with {condition}, otherwise {otherwise}."
    )
    chapter.say(
        text,
        "red3_positive_if",
        "red3_otherwise",
        condition=value_words(rules.red3_positive_if),
        otherwise=value_words(rules.red3_otherwise),
    )


def _three_table(table: TableName) -> Table:
    rows = red3_table(table)
    by_packs = not isinstance(table, str)
    numbers = [figure(number) for number in range(1, len(rows[0]) + 1 - by_packs)]
    return Table(
        translate("rules", "What so many of them count together:"),
        (*([""] if by_packs else []), *numbers),
        rows,
    )


def going_out(chapter: Chapter) -> None:
    """How a hand ends."""
    rules = chapter.ruleset.going_out
    if isinstance(rules.go_out_canastas, int):
        text = plural(rules.go_out_canastas).translate(
            "rules",
            "Going out takes {number} canasta(s) of your side, "
            "completed in the same turn at the latest.",
            "",
            1,
        )
        number = number_word(rules.go_out_canastas)
        chapter.say(text, "go_out_canastas", number=number)
        chapter.say(
            translate("rules", "Until then keep at least one card after your discard.")
        )
    text = (
        translate("rules", "The last card is melded or discarded, as you like.")
        if rules.go_out_discard is GoOutDiscard.OPTIONAL
        else translate("rules", "The last card must be discarded.")
    )
    chapter.say(text, "go_out_discard")
    _permission(chapter)
    if rules.concealed_rule is ConcealedRule.OWN_CANASTA:
        text = translate(
            "rules",
            "It is concealed for a player who had laid nothing before, completes a "
            "canasta of those cards and adds none to the partner’s melds.",
        )
        chapter.say(text, "concealed_rule")


def _permission(chapter: Chapter) -> None:
    asked = chapter.ruleset.going_out.ask_partner
    question = {
        AskPartner.NONE: translate("rules", "Nobody is asked for permission."),
        AskPartner.OPTIONAL: translate(
            "rules",
            "Right after drawing or taking the pile you may ask your partner: "
            "may I go out? The answer binds.",
        ),
        AskPartner.MANDATORY: translate(
            "rules",
            "Before going out you must ask your partner: may I go out? "
            "The answer binds.",
        ),
    }[asked]
    chapter.say(question, "ask_partner")


def scoring(chapter: Chapter) -> None:
    """What a hand brings."""
    bonuses, out = chapter.ruleset.bonuses, chapter.ruleset.going_out
    text = translate(
        "rules", "Each natural canasta {natural} points, each mixed canasta {mixed}."
    )
    natural, mixed = figure(bonuses.bonus_natural), figure(bonuses.bonus_mixed)
    chapter.say(text, "bonus_natural", "bonus_mixed", natural=natural, mixed=mixed)
    bonus, concealed = figure(out.go_out_bonus), figure(out.concealed_total)
    names = ("go_out_bonus", "concealed_total")
    if out.concealed_rule is ConcealedRule.NONE:
        text = translate("rules", "Going out {out}, concealed or not.")
        chapter.say(text, *names, "concealed_rule", out=bonus)
    else:
        text = translate("rules", "Going out {out}, concealed {concealed} instead.")
        chapter.say(text, *names, out=bonus, concealed=concealed)
    if chapter.ruleset.scoring.melded_cards is MeldedCards.PLUS:
        text = translate(
            "rules",
            "Melded cards count for their side; cards left in hand count against it.",
        )
        chapter.say(text, "melded_cards")


def match(chapter: Chapter) -> None:
    """How the game ends."""
    rules = chapter.ruleset.match
    if rules.match_end is MatchEnd.TARGET and rules.target_score is not None:
        text = translate(
            "rules",
            "The game ends after a hand in which a side has {target} points or more; "
            "the higher total wins.",
        )
        target = figure(rules.target_score)
        chapter.say(text, "match_end", "target_score", target=target)
    elif rules.rounds is not None:
        text = plural(rules.rounds).translate(
            "rules", "The game is %n hand(s); the highest total wins.", "", 1
        )
        chapter.say(text, "match_end", "rounds", "target_score")
    if rules.tie is Tie.EXTRA_HAND:
        text = translate("rules", "With equal totals another hand is played.")
        chapter.say(text, "tie")
