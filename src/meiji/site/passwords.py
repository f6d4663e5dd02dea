"""Which passwords are refused: those that everybody who guesses tries first."""

from __future__ import annotations

from meiji.site.errors import Refused

LEAST, MOST = 8, 200
LEAST_DIFFERENT = 5  # characters
ROWS = ("abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm")
AROUND = "0123456789!?.-_ "  # what people put around a word to make it a password
# The most common passwords of English, German and Polish people, without what stands around them.
COMMON = """
    password passwort passw0rd p@ssword p@ssw0rd haslo hasło kennwort schatz hallo welcome willkommen witaj
    qwerty qwertz azerty qazwsx asdfgh zxcvbn letmein iloveyou ichliebedich kocham kochamcie trustno
    sunshine princess football baseball superman batman dragon monkey master shadow michael jennifer computer
    internet starwars pokemon whatever charlie liverpool chelsea fussball bayern schalke berlin polska
    warszawa krakow misiek zaq12wsx qwe123qwe 1q2w3e4r 1qaz2wsx q1w2e3r4 1q2w3e4r5t test testtest
    admin administrator root login guest user default changeme secret geheim tajne meiji zaibatsu nippon yokohama
"""


def check_password(password: str, name: str) -> str:
    if not LEAST <= len(password) <= MOST:
        raise Refused(400, "password-length", least=LEAST, most=MOST)
    if is_weak(password, name):
        raise Refused(400, "password-weak")
    return password


def is_weak(password: str, name: str) -> bool:
    """Few different characters, only digits and signs, a row of the keyboard, or a common word or the own name with
    little around it."""
    small = password.casefold()
    word = small.strip(AROUND)
    return (
        len(set(small)) < LEAST_DIFFERENT
        or not word
        or _in_a_row(word)
        or not {small, word}.isdisjoint(COMMON.split())
        or word == name.casefold().strip(AROUND)
    )


def _in_a_row(text: str) -> bool:
    """Does it go along a row of the keyboard or the alphabet, up or down, perhaps twice?"""
    return any(text in way for row in ROWS for way in (row * 2, row[::-1] * 2))
