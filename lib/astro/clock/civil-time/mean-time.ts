import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds } from '../../../base/units/time.ts';
import type { ClockHistory, ClockPeriod, ZoneHistory } from './zone.ts';

/** The Earth turns 360° in a day: one degree of longitude is four minutes of mean solar time. */
const SECONDS_PER_DEGREE = 240;

/**
 * Offset from UTC of the mean solar time of a place, whole seconds.
 *
 * The date follows the zone: Manila until 1844 and Alaska until 1867 kept the date of the other side of the Pacific.
 * Their local mean time in the database shows it (−15:56, +15:02); the longitude alone does not.
 */
function meanTimeOffsetSeconds(longitudeDeg: number, zoneOffsetSeconds: number): number {
  const offsetSeconds = Math.round(longitudeDeg * SECONDS_PER_DEGREE);
  const daysAcrossDateLine = Math.round((zoneOffsetSeconds - offsetSeconds) / SECONDS_PER_DAY);
  return offsetSeconds + daysAcrossDateLine * SECONDS_PER_DAY;
}

/**
 * A clock that always shows the mean solar time of a place.
 *
 * @param longitudeDeg east positive, `[-180, 180]`
 */
export function createMeanTimeClock(longitudeDeg: number): ClockHistory {
  const period: ClockPeriod = {
    offsetSeconds: Math.round(longitudeDeg * SECONDS_PER_DEGREE),
    dstOffsetSeconds: 0,
    isDst: false,
    abbreviation: 'LMT',
    isLocalMeanTime: true,
  };
  return { periodAt: () => period, transitionsBetween: () => [] };
}

/** A change of a place's clock. */
interface ClockChange {
  readonly at: UnixSeconds;
  readonly before: ClockPeriod;
  readonly after: ClockPeriod;
}

/**
 * The zone as one place in it observed it: while the zone's city kept its own mean solar time, the place has the mean
 * time of its own longitude. Everything else, including the instants at which standard time began or ended, is that of
 * the zone.
 *
 * At such an instant the place's clock jumps by a different amount than the city's. This is an ordinary gap or overlap of
 * the history and is resolved like any other, so every local time has an answer.
 *
 * Between two mean times only the date changes. It changed at a time of day, not at one instant: in the Philippines
 * 1 January 1845 followed 30 December 1844 at each place's midnight. Where the date stays, the database corrects the
 * mean time of the city, as in Lima, and nothing changes at the place.
 *
 * @param longitudeDeg east positive, `[-180, 180]`
 * @example applyLocalMeanTime(paris, 4.835).periodAt(year1850).offsetSeconds // 1160 in Lyon, where Paris has 561
 */
export function applyLocalMeanTime(zone: ZoneHistory, longitudeDeg: number): ZoneHistory {
  const toLocalPeriod = (period: ClockPeriod): ClockPeriod =>
    period.isLocalMeanTime
      ? { ...period, offsetSeconds: meanTimeOffsetSeconds(longitudeDeg, period.offsetSeconds) }
      : period;

  const toLocalChanges = (instant: UnixSeconds): ClockChange[] => {
    const inZone = zone.periodAt(unixSeconds(instant - 1));
    const [before, after] = [toLocalPeriod(inZone), toLocalPeriod(zone.periodAt(instant))];
    if (!before.isLocalMeanTime || !after.isLocalMeanTime) return [{ at: instant, before, after }];
    if (before.offsetSeconds === after.offsetSeconds) return [];
    return [{ at: unixSeconds(instant + inZone.offsetSeconds - before.offsetSeconds), before, after }];
  };

  const changesBetween = (from: UnixSeconds, to: UnixSeconds): ClockChange[] =>
    zone
      .transitionsBetween(unixSeconds(from - SECONDS_PER_DAY), unixSeconds(to + SECONDS_PER_DAY))
      .flatMap(toLocalChanges)
      .filter(({ at }) => at > from && at <= to);

  const periodAt = (instant: UnixSeconds): ClockPeriod => {
    const inZone = zone.periodAt(instant);
    if (!inZone.isLocalMeanTime) return inZone;
    const nearby = changesBetween(unixSeconds(instant - SECONDS_PER_DAY), unixSeconds(instant + SECONDS_PER_DAY));
    const last = nearby.findLast(({ at }) => at <= instant);
    return last?.after ?? nearby[0]?.before ?? toLocalPeriod(inZone);
  };

  return {
    name: zone.name,
    canonicalName: zone.canonicalName,
    periodAt,
    transitionsBetween: (from, to) => changesBetween(from, to).map(({ at }) => at),
  };
}
