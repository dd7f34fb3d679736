import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds } from '../../units/time.ts';
import { instantFromWall, type WallSeconds, wallAt } from './civil.ts';
import type { ZoneHistory } from './zone.ts';

/** No clock is further from UTC: a zone's stays within −25 to +26 hours (tzfile(5)), a place's within 12 hours of that. */
const WIDEST_OFFSET_SECONDS = 2 * SECONDS_PER_DAY;

/** A stretch of time in which the clock ran on evenly: `[from, until)`. */
interface OffsetPeriod {
  readonly from: UnixSeconds;
  readonly until: UnixSeconds;
  readonly offsetSeconds: number;
}

function listOffsetPeriods(wall: WallSeconds, zone: ZoneHistory): OffsetPeriod[] {
  const first = unixSeconds(wall - WIDEST_OFFSET_SECONDS);
  const last = unixSeconds(wall + WIDEST_OFFSET_SECONDS);
  const starts = [first, ...zone.transitionsBetween(first, last)];
  return starts.map((from, index) => ({
    from,
    until: starts[index + 1] ?? last,
    offsetSeconds: zone.periodAt(from).offsetSeconds,
  }));
}

/**
 * Every instant at which the clocks of a zone showed a reading, ascending: one as a rule, two where they were set back
 * over it, none where they were set forward over it.
 *
 * ```
 *   clock │      ╱ ╱          clock │       ╱
 *         │     ╱ ╱                 │      ╱
 *    wall ┼ ─ ─╱─╱─ two        wall ┼ ─ ─ ┆ ─ none
 *         │   ╱ ╱                   │    ╱
 *         └──────── instant         └──────── instant
 * ```
 */
export function findOccurrences(wall: WallSeconds, zone: ZoneHistory): UnixSeconds[] {
  return listOffsetPeriods(wall, zone).flatMap(({ from, until, offsetSeconds }) => {
    const instant = instantFromWall(wall, offsetSeconds);
    return instant >= from && instant < until ? [instant] : [];
  });
}

/**
 * For a reading that never was: the instants that the clock before and the clock after the jump would have given it.
 *
 * @returns earlier and later; the later one is as far after the jump as the reading is beyond the last that was
 * @throws RangeError where the reading did occur
 */
export function findInstantsAroundGap(wall: WallSeconds, zone: ZoneHistory): [UnixSeconds, UnixSeconds] {
  const stretches = listOffsetPeriods(wall, zone);
  for (const [index, after] of stretches.entries()) {
    const before = stretches[index - 1];
    if (before === undefined) continue;
    const jumpsOver =
      wallAt(after.from, before.offsetSeconds) <= wall && wall < wallAt(after.from, after.offsetSeconds);
    if (jumpsOver) return [instantFromWall(wall, after.offsetSeconds), instantFromWall(wall, before.offsetSeconds)];
  }
  throw new RangeError(`no jump of ${zone.name} covers the reading ${wall}`);
}
