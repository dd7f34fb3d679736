import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import type { GeoPlace } from '../port.ts';
import { toEquatorial } from '../sky/zodiac/equatorial.ts';

/** What the geographic longitude of a place is equal to: the tropical longitude of its midheaven, or its right ascension. */
export const GEODETIC_MEASURES = ['longitude', 'right_ascension'] as const;

/** A fixed correspondence of the meridians of the Earth with those of the sky. */
export interface Geodetic {
  readonly measure: (typeof GEODETIC_MEASURES)[number];
  /** Meridian at which 0° Aries culminates, degrees, east positive. */
  readonly meridianDeg: number;
}

/**
 * Right ascension of the geodetic midheaven of a place, regardless of the moment.
 *
 * @source longitude: Jim Shawvan, What Are Geodetic Charts, Astro Communications Services (15°02′ east is 15°02′ Aries); both
 * measures: Solar Fire help, "Locality Charts", Geodetic; any meridian: Matrix Astro*Index, "Geodetic Chart"
 */
export function computeGeodeticArmcDeg(
  { measure, meridianDeg }: Geodetic,
  place: GeoPlace,
  obliquityDeg: number,
): LongitudeDeg {
  const eastDeg = longitudeDeg(place.longitudeDeg - meridianDeg);
  if (measure === 'right_ascension') return eastDeg;
  return toEquatorial({ longitudeDeg: eastDeg, latitudeDeg: 0 }, obliquityDeg).rightAscensionDeg;
}
