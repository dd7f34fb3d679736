"""Sends an invalid request and prints every fault with its location and remedy."""

import os

from natal_client import Natal, NatalProblem

natal = Natal(os.environ.get("NATAL_URL", "http://127.0.0.1:3000"), os.environ.get("NATAL_API_KEY", ""))

try:
    natal.post(
        "/ephemeris/natal-chart",
        {
            "subject": {
                "name": "Example",
                "birth_datetime": {"iso": "1990-02-30T12:00:00"},
                "birth_location": {"latitude": 123.4, "longitude": 10.7522},
            },
        },
    )
except NatalProblem as problem:
    print(f"{problem.status} {problem.code}: {problem.docs_url}")
    for finding in problem.findings:
        print(f"{finding['location']} {finding['message']}")
