import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds } from '../../units/time.ts';
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

/**
 * The zone as one place in it observed it: while the zone's city kept its own mean solar time, the place has the mean
 * time of its own longitude. Everything else, including the instant at which standard time began, is that of the zone.
 *
 * At that instant the place's clock jumps by a different amount than the city's. This is an ordinary gap or overlap of
 * the history and is resolved like any other, so every local time has an answer.
 *
 * Between two mean times only the date changes. It changed at a time of day, not at one instant: in the Philippines
 * 1 January 1845 followed 30 December 1844 at each place's midnight.
 *
 * @param longitudeDeg east positive, `[-180, 180]`
 * @example applyLocalMeanTime(paris, 4.835).periodAt(year1850).offsetSeconds // 1160 in Lyon, where Paris has 561
 */
export function applyLocalMeanTime(zone: ZoneHistory, longitudeDeg: number): ZoneHistory {
  const toLocalOffset = (zoneOffsetSeconds: number) => meanTimeOffsetSeconds(longitudeDeg, zoneOffsetSeconds);
  const secondsAheadOfZone = ({ offsetSeconds }: ClockPeriod): number => toLocalOffset(offsetSeconds) - offsetSeconds;

  const periodAt = (instant: UnixSeconds): ClockPeriod => {
    const atInstant = zone.periodAt(instant);
    if (!atInstant.isLocalMeanTime) return atInstant;
    const atSameReading = zone.periodAt(unixSeconds(instant + secondsAheadOfZone(atInstant)));
    const period = atSameReading.isLocalMeanTime ? atSameReading : atInstant;
    return { ...period, offsetSeconds: toLocalOffset(period.offsetSeconds) };
  };

  const toLocalInstant = (instant: UnixSeconds): UnixSeconds => {
    const after = zone.periodAt(instant);
    if (!after.isLocalMeanTime) return instant;
    return unixSeconds(instant - secondsAheadOfZone(after));
  };

  return {
    name: zone.name,
    canonicalName: zone.canonicalName,
    periodAt,
    transitionsBetween: (from, to) =>
      zone
        .transitionsBetween(unixSeconds(from - SECONDS_PER_DAY), unixSeconds(to + SECONDS_PER_DAY))
        .map(toLocalInstant)
        .filter((instant) => instant > from && instant <= to),
  };
}
