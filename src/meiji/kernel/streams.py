"""What `seed_words` makes for one generator, for those of many games in one compiled call.

A compiled game can take less time than Python needs for its seeds: so SHA-256 is a rule here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from meiji.kernel.chance import WORD, seed_words
from meiji.kernel.rules import entry, rule

if TYPE_CHECKING:
    from meiji.kernel.record import Numbers
    from meiji.kernel.rules import Twin

BLOCK = 64  # bytes; a text that fits leaves nine of them free
LANES = 32  # texts that are hashed together
DIGIT = 48  # the code of 0
LARGEST = 2**62  # seeds from here on do not fit into compiled integers

_PRIMES = [n for n in range(2, 312) if all(n % m for m in range(2, n))]
START = np.array([int(p ** (1 / 2) % 1 * 2**32) for p in _PRIMES[:8]], np.int64)
ROUNDS = np.array([int(p ** (1 / 3) % 1 * 2**32) for p in _PRIMES], np.int64)
# The texts that are hashed: repr((7,)) of a game, repr(("player", 7, 0)) of the player in seat 0.
BEFORE_GAME, AFTER_GAME = (np.frombuffer(text, np.uint8) for text in (b"(", b",)"))
BEFORE_PLAYER, AFTER_PLAYER = (np.frombuffer(text, np.uint8) for text in (b"('player', ", b", 0)"))
TEXTS = (BEFORE_GAME, AFTER_GAME, BEFORE_PLAYER, AFTER_PLAYER)


@rule
def twice(word: int) -> int:
    """A word two times side by side: shifted to the right, its lower half is the word with its bits turned."""
    return word | word << 32


@rule
def digest(w: Numbers, parts: Numbers, start: Numbers, rounds: Numbers) -> None:
    """The SHA-256 of a block in every lane, from w[:16] to parts[:8]; each short loop is a few instructions for all."""
    for i in range(16, 64):
        for lane in range(LANES):
            x, y = twice(w[i - 15, lane]), twice(w[i - 2, lane])
            mixed = (x >> 7 ^ x >> 18 ^ w[i - 15, lane] >> 3) + (y >> 17 ^ y >> 19 ^ w[i - 2, lane] >> 10)
            w[i, lane] = (w[i - 16, lane] + w[i - 7, lane] + mixed) & WORD
    for part in range(8):
        for lane in range(LANES):
            parts[part, lane] = start[part]
    for i in range(64):  # what the others call a to h moves on by one place from round to round
        a, b, c, d = parts[-i & 7], parts[1 - i & 7], parts[2 - i & 7], parts[3 - i & 7]
        e, f, g, h = parts[4 - i & 7], parts[5 - i & 7], parts[6 - i & 7], parts[7 - i & 7]
        for lane in range(LANES):
            x, y = twice(e[lane]), twice(a[lane])
            first = h[lane] + (x >> 6 ^ x >> 11 ^ x >> 25) + (g[lane] ^ e[lane] & (f[lane] ^ g[lane]))
            first += rounds[i] + w[i, lane]
            second = (y >> 2 ^ y >> 13 ^ y >> 22) + (a[lane] & b[lane] | c[lane] & (a[lane] | b[lane]))
            d[lane] = (d[lane] + first) & WORD
            h[lane] = (first + second) & WORD
    for part in range(8):
        for lane in range(LANES):
            parts[part, lane] = (parts[part, lane] + start[part]) & WORD


@rule
def written(text: Numbers, number: int, before: Numbers, after: Numbers) -> int:
    """A number between two texts, in digits; how long it is together."""
    at = len(before)
    for i in range(at):
        text[i] = before[i]
    rest = number
    while rest >= 10:
        rest //= 10
        at += 1
    length = at + 1
    while at >= len(before):
        text[at] = DIGIT + number % 10
        number //= 10
        at -= 1
    for i in range(len(after)):
        text[length + i] = after[i]
    return length + len(after)


@entry
def fill_streams(
    first: int,
    streams: Numbers,
    text: Numbers,
    w: Numbers,
    parts: Numbers,
    start: Numbers,
    rounds: Numbers,
    texts: tuple[Numbers, ...],
) -> None:
    """For game i, with the seed first + i, its own generator and that of the player in each seat."""
    before_game, after_game, before_player, after_player = texts
    each = streams.shape[1]
    count = streams.shape[0] * each
    for group in range(0, count, LANES):
        lanes = min(LANES, count - group)
        for lane in range(lanes):
            seed, seat = first + (group + lane) // each, (group + lane) % each - 1
            if seat < 0:
                length = written(text, seed, before_game, after_game)
            else:
                length = written(text, seed, before_player, after_player)
                text[length - 2] = DIGIT + seat
            text[length] = 128
            for i in range(length + 1, BLOCK - 1):
                text[i] = 0
            text[BLOCK - 1] = length * 8
            for i in range(16):
                w[i, lane] = text[4 * i] << 24 | text[4 * i + 1] << 16 | text[4 * i + 2] << 8 | text[4 * i + 3]
        digest(w, parts, start, rounds)
        for lane in range(lanes):
            for i in range(4):
                x = parts[i, lane]  # its bytes, last one first
                turned = (x & 255) << 24 | (x >> 8 & 255) << 16 | (x >> 16 & 255) << 8 | x >> 24
                streams[(group + lane) // each, (group + lane) % each, i] = turned


def fill(twin: Twin, first: int, streams: Numbers) -> None:
    """The same for seeds of any size."""
    if 0 <= first < LARGEST:
        text, w, parts = (np.zeros(shape, np.int64) for shape in (BLOCK, (64, LANES), (8, LANES)))
        twin[fill_streams](first, streams, text, w, parts, START, ROUNDS, TEXTS)
        return
    for i, game in enumerate(streams):
        game[0] = seed_words(first + i)
        for seat in range(len(game) - 1):
            game[1 + seat] = seed_words("player", first + i, seat)
