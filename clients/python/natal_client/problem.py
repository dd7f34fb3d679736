"""Error responses of the service."""

from __future__ import annotations

import json
from email.message import Message
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urljoin

from .retry import parse_retry_after

if TYPE_CHECKING:
    from .contract import Finding

#: Code of a response that does not come from this service but from a proxy, a firewall or a wrong address.
UNREADABLE_ANSWER = "UnreadableAnswer"

_LONGEST_QUOTE = 200


class NatalProblem(Exception):
    """An error response of the service. Its text is the ``detail`` of the response."""

    def __init__(
        self,
        *,
        code: str,
        status: int,
        title: str,
        detail: str,
        findings: list[Finding],
        docs_url: str | None,
        request_id: str | None,
        retry_after_seconds: float | None,
    ) -> None:
        super().__init__(detail)
        #: Error code. Codes of a newer service are passed on unchanged.
        self.code = code
        #: HTTP status.
        self.status = status
        #: Meaning of the code, the same for every request.
        self.title = title
        #: Every fault of the request with its location and the expected value. Empty for a valid request.
        self.findings = findings
        #: Address of the page about the code.
        self.docs_url = docs_url
        #: Identifier of the request in the logs of the service.
        self.request_id = request_id
        #: Wait that the service requests, seconds.
        self.retry_after_seconds = retry_after_seconds

    def __reduce__(self) -> tuple[Any, ...]:
        """Makes the problem picklable, so that a worker process can raise it in its parent."""
        return NatalProblem.__new__, (NatalProblem, str(self)), self.__dict__


def read_problem(url: str, status: int, headers: Message, body: bytes) -> NatalProblem:
    """Reads an error response."""
    retry_after_seconds = parse_retry_after(headers.get("Retry-After"))
    request_id = headers.get("X-Request-Id")
    problem = _parse_problem(body)
    if problem is None:
        kind = headers.get("Content-Type", "no content type")
        quote = body.decode("utf-8", "replace")[:_LONGEST_QUOTE]
        return NatalProblem(
            code=UNREADABLE_ANSWER,
            status=status,
            title="The response does not come from this service",
            detail=f"unexpected response with status {status} and {kind}, not from this service: {quote}",
            findings=[],
            docs_url=None,
            request_id=request_id,
            retry_after_seconds=retry_after_seconds,
        )
    return NatalProblem(
        code=problem["error"],
        status=status,
        title=problem.get("title", ""),
        detail=problem["detail"],
        findings=problem["errors"],
        docs_url=urljoin(url, problem["type"]) if "type" in problem else None,
        request_id=problem.get("request_id", request_id),
        retry_after_seconds=retry_after_seconds,
    )


def _parse_problem(body: bytes) -> dict[str, Any] | None:
    """Returns None for anything but a problem of this service."""
    try:
        parsed: object = json.loads(body)
    except ValueError:
        return None
    problem = cast("dict[str, Any]", parsed) if isinstance(parsed, dict) else {}
    is_problem = (
        isinstance(problem.get("error"), str)
        and isinstance(problem.get("detail"), str)
        and isinstance(problem.get("errors"), list)
    )
    return problem if is_problem else None
