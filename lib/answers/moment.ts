import { formatUtc } from '../domain/civil-time/format.ts';
import type { LocalMoment } from '../domain/civil-time/moment.ts';
import type { Zodiac } from '../ephemeris/port.ts';
import { JULIAN_DAY_DECIMALS, rounded } from './rounding.ts';
import { timeResolution } from './subject.ts';

/** The zodiac of an answer. */
export interface ZodiacInUse {
  readonly zodiac: Zodiac;
  /** Distance of its zero point from the tropical one; undefined in the tropical zodiac. */
  readonly ayanamsaDeg: number | undefined;
}

/** How the moment of a calculation was understood. */
export function momentInfo({ instant, jdUt, resolution }: LocalMoment) {
  return {
    datetime_utc: formatUtc(instant),
    julian_day: rounded(jdUt, JULIAN_DAY_DECIMALS),
    time_resolution: timeResolution(resolution),
  };
}

/** Which zodiac the longitudes of an answer are counted in. */
export function zodiacInfo({ zodiac, ayanamsaDeg }: ZodiacInUse, decimals: number) {
  if (zodiac.type === 'tropical' || ayanamsaDeg === undefined) return { zodiac_type: zodiac.type };
  return { zodiac_type: zodiac.type, ayanamsa: zodiac.ayanamsa, ayanamsa_degrees: rounded(ayanamsaDeg, decimals) };
}
