import { formatUtc } from '../astro/clock/civil-time/format.ts';
import type { LocalMoment } from '../astro/clock/civil-time/moment.ts';
import type { ZodiacWithAyanamsa } from '../charts/zodiac.ts';
import { toAyanamsaMembers } from './ayanamsa.ts';
import { JULIAN_DAY_DECIMALS, roundTo } from './rounding.ts';
import { toTimeResolution } from './subject.ts';

/** The moment of a calculation, and how its civil time became an instant. */
export function toMomentInfo({ instant, jdUt, resolution }: LocalMoment) {
  return {
    datetime_utc: formatUtc(instant),
    julian_day: roundTo(jdUt, JULIAN_DAY_DECIMALS),
    time_resolution: toTimeResolution(resolution),
  };
}

/** The zodiac of the longitudes of an answer. */
export function toZodiacInfo({ zodiac, ayanamsaDeg }: ZodiacWithAyanamsa, decimals: number) {
  if (zodiac.type !== 'sidereal' || ayanamsaDeg === undefined) return { zodiac_type: zodiac.type };
  return {
    zodiac_type: zodiac.type,
    ...toAyanamsaMembers(zodiac.ayanamsa),
    ayanamsa_degrees: roundTo(ayanamsaDeg, decimals),
  };
}
