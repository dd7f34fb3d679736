import { SECONDS_PER_DAY } from '../../units/time.ts';
import type { ClockPeriod, ZoneHistory } from './zone.ts';

/** The Earth turns 360° in a day: one degree of longitude is four minutes of mean solar time. */
const SECONDS_PER_DEGREE = 240;

/**
 * Offset from UTC of the mean solar time of a place, whole seconds.
 *
 * The date is the zone's: Manila until 1844 and Alaska until 1867 kept the date of the other side of the Pacific, and
 * their local mean time in the database says so (−15:56, +15:02), which the longitude alone does not.
 */
function meanTimeOffsetSeconds(longitudeDeg: number, zoneOffsetSeconds: number): number {
  const offsetSeconds = Math.round(longitudeDeg * SECONDS_PER_DEGREE);
  const daysAcrossDateLine = Math.round((zoneOffsetSeconds - offsetSeconds) / SECONDS_PER_DAY);
  return offsetSeconds + daysAcrossDateLine * SECONDS_PER_DAY;
}

/**
 * A zone as one place in it lived it: where the zone's city kept its own mean time, the place keeps its own instead.
 * All else, the instant of going over to standard time too, is the zone's.
 *
 * Around that instant the place's clock jumps by another amount than the city's. Such a time is an ordinary gap or fold
 * of this history and is resolved like any other, so every local time has an answer.
 *
 * @param longitudeDeg east positive, `[-180, 180]`
 * @example withOwnMeanTime(paris, 4.835).periodAt(year1850).offsetSeconds // 1160 in Lyon, where Paris has 561
 */
export function applyLocalMeanTime(zone: ZoneHistory, longitudeDeg: number): ZoneHistory {
  const asLived = (period: ClockPeriod): ClockPeriod =>
    period.isLocalMeanTime
      ? { ...period, offsetSeconds: meanTimeOffsetSeconds(longitudeDeg, period.offsetSeconds) }
      : period;
  return {
    name: zone.name,
    canonicalName: zone.canonicalName,
    periodAt: (instant) => asLived(zone.periodAt(instant)),
    transitionsBetween: (from, to) => zone.transitionsBetween(from, to),
  };
}
