"""Prints every aspect of Saturn to the Sun and Moon of a birth, page by page, with the asynchronous client."""

import asyncio
import os

from natal_client import AsyncNatal
from natal_client.contract import TransitSearchRequest

SEARCH: TransitSearchRequest = {
    "natal_planets": {"Sun": 99.18, "Moon": 347.6},
    "transiting_planets": ["saturn"],
    "start_date": "2026-01-01",
    "end_date": "2030-01-01",
    "limit": 4,
}


async def print_transits() -> None:
    natal = AsyncNatal(os.environ.get("NATAL_URL", "http://127.0.0.1:3000"), os.environ.get("NATAL_API_KEY", ""))
    async for page in natal.pages("/predictive/transits/search", SEARCH):
        for aspect in page["aspects"]:
            print(aspect["exact_datetime"], aspect["transiting_planet"], aspect["aspect"], aspect["natal_planet"])


asyncio.run(print_transits())
