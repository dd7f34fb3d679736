"""Casts the charts of many births in chunks; one birth is invalid."""

import os
from datetime import UTC, datetime, timedelta

from natal_client import Natal
from natal_client.contract import Subject

natal = Natal(os.environ.get("NATAL_URL", "http://127.0.0.1:3000"), os.environ.get("NATAL_API_KEY", ""))

BIRTHS = 120
INVALID_LATITUDE = 123.4
INVALID_BIRTH = 57


def describe_birth(day: int) -> Subject:
    moment = datetime(1990, 1, 1, 12, tzinfo=UTC) + timedelta(days=day)
    latitude = INVALID_LATITUDE if day == INVALID_BIRTH else 48.2
    return {
        "name": f"Born on day {day}",
        "birth_datetime": {"iso": moment.isoformat()},
        "birth_location": {"latitude": latitude, "longitude": 16.4},
    }


slots = natal.natal_charts(
    [describe_birth(day) for day in range(BIRTHS)],
    preset="simple",
    chunk_size=25,
    concurrency=2,
    on_progress=lambda progress: print(f"{progress.done} of {progress.total}, {progress.failed} without a chart"),
)

outcomes = [slot.outcome for slot in slots]
print(", ".join(f"{outcomes.count(outcome)} {outcome}" for outcome in ("cast", "refused", "unanswered")))
for slot in slots:
    if slot.failure:
        print(f"{slot.index}: {slot.failure['error']}: {slot.failure['detail']}")
