"""The charts of many births, in chunks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

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


def split_into_chunks(
    subjects: Sequence[Subject],
    size: int,
    concurrency: int,
    configuration: ChartConfiguration | None,
    options: NatalOptions | None,
) -> list[Chunk]:
    """Bodies of the requests for a list of births.

    :raises ValueError: for a size or a number of concurrent requests outside its range
    """
    if not 1 <= size <= _LARGEST_CHUNK:
        raise ValueError(f"chunk_size must be from 1 to {_LARGEST_CHUNK}, not {size}")
    if concurrency < 1:
        raise ValueError(f"concurrency must be at least 1, not {concurrency}")
    shared = {"configuration": configuration, "options": options}
    common = {name: value for name, value in shared.items() if value is not None}
    chunks = [(start, subjects[start : start + size]) for start in range(0, len(subjects), size)]
    return [Chunk(start, len(part), {"subjects": list(part), **common}) for start, part in chunks]


class SlotCollector:
    """Collects slots by their index and reports progress."""

    def __init__(self, total: int, on_progress: Callable[[Progress], object] | None) -> None:
        self._slots: dict[int, ChartSlot] = {}
        self._total = total
        self._on_progress = on_progress

    def add(self, finished: tuple[ChartSlot, ...]) -> None:
        """Adds the slots of a chunk."""
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


def send_chunks(
    chunks: Sequence[Chunk], concurrency: int, post: Callable[[Mapping[str, Any]], Any], collector: SlotCollector
) -> None:
    """Sends all chunks in threads. After a refusal that concerns all of them no other chunk is started."""

    def send(chunk: Chunk) -> tuple[ChartSlot, ...]:
        try:
            return chunk.read(post(chunk.body))
        except Exception as cause:
            return chunk.explain(cause)

    with ThreadPoolExecutor(concurrency) as pool:
        tasks = [pool.submit(send, chunk) for chunk in chunks]
        try:
            for task in as_completed(tasks):
                collector.add(task.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


async def send_chunks_async(
    chunks: Sequence[Chunk],
    concurrency: int,
    post: Callable[[Mapping[str, Any]], Awaitable[Any]],
    collector: SlotCollector,
) -> None:
    """Sends all chunks in tasks. After a refusal that concerns all of them, or when cancelled, no other chunk is started."""
    waiting = iter(chunks)

    async def work() -> None:
        for chunk in waiting:
            try:
                finished = chunk.read(await post(chunk.body))
            except Exception as cause:
                finished = chunk.explain(cause)
            collector.add(finished)

    workers = [asyncio.create_task(work()) for _ in range(min(concurrency, len(chunks)))]
    try:
        await asyncio.gather(*workers)
    finally:
        for worker in workers:
            worker.cancel()


def _to_slot(chart: Any, index: int) -> ChartSlot:
    if chart["success"]:
        return ChartSlot("cast", index, chart=chart)
    chart["index"] = index
    return ChartSlot("refused", index, failure=chart)
