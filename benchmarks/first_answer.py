"""How long a cold `fourball serve` takes to its first answer, a new database included: the median of some starts.

Run: python benchmarks/first_answer.py [--starts N] [--json]
"""

import argparse
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def first_answer() -> float:
    """Seconds from the start of the process to the first page it answers with."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "fourball", "serve", "--no-open", "--port", str(port)]
        started = time.perf_counter()
        server = subprocess.Popen(
            [*words, "--database", str(Path(folder) / "new.db")],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while time.perf_counter() - started < 60:
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
                        page.read()
                        return time.perf_counter() - started
                except (urllib.error.URLError, ConnectionError):
                    time.sleep(0.01)
            raise SystemExit("the server did not answer within a minute")
        finally:
            server.terminate()
            server.wait(10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    seconds = sorted(first_answer() for _ in range(given.starts))
    result = {
        "starts": given.starts,
        "median_s": round(statistics.median(seconds), 2),
        "max_s": round(seconds[-1], 2),
    }
    print(
        json.dumps(result)
        if given.json
        else f"first answer: median {result['median_s']} s, max {result['max_s']} s"
    )


if __name__ == "__main__":
    main()
