"""The charts of many births, in chunks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from .problem import NatalProblem

if TYPE_CHECKING:
    from .contract import ChartConfiguration, FailedSubject, NatalChartResponse, NatalOptions, Subject

BATCH: Literal["/ephemeris/natal/batch"] = "/ephemeris/natal/batch"

#: Largest batch that the service accepts.
_LARGEST_CHUNK = 50


@dataclass(frozen=True)
class ChartSlot:
    """Outcome of one birth: a chart, the error of the service for it, or the exception of its chunk's request."""

    outcome: Literal["cast", "refused", "unanswered"]
    #: Index in the list of births.
    index: int
    chart: NatalChartResponse | None = None
    failure: FailedSubject | None = None
    cause: Exception | None = None


@dataclass(frozen=True)
class Progress:
    """Progress of ``natal_charts``."""

    #: Births with a slot.
    done: int
    #: Births without a chart among them.
    failed: int
    total: int
    #: Slots of the last finished chunk, which can be stored at once.
    slots: tuple[ChartSlot, ...]


@dataclass(frozen=True)
class Chunk:
    """Consecutive births, and the body of their request."""

    start: int
    size: int
    body: Mapping[str, Any]

    def read(self, answer: Any) -> tuple[ChartSlot, ...]:
        """Slots of the births from the answer of the service."""
        return tuple(_to_slot(chart, self.start + offset) for offset, chart in enumerate(answer["charts"]))

    def explain(self, cause: Exception) -> tuple[ChartSlot, ...]:
        """Slots of the births when their request failed.

        :raises Exception: the cause, if every other chunk would be refused for the same reason
        """
        if isinstance(cause, NatalProblem) and 400 <= cause.status < 500 and cause.status != 429:
            raise cause
        return tuple(ChartSlot("unanswered", index, cause=cause) for index in range(self.start, self.start + self.size))


class ChartSettings(TypedDict, total=False):
    """Settings of ``natal_charts``; all can be omitted."""

    configuration: ChartConfiguration
    options: NatalOptions
    preset: Literal["full", "simple"]
    format: Literal["json", "llm_v2"]
    language: str
    #: Births of one request, 1 to 50; 25 by default.
    chunk_size: int
    #: Concurrent requests; 2 by default.
    concurrency: int
    #: Called after each chunk, in the order in which the chunks finish.
    on_progress: Callable[[Progress], object]


class ChartBatch:
    """The chunks of a list of births, and the slots of those that are finished."""

    def __init__(self, subjects: Sequence[Subject], settings: ChartSettings) -> None:
        """Divides the births into chunks.

        :raises TypeError: for an unknown setting
        :raises ValueError: for a size or a number of concurrent requests outside its range
        """
        for name in settings.keys() - ChartSettings.__annotations__.keys():
            raise TypeError(f"natal_charts has no setting {name}")
        size = settings.get("chunk_size", 25)
        self.concurrency = settings.get("concurrency", 2)
        if not 1 <= size <= _LARGEST_CHUNK:
            raise ValueError(f"chunk_size must be from 1 to {_LARGEST_CHUNK}, not {size}")
        if self.concurrency < 1:
            raise ValueError(f"concurrency must be at least 1, not {self.concurrency}")
        common = _select(settings, "configuration", "options")
        self.query = _select(settings, "preset", "format", "language")
        parts = [(start, list(subjects[start : start + size])) for start in range(0, len(subjects), size)]
        self.chunks = [Chunk(start, len(part), {"subjects": part, **common}) for start, part in parts]
        self._slots: dict[int, ChartSlot] = {}
        self._total = len(subjects)
        self._on_progress = settings.get("on_progress")

    def add(self, finished: tuple[ChartSlot, ...]) -> None:
        """Adds the slots of a chunk by their index and reports progress."""
        self._slots.update({slot.index: slot for slot in finished})
        if self._on_progress:
            failed = sum(slot.outcome != "cast" for slot in self._slots.values())
            self._on_progress(Progress(len(self._slots), failed, self._total, finished))

    def finish(self) -> list[ChartSlot]:
        """All slots in their order.

        :raises Exception: the cause of the first slot if every chunk failed
        """
        ordered = [self._slots[index] for index in range(self._total)]
        if ordered and all(slot.outcome == "unanswered" for slot in ordered) and ordered[0].cause:
            raise ordered[0].cause
        return ordered


def send_chunks(batch: ChartBatch, post: Callable[[Mapping[str, Any]], Any]) -> None:
    """Sends all chunks in threads. After a refusal that concerns all of them no other chunk is started."""

    def send(chunk: Chunk) -> tuple[ChartSlot, ...]:
        try:
            return chunk.read(post(chunk.body))
        except Exception as cause:
            return chunk.explain(cause)

    with ThreadPoolExecutor(batch.concurrency) as pool:
        tasks = [pool.submit(send, chunk) for chunk in batch.chunks]
        try:
            for task in as_completed(tasks):
                batch.add(task.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


async def send_chunks_async(batch: ChartBatch, post: Callable[[Mapping[str, Any]], Awaitable[Any]]) -> None:
    """Sends all chunks in tasks. After a refusal that concerns all of them, or when canceled, no other chunk is started."""
    waiting = iter(batch.chunks)

    async def work() -> None:
        for chunk in waiting:
            try:
                finished = chunk.read(await post(chunk.body))
            except Exception as cause:
                finished = chunk.explain(cause)
            batch.add(finished)

    workers = [asyncio.create_task(work()) for _ in range(min(batch.concurrency, len(batch.chunks)))]
    try:
        await asyncio.gather(*workers)
    finally:
        for worker in workers:
            worker.cancel()


def _select(settings: ChartSettings, *names: str) -> dict[str, Any]:
    return {name: value for name, value in settings.items() if name in names and value is not None}


def _to_slot(chart: Any, index: int) -> ChartSlot:
    if chart["success"]:
        return ChartSlot("cast", index, chart=chart)
    chart["index"] = index
    return ChartSlot("refused", index, failure=chart)
