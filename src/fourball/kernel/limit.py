"""The programs in C that the compiled rules are held against."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[3] / "benchmarks"


@contextmanager
def limit_program(source: str) -> Iterator[Path | None]:
    """A program of ``benchmarks``, built; ``None`` where there is no compiler or no source."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None or not (SOURCES / source).exists():
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "limit"
        build = [compiler, "-O3", "-o", str(program), str(SOURCES / source)]
        for_this_processor = subprocess.run([*build, "-march=native"], capture_output=True)
        if for_this_processor.returncode != 0:  # some compilers do not know the word
            subprocess.run(build, check=True)
        yield program
