"""One exchange with the service over HTTP."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPException, HTTPMessage
from typing import IO, Any, Literal
from urllib.parse import quote, urlencode

from .paths import HEALTH_PATHS
from .problem import read_problem

#: A token, or a function that returns a valid one and is called before each request.
Token = str | Callable[[], str]

_TEXT_TYPE = re.compile(r"(image/svg\+xml|text/csv|text/calendar)\b", re.IGNORECASE)
_BYTES_TYPE = re.compile(r"(image/png|application/pdf)\b", re.IGNORECASE)
_JSON_TYPE = re.compile(r"application/json\b", re.IGNORECASE)


@dataclass(frozen=True)
class Service:
    """Address of a service, and credentials for it."""

    base_url: str
    api_key: str | None
    token: Token | None


@dataclass(frozen=True)
class Call:
    """A call of the service. Parameters that are None are not sent."""

    method: Literal["GET", "POST"]
    path: str
    body: Mapping[str, Any] | None
    #: Seconds that an attempt may wait for the service to send something; None for the client's setting.
    timeout: float | None
    #: Parameters of the path and of the query.
    parameters: Mapping[str, object]


@dataclass(frozen=True)
class Response:
    """A response with its whole body."""

    url: str
    status: int
    headers: Message
    body: bytes


def build_request(service: Service, call: Call) -> urllib.request.Request:
    """Builds a request. Parameters whose names are in the braces of the path become a part of it, others the query.

    :raises ValueError: for a path without a slash at its start, which would become a part of the server's name
    :raises TypeError: for a parameter of the path without a value
    """
    path = call.path
    if not path.startswith("/"):
        raise ValueError(f"the path must begin with a slash: /{path}")
    given = {name: value for name, value in call.parameters.items() if value is not None}
    names = re.findall(r"\{(\w+)\}", path)
    for name in names:
        if name not in given:
            raise TypeError(f"{path} needs {name}=…")
    filled = re.sub(r"\{(\w+)\}", lambda match: quote(str(given[match[1]]), safe=""), path)
    query = {name: _write_value(value) for name, value in given.items() if name not in names}
    url = service.base_url.rstrip("/") + filled + (f"?{urlencode(query)}" if query else "")
    headers = {"User-Agent": "natal-client-python", "Accept": "*/*"}
    data = None
    if call.body is not None:
        headers["Content-Type"] = "application/json"
        data = _write_json(call.body)
    if service.api_key is not None:
        headers["X-API-Key"] = _write_credential(service.api_key)
    elif service.token is not None:
        headers["Authorization"] = f"Bearer {_write_credential(service.token() if callable(service.token) else service.token)}"
    return urllib.request.Request(url, data=data, headers=headers, method=call.method)


def _write_json(body: Mapping[str, Any]) -> bytes:
    """Writes JSON as UTF-8. A lone surrogate, which UTF-8 lacks, is sent as an escape, so that the service can name its place."""
    try:
        return json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
    except UnicodeEncodeError:
        return json.dumps(body, allow_nan=False).encode()


def _write_credential(text: str) -> str:
    """Removes spaces and line breaks around a credential, such as those at the end of a file.

    :raises ValueError: for characters that no credential contains. The message does not contain the credential.
    """
    trimmed = text.strip()
    if not (trimmed.isascii() and trimmed.isprintable()):
        raise ValueError("the key or token must consist of printable ASCII characters")
    return trimmed


def _write_value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The service redirects nothing; another server would receive the credentials."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


_OPENER = urllib.request.build_opener(_NoRedirects)


def send(request: urllib.request.Request, timeout: float) -> Response:
    """Sends a request and reads the whole response, regardless of its status.

    :raises OSError: if the connection fails or ends early: URLError, TimeoutError, ConnectionError
    """
    try:
        with _OPENER.open(request, timeout=timeout) as response:
            return Response(request.full_url, response.status, response.headers, response.read())
    except urllib.error.HTTPError as refusal:
        with refusal:
            return Response(request.full_url, refusal.code, refusal.headers, refusal.read())
    except HTTPException as fault:
        raise ConnectionError(f"the response is damaged or ended early: {fault!r}") from fault


_NO_CONTENT = 204


def read_answer(response: Response, path: str) -> Any:
    """Reads the body of an answer: JSON, a text, the bytes of a picture, or None without a body. A health report has any status.

    :raises NatalProblem: for every other response
    """
    kind = response.headers.get("Content-Type", "")
    is_answer = 200 <= response.status < 300 or (response.status == 503 and path in HEALTH_PATHS)
    if response.status == _NO_CONTENT:
        return None
    if is_answer and _JSON_TYPE.match(kind):
        return json.loads(response.body)
    if is_answer and _TEXT_TYPE.match(kind):
        return response.body.decode("utf-8")
    if is_answer and _BYTES_TYPE.match(kind):
        return response.body
    raise read_problem(response.url, response.status, response.headers, response.body)
