"""A typed client of the Natal astrology service. It needs only the standard library."""

from .charts import ChartSlot, Progress
from .client import AsyncNatal, Natal
from .problem import NatalProblem

__all__ = ["AsyncNatal", "ChartSlot", "Natal", "NatalProblem", "Progress"]
