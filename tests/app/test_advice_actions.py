"""The moves compared as rows: what stands in them, and which one is chosen."""

from dataclasses import replace

from canasta_qt.advice import Advice, Candidate
from canasta_qt.app.menus.advice import about_words, rows_of
from canasta_qt.cards import parse_card
from canasta_qt.notation.actions import parse_action
from tests.wording.advising import PEOPLE, PLAY, advice


def compared() -> Advice:
    """A meld, twice weighed in other words, a discard that may be better, a bad one."""
    laying = parse_action("meld m0+2h m0+Ac")
    better = Candidate(parse_action("discard Kc"), 42.3, 9.0)
    same = Candidate(parse_action("meld m0+Ac2h"), 38.0, 1.0)
    own = Candidate(laying, 38.4)
    losses = (("points", -30.0), ("natural_3", -20.0), ("jokers", 4.0))
    worse = Candidate(parse_action("discard 9s"), -11.0, 6.0, losses)
    made = advice(PLAY, "meld m0+2h m0+Ac", "lay_cards")
    return replace(made, candidates=(better, own, same, worse), determinizations=1200)


def test_the_move_advised_comes_first_with_its_reason() -> None:
    """Enter plays what is chosen; what may be better by chance is not that."""
    advised, alike, worse = rows_of(compared(), PEOPLE)

    assert (advised.move, advised.compared) == (
        "Add an ace and a two to the aces",
        "advised",
    )
    assert advised.more == (
        "Melded they score 40 points; in your hand they would cost 40."
    )
    assert advised.cards == (parse_card("2h"), parse_card("Ac"))
    assert (alike.compared, alike.more) == ("about as good", "")
    assert worse.compared == "about 50 points worse"
    assert worse.more == (
        "Melds on the table: −50. Wild cards in hand: +4. Everything else: −3."
    )
    assert worse.cards == (parse_card("9s"),)


def test_the_figures_are_explained_in_words_of_players() -> None:
    words = about_words(compared())

    assert words.startswith("How many points your side would probably lose")
    assert not any(term in words for term in ("sampled", "±", "error"))


def test_what_had_not_to_be_compared_has_its_reason_and_no_figures() -> None:
    drawing = PLAY.replace("turn=0.play", "turn=0.draw")
    made = advice(drawing, "draw", "nothing_to_take")

    (row,) = rows_of(made, PEOPLE)

    assert (row.move, row.compared) == ("Draw", "")
    assert row.more == "You have no jacks to take the pile."
    assert about_words(made) == "There is nothing to compare."
