"""Words by which players search for a rule, in addition to the words of its
explanation."""

from typing import Final

from canasta_qt.translate import mark, tr

_SEARCH_WORDS: Final = {
    "jokers_total": mark("wild cards, jokers", "search"),
    "foot_size": mark("second hand, hand and foot", "search"),
    "draw_count": mark("talon, draw pile", "search"),
    "stock_out": mark("stock empty, talon, draw pile, no cards left", "search"),
    "max_wilds": mark("jokers and twos in a meld", "search"),
    "initial_table": mark("count, opening meld, first meld, points to open", "search"),
    "pile_access": mark("piles, pick up the pile, pot", "search"),
    "take_unfrozen": mark("wild on pile, pick up the pile with a wild card", "search"),
    "take_frozen": mark("freeze, locked pile, pick up a frozen pile", "search"),
    "pile_always_frozen": mark("freeze, locked pile", "search"),
    "freezing_discards": mark("wild on pile, locked pile, frozen", "search"),
    "float_allowed": mark("floating, float, no discard", "search"),
    "red3_table": mark("100 for red threes, bonus", "search"),
    "go_out_discard": mark(
        "go out without discard, discard to go out, floating", "search"
    ),
    "ask_partner": mark("ask partner, may I go out", "search"),
    "go_out_bonus": mark("bonus for going out", "search"),
    "bonus_natural": mark("bonus, clean canasta, pure canasta, red canasta", "search"),
    "bonus_mixed": mark("bonus, dirty canasta, black canasta", "search"),
    "target_score": mark("winning score, points to win, length of the game", "search"),
    "tie": mark("draw, drawn game, equal points", "search"),
}
"""Search words, separated by commas, by name of the parameter."""


def search_words(name: str) -> str:
    """Return the search words of a parameter; empty if it has none."""
    return tr(words, "search") if (words := _SEARCH_WORDS.get(name)) else ""
