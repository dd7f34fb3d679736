"""Casts the chart of one birth and prints its positions and the UTC time."""

import os

from natal_client import Natal

natal = Natal(os.environ.get("NATAL_URL", "http://127.0.0.1:3000"), os.environ.get("NATAL_API_KEY", ""))

chart = natal.post(
    "/ephemeris/natal-chart",
    {
        "subject": {
            "name": "Example",
            "birth_datetime": {"iso": "1945-07-01T12:00:00"},
            "birth_location": {"latitude": 59.9139, "longitude": 10.7522, "timezone": {"iana_name": "Europe/Oslo"}},
        },
        "configuration": {"object_set": "modern_plus_points"},
        "options": {"duplicate_aspects": False},
    },
)

data = chart["data"]
print(f"{data['subject']['datetime']} is {data['subject']['datetime_utc']}")
for position in data["planets"].values():
    print(f"{position.get('name')}: {position['longitude']:.2f}°, {position.get('sign')}, house {position.get('house')}")
for warning in data["warnings"]:
    print(f"{warning['code']}: {warning['message']}")
