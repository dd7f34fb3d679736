"""One exchange with the service over HTTP."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPMessage
from typing import IO, Any
from urllib.parse import quote, urlencode

from .paths import HEALTH_PATHS
from .problem import read_problem

#: A token, or a function that returns a valid one and is called before each request.
Token = str | Callable[[], str]

_TEXT_TYPE = re.compile(r"(image/svg\+xml|text/csv|text/calendar)\b", re.IGNORECASE)
_BYTES_TYPE = re.compile(r"image/png\b", re.IGNORECASE)
_JSON_TYPE = re.compile(r"application/json\b", re.IGNORECASE)


@dataclass(frozen=True)
class Service:
    """Address of a service, and credentials for it."""

    base_url: str
    api_key: str | None
    token: Token | None


@dataclass(frozen=True)
class Response:
    """A response with its whole body."""

    url: str
    status: int
    headers: Message
    body: bytes


def build_request(
    service: Service, method: str, path: str, body: Mapping[str, Any] | None, parameters: Mapping[str, object]
) -> urllib.request.Request:
    """Builds a request. Parameters whose names are in the braces of the path become a part of it, others the query."""
    names = re.findall(r"\{(\w+)\}", path)
    filled = re.sub(r"\{(\w+)\}", lambda match: quote(str(parameters[match[1]]), safe=""), path)
    query = {name: _write_value(value) for name, value in parameters.items() if name not in names and value is not None}
    url = service.base_url.rstrip("/") + filled + (f"?{urlencode(query)}" if query else "")
    headers = {"User-Agent": "natal-client-python", "Accept": "*/*"}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
    if service.api_key is not None:
        headers["X-API-Key"] = service.api_key
    elif service.token is not None:
        headers["Authorization"] = f"Bearer {service.token() if callable(service.token) else service.token}"
    return urllib.request.Request(url, data=data, headers=headers, method=method)


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
    """Sends a request and reads the whole response, whatever its status."""
    try:
        with _OPENER.open(request, timeout=timeout) as response:
            return Response(request.full_url, response.status, response.headers, response.read())
    except urllib.error.HTTPError as refusal:
        with refusal:
            return Response(request.full_url, refusal.code, refusal.headers, refusal.read())


def read_answer(response: Response, path: str) -> Any:
    """Reads the body of an answer: JSON, a text, or the bytes of a picture. A health report is one with any status.

    :raises NatalProblem: for every other response
    """
    kind = response.headers.get("Content-Type", "")
    is_answer = 200 <= response.status < 300 or (response.status == 503 and path in HEALTH_PATHS)
    if is_answer and _JSON_TYPE.match(kind):
        return json.loads(response.body)
    if is_answer and _TEXT_TYPE.match(kind):
        return response.body.decode("utf-8")
    if is_answer and _BYTES_TYPE.match(kind):
        return response.body
    raise read_problem(response.url, response.status, response.headers, response.body)
