import type { Ephemeris, Zodiac } from '../ephemeris/port.ts';
import type { ChartConfiguration } from '../schemas/configuration.ts';
import type { JdUt } from '../units/time.ts';

/** A zodiac and, if it is sidereal, its distance from the tropical one at a moment. */
export interface ZodiacWithAyanamsa {
  readonly zodiac: Zodiac;
  /** Distance of its zero point from the tropical one; undefined in the tropical zodiac. */
  readonly ayanamsaDeg: number | undefined;
}

/** The zodiac of a request. */
export function toZodiac({ zodiac_type, ayanamsa }: Pick<ChartConfiguration, 'zodiac_type' | 'ayanamsa'>): Zodiac {
  return zodiac_type === 'tropical' ? { type: 'tropical' } : { type: 'sidereal', ayanamsa: ayanamsa ?? 'lahiri' };
}

/** A zodiac with its ayanamsa at a moment. */
export function measureAyanamsa(zodiac: Zodiac, moment: JdUt, ephemeris: Ephemeris): ZodiacWithAyanamsa {
  const ayanamsaDeg = zodiac.type === 'sidereal' ? ephemeris.ayanamsaDeg(moment, zodiac.ayanamsa) : undefined;
  return { zodiac, ayanamsaDeg };
}
