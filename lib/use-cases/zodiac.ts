import type { Zodiac } from '../ephemeris/port.ts';
import type { ChartConfiguration } from '../schemas/configuration.ts';

/** The zodiac of an answer. */
export interface ZodiacWithAyanamsa {
  readonly zodiac: Zodiac;
  /** Distance of its zero point from the tropical one; undefined in the tropical zodiac. */
  readonly ayanamsaDeg: number | undefined;
}

/** The zodiac that was asked for. */
export function toZodiac({ zodiac_type, ayanamsa }: Pick<ChartConfiguration, 'zodiac_type' | 'ayanamsa'>): Zodiac {
  return zodiac_type === 'tropical' ? { type: 'tropical' } : { type: 'sidereal', ayanamsa: ayanamsa ?? 'lahiri' };
}
