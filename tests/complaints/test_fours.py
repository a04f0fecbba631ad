"""Complaints about All Fours, as they would look here. Expected values are those of the rules' text and of the oracle."""

import itertools
import json
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fourball.allfours import Rules
from fourball.cards import DECK, Card, card_text, parse_cards
from fourball.errors import IllegalAction
from fourball.play import Deal, HandState, Match, SeatInfo
from fourball.record import read
from fourball.server.messages import Act, Incoming, Ping, Sync
from tests.oracle import allfours as oracle
from tests.server.test_fours import choose, table_of_four
from tests.support.hands import choose_in_hand, dealt_hand, shuffled_deck, some_hand_rules
from tests.support.server import Json, Person, Server, play_hole, settled

pytestmark = pytest.mark.timeout(120)

WORKED = ("Ah Qh Tc 4c Kd 3s", "Kh 2h Ac 9c 5d Qs", "Jh 5h Kc 8d Td As", "8h 6h Qc 3c Ad 6s")
"""The hand of section 9 of the rules' text: S, E, N, W are seats 0 to 3, W deals, 9h is turned up, S stands."""
WORKED_TRICKS = (
    *("0 Kd", "1 5d", "2 8d", "3 Ad", "3 6s", "0 3s", "1 Qs", "2 As"),
    *("2 Kc", "3 3c", "0 4c", "1 Ac", "1 9c", "2 Jh", "3 Qc", "0 Tc"),
    *("2 Td", "3 6h", "0 Ah", "1 2h", "0 Qh", "1 Kh", "2 5h", "3 8h"),
)
THREES = {"packets": "threes"}


def pack_of(hands: Sequence[str], turned: str, dealer: int, then: str = "") -> list[Card]:
    """A pack that deals these hands by threes, turns a card, and goes on with those named (2.8)."""
    players = len(hands)
    order = [(dealer + step) % players for step in range(1, players + 1)]
    cards = [list(parse_cards(hand)) for hand in hands]
    pack = [card for start in (0, 3) for seat in order for card in cards[seat][start : start + 3]]
    pack += parse_cards(f"{turned} {then}")
    return pack + [card for card in DECK if card not in pack]


def worked_hand(totals: Sequence[int]) -> HandState:
    """The worked hand, played to its end."""
    rules = Rules.preset("all-fours", **THREES)
    pack = pack_of(WORKED, "9h", 3)
    state = HandState.deal(rules, 3, pack, totals=totals)
    for action in ("0 stand", *(each.replace(" ", " play ") for each in WORKED_TRICKS)):
        state, _ = state.apply(action)
    return state


@pytest.mark.parametrize(
    ("totals", "points", "winner"),
    [
        ((0, 0), (3, 1), None),
        ((13, 13), (1, 0), 0),
        ((12, 13), (1, 1), 1),
        ((11, 12), (3, 1), 0),
    ],
)
def test_both_sides_near_the_target(
    totals: tuple[int, int], points: tuple[int, int], winner: int | None
) -> None:
    """B076: at 13-13 points are scored in order high, low, jack, game, and the first to 14 has won; nothing is scored after it.

    Section 9: high makes NS 14 and the game is over; with NS at 12 and EW at 13, EW win by low though NS would have made 15.
    """
    state = worked_hand(totals)
    assert (state.points, state.winner) == (points, winner)


KICKS = [
    # What is turned up in order; what each turn scores (A 1, 6 2, J 3); at how many the dealer's side begins.
    ("Jd", (), 11),
    ("6c", (), 12),
    ("4c", ("Jc",), 11),
    ("4c", ("6c", "Ah"), 11),
]


@pytest.mark.parametrize(("turned", "later", "before"), KICKS)
def test_a_kick_that_reaches_the_target_ends_the_game(
    turned: str, later: tuple[str, ...], before: int
) -> None:
    """B077: the first turn-up, one of a run, or the one that ends a run: the game is won there and then, and nobody deals again."""
    rest = [card_text(card) for card in DECK if card_text(card) not in (turned, *later)]
    pack, rest = [*rest[:24], turned], rest[24:]
    for card in later:
        pack, rest = [*pack, *rest[:12], card], rest[12:]
    rules = Rules.preset("all-fours", **THREES)
    first = Deal(3, tuple(DECK), scores=(before, 0), packet=3)
    match = Match(rules, tuple(SeatInfo(name) for name in "abcd"), 3, (first,))
    match, _ = match.deal(parse_cards(" ".join(pack + rest)))
    for action in ("1 beg", "0 run") if later else ():
        match, _ = match.apply(action)
    worth = {"A": 1, "6": 2, "J": 3}
    total = before + sum(worth.get(card[0], 0) for card in (turned, *later))
    assert total == 14
    assert (match.over, match.winners, match.totals) == (True, (0,), (14, 0))
    assert not match.deals[-1].thrown_in
    with pytest.raises(IllegalAction, match="over"):
        match.deal(DECK)


async def test_the_running_count_of_a_hand(mara: Person) -> None:
    """B079: what each side has taken toward game begins at nothing in each hand, grows with each trick and is what the count tells."""
    agreed = {"memory_aid": True, "first_dealer": "volunteer"}
    table = await mara.open_table(
        preset="all-fours", options={"target": 40}, agreed=agreed, start=True
    )
    name, chance = table["id"], random.Random(4)
    for _ in range(3):
        view = await settled(mara, name)
        while view["status"] == "playing":
            hand = view["view"]
            if not hand["tricks"]:
                assert hand["game_counts"] == [0, 0]
            tricks, last = len(hand["tricks"]), hand["game_counts"]
            view = (await mara.act(name, view["version"], choose(view, chance)))["table"]
            view = await settled(mara, name)
            if view["status"] == "playing" and len(view["view"]["tricks"]) == tricks + 1:
                won, worth = view["view"]["tricks"][-1] % 2, view["view"]["last"]["worth"]
                grown = [n + (worth if side == won else 0) for side, n in enumerate(last)]
                assert view["view"]["game_counts"] == grown
        told = [one for one in view["view"]["scored"] if one["what"] == "game"]
        for one in told:
            taken = [0, 0]
            for trick in view["view"]["all_tricks"]:
                taken[trick["taker"] % 2] += trick["worth"]
            assert one["game"] == taken == view["view"]["game_counts"]
        if view["status"] != "hole_over":
            break
        await mara.act(name, view["version"], "deal")


def test_every_point_names_side_reason_and_card() -> None:
    """B073: the worked hand: high and jack and game to one side, low to the other, each with its card, and they add up."""
    told = worked_hand((0, 0)).told
    lines = [(one.what, one.side, one.points, one.card, one.holder, one.taker) for one in told]
    assert lines == [
        ("high", 0, 1, "Ah", 0, 0),
        ("low", 1, 1, "2h", 1, 0),
        ("jack", 0, 1, "Jh", 2, 2),
        ("game", 0, 1, None, None, None),
    ]
    assert told[-1].game == (33, 19)


def test_what_may_be_played_is_what_the_rules_say() -> None:
    """B083, B087: in random hands under random rules, against a plain reading of the rules; trumping is allowed while one can
    follow, throwing off is not."""
    rng = random.Random(83)
    trumped = refused = 0
    for _ in range(150):
        rules = some_hand_rules(rng, exposed="never")
        state = dealt_hand(rng, rules)
        while not state.over:
            view = state.view(state.to_act)
            if view.phase == "play":
                assert view.seat is not None
                hand = list(view.hands[view.seat].cards)
                trick = [play.card for play in view.trick.plays]
                wanted = oracle.may_play(rules.to_dict(), view.trump or "", trick, hand)
                assert sorted(view.legal) == sorted(f"play {card}" for card in wanted)
                if trick and rules.follow == "follow_or_trump" and trick[0][1] != view.trump:
                    same = [card for card in hand if card[1] == trick[0][1]]
                    trumped += bool(same) and any(card[1] == view.trump for card in wanted)
                    thrown = [card for card in hand if card[1] not in (trick[0][1], view.trump)]
                    if same and thrown:
                        refused += 1
                        with pytest.raises(IllegalAction):
                            state.apply(f"{state.to_act} play {thrown[0]}")
            state, _ = state.apply(choose_in_hand(rng, state))
    assert min(trumped, refused) > 50


def test_undertrumping_is_an_option() -> None:
    """B087: 9c led and trumped with the jack of hearts: a lower trump may be thrown, or is banned while another card is left."""
    hands = ("9c 2c 3c 4c 6c 7c", "Jh 2d 3d 4d 5d 6d", "Qc 5h Qh 2s 8d 9d", "8c Tc As Ks Ts 9s")
    for undertrump, wanted in (("allowed", {"Qc", "5h", "Qh"}), ("banned", {"Qc", "Qh"})):
        rules = Rules.preset("all-fours", undertrump=undertrump, **THREES)
        state = HandState.deal(rules, 3, pack_of(hands, "3h", 3))
        for action in ("0 stand", "0 play 9c", "1 play Jh"):
            state, _ = state.apply(action)
        assert set(state.view(2).legal) == {f"play {card}" for card in wanted}


def test_the_best_card_takes_the_trick() -> None:
    """B085: all tricks of four out of a reduced pack (ace, jack, six of three suits): the highest trump, else the highest of
    the suit led."""
    strength = {"6": 1, "J": 2, "A": 3}
    reduced = [rank + suit for suit in "chs" for rank in strength]
    rules = Rules.preset("all-fours", follow="free", **THREES)
    spare = [card_text(card) for card in DECK if card_text(card) not in reduced]
    trumps = [card for card in spare if card[1] == "h"]
    for trick in itertools.permutations(reduced, 4):
        rest = [card for card in spare if card != trumps[0]]
        hands = [f"{card} {' '.join(rest[5 * n : 5 * n + 5])}" for n, card in enumerate(trick)]
        state = HandState.deal(rules, 3, pack_of(hands, trumps[0], 3))
        state, _ = state.apply("0 stand")
        for seat, card in enumerate(trick):
            state, _ = state.apply(f"{seat} play {card}")
        hearts = [card for card in trick if card[1] == "h"]
        fighting = hearts or [card for card in trick if card[1] == trick[0][1]]
        best = max(fighting, key=lambda card: strength[card[0]])
        view = state.view(None)
        assert view.tricks == (trick.index(best),)
        assert view.to_act == trick.index(best), "the winner leads (B086)"


def test_the_winner_of_a_trick_leads_and_the_turn_goes_to_the_right() -> None:
    """B086: eldest leads first, whoever takes a trick leads the next, and each seat is followed by seat + 1, which sits at its
    right: anticlockwise."""
    rng = random.Random(86)
    for _ in range(60):
        state = dealt_hand(rng, some_hand_rules(rng, exposed="never"))
        seats, leader = state.seats, (state.dealer + 1) % state.seats
        while not state.over:
            view = state.view(None)
            if view.phase == "play":
                assert view.to_act == (leader + len(view.trick.plays)) % seats
            state, _ = state.apply(choose_in_hand(rng, state))
            tricks = state.view(None).tricks
            leader = tricks[-1] if tricks else leader


def test_the_deal_passes_to_the_right_and_stays_after_a_hand_thrown_in() -> None:
    """B089, and B081: a replay of the record tells the same dealers and changes nothing."""
    rng = random.Random(89)
    stayed = passed = 0
    for _ in range(60):
        rules = some_hand_rules(rng, target=31, exposed="never")
        seats = rules.players
        match = Match.start(rules, [SeatInfo(f"p{n}") for n in range(seats)], rng.randrange(seats))
        wanted = match.first_dealer
        while not match.over and len(match.deals) < 12:
            assert match.next_dealer == wanted
            match, _ = match.deal(shuffled_deck(rng))
            while match.playing is not None:
                match, _ = match.apply(choose_in_hand(rng, match.state))
            last = match.deals[-1]
            assert last.dealer == wanted
            wanted = wanted if last.thrown_in else (wanted + 1) % seats
            stayed += last.thrown_in
            passed += not last.thrown_in
        before = match.record()
        replayed = read(before).match
        assert [deal.dealer for deal in replayed.deals] == [deal.dealer for deal in match.deals]
        assert replayed.totals == match.totals
        assert match.record() == before
    assert min(stayed, passed) > 5


async def test_one_of_four_drops_out(server: Server) -> None:
    """B034: a broken line ends nothing: the teams stay, the others wait for the seat, and whoever comes back plays on from it."""
    async with Person(server) as a, Person(server) as b, Person(server) as c:
        gone = Person(server)
        people = [a, b, c, gone]
        view = await table_of_four(people, preset="all-fours", options={"target": 3})
        name, seats = view["id"], view["seats"]
        async with gone.watch(name) as socket:
            await socket.receive()
        chance = random.Random(34)
        moves = 0
        while view["status"] == "playing":
            seat = view["view"]["to_act"]
            if seat == 3:
                async with gone.watch(name) as socket:
                    frame = await socket.receive()
                    words = choose(frame["table"], chance)
                    assert (await socket.act(frame["version"], words))["type"] == "accepted"
            else:
                view = await people[seat].look(name)
                await people[seat].act(name, view["version"], choose(view, chance))
            view = await a.look(name)
            moves += 1
        assert moves > 20 or view["match"]["over"]
        assert [(one["name"], one["kind"]) for one in view["seats"]] == [
            (one["name"], one["kind"]) for one in seats
        ]
        await gone.http.aclose()


async def test_partners_are_told_nothing_that_the_others_are_not(server: Server) -> None:
    """B016: without the own cards, what one may do and who one is, the frames of all four and of an onlooker are one and the
    same; and a client can send nothing that would reach one person alone."""

    def public(frame: Json) -> str:
        table: dict[str, Any] = frame["table"] | {"you": None, "can": None}
        if table["view"] is not None:
            view = {"seat": None, "hands": None, "legal": None, "blind": None}
            table["view"] = table["view"] | view
        events = [one if one["type"] != "deal" else {"type": "deal"} for one in frame["events"]]
        return json.dumps([frame["since"], frame["version"], table, events])

    async with Person(server) as a, Person(server) as b, Person(server) as c, Person(server) as d:
        people = [a, b, c, d]
        async with Person(server) as onlooker:
            view = await table_of_four(people, preset="all-fours", options={"target": 2})
            name, chance = view["id"], random.Random(16)
            async with (
                a.watch(name) as one,
                b.watch(name) as two,
                c.watch(name) as three,
                d.watch(name) as four,
                onlooker.watch(name) as five,
            ):
                sockets = [one, two, three, four, five]
                while view["status"] == "playing":
                    seat = view["view"]["to_act"]
                    view = await people[seat].look(name)
                    view = (await people[seat].act(name, view["version"], choose(view, chance)))[
                        "table"
                    ]
                    frames = [await socket.table_at(view["version"]) for socket in sockets]
                    assert len({public(frame) for frame in frames}) == 1
    assert Incoming == Act | Sync | Ping


async def test_a_log_of_before_all_fours_still_opens_and_is_played_on(own_server: Server) -> None:
    """B145: a new version of the program loses no table, no score and no seat: logs of before there was a second game do not
    name their game."""
    own_server.start()
    async with Person(own_server) as mara:
        table = await mara.open_table(preset="six-card", options={"length": "holes:2"}, start=True)
        name = table["id"]
        before = await play_hole(mara, name)
        own_server.kill()
        body = own_server.rows(name)[0]["body"]
        assert body.pop("game") == "golf"
        del body["agreed"]["games"]
        rewrite_first_row(own_server, name, body)
        own_server.start()
        after = await mara.look(name)
        assert {key: after[key] for key in ("match", "view", "you", "status", "game")} == {
            key: before[key] for key in ("match", "view", "you", "status", "game")
        }
        await mara.act(name, after["version"], "deal")
        assert (await play_hole(mara, name))["status"] == "match_over"


def rewrite_first_row(server: Server, table: str, body: Json) -> None:
    rows = server.rows(table)
    server.drop_rows(table, after=0)
    for row in rows:
        server.add_row(
            table, row["seat"], row["kind"], body if row["version"] == 1 else row["body"]
        )


async def test_the_page_needs_nothing_but_a_browser(server: Server, mara: Person) -> None:
    """B146: plain web standards: the page is HTML, CSS, JavaScript, SVG and fonts of this server, and no plug-in may run in it."""
    page = await mara.http.get("/")
    assert "object-src 'none'" in page.headers["content-security-policy"]
    assert not re.search(r"<(applet|object|embed)\b", page.text)
    client = Path(__file__).parents[2] / "src/fourball/client"
    kinds = {path.suffix for path in client.rglob("*") if path.is_file()}
    assert ".js" in kinds
    assert kinds <= {".html", ".css", ".js", ".svg", ".woff2", ".png", ".sha256", ".webmanifest"}
    sources = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert sources
    assert not [source for source in sources if re.match(r"(?:https?:)?//", source)]
