"""The clients: ``Natal`` waits for answers, ``AsyncNatal`` is for ``async`` code."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from .calls import AsyncCalls, Calls
from .charts import BATCH, ChartSlot, Progress, SlotCollector, send_chunks, send_chunks_async, split_into_chunks
from .paths import HEALTH_PATHS, UNREPEATABLE_PATHS
from .retry import RetrySettings, choose_wait
from .transport import Response, Service, Token, build_request, read_answer, send

if TYPE_CHECKING:
    from .contract import ChartConfiguration, NatalOptions, Subject

#: The gateway times out after 29 s.
_TIMEOUT = 30.0


class _Settings:
    """Address, credentials and retries, which both clients have."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        token: Token | None = None,
        timeout: float = _TIMEOUT,
        retries: int = 4,
        longest_wait: float = 60.0,
    ) -> None:
        """Creates a client of one service.

        :param base_url: root of the service, including its stage
        :param api_key: API key; public endpoints need none
        :param token: token, or a function that returns a valid one, instead of a key
        :param timeout: seconds that an attempt may wait for the service to send something
        :param retries: number of retries after 429 and 503
        :param longest_wait: longest wait before a retry, seconds; the call fails if the service asks for more
        """
        if api_key is not None and token is not None:
            raise ValueError("give api_key or token, not both")
        if not base_url.startswith(("http://", "https://")):
            raise ValueError(f"base_url must begin with http:// or https://, not {base_url}")
        self._service = Service(base_url, api_key, token)
        self._timeout = timeout
        self._retries = RetrySettings(retries, longest_wait)

    def _send_once(
        self, method: str, path: str, body: Mapping[str, Any] | None, timeout: float | None, parameters: Mapping[str, object]
    ) -> Response:
        request = build_request(self._service, method, path, body, parameters)
        return send(request, self._timeout if timeout is None else timeout)

    def _choose_wait(self, response: Response, path: str, attempt: int) -> float | None:
        if path in UNREPEATABLE_PATHS or path in HEALTH_PATHS:
            return None
        return choose_wait(response.status, response.headers.get("Retry-After"), attempt, self._retries)


class Natal(_Settings, Calls):
    """A client that waits for answers. Threads can share it."""

    def call(
        self,
        method: Literal["GET", "POST"],
        path: str,
        body: Mapping[str, Any] | None = None,
        *,
        timeout: float | None = None,
        **parameters: object,
    ) -> Any:
        attempt = 0
        while True:
            response = self._send_once(method, path, body, timeout, parameters)
            wait = self._choose_wait(response, path, attempt)
            if wait is None:
                return read_answer(response, path)
            time.sleep(wait)
            attempt += 1

    def natal_charts(
        self,
        subjects: Sequence[Subject],
        *,
        configuration: ChartConfiguration | None = None,
        options: NatalOptions | None = None,
        preset: Literal["full", "simple"] = "full",
        format: Literal["json", "llm_v2"] = "json",
        language: str | None = None,
        chunk_size: int = 25,
        concurrency: int = 2,
        on_progress: Callable[[Progress], object] | None = None,
    ) -> list[ChartSlot]:
        """Casts the charts of any number of births in chunks and returns one slot for each, in their order.

        :raises NatalProblem: if the service refuses what all chunks share: credentials, configuration
        :raises Exception: the cause of the first slot if every chunk failed
        """
        chunks = split_into_chunks(subjects, chunk_size, concurrency, configuration, options)
        collector = SlotCollector(len(subjects), on_progress)

        def post(body: Mapping[str, Any]) -> Any:
            return self.call("POST", BATCH, body, preset=preset, format=format, language=language)

        send_chunks(chunks, concurrency, post, collector)
        return collector.finish()


class AsyncNatal(_Settings, AsyncCalls):
    """A client for ``async`` code. It sends each request in a thread of the event loop's pool.

    A cancelled call returns at once; its thread ends with the response or the timeout.
    """

    async def call(
        self,
        method: Literal["GET", "POST"],
        path: str,
        body: Mapping[str, Any] | None = None,
        *,
        timeout: float | None = None,
        **parameters: object,
    ) -> Any:
        attempt = 0
        while True:
            response = await asyncio.to_thread(self._send_once, method, path, body, timeout, parameters)
            wait = self._choose_wait(response, path, attempt)
            if wait is None:
                return read_answer(response, path)
            await asyncio.sleep(wait)
            attempt += 1

    async def natal_charts(
        self,
        subjects: Sequence[Subject],
        *,
        configuration: ChartConfiguration | None = None,
        options: NatalOptions | None = None,
        preset: Literal["full", "simple"] = "full",
        format: Literal["json", "llm_v2"] = "json",
        language: str | None = None,
        chunk_size: int = 25,
        concurrency: int = 2,
        on_progress: Callable[[Progress], object] | None = None,
    ) -> list[ChartSlot]:
        """Casts the charts of any number of births, as ``Natal.natal_charts`` does. Once cancelled it sends no more chunks."""
        chunks = split_into_chunks(subjects, chunk_size, concurrency, configuration, options)
        collector = SlotCollector(len(subjects), on_progress)

        async def post(body: Mapping[str, Any]) -> Any:
            return await self.call("POST", BATCH, body, preset=preset, format=format, language=language)

        await send_chunks_async(chunks, concurrency, post, collector)
        return collector.finish()
