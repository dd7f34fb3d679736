"""How long to wait before a call is made again."""

from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass
from email.utils import parsedate_to_datetime

_FIRST_WAIT = 0.25
_LONGEST_BACKOFF = 20.0
_RETRIED_STATUSES = (429, 503)


@dataclass(frozen=True)
class RetrySettings:
    """Retries of a call. Rate limits are counted by the minute."""

    #: Number of retries after 429 or 503, for calls that can be repeated.
    retries: int = 4
    #: Longest wait between two attempts, seconds. The call fails if the service asks for a longer one.
    longest_wait: float = 60.0


def parse_retry_after(text: str | None) -> float | None:
    """Wait that ``Retry-After`` requests, seconds; 0 for a past date, None without a valid header.

    Source: RFC 9110, section 10.2.3, Retry-After = HTTP-date / delay-seconds.
    """
    trimmed = (text or "").strip()
    if re.fullmatch(r"[0-9]+", trimmed):
        return float(trimmed)
    try:
        return max(0.0, parsedate_to_datetime(trimmed).timestamp() - time.time())
    except ValueError:
        return None


def choose_wait(status: int, retry_after: str | None, attempt: int, settings: RetrySettings) -> float | None:
    """Seconds to wait before the next attempt; None for no further attempt.

    With ``Retry-After`` the wait is that time plus a short random time, so that clients that were refused together do
    not return together. Without it the wait is random, up to a bound that doubles with each attempt.

    :param attempt: number of earlier attempts, from 0
    """
    if status not in _RETRIED_STATUSES or attempt >= settings.retries:
        return None
    requested = parse_retry_after(retry_after)
    if requested is None:
        return random.random() * min(_FIRST_WAIT * 2**attempt, _LONGEST_BACKOFF, settings.longest_wait)
    return None if requested > settings.longest_wait else requested + random.random() * _FIRST_WAIT
