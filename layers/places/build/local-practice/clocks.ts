import type { DaylightDates } from '../../../../lib/astro/clock/civil-time/daylight-dates.ts';
import type { PracticeClock } from '../../../../lib/astro/clock/civil-time/local-practice.ts';

/** Names of daylight saving dates in the column `dst`. */
const DAYLIGHT_NAMES: ReadonlyMap<string, DaylightDates> = new Map([
  ['US', 'national'],
  ['never', 'never'],
  ['AprSep', 'april_to_september'],
  ['MN59', 'minnesota'],
  ['NYC', 'new_york'],
  ['CHI', 'chicago'],
  ['CA', 'canada'],
]);

const PLAIN_CLOCKS: Readonly<Record<string, PracticeClock>> = {
  lmt: { type: 'local_mean_time' },
  iana: { type: 'iana' },
};

const MAX_OFFSET_SECONDS = 16 * 3600;

/** @param unitSeconds seconds to one of the unit that the text counts */
function readOffsetSeconds(text: string, unitSeconds: number): number {
  const seconds = Number(text) * unitSeconds;
  const isOffset = text !== '' && Number.isInteger(seconds) && Math.abs(seconds) <= MAX_OFFSET_SECONDS;
  if (!isOffset) throw new Error(`"${text}" is no offset from UTC`);
  return seconds;
}

/**
 * Reads the columns `std` and `dst` of `us-states.csv`.
 *
 * @param standard hours from UTC; `zone` for standard time of the zone; without `dst`, `iana` for the history of the zone
 *   and `lmt` for local mean time
 */
export function readUsClock(standard: string, daylight: string): PracticeClock {
  const plain = PLAIN_CLOCKS[standard];
  if (plain !== undefined && daylight === '') return plain;
  const dates = DAYLIGHT_NAMES.get(daylight);
  if (dates === undefined) throw new Error(`dst "${daylight}" is none of ${[...DAYLIGHT_NAMES.keys()].join(', ')}`);
  if (standard === 'zone' && dates === 'national') return { type: 'zone_standard' };
  return { type: 'standard', standardSeconds: readOffsetSeconds(standard, 3600), daylight: dates };
}

const CLOCKS: Readonly<Record<string, (value: string) => PracticeClock>> = {
  zone: (zone) => ({ type: 'zone', zone }),
  offset: (seconds) => ({ type: 'offset', offsetSeconds: readOffsetSeconds(seconds, 1) }),
  std: (hours) => ({ type: 'standard', standardSeconds: readOffsetSeconds(hours, 3600), daylight: 'never' }),
  'std+CA': (hours) => ({ type: 'standard', standardSeconds: readOffsetSeconds(hours, 3600), daylight: 'canada' }),
};

/** Reads the column `clock` of `territories.csv`: `zone:Europe/Berlin`, `offset:7279`, `std:-5`, `std+CA:-6`, `lmt`, `iana`. */
export function readTerritoryClock(text: string): PracticeClock {
  const plain = PLAIN_CLOCKS[text];
  if (plain !== undefined) return plain;
  const [kind = '', value] = text.split(':');
  const read = CLOCKS[kind];
  if (read === undefined || value === undefined) {
    throw new Error(
      `clock "${text}" is none of ${Object.keys(PLAIN_CLOCKS).join(', ')}, ${Object.keys(CLOCKS).join(':, ')}:`,
    );
  }
  return read(value);
}
