"""What chance adds to the rows of a table: packs, salts, first dealers, and the hands that bots choose."""

from typing import Any

from fourball import bots
from fourball.cards import cards_text
from fourball.games import Rules, cut_order, pack
from fourball.play import Cutting
from fourball.server import chance
from fourball.server.board import Board
from fourball.server.seats import Seat, filled
from fourball.server.tiebreak import HANDS, TieBreak


def first_deal(board: Board, seat: int) -> dict[str, Any]:
    """The row of a table's first deal, for which this seat has pressed the button."""
    seats = len(board.seats)
    if board.agreed.first_dealer == "volunteer":
        return _match(board.seats, seat) | new_pack(board.rules, seats)
    if board.agreed.first_dealer == "cut":
        cutting = Cutting.of(seats, chance.shuffled, cut_order(board.rules))
        told = {"cut": cutting.to_list()}
        return _match(board.seats, cutting.dealer) | told | new_pack(board.rules, seats)
    return _match(board.seats, chance.any_of(seats)) | new_pack(board.rules, seats)


def rematch(board: Board) -> dict[str, Any]:
    """The row of a rematch, or of the next game of a match: everybody's seats, and the deal moving on."""
    everybody = board.everybody
    return _match(everybody, board.next_dealer) | new_pack(board.rules, len(everybody))


def new_pack(rules: Rules, seats: int) -> dict[str, str]:
    """A newly shuffled pack and a salt."""
    cards = chance.shuffled(pack(rules, seats))
    return {"pack": cards_text(cards), "salt": chance.new_salt()}


def extra_hole(board: Board, tie: TieBreak) -> dict[str, Any]:
    """The row of an extra hole: those who are left play it, and the first of them whose turn it is to deal deals."""
    count = len(tie.seats)
    order = sorted(tie.left, key=lambda seat: (seat - board.next_dealer) % count)
    players = {"playing": list(tie.left), "dealer": tie.left.index(order[0])}
    return players | new_pack(board.rules, len(tie.left))


def hands(tie: TieBreak) -> dict[str, Any]:
    """The hands that bots choose now, in the order in which they choose, until a person is waited for or it is settled."""
    chosen: list[list[int | str]] = []
    while tie.bots_to_choose:
        seat, hand = tie.bots_to_choose[0], HANDS[chance.any_of(len(HANDS))]
        chosen.append([seat, hand])
        tie = tie.chosen_by(seat, hand)
    return {"bots": chosen}


def _match(seats: tuple[Seat, ...], dealer: int) -> dict[str, Any]:
    return {"seats": [seat.to_dict() for seat in filled(seats, bots.DEFAULT)], "dealer": dealer}
