"""Chapters of a rule sheet: the pile, threes, going out, scoring, the deal."""

from typing import Final

from canasta_qt.rules import values
from canasta_qt.rules.amounts import AmountTable, KindCondition, ThreePoints
from canasta_qt.rules.canasta_names import canasta_kind_name
from canasta_qt.rules.model import inactive_parameters
from canasta_qt.rules.tables import LIFT_BONUS_POINTS, RED3_POINT_TABLES
from canasta_qt.translate import capitalize, join_with_or, mark, number_text, tr, tr_n
from canasta_qt.wording.cards import canasta_name
from canasta_qt.wording.rule_sheet.chapter import Chapter, RuleTable
from canasta_qt.wording.rules.parameters import (
    effect_words,
    entry_text,
    own_red3_lines,
    red3_lines,
    sorted_values,
    value_words,
)

_USUAL_EIGHTS: Final = 10
_SEATING_TEXTS: Final = {
    values.Seating.SOLO: mark("Among them, if each plays alone:"),
    values.Seating.PAIRS: mark("Among them, if pairs play:"),
    values.Seating.TRIOS: mark("Among them, if teams of three play:"),
}


def add_pile(chapter: Chapter) -> None:
    """Add statements on taking the discard pile."""
    rules = chapter.ruleset
    chapter.add_effects("pile_access")
    if rules.pile_access is values.PileAccess.NEVER:
        return
    if rules.pile_always_frozen:
        chapter.add_effects("pile_always_frozen")
        text = tr(
            "To take it, meld its top card with two natural cards of the rank "
            "from your hand:"
        )
        chapter.add_statement(text, "take_frozen", cards="Kh + Ks Kd")
        _add_meld_limit(chapter)
    else:
        text = tr("To take it, use its top card at once:")
        ways = [
            effect_words("take_unfrozen", way)
            for way in sorted_values(rules.take_unfrozen)
        ]
        chapter.add_statement(text, "take_unfrozen", items=tuple(ways))
        chapter.add_effects("take_for_completed_canasta", "freezing_discards")
        chapter.add_effects("frozen_until_initial")
        text = tr(
            "You can take a frozen pile only with a natural pair from your "
            "hand, here with a king on top:"
        )
        chapter.add_statement(text, "take_frozen", cards="Kh + Ks Kd")
    _add_blocked(chapter)
    chapter.add_differences("black3_from_pile", "single_card_rule")


def _add_meld_limit(chapter: Chapter) -> None:
    """Add a statement on the size from which a meld is too large for the top card and a
    pair."""
    rules = chapter.ruleset
    one = rules.same_rank_melds is values.SameRankMelds.ONE
    if one and rules.max_meld_size is not None and not rules.sequences:
        text = tr("You cannot take the pile for a meld of {number} or more cards.")
        chapter.add_statement(text, number=number_text(rules.max_meld_size - 2))


def _add_blocked(chapter: Chapter) -> None:
    rules = chapter.ruleset
    chapter.add_value("top_blocks")
    usable = values.CardClass.WILD not in rules.top_blocks
    if usable and rules.wild_melds is not values.WildMelds.NONE:
        text = tr("If a wild card is on top, two like it from your hand take the pile.")
        chapter.add_statement(text, "top_blocks")


def add_threes(chapter: Chapter) -> None:
    """Add statements on red and black threes."""
    rules = chapter.ruleset
    chapter.add_effects("red3_mode")
    if rules.red3_mode is values.Red3Mode.AUTO:
        chapter.add_effects("red3_initial_timing")
    if inactive_parameters(chapter.ruleset).get("red3_from_pile") == "red3_mode":
        always = values.Red3FromPile.TABLE_NO_REPLACEMENT
        chapter.add_statement(effect_words("red3_from_pile", always), "red3_from_pile")
    else:
        chapter.add_effects("red3_from_pile")
    if rules.red3_table != "none":
        text = tr("The red threes of a side score together:")
        if rules.black3_mode is values.Black3Mode.BONUS:
            text = tr("The threes of each colour score together:")
        match rules.red3_table:
            case str() as name:
                table = _three_table(name)
                chapter.add_statement(text, "red3_table", table=table)
            case ThreePoints() as own:
                chapter.add_statement(text, "red3_table", items=own_red3_lines(own))
            case by_packs:
                chapter.add_statement(text, "red3_table", items=red3_lines(by_packs))
        chapter.add_effects("red3_positive_if", "red3_otherwise")
        if rules.red3_mode is values.Red3Mode.OPTIONAL:
            text = tr("Without a canasta, threes left in hand count as those laid out.")
            chapter.add_statement(text)
    if rules.black3_mode is values.Black3Mode.STOPPER:
        text = tr("A discarded black three blocks the pile for the next player:")
        chapter.add_statement(text, "black3_mode", cards="3s")
    else:
        chapter.add_effects("black3_mode")


def _three_table(name: str) -> RuleTable:
    points = RED3_POINT_TABLES[name]
    numbers = range(1, len(points) + 1)
    return RuleTable(
        tuple(map(number_text, numbers)), (tuple(map(number_text, points)),)
    )


def add_going_out(chapter: Chapter) -> None:
    """Add statements on the end of a round and on the requirements of going out."""
    rules = chapter.ruleset
    if isinstance(rules.go_out_canastas, int):
        text = tr_n(
            "To go out your side needs %n canasta(s). "
            "You can complete the last one in the same turn.",
            rules.go_out_canastas,
        )
        chapter.add_statement(text, "go_out_canastas")
    else:
        chapter.add_effects("go_out_canastas")
    _add_required_kinds(chapter)
    chapter.add_differences("go_out_foot", "go_out_no_threes")
    text = tr("Until then, keep at least one card after your discard.")
    if rules.foot_size:
        text = tr("Until then, keep at least one card of the foot after your discard.")
    chapter.add_statement(text)
    chapter.add_effects("go_out_discard")
    chapter.add_differences("final_discard_unplayable", "final_discard_ban")
    chapter.add_effects("ask_partner")
    if rules.ask_limit is not None:
        text = tr_n("You can ask only (once/%n times) a round.", rules.ask_limit)
        chapter.add_statement(text, "ask_limit")
    chapter.add_effects("concealed_rule")
    if rules.instant_win_canastas is not None:
        text = tr_n(
            "A side with %n canasta(s) in one round wins the game at once.",
            rules.instant_win_canastas,
        )
        chapter.add_statement(text, "instant_win_canastas")


def _add_required_kinds(chapter: Chapter) -> None:
    """Add a statement on the kinds of canastas required for going out."""
    kinds = chapter.ruleset.go_out_kinds
    if isinstance(kinds, AmountTable):
        for seating, needs in kinds.rows:
            text = tr(_SEATING_TEXTS[seating])
            chapter.add_statement(text, "go_out_kinds", items=_need_texts(needs))
    elif kinds:
        text = tr("Among them:")
        chapter.add_statement(text, "go_out_kinds", items=_need_texts(kinds))


def _need_texts(needs: tuple[KindCondition, ...]) -> tuple[str, ...]:
    return tuple(map(value_words, needs))


def add_scoring(chapter: Chapter) -> None:
    """Add statements on the scoring of a round."""
    rules = chapter.ruleset
    _card_points(chapter)
    chapter.add_effects("melded_cards")
    for kind, points in (
        ("natural", rules.bonus_natural),
        ("mixed", rules.bonus_mixed),
    ):
        name = capitalize(canasta_name(canasta_kind_name(kind, rules.go_out_kinds)))
        text = entry_text(name, number_text(points))
        chapter.add_statement(text, f"bonus_{kind}")
    chapter.add_differences("bonus_sequence", "wild_canasta_table", "pure_rank_bonus")
    chapter.add_effects("go_out_bonus", "concealed_total")
    chapter.add_effects(
        "black3_value_melded", "black3_hand_penalty", "red3_hand_penalty"
    )


def _card_points(chapter: Chapter) -> None:
    eights = chapter.ruleset.value_of_eights
    usual = eights == _USUAL_EIGHTS
    text = tr("The cards are worth:")
    head = [tr("Joker"), tr("Ace, two"), tr("King to eight"), tr("Seven to four")]
    points = [50, 20, 10, 5]
    if not usual:
        head[2:3] = [tr("King to nine"), tr("Eight")]
        points.insert(3, eights)
    table = RuleTable(tuple(head), (tuple(map(number_text, points)),))
    chapter.add_statement(text, "value_of_eights", table=table)


def add_deal(chapter: Chapter) -> None:
    """Add statements on the players, the packs and the deal."""
    rules = chapter.ruleset
    _sides(chapter)
    _packs(chapter)
    chapter.add_differences("copies_per_natural_rank")
    _add_dealt_cards(chapter)
    chapter.add_differences("foot_assignment", "talon_sizes", "talon_mode")
    chapter.add_statement(
        tr(
            "The player after the dealer starts. "
            "After each round the deal passes to that player."
        )
    )
    chapter.add_differences("first_dealer", "play_direction")
    can_take = rules.pile_access is not values.PileAccess.NEVER
    if rules.upcard and can_take and rules.first_turn is values.FirstTurn.FREE:
        text = tr("An upcard starts the pile. The first player can already take it.")
        chapter.add_statement(text, "upcard")
    else:
        chapter.add_effects("upcard")
    if rules.upcard:
        chapter.add_value("upcard_turn_again_on")
        if not chapter.ruleset.pile_always_frozen:
            chapter.add_value("upcard_freezes_on")
    chapter.add_differences("pile_prefill")
    if rules.first_pile_size > 1 and "first_pile_size" not in inactive_parameters(
        rules
    ):
        text = tr(
            "The pile starts with {number} cards: "
            "the upcard and face-down cards under it."
        )
        number = number_text(rules.first_pile_size)
        chapter.add_statement(text, "first_pile_size", number=number)
    chapter.add_differences("deal_bonus_mode")
    if rules.deal_bonus_mode is not values.DealBonusMode.NONE:
        title = tr("Points for an exact cut")
        chapter.add_statement(entry_text(title, number_text(LIFT_BONUS_POINTS)))


def _add_dealt_cards(chapter: Chapter) -> None:
    """Add a statement on the number of cards dealt to a player, and in a game with feet
    on the foot."""
    rules = chapter.ruleset
    hand, foot = rules.hand_size, rules.foot_size
    if not isinstance(hand, int):
        chapter.add_effects("hand_size")
    elif foot and rules.foot_assignment is not values.FootAssignment.SECOND_PACKET:
        text = tr(
            "Each player gets a packet of {number} cards and one of {count}. "
            "One of them becomes the hand, the other the foot. "
            "You pick up your foot when your hand is empty."
        )
        names = ("hand_size", "foot_size")
        chapter.add_statement(
            text, *names, number=number_text(hand), count=number_text(foot)
        )
        return
    else:
        text = tr_n("Each player gets %n card(s).", hand)
        chapter.add_statement(text, "hand_size")
    if foot:
        text = tr_n(
            "Each player also gets a foot of %n card(s). "
            "You pick it up when your hand is empty.",
            foot,
        )
        chapter.add_statement(text, "foot_size")


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
        chapter.add_statement(text, "players_allowed", "seating")
        return
    alike: dict[tuple[values.Seating, ...], list[int]] = {}
    for players, seatings in rules.seating:
        alike.setdefault(seatings, []).append(players)
    row = tr("{number} players: {sides}")
    rows = tuple(
        row.format(
            number=join_with_or(list(map(number_text, players))),
            sides=join_with_or(list(map(value_words, seatings))),
        )
        for seatings, players in alike.items()
    )
    lead = tr("Who plays together depends on the number of players:")
    chapter.add_statement(lead, "players_allowed", "seating", items=rows)


def _packs(chapter: Chapter) -> None:
    rules = chapter.ruleset
    decks, jokers = rules.deck_count, rules.jokers_total
    whole = rules.copies_per_natural_rank is None
    if not (isinstance(decks, int) and isinstance(jokers, int) and whole):
        chapter.add_effects("deck_count", "jokers_total")
        return
    text = tr_n(
        "%n pack(s) of 52 cards with {jokers} jokers (is/are) used: {number} cards.",
        decks,
    )
    cards = number_text(52 * decks + jokers)
    names = ("deck_count", "jokers_total")
    chapter.add_statement(text, *names, jokers=number_text(jokers), number=cards)
