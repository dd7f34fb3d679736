import { fileURLToPath } from 'node:url';
import { readTowns } from '../../../../../layers/places/build/update-zone-grid.ts';
import type { TownInZone } from '../../../../../layers/places/build/zone-grid/cell-zones.ts';
import type { CheckedBirth } from '../../../../../lib/astro/clock/birth-checks/birth.ts';
import { findSlips } from '../../../../../lib/astro/clock/birth-checks/find-slips.ts';
import { dateFromDayNumber } from '../../../../../lib/astro/clock/civil-time/calendar.ts';
import { resolveMoment } from '../../../../../lib/astro/clock/civil-time/moment.ts';
import type { StatedMoment, StatedZone } from '../../../../../lib/astro/clock/civil-time/stated-time.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { toTimeAtPlace } from '../../../../../lib/charts/moment-at-place.ts';
import { calendars, localPractice, zoneLookup, zones } from '../../../../support/services.ts';

export const NOW = unixSeconds(Date.parse('2030-12-31T00:00:00Z') / 1000);

export const towns = readTowns(fileURLToPath(new URL('../../../../../layers/places/gazetteer.bin', import.meta.url)));

/** Numbers in `[0, 1)`, the same in every run: D. E. Knuth's linear congruential generator modulo 2^32. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A birth with its place and its clock time. */
export interface StatedBirth {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly moment: Extract<StatedMoment, { type: 'civil' }>;
  readonly timezone: StatedZone | undefined;
}

const DAY_SECONDS = 86_400;
const [FIRST_DAY, LAST_DAY] = ['1850-01-01', '2030-12-30'].map((day) => Date.parse(day) / 1000 / DAY_SECONDS) as [
  number,
  number,
];

/** A clock time between 1850 and 2030, to the minute. */
export function anyMoment(random: () => number): StatedBirth['moment'] {
  const date = dateFromDayNumber(FIRST_DAY + Math.floor(random() * (LAST_DAY - FIRST_DAY)));
  const civil = { ...date, hour: Math.floor(random() * 24), minute: Math.floor(random() * 60), second: 0 };
  return {
    type: 'civil',
    civil,
    calendar: 'gregorian',
    isCalendarStated: true,
    hasTime: true,
    offsetSeconds: undefined,
  };
}

export const anyTown = (random: () => number): TownInZone =>
  towns[Math.floor(random() * towns.length)] ?? { latitudeDeg: 0, longitudeDeg: 0, zone: 'UTC' };

/** Reads a birth as the service does. */
export function readBirth({ latitudeDeg, longitudeDeg, moment, timezone }: StatedBirth): CheckedBirth {
  const stated = { moment, disambiguation: 'compatible', timezone: undefined } as const;
  const time = { stated, place: { latitudeDeg, longitudeDeg }, timezone };
  return { ...time, moment: resolveMoment(toTimeAtPlace(time, services), zones), timeIsKnown: true };
}

const services = { zones, zoneLookup, localPractice, calendars };

/** Codes of the slips of a birth. */
export const codesOf = (birth: StatedBirth): readonly string[] =>
  findSlips(readBirth(birth), services, NOW).map(({ code }) => code);
