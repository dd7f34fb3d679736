"""Writes a chart to a file as a picture."""

import os
import sys
from pathlib import Path

from natal_client import Natal

natal = Natal(os.environ.get("NATAL_URL", "http://127.0.0.1:3000"), os.environ.get("NATAL_API_KEY", ""))

svg = natal.post(
    "/ephemeris/natal-chart",
    {
        "subject": {
            "name": "Example",
            "birth_datetime": {"iso": "1945-07-01T12:00:00"},
            "birth_location": {"latitude": 59.9139, "longitude": 10.7522},
        },
    },
    format="svg",
    theme="dark",
)

file = Path(sys.argv[1] if len(sys.argv) > 1 else "chart.svg")
file.write_text(svg, encoding="utf-8")
print(f"{file}: {len(svg)} characters")
