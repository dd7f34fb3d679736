"""The clients: ``Natal`` waits for answers, ``AsyncNatal`` is for ``async`` code."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Unpack

from .calls import AsyncCalls, Calls
from .charts import BATCH, ChartBatch, ChartSettings, ChartSlot, send_chunks, send_chunks_async
from .paths import HEALTH_PATHS, UNREPEATABLE_PATHS
from .retry import RetrySettings, choose_wait
from .transport import Call, Response, Service, Token, build_request, send

if TYPE_CHECKING:
    from .contract import Subject

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

    def _send_once(self, call: Call) -> Response:
        request = build_request(self._service, call)
        return send(request, self._timeout if call.timeout is None else call.timeout)

    def _choose_wait(self, response: Response, call: Call, attempt: int) -> float | None:
        if call.path in UNREPEATABLE_PATHS or call.path in HEALTH_PATHS:
            return None
        return choose_wait(response.status, response.headers.get("Retry-After"), attempt, self._retries)


class Natal(_Settings, Calls):
    """A client that waits for answers. Threads can share it."""

    def _exchange(self, call: Call) -> Response:
        response, attempt = self._send_once(call), 0
        while (wait := self._choose_wait(response, call, attempt)) is not None:
            time.sleep(wait)
            response, attempt = self._send_once(call), attempt + 1
        return response

    def natal_charts(self, subjects: Sequence[Subject], **settings: Unpack[ChartSettings]) -> list[ChartSlot]:
        """Casts the charts of any number of births in chunks and returns one slot for each, in their order.

        :param settings: members of ``ChartSettings``
        :raises TypeError: for an unknown setting
        :raises ValueError: for a size of chunks or a number of concurrent requests outside its range
        :raises NatalProblem: if the service refuses what is the same in all chunks: credentials, configuration
        :raises Exception: the cause of the first slot if every chunk failed
        """
        batch = ChartBatch(subjects, settings)
        send_chunks(batch, lambda body: self.call("POST", BATCH, body, **batch.query))
        return batch.finish()


class AsyncNatal(_Settings, AsyncCalls):
    """A client for ``async`` code. It sends each request in a thread of the event loop's pool.

    A canceled call returns at once; its thread ends with the response or the timeout.
    """

    async def _exchange(self, call: Call) -> Response:
        response, attempt = await asyncio.to_thread(self._send_once, call), 0
        while (wait := self._choose_wait(response, call, attempt)) is not None:
            await asyncio.sleep(wait)
            response, attempt = await asyncio.to_thread(self._send_once, call), attempt + 1
        return response

    async def natal_charts(self, subjects: Sequence[Subject], **settings: Unpack[ChartSettings]) -> list[ChartSlot]:
        """Casts the charts of any number of births, as ``Natal.natal_charts`` does. Once canceled it sends no more chunks."""
        batch = ChartBatch(subjects, settings)
        await send_chunks_async(batch, lambda body: self.call("POST", BATCH, body, **batch.query))
        return batch.finish()
