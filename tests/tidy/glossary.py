"""Words that no string a player reads may have, by the style guide."""

import re

from tests.app.catalogue import sources

BANNED = {
    r"hands? (is|are) (over|left|dealt)|next hand|this hand": "round",
    r"a hand(’s)? (number|ends)|points a hand|%n hands?\(s\)|hand \{": "round",
    r"\bfoes?\b|\bparty\b|\ballies\b": "opponents",
    r"\btalon\b": "stock",
    r"\bheap\b": "pile",
    r"\b(wins?|buys?) the pile": "take the pile",
    r"\bstopp?(s|ed)?\b.*\bpile|pile.*\bstopp?(s|ed)?\b|\block(s|ed)\b": "blocked",
    r"\bdeuces?\b|\bwilds\b": "wild card, two",
    r"\b(lay|lays|laid|laying)\b(?! out)": "meld",
    r"\b(join|joins|joined|grow|grows|grown)\b": "add",
    r"\bin a row\b|\brun of\b": "sequence",
    r"canastas? of wild cards|sequences? of seven|pure canasta": "wild canasta",
    r"\bfirst melds?\b|\bopenings?\b": "initial meld",
    r"\bends? the hand\b": "ends the round",
    r"\bbonus cards?\b": "red three",
    r"\b(laid|lies) ready\b": "staged; Ready to meld",
    r"\bchosen cards?\b": "selected",
    r"\blit\b": "highlighted",
    r"\bcrown(s|ed)?\b|\btopper\b|\bburnt\b": "red three on a canasta; closed rank",
    r"\blone hand\b": "lone player",
    r"\bown rules?\b|\bown rulesets?\b": "custom ruleset",
    r"\blapses?\b": "mistake",
    r"\bgo(es)? on with\b|\bmend\b|\bcount anew\b": "continue, reset",
    r"\b(as|so) many\b|\bof its own\b|\ban own\b|\bsuch\b|\bwhoever\b": "short words",
    r"\bmay be \{|\bmay perhaps\b": "can, must",
    r"['\"]|\.\.\.": "typographic quotes and ellipsis",
    r"\d %|\} %": "40%",
    r"\band/or\b": "and",
}
"""Pattern, in lower case, and what the guide writes in its place."""

ALLOWED = {
    "Holds his cards like a guitar. Sings when the pile grows.": "no meld is meant",
    "Your first meld must use the top card, {one}.": "the first of several melds",
    "Your first meld must use the top card of the pile.": "the first of several melds",
}
"""Strings that may have such a word, and why."""


_TYPED = re.compile("^  .*$", re.MULTILINE)
"""Indented examples in the help of the command line."""


def listed() -> list[tuple[str, str]]:
    """Return each such string with the word for it.

    Words by which players search are theirs, so they may be any.
    """
    return [
        (message.source, instead)
        for message in sources()
        for pattern, instead in BANNED.items()
        if message.source not in ALLOWED
        and message.role != "search"
        and re.search(pattern, _TYPED.sub("", message.source).lower())
    ]
