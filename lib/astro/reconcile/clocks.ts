import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds, type WallSeconds } from '../../base/units/time.ts';
import { civilFromWall, wallSeconds } from '../clock/civil-time/civil.ts';
import { formatOffset } from '../clock/civil-time/format.ts';
import { resolveLocalTime } from '../clock/civil-time/resolve.ts';
import type { ZoneHistory } from '../clock/civil-time/zone.ts';
import { changeOf, type SlipChoice, UNCHANGED } from './slip.ts';

/** A birth as its clock showed it. */
export interface BirthOnClock {
  readonly wall: WallSeconds;
  readonly instant: UnixSeconds;
  /** Local clock − UTC, seconds, east positive. */
  readonly offsetSeconds: number;
  readonly calendar: 'gregorian' | 'julian';
  readonly timeIsKnown: boolean;
  readonly longitudeDeg: number;
  /** The zone of the place; undefined where there is none. */
  readonly zone: ZoneHistory | undefined;
  /** Offsets that local practice, records or the zone alone give the same time. */
  readonly otherOffsetsSeconds: readonly number[];
}

/** A clock on which the other program may have read the time. */
export interface ClockChoice extends SlipChoice {
  readonly offsetAt: (wall: WallSeconds) => number;
}

const HOUR = 3600;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_DEGREE = 240;
/** The year whose rules a program without history applies to every birth. */
const RULES_OF_TODAY = 2024;
/** Before the first standard time of any zone. */
const FIRST_CLOCKS = unixSeconds(Date.UTC(1800, 0, 1) / 1000);

/** Offsets of any clocks on Earth, seconds. */
const EARTH_OFFSETS = Array.from({ length: 105 }, (_, index) => (index - 48) * 900);

const periodOf = (zone: ZoneHistory, wall: WallSeconds) => zone.periodAt(resolveLocalTime(wall, zone).instant);

/** The clocks on which a program may read a time, from the likeliest. The first one is the stated clock. */
export function listClocks(birth: BirthOnClock): readonly ClockChoice[] {
  const { offsetSeconds, zone, wall, otherOffsetsSeconds, longitudeDeg } = birth;
  const stated = createStatedClock(birth);
  const from = formatOffset(offsetSeconds);
  const fixed = (cost: number, seconds: number, note = ''): ClockChoice => ({
    ...changeOf(cost, 'clock', [from, formatOffset(seconds) + note]),
    offsetAt: () => seconds,
  });
  return [
    { ...UNCHANGED, offsetAt: stated },
    ...(zone ? listZoneClocks(birth, zone, stated) : []),
    ...otherOffsetsSeconds.map((seconds) => fixed(2, seconds, ' (another reading of the clocks of the place)')),
    fixed(3, 0, ' (the local time taken as Universal Time)'),
    fixed(4, -offsetSeconds, ' (the sign of the offset exchanged)'),
    fixed(4, Math.round(longitudeDeg * SECONDS_PER_DEGREE), ' (local mean time)'),
    ...(zone ? listZoneMeanTimes(zone).map((seconds) => fixed(5, seconds, ` (mean time of ${zone.name})`)) : []),
    ...EARTH_OFFSETS.map((seconds) => fixed(costOfOffset(seconds - stated(wall), seconds), seconds)),
  ];
}

/** Mean time of the zone's city, and in whole minutes, as pytz has it. */
function listZoneMeanTimes(zone: ZoneHistory): readonly number[] {
  const seconds = zone.periodAt(FIRST_CLOCKS).offsetSeconds;
  return [...new Set([seconds, Math.round(seconds / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE])];
}

/** The clock that the birth was read on; on another date it is changed as its zone was. */
function createStatedClock({ offsetSeconds, zone, wall }: BirthOnClock): (at: WallSeconds) => number {
  if (!zone) return () => offsetSeconds;
  const shown = periodOf(zone, wall).offsetSeconds;
  return (at) => (at === wall ? offsetSeconds : offsetSeconds + periodOf(zone, at).offsetSeconds - shown);
}

function listZoneClocks(birth: BirthOnClock, zone: ZoneHistory, stated: (at: WallSeconds) => number): ClockChoice[] {
  const { dstOffsetSeconds } = periodOf(zone, birth.wall);
  const shift = (cost: number, seconds: number, words: readonly [string, string]): ClockChoice => ({
    ...changeOf(cost, 'daylight_saving', words),
    offsetAt: (wall) => stated(wall) + seconds,
  });
  const summer = dstOffsetSeconds > 0;
  return [
    ...(summer ? [shift(2, -dstOffsetSeconds, ['applied', 'not applied'])] : []),
    shift(summer ? 4 : 3, HOUR, [summer ? 'applied' : 'not in force', summer ? 'applied twice' : 'applied']),
    ...(summer ? [] : [shift(5, -HOUR, ['not in force', 'taken away'])]),
    shift(5, 2 * HOUR, [summer ? 'applied' : 'not in force', 'double summer time']),
    {
      ...changeOf(3, 'clock', [
        `${zone.name} with its history`,
        `${zone.name} by the rules of ${RULES_OF_TODAY} alone`,
      ]),
      offsetAt: (wall) => periodOf(zone, moveToYear(wall, RULES_OF_TODAY)).offsetSeconds,
    },
  ];
}

function moveToYear(wall: WallSeconds, year: number): WallSeconds {
  const civil = civilFromWall(wall);
  return wallSeconds({ ...civil, year, day: Math.min(civil.day, 28) });
}

/** A neighboring whole hour is more usual than another one, and that than a half or a quarter. */
function costOfOffset(difference: number, seconds: number): number {
  if (seconds % HOUR === 0) return Math.abs(difference) <= HOUR ? 5 : 6;
  return seconds % (HOUR / 2) === 0 ? 7 : 8;
}

export const HALF_DAY = SECONDS_PER_DAY / 2;
