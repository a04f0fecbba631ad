"""Fifty deaths under an open page: at every named step of a move's way, and at moments of chance.

The server is started again on the same port and database, and does not know that anything happened. The page goes on by itself.
"""

import itertools
import json
import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket

from fourball import record
from fourball.server import crash
from fourball.server.views import table_view
from tests.browser.people import STILL, Guests
from tests.browser.player import Player
from tests.support.replay import boards, without_presence
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(300)

KILLS = 50
BY_CHANCE = 10


def test_fifty_deaths_under_an_open_page(own_server: Server, guests: Guests) -> None:
    chance = random.Random(8)
    own_server.start()
    page = guests.come(own_server, STILL)
    sent: dict[str, Json] = {}
    heard: list[Json] = []

    def listen(line: WebSocket) -> None:
        def note_wish(payload: str | bytes) -> None:
            wish = json.loads(payload)
            if wish["type"] == "act":
                sent[wish["nonce"]] = wish

        line.on("framesent", note_wish)
        line.on("framereceived", lambda payload: heard.append(json.loads(payload)))

    page.on("websocket", listen)
    opened = page.request.post(
        "/api/tables",
        data={"preset": "six-card", "options": {"length": "holes:1000"}, "seats": 3, "bots": 2}
        | {"name": "Mara", "start": True},
    ).json()
    page.goto(f"/t/{opened['id']}")
    page.wait_for_selector(".felt")
    page.evaluate("window.same = true")
    player = Player(page, seed=5)
    player.step()
    own_server.kill()

    traps = list(itertools.islice(itertools.cycle(crash.STEPS), KILLS - BY_CHANCE))
    traps += [""] * BY_CHANCE
    for trap in traps:
        own_server.start(f"{trap}:{chance.randrange(1, 5)}" if trap else "")
        if not trap:
            moment = time.monotonic() + chance.random() * 1.5
            play_until(player, lambda moment=moment: time.monotonic() > moment)
            own_server.kill()
            continue
        since = time.monotonic()
        play_until(player, lambda: not own_server.running)
        assert own_server.wait_for_death(1), f"the server never came to {trap}"
        assert time.monotonic() - since < 20, trap
    own_server.start()
    before = len(own_server.rows(opened["id"]))
    play_until(player, lambda: len(own_server.rows(opened["id"])) > before + 10)
    page.wait_for_selector(".strip", state="detached")
    assert page.evaluate("window.same") is True, "the page was loaded again"
    document = page.request.get(f"/api/tables/{opened['id']}/record").json()
    page.close()
    own_server.stop()
    guests.complaints = [c for c in guests.complaints if not is_of_a_dead_server(c)]

    rows = own_server.rows(opened["id"])
    assert [row["version"] for row in rows] == list(range(1, len(rows) + 1))
    assert len({row["move_id"] for row in rows}) == len(rows)
    by_nonce = {row["move_id"].rpartition("/")[2]: row for row in rows}
    check_answers(sent, heard, by_nonce)
    replayed = boards(rows)
    person = rows[0]["body"]["seats"][0]["person"]
    for frame in heard:
        if frame["type"] == "table":
            told = table_view(replayed[frame["version"]], person, set())
            assert without_presence(frame["table"]) == without_presence(told)
    assert len(document["deals"]) > 3
    assert [row["kind"] for row in rows].count("deal") - len(document["deals"]) in (0, 1)
    record.read(document)


def play_until(player: Player, done: Callable[[], bool]) -> None:
    """Plays on as well as a page can whose server comes and goes."""
    while not done():
        player.try_step(0.15)


def check_answers(sent: dict[str, Json], heard: list[Json], by_nonce: dict[str, Json]) -> None:
    """Every wish was answered and stands in the log once, or was refused and does not."""
    accepted = {m["nonce"]: m["version"] for m in heard if m["type"] == "accepted"}
    refused = {m["nonce"]: m["code"] for m in heard if m["type"] == "refused"}
    assert accepted.keys() | refused.keys() >= sent.keys()
    assert set(refused.values()) <= {"stale-version"}
    for nonce, wish in sent.items():
        if nonce in accepted:
            assert by_nonce[nonce]["version"] == accepted[nonce]
            assert by_nonce[nonce]["body"].get("action", wish["action"]).endswith(wish["action"])
        else:
            assert nonce not in by_nonce
    assert len(accepted) > KILLS


def is_of_a_dead_server(complaint: str) -> bool:
    return "/ws/tables/" in complaint or "net::ERR_" in complaint
