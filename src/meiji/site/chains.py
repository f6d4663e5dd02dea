"""Several moves in one request, all or nothing: decisions that belong together and are answered at once.

A chain is planned on what can be seen, so it goes on only as long as the same seat decides and nothing is revealed. Its
last move may reveal something; a plan for what comes after that is refused, whatever came out.
"""

from __future__ import annotations

from collections.abc import Sequence

from meiji.kernel.errors import BadInput, MeijiError, OutcomeNeeded
from meiji.kernel.game import Game
from meiji.kernel.serialise import StoredMove, last_move
from meiji.site.errors import Refused

MOST = 40  # moves in one request
SHOWN = 80  # letters of a move in a refusal


def play_chain(game: Game, moves: Sequence[str | int], drawn: Sequence[str] | None) -> list[StoredMove]:
    """Play the moves on this game and give them as rows. What is refused leaves a game that is to be thrown away.

    On a table that follows a real one, `drawn` names what the last move draws.
    """
    if not 0 < len(moves) <= MOST:
        raise Refused(400, "moves-count", most=MOST)
    seat, count, rows = game.to_move, len(moves), []
    for number, move in enumerate(moves, 1):
        is_last, shown = number == count, str(move)[:SHOWN]
        try:
            game.play(game.code_of(move), drawn if is_last or drawn is None else [])
        except OutcomeNeeded:
            if is_last:
                raise
            raise Refused(422, "chain-reveals", move=shown, number=number, count=count) from None
        except BadInput:
            raise
        except MeijiError:
            if count == 1:
                raise Refused(422, "move-not-legal", move=shown) from None
            raise Refused(422, "chain-not-legal", move=shown, number=number, count=count) from None
        rows.append(last_move(game))
        if is_last or game.over:
            continue  # after the end no move is legal
        if not game.can_undo:
            raise Refused(422, "chain-reveals", move=shown, number=number, count=count)
        if game.to_move != seat:
            raise Refused(422, "chain-ends-turn", move=shown, number=number, count=count)
    return rows
