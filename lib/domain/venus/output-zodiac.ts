import type { Ephemeris, Zodiac } from '../../ephemeris/port.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';

/**
 * The zodiac that an answer counts longitudes in. Events are found in the tropical one whatever it is, so that asking for
 * another zodiac never moves an event: longitudes from a sidereal zero point, which itself moves, turn up to 198 s away
 * from the tropical stations (62 of Venus from 2000 to 2049, `lahiri`).
 */
export interface OutputZodiac {
  readonly ephemeris: Ephemeris;
  readonly zodiac: Zodiac;
}

/**
 * Longitude as charts of the same zodiac have it. It is asked of the engine, not had by taking off the ayanamsa: those
 * of `j2000` and its like also place bodies on another ecliptic.
 */
export function outputLongitudeDeg(
  body: 'venus' | 'sun',
  moment: JdUt,
  { ephemeris, zodiac }: OutputZodiac,
): LongitudeDeg {
  return ephemeris.longitude(body, moment, { zodiac, center: { type: 'geocentric' } });
}
