import { formatUtc } from '../domain/civil-time/format.ts';
import type { LocalMoment } from '../domain/civil-time/moment.ts';
import type { ZodiacWithAyanamsa } from '../use-cases/zodiac.ts';
import { JULIAN_DAY_DECIMALS, roundTo } from './rounding.ts';
import { toTimeResolution } from './subject.ts';

/** How the moment of a calculation was understood. */
export function toMomentInfo({ instant, jdUt, resolution }: LocalMoment) {
  return {
    datetime_utc: formatUtc(instant),
    julian_day: roundTo(jdUt, JULIAN_DAY_DECIMALS),
    time_resolution: toTimeResolution(resolution),
  };
}

/** Which zodiac the longitudes of an answer are counted in. */
export function toZodiacInfo({ zodiac, ayanamsaDeg }: ZodiacWithAyanamsa, decimals: number) {
  if (zodiac.type === 'tropical' || ayanamsaDeg === undefined) return { zodiac_type: zodiac.type };
  return { zodiac_type: zodiac.type, ayanamsa: zodiac.ayanamsa, ayanamsa_degrees: roundTo(ayanamsaDeg, decimals) };
}
