"""The client against prepared responses."""

from __future__ import annotations

import asyncio
import json
import pickle
import time
import unittest
from email.utils import formatdate
from typing import Any

from natal_client import AsyncNatal, Natal, NatalProblem
from natal_client.retry import RetrySettings, choose_wait, parse_retry_after
from tests.fake_service import Prepared, Received, serve, to_json

OVERLOADED = Prepared(status=503, headers={"Retry-After": "0"})


class Request(unittest.TestCase):
    def receive(self, natal_call: Any, **settings: Any) -> Received:
        with serve(lambda _count, _request: Prepared()) as (address, received):
            natal_call(Natal(f"{address}/prod/", **settings))
            return received[0]

    def test_has_key_path_and_body(self) -> None:
        request = self.receive(lambda natal: natal.post("/ephemeris/natal-chart", {"subject": "c1.é"}), api_key="k")
        self.assertEqual((request.method, request.address), ("POST", "/prod/ephemeris/natal-chart"))
        self.assertEqual(request.headers["X-Api-Key"], "k")
        self.assertEqual(request.body, {"subject": "c1.é"})

    def test_has_escaped_parameters(self) -> None:
        request = self.receive(lambda natal: natal.get("/location/autocomplete", query="Å & b", limit=1))
        self.assertEqual(request.address, "/prod/location/autocomplete?query=%C3%85+%26+b&limit=1")

    def test_deletes(self) -> None:
        request = self.receive(lambda natal: natal.delete("/bulk/jobs/{job_id}", job_id="job_1"))
        self.assertEqual((request.method, request.address), ("DELETE", "/prod/bulk/jobs/job_1"))

    def test_fills_the_path(self) -> None:
        request = self.receive(lambda natal: natal.call("GET", "/l/{token}", token="a/b?c", theme="dark"))
        self.assertEqual(request.address, "/prod/l/a%2Fb%3Fc?theme=dark")

    def test_asks_for_a_token_each_time(self) -> None:
        request = self.receive(lambda natal: natal.get("/version"), token=lambda: "fresh")
        self.assertEqual(request.headers["Authorization"], "Bearer fresh")
        with self.assertRaises(ValueError):
            Natal("http://127.0.0.1", "key", token="token")

    def test_trims_a_key_and_never_shows_it(self) -> None:
        request = self.receive(lambda natal: natal.get("/version"), api_key="k\n")
        self.assertEqual(request.headers["X-Api-Key"], "k")
        for key in ("secret\nsecret", "secreté"):
            with self.subTest(key=key), self.assertRaisesRegex(ValueError, "^((?!secret).)*$"):
                Natal("http://127.0.0.1:9", key).get("/version")

    def test_has_a_whole_address(self) -> None:
        for address in ("127.0.0.1:3000", "file:///etc"):
            with self.subTest(address=address), self.assertRaisesRegex(ValueError, "base_url must begin with http"):
                Natal(address)
        with self.assertRaisesRegex(ValueError, "the path must begin with a slash: /version"):
            Natal("http://127.0.0.1:9").call("GET", "version")
        for parameters in ({}, {"token": None}):
            with self.subTest(parameters=parameters), self.assertRaisesRegex(TypeError, "needs token="):
                Natal("http://127.0.0.1:9").call("GET", "/l/{token}", **parameters)

    def test_escapes_half_a_surrogate_pair(self) -> None:
        request = self.receive(lambda natal: natal.post("/ephemeris/natal-chart", {"subject": "\ud800"}))
        self.assertEqual(request.body, {"subject": "\ud800"})

    def test_refuses_numbers_that_json_lacks(self) -> None:
        with self.assertRaises(ValueError):
            self.receive(lambda natal: natal.call("POST", "/acg/lines", {"orb": float("nan")}))


class Answer(unittest.TestCase):
    def read(self, prepared: Prepared, path: str = "/l/x") -> Any:
        with serve(lambda _count, _request: prepared) as (address, _received):
            return Natal(address, retries=0).call("GET", path)

    def test_is_json_text_or_bytes(self) -> None:
        self.assertEqual(self.read(to_json({"a": 1})), {"a": 1})
        self.assertEqual(self.read(Prepared("é".encode(), kind="text/csv; charset=utf-8")), "é")
        self.assertEqual(self.read(Prepared(b"\x89PNG", kind="image/png")), b"\x89PNG")

    def test_of_health_has_any_status(self) -> None:
        self.assertEqual(self.read(to_json({"status": "unhealthy"}, 503), "/health"), {"status": "unhealthy"})

    def test_is_a_problem(self) -> None:
        problem = {"type": "/docs/errors#X", "title": "T", "detail": "D", "error": "X", "errors": [], "request_id": "r"}
        with self.assertRaises(NatalProblem) as caught:
            self.read(to_json(problem, 400, "application/problem+json"))
        fault = caught.exception
        self.assertEqual((str(fault), fault.code, fault.status, fault.request_id), ("D", "X", 400, "r"))
        self.assertRegex(fault.docs_url or "", r"^http://127\.0\.0\.1:\d+/docs/errors#X$")
        fault.add_note("note")
        passed_on = pickle.loads(pickle.dumps(fault))
        self.assertEqual((type(passed_on), str(passed_on), passed_on.__dict__), (NatalProblem, "D", fault.__dict__))

    def test_that_ends_early_is_a_failure_of_the_connection(self) -> None:
        with self.assertRaisesRegex(ConnectionError, "ended early"):
            self.read(Prepared(b"{}", headers={"Content-Length": "3", "Connection": "close"}))

    def test_of_another_server_is_unreadable(self) -> None:
        for body in (b"<p>Sign in</p>", b"\xff\xfe", b"[]", b'{"error": 1}'):
            for status in (200, 404, 502):
                with self.subTest(body=body, status=status), self.assertRaises(NatalProblem) as caught:
                    self.read(Prepared(body, status, kind="text/html"))
                self.assertEqual((caught.exception.code, caught.exception.status), ("UnreadableAnswer", status))

    def test_of_a_redirect_sends_no_credentials_elsewhere(self) -> None:
        with serve(lambda _count, _request: Prepared()) as (elsewhere, received):
            redirect = Prepared(b"", 302, {"Location": elsewhere})
            with serve(lambda _count, _request: redirect) as (address, _received):
                with self.assertRaises(NatalProblem) as caught:
                    Natal(address, "key").get("/version")
            self.assertEqual((caught.exception.status, received), (302, []))


class Retry(unittest.TestCase):
    def count(self, method: str, path: str, **settings: Any) -> int:
        with serve(lambda count, _request: OVERLOADED if count == 0 else Prepared()) as (address, received):
            try:
                Natal(address, **settings).call("GET" if method == "GET" else "POST", path, {} if method == "POST" else None)
            except NatalProblem:
                pass
            return len(received)

    def test_only_what_can_be_repeated(self) -> None:
        self.assertEqual(self.count("POST", "/ephemeris/natal-chart"), 2)
        self.assertEqual(self.count("POST", "/predictive/optimization/clear-cache"), 1)
        self.assertEqual(self.count("GET", "/health"), 1)
        self.assertEqual(self.count("GET", "/version", retries=0), 1)

    def test_by_retry_after(self) -> None:
        self.assertEqual(parse_retry_after("7"), 7)
        self.assertAlmostEqual(parse_retry_after(formatdate(time.time() + 30, usegmt=True)) or 0, 30, delta=2)
        self.assertEqual(parse_retry_after("Thu, 01 Jan 1970 00:00:00 GMT"), 0)
        for text in (None, "", "soon", "-1", "1.5"):
            self.assertIsNone(parse_retry_after(text))

    def test_within_bounds(self) -> None:
        settings = RetrySettings(retries=4, longest_wait=60)
        self.assertIsNone(choose_wait(429, "61", 0, settings))
        self.assertIsNone(choose_wait(503, "1", 4, settings))
        self.assertIsNone(choose_wait(500, "1", 0, settings))
        for attempt in range(4):
            wait = choose_wait(503, None, attempt, settings)
            self.assertTrue(wait is not None and 0 <= wait <= 0.25 * 2**attempt)
        wait = choose_wait(429, "60", 0, settings)
        self.assertTrue(wait is not None and 60 <= wait <= 60.25)


class Pages(unittest.TestCase):
    def test_are_yielded_until_the_last(self) -> None:
        pages = [{"data": {"next_cursor": "b"}}, {"next_cursor": "c"}, {"data": {}}]
        search: Any = {"limit": 1}
        with serve(lambda count, _request: to_json(pages[count])) as (address, received):
            self.assertEqual(list(Natal(address).pages("/predictive/transits/search", search)), pages)
            self.assertEqual([request.body.get("cursor") for request in received], [None, "b", "c"])
        self.assertEqual(search, {"limit": 1})

    def test_of_tables_have_their_cursor_in_a_header(self) -> None:
        def answer(count: int, _request: Received) -> Prepared:
            return Prepared(b"row", headers={"X-Next-Cursor": "b"} if count == 0 else {}, kind="text/csv")

        search: Any = {"limit": 1}
        with serve(answer) as (address, received):
            pages = Natal(address).pages("/predictive/transits/search", search, format="csv")
            self.assertEqual(list(pages), ["row", "row"])
            self.assertEqual([request.body.get("cursor") for request in received], [None, "b"])


class Async(unittest.IsolatedAsyncioTestCase):
    async def test_calls_run_at_once(self) -> None:
        with serve(lambda count, _request: OVERLOADED if count == 0 else to_json({"n": 1})) as (address, received):
            natal = AsyncNatal(address)
            answers = await asyncio.gather(natal.get("/version"), natal.get("/version"), natal.get("/version"))
            self.assertEqual(answers, [{"n": 1}] * 3)
            self.assertEqual(len(received), 4)

    async def test_a_call_can_be_cancelled(self) -> None:
        with serve(lambda _count, _request: Prepared(status=503, headers={"Retry-After": "50"})) as (address, _received):
            started = time.monotonic()
            with self.assertRaises(TimeoutError):
                await asyncio.wait_for(AsyncNatal(address).get("/version"), 0.5)
            self.assertLess(time.monotonic() - started, 5)


if __name__ == "__main__":
    unittest.main()
