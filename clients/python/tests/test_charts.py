"""The charts of many births against prepared responses."""

from __future__ import annotations

import asyncio
import time
import unittest
from typing import Any

from natal_client import AsyncNatal, Natal, NatalProblem
from natal_client.charts import ChartSlot
from tests.fake_service import Prepared, Received, serve, to_json

BIRTH: Any = {"birth_datetime": {"iso": "2000-01-01T12:00:00Z"}, "birth_location": {"latitude": 1, "longitude": 2}}


class AsyncCharts(unittest.IsolatedAsyncioTestCase):
    async def test_equal_those_of_the_other_client(self) -> None:
        def answer(_count: int, request: Received) -> Prepared:
            charts = [{"success": True} for _subject in request.body["subjects"]]
            return to_json({"charts": charts}) if len(charts) == 2 else Prepared(status=503)

        progress: list[int] = []
        with serve(answer) as (address, received):
            natal = AsyncNatal(address, retries=0)
            slots = await natal.natal_charts(
                [BIRTH] * 5, chunk_size=2, language="de", on_progress=lambda step: progress.append(step.done)
            )
        self.assertEqual([slot.outcome for slot in slots], ["cast"] * 4 + ["unanswered"])
        self.assertEqual(progress[-1], 5)
        self.assertIn("language=de", received[0].address)

    async def test_throw_what_concerns_all(self) -> None:
        problem = {"type": "t", "title": "T", "detail": "D", "error": "InvalidCredentials", "errors": []}
        with serve(lambda _count, _request: to_json(problem, 401)) as (address, received):
            with self.assertRaises(NatalProblem):
                await AsyncNatal(address).natal_charts([BIRTH] * 20, chunk_size=1, concurrency=2)
            self.assertLess(len(received), 5)

    async def test_send_no_more_chunks_once_cancelled(self) -> None:
        def answer(_count: int, _request: Received) -> Prepared:
            time.sleep(0.1)
            return to_json({"charts": [{"success": True}]})

        with serve(answer) as (address, received):
            casting = asyncio.create_task(AsyncNatal(address).natal_charts([BIRTH] * 50, chunk_size=1))
            await asyncio.sleep(0.25)
            casting.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await casting
            await asyncio.sleep(0.5)
            self.assertLess(len(received), 10)


class Charts(unittest.TestCase):
    def cast(self, answer: Any, total: int = 5, **settings: Any) -> list[ChartSlot]:
        with serve(answer) as (address, _received):
            return Natal(address, retries=0).natal_charts([BIRTH] * total, chunk_size=2, **settings)

    def test_have_a_slot_for_each_birth_in_order(self) -> None:
        def answer(_count: int, request: Received) -> Prepared:
            charts = [{"success": True} for _subject in request.body["subjects"]]
            return to_json({"charts": charts})

        progress: list[int] = []
        slots = self.cast(answer, on_progress=lambda step: progress.append(step.done))
        self.assertEqual([(slot.index, slot.outcome) for slot in slots], [(index, "cast") for index in range(5)])
        self.assertEqual(progress[-1], 5)
        self.assertEqual(self.cast(answer, total=0), [])

    def test_name_refused_and_unanswered_births(self) -> None:
        def answer(_count: int, request: Received) -> Prepared:
            if len(request.body["subjects"]) == 1:
                return Prepared(status=503)
            return to_json({"charts": [{"success": True}, {"success": False, "index": 1, "error": "X", "detail": "D"}]})

        slots = self.cast(answer)
        outcomes = ["cast", "refused", "cast", "refused", "unanswered"]
        self.assertEqual([slot.outcome for slot in slots], outcomes)
        self.assertEqual([slot.failure["index"] for slot in slots if slot.failure], [1, 3])

    def test_throw_what_concerns_all(self) -> None:
        problem = {"type": "t", "title": "T", "detail": "D", "error": "InvalidCredentials", "errors": []}
        for status in (401, 503):
            with self.subTest(status=status), self.assertRaises(NatalProblem):
                self.cast(lambda _count, _request, status=status: to_json(problem, status))
        invalid: Any = ({"chunk_size": 51}, {"chunk_size": 0}, {"concurrency": 0})
        for settings in invalid:
            with self.subTest(settings=settings), self.assertRaises(ValueError):
                Natal("http://127.0.0.1:9").natal_charts([BIRTH], **settings)
        unknown: Any = {"chunksize": 5}
        with self.assertRaisesRegex(TypeError, "no setting chunksize"):
            Natal("http://127.0.0.1:9").natal_charts([BIRTH], **unknown)


if __name__ == "__main__":
    unittest.main()
