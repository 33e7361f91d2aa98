"""The games on the list, told from their rules: nothing here knows one by its name."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.engine.terms import Terms, default_seating, terms_for
from canasta_qt.rules.catalog import RULESETS
from canasta_qt.rules.model import Ruleset
from canasta_qt.windows.new_game import GameOffer
from canasta_qt.wording.cards import number_word
from canasta_qt.wording.translate import capital, plural

_SHARES: Final = (0.2, 0.6, 1.0, 2.0)
"""Goals on offer, as shares of the one the rules name."""
_ROUNDING: Final = 500


def offers() -> tuple[GameOffer, ...]:
    """Every ruleset the program has, with the number of players it lists first."""
    return tuple(_offer(ruleset) for ruleset in RULESETS)


def players_of(ruleset: Ruleset) -> int:
    """How many play: the smallest number the ruleset lists."""
    return min(ruleset.equipment.players_allowed)


def _offer(ruleset: Ruleset) -> GameOffer:
    players = players_of(ruleset)
    terms = terms_for(ruleset, players, default_seating(ruleset, players))
    target = ruleset.match.target_score
    return GameOffer(
        ruleset=ruleset.id,
        title=ruleset.title,
        character=ruleset.character,
        summary=_summary(terms),
        seats=_seats(terms),
        target=target,
        targets=_targets(target),
        rounds=ruleset.match.rounds,
    )


def _targets(target: int | None) -> tuple[int, ...]:
    if target is None:
        return ()
    goals = {max(round(target * share / _ROUNDING), 1) * _ROUNDING for share in _SHARES}
    return tuple(sorted(goals | {target}))


def _summary(terms: Terms) -> str:
    words = [
        plural(terms.hand_size).translate("Offers", "%n card(s) each", "", 1),
        QCoreApplication.translate("Offers", "draw {number}").format(
            number=number_word(terms.draw_count)
        ),
        plural(terms.canastas_needed)
        .translate("Offers", "{number} canasta(s) to go out", "", 1)
        .format(number=number_word(terms.canastas_needed)),
    ]
    first = capital(", ".join(words)) + "."
    if terms.sides == terms.players:
        last = QCoreApplication.translate("Offers", "Everybody plays alone.")
    elif terms.players == 2 * terms.sides:
        last = QCoreApplication.translate("Offers", "Partners sit opposite.")
    else:
        last = QCoreApplication.translate("Offers", "Three play together.")
    return f"{first} {last}"


def _seats(terms: Terms) -> tuple[str, ...]:
    """What each seat is to the player: partner, left, right, opponent."""
    words = [QCoreApplication.translate("Offers", "You")]
    partner = QCoreApplication.translate("Offers", "Partner")
    for seat in range(1, terms.players):
        if terms.side_of[seat] == terms.side_of[0]:
            words.append(partner)
        else:
            words.append(_place(seat, terms.players))
    return tuple(words)


def _place(seat: int, players: int) -> str:
    if players == 2:
        return QCoreApplication.translate("Offers", "Opponent")
    if 2 * seat == players:
        return QCoreApplication.translate("Offers", "Across")
    if seat == 1:
        return QCoreApplication.translate("Offers", "Left")
    if seat == players - 1:
        return QCoreApplication.translate("Offers", "Right")
    return QCoreApplication.translate("Offers", "Seat {n}").format(n=seat + 1)
