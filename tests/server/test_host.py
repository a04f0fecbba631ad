"""What goes wrong on the host's side: one clear sentence, a code, and no traceback."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, make_url
from sqlalchemy.exc import DatabaseError

from fourball.errors import HostError
from fourball.server import crash
from fourball.server.problems import explained, status_of
from fourball.server.row import Row
from fourball.server.run import serve
from fourball.server.settings import Settings
from fourball.server.store import MIGRATIONS, NEWEST, Conflict, metadata, open_store

pytestmark = pytest.mark.timeout(40)


def refused(settings: Settings) -> HostError:
    with pytest.raises(HostError) as caught:
        serve(settings)
    assert caught.value.sentence.endswith(".")
    assert "\n" not in caught.value.sentence
    return caught.value


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        error = refused(Settings(port=port, database=str(tmp_path / "a.db")))
    assert error.code == "port-in-use"
    assert str(port) in error.sentence


def test_an_address_of_another_machine_is_told(tmp_path: Path) -> None:
    for host in ("no such host", "203.0.113.1"):
        assert (
            refused(Settings(host=host, port=0, database=str(tmp_path / "a.db"))).code == "bad-host"
        )


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://me:secret@db/cards",
        "postgresql+asyncpg://me:se/secret@db/cards",
        "postgres://db/cards?password=secret",
        "postgres://me:[secret@db",
        "sqlite://",
        "sqlite:///",
        "mysql://x/y",
    ],
)
def test_a_database_address_that_is_none_is_told_without_its_password(address: str) -> None:
    error = refused(Settings(port=0, database=address))
    assert error.code == "bad-database"
    assert "secret" not in error.sentence + str(error.facts)
    assert "SQLite only" in error.sentence or address.startswith("sqlite")


def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    error = refused(Settings(port=0, database=str(tmp_path / "none/a.db")))
    assert error.code == "database-folder"


def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "holiday.jpg"
    path.write_bytes(b"a picture" * 1000)
    error = refused(Settings(port=0, database=str(path)))
    assert error.code == "database-unusable"
    assert str(path) in error.sentence
    assert path.read_bytes() == b"a picture" * 1000


async def test_another_programs_database_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "places.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmark (address TEXT)")
    connection.close()
    error = await asyncio.to_thread(refused, Settings(port=0, database=str(path)))
    assert error.code == "database-unusable"
    assert "something else" in error.sentence
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmark",)]
    connection.close()


async def test_a_form_that_cannot_be_brought_up_to_date_is_not_changed_by_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    path = tmp_path / "a.db"
    monkeypatch.setattr(MigrationContext, "_ensure_version_table", fail)
    with pytest.raises(HostError) as caught:
        async with open_store(path):
            pass
    assert caught.value.code == "database-unusable"
    monkeypatch.undo()
    async with open_store(path) as store:
        assert await store.is_well()


def test_a_file_that_may_not_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE note (text)")
    connection.close()
    # Opened for reading only, as the tests may run as a user who may write everything.
    url = make_url(f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true")
    monkeypatch.setattr("fourball.server.store.sa.URL.create", lambda *_, **__: url)
    error = refused(Settings(port=0, database=str(path)))
    assert error.code == "database-unusable"
    assert "readonly" in error.sentence


async def test_a_full_disk_refuses_changes_nothing_and_is_over_when_there_is_room(
    tmp_path: Path,
) -> None:
    async with open_store(tmp_path / "a.db") as store:
        await store.append([Row("t", 1, "m1", 0, "open", {})])
        pages = (await store._writer.exec_driver_sql("PRAGMA page_count")).scalar()
        await store._writer.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        await store._writer.commit()
        with pytest.raises(DatabaseError) as caught:
            await store.append([Row("t", 2, "m2", 0, "act", {"much": "x" * 100_000})])
        error = explained(caught.value, "/")
        assert (error.code, status_of(error)) == ("store-unavailable", 503)
        assert await store.is_well()
        assert [row.version for row in await store.rows("t")] == [1]
        await store._writer.exec_driver_sql("PRAGMA max_page_count = 100000")
        await store._writer.commit()
        await store.append([Row("t", 2, "m2", 0, "act", {"much": "x" * 100_000})])
        assert len(await store.rows("t")) == 2


def test_an_error_that_is_not_meant_to_happen_says_nothing_of_its_insides(
    capsys: pytest.CaptureFixture[str],
) -> None:
    try:
        raise KeyError("7h held by 1a2b3c")
    except KeyError as fault:
        error = explained(fault, "/api/tables/k7pm2q")
    told = f"{error.sentence} {error.facts} {capsys.readouterr()}"
    assert (error.code, status_of(error)) == ("internal", 500)
    assert "7h" not in told
    assert "1a2b3c" not in told
    assert ".py" not in f"{error.sentence} {error.facts}"


def test_a_folder_in_place_of_a_database_is_told(tmp_path: Path) -> None:
    assert refused(Settings(port=0, database=str(tmp_path))).code == "database-unusable"


async def test_a_database_of_a_newer_version_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with open_store(path):
        pass
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    error = await asyncio.to_thread(refused, Settings(port=0, database=str(path)))
    assert error.code == "database-newer"


@pytest.mark.parametrize(
    ("environ", "setting"),
    [
        ({"FOURBALL_PORT": "many"}, "port"),
        ({"FOURBALL_PORT": "70000"}, "port"),
        ({"FOURBALL_SYNCHRONOUS": "OFF"}, "synchronous"),
        ({"FOURBALL_ORIGINS": "cards.example"}, "origins"),
        ({"FOURBALL_ORIGINS": "https://[cards"}, "origins"),
        ({"FOURBALL_ORIGINS": "https://cards.example:x"}, "origins"),
        ({"FOURBALL_TABLES_PER_MINUTE": "x"}, "tables_per_minute"),
        ({"FOURBALL_TABLES_PER_MINUTE": "0"}, "tables_per_minute"),
        ({"FOURBALL_CLEAR_WAIT": "soon"}, "clear_wait"),
        ({"FOURBALL_CLEAR_WAIT": "nan"}, "clear_wait"),
        ({"FOURBALL_CLEAR_WAIT": "-1"}, "clear_wait"),
        ({"FOURBALL_CLEAR_WAIT": "1e9"}, "clear_wait"),
    ],
)
def test_a_setting_that_is_none_is_named(environ: dict[str, str], setting: str) -> None:
    with pytest.raises(HostError) as caught:
        Settings.read(environ)
    assert caught.value.code == "bad-setting"
    assert caught.value.facts["setting"] == setting


def test_arguments_go_before_the_environment_and_that_before_the_defaults() -> None:
    environ = {
        "FOURBALL_PORT": "9000",
        "FOURBALL_HOST": "0.0.0.0",
        "FOURBALL_ORIGINS": "https://a.example, https://b.example",
    }
    settings = Settings.read(environ, port=9100, database=None)
    assert (settings.port, settings.host, settings.database) == (9100, "0.0.0.0", "")
    assert settings.origins == ("https://a.example", "https://b.example")


def test_the_default_database_lies_in_the_readers_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_path() == tmp_path / "fourball/fourball.db"
    assert (tmp_path / "fourball").is_dir()


def test_a_path_and_an_address_name_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "my cards.db"
    assert Settings(database=str(path)).database_path() == path
    assert Settings(database=f"sqlite:///{tmp_path}/my%20cards.db").database_path() == path


async def test_the_log_refuses_a_version_and_a_move_it_has(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db") as store:
        await store.append([Row("t", 1, "m1", 0, "open", {}), Row("t", 2, "m2", 0, "deal", {})])
        with pytest.raises(Conflict):
            await store.append([Row("t", 2, "m3", 0, "act", {})])
        with pytest.raises(Conflict):
            await store.append([Row("t", 3, "m2", 0, "act", {})])
        with pytest.raises(Conflict):
            await store.append([Row("t", 3, "m4", 0, "act", {}), Row("t", 3, "m5", 0, "act", {})])
        assert [row.version for row in await store.rows("t")] == [1, 2]
        await store.append([Row("t", 3, "m3", 0, "act", {"action": "0 draw"})])
        assert [row.body for row in await store.rows("t", after=2)] == [{"action": "0 draw"}]


async def test_many_writers_at_once_are_served_one_by_one(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db") as store:
        await asyncio.gather(
            *(store.append([Row("t", n, f"m{n}", 0, "act", {})]) for n in range(1, 201))
        )
        assert len(await store.rows("t")) == 200


async def test_readers_cannot_write_and_the_file_is_in_wal_mode(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db", "FULL") as store:
        async with store._readers.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA query_only")).scalar() == 1
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await store._writer.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        assert (await store._writer.exec_driver_sql("PRAGMA busy_timeout")).scalar() == 5000
        await store._writer.rollback()


async def test_the_migrations_make_what_the_program_reads(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with open_store(path):
        pass
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [NEWEST]


def test_the_trap_is_inert_unless_it_is_set() -> None:
    for step in crash.STEPS:
        crash.at(step)
    with pytest.raises(ValueError, match="no step 'lunch'"):
        crash.arm("lunch:3")


def test_ctrl_c_ends_a_server_without_a_word(tmp_path: Path) -> None:
    import signal

    program = (
        "from fourball.server.run import serve; from fourball.server.settings import Settings; import sys;"
        "serve(Settings.read({}, port=0, database=sys.argv[1]), lambda address: print(address, flush=True))"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "a.db")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=10)
    assert (process.returncode, out, errors) == (0, "", "")
