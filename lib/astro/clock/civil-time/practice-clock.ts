import { unixSeconds, type WallSeconds } from '../../../base/units/time.ts';
import { instantFromWall, wallAt } from './civil.ts';
import { type DaylightDates, listDaylightSpans } from './daylight-dates.ts';
import { formatOffset } from './format.ts';
import type { PracticeClock } from './local-practice.ts';
import { createMeanTimeClock } from './mean-time.ts';
import type { ClockHistory, ClockPeriod, ZoneHistories, ZoneHistory } from './zone.ts';

/** The zone and the longitude of the place that a rule is applied to. */
interface PracticePlace {
  /** History of the zone, with the local mean time of the place. */
  readonly zone: ZoneHistory;
  readonly longitudeDeg: number;
}

const HOUR_SECONDS = 3600;

/** The letter that begins the abbreviations of each standard time of the United States: EST, EDT, EWT. */
const ABBREVIATION_LETTERS: Readonly<Record<number, string>> = { [-5]: 'E', [-6]: 'C', [-7]: 'M', [-8]: 'P' };

function abbreviate(standardSeconds: number, kind: 'ST' | 'DT' | 'WT'): string {
  const letter = ABBREVIATION_LETTERS[standardSeconds / HOUR_SECONDS];
  return letter === undefined ? formatOffset(standardSeconds + (kind === 'ST' ? 0 : HOUR_SECONDS)) : letter + kind;
}

function createFixedClock(offsetSeconds: number, abbreviation = formatOffset(offsetSeconds)): ClockHistory {
  const period: ClockPeriod = {
    offsetSeconds,
    dstOffsetSeconds: 0,
    isDst: false,
    abbreviation,
    isLocalMeanTime: false,
  };
  return { periodAt: () => period, transitionsBetween: () => [] };
}

const standardClocks = new Map<string, ClockHistory>();

/** A clock in standard time that is an hour ahead during the spans of the dates; there are some twenty of them. */
function findStandardClock(standardSeconds: number, dates: DaylightDates): ClockHistory {
  const key = `${standardSeconds} ${dates}`;
  const clock = standardClocks.get(key) ?? createStandardClock(standardSeconds, dates);
  standardClocks.set(key, clock);
  return clock;
}

function createStandardClock(standardSeconds: number, dates: DaylightDates): ClockHistory {
  const standard = createFixedClock(standardSeconds, abbreviate(standardSeconds, 'ST')).periodAt(unixSeconds(0));
  const spans = listDaylightSpans(dates).map(({ from, until, isWarTime }) => ({
    from: instantFromWall(from, standardSeconds),
    until: instantFromWall(until, standardSeconds + HOUR_SECONDS),
    period: {
      offsetSeconds: standardSeconds + HOUR_SECONDS,
      dstOffsetSeconds: HOUR_SECONDS,
      isDst: true,
      abbreviation: abbreviate(standardSeconds, isWarTime ? 'WT' : 'DT'),
      isLocalMeanTime: false,
    },
  }));
  const changes = spans.flatMap(({ from, until }) => [from, until]);
  return {
    periodAt: (instant) => spans.find(({ from, until }) => instant >= from && instant < until)?.period ?? standard,
    transitionsBetween: (from, to) => changes.filter((change) => change > from && change <= to),
  };
}

/** The zone without the daylight saving that only some of its places had; that of the national laws stays. */
function createNationalClock(zone: ZoneHistory): ClockHistory {
  const spans = listDaylightSpans('national');
  const hasNationalDates = (wall: WallSeconds): boolean =>
    spans.some(({ from, until }) => wall >= from && wall < until);
  return {
    transitionsBetween: (from, to) => zone.transitionsBetween(from, to),
    periodAt(instant) {
      const period = zone.periodAt(instant);
      if (!period.isDst || hasNationalDates(wallAt(instant, period.offsetSeconds))) return period;
      const offsetSeconds = period.offsetSeconds - period.dstOffsetSeconds;
      return createFixedClock(offsetSeconds, abbreviate(offsetSeconds, 'ST')).periodAt(instant);
    },
  };
}

/**
 * The clock that a rule states, as it runs at a place.
 *
 * @throws RangeError where the rule names a zone that the histories lack, because their releases differ
 */
export function createPracticeClock(
  clock: PracticeClock,
  { zone, longitudeDeg }: PracticePlace,
  zones: ZoneHistories,
): ClockHistory {
  switch (clock.type) {
    case 'standard':
      return findStandardClock(clock.standardSeconds, clock.daylight);
    case 'zone_standard':
      return createNationalClock(zone);
    case 'offset':
      return createFixedClock(clock.offsetSeconds);
    case 'zone':
      return findZone(clock.zone, zones);
    case 'iana':
      return zone;
    case 'local_mean_time':
      return createMeanTimeClock(longitudeDeg);
  }
}

function findZone(name: string, zones: ZoneHistories): ZoneHistory {
  const zone = zones.find(name);
  if (!zone) throw new RangeError(`time zone database ${zones.version} has no ${name}`);
  return zone;
}
