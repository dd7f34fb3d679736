"""The client and its examples against the service at NATAL_URL, with the key NATAL_API_KEY."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from natal_client import AsyncNatal, Natal, NatalProblem

URL = os.environ.get("NATAL_URL", "")
KEY = os.environ.get("NATAL_API_KEY", "")
EXAMPLES = Path(__file__).parent.parent / "examples"


@unittest.skipIf(URL == "", "NATAL_URL is not set")
class Service(unittest.TestCase):
    def test_casts_a_chart_again_from_its_handle(self) -> None:
        natal = Natal(URL, KEY)
        chart = natal.post(
            "/ephemeris/natal-chart",
            {
                "subject": {
                    "birth_datetime": {"iso": "1776-07-04T17:10:00"},
                    "birth_location": {"latitude": 39.95, "longitude": -75.1667},
                }
            },
        )
        handle = chart["data"]["subject"].get("handle", "")
        again = natal.post("/ephemeris/natal-chart", {"subject": handle})
        self.assertEqual(again["data"]["planets"], chart["data"]["planets"])
        rows = natal.post("/ephemeris/natal-chart", {"subject": handle}, format="llm_v2")
        self.assertEqual(rows["output_mode"], "llm_v2")
        self.assertRegex(natal.post("/ephemeris/natal-chart", {"subject": handle}, format="svg"), r"^<svg ")

    def test_opens_links_without_credentials(self) -> None:
        for form, start in (("svg", "<svg "), ("png", b"\x89PNG")):
            with self.subTest(format=form):
                body = {"subject": {"birth_datetime": "1990-06-15 14:30", "birth_location": "Paris"}}
                link = Natal(URL, KEY).post(
                    "/links", {"path": "/ephemeris/natal-chart", "query": {"format": form, "size": 400}, "body": body}
                )
                picture = Natal(URL).get("/l/{token}", token=link["url"].rsplit("/", 1)[1])
                self.assertEqual(picture[: len(start)], start)

    def test_throws_a_problem_without_credentials(self) -> None:
        with self.assertRaises(NatalProblem) as caught:
            Natal(URL).post("/ephemeris/natal-chart", {"subject": ""})
        self.assertEqual((caught.exception.code, caught.exception.status), ("MissingCredentials", 401))

    def test_pages_hold_the_whole_search(self) -> None:
        natal = Natal(URL, KEY)
        path = "/predictive/transits/sign-ingresses"
        whole = natal.post(path, {"planets": ["mercury"], "start_date": "2025-01-01", "end_date": "2026-01-01"})
        pages = list(
            natal.pages(path, {"planets": ["mercury"], "start_date": "2025-01-01", "end_date": "2026-01-01", "limit": 5})
        )
        self.assertEqual([one for page in pages for one in page["ingresses"]], whole["ingresses"])
        self.assertGreater(len(pages), 1)

    def test_pages_of_a_table_hold_all_its_rows(self) -> None:
        natal = Natal(URL, KEY)
        path = "/predictive/transits/sign-ingresses"
        whole = natal.post(
            path, {"planets": ["mercury"], "start_date": "2025-01-01", "end_date": "2026-01-01"}, format="csv"
        )
        pages = natal.pages(
            path, {"planets": ["mercury"], "start_date": "2025-01-01", "end_date": "2026-01-01", "limit": 5}, format="csv"
        )
        tables = [page.splitlines() for page in pages]
        self.assertGreater(len(tables), 1)
        self.assertEqual([tables[0][0], *[row for table in tables for row in table[1:]]], whole.splitlines())


@unittest.skipIf(URL == "", "NATAL_URL is not set")
class AsyncService(unittest.IsolatedAsyncioTestCase):
    async def test_finds_places_and_casts_charts(self) -> None:
        natal = AsyncNatal(URL, KEY)
        answer = await natal.get("/location/autocomplete", query="Zürich", limit=1)
        place = answer["data"]["results"][0]
        self.assertEqual(place.get("timezone"), "Europe/Zurich")
        slots = await natal.natal_charts([{"birth_datetime": {"iso": "2000-01-01T12:00:00"}, "birth_location": "Zürich"}])
        self.assertEqual([slot.outcome for slot in slots], ["cast"])


@unittest.skipIf(URL == "", "NATAL_URL is not set")
class Example(unittest.TestCase):
    def run_example(self, name: str, *parameters: str) -> list[str]:
        paths = os.pathsep.join([str(EXAMPLES.parent), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, str(EXAMPLES / f"{name}.py"), *parameters]
        done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.splitlines()

    def test_first_chart(self) -> None:
        lines = self.run_example("first_chart")
        self.assertEqual(lines[0], "1945-07-01T12:00:00.000+02:00 is 1945-07-01T10:00:00.000Z")
        self.assertEqual(lines[1], "Sun: 99.18°, Cancer, house 10")
        self.assertEqual(len(lines), 14)

    def test_many_births(self) -> None:
        lines = self.run_example("many_births")
        self.assertIn("120 of 120, 1 without a chart", lines)
        self.assertEqual(lines[-2], "119 cast, 1 refused, 0 unanswered")
        self.assertTrue(lines[-1].startswith("57: InvalidLatitude: body.subjects[7].birth_location.latitude"))

    def test_transits(self) -> None:
        lines = self.run_example("transits")
        self.assertGreater(len(lines), 4)
        self.assertEqual(lines, sorted(lines))
        for line in lines:
            self.assertTrue(re.fullmatch(r"20(2[6-9]|30)-\S+Z saturn \w+ (sun|moon)", line), line)

    def test_mistakes(self) -> None:
        lines = self.run_example("mistakes")
        self.assertEqual(lines[0], f"400 ValidationError: {URL}/docs/errors#ValidationError")
        places = ["body.subject.birth_datetime.iso", "body.subject.birth_location.latitude"]
        self.assertEqual([line.split(" ")[0] for line in lines[1:]], places)

    def test_picture(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "chart.svg"
            self.run_example("picture", str(file))
            self.assertRegex(file.read_text("utf-8"), r"(?s)^<svg .+</svg>\s*$")


if __name__ == "__main__":
    unittest.main()
