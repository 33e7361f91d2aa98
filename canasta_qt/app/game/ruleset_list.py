"""Entries for the list of games, derived from the rules alone."""

from collections.abc import Iterator
from itertools import starmap
from typing import Final

from canasta_qt.engine.state.terms import Terms, count_sides, terms_for
from canasta_qt.rules.amounts import AmountTable
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import FootAssignment, MatchEnd, Seating
from canasta_qt.storage.own_rulesets import all_rulesets, custom_rulesets
from canasta_qt.storage.paths import StorageError, first_unwritable_folder_error
from canasta_qt.translate import join_with_commas, mark, number_text, tr, tr_n
from canasta_qt.windows.new_game.game_offer import GameOffer, TableOffer
from canasta_qt.wording.errors import error_sentence
from canasta_qt.wording.player_names import visible_styles
from canasta_qt.wording.ruleset_names import ruleset_title, source_of

_SHARES: Final = (0.2, 0.6, 1.0, 2.0)
"""Offered target scores, as multiples of the target score of the ruleset."""
_ROUNDING: Final = 500
"""Step of the offered target scores, in points."""
_FEW_ROUNDS: Final = (1, 2, 3, 4, 6, 8)
"""Numbers of rounds that are offered in a game that ends after a number of rounds."""
_OFFERED_ROUNDS: Final = (1, 3)
"""Numbers of rounds that are offered in a game with a target score."""
_USUAL_PLAYERS: Final = 4
"""Default number of players, if the rules allow it."""
_LAST_PLACE: Final = 2


def game_offers(key: str = "", ruleset: Ruleset | None = None) -> tuple[GameOffer, ...]:
    """Return the entries of all games; if none of them has the key `key`, also an entry
    for `ruleset`."""
    listed = all_rulesets()
    if ruleset is not None:
        listed.setdefault(key, ruleset)
    return tuple(starmap(game_offer, listed.items()))


def game_offer(key: str, ruleset: Ruleset) -> GameOffer:
    """Return a ruleset as entry of the list of games; `key` identifies the ruleset."""
    # Imported late: the first frame needs no sentences about rules.
    from canasta_qt.wording.rules.house_rules import ruleset_description

    target = ruleset.target_score if ruleset.match_end is MatchEnd.TARGET else None
    rounds = None if target is not None else ruleset.rounds
    return GameOffer(
        ruleset_key=key,
        title=ruleset_title(ruleset),
        character=ruleset_description(ruleset),
        tables=tuple(_tables(ruleset)),
        default_target=target,
        target_choices=_targets(target),
        rounds=rounds,
        round_choices=(
            _OFFERED_ROUNDS if rounds is None else tuple(sorted({*_FEW_ROUNDS, rounds}))
        ),
        pack_choices=allowed_pack_counts(ruleset),
        rules_source=_note(ruleset),
    )


def default_player_count(ruleset: Ruleset) -> int:
    """Return the default number of players: 4 if allowed, else the smallest."""
    allowed = ruleset.players_allowed
    return _USUAL_PLAYERS if _USUAL_PLAYERS in allowed else min(allowed)


def allowed_seatings(ruleset: Ruleset, players: int) -> tuple[Seating, ...]:
    """Return the seatings allowed for a number of players; () for a forbidden
    number.
    """
    return dict(ruleset.seating).get(players, ())


def allowed_pack_counts(ruleset: Ruleset) -> tuple[int, ...]:
    """Return the numbers of packs from which a player can choose, the default first.

    () if the number is fixed or determined by the number of players.
    """
    table = ruleset.red3_table
    usual = ruleset.deck_count
    if not isinstance(table, AmountTable) or not isinstance(usual, int):
        return ()
    return (usual, *(decks for decks, _ in table.rows if decks != usual))


def _tables(ruleset: Ruleset) -> Iterator[TableOffer]:
    usual = default_player_count(ruleset)
    numbers = sorted(ruleset.players_allowed)
    for players in numbers:
        for seating in allowed_seatings(ruleset, players):
            terms = terms_for(ruleset, players, seating)
            yield TableOffer(
                player_count=players,
                seating=seating.value,
                sides_text=_sides_words(players, seating),
                seat_relations=_seats(terms),
                summary=_summary(terms),
                is_default=players == usual,
                partner_seats=partner_seats(players, seating),
                styles=visible_styles(terms),
            )


def _targets(target: int | None) -> tuple[int, ...]:
    if target is None:
        return ()
    goals = {max(round(target * share / _ROUNDING), 1) * _ROUNDING for share in _SHARES}
    return tuple(sorted(goals | {target}))


def _note(ruleset: Ruleset) -> str:
    """Return a note about the source of the rules; the rule sheet has the details."""
    words = tr("Based on: {source}", "source")
    return words.format(source=source_of(ruleset))


def _summary(terms: Terms) -> str:
    words = [tr_n("%n pack(s)", terms.decks)]
    hand, foot = terms.hand_size, terms.foot_size
    if foot and terms.rules.foot_assignment is not FootAssignment.SECOND_PACKET:
        packets = tr("packets of {number} and {count} cards")
        words.append(packets.format(number=number_text(hand), count=number_text(foot)))
    else:
        words.append(tr_n("%n card(s) each", hand))
        words += [tr_n("%n card(s) in the foot", foot)] * bool(foot)
    draw, out = terms.draw_count, terms.canastas_needed
    words += [tr_n("draw %n", draw), tr_n("%n canasta(s) to go out", out)]
    return join_with_commas(words)


def _sides_words(players: int, seating: Seating) -> str:
    if seating is Seating.SOLO:
        return tr("Everyone alone")
    sides = count_sides(players, seating)
    if seating is Seating.PAIRS:
        return tr_n("%n pair(s)", sides)
    return tr_n("%n team(s) of three", sides)


def partner_seats(players: int, seating: Seating) -> frozenset[int]:
    """Return the other seats on the side of seat 0, the player's seat."""
    sides = count_sides(players, seating)
    return frozenset(range(sides, players, sides))


def _seats(terms: Terms) -> tuple[str, ...]:
    """Return the relation of each seat to the player: you, partner, left, right,
    opponent."""
    you = tr("You")
    return (you, *(_place(seat, terms) for seat in range(1, terms.players)))


def _place(seat: int, terms: Terms) -> str:
    players = terms.players
    if terms.side_of[seat] == terms.side_of[0]:
        return tr("Partner")
    if players == _LAST_PLACE:
        return tr("Opponent")
    if 2 * seat == players:
        return tr("Across")
    if seat == 1:
        return tr("Left")
    if seat == players - 1:
        return tr("Right")
    return tr("Seat {n}").format(n=seat + 1)


def damaged_ruleset_notices() -> list[str]:
    """Set damaged custom rulesets aside; return sentences about these files and about
    files that could not be moved."""
    try:
        errors = custom_rulesets()[1]
    except StorageError as error:
        errors = [error]
    if (trouble := first_unwritable_folder_error()) is not None:
        words = mark("{why} You can play, but not all of it is saved.")
        errors.append(StorageError(words, why=trouble))
    return [error_sentence(error) for error in errors]
