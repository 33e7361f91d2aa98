"""Two against a lone hand: the ally's melds are open to both."""

from canasta_qt.controller.gestures.draft import EMPTY
from canasta_qt.controller.gestures.intents import intent, meld_intent
from canasta_qt.controller.gestures.laying import meld_to_join
from canasta_qt.controller.gestures.targets import targets
from canasta_qt.engine.state.position import ALLY_MELDS
from canasta_qt.gestures import Place, Spot
from canasta_qt.wording.table.labels import target_words
from tests.controller.letting_go import HAND, cards, look, played

LONE = (
    "classic_3(three_player_lone_hand=true) turn=0.play lone=2"
    " melds=[KhKsKd]/[9c9d9s]/[AcAhAs] hands=9h9c4c5d/(6)/(6) pile=8c"
)


def test_against_a_lone_hand_cards_go_onto_the_allys_meld() -> None:
    view = look(LONE)
    nines = Spot(Place.MELD, ALLY_MELDS)

    found = {target.spot: target for target in targets(view, EMPTY, cards("9h"), HAND)}

    assert played(intent(view, EMPTY, cards("9h"), HAND, nines)) == ["meld m50+9h"]
    assert target_words(found[nines]) == "Add to nines"


def test_against_a_lone_hand_m_adds_a_few_cards_to_the_allys_meld() -> None:
    assert played(meld_intent(look(LONE), EMPTY, cards("9h9c"))) == ["meld m50+9h9c"]


def test_cards_enough_for_a_meld_begin_one_beside_the_allys() -> None:
    view = look(LONE.replace("9h9c4c5d", "9h9c2c4c5d"))

    for few in ("9h", "9h9c"):
        assert meld_to_join(view, cards(few)) == ALLY_MELDS
    assert meld_to_join(view, cards("9h9c2c")) is None
    assert played(meld_intent(view, EMPTY, cards("9h9c2c"))) == ["meld [9h9c2c]"]
