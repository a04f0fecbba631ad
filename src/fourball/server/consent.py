"""What needs the consent of the persons at a table: to deal a hole again, and to end an open match."""

from dataclasses import dataclass, replace
from typing import Final

from fourball.errors import TableError

ASKING: Final = ("deal again", "end")
"""The words that ask for consent."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something that one person has asked and others have not all answered yet.

    Attributes:
        kind: ``deal again`` or ``end``.
        by: the seat of whoever asks.
        asked: the seats of the other persons who were at the table when it was asked.
        agreed: those of them who have agreed.
    """

    kind: str
    by: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    @property
    def waits_for(self) -> tuple[int, ...]:
        """Those who have not answered yet."""
        return tuple(seat for seat in self.asked if seat not in self.agreed)

    def agreed_by(self, seat: int) -> "Question":
        """The question with one more consent.

        Raises:
            TableError: ``not-asked``.
        """
        if seat not in self.waits_for:
            raise TableError(
                "not-asked",
                "Your consent is not waited for: you were not asked, or have agreed already.",
            )
        return replace(self, agreed=(*self.agreed, seat))


def put(question: Question | None, kind: str, by: int, asked: tuple[int, ...]) -> Question:
    """A new question.

    Raises:
        TableError: ``already-asked`` while another waits for its answers.
    """
    if question is not None:
        raise TableError(
            "already-asked", "Something is being asked already; answer that first.", by=question.by
        )
    return Question(kind, by, asked)


def open_question(question: Question | None) -> Question:
    """The question that waits for answers.

    Raises:
        TableError: ``nothing-asked``.
    """
    if question is None:
        raise TableError("nothing-asked", "Nothing is being asked at this table now.")
    return question
