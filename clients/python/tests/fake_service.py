"""A service on this machine that gives prepared responses."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Prepared:
    """A response."""

    body: bytes = b"{}"
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    kind: str = "application/json"


def to_json(value: object, status: int = 200, kind: str = "application/json") -> Prepared:
    """A response with a JSON body."""
    return Prepared(json.dumps(value).encode(), status, kind=kind)


@dataclass(frozen=True)
class Received:
    """A request that the service received."""

    method: str
    address: str
    headers: dict[str, str]
    body: Any


@contextmanager
def serve(answer: Callable[[int, Received], Prepared]) -> Iterator[tuple[str, list[Received]]]:
    """Runs a service. ``answer`` gets the number of the request, from 0, and the request."""
    received: list[Received] = []
    lock = threading.Lock()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            length = int(self.headers.get("Content-Length", "0"))
            body = json.loads(self.rfile.read(length)) if length else None
            request = Received(self.command, self.path, dict(self.headers.items()), body)
            with lock:
                received.append(request)
                prepared = answer(len(received) - 1, request)
            self.send_response(prepared.status)
            headers = {"Content-Type": prepared.kind, "Content-Length": str(len(prepared.body)), **prepared.headers}
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(prepared.body)

        do_POST = do_GET
        do_DELETE = do_GET

        def log_message(self, format: str, *args: object) -> None:
            """Keeps the output of the tests quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", received
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
