"""``fourball check``: conformance cases and game records, told by file."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fourball import conformance, record
from fourball.conformance import AGREES, DISAGREES, NOT_SUPPORTED, Verdict
from fourball.errors import RecordError

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
        for line, document in record.documents(path):
            report.add(*_judge(f"line {line}", document))
    except RecordError as error:
        report.add("file", Verdict(DISAGREES, error.sentence))
    if not report.agree + report.disagree + report.not_supported:
        report.add("file", Verdict(DISAGREES, "it holds no cases and no records"))
    return report


def _judge(place: str, document: object) -> tuple[str, Verdict]:
    if isinstance(document, RecordError):
        return place, Verdict(DISAGREES, document.sentence)
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
        unsupported = error.code in _UNSUPPORTED_CODES
        return Verdict(NOT_SUPPORTED if unsupported else DISAGREES, error.sentence)
    return Verdict(AGREES)
