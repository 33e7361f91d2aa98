"""The line that is always there: the moment it tells of, and the buttons it offers."""

from __future__ import annotations

import pytest

from canasta_qt.cards import RANK_TEXT, cards_text, parse_card
from canasta_qt.controller.gestures.draft import EMPTY, make_draft
from canasta_qt.controller.gestures.status import what_now
from canasta_qt.engine.state.events import ScoreItem, ScoreLine
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import Offer, StagedGroup, TurnState, TurnStatus
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.table.status import what_now as what_now_words
from tests.controller.letting_go import OPEN, UNOPENED, cards
from tests.positions import filled
from tests.rulebook.dealing import natural


def look(text: str) -> Observation:
    """The table as seat 0 sees it, all packs whole."""
    return observe(parse_position(filled(text)), 0)


def told(text: str, chosen: str = "") -> TurnStatus:
    """What the line tells while some cards are chosen."""
    return what_now(look(text), EMPTY, cards(chosen))


def written(offer: Offer) -> str:
    """A button as text: a star if it is the first choice, a minus why it is shut."""
    words = [str(offer.command) + "*" * offer.primary]
    if offer.refusal is not None:
        words.append(f"-{offer.refusal.reason}")
    if offer.rank is not None:
        words.append(RANK_TEXT[offer.rank])
    words += ["joins"] * offer.joins + ["lays_out"] * offer.lays_out
    words += [cards_text(offer.run)] if offer.run else []
    return " ".join([*words, offer.hand]).strip()


def buttons(now: TurnStatus) -> list[str]:
    """All buttons but the hint, which stands last in every turn of one's own."""
    offers = [written(offer) for offer in now.offers]
    assert (offers[-1:] == ["hint"]) == (
        now.is_own_turn and now.moment not in (TurnState.LIFT, TurnState.KEEP)
    )
    return [offer for offer in offers if offer != "hint"]


FIVE = parse_card("5s") >> 2
KINGS = "classic_4 turn=0.draw melds=[KsKhKd]/- hands={}/(11)/(11)/(11) pile={}"
NO_STOCK = KINGS.replace("draw", "draw stock=0").replace(
    "/(11)/(11)/(11)", "/(*)/(9)/(9)"
)
AMERICAN = "american turn=0.draw hands={}/(13)/(13)/(13) pile={}"


@pytest.mark.parametrize(
    ("text", "moment", "offers", "with_cards", "rank"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("no card meets the top one", KINGS.format("8h7s5c4d", "9c6d"),
             TurnState.DRAW, ["draw*", "take -top_card_unmet"], "", "6"),
            ("a pair meets it", KINGS.format("8h8s5c4d", "9c8d"),
             TurnState.DRAW_OR_TAKE, ["draw*", "take"], "8h8s", "8"),
            ("of several ways the pair is named", KINGS.format("8h8s2cXr", "9c8d"),
             TurnState.DRAW_OR_TAKE, ["draw*", "take"], "8h8s", "8"),
            ("the kings that lie take it", KINGS.format("8h7s5c4d", "9cKc"),
             TurnState.DRAW_OR_TAKE, ["draw*", "take"], "", "K"),
            ("a frozen pile wants a pair", KINGS.format("8h7s5c2d", "2d8c!"),
             TurnState.DRAW, ["draw*", "take -pile_is_frozen"], "", "8"),
            ("a black three stops the pile", KINGS.format("8h7s5c4d", "8c3c"),
             TurnState.DRAW, ["draw*", "take -pile_is_blocked"], "", "3"),
            ("there is no pile", KINGS.format("8h7s5c4d", "-"),
             TurnState.DRAW, ["draw*", "take -pile_is_empty"], "", ""),
            ("without stock and way the hand ends", NO_STOCK.format("8h7s5c4d", "9c6d"),
             TurnState.CANNOT_DRAW, ["draw*", "take -top_card_unmet"], "", "6"),
            ("without stock a pair may still take", NO_STOCK.format("8h8s5c4d", "9c8d"),
             TurnState.CANNOT_DRAW, ["draw", "take"], "8h8s", "8"),
            ("without stock what fits a meld is taken",
             NO_STOCK.format("8h7s5c4d", "9cKc"),
             TurnState.MUST_TAKE, ["draw -must_take_pile", "take*"], "", "K"),
            ("a pair takes once the hand has opened",
             AMERICAN.format("8h8s5c4d9c", "9c8d"),
             TurnState.OPEN_FIRST, ["draw*", "take -opening_not_from_pile"], "", "8"),
            ("without a pair to open first is no use",
             AMERICAN.format("8h7s5c4d9c", "9c8d"),
             TurnState.DRAW, ["draw*", "take -opening_not_from_pile"], "", "8"),
            ("for no pile nobody opens first", AMERICAN.format("8h7s5c4d9c", "-"),
             TurnState.DRAW, ["draw*", "take -pile_is_empty"], "", ""),
            ("who is open takes with the pair",
             AMERICAN.format("8h8s5c4d9c", "9c8d") + " melds=[KsKhKd]/-",
             TurnState.DRAW_OR_TAKE, ["draw*", "take"], "8h8s", "8"),
            ("who has opened for the pile takes it",
             AMERICAN.format("8h8s5c4d9c", "9c8d") + " melds=[KsKhKd]/- flags=melded",
             TurnState.OPENED, ["draw -must_take_pile", "take*"], "8h8s", "8"),
            ("where the top card opens, a poor pair just draws",
             KINGS.replace("[KsKhKd]", "-").format("8h8s5c4d", "9c8d"),
             TurnState.DRAW, ["draw*", "take -opening_too_small"], "", "8"),
        )
    ],
)  # fmt: skip
def test_before_the_draw(
    text: str, moment: TurnState, offers: list[str], with_cards: str, rank: str
) -> None:
    now = told(text)

    assert (now.moment, buttons(now)) == (moment, offers)
    assert now.cards == cards(with_cards)
    assert (now.rank is None) if not rank else (now.rank is not None)
    refused = next(offer.refusal for offer in now.offers if offer.command == "take")
    assert now.refusal == refused
    if rank not in ("", "3"):
        assert now.rank is not None
        assert RANK_TEXT[now.rank] == rank


@pytest.mark.parametrize(
    ("chosen", "with_cards"),
    [("8s2c", "8s2c"), ("8h8s", "8h8s"), ("5c", "8h8s"), ("8h", "8h8s")],
)
def test_the_line_takes_the_pile_with_the_chosen_cards_if_they_can(
    chosen: str, with_cards: str
) -> None:
    pile = KINGS.format("8h8s5c4d2c", "9c8d")

    assert told(pile, chosen).cards == cards(with_cards)


@pytest.mark.parametrize(
    ("chosen", "melding"),
    [("3h", ["meld lays_out"]), ("3h3s", ["meld lays_out"]), ("3h5c", []), ("", [])],
)
def test_threes_that_count_by_themselves_are_laid_out_before_the_draw_as_well(
    chosen: str, melding: list[str]
) -> None:
    now = told(AMERICAN.format("3h3s5c4d9c", "9c8d"), chosen)

    assert buttons(now) == ["draw*", *melding, "take -opening_not_from_pile"]


PLAY = "classic_4 turn=0.play melds={}/- hands={}/(11)/(11)/(11) pile=8c8d"
QUEENS = natural("Q")


@pytest.mark.parametrize(
    ("text", "moment", "offers"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("without a canasta the turn goes on", PLAY.format("[KsKhKd]", "Kc5c5d4h"),
             TurnState.PLAY, ["discard -discard_one"]),
            ("with one the partner may be asked", PLAY.format(QUEENS, "Qs9c"),
             TurnState.MAY_GO_OUT, ["go_out", "ask", "discard -discard_one"]),
            ("who has laid this turn asks no more",
             PLAY.format(QUEENS, "Qs9c").replace("hands", "laid=0 flags=melded hands"),
             TurnState.MAY_GO_OUT, ["go_out", "discard -discard_one"]),
            ("a canasta is not enough for three odd cards",
             PLAY.format(QUEENS, "Qs9c5d"),
             TurnState.PLAY, ["discard -discard_one"]),
            ("the last card needs no choosing", PLAY.format(QUEENS, "9c"),
             TurnState.MAY_GO_OUT, ["go_out*"]),
            ("after a yes the player must",
             PLAY.format(QUEENS, "Qs9c") + " flags=allowed",
             TurnState.MUST_GO_OUT, ["go_out*", "discard -discard_one"]),
            ("a straight is declared",
             "american turn=0.play pile=4d"
             " hands=Ac2c3s4c5c6c7c8c9cTcJcQcKcXr/(13)/(13)/(13)",
             TurnState.PLAY, ["declare* straight", "discard -discard_one"]),
            ("in the foot a turn may end without a discard",
             "hand_and_foot(float_allowed=true) turn=0.play melds=[KsKhKd]/- laid=0"
             " hands=4c5c/(11)/(11)/(11) feet=-/(11)/(11)/(11) pile=8c8d",
             TurnState.PLAY, ["float", "discard -discard_one"]),
        )
    ],
)  # fmt: skip
def test_after_the_draw(text: str, moment: TurnState, offers: list[str]) -> None:
    now = told(text)

    assert (now.moment, buttons(now)) == (moment, offers)


def test_a_special_hand_is_offered_with_its_points() -> None:
    """A straight counts 3,000; the other hands count less."""
    hands = "Ac2c3s4c5c6c7c8c9cTcJcQcKcXr"
    american = f"american turn=0.play pile=4d hands={hands}/(13)/(13)/(13)"

    assert told(american).points == 3000
    assert told(american.replace("Xr", "9d")).points == 0


CROWN = (
    "classic_4(red3_mode=topper) turn=0.play laid=0 melds=[KsKhKd][9c9d9h9s9c9d9h]/-"
)


@pytest.mark.parametrize(
    ("text", "chosen", "offers", "points"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("a card that fits is rather melded than thrown", OPEN, "Kc",
             ["meld* K joins", "discard K", "ask", "go_out"], 10),
            ("three of a rank are a meld", OPEN, "5c5d5h",
             ["meld* 5", "discard -discard_one", "ask", "go_out"], 15),
            ("a pair may wait for its third card", OPEN, "5c5d",
             ["meld* 5", "discard -discard_one", "ask", "go_out"], 10),
            ("one card of three may wait, but no button says meld", OPEN, "5c",
             ["discard* 5", "ask", "go_out"], 5),
            ("a card that fits nowhere is thrown", OPEN, "4h",
             ["meld -meld_too_small 4", "discard* 4", "ask", "go_out"], 5),
            ("cards of two ranks are neither", OPEN, "KcQc",
             ["meld -unequal_ranks", "discard -discard_one", "ask", "go_out"], 20),
            ("a wild card that two melds take is neither added nor thrown", OPEN, "2c",
             ["meld -wilds_alone", "discard 2", "ask", "go_out"], 20),
            ("a wild card takes the rank of the card with it", OPEN, "2cKc",
             ["meld* K joins", "discard -discard_one", "ask", "go_out"], 30),
            ("a red three for a canasta is set on it",
             f"{CROWN} hands=3hKc5c/(11)/(11)/(11) pile=8c8d", "3h",
             ["meld* 3 joins", "discard 3"], 0),
            ("a three laid out comes before a discard",
             AMERICAN.replace("draw", "play").format("3h3s5c4d9c", "9c8d"), "3s",
             ["meld* 3 lays_out", "discard -discard_banned 3"], 0),
            ("who may not throw a card is not told to",
             AMERICAN.replace("draw", "play").format("8h7s5c2dXr", "9c8d"), "2d",
             ["meld -meld_too_small", "discard -discard_banned 2"], 20),
            ("the last card of the hand ends it on a meld as well",
             f"classic_4 turn=0.play melds=[AcAdAh]{QUEENS}/- laid=0"
             " hands=As/(11)/(11)/(11) pile=8c8d", "As",
             ["meld* A", "discard A", "go_out"], 20),
            ("a sequence is named by its ends",
             "samba turn=0.play melds=[5h6h7h8h]/- laid=0"
             " hands=9h4c5c/(15)/(15)/(15) pile=8c8d", "9h",
             ["meld* 9 joins 5h8h", "discard 9"], 10),
        )
    ],
)  # fmt: skip
def test_with_cards_chosen(
    text: str, chosen: str, offers: list[str], points: int
) -> None:
    now = told(text, chosen)

    assert (now.moment, now.cards) == (TurnState.CHOSEN, cards(chosen))
    assert (buttons(now), now.points) == (offers, points)


def test_cards_laid_ready_are_counted_against_the_need() -> None:
    view = look(UNOPENED)
    short = what_now(view, make_draft(view, (StagedGroup(cards("JsJhJd2d")),)), ())
    enough = make_draft(
        view, (StagedGroup(cards("JsJhJd2d")), StagedGroup(cards("7c7d7h2c")))
    )
    now = what_now(look(UNOPENED.replace("1500", "0")), enough, ())

    assert (short.moment, short.points, short.need) == (TurnState.STAGED, 50, 90)
    assert buttons(short) == ["commit -opening_too_small", "unstage"]
    assert short.refusal is not None
    assert not short.goes_out
    assert now.points == 85


PHASE = PLAY.format(QUEENS, "Qs9c")


@pytest.mark.parametrize(
    ("phase", "moment", "seat", "offers"),
    [
        ("1.draw", TurnState.OTHERS, 1, ["skip"]),
        ("2.play", TurnState.OTHERS, 2, ["skip"]),
        ("0.answer", TurnState.ASKED, 2, ["skip"]),
        ("2.answer", TurnState.ANSWER, 2, ["yes", "no"]),
        ("3.answer", TurnState.OTHERS, 1, ["skip"]),
    ],
)
def test_whose_word_is_waited_for(
    phase: str, moment: TurnState, seat: int, offers: list[str]
) -> None:
    """While another pair asks, the table waits for the one who is asked."""
    now = told(PHASE.replace("0.play", phase))

    assert (now.moment, now.seat, buttons(now)) == (moment, seat, offers)


@pytest.mark.parametrize(("out", "seat"), [(" out=0", 0), (" out=3", 3), ("", None)])
@pytest.mark.parametrize("game_over", [True, False])
def test_an_end_tells_who_went_out_and_shows_the_score(
    out: str, seat: int | None, *, game_over: bool
) -> None:
    view = look(f"classic_4 turn=0.over{out} melds={QUEENS}/- hands=-/Ac/-/- pile=8c")

    now = what_now(view, EMPTY, (), game_over=game_over)

    assert now.moment is (TurnState.GAME_OVER if game_over else TurnState.HAND_OVER)
    assert (now.seat, buttons(now)) == (seat, ["show_score*"])
    assert (now.needs, now.pending_penalties) == ((), ())


def test_what_going_out_still_needs_is_told_in_every_moment_of_play() -> None:
    for text in (
        KINGS.format("8h7s5c4d", "9c6d"),
        OPEN,
        PHASE.replace("0.play", "1.draw"),
    ):
        now = told(text)
        lacking = [refused.reason for refused in now.needs]
        assert lacking == ([] if QUEENS in text else [Reason.TOO_FEW_CANASTAS])


def line(item: ScoreItem, count: int, each: int | None, points: int) -> ScoreLine:
    return ScoreLine(item, count, each, points)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("threes that cost fifty each",
             "family_hand_and_foot turn=0.play melds=[KsKhKd]/-/-/- laid=0"
             " hands=3d3h3h5c/(11)/(11)/(11) pile=8c8d",
             [line(ScoreItem.THREES_IN_HAND, 3, -50, -150)]),
            ("threes that cost nothing",
             f"{CROWN} hands=3hKc5c/(11)/(11)/(11) pile=8c8d",
             []),
            ("threes of both colours that count against a side without a canasta",
             "american turn=0.play hands=3h3d3c5c/(13)/(13)/(13) pile=8c8d",
             [line(ScoreItem.THREES_IN_HAND, 3, None, -400)]),
            ("sevens that the partner is known to hold are not told",
             "american turn=0.play hands=5c/(13)/(13)/(13) pile=8c8d"
             " known=-/-/7c7d7h/-", []),
            ("melds that count against a side without a canasta",
             "american turn=0.play melds=[KsKhKd][4c4d4h4s]/- laid=0"
             " hands=9h5c/(13)/(13)/(13) pile=8c8d",
             [line(ScoreItem.MELDED_CARDS, 7, None, -50)]),
            ("with a canasta the melds count for it",
             f"american turn=0.play melds=[KsKhKd]{QUEENS}/- laid=0"
             " hands=9h5c/(13)/(13)/(13) pile=8c8d", []),
            ("melds of Classic always count", OPEN, []),
        )
    ],
)  # fmt: skip
def test_what_would_count_against_the_side_now(
    text: str, lines: list[ScoreLine]
) -> None:
    assert list(told(text).pending_penalties) == lines


@pytest.mark.parametrize(
    ("melds", "hand", "goes_out"),
    [
        ("[9c9d9h9s9h9d9c]", "KcKdKh", True),
        ("[9c9d9h9s9h9d9c]", "KcKd", False),
        ("[9c9d9h]", "KcKdKh", False),
        ("[9c9d9h9s9h9d9c]", "KcKdKh5s", False),
    ],
    ids=["all of them", "no meld", "no canasta", "one is left"],
)
def test_what_lies_ready_goes_out_if_it_may_be_laid_and_is_all(
    melds: str, hand: str, *, goes_out: bool
) -> None:
    view = look(f"classic_4 turn=0.play melds={melds}/- hands={hand}/(11)/(11)/(11)")
    group = StagedGroup(tuple(card for card in view.hand if card >> 2 != FIVE))

    assert what_now(view, make_draft(view, (group,)), ()).goes_out == goes_out


def test_no_button_offers_to_meld_red_threes() -> None:
    """“Meld red threes” was there, grey, beside “0 points”."""
    text = "hand_and_foot turn=0.play hands=3h3dKs9c/(11)/(11)/(11) pile=8c8d"

    now = told(text, "3h")

    assert buttons(now) == ["discard* 3"]
    assert what_now_words(now, ("You",) * 4, 0) == (
        "Your turn.",
        "Selected: a red three.",
    )
