import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds, type WallSeconds } from '../../../base/units/time.ts';
import { instantFromWall, wallAt } from './civil.ts';
import type { ZoneHistory } from './zone.ts';

/**
 * Bound of any offset from UTC: a zone stays within −25 to +26 hours (tzfile(5)), a place within 12 hours of its zone.
 */
const WIDEST_OFFSET_SECONDS = 2 * SECONDS_PER_DAY;

/** A period without a change of offset: `[from, until)`. */
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
 * Every instant at which the clocks of a zone showed a reading, ascending: usually one; two where the clocks were set
 * back over it; none where they were set forward over it.
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
 * The two instants of a reading that the clocks skipped: with the offset after the jump and with the offset before it.
 *
 * @returns earlier and later; the later one is as far after the jump as the reading is past the start of the gap
 * @throws RangeError where the reading did occur
 */
export function findInstantsAroundGap(wall: WallSeconds, zone: ZoneHistory): [UnixSeconds, UnixSeconds] {
  const periods = listOffsetPeriods(wall, zone);
  for (const [index, after] of periods.entries()) {
    const before = periods[index - 1];
    if (before === undefined) continue;
    const jumpsOver =
      wallAt(after.from, before.offsetSeconds) <= wall && wall < wallAt(after.from, after.offsetSeconds);
    if (jumpsOver) return [instantFromWall(wall, after.offsetSeconds), instantFromWall(wall, before.offsetSeconds)];
  }
  throw new RangeError(`no jump of ${zone.name} covers the reading ${wall}`);
}
