import type { Ephemeris, Zodiac } from '../../ephemeris/port.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';

/**
 * The zodiac of the longitudes in an answer. Events are always searched in the tropical zodiac, so that their moments do
 * not depend on the answer's: a sidereal zero point itself moves, and sidereal stations are up to 198 s away from tropical
 * ones (62 of Venus from 2000 to 2049, `lahiri`).
 */
export interface OutputZodiac {
  readonly ephemeris: Ephemeris;
  readonly zodiac: Zodiac;
}

/**
 * Longitude in the zodiac of the answer, equal to that in a chart. The engine computes it: subtracting the ayanamsa is not
 * enough, as `j2000` and similar ones also refer to another ecliptic.
 */
export function outputLongitudeDeg(
  body: 'venus' | 'sun',
  moment: JdUt,
  { ephemeris, zodiac }: OutputZodiac,
): LongitudeDeg {
  return ephemeris.longitude(body, moment, { zodiac, center: { type: 'geocentric' } });
}
