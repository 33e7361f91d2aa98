"""What is filled into the slots of messages: the comments that translators read.

One name means one thing in every message; a new slot needs a line here.
"""

SLOTS = {
    "card": "a card as a sign: K♠, 10♦, joker",
    "cards": "cards as signs, joined: K♠, K♥ and 2♣",
    "count": "a number in figures: 3",
    "low": "the lowest card of a sequence: 5♥",
    "high": "the highest card of a sequence: 9♥",
    "name": "a player's name, the subject: Anton",
    "partner": "the partner's name, the subject: Anton",
    "points": "points in figures: 1,985",
    "need": "points in figures that are needed: 90",
    "have": "points in figures that there are: 75",
    "number": "a number in figures: 3",
    "number_word": "a number in words: three",
    "version": "a version: 1.0",
    "why": "a whole sentence that gives the reason",
}
