"""``fourball check``: conformance cases and game records, told by file."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fourball import conformance, record
from fourball.conformance import AGREES, DISAGREES, NOT_SUPPORTED, Verdict
from fourball.errors import NotPlayableYet, RecordError

_UNSUPPORTED_CODES: Final = ("unknown-rules-version",)


@dataclass(slots=True)
class Report:
    """How the cases and records of one file came out."""

    file: str
    agree: int = 0
    disagree: int = 0
    not_supported: int = 0
    disagreements: list[tuple[str, str]] = field(default_factory=list)
    """For each disagreement what disagrees, and why."""

    def add(self, name: str, verdict: Verdict) -> None:
        """Counts one verdict."""
        if verdict.outcome == AGREES:
            self.agree += 1
        elif verdict.outcome == NOT_SUPPORTED:
            self.not_supported += 1
        else:
            self.disagree += 1
            self.disagreements.append((name, " ".join(verdict.reason.split())))

    def lines(self) -> list[str]:
        """The report in words."""
        counts = f"{self.agree} agree, {self.disagree} disagree, {self.not_supported} not supported"
        return [
            f"{self.file}: {counts}",
            *(f"  {name}: {reason}" for name, reason in self.disagreements),
        ]


def check_file(path: Path) -> Report:
    """Runs what is in a file: cases or records, one or many. What they are is told by their content."""
    report = Report(str(path))
    try:
        for name, document in _documents(path):
            report.add(*_judge(name, document))
    except OSError as error:
        report.add("file", Verdict(DISAGREES, f"it cannot be read: {error.strerror or error}"))
    except UnicodeDecodeError:
        report.add("file", Verdict(DISAGREES, "it is not text in UTF-8"))
    if not report.agree + report.disagree + report.not_supported:
        report.add("file", Verdict(DISAGREES, "it holds no cases and no records"))
    return report


@dataclass(frozen=True, slots=True)
class _Broken:
    """A text that is not JSON."""

    reason: str


def _documents(path: Path) -> Iterator[tuple[str, object]]:
    """The JSON documents of a file, one a line or one in all, each with the place it stands at."""
    with path.open(encoding="utf-8-sig") as file:
        lines = ((number, line) for number, line in enumerate(file, 1) if line.strip())
        number, first = next(lines, (0, ""))
        document = _parse(first)
        if isinstance(document, _Broken) and number and path.suffix != ".jsonl":
            yield "file", _parse("\n" * (number - 1) + first + file.read())
        elif number:
            yield f"line {number}", document
            for number, line in lines:
                yield f"line {number}", _parse(line)


def _parse(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        what = (error.msg[0].lower() + error.msg[1:]).removesuffix(" at")
        line = f"line {error.lineno}, " if "\n" in text.strip() else ""
        return _Broken(f"it is not JSON: {what} at {line}column {error.colno}")
    except RecursionError:
        return _Broken("it is nested too deeply to be read")
    except ValueError as error:
        return _Broken(f"it cannot be read: {error}")


def _judge(place: str, document: object) -> tuple[str, Verdict]:
    if isinstance(document, _Broken):
        return place, Verdict(DISAGREES, document.reason)
    if not isinstance(document, dict):
        return place, Verdict(DISAGREES, "it is neither a case nor a record")
    if "kind" in document:
        name = document.get("id")
        return name if isinstance(name, str) and name else place, conformance.run(document)
    if "format" in document or "deals" in document:
        return place, _replay(document)
    return place, Verdict(DISAGREES, "it is neither a case (no kind) nor a record (no format)")


def _replay(document: dict[str, object]) -> Verdict:
    try:
        record.read(document)
    except RecordError as error:
        unsupported = (
            error.code in _UNSUPPORTED_CODES
            or (error.code == "unknown-game" and document.get("game") == "allfours")
            or isinstance(error.__cause__, NotPlayableYet)
        )
        return Verdict(NOT_SUPPORTED if unsupported else DISAGREES, error.sentence)
    return Verdict(AGREES)
