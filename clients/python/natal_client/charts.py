"""The charts of many births, in chunks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    """Outcome of one birth: a chart, the service's failure for it, or the cause why its chunk has no answer."""

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
class _Chunk:
    start: int
    size: int
    body: Mapping[str, Any]


def split_into_chunks(
    subjects: Sequence[Subject],
    size: int,
    configuration: ChartConfiguration | None,
    options: NatalOptions | None,
) -> list[_Chunk]:
    """Bodies of the requests for a list of births."""
    if not 1 <= size <= _LARGEST_CHUNK:
        raise ValueError(f"chunk_size must be from 1 to {_LARGEST_CHUNK}, not {size}")
    shared = {"configuration": configuration, "options": options}
    common = {name: value for name, value in shared.items() if value is not None}
    chunks = [(start, subjects[start : start + size]) for start in range(0, len(subjects), size)]
    return [_Chunk(start, len(part), {"subjects": list(part), **common}) for start, part in chunks]


def collect_slots(
    chunks: Sequence[_Chunk],
    total: int,
    concurrency: int,
    post: Callable[[Mapping[str, Any]], Any],
    on_progress: Callable[[Progress], object] | None,
) -> list[ChartSlot]:
    """Sends all chunks, several at once. After a refusal that concerns all of them no other chunk is started."""
    if concurrency < 1:
        raise ValueError(f"concurrency must be at least 1, not {concurrency}")
    slots: dict[int, ChartSlot] = {}
    with ThreadPoolExecutor(concurrency) as pool:
        tasks = [pool.submit(_send_chunk, chunk, post) for chunk in chunks]
        try:
            for task in as_completed(tasks):
                finished = task.result()
                slots.update({slot.index: slot for slot in finished})
                if on_progress:
                    failed = sum(slot.outcome != "cast" for slot in slots.values())
                    on_progress(Progress(len(slots), failed, total, finished))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    ordered = [slots[index] for index in range(total)]
    if ordered and all(slot.outcome == "unanswered" for slot in ordered) and ordered[0].cause:
        raise ordered[0].cause
    return ordered


def _send_chunk(chunk: _Chunk, post: Callable[[Mapping[str, Any]], Any]) -> tuple[ChartSlot, ...]:
    try:
        charts = post(chunk.body)["charts"]
    except Exception as cause:
        if isinstance(cause, NatalProblem) and 400 <= cause.status < 500 and cause.status != 429:
            raise
        indices = range(chunk.start, chunk.start + chunk.size)
        return tuple(ChartSlot("unanswered", index, cause=cause) for index in indices)
    return tuple(_to_slot(chart, chunk.start + offset) for offset, chart in enumerate(charts))


def _to_slot(chart: Any, index: int) -> ChartSlot:
    if chart["success"]:
        return ChartSlot("cast", index, chart=chart)
    chart["index"] = index
    return ChartSlot("refused", index, failure=chart)
