"""Chapters of a rule sheet: the pile, threes, going out, scoring, the deal."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules import values
from canasta_qt.rules.amounts import By, KindCondition
from canasta_qt.rules.canasta_names import kind_name
from canasta_qt.rules.model import inactive_parameters
from canasta_qt.rules.tables import DEAL_BONUS, RED3_TABLES
from canasta_qt.translate import alternatives, capitalize, mark, number_text, tr, tr_n
from canasta_qt.wording.cards import canasta_name
from canasta_qt.wording.rule_sheet.chapter import Chapter, Table
from canasta_qt.wording.rules.parameters import (
    effect_words,
    in_order,
    red3_lines,
    value_words,
)

_USUAL_EIGHTS: Final = 10
_BY_SEATING: Final = {
    values.Seating.SOLO: mark("Among them, if each plays alone:"),
    values.Seating.PAIRS: mark("Among them, if pairs play:"),
    values.Seating.TRIOS: mark("Among them, if teams of three play:"),
}


def pile(chapter: Chapter) -> None:
    """Add the rules for taking the discard pile."""
    rules = chapter.ruleset
    chapter.tell("pile_access")
    if rules.pile_access is values.PileAccess.NEVER:
        return
    if rules.pile_always_frozen:
        chapter.tell("pile_always_frozen")
        text = tr(
            "To take it, meld its top card with two natural cards of the rank "
            "from your hand:"
        )
        chapter.say(text, "take_frozen", cards="Kh + Ks Kd")
    else:
        text = tr("To take it, use its top card at once:")
        ways = [
            effect_words("take_unfrozen", way) for way in in_order(rules.take_unfrozen)
        ]
        chapter.say(text, "take_unfrozen", items=tuple(ways))
        chapter.tell("take_for_completed_canasta", "freezing_discards")
        chapter.tell("frozen_until_initial")
        text = tr(
            "You can take a frozen pile only with a natural pair from your "
            "hand, here with a king on top:"
        )
        chapter.say(text, "take_frozen", cards="Kh + Ks Kd")
    _blocked(chapter)
    chapter.tell_changes("black3_from_pile", "single_card_rule")


def _blocked(chapter: Chapter) -> None:
    rules = chapter.ruleset
    chapter.tell_value("top_blocks")
    usable = values.CardClass.WILD not in rules.top_blocks
    if usable and rules.wild_melds is not values.WildMelds.NONE:
        text = tr("If a wild card is on top, two like it from your hand take the pile.")
        chapter.say(text, "top_blocks")


def threes(chapter: Chapter) -> None:
    """Add the rules for red and black threes."""
    rules = chapter.ruleset
    chapter.tell("red3_mode")
    if rules.red3_mode is values.Red3Mode.AUTO:
        chapter.tell("red3_initial_timing")
    if inactive_parameters(chapter.ruleset).get("red3_from_pile") == "red3_mode":
        always = values.Red3FromPile.TABLE_NO_REPLACEMENT
        chapter.say(effect_words("red3_from_pile", always), "red3_from_pile")
    else:
        chapter.tell("red3_from_pile")
    if rules.red3_table != "none":
        text = (
            tr("The threes of each colour score together:")
            if rules.black3_mode is values.Black3Mode.BONUS
            else tr("The red threes of a side score together:")
        )
        if isinstance(rules.red3_table, str):
            table = _three_table(rules.red3_table)
            chapter.say(text, "red3_table", table=table)
        else:
            chapter.say(text, "red3_table", items=red3_lines(rules.red3_table))
        chapter.tell("red3_positive_if", "red3_otherwise")
    if rules.black3_mode is values.Black3Mode.STOPPER:
        text = tr("A discarded black three blocks the pile for the next player:")
        chapter.say(text, "black3_mode", cards="3s")
    else:
        chapter.tell("black3_mode")


def _three_table(name: str) -> Table:
    points = RED3_TABLES[name]
    numbers = range(1, len(points) + 1)
    return Table(tuple(map(number_text, numbers)), (tuple(map(number_text, points)),))


def going_out(chapter: Chapter) -> None:
    """Add the end of a round."""
    rules = chapter.ruleset
    if isinstance(rules.go_out_canastas, int):
        text = tr_n(
            "To go out your side needs %n canasta(s). "
            "You can complete the last one in the same turn.",
            rules.go_out_canastas,
        )
        chapter.say(text, "go_out_canastas")
    else:
        chapter.tell("go_out_canastas")
    _kinds(chapter)
    chapter.tell_changes("go_out_foot", "go_out_no_threes")
    text = tr("Until then, keep at least one card after your discard.")
    chapter.say(text)
    chapter.tell("go_out_discard")
    chapter.tell_changes("final_discard_unplayable", "final_discard_ban")
    chapter.tell("ask_partner")
    if rules.ask_limit is not None:
        text = tr_n("You can ask only (once/%n times) a round.", rules.ask_limit)
        chapter.say(text, "ask_limit")
    chapter.tell("concealed_rule")
    if rules.instant_win_canastas is not None:
        text = tr_n(
            "A side with %n canasta(s) in one round wins the game at once.",
            rules.instant_win_canastas,
        )
        chapter.say(text, "instant_win_canastas")


def _kinds(chapter: Chapter) -> None:
    """Add the kinds of canastas required for going out."""
    kinds = chapter.ruleset.go_out_kinds
    if isinstance(kinds, By):
        for seating, needs in kinds.rows:
            text = tr(_BY_SEATING[seating])
            chapter.say(text, "go_out_kinds", items=_needs(needs))
    elif kinds:
        text = tr("Among them:")
        chapter.say(text, "go_out_kinds", items=_needs(kinds))


def _needs(needs: tuple[KindCondition, ...]) -> tuple[str, ...]:
    return tuple(map(value_words, needs))


def scoring(chapter: Chapter) -> None:
    """Add the score of a round."""
    rules = chapter.ruleset
    _card_points(chapter)
    chapter.tell("melded_cards")
    for kind, points in (
        ("natural", rules.bonus_natural),
        ("mixed", rules.bonus_mixed),
    ):
        name = capitalize(canasta_name(kind_name(kind, rules.go_out_kinds)))
        text = tr("{title}: {setting}")
        chapter.say(text, f"bonus_{kind}", title=name, setting=number_text(points))
    chapter.tell_changes("bonus_sequence", "wild_canasta_table", "pure_rank_bonus")
    chapter.tell("go_out_bonus", "concealed_total")
    chapter.tell("black3_value_melded", "black3_hand_penalty", "red3_hand_penalty")


def _card_points(chapter: Chapter) -> None:
    eights = chapter.ruleset.value_of_eights
    usual = eights == _USUAL_EIGHTS
    text = tr("The cards are worth:")
    head = [tr("Joker"), tr("Ace, two"), tr("King to eight"), tr("Seven to four")]
    points = [50, 20, 10, 5]
    if not usual:
        head[2:3] = [tr("King to nine"), tr("Eight")]
        points.insert(3, eights)
    table = Table(tuple(head), (tuple(map(number_text, points)),))
    chapter.say(text, "value_of_eights", table=table)


def deal(chapter: Chapter) -> None:
    """Add players, packs and deal."""
    rules = chapter.ruleset
    _sides(chapter)
    _packs(chapter)
    chapter.tell_changes("copies_per_natural_rank")
    _packets(chapter)
    chapter.tell_changes("foot_assignment", "talon_sizes", "talon_mode")
    chapter.say(
        tr(
            "The player after the dealer starts. "
            "After each round the deal passes to that player."
        )
    )
    chapter.tell_changes("first_dealer", "play_direction")
    chapter.tell("upcard")
    if rules.upcard:
        chapter.tell_value("upcard_turn_again_on")
        if not chapter.ruleset.pile_always_frozen:
            chapter.tell_value("upcard_freezes_on")
    chapter.tell_changes("pile_prefill", "deal_bonus_mode")
    if rules.deal_bonus_mode is not values.DealBonusMode.NONE:
        text = tr("{title}: {setting}")
        title = tr("Points for an exact cut")
        chapter.say(text, title=title, setting=number_text(DEAL_BONUS))


def _packets(chapter: Chapter) -> None:
    """Add the number of cards for a player, and the foot if there is one."""
    rules = chapter.ruleset
    hand, foot = rules.hand_size, rules.foot_size
    if not isinstance(hand, int):
        chapter.tell("hand_size")
    elif foot and rules.foot_assignment is not values.FootAssignment.SECOND_PACKET:
        text = tr(
            "Each player gets a packet of {number} cards and one of {count}. "
            "One of them becomes the hand, the other the foot. "
            "You pick up your foot when your hand is empty."
        )
        names = ("hand_size", "foot_size")
        chapter.say(text, *names, number=number_text(hand), count=number_text(foot))
        return
    else:
        text = tr_n("Each player gets %n card(s).", hand)
        chapter.say(text, "hand_size")
    if foot:
        text = tr_n(
            "Each player also gets a foot of %n card(s). "
            "You pick it up when your hand is empty.",
            foot,
        )
        chapter.say(text, "foot_size")


def _sides(chapter: Chapter) -> None:
    rules = chapter.ruleset
    if len(rules.seating) == 1 and len(rules.seating[0][1]) == 1:
        players, (seating,) = rules.seating[0]
        number = players
        text = {
            values.Seating.SOLO: tr_n(
                "%n player(s) play, each alone: a side is one player.", number
            ),
            values.Seating.PAIRS: tr_n(
                "%n player(s) play in pairs. Partners sit opposite and score together.",
                number,
            ),
            values.Seating.TRIOS: tr_n("%n player(s) play in teams of three.", number),
        }[seating]
        chapter.say(text, "players_allowed", "seating")
        return
    alike: dict[tuple[values.Seating, ...], list[int]] = {}
    for players, seatings in rules.seating:
        alike.setdefault(seatings, []).append(players)
    row = tr("{number} players: {sides}")
    rows = tuple(
        row.format(
            number=alternatives(list(map(number_text, players))),
            sides=alternatives(list(map(value_words, seatings))),
        )
        for seatings, players in alike.items()
    )
    lead = tr("Who plays together depends on the number of players:")
    chapter.say(lead, "players_allowed", "seating", items=rows)


def _packs(chapter: Chapter) -> None:
    rules = chapter.ruleset
    decks, jokers = rules.deck_count, rules.jokers_total
    whole = rules.copies_per_natural_rank is None
    if not (isinstance(decks, int) and isinstance(jokers, int) and whole):
        chapter.tell("deck_count", "jokers_total")
        return
    text = tr_n(
        "%n pack(s) of 52 cards with {jokers} jokers (is/are) used: {number} cards.",
        decks,
    )
    cards = number_text(52 * decks + jokers)
    names = ("deck_count", "jokers_total")
    chapter.say(text, *names, jokers=number_text(jokers), number=cards)
