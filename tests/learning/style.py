"""Style of teaching texts: length, typography, and words of the glossary.

The glossary is checked here because lessons and practice positions are in no catalogue.
"""

import re
from collections import Counter
from collections.abc import Iterator

from tests.app.glossary import banned

LINE = 119
WORDS = 15

SENTENCE = re.compile(r"(?<=[.?:…])\s")
CARD = re.compile(r"(?:10|[2-9AKQJ])[♠♥♦♣]")
FIGURE = re.compile(r"\d[\d.,\u202f]*\d|\d\d")

EVERYWHERE = r"['\"]|\.\.\.|--|  |\(s\)"
ENGLISH = (
    r"decks?|deuces?|wilds|talon|heap|lays?|laid(?! out)|laying|match(?:es)?|foes?"
    r"|all(?:y|ies)|locked|lit|lift|pure|topper|burnt|as many|so many|of its own|such"
    r"|whoever|win the pile|chosen|choose|opening|groups?|runs?|in a row|part(?:y|ies)"
    r"|(?<!initial )first melds?|may(?! I go out| ask)|stop(?:s|ped)?|bonus cards?"
    r"|colors?|and/or"
)


def faults(text: str, language: str = "", most: int = WORDS) -> Iterator[str]:
    """Yield what is wrong with one line of text, of so many words in a sentence."""
    if len(text) > LINE:
        yield f"{len(text)} characters"
    for sentence in SENTENCE.split(text):
        if len(sentence.split()) > most:
            yield f"{len(sentence.split())} words: {sentence}"
    words = banned(language, taught=True) if language else ENGLISH
    if found := re.search(rf"{EVERYWHERE}|\b(?:{words})\b", text):
        yield f"“{found[0]}”"
    if not re.search(r"[.?](?:[”“]|\s»)?$", text):
        yield "no full stop"


def printed(text: str) -> tuple[Counter[str], Counter[str]]:
    """Return the cards and figures of a text, which translations must keep.

    10 is left out: French prints ranks below the jack as figures, also the ten.
    """
    figures = (re.sub(r"[.,\u202f]", "", each) for each in FIGURE.findall(text))
    kept = (each for each in figures if each != "10")
    return Counter(CARD.findall(text)), Counter(kept)
