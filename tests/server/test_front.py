"""What stands around the tables: the client's files, headers, foreign origins, the description of the interface."""

import gzip
import json
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fourball.server.client import CHECKED, IMMUTABLE, NOT_BUILT, Client
from tests.support.server import Person, Server

pytestmark = pytest.mark.timeout(40)

ADDRESSES = [
    "/",
    "/t/k7pm2q",
    "/favicon.ico",
    "/api/me",
    "/api/nothing",
    "/healthz",
    "/schema",
    "/schema/schema.js",
    "/api/presets",
]


@pytest.mark.parametrize("address", ADDRESSES)
async def test_every_answer_allows_a_page_only_what_comes_from_here(
    mara: Person, address: str
) -> None:
    answer = await mara.http.get(address)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "server" not in answer.headers


async def test_answers_about_tables_are_kept_by_no_cache(mara: Person) -> None:
    table = await mara.open_table(start=True)
    for address in (f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/record", "/api/me"):
        assert (await mara.http.get(address)).headers["cache-control"] == "no-store"


async def handshake(server: Server, **headers: str) -> int:
    table = httpx.post(f"{server.url}/api/tables", json={"seats": 2, "bots": 0}).json()["id"]
    try:
        async with connect(
            f"ws://127.0.0.1:{server.port}/ws/tables/{table}", additional_headers=headers
        ):
            return 101
    except InvalidStatus as refusal:
        return refusal.response.status_code


FOREIGN = [
    "https://elsewhere.example",
    "null",
    "http://127.0.0.1:1",
    "https://127.0.0.1.elsewhere.example",
    "file://",
    "x",
]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_pages_of_other_origins_get_no_socket_and_change_nothing(
    server: Server, mara: Person, origin: str
) -> None:
    assert await handshake(server, Origin=origin) == 403
    table = await mara.open_table(seats=2, bots=0)
    body = {"version": 1, "action": "deal", "nonce": "a"}
    answer = await mara.http.post(
        f"/api/tables/{table['id']}/actions", json=body, headers={"Origin": origin}
    )
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign-origin"
    assert (await mara.look(table["id"]))["version"] == 1


async def test_own_pages_and_programs_without_an_origin_are_let_in(server: Server) -> None:
    assert await handshake(server, Origin=server.url) == 101
    assert await handshake(server) == 101


async def test_origins_that_the_host_allows_are_let_in(own_server: Server) -> None:
    own_server.settings["origins"] = "https://cards.example http://localhost:5173"
    own_server.start()
    assert await handshake(own_server, Origin="https://cards.example") == 101
    assert await handshake(own_server, Origin="https://cards.example:443") == 101
    assert await handshake(own_server, Origin="http://localhost:5173") == 101
    assert await handshake(own_server, Origin="http://cards.example") == 403
    own_server.stop()


async def test_behind_a_proxy_with_tls_the_own_origin_is_the_outer_one(server: Server) -> None:
    forwarded = {
        "Host": "cards.example",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "203.0.113.9",
    }
    answer = httpx.post(
        f"{server.url}/api/tables",
        json={"seats": 2, "bots": 0},
        headers=forwarded | {"Origin": "https://cards.example"},
    )
    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"]


async def test_the_interface_page_loads_nothing_from_outside(mara: Person) -> None:
    page = (await mara.http.get("/schema")).text
    parts = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert len(parts) >= 3
    for part in parts:
        assert part.startswith(("/schema/", "data:"))
    for part in ("/schema/schema.js", "/schema/schema.css"):
        answer = await mara.http.get(part)
        assert answer.status_code == 200
        assert "//" not in re.sub(r"(?m)^//.*$", "", answer.text)
        assert "@import" not in answer.text
    assert "<script>" not in page
    assert "style=" not in page


async def test_the_interface_is_described(mara: Person) -> None:
    api = (await mara.http.get("/schema/openapi.json")).json()
    assert set(api["paths"]) == {
        "/api/presets",
        "/api/rules/check",
        "/api/tables",
        "/api/tables/{table_name}",
        "/api/tables/{table_name}/seat",
        "/api/tables/{table_name}/actions",
        "/api/tables/{table_name}/record",
        "/api/tables/{table_name}/sheet",
        "/api/tables/{table_name}/score-sheet",
        "/api/sheet",
        "/api/score-sheet",
        "/api/deals",
        "/api/me",
        "/healthz",
    }
    act = api["paths"]["/api/tables/{table_name}/actions"]["post"]
    assert "nonce" in act["description"]
    assert {"200", "400", "403", "404", "409"} <= set(act["responses"])
    schemas = api["components"]["schemas"]
    assert {"ActionWanted", "TableView", "Problem"} <= set(schemas)
    assert set(schemas["ActionWanted"]["required"]) == {"version", "action", "nonce"}
    assert "-example-" not in json.dumps(api)  # made up by the framework, from nonsense


def made(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Fourball</title>" + " " * 2000)
    (folder / "assets/app-1a2b.js").write_text("let a = 1;" * 300)
    (folder / "assets/card-9c8d.svg").write_text("<svg/>")
    return folder


def test_the_clients_files_are_served_with_the_right_lifetimes(tmp_path: Path) -> None:
    client = Client(made(tmp_path))
    script = client.file("assets/app-1a2b.js")
    assert script is not None
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.content
    assert (script.media_type, script.cache_control) == ("text/javascript", IMMUTABLE)
    assert client.page().cache_control == CHECKED
    small = client.file("assets/card-9c8d.svg")
    assert small is not None
    assert (small.packed, small.media_type) == (None, "image/svg+xml")


@pytest.mark.parametrize(
    "name", ["../index.html", "assets/../../secret", "/etc/passwd", "assets", "", "index.html\x00"]
)
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    inside = tmp_path / "client"
    inside.mkdir()
    (tmp_path / "secret").write_text("secret")
    assert Client(made(inside)).file(name) is None


def test_a_file_that_has_gone_since_the_start_is_not_there(tmp_path: Path) -> None:
    client = Client(made(tmp_path))
    (tmp_path / "assets/app-1a2b.js").unlink()
    assert client.file("assets/app-1a2b.js") is None


def test_a_client_that_was_not_built_is_told_in_a_sentence(tmp_path: Path) -> None:
    assert Client(tmp_path / "missing").page().content == NOT_BUILT


async def test_every_address_of_the_client_is_its_first_page(mara: Person) -> None:
    first = await mara.http.get("/")
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    for address in ("/t/k7pm2q", "/new", "/settings/language"):
        assert (await mara.http.get(address)).text == first.text
    for address in ("/assets/none-1234.js", "/robots.txt", "/.env", "/t/x.php", "/..%2f..%2fx.py"):
        answer = await mara.http.get(address)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-address")
    assert (await mara.http.head("/")).status_code == 200


async def test_a_page_that_is_known_already_is_not_sent_again(mara: Person) -> None:
    first = await mara.http.get("/")
    assert first.headers["cache-control"] in ("no-cache", "no-store")
    etag = first.headers["etag"]
    for known in (etag, etag.removeprefix("W/"), f'"other", {etag}'):
        again = await mara.http.get("/", headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
    assert (await mara.http.get("/", headers={"If-None-Match": '"other"'})).status_code == 200
