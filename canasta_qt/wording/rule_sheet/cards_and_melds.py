"""Chapters of a rule sheet: cards, deal, turn, melds (groups A to E)."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.values import (
    Black3Meld,
    LastRed3,
    PileAccess,
    SameRankMelds,
    Seating,
    ShortDraw,
    StockOut,
    WildToCanasta,
)
from canasta_qt.translate import alternatives, capital, figure, plural, translate
from canasta_qt.wording.cards import number_word
from canasta_qt.wording.rule_sheet.chapter import Chapter, Table, either
from canasta_qt.wording.rules.parameters import value_words

_USUAL_EIGHTS: Final = 10


def cards(chapter: Chapter) -> None:
    """Packs and the points of the cards."""
    _packs(chapter)
    points = chapter.ruleset.points
    chapter.say(
        translate(
            "rules",
            "Jokers and twos are wild. Four to ace are natural cards. "
            "Threes are neither.",
        )
    )
    _points(chapter)
    text = translate(
        "rules",
        "A black three is worth {melded} melded and costs {held} when left in a hand.",
    )
    chapter.say(
        text,
        "black3_value_melded",
        "black3_hand_penalty",
        melded=figure(points.black3_value_melded),
        held=figure(points.black3_hand_penalty),
    )


def _points(chapter: Chapter) -> None:
    eights = chapter.ruleset.points.value_of_eights
    usual = eights == _USUAL_EIGHTS
    text = (
        translate(
            "rules",
            "A joker is worth 50 points, an ace or a two 20, "
            "a king down to an eight 10, a seven down to a four 5.",
        )
        if usual
        else translate(
            "rules",
            "A joker is worth 50 points, an ace or a two 20, a king down to a nine "
            "10, an eight {eights}, a seven down to a four 5.",
        ).format(eights=figure(eights))
    )
    wide = [
        translate("rules", "joker"),
        translate("rules", "ace, two"),
        translate("rules", "king to eight"),
        translate("rules", "seven to four"),
    ]
    points = [figure(50), figure(20), figure(10), figure(5)]
    if not usual:
        wide[2] = translate("rules", "king to nine")
        wide.insert(3, translate("rules", "eight"))
        points.insert(3, figure(eights))
    table = Table(
        translate("rules", "What the cards are worth:"), tuple(wide), (tuple(points),)
    )
    chapter.say(text, "value_of_eights", table=table)


def _packs(chapter: Chapter) -> None:
    equipment = chapter.ruleset.equipment
    decks, jokers = equipment.deck_count, equipment.jokers_total
    whole = equipment.copies_per_natural_rank is None
    if isinstance(decks, int) and isinstance(jokers, int) and whole:
        chapter.say(
            translate(
                "rules", "{decks} packs of 52 cards and {jokers} jokers: {cards} cards."
            ),
            "deck_count",
            "jokers_total",
            decks=capital(number_word(decks)),
            jokers=number_word(jokers),
            cards=figure(52 * decks + jokers),
        )
    else:
        chapter.say_plainly("deck_count")
        chapter.say_plainly("jokers_total")


def deal(chapter: Chapter) -> None:
    """Who plays, and what is dealt."""
    dealt = chapter.ruleset.deal
    _sides(chapter)
    if isinstance(dealt.hand_size, int):
        text = plural(dealt.hand_size).translate(
            "rules",
            "Everybody gets %n card(s); the player after the dealer begins, "
            "and the deal moves on by one seat.",
            "",
            1,
        )
        chapter.say(text, "hand_size")
    if dealt.upcard:
        _upcard(chapter)


def _sides(chapter: Chapter) -> None:
    equipment = chapter.ruleset.equipment
    if len(equipment.seating) == 1 and len(equipment.seating[0][1]) == 1:
        players, (seating,) = equipment.seating[0]
        text = {
            Seating.SOLO: translate("rules", "{players} play, everybody alone."),
            Seating.PAIRS: translate(
                "rules", "{players} play in pairs; partners sit across from each other."
            ),
            Seating.TRIOS: translate("rules", "{players} play in sides of three."),
        }[seating]
        words = capital(number_word(players))
        chapter.say(text, "players_allowed", "seating", players=words)
        return
    alike: dict[tuple[Seating, ...], list[int]] = {}
    for players, seatings in equipment.seating:
        alike.setdefault(seatings, []).append(players)
    rows = [_row(players, seatings) for seatings, players in alike.items()]
    chapter.say(capital("; ".join(rows)) + ".", "players_allowed", "seating")


def _row(players: list[int], seatings: tuple[Seating, ...]) -> str:
    """Write how tables of some sizes sit: `four or six play in pairs or alone`."""
    return translate("rules", "{players} play: {seating}").format(
        players=alternatives([number_word(each) for each in players]),
        seating=alternatives([value_words(each) for each in seatings]),
    )


def _upcard(chapter: Chapter) -> None:
    dealt = chapter.ruleset.deal
    chapter.say(translate("rules", "A card is turned up to begin the pile."), "upcard")
    if dealt.upcard_turn_again_on:
        text = translate("rules", "On {cards} another card is turned up.")
        again = either(dealt.upcard_turn_again_on)
        chapter.say(text, "upcard_turn_again_on", cards=again)
    if dealt.upcard_freezes_on:
        text = translate("rules", "With {cards} among them the pile begins frozen.")
        chapter.say(text, "upcard_freezes_on", cards=either(dealt.upcard_freezes_on))


def turn(chapter: Chapter) -> None:
    """Drawing, and the end of the stock."""
    drawing = chapter.ruleset.drawing
    taken = chapter.ruleset.pile.pile_access is not PileAccess.NEVER
    if isinstance(drawing.draw_count, int):
        text = (
            translate(
                "rules",
                "In your turn draw {cards} from the stock or take the pile, "
                "lay melds if you like, and discard one card.",
            )
            if taken
            else translate(
                "rules",
                "In your turn draw {cards} from the stock, lay melds if you like, "
                "and discard one card.",
            )
        )
        drawn = plural(drawing.draw_count).translate("rules", "{number} card(s)", "", 1)
        drawn = drawn.format(number=number_word(drawing.draw_count))
        chapter.say(text, "draw_count", cards=drawn)
        if drawing.draw_count > 1 and drawing.short_draw is ShortDraw.TAKE_REST:
            text = translate(
                "rules", "When fewer cards are left in the stock they are a full draw."
            )
            chapter.say(text, "short_draw")
    _empty_stock(chapter, taken=taken)
    if drawing.last_card_red3_ends_hand is LastRed3.ALWAYS:
        text = translate(
            "rules", "A red three as the last card of the stock ends the hand at once."
        )
        chapter.say(text, "last_card_red3_ends_hand")


def _empty_stock(chapter: Chapter, *, taken: bool) -> None:
    drawing = chapter.ruleset.drawing
    if drawing.stock_out is StockOut.END_WHEN_UNABLE and not taken:
        text = translate("rules", "The hand ends when the stock is empty.")
        chapter.say(text, "stock_out")
    elif drawing.stock_out is StockOut.END_WHEN_UNABLE:
        text = translate(
            "rules",
            "With an empty stock play goes on as long as the pile is taken; "
            "whoever does not take it ends the hand.",
        )
        chapter.say(text, "stock_out")
    if taken and drawing.forced_take_when_stock_out:
        text = translate(
            "rules",
            "Then a top card that fits a meld of your side must be taken, "
            "unless the pile is frozen to you.",
        )
        chapter.say(text, "forced_take_when_stock_out")


def melds(chapter: Chapter) -> None:
    """What may be laid."""
    rules = chapter.ruleset.melds
    text = translate(
        "rules",
        "A meld has at least {size} cards of one rank, {naturals} or more natural.",
    )
    size, naturals = number_word(rules.min_meld_size), number_word(rules.min_naturals)
    chapter.say(text, "min_meld_size", "min_naturals", size=size, naturals=naturals)
    if rules.max_wilds is not None:
        text = translate("rules", "It may hold at most {wilds} wild cards.")
        chapter.say(text, "max_wilds", wilds=number_word(rules.max_wilds))
    text = translate(
        "rules",
        "Seven cards or more are a canasta: natural without wild cards, mixed with "
        "some. It needs at least {naturals} natural cards.",
    )
    naturals = number_word(rules.min_naturals_in_canasta)
    chapter.say(text, "min_naturals_in_canasta", naturals=naturals)
    _more_melds(chapter)


def _more_melds(chapter: Chapter) -> None:
    rules = chapter.ruleset.melds
    if rules.same_rank_melds is SameRankMelds.ONE:
        text = translate(
            "rules", "A side has one meld of each rank; further cards join it."
        )
        chapter.say(text, "same_rank_melds")
    if rules.wild_to_canasta is WildToCanasta.ANY:
        text = translate(
            "rules", "Wild cards may join any canasta; a natural one becomes mixed."
        )
        chapter.say(text, "wild_to_canasta")
    if rules.black3_meld is Black3Meld.GOING_OUT:
        text = translate(
            "rules",
            "Black threes are melded only when going out, three or more of them "
            "and no wild cards.",
        )
        chapter.say(text, "black3_meld")
